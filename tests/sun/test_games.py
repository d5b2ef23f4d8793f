"""Whole games: random ones end, and the simple bot plays them as long as the rulebook says and better than chance."""

from __future__ import annotations

from statistics import mean

import pytest
from tests.sun.laws import check
from tests.sun.scenario import Scene

from starboard.bots.bot import Bot
from starboard.bots.random import RandomBot
from starboard.bots.simple_sun import RULES, SimpleBot
from starboard.kernel import Chance, Stream
from starboard.sun import vocabulary
from starboard.sun.position import SunGame
from starboard.sun.ruleset import RULESET

SETTINGS = [
    (seats, {"factions": factions, "tableau": tableau})
    for seats in (2, 3, 4)
    for factions in ("basic", "advanced")
    for tableau in ("standard", "expert")
]


def fresh(seats: int, options: dict[str, str], seed: str) -> SunGame:
    game = RULESET.new_game(seats, options, Chance.seeded(seed, seats))
    assert isinstance(game, SunGame)
    return game


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_random_games_end(seats: int, options: dict[str, str]) -> None:
    for number in range(3):
        game = fresh(seats, options, f"random {number}")
        source = Stream(f"{seats} {number}")
        while not game.over:
            decision = game.decisions[0]
            game.decide(decision.seat, decision.form.random(source))
        check(game)
        assert game.round <= game.content.round_limit + 1
        standings = game.standings()
        assert [one.rank for one in standings] == sorted(one.rank for one in standings)


def test_a_standstill_is_counted_at_the_round_limit() -> None:
    """All cubes in technologies and the museum: nobody can ever earn anything again."""
    scene = Scene(2)
    game = scene.game
    for seat, player in enumerate(game.players):
        scene.give(seat, ore=0, pop=0)
        player.museum_cubes += sum(player.supply)
        player.supply = [0] * vocabulary.COLUMNS
    scene.turn(0)
    turns = 0
    while not game.over:
        decision = game.decisions[0]
        assert decision.kind == "action", "nobody's main action is taken without asking"
        assert decision.form.single()
        game.decide(decision.seat, decision.form.first())
        assert scene.kind == "production"
        scene.play("production:ore")
        turns += 1
    assert game.round == game.content.round_limit
    assert turns == 2 * game.content.round_limit


def played(seats: int, options: dict[str, str], seed: str, bots: list[Bot]) -> SunGame:
    game = fresh(seats, options, seed)
    while not game.over:
        seat = game.decisions[0].seat
        game.decide(seat, bots[seat].choose(game, seat))
    return game


def test_simple_bots_play_about_as_long_as_the_rulebook_says() -> None:
    """Line 421: 15 rounds on average; between 10 and 22 is what the bots are meant to need."""
    rounds = []
    for number in range(24):
        seats, options = SETTINGS[number % len(SETTINGS)]
        bots: list[Bot] = [SimpleBot(f"{number}/{seat}") for seat in range(seats)]
        rounds.append(played(seats, options, f"long {number}", bots).round)
    assert 13 <= mean(rounds) <= 21
    assert sum(10 <= one <= 22 for one in rounds) >= 0.75 * len(rounds)


def test_the_simple_bot_beats_random_players() -> None:
    won = 0
    for number in range(12):
        seats, options = SETTINGS[number]
        bots: list[Bot] = [SimpleBot(f"{number}")]
        bots += [RandomBot(f"{number}/{seat}") for seat in range(1, seats)]
        won += played(seats, options, f"strong {number}", bots).standings()[0].seat == 0
    assert won >= 11


def test_simple_bots_gain_their_special_abilities() -> None:
    """All but Nishida-Østergaard's B, for which all ore discs must be gone, are gained in a few games."""
    gained: set[str] = set()
    for number in range(6):
        bots: list[Bot] = [SimpleBot(f"{number}/{seat}") for seat in range(4)]
        game = played(4, {"factions": "advanced", "tableau": "standard"}, f"gaining {number}", bots)
        for player in game.players:
            won = [one for one in player.faction.specials if one not in player.pursued]
            gained |= {game.name(vocabulary.SPECIAL + one.number) for one in won}
    every = {f"special:{mat.slug}/{one.letter}" for mat in RULESET.content().factions for one in mat.specials}
    assert every - gained <= {"special:nishida-ostergaard-advanced/B"}


def test_most_questions_have_a_rule_of_thumb() -> None:
    asked = set()
    for number in range(6):
        seats, options = SETTINGS[number]
        game = fresh(seats, options, f"asked {number}")
        bots = [SimpleBot(f"{number}/{seat}") for seat in range(seats)]
        while not game.over:
            decision = game.decisions[0]
            asked.add(decision.kind)
            game.decide(decision.seat, bots[decision.seat].choose(game, decision.seat))
    left = {"technology-type", "bonus-order", "reveal-technology", "add-system", "replace-star", "pay-whom"}
    assert asked <= set(RULES) | left
