"""The primitives of Race for the Galaxy: everything that an answer can be spelled with, for learners.

The lists below are in a fixed order: whoever has trained on it depends on it. Append, never insert.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.actions import ActionSpace
from starboard.kernel.game import PASS
from starboard.race import vocabulary
from starboard.race.content import Content
from starboard.race.names import ACTION, CATEGORY, EXTRA_POWER, KIND, POWER, POWERS_PER_CARD, name_of

LARGEST_NUMBER: Final = 7
"""The highest cost that is guessed (Gambling World)."""
PRESTIGE_LEVEL: Final = 3
EXTRA: Final = "power:prestige-trade"
"""The extra power of Prestige with Consume: Trade. It is on no card; its id names the seat's first."""

QUESTIONS: Final = [
    "action",
    "ante",
    "ante-keep",
    "consume",
    "consume-cards",
    "consume-goods",
    "defend",
    "develop",
    "discard-after-draw",
    "discard-for-prestige",
    "discard-to-produce",
    "draft",
    "explore-discard",
    "explore-keep",
    "guess-cost",
    "hand-limit",
    "kind",
    "pay-development",
    "pay-world",
    "prevent-takeover",
    "produce",
    "produce-on-refinery",
    "reinforce",
    "save-card",
    "search-category",
    "search-keep",
    "second-action",
    "settle",
    "settle-extra",
    "spend-good",
    "start",
    "starting-discard",
    "takeover",
    "trade",
    "two-actions",
    "upgrade",
    "windfall",
]


def things_of(content: Content) -> list[int]:
    """Everything that can be picked with the cards of one level."""
    things = [PASS]
    things.extend(range(len(content.cards)))
    things.extend(range(KIND, KIND + len(vocabulary.GOODS)))
    prestige = content.level >= PRESTIGE_LEVEL
    if prestige:
        things.extend(range(CATEGORY, CATEGORY + len(vocabulary.CATEGORIES)))
    for action in range(len(vocabulary.ACTIONS)):
        if prestige or action != vocabulary.SEARCH:
            things.append(ACTION + action)
    if prestige:
        for action in range(vocabulary.SEARCH):
            things.append(ACTION + vocabulary.PRESTIGE + action)
    for card, design in enumerate(content.cards):
        for power in design.powers:
            things.append(POWER + card * POWERS_PER_CARD + power.index)
    return things


class RaceActions(ActionSpace):
    """The extra power of Prestige with Consume: Trade has one primitive, whatever card its id names."""

    def __init__(self, content: Content) -> None:
        things = things_of(content)
        names = [name_of(content, thing) for thing in things]
        super().__init__(LARGEST_NUMBER, things, names, QUESTIONS, [EXTRA])

    def spelled(self, thing: int) -> list[int]:
        if thing >= POWER and (thing - POWER) % POWERS_PER_CARD == EXTRA_POWER:
            return [self.first_word]
        return super().spelled(thing)
