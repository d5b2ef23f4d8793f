"""Whatever values the reader of a game takes, the game can be played with them to any depth without breaking."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.kernel import Chance, ContentError, Stream
from starboard.kernel.registry import ruleset_named

CHOICES = 120


def other_value(value: Any, alike: list[Any], source: Stream) -> Any:
    """A value much like this one: that of another thing, one more or less, with a part missing or twice."""
    if source.below(3) == 0:
        return alike[source.below(len(alike))]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return [0, 1, value + 1, value - 1, 1000][source.below(5)]
    if isinstance(value, list) and value:
        at = source.below(len(value))
        changed = [*value[:at], other_value(value[at], [value[at]], source), *value[at + 1 :]]
        return [value[:-1], value + value[-1:], [], changed][source.below(4)]
    if isinstance(value, dict) and value:
        name = list(value)[source.below(len(value))]
        return {**value, name: other_value(value[name], [value[name]], source)}
    return value


@pytest.mark.parametrize("name", ["race", "frontiers", "sun"])
@given(st.data())
def test_what_the_reader_takes_can_be_played(name: str, data: st.DataObject) -> None:
    ruleset = ruleset_named(name)
    tables = ruleset.tables()
    paths = tables.paths()
    alike: dict[tuple[str, str], list[Any]] = defaultdict(list)
    for path in paths:
        alike[path.split("/")[0], path.split("/")[-1]].append(tables.value(path))
    source = Stream(str(data.draw(st.integers(0, 10**9))))
    overrides = {}
    for path in (paths[source.below(len(paths))] for _ in range(1 + source.below(4))):
        overrides[path] = other_value(tables.value(path), alike[path.split("/")[0], path.split("/")[-1]], source)
    try:
        rules = ruleset.with_content(overrides)
    except ContentError:
        return
    options = rules.complete({"level": 3} if name == "race" else {})
    seats = rules.seats(options)[source.below(len(rules.seats(options)))]
    game = rules.new_game(seats, options, Chance.seeded(str(source.below(10**9)), seats))
    for _ in range(CHOICES):
        if game.over:
            break
        decision = game.decisions[source.below(len(game.decisions))]
        game.decide(decision.seat, decision.form.random(source))
    assert len(game.standings()) == seats
