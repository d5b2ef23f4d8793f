"""Answers: one rule of thumb for each kind of question of Beyond the Sun. Each prices one option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.bots.simple_sun.outlook import TRADES, Outlook
from starboard.kernel.game import PASS
from starboard.sun import metrics, names, production, vocabulary
from starboard.sun.actions import action_at
from starboard.sun.vocabulary import LEVELS


def ability_of(outlook: Outlook, thing: int) -> float:
    return outlook.ability(outlook.game.content.abilities[thing - vocabulary.ABILITY])


def for_action(outlook: Outlook, thing: int) -> float:
    if thing >= vocabulary.ABILITY:
        return 50.0 if ability_of(outlook, thing) > 0 else -50.0
    ore, people = outlook.saving_for()
    action = action_at(outlook.game, thing)
    if action is None or (ore == 0 and people == 0):
        return outlook.space(thing)
    spent = metrics.amount(outlook.game, outlook.seat, action.cost.withdraw)
    for one in action.effect.effects:
        if one.verb in (vocabulary.BUILD, vocabulary.RESEARCH) and one.source == vocabulary.FROM_POP:
            spent += 1
    return outlook.space(thing) - outlook.weights.saved * spent - outlook.cost(action.cost)


def for_production(outlook: Outlook, thing: int) -> float:
    player = outlook.player
    if thing >= vocabulary.ABILITY:
        return 50.0 if ability_of(outlook, thing) > 0 else -50.0
    grown = len(production.growth(outlook.game, outlook.seat))
    ore, people = outlook.saving_for()
    if thing == production.GROW and people and grown:
        return 9.0
    if thing == production.PRODUCE_ORE and ore:
        return 8.0
    if thing == production.GROW:
        return grown * (1.6 if player.pop == 0 else 1.0 if player.pop < 3 else 0.4)
    if thing == production.PRODUCE_ORE:
        worth = 0.75 if player.ore < 6 else 0.5 if player.ore < 12 else 0.2
        return production.ore_yield(outlook.game, outlook.seat) * worth
    if trades_for_ability(outlook):
        return 5.0
    swap = player.pop < 2 and player.ore >= 6 and (player.all_supply() > 0 or player.fleet() > 0)
    if player.pop < 4 and player.ore >= 12 and player.all_supply() > 0:
        return 1.2 * min(4 - player.pop, player.ore // 4)
    return 6.0 if swap and grown == 0 else -1.0


def trades_for_ability(outlook: Outlook) -> bool:
    """Would several trades gain a special ability, with enough at hand to end about as rich as before?"""
    player = outlook.player
    return outlook.pursued & TRADES != 0 and player.ore >= 5 and player.pop >= 2 and player.all_supply() > 0


def for_trade(outlook: Outlook, thing: int) -> float:
    player = outlook.player
    if (outlook.pursued & TRADES and outlook.game.trades > 0) or trades_for_ability(outlook):
        # To and fro, until the ability is gained.
        if thing == production.ORE_TO_POPULATION:
            return 3.0
        if thing == production.POPULATION_TO_ORE:
            return 2.0
    if thing == production.ORE_TO_POPULATION:
        return 1.0 if player.ore >= (6 if player.pop < 2 else 10) and player.pop < 4 else -1.0
    if thing < vocabulary.SHIP or player.pop >= 2:
        return 0.0 if thing == PASS else -1.0
    place, index = divmod(
        thing - vocabulary.SHIP, LEVELS
    )  # with all cubes at work, the least ship of no use comes home
    spare = outlook.game.controller[place] != outlook.seat
    return (0.9 if spare else 0.5) - 0.1 * index


def for_jump(outlook: Outlook, thing: int) -> float:
    return outlook.fleet() if thing == PASS else outlook.moved(thing) - 0.01


def for_build(outlook: Outlook, thing: int) -> float:
    if thing == PASS:
        return 9.0 if sum(outlook.saving_for()) else 0.5
    place = thing - vocabulary.LOCATION
    game, seat = outlook.game, outlook.seat
    game.add_ship(seat, place, 1)
    worth = outlook.fleet()
    game.remove_ship(seat, place, 1)
    return worth - outlook.fleet() + 1.0


def for_upgrade(outlook: Outlook, thing: int) -> float:
    if thing == PASS:
        return -1.0
    place, index = divmod(thing - vocabulary.SHIP, LEVELS)
    game, seat = outlook.game, outlook.seat
    game.remove_ship(seat, place, index + 1)
    game.add_ship(seat, place, index + 2)
    worth = outlook.fleet()
    game.remove_ship(seat, place, index + 2)
    game.add_ship(seat, place, index + 1)
    return worth


def for_system(outlook: Outlook, thing: int) -> float:
    return -1.0 if thing == PASS else outlook.system(outlook.game.content.systems[thing - vocabulary.SYSTEM])


def for_crew(outlook: Outlook, thing: int) -> float:
    """No power wasted, and rather many small ships than few large ones."""
    counts = names.crew_counts(thing)
    return sum(counts) * 0.1 - sum((at + 1) * count for at, count in enumerate(counts))


def for_disc(outlook: Outlook, thing: int) -> float:
    return 1.0 if thing - vocabulary.DISC == outlook.better_track() else 0.0


def for_slot(outlook: Outlook, thing: int) -> float:
    return 0.0 if thing == PASS else outlook.slot(thing - vocabulary.SLOT)


def for_technology(outlook: Outlook, thing: int) -> float:
    return outlook.technology(outlook.game.content.technologies[thing])


def for_alternative(outlook: Outlook, thing: int) -> float:
    if thing == PASS:
        return 0.3
    return outlook.effects(outlook.game.content.lists[thing - vocabulary.ALTERNATIVE])


def for_offer(outlook: Outlook, thing: int) -> float:
    """An offer is worth its effect less its price, which stands beside the list of its effects."""
    if thing == PASS:
        return 0.2
    inner = outlook.game.content.lists[thing - vocabulary.ALTERNATIVE]
    for effect in outlook.game.content.effects:
        if inner in effect.lists:
            return outlook.effects(inner) - outlook.cost(effect.cost)
    return outlook.effects(inner)


def for_guild(outlook: Outlook, thing: int) -> float:
    return outlook.promise(outlook.game.content.guilds[thing - vocabulary.GUILD].action.effect)


def for_achievement(outlook: Outlook, thing: int) -> float:
    game = outlook.game
    at = game.goals.index(thing - vocabulary.ACHIEVEMENT)
    return float(game.content.achievements[game.goals[at]].slots[game.seats][len(game.goal_discs[at])])


def for_copy(outlook: Outlook, thing: int) -> float:
    return 0.0 if thing == PASS else outlook.space(thing, 1)


def for_ability(outlook: Outlook, thing: int) -> float:
    return 0.0 if thing == PASS else ability_of(outlook, thing)


def for_giving(outlook: Outlook, thing: int) -> float:
    """Ships are kept."""
    return 1.0 if thing == PASS else 0.0


def for_first(outlook: Outlook, thing: int) -> float:
    """Columns from the left, ore rather than population, whatever comes first."""
    return -float(thing)


def for_recall(outlook: Outlook, thing: int) -> float:
    return 0.5 if thing == PASS else -float(thing)


RULES: Final[dict[str, Callable[[Outlook, int], float]]] = {
    "action": for_action,
    "production": for_production,
    "trade": for_trade,
    "automate": for_disc,
    "base-disc": for_disc,
    "colony-disc": for_disc,
    "replace-star-with": for_disc,
    "jump": for_jump,
    "relocate": for_jump,
    "build": for_build,
    "upgrade": for_upgrade,
    "colonise": for_system,
    "keep-system": for_system,
    "settle-crew": for_crew,
    "research": for_slot,
    "discover": for_technology,
    "private-technology": for_technology,
    "choice": for_alternative,
    "offer": for_offer,
    "open-guild": for_guild,
    "achievement": for_achievement,
    "copy-action": for_copy,
    "anytime": for_ability,
    "ability": for_ability,
    "museum": for_giving,
    "recall": for_recall,
    "payment": for_first,
    "gain-population": for_first,
    "move-supply": for_first,
    "move-supply-to": for_first,
}
"""Kinds of questions without a rule are answered at random: types of technologies, orders, where new cards lie."""
