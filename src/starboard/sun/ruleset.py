"""Beyond the Sun as the rest of the world sees it: its name, version, options, and how to begin."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.kernel.chance import Chance
from starboard.kernel.ruleset import Option, Ruleset, Value
from starboard.sun.effects import EffectExecutor
from starboard.sun.names import thing_of
from starboard.sun.position import Rules, SunGame
from starboard.sun.reading import content
from starboard.sun.setup import SetUp

VERSION = 2
"""Version 1 was never released, and its content was another: its records are refused."""
EXECUTOR = EffectExecutor()


class SunRuleset(Ruleset):
    """`factions` chooses the sides of the mats; `tableau` the expert variant with rows of open technologies."""

    def __init__(self) -> None:
        super().__init__(
            "sun",
            VERSION,
            [Option("factions", ["basic", "advanced"]), Option("tableau", ["standard", "expert"])],
        )

    def seats(self, options: Mapping[str, Value]) -> list[int]:
        return [2, 3, 4]

    def content_hash(self, options: Mapping[str, Value]) -> str:
        return content().hash

    def thing(self, name: str, options: Mapping[str, Value]) -> int:
        return thing_of(content(), name)

    def begin(self, seats: int, options: Mapping[str, Value], chance: Chance, events: bool) -> SunGame:
        rules = Rules(options["factions"] == "advanced", options["tableau"] == "expert")
        game = SunGame()
        game.lay_table(seats, chance)
        game.lay_boards(rules, content(), EXECUTOR)
        if events:
            game.events = []
        game.common.append(SetUp())
        game.advance()
        return game


RULESET = SunRuleset()
