"""Abilities: what a tableau can do in each phase, added up once and shared by all copies of the position.

Powers count from the phase after their card was placed, and go on to the end of the phase in which it left. So
abilities are gathered at the start of a phase, and only when the tableau has changed.
"""

from __future__ import annotations

from starboard.race import vocabulary as words
from starboard.race.content import Content, Power


class Source:
    """A power together with the card in the tableau that has it."""

    def __init__(self, card: int, power: Power) -> None:
        self.card = card
        self.power = power


class Abilities:
    """Sums and lists over a tableau; lists are in scanning order, the card placed last first."""

    def __init__(self) -> None:
        self.explore_draw = 0
        self.explore_keep = 0
        self.develop_discount = 0
        self.develop_draw = 0
        self.develop_draw_after = 0
        self.settle_discount = 0
        self.discount_for = [0, 0, 0, 0, 0]
        self.military = 0
        self.military_for = [0, 0, 0, 0, 0]
        self.military_rebel = 0
        self.settle_draw_after = 0
        self.settle_specials: list[Source] = []
        self.trade_bonus = 0
        self.trade_for = [0, 0, 0, 0, 0]
        self.trade_here: list[Source] = []
        self.consume: list[Source] = []
        self.produce: list[Source] = []


def gather(content: Content, tableau: list[int]) -> Abilities:
    """Add up what these cards can do."""
    sums = Abilities()
    for at in range(len(tableau) - 1, -1, -1):
        card = tableau[at]
        for power in content.cards[card].powers:
            add(sums, card, power)
    return sums


def add(sums: Abilities, card: int, power: Power) -> None:
    does = power.does
    if does == words.SETTLE_MILITARY:
        if power.against_rebel:
            sums.military_rebel += power.amount
        elif power.good != words.NONE:
            sums.military_for[power.good] += power.amount
        else:
            sums.military += power.amount
    elif does == words.SETTLE_DISCOUNT:
        if power.good != words.NONE:
            sums.discount_for[power.good] += power.amount
        else:
            sums.settle_discount += power.amount
    elif does >= words.PRODUCE_HERE:
        sums.produce.append(Source(card, power))
    elif does >= words.CONSUME_GOODS:
        sums.consume.append(Source(card, power))
    elif does == words.TRADE_BONUS:
        if power.good != words.NONE:
            sums.trade_for[power.good] += power.cards
        else:
            sums.trade_bonus += power.cards
    elif does == words.TRADE_BONUS_HERE:
        sums.trade_here.append(Source(card, power))
    elif does == words.EXPLORE_DRAW:
        sums.explore_draw += power.cards
    elif does == words.EXPLORE_KEEP:
        sums.explore_keep += power.cards
    elif does == words.DEVELOP_DISCOUNT:
        sums.develop_discount += power.amount
    elif does == words.DEVELOP_DRAW:
        sums.develop_draw += power.cards
    elif does == words.DEVELOP_DRAW_AFTER:
        sums.develop_draw_after += power.cards
    elif does == words.SETTLE_DRAW_AFTER:
        sums.settle_draw_after += power.cards
    else:
        sums.settle_specials.append(Source(card, power))
