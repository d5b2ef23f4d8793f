"""Outcome: what a finished game is worth to a seat: what networks learn, and what search counts at a game's end."""

from __future__ import annotations

from math import exp
from typing import Final

from starboard.kernel.game import Game

SCALE: Final = 0.3
"""How much a point of the margin counts. A soft margin teaches more than a bare win, of which a game has only one."""

MOST_SIDES: Final = 6
"""The most who can play for one win, in any game: seats, or a seat and an opponent whom the rules play."""


class Outcome:
    """The end of a game as one seat sees it: sides from the seat itself clockwise, an opponent without a seat last."""

    def __init__(self, won: list[float], soft: list[float]) -> None:
        self.won = won
        """Each side's part of the win."""
        self.soft = soft
        """The same softened: nearly even after a close game, nearly 1 and 0 after a clear one."""

    @property
    def worth(self) -> float:
        """What it is worth to the seat itself, from 0 to 1."""
        return (self.won[0] + self.soft[0]) / 2


def outcome(game: Game, seat: int) -> Outcome:
    """The outcome of a game that is over."""
    standings = game.standings()
    seats = game.seats
    winners = 0
    for one in standings:
        if one.rank == 1:
            winners += 1
    won = [0.0] * len(standings)
    points = [0.0] * len(standings)
    beyond = seats
    for one in standings:
        if 0 <= one.seat < seats:
            side = (one.seat - seat) % seats
        else:
            side = beyond
            beyond += 1
        if one.rank == 1:
            won[side] = 1.0 / winners
        points[side] = one.total + won[side]
    most = max(points)
    weights = [exp(SCALE * (each - most)) for each in points]
    total = sum(weights)
    return Outcome(won, [each / total for each in weights])
