"""Rooms: the tables that somebody on this node plays at or looks at, and what can be done with any table's game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy import select

from starboard.server import wire
from starboard.server.operation.backoff import Backoff
from starboard.server.operation.metrics import Metrics
from starboard.server.people.notify import Notifier
from starboard.server.play import clocks, loading, pauses
from starboard.server.play.pauses import Changes
from starboard.server.play.room import Room
from starboard.server.play.table_game import clock_of
from starboard.server.play.thinking import Thinking
from starboard.server.refusals import Refused, words
from starboard.server.store.announcements import News
from starboard.server.store.faults import DatabaseFault
from starboard.server.store.matches import Sheet
from starboard.server.store.schema import game
from starboard.server.store.store import Store

LOG = logging.getLogger(__name__)

QUIET_SECONDS = 20.0
"""A room in which nothing happens for this long forgets its position; an empty room is then forgotten itself."""

MOST_LOADED = 1000
"""At most this many positions are kept in memory; the least recently used are forgotten first."""

TIDY_SECONDS = 2.0
LEFT_SECONDS = 15.0
"""If a bot owes a decision for this long, the node that should have asked it may be gone: another one asks."""

COME_AGAIN_SECONDS = 2.0

APART_SECONDS = 0.01
"""Between two tables whose people are asked to come again: all at once they would be a flood."""


class Rooms:
    """All rooms of a node. A room that is quiet keeps little in memory; any can be loaded again."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        metrics: Metrics,
        notifier: Notifier,
        now: Callable[[], float],
        ended: Callable[[str], None],
    ) -> None:
        self.store = store
        self.thinking = thinking
        self.metrics = metrics
        self.notifier = notifier
        self.now = now
        self.ended = ended
        self.rooms: dict[str, Room] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.backoff = Backoff()
        store.announcements.listen(self.heard)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Have something done beside; whatever goes wrong there is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), DatabaseFault):
            LOG.error("something failed in a room", exc_info=task.exception())

    async def start(self) -> None:
        self.spawn(self.tidy_up())
        await self.wake_left()

    async def say_goodbye(self) -> None:
        """Tell everybody to come again: to this server when it is back, or to another node."""
        self.closing = True
        viewers = [viewer for room in self.rooms.values() for viewer in room.audience.viewers]
        for viewer in viewers:
            viewer.say(wire.Closing(COME_AGAIN_SECONDS, words(viewer.language)("closing-restart")))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await asyncio.gather(*(viewer.all_sent() for viewer in viewers))

    async def have_come_again(self, wanted: Callable[[str], bool]) -> None:
        """Hang up on the people of some tables, one table after the other; they come again by themselves."""
        for room in list(self.rooms.values()):
            if wanted(room.id) and room.audience.viewers:
                room.audience.hang_up()
                await asyncio.sleep(APART_SECONDS)

    async def close(self) -> None:
        """Let what is being written be written; drop the rest."""
        self.closing = True
        for room in list(self.rooms.values()):
            async with room.game.lock:
                pass
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def room(self, game_id: str) -> Room:
        """The room of a table; made if it is not there. Whether there is such a table shows when it is read."""
        found = self.rooms.get(game_id)
        if found is None:
            found = self.rooms[game_id] = Room(self, game_id)
            self.metrics.rooms.set(len(self.rooms))
        found.game.used = time.monotonic()  # whoever asks is about to enter
        return found

    # --- news -----------------------------------------------------------------------------------------------

    def heard(self, news: News) -> None:
        if self.closing:
            return
        if news.what == "missed":
            for room in self.rooms.values():
                self.spawn(room.refresh())
                self.spawn(room.requests.hear_again())
            return
        if news.what == "person":
            for room in self.rooms.values():
                room.audience.show_out_person(news.about)
            return
        if news.what == "entry" and news.node:
            self.notifier.leave_to_others(news.game)
        if news.what == "repaired":
            self.backoff.over(news.game)
        found = self.rooms.get(news.game)
        if found is None:
            return
        if news.what == "table":
            self.spawn(found.refresh())
        elif news.what == "repaired":
            self.spawn(found.repaired())
        elif news.what == "request":
            found.requests.heard(news)
        elif news.node:
            self.spawn(found.heard_entry(news.move))

    # --- keeping order --------------------------------------------------------------------------------------

    async def tidy_up(self) -> None:
        left = time.monotonic()
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            try:
                await self.forget_quiet()
                if time.monotonic() - left > LEFT_SECONDS:
                    left = time.monotonic()
                    await self.wake_left(LEFT_SECONDS)
            except DatabaseFault:
                pass  # of the database; that is logged already
            except Exception:
                LOG.exception("tidying up rooms")

    async def forget_quiet(self) -> None:
        """Forget positions that nobody needs now, and rooms where nobody is."""
        now = time.monotonic()
        loaded = [room for room in self.rooms.values() if room.game.match is not None]
        loaded.sort(key=lambda room: room.game.used)
        too_many = len(loaded) - MOST_LOADED
        for at, room in enumerate(loaded):
            played = room.game
            needless = at < too_many or now - played.used > QUIET_SECONDS
            if needless and not room.bots.asking and not played.lock.locked():
                await played.save()
                room.forget()
        for room in list(self.rooms.values()):
            if not room.busy and now - room.game.used > QUIET_SECONDS:
                del self.rooms[room.id]
        self.metrics.rooms.set(len(self.rooms))

    async def wake_left(self, seconds: float | None = None) -> None:
        """Ask bots that have owed a decision for some time; without a time, all that owe one."""
        wanted = select(game.c.id).where(game.c.status == "playing", game.c.thinking.is_(True))
        if seconds is not None:
            # What changed in the future was written before the system's clock was set back.
            just_now = game.c.changed.between(time.time() - seconds, time.time() + seconds)
            wanted = wanted.where(~just_now)
        alone = set(self.backoff.now_left_alone())
        for row in await self.store.rows(wanted):
            if row["id"] in alone:
                continue
            room = self.room(row["id"])
            if not room.bots.asking:
                self.spawn(self.wake(room))

    async def wake(self, room: Room) -> None:
        try:
            await room.bots.wake()
        except Refused:  # a record that cannot be loaded; that is logged already
            self.backoff.note(room.id)
        except Exception:
            if self.backoff.note(room.id):
                raise
        else:
            self.backoff.over(room.id)

    # --- what can be done with a game -----------------------------------------------------------------------

    async def begun(self, game_id: str) -> None:
        """A table was dealt: show it to whoever is there, have bots think, and tell people whose turn it is."""
        room = self.room(game_id)
        await room.refresh()
        async with room.game.lock:
            room.audience.tell_the_absent(await room.game.ready())

    async def resign(self, game_id: str, seat: int) -> None:
        await self.room(game_id).game.resign(seat)

    async def take_over(self, game_id: str, seat: int, bot: str | None) -> None:
        """Let a bot play a seat from now on; None gives it back to its person."""
        await self.room(game_id).game.take_over(seat, bot)

    async def change(self, game_id: str, work: Callable[[Sheet], Changes]) -> None:
        """Change what is known of a table beside the record."""
        await self.room(game_id).game.change(work)

    async def expire(self, game_id: str, seat: int) -> None:
        """The time of a seat is up: do what the table says."""
        room = self.room(game_id)
        async with room.game.lock:
            await room.game.read_sheet()
        sheet = await room.game.known()
        if not loading.is_sound(sheet):
            raise Refused("cannot-load", {}, 409)
        clock = clock_of(sheet)
        if clock is None or sheet.status != "playing" or sheet.paused is not None:
            return
        if not clocks.is_up(sheet.seats[seat], self.now()):
            return
        if clock.at_zero == "nothing":
            now = self.now()
            await room.game.change(lambda sheet: pauses.stopped(sheet, seat, now))
            return
        if clock.at_zero == "bot":
            await room.bots.move_once(seat)
            return
        with contextlib.suppress(clocks.NotUp):  # the person, or another node, was quicker
            await room.game.resign_late(seat)

    def present(self, game_id: str) -> set[int]:
        """The seats whose people are connected (to this node)."""
        found = self.rooms.get(game_id)
        return found.audience.here() if found is not None else set()

    def watchers(self, game_id: str) -> int:
        """How many look on (here)."""
        found = self.rooms.get(game_id)
        return found.audience.watchers() if found is not None else 0
