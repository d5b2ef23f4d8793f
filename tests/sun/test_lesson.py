"""The first lesson of Beyond the Sun: what the teacher tells is what happens to whoever follows it."""

from __future__ import annotations

from typing import Any

from starboard.bots import make_bot
from starboard.kernel.match import Match
from starboard.sun.face import FACE
from starboard.sun.ruleset import RULESET

MOST_DECISIONS = 200


def followed(rounds: int, acts_next: bool = False) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The learner's table and log after that many rounds; or when the learner's next action is due."""
    lesson = FACE.lesson()
    assert lesson is not None
    match = Match.begin(RULESET, lesson.seats, lesson.options, lesson.seed, side_by_side=True)
    bots = [make_bot(lesson.bot, "sun", lesson.bot_seed(seat)) for seat in range(lesson.seats)]
    for _ in range(MOST_DECISIONS):
        decision = match.game.decisions[0]
        if match.game.round > rounds and not (acts_next and decision.seat != lesson.you):
            break
        choice = bots[decision.seat].choose(match.game, decision.seat)
        note = lesson.note(match.game, decision) if decision.seat == lesson.you else None
        if note is not None and note.suggest:
            choice = match.game.choice_from(decision, note.suggest)
        match.choose(decision.seat, choice)
    assert match.game.round == rounds + 1
    table: dict[str, Any] = match.game.view(lesson.you)["table"]  # type: ignore[assignment]
    return table, [event.seen_by(lesson.you) for event in match.log]


def place(table: dict[str, Any], name: str) -> dict[str, Any]:
    return next(one for one in table["map"] if one["place"] == name)


def test_the_learner_moves_second_and_has_a_strong_ship() -> None:
    table, _ = followed(0)
    assert table["order"] == [1, 0]
    assert table["players"][0]["faction"] == "free-colonies-league-basic"
    assert place(table, "sol")["fleets"][0] == [0, 1, 0, 0]
    assert (place(table, "A1")["system"], place(table, "A2")["system"]) == ("wolf-359", "luytens-star")
    assert table["technologies"]["I1"] == "advanced-genetics"


def test_before_the_second_action_the_opponent_holds_both_systems_and_the_first_space() -> None:
    table, _ = followed(1, acts_next=True)
    assert [place(table, name)["controller"] for name in ("A1", "A2")] == [1, 1]
    assert table["players"][1]["pawn"] == "space:build-a-ship-then-jump/0"
    assert table["players"][0]["population"] == 2


def test_in_the_second_round_more_power_takes_a_system_and_a_tie_does_not() -> None:
    table, log = followed(2)
    assert place(table, "A1")["controller"] == 0
    assert place(table, "A2")["controller"] == 1
    assert [event["count"] for event in log if event["event"] == "produce-ore" and event["seat"] == 0] == [1, 2]


def test_in_the_third_round_an_event_opens_the_terraformers() -> None:
    table, _ = followed(3)
    assert table["guilds"] == ["terraformers"]
    assert table["technologies"]["II1"] == "surveying-androids"
    assert table["players"][0]["kept"] == ["maya-chaturvedi"]
    assert (place(table, "B2")["system"], place(table, "B2")["controller"]) == ("krueger-60", 0)


def test_in_the_fourth_round_two_columns_grow() -> None:
    _, log = followed(4)
    assert [event["count"] for event in log if event["event"] == "grow" and event["seat"] == 0] == [2]


def test_after_five_rounds_there_is_a_colony() -> None:
    table, _ = followed(5)
    assert [colony["system"] for colony in table["players"][0]["colonies"]] == ["wolf-359"]
    assert place(table, "A1")["system"] != "wolf-359"
