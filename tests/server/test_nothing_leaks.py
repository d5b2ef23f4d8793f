"""Nothing leaks: all that is sent to a seat stays the same when everything that it may not know is permuted.

Twin games are played on a real server, move by move. In the second one the cards that the watching seat never sees
have changed places, the others answer in another order where they answer in secret, and some first answer otherwise
and take it back. Every message and every HTTP answer to the watching seat, and to a spectator, must be equal.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.play import RULESETS, Table, tables
from tests.server.client import Chair, Data, Person, act
from tests.server.node import Node
from tests.server.players import answer, token_of
from tests.server.twins import WATCHER, Original, World, twin_of, words_in

from starboard.kernel import IllegalChoice, Match, Stream
from starboard.kernel.registry import ruleset_names
from starboard.server.play import present
from starboard.words.faces import face_of

WHOLE = 2000
"""No game has this many moves."""

CASES: list[tuple[str, int, dict[str, Any], int, int]] = [
    ("race", 4, {}, 1, WHOLE),
    ("race", 3, {"level": 3}, 4, WHOLE),
    ("race", 2, {"level": 2, "draft": True}, 3, 100),
    ("race", 3, {"level": 1}, 4, 60),
    ("frontiers", 4, {"goals": True}, 9, WHOLE),
    ("frontiers", 3, {}, 2, WHOLE),
    ("sun", 2, {}, 2, WHOLE),
    ("sun", 3, {}, 7, 100),
    ("sun", 2, {"factions": "advanced", "tableau": "expert"}, 8, 120),
]
"""Ruleset, seats, options, seed, and after how many moves to stop: what is not shown until then is permuted. Whole
games show the end, those that stop early have more to hide; of whole games, the seeds are of short ones."""


@pytest.mark.parametrize(("name", "seats", "options", "seed", "most"), CASES)
def test_a_seat_is_told_the_same_whatever_it_may_not_know(
    name: str, seats: int, options: dict[str, Any], seed: int, most: int, sqlite: str, new_node: Callable[..., Node]
) -> None:
    original = Original(RULESETS[name], seats, options, seed, most)
    assert original.over == (most == WHOLE)
    twin, moved = twin_of(original, Random(seed), 40)
    assert moved >= 4, "hardly anything was hidden: this case shows nothing"
    node = new_node(sqlite)

    async def scene() -> None:
        games = [await lay_out(node.address, world) for world in (original, twin)]
        assert await asyncio.to_thread(node.stop) == 0
        for (_, table), world in zip(games, (original, twin), strict=True):
            write_header(sqlite, table, world)
        await asyncio.to_thread(node.start)
        plain = await follow(games[0], original, original.unseen, None)
        varied = await follow(games[1], twin, original.unseen, Random(seed))
        for one, other in zip(plain, varied, strict=True):
            for at, (line, same) in enumerate(zip(one, other, strict=False)):
                assert line == same, f"message {at}"
            assert len(one) == len(other)
        for told in (*plain, *varied):
            assert_unnamed(told, original.unseen)
        log = node.log.read_text()
        assert not [table for _, table in games if table in log], "the log tells who plays where"

    act(scene())


Game = tuple[list[Person], str]
CLOCK: dict[str, Any] = {"per": "game", "seconds": 86400, "added": 10, "at_zero": "nothing"}


async def lay_out(address: str, world: World) -> Game:
    """A table that has begun, with its people. Somebody else than the watcher made it, and has its links."""
    people = [await Person.arrive(address, f"Seat {seat}") for seat in range(world.seats)]
    host = people[-1]
    wishes = ["open"] * (world.seats - 1) + ["me"]
    table = await host.new_table(world.ruleset.name, wishes, dict(world.options), private=True, clock=CLOCK)
    for seat, person in enumerate(people[:-1]):
        link = await host.do(table["id"], "links", seat=seat)
        await person.post("/api/join", token=token_of(link))
    return people, table["id"]


def write_header(database: str, table: str, world: World) -> None:
    """Let the game begin as the script says: the server itself deals by secrets that no test can know."""
    header, waiting = json.dumps(world.record().header()), world.game().waiting()
    with sqlite3.connect(database.removeprefix("sqlite:///")) as file:
        changed = file.execute(
            "UPDATE game SET header = ?, waiting = ? WHERE id = ?", (header, json.dumps(waiting), table)
        )
        assert changed.rowcount == 1
        for seat in range(world.seats):
            deadline = time.time() + CLOCK["seconds"] if seat in waiting else None
            clock = (deadline, table, seat)
            file.execute('UPDATE seat SET deadline = ?, "left" = NULL WHERE game = ? AND seat = ?', clock)
        for cache in ("entry", "snapshot"):
            file.execute(f"DELETE FROM {cache} WHERE game = ?", (table,))
    file.close()


async def follow(game: Game, world: World, unseen: Sequence[str], variety: Random | None) -> tuple[list[Any], ...]:
    """Play a world's moves and return all that the watcher and a spectator were told. With `variety`, what happens in
    secret happens in another order and with changes of mind."""
    people, table = game
    others = [await person.sit(table, seat) for seat, person in enumerate(people) if seat != WATCHER]
    watcher = await people[WATCHER].sit(table, WATCHER)
    onlooker = await people[WATCHER].sit(table, None)
    chairs = [watcher, *others]
    await watcher.until(lambda: watcher.table["watchers"] == 1)
    for chair in (*chairs, onlooker):
        await chair.ready()
    people[WATCHER].traffic.clear()
    curious = Random(1)
    told = 0
    for number, turn in enumerate(world.turns()):
        moves = list(turn)
        if variety is not None:
            variety.shuffle(moves)
        heard = [len(one.traffic) for one in (watcher, onlooker)]
        for at, move in enumerate(moves):
            chair = chairs[move.seat]
            await chair.knows(told)
            if variety is not None and at < len(moves) - 1 and variety.random() < 0.5:
                await change_of_mind(chair, variety)
            if len(moves) > 1:
                # Only the last answer may show.
                for one in (watcher, onlooker):
                    await one.all_told()
                assert [len(one.traffic) for one in (watcher, onlooker)] == heard
            decision = await chair.asked()
            assert decision is not None
            assert decision["kind"] == move.kind
            said = await chair.choose(decision, move.plain)
            assert said["say"] == "done", said
            await chair.answered(decision["id"])
        told = turn[-1].told
        for one in (watcher, onlooker):
            await one.knows(told)
            await one.all_told()
        if number % 6 == 0:
            await probe(watcher, curious, unseen)
    if not watcher.over:
        assert (await people[WATCHER].ask("GET", f"/api/tables/{table}/record")).status_code >= 400
    return tuple(
        without_ids(traffic, people, table) for traffic in (watcher.traffic, onlooker.traffic, people[WATCHER].traffic)
    )


async def change_of_mind(chair: Chair, variety: Random) -> None:
    decision = await chair.asked()
    assert decision is not None
    assert (await chair.choose(decision, answer(decision, variety)))["say"] == "done"
    await chair.until(lambda: chair.decision is None)
    await chair.done("take_back")
    await chair.until(lambda: chair.decision is not None)


async def probe(watcher: Chair, curious: Random, unseen: Sequence[str]) -> None:
    """Ask whatever might give something away: about a hidden card, with a hidden card, and about the table."""
    card = curious.choice(unseen)
    await watcher.say("explain", thing=card)
    decision = watcher.decision["id"] if watcher.decision is not None else "1"
    await watcher.refused("choose", decision=decision, choice=[card])
    await watcher.person.table(watcher.id)
    await watcher.person.get("/api/tables")
    await watcher.person.ask("GET", f"/api/replays/{watcher.id}")


def without_ids(traffic: Sequence[str], people: Sequence[Person], table: str) -> list[Any]:
    """Traffic without what differs between any two tables: their ids, those of their people, and times of day."""
    found = []
    for line in traffic:
        text = line.replace(table, "TABLE")
        for seat, person in enumerate(people):
            text = text.replace(person.me["id"], f"PERSON {seat}")
        text = re.sub(r'"created":\s*[0-9.e+]+', '"created":0', text)
        text = re.sub(r'"left":\s*[0-9]+', '"left":0', text)
        text = re.sub(r'"ref":\s*[0-9]+', '"ref":0', text)
        found.append(text)
    return found


def assert_unnamed(told: Sequence[str], unseen: Sequence[str]) -> None:
    """No card that the seat never saw is named in anything it was told, unless it named the card itself."""
    for line in told:
        if '"say":"explained"' in line or '"say":"refused"' in line:
            continue
        for word in re.findall(r'"([^"\\]*)"', line):
            assert word not in unseen, f"{word} in {line[:300]}"
        for secret in ('"seed"', '"script"', '"header"', '"entries"', '"digest"'):
            assert secret not in line


# --- what is made of a position, at any position ---------------------------------------------------------------


def through(match: Match, table: Table, seat: int | None) -> list[Data]:
    """All that a seat could be told of a position: the update, and what it gets for asking about every thing."""
    found: list[Any] = []
    for code in ("en", "pl"):
        eyes = present.Eyes(face_of(table.ruleset.name, table.options), code, seat)
        found.append(present.update(match, eyes, told=len(match.log)))
    return found


@pytest.mark.parametrize("name", ruleset_names())
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_a_position_looks_the_same_whatever_is_hidden_in_it(name: str, data: st.DataObject, seed: int) -> None:
    """Every message that is made of a position is made of a guess of it all the same, explanations and errors too."""
    table = data.draw(tables(name))
    source = Stream(f"guess {seed}")
    for at, (game, _decision, _choice) in enumerate(table.positions(40)):
        if at % 8:
            continue
        seat = source.below(table.seats)
        worlds = [table.match(), table.match()]
        worlds[0].game, worlds[1].game = game.copy(), game.guess(seat, source)
        for who in (seat, None):
            told = [through(world, table, who) for world in worlds]
            assert told[0] == told[1]
        names = sorted({name for name in all_names(worlds[0]) if name})
        for _ in range(6):
            thing = names[source.below(len(names))]
            assert asked_about(worlds[0], table, seat, thing) == asked_about(worlds[1], table, seat, thing)


def all_names(match: Match) -> set[str]:
    """Names of everything in a position, hidden or not."""
    known = set()
    for word in words_in(match.game.state()):
        try:
            match.game.thing(word)
        except (KeyError, ValueError):
            continue
        known.add(word)
    return known


def asked_about(match: Match, table: Table, seat: int, thing: str) -> object:
    """What one gets for asking about a thing, and for trying to pick it."""
    eyes = present.Eyes(face_of(table.ruleset.name, table.options), "en", seat)
    found: list[object] = [present.explained(match, eyes, 1, thing)]
    decision = match.game.decision_of(seat)
    if decision is not None:
        try:
            match.game.checked(decision, [match.game.thing(thing)])
        except IllegalChoice as refusal:
            found.append((refusal.reason.key, sorted(refusal.reason.values.items()), str(refusal)))
    return found
