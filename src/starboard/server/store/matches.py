"""Games in the store: the table with its seats, and the record, entry by entry."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Executable, RowMapping, bindparam, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.kernel.record import Entry, Record, RecordError, entry_from, header_from, line_of, read_line
from starboard.server.store.schema import NO_SEAT, entry, game, holder, seat
from starboard.server.store.store import Store

Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""A number that browsers can read. A column of JSON may hold one of any size."""


class SeatRow(Struct):
    """A seat. `person`: whose it is; `bot`: which bot plays it now, if one does."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    resigned: bool
    watchable: bool
    deadline: float | None
    left: float | None
    lapses: int = 0
    bot_from: int | None = None
    ready: bool = False
    holiday: float | None = None
    holiday_used: float = 0.0
    wants_pause: bool = False
    holders: list[str] = []
    """The people who came by the seat's link and may play it too."""

    def belongs_to(self, person: str | None) -> bool:
        return person is not None and (self.person == person or person in self.holders)

    @property
    def played_by_person(self) -> bool:
        return self.person is not None and self.bot is None and not self.resigned


class Sheet(Struct):
    """A table as the database has it, without the record."""

    id: str
    created: float
    owner: str
    status: Literal["open", "playing", "over"]
    private: bool
    ruleset: str
    options: dict[str, bool | Number | str]
    header: dict[str, Any] | None
    clock: dict[str, Any] | None
    lesson: str | None
    fork_of: str | None
    rematch: str | None
    waiting: list[Number]
    winners: list[Number]
    changed: float
    seats: list[SeatRow]
    paused: float | None = None
    guests: list[str] = []
    """The people who came by the table's link and may look on, also at a private table."""
    damaged: bool = False
    """Is something in its rows not what it must be, or can its record not be played here? Then there is nothing to do
    here but to show that it is there."""

    def may_be_seen_by(self, person: str | None) -> bool:
        if not self.private or self.owner == person:
            return True
        return person in self.guests or bool(self.seats_of(person))

    def concerns(self, person: str | None) -> bool:
        """Did this person make the table, sit down there, or come by a link?"""
        return person is not None and (self.owner == person or person in self.guests or bool(self.seats_of(person)))

    def seats_of(self, person: str | None) -> list[int]:
        return [one.seat for one in self.seats if one.belongs_to(person)]

    @property
    def deserted(self) -> bool:
        """Does a bot play for everybody who could still come back? Then nobody is there to play against."""
        people = [one for one in self.seats if one.person is not None and not one.resigned]
        return bool(people) and not any(one.played_by_person for one in people)

    @property
    def by_invitation(self) -> bool:
        """Do people come only by a link? Then the game waits until its host says so, or everybody is ready."""
        return self.private

    def waits_for(self, person: str) -> bool:
        """Does the table wait for this person, on any seat that they may play?"""
        return any(one.seat in self.waiting and one.played_by_person and one.belongs_to(person) for one in self.seats)


SEAT_COLUMNS = SeatRow.__struct_fields__[:-1]
TABLE_COLUMNS = [name for name in Sheet.__struct_fields__ if name not in ("seats", "guests", "damaged")]


def sheet_from(row: RowMapping, seats: Sequence[RowMapping], holders: Sequence[RowMapping]) -> Sheet:
    rows = [seat_from(one) for one in seats]
    values: dict[str, Any] = {name: row[name] for name in TABLE_COLUMNS}
    try:
        sheet = msgspec.convert({**values, "seats": []}, Sheet)
    except msgspec.ValidationError:
        sheet = what_is_left(values)
    sheet.seats = [one for one in rows if one is not None]
    if len(rows) != row["seats"] or [one.seat for one in sheet.seats] != list(range(len(rows))):
        sheet.damaged = True
    by_number = {one.seat: one for one in sheet.seats}
    for one in holders:
        if one["seat"] == NO_SEAT:
            sheet.guests.append(one["person"])
        elif one["seat"] in by_number:
            by_number[one["seat"]].holders.append(one["person"])
        else:
            sheet.damaged = True
    return sheet


def seat_from(row: RowMapping) -> SeatRow | None:
    try:
        return msgspec.convert({name: row[name] for name in SEAT_COLUMNS}, SeatRow)
    except msgspec.ValidationError:
        return None


def what_is_left(values: Mapping[str, Any]) -> Sheet:
    """A table of which some column is not what it must be."""
    created = values["created"]
    return Sheet(
        id=values["id"],
        created=created if isinstance(created, float) else 0.0,
        owner=values["owner"],
        status=values["status"] if values["status"] in ("open", "playing") else "over",
        private=values["private"] is not False,
        ruleset=str(values["ruleset"]),
        options={},
        header=None,
        clock=None,
        lesson=None,
        fork_of=None,
        rematch=None,
        waiting=[],
        winners=[],
        changed=0.0,
        seats=[],
        damaged=True,
    )


def is_id(text: str) -> bool:
    """Could this be an id or a token of ours? A database may choke on other letters."""
    return len(text) <= 64 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


async def sheet_in(connection: AsyncConnection, game_id: str) -> Sheet | None:
    """The table, read inside a transaction."""
    if not is_id(game_id):
        return None
    row = (await connection.execute(select(game).where(game.c.id == game_id))).mappings().first()
    if row is None:
        return None
    seats = await connection.execute(select(seat).where(seat.c.game == game_id).order_by(seat.c.seat))
    holders = await connection.execute(select(holder.c.seat, holder.c.person).where(holder.c.game == game_id))
    return sheet_from(row, list(seats.mappings()), list(holders.mappings()))


