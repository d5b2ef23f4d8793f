"""Store: the database, opened and brought up to date. SQLite by default, PostgreSQL by its address.

Knows connections, transactions and announcements; what is kept for a game or a person is in the modules beside this
one, each named by its noun.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Executable, RowMapping, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from starboard.server.store import migrations
from starboard.server.store.announcements import Announcements, News
from starboard.server.store.reader import ManyReader, Reader, ThreadReader
from starboard.server.store.writer import GroupWriter, Job, ManyWriter, T, Writer


def place(database: str) -> URL:
    """The address of the database with the driver we use."""
    url = make_url(database)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


class Store:
    """Reads go to any connection; every write is one job in one transaction, announced when it is on disk."""

    def __init__(self, database: str) -> None:
        self.url = place(database)
        self.postgres = self.url.get_backend_name() == "postgresql"
        # What goes wrong is logged with its statement, and the values in it are people's secrets.
        self.engine: AsyncEngine = create_async_engine(
            self.url, hide_parameters=True, **({"pool_size": 8} if self.postgres else {})
        )
        self.announcements = Announcements(self.url if self.postgres else None)
        self.reader: Reader
        self.writer: Writer
        if self.postgres:
            self.reader = ManyReader(self.engine)
            self.writer = ManyWriter(self.engine)
        else:
            direct = create_engine(self.url.set(drivername="sqlite"), hide_parameters=True)
            self.reader = ThreadReader(direct)
            self.writer = GroupWriter(direct)
            for engine in (self.engine.sync_engine, direct):
                event.listen(engine, "connect", careful)

    @property
    def file(self) -> Path | None:
        """Where an SQLite database is kept."""
        name = "" if self.postgres else self.url.database or ""
        return Path(name) if name and not name.startswith((":memory:", "file:")) else None

    def make_file(self) -> None:
        """A new SQLite file is made for nobody else's eyes: it holds the key of all cookies. The files that SQLite puts
        beside it get the same rights."""
        if self.file is not None and self.file.parent.is_dir():
            self.file.touch(mode=0o600)

    async def open(self) -> None:
        """Bring the tables up to date, and be ready."""
        self.make_file()
        await migrations.run(self.engine)
        await self.writer.start()
        await self.announcements.start()

    async def close(self) -> None:
        """Finish what is being written."""
        await self.reader.close()
        await self.writer.close()
        await self.announcements.close()
        await self.engine.dispose()

    async def read(self, job: Job[T]) -> T:
        """Ask for several things at once; the job changes nothing."""
        return await self.reader.read(job)

    async def rows(self, statement: Executable) -> list[RowMapping]:
        async def job(connection: AsyncConnection) -> list[RowMapping]:
            return list((await connection.execute(statement)).mappings())

        return await self.read(job)

    async def row(self, statement: Executable) -> RowMapping | None:
        """The first row, if there is one."""

        async def job(connection: AsyncConnection) -> RowMapping | None:
            return (await connection.execute(statement)).mappings().first()

        return await self.read(job)

    async def write(self, job: Job[T], *news: News) -> T:
        """Do a job in a transaction of its own, and announce the news when it is on disk (to all nodes)."""

        async def with_news(connection: AsyncConnection) -> T:
            result = await job(connection)
            await self.announcements.send(connection, news)
            return result

        result = await self.writer.write(with_news if self.postgres and news else job)
        self.announcements.publish(news)
        return result

    async def announce(self, news: News) -> None:
        """Tell all nodes something that is not in the database."""

        async def nothing(_: AsyncConnection) -> None:
            pass

        if self.postgres:
            await self.write(nothing, news)
        else:
            self.announcements.publish([news])


def careful(connection: Any, _: object) -> None:
    """SQLite: readers beside the writer, nothing acknowledged that a power cut could take back, real foreign keys."""
    connection.isolation_level = None  # we say BEGIN ourselves
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
