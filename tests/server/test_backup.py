"""One file with everything a server knows, taken while it runs, and put back into either kind of database."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.conftest import Run, run
from tests.server.client import Person, act
from tests.server.node import Node
from tests.server.test_lobby import until_over

from starboard.server.store.backup import CACHES, BackupError, back_up, copy_file, games_in, restore

__all__ = ["run"]


def test_what_was_saved_can_be_played_on_elsewhere(
    new_node: Callable[..., Node], database: str, tmp_path: Path
) -> None:
    old = new_node(database)
    file = tmp_path / "saved" / "backup.db"
    kept: dict[str, str] = {}

    async def before() -> None:
        ola = await Person.arrive(old.address, "Ola")
        await ola.post("/api/me/password", password="a long password")
        table = (await ola.new_table("race", ["me", "random"]))["id"]
        chair = await ola.sit(table, 0)
        decision = await chair.asked()
        assert decision is not None
        kept["question"] = decision["id"]
        finished = (await ola.new_table("race", ["random", "random"]))["id"]
        await until_over(ola, finished)
        kept.update(table=table, finished=finished, record=await ola.record(finished))
        kept["cookie"] = next(iter(ola.http.cookies.values()))
        assert await back_up(database, file) == 2

    act(before())
    old.stop()
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.db'}"
    assert asyncio.run(restore(file, elsewhere)) == 2
    new = new_node(elsewhere)

    async def after() -> None:
        ola = Person(new.address)
        ola.http.cookies.set("starboard", kept["cookie"], domain="127.0.0.1")
        assert (await ola.get("/api/me"))["name"] == "Ola"
        assert await ola.record(kept["finished"]) == kept["record"]
        chair = await ola.sit(kept["table"], 0)
        decision = await chair.asked()
        assert decision is not None
        assert decision["id"] == kept["question"]
        await Person(new.address).post("/api/login", name="Ola", password="a long password")

    act(after())


def test_from_sqlite_to_postgresql_and_back(
    sqlite: str, postgresql: str, tmp_path: Path, new_node: Callable[..., Node]
) -> None:
    node = new_node(sqlite)

    async def scene() -> None:
        ola = await Person.arrive(node.address, "Ola")
        await ola.new_table("sun", ["me", "random"])
        await ola.new_table("race", ["me", "open"], private=True)

    act(scene())
    node.stop()
    first, second = tmp_path / "first.db", tmp_path / "second.db"
    asyncio.run(back_up(sqlite, first))
    asyncio.run(restore(first, postgresql))
    asyncio.run(back_up(postgresql, second))
    assert rows(first) == rows(second)


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a backup."""
    with closing(sqlite3.connect(file)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr) for name in names}


