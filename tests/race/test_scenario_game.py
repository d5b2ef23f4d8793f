"""Rebels against the Imperium for two (RvI p6): fixed start worlds, and a takeover development on top of each hand."""

import pytest
from tests.race import laws

from starboard.kernel import Chance, OptionError
from starboard.race.position import RaceGame
from starboard.race.ruleset import RULESET


def test_each_side_has_its_start_world_and_its_development_besides_four_cards() -> None:
    sides = set()
    for seed in range(8):
        game = RULESET.new_game(2, {"level": 2, "scenario": True}, Chance.seeded(str(seed), 2))
        assert isinstance(game, RaceGame)
        laws.check(game)
        given = {"rebel-cantina": "rebel-alliance", "imperium-warlord": "imperium-seat"}
        for seat, player in enumerate(game.players):
            start = game.name(player.tableau[0])
            development = game.thing(given[start])
            sides.add((seat, start))
            decision = game.pending[seat]
            assert decision is not None
            assert development not in decision.form.things(), "it is not among the six cards drawn"
            game.decide(seat, decision.form.first())
            assert development in player.hand or game.answers[seat] is not None
        assert game.round == 1
        for player in game.players:
            assert len(player.hand) == 5
            assert game.thing(given[game.name(player.tableau[0])]) in player.hand
        assert game.rules.takeovers
        laws.check(game)
    assert len(sides) == 4, "who plays which side is drawn by lot"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"scenario": True}, "option scenario needs level 2 or more, and takeovers"),
        ({"scenario": True, "level": 2, "takeovers": False}, "option scenario needs level 2 or more, and takeovers"),
        ({"scenario": True, "level": 3, "draft": True}, "options scenario and draft do not go together"),
    ],
)
def test_what_does_not_go_with_it(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        RULESET.complete(options)


def test_it_is_for_two() -> None:
    assert RULESET.seats(RULESET.complete({"level": 3, "scenario": True})) == [2]
