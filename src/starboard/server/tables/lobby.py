"""Lobby: tables to go on with, to join and to watch; making them, and playing again with the same people."""

from __future__ import annotations

from typing import cast

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.kernel.game import PASS
from starboard.kernel.match import Match
from starboard.server import wire
from starboard.server.play.loading import is_sound
from starboard.server.refusals import Refused
from starboard.server.server import Server
from starboard.server.store import links
from starboard.server.store import lobby as tables
from starboard.server.store.announcements import News
from starboard.server.store.matches import SeatRow, Sheet, related_to, sheet_of
from starboard.server.tables import opening
from starboard.server.tables.board import Public
from starboard.server.tables.deal import deal
from starboard.server.tables.description import shown
from starboard.server.web.endpoint import LANGUAGE, Call, Endpoint
from starboard.words.faces import face_of


async def visible(server: Server, game_id: str, person: str | None) -> Sheet:
    """The table, if this person may see it; to others it is as if it did not exist."""
    sheet = await sheet_of(server.store, game_id)
    if sheet is None or not sheet.may_be_seen_by(person):
        raise Refused("no-such-table", {}, 404)
    return sheet


async def visible_in(connection: AsyncConnection, game_id: str, person: str) -> Sheet:
    """As `visible`, inside a transaction that is about to change the table. A damaged one cannot be changed."""
    sheet = await visible_as_it_is(connection, game_id, person)
    if not is_sound(sheet):
        raise Refused("cannot-load", {}, 409)
    return sheet


async def visible_as_it_is(connection: AsyncConnection, game_id: str, person: str) -> Sheet:
    sheet = await tables.locked(connection, game_id)
    if sheet is None or not sheet.may_be_seen_by(person):
        raise Refused("no-such-table", {}, 404)
    return sheet


async def described(server: Server, game_id: str, person: str | None, language: str) -> wire.Table:
    """The table with who is there now, and the links its viewer made."""
    sheet = await visible(server, game_id, person)
    known = await links.of_table(server.store, sheet.id)
    related = await related_to(server.store, [sheet])
    rooms, ahead = server.rooms, server.timekeeper.wall_ahead()
    return shown(sheet, person, language, rooms.present(sheet.id), rooms.watchers(sheet.id), known, related, ahead)


async def lobby_of(server: Server, person: str | None, language: str, public: Public | None = None) -> wire.Lobby:
    """What a person (or a stranger) finds on coming in; `public` as they are now, if they are not given."""
    store, rooms = server.store, server.rooms
    if public is None:
        public = await server.board.public()
    mine = await tables.mine(store, person) if person is not None else []
    to_join, to_watch = (
        [one for one in found if not one.concerns(person)][: tables.MOST_LISTED]
        for found in (public.to_join, public.to_watch)
    )
    finished = await tables.finished(store, person) if person is not None else []
    related = await related_to(store, [*mine, *to_join, *to_watch, *finished])

    ahead = server.timekeeper.wall_ahead()

    def listed(one: Sheet) -> wire.Table:
        return shown(one, person, language, rooms.present(one.id), rooms.watchers(one.id), related=related, ahead=ahead)

    def listed_for_strangers(one: Sheet) -> wire.Table:
        """A table that does not concern this person is the same for all whom it does not concern, unless they know of
        another that belongs to it. It is made once for all of them: there are many tables, and many look."""
        if one.fork_of is not None or one.rematch is not None:
            return listed(one)
        on_holiday = any(row.holiday is not None for row in one.seats)
        here, watchers = rooms.present(one.id), rooms.watchers(one.id)
        state = tuple(one.waiting), tuple(sorted(here)), watchers, ahead if on_holiday else None
        then, line = public.lines.get((one.id, language), (None, msgspec.Raw()))
        if then != state:
            table = shown(one, None, language, here, watchers, ahead=ahead)
            line = msgspec.Raw(wire.ENCODER.encode(table))
            public.lines[one.id, language] = state, line
        return cast(wire.Table, line)

    return wire.Lobby(
        mine=[listed(one) for one in mine],
        open=[listed_for_strangers(one) for one in to_join],
        watch=[listed_for_strangers(one) for one in to_watch],
        finished=[listed(one) for one in finished],
    )


async def encoded_lobby(
    server: Server, person: str | None, language: str, public: Public, most_seconds: float
) -> bytes:
    """As `lobby_of`, ready to be sent. Strangers all see the same, so it is made for all of them, and it may be some
    seconds old who is at the tables."""
    now = server.board.clock()
    at, text = public.whole.get(language, (0.0, b"")) if person is None else (0.0, b"")
    if not text or now - at >= most_seconds:
        text = wire.ENCODER.encode(await lobby_of(server, person, language, public))
        if person is None:
            public.whole[language] = now, text
    return text


