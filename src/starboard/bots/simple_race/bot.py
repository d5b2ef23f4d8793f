"""The simple bot at the table: asks the rule of thumb for the question, and answers at random where there is none."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from starboard.bots.bot import Bot, owed
from starboard.bots.kinds import simple_kind
from starboard.bots.simple_race.answers import RULES
from starboard.bots.simple_race.outlook import Memory, Outlook
from starboard.bots.simple_race.weights import WEIGHTS, Weights
from starboard.kernel.chance import Stream
from starboard.kernel.game import Game
from starboard.race.position import RaceGame


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleBot(Bot):
    """A decent beginner's opponent."""

    def __init__(self, seed: str, weights: Weights = WEIGHTS) -> None:
        super().__init__("simple")
        self.stream = Stream(seed)
        self.weights = weights
        self.memory: Memory | None = None

    def choose(self, game: Game, seat: int) -> list[int]:
        decision = owed(game, seat)
        form = decision.form
        rule = RULES.get(decision.kind)
        if form.single():
            return form.first()
        if rule is None:
            return form.random(self.stream)
        position = cast(RaceGame, game)
        if self.memory is None or self.memory.content is not position.content:
            self.memory = Memory(position.content)
        answer = rule(Outlook(position, seat, self.memory, self.weights), decision)
        return answer if form.objection(answer) is None else form.random(self.stream)


SIMPLE: Final = simple_kind("race", SimpleBot)
