"""Lounge: the WebSocket of the lobby: whoever sits there is told of tables as they change."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from starboard.server.announce import News
from starboard.server.cookies import COOKIE
from starboard.server.house import House, house_of
from starboard.server.lobby import lobby_of
from starboard.server.refusals import preferred
from starboard.server.viewer import ENCODER

PAUSE_SECONDS = 1.0
"""However much happens, a lobby is not told more often."""


async def lounge(socket: WebSocket) -> None:
    """`/api/lobby/socket`"""
    house = house_of(socket)
    language = preferred(socket.query_params.get("language") or socket.headers.get("accept-language", ""))
    found = await house.identity.of_cookie(socket.cookies.get(COOKIE))
    await socket.accept()
    telling = house.rooms.spawn(tell(house, socket, found.id if found is not None else None, language))
    try:
        while (await socket.receive())["type"] == "websocket.receive":
            pass  # nothing is asked here
    finally:
        telling.cancel()


async def tell(house: House, socket: WebSocket, person: str | None, language: str) -> None:
    """Send the lobby, and again whenever it is another for this person."""
    changed = asyncio.Event()
    void = asyncio.Event()

    def heard(news: News) -> None:
        if news.what == "person" and news.about == person:
            void.set()
        if news.what != "request":
            changed.set()

    announcements = house.store.announcements
    announcements.listen(heard)
    last = b""
    try:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while not void.is_set():
                lobby = ENCODER.encode(await lobby_of(house, person, language))
                if lobby != last:
                    await socket.send_text(lobby.decode())
                    last = lobby
                await changed.wait()
                await asyncio.sleep(PAUSE_SECONDS)
                changed.clear()
            await socket.close(1013)
    finally:
        announcements.listeners.remove(heard)
