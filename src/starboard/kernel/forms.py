"""The few forms of a question: pick one, pick a set, pick a number, pick an order.

A form knows which answers are legal without listing them: it can say how many there are, list them, draw one at
random with equal chance, and object to a wrong one. An answer is a list of numbers: the ids picked, or the number.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from math import comb, factorial

from starboard.kernel.chance import Stream
from starboard.kernel.decision import EngineError, Reason


class Form:
    """Which answers to a question are legal. There is always one: a form without any cannot be made."""

    def single(self) -> bool:
        """Is there just one legal answer?"""
        raise NotImplementedError

    def first(self) -> list[int]:
        """Some legal answer, always the same one; the only one when `single`."""
        raise NotImplementedError

    def count(self) -> int:
        """How many different answers are legal."""
        raise NotImplementedError

    def answers(self) -> Iterator[list[int]]:
        """All legal answers, one after the other; there may be millions."""
        raise NotImplementedError

    def random(self, source: Stream) -> list[int]:
        """A legal answer, each as likely as any other, without listing them."""
        raise NotImplementedError

    def objection(self, answer: list[int]) -> Reason | None:
        """Why this answer is not legal; None if it is."""
        raise NotImplementedError

    def things(self) -> list[int]:
        """Every id that occurs in some legal answer."""
        raise NotImplementedError


class PickOne(Form):
    """One of these, all different."""

    def __init__(self, options: list[int]) -> None:
        if not options:
            raise EngineError("a question without an answer: pick one of nothing")
        self.options = options

    def single(self) -> bool:
        return len(self.options) == 1

    def first(self) -> list[int]:
        return [self.options[0]]

    def count(self) -> int:
        return len(self.options)

    def answers(self) -> Iterator[list[int]]:
        return iter([[option] for option in self.options])

    def random(self, source: Stream) -> list[int]:
        return [self.options[source.below(len(self.options))]]

    def objection(self, answer: list[int]) -> Reason | None:
        if len(answer) != 1:
            return Reason("pick-exactly-one", {"given": len(answer)})
        if answer[0] not in self.options:
            return Reason("not-an-option", {"thing": answer[0]})
        return None

    def things(self) -> list[int]:
        return self.options[:]


class Group:
    """From `lo` to `hi` of these ids, all different (`hi` may be more than there are)."""

    def __init__(self, ids: list[int], lo: int, hi: int) -> None:
        if lo < 0 or lo > hi or lo > len(ids):
            raise EngineError(f"a question without an answer: pick {lo} to {hi} of {len(ids)}")
        self.ids = ids
        self.lo = lo
        self.hi = hi if hi < len(ids) else len(ids)

    def count(self) -> int:
        n = len(self.ids)
        if self.lo == self.hi:
            return comb(n, self.lo)
        return sum(comb(n, k) for k in range(self.lo, self.hi + 1))


class Case:
    """All of `fixed`, and from each of the `groups` what it asks for. No id occurs in two of these places."""

    def __init__(self, fixed: list[int], groups: list[Group]) -> None:
        self.fixed = fixed
        self.groups = groups

    def count(self) -> int:
        total = 1
        for group in self.groups:
            total *= group.count()
        return total

    def holds(self, answer: list[int]) -> bool:
        """Is the answer (without repetitions) one of this case?"""
        for thing in self.fixed:
            if thing not in answer:
                return False
        left = len(answer) - len(self.fixed)
        for group in self.groups:
            taken = 0
            for thing in answer:
                if thing in group.ids:
                    taken += 1
            if taken < group.lo or taken > group.hi:
                return False
            left -= taken
        return left == 0


def sample(ids: list[int], k: int, source: Stream) -> list[int]:
    """k of the ids, every set as likely."""
    n = len(ids)
    if k == n:
        return ids[:]
    if k == 1:
        return [ids[source.below(n)]]
    pool = ids[:]
    if 2 * k <= n:
        for at in range(k):
            j = at + source.below(n - at)
            pool[at], pool[j] = pool[j], pool[at]
        return pool[:k]
    for _ in range(n - k):
        j = source.below(len(pool))
        last = pool.pop()
        if j < len(pool):
            pool[j] = last
    return pool


class PickSet(Form):
    """A set that is one of some cases. No two cases share a set; a case without groups is just its fixed ids."""

    def __init__(self, cases: list[Case]) -> None:
        if not cases:
            raise EngineError("a question without an answer: pick a set, but there is no case")
        self.cases = cases

    def single(self) -> bool:
        if len(self.cases) != 1:
            return False
        for group in self.cases[0].groups:
            if group.lo != group.hi or (group.lo != 0 and group.lo != len(group.ids)):
                return False
        return True

    def first(self) -> list[int]:
        case = self.cases[0]
        answer = case.fixed[:]
        for group in case.groups:
            answer.extend(group.ids[: group.lo])
        return answer

    def count(self) -> int:
        total = 0
        for case in self.cases:
            total += case.count()
        return total

    def answers(self) -> Iterator[list[int]]:
        found: list[Iterator[list[int]]] = []
        for case in self.cases:
            found.append(answers_of(case))
        return chained(found)

    def random(self, source: Stream) -> list[int]:
        case = self.cases[0]
        if len(self.cases) > 1:
            weights: list[int] = []
            total = 0
            for one in self.cases:
                weight = one.count()
                weights.append(weight)
                total += weight
            rest = below_large(total, source)
            at = 0
            while rest >= weights[at]:
                rest -= weights[at]
                at += 1
            case = self.cases[at]
        if not case.fixed and len(case.groups) == 1 and case.groups[0].lo == case.groups[0].hi:
            return sample(case.groups[0].ids, case.groups[0].lo, source)
        answer = case.fixed[:]
        for group in case.groups:
            k = group.lo
            if k < group.hi:
                n = len(group.ids)
                rest = below_large(group.count(), source)
                while rest >= comb(n, k):
                    rest -= comb(n, k)
                    k += 1
            answer.extend(sample(group.ids, k, source))
        return answer

    def objection(self, answer: list[int]) -> Reason | None:
        if len(set(answer)) != len(answer):
            return Reason("picked-twice", {})
        for case in self.cases:
            if case.holds(answer):
                return None
        known = self.things()
        for thing in answer:
            if thing not in known:
                return Reason("not-an-option", {"thing": thing})
        low, high = self.sizes()
        if len(answer) < low:
            return Reason("pick-more", {"given": len(answer), "least": low})
        if len(answer) > high:
            return Reason("pick-fewer", {"given": len(answer), "most": high})
        return Reason("no-such-set", {})

    def sizes(self) -> tuple[int, int]:
        """The smallest and the largest number of things that may be picked."""
        low, high = 1 << 30, 0
        for case in self.cases:
            least = most = len(case.fixed)
            for group in case.groups:
                least += group.lo
                most += group.hi
            low = min(low, least)
            high = max(high, most)
        return low, high

    def things(self) -> list[int]:
        seen: list[int] = []
        for case in self.cases:
            for thing in case.fixed:
                if thing not in seen:
                    seen.append(thing)
            for group in case.groups:
                for thing in group.ids if group.hi else []:
                    if thing not in seen:
                        seen.append(thing)
        return seen


def exactly(ids: list[int], k: int) -> PickSet:
    """Just k of these ids."""
    return PickSet([Case([], [Group(ids, k, k)])])


def answers_of(case: Case) -> Iterator[list[int]]:
    """Every set of one case."""
    parts: list[list[tuple[int, ...]]] = []
    for group in case.groups:
        parts.append([some for k in range(group.lo, group.hi + 1) for some in combinations(group.ids, k)])
    for picked in product(*parts):
        answer = case.fixed[:]
        for some in picked:
            answer.extend(some)
        yield answer


def chained(iterators: list[Iterator[list[int]]]) -> Iterator[list[int]]:
    for one in iterators:
        yield from one


def below_large(n: int, source: Stream) -> int:
    """A number from 0 to n - 1 for any n, exactly uniform."""
    if n < 1 << 29:
        return source.below(n)
    bits = n.bit_length()
    while True:
        value = 0
        for _ in range((bits + 31) // 32):
            value = (value << 32) | source.word()
        value >>= (-bits) % 32
        if value < n:
            return value


def each_number(lo: int, hi: int) -> Iterator[list[int]]:
    # Not a generator expression: the compiled build would list all of it at once.
    number = lo
    while number <= hi:
        yield [number]
        number += 1


def each_order(items: list[int]) -> Iterator[list[int]]:
    for order in permutations(items):
        yield list(order)


class PickNumber(Form):
    """A number from `lo` to `hi`."""

    def __init__(self, lo: int, hi: int) -> None:
        if lo > hi:
            raise EngineError(f"a question without an answer: a number from {lo} to {hi}")
        self.lo = lo
        self.hi = hi

    def single(self) -> bool:
        return self.lo == self.hi

    def first(self) -> list[int]:
        return [self.lo]

    def count(self) -> int:
        return self.hi - self.lo + 1

    def answers(self) -> Iterator[list[int]]:
        return each_number(self.lo, self.hi)

    def random(self, source: Stream) -> list[int]:
        return [self.lo + below_large(self.hi - self.lo + 1, source)]

    def objection(self, answer: list[int]) -> Reason | None:
        if len(answer) != 1 or not self.lo <= answer[0] <= self.hi:
            return Reason("number-between", {"least": self.lo, "most": self.hi})
        return None

    def things(self) -> list[int]:
        return []


class PickOrder(Form):
    """All of these, which are all different, in an order of one's choice."""

    def __init__(self, items: list[int]) -> None:
        self.items = items

    def single(self) -> bool:
        return len(self.items) < 2

    def first(self) -> list[int]:
        return self.items[:]

    def count(self) -> int:
        return factorial(len(self.items))

    def answers(self) -> Iterator[list[int]]:
        return each_order(self.items)

    def random(self, source: Stream) -> list[int]:
        order = self.items[:]
        source.shuffle(order)
        return order

    def objection(self, answer: list[int]) -> Reason | None:
        if sorted(answer) != sorted(self.items):
            return Reason("order-all", {"count": len(self.items)})
        return None

    def things(self) -> list[int]:
        return self.items[:]
