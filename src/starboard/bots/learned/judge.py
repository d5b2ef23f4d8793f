"""Judge: whoever says how likely a seat is to win from a position. Search asks it about many positions at once."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from starboard.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Positions are noted one after the other, because they are gone when the next is played; then all are valued."""

    def note(self, game: Game, seat: int) -> None:
        """Take down a position, as the seat sees it."""
        raise NotImplementedError

    def values(self) -> list[float]:
        """For each position noted since the last time: from 0 to 1, how good it is for the seat it was noted for."""
        raise NotImplementedError
