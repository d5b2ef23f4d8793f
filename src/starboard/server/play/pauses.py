"""Pauses: a holiday that somebody announces for themselves, and a pause that everybody at a table agrees on.

Only clocks stand: anybody who wants to go on playing may. Works out which columns change; `TableGame.change` writes
them. Knows no rules of a game.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from starboard.server.play import clocks
from starboard.server.refusals import Refused
from starboard.server.store.matches import SeatRow, Sheet

DAY = 86400.0
"""Where a move may take this long, people need not be there every day: play is slow."""


class Changes(NamedTuple):
    """Columns to write: of the table, and of seats by their number."""

    table: dict[str, Any]
    seats: dict[int, dict[str, Any]]


def with_clock(sheet: Sheet) -> None:
    if sheet.status != "playing":
        raise Refused("not-running", {}, 409)
    if sheet.clock is None:
        raise Refused("no-clock", {}, 409)


def slow(clock: Mapping[str, Any] | None) -> bool:
    return clock is not None and clock["per"] == "move" and clock["seconds"] >= DAY


def holiday(sheet: Sheet, seat: int, seconds: float, now: float) -> Changes:
    """The person of a seat is away for this long from now on; 0: they are back. What was not used can be used later.
    Only slow play has holidays: elsewhere all the others would wait for days at a table made for one evening."""
    with_clock(sheet)
    if seconds and not slow(sheet.clock):
        raise Refused("holiday-slow-only", {}, 409)
    row = sheet.seats[seat]
    here = clocks.time_at(sheet, now)
    before = clocks.own_time(row, here)
    until = here + seconds if seconds else None
    after = here if until is None else until
    used = row.holiday_used + after - before
    if used > clocks.MOST_HOLIDAY and after > before:
        raise Refused("holiday-too-long", {"days": int(max(clocks.MOST_HOLIDAY - row.holiday_used, 0.0) // DAY)}, 409)
    times = clocks.moved(row, before, after)._asdict()
    return Changes({}, {seat: {"holiday": until, "holiday_used": max(used, 0.0), **times}})


def pause(sheet: Sheet, mine: Collection[int], wish: bool, now: float) -> Changes:
    """Somebody wishes that all clocks stand, or that they go on. They stand when everybody who plays wishes it; one of
    them is enough to let them go on. A player who has resigned, or for whom a bot plays, has no say."""
    with_clock(sheet)
    mine = [seat for seat in mine if sheet.seats[seat].played_by_person]
    if not mine:
        raise Refused("not-playing", {}, 409)
    if sheet.paused is not None:
        return Changes({}, {}) if wish else resumed(sheet, sheet.paused, now)
    wishing = {row.seat: wish if row.seat in mine else row.wants_pause for row in sheet.seats}
    if not all(wishing[row.seat] for row in sheet.seats if row.played_by_person):
        return Changes({}, {seat: {"wants_pause": wish} for seat in mine})
    return Changes({"paused": now}, {row.seat: {"wants_pause": False} for row in sheet.seats})


def stopped(sheet: Sheet, seat: int, now: float) -> Changes:
    """The time of a seat is up, where the table says that nothing happens: its clock stands at nothing."""
    row = sheet.seats[seat]
    if sheet.paused is not None or not clocks.is_up(row, now):
        return Changes({}, {})
    return Changes({}, {seat: clocks.stopped(row)._asdict()})


def resumed(sheet: Sheet, since: float, now: float) -> Changes:
    """The clocks go on with what they had left."""
    return Changes({"paused": None}, {row.seat: went_on(row, since, now) for row in sheet.seats})


def went_on(row: SeatRow, since: float, now: float) -> dict[str, Any]:
    return clocks.moved(row, clocks.own_time(row, since), clocks.own_time(row, now))._asdict()
