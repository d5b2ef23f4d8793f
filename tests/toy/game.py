"""A game of tests: small, but with everything the kernel offers. Interpreted, on either build of the kernel.

Three rounds. In each: everybody draws two cards; a secret simultaneous question that is then revealed (by round, a bid
of a card, a pledge of a number or a plan of an order); one card laid down face down, unrevealed; open work in lanes:
spend chips, arrange one's row, fish for a card; and a toll whose answer everybody can see is forced.
"""

from __future__ import annotations

from collections.abc import Mapping

from starboard.kernel import (
    PASS,
    Chance,
    Event,
    Form,
    Game,
    Option,
    PickNumber,
    PickOne,
    PickOrder,
    Points,
    Question,
    Reason,
    Ruleset,
    Standing,
    Step,
    Stream,
)
from starboard.kernel.actions import ActionSpace
from starboard.kernel.forms import exactly
from starboard.kernel.game import ranked
from starboard.kernel.knowledge import redraw
from starboard.kernel.ruleset import Value

FISH = 100
STONE = 200
"""Row stones of seat s: STONE + 3 * s and the two after it."""


class ToyGame(Game):
    """Cards are 0 to 6 * seats - 1."""

    hands: list[list[int]]
    rows: list[list[int]]
    deck: list[int]
    pile: list[int]
    known: list[int]
    seen: list[int]
    filled: list[int]
    pile_filled: int
    shuffles: int
    chips: list[int]
    gems: list[int]
    shown: list[list[int]]
    round: int

    def copy(self) -> ToyGame:
        other = ToyGame()
        self.copy_flow(other)
        other.hands = [hand[:] for hand in self.hands]
        other.rows = [row[:] for row in self.rows]
        other.deck = self.deck[:]
        other.pile = self.pile[:]
        other.known = self.known[:]
        other.seen = self.seen[:]
        other.filled = self.filled[:]
        other.pile_filled = self.pile_filled
        other.shuffles = self.shuffles
        other.chips = self.chips[:]
        other.gems = self.gems[:]
        other.shown = [shown[:] for shown in self.shown]
        other.round = self.round
        return other

    def draw(self, seat: int) -> None:
        if not self.deck:
            self.reshuffle()
        if not self.deck:
            return
        card = self.chance.draw(self.deck, "deck", seat, "draw")
        self.learns(seat)
        self.hands[seat].append(card)
        self.known[card] = 1 << seat
        self.filled[seat] = self.shuffles
        if self.events is not None:
            self.events.append(Event("draw", {"seat": seat}, {"card": self.name(card)}, 1 << seat))

    def reshuffle(self) -> None:
        self.shuffles += 1
        for card in self.pile:
            if self.known[card]:
                self.seen[card] = self.shuffles << 8 | self.known[card]
                self.known[card] = 0
        self.deck = self.pile
        self.pile = []
        self.pile_filled = 0
        self.chance.shuffle(self.deck, "deck", -1, "reshuffle")
        self.all_learn()

    def lay_down(self, seat: int, card: int, openly: bool) -> None:
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.pile_filled = max(self.pile_filled, self.filled[seat])
        if openly:
            self.known[card] = (1 << self.seats) - 1
        if self.events is not None:
            mask = (1 << self.seats) - 1 if openly else 1 << seat
            self.events.append(Event("lay-down", {"seat": seat}, {"card": self.name(card)}, mask))

    def redraw_hidden(self, seat: int, source: Stream) -> None:
        zones = [(self.deck, self.shuffles), (self.pile, self.pile_filled)]
        zones += [(self.hands[each], self.filled[each]) for each in range(self.seats) if each != seat]
        places = [(zone, at, since) for zone, since in zones for at in range(len(zone))]
        places = [place for place in places if not self.known[place[0][place[1]]] >> seat & 1]
        cards = [zone[at] for zone, at, _ in places]
        known = [self.known[card] for card in cards]
        seen = [self.seen[card] >> 8 if self.seen[card] >> seat & 1 else 0 for card in cards]
        for (zone, at, _), card, mask in zip(
            places, redraw(cards, [since for _, _, since in places], seen, source), known, strict=True
        ):
            zone[at] = card
            self.known[card] = mask

    def state(self) -> dict[str, object]:
        return {
            "hands": [sorted(self.names(hand)) for hand in self.hands],
            "rows": [self.names(row) for row in self.rows],
            "deck": self.names(self.deck),
            "pile": self.names(self.pile),
            "chips": self.chips,
            "gems": self.gems,
            "shown": self.shown,
            "round": self.round,
        }

    def table(self, seat: int | None) -> dict[str, object]:
        return {
            "hands": [len(hand) for hand in self.hands],
            "hand": sorted(self.names(self.hands[seat])) if seat is not None else None,
            "pile": [self.name(card) for card in self.pile if seat is not None and self.known[card] >> seat & 1],
            "deck": len(self.deck),
            "rows": [self.names(row) for row in self.rows],
            "chips": self.chips,
            "gems": self.gems,
            "shown": self.shown,
            "round": self.round,
        }

    def standings(self) -> list[Standing]:
        return ranked(
            [
                Standing(s, self.gems[s] + self.chips[s], len(self.hands[s]), [Points("gems", PASS, self.gems[s])])
                for s in range(self.seats)
            ]
        )

    def name(self, thing: int) -> str:
        return name_of(thing)

    def thing(self, name: str) -> int:
        return thing_named(name)


