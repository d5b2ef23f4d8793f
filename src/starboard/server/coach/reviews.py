"""Reviews: where a game was won and lost, for people: the graph, luck and skill, every choice; and moments again.

Only of games that are over, and only for those who may see the table. What is asked about a moment is judged by what
the seat knew, or with open cards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.record import Record, RecordError
from starboard.review.game import Review
from starboard.review.judgement import Judgement
from starboard.review.split import Stretch
from starboard.review.told import LOCALE, Teller, signed
from starboard.server import wire
from starboard.server.archive.replay_cache import PlayedRecord
from starboard.server.archive.replays import eyes_of
from starboard.server.coach import worker
from starboard.server.coach.desk import LEVEL, Job
from starboard.server.refusals import Refused
from starboard.server.store.matches import Sheet, is_over, record_of, related_to
from starboard.server.store.reviews import Kept
from starboard.server.tables.description import shown
from starboard.server.tables.lobby import visible
from starboard.server.tables.seats import not_sealed
from starboard.server.web.endpoint import LANGUAGE, Call, Endpoint
from starboard.words.face import Face


async def finished(call: Call) -> tuple[Sheet, Record]:
    """The table and its record, if the game is over and the person may see it."""
    sheet = await visible(call.server, call.path["table"], call.me.id)
    if sheet.status != "over":
        raise Refused("not-over", {}, 409)
    not_sealed(sheet)
    if not await is_over(call.server.store, sheet):
        raise Refused("original-not-over", {}, 409)
    try:
        record = await record_of(call.server.store, sheet.id)
    except RecordError:
        raise Refused("cannot-show", {}, 409) from None
    if record is None:
        raise Refused("not-over", {}, 409)
    return sheet, record


async def review(call: Call) -> wire.Review:
    """As far as it is done. Asking for it has it go on; whoever waits for it asks again."""
    sheet, record = await finished(call)
    job = await call.server.coach.looked_at(sheet.id, record, sheet.seats_of(call.me.id))
    if job.fault:
        raise Refused("no-review", {}, 409)
    played = await call.server.replay_cache.of(sheet)
    related = await related_to(call.server.store, [sheet])
    table = shown(sheet, call.me.id, call.language, related=related)
    face = eyes_of(sheet, played, call.language, None).face
    telling = Telling(face, call.language, moments_of(played))
    return await asyncio.to_thread(told, job.so_far(), job.progress, network_of(job), played, telling, table)


class Telling:
    """How a review is told: in whose words, where its choices are in the replay, and in which position."""

    def __init__(self, face: Face, language: str, moments: Mapping[tuple[int, str], tuple[int, Game]]) -> None:
        self.face = face
        self.teller = Teller(face, face.language(language, LOCALE))
        self.moments = moments

    def step(self, seat: int, decision: str) -> int:
        return self.moments[seat, decision][0] if (seat, decision) in self.moments else 0

    def decision(self, judgement: Judgement, than: Sequence[Any] | None = None) -> wire.ReviewDecision:
        """The answer that the best one was compared with is the one that was made, if no other is named."""
        teller, seat = self.teller, judgement.seat
        _, position = self.moments.get((seat, judgement.id), (0, None))
        return wire.ReviewDecision(
            judgement.number,
            self.step(seat, judgement.id),
            seat,
            judgement.round,
            judgement.id,
            judgement.kind,
            self.face.question(judgement.asked, teller.words),
            teller.choice(judgement.played.choice, position),
            teller.choice(judgement.best.choice, position),
            judgement.loss,
            judgement.error,
            judgement.label,
            judgement.best.chances,
            judgement.played.chances,
            [
                wire.ReviewChoice(
                    worth.choice, teller.choice(worth.choice, position), worth.chances[seat], worth.behind, worth.error
                )
                for worth in judgement.others
            ],
            [teller.why(one, seat) for one in judgement.why],
            teller.choice(judgement.played.choice if than is None else than, position),
        )


def moments_of(played: PlayedRecord) -> dict[tuple[int, str], tuple[int, Game]]:
    """By seat and decision: the last step of the replay at which it is still to be made, and the position there."""
    return {
        (decision.seat, decision.id): (number, step.game)
        for number, step in enumerate(played.steps)
        for decision in step.game.decisions
    }


def network_of(job: Job) -> str:
    """The one that judges it."""
    return job.layout.split("/")[2]


def told(
    done: Kept, progress: float, network: str, played: PlayedRecord, telling: Telling, table: wire.Table
) -> wire.Review:
    pieces = done.pieces
    judged = [Judgement.again(piece) for name, piece in pieces.items() if name.startswith("choice ") and piece]
    judged.sort(key=lambda one: one.number)
    stretches = [Stretch.again(piece) for name, piece in pieces.items() if name.startswith("stretch ")]
    stretches.sort(key=lambda one: one.first)
    record = played.record
    whole = Review(played.ruleset, record.seats, LEVEL, network, True, judged, stretches)
    last = len(played.steps) - 1
    points = [
        wire.ReviewPoint(
            point["round"],
            last if point["decision"] is None else telling.step(point["seat"], point["decision"]),
            point["chances"],
        )
        for point in done.graph
    ]
    return wire.Review(
        table,
        LEVEL,
        network,
        progress,
        done.whole,
        points,
        turning_points(points, telling),
        [wire.ReviewSeat(**whole.seat(seat)) for seat in range(record.seats)] if done.whole else [],
        [telling.decision(one) for one in judged],
    )


def turning_points(points: Sequence[wire.ReviewPoint], telling: Telling, most: int = 3) -> list[wire.TurningPoint]:
    """The rounds or turns that changed the chances of any seat most, in the order of the game."""
    words, face = telling.teller.words, telling.face
    pairs = list(enumerate(pairwise(points)))
    pairs.sort(key=lambda one: -max(abs(a - b) for a, b in zip(one[1][0].chances, one[1][1].chances, strict=True)))
    found = []
    for at, (one, other) in sorted(pairs[:most], key=lambda pair: pair[0]):
        changes = ", ".join(
            words("review-change", who=face.seat(seat, words), by=signed(after - before))
            for seat, (before, after) in enumerate(zip(one.chances, other.chances, strict=True))
        )
        found.append(wire.TurningPoint(at, one.step, words("review-turning-point", round=one.round, changes=changes)))
    return found


async def moment(call: Call, body: wire.MomentWish) -> wire.Moment:
    """A choice of the game again: what another answer would have been worth, and how it might have gone on."""
    sheet, record = await finished(call)
    number = call.path["number"]
    if not (number.isascii() and number.isdecimal()) or len(number) > 6:
        raise Refused("no-such-choice", {}, 404)
    played = await call.server.replay_cache.of(sheet)
    if int(number) >= len(played.match.path):
        raise Refused("no-such-choice", {}, 404)
    request = worker.Judge(record.text(), LEVEL, int(number), body.answer, body.open_cards)
    reply = await call.server.coach.judged(record, request)
    if reply.judgement is None:
        raise Refused("no-such-answer", {}, 422)
    judgement = Judgement.again(reply.judgement)
    eyes = eyes_of(sheet, played, call.language, judgement.seat)
    telling = Telling(eyes.face, call.language, moments_of(played))
    lines = [[eyes.face.event(event, eyes.words, eyes.seat) for event in line] for line in reply.lines]
    return wire.Moment(telling.decision(judgement), body.open_cards, *lines)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/reviews/{table}",
        review,
        "Where a finished game was won and lost, as far as that is worked out yet",
        gives=wire.Review,
        query=(LANGUAGE,),
        refuses=(404, 409, 503),
    ),
    Endpoint(
        "POST",
        "/api/reviews/{table}/moments/{number}",
        moment,
        "What another answer to a choice of a finished game would have been worth",
        takes=wire.MomentWish,
        gives=wire.Moment,
        query=(LANGUAGE,),
        refuses=(404, 409, 422, 503),
    ),
]
