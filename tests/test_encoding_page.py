"""docs/encoding.md lists the groups of every game as they are.

If a group was meant to change, write the tables anew with STARBOARD_REGENERATE=1, and read the difference.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from starboard.kernel import Featuriser
from starboard.kernel.registry import ruleset_named, ruleset_names

PAGE = Path(__file__).parent.parent / "docs" / "encoding.md"
REGENERATE = "STARBOARD_REGENERATE"


def featurisers(name: str) -> dict[str, Featuriser]:
    """What has a column of its own in the table of a game: each level of Race, and each other game as a whole."""
    ruleset = ruleset_named(name)
    levels = next((option.values for option in ruleset.options if option.name == "level"), None)
    if levels is None:
        return {"floats": ruleset.featuriser({})}
    return {f"level {level}": ruleset.featuriser({"level": level}) for level in levels}


def table(name: str) -> str:
    """The groups of a game, in the order in which they follow each other in the row."""
    columns = featurisers(name)
    fullest = max(columns.values(), key=lambda one: one.size)
    lines = [f"| group | {' | '.join(columns)} | what it says |", f"|---|{'--:|' * len(columns)}---|"]
    for group in fullest.groups:
        widths = []
        for one in columns.values():
            same = [each for each in one.groups if each.name == group.name]
            widths.append(str(same[0].stop - same[0].start) if same else "")
        lines.append(f"| {group.name} | {' | '.join(widths)} | {group.description} |")
    sizes = " | ".join(f"{one.size:,}" for one in columns.values())
    lines.append(f"| *all* | {sizes} | |")
    return "\n".join(lines)


@pytest.mark.once
@pytest.mark.parametrize("name", ruleset_names())
def test_the_table_of_groups_is_true(name: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    part = re.compile(rf"(?<=<!-- groups of {name} -->\n\n).*?(?=\n\n<!-- end -->)", re.DOTALL)
    assert len(part.findall(text)) == 1
    if os.environ.get(REGENERATE) == "1":
        PAGE.write_text(part.sub(lambda _found: table(name), text), encoding="utf-8")
        return
    assert part.findall(text) == [table(name)], f"write it anew with {REGENERATE}=1"
