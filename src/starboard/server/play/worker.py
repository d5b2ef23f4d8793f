"""Worker: the process in which bots think. It answers questions that come on its standard input.

It keeps the matches it was asked about, so that only the new lines of a record travel; when it lacks one it says so and
is sent the whole. It knows neither the network nor the database, and ends when its input does, even in mid-thought.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import queue
import sys
import threading
from collections import OrderedDict
from typing import Any

import msgspec

from starboard.bots import make_bot, piped
from starboard.kernel.match import Match
from starboard.kernel.record import entry_from, header_from, read_line
from starboard.kernel.registry import ruleset_named

MOST_MATCHES = 100
"""At most this many matches are kept; the least recently used goes first."""

NICENESS = 10
"""Bots wait for people, not people for bots."""


class Question(msgspec.Struct, omit_defaults=True):
    """What would this bot choose? `lines` are those of the record after the first `known` entries."""

    game: str
    header: dict[str, Any]
    known: int
    lines: list[str]
    seat: int
    bot: str
    decision: str


class Answer(msgspec.Struct, omit_defaults=True):
    """A choice as records have it; or `missing`: send the whole record; or `fault`: what went wrong."""

    choice: list[str | int] = []
    missing: bool = False
    gone: bool = False
    """The seat does not owe this decision (any more)."""
    fault: str = ""


def bot_seed(seed: str, seat: int, decision: str) -> str:
    """A bot is made afresh for each decision, so that its answer does not depend on which process was asked, nor on
    what it was asked before. Hashed, so that a bot learns nothing of the seed of the cards."""
    return hashlib.sha256(f"{seed}/bot/{seat}/{decision}".encode("utf-8", "surrogatepass")).hexdigest()


class Desk:
    """The matches at hand, and how a question about one is answered."""

    def __init__(self, most: int = MOST_MATCHES) -> None:
        self.most = most
        self.matches: OrderedDict[str, Match] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        try:
            match = self.match(question)
            if match is None:
                return Answer(missing=True)
            decision = match.game.decision_of(question.seat)
            if match.over or decision is None or decision.id != question.decision:
                return Answer(gone=True)
            seed = bot_seed(match.record.seed, question.seat, question.decision)
            bot = make_bot(question.bot, match.ruleset.name, seed)
            # A copy: whatever a bot does to the game it is given, ours stays as it is.
            choice = bot.choose(match.game.copy(), question.seat)
            answer = match.game.checked(decision, choice)
            return Answer(choice=list(match.game.plain_choice(decision, answer)))
        except Exception as fault:
            self.matches.pop(question.game, None)
            what = f"{type(fault).__name__}: {fault}"[:300]
            return Answer(fault=what.encode(errors="replace").decode())  # a stranger's words may be no letters

    def match(self, question: Question) -> Match | None:
        """The match as the record now has it; None if its beginning is not here."""
        match = self.matches.pop(question.game, None)
        if match is None or len(match.record.entries) != question.known or match.record.header() != question.header:
            if question.known:
                return None
            record = header_from(question.header)
            match = Match.replay(ruleset_named(record.ruleset), record)
        for number, line in enumerate(question.lines, start=question.known + 2):
            match.repeat(entry_from(read_line(line, number), number, match.record.seats))
        self.matches[question.game] = match
        while len(self.matches) > self.most:
            self.matches.popitem(last=False)
        return match


SAFETY = 0.75
"""The part of its time after which a worker itself ends a program that hangs: before it is ended, too."""


def main() -> None:
    """Answer line for line. A thread reads ahead, so that the end of the input ends a bot in mid-thought too.

    The arguments are how many seconds a decision may take, and the programs that the host has named.
    """
    if len(sys.argv) > 1:
        piped.safety_seconds = SAFETY * float(sys.argv[1])
    for text in sys.argv[2:]:
        piped.name_command(text)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    with contextlib.suppress(OSError):
        if sys.platform != "win32":  # which has no such call
            os.nice(NICENESS)
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for line in sys.stdin.buffer:
            questions.put(line)
        piped.end_programs()
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    with contextlib.suppress(BrokenPipeError):  # nobody listens any more: the reader is about to end us
        answers.write(b"ready\n")
    desk = Desk()
    decoder = msgspec.json.Decoder(Question)
    while True:
        answer = desk.answer(decoder.decode(questions.get()))
        with contextlib.suppress(BrokenPipeError):
            answers.write(msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    main()
