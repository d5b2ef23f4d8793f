"""Which games count for ratings. This is the one place that says so; docs/ratings.md says it in words.

A game is meant to count (`pending`) if that can be known when it begins: nobody is surprised afterwards. At its end its
record shows whether something speaks against it.
"""

from __future__ import annotations

from collections.abc import Collection

from starboard.kernel.record import LAPSE, NOTE, PERSON, REWIND, SEAT, Record
from starboard.server.ratings.bots import strength_of
from starboard.server.store.matches import SeatRow, Sheet

PENDING = "pending"
COUNTED = "counted"

BY_RECORD = ("played-for", "rewound", "helped")
BY_TABLE = ("shared", "left", "cut")
REASONS = (*BY_RECORD, *BY_TABLE, "unmeasured", "unreadable")
"""Why a game that was meant to count did not. What the record says it says for ever; what the table was like is known
only when the game ends."""


def is_meant_to(sheet: Sheet, wishing: Collection[str]) -> bool:
    """Is a game that begins now meant to count? `wishing`: the people at the table who want to be rated."""
    special = sheet.lesson is not None or sheet.fork_of is not None or sheet.content is not None
    people = [row.person for row in sheet.seats if row.person is not None]
    if special or sheet.hints_agreed or len(sheet.seats) < 2 or not people or len(set(people)) < len(people):
        return False
    return all(may_count(sheet, row, wishing) for row in sheet.seats)


def may_count(sheet: Sheet, row: SeatRow, wishing: Collection[str]) -> bool:
    if row.person is not None:
        return row.person in wishing and not row.holders
    return row.bot is not None and strength_of(row.bot, sheet.ruleset, len(sheet.seats)) is not None


def why_not(sheet: Sheet, record: Record) -> str | None:
    """What speaks against a game that is over: one of the reasons; None if it counts."""
    if record.played_for() or taken_from_bots(record):
        return "played-for"
    if any(entry.do == REWIND for entry in record.entries):
        return "rewound"
    if any(entry.do == NOTE and entry.kind != LAPSE for entry in record.entries):
        return "helped"
    if any(row.holders for row in sheet.seats):
        return "shared"
    if any(row.person is None and (row.bot is None or not row.name) for row in sheet.seats):
        return "left"
    bots = [row.bot for row in sheet.seats if row.person is None and row.bot is not None]
    if any(strength_of(bot, sheet.ruleset, record.seats) is None for bot in bots):
        return "unmeasured"
    return None


def taken_from_bots(record: Record) -> bool:
    """Has a person taken over what a bot had begun?"""
    first: dict[int, str] = {}
    for entry in record.entries:
        if entry.do == SEAT and first.setdefault(entry.seat, entry.by) != PERSON and entry.by == PERSON:
            return True
    return False
