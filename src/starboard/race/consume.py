"""Phase IV, Consume: choosers of Trade sell one good first; then everybody must use their consume powers.

Powers are used one after the other, in any order, each once and as fully as it can be; only powers on cards in hand may
be declined. The 2x bonus doubles the VP of consumed goods, not those for discarded cards (R-20).
"""

from __future__ import annotations

from itertools import combinations

from starboard.kernel.decision import Reason
from starboard.kernel.event import Event
from starboard.kernel.forms import Case, Form, Group, PickNumber, PickOne, PickSet, exactly
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.race import vocabulary as words
from starboard.race.abilities import Source
from starboard.race.content import Power
from starboard.race.position import POWER, POWERS_PER_CARD, RaceGame


class ConsumePhase(Step[RaceGame]):
    """Every seat with something to do gets a lane."""

    def __init__(self) -> None:
        super().__init__("consume")

    def run(self, game: RaceGame, seat: int) -> None:
        game.begin_phase(words.PHASE_CONSUME)
        for each in game.order:
            player = game.players[each]
            if player.abilities.consume:
                game.lanes[each].append(CHOOSE_POWER)
            if words.TRADE in player.actions:
                game.lanes[each].append(SELL_GOOD)
        game.open_lanes()


# --- trade --------------------------------------------------------------------------------------------------


def sale_price(game: RaceGame, seat: int, world: int, bonuses: bool) -> int:
    """Cards for the good of a world: by its kind, and with the Trade powers that apply."""
    good = game.content.cards[world].good
    cards = words.TRADE_PRICE[good]
    if bonuses:
        abilities = game.players[seat].abilities
        cards += abilities.trade_bonus + abilities.trade_for[good]
        for source in abilities.trade_here:
            if source.card == world:
                cards += source.power.cards
    return cards


def sell(game: RaceGame, seat: int, world: int, bonuses: bool) -> None:
    game.discard_good(world)
    if game.events is not None:
        game.tell("sell", seat, {"world": game.name(world)})
    game.draw(seat, sale_price(game, seat, world, bonuses))


