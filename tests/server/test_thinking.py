"""Bots think in processes of their own: whatever happens to those, every question gets an answer."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from starboard.bots import Bot, make_bot
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.registry import ruleset_named, ruleset_names
from starboard.server.play import thinking as thinking_module
from starboard.server.play import worker as worker_module
from starboard.server.play.thinking import Gone, Thinking, Worker
from starboard.server.play.worker import Answer, Desk, Question
from starboard.server.refusals import Refused
from starboard.server.tables.opening import check_bot

BUDGET = 60.0
"""Long enough for the busiest machine; tests of the budget bring their own."""


def begun(name: str, seed: str = "s") -> Match:
    ruleset = ruleset_named(name)
    return Match.begin(ruleset, ruleset.seats(ruleset.complete({}))[-1], {}, seed, side_by_side=True)


async def ask(thinking: Thinking, match: Match, bot: str = "simple", game: str = "g") -> tuple[int, list[str | int]]:
    decision = match.game.decisions[0]
    header, entries = match.record.header(), match.record.entries
    return decision.seat, await thinking.choose(game, header, entries, decision.seat, bot, decision.id)


async def move(thinking: Thinking, match: Match, bot: str = "simple", game: str = "g") -> list[str | int]:
    seat, choice = await ask(thinking, match, bot, game)
    decision = match.game.decision_of(seat)
    assert decision is not None
    match.choose(seat, match.game.choice_from(decision, choice))
    return choice


@asynccontextmanager
async def bots(workers: int = 1, seconds: float = BUDGET, most_waiting: int = 100) -> AsyncIterator[Thinking]:
    thinking = Thinking(workers, seconds, most_waiting=most_waiting)
    await thinking.start()
    try:
        yield thinking
    finally:
        await thinking.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(test(), 300)

    asyncio.run(bounded())


def pid_of(worker: Worker) -> int:
    assert worker.process is not None
    return worker.process.pid


@pytest.mark.parametrize("name", ruleset_names())
def test_bots_play_a_whole_game_in_a_worker_just_as_in_a_thread(name: str) -> None:
    async def test() -> None:
        async with bots(workers=1) as processes, bots(workers=0) as thread:
            there, here = begun(name), begun(name)
            for _ in range(2000):
                if there.over:
                    break
                assert await move(processes, there) == await move(thread, here)
            assert there.over
            assert there.game.digest() == here.game.digest()

    run(test)


def test_an_answer_does_not_depend_on_what_was_asked_before() -> None:
    """Given a game in its middle, a bot that was not there before answers as the one that was."""

    async def test() -> None:
        async with bots() as old, bots() as new:
            match = begun("race")
            for _ in range(40):
                await move(old, match, "random")
            assert await ask(old, match, "random") == await ask(new, match, "random")

    run(test)


def test_bots_of_different_games_draw_differently() -> None:
    async def test() -> None:
        async with bots(workers=0) as thinking:
            first = {str(await ask(thinking, begun("race", seed), "random", seed)) for seed in "abcdefgh"}
            assert len(first) > 1

    run(test)


def test_a_worker_that_dies_is_replaced_and_its_question_asked_again() -> None:
    async def test() -> None:
        async with bots(workers=1) as thinking:
            match = begun("race")
            await move(thinking, match)
            worker = thinking.workers[0]
            for _ in range(3):
                before = pid_of(worker)
                os.kill(before, signal.SIGKILL)
                await move(thinking, match)
                assert pid_of(worker) != before

    run(test)


def test_a_worker_killed_in_mid_thought_costs_only_time() -> None:
    async def test() -> None:
        async with bots(workers=1) as thinking:
            match = begun("race")
            await move(thinking, match)
            worker = thinking.workers[0]
            os.kill(pid_of(worker), signal.SIGSTOP)
            asking = asyncio.create_task(ask(thinking, match))
            await asyncio.sleep(0.1)
            os.kill(pid_of(worker), signal.SIGKILL)
            seat, choice = await asking
            assert choice
            assert match.game.decision_of(seat) is not None

    run(test)


def test_an_overdue_worker_is_killed_and_the_weakest_bot_answers(caplog: pytest.LogCaptureFixture) -> None:
    """Given a worker that stands still, when the budget is over, then another one answers with the weakest bot."""

    async def test() -> None:
        async with bots(workers=1) as thinking:
            match = begun("race")
            await move(thinking, match)
            worker = thinking.workers[0]
            stopped = pid_of(worker)
            worker.seconds = 0.3
            os.kill(stopped, signal.SIGSTOP)
            asking = asyncio.create_task(ask(thinking, match))
            await asyncio.sleep(0.1)
            worker.seconds = BUDGET
            question = whole_question(match)
            question.bot = "random"
            assert (await asking)[1] == Desk().answer(question).choice
            assert pid_of(worker) != stopped
            assert "starboard_bot_deaths_total 1.0" in thinking.metrics.text().decode()

    run(test)
    assert "overdue" in caplog.text


def test_without_any_worker_that_starts_the_random_bot_answers_here(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")

    async def test() -> None:
        async with bots(workers=1) as thinking:
            match = begun("race")
            for _ in range(5):
                await move(thinking, match)

    run(test)
    assert "died" in caplog.text


class Broken(Bot):
    """Breaks down, or answers what nobody asked."""

    def choose(self, game: Game, seat: int) -> list[int]:
        if self.name == "raises":
            raise ZeroDivisionError
        return [10**6]


@pytest.mark.parametrize("bot", ["raises", "cheats", "unheard-of"])
def test_a_bot_that_fails_is_stood_in_for_by_the_one_of_the_game(
    bot: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def make(name: str, ruleset: str, seed: str) -> Bot:
        return Broken(name) if name in ("raises", "cheats") else make_bot(name, ruleset, seed)

    monkeypatch.setattr(worker_module, "make_bot", make)

    async def test() -> None:
        async with bots(workers=0) as thinking:
            match = begun("race")
            for _ in range(3):
                question = whole_question(match)
                question.bot = "simple"
                assert await move(thinking, match, bot, "abcdefghijklmnop") == Desk().answer(question).choice

    run(test)
    assert f"bot {bot} failed in game abcdef, " in caplog.text


def test_an_outdated_question_is_gone() -> None:
    async def test() -> None:
        async with bots(workers=1) as thinking:
            match = begun("race")
            asked = match.game.decisions[0]
            await move(thinking, match)
            with pytest.raises(Gone):
                await thinking.choose("g", match.record.header(), match.record.entries, asked.seat, "simple", asked.id)

    run(test)


def test_a_seat_has_one_question_at_a_time() -> None:
    """When a seat is asked anew (somebody went back), whoever waited for the older answer is told."""

    async def test() -> None:
        async with bots(workers=1) as thinking:
            match = begun("race")
            older = asyncio.create_task(ask(thinking, match))
            await asyncio.sleep(0)
            newer = asyncio.create_task(ask(thinking, match))
            with pytest.raises(Gone):
                await older
            _, choice = await newer
            assert choice
            assert not thinking.jobs

    run(test)


def test_who_stops_waiting_leaves_nothing_behind() -> None:
    async def test() -> None:
        async with bots(workers=1) as thinking:
            match = begun("race")
            asking = asyncio.create_task(ask(thinking, match))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.wait([asking])
            assert not thinking.jobs
            assert not thinking.line
            assert await move(thinking, match)

    run(test)


def test_after_an_undo_the_worker_follows_the_record() -> None:
    async def test() -> None:
        async with bots(workers=1) as thinking:
            match = begun("sun")
            undone = 0
            for _ in range(60):
                seat, _ = await ask(thinking, match)
                await move(thinking, match)
                if match.undoable(seat) and undone < 5:
                    match.undo(seat)
                    undone += 1
            assert undone
            assert (await ask(thinking, match))[1] == Desk().answer(whole_question(match)).choice

    run(test)


def whole_question(match: Match) -> Question:
    job_lines = match.record.lines()[1:]
    decision = match.game.decisions[0]
    return Question("g", match.record.header(), 0, job_lines, decision.seat, "simple", decision.id)


def test_a_worker_that_forgot_a_game_is_sent_the_whole() -> None:
    desk = Desk(most=1)
    one, two = begun("race", "1"), begun("race", "2")
    question = whole_question(one)
    assert desk.answer(question).choice
    question.game = "other"
    question.header = two.record.header()
    assert desk.answer(question).choice
    question = whole_question(one)
    question.known = 3
    assert desk.answer(question) == Answer(missing=True)


def test_a_record_that_does_not_fit_is_a_fault_and_not_the_end() -> None:
    desk = Desk()
    match = begun("race")
    question = whole_question(match)
    question.lines = ["{}"]
    assert desk.answer(question).fault
    assert desk.answer(whole_question(match)).choice


def test_a_full_queue_makes_bots_wait_and_all_are_answered() -> None:
    async def test() -> None:
        async with bots(workers=2, most_waiting=3) as thinking:
            matches = [begun("race", str(seed)) for seed in range(12)]
            asking = [asyncio.create_task(ask(thinking, match, game=str(n))) for n, match in enumerate(matches)]
            await asyncio.sleep(0)
            assert thinking.waiting <= 3
            assert len(await asyncio.gather(*asking)) == 12

    run(test)


def test_a_free_worker_prefers_games_it_holds_but_passes_nobody_by_for_ever() -> None:
    async def test() -> None:
        thinking = Thinking(1, BUDGET)
        match = begun("race")
        worker = thinking.workers[0]
        worker.known = {"held": 1}

        def job(game: str) -> thinking_module.Job:
            return thinking_module.Job(game, match.record.header(), [], 0, "simple", "0.1")

        thinking.line.append(job("strange"))
        taken = []
        for _ in range(20):
            thinking.line.append(job("held"))
            taken.append(thinking.take(worker).game)
        assert taken.index("strange") == thinking_module.LOOK_AHEAD
        assert taken.count("strange") == 1
        await thinking.close()

    run(test)


PARENT = """
import asyncio, sys
from starboard.server.play.thinking import Thinking, Worker
async def main():
    worker = Worker(60)
    process = await worker.started()
    print(process.pid, flush=True)
    await asyncio.sleep(60)
