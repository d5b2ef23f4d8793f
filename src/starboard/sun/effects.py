"""The executor of the effect language: one way to do each verb, and the questions whether effects can be done.

Knows every chapter and no single card. What has become impossible on the way is left out; what a faction can foresee is
asked before it commits itself: `can_resolve` for all that is mandatory, `can_change` for whether anything would change.
"""

from __future__ import annotations

from starboard.kernel.forms import Form, PickOne
from starboard.kernel.game import PASS
from starboard.sun import (
    actions,
    colonise,
    control,
    events,
    metrics,
    payment,
    production,
    research,
    ships,
    supply,
    vocabulary,
)
from starboard.sun.content import Effect, EffectList
from starboard.sun.flow import Ask, EffectQuestion, Resolve, resolve
from starboard.sun.position import Executor, SunGame
from starboard.sun.supply import movable_columns
from starboard.sun.vocabulary import LEVELS, SYSTEM_DECK


class EffectExecutor(Executor):
    """Does effects, one after the other."""

    def execute(self, game: SunGame, seat: int, effects: EffectList, at: int) -> None:
        items = effects.effects
        size = len(items)
        while at < size:
            effect = items[at]
            if effect.verb == vocabulary.TAKE_ORE:
                game.gain_ore(seat, metrics.amount(game, seat, effect.n))
            elif effect.verb == vocabulary.GAIN_POP and effect.side != vocabulary.ANY:
                game.gain_pop(seat, metrics.amount(game, seat, effect.n), effect.side)
            else:
                if at + 1 < size:
                    game.common.append(Resolve(effects, at + 1, seat))
                begin(game, seat, effects, at)
                return
            at += 1

    def can_resolve(
        self, game: SunGame, seat: int, effects: EffectList, at: int, pop: int, supply: int, ore: int
    ) -> bool:
        items = effects.effects
        for index in range(at, len(items)):
            effect = items[index]
            if effect.optional:
                continue
            verb = effect.verb
            if verb == vocabulary.TAKE_ORE:
                ore += metrics.amount(game, seat, effect.n)
            elif verb == vocabulary.GAIN_POP:
                gained = min(metrics.amount(game, seat, effect.n), supply)
                pop += gained
                supply -= gained
            elif verb == vocabulary.BUILD:
                count = metrics.amount(game, seat, effect.n)
                if count > 0 and effect.source == vocabulary.FROM_POP:
                    pop -= count
                    if pop < 0 or not ships.building_places(game, seat, effect):
                        return False
                else:
                    supply -= min(count, supply)
            elif verb == vocabulary.RESEARCH:
                if effect.source == vocabulary.FROM_POP:
                    if pop == 0:
                        return False
                    pop -= 1
                elif effect.source == vocabulary.FROM_SUPPLY:
                    if supply == 0:
                        continue  # without supply the effect may be left out (rulebook 1054-1056)
                    supply -= 1
                if not research.any_candidate(game, seat, effect):
                    return False
            elif verb == vocabulary.JUMP:
                following = ships.colonise_after(effects, index)
                if following is not None:
                    points = metrics.amount(game, seat, effect.n)
                    if not colonise.reachable(game, seat, following, points):
                        return False
            elif verb == vocabulary.COLONIZE:
                jumped = index > at and items[index - 1].verb == vocabulary.JUMP
                if not jumped and not colonise.targets(game, seat, effect):
                    return False
            elif not self.rarer_can_resolve(game, seat, effect, pop, supply, ore):
                return False
        return True

    def rarer_can_resolve(self, game: SunGame, seat: int, effect: Effect, pop: int, supply: int, ore: int) -> bool:
        verb = effect.verb
        if verb == vocabulary.CHOICE:
            for inner in effect.lists:
                if self.can_resolve(game, seat, inner, 0, pop, supply, ore):
                    return True
            return False
        if verb == vocabulary.OFFER:
            return self.can_accept(game, seat, effect, pop, supply, ore, False)
        if verb == vocabulary.COPY_ACTION:
            return len(actions.copy_options(game, seat, effect, pop, supply, ore)) > 0
        if verb == vocabulary.RECALL:
            return game.players[seat].fleet() > 0
        return True

    def can_accept(
        self, game: SunGame, seat: int, effect: Effect, pop: int, supply: int, ore: int, to_change: bool
    ) -> bool:
        """Can an offer be paid, and its effect then be done? With `to_change` it must change something, too."""
        ore -= metrics.amount(game, seat, effect.cost.ore)
        withdraw = metrics.amount(game, seat, effect.cost.withdraw)
        if ore < 0 or pop < withdraw:
            return False
        inner = effect.lists[0]
        if to_change and not self.can_change(game, seat, inner, 0, pop - withdraw, supply + withdraw, ore):
            return False
        return self.can_resolve(game, seat, inner, 0, pop - withdraw, supply + withdraw, ore)

    def can_change(
        self, game: SunGame, seat: int, effects: EffectList, at: int, pop: int, supply: int, ore: int
    ) -> bool:
        items = effects.effects
        for index in range(at, len(items)):
            if self.changes(game, seat, effects, items[index], pop, supply, ore):
                return True
        return False

    def changes(
        self, game: SunGame, seat: int, effects: EffectList, effect: Effect, pop: int, supply: int, ore: int
    ) -> bool:
        """Could this effect change something, with such resources?"""
        verb = effect.verb
        if verb in (vocabulary.TAKE_ORE, vocabulary.AUTOMATE):
            return metrics.amount(game, seat, effect.n) > 0
        if verb == vocabulary.GAIN_POP:
            return supply > 0 and metrics.amount(game, seat, effect.n) > 0
        if verb == vocabulary.JUMP:
            return game.players[seat].fleet() > 0 and metrics.amount(game, seat, effect.n) > 0
        if verb == vocabulary.BUILD:
            if metrics.amount(game, seat, effect.n) == 0 or not ships.building_places(game, seat, effect):
                return False
            return pop > 0 or (effect.source != vocabulary.FROM_POP and supply > 0)
        if verb == vocabulary.RESEARCH:
            if effect.source == vocabulary.FROM_POP and pop == 0:
                return False
            if effect.source == vocabulary.FROM_SUPPLY and pop == 0 and supply == 0:
                return False
            return research.any_candidate(game, seat, effect)
        if verb in (vocabulary.UPGRADE, vocabulary.UPGRADE_LEVELS):
            return ships.upgradable(game, seat)
        if verb == vocabulary.COLONIZE:
            return len(colonise.targets(game, seat, effect)) > 0
        if verb == vocabulary.CHOICE:
            for inner in effect.lists:
                if payment.worthwhile(game, seat, inner, pop, supply, ore):
                    return True
            return False
        if verb == vocabulary.OFFER:
            return self.can_accept(game, seat, effect, pop, supply, ore, True)
        return self.rarer_changes(game, seat, effects, effect, pop, supply, ore)

    def rarer_changes(
        self, game: SunGame, seat: int, effects: EffectList, effect: Effect, pop: int, supply: int, ore: int
    ) -> bool:
        verb = effect.verb
        if verb == vocabulary.RELOCATE:
            return metrics.amount(game, seat, effect.n) > 0 and len(ships.relocations(game, seat, effect)) > 0
        if verb == vocabulary.RECALL:
            return game.players[seat].fleet() > 0
        if verb == vocabulary.COPY_ACTION:
            return len(actions.copy_options(game, seat, effect, pop, supply, ore)) > 0
        if verb == vocabulary.REPEAT_NOW:
            return self.can_change(game, seat, game.content.technologies[effects.card].now, 0, pop, supply, ore)
        if verb == vocabulary.IF:
            return (
                effect.cond is not None
                and metrics.holds(game, seat, effect.cond)
                and self.can_change(game, seat, effect.lists[0], 0, pop, supply, ore)
            )
        if verb == vocabulary.GROW:
            return len(production.growth(game, seat)) > 0
        if verb == vocabulary.PRODUCE_ORE:
            return production.ore_yield(game, seat) > 0
        if verb == vocabulary.TRADE:
            return len(production.trades(game, seat)) > 0
        if verb == vocabulary.PRIVATE_TECH:
            return len(game.decks[metrics.amount(game, seat, effect.level) - 2]) > 0
        if verb == vocabulary.DRAW_SYSTEM:
            return len(game.decks[SYSTEM_DECK]) + len(game.decks[SYSTEM_DECK + 1]) > 0
        if verb == vocabulary.REPLACE_STAR_DISC:
            return len(production.star_places(game, seat)) > 0
        if verb == vocabulary.MOVE_SUPPLY:
            return metrics.amount(game, seat, effect.n) > 0 and len(movable_columns(game, seat, effect)) > 0
        if verb == vocabulary.OPEN_GUILD:
            return len(events.covered_guilds(game, metrics.amount(game, seat, effect.level))) > 0
        return True


