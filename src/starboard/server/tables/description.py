"""Tables: a table as somebody sees it who may see it, ready for the wire. Nothing of the game itself is in it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

import msgspec

from starboard.server import wire
from starboard.server.store.links import LinkRow
from starboard.server.store.matches import SeatRow, Sheet
from starboard.words.faces import face_of

BOT_NAMES = ("Altair", "Vega", "Deneb", "Rigel", "Sirius", "Antares", "Mira", "Castor", "Polaris", "Spica", "Adhara")
"""What bots are called at a table, in any language, by their seat."""


@cache
def title(ruleset: str, language: str) -> str:
    """The name of a game."""
    face = face_of(ruleset)
    return face.title(face.language(language))


def shown(
    sheet: Sheet,
    person: str | None,
    language: str,
    present: Collection[int] = (),
    watchers: int = 0,
    known: Sequence[LinkRow] = (),
) -> wire.Table:
    """The table for one person (None: nobody in particular); `known` are all its links, of which they see their own."""
    own = sheet.seats_of(person)
    return wire.Table(
        id=sheet.id,
        ruleset=sheet.ruleset,
        title=title(sheet.ruleset, language),
        options=sheet.options,
        status=msgspec.convert(sheet.status, wire.Status),
        private=sheet.private,
        seats=[_seat(one, person, present) for one in sheet.seats],
        owner=sheet.owner == person,
        created=sheet.created,
        hot_seat=len(own) > 1,
        clock=msgspec.convert(sheet.clock, wire.Clock | None),
        lesson=sheet.lesson,
        fork_of=sheet.fork_of,
        rematch=sheet.rematch,
        watchers=watchers,
        links=[wire.Link(one.id, path(one.token), one.seat) for one in known if one.maker == person],
        waiting=sheet.waiting,
        winners=sheet.winners,
    )


def _seat(row: SeatRow, person: str | None, present: Collection[int]) -> wire.Seat:
    return wire.Seat(
        seat=row.seat,
        who="person" if row.person is not None else "bot" if row.bot is not None else "open",
        name=row.name,
        bot=row.bot,
        mine=row.belongs_to(person),
        present=row.seat in present,
        resigned=row.resigned,
        watchable=row.watchable,
    )


def path(token: str) -> str:
    return f"/join#{token}"
