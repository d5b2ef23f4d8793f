"""Counter: counts finished games for ratings, each once.

The node on which a game ends counts it at once. If it dies before that, whichever node looks next does: what waits is
looked for when a server starts, and once a minute.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.kernel.match import Match
from starboard.server.operation.logs import short
from starboard.server.play import loading
from starboard.server.ratings import counting
from starboard.server.ratings.bots import strength_of
from starboard.server.refusals import Refused
from starboard.server.store import lobby, matches, results
from starboard.server.store.announcements import News
from starboard.server.store.faults import DatabaseFault
from starboard.server.store.matches import Sheet
from starboard.server.store.results import Fact
from starboard.server.store.schema import entry
from starboard.server.store.store import Store
from starboard.words.faces import face_of

LOG = logging.getLogger(__name__)

LOOK_SECONDS = 60.0
MOST_AT_ONCE = 200


class Counter:
    """Counts in a task of its own: nobody who plays waits for it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.ended: asyncio.Queue[str] = asyncio.Queue()
        self.left_alone: set[str] = set()
        """Games over which something broke that nobody foresaw: that is logged once."""
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
            self.task = None

    def note(self, game_id: str) -> None:
        """A game has ended here."""
        self.ended.put_nowait(game_id)

    async def run(self) -> None:
        while True:
            try:
                await self.count_left()
                await self.count_as_they_end(LOOK_SECONDS)
            except DatabaseFault:  # that is logged already
                await asyncio.sleep(LOOK_SECONDS)
            except Exception:
                LOG.exception("counting games for ratings")
                await asyncio.sleep(LOOK_SECONDS)

    async def count_left(self) -> None:
        """Count what is over and waits."""
        for game_id in await self.store.read(lambda connection: results.pending(connection, MOST_AT_ONCE)):
            await self.try_to_count(game_id)

    async def count_as_they_end(self, seconds: float) -> None:
        """For some time, count what ends here."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                game_id = await asyncio.wait_for(self.ended.get(), left)
            except TimeoutError:
                return
            await self.try_to_count(game_id)

    async def try_to_count(self, game_id: str) -> None:
        if game_id in self.left_alone:
            return
        try:
            await count(self.store, game_id)
        except DatabaseFault:
            raise
        except Exception:
            LOG.exception("counting game %s for ratings", short(game_id))
            self.left_alone.add(game_id)


async def count(store: Store, game_id: str) -> None:
    """Count a game that is over, if it is meant to count and nobody has counted it."""
    sheet = await matches.sheet_of(store, game_id)
    if sheet is None or sheet.rating != counting.PENDING or sheet.status != "over":
        return
    verdict, facts = await judged(store, sheet)

    async def job(connection: AsyncConnection) -> None:
        await results.take_turn(connection)
        now = await lobby.locked(connection, game_id)
        if now is None or now.rating != counting.PENDING:
            return  # another node was quicker, or it is gone
        people = [fact.person for fact in facts if fact.person is not None]
        final = verdict
        if final == counting.COUNTED and await results.wishing(connection, people) != set(people):
            final = "left"
        if final == counting.COUNTED:
            await results.count(connection, game_id, sheet.ruleset, await ended(connection, game_id), facts)
        await results.note(connection, game_id, final)

    await store.write(job, News("table", game_id))


async def ended(connection: AsyncConnection, game_id: str) -> float:
    """When the last entry of a record was written."""
    found = await connection.execute(select(func.max(entry.c.at)).where(entry.c.game == game_id))
    return float(found.scalar_one() or 0.0)


async def judged(store: Store, sheet: Sheet) -> tuple[str, list[Fact]]:
    """Does a game that is over count by its record, and what was it for every seat?"""
    try:
        match, _ = await loading.load(store, sheet)
    except Refused:  # that is logged already
        return "unreadable", []
    if not match.over:
        return "unreadable", []
    return counting.why_not(sheet, match.record) or counting.COUNTED, facts_of(sheet, match)


def facts_of(sheet: Sheet, match: Match) -> list[Fact]:
    starts = face_of(sheet.ruleset).starts(match.log)
    ranks = {one.seat: one.rank for one in match.standings()}
    facts = []
    for row in sheet.seats:
        bot = row.bot if row.person is None else None
        strength = strength_of(bot, sheet.ruleset, len(sheet.seats)) if bot is not None else None
        facts.append(Fact(row.seat, row.person, bot, ranks[row.seat], starts.get(row.seat, "")[:80], strength))
    return facts
