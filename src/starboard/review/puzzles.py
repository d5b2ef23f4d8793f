"""Puzzles: moments of bot games at which one answer is clearly the best, and rules of thumb miss it.

A puzzle is a record that leads to the moment, with a note at its end that says what is asked and what is best. The
package brings some for each game; `found_in` finds more, and `checked` says whether one still holds with the networks
that are installed.
"""

from __future__ import annotations

import contextlib
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import IO, Any

from starboard.bots import make_bot
from starboard.bots.learned.search import identity
from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.record import NOTE, Record, RecordError
from starboard.kernel.registry import ruleset_named
from starboard.kernel.ruleset import Value
from starboard.review.judgement import SHOWN, Judgement, Worth, best_of, mean_of, tried, worth_of
from starboard.review.line import line_after
from starboard.review.outlook import Outlook
from starboard.review.why import differences

NOTED = "puzzle"
"""The kind of the note."""
MISSES = "simple"
"""The bot that has to miss the answer."""
GAP = 0.12
"""The best answer wins at least this much more often than the next."""
FEWEST, MOST = 3, 30
"""A question with fewer answers is not worth asking, and of one with more not all can be tried."""
QUICK = 3
"""Guesses to see whether a question is worth a closer look."""
CHECKS = ((24, 1), (24, 2), (48, 1))
"""Guesses, and rounds (or turns) looked ahead: the answer must be clearly the best each time."""
ENDINGS = 24
DAMAGED = (zipfile.BadZipFile, zlib.error, ValueError, NotImplementedError, RuntimeError, EOFError)
"""What reading a zip file raises that was changed in some way."""
PER_GAME = 2
"""At most this many puzzles are taken from one game."""


@dataclass(frozen=True)
class Puzzle:
    """A moment, and its best answer under stable names."""

    name: str
    record: Record
    seat: int
    decision: str
    best: list[Any]
    missed: list[Any]
    """What rules of thumb answer."""
    gap: float
    error: float
    judged_by: str
    round: int = 0

    def note(self) -> dict[str, Any]:
        return {
            "decision": self.decision,
            "best": self.best,
            "missed": self.missed,
            "gap": round(self.gap, 3),
            "error": round(self.error, 3),
            "round": self.round,
            "judged_by": self.judged_by,
        }

    def text(self) -> str:
        """As a record, with the note at its end."""
        match = Match.replay(ruleset_named(self.record.ruleset), self.record)
        match.note(self.seat, NOTED, self.note())
        return match.record.text()

    def moment(self) -> tuple[Match, Decision]:
        """The game up to the question, and the question. Raises RecordError if the rules or cards are other ones."""
        match = Match.replay(ruleset_named(self.record.ruleset), self.record)
        decision = match.game.decision_of(self.seat)
        if decision is None or decision.id != self.decision:
            raise RecordError(len(self.record.entries) + 1, "the seat does not owe the decision of the puzzle")
        return match, decision


def puzzle_of(name: str, text: str) -> Puzzle:
    """A puzzle from its record; raises RecordError if the record is no puzzle."""
    record = Record.parse(text)
    note = record.entries[-1] if record.entries else None
    if note is None or note.do != NOTE or note.kind != NOTED:
        raise RecordError(len(record.entries) + 1, "a puzzle ends with a note of the kind 'puzzle'")
    record.entries.pop()
    data: Mapping[str, Any] = note.data
    try:
        return Puzzle(
            name,
            record,
            note.seat,
            str(data["decision"]),
            list(data["best"]),
            list(data["missed"]),
            float(data["gap"]),
            float(data["error"]),
            str(data["judged_by"]),
            int(data.get("round", 0)),
        )
    except (KeyError, TypeError, ValueError):
        raise RecordError(len(record.entries) + 2, "the note of the puzzle lacks what is best") from None


def found_in(ruleset: str, seats: int, options: Mapping[str, Value], seed: str) -> Iterator[Puzzle]:
    """Puzzles from one game that rules of thumb play among themselves."""
    match = Match.begin(ruleset_named(ruleset), seats, dict(options), seed)
    outlook = Outlook(match.game)
    bots = [make_bot(MISSES, ruleset, f"{seed}/{seat}") for seat in range(seats)]
    found = 0
    while not match.over and found < PER_GAME:
        decision = match.game.decisions[0]
        usual = bots[decision.seat].choose(match.game, decision.seat)
        puzzle = puzzle_at(match, decision, usual, outlook, f"{seed}-{len(match.record.entries)}")
        if puzzle is not None:
            found += 1
            yield puzzle
        match.choose(decision.seat, usual)


