"""Tables: a table as somebody sees it who may see it, ready for the wire. Nothing of the game itself is in it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from typing import Literal

import msgspec

from starboard.kernel.record import header_from
from starboard.kernel.ruleset import OptionError, Value
from starboard.server import wire
from starboard.server.play.clocks import MOST_HOLIDAY
from starboard.server.play.loading import is_sound, plain, ruleset_of, say_damaged
from starboard.server.play.present import name_at
from starboard.server.store.links import LinkRow
from starboard.server.store.matches import SeatRow, Sheet, what_is_left
from starboard.words.faces import UnknownFace, face_of

BOT_NAMES = ("Altair", "Vega", "Deneb", "Rigel", "Sirius", "Antares", "Mira", "Castor", "Polaris", "Spica", "Adhara")
"""What bots are called at a table, in any language, by their seat."""


@cache
def title(ruleset: str, language: str) -> str:
    """The name of a game; of one that is not installed here, what it is called in the database."""
    try:
        face = face_of(ruleset)
    except UnknownFace:
        return ruleset
    return face.title(face.language(language))


def shown(
    sheet: Sheet,
    person: str | None,
    language: str,
    present: Collection[int] = (),
    watchers: int = 0,
    known: Sequence[LinkRow] = (),
    related: Mapping[str, Sheet] | None = None,
    ahead: float = 0.0,
) -> wire.Table:
    """The table for one person (None: nobody in particular); `known` are all its links, of which they see their own.
    Of `related`, the tables that it was forked from or that are played at next, they hear if they may see them; the
    person who forked a table knows from which. A table that cannot be shown is shown as damaged. `ahead`: how far
    the system's time, which they have too, is ahead of the time of the tables."""
    try:
        return _table(sheet, person, language, present, watchers, known, related or {}, ahead)
    except Exception as fault:
        say_damaged(sheet.id, type(fault).__name__)
        left = what_is_left(msgspec.structs.asdict(sheet))
        return _table(left, person, language, (), watchers, (), {}, ahead)


def _table(
    sheet: Sheet,
    person: str | None,
    language: str,
    present: Collection[int],
    watchers: int,
    known: Sequence[LinkRow],
    related: Mapping[str, Sheet],
    ahead: float,
) -> wire.Table:
    def told(other: str | None) -> str | None:
        found = related.get(other or "")
        return other if found is not None and found.may_be_seen_by(person) else None

    own = sheet.seats_of(person)
    sound = is_sound(sheet)
    return wire.Table(
        id=sheet.id,
        ruleset=sheet.ruleset,
        title=title(sheet.ruleset, language),
        options=sheet.options,
        applies=applying(sheet.ruleset, plain(sheet.options)) if sound else [],
        content=content(sheet, sound),
        status=sheet.status,
        private=sheet.private,
        seats=[_seat(sheet, one, person, present, language, ahead) for one in sheet.seats],
        owner=sheet.owner == person,
        created=sheet.created,
        hot_seat=len(own) > 1,
        clock=msgspec.convert(sheet.clock, wire.Clock | None) if sound else None,
        lesson=sheet.lesson,
        fork_of=sheet.fork_of if sheet.owner == person else told(sheet.fork_of),
        rematch=told(sheet.rematch),
        watchers=watchers,
        links=[wire.Link(one.id, path(one.token), one.seat) for one in known if one.maker == person],
        waiting=sheet.waiting,
        winners=sheet.winners,
        damaged=not sound,
        by_invitation=sheet.by_invitation,
        paused=paused(sheet),
        rating=sheet.rating,
        contest=sheet.contest,
        sealed=sheet.sealed,
    )


def content(sheet: Sheet, sound: bool) -> wire.Content:
    """Which content the table is played with."""
    own = sheet.content
    if own is not None:
        return wire.Content("pack" if own.pack else "record", own.hash, own.pack, len(own.values))
    if not sound:
        return wire.Content("built-in", "")
    if sheet.header is None:
        return wire.Content("built-in", present_hash(sheet.ruleset, plain(sheet.options)))
    return wire.Content("built-in", header_from(sheet.header).content)


@lru_cache(1000)
def present_hash(name: str, options: tuple[tuple[str, Value], ...]) -> str:
    """The hash of the built-in content under these options."""
    rules = ruleset_of(name)
    return rules.content_hash(rules.complete(dict(options)))


def paused(sheet: Sheet) -> Literal["agreed", "deserted"] | None:
    if sheet.status != "playing":
        return None
    return "deserted" if sheet.deserted else "agreed" if sheet.paused is not None else None


@lru_cache(1000)
def applying(name: str, given: tuple[tuple[str, Value], ...]) -> list[str]:
    """The options that make a difference to a game with these; none if there can be no such game."""
    ruleset = ruleset_of(name)
    try:
        options = ruleset.complete(dict(given))
    except OptionError:
        return []
    return [option.name for option in ruleset.options if ruleset.applies(option.name, options)]


def _seat(
    sheet: Sheet, row: SeatRow, person: str | None, present: Collection[int], language: str, ahead: float
) -> wire.Seat:
    former = sheet.status != "open" and row.person is None and not row.name
    return wire.Seat(
        seat=row.seat,
        who="person" if row.person is not None or former else "bot" if row.bot is not None else "open",
        name=name_at(row, language) if former else row.name,
        bot=row.bot,
        mine=row.belongs_to(person),
        present=row.seat in present,
        resigned=row.resigned,
        watchable=row.watchable,
        bot_from=row.bot_from,
        ready=row.ready,
        holiday=None if row.holiday is None else round(row.holiday + ahead),
        holiday_left=max(MOST_HOLIDAY - row.holiday_used, 0.0) if row.belongs_to(person) else 0.0,
        wants_pause=row.wants_pause,
        agrees_to_hints=row.agrees_to_hints,
    )


def path(token: str) -> str:
    return f"/join#{token}"
