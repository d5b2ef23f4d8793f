"""Conformance: reference games of another engine, replayed in ours and compared at every step.

`run` is what `starboard conform` does. Nothing here decides a rule: the rulebook does, and our engine follows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from starboard.race.conform.replay import Difference, Replay
from starboard.race.conform.transcript import TranscriptError, read

__all__ = ["Report", "TranscriptError", "conform_file", "run"]


class Report:
    """How many games of a file agree, and the first difference in words."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.agreeing = 0
        self.difference = ""

    def lines(self) -> list[str]:
        found = [f"{self.name}: {self.agreeing} of {self.games} games agree"]
        if self.difference:
            found.append(f"  {self.difference}")
        return found


def conform_file(path: str | Path) -> Report:
    """Replay every game of a file (.jsonl or .jsonl.gz); raises TranscriptError if it is not one of transcripts."""
    report = Report(Path(path).name)
    for transcript in read(path):
        report.games += 1
        try:
            Replay(transcript).play()
        except Difference as difference:
            report.difference = report.difference or str(difference)
        except TranscriptError as error:
            raise TranscriptError(f"game {transcript.id}: {error}") from None
        else:
            report.agreeing += 1
    return report


def run(paths: Sequence[str | Path], out: TextIO) -> int:
    """Report on each file. Returns 0 if all games agree, 1 if some differ, 2 if a file is no transcript."""
    status = 0
    for path in paths:
        try:
            report = conform_file(path)
        except TranscriptError as error:
            print(f"{Path(path).name}: {error}", file=out)
            status = 2
            continue
        for line in report.lines():
            print(line, file=out)
        if report.agreeing < report.games:
            status = max(status, 1)
    return status
