"""Judgement: what each answer to a question was worth, by what the seat knew when it was asked.

All answers are tried on the same guesses. A question that looks badly answered is judged a second time, on twice as
many fresh guesses, and only these count: so no answer is blamed for the luck of having been compared with many.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from math import exp, hypot
from typing import Any

from starboard.bots.learned.levels import EFFORTS
from starboard.bots.learned.search import answer_in_secret, candidates, identity
from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision
from starboard.kernel.game import Game
from starboard.review.outlook import Chances, Outlook, deviation, mean, reseeded
from starboard.review.why import Difference, differences

LABELS = (("excellent", 0.02), ("good", 0.05), ("inaccuracy", 0.10), ("mistake", 0.20), ("blunder", 1.0))
"""Of a choice: the most of the win that it may have lost to be called so."""
DOUBT = 0.02
"""An answer that seems to have lost more than this is judged again."""
FORGIVING = 0.1
"""A choice that has lost this much of the win is about a third as accurate as the best."""
SHOWN = 6
"""At most this many answers are kept of a question that has too many to try them all, and the one that was made."""


@dataclass(frozen=True)
class Thoroughness:
    """How carefully a level judges."""

    answers: int
    """At most this many answers are tried, and the one that was made."""
    guesses: int
    """On this many guesses each; on twice as many where there is doubt."""
    rounds: int
    """How many rounds (or turns) rules of thumb play on before the position is judged."""
    endings: int
    """To say why, two answers are played on to the end this often."""


LEVELS: dict[str, Thoroughness] = {
    "medium": Thoroughness(EFFORTS["medium"].answers, 8, 1, 8),
    "hard": Thoroughness(EFFORTS["hard"].answers, 16, 1, 12),
    "expert": Thoroughness(EFFORTS["expert"].answers, 32, 2, 24),
}
"""By the names of the bots that think as far ahead."""


@dataclass(frozen=True)
class Worth:
    """One answer, under stable names, and what it was worth."""

    choice: list[Any]
    chances: Chances
    """Of each seat, after this answer."""
    behind: float
    """By how much less likely the seat is to win than with the best answer."""
    error: float
    """The standard error of that difference."""
    errors: Chances = field(default_factory=list)
    """Of each seat's chances: how far they may be off, from the number of guesses."""

    def plain(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Judgement:
    """A question that a seat answered, and what its answers were worth."""

    number: int
    """Which choice of the game it is, from 0."""
    seat: int
    round: int
    id: str
    """Of the decision."""
    kind: str
    played: Worth
    best: Worth
    others: list[Worth]
    """The answers, best first: all of them or, where not all were tried, the best few; the one that was made, too."""
    asked: dict[str, Any]
    """The decision as plain data."""
    why: list[Difference]
    """What the best answer would have led to, compared with the one that was played."""

    @property
    def loss(self) -> float:
        """How much of the win the choice has lost."""
        return max(0.0, self.played.behind)

    @property
    def error(self) -> float:
        return self.played.error

    @property
    def label(self) -> str:
        """In one word. What is within twice its error is no mistake."""
        return label_of(self.loss, self.error)

    @property
    def accuracy(self) -> float:
        """From 0 to 1; 1 for the best answer."""
        return exp(-self.loss / FORGIVING)

    def plain(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seat": self.seat,
            "round": self.round,
            "decision": self.id,
            "kind": self.kind,
            "played": self.played.choice,
            "best": self.best.choice,
            "loss": self.loss,
            "error": self.error,
            "label": self.label,
            "before": self.best.chances,
            "before_errors": self.best.errors,
            "after": self.played.chances,
            "after_errors": self.played.errors,
            "choices": [worth.plain() for worth in self.others],
            "why": [one.plain() for one in self.why],
            "asked": self.asked,
        }

    def kept(self) -> dict[str, Any]:
        """All of it as plain data, for `again`."""
        return asdict(self)

    @staticmethod
    def again(kept: dict[str, Any]) -> Judgement:
        worths = {name: Worth(**kept[name]) for name in ("played", "best")}
        others, why = [Worth(**one) for one in kept["others"]], [Difference.again(one) for one in kept["why"]]
        return Judgement(**{**kept, **worths, "others": others, "why": why})


def label_of(loss: float, error: float) -> str:
    """Excellent to blunder. A loss within twice its error is called an inaccuracy at most: it may be none."""
    found = next(label for label, most in LABELS if loss <= most or label == "blunder")
    if found in ("mistake", "blunder") and loss <= 2 * error:
        return "inaccuracy"
    return found


def judged(
    game: Game,
    decision: Decision,
    played: list[int],
    number: int,
    outlook: Outlook,
    thoroughness: Thoroughness,
    seed: str,
    open_cards: bool = False,
) -> Judgement | None:
    """What the answers to a decision of this position were worth; None if there was nothing to decide.

    It depends on nothing that the seat could not know, but for which of the answers was made. With open cards it is
    the other way round: everything lies where it really lay, and only later luck is guessed.
    """
    form = decision.form
    if form.single():
        return None
    seat = decision.seat
    stream = Stream(f"{seed}/{decision.id}")
    usual = outlook.thumbs(game, f"{seed}/{decision.id}")[seat].choose(game, seat)
    answers = candidates(form, usual, thoroughness.answers, stream)
    made = identity(form, played)
    at = next((k for k, answer in enumerate(answers) if identity(form, answer) == made), None)
    if at is None:
        at = len(answers)
        answers.append(list(played))
    guesses, rounds = thoroughness.guesses, thoroughness.rounds
    rows = tried(game, seat, answers, guesses, rounds, outlook, stream, f"{seed}/{decision.id}", open_cards)
    best = best_of(rows, seat)
    if best != at and mean_of(rows[best], seat) - mean_of(rows[at], seat) > DOUBT:
        again = [answers[best], answers[at]]
        fresh = tried(game, seat, again, 2 * guesses, rounds, outlook, stream, f"{seed}/{decision.id}/2", open_cards)
        rows[best], rows[at] = fresh
        if mean_of(rows[at], seat) >= mean_of(rows[best], seat):
            best = at
    worths = [
        worth_of(game, decision, answer, row, rows[best], seat) for answer, row in zip(answers, rows, strict=True)
    ]
    # The answers that were not judged again may still seem better than the one that was found to be the best.
    order = sorted(range(len(answers)), key=lambda k: (k != best, worths[k].behind))
    if form.count() > len(answers):
        order = [k for place, k in enumerate(order) if place < SHOWN or k == at]
    why = []
    if worths[at].behind > DOUBT:
        why = differences(game, decision, answers[best], answers[at], outlook, thoroughness.endings, seed, open_cards)
    return Judgement(
        number,
        seat,
        game.round,
        decision.id,
        decision.kind,
        worths[at],
        worths[best],
        [worths[k] for k in order],
        game.plain_decision(decision),
        why,
    )


def tried(
    game: Game,
    seat: int,
    answers: list[list[int]],
    guesses: int,
    rounds: int,
    outlook: Outlook,
    stream: Stream,
    seed: str,
    open_cards: bool = False,
) -> list[list[Chances]]:
    """For each answer, the chances of all seats after it on each of the guesses, which are the same for all."""
    found: list[list[Chances]] = [[] for _ in answers]
    for guess in range(guesses):
        thumbs = outlook.thumbs(game, f"{seed}/{guess}")
        world = reseeded(game, stream) if open_cards else game.guess(seat, stream)
        answer_in_secret(world, seat, thumbs)
        turn = outlook.turn(world, seat)
        leaves: list[Game] = []
        for answer in answers:
            ahead = world.copy()
            ahead.decide(seat, answer)
            begun = turn
            for _ in range(rounds):
                if ahead.over:
                    break
                outlook.play_ahead(ahead, thumbs, begun, seat)
                begun = outlook.turn(ahead, seat)
            leaves.append(ahead)
        for row, chances in zip(found, outlook.chances(leaves), strict=True):
            row.append(chances)
    return found


def mean_of(rows: list[Chances], seat: int) -> float:
    return sum(row[seat] for row in rows) / len(rows)


def best_of(rows: list[list[Chances]], seat: int) -> int:
    return max(range(len(rows)), key=lambda at: mean_of(rows[at], seat))


def worth_of(
    game: Game, decision: Decision, answer: list[int], rows: list[Chances], best: list[Chances], seat: int
) -> Worth:
    plain: list[Any] = list(game.plain_choice(decision, answer))
    behind = mean_of(best, seat) - mean_of(rows, seat)
    if len(rows) == len(best):
        error = deviation([one[seat] - other[seat] for one, other in zip(best, rows, strict=True)])
    else:  # not tried on the same guesses
        error = hypot(*(deviation([row[seat] for row in each]) for each in (rows, best)))
    errors = [deviation([row[each] for row in rows]) for each in range(len(rows[0]))]
    return Worth(plain, mean(rows), behind, error, errors)
