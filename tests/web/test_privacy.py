"""In the settings somebody downloads all that is kept about them, and is deleted; a wrong password changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.person import Person

WORDS = {
    "en": ("Download everything", "Delete me", "Delete me for good", "Goodbye", "This is not your current password"),
    "pl": ("Pobierz wszystko", "Usuń mnie", "Usuń mnie na zawsze", "Do zobaczenia", "obecne hasło"),
}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_person_takes_everything_along_and_leaves(
    arrive: Callable[..., Person], tmp_path: Path, language: str
) -> None:
    export, delete, surely, goodbye, wrong = WORDS[language]
    name = f"Leaver {language}"
    person = arrive(name, language, size=(390, 844) if language == "pl" else (1440, 900))
    page = person.page
    person.enter()
    person.visit("/#/settings")
    page.locator("input[autocomplete=new-password]").fill("a long password")
    page.locator("form:has(input[autocomplete=new-password]) button").click()
    expect(page.get_by_role("status")).not_to_be_empty()

    with page.expect_download() as download:
        page.get_by_role("link", name=export).click()
    download.value.save_as(tmp_path / "about.json")
    about = json.loads((tmp_path / "about.json").read_text(encoding="utf-8"))
    assert (about["name"], about["language"], about["password"]) == (name, language, True)

    page.get_by_role("button", name=delete, exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input").fill("not the password")
    dialog.get_by_role("button", name=surely).click()
    expect(page.get_by_role("alert")).to_contain_text(wrong)

    page.get_by_role("button", name=delete, exact=True).click()
    dialog.locator("input").fill("a long password")
    dialog.get_by_role("button", name=surely).click()
    expect(page.get_by_role("status")).to_contain_text(goodbye)
    expect(page.get_by_role("button", name=delete, exact=True)).to_have_count(0)
    assert person.faults == []
