"""Processes: several servers behind one port, kept alive by uvicorn's supervisor, on one PostgreSQL database.

Each is a node of its own: what happens at the others it knows from the database, as if they were on other machines. But
they pass the sockets of a table on to one of them (`neighbours`). This process serves nobody: it brings the database up
to date, starts the others, and starts one again that has died.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
import tempfile
import time
import webbrowser
from dataclasses import replace
from pathlib import Path

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from starboard.server.operation import logs
from starboard.server.operation.neighbours import Neighbours
from starboard.server.operation.process import Server
from starboard.server.server import CannotStart
from starboard.server.server import Server as StarboardServer
from starboard.server.settings import Settings

START_SECONDS = 120.0


def serve_many(settings: Settings, assets: Path | None, line: socket.socket, address: str, browse: bool) -> None:
    """Run until told to stop. Raises CannotStart."""
    with line, contextlib.ExitStack() as ending:
        folder = ""
        with contextlib.suppress(OSError):  # a machine without a place for such things does without
            folder = ending.enter_context(tempfile.TemporaryDirectory(prefix="starboard-"))
        asyncio.run(prepare(settings))
        several = Several(settings, assets, line, address, browse, folder)
        several.run()
    if several.failed:
        raise CannotStart("a server process could not start; the log says why")


async def prepare(settings: Settings) -> None:
    """Bring the database up to date before anybody uses it, and find out whether it can be used at all."""
    server = StarboardServer(settings)
    try:
        await server.open_database()
    finally:
        await server.store.close()


class OneOfSeveral(Process):
    """A server process, from our side and (`server`, `target`) from its own."""

    def __init__(
        self,
        config: uvicorn.Config,
        line: socket.socket,
        settings: Settings,
        assets: Path | None,
        neighbours: Neighbours,
    ) -> None:
        self.settings = settings
        self.assets = assets
        self.neighbours = neighbours
        self.serving: Server | None = None
        self.begun = time.monotonic()
        super().__init__(config, [line])

    @property
    def young(self) -> bool:
        """May it still be starting? On a busy machine that takes longer than a process may be silent later."""
        return self.exitcode is None and time.monotonic() - self.begun < START_SECONDS

    @property
    def server(self) -> Server:
        assert self.serving is not None
        return self.serving

    def target(self, sockets: list[socket.socket] | None = None) -> None:
        logs.set_up(self.settings)
        # Made before the thread that answers for it begins: each would make one of its own.
        self.serving = Server(self.settings, self.assets, "", announce=False, neighbours=self.neighbours)
        super().target(sockets)
        if self.server.trouble is not None:
            logs.tell(f"a server process cannot start: {self.server.trouble}")
            sys.exit(STARTUP_FAILURE)


class Several(Multiprocess):
    """The processes of one machine."""

    processes: list[Process]

    def __init__(
        self, settings: Settings, assets: Path | None, line: socket.socket, address: str, browse: bool, folder: str
    ) -> None:
        config = uvicorn.Config("starboard", workers=settings.processes, log_config=None)
        super().__init__(config, [line])
        self.line = line
        self.settings = replace(settings, workers=max(1, settings.workers // settings.processes))
        self.assets = assets
        self.address = address
        self.browse = browse
        self.folder = folder
        """Where they find each other. Nobody else can look into it."""
        self.failed = False

    def one_more(self, number: int) -> OneOfSeveral:
        neighbours = Neighbours(self.folder, number, self.processes_num)
        process = OneOfSeveral(self.config, self.line, self.settings, self.assets, neighbours)
        process.start()
        return process

    def init_processes(self) -> None:
        """Start all; when they serve, say where."""
        self.processes = [self.one_more(number) for number in range(self.processes_num)]
        for number in range(self.processes_num):
            self.handle_signals()
            if not self.becomes_ready(number):
                self.failed = not self.should_exit.is_set()
                self.should_exit.set()
                return
        print(f"Starboard is at {self.address}", flush=True)
        if self.browse:
            webbrowser.open(self.address)

    def becomes_ready(self, number: int) -> bool:
        """Wait until a process serves. One that somebody kills meanwhile is started again; one that gives up is not."""
        while not self.processes[number].wait_until_ready(START_SECONDS, self.should_exit):
            ended = self.processes[number].exitcode
            if self.should_exit.is_set() or ended is None or ended >= 0:
                return False
            self.processes[number] = self.one_more(number)
        return True

    def keep_subprocess_alive(self) -> None:
        for number, process in enumerate(self.processes):
            assert isinstance(process, OneOfSeveral)
            if self.should_exit.is_set() or process.young:
                continue
            if process.is_alive(self.config.timeout_worker_healthcheck):
                continue
            process.kill()
            process.join()
            logs.tell("a server process has ended, and is started again")
            self.processes[number] = self.one_more(number)

    def handle_hup(self) -> None:
        """A terminal that is closed."""
        self.should_exit.set()

    def handle_ttin(self) -> None:
        """How many there are is said at the start."""

    handle_ttou = handle_ttin
