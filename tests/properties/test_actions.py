"""Actions: in every game, every answer is a path of primitives, and the mask leads to legal answers only."""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.properties.play import RULESETS, Table, each_ruleset, settings_of, tables
from tests.test_language import FAMILIES

from starboard.kernel import Case, Form, Group, OptionError, PickNumber, PickOne, PickOrder, PickSet, Ruleset, Stream
from starboard.kernel.actions import DONE, FIRST_NUMBER, ActionError, ActionSpace
from starboard.kernel.decision import EngineError
from starboard.kernel.ruleset import Value

LISTING = Path(__file__).parent.parent / "goldens" / "actions.txt"
MOST_LISTED = 60
"""Answers of a form that are tried one by one; of a larger form, as many are drawn."""


def some_answers(form: Form, source: Stream) -> Iterator[list[int]]:
    if form.count() <= MOST_LISTED:
        yield from form.answers()
    else:
        yield from islice(form.answers(), 5)
        for _ in range(20):
            yield form.random(source)


def normal(form: Form, answer: list[int]) -> list[int]:
    return answer if isinstance(form, PickOrder) else sorted(answer)


def check_round_trip(space: ActionSpace, form: Form, answer: list[int]) -> None:
    path = space.path(form, answer)
    assert space.answer(form, path) == normal(form, answer)
    for at, action in enumerate(path):
        assert action in space.reach(form, path[:at])
    assert space.reach(form, path) == []


def check_walk(space: ActionSpace, form: Form, source: Stream) -> None:
    """Whatever the mask allows, in any order, leads to a legal answer."""
    path: list[int] = []
    mask = bytearray(space.size)
    while True:
        reach = space.reach(form, path)
        assert space.mask(form, path, mask) == len(reach)
        assert [at for at, one in enumerate(mask) if one] == reach
        if not reach:
            break
        path.append(reach[source.below(len(reach))])
    assert form.objection(space.answer(form, path)) is None


@each_ruleset
def test_every_answer_is_a_path_and_every_path_an_answer(name: str) -> None:
    """Thousands of positions in all options; the answers of small questions all, of large ones some."""
    seen = 0

    @settings(max_examples=80)
    @given(tables(name))
    def check(table: Table) -> None:
        nonlocal seen
        space = RULESETS[name].actions(table.options)
        source = Stream(str(table))
        for _, decision, choice in table.positions(300):
            assert decision.kind in space.questions
            for thing in decision.about.values():
                assert space.spelling(thing)
            check_round_trip(space, decision.form, choice)
            for answer in some_answers(decision.form, source):
                check_round_trip(space, decision.form, answer)
            check_walk(space, decision.form, source)
            seen += 1

    check()
    assert seen >= 2000


@pytest.mark.parametrize("name", ["race", "frontiers", "sun"])
def test_every_kind_of_question_has_its_place(name: str) -> None:
    ruleset = RULESETS[name]
    questions = ruleset.actions({}).questions
    assert len(set(questions)) == len(questions)
    assert set(questions) == FAMILIES[name]["decision-"]


def spaces(ruleset: Ruleset) -> list[tuple[str, ActionSpace]]:
    """Each space once, with the first options that have it."""
    found: list[tuple[str, ActionSpace]] = []
    for options, _ in settings_of(ruleset):
        space = ruleset.actions(options)
        if all(other.names != space.names for _, other in found):
            found.append((told(ruleset, options), space))
    return found


def told(ruleset: Ruleset, options: dict[str, Value]) -> str:
    changed = [f"{one.name}={options[one.name]}" for one in ruleset.options if options[one.name] != one.values[0]]
    return " ".join([ruleset.name, *changed])


def test_the_primitives_keep_their_numbers() -> None:
    """What somebody has trained stays usable: a difference here is one for every learner."""
    lines = []
    for _, ruleset in sorted(RULESETS.items()):
        for title, space in spaces(ruleset):
            assert len(set(space.names)) == space.size
            digest = sha256("\n".join([*space.names, "", *space.questions]).encode()).hexdigest()[:16]
            lines.append(f"{title}: {space.size} primitives, {len(space.questions)} questions, {digest}")
    if os.environ.get("STARBOARD_REGENERATE") == "1":
        LISTING.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert LISTING.read_text(encoding="utf-8").splitlines() == lines


# --- forms by themselves --------------------------------------------------------------------------------------

SPACE = ActionSpace(9, range(20), [f"thing-{one}" for one in range(20)], ["question"])
FIRST = SPACE.first_thing


