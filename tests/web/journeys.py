"""Five first visits, counted: how many clicks and how many seconds until somebody new is where they wanted to be.
`make journeys` prints a table, and asserts nothing. Filling in a field counts as one click; nobody reads or thinks."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from tests.server.node import Node
from tests.server.nursery import Nursery
from tests.web.conftest import ARGUMENTS, PHONE, WIDE
from tests.web.person import Person
from tests.web.test_geometry import MAKE


class Visit:
    """Somebody who comes for the first time, and what it took."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int] = WIDE) -> None:
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            locale="en-GB",
        )
        self.context.set_default_timeout(30_000)
        self.person = Person(self.context, address, "Ann", "en")
        self.page: Page = self.person.page
        self.clicks = 0
        self.began = time.monotonic()

    def click(self, what: str | Locator) -> None:
        (self.page.locator(what).first if isinstance(what, str) else what).click()
        self.clicks += 1

    def fill(self, what: str, text: str) -> None:
        self.page.locator(what).first.fill(text)
        self.clicks += 1

    def choose(self, what: Locator, option: str) -> None:
        what.select_option(option)
        self.clicks += 1

    def see(self, what: str) -> None:
        self.page.wait_for_selector(what)

    def enter(self) -> None:
        self.person.visit()
        self.fill("input[name=name]", "Ann")
        self.click("form button.primary")
        self.see("[data-page=lobby]")

    @property
    def told(self) -> str:
        return f"{self.clicks} | {time.monotonic() - self.began:.1f}"


def learn(browser: Browser, address: str) -> list[tuple[str, Visit]]:
    """From the address to the first question of a lesson."""
    visit = Visit(browser, address)
    visit.person.visit()
    visit.click("[data-learn]")
    visit.see(".decision.asked")
    return [("learn: to the first question of the lesson", visit)]


def solo(browser: Browser, address: str) -> list[tuple[str, Visit]]:
    """From the address to the first question of a game against bots."""
    visit = Visit(browser, address)
    visit.enter()
    visit.click("a[href='#/new']")
    visit.click(".go button.primary")
    visit.see(".decision.asked")
    return [("alone against bots: to the first question", visit)]


def table_for_two(host: Visit, clock: str = "") -> str:
    """A table with a free seat, and the link to it."""
    host.enter()
    host.click("a[href='#/new']")
    host.click("[data-count='2']")
    host.choose(host.page.locator("ol select").first, "open")
    if clock:
        host.choose(host.page.locator("select:has(option[value=move-86400])"), clock)
    host.click(".go button.primary")
    host.see(".links input")
    host.clicks += 1  # the button that copies or shares it
    return host.page.locator(".links input").first.input_value()


def sit_down(guest: Visit, link: str) -> None:
    guest.page.goto(link)
    guest.fill("input[name=name]", "Bob")
    guest.click("form button.primary")
    guest.see("main section li")


def invite(browser: Browser, address: str) -> list[tuple[str, Visit]]:
    """Both have begun to play; the friend came by the link on a phone."""
    host = Visit(browser, address)
    link = table_for_two(host)
    guest = Visit(browser, address, PHONE)
    sit_down(guest, link)
    host.click("button.start:enabled")
    for visit in (host, guest):
        visit.see(".decision.asked")
    return [
        ("invite a friend: the host, to the first question", host),
        ("the friend on a phone, from the link on", guest),
    ]


def slow(browser: Browser, address: str) -> list[tuple[str, Visit]]:
    """A move a day: made, answered, left, and found again."""
    host = Visit(browser, address)
    link = table_for_two(host, "move-86400")
    sit_down(Visit(browser, address, PHONE), link)
    host.click("button.start:enabled")
    host.see(".decision.asked")
    host.person.answer()
    host.person.visit("/")
    host.see("article .total")
    host.click("article a.button")
    host.see(".decision")
    return [("slow game: table made, first move, left, and back at it", host)]


def replay(browser: Browser, address: str) -> list[tuple[str, Visit]]:
    """From the end of a game into the middle of it, and on from there."""
    visit = Visit(browser, address)
    visit.enter()
    # The game itself is no part of the journey: against a bot that does not think.
    made = visit.page.evaluate(MAKE, ["race", {}, 2])
    visit.person.visit(f"/#/table/{made['id']}")
    visit.page.emulate_media(reduced_motion="reduce")
    visit.person.play()
    visit.page.emulate_media(reduced_motion="no-preference")
    visit.clicks, visit.began = 0, time.monotonic()
    visit.click(".ending a[href*='#/replay/']")
    visit.see("input[type=range]")
    visit.fill("input[type=range]", "30")
    visit.click("button.fork")
    visit.click("dialog button.primary, [role=dialog] button.primary")
    visit.see(".decision")
    visit.page.wait_for_url("**/#/table/*")
    visit.see(".decision.asked")
    return [("replay and fork: from the scores to a question in the middle", visit)]


JOURNEYS: list[Callable[[Browser, str], list[tuple[str, Visit]]]] = [learn, solo, invite, slow, replay]


def main() -> None:
    nursery = Nursery()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        node = Node(nursery, f"sqlite:///{folder}/starboard.db", Path(folder))
        node.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        print("| journey | clicks | seconds |\n|---|---|---|")
        try:
            for journey in JOURNEYS:
                for title, visit in journey(browser, node.address):
                    print(f"| {title} | {visit.told} |", flush=True)
                    assert not visit.person.faults, visit.person.faults
        finally:
            browser.close()
            node.kill()
            nursery.close()


if __name__ == "__main__":
    main()
