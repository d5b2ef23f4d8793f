"""A room from within: what happens between two nodes, in the memory of a quiet table, and to a client that is slow."""

from __future__ import annotations

import asyncio
import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.club import Club, choose, first_answer, play, until

from starboard.kernel.decision import IllegalChoice
from starboard.kernel.match import NotPossible
from starboard.server.play import loading, rooms, table_game, viewer
from starboard.server.play.viewer import Viewer
from starboard.server.refusals import Refused
from starboard.server.store import matches
from starboard.server.store.announcements import News
from starboard.server.store.schema import entry


def test_of_two_nodes_that_write_at_once_the_slower_one_tries_again(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        one, other = club.room(0), club.room(1)
        for where in (one, other):
            async with where.game.lock:
                await where.game.ready()
        # Neither knows what the other writes.
        await choose(one, 0)
        await choose(other, 1)
        assert (await club.entries())[-2:] == ["choice 0", "choice 1"]
        assert other.game.match is not None
        record = await matches.record_of(club.houses[0].store, club.table)
        assert record is not None
        assert other.game.match.record.text() == record.text()

    play(tmp_path, scene)


def test_a_choice_that_another_node_made_stale_is_refused(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        one, other = club.room(0), club.room(1)
        async with other.game.lock:
            decision, choice = first_answer(await other.game.ready(), 0)
        await choose(one, 0)
        before = await club.entries()
        with pytest.raises(IllegalChoice, match="stale"):
            await other.game.choose(0, decision, choice, "person")
        assert await club.entries() == before

    play(tmp_path, scene)


def test_a_quiet_room_forgets_the_game_and_goes_on_from_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "QUIET_SECONDS", -1.0)
    monkeypatch.setattr(table_game, "SNAPSHOT_EVERY", 2)

    async def scene(club: Club) -> None:
        here = club.room()
        for _ in range(6):
            async with here.game.lock:
                match = await here.game.ready()
                seat = match.game.decisions[0].seat
            await choose(here, seat)
        digest = match.game.digest()
        await club.houses[0].rooms.forget_quiet()
        assert here.game.match is None
        sheet = await here.game.known()
        again, saved = await loading.load(here.game.store, sheet)
        assert saved > 0
        assert again.game.digest() == digest
        assert again.record.entries

    play(tmp_path, scene)


def test_two_nodes_may_save_the_same_position_at_the_same_moment(tmp_path: Path, database: str) -> None:
    async def scene(club: Club) -> None:
        here = club.room()
        await choose(here, 0)
        async with here.game.lock:
            match = await here.game.ready()
        saves = [loading.save(server.store, club.table, match) for server in club.houses * 20]
        assert set(await asyncio.gather(*saves)) == {len(match.record.entries)}
        again, saved = await loading.load(here.game.store, await here.game.known())
        assert saved == len(match.record.entries)
        assert again.game.digest() == match.game.digest()

    play(tmp_path, scene, database)


async def cut_and_played_otherwise(club: Club) -> None:
    """The whole record goes, unheard of by the first node; at the second one Ada then answers in another way."""
    other = club.room(1)

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(entry.delete().where(entry.c.game == club.table))
        await matches.change(connection, club.table)

    await club.houses[1].store.write(job)
    async with other.game.lock:
        match = await other.game.ready()
    decision = match.game.decision_of(0)
    assert decision is not None
    *_, choice = islice(decision.form.answers(), 2)
    await other.game.choose(0, decision.id, list(match.game.plain_choice(decision, choice)), "person")


def test_whoever_looks_at_a_quiet_table_that_is_repaired_is_told_everything_again(tmp_path: Path) -> None:
    """Given a room that has forgotten its position, when its record was cut and has grown again, then those who look on
    do not keep what never happened."""

    async def scene(club: Club) -> None:
        here = club.room(0)
        await choose(here, 0)
        await choose(here, 1)
        _, line = club.look(0)
        await until(lambda: len(line.said("update")) == 1)
        here.forget()
        await cut_and_played_otherwise(club)
        await choose(club.room(1), 1)
        club.houses[0].store.announcements.publish([News("repaired", club.table)])
        await until(lambda: len(line.said("update")) == 2)
        told = line.said("update")[-1]
        assert told["rewound"] == 0
        async with here.game.lock:
            match = await here.game.ready()
        assert len(told["events"]) == len(match.log)

    play(tmp_path, scene)


def test_a_viewer_hears_only_what_changed_for_it(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        _, ada = club.look(0)
        _, bob = club.look(1)
        await until(lambda: bool(ada.said("update") and bob.said("update")))
        await choose(club.room(), 0)
        await until(lambda: len(ada.said("update")) == 2)
        for each in club.room().audience.viewers:
            each.look()
            await each.all_sent()
        # Ada answered in secret: Bob is told nothing, and she herself not twice.
        assert len(bob.said("update")) == 1
        assert len(ada.said("update")) == 2
        assert ada.said("update")[-1]["answered"]

    play(tmp_path, scene)


def test_a_slow_client_gets_one_update_for_all_it_missed(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        looking, line = club.look(0)
        await until(lambda: bool(line.said("update")))
        line.stuck.clear()
        looking.look("table")
        for _ in range(12):
            async with club.room().game.lock:
                match = await club.room().game.ready()
                seat = match.game.decisions[0].seat
            await choose(club.room(), seat)
        line.stuck.set()
        await looking.all_sent()
        first, last = line.said("update")
        assert last["number"] == len(match.log)
        assert [event["number"] for event in first["events"] + last["events"]] == list(range(1, len(match.log) + 1))

    play(tmp_path, scene)


def test_a_client_that_takes_nothing_is_disconnected_and_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewer, "MOST_WAITING", 5)

    async def scene(club: Club) -> None:
        looking, line = club.look(0)
        line.stuck.clear()
        for number in range(10):
            looking.put(json.dumps({"say": "done", "ref": number}).encode())
        await choose(club.room(), 0)
        await until(lambda: line.closed is not None)
        assert line.closed == 1013
        line.stuck.set()

    play(tmp_path, scene)


def test_a_fault_while_writing_leaves_the_game_as_it_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(club: Club) -> None:
        here = club.room()
        before = await club.entries()

        async def broken(*_: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(here.game.store, "write", broken)
            with pytest.raises(OSError, match="full"):
                await choose(here, 0)
        assert await club.entries() == before
        await choose(here, 0)
        assert await club.entries() == [*before, "choice 0"]

    play(tmp_path, scene)


def test_bots_that_were_left_in_the_lurch_are_asked_again(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        here = club.room()
        async with here.game.lock:
            await here.game.ready()
        asked: list[int] = []
        await here.game.store.write(
            lambda connection: matches.change(connection, club.table, thinking=True),
        )
        await here.game.store.write(lambda connection: matches.change_seat(connection, club.table, 1, bot="random"))
        other = club.houses[1].rooms
        other.room(club.table).bots.ask = lambda match: asked.append(match.game.seats)  # type: ignore[method-assign]
        await other.wake_left(-1.0)
        await until(lambda: bool(asked))

    play(tmp_path, scene)


def test_a_bot_that_still_thinks_does_not_answer_for_who_took_the_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(club: Club) -> None:
        here = club.room()
        asked, go_on = asyncio.Event(), asyncio.Event()

        async def slow(*_: object) -> list[str | int]:
            async with here.game.lock:
                decision = first_answer(await here.game.ready(), 0)
            asked.set()
            await go_on.wait()
            return decision[1]

        monkeypatch.setattr(here.node.thinking, "choose", slow)
        await here.game.take_over(0, "random")
        await asked.wait()
        await here.game.take_over(0, None)
        before = await club.entries()
        go_on.set()
        await until(lambda: not here.bots.asking)
        assert await club.entries() == before

    play(tmp_path, scene)


def test_while_a_bot_plays_a_seat_the_answer_of_its_person_is_refused_as_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question is open, so the answer is not stale: the reason says that a bot plays. The other way round the
    late bot is told that its person is back."""

    async def scene(club: Club) -> None:
        here = club.room()
        monkeypatch.setattr(here.bots, "ask", lambda match: None)  # a bot that thinks for a long time
        async with here.game.lock:
            decision, choice = first_answer(await here.game.ready(), 0)
        await here.game.take_over(0, "random")
        before = await club.entries()
        with pytest.raises(Refused, match="bot-plays"):
            await here.game.choose(0, decision, choice, "person")
        assert await club.entries() == before
        await here.game.take_over(0, None)
        before = await club.entries()
        with pytest.raises(table_game.TakenBack):
            await here.game.choose(0, decision, choice, "bot")
        assert await club.entries() == before

    play(tmp_path, scene)


def test_a_seat_that_has_resigned_is_not_taken_back_by_somebody_who_asked_at_the_same_time(tmp_path: Path) -> None:
    """Nobody would play it any more: neither its person, who gave up, nor a bot."""

    async def scene(club: Club) -> None:
        here = club.room()
        await here.game.resign(0)
        before = await club.entries()
        for again in (
            here.game.take_over(0, None),
            here.game.resign(0),
            here.game.resign(1),
            here.game.take_over(1, "random"),
        ):
            with pytest.raises(Refused):
                await again
        assert await club.entries() == before

    play(tmp_path, scene)


def test_who_lost_the_right_to_a_seat_hears_no_more_of_it_however_slow_the_line(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        here = club.room()
        _, line = club.look(0)
        await until(lambda: bool(line.said("update")))
        line.stuck.clear()
        here.audience.viewers[0].look("table")
        await asyncio.sleep(0)
        await here.game.store.write(lambda connection: matches.change_seat(connection, club.table, 0, person="bob"))
        await here.refresh()
        await choose(here, 0)
        await choose(here, 1)
        line.stuck.set()
        await until(lambda: line.closed is not None)
        assert line.sent[-1]["say"] == "refused"
        assert len(line.said("update")) == 1

    play(tmp_path, scene)


def test_a_viewer_who_has_to_go_for_two_reasons_at_once_hears_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table is taken away while a viewer is being told of it: the telling fails for the same reason, and what the
    viewer was to hear must not be lost with it."""

    async def scene(club: Club) -> None:
        here = club.room()
        looking, line = club.look(0)
        await until(lambda: bool(line.said("update")))
        asked, gone = asyncio.Event(), asyncio.Event()

        async def gone_meanwhile(_: Viewer) -> bytes:
            asked.set()
            await gone.wait()
            raise Refused("no-such-table", {}, 404)

        monkeypatch.setattr(here.audience, "table_for", gone_meanwhile)
        looking.look("table")
        await asked.wait()
        here.audience.show_all_out(Refused("no-such-table", {}, 404))
        gone.set()
        await until(lambda: line.closed is not None)
        assert [message["reason"] for message in line.said("refused")] == ["no-such-table"]

    play(tmp_path, scene)


def test_a_room_that_somebody_is_about_to_enter_is_not_forgotten(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        here = club.room()
        here.forget()
        here.game.used -= 2 * rooms.QUIET_SECONDS
        entered = club.room()
        await club.houses[0].rooms.forget_quiet()
        assert club.room() is entered is here

    play(tmp_path, scene)


def test_rooms_that_go_while_a_server_stops_do_not_hinder_it(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        here, all_rooms = club.room(), club.houses[0].rooms
        all_rooms.room("other")
        await here.game.lock.acquire()
        closing = asyncio.create_task(all_rooms.close())
        await asyncio.sleep(0)
        del all_rooms.rooms["other"]
        here.game.lock.release()
        await closing

    play(tmp_path, scene)


def test_a_viewer_who_cannot_be_told_comes_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(club: Club) -> None:
        looking, line = club.look(0)
        await until(lambda: bool(line.said("update")))

        async def broken(_: Viewer) -> bytes:
            raise ValueError("the database does not answer")

        monkeypatch.setattr(club.room().audience, "update_for", broken)
        looking.look()
        await until(lambda: line.closed is not None)
        assert line.closed == 1013

    play(tmp_path, scene)


def test_after_a_fault_in_writing_everybody_is_told_what_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been written all the same: the answer of a database can get lost."""

    async def scene(club: Club) -> None:
        here = club.room()
        _, line = club.look(0)
        await until(lambda: bool(line.said("update")))
        write = here.game.store.write

        async def written_but(*job: Any) -> None:
            await write(*job)
            raise OSError("the connection is lost")

        with monkeypatch.context() as patch:
            patch.setattr(here.game.store, "write", written_but)
            with pytest.raises(OSError, match="lost"):
                await choose(here, 0)
        await until(lambda: bool(line.said("update")[-1]["answered"]))

    play(tmp_path, scene)


def test_a_request_to_go_back_is_closed_when_the_game_has_gone_on_too_far(tmp_path: Path) -> None:
    """Whoever agrees late would undo what nobody thinks of any more."""

    async def scene(club: Club) -> None:
        here = club.room()
        async with here.game.lock:
            decision, _ = first_answer(await here.game.ready(), 0)
        await choose(here, 0)
        async with here.game.lock:
            match = await here.game.ready()
        await here.requests.ask(match, 0, decision)
        for _ in range(40):
            async with here.game.lock:
                seat = (await here.game.ready()).game.decisions[0].seat
            await choose(here, seat)
        await until(lambda: not here.requests.open)

    play(tmp_path, scene)


def test_nobody_goes_back_past_a_person_who_takes_the_seat_back_at_that_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a bot plays for Bob, Ada may go back past what was revealed. Whether it still does is looked at under the
    lock, when it happens, and not only when Ada asks."""

    async def scene(club: Club) -> None:
        here = club.room()
        monkeypatch.setattr(here.bots, "ask", lambda match: None)  # a bot that thinks for a long time
        async with here.game.lock:
            match = await here.game.ready()
        while not (old := [decision.id for decision, free in match.recent(0) if not free]):
            for decision in match.game.decisions:
                await choose(here, decision.seat)
        await here.game.take_over(1, "random")
        rewind = here.game.rewind

        async def after_bob_came_back(*given: Any, **named: Any) -> None:
            await here.game.take_over(1, None)
            await rewind(*given, **named)

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(here.game, "rewind", after_bob_came_back)
            with pytest.raises(NotPossible, match="others-went-on"):
                await here.undo(0, old[0])
        assert (await club.entries())[-1] == "seat 1"
        await here.game.take_over(1, "random")
        await here.undo(0, old[0])
        assert (await club.entries())[-1] == "rewind 0", "with the bot still there it is allowed"

    play(tmp_path, scene)
