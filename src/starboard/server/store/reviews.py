"""Reviews in the store: what is done of them. A cache: what is not there is worked out again."""

from __future__ import annotations

import contextlib
import zlib
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.store.schema import review
from starboard.server.store.store import Store


class Kept(msgspec.Struct):
    """What is done of a review: the graph, the pieces by name, and whether that is all."""

    graph: list[dict[str, Any]] = []
    pieces: dict[str, dict[str, Any]] = {}
    whole: bool = False


async def kept(store: Store, game: str, layout: str) -> Kept:
    """What is done; nothing, if it was made from another record, by other networks or at another level."""
    row = await store.row(select(review.c.data).where(review.c.game == game, review.c.layout == layout))
    if row is None:
        return Kept()
    try:
        return msgspec.json.decode(zlib.decompress(row["data"]), type=Kept)
    except (zlib.error, msgspec.MsgspecError):
        return Kept()


async def keep(store: Store, game: str, layout: str, done: Kept) -> None:
    values = {"layout": layout, "data": zlib.compress(msgspec.json.encode(done))}

    async def job(connection: AsyncConnection) -> None:
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        await connection.execute(
            insert(review)
            .values(game=game, **values)
            .on_conflict_do_update(index_elements=[review.c.game], set_=values)
        )

    with contextlib.suppress(IntegrityError):  # the table was taken away meanwhile
        await store.write(job)