def begin(game: SunGame, seat: int, effects: EffectList, at: int) -> None:
    """Do one effect, or ask what it needs to know first."""
    effect = effects.effects[at]
    verb = effect.verb
    lane = game.lanes[seat]
    if verb == vocabulary.JUMP:
        ships.begin_jump(game, seat, effects, at)
    elif verb == vocabulary.RESEARCH:
        lane.append(research.Research(effects, at))
    elif verb == vocabulary.BUILD:
        count = metrics.amount(game, seat, effect.n)
        if count > 0:
            game.common.append(control.CHECK_CONTROL)
            lane.append(ships.Build(effects, at, count))
    elif verb == vocabulary.AUTOMATE:
        production.automate_all(game, seat, effects, at)
    elif verb in (vocabulary.UPGRADE, vocabulary.UPGRADE_LEVELS):
        count = metrics.amount(game, seat, effect.n)
        if count > 0:
            game.common.append(control.CHECK_CONTROL)
            game.upgraded = [0] * (vocabulary.PLACES * LEVELS)
            lane.append(ships.Upgrade(effects, at, count))
    elif verb == vocabulary.COLONIZE:
        if effect.skip_on_control:
            game.common.append(colonise.ReleaseHeld(seat))
        lane.append(colonise.Colonise(effects, at))
    elif verb == vocabulary.CHOICE:
        lane.append(Choice(effects, at, metrics.amount(game, seat, effect.n), 0))
    elif verb == vocabulary.OFFER:
        lane.append(Offer(effects, at))
    elif verb == vocabulary.COPY_ACTION:
        lane.append(actions.CopyAction(effects, at))
    else:
        begin_rarer(game, seat, effects, at)


