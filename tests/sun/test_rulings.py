"""Every clarification of the rulebook's last pages, and rules that are easy to get wrong; lines of the rules text.

Long on purpose: one test for each line of the rulebook, in its order.
"""

from __future__ import annotations

import pytest
from tests.sun.laws import check
from tests.sun.scenario import Scene

from starboard.kernel import PASS, Chance, IllegalChoice
from starboard.sun import control, metrics, research, scoring, vocabulary
from starboard.sun.ruleset import RULESET
from starboard.sun.views import deck_view

BASIC_BUILD = "space:build-a-ship-then-jump/0"
BASIC_GAIN = "space:gain-population-and-ore/0"
MILITARY = vocabulary.TYPES.index("military")


# --- actions ------------------------------------------------------------------------------------------------


def test_an_action_must_change_something() -> None:
    """1075-1078: "jump 4" without a jump is no action."""
    scene = Scene()
    scene.lay("I2", "terraforming")
    scene.researched(0, "I2")
    scene.turn(0)
    assert scene.why("space:terraforming/0") == "changes-nothing", "no ship, no jump"
    scene.ships(0, "sol", 1)
    scene.turn(0)
    scene.play("space:terraforming/0")
    assert "pass" not in scene.options()
    assert scene.why("pass") == "must-change"


def test_an_action_with_another_effect_may_leave_out_the_jump() -> None:
    """1075-1078: "take 2 ore + jump 2" may be chosen for the ore."""
    scene = Scene()
    scene.lay("II1", "privateering")
    scene.lay("II2", "orbital-railguns")
    scene.researched(0, "I1", "I2", "II2")
    scene.lay("III1", "hyperdrive-boosters")
    scene.researched(0, "III1")
    scene.ships(0, "sol", 1)
    scene.turn(0)
    scene.play("space:hyperdrive-boosters/0")
    scene.play("ship:1@sol")  # up to two ships: there is only one
    assert scene.kind == "jump"
    assert "pass" in scene.options()


def test_a_jump_is_judged_as_a_whole() -> None:
    """Moving there and back has not happened; every partial movement can be completed."""
    scene = Scene()
    scene.ships(0, "sol", 1)
    scene.give(0, pop=0)
    scene.turn(0)
    scene.play(BASIC_BUILD)
    assert scene.kind == "jump"
    scene.play("move:1:sol>A1")
    assert scene.why("move:1:A1>sol") == "ends-where-it-began"
    assert "pass" in scene.options()


def test_swapping_two_equal_ships_is_no_change() -> None:
    scene = Scene()
    scene.ships(0, "sol", 1)
    scene.ships(0, "A1", 1)
    scene.base(0, "A1", "food")
    scene.give(0, pop=0)
    scene.turn(0)
    scene.play(BASIC_BUILD, "move:1:sol>A1")
    assert scene.why("move:1:A1>sol") == "ends-where-it-began"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("factions", ["basic", "advanced"])
def test_in_the_first_round_everybody_can_research_level_i(seats: int, factions: str) -> None:
    """68, 260: pawns begin beside the board; nobody is locked out by those who come first."""
    research_first = "space:research-a-level-i-technology/0"
    game = RULESET.new_game(seats, {"factions": factions}, Chance.seeded("first round", seats))
    seen = []
    while game.round == 1:
        decision = game.decisions[0]
        names = game.names(decision.form.things())
        if decision.kind == "action":
            seen.append(decision.seat)
            assert research_first in names
            game.decide(decision.seat, [game.thing(research_first)])
        else:
            game.decide(decision.seat, decision.form.first())
    assert sorted(seen) == list(range(seats))


def test_the_last_basic_space_may_be_repeated() -> None:
    """243-248."""
    scene = Scene()
    scene.game.players[0].pawn = scene.game.thing(BASIC_GAIN)
    scene.give(0, pop=2)
    scene.turn(0)
    assert BASIC_GAIN in scene.options()


def test_costs_are_paid_in_full_before_the_effect() -> None:
    """255, 264-270, 586-589: withdrawn population and the researcher are different cubes."""
    scene = Scene()
    scene.lay("II1", "human-experiments")
    scene.researched(0, "I1", "II1")
    scene.give(0, pop=2)
    scene.turn(0)
    assert scene.why("space:human-experiments/0") == "not-enough-population", "2 withdrawn and 1 to research make 3"
    scene.give(0, pop=3)
    scene.turn(0)
    assert "space:human-experiments/0" in scene.options()


