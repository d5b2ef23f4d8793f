"""A person at the client: sees what is on the page, and clicks (or types) only what a person could."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import BrowserContext, Page, TimeoutError, expect

MOST_MOVES = 3_000
MOST_CLICKS = 400
"""For one answer."""

# What the page asks for now, read off the page itself: nothing that is not drawn.
LOOK = """() => {
  const panel = document.querySelector('.decision')
  const shown = (e) => e.checkVisibility({ visibilityProperty: true })
  return {
    over: Boolean(document.querySelector('.ending, .to-scores')),
    ending: Boolean(document.querySelector('.ending')),
    curtain: Boolean(document.querySelector('.curtain')),
    question: panel?.querySelector('h2')?.textContent ?? '',
    asked: Boolean(panel?.classList.contains('asked')),
    open: [...(panel?.querySelectorAll('[data-option][data-state=open]') ?? [])].map((e) => e.dataset.option),
    picked: [...(panel?.querySelectorAll('[data-option][data-state=picked]') ?? [])].map((e) => e.dataset.option),
    confirm: Boolean(panel?.querySelector('.confirm:not([disabled])')),
    order: Boolean(panel?.querySelector('.as-listed')),
    steps: [...(panel?.querySelectorAll('.stepper button:not([disabled])') ?? [])].length,
    lit: [...document.querySelectorAll('.board [data-thing][data-state=open]')]
      .filter(shown).map((e) => e.dataset.thing),
  }
}"""

# A point of a piece that nothing else covers, as an eye finds it. Pieces may lie on one another.
FREE_SPOT = """(piece) => {
  piece.scrollIntoView({ block: 'center', inline: 'center' })
  const { left, top, width, height } = piece.getBoundingClientRect()
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.08, 0.92]
  for (const y of parts) {
    for (const x of parts) {
      const spot = { x: left + width * x, y: top + height * y }
      if (document.elementFromPoint(spot.x, spot.y)?.closest('[data-thing]') === piece) return spot
    }
  }
  return null
}"""


class Person:
    """One browser with one identity."""

    def __init__(self, context: BrowserContext, address: str, name: str, language: str) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.language = language
        self.faults: list[str] = []
        self.moves = 0
        self.luck = random.Random(f"{name} {language}")
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(f"{name}: {error}"))
        self.page.on(
            "console", lambda line: self.faults.append(line.text) if self.is_fault(line.type, line.text) else None
        )

    @staticmethod
    def is_fault(kind: str, text: str) -> bool:
        # A browser notes every refused request; who breaks the line on purpose expects that.
        return kind == "error" and "Failed to load resource" not in text and "WebSocket connection" not in text

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def enter(self) -> None:
        """Come in by the front door, and say one's name."""
        self.visit()
        self.page.locator("input[name=name]").fill(self.name)
        self.page.locator("form button.primary").click()
        expect(self.page.locator("[data-page=lobby]")).to_be_visible()

    def begin(self, ruleset: str, seats: int = 2) -> str:
        """A new game against bots in three clicks (and one for the number of players); its address."""
        self.page.locator("a[href='#/new']").first.click()
        self.page.locator(f".game:has(input[value={ruleset}])").click()
        self.page.locator(f"[data-count='{seats}']").click()
        self.page.locator(".go button.primary").click()
        expect(self.page.locator(".decision")).to_be_visible()
        return self.page.url.split("#", 1)[1]

    # --- playing ------------------------------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def play(self, moves: int = MOST_MOVES) -> bool:
        """Answer what is asked until the game is over (True) or so many moves were made."""
        for _ in range(moves):
            if not self.answer():
                return True
        return False

    def answer(self) -> bool:
        """Wait to be asked, and answer at random; False if the game is over."""
        self.page.wait_for_function("() => document.querySelector('.ending, .to-scores, .decision.asked')")
        seen = self.look()
        if seen["over"]:
            if not seen["ending"]:
                self.page.locator(".to-scores").click()
            return False
        question = self.page.locator(".decision").get_attribute("data-decision")
        for _ in range(MOST_CLICKS):
            if self.settled(question) or not seen["asked"]:
                break
            self.pick(seen)
            seen = self.look()
        else:
            raise AssertionError(f"{seen['question']!r} is not answered after {MOST_CLICKS} clicks")
        self.moves += 1
        return True

    def answer_if_asked(self) -> bool:
        """Answer if there is something to answer now; tells whether there was."""
        seen = self.look()
        return bool(seen["asked"]) and not seen["over"] and self.answer()

    def settled(self, question: str | None) -> bool:
        """Has the page moved on from this question?"""
        panel = self.page.locator(".decision")
        return panel.count() == 0 or panel.get_attribute("data-decision") != question

    def pick(self, seen: dict[str, Any]) -> None:
        """One click towards an answer: confirm what is picked if that will do, or pick something more."""
        # A set that may also be empty is sometimes left so, and sometimes not.
        if seen["confirm"] and (not seen["open"] or seen["picked"] or self.luck.random() < 0.4):
            self.confirm()
        elif seen["order"]:
            self.page.locator(".decision .as-listed").click()
        elif seen["open"]:
            name = self.luck.choice(seen["open"])
            self.choose(name, name in seen["lit"] and self.luck.random() < 0.5)
        elif seen["picked"]:
            # Nothing more can be added, and it will not do: begin anew.
            self.page.locator(".decision footer .clear").click()
        elif seen["confirm"]:
            self.confirm()
        else:
            # The page is between two questions: look again.
            self.page.wait_for_timeout(50)

    def choose(self, name: str, on_board: bool = False) -> None:
        """Pick a thing: on the board if it is lit there, else from the list beside it.

        Others play at the same time: if the question went away while one reached for it, there is nothing to pick.
        """
        try:
            if on_board:
                self.touch(name)
            else:
                self.page.locator(f'.decision [data-option="{name}"][data-state=open]').click(timeout=5_000)
        except TimeoutError:
            assert name not in self.look()["open"], f"{name} is offered, but it cannot be clicked"

    def touch(self, name: str) -> None:
        piece = self.page.locator(f'.board [data-thing="{name}"][data-state=open]:visible').first
        spot = piece.evaluate(FREE_SPOT, timeout=5_000)
        assert spot is not None, f"{name} is lit, but there is nowhere to click on it"
        self.page.mouse.click(spot["x"], spot["y"])

    def confirm(self) -> None:
        """Confirm, and wait until the answer has been taken or refused."""
        question = self.page.locator(".decision").get_attribute("data-decision")
        try:
            self.page.locator(".decision .confirm").click(timeout=5_000)
        except TimeoutError:
            assert not self.look()["confirm"], "it can be confirmed, but not clicked"
            return
        self.page.wait_for_function(
            """(question) => document.querySelector('.decision')?.dataset.decision !== question
                 || document.querySelector('.decision .problem, .ending, .to-scores')""",
            arg=question,
        )
