"""The end of a phase: the prestige lead is judged, then goals are claimed. Pushed below what happens in the phase."""

from __future__ import annotations

from typing import Final

from starboard.kernel.step import Step
from starboard.race import robot_phases
from starboard.race.position import RaceGame


class EndPhase(Step[RaceGame]):
    """`when` is the bit by which goals know this phase."""

    def __init__(self, when: int) -> None:
        super().__init__("end-phase")
        self.when = when

    def data(self) -> list[int]:
        return [self.when]

    def run(self, game: RaceGame, seat: int) -> None:
        game.end_phase(self.when)


STEPS: Final = [EndPhase(1 << bit) for bit in range(7)]


def after(game: RaceGame, when: int, second: bool = False) -> None:
    """Look at goals and prestige once what is pushed above this has run; games with neither need not.

    In a solo game it is the robot's turn first. `second` is the second Develop or Settle phase of a round.
    """
    if game.goals or game.rules.prestige:
        game.common.append(STEPS[when.bit_length() - 1])
    if game.robot is not None:
        game.common.append(robot_phases.step_of(when, second))
