"""The first lesson tells the truth: what its notes say of cards, prices and the other player comes to pass."""

from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.kernel.match import Match
from starboard.race.face import FACE
from starboard.race.ruleset import RULESET

LESSON = FACE.lesson()
assert LESSON is not None
ROUNDS = 8


def followed() -> tuple[list[tuple[int, str, list[Any]]], list[dict[str, Any]]]:
    """The learner's answers as (round, kind, answer), and the events, if every suggestion is followed."""
    assert LESSON is not None
    match = Match.begin(RULESET, LESSON.seats, LESSON.options, LESSON.seed, side_by_side=True)
    bots = [make_bot(LESSON.bot, "race", LESSON.bot_seed(seat)) for seat in range(LESSON.seats)]
    answers: list[tuple[int, str, list[Any]]] = []
    while match.game.round < ROUNDS:
        decision = match.game.decisions[0]
        choice = bots[decision.seat].choose(match.game, decision.seat)
        if decision.seat == LESSON.you:
            note = LESSON.note(match.game, decision)
            if note is not None and note.suggest:
                choice = match.game.choice_from(decision, note.suggest)
            answers.append((match.game.round, decision.kind, [*match.game.plain_choice(decision, choice)]))
        match.choose(decision.seat, choice)
    return answers, [event.seen_by(LESSON.you) for event in match.log]


ANSWERS, EVENTS = followed()


def events_of(number: int, kind: str, seat: int = 0) -> list[dict[str, Any]]:
    """What happened to a seat in a round."""
    found, current = [], 0
    for event in EVENTS:
        current = event["round"] if event["event"] == "round" else current
        if current == number and event["event"] == kind and event["seat"] == seat:
            found.append(event)
    return found


def test_it_begins_with_the_rulebooks_first_hand() -> None:
    (start,) = [event for event in EVENTS if event["event"] == "start" and event["seat"] == 0]
    assert start["card"] == "epsilon-eridani"


def test_the_first_world_costs_nothing_and_comes_with_a_good() -> None:
    assert [event["card"] for event in events_of(1, "place")] == ["rebel-fuel-cache"]
    assert [event["world"] for event in events_of(1, "good")] == ["rebel-fuel-cache"]
    assert not events_of(1, "pay")


def test_its_good_sells_for_three_cards() -> None:
    assert [event["world"] for event in events_of(2, "sell")] == ["rebel-fuel-cache"]
    assert [event["count"] for event in events_of(2, "draw")] == [3]


def test_the_second_world_costs_two() -> None:
    assert [event["card"] for event in events_of(3, "place")] == ["gem-world"]
    assert [event["count"] for event in events_of(3, "pay")] == [2]
    assert [sorted(event["cards"]) for event in events_of(3, "pay")] == [["colony-ship.1", "trade-league"]]


def test_public_works_are_free_while_the_other_one_produces() -> None:
    assert [event["card"] for event in events_of(4, "place")] == ["public-works.1"]
    assert not events_of(4, "pay")
    assert [event["actions"] for event in events_of(4, "actions", seat=1)] == [["action:produce"]]
    assert [event["world"] for event in events_of(4, "good")] == ["gem-world"]


def test_both_worlds_are_full_before_points_are_doubled() -> None:
    assert {event["world"] for event in events_of(5, "good")} == {"gem-world", "rebel-fuel-cache"}
    assert [event["count"] for event in events_of(6, "vp")] == [2, 2]


@pytest.mark.parametrize(
    ("number", "action"),
    [(1, "settle"), (2, "trade"), (3, "settle"), (4, "develop"), (5, "produce"), (6, "consume-x2"), (7, "explore-1-1")],
)
def test_every_phase_is_chosen_once(number: int, action: str) -> None:
    assert (number, "action", [f"action:{action}"]) in ANSWERS
