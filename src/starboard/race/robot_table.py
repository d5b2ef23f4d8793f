"""The robot's dice, mats and counters, read from robot.toml and checked: what it does in each phase, by start world.

Much of it is printed only on the pieces, so every entry of the file says where it comes from; the engine reads values
and no marks. Nothing here changes after loading.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from starboard.kernel.content import ContentError
from starboard.race import vocabulary
from starboard.race.content import Design

FILE: Final = Path(__file__).parent / "robot.toml"
START_WORLDS: Final = 16

MARKS: Final = ["rulebook", "secondary", "inferred", "unverified"]
DIFFICULTIES: Final = ["easy", "medium", "hard"]
FACES: Final = ["explore", "develop", "settle", "trade", "consume-x2", "produce", "match", "robot"]
"""What a die may show. The first six are also what a "robot =" counter may show."""
MATCH: Final = 6
ROBOT: Final = 7
ROW_PHASES: Final = ["explore", "develop", "settle", "trade", "consume-x2", "consume", "produce"]
PARTS: Final = ["action", "response"]
FINDS: Final = [
    "development",
    "civil-world",
    "military-world",
    "alien-world",
    "alien-military-world",
    "chromosome-world",
    "rebel-development",
    "rebel-military-world",
]
CASES: Final[dict[str, list[str]]] = {
    "two-dice-on-one-space": ["once", "twice"],
    "pan-galactic-research-is-six-cost": ["yes", "no"],
    "federation-capital-counts-prestige": ["yes", "no"],
    "last-choice-sees-the-dice": ["yes", "no"],
}


class Row:
    """One place of the mat: what the robot does in a phase, as an action or as a response."""

    def __init__(self, worlds: list[int], phase: str, part: str) -> None:
        self.worlds = worlds
        """The start worlds it is for; none means that it is printed on the mat."""
        self.phase = phase
        self.part = part
        self.draw = 0
        self.draw_both = 0
        self.draw_for = ""
        self.counter = 0
        self.find: list[str] = []
        self.from_deck = False
        self.least_vp = 0
        self.pays = 0
        self.six_cost_pays = 0
        self.credit = 0
        self.economy = 0
        self.vp = 0
        self.prestige = 0
        self.having = ""
        self.once = False
        self.leaves = False


class Turn:
    """When a "robot =" counter turns over or is replaced."""

    def __init__(self, after: str, shows: str, becomes: str) -> None:
        self.after = after
        self.shows = shows
        self.becomes = becomes


class StartValues:
    """How the robot starts with one start world, and what that world does all game."""

    def __init__(self) -> None:
        self.stack = 0
        self.credit = 0
        self.economy = 0
        self.robot_is = ""
        self.turns: list[Turn] = []
        self.prestige_for: list[str] = []
        self.refuses = 0


class Difficulty:
    """How many 6-cost counters the robot gets, and what its 6-cost developments are worth."""

    def __init__(self, counters: int, six_cost_vp: int) -> None:
        self.counters = counters
        self.six_cost_vp = six_cost_vp


class RobotTable:
    """All of robot.toml."""

    def __init__(self) -> None:
        self.dice: list[list[int]] = []
        self.difficulties: dict[str, Difficulty] = {}
        self.cases: dict[str, str] = {}
        self.starts: list[StartValues] = [StartValues() for _ in range(START_WORLDS)]
        self.rows: list[Row] = []

    def rows_of(self, start: int, phase: str, part: str) -> list[Row]:
        """The rows for a place, the counters of this start world before the mat's own."""
        place = [row for row in self.rows if row.phase == phase and row.part == part]
        return [row for row in place if start in row.worlds] + [row for row in place if not row.worlds]


def fits(find: str, design: Design) -> bool:
    """Is a card what a row looks for? Alien worlds are those of the Alien Technology kind."""
    alien = design.good in (vocabulary.ALIEN, vocabulary.ANY)
    if find == "development":
        return not design.is_world
    if find == "civil-world":
        return design.is_world and not design.military
    if find == "military-world":
        return design.is_world and design.military
    if find == "alien-world":
        return design.is_world and alien
    if find == "alien-military-world":
        return design.is_world and design.military and alien
    if find == "chromosome-world":
        return design.is_world and design.keywords & vocabulary.KW_CHROMOSOME != 0
    if find == "rebel-development":
        return not design.is_world and design.keywords & vocabulary.KW_REBEL != 0
    return design.is_world and design.rebel_military


