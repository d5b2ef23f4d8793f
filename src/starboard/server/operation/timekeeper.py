"""Timekeeper: the time that clocks of tables are measured by. It never jumps, however somebody sets the system's clock.

While a server runs, this time goes on with the machine's steady clock. Once a minute the database is told how far it
has come. A server that starts goes on from there: on a machine that was not restarted since, by the steady clock; else
by the system's clock, as long as that says something believable. If it does not, the clocks of tables stood meanwhile.
All nodes on one database share this time: whoever is behind catches up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from pathlib import Path

from starboard.server.store import moments
from starboard.server.store.faults import DatabaseFault
from starboard.server.store.moments import Moment
from starboard.server.store.store import Store

LOG = logging.getLogger(__name__)

KEEP_SECONDS = 60.0
"""How often the database is told."""

MOST_BELIEVED = 300.0
"""After a restart of the machine, the system's clock is believed up to this many seconds. More may be a clock that was
set; then nobody loses a game by it."""

A_JUMP = 5.0
"""If the two clocks differ by this many seconds more than before, the system's clock was set or the machine slept."""


def boot_of_this_machine() -> str:
    """Names the time since the machine was started, in which its steady clock can be compared; empty if unknown."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return ""


class Timekeeper:
    """`now` is in seconds. It began as the system's time and may differ from that by now."""

    def __init__(
        self,
        store: Store,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        boot: str | None = None,
    ) -> None:
        self.store = store
        self.wall = wall
        self.steady = steady
        self.boot = boot_of_this_machine() if boot is None else boot
        self.ahead = wall() - steady()
        """What to add to the steady clock."""
        self.difference = self.ahead
        """Between the two clocks, when they were last compared."""
        self.task: asyncio.Task[None] | None = None

    def now(self) -> float:
        return self.steady() + self.ahead

    def wall_ahead(self) -> float:
        """How far the system's clock, which people's machines agree with, is ahead of this time."""
        return self.wall() - self.now()

    async def open(self) -> None:
        """Go on from the time that the database knows."""
        kept, wall = await self.store.read(moments.kept)
        self.ahead = self.begin(kept, self.wall() if wall is None else wall) - self.steady()
        await self.keep()

    async def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
            self.task = None
            try:
                await self.keep()
            except Exception as fault:  # the database may be gone before us
                LOG.warning("the time could not be kept: %s", type(fault).__name__)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(KEEP_SECONDS)
            try:
                await self.keep()
            except DatabaseFault:
                pass  # of the database; that is logged already
            except Exception:
                LOG.exception("the time could not be kept")

    def begin(self, kept: Moment | None, wall: float) -> float:
        """What time it is, by what was kept."""
        if kept is None:
            return wall
        if self.boot and kept.boot == self.boot and self.steady() >= kept.steady:
            return kept.now + self.steady() - kept.steady
        passed = wall - kept.wall
        if 0 <= passed <= MOST_BELIEVED:
            return kept.now + passed
        LOG.warning(
            "the system's clock says that %.0f seconds have passed: the clocks of tables stood in that time", passed
        )
        return kept.now

    async def keep(self) -> None:
        """Tell the database what time it is, or learn that another node is ahead of us."""
        self.compare()
        wall = None if self.store.postgres else self.wall()
        mine = Moment(self.now(), wall or 0.0, self.steady(), self.boot)
        latest = await self.store.write(lambda connection: moments.keep(connection, mine))
        self.ahead += max(latest - mine.now, 0.0)

    def compare(self) -> None:
        """See whether the system's clock was set; that changes nothing, but whoever runs the server wants to know."""
        difference = self.wall() - self.steady()
        if abs(difference - self.difference) > A_JUMP:
            LOG.warning(
                "the system's clock jumped by %.0f seconds; the clocks of tables did not", difference - self.difference
            )
        self.difference = difference
