"""Notify: telling people who are not here that it is their turn, where they asked for it.

By push to their browsers and at the addresses they gave. One message for a turn, however many decisions it has, after
a while in which they may have come by themselves. Such a message says at which table it is their turn and nothing that
happened there. Somebody whose time was up is told at once what a bot played for them. Carrying messages out of the
server is the messenger's, a process of its own.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
import sys
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server import wire
from starboard.server.people.messenger import Check, Fate, Load, Note, Push, is_public
from starboard.server.refusals import Refused, words
from starboard.server.settings import Settings
from starboard.server.store import addresses, keys
from starboard.server.store.addresses import Browser
from starboard.server.store.faults import DatabaseFault
from starboard.server.store.store import Store
from starboard.server.tables.description import title
from starboard.server.web.endpoint import Call, Endpoint
from starboard.server.web.limits import Limit

LOG = logging.getLogger(__name__)

GRACE_SECONDS = 20.0
"""How long a turn may last before a person who is away is told."""

MOST_CARRIED = 30
"""At most this many messages go with one messenger."""

CARRY_SECONDS = 120.0
"""A messenger that is not back after this long is given up."""

MOST_PER_HOUR = 30
"""A person is told of at most this many turns in an hour."""

MOST_WAITING = 5000
"""At most this many messages wait for a messenger; further ones are dropped."""


class Notifier:
    """The messages of one node."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.turns: dict[str, dict[int, asyncio.TimerHandle | None]] = {}
        """Whose turn it is at which table, until when they are given time to come by themselves."""
        self.limit = Limit(MOST_PER_HOUR, 3600)
        self.line: asyncio.Queue[Push | Note] = asyncio.Queue(MOST_WAITING)
        self.checking = asyncio.Semaphore(2)
        """So few messengers at once look whether what people gave is an address: each is a large process."""
        self.key = self.public_key = ""
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Make the key that push services know this server by, or take the one that all nodes share."""
        fresh = base64url(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))
        self.key = await self.store.write(lambda connection: keys.kept(connection, "push", fresh))
        self.public_key = public_key(self.key)
        if self.settings.notify:
            self.spawn(self.carry())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), DatabaseFault):
            LOG.error("somebody could not be told", exc_info=task.exception())

    async def close(self) -> None:
        for turns in self.turns.values():
            for timer in turns.values():
                if timer is not None:
                    timer.cancel()
        self.turns.clear()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # --- whose turn it is -----------------------------------------------------------------------------------

    def owing(
        self, game: str, ruleset: str, people: Mapping[int, Collection[str]], here: Callable[[], set[int]]
    ) -> None:
        """Who owes a decision at a table now: for each such seat, whose it is. To be said by the node that wrote it.

        `here` tells, when the time has come, which seats' people are connected.
        """
        if not self.settings.notify:
            return
        turns = self.turns.setdefault(game, {})
        for seat in [one for one in turns if one not in people]:
            timer = turns.pop(seat)
            if timer is not None:
                timer.cancel()
        loop = asyncio.get_running_loop()
        for seat, whose in people.items():
            if seat not in turns:
                turns[seat] = loop.call_later(GRACE_SECONDS, self.time_to_tell, game, ruleset, seat, whose, here)
        if not turns:
            del self.turns[game]

    def leave_to_others(self, game: str) -> None:
        """Another node has written to the game: that one tells whose turn it is now, and what we know is old."""
        for timer in self.turns.pop(game, {}).values():
            if timer is not None:
                timer.cancel()

    def time_to_tell(
        self, game: str, ruleset: str, seat: int, whose: Collection[str], here: Callable[[], set[int]]
    ) -> None:
        self.turns[game][seat] = None
        if seat in here():
            return
        self.spawn(self.tell(game, ruleset, whose))

    def lapsed(self, game: str, ruleset: str, whose: Collection[str], played: Mapping[str, str], kept: bool) -> None:
        """A bot has moved for these people, because their time was up: say so at once. `played` tells what, by
        language; `kept`: it plays on until they come back."""
        if not self.settings.notify:
            return

        def body(language: str) -> str:
            return words(language)("lapse-kept" if kept else "lapse-move", what=played[language])

        self.spawn(self.tell(game, ruleset, whose, "lapse", body))

    async def tell(
        self,
        game: str,
        ruleset: str,
        whose: Collection[str],
        what: str = "your-turn",
        body: Callable[[str], str] | None = None,
    ) -> None:
        """Write the messages, and put them in the line: `what` is their heading; without a body they say that the table
        waits."""
        for person in whose:
            found = await self.store.read(lambda connection, person=person: addresses.of_person(connection, person))  # type: ignore[misc]
            if found is None or not (found.addresses or found.browsers) or self.limit.wait(person):
                continue
            language = words(found.language)
            heading = language(what, game=title(ruleset, found.language))
            said = body(found.language) if body is not None else language("your-turn-push")
            path = f"/#/table/{game}"
            link = self.settings.public_url.rstrip("/") + path if self.settings.public_url else ""
            private = self.settings.notify_private
            with contextlib.suppress(asyncio.QueueFull):
                data = {"title": heading, "body": said, "url": path, "tag": game if body is None else f"{game}-{what}"}
                subject = self.settings.public_url if self.settings.secure else "mailto:starboard@localhost"
                for one in found.browsers:
                    self.line.put_nowait(Push(private, one.endpoint, one.p256dh, one.auth, self.key, subject, data))
                text = f"{said} {link}" if body is not None and link else said
                if body is None and link:
                    text = language("your-turn-at", link=link)
                for address in found.addresses:
                    # What was allowed when it was given may not be any more.
                    if self.allows(address):
                        self.line.put_nowait(Note(private, address, heading, text))

    def allows(self, address: str) -> bool:
        return scheme_of(address) in self.settings.notify_schemes

    # --- carrying -------------------------------------------------------------------------------------------

    async def carry(self) -> None:
        """One messenger after the other, each with all that has gathered."""
        while True:
            load: Load = [await self.line.get()]
            while len(load) < MOST_CARRIED and not self.line.empty():
                load.append(self.line.get_nowait())
            try:
                fates = await sent(load)
                for message, fate in zip(load, fates, strict=True):
                    if isinstance(message, Push) and fate == "gone":
                        await self.forget(message.endpoint)
                if (lost := len(load) - fates.count("carried")) > 0:
                    LOG.warning("%d of %d messages could not be delivered", lost, len(load))
            except Exception:
                LOG.exception("%d messages could not be carried", len(load))

    async def forget(self, endpoint: str) -> None:
        await self.store.write(lambda connection: addresses.drop_browser(connection, endpoint))


async def sent(load: Load) -> list[Fate]:
    """What became of each message; all have failed if the messenger is not back in time."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        "starboard.server.people.messenger",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        async with asyncio.timeout(CARRY_SECONDS):
            answers, _ = await process.communicate(msgspec.json.encode(load))
        return msgspec.json.decode(answers, type=list[Fate])
    except (TimeoutError, msgspec.MsgspecError):
        return ["failed"] * len(load)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def scheme_of(address: str) -> str:
    return address.partition("://")[0].lower() if "://" in address else ""


