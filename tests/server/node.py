"""A real server in a process of its own, as `starboard serve` starts it, that tests can stop, kill and start again."""

from __future__ import annotations

import contextlib
import http.client
import os
import re
import signal
import time
from pathlib import Path
from typing import Any

from tests.server.nursery import Nursery
from tests.server.postgres import free_port

UNLIMITED = {
    "requests_per_minute": 0,
    "messages_per_minute": 0,
    "logins_per_minute": 0,
    "people_per_hour": 0,
    "tables_per_hour": 0,
    "sockets_per_address": 0,
    "connections_per_address": 0,
}
"""Tests ask more often than people do; the limits have tests of their own."""

MOST_SECONDS = 60
PATIENCE = 30
"""Seconds in which a server that is there answers, also on a busy machine."""

FAULT = re.compile(r"Traceback|^\S+ \S+ (error|critical) |never awaited|never retrieved", re.MULTILINE)


class Node:
    """One server process. Its port stays the same when it is started again."""

    def __init__(self, nursery: Nursery, database: str, folder: Path, settings: dict[str, Any] | None = None) -> None:
        self.nursery = nursery
        self.database = database
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"node-{self.port}.log"
        usual = {"workers": 1, "notify": "off", "packs": folder / "packs", **UNLIMITED}
        self.settings: dict[str, Any] = {**usual, **(settings or {})}
        self.process: int | None = None
        self.checked = 0

    def launch(self) -> None:
        """Start, and do not wait for anything."""
        assert self.process is None
        environment = {name: value for name, value in os.environ.items() if not name.startswith("STARBOARD_")}
        for name, value in self.settings.items():
            environment[f"STARBOARD_{name.upper()}"] = str(value)
        command = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        self.process = self.nursery.start(command, environment, str(self.log))

    def start(self) -> None:
        """Start, and wait until it answers."""
        for _ in range(MOST_SECONDS * 50):
            if self.process is None:
                self.launch()
            if self.healthy():
                return
            assert self.process is not None
            if self.nursery.ended(self.process, wait=False) is not None:
                self.process = None
                # A bot's process that was just being split off from a killed server may hold its port for a moment.
                if "Address already in use" not in self.log.read_text(errors="replace")[-200:]:
                    break
            time.sleep(0.02)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-4000:]}")

    def healthy(self) -> bool:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request("GET", "/health")
            return line.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            line.close()

    def kill(self) -> None:
        """End it at once, with whatever it was doing, and its bots' processes with it."""
        if self.process is not None:
            os.killpg(self.process, signal.SIGKILL)
            self.nursery.ended(self.process, wait=True)
            self.process = None

    def stop(self) -> int:
        """Ask it to stop, and wait; says with which status it ended (uvicorn ends by the signal it was given)."""
        assert self.process is not None
        os.kill(self.process, signal.SIGTERM)
        for _ in range(MOST_SECONDS * 50):
            status = self.nursery.ended(self.process, wait=False)
            if status is not None:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(self.process, signal.SIGKILL)
                self.process = None
                return 0 if status == -signal.SIGTERM else status
            time.sleep(0.02)
        raise AssertionError("the server did not stop")

    def check_log(self) -> None:
        """Nothing broke since the last look."""
        text = self.log.read_text(errors="replace") if self.log.exists() else ""
        fresh, self.checked = text[self.checked :], len(text)
        fault = FAULT.search(fresh)
        assert fault is None, (
            f"the server's log has a fault:\n{fresh[max(0, fault.start() - 500) : fault.end() + 3000]}"
        )