def test_a_backup_is_for_nobody_elses_eyes(sqlite: str, tmp_path: Path, new_node: Callable[..., Node]) -> None:
    new_node(sqlite).stop()
    file = tmp_path / "backup.db"
    asyncio.run(back_up(sqlite, file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not file.with_name("backup.db.new").exists()


@pytest.mark.parametrize("end", ["", "-wal", "-shm"])
def test_a_backup_is_not_written_over_the_database_itself(
    sqlite: str, tmp_path: Path, new_node: Callable[..., Node], end: str
) -> None:
    node = new_node(sqlite)
    file = tmp_path / f"starboard.db{end}"
    before = file.stat().st_ino
    with pytest.raises(BackupError, match="belongs to the database itself"):
        asyncio.run(back_up(sqlite, file))
    assert file.stat().st_ino == before

    async def scene() -> None:
        await (await Person.arrive(node.address, "Ola")).new_table("race", ["me", "open"])

    act(scene())


def test_nor_by_another_name_of_it_nor_on_the_way(sqlite: str, tmp_path: Path, new_node: Callable[..., Node]) -> None:
    new_node(sqlite).stop()
    (tmp_path / "other").symlink_to(tmp_path)
    (tmp_path / "link.db").symlink_to(tmp_path / "starboard.db")
    (tmp_path / "hard.db").hardlink_to(tmp_path / "starboard.db")
    for name in ("link.db", "hard.db", "other/starboard.db"):
        with pytest.raises(BackupError, match="belongs to the database itself"):
            asyncio.run(back_up(sqlite, tmp_path / name))
    (tmp_path / "starboard.db").rename(tmp_path / "saved.db.new")
    with pytest.raises(BackupError, match="belongs to the database itself"):
        asyncio.run(back_up(f"sqlite:///{tmp_path / 'saved.db.new'}", tmp_path / "saved.db"))
    assert games_in(tmp_path / "saved.db.new") == 0


def test_a_backup_that_fails_leaves_nothing_behind(sqlite: str, tmp_path: Path) -> None:
    (tmp_path / "starboard.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(BackupError, match="file is not a database"):
        asyncio.run(back_up(sqlite, tmp_path / "backup.db"))
    with pytest.raises(BackupError, match="there is no database"):
        asyncio.run(back_up(f"sqlite:///{tmp_path / 'missing.db'}", tmp_path / "backup.db"))
    assert [file.name for file in tmp_path.glob("backup*")] == []


def test_what_a_killed_server_left_beside_its_file_is_restored_too(
    sqlite: str, tmp_path: Path, new_node: Callable[..., Node]
) -> None:
    node = new_node(sqlite)

    async def scene() -> None:
        ola = await Person.arrive(node.address, "Ola")
        for _ in range(3):
            await ola.new_table("race", ["me", "open"])

    act(scene())
    node.kill()
    assert (tmp_path / "starboard.db-wal").stat().st_size
    assert asyncio.run(restore(tmp_path / "starboard.db", f"sqlite:///{tmp_path / 'new.db'}")) == 3
    assert games_in(tmp_path / "new.db") == 3
    assert (tmp_path / "starboard.db-wal").stat().st_size


def test_a_database_is_for_nobody_elses_eyes(sqlite: str, tmp_path: Path, new_node: Callable[..., Node]) -> None:
    new_node(sqlite).kill()
    asyncio.run(restore(tmp_path / "starboard.db", f"sqlite:///{tmp_path / 'new.db'}"))
    made = [*tmp_path.glob("starboard.db*"), tmp_path / "new.db"]
    assert len(made) > 2
    assert {stat.S_IMODE(file.stat().st_mode) for file in made} == {0o600}


def test_nothing_is_restored_over_what_is_there(sqlite: str, tmp_path: Path, new_node: Callable[..., Node]) -> None:
    new_node(sqlite).stop()
    file = tmp_path / "backup.db"
    asyncio.run(back_up(sqlite, file))
    with pytest.raises(BackupError, match="not empty"):
        asyncio.run(restore(file, sqlite))


@pytest.mark.parametrize("content", [b"", b"hello", b"SQLite format 3\x00" + b"\x00" * 200])
def test_what_is_no_backup_is_not_restored(sqlite: str, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "backup.db"
    file.write_bytes(content)
    with pytest.raises(BackupError, match="is not a backup"):
        asyncio.run(restore(file, sqlite))


def test_the_commands_say_what_they_did_or_what_is_wrong(
    run: Run, sqlite: str, tmp_path: Path, new_node: Callable[..., Node]
) -> None:
    file = tmp_path / "backup.db"
    missing = run("backup", file, "--database", sqlite)
    assert missing.status == 2
    assert "there is no database at" in missing.err
    assert not file.exists()
    new_node(sqlite).stop()
    saved = run("backup", file, "--database", sqlite)
    assert saved.status == 0
    assert saved.out == f"Saved: 0 games in {file}\n"
    copy = f"sqlite:///{tmp_path / 'deep' / 'copy.db'}"
    assert run("restore", file, "--database", copy).out == "Restored: 0 games\n"
    again = run("restore", file, "--database", copy)
    assert again.status == 2
    assert "not empty" in again.err


def test_a_backup_comes_to_its_end_however_much_is_written_meanwhile(tmp_path: Path) -> None:
    source = tmp_path / "busy.db"
    written = threading.Event()
    with closing(sqlite3.connect(source, isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode=WAL")
        for cache in CACHES:
            file.execute(f"CREATE TABLE {cache.name} (x)")
        file.execute("CREATE TABLE game (x)")
        file.execute("BEGIN")
        file.executemany("INSERT INTO game VALUES (?)", [("x" * 3000,)] * 10000)
        file.execute("COMMIT")
    done = threading.Event()

    def write_on() -> None:
        with closing(sqlite3.connect(source, isolation_level=None)) as file:
            file.execute("PRAGMA synchronous=OFF")
            while not done.is_set():
                file.execute("INSERT INTO game VALUES ('more')")
                written.set()
                time.sleep(0.001)

    writing = threading.Thread(target=write_on)
    copying = threading.Thread(target=copy_file, args=(source, tmp_path / "copy.db"), daemon=True)
    writing.start()
    written.wait()
    copying.start()
    copying.join(20)
    too_long = copying.is_alive()
    done.set()
    writing.join()
    copying.join()
    assert not too_long
    assert games_in(tmp_path / "copy.db") >= 10000
