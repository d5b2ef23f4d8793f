# mypyc: skip
"""The robot of the solo game in words: its mat and tableau, what its dice show, and its name in the score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.words.language import Language

SPACE_ROLES = ("faces", "spaces", "space")
"""Under these keys events and views have what a die shows or where it lies."""


def space(name: str, words: Language) -> str:
    """What a die or the robot's counter shows."""
    if words.has(f"robot-face-{name}"):
        return words(f"robot-face-{name}")
    return words(f"phase-{name}") if words.has(f"phase-{name}") else words(f"action-{name}")


def is_robot(standing: Mapping[str, Any]) -> bool:
    """Is this line of the standings the robot's? It has chips of its own kind."""
    return any(source == "robot-chips" for source, _name, _points in standing["lines"])


def summary(robot: Mapping[str, Any], words: Language) -> list[str]:
    """What a player must know of the robot before a decision."""
    line = words(
        "table-robot",
        points=robot["score"],
        chips=robot["vp"],
        tableau=len(robot["tableau"]) + robot["placed_counters"],
        stack=robot["stack"],
        credit=robot["credit"],
        economy=robot["economy"],
        counters=robot["counters"],
        face=space(robot["robot_is"], words),
    )
    if "prestige" in robot:
        line += " " + words("table-robot-prestige", count=robot["prestige"])
    return [line]


def table(robot: Mapping[str, Any], words: Language, title: Callable[[str], str]) -> list[str]:
    """All of the robot that lies open; `title` names a card."""
    lines = summary(robot, words)
    if robot["dice"]:
        dice = ", ".join(space(name, words) for name in robot["dice"])
        lines.append("  " + words("table-robot-dice", dice=dice))
    lines.extend("  " + title(card) for card in robot["tableau"])
    lines.extend("  " + words("points-robot-counter") for _ in range(robot["placed_counters"]))
    return lines
