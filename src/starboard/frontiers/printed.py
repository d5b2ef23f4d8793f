# mypyc: skip
"""What is printed on the pieces of New Frontiers, value by value, in the order in which an owner of the box looks.

First comes what lies on the table from the start: empire mats, then developments, those of every game first. Worlds
come out of a bag; goals are a choice.
"""

from __future__ import annotations

from typing import Any

from starboard.kernel.content import Kind, Tables
from starboard.words.printed import POLISH_NAME, PrintedValue

RECONSTRUCTED = "reconstructed"
PROVENANCE = ("source", "evidence")
EMPTY: dict[str, Any] = {"kind": "none", "goods": "gray", "keywords": [], "powers": []}
"""What a tile without these has: it says something, too, that a tile has no power."""


def printed_values(tables: Tables) -> list[PrintedValue]:
    """Every value of every tile and mat; of a goal all is the rulebook's."""
    found = []
    for kind in tables.kinds.values():
        for thing, row in zip(tables.names[kind.name], tables.rows[kind.name], strict=True):
            for field in kind.fields:
                if not stands(kind, field, row):
                    continue
                mark = mark_of(kind.name, field, row)
                known = known_of(field, row) if mark == RECONSTRUCTED else ""
                value = PrintedValue(kind.name, thing, field, plain(row.get(field, EMPTY.get(field))), mark, known)
                found.append((field == POLISH_NAME, visibility(kind.name, row), value))
    found.sort(key=lambda one: one[:2])
    return [value for _polish, _visibility, value in found]


def stands(kind: Kind, field: str, row: dict[str, Any]) -> bool:
    """Is it printed on this tile, or is it told by its absence?"""
    if field in row:
        return True
    if kind.name == "goal" or (kind.name == "development" and field in ("kind", "goods")):
        return False
    return field in EMPTY


def plain(value: Any) -> Any:
    """A value without what its powers say of where they come from."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [{name: one for name, one in power.items() if name not in PROVENANCE} for power in value]
    return value


def mark_of(kind: str, field: str, row: dict[str, Any]) -> str:
    if kind == "goal":
        return "rulebook"
    marks: dict[str, str] = row.get("sources", {})
    if field == "powers" and row.get("powers"):
        sources = {power.get("source", RECONSTRUCTED) for power in row["powers"]}
        return next(mark for mark in (RECONSTRUCTED, "public", "rulebook") if mark in sources)
    return marks.get(field, RECONSTRUCTED)


def known_of(field: str, row: dict[str, Any]) -> str:
    """What speaks for a reconstructed value; of powers, for each of them."""
    told = [row.get("evidence", {}).get(field, "")]
    if field == "powers":
        told += [power.get("evidence", "") for power in row.get("powers", [])]
    return " ".join(text for text in told if text)


def visibility(kind: str, row: dict[str, Any]) -> int:
    """The smaller, the earlier and the more often players see it."""
    later = 0 if row.get("first_game", False) else 1
    if kind == "home":
        return later
    if kind == "development":
        if not row.get("pair"):
            return 2
        return (3 if row["size"] == "small" else 5) + later
    return {"world": 7, "goal": 8}[kind]
