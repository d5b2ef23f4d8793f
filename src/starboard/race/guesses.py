"""Guesses: the cards that a seat cannot see, dealt anew so that all it has seen still fits.

Cards never change their deck (drafted decks are apart), and what a seat saw go into the deck at a shuffle can only be
in places filled since. The deck has no order, so only the other places are dealt, and the deck is what is left. Where
the hidden cards really lie must leave no trace: they are put into order first, and so is what is known of places.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from starboard.kernel.chance import Chance, Stream
from starboard.kernel.decision import EngineError
from starboard.kernel.game import PASS
from starboard.kernel.knowledge import deal_by_shuffle
from starboard.race.hidden import OWN

if TYPE_CHECKING:
    from starboard.race.position import Pile, RaceGame

DISCARD: Final = -2
HAND: Final = 0
DRAWN: Final = 1
PAID: Final = 2
SAVED: Final = 3
STACK: Final = 4
DISCARDS: Final = 5
DECK: Final = 6
GOODS: Final = 7
"""Kinds of places."""
TRIES: Final = 100
"""Cards that were last known in a hand are put somewhere at random, until all of them and the others fit."""


class Sifted:
    """What one seat cannot see of a position, sorted out once: each guess of it only has to deal the cards."""

    def __init__(self, game: RaceGame, seat: int) -> None:
        self.seat = seat
        self.chance = game.chance
        """Of the position; a guess has fresh luck for as many seats."""
        base = cast("RaceGame", game.without_answers(seat))
        base.chance = NO_CHANCE
        self.base = base
        """The position without the cards that the seat cannot see, and without what the others know of them."""
        self.piles: list[HiddenPile] = []
        if not drafting(game):
            self.piles = [HiddenPile(base, seat, number) for number in range(len(base.piles))]
            for pile in self.piles:
                pile.forget(base)
            for pile in self.piles:
                pile.take_up(base)

    def guess(self, source: Stream) -> RaceGame:
        """Deal anew what the seat cannot see."""
        game = self.base.copy()
        game.chance = self.chance.reseeded(source)
        if drafting(game):
            redraw_draft(game, self.seat, source)
        else:
            hidden = [pile.cards for pile in self.piles]
            if game.drafted_seen:
                exchange_decks(game, self.seat, hidden, source)
            elif not game.round:
                hidden = [hidden[0][:]]
                deal_start_worlds(game, self.seat, hidden[0], source)
            for number, pile in enumerate(self.piles):
                pile.deal(game, hidden[number], source)
        game.advance()
        return game


NO_CHANCE: Final = Chance([])


def drafting(game: RaceGame) -> bool:
    """Are decks being drafted?"""
    return len(game.drafted_seen) > 0 and game.pile_of[0] == 0


# --- one pile -----------------------------------------------------------------------------------------------


class Zone:
    """Places with cards that a seat cannot see, all filled after the same shuffle."""

    def __init__(self, place: int, seat: int, cards: list[int], filled: int, owner: int) -> None:
        self.place = place
        """HAND and so on."""
        self.seat = seat
        """Whose place it is; PASS for nobody's."""
        self.cards = cards
        """What lies there; empty for goods."""
        self.filled = filled
        """The last shuffle they were filled after."""
        self.owner = owner
        """Whose cards these are; PASS for the deck and what is drawn from it; DISCARD for a discard pile."""
        self.worlds = NOTHING
        """The worlds, if these are goods."""
        self.open = NOTHING
        """The cards among them that the seat knows, in order."""
        self.hidden = cards
        """The others."""
        self.knowers = NOTHING
        """For each of the first of the others, a mask of the seats that know it, in ascending order; nobody knows those
        that follow."""
        self.lost = NOBODY
        """For those of the others that somebody has lost track of: what the other seats know, as in `RaceGame.lost` and
        `RaceGame.seen`."""

    def look(self, known: list[int], seat: int) -> None:
        """Tell apart what the seat knows."""
        bit: i64 = 1 << seat
        hidden: list[int] = []
        for card in self.cards:
            who: i64 = known[card]
            if who & bit:
                if self.open is NOTHING:
                    self.open = []
                self.open.append(card)
                continue
            hidden.append(card)
            if who:
                if self.knowers is NOTHING:
                    self.knowers = []
                self.knowers.append(who)
        self.open.sort()
        self.knowers.sort()
        self.hidden = hidden

    def takes(self, seen: int, lost: int) -> bool:
        """Can a card lie here that the seat saw go into the deck at this shuffle (0: never), and whose last known hand
        was this seat's (PASS: nobody's)?"""
        if lost == PASS:
            return seen <= self.filled
        return self.owner in (lost, DISCARD) or 0 < seen <= self.filled

    def lay(self, game: RaceGame, pile: Pile, hidden: list[int]) -> None:
        """These cards are in the places now, and those who could know them do."""
        if self.knowers:
            known = game.known
            for at, who in enumerate(self.knowers):
                known[hidden[at]] = who
        place = self.place
        if place == GOODS:
            good = game.good
            for at, world in enumerate(self.worlds):
                good[world] = hidden[at]
            return
        cards = self.open + hidden if self.open else hidden
        if place == HAND:
            game.players[self.seat].hand = cards
        elif place == DISCARDS:
            pile.discard = cards
        elif place == DRAWN:
            game.players[self.seat].drawn = cards
        elif place == PAID:
            game.players[self.seat].paid = cards
        elif place == SAVED:
            game.players[self.seat].saved = cards
        elif place == DECK:
            pile.deck = cards
        elif game.robot is not None:
            game.robot.stack = cards


