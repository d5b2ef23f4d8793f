"""Process: the server as a process: uvicorn with our application, told when to begin and how to end."""

from __future__ import annotations

import socket
import webbrowser
from pathlib import Path

import uvicorn

from starboard.server.app import create_app
from starboard.server.play import MOST_BYTES
from starboard.server.settings import Settings

MOST_WAITING = 1024
"""Connections that the system keeps until we take them."""


def serve(settings: Settings, assets: Path | None, line: socket.socket, open_at: str | None = None) -> None:
    """Run until told to stop; open a browser when ready, if there is an address to open it at."""
    Server(settings, assets, open_at).run([line])


class Server(uvicorn.Server):
    """uvicorn with our application. Told to stop, it first tells everybody who is connected to come back later."""

    def __init__(self, settings: Settings, assets: Path | None, open_at: str | None) -> None:
        app = create_app(settings, assets)
        self.house = app.state.house
        self.open_at = open_at
        super().__init__(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                # Slower than the other one, but it bounds how long the head of a request may be.
                http="h11",
                server_header=False,
                proxy_headers=bool(settings.trust_proxy),
                forwarded_allow_ips=list(settings.trust_proxy),
                ws="websockets-sansio",
                ws_max_size=MOST_BYTES,
                # A compressor for each socket would take more memory than all the rest of a quiet table.
                ws_per_message_deflate=False,
                backlog=MOST_WAITING,
                timeout_graceful_shutdown=settings.shutdown_seconds,
                h11_max_incomplete_event_size=64 * 1024,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.open_at is not None:
            webbrowser.open(self.open_at)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.say_goodbye()
        await super().shutdown(sockets)
