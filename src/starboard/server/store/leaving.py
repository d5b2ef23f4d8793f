"""Leaving: somebody is forgotten here. What others have played with them stays; that it was them is not known any more.

A table that concerned nobody else goes with them. Their seats in other games have no name from then on, and are shown
as those of a former player.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.store import contests, lobby, results
from starboard.server.store.lobby import own
from starboard.server.store.matches import Sheet, sheet_in
from starboard.server.store.schema import contest, game, holder, link, person, place, seat


class StillPlaying(Exception):
    """They play in a game that runs: they have to resign there first."""


class Left(NamedTuple):
    """What became of somebody's tables."""

    changed: list[str]
    removed: list[str]


async def leave(connection: AsyncConnection, id: str) -> Left:
    """Forget a person. Raises StillPlaying, and the transaction must not be kept then."""
    found = [row[0] for row in await connection.execute(select(game.c.id).where(own(id)))]
    left = Left([], [])
    for game_id in found:
        sheet = await sheet_in(connection, game_id)
        assert sheet is not None
        heirs = others(sheet, id)
        if not heirs or (sheet.status == "open" and sheet.owner == id):
            await lobby.remove(connection, game_id)
            left.removed.append(game_id)
        else:
            await leave_table(connection, sheet, id, heirs[0])
            left.changed.append(game_id)
    await results.forget(connection, id)
    # Whatever is damaged so that no table shows it.
    await connection.execute(update(seat).where(seat.c.person == id).values(person=None, name=""))
    await connection.execute(holder.delete().where(holder.c.person == id))
    await connection.execute(link.delete().where(link.c.maker == id))
    await contests.leave(connection, id)
    await connection.execute(person.delete().where(person.c.id == id))
    return left


def others(sheet: Sheet, id: str) -> list[str]:
    """Everybody else whom a table concerns, players first."""
    found = [row.person for row in sheet.seats if row.person is not None]
    found += [one for row in sheet.seats for one in row.holders]
    found += [sheet.owner, *sheet.guests]
    return [one for one in found if one != id]


def plays(sheet: Sheet, id: str) -> list[int]:
    """The seats that somebody has in a running game and has not given up."""
    if sheet.status != "playing":
        return []
    return [row.seat for row in sheet.seats if row.person == id and not row.resigned]


async def leave_table(connection: AsyncConnection, sheet: Sheet, id: str, heir: str) -> None:
    if plays(sheet, id):
        raise StillPlaying
    for row in sheet.seats:
        if row.person == id:
            await lobby.forget_holders(connection, sheet.id, row.seat, None)
            await lobby.fill(connection, sheet.id, row.seat, person=None, name="", ready=False)
    await connection.execute(holder.delete().where(holder.c.game == sheet.id, holder.c.person == id))
    # Those who came by a link of theirs may still look on.
    await connection.execute(update(link).where(link.c.game == sheet.id, link.c.maker == id).values(maker=heir))
    owner = heir if sheet.owner == id else sheet.owner
    await connection.execute(update(game).where(game.c.id == sheet.id).values(owner=owner, changed=time.time()))


async def guests_without_a_table(connection: AsyncConnection, before: float) -> list[str]:
    """People without a password who came before a time and have nothing here any more."""
    wanted = select(person.c.id, person.c.addresses).where(
        person.c.password.is_(None),
        person.c.created < before,
        person.c.banned.is_(False),
        ~select(game.c.id).where(or_(game.c.owner == person.c.id)).exists(),
        ~select(seat.c.game).where(seat.c.person == person.c.id).exists(),
        ~select(holder.c.game).where(holder.c.person == person.c.id).exists(),
        ~select(link.c.id).where(link.c.maker == person.c.id).exists(),
        ~select(contest.c.id).where(contest.c.owner == person.c.id).exists(),
        ~select(place.c.seat).where(place.c.person == person.c.id).exists(),
    )
    return [row.id for row in await connection.execute(wanted) if row.addresses == []]
