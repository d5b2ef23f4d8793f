"""No serious finding of axe-core on any page; a whole game by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import PHONE, WIDE, missing
from tests.web.person import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

PAGES = ["", "new", "rules/race", "rules/sun", "cards/race", "cards/frontiers", "cards/sun", "settings", "about"]


def findings(person: Person) -> list[str]:
    """What axe finds that is serious or critical, in words."""
    if not AXE.exists():
        missing("axe-core is not installed: make client installs it")
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found: dict[str, Any] = person.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{person.page.url}: {one['id']}: {one['help']}: {node['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:4]
    ]


def open_page(person: Person, page: str) -> None:
    person.visit(f"/#/{page}")
    person.page.wait_for_selector("main h1")
    person.page.wait_for_timeout(400)


@pytest.mark.parametrize(("theme", "size"), [("dark", WIDE), ("light", PHONE)], ids=["dark-wide", "light-phone"])
def test_axe_finds_nothing_serious_on_any_page(
    arrive: Callable[..., Person], theme: Any, size: tuple[int, int]
) -> None:
    ann = arrive("Ann", "pl" if size == PHONE else "en", size)
    ann.page.emulate_media(color_scheme=theme)
    ann.visit()
    ann.page.wait_for_selector("input[name=name]")
    found = findings(ann)
    ann.enter()
    for page in PAGES:
        open_page(ann, page)
        found += findings(ann)
    for ruleset in ("race", "frontiers", "sun"):
        ann.visit("/#/")
        ann.begin(ruleset, 3)
        ann.page.wait_for_selector(".decision.asked")
        found += findings(ann)
        ann.play(8)
        ann.page.wait_for_selector(".decision.asked, .ending, .to-scores")
        found += findings(ann)
    assert not found, "\n".join(found)


def test_the_end_and_the_replay_are_accessible(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.enter()
    ann.begin("race")
    assert ann.play()
    ann.page.wait_for_timeout(400)
    found = findings(ann)
    ann.page.locator(".ending a[href*='#/replay/']").click()
    ann.page.wait_for_selector("input[type=range]")
    ann.page.wait_for_timeout(400)
    found += findings(ann)
    assert not found, "\n".join(found)


class Typist:
    """Somebody without a mouse: moves the focus with Tab, presses Enter and Space, sees where the focus is."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.person = person

    def focused(self) -> dict[str, Any]:
        """What has the focus, and whether that can be seen."""
        found: dict[str, Any] = self.page.evaluate(
            """() => {
              const e = document.activeElement
              const piece = e.closest('[data-thing]') ?? e
              const style = getComputedStyle(piece)
              return {
                option: e.dataset.option ?? null, thing: piece.dataset.thing ?? null,
                state: piece.dataset.state ?? null,
                confirm: e.classList.contains('confirm') && !e.disabled, listed: e.classList.contains('as-listed'),
                clear: e.classList.contains('clear'), scores: e.classList.contains('to-scores'),
                href: e.getAttribute('href'), name: e.getAttribute('name'), tag: e.tagName,
                primary: e.classList.contains('primary'), value: e.value ?? null, body: e === document.body,
                visible: style.outlineStyle !== 'none' || style.boxShadow !== 'none',
              }
            }"""
        )
        return found

    def tab_to(self, wanted: Callable[[dict[str, Any]], bool], most: int = 400) -> dict[str, Any]:
        for _ in range(most):
            here = self.focused()
            if wanted(here):
                assert here["visible"], f"the focus cannot be seen on {here}"
                return here
            self.page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not get there")


def open_thing(name: str) -> Callable[[dict[str, Any]], bool]:
    return lambda here: here["state"] == "open" and name in (here["option"], here["thing"])


def test_a_whole_game_by_keyboard_alone(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.visit()
    typist = Typist(ann)
    page = ann.page
    page.wait_for_selector("input[name=name]")
    typist.tab_to(lambda here: here["name"] == "name")
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-page=lobby]")
    typist.tab_to(lambda here: here["href"] == "#/new")
    page.keyboard.press("Enter")
    page.wait_for_selector(".game input")
    typist.tab_to(lambda here: here["name"] == "game")
    for _ in range(4):
        if typist.focused()["value"] == "frontiers":
            break
        page.keyboard.press("ArrowDown")
    typist.tab_to(lambda here: here["primary"] and here["tag"] == "BUTTON")
    page.keyboard.press("Enter")
    for _ in range(600):
        ann.wait_for(".ending", ".to-scores", ".decision.asked")
        seen = ann.look()
        if seen["over"]:
            break
        if seen["confirm"] and (seen["picked"] or not seen["open"]):
            typist.tab_to(lambda here: here["confirm"])
            page.keyboard.press("Enter")
            page.wait_for_function(
                "(decision) => document.querySelector('.decision')?.dataset.decision !== decision",
                arg=seen["decision"],
            )
        elif seen["order"]:
            typist.tab_to(lambda here: here["listed"])
            page.keyboard.press("Enter")
        elif seen["open"]:
            wanted = ann.luck.choice(seen["open"])
            typist.tab_to(open_thing(wanted))
            page.keyboard.press("Space")
        elif seen["picked"]:
            typist.tab_to(lambda here: here["clear"])
            page.keyboard.press("Enter")
        else:
            page.wait_for_timeout(50)
    # The end shows itself, unless one is still at the board.
    if not ann.look()["ending"]:
        typist.tab_to(lambda here: here["scores"])
        page.keyboard.press("Enter")
    page.wait_for_selector(".ending h1")
