"""Every word of a power, with everything that may be said with it: on a tile of the box, or on one made up here."""

from __future__ import annotations

from typing import Any

import pytest
from tests.frontiers.scenario import Table, table

from starboard.frontiers import vocabulary
from starboard.frontiers.abilities import gather
from starboard.frontiers.content import Content, Power, load, read_content, read_power
from starboard.frontiers.drawing import SIGNS, power_signs
from starboard.frontiers.face import FACE
from starboard.frontiers.ruleset import RULESET
from starboard.frontiers.tile_text import power_text
from starboard.kernel import ContentError
from starboard.words.language import LANGUAGES

MADE_UP: list[dict[str, Any]] = [
    {"action": "settle", "does": "temporary-military", "amount": 3},
    {"action": "produce", "does": "windfall"},
]
"""What no tile of the box says; tested below."""


def power_from(data: dict[str, Any]) -> Power:
    return read_power(0, data, "public", "made up")


def with_power(data: dict[str, Any]) -> Content:
    """The tiles of the box, but Genetics Lab has this power and no other."""
    tiles = read_content(load())
    lab = tiles.tiles[tiles.ids["genetics-lab"]]
    lab.powers = [power_from(data)]
    lab.modifies = 1 << vocabulary.POWER_ACTIONS.index(data["action"])
    return Content(tiles.tiles, tiles.goals)


def said(power: Power) -> dict[str, bool]:
    """Which of the things that may be said with a power are."""
    values: dict[str, object] = {
        "kind": power.kind,
        "keyword": power.keyword,
        "vp": power.vp,
        "credits": power.credits,
        "different": power.different,
        "optional": power.optional,
    }
    return {name: bool(value) for name, value in values.items()}


@pytest.mark.parametrize("word", sorted(vocabulary.WORDS))
def test_every_word_is_used_with_and_without_what_may_be_said(word: str) -> None:
    powers = [power for design in RULESET.content().tiles for power in design.powers if power.word == word]
    powers += [power for power in map(power_from, MADE_UP) if power.word == word]
    assert powers
    for field in vocabulary.FIELDS[word]:
        if field.endswith("?"):
            assert {said(power)[field.rstrip("?")] for power in powers} == {False, True}, field


def test_all_words_and_no_others_have_fields() -> None:
    assert vocabulary.FIELDS.keys() == vocabulary.WORDS.keys()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("data", MADE_UP)
def test_what_is_made_up_has_text_and_signs(data: dict[str, Any], code: str) -> None:
    power = power_from(data)
    text = power_text(power, RULESET.content(), FACE.language(code))
    assert text.endswith(".")
    assert "  " not in text
    assert {sign.partition(":")[0] for sign in power_signs(power)} <= SIGNS


def lab(data: dict[str, Any], **given: Any) -> Table:
    return table(2, developments={0: ["Genetics Lab"]}, tiles=with_power(data), **given)


def test_298_strength_for_a_good_of_any_kind() -> None:
    """Given a power that names no kind, when a good of any colony is discarded, then it adds its strength."""
    t = lab(
        MADE_UP[0],
        colonies={0: ["Old Earth", "Gem World", "Comet Zone"]},
        goods={0: ["Gem World", "Comet Zone"]},
        explored={0: ["Rebel Homeworld", "Rebel Miners"]},
        colonists={0: 2},
    ).action("settle")
    assert "Rebel Miners" not in t.options(0)
    t.choose(0, "Genetics Lab")
    assert t.options(0) == {"Gem World", "Comet Zone"}
    t.choose(0, "Comet Zone")
    assert t.goods(0) == {"Gem World": "novelty"}
    t.choose(0, "Rebel Miners")
    assert "Rebel Miners" in t.colonies(0)


def test_207_a_windfall_of_any_kind() -> None:
    """Given a power that names no kind, when Produce is resolved, then its owner picks any empty windfall colony."""
    t = lab(MADE_UP[1], colonies={0: ["Alpha Centauri", "Pre-Sentient Race"], 1: ["Old Earth"]}, track=[1, 0, 1, 0])
    t.action("produce")
    assert t.asked() == (0, "windfall")
    assert t.options(0) == {"Alpha Centauri", "Pre-Sentient Race"}
    t.choose(0, "Pre-Sentient Race")
    assert t.goods(0) == {"Pre-Sentient Race": "genes"}


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"action": "settle", "does": "discount", "amount": 1, "keyword": "alien"}, "unknown field 'keyword'; it has"),
        ({"action": "explore", "does": "draw", "amount": 1, "kind": "rare"}, "unknown field 'kind'; it has amount"),
        ({"action": "settle", "does": "second-world", "amount": 1}, "unknown field 'amount'; it has none"),
        ({"action": "settle", "does": "military"}, "settle/military: amount is missing"),
        ({"action": "settle", "does": "military-per", "amount": 1, "per": {"count": "colony"}}, "most is missing"),
        (
            {"action": "settle", "does": "military", "amount": 1, "kind": "rare", "keyword": "rebel"},
            "either a kind or a keyword",
        ),
    ],
)
def test_what_a_word_knows_nothing_of_is_refused(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        power_from(data)


def test_discounts_and_strength_add_up_by_kind() -> None:
    """Given powers for one kind and for all, then a world of the kind has both."""
    tiles = RULESET.content()
    sums = gather(tiles, [tiles.ids["terraforming-specialists"], tiles.ids["mining-robots"]])
    assert (sums.settle_discount, sums.discount_for[vocabulary.RARE], sums.discount_for[vocabulary.GENES]) == (1, 1, 0)
