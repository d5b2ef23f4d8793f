"""The primitives of New Frontiers: everything that an answer can be spelled with, for learners.

The lists below are in a fixed order: whoever has trained on it depends on it. Append, never insert.
"""

from __future__ import annotations

from typing import Final

from starboard.frontiers import vocabulary
from starboard.frontiers.content import Content
from starboard.frontiers.position import name_of, power_id
from starboard.kernel.actions import ActionSpace
from starboard.kernel.game import PASS

QUESTIONS: Final = [
    "action",
    "consume",
    "consume-goods",
    "develop",
    "discard-for-strength",
    "explore",
    "home",
    "kind",
    "lay-out-goals",
    "pay-for-military",
    "pay-to-produce",
    "replace-this",
    "reveal-goal",
    "sell",
    "settle",
    "settle-again",
    "shortage",
    "stockpile-credits",
    "stockpile-goods",
    "stockpile-world",
    "upgrade",
    "upgrade-afterwards",
    "windfall",
    "world-limit",
]


def actions_of(content: Content) -> ActionSpace:
    """The only numbers that are asked for are credits onto a stockpile mat, as many as that takes."""
    largest = 0
    for goal in content.goals:
        largest = max(largest, goal.most)
    things = [PASS]
    things.extend(range(len(content.tiles)))
    things.extend(range(vocabulary.ACTION, vocabulary.ACTION + len(vocabulary.ACTIONS)))
    things.extend(range(vocabulary.GOAL, vocabulary.GOAL + len(content.goals)))
    things.extend(range(vocabulary.KIND, vocabulary.KIND + len(vocabulary.KINDS)))
    things.append(vocabulary.COLONISTS)
    for tile, design in enumerate(content.tiles):
        for power in design.powers:
            things.append(power_id(tile, power.index))
    return ActionSpace(largest, things, [name_of(content, thing) for thing in things], QUESTIONS)
