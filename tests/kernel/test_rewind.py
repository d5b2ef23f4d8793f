"""Rewind: back to a decision whatever was revealed since, with the same luck; undo beyond its boundary."""

from __future__ import annotations

import pytest
from tests.kernel.test_undo import kinds, match_of, replays, to_work, toy
from tests.toy.game import FISH

from starboard.kernel import PASS, IllegalChoice, NotPossible
from starboard.kernel.match import RECENT


def test_a_rewind_goes_back_past_a_draw_and_the_same_card_comes_again() -> None:
    match = match_of()
    to_work(match)
    match.choose(0, 1)
    before = match.game.digest()
    match.choose(0, toy(match).rows[0])
    match.choose(0, FISH)
    drawn = toy(match).digest()
    with pytest.raises(NotPossible):
        match.undo(0, "0.4")
    match.rewind(0, "0.4")
    assert match.game.digest() == before
    match.choose(0, toy(match).rows[0])
    match.choose(0, FISH)
    assert match.game.digest() == drawn
    assert replays(match)


def test_ones_own_question_has_its_old_name_and_those_of_others_have_new_ones() -> None:
    match = match_of()
    match.choose(0, 0)
    match.choose(1, PASS)
    match.rewind(0, "0.1")
    own, other = match.game.pending
    assert own is not None
    assert own.id == "0.1"
    assert other is not None
    assert other.id not in [entry.decision for entry in match.record.entries]
    with pytest.raises(IllegalChoice, match="stale"):
        match.choose(1, PASS, "1.1")


def test_what_others_chose_later_is_asked_again() -> None:
    match = match_of()
    match.choose(0, 0)
    match.choose(1, PASS)
    start = kinds(match_of())
    match.rewind(0, "0.1")
    assert kinds(match) == start


def test_what_others_chose_earlier_stands_and_can_be_taken_back() -> None:
    match = match_of()
    match.choose(1, PASS)
    match.choose(0, 0)
    match.rewind(0, "0.1")
    assert match.game.pending[1] is None
    match.take_back(1)
    assert match.game.pending[1] is not None


def test_only_ones_own_choice_that_stands_can_be_rewound() -> None:
    match = match_of()
    match.choose(0, 0)
    match.choose(1, PASS)
    text = match.record.text()
    for seat, decision in ((0, "1.1"), (1, "0.1"), (0, "0.7"), (0, "")):
        with pytest.raises(NotPossible, match="nothing-to-undo"):
            match.rewind(seat, decision)
    assert match.record.text() == text


def test_nothing_is_rewound_when_the_game_is_over() -> None:
    match = match_of()
    match.choose(0, 0)
    match.resign(1)
    with pytest.raises(NotPossible, match="game-over"):
        match.rewind(0, "0.1")


def test_the_latest_decisions_are_offered_with_what_it_takes() -> None:
    match = match_of()
    to_work(match)
    match.choose(0, 1)
    assert [(decision.id, free) for decision, free in match.recent(0)] == [("0.3", True), ("0.2", True), ("0.1", False)]
    assert len(match.recent(0)) <= RECENT


def test_just_the_eight_latest_questions_of_each_seat_are_remembered() -> None:
    """Others' choices in between do not count; what is older can neither be offered nor be named."""
    assert RECENT == 8
    match = match_of(2)
    while not match.over:
        decision = match.game.decisions[0]
        match.choose(decision.seat, decision.form.first())
        for seat in (0, 1):
            mine = [made.decision is not None for made in match.path if made.seat == seat]
            assert mine == [False] * (len(mine) - 8) + [True] * min(len(mine), 8)
            if not match.over:
                remembered = [made.decision for made in match.path if made.seat == seat and made.decision is not None]
                real = [one for one in reversed(remembered) if not one.form.single()]
                assert [one for one, _free in match.recent(seat)] == real
    assert all(sum(made.seat == seat for made in match.path) > 10 for seat in (0, 1))


def test_who_saw_nothing_change_is_not_told_of_a_rewind() -> None:
    """The seat that goes back is moved back, though a secret choice is not in the log; the others saw nothing of it."""
    match = match_of()
    match.choose(0, 0)
    length = len(match.log)
    match.undo(0)
    assert match.rewinds == [[length], [], []]
    match.choose(0, 0)
    match.choose(1, PASS)
    assert len(match.log) > length
    match.rewind(0, "0.1")
    assert match.rewinds == [[length, length], [length], [length]]
