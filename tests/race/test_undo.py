"""Undo in Race for the Galaxy: nobody goes back past a card that was drawn or a world that was shown to the others.

The kernel's own rules of undo are in tests/kernel; here is what counts as learning something in this game.
"""

from __future__ import annotations

import pytest
from tests.race.scenario import Table, table

from starboard.kernel.match import Match, NotPossible
from starboard.race.ruleset import RULESET

BOW = 3


def match_of(t: Table) -> Match:
    """A match that goes on from this position."""
    match = Match.begin(RULESET, t.game.seats, {"level": t.game.rules.level}, "undo")
    t.game.events = []
    match.game = t.game
    return match


def pick(match: Match, t: Table, *names: str) -> None:
    """Seat 0 answers with these cards, or the powers of these cards."""
    things = t.question(0).form.things()
    match.choose(0, [next(thing for thing in things if t.title(thing) == name) for name in names])


def kinds(match: Match) -> list[str]:
    """The questions that seat 0 may go back to."""
    return [decision.kind for decision in match.undoable(0)]


def test_a_choice_by_which_nothing_is_learned_may_be_undone() -> None:
    """Goods consumed for VP: no card moves from the deck."""
    worlds = ["Artist Colony", "Mining World"]
    t = table(level=BOW, tableau={0: ["Expanding Colony", "New Vinland", *worlds]}, goods={0: worlds})
    match = match_of(t.round("consume-x2"))
    pick(match, t, "Expanding Colony")
    assert kinds(match) == ["consume"]
    match.undo(0)
    assert t.title(match.game.decisions[0].form.things()[0]) in ("Expanding Colony", "New Vinland")


def test_a_card_drawn_cannot_be_put_back() -> None:
    """Who has sold a good has seen the cards it brought."""
    worlds = ["Artist Colony", "Mining World"]
    t = table(level=BOW, tableau={0: ["Expanding Colony", "Deficit Spending", *worlds]}, goods={0: worlds}, more={0: 1})
    match = match_of(t.round("trade"))
    pick(match, t, "Mining World")
    assert t.cards(0) == 1 + 3
    assert kinds(match) == []
    with pytest.raises(NotPossible):
        match.undo(0)


def test_a_good_drawn_cannot_be_put_back() -> None:
    """Nobody looks at the card under a good, but it has left the deck: another choice must not draw another one."""
    t = table(level=BOW, tableau={0: ["Asteroid Belt", "Avian Uplift Race"]})
    match = match_of(t.round("produce"))
    pick(match, t, "Asteroid Belt")
    assert kinds(match) == []


def test_a_second_world_that_was_shown_cannot_be_taken_back() -> None:
    """Improved Logistics: the others have seen it, whether or not a good was drawn for it."""
    t = table(
        level=BOW,
        tableau={0: ["Improved Logistics"]},
        hand={0: ["Gem World", "Mining World"]},
        more={0: 8},
    )
    t.round("trade", "settle").choose(0, "Gem World").pay(0)
    match = match_of(t)
    pick(match, t, "Improved Logistics")
    assert kinds(match) == ["settle-extra"]
    pick(match, t, "Mining World")
    assert t.asked(0) == "pay-world"
    assert kinds(match) == []


def test_a_world_that_replaced_another_cannot_be_taken_back() -> None:
    """Terraforming Engineers: the new world came from a hidden hand."""
    t = table(
        level=BOW,
        tableau={0: ["Terraforming Engineers", "Improved Logistics", "Expanding Colony"]},
        hand={0: ["Tourist World", "Gem World"]},
        more={0: 4},
    )
    t.round("trade", "settle").choose(0, "Gem World").pay(0)
    match = match_of(t)
    pick(match, t, "Terraforming Engineers")
    assert kinds(match) == ["settle-extra"]
    pick(match, t, "Tourist World", "Expanding Colony")
    assert "Tourist World" in t.tableau(0)
    assert t.asked(0) == "settle-extra"
    assert kinds(match) == []
