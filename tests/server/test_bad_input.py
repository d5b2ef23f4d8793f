"""Bad input: whatever comes in by WebSocket or HTTP, the server stays up, breaks over nothing, and no game changes."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.client import Chair, Data, act
from tests.server.node import Node
from tests.server.players import gather, play_out, play_some
from tests.server.truth import check
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

POLITE = {1000, 1001, 1003, 1007, 1008, 1009, 1013}
"""Closing a connection for one of these reasons is an answer; 1011 is a server that broke."""

MOST_BYTES = 64 * 1024
MOST_BAD_FRAMES = 20
LAST = 10**9

VALID: list[Data] = [
    {"do": "choose", "ref": 1, "decision": "0", "choice": ["no-such-thing"]},
    {"do": "choose", "ref": 2, "decision": "0", "choice": [1, 2, 3]},
    {"do": "take_back", "ref": 3},
    {"do": "undo", "ref": 4, "decision": "0"},
    {"do": "agree", "ref": 5, "request": "0", "agree": True},
    {"do": "explain", "ref": 6, "thing": "pass"},
]
"""Messages that change nothing at a fresh table. None of the mutants below can make one of them do so."""


def assert_polite(closed: ConnectionClosed, sent: int = 0) -> None:
    """Whoever is still sending too much when the server hangs up may not get to hear why."""
    assert closed.rcvd is not None or sent > MOST_BYTES, "closed without a word"
    assert closed.rcvd is None or closed.rcvd.code in POLITE, closed


class Victim:
    """A game that has begun, and how to attack it through one of its seats."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.chairs: list[Chair] = []
        act(self._begin())
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.chairs[0].person.http.cookies.items())
        self.before = self.look()

    async def _begin(self) -> None:
        chairs = self.chairs = await gather(self.address, "race", 2, {"level": 3})
        await play_some(chairs, 8)
        while chairs[0].decision is None:
            await play_some(chairs[1:], 1)
            await chairs[0].all_told()

    def socket(self, seat: int = 0, origin: str | None = None) -> ClientConnection:
        return connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.chairs[0].id}/play?seat={seat}&language=pl",
            additional_headers={"Cookie": self.cookie, "Origin": origin or self.address},
            max_size=None,
            proxy=None,
        )

    def look(self) -> Data:
        """The game as the seat sees it."""
        with self.socket() as line:
            for _ in range(5):
                said: Data = json.loads(line.recv(20))
                if said["say"] == "update":
                    return said
        raise AssertionError("no update")

    def hurl(self, frames: list[str | bytes]) -> None:
        """Send all this; then the server still answers, or it has closed the connection for a good reason."""
        with self.socket() as line:
            try:
                for frame in frames:
                    line.send(frame)
                line.send(json.dumps({"do": "explain", "ref": LAST, "thing": "pass"}))
                for _ in range(len(frames) + 20):
                    said = json.loads(line.recv(20))
                    assert said["say"] != "done", said
                    if said.get("ref") == LAST:
                        return
            except ConnectionClosed as closed:
                assert_polite(closed, max(len(frame) for frame in frames))
                return
        raise AssertionError("a valid message was not answered")

    async def end(self) -> None:
        """Nothing has changed, and the game goes on to its end."""
        chairs = [await chair.person.at(self.address).sit(chair.id, chair.seat) for chair in self.chairs]
        await play_out(chairs, Random(1))
        await check(chairs)


@pytest.fixture(scope="module")
def victim(running: Node) -> Iterator[Victim]:
    found = Victim(running.address)
    yield found
    assert found.look() == found.before
    act(found.end())
    running.check_log()


