"""The rules reference of New Frontiers: complete, alike in every language, and true to the tiles where it counts."""

from __future__ import annotations

import re

from tests.test_language import question_kinds

from starboard.frontiers import vocabulary
from starboard.frontiers.face import FACE
from starboard.frontiers.ruleset import RULESET
from starboard.words.language import LANGUAGES

KINDS = question_kinds("frontiers") | {"settle", "settle-again", "upgrade", "upgrade-afterwards"}
TEXTS = {code: {section.id: " ".join(section.text) for section in FACE.sections(code)} for code in LANGUAGES}


def test_all_languages_have_the_same_sections() -> None:
    english, *others = ([(section.id, section.kinds) for section in FACE.sections(code)] for code in LANGUAGES)
    assert english
    assert all(other == english for other in others)


def test_sections_of_all_languages_are_as_long() -> None:
    english, *others = ([len(section.text) for section in FACE.sections(code)] for code in LANGUAGES)
    assert all(other == english for other in others)


def test_every_question_leads_to_one_section() -> None:
    found = [kind for section in FACE.sections("en") for kind in section.kinds]
    assert sorted(found) == sorted(KINDS)
    assert all(FACE.rule(kind) for kind in KINDS)


def test_every_action_tile_has_its_section() -> None:
    sections = {section.id for section in FACE.sections("en")}
    assert {
        "isolation",
        "develop",
        "explore",
        "settle",
        "produce",
        "trade",
        "consume",
        "diplomats",
        "goals",
    } <= sections


def test_the_goals_are_listed_with_their_scales() -> None:
    for goal in RULESET.content().goals:
        things = " ".join(str(least) for least, _ in goal.scale)
        for code, name in (("en", goal.name), ("pl", goal.polish)):
            line = next(text for text in sections("goal-list", code) if text.startswith(f"- {name}:"))
            numbers = " ".join(word.strip(",.") for word in line.split() if word.strip(",.").isdigit())
            assert numbers == " ".join(str(vp) for _, vp in goal.scale) + " " + things


def sections(name: str, code: str) -> list[str]:
    return next(section.text for section in FACE.sections(code) if section.id == name)


def test_the_bag_is_counted_right() -> None:
    worlds = [RULESET.content().tiles[tile] for tile in RULESET.content().worlds]
    military = sum(world.military for world in worlds)
    kinds = [sum(world.kind == kind for world in worlds) for kind in range(vocabulary.NOVELTY, vocabulary.KIND_COUNT)]
    one = sum(world.colonists == 1 for world in worlds)
    for code in LANGUAGES:
        told = [int(number) for number in re.findall(r"\b\d+\b(?!:)", TEXTS[code]["bag"])]
        gray = sum(world.kind == vocabulary.NONE for world in worlds)
        assert told == [military, len(worlds) - military, one, len(worlds) - one, *kinds, gray]
