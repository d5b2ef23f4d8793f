"""Bot: a player that chooses.

A bot sits at one seat of one game. It knows the kernel; what is special to a game lives in one module per game.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from starboard.kernel.decision import Decision
from starboard.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat.

    The contract:

    - `choose` is called while the seat owes a decision, and returns a legal answer to it. It changes nothing in the
      game.
    - A bot uses only what its seat may know: `game.view(seat)`, `game.guess(seat, ...)`, or the parts of the position
      that lie open and its own hand. Never another hand, what a deck holds, the game's chance, or unrevealed answers.
      So asked on the position and on any `guess` of it for the seat, it gives the same answer.
    - Equal seeds and equal questions give equal answers: all randomness comes from a stream made from the seed.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        """What it is called, as people type it and records say it."""

    def choose(self, game: Game, seat: int) -> list[int]:
        """A legal answer to the decision that the seat owes."""
        raise NotImplementedError


def owed(game: Game, seat: int) -> Decision:
    """The decision that the seat owes; asking a bot when there is none is an error of the caller."""
    decision = game.decision_of(seat)
    if decision is None:
        raise ValueError(f"seat {seat} has nothing to decide")
    return decision
