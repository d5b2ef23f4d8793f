"""Information states: equal for courses of a game that a seat cannot tell apart, different after any difference."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.properties.play import RULESETS, Table, each_ruleset, tables
from tests.toy.game import RULESET as TOY

from starboard.kernel import PASS, Chance, Game, Match, Record, RecordError, ScriptedChance, Stream
from starboard.kernel.history import History


def courses(table: Table, most: int) -> Iterator[tuple[Game, History]]:
    """A game with its history, before each of its first decisions."""
    game = table.game(events=True)
    history = History.of(game)
    for _ in range(most):
        if game.over:
            return
        yield game, history
        decision = table.any_decision(game)
        history.decide(game, decision.seat, table.choice(decision))


@each_ruleset
def test_a_seat_cannot_tell_a_position_from_a_guess_of_it(name: str) -> None:
    """Given a guess of what a seat cannot know, when both are played on with the same answers of that seat, then its
    information states are equal as long as it sees the same."""

    @settings(max_examples=15)
    @given(tables(name), st.integers(0, 10**6))
    def check(table: Table, number: int) -> None:
        source = Stream(f"twin {number}")
        for game, history in courses(table, 40):
            seat = source.below(game.seats)
            twin = game.guess(seat, source)
            twin.events = []
            other = history.copy()
            assert history.text(game, seat) == other.text(twin, seat)
            decision, same = game.decision_of(seat), twin.decision_of(seat)
            if decision is None or same is None:
                continue
            answer = decision.form.random(source)
            played = game.copy()
            played.events = []
            mine = history.copy()
            mine.decide(played, seat, answer)
            other.decide(twin, seat, answer)
            if mine.lines(seat) == other.lines(seat) and played.view(seat) == twin.view(seat):
                assert mine.hash(played, seat) == other.hash(twin, seat)
            else:
                assert mine.hash(played, seat) != other.hash(twin, seat)

    check()


@each_ruleset
def test_every_choice_and_every_view_is_remembered(name: str) -> None:
    """Perfect recall: an information state begins with all lines of every earlier one of the same seat."""

    @settings(max_examples=10)
    @given(tables(name))
    def check(table: Table) -> None:
        before: list[list[str]] = []
        states: list[set[str]] = [set() for _ in range(table.seats)]
        asked = [0] * table.seats
        for game, history in courses(table, 40):
            for seat, lines in enumerate(before):
                assert history.lines(seat)[: len(lines)] == lines
            before = [history.lines(seat) for seat in range(table.seats)]
            for decision in game.decisions:
                if decision.number > asked[decision.seat]:
                    asked[decision.seat] = decision.number
                    text = history.text(game, decision.seat)
                    assert text not in states[decision.seat]
                    states[decision.seat].add(text)

    check()


@each_ruleset
def test_a_match_knows_what_its_seats_have_seen(name: str) -> None:
    """The same as a bare game that was played with a history; also when the record is replayed."""
    ruleset = RULESETS[name]
    seats = ruleset.seats(ruleset.complete({}))[0]
    match = Match.begin(ruleset, seats, {}, "seen")
    game = ruleset.new_game(seats, {}, Chance.seeded("seen", seats), events=True)
    history = History.of(game)
    source = Stream("seen")
    for _ in range(15):
        decision = match.game.decisions[0]
        answer = decision.form.random(source)
        match.choose(decision.seat, answer)
        history.decide(game, decision.seat, answer)
    again = Match.replay(ruleset, Record.parse(match.record.text()))
    for seat in range(seats):
        assert match.information_state(seat) == history.text(game, seat)
        assert again.information_hash(seat) == history.hash(game, seat)
        assert len(history.hash(game, seat)) == 32


# --- the toy game, card by card -----------------------------------------------------------------------------------


class Dealt(Chance):
    """Deals each seat the cards it is told, and anything else after that."""

    def __init__(self, hands: list[list[int]]) -> None:
        super().__init__(Chance.seeded("dealt", len(hands)).words())
        self.hands = hands

    def copy(self) -> Chance:
        return Dealt([hand[:] for hand in self.hands])

    def draw(self, items: list[int], pile: str, seat: int, purpose: str) -> int:
        item = self.hands[seat].pop(0)
        items.remove(item)
        return item


def toy(first: list[int], second: list[int]) -> tuple[Game, History]:
    game = TOY.new_game(2, {}, Dealt([first, second]), events=True)
    return game, History.of(game)


def test_the_hidden_cards_of_another_make_no_difference() -> None:
    """Given the same own cards, when the other seat has other cards and lays one down unseen, then nothing differs;
    until a card of it is shown."""
    game, history = toy([0, 2, 4, 6], [1, 3, 5, 7])
    twin, other = toy([0, 2, 4, 6], [9, 11, 5, 7])
    assert history.text(game, 0) == other.text(twin, 0)
    assert history.text(game, 1) != other.text(twin, 1)
    for one, seen in ((game, history), (twin, other)):
        seen.decide(one, 0, PASS)
        seen.decide(one, 1, PASS)
        seen.decide(one, 0, 0)
        seen.decide(one, 1, one.decisions[0].form.things()[0])
    assert [decision.kind for decision in game.decisions] == ["spend"]
    assert history.hash(game, 0) == other.hash(twin, 0)
    assert history.hash(game, 1) != other.hash(twin, 1)


def test_an_answer_of_ones_own_is_remembered_and_one_of_another_when_it_is_shown() -> None:
    game, history = toy([0, 2, 4, 6], [1, 3, 8, 7])
    twin, other = toy([0, 2, 4, 6], [1, 3, 8, 7])
    history.decide(game, 0, 0)
    other.decide(twin, 0, 2)
    assert history.hash(game, 0) != other.hash(twin, 0)
    assert history.hash(game, 1) == other.hash(twin, 1)
    history.decide(game, 1, PASS)
    other.decide(twin, 1, PASS)
    assert history.hash(game, 1) != other.hash(twin, 1)


def test_undone_choices_are_forgotten() -> None:
    match = Match.begin(TOY, 2, {}, "undo")
    before = match.information_state(0)
    match.choose(0, PASS)
    match.take_back(0)
    assert match.information_state(0) == before


def test_luck_that_the_record_does_not_have() -> None:
    script = ScriptedChance([], 2, then_random="mine")
    match = Match.begin(TOY, 2, {}, "record", chance=script)
    with pytest.raises(RecordError, match="its luck was not from its seed or script"):
        match.information_state(0)


def test_bad_input() -> None:
    game, history = toy([0, 2], [1, 3])
    with pytest.raises(ValueError, match="there is no seat 2"):
        history.text(game, 2)
    with pytest.raises(ValueError, match="makes events"):
        History.of(TOY.new_game(2, {}, Chance.seeded("x", 2)))
    before = history.text(game, 0)
    with pytest.raises(Exception, match="not-an-option"):
        history.decide(game, 0, 77)
    assert history.text(game, 0) == before
