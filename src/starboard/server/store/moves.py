"""Moves in the store: an entry of a record, and all that changes with it, written and announced together.

On PostgreSQL each statement is a journey, and a transaction that writes a move would have five or six of them: half of
what a move costs a server. So there it is one statement, which is a transaction by itself.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from asyncpg import UniqueViolationError
from msgspec import Struct, structs
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.kernel.record import Entry, line_of
from starboard.server.store import matches
from starboard.server.store.announcements import CHANNEL, Moved, News
from starboard.server.store.store import Store

TIMES = {"deadline", "left"}
"""The columns of a seat that a move changes when there is a clock."""

STATEMENT = f"""
WITH noted AS (
    UPDATE game SET waiting = $5::json, thinking = $6, status = $7, winners = $8::json, changed = $4::float8
    WHERE id = $1 AND changed = $13
    RETURNING id
), fresh AS (
    INSERT INTO entry (game, number, data, at) SELECT id, $2::integer, $3::text, $4::float8 FROM noted RETURNING number
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
    """Another node wrote at this place of the record before us, or has changed something else about the table."""


async def write(
    store: Store,
    game: str,
    known: float,
    first: int,
    entries: Sequence[Entry],
    noted: Noted,
    seats: Mapping[int, Mapping[str, Any]],
    news: Sequence[News],
) -> float:
    """Write entries from a place of the record on, what the table is like after them, and the columns of seats that
    change; announce the news. `known` is when the table had last changed as far as we know; returns when it has changed
    now. Raises Taken, and has changed nothing then."""
    now = time.time()
    plain = len(entries) == 1 and all(set(columns) == TIMES for columns in seats.values())
    if plain and noted.status == "playing" and all(one.what != "table" for one in news):
        news = [with_move(one, known, now, first, entries[0], noted, seats) for one in news]
    if store.postgres and plain:
        given = (
            game,
            first,
            line_of(entries[0].plain()),
            now,
            msgspec.json.encode(noted.waiting).decode(),
            noted.thinking,
            noted.status,
            msgspec.json.encode(noted.winners).decode(),
            list(seats),
            [columns["deadline"] for columns in seats.values()],
            [columns["left"] for columns in seats.values()],
            [store.announcements.payload(one) for one in news],
            known,
        )
        try:
            written = await store.write_at_once(STATEMENT, given, news)
        except UniqueViolationError:
            written = False
        if not written:
            raise Taken
        return now

    async def job(connection: AsyncConnection) -> None:
        if not await matches.change_known(connection, game, known, now, **msgspec.structs.asdict(noted)):
            raise Taken
        for number, entry in enumerate(entries, start=first):
            if not await matches.append(connection, game, number, entry):
                raise Taken
        for seat, columns in seats.items():
            await matches.change_seat(connection, game, seat, **columns)

    await store.write(job, *news)
    return now


def with_move(
    news: News,
    known: float,
    changed: float,
    number: int,
    entry: Entry,
    noted: Noted,
    seats: Mapping[int, Mapping[str, Any]],
) -> News:
    """News of an entry that tell all of it."""
    if news.what != "entry":
        return news
    times = [(seat, columns["deadline"], columns["left"]) for seat, columns in seats.items()]
    return structs.replace(news, move=Moved(known, changed, number, line_of(entry.plain()), noted.waiting, times))
