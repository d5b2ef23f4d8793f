"""The toy game with an observation of its own, for the tests of the interfaces."""

from __future__ import annotations

from collections.abc import Mapping

from tests.toy.game import ToyGame, ToyRuleset

from starboard.kernel.encoding import Featuriser, Layout, Piece
from starboard.kernel.game import Game

MOST_SEATS = 3
CARDS = 6 * MOST_SEATS


def layout() -> Layout:
    row = Layout()
    row.group("clock", "How many rounds have begun.")
    row.measure("round", 3, 4)
    row.group("table", "Chips and gems of everybody, the own first.")
    for place in range(MOST_SEATS):
        row.measure(f"chips {place}", 5, 5)
        row.measure(f"gems {place}", 5, 20)
    row.group("own hand", "The cards in the own hand.")
    row.marks("card", [str(card) for card in range(CARDS)])
    return row


class ToyFeaturiser(Featuriser):
    def __init__(self) -> None:
        super().__init__(layout())
        self.hand = self.group("own hand").start

    def note(self, game: Game, seat: int, numbers: list[int], marks: list[int], blocks: list[Piece]) -> None:
        assert isinstance(game, ToyGame)
        numbers[0] = game.round
        for place in range(game.seats):
            other = (seat + place) % game.seats
            numbers[1 + 2 * place] = game.chips[other]
            numbers[2 + 2 * place] = game.gems[other]
        marks.extend(self.hand + card for card in game.hands[seat])


class Toy(ToyRuleset):
    def featuriser(self, options: Mapping[str, object]) -> Featuriser:
        return ToyFeaturiser()

    def __reduce__(self) -> str:
        return "RULESET"


RULESET = Toy()
