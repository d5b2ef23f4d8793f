"""Backoff: games with which something went wrong recently.

They are left alone for a while, longer each time, so that they neither fill the log nor keep the server from others.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

FIRST_SECONDS = 10.0
MOST_SECONDS = 3600.0


class Delay(NamedTuple):
    """How long a game is left alone: until then, and how many seconds that was from the start."""

    until: float
    seconds: float


class Backoff:
    """Which games to leave alone now, by id."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.known: dict[str, Delay] = {}

    def note(self, game_id: str) -> bool:
        """Something went wrong with a game; True if that is new."""
        before = self.known.get(game_id)
        seconds = FIRST_SECONDS if before is None else min(2 * before.seconds, MOST_SECONDS)
        self.known[game_id] = Delay(self.now() + seconds, seconds)
        return before is None

    def over(self, game_id: str) -> None:
        self.known.pop(game_id, None)

    def now_left_alone(self) -> list[str]:
        now = self.now()
        return [game_id for game_id, one in self.known.items() if one.until > now]
