"""Beyond the Sun against its ledger: bot games with basic and advanced factions, recomputed from what is heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.ledger.sitting import Sitting, seeds
from tests.ledger.sun_book import SunBook
from tests.ledger.sun_cards import Box

Table = tuple[int, str, str]

TABLES: list[Table] = [
    (seats, factions, tableau)
    for seats in (2, 3, 4)
    for factions in ("basic", "advanced")
    for tableau in ("standard", "expert")
]


def name(table: Table) -> str:
    return f"{table[0]} players, {table[1]}, {table[2]}"


def follow(table: Table, bot: str, seed: int, most_rounds: int, cards: Box | None = None) -> None:
    seats, factions, tableau = table
    sitting = Sitting("sun", seats, {"factions": factions, "tableau": tableau}, bot, seed)
    sitting.play(SunBook(sitting.options, seats, cards), most_rounds)


@pytest.mark.parametrize("table", TABLES[::2] + TABLES[-1:], ids=name)
def test_the_ledger_and_the_table_agree(table: Table) -> None:
    follow(table, "simple", 0, most_rounds=40)


@pytest.mark.parametrize("table", TABLES[1::4] + TABLES[2:3], ids=name)
def test_the_ledger_and_the_table_agree_when_anything_is_played(table: Table) -> None:
    follow(table, "random", 0, most_rounds=12)


@pytest.mark.deep
@pytest.mark.parametrize("seed", seeds())
@pytest.mark.parametrize("bot", ["simple", "random"])
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_ledger_and_the_table_agree_over_many_games(table: Table, bot: str, seed: int) -> None:
    follow(table, bot, seed, most_rounds=60)


# --- a ledger that cannot fail shows nothing ----------------------------------------------------------------


def change_each(tree: Any, verb: str, what: str) -> None:
    """One more of everything that this verb says."""
    if isinstance(tree, dict):
        if tree.get("do") == verb and isinstance(tree.get(what), int):
            tree[what] += 1
        for inner in tree.values():
            change_each(inner, verb, what)
    elif isinstance(tree, list):
        for inner in tree:
            change_each(inner, verb, what)


def more_ore_produced(cards: Box) -> None:
    for mat in cards.factions.values():
        mat["ore_yield"] = [count + 1 for count in mat["ore_yield"]]


def growth_comes_later(cards: Box) -> None:
    for mat in cards.factions.values():
        mat["food_symbol_after"] = [after + 1 for after in mat["food_symbol_after"]]


def narrower_columns(cards: Box) -> None:
    for mat in cards.factions.values():
        mat["columns"] = [cubes - 1 for cubes in mat["columns"]]


def automation_is_worth_more(cards: Box) -> None:
    for mat in cards.factions.values():
        mat["automation_vp"] = [vp + 1 for vp in mat["automation_vp"]]


def dearer_actions(cards: Box) -> None:
    for card in [*cards.basic.values(), *cards.technologies.values()]:
        change_each(card, "pay_ore", "n")


def more_ore_taken(cards: Box) -> None:
    change_each([cards.technologies, cards.systems, cards.events, cards.basic], "take_ore", "n")


def stronger_ships(cards: Box) -> None:
    change_each([cards.technologies, cards.systems, cards.events, cards.basic], "build", "level")


def harder_achievements(cards: Box) -> None:
    for card in cards.achievements.values():
        card["condition"]["at_least"] += 1


def achievements_are_worth_more(cards: Box) -> None:
    for card in cards.achievements.values():
        card["slots"] = {seats: [vp + 1 for vp in slots] for seats, slots in card["slots"].items()}


def colonies_are_worth_more(cards: Box) -> None:
    for card in cards.systems.values():
        card["vp"] += 1


MISPRINTS: list[Callable[[Box], None]] = [
    *(more_ore_produced, growth_comes_later, narrower_columns, automation_is_worth_more, dearer_actions),
    *(more_ore_taken, stronger_ships, harder_achievements, achievements_are_worth_more, colonies_are_worth_more),
]


@pytest.mark.parametrize("misprint", MISPRINTS)
def test_the_ledger_notices_a_wrong_number(misprint: Callable[[Box], None]) -> None:
    """Given misprinted cards in the ledger's hands, when a game is played, then the two disagree."""
    cards = Box()
    misprint(cards)
    with pytest.raises(AssertionError):
        follow((3, "basic", "standard"), "simple", 0, 40, cards)
