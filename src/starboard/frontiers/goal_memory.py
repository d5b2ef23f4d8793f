"""What each seat knows of the goals that lie face down: the stack, the goal kept, and the goals being looked at.

Places are numbered by tokens. A player who surveys the goals sees up to three tokens of the stack and lays the same
goals out under new tokens: one kept, the others at the bottom in an order of its own choice. Everybody else saw *which*
tokens went in and came out, but not which became which. From this history all deals that a seat cannot rule out can be
weighed.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from starboard.kernel.chance import Stream

ORDERS: Final[list[list[list[int]]]] = [[list(order) for order in permutations(range(count))] for count in range(4)]
"""ORDERS[n] lists the orders of n things."""

FACTORIAL: Final = [1, 1, 2, 6, 24, 120, 720, 5040, 40320]


class Sighting:
    """A piece of the history. Immutable.

    A survey by a seat: the goals that lay under the tokens `before` lie under `after` now, and the seat saw all of
    them. For everybody (seat -1): the goals that lay under `before` were turned face up.
    """

    def __init__(self, seat: int, before: list[int], after: list[int], seen: list[int], laid: list[int]) -> None:
        self.seat = seat
        self.before = before
        self.after = after
        self.seen = seen
        self.laid = laid


class Deal:
    """One way things may be, as far as it matters: which of the first places every token's goal came from (`origin`),
    and the goals of those first places that the seat could tell (`goals`, -1 for the others)."""

    def __init__(self, origin: list[int], goals: list[int], weight: int) -> None:
        self.origin = origin
        self.goals = goals
        self.weight = weight

    def copy(self, weight: int) -> Deal:
        return Deal(self.origin[:], self.goals[:], self.weight * weight)

    def pin(self, token: int, goal: int) -> bool:
        """The goal under this token is known; False if this deal says otherwise."""
        place = self.origin[token]
        if self.goals[place] == goal:
            return True
        if self.goals[place] >= 0 or goal in self.goals:
            return False
        self.goals[place] = goal
        return True


def mixed(deal: Deal, sighting: Sighting, source: Stream) -> list[Deal]:
    """All ways in which somebody else may have laid out the goals. Those that the seat could not tell apart anyway
    are laid out at random, which makes no difference to it."""
    count = len(sighting.before)
    told = [at for at in range(count) if deal.goals[deal.origin[sighting.before[at]]] >= 0]
    others = [at for at in range(count) if at not in told]
    found: list[Deal] = []
    seen: list[list[int]] = []
    for order in ORDERS[count] if told else ORDERS[count][:1]:
        where = [order.index(at) for at in told]
        if where in seen:
            continue
        seen.append(where)
        other = deal.copy(FACTORIAL[len(others)])
        source.shuffle(others)
        left = others[:]
        for at in range(count):
            came = order[at] if order[at] in told else left.pop()
            other.origin[sighting.after[at]] = deal.origin[sighting.before[came]]
        found.append(other)
    return found


def possible(history: list[Sighting], tokens: int, goals: int, seat: int, source: Stream) -> list[Deal]:
    """Every deal that agrees with what the seat has seen, with its weight."""
    start = Deal(list(range(goals)) + [-1] * (tokens - goals), [-1] * goals, 1)
    deals = [start]
    for sighting in history:
        kept: list[Deal] = []
        for deal in deals:
            if sighting.seat in (seat, -1):
                fits = True
                for at, token in enumerate(sighting.before):
                    fits = fits and deal.pin(token, sighting.seen[at])
                if fits:
                    for at, token in enumerate(sighting.after):
                        came = sighting.before[sighting.seen.index(sighting.laid[at])]
                        deal.origin[token] = deal.origin[came]
                    kept.append(deal)
            else:
                kept.extend(mixed(deal, sighting, source))
        deals = kept
    for deal in deals:
        deal.weight *= FACTORIAL[deal.goals.count(-1)]
    return deals


def sampled(deals: list[Deal], source: Stream) -> list[int]:
    """The goals under all tokens, in one deal drawn by weight."""
    total = 0
    for deal in deals:
        total += deal.weight
    rest = source.below(total)
    at = 0
    while rest >= deals[at].weight:
        rest -= deals[at].weight
        at += 1
    deal = deals[at]
    left = [goal for goal in range(len(deal.goals)) if goal not in deal.goals]
    source.shuffle(left)
    for place in range(len(deal.goals)):
        if deal.goals[place] < 0:
            deal.goals[place] = left.pop()
    return [deal.goals[place] for place in deal.origin]


def rewritten(history: list[Sighting], goals: list[int]) -> list[Sighting]:
    """The same history, with the goals that another deal puts under the tokens."""
    told: list[Sighting] = []
    for one in history:
        seen = [goals[token] for token in one.before]
        laid = [goals[token] for token in one.after]
        told.append(Sighting(one.seat, one.before, one.after, seen, laid))
    return told
