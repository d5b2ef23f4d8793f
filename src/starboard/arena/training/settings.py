"""Settings: the games that a network is trained on: for each content, which options and numbers of players, how often.

Two players most of all: that is what most people play, and every position of theirs teaches about the cards as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from starboard.kernel.chance import Stream
from starboard.kernel.ruleset import Ruleset, Value


@dataclass(frozen=True)
class Setting:
    """One kind of game, and how many of a hundred are of it."""

    share: int
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Field:
    """What a network is for, and how its first games are played."""

    ruleset: str
    settings: tuple[Setting, ...]
    spread: float
    """How different the rules of thumb of the first games are: the deviation of the logarithm of each weight."""
    alike: float = 0.5
    """The part of all seats whose rules of thumb are the usual ones."""
    games: int = 30_000
    """How many first games there are."""
    step: float = 0.0
    """How far the rules of thumb are tuned by them: only where they are weak."""


FIELDS: dict[str, Field] = {
    "race-base": Field(
        "race",
        (
            Setting(62, 2),
            Setting(9, 2, {"advanced": True}),
            Setting(3, 2, {"preset": True}),
            Setting(14, 3),
            Setting(12, 4),
        ),
        spread=0.2,
    ),
    "race-expansions": Field(
        "race",
        (
            Setting(46, 2, {"level": 3}),
            Setting(6, 2, {"level": 2}),
            Setting(7, 2, {"level": 1}),
            Setting(6, 2, {"level": 3, "advanced": True}),
            Setting(3, 2, {"level": 3, "takeovers": False}),
            Setting(2, 2, {"level": 3, "goals": False}),
            Setting(2, 2, {"level": 3, "draft": True}),
            Setting(2, 2, {"level": 3, "scenario": True}),
            Setting(2, 1, {"level": 3, "solo": True}),
            Setting(8, 3, {"level": 3}),
            Setting(2, 3, {"level": 1}),
            Setting(8, 4, {"level": 3}),
            Setting(2, 4, {"level": 2}),
            Setting(2, 5, {"level": 3}),
            Setting(2, 6, {"level": 3}),
        ),
        spread=0.2,
    ),
    "frontiers": Field(
        "frontiers",
        (
            Setting(60, 2),
            Setting(7, 2, {"goals": True}),
            Setting(4, 2, {"first_game": True}),
            Setting(12, 3),
            Setting(2, 3, {"goals": True}),
            Setting(10, 4),
            Setting(5, 5),
        ),
        spread=0.3,
    ),
    "sun": Field(
        "sun",
        (
            Setting(55, 2),
            Setting(7, 2, {"factions": "advanced"}),
            Setting(5, 2, {"tableau": "expert"}),
            Setting(14, 3),
            Setting(3, 3, {"factions": "advanced"}),
            Setting(13, 4),
            Setting(3, 4, {"factions": "advanced", "tableau": "expert"}),
        ),
        spread=0.4,
        alike=0.15,
        games=16_000,
        step=6.0,
    ),
}


def drawn(settings: tuple[Setting, ...], stream: Stream) -> Setting:
    """One of them, by their shares."""
    at = stream.below(sum(setting.share for setting in settings))
    for setting in settings:
        at -= setting.share
        if at < 0:
            return setting
    raise AssertionError("shares add up")


def narrowed(field_of: Field, ruleset: Ruleset, players: int | None, options: Mapping[str, Value]) -> Field:
    """The same with these options set in every game, and perhaps one number of players; what cannot be is left out.

    Raises ValueError if nothing is left.
    """
    kept: list[Setting] = []
    for setting in field_of.settings:
        wanted = {**setting.options, **options}
        seats = players or setting.seats
        try:
            if seats in ruleset.seats(ruleset.complete(wanted)):
                kept.append(Setting(setting.share, seats, wanted))
        except ValueError:
            continue
    if not kept:
        raise ValueError("no game of this kind has these options and this number of players")
    if all(setting.seats == 1 for setting in kept):
        raise ValueError("a network is judged by matches, which need games of two or more players")
    return replace(field_of, settings=tuple(kept))
