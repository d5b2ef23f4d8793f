"""People: who somebody is, what is kept about them, and how they are told of things."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from starboard.server.wire.shape import In, Name, Out, Secret, Status, Tongue


class Me(Out):
    """The person who asks."""

    id: str
    name: str
    language: Tongue
    password: bool
    """Has this identity a password, so that it can be used elsewhere?"""
    rated: bool = False
    """Do they want to be rated?"""


class StoredLink(Out):
    """A link that somebody made; without a seat it leads to the table."""

    table: str
    seat: int | None
    created: float


class StoredTable(Out):
    """A table that concerns somebody, and their part in it."""

    table: str
    ruleset: str
    created: float
    status: Status
    made: bool
    """Did they make it?"""
    seats: dict[str, str]
    """Their seats, with the names they sat there by."""
    record: list[str]
    """The lines of its record, when the game is over: before, it holds what nobody may know yet."""


class StoredResult(Out):
    """A game that counted for somebody's rating."""

    table: str
    ruleset: str
    players: int
    ended: float
    seat: int
    rank: int
    start: str
    """The stable name of what they began with."""
    mu: float
    sigma: float
    """The rating before the game, and how uncertain it was."""


class StoredContest(Out):
    """A contest that somebody hosts or has a place in, and that place."""

    contest: str
    name: str
    ruleset: str
    hosts: bool
    number: int | None
    """At which table."""
    seat: int | None
    day: str | None
    """Of a daily deal."""
    total: int | None
    """The points in the game, when everybody has played the deal."""


class StoredPerson(Out):
    """All that is kept about the person who asks. Times are seconds since 1970."""

    id: str
    name: str
    language: Tongue
    created: float
    login: str | None
    """The name to log in with. Of the password only a hash is kept, which tells nothing and is not in here."""
    password: bool
    addresses: list[str]
    browsers: list[str]
    """Where push messages go."""
    links: list[StoredLink]
    tables: list[StoredTable]
    rated_since: float | None
    """Since when they want to be rated."""
    results: list[StoredResult]
    contests: list[StoredContest]


class Leave(In):
    """Be forgotten here."""

    password: Annotated[str, Meta(max_length=200)] = ""
    """The present one, if there is one."""


class BecomeMe(In):
    """Take a name, or change it."""

    name: Name
    language: Tongue = "en"


class SetPassword(In):
    password: Secret
    current: Annotated[str, Meta(max_length=200)] = ""


class LogIn(In):
    name: Name
    password: Annotated[str, Meta(max_length=200)]


class LogOut(In):
    everywhere: bool = False


class PushKeys(In):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushSubscription(In):
    """What a browser gives for push messages."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    expirationTime: float | None = None


class SetNotifications(In):
    """Where to tell a person that it is their turn: addresses as apprise writes them. An empty list: nowhere."""

    addresses: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=5)]


class Notifications(Out):
    addresses: list[str]
    push: int
    """How many browsers get push messages."""
    push_key: str
    """The server's public key for push, as browsers want it."""
    available: bool
    """Does this server send to addresses at all?"""
