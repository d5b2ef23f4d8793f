"""The closed vocabulary of Race for the Galaxy: goods, keywords, actions, and every word a power may use.

Card files are written in these words and no others; the loader refuses what is not here. Each word has a number,
because the engine compares numbers.
"""

from __future__ import annotations

from typing import Final

# Goods, in the order of their trade price. NONE is the good of a world that has no kind.
NONE: Final = 0
NOVELTY: Final = 1
RARE: Final = 2
GENES: Final = 3
ALIEN: Final = 4
ANY: Final = 5
GOODS: Final = ["none", "novelty", "rare", "genes", "alien", "any"]
"""ANY is the kind of Alien Oort Cloud Refinery, which may be any of the four."""
TRADE_PRICE: Final = [0, 2, 3, 4, 5, 5]

# Keywords: bits of Design.keywords.
KEYWORDS: Final = ["rebel", "alien", "uplift", "chromosome", "terraforming", "imperium"]
KW_REBEL: Final = 1
KW_ALIEN: Final = 2
KW_UPLIFT: Final = 4
KW_CHROMOSOME: Final = 8
KW_TERRAFORMING: Final = 16
KW_IMPERIUM: Final = 32

# Action cards. DEVELOP_2 and SETTLE_2 are the second cards of the 2-player advanced game.
EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
TRADE: Final = 4
CONSUME_X2: Final = 5
PRODUCE: Final = 6
DEVELOP_2: Final = 7
SETTLE_2: Final = 8
SEARCH: Final = 9
PRESTIGE: Final = 16
"""Added to an action that is chosen with its prestige bonus (The Brink of War)."""
ACTIONS: Final = [
    "explore-5",
    "explore-1-1",
    "develop",
    "settle",
    "trade",
    "consume-x2",
    "produce",
    "develop-2",
    "settle-2",
    "search",
]

# Phases of a round, in their order; in the advanced game Develop and Settle may happen twice.
PHASE_EXPLORE: Final = 1
PHASE_DEVELOP: Final = 2
PHASE_SETTLE: Final = 3
PHASE_CONSUME: Final = 4
PHASE_PRODUCE: Final = 5
PHASES: Final = ["none", "explore", "develop", "settle", "consume", "produce"]

# What powers do. The words of a card file are "<phase>/<does>".
EXPLORE_DRAW: Final = 1
EXPLORE_KEEP: Final = 2
EXPLORE_MIX: Final = 3
EXPLORE_FOR_PRESTIGE: Final = 4
DEVELOP_DISCOUNT: Final = 10
DEVELOP_DRAW: Final = 11
DEVELOP_DRAW_AFTER: Final = 12
DEVELOP_DRAW_DISCARD: Final = 13
DEVELOP_PRESTIGE: Final = 14
DEVELOP_SAVE: Final = 15
DISCARD_FOR_DISCOUNT: Final = 16
DEVELOP_GOOD_FOR_DISCOUNT: Final = 17
SETTLE_DISCOUNT: Final = 20
SETTLE_MILITARY: Final = 21
SETTLE_DRAW_AFTER: Final = 22
SETTLE_DRAW_DISCARD_AFTER: Final = 23
SETTLE_PRODUCE: Final = 24
SETTLE_PRESTIGE: Final = 25
SETTLE_SAVE: Final = 26
PAY_DISCOUNT: Final = 27
PAY_PRESTIGE: Final = 28
TAKEOVER_DEFENSE: Final = 29
DISCARD_FOR_MILITARY: Final = 30
PRESTIGE_FOR_MILITARY: Final = 31
GOOD_FOR_MILITARY: Final = 32
CARDS_FOR_MILITARY: Final = 33
DISCARD_TO_SETTLE_FREE: Final = 34
PAY_FOR_MILITARY: Final = 35
GOOD_FOR_DISCOUNT: Final = 36
DISCARD_TO_CONQUER: Final = 37
SECOND_WORLD: Final = 38
SECOND_CONQUEST: Final = 39
UPGRADE_WORLD: Final = 40
TAKEOVER: Final = 41
PREVENT_TAKEOVER: Final = 42
ABOUT_TAKEOVERS: Final = [TAKEOVER_DEFENSE, TAKEOVER, PREVENT_TAKEOVER]
"""Ignored in a game without takeovers (RvI p2)."""
TRADE_BONUS: Final = 45
TRADE_BONUS_HERE: Final = 46
TRADE_PER_CHROMOSOME: Final = 47
TRADE_NOT_SOLD: Final = 48
CONSUME_GOODS: Final = 50
CONSUME_DIFFERENT: Final = 51
CONSUME_ALL: Final = 52
CONSUME_SELL: Final = 53
CONSUME_HAND: Final = 54
CONSUME_DRAW: Final = 55
CONSUME_GUESS: Final = 56
CONSUME_ANTE: Final = 57
CONSUME_VP: Final = 58
CONSUME_EACH_KIND: Final = 59
CONSUME_OWN_GOOD: Final = 60
CONSUME_PRESTIGE: Final = 61
PRODUCE_HERE: Final = 70
PRODUCE_WINDFALL: Final = 71
PRODUCE_DRAW: Final = 72
PRODUCE_DRAW_IF_HERE: Final = 73
PRODUCE_DRAW_PER_GOOD: Final = 74
PRODUCE_DRAW_PER_KIND: Final = 75
PRODUCE_DRAW_PER_WORLD: Final = 76
PRODUCE_DRAW_IF_MOST: Final = 77
PRODUCE_PRESTIGE_IF_HERE: Final = 78
PRODUCE_PRESTIGE_IF_MOST: Final = 79
PRODUCE_TAKE_SAVED: Final = 80

