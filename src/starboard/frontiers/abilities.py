"""Abilities: what an empire can do in each action, added up once and shared by all copies of the position.

A power cannot be used in the action in which its tile was placed (rulebook, "Zdolności"). So abilities are gathered
when an action begins, and only when the empire has changed.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from starboard.frontiers import vocabulary
from starboard.frontiers.content import Content, Power


@mypyc_attr(acyclic=True)
class Source:
    """A power together with the tile in the empire that has it."""

    def __init__(self, tile: int, power: Power) -> None:
        self.tile = tile
        self.power = power


@mypyc_attr(acyclic=True)
class Abilities:
    """Sums and lists over an empire."""

    def __init__(self) -> None:
        self.explore_credits = 0
        self.explore_colonists = 0
        self.explore_draw = 0
        self.develop_discount = 0
        self.develop_credits_after = 0
        self.military = 0
        self.military_for = [0, 0, 0, 0, 0, 0]
        self.military_against: list[Power] = []
        self.military_per: list[Power] = []
        self.settle_discount = 0
        self.discount_for = [0, 0, 0, 0, 0, 0]
        self.settle_credits_after = 0
        self.settle_colonists_after = 0
        self.settle_draw_after = 0
        self.second_world = False
        self.temporary: list[Source] = []
        self.pay_for_military: list[Source] = []
        self.upgrade: list[Source] = []
        self.replace_this: list[Source] = []
        self.produce: list[Source] = []
        self.trade_bonus = 0
        self.trade_for = [0, 0, 0, 0, 0, 0]
        self.trade_here: list[Source] = []
        self.sales = 1
        self.consume: list[Source] = []
        self.consume_vp = 0
        self.consume_credits = 0
        self.per_consumed: list[Source] = []


def gather(content: Content, tiles: list[int]) -> Abilities:
    """Add up what these tiles can do."""
    sums = Abilities()
    for tile in tiles:
        for power in content.tiles[tile].powers:
            add(sums, tile, power)
    return sums


def add(sums: Abilities, tile: int, power: Power) -> None:
    does = power.does
    amount = power.amount
    if does == vocabulary.MILITARY:
        if power.keyword:
            sums.military_against.append(power)
        elif power.kind != vocabulary.NONE:
            sums.military_for[power.kind] += amount
        else:
            sums.military += amount
    elif does == vocabulary.SETTLE_DISCOUNT:
        if power.kind != vocabulary.NONE:
            sums.discount_for[power.kind] += amount
        else:
            sums.settle_discount += amount
    elif does == vocabulary.TRADE_BONUS:
        if power.kind != vocabulary.NONE:
            sums.trade_for[power.kind] += amount
        else:
            sums.trade_bonus += amount
    elif does == vocabulary.EXPLORE_CREDITS:
        sums.explore_credits += amount
    elif does == vocabulary.EXPLORE_COLONISTS:
        sums.explore_colonists += amount
    elif does == vocabulary.EXPLORE_DRAW:
        sums.explore_draw += amount
    elif does == vocabulary.DEVELOP_DISCOUNT:
        sums.develop_discount += amount
    elif does == vocabulary.DEVELOP_CREDITS_AFTER:
        sums.develop_credits_after += amount
    elif does == vocabulary.SETTLE_CREDITS_AFTER:
        sums.settle_credits_after += amount
    elif does == vocabulary.SETTLE_COLONISTS_AFTER:
        sums.settle_colonists_after += amount
    elif does == vocabulary.SETTLE_DRAW_AFTER:
        sums.settle_draw_after += amount
    elif does == vocabulary.SECOND_WORLD:
        sums.second_world = True
    elif does == vocabulary.MILITARY_PER:
        sums.military_per.append(power)
    elif does == vocabulary.TRADE_EXTRA_SALE:
        sums.sales += amount
    elif does == vocabulary.CONSUME_VP:
        sums.consume_vp += amount
    elif does == vocabulary.CONSUME_CREDITS:
        sums.consume_credits += amount
    else:
        list_for(sums, does).append(Source(tile, power))


def list_for(sums: Abilities, does: int) -> list[Source]:
    """Where the powers go that are used one by one."""
    if does == vocabulary.TEMPORARY_MILITARY:
        return sums.temporary
    if does == vocabulary.PAY_FOR_MILITARY:
        return sums.pay_for_military
    if does == vocabulary.UPGRADE:
        return sums.upgrade
    if does == vocabulary.REPLACE_THIS:
        return sums.replace_this
    if does == vocabulary.TRADE_BONUS_HERE:
        return sums.trade_here
    if does == vocabulary.CONSUME_GOODS:
        return sums.consume
    if does == vocabulary.CONSUME_VP_PER_GOOD:
        return sums.per_consumed
    return sums.produce
