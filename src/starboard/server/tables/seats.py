"""Seats: sitting down and standing up, bots, starting, and what may be done with one's own seat during a game."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server import wire
from starboard.server.play import pauses
from starboard.server.play.loading import is_sound
from starboard.server.refusals import Refused
from starboard.server.store import lobby as tables
from starboard.server.store.announcements import News
from starboard.server.store.matches import SeatRow, Sheet
from starboard.server.store.people import Person
from starboard.server.tables import opening
from starboard.server.tables.deal import deal, is_full
from starboard.server.tables.description import shown
from starboard.server.tables.lobby import described, visible, visible_as_it_is, visible_in
from starboard.server.web.endpoint import Call, Endpoint


def seat_of(sheet: Sheet, number: int) -> SeatRow:
    if number >= len(sheet.seats):
        raise Refused("no-such-seat", {"seats": len(sheet.seats)}, 404)
    return sheet.seats[number]


def playable_seat(sheet: Sheet, number: int, me: Person) -> SeatRow:
    """A seat that one may play: one's own, or by the link of whose it is."""
    row = seat_of(sheet, number)
    if not row.belongs_to(me.id):
        raise Refused("not-your-seat", {}, 403)
    return row


def own_seat(sheet: Sheet, number: int, me: Person) -> SeatRow:
    """A seat that is one's own. What lasts longer than a link is for nobody else: giving up, letting others look."""
    row = seat_of(sheet, number)
    if row.person != me.id:
        raise Refused("not-your-seat", {}, 403)
    return row


def not_begun(sheet: Sheet) -> None:
    if sheet.status != "open":
        raise Refused("already-begun", {}, 409)


def running(sheet: Sheet) -> None:
    if sheet.status != "playing":
        raise Refused("not-running", {}, 409)
    if not is_sound(sheet):
        raise Refused("cannot-load", {}, 409)


def not_sealed(sheet: Sheet) -> None:
    """What lets others look or play, or lets one play the same deal twice, is not for a contest that runs."""
    if sheet.sealed:
        raise Refused("contest-table", {}, 409)


NOTHING_SAID = {"watchable": False, "ready": False, "agrees_to_hints": False}
"""Of a seat that nobody has: what its person says of the game is said by nobody."""


def is_free(row: SeatRow) -> bool:
    return row.person is None and row.bot is None


async def take_seat(connection: AsyncConnection, sheet: Sheet, number: int | None, me: Person) -> int:
    """Sit down on a free seat (the first one, if any will do); returns its number."""
    not_begun(sheet)
    free = [row.seat for row in sheet.seats if is_free(row)]
    if number is not None:
        seat_of(sheet, number)
    if not free or (number is not None and number not in free):
        raise Refused("seat-taken", {}, 409)
    taken = free[0] if number is None else number
    names = [row.name for row in sheet.seats]
    name = me.name if me.name not in names else f"{me.name[:36]} {1 + len(sheet.seats_of(me.id))}"
    await tables.fill(connection, sheet.id, taken, person=me.id, name=name, bot=None, watchable=False)
    await tables.forget_invitations(connection, sheet.id, taken, me.id)
    sheet.seats[taken].person = me.id
    return taken


def begins(sheet: Sheet) -> bool:
    """Does the game begin now that somebody has sat down? At a table by invitation its host says so, or all do."""
    return is_full(sheet) and not sheet.by_invitation


async def sit(call: Call, body: wire.SitDown) -> wire.Table:
    """Take a free seat. At a public table the game begins when people have taken the last one."""
    me, server = call.me, call.server

    async def job(connection: AsyncConnection) -> tuple[str, bool]:
        sheet = await visible_in(connection, call.path["table"], me.id)
        await take_seat(connection, sheet, body.seat, me)
        full = begins(sheet)
        if full:
            await deal(connection, sheet, server.timekeeper.now())
        return sheet.id, full

    table, full = await server.store.write(job, News("table", call.path["table"]))
    if full:
        await server.rooms.begun(table)
    return await described(server, table, me.id, call.language)


