"""Knowledge: redrawing what a seat cannot know, and keeping all that it does.

Cards that a seat cannot tell apart lie in hidden places. What a seat does know of a hidden card is *since when*: one
that it saw go into the deck at shuffle k can only be in the deck or in a place filled from the deck since. So every
hidden place has the number of the last shuffle it was filled after, and every hidden card the number of the shuffle at
which the seat saw it go in.

Where the hidden cards really lie must leave no trace in what is dealt: the same cards, places and random numbers give
the same deal.
"""

from __future__ import annotations

from starboard.kernel.chance import Stream
from starboard.kernel.decision import EngineError


def deal_by_shuffle(cards: list[list[int]], places: list[int], source: Stream) -> list[list[int]] | None:
    """Deal hidden cards over hidden places; `places[k]` is how many were filled after shuffle k.

    The seat saw the cards `cards[k]` go into the deck at shuffle k, and never those of `cards[0]`. A place takes a card
    that was seen no later than it was filled. Since these conditions are nested, filling the strictest places first,
    each from all cards that fit, makes every possible deal equally likely. What is left when all places are filled
    comes last: the deck, which takes any card and has no order. Give the cards in ascending order, so that it makes no
    difference where they lie. None if some place cannot be filled.
    """
    pool: list[int] = []
    dealt: list[list[int]] = []
    for shuffle, count in enumerate(places):
        if shuffle < len(cards):
            pool += cards[shuffle]
        if count > len(pool):
            return None
        dealt.append(source.take(pool, count))
    dealt.append(pool)
    return dealt


def redraw(cards: list[int], filled: list[int], seen: list[int], source: Stream) -> list[int]:
    """Deal the hidden cards anew, place by place: `cards[k]` lies in a place filled after shuffle `filled[k]`, and the
    seat saw it go into the deck at shuffle `seen[k]`. For games with few cards; see `deal_by_shuffle`."""
    places = [0] * (max(filled, default=0) + 1)
    for shuffle in filled:
        places[shuffle] += 1
    by_shuffle: list[list[int]] = [[] for _ in places]
    for at in sorted(range(len(cards)), key=cards.__getitem__):
        by_shuffle[seen[at]].append(cards[at])
    dealt = deal_by_shuffle(by_shuffle, places, source)
    if dealt is None:
        raise EngineError("a hidden card lies where its seat knows that it cannot lie")
    return [dealt[shuffle].pop() for shuffle in filled]
