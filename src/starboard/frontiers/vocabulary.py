"""The closed vocabulary of New Frontiers: kinds, keywords, action tiles, and every word a power or a score may use.

Tile files are written in these words and no others; the loader refuses what is not here. Each word has a number,
because the engine compares numbers.
"""

from __future__ import annotations

from typing import Final

# Ids of things that are not tiles. A tile is its number in the list of designs.
ACTION: Final = 1000
GOAL: Final = 1100
KIND: Final = 1200
COLONISTS: Final = 1300
POWER: Final = 2000
POWERS_PER_TILE: Final = 8

# Kinds, in the order of their sale price. NONE is the kind of a gray world; ANY that of Alien Oort Cloud Refinery.
NONE: Final = 0
NOVELTY: Final = 1
RARE: Final = 2
GENES: Final = 3
ALIEN: Final = 4
ANY: Final = 5
KINDS: Final = ["none", "novelty", "rare", "genes", "alien", "any"]
KIND_COUNT: Final = 5
"""Lists by kind have this size: NONE and the four kinds of goods."""
SALE_PRICE: Final = [0, 1, 2, 3, 4]
GOODS_SUPPLY: Final = [0, 19, 17, 13, 11]

# How a world comes by goods.
GRAY: Final = 0
WINDFALL: Final = 1
PRODUCTION: Final = 2
GOODS: Final = ["gray", "windfall", "production"]

# Keywords: bits of Design.keywords.
KEYWORDS: Final = ["alien", "imperium", "rebel", "terraforming", "uplift"]
KW_ALIEN: Final = 1
KW_IMPERIUM: Final = 2
KW_REBEL: Final = 4
KW_TERRAFORMING: Final = 8
KW_UPLIFT: Final = 16

# What a tile is.
WORLD: Final = 0
HOME: Final = 1
SMALL: Final = 2
LARGE: Final = 3
SORTS: Final = ["world", "home", "small", "large"]

# Action tiles. The first one has two sides: Isolation, or the goals survey when goals are played with.
ISOLATION: Final = 0
DEVELOP: Final = 1
EXPLORE: Final = 2
SETTLE: Final = 3
PRODUCE: Final = 4
TRADE_CONSUME: Final = 5
DIPLOMATS: Final = 6
SURVEY: Final = 7
ACTIONS: Final = ["isolation", "develop", "explore", "settle", "produce", "trade-consume", "diplomats", "goals-survey"]
NO_ACTION: Final = -1

# The actions that a power can modify: bits of Design.modifies.
POWER_ACTIONS: Final = ["develop", "explore", "settle", "produce", "trade", "consume"]

# What powers do. The words of a tile file are "<action>/<does>".
EXPLORE_CREDITS: Final = 1
EXPLORE_COLONISTS: Final = 2
EXPLORE_DRAW: Final = 3
DEVELOP_DISCOUNT: Final = 10
DEVELOP_CREDITS_AFTER: Final = 11
MILITARY: Final = 20
MILITARY_PER: Final = 21
TEMPORARY_MILITARY: Final = 22
SETTLE_DISCOUNT: Final = 23
PAY_FOR_MILITARY: Final = 24
SETTLE_CREDITS_AFTER: Final = 25
SETTLE_COLONISTS_AFTER: Final = 26
SETTLE_DRAW_AFTER: Final = 27
SECOND_WORLD: Final = 28
UPGRADE: Final = 29
REPLACE_THIS: Final = 30
PRODUCE_CREDITS: Final = 40
PRODUCE_CREDITS_IF_HERE: Final = 41
PRODUCE_CREDITS_PER: Final = 42
PRODUCE_CREDITS_PER_KIND: Final = 43
PRODUCE_CREDITS_IF_MOST: Final = 44
PRODUCE_WINDFALL: Final = 45
PRODUCE_PAY_HERE: Final = 46
TRADE_BONUS: Final = 50
TRADE_BONUS_HERE: Final = 51
TRADE_EXTRA_SALE: Final = 52
CONSUME_GOODS: Final = 60
CONSUME_VP: Final = 61
CONSUME_CREDITS: Final = 62
CONSUME_VP_PER_GOOD: Final = 63

