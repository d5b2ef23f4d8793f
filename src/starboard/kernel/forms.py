"""The few forms of a question: pick one, pick a set, pick a number, pick an order.

A form knows which answers are legal without listing them: it can say how many there are, list them, draw one at
random with equal chance, object to a wrong one, and tell what may still be picked. An answer is a list of numbers: the
ids picked, or the number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from math import comb, factorial
from typing import Any

from mypy_extensions import mypyc_attr

from starboard.kernel.chance import Stream
from starboard.kernel.decision import EngineError, Reason


class Reach:
    """Where one stands with part of an answer: is it legal as it is, and what may be picked next?"""

    def __init__(self, done: bool, open: list[int]) -> None:
        self.done = done
        """Is what is picked a legal answer as it stands?"""
        self.open = open
        """The ids that may be picked next. Each of them, by itself, still leads to a legal answer."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Reach, (self.done, self.open)

    def __repr__(self) -> str:
        return f"<reach: {'done' if self.done else 'not done'}, open {shortened(self.open)}>"


@mypyc_attr(acyclic=True)
class Form:
    """Which answers to a question are legal. There is always one: a form without any cannot be made."""

    def __repr__(self) -> str:
        return f"<form {type(self).__name__}>"

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
        """A legal answer, each as likely as any other, without listing them; a set in ascending order."""
        raise NotImplementedError

    def objection(self, answer: list[int]) -> Reason | None:
        """Why this answer is not legal; None if it is."""
        raise NotImplementedError

    def things(self) -> list[int]:
        """Every id that occurs in some legal answer, each once, in the form's order."""
        raise NotImplementedError

    def sizes(self) -> tuple[int, int]:
        """The smallest and the largest number of things that may be picked; of a number, its bounds."""
        raise NotImplementedError

    def reach(self, picked: Sequence[int]) -> Reach:
        """What may be picked next, after these have been picked. Never lists the answers.

        `picked` is part of an answer: of a set in any order, of an order its beginning. A legal answer can be reached
        from it just if it is done or something is open, and whoever goes on with what is open always reaches one. A
        number is not picked piece by piece: nothing is ever open, and its bounds (`sizes`) say all.
        """
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class PickOne(Form):
    """One of these, all different."""

    def __init__(self, options: list[int]) -> None:
        if not options:
            raise EngineError("a question without an answer: pick one of nothing")
        self.options = options
        """The ids to pick from; PASS among them where one may decline."""

    def __reduce__(self) -> tuple[Any, ...]:
        return PickOne, (self.options,)

    def __repr__(self) -> str:
        return f"<pick one of {shortened(self.options)}>"

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

    def sizes(self) -> tuple[int, int]:
        return 1, 1

    def reach(self, picked: Sequence[int]) -> Reach:
        if not picked:
            return Reach(False, self.options[:])
        return Reach(len(picked) == 1 and picked[0] in self.options, [])


@mypyc_attr(acyclic=True)
class Group:
    """From `lo` to `hi` of these ids, all different (`hi` may be more than there are)."""

    def __init__(self, ids: list[int], lo: int, hi: int) -> None:
        if lo < 0 or lo > hi or lo > len(ids):
            raise EngineError(f"a question without an answer: pick {lo} to {hi} of {len(ids)}")
        self.ids = ids
        """The ids to pick from."""
        self.lo = lo
        """How many at least."""
        self.hi = hi if hi < len(ids) else len(ids)
        """How many at most, never more than there are."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Group, (self.ids, self.lo, self.hi)

    def __repr__(self) -> str:
        return f"<{self.lo} to {self.hi} of {shortened(self.ids)}>"

    def count(self) -> int:
        n = len(self.ids)
        if self.lo == self.hi:
            return comb(n, self.lo)
        return sum(comb(n, k) for k in range(self.lo, self.hi + 1))

    def reach(self, picked: list[int]) -> Reach:
        """What may be picked next where this group is all that there is."""
        rest: list[int] = []
        for thing in self.ids:
            if thing not in picked:
                rest.append(thing)
        taken = len(picked)
        if len(rest) + taken != len(self.ids) or taken > self.hi:
            return Reach(False, [])
        return Reach(taken >= self.lo, rest if taken < self.hi else [])


@mypyc_attr(acyclic=True)
class Case:
    """All of `fixed`, and from each of the `groups` what it asks for. No id occurs in two of these places."""

    def __init__(self, fixed: list[int], groups: list[Group]) -> None:
        self.fixed = fixed
        """The ids that every set of this case has."""
        self.groups = groups
        """What else it has, group by group."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Case, (self.fixed, self.groups)

    def __repr__(self) -> str:
        return f"<case: {shortened(self.fixed)} and {self.groups!r}>"

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

    def extend(self, picked: set[int], found: dict[int, None]) -> bool:
        """Add to `found` what this case can still take, if it can have all that is picked. Is it fulfilled?

        As no id is in two places, a case can always be filled up unless something strange is picked or a group is
        overfull.
        """
        missing: list[int] = []
        for thing in self.fixed:
            if thing not in picked:
                missing.append(thing)
        known = len(self.fixed) - len(missing)
        full = not missing
        room: list[bool] = []
        for group in self.groups:
            taken = 0
            for thing in group.ids:
                if thing in picked:
                    taken += 1
            if taken > group.hi:
                return False
            if taken < group.lo:
                full = False
            known += taken
            room.append(taken < group.hi)
        if known != len(picked):
            return False
        for thing in missing:
            found[thing] = None
        for at, group in enumerate(self.groups):
            if room[at]:
                for thing in group.ids:
                    if thing not in picked:
                        found[thing] = None
        return full


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


