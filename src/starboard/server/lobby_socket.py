"""Lobby socket: the lobby, told anew to whoever looks at it whenever it changed for them, and only then."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from starboard.kernel.language import LANGUAGES
from starboard.server.announce import News
from starboard.server.cookies import COOKIE
from starboard.server.house import House, house_of
from starboard.server.lobby import lobby_of
from starboard.server.refusals import preferred

REST_SECONDS = 0.5
"""So long a change may wait for further ones."""


class LobbyNews:
    """Wakes everybody who looks at the lobby when any table changed."""

    def __init__(self, house: House) -> None:
        self.changed: set[asyncio.Event] = set()
        house.store.announcements.listen(self.hear)

    def hear(self, _news: News) -> None:
        for event in self.changed:
            event.set()


async def look(socket: WebSocket, news: LobbyNews) -> None:
    """One WebSocket to the lobby, until it goes."""
    house = house_of(socket)
    person = await house.identity.of_cookie(socket.cookies.get(COOKIE))
    asked = socket.query_params.get("language", "")
    language = asked if asked in LANGUAGES else preferred(socket.headers.get("accept-language", ""))
    await socket.accept()
    changed = asyncio.Event()
    news.changed.add(changed)
    try:
        telling = asyncio.create_task(tell(socket, house, person.id if person else None, language, changed))
        hearing = asyncio.create_task(hear(socket))
        done, rest = await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        for task in done:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                task.result()
    finally:
        news.changed.discard(changed)


async def tell(socket: WebSocket, house: House, person: str | None, language: str, changed: asyncio.Event) -> None:
    last = b""
    while True:
        changed.clear()
        found = msgspec.json.encode(await lobby_of(house, person, language))
        if found != last:
            await socket.send_text(found.decode())
            last = found
        await changed.wait()
        await asyncio.sleep(REST_SECONDS)


async def hear(socket: WebSocket) -> None:
    """There is nothing to say to the lobby; whoever says something is shown out."""
    message = await socket.receive()
    if message["type"] == "websocket.receive":
        await socket.close(1008)
