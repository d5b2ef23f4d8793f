"""The lobby in the store: tables by what somebody can do with them, and new ones."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.store.matches import SeatRow, Sheet, is_id, sheet_in, sheets
from starboard.server.store.schema import game, holder, link, seat
from starboard.server.store.store import Store

MOST_LISTED = 100
MOST_OWN = 500
"""More of one's own running and waiting tables are listed, so that nobody loses a slow game."""

LONGEST_WAIT = 7 * 86400


async def add(connection: AsyncConnection, sheet: Sheet) -> None:
    """A new table with its seats; it plays when its game has begun."""
    row = {
        "id": sheet.id,
        "created": sheet.created,
        "owner": sheet.owner,
        "status": "open",
        "private": sheet.private,
        "ruleset": sheet.ruleset,
        "seats": len(sheet.seats),
        "options": sheet.options,
        "content": msgspec.to_builtins(sheet.content),
        "header": None,
        "clock": sheet.clock,
        "lesson": sheet.lesson,
        "fork_of": sheet.fork_of,
        "rematch": None,
        "waiting": [],
        "winners": [],
        "thinking": False,
        "changed": time.time(),
        "contest": sheet.contest,
        "sealed": sheet.sealed,
    }
    await connection.execute(game.insert().values(**row))
    await connection.execute(seat.insert(), [seat_values(sheet.id, one) for one in sheet.seats])


def seat_values(game_id: str, row: SeatRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in row.__struct_fields__ if name != "holders"}
    return {"game": game_id, **values}


async def locked(connection: AsyncConnection, game_id: str) -> Sheet | None:
    """The table; nobody else changes it until this transaction ends. SQLite has only one writer anyway."""
    if is_id(game_id):
        await connection.execute(select(game.c.id).where(game.c.id == game_id).with_for_update())
    return await sheet_in(connection, game_id)


async def fill(connection: AsyncConnection, game_id: str, number: int, **values: Any) -> None:
    """Put somebody on a seat, or nobody."""
    await connection.execute(update(seat).where(seat.c.game == game_id, seat.c.seat == number).values(**values))
    await connection.execute(update(game).where(game.c.id == game_id).values(changed=time.time()))


async def remove(connection: AsyncConnection, game_id: str) -> None:
    """Take a table away with all that belongs to it."""
    await connection.execute(game.delete().where(game.c.id == game_id))


async def set_rematch(connection: AsyncConnection, game_id: str, rematch: str) -> None:
    await connection.execute(update(game).where(game.c.id == game_id).values(rematch=rematch))


def own(person: str) -> Any:
    """Tables where somebody sits, may sit or look on by a link, or that they made."""
    return or_(
        game.c.owner == person,
        game.c.id.in_(select(seat.c.game).where(seat.c.person == person)),
        game.c.id.in_(select(holder.c.game).where(holder.c.person == person)),
    )


def latest(*conditions: Any, most: int = MOST_LISTED) -> Select[Any]:
    """The newest tables. Never in the order of when they changed: that would tell when somebody chose in secret."""
    return select(game).where(*conditions).order_by(game.c.created.desc(), game.c.id).limit(most)


async def mine(store: Store, person: str) -> Sequence[Sheet]:
    """One's own tables that are not over: first those that wait for oneself, then the newest."""
    found: list[Sheet] = []
    for status in ("playing", "open"):
        found += await sheets(store, latest(game.c.status == status, own(person), most=MOST_OWN))
    return sorted(found, key=lambda one: (not one.waits_for(person), -one.created, one.id))


async def finished(store: Store, person: str) -> Sequence[Sheet]:
    return await sheets(store, latest(game.c.status == "over", own(person)))


async def public(store: Store, status: str) -> list[Sheet]:
    """Public tables; one that has waited for too long is not shown any more. Twice as many as are listed: nobody is
    shown their own among them."""
    since = time.time() - LONGEST_WAIT
    recent = game.c.created > since if status == "open" else true()
    return await sheets(store, latest(game.c.status == status, game.c.private.is_(False), recent, most=2 * MOST_LISTED))


async def forget_invitations(connection: AsyncConnection, game_id: str, number: int, maker: str) -> None:
    """A player who sits down on a seat that was meant for others has not asked them to play it, too."""
    await connection.execute(link.delete().where(link.c.game == game_id, link.c.seat == number, link.c.maker == maker))


async def forget_holders(connection: AsyncConnection, game_id: str, number: int, maker: str | None) -> None:
    """Nobody but whoever sits down next may play this seat; the links that its last person made are void, or (without a
    maker) all that lead to it."""
    await connection.execute(holder.delete().where(holder.c.game == game_id, holder.c.seat == number))
    made_by = [link.c.maker == maker] if maker is not None else []
    await connection.execute(link.delete().where(link.c.game == game_id, link.c.seat == number, *made_by))
