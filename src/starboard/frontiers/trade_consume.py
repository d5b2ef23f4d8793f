"""Trade and Consume: everybody in order may sell one good, then must use consume powers; the chooser takes a VP chip
first.

Each consume power is used once, in any order the seat likes, until no power or no fitting good is left. Powers that
only give something are not a matter of choice and are worked in: gifts before, what counts the goods consumed after.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from starboard.frontiers import vocabulary
from starboard.frontiers.abilities import Source
from starboard.frontiers.content import Power
from starboard.frontiers.position import FrontiersGame, power_id
from starboard.kernel.decision import Reason
from starboard.kernel.forms import Case, Form, Group, PickNumber, PickOne, PickSet, exactly
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step

BONUS: Final = 1
THIS_ACTION: Final = vocabulary.ACTION + vocabulary.TRADE_CONSUME


def resolve(game: FrontiersGame) -> None:
    game.begin_action(vocabulary.TRADE_CONSUME)
    game.common.append(END_TRADE_CONSUME)
    game.take_vp(game.chooser, BONUS, THIS_ACTION)
    for each in game.order:
        lane = game.lanes[each]
        lane.append(CONSUME)
        lane.append(SELL_GOOD)
    game.open_lanes(order_matters(game))


def order_matters(game: FrontiersGame) -> bool:
    """Could the pool of VP chips run out, and so end the game, in this action?"""
    taken = 0
    for seat in range(game.seats):
        taken += most_vp(game, seat)
    return game.vp_pool <= taken


def most_vp(game: FrontiersGame, seat: int) -> int:
    """No seat takes more VP than this: every consume power used as often as it can be, every good counted."""
    abilities = game.players[seat].abilities
    goods = len(game.goods_of(seat))
    most = abilities.consume_vp
    for source in abilities.consume:
        most += source.power.vp * source.power.times
    for source in abilities.per_consumed:
        most += source.power.amount * goods + source.power.vp
    return most


# --- selling ------------------------------------------------------------------------------------------------


def sale_price(game: FrontiersGame, seat: int, world: int) -> int:
    """Credits for the good of a colony: by its kind, and with the powers that apply."""
    kind = game.good[world]
    abilities = game.players[seat].abilities
    credits = vocabulary.SALE_PRICE[kind] + abilities.trade_bonus + abilities.trade_for[kind]
    for source in abilities.trade_here:
        if source.tile == world:
            credits += source.power.amount
    return credits


class SellGood(Question[FrontiersGame]):
    """One good, or none."""

    def __init__(self) -> None:
        super().__init__("sell", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form | None:
        options = [PASS]
        for world in game.goods_of(seat):
            if not game.content.tiles[world].not_for_sale:
                options.append(world)
        return PickOne(options) if len(options) > 1 else None

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        world = choice[0]
        if world == PASS:
            return
        player = game.players[seat]
        credits = sale_price(game, seat, world)
        kind = game.return_good(world)
        player.sold += 1
        if game.events is not None:
            shown: dict[str, object] = {"world": game.name(world), "kind": game.name(vocabulary.KIND + kind)}
            game.tell("sell", seat, {**shown, "count": credits})
        player.credits += credits
        if player.sold < player.abilities.sales:
            game.lanes[seat].append(SELL_GOOD)
        if game.open_goal(vocabulary.GOAL_CREDITS) != PASS:
            game.lanes[seat].append(StockpileCredits(credits))

    def why_not(self, game: FrontiersGame, seat: int, thing: int) -> Reason | None:
        if not 0 <= thing < len(game.content.tiles):
            return None
        if thing not in game.players[seat].colonies:
            return Reason("not-your-colony", {"thing": thing})
        if game.good[thing] == vocabulary.NONE:
            return Reason("no-good", {"thing": thing})
        return Reason("not-for-sale", {"thing": thing})


class StockpileCredits(Question[FrontiersGame]):
    """While the Sales Tax goal lies face up: credits just earned may go onto the stockpile mat, up to its limit."""

    def __init__(self, earned: int) -> None:
        super().__init__("stockpile-credits", public=True)
        self.earned = earned

    def data(self) -> list[int]:
        return [self.earned]

    def ask(self, game: FrontiersGame, seat: int) -> Form | None:
        room = game.content.goals[game.open_goal(vocabulary.GOAL_CREDITS)].most - game.players[seat].stock_credits
        return PickNumber(0, min(self.earned, room)) if room > 0 else None

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        player.credits -= choice[0]
        player.stock_credits += choice[0]
        if game.events is not None and choice[0]:
            game.tell("stockpile-credits", seat, {"count": choice[0]})


# --- consuming ----------------------------------------------------------------------------------------------


class Consume(Step[FrontiersGame]):
    """The second part of the action."""

    def __init__(self) -> None:
        super().__init__("consume")

    def run(self, game: FrontiersGame, seat: int) -> None:
        abilities = game.players[seat].abilities
        game.take_vp(seat, abilities.consume_vp, THIS_ACTION)
        game.gain_credits(seat, abilities.consume_credits, THIS_ACTION)
        if abilities.per_consumed:
            game.lanes[seat].append(COUNT_CONSUMED)
        if abilities.consume:
            game.lanes[seat].append(CHOOSE_POWER)


def source_of(game: FrontiersGame, seat: int, thing: int) -> Source:
    """The consume power with this id."""
    for source in game.players[seat].abilities.consume:
        if power_id(source.tile, source.power.index) == thing:
            return source
    raise KeyError(thing)


def matching(game: FrontiersGame, goods: list[int], power: Power) -> list[int]:
    """The colonies whose goods this power takes."""
    if power.kind == vocabulary.NONE:
        return goods
    return [world for world in goods if game.good[world] == power.kind]


def kinds_among(game: FrontiersGame, goods: list[int]) -> list[list[int]]:
    """The colonies with goods, apart by kind."""
    by_kind: list[list[int]] = [[] for _ in range(vocabulary.KIND_COUNT)]
    for world in goods:
        by_kind[game.good[world]].append(world)
    return [worlds for worlds in by_kind if worlds]


def usable(game: FrontiersGame, power: Power, goods: list[int]) -> bool:
    """Can the power be used now?"""
    if power.different:
        return len(kinds_among(game, goods)) >= power.goods
    return len(matching(game, goods, power)) >= power.goods


class ChoosePower(Question[FrontiersGame]):
    """Which consume power is used next; declining is possible when only powers that say "may" are left."""

    def __init__(self) -> None:
        super().__init__("consume", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form | None:
        player = game.players[seat]
        goods = game.goods_of(seat)
        if not goods:
            return None
        options: list[int] = []
        forced = False
        for source in player.abilities.consume:
            thing = power_id(source.tile, source.power.index)
            if thing not in player.used and usable(game, source.power, goods):
                options.append(thing)
                forced = forced or not source.power.optional
        if not options:
            return None
        if not forced:
            options.append(PASS)
        return PickOne(options)

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        if choice[0] == PASS:
            return
        game.players[seat].used.append(choice[0])
        game.lanes[seat].append(CHOOSE_POWER)
        game.lanes[seat].append(CHOOSE_GOODS)

    def why_not(self, game: FrontiersGame, seat: int, thing: int) -> Reason | None:
        if thing == PASS:
            return Reason("consume-is-forced", {})
        for source in game.players[seat].abilities.consume:
            if power_id(source.tile, source.power.index) == thing:
                used = thing in game.players[seat].used
                return Reason("power-already-used" if used else "not-enough-goods", {"thing": source.tile})
        return None


class ChooseGoods(Question[FrontiersGame]):
    """Which goods the power takes: as many as it can."""

    def __init__(self) -> None:
        super().__init__("consume-goods", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form:
        power = source_of(game, seat, game.players[seat].used[-1]).power
        goods = game.goods_of(seat)
        if power.different:
            kinds = kinds_among(game, goods)
            count = min(len(kinds), power.goods * power.times)
            return PickSet([Case([], [Group(worlds, 1, 1) for worlds in some]) for some in combinations(kinds, count)])
        takes = matching(game, goods, power)
        uses = min(power.times, len(takes) // power.goods)
        return exactly(takes, uses * power.goods)

    def about(self, game: FrontiersGame, seat: int) -> dict[str, int]:
        return {"power": game.players[seat].used[-1]}

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        source = source_of(game, seat, player.used[-1])
        if game.events is not None:
            game.tell("consume", seat, {"tile": game.name(source.tile), "worlds": game.names(choice)})
        for world in choice:
            game.return_good(world)
        player.consumed += len(choice)
        uses = len(choice) // source.power.goods
        game.take_vp(seat, source.power.vp * uses, source.tile)
        game.gain_credits(seat, source.power.credits * uses, source.tile)


class CountConsumed(Step[FrontiersGame]):
    """Wealthy Economy: VP for every good consumed, and one more together with another tile."""

    def __init__(self) -> None:
        super().__init__("count-consumed")

    def run(self, game: FrontiersGame, seat: int) -> None:
        player = game.players[seat]
        for source in player.abilities.per_consumed:
            power = source.power
            vp = power.amount * player.consumed
            if power.tile and game.content.ids[power.tile] in player.developments:
                vp += power.vp
            game.take_vp(seat, vp, source.tile)


class EndTradeConsume(Step[FrontiersGame]):
    """Whatever comes next is done in order again."""

    def __init__(self) -> None:
        super().__init__("end-trade-consume")

    def run(self, game: FrontiersGame, seat: int) -> None:
        game.parallel = False


SELL_GOOD: Final = SellGood()
CONSUME: Final = Consume()
CHOOSE_POWER: Final = ChoosePower()
CHOOSE_GOODS: Final = ChooseGoods()
COUNT_CONSUMED: Final = CountConsumed()
END_TRADE_CONSUME: Final = EndTradeConsume()
