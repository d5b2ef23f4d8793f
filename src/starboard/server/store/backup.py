"""Backup: everything a server knows in one file, taken while it runs, and put back into an empty database.

The file is always an SQLite database, whatever the server runs on: it can be looked into, used as it is
(`--database sqlite:///FILE`), or restored into SQLite or PostgreSQL. So this is also how one moves between the two.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import MetaData, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from starboard.server.store import migrations
from starboard.server.store.migrations import Newer
from starboard.server.store.schema import METADATA, review, snapshot
from starboard.server.store.store import Store

AT_ONCE = 500
CACHES: Sequence[Table] = (review, snapshot)
"""What can be worked out again is not worth its place."""

PARTS = ("", "-wal", "-shm", "-journal")
"""What the names of an SQLite database's files end with."""


class BackupError(Exception):
    """The backup cannot be made or put back; says why."""


async def back_up(database: str, to: Path) -> int:
    """Write one consistent file and return how many games it holds. A file that exists is replaced only when the new
    one is complete."""
    store = Store(database)
    beside = to.with_name(to.name + ".new")
    source = None if store.postgres else source_of(store, (to, beside))
    to.parent.mkdir(parents=True, exist_ok=True)
    beside.unlink(missing_ok=True)
    # It holds the key of all cookies: nobody else on this machine may read it.
    beside.touch(mode=0o600)
    try:
        if source is None:
            await copy_out(store, beside)
        else:
            await asyncio.to_thread(copy_file, source, beside)
        with beside.open("rb") as file:
            os.fsync(file.fileno())
        games = games_in(beside)
        beside.replace(to)
    except sqlite3.Error as error:
        raise BackupError(f"the backup cannot be written: {error}") from None
    except Newer as newer:
        raise BackupError(f"the database cannot be saved by this version: {newer}; save it with that one") from None
    finally:
        await store.engine.dispose()
        for left in (beside, beside.with_name(beside.name + "-journal")):
            left.unlink(missing_ok=True)
    return games


def source_of(store: Store, targets: Sequence[Path]) -> Path:
    """The database's file. None of the targets may be a part of it: it would be replaced under whoever uses it."""
    if store.file is None or not store.file.exists():
        raise BackupError(f"there is no database at {store.file or store.url}")
    real = store.file.resolve()
    parts = [real.with_name(real.name + end) for end in PARTS]
    for target in targets:
        if any(target.resolve() == part or is_same(target, part) for part in parts):
            raise BackupError(f"{target} belongs to the database itself; name another file for the backup")
    return store.file


def is_same(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and one.samefile(other)


def copy_file(source: Path, to: Path) -> None:
    """One file with all that is worth keeping."""
    copy_as_it_is(source, to)
    with closing(sqlite3.connect(to)) as there:
        found = {name for (name,) in there.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        for table in CACHES:
            if table.name in found:  # an older database does not have all of them
                there.execute(f"DELETE FROM {table.name}")
        there.commit()
        there.execute("VACUUM")


def copy_as_it_is(source: Path, to: Path) -> None:
    """SQLite's own backup: consistent while others write, and without holding them up; it also has what a killed server
    left in the log beside its file. In one go: in several, each write in between would have it begin again, and on a
    busy server it would never end."""
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as here,
        closing(sqlite3.connect(to)) as there,
    ):
        here.backup(there)
        there.execute("PRAGMA journal_mode=DELETE")


async def copy_out(store: Store, to: Path) -> None:
    """From PostgreSQL, all tables as they were at one moment, with the schema that they have there: a database is saved
    before it is brought up to date."""
    there = create_async_engine(f"sqlite+aiosqlite:///{to}")
    try:
        async with store.engine.connect() as source:
            await source.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            schema = await migrations.schema_of(source)
            if schema is None:
                raise BackupError("there is no database of Starboard at this address")
            if not migrations.is_known(schema):
                raise Newer(schema)
            await migrations.run(there, to=schema)
            async with there.begin() as target:
                tables = MetaData()
                await target.run_sync(tables.reflect)
                skipped = {"alembic_version", *(table.name for table in CACHES)}
                await copy_rows(source, target, [one for one in tables.sorted_tables if one.name not in skipped])
    finally:
        await there.dispose()


async def restore(source: Path, database: str) -> int:
    """Put a backup into an empty database and return how many games there are; BackupError if it is not empty."""
    if not is_backup(source):
        raise BackupError(f"{source} is not a backup of Starboard")
    store = Store(database)
    with TemporaryDirectory() as folder:
        # A backup of an older version gets today's tables in a copy: it stays as it is itself.
        copy = Path(folder) / "backup.db"
        await asyncio.to_thread(copy_as_it_is, source, copy)
        here = create_async_engine(f"sqlite+aiosqlite:///{copy}")
        try:
            try:
                await migrations.run(here)
            except Newer as newer:
                raise BackupError(f"{source} cannot be read by this version: {newer}; use that one") from None
            store.make_file()
            await migrations.run(store.engine)
            async with here.connect() as old, store.engine.begin() as new:
                for table in METADATA.sorted_tables:
                    if (await new.execute(select(func.count()).select_from(table))).scalar_one():
                        raise BackupError(f"the database is not empty (there are rows in {table.name}); name a new one")
                await copy_rows(old, new, [table for table in METADATA.sorted_tables if table not in CACHES])
            return games_in(copy)
        finally:
            await here.dispose()
            await store.engine.dispose()


def is_backup(file: Path) -> bool:
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    except sqlite3.Error:
        return False
    return {"game", "entry", "alembic_version"} <= {name for (name,) in found}


async def copy_rows(source: AsyncConnection, target: AsyncConnection, tables: Sequence[Table]) -> None:
    """All rows, a few hundred at a time, in an order in which every row finds what it refers to."""
    for table in tables:
        found = await source.stream(select(table))
        async for rows in found.mappings().partitions(AT_ONCE):
            await target.execute(insert(table), [dict(row) for row in rows])


def games_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM game").fetchone()[0])
