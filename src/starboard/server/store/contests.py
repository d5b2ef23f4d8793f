"""Contests in the store: several tables with one deal, who sits where, and with what result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Executable, RowMapping, Select, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.store.matches import Number, OwnContent, is_id
from starboard.server.store.schema import contest, game, person, place
from starboard.server.store.store import Store

MOST_LISTED = 50

Outcome = Literal["played", "resigned", "unfinished"]


class Place(Struct):
    """A seat at one of the tables of a contest, and what came of it."""

    contest: str
    number: int
    """Which table, from 1 on."""
    seat: int
    person: str | None
    name: str
    bot: str | None
    """The bot that sits there from the beginning."""
    game: str | None = None
    outcome: Outcome | None = None
    total: int | None = None
    tie_break: int | None = None
    bot_from: int | None = None


class Contest(Struct):
    """A contest as the database has it."""

    id: str
    created: float
    owner: str | None
    name: str
    status: Literal["open", "playing", "over"]
    private: bool
    ruleset: str
    options: dict[str, bool | Number | str]
    content: OwnContent | None
    clock: dict[str, Any] | None
    bots: list[str | None]
    """For each seat the bot that sits there at every table; None: a person."""
    tables: int
    seed: str
    day: str | None = None
    """Of a daily deal: which day it is for."""
    ended: float | None = None


class Damaged(Exception):
    """A row is not what it must be."""


def contest_from(row: RowMapping) -> Contest:
    try:
        return msgspec.convert({name: row[name] for name in Contest.__struct_fields__}, Contest)
    except msgspec.ValidationError:
        raise Damaged from None


def place_from(row: RowMapping) -> Place:
    try:
        return msgspec.convert({name: row[name] for name in Place.__struct_fields__}, Place)
    except msgspec.ValidationError:
        raise Damaged from None


def readable(rows: Sequence[RowMapping]) -> list[Contest]:
    """Those that are what they must be: a damaged one does not keep anybody from the others."""
    found = []
    for row in rows:
        try:
            found.append(contest_from(row))
        except Damaged:
            continue
    return found


# --- reading ----------------------------------------------------------------------------------------------------


async def found_in(connection: AsyncConnection, id: str) -> Contest | None:
    """Raises Damaged."""
    if not is_id(id):
        return None
    row = (await connection.execute(select(contest).where(contest.c.id == id))).mappings().first()
    return None if row is None else contest_from(row)


async def places_in(connection: AsyncConnection, id: str) -> list[Place]:
    """In the order of the tables and seats. Raises Damaged."""
    wanted = select(place).where(place.c.contest == id).order_by(place.c.number, place.c.seat)
    return [place_from(row) for row in (await connection.execute(wanted)).mappings()]


async def with_places(store: Store, id: str) -> tuple[Contest, list[Place]] | None:
    async def job(connection: AsyncConnection) -> tuple[Contest, list[Place]] | None:
        found = await found_in(connection, id)
        return None if found is None else (found, await places_in(connection, id))

    return await store.read(job)


async def places_of(store: Store, ids: Sequence[str]) -> dict[str, list[Place]]:
    """The places of several contests, in one read. Those of a damaged row are left out."""
    found: dict[str, list[Place]] = {id: [] for id in ids}
    if ids:
        wanted = select(place).where(place.c.contest.in_(ids)).order_by(place.c.number, place.c.seat)
        for row in await store.rows(wanted):
            try:
                found[row["contest"]].append(place_from(row))
            except Damaged:
                continue
    return found


async def listed(store: Store, wanted: Executable) -> list[Contest]:
    return readable(await store.rows(wanted))


def latest(*conditions: Any) -> Select[Any]:
    return select(contest).where(*conditions).order_by(contest.c.created.desc(), contest.c.id).limit(MOST_LISTED)


def own(id: str) -> Any:
    """Those that somebody hosts or plays in."""
    return or_(contest.c.owner == id, contest.c.id.in_(select(place.c.contest).where(place.c.person == id)))


async def statuses(connection: AsyncConnection, id: str) -> dict[str, str]:
    """How far the games of a contest are."""
    found = await connection.execute(select(game.c.id, game.c.status).where(game.c.contest == id))
    return {row.id: row.status for row in found}


async def names_of_hosts(store: Store, found: Sequence[Contest]) -> dict[str, str]:
    ids = sorted({one.owner for one in found if one.owner is not None})
    rows = await store.rows(select(person.c.id, person.c.name).where(person.c.id.in_(ids))) if ids else []
    return {row["id"]: row["name"] for row in rows}


# --- writing ----------------------------------------------------------------------------------------------------


async def locked(connection: AsyncConnection, id: str) -> Contest | None:
    """The contest; nobody else changes it until this transaction ends. Raises Damaged."""
    if is_id(id):
        await connection.execute(select(contest.c.id).where(contest.c.id == id).with_for_update())
    return await found_in(connection, id)


async def add(connection: AsyncConnection, new: Contest) -> None:
    """A new contest; of a daily deal that is there already, nothing."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    values = {**msgspec.structs.asdict(new), "content": msgspec.to_builtins(new.content)}
    await connection.execute(insert(contest).values(**values).on_conflict_do_nothing())


