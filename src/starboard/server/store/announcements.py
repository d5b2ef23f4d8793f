"""Announcements: what changed, told to whoever listens on this node and on all others that share the database.

Within a process it is a call; between processes it is PostgreSQL's NOTIFY, sent in the transaction that made the
change, so that it is heard if and only if the change is on disk. Carries ids and numbers, and a move if it is short:
whoever knows the table as it was before need not read it again. Anyone else reads.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Literal

import asyncpg
import msgspec
from msgspec import Struct
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection

LOG = logging.getLogger(__name__)
CHANNEL = "starboard"
NOTIFY = text("SELECT pg_notify(:channel, :payload)")
AGAIN_SECONDS = 1.0
"""How long to wait before listening again after the connection was lost."""

HEARTBEAT_SECONDS = 20.0
"""How often to see whether the connection still stands; it also keeps it from being forgotten on the way."""

PATIENCE = 5.0
"""Seconds after which a database that does not answer counts as gone."""

DEAF_SECONDS = 35.0
"""If the other nodes could not be heard for this long, this one is not well: it takes less to notice and mend."""


MOST_BYTES = 7999
"""PostgreSQL takes no longer news. A move that does not fit is not in them, and has to be read."""


class Moved(Struct, frozen=True):
    """A move as it is on disk: one entry of a record, and what it changed about the table."""

    known: float
    """When the table had last changed before it."""
    changed: float
    number: int
    """Of the entry in the record."""
    line: str
    waiting: list[int]
    times: list[tuple[int, float | None, float | None]]
    """Seats whose clock has changed: until when they have time, and how much is left."""


class News(Struct, frozen=True, omit_defaults=True):
    """`entry`: the record of a game grew; `table`: who sits there, or its status; `request`: somebody asks to go back
    (or an answer to that); `person`: somebody's cookies are void; `repaired`: whoever runs the server has put a table
    in order, and its record may be shorter; `missed`: we were deaf for a while, so anything may have changed."""

    what: Literal["entry", "table", "request", "person", "repaired", "missed"]
    game: str = ""
    about: str = ""
    """For a request: what it is, as JSON; for a person: who."""
    node: str = ""
    """Which node said so; empty if it was this one."""
    move: Moved | None = None
    """For an entry: all that there is to know, if that is not much."""


DECODER = msgspec.json.Decoder(News)


class Announcements:
    """The news of one node: what it says, and what it hears."""

    def __init__(self, url: URL | None) -> None:
        self.url = url
        self.node = secrets.token_hex(6)
        self.listeners: list[Callable[[News], None]] = []
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()
        self.heard_well = 0.0
        """When the line was last known to stand."""

    def listen(self, listener: Callable[[News], None]) -> None:
        """Have a function called with all news; it must not wait."""
        self.listeners.append(listener)

    def publish(self, news: Sequence[News]) -> None:
        for one in news:
            for listener in self.listeners:
                listener(one)

    async def send(self, connection: AsyncConnection, news: Sequence[News]) -> None:
        """Tell the other nodes, when this transaction is committed."""
        for one in news:
            await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": self.payload(one)})

    def payload(self, news: News) -> str:
        """News as the other nodes hear them."""
        text = msgspec.json.encode(msgspec.structs.replace(news, node=self.node))
        if len(text) > MOST_BYTES and news.move is not None:
            text = msgspec.json.encode(msgspec.structs.replace(news, node=self.node, move=None))
        return text.decode()

    async def start(self) -> None:
        if self.url is not None:
            self.task = asyncio.create_task(self.hear())
            await self.ready.wait()

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    @property
    def deaf(self) -> bool:
        """Has it been long that we could hear the other nodes?"""
        return self.url is not None and time.monotonic() - self.heard_well > DEAF_SECONDS

    async def hear(self) -> None:
        """Listen to the other nodes, and again when the connection is lost."""
        while True:
            try:
                await self.hear_on_one_line()
            except Exception as fault:
                # Whatever it is: a node that stops listening here is deaf for ever.
                LOG.warning("not listening to the other nodes: %s %s", type(fault).__name__, fault)
            await asyncio.sleep(AGAIN_SECONDS)

    async def hear_on_one_line(self) -> None:
        """Listen until the connection is lost."""
        assert self.url is not None
        address = self.url.set(drivername="postgresql").render_as_string(False)
        lost = asyncio.Event()
        connection: Any = await asyncpg.connect(address, timeout=PATIENCE)
        try:
            connection.add_termination_listener(lambda _: lost.set())
            async with asyncio.timeout(PATIENCE):
                await connection.add_listener(CHANNEL, self.heard)
            self.heard_well = time.monotonic()
            if self.ready.is_set():
                self.publish([News("missed")])
            self.ready.set()
            while not lost.is_set():
                await self.check(connection, lost)
        finally:
            if not connection.is_closed():
                connection.terminate()

    async def check(self, connection: Any, lost: asyncio.Event) -> None:
        """See after a while whether anybody is at the other end still: a line that is dropped on the way in silence
        looks like one on which nothing is said."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), HEARTBEAT_SECONDS)
            return
        await connection.execute("SELECT 1", timeout=PATIENCE)
        self.heard_well = time.monotonic()

    def heard(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        if self.node in payload:
            return  # our own
        try:
            news = DECODER.decode(payload)
        except msgspec.MsgspecError:
            LOG.warning("news that we do not understand, perhaps of another version")
            return
        if news.node != self.node:
            self.publish([news])
