"""Records: a finished game as a file to keep, and games from such files."""

from __future__ import annotations

import asyncio
import logging

from starlette.responses import Response

from starboard.bots import bot_names, stand_in
from starboard.kernel.match import Match
from starboard.kernel.record import SEAT, Record, RecordError
from starboard.kernel.registry import UnknownRuleset, ruleset_named
from starboard.server import wire
from starboard.server.operation import logs
from starboard.server.play import replaying
from starboard.server.refusals import Refused
from starboard.server.store.matches import OwnContent, SeatRow, is_id, is_over, record_of
from starboard.server.store.people import Person
from starboard.server.tables import opening
from starboard.server.tables.lobby import described, visible
from starboard.server.tables.seats import not_sealed
from starboard.server.web.endpoint import Call, Endpoint, packed

MOST_BYTES = 1024 * 1024
MOST_ENTRIES = 5000
"""The longest games have a tenth of that."""

ONE_AT_A_TIME = asyncio.Semaphore(1)
"""Playing a long record again takes seconds; whoever imports many waits for their own."""


async def export(call: Call) -> Response:
    """The record of a finished game. It holds the seed, so there is none before the end."""
    store = call.server.store
    sheet = await visible(call.server, call.path["table"], call.person.id if call.person else None)
    not_sealed(sheet)
    if sheet.status == "over" and not await is_over(store, sheet):
        raise Refused("original-not-over", {}, 409)
    try:
        record = await record_of(store, sheet.id) if sheet.status == "over" else None
    except RecordError:
        raise Refused("cannot-show", {}, 409) from None
    if record is None:
        raise Refused("not-over", {}, 409)
    response = packed(call.request, record.text().encode(), "application/x-ndjson")
    # The name of a game in a damaged row may be anything, and a header not.
    game = sheet.ruleset if is_id(sheet.ruleset) else "starboard"
    response.headers["Content-Disposition"] = f'attachment; filename="{game}-{sheet.id}.jsonl"'
    response.headers["Cache-Control"] = "no-store"
    return response


async def take_in(call: Call, body: str) -> wire.Table:
    """A game from a file: a finished one can be looked at again, any other goes on against bots."""
    me, server = call.me, call.server
    server.limits.tables.check(me.id)
    if body.count("\n") > MOST_ENTRIES + 1:
        raise Refused("record-too-long", {"most": MOST_ENTRIES}, 413)
    async with ONE_AT_A_TIME:
        match = await played(body)
    record = match.record
    sheet = opening.sheet(me, record.ruleset, record.options, seats_of(match, me), True, content=content_of(record))
    await opening.set_up(server, sheet, match)
    return await described(server, sheet.id, me.id, call.language)


async def played(text: str) -> Match:
    """Play a record to its end, which shows that it is one."""
    try:
        record = await asyncio.to_thread(Record.parse, text)
        if replaying.played_again(record) > replaying.MOST_PLAYED_AGAIN:
            raise Refused("record-goes-back", {}, 413)
        return await replaying.replay(ruleset_named(record.ruleset), record)
    except RecordError as wrong:
        raise Refused("bad-record", {"line": wrong.line, "detail": wrong.what[:200]}, 422) from None
    except UnknownRuleset:
        raise Refused("no-such-game", {}, 404) from None
    except Refused:
        raise
    except Exception as fault:
        # The rules never see such records from ourselves, so they need not be ready for everything in one.
        logs.tell("a record broke the rules", logging.WARNING, fault=type(fault).__name__)
        raise Refused("bad-record", {"line": 0, "detail": type(fault).__name__}, 422) from None


def content_of(record: Record) -> OwnContent | None:
    """What the record says of the content it was played with."""
    return OwnContent("", record.overrides, record.content) if record.overrides else None


def seats_of(match: Match, me: Person) -> list[SeatRow]:
    """The person who imports takes the first seat that a person had and did not give up; bots play the others."""
    ruleset = match.record.ruleset
    known = bot_names(ruleset)
    noted = {entry.seat: entry.by for entry in match.record.entries if entry.do == SEAT}
    rows = []
    for seat in range(match.record.seats):
        by = noted.get(seat, "")
        rows.append(opening.bot_seat(seat, by if by in known else stand_in(ruleset)))
    mine = [seat for seat in range(len(rows)) if noted.get(seat) not in known and seat not in match.resigned]
    seat = mine[0] if mine else 0
    rows[seat] = opening.own_seat(seat, me)
    return rows


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        export,
        "The record of a finished game, as a file",
        gives=str,
        refuses=(404, 409),
        needs_person=False,
    ),
    Endpoint(
        "POST",
        "/api/import",
        take_in,
        "A game from its record",
        takes=str,
        gives=wire.Table,
        status=201,
        refuses=(404, 413, 422),
        most_bytes=MOST_BYTES,
    ),
]
