"""Words of the effect language that no shipped card uses: each does what it says, on cards made for the test."""

from __future__ import annotations

from typing import Any

import pytest
from tests.sun.laws import check
from tests.sun.scenario import Scene, printed_with

from starboard.kernel import PASS
from starboard.sun import colonise, metrics, scoring, vocabulary

ACTION = "space:plasma-cannon/0"
ORE = {"do": "take_ore", "n": 1}


def acting(
    effect: list[dict[str, Any]], cost: list[dict[str, Any]] | None = None, seats: int = 2, **more: dict[str, Any]
) -> Scene:
    """Seat 0 has a technology with this action; it has 5 ore and 2 population."""
    actions = [{"spaces": 1, "cost": cost or [], "effect": effect}]
    scene = Scene(seats, printed=printed_with(plasma_cannon={"actions": actions}, **more))
    scene.lay("II1", "plasma-cannon")
    scene.researched(0, "I1", "II1")
    scene.give(0, ore=5, pop=2)
    return scene


def able(**ability: object) -> Scene:
    """Seat 0 has a technology with this ability, and takes 1 ore by it."""
    scene = Scene(printed=printed_with(plasma_cannon={"passive": [{"effect": [ORE], **ability}]}))
    scene.lay("II1", "plasma-cannon")
    scene.researched(0, "I1", "II1")
    scene.give(0, ore=0, pop=3)
    return scene


def used(scene: Scene) -> int:
    """How often the ability was used."""
    return len(scene.told("ability"))


# --- verbs and their arguments ------------------------------------------------------------------------------


@pytest.mark.parametrize(("colonies", "ore"), [(0, 6), (1, 9)])
def test_if(colonies: int, ore: int) -> None:
    cond = {"metric": "colonies", "at_least": 1}
    scene = acting([ORE, {"do": "if", "cond": cond, "then": [{"do": "take_ore", "n": 3}]}])
    if colonies:
        scene.colony(0, "ross-128")
    scene.turn(0)
    scene.play(ACTION)
    assert scene.game.players[0].ore == ore


@pytest.mark.parametrize(("kind", "holds"), [("all", False), ("any", True)])
def test_all_and_any_of_several_conditions(kind: str, holds: bool) -> None:
    parts = [{"metric": "colonies", "at_least": 1}, {"metric": "pop", "at_least": 1}]
    scene = acting([{"do": "if", "cond": {kind: parts}, "then": [ORE]}])
    scene.turn(0)
    assert (ACTION in scene.options()) == holds


def test_building_at_sol() -> None:
    scene = acting([{"do": "build", "n": 1, "level": 1, "from": "pop", "at": "sol"}])
    scene.base(0, "Y1", "ore")
    scene.turn(0)
    scene.play(ACTION)
    assert scene.power(0, "sol") == 1, "the shipyard was no choice"


def test_population_from_the_right() -> None:
    scene = acting([{"do": "gain_pop", "n": 2, "column": "right"}])
    scene.supply(0, [2, 2, 2, 2, 1])
    scene.turn(0)
    scene.play(ACTION)
    assert scene.game.players[0].supply == [2, 2, 2, 1, 0]


def test_population_from_any_column() -> None:
    scene = acting([{"do": "gain_pop", "n": 2, "column": "any"}])
    scene.supply(0, [2, 2, 0, 2, 1])
    scene.turn(0)
    scene.play(ACTION)
    assert scene.options() == ["column:A", "column:B", "column:D", "column:E"]
    scene.play("column:D", "column:B")
    assert scene.game.players[0].supply == [2, 1, 0, 1, 1]
    assert scene.game.players[0].pop == 4


def test_supply_is_moved_from_the_left() -> None:
    scene = acting([{"do": "move_supply", "n": 1, "from": "left", "to": "E"}])
    scene.supply(0, [0, 2, 2, 2, 0])
    scene.turn(0)
    scene.play(ACTION)
    assert scene.game.players[0].supply == [0, 1, 2, 2, 1]


@pytest.mark.parametrize("target", ["sol", "deep_space"])
def test_ships_are_moved_directly_to_one_place(target: str) -> None:
    scene = acting([{"do": "relocate", "ships": 2, "to": target}])
    scene.system("B1", "ross-154")
    scene.ships(0, "B1", 1, 2, 3)
    scene.base(0, "B1", "ore")
    scene.turn(0)
    scene.play(ACTION)
    assert scene.options() == [f"move:{level}:B1>{target}" for level in (1, 2, 3)], "one must move"
    scene.play(f"move:3:B1>{target}", f"move:1:B1>{target}")
    assert scene.power(0, target) == 4
    assert scene.kind == "production"


