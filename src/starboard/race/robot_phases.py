"""The robot's part of each phase, after the player's: its action if it has a die there, else its response.

The rows of the mat and of the counters on it come from `robot_table` (TGS p6-p9, RvI p7, PLW 263-285); here is what
they mean.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.game import PASS
from starboard.kernel.step import Step
from starboard.race import goals, prestige, vocabulary
from starboard.race import robot as robots
from starboard.race.content import Design
from starboard.race.position import RaceGame
from starboard.race.robot import Robot
from starboard.race.robot_table import Row, fits


class RobotPhase(Step[RaceGame]):
    """`action` names the phase by its action card, the second Develop and Settle by theirs."""

    def __init__(self, action: int) -> None:
        super().__init__("robot-phase")
        self.action = action

    def data(self) -> list[int]:
        return [self.action]

    def run(self, game: RaceGame, seat: int) -> None:
        robot = game.robot
        if robot is None:
            return
        if self.action == vocabulary.EXPLORE_5:
            explore(game, robot)
        elif self.action == vocabulary.TRADE:
            consume(game, robot)
        else:
            act_or_respond(game, robot, self.action)


def row_for(game: RaceGame, robot: Robot, phase: str, part: str) -> Row:
    """The row that applies: counters of its start world lie on the mat while they are not used up."""
    for row in robot.table.rows_of(robot.start, phase, part):
        if row.once and robot.special_used:
            continue
        if row.having and not any(fits(row.having, game.content.cards[card]) for card in robot.tableau):
            continue
        return row
    raise LookupError(f"no row for {phase} {part}")


def explore(game: RaceGame, robot: Robot) -> None:
    """With both Explore dice it draws more, but its credit goes up once (TGS p6)."""
    dice = sum(1 for space in robot.dice if space in (vocabulary.EXPLORE_5, vocabulary.EXPLORE_1_1))
    row = row_for(game, robot, "explore", "action" if dice else "response")
    robots.draw(game, robot, row.draw_both if dice == 2 else row.draw)
    robots.raise_credit(game, robot, row.credit)
    if dice:
        turn_counter(game, robot, "explore")


def act_or_respond(game: RaceGame, robot: Robot, action: int) -> None:
    phase = robots.SPACES[action]
    if action not in robot.dice:
        perform(game, robot, row_for(game, robot, phase, "response"))
        return
    for _ in range(times(robot, action)):
        perform(game, robot, row_for(game, robot, phase, "action"))
        turn_counter(game, robot, phase)


def times(robot: Robot, action: int) -> int:
    """How often an action is done: two dice on one space count as the table says."""
    dice = robot.dice.count(action)
    return dice if robot.table.cases["two-dice-on-one-space"] == "twice" else min(dice, 1)


def consume(game: RaceGame, robot: Robot) -> None:
    """Trade and 2x together give VP only once, at the better rate; one response to whatever the player chose."""
    sales = times(robot, vocabulary.TRADE)
    doubles = times(robot, vocabulary.CONSUME_X2)
    if not sales and not doubles:
        perform(game, robot, row_for(game, robot, "consume", "response"))
    for turn in range(max(sales, doubles)):
        rows: list[Row] = []
        if turn < sales:
            rows.append(row_for(game, robot, "trade", "action"))
        if turn < doubles:
            rows.append(row_for(game, robot, "consume-x2", "action"))
        robots.take_vp(game, robot, robot.economy * max(row.vp for row in rows))
        for row in rows:
            gain(game, robot, row)
            turn_counter(game, robot, row.phase)


def perform(game: RaceGame, robot: Robot, row: Row) -> None:
    """Do what a row says, from its left to its right."""
    if row.counter and robot.counters and robot.credit >= row.counter:
        place_counter(game, robot, row.counter)
        return
    if robot.credit < row.pays:
        return
    robots.draw(game, robot, row.draw + cards_for_worlds(game, robot, row))
    if row.find:
        card = find(game, robot, row)
        if card != PASS:
            design = game.content.cards[card]
            six_cost = row.six_cost_pays if robots.is_six_cost(robot, design) else 0
            robots.pay_credit(game, robot, row.pays + six_cost)
            place(game, robot, card)
        elif row.once:
            return  # its counter stays for another time
    robots.take_vp(game, robot, robot.economy * row.vp)
    gain(game, robot, row)
    if row.leaves:
        discard_start_world(game, robot)
    if row.once:
        robot.special_used = True


def gain(game: RaceGame, robot: Robot, row: Row) -> None:
    robots.raise_credit(game, robot, row.credit)
    robots.raise_economy(game, robot, row.economy)
    if row.prestige:
        prestige.gain(game, game.seats, row.prestige, PASS)


def cards_for_worlds(game: RaceGame, robot: Robot, row: Row) -> int:
    if not row.draw_for:
        return 0
    return sum(1 for card in robot.tableau if fits(row.draw_for, game.content.cards[card]))


def place_counter(game: RaceGame, robot: Robot, credit: int) -> None:
    """A 6-cost counter instead of a development (TGS p7)."""
    robot.counters -= 1
    robot.placed_counters += 1
    robots.tell(game, "counter", {"left": robot.counters})
    robots.pay_credit(game, robot, credit)


# --- flipping and placing -----------------------------------------------------------------------------------


def find(game: RaceGame, robot: Robot, row: Row) -> int:
    """Flip cards until one fits the row; the others are discarded, for all to see. PASS when there is none."""
    flipped: list[int] = []
    found = PASS
    while found == PASS:
        card = robots.turn_up(game, robot, row.from_deck)
        if card == PASS:
            break
        if accepts(robot, row, game.content.cards[card]):
            found = card
        else:
            flipped.append(card)
    # Discarded when all are flipped: a deck that runs out must not give them back.
    game.to_discard(0, flipped, 0)
    if flipped:
        robots.tell(game, "discard", {"count": len(flipped), "discarded": game.names(flipped)})
    return found


def accepts(robot: Robot, row: Row, design: Design) -> bool:
    """Does the robot stop at this card?"""
    if design.keywords & robots.values_of(robot).refuses:
        return False
    if row.least_vp and design.vp < row.least_vp:
        return False
    if robots.is_six_cost(robot, design) and robot.credit < row.six_cost_pays:
        return False
    return any(fits(wanted, design) for wanted in row.find)


def place(game: RaceGame, robot: Robot, card: int) -> None:
    """A card goes to its tableau, without good or powers; it may bring prestige (PLW 267-271)."""
    robot.tableau.append(card)
    robots.tell(game, "place", {"card": game.name(card)})
    design = game.content.cards[card]
    if design.prestige:
        prestige.gain(game, game.seats, 1, card)
    if any(fits(kind, design) for kind in robots.values_of(robot).prestige_for):
        prestige.gain(game, game.seats, 1, card)


def discard_start_world(game: RaceGame, robot: Robot) -> None:
    for card in robot.tableau:
        if game.content.cards[card].start == robot.start:
            robot.tableau.remove(card)
            game.to_discard(0, [card], 0)
            robots.tell(game, "leave", {"card": game.name(card)})
            return


def turn_counter(game: RaceGame, robot: Robot, phase: str) -> None:
    """After some actions its "robot =" counter shows another action (TGS p9)."""
    for turn in robots.values_of(robot).turns:
        if turn.after == phase and turn.shows == robots.name_of_space(robot.robot_is):
            robot.robot_is = robots.SPACES.index(turn.becomes)
            robots.tell(game, "is", {"space": turn.becomes})
            return


EXPLORE: Final = RobotPhase(vocabulary.EXPLORE_5)
DEVELOP: Final = RobotPhase(vocabulary.DEVELOP)
SECOND_DEVELOP: Final = RobotPhase(vocabulary.DEVELOP_2)
SETTLE: Final = RobotPhase(vocabulary.SETTLE)
SECOND_SETTLE: Final = RobotPhase(vocabulary.SETTLE_2)
CONSUME: Final = RobotPhase(vocabulary.TRADE)
PRODUCE: Final = RobotPhase(vocabulary.PRODUCE)


def step_of(when: int, second: bool) -> RobotPhase:
    """The robot's part of a phase, which is known by its bit among goals."""
    if when == goals.EXPLORE:
        return EXPLORE
    if when == goals.DEVELOP:
        return SECOND_DEVELOP if second else DEVELOP
    if when == goals.SETTLE:
        return SECOND_SETTLE if second else SETTLE
    return CONSUME if when == goals.CONSUME else PRODUCE
