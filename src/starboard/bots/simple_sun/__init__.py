"""The simple bot for Beyond the Sun: plays sensibly by rules of thumb, without looking ahead.

It prices effects in victory points and takes the action whose effects are worth most above their cost; what leads to an
open achievement is worth more. Fleets are judged by the systems they hold and by how near they are to colonising. It
reads only what lies open and the cards it looks at itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from starboard.bots.bot import Bot, owed
from starboard.bots.kinds import simple_kind
from starboard.bots.simple_sun.answers import RULES
from starboard.bots.simple_sun.outlook import WEIGHTS, Outlook, Weights
from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision
from starboard.kernel.forms import PickOne
from starboard.kernel.game import Game
from starboard.sun.position import SunGame

__all__ = ["RULES", "SIMPLE", "SimpleBot"]


class SimpleBot(Bot):
    """A decent beginner's opponent."""

    def __init__(self, seed: str, weights: Weights = WEIGHTS) -> None:
        super().__init__("simple")
        self.stream = Stream(seed)
        self.weights = weights

    def choose(self, game: Game, seat: int) -> list[int]:
        decision = owed(game, seat)
        form = decision.form
        if form.single():
            return form.first()
        rule = RULES.get(decision.kind)
        if rule is None or not isinstance(form, PickOne):
            return form.random(self.stream)
        return [self.best(cast(SunGame, game), decision, form, rule)]

    def best(self, game: SunGame, decision: Decision, form: PickOne, rule: Callable[[Outlook, int], float]) -> int:
        """The option with the highest price; equal ones are drawn from."""
        outlook = Outlook(game, decision.seat, self.weights)
        prices = [rule(outlook, option) for option in form.options]
        highest = max(prices)
        best = [option for option, price in zip(form.options, prices, strict=True) if price > highest - 1e-9]
        return best[self.stream.below(len(best))]


SIMPLE = simple_kind("sun", SimpleBot)
