"""Replays: a game again from its first deal on, step by step, and going on from any step against bots.

Anybody who has the link may see a finished game, through any seat's eyes. A running game only its one person may, with
bots alone beside them, and only through their own eyes. The same goes for a finished fork of a running game, and for a
table of a contest while others play the same deal; and from there nobody goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from starboard.bots import stand_in
from starboard.server import wire
from starboard.server.archive.replay_cache import PlayedRecord
from starboard.server.play import present, replaying
from starboard.server.play.present import Eyes, names_at
from starboard.server.refusals import Refused
from starboard.server.store.matches import Sheet, is_over, related_to, sheet_of
from starboard.server.tables import opening
from starboard.server.tables.description import shown
from starboard.server.tables.lobby import described
from starboard.server.tables.seats import not_sealed
from starboard.server.web.endpoint import LANGUAGE, Call, Endpoint, Query
from starboard.words.faces import face_for

EYES = Query("seat", "through which seat's eyes; without it as a spectator", {"type": "integer", "minimum": 0})


async def replayable(call: Call) -> tuple[Sheet, list[int], int | None]:
    """The table, the seats through whose eyes it may be seen again (all, when the game is over), and the one through
    whose eyes it must be told."""
    sheet = await sheet_of(call.server.store, call.path["table"])
    me = call.person.id if call.person else None
    own = sheet.seats_of(me) if sheet is not None else []
    over = sheet is not None and await is_over(call.server.store, sheet)
    if sheet is None or (not over and not own):
        raise Refused("no-such-table", {}, 404)
    if over:
        return sheet, list(range(len(sheet.seats))), None
    people = [row.seat for row in sheet.seats if row.person is not None]
    if sheet.status == "open" or people != own or len(own) != 1:
        not_sealed(sheet)
        raise Refused("not-over", {}, 409)
    return sheet, own, own[0]


def check_eyes(sheet: Sheet, seats: Sequence[int], seat: int) -> None:
    if seat in seats:
        return
    not_sealed(sheet)
    if sheet.status == "over" and seat < len(sheet.seats):
        raise Refused("original-not-over", {}, 409)
    raise Refused("no-such-seat", {"seats": len(sheet.seats)}, 404)


def eyes_of(sheet: Sheet, replay: PlayedRecord, language: str, seat: int | None) -> Eyes:
    face = face_for(replay.ruleset, replay.match.record.options).among(names_at(sheet.seats, language))
    return Eyes(face, language, seat)


async def replay(call: Call) -> wire.Replay:
    sheet, _, own = await replayable(call)
    replay = await call.server.replay_cache.of(sheet)
    eyes = eyes_of(sheet, replay, call.language, own)
    me = call.person.id if call.person else None
    table = shown(sheet, me, call.language, related=await related_to(call.server.store, [sheet]))
    return await asyncio.to_thread(told, replay, eyes, table)


def told(replay: PlayedRecord, eyes: Eyes, table: wire.Table) -> wire.Replay:
    steps = [
        wire.ReplayStep(step.entry, step.seat, step.game.round, replay.told(number, eyes, eyes.seat), step.totals)
        for number, step in enumerate(replay.steps)
    ]
    return wire.Replay(
        table,
        steps,
        present.scores(replay.match.plain_standings(), eyes, replay.match.game if replay.match.over else None),
    )


async def frame(call: Call) -> wire.Frame:
    sheet, seats, _ = await replayable(call)
    seat = call.number("seat", 15)
    if seat is not None:
        check_eyes(sheet, seats, seat)
    number = call.path["step"]
    replay = await call.server.replay_cache.of(sheet)
    if not (number.isascii() and number.isdecimal()) or len(number) > 6 or int(number) >= len(replay.steps):
        raise Refused("no-such-step", {"last": len(replay.steps) - 1}, 404)
    eyes = eyes_of(sheet, replay, call.language, seat)
    return await asyncio.to_thread(framed, replay, int(number), eyes)


def framed(replay: PlayedRecord, number: int, eyes: Eyes) -> wire.Frame:
    match, before = replay.at(number)
    return wire.Frame(number, present.update(match, eyes, told=before))


async def fork(call: Call, body: wire.Fork) -> wire.Table:
    """A new table that goes on from a step: oneself on a seat, bots on all others."""
    me, server = call.me, call.server
    sheet, seats, _ = await replayable(call)
    not_sealed(sheet)
    check_eyes(sheet, seats, body.seat)
    replay = await server.replay_cache.of(sheet)
    if body.step >= len(replay.steps):
        raise Refused("no-such-step", {"last": len(replay.steps) - 1}, 404)
    step = replay.steps[body.step]
    match, _ = replay.at(body.step)
    if match.over or body.seat in step.resigned:
        raise Refused("nothing-to-play", {}, 409)
    server.limits.tables.check(me.id)
    bot = opening.check_bot(sheet.ruleset, body.bot) if body.bot else stand_in(sheet.ruleset)
    rows = [opening.bot_seat(seat, bot) for seat in range(len(sheet.seats))]
    rows[body.seat] = opening.own_seat(body.seat, me)
    # A long record takes a while to play; a database and its other writers cannot wait for that.
    played = await replaying.replay(replay.ruleset, replay.record, step.entry)
    new = opening.sheet(me, sheet.ruleset, sheet.options, rows, True, fork_of=sheet.id, content=sheet.content)
    await opening.set_up(server, new, played)
    return await described(server, new.id, me.id, call.language)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/replays/{table}",
        replay,
        "A finished game, step by step",
        gives=wire.Replay,
        query=(LANGUAGE,),
        refuses=(404, 409),
        needs_person=False,
    ),
    Endpoint(
        "GET",
        "/api/replays/{table}/frames/{step}",
        frame,
        "The table at one step, through one seat's eyes",
        gives=wire.Frame,
        query=(LANGUAGE, EYES),
        refuses=(404, 409),
        needs_person=False,
    ),
    Endpoint(
        "POST",
        "/api/replays/{table}/fork",
        fork,
        "Go on from a step against bots",
        takes=wire.Fork,
        gives=wire.Table,
        status=201,
        refuses=(404, 409, 422),
    ),
]
