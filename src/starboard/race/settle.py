"""Phase III, Settle: everybody may place one world, revealed together, and pays for it or conquers it.

There are two wholly separate ways to place a military world: conquer it with enough Military, or pay for it through a
power that allows that; the two never mix (R-04). The chooser's bonus is a card, drawn after the world is paid for.
"""

from __future__ import annotations

from starboard.kernel.decision import Reason
from starboard.kernel.forms import Case, Form, Group, PickOne, PickSet, exactly
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.race import vocabulary as words
from starboard.race.abilities import Source
from starboard.race.content import Design
from starboard.race.position import Player, RaceGame

IMPOSSIBLE = -1


class SettlePhase(Step[RaceGame]):
    """`second` is the second Settle phase of the 2-player advanced game."""

    def __init__(self, second: bool) -> None:
        super().__init__("settle-2" if second else "settle")
        self.second = second

    def run(self, game: RaceGame, seat: int) -> None:
        game.begin_phase(words.PHASE_SETTLE)
        game.common.append(REVEAL_SECOND_WORLDS if self.second else REVEAL_WORLDS)
        for each in game.order:
            game.lanes[each].append(CHOOSE_WORLD)


# --- what a world costs -------------------------------------------------------------------------------------


def strength_against(player: Player, design: Design) -> int:
    """The seat's Military against this world, without anything temporary."""
    abilities = player.abilities
    strength = abilities.military
    if design.good != words.NONE:
        strength += abilities.military_for[design.good]
    if design.keywords & words.KW_REBEL:
        strength += abilities.military_rebel
    return strength


def cost_in_cards(player: Player, design: Design) -> int:
    """Printed cost (or defense, when a military world is paid for) less the discounts that apply; may be negative."""
    return design.cost - player.abilities.settle_discount - player.abilities.discount_for[design.good]


def usable_specials(player: Player, design: Design) -> list[Source]:
    """The powers that could be used on this world by choice: by discarding their card, or by paying for a military one.

    Neither Colony Ship nor Contact Specialist works on worlds with Alien goods (rulebook, phase III symbols; R-06).
    """
    found: list[Source] = []
    may_pay = not design.military
    for source in player.abilities.settle_specials:
        if source.card in player.used:
            continue
        if source.power.does == words.PAY_FOR_MILITARY:
            if design.military and design.good != words.ALIEN:
                found.append(source)
                may_pay = True
        elif source.power.does == words.DISCARD_FOR_MILITARY:
            found.append(source)
    if may_pay and design.good != words.ALIEN:
        for source in player.abilities.settle_specials:
            if source.power.does == words.DISCARD_TO_SETTLE_FREE and source.card not in player.used:
                found.append(source)
    return found


def terms(player: Player, design: Design, specials: list[Source]) -> int:
    """How many cards the world costs with just these special powers used; IMPOSSIBLE if it cannot be placed so."""
    strength = 0
    paying = not design.military
    pay_powers = 0
    discount = 0
    free = 0
    for source in specials:
        does = source.power.does
        if does == words.DISCARD_FOR_MILITARY:
            strength += source.power.amount
        elif does == words.PAY_FOR_MILITARY:
            paying = True
            pay_powers += 1
            discount = source.power.amount
        else:
            free += 1
    if pay_powers > 1 or free > 1 or (free and not paying):
        return IMPOSSIBLE
    if paying:
        if free:
            return 0
        cost = cost_in_cards(player, design) - discount
        return cost if cost > 0 else 0
    return 0 if strength_against(player, design) + strength >= design.cost else IMPOSSIBLE


def can_place(player: Player, design: Design, hand: int) -> bool:
    """Can the world be placed with so many other cards in hand?"""
    if not player.abilities.settle_specials:
        if design.military:
            return strength_against(player, design) >= design.cost
        return cost_in_cards(player, design) <= hand
    usable = usable_specials(player, design)
    for mask in range(1 << len(usable)):
        cost = terms(player, design, chosen(usable, mask))
        if cost != IMPOSSIBLE and cost <= hand:
            return True
    return False


def chosen(sources: list[Source], mask: int) -> list[Source]:
    """The sources whose bit is set."""
    return [source for k, source in enumerate(sources) if mask >> k & 1]


