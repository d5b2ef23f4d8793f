"""Room: one table on this node: its game while somebody plays it, and those who look at it from here.

Everything that happens to the game happens under one lock, in this order: check and apply in memory, write to the
record, tell everybody. What is not on disk is seen by nobody; if another node wrote first, the position in memory is
thrown away and everything is tried again on what is true now. A quiet room forgets its position; the record has it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.bots import stand_in
from starboard.kernel.decision import IllegalChoice, Reason
from starboard.kernel.match import Match, NotPossible
from starboard.kernel.record import Entry
from starboard.server import wire
from starboard.server.operation.logs import short
from starboard.server.operation.metrics import Metrics
from starboard.server.people.notify import Notifier
from starboard.server.play import clocks, loading, present, undo
from starboard.server.play.thinking import Gone, Thinking
from starboard.server.play.viewer import ENCODER, Viewer
from starboard.server.refusals import Refused
from starboard.server.store import links, matches
from starboard.server.store.announcements import News
from starboard.server.store.links import LinkRow
from starboard.server.store.matches import Sheet
from starboard.server.store.store import Store
from starboard.server.tables.description import shown
from starboard.words.faces import face_of
from starboard.words.lesson import Lesson

LOG = logging.getLogger(__name__)

TRIES = 20
"""So often we try again when another node wrote at the same place of the record."""

SNAPSHOT_EVERY = 60
"""After so many entries the position is saved, so that it can be loaded quickly."""

AGAIN_SECONDS = 1.0
"""How long to wait before a bot is asked again that could not answer."""

FAREWELL_SECONDS = 5.0
"""How long somebody who must go has to hear why."""


class Taken(Exception):
    """Another node wrote at this place of the record before us."""


class Part(Protocol):
    """What rooms share on a node."""

    store: Store
    thinking: Thinking
    metrics: Metrics
    notifier: Notifier
    now: Callable[[], float]
    """What time it is for the clocks of tables (`Timekeeper`)."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...


