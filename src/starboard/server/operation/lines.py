"""Lines: the connections that a process holds, counted before anything is read from them.

A connection costs a file descriptor, and a process has few of them. So there is a limit for each address, except for
proxies that were named; and some descriptors are kept for the database, for bots and for files, whoever knocks.
"""

from __future__ import annotations

import ipaddress
import logging
import sys
import time
from collections.abc import Callable, Sequence

from starboard.server.settings import Settings
from starboard.server.web.limits import neighbourhood

if sys.platform != "win32":
    import resource

LOG = logging.getLogger(__name__)

RESERVE = 150
"""File descriptors that are not for connections: the database, bots' processes, files, what is just being closed."""

SAY_AGAIN_SECONDS = 60.0
"""The log says once in this time that connections are refused."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def most_open() -> int:
    """How many connections this process can hold. Takes as many file descriptors as the system lets it have."""
    if sys.platform == "win32":
        return 2000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max((wanted if soft == resource.RLIM_INFINITY else soft) - RESERVE, 1)


class Lines:
    """How many connections each address holds."""

    def __init__(
        self, settings: Settings, most: int | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.most = most_open() if most is None else most
        self.most_of_one = settings.connections_per_address
        self.proxies = networks(proxies(settings))
        self.trust_all = "*" in settings.trust_proxy
        self.clock = clock
        self.open = 0
        self.held: dict[str, int] = {}
        self.said: dict[str, float] = {}

    def let_in(self, host: str) -> bool:
        """Count a connection from an address; False if it must be closed again. Each needs its `gone`."""
        place = neighbourhood(host)
        if self.open >= self.most:
            self.say("all %d connections that this process can hold are open: further ones are refused", self.most)
            return False
        if self.most_of_one and self.held.get(place, 0) >= self.most_of_one and not self.is_proxy(host):
            self.say("one address holds %d connections: further ones from there are refused", self.most_of_one)
            return False
        self.open += 1
        self.held[place] = self.held.get(place, 0) + 1
        return True

    def gone(self, host: str) -> None:
        place = neighbourhood(host)
        self.open -= 1
        self.held[place] -= 1
        if not self.held[place]:
            del self.held[place]

    def is_proxy(self, host: str) -> bool:
        if self.trust_all:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return True  # a socket file: only a proxy on this machine comes that way
        return any(address in network for network in self.proxies)

    def say(self, what: str, number: int) -> None:
        """One line in the log, however many knock. It names nobody."""
        now = self.clock()
        if now - self.said.get(what, -SAY_AGAIN_SECONDS) >= SAY_AGAIN_SECONDS:
            self.said[what] = now
            LOG.warning(what, number)


def proxies(settings: Settings) -> list[str]:
    """The proxies that were named, those of IPv4 also as a server on `::` meets them."""
    mapped = [
        f"::ffff:{network.network_address}/{96 + network.prefixlen}"
        for network in networks(settings.trust_proxy)
        if isinstance(network, ipaddress.IPv4Network)
    ]
    return [*settings.trust_proxy, *mapped]


def networks(addresses: Sequence[str]) -> list[Network]:
    found = []
    for address in addresses:
        try:
            found.append(ipaddress.ip_network(address, strict=False))
        except ValueError:
            continue  # a name: uvicorn compares it as it is, and nobody connects from one
    return found
