"""Board: the public tables, read once for all who look at the lobby. Knows nothing of who looks.

Most news are moves, and tell themselves all that a lobby shows of them. So tables are read again only after other news.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable
from typing import NamedTuple

from msgspec import Raw

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
    lines: dict[tuple[str, str], tuple[Hashable, Raw]]
    """Tables as they were last sent to strangers, by language, and what they depended on: as long as that is so, the
    same line is sent to the next one."""
    whole: dict[str, tuple[float, bytes]]
    """Lobbies as strangers see them, by language, and when they were made."""


class Board:
    """The public tables of one server, and how much news there was that may have changed them."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.clock = clock
        self.news = 0
        self.latest: Public | None = None
        self.playing: dict[str, Sheet] = {}
        """The tables to watch, by their ids."""
        self.read_at = 0.0
        self.unread = True
        """Were there news since that have to be read?"""
        self.meanwhile: list[News] | None = None
        """What was heard while tables are read; None if they are not. Some of it may be in what is read, some not."""
        self.one_at_a_time = asyncio.Lock()
        store.announcements.listen(self.heard)

    def heard(self, news: News) -> None:
        if news.what != "request":
            self.news += 1
            if self.meanwhile is not None:
                self.meanwhile.append(news)
            else:
                self.unread = self.unread or not self.takes_in(news)

    def takes_in(self, news: News) -> bool:
        """A move changes nothing here but whom its table waits for, and nothing if the table is not on the list, or was
        read after it."""
        if news.move is None:
            return False
        sheet = self.playing.get(news.game)
        if sheet is None or sheet.changed == news.move.changed:
            return True
        if sheet.changed != news.move.known:
            return False
        sheet.waiting, sheet.changed = news.move.waiting, news.move.changed
        return True

    async def public(self, most_seconds: float = 0.0) -> Public:
        """The public tables: as they are now, or were at most some seconds ago."""
        async with self.one_at_a_time:
            latest, at, as_of = self.latest, self.clock(), self.news
            age = 0.0 if latest is None else at - latest.at
            if latest is None or at - self.read_at > LONGEST_SECONDS or (latest.as_of != as_of and age >= most_seconds):
                if latest is None or self.unread or at - self.read_at > LONGEST_SECONDS:
                    self.unread = False
                    latest = await self.read(as_of, at)
                else:
                    latest = latest._replace(as_of=as_of, at=at, whole={})
                self.latest = latest
            return latest

    async def read(self, as_of: int, at: float) -> Public:
        heard: list[News] = []
        self.meanwhile = heard
        try:
            to_join = await lobby.public(self.store, "open")
            to_watch = await lobby.public(self.store, "playing")
        except BaseException:
            self.unread = True
            raise
        finally:
            self.meanwhile = None
        self.read_at = at
        self.playing = {one.id: one for one in to_watch}
        for news in heard:
            self.unread = self.unread or not self.takes_in(news)
        return Public(as_of, at, to_join, to_watch, {}, {})
