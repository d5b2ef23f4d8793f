"""Ways through the client that are not part of a game: back, again, and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.server.node import Node
from tests.web.person import Person
from tests.web.test_together import invite

GIVEN_UP = """async () => {
  const ask = (path, body) => fetch(`/api/tables${path}`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  })
  const seats = [{ who: 'me' }, { who: 'bot', bot: 'random' }]
  const { id } = await (await ask('', { ruleset: 'race', options: {}, seats, private: true })).json()
  await ask(`/${id}/resign`, { seat: 0 })
  return id
}"""
"""A game that is over at once."""

SHELF = """async () => {
  const name = (await caches.keys()).find((one) => one.endsWith('-read'))
  return name ? (await (await caches.open(name)).keys()).map(({ url }) => url) : []
}"""
"""What of the server's is kept for when it cannot be reached."""


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


def test_without_the_server_there_are_finished_games_rules_and_words_for_the_rest(
    arrive: Callable[..., Person], site: Node
) -> None:
    """The installed app opens without a network: it shows what is over, and says what needs the server."""
    ann = arrive("Ann")
    page = ann.page
    # Chromium cannot install an app here; to the page it looks as if it had.
    page.add_init_script(
        "const plain = matchMedia; matchMedia = (q) => /standalone/.test(q) ? {matches: true} : plain(q)"
    )
    ann.enter()
    table = page.evaluate(GIVEN_UP)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.reload()
    # What can be read without the server is fetched beforehand.
    for _ in range(600):
        kept: list[str] = page.evaluate(SHELF)
        if len([one for one in kept if "/rules" in one]) == 3 and any(table in one for one in kept):
            break
        page.wait_for_timeout(100)
    else:
        raise AssertionError(f"only this is kept: {kept}")
    site.kill()
    page.reload()
    expect(page.locator(".away")).to_be_visible()
    expect(page.locator("a[href='#/new']")).to_have_count(0)
    page.locator(f"a[href='#/replay/{table}']").click()
    expect(page.locator(".problem")).to_be_visible()
    expect(page.locator("svg").first).to_be_visible()
    page.locator("nav a[href='#/rules']").click()
    expect(page.locator("[id^=rule-]").first).to_be_visible()
    site.start()
    page.locator("nav a[href='#/']").click()
    expect(page.locator("a[href='#/new']").first).to_be_visible()
    # Whoever logs out leaves nothing behind.
    page.evaluate("() => { location.hash = '#/settings' }")
    page.get_by_role("button", name="Log out").click()
    page.locator("nav a[href='#/']").click()
    expect(page.locator("input[name=name]")).to_be_visible()
    page.wait_for_function("() => localStorage.getItem('starboard.finished') === null")


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
    page.wait_for_function("() => document.activeElement !== document.body")


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


def test_keys_pick_confirm_undo_and_show(arrive: Callable[..., Person]) -> None:
    """Number keys pick, Enter confirms, U undoes, S and O show scores and options, H leads to the hand."""
    ann = arrive("Ann")
    ann.enter()
    ann.begin("race")
    page = ann.page
    ann.wait_for(".decision.asked")
    ann.page.wait_for_selector(".board .dock [data-key='1']")
    first = ann.look()
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(page.locator(".decision [data-option][data-state=picked]")).to_have_count(2)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(id) => document.querySelector('.decision')?.dataset.decision !== id", arg=first["decision"]
    )
    ann.wait_for(".decision.asked")
    ann.rest()
    page.keyboard.press("u")
    expect(page.locator(".decision h2")).to_have_text(first["question"])
    page.keyboard.press("o")
    expect(page.locator(".decision [data-option]").first).to_be_in_viewport()
    page.keyboard.press("o")
    page.keyboard.press("h")
    page.wait_for_function("() => document.activeElement.closest('[data-hand]')")
    page.keyboard.press("s")
    expect(page.locator("dialog, [role=dialog]").first).to_be_visible()