class Room:
    """A table on this node."""

    def __init__(self, node: Part, game_id: str) -> None:
        self.node = node
        self.store = node.store
        self.id = game_id
        self.lock = asyncio.Lock()
        self.sheet: Sheet | None = None
        self.stale = False
        """Must the table be read again before anything is done with it?"""
        self.links: list[LinkRow] = []
        self.match: Match | None = None
        self.saved = 0
        """How many entries the latest snapshot holds."""
        self.viewers: list[Viewer] = []
        self.requests = undo.Requests(self)
        self.asking: dict[int, str] = {}
        """Which decision the bot of a seat is thinking about."""
        self.eyes: dict[tuple[int | None, str], present.Eyes] = {}
        self.used = time.monotonic()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return self.node.spawn(work)

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
        self.eyes.clear()
        self.stale = False

    async def ready(self) -> Match:
        """The game as it is on disk; to be called under the lock."""
        self.used = time.monotonic()
        if self.match is None:
            sheet = await self.known()
            if sheet.header is None:
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
            for entry in entries:
                match.repeat(entry)
        except Exception:
            self.match = None  # ours was not what is on disk: load it again
        await self.read_sheet()
        return True

    def forget(self) -> None:
        """Keep only what costs little."""
        self.match = None
        self.eyes.clear()

    async def save(self) -> None:
        """Keep a snapshot of the position, if it is worth it."""
        async with self.lock:
            if self.match is not None and len(self.match.record.entries) - self.saved >= SNAPSHOT_EVERY // 2:
                self.saved = await loading.save(self.store, self.id, self.match)

    # --- what happens ---------------------------------------------------------------------------------------

    async def act(
        self, do: Callable[[Match], None], seats: Mapping[int, Mapping[str, Any]] | None = None, *news: News
    ) -> None:
        """Do something that adds one entry to the record, change columns of seats and announce news with it.

        Raises IllegalChoice or Refused, and has changed nothing then.
        """
        async with self.lock:
            for _ in range(TRIES):
                match = await self.ready()
                before = clocks.before_entry(match)
                try:
                    do(match)
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
                        self.spawn(self.refresh())
                    raise
                self.settle(match)
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
            "thinking": bool(self.owing(match)),
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
        return clocks.after_entry(clock, self.sheet.seats, before, match, self.node.now())

    def settle(self, match: Match) -> None:
        """The entry is on disk: tell everybody, and ask who is to be asked."""
        self.look()
        self.ask_bots(match)
        self.tell_people(match)
        self.requests.close_old(match)
        if len(match.record.entries) - self.saved >= SNAPSHOT_EVERY:
            self.saved = len(match.record.entries)
            self.spawn(self.save_now())

    async def save_now(self) -> None:
        async with self.lock:
            if self.match is not None:
                self.saved = await loading.save(self.store, self.id, self.match)

    def look(self) -> None:
        """Something may have changed for anybody here."""
        for viewer in self.viewers:
            viewer.look()

    async def choose(self, seat: int, decision_id: str, choice: list[str | int], by: str) -> None:
        def do(match: Match) -> None:
            decision = match.game.decision_of(seat)
            assert self.sheet is not None
            # A bot may still think when its person has taken the seat back, and the other way round.
            plays = (self.sheet.seats[seat].bot is not None) == (by == "bot")
            if match.over or decision is None or decision.id != decision_id or not plays:
                raise IllegalChoice(Reason("stale", {}), seat, "")
            match.choose(seat, match.game.choice_from(decision, choice), decision_id)

        await self.act(do)
        self.node.metrics.choices.labels(by).inc()

    async def take_back(self, seat: int) -> None:
        await self.act(lambda match: match.take_back(seat))

    async def undo(self, seat: int, decision_id: str) -> None:
        """Go back to before a decision: at once if that is allowed, else ask the others."""
        async with self.lock:
            match = await self.ready()
            sheet = await self.known()
            found = [free for decision, free in match.recent(seat) if decision.id == decision_id]
        if match.over:
            raise NotPossible("game-over")
        if not found:
            raise NotPossible("nothing-to-undo")
        if found[0]:
            await self.act(lambda match: match.undo(seat, decision_id))
        elif undo.others(sheet, seat):
            await self.requests.ask(match, seat, decision_id)
        else:
            await self.rewind(seat, decision_id, check=lambda: self.only_bots_beside(seat))

    def only_bots_beside(self, seat: int) -> None:
        """Somebody may have taken their seat back since we looked: then they have to be asked."""
        assert self.sheet is not None
        if undo.others(self.sheet, seat):
            raise NotPossible("others-went-on")

    async def rewind(self, seat: int, decision_id: str, *news: News, check: Callable[[], None] = lambda: None) -> None:
        """Go back past what was revealed. `check` is called under the lock, and raises if it must not be after all."""

        def do(match: Match) -> None:
            check()
            match.rewind(seat, decision_id)

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
            if not clocks.is_up(self.sheet.seats[seat], self.node.now()) or match.game.pending[seat] is None:
                raise clocks.NotUp
            if resign:
                match.resign(seat)
            else:
                match.change_seat(seat, bot)

        await self.act(do, {seat: {"resigned": True, "bot": bot} if resign else {"bot": bot}})

    # --- bots -----------------------------------------------------------------------------------------------

    def owing(self, match: Match) -> dict[int, str]:
        """The seats of bots that owe a decision, with its id."""
        assert self.sheet is not None
        if match.over:
            return {}
        rows = self.sheet.seats
        return {one.seat: one.id for one in match.game.decisions if rows[one.seat].bot is not None}

    def ask_bots(self, match: Match) -> None:
        assert self.sheet is not None
        for seat, decision_id in self.owing(match).items():
            if self.asking.get(seat) != decision_id:
                self.asking[seat] = decision_id
                bot = self.sheet.seats[seat].bot
                assert bot is not None
                header, entries = match.record.header(), list(match.record.entries)
                self.spawn(self.think(seat, bot, decision_id, header, entries))

    async def think(self, seat: int, bot: str, decision_id: str, header: dict[str, Any], entries: list[Entry]) -> None:
        """Have a bot think, and do what it says, unless the question is gone by then."""
        try:
            choice = await self.node.thinking.choose(self.id, header, entries, seat, bot, decision_id)
            await self.choose(seat, decision_id, choice, "bot")
        except (Gone, *present.REFUSALS):
            pass
        except Exception:
            LOG.exception("a bot could not play in game %s", short(self.id))
            await asyncio.sleep(AGAIN_SECONDS)
        finally:
            if self.asking.get(seat) == decision_id:
                del self.asking[seat]

    async def wake(self) -> None:
        """See that bots who owe something think."""
        async with self.lock:
            sheet = await self.known()
            if sheet.status == "playing":
                self.ask_bots(await self.ready())

    def tell_people(self, match: Match) -> None:
        """Say whose turn it is, for those who are away and want to be told."""
        assert self.sheet is not None
        rows = self.sheet.seats
        asked = [] if match.over else [rows[one.seat] for one in match.game.decisions]
        people = {row.seat: [row.person, *row.holders] for row in asked if row.person and row.played_by_person}
        self.node.notifier.owing(self.id, self.sheet.ruleset, people, self.here)

    # --- who looks ------------------------------------------------------------------------------------------

    def here(self) -> set[int]:
        """The seats whose people are here."""
        return {viewer.seat for viewer in self.viewers if viewer.own and viewer.seat is not None}

    def watchers(self) -> int:
        return sum(not viewer.own for viewer in self.viewers)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.append(viewer)
        self.used = time.monotonic()
        self.look_at_table(viewer)

    def leave(self, viewer: Viewer) -> None:
        viewer.gone = True
        self.viewers.remove(viewer)
        self.used = time.monotonic()
        self.look_at_table(viewer)

    def look_at_table(self, but: Viewer | None = None) -> None:
        for viewer in self.viewers:
            if viewer is not but:
                viewer.look("table")

    async def refresh(self) -> None:
        """The table changed: who sits there, or whether it is played at. Whoever lost their right to look must go."""
        async with self.lock:
            try:
                await self.read_sheet()
            except Refused as gone:  # taken away by whoever made it
                self.sheet = None
                self.show_all_out(gone)
                return
            await self.catch_up()
            assert self.sheet is not None
            for viewer in list(self.viewers):
                if not may_look(self.sheet, viewer.person, viewer.seat, viewer.own):
                    viewer.dismiss(Refused("not-your-seat", {}, 403))
                    self.spawn(self.show_out(viewer))
        self.look_at_table()
        self.look()
        self.requests.look_again()
        await self.wake()

    def show_all_out(self, why: Refused) -> None:
        for viewer in list(self.viewers):
            viewer.dismiss(why)
            self.spawn(self.show_out(viewer))

    async def show_out(self, viewer: Viewer) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                await viewer.all_sent()
        await viewer.close(1008)

    def show_out_person(self, person: str) -> None:
        """Somebody's cookies are void: whoever holds a new one comes again by themselves."""
        for viewer in list(self.viewers):
            if viewer.person == person:
                viewer.hang_up()

    async def heard_entry(self) -> None:
        """Another node has written to the record."""
        async with self.lock:
            if not self.viewers or self.match is None:
                self.match, self.stale = None, True
            else:
                await self.catch_up()
        self.look()

    def eyes_of(self, viewer: Viewer, match: Match) -> present.Eyes:
        """A viewer's eyes: the same for all who look through the same seat in the same language."""
        assert self.sheet is not None
        found = self.eyes.get((viewer.seat, viewer.language))
        if found is None:
            face = face_of(match.ruleset.name, match.record.options).among([one.name for one in self.sheet.seats])
            found = self.eyes[viewer.seat, viewer.language] = present.Eyes(face, viewer.language, viewer.seat)
        return found

    async def table_for(self, viewer: Viewer) -> bytes | None:
        """The table as the viewer sees it."""
        return ENCODER.encode(wire.TableChanged(self.described(await self.known(), viewer)))

    def described(self, sheet: Sheet, viewer: Viewer) -> wire.Table:
        return shown(sheet, viewer.person, viewer.language, self.here(), self.watchers(), self.links)

    async def update_for(self, viewer: Viewer) -> bytes | None:
        """What changed for the viewer since it was last told; None if nothing did."""
        async with self.lock:
            sheet = await self.known()
            if sheet.header is None:
                return None
            match = await self.ready()
            return self.updated(sheet, match, viewer)

    def updated(self, sheet: Sheet, match: Match, viewer: Viewer) -> bytes | None:
        eyes = self.eyes_of(viewer, match)
        told, rewound, epoch = since(match, viewer)
        points = undo.points(match, sheet, eyes) if viewer.own else []
        clock = clock_of(sheet)
        shown_clocks = clocks.shown_to(viewer.seat, clock, sheet.seats, match.game) if clock and not match.over else []
        sight = present.Sight(match, eyes)
        key = hashlib.blake2b(
            ENCODER.encode([sight.key(), len(match.log), epoch, points, shown_clocks]), digest_size=16
        ).digest()
        if key == viewer.key and rewound is None:
            return None
        update = sight.update(
            told, rewound, epoch, points, clocks.on_wire(shown_clocks, self.node.now()), lesson_of(sheet, match)
        )
        viewer.key, viewer.told, viewer.epoch = key, len(match.log), epoch
        return ENCODER.encode(update)

    async def explain(self, viewer: Viewer, ref: int, thing: str) -> wire.Explained:
        async with self.lock:
            match = await self.ready()
            return present.explained(match, self.eyes_of(viewer, match), ref, thing)

    async def reason(self, viewer: Viewer, why: Reason) -> str:
        """Why not, in the words of the game."""
        async with self.lock:
            match = await self.ready()
            eyes = self.eyes_of(viewer, match)
            text: str = eyes.face.reason(why, match.game, eyes.words)
            return text


