"""Race for the Galaxy as the rest of the world sees it: its name, version, options, and how to begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from starboard.kernel.chance import Chance
from starboard.kernel.ruleset import Option, Ruleset, Value
from starboard.race.content import content
from starboard.race.position import RaceGame, Rules
from starboard.race.setup import SetUp

if TYPE_CHECKING:
    from starboard.kernel.face import Face

VERSION = 1


class RaceRuleset(Ruleset):
    """`advanced` is the 2-player game with two actions; `preset` the first game's start worlds and hands."""

    def __init__(self) -> None:
        super().__init__("race", VERSION, [Option("advanced", [False, True]), Option("preset", [False, True])])

    def seats(self, options: Mapping[str, Value]) -> list[int]:
        return [2] if options["advanced"] else [2, 3, 4]

    def content_hash(self, options: Mapping[str, Value]) -> str:
        return content(0).hash

    def thing(self, name: str, options: Mapping[str, Value]) -> int:
        return content(0).ids[name]

    def face(self) -> Face:
        # Only who shows the game in words needs its language files and what reads them.
        from starboard.race.face import FACE  # noqa: PLC0415

        return FACE

    def new_game(self, seats: int, options: Mapping[str, Value], chance: Chance, events: bool = False) -> RaceGame:
        return begin(seats, Rules(0, bool(options["advanced"]), bool(options["preset"])), chance, events)


def begin(seats: int, rules: Rules, chance: Chance, events: bool = False) -> RaceGame:
    """A fresh game under these rules, run on to its first decisions."""
    game = RaceGame()
    game.lay_table(seats, chance)
    game.lay_cards(rules, content(rules.level))
    if events:
        game.events = []
    game.common.append(SetUp())
    game.advance()
    return game


RULESET = RaceRuleset()
