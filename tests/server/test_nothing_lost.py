"""Nothing lost: the server is killed fifty times during play; every acknowledged choice is there afterwards."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.server.client import act
from tests.server.node import Node
from tests.server.siege import GAMES, Siege

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