def test_research_of_undiscovered_technologies_only() -> None:
    scene = acting([{"do": "research", "levels": [2], "scope": "undiscovered"}])
    scene.researched(0, "I2")
    scene.lay("II2", "human-experiments")
    scene.event("II3", "ore-rush")
    scene.turn(0)
    scene.play(ACTION)
    assert scene.kind == "discover", "II3 is the only one in reach"
    assert scene.game.players[0].researched >> scene.slot("II3") & 1


@pytest.mark.parametrize(("payer", "pop", "supply"), [("supply", 2, -1), ("none", 2, 0), ("pop", 1, 0)])
def test_what_researches(payer: str, pop: int, supply: int) -> None:
    scene = acting([{"do": "research", "levels": [1], "payer": payer}])
    scene.lay("I2", "terraforming")
    scene.supply(0, [0, 0, 0, 0, 4])
    player = scene.game.players[0]
    scene.turn(0)
    scene.play(ACTION, "slot:I2")
    in_deep_space = scene.power(0, "deep_space")
    assert in_deep_space == 1, "the bonus of Terraforming, from supply"
    assert player.pop == pop
    assert sum(player.supply) == 4 - in_deep_space + supply
    check(scene.game)


@pytest.mark.parametrize(("cubes", "why"), [(0, ""), (1, "nothing-to-research"), (2, "nothing-to-research")])
def test_only_without_supply_research_with_supply_may_be_left_out(cubes: int, why: str) -> None:
    """1054-1056: a player out of supply need not resolve what uses supply. With a single cube left, they must."""
    scene = acting([ORE, {"do": "research", "levels": [4], "payer": "supply"}])
    scene.supply(0, [cubes, 0, 0, 0, 0])
    scene.turn(0)
    assert scene.why(ACTION) == why


def test_copying_an_action_of_ones_own_technologies() -> None:
    action = {"spaces": 1, "cost": [], "effect": [{"do": "take_ore", "n": 4}]}
    scene = acting([{"do": "copy_action", "scope": "own"}], mass_cloning={"actions": [action]})
    scene.lay("I1", "narrow-beam-lasers")
    scene.lay("II2", "mass-cloning")
    scene.lay("II3", "human-experiments")
    scene.researched(0, "I2", "II2")
    scene.turn(0)
    scene.play(ACTION)
    assert {"space:mass-cloning/0", "space:narrow-beam-lasers/0"} <= set(scene.options())
    assert "space:human-experiments/0" not in scene.options(), "it is not researched"
    scene.play("space:mass-cloning/0")
    assert scene.game.players[0].ore == 9


@pytest.mark.parametrize("need_tech", [True, False])
def test_copying_research_actions_may_need_the_technology(need_tech: bool) -> None:
    scene = acting([{"do": "copy_action", "scope": "research", "need_tech": need_tech, "occupied_ok": True}])
    scene.lay("II2", "bio-synaptic-network")
    scene.researched(0, "I2")
    scene.turn(0)
    scene.play(ACTION)
    assert ("space:bio-synaptic-network/0" in scene.options()) == (not need_tech)


@pytest.mark.parametrize("occupied_ok", [True, False])
def test_a_copied_space_must_be_free_unless_the_card_says_otherwise(occupied_ok: bool) -> None:
    scene = acting([{"do": "copy_action", "scope": "basic", "occupied_ok": occupied_ok}])
    scene.ships(0, "sol", 1)
    scene.game.players[1].pawn = scene.game.thing("space:build-a-ship-then-jump/0")
    scene.turn(0)
    scene.play(ACTION)
    assert ("space:build-a-ship-then-jump/0" in scene.options()) == occupied_ok


@pytest.mark.parametrize(("discount", "possible"), [(1, False), (2, True)])
def test_colonising_with_less_power(discount: int, possible: bool) -> None:
    scene = acting([{"do": "colonize", "discount": discount}])
    scene.system("A1", "procyon")
    scene.ships(0, "A1", 2)
    scene.base(0, "A1", "ore")
    scene.turn(0)
    assert (ACTION in scene.options()) == possible
    if possible:
        scene.play(ACTION)
        assert scene.game.players[0].colonies == [scene.game.content.ids["procyon"] - vocabulary.SYSTEM]


