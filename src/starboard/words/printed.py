"""Printed values: all that is printed on the pieces of a game, value by value, with where each comes from.

This is the one definition of a "value" for everybody who lists, counts or corrects them: the command line, content
packs and the browser's pages. What is printed on which piece is told by each game's face.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

UNVERIFIED = frozenset({"reconstructed", "inferred", "unverified"})
"""The marks of values that nobody has read on the piece or found in a source."""
TRANSLATION = "translation"
"""The mark of a Polish name that is our own. It is no reconstruction: the English edition does not have it."""
OWN_COPY = "own copy"
"""The mark of a value that somebody has read in their box."""
POLISH_NAME = "name_pl"


class PrintedValue(NamedTuple):
    """One value of one piece. Lists of them are in the order in which an owner of the box does best to look: what is
    seen in every game comes first."""

    kind: str
    """The kind of piece, as the content files call it: `achievement`."""
    thing: str
    """The stable name of the piece: `empire`; empty if the game has one of this kind."""
    field: str
    """Which of its values: `slots`."""
    value: Any
    """Plain data, as it stands in the content file; what is not printed on it is empty."""
    mark: str
    """Where it comes from: `rulebook`, `public`, `reconstructed`, ..."""
    known: str
    """What is known of the value, or of the piece; empty if there is nothing to say."""

    @property
    def path(self) -> str:
        """What an override of it is called."""
        return f"{self.kind}/{self.thing}/{self.field}" if self.thing else f"{self.kind}/{self.field}"

    @property
    def verified(self) -> bool:
        """Has it a source? Our own translations have none to have."""
        return self.mark not in UNVERIFIED and self.mark != TRANSLATION


class Tally(NamedTuple):
    """How many values a game has, and how many of them are reconstructed."""

    reconstructed: int
    values: int


def tally(values: Iterable[PrintedValue]) -> Tally:
    """Count values. Polish names are left out: they say nothing about how the game is played."""
    counted = [one for one in values if one.field != POLISH_NAME]
    return Tally(sum(one.mark in UNVERIFIED for one in counted), len(counted))
