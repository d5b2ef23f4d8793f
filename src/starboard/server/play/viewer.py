"""Viewer: somebody who looks at a table through one seat (or as a spectator), over one socket.

What is to be sent waits in a line of its own, so that a slow client never holds up a room. Updates wait there as a
mark only and are made when their turn comes: however much happened meanwhile, it is one update.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Literal

from starlette.websockets import WebSocket, WebSocketDisconnect

from starboard.server import wire
from starboard.server.refusals import Refused

if TYPE_CHECKING:
    from starboard.server.play.room import Room

LOG = logging.getLogger(__name__)

MOST_WAITING = 100
"""A client that lets this many messages wait is disconnected; it may come again."""

Mark = Literal["update", "table"]


class Viewer:
    """One socket at a room."""

    __slots__ = (
        "epoch",
        "gone",
        "key",
        "language",
        "leaving",
        "line",
        "own",
        "person",
        "room",
        "seat",
        "sending",
        "socket",
        "told",
    )

    def __init__(
        self, room: Room, socket: WebSocket, person: str | None, seat: int | None, own: bool, code: str
    ) -> None:
        self.room = room
        self.socket = socket
        self.person = person
        self.seat = seat
        self.own = own
        """Does the seat belong to this person, or do they only look through its eyes?"""
        self.language = code
        self.told = 0
        self.epoch = -1
        """How often the stream had been rewound when we last told of it; -1: we told nothing yet."""
        self.key = b""
        # Mostly empty and never long: a list takes a tenth of the memory of a deque.
        self.line: list[bytes | Mark] = []
        self.sending: asyncio.Task[None] | None = None
        self.gone = False
        self.leaving = False
        """Has the right to look been lost? Then nothing more is said, and nothing heard."""

    def say(self, message: wire.FromServer) -> None:
        """Put a message in the line."""
        self.put(wire.ENCODER.encode(message))

    def look(self, what: Mark = "update") -> None:
        """Something may have changed for this viewer."""
        if what not in self.line:
            self.put(what)

    def put(self, what: bytes | Mark) -> None:
        if self.gone or self.leaving:
            return
        self.line.append(what)
        if len(self.line) > MOST_WAITING:
            self.hang_up()
        elif self.sending is None:
            self.sending = self.room.spawn(self.send())

    def refuse(self, refused: Refused) -> None:
        """Say no to something that had no number of its own."""
        self.say(self.refusal(refused, None))

    def dismiss(self, refused: Refused) -> None:
        """Say why, instead of all that still waits, and nothing after it: the first reason is the one that is said."""
        if self.leaving:
            return
        self.line.clear()
        self.refuse(refused)
        self.leaving = True

    def refusal(self, refused: Refused, ref: int | None) -> wire.NotDone:
        problem = refused.problem(self.language)
        return wire.NotDone(ref, problem.reason, problem.text)

    async def send(self) -> None:
        """Send what waits; ends when nothing does, so that a quiet viewer costs no task."""
        try:
            while self.line and not self.gone:
                what = self.line.pop(0)
                try:
                    message = await self.made(what)
                except Refused as refused:
                    if refused.status == 503:  # the database is away for a moment: it comes again, and is told then
                        self.hang_up()
                        return
                    self.dismiss(refused)
                    self.room.spawn(self.room.audience.show_out(self))
                    continue
                if message is None or self.gone or (self.leaving and not isinstance(what, bytes)):
                    continue
                try:
                    await self.socket.send_text(message.decode())
                except (WebSocketDisconnect, RuntimeError, OSError):
                    self.gone = True  # it went away while we spoke; its reader notices too
        except Exception:
            LOG.exception("a viewer could not be told")
            self.hang_up()  # it comes again, and is told then
        finally:
            self.sending = None

    async def made(self, what: bytes | Mark) -> bytes | None:
        """A message for what waited in the line."""
        if isinstance(what, bytes):
            return what
        audience = self.room.audience
        return await (audience.update_for(self) if what == "update" else audience.table_for(self))

    async def all_sent(self) -> None:
        """Wait until the line is empty."""
        while self.sending is not None and not self.gone:
            await asyncio.shield(self.sending)

    def hang_up(self, code: int = 1013) -> None:
        """Close the socket without waiting for its line to empty; 1013: try again later."""
        self.gone = True
        self.line.clear()
        self.room.spawn(self.close(code))

    async def close(self, code: int) -> None:
        self.gone = True
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.socket.close(code)
