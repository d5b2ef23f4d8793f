"""`starboard serve` as somebody runs it: its address, mistakes, health, metrics, the client's files, and its end."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from tests.cli.conftest import Run, run
from tests.server.client import Person, act
from tests.server.node import Node

from starboard.cli import serve
from starboard.server.operation.process import Server
from starboard.server.settings import Settings
from starboard.server.web.static import Client

__all__ = ["run"]

Get = Callable[..., httpx.Response]


def test_a_server_says_where_it_is_and_ends_when_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "starboard.cli.main", "serve", "--port", "0", "--workers", "1"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path / 'a.db'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        address = line.removeprefix("Starboard is at ").strip()
        with httpx.Client(transport=httpx.HTTPTransport(retries=10), timeout=60) as client:
            assert client.get(f"{address}/health").json()["status"] == "well"
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
        assert "Traceback" not in errors
        assert process.returncode in (0, 130)
    finally:
        process.kill()
        process.communicate()


def test_a_port_that_is_taken_is_said_in_a_sentence(run: Run, sqlite: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        outcome = run("serve", "--port", str(port), "--database", sqlite)
    assert outcome.status == 2
    assert f"cannot listen on 127.0.0.1 port {port}" in outcome.err
    assert "choose another with --port" in outcome.err


@pytest.mark.parametrize("arguments", [("--port", "http"), ("--public-url", "here"), ("--no-such-flag",)])
def test_a_wrong_setting_is_said_in_a_sentence(run: Run, arguments: tuple[str, ...]) -> None:
    outcome = run("serve", *arguments)
    assert outcome.status == 2
    assert "Traceback" not in outcome.err


def test_without_a_database_the_file_is_in_the_data_folder_and_for_nobody_elses_eyes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("starboard.cli.saves.folder", lambda: tmp_path / "data")
    monkeypatch.delenv("STARBOARD_DATABASE", raising=False)
    arguments = argparse.Namespace()
    found = serve.settings_of(arguments)
    assert found.database == f"sqlite:///{tmp_path / 'data' / 'starboard.db'}"
    assert (tmp_path / "data" / "starboard.db").stat().st_mode & 0o077 == 0


def test_what_to_type_into_a_browser() -> None:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port = line.getsockname()[1]
        assert serve.address_of(Settings(host="0.0.0.0"), line) == f"http://127.0.0.1:{port}"
        assert serve.address_of(Settings(public_url="https://a.example"), line) == "https://a.example"


def test_metrics_count_what_happens_and_name_nobody(new_node: Callable[..., Node], sqlite: str) -> None:
    node = new_node(sqlite)
    ids: list[str] = []

    async def scene() -> None:
        ola = await Person.arrive(node.address, "Ola")
        table = (await ola.new_table("race", ["me", "random"]))["id"]
        chair = await ola.sit(table, 0)
        decision = await chair.asked()
        assert decision is not None
        ids.extend([table, ola.me["id"], "Ola"])
        text = (await ola.ask("GET", "/metrics")).text
        assert 'starboard_requests_total{method="POST",route="/api/tables",status="201"} 1.0' in text
        assert "starboard_sockets 1.0" in text
        assert "starboard_bot_queue" in text
        assert "starboard_choice_seconds_bucket" in text
        assert 'starboard_tables{status="playing"} 1.0' in text
        assert 'starboard_tables{status="over"} 0.0' in text
        assert 'starboard_database_faults_total{what="full"} 0.0' in text
        assert re.search(r"^starboard_database_write_seconds_count [1-9]", text, flags=re.MULTILINE)
        if sys.platform == "linux":
            assert re.search(r"^process_resident_memory_bytes [1-9]", text, flags=re.MULTILINE)
        for secret in ids:
            assert secret not in text

    act(scene())
    assert httpx.get(f"{node.address}/metrics", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 403


def test_a_connection_outlives_what_clients_keep_between_requests() -> None:
    """Who closes a quiet connection should be the client: if the server does, a request may be on its way."""
    kept = Server(Settings(database="sqlite://"), None, "").config.timeout_keep_alive
    assert kept > 60, "seconds; httpx keeps connections for 5, nginx for 60"


def test_a_request_without_an_end_to_its_head_is_cut_off(new_node: Callable[..., Node], sqlite: str) -> None:
    node = new_node(sqlite)
    with socket.create_connection(("127.0.0.1", node.port), timeout=60) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ")
        with contextlib.suppress(ConnectionError):
            for _ in range(1000):
                line.sendall(b"x" * 1000)
        with contextlib.suppress(ConnectionError):
            assert b" 400 " in line.recv(1000)
    assert node.healthy()


# --- the files of the client --------------------------------------------------------------------------------------


@pytest.fixture
def get(tmp_path: Path) -> Get:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Starboard</title>" + " " * 600)
    (folder / "assets" / "index-abc123.js").write_text("console.log(1);" * 100)
    (folder / "assets" / "index-abc123.js.map").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    app = Starlette(routes=[Route("/{path:path}", Client(folder).answer)])

    def get(path: str, **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            line = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=line, base_url="http://test", headers=headers) as person:
                return await person.get(path)

        return asyncio.run(ask())

    return get


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/replays/abc", "/join"])
def test_every_page_is_the_one_page_of_the_client(get: Get, path: str) -> None:
    answer = get(path)
    assert "<title>Starboard" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_what_has_a_hash_in_its_name_is_kept_forever_and_all_is_compressed(get: Get) -> None:
    answer = get("/assets/index-abc123.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    plain = get("/assets/index-abc123.js", **{"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content
    again = get("/assets/index-abc123.js", **{"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    "path", ["/assets/nothing.js", "/assets/index-abc123.js.map", "/../secret.txt", "/%2e%2e/secret.txt", "/secret.txt"]
)
def test_nothing_outside_the_client_is_served(get: Get, path: str) -> None:
    answer = get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text.replace("secret.txt", "")


def test_packed_files_are_what_they_were(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("x" * 1000)
    file = Client(tmp_path).files["index.html"]
    assert file.packed is not None
    assert gzip.decompress(file.packed) == file.content
