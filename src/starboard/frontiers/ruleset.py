"""New Frontiers as the rest of the world sees it: its name, version, options, and how to begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starboard.frontiers.content import RELEASED, Content, load, mark_as_read, read_content
from starboard.frontiers.observation import FrontiersFeaturiser
from starboard.frontiers.position import FrontiersGame, Rules, thing_of
from starboard.frontiers.primitives import actions_of
from starboard.frontiers.setup import SetUp
from starboard.kernel.actions import ActionSpace
from starboard.kernel.chance import Chance
from starboard.kernel.content import Tables
from starboard.kernel.encoding import Featuriser
from starboard.kernel.ruleset import Conflict, Option, Ruleset, Value

VERSION: Final = 2
"""Version 1 was never released, and its content was another: its records are refused."""


class FrontiersRuleset(Ruleset):
    """`first_game` lays out the first game's sides of developments and home worlds; `goals` adds the optional goals."""

    def __init__(self, tables: Tables | None = None) -> None:
        super().__init__("frontiers", VERSION, [Option("goals", [False, True]), Option("first_game", [False, True])])
        self.released = RELEASED
        self.plain = tables
        self.printed: Content | None = None
        self.numbers: FrontiersFeaturiser | None = None

    def seats(self, options: Mapping[str, Value]) -> list[int]:
        return [2, 3, 4, 5]

    def conflict(self, options: Mapping[str, Value]) -> Conflict | None:
        if options["first_game"] and options["goals"]:
            text = "options first_game and goals do not go together: the first game is played without goals"
            return Conflict("first-game", text)
        return None

    def tables(self) -> Tables:
        """The built-in content is read when it is first needed."""
        if self.plain is None:
            self.plain = load()
        return self.plain

    def content(self) -> Content:
        if self.printed is None:
            self.printed = read_content(self.tables())
        return self.printed

    def corrected(self, overrides: Mapping[str, Any]) -> Tables:
        made = self.tables().corrected(overrides)
        mark_as_read(made, overrides)
        return made

    def on_tables(self, tables: Tables) -> FrontiersRuleset:
        made = FrontiersRuleset(tables)
        made.content()
        return made

    def built_in_hash(self, options: Mapping[str, Value]) -> str:
        return self.content().hash

    def thing(self, name: str, options: Mapping[str, Value]) -> int:
        return thing_of(self.content(), name)

    def actions(self, options: Mapping[str, object]) -> ActionSpace:
        self.complete(options)
        return actions_of(self.content())

    def featuriser(self, options: Mapping[str, object]) -> Featuriser:
        self.complete(options)
        if self.numbers is None:
            self.numbers = FrontiersFeaturiser(self.content())
        return self.numbers

    def begin(self, seats: int, options: Mapping[str, Value], chance: Chance, events: bool) -> FrontiersGame:
        game = FrontiersGame()
        game.lay_table(seats, chance)
        game.lay_tiles(Rules(bool(options["first_game"]), bool(options["goals"])), self.content())
        if events:
            game.events = []
        game.common.append(SetUp())
        game.advance()
        return game


RULESET: Final = FrontiersRuleset()