def test_modular_fleet_may_be_used_for_its_jump_alone() -> None:
    """1080-1081: each of the three builds is optional."""
    scene = Scene()
    scene.lay("II1", "modular-fleet")
    scene.researched(0, "I1", "II1")
    scene.ships(0, "sol", 1)
    scene.give(0, ore=1, pop=3)
    scene.turn(0)
    scene.play("space:modular-fleet/0", "pass", "pass", "pass")
    assert scene.kind == "jump"
    assert "pass" not in scene.options(), "then the jump must change something"


def test_quantum_data_exchange_copies_research_actions_even_occupied_and_unresearched() -> None:
    """1083-1086: also Deep Space Megastructures and the Technocrats."""
    scene = Scene()
    game = scene.game
    scene.lay("II1", "orbital-railguns")
    scene.lay("III1", "quantum-data-exchange")
    scene.lay("III2", "deep-space-megastructures")
    scene.researched(0, "I1", "II1", "III1")
    scene.researched(0, "I2")
    scene.lay("II2", "surveying-androids")
    scene.researched(0, "II2")
    game.guilds_open = 0b0100
    scene.give(0, ore=9, pop=3)
    game.players[1].pawn = game.thing("space:deep-space-megastructures/0")
    scene.turn(0)
    scene.play("space:quantum-data-exchange/0")
    assert "space:deep-space-megastructures/0" in scene.options()
    assert "space:technocrats/0" in scene.options()
    assert BASIC_GAIN not in scene.options(), "no research in it"
    assert "space:quantum-data-exchange/0" not in scene.options()
    scene.play("space:deep-space-megastructures/0")
    assert game.players[0].ore == 5, "the copied action's cost is paid"
    assert game.players[0].pawn == game.thing("space:quantum-data-exchange/0"), "the pawn stays"


def test_technocrats_may_use_an_occupied_basic_space() -> None:
    """1083-1084."""
    scene = Scene()
    game = scene.game
    scene.lay("II1", "orbital-railguns")
    scene.researched(0, "I1", "II1")
    scene.lay("III1", "hivemind-computing")
    game.guilds_open = 0b0100
    scene.give(0, ore=7, pop=3)
    game.players[1].pawn = game.thing("space:research-a-level-i-technology/0")
    scene.turn(0)
    scene.play("space:technocrats/0")  # research III1, the only one in reach
    while scene.kind != "copy-action":
        scene.play(scene.options()[0])
    assert "space:research-a-level-i-technology/0" in scene.options()
    assert "pass" in scene.options()


# --- supply -------------------------------------------------------------------------------------------------


def test_cubes_come_from_the_left_and_go_back_to_the_right() -> None:
    """570-576, 581-591."""
    scene = Scene()
    game = scene.game
    scene.faction(0, "nishida-ostergaard-basic")
    player = game.players[0]
    player.supply = [1, 2, 3, 4, 3]
    assert game.take_supply(0, vocabulary.LEFT)
    assert game.take_supply(0, vocabulary.LEFT)
    assert player.supply == [0, 1, 3, 4, 3], "a column is emptied before the next one"
    for _ in range(3):
        game.return_to_supply(0)
    assert player.supply == [0, 3, 3, 4, 4]


def test_a_full_mat_takes_further_cubes_in_column_a() -> None:
    """591, 994-996, 1140-1141."""
    scene = Scene()
    scene.faction(0, "nishida-ostergaard-basic")
    player = scene.game.players[0]
    player.supply = player.faction.columns[:]
    scene.game.return_to_supply(0)
    assert player.supply == [4, 3, 3, 4, 4]


def test_cubes_taken_from_unusual_columns_leave_gaps_that_fill_from_the_right() -> None:
    """1122-1124: the Solar United Nations start with a gap in column E."""
    scene = Scene()
    scene.faction(0, "solar-united-nations-basic")
    player = scene.game.players[0]
    assert player.faction.start_supply == [3, 3, 3, 4, 3]
    player.supply = player.faction.start_supply[:]
    scene.game.return_to_supply(0)
    assert player.supply == [3, 3, 3, 4, 4]


