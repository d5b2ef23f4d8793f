"""Undo: back to any earlier decision of one's own while nothing was revealed since; nobody else's cards move."""

from __future__ import annotations

import pytest
from tests.toy.game import FISH, RULESET, ToyGame

from starboard.kernel import (
    PASS,
    Draw,
    Form,
    IllegalChoice,
    Match,
    NotPossible,
    PickOne,
    Question,
    Record,
    ScriptedChance,
    ScriptError,
    Step,
)


def match_of(seats: int = 2, side_by_side: bool = False) -> Match:
    """Seat s begins with the cards 2 * s and 2 * s + 1."""
    record = Record("toy", 1, "toy", seats, {"chips": 5}, "undo")
    record.side_by_side = side_by_side
    record.script = [["deck", card // 2, "draw", card] for card in range(2 * seats)]
    return Match.replay(RULESET, record)


def toy(match: Match) -> ToyGame:
    assert isinstance(match.game, ToyGame)
    return match.game


def ids(match: Match, seat: int) -> list[str]:
    return [decision.id for decision in match.undoable(seat)]


def kinds(match: Match) -> list[str | None]:
    return [decision.kind if decision is not None else None for decision in match.game.pending]


def to_work(match: Match) -> None:
    """To the open work, all hands with one card less."""
    for seat in range(match.game.seats):
        match.choose(seat, PASS)
    for seat in range(match.game.seats):
        match.choose(seat, 2 * seat)


def replays(match: Match) -> bool:
    again = Match.replay(RULESET, Record.parse(match.record.text()))
    return again.game.digest() == match.game.digest() and [again.game.view(0)] == [match.game.view(0)]


# --- where the boundary is ------------------------------------------------------------------------------------


def test_several_decisions_of_ones_own_can_be_undone() -> None:
    match = match_of()
    to_work(match)
    start = match.game.digest()
    match.choose(0, 2)
    between = match.game.digest()
    match.choose(0, toy(match).rows[0][::-1])
    assert ids(match, 0)[:2] == ["0.4", "0.3"]
    match.undo(0)
    assert match.game.digest() == between
    match.choose(0, toy(match).rows[0])
    match.undo(0, "0.3")
    assert match.game.digest() == start
    assert kinds(match) == ["spend", None]
    match.choose(0, 0)
    assert toy(match).chips[0] == 5
    assert replays(match)


def test_a_draw_ends_it() -> None:
    match = match_of()
    to_work(match)
    match.choose(0, 1)
    match.choose(0, toy(match).rows[0])
    before = match.game.digest()
    match.choose(0, FISH)
    assert ids(match, 0) == []
    text, after = match.record.text(), match.game.digest()
    for decision_id in (None, "0.3", "0.5"):
        with pytest.raises(NotPossible):
            match.undo(0, decision_id)
    assert (match.record.text(), match.game.digest()) == (text, after)
    assert after != before


def test_anothers_open_choice_ends_it() -> None:
    match = match_of()
    to_work(match)
    for choice in (1, toy(match).rows[0], PASS):
        match.choose(0, choice)
    assert kinds(match) == [None, "spend"]
    assert ids(match, 0) != []
    match.choose(1, 0)
    assert ids(match, 0) == []


def test_a_reveal_ends_it() -> None:
    match = match_of()
    match.choose(0, 0)
    assert ids(match, 0) == ["0.1"]
    match.choose(1, PASS)
    assert ids(match, 0) == ids(match, 1) == []
    with pytest.raises(NotPossible, match="nothing-to-undo"):
        match.undo(0)


def test_a_shuffle_ends_it() -> None:
    match = match_of()
    to_work(match)
    match.choose(0, 1)
    toy(match).reshuffle()
    assert ids(match, 0) == []
    with pytest.raises(NotPossible, match="already-revealed"):
        match.undo(0)


def test_the_end_of_the_game_ends_it() -> None:
    match = match_of()
    while not match.over:
        decision = match.game.decisions[0]
        match.choose(decision.seat, decision.form.first())
    for seat in (0, 1):
        assert ids(match, seat) == []
        with pytest.raises(NotPossible, match="game-over"):
            match.undo(seat)
        with pytest.raises(NotPossible, match="game-over"):
            match.take_back(seat)
    assert replays(match)


def test_a_match_given_up_is_over() -> None:
    match = match_of()
    match.choose(0, 0)
    match.resign(1)
    assert match.over
    with pytest.raises(NotPossible, match="game-over"):
        match.undo(0)
    with pytest.raises(NotPossible, match="game-over"):
        match.take_back(0)
    with pytest.raises(IllegalChoice):
        match.choose(1, PASS)
    with pytest.raises(NotPossible, match="cannot-resign"):
        match.resign(0)
    assert replays(match)


def test_a_secret_answer_can_be_undone_or_taken_back() -> None:
    match = match_of()
    start = match.game.digest()
    match.choose(0, 0)
    match.undo(0)
    assert match.game.digest() == start
    match.choose(0, 0)
    match.take_back(0)
    assert match.game.digest() == start
    assert ids(match, 0) == [], "what was taken back is not there to be undone"
    match.choose(0, PASS)
    assert replays(match)


def test_an_answer_that_was_taken_back_does_not_come_back_when_another_seat_undoes() -> None:
    """Seat 1 answered after seat 0. The place it can go back to holds what seat 0 had answered by then."""
    match = match_of(3)
    match.choose(0, 0)
    match.choose(1, PASS)
    match.take_back(0)
    assert match.game.answers == [None, [PASS], None]
    match.undo(1)
    assert match.game.answers == [None, None, None]
    assert kinds(match) == ["bid", "bid", "bid"]
    match.choose(1, PASS)
    match.choose(2, PASS)
    assert kinds(match) == ["bid", None, None], "nothing is revealed before seat 0 has answered anew"
    match.choose(0, PASS)
    assert kinds(match) == ["lay-down", "lay-down", "lay-down"]
    assert replays(match)


# --- past the answers of others -------------------------------------------------------------------------------


def test_a_group_that_revealed_nothing_can_be_reopened() -> None:
    """Seat 1 has gone on to its first look at the work; seat 0 still may change the card it laid down."""
    match = match_of()
    to_work(match)
    assert kinds(match) == ["spend", None]
    assert ids(match, 0) == ["0.2"]
    match.undo(0)
    assert kinds(match) == ["lay-down", None]
    assert match.game.answers == [None, [2]], "what the other laid down stays laid down"
    match.choose(0, 1)
    assert replays(match)


class Again(Question[ToyGame]):
    def ask(self, game: ToyGame, seat: int) -> Form:
        return PickOne([PASS, FISH])

    def answer(self, game: ToyGame, seat: int, choice: list[int]) -> None:
        game.shown[seat] = choice


class Ask(Step[ToyGame]):
    """Another secret question after one that revealed nothing; seat 1 may draw a card before."""

    def __init__(self, draws: bool) -> None:
        super().__init__("ask")
        self.draws = draws

    def run(self, game: ToyGame, seat: int) -> None:
        if self.draws:
            game.draw(1)
        for each in game.order:
            game.lanes[each].append(Again("again", secret=True))


def laid_down(draws: bool) -> Match:
    match = match_of()
    for seat in (0, 1):
        match.choose(seat, PASS)
    match.game.common.append(Ask(draws))
    for seat in (0, 1):
        match.choose(seat, 2 * seat)
    assert kinds(match) == ["again", "again"]
    return match


def test_a_later_secret_answer_of_another_is_withdrawn_not_shown() -> None:
    match = laid_down(draws=False)
    match.choose(1, FISH)
    match.undo(0, "0.2")
    assert kinds(match) == ["lay-down", None]
    assert match.game.answers == [None, [2]], "its answer to the same question as before stands"
    match.choose(0, 1)
    assert kinds(match) == ["again", "again"]
    decision = match.game.decision_of(1)
    assert decision is not None
    assert decision.id == "1.4", "a question asked anew has a new number"
    assert [entry.do for entry in match.record.entries[-2:]] == ["undo", "choice"]


def test_what_another_seat_has_drawn_since_is_not_taken_from_it() -> None:
    match = laid_down(draws=True)
    assert ids(match, 0) == []
    with pytest.raises(NotPossible, match="already-revealed"):
        match.undo(0, "0.2")
    assert ids(match, 1) == [], "it has itself seen a card"


def test_a_match_knows_whom_an_undo_moved_back_and_who_went_back() -> None:
    """Given an answer of seat 1 that nobody has seen, when seat 0 goes back to before the question, then seat 1 is
    moved back too, though its log is the same; spectators saw nothing of it."""
    match = laid_down(draws=False)
    match.choose(1, FISH)
    before = [len(match.rewinds_of(seat)) for seat in (0, 1, None)]
    match.undo(0)
    assert match.game.answers == [None, [2]], "its later answer is gone"
    assert match.rewinders_of(1)[before[1] :] == [0]
    assert len(match.rewinds_of(1)) == before[1] + 1
    for seat in (0, 1, None):
        assert len(match.rewinders_of(seat)) == len(match.rewinds_of(seat))
    secret = match_of()
    secret.choose(0, PASS)
    secret.undo(0)
    assert secret.rewinders_of(1) == secret.rewinders_of(None) == [], "nobody else knows that it had answered"


def test_side_by_side_the_answers_of_others_are_given_again() -> None:
    match = match_of(3, side_by_side=True)
    to_work(match)
    match.choose(0, 2)
    match.choose(1, 1)
    row = toy(match).rows[1][::-1]
    match.choose(1, row)
    match.choose(1, FISH)
    match.choose(2, 0)
    hand = toy(match).hands[1][:]
    pending = match.game.decision_of(2)
    match.undo(0)
    assert kinds(match) == ["spend", None, "arrange"]
    assert toy(match).rows[1] == row
    assert toy(match).hands[1] == hand, "the same fish"
    assert match.game.decision_of(2) is pending
    assert ids(match, 2)[0] == "2.3"
    match.undo(2)
    assert kinds(match) == ["spend", None, "spend"]
    assert toy(match).hands[1] == hand
    match.choose(0, 1)
    assert replays(match)


def test_an_answer_to_another_question_is_not_given_again() -> None:
    """Seat 1 chose among what seat 0 had left it: the way back is closed."""

    class Rest(Question[ToyGame]):
        def ask(self, game: ToyGame, seat: int) -> Form:
            return PickOne([PASS, *range(10 + game.chips[0])])

        def answer(self, game: ToyGame, seat: int, choice: list[int]) -> None:
            game.gems[seat] += choice[0]

    match = match_of(2, side_by_side=True)
    to_work(match)
    match.choose(1, 0)
    match.choose(1, toy(match).rows[1])
    match.game.lanes[1].append(Rest("rest"))
    match.game.pending[1] = None
    match.choose(0, 2)
    assert kinds(match)[1] == "rest"
    match.choose(1, 12)
    assert ids(match, 0) == []
    with pytest.raises(NotPossible, match="others-went-on"):
        match.undo(0)


def test_the_log_goes_back_too() -> None:
    match = match_of(3, side_by_side=True)
    to_work(match)
    for seat in (1, 2):
        match.choose(seat, 0)
        match.choose(seat, toy(match).rows[seat])
    match.choose(0, 1)
    before = len(match.log)
    match.choose(1, FISH)
    match.choose(2, FISH)
    assert len(match.log) == before + 2
    log = [event.seen_by(None) for event in match.log]
    match.undo(0)
    assert [event.seen_by(None) for event in match.log] == log
    assert replays(match)


# --- the rest of a match --------------------------------------------------------------------------------------


def test_an_answer_to_a_question_that_is_gone_is_stale() -> None:
    match = match_of()
    match.choose(0, 0, "0.1")
    match.take_back(0)
    with pytest.raises(IllegalChoice, match="stale"):
        match.choose(0, 0, "0.1")
    match.choose(0, 0, "0.2")


def test_an_illegal_choice_leaves_the_match_as_it_was() -> None:
    match = match_of()
    text, digest = match.record.text(), match.game.digest()
    for wrong in (1, True, None, "card-0", [0, 0]):
        with pytest.raises(IllegalChoice):
            match.choose(0, wrong)  # type: ignore[arg-type]
    assert (match.record.text(), match.game.digest(), match.marks) == (text, digest, [])


def test_when_the_rules_break_off_the_match_stays_where_it_was() -> None:
    script = [Draw("deck", card // 2, "draw", card) for card in range(4)]
    match = Match.begin(RULESET, 2, {}, "", chance=ScriptedChance(script, 2))
    to_work(match)
    match.choose(0, 0)
    match.choose(0, toy(match).rows[0])
    text, digest, log = match.record.text(), match.game.digest(), len(match.log)
    with pytest.raises(ScriptError):
        match.choose(0, FISH)
    assert (match.record.text(), match.game.digest(), len(match.log)) == (text, digest, log)
    match.choose(0, PASS)
    assert kinds(match) == [None, "spend"]


def test_old_snapshots_are_let_go() -> None:
    match = match_of()
    most = 0
    while not match.over:
        decision = match.game.decisions[-1]
        match.choose(decision.seat, decision.form.first())
        most = max(most, len(match.marks))
    assert most <= 8
    assert len(match.record.entries) > 20


def test_who_resigned_ranks_behind_all_others_the_first_last_of_all() -> None:
    match = match_of(3)
    match.resign(0)
    match.resign(2)
    assert [(one.seat, one.rank) for one in match.standings()] == [(1, 1), (2, 2), (0, 3)]
