"""Produce: a good on every production colony without one; the chooser takes the credits on the tile and has one
windfall.

Goods can only run out when a goal lets them be stockpiled; then seats produce in order, and each decides where its
goods go. Powers are used in an order that never hurts their owner: credits first, production, windfalls of one kind,
the bonus, and last what counts the goods produced. "Most produced" is judged when everybody is done.
"""

from __future__ import annotations

from typing import Final

from starboard.frontiers import vocabulary
from starboard.frontiers.content import Power
from starboard.frontiers.position import FrontiersGame
from starboard.frontiers.scoring import count_fitting
from starboard.kernel.forms import Case, Form, Group, PickOne, PickSet, exactly
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step

THIS_ACTION: Final = vocabulary.ACTION + vocabulary.PRODUCE


def resolve(game: FrontiersGame) -> None:
    game.begin_action(vocabulary.PRODUCE)
    game.common.append(COMPARE_PRODUCTION)
    game.gain_credits(game.chooser, game.produce_credits, THIS_ACTION)
    game.produce_credits = 0
    for each in game.order:
        player = game.players[each]
        player.produced = [0] * vocabulary.KIND_COUNT
        lane = game.lanes[each]
        lane.append(COUNT_PRODUCTION)
        if each == game.chooser:
            lane.append(BONUS_WINDFALL)
        for at, source in enumerate(player.abilities.produce):
            if source.power.does == vocabulary.PRODUCE_WINDFALL:
                lane.append(Windfall(at))
        lane.append(PRODUCE_GOODS)
        if kind_matters(game, each):
            lane.append(NAME_KIND)
    game.open_lanes(game.open_goal(vocabulary.GOAL_GOODS) != PASS)


def kind_matters(game: FrontiersGame, seat: int) -> bool:
    """Does it make a difference which kind the seat's Alien Oort Cloud Refinery is?"""
    player = game.players[seat]
    for tile in player.colonies:
        if game.content.tiles[tile].kind == vocabulary.ANY:
            windfalls = seat == game.chooser
            for source in player.abilities.produce:
                windfalls = windfalls or source.power.does == vocabulary.PRODUCE_WINDFALL
                if source.power.does == vocabulary.PRODUCE_CREDITS_PER and source.power.per.kind != vocabulary.NONE:
                    return True
            return windfalls and game.good[tile] == vocabulary.NONE
    return False


class NameKind(Question[FrontiersGame]):
    """Which kind Alien Oort Cloud Refinery is in this action."""

    def __init__(self) -> None:
        super().__init__("kind", public=True)
        self.form = PickOne([vocabulary.KIND + kind for kind in range(1, vocabulary.KIND_COUNT)])

    def ask(self, game: FrontiersGame, seat: int) -> Form:
        return self.form

    def about(self, game: FrontiersGame, seat: int) -> dict[str, int]:
        for tile in game.players[seat].colonies:
            if game.content.tiles[tile].kind == vocabulary.ANY:
                return {"world": tile}
        return {}

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        game.players[seat].oort = choice[0] - vocabulary.KIND
        if game.events is not None:
            game.tell("kind", seat, {"kind": game.name(choice[0])})


def produce_on(game: FrontiersGame, seat: int, world: int, kind: int) -> None:
    """A good on this colony, and the credits for producing just here."""
    if not game.put_good(seat, world, kind):
        return
    game.players[seat].produced[kind] += 1
    for power in game.content.tiles[world].powers:
        if power.does == vocabulary.PRODUCE_CREDITS_IF_HERE:
            game.gain_credits(seat, power.amount, world)


def empty_production(game: FrontiersGame, seat: int, kind: int) -> list[int]:
    """Production colonies of a kind without a good, but for those that have to be paid for."""
    found: list[int] = []
    for world in game.players[seat].colonies:
        design = game.content.tiles[world]
        produces = design.goods == vocabulary.PRODUCTION and design.kind == kind and game.good[world] == vocabulary.NONE
        if produces and not must_be_paid(game, world):
            found.append(world)
    return found


def must_be_paid(game: FrontiersGame, world: int) -> int:
    """Credits to pay for producing on this colony."""
    for power in game.content.tiles[world].powers:
        if power.does == vocabulary.PRODUCE_PAY_HERE:
            return power.amount
    return 0


class ProduceGoods(Step[FrontiersGame]):
    """Credits from powers, then production; where goods are short their owner decides."""

    def __init__(self) -> None:
        super().__init__("produce-goods")

    def run(self, game: FrontiersGame, seat: int) -> None:
        lane = game.lanes[seat]
        for source in game.players[seat].abilities.produce:
            power = source.power
            if power.does == vocabulary.PRODUCE_CREDITS:
                game.gain_credits(seat, power.amount, source.tile)
            elif power.does == vocabulary.PRODUCE_CREDITS_PER:
                game.gain_credits(seat, power.amount * count_fitting(game, seat, power.per), source.tile)
            elif power.does == vocabulary.PRODUCE_PAY_HERE:
                lane.append(PAY_TO_PRODUCE)
        for kind in range(1, vocabulary.KIND_COUNT):
            worlds = empty_production(game, seat, kind)
            if len(worlds) <= game.supply[kind]:
                for world in worlds:
                    produce_on(game, seat, world, kind)
            elif game.supply[kind]:
                lane.append(SHORTAGES[kind])


