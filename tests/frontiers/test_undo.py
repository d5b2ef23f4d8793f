"""Undo in New Frontiers: back to one's own decisions until something comes out of the bag or a goal is seen."""

from __future__ import annotations

import pytest

from starboard.frontiers.ruleset import RULESET
from starboard.kernel.match import Match, NotPossible


def begun(goals: bool = False) -> Match:
    """A game of three before its first action."""
    match = Match.begin(RULESET, 3, {"goals": goals, "first_game": not goals}, "undo")
    while match.game.decisions[0].kind == "home":
        decision = match.game.decisions[0]
        match.choose(decision.seat, decision.form.first())
    return match


def choose(match: Match, name: str) -> int:
    """Whoever is asked answers with this thing."""
    seat = match.game.decisions[0].seat
    match.choose(seat, match.game.thing(name))
    return seat


@pytest.mark.parametrize("action", ["isolation", "diplomats", "produce"])
def test_a_tile_that_reveals_nothing_can_be_taken_back(action: str) -> None:
    match = begun()
    before = match.game.digest()
    seat = choose(match, f"action:{action}")
    match.undo(seat)
    assert match.game.digest() == before


def test_not_after_the_next_player_has_chosen() -> None:
    match = begun()
    seat = choose(match, "action:isolation")
    other = choose(match, "action:diplomats")
    with pytest.raises(NotPossible):
        match.undo(seat)
    match.undo(other)


def test_not_after_worlds_were_drawn() -> None:
    match = begun()
    seat = choose(match, "action:explore")
    with pytest.raises(NotPossible):
        match.undo(seat)
    first = match.game.decisions[0]
    match.choose(seat, first.form.first())
    match.undo(seat)
    assert match.game.decisions[0].kind == "explore", "but the pick among the worlds can be"


def test_not_after_goals_were_seen() -> None:
    match = begun(goals=True)
    seat = choose(match, "action:goals-survey")
    with pytest.raises(NotPossible):
        match.undo(seat)
    decision = match.game.decisions[0]
    match.choose(seat, decision.form.first())
    match.undo(seat)
    assert match.game.decisions[0].kind == "lay-out-goals", "how they were laid out only the surveyor has seen"
