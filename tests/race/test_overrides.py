"""Overrides of Race's cards and of the robot's pieces: what they change, and which of them a game needs."""

from __future__ import annotations

import pytest

from starboard.kernel import Chance, Match
from starboard.race.face import FACE
from starboard.race.position import RaceGame
from starboard.race.ruleset import RULESET, RaceRuleset
from starboard.words import face_of

FACES = ["robot"] * 6
OVERRIDES = {"die/1/faces": FACES, "base/gem-world/vp": 3, "brink_of_war/galactic-scavengers/vp": 9}


def needed(**options: object) -> list[str]:
    return list(RULESET.with_content(OVERRIDES).needed(RULESET.complete(options)))


def test_a_game_needs_the_values_of_its_own_sets_and_the_robots_if_it_plays() -> None:
    assert needed() == ["base/gem-world/vp"]
    assert needed(level=3) == ["base/gem-world/vp", "brink_of_war/galactic-scavengers/vp"]
    assert needed(level=1, solo=True) == ["base/gem-world/vp", "die/1/faces"]


def test_a_game_that_needs_none_of_them_is_a_game_of_the_built_in_content() -> None:
    other = RULESET.with_content({"die/1/faces": FACES})
    options = RULESET.complete({})
    assert other.content_hash(options) == RULESET.content_hash(options)
    solo = RULESET.complete({"level": 1, "solo": True})
    assert other.content_hash(solo) != RULESET.content_hash(solo)


def test_the_robot_rolls_the_dice_of_its_own_content() -> None:
    for faces, rules in ((FACES, RULESET.with_content(OVERRIDES)), (None, RULESET)):
        game = rules.new_game(1, {"level": 1, "solo": True}, Chance.seeded("dice", 1))
        assert isinstance(game, RaceGame)
        assert game.robot is not None
        assert (game.robot.table.dice[0] == [7] * 6) == (faces is not None)


@pytest.mark.parametrize("version", [1, 2])
def test_both_versions_of_the_rules_are_played_with_other_content(version: int) -> None:
    rules = RULESET.with_content({"base/gem-world/vp": 3}).at(version)
    assert (rules.version, rules.overrides) == (version, {"base/gem-world/vp": 3})
    assert rules is RULESET.at(version).with_content({"base/gem-world/vp": 3})
    match = Match.begin(rules, 2, {}, "versions")
    assert isinstance(match.game, RaceGame)
    assert next(design.vp for design in match.game.content.designs if design.slug == "gem-world") == 3


def test_a_card_of_another_name_is_counted_by_those_that_name_it() -> None:
    """Some 6-cost developments count a card by its name (`per = "card"`)."""
    line = next(line for design in RULESET.content(0).designs for line in design.scores if line.card)
    slug = next(design.slug for design in RULESET.content(0).designs if design.name == line.card)
    other = RULESET.with_content({f"base/{slug}/name": "Somewhere Else"})
    assert isinstance(other, RaceRuleset)
    told = [line.card for design in other.content(0).designs for line in design.scores if line.slug == slug]
    assert set(told) == {"Somewhere Else"}
    assert other.content(0).names == RULESET.content(0).names


def test_the_face_of_every_level_tells_its_own_content() -> None:
    options = RULESET.complete({"level": 0})
    changed = face_of("race", options, {"base/gem-world/vp": 3})
    words = changed.language("en")
    assert changed.explain("gem-world", words)[0] == "Gem World — Novelty production world, cost 2, 3 VP"
    assert FACE.explain("gem-world", words)[0] == "Gem World — Novelty production world, cost 2, 1 VP"
    assert changed is face_of("race", options, {"base/gem-world/vp": 3})
