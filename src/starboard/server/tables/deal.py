"""Deal: the beginning of a game, written in the transaction that filled its table. So no table is ever full and meant
to play, but without its game, wherever a server dies."""

from __future__ import annotations

import secrets

from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.kernel.match import Match
from starboard.kernel.record import SEAT, Entry
from starboard.server.play import clocks
from starboard.server.play.loading import ruleset_of
from starboard.server.play.table_game import clock_of, winners
from starboard.server.store import matches
from starboard.server.store.matches import Sheet


def is_full(table: Sheet) -> bool:
    return all(one.person is not None or one.bot is not None for one in table.seats)


async def deal(connection: AsyncConnection, sheet: Sheet, now: float, played: Match | None = None) -> None:
    """A full table starts to play: from the start, or from where a game was played to elsewhere. `now` is when its
    clocks begin."""
    match = played
    if match is None:
        ruleset = ruleset_of(sheet.ruleset)
        match = Match.begin(ruleset, len(sheet.seats), sheet.options, secrets.token_hex(16), side_by_side=True)
    entries = list(match.record.entries)
    if not match.over:
        entries += [Entry(SEAT, one.seat, by=one.bot or "person") for one in sheet.seats]
    for number, what in enumerate(entries):
        await matches.append(connection, sheet.id, number, what)
    clock = clock_of(sheet)
    if clock is not None:
        for seat, changed in clocks.after_deal(clock, sheet.seats, match, now).items():
            await matches.change_seat(connection, sheet.id, seat, **changed._asdict())
    owing = [] if match.over else [one.seat for one in match.game.decisions]
    await matches.change(
        connection,
        sheet.id,
        status="over" if match.over else "playing",
        header=match.record.header(),
        waiting=[] if match.over else match.game.waiting(),
        winners=winners(match),
        thinking=any(sheet.seats[seat].bot is not None for seat in owing),
    )
