"""Writer: everything that is written to the database goes through here, and is on disk when `write` returns.

SQLite has one writer at a time, and waiting for the disk is what costs: one thread takes whatever has gathered and
commits it together. PostgreSQL does the same by itself, so there each job has a transaction of its own.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar, cast

import asyncpg
from sqlalchemy import URL, Connection, CursorResult, Engine, Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from starboard.server.store.faults import DatabaseFault, key_of

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
"""What to do inside a transaction. It may be run again, and in another thread, so it changes nothing but the database
and waits for nothing but its connection."""

AWAY = "database-away"
AWAY_SECONDS = 10.0
"""A PostgreSQL that is restarted is back by then."""

ANSWER_SECONDS = 30.0
"""A PostgreSQL that has not done a job by then hangs, and counts as away."""

AGAIN_SECONDS = 0.2
MOST_SWIFT = 4
"""Connections for single statements: more would only wait for the same disk."""

MOST_AT_ONCE = 200
"""At most this many jobs share one commit."""


class Writer(Protocol):
    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def write(self, job: Job[T]) -> T: ...


class ManyWriter(Writer):
    """Writes for PostgreSQL: many at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def write(self, job: Job[T]) -> T:
        """A database that is away for a moment, perhaps because it is being restarted, is waited for. If it goes away
        while it commits, whether that was done cannot be known: the DatabaseFault says so."""
        patience = Patience()
        while True:
            committing = False
            try:
                async with asyncio.timeout(ANSWER_SECONDS), self.engine.connect() as connection:
                    async with connection.begin():
                        result = await job(connection)
                        committing = True
                    return result
            except Exception as fault:
                if key_of(fault) == AWAY and committing:
                    raise DatabaseFault(AWAY, unsure=True) from fault
                await patience.wait(fault)


class Patience:
    """How long a job waits for a database that is away."""

    def __init__(self) -> None:
        self.end = time.monotonic() + AWAY_SECONDS

    async def wait(self, fault: Exception) -> None:
        """Wait a moment before the next try; raises the fault if it will not pass by itself, or has lasted too long."""
        if key_of(fault) != AWAY or time.monotonic() > self.end:
            raise fault
        await asyncio.sleep(AGAIN_SECONDS)


class SwiftWriter:
    """Single statements for PostgreSQL, each a transaction by itself, on connections of their own without a layer in
    between: for what is written most."""

    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(False)
        self.idle: list[Any] = []
        self.turns = asyncio.Semaphore(MOST_SWIFT)

    async def close(self) -> None:
        while self.idle:
            await self.idle.pop().close()

    async def write(self, statement: str, given: Sequence[Any]) -> list[Any]:
        """The rows that it gives. As in `ManyWriter`, a database that is away is waited for; if it goes while it
        writes, whether that was done cannot be known."""
        async with asyncio.timeout(ANSWER_SECONDS):
            await self.turns.acquire()
        try:
            return await self.write_in_turn(statement, given)
        finally:
            self.turns.release()

    async def write_in_turn(self, statement: str, given: Sequence[Any]) -> list[Any]:
        patience = Patience()
        while True:
            try:
                connection = await self.connection()
            except Exception as fault:
                await patience.wait(fault)
                continue
            try:
                rows: list[Any] = await connection.fetch(statement, *given, timeout=ANSWER_SECONDS)
            except BaseException as fault:
                connection.terminate()
                if key_of(fault) == AWAY:
                    raise DatabaseFault(AWAY, unsure=True) from fault
                raise
            self.idle.append(connection)
            return rows

    async def connection(self) -> Any:
        while self.idle:
            connection = self.idle.pop()
            if not connection.is_closed():
                return connection
        return await asyncpg.connect(self.address, timeout=ANSWER_SECONDS)


class Direct:
    """A connection as jobs see it in the writer's own thread: what they wait for is there at once."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.dialect = connection.dialect

    async def execute(self, statement: Executable, values: Any = None) -> CursorResult[Any]:
        return self.connection.execute(statement, values)


class GroupWriter(Writer):
    """Writes for SQLite: one thread with one connection, one commit for all that has gathered."""

    def __init__(self, engine: Engine) -> None:
        self.direct = engine
        self.queue: asyncio.Queue[tuple[Job[Any], asyncio.Future[Any]] | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: Connection | None = None

    async def start(self) -> None:
        self.task = asyncio.create_task(self.work())

    async def close(self) -> None:
        """Writes what is still in the queue, then stops."""
        if self.task is not None:
            self.queue.put_nowait(None)
            await self.task
            self.task = None
            self.thread.submit(self.disconnect)
            await asyncio.to_thread(self.thread.shutdown)
            self.direct.dispose()

    async def write(self, job: Job[T]) -> T:
        if self.task is None or self.task.done():
            raise RuntimeError("the writer is closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((job, answer))
        return await asyncio.shield(answer)

    async def others(self) -> int:
        """A number that is another whenever somebody else has written to the file since."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.seen)

    async def work(self) -> None:
        while True:
            first = await self.queue.get()
            if first is None:
                return
            batch, last = [first], False
            while len(batch) < MOST_AT_ONCE and not self.queue.empty():
                more = self.queue.get_nowait()
                if more is None:
                    last = True
                    break
                batch.append(more)
            await self.commit(batch)
            if last:
                return

    async def commit(self, batch: Sequence[tuple[Job[Any], asyncio.Future[Any]]]) -> None:
        """All together; if one of them fails, each by itself, so that it fails alone."""
        jobs = [job for job, _ in batch]
        try:
            results = await asyncio.get_running_loop().run_in_executor(self.thread, self.together, jobs)
        except Exception as fault:
            if len(batch) > 1:
                for one in batch:
                    await self.commit([one])
            elif not batch[0][1].done():
                batch[0][1].set_exception(fault)
            return
        for (_, answer), result in zip(batch, results, strict=True):
            if not answer.done():
                answer.set_result(result)

    # --- in the writer's thread -------------------------------------------------------------------------------

    def together(self, jobs: Sequence[Job[Any]]) -> list[Any]:
        if self.connection is None:
            self.connection = self.direct.connect()
        connection = self.connection
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            results = [done(job, connection) for job in jobs]
            connection.commit()
        except BaseException:
            connection.rollback()
            raise
        return results

    def seen(self) -> int:
        if self.connection is None:
            self.connection = self.direct.connect()
        number = int(self.connection.exec_driver_sql("PRAGMA data_version").scalar_one())
        self.connection.rollback()
        return number

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()


def done(job: Job[T], connection: Connection) -> T:
    """What a job gives; it runs through at once, since it waits for nothing but its connection."""
    work = cast("Coroutine[Any, Any, T]", job(cast(AsyncConnection, Direct(connection))))
    try:
        work.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    work.close()
    raise RuntimeError("a job may wait for nothing but its connection")
