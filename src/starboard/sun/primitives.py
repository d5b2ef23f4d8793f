"""The primitives of Beyond the Sun: everything that an answer can be spelled with, for learners.

The lists below are in a fixed order: whoever has trained on it depends on it. Append, never insert.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.actions import FIRST_NUMBER, ActionSpace
from starboard.kernel.game import PASS
from starboard.sun import names, vocabulary
from starboard.sun.content import Content

QUESTIONS: Final = [
    "ability",
    "achievement",
    "action",
    "add-system",
    "anytime",
    "automate",
    "base-disc",
    "bonus-order",
    "build",
    "choice",
    "colonise",
    "colony-disc",
    "copy-action",
    "discover",
    "gain-population",
    "jump",
    "keep-system",
    "move-supply",
    "move-supply-to",
    "museum",
    "offer",
    "open-guild",
    "pay-whom",
    "payment",
    "place-beside",
    "private-technology",
    "production",
    "recall",
    "relocate",
    "replace-star",
    "replace-star-with",
    "research",
    "reveal-technology",
    "settle-crew",
    "technology-type",
    "trade",
    "upgrade",
]
MOST_SEATS: Final = 4


def spaces_of(content: Content) -> list[int]:
    """The spaces for pawns, each without and with the surcharge."""
    found: list[int] = []
    for card, technology in enumerate(content.technologies):
        for action in range(len(technology.actions)):
            found += [names.space(card, action, 0), names.space(card, action, 1)]
    for first, count in (
        (names.FIRST_BASIC, len(content.basics)),
        (names.FIRST_GUILD, len(content.guilds)),
        (names.FIRST_EVENT, len(content.events)),
    ):
        for source in range(first, first + count):
            found += [names.space(source, 0, 0), names.space(source, 0, 1)]
    return found


def things_of(content: Content) -> list[int]:
    """Everything that can be picked, but for crews: there are too many of those."""
    things = [PASS]
    for first, cards in content.printed():
        things.extend(range(first, first + len(cards)))
    for first, count in (
        (vocabulary.SLOT, len(content.slots)),
        (vocabulary.LOCATION, vocabulary.PLACES),
        (vocabulary.DISC, len(vocabulary.DISCS)),
        (vocabulary.PRODUCTION, len(vocabulary.PRODUCTIONS)),
        (vocabulary.TRADING, len(vocabulary.TRADINGS)),
        (vocabulary.TYPE, len(vocabulary.TYPES)),
        (vocabulary.COLUMN, vocabulary.COLUMNS),
        (vocabulary.SEAT, MOST_SEATS),
        (vocabulary.PAYMENT, len(vocabulary.PAYMENTS)),
        (vocabulary.AUTOMATION_TRACK, 1),
        (vocabulary.SHIP, vocabulary.PLACES * vocabulary.LEVELS),
    ):
        things.extend(range(first, first + count))
    things += spaces_of(content)
    things.extend(range(vocabulary.ALTERNATIVE, vocabulary.ALTERNATIVE + len(content.lists)))
    things.extend(range(vocabulary.ABILITY, vocabulary.ABILITY + len(content.abilities)))
    for start in range(vocabulary.PLACES):
        for target in range(vocabulary.PLACES):
            for level in range(1, vocabulary.LEVELS + 1):
                if start != target:
                    things.append(names.move(start, target, level))
    return things


class SunActions(ActionSpace):
    """A crew is spelled as four numbers: how many ships of each level, the lowest first."""

    def __init__(self, content: Content) -> None:
        things = things_of(content)
        words = [names.name_of(content, thing) for thing in things]
        super().__init__(names.CREW_MOST - 1, things, words, QUESTIONS)

    def spelled(self, thing: int) -> list[int]:
        if thing < vocabulary.CREW:
            return super().spelled(thing)
        return [FIRST_NUMBER + count for count in names.crew_counts(thing)]
