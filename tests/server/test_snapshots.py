"""A match that was saved and loaded is the match: same position, same views, same way back, same future."""

from __future__ import annotations

import io
import os
import pickle
import zlib
from itertools import islice
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.properties.play import RULESETS, Table, each_ruleset, settings_of, tables

from starboard.bots import make_bot, stand_in
from starboard.kernel import saving
from starboard.kernel.chance import ScriptedChance
from starboard.kernel.match import Match
from starboard.kernel.playout import play_out
from starboard.kernel.record import Record
from starboard.kernel.ruleset import Ruleset
from starboard.kernel.saving import SaveError, layout, load_match, save_match


def again(match: Match) -> Match:
    """The match from its snapshot and its record, as the database has them."""
    return load_match(match.ruleset, Record.parse(match.record.text()), save_match(match))


def ways_back(match: Match, seat: int) -> list[tuple[str, str]]:
    return [(decision.id, decision.kind) for decision, _ in match.recent(seat)] + [
        (decision.id, "undo") for decision in match.undoable(seat)
    ]


def same(one: Match, other: Match) -> None:
    assert other.game.digest() == one.game.digest()
    assert other.record.text() == one.record.text()
    assert (other.over, other.resigned) == (one.over, one.resigned)
    assert other.plain_standings() == one.plain_standings()
    for seat in (None, *range(one.game.seats)):
        assert other.game.view(seat) == one.game.view(seat)
        assert [event.seen_by(seat) for event in other.log] == [event.seen_by(seat) for event in one.log]
        assert other.rewinds_of(seat) == one.rewinds_of(seat)
    for seat in range(one.game.seats):
        assert ways_back(other, seat) == ways_back(one, seat)


def choose(matches: list[Match], seat: int, choice: list[int]) -> None:
    for match in matches:
        match.choose(seat, choice)


@each_ruleset
@given(st.data())
def test_a_loaded_match_is_the_same_and_goes_on_the_same(name: str, data: st.DataObject) -> None:
    """In the middle of any game, with answers still secret, after taking back, going back and giving up."""
    table: Table = data.draw(tables(name))
    match = table.match()
    for _ in range(data.draw(st.integers(0, 60))):
        if match.over:
            break
        decision = table.any_decision(match.game)
        match.choose(decision.seat, table.choice(decision))
        if table.source.below(6) == 0 and match.undoable(decision.seat):
            match.undo(decision.seat)
    if not match.over and match.game.seats > 2 and data.draw(st.booleans()):
        match.resign(0)
    loaded = again(match)
    same(match, loaded)
    for _ in range(8):
        if match.over:
            break
        decision = table.any_decision(match.game)
        choose([match, loaded], decision.seat, table.choice(decision))
        if table.source.below(3) == 0 and match.undoable(decision.seat):
            target = match.undoable(decision.seat)[-1].id
            for each in (match, loaded):
                each.undo(decision.seat, target)
    same(match, loaded)
    for seat in range(match.game.seats):
        if not match.over and match.recent(seat):
            target = match.recent(seat)[-1][0].id
            for each in (match, loaded):
                each.rewind(seat, target)
            same(match, loaded)


