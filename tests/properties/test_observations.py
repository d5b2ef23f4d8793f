"""True of the observations of every game: they tell what the seat may know and no more, dense and sparse alike."""

from __future__ import annotations

from array import array
from importlib.metadata import entry_points

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.observed import written
from tests.properties.play import RULESETS, settings_of, tables
from tests.toy.game import RULESET as TOY

from starboard.kernel import Chance, OptionError, Ruleset, Stream

MOST = 400
EVERY = 7
"""Of the first MOST decisions of a game every seventh is looked at, beginning with any."""

GAMES = sorted(point.name for point in entry_points(group="starboard.rulesets"))
each_game = pytest.mark.parametrize("name", GAMES)


@each_game
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_what_is_hidden_makes_no_difference(name: str, data: st.DataObject, seed: int) -> None:
    """Permuted secrets give equal buffers: a guess redraws all that the seat cannot know."""
    table = data.draw(tables(name))
    featuriser = table.ruleset.featuriser(table.options)
    source = Stream(f"guess {seed}")
    for at, (game, _decision, _choice) in enumerate(table.positions(MOST)):
        for seat in range(game.seats if (at + seed) % EVERY == 0 else 0):
            assert written(featuriser, game, seat) == written(featuriser, game.guess(seat, source), seat)


@each_game
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_sparse_observations_say_the_same(name: str, data: st.DataObject, seed: int) -> None:
    table = data.draw(tables(name))
    featuriser = table.ruleset.featuriser(table.options)
    for at, (game, decision, _choice) in enumerate(table.positions(MOST)):
        if (at + seed) % EVERY:
            continue
        dense = written(featuriser, game, decision.seat)
        places, values = featuriser.sparse(game, decision.seat)
        assert places == [place for place, value in enumerate(dense) if value]
        assert array("f", values) == array("f", [dense[place] for place in places])


@each_game
@given(data=st.data())
def test_what_was_observed_before_makes_no_difference(name: str, data: st.DataObject) -> None:
    """A game that is observed all along is written like a copy that nobody has looked at yet."""
    table = data.draw(tables(name))
    featuriser = table.ruleset.featuriser(table.options)
    for at, (game, decision, _choice) in enumerate(table.positions(MOST)):
        seen = written(featuriser, game, decision.seat)
        if at % EVERY == 0:
            assert seen == written(featuriser, game.copy(), decision.seat)


@each_game
def test_an_observation_is_always_of_the_same_size_and_about_one(name: str) -> None:
    """Whatever the options and the number of players; only other cards make another row."""
    ruleset = RULESETS[name]
    sizes: dict[str, set[int]] = {}
    for number, (options, seats) in enumerate(settings_of(ruleset)):
        featuriser = ruleset.featuriser(options)
        sizes.setdefault(str(options.get("level")), set()).add(featuriser.size)
        if number % 7 == 0:
            game = ruleset.new_game(seats, options, Chance.seeded("size", seats))
            source = Stream("size")
            while not game.over and game.round < 12:
                decision = game.decisions[0]
                game.decide(decision.seat, decision.form.random(source))
            row = written(featuriser, game, seats - 1)
            assert all(-4.0 <= value <= 4.0 for value in row)
            assert sum(1 for value in row if not 0.0 <= value <= 1.0) <= featuriser.size // 20
    assert all(len(found) == 1 for found in sizes.values())


@each_game
def test_groups_cover_the_row_and_every_float_has_a_label_of_its_own(name: str) -> None:
    ruleset = RULESETS[name]
    for options, _seats in settings_of(ruleset):
        featuriser = ruleset.featuriser(options)
        place = 0
        for group in featuriser.groups:
            assert group.start == place < group.stop
            assert group.description.endswith(".")
            assert all(label.startswith(f"{group.name}: ") for label in featuriser.labels[group.start : group.stop])
            assert featuriser.group(group.name) is group
            place = group.stop
        assert place == featuriser.size == len(set(featuriser.labels))
        assert ruleset.featuriser(options) is featuriser


def some_game(ruleset: Ruleset) -> tuple[dict[str, object], int]:
    options, seats = settings_of(ruleset)[0]
    return dict(options), seats


@each_game
def test_a_buffer_that_does_not_fit_is_refused_in_one_sentence(name: str) -> None:
    ruleset = RULESETS[name]
    options, seats = some_game(ruleset)
    featuriser = ruleset.featuriser(options)
    game = ruleset.new_game(seats, options, Chance.seeded("refused", seats))
    size = featuriser.size
    wanted = f"an observation needs a writable buffer of {size} float32 in one dimension"
    for buffer in (
        array("f", [0.0] * (size - 1)),
        array("d", [0.0] * size),
        bytes(4 * size),
        memoryview(array("f", [0.0] * size)).toreadonly(),
        memoryview(bytearray(4 * size)).cast("f", [1, size]),
    ):
        with pytest.raises(ValueError, match=wanted):
            featuriser.write(game, 0, buffer)
    for seat in (-1, seats):
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            featuriser.write(game, seat, array("f", [0.0] * size))
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            featuriser.sparse(game, seat)
    with pytest.raises(KeyError, match="there is no group 'weather'"):
        featuriser.group("weather")


@each_game
def test_a_row_or_a_column_of_a_larger_buffer_can_be_written(name: str) -> None:
    ruleset = RULESETS[name]
    options, seats = some_game(ruleset)
    featuriser = ruleset.featuriser(options)
    game = ruleset.new_game(seats, options, Chance.seeded("rows", seats))
    size = featuriser.size
    expected = written(featuriser, game, 1)
    batch = array("f", [7.0] * (3 * size))
    featuriser.write(game, 1, memoryview(batch)[size : 2 * size])
    assert batch[size : 2 * size] == expected
    assert set(batch[:size]) == set(batch[2 * size :]) == {7.0}
    columns = array("f", [7.0] * (3 * size))
    featuriser.write(game, 1, memoryview(columns)[1::3])
    assert columns[1::3] == expected
    assert set(columns[::3]) == set(columns[2::3]) == {7.0}


def test_a_game_without_a_featuriser_says_so() -> None:
    with pytest.raises(OptionError, match="toy has no featuriser"):
        TOY.featuriser({})
