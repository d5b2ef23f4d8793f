"""Games in the store: the table with its seats, and the record, entry by entry."""

from __future__ import annotations

import secrets
import string
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
from starboard.server.store.store import UNREADABLE, Store

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
    agrees_to_hints: bool = False
    holders: list[str] = []
    """The people who came by the seat's link and may play it too."""

    def belongs_to(self, person: str | None) -> bool:
        return person is not None and (self.person == person or person in self.holders)

    @property
    def played_by_person(self) -> bool:
        return self.person is not None and self.bot is None and not self.resigned


class OwnContent(Struct):
    """Content that differs from the built-in one, kept with the table: the pack may be gone from the server."""

    pack: str
    """The name of the pack that was chosen; empty if the values came with a record."""
    values: dict[str, Any]
    """The values that it says, by their paths: corrected ones, and such that were found to be right."""
    hash: str
    """The hash of the content under the options of the table."""


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
    content: OwnContent | None = None
    """None: the built-in content."""
    rating: str | None = None
    """Does it count for ratings? None: it was never meant to; `pending`, `counted`, or why it did not."""
    contest: str | None = None
    """The duplicate contest that it is a table of."""
    sealed: bool = False
    """Do others play the same deal yet? Then nothing of the game may be known but to its players, and to them only what
    they have seen at the table."""
    guests: list[str] = []
    """The people who came by the table's link and may look on, also at a private table."""
    damaged: bool = False
    """Is something in its rows not what it must be, or can its record not be played here? Then there is nothing to do
    here but to show that it is there."""

    def may_be_seen_by(self, person: str | None) -> bool:
        if self.sealed:
            return bool(self.seats_of(person))
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
    def hints_agreed(self) -> bool:
        """Has everybody who plays agreed that hints are given? A bot that plays for somebody cannot agree for them."""
        people = [one for one in self.seats if one.person is not None and not one.resigned]
        return bool(people) and all(one.agrees_to_hints for one in people)

    @property
    def by_invitation(self) -> bool:
        """Do people come only by a link? Then the game waits until its host says so, or everybody is ready."""
        return self.private

    def waits_for(self, person: str) -> bool:
        """Does the table wait for this person, on any seat that they may play?"""
        return any(one.seat in self.waiting and one.played_by_person and one.belongs_to(person) for one in self.seats)


SEAT_COLUMNS = SeatRow.__struct_fields__[:-1]
TABLE_COLUMNS = [name for name in Sheet.__struct_fields__ if name not in ("seats", "guests", "damaged")]


Row = RowMapping | Mapping[str, Any]


def sheet_from(row: Row, seats: Sequence[Row], holders: Sequence[Row]) -> Sheet:
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


def seat_from(row: Row) -> SeatRow | None:
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
        sealed=values["sealed"] is not False,
        damaged=True,
    )


def new_id() -> str:
    """Cannot be guessed: whoever knows the id of a finished game may see its replay. It never begins with a dash, so
    that it can stand on a command line."""
    return secrets.choice(string.ascii_letters + string.digits) + secrets.token_urlsafe(12)[1:]


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


class Latest(Struct):
    """A table as it is, and what was added to its record."""

    game: dict[str, Any] | None
    seats: list[dict[str, Any]]
    holders: list[dict[str, Any]]
    lines: list[str]


LATEST = """
SELECT json_build_object(
    'game', (SELECT row_to_json(game) FROM game WHERE id = $1),
    'seats', (SELECT coalesce(json_agg(row_to_json(one) ORDER BY one.seat), '[]') FROM seat AS one WHERE one.game = $1),
    'holders', (SELECT coalesce(json_agg(row_to_json(holder)), '[]') FROM holder WHERE game = $1),
    'lines', (SELECT coalesce(json_agg(data ORDER BY number), '[]') FROM entry WHERE game = $1 AND number >= $2)
)::text
"""
"""All of it in one journey: a node asks this about every move that others make at a table it shows."""


async def latest_of(store: Store, game_id: str, number: int) -> tuple[Sheet | None, list[str]]:
    """The table, and the lines of its record from an entry on, both as they were at one moment."""
    if store.postgres:
        found = msgspec.json.decode(await store.read_at_once(LATEST, (game_id, number)), type=Latest)
        sheet = None if found.game is None else sheet_from(found.game, found.seats, found.holders)
        lines = found.lines
    else:

        async def job(connection: AsyncConnection) -> tuple[Sheet | None, list[str]]:
            return await sheet_in(connection, game_id), await lines_from(connection, game_id, number)

        sheet, lines = await store.read(job)
    if sheet is not None and sheet.id in store.unreadable:
        sheet.damaged = True
    return sheet, lines


async def is_over(store: Store, sheet: Sheet) -> bool:
    """Is nothing of this game a secret any more? While others play the same deal in a contest, it is. A fork has the
    seed and the hands of the game that it was forked from, so that one must be over too, and the one it was forked
    from itself. One that is not there any more keeps none."""
    over, original, seen = sheet.status == "over" and not sheet.sealed, sheet.fork_of, {sheet.id}
    while over and original is not None and original not in seen:
        seen.add(original)
        row = await store.row(select(game.c.status, game.c.sealed, game.c.fork_of).where(game.c.id == original))
        if row is None:
            break
        over, original = row["status"] == "over" and not row["sealed"], row["fork_of"]
    return over


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
    """The entries of a record from a number on. Raises RecordError for damaged lines."""
    lines = await store.read(lambda connection: lines_from(connection, game_id, number))
    return entries_of(lines, number, seats)


async def lines_from(connection: AsyncConnection, game_id: str, number: int) -> list[str]:
    """The lines of a record from an entry on, as they are kept."""
    found = await connection.execute(LINES, {"of": game_id, "first": number})
    return list(found.scalars())


def entries_of(lines: Sequence[str], number: int, seats: int) -> list[Entry]:
    """Lines of a record from the entry of this number on. Raises RecordError for damaged lines."""
    return [entry_from(plain_line(line, at), at, seats) for at, line in enumerate(lines, start=number + 2)]


def plain_line(line: str, number: int) -> dict[str, Any]:
    if UNREADABLE in line:
        raise RecordError(number, "the line is not UTF-8")
    try:
        found = msgspec.json.decode(line)
    except msgspec.DecodeError:
        found = None
    return found if isinstance(found, dict) else read_line(line, number)  # which says what is wrong


async def record_of(store: Store, game_id: str) -> Record | None:
    """The whole record of a game; None if it has not begun. Raises RecordError for damaged lines."""
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


async def change_known(connection: AsyncConnection, game_id: str, known: float, now: float, **values: Any) -> bool:
    """As `change`, if the table has not changed since a moment that is known; False if it has."""
    changed = update(game).where(game.c.id == game_id, game.c.changed == known).values(changed=now, **values)
    return (await connection.execute(changed)).rowcount == 1


async def change_seat(connection: AsyncConnection, game_id: str, number: int, **values: Any) -> None:
    await connection.execute(update(seat).where(seat.c.game == game_id, seat.c.seat == number).values(**values))
