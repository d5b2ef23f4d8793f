"""Your turn: who is told, when, where, and which places outside nobody can make the server speak to."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from starlette.applications import Starlette

from starboard.server.people import messenger, notify
from starboard.server.people.messenger import Check, Note, Push, guarded, is_public
from starboard.server.people.notify import Notifier, base64url, is_push_service, sent
from starboard.server.server import Server
from starboard.server.settings import Settings
from starboard.server.store.announcements import News
from starboard.server.web.app import create_app


class Outside(BaseHTTPRequestHandler):
    """A server in the outside world: notes what it is sent, and answers with a status."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.server.letters.append((self.path, dict(self.headers), body))  # type: ignore[attr-defined]
        self.send_response(self.server.status)  # type: ignore[attr-defined]
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


class World(ThreadingHTTPServer):
    """Where messages arrive."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Outside)
        self.letters: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"


@pytest.fixture
def world() -> Iterator[World]:
    found = World()
    thread = threading.Thread(target=found.serve_forever, args=(0.01,))
    thread.start()
    yield found
    found.shutdown()
    thread.join()
    found.server_close()


class Browser:
    """What a browser has when it asked for push messages."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": base64url(point), "auth": base64url(self.secret)}
        self.subscription = {"endpoint": endpoint, "keys": self.keys, "expirationTime": None}

    def read(self, body: bytes) -> dict[str, str]:
        found: dict[str, str] = json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret))
        return found


def settings(folder: Path, **other: Any) -> Settings:
    return Settings(
        database=f"sqlite:///{folder}/notify.db",
        public_url="http://games.example",
        notify_private=True,
        notify_schemes=("json", "jsons", "mailtos"),
        **other,
    )


@asynccontextmanager
async def opened(chosen: Settings) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    """A server, and somebody who came to it."""
    app: Starlette = create_app(chosen)
    server: Server = app.state.server
    await server.open()
    address = "http://127.0.0.1"
    try:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=address) as client:
            me = await client.post("/api/me", json={"name": "Ada", "language": "pl"})
            assert me.status_code == 200, me.text
            yield server, client
    finally:
        await server.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(test(), 300)

    asyncio.run(bounded())


async def until(happened: Callable[[], Any]) -> None:
    while not happened():
        await asyncio.sleep(0.02)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "GRACE_SECONDS", 0.05)


async def person_of(client: httpx.AsyncClient) -> str:
    return str((await client.get("/api/me")).json()["id"])


def nobody() -> set[int]:
    return set()


def test_a_lapse_takes_no_message_about_a_turn_away(tmp_path: Path, world: World) -> None:
    """Of two messages with one tag a browser shows only the later."""

    async def test() -> None:
        async with opened(settings(tmp_path)) as (server, client):
            browser = Browser(f"http://{world.host}/push/1")
            await client.post("/api/me/push", json=browser.subscription)
            server.notifier.lapsed("g1", "race", [await person_of(client)], {"en": "a pass", "pl": "pas"}, kept=False)
            await until(lambda: len(world.letters) == 1)
        [(_, _, body)] = world.letters
        assert browser.read(body)["tag"] == "g1-lapse"

    asyncio.run(test())


@pytest.mark.usefixtures("quick")
def test_who_is_away_is_told_by_push_and_at_their_address_in_their_language(tmp_path: Path, world: World) -> None:
    async def test() -> None:
        async with opened(settings(tmp_path)) as (server, client):
            browser = Browser(f"http://{world.host}/push/1")
            assert (await client.post("/api/me/push", json=browser.subscription)).json()["push"] == 1
            answer = await client.put("/api/me/notifications", json={"addresses": [f"json://{world.host}/hook"]})
            assert answer.json()["addresses"] == [f"json://{world.host}/hook"]
            server.notifier.owing("g1", "race", {0: [await person_of(client)]}, nobody)
            await until(lambda: len(world.letters) == 2)
        letters = {path: (headers, body) for path, headers, body in world.letters}
        headers, body = letters["/push/1"]
        told = browser.read(body)
        assert told == {
            "title": "Twoja kolej: Race for the Galaxy",
            "body": "Stół czeka na ciebie.",
            "url": "/#/table/g1",
            "tag": "g1",
        }
        assert {name.lower(): value for name, value in headers.items()}["authorization"].startswith("vapid t=")
        hook = json.loads(letters["/hook"][1])
        assert hook["title"] == told["title"]
        assert hook["message"] == "Stół czeka na ciebie: http://games.example/#/table/g1"

    run(test)


