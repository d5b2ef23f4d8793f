"""What is in the boxes of Race for the Galaxy: the cards of every set and the pieces of the robot, as plain tables.

Knows which files there are and which of their values may be overridden; what the values mean is for `content.py` and
`robot_table.py`. A box never changes: its contents are read once and shared by all games that are played with it.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from starboard.kernel.content import ContentError, Kind, Tables, printed_name, short_hash
from starboard.race import robot_table
from starboard.race.content import FOLDER, SETS, Content, read_designs, slug_of
from starboard.race.robot_table import RobotTable

RELEASED: Final = Path(__file__).parent / "released"
CARD: Final = [
    "name",
    "cost",
    "defense",
    "vp",
    "good",
    "windfall",
    "keywords",
    "prestige",
    "special",
    "powers",
    "scores",
]
"""What is printed on a card. How many there are makes up their stable names, so that stays."""
ROW: Final = [
    *("draw", "draw_both", "draw_for", "counter", "find", "from_deck", "least_vp", "pays", "six_cost_pays"),
    *("credit", "economy", "vp", "prestige", "having", "once", "leaves"),
]
ROBOT: Final = [
    Kind("die", ["faces"]),
    Kind("difficulty", ["counters", "six_cost_vp"]),
    Kind("case", ["is"]),
    Kind("start", ["stack", "credit", "economy"]),
    Kind("robot_is", ["action", "turns"]),
    Kind("row", ROW),
    Kind("nature", ["prestige_for", "refuses"]),
]
KINDS: Final = [*(Kind(name, CARD, instead={"cost": "defense", "defense": "cost"}) for name in SETS), *ROBOT]
UNHASHED: Final = ("mark", "from", "unverified")
"""What of the robot's entries does not matter to the rules."""


def parsed(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise ContentError(f"{path.name}: {error}") from None


def load(cards: Path = FOLDER) -> Tables:
    """The content files as plain tables. The robot's entries are named if they have names, else numbered from 1."""
    tables = Tables(KINDS)
    for name in SETS:
        data = parsed(cards / f"{name}.toml")
        for row in data.get("card", []):
            row.setdefault("source", str(data.get("source", "")))
            tables.add(name, slug_of(printed_name(row)), row)
    data = parsed(robot_table.FILE)
    robot_table.check_kinds(data)
    for kind in ROBOT:
        for number, row in enumerate(data.get(kind.name, []), start=1):
            tables.add(kind.name, str(row.get("name", number)), row)
    return tables


class Box:
    """The cards by content level, and the robot's table, read from the built-in files or from given tables."""

    def __init__(self, tables: Tables | None = None) -> None:
        self.plain = tables
        self.levels: dict[int, Content] = {}
        self.mat: RobotTable | None = None
        self.mat_hash = ""

    def tables(self) -> Tables:
        if self.plain is None:
            self.plain = load()
        return self.plain

    def robot(self) -> RobotTable:
        if self.mat is None:
            rows = self.tables().rows
            self.mat = robot_table.read_table({kind.name: rows[kind.name] for kind in ROBOT})
        return self.mat

    def content(self, level: int) -> Content:
        """The cards of a content level."""
        if level not in self.levels:
            found = Content(level, read_designs(level, self.tables().rows))
            found.robot = self.robot()
            self.levels[level] = found
        return self.levels[level]

    def robot_hash(self) -> str:
        """A hash of what matters to the rules of the robot's pieces."""
        if not self.mat_hash:
            rows = self.tables().rows
            plain = {
                kind.name: [{key: row[key] for key in row if key not in UNHASHED} for row in rows[kind.name]]
                for kind in ROBOT
            }
            self.mat_hash = short_hash(json.dumps(plain, sort_keys=True))[:8]
        return self.mat_hash
