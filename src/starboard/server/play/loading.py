"""Loading: a game from the store: its latest snapshot and what came after, or the whole record played again."""

from __future__ import annotations

import logging
from functools import cache

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.kernel.match import Match
from starboard.kernel.record import RecordError, header_from
from starboard.kernel.registry import UnknownRuleset, ruleset_named
from starboard.kernel.ruleset import Ruleset
from starboard.server.operation.logs import short
from starboard.server.play import snapshots
from starboard.server.refusals import Refused
from starboard.server.store import matches
from starboard.server.store.matches import Sheet
from starboard.server.store.schema import snapshot
from starboard.server.store.store import Store

LOG = logging.getLogger(__name__)


@cache
def ruleset_of(name: str) -> Ruleset:
    return ruleset_named(name)


async def load(store: Store, sheet: Sheet) -> tuple[Match, int]:
    """The game of a table that has begun, and how many of its entries the snapshot had. Raises Refused if the record
    does not fit the rules that are installed here."""
    assert sheet.header is not None
    try:
        ruleset = ruleset_of(sheet.ruleset)
        record = header_from(sheet.header)
        entries = await matches.entries_from(store, sheet.id, 0, record.seats)
        record.options = ruleset.complete(record.options)
        row = await store.row(
            select(snapshot.c.number, snapshot.c.data).where(
                snapshot.c.game == sheet.id, snapshot.c.layout == snapshots.layout(ruleset, record.options)
            )
        )
        if row is not None and row["number"] <= len(entries):
            record.entries = entries[: row["number"]]
            try:
                match = snapshots.load(ruleset, record, row["data"])
                for entry in entries[row["number"] :]:
                    match.repeat(entry)
                return match, row["number"]
            except Exception as fault:
                LOG.warning("the snapshot of game %s is of no use: %s", short(sheet.id), fault)
        record.entries = entries
        return Match.replay(ruleset, record), 0
    except (UnknownRuleset, RecordError) as fault:
        LOG.error("game %s cannot be loaded: %s", short(sheet.id), fault)
        raise Refused("cannot-load", {}, 409) from None


async def save(store: Store, game_id: str, match: Match) -> int:
    """Keep the position for a quicker start. Says how many entries it holds."""
    number = len(match.record.entries)
    try:
        data = snapshots.dump(match)
    except snapshots.SnapshotError as fault:
        LOG.warning("no snapshot of game %s: %s", short(game_id), fault)
        return number
    layout = snapshots.layout(match.ruleset, match.record.options)

    values = {"number": number, "layout": layout, "data": data}

    async def job(connection: AsyncConnection) -> None:
        # Another node may save the same game at the same moment; whose is kept does not matter.
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        await connection.execute(
            insert(snapshot)
            .values(game=game_id, **values)
            .on_conflict_do_update(index_elements=[snapshot.c.game], set_=values)
        )

    await store.write(job)
    return number
