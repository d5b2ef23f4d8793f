"""Nothing lost: the server is killed fifty times during play; every acknowledged choice is there afterwards."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from tests.server.client import act
from tests.server.node import Node
from tests.server.siege import GAMES, Siege, Stubborn

KILLS = 50


def test_a_server_killed_fifty_times_loses_no_choice(sqlite: str, new_node: Callable[..., Node]) -> None:
    siege = Siege([new_node(sqlite)], Random(1))
    act(siege.run(KILLS))
    assert siege.games >= len(GAMES)
    assert siege.losses >= KILLS


def test_two_servers_killed_in_turn_lose_no_choice(postgresql: str, new_node: Callable[..., Node]) -> None:
    """On one PostgreSQL database, with people of one game at different nodes, all moving at once."""
    siege = Siege([new_node(postgresql), new_node(postgresql)], Random(2))
    act(siege.run(KILLS))
    assert siege.games >= len(GAMES)
    assert siege.losses >= KILLS // 2


def test_a_siege_that_fails_says_how_everything_stands(
    sqlite: str, new_node: Callable[..., Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given players one of whom waits in vain, then the failure names the nodes, every chair and what is on disk."""
    node = new_node(sqlite)

    async def give_up(player: Stubborn) -> None:
        await player.play(1)
        raise AssertionError("waited in vain")

    monkeypatch.setattr(Stubborn, "insist", give_up)
    siege = Siege([node], Random(3), games=[("race", 2, 0, {})])
    with pytest.raises(AssertionError) as failed:
        act(siege.run(1))
    said = str(failed.value)
    for part in (
        f"node {node.address}: process",
        "well",
        "'entries': ",
        f"seat 0 at {node.address}",
        "seat 1 at",
        "asked",
    ):
        assert part in said, said
