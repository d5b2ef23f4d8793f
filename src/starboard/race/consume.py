"""Phase IV, Consume: choosers of Trade sell one good first; then everybody must use their consume powers.

Powers are used one after the other, in any order, each once and as fully as it can be; only powers that say "may" (on
cards in hand, or spending prestige) can be declined. The 2x bonus doubles the VP of consumed goods, not those for
discarded cards (R-20), nor prestige (R-94).
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from starboard.kernel.decision import Reason
from starboard.kernel.event import Event
from starboard.kernel.forms import Case, Form, Group, PickNumber, PickOne, PickSet, exactly
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.race import goals, phase_end, prestige, vocabulary
from starboard.race.abilities import Source
from starboard.race.content import Power
from starboard.race.names import ACTION, EXTRA_POWER, KIND, NAMED_KINDS
from starboard.race.position import Player, RaceGame

BOOST_SALE: Final = 3
BOOSTED_TRADE: Final = ACTION + vocabulary.PRESTIGE + vocabulary.TRADE
"""The action as a thing: what its extra power gives is told in its name."""
LOWEST_ANTE: Final = 1
HIGHEST_ANTE: Final = 6
ALL_KINDS: Final = 4


def boost_power() -> Power:
    """Prestige with Consume: Trade also lets up to two cards be discarded for 1 VP each (R-100)."""
    power = Power(EXTRA_POWER, vocabulary.CONSUME_HAND, "consume", "consume/discard-hand")
    power.up_to = 2
    power.vp = 1
    return power


BOOST_POWER: Final = boost_power()


class ConsumePhase(Step[RaceGame]):
    """Every seat with something to do gets a lane."""

    def __init__(self) -> None:
        super().__init__("consume")

    def run(self, game: RaceGame, seat: int) -> None:
        game.begin_phase(vocabulary.PHASE_CONSUME)
        phase_end.after(game, goals.CONSUME)
        for each in game.order:
            player = game.players[each]
            if player.abilities.consume or player.boosted == vocabulary.TRADE:
                game.lanes[each].append(CHOOSE_POWER)
            if vocabulary.TRADE in player.actions:
                game.lanes[each].append(SELL_GOOD)
        game.open_lanes()


def vp_factor(game: RaceGame, player: Player) -> int:
    """2x doubles; a prestige bonus on either Consume action adds one more (X10: both give three)."""
    factor = 2 if vocabulary.CONSUME_X2 in player.actions else 1
    if player.boosted in (vocabulary.TRADE, vocabulary.CONSUME_X2):
        if game.rules.quirks.prestige_trade_doubles and player.boosted == vocabulary.TRADE:
            return 2
        factor += 1
    return factor


# --- trade --------------------------------------------------------------------------------------------------


def sale_price(game: RaceGame, seat: int, world: int, kind: int, bonuses: bool) -> int:
    """Cards for the good of a world: by its kind, and with the Trade powers that apply."""
    cards = vocabulary.TRADE_PRICE[kind]
    if bonuses:
        abilities = game.players[seat].abilities
        cards += abilities.trade_bonus + abilities.trade_for[kind]
        for source in abilities.trade_here:
            if source.card == world:
                cards += source.power.cards
    return cards


def sell(game: RaceGame, seat: int, world: int, kind: int, bonuses: bool, extra: int) -> None:
    game.discard_good(seat, world)
    if game.events is not None:
        game.tell("sell", seat, {"world": game.name(world)})
    game.draw(seat, sale_price(game, seat, world, kind, bonuses) + extra)


class SellGood(Question[RaceGame]):
    """Consume: Trade sells one good before any consume power is used (R-22); the Refinery's cannot be sold (R-125)."""

    def __init__(self) -> None:
        super().__init__("trade", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form | None:
        worlds = [world for world in game.goods_of(seat) if game.content.cards[world].good != vocabulary.ANY]
        return PickOne(worlds) if worlds else None

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        extra = BOOST_SALE if game.players[seat].boosted == vocabulary.TRADE else 0
        sell(game, seat, choice[0], game.content.cards[choice[0]].good, True, extra)

    def why_not(self, game: RaceGame, seat: int, thing: int) -> Reason | None:
        if thing not in game.players[seat].tableau:
            return None
        return Reason("no-good-there" if game.good[thing] == PASS else "good-not-sold", {"thing": thing})


class SellRefinery(Question[RaceGame]):
    """As which kind the Refinery's good is sold by a consume power."""

    def __init__(self) -> None:
        super().__init__("kind", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        return PickOne(NAMED_KINDS[:])

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"world": refinery(game, seat)}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        power = latest(game, seat).power
        goals.name_refinery(game, seat, choice[0] - KIND)
        sell(game, seat, refinery(game, seat), choice[0] - KIND, power.bonuses, sale_boost(game, seat))


def sale_boost(game: RaceGame, seat: int) -> int:
    """X11: the prestige bonus is for the sale only; the reference gives it to selling powers too."""
    powers_too = game.rules.quirks.prestige_trade_boosts_powers
    return BOOST_SALE if powers_too and game.players[seat].boosted == vocabulary.TRADE else 0


def refinery(game: RaceGame, seat: int) -> int:
    for world in game.players[seat].tableau:
        if game.content.cards[world].good == vocabulary.ANY:
            return world
    return PASS


# --- consume powers -----------------------------------------------------------------------------------------


def boost_anchor(game: RaceGame, seat: int) -> int:
    """The card that the power of a prestige bonus is named after: the seat's start world, wherever it is by now."""
    starts = game.content.starts
    return next((card for card in starts if game.design(card).start == game.players[seat].start), starts[0])


def powers_of(game: RaceGame, seat: int) -> list[Source]:
    """The seat's consume powers, with what a prestige bonus adds."""
    player = game.players[seat]
    if player.boosted == vocabulary.TRADE:
        return [*player.abilities.consume, Source(boost_anchor(game, seat), BOOST_POWER)]
    return player.abilities.consume


def source_of(game: RaceGame, seat: int, thing: int) -> Source:
    """The consume power with this id."""
    for source in powers_of(game, seat):
        if source.id == thing:
            return source
    raise KeyError(thing)


def matching(game: RaceGame, goods: list[int], power: Power) -> list[int]:
    """The worlds whose goods this power takes; the Refinery's good is of any kind."""
    if power.good == vocabulary.NONE:
        return goods
    cards = game.content.cards
    good = power.good
    return [world for world in goods if cards[world].good == good or cards[world].good == vocabulary.ANY]


def kinds_among(game: RaceGame, goods: list[int]) -> list[list[int]]:
    """The worlds with goods, apart by kind; the Refinery stands for a kind that no other has."""
    by_kind: list[list[int]] = [[], [], [], [], [], []]
    for world in goods:
        by_kind[game.content.cards[world].good].append(world)
    return [worlds for worlds in by_kind if worlds]


def usable(game: RaceGame, seat: int, source: Source, goods: list[int]) -> bool:
    """Can the power be used now?"""
    power = source.power
    does = power.does
    if does == vocabulary.CONSUME_GOODS:
        return len(matching(game, goods, power)) >= power.goods
    if does == vocabulary.CONSUME_DIFFERENT:
        return len(kinds_among(game, goods)) >= power.kinds
    if does in (vocabulary.CONSUME_ALL, vocabulary.CONSUME_SELL, vocabulary.CONSUME_EACH_KIND):
        return len(goods) > 0
    if does == vocabulary.CONSUME_OWN_GOOD:
        return source.card in goods
    if does == vocabulary.CONSUME_HAND:
        hand = len(game.players[seat].hand)
        return hand >= power.exactly if power.exactly else hand > 0
    if does == vocabulary.CONSUME_PRESTIGE:
        return game.players[seat].prestige > 0
    return True


def is_optional(power: Power) -> bool:
    """Powers on cards in hand and those that spend prestige say "may"."""
    return power.does in (vocabulary.CONSUME_HAND, vocabulary.CONSUME_PRESTIGE)


class ChoosePower(Question[RaceGame]):
    """Which consume power is used next; declining is possible when only optional ones are left."""

    def __init__(self) -> None:
        super().__init__("consume", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form | None:
        player = game.players[seat]
        goods = game.goods_of(seat)
        options: list[int] = []
        forced = False
        for source in powers_of(game, seat):
            thing = source.id
            if thing not in player.used and usable(game, seat, source, goods):
                options.append(thing)
                if not is_optional(source.power):
                    forced = True
        if not options:
            return None
        if not forced:
            options.append(PASS)
        return PickOne(options)

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        if choice[0] == PASS:
            return
        game.lanes[seat].append(CHOOSE_POWER)
        game.players[seat].used.append(choice[0])
        begin_power(game, seat, source_of(game, seat, choice[0]))

    def why_not(self, game: RaceGame, seat: int, thing: int) -> Reason | None:
        if thing == PASS:
            return Reason("consume-is-forced", {})
        for source in powers_of(game, seat):
            if source.id == thing:
                if thing in game.players[seat].used:
                    return Reason("power-already-used", {"thing": source.card})
                if source.power.does == vocabulary.CONSUME_HAND:
                    return Reason("no-cards-in-hand", {"thing": source.card})
                if source.power.does == vocabulary.CONSUME_PRESTIGE:
                    return Reason("no-prestige", {"thing": source.card})
                return Reason("not-enough-goods", {"thing": source.card})
        return None


def begin_power(game: RaceGame, seat: int, source: Source) -> None:
    """Use a power: at once where there is nothing to decide, else by a question."""
    power = source.power
    does = power.does
    if does == vocabulary.CONSUME_DRAW:
        game.draw(seat, power.cards, source.card)
    elif does == vocabulary.CONSUME_VP:
        game.take_vp(seat, power.vp * vp_factor(game, game.players[seat]), source.card)
    elif does == vocabulary.CONSUME_PRESTIGE:
        prestige.spend(game, seat, source.card)
        gain(game, seat, source, 1)
    elif does == vocabulary.CONSUME_ALL:
        consume_goods(game, seat, source, game.goods_of(seat))
    elif does == vocabulary.CONSUME_OWN_GOOD and not reference_asks(game, seat):
        consume_goods(game, seat, source, [source.card])
    elif does == vocabulary.CONSUME_GUESS:
        game.lanes[seat].append(GUESS_COST)
    elif does == vocabulary.CONSUME_ANTE:
        game.lanes[seat].append(ANTE)
    elif does == vocabulary.CONSUME_HAND:
        game.lanes[seat].append(CHOOSE_CARDS)
    else:
        game.lanes[seat].append(CHOOSE_GOODS)


def reference_asks(game: RaceGame, seat: int) -> bool:
    """The reference lets any power for one kind be declined while there is a good on the Refinery."""
    world = refinery(game, seat)
    return game.rules.quirks.refinery_powers_declined and world != PASS and game.good[world] != PASS


def latest(game: RaceGame, seat: int) -> Source:
    """The power being used: the last one begun."""
    return source_of(game, seat, game.players[seat].used[-1])


def gain(game: RaceGame, seat: int, source: Source, uses: int) -> None:
    """What a power gives, some times over: VP (multiplied by bonuses), cards and prestige (never multiplied)."""
    power = source.power
    game.take_vp(seat, power.vp * uses * vp_factor(game, game.players[seat]), source.card)
    if power.cards:
        game.draw(seat, power.cards * uses, source.card)
    prestige.gain(game, seat, power.prestige * uses, source.card)


def consume_goods(game: RaceGame, seat: int, source: Source, worlds: list[int]) -> None:
    """Discard goods and take what the power gives."""
    power = source.power
    for world in worlds:
        game.discard_good(seat, world)
    if game.events is not None:
        game.tell("consume", seat, {"card": game.name(source.card), "worlds": game.names(worlds)})
    if power.does == vocabulary.CONSUME_ALL:
        game.take_vp(seat, (len(worlds) - 1) * vp_factor(game, game.players[seat]), source.card)
    elif power.does == vocabulary.CONSUME_GOODS:
        gain(game, seat, source, len(worlds) // power.goods)
    elif power.does == vocabulary.CONSUME_EACH_KIND:
        gain(game, seat, source, len(worlds))
    else:
        gain(game, seat, source, 1)


class ChooseGoods(Question[RaceGame]):
    """Which goods the power takes: as many as it can."""

    def __init__(self) -> None:
        super().__init__("consume-goods", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        power = latest(game, seat).power
        goods = game.goods_of(seat)
        if power.does == vocabulary.CONSUME_SELL:
            return PickOne(goods)
        if power.does == vocabulary.CONSUME_DIFFERENT:
            return different_goods(game, goods, power.kinds)
        if power.does == vocabulary.CONSUME_EACH_KIND:
            return one_good_of_each_kind(game, goods)
        if power.does == vocabulary.CONSUME_OWN_GOOD:
            return PickSet([Case([], [Group([latest(game, seat).card], 0, 1)])])
        return goods_to_consume(game, matching(game, goods, power), power)

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"power": game.players[seat].used[-1]}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        source = latest(game, seat)
        if source.power.does != vocabulary.CONSUME_SELL:
            if choice:
                consume_goods(game, seat, source, choice)
        elif game.content.cards[choice[0]].good == vocabulary.ANY:
            game.lanes[seat].append(SELL_REFINERY)
        else:
            good = game.content.cards[choice[0]].good
            sell(game, seat, choice[0], good, source.power.bonuses, sale_boost(game, seat))

    def why_not(self, game: RaceGame, seat: int, thing: int) -> Reason | None:
        if thing not in game.players[seat].tableau:
            return None
        if game.good[thing] == PASS:
            return Reason("no-good-there", {"thing": thing})
        return Reason("wrong-kind-of-good", {"thing": thing})


def goods_to_consume(game: RaceGame, takes: list[int], power: Power) -> PickSet:
    """As many as the power takes. The Refinery need not be of the power's kind: its good may be left out (PLW 601)."""
    most = power.goods * power.times
    plain = [world for world in takes if game.content.cards[world].good != vocabulary.ANY]
    if power.good == vocabulary.NONE or len(plain) == len(takes):
        return exactly(takes, min(most, len(takes) - len(takes) % power.goods))
    if game.rules.quirks.refinery_powers_declined and power.goods == 1:
        return PickSet([Case([], [Group(takes, min(most, len(plain)), min(most, len(takes)))])])
    if game.rules.quirks.pairs_are_forced and power.goods > 1:
        return exactly(takes, min(most, len(takes) - len(takes) % power.goods))
    refinery = [world for world in takes if world not in plain]
    without = min(most, len(plain) - len(plain) % power.goods)
    cases = [Case([], [Group(plain, without, without)])]
    others = min(most, len(takes) - len(takes) % power.goods) - 1
    if others >= 0:
        cases.append(Case(refinery, [Group(plain, others, others)]))
    return PickSet(cases)


def one_of_each(kinds: list[list[int]], count: int) -> PickSet:
    """One good each of `count` different kinds."""
    return PickSet([Case([], [Group(worlds, 1, 1) for worlds in some]) for some in combinations(kinds, count)])


def different_goods(game: RaceGame, goods: list[int], count: int) -> PickSet:
    """Exactly this many goods, each of another kind. The Refinery may stay out (R-128)."""
    plain, named = plain_and_named(game, goods)
    cases = one_of_each(plain, count).cases if len(plain) >= count else [Case([], [])]
    if named and len(plain) + 1 >= count:
        cases.extend(with_named(named, plain, count - 1))
    return PickSet(cases)


def one_good_of_each_kind(game: RaceGame, goods: list[int]) -> PickSet:
    """One good of every kind owned. The Refinery's good is of a kind that no other has, or stands for one of a kind
    that others have (PLW 601).
    """
    plain, named = plain_and_named(game, goods)
    kinds = len(plain)
    quirks = game.rules.quirks
    cases = one_of_each(plain, kinds).cases if kinds or not named or quirks.exchange_spares_the_refinery else []
    if named and kinds < ALL_KINDS:
        cases.extend(with_named(named, plain, kinds))
    if named and kinds:
        cases.extend(with_named(named, plain, kinds - 1))
    if named and kinds == ALL_KINDS and quirks.exchange_takes_three:
        cases.extend(one_of_each(plain, kinds - 1).cases)
        cases.extend(with_named(named, plain, kinds - 2))
    return PickSet(cases)


def plain_and_named(game: RaceGame, goods: list[int]) -> tuple[list[list[int]], list[int]]:
    """Worlds with goods of a printed kind, apart by kind; and the Refinery, if it has one."""
    cards = game.content.cards
    plain = kinds_among(game, [world for world in goods if cards[world].good != vocabulary.ANY])
    return plain, [world for world in goods if cards[world].good == vocabulary.ANY]


def with_named(named: list[int], plain: list[list[int]], others: int) -> list[Case]:
    """The Refinery's good, and one each of `others` other kinds."""
    return [Case(named, case.groups) for case in one_of_each(plain, others).cases]


class ChooseCards(Question[RaceGame]):
    """Which cards from hand are discarded: up to the number the power takes, or just its number, or none."""

    def __init__(self) -> None:
        super().__init__("consume-cards")

    def ask(self, game: RaceGame, seat: int) -> Form:
        power = latest(game, seat).power
        hand = game.players[seat].hand
        if power.exactly:
            return PickSet([Case([], []), Case([], [Group(hand[:], power.exactly, power.exactly)])])
        return PickSet([Case([], [Group(hand[:], 0, power.up_to)])])

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"power": game.players[seat].used[-1]}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        source = latest(game, seat)
        power = source.power
        if not choice:
            return
        game.discard_from_hand(seat, choice, "discard")
        uses = 1 if power.exactly else len(choice)
        game.take_vp(seat, power.vp * uses, source.card if power.index != EXTRA_POWER else BOOSTED_TRADE)
        if power.cards:
            game.draw(seat, power.cards * uses, source.card)
        prestige.gain(game, seat, power.prestige * uses, source.card)


# --- Gambling World -----------------------------------------------------------------------------------------


class GuessCost(Question[RaceGame]):
    """Base game: name a number; the top card is kept if its cost or defense is that number."""

    def __init__(self) -> None:
        super().__init__("guess-cost")
        self.form = PickNumber(1, 7)

    def ask(self, game: RaceGame, seat: int) -> Form:
        return self.form

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"power": game.players[seat].used[-1]}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        card = turn_up(game, seat, "guess")
        if card == PASS:
            return
        lucky = game.content.cards[card].cost == choice[0]
        if lucky:
            game.players[seat].hand.append(card)
        else:
            game.to_discard(seat, [card], 0)
        if game.events is not None:
            shown: dict[str, object] = {"seat": seat, "number": choice[0], "card": game.name(card), "kept": lucky}
            game.events.append(Event("guess", shown, {}, 0))


def turn_up(game: RaceGame, seat: int, purpose: str) -> int:
    """Turn over a card of the deck for all to see."""
    card = game.from_deck(seat, purpose)
    if card != PASS:
        game.all_learn()
        game.known[card] = (1 << game.seats) - 1
    return card


class Ante(Question[RaceGame]):
    """Rebel vs Imperium: ante a card of cost or defense 1 to 6, or none (R-58)."""

    def __init__(self) -> None:
        super().__init__("ante")

    def ask(self, game: RaceGame, seat: int) -> Form | None:
        cards = game.content.cards
        hand = game.players[seat].hand
        if not hand:
            return None
        return PickOne([PASS] + [card for card in hand if LOWEST_ANTE <= cards[card].cost <= HIGHEST_ANTE])

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        if choice[0] == PASS:
            return
        ante = choice[0]
        cost = game.content.cards[ante].cost
        game.known[ante] = (1 << game.seats) - 1
        game.all_learn()
        for _ in range(cost):
            card = turn_up(game, seat, "ante")
            if card != PASS:
                game.aside.append(card)
        if game.events is not None:
            game.tell("ante", seat, {"card": game.name(ante), "cards_shown": game.names(game.aside)})
        if any(game.content.cards[card].cost > cost for card in game.aside):
            game.lanes[seat].append(KEEP_ONE)
            return
        game.players[seat].hand.remove(ante)
        game.to_discard(seat, [ante, *game.aside], 0)
        game.aside = []
        if game.events is not None:
            game.tell("ante-lost", seat, {"card": game.name(ante)})


class KeepOne(Question[RaceGame]):
    """The ante was beaten: one of the cards turned over goes into the hand."""

    def __init__(self) -> None:
        super().__init__("ante-keep", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        return PickOne(game.aside[:])

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.players[seat].hand.append(choice[0])
        game.to_discard(seat, [card for card in game.aside if card != choice[0]], 0)
        game.aside = []
        if game.events is not None:
            game.tell("ante-won", seat, {"card": game.name(choice[0])})


CONSUME_PHASE: Final = ConsumePhase()
SELL_GOOD: Final = SellGood()
SELL_REFINERY: Final = SellRefinery()
CHOOSE_POWER: Final = ChoosePower()
CHOOSE_GOODS: Final = ChooseGoods()
CHOOSE_CARDS: Final = ChooseCards()
GUESS_COST: Final = GuessCost()
ANTE: Final = Ante()
KEEP_ONE: Final = KeepOne()
