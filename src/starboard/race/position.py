"""The position of Race for the Galaxy: cards in their places, what each seat knows of them, and how both move.

Holds state and the moves every phase shares (draw, discard, place, take VP chips). The rules themselves are in the
modules named for the phases.
"""

from __future__ import annotations

from starboard.kernel.chance import Stream
from starboard.kernel.event import Event
from starboard.kernel.game import PASS, Game, Standing
from starboard.race import goals, guesses, hidden, prestige, scoring, views, vocabulary
from starboard.race.abilities import Abilities, Source, gather, total_military
from starboard.race.content import BRINK_OF_WAR, Content, Design
from starboard.race.goals import NO_TALLY, Tally
from starboard.race.names import name_of, thing_of
from starboard.race.quirks import NO_QUIRKS
from starboard.race.robot import Holder, Robot


class Rules:
    """The options of a game, fixed from its start. Each level adds an expansion, The Brink of War being the third."""

    def __init__(self, level: int, advanced: bool = False, preset: bool = False) -> None:
        self.level = level
        self.advanced = advanced
        self.preset = preset
        self.goals = False
        self.takeovers = False
        self.prestige = level >= BRINK_OF_WAR
        self.draft = False
        self.scenario = False
        self.solo = False
        self.difficulty = ""
        """Of the solo game."""
        self.quirks = NO_QUIRKS
        """Other readings of the rules: of the reference engine, or of an older version. A new game has none."""


class Pile:
    """A deck and its discard pile. All seats share one, unless they have drafted decks of their own."""

    deck: list[int]
    discard: list[int]
    shuffles: int
    filled: int

    def lay(self, deck: list[int]) -> None:
        self.deck = deck
        self.discard = []
        self.shuffles = 0
        self.filled = 0

    def copy(self) -> Pile:
        other = Pile()
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.shuffles = self.shuffles
        other.filled = self.filled
        return other


class Player(Holder):
    """What one seat has. The hand and the cards in `drawn`, `paid` and `saved` are hidden from others.

    A new object is blank. `kept_discount` and `waiting` (worlds whose goods cannot be spent yet) are for quirks.
    """

    hand: list[int]
    drawn: list[int]
    pack: list[int]
    paid: list[int]
    saved: list[int]
    tableau: list[int]
    actions: list[int]
    last_actions: list[int]
    """What was chosen in the round before. No rule asks for it, so it is no part of the state; everybody saw it."""
    boosted: int
    vp: int
    card_used: bool
    goals: list[int]
    over_limit: bool
    start: int
    placing: int
    placed: list[int]
    replaced: list[int]
    began: list[int]
    filled: int
    used: list[int]
    temporary: int
    hand_spent: list[int]
    bonus_taken: bool
    settle_boost: bool
    kept_discount: int
    waiting: list[int]
    produced: list[int]
    abilities: Abilities
    stale: bool
    tally: Tally

    def sit_down(self) -> None:
        """Nothing in hand, nothing on the table."""
        self.hand = []
        self.drawn = []
        self.pack = []
        self.paid = []
        self.saved = []
        self.tableau = []
        self.actions = []
        self.last_actions = []
        self.boosted = PASS
        self.vp = 0
        self.prestige = 0
        self.gained_prestige = 0
        self.on_tile = 0
        self.card_used = False
        self.goals = []
        self.over_limit = False
        self.start = -1
        self.placing = PASS
        self.placed = []
        self.replaced = []
        self.began = []
        self.filled = 0
        self.used = []
        self.temporary = 0
        self.hand_spent = []
        self.bonus_taken = False
        self.settle_boost = False
        self.kept_discount = 0
        self.waiting = []
        self.produced = [0, 0, 0, 0, 0, 0]
        self.abilities = Abilities()
        self.stale = True
        self.tally = NO_TALLY

    def copy(self) -> Player:
        other = Player()
        other.hand = self.hand[:]
        other.drawn = self.drawn[:]
        other.pack = self.pack[:]
        other.paid = self.paid[:]
        other.saved = self.saved[:]
        other.tableau = self.tableau[:]
        other.actions = self.actions[:]
        other.last_actions = self.last_actions
        other.boosted = self.boosted
        other.vp = self.vp
        other.prestige = self.prestige
        other.gained_prestige = self.gained_prestige
        other.on_tile = self.on_tile
        other.card_used = self.card_used
        other.goals = self.goals[:]
        other.over_limit = self.over_limit
        other.start = self.start
        other.placing = self.placing
        other.placed = self.placed[:]
        other.replaced = self.replaced[:]
        other.began = self.began
        other.filled = self.filled
        other.used = self.used[:]
        other.temporary = self.temporary
        other.hand_spent = self.hand_spent[:]
        other.bonus_taken = self.bonus_taken
        other.settle_boost = self.settle_boost
        other.kept_discount = self.kept_discount
        other.waiting = self.waiting[:]
        other.produced = self.produced[:]
        other.abilities = self.abilities
        other.stale = self.stale
        other.tally = self.tally
        return other