async def sheet_of(store: Store, game_id: str) -> Sheet | None:
    found = await store.read(lambda connection: sheet_in(connection, game_id))
    if found is not None and found.id in store.unreadable:
        found.damaged = True
    return found


async def is_over(store: Store, sheet: Sheet) -> bool:
    """Is nothing of this game a secret any more? A fork has the seed and the hands of the game that it was forked from,
    so that one must be over too, and the one it was forked from itself. One that is not there any more keeps none."""
    status, original, seen = sheet.status, sheet.fork_of, {sheet.id}
    while status == "over" and original is not None and original not in seen:
        seen.add(original)
        row = await store.row(select(game.c.status, game.c.fork_of).where(game.c.id == original))
        if row is None:
            break
        status, original = row["status"], row["fork_of"]
    return status == "over"


async def sheets(store: Store, wanted: Executable) -> list[Sheet]:
    """The tables that a query over `game` finds, in its order, in three reads however many they are."""

    async def job(connection: AsyncConnection) -> list[Sheet]:
        rows = list((await connection.execute(wanted)).mappings())
        ids = [row["id"] for row in rows]
        if not ids:
            return []
        seats: dict[str, list[RowMapping]] = {one: [] for one in ids}
        holders: dict[str, list[RowMapping]] = {one: [] for one in ids}
        found = await connection.execute(select(seat).where(seat.c.game.in_(ids)).order_by(seat.c.seat))
        for one in found.mappings():
            seats[one["game"]].append(one)
        found = await connection.execute(select(holder).where(holder.c.game.in_(ids)))
        for one in found.mappings():
            holders[one["game"]].append(one)
        return [sheet_from(row, seats[row["id"]], holders[row["id"]]) for row in rows]

    found = await store.read(job)
    for sheet in found:
        if sheet.id in store.unreadable:
            sheet.damaged = True
    return found


async def related_to(store: Store, tables: Iterable[Sheet]) -> dict[str, Sheet]:
    """The tables that these were forked from, and those that the same people play at next."""
    ids = sorted({other for one in tables for other in (one.fork_of, one.rematch) if other is not None})
    return {one.id: one for one in await sheets(store, select(game).where(game.c.id.in_(ids)))} if ids else {}


# --- the record -----------------------------------------------------------------------------------------------


async def entries_from(store: Store, game_id: str, number: int, seats: int) -> list[Entry]:
    """The entries of a record from a number on. Raises RecordError for what is none."""
    lines = await store.read(lambda connection: lines_from(connection, game_id, number))
    return entries_of(lines, number, seats)


async def lines_from(connection: AsyncConnection, game_id: str, number: int) -> list[str]:
    """The lines of a record from an entry on, as they are kept."""
    found = await connection.execute(LINES, {"of": game_id, "first": number})
    return list(found.scalars())


def entries_of(lines: Sequence[str], number: int, seats: int) -> list[Entry]:
    """Lines of a record, of which the first is that of an entry of this number. Raises RecordError for what is none."""
    return [entry_from(plain_line(line, at), at, seats) for at, line in enumerate(lines, start=number + 2)]


def plain_line(line: str, number: int) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(line)
    except msgspec.DecodeError:
        found = None
    return found if isinstance(found, dict) else read_line(line, number)  # which says what is wrong


async def record_of(store: Store, game_id: str) -> Record | None:
    """The whole record of a game; None if it has not begun. Raises RecordError for what is none."""
    row = await store.row(select(game.c.header).where(game.c.id == game_id))
    if row is None or row["header"] is None:
        return None
    if not isinstance(row["header"], dict):
        raise RecordError(1, "the first line is not JSON")
    record = header_from(row["header"])
    record.entries = await entries_from(store, game_id, 0, record.seats)
    return record


# Every choice, and every table that wakes up, runs these: made once, their values given apart.
LINES = (
    select(entry.c.data)
    .where(entry.c.game == bindparam("of"), entry.c.number >= bindparam("first"))
    .order_by(entry.c.number)
)
APPEND = {
    "sqlite": sqlite.insert(entry).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(entry).on_conflict_do_nothing(),
}
CHANGE = update(game).where(game.c.id == bindparam("of"))


async def append(connection: AsyncConnection, game_id: str, number: int, what: Entry) -> bool:
    """Write an entry at its place in the record; False if that place is taken (another node was quicker)."""
    values = {"game": game_id, "number": number, "data": line_of(what.plain()), "at": time.time()}
    return (await connection.execute(APPEND[connection.dialect.name], values)).rowcount == 1


async def length(connection: AsyncConnection, game_id: str) -> int:
    """How many entries a record has."""
    found = await connection.execute(select(func.count()).select_from(entry).where(entry.c.game == game_id))
    return int(found.scalar_one())


async def change(connection: AsyncConnection, game_id: str, **values: Any) -> None:
    """Note something about a table."""
    await connection.execute(CHANGE, {"of": game_id, "changed": time.time(), **values})


async def change_seat(connection: AsyncConnection, game_id: str, number: int, **values: Any) -> None:
    await connection.execute(update(seat).where(seat.c.game == game_id, seat.c.seat == number).values(**values))
