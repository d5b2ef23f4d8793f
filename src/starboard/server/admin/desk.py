"""Desk: a server's database, opened beside the server by whoever runs it, and how tables and people are found in it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from asyncpg import PostgresError
from sqlalchemy import func, or_, select
from sqlalchemy.exc import SQLAlchemyError

from starboard.server.operation.timekeeper import Timekeeper
from starboard.server.people.names import folded
from starboard.server.play.table_game import TableGame
from starboard.server.refusals import Refused, words
from starboard.server.server import why
from starboard.server.store import migrations
from starboard.server.store.faults import DatabaseFault
from starboard.server.store.matches import Sheet, is_id, sheets
from starboard.server.store.outside import OutsideStore
from starboard.server.store.people import COLUMNS, Person
from starboard.server.store.schema import game, person

LEAST_LETTERS = 4
"""An id may be shortened to this many letters; the log has six."""


class AdminError(Exception):
    """It cannot be done, and nothing was changed; says why, and what would be right."""


class Desk:
    """What is done to a table goes through the same code, and the same checks, as in a server."""

    def __init__(self, store: OutsideStore) -> None:
        self.store = store
        self.timekeeper = Timekeeper(store)

    async def resign(self, table: str, seat: int) -> None:
        """Give a seat up. The bots that play on are asked by a server."""
        await self.timekeeper.open()
        await self.game(table).resign(seat)

    def game(self, table: str) -> TableGame:
        def needless(work: Coroutine[Any, Any, None]) -> None:
            work.close()  # a snapshot, which a server makes too

        def nothing(*_: object) -> None:
            pass  # nobody looks on here

        return TableGame(self.store, table, needless, self.timekeeper.now, nothing, nothing, nothing)

    async def table(self, text: str) -> Sheet:
        """The table with this id, or whose id alone begins so."""
        found = []
        if is_id(text) and len(text) >= LEAST_LETTERS:
            begins = func.substr(game.c.id, 1, len(text)) == text
            found = await sheets(self.store, select(game).where(begins).limit(3))
        if not found:
            raise AdminError(f"there is no table {text[:40]!r}; `starboard admin tables` lists them")
        if len(found) > 1:
            raise AdminError(f"the ids of several tables begin with {text!r}; give more letters")
        return found[0]

    async def person(self, text: str) -> Person:
        """The person with this id or name."""
        same = [person.c.name == text]
        if is_id(text):
            same.append(person.c.id == text)
        with contextlib.suppress(Refused):  # no name at all
            same.append(person.c.login == folded(text))
        found = await self.store.rows(select(*COLUMNS).where(or_(*same)).limit(6))
        exact = [row for row in found if row["id"] == text]
        if not found:
            raise AdminError(f"there is nobody called {text[:40]!r}; `starboard admin people` lists them")
        if len(found) > 1 and not exact:
            ids = ", ".join(row["id"] for row in found[:5])
            raise AdminError(f"several people are called {text[:40]!r}; give the id of one: {ids}")
        return Person(**(exact or found)[0])


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Desk]:
    """The desk of a database that a server has made. Its tables are not changed: that is for the server to do."""
    store = OutsideStore(database)
    try:
        if store.file is not None and not store.file.exists():
            raise AdminError(f"there is no database at {store.file}; --database names another")
        async with store.engine.connect() as connection:
            schema = await migrations.schema_of(connection)
        if schema is None:
            raise AdminError("there is nothing in this database yet; start a server on it first")
        if schema != migrations.newest():
            raise AdminError(
                f"the database has schema {schema}, and this version works on {migrations.newest()}; use the version "
                "of the server that runs on it, or start this version's server once"
            )
        await store.writer.start()
        yield Desk(store)
    except (OSError, SQLAlchemyError, PostgresError, DatabaseFault) as fault:
        raise AdminError(f"the database cannot be used: {why(fault)}") from None
    except Refused as refused:
        raise AdminError(words("en")(f"reason-{refused.key}", **refused.values)) from None
    finally:
        await store.close()
