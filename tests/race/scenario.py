"""A position laid out for one ruling: given these tableaus, hands and goods, when these choices are made, then what?

`table` lays the cards and begins a round; from there everything goes through the engine's own questions. Cards are
called by the names printed on them. After every choice the laws that hold in any game are checked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.kernel.chance import Draw, ScriptedChance
from starboard.kernel.decision import Decision, Reason
from starboard.kernel.forms import PickOne, PickSet
from starboard.kernel.game import PASS, Standing
from starboard.race import goals as goal_tiles
from starboard.race import prestige as prestige_chips
from starboard.race import rounds
from starboard.race.names import KIND, POWER, POWERS_PER_CARD
from starboard.race.position import RaceGame, Rules
from starboard.race.quirks import Quirks
from starboard.race.ruleset import RULESET
from starboard.race.setup import set_order

Names = Sequence[str]
Action = str | tuple[str, str]


class Table:
    """A game in progress, asked and answered by card names. Seats that a test does not mention play on their own."""

    def __init__(self, game: RaceGame, bystanders: frozenset[int]) -> None:
        self.game = game
        self.bystanders = bystanders
        self.chips = game.vp_pool + sum(player.vp for player in game.players)
        self.check_laws()

    # --- when -----------------------------------------------------------------------------------------------

    def round(self, *actions: Action) -> Table:
        """Everybody chooses actions, seat by seat; seats left out choose what seat 0 chose."""
        # Who chooses last (Psi-Crystal World) is asked when the others have chosen.
        for seat in sorted(range(self.game.seats), key=lambda each: self.asked(each) is None):
            action = actions[seat] if seat < len(actions) else actions[0]
            several = (action,) if isinstance(action, str) else action
            self.decide(seat, [self.game.thing(f"action:{name}") for name in several])
        self.bystanders_play()
        return self

    def choose(self, seat: int, *names: str | int) -> Table:
        """The seat answers its question with these cards (or a number)."""
        decision = self.question(seat)
        taken: list[int] = []
        for name in names:
            taken.append(name if isinstance(name, int) else self.find(decision, name, taken))
        self.decide(seat, taken)
        self.bystanders_play()
        return self

    def use(self, seat: int, name: str, power: str | None = None) -> Table:
        """The seat uses a consume power of this card; `power` is its word when the card has several."""
        for thing in self.question(seat).form.things():
            if thing >= POWER and self.game.design((thing - POWER) // POWERS_PER_CARD).name == name:
                card, index = divmod(thing - POWER, POWERS_PER_CARD)
                if power is None or self.game.design(card).powers[index].word == f"consume/{power}":
                    self.decide(seat, [thing])
                    self.bystanders_play()
                    return self
        raise AssertionError(f"seat {seat} cannot use {name} now, only {self.options(seat)}")

    def decline(self, seat: int) -> Table:
        """The seat places nothing, attacks nothing, adds nothing, or stops consuming."""
        self.decide(seat, [] if isinstance(self.question(seat).form, PickSet) else [PASS])
        self.bystanders_play()
        return self

    def pay(self, seat: int, *using: str) -> Table:
        """The seat pays, with the cards it got last, using just these special powers."""
        decision = self.question(seat)
        assert isinstance(decision.form, PickSet)
        for case in decision.form.cases:
            if sorted(self.game.design(card).name for card in case.fixed) == sorted(using):
                cards = case.fixed[:]
                for group in case.groups:
                    cards.extend(group.ids[len(group.ids) - group.lo :])
                self.decide(seat, cards)
                self.bystanders_play()
                return self
        raise AssertionError(f"seat {seat} cannot pay with {using}, only with {self.ways_to_pay(seat)}")

    def attack(self, seat: int, power: str, world: str) -> Table:
        """The seat declares a takeover of a world with the power of a card (or prevents one)."""
        for case in self.attacks_offered(seat):
            if {self.title(thing) for thing in case} == {power, world}:
                self.decide(seat, case)
                self.bystanders_play()
                return self
        raise AssertionError(f"seat {seat} cannot attack {world} with {power}, only {self.attacks(seat)}")

    def any_answer(self, seat: int) -> Table:
        """The seat declines if it can, or gives some legal answer."""
        self.decide(seat, self.indifferent(self.question(seat)))
        self.bystanders_play()
        return self

    def play_on(self, *until: str) -> Table:
        """Everybody gives indifferent answers until the next round (or a question of one of these kinds) or the end."""
        stop = {"action", "two-actions", *until}
        while not self.game.over and not any(decision.kind in stop for decision in self.game.decisions):
            decision = self.game.decisions[0]
            self.decide(decision.seat, self.indifferent(decision))
        return self

    def decide(self, seat: int, choice: list[int]) -> None:
        self.game.decide(seat, choice)
        self.check_laws()

    def bystanders_play(self) -> None:
        while not self.game.over:
            asked = [
                decision
                for decision in self.game.decisions
                if decision.seat in self.bystanders and decision.kind not in ("action", "two-actions")
            ]
            if not asked:
                return
            self.decide(asked[0].seat, self.indifferent(asked[0]))

    def indifferent(self, decision: Decision) -> list[int]:
        if isinstance(decision.form, PickOne) and PASS in decision.form.options:
            return [PASS]
        return decision.form.first()

    # --- then -----------------------------------------------------------------------------------------------

    def question(self, seat: int) -> Decision:
        decision = self.game.decision_of(seat)
        assert decision is not None, f"seat {seat} is not asked anything; asked are {self.game.decisions}"
        return decision

    def asked(self, seat: int) -> str | None:
        """The kind of question the seat has to answer now."""
        decision = self.game.decision_of(seat)
        return decision.kind if decision is not None else None

    def options(self, seat: int) -> set[str]:
        """The cards among which the seat may pick, by name; for powers, the names of their cards."""
        return {self.title(thing) for thing in self.question(seat).form.things()}

    def ways_to_pay(self, seat: int) -> dict[tuple[str, ...], int]:
        """For every set of special powers that may be used: how many cards from hand it takes besides."""
        form = self.question(seat).form
        assert isinstance(form, PickSet)
        ways: dict[tuple[str, ...], int] = {}
        for case in form.cases:
            cards = sum(group.lo for group in case.groups)
            assert cards == sum(group.hi for group in case.groups)
            ways[tuple(sorted(self.game.design(card).name for card in case.fixed))] = cards
        return ways

    def attacks_offered(self, seat: int) -> list[list[int]]:
        form = self.question(seat).form
        assert isinstance(form, PickSet)
        return [case.fixed for case in form.cases if case.fixed]

    def attacks(self, seat: int) -> set[tuple[str, str]]:
        """The takeovers the seat may declare: the card with the power, and the world. None if it is not asked."""
        if self.asked(seat) not in ("takeover", "prevent-takeover"):
            return set()
        pairs = [sorted(case, reverse=True) for case in self.attacks_offered(seat)]
        return {(self.title(power), self.title(world)) for power, world in pairs}

    def specials(self, seat: int) -> set[tuple[str, ...]]:
        """The sets of special powers among which the seat may choose, by their cards."""
        form = self.question(seat).form
        assert isinstance(form, PickSet)
        return {tuple(sorted(self.title(thing) for thing in case.fixed)) for case in form.cases}

    def price(self, seat: int) -> int:
        """How many cards the seat is asked to pay; 0 when it is not asked because nothing is due."""
        if self.asked(seat) not in ("pay-development", "pay-world"):
            return 0
        return self.ways_to_pay(seat)[()]

    def number_to_pick(self, seat: int) -> int:
        """How many cards the seat must pick: to keep, to discard, to consume."""
        form = self.question(seat).form
        if isinstance(form, PickOne):
            return 1
        assert isinstance(form, PickSet)
        low, high = form.sizes()
        assert low == high
        return low

    def why_not(self, seat: int, name: str) -> tuple[str, int] | None:
        """Why the seat cannot pick this card of its hand: the word of the rules, and by how much."""
        game = self.game
        held = [card for card in game.players[seat].hand if game.design(card).name == name]
        held += [card for card in range(len(game.content.cards)) if game.design(card).name == name]
        reason = game.why_not(seat, held[0])
        return (reason.key, reason.values.get("short", 0)) if reason is not None else None

    def why_not_use(self, seat: int, name: str, index: int) -> str | None:
        """Why the seat cannot use this power of this card of its tableau."""
        reason: Reason | None = self.game.why_not(seat, POWER + self.card(seat, name) * POWERS_PER_CARD + index)
        return reason.key if reason is not None else None

    def why_not_decline(self, seat: int) -> str | None:
        reason = self.game.why_not(seat, PASS)
        return reason.key if reason is not None else None

    def hand(self, seat: int) -> list[str]:
        return sorted(self.game.design(card).name for card in self.game.players[seat].hand)

    def cards(self, seat: int) -> int:
        """How many cards the seat has in hand."""
        return len(self.game.players[seat].hand)

    def tableau(self, seat: int) -> list[str]:
        return [self.game.design(card).name for card in self.game.players[seat].tableau]

    def goods(self, seat: int) -> set[str]:
        """The worlds of the seat that hold a good."""
        return {self.game.design(world).name for world in self.game.goods_of(seat)}

    def over(self) -> bool:
        return self.game.over

    def vp(self, seat: int) -> int:
        """The VP in chips."""
        return self.game.players[seat].vp

    def prestige(self, seat: int) -> int:
        return self.game.players[seat].prestige

    def on_tile(self, seat: int) -> int:
        """Chips on the Prestige Leader tile; 0 for everybody but the sole leader."""
        return self.game.players[seat].on_tile

    def claimed(self, seat: int) -> set[str]:
        """The goals the seat has: tiles, or chips for a "first" goal met together with others."""
        return {goal_tiles.NAMES[goal] for goal in self.game.players[seat].goals}

    def saved(self, seat: int) -> list[str]:
        """The cards under Galactic Scavengers."""
        return sorted(self.game.design(card).name for card in self.game.players[seat].saved)

    def military(self, seat: int) -> int:
        return self.game.military(seat)

    def standing(self, seat: int) -> Standing:
        return next(one for one in self.game.standings() if one.seat == seat)

    def points(self, seat: int, name: str) -> int:
        """What a card of the tableau scores."""
        card = self.card(seat, name)
        return next(line.points for line in self.standing(seat).lines if line.thing == card)

    def discarded(self) -> set[str]:
        return {self.game.design(card).name for card in self.game.piles[0].discard}

    # --- names ----------------------------------------------------------------------------------------------

    def card(self, seat: int, name: str) -> int:
        """The card of this name in the seat's tableau."""
        return next(card for card in self.game.players[seat].tableau if self.game.design(card).name == name)

    def title(self, thing: int) -> str:
        if thing >= POWER:
            return self.game.design((thing - POWER) // POWERS_PER_CARD).name
        if 0 <= thing < KIND:
            return self.game.design(thing).name
        return self.game.name(thing)

    def find(self, decision: Decision, name: str, taken: Sequence[int]) -> int:
        for thing in decision.form.things():
            if thing not in taken and thing < POWER and self.title(thing) == name:
                return thing
        raise AssertionError(f"{name} is not among {[self.title(thing) for thing in decision.form.things()]}")

    # --- laws -----------------------------------------------------------------------------------------------

    def check_laws(self) -> None:
        """Every card is in exactly one place, goods lie on worlds of a tableau, and no VP chip is lost."""
        game = self.game
        places = game.aside + game.set_aside
        for pile in game.piles:
            places = places + pile.deck + pile.discard
        for player in game.players:
            places = places + player.hand + player.drawn + player.pack + player.paid + player.saved + player.tableau
        for world, card in enumerate(game.good):
            if card != PASS:
                places.append(card)
                assert any(world in player.tableau for player in game.players)
                assert game.design(world).good
        assert sorted(places) == list(range(len(game.content.cards)))
        assert game.vp_pool + sum(player.vp for player in game.players) == self.chips


class Box:
    """The cards not yet laid anywhere, taken by name or, where it does not matter which, from the back."""

    def __init__(self, level: int) -> None:
        self.content = RULESET.content(level)
        self.left = list(range(len(self.content.cards)))

    def take(self, name: str) -> int:
        for card in self.left:
            if self.content.cards[card].name == name:
                self.left.remove(card)
                return card
        raise AssertionError(f"no {name} is left in the box")

    def any(self) -> int:
        return self.left.pop()


def table(
    *,
    seats: int = 2,
    tableau: Mapping[int, Names] | None = None,
    hand: Mapping[int, Names] | None = None,
    more: Mapping[int, int] | None = None,
    goods: Mapping[int, Names] | None = None,
    chips: Mapping[int, int] | None = None,
    pool: int | None = None,
    draws: Mapping[int, Names] | None = None,
    flips: Mapping[int, Names] | None = None,
    deck: int | None = None,
    start: Mapping[int, int] | None = None,
    advanced: bool = False,
    level: int = 0,
    goals: Names = (),
    prestige: Mapping[int, int] | None = None,
    tile: int = 0,
    takeovers: bool = False,
    saved: Mapping[int, Names] | None = None,
    quirks: Sequence[str] = (),
    playing: Sequence[int] | None = None,
) -> Table:
    """A round is about to begin.

    `more` cards of no importance in hand; `goods` on these worlds; `draws` and `flips` are the next cards the seat
    gets, `flips` those it reveals; `deck` cards are left in the deck and the others discarded; `start` numbers when
    the order of seats matters. With expansions: `goals` by name, `prestige`, how much of the leader's is on the `tile`,
    cards `saved` under Galactic Scavengers; `quirks` for what is read otherwise than the rulebook has it.
    `playing` seats answer for themselves: by default those that have anything laid out.
    """
    tableau, hand, more, goods = tableau or {}, hand or {}, more or {}, goods or {}
    draws, flips, start = draws or {}, flips or {}, start or {}
    box = Box(level)
    game = RaceGame()
    laid = {seat: [box.take(name) for name in names] for seat, names in tableau.items()}
    held = {seat: [box.take(name) for name in names] for seat, names in hand.items()}
    script: list[Draw] = []
    coming: list[int] = []
    for purpose, lines in (("hand", draws), ("ante" if level >= 2 else "guess", flips)):
        for seat, names in lines.items():
            for name in names:
                coming.append(box.take(name))
                script.append(Draw("deck", seat, purpose, coming[-1]))
    game.lay_table(seats, ScriptedChance(script, seats, then_random="scenario"))
    rules = Rules(level, advanced, False)
    rules.goals = bool(goals)
    rules.takeovers = takeovers
    rules.quirks = Quirks(quirks)
    game.lay_cards(rules, RULESET.content(level))
    game.goals = sorted(goal_tiles.NAMES.index(name) for name in goals)
    game.goal_progress = [[0] * seats for _ in goal_tiles.NAMES] if goals else []
    everybody = (1 << seats) - 1
    for seat, player in enumerate(game.players):
        player.tableau = laid.get(seat, [])
        player.hand = held.get(seat, []) + [box.any() for _ in range(more.get(seat, 0))]
        player.vp = (chips or {}).get(seat, 0)
        player.prestige = (prestige or {}).get(seat, 0)
        player.saved = [box.take(name) for name in (saved or {}).get(seat, [])]
        numbers = [game.design(card).start for card in player.tableau if game.design(card).start >= 0]
        player.start = start.get(seat, numbers[0] if numbers else seat)
        for card in player.tableau:
            game.known[card] = everybody
        for card in player.hand:
            game.known[card] = 1 << seat
        for name in goods.get(seat, []):
            world = next(card for card in player.tableau if game.design(card).name == name)
            game.good[world] = box.any()
    game.vp_pool = pool if pool is not None else game.vp_pool - sum((chips or {}).values())
    game.piles[0].deck = coming + box.left
    if deck is not None:
        game.piles[0].deck, game.piles[0].discard = game.piles[0].deck[:deck], game.piles[0].deck[deck:]
    set_order(game)
    prestige_chips.update_leader(game)
    if tile:
        game.players[game.leader].on_tile = tile
    game.common.append(rounds.START_ROUND)
    game.advance()
    if playing is None:
        playing = sorted({0, *tableau, *hand, *more})
    return Table(game, frozenset(range(seats)) - frozenset(playing))
