"""Security: headers on every answer, where requests may come from, and by which name a server may be called.

`docs/security.md` says what is promised by these. Knows nothing of tables and people.
"""

from __future__ import annotations

import hmac
import ipaddress
import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from starboard.server.refusals import Refused
from starboard.server.settings import Settings

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        # Boards are placed by style attributes; what a style can do without scripts and foreign hosts is harmless.
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
FOR_A_YEAR = "max-age=31536000"
HOST = re.compile(r"(?:(?P<name>[a-z0-9._-]{1,253})|\[(?P<address>[0-9a-f:.]{2,45})\])(?::[0-9]{1,5})?")


def headers(settings: Settings) -> dict[str, str]:
    """What every answer carries."""
    return {**HEADERS, "Strict-Transport-Security": FOR_A_YEAR} if settings.secure else HEADERS


def check_origin(settings: Settings, given: Mapping[str, str]) -> None:
    """A request that changes something, or a WebSocket, must come from a page of this server.

    Browsers always say where such a request comes from. What says nothing is a program, which no foreign page can
    make send our cookie.
    """
    origin = given.get("origin")
    if origin is None:
        if given.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refused("foreign-origin", {}, 403)
        return
    allowed = {origin_of(url) for url in (settings.public_url, *settings.allow_origin) if url}
    # The scheme is not compared with our own: behind a proxy that speaks https we only hear http.
    _, separator, place = origin.lower().partition("://")
    if not (separator and place == given.get("host", "").lower()) and origin.lower() not in allowed:
        raise Refused("foreign-origin", {}, 403)


def check_host(settings: Settings, host: str) -> None:
    """The server must be called by a name it knows, by a bare address, or by a name without a domain.

    Otherwise a foreign page could have its own name resolve to this machine and speak to the server as its own page.
    """
    found = HOST.fullmatch(host.lower())
    name = (found["name"] or found["address"]) if found is not None else None
    known = {urlsplit(url).hostname for url in (settings.public_url, *settings.allow_origin) if url}
    if name is None or not (name in known or is_local_name(name)):
        raise Refused("unknown-host", {}, 421)


def is_local_name(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith((".local", ".localhost", ".lan", ".home.arpa", ".internal"))
    return True


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def may_read_metrics(settings: Settings, given: Mapping[str, str], address: str) -> bool:
    """Counts of choices tell when somebody chose in secret, so only whoever runs the server may see them."""
    if settings.metrics_token:
        return hmac.compare_digest(given.get("authorization", "").encode(), f"Bearer {settings.metrics_token}".encode())
    through_proxy = "x-forwarded-for" in given or "forwarded" in given
    try:
        return ipaddress.ip_address(address).is_loopback and not through_proxy
    except ValueError:
        return False
