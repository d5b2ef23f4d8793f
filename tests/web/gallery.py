"""A picture of every page and board, in both languages and widths: `make gallery` makes them, people look at them."""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from tests.server.node import Node
from tests.server.nursery import Nursery
from tests.web.conftest import ARGUMENTS, LANDSCAPE, PHONE, WIDE
from tests.web.person import Person
from tests.web.test_geometry import Table, decisions, played, recorded

from starboard.kernel.registry import ruleset_named

RULESETS = {"race": 4, "frontiers": 3, "sun": 3}
PLACES = {
    "en-wide": ("en", WIDE, "light"),
    "pl-wide": ("pl", WIDE, "dark"),
    "en-phone": ("en", PHONE, "dark"),
    "pl-phone": ("pl", PHONE, "light"),
    "pl-side": ("pl", LANDSCAPE, "light"),
}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PARTS = ("pages", "questions", "games")
LATE = {"race": 20, "frontiers": 18, "sun": 40}
"""After this many moves of one's own there is much to see."""


class Gallery:
    """The pictures of one place: a language, a width, a theme."""

    def __init__(self, person: Person, folder: Path, place: str, how: dict[str, Any]) -> None:
        self.how = how
        """What a browser of this place is like."""
        self.person = person
        self.page = person.page
        self.folder = folder
        self.place = place

    def shoot(self, name: str, whole: bool = False) -> None:
        self.page.wait_for_timeout(500)
        self.page.screenshot(path=self.folder / f"{name}.{self.place}.png", full_page=whole)

    def around(self) -> None:
        """The pages around the boards."""
        self.person.visit()
        self.page.wait_for_selector("input[name=name]")
        self.shoot("welcome")
        self.person.enter()
        self.page.wait_for_selector("[data-lesson]")
        self.shoot("lobby")
        for name in (
            "new",
            "settings",
            "about",
            "rules/race",
            "rules/frontiers",
            "rules/sun",
            "pictures/race",
            "pictures/frontiers",
            "pictures/sun",
            "ratings",
            "contests",
            "new-contest",
            "puzzles",
            "content/race",
            "cards/race",
            "cards/frontiers",
            "cards/sun",
        ):
            self.person.visit(f"/#/{name}")
            self.page.wait_for_selector("main h1")
            if name == "puzzles":
                self.page.wait_for_selector(".card ol a")
            self.shoot(name.replace("/", "-"), whole=name in ("new", "settings"))
        self.person.visit("/#/new")
        self.page.locator(".game:has(input[value=race])").click()
        self.page.locator("ol select").first.select_option("open")
        self.page.locator(".go button.primary").click()
        self.page.wait_for_url("**/#/table/*")
        self.shoot("waiting-room")
        self.shoot_invitation(self.page.locator(".links input").first.input_value())
        self.person.visit("/#/new/race")
        self.page.locator("details.details summary").click()
        self.page.locator("[data-option=draft] input").check()
        self.page.wait_for_selector("[data-conflict]")
        self.shoot("new-conflict")
        for ruleset in RULESETS:
            self.person.visit("/#/")
            self.page.locator(f"[data-lesson={ruleset}]").click()
            self.page.wait_for_selector(".decision.asked")
            self.shoot(f"lesson-{ruleset}")
        self.person.visit("/#/")
        self.page.wait_for_selector("article .total")
        self.shoot("lobby-games", whole=True)
        self.shoot_away()

    def shoot_invitation(self, link: str) -> None:
        """What somebody sees who comes by a link, in a browser of their own."""
        context = self.open()
        page = context.new_page()
        page.goto(link)
        page.wait_for_selector("[data-invitation]")
        page.wait_for_timeout(500)
        page.screenshot(path=self.folder / f"invitation.{self.place}.png")
        context.close()

    def open(self) -> BrowserContext:
        """Another browser of this place."""
        assert self.page.context.browser is not None
        context = self.page.context.browser.new_context(**self.how)
        context.set_default_timeout(30_000)
        return context

    def shoot_away(self) -> None:
        """The lobby without a server."""
        self.page.wait_for_function("() => navigator.serviceWorker.controller")
        self.page.context.set_offline(True)
        self.page.reload()
        self.page.wait_for_selector(".away")
        self.shoot("away")
        self.page.context.set_offline(False)
        self.page.reload()
        self.page.wait_for_selector("[data-lesson]")

    def boards(self, ruleset: str, seats: int) -> None:
        """A game from its first question to its end, and its replay."""
        self.person.visit("/#/")
        self.person.begin(ruleset, seats)
        self.page.wait_for_selector(".decision.asked")
        self.shoot(f"{ruleset}-early")
        over = self.person.play(LATE[ruleset])
        if not over:
            self.page.wait_for_selector(".decision.asked, .to-scores")
            self.shoot(f"{ruleset}-late")
            self.shoot_board(f"{ruleset}-late-board")
            piece = self.page.locator(".board [data-thing]:visible").first
            piece.hover()
            self.shoot(f"{ruleset}-spotlight")
            self.page.mouse.move(1, 1)
            self.page.keyboard.press("Escape")
            self.shoot_dialog(f"{ruleset}-undo", ".decision .back .more")
            self.shoot_dialog(f"{ruleset}-menu", "aside .bar button[aria-haspopup=dialog]")
            over = self.person.play()
        assert over
        self.shoot(f"{ruleset}-end")
        self.page.locator(".ending a[href*='#/replay/']").click()
        self.page.wait_for_selector("input[type=range]")
        self.page.locator("input[type=range]").fill("20")
        self.shoot(f"{ruleset}-replay")

    def questions(self, ruleset: str, seats: int) -> None:
        """The last question of each kind in a whole game, light and dark; nobody has to play."""
        steps = recorded() if ruleset == "race" else played(ruleset_named(ruleset), seats)
        last = {}
        for update in decisions(steps, self.person.language):
            assert update.decision is not None
            last[update.decision.kind] = update
        options = dict(next(recorded()).record.options) if ruleset == "race" else {}
        context = self.open()
        person = Person(context, self.person.address, self.person.name, self.person.language)
        person.enter()
        table = Table(person, ruleset, options, seats)
        for kind, update in sorted(last.items(), key=lambda item: item[1].number):
            table.show(update)
            for theme in THEMES:
                person.page.emulate_media(color_scheme=theme)
                person.page.wait_for_timeout(300)
                person.page.screenshot(path=self.folder / f"{ruleset}-asks-{kind}-{theme}.{self.place}.png")
        context.close()

    def shoot_dialog(self, name: str, button: str) -> None:
        """What a button opens, if it is there."""
        if self.page.locator(button).count():
            self.page.locator(button).click()
            self.shoot(name)
            self.page.keyboard.press("Escape")

    def shoot_board(self, name: str) -> None:
        """The whole board, on a screen that is high enough for it."""
        size = self.page.viewport_size
        assert size is not None
        self.page.set_viewport_size({"width": size["width"], "height": 2000})
        self.shoot(name)
        self.page.set_viewport_size(size)


