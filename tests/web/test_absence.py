"""Slow play in two browsers and two languages: a start that nobody misses, a lapsed clock, a holiday, a pause."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.server.node import Node
from tests.web.conftest import PHONE
from tests.web.person import Person
from tests.web.test_slow_game import SlowTable
from tests.web.test_together import MOST_ROUNDS, follow

MOST_LAPSES = 3
"""In a row, before a bot keeps the seat."""

MAKE = """async ([seconds]) => {
  const clock = { per: 'move', seconds, added: 0, at_zero: 'bot' }
  const seats = [{ who: 'me' }, { who: 'open' }]
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ruleset: 'race', options: {}, seats, private: true, clock }),
  })
  return (await answer.json()).id
}"""


RESIGN = """async () => {
  const table = location.hash.split('/').at(-1)
  await fetch(`/api/tables/${table}/resign`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"seat": 1}',
  })
}"""


def invited(host: Person, guest: Person, seconds: int) -> None:
    """A table by invitation with a clock for each move; the guest has come by its link."""
    host.enter()
    table = host.page.evaluate(MAKE, [seconds])
    host.visit(f"/#/table/{table}")
    follow(guest, host.page.locator(".links input").first.input_value())


def both_move(people: list[Person]) -> None:
    """Clocks begin when everybody has made a move."""
    moved: set[str] = set()
    for _ in range(MOST_ROUNDS):
        for person in people:
            if person.name not in moved and person.answer_if_asked():
                moved.add(person.name)
        if len(moved) == len(people):
            return
        people[0].page.wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def test_a_table_with_invited_seats_is_private_and_begins_when_everybody_is_ready(
    arrive: Callable[..., Person],
) -> None:
    ann, bob, cyd = arrive("Ann", "en"), arrive("Bob", "pl", PHONE), arrive("Cyd", "en")
    ann.enter()
    page = ann.page
    page.locator("a[href='#/new']").first.click()
    page.locator(".game:has(input[value=race])").click()
    page.locator("[data-count='2']").click()
    page.locator("ol select").first.select_option("open")
    expect(page.locator("input[name=public]")).not_to_be_checked()
    page.locator(".go button.primary").click()
    page.wait_for_url("**/#/table/*")
    table = page.url.rpartition("/")[2]
    follow(bob, page.locator(".links input").first.input_value())
    expect(bob.page.locator(".ready")).to_be_visible()
    expect(bob.page.locator(".start")).to_have_count(0)
    expect(page.locator(".start")).to_be_enabled()
    assert page.locator(".decision").count() == 0, "the last guest does not begin the game"
    cyd.enter()
    assert cyd.page.locator(f"a[href*='{table}']").count() == 0, "it is not in the lobby"
    page.locator(".ready").click()
    expect(bob.page.locator("li .chip", has_text="może zaczynać")).to_have_count(1)
    bob.page.locator(".ready").click()
    for person in (ann, bob):
        expect(person.page.locator(".decision")).to_be_visible()


def test_a_lapsed_clock_is_told_and_a_seat_is_taken_back_where_one_looks(
    arrive: Callable[..., Person], site: Node
) -> None:
    ann, bob = arrive("Ann", "en"), arrive("Bob", "pl", PHONE)
    invited(ann, bob, 259_200)
    table = SlowTable([ann, bob], site)
    table.id = ann.page.url.rpartition("/")[2]
    ann.page.locator(".start").click()
    both_move([ann, bob])
    # Their time is up: a bot makes one move for each, and they keep their seats.
    table.run_out(bob)
    lapse = bob.page.locator("[data-notice=lapse]")
    expect(lapse).to_contain_text("Czas minął")
    expect(lapse).to_contain_text("Zagrano za ciebie: ")
    table.run_out(ann)
    expect(ann.page.locator("[data-notice=lapse]")).to_contain_text("Your time ran out")
    # After three in a row the bot keeps the seat; there is nothing to press but to take it back.
    for person, words in ((bob, "Za ciebie gra bot"), (ann, "A bot plays for you")):
        replaced = person.page.locator("[data-notice=replaced]")
        for _ in range(MOST_LAPSES):
            if not table.stands_in(person):
                table.run_out(person)
        expect(replaced).to_contain_text(words)
        expect(person.page.locator(".decision .confirm, .decision .take, .decision [data-option]")).to_have_count(0)
    expect(bob.page.locator(".players")).to_contain_text("za ciebie gra bot")
    expect(ann.page.locator("[data-notice=replaced]")).to_contain_text("the table waits")
    bob.page.locator("[data-notice=replaced] button").click()
    expect(bob.page.locator("[data-notice=replaced]")).to_have_count(0)
    expect(bob.page.locator(".players")).to_contain_text("za tę osobę gra bot")
    # The results say for whom a bot has played.
    bob.page.evaluate(RESIGN)
    for person, words in (
        (ann, r"from round \d+ on, a bot played"),
        (bob, r"od rundy \d+ przynajmniej raz zagrał bot"),
    ):
        expect(person.page.locator(".ending [data-bot-from]")).to_have_count(2)
        expect(person.page.locator(".ending [data-bot-from]").first).to_contain_text(re.compile(words))


@pytest.mark.parametrize(("language", "back"), [("en", "I am back"), ("pl", "Już jestem")])
def test_a_holiday_and_a_pause_stop_the_clock_and_end_with_one_click(
    language: str, back: str, arrive: Callable[..., Person]
) -> None:
    ann, bob = arrive("Ann", language), arrive("Bob", "pl", PHONE)
    invited(ann, bob, 259_200)
    ann.page.locator(".start").click()
    both_move([ann, bob])
    ann.page.locator(".bar button").first.click()
    ann.page.locator(".takeover:has(option[value='7']) button").click()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-notice=holiday]")).to_be_visible()
    expect(bob.page.locator(".players [data-seat='0']")).to_contain_text("na urlopie")
    ann.page.reload()
    ann.page.locator("[data-notice=holiday] button", has_text=back).click()
    expect(ann.page.locator("[data-notice=holiday]")).to_have_count(0)
    expect(bob.page.locator(".players [data-seat='0']")).not_to_contain_text("na urlopie")
    # One asks for a pause, the other agrees; one of them ends it.
    ann.page.locator(".bar button").first.click()
    ann.page.locator("[data-pause]").click()
    ann.page.keyboard.press("Escape")
    bob.page.locator("[data-notice=pause-wish] button").click()
    for person in (ann, bob):
        expect(person.page.locator("[data-notice=paused]")).to_be_visible()
    ann.page.locator("[data-notice=paused] button").click()
    expect(bob.page.locator("[data-notice=paused]")).to_have_count(0)


def test_an_undo_is_told_to_the_one_it_moves_back(arrive: Callable[..., Person]) -> None:
    ann, bob = arrive("Ann", "en"), arrive("Bob", "pl", PHONE)
    invited(ann, bob, 259_200)
    ann.page.locator(".start").click()
    for _ in range(MOST_ROUNDS):
        for person in (ann, bob):
            person.answer_if_asked()
        if ann.page.locator("[data-how=consent]").count():
            break
        ann.page.wait_for_timeout(30)
    ann.rest()
    ann.page.locator("[data-how=consent]").first.click()
    bob.page.locator("[role=dialog] button.primary, dialog button.primary").first.click()
    expect(bob.page.locator("[data-notice=undone]")).to_contain_text("Ann")
    expect(bob.page.locator(".log .undone")).to_contain_text("Ann")
    expect(ann.page.locator("[data-notice=undone]")).to_have_count(0)
    # It stays until it is read, also for somebody who goes away and comes again.
    bob.page.reload()
    expect(bob.page.locator("[data-notice=undone]")).to_contain_text("Ann")
    bob.page.locator("[data-notice=undone] button").click()
    expect(bob.page.locator("[data-notice=undone]")).to_have_count(0)
    bob.page.reload()
    expect(bob.page.locator(".log .undone")).to_contain_text("Ann")
    expect(bob.page.locator("[data-notice=undone]")).to_have_count(0)
