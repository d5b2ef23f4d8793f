"""Sockets that one server process passes on to another, open as they are, and what happens if it cannot take them."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any, cast

import pytest

from starboard.server.operation.neighbours import MOST_BYTES, Neighbours

HEAD = b"GET / HTTP/1.1\r\n\r\n"


class Transport:
    """A connection as asyncio has it; knows whether it is read from."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.reading = True

    def get_extra_info(self, _: str) -> socket.socket:
        return self.line

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def address_for(number: int, of: Neighbours) -> bytes:
    """Of a table that gathers at a process."""
    found = (f"/api/tables/table-{one}/play?seat=0".encode() for one in range(100))
    return next(one for one in found if of.place_of(one) == number)


def pass_on(by: Neighbours, url: bytes, head: bytes, transport: Transport) -> bool:
    return by.pass_on(url, head, cast(asyncio.Transport, transport))


def test_a_socket_is_passed_on_to_where_its_table_gathers(tmp_path: Path) -> None:
    """Given two processes, when a socket comes to the one and belongs to the other, then that one goes on with it, and
    the first reads nothing more from it. All processes agree where a table gathers; what is no socket of a table stays
    where it is."""

    async def scene() -> None:
        taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
        first, second = (Neighbours(str(tmp_path), number, 2) for number in range(2))
        first.open(lambda *_: pytest.fail("it belongs to the other"))
        second.open(lambda *given: taken.put_nowait(given))
        url = address_for(1, first)
        assert second.place_of(url) == 1
        ours, theirs = socket.socketpair()
        transport = Transport(ours)
        assert pass_on(first, url, HEAD, transport)
        assert not transport.reading
        ours.close()
        line, head = await asyncio.wait_for(taken.get(), 60)
        line.sendall(b"hello")
        assert (head, theirs.recv(5)) == (HEAD, b"hello")
        for one in (line, theirs):
            one.close()
        stays: list[Any] = [b"/api/tables", b"/api/lobby/socket", b"/api/tables/a/b/play", address_for(0, first)]
        assert [pass_on(first, one, HEAD, transport) for one in stays] == [False] * 4
        first.close()
        second.close()

    asyncio.run(scene())


@pytest.mark.parametrize("why", ["never there", "ended", "too long", "no folder"])
def test_a_socket_that_nobody_takes_stays(why: str, tmp_path: Path) -> None:
    """Given a process that has died, is about to end or cannot be reached, then whoever has a socket serves it."""

    async def scene() -> None:
        folder = "" if why == "no folder" else str(tmp_path)
        first, second = (Neighbours(folder, number, 2) for number in range(2))
        first.open(lambda *_: None)
        if why != "never there":
            second.open(lambda *_: None)
        if why == "ended":
            second.close()
        ours, theirs = socket.socketpair()
        transport = Transport(ours)
        head = b"a" * (MOST_BYTES + 1) if why == "too long" else HEAD
        assert not pass_on(first, address_for(1, first), head, transport)
        assert transport.reading
        first.close()
        second.close()
        for one in (ours, theirs):
            one.close()

    asyncio.run(scene())
