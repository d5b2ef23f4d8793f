"""After a game: its review, a decision on the board with its alternatives, and the moment again."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tests.server.test_reviews import short_game
from tests.web.conftest import PHONE, WIDE
from tests.web.person import Person
from tests.web.test_absence import invited
from tests.web.test_access import findings

from starboard.review.outlook import Outlook
from starboard.review.puzzles import Puzzle, shipped
from starboard.review.told import LOCALE, Teller

PATIENCE = 180_000
"""Milliseconds: the review of a few choices on a busy machine."""
TAKE_IN = """async (text) => (await (await fetch('/api/import', {
    method: 'POST', body: text, headers: { 'Content-Type': 'text/plain' } })).json()).id"""


def shoot(person: Person, name: str) -> None:
    """A picture to look at, if somebody wants one."""
    folder = os.environ.get("STARBOARD_PICTURES")
    if folder:
        person.page.wait_for_timeout(500)
        person.page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("pl", PHONE)], ids=["en-wide", "pl-phone"])
def test_a_game_is_reviewed_and_a_moment_tried_again(
    arrive: Callable[..., Person], language: str, size: tuple[int, int]
) -> None:
    ann = arrive("Ann", language, size)
    ann.enter()
    page = ann.page
    table = page.evaluate(TAKE_IN, short_game().text())
    page.goto(page.url.split("#")[0] + f"#/review/{table}")
    expect(page.locator("figure svg[role=img]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("progress")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator("#review-skill ~ ul > li")).to_have_count(2)
    page.locator("figure input[type=range]").fill("0")
    page.locator("select").select_option("null")
    page.locator(".decisions summary").first.click()
    found = findings(ann)
    shoot(ann, f"review-{language}")

    # On the board: the alternatives; pointing at one shows it there.
    page.locator(".decisions details[open] a").first.click()
    alternative = page.locator("aside ol button").first
    expect(alternative).to_be_visible(timeout=PATIENCE)
    alternative.focus()
    found += findings(ann)
    shoot(ann, f"moment-{language}")

    # The moment again: nothing is told before one has chosen.
    page.go_back()
    page.locator("select").select_option("null")
    page.locator(".decisions summary").first.click()
    page.locator(".decisions details[open] a[href*='retry']").click()
    check = page.locator("aside button.primary")
    expect(check).to_be_visible(timeout=PATIENCE)
    expect(page.locator("aside ol button")).to_have_count(0)
    if page.locator("aside details summary").count():
        page.locator("aside details summary").first.click()
    while not check.is_enabled():
        page.locator("aside .options [data-state=open]").first.click()
    found += findings(ann)
    shoot(ann, f"retry-{language}")
    check.click()
    expect(page.locator("aside details ol li").first).to_be_attached(timeout=PATIENCE)
    expect(page.locator("aside [role=status] .label").first).to_be_in_viewport()
    found += findings(ann)
    shoot(ann, f"told-{language}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("pl", PHONE)], ids=["en-wide", "pl-phone"])
def test_a_puzzle_is_solved_and_a_hint_taken(
    arrive: Callable[..., Person], language: str, size: tuple[int, int]
) -> None:
    ann = arrive("Ann", language, size)
    ann.enter()
    page = ann.page
    page.locator("a[href='#/puzzles']").click()
    puzzle = min(shipped("race").values(), key=lambda one: one.moment()[1].form.count())
    link = page.locator(f"a[href='#/puzzles/race/{puzzle.name}']")
    expect(link).to_be_visible(timeout=PATIENCE)
    found = findings(ann)
    shoot(ann, f"puzzles-{language}")
    link.click()
    check = page.locator("aside button.primary")
    expect(check).to_be_visible(timeout=PATIENCE)
    # What one decides with is in sight, on a phone too.
    for needed in (check, page.locator("aside h2"), page.locator(".dock [data-hand]")):
        expect(needed).to_be_in_viewport(ratio=0.95)
    picked(ann, puzzle.best)
    found += findings(ann)
    shoot(ann, f"puzzle-{language}")
    check.click()
    expect(page.locator("aside .verdict.right")).to_be_visible(timeout=PATIENCE)
    for told in (page.locator("aside .verdict"), page.locator("aside [role=status] .label")):
        expect(told).to_be_in_viewport(ratio=0.95)
    # What one did is compared with what rules of thumb do.
    missed = page.locator("aside [role=status] .soft")
    expect(missed).to_contain_text(spoken(puzzle, puzzle.missed, language))
    found += findings(ann)
    shoot(ann, f"solved-{language}")

    ann.visit("/#/")
    ann.begin("frontiers")
    for _step in range(3):
        page.locator(".hint button").click()
        expect(page.locator(".hint button[aria-busy=true]")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator(".hint strong")).to_be_visible(timeout=PATIENCE)
    found += findings(ann)
    shoot(ann, f"hint-{language}")
    assert not found, "\n".join(found)


def spoken(puzzle: Puzzle, answer: list[Any], language: str) -> str:
    """An answer to a puzzle, as it is told."""
    game = puzzle.moment()[0].game
    face = Outlook(game).face
    return Teller(face, face.language(language, LOCALE)).choice(answer, game)


def test_what_is_judged_too_late_is_not_told_of_another_puzzle(arrive: Callable[..., Person]) -> None:
    """One has gone on to the next meanwhile."""
    ann = arrive("Ann", "en", WIDE)
    ann.enter()
    page = ann.page
    held: list[Route] = []
    page.route("**/api/puzzles/race/*", lambda route: held.append(route) if posted(route) else route.continue_())
    first, second = sorted(shipped("race").values(), key=lambda one: one.moment()[1].form.count())[:2]
    ann.visit(f"/#/puzzles/race/{first.name}")
    answered(ann, first.best)
    expect(page.locator("aside button.primary")).to_have_attribute("aria-busy", "true")
    expect(page.locator("aside button.primary")).to_contain_text("Working it out")
    while not held:
        page.wait_for_timeout(50)
    page.evaluate("(name) => { location.hash = `#/puzzles/race/${name}` }", second.name)
    expect(page.locator("aside button.primary")).to_have_attribute("aria-busy", "false")
    with page.expect_response("**/api/puzzles/race/*"):
        held.pop().continue_()
    page.wait_for_timeout(500)
    expect(page.locator("aside .verdict")).to_have_count(0)
    answered(ann, second.best)
    while not held:
        page.wait_for_timeout(50)
    held.pop().continue_()
    expect(page.locator("aside .verdict.right")).to_be_visible(timeout=PATIENCE)
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('starboard-puzzles')).race")
    assert kept == [second.name]


def posted(route: Route) -> bool:
    return route.request.method == "POST"


def answered(person: Person, answer: list[Any]) -> None:
    check = person.page.locator("aside button.primary")
    expect(check).to_be_visible(timeout=PATIENCE)
    picked(person, answer)
    check.click()


def picked(person: Person, answer: list[Any]) -> None:
    page = person.page
    for name in answer:
        option = page.locator(f"aside .options [data-option='{name}']")
        expect(option).to_be_attached()
        if page.locator("aside details:not([open]) summary").count():
            page.locator("aside details:not([open]) summary").click()
        option.click()


def test_hints_are_given_at_a_table_of_people_while_all_of_them_agree(arrive: Callable[..., Person]) -> None:
    ann, bob = arrive("Ann", "en", WIDE), arrive("Bob", "pl", PHONE)
    invited(ann, bob, 259_200)
    ann.page.locator("[data-hints] input").check()
    expect(ann.page.locator("[data-hints] input")).to_be_checked()
    found = findings(ann)
    shoot(ann, "hints-waiting-en")
    ann.page.locator(".start").click()
    wish = bob.page.locator("[data-notice=hints-wish]")
    expect(wish).to_contain_text("Ann", timeout=PATIENCE)
    expect(bob.page.locator(".hint button")).to_have_count(0)
    found += findings(bob)
    shoot(bob, "hints-wish-pl")
    wish.locator("button").first.click()
    expect(wish).to_have_count(0)
    for person in (ann, bob):
        expect(person.page.locator(".hint button")).to_be_visible(timeout=PATIENCE)
    bob.page.locator(".hint button").click()
    expect(bob.page.locator(".hint li").first).to_be_visible(timeout=PATIENCE)
    found += findings(bob)
    shoot(bob, "hints-given-pl")
    # One of them is enough to end it.
    ann.page.locator(".bar button").first.click()
    expect(ann.page.locator("[data-hints] input")).to_be_checked()
    found += findings(ann)
    shoot(ann, "hints-menu-en")
    ann.page.locator("[data-hints] input").uncheck()
    expect(bob.page.locator(".hint button")).to_have_count(0)
    assert not found, "\n".join(found)
