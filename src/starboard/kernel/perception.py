"""Perception: all that a seat has before it when it chooses a primitive, as one row of numbers.

That is the game's own observation of the position (`Featuriser`), and behind it what is asked: the kind of question,
the things that it is about, and the part of the answer that has been given. Knows no game.
"""

from __future__ import annotations

from array import array
from typing import Any

from starboard.kernel.actions import ActionSpace
from starboard.kernel.decision import Decision
from starboard.kernel.encoding import ONE, ZERO, Canvas, Featuriser, Group
from starboard.kernel.forms import PickSet
from starboard.kernel.game import Game


class Sheet:
    """A row in two parts that is written again and again, and what it holds; nobody else may write into it."""

    def __init__(self, position: memoryview, question: memoryview) -> None:
        self.position = Canvas(position)
        """The part that is the position."""
        self.question = question
        """The part that is about the question; all 0 at first."""
        self.asked: list[int] = []
        """The places there that are not 0."""


class Perception:
    """Writes rows for games with the same featuriser and the same primitives."""

    def __init__(self, featuriser: Featuriser, space: ActionSpace) -> None:
        self.featuriser = featuriser
        """What writes the position."""
        self.space = space
        """The primitives that what is asked is written in."""
        self.question = featuriser.size
        """Where the kind of the question begins."""
        self.about = self.question + len(space.questions)
        """Where the things that the question is about begin."""
        self.picked = self.about + space.size
        """Where the part of the answer that has been given begins."""
        self.size = self.picked + space.size
        """How many floats a row has."""
        self.groups = [
            *featuriser.groups,
            Group(
                "question", self.question, self.about, "Which kind of question the seat is asked; none if it is not."
            ),
            Group("about", self.about, self.picked, "The things that the question is about, by primitive."),
            Group(
                "picked",
                self.picked,
                self.size,
                "The primitives chosen so far for the answer: 1 for each of a set; else 1, 1/2, 1/4 and so on, added.",
            ),
        ]
        """What the floats are about."""
        self.kinds: dict[str, int] = {}
        """The place of each kind of question."""
        for at, kind in enumerate(space.questions):
            self.kinds[kind] = self.question + at
        self.blank = memoryview(array("f", bytes(4 * (self.size - self.question))))
        """The part about the question, when there is none."""

    def __repr__(self) -> str:
        return f"<perception: {self.size} floats in {len(self.groups)} groups>"

    def write(self, game: Game, seat: int, decision: Decision | None, partial: list[int], buffer: Any) -> None:
        """Write the row of a seat into a writable buffer of `size` float32. `decision` and `partial` are what the seat
        is asked and has answered so far; None and nothing if it is not asked."""
        view = memoryview(buffer)
        self.featuriser.write(game, seat, view[: self.question])
        self.write_question(decision, partial, view[self.question :])

    def write_question(self, decision: Decision | None, partial: list[int], asked: memoryview) -> None:
        """The part of `write` that is about the question, into that part of a row."""
        asked[:] = self.blank
        self.mark_question(decision, partial, asked)

    def rewrite_question(self, decision: Decision | None, partial: list[int], sheet: Sheet) -> None:
        """The same, where it is known what was written before."""
        row: Any = sheet.question
        for place in sheet.asked:
            row[place] = ZERO
        sheet.asked = self.mark_question(decision, partial, sheet.question)

    def mark_question(self, decision: Decision | None, partial: list[int], asked: memoryview) -> list[int]:
        """Write a question where all is 0; returns the places that no longer are."""
        places: list[int] = []
        if decision is None:
            return places
        places.append(self.kinds[decision.kind] - self.question)
        start = self.about - self.question
        for thing in decision.about.values():
            for action in self.space.spelling(thing):
                places.append(start + action)
        row: Any = asked
        for place in places:
            row[place] = ONE
        start = self.picked - self.question
        in_order = not isinstance(decision.form, PickSet)
        weight = 1.0
        for action in partial:
            place = start + action
            places.append(place)
            if in_order:
                row[place] += weight
                weight /= 2.0
            else:
                row[place] = ONE
        return places
