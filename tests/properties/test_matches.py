"""True of every match of every ruleset: records, take-backs and undo."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st
from tests.properties.play import Table, each_ruleset, tables

from starboard.kernel import IllegalChoice, Match, NotPossible, Record


def play(table: Table, steps: int, after: Callable[[Match], None] | None = None) -> Match:
    """A match with choices, take-backs, undos and rewinds as they come, digests in its record."""
    match = table.match()
    match.digests = True
    for _ in range(steps):
        if match.over:
            break
        seat = table.source.below(table.seats)
        dice = table.source.below(24)
        if dice == 0 and match.recent(seat):
            recent = match.recent(seat)
            match.rewind(seat, recent[table.source.below(len(recent))][0].id)
        elif dice < 4:
            with contextlib.suppress(IllegalChoice):
                match.take_back(seat)
        elif dice < 8:
            undoable = match.undoable(seat)
            if undoable:
                match.undo(seat, undoable[table.source.below(len(undoable))].id)
        else:
            decision = table.any_decision(match.game)
            match.choose(decision.seat, table.choice(decision), decision.id)
        if after is not None:
            after(match)
    return match


@each_ruleset
@given(data=st.data())
def test_a_record_gives_the_same_game_again(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    match = play(table, 80)
    text = match.record.text()
    again = Match.replay(table.ruleset, Record.parse(text))
    assert again.record.text() == text
    assert again.game.digest() == match.game.digest()
    assert again.rewinds == match.rewinds
    for seat in range(table.seats):
        assert again.game.view(seat) == match.game.view(seat)
        assert [decision.id for decision in again.undoable(seat)] == [decision.id for decision in match.undoable(seat)]
        assert [event.seen_by(seat) for event in again.log] == [event.seen_by(seat) for event in match.log]


@each_ruleset
@given(data=st.data())
def test_the_choices_that_stand_lead_to_where_we_are(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    match = play(table, 80)
    again = Match(table.ruleset, match.record.begun())
    for made in match.path:
        again.choose_again(made)
    assert again.game.digest() == match.game.digest()
    for seat in range(table.seats):
        assert [event.seen_by(seat) for event in again.log] == [event.seen_by(seat) for event in match.log]


@each_ruleset
@given(data=st.data())
def test_whoever_follows_the_rewinds_has_the_log_of_its_seat(name: str, data: st.DataObject) -> None:
    """A viewer that keeps its own copy of the log, cuts it where it is told to and adds what is new, misses nothing."""
    table = data.draw(tables(name))
    viewers = [*range(table.seats), None]
    streams: dict[int | None, list[object]] = {seat: [] for seat in viewers}
    epochs: dict[int | None, int] = dict.fromkeys(viewers, 0)

    def look(match: Match) -> None:
        for seat in viewers:
            for length in match.rewinds_of(seat)[epochs[seat] :]:
                del streams[seat][length:]
            epochs[seat] = len(match.rewinds_of(seat))
            streams[seat] += [event.seen_by(seat) for event in match.log[len(streams[seat]) :]]
            assert streams[seat] == [event.seen_by(seat) for event in match.log]

    play(table, 60, look)


@each_ruleset
@given(data=st.data())
def test_undo_restores_the_moment_and_nobody_learns_or_forgets(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    match = table.match()
    for _ in range(60):
        if match.over:
            break
        decision = table.any_decision(match.game)
        seat = decision.seat
        position = match.game.copy()
        log = len(match.log)
        match.choose(seat, table.choice(decision))
        text, digest = match.record.text(), match.game.digest()
        undoable = match.undoable(seat)
        for other in range(table.seats):
            offered = [one.id for one in match.undoable(other)]
            for mark in match.marks:
                if mark.seat == other and mark.decision.id not in offered:
                    assert_refused(match, other, mark.decision.id)
        assert (match.record.text(), match.game.digest()) == (text, digest), "asking and refusing change nothing"
        if decision.id in [one.id for one in undoable]:
            assert undoable[0].id == decision.id
            match.undo(seat)
            assert match.game.digest() == position.digest()
            assert [match.game.view(each) for each in range(table.seats)] == [
                position.view(each) for each in range(table.seats)
            ]
            assert len(match.log) == log
            other_choice = decision.form.random(table.source)
            match.choose(seat, other_choice)
    again = Match.replay(table.ruleset, Record.parse(match.record.text()))
    assert again.game.digest() == match.game.digest()


def assert_refused(match: Match, seat: int, decision_id: str) -> None:
    try:
        match.undo(seat, decision_id)
    except NotPossible:
        return
    raise AssertionError("an undo that was not offered")


@each_ruleset
@given(data=st.data())
def test_undo_leaves_what_the_others_know_as_it_was(name: str, data: st.DataObject) -> None:
    """Going back past other seats' answers (side by side) gives them the same cards and the same questions again."""
    table = data.draw(tables(name))
    table.beside = True
    match = table.match()
    for _ in range(80):
        if match.over:
            break
        decision = table.any_decision(match.game)
        match.choose(decision.seat, table.choice(decision))
        for seat in range(table.seats):
            undoable = match.undoable(seat)
            if not undoable or table.source.below(3):
                continue
            before = match.game
            match.undo(seat, undoable[-1].id)
            for other in range(table.seats):
                asked, now = before.decision_of(other), match.game.decision_of(other)
                if other != seat and asked is not None and now is not None and asked.kind == now.kind:
                    assert match.game.plain_decision(now) == before.plain_decision(asked)
            now = match.game.decision_of(seat)
            assert now is not None
            assert now.id == undoable[-1].id