@st.composite
def forms(draw: st.DrawFn) -> Form:
    """Any form over twenty things; sets with one or two cases of disjoint places."""
    things = draw(st.permutations(range(20)))
    kind = draw(st.sampled_from(["one", "number", "order", "set", "cases"]))
    if kind == "one":
        return PickOne(things[: draw(st.integers(1, 20))])
    if kind == "number":
        least = draw(st.integers(0, 9))
        return PickNumber(least, draw(st.integers(least, 9)))
    if kind == "order":
        return PickOrder(things[: draw(st.integers(1, 6))])
    cases = []
    for number in range(1 if kind == "set" else 2):
        fixed = things[: number + draw(st.integers(0, 1))]
        first, second = things[4 : 4 + draw(st.integers(0, 5))], things[12 : 12 + draw(st.integers(0, 4))]
        groups = [Group(ids, least, least + draw(st.integers(0, 2))) for ids, least in ((first, 0), (second, 0))]
        if len(fixed) == number:  # so that no two cases share a set
            cases.append(Case(fixed, groups))
    return PickSet(cases or [Case(things[:2], [])])


@given(forms(), st.integers(0, 10**6))
def test_any_form(form: Form, seed: int) -> None:
    source = Stream(str(seed))
    for answer in some_answers(form, source):
        check_round_trip(SPACE, form, answer)
    check_walk(SPACE, form, source)


def test_a_set_is_ended_where_more_could_be_picked() -> None:
    form = PickSet([Case([], [Group([3, 5, 7], 1, 2)])])
    assert SPACE.reach(form, []) == [FIRST + 3, FIRST + 5, FIRST + 7]
    assert SPACE.reach(form, [FIRST + 5]) == [DONE, FIRST + 3, FIRST + 7]
    assert SPACE.reach(form, [FIRST + 5, FIRST + 3]) == []
    assert SPACE.path(form, [7]) == [FIRST + 7, DONE]
    assert SPACE.path(form, [7, 3]) == [FIRST + 3, FIRST + 7]
    assert SPACE.answer(form, [FIRST + 7, FIRST + 3]) == [3, 7]


def test_a_large_set_is_never_listed() -> None:
    space = ActionSpace(0, range(400), [str(one) for one in range(400)], [])
    form = PickSet([Case([], [Group(list(range(400)), 0, 200)])])
    path = space.path(form, list(range(150)))
    assert len(path) == 151
    assert space.answer(form, path) == list(range(150))


@pytest.mark.parametrize(
    "path",
    [
        [],
        [DONE],
        [FIRST + 3],
        [FIRST + 4, DONE],
        [FIRST + 3, FIRST + 3, DONE],
        [FIRST_NUMBER],
        [999],
        [-1],
        [DONE, DONE],
    ],
)
def test_a_path_that_is_no_answer_is_refused(path: list[int]) -> None:
    with pytest.raises(ActionError):
        SPACE.answer(PickSet([Case([], [Group([3, 5, 7], 1, 2)])]), path)


@pytest.mark.parametrize("form", [PickOne([1, 2]), PickNumber(0, 3), PickOrder([1, 2])])
def test_a_path_of_another_form_is_refused(form: Form) -> None:
    for path in ([], [DONE], [FIRST + 9], [FIRST + 1, FIRST + 1, FIRST + 1]):
        with pytest.raises(ActionError):
            SPACE.answer(form, path)


def test_an_answer_that_is_not_legal_has_no_path() -> None:
    with pytest.raises(ActionError, match="not a legal answer"):
        SPACE.path(PickOne([1, 2]), [3])


def test_a_space_that_lacks_something_says_so() -> None:
    for form in (PickOne([1, 77]), PickNumber(0, 10), PickOrder([1, 77])):
        with pytest.raises(EngineError, match="action space"):
            SPACE.reach(form, [])
    with pytest.raises(EngineError, match="all differ"):
        ActionSpace(0, [1, 1], ["a", "b"], [])


def test_a_mask_fits_any_buffer_of_bytes() -> None:
    form = PickOne([0, 2])
    for buffer in (bytearray(SPACE.size), array("b", bytes(SPACE.size)), memoryview(bytearray(SPACE.size))):
        assert SPACE.mask(form, [], buffer) == 2
        assert sum(buffer) == 2
    with pytest.raises(ValueError, match="memoryview"):
        SPACE.mask(form, [], bytearray(3))


def test_a_crew_is_spelled_level_by_level() -> None:
    """Beyond the Sun: there are 194,481 crews, and none has a primitive of its own."""
    space = RULESETS["sun"].actions({})
    ruleset = RULESETS["sun"]
    options = ruleset.complete({})
    crews = [ruleset.thing(name, options) for name in ("crew:1.0.0.1", "crew:1.2.0.0", "crew:0.0.2.0")]
    form = PickOne(crews)
    assert [space.names[one] for one in space.reach(form, [])] == ["number:0", "number:1"]
    one = FIRST_NUMBER + 1
    assert [space.names[each] for each in space.reach(form, [one])] == ["number:0", "number:2"]
    for crew in crews:
        check_round_trip(space, form, [crew])


def test_a_game_may_do_without() -> None:
    class Plain(Ruleset):
        pass

    with pytest.raises(OptionError, match="plain has no action space"):
        Plain("plain", 1, []).actions({})


@each_ruleset
def test_the_options_are_checked(name: str) -> None:
    with pytest.raises(OptionError, match="no option 'nonsense'"):
        RULESETS[name].actions({"nonsense": 1})
