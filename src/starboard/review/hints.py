"""Hints: what a seat might do now, in three steps that tell more and more: a nudge, a shortlist, the answer with why.

Judged as a review judges, by what the seat knows and nothing else.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from starboard.kernel.decision import Decision
from starboard.kernel.game import Game
from starboard.review.judgement import DOUBT, Thoroughness, Worth, judged
from starboard.review.outlook import Outlook
from starboard.review.why import Difference, differences

SHORTLIST = 3


@dataclass(frozen=True)
class Advice:
    """The best few answers, the best first, and what tells the best from another one."""

    seat: int
    choices: list[Worth]
    why: list[Difference]
    than: list[Any]
    """The answer that the best is compared with: that of rules of thumb, or the next best."""

    @property
    def close(self) -> bool:
        """Are the best two about equally good?"""
        return len(self.choices) < 2 or self.choices[1].behind <= DOUBT

    def shortlist(self) -> list[Worth]:
        """The best few in an order that does not tell which is best."""
        return sorted(self.choices[:SHORTLIST], key=lambda worth: [str(item) for item in worth.choice])

    def kept(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def again(kept: dict[str, Any]) -> Advice:
        choices, why = [Worth(**one) for one in kept["choices"]], [Difference.again(one) for one in kept["why"]]
        return Advice(kept["seat"], choices, why, kept["than"])


def advised(game: Game, decision: Decision, outlook: Outlook, thoroughness: Thoroughness, seed: str) -> Advice | None:
    """What to do about a decision; None if there is nothing to decide. The seed must tell nothing of the game's own."""
    usual = outlook.thumbs(game, f"{seed}/{decision.id}")[decision.seat].choose(game, decision.seat)
    judgement = judged(game, decision, usual, 0, outlook, thoroughness, seed)
    if judgement is None:
        return None
    choices = judgement.others
    why, than = judgement.why, judgement.played.choice
    if not why and len(choices) > 1:
        best, next_best = (game.choice_from(decision, worth.choice) for worth in choices[:2])
        why, than = differences(game, decision, best, next_best, outlook, thoroughness.endings, seed), choices[1].choice
    return Advice(decision.seat, choices, why, than)
