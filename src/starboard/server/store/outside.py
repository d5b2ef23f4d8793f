"""Outside: what another program than the server changes in its SQLite file, such as `starboard admin`.

On PostgreSQL such a program is heard like any other node. SQLite tells nobody anything; but it counts, for each
connection, whether others have written. The server looks at that once a second. Whoever writes leaves a note of what
has changed, so that those who are concerned are told, and nobody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.store import keys
from starboard.server.store.announcements import News
from starboard.server.store.store import Store
from starboard.server.store.writer import GroupWriter, Job, T

LOG = logging.getLogger(__name__)

NAME = "outside"
MOST_NOTES = 200
LOOK_SECONDS = 1.0


class Notes(Struct):
    """The latest news that were left. `last` counts all there ever were."""

    last: int = 0
    news: list[News] = []

    def since(self, number: int) -> list[News]:
        """What came after a number; a note that is gone already may have been about anything."""
        missed = self.last - number
        return [News("missed")] if missed > len(self.news) else self.news[len(self.news) - missed :]


async def notes(connection: AsyncConnection) -> Notes:
    text = await keys.value(connection, NAME)
    try:
        return Notes() if text is None else msgspec.json.decode(text, type=Notes)
    except msgspec.MsgspecError:
        return Notes()


async def leave(connection: AsyncConnection, news: Sequence[News]) -> None:
    found = await notes(connection)
    kept = Notes(found.last + len(news), [*found.news, *news][-MOST_NOTES:])
    await keys.set_to(connection, NAME, msgspec.json.encode(kept).decode())


class OutsideStore(Store):
    """The database of a server that may be running. What is announced here reaches that server too."""

    async def write(self, job: Job[T], *news: News) -> T:
        if self.postgres or not news:
            return await super().write(job, *news)

        async def with_note(connection: AsyncConnection) -> T:
            result = await job(connection)
            await leave(connection, news)
            return result

        return await super().write(with_note, *news)

    async def announce(self, news: News) -> None:
        async def nothing(_: AsyncConnection) -> None:
            pass

        await self.write(nothing, news)


class Watch:
    """A server's eye on its own file."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.read = 0
        """How many notes were read."""
        self.version = 0
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if isinstance(self.store.writer, GroupWriter):
            self.read = (await self.store.read(notes)).last
            self.version = await self.store.writer.others()
            self.task = asyncio.create_task(self.run(self.store.writer))

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
            self.task = None

    async def run(self, writer: GroupWriter) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look(writer)
            except Exception as fault:  # what is wrong with the database others have noticed too
                LOG.debug("could not see whether others have written: %s", type(fault).__name__)

    async def look(self, writer: GroupWriter) -> None:
        """If somebody else has written, announce what they noted; without a note anything may have changed."""
        version = await writer.others()
        if version == self.version:
            return
        found = await self.store.read(notes)
        news = found.since(self.read)
        self.version, self.read = version, found.last
        LOG.info("another program has written to the database")
        self.store.announcements.publish(news or [News("missed")])