@each_ruleset
def test_a_game_of_bots_can_be_saved_at_any_moment(name: str) -> None:
    """Every few decisions of whole games, with many of the ruleset's options; the loaded match plays on."""
    found = settings_of(RULESETS[name])
    for options, seats in islice(found, 0, None, max(1, len(found) // 6)):
        match = Match.begin(RULESETS[name], seats, options, "bots", side_by_side=True)
        bots = [make_bot(stand_in(name), name, str(seat)) for seat in range(seats)]
        for number in range(3000):
            if match.over:
                break
            if number % 23 == 0:
                loaded = again(match)
                same(match, loaded)
                match = loaded
            decision = match.game.decisions[0]
            match.choose(decision.seat, bots[decision.seat].choose(match.game, decision.seat))
        assert match.over
        same(match, again(match))
        assert Match.replay(match.ruleset, match.record).game.digest() == match.game.digest()


@each_ruleset
def test_an_answer_that_is_still_secret_can_be_taken_back_after_loading(name: str) -> None:
    ruleset = RULESETS[name]
    for options, seats in settings_of(ruleset):
        match = Match.begin(ruleset, seats, options, "secret", side_by_side=True)
        decision = match.game.decisions[0]
        if seats < 2 or len(match.game.decisions) < 2 or not match.game.asks_in_secret(decision.seat):
            continue
        match.choose(decision.seat, decision.form.first())
        loaded = again(match)
        loaded.take_back(decision.seat)
        match.take_back(decision.seat)
        same(match, loaded)
        return


@each_ruleset
def test_what_all_games_share_is_not_in_the_snapshot(name: str) -> None:
    """Given a loaded match, its cards and rules are the very objects that new games have."""
    table = Table(name, *settings_of(RULESETS[name])[0], 1, "random", True)
    loaded, fresh = again(table.match()).game, table.game()
    if hasattr(fresh, "content"):
        assert getattr(loaded, "content") is getattr(fresh, "content")  # noqa: B009
    assert len(save_match(table.match())) < 8000


@each_ruleset
def test_a_scripted_game_can_be_saved(name: str) -> None:
    """A lesson on a stacked deck: its chance is a script that was used up, then a seed."""
    options, seats = settings_of(RULESETS[name])[0]
    chance = ScriptedChance([], seats, "then")
    match = Match.begin(RULESETS[name], seats, options, "then", chance=chance)
    loaded = again(match)
    same(match, loaded)
    for _ in range(10):
        decision = match.game.decisions[0]
        choose([match, loaded], decision.seat, decision.form.first())
    same(match, loaded)


def middle(name: str = "race", moves: int = 30) -> Match:
    table = Table(name, *settings_of(RULESETS[name])[0], 7, "random", True)
    match = table.match()
    for _ in range(moves):
        decision = table.any_decision(match.game)
        match.choose(decision.seat, table.choice(decision))
    return match


class Evil:
    """A pickle that calls what it names."""

    def __init__(self, call: Any, *arguments: Any) -> None:
        self.call = call
        self.arguments = arguments

    def __reduce__(self) -> Any:
        return self.call, self.arguments


@pytest.mark.parametrize(
    "foreign",
    [
        b"",
        b"not a snapshot",
        zlib.compress(b""),
        zlib.compress(b"not a pickle"),
        zlib.compress(pickle.dumps(None)),
        zlib.compress(pickle.dumps(("digest", {}))),
        zlib.compress(pickle.dumps(("digest", {"game": None}))),
        zlib.compress(pickle.dumps(("digest", {"nonsense": 1}))),
        zlib.compress(pickle.dumps(Evil(os.system, "exit 1"))),
        zlib.compress(pickle.dumps(Evil(eval, "1"))),
        zlib.compress(pickle.dumps(Evil(getattr, "", "join"))),
        zlib.compress(pickle.dumps(Evil(play_out, None, None))),
        zlib.compress(pickle.dumps(Evil(saving.shared_thing, "starboard.kernel.match:Match"))),
        zlib.compress(pickle.dumps(io.BytesIO())),
    ],
)
def test_what_is_no_snapshot_is_refused_and_does_nothing(foreign: bytes) -> None:
    match = middle()
    with pytest.raises(SaveError):
        load_match(match.ruleset, match.record, foreign)


def test_a_snapshot_of_another_game_is_refused() -> None:
    race, frontiers = middle("race"), middle("frontiers")
    with pytest.raises(SaveError):
        load_match(race.ruleset, race.record, save_match(frontiers))


@given(st.integers(0, 10**6), st.integers(1, 255))
@example(-1, 1)
def test_a_damaged_snapshot_is_refused(place: int, change: int) -> None:
    match = middle()
    data = bytearray(save_match(match))
    data[place % len(data)] ^= change
    with pytest.raises(SaveError):
        load_match(match.ruleset, match.record, bytes(data))
    with pytest.raises(SaveError):
        load_match(match.ruleset, match.record, save_match(match)[: place % len(data)])


@given(st.integers(0, 10**6), st.integers(1, 255))
def test_a_forged_snapshot_gives_a_match_or_is_refused(place: int, change: int) -> None:
    """Changed beneath the compression, so that the checksum holds: nothing but an error of ours comes out."""
    match = middle()
    data = bytearray(zlib.decompress(save_match(match)))
    data[place % len(data)] ^= change
    try:
        loaded = load_match(match.ruleset, match.record, zlib.compress(bytes(data)))
    except SaveError:
        return
    assert loaded.game.digest() == match.game.digest()


def test_what_cannot_be_saved_is_said_at_once() -> None:
    match = middle()
    match.log.append(lambda: None)  # type: ignore[arg-type]
    with pytest.raises(SaveError):
        save_match(match)


def test_the_layout_tells_code_and_content_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    race = RULESETS["race"]
    assert layout(race, {}) == layout(race, race.complete({}))
    assert layout(race, {}) != layout(race, {"level": 1})
    assert len({layout(ruleset, {}) for ruleset in RULESETS.values()}) == len(RULESETS)

    before = layout(race, {})

    def other_code(ruleset: Ruleset) -> str:
        return "other"

    with monkeypatch.context() as patch:
        patch.setattr(saving, "code_of", other_code)
        saving.layout_with.cache_clear()
        assert layout(race, {}) != before
    saving.layout_with.cache_clear()
    assert layout(race, {}) == before
