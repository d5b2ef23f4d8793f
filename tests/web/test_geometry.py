"""What one decides with is in the window at every decision, nothing that can be picked is covered, and on a wide screen
nothing on the board is too small to read. Whole games are shown to the client step by step, by a line that the test
itself holds: nobody has to play."""

from __future__ import annotations

import gzip
import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, TimeoutError, WebSocketRoute, expect
from tests.web.conftest import LANDSCAPE, PHONE, WIDE
from tests.web.person import Person

from starboard.bots.kinds import make_bot, stand_in
from starboard.kernel import Match, Record
from starboard.kernel.record import CHOICE
from starboard.kernel.registry import ruleset_named
from starboard.kernel.ruleset import Ruleset
from starboard.server import wire
from starboard.server.play.present import Eyes, Sight
from starboard.words.faces import face_for

RECORD = Path(__file__).parents[1] / "race" / "records" / "4-players-ai-l3-034.jsonl.gz"

EVERY = 1 if os.environ.get("STARBOARD_SEEDS") else 6
"""In `make deep` every decision is looked at; otherwise the first of each kind, and one in EVERY of the rest."""

MAKE = """async ([ruleset, options, seats]) => {
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ruleset, options, private: true, seats: [{ who: 'me' }, ...Array(seats - 1).fill({ who: 'bot', bot: 'simple' })],
    }),
  })
  return answer.json()
}"""

# What is wrong with the picture now, in words. A piece that lies outside its part of the board can be scrolled to; one
# on which no point can be touched when it is in sight is covered.
LOOK = """(own) => {
  const found = []
  const seen = (what, element) => {
    const box = element?.getBoundingClientRect()
    if (!box || !box.width || !box.height) return found.push(`${what} is not there`)
    const { left, top, right, bottom } = box
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`${what} lies at ${[left, top, right, bottom].map(Math.round)}`)
  }
  seen('the question', document.querySelector('.decision h2'))
  seen('Confirm', document.querySelector('.decision .confirm'))
  for (const [what, selector] of Object.entries(own)) {
    const all = [...document.querySelectorAll(selector)]
    if (!all.length) found.push(`${what} is not there`)
    // A strip that is flicked is wider than a phone; its own place is what has to be in sight.
    for (const element of all) seen(what, element)
  }
  if (document.documentElement.scrollHeight > innerHeight + 1) found.push('the page itself scrolls')
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94]
  for (const piece of document.querySelectorAll('.board [data-thing][data-state=open]')) {
    if (!piece.checkVisibility({ visibilityProperty: true })) continue
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = piece.getBoundingClientRect()
    const free = parts.some((y) => parts.some((x) =>
      document.elementFromPoint(left + width * x, top + height * y)?.closest('[data-thing]') === piece))
    if (!free) found.push(`${piece.dataset.thing} is covered`)
  }
  return found
}"""

# Texts of the board that are too small to read at a wide screen, numbers in signs as well.
SMALL = """(least) => {
  const found = new Set()
  for (const element of document.querySelectorAll('.board *')) {
    if (element.closest('.unseen') || !element.checkVisibility({ visibilityProperty: true })) continue
    if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim())) continue
    const scale = element instanceof SVGElement ? Math.abs(element.getScreenCTM()?.d ?? 0) : 1
    const size = parseFloat(getComputedStyle(element).fontSize) * scale
    if (element.getBoundingClientRect().width && size < least - 0.05)
      found.add(`${element.textContent.trim()} (${element.getAttribute('class')}) is ${size.toFixed(1)} px`)
  }
  return [...found]
}"""
LEAST_LETTERS = 12

MANY = 11
"""The last card but one of a game of Race."""

