"""Days: which day it is for daily deals, by the server's clock in UTC, and when a deal is over."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

GRACE = timedelta(days=1)
"""How long after its day a deal may be played to its end by somebody who has begun it."""


def day_of(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> datetime:
    return datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)


def ends(day: str) -> float:
    """When a day ends."""
    return end_of(day).timestamp()


def is_past(day: str, now: float) -> bool:
    return now >= ends(day)


def is_overdue(day: str, now: float) -> bool:
    """Has whoever has not finished the deal of this day had enough time?"""
    return now >= (end_of(day) + GRACE).timestamp()
