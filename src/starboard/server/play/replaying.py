"""Replaying: a record played again in slices, so that everybody else is served in between.

Rules are compiled: while they run, no other thread does. So a long record is not played in a thread but here, a few
milliseconds at a time, in the event loop.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence

from starboard.kernel.chance import ScriptError
from starboard.kernel.decision import IllegalChoice
from starboard.kernel.match import Made, Match, NotPossible
from starboard.kernel.record import CHOICE, REWIND, Entry, Record, RecordError
from starboard.kernel.ruleset import Ruleset

SLICE_SECONDS = 0.005
"""After this long the others have their turn."""

MOST_PLAYED_AGAIN = 20_000
"""Going back past what was revealed plays all choices before it again: at most this many in a whole record."""


class Slices:
    """The time that a long piece of work has used since it last let the others have their turn."""

    def __init__(self) -> None:
        self.began = time.perf_counter()

    async def rest(self) -> None:
        if time.perf_counter() - self.began > SLICE_SECONDS:
            await asyncio.sleep(0)
            self.began = time.perf_counter()


async def replay(ruleset: Ruleset, record: Record, entries: int | None = None) -> Match:
    """As `Match.replay`, in slices."""
    match = Match.replay(ruleset, record, 0)
    kept = record.entries if entries is None else record.entries[:entries]
    slices = Slices()
    for number, entry in enumerate(kept, start=2):
        await repeat_checked(match, entry, number, slices)
    return match


async def repeat_checked(match: Match, entry: Entry, number: int, slices: Slices) -> None:
    """Play the entry that stands in a line of a record; raises RecordError if it does not fit."""
    try:
        await repeat(match, entry, slices)
    except (IllegalChoice, NotPossible, ScriptError) as refusal:
        raise RecordError(number, f"this entry does not fit the game: {refusal}") from None
    if entry.digest and entry.digest != match.game.digest():
        raise RecordError(number, f"the position after it differs from the one recorded ({entry.digest:.12})")
    match.record.entries[-1].digest = entry.digest


async def go_on(match: Match, entries: Iterable[Entry]) -> None:
    """Play further entries of a match's own record."""
    slices = Slices()
    for entry in entries:
        await repeat(match, entry, slices)


async def repeat(match: Match, entry: Entry, slices: Slices) -> None:
    if entry.do == REWIND:
        await rewind(match, entry.seat, entry.decision, slices)
    else:
        match.repeat(entry)
        await slices.rest()


async def rewind(match: Match, seat: int, decision: str, slices: Slices | None = None) -> None:
    """As `Match.rewind`, in slices. Nobody else may change the match meanwhile."""
    past, path = match.way_back(seat, decision)
    await choose_again(past, path, slices or Slices())
    match.rewind_to(past, seat, decision)


async def choose_again(past: Match, path: Sequence[Made], slices: Slices) -> None:
    for made in path:
        past.choose_again(made)
        await slices.rest()


def played_again(record: Record) -> int:
    """How many choices the record makes one play again, at most."""
    choices = again = 0
    for entry in record.entries:
        choices += entry.do == CHOICE
        again += choices if entry.do == REWIND else 0
    return again
