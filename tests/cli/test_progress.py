"""Long commands show how far they are on a terminal, and nothing of that in a pipe."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from tests.race.scribe import Scribe

COMMANDS = {
    "simulate": "simulate race --games 2 --bots simple --json",
    "arena": "arena race --games 2 --bots simple,random --json",
    "conform": "conform game.jsonl",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("progress")
    (made / "game.jsonl").write_text(json.dumps(Scribe("1", 2, bot="simple").game_written()) + "\n")
    return made


def ran(folder: Path, command: str, errors: int) -> str:
    """What a command prints on its output; its errors go to an open file."""
    path = os.pathsep.join(str(Path(part).resolve()) for part in sys.path if part)
    done = subprocess.run(
        [sys.executable, "-m", "starboard.cli.main", *command.split()],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "TERM": "xterm", "COLUMNS": "100"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
        timeout=300,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_progress_is_for_terminals_alone(folder: Path, name: str) -> None:
    ours, theirs = pty.openpty()
    try:
        printed = ran(folder, COMMANDS[name], theirs)
        os.set_blocking(ours, False)
        shown = os.read(ours, 1 << 16).decode()
    finally:
        os.close(ours)
        os.close(theirs)
    assert "games" in shown
    assert "\x1b[2K" in shown, "the bar is gone when the command is done"
    with (folder / "errors").open("wb") as file:
        again = ran(folder, COMMANDS[name], file.fileno())
    assert (folder / "errors").read_bytes() == b""
    if name == "conform":
        assert printed == again == "game.jsonl: 1 of 1 games agree\n"
    else:
        assert json.loads(printed)["games"] == json.loads(again)["games"] == 2
