"""The random bot: any legal answer, each as likely as any other, in any game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from starboard.bots.bot import Bot, owed
from starboard.bots.kinds import BotKind
from starboard.kernel.chance import Stream
from starboard.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Draws from the form of the question without listing its answers."""

    def __init__(self, seed: str) -> None:
        super().__init__("random")
        self.stream = Stream(seed)

    def choose(self, game: Game, seat: int) -> list[int]:
        return owed(game, seat).form.random(self.stream)


RANDOM: Final = BotKind(
    "random",
    make=lambda _ruleset, seed: RandomBot(seed),
    about="takes any legal answer, each as likely as any other",
    level=0,
    cost="instant",
    plays_with="chance 1",
)