def visit(browser: Browser, node: Node, folder: Path, place: str, rulesets: list[str], parts: list[str]) -> None:
    language, size, theme = PLACES[place]
    how: dict[str, Any] = {
        "viewport": {"width": size[0], "height": size[1]},
        "has_touch": size != WIDE,
        "is_mobile": size != WIDE,
        "locale": {"en": "en-GB", "pl": "pl-PL"}[language],
        "color_scheme": theme,
        "reduced_motion": "reduce",
    }
    context = browser.new_context(**how)
    context.set_default_timeout(30_000)
    person = Person(context, node.address, "Ola" if language == "pl" else "Ann", language)
    gallery = Gallery(person, folder, place, how)
    if "pages" in parts:
        gallery.around()
    elif "games" in parts:
        person.enter()
    for ruleset in rulesets:
        if "questions" in parts:
            gallery.questions(ruleset, RULESETS[ruleset])
        if "games" in parts:
            gallery.boards(ruleset, RULESETS[ruleset])
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("gallery"))
    parser.add_argument("--place", choices=list(PLACES), action="append")
    parser.add_argument("--ruleset", choices=list(RULESETS), action="append")
    parser.add_argument(
        "--part", choices=PARTS, action="append", help="the pages, the questions of each game, or games"
    )
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    nursery = Nursery()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        node = Node(nursery, f"sqlite:///{folder}/starboard.db", Path(folder))
        node.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        try:
            for place in given.place or PLACES:
                visit(browser, node, given.folder, place, given.ruleset or list(RULESETS), given.part or list(PARTS))
                print(f"{place}: done", flush=True)
        finally:
            browser.close()
            node.kill()
            nursery.close()
    print(f"{len(list(given.folder.glob('*.png')))} pictures in {given.folder}")


if __name__ == "__main__":
    main()
