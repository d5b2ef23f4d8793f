"""Ambitions: what goals are worth to a seat, and how much nearer a card, VP chips or goods bring it to them.

A goal that is not reached yet counts for a part that shrinks with every step that is missing; so does one that others
reach sooner. Everything that is looked at here lies open.
"""

from __future__ import annotations

from typing import Final

from starboard.bots.simple_race.weights import Weights
from starboard.race import goals, vocabulary
from starboard.race.content import Design
from starboard.race.position import RaceGame

FIRST_VP: Final = 3
MOST_VP: Final = 5
TIED_VP: Final = 3
PHASE_BITS: Final = {"explore": 1, "develop": 2, "settle": 4, "trade": 8, "consume": 16, "produce": 32}
OUT_OF_REACH: Final = 9


def military_of(design: Design) -> int:
    """What a card adds to the Military that everybody counts."""
    strength = 0
    for power in design.powers:
        if power.does == vocabulary.SETTLE_MILITARY and power.good == vocabulary.NONE and not power.against_rebel:
            strength += power.amount
    return strength


class Tally:
    """What goals count in a tableau; of an empty one, nothing."""

    def __init__(self) -> None:
        self.cards = 0
        self.worlds = 0
        self.military_worlds = 0
        self.alien = 0
        self.uplift = 0
        self.imperium = 0
        self.six_cost = 0
        self.takeover = 0
        self.strength = 0
        self.kinds = 0  # bits
        self.phases = 0  # bits


def tally_of(design: Design) -> Tally:
    """One card."""
    tally = Tally()
    for power in design.powers:
        tally.phases |= PHASE_BITS[power.phase]
        if power.does == vocabulary.TAKEOVER:
            tally.takeover = 1
    tally.cards = 1
    tally.worlds = 1 if design.is_world else 0
    tally.military_worlds = 1 if design.is_world and design.military else 0
    tally.alien = 1 if design.keywords & vocabulary.KW_ALIEN else 0
    tally.uplift = 1 if design.keywords & vocabulary.KW_UPLIFT else 0
    tally.imperium = 1 if design.keywords & vocabulary.KW_IMPERIUM else 0
    tally.six_cost = 1 if not design.is_world and design.cost == 6 and design.scores else 0
    tally.strength = military_of(design)
    tally.kinds = 1 << design.good if design.good != vocabulary.NONE else 0
    return tally


def together(one: Tally, other: Tally) -> Tally:
    tally = Tally()
    tally.cards = one.cards + other.cards
    tally.worlds = one.worlds + other.worlds
    tally.military_worlds = one.military_worlds + other.military_worlds
    tally.alien = one.alien + other.alien
    tally.uplift = one.uplift + other.uplift
    tally.imperium = one.imperium + other.imperium
    tally.six_cost = one.six_cost + other.six_cost
    tally.takeover = one.takeover + other.takeover
    tally.strength = one.strength + other.strength
    tally.kinds = one.kinds | other.kinds
    tally.phases = one.phases | other.phases
    return tally


class Purse:
    """What goals count besides cards."""

    def __init__(self, chips: int, prestige: int, goods: int) -> None:
        self.chips = chips
        self.prestige = prestige
        self.goods = goods


