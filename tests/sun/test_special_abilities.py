"""Special abilities of the advanced factions: gained once, during play, the moment their condition first holds."""

from __future__ import annotations

import pytest
from tests.sun.scenario import Scene, printed_with

from starboard.sun import control, vocabulary
from starboard.sun.content import SpecialAbility
from starboard.sun.position import SunGame


def gained(game: SunGame, seat: int) -> object:
    """What the view of anybody shows of a mat."""
    table = game.view(1 - seat)["table"]
    assert isinstance(table, dict)
    return table["players"][seat]["gained"]


def special(game: SunGame, seat: int, letter: str) -> SpecialAbility:
    return next(one for one in game.players[seat].faction.specials if one.letter == letter)


@pytest.mark.parametrize(
    "slug", ["solar-united-nations", "nishida-ostergaard", "helix-consortium", "free-colonies-league"]
)
def test_nobody_has_a_special_ability_at_the_start(slug: str) -> None:
    """191: players can gain them during play."""
    scene = Scene(factions="advanced")
    scene.faction(0, f"{slug}-advanced")
    player = scene.game.players[0]
    assert gained(scene.game, 0) == []
    assert [one.letter for one in player.pursued] == ["A", "B"]
    assert player.abilities == []
    assert player.rules == 0


# --- Solar United Nations -----------------------------------------------------------------------------------


def trading() -> Scene:
    """Two ships to recall, 2 ore to pay for it, and a population to exchange: the example of 1112-1113."""
    scene = Scene(factions="advanced")
    scene.faction(0, "solar-united-nations-advanced")
    scene.ships(0, "sol", 1, 1)
    scene.give(0, ore=2, pop=0)
    scene.turn(0)
    scene.idle_action()
    scene.give(0, ore=2, pop=0)
    return scene


def test_solar_united_nations_gain_a_by_three_trades_in_one_production_phase() -> None:
    """1110-1113: in any mix; the reward comes at once, before a fourth trade."""
    scene = trading()
    game = scene.game
    scene.play("production:trade", "ship:1@sol", "ship:1@sol")
    assert gained(game, 0) == []
    scene.play("trade:population-to-ore")
    assert gained(game, 0) == ["A"]
    assert scene.told("special") == [{"seat": 0, "ability": "special:solar-united-nations-advanced/A"}]
    assert scene.kind == "automate"
    scene.play("disc:ore")
    assert len(game.players[0].automation) == 1
    assert scene.kind == "trade", "trading goes on"


def test_two_trades_are_not_three_and_a_new_phase_counts_anew() -> None:
    """1111-1112: in this one production phase."""
    scene = trading()
    game = scene.game
    scene.play("production:trade", "ship:1@sol", "ship:1@sol", "pass")
    scene.turn(0)
    scene.idle_action()
    scene.play("production:trade", "trade:population-to-ore")
    assert gained(game, 0) == []
    scene.play("trade:population-to-ore")
    assert gained(game, 0) == []


def test_trades_of_a_colonising_bonus_are_not_of_the_production_phase() -> None:
    """1110-1112: trading must be what the faction chose in its production phase; Lalande 21185 trades in the action."""
    scene = Scene(factions="advanced")
    scene.faction(0, "solar-united-nations-advanced")
    scene.lay("I2", "terraforming")
    scene.researched(0, "I2")
    scene.system("A1", "lalande-21185")
    scene.ships(0, "A1", 4)
    scene.base(0, "A1", "food")
    scene.give(0, ore=3, pop=5)
    scene.turn(0)
    scene.play("space:terraforming/1", *["trade:population-to-ore"] * 3)
    assert scene.kind == "trade"
    assert gained(scene.game, 0) == []


def test_an_ability_is_gained_once() -> None:
    """Three more trades in a later phase give nothing more."""
    scene = trading()
    game = scene.game
    scene.play("production:trade", "ship:1@sol", "ship:1@sol", "trade:population-to-ore", "disc:ore", "pass")
    scene.give(0, ore=0, pop=4)
    scene.turn(0)
    scene.idle_action()
    scene.play("production:trade", *["trade:population-to-ore"] * 3)
    assert scene.kind == "trade"
    assert len(game.players[0].automation) == 1
    assert len(scene.told("special")) == 1


