"""A process that has loaded the server once and splits off a fresh one whenever a test starts one.

Loading takes a second or two, and the tests start servers some hundred times. What runs then is `starboard serve` in a
process of its own all the same, and can be stopped and killed like any other.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import signal
import subprocess
import sys
import threading
from typing import Any

from starboard.cli.main import main

LOADED = ["starboard.server.operation.process", "aiosqlite", "asyncpg", "sqlalchemy.dialects.postgresql.asyncpg"]


class Nursery:
    """The tests' end of it. There is one for each process that runs tests."""

    def __init__(self) -> None:
        self.asking = threading.Lock()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self, arguments: list[str], environment: dict[str, str], log: str) -> int:
        """Start a server; its process id, which is also that of its group."""
        return int(self._ask({"start": arguments, "environment": environment, "log": log}))

    def ended(self, process: int, wait: bool) -> int | None:
        """With which status a server ended (negative: by which signal); None if it runs."""
        status = self._ask({"ended": process, "wait": wait})
        return None if status is None else int(status)

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(60)
        self.process.stdout.close()

    def _ask(self, question: dict[str, Any]) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.asking:
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())


def start(arguments: list[str], environment: dict[str, str], log: str) -> int:
    child = os.fork()
    if child:
        return child
    os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.environ.clear()
    os.environ.update(environment)
    status = 1
    try:
        status = main(arguments)
    finally:
        sys.stdout.flush()
        os._exit(status)


def ended(process: int, wait: bool) -> int | None:
    found, status = os.waitpid(process, 0 if wait else os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def serve() -> None:
    # Ctrl-C and `timeout` are for pytest; when it is gone, we end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for name in LOADED:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    running: set[int] = set()
    for line in sys.stdin:
        question = json.loads(line)
        answer: int | None
        if "start" in question:
            answer = start(question["start"], question["environment"], question["log"])
            running.add(answer)
        else:
            answer = ended(question["ended"], question["wait"])
            if answer is not None:
                running.discard(question["ended"])
        print(json.dumps(answer), flush=True)
    # The tests are gone, even if they were killed: leave nothing behind.
    for process in running:
        os.killpg(process, signal.SIGKILL)


if __name__ == "__main__":
    serve()
