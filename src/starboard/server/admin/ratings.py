"""Ratings, worked out again from the records by whoever runs the server."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.admin.desk import Desk
from starboard.server.ratings import counter, counting
from starboard.server.store import results
from starboard.server.store.matches import Sheet, sheets
from starboard.server.store.results import Fact, Key, Standing
from starboard.server.store.schema import entry, game, rating, result

Plain = dict[str, Any]
Row = dict[str, Any]

AT_ONCE = 100


class OnlyLooked(Exception):
    """Nothing is to be changed: what would be is in here."""

    def __init__(self, found: Plain) -> None:
        super().__init__()
        self.found = found


async def recompute(desk: Desk, dry_run: bool = False) -> Plain:
    """Look through the record of every game that is over and was meant to count; then all ratings from the beginning.
    A game whose record is gone, or cannot be read by this version, counts as it did."""
    verdicts: dict[str, tuple[Sheet, str, list[Fact]]] = {}
    for sheet in await meant_to_count(desk):
        verdicts[sheet.id] = (sheet, *await counter.judged(desk.store, sheet))

    async def job(connection: AsyncConnection) -> Plain:
        found = await rewrite(connection, verdicts)
        if dry_run:
            raise OnlyLooked(found)
        return found

    try:
        return {**await desk.store.write(job), "dry_run": False}
    except OnlyLooked as looked:
        return {**looked.found, "dry_run": True}


async def meant_to_count(desk: Desk) -> list[Sheet]:
    wanted = select(game.c.id).where(game.c.rating.not_in(counting.BY_TABLE), game.c.status == "over")
    ids = [row["id"] for row in await desk.store.rows(wanted)]
    found: list[Sheet] = []
    for at in range(0, len(ids), AT_ONCE):
        found += await sheets(desk.store, select(game).where(game.c.id.in_(ids[at : at + AT_ONCE])))
    return found


async def rewrite(connection: AsyncConnection, verdicts: dict[str, tuple[Sheet, str, list[Fact]]]) -> Plain:
    """Bring results and ratings in line with the records; says what was not so."""
    await results.take_turn(connection)
    rows = [dict(row) for row in (await connection.execute(select(result))).mappings()]
    kept = {place_of(row): said(row) for row in rows}
    counted = {row["game"] for row in rows}
    dropped = [id for id, (_, verdict, _) in verdicts.items() if verdict in counting.BY_RECORD and id in counted]
    rows = [row for row in rows if row["game"] not in dropped]
    changed = [row for row in rows if row["game"] in verdicts and correct(row, verdicts[row["game"]][2])]
    for id in dropped:
        await connection.execute(result.delete().where(result.c.game == id))
        await results.note(connection, id, verdicts[id][1])
    added = await add_missing(connection, verdicts, counted)
    if added:
        fresh = await connection.execute(select(result).where(result.c.game.in_(added)))
        rows += [dict(row) for row in fresh.mappings()]
    before = {key_of(row): row for row in (await connection.execute(select(rating))).mappings()}
    now = results.fold(rows)
    different = {key for key in before.keys() | now.keys() if not is_same(before.get(key), now.get(key))}
    for row in rows:
        if kept.get(place_of(row)) != said(row):
            place = (result.c.game == row["game"], result.c.seat == row["seat"])
            await connection.execute(result.update().where(*place).values(**said(row)))
    await connection.execute(rating.delete())
    for (who, ruleset, players), standing in now.items():
        values = {"person": who, "ruleset": ruleset, "players": players, **results.plain(standing)}
        await connection.execute(rating.insert().values(**values))
    return {
        "games": len({row["game"] for row in rows}),
        "ratings": len(now),
        "dropped": sorted(dropped),
        "added": sorted(added),
        "corrected": sorted({row["game"] for row in changed}),
        "changed_ratings": len(different),
    }


def place_of(row: Row) -> tuple[str, int]:
    return row["game"], row["seat"]


def said(row: Row) -> Row:
    """What may be other than it was."""
    return {name: row[name] for name in ("rank", "start", "mu", "sigma")}


def correct(row: Row, facts: list[Fact]) -> bool:
    """Write into a row what the record says; False if it said so already."""
    fact = next((fact for fact in facts if fact.seat == row["seat"]), None)
    if fact is None or (row["rank"], row["start"]) == (fact.rank, fact.start):
        return False
    row["rank"], row["start"] = fact.rank, fact.start
    return True


async def add_missing(
    connection: AsyncConnection, verdicts: dict[str, tuple[Sheet, str, list[Fact]]], counted: set[str]
) -> list[str]:
    """Count the games that should have been and were not, in the order in which they ended."""
    added = []
    missing = [id for id, (_, verdict, _) in verdicts.items() if verdict == counting.COUNTED and id not in counted]
    ends = (
        select(entry.c.game, func.max(entry.c.at).label("at")).where(entry.c.game.in_(missing)).group_by(entry.c.game)
    )
    ended = {row.game: row.at for row in await connection.execute(ends)}
    for id in sorted(missing, key=lambda id: (ended.get(id, 0.0), id)):
        sheet, _, facts = verdicts[id]
        people = [fact.person for fact in facts if fact.person is not None]
        if await results.wishing(connection, people) == set(people):
            await results.count(connection, id, sheet.ruleset, ended.get(id, 0.0), facts)
            await results.note(connection, id, counting.COUNTED)
            added.append(id)
    return added


def key_of(row: Any) -> Key:
    return (row["person"], row["ruleset"], row["players"])


def is_same(row: Any, standing: Standing | None) -> bool:
    if row is None or standing is None:
        return False
    kept = results.standing_of(row)
    near = max(abs(one - other) for one, other in zip(kept.strength, standing.strength, strict=True)) < 1e-6
    return near and kept[1:] == standing[1:]
