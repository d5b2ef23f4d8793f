"""Issue 7: ways through the client that are not part of a game: back, again, and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.server.node import Node
from tests.web.person import Person
from tests.web.test_together import invite


def test_back_from_a_new_table_leads_to_the_lobby(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.enter()
    ann.begin("race")
    ann.page.go_back()
    expect(ann.page.locator("[data-page=lobby]")).to_be_visible()


def test_a_page_that_could_not_be_loaded_is_loaded_later(arrive: Callable[..., Person], site: Node) -> None:
    """Where no service worker keeps all pages, as in a private window."""
    ann = arrive("Ann", keeps_pages=False)
    ann.enter()
    page = ann.page
    site.kill()
    page.locator("nav a[href='#/about']").click()
    expect(page.locator(".problem")).to_be_visible()
    site.start()
    page.locator("main button").click()
    expect(page.locator("main h1")).to_be_visible()


def test_a_piece_is_picked_and_a_choice_explained_by_keyboard(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.enter()
    ann.begin("race")
    page = ann.page
    page.locator(".decision .option").first.focus()
    page.keyboard.press("i")
    expect(page.locator(".spotlight")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".spotlight")).to_have_count(0)
    # Sent from the board, the next question is where the focus is.
    for _ in range(10):
        if ann.look()["confirm"]:
            break
        page.locator(".board [data-state=open] .handle:visible").first.focus()
        page.keyboard.press("Enter")
    page.keyboard.press("Control+Enter")
    page.wait_for_function("() => document.activeElement.closest('.decision, .board') !== null")
    ann.rest()
    assert page.evaluate("document.activeElement !== document.body")


def test_only_who_can_invite_is_told_how(arrive: Callable[..., Person]) -> None:
    ann, bob = arrive("Ann"), arrive("Bob")
    ann.enter()
    invite(ann, "race")
    expect(ann.page.locator(".links")).to_be_visible()
    bob.enter()
    bob.page.goto(ann.page.url)
    expect(bob.page.locator("main section")).to_have_count(1)
    assert bob.page.locator(".links").count() == 0


def test_a_table_that_has_not_begun_can_be_taken_away(arrive: Callable[..., Person]) -> None:
    ann, bob = arrive("Ann"), arrive("Bob", "pl")
    ann.enter()
    ann.page.locator("a[href='#/new']").first.click()
    ann.page.locator("[data-count='3']").click()
    for at in range(2):
        ann.page.locator("ol select").nth(at).select_option("open")
    ann.page.locator("input[name=public]").check()
    ann.page.locator(".go button.primary").click()
    ann.page.wait_for_url("**/#/table/*")
    bob.enter()
    bob.page.goto(ann.page.url)
    expect(bob.page.locator(".clear")).to_have_count(0)
    bob.page.locator("li button.primary").first.click()
    # Who made it may ask somebody to leave, and then take it away; nobody is left with what is not there.
    seats = ann.page.locator("section li")
    expect(seats.nth(1)).to_contain_text("Bob")
    seats.nth(1).locator("button").click()
    expect(seats.nth(1)).not_to_contain_text("Bob")
    ann.page.locator(".clear button").click()
    ann.page.locator(".clear button.danger").click()
    expect(ann.page.locator("[data-page=lobby]")).to_be_visible()
    expect(bob.page.locator(".problem").first).to_be_visible()
