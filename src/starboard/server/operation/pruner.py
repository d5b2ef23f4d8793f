"""Pruner: takes old finished games of guests away, once a day, if whoever runs the server wants that."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.store import leaving, pruning
from starboard.server.store.announcements import News
from starboard.server.store.faults import DatabaseFault
from starboard.server.store.pruning import Pruned
from starboard.server.store.store import Store

LOG = logging.getLogger(__name__)

DAY = 86400.0


class Pruner:
    """`days`: how long they are kept; 0: for ever. `now`: what time it is for the clocks of tables, which does not jump
    with the system's clock: one that is set to another year by mistake takes nothing away."""

    def __init__(self, store: Store, days: int, now: Callable[[], float]) -> None:
        self.store = store
        self.days = days
        self.now = now
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.days:
            self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
            self.task = None

    async def run(self) -> None:
        while True:
            try:
                gone = await self.once()
                if gone.tables or gone.guests:
                    LOG.info("pruned: %d finished games of guests, and %d guests", gone.tables, gone.guests)
            except DatabaseFault:
                pass  # of the database; that is logged already
            except Exception:
                LOG.exception("pruning")
            await asyncio.sleep(DAY)

    async def once(self) -> Pruned:
        return await prune(self.store, self.days, min(self.now(), time.time()))


async def prune(store: Store, days: float, now: float | None = None) -> Pruned:
    """Take away what is older than some days, a few tables at a time; `now`: else the system's clock says."""
    before = (time.time() if now is None else now) - days * DAY
    tables = 0

    async def some(connection: AsyncConnection) -> list[str]:
        return await pruning.prune_some(connection, before)

    while gone := await store.write(some):
        tables += len(gone)
        for game in gone:
            await store.announce(News("table", game))

    async def guests(connection: AsyncConnection) -> list[str]:
        return await pruning.prune_guests(connection, before)

    return Pruned(tables, len(await store.write(guests)))


async def would_prune(store: Store, days: float) -> Pruned:
    """What `prune` would take away; of guests, those who have no table even now."""
    before = time.time() - days * DAY

    async def job(connection: AsyncConnection) -> Pruned:
        tables = await pruning.old_tables(connection, before, None)
        return Pruned(len(tables), len(await leaving.guests_without_a_table(connection, before)))

    return await store.read(job)