def missing(goal: int, tally: Tally, purse: Purse, takeovers: bool) -> int:
    """Steps that are missing to a "first" goal: none when it is met."""
    if goal == goals.STANDARD_OF_LIVING:
        steps = (6 - purse.chips) // 2  # consuming brings about two chips at a time
    elif goal == goals.SYSTEM_DIVERSITY:
        steps = 4 - tally.kinds.bit_count()
    elif goal == goals.OVERLORD_DISCOVERIES:
        steps = 3 - tally.alien
    elif goal == goals.INNOVATION_LEADER:
        steps = 6 - tally.phases.bit_count()
    elif goal == goals.GALACTIC_STATUS:
        steps = 1 - tally.six_cost
    elif goal == goals.UPLIFT_KNOWLEDGE:
        steps = 3 - tally.uplift
    elif goal == goals.GALACTIC_RICHES:
        steps = 4 - purse.goods
    elif goal == goals.EXPANSION_LEADER:
        steps = 8 - tally.cards
    elif goal == goals.PEACE_WAR_LEADER:
        peace = max(0, 2 - tally.worlds) + max(0, tally.strength + 1)
        war = max(0, 2 - tally.military_worlds) + (0 if tally.takeover else 1)
        steps = min(peace, war if takeovers else OUT_OF_REACH)
    elif goal == goals.GALACTIC_STANDING:
        steps = max(0, 2 - purse.prestige) + max(0, (4 - purse.chips) // 2)
    elif goal == goals.MILITARY_INFLUENCE:
        steps = min(3 - tally.imperium, 4 - tally.military_worlds)
    else:
        return OUT_OF_REACH  # a full hand is no plan
    return max(0, steps)


class Ambitions:
    """The goals of this game as they look to one seat."""

    def __init__(self, game: RaceGame, seat: int, tallies: list[Tally], left: float, weights: Weights) -> None:
        self.game = game
        self.weights = weights
        self.tally = tallies[seat]
        self.purse = purse_of(game, seat)
        self.takeovers = game.rules.takeovers
        self.sure = max(0.4, 1 - weights.goal_slips * left)
        """A "most" goal can still be lost."""
        self.firsts: list[tuple[int, int]] = []
        """Goals that nobody has yet, and how many steps the nearest other seat is away."""
        self.mosts: list[tuple[int, int, int, bool]] = []
        """Goals with the own progress, that of the best other seat, and whether the seat has the tile."""
        others = [each for each in range(game.seats) if each != seat]
        for goal in game.goals:
            holder = goals.holder_of(game, goal)
            if goal >= goals.FIRSTS:
                best = max((goals.progress(game, each, goal) for each in others), default=0)
                self.mosts.append((goal, goals.progress(game, seat, goal), best, holder == seat))
            elif holder < 0:
                steps = [missing(goal, tallies[each], purse_of(game, each), self.takeovers) for each in others]
                self.firsts.append((goal, min(steps, default=OUT_OF_REACH)))

    def first(self, steps: int, rival: int) -> float:
        """What a "first" goal is worth that is some steps away."""
        if steps <= 0:
            return float(FIRST_VP)
        near: float = self.weights.goal_near**steps
        return FIRST_VP * near * (0.5 if rival <= steps else 1.0)

    def most(self, goal: int, own: int, best: int, held: bool) -> float:
        """What a "most" goal is worth with this progress."""
        short = max(goals.MINIMUM[goal], best + (0 if held else 1)) - own
        if short <= 0:
            return self.sure * MOST_VP
        if own == best and own >= goals.MINIMUM[goal]:
            return self.sure * TIED_VP
        near: float = self.weights.goal_near**short
        return self.sure * MOST_VP * near

    def gain(self, design: Design) -> float:
        """How much nearer a card brings the seat to its goals."""
        total = 0.0
        if self.firsts:
            more = together(self.tally, tally_of(design))
            purse = self.purse
            if design.windfall or design.prestige:
                purse = Purse(purse.chips, purse.prestige + design.prestige, purse.goods + design.windfall)
            total += self.nearer(more, purse)
        for goal, own, best, held in self.mosts:
            steps = step(self.game, goal, design)
            if steps:
                total += self.most(goal, own + steps, best, held) - self.most(goal, own, best, held)
        return total

    def nearer(self, tally: Tally, purse: Purse) -> float:
        total = 0.0
        for goal, rival in self.firsts:
            before = missing(goal, self.tally, self.purse, self.takeovers)
            after = missing(goal, tally, purse, self.takeovers)
            if after != before:
                total += self.first(after, rival) - self.first(before, rival)
        return total

    def more(self, chips: int = 0, goods: int = 0) -> float:
        """What VP chips or goods bring, besides what they are worth themselves."""
        if not self.firsts or not (chips or goods):
            return 0.0
        purse = self.purse
        return self.nearer(self.tally, Purse(purse.chips + chips, purse.prestige, purse.goods + goods))


def purse_of(game: RaceGame, seat: int) -> Purse:
    player = game.players[seat]
    return Purse(player.vp, player.prestige, len(game.goods_of(seat)))


def step(game: RaceGame, goal: int, design: Design) -> int:
    """How far a card brings its owner with a "most" goal."""
    if goal == goals.GREATEST_MILITARY:
        return military_of(design)
    if goal == goals.GALACTIC_PRESTIGE:
        return 1 if design.prestige else 0
    return 1 if goals.counts(game, goal, design) else 0