class SellGood(Question[RaceGame]):
    """Consume: Trade sells one good before any consume power is used (R-22)."""

    def __init__(self) -> None:
        super().__init__("trade", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form | None:
        worlds = game.goods_of(seat)
        return PickOne(worlds) if worlds else None

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        sell(game, seat, choice[0], True)

    def why_not(self, game: RaceGame, seat: int, thing: int) -> Reason | None:
        return Reason("no-good-there", {"thing": thing}) if thing in game.players[seat].tableau else None


# --- consume powers -----------------------------------------------------------------------------------------


def power_id(source: Source) -> int:
    return POWER + source.card * POWERS_PER_CARD + source.power.index


def source_of(game: RaceGame, seat: int, thing: int) -> Source:
    """The consume power with this id."""
    for source in game.players[seat].abilities.consume:
        if power_id(source) == thing:
            return source
    raise KeyError(thing)


def matching(game: RaceGame, goods: list[int], power: Power) -> list[int]:
    """The worlds whose goods this power takes."""
    if power.good == words.NONE:
        return goods
    cards = game.content.cards
    return [world for world in goods if cards[world].good == power.good]


def kinds_among(game: RaceGame, goods: list[int]) -> list[list[int]]:
    """The worlds with goods, apart by kind."""
    by_kind: list[list[int]] = [[], [], [], [], []]
    for world in goods:
        by_kind[game.content.cards[world].good].append(world)
    return [worlds for worlds in by_kind if worlds]


def usable(game: RaceGame, seat: int, source: Source, goods: list[int]) -> bool:
    """Can the power be used now?"""
    power = source.power
    does = power.does
    if does == words.CONSUME_GOODS:
        return len(matching(game, goods, power)) >= power.goods
    if does == words.CONSUME_DIFFERENT:
        return len(kinds_among(game, goods)) >= power.kinds
    if does in (words.CONSUME_ALL, words.CONSUME_SELL):
        return len(goods) > 0
    if does == words.CONSUME_HAND:
        return len(game.players[seat].hand) > 0
    return True


def is_optional(power: Power) -> bool:
    """Only powers on cards in hand say "may"."""
    return power.does == words.CONSUME_HAND


class ChoosePower(Question[RaceGame]):
    """Which consume power is used next; declining is possible when only optional ones are left."""

    def __init__(self) -> None:
        super().__init__("consume", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form | None:
        player = game.players[seat]
        goods = game.goods_of(seat)
        options: list[int] = []
        forced = False
        for source in player.abilities.consume:
            thing = power_id(source)
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
        for source in game.players[seat].abilities.consume:
            if power_id(source) == thing:
                if thing in game.players[seat].used:
                    return Reason("power-already-used", {"thing": source.card})
                if source.power.does == words.CONSUME_HAND:
                    return Reason("no-cards-in-hand", {"thing": source.card})
                return Reason("not-enough-goods", {"thing": source.card})
        return None


def begin_power(game: RaceGame, seat: int, source: Source) -> None:
    """Use a power: at once where there is nothing to decide, else by a question."""
    power = source.power
    does = power.does
    if does == words.CONSUME_DRAW:
        game.draw(seat, power.cards, source.card)
    elif does == words.CONSUME_ALL:
        goods = game.goods_of(seat)
        consume_goods(game, seat, source, goods)
    elif does == words.CONSUME_GUESS:
        game.lanes[seat].append(GUESS_COST)
    elif does == words.CONSUME_HAND:
        game.lanes[seat].append(CHOOSE_CARDS)
    else:
        game.lanes[seat].append(CHOOSE_GOODS)


def latest(game: RaceGame, seat: int) -> Source:
    """The power being used: the last one begun."""
    return source_of(game, seat, game.players[seat].used[-1])


def consume_goods(game: RaceGame, seat: int, source: Source, worlds: list[int]) -> None:
    """Discard goods and take what the power gives: VP (doubled by the 2x bonus) and cards (never doubled)."""
    power = source.power
    for world in worlds:
        game.discard_good(world)
    if game.events is not None:
        game.tell("consume", seat, {"card": game.name(source.card), "worlds": game.names(worlds)})
    if power.does == words.CONSUME_ALL:
        vp = len(worlds) - 1
        cards = 0
    else:
        uses = len(worlds) // power.goods if power.does == words.CONSUME_GOODS else 1
        vp = power.vp * uses
        cards = power.cards * uses
    if words.CONSUME_X2 in game.players[seat].actions:
        vp *= 2
    game.take_vp(seat, vp, source.card)
    if cards:
        game.draw(seat, cards, source.card)


class ChooseGoods(Question[RaceGame]):
    """Which goods the power takes: as many as it can."""

    def __init__(self) -> None:
        super().__init__("consume-goods", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        power = latest(game, seat).power
        goods = game.goods_of(seat)
        if power.does == words.CONSUME_SELL:
            return PickOne(goods)
        if power.does == words.CONSUME_DIFFERENT:
            kinds = kinds_among(game, goods)
            return PickSet(
                [Case([], [Group(worlds, 1, 1) for worlds in some]) for some in combinations(kinds, power.kinds)]
            )
        takes = matching(game, goods, power)
        uses = min(power.times, len(takes) // power.goods)
        return exactly(takes, uses * power.goods)

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"power": game.players[seat].used[-1]}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        source = latest(game, seat)
        if source.power.does == words.CONSUME_SELL:
            sell(game, seat, choice[0], source.power.bonuses)
        else:
            consume_goods(game, seat, source, choice)

    def why_not(self, game: RaceGame, seat: int, thing: int) -> Reason | None:
        if thing not in game.players[seat].tableau:
            return None
        if game.good[thing] == PASS:
            return Reason("no-good-there", {"thing": thing})
        return Reason("wrong-kind-of-good", {"thing": thing})


class ChooseCards(Question[RaceGame]):
    """Which cards from hand are discarded for VP: up to the number the power takes."""

    def __init__(self) -> None:
        super().__init__("consume-cards")

    def ask(self, game: RaceGame, seat: int) -> Form:
        power = latest(game, seat).power
        return PickSet([Case([], [Group(game.players[seat].hand[:], 0, power.up_to)])])

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"power": game.players[seat].used[-1]}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        source = latest(game, seat)
        game.discard_from_hand(seat, choice, "discard")
        game.take_vp(seat, source.power.vp * len(choice), source.card)


class GuessCost(Question[RaceGame]):
    """Gambling World: name a number; the top card is kept if its cost or defense is that number."""

    def __init__(self) -> None:
        super().__init__("guess-cost")
        self.form = PickNumber(1, 7)

    def ask(self, game: RaceGame, seat: int) -> Form:
        return self.form

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"power": game.players[seat].used[-1]}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        card = game.from_deck(seat, "guess")
        if card == PASS:
            return
        game.all_learn()
        game.known[card] = (1 << game.seats) - 1
        lucky = game.content.cards[card].cost == choice[0]
        if lucky:
            game.players[seat].hand.append(card)
        else:
            game.discard.append(card)
        if game.events is not None:
            shown: dict[str, object] = {"seat": seat, "number": choice[0], "card": game.name(card), "kept": lucky}
            game.events.append(Event("guess", shown, {}, 0))


CONSUME_PHASE = ConsumePhase()
SELL_GOOD = SellGood()
CHOOSE_POWER = ChoosePower()
CHOOSE_GOODS = ChooseGoods()
CHOOSE_CARDS = ChooseCards()
GUESS_COST = GuessCost()
