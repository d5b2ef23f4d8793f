"""Playout: a position played on, with random choices or by bots, as search, benchmarks and tests want it.

Lives in the kernel because these are tight loops over any game, and the kernel is compiled. Bounds are numbers of
rounds and of decisions, never the clock: equal positions and equal streams go the same way everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from starboard.kernel.chance import Stream
from starboard.kernel.game import Game


class Chooser(Protocol):
    """Anyone who answers for a seat: every `Bot` does."""

    def choose(self, game: Game, seat: int) -> list[int]:
        """A legal answer to the decision that the seat owes."""
        ...


def play_out(game: Game, source: Stream, max_rounds: int = 0, max_decisions: int = 0) -> int:
    """Answer every question at random until the game is over, or a bound is reached (0: there is none).

    All legal answers are equally likely. Returns how many questions had two or more of them; `max_decisions` bounds
    that number, and `max_rounds` stops the game when the round after that begins.
    """
    pending = game.pending
    decisions = 0
    while not game.over:
        for seat in game.order:
            decision = pending[seat]
            if decision is None:
                continue
            if max_rounds and game.round > max_rounds:
                return decisions
            form = decision.form
            if not form.single():
                if max_decisions and decisions == max_decisions:
                    return decisions
                decisions += 1
            game.apply(seat, form.random(source))
    return decisions


def play_on(
    game: Game,
    bots: Sequence[Chooser],
    until: Callable[[Game], bool] | None = None,
    max_rounds: int = 0,
    max_decisions: int = 0,
) -> int:
    """Let bots play, one for each seat, until the game is over, a bound is reached (as in `play_out`), or `until` says
    that it is enough: it is asked before every choice.

    Returns how many questions had two or more legal answers. What a bot raises is passed on, and so is IllegalChoice
    for a wrong answer; the position stays as it was before that question. Raises ValueError for a wrong number of bots.
    """
    if len(bots) != game.seats:
        raise ValueError(f"{game.seats} seats need {game.seats} bots, not {len(bots)}")
    pending = game.pending
    decisions = 0
    while not game.over:
        for seat in game.order:
            decision = pending[seat]
            if decision is None:
                continue
            if (max_rounds and game.round > max_rounds) or (until is not None and until(game)):
                return decisions
            if not decision.form.single():
                if max_decisions and decisions == max_decisions:
                    return decisions
                decisions += 1
            game.decide(seat, bots[seat].choose(game, seat))
    return decisions
