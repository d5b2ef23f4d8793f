"""How heavy and how quick the client is in a real Chromium: `make bench-client` prints it, and asserts nothing."""

from __future__ import annotations

import argparse
import shutil
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright
from tests.server.node import Node
from tests.server.nursery import Nursery
from tests.web.conftest import ARGUMENTS, WIDE
from tests.web.person import Person
from tests.web.test_review import TAKE_IN

from starboard.bots import make_bot
from starboard.kernel.match import Match
from starboard.kernel.registry import ruleset_named

LINES: dict[str, dict[str, float]] = {
    "slow 4G": {"latency": 150, "downloadThroughput": 1_638_400 / 8, "uploadThroughput": 750_000 / 8},
    "unthrottled": {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1},
}
"""Round trip in milliseconds, bytes a second each way; the slow one is what Lighthouse takes for a phone."""

WATCH = """() => {
  window.updates = []
  const Plain = WebSocket
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        if (!data.includes('"update"')) return
        const heard = performance.now()
        requestAnimationFrame(() => {
          const begun = performance.now()
          const { port1, port2 } = new MessageChannel()
          // A message waits until the frame is drawn.
          port1.onmessage = () => {
            const drawn = performance.now()
            window.updates.push({ work: drawn - begun, wait: begun - heard })
          }
          port2.postMessage(null)
        })
      })
    }
  }
}"""
"""Time every update: the wait for the next frame, and the frame in which it is shown: script, style, layout, paint."""

LATE = 25
"""Milliseconds after the last frame: a screen shows 60 in a second, so one that comes later was skipped once."""

FRAMES = """(late) => {
  const found = { frames: 0, late: 0, longest: 0 }
  window.flown = found
  let last = 0
  const moves = (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity
  const frame = (now) => {
    const moving = document.getAnimations().some(moves)
    if (moving && last) {
      found.frames += 1
      if (now - last > late) found.late += 1
      found.longest = Math.max(found.longest, now - last)
    }
    last = moving ? now : 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""
"""Count the frames while something on the page moves, and those that come late."""

WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")


class Scale:
    """The bytes that come over the line for a page, as they come: compressed, with their headers."""

    def __init__(self, session: CDPSession) -> None:
        self.bytes = 0
        self.requests = 0
        session.on("Network.loadingFinished", self.weigh)

    def weigh(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])
        self.requests += 1


def arrival(context: BrowserContext, line: str, address: str, ready: str) -> str:
    """Open an address with an empty cache, until what one would use is there."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {"offline": False, **LINES[line]})
    scale = Scale(session)
    page.goto(address, wait_until="commit")
    page.wait_for_selector(ready)
    # Since the start of the navigation, on the page's own clock.
    taken = page.evaluate("() => new Promise((then) => requestAnimationFrame(() => then(performance.now())))")
    page.close()
    return f"{taken / 1000:5.2f} s, {scale.bytes / 1000:4.0f} KB in {scale.requests} requests"


def measured(session: CDPSession) -> dict[str, float]:
    found = session.send("Performance.getMetrics")["metrics"]
    return {metric["name"]: metric["value"] for metric in found}


def spread(values: Sequence[float]) -> str:
    ordered = sorted(values)
    late = ordered[int(len(ordered) * 0.95)]
    return f"median {statistics.median(ordered):5.1f} ms, 95% {late:5.1f} ms, most {ordered[-1]:5.1f} ms"


