"""What a seat cannot know of a position, dealt anew: the hidden cards of a guess.

Cards are permuted only within their deck (drafted decks are apart), and only as far as the seat cannot tell them apart:
what it saw go into the deck at a shuffle can only be in places filled since.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.kernel.chance import Stream
from starboard.kernel.game import PASS
from starboard.kernel.knowledge import redraw

if TYPE_CHECKING:
    from starboard.race.position import Pile, RaceGame


OWN = 255
"""The eight bits of one seat, in `RaceGame.seen` and `RaceGame.lost`."""


def note(marks: list[int], card: int, seats: int, value: int) -> None:
    """Write a number into the eight bits of each of these seats (a mask)."""
    marked = marks[card]
    place = 0
    while seats:
        if seats & 1:
            marked = marked & ~(OWN << place) | value << place
        seats >>= 1
        place += 8
    marks[card] = marked


# --- a card that a seat knew in another's hand --------------------------------------------------------------


def lose_track(game: RaceGame, seat: int, gone: list[int]) -> None:
    """Cards of a hand have gone face down. Others cannot tell whether those they knew are among them or still there,
    unless no card is left. (The starting discards are never of the cards that all have seen.)"""
    hand = game.players[seat].hand
    if not hand or not gone or not game.round:
        return
    own = 1 << seat
    for cards in (hand, gone):
        for card in cards:
            others = game.known[card] & ~own
            if others:
                game.known[card] &= own
                note(game.seen, card, others, 0)
                note(game.lost, card, others, seat + 1)


def note_shuffle(game: RaceGame, card: int, pile: Pile) -> None:
    """A discard pile is shuffled: a card that a seat has lost track of may have gone into the deck with it."""
    for seat in range(game.seats):
        owner = (game.lost[card] >> 8 * seat & OWN) - 1
        if owner >= 0 and game.pile(owner) is pile and not game.seen[card] >> 8 * seat & OWN:
            note(game.seen, card, 1 << seat, pile.shuffles)


def forget_lost(game: RaceGame) -> None:
    """Discards have gone into another hand (R-129): a card that a seat has lost track of may be there as well."""
    for card, hands in enumerate(game.lost):
        if hands:
            for seat in range(game.seats):
                if hands >> 8 * seat & OWN:
                    note(game.seen, card, 1 << seat, 0)
            game.lost[card] = 0


# --- zones --------------------------------------------------------------------------------------------------


class Zone:
    """A list with cards that a seat cannot see, the last shuffle it was filled after, and whose cards these are."""

    def __init__(self, cards: list[int], filled: int, owner: int) -> None:
        self.cards = cards
        self.filled = filled
        self.owner = owner
        """PASS for the deck and what is drawn from it; DISCARD for a discard pile."""


DISCARD = -2


def hidden_zones(game: RaceGame, seat: int, number: int) -> list[Zone]:
    """The zones with cards of one pile that the seat cannot see."""
    pile = game.piles[number]
    zones = [Zone(pile.deck, pile.shuffles, PASS), Zone(pile.discard, pile.filled, DISCARD)]
    for each, player in enumerate(game.players):
        if each != seat and game.pile_of[each] == number:
            zones.append(Zone(player.hand, player.filled, each))
            if game.round:
                zones.append(Zone(player.drawn, pile.shuffles, PASS))
            zones.append(Zone(player.paid, player.filled, each))
            zones.append(Zone(player.saved, player.filled, each))
    if game.robot is not None:
        zones.append(Zone(game.robot.stack, game.robot.filled, PASS))
    return zones


class Places:
    """The hidden places of one pile, and the cards in them: what a seat knows of both."""

    def __init__(self, game: RaceGame, seat: int, number: int) -> None:
        bit = 1 << seat
        known = game.known
        cards: list[int] = []
        filled: list[int] = []
        owners: list[int] = []
        self.zones = hidden_zones(game, seat, number)
        self.worlds: list[int] = []
        for zone in self.zones:
            before = len(cards)
            cards += [card for card in zone.cards if not known[card] & bit]
            count = len(cards) - before
            filled += [zone.filled] * count
            owners += [zone.owner] * count
        for world, card in enumerate(game.good):
            if card != PASS and (not game.good_pile or game.good_pile[world] == number):
                self.worlds.append(world)
                cards.append(card)
                filled.append(game.good_filled[world])
                owners.append(PASS)
        self.cards = cards
        self.filled = filled
        self.owners = owners
        place = 8 * seat
        self.seen = [game.seen[card] >> place & OWN for card in cards]
        self.lost = [(game.lost[card] >> place & OWN) - 1 for card in cards]

    def takes(self, place: int, at: int) -> bool:
        """Can the card that is now at one place lie in another, as far as the seat knows?"""
        seen, lost = self.seen[at], self.lost[at]
        if lost < 0:
            return seen <= self.filled[place]
        return self.owners[place] in (lost, DISCARD) or 0 < seen <= self.filled[place]

    def dealt(self, source: Stream) -> list[int]:
        """The cards in an order that fits, each as likely as any other."""
        astray = [at for at, owner in enumerate(self.lost) if owner >= 0]
        if not astray:
            return redraw(self.cards, self.filled, self.seen, source)
        for _ in range(TRIES):
            at_place: dict[int, int] = {}
            for at in astray:
                at_place.setdefault(self.some_place(at, source), at)
            if len(at_place) == len(astray):
                found = self.dealt_around(at_place, source)
                if found:
                    return found
        return self.dealt_around({at: at for at in astray}, source)

    def some_place(self, at: int, source: Stream) -> int:
        """A place that takes the card that is now at this one, each as likely; this one if no other is found."""
        for _ in range(TRIES):
            place = source.below(len(self.cards))
            if self.takes(place, at):
                return place
        return at

    def dealt_around(self, fixed: dict[int, int], source: Stream) -> list[int]:
        """These places have these cards, all others are dealt anew; empty if that cannot be."""
        used = set(fixed.values())
        places = [place for place in range(len(self.cards)) if place not in fixed]
        rest = [at for at in range(len(self.cards)) if at not in used]
        filled = [self.filled[place] for place in places]
        seen = [self.seen[at] for at in rest]
        if any(seen):
            for early, late in zip(sorted(seen), sorted(filled), strict=True):
                if early > late:
                    return []
        others = redraw([self.cards[at] for at in rest], filled, seen, source)
        found = self.cards[:]
        for place, at in fixed.items():
            found[place] = self.cards[at]
        for k, place in enumerate(places):
            found[place] = others[k]
        return found


TRIES = 1000
"""Places are tried at random until one fits. Two cards may want the same one; then both choose again."""


def redraw_hidden(game: RaceGame, seat: int, source: Stream) -> None:
    """Deal anew what the seat cannot see, pile by pile: cards never change their deck."""
    bit = 1 << seat
    if not game.round:
        redraw_start_worlds(game, seat, source)
    if game.drafted_seen:
        if game.pile_of[0] == 0:
            redraw_draft(game, seat, source)
            return
        exchange_drafted(game, seat, source)
    for number in range(len(game.piles)):
        places = Places(game, seat, number)
        dealt = places.dealt(source)
        at = 0
        for zone in places.zones:
            for place in range(len(zone.cards)):
                if not game.known[zone.cards[place]] & bit:
                    zone.cards[place] = dealt[at]
                    at += 1
        for world in places.worlds:
            game.good[world] = dealt[at]
            at += 1
        change_roles(game, seat, places.cards, dealt)


def change_roles(game: RaceGame, seat: int, cards: list[int], dealt: list[int]) -> None:
    """Where one card lay another one lies now: what the other seats knew of the one, they know of the other."""
    known = [game.known[card] for card in cards]
    for k, card in enumerate(dealt):
        game.known[card] = known[k]
    mine = OWN << 8 * seat
    for marks in (game.seen, game.lost):
        marked = [marks[card] for card in cards]
        if any(marked):
            for k, card in enumerate(dealt):
                marks[card] = marks[card] & mine | marked[k] & ~mine


def redraw_start_worlds(game: RaceGame, seat: int, source: Stream) -> None:
    """Before start worlds are revealed, another seat may have any of the same colour that this one has not seen."""
    bit = 1 << seat
    mine = OWN << 8 * seat
    elsewhere = [pile.deck for pile in game.piles]
    for each, player in enumerate(game.players):
        if each != seat:
            elsewhere.extend((player.hand, player.pack, player.drawn))
    for each, player in enumerate(game.players):
        if each == seat:
            continue
        for place, world in enumerate(player.drawn):
            places: list[tuple[list[int], int]] = []
            for zone in elsewhere:
                for at, card in enumerate(zone):
                    start = game.content.cards[card].start
                    hidden = not game.known[card] & bit and not (game.drafted_seen and game.drafted_seen[card] & mine)
                    if start >= 0 and start % 2 == game.content.cards[world].start % 2 and hidden:
                        places.append((zone, at))
            zone, at = places[source.below(len(places))]
            other = zone[at]
            if other != world:
                zone[at] = world
                player.drawn[place] = other
                game.known[world], game.known[other] = game.known[other], game.known[world]
                if game.drafted_seen:
                    seen = game.drafted_seen
                    seen[world], seen[other] = seen[other], seen[world]


def exchange_drafted(game: RaceGame, seat: int, source: Stream) -> None:
    """After a draft the seat does not know who took what."""
    bit = 1 << seat
    mine = OWN << 8 * seat
    zones = [game.set_aside]
    for number in range(1, len(game.piles)):
        if number != game.pile_of[seat]:
            zones.extend(zone.cards for zone in hidden_zones(game, seat, number))
    places: list[tuple[list[int], int]] = []
    for zone in zones:
        for at, card in enumerate(zone):
            if not game.known[card] & bit and not (game.seen[card] | game.lost[card]) & mine:
                places.append((zone, at))
    exchange_passed_on(game, seat, places, source)


def redraw_draft(game: RaceGame, seat: int, source: Stream) -> None:
    """While decks are drafted: the seat knows the own deck, and the packet that it looks at."""
    zones = [game.piles[0].deck]
    for each, player in enumerate(game.players):
        if each != seat:
            zones.append(player.pack)
            zones.append(game.piles[each + 1].deck)
    exchange_passed_on(game, seat, [(zone, at) for zone in zones for at in range(len(zone))], source)


def exchange_passed_on(game: RaceGame, seat: int, places: list[tuple[list[int], int]], source: Stream) -> None:
    """Cards that the seat last saw together, in a packet that it passed on, may each be wherever one of them is; so may
    those that it never saw."""
    together: dict[int, list[tuple[list[int], int]]] = {}
    for zone, at in places:
        together.setdefault(game.drafted_seen[zone[at]] >> 8 * seat & OWN, []).append((zone, at))
    for packet in sorted(together):
        cards = [zone[at] for zone, at in together[packet]]
        seen = [game.drafted_seen[card] for card in cards]
        dealt = cards[:]
        source.shuffle(dealt)
        for k, (zone, at) in enumerate(together[packet]):
            zone[at] = dealt[k]
            game.drafted_seen[dealt[k]] = seen[k]
        change_roles(game, seat, cards, dealt)
