"""What goes wrong around a server: said in a sentence, where it can be seen, and nobody loses anything by it."""

from __future__ import annotations

import asyncio
import gc
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from starlette.applications import Starlette
from tests.cli.conftest import Run, run
from tests.server.client import Person, act
from tests.server.node import Node
from tests.server.players import gather, play_out, play_some
from tests.server.postgres import Cluster, programs
from tests.server.truth import check

from starboard.server.people.cookies import COOKIE
from starboard.server.settings import Settings
from starboard.server.store import keys, writer
from starboard.server.store.faults import DatabaseFault, key_of
from starboard.server.store.store import Store
from starboard.server.store.writer import GroupWriter
from starboard.server.web.app import create_app

__all__ = ["run"]


# --- starting ----------------------------------------------------------------------------------------------------


def test_a_second_server_on_one_sqlite_file_is_told_which_is_the_first(
    run: Run, sqlite: str, new_node: Callable[..., Node]
) -> None:
    node = new_node(sqlite)
    outcome = run("serve", "--port", "0", "--database", sqlite)
    assert outcome.status == 2
    assert f"is in use by another server (process {node.process}, {node.address})" in outcome.err
    assert "Traceback" not in outcome.err
    assert "Starboard is at" not in outcome.out
    assert node.healthy()
    node.kill()
    again = new_node(sqlite)  # a lock does not outlive whoever held it
    assert again.healthy()


def test_several_servers_may_share_a_postgresql_database(postgresql: str, new_node: Callable[..., Node]) -> None:
    assert new_node(postgresql).healthy()
    assert new_node(postgresql).healthy()