def test_without_supply_population_may_be_used_instead_or_nothing() -> None:
    """571-573, 1054-1056."""
    scene = Scene()
    scene.lay("II1", "plasma-cannon")
    scene.researched(0, "I1")
    scene.give(0, ore=2, pop=3)
    scene.supply(0, [0, 0, 0, 0, 0])
    scene.turn(0)
    scene.play("space:research-a-level-ii-technology/0")
    if scene.kind == "research":
        scene.play("slot:II1")
    assert scene.kind == "build"
    assert set(scene.options()) == {"at:sol", "pass"}
    scene.play("at:sol")
    assert scene.game.players[0].pop == 1


# --- control ------------------------------------------------------------------------------------------------


def test_the_departing_controller_loses_to_the_single_strongest() -> None:
    """882-883."""
    scene = Scene(3)
    scene.ships(1, "A1", 2)
    scene.ships(2, "A1", 1)
    scene.base(0, "A1", "food")
    control.check(scene.game)
    assert scene.controller("A1") == 1


def test_when_others_tie_the_departing_controller_loses_and_nobody_gains() -> None:
    """885-889."""
    scene = Scene(3)
    scene.ships(1, "A1", 2)
    scene.ships(2, "A1", 2)
    scene.base(0, "A1", "food")
    track = scene.game.players[0].track[vocabulary.FOOD]
    control.check(scene.game)
    assert scene.controller("A1") == PASS
    assert scene.game.players[0].track[vocabulary.FOOD] == track + 1, "the disc went home"


def test_a_tie_with_the_controller_changes_nothing() -> None:
    """889-891."""
    scene = Scene(3)
    scene.ships(0, "A1", 2)
    scene.ships(1, "A1", 2)
    scene.base(0, "A1", "food")
    control.check(scene.game)
    assert scene.controller("A1") == 0


def test_an_empty_system_is_kept() -> None:
    """893-894."""
    scene = Scene()
    scene.base(0, "A1", "food")
    control.check(scene.game)
    assert scene.controller("A1") == 0


def test_bases_add_no_power() -> None:
    """880."""
    scene = Scene()
    scene.base(0, "A1", "food")
    scene.ships(1, "A1", 1)
    control.check(scene.game)
    assert scene.controller("A1") == 1


@pytest.mark.parametrize(("order", "ore_before_the_jump"), [("sirius,alpha-centauri", 1), ("alpha-centauri,sirius", 0)])
def test_several_bonuses_at_once_are_ordered_by_their_owner(order: str, ore_before_the_jump: int) -> None:
    """915: Sirius gives 1 ore, Alpha Centauri a jump; what is named first is resolved first."""
    scene = Scene()
    scene.lay("I2", "terraforming")
    scene.researched(0, "I2")
    scene.system("A1", "sirius")
    scene.system("A2", "alpha-centauri")
    scene.ships(0, "sol", 1, 1)
    scene.turn(0)
    scene.play("space:terraforming/0", "move:1:sol>A1", "move:1:sol>A2", "pass")
    assert scene.kind == "bonus-order"
    assert sorted(scene.options()) == ["alpha-centauri", "sirius"]
    ore = scene.game.players[0].ore
    scene.play(order)
    assert scene.kind == "jump"
    assert scene.game.players[0].ore == ore + ore_before_the_jump


def test_upgrade_then_jump_checks_control_in_between() -> None:
    """1118-1120: Supply Base, Hyperdrive Boosters."""
    scene = Scene()
    scene.lay("II1", "supply-base")
    scene.researched(0, "I1", "II1")
    scene.system("A1", "sirius")
    scene.ships(0, "A1", 1)
    scene.ships(1, "A1", 1)
    scene.base(1, "A1", "ore")
    scene.give(0, ore=0, pop=1)
    scene.turn(0)
    scene.play("space:supply-base/0")
    assert scene.controller("A1") == 0, "taken by the upgrade, before the jump"
    assert scene.game.players[0].ore == 1, "with its bonus"
    assert scene.kind == "jump"


