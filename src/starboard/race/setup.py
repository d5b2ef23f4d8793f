"""Set-up: start worlds, hands, and the seat from which the table counts clockwise (rulebook, "Przygotowanie").

In the first game everybody gets the preset start world and hand of a number; otherwise start worlds are dealt, six
cards drawn, and two of them discarded in secret.
"""

from __future__ import annotations

from starboard.kernel.forms import Form, exactly
from starboard.kernel.step import Question, Step
from starboard.race import rounds
from starboard.race.position import RaceGame

STARTING_HAND = 6
STARTING_DISCARD = 2


class SetUp(Step[RaceGame]):
    """Deal start worlds and hands."""

    def __init__(self) -> None:
        super().__init__("set-up")

    def run(self, game: RaceGame, seat: int) -> None:
        starts = game.content.starts[:]
        hands: list[list[int]] = [[] for _ in range(game.seats)]
        if game.rules.preset:
            worlds = [card for card in starts if 1 <= game.design(card).start <= game.seats]
            game.chance.shuffle(worlds, "start", -1, "start")
            hands = [game.content.preset_hand(game.design(world).start) for world in worlds]
        else:
            worlds = [game.chance.draw(starts, "start", each, "start") for each in range(game.seats)]
        taken = set(worlds)
        for hand in hands:
            taken.update(hand)
        game.deck = [card for card in range(len(game.content.cards)) if card not in taken]
        for each, world in enumerate(worlds):
            place_start_world(game, each, world)
        set_order(game)
        game.common.append(rounds.START_ROUND)
        for each in range(game.seats):
            if game.rules.preset:
                game.players[each].hand = hands[each]
                for card in hands[each]:
                    game.known[card] = 1 << each
            else:
                game.draw(each, STARTING_HAND)
                game.lanes[each].append(STARTING_DISCARDS)


def place_start_world(game: RaceGame, seat: int, world: int) -> None:
    """A start world is on the table from the beginning, with its windfall good if it has one."""
    player = game.players[seat]
    player.tableau.append(world)
    player.start = game.design(world).start
    game.known[world] = (1 << game.seats) - 1
    game.tell("start", seat, {"card": game.name(world)})
    if game.design(world).windfall:
        game.put_good(seat, world)


def set_order(game: RaceGame) -> None:
    """Clockwise from the lowest start world number, for the whole game (R-29)."""
    first = min(range(game.seats), key=lambda each: game.players[each].start)
    game.order = [(first + k) % game.seats for k in range(game.seats)]


class StartingDiscards(Question[RaceGame]):
    """Of six cards, two are discarded face down."""

    def __init__(self) -> None:
        super().__init__("starting-discard", secret=True, public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        return exactly(game.players[seat].hand[:], STARTING_DISCARD)

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.discard_from_hand(seat, choice, "discard")


STARTING_DISCARDS = StartingDiscards()
