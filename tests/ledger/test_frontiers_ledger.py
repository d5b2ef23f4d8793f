"""New Frontiers against its ledger: bot games with and without goals, recomputed from what is heard."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ledger.frontiers_book import FrontiersBook
from tests.ledger.frontiers_tiles import Box
from tests.ledger.sitting import Sitting, seeds

TABLES: list[tuple[int, dict[str, Any]]] = [
    (seats, options) for options in ({"goals": False}, {"goals": True}, {"first_game": True}) for seats in (2, 3, 4, 5)
]


def name(table: tuple[int, dict[str, Any]]) -> str:
    return f"{table[0]} players " + " ".join(f"{key}={value}" for key, value in table[1].items())


def follow(seats: int, options: dict[str, Any], bot: str, seed: int, tiles: Box | None = None) -> None:
    sitting = Sitting("frontiers", seats, options, bot, seed)
    sitting.play(FrontiersBook(sitting.options, seats, tiles), most_rounds=60)


@pytest.mark.parametrize("bot", ["simple", "random"])
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_ledger_and_the_table_agree(table: tuple[int, dict[str, Any]], bot: str) -> None:
    follow(*table, bot, 0)


@pytest.mark.deep
@pytest.mark.parametrize("seed", seeds())
@pytest.mark.parametrize("bot", ["simple", "random"])
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_ledger_and_the_table_agree_over_many_games(table: tuple[int, dict[str, Any]], bot: str, seed: int) -> None:
    follow(*table, bot, seed)


# --- a ledger that cannot fail shows nothing ----------------------------------------------------------------

NOTICED = [
    ("develop", "discount", "amount", 1),
    ("explore", "credits", "amount", 1),
    ("settle", "military", "amount", -1),
    ("trade", "bonus", "amount", 1),
    ("consume", "goods", "vp", 1),
]
MORE_NOTICED = [
    ("develop", "credits-after", "amount", 1),
    ("explore", "colonists", "amount", 1),
    ("explore", "draw", "amount", 1),
    ("settle", "discount", "amount", 1),
    ("settle", "military-per", "amount", -1),
    ("settle", "credits-after", "amount", 1),
    ("settle", "colonists-after", "amount", 1),
    ("settle", "draw-after", "amount", 1),
    ("settle", "pay-for-military", "amount", 1),
    ("settle", "temporary-military", "amount", 1),
    ("settle", "upgrade", "amount", -3),
    ("produce", "credits", "amount", 1),
    ("produce", "credits-if-here", "amount", 1),
    ("produce", "credits-if-most", "amount", 1),
    ("produce", "credits-per", "amount", 1),
    ("produce", "credits-per-kind", "amount", 1),
    ("produce", "pay-here", "amount", 1),
    ("trade", "bonus-here", "amount", 1),
    ("trade", "extra-sale", "amount", -1),
    ("consume", "goods", "credits", 1),
    ("consume", "goods", "times", 1),
    ("consume", "vp", "amount", 1),
    ("consume", "credits", "amount", 1),
    ("consume", "vp-per-good", "amount", 1),
]


def notices(action: str, does: str, what: str, more: int, games: int) -> bool:
    """With one number of one sort of power misprinted in the ledger's hands, do the two disagree?"""
    tiles = Box()
    for tile in tiles.tiles.values():
        for at, power in enumerate(tile.powers):
            if (power["action"], power["does"]) == (action, does) and what in power:
                tile.powers[at] = {**power, what: power[what] + more}
    for seed in range(games):
        for seats, bot in ((4, "simple"), (3, "random")):
            try:
                follow(seats, {"goals": seed % 2 == 1}, bot, seed, tiles)
            except AssertionError:
                return True
    return False


@pytest.mark.parametrize(("action", "does", "what", "more"), NOTICED)
def test_the_ledger_notices_a_wrong_number(action: str, does: str, what: str, more: int) -> None:
    assert notices(action, does, what, more, 4)


@pytest.mark.deep
@pytest.mark.parametrize(("action", "does", "what", "more"), MORE_NOTICED)
def test_the_ledger_notices_a_wrong_number_of_a_rare_power(action: str, does: str, what: str, more: int) -> None:
    assert notices(action, does, what, more, 60)
