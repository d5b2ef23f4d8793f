"""Addresses in the store: where somebody wants to be told that it is their turn."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.store.schema import person, push

MOST_BROWSERS = 10
"""At most this many browsers of one person get push messages; the oldest is forgotten first."""


class Browser(NamedTuple):
    """A browser that takes push messages."""

    endpoint: str
    p256dh: str
    auth: str


class Reachable(NamedTuple):
    """How to reach somebody, and in which language."""

    language: str
    addresses: list[str]
    browsers: list[Browser]


async def of_person(connection: AsyncConnection, id: str) -> Reachable | None:
    found = await connection.execute(select(person.c.language, person.c.addresses).where(person.c.id == id))
    row = found.mappings().first()
    if row is None:
        return None
    browsers = await connection.execute(
        select(push.c.endpoint, push.c.p256dh, push.c.auth).where(push.c.person == id).order_by(push.c.created)
    )
    return Reachable(row["language"], readable(row["addresses"]), [Browser(*one) for one in browsers])


def readable(given: Any) -> list[str]:
    """The addresses that a column holds; none if it is damaged, so that all others are told."""
    return [one for one in given if isinstance(one, str)] if isinstance(given, list) else []


async def set_addresses(connection: AsyncConnection, id: str, addresses: list[str]) -> None:
    await connection.execute(update(person).where(person.c.id == id).values(addresses=addresses))


async def add_browser(connection: AsyncConnection, id: str, browser: Browser) -> None:
    """The browser tells this person from now on, and nobody else: whoever uses it now is who it belongs to."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    values = {"person": id, "p256dh": browser.p256dh, "auth": browser.auth, "created": time.time()}
    await connection.execute(
        insert(push)
        .values(endpoint=browser.endpoint, **values)
        .on_conflict_do_update(index_elements=[push.c.endpoint], set_=values)
    )
    newest = select(push.c.endpoint).where(push.c.person == id).order_by(push.c.created.desc()).limit(MOST_BROWSERS)
    await connection.execute(delete(push).where(push.c.person == id, push.c.endpoint.not_in(newest.scalar_subquery())))


async def drop_browser(connection: AsyncConnection, endpoint: str, id: str | None = None) -> None:
    """Forget a browser: of anybody, or only if it is this person's."""
    gone = delete(push).where(push.c.endpoint == endpoint)
    await connection.execute(gone if id is None else gone.where(push.c.person == id))