@pytest.mark.usefixtures("quick")
def test_one_message_for_a_turn_and_none_to_who_is_here_or_came_meanwhile(
    tmp_path: Path, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        told: list[str] = []

        async def tell(game: str, ruleset: str, whose: list[str]) -> None:
            told.append(f"{game} {whose[0]}")

        notifier = Notifier(house_store(tmp_path), settings(tmp_path))
        monkeypatch.setattr(notifier, "tell", tell)

        def owing(game: str, *seats: int, here: Callable[[], set[int]] = nobody) -> None:
            notifier.owing(game, "race", {seat: [f"p{seat}"] for seat in seats}, here)

        owing("turn", 0)
        owing("turn", 0, 1)  # another decision of the same turn
        owing("here", 2, here=lambda: {2})
        owing("quick", 3)
        owing("quick")  # answered at once
        await until(lambda: len(told) == 2)
        owing("turn", 0, 1)
        await asyncio.sleep(0.2)
        assert told == ["turn p0", "turn p1"]
        owing("turn", 1)
        owing("turn", 0, 1)  # a new turn of the first
        await until(lambda: len(told) == 3)
        assert told[2] == "turn p0"
        owing("turn")
        owing("here")
        assert not notifier.turns
        await notifier.close()

    run(test)


def house_store(folder: Path) -> Any:
    return Server(settings(folder)).store


@pytest.mark.usefixtures("quick")
def test_a_turn_that_ended_at_another_node_does_not_hide_the_next_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(settings(tmp_path)) as (server, _):
            server.notifier.owing("g", "race", {1: ["bob"]}, set)
            [first] = server.notifier.turns["g"].values()
            assert first is not None
            server.rooms.heard(News("entry", "g", node="another"))
            assert first.cancelled()
            server.notifier.owing("g", "race", {1: ["bob"]}, set)
            [second] = server.notifier.turns["g"].values()
            assert second is not None
            assert not second.cancelled()

    run(test)


@pytest.mark.usefixtures("quick")
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, world: World) -> None:
    world.status = 410

    async def test() -> None:
        async with opened(settings(tmp_path)) as (server, client):
            await client.post("/api/me/push", json=Browser(f"http://{world.host}/push/1").subscription)
            server.notifier.owing("g", "race", {0: [await person_of(client)]}, nobody)
            await until(lambda: world.letters)
            while (await client.get("/api/me/notifications")).json()["push"]:
                await asyncio.sleep(0.02)

    run(test)


def test_a_browser_can_be_dropped_and_belongs_to_who_used_it_last(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(settings(tmp_path)) as (server, client):
            subscription = Browser("https://push.example.org/1").subscription
            await client.post("/api/me/push", json=subscription)
            transport = client._transport
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as other:
                await other.post("/api/me", json={"name": "Bob"})
                dropped = await other.request("DELETE", "/api/me/push", json=subscription)
                assert dropped.json()["push"] == 0
                assert (await client.get("/api/me/notifications")).json()["push"] == 1  # not Bob's to drop
                assert (await other.post("/api/me/push", json=subscription)).json()["push"] == 1
                assert (await client.get("/api/me/notifications")).json()["push"] == 0
                assert (await other.request("DELETE", "/api/me/push", json=subscription)).json()["push"] == 0
            for number in range(12):
                await client.post("/api/me/push", json=Browser(f"https://push.example.org/{number}").subscription)
            assert (await client.get("/api/me/notifications")).json()["push"] == 10
            assert server.notifier.public_key == (await client.get("/api/me/notifications")).json()["push_key"]

    run(test)


def test_the_key_for_push_is_made_once(tmp_path: Path) -> None:
    async def test() -> None:
        keys = []
        for _ in range(2):
            async with opened(settings(tmp_path)) as (server, _):
                keys.append((server.notifier.key, server.notifier.public_key))
        assert keys[0] == keys[1]
        point = base64.urlsafe_b64decode(keys[0][1] + "=")
        assert (len(point), point[0]) == (65, 4)

    run(test)


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("http://example.org/", "address-kind"),
        ("file:///etc/passwd", "address-kind"),
        ("gnome://", "address-kind"),
        ("nonsense", "address-kind"),
        ("", "address-kind"),
        ("json://169.254.169.254/latest", "no-address"),
    ],
)
def test_addresses_that_are_refused(tmp_path: Path, address: str, reason: str) -> None:
    async def test() -> None:
        async with opened(replace(settings(tmp_path), notify_private=False)) as (_, client):
            answer = await client.put("/api/me/notifications", json={"addresses": [address]})
            assert (answer.status_code, answer.json()["reason"]) == (422, reason)
            assert (await client.get("/api/me/notifications")).json()["addresses"] == []

    run(test)


def test_addresses_can_be_taken_away_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(settings(tmp_path)) as (_, client):
            url = "json://example.org/a"
            assert (await client.put("/api/me/notifications", json={"addresses": [url, url]})).json()["addresses"] == [
                url
            ]
            assert (await client.put("/api/me/notifications", json={"addresses": []})).json()["addresses"] == []

    run(test)


def test_only_few_addresses_are_looked_at_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_work: list[int] = [0]

    async def slow(load: list[object]) -> list[str]:
        at_work.append(at_work[-1] + 1)
        await asyncio.sleep(0.01)
        at_work.append(at_work[-1] - 1)
        return ["carried"] * len(load)

    monkeypatch.setattr(notify, "sent", slow)

    async def test() -> None:
        async with opened(settings(tmp_path)) as (_, client):
            asked = [client.put("/api/me/notifications", json={"addresses": ["json://example.org/"]}) for _ in range(8)]
            assert [answer.status_code for answer in await asyncio.gather(*asked)] == [200] * 8
        assert max(at_work) == 2

    run(test)


