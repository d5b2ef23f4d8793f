"""Opening: new tables: what somebody wishes for, checked against the rules before anything is written."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.bots import bot_names
from starboard.kernel.match import Match
from starboard.kernel.registry import UnknownRuleset, ruleset_named
from starboard.kernel.ruleset import OptionError, Ruleset, Value
from starboard.server import wire
from starboard.server.people.names import clean
from starboard.server.refusals import Refused
from starboard.server.server import Server
from starboard.server.store import lobby
from starboard.server.store.announcements import News
from starboard.server.store.matches import SeatRow, Sheet
from starboard.server.store.people import Person
from starboard.server.tables.deal import deal, is_full
from starboard.server.tables.description import BOT_NAMES


def new_id() -> str:
    """Cannot be guessed: whoever knows the id of a finished game may see its replay."""
    return secrets.token_urlsafe(12)


def known_ruleset(name: str) -> Ruleset:
    try:
        return ruleset_named(name)
    except UnknownRuleset:
        raise Refused("no-such-game", {}, 404) from None


def complete(ruleset: Ruleset, given: Mapping[str, object]) -> dict[str, Value]:
    """All options with their values; raises Refused that names the one that is wrong."""
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
    try:
        return ruleset.complete(given)
    except OptionError:
        raise Refused("options-clash", {}, 422) from None


def seats_with(ruleset: Ruleset, options: Mapping[str, Value]) -> list[int]:
    """How many can play; none if these options do not go together."""
    return ruleset.seats(options) if ruleset.conflict(options) is None else []


def check_seats(ruleset: Ruleset, options: Mapping[str, Value], seats: int) -> None:
    allowed = seats_with(ruleset, options)
    if not allowed:
        raise Refused("options-clash", {}, 422)
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
        id=new_id(),
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


def sheet_from(wish: wire.NewTable, me: Person) -> Sheet:
    ruleset = known_ruleset(wish.ruleset)
    options = complete(ruleset, wish.options)
    check_seats(ruleset, options, len(wish.seats))
    invited = wish.private and any(one.who == "open" for one in wish.seats)
    # Those who come by a link may not be looking when their host begins: no clock runs before all have moved.
    clock = None if wish.clock is None else {**msgspec.to_builtins(wish.clock), "patient": invited}
    return sheet(me, ruleset.name, options, wished(ruleset.name, wish.seats, me), wish.private, clock=clock)


async def set_up(server: Server, new: Sheet, played: Match | None = None) -> None:
    """Write a new table; if no seat is open, its game begins (or goes on from where it was played to)."""

    async def job(connection: AsyncConnection) -> None:
        await lobby.add(connection, new)
        if is_full(new):
            await deal(connection, new, server.timekeeper.now(), played)

    await server.store.write(job, News("table", new.id))
    if is_full(new):
        await server.rooms.begun(new.id)