WORDS: Final[dict[str, int]] = {
    "explore/credits": EXPLORE_CREDITS,
    "explore/colonists": EXPLORE_COLONISTS,
    "explore/draw": EXPLORE_DRAW,
    "develop/discount": DEVELOP_DISCOUNT,
    "develop/credits-after": DEVELOP_CREDITS_AFTER,
    "settle/military": MILITARY,
    "settle/military-per": MILITARY_PER,
    "settle/temporary-military": TEMPORARY_MILITARY,
    "settle/discount": SETTLE_DISCOUNT,
    "settle/pay-for-military": PAY_FOR_MILITARY,
    "settle/credits-after": SETTLE_CREDITS_AFTER,
    "settle/colonists-after": SETTLE_COLONISTS_AFTER,
    "settle/draw-after": SETTLE_DRAW_AFTER,
    "settle/second-world": SECOND_WORLD,
    "settle/upgrade": UPGRADE,
    "settle/replace-this": REPLACE_THIS,
    "produce/credits": PRODUCE_CREDITS,
    "produce/credits-if-here": PRODUCE_CREDITS_IF_HERE,
    "produce/credits-per": PRODUCE_CREDITS_PER,
    "produce/credits-per-kind": PRODUCE_CREDITS_PER_KIND,
    "produce/credits-if-most": PRODUCE_CREDITS_IF_MOST,
    "produce/windfall": PRODUCE_WINDFALL,
    "produce/pay-here": PRODUCE_PAY_HERE,
    "trade/bonus": TRADE_BONUS,
    "trade/bonus-here": TRADE_BONUS_HERE,
    "trade/extra-sale": TRADE_EXTRA_SALE,
    "consume/goods": CONSUME_GOODS,
    "consume/vp": CONSUME_VP,
    "consume/credits": CONSUME_CREDITS,
    "consume/vp-per-good": CONSUME_VP_PER_GOOD,
}

FIELDS: Final[dict[str, list[str]]] = {
    "explore/credits": ["amount"],
    "explore/colonists": ["amount"],
    "explore/draw": ["amount"],
    "develop/discount": ["amount"],
    "develop/credits-after": ["amount"],
    "settle/military": ["amount", "kind?", "keyword?"],
    "settle/military-per": ["amount", "per", "most"],
    "settle/temporary-military": ["amount", "kind?"],
    "settle/discount": ["amount", "kind?"],
    "settle/pay-for-military": ["amount", "keyword?"],
    "settle/credits-after": ["amount"],
    "settle/colonists-after": ["amount"],
    "settle/draw-after": ["amount"],
    "settle/second-world": [],
    "settle/upgrade": ["amount"],
    "settle/replace-this": [],
    "produce/credits": ["amount"],
    "produce/credits-if-here": ["amount"],
    "produce/credits-per": ["amount", "per"],
    "produce/credits-per-kind": ["amount"],
    "produce/credits-if-most": ["amount", "kind"],
    "produce/windfall": ["kind?"],
    "produce/pay-here": ["amount"],
    "trade/bonus": ["amount", "kind?"],
    "trade/bonus-here": ["amount"],
    "trade/extra-sale": ["amount"],
    "consume/goods": ["goods", "times", "kind?", "vp?", "credits?", "different?", "optional?"],
    "consume/vp": ["amount"],
    "consume/credits": ["amount"],
    "consume/vp-per-good": ["amount", "vp", "tile"],
}
"""What has to be said with each word; what may be said has a question mark."""

# What a line of a "?" tile counts, or a power for each of which it gives something.
COUNT_TILE: Final = 0
COUNT_COLONY: Final = 1
COUNT_DEVELOPMENT: Final = 2
COUNT_STRENGTH: Final = 3
COUNT_KINDS: Final = 4
COUNTS: Final = ["tile", "colony", "development", "military-strength", "kinds"]

# Goals: what they count, and what the three with a stockpile let everybody put on their mat. Each number is the place
# of a word below; kinds of powers (2) are what is left when it is none of the others.
GOAL_CONSUME_POWERS: Final = 0
GOAL_KEYWORDS: Final = 1
GOAL_KINDS: Final = 3
GOAL_GOODS: Final = 4
GOAL_WORLDS: Final = 5
GOAL_CREDITS: Final = 6
GOAL_COLONISTS: Final = 7
GOAL_COUNTS: Final = [
    "consume-powers",
    "keywords",
    "kinds-of-powers",
    "kinds-of-colonies",
    "stockpiled-goods",
    "stockpiled-worlds",
    "stockpiled-credits",
    "unused-colonists",
]

# How a game can end: bits of FrontiersGame.ending.
END_DEVELOPMENTS: Final = 1
END_COLONIES: Final = 2
END_COLONISTS: Final = 4
END_VP: Final = 8
ENDINGS: Final = ["developments", "colonies", "colonists", "vp"]
