"""Guesses: what a seat cannot know is dealt anew, so that it fits all that the seat has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.kernel.chance import Stream
from starboard.kernel.game import PASS
from starboard.sun import vocabulary
from starboard.sun.vocabulary import SYSTEM_DECK

if TYPE_CHECKING:
    from starboard.sun.position import SunGame


def redraw(game: SunGame, seat: int, source: Stream) -> None:
    """Face-down events are dealt anew; cards a seat cannot tell apart change places between blocks and hands."""
    redraw_events(game, source)
    for deck in range(len(game.decks)):
        redraw_deck(game, deck, seat, source)


def redraw_events(game: SunGame, source: Stream) -> None:
    """On the slots of a level lay all its light-bordered events, and others that could as well be in the box.

    An event that left its slot unseen (a technology appeared there) was one of those on the slots.
    """
    for level in (2, 3):
        out = game.events_out[level - 2]
        slots = [
            slot
            for slot, event in enumerate(game.event_at)
            if event != PASS and game.content.slots[slot].level == level
        ]
        light: list[int] = []
        others: list[int] = []
        for event in [game.event_at[slot] for slot in slots] + out:
            (light if game.content.events[event].light_border else others).append(event)
        laid = len(slots) + len(out) - in_the_box(game, level)
        source.shuffle(others)
        dealt = light + others[: laid - len(light)]
        source.shuffle(dealt)
        for place, slot in enumerate(slots):
            game.event_at[slot] = dealt[place]
        out[:] = sorted(dealt[len(slots) :] + others[laid - len(light) :])


def in_the_box(game: SunGame, level: int) -> int:
    """How many events of a level were never on a slot."""
    others = [event for event in game.content.events if event.level == level and not event.light_border]
    return len(others) - game.content.events_random


def redraw_deck(game: SunGame, deck: int, seat: int, source: Stream) -> None:
    """Blocks have no order, so only cards that the seat saw go the same way, now in several places, can change.

    What the other seats knew of a card, they know of the one that lies in its place now.
    """
    zones, first = hidden_zones(game, deck, seat)
    if len(zones) < 2:
        return
    by_label = hidden_by_label(game, deck, seat)
    for label in sorted(by_label):
        source.shuffle(by_label[label])
    labels = game.labels[seat]
    before = [theirs[:] for theirs in game.labels]
    for zone, offset in zip(zones, first, strict=True):
        for at, thing in enumerate(zone):
            if deck_of(game, thing - offset, deck) == deck:
                old = game.label_index(deck, thing - offset)
                card = by_label[labels[old]].pop()
                zone[at] = card + offset
                for other in range(game.seats):
                    if other != seat:
                        game.labels[other][game.label_index(deck, card)] = before[other][old]


def hidden_zones(game: SunGame, deck: int, seat: int) -> tuple[list[list[int]], list[int]]:
    """The lists that hold cards of a deck unseen by the seat; with what their ids are above the plain numbers."""
    zones = game.decks[deck][:]
    first = [0] * len(zones)
    for each, player in enumerate(game.players):
        if each != seat and player.looking and (player.looking[0] >= vocabulary.SYSTEM) == (deck >= SYSTEM_DECK):
            zones.append(player.looking)
            first.append(vocabulary.SYSTEM if deck >= SYSTEM_DECK else 0)
    return zones, first


def hidden_by_label(game: SunGame, deck: int, seat: int) -> dict[int, list[int]]:
    """The unseen cards of a deck, sorted by the block in which the seat last knew them to be."""
    zones, first = hidden_zones(game, deck, seat)
    labels = game.labels[seat]
    found: dict[int, list[int]] = {}
    for zone, offset in zip(zones, first, strict=True):
        for thing in sorted(zone):
            card = thing - offset
            if deck_of(game, card, deck) == deck:
                found.setdefault(labels[game.label_index(deck, card)], []).append(card)
    return found


def deck_of(game: SunGame, card: int, like: int) -> int:
    """The deck a card belongs to, of the same sort as another deck."""
    if like >= SYSTEM_DECK:
        return SYSTEM_DECK + game.content.systems[card].deck
    return game.content.technologies[card].level - 2
