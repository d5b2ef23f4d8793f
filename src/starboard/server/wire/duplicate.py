"""Duplicate: contests, and the daily deal."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from starboard.server.wire.lobby import ClockWish
from starboard.server.wire.play import Clock
from starboard.server.wire.shape import In, Name, Out, SeatNumber, Status, Value


class ContestSeat(Out):
    """Who sits where at a table of a contest."""

    seat: int
    who: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    mine: bool = False


class ContestTable(Out):
    """A table of a contest. While the contest runs, nothing of its game but how far it is: open, playing or over."""

    number: int
    status: Status
    seats: list[ContestSeat]
    table: str | None = None
    """Its id, for those who sit there, and for everybody when the contest is over."""


class ContestResult(Out):
    """How somebody did against those who had the same seat at the other tables."""

    number: int
    """At which table of the contest."""
    seat: int
    who: Literal["person", "bot"]
    name: str
    outcome: Literal["played", "resigned", "unfinished"]
    """`resigned`: also if a bot held the seat at the end. `unfinished`: the table counts for nobody."""
    place: int | None
    """By the percentage, over all seats; equal ones share a place."""
    percent: float | None
    """Of the matchpoints that could be had; null if there was nobody to compare with."""
    points: int
    """Matchpoints: 2 for each that did worse, 1 for each that did as well."""
    most: int
    """How many could be had."""
    total: int | None
    """Points in the game."""
    margin: float | None
    """How many points in the game more, on average, than the others who played the same seat."""
    bot: str | None = None
    bot_from: int | None = None
    """The round in which a bot first played for this person."""
    mine: bool = False
    table: str | None = None
    """The id of the table, for its replay, when the contest is over."""


class Contest(Out):
    """Several tables with one deal: the same set-up, and for each seat the same luck. `day`: a daily deal, which
    everybody plays alone against bots."""

    id: str
    name: str
    ruleset: str
    title: str
    options: dict[str, Value]
    applies: list[str]
    status: Status
    private: bool
    """Not listed: people come by its link."""
    created: float
    host: bool
    """Is the one who asks its host?"""
    hosted_by: str
    seats: int
    """How many play at a table."""
    bots: list[str | None]
    """For each seat the bot that sits there at every table."""
    people: int
    """How many have signed up or, of a daily deal, begun."""
    finished: int
    """How many of them have finished."""
    tables: list[ContestTable]
    """Of a daily deal none: there are as many as people."""
    results: list[ContestResult] = []
    """When the contest is over. Of a daily deal also for somebody who has finished their own try, as it is so far."""
    final: bool = False
    """Will nothing of the results change any more?"""
    table: str | None = None
    """Where the one who asks plays."""
    clock: Clock | None = None
    pack: str = ""
    day: str | None = None
    ends: float | None = None
    """Of a daily deal that runs: until when one may begin (seconds since 1970)."""


class ContestLine(Out):
    """A contest in a list."""

    id: str
    name: str
    ruleset: str
    title: str
    status: Status
    created: float
    hosted_by: str
    tables: int
    seats: int
    people: int
    free: int
    """How many seats are free."""
    mine: bool
    """Does the one who asks host it or play in it?"""
    clock: Clock | None = None
    day: str | None = None


class Contests(Out):
    """Contests by what one can do with them. `yours`: those one hosts or plays in, daily deals among them."""

    yours: list[ContestLine]
    open: list[ContestLine]
    running: list[ContestLine]
    over: list[ContestLine]


class ContestSeatWish(In):
    """Who sits there at every table: people, or a bot."""

    who: Literal["open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewContest(In):
    """Make a contest. People sign up; it begins when its host says so, at all tables at once."""

    name: Name
    ruleset: Annotated[str, Meta(max_length=40)]
    options: dict[str, Value]
    seats: Annotated[list[ContestSeatWish], Meta(min_length=1, max_length=16)]
    tables: Annotated[int, Meta(ge=2, le=16)]
    private: bool = True
    play: bool = True
    """Does the host play, too?"""
    clock: ClockWish | None = None
    pack: Annotated[str, Meta(max_length=100)] = ""


TableNumber = Annotated[int, Meta(ge=1, le=16)]


class SignUp(In):
    """Take a free seat: this one, any at this table, or any at all. A person has one seat in a contest; taking another
    gives the first one up."""

    number: TableNumber | None = None
    seat: SeatNumber | None = None


class SignOff(In):
    """Leave the contest before it begins. Its host may also ask somebody else to leave."""

    number: TableNumber
    seat: SeatNumber


class StartContest(In):
    """Begin. `bot` takes the seats that are free; without it, none may be. A table with bots alone is left out."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class DailyDeal(Out):
    """The deal of the day for one game."""

    ruleset: str
    title: str
    day: str
    ends: float
    """When the day ends, by the server's clock (UTC; seconds since 1970)."""
    seats: int
    bot: str
    begun: int
    finished: int
    contest: str | None = None
    """Today's results; null if nobody has begun yet."""
    table: str | None = None
    """One's own try, if one has begun."""
    status: Status | None = None
    """How far that is."""
    last: str | None = None
    """The latest daily deal that is over."""


class NewDaily(In):
    ruleset: Annotated[str, Meta(max_length=40)]
