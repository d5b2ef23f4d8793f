"""Scoring: matchpoints, as in bridge. Knows results and nothing of where they come from.

A result is compared with every other one of the same seat: 2 points if it is better, 1 if it is as good. What counts is
the game's own order: points first, then its tie-break. A player who resigned has no result: they get nothing, and
everybody who played on has beaten them. A game that was not finished counts for nobody, also if it ended because all
others had resigned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from starboard.server.store.contests import Place


class Score(NamedTuple):
    """What a place is worth."""

    points: int
    most: int
    """As many as could be had."""
    percent: float | None
    margin: float | None
    """How many points of the game more than the others on the same seat, on average."""


NOTHING = Score(0, 0, None, None)


def value(one: Place) -> tuple[int, int]:
    """What two results are compared by."""
    return one.total or 0, one.tie_break or 0


def scored(places: Sequence[Place]) -> list[Score]:
    """The scores of all places of a contest that have an outcome, in their order."""
    return [score(one, [other for other in places if other.seat == one.seat and other is not one]) for one in places]


def score(one: Place, others: Sequence[Place]) -> Score:
    """What a place is worth against the others of the same seat."""
    if one.outcome not in ("played", "resigned"):
        return NOTHING
    rivals = [other for other in others if other.outcome in ("played", "resigned")]
    played = [other for other in rivals if other.outcome == "played"]
    if one.outcome == "resigned":
        points, margin = 0, None
    else:
        points = 2 * (len(rivals) - len(played)) + sum(compared(value(one), value(other)) for other in played)
        gaps = [value(one)[0] - value(other)[0] for other in played]
        margin = sum(gaps) / len(gaps) if gaps else None
    most = 2 * len(rivals)
    return Score(points, most, 100 * points / most if most else None, margin)


def compared(one: tuple[int, int], other: tuple[int, int]) -> int:
    return 2 if one > other else 1 if one == other else 0


def ranked(scores: Sequence[Score]) -> list[int | None]:
    """The place of each by its percentage; equal ones share one."""
    known = [one.percent for one in scores if one.percent is not None]
    return [None if one.percent is None else 1 + sum(other > one.percent for other in known) for one in scores]
