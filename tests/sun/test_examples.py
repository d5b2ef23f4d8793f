"""The worked examples of the rulebook; line numbers are those of the rules text."""

from __future__ import annotations

import pytest
from tests.sun.laws import check
from tests.sun.scenario import Scene

from starboard.kernel import IllegalChoice
from starboard.sun import vocabulary


def test_the_pawn_example() -> None:
    """Lines 274-285: Ania stands on one of the spaces of "research I"; both spaces of "build, jump 2" are taken."""
    scene = Scene(4)
    game = scene.game
    scene.lay("I1", "narrow-beam-lasers")
    scene.lay("I2", "terraforming")
    scene.lay("I3", "advanced-genetics")
    scene.researched(0, "I1")
    scene.give(0, ore=5, pop=3)
    research, build = "space:research-a-level-i-technology/0", "space:build-a-ship-then-jump/0"
    game.players[0].pawn = game.thing(research)
    game.players[1].pawn = game.thing(build)
    game.players[2].pawn = game.thing(f"{build}+1")
    scene.turn(0)
    assert research in scene.options(), "the other space of the same action is free"
    assert "space:narrow-beam-lasers/0" in scene.options()
    assert "space:gain-population-and-ore/0" in scene.options()
    assert build not in scene.options()
    assert scene.why(build) == "space-occupied"
    assert scene.why(f"{build}+1") == "space-occupied"
    assert scene.why("space:terraforming/0") == "not-researched"
    assert "space:advanced-genetics/0" not in scene.options(), "it has no space at all"
    game.players[0].pawn = game.thing("space:narrow-beam-lasers/0")
    scene.turn(0)
    assert scene.why("space:narrow-beam-lasers/0") == "pawn-must-move", "it has a single space"
    with pytest.raises(IllegalChoice, match="pawn-must-move"):
        scene.play("space:narrow-beam-lasers/0")


def test_the_growth_example() -> None:
    """Lines 311-320: five food discs gone show A, B and C; column A is empty, so two cubes come, from B and C."""
    scene = Scene()
    game = scene.game
    scene.faction(0, "nishida-ostergaard-basic")
    scene.give(0, pop=0)
    game.players[0].automation = [vocabulary.FOOD] * 5
    game.players[0].track[vocabulary.FOOD] = 3
    scene.supply(0, [0, 2, 3, 4, 4])
    game.players[0].pawn = -1
    scene.turn(0)
    scene.idle_action()
    scene.supply(0, [0, 2, 3, 4, 4])
    before = game.players[0].pop
    scene.play("production:grow")
    assert game.players[0].supply == [0, 1, 2, 4, 4]
    assert game.players[0].pop == before + 2


def test_the_jump_of_four_with_three_players_on_the_map() -> None:
    """Lines 919-948: a tie at the shipyard, Tau Ceti taken, Sirius lost to Grzegorz, Barnard's Star kept."""
    scene = Scene(3)
    game = scene.game
    ewa, franek, grzegorz = 0, 1, 2
    scene.lay("I2", "terraforming")
    scene.researched(ewa, "I2")
    scene.system("B1", "barnards-star")
    scene.system("A1", "sirius")
    scene.system("A2", "tau-ceti")
    scene.system("B2", "kapteyns-star")
    scene.ships(ewa, "B1", 2)
    scene.ships(ewa, "A1", 3)
    scene.ships(franek, "Y2", 2)
    scene.ships(franek, "A2", 2)
    scene.ships(grzegorz, "A1", 1)
    scene.base(ewa, "B1", "food")
    scene.base(ewa, "A1", "ore")
    scene.base(franek, "A2", "ore")
    scene.base(franek, "Y2", "food")
    for seat in range(3):
        scene.give(seat, ore=0, pop=1)
    ore_of_ewa = game.players[ewa].track[vocabulary.ORE]
    scene.turn(ewa)
    scene.play("space:terraforming/0", "move:2:B1>Y2", "move:3:A1>Y1", "move:3:Y1>A2")
    assert scene.controller("A1") == ewa, "nothing is checked while ships move"
    scene.play("pass")
    assert scene.controller("Y2") == franek, "a tie changes nothing"
    assert scene.controller("B1") == ewa, "nobody else is at Barnard's Star"
    assert scene.controller("A2") == ewa
    assert scene.controller("A1") == grzegorz
    assert scene.controller("Y1") == -1, "passing through is not arriving"
    assert scene.kind == "base-disc"
    assert scene.options() == ["disc:food", "disc:ore"], "Tau Ceti has both specialisations"
    assert game.players[franek].track[vocabulary.ORE] == 8, "his disc of Tau Ceti went back"
    scene.play("disc:food")
    assert game.players[ewa].track[vocabulary.ORE] == ore_of_ewa + 1
    assert scene.kind == "move-supply", "Ewa's bonus of Tau Ceti: one supply cube to column A"
    assert scene.decision.seat == ewa
    column_a = game.players[ewa].supply[0]
    scene.play("column:E")
    assert game.players[ewa].supply[0] == column_a + 1
    assert game.players[grzegorz].ore == 1, "his bonus of Sirius, in Ewa's turn"
    assert scene.kind == "production"
    check(game)


