"""Writing a move: all of it or nothing, and on PostgreSQL in one statement."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.test_clocks import lay

from starboard.kernel.record import CHOICE, Entry
from starboard.server.play.clocks import Times
from starboard.server.store import matches, moves
from starboard.server.store.announcements import News
from starboard.server.store.schema import entry, game, seat
from starboard.server.store.store import Store
from starboard.server.store.writer import ManyWriter, SwiftWriter

FIRST = Entry(CHOICE, 0, "0.1", ["develop"])
OTHER = Entry(CHOICE, 1, "1.1", ["settle"])


async def rows(store: Store) -> list[Any]:
    found = await store.rows(select(game.c.waiting, game.c.thinking, game.c.status, game.c.winners))
    seats = await store.rows(select(seat.c.seat, seat.c.deadline, seat.c.left, seat.c.bot).order_by(seat.c.seat))
    entries = await store.rows(select(entry.c.number, entry.c.data).order_by(entry.c.number))
    return [[tuple(row.values()) for row in part] for part in (found, seats, entries)]


async def changed(store: Store) -> float:
    """When the table last changed."""
    [row] = await store.rows(select(game.c.changed))
    return float(row["changed"])


def test_a_move_is_written_with_all_that_follows_from_it_or_not_at_all(database: str, tmp_path: Path) -> None:
    """Given a place in the record, when two write there, then the first has done all of it and the second nothing."""

    async def scene() -> None:
        store = Store(database)
        await store.open()
        heard: list[News] = []
        store.announcements.listen(heard.append)
        await lay(store, "table", "playing", [Times(50, None), Times(None, 7.5)])
        noted = moves.Noted([1], True, "playing", [])
        laid = await changed(store)
        times = {0: {"deadline": None, "left": 12.5}, 1: {"deadline": 99.0, "left": None}}
        now = await moves.write(store, "table", laid, 0, [FIRST], noted, times, [News("entry", "table")])
        written = await rows(store)
        assert now == await changed(store) != laid
        assert written[0] == [([1], True, "playing", [])]
        assert written[1] == [(0, None, 12.5, None), (1, 99.0, None, None)]
        assert [number for number, _ in written[2]] == [0]
        assert [one.what for one in heard] == ["entry"]

        late = moves.Noted([], False, "over", [1])
        # Another entry is at this place; or the table has changed since it was read, as by a pause.
        for known, first in ((now, 0), (laid, 1)):
            for entries in ([OTHER], [OTHER, FIRST]):
                with pytest.raises(moves.Taken):
                    await moves.write(
                        store,
                        "table",
                        known,
                        first,
                        entries,
                        late,
                        {0: {"deadline": 1.0, "left": 1.0}},
                        [News("entry")],
                    )
        assert await rows(store) == written
        assert len(heard) == 1

        await moves.write(store, "table", now, 1, [OTHER], late, {1: {"bot": "random"}}, [News("entry", "table")])
        assert (await rows(store))[0] == [([], False, "over", [1])]
        found = await matches.entries_from(store, "table", 0, 2)
        assert [one.seat for one in found] == [0, 1]
        await store.close()

    asyncio.run(scene())


def test_on_postgresql_a_move_is_one_statement(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It costs a server half as much as the transaction of five or six that it would be otherwise."""
    statements: list[str] = []
    write = SwiftWriter.write

    async def counted(self: SwiftWriter, statement: str, given: Sequence[Any]) -> list[Any]:
        statements.append(statement)
        return await write(self, statement, given)

    async def scene() -> None:
        store, other = Store(postgresql), Store(postgresql)
        await store.open()
        await other.open()
        heard = asyncio.Event()
        other.announcements.listen(lambda news: heard.set() if news.game == "table" else None)
        await lay(store, "table", "playing", [Times(50, None), Times(None, 7.5)])
        monkeypatch.setattr(SwiftWriter, "write", counted)
        monkeypatch.delattr(ManyWriter, "write")
        noted = moves.Noted([1], True, "playing", [])
        laid = await changed(store)
        await moves.write(store, "table", laid, 0, [FIRST], noted, {}, [News("entry", "table")])
        assert len(statements) == 1
        await asyncio.wait_for(heard.wait(), 180)  # by the other node, too
        monkeypatch.undo()
        await store.close()
        await other.close()

    asyncio.run(scene())
