"""Messenger: the process that carries messages out of the server, by browser push and to addresses (apprise).

It is given a list on its standard input, answers with what became of each, and ends. A process of its own, because
the libraries are large and slow, because it can be ended when a far server does not answer, and because here every
look-up of a host can be made to refuse those in private networks, whichever library asks: people name the hosts, and
must not reach what stands beside the server.
"""

from __future__ import annotations

import ipaddress
import json
import os
import socket
import sys
from collections.abc import Callable
from typing import Any, Literal

import msgspec

SECONDS = 15.0
"""How long one message may take on the line."""

LIFE_SECONDS = 12 * 60 * 60
"""How long a push service keeps a message for a browser that is not there."""


class Message(msgspec.Struct, tag_field="by"):
    """Something to be carried. `private`: may hosts in private networks be reached?"""

    private: bool


class Push(Message, tag="push"):
    endpoint: str
    p256dh: str
    auth: str
    key: str
    """The server's own key, which the push service knows it by."""
    subject: str
    data: dict[str, str]


class Note(Message, tag="note"):
    """To an address as apprise writes it."""

    address: str
    title: str
    body: str


class Check(Message, tag="check"):
    """Only look whether this is an address, and to no host that we refuse."""

    address: str


Fate = Literal["carried", "gone", "failed"]
"""`gone`: there is no such browser or address (any more)."""

Load = list[Push | Note | Check]


def is_public(address: str) -> bool:
    """Is this number of a host one of the open Internet?"""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip in ipaddress.ip_network("64:ff9b::/96"):
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None and not is_public(str(inner)):
            return False
    return ip.is_global and not ip.is_multicast


def guarded(resolve: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
    """A look-up of hosts that does not know those in private networks."""

    def look_up(*args: Any, **kwargs: Any) -> list[Any]:
        found = [one for one in resolve(*args, **kwargs) if is_public(str(one[4][0]))]
        if not found:
            raise socket.gaierror(socket.EAI_NONAME, "no public host of that name")
        return found

    return look_up


def push(message: Push) -> Fate:
    from pywebpush import WebPushException, webpush  # noqa: PLC0415  (large, and not always needed)
    from requests import RequestException, Session  # noqa: PLC0415

    session = Session()
    session.max_redirects = 0
    try:
        webpush(
            {"endpoint": message.endpoint, "keys": {"p256dh": message.p256dh, "auth": message.auth}},
            json.dumps(message.data),
            vapid_private_key=message.key,
            vapid_claims={"sub": message.subject},
            ttl=LIFE_SECONDS,
            timeout=SECONDS,
            requests_session=session,
        )
    except WebPushException as fault:
        status = fault.response.status_code if fault.response is not None else 0
        return "gone" if status in (404, 410) else "failed"
    except (RequestException, OSError, ValueError):
        return "failed"
    return "carried"


def note(message: Note) -> Fate:
    import apprise  # noqa: PLC0415

    carrier = apprise.Apprise()
    if not carrier.add(message.address):
        return "gone"
    return "carried" if carrier.notify(body=message.body, title=message.title) else "failed"


def check(message: Check) -> Fate:
    import apprise  # noqa: PLC0415

    found = apprise.Apprise.instantiate(message.address)
    if not isinstance(found, apprise.NotifyBase):
        return "gone"
    host = str(found.host or "").strip("[]")
    try:
        is_reachable = message.private or is_public(host)
    except ValueError:  # a name: who it belongs to is looked up when a message is carried
        is_reachable = message.private or host != "localhost"
    return "carried" if is_reachable else "gone"


def carry(message: Push | Note | Check, resolve: Callable[..., list[Any]]) -> Fate:
    socket.getaddrinfo = resolve if message.private else guarded(resolve)
    try:
        if isinstance(message, Push):
            return push(message)
        return note(message) if isinstance(message, Note) else check(message)
    except Exception as fault:
        # Never the message itself: addresses hold passwords.
        print(f"messenger: {type(fault).__name__}", file=sys.stderr)
        return "failed"


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints is no answer
    load = msgspec.json.decode(sys.stdin.buffer.read(), type=Load)
    resolve = socket.getaddrinfo
    answers.write(msgspec.json.encode([carry(message, resolve) for message in load]))
    answers.flush()


if __name__ == "__main__":
    main()
