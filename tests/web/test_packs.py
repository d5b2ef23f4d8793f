"""A pack from the box to the table: made from nothing in a browser, exported, installed on a second server by the
command line, played there, and its record replayed on a third server that never had it.

With STARBOARD_PICTURES=FOLDER every station is photographed, wide and on a phone.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.server.node import Node
from tests.server.nursery import Nursery
from tests.web.conftest import PHONE, WIDE
from tests.web.person import Person

from starboard.cli.main import main
from starboard.packs import read_pack

MOVES = 6
"""How many are made by hand before the bots play on."""

SIRIUS = "system/sirius"


@pytest.fixture
def servers(nursery: Nursery, site: Node, tmp_path: Path) -> Iterator[list[Node]]:
    """Three: that of the tests, one whose host installs packs, and one without any."""
    shelves = [tmp_path / "second" / "starboard" / "packs", tmp_path / "third"]
    others = [
        Node(nursery, f"sqlite:///{tmp_path / f'{number}.db'}", tmp_path, {"packs": shelf})
        for number, shelf in enumerate(shelves)
    ]
    for node in others:
        node.start()
    yield [site, *others]
    for node in others:
        node.kill()
        node.check_log()


def picture(person: Person, name: str) -> None:
    folder = os.environ.get("STARBOARD_PICTURES")
    if not folder:
        return
    before = person.page.viewport_size
    assert before is not None
    for where, (width, height) in (("wide", WIDE), ("phone", PHONE)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(600)
        person.page.screenshot(path=Path(folder) / f"{name}-{person.language}-{where}.png")
    person.page.set_viewport_size(before)


def compare(person: Person) -> None:
    """Look up a system in the box: its VP are other than the program has, the rest of the first lines is right."""
    page = person.page
    person.visit("/#/about")
    page.locator("a[href='#/content']").click()
    page.locator("nav a[href='#/content/sun']").click()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "0")
    page.locator("[data-group]").first.wait_for()
    picture(person, "list")
    page.locator("input[type=search]").fill("Sirius" if person.language == "en" else "Syriusz")
    page.locator(f"[data-group='{SIRIUS}']").click()
    editor = page.locator(f"[data-editor='{SIRIUS}']")
    expect(editor.locator(".star .vp")).to_have_text("3")

    vp = editor.locator(f"[data-path='{SIRIUS}/vp']")
    vp.locator("input").fill("two")
    expect(vp.locator(".slip")).to_be_visible()
    vp.locator("input").fill("2")
    # The drawing beside it shows what was entered.
    expect(editor.locator(".star .vp")).to_have_text("2")
    expect(vp).to_have_attribute("data-state", "corrected")
    editor.locator(f"[data-path='{SIRIUS}/power'] .confirm").click()
    expect(editor.locator(f"[data-path='{SIRIUS}/power']")).to_have_attribute("data-state", "confirmed")
    deck = editor.locator(f"[data-path='{SIRIUS}/deck'] select")
    expect(deck).to_have_value("A")
    bonus = editor.locator(f"[data-path='{SIRIUS}/on_colonize']")
    bonus.locator("textarea").fill('[{"do": "explode"}]')
    expect(page.locator(".slips li")).to_contain_text("explode")
    picture(person, "slip")
    bonus.locator("textarea").fill('[{"do": "take_ore", "n": 2}]')
    expect(page.locator(".slips")).to_have_count(0)
    picture(person, "compared")

    page.reload()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "3")
    expect(editor.locator(".star .vp")).to_have_text("2")


def taken_away(person: Person, folder: Path) -> Path:
    """The pack as a file."""
    page = person.page
    page.locator("input[name=pack-name]").fill("Ola's copy")
    page.locator("input[name=pack-edition]").fill("English, first edition")
    page.locator("section:has(> form) summary").click()
    expect(page.locator("section:has(> form) pre")).to_have_text("starboard content install sun ola-s-copy.toml")
    page.locator("section:has(> form)").scroll_into_view_if_needed()
    picture(person, "pack")
    with page.expect_download() as download:
        page.locator(".export").click()
    assert download.value.suggested_filename == "ola-s-copy.toml"
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    # Brought to an empty browser, the work goes on.
    person.page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "0")
    page.locator("input[name=pack-file]").set_input_files(path)
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "3")
    return path


def drawn_sirius(page: Page) -> Locator:
    """Among all cards; what is known of others may speak of it, too."""
    return page.locator("li:has(.star):has(h2:has-text('Sirius')), li:has(.star):has(h2:has-text('Syriusz'))")


def played(person: Person, folder: Path) -> Path:
    """A game with the pack to its end, and its record as a file."""
    page = person.page
    person.enter()
    page.locator("a[href='#/new']").first.click()
    page.locator(".game:has(input[value=race])").click()
    expect(page.locator("select[name=pack]")).to_have_count(0)
    page.locator(".game:has(input[value=sun])").click()
    page.locator("[data-count='2']").click()
    page.locator("select[name=pack]").select_option("ola-s-copy")
    page.locator("select[name=pack]").scroll_into_view_if_needed()
    picture(person, "new-game")
    page.locator(".go button.primary").click()
    expect(page.locator(".decision")).to_be_visible()
    # Everybody sees with what: beside the board, where the game's name keeps its room; on a phone in the menu.
    expect(page.locator("aside [data-content=pack]")).to_contain_text("ola-s-copy")
    if page.viewport_size == {"width": WIDE[0], "height": WIDE[1]}:
        expect(page.locator("aside [data-content=pack]")).to_be_visible()
        assert page.locator(".bar .title").evaluate("(title) => title.clientWidth") > 80
    page.locator(".bar .to-menu").click()
    expect(page.get_by_role("dialog").locator("[data-content=pack]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    table = page.url.split("/")[-1]
    assert not person.play(MOVES)
    picture(person, "table")
    visit = person.page.url
    person.visit(f"/#/cards/sun?table={table}")
    sirius = drawn_sirius(page)
    expect(sirius.locator(".star .vp")).to_have_text("2")
    sirius.scroll_into_view_if_needed()
    sirius.locator("[data-reconstructed] summary").click()
    picture(person, "cards")
    person.visit("/")
    expect(page.locator("[data-content=pack]")).to_contain_text("ola-s-copy")
    picture(person, "lobby")
    page.goto(visit)
    page.locator("button[aria-haspopup=dialog]").first.click()
    page.locator("dialog button.danger").click()
    page.locator("dialog button.danger").click()
    page.wait_for_selector(".ending", timeout=120_000)
    expect(page.locator(".ending [data-content=pack]")).to_contain_text("ola-s-copy")
    picture(person, "ending")
    with page.expect_download() as download:
        page.locator(".ending a[download]").click()
    path = folder / "game.jsonl"
    download.value.save_as(path)
    header = json.loads(path.read_text().splitlines()[0])
    assert header["content"]["overrides"] == {
        "system/sirius/on_colonize": [{"do": "take_ore", "n": 2}],
        "system/sirius/vp": 2,
    }
    return path


def replayed(person: Person, record: Path) -> None:
    """The same game, step by step, where the pack never was."""
    page = person.page
    person.enter()
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator(".replay [data-content=record]")).to_be_visible()
    page.locator(".controls .row button").nth(6).click()
    page.wait_for_timeout(500)
    picture(person, "replay")
    table = page.url.split("/")[-1].split("?")[0]
    person.visit(f"/#/cards/sun?table={table}")
    sirius = drawn_sirius(page)
    expect(sirius.locator(".star .vp")).to_have_text("2")
    person.visit("/#/cards/sun")
    expect(sirius.locator(".star .vp")).to_have_text("3")


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("pl", PHONE)], ids=["en-wide", "pl-phone"])
def test_a_pack_from_the_box_to_the_table(
    servers: list[Node],
    arrive: Callable[..., Person],
    language: str,
    size: tuple[int, int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second, third = servers
    owner = arrive("Ola", language, size, at=first)
    compare(owner)
    file = taken_away(owner, tmp_path)
    assert read_pack(file).confirmed() == ["system/sirius/power"]

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "second"))
    assert main(["content", "install", "sun", str(file)]) == 0
    record = played(arrive("Jan", language, size, at=second), tmp_path)
    replayed(arrive("Ewa", language, size, at=third), record)


def test_a_slow_answer_about_the_game_of_before_changes_nothing(arrive: Callable[..., Person]) -> None:
    owner = arrive("Ola")
    page = owner.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games/race/*", hold)
    owner.visit("/#/content")
    # The page asks for the first game's values and things by itself.
    expect(page.locator("nav a[href='#/content/race']")).to_have_attribute("aria-current", "page")
    page.locator("nav a[href='#/content/sun']").click()
    page.locator("[data-group]").first.wait_for()
    for route in held:
        with page.expect_response(route.request.url):
            route.continue_()
    page.locator("input[type=search]").fill("Sirius")
    page.locator(f"[data-group='{SIRIUS}']").click()
    expect(page.locator(f"[data-editor='{SIRIUS}'] .star .vp")).to_have_text("3")
    assert len(held) == 2
