"""Clocks: how long a seat may still think, and what happens when its time is up.

Times are kept in the row of the seat, so they survive a restart and are the same for all nodes:

    deadline only         the clock runs
    deadline and left     it stands at `left`, but for the others it seems to run on towards the deadline: the seat has
                          answered in secret, and they must not learn that before everybody has
    left only             it stands
    neither               it has not run yet

A clock runs while its seat owes a decision and a person plays it. At a table by invitation and at a rematch no clock
runs before everybody has made a move: some may not know yet that it has begun. While a person is on holiday, time
stands at the end of that holiday for their seat: a deadline is always later. While the table is paused, time stands
for all (`time_at`), and deadlines are moved when it goes on. A room works out the times that each entry
changes (`after_deal`; `before_entry`, `after_entry`) and writes them with it; `Clocks` looks for times that are up. A
move is one decision answered. Knows no rules.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from sqlalchemy import select

from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.server import wire
from starboard.server.operation.backoff import Backoff
from starboard.server.operation.logs import short
from starboard.server.refusals import Refused
from starboard.server.store.announcements import News
from starboard.server.store.matches import SeatRow, Sheet
from starboard.server.store.schema import game, seat
from starboard.server.store.store import Store

LOG = logging.getLogger(__name__)

TICK_SECONDS = 1.0
MOST_AT_ONCE = 200
"""At most this many times that are up are looked at in one go; the others at the next."""

SECOND_CHANCE = 10.0
"""Anyone whose time was up has at least this many seconds for the next move, or after taking the seat back."""

MOST_LAPSES = 3
"""After this many lapses in a row the stand-in keeps the seat until its person comes back."""

MOST_HOLIDAY = 21 * 86400.0
"""The longest holiday, in seconds, that one seat may have in one game, all together."""


class TableClock(wire.Clock):
    """The clock of a table, as the database has it."""

    patient: bool = False
    """Does it wait until everybody has made a move?"""


class NotUp(Exception):
    """There is time left after all: somebody was quicker."""


class Times(NamedTuple):
    """The two columns of a seat."""

    deadline: float | None
    left: float | None

    @property
    def running(self) -> bool:
        return self.deadline is not None and self.left is None

    def remaining(self, now: float) -> float | None:
        """Seconds left; None if the clock never ran."""
        if self.left is None and self.deadline is not None:
            return max(self.deadline - now, 0.0)
        return self.left


def times_of(row: SeatRow) -> Times:
    return Times(row.deadline, row.left)


class Before(NamedTuple):
    """What a room notes before it applies an entry: the question that each seat owes, and how many of its choices
    stand."""

    questions: list[str]
    choices: list[int]


def before_entry(match: Match) -> Before:
    choices = [0] * match.game.seats
    for made in match.path:
        choices[made.seat] += 1
    return Before([decision.id if decision is not None else "" for decision in match.game.pending], choices)


def after_deal(clock: TableClock, rows: Sequence[SeatRow], match: Match, now: float) -> dict[int, Times]:
    """The times that begin with the game, by seat."""
    nothing = Before([""] * match.game.seats, before_entry(match).choices)
    return after_entry(clock, rows, nothing, match, now)


def after_entry(
    clock: TableClock, rows: Sequence[SeatRow], before: Before, match: Match, now: float
) -> dict[int, Times]:
    """The times that an entry changes, by seat. `rows` say who plays since."""
    after = before_entry(match)
    if clock.patient and not have_begun(rows, after, match):
        return {}
    changed = {}
    for row in rows:
        was, at = times_of(row), row.seat
        here = own_time(row, now)
        plays = row.played_by_person and not match.over
        times = next_times(
            clock,
            was,
            here,
            owes=plays and match.game.pending[at] is not None,
            hidden=plays and match.game.answers[at] is not None,
            asked_anew=after.questions[at] != before.questions[at],
            moves=after.choices[at] - before.choices[at] if plays else 0,
        )
        if times != was:
            changed[at] = times
    return changed


def have_begun(rows: Sequence[SeatRow], now: Before, match: Match) -> bool:
    """Do clocks that wait for everybody run? Once they do, going back does not stop them. They never begin while an
    answer is secret: that would tell that it was given."""
    if any(row.deadline is not None or row.left is not None for row in rows):
        return True
    moved = all(now.choices[row.seat] for row in rows if row.played_by_person)
    return moved and not any(answer is not None for answer in match.game.answers)


def next_times(
    clock: wire.Clock, was: Times, now: float, *, owes: bool, hidden: bool, asked_anew: bool, moves: int
) -> Times:
    """`owes`: the seat has a decision to make; `hidden`: it has made it, and the others do not know yet; `moves`: how
    many choices it has made by the entry, less than 0 if they were undone."""
    earned = clock.added * moves if clock.per == "game" else 0
    remaining = was.remaining(now)
    if remaining is None:
        return Times(now + clock.seconds, None) if owes else was
    if hidden and was.deadline is not None:
        return Times(was.deadline, remaining + max(earned, 0))
    if not owes:
        return Times(None, max(remaining + earned, 0.0))
    if moves < 0:
        if was.deadline is None:
            return Times(now + max(remaining + earned, 0.0), None)
        # The deadline that the others saw stays: what was earned by an answer still secret was never added to it.
        return Times(was.deadline + (earned if was.left is None else min(earned + clock.added, 0)), None)
    if asked_anew:
        return Times(now + (clock.seconds if clock.per == "move" else remaining + earned), None)
    if was.deadline is None:
        least = clock.seconds if clock.per == "move" else max(clock.added, SECOND_CHANCE)
        return Times(now + max(remaining, least), None)
    return was


def time_at(sheet: Sheet, now: float) -> float:
    """What time it is at a table: it stands while the table is paused."""
    return now if sheet.paused is None else sheet.paused


def own_time(row: SeatRow, now: float) -> float:
    """What time it is for a seat: it stands at the end of a holiday until that is over."""
    return now if row.holiday is None else max(now, row.holiday)


def moved(row: SeatRow, earlier: float, later: float) -> Times:
    """The times of a seat for which it was `earlier` and is `later` now, with as much time left as before."""
    return Times(None if row.deadline is None else row.deadline + later - earlier, row.left)


def after_lapse(clock: wire.Clock) -> Times:
    """The times of a seat for which a bot has just moved: there is time again, also for somebody who takes that move
    back."""
    # What the move earns comes on top of this.
    return Times(None, max(SECOND_CHANCE - clock.added, 0.0) if clock.per == "game" else float(clock.seconds))


def after_return(clock: wire.Clock, row: SeatRow) -> Times:
    """The times of a seat whose person plays it again: a clock for each move stands as before every move."""
    return Times(None, float(clock.seconds)) if clock.per == "move" else times_of(row)


class Shown(NamedTuple):
    """A clock as somebody sees it, without the present moment: two that are equal need not be told again."""

    seat: int
    deadline: float | None
    left: float
    holiday: float = 0.0
    """Until when it stands, if it runs at all."""


def shown_to(
    viewer: int | None, clock: wire.Clock, rows: Sequence[SeatRow], position: Game, paused: float | None = None
) -> list[Shown]:
    """The clocks of all people, as one seat may know them."""
    waiting = position.waiting()
    found = []
    for row in rows:
        if not row.played_by_person:
            continue
        deadline, left = row.deadline, row.left
        if row.seat == viewer and left is not None:
            deadline = None
        if deadline is not None and row.seat in waiting:
            if paused is not None:
                found.append(Shown(row.seat, None, max(deadline - own_time(row, paused), 0.0)))
            else:
                found.append(Shown(row.seat, deadline, 0.0, row.holiday or 0.0))
        else:
            found.append(Shown(row.seat, None, left if left is not None else float(clock.seconds)))
    return found


def on_wire(clocks: Sequence[Shown], now: float) -> list[wire.SeatClock]:
    return [
        wire.SeatClock(
            one.seat,
            round(1000 * (one.left if one.deadline is None else max(one.deadline - max(now, one.holiday), 0.0))),
            one.deadline is not None,
            round(1000 * max(one.holiday - now, 0.0)),
        )
        for one in clocks
    ]


def is_up(row: SeatRow, now: float) -> bool:
    """Has this seat's time run out? To be asked again after a reload: another node may have seen to it."""
    if row.holiday is not None and row.holiday > now:
        return False
    return row.played_by_person and row.deadline is not None and row.left is None and row.deadline <= now


