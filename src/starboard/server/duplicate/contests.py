"""Contests: making one, signing up, beginning at all tables at once, and ending it early.

A contest is not a table: until it begins there is nothing but a list of who sits where. Then all tables are dealt in
one transaction from one seed, and each is sealed: only its own players see it, until the last of them is over.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.kernel.match import Match
from starboard.server import wire
from starboard.server.duplicate.description import bot_name, line, shown
from starboard.server.people.names import clean
from starboard.server.play.loading import table_rules
from starboard.server.refusals import Refused
from starboard.server.server import Server
from starboard.server.store import contests, lobby
from starboard.server.store.announcements import News
from starboard.server.store.contests import Contest, Damaged, Place, latest
from starboard.server.store.matches import SeatRow, Sheet, new_id
from starboard.server.store.people import Person
from starboard.server.store.schema import contest
from starboard.server.tables import opening
from starboard.server.tables.deal import deal
from starboard.server.web.endpoint import LANGUAGE, Call, Endpoint

LEAST_TABLES = 2
"""At fewer there is nobody to compare with."""


async def described(server: Server, id: str, person: str | None, language: str) -> wire.Contest:
    """The contest as it is now. Whoever knows its id may see it: that is how people are invited."""
    try:
        found = await contests.with_places(server.store, id)
    except Damaged:
        raise Refused("cannot-load", {}, 409) from None
    if found is None:
        raise Refused("no-such-contest", {}, 404)
    here, places = found
    statuses = await server.store.read(lambda connection: contests.statuses(connection, here.id))
    hosts = await contests.names_of_hosts(server.store, [here])
    return shown(here, places, statuses, hosts, person, language)


async def locked(connection: AsyncConnection, id: str) -> Contest:
    """The contest, inside a transaction that is about to change it."""
    return await known(contests.locked(connection, id))


async def known(finding: Awaitable[Contest | None]) -> Contest:
    try:
        found = await finding
    except Damaged:
        raise Refused("cannot-load", {}, 409) from None
    if found is None:
        raise Refused("no-such-contest", {}, 404)
    return found


def not_begun(here: Contest) -> None:
    if here.status != "open":
        raise Refused("contest-begun", {}, 409)


def host_only(here: Contest, me: Person) -> None:
    if here.owner != me.id:
        raise Refused("not-your-contest", {}, 403)


# --- what can be asked --------------------------------------------------------------------------------------------


async def look_round(call: Call) -> wire.Contests:
    """One's own contests, and those that are open to everybody."""
    store, person = call.server.store, call.person.id if call.person else None
    public = contest.c.private.is_(False), contest.c.day.is_(None)
    yours = await contests.listed(store, latest(contests.own(person))) if person is not None else []
    known = {one.id for one in yours}
    others = {
        status: await contests.listed(store, latest(contest.c.status == status, *public))
        for status in ("open", "playing", "over")
    }
    all_of_them = [*yours, *(one for found in others.values() for one in found)]
    places = await contests.places_of(store, sorted({one.id for one in all_of_them}))
    hosts = await contests.names_of_hosts(store, all_of_them)

    def lines(found: list[Contest]) -> list[wire.ContestLine]:
        return [line(one, places[one.id], hosts, person, call.language) for one in found]

    opened, running, over = ([one for one in found if one.id not in known] for found in others.values())
    return wire.Contests(lines(yours), lines(opened), lines(running), lines(over))


async def look_at(call: Call) -> wire.Contest:
    return await described(call.server, call.path["contest"], call.person.id if call.person else None, call.language)


async def make(call: Call, body: wire.NewContest) -> wire.Contest:
    me, server = call.me, call.server
    ruleset = opening.known_ruleset(body.ruleset)
    options = opening.complete(ruleset, body.options)
    opening.check_seats(ruleset, options, len(body.seats))
    bots = [opening.check_bot(ruleset.name, one.bot) if one.who == "bot" else None for one in body.seats]
    if None not in bots:
        raise Refused("contest-without-people", {}, 422)
    # Nobody need be there when their host begins: no clock runs before all at a table have moved.
    clock = None if body.clock is None else {**msgspec.to_builtins(body.clock), "patient": True}
    new = Contest(
        id=new_id(),
        created=time.time(),
        owner=me.id,
        name=clean(body.name),
        status="open",
        private=body.private,
        ruleset=ruleset.name,
        options=options,
        content=opening.content_of(server.shelf.named(ruleset.name, body.pack), options) if body.pack else None,
        clock=clock,
        bots=bots,
        tables=body.tables,
        seed=secrets.token_hex(16),
    )
    server.limits.tables.check(me.id)

    async def job(connection: AsyncConnection) -> None:
        await contests.add(connection, new)
        if body.play:
            await contests.seat(connection, Place(new.id, 1, bots.index(None), me.id, me.name, None))

    await server.store.write(job)
    return await described(server, new.id, me.id, call.language)