@pytest.mark.parametrize("refill", [True, False])
def test_an_extra_system_is_replaced_if_its_event_says_so(refill: bool) -> None:
    added = {"do": "add_system", "deck": "A", "near": "A", "refill": refill}
    scene = acting([added, {"do": "colonize", "optional": True}])
    scene.turn(0)
    scene.play(ACTION, "at:A1")
    extra = vocabulary.LOCATIONS.index("X1")
    assert scene.game.near[extra] == vocabulary.A1
    first = scene.game.system_at[extra]
    scene.ships(0, "X1", 4, 4)
    scene.base(0, "X1", "food")
    effect = next(one for one in scene.game.content.effects if one.verb == vocabulary.COLONIZE)
    colonise.settle(scene.game, 0, extra, [0, 0, 0, 2], effect)
    assert (scene.game.system_at[extra] != PASS) == refill
    assert scene.game.system_at[extra] != first


@pytest.mark.parametrize(("finder_first", "order"), [(True, [1, 2, 0]), (False, [2, 0, 1])])
def test_the_finder_comes_first_or_last(finder_first: bool, order: list[int]) -> None:
    scene = acting([{"do": "each_faction", "effect": [ORE], "finder_first": finder_first}], seats=3)
    scene.game.players[1].researched = scene.game.players[0].researched
    scene.game.players[1].museum_cubes -= 2
    scene.give(1, ore=0, pop=1)
    scene.turn(1)
    scene.game.events = []
    scene.play(ACTION)
    assert [event["seat"] for event in scene.told("ore")] == order


@pytest.mark.parametrize(("area", "places"), [("A", ["A1", "A2"]), ("B", ["B1", "B2"]), ("yard", ["Y1", "Y2"])])
def test_an_event_beside_an_area_is_for_whoever_controls_it_at_the_end(area: str, places: list[str]) -> None:
    """467-468."""
    effect = [{"do": "place_event", "rule": "area", "beside": area, "vp": [3]}]
    scene = Scene(3, printed=printed_with(pioneer_prize={"effect": effect}))
    game = scene.game
    scene.lay("I1", "terraforming")
    scene.researched(0, "I1")
    scene.event("II1", "pioneer-prize")
    scene.give(0, ore=2, pop=1)
    scene.turn(0)
    scene.play("space:research-a-level-ii-technology/0")
    assert scene.kind == "place-beside"
    assert scene.options() == [f"at:{place}" for place in places]
    scene.play(f"at:{places[1]}")

    def points(seat: int) -> int:
        return sum(line.points for line in scoring.standing(game, seat).lines if line.source == "event")

    assert [points(seat) for seat in range(3)] == [0, 0, 0]
    scene.base(2, places[1], "food")
    assert [points(seat) for seat in range(3)] == [0, 0, 3]
    game.controller[vocabulary.LOCATIONS.index(places[1])] = 1
    assert [points(seat) for seat in range(3)] == [0, 3, 0]


def test_ore_paid_to_an_opponent_is_no_change_that_the_action_makes() -> None:
    """542-544, 1075-1078."""
    scene = acting([{"do": "jump", "n": 1}], cost=[{"do": "pay_ore", "n": 2, "to": "opponent"}], seats=3)
    scene.ships(0, "sol", 1)
    scene.give(2, ore=0, pop=1)
    scene.turn(0)
    scene.play(ACTION)
    assert scene.options() == ["seat:2", "seat:3"]
    scene.play("seat:3")
    assert scene.game.players[2].ore == 2
    assert scene.kind == "jump"
    assert "pass" not in scene.options()


def test_an_offer_that_would_change_nothing_is_no_action() -> None:
    """1075-1078: paying for a jump without a ship."""
    offer = {"do": "offer", "cost": [{"do": "pay_ore", "n": 1}], "effect": [{"do": "jump", "n": 2}], "optional": True}
    scene = acting([offer])
    scene.turn(0)
    assert scene.why(ACTION) == "changes-nothing"
    scene.ships(0, "sol", 1)
    scene.turn(0)
    scene.play(ACTION)
    assert scene.kind == "jump", "it could not be declined"
    assert "pass" not in scene.options(), "and paying is no change"


