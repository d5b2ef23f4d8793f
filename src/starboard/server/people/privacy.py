"""Privacy: somebody gets all that is kept about them, and is forgotten if they wish."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.kernel.record import RecordError, line_of
from starboard.server import wire
from starboard.server.people.identity import NOBODY
from starboard.server.people.names import folded
from starboard.server.refusals import Refused, tongue
from starboard.server.store import addresses, contests, leaving, matches
from starboard.server.store.announcements import News
from starboard.server.store.leaving import Left, StillPlaying
from starboard.server.store.lobby import own
from starboard.server.store.matches import Sheet, is_over, record_of, sheets
from starboard.server.store.schema import contest, game, link, person, result
from starboard.server.store.store import Store
from starboard.server.web.endpoint import Call, Endpoint

OF_A_RESULT = ("ruleset", "players", "ended", "seat", "rank", "start", "mu", "sigma")

TRIES = 5
"""Somebody may sit down in another window while they leave."""


async def export(call: Call) -> wire.StoredPerson:
    """All that is kept about the person who asks."""
    call.server.limits.exports.check(call.me.id)
    found = await stored(call.server.store, call.me.id)
    if found is None:
        raise Refused("nobody", {}, 401)
    call.more["Content-Disposition"] = 'attachment; filename="starboard-about-me.json"'
    return found


async def stored(store: Store, id: str) -> wire.StoredPerson | None:
    row = await store.row(select(person).where(person.c.id == id))
    reachable = await store.read(lambda connection: addresses.of_person(connection, id))
    if row is None or reachable is None:
        return None
    made = await store.rows(select(link).where(link.c.maker == id).order_by(link.c.created))
    tables = await sheets(store, select(game).where(own(id)).order_by(game.c.created))
    return wire.StoredPerson(
        id=row["id"],
        name=row["name"],
        language=tongue(row["language"]),
        created=row["created"],
        login=row["login"],
        password=row["password"] is not None,
        addresses=reachable.addresses,
        browsers=[one.endpoint for one in reachable.browsers],
        links=[wire.StoredLink(one["game"], one["seat"], one["created"]) for one in made],
        tables=[await part_in(store, sheet, id) for sheet in tables],
        rated_since=row["rated_since"],
        results=[
            wire.StoredResult(table=one["game"], **{name: one[name] for name in OF_A_RESULT})
            for one in await store.rows(select(result).where(result.c.person == id).order_by(result.c.number))
        ],
        contests=await places_of(store, id),
    )


async def places_of(store: Store, id: str) -> list[wire.StoredContest]:
    found = await contests.listed(store, select(contest).where(contests.own(id)).order_by(contest.c.created))
    places = await contests.places_of(store, [one.id for one in found])
    stored = []
    for one in found:
        own = next((place for place in places[one.id] if place.person == id), None)
        number, seat = (own.number, own.seat) if own is not None else (None, None)
        total = own.total if own is not None and one.status == "over" else None
        stored.append(wire.StoredContest(one.id, one.name, one.ruleset, one.owner == id, number, seat, one.day, total))
    return stored


async def part_in(store: Store, sheet: Sheet, id: str) -> wire.StoredTable:
    lines: list[str] = []
    if sheet.status == "over" and await is_over(store, sheet):
        try:
            record = await record_of(store, sheet.id)
        except RecordError:
            record = None
        if record is not None:
            lines = [line_of(record.header()), *(line_of(entry.plain()) for entry in record.entries)]
    seats = {str(row.seat): row.name for row in sheet.seats if row.belongs_to(id)}
    return wire.StoredTable(sheet.id, sheet.ruleset, sheet.created, sheet.status, sheet.owner == id, seats, lines)


async def leave(call: Call, body: wire.Leave) -> None:
    """Be forgotten. Whoever has a password must know it: a browser left open must not be enough."""
    me, server = call.me, call.server
    if me.password is not None:
        server.limits.login_name.check(folded(me.name))
        if not await server.identity.passwords.check(me.password, body.password):
            raise Refused("wrong-password", {}, 403)
    await forget(server.store, server.rooms.resign, me.id)
    call.tag = NOBODY


async def forget(store: Store, resign: Callable[[str, int], Awaitable[None]], id: str) -> Left:
    """Forget a person: they resign wherever others play with them, and their name goes from all their seats."""
    for _ in range(TRIES):
        running = select(game).where(own(id), game.c.status == "playing")
        for sheet in await sheets(store, running):
            for seat in leaving.plays(sheet, id) if leaving.others(sheet, id) else ():
                await give_up(store, resign, sheet.id, seat)
        try:
            left = await store.write(lambda connection: leaving.leave(connection, id), News("person", about=id))
        except StillPlaying:
            continue
        for table in (*left.changed, *left.removed):
            await store.announce(News("table", table))
        return left
    raise Refused("busy", {}, 503)


async def give_up(store: Store, resign: Callable[[str, int], Awaitable[None]], table: str, seat: int) -> None:
    try:
        await resign(table, seat)
    except Refused as refused:
        if refused.key != "cannot-load":
            raise

        async def job(connection: AsyncConnection) -> None:
            # A game that cannot go on has no record to write to.
            await matches.change_seat(connection, table, seat, resigned=True)

        await store.write(job)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/me/data",
        export,
        "All that is kept about me, as a file",
        gives=wire.StoredPerson,
    ),
    Endpoint(
        "DELETE",
        "/api/me",
        leave,
        "Forget me: my name goes from all my seats, and what concerns nobody else is gone",
        takes=wire.Leave,
        refuses=(403,),
    ),
]