def ran_out(row: SeatRow) -> bool:
    """Does a bot play this seat because its person's time was up? A player who lets a bot play mostly has time left."""
    return row.person is not None and row.bot is not None and not row.resigned and row.left == 0


def stopped(row: SeatRow) -> Times:
    """The times of a seat whose time is up, where the table says that nothing happens."""
    return Times(row.deadline, 0.0)


class Clocks:
    """Looks once a second for times that are up, whichever node they began on, and tells `expire`."""

    def __init__(self, store: Store, expire: Callable[[str, int], Awaitable[None]], now: Callable[[], float]) -> None:
        self.store = store
        self.expire = expire
        """Does what the table says, if on looking again the time is up (`is_up`): twice is as good as once."""
        self.now = now
        self.backoff = Backoff(now)
        self.task: asyncio.Task[None] | None = None
        store.announcements.listen(self.heard)

    def heard(self, news: News) -> None:
        if news.what == "repaired":
            self.backoff.over(news.game)

    async def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
            self.task = None

    async def run(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            try:
                await self.tick()
            except Refused:
                pass  # the database is in trouble; that is logged already
            except Exception:
                LOG.exception("looking for times that are up")

    async def tick(self) -> None:
        """See to all times that are up now."""
        up = (
            select(seat.c.game, seat.c.seat)
            .join(game, game.c.id == seat.c.game)
            .where(seat.c.deadline <= self.now(), seat.c.left.is_(None))
            .where(game.c.status == "playing", game.c.paused.is_(None))
            .where(game.c.id.not_in(self.backoff.now_left_alone()))
            .order_by(seat.c.deadline)
            .limit(MOST_AT_ONCE)
        )
        for row in await self.store.rows(up):
            try:
                await self.expire(row["game"], row["seat"])
            except Refused:  # the table is damaged; that is logged where it is loaded
                self.backoff.note(row["game"])
            except Exception:  # one table's trouble is not that of the others
                if self.backoff.note(row["game"]):
                    LOG.exception("the time of seat %d in game %s is up", row["seat"], short(row["game"]))
            else:
                self.backoff.over(row["game"])
