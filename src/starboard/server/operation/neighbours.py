"""Neighbours: the server processes of one machine, which pass the sockets of a table on to one and the same of them.

Any process can serve any table. But where the people of a table are at different processes, each of these reads, plays
and keeps what one of them has read, played and kept already. So a socket that comes to a table is handed, open as it
is, to the process where that table gathers. If that one cannot take it, whoever has it serves it. Knows connections and
the names of tables in addresses, never a game.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import logging
import re
import socket
import zlib
from collections.abc import Callable
from pathlib import Path

LOG = logging.getLogger(__name__)

TABLE = re.compile(rb"/api/tables/([A-Za-z0-9_-]{1,64})/play(?:[?#]|$)")
MOST_BYTES = 64 * 1024
"""Of the head of a request."""


class Neighbours:
    """The processes of one machine as one of them sees them: by their numbers."""

    def __init__(self, folder: str, own: int, all_of_them: int) -> None:
        self.folder = Path(folder) if folder else None
        self.own = own
        self.all_of_them = all_of_them
        self.ears: socket.socket | None = None
        self.mouth: socket.socket | None = None

    def open(self, take: Callable[[socket.socket, bytes], None]) -> None:
        """Begin to pass on, and to take what others pass on: `take` is given the socket and the head that came on it.
        Without it every process serves whoever comes to it."""
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
        asyncio.get_running_loop().add_reader(self.ears, self.hear, self.ears, take)

    def close(self) -> None:
        """From now on the others keep what they have."""
        if self.ears is not None:
            asyncio.get_running_loop().remove_reader(self.ears)
            self.ears.close()
        if self.mouth is not None:
            self.mouth.close()
        self.ears = self.mouth = None

    def place_of(self, url: bytes) -> int:
        """The process where the table of this address gathers; of any other address, this one."""
        found = TABLE.match(url)
        return self.own if found is None else zlib.crc32(found[1]) % self.all_of_them

    def pass_on(self, url: bytes, head: bytes, transport: asyncio.Transport) -> bool:
        """Give an open connection away, if it belongs to another; True if that one has it now."""
        number = self.place_of(url)
        if number == self.own or self.mouth is None or self.folder is None or len(head) > MOST_BYTES:
            return False
        transport.pause_reading()  # what comes from now on is for the other
        given = array.array("i", [transport.get_extra_info("socket").fileno()])
        try:
            self.mouth.sendmsg(
                [head], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, given)], 0, str(self.folder / str(number))
            )
        except OSError:  # it has died, is just starting, or has too much to do
            transport.resume_reading()
            return False
        return True

    def hear(self, ears: socket.socket, take: Callable[[socket.socket, bytes], None]) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                head, given, _, _ = socket.recv_fds(ears, MOST_BYTES, 1)
                for number in given:
                    taken = socket.socket(fileno=number)
                    taken.setblocking(False)
                    take(taken, head)


def line() -> socket.socket:
    found = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    found.setblocking(False)
    return found
