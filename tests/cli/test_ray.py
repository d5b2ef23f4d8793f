"""A Ray cluster that cannot be used is named in one sentence, whoever wanted it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from starboard.cli.main import main

TOUCHED = ("ray", "starboard.arena.cluster", "starboard.arena.training.cluster")
DEAF = """
def init(**given):
    raise ConnectionError("nobody answers\\nand much more about it")
"""


@pytest.fixture
def deaf_ray(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A Ray that finds no cluster, in the place of the real one."""
    (tmp_path / "ray.py").write_text(DEAF, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    for module in TOUCHED:
        monkeypatch.delitem(sys.modules, module, raising=False)
    yield
    for module in TOUCHED:
        sys.modules.pop(module, None)


@pytest.mark.usefixtures("deaf_ray")
@pytest.mark.parametrize(
    "command",
    ["arena race --bots simple,random --games 2 --ray there:1", "train race-base --ray there:1 --dir {folder}"],
)
def test_a_cluster_that_does_not_answer(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command.format(folder=tmp_path / "run").split()) == 2
    said = capsys.readouterr().err
    assert said.endswith("the Ray cluster 'there:1' cannot be used: nobody answers\n")
    assert not (tmp_path / "run").exists()
