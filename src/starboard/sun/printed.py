# mypyc: skip
"""What is printed on the pieces of Beyond the Sun, value by value, in the order in which an owner of the box looks.

First comes what everybody has in front of them in every game: mats, boards, level I, achievements. Then what comes up
later, level by level; the advanced mats last, since they are a choice.
"""

from __future__ import annotations

from typing import Any

from starboard.kernel.content import Tables
from starboard.words.printed import POLISH_NAME, TRANSLATION, PrintedValue

NOT_PRINTED = {"round_limit"}
"""A bound of our own: nothing in the box says it."""


def printed_values(tables: Tables) -> list[PrintedValue]:
    """Every value that has a mark, and every Polish name."""
    found = []
    for kind in tables.kinds.values():
        for thing, row in zip(tables.names[kind.name], tables.rows[kind.name], strict=True):
            marks = dict(row.get("marks", {}))
            if POLISH_NAME in row and "name" in marks:
                marks[POLISH_NAME] = "rulebook" if marks["name"] == "rulebook" else TRANSLATION
            for field in kind.fields:
                if field in marks and field not in NOT_PRINTED:
                    known = row.get("known", "") if marks[field] == "reconstructed" else ""
                    found.append((kind.name, thing, row, field, marks[field], known))
    found.sort(key=lambda one: (one[3] == POLISH_NAME, visibility(one[0], one[2])))
    return [
        PrintedValue(kind, thing, field, row.get(field, []), mark, known)
        for kind, thing, row, field, mark, known in found
    ]


def visibility(kind: str, row: dict[str, Any]) -> int:
    """The smaller, the earlier and the more often players see it."""
    if kind == "faction":
        return 0 if row["side"] == "basic" else 12
    if kind == "technology":
        return (3, 6, 9, 11)[row["level"] - 1]
    if kind == "event":
        return 7 if row["level"] == 2 else 10
    if kind == "system":
        return 5 if row["deck"] == "A" else 8
    return {"basic": 1, "slot": 2, "exploration_board": 2, "achievement": 4, "setup": 4, "guild": 7}[kind]
