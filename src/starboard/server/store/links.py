"""Links in the store: what leads to a table or to one of its seats, and who came by them."""

from __future__ import annotations

import time

from msgspec import Struct
from sqlalchemy import RowMapping, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.store.matches import is_id
from starboard.server.store.schema import holder, link
from starboard.server.store.store import Store


class LinkRow(Struct):
    """A link; without a seat it leads to the table."""

    id: str
    token: str
    game: str
    seat: int | None
    maker: str


def link_from(row: RowMapping) -> LinkRow:
    return LinkRow(*(row[name] for name in LinkRow.__struct_fields__))


async def of_table(store: Store, game_id: str) -> list[LinkRow]:
    """The links to a table, oldest first."""
    wanted = select(link).where(link.c.game == game_id).order_by(link.c.created, link.c.id)
    return [link_from(row) for row in await store.rows(wanted)]


async def of_token(connection: AsyncConnection, token: str) -> LinkRow | None:
    if not is_id(token):
        return None
    row = (await connection.execute(select(link).where(link.c.token == token))).mappings().first()
    return None if row is None else link_from(row)


async def count(connection: AsyncConnection, game_id: str, maker: str) -> int:
    wanted = select(func.count()).select_from(link).where(link.c.game == game_id, link.c.maker == maker)
    return int((await connection.execute(wanted)).scalar_one())


async def add(connection: AsyncConnection, new: LinkRow) -> None:
    values = {"id": new.id, "token": new.token, "game": new.game, "seat": new.seat, "maker": new.maker}
    await connection.execute(link.insert().values(**values, created=time.time()))


async def revoke(connection: AsyncConnection, game_id: str, link_id: str, maker: str) -> bool:
    """Make a link void, and with it the right of all who came by it; False if its maker has no such link."""
    if not is_id(link_id):
        return False
    wanted = (link.c.id == link_id) & (link.c.game == game_id) & (link.c.maker == maker)
    return (await connection.execute(delete(link).where(wanted))).rowcount == 1


async def hold(connection: AsyncConnection, by: LinkRow, seat: int, person: str) -> None:
    """Let a person play a seat too (or with NO_SEAT look on), as long as the link stands."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    values = {"game": by.game, "seat": seat, "person": person, "link": by.id}
    await connection.execute(insert(holder).values(**values).on_conflict_do_nothing())
