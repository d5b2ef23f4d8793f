"""`starboard bridge`: a seat of ours in the reference engine's games: followed to the same scores, never illegal, and
chosen from nothing that the seat does not know.

The reference's own games are not part of the project; where they lie beside it, some of every kind are said to the
bridge. Everywhere, games written down by the scribe stand in for them.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.conftest import Run, run  # noqa: F401
from tests.race.feeder import fed, messages
from tests.race.scribe import Scribe

from starboard.bots import make_bot
from starboard.kernel.chance import Stream
from starboard.kernel.game import Game
from starboard.race.conform.bridge import Bridge, BridgeError, Chooser
from starboard.race.conform.transcript import read_lines
from starboard.race.content import SETS

SHARED = Path(__file__).parents[2] / "../shared/data/race"
REFERENCE_GAMES = [SHARED / f"{kind}-level{level}.jsonl.gz" for level in range(len(SETS)) for kind in ("ai", "random")]
REFERENCE_GAMES = [path for path in [*REFERENCE_GAMES, SHARED / "rare-level3.jsonl.gz"] if path.exists()]

Data = dict[str, Any]


def choosing(bot: str) -> Chooser:
    def choose(game: Game, seat: int, seed: str) -> list[int]:
        return make_bot(bot, "race", seed).choose(game, seat)

    return choose


def bridge_for(bot: str = "random") -> Bridge:
    return Bridge(choosing(bot), "1", pytest.fail)


@pytest.fixture(scope="module")
def games() -> list[Data]:
    """Three and four players, and the advanced game of two."""
    written = [Scribe(f"{seats} {advanced}", seats, advanced, "simple").game_written() for seats, advanced in SIZES]
    again: list[Data] = json.loads(json.dumps(written))
    return again


SIZES = [(2, True), (3, False), (4, False)]


@pytest.mark.parametrize("number", range(len(SIZES)))
def test_a_game_is_followed_to_the_same_scores(games: list[Data], number: int) -> None:
    """Whatever numbers the players have, and whichever of them is ours."""
    game = games[number]
    seats = game["config"]["players"]
    bridge = bridge_for()
    seat = number % seats
    asked = fed(bridge, game, [seat], shift=number)
    assert len(asked) == sum(event["e"] == "choice" and event["p"] == seat for event in game["events"])
    plain = bridge.plain()
    assert (plain["games"], plain["scores_agree"], plain["answered_without_the_bot"]) == (1, 1, 0)
    assert plain["questions"] == len(asked)
    winners = [score["p"] for score in game["final"]["scores"] if score["winner"]]
    assert plain["won"] == pytest.approx(1 / len(winners) if seat in winners else 0, abs=0.001)


def sampled(path: Path) -> list[Data]:
    """Two games of different numbers of players; all files together have all of them."""
    first: dict[int, Data] = {}
    for _, line in read_lines(path):
        game = json.loads(line)
        first.setdefault(game["config"]["players"], game)
    at = 2 * REFERENCE_GAMES.index(path)
    games = [first[players] for players in sorted(first)]
    return [games[at % len(games)], games[(at + 1) % len(games)]]


@pytest.mark.parametrize("path", REFERENCE_GAMES, ids=lambda path: path.name)
def test_games_of_the_reference_are_followed(path: Path) -> None:
    """At every level and with any number of players; every answer is one that the reference lists."""
    bridge = bridge_for("simple")
    for number, game in enumerate(sampled(path)):
        for _question, said, _recorded in fed(bridge, game, [number % game["config"]["players"]], number):
            assert "answer" in said
    assert bridge.plain()["scores_agree"] == bridge.games > 0
    assert bridge.given_up == 0


# --- what the other side does not say -----------------------------------------------------------------------


class Repeater:
    """Chooses what was recorded."""

    def __init__(self) -> None:
        self.bridge = Bridge(self.choose, "1", pytest.fail)
        self.recorded: Data = {}

    def choose(self, game: Game, seat: int, seed: str) -> list[int]:
        sitting = self.bridge.sitting
        assert sitting is not None
        decision = game.decision_of(seat)
        assert decision is not None
        asked = sitting.mirror.course.asked({**self.recorded["question"], "answer": self.recorded["answer"]})
        return sitting.mirror.readings[decision.kind][asked.type].answer(asked)


@pytest.mark.parametrize("number", range(len(SIZES)))
def test_our_own_answers_need_not_be_told(games: list[Data], number: int) -> None:
    """Given a stream without our own choices, and that we choose what was recorded, the same game comes out; and what
    was recorded is what is answered, in the same words."""
    repeater = Repeater()
    ours = 2 % games[number]["config"]["players"]
    for whole, recorded in messages(games[number], [1], 1):
        message = dict(whole)
        if message["msg"] == "events":
            message["events"] = [one for one in whole["events"] if one["e"] != "choice" or one["p"] != ours]
        if recorded is not None:
            repeater.recorded = {"question": message["choice"], "answer": recorded}
        said = repeater.bridge.hear(message)
        if recorded is not None:
            assert said is not None
            assert said["answer"].keys() <= recorded.keys()
            for name, value in said["answer"].items():
                same = sorted(value) == sorted(recorded[name]) if isinstance(value, list) else value == recorded[name]
                assert same, (said, recorded)
    assert repeater.bridge.plain()["scores_agree"] == 1


def hidden_from(player: int, events: list[Data], deck: list[str]) -> list[str]:
    """The cards that the player has never seen: neither drawn, nor shown, nor laid out by anybody."""
    seen: set[str] = set()
    for event in events:
        own = event.get("p") == player
        shown = event["e"] in ("deal_start",) or event.get("purpose") in ("search", "ante", "lucky")
        if event["e"] == "choice" and (own or event["type"] in ("PLACE", "START", "PAYMENT")):
            seen.update(words(event if own else event["answer"]))
        elif event["e"] != "state" and event["e"] != "setup_done" and (own or shown):
            seen.update(words(event))
        elif event["e"] in ("state", "setup_done"):
            seen.update(card["card"] for one in event["state"]["players"] for card in one["tableau"])
    return [name for name in (f"{index}:{each}" for index, each in enumerate(deck)) if name not in seen]


def words(data: Any) -> set[str]:
    if isinstance(data, str):
        return {data}
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    return {word for part in parts for word in words(part)}


def renamed(data: Any, names: dict[str, str]) -> Any:
    if isinstance(data, str):
        return names.get(data, data)
    if isinstance(data, list):
        return [renamed(each, names) for each in data]
    if isinstance(data, dict):
        return {name: renamed(value, names) for name, value in data.items()}
    return data


def peeping(game: Game, seat: int, seed: str) -> list[int]:
    """Looks at everything there is, other hands and the deck among it."""
    decision = game.decision_of(seat)
    assert decision is not None
    return decision.form.random(Stream(game.digest()))


@pytest.mark.parametrize("choose", [peeping, choosing("simple")])
@pytest.mark.parametrize("number", range(len(SIZES)))
def test_what_is_hidden_makes_no_difference(games: list[Data], number: int, choose: Chooser) -> None:
    """Given the same game with other cards where our seat cannot see them, the same is answered; also by a bot that
    looks where it must not, because the bridge does not let it see the game itself."""
    game = games[number]
    source = Random(number)
    said = list(messages(game, [0]))
    at = [k for k, (message, recorded) in enumerate(said) if recorded is not None]
    for question in source.sample(at[2:40], 6):
        events = [one for message, _ in said[:question] for one in message.get("events", [])]
        unseen = hidden_from(0, events, game["deck"])
        names = dict(zip(unseen, source.sample(unseen, len(unseen)), strict=True))
        moved = [name for name in words(events) if names.get(name, name) != name]
        assert moved, "nothing is permuted"
        answers = []
        for other in ({}, names):
            bridge = Bridge(choose, "1", pytest.fail)
            for message, recorded in said[:question]:
                if recorded is None:
                    bridge.hear({**message, **{"events": renamed(message.get("events", []), other)}})
            answers.append(bridge.hear(said[question][0]))
            assert bridge.sitting is not None
            assert bridge.sitting.wrong == []
        assert answers[0] == answers[1]


# --- trouble ------------------------------------------------------------------------------------------------


def start_of(game: Data) -> list[Data]:
    """The first messages, up to the first question."""
    found: list[Data] = []
    for message, _ in messages(game, [0]):
        found.append(message)
        if message["msg"] == "choice":
            return found
    raise AssertionError("nothing is asked")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("hello", "line 1 is not a message of a bridge: 'hello'"),
        ("[1]", "line 1 is not a message of a bridge"),
        ('{"msg": 3}', "line 1 is not a message of a bridge"),
        ('{"msg": "choice"}', "the message 'choice' came before any game_start"),
        ('{"msg": "game_start", "config": {}}', "a message 'game_start' makes no sense: the field 'level' is missing"),
    ],
)
def test_what_no_bridge_says_gets_one_sentence(run: Run, line: str, sentence: str) -> None:  # noqa: F811
    outcome = run("bridge", "race", "--bot", "random", typed=line + "\n")
    assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    assert sentence in outcome.err


def test_without_events_somebody_is_told_to_send_them(games: list[Data]) -> None:
    """The questions are answered all the same, with anything that is legal."""
    first, *_, question = start_of(games[0])
    bridge = bridge_for()
    assert bridge.hear(first) is None
    said = bridge.hear(question)
    assert said is not None
    assert len(said["answer"]["discard"]) == question["choice"]["count"]
    assert bridge.sitting is not None
    assert bridge.sitting.wrong == ["round 0, DISCARD: there are no events; start the reference with -events"]


def test_a_question_that_nobody_can_read_is_left_to_the_reference(games: list[Data]) -> None:
    bridge = bridge_for()
    *before, question = start_of(games[0])
    for message in before:
        bridge.hear(message)
    power = {"power": "on_placement", "options": [], "worlds": ["0:Nowhere"], "phase": "settle"}
    strange = {**question, "choice": {"p": 0, "type": "DISCARD_PRODUCE", **power}}
    assert bridge.hear(strange) == {"id": question["id"], "delegate": True}
    with pytest.raises(BridgeError, match="unknown type 'DANCE'"):
        bridge.hear({**question, "choice": {"p": 0, "type": "DANCE"}})


def test_a_question_that_lists_no_legal_answer_is_left_to_the_reference(games: list[Data]) -> None:
    bridge = bridge_for()
    *before, question = start_of(games[0])
    for message in before:
        bridge.hear(message)
    impossible = {**question, "choice": {**question["choice"], "count": 1000}}
    assert bridge.hear(impossible) == {"id": question["id"], "delegate": True}
    assert bridge.sitting is not None
    assert "what is listed there is a question without an answer: pick 1000 to 1000 of" in bridge.sitting.wrong[0]


@pytest.mark.parametrize(
    "damaged",
    [
        {"type": "LUCKY", "options": []},
        {"type": "TAKEOVER", "legal": [{}]},
        {"type": "UPGRADE", "legal": [3]},
        {"type": "SEARCH_TYPE", "options": ["DANCE"]},
    ],
)
def test_a_question_whose_fields_make_no_sense_is_left_to_the_reference(games: list[Data], damaged: Data) -> None:
    bridge = bridge_for()
    *before, question = start_of(games[0])
    for message in before:
        bridge.hear(message)
    assert bridge.hear({**question, "choice": {"p": 0, **damaged}}) == {"id": question["id"], "delegate": True}
    assert bridge.sitting is not None
    assert f"round 0, {damaged['type']}: the question makes no sense, or our side failed" in bridge.sitting.wrong[0]


def test_an_error_of_ours_is_not_blamed_on_the_question_alone(games: list[Data]) -> None:
    def failing(_game: Game, _seat: int, _seed: str) -> list[int]:
        raise KeyError("ours")

    bridge = Bridge(failing, "1", pytest.fail)
    answers = [bridge.hear(message) for message in start_of(games[0])]
    assert answers[-1] is not None
    assert bridge.sitting is not None
    [wrong] = bridge.sitting.wrong
    assert wrong.endswith("the question makes no sense, or our side failed at it (KeyError('ours'))")


def test_an_answer_that_is_rejected_is_given_again_and_reported(games: list[Data]) -> None:
    said: list[str] = []
    bridge = Bridge(choosing("random"), "1", said.append)
    *before, question = start_of(games[0])
    for message in before:
        bridge.hear(message)
    first = bridge.hear(question)
    bridge.hear({"msg": "error", "id": question["id"], "why": "no"})
    assert bridge.hear(question) == first
    assert said == ["the reference rejects an answer: no"]
    assert bridge.sitting is not None
    assert len(bridge.sitting.answered) == 1


def test_other_scores_are_a_difference(games: list[Data]) -> None:
    """It is said which, and the game is counted as lost."""
    said: list[str] = []
    bridge = Bridge(choosing("random"), "1", said.append)
    game = json.loads(json.dumps(games[0]))
    game["final"]["scores"][1]["total"] += 1
    fed(bridge, game, [0])
    total = game["final"]["scores"][1]["total"]
    assert said == [f"game {game['id']}: player 1 has {total} points there and {total - 1} here"]
    assert bridge.plain()["lost_share"] == 1


def test_the_command_answers_on_its_output_and_reports_apart(run: Run, games: list[Data]) -> None:  # noqa: F811
    said = [message for message, _ in messages(games[0], [0])]
    typed = "".join(json.dumps(message) + "\n" for message in [*said, {"msg": "bye"}])
    outcome = run("bridge", "race", "--bot", "random", typed=typed)
    assert outcome.status == 0
    answers = [json.loads(line) for line in outcome.out.splitlines()]
    assert [one["id"] for one in answers] == [one["id"] for one in said if one["msg"] == "choice"]
    assert all(one["answer"] for one in answers)
    assert "Both engines agree in 1 of 1 games; 0.0% are lost to differences." in outcome.err
    again = run("bridge", "race", "--bot", "random", "--json", typed=typed)
    assert again.out == outcome.out
    assert json.loads(again.err)["scores_agree"] == 1
    assert run("bridge", "race", "--bot", "random", typed="").err == "No game was finished.\n"
