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
GOODS: Final = ["none", "novelty", "rare", "genes", "alien"]
TRADE_PRICE: Final = [0, 2, 3, 4, 5]

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
DEVELOP_DISCOUNT: Final = 10
DEVELOP_DRAW: Final = 11
DEVELOP_DRAW_AFTER: Final = 12
SETTLE_DISCOUNT: Final = 20
SETTLE_MILITARY: Final = 21
SETTLE_DRAW_AFTER: Final = 22
DISCARD_FOR_MILITARY: Final = 23
DISCARD_TO_SETTLE_FREE: Final = 24
PAY_FOR_MILITARY: Final = 25
TRADE_BONUS: Final = 40
TRADE_BONUS_HERE: Final = 41
CONSUME_GOODS: Final = 50
CONSUME_DIFFERENT: Final = 51
CONSUME_ALL: Final = 52
CONSUME_SELL: Final = 53
CONSUME_HAND: Final = 54
CONSUME_DRAW: Final = 55
CONSUME_GUESS: Final = 56
PRODUCE_HERE: Final = 70
PRODUCE_WINDFALL: Final = 71
PRODUCE_DRAW: Final = 72
PRODUCE_DRAW_IF_HERE: Final = 73
PRODUCE_DRAW_PER_GOOD: Final = 74
PRODUCE_DRAW_PER_KIND: Final = 75
PRODUCE_DRAW_PER_WORLD: Final = 76
PRODUCE_DRAW_IF_MOST: Final = 77

WORDS: Final[dict[str, int]] = {
    "explore/draw": EXPLORE_DRAW,
    "explore/keep": EXPLORE_KEEP,
    "develop/discount": DEVELOP_DISCOUNT,
    "develop/draw": DEVELOP_DRAW,
    "develop/draw-after": DEVELOP_DRAW_AFTER,
    "settle/discount": SETTLE_DISCOUNT,
    "settle/military": SETTLE_MILITARY,
    "settle/draw-after": SETTLE_DRAW_AFTER,
    "settle/discard-for-military": DISCARD_FOR_MILITARY,
    "settle/discard-to-settle-free": DISCARD_TO_SETTLE_FREE,
    "settle/pay-for-military": PAY_FOR_MILITARY,
    "trade/bonus": TRADE_BONUS,
    "trade/bonus-here": TRADE_BONUS_HERE,
    "consume/goods": CONSUME_GOODS,
    "consume/different": CONSUME_DIFFERENT,
    "consume/all-but-one": CONSUME_ALL,
    "consume/sell": CONSUME_SELL,
    "consume/discard-hand": CONSUME_HAND,
    "consume/draw": CONSUME_DRAW,
    "consume/guess-cost": CONSUME_GUESS,
    "produce/produce": PRODUCE_HERE,
    "produce/windfall": PRODUCE_WINDFALL,
    "produce/draw": PRODUCE_DRAW,
    "produce/draw-if-produced-here": PRODUCE_DRAW_IF_HERE,
    "produce/draw-per-good-produced": PRODUCE_DRAW_PER_GOOD,
    "produce/draw-per-kind-produced": PRODUCE_DRAW_PER_KIND,
    "produce/draw-per-world": PRODUCE_DRAW_PER_WORLD,
    "produce/draw-if-most-produced": PRODUCE_DRAW_IF_MOST,
}

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
    "card",
    "military-strength",
    "three-vp-chips",
]
