"""Observations for tests: the floats of a position under their labels, and how to read them back."""

from __future__ import annotations

from array import array
from functools import cache

from starboard.kernel import Game
from starboard.kernel.encoding import Featuriser


def written(featuriser: Featuriser, game: Game, seat: int) -> array[float]:
    """The observation, in a buffer that was full of something else."""
    buffer = array("f", [7.0] * featuriser.size)
    featuriser.write(game, seat, buffer)
    return buffer


@cache
def places_of(featuriser: Featuriser) -> dict[str, int]:
    return {label: place for place, label in enumerate(featuriser.labels)}


@cache
def places_under(featuriser: Featuriser, label: str) -> dict[str, int]:
    """The names under a label, and their places."""
    start = f"{label} "
    return {one.removeprefix(start): place for one, place in places_of(featuriser).items() if one.startswith(start)}


class Observed:
    """One observation."""

    def __init__(self, featuriser: Featuriser, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.featuriser = featuriser
        self.floats = written(featuriser, game, seat)
        self.view = game.view(seat)

    def number(self, label: str, unit: int) -> int:
        """A measure; its thermometer, if it has one, must agree."""
        place = places_of(self.featuriser)[label]
        value = round(self.floats[place] * unit)
        step = 1
        while places_of(self.featuriser).get(f"{label} at least {step}") == place + step:
            assert self.floats[place + step] == (1.0 if value >= step else 0.0), (label, step, value)
            step += 1
        return value

    def chosen(self, label: str) -> str | None:
        """The choice that is made, by its name; at most one is."""
        found = self.marked(label)
        assert len(found) <= 1
        return found[0] if found else None

    def marked(self, label: str) -> list[str]:
        """What is marked under a label, by name."""
        places = places_under(self.featuriser, label)
        assert places, label
        assert {self.floats[place] for place in places.values()} <= {0.0, 1.0}
        return sorted(name for name, place in places.items() if self.floats[place])

    def anything(self, group: str) -> bool:
        """Does the group say anything at all?"""
        part = self.featuriser.group(group)
        return any(self.floats[part.start : part.stop])

    def seats(self) -> list[tuple[str, int]]:
        """The seats of the game: what they are called from here, and their numbers."""
        count = self.game.seats
        return [("own" if not number else f"seat +{number}", (self.seat + number) % count) for number in range(count)]
