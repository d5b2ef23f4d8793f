"""Routes: everything that can be asked over HTTP, gathered from the modules that answer it, and what guards it all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from starboard.server.archive import records, replays
from starboard.server.coach import hints, puzzles, reviews
from starboard.server.duplicate import contests, daily
from starboard.server.operation import health
from starboard.server.people import identity, notify, privacy
from starboard.server.ratings import ladders
from starboard.server.refusals import Refused, preferred
from starboard.server.server import Server
from starboard.server.tables import catalogue, links, lobby, printed, seats
from starboard.server.web import schema, security
from starboard.server.web.endpoint import Endpoint, kept, problem
from starboard.server.web.limits import address_of
from starboard.server.web.static import Client
from starboard.words.faces import faces

ENDPOINTS: Sequence[Endpoint] = (
    *identity.ENDPOINTS,
    *notify.ENDPOINTS,
    *privacy.ENDPOINTS,
    *ladders.ENDPOINTS,
    *catalogue.ENDPOINTS,
    *printed.ENDPOINTS,
    *lobby.ENDPOINTS,
    *seats.ENDPOINTS,
    *links.ENDPOINTS,
    *records.ENDPOINTS,
    *replays.ENDPOINTS,
    *reviews.ENDPOINTS,
    *contests.ENDPOINTS,
    *daily.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *hints.ENDPOINTS,
)


def http_routes(server: Server, assets: Path | None) -> list[BaseRoute]:
    """In the order they are tried: what is not the API is the client."""
    client = Client(assets)
    return [
        Route("/health", health.health),
        Route("/metrics", health.metrics),
        *(endpoint.route(server) for endpoint in ENDPOINTS),
        *documents(),
        Route("/api/{path:path}", nothing, methods=["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]),
        Route("/{path:path}", client.answer),
    ]


def documents() -> list[BaseRoute]:
    """The documents that say what the server speaks; made when the server starts."""
    made = {
        "/api/schema.json": schema.encoded(schema.document(faces())),
        "/api/openapi.json": schema.encoded(schema.openapi(ENDPOINTS)),
        "/api/asyncapi.json": schema.encoded(schema.asyncapi()),
    }

    def route(path: str, content: bytes) -> Route:
        async def answer(request: Request) -> Response:
            return kept(request, content, "application/json")

        return Route(path, answer)

    return [route(path, content) for path, content in made.items()]


async def nothing(request: Request) -> Response:
    """An address of the API that does not exist, or not with this method."""
    for endpoint in ENDPOINTS:
        if matches(endpoint.path, request.url.path):
            return problem(Refused("wrong-method", {}, 405), language_of(request))
    return problem(Refused("no-such-address", {}, 404), language_of(request))


def matches(pattern: str, path: str) -> bool:
    wanted, given = pattern.split("/"), path.split("/")
    if len(wanted) != len(given):
        return False
    return all(one.startswith("{") or one == other for one, other in zip(wanted, given, strict=True))


def language_of(request: HTTPConnection) -> str:
    return preferred(request.headers.get("accept-language", ""))


class Guard:
    """Around the whole application: by which name it was called, the headers of every answer, and whose pages may open
    how many WebSockets."""

    def __init__(self, app: ASGIApp, server: Server, sockets: Sequence[WebSocketRoute]) -> None:
        self.app = app
        self.server = server
        self.sockets = sockets
        self.headers = [
            (name.lower().encode(), value.encode("latin-1"))
            for name, value in security.headers(server.settings).items()
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.connect(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self.headers]
            await send(message)

        request = Request(scope)
        try:
            security.check_host(self.server.settings, request.headers.get("host", ""))
            self.server.limits.address.check(address_of(request))
        except Refused as refused:
            await problem(refused, language_of(request))(scope, receive, with_headers)
            return
        await self.app(scope, receive, with_headers)

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        server = self.server
        try:
            address = self.let_in(HTTPConnection(scope))
        except Refused:
            # Before it is accepted, a closed WebSocket is an answer 403.
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        server.metrics.sockets.inc()
        try:
            await self.attend(WebSocket(scope, receive, send))
        finally:
            server.metrics.sockets.dec()
            server.limits.close_socket(address)

    def let_in(self, line: HTTPConnection) -> str:
        """The address that a WebSocket is counted for; raises Refused if it must not be opened."""
        server, address = self.server, address_of(line)
        security.check_host(server.settings, line.headers.get("host", ""))
        security.check_origin(server.settings, line.headers)
        server.limits.address.check(address)
        server.limits.open_socket(address)
        return address

    async def attend(self, socket: WebSocket) -> None:
        """Straight to who serves it: every layer in between would keep its memory as long as the socket is open."""
        for route in self.sockets:
            match, found = route.matches(socket.scope)
            if match is Match.FULL:
                socket.scope.update(found)
                await route.endpoint(socket)
                return
        await socket.receive()
        await socket.close(1008)


async def broken(request: Request, _fault: Exception) -> Response:
    """What nobody foresaw: logged where it happened, and no word of it to the client."""
    return problem(Refused("server-fault", {}, 500), language_of(request))