# Names that are broken inside a word without a hyphen, or cut off; and cards of a technology whose lines reach over it.
TORN = """() => {
  const found = new Set()
  // A hyphen that the browser adds counts with the letter after it, hence the last of its boxes.
  const lineOf = (node, at) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return Math.round([...range.getClientRects()].at(-1)?.top ?? 0)
  }
  const titles = '.row-of-cards > .label, .frontiers-action .title'
  const names = `:is(.card, .tile, .face, .guild) :is(.name, .called), .mini :is(.name, .word), ${titles}`
  for (const name of document.querySelectorAll(`.board :is(${names})`)) {
    if (!name.checkVisibility({ visibilityProperty: true })) continue
    const title = name.textContent.trim().replaceAll('\u00ad', '')
    for (const node of name.childNodes)
      if (node.nodeType === Node.TEXT_NODE)
        for (const { 0: word, index } of node.textContent.matchAll(/[^\\s\u00ad-]+/g))
          if (lineOf(node, index) !== lineOf(node, index + word.length - 1))
            found.add(`${title} is broken inside a word`)
    if (name.scrollHeight > name.clientHeight + 3) found.add(`${title} is cut off`)
  }
  for (const body of document.querySelectorAll('.board .slot .body')) {
    const [card, ...lines] = [body.closest('.slot'), ...body.children].map((part) => part.getBoundingClientRect())
    if (lines.some(({ top, bottom }) => top < card.top - 1 || bottom > card.bottom + 1))
      found.add(`the lines of ${body.querySelector('.name').textContent.replaceAll('\u00ad', '')} reach over its card`)
  }
  return [...found]
}"""

# New Frontiers' shop is open while something in it can be picked, with the first such tile in sight; else closed.
SHELF = """(tiles) => {
  const shelf = document.querySelector('#frontiers-goods')
  const open = shelf.checkVisibility()
  if (!tiles.length) return open ? ['the shelf is open, though nothing on it is asked for'] : []
  if (!open) return ['the shelf is closed']
  const piece = shelf.querySelector('[data-state=open]').getBoundingClientRect()
  const { top, bottom } = shelf.getBoundingClientRect()
  const dock = document.querySelector('.board .dock').getBoundingClientRect()
  const found = []
  if (piece.top < top - 1 || piece.bottom > bottom + 1) found.push('the first tile to be had is not in sight')
  if (bottom > dock.top + 1) found.push('the shelf lies over what one pays with')
  return found
}"""

# Of what can be picked on the board something is in sight as soon as one is asked, before anybody scrolls.
IN_SIGHT = """() => {
  const lit = [...document.querySelectorAll('.board [data-thing][data-state=open]')].filter((piece) =>
    piece.checkVisibility({ visibilityProperty: true }))
  return !lit.length || lit.some((piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-thing]') === piece
  })
}"""

# How many pixels of one's hand lie below the edge of the question.
HIDDEN = """() => {
  const cards = [...document.querySelectorAll('.board [data-hand] [data-thing]')]
  const question = document.querySelector('.decision').getBoundingClientRect()
  return Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)) - question.top
}"""

CUT = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
NARROW = (360, 740)

SHOWN = "(id) => document.querySelector('.decision')?.dataset.decision === id"


class Table:
    """A real table whose line the test holds: whatever the client asks is taken, and nothing comes of it."""

    def __init__(self, person: Person, ruleset: str, options: dict[str, Any], seats: int) -> None:
        self.page: Page = person.page
        self.socket: WebSocketRoute | None = None
        self.table = self.page.evaluate(MAKE, [ruleset, options, seats])
        self.page.route_web_socket(re.compile(r"/play\?"), self.answer)
        person.visit(f"/#/table/{self.table['id']}")
        self.page.wait_for_function("() => document.querySelector('.table')")
        for _ in range(600):
            if self.listening():
                return
            self.page.wait_for_timeout(100)
        raise AssertionError("the client does not listen to its table")

    def listening(self) -> bool:
        return self.socket is not None

    def answer(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: socket.send(json.dumps({"say": "done", "ref": json.loads(text)["ref"]})))
        socket.send(json.dumps({"say": "welcome", "protocol": 1, "seat": 0, "table": self.table}))

    def show(self, update: wire.Update) -> None:
        assert self.socket is not None
        self.socket.send(wire.ENCODER.encode(update).decode())
        assert update.decision is not None
        self.page.wait_for_function(SHOWN, arg=update.decision.id)
        self.page.wait_for_selector(".board .dock")


