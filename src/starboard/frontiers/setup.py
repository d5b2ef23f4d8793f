"""Set-up: developments by the toss of a coin, priority, credits, empire mats and home worlds (rulebook,
"Przygotowanie").

In the first game all developments and home worlds show their first side; otherwise the coin decides for every
two-sided development, and everybody in order chooses a side of the mat that was dealt.
"""

from __future__ import annotations

from typing import Final

from starboard.frontiers import goals, rounds, vocabulary
from starboard.frontiers.content import MATS
from starboard.frontiers.position import FrontiersGame
from starboard.kernel.forms import Form, PickOne
from starboard.kernel.step import Question, Step

CREDITS: Final = 3
STACK_SIZE: Final = [0, 0, 1, 2, 2, 3]
"""Copies of a small development by the number of players."""


class SetUp(Step[FrontiersGame]):
    """Everything up to the choice of home worlds."""

    def __init__(self) -> None:
        super().__init__("set-up")

    def run(self, game: FrontiersGame, seat: int) -> None:
        lay_out_developments(game)
        if game.rules.goals:
            goals.shuffle_goals(game)
        set_priority(game)
        deal_credits(game)
        mats = list(range(1, MATS + 1))
        game.chance.shuffle(mats, "mats", -1, "set-up")
        game.common.append(rounds.START_ROUND)
        for each in game.order:
            game.players[each].mat = mats[each]
            if game.rules.first_game:
                place_home(game, each, game.content.mat(mats[each])[0])
            else:
                game.lanes[each].append(CHOOSE_HOME)


def lay_out_developments(game: FrontiersGame) -> None:
    """One of each large development, a stack of each small one; tails leaves the first side up."""
    for tile in game.content.developments:
        if not game.content.tiles[tile].pair:
            game.stacks[tile] = STACK_SIZE[game.seats]
    for sides in game.content.two_sided:
        side = 0 if game.rules.first_game else game.chance.roll(2, "coin", -1, "set-up")
        tile = sides[side]
        large = game.content.tiles[tile].sort == vocabulary.LARGE
        game.stacks[tile] = 1 if large else STACK_SIZE[game.seats]


def set_priority(game: FrontiersGame) -> None:
    """A random order of disks; with two players each disk again, in the same order."""
    track = list(range(game.seats))
    game.chance.shuffle(track, "priority", -1, "set-up")
    game.track = track + track if game.seats == 2 else track
    game.order = track[:]


def deal_credits(game: FrontiersGame) -> None:
    """Three each, one more for the last in order, with four or five players also for the last but one."""
    later = 2 if game.seats >= 4 else 1
    for place, each in enumerate(game.order):
        game.players[each].credits = CREDITS + (1 if place >= game.seats - later else 0)


class ChooseHome(Question[FrontiersGame]):
    """A side of the empire mat that was dealt."""

    def __init__(self) -> None:
        super().__init__("home", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form:
        return PickOne(game.content.mat(game.players[seat].mat))

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        place_home(game, seat, choice[0])


def place_home(game: FrontiersGame, seat: int, home: int) -> None:
    """A home world has a colonist from the pool, and its good if it is a windfall world."""
    game.tell("home", seat, {"tile": game.name(home)})
    game.take_colonists(seat, game.content.tiles[home].colonists, home)
    game.place_colony(seat, home)
    if game.content.tiles[home].goods == vocabulary.WINDFALL:
        game.put_good(seat, home, game.content.tiles[home].kind)


CHOOSE_HOME: Final = ChooseHome()