async def stand(call: Call, body: wire.SeatOnly) -> wire.Table:
    """Leave a seat before the game begins. The host of the table may also ask somebody to leave. A player who leaves
    of their own accord can come again by the same link; one who was asked to leave cannot."""
    me, server = call.me, call.server

    async def job(connection: AsyncConnection) -> Sheet:
        sheet = await visible_in(connection, call.path["table"], me.id)
        row = seat_of(sheet, body.seat)
        if me.id not in (row.person, sheet.owner):
            raise Refused("not-your-seat", {}, 403)
        not_begun(sheet)
        await tables.fill(
            connection,
            sheet.id,
            body.seat,
            person=None,
            name="",
            bot=None,
            watchable=False,
            ready=False,
            agrees_to_hints=False,
        )
        await tables.forget_holders(connection, sheet.id, body.seat, me.id if row.person == me.id else None)
        sheet.seats[body.seat] = opening.open_seat(body.seat)
        return sheet

    left = await server.store.write(job, News("table", call.path["table"]))
    try:
        return await described(server, left.id, me.id, call.language)
    except Refused:  # a private table, and the link to it was revoked: this is the last they see of it
        return shown(left, me.id, call.language)


async def set_bot(call: Call, body: wire.SetBot) -> wire.Table:
    """Put a bot on a free seat, change it, or take it away. Only the person who made the table may. A bot on the last
    free seat begins the game if all people are ready."""
    me, server, table = call.me, call.server, call.path["table"]

    async def job(connection: AsyncConnection) -> bool:
        sheet = await visible_in(connection, table, me.id)
        owner_only(sheet, me)
        not_begun(sheet)
        row = seat_of(sheet, body.seat)
        if row.person is not None:
            raise Refused("seat-taken", {}, 409)
        fresh = opening.open_seat(body.seat)
        if body.bot is not None:
            fresh = opening.bot_seat(body.seat, opening.check_bot(sheet.ruleset, body.bot))
        await tables.fill(connection, sheet.id, body.seat, name=fresh.name, bot=fresh.bot)
        row.name, row.bot = fresh.name, fresh.bot
        if not all_ready(sheet):
            return False
        await deal(connection, sheet, server.timekeeper.now())
        return True

    if await server.store.write(job, News("table", table)):
        await server.rooms.begun(table)
    return await described(server, table, me.id, call.language)


def all_ready(sheet: Sheet) -> bool:
    """Has everybody at a full table said that the game may begin?"""
    people = [row for row in sheet.seats if row.person is not None]
    return is_full(sheet) and bool(people) and all(row.ready for row in people)


def owner_only(sheet: Sheet, me: Person) -> None:
    if sheet.owner != me.id:
        raise Refused("not-your-table", {}, 403)


async def start(call: Call) -> wire.Table:
    """Begin the game: the host, or at a public table anybody who sits there. Asked again, it says the same."""
    me, server, table = call.me, call.server, call.path["table"]

    async def job(connection: AsyncConnection) -> bool:
        sheet = await visible_in(connection, table, me.id)
        if sheet.owner != me.id and not sheet.seats_of(me.id):
            raise Refused("not-your-seat", {}, 403)
        if sheet.status != "open":
            return False
        if sheet.by_invitation and sheet.owner != me.id:
            raise Refused("host-starts", {}, 403)
        if not is_full(sheet):
            raise Refused("seats-open", {}, 409)
        await deal(connection, sheet, server.timekeeper.now())
        return True

    if await server.store.write(job, News("table", table)):
        await server.rooms.begun(table)
    return await described(server, table, me.id, call.language)


async def set_ready(call: Call, body: wire.SetReady) -> wire.Table:
    """Say that the game may begin, or that it may not yet. When everybody at a full table has said so, it does."""
    me, server, table = call.me, call.server, call.path["table"]

    async def job(connection: AsyncConnection) -> bool:
        sheet = await visible_in(connection, table, me.id)
        own_seat(sheet, body.seat, me)
        not_begun(sheet)
        for seat in [row.seat for row in sheet.seats if row.person == me.id]:
            await tables.fill(connection, sheet.id, seat, ready=body.ready)
            sheet.seats[seat].ready = body.ready
        if not all_ready(sheet):
            return False
        await deal(connection, sheet, server.timekeeper.now())
        return True

    if await server.store.write(job, News("table", table)):
        await server.rooms.begun(table)
    return await described(server, table, me.id, call.language)


async def set_holiday(call: Call, body: wire.SetHoliday) -> wire.Table:
    """Be away for some time, with one's own clock standing; or be back."""
    me, server = call.me, call.server
    sheet = await visible(server, call.path["table"], me.id)
    playable_seat(sheet, body.seat, me)
    now = server.timekeeper.now()
    await server.rooms.change(sheet.id, lambda sheet: pauses.holiday(sheet, body.seat, body.hours * 3600.0, now))
    return await described(server, sheet.id, me.id, call.language)


