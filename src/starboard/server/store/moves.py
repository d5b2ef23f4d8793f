"""Moves in the store: an entry of a record, and all that changes with it, written and announced together.

On PostgreSQL each statement is a journey, and a transaction that writes a move would have five or six of them: half of
what a move costs a server. So there it is one statement, which is a transaction by itself.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.kernel.record import Entry, line_of
from starboard.server.store import matches
from starboard.server.store.announcements import CHANNEL, News
from starboard.server.store.store import Store

TIMES = {"deadline", "left"}
"""The columns of a seat that a move changes when there is a clock."""

STATEMENT = f"""
WITH fresh AS (
    INSERT INTO entry (game, number, data, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING number
), noted AS (
    UPDATE game SET waiting = $5::json, thinking = $6, status = $7, winners = $8::json, changed = $4
    WHERE id = $1 AND EXISTS (SELECT 1 FROM fresh)
), timed AS (
    UPDATE seat SET deadline = clock.deadline, "left" = clock.remaining
    FROM unnest($9::integer[], $10::float8[], $11::float8[]) AS clock (at, deadline, remaining)
    WHERE seat.game = $1 AND seat.seat = clock.at AND EXISTS (SELECT 1 FROM fresh)
)
SELECT pg_notify('{CHANNEL}', payload) FROM unnest($12::text[]) AS payload WHERE EXISTS (SELECT 1 FROM fresh)
"""


class Noted(Struct):
    """What the row of a table says after a move."""

    waiting: list[int]
    thinking: bool
    status: Literal["playing", "over"]
    winners: list[int]


class Taken(Exception):
    """Another node wrote at this place of the record before us."""


async def write(
    store: Store,
    game: str,
    first: int,
    entries: Sequence[Entry],
    noted: Noted,
    seats: Mapping[int, Mapping[str, Any]],
    news: Sequence[News],
) -> None:
    """Write entries from a place of the record on, what the table is like after them, and the columns of seats that
    change; announce the news. Raises Taken, and has changed nothing then."""
    if store.postgres and len(entries) == 1 and all(set(columns) == TIMES for columns in seats.values()):
        given = (
            game,
            first,
            line_of(entries[0].plain()),
            time.time(),
            msgspec.json.encode(noted.waiting).decode(),
            noted.thinking,
            noted.status,
            msgspec.json.encode(noted.winners).decode(),
            list(seats),
            [columns["deadline"] for columns in seats.values()],
            [columns["left"] for columns in seats.values()],
            [store.announcements.payload(one) for one in news],
        )
        if not await store.write_at_once(STATEMENT, given, news):
            raise Taken
        return

    async def job(connection: AsyncConnection) -> None:
        for number, entry in enumerate(entries, start=first):
            if not await matches.append(connection, game, number, entry):
                raise Taken
        await matches.change(connection, game, **msgspec.structs.asdict(noted))
        for seat, columns in seats.items():
            await matches.change_seat(connection, game, seat, **columns)

    await store.write(job, *news)
