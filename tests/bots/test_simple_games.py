"""Whole games between simple bots, by their digests: a change of speed is no change of play.

A bot that is meant to play otherwise gets new digests: read why, then put what the test found in their place. The same
digests hold for the pure and the compiled build.
"""

from __future__ import annotations

from importlib import import_module

import pytest

from starboard.arena.simulate import play
from starboard.bots import make_bot
from starboard.kernel import Chance, Ruleset

GAMES: list[tuple[str, int, dict[str, object], str]] = [
    ("race", 2, {}, "09a12ce05f5309a37a8872e9c555380a"),
    ("race", 4, {"level": 3, "goals": True, "takeovers": True}, "df40b2385e397ba6ff2f25fa81983c2d"),
    ("race", 2, {"level": 3, "advanced": True}, "dfb7701d6758357b88fd96445238c0a6"),
    ("race", 3, {"level": 2, "draft": True, "goals": True}, "a1c63815da528bb51ec875ea092c0918"),
    ("race", 1, {"level": 1, "solo": True}, "b2341b3ffa26ba68e0f8f734fe7eafb8"),
    ("frontiers", 2, {}, "f2e701e38800356d2b32826bb4923ab6"),
    ("frontiers", 5, {"goals": True}, "c0d8ea1f721088402a02efc78a1121d7"),
    ("sun", 2, {}, "36c96f28345644473963df5119215f2f"),
    ("sun", 3, {"tableau": "expert"}, "eb6d59e81970fb99a400dec7a1ca8368"),
    ("sun", 4, {"factions": "advanced"}, "88d9dcb898d74527ba6c8427fd7b03b6"),
]


@pytest.mark.parametrize(("name", "seats", "options", "digest"), GAMES)
def test_simple_bots_play_the_games_that_they_always_played(
    name: str, seats: int, options: dict[str, object], digest: str
) -> None:
    ruleset: Ruleset = import_module(f"starboard.{name}.ruleset").RULESET
    game = ruleset.new_game(seats, ruleset.complete(options), Chance.seeded("simple games", seats))
    play(game, [make_bot("simple", name, f"simple games/{seat}") for seat in range(seats)])
    assert game.digest() == digest
