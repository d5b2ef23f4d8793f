"""The atlas of Beyond the Sun: whatever a board may show has a name, a text and a picture, in both languages."""

from __future__ import annotations

import json
from typing import Any

import pytest

from starboard.kernel import Chance, Stream
from starboard.sun import names, vocabulary
from starboard.sun.face import FACE
from starboard.sun.ruleset import RULESET
from starboard.words.language import LANGUAGES

MADE_UP = ("ship:", "move:", "crew:", "alternative:", "ability:", "pay:", "seat:")
"""Things that a board puts together itself, or that only the list of a decision shows."""


def atlas(code: str) -> dict[str, dict[str, Any]]:
    return FACE.atlas(FACE.language(code))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_entry_has_a_title_text_and_picture(code: str) -> None:
    for name, thing in atlas(code).items():
        assert set(thing) == {"title", "text", "drawing"}
        assert thing["title"][0] == thing["title"][0].upper(), name
        assert all(line.strip() for line in thing["text"])
        assert thing["drawing"]["kind"]
    json.dumps(atlas(code))


def test_both_languages_have_the_same_things_and_pictures() -> None:
    english, polish = atlas("en"), atlas("pl")
    assert {name: thing["drawing"] for name, thing in english.items()} == {
        name: thing["drawing"] for name, thing in polish.items()
    }


def test_entries_are_things_of_the_game() -> None:
    for name in atlas("en"):
        if name != "end":
            assert names.name_of(RULESET.content(), names.thing_of(RULESET.content(), name)) == name


@pytest.mark.parametrize(("seats", "factions", "tableau"), [(2, "basic", "standard"), (4, "advanced", "expert")])
def test_whatever_a_game_offers_or_shows_is_in_the_atlas(seats: int, factions: str, tableau: str) -> None:
    known = atlas("en")
    options = RULESET.complete({"factions": factions, "tableau": tableau})
    game = RULESET.new_game(seats, options, Chance.seeded(f"atlas{seats}", seats))
    source = Stream("atlas")
    while not game.over and game.round < 40:
        decision = game.decisions[0]
        for name in game.names(decision.form.things()):
            assert name == "pass" or name.startswith(MADE_UP) or name in known, name
        game.decide(decision.seat, decision.form.random(source))
    shown = json.dumps(game.view(0)["table"])
    for slug in RULESET.content().ids:
        if f'"{slug}"' in shown:
            assert slug in known


def test_a_technology_is_drawn_from_what_it_does() -> None:
    terraforming = atlas("en")["terraforming"]["drawing"]
    assert terraforming["level"] == "I"
    assert terraforming["types"] == ["commercial"]
    assert terraforming["now"] == [{"do": "build", "n": "1", "level": "1", "from": "supply", "at": "deep_space"}]
    colonise = terraforming["actions"][1]
    assert colonise["space"] == "space:terraforming/1"
    assert colonise["cost"] == [{"do": "pay_ore", "n": "3"}, {"do": "withdraw", "n": "1"}]
    assert colonise["effect"] == [{"do": "colonize"}]


def test_a_space_says_in_its_title_what_it_does() -> None:
    assert atlas("en")["space:terraforming/1"] == {
        "title": "Terraforming: 3 ore + withdraw 1 population: colonise a system",
        "text": [],
        "drawing": {"kind": "space", "card": "terraforming"},
    }


def test_a_counted_amount_is_drawn_as_x() -> None:
    drawn = json.dumps([thing["drawing"] for thing in atlas("en").values()])
    assert '"n": "X"' in drawn


def test_a_slot_tells_what_it_requires() -> None:
    assert atlas("en")["slot:IIII1"] == {
        "title": "Slot IIII1",
        "text": ["Requires 2 of the slots III1, III2, III3."],
        "drawing": {"kind": "slot", "level": "IIII", "need": 2, "of": ["III1", "III2", "III3"]},
    }
    assert atlas("en")["slot:I1"]["text"] == []


def test_every_verb_of_a_picture_is_a_word_of_the_effect_language() -> None:
    def verbs(value: Any) -> set[str]:
        if isinstance(value, list):
            return set().union(*map(verbs, value)) if value else set()
        if isinstance(value, dict):
            own = {value["do"]} if "do" in value else set()
            return own.union(*map(verbs, value.values()))
        return set()

    assert verbs([thing["drawing"] for thing in atlas("en").values()]) <= set(vocabulary.VERBS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_option_and_value_has_a_label(code: str) -> None:
    words = FACE.language(code)
    for option in RULESET.options:
        assert words(f"option-{option.name}")
        assert words(f"option-{option.name}-help")
        for value in option.values:
            assert words(f"option-{option.name}-{value}")