def make_read_only(database: str) -> None:
    """SQLite only reads a file that a later version of its format has written; root may write to any other."""
    path = Path(database.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    with path.open("r+b") as file:
        file.seek(18)
        file.write(b"\x03")


def test_a_database_that_may_only_be_read_is_said_in_a_sentence(
    run: Run, sqlite: str, new_node: Callable[..., Node]
) -> None:
    node = new_node(sqlite)
    assert node.stop() == 0
    make_read_only(sqlite)
    outcome = run("serve", "--port", "0", "--database", sqlite)
    assert outcome.status == 2
    assert "the database cannot be used: the database may only be read" in outcome.err
    assert "Traceback" not in outcome.err
    assert "Starboard is at" not in outcome.out


@pytest.mark.parametrize(
    "database", ["sqlite:////no/such/folder/a.db", "postgresql://nobody@127.0.0.1:9/nothing", "sqlite:///{file}"]
)
def test_a_database_that_is_none_is_said_in_a_sentence(run: Run, database: str, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database " * 1000)
    outcome = run("serve", "--port", "0", "--database", database.format(file=tmp_path / "text"))
    assert outcome.status == 2
    assert "cannot be used" in outcome.err
    assert "Traceback" not in outcome.err
    assert "Starboard is at" not in outcome.out


def test_a_server_says_where_it_is_only_once_it_is(tmp_path: Path) -> None:
    """Whoever reads the line can ask at once, without trying again."""
    command = [sys.executable, "-m", "starboard.cli.main", "serve", "--port", "0", "--workers", "1"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path / 'a.db'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().removeprefix("Starboard is at ").strip()
        assert httpx.get(f"{address}/health", timeout=60).json()["status"] == "well"
    finally:
        process.kill()
        process.communicate()


# --- running -----------------------------------------------------------------------------------------------------


class House:
    """A server in this process, and somebody who asks it things."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.app: Starlette = create_app(
            Settings(database=f"sqlite:///{folder}/house.db", workers=1, notify=False, **settings)
        )
        self.store: Store = self.app.state.server.store

    def ask(self, scene: Callable[[httpx.AsyncClient], Any], address: str = "192.0.2.1") -> None:
        async def opened() -> None:
            line = httpx.ASGITransport(self.app, client=(address, 1))
            async with (
                self.app.router.lifespan_context(self.app),
                httpx.AsyncClient(transport=line, base_url="http://localhost") as client,
            ):
                await scene(client)

        asyncio.run(opened())


FAULTS = {
    "database or disk is full": ("database-full", "the disk of the database is full"),
    "disk I/O error": ("database-full", "the disk of the database is full"),
    "attempt to write a readonly database": ("database-read-only", "the database may only be read"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_database_that_takes_nothing_more_is_said_in_a_sentence_and_by_health(
    tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(tmp_path)
    key, sentence = FAULTS[fault]

    def broken(*_: object) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError(fault))

    async def scene(client: httpx.AsyncClient) -> None:
        assert (await client.get("/health")).status_code == 200
        house.store.written = -1000.0
        with monkeypatch.context() as patch:
            patch.setattr(GroupWriter, "together", broken)
            for language in ("en", "pl"):
                answer = await client.post("/api/me", json={"name": "Ada"}, headers={"Accept-Language": language})
                assert answer.status_code == 503
                assert answer.json()["reason"] == key
                assert answer.json()["text"]
            health = await client.get("/health")
            assert health.status_code == 503
            assert health.json()["status"] == sentence
        assert (await client.get("/health")).status_code == 200
        assert (await client.post("/api/me", json={"name": "Ada"})).status_code == 200

    house.ask(scene)
    assert not [record for record in caplog.records if record.exc_info]
    assert len([record for record in caplog.records if sentence in record.getMessage()]) == 1, "one line says so"


def test_health_fails_before_the_last_byte_of_the_disk_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(tmp_path)

    async def scene(client: httpx.AsyncClient) -> None:
        assert (await client.get("/health")).status_code == 200
        usage = type("Usage", (), {"free": 1_000_000})
        monkeypatch.setattr("starboard.server.store.store.shutil.disk_usage", lambda _: usage)
        health = await client.get("/health")
        assert (health.status_code, health.json()["status"]) == (503, "the disk of the database is full")

    house.ask(scene)


def test_a_message_that_cannot_be_written_for_want_of_a_database_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(tmp_path)

    async def away(*_: object) -> None:
        raise ConnectionRefusedError

    async def scene(_: httpx.AsyncClient) -> None:
        notifier = house.app.state.server.notifier
        with monkeypatch.context() as patch:
            patch.setattr(house.store.reader, "read", away)
            notifier.spawn(notifier.tell("table", "race", ["ada"]))
            while notifier.tasks:
                await asyncio.sleep(0)
            await asyncio.sleep(0)
        gc.collect()

    house.ask(scene)
    assert not [record for record in caplog.records if record.exc_info]


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL is not installed")
    found = Cluster(folder)
    yield found
    found.stop()


def test_a_restart_of_postgresql_is_no_fault_of_anybody(own_cluster: Cluster, new_node: Callable[..., Node]) -> None:
    """Given games under way, when PostgreSQL is restarted, then whatever is asked meanwhile waits, or is answered that
    the database is away; nobody hears of a fault of the server, and the games are played to their end."""
    node = new_node(own_cluster.new_database())

    async def scene() -> None:
        tables = [await gather(node.address, "race", 2) for _ in range(2)]
        person = await Person.arrive(node.address, "Ada")
        restarting = True
        statuses: list[int] = []

        async def look_round() -> None:
            while restarting:
                answer = await person.http.get("/api/tables")
                statuses.append(answer.status_code)
                assert "server-fault" not in answer.text

        looking = asyncio.create_task(look_round())
        for _ in range(2):
            playing = [asyncio.create_task(play_some(chairs, 6)) for chairs in tables]
            await asyncio.to_thread(own_cluster.restart)
            await asyncio.gather(*playing, return_exceptions=True)
        restarting = False
        await looking
        assert set(statuses) <= {200, 503}
        for chairs in tables:
            for chair in chairs:
                for refused in chair.said("refused"):
                    assert refused["reason"] != "server-fault", refused
                if not chair.connected:
                    await chair.connect()
            await play_out(chairs, Random(1))
            await check(chairs)

    act(scene())


def test_a_connection_that_was_told_of_the_end_while_it_was_idle_counts_as_away() -> None:
    """The driver has no error of the database for it: it says that it cannot begin another operation."""
    asyncpg = pytest.importorskip("asyncpg")
    assert key_of(asyncpg.exceptions.InternalClientError("cannot switch to state 12")) == "database-away"


@pytest.mark.skipif(sys.platform != "linux", reason="finds the processes of PostgreSQL as Linux tells them")
def test_a_postgresql_that_hangs_is_said_to_be_away(own_cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a PostgreSQL that keeps its connections and answers nothing, when something is read or written, in whatever
    way, then it is told before long that the database is away; when it answers again, everything works."""
    store = Store(own_cluster.new_database())

    async def write() -> object:
        return await store.write(lambda connection: keys.set_to(connection, "what", "any"))

    async def read() -> object:
        return await store.read(lambda connection: keys.value(connection, "what"))

    async def write_at_once() -> object:
        return await store.write_at_once("SELECT 1", (), ())

    async def scene() -> None:
        await store.open()
        ways = (write, read, write_at_once)
        for way in ways:
            await way()
        monkeypatch.setattr(writer, "ANSWER_SECONDS", 0.5)
        monkeypatch.setattr(writer, "AWAY_SECONDS", 0.0)
        own_cluster.signal_all(signal.SIGSTOP)
        try:
            async with asyncio.timeout(30):
                told = await asyncio.gather(*(way() for way in ways * 5), return_exceptions=True)
        finally:
            own_cluster.signal_all(signal.SIGCONT)
        assert {type(fault) for fault in told} == {DatabaseFault}
        monkeypatch.undo()
        for way in ways:
            await way()
        assert await read() == "any"
        await store.close()

    asyncio.run(scene())


# --- who may know and do what ------------------------------------------------------------------------------------


def test_a_rematch_and_a_fork_are_told_only_to_who_may_see_them(server: str) -> None:
    async def scene() -> None:
        ada, bob, eve = [await Person.arrive(server, name) for name in ("Ada", "Bob", "Eve")]
        table = (await ada.new_table("race", ["me", "open"]))["id"]
        await bob.do(table, "sit", seat=1)
        await bob.do(table, "resign", seat=1)
        fork = await ada.post(f"/api/replays/{table}/fork", step=0, seat=0)
        assert fork["fork_of"] == table
        private = (await ada.new_table("race", ["me", "open"], private=True))["id"]
        link = await ada.post(f"/api/tables/{private}/links", seat=1)
        await bob.post("/api/join", token=link["path"].partition("#")[2])
        await ada.do(private, "start")
        await ada.do(private, "resign", seat=0)
        again = await ada.post(f"/api/tables/{private}/rematch")
        assert (await bob.table(private))["rematch"] == again["id"]
        # A public table whose rematch is private: only who sits there hears of it.
        replay = (await eve.get(f"/api/replays/{private}"))["table"]
        assert replay["rematch"] is None
        stranger = await eve.ask("GET", f"/api/tables/{private}")
        assert again["id"] not in stranger.text
        # A fork of a private game that goes on: whoever was let in to the fork alone does not hear of what it is one.
        alone = (await ada.new_table("race", ["me", "random"], private=True))["id"]
        await (await ada.sit(alone, 0)).asked()
        fork = await ada.post(f"/api/replays/{alone}/fork", step=0, seat=0)
        link = await ada.post(f"/api/tables/{fork['id']}/links", seat=0)
        await bob.post("/api/join", token=link["path"].partition("#")[2])
        assert (await ada.table(fork["id"]))["fork_of"] == alone
        assert (await bob.table(fork["id"]))["fork_of"] is None

    act(scene())


def test_cookies_of_two_servers_on_one_host_do_not_overwrite_each_other(
    tmp_path: Path, new_node: Callable[..., Node]
) -> None:
    """A browser does not tell the ports of a host apart: it sends each server the cookies of both."""
    nodes = [new_node(f"sqlite:///{tmp_path}/{name}.db", secret_key="k" * 40) for name in ("one", "other")]

    async def scene() -> None:
        browser = Person(nodes[0].address)
        first = await browser.post("/api/me", name="Ada")
        there = browser.at(nodes[1].address)
        second = await there.post("/api/me", name="Ada")
        assert first["id"] != second["id"]
        assert (await browser.get("/api/me"))["id"] == first["id"]
        assert (await there.get("/api/me"))["id"] == second["id"]
        await there.post("/api/logout")
        assert (await browser.get("/api/me"))["id"] == first["id"]

    act(scene())


def test_a_cookie_with_the_name_of_before_is_still_known(sqlite: str, new_node: Callable[..., Node]) -> None:
    node = new_node(sqlite)

    async def scene() -> None:
        person = await Person.arrive(node.address, "Ada")
        ((name, text),) = person.http.cookies.items()
        assert re.fullmatch(rf"{COOKIE}-[0-9a-f]{{8}}", name)
        old = Person(node.address)
        old.http.cookies.set(COOKIE, text, domain="127.0.0.1")
        assert (await old.get("/api/me"))["id"] == person.me["id"]
        assert name in old.http.cookies, "and gets its new name"

    act(scene())


@pytest.mark.parametrize("path", ["/health", "/", "/assets/nothing.js", "/api/schema.json", "/api/nothing", "/metrics"])
def test_everything_counts_towards_the_limit_of_an_address(tmp_path: Path, path: str) -> None:
    house = House(tmp_path, requests_per_minute=2)

    async def scene(client: httpx.AsyncClient) -> None:
        statuses = [(await client.get(path)).status_code for _ in range(11)]
        assert 429 not in statuses[:10]
        assert statuses[10] == 429

    house.ask(scene)


def test_messages_are_limited_for_a_person_over_all_their_connections(
    sqlite: str, new_node: Callable[..., Node]
) -> None:
    node = new_node(sqlite, messages_per_minute=10)

    async def scene() -> None:
        person = await Person.arrive(node.address, "Ada")
        table = (await person.new_table("race", ["me", "open"]))["id"]
        chairs = [await person.sit(table, 0) for _ in range(3)]
        answers = [(await chair.say("ping"))["say"] for chair in chairs for _ in range(3)]
        assert answers == ["done"] * 9
        await chairs[0].done("ping")
        last = asyncio.create_task(chairs[1].say("ping"))
        await chairs[1].until(lambda: bool(chairs[1].said("refused")))
        assert chairs[1].said("refused")[0]["reason"] == "too-many-requests"
        last.cancel()
        # Somebody else at the same address is not held up by that.
        other = await (await Person.arrive(node.address, "Bob")).sit(table, None)
        await other.done("ping")

    act(scene())