def test_the_trades_of_another_faction_do_not_count() -> None:
    scene = Scene(factions="advanced")
    scene.faction(0, "nishida-ostergaard-advanced")
    scene.faction(1, "solar-united-nations-advanced")
    scene.ships(0, "sol", 1, 1, 1)
    scene.turn(0)
    scene.idle_action()
    scene.give(0, ore=3, pop=0)
    scene.play("production:trade", *["ship:1@sol"] * 3)
    assert gained(scene.game, 1) == []


def test_a_private_technology_counts_too() -> None:
    """1126-1134: two technologies of level II on the board, and the third by colonising Procyon."""
    scene = Scene(factions="advanced")
    scene.faction(0, "solar-united-nations-advanced")
    scene.lay("I2", "terraforming")
    scene.lay("II1", "plasma-cannon")
    scene.lay("II3", "mass-cloning")
    scene.researched(0, "I1", "I2", "II1", "II3")
    scene.system("A1", "procyon")
    scene.ships(0, "A1", 4)
    scene.base(0, "A1", "ore")
    scene.give(0, ore=3, pop=1)
    scene.turn(0)
    scene.play("space:terraforming/1")
    assert gained(scene.game, 0) == []
    scene.play(scene.options()[0])
    while scene.kind != "production":
        scene.play("pass" if "pass" in scene.options() else scene.options()[0])
    assert gained(scene.game, 0) == ["B"]


# --- Nishida-Østergaard -------------------------------------------------------------------------------------


def last_ore_disc(system: str) -> Scene:
    """One ore disc is left, and a ship stands beside a system that takes it."""
    scene = Scene(factions="advanced")
    scene.faction(0, "nishida-ostergaard-advanced")
    scene.game.players[0].track = [8, 1]
    scene.game.players[0].automation = [vocabulary.ORE] * 7
    scene.lay("I2", "terraforming")
    scene.researched(0, "I2")
    scene.system("A1", system)
    return scene


def test_nishida_b_comes_after_the_control_bonus_of_the_system() -> None:
    """1115-1116."""
    scene = last_ore_disc("groombridge-34")
    game = scene.game
    scene.ships(0, "sol", 1, 1)
    scene.give(0, ore=0, pop=0)
    scene.turn(0)
    scene.play("space:terraforming/0", "move:1:sol>A1", "pass")
    assert scene.kind == "upgrade", "the bonus of Groombridge 34"
    assert gained(game, 0) == []
    assert game.players[0].ore == 0
    scene.play("ship:1@A1")
    assert gained(game, 0) == ["B"]
    assert game.players[0].ore == 5
    assert scene.kind == "production"


def test_nishida_b_comes_after_the_colonising_bonus_even_if_that_automates() -> None:
    """1115-1116: the second disc empties the track; the bonus of Wolf 359, an automation, is resolved first."""
    scene = last_ore_disc("wolf-359")
    game = scene.game
    game.controller[vocabulary.A1] = 0
    game.base[vocabulary.A1] = vocabulary.ORE
    game.players[0].automation.pop()
    scene.ships(0, "A1", 2)
    scene.give(0, ore=3, pop=1)
    scene.turn(0)
    scene.play("space:terraforming/1")
    kinds = [event.kind for event in game.events or [] if event.kind in ("colonise", "automate", "special")]
    assert kinds == ["colonise", "automate", "special"]
    assert gained(game, 0) == ["B"]


def test_an_ability_stays_when_its_condition_no_longer_holds() -> None:
    """The disc of a lost base goes back to the track; the ability was gained for good."""
    scene = last_ore_disc("groombridge-34")
    game = scene.game
    scene.ships(0, "sol", 1)
    scene.give(0, ore=0, pop=0)
    scene.turn(0)
    scene.play("space:terraforming/0", "move:1:sol>A1", "pass")
    scene.ships(1, "A1", 4)
    control.check(game)
    assert scene.controller("A1") == 1
    assert game.players[0].track[vocabulary.ORE] == 1
    assert gained(game, 0) == ["B"]


