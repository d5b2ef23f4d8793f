"""Loading: a game from the store: its latest snapshot and what came after, or the whole record played again."""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import RowMapping, bindparam, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.kernel import saving
from starboard.kernel.content import ContentError, text_of
from starboard.kernel.match import Match, rules_of
from starboard.kernel.record import RecordError, header_from
from starboard.kernel.registry import UnknownRuleset, ruleset_named
from starboard.kernel.ruleset import OptionError, Ruleset
from starboard.server.operation.logs import short
from starboard.server.play import replaying
from starboard.server.play.clocks import TableClock
from starboard.server.refusals import Refused
from starboard.server.store import matches
from starboard.server.store.announcements import News
from starboard.server.store.matches import Sheet
from starboard.server.store.schema import snapshot
from starboard.server.store.store import Store
from starboard.words.faces import UnknownFace, face_of

LOG = logging.getLogger(__name__)


SNAPSHOT = select(snapshot.c.number, snapshot.c.data).where(
    snapshot.c.game == bindparam("of"), snapshot.c.layout == bindparam("laid")
)


@cache
def ruleset_of(name: str) -> Ruleset:
    return ruleset_named(name)


def table_rules(sheet: Sheet) -> Ruleset:
    """The rules of a table on the content that it is played with. Raises Refused if this program cannot play so."""
    try:
        rules = ruleset_of(sheet.ruleset)
        if sheet.header is not None:
            return rules_of(rules, header_from(sheet.header))
        return rules if sheet.content is None else rules.with_content(sheet.content.values)
    except (UnknownRuleset, RecordError, ContentError):
        raise Refused("cannot-load", {}, 409) from None


def is_sound(sheet: Sheet) -> bool:
    """Can this table be played at, or looked at again, as far as one can tell without playing its record? Whatever goes
    wrong over one table does not keep anybody from the others."""
    try:
        return not sheet.damaged and is_for_us(sheet)
    except Exception as fault:
        say_damaged(sheet.id, type(fault).__name__)
        return False


@lru_cache(1000)
def say_damaged(game_id: str, what: str) -> None:
    """Log it once for a table."""
    LOG.warning("the rows of game %s in the database are damaged: %s", short(game_id), what)


def is_for_us(sheet: Sheet) -> bool:
    """Is the table what its columns must be, for rules and cards that are installed here?"""
    try:
        msgspec.convert(sheet.clock, TableClock | None)
        record = header_from(sheet.header) if sheet.header is not None else None
    except (msgspec.ValidationError, RecordError):
        return False
    if record is None:
        can_begin = fits(sheet.ruleset, 0, None, len(sheet.seats), plain(sheet.options))
        return sheet.status == "open" and can_begin and table_rules(sheet).name == sheet.ruleset
    ours = record.ruleset == sheet.ruleset and record.seats == len(sheet.seats)
    content = Named(record.content, record.base, text_of(record.overrides))
    # Both say the options: the record plays by its own, and the table shows its own and is played again with them.
    said = {plain(record.options), plain(sheet.options)}
    return ours and all(fits(record.ruleset, record.version, content, record.seats, one) for one in said)


def plain(options: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple(sorted(options.items()))


class Named(NamedTuple):
    """The content of a game, as its record names it; overrides as JSON."""

    hash: str
    base: str
    overrides: str


@lru_cache(1000)
def fits(name: str, version: int, content: Named | None, seats: int, options: tuple[tuple[str, Any], ...]) -> bool:
    """Can a game by these rules and with this content be played here? Without a content: can one be begun?"""
    try:
        ruleset = ruleset_of(name).at(version) if version else ruleset_of(name)
        values = ruleset.complete(dict(options))
        ruleset.check_seats(seats, values)
        face_of(name)
        if content is not None:
            ruleset.for_content(content.hash, content.base, json.loads(content.overrides), values)
    except (UnknownRuleset, UnknownFace, OptionError, ContentError):
        return False
    return True


async def load(store: Store, sheet: Sheet) -> tuple[Match, int]:
    """The game of a table that has begun, and how many of its entries the snapshot had. Raises Refused if the record
    does not fit the rules that are installed here."""
    try:
        found = await loaded(store, sheet)
    except (UnknownRuleset, RecordError) as fault:
        if sheet.id not in store.unreadable:
            LOG.warning("game %s cannot be loaded: %s", short(sheet.id), fault)
            store.unreadable.add(sheet.id)
            store.announcements.publish([News("table", sheet.id)])  # for the lobby, which shows it as damaged now
        raise Refused("cannot-load", {}, 409) from None
    store.unreadable.discard(sheet.id)
    return found


async def loaded(store: Store, sheet: Sheet) -> tuple[Match, int]:
    """As `load`; raises RecordError or UnknownRuleset."""
    if sheet.header is None or not is_sound(sheet):
        raise RecordError(1, "it was made with other rules or cards, or its row in the database is damaged")
    record = header_from(sheet.header)
    ruleset = rules_of(ruleset_of(sheet.ruleset), record)
    record.options = ruleset.complete(record.options)
    layout = saving.layout(ruleset, record.options)

    async def job(connection: AsyncConnection) -> tuple[list[str], RowMapping | None]:
        found = await connection.execute(SNAPSHOT, {"of": sheet.id, "laid": layout})
        # The record after the snapshot: what is written meanwhile is not missing in it.
        return await matches.lines_from(connection, sheet.id, 0), found.mappings().first()

    lines, row = await store.read(job)
    entries = matches.entries_of(lines, 0, record.seats)
    if row is not None and row["number"] <= len(entries):
        record.entries = entries[: row["number"]]
        try:
            match = saving.load_match(ruleset, record, row["data"])
            await replaying.go_on(match, entries[row["number"] :])
            return match, row["number"]
        except Exception as fault:
            LOG.warning("the snapshot of game %s is of no use: %s", short(sheet.id), fault)
    record.entries = entries
    try:
        return await replaying.replay(ruleset, record), 0
    except RecordError:
        raise
    except Exception as fault:
        # The rules never see such records from ourselves, so they need not be ready for everything in one.
        raise RecordError(0, f"the rules broke over it: {type(fault).__name__}") from fault


async def save(store: Store, game_id: str, match: Match) -> int:
    """Keep the position for a quicker start. Says how many entries it holds."""
    number = len(match.record.entries)
    try:
        data = saving.save_match(match)
    except saving.SaveError as fault:
        LOG.warning("no snapshot of game %s: %s", short(game_id), fault)
        return number
    layout = saving.layout(match.ruleset, match.record.options)

    values = {"number": number, "layout": layout, "data": data}

    async def job(connection: AsyncConnection) -> None:
        if number and not await matches.lines_from(connection, game_id, number - 1):
            return  # whoever runs the server has cut the record: this is no position of it
        # Another node may save the same game at the same moment; whose is kept does not matter.
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        await connection.execute(
            insert(snapshot)
            .values(game=game_id, **values)
            .on_conflict_do_update(index_elements=[snapshot.c.game], set_=values)
        )

    with contextlib.suppress(IntegrityError):  # the table was taken away meanwhile
        await store.write(job)
    return number
