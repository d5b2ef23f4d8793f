"""What one node has changed and another does not know yet, or could not read: nothing is overwritten, nobody waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.club import Club, choose, first_answer, play, until

from starboard.kernel.match import Match
from starboard.kernel.record import line_of
from starboard.server.play import clocks, loading, pauses, rooms, table_game
from starboard.server.play.room import Room
from starboard.server.store import matches
from starboard.server.store.announcements import Moved, News
from starboard.server.store.faults import DatabaseFault
from starboard.server.store.matches import Sheet
from starboard.server.store.schema import seat
from starboard.server.store.store import Store

DAY = 86400.0
SLOW = {"per": "move", "seconds": 86400, "added": 0, "at_zero": "bot"}
FIRST, SECOND = 0, 1
"""The nodes."""


def deafen(club: Club, node: int) -> None:
    """News take a while; so long that the test is over before they come."""
    club.houses[node].store.announcements.listeners.clear()


async def load(room: Room) -> None:
    async with room.game.lock:
        await room.game.ready()


async def deadlines(club: Club) -> list[float]:
    found = await club.houses[FIRST].store.rows(
        select(seat.c.deadline).where(seat.c.game == club.table).order_by(seat.c.seat)
    )
    return [float(row["deadline"]) for row in found]


def test_a_move_at_a_node_that_has_not_heard_of_a_holiday_leaves_it_alone(postgresql: str, tmp_path: Path) -> None:
    """Given Ada's holiday, announced at one node, when Bob moves at another that does not know it yet, then Ada's time
    for the next move begins with the end of her holiday."""

    async def scene(club: Club) -> None:
        await choose(club.room(SECOND), 0)
        deafen(club, SECOND)
        server = club.houses[FIRST]
        now = server.timekeeper.now()
        await server.rooms.change(club.table, lambda sheet: pauses.holiday(sheet, 0, 7 * DAY, now))
        await choose(club.room(SECOND), 1)
        ada, bob = await deadlines(club)
        assert ada == pytest.approx(now + 8 * DAY, abs=60)
        assert bob == pytest.approx(now + DAY, abs=60)

    play(tmp_path, scene, postgresql, clock=SLOW)


def test_a_move_at_a_node_that_has_not_heard_of_a_pause_happens_in_it(postgresql: str, tmp_path: Path) -> None:
    """Given a pause that was agreed on at one node, when somebody moves an hour later at another that does not know it
    yet, then the time for the next move is counted from the pause."""

    async def scene(club: Club) -> None:
        await choose(club.room(SECOND), 0)
        deafen(club, SECOND)
        server, other = club.houses
        now = server.timekeeper.now()
        for each in (0, 1):
            await server.rooms.change(club.table, lambda sheet, each=each: pauses.pause(sheet, [each], True, now))  # type: ignore[misc]
        other.timekeeper.ahead += 3600
        await choose(club.room(SECOND), 1)
        assert await deadlines(club) == pytest.approx([now + DAY] * 2, abs=60)

    play(tmp_path, scene, postgresql, clock=SLOW)


def test_a_pause_and_a_move_at_the_same_moment_at_two_nodes(postgresql: str, tmp_path: Path) -> None:
    """Whichever is first, the other is worked out from it."""

    async def scene(club: Club) -> None:
        deafen(club, SECOND)
        server = club.houses[FIRST]
        for _ in range(10):
            await load(club.room(SECOND))
            await choose(club.room(SECOND), 0)
            now = server.timekeeper.now()
            await asyncio.gather(
                server.rooms.change(club.table, lambda sheet, now=now: pauses.holiday(sheet, 0, 7 * DAY, now)),  # type: ignore[misc]
                choose(club.room(SECOND), 1),
            )
            ada, _ = await deadlines(club)
            assert ada == pytest.approx(now + 8 * DAY, abs=60)
            back = server.timekeeper.now()
            await server.rooms.change(club.table, lambda sheet, now=back: pauses.holiday(sheet, 0, 0.0, now))  # type: ignore[misc]
            # To the next question that both are asked in secret.
            for _ in range(200):
                room = club.room(SECOND)
                await load(room)
                assert room.game.match is not None
                asked = [one.seat for one in room.game.match.game.decisions]
                if asked == [0, 1]:
                    break
                await choose(room, asked[0])

    play(tmp_path, scene, postgresql, clock=SLOW)


class Away:
    """A database that cannot be read while the test says so."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.away = True
        self.asked = 0
        reads = store.reader.read

        async def read(job: Callable[[AsyncConnection], Any]) -> Any:
            if self.away:
                self.asked += 1
                raise DatabaseFault("database-away")
            return await reads(job)

        monkeypatch.setattr(store.reader, "read", read)
        reads_at_once = store.read_at_once

        async def read_at_once(statement: str, given: Any) -> Any:
            if self.away:
                self.asked += 1
                raise DatabaseFault("database-away")
            return await reads_at_once(statement, given)

        monkeypatch.setattr(store, "read_at_once", read_at_once)


