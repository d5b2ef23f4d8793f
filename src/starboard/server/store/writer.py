"""Writer: everything that is written to the database goes through here, and is on disk when `write` returns.

SQLite has one writer at a time, and waiting for the disk is what costs: one task takes whatever has gathered and
commits it together. PostgreSQL does the same by itself, so there each job has a transaction of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
"""What to do inside a transaction. It may be run again, so it changes nothing but the database."""

MOST_AT_ONCE = 200
"""So many jobs share one commit at most."""


class Writer:
    """Writes for PostgreSQL: many at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def write(self, job: Job[T]) -> T:
        async with self.engine.begin() as connection:
            return await job(connection)


class GroupWriter(Writer):
    """Writes for SQLite: one task, one connection, one commit for all that has gathered."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.queue: asyncio.Queue[tuple[Job[Any], asyncio.Future[Any]] | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.task = asyncio.create_task(self.work())

    async def close(self) -> None:
        """Writes what is still in the queue, then stops."""
        if self.task is not None:
            self.queue.put_nowait(None)
            await self.task
            self.task = None

    async def write(self, job: Job[T]) -> T:
        if self.task is None or self.task.done():
            raise RuntimeError("the writer is closed")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((job, answer))
        return await asyncio.shield(answer)

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
        try:
            results = await self.together([job for job, _ in batch])
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

    async def together(self, jobs: Sequence[Job[Any]]) -> list[Any]:
        async with self.engine.connect() as connection:
            await connection.execute(text("BEGIN IMMEDIATE"))
            results = [await job(connection) for job in jobs]
            await connection.commit()
            return results
