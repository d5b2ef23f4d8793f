"""A database that an older server wrote, as it stood on its disk, is opened and played on.

`databases/0001.db.gz` was written by the server before there was a second schema: games of Race in play and over, with
snapshots, and games of the other two by rules of version 1, which are no longer played. Beside it is who sits there.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.client import Chair, Data, Person, act
from tests.server.node import Node
from tests.server.players import play_out

FOLDER = Path(__file__).parent / "databases"
TABLES: list[Data] = json.loads((FOLDER / "0001.json").read_text(encoding="utf-8"))
PLAYABLE = [one for one in TABLES if one["ruleset"] == "race" and not one["over"]]


def known(address: str, cookie: str) -> Person:
    """Somebody who still has the cookie of then."""
    person = Person(address)
    person.http.cookies.set("starboard", cookie)
    return person


@pytest.fixture
def old(tmp_path: Path, new_node: Callable[..., Node]) -> str:
    path = tmp_path / "old.db"
    path.write_bytes(gzip.decompress((FOLDER / "0001.db.gz").read_bytes()))
    return new_node(f"sqlite:///{path}").address


def test_games_in_play_go_on_to_their_end(old: str) -> None:
    async def scene() -> None:
        for table in PLAYABLE:
            chairs: list[Chair] = []
            for seat, cookie in enumerate(table["cookies"]):
                person = known(old, cookie)
                person.me = await person.get("/api/me")
                assert person.me is not None, "the cookie is still good"
                chairs.append(await person.sit(table["table"], seat))
            for chair in chairs:
                await chair.ready()
                assert chair.events
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
