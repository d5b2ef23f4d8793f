"""Bots in other programs: asked through a pipe, never hurting the table, and started by nobody but who runs it."""

from __future__ import annotations

import io
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, run  # noqa: F401

from starboard.arena import match_up
from starboard.bots import BotFault, bot_names, kinds, make_bot, piped
from starboard.bots.piped import MOST_GUESSES, MOST_PATHS, PipedBot, Serving, name_command, seat_command
from starboard.cli.arguments import Mistake, known_bots
from starboard.cli.engine import answer_all
from starboard.kernel.chance import Chance, Stream
from starboard.kernel.game import Game
from starboard.kernel.playout import play_out
from starboard.kernel.registry import ruleset_named, ruleset_names

PROGRAM = r"""
import json, sys, time

how = sys.argv[1]
say = lambda data: print(json.dumps(data), flush=True)
for number, line in enumerate(sys.stdin):
    heard = json.loads(line)
    if heard["msg"] == "hello":
        say({"msg": "hello", "protocol": 2 if how == "another-protocol" else 1})
        continue
    if how == "ends" or (how == "ends-once" and number == 3):
        sys.exit(1)
    elif how == "hangs":
        time.sleep(600)
    elif how == "babbles":
        print("let me think", flush=True)
    elif how == "another-question":
        say({"id": -5, "path": heard["paths"][0]})
    elif how == "illegal":
        say({"id": heard["id"], "path": ["number:0", "number:0", "done", "done"]})
    elif how == "unheard-of":
        say({"id": heard["id"], "path": ["no-such-thing"]})
    elif how == "greedy":
        say({"id": heard["id"], "guess": 100000})
    elif how == "unprintable":
        say({"id": heard["id"], "guess": "\ud800\x1b[2J"})
    elif how == "chatty":
        while True:
            say({"id": heard["id"], "reach": []})
            sys.stdin.readline()
    elif how == "tells":
        import os
        say({"id": heard["id"], "path": [os.environ.get("STARBOARD_SECRET", "nothing"), os.environ["OTHER"]]})
    elif how == "deaf":
        say({"id": heard["id"], "guess": 64})
        time.sleep(600)
    elif how == "leaves-something":
        import subprocess
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(20)"], start_new_session=True)
        sys.exit(1)
    elif how == "long":
        print("x" * 3000000, flush=True)
    else:
        say({"id": heard["id"], "path": heard["paths"][-1]})
"""