def name_of(thing: int) -> str:
    if thing in (PASS, FISH):
        return "pass" if thing == PASS else "fish"
    return f"stone-{thing - STONE}" if thing >= STONE else f"card-{thing}"


def thing_named(name: str) -> int:
    kind, _, number = name.partition("-")
    if name in ("pass", "fish"):
        return PASS if name == "pass" else FISH
    if kind in ("card", "stone") and number.isdecimal() and number.isascii() and len(number) < 4:
        return int(number) + (STONE if kind == "stone" else 0)
    raise KeyError(name)


class StartRound(Step[ToyGame]):
    def run(self, game: ToyGame, seat: int) -> None:
        game.round += 1
        if game.round > 3:
            game.over = True
            game.all_learn()
            return
        game.shown = [[] for _ in range(game.seats)]
        for each in game.order:
            game.draw(each)
            game.draw(each)
            game.lanes[each].append((BID, PLEDGE, PLAN)[game.round - 1])
        game.common.append(REVEAL)


class Bid(Question[ToyGame]):
    """A card, or none: even ids only (so that the rules have something to say about the others)."""

    def ask(self, game: ToyGame, seat: int) -> Form:
        return PickOne([PASS] + [card for card in game.hands[seat] if card % 2 == 0])

    def answer(self, game: ToyGame, seat: int, choice: list[int]) -> None:
        game.shown[seat] = choice

    def why_not(self, game: ToyGame, seat: int, thing: int) -> Reason | None:
        return Reason("odd-card", {"thing": thing}) if thing in game.hands[seat] else None


class Pledge(Question[ToyGame]):
    def ask(self, game: ToyGame, seat: int) -> Form:
        return PickNumber(0, 3)

    def answer(self, game: ToyGame, seat: int, choice: list[int]) -> None:
        game.shown[seat] = choice


class Plan(Question[ToyGame]):
    def ask(self, game: ToyGame, seat: int) -> Form:
        return PickOrder(game.rows[seat][:])

    def answer(self, game: ToyGame, seat: int, choice: list[int]) -> None:
        game.shown[seat] = choice


class Reveal(Step[ToyGame]):
    def run(self, game: ToyGame, seat: int) -> None:
        game.all_learn()
        for each in game.order:
            if game.events is not None:
                game.events.append(Event("reveal", {"seat": each, "what": game.shown[each]}, {}, 0))
            if game.round == 1 and game.shown[each] != [PASS]:
                game.lay_down(each, game.shown[each][0], True)
            game.lanes[each].append(LAY_DOWN)
        best = max(game.shown)
        if game.shown.count(best) == 1:
            game.gems[game.shown.index(best)] += 1
        game.common.append(OPEN_WORK)


