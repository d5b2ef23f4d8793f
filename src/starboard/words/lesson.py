"""Lesson: a first game with a teacher beside it: a fixed deal, and notes for the decisions as they come.

A game keeps its lesson in `lesson.toml`; what the teacher says is in its language files, under `lesson-<message>-title`
and `lesson-<message>`. A learner may leave the suggested path at any time: notes go by the kind of decision and the
round, and a suggestion that is not legal is never made. Knows no game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from starboard.kernel.decision import Decision, IllegalChoice
from starboard.kernel.game import Game
from starboard.kernel.ruleset import Value
from starboard.words.language import Language


class Note:
    """What the teacher says at a kind of decision: in these rounds, or in any if there are none; and what to pick."""

    def __init__(self, kind: str, message: str, rounds: list[int], suggest: list[str | int]) -> None:
        self.kind = kind
        self.message = message
        self.rounds = rounds
        self.suggest = suggest

    def title(self, words: Language) -> str:
        return words(f"lesson-{self.message}-title")

    def text(self, words: Language) -> list[str]:
        """Paragraph by paragraph."""
        paragraphs = words(f"lesson-{self.message}").split("\n\n")
        return [" ".join(paragraph.split()) for paragraph in paragraphs]


class Lesson:
    """How the game of a lesson begins, who plays the other seats, and the notes."""

    def __init__(self, options: dict[str, Value], seats: int, you: int, seed: str, bot: str, notes: list[Note]) -> None:
        self.options = options
        self.seats = seats
        self.you = you
        self.seed = seed
        self.bot = bot
        self.notes = notes

    def bot_seed(self, seat: int) -> str:
        """Bots play every run of a lesson alike, so that what is drawn fits what is suggested."""
        return f"{self.seed}/{seat}"

    def note(self, game: Game, decision: Decision) -> Note | None:
        """The note for a decision: one for this round before one for any, one whose suggestion is legal before one
        without a suggestion, and among equals the first of the file."""
        found: Note | None = None
        best = 0
        for note in self.notes:
            if note.kind != decision.kind or (note.rounds and game.round not in note.rounds):
                continue
            if note.suggest and not is_legal(game, decision, note.suggest):
                continue
            worth = (2 if note.rounds else 0) + (1 if note.suggest else 0) + 1
            if worth > best:
                found, best = note, worth
        return found


def is_legal(game: Game, decision: Decision, plain: list[str | int]) -> bool:
    try:
        game.checked(decision, game.choice_from(decision, plain))
    except IllegalChoice:
        return False
    return True


def parse(plain: dict[str, Any]) -> Lesson:
    """The lesson that a file says."""
    notes = [
        Note(note["kind"], note["message"], note.get("rounds", []), note.get("suggest", [])) for note in plain["notes"]
    ]
    return Lesson(plain["options"], plain["seats"], plain["you"], plain["seed"], plain["bot"], notes)


@cache
def lesson_from(path: Path) -> Lesson:
    """A lesson, read once."""
    return parse(tomllib.loads(path.read_text(encoding="utf-8")))
