"""Results in the store: the games that count for ratings, and the ratings that follow from them.

A game is counted in one transaction, and only while it is `pending`: so it counts once, whichever nodes try, and a
server that dies in between has counted it or not. Games are counted one after the other; the order is kept, so that
the same ratings can be worked out again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import RowMapping, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.ratings.model import NEWCOMER, Strength, after
from starboard.server.store.schema import game, person, rating, result

LOCK = 5_283_002
"""The number under which the nodes of one PostgreSQL database take turns to change ratings."""


class Fact(NamedTuple):
    """What a game was for one seat. A seat without a person has a strength of its own: a bot, or somebody forgotten."""

    seat: int
    person: str | None
    bot: str | None
    rank: int
    start: str
    strength: Strength | None


class Standing(NamedTuple):
    """Somebody's rating in one game with one number of players."""

    strength: Strength
    games: int
    wins: int


NOTHING_YET = Standing(NEWCOMER, 0, 0)

Key = tuple[str, str, int]
"""A person, a game and a number of players."""


async def take_turn(connection: AsyncConnection) -> None:
    """Until this transaction ends nobody else changes ratings. SQLite has only one writer anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


async def wishing(connection: AsyncConnection, people: Sequence[str]) -> set[str]:
    """Those of these people who want to be rated."""
    wanted = select(person.c.id).where(person.c.id.in_(people), person.c.rated_since.is_not(None))
    return set((await connection.execute(wanted)).scalars())


async def pending(connection: AsyncConnection, most: int) -> list[str]:
    """Games that are over and have not been counted."""
    wanted = select(game.c.id).where(game.c.rating == "pending", game.c.status == "over")
    return list((await connection.execute(wanted.order_by(game.c.changed, game.c.id).limit(most))).scalars())


async def note(connection: AsyncConnection, game_id: str, verdict: str) -> None:
    await connection.execute(update(game).where(game.c.id == game_id).values(rating=verdict))


async def next_number(connection: AsyncConnection) -> int:
    return int((await connection.execute(select(func.coalesce(func.max(result.c.number), 0)))).scalar_one()) + 1


async def count(
    connection: AsyncConnection, game_id: str, ruleset: str, ended: float, facts: Sequence[Fact]
) -> dict[str, Standing]:
    """Count a game, whose turn it is; says what the people at the table have now."""
    players = len(facts)
    people = [fact.person for fact in facts if fact.person is not None]
    found = await connection.execute(
        select(rating).where(rating.c.person.in_(people), rating.c.ruleset == ruleset, rating.c.players == players)
    )
    before = {row["person"]: standing_of(row) for row in found.mappings()}
    number = await next_number(connection)
    held = [before.get(fact.person or "", NOTHING_YET).strength if fact.person else fact.strength for fact in facts]
    strengths = [one for one in held if one is not None]
    rows = [
        {
            "game": game_id,
            "seat": fact.seat,
            "number": number,
            "ruleset": ruleset,
            "players": players,
            "ended": ended,
            "person": fact.person,
            "bot": fact.bot,
            "rank": fact.rank,
            "start": fact.start,
            "mu": one.mu,
            "sigma": one.sigma,
        }
        for fact, one in zip(facts, strengths, strict=True)
    ]
    await connection.execute(result.insert(), rows)
    now: dict[str, Standing] = {}
    for fact, strength in zip(facts, after(strengths, [fact.rank for fact in facts]), strict=True):
        if fact.person is not None:
            old = before.get(fact.person, NOTHING_YET)
            now[fact.person] = Standing(strength, old.games + 1, old.wins + (fact.rank == 1))
            key = (rating.c.person == fact.person, rating.c.ruleset == ruleset, rating.c.players == players)
            await connection.execute(rating.delete().where(*key))
            await connection.execute(
                rating.insert().values(person=fact.person, ruleset=ruleset, players=players, **plain(now[fact.person]))
            )
    return now


def standing_of(row: RowMapping) -> Standing:
    return Standing(Strength(row["mu"], row["sigma"]), row["games"], row["wins"])


def plain(one: Standing) -> dict[str, Any]:
    return {"mu": one.strength.mu, "sigma": one.strength.sigma, "games": one.games, "wins": one.wins}


async def forget(connection: AsyncConnection, id: str) -> None:
    """Somebody is rated no more. What others gained and lost against them stays as it was: their rating before each
    game is kept, without who it was."""
    await take_turn(connection)
    await connection.execute(update(result).where(result.c.person == id).values(person=None))
    await connection.execute(rating.delete().where(rating.c.person == id))
    await connection.execute(update(person).where(person.c.id == id).values(rated_since=None))


def fold(rows: Sequence[dict[str, Any]]) -> dict[Key, Standing]:
    """All ratings from all results, in the order in which they were counted. Each row of a person learns what their
    rating was before it; a seat without a person keeps what it had."""
    standings: dict[Key, Standing] = {}
    games: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        games.setdefault(row["game"], []).append(row)
    for seats in sorted(games.values(), key=lambda seats: seats[0]["number"]):
        seats.sort(key=lambda row: row["seat"])
        for row in seats:
            if row["person"] is not None:
                held = standings.get(key_of(row), NOTHING_YET).strength
                row["mu"], row["sigma"] = held
        then = after([Strength(row["mu"], row["sigma"]) for row in seats], [row["rank"] for row in seats])
        for row, strength in zip(seats, then, strict=True):
            if row["person"] is not None:
                old = standings.get(key_of(row), NOTHING_YET)
                standings[key_of(row)] = Standing(strength, old.games + 1, old.wins + (row["rank"] == 1))
    return standings


def key_of(row: dict[str, Any]) -> Key:
    return (row["person"], row["ruleset"], row["players"])