def begin_rarer(game: SunGame, seat: int, effects: EffectList, at: int) -> None:
    effect = effects.effects[at]
    verb = effect.verb
    lane = game.lanes[seat]
    if verb == vocabulary.EACH_FACTION:
        order = game.clockwise(seat if effect.finder_first else (seat + 1) % game.seats)
        for each in reversed(order):
            resolve(game, each, effect.lists[0])
    elif verb == vocabulary.GAIN_POP:
        lane.append(supply.GainPopulation(effects, at, metrics.amount(game, seat, effect.n)))
    elif verb == vocabulary.GROW:
        production.grow(game, seat)
    elif verb == vocabulary.PRODUCE_ORE:
        production.produce_ore(game, seat)
    elif verb == vocabulary.TRADE:
        if production.trades(game, seat):
            lane.append(production.Trade(metrics.amount(game, seat, effect.n)))
    elif verb == vocabulary.MOVE_SUPPLY:
        count = metrics.amount(game, seat, effect.n)
        if count > 0:
            lane.append(supply.MoveSupply(effects, at, count))
    elif verb == vocabulary.RELOCATE:
        game.common.append(control.CHECK_CONTROL)
        lane.append(ships.Relocate(effects, at, metrics.amount(game, seat, effect.n)))
    elif verb == vocabulary.RECALL:
        game.common.append(control.CHECK_CONTROL)
        lane.append(ships.Recall(effects, at, metrics.amount(game, seat, effect.n)))
    elif verb == vocabulary.PRIVATE_TECH:
        research.look_for_private(game, seat, effects, at)
    elif verb == vocabulary.REVEAL_TECH:
        lane.append(research.RevealTechnology(effects, at, metrics.amount(game, seat, effect.n)))
    elif verb == vocabulary.REPEAT_NOW:
        resolve(game, seat, game.content.technologies[effects.card].now)
    elif verb == vocabulary.IF:
        if effect.cond is not None and metrics.holds(game, seat, effect.cond):
            resolve(game, seat, effect.lists[0])
    elif verb == vocabulary.OPEN_GUILD:
        lane.append(events.OpenGuild(effects, at))
    elif verb == vocabulary.KEEP_EVENT:
        events.keep_event(game, seat, effects.card - vocabulary.EVENT)
    elif verb == vocabulary.PLACE_EVENT:
        events.place_event(game, seat, effects, effect)
    elif verb == vocabulary.ADD_SYSTEM:
        lane.append(events.AddSystem(effects, at))
    elif verb == vocabulary.DRAW_SYSTEM:
        events.draw_systems(game, seat, effects, at)
    elif verb == vocabulary.REPLACE_STAR_DISC:
        lane.append(production.ReplaceStar(effects, at, metrics.amount(game, seat, effect.n)))


