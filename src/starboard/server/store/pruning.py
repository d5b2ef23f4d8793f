"""Pruning: finished games of guests that are older than whoever runs the server wants to keep, and guests without any.

A guest has no password. A table at which anybody with a password sits or that such a person made is never taken away.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.store.leaving import guests_without_a_table
from starboard.server.store.schema import game, person, seat

AT_ONCE = 200
"""How many tables are removed in one transaction: moves have their turn in between."""


class Pruned(NamedTuple):
    """How much is gone, or would go."""

    tables: int
    guests: int


async def old_tables(connection: AsyncConnection, before: float, most: int | None = AT_ONCE) -> list[str]:
    """Finished tables of guests only at which nothing has happened since a time, oldest first."""
    members = select(person.c.id).where(person.c.password.is_not(None))
    wanted = (
        select(game.c.id)
        .where(
            game.c.status == "over",
            game.c.changed < before,
            game.c.sealed.is_(False),
            game.c.owner.not_in(members),
            ~select(seat.c.seat).where(seat.c.game == game.c.id, seat.c.person.in_(members)).exists(),
        )
        .order_by(game.c.changed)
        .limit(most)
    )
    return [row[0] for row in await connection.execute(wanted)]


async def prune_some(connection: AsyncConnection, before: float) -> list[str]:
    """Take some old tables away; none are left if it says so."""
    found = await old_tables(connection, before)
    await connection.execute(game.delete().where(game.c.id.in_(found)))
    return found


async def prune_guests(connection: AsyncConnection, before: float) -> list[str]:
    found = await guests_without_a_table(connection, before)
    for at in range(0, len(found), AT_ONCE):
        await connection.execute(person.delete().where(person.c.id.in_(found[at : at + AT_ONCE])))
    return found
