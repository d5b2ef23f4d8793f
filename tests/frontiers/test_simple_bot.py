"""The simple bot for New Frontiers: keeps the contract of bots, beats chance, and plays games of the right length."""

from __future__ import annotations

import pytest
from tests.frontiers.scenario import table

from starboard.arena import match_up
from starboard.arena.simulate import play, simulate
from starboard.bots import bot_names, make_bot
from starboard.bots.simple_frontiers import SimpleBot
from starboard.frontiers.ruleset import RULESET
from starboard.kernel.chance import Chance, Stream

TABLES = [(2, False), (3, True), (4, False), (5, True)]


@pytest.mark.parametrize(("seats", "goals"), TABLES)
def test_it_is_legal_seeded_and_blind_for_what_it_cannot_know(seats: int, goals: bool) -> None:
    options = RULESET.complete({"goals": goals})
    game = RULESET.new_game(seats, options, Chance.seeded("contract", seats))
    bots = [make_bot("simple", "frontiers", f"contract/{seat}") for seat in range(seats)]
    twins = [make_bot("simple", "frontiers", f"contract/{seat}") for seat in range(seats)]
    source = Stream("contract")
    asked: set[str] = set()
    while not game.over:
        decision = game.decisions[0]
        seat = decision.seat
        asked.add(decision.kind)
        before = game.digest()
        guess = game.guess(seat, source)
        choice = bots[seat].choose(game, seat)
        assert game.digest() == before
        assert twins[seat].choose(guess, seat) == choice
        game.decide(seat, choice)
    assert asked <= set(SimpleBot("").rules)


def test_every_question_has_a_rule_of_thumb() -> None:
    asked: set[str] = set()
    for seed in range(60):
        seats = 2 + seed % 4
        game = RULESET.new_game(seats, RULESET.complete({"goals": seed % 2 == 0}), Chance.seeded(f"{seed}", seats))
        source = Stream(f"{seed}")
        bots = [SimpleBot(f"{seed}/{seat}") for seat in range(seats)]
        while not game.over:
            decision = game.decisions[0]
            asked.add(decision.kind)
            choice = bots[decision.seat].choose(game, decision.seat)
            # Now and then something else, so that positions come up that it would not bring about.
            random = source.below(4) == 0
            game.decide(decision.seat, decision.form.random(source) if random else choice)
    assert asked <= set(SimpleBot("").rules)
    assert len(asked) > 20


@pytest.mark.parametrize(("seats", "goals"), TABLES)
def test_it_beats_random_players(seats: int, goals: bool) -> None:
    found = match_up(RULESET, {"goals": goals}, 4, "1", ["simple"] + ["random"] * (seats - 1), 60)
    assert found.unfinished == 0
    assert found.share(0) > 0.8
    assert found.margin(0) > 8


@pytest.mark.parametrize("goals", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_take_10_to_18_rounds(seats: int, goals: bool) -> None:
    """The rulebook says 12 to 15 (line 127)."""
    result = simulate(RULESET, seats, {"goals": goals}, 40, "length", ["simple"] * seats)
    assert result.finished == 40
    assert 10 <= result.rounds / 40 <= 18


def test_no_seat_has_it_much_better() -> None:
    result = simulate(RULESET, 2, {}, 150, "seats", ["simple", "simple"])
    assert max(result.wins) <= 0.6 * 150


def test_the_bots_are_found() -> None:
    assert bot_names("frontiers") == ["random", "easy", "simple", "medium", "hard", "expert"]


# --- plain positions ----------------------------------------------------------------------------------------


def test_it_settles_the_better_world() -> None:
    t = table(2, explored={0: ["Alien Data Repository", "Artist Settlement"]}, credits={0: 9}, colonists={0: 2})
    t.action("settle")
    assert t.game.names(SimpleBot("1").choose(t.game, 0)) == ["alien-data-repository"]


def test_it_sells_the_dearest_good() -> None:
    have = ["Gem World", "Deserted Alien Colony"]
    t = table(2, colonies={0: have}, goods={0: have}).action("trade-consume")
    assert t.game.names(SimpleBot("1").choose(t.game, 0)) == ["deserted-alien-colony"]


def test_it_ends_no_game_it_is_losing() -> None:
    """Nine colonists in the pool: choosing Settle would end the game, and seat 0 is far behind."""
    t = table(2, colonist_pool=9, vp={1: 12}, colonists={0: 3}, credits={0: 5})
    chosen = t.game.names(SimpleBot("1").choose(t.game, 0))
    assert chosen != ["action:settle"]


def test_play_counts_decisions() -> None:
    game = RULESET.new_game(2, RULESET.complete({}), Chance.seeded("count", 2))
    assert play(game, [SimpleBot("0"), SimpleBot("1")]) > 50
