"""Forms: counted, listed, drawn at random and objected to, all four ways saying the same."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.test_chance import chi_square, critical

from starboard.kernel import (
    Case,
    EngineError,
    Form,
    Game,
    Group,
    PickNumber,
    PickOne,
    PickOrder,
    PickSet,
    Stream,
    read_form,
)
from starboard.kernel.forms import exactly


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Fixed ids and groups over a few ids, none in two places; groups may be empty or take none."""
    ids = draw(st.permutations(range(7)))
    cuts = sorted(draw(st.lists(st.integers(0, 7), min_size=3, max_size=3)))
    groups = []
    for start, end in ((cuts[0], cuts[1]), (cuts[1], cuts[2])):
        lo = draw(st.integers(0, end - start))
        groups.append(Group(list(ids[start:end]), lo, draw(st.integers(lo, end - start + 2))))
    return Case(list(ids[: min(cuts[0], 2)]), groups[: draw(st.integers(0, 2))])


def sets_of(case: Case) -> set[tuple[int, ...]]:
    return {tuple(sorted(answer)) for answer in PickSet([case]).answers()}


@st.composite
def forms(draw: st.DrawFn) -> Form:
    kind = draw(st.sampled_from(["one", "number", "order", "set", "set", "set"]))
    if kind == "one":
        return PickOne(draw(st.lists(st.integers(-1, 9), min_size=1, max_size=6, unique=True)))
    if kind == "number":
        lo = draw(st.integers(-3, 3))
        return PickNumber(lo, lo + draw(st.integers(0, 6)))
    if kind == "order":
        return PickOrder(draw(st.lists(st.integers(0, 9), max_size=4, unique=True)))
    kept: list[Case] = []
    taken: set[tuple[int, ...]] = set()
    for case in draw(st.lists(cases(), min_size=1, max_size=4)):
        if not taken & sets_of(case):  # the contract: no two cases share a set
            kept.append(case)
            taken |= sets_of(case)
    return PickSet(kept)


def canonical(form: Form, answer: list[int]) -> tuple[int, ...]:
    return tuple(answer) if isinstance(form, PickOrder) else tuple(sorted(answer))


@given(forms(), st.integers(0, 10**6))
def test_count_list_draw_and_objection_agree(form: Form, seed: int) -> None:
    answers = [canonical(form, answer) for answer in form.answers()]
    assert form.count() == len(answers) == len(set(answers)) >= 1
    assert all(form.objection(list(answer)) is None for answer in answers)
    assert form.single() == (len(answers) == 1)
    assert canonical(form, form.first()) in answers
    assert form.first() == form.first()
    source = Stream(str(seed))
    assert all(canonical(form, form.random(source)) in answers for _ in range(20))
    if not isinstance(form, PickNumber):
        assert set(form.things()) == {thing for answer in answers for thing in answer}


@given(forms(), st.lists(st.integers(-2, 10), max_size=8))
def test_an_answer_is_legal_just_if_it_is_listed(form: Form, answer: list[int]) -> None:
    listed = canonical(form, answer) in {canonical(form, one) for one in form.answers()}
    objection = form.objection(answer)
    assert (objection is None) == listed
    assert objection is None or objection.key


def begins(form: Form, answer: tuple[int, ...], picked: list[int]) -> bool:
    """Can this partial answer become that answer? Of an order it is the beginning, of all else a part."""
    if isinstance(form, PickOrder):
        return answer[: len(picked)] == tuple(picked)
    return len(set(picked)) == len(picked) and set(picked) <= set(answer)


@given(forms(), st.data())
def test_reach_is_what_the_listed_answers_say(form: Form, data: st.DataObject) -> None:
    wanted = st.sampled_from(form.things()) if form.things() else st.integers(-4, 10)
    picked = data.draw(st.lists(wanted, max_size=6) | st.lists(st.integers(-2, 10), max_size=3))
    answers = [canonical(form, answer) for answer in form.answers()]
    reach = form.reach(picked)
    assert reach.done == (canonical(form, picked) in answers)
    assert len(reach.open) == len(set(reach.open))
    if isinstance(form, PickNumber):
        assert reach.open == []
        return
    candidates = {thing for answer in answers for thing in answer} - set(picked)
    assert set(reach.open) == {
        thing for thing in candidates if any(begins(form, answer, [*picked, thing]) for answer in answers)
    }
    assert reach.open == [thing for thing in form.things() if thing in reach.open] or isinstance(form, PickSet)


