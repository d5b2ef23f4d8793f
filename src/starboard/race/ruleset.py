"""Race for the Galaxy as the rest of the world sees it: its name, version, options, and how to begin."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from starboard.kernel.chance import Chance
from starboard.kernel.ruleset import Option, Ruleset, Value
from starboard.race.content import content
from starboard.race.position import RaceGame, Rules
from starboard.race.quirks import NO_QUIRKS, VERSION_1, Quirks
from starboard.race.robot_table import DIFFICULTIES, FILE
from starboard.race.setup import SetUp

VERSION = 2
MOST_SEATS = [4, 5, 6, 6]
"""By content level."""
PRESET_SEATS = [4, 5, 5, 5]
DRAFT_SEATS = [0, 3, 5, 6]
TAKEOVERS_FROM = 2


class RaceRuleset(Ruleset):
    """`level` is how many expansions are in: The Gathering Storm, Rebel vs Imperium, The Brink of War.

    `advanced` is the 2-player game with two actions; `preset` the first game's start worlds and hands; `goals` and
    `takeovers` switch those off where the level has them; `draft` has everybody draft a deck of their own; `scenario`
    is the game of Rebels against the Imperium for two, with their start worlds and developments dealt. `solo` is one
    player against the robot, which is as good as `difficulty` says: two actions a round, no goals, no takeovers.

    `quirks` are no option: with those of an older version of the rules its records replay as they were played.
    """

    def __init__(self, version: int = VERSION, quirks: Quirks = NO_QUIRKS) -> None:
        self.quirks = quirks
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

    def at(self, version: int) -> Ruleset:
        return FIRST_VERSION if version == FIRST_VERSION.version else super().at(version)

    def seats(self, options: Mapping[str, Value]) -> list[int]:
        if options["solo"]:
            return [1]
        if options["advanced"] or options["scenario"]:
            return [2]
        most = PRESET_SEATS if options["preset"] else DRAFT_SEATS if options["draft"] else MOST_SEATS
        return list(range(2, most[level_of(options)] + 1))

    def conflict(self, options: Mapping[str, Value]) -> str | None:
        return conflict_of(options)

    def applies(self, option: str, options: Mapping[str, Value]) -> bool:
        if option == "difficulty":
            return bool(options["solo"])
        if option == "goals":
            return level_of(options) >= 1 and not options["solo"]
        if option == "takeovers":
            return level_of(options) >= TAKEOVERS_FROM and not options["solo"]
        return option != "advanced" or not options["solo"]

    def content_hash(self, options: Mapping[str, Value]) -> str:
        cards = content(level_of(options)).hash
        if not options["solo"]:
            return cards
        return cards + hashlib.sha256(FILE.read_bytes()).hexdigest()[:8]

    def thing(self, name: str, options: Mapping[str, Value]) -> int:
        return content(level_of(options)).ids[name]

    def begin(self, seats: int, options: Mapping[str, Value], chance: Chance, events: bool) -> RaceGame:
        return begin(seats, rules_of(options, self.quirks), chance, events)


def conflict_of(options: Mapping[str, Value]) -> str | None:
    """Some options do not go together; one sentence says which."""
    if options["draft"] and (level_of(options) == 0 or options["preset"]):
        return "option draft needs level 1 or more, and not preset"
    if options["scenario"]:
        if level_of(options) < TAKEOVERS_FROM or not options["takeovers"]:
            return "option scenario needs level 2 or more, and takeovers"
        for name in ("preset", "draft", "solo"):
            if options[name]:
                return f"options scenario and {name} do not go together"
    if options["solo"]:
        if level_of(options) == 0:
            return "option solo needs level 1 or more, because the robot came with The Gathering Storm"
        for name in ("preset", "draft"):
            if options[name]:
                return f"options solo and {name} do not go together"
    elif options["difficulty"] != DIFFICULTIES[0]:
        return "option difficulty needs solo=true, because it is the robot's"
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
FIRST_VERSION = RaceRuleset(1, Quirks(VERSION_1))
