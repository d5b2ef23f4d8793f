"""What a world costs: cards to pay, or Military to conquer it, with and without special powers.

There are two wholly separate ways to place a military world: conquer it with enough Military, or pay for it through a
power that allows that; the two never mix (R-04). The same for a non-military world that a power lets its owner conquer.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.forms import Case
from starboard.kernel.game import PASS
from starboard.race import spending, vocabulary
from starboard.race.abilities import Source
from starboard.race.content import Design
from starboard.race.position import Player, RaceGame

IMPOSSIBLE: Final = (0, -1)
BOOST_DISCOUNT: Final = 3
BOOST_MILITARY: Final = 2
"""Settle with its prestige bonus: cards less to pay, or Military more, for this phase."""
BOOST_PAID: Final = -4
BOOST_FOUGHT: Final = -5
"""Marks among used powers: the prestige bonus was taken as a discount, or as Military; not both (PLW 145)."""


def strength_against(player: Player, design: Design) -> int:
    """The seat's Military against this world: with what is specialised, and what was made temporary this phase."""
    abilities = player.abilities
    strength = abilities.military + player.temporary + len(player.hand_spent)
    if design.good != vocabulary.NONE:
        strength += abilities.military_for[design.good]
    if design.keywords & vocabulary.KW_REBEL:
        strength += abilities.military_rebel
    if player.settle_boost and BOOST_PAID not in player.used:
        strength += BOOST_MILITARY
    return strength


def cost_in_cards(player: Player, design: Design) -> int:
    """Printed cost (or defense, when a military world is paid for) less the discounts that apply; may be negative."""
    cost = design.cost - player.abilities.settle_discount - player.abilities.discount_for[design.good]
    return cost - BOOST_DISCOUNT if player.settle_boost and BOOST_FOUGHT not in player.used else cost


def note_boost(player: Player, design: Design, paying: bool) -> None:
    """Remember which half of the prestige bonus was used for a world, if it was of use."""
    if paying:
        if cost_in_cards(player, design) + BOOST_DISCOUNT > 0:
            player.used.append(BOOST_PAID)
    elif strength_against(player, design) - BOOST_MILITARY < design.cost:
        player.used.append(BOOST_FOUGHT)


def may_pay_for(source: Source, design: Design) -> bool:
    """Does a pay-for-military power work on this military world? Only one that says so works on Alien goods."""
    only = source.power.only
    if only == "alien":
        return design.good == vocabulary.ALIEN
    if only == "rebel":
        return design.keywords & vocabulary.KW_REBEL != 0
    if only == "chromosome":
        return design.keywords & vocabulary.KW_CHROMOSOME != 0
    return design.good != vocabulary.ALIEN


def prestige_to_spend(game: RaceGame, seat: int) -> int:
    """Chips in hand; the one that the world just revealed has brought cannot help to place it (R-93)."""
    player = game.players[seat]
    if game.rules.quirks.own_prestige_pays:
        return player.prestige
    brought = player.placing != PASS and game.content.cards[player.placing].prestige
    return player.prestige - (1 if brought and player.placing in player.tableau else 0)


def usable_specials(game: RaceGame, seat: int, design: Design, conquest_only: bool = False) -> list[Source]:
    """The powers that could be used on this world by choice."""
    player = game.players[seat]
    found: list[Source] = []
    paying = not design.military and not conquest_only
    for source in player.abilities.settle_specials:
        if spending.is_spent(game, player, source):
            continue
        does = source.power.does
        if does == vocabulary.PAY_FOR_MILITARY:
            if design.military and not conquest_only and may_pay_for(source, design):
                found.append(source)
                paying = True
        elif does == vocabulary.DISCARD_TO_CONQUER:
            if not design.military:
                found.append(source)
        elif does == vocabulary.PRESTIGE_FOR_MILITARY:
            if prestige_to_spend(game, seat) > 0:
                found.append(source)
        elif does == vocabulary.GOOD_FOR_MILITARY:
            if spending.goods_to_spend(game, seat, source.power.good):
                found.append(source)
        elif does in (vocabulary.DISCARD_FOR_MILITARY, vocabulary.CARDS_FOR_MILITARY):
            found.append(source)
    if paying:
        for source in player.abilities.settle_specials:
            if spending.is_spent(game, player, source):
                continue
            does = source.power.does
            if (does == vocabulary.DISCARD_TO_SETTLE_FREE and design.good != vocabulary.ALIEN) or (
                does == vocabulary.GOOD_FOR_DISCOUNT and spending.goods_to_spend(game, seat, source.power.good)
            ):
                found.append(source)
    return found


