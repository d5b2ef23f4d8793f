"""The system's clock is set back, set ahead, or wrong at the start: no identity, no bot and no game is lost by it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.club import Club, play, until
from tests.server.test_clocks import lay

from starboard.server.operation import pruner
from starboard.server.operation.pruner import DAY
from starboard.server.operation.timekeeper import KEEP_SECONDS, MOST_BELIEVED, Timekeeper
from starboard.server.play.clocks import Clocks, Times
from starboard.server.play.rooms import LEFT_SECONDS
from starboard.server.store import matches
from starboard.server.store.store import Store

TWO_HOURS = 7200.0


class Machine:
    """The clocks of a computer, as a test sets them."""

    def __init__(self, boot: str = "first") -> None:
        self.wall = 1_800_000_000.0
        self.steady = 500.0
        self.boot = boot

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def restart(self, seconds: float = 0.0) -> None:
        """It is off for a while; its steady clock begins anew."""
        self.wall += seconds
        self.steady = 10.0
        self.boot += " again"

    async def keeper(self, store: Store) -> Timekeeper:
        made = Timekeeper(store, lambda: self.wall, lambda: self.steady, self.boot)
        await made.open()
        return made


def with_store(folder: Path, test: Callable[[Store], Awaitable[None]], database: str = "") -> None:
    async def run() -> None:
        store = Store(database or f"sqlite:///{folder}/time.db")
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("jump", [TWO_HOURS, -TWO_HOURS])
def test_a_clock_that_is_set_while_a_server_runs_moves_no_deadline(
    tmp_path: Path, jump: float, caplog: pytest.LogCaptureFixture
) -> None:
    """Given a seat with thirty seconds, when the system's clock jumps, then its time is up after thirty seconds."""

    async def test(store: Store) -> None:
        machine, up = Machine(), []

        async def expire(table: str, at: int) -> None:
            up.append((table, at))

        keeper = await machine.keeper(store)
        await lay(store, "slow", "playing", [Times(keeper.now() + 30, None)])
        looking = Clocks(store, expire, keeper.now)
        machine.wall += jump
        await keeper.keep()
        machine.passes(29)
        await looking.tick()
        assert not up
        machine.passes(2)
        await looking.tick()
        assert up == [("slow", 0)]
        await keeper.keep()

    with_store(tmp_path, test)
    assert [one.getMessage() for one in caplog.records] == [
        f"the system's clock jumped by {jump:.0f} seconds; the clocks of tables did not"
    ]


@pytest.mark.parametrize("jump", [TWO_HOURS, -TWO_HOURS, -1_700_000_000.0])
def test_a_machine_that_wakes_up_with_another_time_costs_nobody_a_game(tmp_path: Path, jump: float) -> None:
    async def test(store: Store) -> None:
        machine = Machine()
        keeper = await machine.keeper(store)
        machine.passes(KEEP_SECONDS)
        await keeper.keep()
        before = keeper.now()
        machine.restart(jump)
        assert (await machine.keeper(store)).now() == pytest.approx(before)

    with_store(tmp_path, test)


def test_a_machine_that_was_off_for_a_moment_counts_that_moment(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        machine = Machine()
        before = (await machine.keeper(store)).now()
        machine.restart(MOST_BELIEVED - 1)
        assert (await machine.keeper(store)).now() == pytest.approx(before + MOST_BELIEVED - 1)

    with_store(tmp_path, test)


def test_time_in_which_only_the_server_was_down_counts_whatever_the_system_clock_says(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        machine = Machine()
        before = (await machine.keeper(store)).now()
        machine.passes(3 * TWO_HOURS)
        machine.wall -= TWO_HOURS
        assert (await machine.keeper(store)).now() == pytest.approx(before + 3 * TWO_HOURS)

    with_store(tmp_path, test)


def test_nodes_share_one_time_and_whoever_is_behind_catches_up(database: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        one, other = Machine("one"), Machine("other")
        first = await one.keeper(store)
        other.wall -= 2 * TWO_HOURS
        if store.postgres:
            # The database's clock is the same for both: what their own say does not matter.
            second = await other.keeper(store)
            assert second.now() == pytest.approx(first.now(), abs=5)
        else:
            second = await other.keeper(store)
        one.passes(1000)
        await first.keep()
        await second.keep()
        assert second.now() == first.now()

    with_store(tmp_path, test, database)


@pytest.mark.parametrize("years", [-50, 50])
def test_a_clock_that_is_set_to_another_year_prunes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, years: int
) -> None:
    """Given finished games of guests that are kept for a month, when the system's clock jumps, then they stay; after a
    month of the tables' time, too, they go."""

    async def test(store: Store) -> None:
        began = time.time()
        wall, passed = [began], [0.0]
        monkeypatch.setattr("starboard.server.operation.pruner.time.time", lambda: wall[0])
        await lay(store, "old", "over", [Times(None, None)])
        looking = pruner.Pruner(store, 30, lambda: began + passed[0])
        wall[0] += years * 365 * DAY
        assert (await looking.once()).tables == 0
        wall[0], passed[0] = began + 31 * DAY, 31 * DAY
        assert (await looking.once()).tables == 1

    with_store(tmp_path, test)


def test_bots_go_on_after_the_clock_was_set_back(tmp_path: Path) -> None:
    """Given a bot that owes a decision since "tomorrow", when a server starts, or looks after what was left lying, then
    the bot is asked."""

    async def scene(club: Club) -> None:
        store = club.houses[0].store
        later = time.time() + 86400
        await store.write(lambda connection: matches.change(connection, club.table, thinking=True, changed=later))
        await store.write(lambda connection: matches.change_seat(connection, club.table, 1, bot="random"))
        rooms = club.houses[1].rooms
        for seconds in (None, LEFT_SECONDS):
            asked: list[int] = []
            rooms.room(club.table).bots.ask = lambda match, asked=asked: asked.append(match.game.seats)  # type: ignore
            await rooms.wake_left(seconds)
            await until(lambda asked=asked: bool(asked))  # type: ignore[misc]

    play(tmp_path, scene)
