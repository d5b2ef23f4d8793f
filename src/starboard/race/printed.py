# mypyc: skip
"""What is printed in the boxes of Race for the Galaxy, value by value: the cards of every set, then the robot's pieces.

The cards have their sources; of the dice, mat and counters of the robot not everything could be found.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.kernel.content import Tables
from starboard.race import robot_words
from starboard.race.content import SETS
from starboard.words.language import Language
from starboard.words.printed import UNVERIFIED, PrintedValue

EMPTY: dict[str, Any] = {"keywords": [], "powers": []}
"""What a card without these has: it says something, too, that a card has no power."""
VISIBILITY = [*SETS, "die", "robot_is", "row", "start", "nature", "difficulty", "case"]
"""The sets in the order in which they are added; of the robot first what decides its every round."""


def printed_values(tables: Tables) -> list[PrintedValue]:
    """Every value of every card and of every piece of the robot."""
    found = []
    for kind in VISIBILITY:
        for thing, row in zip(tables.names[kind], tables.rows[kind], strict=True):
            for field in tables.kinds[kind].fields:
                if kind in SETS and (field in row or field in EMPTY):
                    found.append(PrintedValue(kind, thing, field, row.get(field, EMPTY.get(field)), row["source"], ""))
                elif kind not in SETS and field in row:
                    mark = "unverified" if field in row.get("unverified", []) else row["mark"]
                    known = row["from"] if mark in UNVERIFIED else ""
                    found.append(PrintedValue(kind, thing, field, row[field], mark, known))
    return found


def piece_text(value: PrintedValue, tables: Tables, name: Callable[[str, Language], str], words: Language) -> str:
    """The card, or the piece of the robot, that a value is printed on."""
    if value.kind in SETS:
        return words("piece-card", set=value.kind, thing=name(value.thing, words))
    row = tables.rows[value.kind][tables.names[value.kind].index(value.thing)]
    if value.kind == "die":
        return words("piece-die", number=int(value.thing))
    if value.kind == "difficulty":
        return words("piece-difficulty", name=words(f"option-difficulty-{value.thing}"))
    if value.kind == "case":
        return words("piece-case")
    worlds = ", ".join(start_name(number, tables) for number in row.get("worlds", []))
    if value.kind != "row":
        return words(f"piece-{value.kind}".replace("_", "-"), worlds=worlds)
    phase = robot_words.space(row["phase"], words)
    if not worlds:
        return words("piece-row", phase=phase, part=row["part"])
    return words("piece-row-counter", worlds=worlds, phase=phase, part=row["part"])


def start_name(number: int, tables: Tables) -> str:
    """The start world of a number."""
    return next(str(row["name"]) for kind in SETS for row in tables.rows[kind] if row.get("start") == number)


def what_text(value: PrintedValue, words: Language) -> str:
    """What to read there."""
    if value.kind == "case":
        return words(f"look-case-{value.thing}")
    kind = "card" if value.kind in SETS else value.kind
    return words(f"look-{kind}-{value.field}".replace("_", "-"))