def test_star_discs_are_not_exchanged_when_production_discs_come_back() -> None:
    """1136-1139, 1143-1144."""
    scene = Scene()
    game = scene.game
    player = game.players[0]
    player.track = [0, 8]
    player.automation = [vocabulary.FOOD] * 7
    scene.system("A1", "luytens-star")
    scene.system("A2", "van-maanens-star")
    scene.base(0, "A1", "food")
    assert game.base[vocabulary.A1] == vocabulary.STAR
    player.automation.pop()
    game.base[vocabulary.A1 + 1], game.controller[vocabulary.A1 + 1] = vocabulary.FOOD, 0
    game.base[vocabulary.B1], game.controller[vocabulary.B1] = vocabulary.FOOD, 0
    scene.ships(1, "A2", 1)
    control.check(game)
    assert player.track[vocabulary.FOOD] == 1
    assert game.base[vocabulary.A1] == vocabulary.STAR, "it stays where it is"


# --- research -----------------------------------------------------------------------------------------------


def test_the_type_comes_from_the_required_technologies() -> None:
    """660-666: of two different types the discoverer chooses one."""
    scene = Scene()
    scene.lay("I1", "narrow-beam-lasers")
    scene.lay("I2", "terraforming")
    scene.event("II2", "ore-rush")
    scene.researched(0, "I1", "I2")
    scene.give(0, ore=2, pop=1)
    scene.turn(0)
    scene.play("space:research-a-level-ii-technology/0", "slot:II2")
    assert scene.kind == "technology-type"
    assert scene.options() == ["type:military", "type:commercial"]
    scene.play("type:military")
    cards = [scene.game.content.technologies[card] for card in scene.game.revealed]
    assert len(cards) == 2
    assert all(MILITARY in card.types for card in cards)
    aside = scene.game.aside[:]
    assert all(MILITARY not in scene.game.content.technologies[card].types for card in aside)
    other = next(card.thing for card in cards if card.slug != scene.options()[0])
    scene.play(scene.options()[0])
    assert sorted(scene.game.decks[0][-1]) == sorted([*aside, other]), "the rest lies under the deck"
    check(scene.game)


def test_two_of_three_take_the_type_from_the_researched_ones_only() -> None:
    """634-635, 1146-1147."""
    scene = Scene()
    for slot, slug in (
        ("II1", "plasma-cannon"),
        ("II2", "modular-fleet"),
        ("II3", "human-experiments"),
        ("III1", "capital-ship"),
        ("III2", "android-armada"),
        ("III3", "stealth-terraformers"),
    ):
        scene.lay(slot, slug)
    scene.researched(0, "I1", "I2", "II1", "II2", "III1", "III2")
    scene.game.guilds_open = 0b1000
    scene.give(0, ore=6, pop=3)
    scene.turn(0)
    scene.play("space:metascientists/0")
    assert scene.kind == "discover", "both researched ones are military: no choice"
    assert all(MILITARY in scene.game.content.technologies[card].types for card in scene.game.revealed)


def test_the_eye_allows_discovered_technologies_only() -> None:
    """637-638."""
    scene = Scene()
    scene.lay("I1", "hypercomputing")
    scene.lay("II3", "mass-cloning")
    scene.researched(0, "I1", "I2")
    scene.give(0, ore=1, pop=2)
    scene.turn(0)
    ore = scene.game.players[0].ore
    assert ore == 1
    scene.lay("II1", "plasma-cannon")
    scene.turn(0)
    scene.play("space:hypercomputing/0")
    assert scene.options() == ["slot:II1", "slot:II3"]
    assert scene.why("slot:II2") == "not-discovered"
    assert scene.why("slot:II4") == "not-discovered"


def test_every_researcher_gets_the_immediate_bonus() -> None:
    """690-694."""
    scene = Scene()
    scene.lay("I1", "hypercomputing")
    scene.researched(1, "I1")
    scene.give(0, ore=0, pop=1)
    scene.turn(0)
    scene.play("space:research-a-level-i-technology/0", "slot:I1")
    assert scene.game.players[0].ore == 1
    assert len(scene.game.players[0].automation) >= 1


