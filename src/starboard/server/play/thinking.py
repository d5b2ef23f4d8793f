"""Thinking: bots choose in worker processes, under a time budget, never in the event loop.

Each game and seat has at most one question in the queue; a worker that is free takes the oldest, or one of the next
whose game it already holds. A worker that dies is replaced and its question asked again; one that takes too long is
killed. When a bot cannot answer, the stand-in of the game does; failing that, any legal answer is taken, so that no
game hangs.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from starboard.bots import answering_for
from starboard.bots.kinds import RANDOM
from starboard.kernel.record import Entry, line_of
from starboard.server.operation.logs import short
from starboard.server.operation.metrics import Metrics
from starboard.server.play.worker import Answer, Desk, Question

LOG = logging.getLogger(__name__)

START_SECONDS = 60.0
"""How long a worker may take to start: it reads all the rules, perhaps on a busy machine."""

SECONDS_PER_ENTRY = 0.01
"""What a worker may take, beyond the budget of the decision, to play an entry that is new to it."""

MOST_ANSWERED = 16 * 1024 * 1024
"""Longer lines are no answers."""

LOOK_AHEAD = 8
"""How far down the queue a free worker looks for a game that it holds, and how often a question may be passed over."""


class Gone(Exception):
    """The seat does not owe that decision any more; nobody needs an answer."""


class ThinkingError(Exception):
    """Nobody can answer: the record does not fit the rules that are installed here."""


class Job:
    """One question of one seat, until it is answered."""

    def __init__(
        self, game: str, header: dict[str, Any], entries: Sequence[Entry], seat: int, bot: str, decision: str
    ) -> None:
        self.game = game
        self.header = header
        self.entries = entries
        self.seat = seat
        self.bot = bot
        self.decision = decision
        self.passed = 0
        self.asked = time.monotonic()
        self.answer: asyncio.Future[list[str | int]] = asyncio.get_running_loop().create_future()

    def question(self, bot: str, known: int) -> Question:
        lines = [line_of(entry.plain()) for entry in self.entries[known:]]
        return Question(self.game, self.header, known, lines, self.seat, bot, self.decision)

    def others(self) -> list[str]:
        """The bots that may answer instead."""
        return answering_for(self.bot, self.header["ruleset"])


class WorkerLost(Exception):
    """A worker died, could not be started, or had to be killed (`overdue`) before it answered."""

    def __init__(self, overdue: bool = False) -> None:
        super().__init__("overdue" if overdue else "died")
        self.overdue = overdue


A = TypeVar("A")


class Process:
    """A process beside the server that answers requests line by line. It is started when it is first needed, and again
    when it was lost."""

    def __init__(self, module: str, *arguments: str) -> None:
        self.module = module
        self.arguments = arguments
        self.process: asyncio.subprocess.Process | None = None

    async def exchange(self, request: msgspec.Struct, answer: type[A], seconds: float) -> A:
        """What it answers to a request. Raises WorkerLost if it cannot be started, dies, or takes longer than this."""
        try:
            async with asyncio.timeout(START_SECONDS):
                process = await self.started()
        except (OSError, TimeoutError):
            await self.end()
            raise WorkerLost from None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(msgspec.json.encode(request) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            return msgspec.json.decode(line, type=answer)
        except (OSError, TimeoutError, ValueError) as lost:
            await self.end()
            raise WorkerLost(overdue=isinstance(lost, TimeoutError)) from None
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for that to the next question
            raise

    async def started(self) -> asyncio.subprocess.Process:
        if self.process is None:
            # A session of its own: Ctrl-C at the server's terminal is for the server alone.
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-m",
                self.module,
                *self.arguments,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
                limit=MOST_ANSWERED,
            )
            assert self.process.stdout is not None
            if await self.process.stdout.readline() != b"ready\n":
                raise OSError("the worker did not start")
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        with contextlib.suppress(OSError):
            await process.stdin.wait_closed()
        await process.wait()


class Worker(Process):
    """One worker process, from our side. `bots`: programs of the host's, as the command line has them."""

    def __init__(self, seconds: float, bots: Sequence[str] = ()) -> None:
        super().__init__("starboard.server.play.worker", str(seconds), *bots)
        self.seconds = seconds
        self.known: dict[str, int] = {}
        """How many entries of which games it was sent; it may have forgotten some."""

    async def ask(self, job: Job, bot: str) -> Answer:
        known = min(self.known.get(job.game, 0), len(job.entries))
        answer = await self.send(job.question(bot, known))
        if answer.missing and known:
            answer = await self.send(job.question(bot, 0))
        if answer.fault or answer.missing:
            self.known.pop(job.game, None)
        return answer

    async def send(self, question: Question) -> Answer:
        self.known[question.game] = question.known + len(question.lines)
        return await self.exchange(question, Answer, self.seconds + SECONDS_PER_ENTRY * len(question.lines))

    async def end(self) -> None:
        self.known = {}
        await super().end()


