"""Tables: listed, searched, closed, removed and repaired by whoever runs the server."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
from sqlalchemy import RowMapping, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.bots import stand_in
from starboard.kernel.match import Match, rules_of
from starboard.kernel.record import Entry, Record, RecordError, header_from
from starboard.server.admin.desk import AdminError, Desk
from starboard.server.play import clocks
from starboard.server.play.clocks import TableClock
from starboard.server.play.loading import is_sound, ruleset_of
from starboard.server.play.replaying import Slices, repeat_checked
from starboard.server.play.table_game import winners
from starboard.server.ratings.counting import PENDING
from starboard.server.store import lobby, matches
from starboard.server.store.announcements import News
from starboard.server.store.matches import Sheet, sheets
from starboard.server.store.schema import entry, game, seat, snapshot
from starboard.server.tables.opening import bot_seat

Plain = dict[str, Any]

MOST_LISTED = 1000

TRIES = 5
"""How often a record is played again that somebody has written to meanwhile."""


class Changed(Exception):
    """While the record was played, the game went on."""


def plain(sheet: Sheet, entries: int) -> Plain:
    """A table as a host sees it. Nothing of the game is in it: a host may play here too."""
    return {
        "id": sheet.id,
        "ruleset": sheet.ruleset,
        "status": "damaged" if not is_sound(sheet) else sheet.status,
        "created": sheet.created,
        "private": sheet.private,
        "owner": sheet.owner,
        "entries": entries,
        "seats": [
            {"name": row.name, "person": row.person, "bot": row.bot, "resigned": row.resigned} for row in sheet.seats
        ],
    }


async def listed(desk: Desk, search: str = "", status: str = "", most: int = MOST_LISTED) -> list[Plain]:
    """The newest tables; `search`: those whose id begins so, of this game, or where somebody of this name sits."""
    wanted = select(game).order_by(game.c.created.desc(), game.c.id).limit(most)
    if search:
        named = select(seat.c.game).where(seat.c.name.icontains(search, autoescape=True))
        begins = func.substr(game.c.id, 1, len(search)) == search
        wanted = wanted.where(or_(begins, game.c.ruleset == search, game.c.id.in_(named)))
    if status in ("open", "playing", "over"):
        wanted = wanted.where(game.c.status == status)
    found = await sheets(desk.store, wanted)
    if status == "damaged":
        found = [sheet for sheet in found if not is_sound(sheet)]
    ids = [sheet.id for sheet in found]
    counted = select(entry.c.game, func.count().label("entries")).where(entry.c.game.in_(ids)).group_by(entry.c.game)
    entries = {row["game"]: row["entries"] for row in await desk.store.rows(counted)}
    return [plain(sheet, entries.get(sheet.id, 0)) for sheet in found]


async def close(desk: Desk, text: str) -> Plain:
    """End a table: an open one is taken away; at a running one all people resign, and bots play it to its end."""
    sheet = await desk.table(text)
    if sheet.status == "over":
        raise AdminError(f"the game of table {sheet.id} is over; `starboard admin remove` takes it away")
    if sheet.status == "open":
        await desk.store.write(lambda connection: lobby.remove(connection, sheet.id), News("table", sheet.id))
        return {"id": sheet.id, "closed": "removed", "resigned": []}
    if not is_sound(sheet):
        raise AdminError(f"table {sheet.id} is damaged; `starboard admin repair` may help, or `starboard admin remove`")
    resigned = []
    for row in sheet.seats:
        if row.person is not None and not row.resigned and (await desk.table(sheet.id)).status == "playing":
            await desk.resign(sheet.id, row.seat)
            resigned.append(row.seat)
    return {"id": sheet.id, "closed": "resigned", "resigned": resigned}


async def remove(desk: Desk, text: str) -> Plain:
    """Take a table away with its record, whatever its state."""
    sheet = await desk.table(text)
    await desk.store.write(lambda connection: lobby.remove(connection, sheet.id), News("table", sheet.id))
    return {"id": sheet.id, "removed": True}


# --- repair -----------------------------------------------------------------------------------------------------


async def repair(desk: Desk, text: str, cut: bool = False) -> Plain:
    """Work out again whatever can be from the record. If some of the record cannot be played, `cut` takes that and all
    after it away; without it nothing is changed, and what is wrong is said."""
    sheet = await desk.table(text)
    await desk.timekeeper.open()
    for _ in range(TRIES):
        with contextlib.suppress(Changed):
            return await repair_once(desk, sheet.id, cut)
    raise AdminError(f"the game of table {sheet.id} goes on all the time; try again later, or stop the server first")


async def repair_once(desk: Desk, table: str, cut: bool) -> Plain:
    """As `repair`; raises Changed, and has changed nothing, if the table is not what it was when it was read."""
    row = await desk.store.row(select(game).where(game.c.id == table))
    if row is None:
        raise AdminError(f"table {table} is gone")
    if row["status"] == "open":
        raise AdminError(f"the game of table {table} has not begun, so there is nothing to repair; close it")
    record = header_of(row["header"], table)
    lines = await desk.store.read(lambda connection: numbered(connection, table))
    match, fault = await playable(record, lines)
    kept, lost = len(match.record.entries), len(lines) - len(match.record.entries)
    if fault is not None and not cut:
        raise AdminError(
            f"entry {kept + 1} of {len(lines)} in the record of table {table} cannot be played ({fault}); "
            f"with --cut the game goes on from before it, and {lost} entries are gone for good"
        )
    done = await desk.store.write(
        lambda connection: mend(connection, row, record, match, fault is not None, desk.timekeeper.now()),
        News("repaired", table),
    )
    return {"id": table, "repaired": done, "entries": kept, "cut": lost}


def header_of(header: Any, table: str) -> Record:
    try:
        if not isinstance(header, dict):
            raise RecordError(1, "it is not JSON")
        return header_from(header)
    except RecordError as wrong:
        raise AdminError(
            f"the header of table {table} cannot be read ({wrong.what}), and without it there is no game; restore a "
            "backup, or `starboard admin remove` the table"
        ) from None


async def numbered(connection: AsyncConnection, table: str) -> list[tuple[int, str]]:
    found = await connection.execute(
        select(entry.c.number, entry.c.data).where(entry.c.game == table).order_by(entry.c.number)
    )
    return [(row.number, row.data) for row in found]


async def playable(record: Record, lines: list[tuple[int, str]]) -> tuple[Match, str | None]:
    """The game as far as its record can be played, and why not further."""
    try:
        rules = rules_of(ruleset_of(record.ruleset), record)
        match = Match.replay(rules, record, 0)
    except Exception as fault:
        raise AdminError(f"the game cannot be played by this version: {fault}") from None
    slices = Slices()
    for at, (number, line) in enumerate(lines):
        try:
            if number != at:
                raise RecordError(at + 2, "the entry before it is missing")
            [found] = matches.entries_of([line], at, record.seats)
            await repeat_checked(match, found, at + 2, slices)
        except Exception as fault:
            # One that broke in the middle has left its traces: play what is sound once more.
            sound = Match.replay(rules, record, 0)
            for place, good in enumerate(parsed(lines[:at], record.seats), start=2):
                await repeat_checked(sound, good, place, slices)
            return sound, fault.what if isinstance(fault, RecordError) else type(fault).__name__
    return match, None


def parsed(lines: list[tuple[int, str]], seats: int) -> list[Entry]:
    return matches.entries_of([line for _, line in lines], 0, seats)


async def mend(
    connection: AsyncConnection, row: RowMapping, record: Record, match: Match, cut: bool, now: float
) -> list[str]:
    """Write what follows from the record; says what was not so. `row`: the table as it was read before the record."""
    done = []
    table: str = row["id"]
    await lobby.locked(connection, table)
    latest = await connection.execute(select(game.c.changed).where(game.c.id == table))
    if latest.scalar_one_or_none() != row["changed"]:
        raise Changed
    await connection.execute(snapshot.delete().where(snapshot.c.game == table))
    if cut:
        gone = entry.delete().where(entry.c.game == table, entry.c.number >= len(match.record.entries))
        await connection.execute(gone)
        done.append("record")
    found = await connection.execute(select(seat.c.seat).where(seat.c.game == table))
    missing = sorted(set(range(record.seats)) - set(found.scalars()))
    for number in missing:
        fresh = lobby.seat_values(table, bot_seat(number, stand_in(record.ruleset)))
        await connection.execute(seat.insert().values(**fresh))
    if missing or await mend_resigned(connection, table, record.ruleset, match):
        done.append("seats")
    try:
        clock = msgspec.convert(row["clock"], TableClock | None)
    except msgspec.ValidationError:
        clock = None
        done.append("clock")
    bots = await connection.execute(select(seat.c.seat).where(seat.c.game == table, seat.c.bot.is_not(None)))
    played_by_bots = set(bots.scalars())
    values: Plain = {
        "status": "over" if match.over else "playing",
        "ruleset": record.ruleset,
        "seats": record.seats,
        "options": match.record.options,
        "waiting": [] if match.over else match.game.waiting(),
        "winners": winners(match),
        "thinking": not match.over and any(one.seat in played_by_bots for one in match.game.decisions),
    }
    done += [name for name, value in values.items() if row[name] != value and name != "thinking"]
    if "clock" in done:
        values["clock"] = None
    if cut and row["rating"] == PENDING:
        values["rating"] = "cut"
    await matches.change(connection, table, **values)
    sheet = await matches.sheet_in(connection, table)
    if sheet is not None and clock is not None and (cut or "status" in done) and not match.over:
        for number, changed in clocks.after_deal(clock, sheet.seats, match, now).items():
            await matches.change_seat(connection, table, number, **changed._asdict())
        done.append("clocks")
    return done


async def mend_resigned(connection: AsyncConnection, table: str, ruleset: str, match: Match) -> bool:
    """Nobody has given up who has not done so by the record, and whoever has stays so; True if it was not so."""
    found = await connection.execute(
        select(seat.c.seat, seat.c.resigned, seat.c.bot).where(seat.c.game == table, seat.c.person.is_not(None))
    )
    wrong = [row for row in found if bool(row.resigned) != (row.seat in match.resigned)]
    for row in wrong:
        back = {"resigned": False, "bot": None, "bot_from": None, "lapses": 0}
        given_up = {"resigned": True, "bot": row.bot if match.over else row.bot or stand_in(ruleset)}
        values = given_up if row.seat in match.resigned else back
        await matches.change_seat(connection, table, row.seat, **values)
    return bool(wrong)
