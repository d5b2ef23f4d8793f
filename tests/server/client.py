"""A client as a browser would be one: a person with a cookie, and sockets that look through seats.

It knows the wire and nothing of any game. A `Chair` keeps its stream of events and checks at every message that nothing
is missing in it and nothing came twice; all traffic is kept for tests that search it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 120.0
"""Seconds after which something that should happen is taken not to happen. Only a failing test waits so long."""

Data = dict[str, Any]

_present: list[Person | Chair] = []
"""Whoever is here in the scene that is being played."""


def act(scene: Coroutine[Any, Any, None]) -> None:
    """Play a scene; at its end, also at a bad one, everybody goes home."""

    async def played() -> None:
        try:
            await scene
        except BaseException:
            for one in reversed(_present):
                await one.drop()
            raise
        else:
            for one in reversed(_present):
                await one.leave()
        finally:
            _present.clear()

    asyncio.run(played())


class Person:
    """Somebody with a name and a cookie. Every answer is kept in `traffic`."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address
        self.language = language
        self.traffic: list[str] = []
        self.http = httpx.AsyncClient(
            base_url=address, headers={"Origin": address, "Accept-Language": language}, timeout=PATIENCE
        )
        self.me: Data = {}
        _present.append(self)

    @staticmethod
    async def arrive(address: str, name: str, language: str = "en") -> Person:
        person = Person(address, language)
        person.me = await person.post("/api/me", name=name, language=language)
        return person

    async def ask(self, method: str, path: str, **how: Any) -> httpx.Response:
        """One request. Whatever we ask, a server never breaks over it."""
        answer = await self.http.request(method, path, **how)
        self.traffic.append(f"{method} {path} {answer.status_code} {answer.text}")
        assert answer.status_code < 500, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer

    async def get(self, path: str) -> Any:
        return self._good(await self.ask("GET", path))

    async def post(self, path: str, **body: Any) -> Any:
        return self._good(await self.ask("POST", path, json=body))

    async def refused(self, path: str, **body: Any) -> Data:
        """Ask for what is not allowed, and get the reason."""
        answer = await self.ask("POST", path, json=body)
        assert 400 <= answer.status_code < 500, f"{path} was allowed: {answer.text}"
        problem: Data = answer.json()
        assert problem["reason"]
        assert problem["text"]
        return problem

    @staticmethod
    def _good(answer: httpx.Response) -> Any:
        assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def at(self, address: str) -> Person:
        """The same person at another node of the same site."""
        other = Person(address, self.language)
        other.http.cookies = self.http.cookies
        other.me = self.me
        return other

    async def leave(self) -> None:
        await self.http.aclose()

    async def drop(self) -> None:
        await self.http.aclose()

    # --- tables -------------------------------------------------------------------------------------------

    async def new_table(
        self, ruleset: str, seats: list[str], options: Data | None = None, private: bool = False, **more: Any
    ) -> Data:
        """Make a table. A seat is "me", "open" or the name of a bot."""
        wishes = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
        table: Data = await self.post(
            "/api/tables", ruleset=ruleset, options=options or {}, seats=wishes, private=private, **more
        )
        return table

    async def table(self, table: str) -> Data:
        found: Data = await self.get(f"/api/tables/{table}")
        return found

    async def do(self, table: str, what: str, **body: Any) -> Data:
        changed: Data = await self.post(f"/api/tables/{table}/{what}", **body)
        return changed

    async def record(self, table: str) -> str:
        """The record of a finished game."""
        answer = await self.ask("GET", f"/api/tables/{table}/record")
        assert answer.is_success, answer.text
        return answer.text

    async def sit(self, table: str, seat: int | None) -> Chair:
        """Connect to a table, looking through a seat (None: as a spectator)."""
        chair = Chair(self, table, seat)
        await chair.connect()
        return chair