# --- placing ------------------------------------------------------------------------------------------------


class ChooseWorld(Question[RaceGame]):
    """A world from hand that can be paid for or conquered, or none."""

    def __init__(self) -> None:
        super().__init__("settle", secret=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        player = game.players[seat]
        options = [PASS]
        cards = game.content.cards
        others = len(player.hand) - 1
        for card in player.hand:
            design = cards[card]
            if design.is_world and can_place(player, design, others):
                options.append(card)
        return PickOne(options)

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.players[seat].placing = choice[0]

    def why_not(self, game: RaceGame, seat: int, thing: int) -> Reason | None:
        player = game.players[seat]
        if thing not in player.hand:
            return Reason("not-in-hand", {"thing": thing})
        design = game.content.cards[thing]
        if not design.is_world:
            return Reason("not-a-world", {"thing": thing})
        others = len(player.hand) - 1
        if can_place(player, design, others):
            return None
        usable = usable_specials(player, design)
        costs = [terms(player, design, chosen(usable, mask)) for mask in range(1 << len(usable))]
        payable = [cost for cost in costs if cost != IMPOSSIBLE]
        if payable:
            return Reason("too-expensive", {"thing": thing, "short": min(payable) - others})
        temporary = sum(source.power.amount for source in usable if source.power.does == words.DISCARD_FOR_MILITARY)
        short = design.cost - strength_against(player, design) - temporary
        return Reason("defense-too-high", {"thing": thing, "short": short})


class RevealWorlds(Step[RaceGame]):
    """All at once, windfall goods included; then everybody pays or conquers in their own lane."""

    def __init__(self, second: bool) -> None:
        super().__init__("reveal-worlds-2" if second else "reveal-worlds")
        self.second = second

    def run(self, game: RaceGame, seat: int) -> None:
        game.all_learn()
        pay = PAY_SECOND_WORLD if self.second else PAY_WORLD
        for each in game.order:
            card = game.players[each].placing
            if card != PASS:
                game.place(each, card)
                if game.content.cards[card].windfall:
                    game.put_good(each, card)
                game.lanes[each].append(pay)
        game.open_lanes()


class PayWorld(Question[RaceGame]):
    """How the world just revealed is paid for or conquered: cards from hand, and special powers by their cards."""

    def __init__(self, second: bool) -> None:
        super().__init__("pay-world", public=True)
        self.second = second

    def ask(self, game: RaceGame, seat: int) -> Form:
        player = game.players[seat]
        design = game.content.cards[player.placing]
        hand = len(player.hand)
        if not player.abilities.settle_specials:
            return exactly(player.hand[:], terms(player, design, []))
        usable = usable_specials(player, design)
        cases: list[Case] = []
        for mask in range(1 << len(usable)):
            specials = chosen(usable, mask)
            cost = terms(player, design, specials)
            if cost != IMPOSSIBLE and cost <= hand:
                groups = [Group(player.hand[:], cost, cost)] if cost else []
                cases.append(Case([source.card for source in specials], groups))
        return PickSet(cases)

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"card": game.players[seat].placing}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        paid = [card for card in choice if card in player.hand]
        for card in choice:
            if card not in paid:
                use_special(game, seat, card)
        game.discard_from_hand(seat, paid, "pay")
        if (words.SETTLE_2 if self.second else words.SETTLE) in player.actions:
            game.draw(seat, 1)
        if player.abilities.settle_draw_after:
            game.draw(seat, player.abilities.settle_draw_after)


def use_special(game: RaceGame, seat: int, card: int) -> None:
    """A special power is used: it is spent for this phase, and those that say so lose their card."""
    player = game.players[seat]
    player.used.append(card)
    for power in game.content.cards[card].powers:
        if power.does in (words.DISCARD_FOR_MILITARY, words.DISCARD_TO_SETTLE_FREE):
            game.discard_from_tableau(seat, card)
            return


SETTLE_PHASE = SettlePhase(False)
SECOND_SETTLE_PHASE = SettlePhase(True)
CHOOSE_WORLD = ChooseWorld()
REVEAL_WORLDS = RevealWorlds(False)
REVEAL_SECOND_WORLDS = RevealWorlds(True)
PAY_WORLD = PayWorld(False)
PAY_SECOND_WORLD = PayWorld(True)
