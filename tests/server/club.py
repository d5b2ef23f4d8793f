"""A club from within: two nodes on one database in one process; people look on over lines that keep what was said."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

from starlette.websockets import WebSocket

from starboard.kernel.match import Match
from starboard.server.play.room import Room
from starboard.server.play.viewer import Viewer
from starboard.server.server import Server
from starboard.server.settings import Settings
from starboard.server.store import matches, people
from starboard.server.store.people import Person
from starboard.server.tables import opening

ADA = Person("ada", "Ada", "en", 0, None)
BOB = Person("bob", "Bob", "en", 0, None)


class Line:
    """A socket that keeps what is sent; it takes nothing while it is `stuck`."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.stuck = asyncio.Event()
        self.stuck.set()
        self.closed: int | None = None

    async def send_text(self, text: str) -> None:
        await self.stuck.wait()
        self.sent.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.closed = code

    def said(self, what: str) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["say"] == what]


class Club:
    """Two nodes on one database, without a network between them, and a table of Ada's and Bob's."""

    def __init__(self, database: str, clock: dict[str, Any] | None = None, notify: bool = False) -> None:
        settings = Settings(database=database, workers=1, notify=notify)
        self.clock = clock
        self.houses = [Server(settings), Server(settings)]
        self.table = ""

    async def open(self, ruleset: str = "race") -> None:
        for server in self.houses:
            await server.store.open()
        first = self.houses[0]
        for person in (ADA, BOB):
            await first.store.write(lambda connection, person=person: people.add(connection, person))  # type: ignore[misc]
        seats = [opening.own_seat(0, ADA), opening.own_seat(1, BOB)]
        options = opening.complete(opening.known_ruleset(ruleset), {})
        sheet = opening.sheet(ADA, ruleset, options, seats, True, clock=self.clock)
        self.table = sheet.id
        await opening.set_up(first, sheet)

    async def close(self) -> None:
        for server in self.houses:
            await server.rooms.close()
            await server.thinking.close()
            await server.store.close()

    def room(self, node: int = 0) -> Room:
        return self.houses[node].rooms.room(self.table)

    def look(self, seat: int, node: int = 0) -> tuple[Viewer, Line]:
        line = Line()
        who = (ADA, BOB)[seat]
        looking = Viewer(self.room(node), cast(WebSocket, line), who.id, seat, True, "en")
        self.room(node).audience.enter(looking)
        looking.look()
        return looking, line

    async def entries(self) -> list[str]:
        record = await matches.record_of(self.houses[0].store, self.table)
        assert record is not None
        return [f"{entry.do} {entry.seat}" for entry in record.entries]


def play(
    folder: Path, scene: Callable[[Club], Awaitable[None]], database: str = "", ruleset: str = "race", **more: Any
) -> None:
    async def opened() -> None:
        club = Club(database or f"sqlite:///{folder / 'club.db'}", **more)
        await club.open(ruleset)
        try:
            await scene(club)
        finally:
            await club.close()

    asyncio.run(opened())


def first_answer(match: Match, seat: int) -> tuple[str, list[str | int]]:
    decision = match.game.decision_of(seat)
    assert decision is not None
    return decision.id, list(match.game.plain_choice(decision, decision.form.first()))


async def choose(where: Room, seat: int) -> None:
    async with where.game.lock:
        decision, choice = first_answer(await where.game.ready(), seat)
    await where.game.choose(seat, decision, choice, "person")


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(180):
        while not condition():
            await asyncio.sleep(0.01)
