"""No action that changes nothing: rulebook 1075-1078. What is paid for an action is no change that it makes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.sun.scenario import Scene

from starboard.kernel import Chance, Stream
from starboard.sun import vocabulary
from starboard.sun.position import SunGame
from starboard.sun.ruleset import RULESET

GAMES = 3
"""How many random games are played of each kind."""


def test_privateering_is_not_offered_for_what_somebody_else_has_taken() -> None:
    """1075-1078: the opponent's action took control from somebody; that is no ore for the next player."""
    scene = Scene(3)
    game = scene.game
    scene.lay("I2", "terraforming")
    scene.researched(0, "I2")
    scene.lay("II1", "privateering")
    scene.researched(1, "I1", "II1")
    scene.system("A1", "procyon")
    scene.ships(2, "A1", 1)
    scene.base(2, "A1", "ore")
    scene.ships(0, "sol", 2)
    scene.give(1, ore=0, pop=1)
    scene.turn(0)
    scene.play("space:terraforming/0", "move:2:sol>A1", "pass")
    assert scene.controller("A1") == 0
    assert game.controls_taken == 1
    scene.play("production:ore")
    assert scene.decision.seat == 1
    assert scene.why("space:privateering/0") == "changes-nothing", "no ship to jump with, and nothing taken"


def test_privateering_counts_what_its_own_action_took_and_nothing_before() -> None:
    """1075-1078: the opponent's action took control; a jump of the next player that takes nothing gives no ore."""
    scene = Scene(3)
    scene.lay("I2", "terraforming")
    scene.researched(0, "I2")
    scene.lay("II1", "privateering")
    scene.researched(1, "I1", "II1")
    scene.system("A1", "procyon")
    scene.ships(2, "A1", 1)
    scene.base(2, "A1", "ore")
    scene.ships(0, "sol", 2)
    scene.ships(1, "sol", 1)
    scene.give(1, ore=0, pop=1)
    scene.turn(0)
    scene.play("space:terraforming/0", "move:2:sol>A1", "pass")
    assert scene.controller("A1") == 0
    scene.play("production:ore")
    scene.play("space:privateering/0", "move:1:sol>A1", "pass")
    assert scene.controller("A1") == 0
    assert scene.game.players[1].ore == 0


def test_privateering_does_not_count_what_an_ability_took_before_the_action() -> None:
    """1075-1078: Galactic HQ's upgrade takes a system; with its ships gone the action would give nothing for that."""
    scene = Scene()
    game = scene.game
    scene.lay("IIII1", "galactic-hq")
    scene.lay("II1", "privateering")
    scene.researched(0, "I1", "II1", "IIII1")
    scene.system("A1", "procyon")
    scene.ships(0, "A1", 1)
    scene.ships(1, "A1", 1)
    scene.base(1, "A1", "ore")
    scene.give(0, ore=2, pop=1)
    scene.turn(0)
    scene.play("ability:galactic-hq/0")
    assert scene.controller("A1") == 0
    game.remove_ship(0, vocabulary.A1, 2)
    game.return_to_supply(0)
    scene.turn(0)
    assert scene.why("space:privateering/0") == "changes-nothing"


# --- every action of random games ---------------------------------------------------------------------------


def counted(game: SunGame) -> list[dict[str, Any]]:
    """The cubes and ore of every mat."""
    return [{"ore": one.ore, "pop": one.pop, "supply": one.supply[:]} for one in game.players]


def elsewhere(game: SunGame) -> dict[str, Any]:
    """Everything besides cubes and ore on mats, pawns, and where in the turn one is."""
    shown: dict[str, Any] = game.state()
    for key in ("stage", "temporary", "round", "active"):
        shown.pop(key)
    hidden = ("pawn", "ore", "population", "supply")
    shown["players"] = [{key: one[key] for key in one if key not in hidden} for one in shown["players"]]
    return shown


def paid(before: list[dict[str, Any]], game: SunGame) -> list[dict[str, Any]]:
    """The mats if nothing but the costs of the action had happened."""
    for event in game.events or []:
        if event.kind == "pay":
            mat = before[int(str(event.shown["seat"]))]
            mat["ore"] -= event.shown["ore"]
            for _ in range(int(str(event.shown["population"]))):
                mat["pop"] -= 1
                give_back(mat["supply"], game.players[int(str(event.shown["seat"]))].faction.columns)
    return before


def give_back(supply: list[int], columns: list[int]) -> None:
    """A cube goes to the rightmost gap, or to column A."""
    gaps = [at for at in range(vocabulary.COLUMNS) if supply[at] < columns[at]]
    supply[gaps[-1] if gaps else 0] += 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("factions", ["basic", "advanced"])
def test_every_action_of_a_random_game_changes_something(seats: int, factions: str) -> None:
    """1075-1078: from the choice of the space to the production phase, besides the pawn and what was paid."""
    actions = 0
    for number in range(GAMES):
        options = RULESET.complete({"factions": factions})
        game = RULESET.new_game(seats, options, Chance.seeded(f"null {number}", seats), True)
        assert isinstance(game, SunGame)
        source = Stream(f"null {seats} {number}")
        while not game.over and game.round < 60:
            decision = game.decisions[0]
            choice = decision.form.random(source)
            if decision.kind != "action" or choice[0] >= vocabulary.ABILITY:
                game.decide(decision.seat, choice)
                continue
            game.events = []
            mats, rest, space = counted(game), elsewhere(game), game.name(choice[0])
            game.decide(decision.seat, choice)
            while not game.over and game.stage == 0 and game.decisions[0].kind != "action":
                inner = game.decisions[0]
                game.decide(inner.seat, inner.form.random(source))
            actions += 1
            assert counted(game) != paid(mats, game) or elsewhere(game) != rest, space
    assert actions > 100
