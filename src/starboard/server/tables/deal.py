"""Deal: the beginning of a game, written in the transaction that filled its table. So no table is ever full and meant
to play, but without its game, wherever a server dies."""

from __future__ import annotations

import secrets

from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.bots import plays_with
from starboard.kernel.match import Match
from starboard.kernel.record import PERSON, SEAT, Entry
from starboard.server.play import clocks
from starboard.server.play.loading import table_rules
from starboard.server.play.table_game import clock_of, winners
from starboard.server.ratings.counting import PENDING, is_meant_to
from starboard.server.store import matches, results
from starboard.server.store.matches import SeatRow, Sheet


def is_full(table: Sheet) -> bool:
    return all(one.person is not None or one.bot is not None for one in table.seats)


def seated(row: SeatRow, ruleset: str) -> Entry:
    """Who plays a seat when the game begins."""
    if row.bot is None:
        return Entry(SEAT, row.seat, by=PERSON)
    return Entry(SEAT, row.seat, by=row.bot, plays_with=plays_with(row.bot, ruleset))


async def deal(connection: AsyncConnection, sheet: Sheet, now: float, played: Match | None = None) -> None:
    """A full table starts to play: from the start, or from where a game was played to elsewhere. `now` is when its
    clocks begin."""
    match = played
    if match is None:
        match = Match.begin(
            table_rules(sheet), len(sheet.seats), sheet.options, secrets.token_hex(16), side_by_side=True
        )
    entries = list(match.record.entries)
    if not match.over:
        entries += [seated(one, sheet.ruleset) for one in sheet.seats]
    for number, what in enumerate(entries):
        await matches.append(connection, sheet.id, number, what)
    clock = clock_of(sheet)
    if clock is not None:
        for seat, changed in clocks.after_deal(clock, sheet.seats, match, now).items():
            await matches.change_seat(connection, sheet.id, seat, **changed._asdict())
    people = [one.person for one in sheet.seats if one.person is not None]
    rated = played is None and is_meant_to(sheet, await results.wishing(connection, people))
    owing = [] if match.over else [one.seat for one in match.game.decisions]
    await matches.change(
        connection,
        sheet.id,
        status="over" if match.over else "playing",
        header=match.record.header(),
        waiting=[] if match.over else match.game.waiting(),
        winners=winners(match),
        thinking=any(sheet.seats[seat].bot is not None for seat in owing),
        rating=PENDING if rated else None,
    )