def test_a_server_that_sends_nothing_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(settings(tmp_path, notify=False)) as (server, client):
            assert (await client.get("/api/me/notifications")).json() == {
                "addresses": [],
                "push": 0,
                "push_key": "",
                "available": False,
            }
            refused = await client.put("/api/me/notifications", json={"addresses": ["json://example.org/"]})
            assert refused.json()["reason"] == "no-notifications"
            server.notifier.owing("g", "race", {0: ["p"]}, nobody)
            assert not server.notifier.turns

    run(test)


@pytest.mark.parametrize(
    ("endpoint", "private", "good"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", False, True),
        ("https://8.8.8.8/x", False, True),
        ("http://fcm.googleapis.com/fcm/send/abc", False, False),
        ("https://127.0.0.1/", False, False),
        ("https://[::1]/", False, False),
        ("https://[::ffff:10.0.0.1]/", False, False),
        ("https://localhost/", False, False),
        ("https://router.local/", False, False),
        ("https://10.1.2.3/", False, False),
        ("https://user@example.org/", False, False),
        ("https://example.org:99999/", False, False),
        ("https://exa\nmple.org/", False, False),
        ("https://", False, False),
        ("ftp://example.org/", True, False),
        ("http://127.0.0.1:1/", True, True),
    ],
)
def test_what_may_be_a_push_service(endpoint: str, private: bool, good: bool) -> None:
    assert is_push_service(endpoint, private) == good


@pytest.mark.parametrize("broken", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"auth": "?"}, {"p256dh": "łódź"}])
def test_keys_that_no_browser_makes_are_refused(tmp_path: Path, broken: dict[str, str]) -> None:
    async def test() -> None:
        async with opened(settings(tmp_path)) as (_, client):
            subscription = Browser("https://push.example.org/1").subscription
            subscription["keys"] = {**Browser("").keys, **broken}
            answer = await client.post("/api/me/push", json=subscription)
            assert (answer.status_code, answer.json()["reason"]) == (422, "no-push-service")

    run(test)


# --- the messenger ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
    ],
)
def test_hosts_beside_the_server_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_a_name_that_leads_beside_the_server_is_not_found() -> None:
    """Whatever the name was when it was given: it is looked up again by whoever connects, and refused there."""

    def resolve(host: str, port: int) -> list[Any]:
        found = {
            "public.example": ["8.8.8.8"],
            "mixed.example": ["10.0.0.1", "8.8.4.4"],
            "inside.example": ["10.0.0.1"],
        }
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found[host]]

    look_up = guarded(resolve)
    assert [one[4][0] for one in look_up("public.example", 443)] == ["8.8.8.8"]
    assert [one[4][0] for one in look_up("mixed.example", 443)] == ["8.8.4.4"]
    with pytest.raises(socket.gaierror):
        look_up("inside.example", 443)


def test_addresses_beside_the_server_and_what_is_no_address_are_refused_at_once() -> None:
    bad = ["mailtos://", "json://127.0.0.1:8000/", "json://localhost/", "jsons://[::1]/", "json://10.0.0.1/", "x://y"]
    good = ["json://example.org/hook", "jsons://8.8.8.8/", "mailtos://user:password@example.org"]

    async def test() -> None:
        fates = await sent([Check(False, address) for address in [*bad, *good]])
        assert fates == ["gone"] * len(bad) + ["carried"] * len(good)

    run(test)


def test_the_messenger_reaches_nobody_beside_the_server_unless_it_may(world: World) -> None:
    async def test() -> None:
        address, browser = f"json://{world.host}/", Browser(f"http://{world.host}/push")
        keys = (browser.keys["p256dh"], browser.keys["auth"])
        key = base64url(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))
        data = {"title": "t"}
        for private in (False, True):
            fates = await sent(
                [
                    Note(private, address, "title", "body"),
                    Push(private, f"http://{world.host}/push", *keys, key, "mailto:a@example.org", data),
                    Check(private, address),
                ]
            )
            assert fates == (["carried"] * 3 if private else ["failed", "failed", "gone"])
            assert len(world.letters) == (2 if private else 0)

    run(test)


def test_a_messenger_that_does_not_come_back_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A far server that takes the call and never answers."""
    monkeypatch.setattr(notify, "CARRY_SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]

        async def test() -> None:
            assert await sent([Note(True, f"json://127.0.0.1:{port}/", "title", "body")]) == ["failed"]

        run(test)


def test_whatever_goes_wrong_is_told_without_the_address(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(message: Note) -> str:
        raise RuntimeError(message.address)

    monkeypatch.setattr(messenger, "note", broken)
    before = socket.getaddrinfo
    monkeypatch.setattr(socket, "getaddrinfo", before)
    assert messenger.carry(Note(True, "json://user:password@example.org/", "", ""), before) == "failed"
    assert "password" not in capsys.readouterr().err