class Shortage(Question[FrontiersGame]):
    """Fewer goods of a kind than colonies that would produce them: which get one."""

    def __init__(self, good: int) -> None:
        super().__init__("shortage", public=True)
        self.good = good

    def data(self) -> list[int]:
        return [self.good]

    def ask(self, game: FrontiersGame, seat: int) -> Form:
        return exactly(empty_production(game, seat, self.good), game.supply[self.good])

    def about(self, game: FrontiersGame, seat: int) -> dict[str, int]:
        return {"kind": vocabulary.KIND + self.good}

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        for world in choice:
            produce_on(game, seat, world, self.good)


class PayToProduce(Question[FrontiersGame]):
    """A colony that produces only for credits: pay, or leave it."""

    def __init__(self) -> None:
        super().__init__("pay-to-produce", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form | None:
        player = game.players[seat]
        options = [PASS]
        for world in player.colonies:
            cost = must_be_paid(game, world)
            if (
                cost
                and cost <= player.credits
                and game.good[world] == vocabulary.NONE
                and game.supply[game.kind_of(seat, world)]
            ):
                options.append(world)
        return PickOne(options) if len(options) > 1 else None

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        world = choice[0]
        if world != PASS:
            cost = must_be_paid(game, world)
            game.pay(seat, cost)
            if game.events is not None:
                game.tell("pay-to-produce", seat, {"world": game.name(world), "count": cost})
            produce_on(game, seat, world, game.content.tiles[world].kind)


class Windfall(Question[FrontiersGame]):
    """Which windfall colony without a good produces: by the power at this place, or (-1) by the chooser's bonus."""

    def __init__(self, at: int) -> None:
        super().__init__("windfall", public=True)
        self.at = at

    def data(self) -> list[int]:
        return [self.at]

    def ask(self, game: FrontiersGame, seat: int) -> Form | None:
        player = game.players[seat]
        wanted = player.abilities.produce[self.at].power.kind if self.at >= 0 else vocabulary.NONE
        worlds: list[int] = []
        for world in player.colonies:
            if game.content.tiles[world].goods == vocabulary.WINDFALL and game.good[world] == vocabulary.NONE:
                kind = game.kind_of(seat, world)
                if wanted in (vocabulary.NONE, kind) and game.supply[kind]:
                    worlds.append(world)
        return PickOne(worlds) if worlds else None

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        produce_on(game, seat, choice[0], game.kind_of(seat, choice[0]))


class CountProduction(Step[FrontiersGame]):
    """Credits for the kinds produced, once everything has been."""

    def __init__(self) -> None:
        super().__init__("count-production")

    def run(self, game: FrontiersGame, seat: int) -> None:
        player = game.players[seat]
        for source in player.abilities.produce:
            if source.power.does == vocabulary.PRODUCE_CREDITS_PER_KIND:
                kinds = vocabulary.KIND_COUNT - player.produced.count(0)
                game.gain_credits(seat, source.power.amount * kinds, source.tile)


class CompareProduction(Step[FrontiersGame]):
    """Credits for producing most of a kind in this action; then goods may be stockpiled."""

    def __init__(self) -> None:
        super().__init__("compare-production")

    def run(self, game: FrontiersGame, seat: int) -> None:
        game.parallel = False
        for each in game.order:
            for source in game.players[each].abilities.produce:
                if source.power.does == vocabulary.PRODUCE_CREDITS_IF_MOST and produced_most(game, each, source.power):
                    game.gain_credits(each, source.power.amount, source.tile)
        if game.open_goal(vocabulary.GOAL_GOODS) != PASS:
            for each in game.order:
                game.lanes[each].append(STOCKPILE_GOODS)


def produced_most(game: FrontiersGame, seat: int, power: Power) -> bool:
    """More goods of the kind, in this action, than anybody else."""
    own = game.players[seat].produced[power.kind]
    for each, player in enumerate(game.players):
        if each != seat and player.produced[power.kind] >= own:
            return False
    return own > 0


class StockpileGoods(Question[FrontiersGame]):
    """While the Stockpiling goal lies face up: some or all goods may go onto the stockpile mat, up to its limit."""

    def __init__(self) -> None:
        super().__init__("stockpile-goods", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form | None:
        room = game.content.goals[game.open_goal(vocabulary.GOAL_GOODS)].most - sum(game.players[seat].stock_goods)
        goods = game.goods_of(seat)
        if not goods or room <= 0:
            return None
        return PickSet([Case([], [Group(goods, 0, room)])])

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        for world in choice:
            game.players[seat].stock_goods[game.good[world]] += 1
            game.good[world] = vocabulary.NONE
        if game.events is not None and choice:
            game.tell("stockpile-goods", seat, {"worlds": game.names(choice)})


NAME_KIND: Final = NameKind()
PRODUCE_GOODS: Final = ProduceGoods()
SHORTAGES: Final = [Shortage(kind) for kind in range(vocabulary.KIND_COUNT)]
PAY_TO_PRODUCE: Final = PayToProduce()
BONUS_WINDFALL: Final = Windfall(-1)
COUNT_PRODUCTION: Final = CountProduction()
COMPARE_PRODUCTION: Final = CompareProduction()
STOCKPILE_GOODS: Final = StockpileGoods()
