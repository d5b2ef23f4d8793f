"""Produce and consume, as the simple bot reckons with them: what a tableau makes, and what goods will bring.

Works on kinds and numbers of goods only, with the best powers first; the rules are exact, this is quick.
"""

from __future__ import annotations

from starboard.race import vocabulary as words
from starboard.race.content import Design, Power

KINDS = tuple(range(len(words.GOODS) - 1, words.NONE, -1))
"""Kinds of goods, the dearest first."""
EMPTY = [0] * len(words.GOODS)


class Economy:
    """What a tableau makes and consumes in one turn of produce and consume."""

    def __init__(self, designs: list[Design]) -> None:
        self.supply = EMPTY[:]
        self.consumers: list[Power] = []
        self.draws = 0
        asleep = EMPTY[:]
        wakers: list[int] = []
        for design in designs:
            if design.windfall:
                asleep[design.good] += 1
            for power in design.powers:
                does = power.does
                if does == words.PRODUCE_HERE:
                    self.supply[design.good] += 1
                elif does == words.PRODUCE_WINDFALL:
                    wakers.append(power.good)
                elif does > words.PRODUCE_WINDFALL:
                    self.draws += power.cards
                elif does >= words.CONSUME_GOODS:
                    self.consumers.append(power)
        for waker in sorted(wakers, reverse=True):
            for kind in KINDS:
                if waker in (kind, words.NONE) and asleep[kind]:
                    asleep[kind] -= 1
                    self.supply[kind] += 1
                    break
        self.consumers.sort(key=eagerness)


def eagerness(power: Power) -> tuple[float, bool]:
    """Order of consume powers: the best return for a good first, then those that take one kind only."""
    if power.does == words.CONSUME_ALL:
        return 2.0, False
    if power.does == words.CONSUME_SELL:
        return 1.0, False
    return -(2 * power.vp + power.cards) / (power.kinds or power.goods or 1), power.good == words.NONE


def consumption(stock: list[int], consumers: list[Power], times: int, card: float) -> float:
    """What consuming this stock by these powers in their order brings; `times` is 2 for Consume: 2x VP."""
    if not consumers:
        return 0.0
    left = stock[:]
    total = 0.0
    for power in consumers:
        does = power.does
        if does == words.CONSUME_GOODS:
            kinds = [power.good] if power.good != words.NONE else plentiful(left)
            uses = min(power.times, sum(left[kind] for kind in kinds) // power.goods)
            total += uses * (times * power.vp + card * power.cards)
            taken = uses * power.goods
            for kind in kinds:
                part = min(taken, left[kind])
                left[kind] -= part
                taken -= part
        elif does == words.CONSUME_DIFFERENT:
            kinds = plentiful(left)
            if len(kinds) >= power.kinds:
                total += times * power.vp + card * power.cards
                for kind in kinds[: power.kinds]:
                    left[kind] -= 1
        elif does == words.CONSUME_ALL:
            total += times * max(0, sum(left) - 1)
            left = EMPTY[:]
        elif does == words.CONSUME_SELL:
            kinds = [kind for kind in KINDS if left[kind]]
            if kinds:
                total += card * words.TRADE_PRICE[kinds[0]]
                left[kinds[0]] -= 1
        elif does == words.CONSUME_HAND:
            total += power.up_to * max(0.0, power.vp - card)
        else:
            total += card * power.cards
    return total


def plentiful(stock: list[int]) -> list[int]:
    """The kinds in stock, the most plentiful first."""
    return sorted((kind for kind in KINDS if stock[kind]), key=lambda kind: -stock[kind])


def potential(stock: list[int], consumers: list[Power], card: float) -> float:
    """What this stock will bring: consumed at double VP, or its dearest good sold and the rest consumed."""
    doubled = consumption(stock, consumers, 2, card)
    for kind in KINDS:
        if stock[kind]:
            rest = stock[:]
            rest[kind] -= 1
            return max(doubled, card * words.TRADE_PRICE[kind] + consumption(rest, consumers, 1, card))
    return doubled