def colonising_kapteyn() -> Scene:
    scene = Scene(2)
    helena, other = 0, 1
    scene.faction(helena, "nishida-ostergaard-basic")
    scene.lay("I2", "terraforming")
    scene.researched(helena, "I2")
    scene.system("B2", "barnards-star")
    scene.system("A2", "lalande-21185")
    scene.system("B1", "kapteyns-star")
    scene.ships(other, "B2", 2)
    scene.base(other, "B2", "food")
    scene.ships(helena, "B2", 1)
    scene.ships(helena, "A2", 3)
    scene.base(helena, "A2", "food")
    scene.ships(helena, "B1", 2, 2, 1)
    scene.ships(other, "B1", 1)
    scene.base(helena, "B1", "ore")
    scene.give(helena, ore=3, pop=1)
    scene.supply(helena, [2, 2, 3, 4, 4])
    scene.turn(helena)
    return scene


def test_the_colonisation_of_kapteyns_star() -> None:
    """Lines 1058-1073: only Kapteyn's Star can be colonised; two level 2 ships settle, the others go to Deep Space."""
    scene = colonising_kapteyn()
    game = scene.game
    scene.play("space:terraforming/1")
    # The only system possible is taken by itself; which ships settle is Helena's choice.
    assert scene.kind == "settle-crew"
    assert set(scene.options()) == {"crew:0.2.0.0", "crew:1.2.0.0"}
    assert scene.why("crew:1.1.0.0") == "crew-too-small"
    supply = game.players[0].supply[:]
    assert supply == [2, 3, 3, 4, 4], "the withdrawn population is back"
    scene.play("crew:0.2.0.0")
    # One cube fills the last gap in the columns from the right, the other one goes to A (lines 1063-1065).
    assert game.players[0].supply == [4, 3, 3, 4, 4]
    assert scene.power(0, "deep_space") == 1
    assert scene.power(1, "deep_space") == 1
    assert scene.kind == "colony-disc", "it has both specialisations: the second disc may differ from the base"
    assert game.system_at[vocabulary.B1] != game.content.ids["kapteyns-star"] - vocabulary.SYSTEM, (
        "a new card lies there already"
    )
    scene.play("disc:food")
    assert game.players[0].colony_discs == [vocabulary.ORE << 2 | vocabulary.FOOD]
    # The bonus: a supply cube becomes a level 3 ship in Deep Space.
    assert game.players[0].supply == [3, 3, 3, 4, 4]
    assert scene.power(0, "deep_space") == 4
    check(game)


def test_why_the_other_two_systems_of_that_example_cannot_be_colonised() -> None:
    """Lines 1058-1060."""
    scene = colonising_kapteyn()
    scene.ships(0, "B1", 1)
    scene.system("A1", "procyon")
    scene.ships(0, "A1", 4)
    scene.base(0, "A1", "ore")
    scene.turn(0)
    scene.play("space:terraforming/1")
    assert scene.kind == "colonise"
    assert sorted(scene.options()) == ["kapteyns-star", "procyon"]
    assert scene.why("barnards-star") == "not-controlled"
    assert scene.why("lalande-21185") == "too-little-power"


def play_idle_turn(scene: Scene) -> None:
    scene.idle_action()
    scene.play("production:ore")


@pytest.mark.parametrize("trigger", [2, 3])
def test_the_end_of_the_game_with_four_players(trigger: int) -> None:
    """Lines 430-440: the third (or fourth) player takes the fourth achievement; the round ends, then one full round."""
    scene = Scene(4)
    game = scene.game
    scene.goals("empire", "transcendence", "efficiency", "frontier")
    game.goal_discs = [[0], [0], [], [1]]
    game.goal_kinds = [[vocabulary.STAR], [vocabulary.STAR], [], [vocabulary.STAR]]
    game.players[trigger].track = [5, 5]
    game.players[trigger].automation = [vocabulary.FOOD, vocabulary.ORE] * 3
    scene.turn(0)
    turns: list[int] = []
    while not game.over:
        turns.append(scene.decision.seat)
        play_idle_turn(scene)
    assert turns == [0, 1, 2, 3, 0, 1, 2, 3]
    assert game.goal_discs[2] == [trigger]
    assert game.last_round == 2


def test_an_achievement_can_still_be_taken_in_the_final_round() -> None:
    """Lines 413-415, 434-435."""
    scene = Scene(2)
    game = scene.game
    scene.goals("empire", "transcendence", "efficiency", "frontier")
    game.goal_discs = [[0], [0], [], []]
    game.goal_kinds = [[vocabulary.STAR], [vocabulary.STAR], [], []]
    for player in game.players:
        player.track = [5, 5]
        player.automation = [vocabulary.FOOD, vocabulary.ORE] * 3
    scene.turn(0)
    while not game.over:
        play_idle_turn(scene)
    assert game.goal_discs[2] == [0, 1]
    assert game.round == 2
