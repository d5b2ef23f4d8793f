"""The solo robot against its model, with every start world it can have."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ledger.race_book import RaceBook
from tests.ledger.sitting import Sitting, seeds

ROBOTS: list[dict[str, Any]] = [
    {"level": 1, "solo": True},
    {"level": 2, "solo": True, "difficulty": "medium"},
    {"level": 3, "solo": True, "difficulty": "hard"},
]


def follow(options: dict[str, Any], bot: str, seed: int) -> None:
    sitting = Sitting("race", 1, options, bot, seed)
    sitting.play(RaceBook(sitting.options, 1))


def first_seed(options: dict[str, Any], start: int) -> int:
    """The first game in which the robot has this start world."""
    for seed in range(1000):
        sitting = Sitting("race", 1, options, "random", seed)
        book = RaceBook(sitting.options, 1)
        sitting.play(book, most_rounds=0)
        assert book.robot is not None
        if book.robot.start == start:
            return seed
    raise AssertionError(f"the robot never starts with {start}")


@pytest.mark.parametrize("start", range(16))
def test_the_robot_does_what_its_mat_says(start: int) -> None:
    for options in ROBOTS[1:]:
        level: int = options["level"]
        if start < [5, 9, 12, 16][level]:
            for bot in ("simple", "random"):
                follow(options, bot, first_seed(options, start))


@pytest.mark.deep
@pytest.mark.parametrize("seed", seeds())
@pytest.mark.parametrize("options", ROBOTS, ids=lambda options: f"level {options['level']}")
def test_the_robot_does_what_its_mat_says_over_many_games(options: dict[str, Any], seed: int) -> None:
    for bot in ("simple", "random"):
        follow(options, bot, seed)
