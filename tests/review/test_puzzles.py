"""Puzzles: those that are shipped are whole, and the answer of each is told with its why."""

from __future__ import annotations

import io
import json
import random
import zipfile
from pathlib import Path

import pytest

from starboard.cli.main import main
from starboard.kernel.decision import IllegalChoice
from starboard.kernel.record import RecordError
from starboard.review import puzzles
from starboard.review.puzzles import GAP, Puzzle, explained, puzzle_of, shipped

GAMES = ("race", "frontiers", "sun")
"""Those that puzzles are shipped for."""
each_game = pytest.mark.parametrize("game", GAMES)


def easiest(game: str) -> Puzzle:
    """The one with the fewest answers, which is the quickest to look at."""
    return min(shipped(game).values(), key=lambda one: one.moment()[1].form.count())


@each_game
def test_every_game_has_puzzles_whose_moment_is_there(game: str) -> None:
    found = shipped(game)
    assert len(found) >= 25
    assert puzzles.playable(game) == found
    for puzzle in found.values():
        match, decision = puzzle.moment()
        legal = [list(match.game.plain_choice(decision, answer)) for answer in decision.form.answers()]
        assert puzzle.best in legal
        assert puzzle.missed in legal
        assert puzzle.best != puzzle.missed
        assert puzzle.gap >= GAP
        assert puzzle.gap > 2 * puzzle.error
        assert puzzle.round == match.game.round


@pytest.mark.deep
@each_game
def test_every_puzzle_holds_with_the_networks_that_are_there(game: str) -> None:
    gone = [name for name, puzzle in shipped(game).items() if not puzzles.checked(puzzle)]
    assert gone == []


def test_a_puzzle_is_explained_and_goes_through_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = easiest("race")
    right, lines = explained(puzzle, puzzle.best)
    assert right.loss == 0
    assert right.label == "excellent"
    assert [bool(line) for line in lines] == [True, True]
    wrong, _ = explained(puzzle, puzzle.missed)
    assert wrong.loss > GAP / 2
    assert wrong.best.choice == puzzle.best
    with pytest.raises(IllegalChoice):
        explained(puzzle, ["nothing of the kind"])

    path = tmp_path / "mine.zip"
    puzzles.write(path, [puzzle])
    with path.open("rb") as file:
        assert puzzles.read(file)[puzzle.name].text() == puzzle.text()
    assert main(["puzzles", "check", "--file", str(path)]) == 0
    assert "1 of 1 puzzles hold" in capsys.readouterr().out


def test_what_is_no_puzzle_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = easiest("race")
    with pytest.raises(RecordError, match="ends with a note"):
        puzzle_of("none", puzzle.record.text())
    *lines, note = puzzle.text().splitlines()
    noted = json.loads(note)
    del noted["data"]["best"]
    with pytest.raises(RecordError, match="lacks"):
        puzzle_of("none", "\n".join([*lines, json.dumps(noted)]) + "\n")
    broken = tmp_path / "broken.zip"
    broken.write_text("nothing")
    assert main(["puzzles", "check", "--file", str(broken)]) == 2
    assert "no file of puzzles" in capsys.readouterr().err
    assert main(["puzzles", "check", "--file", str(tmp_path / "none")]) == 2
    empty, other = tmp_path / "empty.zip", tmp_path / "other.zip"
    with zipfile.ZipFile(empty, "w"), zipfile.ZipFile(other, "w") as archive:
        archive.writestr("game.jsonl", puzzle.record.text())
    capsys.readouterr()
    for file, why in ((empty, "there are no puzzles in this file"), (other, "game.jsonl is no puzzle")):
        for command in (["check", "--file", str(file)], ["make", "race", str(file)]):
            assert main(["puzzles", *command]) == 2
            said = capsys.readouterr().err
            assert f"{file}: {why}" in said
            assert said.count("\n") == 1
    for command in (["check", "--keep"], ["make", "race"]):
        assert main(["puzzles", *command, str(tmp_path)]) == 2
        assert "it is a folder" in capsys.readouterr().err


def test_a_file_of_puzzles_may_be_damaged_in_any_way(tmp_path: Path) -> None:
    """Whatever is wrong with it, it is a RecordError, which is said in one sentence."""
    path, luck = tmp_path / "whole.zip", random.Random(1)
    puzzles.write(path, [easiest("race")])
    whole, refused = path.read_bytes(), 0
    for _ in range(300):
        damaged = bytearray(whole)
        for _ in range(luck.choice((1, 3))):
            damaged[luck.randrange(len(damaged))] = luck.randrange(256)
        try:
            puzzles.read(io.BytesIO(damaged))
        except RecordError:
            refused += 1
    assert refused > 200


def test_the_players_of_a_puzzle_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.zip"
    assert main(["puzzles", "make", "race", str(broken), "--players", "9"]) == 2
