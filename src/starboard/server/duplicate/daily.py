"""Daily: the deal of the day for each game: one try for each person, against bots, the same luck for everybody.

The seed comes from a secret of this server and the day, so all nodes deal alike and nobody can work it out beforehand.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.bots import bot_names, opponent
from starboard.kernel.registry import ruleset_names
from starboard.kernel.ruleset import Ruleset, Value
from starboard.server import wire
from starboard.server.duplicate import days
from starboard.server.duplicate.contests import begun, table_of
from starboard.server.play.loading import ruleset_of
from starboard.server.refusals import Refused
from starboard.server.store import contests, keys, lobby
from starboard.server.store.announcements import News
from starboard.server.store.contests import Contest, Damaged, Place
from starboard.server.store.matches import new_id
from starboard.server.store.schema import contest
from starboard.server.tables import opening
from starboard.server.tables.deal import deal
from starboard.server.tables.description import title
from starboard.server.tables.lobby import described
from starboard.server.web.endpoint import LANGUAGE, Call, Endpoint

KEY = "daily"
"""The name of the secret among the server's keys."""

BOT = "medium"
SEATS = 3
"""As many play, if the game lets them."""

YOU = 0
"""The seat that everybody plays."""


class Plan(NamedTuple):
    """How a game is played as a daily deal."""

    ruleset: Ruleset
    options: dict[str, Value]
    seats: int
    bot: str


def plan_of(name: str) -> Plan:
    """The game as it comes, for three if that can be."""
    ruleset = ruleset_of(name)
    options = opening.complete(ruleset, {})
    allowed = [seats for seats in ruleset.seats(options) if seats > 1] or list(ruleset.seats(options))
    seats = SEATS if SEATS in allowed else allowed[0]
    return Plan(ruleset, options, seats, BOT if BOT in bot_names(name) else opponent(name))


def seed_of(secret: str, ruleset: str, day: str) -> str:
    return hmac.new(secret.encode(), f"{ruleset}/{day}".encode(), hashlib.sha256).hexdigest()[:32]


def contest_of(plan: Plan, day: str, secret: str) -> Contest:
    """The contest of a day, as whoever plays first makes it."""
    return Contest(
        id=new_id(),
        created=time.time(),
        owner=None,
        name=day,
        status="playing",
        private=False,
        ruleset=plan.ruleset.name,
        options=plan.options,
        content=None,
        clock=None,
        bots=[None if seat == YOU else plan.bot for seat in range(plan.seats)],
        tables=0,
        seed=seed_of(secret, plan.ruleset.name, day),
        day=day,
    )


async def look_round(call: Call) -> list[wire.DailyDeal]:
    """Today's deal of every game."""
    day = days.day_of(call.server.director.clock())
    person = call.person.id if call.person else None
    return [await today(call, plan_of(name), day, person) for name in ruleset_names()]


async def today(call: Call, plan: Plan, day: str, person: str | None) -> wire.DailyDeal:
    store, name = call.server.store, plan.ruleset.name

    async def job(connection: AsyncConnection) -> tuple[Contest | None, list[Place], str | None]:
        here = await contests.of_day(connection, name, day)
        places = [] if here is None else await contests.places_in(connection, here.id)
        own = next((one.game for one in places if one.person is not None and one.person == person), None)
        status = (await contests.statuses(connection, here.id)).get(own) if here is not None and own else None
        return here, places, status

    try:
        here, places, status = await store.read(job)
    except Damaged:
        here, places, status = None, [], None
    past = select(contest.c.id).where(contest.c.ruleset == name, contest.c.day < day, contest.c.status == "over")
    last = await store.row(past.order_by(contest.c.day.desc()).limit(1))
    mine = next((one for one in places if one.person is not None and one.person == person), None)
    return wire.DailyDeal(
        ruleset=name,
        title=title(name, call.language),
        day=day,
        ends=days.ends(day),
        seats=plan.seats,
        bot=plan.bot,
        begun=len(places),
        finished=sum(1 for one in places if one.outcome is not None),
        contest=here.id if here is not None else None,
        table=mine.game if mine is not None else None,
        status=("playing" if status == "playing" else "over") if mine is not None else None,
        last=last["id"] if last is not None else None,
    )


async def play(call: Call, body: wire.NewDaily) -> wire.Table:
    """Begin one's try of the day, or go on with it."""
    me, server = call.me, call.server
    plan = plan_of(opening.known_ruleset(body.ruleset).name)
    day = days.day_of(server.director.clock())

    async def made(connection: AsyncConnection) -> tuple[Contest, str | None]:
        """Today's contest, and one's own game in it."""
        secret = await keys.kept(connection, KEY, secrets.token_hex(32))
        await contests.add(connection, contest_of(plan, day, secret))
        here = await contests.of_day(connection, plan.ruleset.name, day)
        assert here is not None
        own = [one for one in await contests.places_in(connection, here.id) if one.person == me.id]
        return here, (own[0].game or "") if own else None

    try:
        here, game = await server.store.write(made)
    except Damaged:
        raise Refused("cannot-load", {}, 409) from None
    if game is None:
        game = await begin(call, here)
    if not game:
        raise Refused("daily-played", {}, 409)  # its table was taken away
    return await described(server, game, me.id, call.language)


async def begin(call: Call, here: Contest) -> str:
    """Deal; or, if another window of the same person was quicker, the game that was begun there."""
    me, server = call.me, call.server
    server.limits.tables.check(me.id)
    laid = begun(here)
    rows = [opening.bot_seat(seat, bot) if bot else opening.own_seat(seat, me) for seat, bot in enumerate(here.bots)]
    sheet = table_of(here, rows)

    async def job(connection: AsyncConnection) -> tuple[str, bool]:
        now = await contests.locked(connection, here.id)
        if now is None or now.status != "playing" or days.is_past(here.day or "", server.director.clock()):
            raise Refused("daily-over", {}, 409)
        places = await contests.places_in(connection, here.id)
        own = [one for one in places if one.person == me.id]
        if own:
            return own[0].game or "", False
        await lobby.add(connection, sheet)
        await deal(connection, sheet, server.timekeeper.now(), laid)
        number = 1 + max((one.number for one in places), default=0)
        await contests.seat(connection, Place(here.id, number, YOU, me.id, me.name, None, sheet.id))
        await contests.change(connection, here.id, tables=len(places) + 1)
        return sheet.id, True

    game, fresh = await server.store.write(job, News("table", sheet.id))
    if fresh:
        await server.rooms.begun(game)
    return game


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/daily",
        look_round,
        "The deal of the day for each game",
        gives=list[wire.DailyDeal],
        query=(LANGUAGE,),
        needs_person=False,
    ),
    Endpoint(
        "POST",
        "/api/daily",
        play,
        "Begin one's try of the daily deal, or go on with it",
        takes=wire.NewDaily,
        gives=wire.Table,
        refuses=(404, 409),
    ),
]
