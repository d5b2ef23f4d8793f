"""Conformance: reference games of another engine, replayed in ours and compared at every step.

`run` is what `starboard conform` does. Nothing here decides a rule: the rulebook does, and our engine follows it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TextIO

from starboard.race.conform.replay import Difference, Replay
from starboard.race.conform.transcript import NoGame, TranscriptError, read_lines, transcript_from

__all__ = ["Report", "TranscriptError", "conform_file", "run"]

Progress = Callable[[int], None]
"""Is told how many more games have been replayed."""


class Report:
    """How many games of a file agree, and where the others differ, or are damaged, in one sentence each."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.agreeing = 0
        self.differences: list[str] = []
        self.damages: list[str] = []

    @property
    def status(self) -> int:
        """0 if all games agree, 1 if some differ, 2 if there is damage."""
        return 2 if self.damages else 1 if self.differences else 0

    def lines(self, every: bool) -> list[str]:
        """The count, and the first difference or every one."""
        found = [*self.differences, *self.damages]
        shown = found if every else found[:1]
        return [f"{self.name}: {self.agreeing} of {self.games} games agree", *(f"  {one}" for one in shown)]


def conform_file(path: str | Path, every: bool = False, progress: Progress | None = None) -> Report:
    """Replay every game of a file (.jsonl or .jsonl.gz); raises TranscriptError if it is not one of transcripts.

    A damaged game is such an error, too, unless `every` asks to note it and to go on with the next; a file whose first
    line is no game has none. `progress` is told of every game.
    """
    report = Report(Path(path).name)
    for number, line in read_lines(path):
        report.games += 1
        try:
            conform_game(line, number)
        except Difference as difference:
            report.differences.append(str(difference))
        except TranscriptError as error:
            if not every or (report.games == 1 and isinstance(error, NoGame)):
                raise
            report.damages.append(str(error))
        else:
            report.agreeing += 1
        if progress is not None:
            progress(1)
    return report


def conform_game(line: str, number: int) -> None:
    """Replay the game on one line of a file; raises Difference or TranscriptError."""
    transcript = transcript_from(line, number)
    try:
        Replay(transcript).play()
    except TranscriptError as error:
        raise TranscriptError(f"game {transcript.id}: {error}") from None


def run(paths: Sequence[str | Path], out: TextIO, every: bool = False, progress: Progress | None = None) -> int:
    """Report on each file. Returns 0 if all games agree, 1 if some differ, 2 if a file or a game is no transcript."""
    status = 0
    for path in paths:
        try:
            report = conform_file(path, every, progress)
        except TranscriptError as error:
            print(f"{Path(path).name}: {error}", file=out)
            status = 2
            continue
        for line in report.lines(every):
            print(line, file=out)
        status = max(status, report.status)
    return status
