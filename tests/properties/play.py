"""Games for the property tests: every installed ruleset and the toy game; any options, seats and style of play.

A ruleset brings its laws in `tests/<name>/laws.py`: a function `check(game)` that fails unless every card, chip and
token is in exactly one place.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from importlib.metadata import entry_points
from itertools import product

import pytest
from hypothesis import strategies as st
from tests.toy.game import RULESET as TOY

from starboard.kernel import Chance, Decision, Game, Match, PickSet, Ruleset, Stream
from starboard.kernel.ruleset import Value

RULESETS: dict[str, Ruleset] = {"toy": TOY}
RULESETS |= {point.name: point.load() for point in entry_points(group="starboard.rulesets")}
each_ruleset = pytest.mark.parametrize("name", sorted(RULESETS))

STYLES = ["random", "random", "first", "last", "few", "many"]
"""Besides random play, the stubborn: always the first answer, the last one, the smallest or the largest set."""


def laws_of(name: str) -> Callable[[Game], None]:
    check: Callable[[Game], None] = importlib.import_module(f"tests.{name}.laws").check
    return check


def settings_of(ruleset: Ruleset) -> list[tuple[dict[str, Value], int]]:
    """All options with all numbers of seats they allow."""
    found = []
    for values in product(*(option.values for option in ruleset.options)):
        options = dict(zip([option.name for option in ruleset.options], values, strict=True))
        if ruleset.conflict(options) is None:
            found += [(options, seats) for seats in ruleset.seats(options)]
    return found


class Table:
    """One way to play: what is on the table, how, and how long."""

    def __init__(self, name: str, options: dict[str, Value], seats: int, seed: int, style: str, beside: bool) -> None:
        self.ruleset = RULESETS[name]
        self.check = laws_of(name)
        self.options = options
        self.seats = seats
        self.seed = str(seed)
        self.style = style
        self.beside = beside
        self.source = Stream(f"player {seed}")

    def __repr__(self) -> str:
        return f"{self.ruleset.name} {self.options} seats {self.seats} seed {self.seed} {self.style} {self.beside}"

    def game(self, events: bool = False) -> Game:
        game = self.ruleset.new_game(self.seats, self.options, Chance.seeded(self.seed, self.seats), events)
        game.side_by_side = self.beside
        return game

    def match(self) -> Match:
        return Match.begin(self.ruleset, self.seats, self.options, self.seed, self.beside)

    def choice(self, decision: Decision) -> list[int]:
        form = decision.form
        if self.style == "first":
            return form.first()
        if self.style in ("last", "few", "many") and form.count() <= 200:
            answers = list(form.answers())
            if self.style == "last":
                return answers[-1]
            if isinstance(form, PickSet):
                return (min if self.style == "few" else max)(answers, key=len)
        return form.random(self.source)

    def any_decision(self, game: Game) -> Decision:
        """One of the open decisions: seats that decide at the same time answer in any order."""
        open_now = game.decisions
        return open_now[self.source.below(len(open_now))]

    def positions(self, most: int) -> Iterator[tuple[Game, Decision, list[int]]]:
        """Play on, and stop before each decision: the position, a decision, and the choice that is about to be made."""
        game = self.game()
        for _ in range(most):
            if game.over:
                return
            decision = self.any_decision(game)
            choice = self.choice(decision)
            yield game, decision, choice
            game.decide(decision.seat, choice)


@st.composite
def tables(draw: st.DrawFn, name: str) -> Table:
    options, seats = draw(st.sampled_from(settings_of(RULESETS[name])))
    return Table(name, options, seats, draw(st.integers(0, 10**6)), draw(st.sampled_from(STYLES)), draw(st.booleans()))
