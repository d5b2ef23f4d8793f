"""The model of ratings: openskill's Plackett-Luce, with its usual start of 25 ± 8.33. Knows no games and no people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

MODEL = PlackettLuce()


class Strength(NamedTuple):
    """A rating: what somebody's strength is taken to be, and how uncertain that is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What ladders are ordered by: hardly anybody is weaker than this. A few lucky games lead nobody to the top."""
        return self.mu - 3 * self.sigma


NEWCOMER = Strength(float(MODEL.mu), float(MODEL.sigma))


def after(strengths: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """Everybody's strength after a game; equal ranks share a place."""
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in strengths]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(team[0].mu, team[0].sigma) for team in rated]
