"""Abilities: what a tableau can do in each phase, added up once and shared by all copies of the position.

Powers count from the phase after their card was placed, and go on to the end of the phase in which it left. So
abilities are gathered at the start of a phase, and only when the tableau has changed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from starboard.race import vocabulary
from starboard.race.content import Content, Power
from starboard.race.names import POWER, POWERS_PER_CARD


@mypyc_attr(acyclic=True)
class Source:
    """A power together with the card in the tableau that has it."""

    def __init__(self, card: int, power: Power) -> None:
        self.card = card
        self.power = power
        self.id = POWER + card * POWERS_PER_CARD + power.index


NO_SOURCES: Final[list[Source]] = []
"""What most lists of abilities are; never changed."""


@mypyc_attr(acyclic=True)
class Abilities:
    """Sums and lists over a tableau; lists are in scanning order, the card placed last first."""

    def __init__(self) -> None:
        self.explore_draw = 0
        self.explore_keep = 0
        self.explore_mix = False
        self.explore_for_prestige = NO_SOURCES
        self.develop_discount = 0
        self.develop_draw = 0
        self.develop_draw_after = 0
        self.develop_draw_discard = NO_SOURCES
        self.develop_prestige = NO_SOURCES
        self.develop_specials = NO_SOURCES
        self.save_developing = False
        self.settle_discount = 0
        self.discount_for = [0, 0, 0, 0, 0, 0]
        self.military = 0
        self.military_for = [0, 0, 0, 0, 0, 0]
        self.military_rebel = 0
        self.settle_specials = NO_SOURCES
        self.pay_discount = 0
        self.pay_prestige = NO_SOURCES
        self.after_settle = NO_SOURCES
        self.save_settling = False
        self.extra_settle = NO_SOURCES
        self.takeovers = NO_SOURCES
        self.takeover_defense = 0
        self.prevent_takeover = NO_SOURCES
        self.trade_bonus = 0
        self.trade_for = [0, 0, 0, 0, 0, 0]
        self.trade_here = NO_SOURCES
        self.consume = NO_SOURCES
        self.produce = NO_SOURCES


def with_one(sources: list[Source], source: Source) -> list[Source]:
    """These powers and one more; the list that all share stays empty."""
    if sources is NO_SOURCES:
        return [source]
    sources.append(source)
    return sources


def gather(content: Content, tableau: list[int]) -> Abilities:
    """Add up what these cards can do."""
    sums = Abilities()
    cards = content.cards
    for at in range(len(tableau) - 1, -1, -1):
        card = tableau[at]
        for power in cards[card].powers:
            if not (power.per or power.having):
                add(sums, card, power)
            elif power.per:
                sums.military += power.amount * count_worlds(content, tableau, power.per)
            elif count_keyword(content, tableau, vocabulary.KW_IMPERIUM):
                sums.military += power.amount
            if power.does == vocabulary.TRADE_PER_CHROMOSOME:
                sums.trade_for[power.good] += count_worlds(content, tableau, "chromosome")
            elif power.does == vocabulary.TAKEOVER_DEFENSE:
                sums.takeover_defense += defense_of(content, tableau)
    return sums


def total_military(content: Content, tableau: list[int]) -> int:
    """Military as everybody counts it: negatives included, without temporary and specialised strength (R-25)."""
    strength = 0
    for card in tableau:
        for power in content.cards[card].powers:
            if power.does != vocabulary.SETTLE_MILITARY or power.against_rebel or power.good != vocabulary.NONE:
                continue
            if power.per:
                strength += power.amount * count_worlds(content, tableau, power.per)
            elif not power.having or count_keyword(content, tableau, vocabulary.KW_IMPERIUM):
                strength += power.amount
    return strength


def count_keyword(content: Content, tableau: list[int], keyword: int) -> int:
    """How many cards have this keyword."""
    found = 0
    for card in tableau:
        if content.cards[card].keywords & keyword:
            found += 1
    return found


def count_worlds(content: Content, tableau: list[int], what: str) -> int:
    """How many worlds are military, or have a chromosome."""
    found = 0
    for card in tableau:
        design = content.cards[card]
        if design.is_world:
            if what == "military":
                found += 1 if design.military else 0
            elif what == "rebel":
                found += 1 if design.keywords & vocabulary.KW_REBEL else 0
            elif design.keywords & vocabulary.KW_CHROMOSOME:
                found += 1
    return found


def defense_of(content: Content, tableau: list[int]) -> int:
    """Rebel Pact: 2 for each Rebel military world, 1 for each other military world."""
    strength = 0
    for card in tableau:
        design = content.cards[card]
        if design.military:
            strength += 2 if design.keywords & vocabulary.KW_REBEL else 1
    return strength


def add(sums: Abilities, card: int, power: Power) -> None:
    """Add one power whose amount does not depend on the rest of the tableau."""
    does = power.does
    if does == vocabulary.SETTLE_MILITARY:
        if power.against_rebel:
            sums.military_rebel += power.amount
        elif power.good != vocabulary.NONE:
            sums.military_for[power.good] += power.amount
        else:
            sums.military += power.amount
    elif does == vocabulary.SETTLE_DISCOUNT:
        if power.good != vocabulary.NONE:
            sums.discount_for[power.good] += power.amount
        else:
            sums.settle_discount += power.amount
    elif does >= vocabulary.PRODUCE_HERE:
        sums.produce = with_one(sums.produce, Source(card, power))
    elif does >= vocabulary.CONSUME_GOODS:
        sums.consume = with_one(sums.consume, Source(card, power))
    elif does == vocabulary.TRADE_BONUS:
        if power.good != vocabulary.NONE:
            sums.trade_for[power.good] += power.cards
        else:
            sums.trade_bonus += power.cards
    elif does == vocabulary.TRADE_BONUS_HERE:
        sums.trade_here = with_one(sums.trade_here, Source(card, power))
    elif does >= vocabulary.SETTLE_DISCOUNT:
        add_settle(sums, card, power)
    else:
        add_explore_develop(sums, card, power)


def add_explore_develop(sums: Abilities, card: int, power: Power) -> None:
    does = power.does
    if does == vocabulary.EXPLORE_DRAW:
        sums.explore_draw += power.cards
    elif does == vocabulary.EXPLORE_KEEP:
        sums.explore_keep += power.cards
    elif does == vocabulary.EXPLORE_MIX:
        sums.explore_mix = True
    elif does == vocabulary.EXPLORE_FOR_PRESTIGE:
        sums.explore_for_prestige = with_one(sums.explore_for_prestige, Source(card, power))
    elif does == vocabulary.DEVELOP_DISCOUNT:
        sums.develop_discount += power.amount
    elif does == vocabulary.DEVELOP_DRAW:
        sums.develop_draw += power.cards
    elif does == vocabulary.DEVELOP_DRAW_AFTER:
        sums.develop_draw_after += power.cards
    elif does == vocabulary.DEVELOP_DRAW_DISCARD:
        sums.develop_draw_discard = with_one(sums.develop_draw_discard, Source(card, power))
    elif does == vocabulary.DEVELOP_PRESTIGE:
        sums.develop_prestige = with_one(sums.develop_prestige, Source(card, power))
    elif does == vocabulary.DEVELOP_SAVE:
        sums.save_developing = True
    else:
        sums.develop_specials = with_one(sums.develop_specials, Source(card, power))


def add_settle(sums: Abilities, card: int, power: Power) -> None:
    does = power.does
    if does == vocabulary.PAY_DISCOUNT:
        sums.pay_discount += power.amount
    elif does == vocabulary.PAY_PRESTIGE:
        sums.pay_prestige = with_one(sums.pay_prestige, Source(card, power))
    elif does == vocabulary.SETTLE_SAVE:
        sums.save_settling = True
    elif does in (vocabulary.SECOND_WORLD, vocabulary.SECOND_CONQUEST, vocabulary.UPGRADE_WORLD):
        sums.extra_settle = with_one(sums.extra_settle, Source(card, power))
    elif does == vocabulary.TAKEOVER:
        sums.takeovers = with_one(sums.takeovers, Source(card, power))
    elif does == vocabulary.PREVENT_TAKEOVER:
        sums.prevent_takeover = with_one(sums.prevent_takeover, Source(card, power))
    elif does <= vocabulary.SETTLE_PRESTIGE:
        sums.after_settle = with_one(sums.after_settle, Source(card, power))
    elif vocabulary.DISCARD_FOR_MILITARY <= does <= vocabulary.DISCARD_TO_CONQUER:
        sums.settle_specials = with_one(sums.settle_specials, Source(card, power))
