"""Decision: one question to one seat, and what is said when an answer breaks a rule.

A decision names things by id, so a browser can light them up, a bot can score them and a terminal can list them with no
code for its kind. Reasons carry a message key and values, never a sentence: sentences are in the language files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starboard.kernel.forms import Form


class Reason:
    """Why something is not possible: a message key with its values (numbers, and things by id)."""

    def __init__(self, key: str, values: dict[str, int]) -> None:
        self.key = key
        self.values = values

    def __repr__(self) -> str:
        if not self.values:
            return self.key
        return f"{self.key} ({', '.join(f'{name} {value}' for name, value in self.values.items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.key == other.key and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.key)


class Decision:
    """A question that a seat has to answer now. Immutable, so copies of a position share it."""

    def __init__(self, number: int, seat: int, kind: str, form: Form, about: dict[str, int]) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.form = form
        self.about = about

    @property
    def id(self) -> str:
        """Its own name: the seat, and the how-manieth question to that seat it is."""
        return f"{self.seat}.{self.number}"

    def __repr__(self) -> str:
        return f"<decision {self.id} {self.kind}>"


class IllegalChoice(Exception):
    """The choice breaks a rule; nothing has changed."""

    def __init__(self, reason: Reason, seat: int, kind: str, name: str = "") -> None:
        super().__init__(reason, seat, kind)
        self.reason = reason
        self.seat = seat
        self.kind = kind
        self.name = name

    def __str__(self) -> str:
        about = f" [{self.name}]" if self.name else ""
        return f"seat {self.seat}, {self.kind or 'no question'}: {self.reason!r}{about}"


class EngineError(Exception):
    """The rules code contradicts itself: a question without an answer, or nothing left to run."""
