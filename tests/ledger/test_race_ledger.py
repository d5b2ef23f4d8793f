"""Race for the Galaxy against its ledger: bot games under all options that matter, recomputed from what is heard."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ledger.race_book import RaceBook
from tests.ledger.race_cards import Box
from tests.ledger.sitting import Sitting, seeds

Table = tuple[int, dict[str, Any]]

TABLES: list[Table] = [
    (2, {"level": 0}),
    (4, {"level": 0, "preset": True}),
    (2, {"level": 0, "advanced": True}),
    (3, {"level": 1}),
    (5, {"level": 1, "goals": False}),
    (3, {"level": 1, "draft": True}),
    (2, {"level": 2, "advanced": True}),
    (3, {"level": 2, "takeovers": False}),
    (4, {"level": 2}),
    (2, {"level": 2, "scenario": True}),
    (5, {"level": 2, "draft": True}),
    (2, {"level": 3, "advanced": True}),
    (3, {"level": 3}),
    (3, {"level": 3, "takeovers": False, "goals": False}),
    (4, {"level": 3, "draft": True}),
    (6, {"level": 3}),
    (2, {"level": 3, "scenario": True, "advanced": True}),
]


def name(table: Table) -> str:
    return f"{table[0]} players " + " ".join(f"{key}={value}" for key, value in table[1].items())


def follow(seats: int, options: dict[str, Any], bot: str, seed: int, cards: Box | None = None) -> RaceBook:
    sitting = Sitting("race", seats, options, bot, seed)
    book = RaceBook(sitting.options, seats, cards)
    sitting.play(book)
    return book


@pytest.mark.parametrize("bot", ["simple", "random"])
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_ledger_and_the_table_agree(table: Table, bot: str) -> None:
    follow(*table, bot, 0)


@pytest.mark.deep
@pytest.mark.parametrize("seed", seeds())
@pytest.mark.parametrize("bot", ["simple", "random"])
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_ledger_and_the_table_agree_over_many_games(table: Table, bot: str, seed: int) -> None:
    follow(*table, bot, seed)


# --- a ledger that cannot fail shows nothing ----------------------------------------------------------------

NOTICED = [
    ("explore", "draw", "cards", 1),
    ("develop", "discount", "amount", 1),
    ("settle", "discount", "amount", 1),
    ("settle", "military", "amount", -1),
    ("settle", "draw-after", "cards", 1),
    ("trade", "bonus", "cards", 1),
    ("consume", "goods", "vp", 1),
    ("consume", "goods", "times", 1),
    ("consume", "discard-hand", "up_to", -1),
    ("produce", "draw", "cards", 1),
    ("produce", "draw-per-world", "cards", 1),
]
MORE_NOTICED = [
    ("explore", "keep", "cards", 1),
    ("explore", "discard-for-prestige", "prestige", 1),
    ("develop", "draw", "cards", 1),
    ("develop", "draw-after", "cards", 1),
    ("develop", "draw-then-discard", "cards", 1),
    ("develop", "discard-for-discount", "amount", 1),
    ("develop", "good-for-discount", "amount", 1),
    ("develop", "prestige", "prestige", 1),
    ("settle", "draw-then-discard-after", "cards", 1),
    ("settle", "pay-for-military", "amount", 1),
    ("settle", "pay-discount", "amount", 1),
    ("settle", "pay-prestige", "prestige", 1),
    ("settle", "prestige-for-placed", "prestige", 1),
    ("settle", "cards-for-military", "cards", -1),
    ("settle", "discard-for-military", "amount", -3),
    ("settle", "prestige-for-military", "amount", -3),
    ("settle", "discard-to-conquer", "prestige", 1),
    ("settle", "takeover", "prestige", 1),
    ("settle", "takeover", "amount", -2),
    ("settle", "upgrade-world", "amount", -3),
    ("trade", "bonus-here", "cards", 1),
    ("consume", "different", "vp", 1),
    ("consume", "discard-hand", "cards", 1),
    ("consume", "discard-hand", "exactly", 1),
    ("consume", "draw", "cards", 1),
    ("consume", "each-kind", "vp", 1),
    ("consume", "own-good", "vp", 1),
    ("consume", "spend-prestige", "vp", 1),
    ("consume", "vp", "vp", 1),
    ("produce", "draw-if-most-produced", "cards", 1),
    ("produce", "draw-if-produced-here", "cards", 1),
    ("produce", "draw-per-good-produced", "cards", 1),
    ("produce", "draw-per-kind-produced", "cards", 1),
    ("produce", "prestige-if-most-chromosomes", "prestige", 1),
    ("produce", "prestige-if-produced-here", "prestige", 1),
]


def misprinted(phase: str, does: str, what: str, more: int) -> Box:
    """The cards, with one number of one sort of power misprinted."""
    cards = Box(3)
    for card in cards.designs.values():
        for at, power in enumerate(card.powers):
            if (power["phase"], power["does"]) == (phase, does) and what in power:
                card.powers[at] = {**power, what: power[what] + more}
    return cards


def notices(misprint: tuple[str, str, str, int], games: int) -> bool:
    cards = misprinted(*misprint)
    for seed in range(games):
        for seats, bot, scenario in ((3, "random", False), (4, "simple", False), (2, "simple", True)):
            try:
                follow(seats, {"level": 3, "scenario": scenario}, bot, seed, cards)
            except AssertionError:
                return True
    return False


@pytest.mark.parametrize("misprint", NOTICED)
def test_the_ledger_notices_a_wrong_number(misprint: tuple[str, str, str, int]) -> None:
    """Given a misprinted card in the ledger's hands, when games are played, then the two disagree."""
    assert notices(misprint, 6)


@pytest.mark.deep
@pytest.mark.parametrize("misprint", MORE_NOTICED)
def test_the_ledger_notices_a_wrong_number_of_a_rare_power(misprint: tuple[str, str, str, int]) -> None:
    assert notices(misprint, 60)
