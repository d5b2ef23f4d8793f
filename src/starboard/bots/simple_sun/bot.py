"""The simple bot at the table: prices every option by the rule of thumb for the question, and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import mypyc_attr

from starboard.bots.bot import Bot, owed
from starboard.bots.kinds import simple_kind
from starboard.bots.simple_sun.answers import RULES
from starboard.bots.simple_sun.outlook import WEIGHTS, Outlook, Weights
from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision
from starboard.kernel.forms import PickOne
from starboard.kernel.game import Game
from starboard.sun.position import SunGame


@mypyc_attr(allow_interpreted_subclasses=True)
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


SIMPLE: Final = simple_kind("sun", SimpleBot)
