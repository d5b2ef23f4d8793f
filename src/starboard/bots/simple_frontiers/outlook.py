"""The game as the simple bot sees it from one seat: every tile and every action in victory points.

Prices what a tile would score, what its powers yield over the rounds that seem to be left, and what credits, colonists
and goods are worth on the way. Reads only what lies open.
"""

from __future__ import annotations

from starboard.bots.simple_frontiers.weights import Weights
from starboard.frontiers import develop, settle, trade_consume, vocabulary
from starboard.frontiers.abilities import Abilities, gather
from starboard.frontiers.content import Design, Power
from starboard.frontiers.position import FrontiersGame, Player
from starboard.frontiers.scoring import standing, variable_points


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
            now = variable_points(self.game, self.seat, design, vocabulary.NONE) + best_line(design, design)
            points = now * (1 + self.weights.grows * self.left)
        for scorer in self.scorers:
            points += best_line(scorer, design)
            if any(line.what.count == vocabulary.COUNT_STRENGTH for line in scorer.scores):
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
        if design.goods == vocabulary.PRODUCTION:
            per_round += self.good_worth(design.kind) / self.weights.cycle
        elif design.goods == vocabulary.WINDFALL:
            kind = vocabulary.GENES if design.kind == vocabulary.ANY else design.kind
            once += self.good_worth(kind) * min(1.0, self.left)
            per_round += self.good_worth(kind) / self.weights.cycle * 0.3
        return per_round * self.left + once * min(1.0, self.left / 3)

    def rate(self, power: Power) -> float | None:
        """What a power brings each round; None for those used by choice."""
        weights = self.weights
        does = power.does
        amount = power.amount
        special = power.kind != vocabulary.NONE or power.keyword != 0
        if does in (vocabulary.MILITARY, vocabulary.MILITARY_PER):
            return amount * (weights.military_for if special else weights.military)
        if does == vocabulary.SETTLE_DISCOUNT:
            return amount * (weights.discount_for if special else weights.discount)
        if does == vocabulary.DEVELOP_DISCOUNT:
            return amount * weights.develop_discount
        if does == vocabulary.DEVELOP_CREDITS_AFTER:
            return amount * weights.after_develop
        if does in (vocabulary.SETTLE_CREDITS_AFTER, vocabulary.SETTLE_COLONISTS_AFTER, vocabulary.SETTLE_DRAW_AFTER):
            return amount * weights.after_settle
        if does == vocabulary.EXPLORE_CREDITS:
            return amount * weights.explore_credit
        if does == vocabulary.EXPLORE_COLONISTS:
            return amount * weights.explore_colonist
        if does == vocabulary.EXPLORE_DRAW:
            return amount * weights.explore_draw
        if does in (vocabulary.TRADE_BONUS, vocabulary.TRADE_BONUS_HERE):
            return amount * (weights.trade_bonus_for if special else weights.trade_bonus)
        if does == vocabulary.TRADE_EXTRA_SALE:
            return self.credit * 2 / weights.cycle
        if does == vocabulary.PRODUCE_WINDFALL:
            return self.good_worth(power.kind) / weights.cycle if self.has_windfall(power.kind) else 0.05
        if does == vocabulary.PRODUCE_CREDITS_PER:
            count = sum(power.per.fits(self.tiles[tile], self.tiles[tile].kind) for tile in self.empire)
            return (count + 0.5) * amount * self.credit / weights.cycle
        if power.action == "produce":
            return (0.0 if does == vocabulary.PRODUCE_PAY_HERE else amount * self.credit) / weights.cycle
        if does == vocabulary.CONSUME_GOODS:
            uses = min(power.times, self.produced(power.kind) / power.goods)
            return uses * (power.vp + power.credits * self.credit) * 0.6 / weights.cycle
        if does == vocabulary.CONSUME_VP_PER_GOOD:
            return min(3.0, self.produced(vocabulary.NONE)) * amount * 0.7 / weights.cycle
        if does == vocabulary.CONSUME_VP:
            return amount / weights.cycle
        if does == vocabulary.CONSUME_CREDITS:
            return amount * self.credit / weights.cycle
        return None

    def has_windfall(self, kind: int) -> bool:
        return any(
            self.tiles[tile].goods == vocabulary.WINDFALL and self.tiles[tile].kind == kind
            for tile in self.player.colonies
        )

    def produced(self, kind: int) -> float:
        """Goods of a kind (or any) that the empire makes in a turn of produce and consume."""
        count = 0.0
        for tile in self.player.colonies:
            design = self.tiles[tile]
            if kind in (vocabulary.NONE, design.kind):
                count += (
                    1.0
                    if design.goods == vocabulary.PRODUCTION
                    else 0.4
                    if design.goods == vocabulary.WINDFALL
                    else 0.0
                )
        return count

    def good_worth(self, kind: int) -> float:
        """What a good is likely to bring: the first is sold, others may be consumed."""
        price = vocabulary.SALE_PRICE[kind] + self.abilities.trade_bonus + self.abilities.trade_for[kind]
        return price * self.credit * (0.7 if self.produced(vocabulary.NONE) < 2 else 0.5) + 0.15 * len(
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
        if design.kind != vocabulary.NONE:
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
        """What further colonists are worth: most when there are worlds that wait for them."""
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
        if action == vocabulary.SETTLE:
            return game.colonist_pool - 1 - 2 * game.seats < settle.FEW_COLONISTS
        if action == vocabulary.DEVELOP:
            return any(game.spaces(seat) >= develop.LAST_SPACE - 1 for seat in range(game.seats))
        return action in (vocabulary.DIPLOMATS, vocabulary.TRADE_CONSUME) and game.vp_pool <= 2

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
            if self.game.good[tile] == vocabulary.NONE:
                if design.goods == vocabulary.PRODUCTION:
                    gain += self.good_worth(design.kind) * self.weights.good
                elif design.goods == vocabulary.WINDFALL:
                    kind = vocabulary.GENES if design.kind == vocabulary.ANY else design.kind
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
            fitting = [kind for kind in kinds if power.kind in (vocabulary.NONE, kind)]
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
        if action == vocabulary.DEVELOP:
            return self.best_develop(1 if chooser else 0)
        if action == vocabulary.EXPLORE:
            return self.best_explore(2 if chooser else 1)
        if action == vocabulary.SETTLE:
            return self.best_settle(1 if chooser else 0)
        if action == vocabulary.PRODUCE:
            return self.best_produce(chooser)
        if action == vocabulary.TRADE_CONSUME:
            return self.best_trade() + (1.0 if chooser else 0.0)
        if not chooser:
            return 0.0
        if action == vocabulary.DIPLOMATS:
            return 1.0 + weights.first * self.game.turn * min(1.0, self.left)
        if action == vocabulary.SURVEY:
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
    return power.does == vocabulary.MILITARY and power.kind == vocabulary.NONE and not power.keyword
