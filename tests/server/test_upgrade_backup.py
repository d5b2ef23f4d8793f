"""An older database is saved before a newer server changes it; a newer one is left alone, with the way back."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, run
from tests.server.test_backup import rows

from starboard.server.server import CannotStart, Server
from starboard.server.settings import Settings
from starboard.server.store import migrations
from starboard.server.store.backup import BackupError, back_up, games_in, restore
from starboard.server.store.store import Store

__all__ = ["run"]

FIXTURE = Path(__file__).parent / "databases" / "0001.db.gz"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of the oldest server, with games in the middle."""
    file = tmp_path / "club" / "games.db"
    file.parent.mkdir()
    file.write_bytes(gzip.decompress(FIXTURE.read_bytes()))
    return file


def start(database: str | Path, **settings: Any) -> None:
    """A server opens a database, and ends at once."""

    async def scene() -> None:
        address = f"sqlite:///{database}" if isinstance(database, Path) else database
        server = Server(Settings(database=address, workers=1, notify=False, **settings))
        await server.open()
        await server.close()

    asyncio.run(scene())


def schema(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def from_the_future(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


def without_snapshots(file: Path) -> dict[str, list[tuple[object, ...]]]:
    return {name: found for name, found in rows(file).items() if name != "snapshot"}


def test_an_older_database_is_saved_as_it_was_and_can_be_gone_back_to(old: Path, tmp_path: Path) -> None:
    before = without_snapshots(old)
    start(old)
    assert schema(old) == migrations.newest()
    [saved] = old.parent.glob("games-schema-0001-*.db")
    assert schema(saved) == "0001"
    assert without_snapshots(saved) == before
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    assert games_in(saved) > 3
    back = tmp_path / "back.db"
    assert asyncio.run(restore(saved, f"sqlite:///{back}")) == games_in(saved)
    assert rows(back)["entry"] == before["entry"]


def test_a_second_upgrade_on_the_same_day_does_not_write_over_the_first(old: Path) -> None:
    kept = old.read_bytes()
    start(old)
    old.with_name("games.db-wal").unlink(missing_ok=True)
    old.with_name("games.db-shm").unlink(missing_ok=True)
    old.write_bytes(kept)
    start(old)
    assert len(list(old.parent.glob("games-schema-0001-*.db"))) == 2


def test_nothing_is_saved_if_there_is_nothing_to_change(tmp_path: Path) -> None:
    start(tmp_path / "new.db")
    start(tmp_path / "new.db")
    assert list(tmp_path.glob("new-schema-*")) == []


def test_whoever_wants_no_copy_gets_none(old: Path) -> None:
    start(old, upgrade_backup=False)
    assert schema(old) == migrations.newest()
    assert list(old.parent.glob("games-schema-*")) == []


def test_if_it_cannot_be_saved_it_is_not_changed(old: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    with pytest.raises(CannotStart, match=r"could not be saved before its upgrade: .*--backups"):
        start(old, backups=str(tmp_path / "taken"))
    assert schema(old) == "0001"


def test_a_newer_database_is_refused_with_the_way_back(old: Path) -> None:
    start(old)
    [saved] = old.parent.glob("games-schema-0001-*.db")
    from_the_future(old)
    before = rows(old)
    with pytest.raises(CannotStart, match="newer Starboard") as refused:
        start(old)
    assert f"starboard restore {saved} --database" in str(refused.value)
    assert "\n" not in str(refused.value)
    assert rows(old) == before


def test_the_commands_say_so_too(run: Run, old: Path, tmp_path: Path) -> None:
    from_the_future(old)
    served = run("serve", "--port", "0", "--database", f"sqlite:///{old}")
    assert served.status == 2
    assert "written by a newer Starboard (schema 9999" in served.err
    assert "`starboard restore FILE --database URL`" in served.err
    restored = run("restore", old, "--database", f"sqlite:///{tmp_path / 'new.db'}")
    assert restored.status == 2
    assert "newer Starboard" in restored.err
    assert not (tmp_path / "new.db").exists()


def test_postgresql_is_saved_too_before_it_is_changed(postgresql: str, tmp_path: Path) -> None:
    async def as_it_was() -> None:
        store = Store(postgresql)
        await migrations.run(store.engine, to="0001")
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql(
                "INSERT INTO person (id, name, language, created, generation, addresses)"
                " VALUES ('ada', 'Ada', 'en', 0, 0, '[\"x\"]')"
            )
        await store.engine.dispose()

    asyncio.run(as_it_was())
    start(postgresql, backups=str(tmp_path))
    [saved] = tmp_path.glob("*-schema-0001-*.db")
    assert schema(saved) == "0001"
    assert [row[1] for row in rows(saved)["person"]] == ["Ada"]
    asyncio.run(restore(saved, f"sqlite:///{tmp_path / 'back.db'}"))
    assert schema(tmp_path / "back.db") == migrations.newest()


def test_an_empty_postgresql_is_no_database_to_save(postgresql: str, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="there is no database of Starboard"):
        asyncio.run(back_up(postgresql, tmp_path / "saved.db"))
    assert list(tmp_path.iterdir()) == []
