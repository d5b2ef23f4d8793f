"""Isolation: no action; the chooser's bonus is two credits."""

from __future__ import annotations

from typing import Final

from starboard.frontiers import vocabulary
from starboard.frontiers.position import FrontiersGame

BONUS: Final = 2


def resolve(game: FrontiersGame) -> None:
    game.gain_credits(game.chooser, BONUS, vocabulary.ACTION + vocabulary.ISOLATION)