@pytest.fixture(autouse=True)
def _nobody_else(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test begins with no programs, and ends all that it has started."""
    monkeypatch.setattr(kinds, "named_bots", [])
    monkeypatch.setattr(piped, "named_bots", kinds.named_bots)
    monkeypatch.setattr(piped, "COMMANDS", {})
    monkeypatch.setattr(piped, "PROGRAMS", {})
    yield
    piped.end_programs()


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "bot.py"
    path.write_text(PROGRAM)
    return path


def piped_bot(program: Path, how: str) -> PipedBot:
    return PipedBot("mine", f"'{sys.executable}' '{program}' {how}", "1")


def fresh(name: str = "race", seats: int = 2) -> Game:
    return ruleset_named(name).new_game(seats, {}, Chance.seeded("1", seats))


def serving(game: Game, seat: int = 0) -> Serving:
    decision = game.decision_of(seat)
    assert decision is not None
    return Serving(game, seat, decision, "1")


# --- what is asked and answered -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ruleset_names())
def test_every_name_means_one_primitive(name: str) -> None:
    names = ruleset_named(name).actions({}).names
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", ruleset_names())
def test_a_question_has_what_the_seat_sees_and_its_legal_answers(name: str) -> None:
    game = fresh(name)
    for _ in range(12):
        seat = game.decisions[0].seat
        asked = serving(game, seat)
        question = json.loads(json.dumps(asked.question(60)))
        assert question["view"] == json.loads(json.dumps(game.view(seat)))
        assert question["decision"]["id"] == game.decisions[0].id
        assert question["complete"] == (question["answers"] <= MOST_PATHS)
        assert len(question["paths"]) == min(question["answers"], MOST_PATHS)
        for path in question["paths"][:20]:
            assert game.decisions[0].form.objection(asked.answer({"path": path})) is None
            for length in range(len(path)):
                assert path[length] in asked.served({"reach": path[:length]})["next"]
        play_out(game, Stream("on"), max_decisions=3)


def test_guesses_are_given_on_request_and_say_nothing_of_what_is_hidden() -> None:
    """Of the position and of a guess of it the same guesses are made."""
    game = fresh()
    other = game.guess(0, Stream("another"))
    said = [serving(one).served({"guess": 3}) for one in (game, other)]
    assert said[0] == said[1]
    assert len({one["saved"] for one in said[0]["guesses"]}) == 3
    asked = serving(game)
    asked.served({"guess": MOST_GUESSES})
    with pytest.raises(ValueError, match="it has 0 left here"):
        asked.served({"guess": 1})


@pytest.mark.parametrize("name", ruleset_names())
def test_our_engine_chooses_through_the_pipe_as_it_does_inside(name: str) -> None:
    game = fresh(name)
    for _ in range(8):
        decision = game.decisions[0]
        asked = serving(game, decision.seat)
        position = {"msg": "position", "id": 7, **asked.question(60)}
        out = io.StringIO()
        guesses = {"id": 7, **asked.served({"guess": 1})}
        lines = [json.dumps(line) for line in ({"msg": "hello", "protocol": 1}, position, guesses)]
        answer_all("simple", lines, out)
        hello, request, answer = [json.loads(line) for line in out.getvalue().splitlines()]
        assert hello["msg"] == "hello"
        assert request == {"id": 7, "guess": 1}
        inside = make_bot("simple", name, str(position["seed"])).choose(game, decision.seat)
        assert asked.answer(answer) == game.checked(decision, inside)
        play_out(game, Stream("on"), max_decisions=5)


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (["x"], "line 1 is not of the protocol: 'x'"),
        (['{"msg": 3}'], "line 1 is not of the protocol"),
        (['{"msg": "hello", "protocol": 7}'], "line 1 asks for protocol 7; this is 1"),
        (['{"msg": "position"}'], "line 1 has no id of the protocol"),
        (['{"msg": "guesses", "guesses": []}'], "line 1 says 'guesses', which nobody asked for"),
        (['{"msg": "position", "id": 3}', '{"msg": "reach"}'], "line 2 says 'reach', which nobody asked for"),
        (['{"msg": "position", "id": 3}', '{"msg": "guesses"}'], "line 2 has no guess with a saved position"),
        (['{"msg": "position", "id": 3}', '{"msg": "guesses", "guesses": [4]}'], "line 2 has no guess with a saved"),
        (['{"msg": "position", "id": 3}', '{"msg": "guesses", "guesses": [{"saved": "eA=="}]}'], "saved"),
    ],
)
def test_our_engine_says_in_one_sentence_what_is_not_of_the_protocol(
    run: Run,  # noqa: F811
    said: list[str],
    sentence: str,
) -> None:
    outcome = run("engine", "--bot", "simple", typed="".join(line + "\n" for line in said))
    assert (outcome.status, outcome.err.count("\n")) == (2, 1)
    assert sentence in outcome.err


def test_a_program_plays(program: Path) -> None:
    found = match_up(ruleset_named("sun"), {}, 1, "1", [lambda seed: piped_bot(program, "well"), "random"], 3)
    assert found.faults == [0, 0]
    assert found.decisions[0] > 3


# --- what goes wrong ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("ends", "it ended"),
        ("babbles", "it said 'let me think"),
        ("another-question", "it answered the question -5, not 1"),
        ("another-protocol", 'it did not say {"msg": "hello", "protocol": 1}'),
        ("illegal", "is not legal: "),
        ("unheard-of", "has a name that race does not have"),
        ("greedy", "it asked for 100000 guesses; it has 64 left here"),
        ("unprintable", r"it asked for '\ud800\x1b[2J' guesses; it has 64 left here"),
        ("chatty", "it said 1000 lines without an answer"),
        ("long", "which is no JSON object on one line"),
    ],
)
def test_a_program_that_fails_says_how_and_is_ended(program: Path, how: str, said: str) -> None:
    bot = piped_bot(program, how)
    with pytest.raises(BotFault) as fault:
        bot.choose(fresh(), 0)
    assert said in fault.value.what
    assert fault.value.bot == "mine"
    if "legal" not in said and "name that" not in said:
        assert bot.program.process is None


def test_a_program_that_hangs_is_ended(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(piped, "safety_seconds", 0.5)
    with pytest.raises(BotFault, match="it took too long"):
        piped_bot(program, "hangs").choose(fresh(), 0)


def test_a_program_that_asks_for_much_and_does_not_read_it_is_ended(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given more guesses than a pipe holds, nobody waits for ever until they are taken out of it."""
    monkeypatch.setattr(piped, "safety_seconds", 0.5)
    game = fresh()
    assert len(json.dumps(serving(game).served({"guess": MOST_GUESSES}))) > 1 << 17
    bot = piped_bot(program, "deaf")
    with pytest.raises(BotFault, match="it took too long"):
        bot.choose(game, 0)
    assert bot.program.process is None


def test_a_program_that_leaves_something_behind_with_its_pipes_open_is_not_waited_for(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(piped, "safety_seconds", 1.0)
    start = time.monotonic()
    with pytest.raises(BotFault, match="it took too long"):
        piped_bot(program, "leaves-something").choose(fresh(), 0)
    assert time.monotonic() - start < 10


def test_a_program_is_not_told_what_a_server_is_set_up_with(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARBOARD_SECRET", "a password")
    monkeypatch.setenv("OTHER", "something else")
    with pytest.raises(BotFault, match=r"the path \['nothing', 'something else'\] has a name that race does not have"):
        piped_bot(program, "tells").choose(fresh(), 0)


def test_what_cannot_be_started_is_a_fault() -> None:
    with pytest.raises(BotFault, match="it cannot be started: "):
        PipedBot("mine", "/nowhere/bot", "1").choose(fresh(), 0)


def test_a_program_that_was_lost_is_started_again_but_not_for_ever(program: Path) -> None:
    bot = piped_bot(program, "ends-once")
    game = fresh()
    for _ in range(2):
        bot.choose(game, 0)
        bot.choose(game, 0)
        with pytest.raises(BotFault, match="it ended"):
            bot.choose(game, 0)
    other = piped_bot(program, "ends")
    for _ in range(3):
        with pytest.raises(BotFault, match="it ended"):
            other.choose(game, 0)
    with pytest.raises(BotFault, match="it was lost 3 times, and is not started again"):
        other.choose(game, 0)


def test_in_the_arena_it_loses_its_turn_and_is_reported(program: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The game goes on with the stand-in's choices: exactly as if that had played."""
    race = ruleset_named("race")
    found = match_up(race, {}, 1, "1", [lambda seed: piped_bot(program, "babbles"), "random"], 60)
    assert found.faults[0] > 10
    assert found.share(0) == 1
    assert "the bot mine failed: it said 'let me think" in caplog.text
    assert "simple chooses for it" in caplog.text
    assert len(caplog.records) == 2, "the same fault is reported once"


# --- who may name a command ---------------------------------------------------------------------------------


def test_a_command_is_named_once_by_whoever_types_it(program: Path) -> None:
    command = f"'{sys.executable}' '{program}' well"
    assert name_command(f"cmd:{command}") == "well"
    assert name_command(f"cmd:{command}") == "well"
    assert name_command(f"mine=cmd:{command}") == "mine"
    assert name_command("cmd:/opt/Simple.py") == "simple-2"
    assert name_command("cmd:/") == "guest"
    assert name_command("simple") is None
    assert {"well", "mine", "simple-2", "guest"} <= set(bot_names("race"))
    assert make_bot("well", "race", "1").choose(fresh(), 0)
    for text in ("random=cmd:x", "cmd:", "cmd: ", "A=cmd:x", "cmd:'"):
        with pytest.raises(ValueError, match=r"already|needs a command|cannot be called|no command"):
            name_command(text)


def refused(work: Any, *given: Any) -> None:
    with pytest.raises((ValueError, Mistake)):
        work(*given)


def test_no_name_is_ever_taken_for_a_command(tmp_path: Path) -> None:
    for text in (f"cmd:touch {tmp_path / 'here'}", f"mine=cmd:touch {tmp_path / 'here'}"):
        refused(make_bot, text, "race", "1")
        refused(known_bots, text, ruleset_named("race"))
        refused(seat_command, text, "true")
    assert list(tmp_path.iterdir()) == []


def test_a_record_cannot_name_a_command(run: Run, tmp_path: Path) -> None:  # noqa: F811
    """Given a saved game in which a bot is called like a command, it is refused, and nothing is run."""
    path, mark = tmp_path / "game.jsonl", tmp_path / "here"
    assert run("play", "race", "--save", path, "--bots", "random", typed="q\n").status == 0
    path.write_text(path.read_text().replace('"random"', json.dumps(f"cmd:touch {mark}")))
    outcome = run("play", "race", "--resume", path, typed="q\n")
    assert outcome.status == 2
    assert "race has no bot 'cmd:touch " in outcome.err
    assert not mark.exists()
