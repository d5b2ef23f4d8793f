"""What the tests of the command line share: commands run in this process, and a player who reads the screen."""

import contextlib
import io
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from starboard.cli.main import main

PROMPT = re.compile(r"(?:for help|\(pomoc\)): $")
OPTION = re.compile(r"^  (\d+)\. ", re.MULTILINE)


class Outcome(NamedTuple):
    """What a command printed, and its status."""

    status: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command with lines typed into it. Saved games go to a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("starboard.cli.saves.folder", lambda: tmp_path / "data" / "starboard")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    def command(*arguments: str | Path, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as leaving:
            status = int(leaving.code or 0)
        printed = capsys.readouterr()
        return Outcome(status, printed.out, printed.err)

    return command


class Player:
    """Plays in a process of its own through pipes: reads up to the prompt, answers what it sees."""

    def __init__(self, *arguments: str | Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "starboard.cli.main", *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PYTHONUTF8": "1"},
        )
        self.text = ""
        self.turn = 0
        self.numbers: list[int] = []
        self.random = Random(1)
        # A game that hangs fails its test instead of stopping all of them.
        self.limit = threading.Timer(60, self.process.kill)
        self.limit.daemon = True
        self.limit.start()

    def read(self) -> str:
        """All that is printed until the next prompt, or until the end."""
        assert self.process.stdout is not None
        seen = b""
        while True:
            piece = os.read(self.process.stdout.fileno(), 1 << 16)
            seen += piece
            text = seen.decode(errors="replace")
            if not piece or PROMPT.search(text):
                self.text += text
                return text

    def type(self, line: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        return self.read()

    def answer(self, screen: str) -> str:
        """What may be legal: actions in turn, or as many of what is offered as it takes; after a refusal, others."""
        self.turn += 1
        found = [int(number) for number in OPTION.findall(screen.rsplit("\n\n", 1)[-1])]
        refused = not found
        self.numbers = found or self.numbers
        prompt = screen.rsplit("\n", 1)[-1]
        least, most = ([int(number) for number in re.findall(r"\d+", prompt)] * 2)[:2]
        if re.match(r"A number|Liczba", prompt):
            if refused:
                return str(least)
            return str(self.numbers[self.turn % 7 if len(self.numbers) == 7 else 0])
        if re.match(r"Up to|Liczby", prompt):
            return "0" if refused else str(self.numbers[0])
        if refused:
            picked = self.random.sample(self.numbers, self.random.randint(least, min(most, len(self.numbers))))
        else:
            picked = self.numbers[:least]
        return " ".join(str(number) for number in picked)

    def play(self, answers: int = 2000) -> str:
        """Give this many answers, or play to the end; returns the last screen."""
        screen = self.read() if not self.text else self.text
        given = 0
        while PROMPT.search(screen) and given < answers:
            screen = self.type(self.answer(screen))
            given += 1
        return screen

    def close(self) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        if not self.process.stdin.closed:
            with contextlib.suppress(BrokenPipeError):
                self.process.stdin.close()
        self.text += self.process.stdout.read().decode(errors="replace")
        self.process.stdout.close()
        status = self.process.wait()
        self.limit.cancel()
        return status

    def kill(self) -> None:
        self.process.kill()
        self.close()