def terms(
    player: Player, design: Design, specials: list[Source], conquest_only: bool = False, kept: int = 0
) -> tuple[int, int]:
    """How few and how many cards from hand place the world with just these special powers; IMPOSSIBLE if none do.

    `kept` is a discount from an earlier world (the quirk `good_discount_lasts`).
    """
    strength = 0
    from_hand = 0
    discount = 0
    pay_powers = 0
    free = 0
    goods = 0
    defense = design.cost
    conquering = design.military
    for source in specials:
        does = source.power.does
        amount = source.power.amount
        if does == vocabulary.CARDS_FOR_MILITARY:
            from_hand += spending.cards_left(player, source)
        elif does == vocabulary.PAY_FOR_MILITARY:
            pay_powers += 1
            conquering = False
            discount += amount + player.abilities.pay_discount
        elif does == vocabulary.DISCARD_TO_SETTLE_FREE:
            free += 1
        elif does == vocabulary.GOOD_FOR_DISCOUNT:
            goods += 1
            discount += amount
        elif does == vocabulary.DISCARD_TO_CONQUER:
            conquering = True
            defense -= amount
        else:
            strength += amount
    if pay_powers > 1:
        return IMPOSSIBLE
    if not conquering:
        if from_hand or conquest_only:
            return IMPOSSIBLE
        cost = 0 if free else max(0, cost_in_cards(player, design) - discount - kept)
        return cost, cost
    if free or goods or pay_powers:
        return IMPOSSIBLE
    need = defense - strength_against(player, design) - strength
    if need > from_hand:
        return IMPOSSIBLE
    return (need if need > 0 else 0), from_hand


def go_together(game: RaceGame, seat: int, specials: list[Source]) -> bool:
    """Each has a good of its own to spend; and a world is conquered through one card (the reference allows two)."""
    conquer_powers = sum(1 for source in specials if source.power.does == vocabulary.DISCARD_TO_CONQUER)
    if conquer_powers > 1 and not game.rules.quirks.conquest_through_two_cards:
        return False
    if game.rules.quirks.goods_for_one_purpose:
        uses = {source.power.does for source in specials if source.power.does in spending.SPENDS_GOOD}
        if len(uses) > 1:
            return False
    return spending.goods_suffice(game, seat, specials)


def can_place(game: RaceGame, seat: int, design: Design, hand: int, conquest_only: bool = False) -> bool:
    """Can the world be placed with this number of other cards in hand?"""
    player = game.players[seat]
    if not player.abilities.settle_specials:
        if design.military:
            return strength_against(player, design) >= design.cost
        return not conquest_only and cost_in_cards(player, design) <= hand
    usable = usable_specials(game, seat, design, conquest_only)
    for mask in range(1 << len(usable)):
        specials = spending.chosen(usable, mask)
        lo, hi = terms(player, design, specials, conquest_only)
        if lo <= hi and lo <= hand and go_together(game, seat, specials):
            return True
    return False


def cases(game: RaceGame, seat: int, design: Design, conquest_only: bool) -> list[Case]:
    """Every way to place the world: special powers by their cards, and how many cards from hand."""
    player = game.players[seat]
    hand = player.hand
    found: list[Case] = []
    usable = usable_specials(game, seat, design, conquest_only)
    for mask in range(1 << len(usable)):
        specials = spending.chosen(usable, mask)
        lo, hi = terms(player, design, specials, conquest_only, player.kept_discount)
        if lo <= hi and lo <= len(hand) and go_together(game, seat, specials):
            found.append(spending.case(specials, hand, lo, min(hi, len(hand))))
    return found


def is_taken_for_granted(game: RaceGame, seat: int, design: Design, conquest_only: bool) -> bool:
    """Is a military world conquered without a question in the reference? For the quirk `conquered_goods_wait`.

    Lasting Military suffices, and no special power is there that could be of use, with this world or not.
    """
    player = game.players[seat]
    strength = player.abilities.military + player.abilities.military_for[design.good]
    if design.keywords & vocabulary.KW_REBEL:
        strength += player.abilities.military_rebel
    if not design.military or strength < design.cost or usable_specials(game, seat, design, conquest_only):
        return False
    for source in player.abilities.settle_specials:
        if spending.is_spent(game, player, source):
            continue
        does = source.power.does
        if does == vocabulary.DISCARD_TO_SETTLE_FREE and design.good != vocabulary.ALIEN:
            return False
        if does == vocabulary.GOOD_FOR_DISCOUNT and spending.goods_to_spend(game, seat, source.power.good):
            return False
    return True


def shortfall(game: RaceGame, seat: int, design: Design, conquest_only: bool = False) -> tuple[str, int]:
    """Why the world cannot be placed and by how much: cards short, or Military short."""
    player = game.players[seat]
    usable = usable_specials(game, seat, design, conquest_only)
    others = len(player.hand) - 1
    cards = 1000
    for mask in range(1 << len(usable)):
        specials = spending.chosen(usable, mask)
        lo, hi = terms(player, design, specials, conquest_only)
        if lo <= hi and go_together(game, seat, specials):
            cards = min(cards, lo - others)
    if cards < 1000:
        return "too-expensive", cards
    temporary = 0
    for source in usable:
        does = source.power.does
        if does == vocabulary.CARDS_FOR_MILITARY:
            temporary += min(spending.cards_left(player, source), others)
        elif does in (vocabulary.DISCARD_FOR_MILITARY, vocabulary.PRESTIGE_FOR_MILITARY, vocabulary.GOOD_FOR_MILITARY):
            temporary += source.power.amount
    return "defense-too-high", design.cost - strength_against(player, design) - temporary
