"""Phase II, Develop: everybody may place one development, revealed together, and pays for it in cards.

The chooser's bonus is one card less to pay. Powers of a development placed now do not count yet (R-01).
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.decision import Reason
from starboard.kernel.forms import Case, Form, PickOne, PickSet, exactly
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.race import goals, phase_end, prestige, spending, vocabulary
from starboard.race.abilities import Source
from starboard.race.position import RaceGame


class DevelopPhase(Step[RaceGame]):
    """`second` is the second Develop phase of the 2-player advanced game."""

    def __init__(self, second: bool) -> None:
        super().__init__("develop-2" if second else "develop")
        self.second = second

    def run(self, game: RaceGame, seat: int) -> None:
        game.begin_phase(vocabulary.PHASE_DEVELOP)
        phase_end.after(game, goals.DEVELOP, self.second)
        game.common.append(CHOOSE_SECOND_DEVELOPMENTS if self.second else CHOOSE_DEVELOPMENTS)
        for each in game.order:
            abilities = game.players[each].abilities
            if abilities.develop_draw or abilities.develop_draw_discard:
                game.lanes[each].append(DRAW_FIRST)
        game.open_lanes()


class DrawFirst(Step[RaceGame]):
    """Cards at the start of the phase: all are drawn, then one is discarded for each draw-and-discard power (R-110)."""

    def __init__(self) -> None:
        super().__init__("develop-draw")

    def run(self, game: RaceGame, seat: int) -> None:
        abilities = game.players[seat].abilities
        game.draw(seat, abilities.develop_draw)
        if abilities.develop_draw_discard:
            for source in abilities.develop_draw_discard:
                game.draw(seat, source.power.cards, source.card)
            game.lanes[seat].append(spending.DISCARD_DRAWN[len(abilities.develop_draw_discard)])


class ChooseDevelopments(Step[RaceGame]):
    """Everybody chooses in secret."""

    def __init__(self, second: bool) -> None:
        super().__init__("choose-developments-2" if second else "choose-developments")
        self.second = second

    def run(self, game: RaceGame, seat: int) -> None:
        game.common.append(REVEAL_SECOND_DEVELOPMENTS if self.second else REVEAL_DEVELOPMENTS)
        question = CHOOSE_SECOND_DEVELOPMENT if self.second else CHOOSE_DEVELOPMENT
        for each in game.order:
            game.lanes[each].append(question)


# --- what a development costs -------------------------------------------------------------------------------


def has_bonus(game: RaceGame, seat: int, second: bool) -> bool:
    """Did the seat choose this phase? Who chose only one Develop has the bonus in the first phase only."""
    return (vocabulary.DEVELOP_2 if second else vocabulary.DEVELOP) in game.players[seat].actions


def discount(game: RaceGame, seat: int, second: bool) -> int:
    """Cards less to pay: powers, the chooser's bonus, and two more with the prestige bonus (R-98)."""
    player = game.players[seat]
    less = player.abilities.develop_discount
    if has_bonus(game, seat, second):
        less += 1
        if player.boosted == (vocabulary.DEVELOP_2 if second else vocabulary.DEVELOP):
            less += 2
    return less


def price(game: RaceGame, seat: int, card: int, second: bool) -> int:
    """How many cards the development costs this seat without special powers; never less than none."""
    cost = game.content.cards[card].cost - discount(game, seat, second)
    return cost if cost > 0 else 0


def usable_specials(game: RaceGame, seat: int) -> list[Source]:
    """Powers that make one development cheaper: by discarding their card, or by spending a good."""
    return [
        source
        for source in game.players[seat].abilities.develop_specials
        if source.power.good == vocabulary.NONE or spending.goods_to_spend(game, seat, source.power.good)
    ]


def special_discount(sources: list[Source]) -> int:
    return sum(source.power.amount for source in sources)


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
        most = len(hand) - 1 + discount(game, seat, self.second)
        if player.abilities.develop_specials:
            most += special_discount(usable_specials(game, seat))
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
        less = special_discount(usable_specials(game, seat))
        short = price(game, seat, thing, self.second) - less - (len(hand) - 1)
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
                game.lanes[each].append(AFTER_DEVELOPING)
                game.lanes[each].append(pay)
        game.open_lanes()


class PayDevelopment(Question[RaceGame]):
    """Which cards from hand pay for the development just revealed, and which special powers help."""

    def __init__(self, second: bool) -> None:
        super().__init__("pay-development", public=True)
        self.second = second

    def ask(self, game: RaceGame, seat: int) -> Form:
        player = game.players[seat]
        hand = player.hand
        if not player.abilities.develop_specials:
            return exactly(hand[:], price(game, seat, player.placing, self.second))
        full = game.content.cards[player.placing].cost - discount(game, seat, self.second)
        usable = usable_specials(game, seat)
        cases: list[Case] = []
        for mask in range(1 << len(usable)):
            specials = spending.chosen(usable, mask)
            cost = max(0, full - special_discount(specials))
            if cost <= len(hand):
                cases.append(spending.case(specials, hand, cost, cost))
        return PickSet(cases)

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"card": game.players[seat].placing}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        specials = [card for card in choice if card not in player.hand]
        paid = [card for card in choice if card in player.hand]
        spending.pay(game, seat, paid, player.abilities.save_developing)
        for card in specials:
            spending.use(game, seat, card, player.abilities.develop_specials)


class AfterDeveloping(Step[RaceGame]):
    """Cards and prestige for having developed."""

    def __init__(self) -> None:
        super().__init__("after-developing")

    def run(self, game: RaceGame, seat: int) -> None:
        player = game.players[seat]
        if player.abilities.develop_draw_after:
            game.draw(seat, player.abilities.develop_draw_after)
        design = game.content.cards[player.placing]
        for source in player.abilities.develop_prestige:
            of = source.power.of
            if of == "rebel" and not design.keywords & vocabulary.KW_REBEL:
                continue
            if of == "six-cost" and design.cost != 6:
                continue
            prestige.gain(game, seat, source.power.prestige, source.card)


DEVELOP_PHASE: Final = DevelopPhase(False)
SECOND_DEVELOP_PHASE: Final = DevelopPhase(True)
DRAW_FIRST: Final = DrawFirst()
CHOOSE_DEVELOPMENTS: Final = ChooseDevelopments(False)
CHOOSE_SECOND_DEVELOPMENTS: Final = ChooseDevelopments(True)
CHOOSE_DEVELOPMENT: Final = ChooseDevelopment(False)
CHOOSE_SECOND_DEVELOPMENT: Final = ChooseDevelopment(True)
REVEAL_DEVELOPMENTS: Final = RevealDevelopments(False)
REVEAL_SECOND_DEVELOPMENTS: Final = RevealDevelopments(True)
PAY_DEVELOPMENT: Final = PayDevelopment(False)
PAY_SECOND_DEVELOPMENT: Final = PayDevelopment(True)
AFTER_DEVELOPING: Final = AfterDeveloping()