def test_nishida_a_counts_from_then_on() -> None:
    """A lasting reward: with the first level III technology; its own discovery came before."""
    scene = Scene(factions="advanced")
    game = scene.game
    scene.faction(0, "nishida-ostergaard-advanced")
    scene.lay("II1", "plasma-cannon")
    scene.lay("III1", "hivemind-computing")
    scene.researched(0, "I1", "I2", "II1")
    scene.event("II2", "ore-rush")
    game.guilds_open = 0b0010
    scene.give(0, ore=4, pop=3)
    scene.turn(0)
    scene.play("space:professors/0")
    while scene.kind != "production":
        scene.play("pass" if "pass" in scene.options() else scene.options()[0])
    assert gained(game, 0) == ["A"]
    assert [ability.when for ability in game.players[0].abilities] == [vocabulary.ON_DISCOVER]
    scene.give(0, ore=2, pop=2)
    scene.turn(0)
    scene.play("space:research-a-level-ii-technology/0", "slot:II2")
    while scene.kind in ("technology-type", "discover"):
        scene.play(scene.options()[0])
    taken = [event["count"] for event in scene.told("ore") if event["seat"] == 0]
    assert taken[:2] == [1, 1], "Ore Rush"
    assert scene.told("ability") == [{"seat": 0, "card": "nishida-ostergaard-advanced"}]


# --- the other two ------------------------------------------------------------------------------------------


def test_helix_gains_a_by_its_third_automation_after_the_technologys_bonus() -> None:
    scene = Scene(factions="advanced")
    game = scene.game
    scene.faction(0, "helix-consortium-advanced")
    game.players[0].track = [7, 7]
    game.players[0].automation = [vocabulary.FOOD, vocabulary.ORE]
    scene.lay("I1", "advanced-genetics")
    scene.give(0, ore=0, pop=1)
    scene.turn(0)
    scene.play("space:research-a-level-i-technology/0", "slot:I1")
    assert gained(game, 0) == ["A"]
    assert game.players[0].pop == 3, "1 by the technology, 2 by the ability"
    kinds = [event.kind for event in game.events or [] if event.kind in ("automate", "population", "special")]
    assert kinds == ["automate", "population", "special", "population"]


def test_helix_takes_ore_for_growing_once_b_is_gained() -> None:
    """on_grow: in the production phase, and when an effect lets the population grow; not for other production."""
    scene = Scene(factions="advanced")
    game = scene.game
    scene.faction(0, "helix-consortium-advanced")
    player = game.players[0]
    player.gain_abilities(special(game, 0, "B").lasting)
    player.pursued = []
    for choice, ore in (("production:grow", 1), ("production:ore", 1)):
        scene.give(0, ore=0, pop=1)
        scene.turn(0)
        scene.idle_action()
        player.ore = 0
        scene.play(choice)
        assert player.ore == ore
    assert [event["card"] for event in scene.told("ability")] == ["helix-consortium-advanced"]


def test_free_colonies_gain_a_by_control_of_three_places_and_build_there() -> None:
    scene = Scene(factions="advanced")
    game = scene.game
    scene.faction(0, "free-colonies-league-advanced")
    scene.lay("I2", "terraforming")
    scene.researched(0, "I2")
    scene.system("A1", "procyon")
    scene.system("A2", "wolf-359")
    scene.base(0, "A1", "ore")
    scene.base(0, "A2", "ore")
    scene.ships(0, "A1", 1)
    scene.give(0, ore=0, pop=0)
    scene.turn(0)
    scene.play("space:terraforming/0", "move:1:A1>Y1", "pass")
    scene.play("disc:food")
    assert gained(game, 0) == ["A"]
    assert scene.kind == "build"
    assert set(scene.options()) == {"at:A1", "at:A2", "at:Y1"}
    scene.play("at:A2")
    assert scene.power(0, "A2") == 2


def test_free_colonies_jump_after_colonising_only_once_b_is_gained() -> None:
    """The second colony gains it; it counts for the third."""
    scene = Scene(factions="advanced")
    game = scene.game
    scene.faction(0, "free-colonies-league-advanced")
    scene.lay("I2", "terraforming")
    scene.researched(0, "I2")
    scene.colony(0, "ross-128")
    scene.system("A1", "luytens-star")
    scene.system("A2", "sirius")
    scene.base(0, "A1", "food")
    scene.base(0, "A2", "ore")
    scene.ships(0, "A1", 3)
    scene.ships(0, "A2", 3)
    scene.ships(0, "sol", 1)
    scene.give(0, ore=3, pop=1)
    scene.turn(0)
    scene.play("space:terraforming/1", "luytens-star")
    assert gained(game, 0) == ["B"]
    assert scene.kind == "production", "no jump for the colony that gained it"
    scene.give(0, ore=3, pop=1)
    game.players[0].pawn = -1
    scene.turn(0)
    scene.play("space:terraforming/1")
    assert scene.kind == "jump", "the ability"
    assert game.jump_left == 2


