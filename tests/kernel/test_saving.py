"""Positions cross borders: `Game.save` and `Game.load`, pickle and copy, on both builds, in all games.

A position that was saved and loaded is the position: the same for everybody who looks at it, with the same future.
"""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import zlib
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.properties.play import RULESETS, Table, each_ruleset, settings_of, tables
from tests.toy.game import ToyGame

from starboard.kernel import (
    Case,
    Chance,
    Decision,
    Draw,
    Event,
    Game,
    Group,
    IllegalChoice,
    Match,
    PickNumber,
    PickOne,
    PickOrder,
    PickSet,
    Points,
    Reason,
    ScriptedChance,
    Standing,
    Stream,
    saving,
)
from starboard.kernel.playout import play_out
from starboard.kernel.saving import MAGIC, SaveError

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}
each_way = pytest.mark.parametrize("way", WAYS)


def same(one: Game, other: Game) -> None:
    assert type(one) is type(other)
    assert one.digest() == other.digest()
    assert (one.asked, one.horizon, one.side_by_side) == (other.asked, other.horizon, other.side_by_side)
    assert (one.ruleset, one.options) == (other.ruleset, other.options)
    assert [repr(decision) for decision in one.decisions] == [repr(decision) for decision in other.decisions]
    for seat in range(one.seats):
        assert one.view(seat) == other.view(seat)
        assert one.guess(seat, Stream("same")).digest() == other.guess(seat, Stream("same")).digest()
    assert (one.events is None) == (other.events is None)
    for mine, theirs in zip(one.events or [], other.events or [], strict=True):
        assert mine.is_like(theirs)
        assert mine.itself == theirs.itself


@each_ruleset
@given(data=st.data())
def test_a_loaded_position_is_the_same_and_goes_on_the_same(name: str, data: st.DataObject) -> None:
    table: Table = data.draw(tables(name))
    game = table.game(events=data.draw(st.booleans()))
    play_out(game, table.source, max_decisions=data.draw(st.integers(1, 80)))
    before = game.digest()
    loaded = Game.load(game.save())
    same(game, loaded)
    play_out(loaded, Stream("on"), max_decisions=10)
    assert game.digest() == before, "they share nothing that changes"
    play_out(game, Stream("on"), max_decisions=10)
    same(game, loaded)