# --- reading ------------------------------------------------------------------------------------------------


class Entry:
    """One entry of the file being read: gives out its fields, and complains about what is wrong or left over."""

    def __init__(self, kind: str, number: int, given: dict[str, Any]) -> None:
        self.where = f"robot.toml: {kind} {number}"
        self.given = dict(given)
        if self.word("mark", MARKS) and not self.text("from"):
            raise self.wrong("from is missing: say where it comes from")
        names = self.given.pop("unverified", [])
        if not isinstance(names, list) or any(name not in given for name in names):
            raise self.wrong("unverified names fields of the same entry")

    def wrong(self, text: str) -> ContentError:
        return ContentError(f"{self.where}: {text}")

    def take(self, name: str) -> Any:
        if name not in self.given:
            raise self.wrong(f"{name} is missing")
        return self.given.pop(name)

    def text(self, name: str) -> str:
        value = self.take(name)
        if not isinstance(value, str):
            raise self.wrong(f"{name} should be text, not {value!r}")
        return value

    def word(self, name: str, known: list[str]) -> str:
        value = self.text(name)
        if value not in known:
            raise self.wrong(f"{name} is one of {', '.join(known)}, not {value!r}")
        return value

    def word_or_none(self, name: str, known: list[str]) -> str:
        if self.given.get(name) == "":
            del self.given[name]
        return self.word(name, known) if name in self.given else ""

    def all_words(self, name: str, known: list[str]) -> list[str]:
        values = self.take(name)
        if not isinstance(values, list) or not values:
            raise self.wrong(f"{name} should be a list of words")
        for value in values:
            if value not in known:
                raise self.wrong(f"{name} is made of {', '.join(known)}, not {value!r}")
        return [str(value) for value in values]

    def number(self, name: str) -> int:
        value = self.take(name)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self.wrong(f"{name} should be a whole number from 0 on, not {value!r}")
        return value

    def number_or_0(self, name: str) -> int:
        return self.number(name) if name in self.given else 0

    def flag(self, name: str) -> bool:
        value = self.given.pop(name, False)
        if not isinstance(value, bool):
            raise self.wrong(f"{name} should be true or false, not {value!r}")
        return value

    def worlds(self) -> list[int]:
        values = self.take("worlds")
        if not isinstance(values, list) or not values:
            raise self.wrong("worlds should be a list of start world numbers")
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < START_WORLDS:
                raise self.wrong(f"start worlds have the numbers 0 to {START_WORLDS - 1}, not {value!r}")
        return [int(value) for value in values]

    def done(self) -> None:
        if self.given:
            raise self.wrong(f"there is no {next(iter(self.given))!r}")


KINDS: Final = ["die", "difficulty", "case", "start", "robot_is", "row", "nature"]


def entries(data: dict[str, Any], kind: str) -> list[Entry]:
    given = data.get(kind, [])
    if not isinstance(given, list) or not all(isinstance(one, dict) for one in given):
        raise ContentError(f"robot.toml: {kind} should be a list of tables, [[{kind}]]")
    return [Entry(kind, number, one) for number, one in enumerate(given, start=1)]


def check_kinds(data: dict[str, Any]) -> None:
    """The file has entries of these kinds and no others."""
    for kind in data:
        if kind not in KINDS:
            raise ContentError(f"robot.toml: unknown entry {kind!r}; there are {', '.join(KINDS)}")
        entries(data, kind)


def read_table(data: dict[str, Any]) -> RobotTable:
    """The table that the entries of the file make; raises ContentError with one sentence on what is wrong."""
    check_kinds(data)
    table = RobotTable()
    for entry in entries(data, "die"):
        faces = [FACES.index(face) for face in entry.all_words("faces", FACES)]
        if len(faces) != 6:
            raise entry.wrong(f"a die has 6 faces, not {len(faces)}")
        table.dice.append(faces)
        entry.done()
    if len(table.dice) != 2:
        raise ContentError(f"robot.toml: the robot has 2 dice, not {len(table.dice)}")
    for entry in entries(data, "difficulty"):
        name = entry.word("name", DIFFICULTIES)
        table.difficulties[name] = Difficulty(entry.number("counters"), entry.number("six_cost_vp"))
        entry.done()
    for entry in entries(data, "case"):
        name = entry.word("name", list(CASES))
        table.cases[name] = entry.word("is", CASES[name])
        entry.done()
    read_starts(data, table)
    table.rows = [read_row(entry) for entry in entries(data, "row")]
    check_complete(table)
    return table