async def look_round(call: Call) -> wire.Lobby:
    return await lobby_of(call.server, call.person.id if call.person else None, call.language)


async def look_at(call: Call) -> wire.Table:
    return await described(call.server, call.path["table"], call.person.id if call.person else None, call.language)


async def glance(call: Call) -> wire.Glance:
    """How the game stands, for somebody who plays in it. Scores are open to everybody at the table."""
    server, person = call.server, call.me.id
    sheet = await visible(server, call.path["table"], person)
    own = sheet.seats_of(person)
    if not own:
        raise Refused("not-your-seat", {}, 403)
    game = server.rooms.room(sheet.id).game
    async with game.lock:
        match = await game.ready()
        standings = sorted((one for one in match.standings() if one.seat >= 0), key=lambda one: one.seat)
        names = [match.game.name(line.thing) for line in standings[own[0]].lines if line.thing != PASS]
        return wire.Glance(match.game.round, [one.total for one in standings], list(dict.fromkeys(names)))


async def make(call: Call, body: wire.NewTable) -> wire.Table:
    sheet = opening.sheet_from(body, call.me, call.server.shelf)
    call.server.limits.tables.check(call.me.id)
    await opening.set_up(call.server, sheet)
    return await described(call.server, sheet.id, call.me.id, call.language)


async def learn(call: Call, body: wire.NewLesson) -> wire.Table:
    """A table for one learner and bots, with the fixed deal of the game's lesson."""
    ruleset = opening.known_ruleset(body.ruleset)
    lesson = face_of(ruleset.name).lesson()
    if lesson is None:
        raise Refused("no-lesson", {}, 404)
    call.server.limits.tables.check(call.me.id)
    seats = [opening.bot_seat(number, lesson.bot) for number in range(lesson.seats)]
    seats[lesson.you] = opening.own_seat(lesson.you, call.me)
    match = Match.begin(ruleset, lesson.seats, lesson.options, lesson.seed, side_by_side=True)
    sheet = opening.sheet(call.me, ruleset.name, match.record.options, seats, True, lesson=ruleset.name)
    await opening.set_up(call.server, sheet, match)
    return await described(call.server, sheet.id, call.me.id, call.language)


async def play_again(call: Call) -> wire.Table:
    """The same people and options at a new table; whoever asks first makes it, the others are led there."""
    me, server = call.me, call.server
    server.limits.tables.check(me.id)

    async def job(connection: AsyncConnection) -> tuple[str, bool]:
        old = await visible_in(connection, call.path["table"], me.id)
        if me.id not in [one.person for one in old.seats]:
            raise Refused("not-your-seat", {}, 403)
        if old.status != "over":
            raise Refused("not-over", {}, 409)
        if old.rematch is not None:
            return old.rematch, False
        seats = [again(one) for one in old.seats]
        clock = None if old.clock is None else {**old.clock, "patient": True}
        new = opening.sheet(me, old.ruleset, old.options, seats, old.private, clock=clock, content=old.content)
        await tables.add(connection, new)
        await tables.set_rematch(connection, old.id, new.id)
        await deal(connection, new, server.timekeeper.now())
        return new.id, True

    rematch, fresh = await server.store.write(job, News("table", call.path["table"]))
    if fresh:
        await server.rooms.begun(rematch)
    return await described(server, rematch, me.id, call.language)


def again(row: SeatRow) -> SeatRow:
    """The seat in the next game: a person who had left it to a bot plays again."""
    bot = row.bot if row.person is None else None
    return SeatRow(row.seat, row.person, row.name, bot, False, False, None, None)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables",
        look_round,
        "Tables to go on with, to join, to watch",
        gives=wire.Lobby,
        query=(LANGUAGE,),
        needs_person=False,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        make,
        "Make a table; if no seat is open its game begins",
        takes=wire.NewTable,
        gives=wire.Table,
        status=201,
        refuses=(404, 422),
    ),
    Endpoint(
        "POST",
        "/api/lessons",
        learn,
        "Begin the first lesson of a game",
        takes=wire.NewLesson,
        gives=wire.Table,
        status=201,
        refuses=(404,),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        look_at,
        "One table",
        gives=wire.Table,
        query=(LANGUAGE,),
        refuses=(404,),
        needs_person=False,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/glance",
        glance,
        "How the game of a table stands that one plays at",
        gives=wire.Glance,
        refuses=(403, 404, 409),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/rematch",
        play_again,
        "Play again with the same people; the same table for all who ask",
        gives=wire.Table,
        refuses=(403, 404, 409),
    ),
]