def test_the_whole_colonising_bonus_comes_before_the_ability() -> None:
    """1115-1116: the bonus of Alpha Centauri, a jump, takes another system with a bonus; only then B is gained."""
    scene = Scene(factions="advanced")
    game = scene.game
    scene.faction(0, "free-colonies-league-advanced")
    scene.lay("I2", "terraforming")
    scene.researched(0, "I2")
    scene.colony(0, "ross-128")
    scene.system("A1", "alpha-centauri")
    scene.system("A2", "sirius")
    scene.base(0, "A1", "food")
    scene.ships(0, "A1", 2)
    scene.ships(0, "sol", 1)
    scene.give(0, ore=3, pop=1)
    scene.turn(0)
    scene.play("space:terraforming/1")
    assert scene.kind == "jump", "the bonus of Alpha Centauri"
    scene.play("move:1:sol>A2", "pass")
    assert scene.kind == "production", "B counts from now on, not for this colony"
    kinds = [event.kind for event in game.events or [] if event.kind in ("colonise", "control", "ore", "special")]
    assert kinds == ["colonise", "control", "ore", "special"]


def test_an_ability_can_be_gained_on_another_players_turn() -> None:
    """909-911: ships leave a system in another's turn, and the one who stays gains control of a third place."""
    scene = Scene(factions="advanced")
    game = scene.game
    scene.faction(0, "helix-consortium-advanced")
    scene.faction(1, "free-colonies-league-advanced")
    scene.system("A1", "procyon")
    scene.system("A2", "wolf-359")
    scene.base(0, "A1", "ore")
    scene.ships(0, "A1", 2)
    scene.ships(1, "A1", 1)
    scene.base(1, "A2", "ore")
    scene.base(1, "Y1", "food")
    scene.give(0, ore=0, pop=0)
    scene.turn(0)
    scene.play("space:build-a-ship-then-jump/0", "move:2:A1>sol", "pass")
    assert scene.controller("A1") == 1
    assert gained(game, 1) == ["A"]
    assert (scene.kind, scene.decision.seat) == ("build", 1)


# --- conditions that no shipped mat has ---------------------------------------------------------------------


def wanting(metric: str, at_least: int) -> Scene:
    """Seat 1 gains 1 ore as soon as it has that much of something."""
    special = {"id": "A", "cond": {"metric": metric, "at_least": at_least}, "reward": [{"do": "take_ore", "n": 1}]}
    printed = printed_with(nishida_ostergaard_advanced={"abilities": [special]})
    scene = Scene(printed=printed, factions="advanced")
    scene.faction(0, "helix-consortium-advanced")
    scene.faction(1, "nishida-ostergaard-advanced")
    return scene


def test_a_new_ship_counts_at_once() -> None:
    scene = wanting("fleet_power", 3)
    scene.ships(1, "sol", 2)
    scene.give(1, ore=0, pop=1)
    scene.turn(1)
    scene.play("space:build-a-ship-then-jump/0", "at:sol")
    assert scene.kind == "jump"
    assert gained(scene.game, 1) == ["A"]


def test_ships_sent_to_deep_space_by_another_faction_count_at_once() -> None:
    """1003-1006: whoever colonises sends all other ships there away."""
    scene = wanting("locations_power_4", 1)
    scene.lay("I2", "terraforming")
    scene.researched(0, "I2")
    scene.system("A1", "wolf-359")
    scene.ships(0, "A1", 3)
    scene.base(0, "A1", "ore")
    scene.ships(1, "A1", 3)
    scene.ships(1, "deep_space", 1)
    scene.give(0, ore=3, pop=1)
    scene.turn(0)
    assert gained(scene.game, 1) == []
    scene.play("space:terraforming/1")
    assert scene.power(1, "deep_space") == 4
    assert gained(scene.game, 1) == ["A"]
