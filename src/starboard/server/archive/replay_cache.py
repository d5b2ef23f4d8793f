"""Replay cache: finished records played once, with every step ready to be shown. Knows nothing of who looks."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from starboard.kernel.event import Event
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.record import CHOICE, Record, RecordError
from starboard.kernel.registry import UnknownRuleset, ruleset_named
from starboard.server.operation.logs import short
from starboard.server.play import replaying
from starboard.server.play.loading import is_sound
from starboard.server.play.present import Eyes
from starboard.server.refusals import Refused
from starboard.server.store.matches import Sheet, record_of
from starboard.server.store.store import Store

LOG = logging.getLogger(__name__)

MOST_KEPT = 4
"""At most this many replays are kept ready; each takes a few megabytes."""


@dataclass
class Step:
    """The position after some entries of the record."""

    entry: int
    seat: int
    game: Game
    events: int
    resigned: list[int]
    totals: list[int]


class PlayedRecord:
    """A record played once, with every step of it. What was undone is left out."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match = Match.replay(ruleset_named(record.ruleset), record, 0)
        self.ruleset = self.match.ruleset
        self.steps: list[Step] = []
        self.take(self.match, 0, -1)

    async def play(self) -> None:
        """Play the record to its end, in slices."""
        match, slices = self.match, replaying.Slices()
        for number, entry in enumerate(self.record.entries, start=1):
            before = match.log if entry.do == CHOICE else list(match.log)
            events = len(before)
            await replaying.repeat_checked(match, entry, number + 1, slices)
            if entry.do != CHOICE:
                events = same(before, match.log)
                while len(self.steps) > 1 and self.steps[-1].events > events:
                    self.steps.pop()
            if len(match.log) > events or number == len(self.record.entries):
                self.take(match, number, entry.seat)

    def take(self, match: Match, entry: int, seat: int) -> None:
        totals = {one.seat: one.total for one in match.standings()}
        ordered = [totals.get(seat, 0) for seat in range(match.game.seats)]
        self.steps.append(Step(entry, seat, match.game.copy(), len(match.log), list(match.resigned), ordered))

    def at(self, number: int) -> tuple[Match, int]:
        """A match at a step, and how many events were told at the step before it."""
        step = self.steps[number]
        match = Match(self.ruleset, self.match.record.begun())
        match.game = step.game.copy()
        match.game.events = []
        match.log = self.match.log[: step.events]
        match.resigned = list(step.resigned)
        return match, self.steps[number - 1].events if number else 0

    def told(self, number: int, eyes: Eyes, seat: int | None) -> list[str]:
        """What happened at a step in words, as one seat saw it (None: each step as whoever did it saw it)."""
        step = self.steps[number]
        first = self.steps[number - 1].events if number else 0
        seer = seat if seat is not None else step.seat if step.seat >= 0 else None
        plain = [event.seen_by(seer) for event in self.match.log[first : step.events]]
        return [eyes.face.event(one, eyes.words, eyes.seat) for one in plain]


def same(one: Sequence[Event], other: Sequence[Event]) -> int:
    """How many events at the beginning of both are the very same."""
    for number, (left, right) in enumerate(zip(one, other, strict=False)):
        if left is not right:
            return number
    return min(len(one), len(other))


class ReplayCache:
    """The replays that were asked for recently."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[tuple[str, float], PlayedRecord] = OrderedDict()
        """By the table, and when it had last changed: a record that was cut may become as long as it was."""
        self.one_at_a_time = asyncio.Lock()

    async def of(self, sheet: Sheet) -> PlayedRecord:
        """Raises Refused if the record does not fit the rules that are installed here."""
        try:
            return await self.played(sheet)
        except (UnknownRuleset, RecordError) as fault:
            LOG.warning("game %s cannot be shown again: %s", short(sheet.id), fault)
            self.store.unreadable.add(sheet.id)
            raise Refused("cannot-show", {}, 409) from None

    async def played(self, sheet: Sheet) -> PlayedRecord:
        if not is_sound(sheet):
            raise RecordError(1, "it was made with other rules or cards, or its row in the database is damaged")
        record = await record_of(self.store, sheet.id)
        if record is None:
            raise Refused("not-over", {}, 409)
        key = (sheet.id, sheet.changed)
        async with self.one_at_a_time:
            if key not in self.kept:
                fresh = PlayedRecord(record)
                try:
                    await fresh.play()
                except RecordError:
                    raise
                except Exception as fault:
                    # The rules never see such records from ourselves, so they need not be ready for everything in one.
                    raise RecordError(0, f"the rules broke over it: {type(fault).__name__}") from fault
                self.kept[key] = fresh
            self.kept.move_to_end(key)
            if len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
            return self.kept[key]
