# mypyc: skip
"""Registry: finds the installed rulesets by name, through the entry points `starboard.rulesets`.

So a game is added by installing a package that announces one; nothing here or above has to name it.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from starboard.kernel.ruleset import Ruleset

GROUP = "starboard.rulesets"


class UnknownRuleset(Exception):
    """No ruleset of that name is installed, or it cannot be loaded; says which are, or why not."""


@cache
def announced() -> dict[str, EntryPoint]:
    """Read once: to look through everything that is installed takes longer than a move."""
    return {point.name: point for point in entry_points(group=GROUP)}


def ruleset_names() -> list[str]:
    """The rulesets that are installed, by name."""
    return sorted(announced())


def ruleset_named(name: str) -> Ruleset:
    """Load a ruleset; raises UnknownRuleset for a name that nobody announces, and for a package that is broken."""
    found = announced()
    if name not in found:
        raise UnknownRuleset(f"there is no ruleset {name[:40]!r}; installed are: {', '.join(sorted(found)) or 'none'}")
    try:
        ruleset = found[name].load()
    except Exception as wrong:
        what = " ".join(f"{type(wrong).__name__}: {wrong}".split())[:300]
        raise UnknownRuleset(f"the ruleset {name!r} cannot be loaded: {what}") from wrong
    if not isinstance(ruleset, Ruleset):
        raise UnknownRuleset(f"the ruleset {name!r} cannot be loaded: it is a {type(ruleset).__name__}, not a Ruleset")
    return ruleset
