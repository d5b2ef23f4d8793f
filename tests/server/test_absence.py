"""People who are late, away or on holiday: what is played for them, who is told, and when clocks stand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.club import ADA, BOB, Club, choose, first_answer, play, until

from starboard.kernel.match import Match
from starboard.kernel.record import Record
from starboard.server import wire
from starboard.server.people.messenger import Note
from starboard.server.play import clocks, pauses, present
from starboard.server.play.clocks import Times
from starboard.server.play.table_game import TableGame
from starboard.server.refusals import Refused
from starboard.server.store import addresses, lobby, matches, people, schema
from starboard.server.store.matches import Sheet
from starboard.server.store.store import Store
from starboard.server.tables import opening
from starboard.server.tables.deal import deal
from starboard.server.tables.lobby import described
from starboard.server.tables.shelf import Shelf
from starboard.words.faces import face_of

DAY = 86400.0
BY_MOVE = {"per": "move", "seconds": 30, "added": 0, "at_zero": "bot"}
BY_GAME = {"per": "game", "seconds": 600, "added": 5, "at_zero": "bot"}
SLOW = {"per": "move", "seconds": 86400, "added": 0, "at_zero": "bot"}


class Late:
    """A club whose clocks the test sets ahead, and whose stand-in answers at once with the first legal answer."""

    def __init__(self, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
        self.club = club
        self.server = club.houses[0]
        self.game = club.room().game

        async def think(game: str, header: Any, entries: Any, seat: int, bot: str, decision: str) -> list[str | int]:
            assert bot == "simple"
            async with self.game.lock:
                return first_answer(await self.game.ready(), seat)[1]

        monkeypatch.setattr(self.server.thinking, "choose", think)

    async def sheet(self) -> Sheet:
        async with self.game.lock:
            await self.game.read_sheet()
        return await self.game.known()

    async def wait(self, seconds: float) -> None:
        """Time passes, and the server sees to the clocks that are up, and to the bots."""
        self.server.timekeeper.ahead += seconds
        await self.server.clocks.tick()
        await self.thought()

    async def thought(self) -> None:
        await until(lambda: not self.club.room().bots.asking)

    async def choose(self, seat: int) -> None:
        await choose(self.club.room(), seat)
        await self.thought()

    async def asked(self) -> list[int]:
        async with self.game.lock:
            return [one.seat for one in (await self.game.ready()).game.decisions]

    async def choices(self) -> int:
        return sum(one.startswith("choice") for one in await self.club.entries())


def test_when_the_time_is_up_a_bot_makes_one_move_and_the_seat_stays_its_persons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(club: Club) -> None:
        table = Late(club, monkeypatch)
        _, ada = club.look(0)
        _, bob = club.look(1)
        await until(lambda: bool(ada.said("update") and bob.said("update")))
        await table.choose(1)
        before = len(await club.entries())
        await table.wait(31)
        assert (await club.entries())[before:] == ["note 0", "choice 0"]
        sheet = await table.sheet()
        assert [row.bot for row in sheet.seats] == [None, None]
        assert sheet.seats[0].lapses == 1
        assert sheet.seats[0].bot_from == 1
        # She is told at once what was played, and nobody else.
        await until(lambda: bool(ada.said("update")[-1]["played_for_you"]))
        assert len(ada.said("update")[-1]["played_for_you"]) == 1
        assert not any(update["played_for_you"] for update in bob.said("update"))
        # The record tells it too: such a game counts for no rating.
        assert table.game.match is not None
        assert Record.parse(table.game.match.record.text()).played_for() == [0]
        # And she has time for her next move, until it is up again.
        assert clocks.times_of(sheet.seats[0]).running

    play(tmp_path, scene, clock=BY_MOVE)


def test_a_move_of_ones_own_ends_the_row_of_lapses_and_nobody_can_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(club: Club) -> None:
        table = Late(club, monkeypatch)
        await table.choose(1)
        await table.wait(31)
        assert (await table.sheet()).seats[0].lapses == 1
        _, bob = club.look(1)
        await until(lambda: bool(bob.said("update")))
        heard = len(bob.sent)
        await choose(club.room(), 0)
        assert (await table.sheet()).seats[0].lapses == 0
        for viewer in club.room().audience.viewers:
            await viewer.all_sent()
        async with table.game.lock:
            secret = (await table.game.ready()).game.answers[0] is not None
        assert secret, "she has answered in secret"
        assert len(bob.sent) == heard

    play(tmp_path, scene, clock=BY_MOVE)


@pytest.mark.parametrize("clock", [BY_MOVE, BY_GAME])
def test_after_three_lapses_in_a_row_the_stand_in_keeps_the_seat_until_its_person_comes_back(
    clock: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(club: Club) -> None:
        table = Late(club, monkeypatch)
        for lapses in range(1, 4):
            while 1 in await table.asked():
                await table.choose(1)
            assert (await table.sheet()).seats[0].bot is None
            await table.wait(700)
            assert (await table.sheet()).seats[0].lapses == lapses
        sheet = await table.sheet()
        assert sheet.seats[0].bot == "simple"
        assert sheet.seats[0].person == ADA.id
        # It plays on as long as Bob does.
        for _ in range(4):
            await table.choose(1)
        assert 0 not in await table.asked()
        await table.game.take_over(0, None)
        row = (await table.sheet()).seats[0]
        assert (row.bot, row.lapses) == (None, 0)
        assert row.bot_from == 1
        if clock is BY_MOVE:
            assert row.left == 30, "her clock stands as before any move, not at nothing"

    play(tmp_path, scene, clock=clock)


def test_a_table_where_nobody_is_left_waits_until_somebody_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people whose time ran out three times in a row: bots do not play against bots for nobody."""

    async def scene(club: Club) -> None:
        table = Late(club, monkeypatch)
        _, ada = club.look(0)
        for _ in range(20):
            await table.wait(31)
        sheet = await table.sheet()
        assert [row.bot for row in sheet.seats] == ["simple", "simple"]
        stands = await club.entries()
        await table.wait(10 * DAY)
        await club.room().bots.wake()
        await table.thought()
        assert await club.entries() == stands
        assert sheet.status == "playing"
        await until(lambda: bool(ada.said("table")) and ada.said("table")[-1]["table"]["paused"] == "deserted")
        await table.game.take_over(0, None)
        await table.thought()
        assert len(await club.entries()) > len(stands), "the other's bot moves again"

    play(tmp_path, scene, clock=BY_MOVE)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "A bot made this move"), ("pl", "Ten ruch wykonał za ciebie bot")]
)
def test_whoever_is_late_is_told_by_notification_what_was_played(
    language: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(club: Club) -> None:
        table = Late(club, monkeypatch)
        where = "mailtos://ada:secret@example.org"
        await table.server.store.write(lambda connection: addresses.set_addresses(connection, ADA.id, [where]))
        await table.server.store.write(lambda connection: speak(connection, ADA.id, language))
        await table.choose(1)
        await table.wait(31)
        note = await table.server.notifier.line.get()
        assert isinstance(note, Note)
        assert said in note.body
        async with table.game.lock:
            match = await table.game.ready()
        assert what_was_played(match, 0, language) in note.body
        assert table.server.notifier.line.empty(), "and nobody else"

    play(tmp_path, scene, clock=BY_MOVE, notify=True)


async def speak(connection: Any, person: str, language: str) -> None:
    await connection.execute(update(schema.person).where(schema.person.c.id == person).values(language=language))


def what_was_played(match: Match, seat: int, language: str) -> str:
    face = face_of(match.ruleset.name, match.record.options).among(["Ada", "Bob"])
    [text] = present.played_for(match, present.Eyes(face, language, seat))
    assert text
    return text


# --- holidays -----------------------------------------------------------------------------------------------------


def test_on_holiday_ones_own_clock_stands_until_it_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(club: Club) -> None:
        table = Late(club, monkeypatch)
        now = table.server.timekeeper.now
        await table.choose(1)
        await table.wait(DAY / 2)
        await table.game.change(lambda sheet: pauses.holiday(sheet, 0, 7 * DAY, now()))
        before = await table.choices()
        await table.wait(7 * DAY)
        assert await table.choices() == before, "she is back, and has the other half of her day"
        await table.wait(DAY / 2 + 1)
        assert await table.choices() == before + 1

    play(tmp_path, scene, clock=SLOW)


def test_a_clock_that_begins_during_a_holiday_begins_at_its_end_and_coming_back_starts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(club: Club) -> None:
        table = Late(club, monkeypatch)
        keeper = table.server.timekeeper
        await table.game.change(lambda sheet: pauses.holiday(sheet, 0, 10 * DAY, keeper.now()))
        await table.choose(0)
        await table.choose(1)
        assert 0 in await table.asked(), "a new question"
        row = (await table.sheet()).seats[0]
        assert row.holiday is not None
        assert row.deadline == pytest.approx(row.holiday + DAY)
        keeper.ahead += 2 * DAY
        await table.game.change(lambda sheet: pauses.holiday(sheet, 0, 0, keeper.now()))
        row = (await table.sheet()).seats[0]
        assert row.holiday is None
        assert row.deadline == pytest.approx(keeper.now() + DAY, abs=60)
        assert row.holiday_used == pytest.approx(2 * DAY, abs=60), "what she did not use is hers yet"

    play(tmp_path, scene, clock=SLOW)


def test_a_holiday_is_shown_as_a_clock_that_stands_and_then_runs() -> None:
    sheet = playing(SLOW)
    row = sheet.seats[0]
    row.deadline = 1000.0
    changes = pauses.holiday(sheet, 0, DAY, 900.0)
    row.holiday, row.deadline = changes.seats[0]["holiday"], changes.seats[0]["deadline"]
    assert (row.holiday, row.deadline) == (900 + DAY, 1000 + DAY)
    shown = [clocks.Shown(0, row.deadline, 0.0, row.holiday)]
    [seen] = clocks.on_wire(shown, 900.0)
    assert (seen.left, seen.running, seen.stands) == (100_000, True, 1000 * DAY)
    [seen] = clocks.on_wire(shown, 950.0 + DAY)
    assert (seen.left, seen.running, seen.stands) == (50_000, True, 0)


def test_a_holiday_ends_by_the_clocks_of_people_also_where_the_time_of_tables_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the system's clock was set, or the machine slept, the time of the tables is another one."""

    async def scene(club: Club) -> None:
        table = Late(club, monkeypatch)
        table.server.timekeeper.ahead -= 5 * DAY
        _, ada = club.look(0)
        await table.game.change(lambda sheet: pauses.holiday(sheet, 0, DAY, table.server.timekeeper.now()))
        seen = await described(table.server, table.game.id, ADA.id, "en")
        assert seen.seats[0].holiday == pytest.approx(time.time() + DAY, abs=60)
        await until(lambda: bool(ada.said("table")) and ada.said("table")[-1]["table"]["seats"][0]["holiday"])
        assert ada.said("table")[-1]["table"]["seats"][0]["holiday"] == pytest.approx(time.time() + DAY, abs=60)

    play(tmp_path, scene, clock=SLOW)


def test_holidays_are_bounded_for_each_game() -> None:
    sheet = playing(SLOW)
    row = sheet.seats[0]
    row.holiday_used = clocks.MOST_HOLIDAY - DAY
    with pytest.raises(Refused) as refused:
        pauses.holiday(sheet, 0, 2 * DAY, 0.0)
    assert refused.value.key == "holiday-too-long"
    assert pauses.holiday(sheet, 0, DAY, 0.0).seats[0]["holiday_used"] == clocks.MOST_HOLIDAY
    # A longer one than the one that runs costs only what it is longer.
    row.holiday, row.holiday_used = 10 * DAY, 10 * DAY
    assert pauses.holiday(sheet, 0, 12 * DAY, 0.0).seats[0]["holiday_used"] == 12 * DAY
    with pytest.raises(Refused):
        pauses.holiday(playing(None), 0, DAY, 0.0)


@pytest.mark.parametrize("clock", [BY_MOVE, {**BY_GAME, "seconds": 5 * 86400}, {**SLOW, "seconds": 86399}])
def test_only_slow_play_has_holidays(clock: dict[str, Any]) -> None:
    """At a table with less than a day for each move, one who is away for days would spoil everybody's evening."""
    with pytest.raises(Refused) as refused:
        pauses.holiday(playing(clock), 0, DAY, 0.0)
    assert refused.value.key == "holiday-slow-only"
    assert pauses.holiday(playing(SLOW), 0, DAY, 0.0).seats[0]["holiday"] == DAY


# --- a pause of all -----------------------------------------------------------------------------------------------


def playing(clock: dict[str, Any] | None) -> Sheet:
    seats = [opening.own_seat(0, ADA), opening.own_seat(1, BOB)]
    sheet = opening.sheet(ADA, "race", {}, seats, True, clock=clock)
    sheet.status = "playing"
    return sheet


def test_a_pause_begins_when_everybody_wishes_it_and_ends_when_somebody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(club: Club) -> None:
        table = Late(club, monkeypatch)
        now = table.server.timekeeper.now
        await table.wait(DAY / 2)
        await table.game.change(lambda sheet: pauses.pause(sheet, [0], True, now()))
        assert (await table.sheet()).paused is None
        assert [row.wants_pause for row in (await table.sheet()).seats] == [True, False]
        await table.game.change(lambda sheet: pauses.pause(sheet, [1], True, now()))
        assert (await table.sheet()).paused is not None
        before = await table.choices()
        await table.wait(30 * DAY)
        assert await table.choices() == before
        # Anybody who wants to may go on playing, and a clock that begins meanwhile stands too.
        await table.choose(0)
        await table.choose(1)
        await table.game.change(lambda sheet: pauses.pause(sheet, [1], False, now()))
        sheet = await table.sheet()
        assert sheet.paused is None
        asked = await table.asked()
        assert [sheet.seats[seat].deadline for seat in asked] == [pytest.approx(now() + DAY, abs=60) for _ in asked]

    play(tmp_path, scene, clock=SLOW)


def test_a_pause_stops_the_clocks_as_they_are_and_a_holiday_in_it_counts_once() -> None:
    sheet = playing(SLOW)
    ada, bob = sheet.seats
    ada.deadline, bob.deadline, bob.holiday = 500.0, 900.0, 800.0
    sheet.paused = 400.0
    seen = clocks.shown_to(None, clocks.TableClock("move", 86400), sheet.seats, FakeGame(), sheet.paused)  # type: ignore[arg-type]
    assert [(one.seat, one.deadline, one.left) for one in seen] == [(0, None, 100.0), (1, None, 100.0)]
    changed = pauses.pause(sheet, [0], False, 1000.0)
    assert changed.table == {"paused": None}
    assert Times(**changed.seats[0]) == Times(1100.0, None)
    assert Times(**changed.seats[1]) == Times(1100.0, None)
    # A holiday that lasts longer than the pause is not touched by it.
    assert Times(**pauses.pause(sheet, [0], False, 700.0).seats[1]) == Times(900.0, None)


def test_somebody_who_does_not_play_has_no_say_about_a_pause() -> None:
    sheet = playing(SLOW)
    sheet.seats[0].bot = "simple"
    for resigned, paused, wish in ((True, 400.0, False), (False, 400.0, False), (True, None, True)):
        sheet.seats[0].resigned, sheet.paused = resigned, paused
        with pytest.raises(Refused) as refused:
            pauses.pause(sheet, [0], wish, 1000.0)
        assert refused.value.key == "not-playing"
    sheet.paused = 400.0
    assert pauses.pause(sheet, [1], False, 1000.0).table == {"paused": None}, "those who play have"


class FakeGame:
    """A position that waits for both."""

    def waiting(self) -> list[int]:
        return [0, 1]


def test_wishes_for_a_pause_at_two_nodes_at_once_are_all_heard(database: str) -> None:
    """Given two players at two nodes, when both wish for a pause at the same moment, then the clocks stand: neither
    node decides by what the table was before the other wrote."""
    clock = wire.ClockWish("move", 86400)
    sheet = opening.sheet_from(wire.NewTable("race", {}, [wire.SeatWish("me")] * 2, clock=clock), ADA, Shelf(""))

    async def scene() -> None:
        store = Store(database)
        await store.open()

        async def set_up(connection: AsyncConnection) -> None:
            await people.add(connection, ADA)
            await lobby.add(connection, sheet)
            await deal(connection, sheet, 0.0)

        def node() -> TableGame:
            def nothing(*_: object) -> None:
                pass

            return TableGame(store, sheet.id, asyncio.create_task, lambda: 0.0, nothing, nothing, nothing)

        def wish(seat: int) -> Callable[[Sheet], pauses.Changes]:
            return lambda found: pauses.pause(found, [seat], True, 100.0)

        await store.write(set_up)
        await asyncio.gather(*(node().change(wish(seat)) for seat in range(2)))
        found = await matches.sheet_of(store, sheet.id)
        assert found is not None
        assert found.paused == 100.0
        await store.close()

    asyncio.run(scene())
