"""Beyond the Sun as the rest of the world sees it: its name, version, options, and how to begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starboard.kernel.actions import ActionSpace
from starboard.kernel.chance import Chance
from starboard.kernel.content import Tables
from starboard.kernel.encoding import Featuriser
from starboard.kernel.ruleset import Option, Ruleset, Value
from starboard.sun.content import Content
from starboard.sun.effects import EffectExecutor
from starboard.sun.names import thing_of
from starboard.sun.observation import SunFeaturiser
from starboard.sun.position import Rules, SunGame
from starboard.sun.primitives import SunActions
from starboard.sun.reading import read
from starboard.sun.setup import SetUp
from starboard.sun.tables import FOLDER, RELEASED, hash_of, load

VERSION: Final = 2
"""Version 1 was never released, and its content was another: its records are refused."""
EXECUTOR: Final = EffectExecutor()


class SunRuleset(Ruleset):
    """`factions` chooses the sides of the mats; `tableau` the expert variant with rows of open technologies."""

    def __init__(self, tables: Tables | None = None) -> None:
        super().__init__(
            "sun",
            VERSION,
            [Option("factions", ["basic", "advanced"]), Option("tableau", ["standard", "expert"])],
        )
        self.released = RELEASED
        self.plain = tables
        self.printed: Content | None = None
        self.numbers: SunFeaturiser | None = None
        self.hash = ""

    def seats(self, options: Mapping[str, Value]) -> list[int]:
        return [2, 3, 4]

    def tables(self) -> Tables:
        """The built-in content is read when it is first needed."""
        if self.plain is None:
            self.plain = load(FOLDER)
        return self.plain

    def content(self) -> Content:
        if self.printed is None:
            self.printed = read(self.tables())
        return self.printed

    def on_tables(self, tables: Tables) -> SunRuleset:
        made = SunRuleset(tables)
        made.content()
        return made

    def built_in_hash(self, options: Mapping[str, Value]) -> str:
        if not self.hash:
            self.hash = hash_of(self.tables())
        return self.hash

    def thing(self, name: str, options: Mapping[str, Value]) -> int:
        return thing_of(self.content(), name)

    def actions(self, options: Mapping[str, object]) -> ActionSpace:
        self.complete(options)
        return SunActions(self.content())

    def featuriser(self, options: Mapping[str, object]) -> Featuriser:
        self.complete(options)
        if self.numbers is None:
            self.numbers = SunFeaturiser(self.content())
        return self.numbers

    def begin(self, seats: int, options: Mapping[str, Value], chance: Chance, events: bool) -> SunGame:
        rules = Rules(options["factions"] == "advanced", options["tableau"] == "expert")
        game = SunGame()
        game.lay_table(seats, chance)
        game.lay_boards(rules, self.content(), EXECUTOR)
        if events:
            game.events = []
        game.common.append(SetUp())
        game.advance()
        return game


RULESET: Final = SunRuleset()
