"""What the effect language can count of a faction: technologies, colonies, ships, discs, resources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.sun import vocabulary
from starboard.sun.content import FIXED, Amount, Condition

if TYPE_CHECKING:
    from starboard.sun.position import SunGame

TOP: Final = vocabulary.TOP_LEVEL


def amount(game: SunGame, seat: int, given: Amount) -> int:
    """An amount as it is now."""
    if given.metric == FIXED:
        return given.plus
    counted = count(game, seat, given.metric) // given.per + given.plus
    return counted if counted < given.most else given.most


def holds(game: SunGame, seat: int, condition: Condition) -> bool:
    if condition.kind == "metric":
        return count(game, seat, condition.metric) >= condition.at_least
    for part in condition.parts:
        if holds(game, seat, part) != (condition.kind == "all"):
            return condition.kind == "any"
    return condition.kind == "all"


def count(game: SunGame, seat: int, metric: int) -> int:
    """One of METRICS for this faction."""
    name = vocabulary.METRICS[metric]
    player = game.players[seat]
    if name == "colonies":
        return len(player.colonies)
    if name == "automation":
        return len(player.automation)
    if name in ("outposts", "controlled_locations"):
        return bases(game, seat, 0)
    if name == "shipyards":
        return bases(game, seat, vocabulary.Y1)
    if name.startswith("tech") or name in ("highest_tech_level", "types_with_2"):
        return technologies(game, seat, name)
    if name == "food_visible":
        return food_visible(game, seat)
    if name == "ore_visible":
        return player.faction.ore_yield[vocabulary.TRACK_DISCS - player.track[vocabulary.ORE]]
    if name == "food_removed":
        return vocabulary.TRACK_DISCS - player.track[vocabulary.FOOD]
    if name == "ore_removed":
        return vocabulary.TRACK_DISCS - player.track[vocabulary.ORE]
    if name.startswith("spec_"):
        return specialisation(game, seat, name)
    if name == "pop":
        return player.pop
    if name == "ore":
        return player.ore
    if name == "supply":
        return player.all_supply()
    if name == "private_techs":
        return len(player.private)
    if name == "events_kept":
        return len(player.kept)
    if name in ("trades_this_phase", "power_overpaid", "controls_taken_this_action"):
        return this_turn(game, seat, name)
    return fleets(game, seat, name)


def this_turn(game: SunGame, seat: int, name: str) -> int:
    """What is counted only of the faction whose turn it is; of control, only while an action is under way."""
    if seat != game.active:
        return 0
    if name == "trades_this_phase":
        return game.trades
    if name == "power_overpaid":
        return game.overpaid
    return game.controls_taken if game.acting else 0


def fleets(game: SunGame, seat: int, name: str) -> int:
    player = game.players[seat]
    if name == "fleet_power":
        return player.fleet()
    if name == "locations_power_4":
        return sum(power >= 4 for power in player.power)
    if name == "ships_level_4":
        return sum(player.ships[TOP - 1 :: TOP])
    return sum(player.ships)


def technologies(game: SunGame, seat: int, name: str) -> int:
    """Private technologies count like the others; a hybrid counts for both its types."""
    cards = [game.content.technologies[card] for card in game.techs_of(seat)]
    if name == "techs":
        return len(cards)
    if name == "highest_tech_level":
        highest = 0
        for card in cards:
            highest = max(highest, card.level)
        return highest
    if name == "types_with_2":
        return sum(sum(kind in card.types for card in cards) >= 2 for kind in range(len(vocabulary.TYPES)))
    last = name.removeprefix("techs_")
    if last in vocabulary.TYPES:
        kind = vocabulary.TYPES.index(last)
        return sum(kind in card.types for card in cards)
    level = vocabulary.LEVEL_NAMES.index(last)
    return sum(card.level == level for card in cards)


def bases(game: SunGame, seat: int, first: int) -> int:
    """Bases on the map; with `first`, only those on shipyards."""
    found = 0
    for place in range(vocabulary.PLACES):
        if game.controller[place] == seat and (first == 0 or vocabulary.Y1 <= place < vocabulary.X1):
            found += 1
    return found


def food_visible(game: SunGame, seat: int) -> int:
    player = game.players[seat]
    removed = vocabulary.TRACK_DISCS - player.track[vocabulary.FOOD]
    found = 0
    for after in player.faction.food_symbol_after:
        if removed >= after:
            found += 1
    return found


def specialisation(game: SunGame, seat: int, name: str) -> int:
    """Printed symbols of systems controlled or colonised, shipyards included (rulebook 1107-1108)."""
    found = [0, 0]
    for place in range(vocabulary.PLACES):
        if game.controller[place] == seat:
            for kind in game.spec(place):
                found[kind] += 1
    for colony in game.players[seat].colonies:
        for kind in game.content.systems[colony].spec:
            found[kind] += 1
    if name == "spec_food":
        return found[vocabulary.FOOD]
    if name == "spec_ore":
        return found[vocabulary.ORE]
    return max(found)
