"""Playing on: `play_on` lets bots play until the game is over, a bound is reached, or somebody says "enough"."""

from __future__ import annotations

import pytest
from tests.properties.play import RULESETS, each_ruleset, settings_of

from starboard.bots import Bot, make_bot, stand_in
from starboard.kernel import Chance, Game, IllegalChoice
from starboard.kernel.playout import play_on


def begun(name: str, seed: str = "on") -> tuple[Game, list[Bot]]:
    options, seats = settings_of(RULESETS[name])[0]
    game = RULESETS[name].new_game(seats, options, Chance.seeded(seed, seats))
    return game, [make_bot(stand_in(name), name, str(seat)) for seat in range(seats)]


@each_ruleset
def test_bots_play_to_the_end_as_one_by_one(name: str) -> None:
    game, bots = begun(name)
    other, others = begun(name)
    decisions = 0
    while not other.over:
        for seat in other.order:
            decision = other.decision_of(seat)
            if decision is not None:
                decisions += not decision.form.single()
                other.decide(seat, others[seat].choose(other, seat))
    assert play_on(game, bots) == decisions
    assert game.over
    assert game.digest() == other.digest()
    assert play_on(game, bots) == 0, "at the end there is nothing to do"
    assert play_on(game, bots, until=lambda game: False) == 0


@each_ruleset
def test_bots_stop_at_a_bound_and_can_go_on(name: str) -> None:
    game, bots = begun(name)
    other, others = begun(name)
    assert play_on(game, bots, max_decisions=5) == 5
    assert play_on(game, bots, max_decisions=4) == 4
    assert play_on(other, others, max_decisions=9) == 9
    assert game.digest() == other.digest()
    play_on(game, bots, max_rounds=2)
    assert game.over or game.round == 3
    play_on(game, bots)
    play_on(other, others)
    assert game.digest() == other.digest()


def test_until_is_asked_before_every_choice() -> None:
    game, bots = begun("race")
    asked: list[int] = []

    def enough(position: Game) -> bool:
        assert position is game
        asked.append(sum(position.asked))
        return len(asked) == 8

    play_on(game, bots, enough)
    assert len(asked) == 8
    assert not game.over
    before = game.digest()
    assert play_on(game, bots, lambda game: True) == 0
    assert game.digest() == before


class Broken(Bot):
    def choose(self, game: Game, seat: int) -> list[int]:
        return [10**6]


def test_faults_are_passed_on_and_change_nothing() -> None:
    game, bots = begun("race")
    before = game.digest()
    with pytest.raises(IllegalChoice):
        play_on(game, [Broken("broken"), Broken("broken")])
    assert game.digest() == before
    with pytest.raises(ValueError, match="2 seats need 2 bots, not 1"):
        play_on(game, bots[:1])
