"""A replay is scrubbed, seen through other eyes, and forked against bots; lessons teach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.person import Person


def test_a_replay_is_scrubbed_and_forked(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.enter()
    ann.begin("frontiers")
    assert ann.play()
    page = ann.page
    page.locator(".ending a[href*='#/replay/']").click()
    slider = page.locator("input[type=range]")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 10

    def shown() -> str:
        return page.locator(".replay aside").inner_text()

    slider.fill("0")
    expect(page.locator(".board")).to_be_visible()
    start = shown()
    slider.fill(str(last))
    expect(page.locator(".replay aside")).not_to_have_text(start)
    slider.fill(str(last // 2))
    middle = page.locator(".board").inner_text()
    page.locator(".replay .eyes select").select_option("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(last // 2 + 1))
    page.wait_for_function("(then) => document.querySelector('.board').innerText !== then", arg=middle)

    # A page that is loaded anew is at the same place, through the same eyes.
    page.wait_for_url(f"**step={last // 2 + 1}&eyes=1")
    page.reload()
    expect(slider).to_have_value(str(last // 2 + 1))
    expect(page.locator(".replay .eyes select")).to_have_value("1")

    # Go on from there against bots: it is a game like any other.
    before = page.url
    page.locator(".replay .controls .fork").click()
    page.locator("[role=dialog] button.primary, dialog button.primary").click()
    page.wait_for_function("(before) => location.href !== before", arg=before)
    page.go_back()
    expect(slider).to_have_value(str(last // 2 + 1))
    page.go_forward()
    assert ann.play()


def test_a_game_against_bots_is_looked_back_at_through_ones_own_eyes(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.enter()
    ann.begin("sun")
    ann.play(3)
    page = ann.page
    page.locator("aside .bar button[aria-haspopup=dialog]").click()
    page.locator("dialog a[href*='#/replay/']").click()
    expect(page.locator(".replay .eyes select")).to_have_value("0")
    assert page.locator(".replay .eyes option").count() == 2


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("ruleset", ["race", "frontiers", "sun"])
def test_the_first_lesson_explains_and_suggests(arrive: Callable[..., Person], ruleset: str, language: str) -> None:
    ann = arrive("Ann", language)
    ann.enter()
    page = ann.page
    page.locator(f"[data-lesson={ruleset}]").click()
    page.wait_for_selector(".decision.asked .lesson")
    taught = 0
    for _ in range(12):
        page.wait_for_selector(".decision.asked")
        if not page.locator(".decision .lesson").count():
            break
        taught += 1
        decision = ann.look()["decision"]
        if page.locator(".decision .lesson .suggest").count():
            page.locator(".decision .lesson .suggest").click()
            ann.confirm(decision)
        else:
            ann.answer()
        assert ann.look()["decision"] != decision
    assert taught >= 3
