"""`starboard train`: a run that is resumed keeps to its plan."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

TINY = [
    *("--generations", "0", "--first-games", "4", "--shard", "2", "--match", "2"),
    *("--hidden", "4", "--epochs", "1", "--players", "2"),
]


@pytest.mark.once
def test_a_run_that_is_resumed_keeps_to_its_plan(run: Run, tmp_path: Path) -> None:
    """Given a run for generation 0 alone that was killed in its matches, it ends with generation 0. More are made if
    more are asked for, and nothing else of the plan can be changed."""
    folder = tmp_path / "run"
    assert run("train", "frontiers", "--dir", folder, *TINY).status == 0
    (folder / "generation-0" / "matches.json").unlink()
    resumed = run("train", "frontiers", "--resume", folder)
    assert resumed.status == 0
    assert f"the best network is {folder}/generation-0/network.net" in resumed.out
    assert [path.name for path in sorted(folder.glob("generation-*"))] == ["generation-0"]
    for extra in (["--hidden", "8"], ["--set", "goals=true"], ["--tune", "0"], ["--dir", "elsewhere"]):
        outcome = run("train", "frontiers", "--resume", folder, *extra)
        assert outcome.status == 2
        assert f"{extra[0]} is settled when a run is begun" in outcome.err
    assert run("train", "frontiers", "--resume", folder, "--generations", "1", "--hours", "0").status == 0
    assert json.loads((folder / "plan.json").read_text())["generations"] == 1


@pytest.mark.parametrize("damaged", ["", "{", "3", "{}", '{"format": 1}', '{"format": 1, "settings": 3}'])
def test_a_folder_without_a_plan_that_can_be_read_has_no_run(run: Run, tmp_path: Path, damaged: str) -> None:
    (tmp_path / "plan.json").write_text(damaged)
    outcome = run("train", "frontiers", "--resume", tmp_path)
    assert outcome.status == 2
    assert outcome.err.count("\n") == 1


def test_a_damaged_file_of_a_run_is_named_in_one_sentence(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    assert run("train", "frontiers", "--dir", folder, "--hours", "0", *TINY).status == 0
    (folder / "generation-0" / "shard-0000.npz").write_bytes(b"")
    outcome = run("train", "frontiers", "--resume", folder)
    assert (outcome.status, outcome.err.count("\n")) == (2, 1)
    assert f"{folder}/generation-0/shard-0000.npz is damaged; delete it" in outcome.err


@pytest.mark.parametrize("given", ["--hours nan", "--hours -1", "--hours x", "--tune nan", "--tune inf"])
def test_hours_and_steps_are_numbers(run: Run, tmp_path: Path, given: str) -> None:
    outcome = run("train", "frontiers", "--dir", tmp_path / "run", *given.split())
    assert outcome.status == 2
    assert "a number from 0 to " in outcome.err


def test_a_network_for_games_alone_is_refused_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    solo = ["--set", "level=1", "--set", "solo=true"]
    outcome = run("train", "race-expansions", *solo, "--dir", tmp_path / "run")
    assert outcome.status == 2
    assert "matches, which need games of two or more players" in outcome.err
    assert not (tmp_path / "run").exists()