def free_places(here: Contest, places: list[Place]) -> list[tuple[int, int]]:
    """Tables with their seats for people that nobody has taken, in an order in which tables fill one after another."""
    taken = {(one.number, one.seat) for one in places}
    every = ((number, seat) for number in range(1, here.tables + 1) for seat in range(len(here.bots)))
    return [one for one in every if here.bots[one[1]] is None and one not in taken]


async def sit(call: Call, body: wire.SignUp) -> wire.Contest:
    me, id = call.me, call.path["contest"]

    async def job(connection: AsyncConnection) -> None:
        here = await locked(connection, id)
        not_begun(here)
        places = await contests.places_in(connection, id)
        own = [one for one in places if one.person == me.id]
        wanted = [
            one
            for one in free_places(here, places)
            if (body.number is None or one[0] == body.number) and (body.seat is None or one[1] == body.seat)
        ]
        if any(body.number in (None, one.number) and body.seat in (None, one.seat) for one in own):
            return  # they have what they ask for
        if not wanted:
            raise Refused("seat-taken" if free_places(here, places) else "contest-full", {}, 409)
        for one in own:
            await contests.unseat(connection, id, one.number, one.seat)
        names = [one.name for one in places if one.person != me.id]
        name = next(name for name in (me.name, *(f"{me.name[:36]} {at}" for at in range(2, 400))) if name not in names)
        await contests.seat(connection, Place(id, *wanted[0], me.id, name, None))

    await call.server.store.write(job)
    return await described(call.server, id, me.id, call.language)


async def stand(call: Call, body: wire.SignOff) -> wire.Contest:
    me, id = call.me, call.path["contest"]

    async def job(connection: AsyncConnection) -> None:
        here = await locked(connection, id)
        not_begun(here)
        places = await contests.places_in(connection, id)
        found = [one for one in places if (one.number, one.seat) == (body.number, body.seat)]
        if me.id not in (here.owner, *(one.person for one in found)):
            raise Refused("not-your-seat", {}, 403)
        await contests.unseat(connection, id, body.number, body.seat)

    await call.server.store.write(job)
    return await described(call.server, id, me.id, call.language)


async def start(call: Call, body: wire.StartContest) -> wire.Contest:
    """Begin at all tables at once. Asked again, it says the same."""
    me, server, id = call.me, call.server, call.path["contest"]
    found = await server.store.read(lambda connection: known(contests.found_in(connection, id)))
    host_only(found, me)
    if body.bot:
        opening.check_bot(found.ruleset, body.bot)
    # One position for all of them. It takes a while to lay, and a database with its other writers cannot wait for that.
    laid = begun(found) if found.status == "open" else None

    async def job(connection: AsyncConnection) -> list[str]:
        here = await locked(connection, id)
        host_only(here, me)
        if here.status != "open":
            return []
        assert laid is not None
        places = await contests.places_in(connection, id)
        sheets = tables_of(here, places, body.bot)
        if len(sheets) < LEAST_TABLES:
            raise Refused("contest-too-few", {"least": LEAST_TABLES}, 409)
        for number, sheet in sheets.items():
            await lobby.add(connection, sheet)
            await deal(connection, sheet, server.timekeeper.now(), laid)
            for one in places:
                if one.number == number:
                    await contests.unseat(connection, id, number, one.seat)
            for row in sheet.seats:
                await contests.seat(connection, Place(id, number, row.seat, row.person, row.name, row.bot, sheet.id))
        await contests.change(connection, id, status="playing", tables=len(sheets))
        return [one.id for one in sheets.values()]

    games = await server.store.write(job)
    for game in games:
        await server.store.announce(News("table", game))
        await server.rooms.begun(game)
    return await described(server, id, me.id, call.language)


