"""Ladders and profiles: what anybody may see of those who want to be rated, and how one comes to want it.

Nobody else is ever shown here: who does not want to be rated has no results, and somebody who is banned is left out.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from sqlalchemy import RowMapping, case, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.server import wire
from starboard.server.people import identity
from starboard.server.ratings.bots import Kind, figures
from starboard.server.ratings.model import Strength
from starboard.server.refusals import Refused
from starboard.server.store import people, results
from starboard.server.store.matches import is_id
from starboard.server.store.schema import person, rating, result
from starboard.server.store.store import Store
from starboard.server.tables.description import title
from starboard.server.web.endpoint import LANGUAGE, Call, Endpoint, Query
from starboard.words.face import Face
from starboard.words.faces import announced_faces, face_of
from starboard.words.language import Language

MOST_PLACES = 200
MOST_RIVALS = 30
MOST_STARTS = 8
"""Of each game."""

MOST_PLAYERS = 15

GAME = Query("game", "which game", {"type": "string", "maxLength": 40})
PLAYERS = Query("players", "for how many players", {"type": "integer", "minimum": 0, "maximum": MOST_PLAYERS})

SHOWN = person.c.rated_since.is_not(None) & person.c.banned.is_(False)
"""The people who may be shown."""


def strength_of(row: Mapping[Any, Any]) -> Strength:
    return Strength(row["mu"], row["sigma"])


def rated(row: RowMapping, me: str | None) -> wire.Rated:
    return wire.Rated(
        person=row["person"],
        name=row["name"],
        mu=round(row["mu"], 2),
        sigma=round(row["sigma"], 2),
        games=row["games"],
        wins=row["wins"],
        mine=row["person"] == me,
    )


def rated_bots(kind: Kind) -> list[wire.Rated]:
    """The strongest first."""
    found = sorted(figures().get(kind, {}).items(), key=lambda one: -one[1].ordinal)
    return [wire.Rated(None, name, strength.mu, strength.sigma) for name, strength in found]


def ordinal(one: wire.Rated) -> float:
    return Strength(one.mu, one.sigma).ordinal


# --- the ladder -------------------------------------------------------------------------------------------------


async def ladder(call: Call) -> wire.Ladder:
    """Of the game that is asked for; of the first there is, if none is."""
    kinds = await rated_kinds(call.server.store)
    ruleset = call.text("game") or min(one for one, _ in kinds)
    if ruleset not in {one for one, _ in kinds}:
        raise Refused("no-such-game", {}, 404)
    numbers = sorted(players for one, players in kinds if one == ruleset)
    players = call.number("players", MOST_PLAYERS) or numbers[0]
    if players not in numbers:
        raise Refused("seats-not-allowed", {"least": numbers[0], "most": numbers[-1]}, 422)
    me = call.person.id if call.person else None
    best = (rating.c.mu - 3 * rating.c.sigma).desc()
    wanted = select(rating, person.c.name).join(person, person.c.id == rating.c.person)
    wanted = wanted.where(SHOWN, rating.c.ruleset == ruleset, rating.c.players == players)
    rows = await call.server.store.rows(wanted.order_by(best, person.c.id).limit(MOST_PLACES))
    places = [rated(row, me) for row in rows] + rated_bots((ruleset, players))
    return wire.Ladder(
        ruleset=ruleset,
        title=title(ruleset, call.language),
        players=players,
        places=sorted(places, key=lambda one: -ordinal(one)),
        games=games_of(kinds, call.language),
    )


async def rated_kinds(store: Store) -> set[Kind]:
    """All that there are ladders of: what bots were measured in, and what people have played."""
    rows = await store.rows(select(rating.c.ruleset, rating.c.players).distinct())
    played = {(row["ruleset"], row["players"]) for row in rows}
    return {kind for kind in played | set(figures()) if kind[0] in announced_faces()}


def games_of(kinds: set[Kind], language: str) -> list[wire.RatedGame]:
    games: dict[str, list[int]] = {}
    for ruleset, players in sorted(kinds):
        games.setdefault(ruleset, []).append(players)
    return [wire.RatedGame(name, title(name, language), players) for name, players in games.items()]


# --- somebody ---------------------------------------------------------------------------------------------------


async def profile(call: Call) -> wire.Profile:
    id, store = call.path["person"], call.server.store
    who = await store.row(select(person).where(person.c.id == id, SHOWN)) if is_id(id) else None
    if who is None:
        raise Refused("no-such-profile", {}, 404)
    me = call.person.id if call.person else None
    return wire.Profile(
        id=id,
        name=who["name"],
        mine=id == me,
        ratings=await ratings_of(store, id, me, call.language),
        rivals=await rivals_of(store, id),
        starts=await starts_of(store, id, call.language),
    )


async def ratings_of(store: Store, id: str, me: str | None, language: str) -> list[wire.Rating]:
    own = select(rating, person.c.name).join(person, person.c.id == rating.c.person).where(rating.c.person == id)
    found = []
    for row in await store.rows(own.order_by(rating.c.games.desc(), rating.c.ruleset, rating.c.players)):
        kind = (row["ruleset"], row["players"])
        above = rating.c.mu - 3 * rating.c.sigma > strength_of(row).ordinal
        counted = select(func.count().label("people"), func.sum(case((above, 1), else_=0)).label("above"))
        counted = counted.select_from(rating).join(person, person.c.id == rating.c.person)
        place = await store.row(counted.where(SHOWN, rating.c.ruleset == kind[0], rating.c.players == kind[1]))
        assert place is not None
        found.append(
            wire.Rating(
                ruleset=kind[0],
                title=title(kind[0], language),
                players=kind[1],
                place=(place["above"] or 0) + 1,
                people=place["people"],
                own=rated(row, me),
                bots=rated_bots(kind),
            )
        )
    return found


async def rivals_of(store: Store, id: str) -> list[wire.Rival]:
    """Those one has played with most often."""
    own, other = result.alias("own"), result.alias("other")
    games = func.count().label("games")
    wanted = (
        select(
            other.c.person,
            other.c.bot,
            person.c.name,
            games,
            func.sum(case((own.c.rank < other.c.rank, 1), else_=0)).label("better"),
            func.sum(case((own.c.rank > other.c.rank, 1), else_=0)).label("worse"),
        )
        .select_from(own)
        .join(other, (other.c.game == own.c.game) & (other.c.seat != own.c.seat))
        .outerjoin(person, person.c.id == other.c.person)
        .where(own.c.person == id, other.c.bot.is_not(None) | SHOWN)
        .group_by(other.c.person, other.c.bot, person.c.name)
        .order_by(games.desc(), person.c.name, other.c.bot)
        .limit(MOST_RIVALS)
    )
    return [
        wire.Rival(row["person"], row["name"] or row["bot"], row["games"], row["better"], row["worse"])
        for row in await store.rows(wanted)
    ]


async def starts_of(store: Store, id: str, language: str) -> list[wire.StartPlayed]:
    """What one has begun with most often, game by game."""
    games = func.count().label("games")
    won = func.sum(case((result.c.rank == 1, 1), else_=0)).label("wins")
    wanted = (
        select(result.c.ruleset, result.c.start, games, won)
        .where(result.c.person == id, result.c.start != "")
        .group_by(result.c.ruleset, result.c.start)
        .order_by(result.c.ruleset, games.desc(), won.desc(), result.c.start)
    )
    found: list[wire.StartPlayed] = []
    for row in await store.rows(wanted):
        ruleset = row["ruleset"]
        known = ruleset in announced_faces()
        if known and sum(one.ruleset == ruleset for one in found) < MOST_STARTS:
            face = face_of(ruleset)
            text = called(face, row["start"], face.language(language))
            played = wire.StartPlayed(ruleset, title(ruleset, language), row["start"], text, row["games"], row["wins"])
            found.append(played)
    return found


def called(face: Face, thing: str, words: Language) -> str:
    """What a thing is called; of one that a later version does not have, its stable name."""
    try:
        return face.thing(thing, words)
    except LookupError:
        return thing


async def set_rated(call: Call, body: wire.SetRated) -> wire.Me:
    """Wish to be rated. Only with a password: a name on a ladder is one person's alone, and stays theirs."""
    me = call.me
    if body.rated and me.password is None:
        raise Refused("rated-needs-password", {}, 409)

    async def job(connection: AsyncConnection) -> None:
        if not body.rated:
            await results.forget(connection, me.id)
            return
        first = (person.c.id == me.id) & person.c.rated_since.is_(None)
        await connection.execute(update(person).where(first).values(rated_since=time.time()))

    await call.server.store.write(job)
    found = await call.server.store.read(lambda connection: people.find(connection, me.id))
    return identity.plain(found or me)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/ratings",
        ladder,
        "How strong those who want to be rated are, and the bots among them",
        gives=wire.Ladder,
        query=(LANGUAGE, GAME, PLAYERS),
        refuses=(404, 422),
        needs_person=False,
    ),
    Endpoint(
        "GET",
        "/api/people/{person}",
        profile,
        "Somebody who wants to be rated: ratings, rivals, start worlds",
        gives=wire.Profile,
        query=(LANGUAGE,),
        refuses=(404,),
        needs_person=False,
    ),
    Endpoint(
        "PUT",
        "/api/me/rated",
        set_rated,
        "Wish to be rated, or not",
        takes=wire.SetRated,
        gives=wire.Me,
        refuses=(409,),
    ),
]
