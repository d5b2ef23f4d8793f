"""What is always true of the toy game."""

from __future__ import annotations

from tests.toy.game import ToyGame

from starboard.kernel import Game


def check(game: Game) -> None:
    assert isinstance(game, ToyGame)
    places = game.deck + game.pile + [card for hand in game.hands for card in hand]
    assert sorted(places) == list(range(6 * game.seats))
    for seat, hand in enumerate(game.hands):
        assert all(game.known[card] >> seat & 1 for card in hand)
    assert all(game.known[card] == 0 for card in game.deck)
