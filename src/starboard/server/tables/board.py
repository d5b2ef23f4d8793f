"""Board: the public tables, read once for all who look at the lobby. Knows nothing of who looks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple

from starboard.server.store import lobby
from starboard.server.store.announcements import News
from starboard.server.store.matches import Sheet
from starboard.server.store.store import Store

LONGEST_SECONDS = 60.0
"""A table that has waited for too long goes from the list without any news."""


class Public(NamedTuple):
    """The public tables at one moment."""

    as_of: int
    """How many news there had been."""
    at: float
    to_join: list[Sheet]
    to_watch: list[Sheet]


class Board:
    """The public tables of one server, and how much news there was that may have changed them."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.clock = clock
        self.news = 0
        self.latest: Public | None = None
        self.one_at_a_time = asyncio.Lock()
        store.announcements.listen(self.heard)

    def heard(self, news: News) -> None:
        if news.what != "request":
            self.news += 1

    async def public(self, most_seconds: float = 0.0) -> Public:
        """The public tables: as they are now, or were at most some seconds ago."""
        async with self.one_at_a_time:
            latest, at, as_of = self.latest, self.clock(), self.news
            age = 0.0 if latest is None else at - latest.at
            if latest is None or age > LONGEST_SECONDS or (latest.as_of != as_of and age >= most_seconds):
                to_join = await lobby.public(self.store, "open")
                to_watch = await lobby.public(self.store, "playing")
                latest = self.latest = Public(as_of, at, to_join, to_watch)
            return latest
