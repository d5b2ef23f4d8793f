"""`make load` says only what it measured, and measures from when a move was planned."""

from __future__ import annotations

import asyncio
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def load() -> ModuleType:
    path = Path(__file__).parents[1] / "tools" / "load.py"
    if not path.exists():
        pytest.skip("the tools are not here")
    found = importlib.util.spec_from_file_location("load", path)
    assert found is not None
    assert found.loader is not None
    module = sys.modules["load"] = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_a_run_in_which_nobody_moved_is_no_measurement(load: ModuleType) -> None:
    with pytest.raises(SystemExit) as ended:
        load.report("at full speed", [load.Counted()], 20.0, 1.0)
    assert "nothing to measure" in str(ended.value.code)


def test_what_was_not_measured_is_not_reported_as_a_time(load: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    found = [load.Counted(moves=2, acknowledged=[0.010, 0.030], unsent=3)]
    assert load.report("steady", found, 2.0, 0.5) == 0.25
    told = capsys.readouterr().out
    assert "2 moves, 1 a second" in told
    assert "250.00 ms for a move" in told
    assert "other player's event: none" in told
    assert "p50 30.0, p95 30.0, p99 30.0, most 30.0 ms (of 2)" in told
    assert "3 choices could not be made" in told


class Asked:
    """A player who is asked something, and remembers for when their move was planned."""

    def __init__(self) -> None:
        self.asked: object | None = object()
        self.waits = False
        self.planned: list[float] = []

    async def choose(self, planned: float) -> None:
        self.planned.append(planned)


def test_a_move_that_nobody_could_make_in_time_counts_from_when_it_was_planned(load: ModuleType) -> None:
    """Given a server that stands still, so that nobody is asked anything, when it goes on, then the moves that were due
    meanwhile are as late as they are."""

    async def scene() -> None:
        crowd: Any = load.Crowd("http://127.0.0.1:1", 0)
        player = Asked()
        crowd.planned(1.0)
        crowd.planned(2.0)
        crowd.is_asked(player)
        crowd.is_asked(player)
        crowd.is_asked(player)
        crowd.planned(9.0)
        await asyncio.gather(*crowd.tasks)
        assert player.planned == [1.0, 2.0, 9.0]
        assert not crowd.overdue

    asyncio.run(scene())
