"""Guesses: what a seat cannot know is dealt anew, so that it fits all that the seat has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starboard.kernel.chance import Stream
from starboard.kernel.game import PASS
from starboard.sun import vocabulary
from starboard.sun.vocabulary import SYSTEM_DECK

if TYPE_CHECKING:
    from starboard.sun.position import SunGame


def redraw(game: SunGame, seat: int, source: Stream) -> None:
    """Face-down events are dealt anew; cards a seat cannot tell apart change places between blocks and hands.

    Where they really lie must leave no trace: what is hidden is put into order first.
    """
    redraw_events(game, source)
    for deck in range(len(game.decks)):
        redraw_deck(game, deck, seat, source)


def redraw_events(game: SunGame, source: Stream) -> None:
    """On the slots of a level lay all its light-bordered events, and others that could as well be in the box.

    An event that left its slot unseen (a technology appeared there) was one of those on the slots.
    """
    slots: list[list[int]] = [[], []]
    for slot, event in enumerate(game.event_at):
        if event != PASS:
            slots[game.content.slots[slot].level - 2].append(slot)
    boxed = in_the_box(game)
    for level in range(2):
        covered = slots[level]
        hidden = [game.event_at[slot] for slot in covered] + game.events_out[level]
        hidden.sort()
        laid: list[int] = []
        others: list[int] = []
        for event in hidden:
            if game.content.events[event].light_border:
                laid.append(event)
            else:
                others.append(event)
        laid += source.take(others, len(hidden) - boxed[level] - len(laid))
        dealt = source.take(laid, len(covered))
        for at, slot in enumerate(covered):
            game.event_at[slot] = dealt[at]
        laid += others
        laid.sort()
        game.events_out[level] = laid


def in_the_box(game: SunGame) -> list[int]:
    """How many events of level II and of level III were never on a slot."""
    found = [-game.content.events_random] * 2
    for event in game.content.events:
        if not event.light_border and 2 <= event.level <= 3:
            found[event.level - 2] += 1
    return found


def redraw_deck(game: SunGame, deck: int, seat: int, source: Stream) -> None:
    """Blocks have no order, so only cards that the seat saw go the same way, now in several places, can change."""
    zones, first = hidden_zones(game, deck, seat)
    if len(zones) < 2:
        for block in zones:
            block.sort()
        return
    blocks = len(game.decks[deck])
    offset = game.label_index(deck, 0)
    found: list[Lot] = []
    for at, zone in enumerate(zones):
        elsewhere: list[int] = []
        for thing in zone:
            card = thing - first[at]
            if at >= blocks and deck_of(game, card, deck) != deck:
                elsewhere.append(thing)
            else:
                known = known_labels(game, offset + card)
                lot_of(found, known >> LABEL * seat & OWN, len(zones)).add(card, at, known)
        zone[:] = elsewhere
    found.sort(key=label_of)
    for lot in found:
        lot.cards.sort()
        if lot.varied:
            lot.deal_with_knowledge(game, seat, offset, source)
        else:
            lot.deal(source)
        for at, zone in enumerate(zones):
            dealt = lot.dealt[at]
            if first[at]:
                dealt = [card + first[at] for card in dealt]
            zone.extend(dealt)


class Lot:
    """Cards of one deck that a seat last knew to be in the same block (0: it has seen none of them): it cannot tell
    them apart."""

    def __init__(self, label: int, zones: int) -> None:
        self.label = label
        """The number of the block."""
        self.cards: list[int] = []
        """The cards."""
        self.known: list[list[int]] = [[] for _ in range(zones)]
        """For each zone, where the seats last knew each of its cards to be."""
        self.common = 0
        """What they know of the first card."""
        self.varied = False
        """Is there a card of which some seat knows another thing than of the others?"""
        self.dealt: list[list[int]] = []
        """For each zone, the cards that are there now."""

    def add(self, card: int, zone: int, known: int) -> None:
        """This card is in that zone."""
        if not self.cards:
            self.common = known
        elif known != self.common:
            self.varied = True
        self.cards.append(card)
        self.known[zone].append(known)

    def deal(self, source: Stream) -> None:
        """The first zone is the largest, and has no order: it gets what is left."""
        for at in range(len(self.known) - 1, 0, -1):
            count = len(self.known[at])
            if count == len(self.cards):
                self.dealt.append(self.cards)
                self.cards = []
            else:
                self.dealt.append(source.take(self.cards, count))
        self.dealt.append(self.cards)
        self.dealt.reverse()

    def deal_with_knowledge(self, game: SunGame, seat: int, offset: int, source: Stream) -> None:
        """As `deal`. What the other seats knew of a card, they know of one that lies in its zone now."""
        for at in range(len(self.known) - 1, -1, -1):
            known = self.known[at]
            known.sort(reverse=True)
            dealt = source.take(self.cards, len(known) if at else len(known) - known.count(0))
            for k, card in enumerate(dealt):
                know(game, seat, offset + card, known[k])
            if at == 0:
                for card in self.cards:
                    know(game, seat, offset + card, 0)
                dealt += self.cards
            self.dealt.append(dealt)
        self.dealt.reverse()


def label_of(lot: Lot) -> int:
    return lot.label


def lot_of(lots: list[Lot], label: int, zones: int) -> Lot:
    """The lot of a label, a new one if there is none yet."""
    for lot in lots:
        if lot.label == label:
            return lot
    lots.append(Lot(label, zones))
    return lots[-1]


LABEL: Final = 12
"""The number of bits for the label of a block."""
OWN: Final = (1 << LABEL) - 1


def known_labels(game: SunGame, index: int) -> int:
    """In which block each seat last knew a card to be, side by side in one number."""
    known: i64 = 0
    place: i64 = 0
    for labels in game.labels:
        label: i64 = labels[index]
        known |= label << place
        place += LABEL
    return known


def know(game: SunGame, seat: int, index: int, known: int) -> None:
    """All other seats last knew a card to be in these blocks."""
    for each in range(game.seats):
        if each != seat:
            game.labels[each][index] = known >> LABEL * each & OWN


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
