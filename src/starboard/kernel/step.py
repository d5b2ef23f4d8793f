"""Step: a piece of the rules still to run, and Question: one that needs an answer first.

Steps are immutable plain objects; what changes lives in the position. So a position can be copied in the middle of
anything, and copies share their steps. A step that has run is gone: what comes after it, it pushes itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from starboard.kernel.decision import Reason

if TYPE_CHECKING:
    from starboard.kernel.forms import Form
    from starboard.kernel.game import Game

G = TypeVar("G", bound="Game")

ABOUT_NOTHING: Final[dict[str, int]] = {}
"""Shared by all questions that are about nothing in particular; decisions are never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """`name` and `data` say in plain words which step this is, for digests and bug reports."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.asks = False
        self.secret = False
        """Is it a question whose answer stays hidden until every lane has given its own?"""

    def run(self, game: G, seat: int) -> None:
        """Do it; seat is -1 on the common stack."""
        raise NotImplementedError

    def data(self) -> list[int]:
        """The numbers that tell two steps of the same name apart."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[G]):
    """A step at which its seat has to decide.

    `secret`: the answer is kept by the kernel until every lane has given its own, then all take effect together in seat
    order. `public`: everybody can see whether the answer is forced, so a forced one need not be asked.
    """

    def __init__(self, kind: str, secret: bool = False, public: bool = False) -> None:
        super().__init__(kind)
        self.kind = kind
        self.asks = True
        self.secret = secret
        self.public = public

    def ask(self, game: G, seat: int) -> Form | None:
        """The legal answers now; None if there is nothing to decide any more."""
        raise NotImplementedError

    def answer(self, game: G, seat: int, choice: list[int]) -> None:
        """Let a legal choice take effect."""
        raise NotImplementedError

    def about(self, game: G, seat: int) -> dict[str, int]:
        """The things the question is about, by role."""
        return ABOUT_NOTHING

    def why_not(self, game: G, seat: int, thing: int) -> Reason | None:
        """In the words of the rules, why this thing cannot be picked; None if the rules have no special word."""
        return None
