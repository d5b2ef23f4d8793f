"""Reader: what is read from the database.

SQLite answers in less time than it takes to hand a question to another thread: one thread of ours asks all that a job
wants to know in one go. PostgreSQL is asked over connections of its own, many at a time.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from starboard.server.store import writer
from starboard.server.store.writer import Job, Patience, T, done


class Reader(Protocol):
    async def read(self, job: Job[T]) -> T: ...

    async def close(self) -> None: ...


class ManyReader(Reader):
    """Reads from PostgreSQL. Each statement sees what is there when it begins, in a transaction or not: so there is
    none, which would take two more journeys, to begin and to end it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, job: Job[T]) -> T:
        patience = Patience()
        while True:
            try:
                async with asyncio.timeout(writer.ANSWER_SECONDS), self.engine.connect() as connection:
                    return await job(connection)
            except Exception as fault:
                await patience.wait(fault)

    async def close(self) -> None:
        pass


class ThreadReader(Reader):
    """Reads from SQLite: one thread with one connection. It never waits for the writer, nor the writer for it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "reader")
        self.connection: Connection | None = None

    async def read(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.answer, job)

    async def close(self) -> None:
        if self.connection is not None:
            self.thread.submit(self.disconnect)
        await asyncio.to_thread(self.thread.shutdown)

    # --- in the reader's thread -------------------------------------------------------------------------------

    def answer(self, job: Job[T]) -> T:
        if self.connection is None:
            self.connection = self.engine.connect()
        try:
            return done(job, self.connection)
        finally:
            self.connection.rollback()

    def disconnect(self) -> None:
        assert self.connection is not None
        self.connection.close()
        self.connection = None
