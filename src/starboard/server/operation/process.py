"""Process: the server as a process: uvicorn with our application, told when to begin and how to end."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from starboard.server.operation import garbage
from starboard.server.operation.lines import Lines, proxies
from starboard.server.operation.neighbours import Neighbours
from starboard.server.server import CannotStart
from starboard.server.server import Server as StarboardServer
from starboard.server.settings import Settings
from starboard.server.web.app import create_app
from starboard.server.web.table_socket import MOST_BYTES

MOST_BYTES_OF_A_HEAD = 64 * 1024
MOST_WAITING = 100
"""Connections that the system keeps until we take them. We take all of them at once, before any is counted, so that
they have to fit into the reserve of file descriptors (`RESERVE` in `lines.py`)."""

HEAD_SECONDS = 20.0
"""The head of a request has to arrive in this time. A phone in a tunnel takes a few seconds; a flood of half-sent
requests holds its connections for no longer than this."""

QUIET_SECONDS = 75
"""How long a connection stays open between two requests. Longer than browsers, proxies and libraries keep one (5 to 60
seconds): if they use it at the moment we close it, their request is lost."""


def serve(settings: Settings, assets: Path | None, line: socket.socket, address: str, browse: bool = False) -> None:
    """Run until told to stop. When ready, say so, and open a browser if that is wanted. Raises CannotStart."""
    server = Server(settings, assets, address, browse)
    server.run([line])
    if server.trouble is not None:
        line.close()
        raise server.trouble


class Config(uvicorn.Config):
    """What uvicorn's protocols are given: our count of connections too, and the other processes behind the port."""

    lines: Lines
    neighbours: Neighbours | None = None


class Bounded(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, but nobody may hold too many connections, and no request may have an endless head:
    neither in bytes nor in time."""

    config: Config
    received = 0
    """Bytes since the last head was complete."""
    let_in = False
    waiting: asyncio.TimerHandle | None = None
    """Runs while the head of a request is awaited."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.let_in = self.config.lines.let_in(host_of(self.client))
        if not self.let_in:
            transport.abort()
            return
        self.await_head()
        if self.head:
            self.data_received(self.head)

    def connection_lost(self, exc: Exception | None) -> None:
        self.head_is_here()
        if self.let_in:
            self.config.lines.gone(host_of(self.client))
        super().connection_lost(exc)

    head = b""
    """What another process has read from this connection before it passed it on."""

    def begin_with(self, head: bytes) -> Bounded:
        self.head = head
        return self

    def await_head(self) -> None:
        if self.waiting is None:
            self.waiting = self.loop.call_later(HEAD_SECONDS, self.give_up)

    def head_is_here(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def give_up(self) -> None:
        self.waiting = None
        self.transport.abort()

    def on_message_begin(self) -> None:
        self.await_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.received = 0
        self.head_is_here()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self.head_is_here()
        neighbours = self.config.neighbours
        if neighbours is None or self.head or not self.all_answered():
            self.keep()
            return
        method = self.scope["method"].encode()
        head = [method + b" " + self.url + b" HTTP/1.1", *(name + b": " + value for name, value in self.headers)]
        neighbours.pass_on(self.url, b"\r\n".join([*head, b"", b""]), self.transport, self.keep)

    def all_answered(self) -> bool:
        """Is nothing on its way to the client? Whoever goes on with this connection could not send it."""
        complete = self.cycle is None or self.cycle.response_complete
        return complete and not self.transport.get_write_buffer_size()

    def keep(self) -> None:
        """Serve the WebSocket here. From here on it is another protocol's connection, which says when it is gone."""
        super().handle_websocket_upgrade()

    def on_body(self, body: bytes) -> None:
        self.received = 0
        super().on_body(body)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)
        if self.received > MOST_BYTES_OF_A_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too long.")


def host_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""


class Inbox:
    """What a client sent and nobody has read yet. Mostly empty and never long: a queue of asyncio takes twenty times
    the memory of this."""

    __slots__ = ("arrival", "messages")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.arrival: asyncio.Future[None] | None = None
        """Whoever reads waits for this; there is one reader."""

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.arrival is not None and not self.arrival.done():
            self.arrival.set_result(None)

    def empty(self) -> bool:
        return not self.messages

    async def get(self) -> Any:
        while not self.messages:
            self.arrival = asyncio.get_running_loop().create_future()
            try:
                await self.arrival
            finally:
                self.arrival = None
        return self.messages.pop(0)


class Lean(WebSocketsSansIOProtocol):
    """WebSockets as uvicorn speaks them, but a quiet one takes little memory: what was said to open it is not kept as
    long as it is open."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox()  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        lines: Lines = self.config.lines  # type: ignore[attr-defined]
        lines.gone(host_of(self.client))
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        event.headers.clear()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.response.headers.clear()


class Server(uvicorn.Server):
    """uvicorn with our application. Told to stop, it first tells everybody who is connected to come back later."""

    config: Config

    def __init__(
        self,
        settings: Settings,
        assets: Path | None,
        address: str,
        browse: bool = False,
        announce: bool = True,
        neighbours: Neighbours | None = None,
    ) -> None:
        app = create_app(settings, assets)
        self.server: StarboardServer = app.state.server
        self.address = address
        self.browse = browse
        self.announce = announce
        """Does this process say where it is? Of several, the one that started them does."""
        self.trouble: CannotStart | None = None
        self.looking: asyncio.Task[None] | None = None
        super().__init__(
            Config(
                app,
                log_config=None,
                access_log=False,
                # We open and close ourselves: what keeps a server from starting is said in a sentence.
                lifespan="off",
                http=Bounded,
                server_header=False,
                proxy_headers=bool(settings.trust_proxy),
                forwarded_allow_ips=proxies(settings),
                ws=Lean,
                ws_max_size=MOST_BYTES,
                # A compressor for each socket would take more memory than all the rest of a quiet table.
                ws_per_message_deflate=False,
                backlog=MOST_WAITING,
                timeout_keep_alive=QUIET_SECONDS,
                timeout_graceful_shutdown=settings.shutdown_seconds,
            )
        )
        self.config.lines = Lines(settings)
        self.config.neighbours = neighbours

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.server.open(self.address)
        except CannotStart as trouble:
            self.trouble, self.should_exit = trouble, True
            return
        await super().startup(sockets)
        if self.config.neighbours is not None:
            self.config.neighbours.open(self.take, self.send_home)
        self.looking = asyncio.create_task(garbage.look_when_quiet())
        if self.started and self.announce:
            print(f"Starboard is at {self.address}", flush=True)
            if self.browse:
                webbrowser.open(self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.looking is not None:
            self.looking.cancel()
        if self.config.neighbours is not None:
            self.config.neighbours.close()
        await self.server.say_goodbye()
        await super().shutdown(sockets)
        await self.server.close()

    def take(self, line: socket.socket, head: bytes) -> None:
        """Go on with a connection that another process has passed on."""
        protocol = Bounded(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        self.server.rooms.spawn(self.go_on_with(line, protocol.begin_with(head)))

    def send_home(self, number: int) -> None:
        """A process has begun, perhaps in the place of one that died: whoever came to its tables meanwhile is here."""
        neighbours = self.config.neighbours
        assert neighbours is not None
        self.server.rooms.spawn(
            self.server.rooms.have_come_again(lambda table: neighbours.place_of_table(table) == number)
        )

    async def go_on_with(self, line: socket.socket, protocol: Bounded) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, line)
        except OSError:  # whoever it was has gone meanwhile
            line.close()
