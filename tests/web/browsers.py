"""A short game of each ruleset in the other browsers, by looking and clicking: `make browsers` plays it, and says how
each of them did. Chromium plays whole games in the tests."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.node import Node
from tests.server.nursery import Nursery
from tests.web.conftest import PHONE, WIDE
from tests.web.drivers import BROWSERS, LISTEN, Driver, NoBrowser
from tests.web.person import FREE_SPOT, LOOK

RULESETS = ["race", "frontiers", "sun"]
SIZES = {"wide": WIDE, "phone": PHONE}
PATIENCE = 60.0
RESTED = 2.0
"""After this many seconds nothing on a board is on its way any more."""
MOST_CLICKS = 400
"""For one answer."""

# Where to click an element that can be seen, as soon as it lies still under the pointer.
SPOT = """(wanted) => {
  const element = [...document.querySelectorAll(wanted)].find((one) => one.checkVisibility() && !one.disabled)
  if (!element) return null
  element.scrollIntoView({ block: 'center', inline: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const spot = { x: left + width / 2, y: top + height / 2 }
  return element.contains(document.elementFromPoint(spot.x, spot.y)) ? spot : null
}"""

PIECE_SPOT = f"""(name) => {{
  const pieces = document.querySelectorAll(`.board [data-thing="${{CSS.escape(name)}}"][data-state=open]`)
  const piece = [...pieces].find((one) => one.checkVisibility())
  const spot = piece && ({FREE_SPOT})(piece)
  return spot && !spot.covered ? spot : null
}}"""

FOLDED = """(name) => {
  const option = document.querySelector(`.decision [data-option="${CSS.escape(name)}"]`)
  return Boolean(option) && option.closest('li')?.clientWidth < 10
}"""


class Visitor:
    """Somebody new who plays a few moves."""

    def __init__(self, driver: Driver, address: str) -> None:
        self.driver = driver
        self.address = address
        self.luck = random.Random(driver.name)
        self.moves = 0

    def until(self, seen: Callable[[], Any], what: str) -> Any:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = seen()
            if found:
                return found
            time.sleep(0.05)
        page = self.driver.run("() => document.body.innerText")
        raise AssertionError(f"{what} does not come; the page says:\n{page[:1500]}")

    def click(self, wanted: str) -> None:
        spot = self.until(lambda: self.driver.run(SPOT, wanted), wanted)
        self.driver.click(spot["x"], spot["y"])

    def enter(self) -> None:
        self.driver.open(self.address)
        self.driver.run(LISTEN)
        self.click("input[name=name]")
        self.driver.write("Ann")
        self.click("form button.primary")
        self.until(lambda: self.driver.run(SPOT, "[data-page=lobby] a[href='#/new']"), "the lobby")

    def begin(self, ruleset: str) -> None:
        self.driver.run("() => { location.hash = '#/' }")
        self.click("a[href='#/new']")
        self.click(f".game:has(input[value={ruleset}])")
        self.click("[data-count='2']")
        self.click(".go button.primary")
        self.until(lambda: self.driver.run(LOOK)["asked"], "the first question")

    def answer(self) -> bool:
        """Answer what is asked; False if the game is over."""
        seen = self.until(
            lambda: (now := self.driver.run(LOOK)) and (now["asked"] or now["over"]) and now, "a question"
        )
        if seen["over"]:
            return False
        decision = seen["decision"]
        for _ in range(MOST_CLICKS):
            self.pick(seen)
            seen = self.driver.run(LOOK)
            if seen["decision"] != decision or not seen["asked"]:
                self.moves += 1
                return True
        raise AssertionError(f"{seen['question']!r} is not answered after {MOST_CLICKS} clicks")

    def pick(self, seen: dict[str, Any]) -> None:
        """One click towards an answer; what has gone away meanwhile is not clicked."""
        wanted, spot = "", None
        if seen["busy"]:
            time.sleep(0.02)
            return
        if seen["confirm"] and (not seen["open"] or seen["picked"] or self.luck.random() < 0.4):
            wanted = ".decision .confirm"
        elif seen["order"]:
            wanted = ".decision .as-listed"
        elif seen["open"]:
            name = self.luck.choice(seen["open"])
            if name in seen["lit"]:
                spot = self.driver.run(PIECE_SPOT, name)
            elif self.driver.run(FOLDED, name):
                wanted = ".decision .all-options"
            else:
                wanted = f'.decision [data-option="{name}"][data-state=open]'
        elif seen["picked"]:
            wanted = ".decision footer .clear"
        if wanted:
            spot = self.driver.run(SPOT, wanted)
        if spot:
            self.driver.click(spot["x"], spot["y"])
        else:
            time.sleep(0.05)


def play(driver: Driver, address: str, rulesets: list[str], moves: int, folder: Path | None, size: str) -> None:
    visitor = Visitor(driver, address)
    visitor.enter()
    for ruleset in rulesets:
        before, began = visitor.moves, time.monotonic()
        visitor.begin(ruleset)
        while visitor.moves - before < moves and visitor.answer():
            pass
        faults = driver.run("() => window.faults")
        assert not faults, faults
        wide = driver.run("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{ruleset} runs off the side of the page by {wide} pixels"
        print(
            f"{driver.name}, {size}: {ruleset}, {visitor.moves - before} answers, {time.monotonic() - began:.0f} s",
            flush=True,
        )
        if folder is not None:
            time.sleep(RESTED)
            driver.picture(folder / f"{ruleset}.{driver.name}-{size}.png")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--browser", choices=list(BROWSERS), action="append")
    parser.add_argument("--ruleset", choices=RULESETS, action="append")
    parser.add_argument("--size", choices=list(SIZES), action="append")
    parser.add_argument("--moves", type=int, default=25, help="how many answers are given in each game")
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of each board")
    given = parser.parse_args()
    if given.pictures:
        given.pictures.mkdir(parents=True, exist_ok=True)
    broken, missing = [], []
    nursery = Nursery()
    with tempfile.TemporaryDirectory() as folder:
        node = Node(nursery, f"sqlite:///{folder}/starboard.db", Path(folder))
        node.start()
        try:
            for name in given.browser or BROWSERS:
                for size in given.size or SIZES:
                    try:
                        driver = BROWSERS[name](*SIZES[size])
                    except NoBrowser as why:
                        missing.append(f"{name}: {why}")
                        break
                    try:
                        play(driver, node.address, given.ruleset or RULESETS, given.moves, given.pictures, size)
                    except AssertionError as fault:
                        broken.append(f"{name}, {size}: {fault}")
                        if given.pictures:
                            driver.picture(given.pictures / f"broken.{name}-{size}.png")
                    finally:
                        driver.close()
        finally:
            node.kill()
            nursery.close()
    print("\n".join([*(f"not tried: {one}" for one in missing), *(f"broken: {one}" for one in broken)]))
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
