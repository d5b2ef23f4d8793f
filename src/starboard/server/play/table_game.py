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

from starboard.bots import plays_with, stand_in
from starboard.kernel.match import Match
from starboard.kernel.record import LAPSE, PERSON, line_of
from starboard.server.play import clocks, loading, present, replaying
from starboard.server.play.pauses import Changes
from starboard.server.refusals import Refused
from starboard.server.store import links, lobby, matches, moves
from starboard.server.store.announcements import Moved, News
from starboard.server.store.faults import DatabaseFault
from starboard.server.store.links import LinkRow
from starboard.server.store.matches import SeatRow, Sheet
from starboard.server.store.store import Store

TRIES = 20
"""How often we try again when another node wrote at the same place of the record."""

SNAPSHOT_EVERY = 60
"""After this many entries the position is saved, so that it can be loaded quickly: by the node that has written the
last of them, and by no other."""


UNSEEN = {"lapses"}
"""Columns of a seat that nobody sees: a change of them is no news, or it would tell when somebody chose in secret."""


class TakenBack(Exception):
    """While the bot thought, the seat's person has taken the seat back: nobody needs its answer."""


class RecordCut(Exception):
    """The record on disk is not what it was: some of it was taken away."""


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
        cut: Callable[[], None],
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
        self.cut = cut
        """Called when whoever runs the server has cut the record."""
        self.lock = asyncio.Lock()
        self.sheet: Sheet | None = None
        self.reading = asyncio.Lock()
        """Held while the table is read: of two readings, the one that ends last also began last."""
        self.news = 0
        """How often something changed that others have written."""
        self.news_read = 0
        """How much of that was known when the last reading of the table began."""
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
            async with self.reading:
                if self.sheet is None or self.stale:  # nobody has read it while we waited
                    await self.read()
        assert self.sheet is not None
        return self.sheet

    @property
    def stale(self) -> bool:
        """Must the table be read again before anything is done with it?"""
        return self.news != self.news_read

    def mark_stale(self) -> None:
        self.news += 1

    async def read_sheet(self) -> None:
        """Read the table, whatever is known of it."""
        self.mark_stale()
        await self.known()

    async def read(self) -> None:
        news = self.news
        found = await matches.sheet_of(self.store, self.id)
        if found is None:
            raise Refused("no-such-table", {}, 404)
        self.links = await links.of_table(self.store, self.id)
        self.related = await matches.related_to(self.store, [found])
        self.sheet, self.news_read = found, news
        self.used = time.monotonic()  # a database that is slow does not make a room look empty

    async def ready(self) -> Match:
        """The game as it is on disk; to be called under the lock."""
        self.used = time.monotonic()
        if self.match is None:
            sheet = await self.known()
            if sheet.header is None and sheet.status == "open":
                raise Refused("not-running", {}, 409)
            self.match, self.saved = await loading.load(self.store, sheet)
        return self.match

    async def take_in(self, move: Moved | None) -> bool:
        """Make a move that another node has written, without reading anything: that needs the table and the position
        to be known as they were before it. False if they are not. Under the lock."""
        sheet, match = self.sheet, self.match
        if move is None or sheet is None or not self.is_before(move, sheet):
            return False
        if match is not None:
            if len(match.record.entries) != move.number:
                return False
            try:
                await replaying.go_on(match, matches.entries_of([move.line], move.number, match.record.seats))
            except Exception:
                self.match = None  # ours was not what is on disk: load it again
                return False
            self.saved = max(self.saved, len(match.record.entries) // SNAPSHOT_EVERY * SNAPSHOT_EVERY)  # they saved it
            if not self.is_before(move, sheet):
                return False  # somebody has read the table meanwhile
        sheet.waiting, sheet.changed = move.waiting, move.changed
        for seat, deadline, left in move.times:
            sheet.seats[seat].deadline, sheet.seats[seat].left = deadline, left
        return True

    def is_before(self, move: Moved, sheet: Sheet) -> bool:
        """Is what we know of the table, and nobody is about to know better, what it was before this move?"""
        return sheet is self.sheet and not self.stale and not self.reading.locked() and sheet.changed == move.known

    async def catch_up(self) -> bool:
        """Take in what others have written; True if there was something. Under the lock. If the database cannot say,
        nothing is known any more."""
        match = self.match
        if match is None:
            return False
        try:
            # From our last entry on: if another stands there, or none, whoever runs the server has cut the record.
            ours = match.record.entries[-1:]
            first = len(match.record.entries) - len(ours)
            async with self.reading:
                news = self.news
                sheet, lines = await matches.latest_of(self.store, self.id, first)
                if sheet is not None:
                    # Its links and the tables that belong to it have news of their own, after which all is read.
                    self.sheet, self.news_read, self.used = sheet, news, time.monotonic()
            entries = matches.entries_of(lines, first, match.record.seats)
            if [line_of(one.plain()) for one in entries[: len(ours)]] != [line_of(one.plain()) for one in ours]:
                self.cut()
                raise RecordCut
            if len(entries) == len(ours):
                return False
            await replaying.go_on(match, entries[len(ours) :])
            self.saved = max(self.saved, len(match.record.entries) // SNAPSHOT_EVERY * SNAPSHOT_EVERY)  # they saved it
        except Exception as fault:
            self.match = None  # ours was not what is on disk: load it again
            self.mark_stale()
            if isinstance(fault, DatabaseFault):
                raise
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
        """Do something that adds entries to the record, change columns of seats and announce news with it. `do` may
        still say which columns: they are looked at after it.

        Raises IllegalChoice or Refused, and has changed nothing then.
        """
        async with self.lock:
            for _ in range(TRIES):
                # The table may have changed while we waited for the lock: `do` decides by what is true now.
                match, sheet = await self.ready(), await self.known()
                before = clocks.before_entry(match)
                first = len(match.record.entries)
                try:
                    doing = do(match)
                    if doing is not None:
                        await doing
                except present.REFUSALS:
                    if len(match.record.entries) != first:
                        self.match = None
                    if self.store.postgres and await self.catch_up():
                        continue
                    raise
                except (clocks.NotUp, TakenBack, Refused):
                    raise
                except BaseException:
                    self.match = None
                    raise
                try:
                    await self.write(sheet, match, first, before, seats or {}, news)
                except BaseException as fault:
                    self.match = None  # whether it is on disk we do not know; the disk does
                    self.mark_stale()
                    if isinstance(fault, moves.Taken):
                        continue
                    if isinstance(fault, Exception):
                        self.doubted()
                    raise
                self.settled(match)
                if len(match.record.entries) // SNAPSHOT_EVERY > first // SNAPSHOT_EVERY:
                    self.saved = len(match.record.entries)
                    self.spawn(self.save_now())
                return
            raise Refused("busy", {}, 503)

    async def write(
        self,
        sheet: Sheet,
        match: Match,
        first: int,
        before: clocks.Before,
        seats: Mapping[int, Mapping[str, Any]],
        more: Sequence[News],
    ) -> None:
        """Write the entries from a number on, and what follows from them for the lobby and the clocks. Raises Taken if
        another entry is there, or if anything else about the table has changed since it was read as `sheet`: then the
        clocks would be those of before a pause or a holiday."""
        if sheet is not self.sheet:
            raise moves.Taken  # it was read anew while we worked
        entries = match.record.entries[first:]
        for seat, values in seats.items():
            for name, value in values.items():
                setattr(sheet.seats[seat], name, value)
        columns = {seat: dict(values) for seat, values in seats.items()}
        for seat, times in self.times(match, before).items():
            columns.setdefault(seat, {}).update(times._asdict())
        over = match.over
        waiting = [] if over else match.game.waiting()
        noted = moves.Noted(waiting, bool(self.owed_by_bots(match)), "over" if over else "playing", winners(match))
        news = [*more, News("entry", self.id)]
        if noted.status != sheet.status or any(set(changed) - UNSEEN for changed in seats.values()):
            news.append(News("table", self.id))
        sheet.changed = await moves.write(self.store, self.id, sheet.changed, first, entries, noted, columns, news)
        sheet.waiting, sheet.status, sheet.winners = noted.waiting, noted.status, noted.winners
        for seat, changed in columns.items():
            for name, value in changed.items():
                setattr(sheet.seats[seat], name, value)
        if sheet is not self.sheet:
            self.mark_stale()  # somebody has read the table meanwhile, perhaps before this was written

    def times(self, match: Match, before: clocks.Before) -> dict[int, clocks.Times]:
        """The clocks that change."""
        assert self.sheet is not None
        clock = clock_of(self.sheet)
        if clock is None:
            return {}
        return clocks.after_entry(clock, self.sheet.seats, before, match, clocks.time_at(self.sheet, self.now()))

    def owed_by_bots(self, match: Match) -> dict[int, str]:
        """The seats of bots that owe a decision, with its id. Bots do not play for nobody."""
        assert self.sheet is not None
        if match.over or self.sheet.deserted:
            return {}
        rows = self.sheet.seats
        return {one.seat: one.id for one in match.game.decisions if rows[one.seat].bot is not None}

    async def choose(self, seat: int, decision_id: str, choice: list[str | int], by: str) -> None:
        """Answer a decision; `by`: person or bot. Raises TakenBack if a bot answers too late."""

        def do(match: Match) -> None:
            assert self.sheet is not None
            row = self.sheet.seats[seat]
            if by == "bot" and row.bot is None:
                raise TakenBack
            if by == "person" and row.bot is not None:
                raise Refused("bot-plays", {}, 409)
            decision = match.game.decision_of(seat)
            # A page answers by itself where there is only one answer: that does not show that anybody is there.
            if row.lapses and by == "person" and decision is not None and not decision.form.single():
                changes[seat] = {"lapses": 0}
            match.answer(seat, decision_id, choice)

        changes: dict[int, dict[str, Any]] = {}
        await self.act(do, changes)

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
            changes[seat] = self.give_up(match, seat, bot)

        changes: dict[int, dict[str, Any]] = {}
        await self.act(do, changes)

    def give_up(self, match: Match, seat: int, bot: str) -> dict[str, Any]:
        """A seat resigns: what changes of it. With the game over at once, no bot ever plays for it."""
        round_ = self.bot_from(match, seat)
        match.resign(seat)
        return {"resigned": True} if match.over else {"resigned": True, "bot": bot, "bot_from": round_}

    async def take_over(self, seat: int, bot: str | None) -> None:
        """A bot plays the seat from now on, or its person again."""

        def do(match: Match) -> None:
            has_not_given_up(match, seat)
            assert self.sheet is not None
            changes[seat] = {"bot": bot, "lapses": 0}
            clock = clock_of(self.sheet)
            if bot is None:
                if clock is not None:
                    changes[seat] |= clocks.after_return(clock, self.sheet.seats[seat])._asdict()
                match.change_seat(seat, PERSON)
            else:
                changes[seat]["bot_from"] = self.bot_from(match, seat)
                match.change_seat(seat, bot, plays_with(bot, match.ruleset.name))

        changes: dict[int, dict[str, Any]] = {}
        await self.act(do, changes)

    def bot_from(self, match: Match, seat: int) -> int:
        """The round in which a bot first plays for the person of a seat, if one does so now. Whatever comes before the
        first round counts as part of it."""
        assert self.sheet is not None
        known = self.sheet.seats[seat].bot_from
        return max(match.game.round, 1) if known is None else known

    async def change(self, work: Callable[[Sheet], Changes]) -> None:
        """Change what is known of the table beside the record. `work` is given the table as it is while nobody else can
        change it, on whatever node. It may raise Refused, and nothing is changed."""
        async with self.lock:

            async def job(connection: AsyncConnection) -> None:
                sheet = await lobby.locked(connection, self.id)
                if sheet is None:
                    raise Refused("no-such-table", {}, 404)
                if not loading.is_sound(sheet):
                    raise Refused("cannot-load", {}, 409)
                changes = work(sheet)
                await matches.change(connection, self.id, **changes.table)
                for seat, columns in changes.seats.items():
                    await matches.change_seat(connection, self.id, seat, **columns)

            try:
                await self.store.write(job, News("table", self.id))
            finally:
                self.mark_stale()

    def check_up(self, match: Match, seat: int) -> SeatRow:
        """A seat whose time is up, looked at again under the lock; raises NotUp if there is time yet."""
        sheet = self.sheet
        assert sheet is not None
        row = sheet.seats[seat]
        if sheet.paused is not None or not clocks.is_up(row, self.now()) or match.game.pending[seat] is None:
            raise clocks.NotUp
        return row

    async def resign_late(self, seat: int) -> None:
        """The seat's time is up, and the table says that it resigns then. Raises NotUp."""
        bot = stand_in((await self.known()).ruleset)

        def do(match: Match) -> None:
            self.check_up(match, seat)
            changes[seat] = self.give_up(match, seat, bot)

        changes: dict[int, dict[str, Any]] = {}
        await self.act(do, changes)

    async def lapse(self, seat: int, decision_id: str, choice: list[str | int], bot: str) -> None:
        """The seat's time is up: a bot has made this one move for it. After some lapses in a row it keeps the seat.
        The record notes the lapse before the move. Raises NotUp."""
        clock = clock_of(await self.known())
        assert clock is not None

        def do(match: Match) -> None:
            row = self.check_up(match, seat)
            match.asked(seat, decision_id)
            changes[seat] = {"lapses": row.lapses + 1, "bot_from": self.bot_from(match, seat)}
            version = plays_with(bot, match.ruleset.name)
            match.note(seat, LAPSE, {"by": bot, "plays_with": version})
            match.answer(seat, decision_id, choice)
            if row.lapses + 1 >= clocks.MOST_LAPSES:
                changes[seat] |= {"bot": bot, "deadline": None, "left": 0.0}
                match.change_seat(seat, bot, version)
            else:
                changes[seat] |= clocks.after_lapse(clock)._asdict()

        changes: dict[int, dict[str, Any]] = {}
        await self.act(do, changes)


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
