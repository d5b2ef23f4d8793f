"""The simple bot for Race for the Galaxy: stronger than chance, and sensible in plain positions."""

from __future__ import annotations

import pytest

from starboard.arena import match_up
from starboard.bots.simple_race import SimpleBot
from starboard.bots.simple_race.answers import RULES
from starboard.bots.simple_race.economy import Economy, Prices, consumption
from starboard.bots.simple_race.outlook import Memory
from starboard.kernel.chance import Chance
from starboard.kernel.game import PASS
from starboard.race import vocabulary
from starboard.race.content import Design
from starboard.race.names import ACTION
from starboard.race.position import RaceGame
from starboard.race.ruleset import RULESET


def designs(*slugs: str) -> list[Design]:
    cards = RULESET.content(0)
    return [cards.cards[cards.ids[slug]] for slug in slugs]


@pytest.mark.parametrize(
    ("options", "seats", "deals"),
    [({}, 2, 8), ({"advanced": True}, 2, 6), ({"preset": True}, 2, 6), ({}, 4, 3)],
)
def test_it_beats_random_players(options: dict[str, object], seats: int, deals: int) -> None:
    found = match_up(RULESET, options, deals, "1", ["simple"] + ["random"] * (seats - 1), 60)
    assert found.unfinished == 0
    assert found.share(0) > 0.9
    assert found.margin(0) > 10


def test_every_question_of_the_base_game_has_a_rule_of_thumb() -> None:
    asked = set()
    for options in ({}, {"advanced": True}):
        for seed in range(12):
            game = RULESET.new_game(2, RULESET.complete(options), Chance.seeded(f"{seed}", 2))
            bots = [SimpleBot(f"{seed}/{seat}") for seat in range(2)]
            while not game.over:
                for decision in game.decisions:
                    if game.pending[decision.seat] is decision:
                        asked.add(decision.kind)
                        game.decide(decision.seat, bots[decision.seat].choose(game, decision.seat))
    assert asked <= set(RULES)
    assert {"action", "two-actions", "develop", "settle", "trade", "consume", "windfall", "hand-limit"} <= asked


# --- produce and consume ------------------------------------------------------------------------------------


def test_an_economy_counts_production_and_windfalls_that_a_power_wakes() -> None:
    economy = Economy(designs("mining-world", "space-port", "pre-sentient-race", "genetics-lab.1", "asteroid-belt"))
    assert economy.supply[vocabulary.RARE] == 1  # Asteroid Belt sleeps: nothing wakes a windfall of rare goods
    assert economy.supply[vocabulary.NOVELTY] == 1
    assert economy.supply[vocabulary.GENES] == 1


def test_consumption_uses_the_best_powers_first_and_doubles_only_vp() -> None:
    economy = Economy(designs("galactic-trendsetters", "new-earth"))
    one_novelty = [0, 1, 0, 0, 0, 0]
    assert consumption(one_novelty, economy.consumers, 1, Prices(0.0, 0.0)) == 2
    assert consumption(one_novelty, economy.consumers, 2, Prices(0.0, 0.0)) == 4
    assert consumption([0, 1, 1, 0, 0, 0], economy.consumers, 2, Prices(0.5, 0.0)) == 2 * 2 + 2 * 1 + 0.5


def test_a_consumer_is_worth_more_beside_a_world_that_feeds_it() -> None:
    cards = RULESET.content(0)
    memory = Memory(cards)
    consumer = designs("galactic-trendsetters")[0]
    fed = [cards.ids["mining-world"]]
    prices = Prices(0.5, 0.0)
    assert memory.cycle(fed, consumer, prices) - memory.cycle(fed, None, prices) > memory.cycle([], consumer, prices)


# --- plain positions ----------------------------------------------------------------------------------------


def table_with(hand: list[str], tableau: list[str]) -> RaceGame:
    """The first action choice of a game, with a hand and a tableau of our own for seat 0."""
    game = RULESET.new_game(2, {"preset": True}, Chance.seeded("1", 2))
    assert isinstance(game, RaceGame)
    wanted = [game.thing(name) for name in hand + tableau]
    for pile in [game.piles[0].deck, *(player.hand for player in game.players)]:
        pile[:] = [card for card in pile if card not in wanted]
    player = game.players[0]
    player.hand = wanted[: len(hand)]
    player.tableau.extend(wanted[len(hand) :])
    player.stale = True
    return game


FULL = [f"{name}.{copy}" for name in ("drop-ships", "investment-credits", "interstellar-bank") for copy in (1, 2)]


def test_in_the_last_round_it_places_what_scores_most_and_pays_with_anything() -> None:
    tableau = [*FULL, "asteroid-belt", "radioactive-world", "comet-zone", "destroyed-world"]
    game = table_with(["terraformed-world", "secluded-world", "deficit-spending.1", "public-works.1"], tableau)
    game.players[0].hand += [card for card in game.piles[0].deck if not game.design(card).is_world][:4]
    bots = [SimpleBot("1"), SimpleBot("2")]
    assert bots[0].choose(game, 0) == [ACTION + vocabulary.SETTLE]
    for seat in (0, 1):
        game.decide(seat, [ACTION + vocabulary.SETTLE])
    assert bots[0].choose(game, 0) == [game.thing("terraformed-world")]


def test_when_the_vp_chips_run_out_it_consumes_at_double_vp() -> None:
    game = table_with([], ["mining-world", "new-earth", "space-port", "tourist-world", "terraformed-world"])
    for world in ("mining-world", "new-earth", "space-port"):
        game.good[game.thing(world)] = game.piles[0].deck.pop()
    game.vp_pool = 3
    assert SimpleBot("1").choose(game, 0) == [ACTION + vocabulary.CONSUME_X2]


def test_without_cards_and_goods_but_with_production_it_produces() -> None:
    game = table_with([], ["mining-world", "new-earth", "space-port", "tourist-world", "terraformed-world"])
    assert all(game.good[world] == PASS for world in game.players[0].tableau)
    assert SimpleBot("1").choose(game, 0) == [ACTION + vocabulary.PRODUCE]