# --- triggers and limits ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("trigger", "times"), [("on_gain_control", 2), ("on_take_control", 1)])
def test_abilities_for_control(trigger: str, times: int) -> None:
    """Two systems are gained by one jump, one of them from an opponent."""
    scene = able(when=trigger)
    scene.system("A1", "procyon")
    scene.system("A2", "wolf-359")
    scene.ships(1, "A1", 1)
    scene.base(1, "A1", "ore")
    scene.ships(0, "sol", 2, 1)
    scene.give(0, ore=0, pop=0)
    scene.turn(0)
    scene.play("space:build-a-ship-then-jump/0", "move:2:sol>A1", "move:1:sol>A2")
    assert used(scene) == times
    assert scene.game.players[0].ore == times


def test_an_ability_for_research() -> None:
    scene = able(when="on_research")
    scene.lay("I2", "terraforming")
    scene.turn(0)
    scene.play("space:research-a-level-i-technology/0", "slot:I2")
    assert used(scene) == 1


def test_an_ability_for_automation() -> None:
    scene = able(when="on_automate")
    scene.lay("I2", "hypercomputing")
    scene.turn(0)
    scene.play("space:research-a-level-i-technology/0", "slot:I2")
    assert used(scene) == 1


@pytest.mark.parametrize(("trades", "times"), [(1, 0), (2, 1)])
def test_an_ability_after_trading_with_a_condition(trades: int, times: int) -> None:
    scene = able(when="on_trade", cond={"metric": "trades_this_phase", "at_least": 2})
    scene.turn(0)
    scene.idle_action()
    scene.play("production:trade", *["trade:population-to-ore"] * trades)
    assert used(scene) == 0, "not before trading is over"
    scene.play("pass")
    assert used(scene) == times


@pytest.mark.parametrize(("track", "times"), [("ore", 1), ("food", 0)])
def test_an_ability_for_an_empty_track(track: str, times: int) -> None:
    scene = able(when="on_track_empty", track=track)
    scene.game.players[0].track = [8, 1]
    scene.game.players[0].automation = [vocabulary.ORE] * 7
    scene.lay("I2", "hypercomputing")
    scene.turn(0)
    scene.play("space:research-a-level-i-technology/0", "slot:I2")
    assert used(scene) == times


@pytest.mark.parametrize(("choice", "times"), [("production:ore", 1), ("production:grow", 0)])
def test_an_ability_for_producing_ore(choice: str, times: int) -> None:
    scene = able(when="on_produce_ore")
    scene.turn(0)
    scene.idle_action()
    scene.play(choice)
    assert used(scene) == times


def test_an_ability_at_the_end_of_the_game() -> None:
    scene = able(when="end_game")
    game = scene.game
    game.last_round = game.round = 1
    scene.turn(0)
    while not game.over:
        assert used(scene) == 0
        scene.idle_action()
        scene.play("production:ore")
    assert used(scene) == 1


@pytest.mark.parametrize(("limit", "times"), [("", 2), ("turn", 2), ("game", 1)])
def test_limits(limit: str, times: int) -> None:
    scene = able(when="on_produce_ore", limit=limit)
    for _ in range(2):
        scene.turn(0)
        scene.idle_action()
        scene.play("production:ore")
    assert used(scene) == times


# --- metrics ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("metric", "count"),
    [
        ("techs", 4),
        ("techs_I", 2),
        ("techs_II", 2),
        ("techs_economic", 2),
        ("techs_military", 1),
        ("techs_commercial", 1),
        ("private_techs", 1),
        ("ships", 3),
        ("fleet_power", 6),
        ("food_removed", 2),
        ("pop", 2),
        ("supply", 6),
        ("ore", 7),
        ("spec_food", 2),
        ("spec_ore", 1),
        ("events_kept", 1),
    ],
)
def test_what_is_counted(metric: str, count: int) -> None:
    scene = Scene()
    game = scene.game
    player = game.players[0]
    player.track = [8, 8]
    player.automation = []
    scene.lay("I1", "advanced-genetics")
    scene.lay("I2", "terraforming")
    scene.lay("II1", "android-destroyers")
    scene.researched(0, "I1", "I2", "II1")
    card = game.content.ids["spacetime-anomaly-studies"]
    game.decks[0][0].remove(card)
    player.private.append(card)
    scene.colony(0, "tau-ceti")
    scene.system("A1", "luytens-star")
    scene.base(0, "A1", "food")
    player.track[vocabulary.FOOD] -= 1
    player.automation.append(vocabulary.FOOD)
    scene.ships(0, "sol", 1, 2, 3)
    scene.give(0, ore=7, pop=2)
    scene.supply(0, [0, 0, 0, 2, 4])
    player.kept.append(0)
    assert metrics.count(game, 0, vocabulary.METRICS.index(metric)) == count
