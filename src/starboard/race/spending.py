"""Spending: what Develop and Settle share: paying with cards, spending goods, using and discarding special powers.

Questions here name zones, not cards: what was just paid lies in `Player.paid` until it is saved or discarded.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.forms import Case, Form, Group, PickOne, exactly
from starboard.kernel.game import PASS
from starboard.kernel.step import Question
from starboard.race import goals, prestige, vocabulary
from starboard.race.abilities import Source
from starboard.race.position import Player, RaceGame


def chosen(sources: list[Source], mask: int) -> list[Source]:
    """The sources whose bit is set."""
    return [source for k, source in enumerate(sources) if mask >> k & 1]


def case(specials: list[Source], hand: list[int], lo: int, hi: int) -> Case:
    """These special powers, by their cards, and a number of cards from hand."""
    fixed: list[int] = []
    for source in specials:
        if source.card not in fixed:
            fixed.append(source.card)
    return Case(fixed, [Group(hand[:], lo, hi)] if hi else [])


def goods_to_spend(game: RaceGame, seat: int, good: int) -> list[int]:
    """Worlds whose good can be spent as this kind. A world just placed cannot help to pay for itself (R-93)."""
    player = game.players[seat]
    found: list[int] = []
    for world in game.goods_of(seat):
        if (
            world != player.placing
            and world not in player.waiting
            and game.content.cards[world].good in (good, vocabulary.ANY)
        ):
            found.append(world)
    return found


SPENDS_GOOD: Final = [vocabulary.GOOD_FOR_MILITARY, vocabulary.GOOD_FOR_DISCOUNT, vocabulary.DEVELOP_GOOD_FOR_DISCOUNT]


def goods_suffice(game: RaceGame, seat: int, specials: list[Source]) -> bool:
    """Are there goods enough for all these powers together? The Refinery's can stand in for one of any kind."""
    wanted = [0, 0, 0, 0, 0, 0]
    for source in specials:
        if source.power.does in SPENDS_GOOD:
            wanted[source.power.good] += 1
    missing = 0
    for good in range(vocabulary.NOVELTY, vocabulary.ANY):
        if wanted[good]:
            missing += max(0, wanted[good] - len(plain_goods(game, seat, good)))
    return missing == 0 or missing <= len(goods_to_spend(game, seat, vocabulary.ANY))


def plain_goods(game: RaceGame, seat: int, good: int) -> list[int]:
    """Worlds whose good is printed as this kind."""
    return [world for world in goods_to_spend(game, seat, good) if game.content.cards[world].good == good]


def pay(game: RaceGame, seat: int, cards: list[int], save: bool) -> None:
    """Cards leave the hand as payment; one of them may go under Galactic Scavengers first, if they are still there."""
    if not save or not cards or not has_scavengers(game, seat):
        game.discard_from_hand(seat, cards, "pay")
        return
    game.out_of_hand(seat, cards)
    game.players[seat].paid = cards
    if game.events is not None:
        game.tell_cards("pay", seat, cards, PASS)
    game.lanes[seat].append(SAVE_CARD)


def has_scavengers(game: RaceGame, seat: int) -> bool:
    """Their power lasts to the end of the phase in which they left, but there is nothing to put a card under."""
    for card in game.players[seat].tableau:
        if "saves-at-start" in game.content.cards[card].specials:
            return True
    return False


def cards_left(player: Player, source: Source) -> int:
    """How many more cards from hand this power can turn into Military in this phase (R-37)."""
    return source.power.cards - player.hand_spent.count(source.card)


def spend_for_military(game: RaceGame, seat: int, sources: list[Source], count: int) -> None:
    """Note some cards as spent through these powers, filling one after the other."""
    player = game.players[seat]
    powers = [source for source in sources if source.power.does == vocabulary.CARDS_FOR_MILITARY]
    if game.rules.quirks.cards_spent_are_forgotten:
        if powers:
            forget_cards_spent(player, powers, count)
        return
    for source in powers:
        taken = min(count, cards_left(player, source))
        player.hand_spent.extend([source.card] * taken)
        count -= taken


def forget_cards_spent(player: Player, powers: list[Source], count: int) -> None:
    """The reference keeps the strength, but remembers only the cards left over when full powers are taken away."""
    left_over = count
    for source in powers:
        if source.power.cards <= left_over:
            left_over -= source.power.cards
    player.temporary += len(player.hand_spent) + count - left_over
    player.hand_spent = [PASS] * left_over