@given(forms(), st.integers(0, 10**6))
def test_whoever_goes_on_with_what_is_open_reaches_a_legal_answer(form: Form, seed: int) -> None:
    """There are no dead ends: where nothing is open any more, the answer is legal."""
    if isinstance(form, PickNumber):
        return
    source = Stream(f"reach {seed}")
    picked: list[int] = []
    while form.reach(picked).open:
        here = form.reach(picked)
        if here.done and source.below(4) == 0:
            break
        picked.append(here.open[source.below(len(here.open))])
    assert form.reach(picked).done
    assert form.objection(picked) is None


@given(forms())
def test_sizes_are_those_of_the_smallest_and_the_largest_answer(form: Form) -> None:
    found = [answer[0] if isinstance(form, PickNumber) else len(answer) for answer in form.answers()]
    assert form.sizes() == (min(found), max(found))


def test_reach_lists_nothing() -> None:
    """Millions of millions of answers, and what is open is there at once."""
    hand = list(range(100))
    form = PickSet([Case([200], [Group(hand, 50, 50)]), Case([], [Group(hand, 0, 100)])])
    assert form.reach([]).open == [200, *hand]
    assert form.reach([]).done
    half = form.reach(list(range(50)))
    assert (half.done, set(half.open)) == (True, {200, *range(50, 100)})
    more = form.reach(list(range(51)))
    assert (more.done, more.open) == (True, list(range(51, 100))), "with 51 of them, 200 cannot be had any more"
    both = form.reach([200, *range(50)])
    assert (both.done, both.open) == (True, [])
    order = PickOrder(list(range(30)))
    assert order.reach(list(range(29))).open == [29]


def test_reach_of_what_leads_nowhere_is_empty() -> None:
    for form, picked in (
        (PickOne([1, 2]), [3]),
        (PickOne([1, 2]), [1, 2]),
        (PickOrder([1, 2, 3]), [1, 1]),
        (PickOrder([1, 2, 3]), [4]),
        (exactly([1, 2, 3], 2), [1, 1]),
        (exactly([1, 2, 3], 2), [9]),
        (PickSet([Case([7], []), Case([8], [])]), [7, 8]),
        (PickNumber(0, 3), [4]),
    ):
        reach = form.reach(picked)
        assert (reach.done, reach.open) == (False, []), (form, picked)


class Named(Game):
    """All that a game needs to say its forms in plain data."""

    def name(self, thing: int) -> str:
        return f"thing {thing}"


@given(forms(), st.lists(st.integers(-2, 10), max_size=4))
def test_a_form_read_from_plain_data_says_the_same(form: Form, picked: list[int]) -> None:
    """For whoever has only names: a face, a client written in Python."""
    again, names = read_form(Named().plain_form(form))
    if isinstance(form, PickNumber):
        assert (again.sizes(), names) == (form.sizes(), [])
        return

    def named(things: list[int]) -> list[str]:
        return [f"thing {thing}" for thing in things]

    assert [names[at] for at in again.things()] == named(form.things())
    assert (again.sizes(), again.count()) == (form.sizes(), form.count())
    if set(named(picked)) <= set(names):
        reach = again.reach([names.index(name) for name in named(picked)])
        assert [names[at] for at in reach.open] == named(form.reach(picked).open)
        assert reach.done == form.reach(picked).done


@given(forms())
def test_forms_give_away_nothing_of_their_own(form: Form) -> None:
    """Who changes an answer it was given changes no form: positions share them."""
    count, first = form.count(), form.first()
    for answer in (
        form.first(),
        form.random(Stream("x")),
        next(iter(form.answers())),
        form.things(),
        form.reach([]).open,
    ):
        answer.append(99)
    assert (form.count(), form.first()) == (count, first)


