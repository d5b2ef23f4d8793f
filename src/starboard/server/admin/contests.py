"""Contests: listed, and ended by whoever runs the server, where the host is gone. Tells nothing of a deal."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server.admin.desk import LEAST_LETTERS, AdminError, Desk
from starboard.server.store import contests
from starboard.server.store.contests import Contest, Place
from starboard.server.store.matches import is_id
from starboard.server.store.schema import contest

Plain = dict[str, Any]


def plain(here: Contest, places: list[Place], host: str) -> Plain:
    """A contest without its seed."""
    games = {one.number: one.outcome is not None for one in places}
    return {
        "id": here.id,
        "name": here.name,
        "ruleset": here.ruleset,
        "status": here.status,
        "created": here.created,
        "day": here.day,
        "host": host,
        "people": sum(1 for one in places if one.bot is None),
        "tables": len(games) if here.status != "open" else here.tables,
        "finished": sum(games.values()),
    }


async def listed(desk: Desk, search: str = "", status: str = "", most: int = 50) -> list[Plain]:
    """The newest contests; `search`: those whose id begins so, of this game, or with this in their name."""
    wanted = select(contest).order_by(contest.c.created.desc(), contest.c.id).limit(most)
    if search:
        begins = func.substr(contest.c.id, 1, len(search)) == search
        named = contest.c.name.icontains(search, autoescape=True)
        wanted = wanted.where(or_(begins, named, contest.c.ruleset == search))
    if status:
        wanted = wanted.where(contest.c.status == status)
    found = await contests.listed(desk.store, wanted)
    places = await contests.places_of(desk.store, [one.id for one in found])
    hosts = await contests.names_of_hosts(desk.store, found)
    return [plain(one, places[one.id], hosts.get(one.owner or "", "")) for one in found]


async def named(desk: Desk, text: str) -> Contest:
    """The contest with this id, or whose id alone begins so."""
    found = []
    if is_id(text) and len(text) >= LEAST_LETTERS:
        begins = func.substr(contest.c.id, 1, len(text)) == text
        found = await contests.listed(desk.store, select(contest).where(begins).limit(3))
    if not found:
        raise AdminError(f"there is no contest {text[:40]!r}; `starboard admin contests` lists them")
    if len(found) > 1:
        raise AdminError(f"the ids of several contests begin with {text!r}; give more letters")
    return found[0]


async def end(desk: Desk, text: str) -> Plain:
    """End a contest: one that has not begun is taken away. Of one that runs, the tables that are not over count for
    nobody; everybody there resigns, and bots play them to their end."""
    here = await named(desk, text)

    async def job(connection: AsyncConnection) -> list[str] | None:
        now = await contests.locked(connection, here.id)
        if now is None or now.status == "over":
            raise AdminError(f"the contest {here.id} is over")
        if now.status == "open":
            await contests.remove(connection, here.id)
            return None
        return await contests.drop_unfinished(connection, here.id)

    dropped = await desk.store.write(job)
    for table in dropped or ():
        for row in (await desk.table(table)).seats:
            if row.person is not None and not row.resigned and (await desk.table(table)).status == "playing":
                await desk.resign(table, row.seat)
    return {"id": here.id, "ended": "removed" if dropped is None else "closed", "dropped": dropped or []}
