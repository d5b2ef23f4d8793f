"""The atlas: everything a board may show has an entry, and every power is drawn with shapes that exist."""

from collections.abc import Iterator
from typing import Any

import pytest

from starboard.kernel.match import Match
from starboard.race import drawing, goals, vocabulary
from starboard.race.face import face_at
from starboard.race.ruleset import RULESET
from starboard.words.language import LANGUAGES

LEVELS = range(4)
Atlas = dict[str, dict[str, Any]]


def atlas(level: int = 3, code: str = "en") -> Atlas:
    face = face_at(level)
    return face.atlas(face.language(code))


def signs_in(drawn: dict[str, Any]) -> Iterator[str]:
    yield from drawn.get("signs", [])
    yield from drawn.get("keywords", [])
    for power in drawn.get("powers", []):
        yield from power["signs"]
    for row in drawn.get("score_signs", []):
        yield from row


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_design_goal_action_and_kind_has_an_entry(level: int, code: str) -> None:
    found = atlas(level, code)
    assert {design.slug for design in RULESET.content(level).designs} <= set(found)
    assert {f"action:{name}" for name in vocabulary.ACTIONS[:9]} <= set(found)
    assert {f"kind:{kind}" for kind in vocabulary.GOODS[1:]} <= set(found)
    assert {name for name in found if name.startswith("goal:")} == {
        f"goal:{goals.NAMES[goal]}" for goal in range(len(goals.NAMES)) if goals.LEVEL[goal] <= level
    }
    assert ("action:search" in found) == ("action:prestige-settle" in found) == (level == 3)
    assert all(entry["title"] and entry["drawing"]["what"] for entry in found.values())


def test_copies_share_the_entry_of_their_design() -> None:
    found = atlas()
    for name in RULESET.content(3).names:
        slug, dot, copy = name.rpartition(".")
        assert (slug if dot and copy.isdigit() else name) in found


def test_every_word_of_the_vocabulary_is_drawn_and_no_other() -> None:
    assert set(drawing.DRAWN) == set(vocabulary.WORDS)
    assert set(drawing.ACTION_SIGNS) == set(drawing.PHASE_OF) == set(vocabulary.ACTIONS)
    assert set(drawing.BONUS_SIGNS) == set(vocabulary.ACTIONS) - {"search"}
    assert set(drawing.GOAL_SIGNS) == set(goals.NAMES)
    assert set(drawing.SEARCH_SIGNS) == set(vocabulary.CATEGORIES)


@pytest.mark.parametrize("level", LEVELS)
def test_every_sign_is_a_shape_that_boards_know(level: int) -> None:
    shapes = {sign.partition(":")[0] for entry in atlas(level).values() for sign in signs_in(entry["drawing"])}
    assert shapes <= drawing.SHAPES


def test_no_shape_is_for_nothing() -> None:
    used = {sign.partition(":")[0] for entry in atlas().values() for sign in signs_in(entry["drawing"])}
    assert drawing.SHAPES - used == set()


def test_a_six_cost_development_prints_what_it_counts() -> None:
    found = atlas()
    for design in RULESET.content(3).designs:
        drawn = found[design.slug]["drawing"]
        assert len(drawn["score_signs"]) == len(drawn["scores"][1:])  # one row for each line under the heading
    assert found["free-trade-association"]["drawing"]["score_signs"] == [
        ["vp:2", "world-novelty"],
        ["vp:1", "windfall-novelty"],
        ["vp:2", "named:Consumer Markets"],
        ["vp:2", "named:Expanding Colony"],
    ]
    assert found["galactic-exchange"]["drawing"]["score_signs"][0] == [
        "kinds",
        "arrow",
        "vp:1",
        "vp:3",
        "vp:6",
        "vp:10",
    ]


def test_every_power_of_a_card_is_drawn_in_its_order() -> None:
    found = atlas()
    for design in RULESET.content(3).designs:
        drawn = found[design.slug]["drawing"]["powers"]
        assert [power["phase"] for power in drawn] == [power.phase for power in design.powers]
        assert all(power["signs"] and power["text"] for power in drawn)


@pytest.mark.parametrize(
    ("slug", "signs"),
    [
        ("consumer-markets", [["good-novelty", "arrow", "vp:1", "double:\u00d73"], ["draw:1", "per", "good-novelty"]]),
        ("contact-specialist", [["military:\u22121"], ["military-world", "arrow", "pay:\u22121"]]),
        ("tourist-world", [["good", "good", "arrow", "vp:3"]]),
        ("colony-ship", [["leave", "arrow", "world", "cost:0"]]),
        ("space-mercenaries", [["military:+1"], ["hand:\u22642", "arrow", "military:+1"]]),
    ],
)
def test_powers_look_like_this(slug: str, signs: list[list[str]]) -> None:
    assert [power["signs"] for power in atlas()[slug]["drawing"]["powers"]] == signs


def test_a_card_says_what_is_printed_on_it() -> None:
    drawn = atlas()["rebel-fuel-cache"]["drawing"]
    assert (drawn["what"], drawn["cost"], drawn["military"], drawn["vp"]) == ("world", 1, True, 1)
    assert (drawn["good"], drawn["windfall"], drawn["keywords"]) == ("rare", True, ["rebel"])
    assert atlas()["alien-tech-institute"]["drawing"]["varies"]


def test_prestige_is_printed_only_where_it_counts() -> None:
    assert atlas(3)["imperium-invasion-fleet"]["drawing"]["prestige"]
    assert not any(entry["drawing"].get("prestige") for entry in atlas(2).values())


@pytest.mark.parametrize("level", LEVELS)
def test_what_lies_on_the_table_is_in_the_atlas(level: int) -> None:
    match = Match.begin(RULESET, 3, {"level": level}, "atlas")
    table: Any = match.game.view(0)["table"]
    found = atlas(level)
    shown = [*table.get("goals", []), *table["players"][0]["cards"], *table["players"][0]["looking_at"]]
    assert shown
    assert all(name in found or name.rpartition(".")[0] in found for name in shown)
