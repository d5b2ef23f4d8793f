"""Connections: one address cannot lock the others out, and half a request does not hold a connection for ever."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.types import Receive, Scope, Send
from tests.server.node import Node
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from starboard.server.operation import process
from starboard.server.operation.lines import RESERVE, Lines
from starboard.server.settings import Settings

FLOOD = 1100


def test_an_address_holds_a_limited_number_and_others_are_let_in() -> None:
    lines = Lines(Settings(connections_per_address=2), most=100)
    assert [lines.let_in("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert lines.let_in("192.0.2.2")
    lines.gone("192.0.2.1")
    assert lines.let_in("192.0.2.1")
    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        lines.gone(address)
    assert (lines.open, lines.held) == (0, {})


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    lines = Lines(Settings(connections_per_address=2), most=100)
    assert [lines.let_in(f"2001:db8:1:2::{at}") for at in range(3)] == [True, True, False]


@pytest.mark.parametrize("trusted", ["192.0.2.1", "192.0.2.0/24", "*"])
def test_a_proxy_that_was_named_may_hold_any_number(trusted: str) -> None:
    lines = Lines(Settings(connections_per_address=2, trust_proxy=("proxy.local", trusted)), most=100)
    assert all(lines.let_in("192.0.2.1") for _ in range(50))
    assert [lines.let_in("198.51.100.1") for _ in range(3)] == [True, True, trusted == "*"]


@pytest.mark.parametrize("trusted", ["192.0.2.1", "192.0.2.0/24"])
def test_a_proxy_is_known_by_a_server_that_listens_on_both_kinds_of_addresses(trusted: str) -> None:
    """A server on `::` meets whoever comes by IPv4 under an address of IPv6: the proxy must be excepted from the limit
    there too, and its word believed, or all who come through it are one address."""
    settings = Settings(database="sqlite:///:memory:", connections_per_address=2, trust_proxy=(trusted,))
    lines = Lines(settings, most=100)
    assert all(lines.let_in("::ffff:192.0.2.1") for _ in range(50))
    assert [lines.let_in("::ffff:198.51.100.1") for _ in range(3)] == [True, True, False]
    seen = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["client"][0])

    async def ask(host: str) -> None:
        headers = [(b"x-forwarded-for", b"203.0.113.9")]
        config = process.Server(settings, None, "").config
        front = ProxyHeadersMiddleware(app, trusted_hosts=config.forwarded_allow_ips or "")  # type: ignore[arg-type]
        scope = {"type": "http", "client": (host, 1), "headers": headers, "scheme": "http"}
        await front(scope, None, None)  # type: ignore[arg-type]

    for host in ("::ffff:192.0.2.1", "::ffff:198.51.100.1"):
        asyncio.run(ask(host))
    assert seen == ["203.0.113.9", "::ffff:198.51.100.1"]


def test_a_reserve_is_kept_whoever_knocks_and_the_log_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    lines = Lines(Settings(connections_per_address=0), most=10, clock=lambda: now[0])
    assert sum(lines.let_in(f"192.0.2.{at}") for at in range(100)) == 10
    assert len(caplog.records) == 1
    assert "192.0.2" not in caplog.text, "the log names nobody"
    now[0] += 61
    lines.let_in("192.0.2.1")
    assert len(caplog.records) == 2


def test_connections_taken_at_once_fit_into_the_reserve() -> None:
    """All that wait are taken in one go, before `Lines` counts any of them."""
    assert process.MOST_WAITING <= RESERVE - 50, "the database, bots and files need the rest"


@pytest.fixture
def many_files() -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if before[1] != resource.RLIM_INFINITY and before[1] < 2 * FLOOD:
        pytest.skip("this machine does not let a process open enough files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(before[0], 2 * FLOOD), before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def asked(port: int, source: str) -> bytes:
    """A whole request from an address of this machine."""
    with socket.create_connection(("127.0.0.1", port), timeout=30, source_address=(source, 0)) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answer = b""
        while piece := line.recv(4096):
            answer += piece
        return answer


@pytest.mark.usefixtures("many_files")
def test_a_flood_of_half_sent_requests_does_not_lock_others_out(new_node: Callable[..., Node], sqlite: str) -> None:
    """Given 1,100 requests from one address of which each is only half sent, when somebody comes from another address,
    then they are served, and the log has one line about it."""
    node = new_node(sqlite, connections_per_address=400)
    with contextlib.ExitStack() as held:
        for _ in range(FLOOD):
            line = held.enter_context(socket.socket())
            line.settimeout(30)
            line.bind(("127.0.0.1", 0))
            line.connect(("127.0.0.1", node.port))
            with contextlib.suppress(OSError):
                line.sendall(b"GET /health HTTP/1.1\r\nHost: loc")
        for _ in range(10):
            assert b" 200 " in asked(node.port, "127.0.0.2").partition(b"\r\n")[0]
    text = node.log.read_text()
    assert text.count("one address holds 400 connections: further ones from there are refused") == 1
    assert b" 200 " in asked(node.port, "127.0.0.1")


def test_half_a_head_is_given_up_after_a_while_and_a_whole_one_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "HEAD_SECONDS", 2.0)
    head = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"

    async def scene() -> None:
        line = socket.create_server(("127.0.0.1", 0))
        port = line.getsockname()[1]
        server = process.Server(Settings(database=f"sqlite:///{tmp_path}/a.db", workers=1, notify=False), None, "")
        running = asyncio.create_task(server.serve([line]))
        async with asyncio.timeout(120):
            while not server.started:
                await asyncio.sleep(0.01)
            silent, half, second = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            half[1].write(head)
            second[1].write(head + b"\r\n")
            assert b" 200 " in await second[0].readuntil(b"}")
            await asyncio.sleep(2.5)  # a connection that has asked something may be quiet
            second[1].write(head + b"\r\n" + head)
            assert b" 200 " in await second[0].readuntil(b"}")
            for reader, writer in (silent, half, second):
                with contextlib.suppress(ConnectionError):
                    while await reader.read(4096):
                        pass
                writer.close()
            lines: Lines = server.config.lines
            while lines.open:
                await asyncio.sleep(0.01)
        server.should_exit = True
        await running

    asyncio.run(scene())
