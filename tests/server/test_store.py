"""The store: what was written is there, jobs that fail fail alone, and an older database is brought up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.kernel.record import Entry
from starboard.server.store import lobby, matches
from starboard.server.store.announcements import News
from starboard.server.store.schema import METADATA, entry, game, person, seat, setting
from starboard.server.store.store import Store


def with_store(folder: Path, scene: Callable[[Store], Awaitable[None]]) -> None:
    async def play() -> None:
        store = Store(f"sqlite:///{folder / 'test.db'}")
        await store.open()
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(play())


def note(name: str, value: str = "") -> Callable[[AsyncConnection], Awaitable[None]]:
    async def job(connection: AsyncConnection) -> None:
        await connection.execute(insert(setting).values(name=name, value=value))

    return job


async def a_game(store: Store) -> str:
    async def job(connection: AsyncConnection) -> None:
        await connection.execute(
            insert(person).values(id="ada", name="Ada", language="en", created=0, generation=0, addresses=[])
        )
        values = {"id": "g", "created": 0, "owner": "ada", "status": "playing", "private": True, "ruleset": "race"}
        more = {"seats": 2, "options": {}, "waiting": [], "winners": [], "thinking": False, "changed": 0}
        await connection.execute(insert(game).values(**values, **more))

    await store.write(job)
    return "g"


def test_the_migrations_make_the_tables_that_the_program_uses(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def scene(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_store(tmp_path, scene)


def test_opening_a_database_again_changes_nothing(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.write(note("kept", "value"))

    async def read(store: Store) -> None:
        assert [row["value"] for row in await store.rows(select(setting))] == ["value"]

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_a_job_that_fails_fails_alone(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.write(note("taken"))
        names = [f"n{number}" for number in range(20)]
        jobs = [store.write(note(name)) for name in [*names, "taken"]]
        *done, failed = await asyncio.gather(*jobs, return_exceptions=True)
        assert done == [None] * 20
        assert isinstance(failed, IntegrityError)
        found = await store.rows(select(setting.c.name))
        assert sorted(row["name"] for row in found) == sorted([*names, "taken"])

    with_store(tmp_path, scene)


def test_what_is_queued_is_written_before_the_store_closes(tmp_path: Path) -> None:
    async def hurry(store: Store) -> None:
        jobs = [asyncio.ensure_future(store.write(note(f"n{number}"))) for number in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*jobs)
        with pytest.raises(RuntimeError, match="closed"):
            await store.write(note("late"))

    async def read(store: Store) -> None:
        assert len(await store.rows(select(setting))) == 50

    with_store(tmp_path, hurry)
    with_store(tmp_path, read)


def test_a_place_in_the_record_is_taken_once(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        game_id = await a_game(store)
        for expected, at in ((True, 0), (False, 1)):
            what = Entry("take-back", at)
            written = await store.write(lambda connection, what=what: matches.append(connection, game_id, 0, what))  # type: ignore[misc]
            assert written is expected
        [found] = await matches.entries_from(store, game_id, 0, 2)
        assert found.seat == 0

    with_store(tmp_path, scene)


def test_news_are_told_when_the_job_is_done_and_not_if_it_fails(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        heard: list[News] = []
        store.announcements.listen(heard.append)
        await store.write(note("one"), News("table", "a"))
        with pytest.raises(IntegrityError):
            await store.write(note("one"), News("table", "b"))
        assert heard == [News("table", "a")]

    with_store(tmp_path, scene)


def test_sqlite_is_told_to_lose_nothing(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            row = await store.row(text(f"PRAGMA {pragma}"))
            assert row is not None
            assert list(row.values()) == [value]
        await a_game(store)
        with pytest.raises(IntegrityError):
            await store.write(
                lambda connection: connection.execute(insert(entry).values(game="none", number=0, data="{}", at=0))
            )

    with_store(tmp_path, scene)


def test_what_goes_wrong_in_the_database_is_told_without_what_was_to_be_written(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.write(note("cookies", "a secret"))
        with pytest.raises(IntegrityError) as written:
            await store.write(note("cookies", "another secret"))
        async with store.engine.connect() as connection:
            with pytest.raises(IntegrityError) as read:
                await note("cookies", "one more secret")(connection)
        assert "secret" not in str(written.value) + str(read.value)

    with_store(tmp_path, scene)


def test_nobody_loses_a_slow_game_among_many_tables(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await a_game(store)

        async def job(connection: AsyncConnection) -> None:
            values = {"owner": "ada", "private": True, "ruleset": "race", "options": {}, "winners": []}
            for number in range(1, 301):
                status = "open" if number % 2 else "playing"
                own = {"id": f"g{number}", "created": number, "status": status, "waiting": [0]}
                await connection.execute(insert(game).values(**values, **own, seats=1, thinking=False, changed=0))
                # At most tables a bot plays for her.
                who = {"person": "ada", "name": "Ada", "bot": None if number == 4 else "random"}
                rest = {"resigned": False, "watchable": False}
                await connection.execute(insert(seat).values(game=f"g{number}", seat=0, **who, **rest))

        await store.write(job)
        found = [one.id for one in await lobby.mine(store, "ada")]
        assert len(found) == 301
        assert found[:3] == ["g4", "g300", "g299"]
        assert found[-1] == "g"

    with_store(tmp_path, scene)
