"""One player against the robot, by every command: played to its end and resumed, simulated, measured, refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Player, Run

from starboard.arena import match_up
from starboard.cli import saves
from starboard.kernel import Match
from starboard.kernel.registry import ruleset_named

SOLO = ("--set", "solo=true", "--set", "level=3", "--set", "difficulty=hard")


@pytest.mark.parametrize(
    ("code", "over", "robot"), [("en", "The game is over.", ": Robot, "), ("pl", "Koniec gry.", ": Robot, ")]
)
def test_a_solo_game_is_played_to_its_end(tmp_path: Path, code: str, over: str, robot: str) -> None:
    path = tmp_path / "game.jsonl"
    player = Player("play", "race", "--lang", code, "--seed", "7", "--save", path, *SOLO)
    last = player.play()
    assert player.close() == 0
    assert over in last
    assert robot in last
    assert "Traceback" not in player.text
    match = Match.replay(ruleset_named("race"), saves.read(path))
    assert match.game.over
    assert len(match.game.standings()) == 2


def test_a_solo_game_is_left_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    player = Player("play", "race", "--lang", "en", "--seed", "7", "--save", path, *SOLO)
    player.play(10)
    player.close()
    player = Player("play", "race", "--lang", "en", "--resume", path)
    assert "The game is over." in player.play()
    assert player.close() == 0


def test_solo_games_are_simulated(run: Run) -> None:
    outcome = run("simulate", "race", "--games", "4", "--bots", "simple", "--json", *SOLO)
    result = json.loads(outcome.out)
    assert (result["players"], result["finished"], len(result["wins"])) == (1, 4, 1)
    assert "with 1 player in" in run("simulate", "race", "--games", "2", *SOLO).out


def test_a_match_up_of_one_measures_against_the_robot() -> None:
    found = match_up(ruleset_named("race"), {"solo": True, "level": 1}, 3, "1", ["random"], 60)
    assert found.plain()["games"] == 3
    assert found.margin(0) < 0, "random play loses to the robot"


def test_solo_games_are_measured(run: Run) -> None:
    outcome = run("bench", "race", "--seconds", "0.1", "--json", *SOLO)
    assert json.loads(outcome.out)["players"] == 1


def test_solo_is_for_one_player(run: Run) -> None:
    outcome = run("simulate", "race", "--players", "2", *SOLO)
    assert outcome.status == 2
    assert "race with these options is for 1 player, not 2" in outcome.err