async def of_day(connection: AsyncConnection, ruleset: str, day: str) -> Contest | None:
    wanted = select(contest).where(contest.c.ruleset == ruleset, contest.c.day == day)
    row = (await connection.execute(wanted)).mappings().first()
    return None if row is None else contest_from(row)


async def change(connection: AsyncConnection, id: str, **values: Any) -> None:
    await connection.execute(update(contest).where(contest.c.id == id).values(**values))


async def remove(connection: AsyncConnection, id: str) -> None:
    await connection.execute(delete(contest).where(contest.c.id == id))


async def seat(connection: AsyncConnection, new: Place) -> None:
    await connection.execute(place.insert().values(**msgspec.structs.asdict(new)))


async def unseat(connection: AsyncConnection, id: str, number: int, at: int) -> None:
    await connection.execute(place.delete().where(place.c.contest == id, place.c.number == number, place.c.seat == at))


async def note(connection: AsyncConnection, one: Place) -> None:
    """Write what came of a place, unless that is known already."""
    values = {name: getattr(one, name) for name in ("outcome", "total", "tie_break", "bot_from")}
    await connection.execute(
        update(place)
        .where(
            place.c.contest == one.contest,
            place.c.number == one.number,
            place.c.seat == one.seat,
            place.c.outcome.is_(None),
        )
        .values(**values)
    )


async def drop_unfinished(connection: AsyncConnection, id: str) -> list[str]:
    """Tables that are not over count for nobody from now on; says which games those are."""
    running = select(game.c.id).where(game.c.contest == id, game.c.status != "over")
    found = list((await connection.execute(running)).scalars())
    if found:
        dropped = update(place).where(place.c.contest == id, place.c.game.in_(found), place.c.outcome.is_(None))
        await connection.execute(dropped.values(outcome="unfinished"))
    return found


async def drop_lost(connection: AsyncConnection, id: str) -> None:
    """What was played at tables that were taken away cannot be known any more."""
    lost = update(place).where(place.c.contest == id, place.c.game.is_(None), place.c.outcome.is_(None))
    await connection.execute(lost.values(outcome="unfinished"))


async def open_places(connection: AsyncConnection, id: str) -> int:
    """How many places have no result yet."""
    wanted = select(func.count()).select_from(place).where(place.c.contest == id, place.c.outcome.is_(None))
    return int((await connection.execute(wanted)).scalar_one())


async def unseal(connection: AsyncConnection, id: str) -> list[str]:
    """Everybody has played the deal: nothing of the games is a secret any more, and whoever sees the contest may have
    their records. Says which those are."""
    found = list((await connection.execute(select(game.c.id).where(game.c.contest == id))).scalars())
    await connection.execute(update(game).where(game.c.contest == id).values(sealed=False, private=False))
    return found


async def leave(connection: AsyncConnection, id: str) -> None:
    """Somebody is forgotten: what they are to play they do not, and what they have played stays without their name.
    A contest that they host and that has not begun goes with them."""
    not_begun = select(contest.c.id).where(contest.c.status == "open")
    await connection.execute(delete(contest).where(contest.c.owner == id, contest.c.status == "open"))
    await connection.execute(update(contest).where(contest.c.owner == id).values(owner=None))
    await connection.execute(delete(place).where(place.c.person == id, place.c.contest.in_(not_begun)))
    await connection.execute(update(place).where(place.c.person == id).values(person=None, name=""))