NOTHING: Final[list[int]] = []
NOBODY: Final[list[tuple[int, int]]] = []


def hidden_zones(game: RaceGame, seat: int, number: int) -> list[Zone]:
    """The zones of one pile with cards that the seat cannot see, and last the deck."""
    pile = game.piles[number]
    zones: list[Zone] = []
    if pile.discard:
        zones.append(Zone(DISCARDS, PASS, pile.discard, pile.filled, DISCARD))
    for each, player in enumerate(game.players):
        if each != seat and game.pile_of[each] == number:
            if player.hand:
                zones.append(Zone(HAND, each, player.hand, player.filled, each))
            if player.drawn and game.round:
                zones.append(Zone(DRAWN, each, player.drawn, pile.shuffles, PASS))
            if player.paid:
                zones.append(Zone(PAID, each, player.paid, player.filled, each))
            if player.saved:
                zones.append(Zone(SAVED, each, player.saved, player.filled, each))
    if game.robot is not None and game.robot.stack:
        zones.append(Zone(STACK, PASS, game.robot.stack, game.robot.filled, PASS))
    for zone in zones:
        zone.look(game.known, seat)
    add_goods(game, number, zones)
    zones.append(Zone(DECK, PASS, pile.deck, pile.shuffles, PASS))
    return zones


def add_goods(game: RaceGame, number: int, zones: list[Zone]) -> None:
    """The goods of one pile, a zone for each shuffle after which some were put on their worlds."""
    good = game.good
    first = len(zones)
    for player in game.players:
        for world in player.tableau:
            if good[world] != PASS and (not game.good_pile or game.good_pile[world] == number):
                filled = game.good_filled[world]
                at = first
                while at < len(zones) and zones[at].filled != filled:
                    at += 1
                if at == len(zones):
                    zones.append(Zone(GOODS, PASS, [], filled, PASS))
                    zones[at].worlds = []
                zones[at].worlds.append(world)
                zones[at].hidden.append(good[world])