class Thinking:
    """The bots of a server. With no workers they think in a thread of this process, which suits tests."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        metrics: Metrics | None = None,
        most_waiting: int = 1000,
        bots: Sequence[str] = (),
    ) -> None:
        self.metrics = metrics or Metrics()
        self.workers = [Worker(seconds, bots) for _ in range(workers)]
        self.room = asyncio.Semaphore(most_waiting)
        self.jobs: dict[tuple[str, int], Job] = {}
        self.line: deque[Job] = deque()
        self.something_to_do = asyncio.Condition()
        self.tasks: list[asyncio.Task[None]] = []
        self.metrics.bot_queue.set_function(lambda: self.waiting)
        self.desk = Desk()
        self.thread = ThreadPoolExecutor(1, "thinking")

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self.line)

    async def start(self) -> None:
        workers: list[Worker | None] = [*self.workers]
        self.tasks = [asyncio.create_task(self.work(worker)) for worker in workers or [None]]

    async def close(self) -> None:
        """Ends the workers; anyone who still waits for an answer is told Gone."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self.workers))
        for job in list(self.jobs.values()):
            self.drop(job, Gone())
        self.thread.shutdown(wait=False, cancel_futures=True)

    async def choose(
        self, game: str, header: dict[str, Any], entries: Sequence[Entry], seat: int, bot: str, decision: str
    ) -> list[str | int]:
        """What the bot chooses, as records have it. `entries` are all that are on disk; more may be added meanwhile.

        Waits while the queue is full. Raises Gone if the seat does not owe the decision by then, or if a question of
        the same seat was asked meanwhile.
        """
        older = self.jobs.get((game, seat))
        if older is not None:
            self.drop(older, Gone())
        job = self.jobs[game, seat] = Job(game, header, entries, seat, bot, decision)
        try:
            async with self.room:
                if not job.answer.done():
                    self.line.append(job)
                    async with self.something_to_do:
                        self.something_to_do.notify()
                return await job.answer
        finally:
            self.drop(job)

    def drop(self, job: Job, why: Exception | None = None) -> None:
        """Nobody waits for this any more."""
        if self.jobs.get((job.game, job.seat)) is job:
            del self.jobs[job.game, job.seat]
        with contextlib.suppress(ValueError):
            self.line.remove(job)
        if not job.answer.done():
            if why is not None:
                job.answer.set_exception(why)
            else:
                job.answer.cancel()

    # --- the workers' side --------------------------------------------------------------------------------

    async def work(self, worker: Worker | None) -> None:
        while True:
            async with self.something_to_do:
                await self.something_to_do.wait_for(lambda: self.line)
                job = self.take(worker)
            try:
                answer = await self.answered(worker, job)
            except Exception as fault:
                LOG.exception("a bot's question could not be answered")
                if not job.answer.done():
                    job.answer.set_exception(fault)
                continue
            self.metrics.bot_seconds.observe(time.monotonic() - job.asked)
            if job.answer.done():
                continue
            if answer.gone:
                job.answer.set_exception(Gone())
            else:
                job.answer.set_result(answer.choice)

    def take(self, worker: Worker | None) -> Job:
        """The oldest question, or one of the next whose game this worker holds; none is passed by for ever."""
        at = 0
        if worker is not None and self.line[0].passed < LOOK_AHEAD:
            for place in range(min(LOOK_AHEAD, len(self.line))):
                if self.line[place].game in worker.known:
                    at = place
                    break
        for place in range(at):
            self.line[place].passed += 1
        job = self.line[at]
        del self.line[at]
        return job

    async def answered(self, worker: Worker | None, job: Job) -> Answer:
        """Ask the bot, once more if the worker died, then those who may answer for it, at last here in a thread."""
        bots = [job.bot, job.bot, *job.others()]
        while worker is not None and bots:
            bot = bots.pop(0)
            try:
                answer = await worker.ask(job, bot)
                what, again = answer.fault, False
            except WorkerLost as lost:
                self.metrics.bot_deaths.inc()
                what, again = f"its worker {lost}", not lost.overdue
            if not what:
                return answer
            LOG.warning("bot %s failed in game %s, seat %d: %s", bot, short(job.game), job.seat, what)
            if not again:
                bots = [other for other in bots if other != bot]
        for bot in [RANDOM] if worker is not None else [job.bot, *job.others()]:
            answer = await asyncio.get_running_loop().run_in_executor(self.thread, self.think_here, job, bot)
            if not answer.fault:
                return answer
            LOG.error("bot %s failed in game %s, seat %d: %s", bot, short(job.game), job.seat, answer.fault)
        raise ThinkingError(f"no bot can answer this decision: {answer.fault}")

    def think_here(self, job: Job, bot: str) -> Answer:
        match = self.desk.matches.get(job.game)
        known = min(len(match.record.entries), len(job.entries)) if match is not None else 0
        answer = self.desk.answer(job.question(bot, known))
        return self.desk.answer(job.question(bot, 0)) if answer.missing else answer