@each_way
@each_ruleset
def test_pickle_and_copy_make_independent_positions(name: str, way: str) -> None:
    found = settings_of(RULESETS[name])
    for number, (options, seats) in enumerate(islice(found, 0, None, max(1, len(found) // 5))):
        table = Table(name, options, seats, number, "random", number % 2 == 0)
        game = table.game(events=True)
        play_out(game, table.source, max_decisions=25)
        other = WAYS[way](game)
        same(game, other)
        before = game.digest()
        play_out(other, Stream("on"), max_decisions=10)
        assert game.digest() == before
        match = table.match()
        for _ in range(6):
            decision = match.game.decisions[0]
            match.choose(decision.seat, decision.form.first())
        again: Match = WAYS[way](match)
        assert again.record.text() == match.record.text()
        assert again.game.digest() == match.game.digest()
        assert [one.id for one in again.undoable(0)] == [one.id for one in match.undoable(0)]
        again.choose(again.game.decisions[0].seat, again.game.decisions[0].form.first())
        assert len(again.record.entries) == len(match.record.entries) + 1


SMALL: list[Any] = [
    PickOne([3, -1]),
    PickNumber(0, 3),
    PickOrder([1, 2]),
    PickSet([Case([9], [Group([1, 2, 3], 1, 2)]), Case([8], [])]),
    PickOne([1, 2]).reach([]),
    Decision(7, 0, "develop", PickOne([3]), {"card": 3}),
    Event("draw", {"seat": 0}, {"cards": ["a"]}, 1),
    Reason("stale", {"thing": 3}),
    Points("gems", -1, 3),
    Standing(1, 34, 2, [Points("gems", -1, 3)]),
    Draw("deck", 0, "hand", 4),
    IllegalChoice(Reason("stale", {}), 1, "develop", "gem-world"),
]


@each_way
@pytest.mark.parametrize("thing", SMALL, ids=lambda thing: type(thing).__name__)
def test_small_things_can_be_pickled_and_copied(thing: Any, way: str) -> None:
    other = WAYS[way](thing)
    assert type(other) is type(thing)
    assert other is not thing
    assert repr(other) == repr(thing)
    assert str(other) == str(thing)


@each_way
def test_luck_is_copied_as_it_is_and_then_goes_its_own_way(way: str) -> None:
    stream = Stream("x")
    stream.word()
    other = WAYS[way](stream)
    assert [other.word() for _ in range(5)] == [stream.word() for _ in range(5)]
    script = ScriptedChance([Draw("deck", 0, "hand", 4), Draw("deck", 0, "hand", 5)], 2, "then")
    script.draw([4, 5], "deck", 0, "hand")
    for chance in (Chance.seeded("x", 2), script):
        chance.roll(6, "die", 1, "roll")
        again: Chance = WAYS[way](chance)
        assert type(again) is type(chance)
        assert again.plain() == chance.plain()
        before = chance.plain()
        again.roll(6, "die", 1, "roll")
        assert chance.plain() == before
    assert WAYS[way](script).draw([1, 5], "deck", 0, "hand") == 5


def test_a_standing_keeps_its_rank() -> None:
    standing = Standing(1, 34, 2, [])
    standing.rank = 3
    for way in WAYS.values():
        assert way(standing).rank == 3


# --- other processes --------------------------------------------------------------------------------------------


def played_on(game: Game, seed: str) -> tuple[str, Game, list[Decision], list[Standing]]:
    """In another process: the digest after some more decisions, and the game itself."""
    play_out(game, Stream(seed), max_decisions=15)
    return game.digest(), game, game.decisions, game.standings()


def test_games_cross_process_borders() -> None:
    """A process that was spawned knows nothing: it loads the rules that the game needs, those of the toy as well."""
    games = []
    for name in sorted(RULESETS):
        options, seats = settings_of(RULESETS[name])[-1]
        game = RULESETS[name].new_game(seats, options, Chance.seeded("border", seats), True)
        play_out(game, Stream("border"), max_decisions=12)
        games.append(game)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        answers = pool.map(partial(played_on, seed="there"), games)
    for game, (digest, there, decisions, standings) in zip(games, answers, strict=True):
        play_out(game, Stream("there"), max_decisions=15)
        assert digest == game.digest() == there.digest()
        same(game, there)
        assert [str(one) for one in decisions] == [str(one) for one in game.decisions]
        assert [one.total for one in standings] == [one.total for one in game.standings()]


# --- what is no saved position ----------------------------------------------------------------------------------


def saved(name: str = "race") -> bytes:
    options, seats = settings_of(RULESETS[name])[0]
    game = RULESETS[name].new_game(seats, options, Chance.seeded("saved", seats))
    play_out(game, Stream("saved"), max_decisions=10)
    return game.save()


@pytest.mark.parametrize("name", ["race", "frontiers", "sun"])
def test_a_saved_position_is_small(name: str) -> None:
    """What all games share is not in it."""
    assert len(saved(name)) < 4000


@given(st.one_of(st.binary(max_size=400), st.binary(max_size=400).map(lambda data: MAGIC + data)))
@example(b"")
@example(MAGIC)
@example(MAGIC + zlib.compress(b""))
@example(MAGIC + zlib.compress(b"{}\n"))
@example(MAGIC + zlib.compress(b"[]\nxyz"))
@example(MAGIC + zlib.compress(b'{"ruleset": "race", "module": "os", "version": 1, "overrides": {}}\n'))
@example(MAGIC + zlib.compress(b'{"ruleset": 7, "module": 8, "version": "x", "overrides": 3}\n'))
def test_garbage_is_refused(garbage: bytes) -> None:
    with pytest.raises(SaveError):
        Game.load(garbage)


@given(st.integers(0, 10**6), st.integers(1, 255), st.sampled_from(["race", "frontiers", "sun", "toy"]))
def test_a_damaged_position_is_refused(place: int, change: int, name: str) -> None:
    data = bytearray(saved(name))
    cut = bytes(data[: place % len(data)])
    data[place % len(data)] ^= change
    for wrong in (bytes(data), cut):
        with pytest.raises(SaveError):
            Game.load(wrong)


@given(st.integers(0, 10**6), st.integers(1, 255), st.sampled_from(["race", "frontiers", "sun", "toy"]))
def test_a_forged_position_is_the_same_or_refused(place: int, change: int, name: str) -> None:
    """Changed beneath the compression, so that the checksum holds: nothing but an error of ours comes out."""
    whole = saved(name)
    data = bytearray(zlib.decompress(whole[len(MAGIC) :]))
    data[place % len(data)] ^= change
    try:
        loaded = Game.load(MAGIC + zlib.compress(bytes(data)))
    except SaveError:
        return
    assert loaded.digest() == Game.load(whole).digest()


@pytest.mark.parametrize("wrong", [None, "text", 3, [1, 2]], ids=str)
def test_what_is_no_bytes_is_refused(wrong: Any) -> None:
    with pytest.raises((SaveError, TypeError)):
        Game.load(wrong)


@pytest.mark.parametrize(
    ("name", "overrides"), [("sun", {"system/sirius/vp": 9}), ("race", {"base/gem-world/vp": 5}), ("race", {})]
)
def test_a_game_on_other_content_can_be_saved(name: str, overrides: dict[str, Any]) -> None:
    """Values that somebody has overridden go with the game, and so do older rules."""
    ruleset = RULESETS[name].with_content(overrides) if overrides else RULESETS[name].at(1)
    game = ruleset.new_game(2, {}, Chance.seeded("other", 2))
    play_out(game, Stream("other"), max_decisions=15)
    same(game, Game.load(game.save()))
    same(game, pickle.loads(pickle.dumps(game)))


def test_a_game_of_no_ruleset_cannot_be_saved() -> None:
    game = ToyGame()
    game.lay_table(2, Chance.seeded("x", 2))
    with pytest.raises(SaveError, match="new_game"):
        game.save()


def test_what_another_version_saved_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    data = saved()
    saving.layout_with.cache_clear()
    monkeypatch.setattr(saving, "code_of", lambda ruleset: "other")
    with pytest.raises(SaveError, match="another version"):
        Game.load(data)
    saving.layout_with.cache_clear()


def test_what_guesses_have_worked_out_is_not_saved() -> None:
    """A position is saved as it is, whether or not somebody has guessed at it before."""
    game = RULESETS["race"].new_game(2, {}, Chance.seeded("guessed", 2))
    before = game.save()
    game.guess(0, Stream("guess"))
    assert game.save() == before
    assert Game.load(before).guess(0, Stream("again")).digest() == game.guess(0, Stream("again")).digest()
