"""Picking: the legal answer with the greatest sum of values, without listing all answers."""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel.forms import Case, PickSet


def dearest(form: PickSet, value: Callable[[int], float]) -> list[int]:
    """The legal set with the greatest sum of values."""
    best: list[int] = []
    most = float("-inf")
    for case in form.cases:
        picked = dearest_of(case, value)
        total = sum(value(thing) for thing in picked)
        if total > most:
            best, most = picked, total
    return best


def dearest_of(case: Case, value: Callable[[int], float]) -> list[int]:
    """The best of one case: what must be picked, and beyond that only what is worth something."""
    picked = case.fixed[:]
    for group in case.groups:
        ordered = sorted(group.ids, key=lambda thing: -value(thing))
        wanted = sum(1 for thing in ordered if value(thing) > 0)
        picked.extend(ordered[: max(group.lo, min(group.hi, wanted))])
    return picked
