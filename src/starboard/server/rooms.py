"""Rooms: the tables that somebody on this node plays at or looks at, and what can be done with any table's game."""

from __future__ import annotations

from starboard.kernel.record import Record
from starboard.server.metrics import Metrics
from starboard.server.store.store import Store
from starboard.server.thinking import Thinking


class Rooms:
    """All rooms of a node. A room that is quiet keeps little in memory; any can be loaded again."""

    def __init__(self, store: Store, thinking: Thinking, metrics: Metrics) -> None:
        self.store = store
        self.thinking = thinking
        self.metrics = metrics

    async def start(self) -> None:
        pass

    async def say_goodbye(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def begin(self, game_id: str, record: Record | None = None) -> None:
        """Deal: a table whose seats are all taken starts to play. Raises Refused if it cannot.

        With a record the game goes on from its end instead (an import, a fork, or the fixed deal of a lesson)."""
        raise NotImplementedError

    async def resign(self, game_id: str, seat: int) -> None:
        raise NotImplementedError

    async def take_over(self, game_id: str, seat: int, bot: str | None) -> None:
        """Let a bot play a seat from now on; None gives it back to its person."""
        raise NotImplementedError

    def present(self, game_id: str) -> set[int]:
        """The seats whose people are connected (to this node)."""
        return set()

    def watchers(self, game_id: str) -> int:
        """How many look on (here)."""
        return 0
