"""Records out and in, replays step by step through anybody's eyes, and going on from a step against bots."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.server.client import Person, act
from tests.server.test_lobby import until_over

from starboard.bots import make_bot
from starboard.kernel.match import Match
from starboard.kernel.record import Record
from starboard.kernel.registry import ruleset_named
from starboard.server.archive.replay_cache import PlayedRecord

BOTS = ["random", "random"]


async def finished(person: Person, ruleset: str = "race", options: dict[str, Any] | None = None) -> str:
    """A game that bots have played to its end."""
    table: str = (await person.new_table(ruleset, BOTS, options, private=True))["id"]
    await until_over(person, table)
    return table


async def take_in(person: Person, text: str) -> Any:
    answer = await person.ask("POST", "/api/import", content=text.encode(), headers={"Content-Type": "text/plain"})
    return answer.json()


def played(text: str) -> Match:
    record = Record.parse(text)
    return Match.replay(ruleset_named(record.ruleset), record)


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a whole game."""
    match = Match.begin(ruleset_named("race"), 2, {}, "a seed", side_by_side=True)
    bots = [make_bot("random", "race", str(seat)) for seat in range(2)]
    while not match.over:
        for seat in match.game.waiting():
            if match.game.decision_of(seat) is not None:
                match.choose(seat, bots[seat].choose(match.game, seat))
    return match.record.text()


