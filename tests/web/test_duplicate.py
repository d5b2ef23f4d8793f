"""A contest by clicking: made, joined by its link, played to its final table; and the daily deal."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from tests.web.conftest import PHONE, WIDE
from tests.web.person import Person
from tests.web.test_access import findings

PATIENCE = 180_000
"""Milliseconds: bots play whole games here to their end, perhaps on a busy machine."""

PICTURES = os.environ.get("STARBOARD_PICTURES", "")
"""A folder to leave pictures in, for whoever wants to look."""


def looked_at(person: Person, name: str) -> list[str]:
    """What axe finds on the page as it is, and nothing that sticks out at its side."""
    person.page.wait_for_timeout(300)
    if PICTURES:
        person.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)
    wider = person.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wider <= 0, f"{name}: the page is wider than the screen by {wider}"
    return findings(person)


def resign(person: Person, table: str) -> None:
    person.page.evaluate(
        """(table) => fetch(`/api/tables/${table}/resign`, {
          method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"seat": 0}' })""",
        table,
    )


def test_a_contest_from_its_making_to_its_final_table(arrive: Callable[..., Person]) -> None:
    ann, bob = arrive("Ann", "en", WIDE), arrive("Bob", "pl", PHONE)
    for person in (ann, bob):
        person.page.set_default_timeout(PATIENCE)
    ann.page.emulate_media(color_scheme="dark")
    bob.page.emulate_media(color_scheme="light")
    ann.enter()
    bob.enter()
    ann.visit("/#/contests")
    ann.page.wait_for_selector("[data-page=contests] h1")
    found = looked_at(ann, "contests-none")
    ann.page.locator("a[href='#/new-contest']").click()
    ann.page.wait_for_selector("[data-page=new-contest] select[name=count]")
    found += looked_at(ann, "contest-new")
    ann.page.locator("input[name=name]").fill("Friday club")
    ann.page.locator("select[name=tables]").select_option("3")
    ann.page.locator("[data-page=new-contest] ol li:nth-child(2) select").select_option("random")
    ann.page.locator("button.primary").click()
    ann.page.wait_for_selector("[data-page=contest][data-status=open]")
    link = ann.page.locator(".link input").input_value()

    bob.page.goto(link)
    bob.page.wait_for_selector("[data-table='2']")
    found += looked_at(bob, "contest-open-phone")
    bob.page.locator("[data-table='2'] [data-seat='0'] button").click()
    bob.page.wait_for_selector("[data-table='2'] [data-seat='0'] strong")
    ann.page.wait_for_selector("[data-table='2'] >> text=Bob")
    found += looked_at(ann, "contest-open")
    ann.page.locator("[data-start]").click()
    ann.page.wait_for_selector("[data-page=contest][data-status=playing]")
    assert ann.page.locator("[data-table]").count() == 2
    found += looked_at(ann, "contest-playing")
    bob.page.wait_for_selector("[data-page=contest][data-status=playing]")
    found += looked_at(bob, "contest-playing-phone")

    # Ann plays and resigns; there is no replay yet. Then Bob does, and everything is there.
    ann.page.locator("a.primary[href*='#/table/']").click()
    ann.play(2)
    resign(ann, ann.page.url.rpartition("/")[2].partition("?")[0])
    ann.page.wait_for_selector(".ending a[href*='#/contest/']")
    assert not ann.page.locator(".ending a[href*='#/replay/']").count()
    found += looked_at(ann, "contest-ending")
    ann.page.locator(".ending a[href*='#/contest/']").click()
    ann.page.wait_for_selector("[data-page=contest][data-status=playing]")
    assert not ann.page.locator("[data-result]").count()
    table = bob.page.locator("a.primary[href*='#/table/']").get_attribute("href")
    assert table is not None
    resign(bob, table.rpartition("/")[2])
    for person, name in ((ann, "contest-over"), (bob, "contest-over-phone")):
        person.page.wait_for_selector("[data-page=contest][data-status=over] [data-result]")
        rows = "".join(person.page.locator("[data-result]").all_inner_texts())
        assert "Ann" in rows
        assert "Bob" in rows
        assert ("resigned" if person is ann else "rezygnacja") in rows
        found += looked_at(person, name)
    bob.page.locator("[data-result='1.0'] a").click()
    bob.page.wait_for_selector("input[type=range]")
    assert not found, "\n".join(found)


def test_the_daily_deal_from_the_lobby(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", "pl", WIDE)
    ann.page.set_default_timeout(PATIENCE)
    ann.enter()
    ann.begin("race")
    ann.page.wait_for_selector(".decision.asked")
    ann.visit("/#/")
    ann.page.wait_for_selector("[data-daily] [data-deal=race]")
    found = looked_at(ann, "daily-lobby")
    ann.page.locator("[data-deal=race] button").click()
    ann.page.wait_for_selector(".decision.asked")
    table = ann.page.url
    ann.visit("/#/")
    ann.page.locator("[data-deal=race] button").click()
    ann.page.wait_for_selector(".decision.asked")
    assert ann.page.url == table, "there is one try"
    contest = ann.page.evaluate("async () => (await (await fetch('/api/daily')).json()).find((d) => d.table).contest")
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.visit(f"/#/contest/{contest}")
    ann.page.wait_for_selector("[data-page=contest][data-status=playing]")
    assert not ann.page.locator("[data-result]").count()
    found += looked_at(ann, "daily-phone")
    assert not found, "\n".join(found)
