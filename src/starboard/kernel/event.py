"""Event: what just happened, for the log and for animation, with who may see what of it.

Events carry names, ids and numbers, never sentences. A game whose `events` is None makes none, and pays nothing.
"""

from __future__ import annotations

from typing import Any


class Event:
    """`shown` is for everybody; `hidden` only for the seats in `seats`, a mask with bit s for seat s."""

    def __init__(self, kind: str, shown: dict[str, object], hidden: dict[str, object], seats: int) -> None:
        self.kind = kind
        """What happened ("draw"): the message `event-<kind>` says it in words."""
        self.shown = shown
        """What everybody sees of it."""
        self.hidden = hidden
        """What only some seats see."""
        self.seats = seats
        """Which seats those are, as a mask with bit s for seat s."""
        self.itself = -1
        """The seat whose only possible answer the kernel gave, from which this followed; -1 if somebody chose."""

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as plain data for one seat, None for a spectator."""
        data: dict[str, object] = {"event": self.kind}
        data.update(self.shown)
        if seat is not None and self.seats >> seat & 1:
            data.update(self.hidden)
        return data

    def is_like(self, other: Event) -> bool:
        """Does everybody see the same in both?"""
        same_facts = self.shown == other.shown and self.hidden == other.hidden
        return self.kind == other.kind and self.seats == other.seats and same_facts

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.shown, self.hidden, self.seats), {"itself": self.itself}

    def __repr__(self) -> str:
        return f"<{self.kind} {self.shown} {self.hidden}>"