def test_private_technologies_need_no_cube_and_are_their_owners_alone() -> None:
    """1126-1134: Procyon."""
    scene = Scene()
    game = scene.game
    scene.lay("I2", "terraforming")
    scene.researched(0, "I2")
    scene.system("A1", "procyon")
    scene.ships(0, "A1", 4)
    scene.base(0, "A1", "ore")
    scene.give(0, ore=3, pop=1)
    scene.turn(0)
    scene.play("space:terraforming/1")
    assert scene.kind == "private-technology"
    assert len(scene.options()) == 3
    view = game.view(1)["table"]
    assert isinstance(view, dict)
    assert view["looking_at"] == []
    assert view["looking"] == [3, 0]
    kept = scene.options()[0]
    scene.play(kept)
    assert game.names(game.players[0].private) == [kept]
    check(game)
    mine = [line.points for line in scoring.standing(game, 0).lines if line.source == "technologies-II"]
    assert mine == [2]
    assert len(deck_view(game, 0, 0)["seen"]) == 1, "the owner knows which two lie under the deck"  # type: ignore[arg-type]
    assert deck_view(game, 0, 1)["seen"] == []


# --- systems and events -------------------------------------------------------------------------------------


def test_lalande_grows_then_produces_then_trades() -> None:
    """1091-1092."""
    scene = Scene()
    scene.lay("I2", "terraforming")
    scene.researched(0, "I2")
    scene.system("A1", "lalande-21185")
    scene.ships(0, "A1", 4)
    scene.base(0, "A1", "food")
    scene.give(0, ore=3, pop=1)
    scene.turn(0)
    scene.play("space:terraforming/1")
    assert scene.kind == "trade"
    assert scene.game.players[0].pop >= 1, "grown"
    assert scene.game.players[0].ore >= 1, "produced"


def test_ross_154_pushes_a_pawn_aside() -> None:
    """1094-1096."""
    scene = Scene()
    game = scene.game
    scene.ships(0, "sol", 1)
    scene.give(0, ore=0, pop=2)
    game.players[1].pawn = game.thing(BASIC_BUILD)
    scene.turn(0)
    assert scene.why(BASIC_BUILD) == "space-occupied"
    scene.colony(0, "ross-154")
    scene.turn(0)
    assert BASIC_BUILD in scene.options()
    game.players[0].pawn = game.thing(BASIC_BUILD)
    game.players[1].pawn = PASS
    scene.turn(0)
    assert scene.why(BASIC_BUILD) == "pawn-must-move", "one's own pawn does not count"


def discovering(slot: str, event: str) -> Scene:
    scene = Scene()
    scene.lay("II1", "plasma-cannon")
    scene.researched(0, "I1", "II1")
    scene.event(slot, event)
    scene.game.guilds_open = 0b0010
    scene.give(0, ore=12, pop=3)
    return scene


def test_ships_in_the_museum_have_left_the_game() -> None:
    """1098-1099."""
    scene = discovering("III1", "museum-of-retired-spaceships")
    scene.ships(0, "sol", 3)
    scene.turn(0)
    scene.play("space:professors/0")
    assert scene.kind == "museum"
    scene.play("ship:3@sol")
    assert scene.game.players[0].museum_power == 3
    assert scene.game.players[0].fleet() == 0
    check(scene.game)
    assert (
        scoring.majority_points(scene.game, 0, scene.game.content.events[scene.game.placed[0]].effect.effects[0]) == 4
    )


def test_the_dyson_sphere() -> None:
    """1101-1105: no location; its action gives a colony without discs and its bonus, the event is discarded."""
    scene = discovering("III1", "dyson-sphere-mark-i")
    game = scene.game
    scene.turn(0)
    scene.play("space:professors/0")
    while scene.kind != "production":
        scene.play("pass" if "pass" in scene.options() else scene.options()[0])
    assert game.dyson_system != PASS
    assert game.dyson_system not in game.system_at
    scene.give(1, ore=8, pop=1)
    scene.turn(1)
    system = game.dyson_system
    scene.play("space:dyson-sphere-mark-i/0")
    assert game.players[1].colonies == [system]
    assert game.players[1].colony_discs == [vocabulary.NO_DISC << 2 | vocabulary.NO_DISC]
    assert game.players[1].ore <= 4 + 4
    assert game.players[1].pawn == PASS, "the pawn waits beside Basic Spacefaring Technology"
    assert game.placed == []


def test_a_guild_opens_for_everybody_and_the_finder_keeps_the_card() -> None:
    """84-90."""
    scene = discovering("III1", "ono")
    scene.turn(0)
    scene.play("space:professors/0")
    assert scene.kind == "open-guild"
    assert scene.options() == ["technocrats", "metascientists"]
    scene.play("metascientists")
    assert scene.game.guilds_open >> 3 & 1
    assert scene.game.names([vocabulary.EVENT + event for event in scene.game.players[0].kept]) == ["ono"]