def test_no_seed_leaves_before_the_end(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        table = (await ola.new_table("race", ["me", "random"]))["id"]
        answer = await ola.ask("GET", f"/api/tables/{table}/record")
        assert answer.status_code == 409
        assert answer.json()["reason"] == "not-over"
        await ola.ask("GET", f"/api/replays/{table}")
        assert "seed" not in "".join(ola.traffic)

    act(scene())


def test_a_record_goes_out_and_comes_in_again(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = await finished(ola)
        text = await ola.record(table)
        match = played(text)
        assert match.over
        copy = await take_in(jan, text)
        assert copy["status"] == "over"
        assert copy["id"] != table
        assert copy["winners"] == (await ola.table(table))["winners"]
        assert await jan.record(copy["id"]) == text

    act(scene())


def test_an_unfinished_record_goes_on_against_bots(server: str, text: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        lines = text.splitlines(keepends=True)
        table = await take_in(ola, "".join(lines[: len(lines) // 2]))
        assert table["status"] == "playing"
        assert [seat["who"] for seat in table["seats"]] == ["person", "bot"]
        chair = await ola.sit(table["id"], 0)
        assert await chair.asked() is not None

    act(scene())


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: "", "bad-record"),
        (lambda text: "hello\n", "bad-record"),
        (lambda text: text[:-20], "bad-record"),
        (lambda text: text.replace('"ruleset":"race"', '"ruleset":"chess"'), "no-such-game"),
        (lambda text: text.replace('"ruleset":"race"', '"ruleset":"sun"'), "bad-record"),
        (lambda text: text.replace('"seats":2', '"seats":1000000000'), "bad-record"),
        (lambda text: text.replace('"seed":"', '"seed":"x'), "bad-record"),
        (lambda text: text.replace('"level":0', '"level":9'), "bad-record"),
        (lambda text: text + text.splitlines(keepends=True)[1], "bad-record"),
        (lambda text: text + '{"do":"resign","seat":0}\n' * 6000, "record-too-long"),
        (lambda text: text + '{"do":"rewind","seat":0,"decision":"0.1"}\n' * 1000, "record-goes-back"),
        (lambda text: text + "x" * 2_000_000, "too-long"),
        (lambda text: text.replace("\n", "\n" + "[" * 3000 + "\n", 1), "bad-record"),
    ],
)
def test_what_is_no_record_of_ours_makes_no_table(server: str, text: str, change: Any, reason: str) -> None:
    async def scene() -> None:
        jan = await Person.arrive(server, "Jan", "pl")
        problem = await take_in(jan, change(text))
        assert problem["reason"] == reason
        assert problem["text"]
        lobby = await jan.get("/api/tables")
        assert lobby["mine"] == lobby["finished"] == []

    act(scene())


@pytest.mark.parametrize("ruleset", ["frontiers", "race", "sun"])
def test_a_replay_tells_every_step_and_ends_as_the_game_did(server: str, ruleset: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        table = await finished(ola, ruleset)
        # The link alone is enough: no name, no seat.
        stranger = Person(server, "pl")
        replay = await stranger.get(f"/api/replays/{table}?language=pl")
        steps = replay["steps"]
        match = played(await ola.record(table))
        assert steps[0]["entry"] == 0
        assert steps[0]["seat"] == -1
        assert steps[-1]["entry"] == len(match.record.entries)
        assert [step["entry"] for step in steps] == sorted({step["entry"] for step in steps})
        assert all(step["text"] for step in steps[1:-1])
        assert steps[-1]["totals"] == [total for _, total in sorted((one.seat, one.total) for one in match.standings())]
        assert {score["seat"]: score["total"] for score in replay["scores"]} == {
            one.seat: one.total for one in match.standings()
        }
        for number in (0, len(steps) // 2, len(steps) - 1):
            then = Match.replay(match.ruleset, match.record, steps[number]["entry"])
            for seat in (None, 0, 1):
                asked = "" if seat is None else f"?seat={seat}"
                frame = await stranger.get(f"/api/replays/{table}/frames/{number}{asked}")
                assert frame["step"] == number
                assert frame["update"]["seat"] == seat
                assert frame["update"]["view"] == json.loads(json.dumps(then.game.view(seat)["table"]))
                assert frame["update"]["number"] == len(then.log)

    act(scene())


def test_what_was_undone_is_not_in_the_replay() -> None:
    ruleset = ruleset_named("race")
    match = Match.begin(ruleset, 2, {}, "a seed", side_by_side=True)
    for _ in range(40):
        for seat in (0, 1):
            decision = match.game.decision_of(seat)
            if decision is not None:
                match.choose(seat, decision.form.first())
                if match.undoable(seat):
                    match.undo(seat)
                    decision = match.game.decision_of(seat)
                    assert decision is not None
                    match.choose(seat, decision.form.first())
    assert any(entry.do == "undo" for entry in match.record.entries)
    replay = PlayedRecord(match.record)
    asyncio.run(replay.play())
    assert replay.match.game.digest() == match.game.digest()
    assert [step.events for step in replay.steps] == sorted(step.events for step in replay.steps)
    for number, step in enumerate(replay.steps):
        then = Match.replay(ruleset, match.record, step.entry)
        shown, _ = replay.at(number)
        assert shown.game.digest() == then.game.digest()
        for eyes in (None, 0, 1):
            assert [event.seen_by(eyes) for event in shown.log] == [event.seen_by(eyes) for event in then.log]


def test_a_replay_of_nothing_or_of_others_running_games_is_not_there(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("race", ["me", "open"]))["id"]
        assert (await jan.ask("GET", f"/api/replays/{table}")).status_code == 404
        assert (await ola.ask("GET", f"/api/replays/{table}")).status_code == 409
        await jan.do(table, "sit")
        for person in (ola, jan):
            assert (await person.ask("GET", f"/api/replays/{table}")).json()["reason"] == "not-over"
            assert (await person.refused(f"/api/replays/{table}/fork", step=0, seat=0))["reason"] == "not-over"
        assert (await ola.ask("GET", "/api/replays/nowhere")).status_code == 404

    act(scene())


def test_a_finished_game_can_be_forked_at_any_step_on_any_seat(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = await finished(ola)
        steps = (await jan.get(f"/api/replays/{table}"))["steps"]
        path = f"/api/replays/{table}/fork"
        assert (await jan.refused(path, step=len(steps), seat=0))["reason"] == "no-such-step"
        assert (await jan.refused(path, step=0, seat=2))["reason"] == "no-such-seat"
        assert (await jan.refused(path, step=len(steps) - 1, seat=0))["reason"] == "nothing-to-play"
        assert (await jan.refused(path, step=0, seat=0, bot="genius"))["reason"] == "no-such-bot"
        middle = len(steps) // 2
        fork = await jan.post(path, step=middle, seat=1, bot="random")
        assert fork["fork_of"] == table
        assert fork["status"] == "playing"
        assert [seat["who"] for seat in fork["seats"]] == ["bot", "person"]
        chair = await jan.sit(fork["id"], 1)
        frame = await jan.get(f"/api/replays/{table}/frames/{middle}?seat=1")
        assert len(chair.events) >= frame["update"]["number"]
        await chair.asked()

    act(scene())


def test_a_running_game_against_bots_can_be_looked_at_again_through_ones_own_eyes_only(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        table = (await ola.new_table("race", ["me", "random"]))["id"]
        chair = await ola.sit(table, 0)
        decision = await chair.asked()
        assert decision is not None
        replay = await ola.get(f"/api/replays/{table}")
        assert replay["steps"]
        await ola.get(f"/api/replays/{table}/frames/0?seat=0")
        assert (await ola.ask("GET", f"/api/replays/{table}/frames/0?seat=1")).status_code == 404
        assert (await ola.refused(f"/api/replays/{table}/fork", step=0, seat=1))["reason"] == "no-such-seat"
        fork = await ola.post(f"/api/replays/{table}/fork", step=0, seat=0)
        assert fork["fork_of"] == table
        assert (await (await Person.arrive(server, "Jan")).ask("GET", f"/api/replays/{table}")).status_code == 404

    act(scene())


def test_a_fork_of_a_running_game_gives_nothing_of_it_away(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await Person.arrive(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("race", ["me", "random"]))["id"]
        await (await ola.sit(table, 0)).asked()
        fork = await ola.post(f"/api/replays/{table}/fork", step=0, seat=0)
        again = await ola.post(f"/api/replays/{fork['id']}/fork", step=0, seat=0)
        forks = [fork["id"], again["id"]]
        for one in forks:
            assert (await ola.do(one, "resign", seat=0))["status"] == "over"
            answer = await ola.ask("GET", f"/api/tables/{one}/record")
            assert (answer.status_code, answer.json()["reason"]) == (409, "original-not-over")
            await ola.get(f"/api/replays/{one}/frames/0?seat=0")
            other = await ola.ask("GET", f"/api/replays/{one}/frames/0?seat=1")
            assert (other.status_code, other.json()["reason"]) == (409, "original-not-over")
            assert (await ola.refused(f"/api/replays/{one}/fork", step=0, seat=1))["reason"] == "original-not-over"
            assert (await ola.refused(f"/api/replays/{one}/fork", step=0, seat=2))["reason"] == "no-such-seat"
            steps = (await ola.get(f"/api/replays/{one}"))["steps"]
            assert steps[0]["text"] == (await ola.get(f"/api/replays/{table}"))["steps"][0]["text"]
            assert (await jan.ask("GET", f"/api/replays/{one}")).status_code == 404
        assert "seed" not in "".join(ola.traffic)
        await ola.do(table, "resign", seat=0)
        for one in [table, *forks]:
            assert '"seed"' in await ola.record(one)
            await jan.get(f"/api/replays/{one}/frames/0?seat=1")

    act(scene())