class Chair:
    """A socket that looks through a seat, and everything it was told there."""

    def __init__(self, person: Person, table: str, seat: int | None) -> None:
        self.person = person
        self.id = table
        self.seat = seat
        self.events: list[Data] = []
        self.epoch = 0
        self.claims = False
        """Do we tell on connecting how far we were?"""
        self.update: Data | None = None
        self.table: Data = {}
        self.requests: dict[str, Data] = {}
        self.closed: dict[str, bool] = {}
        """Requests to go back that were answered: agreed or not."""
        self.closing: Data | None = None
        self.traffic: list[str] = []
        """Every frame that came, but for the answers to `all_told`."""
        self.rewinds = 0
        self.connected = False
        self.acknowledged: list[Data] = []
        """Every choice that the server said is on disk."""
        self._refs = count(1)
        self._quiet: set[int | None] = set()
        self._answers: dict[int, asyncio.Future[Data]] = {}
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()
        self._fault: BaseException | None = None
        _present.append(self)

    # --- the socket ---------------------------------------------------------------------------------------

    def path(self) -> str:
        asked: Data = {"language": self.person.language}
        if self.seat is not None:
            asked["seat"] = self.seat
        if self.claims:
            asked |= {"since": len(self.events), "epoch": self.epoch}
        return f"/api/tables/{self.id}/play?{urlencode(asked)}"

    async def connect(self) -> None:
        """Connect, or connect again and go on where we were."""
        assert not self.connected
        address = self.person.address
        cookie = "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())
        self._socket = await connect(
            address.replace("http", "ws", 1) + self.path(),
            additional_headers={"Cookie": cookie, "Origin": address},
            max_size=None,
            open_timeout=PATIENCE,
            proxy=None,
        )
        self.connected = True
        self._reading = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: bool(self.table))

    async def drop(self) -> None:
        """Lose the connection without a word, as a train in a tunnel does."""
        if self._socket is not None:
            self._socket.transport.abort()
        await self._gone()

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        await self._gone()
        if self._fault is not None:
            raise self._fault

    async def move_to(self, person: Person) -> None:
        """Go on at another node."""
        await self.drop()
        self.person = person
        await self.connect()

    async def _gone(self) -> None:
        if self._reading is not None:
            await self._reading

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                assert isinstance(frame, str), "a frame that is no text"
                message = json.loads(frame)
                if message.get("ref") not in self._quiet:
                    self.traffic.append(frame)
                self._take(message)
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        except BaseException as fault:
            self._fault = fault
        finally:
            self.connected = False
            lost = ConnectionError("the connection was lost")
            for waiting in self._answers.values():
                if not waiting.done():
                    waiting.set_exception(lost)
            self._answers.clear()
            async with self._news:
                self._news.notify_all()

    # --- what the server says -----------------------------------------------------------------------------

    def _take(self, message: Data) -> None:
        said = message["say"]
        if said == "welcome":
            assert message["protocol"] == 1
            assert message["seat"] == self.seat
            self.table = message["table"]
        elif said == "table":
            self.table = message["table"]
        elif said == "update":
            self._take_update(message)
        elif said in ("done", "refused", "explained"):
            waiting = self._answers.pop(message["ref"], None)
            assert waiting is not None or message["ref"] is None, f"an answer to nothing: {message}"
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
        elif said == "request":
            self.requests[message["id"]] = message
        elif said == "request_closed":
            self.requests.pop(message["id"], None)
            self.closed[message["id"]] = message["agreed"]
        elif said == "closing":
            self.closing = message
        else:
            raise AssertionError(f"an unknown message: {message}")

    def _take_update(self, update: Data) -> None:
        """Take in new events; fail if one is missing, or comes twice, or vanished without a word."""
        rewound = update["rewound"]
        if rewound is None:
            assert update["epoch"] == self.epoch or self.update is None, "rewound without telling to where"
        else:
            new = update["epoch"] != self.epoch or self.update is None
            assert new or rewound == 0, "rewound without a new epoch, and not to the start"
            assert 0 <= rewound <= len(self.events), "rewound to where we never were"
            del self.events[rewound:]
            self.rewinds += 1
        self.epoch = update["epoch"]
        for event in update["events"]:
            assert event["number"] == len(self.events) + 1, f"event {event['number']} after {len(self.events)}"
            assert event["text"] is not None
            self.events.append(event)
        assert update["number"] == len(self.events), f"{update['number']} announced, {len(self.events)} told"
        assert update["seat"] == self.seat
        self.update = update
        self.claims = True

    # --- waiting ------------------------------------------------------------------------------------------

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so, or fail with what we know."""

        def enough() -> bool:
            return condition() or self._fault is not None or not self.connected

        async with self._news:
            try:
                await asyncio.wait_for(self._news.wait_for(enough), PATIENCE)
            except TimeoutError:
                raise AssertionError(f"seat {self.seat} waited in vain; last said: {self.traffic[-3:]}") from None
        if self._fault is not None:
            raise self._fault
        if not condition():
            raise ConnectionError("the connection was lost")

    async def until_gone(self) -> None:
        """Wait until the server closes the connection."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: not self.connected), PATIENCE)

    @property
    def over(self) -> bool:
        return self.update is not None and bool(self.update["over"])

    @property
    def decision(self) -> Data | None:
        found: Data | None = self.update["decision"] if self.update is not None else None
        return found

    async def ready(self) -> None:
        """Wait until the game has begun and we see the table."""
        await self.until(lambda: self.update is not None)

    async def ended(self) -> None:
        """Wait until the game is over."""
        await self.until(lambda: self.over)

    async def knows(self, events: int) -> None:
        """Wait until this many events were told."""
        await self.until(lambda: len(self.events) >= events)

    async def hears(self, messages: int) -> None:
        """Wait until this many messages have come in all."""
        await self.until(lambda: len(self.traffic) >= messages)

    async def asked_again(self, decision: str) -> None:
        """Wait until this decision is open."""
        await self.until(lambda: self.decision is not None and self.decision["id"] == decision)

    async def answered(self, decision: str) -> None:
        """Wait until this decision is no longer open."""
        await self.until(lambda: self.over or self.decision is None or self.decision["id"] != decision)

    async def requested(self) -> Data:
        """Wait for somebody's request to go back."""
        await self.until(lambda: bool(self.requests))
        return next(iter(self.requests.values()))

    async def asked(self) -> Data | None:
        """Wait for a decision of our own; None if the game is over."""
        await self.until(lambda: self.over or self.decision is not None)
        return None if self.over else self.decision

    async def all_told(self) -> None:
        """Wait until everything that the server wanted to say until now has come."""
        self._quiet.add(ref := next(self._refs))
        answer = await self._ask({"do": "explain", "ref": ref, "thing": "no such thing"})
        assert answer["say"] == "refused"

    # --- what we say --------------------------------------------------------------------------------------

    async def say(self, what: str, **fields: Any) -> Data:
        """Send a request and wait for its answer. Raises ConnectionError if the connection goes first."""
        return await self._ask({"do": what, "ref": next(self._refs), **fields})

    async def _ask(self, message: Data) -> Data:
        if self._socket is None or not self.connected:
            raise ConnectionError("not connected")
        waiting: asyncio.Future[Data] = asyncio.get_running_loop().create_future()
        self._answers[message["ref"]] = waiting
        try:
            await self._socket.send(json.dumps(message))
        except ConnectionClosed:
            self._answers.pop(message["ref"], None)
            if waiting.done():
                waiting.exception()  # it says the same
            raise ConnectionError("the connection was lost") from None
        try:
            return await asyncio.wait_for(waiting, PATIENCE)
        except TimeoutError:
            raise AssertionError(f"no answer to {message}") from None

    async def choose(self, decision: Data, choice: list[Any]) -> Data:
        answer = await self.say("choose", decision=decision["id"], choice=choice)
        if answer["say"] == "done":
            self.acknowledged.append(
                {
                    "do": "choice",
                    "seat": self.seat,
                    "decision": decision["id"],
                    "choice": choice,
                    "kind": decision["kind"],
                }
            )
        return answer

    async def done(self, what: str, **fields: Any) -> None:
        answer = await self.say(what, **fields)
        assert answer["say"] == "done", answer

    async def refused(self, what: str, **fields: Any) -> Data:
        answer = await self.say(what, **fields)
        assert answer["say"] == "refused", answer
        assert answer["reason"]
        assert answer["text"]
        return answer

    def said(self, what: str) -> list[Data]:
        """All messages of a kind that came so far."""
        found = [json.loads(frame) for frame in self.traffic]
        return [message for message in found if message["say"] == what]
