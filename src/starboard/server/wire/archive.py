"""Archive: finished games, step by step, and a glance at running ones."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from starboard.server.wire.play import Score, Table, Update
from starboard.server.wire.shape import In, Out, SeatNumber


class Glance(Out):
    """How the game of a table stands, in a few words: for the card of a table to go on with."""

    round: int
    """0 before the first round."""
    totals: list[int]
    """The running score of every seat."""
    things: list[str]
    """What counts for the person who asks, by stable names, in the order of their score: to draw a picture from."""


class ReplayStep(Out):
    """A place in a replay: after how many entries, whose doing it was (-1: the deal), and what happened in words."""

    entry: int
    seat: int
    round: int
    text: list[str]
    totals: list[int]
    """The running score of every seat."""


class Replay(Out):
    """A finished game from its first deal to its end."""

    table: Table
    steps: list[ReplayStep]
    scores: list[Score]


class Frame(Out):
    """The table of a replay at one step, through one seat's eyes."""

    step: int
    update: Update


class Fork(In):
    """Go on from a step of a replay, on this seat, against bots."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = ""
