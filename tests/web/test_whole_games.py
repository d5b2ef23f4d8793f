"""A whole game of each ruleset against bots, by clicking only what a person could click."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.conftest import PHONE, WIDE
from tests.web.person import Person

RULESETS = ["race", "frontiers", "sun"]
LANGUAGES = ["en", "pl"]
SIZES = [WIDE, PHONE]


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=["wide", "phone"])
def test_a_game_against_a_bot_is_played_to_its_end(
    arrive: Callable[..., Person], ruleset: str, language: str, size: tuple[int, int]
) -> None:
    ann = arrive("Ann", language, size)
    ann.enter()
    ann.begin(ruleset)
    assert ann.play()
    page = ann.page
    # The end tells every score card by card, and how the scores went.
    expect(page.locator(".ending h1")).to_be_visible()
    assert page.locator(".ending table, .ending li").count() >= 2
    expect(page.locator(".ending svg").first).to_be_visible()
    assert page.evaluate("() => document.documentElement.lang") == language
    # Nothing runs off the side of the page.
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
