"""Hints at a table with only bots beside oneself, or where everybody agreed: a nudge, a shortlist, the answer with why.
The record notes them.

Never where somebody at the table has not agreed, in a rated game or in a duplicate one: nobody is to be compared with
people by a machine's advice.
"""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.record import NOTE
from starboard.review.hints import Advice
from starboard.review.judgement import Worth
from starboard.review.told import LOCALE, Teller
from starboard.server import wire
from starboard.server.coach import worker
from starboard.server.play.pauses import Changes
from starboard.server.play.present import names_at
from starboard.server.refusals import Refused
from starboard.server.store import lobby as tables
from starboard.server.store.announcements import News
from starboard.server.store.matches import Sheet
from starboard.server.tables.lobby import described, visible, visible_in
from starboard.server.tables.seats import own_seat, running
from starboard.server.web.endpoint import LANGUAGE, Call, Endpoint
from starboard.words.faces import face_for

NOTED = "hint"
"""The kind of the note in the record."""
LEVEL = "medium"
"""How carefully answers are judged: somebody waits in the middle of a game."""


def never_compared(sheet: Sheet) -> None:
    """Raises Refused if the game is meant to count for a rating, or if others play the same deal."""
    if sheet.rating is not None or sheet.sealed or sheet.contest is not None or sheet.lesson is not None:
        raise Refused("no-hints", {}, 409)


def may_be_given(sheet: Sheet, person: str) -> None:
    """Raises Refused if anybody else has a part in the game and has not agreed, and at tables that never have hints.
    A person who came by the link of somebody's seat has a part in it, and is asked nowhere."""
    never_compared(sheet)
    shared = any(row.holders for row in sheet.seats)
    others = any(row.person not in (None, person) for row in sheet.seats)
    if shared or (others and not sheet.hints_agreed):
        raise Refused("no-hints", {}, 409)


async def set_hints(call: Call, body: wire.SetHints) -> wire.Table:
    """Agree that hints are given here, or no longer. Before the game and during it; they are given while all agree."""
    me, server, table = call.me, call.server, call.path["table"]
    sheet = await visible(server, table, me.id)
    own_seat(sheet, body.seat, me)
    wish = {"agrees_to_hints": body.agree}

    async def job(connection: AsyncConnection) -> bool:
        now = await visible_in(connection, table, me.id)
        own_seat(now, body.seat, me)
        never_compared(now)
        if now.status != "open":
            return False
        for row in now.seats:
            if row.person == me.id:
                await tables.fill(connection, now.id, row.seat, **wish)
        return True

    def changes(now: Sheet) -> Changes:
        never_compared(now)
        return Changes({}, {row.seat: wish for row in now.seats if row.person == me.id})

    if not await server.store.write(job, News("table", table)):
        running(sheet)
        await server.rooms.change(sheet.id, changes)
    return await described(server, table, me.id, call.language)


async def hint(call: Call, body: wire.HintWish) -> wire.Hint:
    sheet = await visible(call.server, call.path["table"], call.me.id)
    own_seat(sheet, body.seat, call.me)
    running(sheet)
    may_be_given(sheet, call.me.id)
    game = call.server.rooms.room(sheet.id).game
    async with game.lock:
        match = await game.ready()
        record = match.record
        text, position = record.text(), match.game.digest()
        decision = match.game.decision_of(body.seat)
    if decision is None or decision.id != body.decision or decision.form.single():
        raise Refused("no-hint-needed", {}, 409)
    request = worker.Advise(text, LEVEL, body.seat, body.decision)
    advice = await call.server.coach.advised(record, request, f"{sheet.id}/{body.seat}/{position}")
    if advice is None:
        raise Refused("no-hint-needed", {}, 409)
    noted = {"decision": body.decision, "step": body.step}

    def note(match: Match) -> None:
        assert game.sheet is not None
        may_be_given(game.sheet, call.me.id)
        match.asked(body.seat, body.decision)
        taken = [entry for entry in match.record.entries if entry.do == NOTE and entry.kind == NOTED]
        if not any(entry.seat == body.seat and entry.data == noted for entry in taken):
            match.note(body.seat, NOTED, noted)

    await game.act(note)
    face = face_for(match.ruleset, record.options).among(names_at(sheet.seats, call.language))
    return told(advice, body.step, Teller(face, face.language(call.language, LOCALE)), match.game)


def told(advice: Advice, step: int, teller: Teller, position: Game) -> wire.Hint:
    best = advice.choices[0]
    nudge = teller.nudge(advice)

    def choice(worth: Worth, tell: bool) -> wire.ReviewChoice:
        chance = worth.chances[advice.seat] if tell else 0.0
        behind, error = (worth.behind, worth.error) if tell else (0.0, 0.0)
        return wire.ReviewChoice(worth.choice, teller.choice(worth.choice, position), chance, behind, error)

    if step == 1:
        return wire.Hint(step, nudge)
    if step == 2:
        return wire.Hint(step, nudge, [choice(worth, False) for worth in advice.shortlist()])
    listed = [choice(worth, True) for worth in advice.choices]
    why = [teller.why(one, advice.seat) for one in advice.why]
    return wire.Hint(step, nudge, listed, choice(best, True), why, teller.choice(advice.than, position))


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tables/{table}/hint",
        hint,
        "A hint about one's decision, at a table with only bots beside oneself or where everybody agreed",
        takes=wire.HintWish,
        gives=wire.Hint,
        query=(LANGUAGE,),
        refuses=(403, 404, 409, 503),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/hints",
        set_hints,
        "Agree that hints are given at the table, or no longer",
        takes=wire.SetHints,
        gives=wire.Table,
        refuses=(403, 404, 409),
    ),
]