def test_an_exhausted_system_deck_is_replaced_by_the_other() -> None:
    """997-1007, 1088-1089."""
    scene = Scene()
    scene.game.decks[3] = []
    card = scene.game.from_system_deck(0, 0, "refill")
    assert scene.game.content.systems[card].deck == 1
    scene.game.decks[4] = []
    assert scene.game.from_system_deck(0, 0, "refill") == PASS


def test_specialisation_counts_printed_symbols_and_shipyards() -> None:
    """1107-1108."""
    scene = Scene()
    scene.colony(0, "tau-ceti")
    scene.base(0, "Y1", "ore")
    assert metrics.count(scene.game, 0, vocabulary.METRICS.index("spec_food")) == 2
    assert metrics.count(scene.game, 0, vocabulary.METRICS.index("spec_ore")) == 2


# --- events that stay in play -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("powers", "points"),
    [
        ([5, 3, 2, 1], [4, 2, 0, 0]),
        ([5, 5, 3, 1], [4, 4, 0, 0]),
        ([5, 3, 3, 1], [4, 2, 2, 0]),
        ([5, 5, 5, 1], [4, 4, 4, 0]),
        ([3, 0, 0, 0], [4, 0, 0, 0]),
    ],
)
def test_all_who_tie_get_the_higher_number_and_the_next_falls_away(powers: list[int], points: list[int]) -> None:
    """Most gets 4, second most 2. Two who tie for the most fill both places; nobody gets anything for zero."""
    scene = Scene(4)
    museum = scene.game.content.ids["museum-of-retired-spaceships"] - vocabulary.EVENT
    scene.game.placed.append(museum)
    for seat, power in enumerate(powers):
        scene.game.players[seat].museum_power = power
    got = [
        sum(line.points for line in scoring.standing(scene.game, seat).lines if line.source == "event")
        for seat in range(4)
    ]
    assert got == points


def test_an_event_beside_deep_space_is_for_the_strongest_fleet_there() -> None:
    """465-468: nobody can control Deep Space, so the strongest fleet counts, and all who tie."""
    scene = discovering("III1", "fleet-parade")
    game = scene.game
    scene.turn(0)
    scene.play("space:professors/0")
    assert scene.told("place-beside") == [{"seat": 0, "card": "fleet-parade", "place": "at:deep_space"}]
    table = game.view(0)["table"]
    assert isinstance(table, dict)
    assert table["beside"] == {"fleet-parade": "deep_space"}

    def points(seat: int) -> int:
        return sum(line.points for line in scoring.standing(game, seat).lines if line.source == "event")

    assert (points(0), points(1)) == (0, 0), "nobody is there"
    scene.ships(0, "deep_space", 2)
    assert (points(0), points(1)) == (3, 0)
    scene.ships(1, "deep_space", 1, 1)
    assert (points(0), points(1)) == (3, 3)
    scene.ships(1, "deep_space", 1)
    assert (points(0), points(1)) == (0, 3)


@pytest.mark.parametrize(("level", "chosen"), [(1, 0), (2, 1)])
def test_secret_arms_purchase_is_one_level_and_one_source_for_all(level: int, chosen: int) -> None:
    """79-81: the finder chooses the level; every faction may then build such a ship from supply in Deep Space."""
    scene = Scene(3)
    game = scene.game
    scene.lay("I1", "terraforming")
    scene.researched(0, "I1")
    for seat in range(3):
        scene.give(seat, ore=2, pop=2)
    scene.event("II1", "secret-arms-purchase")
    scene.turn(0)
    scene.play("space:research-a-level-ii-technology/0")
    assert scene.kind == "choice"
    population = [player.pop for player in game.players]
    scene.play(scene.options()[chosen])
    for seat in range(3):
        assert scene.decision.seat == seat
        assert "pass" in scene.options()
        scene.play("at:deep_space")
        assert scene.power(seat, "deep_space") == level
    assert [player.pop for player in game.players] == population, "nobody used population"


# --- achievements and scoring -------------------------------------------------------------------------------


