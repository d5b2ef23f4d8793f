"""Content: single values of it can be overridden, and whatever somebody sends is bounded and checked first."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toy.game import RULESET as TOY

from starboard.kernel import ContentError, Kind, Tables
from starboard.kernel.content import bounded
from starboard.kernel.registry import ruleset_named
from starboard.words import face_of

KINDS = [
    Kind("star", ["name", "power", "planets", "cost", "defense"], instead={"cost": "defense", "defense": "cost"}),
    Kind("setup", ["rounds"], things=False),
]


def tables() -> Tables:
    made = Tables(KINDS)
    made.add("star", "sol", {"name": "Sol", "power": 1, "cost": 3, "marks": {"power": "rulebook"}})
    made.add("star", "vega", {"name": "Vega", "power": 4, "planets": ["a"], "defense": 2})
    made.add("setup", "", {"rounds": 9})
    return made


def test_a_value_stands_in_the_place_of_the_printed_one_and_nothing_else_changes() -> None:
    printed = tables()
    changed = printed.corrected({"star/vega/power": 5, "setup/rounds": 7})
    assert changed.value("star/vega/power") == 5
    assert changed.value("setup/rounds") == 7
    assert printed.value("star/vega/power") == 4
    assert changed.rows["star"][0] is printed.rows["star"][0]


def test_a_card_that_has_a_defense_has_no_cost_any_more() -> None:
    assert tables().corrected({"star/sol/defense": 2}).rows["star"][0].get("cost") is None


def test_another_name_is_printed_but_the_thing_is_called_as_before() -> None:
    changed = tables().corrected({"star/sol/name": "The Sun"})
    assert changed.value("star/sol/name") == "The Sun"
    assert changed.rows["star"][0]["slug"] == "Sol"


def test_what_changes_nothing_is_left_out() -> None:
    given = {"star/sol/power": 1, "star/sol/planets": [], "star/vega/planets": ["b"], "setup/rounds": True}
    assert tables().differing(given) == {"setup/rounds": True, "star/vega/planets": ["b"]}


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("comet/sol/power", "comet/sol/power: there is no kind 'comet'; there are star, setup"),
        ("star/halley/power", "star/halley/power: there is no star 'halley'"),
        ("star/sol/marks", "star/sol/marks: 'marks' cannot be overridden; it is one of name, power"),
        ("star/sol", "star/sol: a path of this kind has the form kind/thing/field"),
        ("setup/x/rounds", "setup/x/rounds: a path of this kind has the form kind/field"),
        ("", ": there is no kind ''"),
    ],
)
def test_only_what_is_there_can_be_overridden(path: str, sentence: str) -> None:
    with pytest.raises(ContentError) as refusal:
        tables().differing({path: 1})
    assert str(refusal.value).startswith(sentence)


def nested(depth: int) -> list[Any]:
    return [nested(depth - 1)] if depth else []


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ([], "the overridden values are an object"),
        ({"a/b/c": 1.5}, "a/b/c: '1.5' is no text, whole number"),
        ({"a/b/c": None}, "a/b/c: 'None' is no text, whole number"),
        ({"a/b/c": 1001}, "a/b/c: a number is from -100 to 1000"),
        ({"a/b/c": 10**5000}, "a/b/c: a number is from -100 to 1000"),
        ({"a/b/c": "x" * 201}, "a/b/c: a text has at most 200 letters"),
        ({"a/b/c": "bell\a"}, r"a/b/c: 'bell\x07' has letters that cannot be printed"),
        ({"a/b/c": "\u202eevil"}, "a/b/c: "),
        ({"a/b/c": [0] * 101}, "a/b/c: a list or a table has at most 100 items"),
        ({"a/b/c": nested(13)}, "a/b/c: lists and tables are nested more than 12 deep"),
        ({"a/b/c": {"x" * 201: 1}}, "a/b/c: a text has at most 200 letters"),
        ({f"a/b/{number}": 1 for number in range(2001)}, "there are 2001 overridden values; at most 2000 can be"),
        ({f"a/b/{number}": ["x" * 190] * 10 for number in range(200)}, "the overridden values are longer than"),
        ({"x" * 201: 1}, "'xxxx"),
        ({"a/\n/c": 1}, r"'a/\n/c' is no path"),
    ],
)
def test_what_somebody_sends_is_bounded(given: object, sentence: str) -> None:
    with pytest.raises(ContentError) as refusal:
        bounded(given)
    assert str(refusal.value).startswith(sentence)
    assert "\n" not in str(refusal.value)


def test_a_game_without_content_has_nothing_to_override() -> None:
    assert TOY.with_content({}) is TOY
    with pytest.raises(ContentError, match="there is no kind 'card'"):
        TOY.with_content({"card/x/vp": 1})


@pytest.mark.parametrize(
    ("name", "path", "value"),
    [
        ("sun", "achievement/empire/slots", {"seats_2": [4, 2], "seats_3": [4, 2], "seats_4": [4, 2, 1]}),
        ("sun", "system/sirius/vp", 4),
        ("frontiers", "world/gem-world/vp", 3),
        ("race", "base/gem-world/vp", 3),
    ],
)
def test_the_same_overrides_are_the_same_content(name: str, path: str, value: object) -> None:
    ruleset = ruleset_named(name)
    options = ruleset.complete({})
    other = ruleset.with_content({path: value})
    assert other.overrides == {path: value}
    assert other is ruleset.with_content({path: value}) is other.with_content({path: value})
    assert ruleset.overrides == {}
    assert other.with_content({}) is ruleset is ruleset.with_content({path: ruleset.tables().value(path)})
    assert other.content_hash(options) != ruleset.content_hash(options)
    assert other.tables().value(path) == value


@pytest.mark.parametrize(
    ("name", "path", "value", "sentence"),
    [
        ("sun", "system/sirius/vp", "many", "Sirius: vp is not a number"),
        ("sun", "system/sirius/on_control", [{"do": "dance"}], "Sirius: {'do': 'dance'} is not an effect"),
        ("sun", "achievement/empire/slots", {"seats_2": [1]}, "Empire: slots needs seats_2, seats_3, seats_4"),
        ("sun", "slot/II1/of", ["I9"], "slot II1: 'I9' is not one of I1"),
        ("frontiers", "world/gem-world/vp", "many", "worlds.toml: Gem World: vp should be a whole number"),
        ("frontiers", "world/gem-world/powers", [{"does": "dance"}], "worlds.toml: Gem World: unknown power"),
        ("race", "base/gem-world/vp", "many", "base.toml: Gem World: vp should be a whole number"),
        ("race", "base/gem-world/powers", [{"does": "dance"}], "base.toml: Gem World: unknown power '/dance'"),
        ("race", "die/1/faces", ["explore"], "robot.toml: die 1: a die has 6 faces, not 1"),
        ("race", "robot_is/11/turns", True, "robot.toml: robot_is 11: turns should be a list"),
        ("race", "base/gem-world/cost", -1, "base.toml: Gem World: cost should be a whole number from 0 on, not -1"),
        ("race", "base/space-marines/name", "", "base.toml: Space Marines: name is empty"),
        ("race", "base/space-marines/name", 7, "base.toml: Space Marines: name should be text, not 7"),
        ("frontiers", "world/gem-world/name", " ", "worlds.toml: Gem World: name is empty"),
        ("frontiers", "world/gem-world/cost", -1, "worlds.toml: Gem World: cost should be a whole number from 0"),
        ("sun", "system/sirius/vp", -1, "Sirius: vp is not a number from 0 up"),
        ("sun", "system/sirius/name", "", "Sirius: name is not a text"),
        ("sun", "faction/helix-consortium-basic/name", " ", "Helix Consortium: name is not a text"),
        ("race", "base/gem-world/copies", 2, "base/gem-world/copies: 'copies' cannot be overridden"),
        ("frontiers", "goal/tolerance/scale", [[1]], "goals.toml: Tolerance: a line of the scale is [things, VP]"),
    ],
)
def test_the_games_own_reader_refuses_what_it_does_not_know(name: str, path: str, value: object, sentence: str) -> None:
    with pytest.raises(ContentError) as refusal:
        ruleset_named(name).with_content({path: value})
    assert str(refusal.value).startswith(sentence)


ORE = {"do": "take_ore", "n": 1}
COPY = {"do": "copy_action", "scope": "basic", "need_tech": False, "occupied_ok": True}
WIN = {"phase": "settle", "does": "discard-for-military", "amount": 1}


@pytest.mark.parametrize(
    ("name", "path", "value", "sentence"),
    [
        # A basic action that copies itself, a bonus that repeats itself, an ability that sets itself off.
        ("sun", "basic/gain-population-and-ore/effect", [ORE, COPY], "Gain population and ore: a basic action copies"),
        (
            "sun",
            "basic/gain-population-and-ore/effect",
            [{"do": "choice", "of": [[ORE], [COPY]]}],
            "Gain population and ore: a basic action copies",
        ),
        ("sun", "technology/terraforming/now", [{"do": "repeat_now"}], "Terraforming: repeat_now is for its actions"),
        ("sun", "event/mass-enlightenment/effect", [{"do": "repeat_now"}], "Mass Enlightenment: repeat_now is for"),
        ("sun", "system/sirius/on_control", [{"do": "repeat_now"}], "Sirius: repeat_now is for"),
        (
            "sun",
            "system/sirius/passive",
            [{"when": "on_grow", "effect": [{"do": "grow"}]}],
            "Sirius: its ability would set itself off again",
        ),
        (
            "sun",
            "system/sirius/passive",
            [
                {
                    "when": "on_automate",
                    "effect": [
                        {
                            "do": "if",
                            "cond": {"metric": "ore", "at_least": 0},
                            "then": [{"do": "automate", "what": "ore", "n": 1}],
                        }
                    ],
                }
            ],
            "Sirius: its ability would set itself off again",
        ),
        (
            "sun",
            "system/sirius/passive",
            [{"when": "on_produce_ore", "effect": [{"do": "grow"}]}],
            "Sirius: its ability would set itself off again",
        ),
        (
            "sun",
            "technology/terraforming/actions",
            [{"spaces": 1, "cost": [], "effect": [ORE]}] * 5,
            "Terraforming: a card has at most 4 actions",
        ),
        # Their number decides how many ways there are to pay: two to the power of it.
        ("race", "base/gem-world/powers", [WIN] * 2, "base.toml: Gem World: a card has one power of this sort"),
        (
            "race",
            "base/gem-world/powers",
            [WIN, {"phase": "settle", "does": "pay-for-military"}],
            "base.toml: Gem World: a card has one power of this sort",
        ),
        (
            "race",
            "base/gem-world/powers",
            [{"phase": "consume", "does": "draw", "cards": 1}] * 8,
            "base.toml: Gem World: a card has at most 7 powers",
        ),
        (
            "frontiers",
            "world/gem-world/powers",
            [{"action": "explore", "does": "credits", "amount": 1}] * 9,
            "worlds.toml: Gem World: a tile has at most 8 powers",
        ),
    ],
)
def test_values_that_would_never_come_to_an_end_are_refused(name: str, path: str, value: object, sentence: str) -> None:
    """A record that anybody wrote must not bring a server to a standstill, nor down."""
    with pytest.raises(ContentError) as refusal:
        ruleset_named(name).with_content({path: value})
    assert str(refusal.value).startswith(sentence)


def test_what_is_wrong_is_said_in_a_sentence_of_bearable_length() -> None:
    """Whoever wrote a record might make the sentence that refuses it as long as the record."""
    many = [{"do": "take_ore", "n": ["x" * 200] * 50}]
    with pytest.raises(ContentError) as refusal:
        ruleset_named("sun").with_content({"system/sirius/on_control": many})
    assert str(refusal.value).startswith("Sirius")
    assert len(str(refusal.value)) <= 400
    assert str(refusal.value).endswith("…")


def test_a_face_tells_the_content_of_its_own_game() -> None:
    changed = face_of("sun", None, {"system/sirius/vp": 9, "system/sirius/name_pl": "Psia Gwiazda"})
    plain = face_of("sun")
    assert "9 VP" in " ".join(changed.explain("sirius", changed.language("en")))
    assert "9 VP" not in " ".join(plain.explain("sirius", plain.language("en")))
    assert changed.thing("sirius", changed.language("pl")) == "Psia Gwiazda"
    assert plain.thing("sirius", plain.language("pl")) == "Syriusz"
    assert changed.atlas(changed.language("en"))["sirius"]["drawing"]["vp"] == 9
    tiles = face_of("frontiers", None, {"world/gem-world/name": "Jewel World"})
    assert tiles.thing("gem-world", tiles.language("en")) == "Jewel World"
    assert face_of("frontiers").thing("gem-world", tiles.language("en")) == "Gem World"
