"""What is told of how a thing's points add up agrees with what it scores, in whole games of bots."""

from __future__ import annotations

import pytest

from starboard.bots import make_bot
from starboard.kernel.chance import Chance
from starboard.kernel.playout import play_on
from starboard.kernel.registry import ruleset_named
from starboard.kernel.ruleset import Value
from starboard.words.faces import face_for

GAMES: list[tuple[str, dict[str, Value]]] = [("race", {"level": 3}), ("race", {"level": 0}), ("frontiers", {})]


def sum_of(lines: list[str]) -> int:
    return sum(int(line.replace("\N{MINUS SIGN}", "-").split()[-1]) for line in lines)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_lines_of_every_thing_that_counts_add_up(name: str, options: dict[str, Value]) -> None:
    rules = ruleset_named(name)
    options = rules.complete(options)
    face = face_for(rules, options)
    told = 0
    for seed in range(3):
        game = rules.new_game(3, options, Chance.seeded(str(seed), 3), False)
        play_on(game, [make_bot("simple", name, f"{seed}/{seat}") for seat in range(3)])
        for standing in game.standings():
            for line in standing.lines:
                if line.source != "variable":
                    continue
                for code in ("en", "pl"):
                    lines = face.reckoning(game, standing.seat, line.thing, face.language(code))
                    assert sum_of(lines) == line.points, (lines, line)
                told += 1
    assert told
