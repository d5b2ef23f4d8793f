"""Where requests may come from, by which name a server may be called, what everybody is sent, and what is logged."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable

import httpx
import pytest
from tests.server.client import Person, act
from tests.server.node import Node
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from starboard.server.operation.logs import Json, Text
from starboard.server.refusals import Refused, preferred
from starboard.server.settings import Settings
from starboard.server.web import security

HERE = "games.example.org"
AT_HOME = Settings(public_url=f"https://{HERE}", allow_origin=("https://friends.example",))


def refused(check: Callable[[], None]) -> str:
    with pytest.raises(Refused) as found:
        check()
    return found.value.key


@pytest.mark.parametrize(
    "headers",
    [
        {"host": HERE, "origin": f"https://{HERE}"},
        {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000"},
        {"host": HERE, "origin": "https://friends.example"},
        # Behind a proxy that does not pass the name on.
        {"host": "10.0.0.1:8000", "origin": f"https://{HERE}"},
        # A program, or an address typed by a person.
        {"host": HERE},
        {"host": HERE, "sec-fetch-site": "none"},
        {"host": HERE, "sec-fetch-site": "same-origin"},
    ],
)
def test_pages_of_this_server_and_programs_may_ask(headers: dict[str, str]) -> None:
    security.check_origin(AT_HOME, headers)


@pytest.mark.parametrize(
    "headers",
    [
        {"host": HERE, "origin": "https://evil.example"},
        {"host": HERE, "origin": f"https://{HERE}.evil.example"},
        {"host": HERE, "origin": f"https://{HERE}:444"},
        {"host": HERE, "origin": "null"},
        {"host": "", "origin": "https://evil.example"},
        {"host": HERE, "sec-fetch-site": "cross-site"},
        {"host": HERE, "sec-fetch-site": "same-site"},
    ],
)
def test_foreign_pages_may_not(headers: dict[str, str]) -> None:
    assert refused(lambda: security.check_origin(AT_HOME, headers)) == "foreign-origin"


@pytest.mark.parametrize("host", [HERE, f"{HERE}:443", "127.0.0.1", "[::1]:8000", "localhost:8000", "pi.local", "club"])
def test_a_server_answers_to_its_own_name_and_to_bare_addresses(host: str) -> None:
    security.check_host(AT_HOME, host)


@pytest.mark.parametrize("host", ["", "evil.example", "127.0.0.1.evil.example", "ż.example", "x" * 400, "[::1", "@"])
def test_a_server_does_not_answer_to_a_name_of_others(host: str) -> None:
    assert refused(lambda: security.check_host(AT_HOME, host)) == "unknown-host"


def test_metrics_are_for_who_runs_the_server() -> None:
    assert security.may_read_metrics(Settings(), {}, "127.0.0.1")
    assert not security.may_read_metrics(Settings(), {}, "192.0.2.7")
    assert not security.may_read_metrics(Settings(), {"x-forwarded-for": "192.0.2.7"}, "127.0.0.1")
    with_token = Settings(metrics_token="open sesame")
    assert security.may_read_metrics(with_token, {"authorization": "Bearer open sesame"}, "192.0.2.7")
    assert not security.may_read_metrics(with_token, {"authorization": "Bearer open"}, "127.0.0.1")
    assert not security.may_read_metrics(with_token, {}, "127.0.0.1")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("de,en;q=0.5,pl;q=0.7", "pl"),
        ("de", "en"),
        ("", "en"),
        ("pl;q=x", "en"),
    ],
)
def test_the_language_is_the_one_a_browser_likes_best(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


@pytest.mark.parametrize("path", ["/", "/health", "/api/me", "/api/nowhere", "/nowhere.txt"])
def test_every_answer_has_the_headers_that_keep_pages_safe(server: str, path: str) -> None:
    answer = httpx.get(server + path)
    for name, value in security.HEADERS.items():
        assert answer.headers[name] == value
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy
    assert "server" not in answer.headers


def test_with_https_browsers_are_told_to_stay_with_it() -> None:
    assert "Strict-Transport-Security" not in security.headers(Settings())
    assert "Strict-Transport-Security" in security.headers(AT_HOME)


def test_a_foreign_page_can_do_nothing_with_somebodys_cookie(server: str) -> None:
    async def scene() -> None:
        person = await Person.arrive(server, "Ola")
        answer = await person.ask("POST", "/api/me", json={"name": "Zła"}, headers={"Origin": "https://evil.example"})
        assert answer.status_code == 403
        assert answer.json()["reason"] == "foreign-origin"
        assert (await person.get("/api/me"))["name"] == "Ola"
        # Its own name may lead to this machine: then it has to call us by it.
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}
        answer = await person.ask("POST", "/api/me", json={"name": "Zła"}, headers=evil)
        assert answer.status_code == 421

    act(scene())


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}])
@pytest.mark.parametrize("path", ["/api/lobby/socket", "/api/tables/x/play"])
def test_a_foreign_page_gets_no_websocket(server: str, path: str, headers: dict[str, str]) -> None:
    async def scene() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.replace("http", "ws", 1) + path, additional_headers=headers, proxy=None)
        assert refused.value.response.status_code == 403

    act(scene())


@pytest.mark.parametrize("path", ["/api/nowhere", "/api/tables/x/y/z", "/api/"])
def test_whatever_is_not_there_in_the_api_is_said_as_json(server: str, path: str) -> None:
    answer = httpx.get(server + path, headers={"Accept-Language": "pl"})
    assert answer.status_code == 404
    assert answer.json() == {
        "reason": "no-such-address",
        "text": "Pod tym adresem nic nie ma; co jest, wylicza /api/openapi.json.",
    }


def test_a_method_that_an_address_does_not_take_is_told_from_an_address_that_is_not_there(server: str) -> None:
    answer = httpx.delete(f"{server}/api/games")
    assert answer.status_code == 405
    assert answer.json()["reason"] == "wrong-method"


def test_logs_are_one_object_on_a_line_or_a_line_for_people() -> None:
    record = logging.LogRecord("starboard", logging.INFO, "", 0, "request", (), None)
    record.values = {"route": "/api/tables/{table}", "status": 200}
    line = json.loads(Json().format(record))
    assert line["what"] == "request"
    assert line["route"] == "/api/tables/{table}"
    assert line["level"] == "info"
    assert Text().format(record).endswith("info request route=/api/tables/{table} status=200")


def test_nothing_secret_is_logged(new_node: Callable[..., Node], sqlite: str) -> None:
    node = new_node(sqlite, log_format="json", log_level="debug")
    secrets: list[str] = []

    async def scene() -> None:
        person = await Person.arrive(node.address, "Grażyna Tajemnicza")
        await person.post("/api/me/password", password="correct horse battery")
        table = await person.new_table("race", ["me", "open"], private=True)
        link = await person.do(table["id"], "links")
        token = link["path"].partition("#")[2]
        friend = await Person.arrive(node.address, "Friend")
        await friend.ask("GET", f"/join?{token}")
        await friend.ask("POST", "/api/login", json={"name": "Grażyna Tajemnicza", "password": "correct horse batter"})
        secrets.extend([token, table["id"], "Grażyna", "Gra\\u017cyna", "correct horse", *person.http.cookies.values()])

    act(scene())
    node.stop()
    text = node.log.read_text(encoding="utf-8")
    for line in text.splitlines():
        assert line.startswith("Starboard is at") or json.loads(line)["what"]
    for secret in secrets:
        assert secret not in text