def frames_of(message: Data, dice: Random) -> str | bytes:
    """A message with something wrong in it."""
    mutant: Any = dict(message)
    strange: list[Any] = [None, True, -1, 2**31, 2**64, 1.5, "", "x" * 200, [], [[]], {}, {"a": 1}, "\u0000", "\ud83d"]
    way = dice.randrange(8)
    if way == 0:
        mutant[dice.choice(list(mutant))] = dice.choice(strange)
    elif way == 1:
        del mutant[dice.choice(list(mutant))]
    elif way == 2:
        mutant[dice.choice(["seat", "x", "do ", "__class__"])] = dice.choice(strange)
    elif way == 3:
        mutant = [mutant] * 3
    elif way == 4:
        mutant["choice"] = [dice.choice(strange) for _ in range(dice.choice([1, 501, 3000]))]
    text = json.dumps(mutant)
    if way == 5:
        text = text[: dice.randrange(len(text))]
    elif way == 6:
        at = dice.randrange(len(text))
        text = text[:at] + chr(dice.randrange(1, 0x2FF)) + text[at + 1 :]
    elif way == 7:
        return text.encode()
    return text


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
wild_frames = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    json_values.map(json.dumps),
    st.builds(frames_of, st.sampled_from(VALID), st.integers(0, 2**32).map(Random)),
)


@settings(max_examples=60)
@given(frames=st.lists(wild_frames, min_size=1, max_size=12))
def test_no_frame_breaks_the_server_or_changes_a_game(victim: Victim, frames: list[str | bytes]) -> None:
    victim.hurl(frames)


HEAVY: dict[str, list[str | bytes]] = {
    "oversized": ["x" * 5_000_000],
    "oversized json": [json.dumps({"do": "explain", "ref": 1, "thing": "x" * 2_000_000})],
    "deep": ["[" * 50_000 + "]" * 50_000],
    "deep objects": ['{"do":' * 20_000],
    "deep choice": ['{"do":"choose","ref":1,"decision":"0","choice":' + "[" * 3000 + "]" * 3000 + "}"],
    "many": [json.dumps({"do": "explain", "ref": ref, "thing": "pass"}) for ref in range(300)],
    "the same ref": [json.dumps({"do": "take_back", "ref": 1})] * 100,
    "big numbers": ['{"do":"choose","ref":1,"decision":"0","choice":[' + "9" * 4000 + "]}"],
    "huge ref": ['{"do":"resign","ref":1e400}', '{"do":"resign","ref":-5}', '{"do":"resign","ref":null}'],
    "binary": [b"\x00\xff\xfe" * 1000, b"", bytes(range(256))],
    "empty": ["", " ", "\n", "null", "[]", "{}", '""', "NaN"],
    "halves of letters": [
        '{"do":"explain","ref":1,"thing":"\\ud800"}',
        '{"do":"explain","ref":1,"thing":"\\udfff\\ud800"}',
    ],
    "nul": ['{"do":"explain","ref":1,"thing":"\\u0000"}', '{"do":"undo","ref":1,"decision":"\\u0000"}'],
    "unicode": ['{"do":"explain","ref":1,"thing":"' + "\u202e\u0301💥" * 20 + '"}'],
    "names of python": ['{"do":"explain","ref":1,"thing":"__init__"}', '{"do":"explain","ref":1,"thing":"-1"}'],
    "twice the same key": ['{"do":"explain","do":"resign","ref":1,"ref":"x","thing":"pass"}'],
}


@pytest.mark.parametrize("name", sorted(HEAVY))
def test_heavy_frames_are_refused(victim: Victim, name: str) -> None:
    victim.hurl(HEAVY[name])


def refused_of(line: ClientConnection) -> Data:
    """The next refusal; the table itself may be told in between."""
    while True:
        said: Data = json.loads(line.recv(20))
        if said["say"] == "refused":
            return said


def test_a_client_that_sends_too_many_meaningless_frames_is_disconnected(victim: Victim) -> None:
    """Given twenty frames that mean nothing, with sensible ones between, each is refused and the client stays. When it
    sends one more, that is refused too, and the connection is closed."""
    with victim.socket() as line:
        for number in range(MOST_BAD_FRAMES):
            line.send("what?")
            assert refused_of(line)["reason"] == "bad-frame"
            line.send(json.dumps({"do": "take_back", "ref": number}))
            assert refused_of(line)["ref"] == number
        line.send("what?")
        assert refused_of(line)["reason"] == "bad-frame"
        with pytest.raises(ConnectionClosed) as closed:
            refused_of(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_a_page_of_another_site_gets_no_socket(victim: Victim) -> None:
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "file://", victim.address + ".evil.example"):
        with pytest.raises((InvalidStatus, ConnectionClosed)), victim.socket(origin=origin) as line:
            line.recv(20)


