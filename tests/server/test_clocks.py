"""Clocks: how much time is left, what others may know of it, and what happens when it is up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.kernel.match import Match
from starboard.kernel.registry import ruleset_named
from starboard.server import wire
from starboard.server.operation import backoff
from starboard.server.play import clocks
from starboard.server.play.clocks import Clocks, Shown, TableClock, Times
from starboard.server.server import Server
from starboard.server.settings import Settings
from starboard.server.store import lobby, matches, people
from starboard.server.store.announcements import News
from starboard.server.store.matches import SeatRow, Sheet
from starboard.server.store.schema import seat
from starboard.server.store.store import Store

MOVE = TableClock("move", 30)
GAME = TableClock("game", 600, added=5)


class Timed:
    """A match of people with a clock, as a room keeps them: everything at a moment that the test says."""

    def __init__(self, clock: TableClock, name: str = "race", seats: int = 2) -> None:
        self.clock = clock
        self.match = Match.begin(ruleset_named(name), seats, {}, "clocks", side_by_side=True)
        self.rows = [SeatRow(each, f"p{each}", "", None, False, False, None, None) for each in range(seats)]
        self.note(clocks.after_deal(clock, self.rows, self.match, 0.0))

    def note(self, changed: dict[int, Times]) -> None:
        for at, times in changed.items():
            self.rows[at].deadline, self.rows[at].left = times

    def at(self, now: float, do: Callable[[], None]) -> None:
        before = clocks.before_entry(self.match)
        do()
        self.note(clocks.after_entry(self.clock, self.rows, before, self.match, now))

    def choose(self, now: float, at: int) -> None:
        decision = self.match.game.decision_of(at)
        assert decision is not None
        self.at(now, lambda: self.match.choose(at, decision.form.first()))

    def times(self, at: int) -> Times:
        return clocks.times_of(self.rows[at])

    def seen(self, viewer: int | None) -> list[Shown]:
        return clocks.shown_to(viewer, self.clock, self.rows, self.match.game)


def test_the_clocks_of_all_who_owe_a_decision_run_from_the_deal_on() -> None:
    table = Timed(MOVE)
    assert [table.times(at) for at in (0, 1)] == [Times(30, None), Times(30, None)]
    assert clocks.on_wire(table.seen(None), 12.5) == [wire.SeatClock(0, 17500, True), wire.SeatClock(1, 17500, True)]


def test_in_a_turn_based_game_only_the_clock_of_whose_turn_it_is_runs() -> None:
    table = Timed(MOVE, "frontiers")
    waiting = table.match.game.waiting()
    assert [one.seat for one in table.seen(None) if one.deadline is not None] == waiting
    assert len(waiting) == 1


@pytest.mark.parametrize("clock", [MOVE, GAME])
def test_others_cannot_tell_from_a_clock_that_a_seat_has_answered_in_secret(clock: TableClock) -> None:
    """Given a secret choice of all, when one has made it, then the others see what they would have seen anyway."""
    table, still = Timed(clock), Timed(clock)
    table.choose(10.0, 0)
    assert table.match.game.answers[0] is not None
    assert table.seen(1) == still.seen(1)
    assert table.seen(None) == still.seen(None)
    assert table.seen(0)[0] == Shown(0, None, clock.seconds - 10.0 + clock.added)
    table.at(12.0, lambda: table.match.take_back(0))
    assert table.seen(1) == still.seen(1)
    assert table.seen(0) == still.seen(0)


def test_what_everybody_took_shows_when_all_answers_are_in() -> None:
    table = Timed(GAME)
    table.choose(10.0, 0)
    table.choose(100.0, 1)
    assert table.match.game.pending[0] is not None  # asked anew
    assert table.times(0) == Times(100.0 + 590 + 5, None)
    assert table.times(1) == Times(100.0 + 500 + 5, None)
    assert table.seen(None) == table.seen(0) == table.seen(1)


def test_a_clock_for_each_move_starts_anew_with_each_question() -> None:
    table = Timed(MOVE)
    table.choose(10.0, 0)
    assert table.times(0) == Times(30, 20)
    table.choose(29.0, 1)
    assert table.times(0) == table.times(1) == Times(59, None)


def test_a_clock_for_the_game_stands_while_others_think() -> None:
    table = Timed(GAME, "sun")
    (first,) = table.match.game.waiting()
    now = 0.0
    while table.match.game.waiting() == [first]:
        now += 7
        table.choose(now, first)
    (second,) = table.match.game.waiting()
    stands = table.times(first)
    assert stands.deadline is None
    assert stands.left == 600 - now + 5 * len(table.match.record.entries)
    assert table.times(second) == Times(now + 600, None)
    table.choose(now + 50, second)
    assert table.times(first) == stands


def test_going_back_earns_no_time() -> None:
    """A seat that chooses and goes back again and again has its time running all the while."""
    table = Timed(GAME, "sun")
    (first,) = table.match.game.waiting()
    for now in range(10, 100, 10):
        table.choose(float(now), first)
        if table.match.undoable(first):
            table.at(now + 5.0, lambda: table.match.undo(first))
    assert table.match.game.waiting() == [first]
    chosen = clocks.before_entry(table.match).choices[first]
    assert table.times(first) == Times(600.0 + 5 * chosen, None)


def test_the_clock_of_a_seat_that_a_bot_plays_stands_and_is_not_shown() -> None:
    table = Timed(GAME)

    def take_over() -> None:
        table.rows[0].bot = "simple"
        table.match.change_seat(0, "simple")

    table.at(40.0, take_over)
    assert table.times(0) == Times(None, 560)
    assert [one.seat for one in table.seen(None)] == [1]


@pytest.mark.parametrize(("clock", "least"), [(MOVE, 30), (GAME, clocks.SECOND_CHANCE)])
def test_whoever_takes_a_seat_back_has_time_to_think(clock: TableClock, least: float) -> None:
    table = Timed(clock)
    row = table.rows[0]
    row.bot = "simple"
    table.at(1000.0, lambda: table.match.change_seat(0, "simple"))
    assert table.times(0) == Times(None, 0)
    row.bot = None
    table.at(2000.0, lambda: table.match.change_seat(0, "person"))
    assert table.times(0) == Times(2000 + least, None)


def test_a_move_that_a_bot_made_can_be_taken_back_with_time_for_another() -> None:
    """Given a seat whose time was up, when its person takes the bot's secret answer back, then the bot does not move
    again at once; and before that, the clock does not say that there is no time."""
    table = Timed(MOVE)

    def lapse() -> None:
        table.rows[0].deadline, table.rows[0].left = clocks.after_lapse(MOVE)
        decision = table.match.game.decision_of(0)
        assert decision is not None
        table.match.choose(0, decision.form.first())

    table.at(31.0, lapse)
    assert table.seen(0)[0] == Shown(0, None, 30.0)
    table.at(40.0, lambda: table.match.take_back(0))
    assert table.times(0) == Times(70.0, None)


def test_the_time_that_a_bot_thinks_away_or_earns_is_not_its_persons() -> None:
    table = Timed(GAME)

    def time_out() -> None:
        table.rows[0].bot = "random"
        table.match.change_seat(0, "random")

    table.at(700.0, time_out)
    assert clocks.ran_out(table.rows[0])
    for _ in range(4):
        for one in (0, 1):
            if table.match.game.decision_of(one) is not None:
                table.choose(701.0, one)
    assert table.times(0) == Times(None, 0)
    assert clocks.ran_out(table.rows[0])


@pytest.mark.parametrize("name", ["race", "frontiers"])
def test_at_a_rematch_no_time_runs_before_everybody_has_made_a_move(name: str) -> None:
    """One of them asked for it; the others may hear of it tomorrow."""
    table = Timed(TableClock("move", 30, patient=True), name, seats=3)
    moved: set[int] = set()
    for now in range(100, 200):
        decision = table.match.game.decisions[0]
        assert [one for one in table.seen(None) if one.deadline is not None] == []
        table.choose(now, decision.seat)
        moved.add(decision.seat)
        if len(moved) == 3:
            break
    assert [one.seat for one in table.seen(None) if one.deadline is not None] == table.match.game.waiting()
    assert {one.deadline for one in table.seen(None)} <= {None, now + 30.0}


def test_clocks_that_wait_for_everybody_wait_for_no_bot_and_do_not_stop_again() -> None:
    table = Timed(TableClock("move", 30, patient=True), "frontiers")
    first = table.match.game.decisions[0].seat
    table.rows[1 - first].bot = "random"
    decision = table.match.game.decisions[0]
    table.choose(100.0, first)
    while table.match.game.decision_of(first) is None:
        table.choose(101.0, 1 - first)
    assert table.times(first).deadline is not None
    table.at(110.0, lambda: table.match.rewind(first, decision.id))
    assert table.times(first).running


def test_all_clocks_stop_with_the_game() -> None:
    table = Timed(GAME)
    table.at(20.0, lambda: table.match.resign(0))
    assert table.match.over
    assert table.times(1) == Times(None, 580)


def test_time_is_up_only_for_a_person_who_still_owes_an_answer() -> None:
    table = Timed(MOVE)
    row = table.rows[0]
    assert not clocks.is_up(row, 29.9)
    assert clocks.is_up(row, 30.0)
    table.choose(10.0, 0)
    assert not clocks.is_up(row, 31.0)


def test_where_nothing_happens_at_zero_the_clock_stands_there_until_the_next_question() -> None:
    table = Timed(TableClock("move", 30, at_zero="nothing"))
    table.note({0: clocks.stopped(table.rows[0])})
    assert not clocks.is_up(table.rows[0], 40.0)
    assert clocks.on_wire(table.seen(0), 40.0)[0] == wire.SeatClock(0, 0, False)
    assert clocks.on_wire(table.seen(1), 40.0)[0] == wire.SeatClock(0, 0, True)
    table.choose(41.0, 1)
    assert clocks.on_wire(table.seen(0), 42.0)[0].left == 0
    table.choose(43.0, 0)
    assert table.times(0) == Times(73, None)


# --- finding the times that are up ---------------------------------------------------------------------------------


def with_store(folder: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder}/clocks.db")
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


async def lay(store: Store, name: str, status: str, times: list[Times]) -> None:
    """A table in the database, with the clocks of its seats."""
    rows = [SeatRow(at, "p", "", None, False, False, *each) for at, each in enumerate(times)]
    values = dict.fromkeys(("header", "clock", "lesson", "fork_of", "rematch"))
    about = {"id": name, "created": 0, "owner": "p", "status": "open", "private": True, "ruleset": "race", "changed": 0}
    sheet = msgspec.convert({**about, **values, "options": {}, "waiting": [], "winners": [], "seats": rows}, Sheet)

    async def job(connection: AsyncConnection) -> None:
        if await people.find(connection, "p") is None:
            await people.add(connection, people.Person("p", "P", "en", 0, None))
        await lobby.add(connection, sheet)
        await matches.change(connection, name, status=status)

    await store.write(job)


def test_times_that_are_up_are_found_once_they_are_and_as_long_as_nobody_saw_to_them(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        now = [0.0]
        up: list[tuple[str, int]] = []

        async def expire(table: str, at: int) -> None:
            up.append((table, at))
            if table == "troubled":
                raise ZeroDivisionError

        await lay(store, "first", "playing", [Times(20, None), Times(30, None), Times(5, 3), Times(None, 7)])
        await lay(store, "troubled", "playing", [Times(10, None)])
        await lay(store, "finished", "over", [Times(1, None)])
        looking = Clocks(store, expire, lambda: now[0])
        await looking.tick()
        assert not up
        now[0] = 25.0
        await looking.tick()
        assert up == [("troubled", 0), ("first", 0)]

        async def see_to_it(connection: AsyncConnection) -> None:
            await connection.execute(update(seat).values(deadline=None, left=0))

        await store.write(see_to_it)
        await looking.tick()
        assert len(up) == 2

    with_store(tmp_path, test)


def test_a_table_with_trouble_is_left_alone_for_a_while_and_the_others_have_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(clocks, "MOST_AT_ONCE", 2)

    async def test(store: Store) -> None:
        now = [25.0]
        up: list[str] = []

        async def expire(table: str, at: int) -> None:
            up.append(table)
            if table != "well":
                raise ZeroDivisionError

        for name, deadline in (("one", 1), ("two", 2), ("well", 3)):
            await lay(store, name, "playing", [Times(deadline, None)])
        looking = Clocks(store, expire, lambda: now[0])
        for _ in range(3):
            await looking.tick()
        assert up == ["one", "two", "well", "well"]
        now[0] += backoff.FIRST_SECONDS
        await looking.tick()
        assert up[4:] == ["one", "two"]
        now[0] += backoff.FIRST_SECONDS
        await looking.tick()
        assert up[6:] == ["well"], "longer each time"
        assert len(caplog.records) == 2, "said once of each"

    with_store(tmp_path, test)


def test_a_table_with_trouble_has_its_turn_as_soon_as_somebody_has_changed_it(tmp_path: Path) -> None:
    """Given a table that was left alone for its trouble, by clocks and by bots, when whoever runs the server repairs
    it, then nobody waits on."""

    async def test() -> None:
        server = Server(Settings(database=f"sqlite:///{tmp_path / 'starboard.db'}"))
        for left_alone in (server.clocks.backoff, server.rooms.backoff):
            for table in ("repaired", "other"):
                left_alone.note(table)
        server.store.announcements.publish([News("repaired", "repaired")])
        for left_alone in (server.clocks.backoff, server.rooms.backoff):
            assert left_alone.now_left_alone() == ["other"]
        await server.store.close()

    asyncio.run(test())


def test_a_server_looks_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "TICK_SECONDS", 0.01)

    async def test(store: Store) -> None:
        found = asyncio.Event()

        async def expire(table: str, at: int) -> None:
            found.set()

        await lay(store, "first", "playing", [Times(0, None)])
        looking = Clocks(store, expire, time.time)
        await looking.start()
        await asyncio.wait_for(found.wait(), 180)
        await looking.close()

    with_store(tmp_path, test)
