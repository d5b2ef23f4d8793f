"""The content: complete, marked, in the effect language; the check finds what is wrong with it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from starboard.cli.main import main
from starboard.sun import vocabulary
from starboard.sun.check import check
from starboard.sun.content import Effect
from starboard.sun.reading import MARKS
from starboard.sun.ruleset import RULESET
from starboard.sun.tables import FOLDER, load

SHARED = Path(__file__).parents[2] / "../shared/data/sun"


SIRIUS = 'on_control = [{ do = "take_ore", n = 2 }]\non_colonize = [{ do = "take_ore", n = 3'
MILITARY = 'types = ["military", "military"]\nout_type = "military"'


def test_the_content_is_sound() -> None:
    assert check(RULESET.tables()) == []


def test_the_command_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "check", "sun"]) == 0
    assert capsys.readouterr().out.startswith("sun: ")


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("technologies", 'level = 1\ntypes = ["military"', 'level = 2\ntypes = ["military"', "technologies: 4, 16, 16"),
        ("technologies", 'do = "take_ore"', 'do = "steal_ore"', "cannot be read"),
        ("technologies", "ships = 1, by = 1", "ships = 1, bye = 1", "cannot be read"),
        ("systems", 'name = "Kapteyn\'s Star"', 'name = "Kapteyn"', "rulebook names"),
        ("factions", "pop = 3", "pop = 4", "cubes, not 20"),
        ("boards", "seats_2 = 3, seats_3 = 3, seats_4 = 4", "seats_2 = 3, seats_3 = 3, seats_4 = 5", "3, 3 and 4"),
        ("boards", '["sol", "A1"]', '["sol", "B1"]', "nearer to Sol"),
        ("events", "light_border = true", "light_border = false", "light border"),
        ("achievements", "at_least = 4 }", "at_least = 5 }", "Empire"),
        ("events", 'effect = "reconstructed"', 'effekt = "reconstructed"', "no mark for effect"),
        ("achievements", 'slots = "reconstructed"', 'slots = "guessed"', "cannot be read"),
        ("events", 'effect = "reconstructed"', 'effect = "reconstructed", efekt = "public"', "which is no field"),
        (
            "boards",
            'n = 2 }]\neffect = [{ do = "research"',
            'n = 3 }]\neffect = [{ do = "research"',
            "cost is not what",
        ),
        (
            "systems",
            'on_control = [{ do = "take_ore", n = 1 }]\non_colonize = [{ do = "take_ore", n = 3',
            SIRIUS,
            "Sirius",
        ),
        (
            "technologies",
            'n = 3 }, { do = "withdraw", n = 1 }]',
            'n = 4 }, { do = "withdraw", n = 1 }]',
            "Terraforming",
        ),
        ("technologies", MILITARY, MILITARY.replace("military", "economic"), "level I: one card of each type"),
        ("technologies", "level = 1", 'level = "1"', "level is not a level from 1 to 4"),
        ("systems", "power = 3", "power = true", "power is not a number"),
        ("systems", "starting = true", "starting = 1", "neither true nor false"),
        ("factions", "columns = [3, 3, 3, 4, 4]", 'columns = [3, 3, 3, 4, "4"]', "not a row of 5 numbers"),
        ("events", 'name_pl = "Masowe oświecenie"', "name_pl = 3", "name_pl is not a text"),
        ("boards", '["sol", "A1"]', '["sol", "Mars"]', "cannot be read"),
        ("boards", '["B1", "Y2"],\n    ["B2", "Y2"],', '["Y1", "Y2"],', "rulebook 919-948"),
        ("factions", "[0, 2, 4, 6, 8]", "[0, 2, 6, 7, 8]", "rulebook 311-320"),
        ("boards", "events_random = 4", "events_random = 3", "5 are dealt to 6 slots"),
        ("boards", "systems_starting = 2", "systems_starting = 1", "two starting systems"),
        (
            "factions",
            '{ metric = "trades_this_phase", at_least = 3 }',
            '{ metric = "trades_this_phase", at_least = 2 }',
            "1110-1113",
        ),
        (
            "factions",
            '{ metric = "ore_removed", at_least = 8 }',
            '{ metric = "ore_removed", at_least = 7 }',
            "1115-1116",
        ),
        ("factions", '{ metric = "colonies", at_least = 2 }', '{ metric = "ore", at_least = 2 }', "can wait for 'ore'"),
        (
            "factions",
            '{ metric = "food_visible", at_least = 4 }',
            '{ metric = "food_visible", at_least = 6 }',
            "helix-consortium-advanced: its special ability B can never be gained",
        ),
    ],
)
def test_the_check_finds_what_is_wrong(file: str, old: str, new: str, complaint: str, tmp_path: Path) -> None:
    found = changed(tmp_path / "content", file, (old, new))
    assert any(complaint in one for one in found), found


def changed(folder: Path, file: str, *pairs: tuple[str, str]) -> list[str]:
    """What the check says of the content with these replacements."""
    shutil.copytree(FOLDER, folder)
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    return check(load(folder))


HELD = '{ id = "A", when = "on_discover", effect = [{ do = "take_ore", n = 1 }] }'
"""A special ability as if it were there from the start."""

GAINED = (
    '{ id = "A", cond = { metric = "techs_III", at_least = 1 }, '
    'lasting = [{ when = "on_discover", effect = [{ do = "take_ore", n = 1 }] }] }'
)
BOTH_SPACES = "seats_2 = [2, 0], seats_3 = [3, 0], seats_4 = [4, 0]"
BARNARD = 'name_pl = "Gwiazda Barnarda"\ndeck = "B"'
VAN_MAANEN = 'name_pl = "Gwiazda van Maanena"\ndeck = "A"'
SUPPLY = 'level = 2, from = "supply", at = "deep_space", optional = true'


@pytest.mark.parametrize(
    ("file", "pairs", "complaint"),
    [
        # Special abilities are gained during play (191, 1110-1116).
        ("factions", [(GAINED, HELD)], "a special ability is gained"),
        # 2 and 3 players use the same slots, 4 have one more (383-384); none gives more than 4 VP.
        ("achievements", [("seats_2 = [4, 3, 2], ", "seats_2 = [4, 3], ")], "Empire: 2 and 3 players use the same"),
        ("achievements", [("seats_4 = [4, 3, 2, 1]", "seats_4 = [4, 3, 2]")], "Empire: 4 players use one slot more"),
        (
            "achievements",
            [("[4, 3, 2], seats_3 = [4, 3, 2], seats_4 = [4, 3", "[5, 3, 2], seats_3 = [5, 3, 2], seats_4 = [5, 3")],
            "Empire: more than 4 VP",
        ),
        # Every achievement can be met by every faction.
        (
            "achievements",
            [('{ metric = "ore_visible", at_least = 5 }', '{ metric = "ore_visible", at_least = 6 }')],
            "Heavy Industry: free-colonies-league-advanced can never meet",
        ),
        # Barnard's Star, Sirius and Tau Ceti lie on the map together (935-950).
        ("systems", [(BARNARD, BARNARD.replace("B", "A")), (VAN_MAANEN, VAN_MAANEN.replace("A", "B"))], "919-948"),
        # One level and one source for all (79-81).
        ("events", [(SUPPLY, SUPPLY.replace("supply", "pop"))], "Secret Arms Purchase"),
        # Galactic HQ's ability for any time is an upgrade.
        (
            "technologies",
            [('effect = [{ do = "upgrade", ships = 1, by = 1 }], limit', 'effect = [{ do = "jump", n = 1 }], limit')],
            "Galactic HQ",
        ),
        # In the first round everybody can research level I (68, 260).
        ("boards", [(BOTH_SPACES, BOTH_SPACES.replace("seats_4 = [4, 0]", "seats_4 = [2, 0]"))], "4 players: a free"),
        ("boards", [(BOTH_SPACES, BOTH_SPACES.replace("seats_3 = [3, 0]", "seats_3 = [2, 0]"))], "3 players: a free"),
        # Both spaces for building are taken by two others (280-281).
        ("boards", [("seats_3 = [3, 0], seats_4 = [1, 1]", "seats_3 = [3, 0], seats_4 = [3, 1]")], "274-285"),
    ],
)
def test_the_check_finds_contradictions_to_the_rulebook(
    file: str, pairs: list[tuple[str, str]], complaint: str, tmp_path: Path
) -> None:
    found = changed(tmp_path / "content", file, *pairs)
    assert any(complaint in one for one in found), found


def test_three_factions_could_not_meet_the_old_heavy_industry(tmp_path: Path) -> None:
    old = [('{ metric = "ore_visible", at_least = 5 }', '{ metric = "ore_visible", at_least = 6 }')]
    found = changed(tmp_path / "content", "achievements", *old)
    assert sum("Heavy Industry" in one for one in found) == 3


def test_every_printed_thing_says_where_it_comes_from() -> None:
    for _first, cards in RULESET.content().printed():
        for card in cards:
            assert card.marks
            assert set(card.marks.values()) <= set(MARKS)


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("Secret Arms Purchase", ["name"]),
        ("Museum of Retired Spaceships", ["name", "level"]),
        ("Dyson Sphere Mark I", ["name", "level"]),
        ("Mass Enlightenment", ["name", "level"]),
    ],
)
def test_what_the_rulebook_names_is_marked_so(name: str, fields: list[str]) -> None:
    """Rulebook 77, 1097, 1100, 1150."""
    card = next(one for one in RULESET.content().events if one.name == name)
    assert [card.marks[field] for field in fields] == ["rulebook"] * len(fields)


def test_ids_and_names_go_both_ways() -> None:
    cards = RULESET.content()
    assert len(cards.names) == len(cards.ids) == 46 + 20 + 24 + 10 + 8 + 4 + 4
    for name, thing in cards.ids.items():
        assert cards.card(thing).slug == name


# --- the same values as the collected facts, where these lie beside the project -----------------------------


def verbs_of(given: list[dict[str, Any]]) -> list[str]:
    return [one["do"] for one in given]


def verb_names(effects: list[Effect]) -> list[str]:
    return [vocabulary.VERBS[effect.verb] for effect in effects]


@pytest.mark.skipif(not SHARED.exists(), reason="the collected facts are not here")
def test_known_cards_do_what_the_collected_facts_say() -> None:
    cards = RULESET.content()
    facts = json.loads((SHARED / "facts.json").read_text(encoding="utf-8"))
    seen = 0
    for fact in facts["technologies"]:
        name = (fact.get("name_en") or {}).get("value")
        if fact["level"]["value"] != 3 or name is None:
            continue
        card = next(one for one in cards.technologies if one.name == name)
        seen += 1
        assert card.level == 3
        assert [vocabulary.TYPES[kind] for kind in card.types] == fact["types"]["value"]
        assert verb_names(card.now.effects) == verbs_of(fact["now"]["value"])
        assert len(card.actions) == len(fact["actions"]["value"])
        for action, given in zip(card.actions, fact["actions"]["value"], strict=True):
            assert action.spaces == given["spaces"]
            assert verb_names(action.effect.effects) == verbs_of(given["effect"])
        assert [vocabulary.TRIGGERS[ability.when] for ability in card.abilities] == [
            one["when"] for one in fact["passive"]["value"]
        ]
    assert seen == 16


@pytest.mark.skipif(not SHARED.exists(), reason="the collected facts are not here")
def test_the_vocabulary_is_the_documented_one() -> None:
    text = (SHARED / "EFFECTS.md").read_text(encoding="utf-8")
    for word in [*vocabulary.VERBS, *vocabulary.METRICS, *vocabulary.TRIGGERS, *vocabulary.RULES]:
        assert word in text
