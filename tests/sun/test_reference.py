"""The rules reference of Beyond the Sun: the numbers it gives are those of the content."""

from __future__ import annotations

import pytest

from starboard.sun.face import FACE
from starboard.sun.ruleset import RULESET
from starboard.words.language import LANGUAGES

EXPERT = {"en": "four of its cards", "pl": "cztery jego karty"}
DISCS = {"en": "{n} achievement discs", "pl": "{n} dyski osiągnięć"}


def section(code: str, name: str) -> str:
    return " ".join(next(" ".join(one.text) for one in FACE.sections(code) if one.id == name).split())


@pytest.mark.parametrize("code", LANGUAGES)
def test_how_many_discs_bring_the_end(code: str) -> None:
    assert RULESET.content().end_discs[2:] == [3, 3, 4]
    assert DISCS[code].format(n=RULESET.content().end_discs[2]) in section(code, "end")
    assert str(RULESET.content().end_discs[4]) in section(code, "end")


@pytest.mark.parametrize("code", LANGUAGES)
def test_when_a_standstill_ends(code: str) -> None:
    assert str(RULESET.content().round_limit) in section(code, "end")


@pytest.mark.parametrize("code", LANGUAGES)
def test_how_many_cards_lie_open(code: str) -> None:
    assert RULESET.content().expert_row == 4
    assert EXPERT[code] in section(code, "setup")
