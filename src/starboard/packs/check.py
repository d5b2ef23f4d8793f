"""Does a game's content, with or without a pack, still satisfy its rulebook? A game that can tell brings a module."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from starboard.kernel.ruleset import Ruleset


def contradictions(ruleset: Ruleset) -> list[str] | None:
    """What the content says against its rulebook's tables and examples, in one sentence each; None if the game has no
    such check."""
    module = f"starboard.{ruleset.name}.check"
    if find_spec(f"starboard.{ruleset.name}") is None or find_spec(module) is None:
        return None
    failures: list[str] = import_module(module).check(ruleset.tables())
    return failures
