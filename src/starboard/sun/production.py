"""The production phase: grow the population, produce ore, or trade; and automation (rulebook 285-366, 793-811)."""

from __future__ import annotations

from typing import Final

from starboard.kernel.decision import Reason
from starboard.kernel.forms import Form, PickOne
from starboard.kernel.game import PASS
from starboard.kernel.step import Question
from starboard.sun import abilities, control, metrics, ships, vocabulary
from starboard.sun.content import EffectList
from starboard.sun.flow import Ask, EffectQuestion
from starboard.sun.position import SunGame

ORE_FOR_POPULATION: Final = 3
ORE_FOR_RECALL: Final = 1
GROW: Final = vocabulary.PRODUCTION
PRODUCE_ORE: Final = vocabulary.PRODUCTION + 1
TRADE: Final = vocabulary.PRODUCTION + 2
ORE_TO_POPULATION: Final = vocabulary.TRADING
POPULATION_TO_ORE: Final = vocabulary.TRADING + 1


class ProductionPhase(Question[SunGame]):
    """One of the three; abilities for any time may be used before it."""

    def __init__(self) -> None:
        super().__init__("production", public=True)

    def ask(self, game: SunGame, seat: int) -> Form:
        options = [GROW, PRODUCE_ORE, TRADE]
        options.extend(abilities.anytime(game, seat))
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] >= vocabulary.ABILITY:
            game.common.append(Ask(seat, self))
            abilities.use(game, seat, game.content.abilities[choice[0] - vocabulary.ABILITY])
        elif choice[0] == GROW:
            grow(game, seat)
        elif choice[0] == PRODUCE_ORE:
            produce_ore(game, seat)
        else:
            game.trades = 0
            game.lanes[seat].append(Trade(PHASE_TRADES))


# --- growth and ore ---------------------------------------------------------------------------------------


def growth(game: SunGame, seat: int) -> list[int]:
    """The columns that would give a cube: those above a visible symbol, if they hold one."""
    player = game.players[seat]
    removed = vocabulary.TRACK_DISCS - player.track[vocabulary.FOOD]
    after = player.faction.food_symbol_after
    found: list[int] = []
    for column in range(vocabulary.COLUMNS):
        if removed >= after[column] and player.supply[column] > 0:
            found.append(column)
    return found


def grow(game: SunGame, seat: int) -> None:
    player = game.players[seat]
    columns = growth(game, seat)
    for column in columns:
        player.supply[column] -= 1
    if game.events is not None:
        game.tell("grow", seat, {"count": len(columns)})
    player.pop += len(columns)
    if columns:
        game.changed = True
    if player.abilities:
        abilities.fire(game, seat, vocabulary.ON_GROW)


def ore_yield(game: SunGame, seat: int) -> int:
    player = game.players[seat]
    return player.faction.ore_yield[vocabulary.TRACK_DISCS - player.track[vocabulary.ORE]]


def produce_ore(game: SunGame, seat: int) -> None:
    count = ore_yield(game, seat)
    if game.events is not None:
        game.tell("produce-ore", seat, {"count": count})
    game.players[seat].ore += count
    if count:
        game.changed = True
    if game.players[seat].abilities:
        abilities.fire(game, seat, vocabulary.ON_PRODUCE_ORE)


# --- trade ------------------------------------------------------------------------------------------------

PHASE_TRADES: Final = -1


def trades(game: SunGame, seat: int) -> list[int]:
    """What could be exchanged now."""
    player = game.players[seat]
    options: list[int] = []
    if player.ore >= ORE_FOR_POPULATION and player.all_supply() > 0:
        options.append(ORE_TO_POPULATION)
    if player.pop > 0:
        options.append(POPULATION_TO_ORE)
    if player.ore >= ORE_FOR_RECALL:
        options.extend(ships.own_ships(game, seat))
    return options


class Trade(Question[SunGame]):
    """One exchange after the other, as many as one likes; `left` limits them where an effect does."""

    def __init__(self, left: int) -> None:
        super().__init__("trade", public=True)
        self.left = left

    def ask(self, game: SunGame, seat: int) -> Form:
        options = trades(game, seat)
        options.append(PASS)
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] == PASS:
            if self.left == PHASE_TRADES and game.players[seat].abilities:
                abilities.fire(game, seat, vocabulary.ON_TRADE)
            return
        if self.left == PHASE_TRADES:
            game.trades += 1
            game.common.append(Ask(seat, self))
        elif self.left > 1:
            game.common.append(Ask(seat, Trade(self.left - 1)))
        trade(game, seat, choice[0])
        abilities.watch(game, seat)

    def why_not(self, game: SunGame, seat: int, thing: int) -> Reason | None:
        player = game.players[seat]
        if thing == ORE_TO_POPULATION:
            if player.all_supply() == 0:
                return Reason("no-supply", {})
            return Reason("not-enough-ore", {"need": ORE_FOR_POPULATION, "have": player.ore})
        if thing == POPULATION_TO_ORE:
            return Reason("not-enough-population", {"need": 1, "have": player.pop})
        if vocabulary.SHIP <= thing < vocabulary.SHIP + len(player.ships):
            if player.ships[thing - vocabulary.SHIP] == 0:
                return Reason("no-such-ship", {"thing": thing})
            return Reason("not-enough-ore", {"need": ORE_FOR_RECALL, "have": player.ore})
        return None

    def data(self) -> list[int]:
        return [self.left]


