"""New Frontiers as the rest of the world sees it: its name, version, options, and how to begin."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.frontiers.content import content
from starboard.frontiers.position import FrontiersGame, Rules, thing_of
from starboard.frontiers.setup import SetUp
from starboard.kernel.chance import Chance
from starboard.kernel.ruleset import Option, Ruleset, Value

VERSION = 2
"""Version 1 was never released, and its content was another: its records are refused."""


class FrontiersRuleset(Ruleset):
    """`first_game` lays out the first game's sides of developments and home worlds; `goals` adds the optional goals."""

    def __init__(self) -> None:
        super().__init__("frontiers", VERSION, [Option("goals", [False, True]), Option("first_game", [False, True])])

    def seats(self, options: Mapping[str, Value]) -> list[int]:
        return [2, 3, 4, 5]

    def conflict(self, options: Mapping[str, Value]) -> str | None:
        if options["first_game"] and options["goals"]:
            return "options first_game and goals do not go together: the first game is played without goals"
        return None

    def content_hash(self, options: Mapping[str, Value]) -> str:
        return content().hash

    def thing(self, name: str, options: Mapping[str, Value]) -> int:
        return thing_of(content(), name)

    def begin(self, seats: int, options: Mapping[str, Value], chance: Chance, events: bool) -> FrontiersGame:
        game = FrontiersGame()
        game.lay_table(seats, chance)
        game.lay_tiles(Rules(bool(options["first_game"]), bool(options["goals"])), content())
        if events:
            game.events = []
        game.common.append(SetUp())
        game.advance()
        return game


RULESET = FrontiersRuleset()
