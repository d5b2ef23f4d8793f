"""Store: the database, opened and brought up to date. SQLite by default, PostgreSQL by its address.

Knows connections, transactions and announcements; what is kept for a game or a person is in the modules beside this
one, each named by its noun.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Executable, RowMapping, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from starboard.server.operation.metrics import Metrics
from starboard.server.store import faults, keys, migrations
from starboard.server.store.announcements import Announcements, News
from starboard.server.store.faults import DatabaseFault, key_of
from starboard.server.store.reader import ManyReader, Reader, ThreadReader
from starboard.server.store.writer import GroupWriter, Job, ManyWriter, Patience, SwiftWriter, T, Writer

LEAST_FREE = 16 * 1024 * 1024
"""With fewer bytes left on its disk, an SQLite database is about to be full."""

FRESH_SECONDS = 10.0
"""What was written this recently shows that one can write."""


DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class WrongAddress(ValueError):
    """No database of ours has this address; says what one is like."""

    def __init__(self, database: str) -> None:
        scheme, colon, _ = database.partition("://")
        begins = f"{scheme[:20]}://..." if colon else database[:40]  # what follows may hold a password
        super().__init__(
            f"{begins!r} is not the address of a database; that would be sqlite:///FILE or "
            "postgresql://USER:PASSWORD@HOST:PORT/NAME"
        )


def place(database: str) -> URL:
    """The address of the database with the driver we use. Raises WrongAddress."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        raise WrongAddress(database) from None
    driver = DRIVERS.get(url.drivername, url.drivername)
    if driver not in DRIVERS.values():
        raise WrongAddress(database)
    return url.set(drivername=driver)


class Store:
    """Reads go to any connection; every write is one job in one transaction, announced when it is on disk."""

    def __init__(self, database: str, metrics: Metrics | None = None) -> None:
        self.metrics = metrics or Metrics()
        self.url = place(database)
        self.postgres = self.url.get_backend_name() == "postgresql"
        # What goes wrong is logged with its statement, and the values in it are people's secrets.
        self.engine: AsyncEngine = create_async_engine(
            self.url,
            hide_parameters=True,
            json_deserializer=from_json,
            **({"pool_size": 8} if self.postgres else {}),
        )
        self.announcements = Announcements(self.url if self.postgres else None)
        self.written = -FRESH_SECONDS
        """When something was last written, by the steady clock."""
        self.faults = faults.Log()
        self.unreadable: set[str] = set()
        """Games whose record could not be played here when somebody last tried, and nobody has repaired since."""
        self.announcements.listen(self.heard)
        self.reader: Reader
        self.writer: Writer
        self.swift = SwiftWriter(self.url) if self.postgres else None
        if self.postgres:
            self.reader = ManyReader(self.engine)
            self.writer = ManyWriter(self.engine)
        else:
            direct = create_engine(self.url.set(drivername="sqlite"), hide_parameters=True, json_deserializer=from_json)
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

    def heard(self, news: News) -> None:
        if news.what == "repaired":
            self.unreadable.discard(news.game)
        elif news.what == "missed":
            self.unreadable.clear()

    async def open(self, before: migrations.Before | None = None) -> None:
        """Bring the tables up to date (`before` is told of an older database first), and be ready. Raises Newer for a
        database of a newer version."""
        self.make_file()
        await migrations.run(self.engine, before)
        await self.writer.start()
        await self.announcements.start()

    async def close(self) -> None:
        """Finish what is being written."""
        await self.reader.close()
        await self.writer.close()
        if self.swift is not None:
            await self.swift.close()
        await self.announcements.close()
        await self.engine.dispose()

    async def read(self, job: Job[T]) -> T:
        """Ask for several things at once; the job changes nothing. Raises DatabaseFault if that is impossible now."""
        try:
            return await self.reader.read(job)
        except Exception as fault:
            raise self.told(fault) from fault

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
        """Do a job in a transaction of its own, and announce the news when it is on disk (to all nodes). Raises
        DatabaseFault if the database cannot do it."""

        async def with_news(connection: AsyncConnection) -> T:
            result = await job(connection)
            await self.announcements.send(connection, news)
            return result

        try:
            with self.metrics.write_seconds.time():
                result = await self.writer.write(with_news if self.postgres and news else job)
        except Exception as fault:
            raise self.told(fault) from fault
        self.written = time.monotonic()
        self.announcements.publish(news)
        return result

    async def write_at_once(self, statement: str, given: Sequence[Any], news: Sequence[News]) -> bool:
        """PostgreSQL: one statement that writes, tells the other nodes, and gives rows if it has done so. Then the news
        are announced here too."""
        assert self.swift is not None
        try:
            with self.metrics.write_seconds.time():
                rows = await self.swift.write(statement, given)
        except Exception as fault:
            raise self.told(fault) from fault
        self.written = time.monotonic()
        if rows:
            self.announcements.publish(news)
        return bool(rows)

    async def read_at_once(self, statement: str, given: Sequence[Any]) -> Any:
        """PostgreSQL: the one value that a statement gives, on a connection without a layer in between. As with other
        reads, a database that is away for a moment is asked again."""
        assert self.swift is not None
        patience = Patience()
        while True:
            try:
                [row] = await self.swift.write(statement, given)
                return row[0]
            except Exception as fault:
                try:
                    await patience.wait(fault)
                except DatabaseFault as lasting:
                    raise self.told(DatabaseFault(lasting.what)) from fault
                except Exception as lasting:
                    raise self.told(lasting) from fault

    def told(self, fault: Exception) -> Exception:
        """What is wrong with the database as a DatabaseFault, and a line in the log; any other fault as it is."""
        found = fault
        if not isinstance(fault, DatabaseFault):
            key = key_of(fault)
            found = fault if key is None else DatabaseFault(key)
        if isinstance(found, DatabaseFault):
            self.metrics.database_faults.labels(found.what.removeprefix("database-")).inc()
            self.faults.note(found.what)
        elif isinstance(found, SQLAlchemyError):
            self.metrics.database_faults.labels("other").inc()
        return found

    async def check(self) -> None:
        """See whether something can be written now; raises a DatabaseFault if not."""
        if self.file is not None and shutil.disk_usage(self.file.parent).free < LEAST_FREE:
            raise DatabaseFault("database-full")
        if time.monotonic() - self.written > FRESH_SECONDS:
            await self.write(lambda connection: keys.set_to(connection, "checked", str(time.time())))
        else:
            await self.read(lambda connection: keys.value(connection, "checked"))

    async def announce(self, news: News) -> None:
        """Tell all nodes something that is not in the database."""

        async def nothing(_: AsyncConnection) -> None:
            pass

        if self.postgres:
            await self.write(nothing, news)
        else:
            self.announcements.publish([news])


class Broken:
    """What a column holds that should be JSON and is not."""


BROKEN = Broken()


UNREADABLE = "\ufffd"
"""Stands for bytes that are not UTF-8. JSON as we write it never has this letter itself."""


def from_json(text: str) -> Any:
    """A column of JSON. One that is none does not keep anybody from reading the rows beside it."""
    if UNREADABLE in text:
        return BROKEN
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return BROKEN


def careful(connection: Any, _: object) -> None:
    """SQLite: readers beside the writer, nothing acknowledged that a power cut could take back, real foreign keys."""
    connection.isolation_level = None  # we say BEGIN ourselves
    if isinstance(connection, sqlite3.Connection):
        # One bad byte must not keep anybody from reading the rows beside it.
        connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
