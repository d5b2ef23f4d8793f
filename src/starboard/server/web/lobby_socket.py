"""The WebSocket of the lobby: tells everyone connected to it when tables change."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from starboard.server import wire
from starboard.server.people.cookies import COOKIE
from starboard.server.refusals import preferred
from starboard.server.server import Server, server_of
from starboard.server.store.announcements import News
from starboard.server.tables.lobby import lobby_of

PAUSE_SECONDS = 1.0
"""However much happens, a lobby is not told more often."""


async def lobby_socket(socket: WebSocket) -> None:
    """`/api/lobby/socket`"""
    server = server_of(socket)
    language = preferred(socket.query_params.get("language") or socket.headers.get("accept-language", ""))
    found = await server.identity.of_cookie(socket.cookies.get(COOKIE))
    await socket.accept()
    telling = server.rooms.spawn(tell(server, socket, found.id if found is not None else None, language))
    try:
        while (await socket.receive())["type"] == "websocket.receive":
            pass  # nothing is asked here
    finally:
        telling.cancel()


async def tell(server: Server, socket: WebSocket, person: str | None, language: str) -> None:
    """Send the lobby, and again whenever it is another for this person."""
    changed = asyncio.Event()
    void = asyncio.Event()

    def heard(news: News) -> None:
        if news.what == "person" and news.about == person:
            void.set()
        if news.what != "request":
            changed.set()

    announcements = server.store.announcements
    announcements.listen(heard)
    last = b""
    try:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while not void.is_set():
                lobby = wire.ENCODER.encode(await lobby_of(server, person, language))
                if lobby != last:
                    await socket.send_text(lobby.decode())
                    last = lobby
                await changed.wait()
                await asyncio.sleep(PAUSE_SECONDS)
                changed.clear()
            await socket.close(1013)
    finally:
        announcements.listeners.remove(heard)
