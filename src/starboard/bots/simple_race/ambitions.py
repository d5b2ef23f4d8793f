"""Ambitions: what goals are worth to a seat, and how much nearer a card, VP chips or goods bring it to them.

A goal that is not reached yet counts for a part that shrinks with every step that is missing; so does one that others
reach sooner. Everything that is looked at here lies open.
"""

from __future__ import annotations

from typing import NamedTuple

from starboard.bots.simple_race.weights import Weights
from starboard.race import goals, vocabulary
from starboard.race.content import Design
from starboard.race.position import RaceGame

FIRST_VP = 3
MOST_VP = 5
TIED_VP = 3
PHASE_BITS = {"explore": 1, "develop": 2, "settle": 4, "trade": 8, "consume": 16, "produce": 32}
OUT_OF_REACH = 9


def military_of(design: Design) -> int:
    """What a card adds to the Military that everybody counts."""
    return sum(
        power.amount
        for power in design.powers
        if power.does == vocabulary.SETTLE_MILITARY and power.good == vocabulary.NONE and not power.against_rebel
    )


class Tally(NamedTuple):
    """What goals count in a tableau."""

    cards: int = 0
    worlds: int = 0
    military_worlds: int = 0
    alien: int = 0
    uplift: int = 0
    imperium: int = 0
    six_cost: int = 0
    takeover: int = 0
    strength: int = 0
    kinds: int = 0  # bits
    phases: int = 0  # bits


def tally_of(design: Design) -> Tally:
    """One card."""
    phases = takeover = 0
    for power in design.powers:
        phases |= PHASE_BITS[power.phase]
        takeover |= power.does == vocabulary.TAKEOVER
    return Tally(
        1,
        1 if design.is_world else 0,
        1 if design.is_world and design.military else 0,
        1 if design.keywords & vocabulary.KW_ALIEN else 0,
        1 if design.keywords & vocabulary.KW_UPLIFT else 0,
        1 if design.keywords & vocabulary.KW_IMPERIUM else 0,
        1 if not design.is_world and design.cost == 6 and design.scores else 0,
        takeover,
        military_of(design),
        1 << design.good if design.good != vocabulary.NONE else 0,
        phases,
    )


def together(one: Tally, other: Tally) -> Tally:
    sums = Tally(*(a + b for a, b in zip(one, other, strict=True)))
    return sums._replace(kinds=one.kinds | other.kinds, phases=one.phases | other.phases)


class Purse(NamedTuple):
    """What goals count besides cards."""

    chips: int
    prestige: int
    goods: int


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
