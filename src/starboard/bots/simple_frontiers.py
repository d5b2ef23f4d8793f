"""The simple bot for New Frontiers: plays sensibly by rules of thumb, without looking ahead.

It prices everything in victory points: what a tile would score, what its powers yield over the rounds that seem to be
left, what credits, colonists and goods are worth on the way. All that is a matter of judgement is in the table Weights.
It reads only what lies open and its own goal. Questions it has no rule of thumb for are answered at random.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from starboard.bots.bot import Bot, owed
from starboard.bots.kinds import BotKind
from starboard.frontiers import develop, settle, trade_consume
from starboard.frontiers import vocabulary as words
from starboard.frontiers.abilities import Abilities, gather
from starboard.frontiers.content import Design, Power
from starboard.frontiers.position import FrontiersGame, Player
from starboard.frontiers.scoring import goal_count, standing, variable_points
from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision
from starboard.kernel.forms import PickNumber, PickOne, PickOrder, PickSet
from starboard.kernel.game import PASS, Game


@dataclass(frozen=True)
class Weights:
    """What is worth how much, in VP."""

    # Means to an end; they fade when the end is near.
    credit: float = 0.6
    colonist: float = 0.5
    enough_colonists: int = 3  # more unused ones than this are worth little
    spare_colonist: float = 0.25  # part of its worth that a colonist has for whom there is no world yet
    fades: float = 2.5  # over the last so many rounds
    good: float = 0.8  # part of what a good would bring, while it is not sold or consumed yet
    # The clock.
    rounds: float = 14.0  # a whole game
    cycle: float = 3.2  # rounds for one turn of produce and consume
    # The last round comes when it suits.
    ending: float = 2.0  # to end the game when ahead, or not to when behind
    # "?" tiles.
    grows: float = 0.07  # part of its score that one gains in a round
    # Worlds still to be settled.
    explored: float = 0.7  # part of its worth that a world has before it is settled
    too_strong: float = 0.7  # less for every point of Military that is missing
    too_dear: float = 0.25  # less for every credit that is missing
    crowd: float = 0.75  # every further explored world is worth so much of the one before
    unseen: float = 2.2  # what the best world of seven is thought to be worth, settled
    # Powers, for each round left and each credit or point.
    military: float = 0.20
    military_for: float = 0.03
    discount: float = 0.22
    discount_for: float = 0.06
    develop_discount: float = 0.40
    after_develop: float = 0.35
    after_settle: float = 0.22
    explore_credit: float = 0.15
    explore_draw: float = 0.12
    explore_colonist: float = 0.22
    trade_bonus: float = 0.12
    trade_bonus_for: float = 0.05
    special: float = 1.2  # once, for a power that is used by choice
    # Other players.
    other: float = 0.95  # part of what the only other gains that counts against choosing an action
    others: float = 0.64  # the same for the mean of two others
    crowd_of_others: float = 0.1  # ... and more for every further one
    first: float = 0.1  # a place further to the front of the priority track
    goal: float = 1.0  # a goal of one's own choice


WEIGHTS = Weights()


class Outlook:
    """The game from one seat; for other seats too, since empires lie open."""

    def __init__(self, game: FrontiersGame, seat: int, weights: Weights) -> None:
        self.game = game
        self.seat = seat
        self.weights = weights
        self.player: Player = game.players[seat]
        self.tiles = game.content.tiles
        self.empire = self.player.colonies + self.player.developments
        self.abilities: Abilities = gather(game.content, self.empire)
        self.scorers = [self.tiles[tile] for tile in self.empire if self.tiles[tile].scores]
        self.left = rounds_left(game, weights)
        near = min(1.0, self.left / weights.fades)
        self.credit = weights.credit * near
        self.colonist = weights.colonist * near

    # --- tiles ----------------------------------------------------------------------------------------------

    def worth(self, tile: int) -> float:
        """What a tile brings once it is in the empire."""
        design = self.tiles[tile]
        return self.points(design) + self.yields(design)

    def points(self, design: Design) -> float:
        """Its own points, and those it brings to "?" tiles."""
        points = float(design.vp)
        if design.scores:
            now = variable_points(self.game, self.seat, design, words.NONE) + best_line(design, design)
            points = now * (1 + self.weights.grows * self.left)
        for scorer in self.scorers:
            points += best_line(scorer, design)
            if any(line.what.count == words.COUNT_STRENGTH for line in scorer.scores):
                points += sum(power.amount for power in design.powers if is_general_military(power))
        return points

    def yields(self, design: Design) -> float:
        """What powers and goods bring over the rounds that are left."""
        per_round = 0.0
        once = 0.0
        for power in design.powers:
            rate = self.rate(power)
            if rate is None:
                once += self.weights.special
            else:
                per_round += rate
        if design.goods == words.PRODUCTION:
            per_round += self.good_worth(design.kind) / self.weights.cycle
        elif design.goods == words.WINDFALL:
            kind = words.GENES if design.kind == words.ANY else design.kind
            once += self.good_worth(kind) * min(1.0, self.left)
            per_round += self.good_worth(kind) / self.weights.cycle * 0.3
        return per_round * self.left + once * min(1.0, self.left / 3)

    def rate(self, power: Power) -> float | None:
        """What a power brings each round; None for those used by choice."""
        weights = self.weights
        does = power.does
        amount = power.amount
        special = power.kind != words.NONE or power.keyword != 0
        if does in (words.MILITARY, words.MILITARY_PER):
            return amount * (weights.military_for if special else weights.military)
        if does == words.SETTLE_DISCOUNT:
            return amount * (weights.discount_for if special else weights.discount)
        if does == words.DEVELOP_DISCOUNT:
            return amount * weights.develop_discount
        if does == words.DEVELOP_CREDITS_AFTER:
            return amount * weights.after_develop
        if does in (words.SETTLE_CREDITS_AFTER, words.SETTLE_COLONISTS_AFTER, words.SETTLE_DRAW_AFTER):
            return amount * weights.after_settle
        if does == words.EXPLORE_CREDITS:
            return amount * weights.explore_credit
        if does == words.EXPLORE_COLONISTS:
            return amount * weights.explore_colonist
        if does == words.EXPLORE_DRAW:
            return amount * weights.explore_draw
        if does in (words.TRADE_BONUS, words.TRADE_BONUS_HERE):
            return amount * (weights.trade_bonus_for if special else weights.trade_bonus)
        if does == words.TRADE_EXTRA_SALE:
            return self.credit * 2 / weights.cycle
        if does == words.PRODUCE_WINDFALL:
            return self.good_worth(power.kind) / weights.cycle if self.has_windfall(power.kind) else 0.05
        if does == words.PRODUCE_CREDITS_PER:
            count = sum(power.per.fits(self.tiles[tile], self.tiles[tile].kind) for tile in self.empire)
            return (count + 0.5) * amount * self.credit / weights.cycle
        if power.action == "produce":
            return (0.0 if does == words.PRODUCE_PAY_HERE else amount * self.credit) / weights.cycle
        if does == words.CONSUME_GOODS:
            uses = min(power.times, self.produced(power.kind) / power.goods)
            return uses * (power.vp + power.credits * self.credit) * 0.6 / weights.cycle
        if does == words.CONSUME_VP_PER_GOOD:
            return min(3.0, self.produced(words.NONE)) * amount * 0.7 / weights.cycle
        if does == words.CONSUME_VP:
            return amount / weights.cycle
        if does == words.CONSUME_CREDITS:
            return amount * self.credit / weights.cycle
        return None

    def has_windfall(self, kind: int) -> bool:
        return any(
            self.tiles[tile].goods == words.WINDFALL and self.tiles[tile].kind == kind for tile in self.player.colonies
        )

    def produced(self, kind: int) -> float:
        """Goods of a kind (or any) that the empire makes in a turn of produce and consume."""
        count = 0.0
        for tile in self.player.colonies:
            design = self.tiles[tile]
            if kind in (words.NONE, design.kind):
                count += 1.0 if design.goods == words.PRODUCTION else 0.4 if design.goods == words.WINDFALL else 0.0
        return count

    def good_worth(self, kind: int) -> float:
        """What a good is likely to bring: the first is sold, others may be consumed."""
        price = words.SALE_PRICE[kind] + self.abilities.trade_bonus + self.abilities.trade_for[kind]
        return price * self.credit * (0.7 if self.produced(words.NONE) < 2 else 0.5) + 0.15 * len(
            self.abilities.consume
        )

    # --- settling -------------------------------------------------------------------------------------------

    def cost_of(self, world: int) -> float | None:
        """Credits to settle a world, apart from colonists; None if Military is lacking."""
        design = self.tiles[world]
        if not design.military:
            return float(settle.price(self.player, design, 0))
        if self.lacking(design) <= 0:
            return 0.0
        costs = [
            settle.price(self.player, design, source.power.amount)
            for source in self.abilities.pay_for_military
            if settle.pays_for(source.power, design)
        ]
        return float(min(costs)) if costs else None

    def lacking(self, design: Design) -> int:
        """Points of Military that are missing to conquer a world."""
        abilities = self.abilities
        strength = abilities.military
        if design.kind != words.NONE:
            strength += abilities.military_for[design.kind]
        strength += sum(power.amount for power in abilities.military_against if design.keywords & power.keyword)
        strength += len(abilities.military_per)
        return design.cost - strength

    def settled(self, world: int) -> float:
        """What settling a world now is worth: what it brings, less what it costs."""
        cost = self.cost_of(world)
        return self.worth(world) - (cost or 0.0) * self.credit - self.tiles[world].colonists * self.colonist

    def promise(self, world: int) -> float:
        """What a world that is only explored is worth."""
        weights = self.weights
        cost = self.cost_of(world)
        value = self.worth(world) - self.tiles[world].colonists * self.colonist
        if cost is None:
            value -= weights.too_strong * self.lacking(self.tiles[world])
        else:
            value -= cost * self.credit + weights.too_dear * max(0.0, cost - self.player.credits)
        return value * weights.explored

    def two_colonists(self, count: int) -> float:
        """So many colonists more: worth most when there are worlds that wait for them."""
        waiting = sum(self.tiles[world].colonists for world in self.player.explored)
        more = max(0, min(count, min(self.weights.enough_colonists, waiting) - self.player.colonists))
        return self.colonist * (more + self.weights.spare_colonist * (count - more))

    def best_settle(self, bonus: int) -> float:
        """What a Settle action brings the seat."""
        colonists = self.player.colonists + bonus
        best = self.two_colonists(2)
        for world in self.player.explored:
            cost = self.cost_of(world)
            if cost is not None and cost <= self.player.credits and self.tiles[world].colonists <= colonists:
                best = max(best, self.settled(world))
        return best + self.two_colonists(bonus)

    # --- the end --------------------------------------------------------------------------------------------

    def suits(self) -> float:
        """What it is worth to the seat that the game ends now: more than nothing only if it is ahead."""
        totals = [standing(self.game, each).total for each in range(self.game.seats)]
        theirs = max(total for each, total in enumerate(totals) if each != self.seat)
        ahead = totals[self.seat] - theirs
        return self.weights.ending * max(-1.0, min(1.0, ahead / 4))

    def ends(self, action: int) -> bool:
        """Would the game end with this action, if everybody does as usual?"""
        game = self.game
        if game.ending:
            return False
        if action == words.SETTLE:
            return game.colonist_pool - 1 - 2 * game.seats < settle.FEW_COLONISTS
        if action == words.DEVELOP:
            return any(game.spaces(seat) >= develop.LAST_SPACE - 1 for seat in range(game.seats))
        return action in (words.DIPLOMATS, words.TRADE_CONSUME) and game.vp_pool <= 2

    # --- the other actions ----------------------------------------------------------------------------------

    def bought(self, tile: int, bonus: int) -> float:
        cost = max(0, self.tiles[tile].cost - self.abilities.develop_discount - bonus)
        return self.worth(tile) - cost * self.credit if cost <= self.player.credits else 0.0

    def best_develop(self, bonus: int) -> float:
        best = 0.0
        for tile in self.game.content.developments:
            if self.game.stacks[tile] and tile not in self.player.developments:
                best = max(best, self.bought(tile, bonus))
        return best

    def best_explore(self, picks: int) -> float:
        have = len(self.player.explored)
        pick = (self.weights.unseen + 0.1 * self.left) * self.weights.explored * min(1.0, self.left / 3)
        gain = sum(pick * self.weights.crowd ** (have + each) for each in range(picks))
        return gain + self.abilities.explore_credits * self.credit + self.abilities.explore_colonists * self.colonist

    def best_produce(self, bonus: bool) -> float:
        gain = 0.0
        windfalls = [0.0]
        for tile in self.player.colonies:
            design = self.tiles[tile]
            if self.game.good[tile] == words.NONE:
                if design.goods == words.PRODUCTION:
                    gain += self.good_worth(design.kind) * self.weights.good
                elif design.goods == words.WINDFALL:
                    kind = words.GENES if design.kind == words.ANY else design.kind
                    windfalls.append(self.good_worth(kind) * self.weights.good)
        for source in self.abilities.produce:
            rate = self.rate(source.power)
            gain += (rate or 0.0) * self.weights.cycle
        if bonus:
            gain += max(windfalls) + self.game.produce_credits * self.credit
        return gain

    def sale(self, world: int) -> float:
        return trade_consume.sale_price(self.game, self.seat, world) * self.credit

    def best_trade(self) -> float:
        """Sell the dearest good and consume the rest, greedily; less what the goods are worth where they lie."""
        goods = self.game.goods_of(self.seat)
        sellable = [world for world in goods if not self.tiles[world].not_for_sale]
        gain = self.abilities.consume_vp + self.abilities.consume_credits * self.credit
        kinds = [self.game.good[world] for world in goods]
        if sellable:
            dearest = max(sellable, key=self.sale)
            gain += self.sale(dearest)
            kinds.remove(self.game.good[dearest])
        consumed = 0
        for source in sorted(self.abilities.consume, key=lambda each: -self.per_good(each.power)):
            power = source.power
            fitting = [kind for kind in kinds if power.kind in (words.NONE, kind)]
            if power.different:
                fitting = sorted(set(fitting))
            uses = min(power.times, len(fitting) // power.goods)
            gain += uses * (power.vp + power.credits * self.credit)
            consumed += uses * power.goods
            for kind in fitting[: uses * power.goods]:
                kinds.remove(kind)
        gain += consumed * sum(source.power.amount for source in self.abilities.per_consumed)
        spent = min(len(goods), consumed + (1 if sellable else 0))
        return gain - 0.25 * spent * self.credit

    def per_good(self, power: Power) -> float:
        return (power.vp + power.credits * self.credit) / power.goods

    def action(self, action: int, chooser: bool) -> float:
        """What it brings the seat when this tile is chosen, by the seat itself or by somebody else."""
        weights = self.weights
        if action == words.DEVELOP:
            return self.best_develop(1 if chooser else 0)
        if action == words.EXPLORE:
            return self.best_explore(2 if chooser else 1)
        if action == words.SETTLE:
            return self.best_settle(1 if chooser else 0)
        if action == words.PRODUCE:
            return self.best_produce(chooser)
        if action == words.TRADE_CONSUME:
            return self.best_trade() + (1.0 if chooser else 0.0)
        if not chooser:
            return 0.0
        if action == words.DIPLOMATS:
            return 1.0 + weights.first * self.game.turn * min(1.0, self.left)
        if action == words.SURVEY:
            return (
                self.credit + (weights.goal if self.game.goal_stack else 0.0) + weights.first * min(1, self.game.turn)
            )
        return 2 * self.credit


def rounds_left(game: FrontiersGame, weights: Weights) -> float:
    """By how far the game has come towards the nearest of its four endings."""
    if game.ending:
        return 0.0
    seats = game.seats
    done = max(
        1 - (game.colonist_pool - 4) / (11 * seats - 4),
        1 - game.vp_pool / (12 * seats),
        max(len(player.colonies) for player in game.players) / 8,
        max(game.spaces(seat) for seat in range(seats)) / 11,
    )
    return max(0.5, weights.rounds * (1 - done))


def best_line(scorer: Design, design: Design) -> int:
    """What a tile scores for a "?" tile: by the best line that fits it."""
    return max([line.vp for line in scorer.scores if line.what.fits(design, design.kind)], default=0)


def is_general_military(power: Power) -> bool:
    return power.does == words.MILITARY and power.kind == words.NONE and not power.keyword


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
            action = thing - words.ACTION
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
            if thing == words.COLONISTS:
                return own.two_colonists(min(2, game.colonist_pool))
            if thing < words.POWER:
                design = own.tiles[thing]
                conquered = design.military and settle.strength_against(game, seat, design) >= design.cost
                cost = 0.0 if conquered else (own.cost_of(thing) or 0.0)
                return own.worth(thing) - cost * own.credit - design.colonists * own.colonist
            return self.power(own, settle.power_of(game, thing))

        return self.best(decision, value)

    def power(self, own: Outlook, power: Power) -> float:
        """What using a power of Settle now is worth."""
        if power.does == words.TEMPORARY_MILITARY:
            military = [world for world in own.player.explored if own.tiles[world].military]
            return max([own.settled(world) for world in military], default=0.0) - own.good_worth(power.kind)
        if power.does == words.REPLACE_THIS:
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
        return self.best(decision, lambda world: -float(words.SALE_PRICE[game.good[world]]))

    def kind(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        """The kind that consume powers and credits ask for; its good cannot be sold."""
        own = self.outlook(game, seat)

        def value(thing: int) -> float:
            kind = thing - words.KIND
            wanted = sum(own.per_good(source.power) for source in own.abilities.consume if source.power.kind == kind)
            for source in own.abilities.produce:
                if kind in (source.power.per.kind, source.power.kind):
                    wanted += 1.0
            return wanted

        return self.best(decision, value)

    def pay(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        return [decision.form.things()[-1]]

    def dearest_kind(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        return self.best(decision, lambda world: float(words.SALE_PRICE[game.kind_of(seat, world)]))

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
        return min(answers, key=lambda worlds: sum(words.SALE_PRICE[game.good[world]] for world in worlds))

    # --- goals ----------------------------------------------------------------------------------------------

    def stockpile_goods(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        """Cheap goods, as many as may be: six are worth 8 VP."""
        goods = sorted(decision.form.things(), key=lambda world: words.SALE_PRICE[game.good[world]])
        cheap = [world for world in goods if words.SALE_PRICE[game.good[world]] <= words.SALE_PRICE[words.RARE]]
        room = cast(PickSet, decision.form).sizes()[1]
        return (cheap if self.outlook(game, seat).left > 1 else goods)[:room]

    def stockpile_credits(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        form = cast(PickNumber, decision.form)
        return [form.hi if self.outlook(game, seat).left < self.weights.rounds / 2 else form.lo]

    def lead(self, game: FrontiersGame, seat: int, goal: int) -> float:
        """By how much the seat is ahead in what a goal counts."""
        counted = game.content.goals[goal]
        own = goal_count(game, seat, counted, words.NONE)
        theirs = max(goal_count(game, each, counted, words.NONE) for each in range(game.seats) if each != seat)
        scale = counted.scale[-1][0]
        return (own - theirs) / scale + 0.3 * own / scale

    def lay_out_goals(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        items = cast(PickOrder, decision.form).items
        return sorted(items, key=lambda thing: -self.lead(game, seat, thing - words.GOAL))

    def reveal_goal(self, game: FrontiersGame, seat: int, decision: Decision) -> list[int]:
        """When one would stockpile something in this action."""
        goal = decision.form.things()[-1]
        if goal == PASS:
            return [PASS]
        count = game.content.goals[goal - words.GOAL].count
        own = self.outlook(game, seat)
        if count == words.GOAL_GOODS:
            useful = game.action == words.PRODUCE and own.produced(words.NONE) >= 2
        elif count == words.GOAL_CREDITS:
            useful = game.action == words.TRADE_CONSUME and bool(game.goods_of(seat)) and own.left < 8
        else:
            useful = game.action == words.EXPLORE and game.worlds(seat) >= 8
        return [goal if useful else PASS]


SIMPLE = BotKind(
    "simple",
    make=lambda _ruleset, seed: SimpleBot(seed),
    about="a decent opponent for a beginner: plays by rules of thumb, without looking ahead",
    level=30,
    cost="instant",
    games=frozenset({"frontiers"}),
)
