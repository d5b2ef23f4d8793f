"""Nothing happens behind a player's back: what was answered by itself is shown, buttons stay where they are, a clock is
in view, a client opens without a network."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.server.node import Node
from tests.web.conftest import PHONE
from tests.web.person import Person

MOST_MOVES = 120
GONE_FROM = "(id) => document.querySelector('.decision')?.dataset.decision !== id"


def play_until(person: Person, wanted: str) -> None:
    """Answer at random until this is on the page."""
    for _ in range(MOST_MOVES):
        person.wait_for(".ending", ".to-scores", ".decision.asked", wanted)
        person.rest()
        if person.page.locator(wanted).count():
            return
        assert not person.look()["over"], f"there was never {wanted}"
        person.answer_if_asked()
    raise AssertionError(f"there was never {wanted}")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_was_answered_by_itself_is_shown_and_told_and_can_be_undone(
    arrive: Callable[..., Person], language: str
) -> None:
    ann = arrive("Ann", language)
    ann.enter()
    ann.begin("race")
    notice = ann.page.locator(".decision .itself")
    play_until(ann, ".decision .itself")
    said = notice.locator("li").last.inner_text()
    lines = ann.page.locator(".log .itself")
    expect(lines.filter(has_text=said).first).to_be_visible()
    # Undo leads back to one's own choice before it, and it is told no more.
    ann.rest()
    more = ann.page.locator(".log > button")
    while more.count():
        more.click()
    told = lines.count()
    notice.locator("button").click()
    expect(notice).to_have_count(0)
    ann.page.wait_for_selector(".decision.asked")
    ann.page.wait_for_function("(told) => document.querySelectorAll('.log .itself').length < told", arg=told)
    # What is told is told again when the page is loaded anew.
    play_until(ann, ".log .itself")
    ann.rest()
    said = lines.first.inner_text()
    ann.page.reload()
    expect(lines.filter(has_text=said).first).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, (1440, 900)])
def test_a_double_click_on_confirm_does_not_undo(arrive: Callable[..., Person], size: tuple[int, int]) -> None:
    ann = arrive("Ann", "en", size)
    ann.enter()
    ann.begin("frontiers")
    page = ann.page
    ann.play(4)
    for _ in range(3):
        ann.wait_for(".decision.asked")
        seen = ann.rest()
        for _ in range(20):
            if seen["confirm"]:
                break
            ann.choose(seen["open"][0])
            seen = ann.look()
        place = page.locator(".decision .confirm").bounding_box()
        undo = page.locator(".decision .undo").first.bounding_box()
        assert place is not None
        assert undo is not None
        assert undo["x"] + undo["width"] <= place["x"], "each has its own side"
        page.mouse.dblclick(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        page.wait_for_function(GONE_FROM, arg=seen["decision"])
        ann.rest()
        assert ann.look()["decision"] != seen["decision"], "the answer stands"
    assert page.locator(".decision .confirm span").evaluate_all(
        "(all) => all.every((e) => e.scrollWidth <= e.clientWidth && getComputedStyle(e).textOverflow !== 'ellipsis')"
    )


def test_a_new_question_starts_at_its_top(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", "en", PHONE)
    ann.enter()
    ann.begin("race", 3)
    page = ann.page
    ann.wait_for(".decision.asked")
    page.locator(".decision .all-options").click()
    scrolled = 0
    for _ in range(4):
        seen = ann.rest()
        if not seen["asked"]:
            break
        page.locator(".decision .body").evaluate("(body) => body.scrollTo(0, body.scrollHeight)")
        scrolled += page.locator(".decision .body").evaluate("(body) => body.scrollTop") > 0
        # By the keyboard nothing is scrolled to be clicked.
        for _ in range(20):
            if seen["confirm"]:
                break
            name = seen["open"][0]
            page.locator(f'.decision [data-option="{name}"]').dispatch_event("click")
            seen = ann.look()
        page.keyboard.press("Control+Enter")
        page.wait_for_function(GONE_FROM, arg=seen["decision"])
        ann.wait_for(".decision.asked")
        assert page.locator(".decision .body").evaluate("(body) => body.scrollTop") == 0
    assert scrolled


def test_on_a_phone_the_clock_is_in_view(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", "pl", PHONE)
    ann.enter()
    page = ann.page
    page.locator("a[href='#/new']").first.click()
    page.locator(".game:has(input[value=race])").click()
    page.locator("select:has(option[value=move-600])").select_option("move-600")
    page.locator(".go button.primary").click()
    ann.wait_for(".decision.asked")
    clock = page.locator(".decision .clocks .clock").first
    expect(clock).to_be_in_viewport()
    expect(clock).to_contain_text(":")
    page.mouse.wheel(0, 2000)
    expect(clock).to_be_in_viewport()


def test_a_waiting_room_tells_what_matters_and_its_clock(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.enter()
    page = ann.page
    page.locator("a[href='#/new']").first.click()
    page.locator(".game:has(input[value=race])").click()
    page.locator("[data-count='2']").click()
    page.locator("ol select").first.select_option("open")
    page.locator("select:has(option[value=move-600])").select_option("move-600")
    page.locator(".go button.primary").click()
    told = page.locator("header .options")
    expect(told).not_to_be_empty()
    for absent in ("difficulty", "Goals", "Takeovers"):
        expect(told).not_to_contain_text(absent)
    expect(page.locator("header .clock")).to_contain_text("10 minutes for each move")


def test_a_first_visit_meets_no_refusal(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    refused: list[str] = []
    ann.page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    ann.visit()
    expect(ann.page.locator("input[name=name]")).to_be_visible()
    assert not refused


@pytest.mark.parametrize("language", ["en", "pl"])
def test_without_a_network_the_client_opens_with_its_words_and_its_sign(
    arrive: Callable[..., Person], site: Node, language: str
) -> None:
    ann = arrive("Ann", language)
    ann.enter()
    page = ann.page
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.wait_for_function("async () => Boolean(await caches.match('/'))")
    site.kill()
    try:
        page.reload()
        away = page.locator(".away[role=status]")
        expect(away).to_be_visible()
        assert " " in away.locator("strong").inner_text(), "a sentence, not a key"
        page.wait_for_function("() => document.querySelector('.brand img')?.naturalWidth > 0")
        # Every other page opens, too, and the other language is there.
        page.goto(page.url.split("#")[0] + "#/settings")
        expect(page.locator("main h1")).to_be_visible()
        codes = {"en": ("pl", "Ustawienia"), "pl": ("en", "Settings")}
        other, heading = codes[language]
        page.locator(f"select:has(option[value={other}])").first.select_option(other)
        expect(page.locator("main h1")).to_have_text(heading)
    finally:
        site.start()  # for the tests that come after
