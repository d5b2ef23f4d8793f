"""Migrations: brings the tables of an older database up to date, when a server starts.

Each step is a file in `versions`; what the tables look like in the end is in `schema.py`, and a test compares the two.
A database of a newer version is left as it is: nobody can go back by these steps, only by a backup.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

LOCK = 5_283_001
"""The number under which nodes of one PostgreSQL database take turns."""

Before = Callable[[str], Awaitable[None]]
"""What to do before an older database is changed; it is told the database's schema."""


class Newer(Exception):
    """The database was written by a newer version, whose tables this one does not know."""

    def __init__(self, found: str) -> None:
        super().__init__(f"it was written by a newer Starboard (schema {found}; this one knows none after {newest()})")
        self.found = found


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    return made


def newest() -> str:
    """The schema that this version writes."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


def is_known(schema: str) -> bool:
    return any(one.revision == schema for one in ScriptDirectory.from_config(config()).walk_revisions())


async def schema_of(connection: AsyncConnection) -> str | None:
    """The schema of a database; None if there is nothing in it yet."""

    def job(here: Connection) -> str | None:
        return MigrationContext.configure(here).get_current_revision()

    return await connection.run_sync(job)


def upgrade(connection: Connection, to: str = "head") -> None:
    """All steps that are not done yet, in the connection's transaction."""
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, to)


async def run(engine: AsyncEngine, before: Before | None = None, to: str = "head") -> None:
    """Bring a database up to date. `before` is called first if there is something in it that will be changed, while no
    other node can begin to do the same. Raises Newer, and has changed nothing then."""
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await connection.execute(text("BEGIN IMMEDIATE"))
        else:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        found = await schema_of(connection)
        if found is not None and not is_known(found):
            raise Newer(found)
        if before is not None and found is not None and found != newest():
            await before(found)
        await connection.run_sync(upgrade, to)
        await connection.commit()
