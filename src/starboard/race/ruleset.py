"""Race for the Galaxy as the rest of the world sees it: its name, version, options, and how to begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starboard.kernel.actions import ActionSpace
from starboard.kernel.chance import Chance
from starboard.kernel.content import Tables
from starboard.kernel.encoding import Featuriser
from starboard.kernel.ruleset import Conflict, Option, Ruleset, Value
from starboard.race.box import RELEASED, ROBOT, Box
from starboard.race.content import SETS, Content
from starboard.race.observation import MOST_SEATS, RaceFeaturiser
from starboard.race.position import RaceGame, Rules
from starboard.race.primitives import RaceActions
from starboard.race.quirks import NO_QUIRKS, VERSION_1, VERSION_2, Quirks
from starboard.race.robot_table import DIFFICULTIES
from starboard.race.setup import SetUp

VERSION: Final = 3
PRESET_SEATS: Final = [4, 5, 5, 5]
DRAFT_SEATS: Final = [0, 3, 5, 6]
TAKEOVERS_FROM: Final = 2


def kinds_with(options: Mapping[str, Value]) -> list[str]:
    """The kinds of pieces that a game with these options uses: cards of later sets are not in it, nor is the robot if
    nobody plays against it."""
    return SETS[: level_of(options) + 1] + ([kind.name for kind in ROBOT] if options["solo"] else [])


class RaceRuleset(Ruleset):
    """`level` is how many expansions are in: The Gathering Storm, Rebel vs Imperium, The Brink of War.

    `advanced` is the 2-player game with two actions; `preset` the first game's start worlds and hands; `goals` and
    `takeovers` switch those off where the level has them; `draft` has everybody draft a deck of their own; `scenario`
    is the game of Rebels against the Imperium for two, with their start worlds and developments dealt. `solo` is one
    player against the robot, which is as good as `difficulty` says: two actions a round, no goals, no takeovers.

    `quirks` are no option: with those of an older version of the rules its records replay as they were played.
    """

    def __init__(self, version: int = VERSION, quirks: Quirks = NO_QUIRKS, box: Box | None = None) -> None:
        self.quirks = quirks
        self.box = box if box is not None else Box()
        self.featurisers: dict[int, RaceFeaturiser] = {}
        super().__init__(
            "race",
            version,
            [
                Option("level", [0, 1, 2, 3]),
                Option("advanced", [False, True]),
                Option("preset", [False, True]),
                Option("goals", [True, False]),
                Option("takeovers", [True, False]),
                Option("draft", [False, True]),
                Option("scenario", [False, True]),
                Option("solo", [False, True]),
                Option("difficulty", [*DIFFICULTIES]),
            ],
        )
        self.released = RELEASED

    def at(self, version: int) -> Ruleset:
        if version in EARLIER and version != self.version:
            return EARLIER[version].with_content_of(self)
        return super().at(version)

    def seats(self, options: Mapping[str, Value]) -> list[int]:
        if options["solo"]:
            return [1]
        if options["advanced"] or options["scenario"]:
            return [2]
        most = PRESET_SEATS if options["preset"] else DRAFT_SEATS if options["draft"] else MOST_SEATS
        return list(range(2, most[level_of(options)] + 1))

    def conflict(self, options: Mapping[str, Value]) -> Conflict | None:
        return conflict_of(options)

    def applies(self, option: str, options: Mapping[str, Value]) -> bool:
        if option == "difficulty":
            return bool(options["solo"])
        if option == "goals":
            return level_of(options) >= 1 and not options["solo"]
        if option == "takeovers":
            return level_of(options) >= TAKEOVERS_FROM and not options["solo"]
        return option != "advanced" or not options["solo"]

    def content(self, level: int) -> Content:
        """The cards of a content level."""
        return self.box.content(level)

    def tables(self) -> Tables:
        return self.box.tables()

    def on_tables(self, tables: Tables) -> RaceRuleset:
        made = RaceRuleset(self.version, self.quirks, Box(tables))
        made.content(len(SETS) - 1)
        return made

    def built_in_hash(self, options: Mapping[str, Value]) -> str:
        cards = self.content(level_of(options)).hash
        return cards + self.box.robot_hash() if options["solo"] else cards

    def part(self, options: Mapping[str, Value]) -> str:
        return f"level-{options['level']}{'-solo' if options['solo'] else ''}"

    def needed(self, options: Mapping[str, Value]) -> dict[str, Any]:
        kinds = kinds_with(options)
        return {path: value for path, value in self.overrides.items() if path.partition("/")[0] in kinds}

    def thing(self, name: str, options: Mapping[str, Value]) -> int:
        return self.content(level_of(options)).ids[name]

    def actions(self, options: Mapping[str, object]) -> ActionSpace:
        return RaceActions(self.content(level_of(self.complete(options))))

    def featuriser(self, options: Mapping[str, object]) -> Featuriser:
        level = level_of(self.complete(options))
        found = self.featurisers.get(level)
        if found is None:
            found = RaceFeaturiser(self.content(level))
            self.featurisers[level] = found
        return found

    def begin(self, seats: int, options: Mapping[str, Value], chance: Chance, events: bool) -> RaceGame:
        return begin(seats, rules_of(options, self.quirks), self.content(level_of(options)), chance, events)


def conflict_of(options: Mapping[str, Value]) -> Conflict | None:
    """Some options do not go together; one sentence says which."""
    if options["draft"] and (level_of(options) == 0 or options["preset"]):
        return Conflict("draft", "option draft needs level 1 or more, and not preset")
    if options["scenario"]:
        if level_of(options) < TAKEOVERS_FROM or not options["takeovers"]:
            return Conflict("scenario", "option scenario needs level 2 or more, and takeovers")
        for name in ("preset", "draft", "solo"):
            if options[name]:
                return Conflict("scenario-with", f"options scenario and {name} do not go together", name)
    if options["solo"]:
        if level_of(options) == 0:
            text = "option solo needs level 1 or more, because the robot came with The Gathering Storm"
            return Conflict("solo", text)
        for name in ("preset", "draft"):
            if options[name]:
                return Conflict("solo-with", f"options solo and {name} do not go together", name)
    elif options["difficulty"] != DIFFICULTIES[0]:
        return Conflict("difficulty", "option difficulty needs solo=true, because it is the robot's")
    return None


def level_of(options: Mapping[str, Value]) -> int:
    return int(options["level"])


def rules_of(options: Mapping[str, Value], quirks: Quirks = NO_QUIRKS) -> Rules:
    """What is really in force: goals need The Gathering Storm, takeovers Rebel vs Imperium."""
    rules = Rules(level_of(options), bool(options["advanced"]), bool(options["preset"]))
    rules.quirks = quirks
    rules.goals = bool(options["goals"]) and rules.level >= 1
    rules.takeovers = bool(options["takeovers"]) and rules.level >= TAKEOVERS_FROM
    rules.draft = bool(options["draft"])
    rules.scenario = bool(options["scenario"])
    if options["solo"]:
        rules.solo = True
        rules.difficulty = str(options["difficulty"])
        rules.advanced = True
        rules.goals = False
        rules.takeovers = False
    return rules


def begin(seats: int, rules: Rules, content: Content, chance: Chance, events: bool = False) -> RaceGame:
    """A fresh game under these rules, run on to its first decisions."""
    game = RaceGame()
    game.lay_table(seats, chance)
    game.lay_cards(rules, content)
    if events:
        game.events = []
    game.common.append(SetUp())
    game.advance()
    return game


RULESET: Final = RaceRuleset()
EARLIER: Final = {
    1: RaceRuleset(1, Quirks(VERSION_1), RULESET.box),
    2: RaceRuleset(2, Quirks(VERSION_2), RULESET.box),
}
"""The rules of earlier versions, for their records."""