@pytest.mark.parametrize(
    "asked",
    [
        "seat=99", "seat=-1", "seat=x", "seat=0&since=-5", "seat=0&since=x&epoch=y", "seat=0&since=9999999999999999999",
        "seat=0&seat=1", "language=xx&seat=0", "seat=0&language=" + "x" * 5000, "seat=%00", "since=5&epoch=1e9",
    ],
)  # fmt: skip
def test_a_strange_address_of_a_socket_is_no_fault(victim: Victim, asked: str) -> None:
    address = f"{victim.address.replace('http', 'ws', 1)}/api/tables/{victim.chairs[0].id}/play?{asked}"
    headers = {"Cookie": victim.cookie, "Origin": victim.address}
    status = 0
    try:
        with connect(address, additional_headers=headers, proxy=None, max_size=None) as line:
            line.recv(20)
    except InvalidStatus as refused:
        status = refused.response.status_code
    except ConnectionClosed as closed:
        assert_polite(closed)
    assert status < 500


# --- HTTP, byte by byte --------------------------------------------------------------------------------------------


def hurl_bytes(address: str, raw: bytes, ends: bool = True) -> int:
    """Send bytes and say with which status they were answered; 0 if the connection was closed without a word."""
    host, _, port = address.removeprefix("http://").partition(":")
    answer = b""
    with (
        socket.create_connection((host, int(port)), timeout=60) as line,
        contextlib.suppress(OSError),  # it may hang up before we have said everything
    ):
        line.sendall(raw)
        if ends:
            line.shutdown(socket.SHUT_WR)
        while b"\r\n" not in answer:
            piece = line.recv(65536)
            if not piece:
                break
            answer += piece
    return int(answer.split()[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def request(
    method: str = "POST", path: str = "/api/tables", body: bytes = b"", kind: str = "application/json", *more: str
) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close", f"Content-Length: {len(body)}"]
    lines += [f"Content-Type: {kind}", *more]
    return "\r\n".join(lines).encode("utf-8", "surrogateescape") + b"\r\n\r\n" + body


START = b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
TABLE = json.dumps({"ruleset": "race", "options": {}, "seats": [{"who": "me"}]}).encode()

NONSENSE: dict[str, bytes] = {
    "no http": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
    "nothing": b"",
    "one line": b"GET\r\n\r\n",
    "old http": b"GET /\r\n",
    "odd method": b"BREW /api/tables HTTP/1.1\r\nHost: x\r\n\r\n",
    "http 9": b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    "no host": b"GET /health HTTP/1.1\r\n\r\n",
    "half a request": START + b"Content-Length: 100\r\n\r\n{",
    "two lengths": START + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
    "negative length": START + b"Content-Length: -5\r\n\r\n",
    "length and chunks": START + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "bad chunks": START + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n",
    "many headers": b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
    "long header": b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
    "long path": request("GET", "/api/tables/" + "x" * 60_000),
    "long query": request("GET", "/api/tables?" + "x=y&" * 10_000),
    "nul in path": request("GET", "/api/tables/%00%00"),
    "bad percent": request("GET", "/api/tables/%zz%"),
    "bad utf-8 in path": request("GET", "/api/tables/%ff%fe"),
    "up and out": request("GET", "/../../../../etc/passwd"),
    "up and out, hidden": request("GET", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd"),
    "up and out of assets": request("GET", "/assets/..%2f..%2f..%2fpyproject.toml"),
    "backslashes": request("GET", "/..\\..\\etc\\passwd"),
    "double slash": request("GET", "//api//tables"),
    "whole address": request("GET", "http://evil.example/api/tables"),
    "only a star": b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
    "oversized body": request(body=b"[" + b"1," * 5_000_000),
    "declared oversized": START + b"Content-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{}",
    "deep body": request(body=b"[" * 30_000),
    "deep options": request(body=b'{"ruleset":"race","options":{"a":' + b"[" * 20_000),
    "not utf-8": request(body=b'{"ruleset":"\xff\xfe"}'),
    "half a letter": request("POST", "/api/me", b'{"name":"\\ud800"}'),
    "nul in a name": request("POST", "/api/me", b'{"name":"a\\u0000b"}'),
    "a name of nothing": request("POST", "/api/me", '{"name":"\u200b\u2063"}'.encode()),
    "a form": request(body=b"ruleset=race", kind="application/x-www-form-urlencoded"),
    "a file": request(body=b"--x\r\n\r\n--x--", kind="multipart/form-data; boundary=x"),
    "no kind": request(body=TABLE, kind=""),
    "a kind of its own": request(body=TABLE, kind="application/json; charset=utf-16"),
    "bad cookie": request("GET", "/api/me", b"", "x", "Cookie: starboard=xxxxx.yyyy.zzzz"),
    "cookie soup": request("GET", "/api/me", b"", "x", "Cookie: ;;==;a=\x7f;starboard=;starboard=\udcff\udcfe"),
    "long cookie": request("GET", "/api/me", b"", "x", "Cookie: starboard=" + "A" * 30_000),
    "foreign page": request("POST", "/api/me", b'{"name":"x"}', "application/json", "Origin: https://evil.example"),
    "foreign page, by its own word": request(
        "POST", "/api/me", b'{"name":"x"}', "application/json", "Sec-Fetch-Site: cross-site"
    ),
    "odd language": request("GET", "/api/games?language=klingon"),
    "odd languages": request("GET", "/api/games", b"", "x", "Accept-Language: ;q=x,,*;q=9e999," + "a" * 3000),
    "options that are no json": request("GET", "/api/games/race/things?options=%7B"),
    "options that are too deep": request("GET", "/api/games/race/things?options=" + "%5B" * 10_000),
    "ruleset of nowhere": request("GET", "/api/games/..%2f..%2fetc/rules"),
    "import of nothing": request("POST", "/api/import", b"", "text/plain"),
    "import of nonsense": request("POST", "/api/import", b"\x00\x01{}\n" * 1000, "text/plain"),
    "import of a head alone": request("POST", "/api/import", b'{"starboard":1}\n', "text/plain"),
    "frame of nowhere": request("GET", "/api/replays/x/frames/-1?seat=zz"),
    "socket without a key": request("GET", "/api/lobby/socket", b"", "x", "Upgrade: websocket", "Connection: Upgrade"),
    "socket of another version": request(
        "GET", "/api/lobby/socket", b"", "x", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: eA==", "Sec-WebSocket-Version: 99",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(NONSENSE))
def test_nonsense_is_refused(victim: Victim, name: str) -> None:
    status = hurl_bytes(victim.address, NONSENSE[name])
    assert status < 500
    if name.startswith("up and out"):
        assert status in (0, 400, 404)
    if name in ("oversized body", "declared oversized", "a form", "foreign page", "foreign page, by its own word"):
        assert status in (0, 400, 401, 403, 413, 415)


def test_slow_requests_keep_nobody_waiting(victim: Victim) -> None:
    """Many begin a request and never end it; others are answered all the same."""
    host, _, port = victim.address.removeprefix("http://").partition(":")
    lines = [socket.create_connection((host, int(port)), timeout=60) for _ in range(50)]
    try:
        for line in lines:
            line.sendall(START + b"Content-Length: 1000\r\n\r\n{")
        assert hurl_bytes(victim.address, request("GET", "/health"), ends=False) == 200
        assert victim.look() == victim.before
    finally:
        for line in lines:
            line.close()


PATHS = ["/api/me", "/api/tables", "/api/join", "/api/login", "/api/lessons", "/api/import", "/api/me/push"]


@settings(max_examples=60)
@given(path=st.sampled_from(PATHS), body=json_values.map(json.dumps) | st.text(max_size=100))
def test_no_body_breaks_the_server(victim: Victim, path: str, body: str) -> None:
    raw = request("POST", path, body.encode("utf-8", "replace"), "application/json", f"Cookie: {victim.cookie}")
    assert hurl_bytes(victim.address, raw) < 500
