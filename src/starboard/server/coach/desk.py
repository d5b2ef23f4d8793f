"""Desk: which games are being reviewed, in which order, and the process that does it.

One review at a time, behind the bots, and no piece of it begins while a bot's question waits: running games go first. A
review that nobody has looked at for a while is left; what is done of it is kept, and goes on when it is asked for
again. Single moments (a moment tried again, a puzzle, a hint) are judged in a second process, at the priority of bots.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections import OrderedDict
from typing import Any

from starboard.bots.kinds import bot_kinds
from starboard.bots.learned.guides import GUIDES
from starboard.bots.learned.levels import NETWORKS
from starboard.kernel.record import Record
from starboard.kernel.registry import ruleset_named
from starboard.review.game import DEFAULT_LEVEL, FORMAT
from starboard.review.hints import Advice
from starboard.server.coach import worker
from starboard.server.operation.logs import short
from starboard.server.play.thinking import Process, Thinking, WorkerLost
from starboard.server.play.worker import NICENESS as BOTS_NICENESS
from starboard.server.refusals import Refused
from starboard.server.store import reviews
from starboard.server.store.faults import DatabaseFault
from starboard.server.store.reviews import Kept
from starboard.server.store.store import Store

LOG = logging.getLogger(__name__)

LEVEL = DEFAULT_LEVEL
LOOKED_SECONDS = 20.0
"""A review that nobody has asked about for this long is left."""
KEEP_SECONDS = 10.0
"""What is done is written to the database this often, and at the end."""
PIECE_SECONDS = 300.0
"""A piece that takes longer than this will never be done."""
WAIT_SECONDS = 0.1
MOST_WAITING = 20
MOST_READY = 20
"""This many whole reviews are kept in memory."""
MOST_ADVICE = 200
IDLE_SECONDS = 60.0
"""The process is ended when it had nothing to do for this long."""


class Job:
    """The review of one game."""

    def __init__(self, game: str, record: Record, seats: list[int], layout: str, done: Kept) -> None:
        self.game = game
        self.text = record.text()
        self.choices = sum(entry.do == "choice" for entry in record.entries)
        self.seats = seats
        self.layout = layout
        self.done = done
        self.begun = False
        self.fault = ""
        self.looked = time.monotonic()
        self.written = time.monotonic()

    @property
    def key(self) -> str:
        return f"{self.game}/{self.layout}"

    @property
    def progress(self) -> float:
        """How much of it is done, from 0 to 1."""
        if self.done.whole:
            return 1.0
        judged = sum(name.startswith("choice ") for name in self.done.pieces)
        return min(0.99, judged / max(1, self.choices))

    def so_far(self) -> Kept:
        """What is done now, for another thread to read while more is added."""
        return Kept(self.done.graph, dict(self.done.pieces), self.done.whole)


class CoachDesk:
    """All reviews of a node."""

    def __init__(self, store: Store, thinking: Thinking) -> None:
        self.store = store
        self.thinking = thinking
        self.process = Process("starboard.server.coach.worker", str(worker.NICENESS))
        """Works at reviews."""
        self.quick = Process("starboard.server.coach.worker", str(BOTS_NICENESS))
        """Judges single moments: somebody waits for it, as for a bot."""
        self.using = asyncio.Lock()
        """The one that holds it uses the quick process; the one that has waited longest is next."""
        self.used = time.monotonic()
        self.waiting = 0
        """How many people wait for a moment to be judged."""
        self.jobs: OrderedDict[str, Job] = OrderedDict()
        """Those to be done, in their order."""
        self.ready: OrderedDict[str, Job] = OrderedDict()
        self.advice: OrderedDict[str, Advice] = OrderedDict()
        """What was advised lately, by table, seat and position."""
        self.something_to_do = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.task = asyncio.create_task(self.work())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None
        await self.process.end()
        await self.quick.end()

    # --- what is asked --------------------------------------------------------------------------------------

    async def looked_at(self, game: str, record: Record, seats: list[int]) -> Job:
        """The review of a finished game as far as it is done; it goes on as long as somebody looks. These seats'
        choices come first."""
        check(record)
        layout = layout_of(record)
        job = self.ready.get(game) or self.jobs.get(game)
        if job is not None and job.layout == layout:
            job.looked = time.monotonic()
            return job
        done = await reviews.kept(self.store, game, layout)
        job = Job(game, record, seats, layout, done)
        if done.whole:
            self.is_ready(job)
        else:
            if len(self.jobs) >= MOST_WAITING:
                raise Refused("busy", {}, 503)
            self.jobs[game] = job
            self.something_to_do.set()
        return job

    async def judged(self, record: Record, request: worker.Judge | worker.Solve | worker.Advise) -> worker.Reply:
        """One moment, by itself; somebody waits for it."""
        check(record)
        if self.waiting >= MOST_WAITING:
            raise Refused("busy", {}, 503)
        self.waiting += 1
        try:
            async with self.using:
                self.used = time.monotonic()
                reply = await self.quick.exchange(request, worker.Reply, PIECE_SECONDS)
        except WorkerLost:
            raise Refused("busy", {}, 503) from None
        finally:
            self.waiting -= 1
        if reply.fault:
            LOG.warning("a moment cannot be judged: %s", reply.fault)
            raise Refused("cannot-show", {}, 409)
        return reply

    async def advised(self, record: Record, request: worker.Advise, key: str) -> Advice | None:
        """What to do now; None if there is nothing to decide. The further steps of a hint belong to the first."""
        found = self.advice.get(key)
        if found is None:
            reply = await self.judged(record, request)
            if reply.advice is None:
                return None
            found = self.advice[key] = Advice.again(reply.advice)
            if len(self.advice) > MOST_ADVICE:
                self.advice.popitem(last=False)
        return found

    # --- what is done ---------------------------------------------------------------------------------------

    async def work(self) -> None:
        while True:
            self.something_to_do.clear()
            if not self.jobs:
                try:
                    async with asyncio.timeout(IDLE_SECONDS):
                        await self.something_to_do.wait()
                except TimeoutError:
                    await self.rest()
                continue
            try:
                await self.do_a_piece()
            except DatabaseFault:
                await asyncio.sleep(1.0)  # that is logged already
            except Exception:
                LOG.exception("reviewing")
                await asyncio.sleep(1.0)

    async def rest(self) -> None:
        """Nobody has wanted anything for a while: end the processes until somebody does."""
        await self.process.end()
        async with self.using:
            if time.monotonic() - self.used > IDLE_SECONDS:
                await self.quick.end()

    async def do_a_piece(self) -> None:
        """The next piece of the first review that somebody looks at."""
        for job in list(self.jobs.values()):
            if time.monotonic() - job.looked > LOOKED_SECONDS:
                await self.leave(job)
        if not self.jobs:
            return
        job = next(iter(self.jobs.values()))
        if self.thinking.waiting:
            await asyncio.sleep(WAIT_SECONDS)
            return
        try:
            reply = await self.process.exchange(self.request(job), worker.Reply, PIECE_SECONDS)
        except WorkerLost as lost:
            LOG.warning("the review of game %s: its worker %s", short(job.game), lost)
            if not job.begun or lost.overdue:
                await self.leave(job, "lost")
            job.begun = False
            return
        if reply.missing:
            job.begun = False
        elif reply.fault:
            LOG.warning("the review of game %s: %s", short(job.game), reply.fault)
            await self.leave(job, reply.fault)
        else:
            job.begun = True
            job.done.graph = reply.graph or job.done.graph
            job.done.pieces.update(reply.pieces)
            job.done.whole = reply.whole
            if reply.whole:
                await self.leave(job)
            elif time.monotonic() - job.written > KEEP_SECONDS:
                await self.write(job)

    def request(self, job: Job) -> worker.Request:
        if job.begun:
            return worker.GoOn(job.key)
        return worker.Begin(job.key, job.text, LEVEL, job.seats, job.done.pieces)

    async def leave(self, job: Job, fault: str = "") -> None:
        """Go on to the next; what is done is kept."""
        self.jobs.pop(job.game, None)
        job.fault = fault
        if job.done.whole or fault:
            self.is_ready(job)
        with contextlib.suppress(DatabaseFault):
            await self.write(job)

    async def write(self, job: Job) -> None:
        job.written = time.monotonic()
        if job.done.pieces:
            await reviews.keep(self.store, job.game, job.layout, job.done)

    def is_ready(self, job: Job) -> None:
        self.ready[job.game] = job
        self.ready.move_to_end(job.game)
        if len(self.ready) > MOST_READY:
            self.ready.popitem(last=False)


def check(record: Record) -> None:
    """Raises Refused if nobody here can judge such a game."""
    ready = any(kind.name == LEVEL and kind.ready() for kind in bot_kinds(record.ruleset))
    if record.ruleset not in GUIDES or not ready:
        raise Refused("no-review", {}, 409)


def layout_of(record: Record) -> str:
    """Of which record, by which network, how carefully, in which format: another review is of no use."""
    options: Any = ruleset_named(record.ruleset).complete(record.options)
    network = NETWORKS[GUIDES[record.ruleset].content(options)]
    digest = hashlib.sha256(record.text().encode("utf-8", "surrogatepass")).hexdigest()[:32]
    return f"{FORMAT}/{LEVEL}/{network}/{digest}"
