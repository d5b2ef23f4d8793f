"""App: the web application: everything that can be asked of a server, gathered from the modules that answer it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from starboard.server.server import Server
from starboard.server.settings import Settings
from starboard.server.web.lobby_socket import lobby_socket
from starboard.server.web.routes import Guard, broken, http_routes
from starboard.server.web.table_socket import table_socket


def create_app(settings: Settings, assets: Path | None = None) -> Starlette:
    """The server as an ASGI application. `assets` is the folder of the built browser client, if there is one."""
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    sockets = [
        WebSocketRoute("/api/tables/{table}/play", table_socket),
        WebSocketRoute("/api/lobby/socket", lobby_socket),
    ]
    guard = Middleware(Guard, server=server, sockets=sockets)
    app = Starlette(
        routes=http_routes(server, assets),
        middleware=[guard],
        exception_handlers={Exception: broken},
        lifespan=lifespan,
    )
    app.state.server = server
    return app