def use(game: RaceGame, seat: int, card: int, sources: list[Source]) -> None:
    """Use the special powers of a card: spend its prestige or good, or discard it if it says so."""
    player = game.players[seat]
    for source in sources:
        if source.card != card:
            continue
        power = source.power
        does = power.does
        if does == vocabulary.PAY_FOR_MILITARY:
            continue
        player.used.append(card)
        if does in (vocabulary.DISCARD_FOR_MILITARY, vocabulary.PRESTIGE_FOR_MILITARY, vocabulary.GOOD_FOR_MILITARY):
            player.temporary += power.amount
        elif does == vocabulary.GOOD_FOR_DISCOUNT and game.rules.quirks.good_discount_lasts:
            player.kept_discount += power.amount
        if does == vocabulary.PRESTIGE_FOR_MILITARY:
            prestige.spend(game, seat, card)
        elif does in SPENDS_GOOD:
            game.lanes[seat].append(SPEND_GOOD[power.good])
        elif does in DISCARDED:
            discard_special(game, seat, card)


DISCARDED: Final = [
    vocabulary.DISCARD_FOR_MILITARY,
    vocabulary.DISCARD_TO_SETTLE_FREE,
    vocabulary.DISCARD_FOR_DISCOUNT,
    vocabulary.DISCARD_TO_CONQUER,
]


def is_spent(game: RaceGame, player: Player, source: Source) -> bool:
    """Was the power used in this phase, or would it discard a card that is gone, because it was replaced?"""
    if source.card in player.used:
        return True
    gone = source.power.does in DISCARDED and source.card not in player.tableau
    return gone and not game.rules.quirks.replaced_worlds_pay


def discard_special(game: RaceGame, seat: int, card: int) -> None:
    """A card leaves the tableau for its power; a "most" tile may go with it."""
    if game.rules.quirks.replaced_worlds_pay and card not in game.players[seat].tableau:
        return
    game.discard_from_tableau(seat, card)
    look_for_losses(game)


def look_for_losses(game: RaceGame) -> None:
    """A card has left a tableau: every "most" tile may be lost at once (the reference looks at two of them)."""
    if not game.rules.quirks.discards_lose_two_goals:
        for goal in game.goals:
            if goal >= goals.FIRSTS:
                goals.look_for_losses(game, goal)
        return
    for goal in (goals.GREATEST_INFRASTRUCTURE, goals.PROSPERITY_LEAD):
        goals.look_for_losses(game, goal)


class SpendGood(Question[RaceGame]):
    """Which good of a kind is spent."""

    def __init__(self, good: int) -> None:
        super().__init__("spend-good", public=True)
        self.good = good

    def data(self) -> list[int]:
        return [self.good]

    def ask(self, game: RaceGame, seat: int) -> Form:
        options = goods_to_spend(game, seat, self.good)
        for step in game.lanes[seat][:-1]:
            # The Refinery's good is kept for another power that has no other good to spend.
            if isinstance(step, SpendGood) and step.good != self.good and not plain_goods(game, seat, step.good):
                options = plain_goods(game, seat, self.good)
        return PickOne(options)

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.discard_good(seat, choice[0])
        if game.events is not None:
            game.tell("spend-good", seat, {"world": game.name(choice[0])})


class SaveCard(Question[RaceGame]):
    """Which of the cards just paid goes under Galactic Scavengers; the others are discarded."""

    def __init__(self) -> None:
        super().__init__("save-card", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        return exactly(game.players[seat].paid[:], 1)

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        player.saved.append(choice[0])
        game.to_discard(seat, [card for card in player.paid if card != choice[0]], player.filled)
        player.paid = []
        if game.events is not None:
            game.tell_cards("save", seat, choice, PASS)


class DiscardDrawn(Question[RaceGame]):
    """After drawing: discard from hand, one card for each power that says so."""

    def __init__(self, count: int) -> None:
        super().__init__("discard-after-draw", public=True)
        self.count = count

    def data(self) -> list[int]:
        return [self.count]

    def ask(self, game: RaceGame, seat: int) -> Form:
        hand = game.players[seat].hand
        return exactly(hand[:], min(self.count, len(hand)))

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.discard_from_hand(seat, choice, "discard")


SAVE_CARD: Final = SaveCard()
SPEND_GOOD: Final = [SpendGood(good) for good in range(6)]
DISCARD_DRAWN: Final = [DiscardDrawn(count) for count in range(6)]
