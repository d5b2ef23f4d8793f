"""Endpoint: one thing that can be asked over HTTP: its path, what it takes and gives, and the function that does it.

The routes of the server and its OpenAPI document are made from the same list of endpoints, so they cannot disagree.
Sizes, rates, origins and languages are checked here, once for all.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from starboard.server import wire
from starboard.server.operation import logs
from starboard.server.people.cookies import Tag
from starboard.server.refusals import Refused, preferred
from starboard.server.store.people import Person
from starboard.server.web import security
from starboard.server.web.limits import address_of
from starboard.words.language import LANGUAGES

if TYPE_CHECKING:
    from starboard.server.server import Server

MOST_BYTES = 64 * 1024
"""How long the body of a request may be, if its endpoint does not say otherwise."""

BODY_SECONDS = 60.0
"""How long it may take to arrive."""

WORTH_PACKING = 1024
"""Shorter answers are not compressed."""

S = TypeVar("S", bound=Struct)
Given = Struct | list[Any] | Response | None


@dataclass(frozen=True)
class Query:
    """A value after the `?` of an address."""

    name: str
    about: str
    schema: Mapping[str, Any]


LANGUAGE = Query("language", "in which language", {"type": "string", "enum": list(LANGUAGES)})


@dataclass(frozen=True)
class Endpoint:
    """`takes` is a type of `wire`, or str for a text; `gives` a type, a list of one, one or None, or str; `refuses`
    says with which statuses besides those that any request may meet."""

    method: str
    path: str
    run: Callable[..., Awaitable[Given]]
    about: str
    takes: type[Struct] | type[str] | None = None
    gives: Any = None
    status: int = 200
    query: tuple[Query, ...] = ()
    refuses: tuple[int, ...] = ()
    needs_person: bool = True
    most_bytes: int = MOST_BYTES
    text: str = "application/x-ndjson"
    """What kind of text it gives, if it gives one."""
    cache: bool = False
    """May a browser keep the answer? It must then be the same for everybody."""

    def route(self, server: Server) -> Route:
        async def answer(request: Request) -> Response:
            return await answered(self, server, request)

        return Route(self.path, answer, methods=[self.method], name=f"{self.method} {self.path}")


@dataclass
class Call:
    """One request to an endpoint."""

    server: Server
    request: Request
    language: wire.Tongue
    address: str
    person: Person | None
    tag: Tag | None = None
    """The cookie to hand out with the answer, if it changed; a tag without a person takes the cookie away."""
    more: dict[str, str] = field(default_factory=dict)
    """Further headers of the answer."""

    @property
    def me(self) -> Person:
        """Who asks; only for endpoints that need a person."""
        assert self.person is not None
        return self.person

    @property
    def path(self) -> Mapping[str, str]:
        return self.request.path_params

    def text(self, name: str) -> str:
        return self.request.query_params.get(name, "")

    def number(self, name: str, most: int) -> int | None:
        """A number after the `?`, from 0 on."""
        text = self.text(name)
        if not text:
            return None
        if not (text.isascii() and text.isdecimal()) or len(text) > 9 or int(text) > most:
            raise Refused("bad-request", {"detail": f"{name}: 0-{most}"}, 400)
        return int(text)


async def answered(endpoint: Endpoint, server: Server, request: Request) -> Response:
    """Everything around an endpoint: who asks, may they, what do they say, and the answer with its headers."""
    began = time.perf_counter()
    asked = request.query_params.get("language") or ""
    language: wire.Tongue = preferred(asked or request.headers.get("accept-language", ""))
    address = address_of(request)
    call = Call(server, request, language, address, None)
    try:
        response = await _run(endpoint, call, asked)
    except Refused as refused:
        response = problem(refused, call.language)
    except ClientDisconnect:
        response = Response(status_code=400)
    except Exception as fault:
        logs.tell("a request failed", logging.ERROR, error=fault, method=endpoint.method, route=endpoint.path)
        response = problem(Refused("server-fault", {}, 500), call.language)
    seconds = time.perf_counter() - began
    server.metrics.requests.labels(endpoint.method, endpoint.path, response.status_code).inc()
    server.metrics.request_seconds.labels(endpoint.method, endpoint.path).observe(seconds)
    logs.tell(
        "request",
        method=endpoint.method,
        route=endpoint.path,
        status=response.status_code,
        seconds=round(seconds, 4),
    )
    return response


async def _run(endpoint: Endpoint, call: Call, asked: str) -> Response:
    server, request = call.server, call.request
    if asked and asked not in LANGUAGES:
        raise Refused("bad-request", {"detail": "language"}, 400)
    if endpoint.method != "GET":
        security.check_origin(server.settings, request.headers)
    call.person = await server.identity.of_cookie(server.identity.cookies.of(request.cookies))
    if call.person is not None:
        server.limits.person.check(call.person.id)
    elif endpoint.needs_person:
        raise Refused("nobody", {}, 401)
    if endpoint.takes is None:
        given = await endpoint.run(call)
    else:
        given = await endpoint.run(call, await body_of(endpoint, request))
    response = response_of(endpoint, call, given)
    if call.tag is not None:
        if call.tag.person:
            server.identity.cookies.hand_out(response, call.tag)
        else:
            server.identity.cookies.take_back(response, request.cookies)
    response.headers.update(call.more)
    return response


async def body_of(endpoint: Endpoint, request: Request) -> Struct | str:
    """What the request says, as the type that the endpoint takes."""
    raw = bytearray()
    too_long = Refused("too-long", {"kilobytes": endpoint.most_bytes // 1024}, 413)
    declared = request.headers.get("content-length", "0")
    if declared.isdecimal() and int(declared[:18]) > endpoint.most_bytes:
        raise too_long
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for piece in request.stream():
                raw += piece
                if len(raw) > endpoint.most_bytes:
                    raise too_long
    except TimeoutError:
        raise Refused("too-slow", {}, 408) from None
    assert endpoint.takes is not None
    if endpoint.takes is str:
        try:
            return raw.decode("utf-8")
        except UnicodeDecodeError:
            raise Refused("bad-request", {"detail": "UTF-8"}, 400) from None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        # A form of a foreign page cannot send this type without asking first.
        raise Refused("not-json", {}, 415)
    try:
        # A letter that is half of a pair cannot be stored anywhere.
        bytes(raw).decode("utf-8")
        return msgspec.json.decode(raw, type=endpoint.takes)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise Refused("bad-request", {"detail": str(wrong)[:200]}, 400) from None


def problem(refused: Refused, language: str) -> Response:
    """A refusal as an answer."""
    response = Response(
        msgspec.json.encode(refused.problem(language)), status_code=refused.status, media_type="application/json"
    )
    response.headers["Cache-Control"] = "no-store"
    if refused.status == 429:
        response.headers["Retry-After"] = str(refused.values["seconds"])
    return response


def response_of(endpoint: Endpoint, call: Call, given: Given) -> Response:
    if isinstance(given, Response):
        return given
    if given is None and endpoint.gives is None:
        return Response(status_code=204, headers={"Cache-Control": "no-store"})
    content = msgspec.json.encode(given)
    if endpoint.cache:
        return kept(call.request, content, "application/json")
    response = packed(call.request, content, "application/json")
    response.status_code = endpoint.status
    response.headers["Cache-Control"] = "no-store"
    return response


def kept(request: Request, content: bytes, kind: str) -> Response:
    """An answer that a browser keeps, and asks about again by its ETag."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    if tag in [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]:
        response = Response(status_code=304)
    else:
        response = packed(request, content, kind)
    response.headers["ETag"] = tag
    response.headers["Cache-Control"] = "private, max-age=0, must-revalidate"
    return response


def packed(request: Request, content: bytes, kind: str) -> Response:
    """Compressed, if it is worth it and the browser understands. Answers here hold no secret beside what a stranger
    could choose, so their length tells nothing."""
    if len(content) < WORTH_PACKING or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(content, media_type=kind)
    return Response(
        gzip.compress(content, 5, mtime=0),
        media_type=kind,
        headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"},
    )


async def in_thread(work: Callable[..., S], *given: Any) -> S:
    """Work that takes a while, beside the event loop."""
    return await asyncio.to_thread(work, *given)
