"""Lobby: making tables, sitting down at them, and invitations."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from starboard.server.wire.play import Table
from starboard.server.wire.shape import In, Out, SeatNumber, Value


class SeatWish(In):
    """Who will sit there: me (several times: a hot-seat table), anybody (open), or a bot."""

    who: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    """For the further seats of a hot-seat table: what to call the person."""


class ClockWish(In):
    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=60 * 60 * 24 * 60)]
    added: Annotated[int, Meta(ge=0, le=3600)] = 0
    at_zero: Literal["bot", "resign", "nothing"] = "bot"


class NewTable(In):
    """Make a table. If no seat is open it starts at once."""

    ruleset: Annotated[str, Meta(max_length=40)]
    options: dict[str, Value]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    private: bool = True
    clock: ClockWish | None = None
    pack: Annotated[str, Meta(max_length=100)] = ""
    """The content pack to play with; empty: the built-in content."""


class NewLesson(In):
    ruleset: Annotated[str, Meta(max_length=40)]


class SitDown(In):
    seat: SeatNumber | None = None


class SeatOnly(In):
    seat: SeatNumber


class SetBot(In):
    """Put a bot on a free seat, or take it away (`bot` null)."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None


class TakeOver(In):
    """Let a bot play one's seat for a while; `bot` null takes the seat back."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None


class SetReady(In):
    """Say that the game may begin, or that it may not yet."""

    seat: SeatNumber
    ready: bool


class SetHoliday(In):
    """Be on holiday for this many hours from now on (0: be back). One's own clock stands until then."""

    seat: SeatNumber
    hours: Annotated[int, Meta(ge=0, le=24 * 21)]


class SetHints(In):
    """Agree that hints are given at the table, or no longer. They are when everybody agrees; such a game counts for no
    rating."""

    seat: SeatNumber
    agree: bool


class SetPause(In):
    """Wish that all clocks stand, or that they go on. They stand when everybody wishes it; anybody ends that."""

    seat: SeatNumber
    pause: bool


class SetWatchable(In):
    seat: SeatNumber
    watchable: bool


class NewLink(In):
    """A link to one seat, or with none to any free seat."""

    seat: SeatNumber | None = None


class Join(In):
    token: Annotated[str, Meta(max_length=100)]


class Invitation(Out):
    """What a link invites to, before anybody sits down: who made it, to which table, and to which seat if to one."""

    host: str
    table: Table
    seat: int | None
    takes: bool
    """Does coming by it take a seat? Otherwise one looks on, or plays a seat that is one's own already."""


class Joined(Out):
    """Where a link led: to a seat, or only to the table, as a spectator."""

    table: Table
    seat: int | None


class Lobby(Out):
    """Tables by what one can do with them: go on, join, watch; and the latest finished ones of one's own."""

    mine: list[Table]
    open: list[Table]
    watch: list[Table]
    finished: list[Table]
