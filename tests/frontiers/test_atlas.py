"""The atlas: every thing that a board of New Frontiers may show, with what its picture is drawn from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from starboard.frontiers.drawing import SIGNS, Drawing
from starboard.frontiers.face import FACE
from starboard.frontiers.ruleset import RULESET
from starboard.kernel.chance import Stream
from starboard.kernel.match import Match
from starboard.words.language import LANGUAGES

languages = pytest.mark.parametrize("code", LANGUAGES)


def drawing(name: str) -> Drawing:
    found: Drawing = FACE.atlas(FACE.language("en"))[name]["drawing"]
    return found


def rows(drawing: Drawing) -> list[list[str]]:
    """Every row of signs in a drawing."""
    powers = [power["signs"] for power in drawing.get("powers", [])]
    return [*powers, *drawing.get("scores", []), drawing.get("everybody", []), drawing.get("bonus", [])]


@languages
def test_a_tile_says_what_it_does_and_leaves_its_sources_to_the_mark(code: str) -> None:
    """The text goes into options and questions. Where values come from stands folded beside the card."""
    language = FACE.language(code)
    source = FACE.explain("spice-world", language)[-1].split(":")[0]
    texts = [line for one in FACE.atlas(language).values() for line in one["text"]]
    assert texts
    assert not [line for line in texts if line.startswith(source)]


@languages
def test_everything_that_is_ever_offered_is_in_the_atlas(code: str) -> None:
    atlas = FACE.atlas(FACE.language(code))
    offered: set[str] = set()
    for seed in range(4):
        match = Match.begin(RULESET, 2 + seed, {"goals": seed % 2 == 0}, f"atlas/{seed}")
        source = Stream(f"atlas/{seed}")
        while not match.over:
            decision = match.game.decisions[0]
            offered.update(match.game.names(decision.form.things()))
            match.choose(decision.seat, decision.form.random(source))
    assert offered - {"pass"} <= set(atlas)


@languages
def test_every_tile_goal_and_action_has_a_title_and_a_text(code: str) -> None:
    atlas = FACE.atlas(FACE.language(code))
    tiles = [name for name in atlas if ":" not in name and name != "colonists"]
    assert len(tiles) == 60 + 16 + 40
    assert len([name for name in atlas if name.startswith("goal:")]) == 8
    assert len([name for name in atlas if name.startswith("action:")]) == 8
    assert all(thing["title"] and all(line[-1] in ".:" for line in thing["text"]) for thing in atlas.values())
    untold = {name for name, thing in atlas.items() if not thing["text"]}
    assert {name.partition(":")[0] for name in untold} == {"power"}


def test_pictures_are_made_of_known_signs() -> None:
    atlas = FACE.atlas(FACE.language("en"))
    drawings = [thing["drawing"] for thing in atlas.values()]
    used = {sign.partition(":")[0] for drawing in drawings for row in rows(drawing) for sign in row}
    assert used <= SIGNS


def test_the_client_is_tested_against_the_same_signs() -> None:
    """The list that the client's own test reads: whoever adds a sign writes it there, and then has to draw it."""
    listed = Path(__file__).parents[2] / "web" / "test" / "frontiers-signs.json"
    assert json.loads(listed.read_text(encoding="utf-8")) == sorted(SIGNS)


def test_the_languages_draw_alike() -> None:
    drawings = [
        {name: thing["drawing"] for name, thing in FACE.atlas(FACE.language(code)).items()} for code in LANGUAGES
    ]
    assert all(other == drawings[0] for other in drawings)


def test_every_power_has_a_row_of_signs() -> None:
    for design in RULESET.content().tiles:
        powers = drawing(design.slug)["powers"]
        assert [power["action"] for power in powers] == [power.action for power in design.powers]
        assert all(power["signs"] for power in powers)


def test_what_a_world_is_drawn_from() -> None:
    world = drawing("rebel-warrior-race")
    assert (world["military"], world["cost"], world["colonists"], world["vp"]) == (True, 3, 1, 2)
    assert (world["kind"], world["goods"]) == ("genes", "windfall")
    assert world["keywords"] == ["rebel"]
    assert world["powers"] == [
        {"name": "power:rebel-warrior-race/0", "action": "settle", "signs": ["military:+1"], "optional": False}
    ]


def test_what_powers_are_drawn_from() -> None:
    assert rows(drawing("consumer-markets"))[0] == ["good-novelty:≤3", "arrow", "vp:+1", "credit:+1"]
    assert rows(drawing("contact-specialist"))[0] == ["military-world", "arrow", "credit:-1"]
    assert rows(drawing("mining-industry"))[0] == ["most", "good-rare", "arrow", "credit:+2"]
    assert rows(drawing("old-earth"))[0] == ["good:2", "arrow", "vp:+3"]
    assert rows(drawing("alpha-centauri"))[:2] == [["kind-rare", "credit:-1"], ["kind-rare", "military:+1"]]


def test_a_tile_that_counts_the_empire_says_what_it_counts() -> None:
    league = drawing("pan-galactic-league")
    assert (league["vp"], league["spaces"]) == (None, 2)
    assert league["scores"] == [["vp:2", "per", "kind-genes"], ["vp:1", "per", "military-world"]]


def test_what_goals_and_actions_are_drawn_from() -> None:
    assert drawing("goal:stockpiling") == {
        "sort": "goal",
        "counts": "stockpiled-goods",
        "most": 6,
        "scale": [[2, 2], [4, 5], [6, 8]],
    }
    settle = drawing("action:settle")
    assert settle["everybody"] == ["colonist:+2", "or", "world"]
    assert settle["bonus"] == ["colonist:+1"]


def shown(match: Match) -> dict[str, Any]:
    table: dict[str, Any] = match.game.table(None)
    return table


def test_who_chose_which_tile_lies_open_in_order() -> None:
    match = Match.begin(RULESET, 3, {"first_game": True}, "chosen")
    order = list(shown(match)["track"])
    for tile in ("action:trade-consume", "action:diplomats"):
        match.choose(match.game.decisions[0].seat, [match.game.thing(tile)])
        while match.game.decisions[0].kind != "action":
            owed = match.game.decisions[0]
            match.choose(owed.seat, owed.form.first())
    assert shown(match)["chosen"] == [
        {"action": "action:trade-consume", "seat": order[0]},
        {"action": "action:diplomats", "seat": order[1]},
    ]
