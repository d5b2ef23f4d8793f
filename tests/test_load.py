"""`make load` says only what it measured, and measures from when a move was planned."""

from __future__ import annotations

import asyncio
import sys
from types import ModuleType
from typing import Any

import pytest
from tests.programs import module_at

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def load() -> ModuleType:
    return module_at("tools/load.py")


def test_a_run_in_which_nobody_moved_is_no_measurement(load: ModuleType) -> None:
    with pytest.raises(SystemExit) as ended:
        load.report("at full speed", [load.Counted()], 20.0, 1.0)
    assert "nothing to measure" in str(ended.value.code)


@pytest.mark.parametrize(
    "wish",
    [
        "--tables 0",
        "--seconds 0",
        "--processes 9",
        "--rate 0",
        "--rate nan",
        "--serving 0",
        "--serving 9",
        "--strangers --serving 1",
        "--strangers --serving 3",
    ],
)
def test_what_cannot_be_measured_is_said_before_anything_is_started(
    load: ModuleType, wish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["load.py", *wish.split()])
    monkeypatch.setattr(load, "Server", None)
    with pytest.raises(SystemExit) as ended:
        load.main()
    assert ended.value.code == 2


def test_servers_that_share_nothing_each_have_their_own_clients(
    load: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process, several behind one port, and, if that is wished, as many that know nothing of each other."""
    assert load.kinds("sqlite", 2, strangers=True) == [(1, False)]
    assert load.kinds("postgresql", 2, strangers=False) == [(1, False), (2, False)]
    assert load.kinds("postgresql", 2, strangers=True) == [(1, False), (2, False), (2, True)]

    class Server:
        def __init__(self, database: str) -> None:
            self.address = f"http://{database}"

        def serving(self) -> list[int]:
            return [len(self.address)]

    monkeypatch.setattr(load, "Server", Server)
    apart = load.Strangers(["one", "three"])
    assert [apart.address_for(number) for number in range(3)] == ["http://one", "http://three", "http://one"]
    assert apart.serving() == [10, 12]


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


def test_what_a_player_hears_first_on_a_new_line_is_no_measure(load: ModuleType) -> None:
    """Given a choice that was made in secret, when the other loses the line and comes back, then the update that greets
    them tells of whatever there was, and only later choices are timed."""

    class Wire:
        async def close(self) -> None:
            pass

    async def scene() -> None:
        crowd = load.Crowd("http://127.0.0.1:9", 0)

        async def connect(player: Any) -> None:
            pass

        crowd.connect = connect
        one, other = load.Player(crowd, "table", 0), load.Player(crowd, "table", 1)
        one.other, other.other, one.wire = other, one, Wire()
        other.sent = 10.0
        await one.lose_line()
        one.hear(load.Message("update"), 17.0)
        assert crowd.count.told == []
        other.sent = 20.0
        one.hear(load.Message("update"), 20.5)
        assert crowd.count.told == [0.5]

    asyncio.run(scene())


def test_how_long_bots_took_is_told_without_the_time_to_warm_up(
    load: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "tools.load", load)
    monkeypatch.setattr(sys, "path", sys.path[:])
    bot_load = module_at("tools/bot_load.py")
    notes = [
        ["answer", 1.0, 9.0, "race"],
        ["answer", 6.0, 0.25, "sun"],
        ["loop", 2.0, 8.0, ""],
        ["loop", 6.0, 0.001, ""],
    ]
    assert bot_load.told(notes, 5.0) == [
        "from asking a bot to its answer: p50 250.0, p95 250.0, p99 250.0, most 250.0 ms (of 1)",
        "  race: none",
        "  frontiers: none",
        "  sun: p50 250.0, p95 250.0, p99 250.0, most 250.0 ms (of 1)",
        "the event loop was late by: p50 1.0, p95 1.0, p99 1.0, most 1.0 ms (of 1)",
    ]
    with pytest.raises(SystemExit, match="nothing to measure"):
        bot_load.told(notes, 7.0)
