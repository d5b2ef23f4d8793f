"""Playout: a position played on with random choices, as search, benchmarks and tests want it.

Lives in the kernel because it is a tight loop over any game, and the kernel is compiled.
"""

from __future__ import annotations

from starboard.kernel.chance import Stream
from starboard.kernel.game import Game


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
            game.decide(seat, form.random(source))
    return decisions
