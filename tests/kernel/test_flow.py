"""The flow of decisions: several seats at once, secrets, forced answers, order, illegal choices, guesses, events."""

from __future__ import annotations

from typing import Any

import pytest
from tests.toy.game import BID, FISH, RULESET, ToyGame

from starboard.kernel import (
    PASS,
    Chance,
    Draw,
    EngineError,
    Form,
    IllegalChoice,
    PickOne,
    Question,
    Reason,
    ScriptedChance,
    Step,
    Stream,
)


def toy(seats: int = 3, side_by_side: bool = False, events: bool = False, chips: int = 5) -> ToyGame:
    """Seat s begins with the cards 2 * s and 2 * s + 1."""
    script = [Draw("deck", card // 2, "draw", card) for card in range(2 * seats)]
    game = RULESET.new_game(seats, {"chips": chips}, ScriptedChance(script, seats, "toy"), events)
    assert isinstance(game, ToyGame)
    game.side_by_side = side_by_side
    return game


def kinds(game: ToyGame) -> list[str | None]:
    return [decision.kind if decision is not None else None for decision in game.pending]


def bid_all(game: ToyGame) -> None:
    """Through the bids (none) and the cards laid down, to the open work."""
    for seat in range(game.seats):
        game.decide(seat, PASS)
    for seat in range(game.seats):
        game.decide(seat, game.hands[seat][0])


# --- several seats at once ------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_seats_that_decide_together_may_answer_in_any_order(order: list[int]) -> None:
    game = toy()
    assert kinds(game) == ["bid", "bid", "bid"]
    for seat in order:
        game.decide(seat, 2 * seat)
    assert kinds(game) == ["spend", None, None], "the one card left to each is laid down without asking"
    assert game.shown == [[0], [2], [4]]
    in_order = toy()
    for seat in range(3):
        in_order.decide(seat, 2 * seat)
    assert game.digest() == in_order.digest()


def test_an_unrevealed_answer_shows_to_its_seat_only() -> None:
    game = toy(events=True)
    before = [game.view(seat) for seat in (1, 2, None)]
    digests = [game.digest_for(seat) for seat in (1, 2, None)]
    events = len(game.events or [])
    game.decide(0, 0)
    assert [game.view(seat) for seat in (1, 2, None)] == before
    assert [game.digest_for(seat) for seat in (1, 2, None)] == digests
    assert len(game.events or []) == events
    assert game.waiting() == [0, 1, 2]
    assert game.view(0)["answered"] == ["card-0"]
    assert game.digest_for(0) != toy().digest_for(0)


def test_an_answer_can_be_taken_back_until_it_is_revealed() -> None:
    game = toy()
    before = game.digest()
    game.decide(0, 0)
    game.take_back(0)
    assert game.digest() == before
    decision = game.decision_of(0)
    assert decision is not None
    assert decision.id == "0.2"
    game.decide(0, PASS)
    game.decide(1, 2)
    game.decide(2, PASS)
    after = game.digest()
    for seat in (-1, 0, 1, 2, 3):
        with pytest.raises(IllegalChoice, match="nothing-to-take-back"):
            game.take_back(seat)
    assert game.digest() == after


def test_a_forced_answer_was_not_given_and_cannot_be_taken_back() -> None:
    game = toy()
    for seat in range(3):
        game.decide(seat, 0 if seat == 0 else PASS)
    assert game.answers[0] == [1], "one card left in hand, as everybody sees: it is laid down"
    assert game.waiting() == [0, 1, 2]
    with pytest.raises(IllegalChoice, match="nothing-to-take-back"):
        game.take_back(0)


def test_digests_tell_secret_answers_apart() -> None:
    game = toy()
    bid_all(game)
    finish_work(game)
    finish_secret(game)
    finish_work(game)
    assert kinds(game) == ["plan"] * 3
    row = game.rows[0]
    orders = [row, row[::-1], [row[1], row[0], row[2]]]
    digests = set()
    for order in orders:
        copy = game.copy()
        copy.decide(0, order)
        digests.add(copy.digest())
        assert copy.view(0)["answered"] == copy.names(order)
    assert len(digests) == 3


def test_a_secret_number_is_shown_to_its_seat_as_a_number() -> None:
    game = toy()
    bid_all(game)
    finish_work(game)
    assert kinds(game) == ["pledge"] * 3
    game.decide(1, 3)
    assert game.view(1)["answered"] == [3]


def finish_work(game: ToyGame) -> None:
    while game.decisions and game.decisions[0].kind in ("spend", "arrange", "fish"):
        game.decide(game.decisions[0].seat, game.decisions[0].form.first())


def finish_secret(game: ToyGame) -> None:
    while game.decisions[0].kind in ("bid", "pledge", "plan", "lay-down"):
        game.decide(game.decisions[0].seat, game.decisions[0].form.first())


# --- open lanes -------------------------------------------------------------------------------------------------


def test_open_lanes_run_one_after_the_other_in_seat_order() -> None:
    game = toy()
    game.order = [2, 0, 1]
    bid_all(game)
    seen = []
    while game.round == 1:
        assert len(game.decisions) == 1
        seen.append(game.decisions[0].seat)
        game.decide(seen[-1], game.decisions[0].form.first())
    assert seen == [2, 2, 2, 0, 0, 0, 1, 1, 1]


def test_open_lanes_run_side_by_side_when_the_table_wants_that() -> None:
    game = toy(side_by_side=True)
    bid_all(game)
    assert kinds(game) == ["spend"] * 3
    game.decide(2, 1)
    game.decide(2, game.rows[2])
    assert kinds(game) == ["spend", "spend", "fish"]
    game.decide(0, 0)
    game.decide(2, FISH)
    assert kinds(game) == ["arrange", "spend", None]
    assert game.waiting() == [0, 1]


def test_side_by_side_ends_with_the_work_it_was_for() -> None:
    game = toy(side_by_side=True)
    bid_all(game)
    assert game.parallel
    finish_work(game)
    assert not game.parallel


def test_a_question_that_everybody_sees_is_forced_is_not_asked() -> None:
    game = toy(chips=2)
    bid_all(game)
    while game.round == 1:
        decision = game.decisions[0]
        assert decision.kind != "toll"
        game.decide(decision.seat, 1 if decision.kind == "spend" else decision.form.first())
    assert game.chips == [0, 0, 0]
    finish_secret(game)
    assert kinds(game) == ["arrange", None, None], "nothing to spend: the answer 0 is forced"


def test_an_answer_may_give_work_to_another_seat() -> None:
    """The whole group is closed before the first answer takes effect."""

    class Note(Step[ToyGame]):
        def run(self, game: ToyGame, seat: int) -> None:
            game.gems[seat] += 10

    class Send(Question[ToyGame]):
        def ask(self, game: ToyGame, seat: int) -> Form:
            return PickOne([0, 1])

        def answer(self, game: ToyGame, seat: int, choice: list[int]) -> None:
            game.lanes[1 - seat].append(Note("note"))

    game = toy(2)
    game.pending = [None, None]
    game.lanes = [[Send("send", secret=True)], [Send("send", secret=True)]]
    game.common = []
    game.common.append(BID_AGAIN)
    game.advance()
    game.decide(1, 0)
    game.decide(0, 1)
    assert game.gems == [10, 10]


class BidAgain(Step[ToyGame]):
    def run(self, game: ToyGame, seat: int) -> None:
        game.lanes[0].append(BID)


BID_AGAIN = BidAgain("bid-again")


def test_rules_that_contradict_themselves_are_an_engine_error() -> None:
    class Impossible(Question[ToyGame]):
        def ask(self, game: ToyGame, seat: int) -> Form:
            return PickOne([])

    game = toy(2)
    game.lanes[0].append(Impossible("impossible"))
    game.pending[0] = None
    with pytest.raises(EngineError, match="a question without an answer"):
        game.advance()
    game = toy(2)
    game.lanes, game.common, game.pending = [[], []], [], [None, None]
    with pytest.raises(EngineError, match="nothing is left to run"):
        game.advance()


# --- illegal choices --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        (1, Reason("odd-card", {"thing": 1})),
        ([1], Reason("odd-card", {"thing": 1})),
        (4, Reason("not-an-option", {"thing": 4})),
        (-5, Reason("not-an-option", {"thing": -5})),
        (10**40, Reason("not-an-option", {"thing": 10**40})),
        ([], Reason("pick-exactly-one", {"given": 0})),
        ([0, PASS], Reason("pick-exactly-one", {"given": 2})),
        ([0] * 100_000, Reason("pick-exactly-one", {"given": 100_000})),
        (False, Reason("unknown-thing", {})),
        ([False], Reason("unknown-thing", {})),
        ("card-0", Reason("unknown-thing", {})),
        (b"\x00", Reason("unknown-thing", {})),
        ([0.0], Reason("unknown-thing", {})),
        (None, Reason("unknown-thing", {})),
        ({0}, Reason("unknown-thing", {})),
        ([[0]], Reason("unknown-thing", {})),
    ],
)
def test_an_illegal_choice_names_the_rule_and_changes_nothing(choice: Any, reason: Reason) -> None:
    game = toy()
    before = game.digest()
    with pytest.raises(IllegalChoice) as caught:
        game.decide(0, choice)
    assert caught.value.reason == reason
    assert game.digest() == before
    assert kinds(game) == ["bid"] * 3


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    game = toy()
    with pytest.raises(IllegalChoice, match="not-asked"):
        game.decide(seat, PASS)
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        game.view(seat)