class Choice(EffectQuestion):
    """Which of several lists of effects is resolved; `used` has those that may not be chosen again."""

    def __init__(self, effects: EffectList, at: int, left: int, used: int) -> None:
        super().__init__("choice", effects, at, left)
        self.used = used

    def ask(self, game: SunGame, seat: int) -> Form | None:
        effect = self.effect()
        player = game.players[seat]
        pop, cubes, ore = player.pop, player.all_supply(), player.ore
        may_decline = game.may_decline(seat, self.effects, self.at)
        options: list[int] = []
        for index, inner in enumerate(effect.lists):
            if self.used >> index & 1 or not game.executor.can_resolve(game, seat, inner, 0, pop, cubes, ore):
                continue
            if may_decline or game.executor.can_change(game, seat, inner, 0, pop, cubes, ore):
                options.append(vocabulary.ALTERNATIVE + inner.number)
        if not options:
            return None
        if effect.optional and may_decline:
            options.append(PASS)
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] == PASS:
            return
        effect = self.effect()
        inner = game.content.lists[choice[0] - vocabulary.ALTERNATIVE]
        if self.left > 1:
            used = self.used if effect.repeat else self.used | 1 << effect.lists.index(inner)
            game.common.append(Ask(seat, Choice(self.effects, self.at, self.left - 1, used)))
        resolve(game, seat, inner)

    def data(self) -> list[int]:
        return [self.effects.number, self.at, self.left, self.used]


class Offer(EffectQuestion):
    """Pay a cost for an effect, or leave it where it is optional."""

    def __init__(self, effects: EffectList, at: int) -> None:
        super().__init__("offer", effects, at)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        effect = self.effect()
        player = game.players[seat]
        supply_cubes = player.all_supply()
        ore = player.ore - metrics.amount(game, seat, effect.cost.ore)
        withdraw = metrics.amount(game, seat, effect.cost.withdraw)
        if ore < 0 or player.pop < withdraw:
            return None
        inner = effect.lists[0]
        pop, supply_cubes = player.pop - withdraw, supply_cubes + withdraw
        if not game.executor.can_resolve(game, seat, inner, 0, pop, supply_cubes, ore):
            return None
        if not game.changed and not game.executor.can_change(game, seat, inner, 0, pop, supply_cubes, ore):
            return None
        options = [vocabulary.ALTERNATIVE + inner.number]
        if effect.optional and game.may_decline(seat, self.effects, self.at):
            options.append(PASS)
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] != PASS:
            effect = self.effect()
            payment.pay(game, seat, effect.cost, 0, False)
            resolve(game, seat, effect.lists[0])
