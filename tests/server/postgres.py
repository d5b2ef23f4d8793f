"""A throwaway PostgreSQL cluster for the tests: made in a temporary folder, reached through 127.0.0.1 only.

`tools/install-postgres` sees to it that the programs are there.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from random import SystemRandom

OWNER = "starboard"
MOST_SECONDS = 60


def programs() -> Path | None:
    """The folder with initdb and postgres, newest version first; None if PostgreSQL is not installed."""

    def version(folder: Path) -> int:
        return int(folder.parent.name) if folder.parent.name.isdigit() else 0

    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=version, reverse=True)
    found = shutil.which("initdb")
    if found is not None:
        folders.append(Path(found).resolve().parent)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def free_port() -> int:
    """A free port below those that the system gives to outgoing connections: while a server is down, nobody gets it."""
    for port in SystemRandom().sample(range(20_000, 32_000), 100):
        with socket.socket() as listener, contextlib.suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no free port")


def end_with_parent() -> None:
    """For a process that is about to be started: let it end when the tests do, even if those are killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)  # PR_SET_PDEATHSIG


class Cluster:
    """A running PostgreSQL server with as many empty databases as one asks for."""

    def __init__(self, bin_folder: Path, fsync: bool = False) -> None:
        self.bin = bin_folder
        self.folder = Path(tempfile.mkdtemp(prefix="starboard-postgres-"))
        self.numbers = count(1)
        # PostgreSQL refuses to run as root, so root hands the folder to the user that Debian's package made.
        self.user: int | None = None
        if os.geteuid() == 0:
            account = pwd.getpwnam("postgres")
            self.user = account.pw_uid
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        data = self.folder / "data"
        self._run("initdb", "--pgdata", data, "--username", OWNER, "--auth", "trust", "--encoding", "UTF8", "--no-sync")
        self.port = free_port()
        # What the tests kill is our server, never PostgreSQL: it need not wait for the disk.
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "max_connections": 200,
            "fsync": "on" if fsync else "off",
            "shared_buffers": "32MB",
        }
        options = [f"--{name}={value}" for name, value in settings.items()]
        self.command: list[str | Path] = [self.bin / "postgres", "-D", data, *options]
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                self.command,
                user=self.user,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=end_with_parent,  # noqa: PLW1509
                start_new_session=True,
            )
        for _ in range(MOST_SECONDS * 20):
            if self._try("pg_isready", "--host", "127.0.0.1", "--port", str(self.port)):
                return
            time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def restart(self) -> None:
        """As an update of the system does: everybody is thrown out, and let in again a moment later."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(MOST_SECONDS)
        self.start()

    def signal_all(self, number: signal.Signals) -> None:
        """To every process of it: SIGSTOP lets it hang, with its connections open; SIGCONT lets it go on."""
        own = self.process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        for process in (own, *map(int, children)):
            os.kill(process, number)

    def new_database(self) -> str:
        """An empty database; the address of it."""
        name = f"starboard_{next(self.numbers)}"
        self._run("createdb", "--host", "127.0.0.1", "--port", str(self.port), "--username", OWNER, name)
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(MOST_SECONDS)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str | Path) -> None:
        assert self._try(program, *arguments), (self.folder / "out").read_text(errors="replace")

    def _try(self, program: str, *arguments: str | Path) -> bool:
        with open(self.folder / "out", "ab") as out:
            finished = subprocess.run(
                [self.bin / program, *arguments],
                user=self.user,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                timeout=MOST_SECONDS,
                check=False,
            )
        return finished.returncode == 0
