"""Moments in the store: what time it was when a server last said so, for the clocks of tables (`Timekeeper`)."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.store import keys

NAME = "moment"


class Moment(Struct):
    """One moment on several clocks. `wall`: on that of the system (PostgreSQL: of the database's); `steady`: on the
    machine's steady clock, to be compared as long as `boot` is the same."""

    now: float
    wall: float
    steady: float
    boot: str


async def kept(connection: AsyncConnection) -> tuple[Moment | None, float | None]:
    """The last moment that was kept, and what the database's own clock says, if it has one that all nodes share."""
    text = await keys.value(connection, NAME)
    try:
        moment = None if text is None else msgspec.json.decode(text, type=Moment)
    except msgspec.MsgspecError:
        moment = None
    return moment, await wall_of(connection)


async def wall_of(connection: AsyncConnection) -> float | None:
    if connection.dialect.name != "postgresql":
        return None
    return float((await connection.execute(select(func.extract("epoch", func.clock_timestamp())))).scalar_one())


async def keep(connection: AsyncConnection, mine: Moment) -> float:
    """Keep a moment, unless a later one is kept; returns the later of the two."""
    before, wall = await kept(connection)
    if before is not None and before.now > mine.now:
        return before.now
    text = msgspec.json.encode(mine if wall is None else msgspec.structs.replace(mine, wall=wall)).decode()
    await keys.set_to(connection, NAME, text)
    return mine.now
