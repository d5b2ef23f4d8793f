"""Who plays on for a person who is gone: the game's `simple` bot, whatever else is installed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.bots.stranger import installed
from tests.server.client import Data, Person, act
from tests.server.node import Node
from tests.server.nursery import Nursery
from tests.server.players import gather, play_some

from starboard.bots import bot_names
from starboard.kernel.match import Match
from starboard.kernel.registry import ruleset_named

pytestmark = pytest.mark.once

GENIUS = """
from starboard.bots import BotKind, RandomBot

GENIUS = BotKind("genius", lambda ruleset, seed: RandomBot(seed), "the strongest there is", 100, "slow")
"""
SECONDS = 120.0


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which somebody else's bot is the last in every list."""
    folder: Path = tmp_path_factory.mktemp("stand-in")
    with installed(folder / "package", "genius", GENIUS, "[starboard.bots]\ngenius = genius:GENIUS\n"):
        assert bot_names("frontiers")[-1] == "genius"
        nursery = Nursery()
        node = Node(nursery, f"sqlite:///{folder / 'starboard.db'}", folder)
        node.start()
        try:
            yield node.address
            node.check_log()
        finally:
            node.kill()
            nursery.close()


def test_the_client_is_told_the_usual_opponent(address: str) -> None:
    async def scene() -> None:
        ada = await Person.arrive(address, "Ada")
        for game in await ada.get("/api/games"):
            assert game["bots"] == ["random", "easy", "simple", "medium", "hard", "expert", "genius"]
            assert game["stand_in"] == "simple"
            assert game["opponent"] == "easy"

    act(scene())


def test_it_plays_on_for_whoever_resigns(address: str) -> None:
    async def scene() -> None:
        chairs = await gather(address, "frontiers", 3)
        await play_some(chairs, 3)
        await chairs[1].done("resign")
        table = await chairs[0].person.table(chairs[0].id)
        assert table["seats"][1]["bot"] == "simple"

    act(scene())


def test_it_plays_on_for_whoever_runs_out_of_time(address: str) -> None:
    async def scene() -> None:
        clock = {"per": "move", "seconds": 5, "added": 0, "at_zero": "bot"}
        chairs = await gather(address, "frontiers", 2, clock=clock)
        table: Data = {}
        for _ in range(int(SECONDS * 10)):
            table = await chairs[0].person.table(chairs[0].id)
            if any(seat["bot"] for seat in table["seats"]):
                break
            await asyncio.sleep(0.1)
        assert {seat["bot"] for seat in table["seats"]} - {None} == {"simple"}

    act(scene())


def test_it_takes_the_seats_of_an_imported_game_and_of_a_fork(address: str) -> None:
    """Given a record that does not say who played, whoever imports it plays against `simple`; and so does whoever goes
    on from a step of a replay without naming a bot."""
    match = Match.begin(ruleset_named("frontiers"), 3, {}, "imported")

    async def scene() -> None:
        ada = await Person.arrive(address, "Ada")
        text = match.record.text().encode()
        answer = await ada.ask("POST", "/api/import", content=text, headers={"Content-Type": "text/plain"})
        table = answer.json()
        assert [seat["bot"] for seat in table["seats"]] == [None, "simple", "simple"]
        fork = await ada.post(f"/api/replays/{table['id']}/fork", step=0, seat=0, bot="")
        assert [seat["bot"] for seat in fork["seats"]] == [None, "simple", "simple"]

    act(scene())
