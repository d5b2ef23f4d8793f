"""Opening: new tables: what somebody wishes for, checked against the rules before anything is written."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, product
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.bots import bot_names
from starboard.kernel.match import Match
from starboard.kernel.registry import UnknownRuleset, ruleset_named
from starboard.kernel.ruleset import Conflict, OptionError, Ruleset, Value
from starboard.packs import Pack
from starboard.server import wire
from starboard.server.people.names import clean
from starboard.server.refusals import Refused
from starboard.server.server import Server
from starboard.server.store import lobby, matches
from starboard.server.store.announcements import News
from starboard.server.store.matches import OwnContent, SeatRow, Sheet
from starboard.server.store.people import Person
from starboard.server.tables.deal import deal, is_full
from starboard.server.tables.description import BOT_NAMES
from starboard.server.tables.shelf import Shelf
from starboard.words.faces import face_of

MOST_MENDED: Final = 3
"""How many options are changed at most to make others possible."""


class OptionsClash(Refused):
    """Options do not go together; the game itself says which and why."""

    def __init__(self, ruleset: str, conflict: Conflict) -> None:
        super().__init__("options-clash", {}, 422)
        self.ruleset = ruleset
        self.conflict = conflict

    def problem(self, code: str) -> wire.Problem:
        face = face_of(self.ruleset)
        return wire.Problem(self.key, face.conflict(self.conflict, face.language(code)))


def known_ruleset(name: str) -> Ruleset:
    try:
        return ruleset_named(name)
    except UnknownRuleset:
        raise Refused("no-such-game", {}, 404) from None


def complete(ruleset: Ruleset, given: Mapping[str, object]) -> dict[str, Value]:
    """All options with their values; raises Refused that names what is wrong, or what does not go together."""
    options = filled(ruleset, given)
    conflict = ruleset.conflict(options)
    if conflict is not None:
        raise OptionsClash(ruleset.name, conflict)
    return options


def filled(ruleset: Ruleset, given: Mapping[str, object]) -> dict[str, Value]:
    """All options with their values, whether they go together or not."""
    names = [option.name for option in ruleset.options]
    for name, value in given.items():
        if name not in names:
            raise Refused("no-such-option", {"name": name[:40], "known": ", ".join(names)}, 422)
        option = next(option for option in ruleset.options if option.name == name)
        try:
            option.parse(value)
        except OptionError:
            listed = ", ".join(str(one).lower() for one in option.values)
            raise Refused("no-such-value", {"name": name, "known": listed}, 422) from None
    return {one.name: one.parse(given[one.name]) if one.name in given else one.values[0] for one in ruleset.options}


def mend(ruleset: Ruleset, options: Mapping[str, Value], keep: Collection[str]) -> dict[str, Value]:
    """The fewest changes of other options with which these go together; none if there is no such way."""
    others = [option for option in ruleset.options if option.name not in keep]
    for count in range(1, MOST_MENDED + 1):
        for some in combinations(others, count):
            for values in product(*([value for value in one.values if value != options[one.name]] for one in some)):
                changes = dict(zip((one.name for one in some), values, strict=True))
                if ruleset.conflict({**options, **changes}) is None:
                    return changes
    return {}


def check_seats(ruleset: Ruleset, options: Mapping[str, Value], seats: int) -> None:
    allowed = ruleset.seats(options)
    if seats not in allowed:
        raise Refused("seats-not-allowed", {"least": allowed[0], "most": allowed[-1]}, 422)


def check_bot(ruleset: str, bot: str) -> str:
    known = bot_names(ruleset)
    if bot not in known:
        raise Refused("no-such-bot", {"known": ", ".join(known)}, 422)
    return bot


def open_seat(number: int) -> SeatRow:
    return SeatRow(number, None, "", None, False, False, None, None)


def bot_seat(number: int, bot: str) -> SeatRow:
    return SeatRow(number, None, BOT_NAMES[number % len(BOT_NAMES)], bot, False, False, None, None)


def own_seat(number: int, person: Person, name: str = "") -> SeatRow:
    return SeatRow(number, person.id, name or person.name, None, False, False, None, None)


def wished(ruleset: str, wishes: Sequence[wire.SeatWish], me: Person) -> list[SeatRow]:
    """The seats that somebody wishes for; the further seats of a hot-seat table get names that tell them apart."""
    rows: list[SeatRow] = []
    own = 0
    for number, wish in enumerate(wishes):
        if wish.who == "bot":
            rows.append(bot_seat(number, check_bot(ruleset, wish.bot)))
        elif wish.who == "open":
            rows.append(open_seat(number))
        else:
            own += 1
            usual = me.name if own == 1 else f"{me.name[:36]} {own}"
            rows.append(own_seat(number, me, clean(wish.name) if wish.name else usual))
    return rows


def sheet(
    owner: Person, ruleset: str, options: Mapping[str, Value], seats: list[SeatRow], private: bool, **more: Any
) -> Sheet:
    """A table that is not in the store yet."""
    values: dict[str, Any] = {"header": None, "clock": None, "lesson": None, "fork_of": None, "rematch": None, **more}
    return Sheet(
        id=matches.new_id(),
        created=time.time(),
        owner=owner.id,
        status="open",
        private=private,
        ruleset=ruleset,
        options=dict(options),
        waiting=[],
        winners=[],
        changed=0.0,
        seats=seats,
        **values,
    )


def content_of(pack: Pack, options: Mapping[str, Value]) -> OwnContent:
    """The content of a table that is played with a pack."""
    values = {path: reading.value for path, reading in pack.readings.items()}
    return OwnContent(pack.name, values, pack.ruleset().content_hash(options))


def sheet_from(wish: wire.NewTable, me: Person, shelf: Shelf) -> Sheet:
    ruleset = known_ruleset(wish.ruleset)
    options = complete(ruleset, wish.options)
    check_seats(ruleset, options, len(wish.seats))
    invited = wish.private and any(one.who == "open" for one in wish.seats)
    # Those who come by a link may not be looking when their host begins: no clock runs before all have moved.
    clock = None if wish.clock is None else {**msgspec.to_builtins(wish.clock), "patient": invited}
    content = content_of(shelf.named(ruleset.name, wish.pack), options) if wish.pack else None
    seats = wished(ruleset.name, wish.seats, me)
    return sheet(me, ruleset.name, options, seats, wish.private, clock=clock, content=content)


async def set_up(server: Server, new: Sheet, played: Match | None = None) -> None:
    """Write a new table; if no seat is open, its game begins (or goes on from where it was played to)."""

    async def job(connection: AsyncConnection) -> None:
        await lobby.add(connection, new)
        if is_full(new):
            await deal(connection, new, server.timekeeper.now(), played)

    await server.store.write(job, News("table", new.id))
    if is_full(new):
        await server.rooms.begun(new.id)
