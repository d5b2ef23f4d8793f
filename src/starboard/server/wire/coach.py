"""Coach: reviews, hints and puzzles."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from starboard.server.wire.play import Table, Update
from starboard.server.wire.shape import In, Item, Out, SeatNumber


class ReviewPoint(Out):
    """Every seat's chance to win when a round (or turn) begins, or at the end; `step` is its place in the replay."""

    round: int
    step: int
    chances: list[float]


class TurningPoint(Out):
    """What changed the chances most: after which of the points, where that is in the replay, and in words."""

    point: int
    step: int
    text: str


class ReviewSeat(Out):
    """From the deal to the result: `start` + `luck` + `own` + `others` is `result`."""

    seat: int
    start: float
    luck: float
    luck_by_kind: dict[str, float]
    own: float
    others: float
    result: float
    accuracy: float | None
    """In percent; null for a seat that had nothing to decide."""


class ReviewChoice(Out):
    """An answer, and what it was worth: the seat's chance to win, how far that is behind the best, and its error."""

    choice: list[Item]
    text: str
    chance: float
    behind: float
    error: float


class ReviewDecision(Out):
    """A choice that was made. `number` counts the choices of the game, `step` is the place in the replay before it."""

    number: int
    step: int
    seat: int
    round: int
    decision: str
    kind: str
    question: str
    played: str
    best: str
    loss: float
    error: float
    label: str
    """excellent, good, inaccuracy, mistake or blunder"""
    before: list[float]
    after: list[float]
    choices: list[ReviewChoice]
    """The best few, and the one that was made; the best first."""
    why: list[str]
    """What the best leads to, compared with another answer."""
    than: str
    """That other answer: the one that was made or, where that was the best answer to a puzzle, that of rules of
    thumb."""


class Review(Out):
    """Where a finished game was won and lost. While `whole` is false more is coming for whoever asks again."""

    table: Table
    level: str
    judged_by: str
    progress: float
    """From 0 to 1."""
    whole: bool
    points: list[ReviewPoint]
    turning_points: list[TurningPoint]
    seats: list[ReviewSeat]
    """Once it is whole."""
    decisions: list[ReviewDecision]


class MomentWish(In):
    """Another answer to a choice of a finished game; null: the one that was made. With open cards it is judged by where
    everything really lay, and otherwise by what the seat knew."""

    answer: Annotated[list[Item], Meta(max_length=500)] | None = None
    open_cards: bool = False


class Moment(Out):
    """The choice as if this answer had been made, and how the game might have gone on, in words: on a guess of what the
    seat could not know, with rules of thumb on all seats."""

    decision: ReviewDecision
    open_cards: bool
    after_best: list[str]
    after_played: list[str]


class PuzzleTitle(Out):
    """A puzzle of a game: its name, how many play, and in which round it is."""

    name: str
    seats: int
    round: int


class Puzzle(Out):
    """A moment of a game: what would you choose? The table is not a real one."""

    name: str
    table: Table
    update: Update


class PuzzleAnswer(In):
    answer: Annotated[list[Item], Meta(max_length=500)]


class HintWish(In):
    """Ask for a hint about a decision: 1 is a nudge, 2 a shortlist, 3 the answer. The record notes that."""

    seat: SeatNumber
    decision: Annotated[str, Meta(max_length=20)]
    step: Annotated[int, Meta(ge=1, le=3)]


class Hint(Out):
    """What to look at; with step 2 the best few answers in no telling order; with step 3 the best of them, and why."""

    step: int
    nudge: list[str]
    shortlist: list[ReviewChoice] = []
    """Of step 2 all chances are 0: they would tell which is best."""
    best: ReviewChoice | None = None
    why: list[str] = []
    than: str = ""
    """The answer that the best is compared with there."""