def base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """The bytes of such a text. Raises ValueError for anything else."""
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)


def public_key(private: str) -> str:
    """The key as browsers want it."""
    secret = ec.derive_private_key(int.from_bytes(from_base64url(private), "big"), ec.SECP256R1())
    return base64url(secret.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


# --- what people ask for --------------------------------------------------------------------------------------------


async def told_where(call: Call) -> wire.Notifications:
    """Where somebody is told."""
    notifier = call.server.notifier
    found = await notifier.store.read(lambda connection: addresses.of_person(connection, call.me.id))
    assert found is not None
    available = notifier.settings.notify
    return wire.Notifications(found.addresses, len(found.browsers), notifier.public_key if available else "", available)


async def set_addresses(call: Call, body: wire.SetNotifications) -> wire.Notifications:
    """Be told at these addresses from now on."""
    notifier, id = call.server.notifier, call.me.id
    wanted = list(dict.fromkeys(address.strip() for address in body.addresses))
    if wanted:
        needs_notifications(notifier)
        for address in wanted:
            if not notifier.allows(address):
                known = ", ".join(notifier.settings.notify_schemes)
                raise Refused("address-kind", {"known": known}, 422)
        async with notifier.checking:
            fates = await sent([Check(notifier.settings.notify_private, address) for address in wanted])
        for at, fate in enumerate(fates, start=1):
            if fate != "carried":
                raise Refused("no-address", {"number": at}, 422)
    await notifier.store.write(lambda connection: addresses.set_addresses(connection, id, wanted))
    return await told_where(call)


async def add_browser(call: Call, body: wire.PushSubscription) -> wire.Notifications:
    """Be told by push to this browser too."""
    notifier, id = call.server.notifier, call.me.id
    needs_notifications(notifier)
    if not is_push_service(body.endpoint, notifier.settings.notify_private):
        raise Refused("no-push-service", {}, 422)
    try:
        point, secret = from_base64url(body.keys.p256dh), from_base64url(body.keys.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refused("no-push-service", {}, 422) from None
    if len(secret) != 16:
        raise Refused("no-push-service", {}, 422)
    browser = Browser(body.endpoint, body.keys.p256dh, body.keys.auth)
    await notifier.store.write(lambda connection: addresses.add_browser(connection, id, browser))
    return await told_where(call)


async def drop_browser(call: Call, body: wire.PushSubscription) -> wire.Notifications:
    """No more push to this browser."""
    id = call.me.id

    async def job(connection: AsyncConnection) -> None:
        await addresses.drop_browser(connection, body.endpoint, id)

    await call.server.notifier.store.write(job)
    return await told_where(call)


def needs_notifications(notifier: Notifier) -> None:
    if not notifier.settings.notify:
        raise Refused("no-notifications", {}, 409)


def is_push_service(endpoint: str, private: bool) -> bool:
    """A public https address; who its name belongs to is looked up when a message is carried."""
    try:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
        _ = parts.port
    except ValueError:
        return False
    if not host or parts.username is not None or not endpoint.isascii() or not endpoint.isprintable():
        return False
    if private:
        return parts.scheme in ("http", "https")
    try:
        return parts.scheme == "https" and is_public(host)
    except ValueError:
        return parts.scheme == "https" and "." in host and not host.endswith((".localhost", ".local", ".internal"))


ENDPOINTS = [
    Endpoint(
        "GET", "/api/me/notifications", told_where, "Where am I told that it is my turn?", gives=wire.Notifications
    ),
    Endpoint(
        "PUT",
        "/api/me/notifications",
        set_addresses,
        "Be told at these addresses that it is one's turn",
        takes=wire.SetNotifications,
        gives=wire.Notifications,
        refuses=(409, 422),
    ),
    Endpoint(
        "POST",
        "/api/me/push",
        add_browser,
        "Be told by push to this browser",
        takes=wire.PushSubscription,
        gives=wire.Notifications,
        refuses=(409, 422),
    ),
    Endpoint(
        "DELETE",
        "/api/me/push",
        drop_browser,
        "No more push to this browser",
        takes=wire.PushSubscription,
        gives=wire.Notifications,
    ),
]