def begun(here: Contest) -> Match:
    """The position that every table of a contest begins with."""
    rules = table_rules(table_of(here, []))
    return Match.begin(rules, len(here.bots), here.options, here.seed, side_by_side=True)


def table_of(here: Contest, seats: list[SeatRow]) -> Sheet:
    """A table of a contest that is not in the store yet. It belongs to somebody who sits there: the host of the contest
    may see no more of it than anybody else."""
    owner = next((row.person for row in seats if row.person is not None), "")
    return Sheet(
        id=new_id(),
        created=time.time(),
        owner=owner,
        status="open",
        private=True,
        ruleset=here.ruleset,
        options=here.options,
        header=None,
        clock=here.clock,
        lesson=None,
        fork_of=None,
        rematch=None,
        waiting=[],
        winners=[],
        changed=0.0,
        seats=seats,
        content=here.content,
        contest=here.id,
        sealed=True,
    )


def tables_of(here: Contest, places: list[Place], bot: str) -> dict[int, Sheet]:
    """The tables at which anybody sits, by their numbers; `bot` takes the seats that are free there."""
    found = {}
    for number in sorted({one.number for one in places}):
        at_table = {one.seat: one for one in places if one.number == number}
        rows = []
        for seat, fixed in enumerate(here.bots):
            one = at_table.get(seat)
            if one is not None:
                rows.append(SeatRow(seat, one.person, one.name, None, False, False, None, None))
            elif fixed or bot:
                rows.append(SeatRow(seat, None, bot_name(seat), fixed or bot, False, False, None, None))
            else:
                raise Refused("seats-open", {}, 409)
        found[number] = table_of(here, rows)
    return found


async def end(call: Call) -> wire.Contest:
    """End a contest early: tables that are not over count for nobody. Everybody there resigns, and bots play them to
    their end, so that the deal may be shown."""
    me, server, id = call.me, call.server, call.path["contest"]

    async def job(connection: AsyncConnection) -> Contest:
        here = await locked(connection, id)
        host_only(here, me)
        if here.status == "open":
            raise Refused("contest-not-begun", {}, 409)
        if here.status == "playing":
            await contests.drop_unfinished(connection, id)
        return here

    here = await server.store.write(job)
    if here.status == "playing":
        await server.director.look_at(id)
        await server.director.give_up(here)
        await server.director.look_at(id)
    return await described(server, id, me.id, call.language)


async def take_away(call: Call) -> None:
    """Take a contest away that has not begun."""
    me, id = call.me, call.path["contest"]

    async def job(connection: AsyncConnection) -> None:
        here = await locked(connection, id)
        host_only(here, me)
        not_begun(here)
        await contests.remove(connection, id)

    await call.server.store.write(job)


def _endpoint(name: str, run: object, about: str, takes: type | None = None) -> Endpoint:
    return Endpoint(
        "POST",
        f"/api/contests/{{contest}}/{name}",
        run,  # type: ignore[arg-type]
        about,
        takes=takes,
        gives=wire.Contest,
        refuses=(403, 404, 409, 422),
    )


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/contests",
        look_round,
        "Duplicate contests: one's own, and those that everybody may see",
        gives=wire.Contests,
        query=(LANGUAGE,),
        needs_person=False,
    ),
    Endpoint(
        "POST",
        "/api/contests",
        make,
        "Make a contest, for people to sign up to",
        takes=wire.NewContest,
        gives=wire.Contest,
        status=201,
        refuses=(404, 422),
    ),
    Endpoint(
        "GET",
        "/api/contests/{contest}",
        look_at,
        "One contest, with its results when it is over",
        gives=wire.Contest,
        query=(LANGUAGE,),
        refuses=(404, 409),
        needs_person=False,
    ),
    _endpoint("sit", sit, "Sign up for a seat, or change to another", wire.SignUp),
    _endpoint("stand", stand, "Leave before it begins, or ask somebody to leave", wire.SignOff),
    _endpoint("start", start, "Begin at all tables at once", wire.StartContest),
    _endpoint("end", end, "End early: what is not over counts for nobody"),
    Endpoint(
        "DELETE",
        "/api/contests/{contest}",
        take_away,
        "Take a contest away that has not begun",
        refuses=(403, 404, 409),
    ),
]