def test_who_has_answered_is_not_asked_again() -> None:
    game = toy()
    game.decide(0, 0)
    with pytest.raises(IllegalChoice, match="not-asked"):
        game.decide(0, PASS)


def test_a_choice_belongs_to_the_position() -> None:
    game = toy()
    choice = [0]
    game.decide(0, choice)
    choice[0] = 1
    assert game.answers[0] == [0]
    game.decide(1, (2,))
    assert game.answers[1] == [2], "any sequence of numbers will do"


def test_why_not_before_choosing() -> None:
    game = toy()
    assert game.why_not(0, 0) is None
    assert game.why_not(0, 1) == Reason("odd-card", {"thing": 1})
    game.decide(0, 0)
    assert game.why_not(0, 0) == Reason("not-asked", {})


def test_plain_choices_are_read_as_they_are_written() -> None:
    game = toy()
    decision = game.decisions[0]
    assert game.choice_from(decision, game.plain_choice(decision, [0])) == [0]
    things: list[object] = ["card-²", "moon", 5, None, True, {}, [None], [["card-0"]], 1.5]
    for nonsense in things:
        with pytest.raises(IllegalChoice, match="unknown-thing"):
            game.choice_from(decision, nonsense)


# --- guesses and events -------------------------------------------------------------------------------------------