def puzzle_at(match: Match, decision: Decision, usual: list[int], outlook: Outlook, name: str) -> Puzzle | None:
    """The question as a puzzle, if it is one."""
    game, seat = match.game, decision.seat
    if decision.form.single() or not FEWEST <= decision.form.count() <= MOST:
        return None
    form = decision.form
    answers = [list(answer) for answer in form.answers()]
    at = next(k for k, answer in enumerate(answers) if identity(form, answer) == identity(form, usual))
    rows = tried(game, seat, answers, QUICK, 1, outlook, Stream(f"{name}/quick"), f"{name}/quick")
    if mean_of(rows[best_of(rows, seat)], seat) - mean_of(rows[at], seat) < GAP:
        return None
    missed: list[Any] = list(game.plain_choice(decision, answers[at]))
    firsts = []
    for guesses, rounds in CHECKS:
        worths = worths_of(game, decision, guesses, rounds, outlook, f"{name}/{guesses}/{rounds}")
        firsts.append(worths[0].choice)
        gap, error = worths[1].behind, worths[1].error
        if gap < GAP or gap <= 2 * error or firsts[-1] != firsts[0] or firsts[-1] == missed:
            return None
    record = match.record.begun()
    record.entries = list(match.record.entries)
    network = outlook.judge.network.name
    return Puzzle(name, record, seat, decision.id, firsts[0], missed, gap, error, network, game.round)


def worths_of(game: Game, decision: Decision, guesses: int, rounds: int, outlook: Outlook, seed: str) -> list[Worth]:
    """What each of the answers is worth, by what the seat knows; the best first."""
    seat = decision.seat
    answers = [list(answer) for answer in decision.form.answers()]
    rows = tried(game, seat, answers, guesses, rounds, outlook, Stream(seed), seed)
    best = rows[best_of(rows, seat)]
    worths = [worth_of(game, decision, answer, row, best, seat) for answer, row in zip(answers, rows, strict=True)]
    return sorted(worths, key=lambda worth: worth.behind)


def checked(puzzle: Puzzle) -> bool:
    """Does the puzzle hold with the content and the networks that are installed: is its answer clearly the best, as
    often as one looks, and do rules of thumb miss it?"""
    try:
        match, decision = puzzle.moment()
    except RecordError:
        return False
    bot = make_bot(MISSES, puzzle.record.ruleset, f"{puzzle.record.seed}/{puzzle.seat}")
    again = puzzle_at(match, decision, bot.choose(match.game, puzzle.seat), Outlook(match.game), puzzle.name)
    return again is not None and again.best == puzzle.best


def explained(puzzle: Puzzle, answer: list[Any]) -> tuple[Judgement, list[list[dict[str, Any]]]]:
    """What this answer is worth, and why the best is better; how the game may go on after the best and after this one.
    Whoever finds the best is told why it is better than what rules of thumb answer. Raises IllegalChoice."""
    match, decision = puzzle.moment()
    game, outlook, seed = match.game, Outlook(match.game), puzzle.name
    best, given, usual = (
        game.checked(decision, game.choice_from(decision, plain)) for plain in (puzzle.best, answer, puzzle.missed)
    )
    guesses, rounds = CHECKS[0]
    worths = worths_of(game, decision, guesses, rounds, outlook, f"{seed}/{guesses}/{rounds}")
    played = next(worth for worth in worths if worth.choice == list(game.plain_choice(decision, given)))
    why = differences(game, decision, best, usual if given == best else given, outlook, ENDINGS, seed)
    judgement = Judgement(
        len(match.path),
        puzzle.seat,
        game.round,
        decision.id,
        decision.kind,
        played,
        worths[0],
        [worth for place, worth in enumerate(worths) if place < SHOWN or worth is played],
        game.plain_decision(decision),
        why,
    )
    return judgement, [line_after(game, decision, one, outlook, seed) for one in (best, given)]


def write(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """A file of puzzles: the records, packed. The same puzzles always make the same file."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for puzzle in puzzles:
            archive.writestr(zipfile.ZipInfo(f"{puzzle.name}.jsonl"), puzzle.text(), zipfile.ZIP_DEFLATED, 9)


def read(file: IO[bytes]) -> dict[str, Puzzle]:
    """The puzzles in a file, by their names. Raises RecordError if the file has none, or something else in it."""
    found: dict[str, Puzzle] = {}
    try:
        with zipfile.ZipFile(file) as archive:
            texts = {name: archive.read(name).decode() for name in sorted(archive.namelist())}
    except DAMAGED:
        raise RecordError(0, "this is no file of puzzles, or it is damaged") from None
    for name, text in texts.items():
        try:
            found[name[:-6]] = puzzle_of(name[:-6], text)
        except RecordError as error:
            raise RecordError(0, f"{name[:60]} is no puzzle: {error}") from None
    if not found:
        raise RecordError(0, "there are no puzzles in this file")
    return found


@cache
def shipped(ruleset: str) -> dict[str, Puzzle]:
    """The puzzles that come with the program, by their names; none for a game that has none."""
    place = resources.files("starboard.review") / "shipped" / f"{ruleset}.zip"
    if not place.is_file():
        return {}
    with place.open("rb") as file:
        return read(file)


@cache
def playable(ruleset: str) -> dict[str, Puzzle]:
    """Those that are shipped and fit the rules and the content that are installed here."""
    found = {}
    for name, puzzle in shipped(ruleset).items():
        with contextlib.suppress(RecordError):
            puzzle.moment()
            found[name] = puzzle
    return found
