"""Puzzles: moments of bot games with one clearly best answer. What would you choose? Then: why.

Nothing is stored; nobody else learns what was answered.
"""

from __future__ import annotations

import asyncio

from starboard.bots import stand_in
from starboard.kernel.match import Match
from starboard.kernel.record import RecordError
from starboard.review import puzzles as shelf
from starboard.review.judgement import Judgement
from starboard.review.puzzles import Puzzle
from starboard.server import wire
from starboard.server.coach import worker
from starboard.server.coach.reviews import Telling
from starboard.server.play import present
from starboard.server.play.present import Eyes, names_at
from starboard.server.refusals import Refused
from starboard.server.store.matches import SeatRow
from starboard.server.tables import opening
from starboard.server.tables.description import shown
from starboard.server.web.endpoint import LANGUAGE, Call, Endpoint
from starboard.words.faces import face_for


def named(call: Call) -> Puzzle:
    found = shelf.playable(opening.known_ruleset(call.path["ruleset"]).name).get(call.path["name"])
    if found is None:
        raise Refused("no-such-puzzle", {}, 404)
    return found


async def titles(call: Call) -> list[wire.PuzzleTitle]:
    ruleset = opening.known_ruleset(call.path["ruleset"]).name
    return await asyncio.to_thread(all_of, ruleset)


def all_of(ruleset: str) -> list[wire.PuzzleTitle]:
    return [wire.PuzzleTitle(one.name, one.record.seats, one.round) for one in shelf.playable(ruleset).values()]


def seated(call: Call, found: Puzzle) -> list[SeatRow]:
    """Oneself where the choice is to be made, bots elsewhere."""
    seats = [opening.bot_seat(seat, stand_in(found.record.ruleset)) for seat in range(found.record.seats)]
    seats[found.seat] = opening.own_seat(found.seat, call.me)
    return seats


def moment_of(found: Puzzle, seats: list[SeatRow], language: str) -> tuple[Match, Eyes]:
    try:
        match, _ = found.moment()
    except RecordError:
        raise Refused("cannot-show", {}, 409) from None
    face = face_for(match.ruleset, match.record.options).among(names_at(seats, language))
    return match, Eyes(face, language, found.seat)


async def puzzle(call: Call) -> wire.Puzzle:
    """The table at the moment, through the eyes of the seat that has to choose."""
    found = named(call)
    seats = seated(call, found)
    sheet = opening.sheet(call.me, found.record.ruleset, found.record.options, seats, True)
    match, eyes = await asyncio.to_thread(moment_of, found, seats, call.language)
    update = present.update(match, eyes, told=max(0, len(match.log) - 1))
    return wire.Puzzle(found.name, shown(sheet, call.me.id, call.language), update)


async def answer(call: Call, body: wire.PuzzleAnswer) -> wire.Moment:
    """What the answer is worth, what is best, and why."""
    found = named(call)
    request = worker.Solve(found.name, await asyncio.to_thread(found.text), body.answer)
    reply = await call.server.coach.judged(found.record, request)
    if reply.judgement is None:
        raise Refused("no-such-answer", {}, 422)
    match, eyes = await asyncio.to_thread(moment_of, found, seated(call, found), call.language)
    lines = [[eyes.face.event(event, eyes.words, eyes.seat) for event in line] for line in reply.lines]
    judgement = Judgement.again(reply.judgement)
    moments = {(judgement.seat, judgement.id): (0, match.game)}
    than = found.missed if judgement.played.choice == judgement.best.choice else None
    decision = Telling(eyes.face, call.language, moments).decision(judgement, than)
    return wire.Moment(decision, False, *lines)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/puzzles/{ruleset}",
        titles,
        "The puzzles of a game",
        gives=list[wire.PuzzleTitle],
        refuses=(404,),
    ),
    Endpoint(
        "GET",
        "/api/puzzles/{ruleset}/{name}",
        puzzle,
        "A moment: what would you choose?",
        gives=wire.Puzzle,
        query=(LANGUAGE,),
        refuses=(404, 409),
    ),
    Endpoint(
        "POST",
        "/api/puzzles/{ruleset}/{name}",
        answer,
        "What an answer to a puzzle is worth, what is best, and why",
        takes=wire.PuzzleAnswer,
        gives=wire.Moment,
        query=(LANGUAGE,),
        refuses=(404, 409, 422, 503),
    ),
]
