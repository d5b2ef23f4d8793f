"""People play whole games of every ruleset through the protocol, on both databases, and the record tells the same."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from tests.server import truth
from tests.server.client import Chair, Person, act
from tests.server.players import Player, gather, play_out

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("race", 2, {}),
    ("race", 4, {"level": 3}),
    ("race", 2, {"level": 2, "draft": True, "advanced": True}),
    ("frontiers", 2, {}),
    ("frontiers", 4, {"goals": True}),
    ("sun", 2, {}),
    ("sun", 4, {"factions": "advanced", "tableau": "expert"}),
]


def name_of(game: tuple[str, int, dict[str, Any]]) -> str:
    ruleset, seats, options = game
    return "-".join([ruleset, str(seats), *options])


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_people_play_a_whole_game(server: str, game: tuple[str, int, dict[str, Any]]) -> None:
    """All at once, each as quickly as it can; one of them loses the connection now and then, and a stranger watches."""
    ruleset, seats, options = game

    async def scene() -> None:
        dice = Random(f"{ruleset} {seats}")
        chairs = await gather(server, ruleset, seats, options)
        watcher = await (await Person.arrive(server, "Watcher")).sit(chairs[0].id, None)
        async with asyncio.TaskGroup() as group:
            group.create_task(play_out(chairs[1:], dice))
            group.create_task(play_with_losses(chairs[0], dice))
        await watcher.ended()
        await truth.check([*chairs, watcher])
        assert all(chair.rewinds == 0 for chair in chairs)

    act(scene())


async def play_with_losses(chair: Chair, dice: Random) -> None:
    """Play on a bad line: before one answer in twenty, and while waiting for an answer, the connection breaks."""
    player = Player(chair, dice)
    for _ in range(5000):
        if dice.random() < 0.05:
            await chair.drop()
            await chair.connect()
        decision = await chair.asked()
        if decision is None:
            return
        await player.answer(decision)
