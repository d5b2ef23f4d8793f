"""Migrations: brings the tables of an older database up to date, when a server starts.

Each step is a file in `versions`; what the tables look like in the end is in `schema.py`, and a test compares the two.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 5_283_001
"""The number under which nodes of one PostgreSQL database take turns."""


def upgrade(connection: Connection) -> None:
    """All steps that are not done yet, in the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def run(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await connection.execute(text("BEGIN IMMEDIATE"))
        else:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(upgrade)
        await connection.commit()
