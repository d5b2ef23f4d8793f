"""The simple bot at the table: one rule of thumb for each kind of question; others are answered at random."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import mypyc_attr

from starboard.bots.bot import Bot, owed
from starboard.bots.kinds import simple_kind
from starboard.bots.simple_frontiers.outlook import Outlook
from starboard.bots.simple_frontiers.weights import WEIGHTS, Weights
from starboard.frontiers import develop, settle, vocabulary
from starboard.frontiers.content import Power
from starboard.frontiers.position import FrontiersGame
from starboard.frontiers.scoring import goal_count
from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision
from starboard.kernel.forms import PickNumber, PickOne, PickOrder, PickSet
from starboard.kernel.game import PASS, Game


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleBot(Bot):
    """One rule of thumb for each kind of question."""

    def __init__(self, seed: str, weights: Weights = WEIGHTS) -> None:
        super().__init__("simple")
        self.stream = Stream(seed)
        self.weights = weights
        self.rules: dict[str, Callable[[FrontiersGame, int, Decision], list[int]]] = {
            "home": self.home,
            "action": self.tile,
            "develop": self.develop,
            "explore": self.explore,
            "world-limit": self.world_limit,
            "settle": self.settle,
            "settle-again": self.settle,
            "pay-for-military": self.cheapest,
            "upgrade": self.upgrade,
            "upgrade-afterwards": self.upgrade,
            "replace-this": self.best_world,
            "discard-for-strength": self.cheapest_good,
            "kind": self.kind,
            "pay-to-produce": self.pay,
            "windfall": self.dearest_kind,
            "shortage": self.first,
            "sell": self.sell,
            "consume": self.consume,
            "consume-goods": self.consume_goods,
            "stockpile-goods": self.stockpile_goods,
            "stockpile-world": self.last,
            "stockpile-credits": self.stockpile_credits,
            "lay-out-goals": self.lay_out_goals,
            "reveal-goal": self.reveal_goal,
        }

    def choose(self, game: Game, seat: int) -> list[int]:
        decision = owed(game, seat)
        rule = self.rules.get(decision.kind)
        if rule is None:
            return decision.form.random(self.stream)
        return rule(cast(FrontiersGame, game), seat, decision)

    def outlook(self, game: FrontiersGame, seat: int) -> Outlook:
        return Outlook(game, seat, self.weights)

    def best(self, decision: Decision, value: Callable[[int], float]) -> list[int]:
        """The option of the highest value; among equals by lot."""
        options = cast(PickOne, decision.form).options
        values = [value(option) for option in options]
        most = max(values)
        leaders = [option for option, each in zip(options, values, strict=True) if each == most]
        return [leaders[self.stream.below(len(leaders))]]

    # --- rules of thumb -------------------------------------------------------------------------------------

    def home(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        return self.best(decision, self.outlook(game, seat).worth)

    def tile(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        """The tile that brings most, less a part of what it brings the others."""
        own = self.outlook(game, seat)
        others = [self.outlook(game, each) for each in range(game.seats) if each != seat]
        weights = self.weights
        part = weights.other if game.seats == 2 else weights.others + weights.crowd_of_others * (game.seats - 3)
        still_to_choose = [each for each in game.track[game.turn + 1 :] if each != seat]

        def value(thing: int) -> float:
            action = thing - vocabulary.ACTION
            theirs = sum(other.action(action, False) for other in others) / len(others)
            # What somebody else would choose anyway is got without choosing it, but for the bonus.
            shared = own.action(action, False)
            likely = 0.0
            for other in others:
                if other.seat in still_to_choose:
                    likely = max(likely, other.action(action, True) - 1.0)
            freely = 0.35 * shared if likely > 1.0 else 0.0
            end = own.suits() if own.ends(action) else 0.0
            return own.action(action, True) - freely - part * theirs + end

        return self.best(decision, value)

    def develop(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        own = self.outlook(game, seat)

        def value(tile: int) -> float:
            if tile == PASS:
                return 0.3
            return own.worth(tile) - develop.price(game, seat, tile) * own.credit

        return self.best(decision, value)

    def explore(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        return self.best(decision, self.outlook(game, seat).promise)

    def world_limit(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        own = self.outlook(game, seat)
        worlds = sorted(game.players[seat].explored, key=own.promise)
        return worlds[: len(decision.form.first())]

    def settle(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        own = self.outlook(game, seat)

        def value(thing: int) -> float:
            if thing == PASS:
                return 0.0
            if thing == vocabulary.COLONISTS:
                return own.two_colonists(min(2, game.colonist_pool))
            if thing < vocabulary.POWER:
                design = own.tiles[thing]
                conquered = design.military and settle.strength_against(game, seat, design) >= design.cost
                cost = 0.0 if conquered else (own.cost_of(thing) or 0.0)
                return own.worth(thing) - cost * own.credit - design.colonists * own.colonist
            return self.power(own, settle.power_of(game, thing))

        return self.best(decision, value)

    def power(self, own: Outlook, power: Power) -> float:
        """What using a power of Settle now is worth."""
        if power.does == vocabulary.TEMPORARY_MILITARY:
            military = [world for world in own.player.explored if own.tiles[world].military]
            return max([own.settled(world) for world in military], default=0.0) - own.good_worth(power.kind)
        if power.does == vocabulary.REPLACE_THIS:
            return max([own.worth(world) for world in own.player.explored], default=0.0) - 0.5
        return 0.0

    def cheapest(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        return self.best(decision, lambda thing: 0.0 if thing == PASS else float(settle.power_of(game, thing).amount))

    def upgrade(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        """The exchange that gains most; none if nothing is gained and it may be declined."""
        own = self.outlook(game, seat)
        best: list[int] = []
        most = 0.3 if decision.kind == "upgrade-afterwards" else -1000.0
        for answer in cast(PickSet, decision.form).answers():
            if answer:
                gain = own.worth(answer[1]) - own.worth(answer[0])
                if gain > most:
                    best, most = answer, gain
        return best

    def best_world(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        return self.best(decision, self.outlook(game, seat).worth)

    def cheapest_good(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        return self.best(decision, lambda world: -float(vocabulary.SALE_PRICE[game.good[world]]))

    def kind(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        """The kind that consume powers and credits ask for; its good cannot be sold."""
        own = self.outlook(game, seat)

        def value(thing: int) -> float:
            kind = thing - vocabulary.KIND
            wanted = sum(own.per_good(source.power) for source in own.abilities.consume if source.power.kind == kind)
            for source in own.abilities.produce:
                if kind in (source.power.per.kind, source.power.kind):
                    wanted += 1.0
            return wanted

        return self.best(decision, value)

    def pay(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        return [decision.form.things()[-1]]

    def dearest_kind(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        return self.best(decision, lambda world: float(vocabulary.SALE_PRICE[game.kind_of(seat, world)]))

    def first(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        return decision.form.first()

    def last(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        return [decision.form.things()[-1]]

    def sell(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        own = self.outlook(game, seat)
        return self.best(decision, lambda world: 0.2 * own.credit if world == PASS else own.sale(world))

    def consume(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        own = self.outlook(game, seat)

        def value(thing: int) -> float:
            return 0.3 * own.credit if thing == PASS else own.per_good(settle.power_of(game, thing))

        return self.best(decision, value)

    def consume_goods(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        """The cheapest goods that will do."""
        answers = cast(PickSet, decision.form).answers()
        return min(answers, key=lambda worlds: sum(vocabulary.SALE_PRICE[game.good[world]] for world in worlds))

    # --- goals ----------------------------------------------------------------------------------------------

    def stockpile_goods(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        """Cheap goods, as many as may be: six are worth 8 VP."""
        goods = sorted(decision.form.things(), key=lambda world: vocabulary.SALE_PRICE[game.good[world]])
        cheap = [
            world
            for world in goods
            if vocabulary.SALE_PRICE[game.good[world]] <= vocabulary.SALE_PRICE[vocabulary.RARE]
        ]
        room = cast(PickSet, decision.form).sizes()[1]
        return (cheap if self.outlook(game, seat).left > 1 else goods)[:room]

    def stockpile_credits(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        form = cast(PickNumber, decision.form)
        return [form.hi if self.outlook(game, seat).left < self.weights.rounds / 2 else form.lo]

    def lead(self, game: FrontiersGame, seat: int, goal: int) -> float:
        """By how much the seat is ahead in what a goal counts."""
        counted = game.content.goals[goal]
        own = goal_count(game, seat, counted, vocabulary.NONE)
        theirs = max(goal_count(game, each, counted, vocabulary.NONE) for each in range(game.seats) if each != seat)
        scale = counted.scale[-1][0]
        return (own - theirs) / scale + 0.3 * own / scale

    def lay_out_goals(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        items = cast(PickOrder, decision.form).items
        return sorted(items, key=lambda thing: -self.lead(game, seat, thing - vocabulary.GOAL))

    def reveal_goal(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        """When one would stockpile something in this action."""
        goal = decision.form.things()[-1]
        if goal == PASS:
            return [PASS]
        count = game.content.goals[goal - vocabulary.GOAL].count
        own = self.outlook(game, seat)
        if count == vocabulary.GOAL_GOODS:
            useful = game.action == vocabulary.PRODUCE and own.produced(vocabulary.NONE) >= 2
        elif count == vocabulary.GOAL_CREDITS:
            useful = game.action == vocabulary.TRADE_CONSUME and bool(game.goods_of(seat)) and own.left < 8
        else:
            useful = game.action == vocabulary.EXPLORE and game.worlds(seat) >= 8
        return [goal if useful else PASS]


SIMPLE: Final = simple_kind("frontiers", SimpleBot)