def test_an_achievement_must_be_taken_one_a_turn() -> None:
    """371-397."""
    scene = Scene()
    game = scene.game
    scene.goals("efficiency", "heavy-industry")
    game.players[0].track = [8, 0]
    game.players[0].automation = [vocabulary.ORE] * 8
    scene.turn(0)
    scene.idle_action()
    scene.play("production:ore")
    assert scene.kind == "achievement"
    with pytest.raises(IllegalChoice, match="must-take-achievement"):
        scene.play("pass")
    scene.play("heavy-industry")
    assert game.goal_discs == [[], [0]]
    assert scene.decision.seat == 1


def test_scoring_step_by_step() -> None:
    """444-470."""
    scene = Scene()
    game = scene.game
    scene.lay("II1", "plasma-cannon")
    scene.researched(0, "I1", "I2", "II1")
    scene.colony(0, "tau-ceti")
    scene.base(0, "Y1", "ore")
    scene.ships(0, "sol", 2)
    scene.ships(1, "sol", 1, 1)
    game.players[0].track[vocabulary.FOOD] = 5
    game.players[0].automation = [vocabulary.FOOD] * 3 + game.players[0].automation
    lines = {(line.source, line.thing): line.points for line in scoring.standing(game, 0).lines}
    assert lines["technologies-I", PASS] == 2
    assert lines["technologies-II", PASS] == 2
    assert lines["colony", game.content.ids["tau-ceti"]] == 4
    assert lines["outposts", PASS] == 1
    assert lines["strongest", vocabulary.LOCATION + vocabulary.SOL] == 1, "all who tie get it"
    assert ("strongest", vocabulary.LOCATION + vocabulary.DEEP_SPACE) not in lines, "nobody is there"
    assert scoring.strongest_points(game, 1, vocabulary.SOL) == 1


def test_levels_above_the_seventh_are_worth_one_each() -> None:
    """455-456, 802-806."""
    scene = Scene()
    player = scene.game.players[0]
    player.automation = [vocabulary.STAR] * 9
    assert scoring.automation_points(scene.game, 0) == sum(player.faction.automation_vp) + 2


# --- the expert variant -------------------------------------------------------------------------------------


def test_rows_are_laid_out_as_their_level_comes_within_reach() -> None:
    """1149-1152: II from the start, III by a card that researches it, IIII not by Mass Enlightenment."""
    scene = Scene(tableau="expert")
    game = scene.game
    assert [len(row) for row in game.rows] == [4, 0, 0]
    scene.event("III1", "mass-enlightenment")
    for row in game.rows:
        while row:
            game.decks[0][0].append(row.pop())
    scene.lay("II1", "plasma-cannon")
    scene.researched(0, "I1", "II1")
    game.guilds_open = 0b0010
    scene.give(0, ore=4, pop=3)
    scene.turn(0)
    scene.play("space:professors/0")
    assert scene.kind == "reveal-technology"
    scene.play("slot:IIII1")
    assert game.rows_set >> 4 & 1 == 0, "Mass Enlightenment lays out no row IIII"
    assert game.tech_at[scene.slot("IIII1")] != PASS
    assert len(game.rows[1]) == 4, "but researching III has laid out its row"


def test_spacetime_anomaly_studies_lays_out_row_iii() -> None:
    """1151."""
    scene = Scene(tableau="expert")
    game = scene.game
    assert game.rows[1] == []
    research.come_within_reach(game, 0, game.content.technologies[game.content.ids["spacetime-anomaly-studies"]])
    assert len(game.rows[1]) == 4


# --- stealth terraformers -----------------------------------------------------------------------------------


def test_every_move_before_a_colonisation_that_must_follow_can_be_completed() -> None:
    scene = Scene()
    game = scene.game
    scene.lay("III1", "stealth-terraformers")
    scene.researched(0, "III1")
    scene.system("A1", "wolf-359")
    scene.system("A2", "alpha-centauri")
    scene.ships(0, "sol", 2, 1)
    scene.give(0, ore=5, pop=1)
    scene.turn(0)
    scene.play("space:stealth-terraformers/0")
    assert set(scene.options()) == {f"move:{level}:sol>{place}" for level in (1, 2) for place in ("A1", "A2")}
    scene.play("move:2:sol>A2")
    assert scene.why("move:2:A2>B2") == "must-colonise-then"
    scene.play("pass")
    assert game.names([vocabulary.SYSTEM + one for one in game.players[0].colonies]) == ["alpha-centauri"]
    assert scene.kind == "jump", "the colonising bonus of Alpha Centauri; its control bonus was left out"
    assert game.jump_left == 2
    check(game)


