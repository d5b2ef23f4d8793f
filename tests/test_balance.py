"""`tools/balance.py` deals by lot, plays the same games again, and goes on where it was stopped."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from types import ModuleType

import pytest
from tests.programs import module_at

from starboard.kernel.registry import ruleset_named

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def balance() -> ModuleType:
    return module_at("tools/balance.py")


def test_a_gift_is_paid_for_by_credits_of_the_others(balance: ModuleType) -> None:
    rules = ruleset_named("frontiers")
    row = balance.play(rules, rules.complete({}), 2, "random", True, "1")
    assert row == balance.play(rules, rules.complete({}), 2, "random", True, "1")
    assert sorted(row["places"]) == [0, 1]
    assert len(set(row["starts"])) == 2
    assert sum(row["shares"]) == 1
    assert balance.tallies(iter([row]), 2)["development"].won == {row["gift"][1]: [row["shares"][row["gift"][0]] * 2]}


def test_games_of_a_file_are_not_played_again(balance: ModuleType, tmp_path: Path) -> None:
    """Given a file whose last line was cut off, when more games are wanted, then only what is missing is played."""
    rules = ruleset_named("sun")
    job = partial(balance.play, rules, rules.complete({}), 2, "simple", False)
    path = tmp_path / "sun.jsonl"
    rows = list(balance.rows_of(path, 2, job, "seed"))
    path.write_bytes(path.read_bytes()[:-5])
    asked: list[str] = []

    def counted(seed: str) -> dict[str, object]:
        asked.append(seed)
        found: dict[str, object] = job(seed)
        return found

    again = list(balance.rows_of(path, 3, counted, "seed"))
    assert again[:2] == rows
    assert asked == ["seed/1", "seed/2"]
    assert balance.told(balance.tallies(iter(again), 2)).startswith("rounds\n  rounds: ")
