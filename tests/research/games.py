"""The games of the interfaces: every installed ruleset, and the toy game."""

from __future__ import annotations

import pytest
from tests.research.toy import RULESET as TOY

from starboard.kernel.registry import ruleset_named, ruleset_names
from starboard.kernel.ruleset import OptionError, Ruleset


def can_learn(ruleset: Ruleset) -> bool:
    try:
        ruleset.featuriser({})
    except OptionError:
        return False
    return True


GAMES: dict[str, Ruleset] = {"toy": TOY}
GAMES |= {name: ruleset_named(name) for name in ruleset_names() if can_learn(ruleset_named(name))}
each_game = pytest.mark.parametrize("name", sorted(GAMES))
