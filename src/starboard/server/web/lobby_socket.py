"""The WebSocket of the lobby: tells everyone connected to it when tables change."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from starboard.server import wire
from starboard.server.refusals import Refused, preferred
from starboard.server.server import Server, server_of
from starboard.server.store.announcements import News
from starboard.server.tables.lobby import encoded_lobby
from starboard.server.web.limits import MessageLimit, address_of

LOG = logging.getLogger(__name__)

PAUSE_SECONDS = 1.0
"""However much happens, a lobby is not told more often."""

AGAIN_SECONDS = 2.0
"""How long to wait before the database is asked again that could not answer."""

ANSWER_SECONDS = 60.0
"""A lobby that has not been read by then is tried again, and the log says so."""

DECODER = msgspec.json.Decoder(wire.Ping)


async def lobby_socket(socket: WebSocket) -> None:
    """`/api/lobby/socket`"""
    server = server_of(socket)
    language = preferred(socket.query_params.get("language") or socket.headers.get("accept-language", ""))
    cookie = server.identity.cookies.of(socket.cookies)
    await socket.accept()
    lobby = LobbyLine(server, socket, language)
    telling = server.rooms.spawn(lobby.tell(cookie))
    try:
        while (frame := await socket.receive())["type"] == "websocket.receive":
            await lobby.heard_from(frame.get("text") or "")
    finally:
        telling.cancel()


class LobbyLine:
    """One socket to the lobby."""

    def __init__(self, server: Server, socket: WebSocket, language: str) -> None:
        self.server = server
        self.socket = socket
        self.language = language
        self.person: str | None = None
        self.changed = asyncio.Event()
        self.void = asyncio.Event()
        """Set when the cookie that the socket was opened with is no longer valid."""
        self.address = address_of(socket)

    def limit(self) -> MessageLimit:
        return self.server.limits.messages_of(self.person, self.address)

    async def heard_from(self, text: str) -> None:
        """Nothing is asked here but whether anybody is there."""
        if self.limit().wait():
            return
        with contextlib.suppress(msgspec.MsgspecError, UnicodeEncodeError, WebSocketDisconnect, RuntimeError, OSError):
            ping = DECODER.decode(text.encode())
            await self.socket.send_text(wire.ENCODER.encode(wire.Done(ping.ref)).decode())

    def heard(self, news: News) -> None:
        if news.what == "person" and news.about == self.person:
            self.void.set()
        if news.what != "request":
            self.changed.set()

    async def tell(self, cookie: str | None) -> None:
        """Send the lobby, and again whenever it is another for this person. A database that cannot answer is asked
        again until it can: nobody waits here for ever."""
        announcements = self.server.store.announcements
        announcements.listen(self.heard)
        last = b""
        troubled = False
        known = False
        try:
            while not self.void.is_set():
                try:
                    async with asyncio.timeout(ANSWER_SECONDS):
                        if not known:
                            found = await self.server.identity.of_cookie(cookie)
                            self.person, known = (found.id if found is not None else None), True
                        public = await self.server.board.public(PAUSE_SECONDS)
                        lobby = await encoded_lobby(self.server, self.person, self.language, public, PAUSE_SECONDS)
                except Exception as fault:
                    if isinstance(fault, Refused) and fault.key == "banned":
                        break
                    if not troubled:
                        LOG.warning("the lobby could not be read, and is tried again: %s", type(fault).__name__)
                    troubled = True
                    await asyncio.sleep(AGAIN_SECONDS)
                    continue
                troubled = False
                if lobby != last:
                    await self.socket.send_text(lobby.decode())
                    last = lobby
                if self.server.board.news == public.as_of:
                    await self.changed.wait()
                await asyncio.sleep(PAUSE_SECONDS)
                self.changed.clear()
            await self.socket.close(1013)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # it went away while we spoke; its reader notices too
        finally:
            announcements.listeners.remove(self.heard)