class HiddenPile:
    """What a seat cannot see of one deck, its discard pile, and the places filled from it."""

    def __init__(self, game: RaceGame, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number
        """Which of the position's piles it is."""
        self.shuffles = game.piles[number].shuffles
        self.zones = hidden_zones(game, seat, number)
        self.cards = hidden_cards(game, seat, self.zones)
        """The cards, in order."""
        self.floor = self.least_filled(game, number)
        """The shuffle after which all these places were filled; 0 if some never were."""
        self.seen: list[list[int]] = []
        """For places filled after each shuffle: what the other seats know of cards there, as in `RaceGame.seen`; empty
        if nobody knows of any card since when it may be in the deck, or whose hand it was in."""
        self.astray: list[int] = []
        """The cards of which the seat last knew that they were in a hand, in order."""
        self.saw = False
        """Has the seat seen any of these cards go into the deck?"""
        self.by_shuffle: list[list[int]] = []
        """The cards that are not astray, by the shuffle at which the seat saw them go into the deck; empty until
        somebody asks."""

    def least_filled(self, game: RaceGame, number: int) -> int:
        """The shuffle after which all places outside the deck were filled."""
        floor = self.shuffles
        for each, player in enumerate(game.players):
            if game.pile_of[each] == number and player.filled < floor:
                floor = player.filled
        if game.robot is not None and game.robot.filled < floor:
            floor = game.robot.filled
        for zone in self.zones:
            if zone.worlds and zone.filled < floor:
                floor = zone.filled
        return floor

    def forget(self, game: RaceGame) -> None:
        """Nobody knows anything of these cards, but the seat what it saw. What the others knew is noted here."""
        known = game.known
        for zone in self.zones:
            if zone.knowers:
                for card in zone.hidden:
                    known[card] = 0
        if self.has_marks(game):
            self.note_marks(game)

    def has_marks(self, game: RaceGame) -> bool:
        """Does anybody know of any of these cards since when it may be in the deck, or whose hand it was in?

        To know that a card is in a place filled since some shuffle says nothing when all places are: that is dropped.
        """
        seen, lost = game.seen, game.lost
        if not any(seen) and not any(lost):
            return False
        if not self.floor:
            return any_marked(self.cards, seen) or any_marked(self.cards, lost)
        floor: i64 = self.floor
        all_vain = floor > 0 and self.floor == self.shuffles
        found = False
        for card in self.cards:
            since: i64 = seen[card]
            gone: i64 = lost[card]
            if since and all_vain and not gone:
                seen[card] = 0
                continue
            if since:
                mask: i64 = OWN
                step: i64 = 1
                for _ in range(game.seats):
                    if 0 < since & mask <= floor * step:
                        since &= ~mask
                        gone &= ~mask
                    mask <<= 8
                    step <<= 8
                seen[card] = since
                lost[card] = gone
            if since or gone:
                found = True
        return found

    def note_marks(self, game: RaceGame) -> None:
        """What the other seats know of these cards belongs to the places: it will be said of the cards dealt there.

        A seat cannot tell who of the others has drawn a card that somebody saw go into the deck. So that may be any
        card of a place filled after the same shuffle. But a card that somebody has lost track of stays in its zone.
        """
        self.seen = [[] for _ in range(self.shuffles + 1)]
        mine: i64 = OWN
        mine <<= 8 * self.seat
        seen, lost = game.seen, game.lost
        strays = [card for card, hands in enumerate(lost) if hands]
        for zone in self.zones:
            marks = self.seen[zone.filled]
            for card in zone.hidden if self.shuffles else those_among(strays, zone.hidden):
                gone: i64 = lost[card]
                since: i64 = seen[card]
                if not gone and not since:
                    continue
                if gone & ~mine:
                    if zone.lost is NOBODY:
                        zone.lost = []
                    zone.lost.append((gone & ~mine, since & ~mine))
                    lost[card] = gone & mine
                    seen[card] = since & mine
                elif since & ~mine:
                    marks.append(since & ~mine)
                    seen[card] = since & mine
                if gone & mine:
                    self.astray.append(card)
                elif since & mine:
                    self.saw = True
            zone.lost.sort()
        for marks in self.seen:
            marks.sort()
        self.astray.sort()

    def take_up(self, game: RaceGame) -> None:
        """Leave the large places empty: each guess fills them anew."""
        pile = game.piles[self.number]
        for zone in self.zones:
            zone.cards = NOTHING
            if zone.place == HAND:
                game.players[zone.seat].hand = []
            elif zone.place == DISCARDS:
                pile.discard = []
            elif zone.place == DECK:
                pile.deck = []

    def deal(self, game: RaceGame, cards: list[int], source: Stream) -> None:
        """Put these cards into the places; the deck has what is left."""
        zones = self.zones
        last = len(zones) - 1
        dealt: list[list[int]]
        if self.saw or self.astray:
            dealt = self.deal_marked(game, cards, source)
        else:
            left = cards[:]
            dealt = []
            for at in range(last):
                dealt.append(source.take(left, len(zones[at].hidden)))
            dealt.append(left)
        pile = game.piles[self.number]
        for at, zone in enumerate(zones):
            zone.lay(game, pile, dealt[at])
        if self.seen:
            self.mark(game, dealt, source)

    def mark(self, game: RaceGame, dealt: list[list[int]], source: Stream) -> None:
        """What the other seats know of places, they know of the cards that are there now: of any of them."""
        at_shuffle: list[list[int]] = [[] for _ in self.seen]
        for at, zone in enumerate(self.zones):
            if zone.lost:
                cards = dealt[at][:]
                for lost, seen in zone.lost:
                    card = source.take(cards, 1)[0]
                    game.lost[card] |= lost
                    game.seen[card] |= seen
                at_shuffle[zone.filled] += cards
            elif self.seen[zone.filled]:
                at_shuffle[zone.filled] += dealt[at]
        known_since = game.seen
        for shuffle, marks in enumerate(self.seen):
            if marks:
                for at, card in enumerate(source.take(at_shuffle[shuffle], len(marks))):
                    own: i64 = known_since[card]
                    theirs: i64 = marks[at]
                    known_since[card] = own | theirs

    # --- cards of which the seat knows more than that it cannot see them ----------------------------------

    def deal_marked(self, game: RaceGame, cards: list[int], source: Stream) -> list[list[int]]:
        """As `deal`, where the seat knows since when cards may be in the deck, or in whose hand they were. Gives the
        cards of each zone."""
        by_shuffle = self.by_shuffle
        if cards is not self.cards:
            by_shuffle = self.sorted_by_shuffle(game, cards)
        elif not by_shuffle:
            self.by_shuffle = by_shuffle = self.sorted_by_shuffle(game, cards)
        if not self.astray:
            return self.deal_around([[] for _ in self.zones], by_shuffle, source)
        for _ in range(TRIES):
            found = self.some_places(game, self.astray, source)
            if found:
                dealt = self.deal_around(found, by_shuffle, source)
                if dealt:
                    return dealt
        return self.deal_one_by_one(game, self.astray, cards, source)

    def sorted_by_shuffle(self, game: RaceGame, cards: list[int]) -> list[list[int]]:
        """The cards that are not astray, by the shuffle at which the seat saw them go into the deck."""
        if self.astray:
            cards = cards[:]
            for card in self.astray:
                del cards[bisect_left(cards, card)]
        if not self.saw:
            return [cards]
        by_shuffle: list[list[int]] = [[] for _ in range(self.shuffles + 1)]
        seen = game.seen
        place: i64 = 8 * self.seat
        for card in cards:
            since: i64 = seen[card]
            by_shuffle[since >> place & OWN].append(card)
        return by_shuffle

    def deal_around(self, fixed: list[list[int]], by_shuffle: list[list[int]], source: Stream) -> list[list[int]]:
        """These cards are in these zones, the others (by the shuffle at which the seat saw them go into the deck) are
        dealt anew. Gives the cards of each zone; none if that cannot be."""
        places = [0] * (self.shuffles + 1)
        last = len(self.zones) - 1
        for at in range(last):
            zone = self.zones[at]
            places[zone.filled] += len(zone.hidden) - len(fixed[at])
        dealt = deal_by_shuffle(by_shuffle, places, source)
        if dealt is None:
            return []
        found: list[list[int]] = []
        for at in range(last):
            zone = self.zones[at]
            of_this_shuffle = dealt[zone.filled]
            left = len(of_this_shuffle) - len(zone.hidden) + len(fixed[at])
            here = of_this_shuffle[left:]
            del of_this_shuffle[left:]
            for card in fixed[at]:
                here.insert(source.below(len(here) + 1), card)  # different players may know them
            found.append(here)
        found.append(fixed[last] + dealt[-1] if fixed[last] else dealt[-1])
        return found

    def some_places(self, game: RaceGame, astray: list[int], source: Stream) -> list[list[int]]:
        """Zones for cards that were last known in a hand, each place that takes one as likely; empty if two of them
        have got the same place."""
        found: list[list[int]] = [[] for _ in self.zones]
        taken: list[int] = []
        for card in astray:
            fitting = [at for at, zone in enumerate(self.zones) if self.may_lie(game, card, zone)]
            total = 0
            for at in fitting:
                total += len(self.zones[at].hidden)
            rest = source.below(total)
            for at in fitting:
                size = len(self.zones[at].hidden)
                if rest < size:
                    place = at * len(self.cards) + rest
                    if place in taken:
                        return []
                    taken.append(place)
                    found[at].append(card)
                    break
                rest -= size
        return found

    def may_lie(self, game: RaceGame, card: int, zone: Zone) -> bool:
        """Can the card be in that zone, as far as the seat knows?"""
        place = 8 * self.seat
        return zone.takes(game.seen[card] >> place & OWN, (game.lost[card] >> place & OWN) - 1)

    def deal_one_by_one(self, game: RaceGame, astray: list[int], hidden: list[int], source: Stream) -> list[list[int]]:
        """Where too few deals fit to meet one by chance: find one, and exchange pairs of cards many times."""
        found: list[list[int]] = [[] for _ in self.zones]
        for card in astray + [card for card in hidden if card not in astray]:
            if not self.find_room(game, card, found, [False] * len(self.zones)):
                raise EngineError(f"seat {self.seat} knows that {game.name(card)} cannot lie anywhere")
        at = [zone for zone, cards in enumerate(found) for _ in cards]
        cards = [card for there in found for card in there]
        for _ in range(20 * len(cards)):
            one, other = source.below(len(cards)), source.below(len(cards))
            there, here = self.zones[at[other]], self.zones[at[one]]
            if self.may_lie(game, cards[one], there) and self.may_lie(game, cards[other], here):
                cards[one], cards[other] = cards[other], cards[one]
        return [[card for k, card in enumerate(cards) if at[k] == number] for number in range(len(self.zones))]

    def find_room(self, game: RaceGame, card: int, found: list[list[int]], tried: list[bool]) -> bool:
        """Put a card into a zone that takes it; if such zones are full, after moving another card to a further one."""
        for at, zone in enumerate(self.zones):
            if tried[at] or not self.may_lie(game, card, zone):
                continue
            tried[at] = True
            if len(found[at]) < len(zone.hidden):
                found[at].append(card)
                return True
            for other in found[at]:
                if self.find_room(game, other, found, tried):
                    found[at].remove(other)
                    found[at].append(card)
                    return True
        return False


def any_marked(cards: list[int], marks: list[int]) -> bool:
    """Is there a mark for any of these cards?"""
    for card in cards:
        if marks[card]:
            return True
    return False


def those_among(cards: list[int], others: list[int]) -> list[int]:
    """Those of a few cards that are among others, in their order there."""
    found = [card for card in cards if card in others]
    if len(found) > 1:
        found.sort(key=others.index)
    return found


def hidden_cards(game: RaceGame, seat: int, zones: list[Zone]) -> list[int]:
    """The cards of a pile that the seat cannot see, in order."""
    if len(game.piles) == 1:
        bit: i64 = 1 << seat
        found: list[int] = []
        for card, known in enumerate(game.known):
            who: i64 = known
            if not who & bit:
                found.append(card)
        return [card for card in found if card not in game.set_aside] if game.set_aside else found
    collected: list[int] = []
    for zone in zones:
        collected += zone.hidden
    collected.sort()
    return collected


# --- start worlds and drafted decks -------------------------------------------------------------------------


def deal_start_worlds(game: RaceGame, seat: int, cards: list[int], source: Stream) -> None:
    """Before start worlds are revealed, another seat may have any of the same colour that this one has not seen. These
    are among the cards, and are taken out of them."""
    others = [each for each in range(game.seats) if each != seat]
    for each in others:
        for world in game.players[each].drawn:
            game.known[world] = 0
    for each in others:
        drawn = game.players[each].drawn
        for place, world in enumerate(drawn):
            colour = game.content.cards[world].start % 2
            starts = [(card, game.content.cards[card].start) for card in cards]
            fitting = [card for card, start in starts if start >= 0 and start % 2 == colour]
            drawn[place] = fitting[source.below(len(fitting))]
            cards.remove(drawn[place])
            game.known[drawn[place]] = 1 << each


def exchange_decks(game: RaceGame, seat: int, hidden: list[list[int]], source: Stream) -> None:
    """After a draft the seat does not know who took what of the hidden cards of each pile, unless it has learned more
    of a card since."""
    mine = OWN << 8 * seat
    others = [each + 1 for each in range(game.seats) if each != seat]
    groups: list[list[int]] = []
    for pile in others:
        groups.append([card for card in hidden[pile] if not (game.seen[card] | game.lost[card]) & mine])
        hidden[pile] = [card for card in hidden[pile] if (game.seen[card] | game.lost[card]) & mine]
    groups.append(game.set_aside)
    dealt = exchange_passed_on(game, seat, groups, source)
    for at, pile in enumerate(others):
        hidden[pile] += dealt[at]
        hidden[pile].sort()
    game.set_aside = dealt[-1]


def redraw_draft(game: RaceGame, seat: int, source: Stream) -> None:
    """While decks are drafted: the seat knows the own deck, and the packet that it looks at."""
    groups: list[list[int]] = []
    for each, player in enumerate(game.players):
        if each != seat:
            groups.append(player.pack)
            groups.append(game.piles[each + 1].deck)
    groups.append(game.piles[0].deck)
    for at, dealt in enumerate(exchange_passed_on(game, seat, groups, source)):
        groups[at][:] = dealt


def exchange_passed_on(game: RaceGame, seat: int, groups: list[list[int]], source: Stream) -> list[list[int]]:
    """Cards that the seat last saw together, in a packet that it passed on, may each be wherever one of them is; so may
    those that it never saw, which also may be start worlds. What the others have seen stays with the groups."""
    place = 8 * seat
    mine = OWN << place
    drafted = game.drafted_seen
    most = max([drafted[card] >> place & OWN for group in groups for card in group], default=0)
    together: list[list[int]] = [[] for _ in range(most + 1)]
    theirs: list[list[list[int]]] = []
    for group in groups:
        by_packet: list[list[int]] = [[] for _ in together]
        for card in group:
            packet = drafted[card] >> place & OWN
            together[packet].append(card)
            by_packet[packet].append(drafted[card] & ~mine)
        theirs.append(by_packet)
    if not game.round:
        for each, player in enumerate(game.players):
            if each != seat:
                together[0] += player.drawn
    dealt: list[list[int]] = [[] for _ in groups]
    for packet, cards in enumerate(together):
        cards.sort()
        if packet == 0 and not game.round:
            deal_start_worlds(game, seat, cards, source)
        for at in range(len(groups)):
            seen = sorted(theirs[at][packet])
            for k, card in enumerate(source.take(cards, len(seen))):
                drafted[card] = seen[k] | packet << place
                dealt[at].append(card)
    if not game.round:
        for player in game.players:
            for world in player.drawn:
                drafted[world] = 0
    return dealt
