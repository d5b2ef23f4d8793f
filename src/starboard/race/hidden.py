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
    from starboard.race.position import RaceGame


def hidden_zones(game: RaceGame, seat: int, number: int) -> list[tuple[list[int], int]]:
    """Lists with cards of one pile that the seat cannot see, each with the last shuffle it was filled after."""
    pile = game.piles[number]
    zones = [(pile.deck, pile.shuffles), (pile.discard, pile.filled)]
    for each, player in enumerate(game.players):
        if each != seat and game.pile_of[each] == number:
            zones.append((player.hand, player.filled))
            if game.round:
                zones.append((player.drawn, pile.shuffles))
            zones.append((player.paid, player.filled))
            zones.append((player.saved, player.filled))
    if game.robot is not None:
        zones.append((game.robot.stack, game.robot.filled))
    return zones


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
        cards: list[int] = []
        filled: list[int] = []
        zones = hidden_zones(game, seat, number)
        for zone, since in zones:
            for card in zone:
                if not game.known[card] & bit:
                    cards.append(card)
                    filled.append(since)
        worlds: list[int] = []
        for world, card in enumerate(game.good):
            if card != PASS and (not game.good_pile or game.good_pile[world] == number):
                worlds.append(world)
                cards.append(card)
                filled.append(game.good_filled[world])
        seen = [game.seen[card] >> 8 if game.seen[card] & bit else 0 for card in cards]
        known = [game.known[card] for card in cards]
        dealt = redraw(cards, filled, seen, source)
        at = 0
        for zone, _since in zones:
            for place in range(len(zone)):
                if not game.known[zone[place]] & bit:
                    zone[place] = dealt[at]
                    at += 1
        for world in worlds:
            game.good[world] = dealt[at]
            at += 1
        for place, card in enumerate(dealt):
            game.known[card] = known[place]


def redraw_start_worlds(game: RaceGame, seat: int, source: Stream) -> None:
    """Before start worlds are revealed, another seat may have any of the same colour that this one has not seen."""
    bit = 1 << seat
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
                    hidden = not game.known[card] & bit and not (game.drafted_seen and game.drafted_seen[card] & bit)
                    if start >= 0 and start % 2 == game.content.cards[world].start % 2 and hidden:
                        places.append((zone, at))
            zone, at = places[source.below(len(places))]
            other = zone[at]
            if other != world:
                zone[at] = world
                player.drawn[place] = other
                game.known[world], game.known[other] = game.known[other], game.known[world]


def exchange_drafted(game: RaceGame, seat: int, source: Stream) -> None:
    """After a draft the seat does not know who took what.

    Hidden cards that it never saw may lie with any opponent, or aside; those it saw and passed on with any opponent.
    """
    bit = 1 << seat
    for passed_on in (False, True):
        places: list[tuple[list[int], int]] = []
        zones: list[list[int]] = [] if passed_on else [game.set_aside]
        for number in range(1, len(game.piles)):
            if number != game.pile_of[seat]:
                zones.extend(zone for zone, _since in hidden_zones(game, seat, number))
        for zone in zones:
            for at, card in enumerate(zone):
                hidden = not game.known[card] & bit and not game.seen[card] & bit
                if hidden and (game.drafted_seen[card] & bit != 0) == passed_on:
                    places.append((zone, at))
        cards = [zone[at] for zone, at in places]
        known = [game.known[card] for card in cards]
        seen = [game.drafted_seen[card] for card in cards]
        source.shuffle(cards)
        for k, (zone, at) in enumerate(places):
            zone[at] = cards[k]
            game.known[cards[k]] = known[k]
            game.drafted_seen[cards[k]] = seen[k]


def redraw_draft(game: RaceGame, seat: int, source: Stream) -> None:
    """While decks are drafted: deal anew what the seat has never seen. What it saw and passed on stays put."""
    bit = 1 << seat
    zones = [game.piles[0].deck]
    for each, player in enumerate(game.players):
        if each != seat:
            zones.append(player.pack)
            zones.append(game.piles[each + 1].deck)
    cards = [card for zone in zones for card in zone if not game.drafted_seen[card] & bit]
    seen = [game.drafted_seen[card] for card in cards]
    source.shuffle(cards)
    at = 0
    for zone in zones:
        for place, card in enumerate(zone):
            if not game.drafted_seen[card] & bit:
                zone[place] = cards[at]
                at += 1
    for place, card in enumerate(cards):
        game.drafted_seen[card] = seen[place]
