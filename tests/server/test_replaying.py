"""However long a record is, playing it again lets everybody else have their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.club import ADA, Club, first_answer, play

from starboard.kernel.match import Match
from starboard.kernel.record import RecordError
from starboard.kernel.registry import ruleset_named
from starboard.server.archive import records
from starboard.server.archive.replay_cache import PlayedRecord
from starboard.server.play import loading, replaying, undo
from starboard.server.refusals import Refused
from starboard.server.store import matches
from starboard.server.tables import opening


def long_game(rounds: int = 20) -> Match:
    """A game in which somebody cannot make up their mind."""
    match = Match.begin(ruleset_named("race"), 2, {}, "slices", side_by_side=True)
    for _ in range(rounds):
        for seat in (0, 1):
            decision = match.game.decision_of(seat)
            if decision is None:
                continue
            match.choose(seat, decision.form.first())
            for _ in range(5):
                if match.game.answers[seat] is not None:
                    match.take_back(seat)
                    decision = match.game.decision_of(seat)
                    assert decision is not None
                    match.choose(seat, decision.form.first())
    return match


async def turns_meanwhile(work: Callable[[], Awaitable[object]]) -> int:
    """How often somebody else had a turn while something was done."""
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    waiting = asyncio.create_task(other())
    await asyncio.sleep(0)
    await work()
    waiting.cancel()
    return turns


@pytest.fixture
def thin_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that what is counted does not depend on how fast the machine is."""
    monkeypatch.setattr(replaying, "SLICE_SECONDS", 0.0)


@pytest.mark.usefixtures("thin_slices")
def test_imports_and_replays_are_played_in_slices() -> None:
    match = long_game()
    length = len(match.record.entries)
    assert length > 150

    async def scene() -> None:
        async def import_it() -> None:
            played = await records.played(match.record.text())
            assert played.game.digest() == match.game.digest()

        async def show_it() -> None:
            replay = PlayedRecord(match.record)
            await replay.play()
            assert replay.match.game.digest() == match.game.digest()

        for work in (import_it, show_it):
            assert await turns_meanwhile(work) >= length

    asyncio.run(scene())


@pytest.mark.usefixtures("thin_slices")
def test_a_table_that_wakes_up_and_goes_back_does_so_in_slices(tmp_path: Path) -> None:
    """Given a long game, when its room loads it, asks how far somebody wants to go back, or goes back, then others have
    their turn as often as it has choices."""

    async def scene(club: Club) -> None:
        server, played = club.houses[0], long_game()
        first = played.path[0]
        rows = [opening.own_seat(0, ADA), opening.bot_seat(1, "random")]
        sheet = opening.sheet(ADA, "race", played.record.options, rows, True)
        await opening.set_up(server, sheet, played)
        found = await matches.sheet_of(server.store, sheet.id)
        assert found is not None

        async def load() -> None:
            match, _ = await loading.load(server.store, found)
            assert match.game.digest() == played.game.digest()

        assert await turns_meanwhile(load) >= len(played.record.entries)

        server.rooms.room(sheet.id).bots.ask = lambda match: None  # type: ignore[method-assign]
        game = server.rooms.room(sheet.id).game
        async with game.lock:
            path = (await game.ready()).path[:]
        last = [made for made in path if made.seat == 0][-1]
        decision = f"0.{last.number}"
        before = path.index(last)
        assert before > 20

        async def ask() -> None:
            assert game.match is not None
            assert await undo.round_of(game.match, 0, decision) > 0

        assert await turns_meanwhile(ask) >= before
        assert await turns_meanwhile(lambda: game.rewind(0, decision)) >= before
        assert game.match is not None
        assert len(game.match.path) == before
        assert game.match.path[0].answer == first.answer
        # It is the same on disk.
        async with game.lock:
            here = game.match.game.digest()
            game.forget()
            assert (await game.ready()).game.digest() == here

    play(tmp_path, scene)


def test_a_game_can_go_back_only_so_often_as_an_import_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a game that has gone back as often as a record may, when somebody goes back once more, then they are told
    why not and nothing changes; so every game of this server can be imported by another."""
    monkeypatch.setattr(replaying, "MOST_PLAYED_AGAIN", 4)

    async def scene(club: Club) -> None:
        game = club.room().game
        for _ in range(2):
            for seat in (0, 1):
                async with game.lock:
                    match = await game.ready()
                    if match.game.decision_of(seat) is None:
                        continue
                    decision, choice = first_answer(match, seat)
                await game.choose(seat, decision, choice, "person")
        assert game.match is not None
        ours = [made for made in game.match.path if made.seat == 0]
        entries = 0

        async def back_and_forth() -> None:
            nonlocal entries
            for _ in range(10):
                assert game.match is not None
                entries = len(game.match.record.entries)
                await game.rewind(0, f"0.{ours[0].number}")
                async with game.lock:
                    decision, choice = first_answer(await game.ready(), 0)
                await game.choose(0, decision, choice, "person")

        with pytest.raises(Refused) as refused:
            await back_and_forth()
        assert refused.value.key == "went-back-too-often"
        assert refused.value.problem("en").text != refused.value.problem("pl").text
        assert len(game.match.record.entries) == entries
        assert replaying.played_again(game.match.record) <= 4

    play(tmp_path, scene)


def test_a_record_that_does_not_fit_is_refused_at_the_same_line_as_ever() -> None:
    match = long_game(5)
    broken = match.record.text().splitlines(keepends=True)
    del broken[4]

    async def scene() -> None:
        with pytest.raises(Refused) as refused:
            await records.played("".join(broken))
        with pytest.raises(RecordError) as wrong:
            Match.replay(match.ruleset, type(match.record).parse("".join(broken)))
        assert refused.value.values["line"] == wrong.value.line

    asyncio.run(scene())
