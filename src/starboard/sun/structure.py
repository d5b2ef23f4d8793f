"""What the rules count on in any content: how many cards of which level and deck there are, and maps without islands.

Part of reading, because a game on content without these would break in the middle. What the rulebook says beyond that
is for the content check (`check.py`).
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.content import ContentError
from starboard.sun import vocabulary
from starboard.sun.content import Content, EffectList, Map
from starboard.sun.names import ACTIONS_OF_CARD

NEEDED: Final = [
    *(vocabulary.SOL, vocabulary.DEEP_SPACE),
    *(vocabulary.A1, vocabulary.A1 + 1, vocabulary.B1, vocabulary.B1 + 1),
]
"""The places that every exploration board has."""


def check_structure(content: Content) -> None:
    """Raises ContentError with one sentence on the first thing that is missing."""
    counts(content)
    no_circles(content)
    for seats in (2, 3, 4):
        board = content.maps[seats]
        reached = within_reach(board)
        if any(place not in reached for place in NEEDED):
            raise ContentError(f"exploration board for {seats}: a place is missing")
        if any(place not in reached for place in board.locations):
            raise ContentError(f"exploration board for {seats}: all places hang together")


def need(holds: bool, sentence: str) -> None:
    if not holds:
        raise ContentError(sentence)


def counts(content: Content) -> None:
    """Rulebook 57-58, 84, 111, 129-130."""
    level = [card.level for card in content.technologies]
    by_level = [level.count(1), level.count(2), level.count(3), level.count(4)]
    need(by_level == [4, 16, 16, 10], f"technologies: 4, 16, 16 and 10 by level, not {by_level}")
    event = [card.level for card in content.events]
    need([event.count(2), event.count(3)] == [10, 10], "events: 10 of level II and 10 of level III")
    for one in (2, 3):
        light = sum(1 for card in content.events if card.level == one and card.light_border)
        need(light == content.events_forced, f"events of level {one}: {light} with a light border")
        slots = sum(1 for slot in content.slots if slot.level == one)
        dealt = content.events_forced + content.events_random
        need(dealt == slots, f"events of level {one}: {dealt} are dealt to {slots} slots")
    need(content.systems_starting == 2, "two starting systems on the two slots A (rulebook 115-116)")
    deck = [card.deck for card in content.systems]
    need([deck.count(0), deck.count(1)] == [12, 12], "systems: 12 of deck A and 12 of deck B")
    starting = [card.deck for card in content.systems if card.starting]
    need(starting == [0] * 4, "systems: 4 starting ones, all of deck A")
    group = [card.group for card in content.achievements]
    by_group = [group.count("basic"), group.count("A"), group.count("B")]
    need(by_group == [2, 4, 4], "achievements: 2 basic, 4 A, 4 B")
    sides = [card.advanced for card in content.factions]
    need(sides.count(False) == sides.count(True) == 4, "factions: 4 basic and 4 advanced sides")
    need(sorted(guild.level for guild in content.guilds) == [1, 1, 2, 2], "guilds: two of each level")
    always = [basic for basic in content.basics if basic.unlimited and basic.action.cost.free]
    need(bool(always), "the basic space that may be repeated costs nothing: some action is always possible")


# --- no circles ---------------------------------------------------------------------------------------------

AGAIN: Final = [vocabulary.ON_GROW, vocabulary.ON_PRODUCE_ORE, vocabulary.ON_AUTOMATE]
"""What an effect sets off without a question to anybody."""
SETS_OFF: Final = [vocabulary.GROW, vocabulary.PRODUCE_ORE, vocabulary.AUTOMATE, vocabulary.COPY_ACTION]


def no_circles(content: Content) -> None:
    """Nothing leads back to itself for ever: copied actions, repeated bonuses, abilities that set each other off."""
    for basic in content.basics:
        need(
            vocabulary.COPY_ACTION not in verbs_in(basic.action.effect),
            f"{basic.name}: a basic action copies no other, because others copy it",
        )
    actions: list[EffectList] = []
    for card in content.technologies:
        need(len(card.actions) <= ACTIONS_OF_CARD, f"{card.name}: a card has at most {ACTIONS_OF_CARD} actions")
        own = [action.effect for action in card.actions]
        actions += own
        repeats = any(vocabulary.REPEAT_NOW in verbs_in(effects) for effects in own)
        need(
            not repeats or vocabulary.COPY_ACTION not in verbs_in(card.now),
            f"{card.name}: an action repeats its bonus, which copies an action",
        )
    in_action = [False] * len(content.lists)
    for effects in actions:
        for one in lists_in(effects):
            in_action[one.number] = True
    for effects in content.lists:
        if not in_action[effects.number]:
            need(
                all(effect.verb != vocabulary.REPEAT_NOW for effect in effects.effects),
                f"{content.card(effects.card).name}: repeat_now is for its actions",
            )
    for ability in content.abilities:
        if ability.when in AGAIN and ability.limit == vocabulary.NO_LIMIT and ability.effect is not None:
            need(
                not any(verb in SETS_OFF for verb in verbs_in(ability.effect)),
                f"{content.card(ability.card).name}: its ability would set itself off again; it needs a limit",
            )


def lists_in(effects: EffectList) -> list[EffectList]:
    """A list of effects, and all lists inside it."""
    found = [effects]
    for outer in found:
        for effect in outer.effects:
            found += effect.lists
    return found


def verbs_in(effects: EffectList) -> list[int]:
    return [effect.verb for one in lists_in(effects) for effect in one.effects]


def within_reach(board: Map) -> list[int]:
    """The places that ships can come to from Sol."""
    found = [vocabulary.SOL]
    for place in found:
        found += [other for other in board.routes[place] if other not in found]
    return found
