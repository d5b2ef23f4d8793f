"""The content files of Beyond the Sun as plain tables: what of them may be overridden, and what their values may be.

Reads TOML and knows which fields are texts, numbers or switches; what effects mean is for `reading.py`.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from starboard.kernel.content import ContentError, Kind, Tables, printed_name, short_hash
from starboard.sun import vocabulary

FOLDER: Final = Path(__file__).parent / "content"
RELEASED: Final = Path(__file__).parent / "released"
FILES: Final = ["technologies", "events", "systems", "achievements", "factions", "boards"]


NAMES: Final = ["name", "name_pl"]
KINDS: Final = [
    Kind("technology", [*NAMES, "level", "types", "out_type", "now", "actions", "passive", "vp"]),
    Kind("event", [*NAMES, "level", "light_border", "effect"]),
    Kind("system", [*NAMES, "deck", "starting", "power", "spec", "on_control", "on_colonize", "passive", "vp"]),
    Kind("achievement", [*NAMES, "set", "condition", "slots"]),
    Kind("faction", [*NAMES, "columns", "food_symbol_after", "ore_yield", "automation_vp", "start", "abilities"]),
    Kind("slot", ["need", "of"]),
    Kind("basic", [*NAMES, "cost", "effect", "spaces"]),
    Kind("guild", [*NAMES, "level", "spaces", "cost", "effect"]),
    Kind("exploration_board", ["shipyards", "routes"]),
    Kind(
        "setup",
        ["events_forced", "events_random", "systems_starting", "end_discs", "expert_row", "round_limit"],
        things=False,
    ),
]
UNHASHED: Final = ("marks", "known", "note", "name_pl")
"""What of a row does not matter to the rules."""

TEXTS: Final = {"name", "name_pl", "known", "note", "side", "set", "deck", "out_type"}
NUMBERS: Final = {"power", "vp", "need", "spaces"}
SWITCHES: Final = {"light_border", "starting", "unlimited"}
ROWS: Final = {
    "columns": vocabulary.COLUMNS,
    "supply": vocabulary.COLUMNS,
    "food_symbol_after": vocabulary.COLUMNS,
    "ore_yield": vocabulary.TRACK_DISCS + 1,
    "automation_vp": vocabulary.AUTOMATION_LEVELS,
}
"""Rows of numbers, and how many there are."""
WORDS: Final = {"types": 2, "spec": 0, "of": 0, "automated": 0}
"""Lists of words, and how many there are; 0: any number."""
BY_SEATS: Final = {"slots": 0, "spaces": 2, "end_discs": -1}
"""Tables with a row for each number of seats, and how many numbers are in it; 0: any number; -1: no row, a number."""
SEATS: Final = ["seats_2", "seats_3", "seats_4"]
START: Final = {"ore", "pop", "ships", "supply", "automated"}


def slug_of(name: str) -> str:
    """A name for files and wires: lower case, letters and digits, hyphens between."""
    plain = name.lower().replace("ø", "o")
    kept = [letter if letter.isalnum() else " " for letter in plain if letter not in "'."]
    return "-".join("".join(kept).split())


def thing_of(kind: str, row: dict[str, Any]) -> str:
    """The name of a row in paths."""
    if kind == "exploration_board":
        return "-".join(str(seats) for seats in row["seats"])
    if kind == "setup":
        return ""
    if kind == "slot":
        return str(row["name"])
    slug = slug_of(printed_name(row))
    return f"{slug}-{row['side']}" if kind == "faction" else slug


def title_of(kind: str, row: dict[str, Any]) -> str:
    return printed_name(row) or kind


def value_types(kind: str, row: dict[str, Any], title: str) -> None:
    """Texts are texts, numbers are numbers, switches are true or false, and rows are as long as the game needs them;
    the reader itself checks effects."""
    for field, value in row.items():
        wrong = slip(kind, field, value)
        if wrong:
            raise ContentError(f"{title}: {field} {wrong}")
        if field == "start":
            value_types(kind, value, title)


def slip(kind: str, field: str, value: Any) -> str:
    """What is wrong with a value; empty if nothing is."""
    if field in TEXTS:
        return "" if isinstance(value, str) and value.strip() else "is not a text"
    if field in SWITCHES:
        return "" if isinstance(value, bool) else "is neither true nor false"
    if field in ROWS:
        return "" if is_row(value, ROWS[field]) else f"is not a row of {ROWS[field]} numbers"
    if field in WORDS:
        fits = isinstance(value, list) and all(isinstance(one, str) for one in value)
        if not fits or len(value) != (WORDS[field] or len(value)):
            return f"is not a list of {WORDS[field]} words" if WORDS[field] else "is not a list of words"
        return ""
    if field in BY_SEATS and (kind, field) != ("guild", "spaces"):
        if not isinstance(value, dict) or sorted(value) != SEATS:
            return f"needs {', '.join(SEATS)}, and nothing else"
        rows = BY_SEATS[field]
        fits = all(is_number(one) if rows < 0 else is_row(one, rows) for one in value.values())
        return "" if fits else "is not made of numbers for each number of seats"
    if (kind, field) == ("technology", "vp"):
        return "" if is_final_vp(value) else "is not a table of VP: base, and per with count, vp and max"
    if field == "level":
        fits = is_number(value) and 1 <= value <= vocabulary.TOP_LEVEL
        return "" if fits else f"is not a level from 1 to {vocabulary.TOP_LEVEL}"
    if field in NUMBERS:
        return "" if is_number(value) else "is not a number from 0 up"
    if field == "start":
        return "" if is_start(value) else "is not a table of ore, pop, ships, supply and automated"
    return ""


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def is_row(value: Any, length: int) -> bool:
    """A list of numbers; of any length but none, if the length is 0."""
    return isinstance(value, list) and all(is_number(one) for one in value) and len(value) == (length or len(value)) > 0


def is_final_vp(value: Any) -> bool:
    if not isinstance(value, dict) or not set(value) <= {"base", "per"} or not is_number(value.get("base", 0)):
        return False
    per = value.get("per", {"count": "", "vp": 0})
    return (
        isinstance(per, dict)
        and {"count", "vp"} <= set(per) <= {"count", "vp", "max"}
        and all(isinstance(one, str) if name == "count" else is_number(one) for name, one in per.items())
    )


def is_start(value: Any) -> bool:
    if not isinstance(value, dict) or not {"ore", "pop", "ships", "supply"} <= set(value) <= START:
        return False
    ships = value["ships"]
    return (
        is_number(value["ore"])
        and is_number(value["pop"])
        and isinstance(ships, list)
        and all(
            isinstance(ship, dict) and set(ship) == {"level", "at"} and is_number(ship["level"]) and ship["level"] > 0
            for ship in ships
        )
    )


def load(folder: Path) -> Tables:
    """All content files of a folder."""
    tables = Tables(KINDS)
    for name in FILES:
        try:
            given = tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise ContentError(f"{name}.toml: {error}") from None
        for kind, rows in given.items():
            if kind in tables.kinds:
                for row in rows if isinstance(rows, list) else [rows]:
                    tables.add(kind, thing_of(kind, row), row)
    return tables


def hash_of(tables: Tables) -> str:
    """A hash of what matters to the rules."""
    plain: dict[str, Any] = {
        kind: [{key: row[key] for key in row if key not in UNHASHED} for row in rows]
        for kind, rows in tables.rows.items()
    }
    plain["setup"] = plain["setup"][0]
    return short_hash(json.dumps(plain, sort_keys=True))