def read_starts(data: dict[str, Any], table: RobotTable) -> None:
    """Start values, "robot =" counters and natures; every start world has the first two once."""
    named: list[int] = []
    for entry in entries(data, "start"):
        worlds = entry.worlds()
        named += worlds
        stack, credit, economy = entry.number("stack"), entry.number("credit"), entry.number("economy")
        for world in worlds:
            start = table.starts[world]
            start.stack, start.credit, start.economy = stack, credit, economy
        entry.done()
    check_all_worlds("start", named)
    named = []
    for entry in entries(data, "robot_is"):
        worlds = entry.worlds()
        named += worlds
        action = entry.word("action", FACES[:MATCH])
        turns = read_turns(entry)
        for world in worlds:
            table.starts[world].robot_is = action
            table.starts[world].turns = turns
        entry.done()
    check_all_worlds("robot_is", named)
    for entry in entries(data, "nature"):
        worlds = entry.worlds()
        prestige_for = entry.all_words("prestige_for", FINDS)
        refuses = entry.word_or_none("refuses", vocabulary.KEYWORDS)
        for world in worlds:
            table.starts[world].prestige_for = prestige_for
            table.starts[world].refuses = 1 << vocabulary.KEYWORDS.index(refuses) if refuses else 0
        entry.done()


def check_all_worlds(kind: str, named: list[int]) -> None:
    if sorted(named) != list(range(START_WORLDS)):
        raise ContentError(f"robot.toml: {kind} should name each start world from 0 to {START_WORLDS - 1} once")


def read_turns(entry: Entry) -> list[Turn]:
    turns: list[Turn] = []
    given_turns = entry.given.pop("turns", [])
    if not isinstance(given_turns, list):
        raise entry.wrong(f"turns should be a list, not {given_turns!r}")
    for given in given_turns:
        if not isinstance(given, dict) or sorted(given) != ["after", "becomes", "shows"]:
            raise entry.wrong("each of turns has after, shows and becomes")
        for value in given.values():
            if value not in FACES[:MATCH]:
                raise entry.wrong(f"turns speak of {', '.join(FACES[:MATCH])}, not {value!r}")
        turns.append(Turn(str(given["after"]), str(given["shows"]), str(given["becomes"])))
    return turns


def read_row(entry: Entry) -> Row:
    worlds = entry.worlds() if "worlds" in entry.given else []
    row = Row(worlds, entry.word("phase", ROW_PHASES), entry.word("part", PARTS))
    row.draw = entry.number_or_0("draw")
    row.draw_both = entry.number_or_0("draw_both")
    row.draw_for = entry.word_or_none("draw_for", FINDS)
    row.counter = entry.number_or_0("counter")
    if entry.given.get("find") == []:
        del entry.given["find"]
    if "find" in entry.given:
        row.find = entry.all_words("find", FINDS)
    row.from_deck = entry.flag("from_deck")
    row.least_vp = entry.number_or_0("least_vp")
    row.pays = entry.number_or_0("pays")
    row.six_cost_pays = entry.number_or_0("six_cost_pays")
    row.credit = entry.number_or_0("credit")
    row.economy = entry.number_or_0("economy")
    row.vp = entry.number_or_0("vp")
    row.prestige = entry.number_or_0("prestige")
    row.having = entry.word_or_none("having", FINDS)
    row.once = entry.flag("once")
    row.leaves = entry.flag("leaves")
    entry.done()
    return row


def check_complete(table: RobotTable) -> None:
    """Every difficulty, every open case, and every place of the mat is there."""
    for name in DIFFICULTIES:
        if name not in table.difficulties:
            raise ContentError(f"robot.toml: difficulty {name} is missing")
    for name in CASES:
        if name not in table.cases:
            raise ContentError(f"robot.toml: case {name} is missing")
    for phase in ROW_PHASES:
        for part in PARTS:
            # Consume is two actions, to which there is one response.
            if part == ("response" if phase in ("trade", "consume-x2") else "action" if phase == "consume" else ""):
                continue
            standard = [row for row in table.rows if not row.worlds and row.phase == phase and row.part == part]
            if len(standard) != 1:
                raise ContentError(f"robot.toml: the mat has one {part} for {phase}, not {len(standard)}")
