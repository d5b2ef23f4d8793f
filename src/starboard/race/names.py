"""The ids of Race for the Galaxy and their stable names: cards, powers, actions, kinds, goals, categories of a Search.

A card is its number in the deck list; the other things start at the numbers below.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.game import PASS
from starboard.race import goals, vocabulary
from starboard.race.content import Content

KIND: Final = 500
NAMED_KINDS: Final = [KIND + good for good in (vocabulary.NOVELTY, vocabulary.RARE, vocabulary.GENES, vocabulary.ALIEN)]
"""What the Refinery may be named."""
CATEGORY: Final = 600
ACTION: Final = 1000
POWER: Final = 2000
POWERS_PER_CARD: Final = 8
EXTRA_POWER: Final = POWERS_PER_CARD - 1
"""The index, on no card, of the power that Prestige with Consume: Trade gives."""


def name_of_action(action: int) -> str:
    if action >= vocabulary.PRESTIGE:
        return f"action:prestige-{vocabulary.ACTIONS[action - vocabulary.PRESTIGE]}"
    return f"action:{vocabulary.ACTIONS[action]}"


def name_of(content: Content, thing: int) -> str:
    if 0 <= thing < len(content.names):
        return content.names[thing]
    if thing >= POWER:
        card, index = divmod(thing - POWER, POWERS_PER_CARD)
        return f"power:{content.names[card]}/{index}"
    if thing >= ACTION:
        return name_of_action(thing - ACTION)
    if thing >= goals.GOAL:
        return f"goal:{goals.NAMES[thing - goals.GOAL]}"
    if thing >= CATEGORY:
        return f"search:{vocabulary.CATEGORIES[thing - CATEGORY]}"
    if thing >= KIND:
        return f"kind:{vocabulary.GOODS[thing - KIND]}"
    return "pass" if thing == PASS else str(thing)


def thing_of(content: Content, name: str) -> int:
    if name == "pass":
        return PASS
    if name in content.ids:
        return content.ids[name]
    what, _, rest = name.partition(":")
    if what == "action":
        boosted, _, plain = rest.rpartition("prestige-")
        if plain in vocabulary.ACTIONS and not boosted:
            bonus = vocabulary.PRESTIGE if rest.startswith("prestige-") else 0
            return ACTION + vocabulary.ACTIONS.index(plain) + bonus
    if what == "power":
        card, _, index = rest.rpartition("/")
        if card in content.ids and index.isdigit() and int(index) < POWERS_PER_CARD:
            return POWER + content.ids[card] * POWERS_PER_CARD + int(index)
    if what == "search" and rest in vocabulary.CATEGORIES:
        return CATEGORY + vocabulary.CATEGORIES.index(rest)
    if what == "kind" and rest in vocabulary.GOODS:
        return KIND + vocabulary.GOODS.index(rest)
    if what == "goal" and rest in goals.NAMES:
        return goals.GOAL + goals.NAMES.index(rest)
    raise KeyError(name)
