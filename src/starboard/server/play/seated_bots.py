"""Seated bots: the bots at one table: who of them owes a decision, and having them think about it.

Where they think is `thinking`; what comes of it is the game's (`table_game`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from starboard.bots import stand_in
from starboard.kernel.match import Match
from starboard.kernel.record import Entry
from starboard.server.operation.logs import short
from starboard.server.operation.metrics import Metrics
from starboard.server.play import clocks, present
from starboard.server.play.table_game import TableGame, TakenBack
from starboard.server.play.thinking import Gone, Thinking
from starboard.server.refusals import Refused
from starboard.server.store.faults import DatabaseFault

LOG = logging.getLogger(__name__)

AGAIN_SECONDS = 1.0
"""How long to wait before a bot is asked again that could not answer."""


class SeatedBots:
    """The bots of one table."""

    def __init__(
        self,
        game: TableGame,
        thinking: Thinking,
        metrics: Metrics,
        spawn: Callable[[Coroutine[Any, Any, None]], object],
        lapsed: Callable[[Match, int], None],
    ) -> None:
        self.game = game
        self.thinking = thinking
        self.metrics = metrics
        self.spawn = spawn
        self.lapsed = lapsed
        """Called when a bot has moved for a person whose time was up."""
        self.asking: dict[int, str] = {}
        """Which decision the bot of a seat is thinking about."""

    def ask(self, match: Match) -> None:
        """Have every bot that owes a decision think, unless it does already."""
        assert self.game.sheet is not None
        for seat, decision_id in self.game.owed_by_bots(match).items():
            if self.asking.get(seat) != decision_id:
                bot = self.game.sheet.seats[seat].bot
                assert bot is not None
                self.begin(match, seat, bot, decision_id)

    async def move_once(self, seat: int) -> None:
        """A person's time is up: the stand-in makes that one move."""
        async with self.game.lock:
            match = await self.game.ready()
            decision = match.game.decision_of(seat)
            if decision is not None and self.asking.get(seat) != decision.id:
                self.begin(match, seat, stand_in(match.ruleset.name), decision.id, lapse=True)

    def begin(self, match: Match, seat: int, bot: str, decision_id: str, lapse: bool = False) -> None:
        self.asking[seat] = decision_id
        header, entries = match.record.header(), list(match.record.entries)
        self.spawn(self.think(seat, bot, decision_id, header, entries, lapse))

    async def think(
        self, seat: int, bot: str, decision_id: str, header: dict[str, Any], entries: list[Entry], lapse: bool
    ) -> None:
        """Have a bot think, and do what it says, unless the question is gone by then."""
        try:
            choice = await self.thinking.choose(self.game.id, header, entries, seat, bot, decision_id)
            if lapse:
                await self.game.lapse(seat, decision_id, choice, bot)
                async with self.game.lock:
                    self.lapsed(await self.game.ready(), seat)
            else:
                await self.game.choose(seat, decision_id, choice, "bot")
            self.metrics.choices.labels("bot").inc()
        except (Gone, TakenBack, clocks.NotUp, *present.REFUSALS):
            pass
        except DatabaseFault:
            await asyncio.sleep(AGAIN_SECONDS)
        except Exception as fault:
            if isinstance(fault, Refused) and fault.key == "no-such-table":
                return  # taken away meanwhile
            LOG.exception("a bot could not play in game %s", short(self.game.id))
            await asyncio.sleep(AGAIN_SECONDS)
        finally:
            if self.asking.get(seat) == decision_id:
                del self.asking[seat]

    async def wake(self) -> None:
        """See that bots who owe something think."""
        async with self.game.lock:
            sheet = await self.game.known()
            if sheet.status == "playing":
                self.ask(await self.game.ready())
