"""What nodes tell each other, when the line between them and the database is cut or goes silent."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec
import pytest
from sqlalchemy import make_url, text

from starboard.server.operation.health import trouble_of
from starboard.server.store import announcements
from starboard.server.store.announcements import Moved, News
from starboard.server.store.store import Store


class Line:
    """Between a node and its database; it can go silent, as when a router forgets it, or be cut."""

    def __init__(self) -> None:
        self.silent: set[asyncio.StreamWriter] = set()
        self.open: set[asyncio.StreamWriter] = set()
        self.barred = False
        self.swallows = False
        """Does nobody answer to whoever wants to listen?"""
        self.listening: set[asyncio.StreamWriter] = set()
        self.asked = 0
        """How often something was sent to the database."""

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
        if self.barred:
            writer.close()
            return
        from_database, to_database = await asyncio.open_connection("127.0.0.1", port)
        self.open.add(writer)
        ways = (self.carry(reader, to_database, writer), self.carry(from_database, writer, writer))
        await asyncio.gather(*ways, return_exceptions=True)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, line: object) -> None:
        while data := await reader.read(65536):
            self.asked += writer is not line
            if b"LISTEN" in data and isinstance(line, asyncio.StreamWriter):
                self.listening.add(line)
                if self.swallows:
                    self.silent.add(line)
            if line not in self.silent:
                writer.write(data)
                await writer.drain()
        writer.close()

    def forget(self) -> None:
        """The lines on which somebody listens go dead, and nobody is told."""
        self.silent |= self.listening

    def cut(self) -> None:
        for writer in self.listening:
            writer.transport.abort()


@contextlib.asynccontextmanager
async def a_line(database: str) -> AsyncIterator[tuple[Line, Store]]:
    """A line, and a store at its far end."""
    url = make_url(database)
    assert url.port is not None
    line, port = Line(), url.port
    server = await asyncio.start_server(lambda reader, writer: line.connect(reader, writer, port), "127.0.0.1", 0)
    far = Store(url.set(port=server.sockets[0].getsockname()[1]).render_as_string(False))
    await far.open()
    try:
        yield line, far
    finally:
        await far.close()
        server.close()


async def until(true: Callable[[], Awaitable[bool]], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not await true():
        assert time.monotonic() < end, "it does not happen"
        await asyncio.sleep(0.02)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announcements, "HEARTBEAT_SECONDS", 0.3)
    monkeypatch.setattr(announcements, "PATIENCE", 3.0)
    monkeypatch.setattr(announcements, "AGAIN_SECONDS", 0.1)
    monkeypatch.setattr(announcements, "DEAF_SECONDS", 6.0)


@pytest.mark.parametrize("how", ["forget", "cut"])
def test_a_node_whose_line_is_lost_hears_again_and_knows_that_it_missed_something(postgresql: str, how: str) -> None:
    async def scene() -> None:
        near = Store(postgresql)
        await near.open()
        async with a_line(postgresql) as (line, far):
            heard: list[News] = []
            far.announcements.listen(heard.append)
            await near.announce(News("table", "one"))
            await until(lambda: said(heard, "one"))
            assert len(line.listening) == 1
            getattr(line, how)()
            await near.announce(News("table", "two"))
            await until(lambda: missed(heard))
            await near.announce(News("table", "three"))
            await until(lambda: said(heard, "three"))
            assert not await said(heard, "two")
            assert await trouble_of(far) is None
        await near.close()

    asyncio.run(scene())


def test_a_node_that_gets_no_answer_when_it_wants_to_listen_tries_again(postgresql: str) -> None:
    """Given a line that goes dead just when the node says LISTEN, then it does not wait for the answer for ever."""

    async def scene() -> None:
        near = Store(postgresql)
        await near.open()
        async with a_line(postgresql) as (line, far):
            heard: list[News] = []
            far.announcements.listen(heard.append)
            line.swallows = True
            line.cut()
            await until(lambda: tried(line, 2))
            line.swallows = False
            await until(lambda: missed(heard))
            await near.announce(News("table", "one"))
            await until(lambda: said(heard, "one"))
        await near.close()

    asyncio.run(scene())


async def tried(line: Line, times: int) -> bool:
    return len(line.listening) >= times


async def said(heard: list[News], game: str) -> bool:
    return game in [one.game for one in heard]


async def missed(heard: list[News]) -> bool:
    return "missed" in [one.what for one in heard]


def test_a_line_on_which_nothing_is_said_stays(postgresql: str) -> None:
    async def scene() -> None:
        async with a_line(postgresql) as (line, far):
            heard: list[News] = []
            far.announcements.listen(heard.append)
            await asyncio.sleep(2)
            assert len(line.listening) == 1
            assert heard == []
            assert await trouble_of(far) is None

    asyncio.run(scene())


def test_a_question_to_the_database_is_one_journey(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a read with one statement, then nothing goes to the database before it or after it."""
    monkeypatch.setattr(announcements, "HEARTBEAT_SECONDS", 60.0)  # nobody else asks anything meanwhile

    async def scene() -> None:
        async with a_line(postgresql) as (line, far):
            journeys = []
            for _ in range(4):  # what a connection is asked first takes more
                before = line.asked
                await far.row(text("SELECT 1"))
                journeys.append(line.asked - before)
            assert journeys[1:] == [1, 1, 1]

    asyncio.run(scene())


def test_a_node_that_cannot_hear_the_others_is_not_well(postgresql: str) -> None:
    async def scene() -> None:
        async with a_line(postgresql) as (line, far):
            async with far.engine.connect() as connection:  # so that the pool has a line when no other can be had
                await connection.execute(text("SELECT 1"))
            assert await trouble_of(far) is None
            line.barred = True
            line.forget()
            await until(lambda: says(far, "does not hear the other nodes"))
            line.barred = False
            await until(lambda: says(far, None))

    asyncio.run(scene())


async def says(store: Store, trouble: str | None) -> bool:
    return await trouble_of(store) == trouble


def test_a_move_is_in_the_news_if_it_is_short() -> None:
    """PostgreSQL takes news of less than 8000 bytes: a longer move is left out, and whoever hears of it reads it."""
    node = announcements.Announcements(None)
    short = News("entry", "table", move=Moved(1.0, 2.0, 3, "{}", [0], [(0, None, 4.5)]))
    heard = announcements.DECODER.decode(node.payload(short))
    assert heard == msgspec.structs.replace(short, node=node.node)
    long = News("entry", "table", move=Moved(1.0, 2.0, 3, "ż" * 4000, [0], []))
    assert announcements.DECODER.decode(node.payload(long)) == News("entry", "table", node=node.node)
    assert len(node.payload(long).encode()) < 8000
