"""Limits: how often somebody may ask, by token buckets in bounded memory.

Every bucket fills at a steady rate up to its size; a request takes one token, and without one says how long to wait.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.requests import HTTPConnection

from starboard.server.refusals import Refused
from starboard.server.settings import Settings

MOST_BUCKETS = 20_000
"""At most this many buckets are remembered. The least recently used is forgotten first; mostly it is full again."""

DRAFTS_PER_MINUTE = 40
"""How many content packs in the making one person may have checked while typing. With any number of
requests, any number of these."""


EXPORTS_PER_HOUR = 10
"""How often one person may ask for all that is kept about them, which reads all their games."""


class Limit:
    """One rule: at most `count` in some seconds for each key. `count` 0: any number."""

    def __init__(self, count: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.count = count
        self.rate = count / seconds
        self.clock = clock
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Take one token and return 0, or return after how many seconds there will be one."""
        if not self.count:
            return 0.0
        now = self.clock()
        level, at = self.buckets.pop(key, (float(self.count), now))
        level = min(self.count, level + (now - at) * self.rate)
        allowed = level >= 1
        self.buckets[key] = (level - 1 if allowed else level, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return 0.0 if allowed else (1 - level) / self.rate

    def check(self, key: str) -> None:
        """As `wait`, but raises Refused."""
        seconds = self.wait(key)
        if seconds:
            raise Refused("too-many-requests", {"seconds": max(1, round(seconds))}, 429)


class Limits:
    """All the rules of one server."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.clock = clock
        self.person = Limit(settings.requests_per_minute, 60, clock)
        self.address = Limit(settings.requests_per_minute * 5, 60, clock)
        self.login_name = Limit(settings.logins_per_minute, 60, clock)
        self.login_address = Limit(settings.logins_per_minute, 60, clock)
        self.people = Limit(settings.people_per_hour, 3600, clock)
        self.drafts = Limit(DRAFTS_PER_MINUTE if settings.requests_per_minute else 0, 60, clock)
        self.exports = Limit(EXPORTS_PER_HOUR if settings.requests_per_minute else 0, 3600, clock)
        self.tables = Limit(settings.tables_per_hour, 3600, clock)
        self.person_messages = Limit(settings.messages_per_minute, 60, clock)
        self.address_messages = Limit(settings.messages_per_minute * 5, 60, clock)
        self.sockets: dict[str, int] = {}

    def messages_of(self, person: str | None, address: str) -> MessageLimit:
        """For the messages that somebody sends over all their connections."""
        return MessageLimit(self, person, address)

    def open_socket(self, address: str) -> None:
        """Count a connection, or raise Refused if the address has too many. Each needs its `close_socket`."""
        most = self.settings.sockets_per_address
        if most and self.sockets.get(address, 0) >= most:
            raise Refused("too-many-sockets", {"most": most}, 429)
        self.sockets[address] = self.sockets.get(address, 0) + 1

    def close_socket(self, address: str) -> None:
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


class MessageLimit:
    """How often somebody at one connection may speak: as often as a person, and all from one address, may."""

    __slots__ = ("address", "limits", "person")

    def __init__(self, limits: Limits, person: str | None, address: str) -> None:
        self.limits = limits
        self.person = person
        self.address = address

    def wait(self) -> float:
        """As `Limit.wait`. Whoever is nobody yet counts by their address."""
        seconds = self.limits.address_messages.wait(self.address)
        return seconds or self.limits.person_messages.wait(self.person or self.address)


def address_of(line: HTTPConnection) -> str:
    """What somebody's connection is counted for."""
    return neighbourhood(line.client.host if line.client else "")


def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 the network, since one client may use any address in it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
