"""Several processes behind one port: any of them serves any table, and one that dies is started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Run, run
from tests.server.client import PATIENCE, Chair, act
from tests.server.node import Node
from tests.server.players import gather, play_some
from websockets.exceptions import InvalidHandshake

from starboard.server.operation.neighbours import Neighbours
from starboard.server.operation.processes import START_SECONDS, OneOfSeveral, Several
from starboard.server.settings import Settings

__all__ = ["run"]


def servers(node: Node) -> list[int]:
    """The processes that serve."""
    assert node.process is not None
    children = Path(f"/proc/{node.process}/task/{node.process}/children").read_text().split()
    found = []
    for pid in map(int, children):
        with contextlib.suppress(OSError):
            if b"multiprocessing.spawn" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes as Linux shows them")
def test_two_processes_serve_one_table_and_the_death_of_one_is_survived(
    new_node: Callable[..., Node], postgresql: str
) -> None:
    node = new_node(postgresql, processes=2)
    both = servers(node)
    assert len(both) == 2

    async def scene() -> None:
        chairs = await gather(node.address, "race", 2)
        await play_some(chairs, 6)
        os.kill(both[0], signal.SIGKILL)
        table = chairs[0].id
        await until(lambda: len(servers(node)) == 2 and both[0] not in servers(node))
        again = [await chair.person.at(node.address).sit(table, seat) for seat, chair in enumerate(chairs)]
        for chair in again:
            await chair.ready()
        await play_some(again, 4)

    act(scene())
    assert node.stop() == 0


def test_the_people_of_a_table_gather_at_one_process(new_node: Callable[..., Node], postgresql: str) -> None:
    """Given two processes behind one port, when people come to tables, each to whichever process happens to answer,
    then each sees that the others of their table are there: a process knows only its own connections."""
    node = new_node(postgresql, processes=2)

    async def scene() -> None:
        for _ in range(5):
            chairs = await gather(node.address, "race", 4)
            for chair in chairs:
                await chair.until(lambda chair=chair: here(chair) == [True] * 4)  # type: ignore[misc]
            for chair in chairs:
                await chair.leave()

    act(scene())
    assert node.stop() == 0


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes as Linux shows them")
def test_they_gather_again_when_their_process_is_back(
    new_node: Callable[..., Node], postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the process of a table that has died, when Ada comes to the other one and Bob only to the one that was
    started in its place, then Ada is led there, too, and each sees that the other is there."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    node = new_node(postgresql, processes=2)
    folder = next(tmp_path.glob("starboard-*"))
    both = servers(node)

    async def scene() -> None:
        ada, bob = await gather(node.address, "race", 2)
        number = Neighbours(str(folder), 0, 2).place_of_table(ada.id)
        place = folder / str(number)
        begun = place.stat().st_mtime_ns
        os.kill(both[number], signal.SIGKILL)
        await ada.until_gone()
        await come(ada)
        await until(lambda: place.exists() and place.stat().st_mtime_ns != begun)
        await come(bob)
        async with asyncio.timeout(PATIENCE):
            while not all(chair.connected and here(chair) == [True, True] for chair in (ada, bob)):
                await asyncio.sleep(0.05)
                if not ada.connected:
                    await come(ada)
        await play_some([ada, bob], 4)

    act(scene())
    assert node.stop() == 0


def test_a_process_is_given_time_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a process that was started again and cannot answer yet, as on a busy machine, then it is left alone for
    two minutes; one that has ended is started again at once."""
    made: list[Starting] = []

    class Starting(OneOfSeveral):
        def __init__(self, exitcode: int | None = None) -> None:
            self.begun = time.monotonic()
            self.ended = exitcode
            made.append(self)

        @property
        def exitcode(self) -> int | None:
            return self.ended

        def is_alive(self, timeout: float = 5) -> bool:
            return False

        def kill(self) -> None:
            self.ended = -9

        def join(self) -> None:
            pass

    line = socket.socket()
    several = Several(Settings(processes=2, database="postgresql://x"), None, line, "", False, "")
    line.close()
    monkeypatch.setattr(several, "one_more", lambda number: Starting())
    first = Starting()
    several.processes = [first, Starting(exitcode=1)]
    several.keep_subprocess_alive()
    several.keep_subprocess_alive()
    assert several.processes[0] is first
    assert len(made) == 3
    first.begun -= START_SECONDS
    several.keep_subprocess_alive()
    assert several.processes[0] is not first


async def come(chair: Chair) -> None:
    """Connect as the page does, again and again: a process that dies takes with it what was just passed on to it."""
    async with asyncio.timeout(PATIENCE):
        while not chair.connected:
            with contextlib.suppress(OSError, InvalidHandshake):
                await chair.connect()
            await asyncio.sleep(0.05)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.05)


def here(chair: Chair) -> list[bool]:
    return [seat["present"] for seat in chair.table["seats"]]


def test_an_sqlite_file_is_for_one_process(run: Run, sqlite: str) -> None:
    outcome = run("serve", "--processes", "2", "--database", sqlite)
    assert outcome.status == 2
    assert "an SQLite file is for one process; name a PostgreSQL database" in outcome.err


@pytest.mark.parametrize("number", ["0", "65", "two"])
def test_a_number_of_processes_that_is_none_is_refused(run: Run, number: str) -> None:
    outcome = run("serve", "--processes", number, "--database", "postgresql://x@127.0.0.1:1/nothing")
    assert outcome.status == 2
    assert "--processes" in outcome.err


def test_a_database_that_does_not_answer_is_said_once(run: Run) -> None:
    outcome = run("serve", "--port", "0", "--processes", "2", "--database", "postgresql://x@127.0.0.1:1/nothing")
    assert outcome.status == 2
    assert "the database cannot be used: the database does not answer" in outcome.err