class LayDown(Question[ToyGame]):
    """Secret, and closes without revealing which card it was."""

    def ask(self, game: ToyGame, seat: int) -> Form | None:
        hand = game.hands[seat]
        return exactly(hand[:], 1) if hand else None

    def answer(self, game: ToyGame, seat: int, choice: list[int]) -> None:
        game.lay_down(seat, choice[0], False)


class OpenWork(Step[ToyGame]):
    def run(self, game: ToyGame, seat: int) -> None:
        game.parallel = game.side_by_side
        for each in game.order:
            game.lanes[each] += [TOLL, FISHING, ARRANGE, SPEND]
        game.common.append(START_ROUND)


class Spend(Question[ToyGame]):
    def ask(self, game: ToyGame, seat: int) -> Form:
        return PickNumber(0, min(2, game.chips[seat]))

    def answer(self, game: ToyGame, seat: int, choice: list[int]) -> None:
        game.chips[seat] -= choice[0]
        game.gems[seat] += choice[0]


class Arrange(Question[ToyGame]):
    def ask(self, game: ToyGame, seat: int) -> Form:
        return PickOrder(sorted(game.rows[seat]))

    def answer(self, game: ToyGame, seat: int, choice: list[int]) -> None:
        game.rows[seat] = choice


class Fishing(Question[ToyGame]):
    def ask(self, game: ToyGame, seat: int) -> Form:
        return PickOne([PASS, FISH])

    def answer(self, game: ToyGame, seat: int, choice: list[int]) -> None:
        if choice[0] == FISH:
            game.draw(seat)


class Toll(Question[ToyGame]):
    """Everybody sees that there is just one way to pay it."""

    def ask(self, game: ToyGame, seat: int) -> Form | None:
        return PickNumber(1, 1) if game.chips[seat] else None

    def answer(self, game: ToyGame, seat: int, choice: list[int]) -> None:
        game.chips[seat] -= choice[0]


START_ROUND = StartRound("start-round")
REVEAL = Reveal("reveal")
OPEN_WORK = OpenWork("open-work")
BID = Bid("bid", secret=True)
PLEDGE = Pledge("pledge", secret=True)
PLAN = Plan("plan", secret=True)
LAY_DOWN = LayDown("lay-down", secret=True, public=True)
SPEND = Spend("spend", public=True)
ARRANGE = Arrange("arrange")
FISHING = Fishing("fish")
TOLL = Toll("toll", public=True)


class ToyRuleset(Ruleset):
    def __init__(self) -> None:
        super().__init__("toy", 1, [Option("chips", [5, 2])])

    def seats(self, options: Mapping[str, Value]) -> list[int]:
        return [2, 3]

    def built_in_hash(self, options: Mapping[str, Value]) -> str:
        return "toy"

    def thing(self, name: str, options: Mapping[str, Value]) -> int:
        return thing_named(name)

    def actions(self, options: Mapping[str, object]) -> ActionSpace:
        most = self.seats(self.complete(options))[-1]
        things = [PASS, FISH, *range(6 * most), *range(STONE, STONE + 3 * most)]
        kinds = ["bid", "pledge", "plan", "lay-down", "fish", "arrange", "spend", "toll"]
        return ActionSpace(5, things, [name_of(thing) for thing in things], kinds)

    def begin(self, seats: int, options: Mapping[str, Value], chance: Chance, events: bool) -> ToyGame:
        game = ToyGame()
        game.lay_table(seats, chance)
        game.hands = [[] for _ in range(seats)]
        game.rows = [[STONE + 3 * seat + k for k in range(3)] for seat in range(seats)]
        cards = 6 * seats
        game.deck = list(range(cards))
        game.pile = []
        game.known = [0] * cards
        game.seen = [0] * cards
        game.filled = [0] * seats
        game.pile_filled = 0
        game.shuffles = 0
        game.chips = [int(options["chips"])] * seats
        game.gems = [0] * seats
        game.shown = [[] for _ in range(seats)]
        game.round = 0
        game.events = [] if events else None
        game.common.append(START_ROUND)
        game.advance()
        return game


RULESET = ToyRuleset()
