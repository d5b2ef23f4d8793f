"""Ratings: ladders and profiles."""

from __future__ import annotations

from starboard.server.wire.shape import In, Out


class SetRated(In):
    """Wish to be rated, or not. Without the wish all ratings of before are forgotten."""

    rated: bool


class Rated(Out):
    """A place on a ladder: a person's, or a bot's, which is fixed. A ladder is ordered by `mu - 3 * sigma`."""

    person: str | None
    name: str
    """The person's name; of a bot, what it is called in commands."""
    mu: float
    sigma: float
    games: int = 0
    wins: int = 0
    """First places, shared ones too."""
    mine: bool = False


class RatedGame(Out):
    """A game that has ratings, and for how many players."""

    ruleset: str
    title: str
    players: list[int]


class Ladder(Out):
    """How strong those who want to be rated are in one game with one number of players, and the bots among them."""

    ruleset: str
    title: str
    players: int
    places: list[Rated]
    games: list[RatedGame]
    """All that there are ladders of."""


class Rating(Out):
    """Somebody's rating in one game with one number of players, and where that is on its ladder."""

    ruleset: str
    title: str
    players: int
    place: int
    """Among the people on the ladder; the best has place 1."""
    people: int
    """How many people are on it."""
    own: Rated
    bots: list[Rated]
    """The bots on the same ladder, the strongest first."""


class Rival(Out):
    """Somebody whom one has played with in games that count: a person on a ladder, or a bot."""

    person: str | None
    name: str
    games: int
    better: int
    """How often one came out before them."""
    worse: int


class StartPlayed(Out):
    """A start world, a home world or a faction that somebody has begun with."""

    ruleset: str
    title: str
    thing: str
    text: str
    games: int
    wins: int


class Profile(Out):
    """What anybody may see of somebody who wants to be rated."""

    id: str
    name: str
    mine: bool
    ratings: list[Rating]
    rivals: list[Rival]
    starts: list[StartPlayed]
