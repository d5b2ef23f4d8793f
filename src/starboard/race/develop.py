"""Phase II, Develop: everybody may place one development, revealed together, and pays for it in cards.

The chooser's bonus is one card less to pay. Powers of a development placed now do not count yet (R-01).
"""

from __future__ import annotations

from starboard.kernel.decision import Reason
from starboard.kernel.forms import Form, PickOne, exactly
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.race import vocabulary as words
from starboard.race.position import RaceGame


class DevelopPhase(Step[RaceGame]):
    """`second` is the second Develop phase of the 2-player advanced game."""

    def __init__(self, second: bool) -> None:
        super().__init__("develop-2" if second else "develop")
        self.second = second

    def run(self, game: RaceGame, seat: int) -> None:
        game.begin_phase(words.PHASE_DEVELOP)
        for each in game.order:
            draws = game.players[each].abilities.develop_draw
            if draws:
                game.draw(each, draws)
        game.common.append(REVEAL_SECOND_DEVELOPMENTS if self.second else REVEAL_DEVELOPMENTS)
        question = CHOOSE_SECOND_DEVELOPMENT if self.second else CHOOSE_DEVELOPMENT
        for each in game.order:
            game.lanes[each].append(question)


def has_bonus(game: RaceGame, seat: int, second: bool) -> bool:
    """Did the seat choose this phase? Who chose only one Develop has the bonus in the first phase only."""
    return (words.DEVELOP_2 if second else words.DEVELOP) in game.players[seat].actions


def price(game: RaceGame, seat: int, card: int, second: bool) -> int:
    """How many cards the development costs this seat; never less than none."""
    cost = game.content.cards[card].cost - game.players[seat].abilities.develop_discount
    if has_bonus(game, seat, second):
        cost -= 1
    return cost if cost > 0 else 0


def has_design(game: RaceGame, seat: int, card: int) -> bool:
    """Is the same development already in the tableau? (R-12)"""
    design = game.content.cards[card]
    for other in game.players[seat].tableau:
        if game.content.cards[other] is design:
            return True
    return False


class ChooseDevelopment(Question[RaceGame]):
    """A development from hand that can be paid, or none."""

    def __init__(self, second: bool) -> None:
        super().__init__("develop", secret=True)
        self.second = second

    def ask(self, game: RaceGame, seat: int) -> Form:
        player = game.players[seat]
        hand = player.hand
        options = [PASS]
        cards = game.content.cards
        discount = player.abilities.develop_discount + (1 if has_bonus(game, seat, self.second) else 0)
        most = len(hand) - 1 + discount
        for card in hand:
            design = cards[card]
            if not design.is_world and design.cost <= most and not has_design(game, seat, card):
                options.append(card)
        return PickOne(options)

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.players[seat].placing = choice[0]

    def why_not(self, game: RaceGame, seat: int, thing: int) -> Reason | None:
        hand = game.players[seat].hand
        if thing not in hand:
            return Reason("not-in-hand", {"thing": thing})
        if game.content.cards[thing].is_world:
            return Reason("not-a-development", {"thing": thing})
        if has_design(game, seat, thing):
            return Reason("already-in-tableau", {"thing": thing})
        short = price(game, seat, thing, self.second) - (len(hand) - 1)
        return Reason("too-expensive", {"thing": thing, "short": short}) if short > 0 else None


class RevealDevelopments(Step[RaceGame]):
    """All at once; then everybody pays in their own lane."""

    def __init__(self, second: bool) -> None:
        super().__init__("reveal-developments-2" if second else "reveal-developments")
        self.second = second

    def run(self, game: RaceGame, seat: int) -> None:
        game.all_learn()
        pay = PAY_SECOND_DEVELOPMENT if self.second else PAY_DEVELOPMENT
        for each in game.order:
            card = game.players[each].placing
            if card != PASS:
                game.place(each, card)
                game.lanes[each].append(pay)
        game.open_lanes()


class PayDevelopment(Question[RaceGame]):
    """Which cards from hand pay for the development just revealed."""

    def __init__(self, second: bool) -> None:
        super().__init__("pay-development", public=True)
        self.second = second

    def ask(self, game: RaceGame, seat: int) -> Form:
        player = game.players[seat]
        return exactly(player.hand[:], price(game, seat, player.placing, self.second))

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"card": game.players[seat].placing}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.discard_from_hand(seat, choice, "pay")
        draws = game.players[seat].abilities.develop_draw_after
        if draws:
            game.draw(seat, draws)


DEVELOP_PHASE = DevelopPhase(False)
SECOND_DEVELOP_PHASE = DevelopPhase(True)
CHOOSE_DEVELOPMENT = ChooseDevelopment(False)
CHOOSE_SECOND_DEVELOPMENT = ChooseDevelopment(True)
REVEAL_DEVELOPMENTS = RevealDevelopments(False)
REVEAL_SECOND_DEVELOPMENTS = RevealDevelopments(True)
PAY_DEVELOPMENT = PayDevelopment(False)
PAY_SECOND_DEVELOPMENT = PayDevelopment(True)
