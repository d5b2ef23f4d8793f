"""What the tests of the browser client share: a real server with the built client, and a real Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.server.conftest import nursery  # noqa: F401 (a fixture)
from tests.server.node import Node
from tests.server.nursery import Nursery
from tests.web.person import Person

from starboard.web import assets

PHONE, LANDSCAPE, WIDE = (390, 844), (844, 390), (1440, 900)

PATIENCE = 120_000
"""Milliseconds in which what a test waits for comes, also where the machine has much else to do. Nobody waits longer
than it takes."""
expect.set_options(timeout=PATIENCE)

# A browser in a closed room: it must not look anything up by itself.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


IN_CI = os.environ.get("CI") in ("true", "1")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.once)
            if IN_CI:
                # A browser that a starved machine held up gets a second chance; the summary lists it as a rerun.
                item.add_marker(pytest.mark.flaky(reruns=1))


def missing(what: str) -> None:
    if IN_CI:
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    programs = [shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome")]
    found = next((program for program in programs if program), None)
    if found is None:
        missing("there is no browser: tools/install-browser installs one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:  # noqa: F811
    """A server on SQLite that hands out the built client."""
    if not (assets() / "index.html").exists():
        missing("the client is not built: make client builds it")
    folder = tmp_path_factory.mktemp("site")
    node = Node(nursery, f"sqlite:///{folder / 'starboard.db'}", folder)
    node.start()
    yield node
    try:
        assert node.stop() == 0
        node.check_log()
    finally:
        node.kill()


@pytest.fixture
def arrive(browser: Browser, site: Node) -> Iterator[Callable[..., Person]]:
    """Let somebody come to the site with a browser of their own. Whatever breaks in it fails the test."""
    people: list[Person] = []

    def come(
        name: str,
        language: str = "en",
        size: tuple[int, int] = WIDE,
        keeps_pages: bool = True,
        at: Node = site,
    ) -> Person:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size != WIDE,
            is_mobile=size != WIDE,
            locale={"en": "en-GB", "pl": "pl-PL"}[language],
            reduced_motion="reduce",
            service_workers="allow" if keeps_pages else "block",
        )
        context.set_default_timeout(PATIENCE)
        person = Person(context, at.address, name, language)
        people.append(person)
        return person

    yield come
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        person.context.close()
    site.check_log()
    assert not faults, faults
