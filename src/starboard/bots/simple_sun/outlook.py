"""Outlook: what the simple bot for Beyond the Sun makes of a position: what effects, fleets and systems are worth."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from starboard.kernel.game import PASS
from starboard.sun import colonise, events, metrics, names, production, research, ships, vocabulary
from starboard.sun.actions import action_at, copy_options, own_spaces
from starboard.sun.content import FIXED, Ability, Condition, Cost, Effect, EffectList, System, Technology
from starboard.sun.position import SunGame
from starboard.sun.reading import metrics_of
from starboard.sun.vocabulary import LEVELS


@dataclass(frozen=True)
class Weights:
    """What is worth how much, in VP."""

    ore: float = 0.35
    population: float = 1.2
    rich: float = 0.25  # part that counts of what one has plenty of
    plenty_ore: int = 9
    plenty_population: int = 4
    disc: float = 2.6  # a disc leaves its track: production grows
    level: float = 0.45  # one level of a ship
    point: float = 0.12  # one movement point without a purpose
    base: float = 2.2  # control of a system
    near: float = 0.12  # each jump that a ship is away from where it is of use
    toward: float = 0.5  # part of a colony's worth that a fleet on the way to it counts for
    research: tuple[float, ...] = (0.0, 2.0, 3.6, 6.0, 12.0)
    bonus: float = 0.7  # part of an immediate bonus that counts
    action: float = 0.6  # part of an action's worth that makes a card good to have
    ability: float = 1.5
    saved: float = 1.5  # population kept for a level IIII technology within reach
    path: float = 3.0  # a technology on the shortest way to level IIII
    goal: float = 2.2  # a step towards an achievement that is still open
    special: float = 0.8  # a step towards a special ability of the mat


WEIGHTS: Final = Weights()
TOP: Final = vocabulary.TOP_LEVEL


def bits(*names_of_metrics: str) -> int:
    """Metrics as bits of a number."""
    found = 0
    for name in names_of_metrics:
        found |= 1 << vocabulary.METRICS.index(name)
    return found


AUTOMATION: Final = bits("automation")
FOOD_TRACK: Final = bits("food_visible", "food_removed")
ORE_TRACK: Final = bits("ore_visible", "ore_removed")
FOOD_VISIBLE: Final = bits("food_visible")
ORE_VISIBLE: Final = bits("ore_visible")
STRONG_PLACES: Final = bits("locations_power_4")
TYPES: Final = bits("types_with_2")
LEVEL_II: Final = bits("techs_II")
LEVEL_III: Final = bits("techs_III")
LEVEL_IIII: Final = bits("techs_IIII")
COLONIES: Final = bits("colonies")
SPECIALISATION: Final = bits("spec_max")
CONTROL: Final = bits("controlled_locations", "spec_max")
TRADES: Final = bits("trades_this_phase")
FLEETS: Final = bits("ships", "ships_level_4", "fleet_power", "locations_power_4")
"""What changes when ships move."""
ABOUT_SHIPS: Final = [vocabulary.JUMP, vocabulary.UPGRADE, vocabulary.UPGRADE_LEVELS, vocabulary.COLONIZE]
"""Verbs whose worth depends on where the ships are."""


def depends_on_ships(effects: EffectList) -> bool:
    """May these effects be worth more or less when ships have moved?"""
    for effect in effects.effects:
        if effect.verb in ABOUT_SHIPS:
            return True
        for amount in (effect.n, effect.level, effect.by, effect.cost.ore, effect.cost.withdraw):
            if amount.metric != FIXED and FLEETS >> amount.metric & 1:
                return True
        for inner in effect.lists:
            if depends_on_ships(inner):
                return True
    return False


def metric_bits(condition: Condition) -> int:
    """The metrics that a condition looks at."""
    found = 0
    for metric in metrics_of(condition):
        found |= 1 << metric
    return found


class Outlook:
    """The game as one seat sees it. Good for one decision: only the seat's own ships may move meanwhile."""

    def __init__(self, game: SunGame, seat: int, weights: Weights) -> None:
        self.game = game
        self.seat = seat
        self.player = game.players[seat]
        self.weights = weights
        self.wanted = self.open_goals()
        """Metrics, as bits."""
        self.pursued = 0
        """Metrics that special abilities of the mat wait for, as bits."""
        for special in self.player.pursued:
            self.pursued |= metric_bits(special.cond)
        self.path = self.way_up() if self.wanted & LEVEL_IIII else 0
        """Slots, as bits."""
        self.worths: dict[int, float] = {}
        """What systems are worth as colonies, as far as that does not depend on ships."""
        self.far: dict[int, list[int]] = {}
        """For each place, the jumps to it from every other."""
        self.rivals: list[int] = []
        """For each place, the most power that any other faction has there."""

    def open_goals(self) -> int:
        """What counts for an achievement that the faction has not taken and still can take."""
        found = 0
        for at, goal in enumerate(self.game.goals):
            design = self.game.content.achievements[goal]
            discs = self.game.goal_discs[at]
            if self.seat not in discs and len(discs) < len(design.slots[self.game.seats]):
                found |= metric_bits(design.condition)
        return found

    def way_up(self) -> int:
        """The slots still to be researched on the shortest way to a level IIII technology, that one included."""
        known: dict[int, int] = {}
        best = -1
        for at, slot in enumerate(self.game.content.slots):
            if slot.level == TOP:
                way = self.missing(at, known)
                if best < 0 or way.bit_count() < best.bit_count():
                    best = way
        return best

    def missing(self, slot: int, known: dict[int, int]) -> int:
        """What has to be researched to have this slot, where a choice is left by the fewest."""
        if self.player.researched >> slot & 1:
            return 0
        if slot in known:
            return known[slot]
        design = self.game.content.slots[slot]
        best = 0
        if design.need:
            best = -1
            for some in combinations(design.of, design.need):
                way = 0
                for one in some:
                    way |= self.missing(one, known)
                if best < 0 or way.bit_count() < best.bit_count():
                    best = way
        known[slot] = best | 1 << slot
        return known[slot]

    def goal(self, counted: int) -> float:
        """What a step with these metrics is worth."""
        worth = self.weights.goal if self.wanted & counted else 0.0
        return worth + (self.weights.special if self.pursued & counted else 0.0)

    # --- resources ----------------------------------------------------------------------------------------

    def ore(self, count: int) -> float:
        plenty = self.player.ore > self.weights.plenty_ore
        return count * self.weights.ore * (self.weights.rich if plenty else 1.0)

    def population(self, count: int) -> float:
        plenty = self.player.pop >= self.weights.plenty_population
        return count * self.weights.population * (self.weights.rich if plenty else 1.0)

    def cost(self, cost: Cost) -> float:
        ore = metrics.amount(self.game, self.seat, cost.ore)
        withdraw = metrics.amount(self.game, self.seat, cost.withdraw)
        return ore * self.weights.ore + withdraw * self.weights.population * 0.7

    def disc(self, track: int) -> float:
        """Taking a disc off a track; nothing is gained from an empty one."""
        goal = self.goal(FOOD_TRACK) if track == vocabulary.FOOD else self.goal(ORE_TRACK)
        return self.weights.disc + goal if self.player.track[track] else 0.2

    # --- effects ------------------------------------------------------------------------------------------

    def effects(self, effects: EffectList, depth: int = 0) -> float:
        worth = 0.0
        for effect in effects.effects:
            worth += self.effect(effects, effect, depth)
        return worth

    def effect(self, effects: EffectList, effect: Effect, depth: int) -> float:
        weights = self.weights
        verb = effect.verb
        n = metrics.amount(self.game, self.seat, effect.n)
        if verb == vocabulary.TAKE_ORE:
            return self.ore(n)
        if verb == vocabulary.GAIN_POP:
            return self.population(min(n, self.player.all_supply()))
        if verb == vocabulary.AUTOMATE:
            track = effect.what if effect.what != vocabulary.EITHER else self.better_track()
            return n * (self.disc(track) + self.next_automation_vp() + self.goal(AUTOMATION))
        if verb == vocabulary.BUILD:
            level = metrics.amount(self.game, self.seat, effect.level)
            price = weights.population if effect.source == vocabulary.FROM_POP else 0.3
            return max(0.0, n * (0.6 + level * self.ship_level() - price * 0.6))
        if verb == vocabulary.JUMP:
            return n * weights.point + self.best_jump(n)
        if verb == vocabulary.UPGRADE:
            by = metrics.amount(self.game, self.seat, effect.by)
            return (
                self.ship_level() * by * min(n, sum(self.player.ships)) if ships.upgradable(self.game, self.seat) else 0
            )
        if verb == vocabulary.UPGRADE_LEVELS:
            return self.ship_level() * n if ships.upgradable(self.game, self.seat) else 0
        if verb == vocabulary.RESEARCH:
            return self.best_research(effect, depth)
        if verb == vocabulary.COLONIZE:
            if depth > 1:  # in a system's own bonus
                return 4.0 if colonise.targets(self.game, self.seat, effect) else 0.0
            return max([self.colony(place) for place in colonise.targets(self.game, self.seat, effect)], default=0.0)
        return self.rarer(effects, effect, n, depth)

    def rarer(self, effects: EffectList, effect: Effect, n: int, depth: int) -> float:
        verb = effect.verb
        if verb == vocabulary.OFFER:
            return max(0.0, self.effects(effect.lists[0], depth) - self.cost(effect.cost))
        if verb == vocabulary.CHOICE:
            return n * max([self.effects(one, depth) for one in effect.lists])
        if verb in (vocabulary.IF, vocabulary.EACH_FACTION):
            return self.effects(effect.lists[0], depth)
        if verb == vocabulary.COPY_ACTION and depth < 2:
            player = self.player
            found = copy_options(self.game, self.seat, effect, player.pop, player.all_supply(), player.ore)
            return max([self.space(space, depth + 1) for space in found], default=0.0)
        if verb == vocabulary.REPEAT_NOW and depth < 2:
            return self.effects(self.game.content.technologies[effects.card].now, depth + 1)
        if verb == vocabulary.GROW:
            return self.population(len(production.growth(self.game, self.seat)))
        if verb == vocabulary.PRODUCE_ORE:
            return self.ore(production.ore_yield(self.game, self.seat))
        if verb in (vocabulary.PRIVATE_TECH, vocabulary.DRAW_SYSTEM):
            return 5.0
        return 0.6

    def ship_level(self) -> float:
        return self.weights.level + 0.2 * self.goal(STRONG_PLACES)

    def better_track(self) -> int:
        """The track whose next disc does more: the one that lags behind."""
        food, ore = self.player.track
        if food == 0 or ore == 0:
            return vocabulary.FOOD if ore == 0 else vocabulary.ORE
        if self.wanted & (FOOD_VISIBLE | ORE_VISIBLE):
            return vocabulary.FOOD if self.wanted & FOOD_VISIBLE else vocabulary.ORE
        return vocabulary.FOOD if food > ore + 1 else vocabulary.ORE

    def next_automation_vp(self) -> float:
        level = len(self.player.automation)
        printed = self.player.faction.automation_vp
        return float(printed[level]) if level < len(printed) else 1.0

    # --- technologies -------------------------------------------------------------------------------------

    def technology(self, design: Technology, depth: int = 0) -> float:
        """What having a technology is worth besides its level."""
        worth = self.weights.bonus * self.effects(design.now, depth + 1)
        for action in design.actions:
            worth += self.weights.action * self.promise(action.effect)
        if self.wanted & TYPES:
            cards = [self.game.content.technologies[card] for card in self.game.techs_of(self.seat)]
            rare = [kind for kind in set(design.types) if sum(kind in card.types for card in cards) < 2]
            worth += 0.7 * self.weights.goal * len(rare)
        return worth + self.weights.ability * len(design.abilities) + design.base_vp

    def promise(self, effects: EffectList) -> float:
        """What an action may be worth some day."""
        worth = 0.0
        for effect in effects.effects:
            if effect.verb == vocabulary.RESEARCH:
                worth += max([self.weights.research[level] for level in effect.levels], default=5.0)
            elif effect.verb == vocabulary.COLONIZE:
                worth += 6.0
            elif effect.verb == vocabulary.JUMP:
                worth += 1.5
            elif effect.lists:
                worth += max([self.promise(one) for one in effect.lists])
            else:
                worth += 1.0
        return worth

    def slot(self, slot: int, depth: int = 0) -> float:
        design = self.game.content.slots[slot]
        worth = self.weights.research[design.level] + 0.1 * self.opens(slot)
        if design.level >= 3:
            worth += self.goal(LEVEL_IIII) * (1 if design.level == 3 else 4)
        if design.level in (2, 3):
            worth += self.goal(LEVEL_II if design.level == 2 else LEVEL_III)
        if self.path >> slot & 1:
            worth += self.weights.path
        card = self.game.tech_at[slot]
        if card != PASS:
            return worth + self.technology(self.game.content.technologies[card], depth)
        return worth + 2.0

    def opens(self, slot: int) -> int:
        """How many slots it is required for that the faction has not researched."""
        found = 0
        researched = self.player.researched
        for at, other in enumerate(self.game.content.slots):
            if slot in other.of and not researched >> at & 1:
                found += 1
        return found

    def best_research(self, effect: Effect, depth: int) -> float:
        if depth > 1:
            return 3.0
        found = research.candidates(self.game, self.seat, effect)
        return max([self.slot(slot, depth) for slot in found], default=0.0)

    # --- the map ------------------------------------------------------------------------------------------

    def system(self, system: System) -> float:
        """What a system is worth as a colony."""
        worth = system.vp + self.weights.disc + self.weights.bonus * self.effects(system.on_colonize, 2) + 2.0
        return worth + 2 * self.goal(COLONIES) + self.goal(SPECIALISATION)

    def colony(self, place: int) -> float:
        """What the system at a place is worth as a colony."""
        number = self.game.system_at[place]
        if number in self.worths:
            return self.worths[number]
        system = self.game.content.systems[number]
        worth = self.system(system)
        if not depends_on_ships(system.on_colonize):
            self.worths[number] = worth
        return worth

    def distances(self, place: int) -> list[int]:
        """Jumps from every place to this one."""
        if place not in self.far:
            self.far[place] = colonise.distances(self.game, self.seat, place)
        return self.far[place]

    def rival(self, place: int) -> int:
        """The most power that any other faction has at a place; their ships stay where they are."""
        if not self.rivals:
            for each in range(vocabulary.PLACES):
                most = 0
                for seat, player in enumerate(self.game.players):
                    if seat != self.seat:
                        most = max(most, player.power[each])
                self.rivals.append(most)
        return self.rivals[place]

    def fleet(self) -> float:
        """What the fleet is worth where it stands: bases held or about to be, colonies near, ships of use."""
        game, seat, weights = self.game, self.seat, self.weights
        worth = 0.0
        useful: list[int] = []
        for place in range(vocabulary.A1, vocabulary.PLACES):
            if not game.spec(place):
                continue
            power = self.player.power[place]
            mine = game.controller[place] == seat
            others = self.rival(place)
            holds = (power >= others and mine) or power > others
            if holds:
                worth += weights.base + 0.05 * (power - others)
            system = game.system_at[place]
            if system != PASS:
                need = game.content.systems[system].power
                if holds:
                    worth += weights.toward * self.colony(place) * min(1.0, power / need)
                if power < need or not holds:
                    useful.append(place)
            elif not holds:
                useful.append(place)
        for place in useful:
            if self.player.power[place] > 0 and game.controller[place] == seat:
                worth += 0.2
        if useful:
            nearest = self.distances(useful[0])[:]
            for place in useful:
                for start, jumps in enumerate(self.distances(place)):
                    nearest[start] = min(nearest[start], jumps)
            for at, count in enumerate(self.player.ships):
                if count:
                    worth -= weights.near * count * nearest[at // LEVELS]
        return worth

    def moved(self, thing: int) -> float:
        """The fleet after a move."""
        route, index = divmod(thing - vocabulary.MOVE, LEVELS)
        start, target = divmod(route, names.MOVE_PLACES)
        game, seat = self.game, self.seat
        game.remove_ship(seat, start, index + 1)
        game.add_ship(seat, target, index + 1)
        worth = self.fleet()
        game.remove_ship(seat, target, index + 1)
        game.add_ship(seat, start, index + 1)
        return worth

    def best_jump(self, points: int) -> float:
        """What a jump may gain: the best system that could be taken, or reinforced until it can be colonised."""
        game, seat = self.game, self.seat
        if self.player.fleet() == 0:
            return 0.0
        best = 0.0
        for place in range(vocabulary.A1, vocabulary.PLACES):
            if not game.spec(place):
                continue
            power = colonise.gathered_power(self.player, place, points, self.distances(place))
            if game.controller[place] != seat:
                if colonise.would_control(game, seat, place, power):
                    best = max(best, self.weights.base + self.goal(CONTROL))
            elif game.system_at[place] != PASS:
                need = game.content.systems[game.system_at[place]].power
                if self.player.power[place] < need <= power:
                    best = max(best, 2.0)
        return best

    # --- actions ------------------------------------------------------------------------------------------

    def saving_for(self) -> tuple[int, int]:
        """Ore and population still missing for a level IIII technology that is within reach; (0, 0) if none is."""
        if not self.wanted & LEVEL_IIII:
            return 0, 0
        best = (0, 0)
        for space in own_spaces(self.game, self.seat):
            action = action_at(self.game, space)
            if action is None or not action.effect.researches:
                continue
            effect = action.effect.effects[0]
            if effect.verb == vocabulary.RESEARCH and TOP in research.levels_of(self.game, self.seat, effect):
                if not research.any_candidate(self.game, self.seat, effect):
                    continue
                ore = metrics.amount(self.game, self.seat, action.cost.ore) - self.player.ore
                people = metrics.amount(self.game, self.seat, action.cost.withdraw) + 1 - self.player.pop
                lacking = max(0, ore), max(0, people)
                if best == (0, 0) or sum(lacking) < sum(best):
                    best = lacking
        return best

    def space(self, space: int, depth: int = 0) -> float:
        action = action_at(self.game, space)
        if action is None:
            event = names.source_of(space) - names.FIRST_EVENT
            cost = self.cost(events.dyson_effect(self.game, event).cost)
            return self.system(self.game.content.systems[self.game.dyson_system]) - cost
        surcharge = self.weights.ore if names.has_surcharge(space) else 0.0
        return self.effects(action.effect, depth) - self.cost(action.cost) - surcharge

    def ability(self, ability: Ability) -> float:
        if ability.effect is None:
            return 0.0
        return self.effects(ability.effect, 2) - self.cost(ability.cost) - 0.2
