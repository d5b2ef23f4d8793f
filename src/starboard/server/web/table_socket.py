"""The WebSocket of a table: who may look through which seat, and what a client may ask for.

Every frame is answered by exactly one message. A frame that means nothing is refused with a sentence; a client that
sends too many of those is disconnected.
"""

from __future__ import annotations

import logging

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from starboard.server import wire
from starboard.server.operation import logs
from starboard.server.play import present
from starboard.server.play.audience import may_look
from starboard.server.play.room import Room
from starboard.server.play.viewer import Viewer
from starboard.server.refusals import Refused, preferred
from starboard.server.server import Server, server_of
from starboard.server.web.limits import MessageLimit, address_of

MOST_BAD_FRAMES = 20
"""A client that sends more frames than this that mean nothing is disconnected."""

MOST_BYTES = 64 * 1024
"""No frame is longer; the web server is told so too."""

DECODER = msgspec.json.Decoder(wire.FromClient)
LATEST = 2**31 - 1


async def table_socket(socket: WebSocket) -> None:
    """`/api/tables/{table}/play`. Where it comes from has been checked (`routes.Guard`)."""
    server = server_of(socket)
    # Read apart from the socket, which would keep all of it in memory as long as it is open.
    head = HTTPConnection(socket.scope)
    language = preferred(head.query_params.get("language") or head.headers.get("accept-language", ""))
    await socket.accept()
    try:
        viewer = await seated(server, socket, head, language)
        limit = server.limits.messages_of(viewer.person, address_of(head))
        del head
        socket.scope["headers"].clear()
        await attend(server, viewer, limit)
    except Refused as refused:
        await send_off(socket, refused, language)
    except (WebSocketDisconnect, OSError):
        pass


async def send_off(socket: WebSocket, refused: Refused, language: str) -> None:
    """Say why not, and close."""
    problem = refused.problem(language)
    try:
        await socket.send_text(wire.ENCODER.encode(wire.NotDone(None, problem.reason, problem.text)).decode())
        await socket.close(1013 if refused.status in (429, 503) else 1008)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return


async def seated(server: Server, socket: WebSocket, head: HTTPConnection, language: str) -> Viewer:
    """The viewer that has come, with the seat it looks through; raises Refused if it may not."""
    found = await server.identity.of_cookie(server.identity.cookies.of(head.cookies))
    person = found.id if found is not None else None
    room = server.rooms.room(head.path_params["table"][:64])
    sheet = await room.game.known()
    if not sheet.may_be_seen_by(person):
        raise Refused("no-such-table", {}, 404)
    seat = number(head, "seat", 15)
    own = seat is not None and seat < len(sheet.seats) and sheet.seats[seat].belongs_to(person)
    if not may_look(sheet, person, seat, own):
        raise Refused("not-your-seat", {}, 403)
    viewer = Viewer(room, socket, person, seat, own, language)
    since, epoch = number(head, "since", LATEST), number(head, "epoch", LATEST)
    if since is not None and epoch is not None:
        viewer.told, viewer.epoch = since, epoch
    return viewer


def number(head: HTTPConnection, name: str, most: int) -> int | None:
    text = head.query_params.get(name)
    if not text:
        return None
    if not (text.isascii() and text.isdecimal()) or len(text) > 10 or int(text) > most:
        raise Refused("bad-request", {"detail": name}, 400)
    return int(text)


async def attend(server: Server, viewer: Viewer, limit: MessageLimit) -> None:
    """Tell the viewer what it may know, and do what it asks, until it goes."""
    room = viewer.room
    room.audience.enter(viewer)
    try:
        viewer.say(wire.Welcome(wire.PROTOCOL, viewer.seat, room.audience.described(await room.game.known(), viewer)))
        viewer.look()
        if viewer.own:
            # Whoever comes again has forgotten all requests at the welcome: what is not said here is closed.
            for request in room.requests.open.values():
                viewer.say(room.requests.on_wire(request, viewer.language, viewer.seat))
            await room.requests.inquire()
        await listen(server, viewer, limit)
    finally:
        room.audience.leave(viewer)


async def listen(server: Server, viewer: Viewer, limit: MessageLimit) -> None:
    bad = 0
    while not viewer.gone:
        frame = await viewer.socket.receive()
        if frame["type"] != "websocket.receive":
            return
        seconds = limit.wait()
        if seconds:
            viewer.refuse(Refused("too-many-requests", {"seconds": max(1, round(seconds))}, 429))
            bad += 1
        else:
            try:
                message = understood(frame.get("text"))
            except Refused as refused:
                bad += 1
                viewer.refuse(refused)
            else:
                viewer.say(await answer(server, viewer, message))
        if bad > MOST_BAD_FRAMES:
            await viewer.all_sent()
            await viewer.close(1008)
            return
        if len(viewer.line) > 1:
            await viewer.all_sent()  # a client that does not listen is not heard


def understood(text: str | None) -> wire.FromClient:
    if text is None or len(text) > MOST_BYTES:
        raise Refused("bad-frame", {"detail": "JSON"}, 400)
    try:
        message: wire.FromClient = DECODER.decode(text.encode())
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as wrong:
        raise Refused("bad-frame", {"detail": str(wrong)[:200]}, 400) from None
    return message


async def answer(server: Server, viewer: Viewer, message: wire.FromClient) -> wire.FromServer:
    """Do what was asked, and say so; or why not."""
    try:
        if isinstance(message, wire.Choose):
            with server.metrics.choice_seconds.time():
                return await done(viewer.room, viewer, message)
        return await done(viewer.room, viewer, message)
    except present.REFUSALS as refusal:
        server.metrics.refusals.inc()
        text = await viewer.room.audience.reason(viewer, refusal.reason)
        return wire.NotDone(message.ref, refusal.reason.key, text)
    except Refused as refused:
        server.metrics.refusals.inc()
        return viewer.refusal(refused, message.ref)
    except Exception as fault:
        logs.tell("a message could not be answered", logging.ERROR, error=fault, kind=type(message).__name__)
        return viewer.refusal(Refused("server-fault", {}, 500), message.ref)


async def done(room: Room, viewer: Viewer, message: wire.FromClient) -> wire.FromServer:
    if isinstance(message, wire.Ping):
        return wire.Done(message.ref)
    if isinstance(message, wire.Explain):
        return await room.audience.explain(viewer, message.ref, message.thing)
    seat = viewer.seat
    if seat is None or not viewer.own or viewer.leaving:
        raise Refused("only-looking", {}, 403)
    sheet = await room.game.known()
    row = sheet.seats[seat]
    if sheet.status == "playing" and row.resigned:
        raise Refused("resigned", {}, 409)
    # A player whose time ran out is asked whether somebody may go back, though a bot plays on for them.
    if sheet.status == "playing" and row.bot is not None and not isinstance(message, wire.Resign | wire.Agree):
        raise Refused("bot-plays", {}, 409)
    if isinstance(message, wire.Choose):
        await room.game.choose(seat, message.decision, list(message.choice), "person")
        room.node.metrics.choices.labels("person").inc()
    elif isinstance(message, wire.TakeBack):
        await room.game.take_back(seat)
    elif isinstance(message, wire.Undo):
        await room.undo(seat, message.decision)
    elif isinstance(message, wire.Agree):
        await room.requests.answer(message.request, seat, message.agree)
    elif row.person != viewer.person:  # a guest by the seat's link does not give it up for its person
        raise Refused("not-your-seat", {}, 403)
    else:
        await room.game.resign(seat)
    return wire.Done(message.ref)