@mypyc_attr(acyclic=True)
class PickSet(Form):
    """A set that is one of some cases. No two cases share a set; a case without groups is just its fixed ids."""

    def __init__(self, cases: list[Case]) -> None:
        if not cases:
            raise EngineError("a question without an answer: pick a set, but there is no case")
        self.cases = cases
        """The sets that are legal, case by case."""

    def __reduce__(self) -> tuple[Any, ...]:
        return PickSet, (self.cases,)

    def __repr__(self) -> str:
        least, most = self.sizes()
        cases = f", in {len(self.cases)} cases" if len(self.cases) > 1 else ""
        return f"<pick {least} to {most} of {shortened(self.things())}{cases}>"

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
            answer = sample(case.groups[0].ids, case.groups[0].lo, source)
            answer.sort()
            return answer
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
        answer.sort()
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
        found: dict[int, None] = {}
        for case in self.cases:
            case.extend(set(), found)
        return list(found)

    def reach(self, picked: Sequence[int]) -> Reach:
        first = self.cases[0]
        if len(self.cases) == 1 and len(first.groups) == 1 and not first.fixed:
            return first.groups[0].reach(list(picked))
        mine = set(picked)
        found: dict[int, None] = {}
        done = False
        if len(mine) == len(picked):
            for case in self.cases:
                if case.extend(mine, found):
                    done = True
        return Reach(done, list(found))


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
            word: int = source.word()  # a native one would make all of it native, and too small
            value = (value << 32) | word
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


@mypyc_attr(acyclic=True)
class PickNumber(Form):
    """A number from `lo` to `hi`."""

    def __init__(self, lo: int, hi: int) -> None:
        if lo > hi:
            raise EngineError(f"a question without an answer: a number from {lo} to {hi}")
        self.lo = lo
        """The least number."""
        self.hi = hi
        """The greatest number."""

    def __reduce__(self) -> tuple[Any, ...]:
        return PickNumber, (self.lo, self.hi)

    def __repr__(self) -> str:
        return f"<pick a number from {self.lo} to {self.hi}>"

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

    def sizes(self) -> tuple[int, int]:
        return self.lo, self.hi

    def reach(self, picked: Sequence[int]) -> Reach:
        return Reach(len(picked) == 1 and self.lo <= picked[0] <= self.hi, [])


@mypyc_attr(acyclic=True)
class PickOrder(Form):
    """All of these, which are all different, in an order of one's choice."""

    def __init__(self, items: list[int]) -> None:
        self.items = items
        """The ids to be put in order."""

    def __reduce__(self) -> tuple[Any, ...]:
        return PickOrder, (self.items,)

    def __repr__(self) -> str:
        return f"<pick an order of {shortened(self.items)}>"

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

    def sizes(self) -> tuple[int, int]:
        return len(self.items), len(self.items)

    def reach(self, picked: Sequence[int]) -> Reach:
        mine = set(picked)
        rest: list[int] = []
        for thing in self.items:
            if thing not in mine:
                rest.append(thing)
        if len(mine) != len(picked) or len(rest) + len(picked) != len(self.items):
            return Reach(False, [])
        return Reach(not rest, rest)


def read_form(plain: Mapping[str, Any]) -> tuple[Form, list[str]]:
    """A form from plain data under stable names (`Game.plain_form`), for whoever has no position: its ids are places in
    the list of names that comes with it."""
    names: dict[str, int] = {}
    pick = plain["pick"]
    if pick == "number":
        return PickNumber(plain["least"], plain["most"]), []
    if pick != "set":
        ids = places(plain["of"], names)
        return (PickOrder(ids) if pick == "order" else PickOne(ids)), list(names)
    cases: list[Case] = []
    for case in plain["cases"]:
        fixed = places(case["fixed"], names)
        groups: list[Group] = []
        for group in case["groups"]:
            groups.append(Group(places(group["of"], names), group["least"], group["most"]))
        cases.append(Case(fixed, groups))
    return PickSet(cases), list(names)


def places(wanted: Sequence[str], names: dict[str, int]) -> list[int]:
    """The places of these names; a new name gets the next one."""
    found: list[int] = []
    for name in wanted:
        found.append(names.setdefault(name, len(names)))
    return found


def shortened(ids: list[int]) -> str:
    """A list as it stands in a `repr`: the first few, and how many there are."""
    return str(ids) if len(ids) <= 8 else f"{str(ids[:8])[:-1]}, ... {len(ids)} in all]"
