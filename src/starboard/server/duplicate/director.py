"""Director: sees contests through: notes results when games end, and opens everything when the last one has.

Any node may do any of it, at any time and more than once: what is noted stays noted. So nothing is lost when a server
dies in between; the next look does the rest. Nothing is told here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.duplicate import days
from starboard.server.operation.logs import short
from starboard.server.play import loading
from starboard.server.refusals import Refused
from starboard.server.store import contests
from starboard.server.store.announcements import News
from starboard.server.store.contests import Contest, Damaged, Place
from starboard.server.store.faults import DatabaseFault
from starboard.server.store.matches import Sheet, sheet_in, sheets
from starboard.server.store.schema import contest, game
from starboard.server.store.store import Store

LOG = logging.getLogger(__name__)

LOOK_SECONDS = 30.0
"""How often all running contests are looked at, whatever was heard."""


AT_ONCE = 500


class Director:
    """The contests of a server. `resign` gives up a seat; `clock` tells the time of day."""

    def __init__(
        self, store: Store, resign: Callable[[str, int], Awaitable[None]], clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.resign = resign
        self.clock = clock
        self.heard_of: set[str] = set()
        """Games at whose table something happened."""
        self.something = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        store.announcements.listen(self.heard)

    def heard(self, news: News) -> None:
        if news.what == "table":
            self.heard_of.add(news.game)
            self.something.set()
        elif news.what == "missed":
            self.something.set()

    async def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
            self.task = None

    async def run(self) -> None:
        looked = 0.0
        while True:
            try:
                games, self.heard_of = self.heard_of, set()
                self.something.clear()
                if time.monotonic() - looked > LOOK_SECONDS or not looked:
                    looked = time.monotonic()
                    await self.look()
                elif games:
                    await self.look_at_games(games)
            except DatabaseFault:
                pass  # of the database; that is logged already
            except Exception:
                LOG.exception("looking after contests")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self.something.wait()

    # --- looking --------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """See to all contests that run."""
        for row in await self.store.rows(select(contest.c.id).where(contest.c.status == "playing")):
            await self.look_at(row["id"])

    async def look_at_games(self, games: set[str]) -> None:
        """See to the contests of which these games are, if a game of theirs is over."""
        listed = sorted(games)
        for at in range(0, len(listed), AT_ONCE):
            some = game.c.id.in_(listed[at : at + AT_ONCE])
            wanted = select(game.c.contest).where(some, game.c.status == "over", game.c.sealed.is_(True))
            for id in sorted({row["contest"] for row in await self.store.rows(wanted) if row["contest"]}):
                await self.look_at(id)

    async def look_at(self, id: str) -> None:
        """Note what has been played, and if that is all, say so. A daily deal ends with its day."""
        try:
            found = await contests.with_places(self.store, id)
        except Damaged:
            return
        if found is None or found[0].status != "playing":
            return
        here, places = found
        await self.note_results(here, places)
        if here.day is not None:
            if not days.is_past(here.day, self.clock()):
                return
            if days.is_overdue(here.day, self.clock()):
                await self.give_up(here)
        await self.end_if_complete(id)

    async def note_results(self, here: Contest, places: list[Place]) -> None:
        """Write down the results of games that are over. What cannot be read here counts for nobody."""
        open_games = {one.game for one in places if one.outcome is None and one.game is not None}
        wanted = select(game).where(game.c.contest == here.id, game.c.id.in_(open_games))
        for sheet in await sheets(self.store, wanted) if open_games else []:
            sound = loading.is_sound(sheet)
            if sheet.status != "over" and sound:
                continue
            own = [one for one in places if one.game == sheet.id]
            results = await self.results(sheet, own) if sound else [unfinished(one) for one in own]

            async def job(connection: AsyncConnection, results: list[Place] = results) -> None:
                for one in results:
                    await contests.note(connection, one)

            await self.store.write(job)

    async def results(self, sheet: Sheet, places: list[Place]) -> list[Place]:
        """What came of the seats of a table that is over."""
        try:
            match, _ = await loading.load(self.store, sheet)
        except Refused:
            return [unfinished(one) for one in places]
        standings = {one.seat: one for one in match.standings()}
        for one in places:
            row, standing = sheet.seats[one.seat], standings[one.seat]
            # Whoever sat down here was a person, and a bot has the seat now: they have not played it to its end.
            gone = one.bot is None and (row.resigned or row.bot is not None)
            # A game that ended because everybody else had resigned was not played to its end by whoever is left.
            one.outcome = "resigned" if gone else "played" if match.game.over else "unfinished"
            one.total, one.tie_break, one.bot_from = standing.total, standing.tie_break, row.bot_from
        return places

    async def end_if_complete(self, id: str) -> None:
        """If every game of the contest is over, open everything, in one go."""

        async def job(connection: AsyncConnection) -> list[str]:
            here = await contests.locked(connection, id)
            if here is None or here.status != "playing":
                return []
            await contests.drop_lost(connection, id)
            running = [one for one, status in (await contests.statuses(connection, id)).items() if status != "over"]
            if await contests.open_places(connection, id) or (running and not await self.lost(connection, running)):
                return []
            await contests.change(connection, id, status="over", ended=self.clock())
            return await contests.unseal(connection, id)

        opened = await self.store.write(job)
        for one in opened:
            await self.store.announce(News("table", one))

    async def lost(self, connection: AsyncConnection, games: list[str]) -> bool:
        """Can none of these be played on any more, here or by anybody with this program?"""
        found = [await sheet_in(connection, one) for one in games]
        return not any(one is not None and loading.is_sound(one) for one in found)

    # --- ending ---------------------------------------------------------------------------------------------

    async def give_up(self, here: Contest) -> None:
        """Everybody who still plays gives up; bots play what is left, and the deal can be shown."""
        running = select(game).where(game.c.contest == here.id, game.c.status == "playing")
        for sheet in await sheets(self.store, running):
            for row in sheet.seats:
                if row.person is not None and not row.resigned:
                    try:
                        await self.resign(sheet.id, row.seat)
                    except Refused as refused:
                        if refused.key not in ("resigned", "not-running"):
                            LOG.warning("the game %s of a contest cannot be ended: %s", short(sheet.id), refused.key)


def unfinished(one: Place) -> Place:
    one.outcome = "unfinished"
    return one
