"""The tiles: they satisfy the rulebook, a changed value is noticed, and files with mistakes are refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from starboard.frontiers import vocabulary
from starboard.frontiers.check import check, claims, contradictions
from starboard.frontiers.content import Content, load, read_content, read_power, read_tile
from starboard.frontiers.face import FACE
from starboard.frontiers.ruleset import RULESET
from starboard.kernel import ContentError

GIVEN = Path(__file__).parents[2] / "../shared/data/frontiers/content.json"
if not GIVEN.exists():  # a working copy beside others
    GIVEN = Path(__file__).parents[3] / "../shared/data/frontiers/content.json"


def test_the_tiles_satisfy_the_rulebook() -> None:
    assert check(RULESET.tables()) == []
    assert len(list(claims(RULESET.content()))) > 80


def changed(name: str, **values: Any) -> Content:
    """The tiles with some values of one of them changed."""
    tiles = read_content(load())
    design = tiles.tiles[tiles.ids[name]]
    for field, value in values.items():
        setattr(design, field, value)
    return Content(tiles.tiles, tiles.goals)


@pytest.mark.parametrize(
    ("name", "values", "complaint"),
    [
        ("rebel-base", {"cost": 7}, "defenses"),
        ("gem-world", {"cost": 3}, "costs"),
        ("gem-world", {"evidence": {"name_pl": "a guess"}}, "evidence for values that are not reconstructed"),
        ("gem-world", {"kind": vocabulary.RARE}, "kinds of worlds"),
        ("gem-world", {"colonists": 2}, "colonists of non-military worlds"),
        ("alien-sentinels", {"vp": 8}, None),
        ("rebel-base", {"keywords": 0}, "keywords of military worlds"),
        ("space-marines", {"powers": []}, "Space Marines"),
        ("galactic-imperium", {"cost": 8}, "large developments"),
        ("old-earth", {"colonists": 2}, "colonists of home worlds"),
        ("genetics-lab", {"cost": 8}, "small developments that cost more than 5"),
        ("space-marines", {"sources": {"name_pl": "translation"}}, "the sources of Space Marines"),
        ("new-economy", {"sources": {"name_pl": "translation", "pair": "public"}}, "the sources of New Economy"),
        ("mining-robots", {"sources": {"name_pl": "translation"}}, "pairs without a source"),
        ("alien-tech-institute", {"scores": []}, "what Alien Tech Institute scores"),
        ("alien-monolith", {"keywords": 0}, "Alien kind without the keyword"),
    ],
)
def test_a_value_that_breaks_a_table_is_named(name: str, values: dict[str, Any], complaint: str | None) -> None:
    found = contradictions(changed(name, **values))
    assert bool(found) == (complaint is not None)
    assert complaint is None or any(complaint in line for line in found)


@pytest.mark.parametrize(
    ("changes", "line", "complaint"),
    [
        (
            {"terraforming-robots": {"pair": "F"}, "terraforming-specialists": {"pair": "D"}},
            "209",
            "Improved Logistics and Terraforming Robots are two sides of one tile",
        ),
        (
            {"terraforming-robots": {"pair": "F"}, "terraforming-specialists": {"pair": "D"}},
            "300",
            "Improved Logistics and Terraforming Robots are two sides of one tile",
        ),
        (
            {"dying-colony": {"sort": vocabulary.WORLD}, "new-vinland": {"sort": vocabulary.HOME, "mat": 3}},
            "381",
            "New Vinland and Old Earth are home worlds, and an empire has one",
        ),
        (
            {"galactic-salon": {"pair": ""}, "genetics-lab": {"pair": "G"}},
            "379",
            "Drop Ships can be in the game too",
        ),
        (
            {"drop-ships": {"pair": ""}, "wealthy-economy": {"pair": "G"}},
            "381",
            "Wealthy Economy and Galactic Salon are two sides of one tile",
        ),
        (
            {"alien-tech-institute": {"first_game": False}, "galactic-exchange": {"first_game": True}},
            "59, 87, pictures",
            "Alien Tech Institute is not the first game's side",
        ),
        (
            {"homesteading-pioneers": {"first_game": False}, "damaged-alien-factory": {"first_game": True}},
            "59, 87, pictures",
            "Homesteading Pioneers is not the first game's side",
        ),
        (
            {"imperium-arms-factory": {"pair": "F"}, "terraforming-specialists": {"pair": ""}},
            "300",
            None,
        ),
        (
            {"dying-colony": {"sort": vocabulary.SMALL, "pair": "D", "mat": 0}},
            "323",
            "Terraforming Engineers and Dying Colony are two sides of one tile",
        ),
    ],
)
def test_every_example_of_the_rulebook_can_occur(
    changes: dict[str, dict[str, Any]], line: str, complaint: str | None
) -> None:
    """Given tiles that keep apart what the rulebook uses together, when they are checked, then the line is named."""
    tiles = read_content(load())
    for name, values in changes.items():
        for field, value in values.items():
            setattr(tiles.tiles[tiles.ids[name]], field, value)
    found = [text for text in contradictions(Content(tiles.tiles, tiles.goals)) if f"(rulebook {line})" in text]
    found = [text for text in found if "keeps tiles of an example apart" in text]
    assert bool(found) == (complaint is not None)
    assert complaint is None or all(complaint in text for text in found)


def test_a_known_tile_that_is_missing_is_named() -> None:
    assert contradictions(changed("old-earth", slug="new-earth")) == [
        "known tiles that are not there: ['Old Earth'], not []"
    ]


def complaints(tiles: Content) -> str:
    return "\n".join(contradictions(Content(tiles.tiles, tiles.goals)))


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("imperium-lords", "keyword", 0),
        ("imperium-lords", "military", False),
        ("pan-galactic-league", "kind", vocabulary.NOVELTY),
    ],
)
def test_what_a_power_counts_is_checked(name: str, field: str, value: Any) -> None:
    tiles = read_content(load())
    design = tiles.tiles[tiles.ids[name]]
    setattr(design.powers[0].per, field, value)
    assert f"{design.name} has the power produce/credits-per" in complaints(tiles)


def test_how_much_a_known_power_does_and_where_it_is_from_is_checked() -> None:
    tiles = read_content(load())
    power = tiles.tiles[tiles.ids["survey-team"]].powers[0]
    power.amount = 9
    assert "Survey Team has the power explore/draw" in complaints(tiles)
    power.amount = 1
    assert not complaints(tiles)
    power.source = "reconstructed"
    assert "known powers of Survey Team" in complaints(tiles)


@pytest.mark.parametrize("name", ["alien-tech-institute", "imperium-lords", "pan-galactic-league"])
def test_known_score_lines_are_checked(name: str) -> None:
    tiles = read_content(load())
    design = tiles.tiles[tiles.ids[name]]
    design.scores[-1].vp += 1
    assert f"what {design.name} scores" in complaints(tiles)
    design.scores[-1].vp -= 1
    design.scores[-1].what.count = vocabulary.COUNT_DEVELOPMENT
    assert f"what {design.name} scores" in complaints(tiles)


@pytest.mark.parametrize("name", [goal.slug for goal in RULESET.content().goals])
def test_every_goal_is_checked(name: str) -> None:
    tiles = read_content(load())
    goal = tiles.goals[tiles.goal_ids[name]]
    least, vp = goal.scale[0]
    goal.scale[0] = (least, vp + 1)
    assert f"the scale of the goal {name}" in complaints(tiles)
    goal.scale[0] = (least, vp)
    goal.most += 1
    assert f"the stockpile of the goal {name}" in complaints(tiles)


def test_the_content_hash_notices_every_change_of_a_rule_and_no_change_of_a_name_in_polish() -> None:
    assert changed("gem-world", vp=2).hash != RULESET.content().hash
    assert changed("gem-world", polish="Inaczej").hash == RULESET.content().hash == read_content(load()).hash


@pytest.mark.parametrize(
    ("tile", "complaint"),
    [
        ({"name": "X", "cost": 1, "defense": 1, "vp": 1}, "either a cost or a defense"),
        ({"name": "X", "cost": 1}, "either VP or scores"),
        ({"name": "X", "cost": 1, "vp": 1, "colour": "red"}, "unknown field 'colour'"),
        ({"name": "X", "cost": 1, "vp": 1, "keywords": ["robot"]}, "unknown keyword 'robot'"),
        ({"name": "X", "cost": "1", "vp": 1}, "whole number"),
        ({"name": "X", "cost": 1, "vp": 1, "sources": {"cost": "dream"}}, "unknown source 'dream'"),
        ({"name": "X", "cost": 1, "scores": [{"vp": 1, "count": "smiles"}]}, "unknown thing to count"),
    ],
)
def test_mistakes_in_a_tile_file_are_refused(tile: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        read_tile(tile, "world", "worlds.toml")


def test_unknown_powers_are_refused() -> None:
    with pytest.raises(ContentError, match="unknown power 'settle/dance'"):
        read_power(0, {"action": "settle", "does": "dance"}, "public", "here")
    with pytest.raises(ContentError, match="unknown field 'speed'"):
        read_power(0, {"action": "settle", "does": "military", "speed": 3}, "public", "here")


def tuned(evidence: str) -> bool:
    return evidence.startswith("Tuned by bot play")


def test_only_reconstructed_values_of_homes_were_tuned() -> None:
    """The check refuses evidence for a sourced value, so a value that says it was tuned is reconstructed."""
    designs = [design for design in RULESET.content().tiles if any(tuned(text) for text in design.evidence.values())]
    powers = [d for d in RULESET.content().tiles if any(tuned(power.evidence) for power in d.powers)]
    assert {design.sort for design in designs + powers} == {vocabulary.HOME}
    assert len(designs + powers) == 11


@pytest.mark.skipif(not GIVEN.exists(), reason="the data the tiles were taken from is not here")
def test_every_number_is_the_given_one() -> None:
    given = json.loads(GIVEN.read_text(encoding="utf-8"))
    by_name = {design.name: design for design in RULESET.content().tiles}
    for section in ("worlds", "small_developments", "large_developments", "home_worlds"):
        for tile in given[section]:
            design = by_name.pop(tile["name_en"])
            assert design.cost == tile.get("defense", tile.get("cost"))
            assert design.military == bool(tile.get("military"))
            assert design.vp == (0 if tile["vp"] == "?" else tile["vp"]) or tuned(design.evidence.get("vp", ""))
            assert design.colonists == tile.get("colonists", 0)
            assert vocabulary.KINDS[design.kind] == (tile.get("kind") or "none")
            assert {word for bit, word in enumerate(vocabulary.KEYWORDS) if design.keywords >> bit & 1} == set(
                tile["keywords"]
            )
            assert tile.get("name_pl") in (None, design.polish)
            if tuned(design.evidence.get("powers", "")) or any(tuned(power.evidence) for power in design.powers):
                continue
            powers = [power for power in tile["powers"] if power["op"] != "no_trade"]
            assert [power.action for power in design.powers] == [power["action"] for power in powers]
            for power, wanted in zip(design.powers, powers, strict=True):
                assert (power.source == "reconstructed") == (not wanted["status"].startswith("source"))
                assert power.amount in (wanted.get("n"), wanted.get("discount"), wanted.get("max_extra"), 0)
                for field in ("vp", "credits", "goods", "optional"):
                    if wanted["op"] == "consume":
                        assert getattr(power, field) == wanted[field]
            assert len(design.scores) == len(tile.get("bonus") or [])
    assert not by_name, "no tile was added"


def test_an_overridden_value_says_that_it_was_read_in_a_box() -> None:
    power = {"action": "explore", "does": "credits", "amount": 1}
    known = [{name: one[name] for name in one if name != "source"} for one in row_of("home", "old-earth")["powers"]]
    rules = RULESET.with_content({"world/spice-world/cost": 4, "home/old-earth/powers": [*known, power]})
    face = FACE.on(rules)
    assert face.explain("spice-world", face.language("en"))[-1] == (
        "Where the values come from: cost or defense own copy; VP reconstructed; powers reconstructed."
    )
    assert face.explain("old-earth", face.language("pl"))[-1].endswith("własny egzemplarz.")
    assert FACE.explain("old-earth", FACE.language("en"))[-1].endswith("powers rulebook.")


def test_an_owner_may_find_one_power_more_on_a_tile_of_which_one_is_known() -> None:
    """What is known of a tile is still held against it, but not where its values come from."""
    power = {"action": "explore", "does": "credits", "amount": 1}
    known = [{name: one[name] for name in one if name != "source"} for one in row_of("home", "old-earth")["powers"]]
    path = "home/old-earth/powers"
    assert check(RULESET.with_content({path: [*known, power]}).tables()) == []
    without = check(RULESET.with_content({path: [power]}).tables())
    assert any(one.startswith("Old Earth has the power consume/goods") for one in without)


def row_of(kind: str, thing: str) -> dict[str, Any]:
    tables = RULESET.tables()
    return tables.rows[kind][tables.names[kind].index(thing)]
