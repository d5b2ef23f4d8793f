"""Somebody asks to be rated, plays a bot, and sees on their profile and on the ladder where they stand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.conftest import PHONE, WIDE
from tests.web.person import Person
from tests.web.test_access import findings

WORDS = {
    "en": ("I want to be rated", "My ratings", "Head to head", "Stop rating me", "Forget my ratings"),
    "pl": (
        "Chcę być w rankingu",
        "Moje oceny",
        "Bilans z innymi",
        "Nie chcę już być w rankingu",
        "Zapomnij moje oceny",
    ),
}


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("pl", PHONE)], ids=["en-wide", "pl-phone"])
def test_a_person_is_rated_and_sees_where_they_stand(
    arrive: Callable[..., Person], language: str, size: tuple[int, int]
) -> None:
    wish, mine, rivals, stop, surely = WORDS[language]
    name = f"Rated {language}"
    person = arrive(name, language, size)
    page = person.page
    person.enter()
    person.visit("/#/settings")
    expect(page.get_by_role("button", name=wish)).to_have_count(0)
    page.locator("input[autocomplete=new-password]").fill("a long password")
    page.locator("form:has(input[autocomplete=new-password]) button").click()
    page.get_by_role("button", name=wish).click()
    page.get_by_role("link", name=mine).click()
    expect(page.locator("h1")).to_have_text(name)
    found = findings(person)

    table = page.evaluate(
        """async () => {
            const seats = [{ who: 'me' }, { who: 'bot', bot: 'simple' }]
            const headers = { 'Content-Type': 'application/json' }
            const send = (path, body) =>
                fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).then((got) => got.json())
            const made = await send('/tables', { ruleset: 'race', options: {}, seats, private: true })
            await send(`/tables/${made.id}/resign`, { seat: 0 })
            let now = made
            while (now.rating !== 'counted') now = await (await fetch(`/api/tables/${made.id}`)).json()
            return made.id
        }"""
    )
    person.visit(f"/#/table/{table}")
    expect(page.locator("[data-rating=counted]")).to_be_visible()
    page.locator("[data-rating] a").click()
    expect(page.locator("h2", has_text=rivals)).to_be_visible()
    expect(page.locator("ol li.own")).to_have_count(1)
    found += findings(person)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off"

    page.locator("section h2 a").first.click()
    expect(page.locator("tr.mine")).to_contain_text(name)
    assert page.locator("tr.bot").count() >= 5
    found += findings(person)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off"

    person.visit("/#/people/nobody-here")
    expect(page.get_by_role("alert")).not_to_be_empty()
    person.visit("/#/ratings/chess")
    expect(page.get_by_role("alert")).not_to_be_empty()
    person.faults.clear()  # the browser notes both refusals

    person.visit("/#/settings")
    page.get_by_role("button", name=stop).click()
    page.get_by_role("dialog").get_by_role("button", name=surely).click()
    expect(page.get_by_role("button", name=wish)).to_be_visible()
    assert not found, "\n".join(found)
    assert person.faults == []
