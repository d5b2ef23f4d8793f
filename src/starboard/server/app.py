"""App: the web application: everything that can be asked of a server, gathered from the modules that answer it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from starboard.server.house import House
from starboard.server.lounge import lounge
from starboard.server.play import play
from starboard.server.routes import Guard, broken, http_routes
from starboard.server.settings import Settings


def create_app(settings: Settings, assets: Path | None = None) -> Starlette:
    """The server as an ASGI application. `assets` is the folder of the built browser client, if there is one."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    sockets = [
        WebSocketRoute("/api/tables/{table}/play", play),
        WebSocketRoute("/api/lobby/socket", lounge),
    ]
    guard = Middleware(Guard, house=house, sockets=sockets)
    app = Starlette(
        routes=http_routes(house, assets),
        middleware=[guard],
        exception_handlers={Exception: broken},
        lifespan=lifespan,
    )
    app.state.house = house
    return app
