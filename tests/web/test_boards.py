"""Boards for ears and for large letters: people are called by their names, and nothing sticks out of its tile."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tests.web.conftest import PHONE
from tests.web.person import Person

ENLARGE = """(size) => {
  const key = 'starboard.settings'
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), size }))
}"""

# Texts that reach over the edge of the tile they stand in; a part that scrolls may be wider than the screen.
STICKING_OUT = """() => [...document.querySelectorAll('.board *')]
  .filter((e) => !e.children.length && e.textContent.trim() && e.checkVisibility() && !e.closest('.unseen, .scroll'))
  .filter((e) => {
    const tile = e.closest('.piece, .gauge, .mat, section').getBoundingClientRect()
    const text = e.getBoundingClientRect()
    return text.width > 0 && (text.right > tile.right + 2 || text.left < tile.left - 2)
  })
  .map((e) => e.textContent.trim())"""


def labels(person: Person) -> list[str]:
    found: list[str] = person.page.locator(".board .handle").evaluate_all("all => all.map((e) => e.ariaLabel)")
    return found


def test_a_board_calls_people_by_their_names(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.enter()
    ann.begin("sun", 4)
    ann.play(12)
    ann.wait_for(".decision.asked")
    ann.rest()
    told = " ".join(label for label in labels(ann) if " of " in label or " by " in label or " has power " in label)
    assert "Ann" in told
    assert not re.search(r"player \d|(by|of) \d+(,|$)", told)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", [130, 150])
@pytest.mark.parametrize("ruleset", ["frontiers", "sun"])
def test_large_letters_fit_on_a_phone(arrive: Callable[..., Person], ruleset: str, size: int, language: str) -> None:
    ann = arrive("Ann", language, PHONE)
    ann.enter()
    ann.begin(ruleset, 4)
    ann.play(5)
    ann.page.evaluate(ENLARGE, size)
    ann.page.reload()
    ann.wait_for(".decision.asked")
    ann.rest()
    tabs = ann.page.locator(".board [role=tab]")
    for at in range(max(tabs.count(), 1)):
        if tabs.count():
            tabs.nth(at).click()
        assert ann.page.evaluate(STICKING_OUT) == []
