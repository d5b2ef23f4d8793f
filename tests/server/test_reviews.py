"""Reviews over the network: only of finished games that one may see; what is done is kept; moments again."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from typing import Any

from tests.server.client import Person, act
from tests.server.test_replays import take_in

from starboard.bots import make_bot
from starboard.kernel.match import Match
from starboard.kernel.record import Record
from starboard.kernel.registry import ruleset_named
from starboard.review.puzzles import shipped
from starboard.server.coach import worker
from starboard.server.coach.desk import CoachDesk, Job, check, layout_of
from starboard.server.play.thinking import Thinking
from starboard.server.store.reviews import Kept

CHOICES = 4


@cache
def short_game() -> Record:
    """The beginning of a game that a player then gives up."""
    match = Match.begin(ruleset_named("frontiers"), 2, {}, "review", side_by_side=True)
    bots = [make_bot("random", "frontiers", str(seat)) for seat in range(2)]
    for _ in range(CHOICES):
        seat = match.game.decisions[0].seat
        match.choose(seat, bots[seat].choose(match.game, seat))
    match.resign(1)
    assert match.over
    return match.record


async def patient(server: str, name: str) -> Person:
    """Somebody who waits for an answer that takes thought, also on a busy machine."""
    person = await Person.arrive(server, name)
    person.http.timeout = 240
    return person


async def whole_review(person: Person, table: str, language: str = "en") -> Any:
    for _ in range(1500):
        found = await person.get(f"/api/reviews/{table}?language={language}")
        if found["whole"]:
            return found
        await asyncio.sleep(0.2)
    raise AssertionError("the review does not end")


def test_a_finished_game_is_reviewed_and_a_moment_tried_again(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await patient(server, name) for name in ("Ola", "Jan")]
        table = (await take_in(ola, short_game().text()))["id"]
        review = await whole_review(ola, table)
        assert [seat["seat"] for seat in review["seats"]] == [0, 1]
        for seat in review["seats"]:
            assert abs(seat["start"] + seat["luck"] + seat["own"] + seat["others"] - seat["result"]) < 1e-9
        assert [point["chances"] for point in review["points"]][-1] == [seat["result"] for seat in review["seats"]]
        assert review["decisions"]
        polish = await whole_review(ola, table, "pl")
        assert polish["decisions"][0]["question"] != review["decisions"][0]["question"]
        assert polish["decisions"][0]["loss"] == review["decisions"][0]["loss"]

        decision = review["decisions"][0]
        frame = await ola.get(f"/api/replays/{table}/frames/{decision['step']}?seat={decision['seat']}")
        assert frame["update"]["decision"]["id"] == decision["decision"]
        path = f"/api/reviews/{table}/moments/{decision['number']}"
        best = decision["choices"][0]["choice"]
        for open_cards in (False, True):
            moment = await ola.post(path, answer=best, open_cards=open_cards)
            assert moment["after_best"]
            assert moment["decision"]["played"]
        assert (await ola.refused(path, answer=["nothing of the kind"]))["reason"] == "no-such-answer"
        beyond = f"/api/reviews/{table}/moments/9999"
        assert (await ola.refused(beyond, answer=None))["reason"] == "no-such-choice"

        # The table is Ola's own: to Jan it is as if it did not exist.
        answer = await jan.ask("GET", f"/api/reviews/{table}")
        assert answer.status_code == 404
        assert (await jan.refused(path, answer=best))["reason"] == "no-such-table"

    act(scene())


def test_a_game_that_is_not_over_has_no_review(server: str) -> None:
    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        table = (await ola.new_table("race", ["me", "random"]))["id"]
        answer = await ola.ask("GET", f"/api/reviews/{table}")
        assert answer.status_code == 409
        assert answer.json()["reason"] == "not-over"
        assert (await ola.refused(f"/api/reviews/{table}/moments/0", answer=None))["reason"] == "not-over"
        assert "seed" not in "".join(ola.traffic)

    act(scene())


def test_the_worker_says_when_it_must_be_told_again_and_goes_on_with_what_is_done() -> None:
    desk = worker.Desk()
    assert desk.answer(worker.GoOn("a game")).missing
    text = short_game().text()
    assert desk.answer(worker.Begin("a game", text, "medium", [0], {})).graph
    pieces: dict[str, dict[str, Any]] = {}
    while not (reply := desk.answer(worker.GoOn("a game"))).whole:
        pieces.update(reply.pieces)
    judged = [name for name in pieces if name.startswith("choice ")]
    assert len(judged) == CHOICES
    kept = json.loads(json.dumps(pieces))
    assert desk.answer(worker.Begin("again", text, "medium", [], kept)).graph
    assert desk.answer(worker.GoOn("again")).whole
    assert "RecordError" in desk.answer(worker.Begin("broken", "nothing", "medium", [], {})).fault


def test_a_review_waits_for_the_bots_of_running_games_and_ends_when_nobody_looks() -> None:
    async def scene() -> None:
        thinking = Thinking(0, 1.0)
        kept: list[str] = []

        class Noted(CoachDesk):
            async def write(self, job: Any) -> None:
                kept.append(job.game)

        desk = Noted(None, thinking)  # type: ignore[arg-type]
        asked: list[worker.Request] = []

        async def exchange(request: worker.Request, _type: object, _seconds: float) -> worker.Reply:
            asked.append(request)
            return worker.Reply(pieces={f"choice {len(asked)}": {}})

        desk.process.exchange = exchange  # type: ignore[assignment, method-assign]

        record = short_game()
        check(record)
        job = desk.jobs["game"] = Job("game", record, [0], layout_of(record), Kept())
        thinking.line.append(None)  # type: ignore[arg-type]
        await desk.do_a_piece()
        assert asked == []
        thinking.line.clear()
        await desk.do_a_piece()
        await desk.do_a_piece()
        assert [type(request) for request in asked] == [worker.Begin, worker.GoOn]
        assert 0 < job.progress < 1
        so_far = job.so_far()
        job.done.pieces["choice 99"] = {}
        assert list(so_far.pieces) == ["choice 1", "choice 2"]  # what a thread tells does not grow under its hands
        job.looked -= 1000
        await desk.do_a_piece()
        assert len(asked) == 2
        assert (desk.jobs, kept) == ({}, ["game"])

    asyncio.run(scene())


def test_puzzles_are_asked_and_answered(server: str) -> None:
    async def scene() -> None:
        ola = await patient(server, "Ola")
        names = [one["name"] for one in await ola.get("/api/puzzles/race")]
        chosen = min(shipped("race").values(), key=lambda one: one.moment()[1].form.count())
        assert chosen.name in names
        path = f"/api/puzzles/race/{chosen.name}"
        puzzle = await ola.get(path)
        assert puzzle["update"]["decision"]["id"] == chosen.decision
        assert "best" not in json.dumps(puzzle["update"]["decision"])
        moment = await ola.post(path, answer=chosen.best)
        assert moment["decision"]["played"] == moment["decision"]["best"]
        assert (await ola.refused(path, answer=["nothing"]))["reason"] == "no-such-answer"
        answer = await ola.ask("GET", "/api/puzzles/race/none")
        assert answer.json()["reason"] == "no-such-puzzle"

    act(scene())


def test_hints_are_given_against_bots_alone_and_noted_in_the_record(server: str) -> None:
    async def scene() -> None:
        ola, jan = [await patient(server, name) for name in ("Ola", "Jan")]
        table = (await ola.new_table("frontiers", ["me", "random"]))["id"]
        chair = await ola.sit(table, 0)
        decision = await chair.asked()
        assert decision is not None
        path = f"/api/tables/{table}/hint"
        asked = {"seat": 0, "decision": decision["id"]}
        nudge = await ola.post(path, **asked, step=1)
        assert nudge["nudge"]
        assert (nudge["shortlist"], nudge["best"]) == ([], None)
        shortlist = await ola.post(path, **asked, step=2)
        assert {one["chance"] for one in shortlist["shortlist"]} == {0.0}
        answer = await ola.post(path, **asked, step=3)
        assert answer["best"]["choice"] in [one["choice"] for one in shortlist["shortlist"]]
        assert (await ola.refused(path, seat=1, decision="1.1", step=1))["reason"] == "not-your-seat"
        assert (await ola.refused(path, seat=0, decision="0.99", step=1))["reason"] == "no-hint-needed"
        await chair.done("resign")
        record = Record.parse(await ola.record(table))
        noted = [entry.data for entry in record.entries if entry.kind == "hint"]
        assert noted == [{"decision": decision["id"], "step": step} for step in (1, 2, 3)]

        mixed = (await ola.new_table("frontiers", ["me", "open"], private=False))["id"]
        await jan.post(f"/api/tables/{mixed}/sit", seat=1)
        wish = {"seat": 0, "decision": "0.1", "step": 1}
        assert (await ola.refused(f"/api/tables/{mixed}/hint", **wish))["reason"] == "no-hints"

    act(scene())
