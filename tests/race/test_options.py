"""Which options of Race for the Galaxy make a difference to a game."""

from __future__ import annotations

import pytest

from starboard.kernel.ruleset import Value
from starboard.race.ruleset import RULESET


@pytest.mark.parametrize(
    ("given", "without"),
    [
        ({}, {"goals", "takeovers", "difficulty"}),
        ({"level": 1}, {"takeovers", "difficulty"}),
        ({"level": 3}, {"difficulty"}),
        ({"level": 3, "solo": True, "difficulty": "hard"}, {"advanced", "goals", "takeovers"}),
    ],
)
def test_an_option_applies_where_its_expansion_and_its_opponent_are(given: dict[str, Value], without: set[str]) -> None:
    options = RULESET.complete(given)
    assert {option.name for option in RULESET.options if not RULESET.applies(option.name, options)} == without