asyncio.run(main())
"""


def is_running(pid: int) -> bool:
    """Not ended, nor ended and only waiting to be counted."""
    try:
        return ") Z" not in Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for the process in /proc")
def test_workers_die_with_a_server_that_was_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert is_running(worker)
        server.kill()
        server.wait()

    async def test() -> None:
        while is_running(worker):
            await asyncio.sleep(0.05)

    run(test)


# --- programs of the host's ---------------------------------------------------------------------------------

PROGRAM = """
import json, sys, time
for line in sys.stdin:
    heard = json.loads(line)
    if heard["msg"] == "hello":
        print(json.dumps({"msg": "hello", "protocol": 1}), flush=True)
    else:
        time.sleep(float(sys.argv[1]))
        print(json.dumps({"id": heard["id"], "path": heard["paths"][-1]}), flush=True)
"""


def asks_a_program(tmp_path: Path, seconds: str, budget: float) -> None:
    (tmp_path / "bot.py").write_text(PROGRAM)
    command = f"mine=cmd:'{sys.executable}' '{tmp_path / 'bot.py'}' {seconds}"

    async def test() -> None:
        thinking = Thinking(1, budget, bots=[command])
        await thinking.start()
        try:
            assert await move(thinking, begun("race"), "mine")
        finally:
            await thinking.close()

    run(test)


def test_a_program_that_the_host_named_answers(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    asks_a_program(tmp_path, "0", BUDGET)
    assert caplog.text == ""


def test_a_program_that_hangs_loses_its_turn(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    asks_a_program(tmp_path, "600", 2.0)
    assert "bot mine failed" in caplog.text


def test_no_request_can_name_a_command(tmp_path: Path) -> None:
    """Neither a table that somebody wishes for nor a question to a worker starts anything."""
    mark = tmp_path / "here"
    match = begun("race")
    decision = match.game.decisions[0]
    for name in (f"cmd:touch {mark}", f"mine=cmd:touch {mark}"):
        with pytest.raises(Refused):
            check_bot("race", name)
        question = Question("g", match.record.header(), 0, [], decision.seat, name, decision.id)
        assert "race has no bot" in Desk().answer(question).fault
    assert not mark.exists()


def test_what_a_bot_says_when_it_fails_can_always_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a stranger's bot whose words are no letters, its worker lives on and tells the fault."""

    def failing(*_: object) -> Bot:
        raise ValueError("\ud800")

    monkeypatch.setattr(worker_module, "make_bot", failing)
    match = begun("race")
    decision = match.game.decisions[0]
    answer = Desk().answer(Question("g", match.record.header(), 0, [], decision.seat, "mine", decision.id))
    assert b"ValueError: ?" in msgspec.json.encode(answer)


def test_how_long_a_bot_took_counts_the_time_in_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given one process for bots, when two questions come at once and each takes a second to think about, then the
    second one was answered after two."""

    class Clock:
        now = 0.0

        def monotonic(self) -> float:
            return self.now

    clock = Clock()

    async def answered(*_: object) -> Answer:
        clock.now += 1.0
        return Answer(gone=True)

    monkeypatch.setattr(thinking_module, "time", clock)
    monkeypatch.setattr(Thinking, "answered", answered)

    async def test() -> None:
        async with bots() as thinking:
            match = begun("race")
            asked = [ask(thinking, match, game=game) for game in ("first", "second")]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(one) for one in found] == [Gone, Gone]
            assert thinking.metrics.registry.get_sample_value("starboard_bot_seconds_count") == 2
            assert thinking.metrics.registry.get_sample_value("starboard_bot_seconds_sum") == 3

    run(test)