async def set_pause(call: Call, body: wire.SetPause) -> wire.Table:
    """Wish for a pause, which begins when everybody does; or end it."""
    me, server = call.me, call.server
    sheet = await visible(server, call.path["table"], me.id)
    playable_seat(sheet, body.seat, me)
    mine = sheet.seats_of(me.id)
    now = server.timekeeper.now()
    await server.rooms.change(sheet.id, lambda sheet: pauses.pause(sheet, mine, body.pause, now))
    return await described(server, sheet.id, me.id, call.language)


async def take_away(call: Call) -> None:
    """Take a table away at which no game has begun. Only the person who made it may."""
    me, table = call.me, call.path["table"]

    async def job(connection: AsyncConnection) -> None:
        sheet = await visible_as_it_is(connection, table, me.id)
        owner_only(sheet, me)
        if sheet.status != "open":
            raise Refused("table-in-use", {}, 409)
        await tables.remove(connection, sheet.id)

    await call.server.store.write(job, News("table", table))


async def take_over(call: Call, body: wire.TakeOver) -> wire.Table:
    """Let a bot play one's seat for a while, or take the seat back."""
    me, server = call.me, call.server
    sheet = await visible(server, call.path["table"], me.id)
    row = playable_seat(sheet, body.seat, me)
    running(sheet)
    if row.resigned:
        raise Refused("resigned", {}, 409)
    if body.bot is not None:
        not_sealed(sheet)
        opening.check_bot(sheet.ruleset, body.bot)
    if row.bot != body.bot:
        await server.rooms.take_over(sheet.id, body.seat, body.bot)
    return await described(server, sheet.id, me.id, call.language)


async def resign(call: Call, body: wire.SeatOnly) -> wire.Table:
    me, server = call.me, call.server
    sheet = await visible(server, call.path["table"], me.id)
    row = own_seat(sheet, body.seat, me)
    running(sheet)
    if row.resigned:
        raise Refused("resigned", {}, 409)
    await server.rooms.resign(sheet.id, body.seat)
    return await described(server, sheet.id, me.id, call.language)


async def set_watchable(call: Call, body: wire.SetWatchable) -> wire.Table:
    """Let spectators look through one's eyes, or no longer."""
    me, server = call.me, call.server

    async def job(connection: AsyncConnection) -> None:
        sheet = await visible_in(connection, call.path["table"], me.id)
        own_seat(sheet, body.seat, me)
        not_sealed(sheet)
        await tables.fill(connection, sheet.id, body.seat, watchable=body.watchable)

    await server.store.write(job, News("table", call.path["table"]))
    return await described(server, call.path["table"], me.id, call.language)


def _endpoint(name: str, run: object, about: str, takes: type | None = None) -> Endpoint:
    return Endpoint(
        "POST",
        f"/api/tables/{{table}}/{name}",
        run,  # type: ignore[arg-type]
        about,
        takes=takes,
        gives=wire.Table,
        refuses=(403, 404, 409, 422),
    )


ENDPOINTS = [
    _endpoint("sit", sit, "Take a free seat; at a public table the game begins with the last one", wire.SitDown),
    _endpoint("stand", stand, "Leave a seat before the game begins", wire.SeatOnly),
    _endpoint("bot", set_bot, "Put a bot on a free seat, or take it away", wire.SetBot),
    _endpoint("start", start, "Begin the game of a full table"),
    _endpoint("ready", set_ready, "Say that the game may begin; when everybody does, it begins", wire.SetReady),
    _endpoint("holiday", set_holiday, "Be on holiday: one's own clock stands", wire.SetHoliday),
    _endpoint("pause", set_pause, "Wish that all clocks stand, or let them go on", wire.SetPause),
    Endpoint(
        "DELETE",
        "/api/tables/{table}",
        take_away,
        "Take a table away at which no game has begun",
        refuses=(403, 404, 409),
    ),
    _endpoint("takeover", take_over, "Let a bot play one's seat, or take it back", wire.TakeOver),
    _endpoint("resign", resign, "Give up", wire.SeatOnly),
    _endpoint("watchable", set_watchable, "Let spectators look through one's eyes", wire.SetWatchable),
]
