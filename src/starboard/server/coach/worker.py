"""Worker: the process in which games are reviewed. It answers requests that come on its standard input.

It keeps the few reviews that it was working at, so that each request is only "go on"; when it lacks one it says so, and
is sent the record and what is done. It knows neither the network nor the database, and ends when its input does.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections import OrderedDict
from collections.abc import Generator
from typing import Any

import msgspec

from starboard.kernel.decision import IllegalChoice
from starboard.kernel.match import Match
from starboard.kernel.record import Record
from starboard.kernel.registry import ruleset_named
from starboard.review import Review, Reviewer
from starboard.review.hints import advised
from starboard.review.judgement import LEVELS
from starboard.review.line import line_after
from starboard.review.outlook import Outlook
from starboard.review.puzzles import explained, puzzle_of
from starboard.server.play.worker import bot_seed

MOST_REVIEWS = 4
NICENESS = 15
"""People go first, and the bots that they play with."""


class Begin(msgspec.Struct, tag="begin"):
    """Review this record, the choices of these seats first; these pieces are done."""

    key: str
    record: str
    level: str
    seats: list[int]
    done: dict[str, dict[str, Any]]


class GoOn(msgspec.Struct, tag="on"):
    """The next piece, please."""

    key: str


class Judge(msgspec.Struct, tag="judge"):
    """What would this answer to a choice of the record have been worth? None: the one that was made."""

    record: str
    level: str
    number: int
    answer: list[str | int] | None = None
    open_cards: bool = False


class Solve(msgspec.Struct, tag="solve"):
    """What is this answer to a puzzle worth?"""

    name: str
    record: str
    answer: list[str | int]


class Advise(msgspec.Struct, tag="advise"):
    """What might this seat do now? The record is that of a game that runs."""

    record: str
    level: str
    seat: int
    decision: str


Request = Begin | GoOn | Judge | Solve | Advise


class Reply(msgspec.Struct, omit_defaults=True):
    """`missing`: begin again; `fault`: what went wrong."""

    graph: list[dict[str, Any]] = []
    pieces: dict[str, dict[str, Any]] = {}
    whole: bool = False
    """Is there nothing left to do?"""
    judgement: dict[str, Any] | None = None
    lines: list[list[dict[str, Any]]] = []
    """How the game may go on: after the best answer, and after the one that was asked about."""
    advice: dict[str, Any] | None = None
    illegal: bool = False
    missing: bool = False
    fault: str = ""


Pieces = dict[str, dict[str, Any]]


def made(reviewer: Reviewer, seats: list[int], done: Pieces) -> Generator[Pieces, None, Review]:
    """All pieces that are not done yet: first those of these seats."""
    known = dict(done)
    for fresh in reviewer.steps(seats, known):
        known.update(fresh)
        yield fresh
    return (yield from reviewer.steps(None, known))


class Desk:
    """The reviews at hand, and how a request is answered."""

    def __init__(self) -> None:
        self.reviews: OrderedDict[str, Generator[Pieces, None, Review]] = OrderedDict()

    def answer(self, request: Request) -> Reply:
        try:
            if isinstance(request, Begin):
                return self.begin(request)
            if isinstance(request, GoOn):
                return self.go_on(request)
            if isinstance(request, Judge):
                return judged(request)
            return solved(request) if isinstance(request, Solve) else hinted(request)
        except IllegalChoice:
            return Reply(illegal=True)
        except Exception as fault:
            return Reply(fault=f"{type(fault).__name__}: {fault}"[:300])

    def begin(self, request: Begin) -> Reply:
        reviewer = Reviewer(Record.parse(request.record), request.level)
        self.reviews[request.key] = made(reviewer, request.seats, request.done)
        while len(self.reviews) > MOST_REVIEWS:
            self.reviews.popitem(last=False)
        return Reply(graph=reviewer.graph())

    def go_on(self, request: GoOn) -> Reply:
        steps = self.reviews.get(request.key)
        if steps is None:
            return Reply(missing=True)
        self.reviews.move_to_end(request.key)
        for fresh in steps:
            if fresh:
                return Reply(pieces=fresh)
        del self.reviews[request.key]
        return Reply(whole=True)


def judged(request: Judge) -> Reply:
    reviewer = Reviewer(Record.parse(request.record), request.level)
    game, seat, answer = reviewer.position(request.number)
    decision = game.decision_of(seat)
    assert decision is not None
    if request.answer is not None:
        answer = game.checked(decision, game.choice_from(decision, request.answer))
    judgement = reviewer.judged(game, seat, answer, request.number, request.open_cards)
    if judgement is None:
        return Reply(illegal=True)
    best = game.choice_from(decision, judgement.best.choice)
    lines = [
        line_after(game, decision, one, reviewer.outlook, reviewer.seed, request.open_cards) for one in (best, answer)
    ]
    return Reply(judgement=judgement.kept(), lines=lines)


def solved(request: Solve) -> Reply:
    judgement, lines = explained(puzzle_of(request.name, request.record), list(request.answer))
    return Reply(judgement=judgement.kept(), lines=lines)


def hinted(request: Advise) -> Reply:
    record = Record.parse(request.record)
    match = Match.replay(ruleset_named(record.ruleset), record)
    decision = match.game.decision_of(request.seat)
    if decision is None or decision.id != request.decision:
        return Reply(illegal=True)
    seed = bot_seed(record.seed, request.seat, "hint")
    advice = advised(match.game, decision, Outlook(match.game), LEVELS[request.level], seed)
    return Reply(illegal=True) if advice is None else Reply(advice=advice.kept())


def main() -> None:
    """Answer line for line. The argument is how nice to be to other processes."""
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    with contextlib.suppress(OSError):
        if sys.platform != "win32":  # which has no such call
            os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else NICENESS)
    desk, decoder = Desk(), msgspec.json.Decoder(Request)
    with contextlib.suppress(BrokenPipeError):  # nobody listens any more
        replies.write(b"ready\n")
        for line in sys.stdin.buffer:
            replies.write(msgspec.json.encode(desk.answer(decoder.decode(line))) + b"\n")


if __name__ == "__main__":
    main()