UNEVEN: list[Form] = [
    PickOne([4, -1, 7]),
    PickNumber(-1, 4),
    PickOrder([1, 2, 3, 4]),
    exactly([1, 2, 3, 4, 5], 2),
    exactly([1, 2, 3, 4, 5], 4),
    PickSet([Case([], [Group([1, 2, 3, 4], 0, 4)])]),
    PickSet([Case([9], [Group([1, 2, 3], 1, 2), Group([4, 5], 0, 2)]), Case([], []), Case([8], [Group([1, 2], 1, 1)])]),
]


@pytest.mark.parametrize("form", UNEVEN)
def test_every_answer_is_equally_likely(form: Form) -> None:
    counts = {canonical(form, answer): 0 for answer in form.answers()}
    source = Stream("equal")
    for _ in range(200 * len(counts)):
        counts[canonical(form, form.random(source))] += 1
    assert chi_square(list(counts.values())) < critical(len(counts))


@pytest.mark.parametrize("form", [one for one in UNEVEN if isinstance(one, PickSet)])
def test_a_set_is_drawn_in_ascending_order(form: PickSet) -> None:
    """So a drawn answer is what `Game.checked` would make of it, and needs no check before it is applied."""
    source = Stream("ascending")
    drawn = [form.random(source) for _ in range(40)]
    assert drawn == [sorted(answer) for answer in drawn]


def test_millions_are_counted_and_drawn_without_listing() -> None:
    form = PickSet([Case([], [Group(list(range(100)), 0, 100)]), Case([200], [Group(list(range(100)), 50, 50)])])
    assert form.count() == 2**100 + 100891344545564193334812497256
    source = Stream("large")
    assert all(form.objection(form.random(source)) is None for _ in range(50))
    assert next(iter(PickOrder(list(range(30))).answers())) == list(range(30))
    assert next(iter(PickNumber(0, 10**18).answers())) == [0]
    assert 0 <= PickNumber(0, 10**18).random(source)[0] <= 10**18


@pytest.mark.parametrize(
    "make",
    [
        lambda: PickOne([]),
        lambda: PickNumber(2, 1),
        lambda: PickSet([]),
        lambda: Group([1, 2], 3, 3),
        lambda: Group([1, 2], -1, 1),
        lambda: Group([1, 2, 3], 2, 1),
        lambda: exactly([], 1),
    ],
)
def test_a_question_without_an_answer_cannot_be_asked(make: object) -> None:
    assert callable(make)
    with pytest.raises(EngineError, match="a question without an answer"):
        make()


def test_nothing_can_be_the_only_answer() -> None:
    for form in (exactly([], 0), exactly([1, 2], 0), PickSet([Case([], [])]), PickOrder([])):
        assert form.single()
        assert form.first() == []
        assert form.objection([]) is None
        assert list(form.answers()) == [[]]


def test_objections_say_what_is_wrong() -> None:
    form = PickSet([Case([], [Group([1, 2, 3], 2, 3)]), Case([7], [])])
    assert repr(form.objection([1, 1])) == "picked-twice"
    assert repr(form.objection([1, 9])) == "not-an-option (thing 9)"
    assert repr(form.objection([])) == "pick-more (given 0, least 1)"
    assert repr(form.objection([1, 2, 3, 7])) == "pick-fewer (given 4, most 3)"
    assert repr(form.objection([1, 7])) == "no-such-set"
    assert repr(PickOne([1]).objection([])) == "pick-exactly-one (given 0)"
    assert repr(PickNumber(1, 7).objection([8])) == "number-between (least 1, most 7)"
    assert repr(PickOrder([1, 2]).objection([1])) == "order-all (count 2)"


def test_an_order_is_each_of_its_items_once() -> None:
    form = PickOrder([5, 6, 7])
    assert all(form.objection(list(order)) is None for order in permutations([5, 6, 7]))
    assert form.objection([5, 5, 6]) is not None