def test_a_guess_withdraws_the_answers_of_others_and_keeps_ones_own() -> None:
    game = toy()
    game.decide(0, 0)
    game.decide(1, 2)
    guess = game.guess(0, Stream("guess"))
    assert guess.answers == [[0], None, None]
    assert kinds(guess) == [None, "bid", "bid"]  # type: ignore[arg-type]
    assert guess.view(0) == game.view(0)


def test_a_guess_has_other_luck_and_other_cards_but_no_other_knowledge() -> None:
    game = toy()
    guesses = [game.guess(1, Stream(str(seed))) for seed in range(40)]
    assert all(guess.view(1) == game.view(1) for guess in guesses)
    assert len({tuple(guess.chance.plain()) for guess in guesses}) == 40
    hands = {tuple(sorted(cast_toy(guess).hands[0])) for guess in guesses}
    assert len(hands) > 20
    assert not any({2, 3} & set(hand) for hand in hands), "one's own cards are not in another hand"


def cast_toy(game: object) -> ToyGame:
    assert isinstance(game, ToyGame)
    return game


def test_ones_own_face_down_card_stays_where_one_put_it() -> None:
    game = toy()
    bid_all(game)
    for seed in range(20):
        guess = cast_toy(game.guess(0, Stream(str(seed))))
        assert guess.pile[0] == 0
        assert guess.view(0) == game.view(0)


def test_an_event_shows_each_seat_what_it_may_see() -> None:
    game = toy(events=True)
    event = (game.events or [])[0]
    assert event.seen_by(0) == {"event": "draw", "seat": 0, "card": "card-0"}
    assert event.seen_by(1) == event.seen_by(None) == {"event": "draw", "seat": 0}
    bid_all(game)
    down = [event for event in game.events or [] if event.kind == "lay-down"]
    assert [["card" in event.seen_by(seat) for seat in (0, 1, 2, None)] for event in down] == [
        [True, False, False, False],
        [False, True, False, False],
        [False, False, True, False],
    ]


def test_a_copy_makes_no_events() -> None:
    assert toy(events=True).copy().events is None
    assert RULESET.new_game(2, {"chips": 5}, Chance.seeded("x", 2)).events is None


# --- what the kernel answers ----------------------------------------------------------------------------------


def test_events_tell_which_answers_the_kernel_gave() -> None:
    """Given one card left to each seat, which is laid down without asking, then what follows from that says so; what
    somebody chose does not."""
    game = toy(events=True)
    game.events = []
    for seat in range(3):
        game.decide(seat, 2 * seat)
    assert game.events is not None
    marked = {(event.kind, event.shown.get("seat")): event.itself for event in game.events}
    assert {itself for itself in marked.values() if itself != -1} == {0, 1, 2}
    for (_, whose), itself in marked.items():
        assert itself in (-1, whose)
    assert "itself" not in game.events[0].seen_by(0), "it is no part of what happened"
