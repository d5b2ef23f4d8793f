"""The game at a table on this node: what is known of the table, its position, and everything that happens to it.

Everything happens under one lock, in this order: check and apply in memory, write to the record, tell everybody.
Nobody sees what is not on disk. If another node wrote first, the position in memory is thrown away and everything is
tried again on what is true now. Knows neither who looks on (`audience`) nor how bots think (`seated_bots`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.bots import stand_in
from starboard.kernel.decision import IllegalChoice, Reason
from starboard.kernel.match import Match
from starboard.server.play import clocks, loading, present, replaying
from starboard.server.refusals import Refused
from starboard.server.store import links, matches
from starboard.server.store.announcements import News
from starboard.server.store.links import LinkRow
from starboard.server.store.matches import Sheet
from starboard.server.store.store import Store

TRIES = 20
"""How often we try again when another node wrote at the same place of the record."""

SNAPSHOT_EVERY = 60
"""After this many entries the position is saved, so that it can be loaded quickly."""


class Taken(Exception):
    """Another node wrote at this place of the record before us."""


class TableGame:
    """The game of one table. A quiet one forgets its position; the record has it."""

    def __init__(
        self,
        store: Store,
        table: str,
        spawn: Callable[[Coroutine[Any, Any, None]], object],
        now: Callable[[], float],
        settled: Callable[[Match], None],
        doubted: Callable[[], None],
    ) -> None:
        self.store = store
        self.id = table
        self.spawn = spawn
        self.now = now
        """What time it is for the clocks of tables."""
        self.settled = settled
        """Called when an entry is on disk."""
        self.doubted = doubted
        """Called when we do not know whether one is."""
        self.lock = asyncio.Lock()
        self.sheet: Sheet | None = None
        self.stale = False
        """Must the table be read again before anything is done with it?"""
        self.links: list[LinkRow] = []
        self.related: dict[str, Sheet] = {}
        """The tables that this one was forked from, or that is played at next."""
        self.match: Match | None = None
        self.saved = 0
        """How many entries the latest snapshot holds."""
        self.used = time.monotonic()
        """When somebody last needed this table."""

    # --- what is known --------------------------------------------------------------------------------------

    async def known(self) -> Sheet:
        """The table; raises Refused if there is none."""
        if self.sheet is None or self.stale:
            await self.read_sheet()
        assert self.sheet is not None
        return self.sheet

    async def read_sheet(self) -> None:
        found = await matches.sheet_of(self.store, self.id)
        if found is None:
            raise Refused("no-such-table", {}, 404)
        self.sheet = found
        self.links = await links.of_table(self.store, self.id)
        self.related = await matches.related_to(self.store, [found])
        self.stale = False

    async def ready(self) -> Match:
        """The game as it is on disk; to be called under the lock."""
        self.used = time.monotonic()
        if self.match is None:
            sheet = await self.known()
            if sheet.header is None and sheet.status == "open":
                raise Refused("not-running", {}, 409)
            self.match, self.saved = await loading.load(self.store, sheet)
        return self.match

    async def catch_up(self) -> bool:
        """Take in what other nodes have written; True if there was something. Under the lock."""
        match = self.match
        if match is None:
            return False
        entries = await matches.entries_from(self.store, self.id, len(match.record.entries), match.record.seats)
        if not entries:
            return False
        try:
            await replaying.go_on(match, entries)
        except Exception:
            self.match = None  # ours was not what is on disk: load it again
        await self.read_sheet()
        return True

    def forget(self) -> None:
        """Keep only what costs little."""
        self.match = None

    async def save(self) -> None:
        """Keep a snapshot of the position, if it is worth it."""
        async with self.lock:
            if self.match is not None and len(self.match.record.entries) - self.saved >= SNAPSHOT_EVERY // 2:
                self.saved = await loading.save(self.store, self.id, self.match)

    async def save_now(self) -> None:
        async with self.lock:
            if self.match is not None:
                self.saved = await loading.save(self.store, self.id, self.match)

    # --- what happens ---------------------------------------------------------------------------------------

    async def act(
        self,
        do: Callable[[Match], Awaitable[None] | None],
        seats: Mapping[int, Mapping[str, Any]] | None = None,
        *news: News,
    ) -> None:
        """Do something that adds one entry to the record, change columns of seats and announce news with it.

        Raises IllegalChoice or Refused, and has changed nothing then.
        """
        async with self.lock:
            for _ in range(TRIES):
                match = await self.ready()
                before = clocks.before_entry(match)
                try:
                    doing = do(match)
                    if doing is not None:
                        await doing
                except present.REFUSALS:
                    if self.store.postgres and await self.catch_up():
                        continue
                    raise
                except (clocks.NotUp, Refused):
                    raise
                except BaseException:
                    self.match = None
                    raise
                try:
                    await self.write(match, before, seats or {}, news)
                except BaseException as fault:
                    self.match, self.stale = None, True  # whether it is on disk we do not know; the disk does
                    if isinstance(fault, Taken):
                        continue
                    if isinstance(fault, Exception):
                        self.doubted()
                    raise
                self.settled(match)
                if len(match.record.entries) - self.saved >= SNAPSHOT_EVERY:
                    self.saved = len(match.record.entries)
                    self.spawn(self.save_now())
                return
            raise Refused("busy", {}, 503)

    async def write(
        self, match: Match, before: clocks.Before, seats: Mapping[int, Mapping[str, Any]], more: Sequence[News]
    ) -> None:
        """Write the latest entry, and what follows from it for the lobby and the clocks. Raises Taken."""
        sheet = await self.known()
        entry = match.record.entries[-1]
        number = len(match.record.entries) - 1
        for seat, values in seats.items():
            for name, value in values.items():
                setattr(sheet.seats[seat], name, value)
        columns = {seat: dict(values) for seat, values in seats.items()}
        for seat, times in self.times(match, before).items():
            columns.setdefault(seat, {}).update(times._asdict())
        over = match.over
        status = "over" if over else "playing"
        values = {
            "waiting": [] if over else match.game.waiting(),
            "thinking": bool(self.owed_by_bots(match)),
            "status": status,
            "winners": winners(match),
        }

        async def job(connection: AsyncConnection) -> None:
            if not await matches.append(connection, self.id, number, entry):
                raise Taken
            await matches.change(connection, self.id, **values)
            for seat, changed in columns.items():
                await matches.change_seat(connection, self.id, seat, **changed)

        news = [*more, News("entry", self.id)]
        if seats or status != sheet.status:
            news.append(News("table", self.id))
        await self.store.write(job, *news)
        for name, value in values.items():
            if name != "thinking":
                setattr(sheet, name, value)
        for seat, changed in columns.items():
            for name, value in changed.items():
                setattr(sheet.seats[seat], name, value)

    def times(self, match: Match, before: clocks.Before) -> dict[int, clocks.Times]:
        """The clocks that change."""
        assert self.sheet is not None
        clock = clock_of(self.sheet)
        if clock is None:
            return {}
        return clocks.after_entry(clock, self.sheet.seats, before, match, self.now())

    def owed_by_bots(self, match: Match) -> dict[int, str]:
        """The seats of bots that owe a decision, with its id."""
        assert self.sheet is not None
        if match.over:
            return {}
        rows = self.sheet.seats
        return {one.seat: one.id for one in match.game.decisions if rows[one.seat].bot is not None}

    async def choose(self, seat: int, decision_id: str, choice: list[str | int], by: str) -> None:
        """Answer a decision; `by`: person or bot."""

        def do(match: Match) -> None:
            assert self.sheet is not None
            # A bot may still think when its person has taken the seat back, and the other way round.
            if (self.sheet.seats[seat].bot is not None) != (by == "bot"):
                raise IllegalChoice(Reason("stale", {}), seat, "")
            match.answer(seat, decision_id, choice)

        await self.act(do)

    async def take_back(self, seat: int) -> None:
        await self.act(lambda match: match.take_back(seat))

    async def undo(self, seat: int, decision_id: str) -> None:
        """Go back to before a decision, where nothing was revealed since."""
        await self.act(lambda match: match.undo(seat, decision_id))

    async def rewind(self, seat: int, decision_id: str, *news: News, check: Callable[[], None] = lambda: None) -> None:
        """Go back past what was revealed. `check` is called under the lock, and raises if it must not be after all."""

        async def do(match: Match) -> None:
            check()
            if replaying.played_again(match.record) + len(match.path) > replaying.MOST_PLAYED_AGAIN:
                raise Refused("went-back-too-often", {}, 409)
            await replaying.rewind(match, seat, decision_id)

        await self.act(do, None, *news)

    async def resign(self, seat: int) -> None:
        """Give up: a bot plays on while the others play."""
        bot = stand_in((await self.known()).ruleset)

        def do(match: Match) -> None:
            has_not_given_up(match, seat)
            match.resign(seat)

        await self.act(do, {seat: {"resigned": True, "bot": bot}})

    async def take_over(self, seat: int, bot: str | None) -> None:
        """A bot plays the seat from now on, or its person again."""

        def do(match: Match) -> None:
            has_not_given_up(match, seat)
            match.change_seat(seat, bot or "person")

        await self.act(do, {seat: {"bot": bot}})

    async def time_out(self, seat: int, bot: str, resign: bool) -> None:
        """The seat's time is up: a bot plays it. Looks again under the lock; raises NotUp if there is time yet."""

        def do(match: Match) -> None:
            assert self.sheet is not None
            if not clocks.is_up(self.sheet.seats[seat], self.now()) or match.game.pending[seat] is None:
                raise clocks.NotUp
            if resign:
                match.resign(seat)
            else:
                match.change_seat(seat, bot)

        await self.act(do, {seat: {"resigned": True, "bot": bot} if resign else {"bot": bot}})


def has_not_given_up(match: Match, seat: int) -> None:
    """Under the lock, as the seat may have resigned and the game ended since somebody looked."""
    if seat in match.resigned:
        raise Refused("resigned", {}, 409)
    if match.over:
        raise Refused("not-running", {}, 409)


def clock_of(sheet: Sheet) -> clocks.TableClock | None:
    return msgspec.convert(sheet.clock, clocks.TableClock | None)


def winners(match: Match) -> list[int]:
    """The seats that share the first place of a finished game."""
    return [one.seat for one in match.standings() if one.rank == 1 and one.seat >= 0] if match.over else []
