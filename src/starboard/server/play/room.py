"""Room: one table on this node: the game that is played there, its audience, its bots, and requests to go back.

Each of these is a class of its own and knows only what it needs of the others. The room brings them together: what
happens when an entry is on disk, when the table has changed, and when another node has written.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from starboard.kernel.match import Match, NotPossible
from starboard.server.operation.metrics import Metrics
from starboard.server.people.notify import Notifier
from starboard.server.play import undo
from starboard.server.play.audience import Audience
from starboard.server.play.seated_bots import SeatedBots
from starboard.server.play.table_game import TableGame
from starboard.server.play.thinking import Thinking
from starboard.server.refusals import Refused
from starboard.server.store.announcements import Moved
from starboard.server.store.faults import DatabaseFault
from starboard.server.store.store import Store


class Part(Protocol):
    """What rooms share on a node."""

    store: Store
    thinking: Thinking
    metrics: Metrics
    notifier: Notifier
    now: Callable[[], float]
    """What time it is for the clocks of tables (`Timekeeper`)."""
    ended: Callable[[str], None]
    """To be called when a game is over."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...


class Room:
    """A table on this node."""

    def __init__(self, node: Part, game_id: str) -> None:
        self.node = node
        self.id = game_id
        self.spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]] = node.spawn
        self.game = TableGame(node.store, game_id, node.spawn, node.now, self.settled, self.doubted, self.cut)
        self.audience = Audience(self.game, node.notifier, node.spawn)
        self.bots = SeatedBots(self.game, node.thinking, node.metrics, node.spawn, self.audience.tell_of_lapse)
        self.requests = undo.Requests(self.game, self.audience, node.spawn)

    @property
    def busy(self) -> bool:
        """Is there anything here that must not be forgotten?"""
        game = self.game
        return bool(
            self.audience.viewers
            or self.bots.asking
            or self.requests.ours
            or game.match is not None
            or game.lock.locked()
            or game.reading.locked()
        )

    def forget(self) -> None:
        """Keep only what costs little."""
        self.game.forget()
        self.audience.forget()

    # --- what follows ---------------------------------------------------------------------------------------

    def settled(self, match: Match) -> None:
        """An entry is on disk: tell everybody, and ask the bots that are to be asked."""
        self.audience.look()
        self.bots.ask(match)
        self.audience.tell_the_absent(match)
        self.requests.close_old(match)
        if match.over:
            self.node.ended(self.id)

    def doubted(self) -> None:
        """Whether an entry is on disk we do not know; the disk does."""
        self.spawn(self.refresh())

    def cut(self) -> None:
        """Some of what everybody here has seen never happened."""
        self.audience.tell_anew()

    async def repaired(self) -> None:
        """Whoever runs the server has put the table in order: nothing that was known of it counts."""
        async with self.game.lock:
            self.game.match = None
            self.audience.tell_anew()
        await self.refresh()

    async def refresh(self) -> None:
        """The table changed: who sits there, or whether it is played at. Anyone who lost the right to look must go."""
        game = self.game
        async with game.lock:
            try:
                await game.read_sheet()
                await game.catch_up()
            except DatabaseFault:
                game.match = None
                self.audience.hang_up()  # who may still look we do not know: they come again, and are told then
                return
            except Refused as gone:  # taken away by the person who made it
                game.sheet = None
                self.audience.show_all_out(gone)
                return
            assert game.sheet is not None
            self.audience.show_out_without_right(game.sheet)
        self.audience.look_at_table()
        self.audience.look()
        self.requests.look_again()
        with contextlib.suppress(Refused):  # a game that cannot be loaded; that is logged already
            await self.bots.wake()

    async def heard_entry(self, move: Moved | None = None) -> None:
        """Another node has written to the record: this move, or something that has to be read."""
        game = self.game
        async with game.lock:
            if not self.audience.viewers:
                game.match = None
            if not await game.take_in(move):
                game.mark_stale()  # even if the position is known already: the clocks have changed with it
                if game.match is not None:
                    with contextlib.suppress(DatabaseFault):  # then nobody can be told, and whoever looks comes again
                        await game.catch_up()
        self.audience.look()

    # --- going back, which may have to be asked for ---------------------------------------------------------

    async def undo(self, seat: int, decision_id: str) -> None:
        """Go back to before a decision: at once if that is allowed, else ask the others."""
        game = self.game
        async with game.lock:
            match = await game.ready()
            sheet = await game.known()
            found = [free for decision, free in match.recent(seat) if decision.id == decision_id]
        if match.over:
            raise NotPossible("game-over")
        if not found:
            raise NotPossible("nothing-to-undo")
        if found[0]:
            await game.undo(seat, decision_id)
        elif sheet.sealed:
            raise Refused("contest-no-way-back", {}, 409)
        elif undo.others(sheet, seat):
            await self.requests.ask(match, seat, decision_id)
        else:
            await game.rewind(seat, decision_id, check=lambda: self.only_bots_beside(seat))

    def only_bots_beside(self, seat: int) -> None:
        """Somebody may have taken their seat back since we looked: then they have to be asked."""
        assert self.game.sheet is not None
        if undo.others(self.game.sheet, seat):
            raise NotPossible("others-went-on")
