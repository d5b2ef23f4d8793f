"""A database that an older server wrote, as it stood on its disk, is opened and played on.

`databases/0001.db.gz` was written by the server before there was a second schema: games of Race in play and over, with
snapshots, and games of the other two by rules of version 1, which are no longer played. `0003.db.gz` is what a server
before the first release wrote, and `0008.db.gz` what that of the first release, 0.2.0, did: games of all three in the
middle. Beside each is who sits there; `keep_database.py` writes such a pair.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.client import Chair, Data, Person, act
from tests.server.node import Node
from tests.server.players import play_out, play_some

from starboard.server.store.backup import restore

FOLDER = Path(__file__).parent / "databases"


def kept(schema: str) -> list[Data]:
    tables: list[Data] = json.loads((FOLDER / f"{schema}.json").read_text(encoding="utf-8"))
    return tables


TABLES = kept("0001")
PLAYABLE = [one for one in TABLES if one["ruleset"] == "race" and not one["over"]]
SCHEMAS = sorted(path.name.partition(".")[0] for path in FOLDER.glob("*.json"))
MORE_DECISIONS = 15


def known(address: str, cookie: str) -> Person:
    """Somebody who still has the cookie of then."""
    person = Person(address)
    person.http.cookies.set("starboard", cookie)
    return person


@pytest.fixture
def opened(tmp_path: Path, new_node: Callable[..., Node]) -> Callable[[str], str]:
    """Open a database that was kept; the address of its server."""

    def open_it(schema: str) -> str:
        path = tmp_path / "old.db"
        path.write_bytes(gzip.decompress((FOLDER / f"{schema}.db.gz").read_bytes()))
        return new_node(f"sqlite:///{path}").address

    return open_it


@pytest.fixture
def old(opened: Callable[[str], str]) -> str:
    return opened("0001")


async def seated(address: str, table: Data) -> list[Chair]:
    """Everybody comes back to their table."""
    chairs: list[Chair] = []
    for seat, cookie in enumerate(table["cookies"]):
        person = known(address, cookie)
        person.me = await person.get("/api/me")
        assert person.me is not None, "the cookie is still good"
        chairs.append(await person.sit(table["table"], seat))
    for chair in chairs:
        await chair.ready()
        assert chair.events
    return chairs


@pytest.mark.parametrize("schema", [one for one in SCHEMAS if one > "0001"])
def test_games_in_the_middle_of_a_released_database_go_on(opened: Callable[[str], str], schema: str) -> None:
    address, tables = opened(schema), kept(schema)

    async def scene() -> None:
        for table in tables:
            if table["over"]:
                replay: Any = await known(address, table["cookies"][0]).get(f"/api/replays/{table['table']}")
                assert len(replay["steps"]) > 10
            else:
                chairs = await seated(address, table)
                before = len(chairs[0].acknowledged)
                await play_some(chairs, MORE_DECISIONS)
                assert sum(len(chair.acknowledged) for chair in chairs) >= before + MORE_DECISIONS

    assert {table["ruleset"] for table in tables if not table["over"]} == {"race", "frontiers", "sun"}
    act(scene())


def test_after_an_upgrade_there_is_a_way_back_to_what_was_before_it(
    opened: Callable[[str], str], new_node: Callable[..., Node], tmp_path: Path
) -> None:
    """Given games in the middle, played on after an upgrade, when the copy that was saved before it is put into a new
    database, then they go on there from where they were."""
    table = next(one for one in kept("0003") if not one["over"])

    async def played_on(address: str) -> int:
        chairs = await seated(address, table)
        before = sum(len(chair.events) for chair in chairs)
        await play_some(chairs, MORE_DECISIONS)
        return before

    counted: list[int] = []

    async def scene(address: str) -> None:
        counted.append(await played_on(address))

    act(scene(opened("0003")))
    [saved] = tmp_path.glob("old-schema-0003-*.db")
    back = f"sqlite:///{tmp_path / 'back.db'}"
    assert asyncio.run(restore(saved, back)) == len(kept("0003"))
    act(scene(new_node(back).address))
    assert counted[0] == counted[1]


def test_games_in_play_go_on_to_their_end(old: str) -> None:
    async def scene() -> None:
        for table in PLAYABLE:
            chairs = await seated(old, table)
            await play_out(chairs, Random(table["table"]))
            assert all(chair.over for chair in chairs)

    act(scene())


def test_a_game_that_is_over_can_be_looked_at_again(old: str) -> None:
    [over] = [one for one in TABLES if one["over"]]

    async def scene() -> None:
        person = known(old, over["cookies"][0])
        replay: Any = await person.get(f"/api/replays/{over['table']}")
        assert len(replay["steps"]) > 10
        assert '"version":1' in (await person.record(over["table"])).splitlines()[0]

    act(scene())


def test_games_of_rules_that_nobody_can_play_are_shown_as_damaged(old: str) -> None:
    async def scene() -> None:
        for table in TABLES:
            if table["ruleset"] != "race":
                lobby = json.dumps(await known(old, table["cookies"][0]).get("/api/tables"))
                assert table["table"] in lobby
                shown = await known(old, table["cookies"][0]).get(f"/api/tables/{table['table']}")
                assert shown["damaged"]

    act(scene())