def trade(game: SunGame, seat: int, thing: int) -> None:
    player = game.players[seat]
    if game.events is not None and thing < vocabulary.SHIP:
        game.tell("trade", seat, {"trade": game.name(thing)})
    game.changed = True
    if thing == ORE_TO_POPULATION:
        player.ore -= ORE_FOR_POPULATION
        game.take_supply(seat, vocabulary.LEFT)
        player.pop += 1
    elif thing == POPULATION_TO_ORE:
        player.pop -= 1
        game.return_to_supply(seat)
        player.ore += 1
    else:
        player.ore -= ORE_FOR_RECALL
        if game.events is not None:
            game.tell("pay", seat, {"ore": ORE_FOR_RECALL, "population": 0})
        ships.recall(game, seat, thing)
        control.check(game)


# --- automation -------------------------------------------------------------------------------------------


class Automate(EffectQuestion):
    """Which track the next disc is taken from, where there is a choice."""

    def __init__(self, effects: EffectList, at: int, left: int) -> None:
        super().__init__("automate", effects, at, left)

    def ask(self, game: SunGame, seat: int) -> Form:
        return PickOne([vocabulary.DISC + vocabulary.FOOD, vocabulary.DISC + vocabulary.ORE])

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        automate(game, seat, choice[0] - vocabulary.DISC)
        if self.left > 1:
            game.lanes[seat].append(Automate(self.effects, self.at, self.left - 1))


def automate(game: SunGame, seat: int, track: int) -> None:
    """The leftmost disc of the track goes to the automation track for good; an achievement disc when none is left."""
    player = game.players[seat]
    disc = game.take_disc(seat, track)
    player.automation.append(disc)
    game.changed = True
    if game.events is not None:
        game.tell("automate", seat, {"disc": f"disc:{vocabulary.DISCS[disc]}", "level": len(player.automation)})
    if player.abilities:
        abilities.fire(game, seat, vocabulary.ON_AUTOMATE)
    abilities.watch(game, seat)


def automate_all(game: SunGame, seat: int, effects: EffectList, at: int) -> None:
    """As many discs as the effect says, from the track it says or, with the right technology, from either."""
    effect = effects.effects[at]
    count = metrics.amount(game, seat, effect.n)
    if effect.what == vocabulary.EITHER or game.players[seat].has_rule(vocabulary.DISC_EITHER_TRACK):
        if count > 0:
            game.lanes[seat].append(Automate(effects, at, count))
        return
    for _ in range(count):
        automate(game, seat, effect.what)


# --- achievement discs ------------------------------------------------------------------------------------


def star_places(game: SunGame, seat: int) -> list[int]:
    """Where the faction's achievement discs lie: on the automation track, on systems, and on achievements."""
    player = game.players[seat]
    if player.track[vocabulary.FOOD] == 0 and player.track[vocabulary.ORE] == 0:
        return []
    found: list[int] = []
    if vocabulary.STAR in player.automation:
        found.append(vocabulary.AUTOMATION_TRACK)
    for place in range(vocabulary.PLACES):
        if game.controller[place] == seat and game.base[place] == vocabulary.STAR:
            found.append(vocabulary.LOCATION + place)
    for at, colony in enumerate(player.colonies):
        if player.colony_discs[at] >> 2 == vocabulary.STAR or player.colony_discs[at] & 3 == vocabulary.STAR:
            found.append(vocabulary.SYSTEM + colony)
    for at, goal in enumerate(game.goals):
        if seat in game.goal_discs[at] and game.goal_kinds[at][game.goal_discs[at].index(seat)] == vocabulary.STAR:
            found.append(vocabulary.ACHIEVEMENT + goal)
    return found


class ReplaceStar(EffectQuestion):
    """Which achievement disc is replaced by a production disc."""

    def __init__(self, effects: EffectList, at: int, left: int) -> None:
        super().__init__("replace-star", effects, at, left)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        options = star_places(game, seat)
        return PickOne(options) if options else None

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if self.left > 1:
            game.lanes[seat].append(ReplaceStar(self.effects, self.at, self.left - 1))
        game.lanes[seat].append(ReplaceWith(self.effects, self.at, choice[0]))


class ReplaceWith(EffectQuestion):
    """From which track the production disc comes."""

    def __init__(self, effects: EffectList, at: int, place: int) -> None:
        super().__init__("replace-star-with", effects, at, place)

    def ask(self, game: SunGame, seat: int) -> Form:
        track = game.players[seat].track
        return PickOne([vocabulary.DISC + kind for kind in (vocabulary.FOOD, vocabulary.ORE) if track[kind] > 0])

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        disc = game.take_disc(seat, choice[0] - vocabulary.DISC)
        thing = self.left
        game.changed = True
        if thing == vocabulary.AUTOMATION_TRACK:
            player.automation[player.automation.index(vocabulary.STAR)] = disc
        elif thing >= vocabulary.LOCATION:
            game.base[thing - vocabulary.LOCATION] = disc
        elif thing >= vocabulary.ACHIEVEMENT:
            at = game.goals.index(thing - vocabulary.ACHIEVEMENT)
            game.goal_kinds[at][game.goal_discs[at].index(seat)] = disc
        else:
            at = player.colonies.index(thing - vocabulary.SYSTEM)
            first, second = player.colony_discs[at] >> 2, player.colony_discs[at] & 3
            if first == vocabulary.STAR:
                first = disc
            else:
                second = disc
            player.colony_discs[at] = first << 2 | second
        if game.events is not None:
            game.tell("replace-star", seat, {"disc": f"disc:{vocabulary.DISCS[disc]}", "place": game.name(thing)})
        abilities.watch(game, seat)

    def about(self, game: SunGame, seat: int) -> dict[str, int]:
        return {"place": self.left}


PRODUCTION_PHASE: Final = ProductionPhase()
