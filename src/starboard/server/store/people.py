"""People in the store: who they are, and what they log in with."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import RowMapping, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.store.schema import game, person, seat
from starboard.server.store.store import Store


class Person(NamedTuple):
    """Somebody who came here."""

    id: str
    name: str
    language: str
    generation: int
    password: str | None
    banned: bool = False
    """May not come in."""
    rated_since: float | None = None
    """Since when they want to be rated; None: they do not."""


COLUMNS = tuple(person.c[name] for name in Person._fields)


def _person(row: RowMapping | None) -> Person | None:
    return None if row is None else Person(**row)


async def add(connection: AsyncConnection, who: Person) -> None:
    await connection.execute(person.insert().values(**who._asdict(), created=time.time(), addresses=[]))


async def find(connection: AsyncConnection, id: str) -> Person | None:
    return _person((await connection.execute(select(*COLUMNS).where(person.c.id == id))).mappings().first())


async def by_login(connection: AsyncConnection, login: str) -> Person | None:
    """Whoever logs in with this (folded) name."""
    return _person((await connection.execute(select(*COLUMNS).where(person.c.login == login))).mappings().first())


async def tables_of(store: Store, id: str) -> list[str]:
    """The tables that a person sits at, before the end of their games."""
    wanted = select(seat.c.game).distinct().join(game, game.c.id == seat.c.game)
    rows = await store.rows(wanted.where(seat.c.person == id, game.c.status != "over"))
    return [row["game"] for row in rows]


async def rename(connection: AsyncConnection, who: Person, name: str, language: str, login: str | None) -> bool:
    """Take another name, also where one sits at a table under the old one; False if somebody else just began to log
    in with it."""
    values = {"name": name, "language": language, "login": login}
    try:
        await connection.execute(update(person).where(person.c.id == who.id).values(**values))
    except IntegrityError:
        return False
    running = select(game.c.id).where(game.c.status != "over")
    own = (seat.c.person == who.id) & (seat.c.name == who.name) & seat.c.game.in_(running)
    await connection.execute(update(seat).where(own).values(name=name))
    return True


async def set_password(connection: AsyncConnection, who: Person, hashed: str, login: str) -> bool:
    """Set a password, which makes all cookies of before void; False if it was changed meanwhile, or if somebody else
    logs in with that name."""
    values = {"password": hashed, "login": login, "generation": person.c.generation + 1}
    same = (person.c.id == who.id) & (person.c.generation == who.generation)
    try:
        return (await connection.execute(update(person).where(same).values(**values))).rowcount == 1
    except IntegrityError:
        return False


async def rehash(connection: AsyncConnection, id: str, old: str, hashed: str) -> None:
    """Store the same password with today's strength, unless it was changed meanwhile."""
    same = (person.c.id == id) & (person.c.password == old)
    await connection.execute(update(person).where(same).values(password=hashed))


async def set_banned(connection: AsyncConnection, id: str, banned: bool) -> None:
    """Keep somebody out, or let them in again."""
    await connection.execute(update(person).where(person.c.id == id).values(banned=banned))


async def forget_cookies(connection: AsyncConnection, id: str) -> None:
    await connection.execute(update(person).where(person.c.id == id).values(generation=person.c.generation + 1))