def since(match: Match, viewer: Viewer) -> tuple[int, int | None, int]:
    """How many events the viewer has that still are what happened, to where it must go back if at all, and its epoch.

    Somebody who says to have been told what never was is told everything again.
    """
    rewinds = match.rewinds_of(viewer.seat)
    epoch = len(rewinds)
    if viewer.epoch == -1:
        return 0, None, epoch
    if viewer.epoch > epoch:
        return 0, 0, epoch
    kept = min([viewer.told, *rewinds[viewer.epoch :]])
    if kept > len(match.log):
        return 0, 0, epoch
    return kept, kept if viewer.epoch != epoch else None, epoch


def has_not_given_up(match: Match, seat: int) -> None:
    """Under the lock, as the seat may have resigned and the game ended since somebody looked."""
    if seat in match.resigned:
        raise Refused("resigned", {}, 409)
    if match.over:
        raise Refused("not-running", {}, 409)


def clock_of(sheet: Sheet) -> clocks.TableClock | None:
    return msgspec.convert(sheet.clock, clocks.TableClock | None)


def lesson_of(sheet: Sheet, match: Match) -> Lesson | None:
    return face_of(match.ruleset.name).lesson() if sheet.lesson is not None else None


def may_look(sheet: Sheet, person: str | None, seat: int | None, own: bool) -> bool:
    """May this person look at the table so: through a seat of their own, one that lets others look, or as anybody?"""
    if seat is None:
        return sheet.may_be_seen_by(person)
    if not 0 <= seat < len(sheet.seats):
        return False
    row = sheet.seats[seat]
    return row.belongs_to(person) if own else row.watchable and sheet.may_be_seen_by(person)


def winners(match: Match) -> list[int]:
    """The seats that share the first place of a finished game."""
    return [one.seat for one in match.standings() if one.rank == 1 and one.seat >= 0] if match.over else []
