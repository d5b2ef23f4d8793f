"""The robot's two dice: rolling them, and where on its mat they go (TGS p6).

A space is named by the action above it. Explore, Develop and Settle have two spaces each, the left one taken first.
"""

from __future__ import annotations

from typing import Final

from starboard.race import robot as robots
from starboard.race import vocabulary
from starboard.race.position import RaceGame
from starboard.race.robot import Robot
from starboard.race.robot_table import FACES, MATCH, ROBOT

SPACE_OF: Final = [
    vocabulary.EXPLORE_5,
    vocabulary.DEVELOP,
    vocabulary.SETTLE,
    vocabulary.TRADE,
    vocabulary.CONSUME_X2,
    vocabulary.PRODUCE,
]
"""The (left) space of each face."""
COLUMNS: Final = [
    *(
        vocabulary.EXPLORE_5,
        vocabulary.EXPLORE_1_1,
        vocabulary.DEVELOP,
        vocabulary.DEVELOP_2,
        vocabulary.SETTLE,
        vocabulary.SETTLE_2,
    ),
    *(vocabulary.TRADE, vocabulary.CONSUME_X2, vocabulary.PRODUCE),
]
"""The spaces of the mat from left to right."""
RIGHT_OF: Final[dict[int, int]] = {
    vocabulary.EXPLORE_5: vocabulary.EXPLORE_1_1,
    vocabulary.DEVELOP: vocabulary.DEVELOP_2,
    vocabulary.SETTLE: vocabulary.SETTLE_2,
}


def roll(game: RaceGame, robot: Robot) -> None:
    """Roll both dice, unless somebody has already been shown them in this round."""
    if robot.faces:
        return
    for at, die in enumerate(robot.table.dice):
        robot.faces.append(die[game.chance.roll(len(die), "dice", -1, f"robot-die-{at + 1}")])
    game.all_learn()
    robots.tell(game, "roll", {"faces": [FACES[face] for face in robot.faces]})


def place(game: RaceGame, robot: Robot) -> None:
    """The dice go to their spaces."""
    robot.dice = spaces_for(robot.faces, robot.robot_is, game.players[0].actions)
    if robot.dice:
        robots.tell(game, "dice", {"spaces": [robots.SPACES[space] for space in robot.dice]})


def markers(actions: list[int]) -> list[int]:
    """Where the player's markers are, from left to right. Search has no space on the mat."""
    found = [action for action in actions if action in COLUMNS]
    if vocabulary.EXPLORE_1_1 in found and vocabulary.EXPLORE_5 not in found:
        found[found.index(vocabulary.EXPLORE_1_1)] = vocabulary.EXPLORE_5
    return sorted(found, key=COLUMNS.index)


def spaces_for(faces: list[int], robot_is: int, actions: list[int]) -> list[int]:
    """The spaces that two dice take, given the player's actions. `robot_is` is the space a robot face stands for."""
    taken: list[int] = []
    matches = 0
    for face in faces:
        if face == MATCH:
            matches += 1
            continue
        space = robot_is if face == ROBOT else SPACE_OF[face]
        if space in taken and space in RIGHT_OF:
            space = RIGHT_OF[space]
        taken.append(space)
    under = markers(actions)
    if matches == 1:
        under = [matched(under, taken)] if under else []
        # A match that finds no marker but one with the other die stays off the mat.
        under = [space for space in under if space not in taken]
    elif matches == 0:
        under = []
    return sorted(taken + under, key=COLUMNS.index)


def matched(under: list[int], taken: list[int]) -> int:
    """The marker one match die goes to: the right-most that is free; of a pair, the left one if it is free."""
    if len(under) == 2 and RIGHT_OF.get(under[0]) == under[1]:
        return under[0] if under[0] not in taken else under[1]
    return under[-1] if under[-1] not in taken else under[0]
