"""A person at the client: sees what is on the page, and clicks (or types) only what a person could."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import BrowserContext, Page, TimeoutError, expect

MOST_MOVES = 3_000
MOST_CLICKS = 400
"""For one answer."""

MOST_LOOKS = 200
"""Until the page has come to rest."""

REACH = 5_000
"""Milliseconds in which what is seen can be clicked, or has gone away; then one looks again."""

MOST_REACHES = 8
"""After this many attempts, what is still to be seen cannot be clicked at all."""

# What the page asks for now, read off the page itself: nothing that is not drawn.
LOOK = """() => {
  const panel = document.querySelector('.decision')
  const shown = (e) => e.checkVisibility({ visibilityProperty: true })
  return {
    over: Boolean(document.querySelector('.ending, .to-scores')),
    ending: Boolean(document.querySelector('.ending')),
    curtain: Boolean(document.querySelector('.curtain')),
    decision: panel?.dataset.decision ?? '',
    question: panel?.querySelector('h2')?.textContent ?? '',
    busy: panel?.ariaBusy === 'true',
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
  const on = (e) => e && `${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''}`
  return { covered: [[left, top, width, height].map(Math.round).join(' '),
    ...new Set(parts.map((y) => on(document.elementFromPoint(left + width / 2, top + height * y))))] }
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

    def wait_for(self, *wanted: str) -> None:
        """Wait until one of these is on the page."""
        try:
            self.page.wait_for_selector(", ".join(wanted), state="attached")
        except TimeoutError as late:
            seen = f"{self.page.url}\n{self.page.inner_text('body')}"
            raise AssertionError(f"none of {', '.join(wanted)} comes; {self.name} sees at {seen}") from late

    def rest(self) -> dict[str, Any]:
        """Wait until nothing moves on the page, nor is on its way to the server, and look."""
        seen = self.look()
        for _ in range(MOST_LOOKS):
            self.page.wait_for_timeout(300)
            before, seen = seen, self.look()
            if seen == before and not seen["busy"]:
                return seen
        raise AssertionError("the page does not come to rest")

    def play(self, moves: int = MOST_MOVES) -> bool:
        """Answer what is asked until the game is over (True) or this many moves were made."""
        for _ in range(moves):
            if not self.answer():
                return True
        return False

    def answer(self) -> bool:
        """Wait to be asked, and answer at random; False if the game is over."""
        self.wait_for(".ending", ".to-scores", ".decision.asked")
        seen = self.look()
        if seen["over"]:
            if not seen["ending"]:
                self.page.locator(".to-scores").click()
            return False
        self.respond(seen)
        return True

    def answer_if_asked(self) -> bool:
        """Answer if there is something to answer now; tells whether there was."""
        seen = self.look()
        if not seen["asked"] or seen["over"]:
            return False
        self.respond(seen)
        return True

    def respond(self, seen: dict[str, Any]) -> None:
        """Click until the page has moved on from the question that was seen. Each look is one look: between two of
        them anything may happen to a page, as others play too and a curtain may fall."""
        decision = seen["decision"]
        for _ in range(MOST_CLICKS):
            self.pick(seen)
            seen = self.look()
            if seen["decision"] != decision or not seen["asked"]:
                self.moves += 1
                return
        raise AssertionError(f"{seen['question']!r} is not answered after {MOST_CLICKS} clicks")

    def pick(self, seen: dict[str, Any]) -> None:
        """One click towards an answer: confirm what is picked if that will do, or pick something more."""
        if seen["busy"]:  # it is on its way
            self.page.wait_for_timeout(20)
            return
        # A set that may also be empty is sometimes left so, and sometimes not.
        if seen["confirm"] and (not seen["open"] or seen["picked"] or self.luck.random() < 0.4):
            self.confirm(seen["decision"])
        elif seen["order"]:
            self.press(".as-listed", "order")
        elif seen["open"]:
            name = self.luck.choice(seen["open"])
            self.choose(name, name in seen["lit"] and self.luck.random() < 0.5)
        elif seen["picked"]:
            # Nothing more can be added, and it will not do: begin anew.
            self.press("footer .clear", "picked")
        else:
            # The page is between two questions: look again.
            self.page.wait_for_timeout(50)

    def choose(self, name: str, on_board: bool = False) -> None:
        """Pick a thing: on the board if it is lit there, else from the list beside it.

        Others play at the same time: if the question went away while one reached for it, there is nothing to pick.
        """
        for _ in range(MOST_REACHES):
            try:
                if on_board:
                    self.touch(name)
                else:
                    self.open_list(name)
                    self.page.locator(f'.decision [data-option="{name}"][data-state=open]').click(timeout=REACH)
                return
            except TimeoutError:
                if name not in self.look()["open"]:
                    return
        raise AssertionError(f"{name} is offered, but it cannot be clicked")

    def open_list(self, name: str) -> None:
        """What lies on the board is in the list of options only when that is opened."""
        self.page.evaluate(
            """(name) => {
              const option = document.querySelector(`.decision [data-option="${CSS.escape(name)}"]`)
              if (option?.closest('li')?.clientWidth < 10) document.querySelector('.all-options')?.click()
            }""",
            name,
        )

    def touch(self, name: str) -> None:
        piece = self.page.locator(f'.board [data-thing="{name}"][data-state=open]:visible').first
        for _ in range(REACH // 100):
            spot = piece.evaluate(FREE_SPOT, timeout=REACH)
            if "covered" not in spot:
                self.page.mouse.click(spot["x"], spot["y"])
                return
            self.page.wait_for_timeout(100)  # what is told or moves over the board goes away
            if name not in self.look()["lit"]:
                return
        raise AssertionError(f"{name} is lit, but there is nowhere to click on it: {spot}")

    def press(self, button: str, sign: str) -> bool:
        """Press a button of the question; False if the question (and with it what `look` calls `sign`) went away."""
        for _ in range(MOST_REACHES):
            try:
                self.page.locator(f".decision {button}").click(timeout=REACH)
                return True
            except TimeoutError:
                if not self.look()[sign]:
                    return False
        raise AssertionError(f"there is {button}, but it cannot be clicked")

    def confirm(self, decision: str) -> None:
        """Confirm, and wait until the answer has been taken or refused."""
        if not self.press(".confirm", "confirm"):
            return
        self.page.wait_for_function(
            """(decision) => document.querySelector('.decision')?.dataset.decision !== decision
                 || document.querySelector('.decision .problem, .ending, .to-scores')""",
            arg=decision,
        )
