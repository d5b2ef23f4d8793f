"""Redrawing what a seat cannot know: every possible deal equally likely, an impossible one never."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.test_chance import chi_square, critical

from starboard.kernel import Stream
from starboard.kernel.knowledge import redraw


def possible(cards: list[int], filled: list[int], seen: list[int]) -> set[tuple[int, ...]]:
    since = dict(zip(cards, seen, strict=True))
    deals = permutations(cards)
    return {deal for deal in deals if all(since[card] <= at for card, at in zip(deal, filled, strict=True))}


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=6), st.integers(0, 10**6))
def test_an_impossible_deal_is_never_dealt(places: list[tuple[int, int]], seed: int) -> None:
    filled = [max(place) for place in places]
    seen = [min(place) for place in places]  # where the cards really lie is a possible deal
    cards = list(range(10, 10 + len(places)))
    dealt = redraw(cards, filled, seen, Stream(str(seed)))
    assert tuple(dealt) in possible(cards, filled, seen)


@pytest.mark.parametrize(
    ("filled", "seen"),
    [([0, 0, 0, 0], [0, 0, 0, 0]), ([1, 0, 0, 1], [1, 0, 0, 0]), ([2, 1, 2, 0, 1], [2, 1, 0, 0, 0])],
)
def test_possible_deals_are_equally_likely(filled: list[int], seen: list[int]) -> None:
    cards = list(range(len(filled)))
    counts = dict.fromkeys(possible(cards, filled, seen), 0)
    source = Stream("deals")
    for _ in range(200 * len(counts)):
        counts[tuple(redraw(cards, filled, seen, source))] += 1
    assert chi_square(list(counts.values())) < critical(len(counts))


def test_nothing_hidden_is_nothing_to_deal() -> None:
    assert redraw([], [], [], Stream("x")) == []