def recorded() -> Iterator[Match]:
    record = Record.parse(gzip.decompress(RECORD.read_bytes()).decode())
    match = Match(ruleset_named("race").at(record.version), record.begun())
    yield match
    for entry in record.entries:
        match.repeat(entry)
        if entry.do == CHOICE:
            yield match


def played(ruleset: Ruleset, seats: int) -> Iterator[Match]:
    match = Match.begin(ruleset, seats, {}, "geometry")
    bots = [make_bot(stand_in(ruleset.name), ruleset.name, f"geometry/{seat}") for seat in range(seats)]
    while not match.over:
        yield match
        for seat in match.game.order:
            if match.game.decision_of(seat) is not None:
                match.choose(seat, bots[seat].choose(match.game, seat))
                break


def decisions(steps: Iterator[Match], language: str) -> Iterator[wire.Update]:
    """What seat 0 is shown at each real decision of its own."""
    eyes = None
    told, before = 0, ""
    for match in steps:
        eyes = eyes or Eyes(face_for(match.ruleset, match.record.options), language, 0)
        decision = match.game.decision_of(0)
        if match.over or decision is None or decision.id == before or decision.form.single():
            continue
        before = decision.id
        yield Sight(match, eyes).update(told)
        told = len(match.log)


def on_shelf(update: wire.Update) -> list[str]:
    """The developments that a question offers from the shop."""
    assert update.decision is not None
    developments: dict[str, int] = json.loads(wire.ENCODER.encode(update.view))["developments"]
    return [name for name in update.decision.offered if name in developments]


def problems(table: Table, updates: Iterator[wire.Update], own: dict[str, str], every: int = EVERY) -> list[str]:
    found = []
    kinds = set()
    for number, update in enumerate(updates):
        assert update.decision is not None
        if number % every and update.decision.kind in kinds:
            continue
        kinds.add(update.decision.kind)
        table.show(update)
        wrong = table.page.evaluate(SHELF, on_shelf(update)) if table.table["ruleset"] == "frontiers" else []
        try:
            table.page.wait_for_function(IN_SIGHT)
        except TimeoutError:
            wrong.append("nothing of what can be picked on the board is in sight")
        wrong += table.page.evaluate(LOOK, own) + table.page.evaluate(TORN)
        if table.page.viewport_size == {"width": WIDE[0], "height": WIDE[1]}:
            wrong += table.page.evaluate(SMALL, LEAST_LETTERS)
        found += [f"{update.decision.id} {update.decision.question}: {one}" for one in wrong]
    assert number > 20, "it was a game"
    return found


OWN = {
    "race": {"the hand": ".board .dock [data-hand]", "own numbers": ".board .dock [data-own] li"},
    "frontiers": {"own credits, colonists and strength": ".board .dock .stat"},
    "sun": {"own mat": ".board .dock .stock", "supply": ".board .dock .column", "tracks": ".board .dock .track"},
}


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("pl", PHONE)], ids=["wide", "phone"])
def test_hand_and_question_are_in_sight_at_every_decision(
    arrive: Callable[..., Person], language: str, size: tuple[int, int]
) -> None:
    ann = arrive("Ann", language, size)
    ann.enter()
    record = Record.parse(gzip.decompress(RECORD.read_bytes()).decode())
    table = Table(ann, "race", dict(record.options), record.seats)
    assert problems(table, decisions(recorded(), language), OWN["race"]) == []


@pytest.mark.parametrize(("language", "size"), [("pl", WIDE), ("en", PHONE)], ids=["wide", "phone"])
@pytest.mark.parametrize("ruleset", ["frontiers", "sun"])
def test_own_resources_are_in_sight_at_every_decision(
    arrive: Callable[..., Person], ruleset: str, language: str, size: tuple[int, int]
) -> None:
    ann = arrive("Ann", language, size)
    ann.enter()
    table = Table(ann, ruleset, {}, 4)
    assert problems(table, decisions(played(ruleset_named(ruleset), 4), language), OWN[ruleset]) == []


