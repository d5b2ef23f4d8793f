"""True of every position of every ruleset: laws, copies, guesses, secrets, illegal choices, forms."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.play import RULESETS, Table, each_ruleset, settings_of, tables

from starboard.kernel import Decision, Form, Game, IllegalChoice, PickNumber, PickOne, PickOrder, PickSet, Stream

MOST = 60
"""How many decisions of a game are looked at."""


@each_ruleset
@given(data=st.data())
def test_every_card_is_in_exactly_one_place(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    for game, _decision, _choice in table.positions(400):
        table.check(game)


@each_ruleset
def test_a_thousand_random_games_keep_the_laws(name: str) -> None:
    """Laws at sampled positions of random games: a look at the beginning of most, and every eighth to its end."""
    settings = settings_of(RULESETS[name])
    for number in range(1000):
        options, seats = settings[number % len(settings)]
        table = Table(name, options, seats, number, "random", number % 3 == 0)
        for at, (game, _decision, _choice) in enumerate(table.positions(5000 if number % 8 == 0 else 60)):
            if (at + number) % 20 == 0:
                table.check(game)
        table.check(game)


@each_ruleset
@given(data=st.data())
def test_copies_never_disturb_originals_and_play_alike(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    kept: list[tuple[Game, str]] = []
    follower: Game | None = None
    for game, decision, choice in table.positions(MOST):
        before = game.digest()
        copy = game.copy()
        assert copy.digest() == before
        assert [copy.view(seat) for seat in range(game.seats)] == [game.view(seat) for seat in range(game.seats)]
        kept.append((copy, before))
        if follower is None:
            follower = game.copy()
        assert follower.digest() == before
        follower.decide(decision.seat, choice)
    for copy, digest in kept:
        assert copy.digest() == digest


@each_ruleset
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_a_guess_shows_its_seat_the_same_table(name: str, data: st.DataObject, seed: int) -> None:
    table = data.draw(tables(name))
    source = Stream(f"guess {seed}")
    for game, _decision, _choice in table.positions(MOST):
        seat = source.below(game.seats)
        before = game.digest()
        guess = game.guess(seat, source)
        assert game.digest() == before
        assert guess.view(seat) == game.view(seat)
        assert guess.digest_for(seat) == game.digest_for(seat)
        assert guess.view(None) == game.view(None)
        assert all(
            guess.answers[other] is None or guess.is_forced(other) for other in range(game.seats) if other != seat
        )
        assert guess.answers[seat] == game.answers[seat]
        table.check(guess)


@each_ruleset
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_a_guess_can_be_guessed_in_turn_by_every_seat(name: str, data: st.DataObject, seed: int) -> None:
    """Whoever searches lets the others guess as well: what they know must fit the guess as it fits the position."""
    table = data.draw(tables(name))
    source = Stream(f"guess {seed}")
    for at, (game, _decision, _choice) in enumerate(table.positions(400)):
        if (at + seed) % 40:
            continue
        guess = game.guess(source.below(game.seats), source)
        for seat in range(game.seats):
            again = guess.guess(seat, source)
            assert again.view(seat) == guess.view(seat)
            table.check(again)


@each_ruleset
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_a_guess_can_be_played_to_its_end(name: str, data: st.DataObject, seed: int) -> None:
    table = data.draw(tables(name))
    source = Stream(f"guess {seed}")
    at = source.below(MOST)
    for here, (game, _decision, _choice) in enumerate(table.positions(MOST)):
        if here == at:
            guess = game.guess(source.below(game.seats), source)
            for _ in range(MOST):
                if not guess.over:
                    decision = table.any_decision(guess)
                    guess.decide(decision.seat, decision.form.random(source))
                    table.check(guess)


@each_ruleset
@given(data=st.data())
def test_a_secret_answer_shows_nowhere(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    for game, decision, choice in table.positions(MOST):
        seat = decision.seat
        if not game.asks_in_secret(seat) or len(game.decisions) < 2:
            continue
        others: list[int | None] = [other for other in range(game.seats) if other != seat]
        others.append(None)
        before = [game.view(other) for other in others]
        digests = [game.digest_for(other) for other in others]
        for answer in (choice, decision.form.first(), decision.form.random(table.source)):
            copy = game.copy()
            copy.events = []
            copy.decide(seat, answer)
            assert copy.events == []
            assert [copy.view(other) for other in others] == before
            assert [copy.digest_for(other) for other in others] == digests
            assert copy.horizon == game.horizon
            if not game.is_forced(seat):
                copy.take_back(seat)
                assert copy.digest() == game.digest()


def moved(form: Form, other: Form, answer: list[int]) -> list[int] | None:
    """The same answer by place in another form of the same shape; None if the shapes differ."""
    if type(form) is not type(other):
        return None
    if isinstance(form, PickSet) and isinstance(other, PickSet):
        shape, other_shape = (
            [(len(case.fixed), [(len(group.ids), group.lo, group.hi) for group in case.groups]) for case in one.cases]
            for one in (form, other)
        )
        if shape != other_shape:
            return None
    if not isinstance(form, PickSet | PickOne | PickOrder):
        return answer
    things, others = form.things(), other.things()
    if len(things) != len(others):
        return None
    return [others[things.index(thing)] for thing in answer]


@each_ruleset
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_what_others_do_with_hidden_cards_looks_the_same(name: str, data: st.DataObject, seed: int) -> None:
    """Permute what a seat cannot know; the others act alike: as long as nothing is revealed to it, it sees the same."""
    table = data.draw(tables(name))
    source = Stream(f"guess {seed}")
    if table.seats == 1:
        return  # nobody else acts
    for game, decision, choice in table.positions(MOST):
        watcher = (decision.seat + 1 + source.below(game.seats - 1)) % game.seats
        guess = game.guess(watcher, source)
        if guess.answers != game.answers:
            continue  # a guess withdraws what the others have answered in secret
        theirs = guess.decision_of(decision.seat)
        assert theirs is not None
        assert theirs.kind == decision.kind
        answer = moved(decision.form, theirs.form, choice)
        if answer is None or theirs.form.objection(answer) is not None:
            continue
        worlds = [game.copy(), guess]
        for world, picked in zip(worlds, (choice, answer), strict=True):
            world.events = []
            world.decide(decision.seat, picked)
        open_choice = 0 if game.parallel or game.asks_in_secret(decision.seat) else 1
        if any(world.horizon[watcher] > game.horizon[watcher] + open_choice for world in worlds):
            continue  # something was revealed to it
        if game.asks_in_secret(decision.seat) and any(world.horizon != game.horizon for world in worlds):
            continue
        seen = [[event.seen_by(watcher) for event in world.events or []] for world in worlds]
        assert seen[0] == seen[1]
        assert worlds[0].view(watcher) == worlds[1].view(watcher)


GARBAGE: list[Any] = [
    None,
    "",
    "pass",
    b"\x00\x01",
    True,
    [True],
    [False, 1],
    ["0"],
    [0.0],
    1.5,
    {},
    {0: 1},
    {1, 2},
    object(),
    [[0]],
    [None],
    (),
    [],
    -7,
    [-1, -1],
    [-(10**30)],
    10**30,
    5000,
    1007,
    list(range(3000)),
    [0] * 3000,
]


@each_ruleset
@given(data=st.data())
def test_an_illegal_choice_raises_and_changes_nothing(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    wild = st.lists(st.integers(-3, 130), max_size=6)
    for at, (game, decision, choice) in enumerate(table.positions(MOST)):
        if at % 7:
            continue
        before = (game.digest(), [game.view(seat) for seat in range(game.seats)], game.asked[:], game.horizon[:])
        for wrong in [*GARBAGE, data.draw(wild), [*choice, *choice, 3], *(dict.fromkeys(choice) for _ in range(1))]:
            if isinstance(wrong, list | tuple | int) and is_legal(decision, wrong):
                continue
            with pytest.raises(IllegalChoice) as caught:
                game.decide(decision.seat, wrong)
            assert caught.value.reason.key
            assert str(caught.value)
        for seat in (-1, game.seats, 10**9):
            with pytest.raises(IllegalChoice, match="not-asked"):
                game.decide(seat, choice)
        after = (game.digest(), [game.view(seat) for seat in range(game.seats)], game.asked, game.horizon)
        assert after == before


def is_legal(decision: Decision, choice: Any) -> bool:
    items = list(choice) if isinstance(choice, list | tuple) else [choice]
    return all(type(item) is int for item in items) and decision.form.objection(items) is None


def picked_step_by_step(form: Form, source: Stream) -> list[int]:
    """An answer that somebody reaches who always picks one of the things that are open."""
    if isinstance(form, PickNumber):
        return [form.lo]
    picked: list[int] = []
    while open_now := form.reach(picked).open:
        if form.reach(picked).done and source.below(4) == 0:
            break
        picked.append(open_now[source.below(len(open_now))])
    return picked


@each_ruleset
@given(data=st.data())
def test_every_form_keeps_its_contract(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    for _game, decision, _choice in table.positions(MOST):
        form = decision.form
        count = form.count()
        assert count >= 1
        assert form.single() == (count == 1)
        assert form.objection(form.first()) is None
        assert form.objection(form.random(table.source)) is None
        assert form.objection(picked_step_by_step(form, table.source)) is None
        if isinstance(form, PickOne):
            assert len(set(form.options)) == len(form.options)
        if isinstance(form, PickSet):
            for case in form.cases:
                ids = case.fixed + [thing for group in case.groups for thing in group.ids]
                assert len(set(ids)) == len(ids), "an id in two places of one case"
        if count <= 300:
            answers = [answer if isinstance(form, PickOrder) else sorted(answer) for answer in form.answers()]
            assert len(answers) == count
            assert len({tuple(answer) for answer in answers}) == count, "two cases share a set"
            assert all(form.objection(answer) is None for answer in answers)
