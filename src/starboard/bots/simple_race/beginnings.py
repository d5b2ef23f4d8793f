"""Where cards come from: start worlds, drafted decks, and searches. What is not in sight may be anywhere."""

from __future__ import annotations

from typing import cast

from starboard.bots.simple_race.outlook import Outlook
from starboard.kernel.decision import Decision
from starboard.kernel.forms import PickOne, PickSet
from starboard.kernel.game import PASS
from starboard.race.names import CATEGORY
from starboard.race.search import matches


def start(outlook: Outlook, decision: Decision) -> list[int]:
    """The start world that, with the cards of the hand that fit it best, promises most."""
    best: list[int] = []
    most = float("-inf")
    for case in cast(PickSet, decision.form).cases:
        world = case.fixed[0]
        with_it = Outlook(outlook.game, outlook.seat, outlook.memory, outlook.weights, [world])
        discarded = sorted(case.groups[0].ids, key=with_it.keep_value)[: case.groups[0].lo]
        value = outlook.worth(outlook.cards[world])
        value += sum(with_it.keep_value(card) for card in with_it.hand if card not in discarded)
        if value > most:
            best, most = [world, *discarded], value
    return best


def draft(outlook: Outlook, decision: Decision) -> list[int]:
    """The card that is worth most for what it costs, and to the 6-cost developments drafted so far."""
    drafted = [outlook.cards[card] for card in outlook.game.piles[outlook.seat + 1].deck]
    scorers = [design for design in drafted if design.scores]

    def value(card: int) -> float:
        design = outlook.cards[card]
        return outlook.draft_value(design) + outlook.weights.six_in_hand * outlook.brings(scorers, design)

    return [max(cast(PickOne, decision.form).options, key=value)]


def unseen(outlook: Outlook) -> set[int]:
    """Cards that may still be in a deck: neither in the own hand, nor in a tableau, nor seen to be discarded."""
    game = outlook.game
    hidden = set(range(len(outlook.cards))) - set(outlook.hand) - set(game.aside)
    for player in game.players:
        hidden.difference_update(player.tableau)
    bit = 1 << outlook.seat
    for pile in game.piles:
        hidden.difference_update(card for card in pile.discard if game.known[card] & bit)
    return hidden


def find(outlook: Outlook, category: int) -> list[float]:
    """What the cards of a category that may be found would be worth in hand."""
    return [outlook.promise(outlook.cards[card]) for card in unseen(outlook) if matches(outlook.cards[card], category)]


def expected(values: list[float]) -> float:
    """The better part of them: the first card found may be declined."""
    if not values:
        return 0.0
    middle = sum(values) / len(values)
    return sum(max(value, middle) for value in values) / len(values)


def search_category(outlook: Outlook, decision: Decision) -> list[int]:
    """The category whose cards promise most."""
    options = cast(PickOne, decision.form).options
    return [max(options, key=lambda option: expected(find(outlook, option - CATEGORY)))]


def search_keep(outlook: Outlook, decision: Decision) -> list[int]:
    """The card found, unless those that may still be found are better on average."""
    found = next(card for card in cast(PickOne, decision.form).options if card != PASS)
    others = find(outlook, decision.about["category"] - CATEGORY)
    average = sum(others) / len(others) if others else 0.0
    return [found] if outlook.promise(outlook.cards[found]) >= average else [PASS]
