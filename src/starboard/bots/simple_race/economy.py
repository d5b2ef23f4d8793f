"""Produce and consume, as the simple bot reckons with them: what a tableau makes, and what goods will bring.

Works on kinds and numbers of goods only, with the best powers first; the rules are exact, this is quick.
"""

from __future__ import annotations

from typing import Final

from starboard.race import vocabulary
from starboard.race.content import Design, Power
from starboard.race.tableau_sums import DEAREST_FIRST, eagerness

KINDS: Final = (vocabulary.ALIEN, vocabulary.GENES, vocabulary.RARE, vocabulary.NOVELTY)
"""Kinds of goods, the dearest first."""
EMPTY: Final = [0] * len(vocabulary.GOODS)
SOMETIMES: Final = 0.5
"""Part of the worth of what needs something that may be lacking: prestige to spend, more goods than everybody else."""


class Prices:
    """What a card in hand and a prestige chip are worth, in VP."""

    def __init__(self, card: float, prestige: float) -> None:
        self.card = card
        self.prestige = prestige


def reward(power: Power, times: int, prices: Prices) -> float:
    """What one use of a consume power gives; `times` multiplies VP only."""
    return times * power.vp + prices.card * power.cards + prices.prestige * power.prestige


class Economy:
    """What a tableau makes and consumes in one turn of produce and consume."""

    def __init__(self, designs: list[Design]) -> None:
        self.supply = EMPTY[:]
        self.consumers: list[Power] = []
        self.draws = 0.0
        self.prestige = 0.0
        asleep = EMPTY[:]
        wakers: list[Power] = []
        counting: list[Power] = []
        for design in designs:
            if design.windfall:
                asleep[design.good] += 1
            for power in design.powers:
                does = power.does
                if does == vocabulary.PRODUCE_HERE:
                    self.supply[design.good] += 1
                    self.draws -= power.discard
                elif does == vocabulary.PRODUCE_WINDFALL:
                    wakers.append(power)
                elif does > vocabulary.PRODUCE_WINDFALL:
                    counting.append(power)
                elif does >= vocabulary.CONSUME_GOODS:
                    self.consumers.append(power)
        for waker in sorted(wakers, key=lambda power: (-power.good, power.discard)):
            self.wake(waker, asleep)
        for power in counting:
            self.count(power, designs)
        self.consumers.sort(key=eagerness)

    def wake(self, waker: Power, asleep: list[int]) -> None:
        """A windfall world produces, the dearest that the power can reach; one that says "elsewhere" not on itself."""
        for kind in DEAREST_FIRST:
            if (kind == vocabulary.ANY or waker.good in (kind, vocabulary.NONE)) and asleep[kind] > waker.elsewhere:
                asleep[kind] -= 1
                self.supply[kind] += 1
                self.draws -= waker.discard
                return

    def count(self, power: Power, designs: list[Design]) -> None:
        """What a power gives for producing."""
        does = power.does
        times = 1.0
        if does == vocabulary.PRODUCE_DRAW_PER_GOOD:
            times = float(self.supply[power.good])
        elif does == vocabulary.PRODUCE_DRAW_PER_KIND:
            times = float(sum(1 for kind in DEAREST_FIRST if self.supply[kind]))
        elif does == vocabulary.PRODUCE_DRAW_PER_WORLD:
            times = float(sum(1 for design in designs if is_counted(power, design)))
        elif does in (vocabulary.PRODUCE_DRAW_IF_MOST, vocabulary.PRODUCE_PRESTIGE_IF_MOST):
            times = SOMETIMES
        elif does == vocabulary.PRODUCE_TAKE_SAVED:
            self.draws += 1
        self.draws += times * power.cards
        self.prestige += times * power.prestige


def is_counted(power: Power, design: Design) -> bool:
    """Does a power that gives cards for worlds of a sort count this card?"""
    if power.of == "military":
        return design.military
    if power.of == "rebel":
        return design.is_world and design.keywords & vocabulary.KW_REBEL != 0
    if power.of == "chromosome":
        return design.is_world and design.keywords & vocabulary.KW_CHROMOSOME != 0
    return design.good in (power.good, vocabulary.ANY)


def consumption(stock: list[int], consumers: list[Power], times: int, prices: Prices) -> float:
    """What consuming this stock by these powers in their order brings; `times` is 2 for Consume: 2x VP."""
    if not consumers:
        return 0.0
    left = stock[:]
    total = 0.0
    for power in consumers:
        does = power.does
        if does in (vocabulary.CONSUME_GOODS, vocabulary.CONSUME_OWN_GOOD):
            kinds = [power.good, vocabulary.ANY] if power.good != vocabulary.NONE else plentiful(left)
            goods = power.goods or 1
            fitting = 0
            for kind in kinds:
                fitting += left[kind]
            uses = min(power.times or 1, fitting // goods)
            total += uses * reward(power, times, prices)
            taken = uses * goods
            for kind in kinds:
                part = min(taken, left[kind])
                left[kind] -= part
                taken -= part
        elif does in (vocabulary.CONSUME_DIFFERENT, vocabulary.CONSUME_EACH_KIND):
            kinds = plentiful(left)
            if len(kinds) >= power.kinds:
                uses = 1 if power.kinds else len(kinds)
                total += uses * reward(power, times, prices)
                for kind in kinds[: power.kinds or len(kinds)]:
                    left[kind] -= 1
        elif does == vocabulary.CONSUME_ALL:
            total += times * max(0, sum(left) - 1)
            left = EMPTY[:]
        elif does == vocabulary.CONSUME_SELL:
            kinds = [kind for kind in DEAREST_FIRST if left[kind]]
            if kinds:
                total += prices.card * vocabulary.TRADE_PRICE[kinds[0]]
                left[kinds[0]] -= 1
        else:
            total += without_goods(power, times, prices)
    return total


def without_goods(power: Power, times: int, prices: Prices) -> float:
    """What a consume power that takes no goods brings."""
    if power.does == vocabulary.CONSUME_HAND:
        if power.exactly:
            return max(0.0, reward(power, 1, prices) - power.exactly * prices.card)
        return power.up_to * max(0.0, reward(power, 1, prices) - prices.card)
    if power.does == vocabulary.CONSUME_PRESTIGE:
        return SOMETIMES * max(0.0, reward(power, times, prices) - prices.prestige)
    if power.does == vocabulary.CONSUME_ANTE:
        return SOMETIMES * prices.card
    return reward(power, times, prices)


def plentiful(stock: list[int]) -> list[int]:
    """The kinds in stock, the most plentiful first."""
    found: list[int] = []
    for kind in DEAREST_FIRST:
        if stock[kind]:
            at = len(found)
            while at > 0 and stock[found[at - 1]] < stock[kind]:
                at -= 1
            found.insert(at, kind)
    return found


def potential(stock: list[int], consumers: list[Power], prices: Prices) -> float:
    """What this stock will bring: consumed at double VP, or its dearest good sold and the rest consumed."""
    doubled = consumption(stock, consumers, 2, prices)
    for kind in KINDS:
        if stock[kind]:
            rest = stock[:]
            rest[kind] -= 1
            return max(doubled, prices.card * vocabulary.TRADE_PRICE[kind] + consumption(rest, consumers, 1, prices))
    return doubled