@pytest.mark.parametrize("what", ["entry", "table", "missed"])
def test_news_that_cannot_be_read_are_not_lost(
    what: Any, postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a node whose database is away just when another node announces a move, then whoever looks on there is asked
    to come again (1013; 1008 would mean for ever), and is told of the move then."""

    async def scene(club: Club) -> None:
        _, line = club.look(1, SECOND)
        await until(lambda: bool(line.said("update")))
        listeners = list(club.houses[SECOND].store.announcements.listeners)
        deafen(club, SECOND)
        for each in (0, 1):
            await choose(club.room(FIRST), each)
        away = Away(club.houses[SECOND].store, monkeypatch)
        for listener in listeners:
            listener(News(what, club.table, node="the first"))
        await until(lambda: line.closed is not None)
        assert away.asked
        assert line.closed == 1013
        away.away = False
        match = club.room(FIRST).game.match
        assert match is not None
        _, again = club.look(1, SECOND)
        await until(lambda: bool(again.said("update")))
        assert again.said("update")[-1]["number"] == len(match.log)

    play(tmp_path, scene, postgresql)


def test_whoever_was_told_more_at_another_node_is_not_sent_back(postgresql: str, tmp_path: Path) -> None:
    """Given a node that lags behind, when somebody comes to it from another, then it catches up first."""

    async def scene(club: Club) -> None:
        _, line = club.look(1, SECOND)  # so that it holds a position of its own
        await until(lambda: bool(line.said("update")))
        deafen(club, SECOND)
        for each in (0, 1):
            await choose(club.room(FIRST), each)
        match = club.room(FIRST).game.match
        assert match is not None
        comes, again = club.look(1, SECOND)
        comes.told, comes.epoch = len(match.log), 0
        await until(lambda: bool(again.said("update")))
        update = again.said("update")[0]
        assert (update["rewound"], update["events"], update["number"]) == (None, [], len(match.log))

    play(tmp_path, scene, postgresql)


def test_of_two_readings_of_a_table_the_later_counts(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a reading that takes long, when the table changes and is read again meanwhile, then what was read first
    does not stand in the end."""
    reads = matches.sheet_of
    slow, go_on = asyncio.Event(), asyncio.Event()

    async def sheet_of(store: Store, game_id: str) -> Sheet | None:
        found = await reads(store, game_id)
        if not slow.is_set():
            slow.set()
            await go_on.wait()
        return found

    async def scene(club: Club) -> None:
        room = club.room(FIRST)
        await room.game.known()
        monkeypatch.setattr(matches, "sheet_of", sheet_of)
        first = asyncio.create_task(room.game.read_sheet())
        await slow.wait()
        await club.houses[FIRST].store.write(
            lambda connection: matches.change_seat(connection, club.table, 0, watchable=True), News("table", club.table)
        )
        await asyncio.sleep(0.2)
        go_on.set()
        await first
        await until(lambda: not room.game.lock.locked())
        assert (await room.game.known()).seats[0].watchable

    play(tmp_path, scene, database)


def test_a_room_is_not_forgotten_while_its_table_is_being_read(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a database that takes long to answer whoever comes to a quiet table, then they come to the room that hears
    the news, not to one that nobody knows any more."""
    reads = matches.sheet_of
    reading, go_on = asyncio.Event(), asyncio.Event()

    async def sheet_of(store: Store, game_id: str) -> Sheet | None:
        reading.set()
        await go_on.wait()
        return await reads(store, game_id)

    async def scene(club: Club) -> None:
        server = club.houses[FIRST]
        server.rooms.rooms.clear()
        monkeypatch.setattr(matches, "sheet_of", sheet_of)
        monkeypatch.setattr(rooms, "QUIET_SECONDS", 3_600.0)
        room = club.room()
        coming = asyncio.create_task(room.game.known())
        await reading.wait()
        room.game.used = came = time.monotonic() - 7_200.0  # so long does the reading take
        await server.rooms.forget_quiet()
        go_on.set()
        await coming
        assert room.game.used > came
        await server.rooms.forget_quiet()
        assert club.room() is room

    play(tmp_path, scene, sqlite)


def test_a_clock_that_is_left_at_nothing_stops_only_if_it_is_up(sqlite: str, tmp_path: Path) -> None:
    """Where nothing happens when the time is up, the clock stands at nothing; unless there is time after all."""

    async def scene(club: Club) -> None:
        server = club.houses[FIRST]
        server.timekeeper.ahead += 2 * DAY
        now = server.timekeeper.now()
        sheet = await club.room().game.known()
        assert pauses.stopped(sheet, 0, now - 2 * DAY).seats == {}
        await server.clocks.tick()
        sheet = await club.room().game.known()
        assert [clocks.times_of(row).left for row in sheet.seats] == [0.0, 0.0]
        assert pauses.stopped(sheet, 0, now).seats == {}

    play(tmp_path, scene, sqlite, clock={**SLOW, "at_zero": "nothing"})


def test_nobody_is_late_in_a_pause_that_was_just_agreed_on(sqlite: str, tmp_path: Path) -> None:
    """Given Ada's time is up, when the last one agrees to a pause while a bot is about to move for her, then the bot
    finds the clocks standing."""

    async def scene(club: Club) -> None:
        server, room = club.houses[FIRST], club.room()
        await load(room)
        assert room.game.match is not None
        decision, choice = first_answer(room.game.match, 0)
        now = server.timekeeper.now()
        await server.rooms.change(club.table, lambda sheet: pauses.pause(sheet, [0], True, now))
        await until(lambda: not room.game.stale and not room.game.lock.locked())
        server.timekeeper.ahead += 2 * DAY
        late = server.timekeeper.now()
        _, lapse = await asyncio.gather(
            server.rooms.change(club.table, lambda sheet: pauses.pause(sheet, [1], True, late)),
            room.game.lapse(0, decision, choice, "random"),
            return_exceptions=True,
        )
        assert isinstance(lapse, clocks.NotUp)
        assert "choice 0" not in await club.entries()

    play(tmp_path, scene, sqlite, clock=SLOW)


def test_news_of_a_move_that_is_known_already_tell_of_its_clocks(postgresql: str, tmp_path: Path) -> None:
    """Given a node that has read a table before a move at another, and its record after it, when it hears of the move,
    then it reads the table again, as the clocks have changed with the move."""

    async def scene(club: Club) -> None:
        deafen(club, SECOND)
        room = club.room(SECOND)
        club.look(1, SECOND)
        before = await room.game.known()
        for each in (0, 1):
            await choose(club.room(FIRST), each)
        room.game.forget()
        await load(room)
        await room.heard_entry()
        after = await room.game.known()
        assert [one.deadline for one in after.seats] == await deadlines(club)
        assert after.changed > before.changed

    play(tmp_path, scene, postgresql, clock=SLOW)


def test_whoever_looks_on_keeps_their_eyes_while_another_node_plays(postgresql: str, tmp_path: Path) -> None:
    """Given Bob at one node, when Ada moves at another, then what his node has put in words for him is not thrown away,
    though it reads the table anew; when somebody's name changes, or the record is cut, it is."""

    async def scene(club: Club) -> None:
        bob, _ = club.look(1, SECOND)
        room = club.room(SECOND)
        await load(room)
        assert room.game.match is not None
        eyes = room.audience.eyes_of(bob, room.game.match)
        before = room.game.sheet
        await choose(club.room(FIRST), 0)
        await room.heard_entry()
        assert room.game.sheet is not before
        assert len(room.game.match.record.entries) == len(await club.entries())
        assert room.audience.eyes_of(bob, room.game.match) is eyes
        assert room.game.sheet is not None
        room.game.sheet.seats[0].name = ""
        renamed = room.audience.eyes_of(bob, room.game.match)
        assert renamed is not eyes
        room.audience.tell_anew()
        assert room.audience.eyes_of(bob, room.game.match) is not renamed

    play(tmp_path, scene, postgresql)


def test_a_position_is_saved_by_one_node_only(postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given people of one table at two nodes, when they play, then one snapshot is written for each stretch of the
    record, and not one by each node."""
    saved: list[tuple[Store, int]] = []
    save = loading.save

    async def noted(store: Store, table: str, match: Match) -> int:
        saved.append((store, len(match.record.entries)))
        return await save(store, table, match)

    monkeypatch.setattr(table_game, "SNAPSHOT_EVERY", 4)
    monkeypatch.setattr(loading, "save", noted)

    async def scene(club: Club) -> None:
        club.look(0, FIRST)
        club.look(1, SECOND)
        for _ in range(12):
            for node in (FIRST, SECOND):
                room = club.room(node)
                await load(room)
                assert room.game.match is not None
                if room.game.match.game.decision_of(node) is not None:
                    await choose(room, node)
                await club.room(1 - node).heard_entry()
        entries = len(await club.entries())
        assert entries >= 12
        await until(lambda: len(saved) >= entries // 4)
        assert len(saved) == entries // 4
        assert [number // 4 for _, number in saved] == list(range(1, entries // 4 + 1))
        for node in (FIRST, SECOND):
            await club.room(node).game.save()
        assert len(saved) <= entries // 4 + 2

    play(tmp_path, scene, postgresql)


def test_a_move_that_is_in_the_news_is_not_read(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given Bob at one node, when Ada moves at another, then his node makes her move and sets the clocks by the news of
    it alone."""

    async def scene(club: Club) -> None:
        _, line = club.look(1, SECOND)
        room = club.room(SECOND)
        await load(room)
        away = Away(club.houses[SECOND].store, monkeypatch)
        for _ in range(4):
            first = await loaded(club.room(FIRST))
            await choose(club.room(FIRST), first.game.decisions[0].seat)
            await until(lambda: lines_of(room.game.match) == lines_of(club.room(FIRST).game.match))
        known = await club.room(FIRST).game.known()
        await until(lambda: room.game.sheet is not None and room.game.sheet.changed == known.changed)
        assert await room.game.known() == known
        assert [one.deadline for one in known.seats] == await deadlines(club)
        assert away.asked == 0
        await until(lambda: line.said("update")[-1]["number"] == len(room.game.match.log))  # type: ignore[union-attr]

    play(tmp_path, scene, postgresql, clock=SLOW)


def lines_of(match: Match | None) -> list[str]:
    return [] if match is None else [line_of(one.plain()) for one in match.record.entries]


def moved(of: Sheet, number: int, **other: Any) -> Moved:
    return structs.replace(Moved(of.changed, of.changed + 1, number, "{}", [], []), **other)


@pytest.mark.parametrize("what", ["another table", "another place", "no move", "not there"])
def test_a_move_in_the_news_that_does_not_fit_is_read(what: str, postgresql: str, tmp_path: Path) -> None:
    """Given a node that has not heard of a move, when it hears of the next, or of something that is none, then it reads
    what is on disk."""

    async def scene(club: Club) -> None:
        _, line = club.look(1, SECOND)
        room = club.room(SECOND)
        await load(room)
        sheet, entries = await room.game.known(), len((await loaded(room)).record.entries)
        deafen(club, SECOND)
        await choose(club.room(FIRST), 0)
        news = {
            "another table": moved(sheet, entries, known=sheet.changed - 1),
            "another place": moved(sheet, entries + 1),
            "no move": moved(sheet, entries),
            "not there": None,
        }
        await room.heard_entry(news[what])
        known = await club.room(FIRST).game.known()
        assert await room.game.known() == known
        await until(lambda: bool(line.said("update")))
        assert lines_of(await loaded(room)) == lines_of(await loaded(club.room(FIRST)))

    play(tmp_path, scene, postgresql, clock=SLOW)


async def loaded(room: Room) -> Match:
    async with room.game.lock:
        return await room.game.ready()


def test_a_move_that_comes_while_the_table_is_read_is_read_too(postgresql: str, tmp_path: Path) -> None:
    """What is being read may be older than the move: it must not stand in the end."""

    async def scene(club: Club) -> None:
        room = club.room(SECOND)
        sheet = await room.game.known()
        deafen(club, SECOND)
        move = moved(sheet, 0)
        async with room.game.reading:
            assert not await room.game.take_in(move)
        room.game.mark_stale()
        assert not await room.game.take_in(move)
        assert sheet.changed == move.known

    play(tmp_path, scene, postgresql)
