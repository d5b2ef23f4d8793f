"""Neighbours: the server processes of one machine, which pass the sockets of a table on to one and the same of them.

Any process can serve any table. But where the people of a table are at different processes, each of these reads, plays
and keeps what one of them has read, played and kept already. So a socket that comes to a table is handed, open as it
is, to the process where that table gathers. If that one cannot take it, whoever has it serves it, until that process
says that it is there. Knows connections and the names of tables in addresses, never a game.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import errno
import logging
import re
import socket
import time
import zlib
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

LOG = logging.getLogger(__name__)

TABLE = re.compile(rb"/api/tables/([A-Za-z0-9_-]{1,64})/play(?:[?#]|$)")
MOST_BYTES = 64 * 1024
"""Of the head of a request."""

BUSY = (errno.EAGAIN, errno.EWOULDBLOCK, errno.ENOBUFS)
"""The other process has not taken yet what was passed on to it. Linux lets ten wait by default."""

AGAIN_SECONDS = 0.01
PATIENCE = 2.0
"""A process that lives takes what waits for it within this time; then whoever has a socket serves it."""


class Waiting(NamedTuple):
    """A connection that a process has no room for at the moment."""

    head: bytes
    transport: asyncio.Transport
    keep: Callable[[], None]
    until: float


class Neighbours:
    """The processes of one machine as one of them sees them: by their numbers."""

    def __init__(self, folder: str, own: int, all_of_them: int) -> None:
        self.folder = Path(folder) if folder else None
        self.own = own
        self.all_of_them = all_of_them
        self.ears: socket.socket | None = None
        self.mouth: socket.socket | None = None
        self.waiting: dict[int, deque[Waiting]] = {}
        """For each process the connections that wait to be passed to it, in the order in which they came."""

    def open(self, take: Callable[[socket.socket, bytes], None], came: Callable[[int], None]) -> None:
        """Begin to pass on, and to take what others pass on: `take` is given the socket and the head that came on it,
        `came` the number of a process that has just begun. Without it every process serves whoever comes to it."""
        try:
            if not self.folder:
                raise OSError("there is no folder for it")
            self.ears, self.mouth = line(), line()
            place = self.folder / str(self.own)
            place.unlink(missing_ok=True)  # of the one that died here before
            self.ears.bind(str(place))
        except (OSError, AttributeError) as fault:  # systems without such sockets have no name for them
            LOG.warning("sockets are not passed on between server processes: %s", fault)
            self.close()
            return
        asyncio.get_running_loop().add_reader(self.ears, self.hear, self.ears, take, came)
        for number in range(self.all_of_them):
            if number != self.own:
                with contextlib.suppress(OSError):  # one that is not there holds nothing of ours
                    self.mouth.sendto(str(self.own).encode(), self.place(number))

    def close(self) -> None:
        """From now on the others keep what they have, and so do we."""
        if self.ears is not None:
            asyncio.get_running_loop().remove_reader(self.ears)
            self.ears.close()
        if self.mouth is not None:
            self.mouth.close()
        self.ears = self.mouth = None
        for number in list(self.waiting):
            self.pass_on_waiting(number)

    def place(self, number: int) -> str:
        assert self.folder is not None
        return str(self.folder / str(number))

    def place_of(self, url: bytes) -> int:
        """The process where the table of this address gathers; of any other address, this one."""
        found = TABLE.match(url)
        return self.own if found is None else self.place_of_table(found[1].decode())

    def place_of_table(self, table: str) -> int:
        return zlib.crc32(table.encode()) % self.all_of_them

    def pass_on(self, url: bytes, head: bytes, transport: asyncio.Transport, keep: Callable[[], None]) -> None:
        """Give an open connection away, if it belongs to another, and close it here. If it does not, or if nobody takes
        it, `keep` is called, perhaps a moment later; nothing is read from it meanwhile."""
        number = self.place_of(url)
        if number == self.own or self.mouth is None or len(head) > MOST_BYTES:
            keep()
            return
        transport.pause_reading()  # what comes from now on is for the other
        one = Waiting(head, transport, keep, time.monotonic() + PATIENCE)
        if number in self.waiting:
            self.waiting[number].append(one)
        elif not self.given(number, one):
            self.waiting[number] = deque([one])
            asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.pass_on_waiting, number)

    def pass_on_waiting(self, number: int) -> None:
        """Give a process what it has room for by now."""
        queue = self.waiting.get(number, deque())
        while queue and self.given(number, queue[0]):
            queue.popleft()
        if queue:
            asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.pass_on_waiting, number)
        else:
            self.waiting.pop(number, None)

    def given(self, number: int, one: Waiting) -> bool:
        """Does another process have this connection now, or do we keep it? False: it has to wait."""
        if one.transport.is_closing():
            return True
        try:
            if self.mouth is None:
                raise OSError("this process is about to end")
            rights = array.array("i", [one.transport.get_extra_info("socket").fileno()])
            self.mouth.sendmsg([one.head], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, rights)], 0, self.place(number))
        except OSError as fault:  # it has died, is just starting, or has too much to do
            if fault.errno in BUSY and time.monotonic() < one.until:
                return False
            one.transport.resume_reading()
            one.keep()
        else:
            one.transport.abort()  # the other's is open: only ours is closed
        return True

    def hear(
        self, ears: socket.socket, take: Callable[[socket.socket, bytes], None], came: Callable[[int], None]
    ) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                head, given, _, _ = socket.recv_fds(ears, MOST_BYTES, 1)
                for number in given:
                    taken = socket.socket(fileno=number)
                    taken.set_inheritable(False)
                    taken.setblocking(False)
                    take(taken, head)
                if not given and head.isdigit():
                    came(int(head))


def line() -> socket.socket:
    found = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    found.setblocking(False)
    return found
