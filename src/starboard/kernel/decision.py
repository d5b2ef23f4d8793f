"""Decision: one question to one seat, and what is said when an answer breaks a rule.

A decision names things by id, so a browser can light them up, a bot can score them and a terminal can list them with no
code for its kind. Reasons carry a message key and values, never a sentence: sentences are in the language files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from starboard.kernel.forms import Form


class Reason:
    """Why something is not possible: a message key with its values (numbers, and things by id)."""

    def __init__(self, key: str, values: dict[str, int]) -> None:
        self.key = key
        """Which reason it is: the message `reason-<key>` says it in words."""
        self.values = values
        """What the message speaks of, by name: numbers, and things by id."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason, (self.key, self.values)

    def __repr__(self) -> str:
        if not self.values:
            return self.key
        return f"{self.key} ({', '.join(f'{name} {value}' for name, value in self.values.items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.key == other.key and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.key)


@mypyc_attr(acyclic=True)
class Decision:
    """A question that a seat has to answer now. Immutable, so copies of a position share it."""

    def __init__(self, number: int, seat: int, kind: str, form: Form, about: dict[str, int]) -> None:
        self.number = number
        """The questions to each seat are counted from 1: this is which of them it is."""
        self.seat = seat
        """The seat that has to decide."""
        self.kind = kind
        """What is asked, as the rules have it ("develop"): the message `decision-<kind>` asks it in words."""
        self.form = form
        """The legal answers."""
        self.about = about
        """The things that the question is about, ids by role: the world to be paid for."""

    @property
    def id(self) -> str:
        """Its own name: "0.7" is the seventh question to seat 0."""
        return f"{self.seat}.{self.number}"

    def __str__(self) -> str:
        return f"{self.id} {self.kind}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.number, self.seat, self.kind, self.form, self.about)

    def __repr__(self) -> str:
        return f"<decision {self.id} {self.kind}: {str(self.form)[1:-1]}>"


class IllegalChoice(Exception):
    """The choice breaks a rule; nothing has changed."""

    def __init__(self, reason: Reason, seat: int, kind: str, name: str = "") -> None:
        super().__init__(reason, seat, kind)
        self.reason = reason
        """The rule that the choice breaks."""
        self.seat = seat
        """Whose choice it was."""
        self.kind = kind
        """What was asked; empty if nothing was."""
        self.name = name
        """The thing that cannot be picked, by its stable name; empty if it is no single thing."""

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalChoice, (self.reason, self.seat, self.kind, self.name)

    def __str__(self) -> str:
        about = f" [{self.name}]" if self.name else ""
        return f"seat {self.seat}, {self.kind or 'no question'}: {self.reason!r}{about}"


class EngineError(Exception):
    """The rules code contradicts itself: a question without an answer, or nothing left to run."""