def test_a_bonus_that_waited_is_given_when_nothing_can_be_colonised_any_more() -> None:
    """907-911: an opponent's own bonus takes the target away; the bonus of the other new system is not lost."""
    scene = Scene()
    game = scene.game
    scene.lay("III1", "stealth-terraformers")
    scene.researched(0, "III1")
    scene.system("A1", "alpha-centauri")
    scene.system("A2", "wolf-359")
    scene.system("B1", "gliese-581")
    scene.base(0, "A1", "food")
    scene.ships(0, "A1", 2)
    scene.ships(0, "sol", 2)
    scene.ships(1, "A1", 1)
    scene.ships(1, "sol", 4)
    scene.give(0, ore=5, pop=1)
    scene.turn(0)
    scene.play("space:stealth-terraformers/0", "move:2:A1>B1")
    assert game.players[0].pop == 0
    scene.play("move:4:sol>A2")
    assert scene.controller("A2") == 1
    assert game.players[0].pop == 1, "the bonus of Gliese 581"
    assert game.held == []


# --- what counts while an action is under way ---------------------------------------------------------------


def test_a_cube_without_a_card_scores_nothing_yet() -> None:
    """598-694: the event is resolved between the cube and the card."""
    scene = Scene()
    scene.lay("I1", "terraforming")
    scene.researched(0, "I1")
    scene.give(0, ore=2, pop=2)
    scene.event("II1", "secret-arms-purchase")
    scene.turn(0)
    before = scoring.standing(scene.game, 0).total
    scene.play("space:research-a-level-ii-technology/0")
    assert scene.kind == "choice"
    assert scoring.standing(scene.game, 0).total == before
    assert metrics.count(scene.game, 0, vocabulary.METRICS.index("highest_tech_level")) == 1
    check(scene.game)


def test_an_ability_that_would_change_nothing_is_not_offered() -> None:
    """1075-1078: Galactic HQ upgrades a ship; with none below level 4 it would be paid for nothing."""
    scene = Scene()
    scene.lay("IIII1", "galactic-hq")
    scene.researched(0, "IIII1")
    scene.ships(0, "sol", 4)
    scene.give(0, ore=2, pop=1)
    scene.turn(0)
    assert not [option for option in scene.options() if option.startswith("ability:")]
    scene.ships(0, "deep_space", 3)
    scene.turn(0)
    assert "ability:galactic-hq/0" in scene.options()


def test_abilities_for_any_time_can_be_used_before_each_phase() -> None:
    """Before the action, before production, and before the achievement phase; once a turn."""
    for moment in ("action", "production", "anytime"):
        scene = Scene()
        scene.lay("IIII1", "galactic-hq")
        scene.researched(0, "IIII1")
        scene.ships(0, "deep_space", 2)
        scene.give(0, ore=2, pop=1)
        scene.turn(0)
        if moment != "action":
            scene.play(BASIC_GAIN)
        if moment == "anytime":
            scene.play("production:ore")
        assert scene.kind == moment
        scene.play("ability:galactic-hq/0")
        assert scene.power(0, "deep_space") == 3
        assert scene.decision.seat == 1 or "ability:galactic-hq/0" not in scene.options()


def test_supply_can_be_moved_only_to_another_column() -> None:
    """939-943: with all cubes in column A already, Tau Ceti's bonus changes nothing."""
    scene = Scene()
    game = scene.game
    bonus = game.content.systems[game.content.ids["tau-ceti"] - vocabulary.SYSTEM].on_control
    for columns, changes in (([3, 0, 0, 0, 0], False), ([2, 0, 1, 0, 0], True)):
        scene.supply(0, columns)
        assert game.executor.can_change(game, 0, bonus, 0, 1, 3, 0) == changes


def test_research_takes_population() -> None:
    """562, 586-588: without population the reason says so."""
    scene = Scene()
    scene.lay("I1", "terraforming")
    scene.researched(0, "I1")
    scene.give(0, ore=5, pop=0)
    scene.ships(0, "sol", 1)
    scene.turn(0)
    assert scene.why("space:research-a-level-i-technology/0") == "not-enough-population"
    assert scene.why("space:research-a-level-ii-technology/0") == "not-enough-population"
