"""`starboard replay`: the result of a saved game, and the table as a seat saw it at any moment."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Player, Run

from starboard.cli import saves
from starboard.kernel.match import Match
from starboard.kernel.registry import ruleset_named
from starboard.words.faces import face_of


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.jsonl"
    player = Player("play", "race", "--bots", "simple", "--lang", "en", "--seed", "7", "--save", path)
    player.play()
    assert player.close() == 0
    return path


def test_a_finished_game_is_verified_with_its_result(run: Run, finished: Path) -> None:
    entries = len(saves.read(finished).entries)
    out = run("replay", finished).out
    assert out.startswith(f"Verified: {entries} entries, {entries - 2} of them with a digest that agrees.\n")
    assert "The game was played to its end.\nPlace 1: " in out
    assert "Grę rozegrano do końca.\nMiejsce 1: " in run("replay", finished, "--lang", "pl").out


def test_an_unfinished_game_says_so(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "race", "--bots", "simple", "--seed", "1", "--save", path, typed="1 2\n")
    assert "The game is not finished.\n" in run("replay", path).out


def test_the_table_as_a_seat_saw_it_then(run: Run, finished: Path) -> None:
    out = run("replay", finished, "--to", "4", "--seat", "1").out
    match = Match.replay(ruleset_named("race"), saves.read(finished), 4)
    face = face_of(match.ruleset.name)
    names = [face.thing(name, face.language("en")) for name in own_hand(match)]
    hand = out.partition("Your hand, ")[2]
    assert len(names) == 4
    for name in names:
        assert f"  {name} — " in hand


def own_hand(match: Match) -> list[str]:
    table = match.game.view(0)["table"]
    assert isinstance(table, dict)
    cards: list[str] = table["players"][0]["cards"]
    return cards


def test_a_spectator_sees_no_hand(run: Run, finished: Path) -> None:
    out = run("replay", finished, "--to", "20").out
    assert "The table after 20 entries:" in out
    assert "hand, " not in out.replace("in hand", "")
    assert "You" not in out


def test_before_the_first_entry(run: Run, finished: Path) -> None:
    assert "Before the first round." in run("replay", finished, "--to", "0").out


def test_as_json(run: Run, finished: Path) -> None:
    out = run("replay", finished, "--json").out
    assert out.count("\n") == 1
    result = json.loads(out)
    assert result["view"]["over"]
    assert [one["rank"] for one in result["standings"]] == [1, 2]
    early = json.loads(run("replay", finished, "--to", "10", "--seat", "2", "--json").out)
    assert (early["shown"], early["view"]["seat"]) == (10, 1)


def test_moments_and_seats_that_are_not_there(run: Run, finished: Path) -> None:
    entries = len(saves.read(finished).entries)
    outcome = run("replay", finished, "--to", str(entries + 1))
    assert outcome.status == 2
    assert f"--to takes a number from 0 to {entries}" in outcome.err
    outcome = run("replay", finished, "--seat", "3")
    assert outcome.status == 2
    assert "there is no seat 3; the seats are 1 to 2" in outcome.err


def test_a_changed_choice_is_found(run: Run, finished: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    text = finished.read_text(encoding="utf-8")
    changed = re.sub(r'"digest":"(.)', lambda found: '"digest":"' + ("0" if found[1] != "0" else "1"), text, count=1)
    path.write_text(changed, encoding="utf-8")
    outcome = run("replay", path)
    assert outcome.status == 2
    assert "the position after it differs" in outcome.err


def test_a_file_that_is_no_text(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    outcome = run("replay", path)
    assert outcome.status == 2
    assert "it is not UTF-8 text" in outcome.err
