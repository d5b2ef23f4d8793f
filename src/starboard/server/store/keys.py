"""Keys that the server made for itself, the same for all nodes on a database."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.store.schema import setting


async def value(connection: AsyncConnection, name: str) -> str | None:
    found = await connection.execute(select(setting.c.value).where(setting.c.name == name))
    return found.scalar_one_or_none()


async def set_to(connection: AsyncConnection, name: str, text: str) -> None:
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    fresh = insert(setting).values(name=name, value=text)
    await connection.execute(fresh.on_conflict_do_update(index_elements=[setting.c.name], set_={"value": text}))


async def kept(connection: AsyncConnection, name: str, fresh: str) -> str:
    """The key of this name; `fresh` becomes it if there is none yet."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    await connection.execute(insert(setting).values(name=name, value=fresh).on_conflict_do_nothing())
    return str(await value(connection, name))
