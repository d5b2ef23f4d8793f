"""Knowledge: redrawing what a seat cannot know, and keeping all that it does.

Cards that a seat cannot tell apart lie in hidden places. What a seat does know of a hidden card is *since when*: one
that it saw go into the deck at shuffle k can only be in the deck or in a place filled from the deck since. So every
hidden place has the number of the last shuffle it was filled after, and every hidden card the number of the shuffle at
which the seat saw it go in.
"""

from __future__ import annotations

from starboard.kernel.chance import Stream


def redraw(cards: list[int], filled: list[int], seen: list[int], source: Stream) -> list[int]:
    """Deal the hidden cards anew over the hidden places.

    Place k was filled after shuffle `filled[k]`; the seat saw `cards[k]` go into the deck at shuffle `seen[k]`
    (0: never). A place takes any card with seen <= filled. Since these conditions are nested, filling the strictest
    places first, each from all cards that fit, makes every possible deal equally likely.
    """
    dealt = cards[:]
    if not any(seen):
        source.shuffle(dealt)
        return dealt
    places = sorted(range(len(cards)), key=filled.__getitem__)
    by_seen = sorted(range(len(cards)), key=seen.__getitem__)
    pool: list[int] = []
    at = 0
    for place in places:
        while at < len(by_seen) and seen[by_seen[at]] <= filled[place]:
            pool.append(cards[by_seen[at]])
            at += 1
        pick = source.below(len(pool))
        dealt[place] = pool[pick]
        last = pool.pop()
        if pick < len(pool):
            pool[pick] = last
    return dealt
