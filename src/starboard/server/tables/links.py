"""Links: inviting people to a table or to a seat, coming by a link, and making it void again.

A link to a free seat seats whoever comes first; after that it admits nobody else. A link that a person made to their
own seat lets others play it too, until it is revoked. So whoever made the table can never look into a taken seat.
"""

from __future__ import annotations

import secrets

from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server import wire
from starboard.server.refusals import Refused
from starboard.server.store import links
from starboard.server.store.announcements import News
from starboard.server.store.links import LinkRow
from starboard.server.store.matches import Sheet, new_id
from starboard.server.store.people import Person
from starboard.server.store.schema import NO_SEAT
from starboard.server.tables.deal import deal, is_full
from starboard.server.tables.description import path, shown
from starboard.server.tables.lobby import described, visible, visible_in
from starboard.server.tables.seats import begins, is_free, not_sealed, owner_only, seat_of, take_seat
from starboard.server.web.endpoint import Call, Endpoint

MOST_LINKS = 20
"""How many links one person may make to a table."""


async def make(call: Call, body: wire.NewLink) -> wire.Link:
    """A link to the table or to a free seat is made by who made the table, one to a taken seat by who sits there."""
    me = call.me

    async def job(connection: AsyncConnection) -> LinkRow:
        sheet = await visible_in(connection, call.path["table"], me.id)
        not_sealed(sheet)
        row = None if body.seat is None else seat_of(sheet, body.seat)
        if row is not None and row.person is not None:
            if row.person != me.id:
                raise Refused("not-your-seat", {}, 403)
        else:
            owner_only(sheet, me)
            if row is not None and row.bot is not None:
                raise Refused("seat-taken", {}, 409)
        if await links.count(connection, sheet.id, me.id) >= MOST_LINKS:
            raise Refused("too-many-links", {"most": MOST_LINKS}, 409)
        new = LinkRow(new_id(), secrets.token_urlsafe(24), sheet.id, body.seat, me.id)
        await links.add(connection, new)
        return new

    made = await call.server.store.write(job, News("table", call.path["table"]))
    return wire.Link(made.id, path(made.token), made.seat)


async def revoke(call: Call) -> None:
    """Make a link void. People who came by it to play another's seat or to look on must go. Anyone who sat down on a
    free seat keeps it."""
    me, game_id = call.me, call.path["table"]

    async def job(connection: AsyncConnection) -> None:
        await visible_in(connection, game_id, me.id)
        if not await links.revoke(connection, game_id, call.path["link"], me.id):
            raise Refused("no-such-link", {}, 404)

    await call.server.store.write(job, News("table", game_id))


async def join(call: Call, body: wire.Join) -> wire.Joined:
    """Come by a link."""
    me, server = call.me, call.server
    by = await server.store.read(lambda connection: links.of_token(connection, body.token))
    if by is None:
        raise Refused("no-such-link", {}, 404)
    token, game_id = body.token, by.game

    async def job(connection: AsyncConnection) -> tuple[int | None, bool]:
        sheet = await visible_in(connection, game_id, by.maker)
        still = await links.of_token(connection, token)
        if still is None:
            raise Refused("no-such-link", {}, 404)
        before = sheet.status == "open" and not is_full(sheet)
        seat = await admit(connection, sheet, still, me)
        full = before and begins(sheet)
        if full:
            await deal(connection, sheet, server.timekeeper.now())
        return seat, full

    seat, full = await server.store.write(job, News("table", game_id))
    if full:
        await server.rooms.begun(game_id)
    return wire.Joined(await described(server, game_id, me.id, call.language), seat)


async def invitation(call: Call, body: wire.Join) -> wire.Invitation:
    """What a link leads to; anyone who has the link may know."""
    by = await call.server.store.read(lambda connection: links.of_token(connection, body.token))
    if by is None:
        raise Refused("no-such-link", {}, 404)
    sheet = await visible(call.server, by.game, by.maker)
    host = next((row.name for row in sheet.seats if row.person == by.maker), "")
    person = call.person.id if call.person else None
    free = [row for row in sheet.seats if is_free(row)] if by.seat is None else [sheet.seats[by.seat]]
    takes = sheet.status == "open" and not sheet.seats_of(person) and any(is_free(row) for row in free)
    return wire.Invitation(host, shown(sheet, person, call.language), by.seat, takes)


async def admit(connection: AsyncConnection, sheet: Sheet, by: LinkRow, me: Person) -> int | None:
    """Where a link leads a person: to their seat, or as a spectator to the table."""
    own = sheet.seats_of(me.id)
    if by.seat is None:
        if not own and sheet.status == "open" and any(is_free(row) for row in sheet.seats):
            own = [await take_seat(connection, sheet, None, me)]
        # Also who sits here: standing up must not lock them out.
        await links.hold(connection, by, NO_SEAT, me.id)
        return own[0] if own else None
    row = sheet.seats[by.seat]
    if by.seat in own:
        return by.seat
    if is_free(row):
        await take_seat(connection, sheet, by.seat, me)
        if by.maker != me.id:  # else the link is gone: a person who sits down makes their own invitations void
            await links.hold(connection, by, NO_SEAT, me.id)
    elif row.person == by.maker:
        await links.hold(connection, by, by.seat, me.id)
    else:
        raise Refused("seat-taken", {}, 409)
    return by.seat


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tables/{table}/links",
        make,
        "Make a link to hand out",
        takes=wire.NewLink,
        gives=wire.Link,
        status=201,
        refuses=(403, 404, 409),
    ),
    Endpoint("DELETE", "/api/tables/{table}/links/{link}", revoke, "Make a link void", refuses=(404,)),
    Endpoint(
        "POST",
        "/api/invitation",
        invitation,
        "What a link invites to",
        takes=wire.Join,
        gives=wire.Invitation,
        refuses=(404,),
        needs_person=False,
    ),
    Endpoint(
        "POST",
        "/api/join",
        join,
        "Come by a link, to a seat or to look on",
        takes=wire.Join,
        gives=wire.Joined,
        refuses=(404, 409),
    ),
]