def updates(person: Person, moves: int) -> None:
    """Play, and time every update; the page's own work beside it is told apart from the wait for the processor."""
    page: Page = person.page
    session = person.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    person.play(moves // 2)
    page.evaluate("() => { window.updates.length = 0 }")
    before = measured(session)
    person.play(moves - moves // 2)
    after = measured(session)
    seen: list[dict[str, float]] = page.evaluate("() => window.updates")
    elements = page.evaluate("() => document.querySelectorAll('*').length")
    work = sum(after[name] - before[name] for name in WORK) * 1000
    print(f"  {len(seen)} updates, {elements} elements on the page")
    print(f"  the frame that shows it, by the clock:  {spread([one['work'] for one in seen])}")
    print(f"  the wait for that frame, by the clock:  {spread([one['wait'] for one in seen])}")
    print(f"  script, style and layout, by the processor, clicks included: {work / len(seen):.1f} ms for an update")


def motion(person: Person, moves: int) -> None:
    """Play on, and count the frames in which things move; apart, as counting them takes time, too."""
    person.page.evaluate(FRAMES, LATE)
    person.play(moves)
    found: dict[str, float] = person.page.evaluate("() => window.flown")
    share = 100 * found["late"] / max(found["frames"], 1)
    print(
        f"  while things move: {found['frames']:.0f} frames, {found['late']:.0f} of them ({share:.0f}%) after more than"
    )
    print(f"  {LATE} ms, the longest after {found['longest']:.0f} ms")


def finished(ruleset: str, seats: int, options: dict[str, Any]) -> str:
    """The record of a game between bots."""
    match = Match.begin(ruleset_named(ruleset), seats, options, "bench")
    bots = [make_bot("hard", ruleset, str(seat)) for seat in range(seats)]
    while not match.over:
        seat = match.game.decisions[0].seat
        match.choose(seat, bots[seat].choose(match.game, seat))
    return match.record.text()


REVIEWED: dict[str, Callable[[], str]] = {
    "Race, 2 players": lambda: finished("race", 2, {}),
    "The Brink of War, 4 players": lambda: finished("race", 4, {"level": 3}),
}


def reviewing(page: Page, address: str, record: str) -> str:
    """Seconds by the clock from opening the page of a review that nobody has asked for before."""
    table = page.evaluate(TAKE_IN, record)
    page.goto("about:blank")
    begun = time.monotonic()
    page.goto(f"{address}/#/review/{table}")
    page.locator("figure svg[role=img]").wait_for(timeout=600_000)
    first = time.monotonic() - begun
    page.locator("progress").wait_for(state="detached", timeout=600_000)
    return f"{first:.1f} s, {time.monotonic() - begun:.0f} s"


def new(browser: Browser, state: Any = None) -> BrowserContext:
    context = browser.new_context(
        viewport={"width": WIDE[0], "height": WIDE[1]}, locale="en-GB", storage_state=state, service_workers="block"
    )
    context.set_default_timeout(60_000)
    return context


def measure(browser: Browser, address: str, moves: int) -> None:
    context = new(browser)
    person = Person(context, address, "Ann", "en")
    person.page.add_init_script(f"({WATCH})()")
    person.enter()
    table = person.begin("sun", 4)
    person.page.wait_for_selector(".decision.asked")
    kept = context.storage_state()
    visits: dict[str, Callable[[str], str]] = {
        "the front door": lambda line: arrival(new(browser), line, address, "input[name=name]"),
        "the lobby": lambda line: arrival(new(browser, kept), line, address, "[data-page=lobby] [data-lesson]"),
        "a table of sun": lambda line: arrival(new(browser, kept), line, f"{address}/#{table}", ".decision.asked"),
    }
    for line in LINES:
        print(f"First load, empty cache, {line}, until it can be used")
        for place, visit in visits.items():
            print(f"  {place:16}{visit(line)}", flush=True)
    print("The review of a finished game: until its first picture is there, and until it is whole")
    for title, record in REVIEWED.items():
        print(f"  {title:34}{reviewing(person.page, address, record())}", flush=True)
    person.visit(f"/#{table}")
    person.page.wait_for_selector(".decision.asked")
    print("Beyond the Sun, 4 players, animations on: after an update from the server", flush=True)
    updates(person, moves)
    motion(person, moves // 4)
    assert not person.faults, person.faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=60, help="how many moves are played; the second half is measured")
    given = parser.parse_args()
    nursery = Nursery()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        node = Node(nursery, f"sqlite:///{folder}/starboard.db", Path(folder))
        node.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        try:
            measure(browser, node.address, given.moves)
        finally:
            browser.close()
            node.kill()
            nursery.close()


if __name__ == "__main__":
    main()
