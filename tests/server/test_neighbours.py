"""Sockets that one server process passes on to another, open as they are, and what happens if it cannot take them."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from starboard.server.operation import neighbours
from starboard.server.operation.neighbours import MOST_BYTES, Neighbours

HEAD = b"GET / HTTP/1.1\r\n\r\n"
STORM = 60
"""More than Linux lets wait at a socket."""


class Transport:
    """A connection as asyncio has it; knows whether it is read from."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.reading = True
        self.kept = 0

    def get_extra_info(self, _: str) -> socket.socket:
        return self.line

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.line.fileno() < 0

    def abort(self) -> None:
        self.line.close()

    def keep(self) -> None:
        self.kept += 1


def nothing(*_: Any) -> None:
    pass


def address_for(number: int, of: Neighbours) -> bytes:
    """Of a table that gathers at a process."""
    found = (f"/api/tables/table-{one}/play?seat=0".encode() for one in range(100))
    return next(one for one in found if of.place_of(one) == number)


def pass_on(by: Neighbours, url: bytes, head: bytes, transport: Transport) -> None:
    by.pass_on(url, head, cast(asyncio.Transport, transport), transport.keep)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_socket_is_passed_on_to_where_its_table_gathers(tmp_path: Path) -> None:
    """Given two processes, when a socket comes to the one and belongs to the other, then that one goes on with it, and
    the first closes its own end. All processes agree where a table gathers; what is no socket of a table stays where it
    is."""

    async def scene() -> None:
        taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
        first, second = (Neighbours(str(tmp_path), number, 2) for number in range(2))
        first.open(lambda *_: pytest.fail("it belongs to the other"), nothing)
        second.open(lambda *given: taken.put_nowait(given), nothing)
        url = address_for(1, first)
        assert second.place_of(url) == 1
        ours, theirs = socket.socketpair()
        transport = Transport(ours)
        pass_on(first, url, HEAD, transport)
        assert transport.is_closing()
        line, head = await asyncio.wait_for(taken.get(), 60)
        assert not os.get_inheritable(line.fileno())
        line.sendall(b"hello")
        assert (head, theirs.recv(5)) == (HEAD, b"hello")
        for one in (line, theirs):
            one.close()
        ours, theirs = socket.socketpair()
        transport = Transport(ours)
        for stays in (b"/api/tables", b"/api/lobby/socket", b"/api/tables/a/b/play", address_for(0, first)):
            pass_on(first, stays, HEAD, transport)
        assert (transport.kept, transport.reading, transport.is_closing()) == (4, True, False)
        first.close()
        second.close()
        for one in (ours, theirs):
            one.close()

    asyncio.run(scene())


@pytest.mark.parametrize("why", ["never there", "ended", "too long", "no folder"])
def test_a_socket_that_nobody_takes_stays(why: str, tmp_path: Path) -> None:
    """Given a process that has died, is about to end or cannot be reached, then whoever has a socket serves it."""

    async def scene() -> None:
        folder = "" if why == "no folder" else str(tmp_path)
        first, second = (Neighbours(folder, number, 2) for number in range(2))
        first.open(nothing, nothing)
        if why != "never there":
            second.open(nothing, nothing)
        if why == "ended":
            second.close()
        ours, theirs = socket.socketpair()
        transport = Transport(ours)
        head = b"a" * (MOST_BYTES + 1) if why == "too long" else HEAD
        pass_on(first, address_for(1, first), head, transport)
        assert (transport.kept, transport.reading) == (1, True)
        first.close()
        second.close()
        for one in (ours, theirs):
            one.close()

    asyncio.run(scene())


def test_however_many_come_at_once_all_are_passed_on(tmp_path: Path) -> None:
    """Given a flood of sockets, as when everybody comes again after a restart, then those for which the other process
    has no room at once wait a moment, in their order, and are passed on then; but for one that has gone meanwhile."""

    async def scene() -> None:
        taken: list[bytes] = []

        def take(line: socket.socket, head: bytes) -> None:
            line.close()
            taken.append(head)

        first, second = (Neighbours(str(tmp_path), number, 2) for number in range(2))
        first.open(nothing, nothing)
        second.open(take, nothing)
        pairs = [socket.socketpair() for _ in range(STORM)]
        transports = [Transport(ours) for ours, _ in pairs]
        heads = [b"%d" % number + HEAD for number in range(STORM)]
        for transport, head in zip(transports, heads, strict=True):
            pass_on(first, address_for(1, first), head, transport)
        assert first.waiting
        transports[-1].abort()
        await until(lambda: len(taken) == STORM - 1 and not first.waiting)
        assert taken == heads[:-1]
        assert not any(one.kept for one in transports)
        first.close()
        second.close()
        for _, theirs in pairs:
            theirs.close()

    asyncio.run(scene())


@pytest.mark.parametrize("why", ["it hangs", "we end"])
def test_a_socket_does_not_wait_for_ever(why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a process that takes nothing any more, then whoever has the sockets serves them after a while; at once if
    it is about to end itself."""
    monkeypatch.setattr(neighbours, "PATIENCE", 0.05 if why == "it hangs" else 600.0)

    async def scene() -> None:
        first, second = (Neighbours(str(tmp_path), number, 2) for number in range(2))
        first.open(nothing, nothing)
        second.open(nothing, nothing)
        assert second.ears is not None
        asyncio.get_running_loop().remove_reader(second.ears)
        pairs = [socket.socketpair() for _ in range(STORM)]
        transports = [Transport(ours) for ours, _ in pairs]
        for transport in transports:
            pass_on(first, address_for(1, first), HEAD, transport)
        left = [one for one in transports if not one.is_closing()]
        assert left
        assert not any(one.reading for one in left)
        if why == "we end":
            first.close()
            assert not first.waiting
        await until(lambda: all(one.kept == 1 and one.reading for one in left))
        assert not first.waiting
        first.close()
        second.close()
        for ours, theirs in pairs:
            ours.close()
            theirs.close()

    asyncio.run(scene())


def test_a_system_that_has_no_memory_for_it_counts_as_busy(tmp_path: Path) -> None:
    """That is how BSD and macOS say that nothing more may wait."""

    class Mouth:
        def sendmsg(self, *_: Any) -> None:
            raise OSError(errno.ENOBUFS, "no buffer space available")

        def close(self) -> None:
            pass

    async def scene() -> None:
        first = Neighbours(str(tmp_path), 0, 2)
        first.mouth = cast(socket.socket, Mouth())
        ours, theirs = socket.socketpair()
        transport = Transport(ours)
        pass_on(first, address_for(1, first), HEAD, transport)
        assert (transport.kept, len(first.waiting[1])) == (0, 1)
        first.close()
        assert transport.kept == 1
        for one in (ours, theirs):
            one.close()

    asyncio.run(scene())


def test_a_process_that_begins_tells_the_others(tmp_path: Path) -> None:
    """So that they send home whoever came to its tables meanwhile. One that begins in the place of a process that died
    does so too."""

    async def scene() -> None:
        came: list[tuple[int, int]] = []

        def begin(number: int) -> Neighbours:
            made = Neighbours(str(tmp_path), number, 3)
            made.open(lambda *_: pytest.fail("no socket"), lambda other: came.append((number, other)))
            return made

        all_of_them = [begin(number) for number in range(3)]
        await until(lambda: len(came) == 3)
        assert sorted(came) == [(0, 1), (0, 2), (1, 2)]
        came.clear()
        all_of_them.append(begin(1))
        await until(lambda: len(came) == 2)
        assert sorted(came) == [(0, 1), (2, 1)]
        for one in all_of_them:
            one.close()

    asyncio.run(scene())