class Attempt:
    """A declared takeover (Rebel vs Imperium). Immutable."""

    def __init__(self, attacker: int, defender: int, world: int, source: Source) -> None:
        self.attacker = attacker
        self.defender = defender
        self.world = world
        self.source = source
        self.strength = 0
        self.conqueror = PASS
        """The card that lets a non-military world be conquered, or PASS."""
        self.kind = vocabulary.NONE
        """As which kind its owner has named the Refinery for its defence."""

    def made_with(self, strength: int, conqueror: int) -> Attempt:
        """The same attempt with another strength."""
        other = Attempt(self.attacker, self.defender, self.world, self.source)
        other.strength = strength
        other.conqueror = conqueror
        other.kind = self.kind
        return other

    def named(self, kind: int) -> Attempt:
        """The same attempt at the Refinery, of this kind from now on."""
        other = self.made_with(self.strength, self.conqueror)
        other.kind = kind
        return other

    def data(self) -> list[int]:
        found = [self.attacker, self.defender, self.world, self.source.card, self.strength, self.conqueror]
        return [*found, self.kind] if self.kind != vocabulary.NONE else found


class RaceGame(Game):
    """A game of Race for the Galaxy."""

    rules: Rules
    content: Content
    players: list[Player]
    piles: list[Pile]
    pile_of: list[int]
    good: list[int]
    good_filled: list[int]
    good_pile: list[int]
    known: list[int]
    """For each card, a mask with bit s for each seat s that knows where it is."""
    seen: list[int]
    """For each card, eight bits for each seat: the last shuffle at which it saw the card go into the deck; 0: never."""
    lost: list[int]
    """For each card, eight bits for each seat: one more than the seat whose hand it last knew the card in, if that has
    since discarded cards face down, so that it cannot tell whether the card is still there; 0: no such hand."""
    vp_pool: int
    phase: int
    goals: list[int]
    goal_progress: list[list[int]]
    leader: int
    attempts: list[Attempt]
    aside: list[int]
    set_aside: list[int]
    drafted_seen: list[int]
    """With drafted decks: for each card, eight bits for each seat: with which packet it last saw the card, counting the
    packets that came to it; 0: never."""
    robot: Robot | None

    def lay_cards(self, rules: Rules, content: Content) -> None:
        """All cards are off the table, all VP chips in the pool."""
        seats = self.seats
        self.rules = rules
        self.content = content
        self.players = [Player() for _ in range(seats)]
        for player in self.players:
            player.sit_down()
        common = Pile()
        common.lay([])
        self.piles = [common]
        self.pile_of = [0] * seats
        size = len(content.cards)
        self.good = [PASS] * size
        self.good_filled = [0] * size
        self.good_pile = []
        self.known = [0] * size
        self.seen = [0] * size
        self.lost = [0] * size
        self.vp_pool = 12 * (seats + 1 if rules.solo else seats) + (5 if rules.prestige else 0)
        self.phase = 0
        self.goals = []
        self.goal_progress = []
        self.leader = PASS
        self.attempts = []
        self.aside = []
        self.set_aside = []
        self.drafted_seen = []
        self.robot = None

    # --- cards and chips move -----------------------------------------------------------------------------

    def pile(self, seat: int) -> Pile:
        return self.piles[self.pile_of[seat]]

    def from_deck(self, seat: int, purpose: str) -> int:
        """One card leaves the deck; PASS when there is none anywhere. An empty deck is reshuffled at once (R-30)."""
        pile = self.piles[self.pile_of[seat]]
        if not pile.deck:
            self.reshuffle(pile)
            if not pile.deck:
                return PASS
        card = self.chance.draw(pile.deck, "deck", seat, purpose)
        self.horizon[seat] += 1
        if not pile.deck:
            self.reshuffle(pile)
        return card

    def reshuffle(self, pile: Pile) -> None:
        """The discard pile becomes the deck. What seats knew of it becomes "it is in the deck"."""
        if not pile.discard:
            return
        pile.shuffles += 1
        known = self.known
        for card in pile.discard:
            seats = known[card]
            if seats:
                hidden.note(self.seen, card, seats, pile.shuffles)
                if self.lost[card]:
                    hidden.note(self.lost, card, seats, 0)
                known[card] = 0
        for card, hands in enumerate(self.lost):
            if hands:
                hidden.note_shuffle(self, card, pile)
        pile.deck.extend(pile.discard)
        pile.discard = []
        pile.filled = 0
        self.all_learn()
        if self.events is not None:
            if len(self.piles) > 1:
                owner = self.pile_of.index(self.piles.index(pile))
                self.tell("reshuffle-own", owner, {"cards": len(pile.deck)})
            else:
                self.events.append(Event("reshuffle", {"cards": len(pile.deck)}, {}, 0))

    def to_discard(self, seat: int, cards: list[int], filled: int) -> None:
        """Cards go face down to the seat's discard pile; a player who knew them still does."""
        pile = self.piles[self.pile_of[seat]]
        pile.discard.extend(cards)
        pile.filled = max(pile.filled, filled)

    def draw(self, seat: int, count: int, reason: int = PASS) -> None:
        """The seat takes cards into its hand; reason is the card whose power gives them, if any."""
        player = self.players[seat]
        before = len(player.hand)
        for _ in range(count):
            card = self.from_deck(seat, "hand")
            if card == PASS:
                break
            self.known[card] = 1 << seat
            player.hand.append(card)
        player.filled = self.piles[self.pile_of[seat]].shuffles
        if self.events is not None and len(player.hand) > before:
            self.tell_cards("draw", seat, player.hand[before:], reason)

    def put_good(self, seat: int, world: int) -> None:
        """A card from the deck, face down and unseen, becomes the good on a world."""
        card = self.from_deck(seat, "good")
        if card == PASS:
            return
        self.good[world] = card
        self.good_filled[world] = self.piles[self.pile_of[seat]].shuffles
        if self.good_pile:
            self.good_pile[world] = self.pile_of[seat]
        if self.events is not None:
            self.tell("good", seat, {"world": self.name(world)})

    def discard_good(self, seat: int, world: int) -> None:
        """The good on a world goes face down to the discard pile: with drafted decks, to that of its own deck."""
        pile = self.piles[self.good_pile[world] if self.good_pile else self.pile_of[seat]]
        pile.discard.append(self.good[world])
        pile.filled = max(pile.filled, self.good_filled[world])
        self.good[world] = PASS

    def out_of_hand(self, seat: int, cards: list[int]) -> None:
        """Cards leave the hand face down; only their owner knows which."""
        hand = self.players[seat].hand
        for card in cards:
            hand.remove(card)
        hidden.lose_track(self, seat, cards)

    def discard_from_hand(self, seat: int, cards: list[int], why: str) -> None:
        """Cards go face down from hand to the discard pile; only their owner knows which."""
        if not cards:
            return
        self.out_of_hand(seat, cards)
        self.to_discard(seat, cards, self.players[seat].filled)
        if self.events is not None:
            self.tell_cards(why, seat, cards, PASS)

    def leave_tableau(self, seat: int, card: int) -> None:
        """A card leaves the tableau with what lies on it or under it; everybody has seen which."""
        player = self.players[seat]
        player.tableau.remove(card)
        player.stale = True
        if self.good[card] != PASS:
            self.discard_good(seat, card)
        if player.saved and "saves-at-start" in self.content.cards[card].specials:
            self.to_discard(seat, player.saved, player.filled)
            player.saved = []

    def discard_from_tableau(self, seat: int, card: int) -> None:
        self.leave_tableau(seat, card)
        self.to_discard(seat, [card], 0)
        if self.events is not None:
            self.tell("leave", seat, {"card": self.name(card)})

    def place(self, seat: int, card: int) -> None:
        """A card goes from hand to tableau, for all to see; a card with the prestige symbol gives one."""
        player = self.players[seat]
        player.hand.remove(card)
        player.tableau.append(card)
        player.stale = True
        self.known[card] = (1 << self.seats) - 1
        if self.events is not None:
            self.tell("place", seat, {"card": self.name(card)})
        if self.content.cards[card].prestige:
            prestige.gain(self, seat, 1, card)

    def take_vp(self, seat: int, count: int, reason: int) -> None:
        """VP chips are never refused: when the pool is empty the 10-chips come in (rulebook, end of game)."""
        if count <= 0:
            return
        self.players[seat].vp += count
        self.vp_pool -= count
        if self.events is not None:
            self.tell("vp", seat, {"count": count, "card": self.name(reason)})

    def open_lanes(self) -> None:
        """Open work begins. Seats may do it side by side unless the rules say that order matters."""
        self.parallel = self.side_by_side and not self.order_matters()

    def order_matters(self) -> bool:
        """Few cards in the deck, few VP chips, takeovers, or the end near (rulebook, "Kolejność")."""
        if self.rules.takeovers or self.vp_pool < 6 * self.seats:
            return True
        if not self.rules.draft and len(self.piles[0].deck) < 12 * self.seats:
            return True
        if sum(1 for player in self.players if player.prestige) > 1:
            # The player who spends prestige first could decide who holds a tile.
            return True
        return any(len(player.tableau) >= 10 for player in self.players)

    # --- what tableaus can do -----------------------------------------------------------------------------

    def begin_phase(self, phase: int) -> None:
        """Powers placed since the last phase count from now on; what was used or produced is forgotten."""
        self.phase = phase
        for player in self.players:
            if player.stale:
                player.abilities = gather(self.content, player.tableau)
                player.stale = False
            if player.used:
                player.used = []
            if player.placed:
                player.placed = []
            if player.replaced:
                player.replaced = []
            player.placing = PASS
            player.temporary = 0
            if player.hand_spent:
                player.hand_spent = []
            player.bonus_taken = False
            player.kept_discount = 0
            if player.waiting:
                player.waiting = []
        if self.events is not None:
            self.events.append(Event("phase", {"phase": vocabulary.PHASES[phase]}, {}, 0))

    def end_phase(self, when: int) -> None:
        """A phase is over: the prestige lead is judged and goals are claimed."""
        if self.rules.prestige:
            prestige.end_phase(self)
        if self.goals:
            goals.check(self, when)

    def military(self, seat: int) -> int:
        """Total Military as everybody counts it: without temporary and specialised strength."""
        return total_military(self.content, self.players[seat].tableau)

    def goods_of(self, seat: int) -> list[int]:
        """The seat's worlds that hold a good, the one placed last first."""
        good = self.good
        return [world for world in reversed(self.players[seat].tableau) if good[world] != PASS]

    def design(self, card: int) -> Design:
        return self.content.cards[card]

    # --- the kernel's questions about a position ----------------------------------------------------------

    def copy(self) -> RaceGame:
        other = RaceGame()
        self.copy_flow(other)
        other.rules = self.rules
        other.content = self.content
        other.players = [player.copy() for player in self.players]
        other.piles = [pile.copy() for pile in self.piles]
        other.pile_of = self.pile_of
        other.good = self.good[:]
        other.good_filled = self.good_filled[:]
        other.good_pile = self.good_pile[:]
        other.known = self.known[:]
        other.seen = self.seen[:]
        other.lost = self.lost[:]
        other.vp_pool = self.vp_pool
        other.phase = self.phase
        other.goals = self.goals
        other.goal_progress = self.goal_progress[:]
        other.leader = self.leader
        other.attempts = self.attempts[:]
        other.aside = self.aside[:]
        other.set_aside = self.set_aside[:]
        other.drafted_seen = self.drafted_seen[:]
        other.robot = self.robot.copy() if self.robot is not None else None
        return other

    def guess(self, seat: int, source: Stream) -> Game:
        sifted = self.worked_out
        if not isinstance(sifted, guesses.Sifted) or sifted.seat != seat:
            sifted = guesses.Sifted(self, seat)
            self.worked_out = sifted
        return sifted.guess(source)

    def state(self) -> dict[str, object]:
        return views.state(self)

    def table(self, seat: int | None) -> dict[str, object]:
        return views.table(self, seat)

    def standings(self) -> list[Standing]:
        return scoring.standings(self)

    # --- names and events ---------------------------------------------------------------------------------

    def name(self, thing: int) -> str:
        return name_of(self.content, thing)

    def thing(self, name: str) -> int:
        return thing_of(self.content, name)

    def tell(self, kind: str, seat: int, shown: dict[str, object]) -> None:
        """Announce something that everybody sees."""
        if self.events is not None:
            self.events.append(Event(kind, {"seat": seat, **shown}, {}, 0))

    def tell_cards(self, kind: str, seat: int, cards: list[int], reason: int) -> None:
        """Announce cards that only their owner sees; the others learn how many."""
        if self.events is not None:
            shown: dict[str, object] = {"seat": seat, "count": len(cards)}
            if reason != PASS:
                shown["card"] = self.name(reason)
            self.events.append(Event(kind, shown, {"cards": self.names(cards)}, 1 << seat))
