"""Outlook: every seat's chance to win from a position, by the judge of the learned bots.

The judge knows positions as they are when a round (or a turn) begins. From anywhere else rules of thumb play on to
there first. All randomness comes from the streams given, so that two answers can be tried with the same luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from starboard.bots.bot import Bot
from starboard.bots.learned.guides import ACTION, GUIDES
from starboard.bots.learned.levels import mind_for
from starboard.bots.learned.outcome import outcome
from starboard.bots.learned.search import MOST_CHOICES
from starboard.kernel.chance import Stream
from starboard.kernel.game import Game
from starboard.kernel.playout import play_on
from starboard.words.faces import face_for

if TYPE_CHECKING:
    from starboard.bots.learned.network import NetworkJudge  # which needs numpy: only whoever judges has to have it

Chances = list[float]
"""Of each seat: how likely it is to win."""


class Outlook:
    """Judges positions of one game."""

    def __init__(self, game: Game) -> None:
        assert game.ruleset is not None
        self.guide = GUIDES[game.ruleset.name]
        self.face = face_for(game.ruleset, game.options)
        mind = mind_for(self.guide)(game)
        self.judge = cast("NetworkJudge", mind.judge)
        self.weights = mind.weights

    def thumbs(self, game: Game, seed: str) -> list[Bot]:
        """Rules of thumb for every seat."""
        return self.guide.thumbs(game, seed, self.weights)

    def turn(self, game: Game, seat: int | None = None) -> tuple[int, ...]:
        """Which round it is or, where turns are taken, whose turn begins here: nothing in the middle of one, and with
        a seat given nothing at another's."""
        if self.guide.by_round:
            return (game.round,)
        for decision in game.decisions:
            if decision.kind == ACTION and seat in (None, decision.seat):
                return (decision.seat, decision.number)
        return ()

    def begins(self, before: Game | None, game: Game) -> bool:
        """Has a round or a turn just begun, after the choice that was made in the position before?"""
        if before is None:
            return True
        return self.turn(game) != self.turn(before) and bool(self.turn(game))

    def play_ahead(self, game: Game, thumbs: Sequence[Bot], turn: tuple[int, ...], seat: int | None = None) -> None:
        """Let rules of thumb play on until a round or a turn (of this seat) other than this one begins, or the game is
        over."""

        def begun(now: Game) -> bool:
            found = self.turn(now, seat)
            return bool(found) and found != turn

        play_on(game, thumbs, begun, max_decisions=MOST_CHOICES)

    def chances(self, games: Sequence[Game]) -> list[Chances]:
        """Every seat's chance to win from these positions, each as that seat sees it; of several seats they add up
        to 1. In a game that is over they are what came out."""
        for game in games:
            if not game.over:
                for seat in range(game.seats):
                    self.judge.note(game, seat)
        noted = self.judge.chances()
        found: list[Chances] = []
        at = 0
        for game in games:
            if game.over:
                found.append(outcome(game, 0).won[: game.seats])
                continue
            each = [noted[at + seat][0] for seat in range(game.seats)]
            at += game.seats
            total = sum(each) if game.seats > 1 else 1.0
            found.append([chance / total for chance in each])
        return found


def reseeded(game: Game, stream: Stream) -> Game:
    """The same position with other luck to come."""
    other = game.copy()
    other.chance = game.chance.reseeded(stream)
    return other


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of several rows, place by place."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def deviation(numbers: Sequence[float]) -> float:
    """How far the mean of these numbers may be off: its standard error; 0 of fewer than two."""
    n = len(numbers)
    if n < 2:
        return 0.0
    middle = sum(numbers) / n
    return float((sum((number - middle) ** 2 for number in numbers) / (n - 1) / n) ** 0.5)