WORDS: Final[dict[str, int]] = {
    "explore/draw": EXPLORE_DRAW,
    "explore/keep": EXPLORE_KEEP,
    "explore/mix": EXPLORE_MIX,
    "explore/discard-for-prestige": EXPLORE_FOR_PRESTIGE,
    "develop/discount": DEVELOP_DISCOUNT,
    "develop/draw": DEVELOP_DRAW,
    "develop/draw-after": DEVELOP_DRAW_AFTER,
    "develop/draw-then-discard": DEVELOP_DRAW_DISCARD,
    "develop/prestige": DEVELOP_PRESTIGE,
    "develop/save-payment": DEVELOP_SAVE,
    "develop/discard-for-discount": DISCARD_FOR_DISCOUNT,
    "develop/good-for-discount": DEVELOP_GOOD_FOR_DISCOUNT,
    "settle/discount": SETTLE_DISCOUNT,
    "settle/military": SETTLE_MILITARY,
    "settle/draw-after": SETTLE_DRAW_AFTER,
    "settle/draw-then-discard-after": SETTLE_DRAW_DISCARD_AFTER,
    "settle/produce-on-placed": SETTLE_PRODUCE,
    "settle/prestige-for-placed": SETTLE_PRESTIGE,
    "settle/save-payment": SETTLE_SAVE,
    "settle/pay-discount": PAY_DISCOUNT,
    "settle/pay-prestige": PAY_PRESTIGE,
    "settle/takeover-defense": TAKEOVER_DEFENSE,
    "settle/discard-for-military": DISCARD_FOR_MILITARY,
    "settle/prestige-for-military": PRESTIGE_FOR_MILITARY,
    "settle/good-for-military": GOOD_FOR_MILITARY,
    "settle/cards-for-military": CARDS_FOR_MILITARY,
    "settle/discard-to-settle-free": DISCARD_TO_SETTLE_FREE,
    "settle/pay-for-military": PAY_FOR_MILITARY,
    "settle/good-for-discount": GOOD_FOR_DISCOUNT,
    "settle/discard-to-conquer": DISCARD_TO_CONQUER,
    "settle/second-world": SECOND_WORLD,
    "settle/discard-for-second-conquest": SECOND_CONQUEST,
    "settle/upgrade-world": UPGRADE_WORLD,
    "settle/takeover": TAKEOVER,
    "settle/prevent-takeover": PREVENT_TAKEOVER,
    "trade/bonus": TRADE_BONUS,
    "trade/bonus-here": TRADE_BONUS_HERE,
    "trade/bonus-per-chromosome": TRADE_PER_CHROMOSOME,
    "trade/not-sold": TRADE_NOT_SOLD,
    "consume/goods": CONSUME_GOODS,
    "consume/different": CONSUME_DIFFERENT,
    "consume/all-but-one": CONSUME_ALL,
    "consume/sell": CONSUME_SELL,
    "consume/discard-hand": CONSUME_HAND,
    "consume/draw": CONSUME_DRAW,
    "consume/guess-cost": CONSUME_GUESS,
    "consume/ante": CONSUME_ANTE,
    "consume/vp": CONSUME_VP,
    "consume/each-kind": CONSUME_EACH_KIND,
    "consume/own-good": CONSUME_OWN_GOOD,
    "consume/spend-prestige": CONSUME_PRESTIGE,
    "produce/produce": PRODUCE_HERE,
    "produce/windfall": PRODUCE_WINDFALL,
    "produce/draw": PRODUCE_DRAW,
    "produce/draw-if-produced-here": PRODUCE_DRAW_IF_HERE,
    "produce/draw-per-good-produced": PRODUCE_DRAW_PER_GOOD,
    "produce/draw-per-kind-produced": PRODUCE_DRAW_PER_KIND,
    "produce/draw-per-world": PRODUCE_DRAW_PER_WORLD,
    "produce/draw-if-most-produced": PRODUCE_DRAW_IF_MOST,
    "produce/prestige-if-produced-here": PRODUCE_PRESTIGE_IF_HERE,
    "produce/prestige-if-most-chromosomes": PRODUCE_PRESTIGE_IF_MOST,
    "produce/take-saved": PRODUCE_TAKE_SAVED,
}

# What a power may be limited to or count, by parameter.
AGAINST: Final = ["rebel"]
PER: Final = ["military", "chromosome"]
HAVING: Final = ["imperium"]
ONLY: Final = ["alien", "rebel", "chromosome"]
OF: Final = [
    "any",
    "rebel",
    "six-cost",
    "production",
    "rebel-military",
    "imperium",
    "military",
    "chromosome",
]
COSTS: Final = ["none", "discard", "prestige"]
SPECIALS: Final = [
    "keeps-three",
    "hand-limit-12",
    "ends-at-14",
    "saves-at-start",
    "takes-discards",
    "chooses-last",
]
"""What a card does that belongs to no phase."""

# What a 6-cost development counts. A card counts for the first line that fits it.
SCORES: Final = [
    "production-world",
    "windfall-world",
    "military-world",
    "rebel-military-world",
    "world",
    "six-cost-development",
    "development",
    "explore-development",
    "explore-world",
    "trade-development",
    "trade-world",
    "consume-development",
    "consume-world",
    "alien-card",
    "rebel-card",
    "uplift-card",
    "chromosome-card",
    "terraforming-card",
    "imperium-card",
    "card",
    "military-strength",
    "negative-military-strength",
    "three-vp-chips",
    "kinds-of-goods",
    "prestige",
]

# The nine categories of a Search (The Brink of War).
CATEGORIES: Final = [
    "military-development",
    "military-windfall",
    "civil-windfall",
    "chromosome-world",
    "alien-world",
    "consumes-two",
    "defense-five",
    "six-cost-development",
    "takeover",
]
