"""The position of Race for the Galaxy: cards in their places, what each seat knows of them, and how both move.

Holds state and the moves every phase shares (draw, discard, place, take VP chips). The rules themselves are in the
modules named for the phases. Ids: a card is its number in the deck list, actions start at ACTION, powers at POWER.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.chance import Stream
from starboard.kernel.event import Event
from starboard.kernel.game import PASS, Game, Standing
from starboard.kernel.knowledge import redraw
from starboard.race import scoring
from starboard.race import vocabulary as words
from starboard.race.abilities import Abilities, gather
from starboard.race.content import Content, Design

ACTION: Final = 1000
POWER: Final = 2000
POWERS_PER_CARD: Final = 8


class Rules:
    """The options of a game, fixed from its start."""

    def __init__(self, level: int, advanced: bool, preset: bool) -> None:
        self.level = level
        self.advanced = advanced
        self.preset = preset


class Player:
    """What one seat has. Everything but the hand and the cards just drawn lies open. A new object is blank."""

    hand: list[int]
    drawn: list[int]
    tableau: list[int]
    actions: list[int]
    vp: int
    start: int
    placing: int
    filled: int
    used: list[int]
    produced: list[int]
    abilities: Abilities
    stale: bool

    def sit_down(self) -> None:
        """Nothing in hand, nothing on the table."""
        self.hand = []
        self.drawn = []
        self.tableau = []
        self.actions = []
        self.vp = 0
        self.start = -1
        self.placing = PASS
        self.filled = 0
        self.used: list[int] = []
        self.produced = [0, 0, 0, 0, 0]
        self.abilities = Abilities()
        self.stale = True

    def copy(self) -> Player:
        other = Player()
        other.hand = self.hand[:]
        other.drawn = self.drawn[:]
        other.tableau = self.tableau[:]
        other.actions = self.actions[:]
        other.vp = self.vp
        other.start = self.start
        other.placing = self.placing
        other.filled = self.filled
        other.used = self.used[:]
        other.produced = self.produced[:]
        other.abilities = self.abilities
        other.stale = self.stale
        return other


class RaceGame(Game):
    """A game of Race for the Galaxy."""

    rules: Rules
    content: Content
    players: list[Player]
    deck: list[int]
    discard: list[int]
    good: list[int]
    good_filled: list[int]
    known: list[int]
    seen: list[int]
    shuffles: int
    discard_filled: int
    vp_pool: int
    phase: int

    def lay_cards(self, rules: Rules, content: Content) -> None:
        """All cards are off the table, all VP chips in the pool."""
        seats = self.seats
        self.rules = rules
        self.content = content
        self.players = [Player() for _ in range(seats)]
        for player in self.players:
            player.sit_down()
        self.deck = []
        self.discard = []
        size = len(content.cards)
        self.good = [PASS] * size
        self.good_filled = [0] * size
        self.known = [0] * size
        self.seen = [0] * size
        self.shuffles = 0
        self.discard_filled = 0
        self.vp_pool = 12 * seats
        self.phase = 0

    # --- cards and chips move -----------------------------------------------------------------------------

    def from_deck(self, seat: int, purpose: str) -> int:
        """One card leaves the deck; PASS when there is none anywhere. An empty deck is reshuffled at once (R-30)."""
        if not self.deck:
            self.reshuffle()
            if not self.deck:
                return PASS
        card = self.chance.draw(self.deck, "deck", seat, purpose)
        self.horizon[seat] += 1
        if not self.deck:
            self.reshuffle()
        return card

    def reshuffle(self) -> None:
        """The discard pile becomes the deck. What seats knew of it becomes "it is in the deck"."""
        if not self.discard:
            return
        self.shuffles += 1
        known = self.known
        for card in self.discard:
            if known[card]:
                self.seen[card] = self.shuffles << 8 | known[card]
                known[card] = 0
        self.deck.extend(self.discard)
        self.discard.clear()
        self.discard_filled = 0
        self.all_learn()
        if self.events is not None:
            self.events.append(Event("reshuffle", {"cards": len(self.deck)}, {}, 0))

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
        player.filled = self.shuffles
        if self.events is not None and len(player.hand) > before:
            self.tell_cards("draw", seat, player.hand[before:], reason)

    def put_good(self, seat: int, world: int) -> None:
        """A card from the deck, face down and unseen, becomes the good on a world."""
        card = self.from_deck(seat, "good")
        if card == PASS:
            return
        self.good[world] = card
        self.good_filled[world] = self.shuffles
        if self.events is not None:
            self.tell("good", seat, {"world": self.name(world)})

    def discard_good(self, world: int) -> None:
        """The good on a world goes face down to the discard pile."""
        self.discard.append(self.good[world])
        self.good[world] = PASS
        self.discard_filled = max(self.discard_filled, self.good_filled[world])

    def discard_from_hand(self, seat: int, cards: list[int], why: str) -> None:
        """Cards go face down from hand to the discard pile; only their owner knows which."""
        if not cards:
            return
        player = self.players[seat]
        for card in cards:
            player.hand.remove(card)
        self.discard.extend(cards)
        self.discard_filled = max(self.discard_filled, player.filled)
        if self.events is not None:
            self.tell_cards(why, seat, cards, PASS)

    def discard_from_tableau(self, seat: int, card: int) -> None:
        """A card leaves the tableau; everybody has seen which."""
        player = self.players[seat]
        player.tableau.remove(card)
        player.stale = True
        self.discard.append(card)
        if self.good[card] != PASS:
            self.discard_good(card)
        if self.events is not None:
            self.tell("leave", seat, {"card": self.name(card)})

    def place(self, seat: int, card: int) -> None:
        """A card goes from hand to tableau, for all to see."""
        player = self.players[seat]
        player.hand.remove(card)
        player.tableau.append(card)
        player.stale = True
        self.known[card] = (1 << self.seats) - 1
        if self.events is not None:
            self.tell("place", seat, {"card": self.name(card)})

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
        """Few cards in the deck, few VP chips, or the end near (rulebook, "Kolejność")."""
        if len(self.deck) < 12 * self.seats or self.vp_pool < 12 * self.seats // 2:
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
            player.placing = PASS
        if self.events is not None:
            self.events.append(Event("phase", {"phase": words.PHASES[phase]}, {}, 0))

    def military(self, seat: int) -> int:
        """Total Military as everybody counts it: without temporary and specialised strength."""
        strength = 0
        for card in self.players[seat].tableau:
            for power in self.content.cards[card].powers:
                if power.does == words.SETTLE_MILITARY and power.good == words.NONE and not power.against_rebel:
                    strength += power.amount
        return strength

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
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.good = self.good[:]
        other.good_filled = self.good_filled[:]
        other.known = self.known[:]
        other.seen = self.seen[:]
        other.shuffles = self.shuffles
        other.discard_filled = self.discard_filled
        other.vp_pool = self.vp_pool
        other.phase = self.phase
        return other

    def hidden_zones(self, seat: int) -> list[tuple[list[int], int]]:
        """Lists that hold cards the seat cannot see, each with the last shuffle it was filled after."""
        zones = [(self.deck, self.shuffles), (self.discard, self.discard_filled)]
        for each, player in enumerate(self.players):
            if each != seat:
                zones.append((player.hand, player.filled))
                zones.append((player.drawn, self.shuffles))
        return zones

    def redraw_hidden(self, seat: int, source: Stream) -> None:
        bit = 1 << seat
        cards: list[int] = []
        filled: list[int] = []
        zones = self.hidden_zones(seat)
        for zone, since in zones:
            for card in zone:
                if not self.known[card] & bit:
                    cards.append(card)
                    filled.append(since)
        worlds = [world for world, card in enumerate(self.good) if card != PASS]
        for world in worlds:
            cards.append(self.good[world])
            filled.append(self.good_filled[world])
        seen = [self.seen[card] >> 8 if self.seen[card] & bit else 0 for card in cards]
        known = [self.known[card] for card in cards]
        dealt = redraw(cards, filled, seen, source)
        at = 0
        for zone, _since in zones:
            for place in range(len(zone)):
                if not self.known[zone[place]] & bit:
                    zone[place] = dealt[at]
                    at += 1
        for world in worlds:
            self.good[world] = dealt[at]
            at += 1
        for place, card in enumerate(dealt):
            self.known[card] = known[place]

    def state(self) -> dict[str, object]:
        return {
            "deck": self.names(self.deck),
            "discard": self.names(self.discard),
            "pool": self.vp_pool,
            "round": self.round,
            "phase": self.phase,
            "order": self.order,
            "shuffles": self.shuffles,
            "players": [
                {
                    "hand": sorted(self.names(player.hand)),
                    "drawn": sorted(self.names(player.drawn)),
                    "tableau": self.names(player.tableau),
                    "goods": [
                        [self.name(world), self.name(self.good[world])]
                        for world in player.tableau
                        if self.good[world] != PASS
                    ],
                    "actions": self.names([ACTION + action for action in player.actions]),
                    "vp": player.vp,
                    "start": player.start,
                    "placing": self.name(player.placing),
                    "used": player.used,
                    "produced": player.produced,
                }
                for player in self.players
            ],
        }

    def table(self, seat: int | None) -> dict[str, object]:
        return {
            "round": self.round,
            "phase": words.PHASES[self.phase],
            "deck": len(self.deck),
            "discard": len(self.discard),
            "pool": self.vp_pool,
            "order": self.order,
            "players": [self.player_view(each, seat) for each in range(self.seats)],
        }

    def player_view(self, seat: int, viewer: int | None) -> dict[str, object]:
        player = self.players[seat]
        view: dict[str, object] = {
            "seat": seat,
            "hand": len(player.hand),
            "drawn": len(player.drawn),
            "vp": player.vp,
            "military": self.military(seat),
            "actions": [words.ACTIONS[action] for action in player.actions],
            "tableau": [{"card": self.name(card), "good": self.good[card] != PASS} for card in player.tableau],
            "score": scoring.standing(self, seat).total,
        }
        if seat == viewer:
            view["cards"] = sorted(self.names(player.hand))
            view["looking_at"] = sorted(self.names(player.drawn))
            view["discarded"] = sorted(self.name(card) for card in self.discard if self.known[card] >> seat & 1)
        return view

    def standings(self) -> list[Standing]:
        return scoring.standings(self)

    # --- names and events ---------------------------------------------------------------------------------

    def name(self, thing: int) -> str:
        if 0 <= thing < len(self.content.names):
            return self.content.names[thing]
        if thing >= POWER:
            card, index = divmod(thing - POWER, POWERS_PER_CARD)
            return f"power:{self.content.names[card]}/{index}"
        if thing >= ACTION:
            return f"action:{words.ACTIONS[thing - ACTION]}"
        return "pass" if thing == PASS else str(thing)

    def thing(self, name: str) -> int:
        if name == "pass":
            return PASS
        if name in self.content.ids:
            return self.content.ids[name]
        what, _, rest = name.partition(":")
        if what == "action" and rest in words.ACTIONS:
            return ACTION + words.ACTIONS.index(rest)
        if what == "power":
            card, _, index = rest.rpartition("/")
            if card in self.content.ids and index.isdigit() and int(index) < POWERS_PER_CARD:
                return POWER + self.content.ids[card] * POWERS_PER_CARD + int(index)
        raise KeyError(name)

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
