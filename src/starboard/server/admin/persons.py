"""Persons: listed, searched, banned, given a new password and deleted by whoever runs the server."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.admin.desk import AdminError, Desk
from starboard.server.people import privacy
from starboard.server.people.names import folded
from starboard.server.people.passwords import Passwords
from starboard.server.store import people
from starboard.server.store.announcements import News
from starboard.server.store.schema import person, seat

Plain = dict[str, Any]

MOST_LISTED = 1000


async def listed(desk: Desk, search: str = "", most: int = MOST_LISTED, banned: bool = False) -> list[Plain]:
    """The newest people; `search`: whose id is this, or whose name has it in it."""
    sits = select(func.count()).select_from(seat).where(seat.c.person == person.c.id).scalar_subquery()
    wanted = select(
        person.c.id,
        person.c.name,
        person.c.language,
        person.c.created,
        person.c.password.is_not(None).label("password"),
        person.c.banned,
        sits.label("seats"),
    )
    if search:
        wanted = wanted.where(or_(person.c.id == search, person.c.name.icontains(search, autoescape=True)))
    if banned:
        wanted = wanted.where(person.c.banned.is_(True))
    rows = await desk.store.rows(wanted.order_by(person.c.created.desc(), person.c.id).limit(most))
    return [{**row, "password": bool(row["password"])} for row in rows]


async def reset_password(desk: Desk, text: str) -> Plain:
    """A new password, which is told once; all browsers of this person have to log in again."""
    who = await desk.person(text)
    fresh = secrets.token_urlsafe(9)
    hashed = await Passwords().hash(fresh)

    async def job(connection: AsyncConnection) -> None:
        other = await people.by_login(connection, folded(who.name))
        taken = other is not None and other.id != who.id
        if taken or not await people.set_password(connection, who, hashed, folded(who.name)):
            raise AdminError(f"somebody else logs in as {who.name!r}; this person has to take another name first")

    await desk.store.write(job, News("person", about=who.id))
    return {"id": who.id, "name": who.name, "password": fresh}


async def set_banned(desk: Desk, text: str, banned: bool) -> Plain:
    who = await desk.person(text)
    if who.banned == banned:
        raise AdminError(f"{who.name!r} is banned already" if banned else f"{who.name!r} is not banned")
    await desk.store.write(
        lambda connection: people.set_banned(connection, who.id, banned), News("person", about=who.id)
    )
    return {"id": who.id, "name": who.name, "banned": banned}


async def delete(desk: Desk, text: str) -> Plain:
    """Forget somebody, as they could themselves."""
    who = await desk.person(text)
    left = await privacy.forget(desk.store, desk.resign, who.id)
    return {"id": who.id, "name": who.name, "deleted": True, "tables": left.changed, "removed_tables": left.removed}