@pytest.mark.parametrize(("ruleset", "language"), [("race", "pl"), ("frontiers", "pl"), ("sun", "en")])
def test_a_phone_on_its_side_shows_the_same(arrive: Callable[..., Person], ruleset: str, language: str) -> None:
    ann = arrive("Ann", language, LANDSCAPE)
    ann.enter()
    if ruleset == "race":
        record = Record.parse(gzip.decompress(RECORD.read_bytes()).decode())
        table, steps = Table(ann, "race", dict(record.options), record.seats), recorded()
    else:
        table, steps = Table(ann, ruleset, {}, 4), played(ruleset_named(ruleset), 4)
    assert problems(table, decisions(steps, language), OWN[ruleset], EVERY * 3 if EVERY > 1 else 1) == []


def test_the_hand_keeps_its_place_on_a_phone_while_all_actions_are_listed(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", "pl", PHONE)
    ann.enter()
    record = Record.parse(gzip.decompress(RECORD.read_bytes()).decode())
    table = Table(ann, "race", dict(record.options), record.seats)
    table.show(
        next(one for one in decisions(recorded(), "pl") if one.decision and "action:settle" in one.decision.offered)
    )
    ann.page.locator(".all-options").click()
    expect(ann.page.locator(".options.listing")).to_be_visible()
    assert ann.page.evaluate(HIDDEN) <= 1


def test_names_of_phases_are_not_cut_off_on_a_narrow_phone(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann", "pl", NARROW)
    ann.enter()
    record = Record.parse(gzip.decompress(RECORD.read_bytes()).decode())
    table = Table(ann, "race", dict(record.options), record.seats)
    table.show(next(one for one in decisions(recorded(), "pl") if one.decision and one.decision.kind == "explore-keep"))
    titles = ann.page.locator(".board .phases .title")
    expect(titles).to_have_count(5)
    assert titles.evaluate_all(CUT) == []


def test_a_shelf_that_somebody_opens_stays_open(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.enter()
    table = Table(ann, "frontiers", {}, 4)
    steps = decisions(played(ruleset_named("frontiers"), 4), "en")
    goods, handle = ann.page.locator("#frontiers-goods"), ann.page.locator(".shelf button")
    table.show(next(update for update in steps if not on_shelf(update)))
    expect(goods).to_be_hidden()
    handle.click()
    expect(goods).to_be_visible()
    table.show(next(update for update in steps if not on_shelf(update)))
    expect(goods).to_be_visible()
    table.show(next(update for update in steps if on_shelf(update)))
    handle.click()
    expect(goods).to_be_hidden()
    table.show(next(update for update in steps if on_shelf(update)))
    expect(goods).to_be_visible()


def test_an_option_is_explained_no_longer_than_it_is_offered(arrive: Callable[..., Person]) -> None:
    # Given somebody who rests on an option that lies on no board:
    ann = arrive("Ann")
    ann.enter()
    table = Table(ann, "frontiers", {}, 4)
    steps = decisions(played(ruleset_named("frontiers"), 4), "en")
    table.show(next(update for update in steps if update.decision and "pass" in update.decision.offered))
    ann.page.locator(".options li:not(.laid) button").first.hover()
    expect(ann.page.locator(".spotlight")).to_be_visible()
    # When the next question is another one, its explanation is gone, and no bare name takes its place:
    table.show(next(update for update in steps if update.decision and "pass" not in update.decision.offered))
    expect(ann.page.locator(".spotlight")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_names_on_the_small_cards_of_the_others_stay_whole(
    arrive: Callable[..., Person], size: tuple[int, int]
) -> None:
    # Given others who have placed so many cards that these are drawn narrower, and every card there is:
    ann = arrive("Ann", "en", size)
    ann.enter()
    record = Record.parse(gzip.decompress(RECORD.read_bytes()).decode())
    options = dict(record.options)
    table = Table(ann, "race", options, record.seats)
    face = face_for(ruleset_named("race"), options)
    things = face.atlas(face.language("en"))
    cards = [name for name, thing in things.items() if thing["drawing"].get("what") in ("world", "development")]
    assert len(cards) > 150
    found = []
    for update in decisions(recorded(), "en"):
        if not cards:
            break
        view = json.loads(wire.ENCODER.encode(update.view))
        for player in view["players"][1:]:
            placed, cards = cards[:MANY], cards[MANY:]
            player["tableau"] = [{"card": card, "good": None} for card in placed]
        table.show(msgspec.structs.replace(update, view=view))
        if size == PHONE:
            ann.page.locator(".board [role=tab]").nth(1).click()
        expect(ann.page.locator(".board .mini .name").first).to_be_visible()
        found += ann.page.evaluate(TORN)
        if size == WIDE:
            found += ann.page.evaluate(SMALL, LEAST_LETTERS)
            for small in ann.page.locator(".board .tableau.small").all():
                rows = small.evaluate("(list) => new Set([...list.children].map((card) => card.offsetTop)).size")
                found += [f"there are {rows} rows"] * (rows > 1)
    assert not cards, "all were placed"
    assert found == []


OUTSIDE = """() => {
  const found = []
  const within = (inner, outer, what) => {
    const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
    if (one.left < other.left || one.right > other.right || one.top < other.top || one.bottom > other.bottom)
      found.push(`${what} (${inner.textContent.trim()})`)
  }
  const pile = document.querySelector('[data-flight=goals]')
  for (const line of pile.children) within(line, pile, 'a goal runs out of the stack')
  const box = (part) => document.querySelector(`.dock ${part}`).getBoundingClientRect()
  if (box('.rest').top >= box('.large').bottom) found.push('the dock has two lines')
  return found
}"""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_known_stack_of_goals_and_large_numbers_find_room_on_a_phone(
    arrive: Callable[..., Person], language: str
) -> None:
    # Given an empire that has much of everything and knows the whole stack of goals:
    frontiers, options = ruleset_named("frontiers"), {"goals": True}
    match = Match.begin(frontiers, 2, options, "goals")
    while match.game.decision_of(0) is None:
        decision = match.game.decisions[0]
        match.choose(decision.seat, decision.form.first())
    update = Sight(match, Eyes(face_for(frontiers, options), language, 0)).update(0)
    view = json.loads(wire.ENCODER.encode(update.view))
    names = face_for(frontiers, options).atlas(face_for(frontiers, options).language(language))
    view["goals"]["stack"] = [name for name in names if name.startswith("goal:")]
    assert len(view["goals"]["stack"]) > 4
    for player in view["players"]:
        player |= {"credits": 18, "colonists": 12, "military": 11, "vp": 24}
        player["stockpile"]["goods"] = {"novelty": 2, "rare": 1, "genes": 3, "alien": 1}
    # When it looks at its goals on a phone, everything stays in its place:
    ann = arrive("Ann", language, PHONE)
    ann.enter()
    table = Table(ann, "frontiers", options, 2)
    table.show(msgspec.structs.replace(update, view=view))
    ann.page.locator(".board [role=tab]").last.click()
    ann.page.evaluate("() => document.querySelectorAll('.board details').forEach((fold) => (fold.open = true))")
    expect(ann.page.locator("[data-flight=goals]")).to_be_visible()
    assert ann.page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("faction", ["Helix", "Organizacja Narodów Zjednoczonych Układu Słonecznego"])
def test_a_long_name_of_a_faction_leaves_room_for_what_one_can_spend_on_a_phone(
    arrive: Callable[..., Person], faction: str
) -> None:
    ann = arrive("Ann", "pl", PHONE)
    ann.enter()
    table = Table(ann, "sun", {}, 2)
    table.show(next(decisions(played(ruleset_named("sun"), 2), "pl")))
    dock = ann.page.locator(".mat.docked")
    expect(dock).to_be_visible()
    dock.locator(".faction").evaluate("(name, said) => name.lastChild.replaceWith(said)", faction)
    for stock in dock.locator(".stock").all():
        expect(stock).to_be_in_viewport(ratio=1)
