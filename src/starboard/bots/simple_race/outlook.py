"""The outlook: how the game looks from one seat, priced in victory points.

What a card would score, what its powers yield over the rounds that seem to be left, what a card in hand is worth, and
what each action would bring. Reads the seat's own hand and what lies open, and nothing else.
"""

from __future__ import annotations

from math import exp

from starboard.bots.simple_race.economy import EMPTY, KINDS, Economy, consumption, potential
from starboard.bots.simple_race.weights import Weights
from starboard.kernel.game import PASS
from starboard.race import vocabulary as words
from starboard.race.abilities import Abilities, gather
from starboard.race.content import Content, Design
from starboard.race.position import RaceGame
from starboard.race.rounds import TABLEAU_END
from starboard.race.scoring import fits

IMPOSSIBLE = -1
MANY_CARDS = 6
"""With more in hand nobody finds much better things to place."""
PHASE_OF = [
    words.PHASE_EXPLORE,
    words.PHASE_EXPLORE,
    words.PHASE_DEVELOP,
    words.PHASE_SETTLE,
    words.PHASE_CONSUME,
    words.PHASE_CONSUME,
    words.PHASE_PRODUCE,
]


# --- points -------------------------------------------------------------------------------------------------


def scores_for(scorer: Design, design: Design) -> int:
    """What a card in the tableau scores for a 6-cost development: by the first line that fits it."""
    points = 0
    for line in scorer.scores:
        if fits(line, design):
            points = line.vp
            break
    for line in scorer.scores:
        if line.per == "military-strength":
            points += line.vp * military_of(design)
    return points


def military_of(design: Design) -> int:
    """What a card adds to the Military that everybody counts."""
    return sum(
        power.amount
        for power in design.powers
        if power.does == words.SETTLE_MILITARY and power.good == words.NONE and not power.against_rebel
    )


# --- the bot's memory ---------------------------------------------------------------------------------------


class Memory:
    """What has been worked out about tableaus and cards in this game; nothing here is hidden from anybody."""

    def __init__(self, content: Content) -> None:
        self.cards = content.cards
        self.content = content
        self.gathered: dict[tuple[int, ...], Abilities] = {}
        self.economies: dict[tuple[int, ...], Economy] = {}
        self.cycles: dict[tuple[tuple[int, ...], str], float] = {}

    def abilities(self, tableau: list[int]) -> Abilities:
        """The position's own abilities are those of the last phase; here they are of this very tableau."""
        key = tuple(tableau)
        if key not in self.gathered:
            self.gathered[key] = gather(self.content, tableau)
        return self.gathered[key]

    def economy(self, tableau: list[int]) -> Economy:
        key = tuple(tableau)
        if key not in self.economies:
            self.economies[key] = Economy([self.cards[card] for card in tableau])
        return self.economies[key]

    def cycle(self, tableau: list[int], extra: Design | None, card: float) -> float:
        """What one turn of produce and consume brings, with one card more or without."""
        key = (tuple(tableau), extra.slug if extra is not None else "")
        if key not in self.cycles:
            economy = self.economy(tableau)
            if extra is not None:
                economy = Economy([*(self.cards[each] for each in tableau), extra])
            self.cycles[key] = potential(economy.supply, economy.consumers, card) + card * economy.draws
        return self.cycles[key]


# --- how the game looks from a seat -------------------------------------------------------------------------


class Outlook:
    """The game from one seat: how long it lasts, what a card is worth, what each action would bring."""

    def __init__(self, game: RaceGame, seat: int, memory: Memory, weights: Weights) -> None:
        player = game.players[seat]
        self.game = game
        self.seat = seat
        self.memory = memory
        self.weights = weights
        self.cards = game.content.cards
        self.hand = player.hand
        self.tableau = player.tableau
        self.chips = player.vp
        self.abilities = memory.abilities(player.tableau)
        self.scorers = [self.cards[card] for card in player.tableau if self.cards[card].scores]
        self.planned = [self.cards[card] for card in player.hand if self.cards[card].scores]
        self.left = self.rounds_left()
        hunger = max(0.1, 1 + weights.hunger * (4 - len(player.hand)) / 4)
        self.card = weights.card * min(1.0, self.left / weights.card_fades) * hunger
        self.kept: dict[int, float] = {}
        self.worths: dict[str, float] = {}

    def rounds_left(self) -> float:
        """After this round: until a tableau is full or the VP chips are gone, whichever seems to come first."""
        weights = self.weights
        biggest = 0
        chips = 0.0
        for player in self.game.players:
            biggest = max(biggest, len(player.tableau))
            economy = self.memory.economy(player.tableau)
            chips += consumption(economy.supply, economy.consumers, 2, 0.0)
        by_tableau = (TABLEAU_END - biggest) / weights.pace
        by_chips = self.game.vp_pool / max(1.0, chips / weights.cycle)
        return max(0.0, min(by_tableau, by_chips))

    # --- cards ----------------------------------------------------------------------------------------------

    def worth(self, design: Design) -> float:
        """What a card brings once it is in the tableau: points, and what its powers yield until the end."""
        if design.slug not in self.worths:
            self.worths[design.slug] = self.points(design) + self.yields(design)
        return self.worths[design.slug]

    def points(self, design: Design) -> float:
        """Its own points, and those it brings to 6-cost developments."""
        weights = self.weights
        points = float(design.vp)
        if design.scores:
            now = scores_for(design, design) + sum(scores_for(design, self.cards[card]) for card in self.tableau)
            for line in design.scores:
                if line.per == "three-vp-chips":
                    now += line.vp * (self.chips // 3)
            points = now * (1 + weights.six_grows * self.left)
        for scorer in self.scorers:
            points += scores_for(scorer, design)
        for scorer in self.planned:
            if scorer is not design:
                points += weights.six_in_hand * scores_for(scorer, design)
        return points

    def yields(self, design: Design) -> float:
        """What powers and goods of a card bring over the rounds that are left."""
        weights = self.weights
        per_round = 0.0
        once = 0.0
        produces = design.good != words.NONE
        for power in design.powers:
            does = power.does
            any_kind = power.good == words.NONE and not power.against_rebel
            if does >= words.CONSUME_GOODS:
                produces = True
            elif does == words.SETTLE_MILITARY:
                per_round += power.amount * (weights.military if any_kind else weights.military_for_kind)
            elif does == words.SETTLE_DISCOUNT:
                per_round += power.amount * (weights.settle_discount if any_kind else weights.discount_for_kind)
            elif does == words.SETTLE_DRAW_AFTER:
                per_round += power.cards * weights.settle_draw
            elif does == words.DEVELOP_DISCOUNT:
                per_round += power.amount * weights.develop_discount
            elif does in (words.DEVELOP_DRAW, words.DEVELOP_DRAW_AFTER):
                per_round += power.cards * weights.develop_draw
            elif does == words.EXPLORE_DRAW:
                per_round += power.cards * weights.explore_draw
            elif does == words.EXPLORE_KEEP:
                per_round += power.cards * weights.explore_keep
            elif does in (words.TRADE_BONUS, words.TRADE_BONUS_HERE):
                per_round += power.cards * weights.trade_bonus
            else:
                once += weights.special
        if produces:
            memory = self.memory
            more = memory.cycle(self.tableau, design, weights.card) - memory.cycle(self.tableau, None, weights.card)
            per_round += more / weights.cycle
        if design.windfall:
            once += weights.good * self.card * words.TRADE_PRICE[design.good]
        return per_round * self.left + once * min(1.0, self.left)

    def price(self, design: Design, bonus: int = 0) -> int:
        """Cards to pay for placing it; IMPOSSIBLE if Military is lacking."""
        abilities = self.abilities
        if not design.is_world:
            return max(0, design.cost - abilities.develop_discount - bonus)
        cost = design.cost - abilities.settle_discount - abilities.discount_for[design.good]
        if not design.military:
            return max(0, cost)
        if self.lacking(design) <= 0:
            return 0
        for source in abilities.settle_specials:
            if source.power.does == words.PAY_FOR_MILITARY and design.good != words.ALIEN:
                return max(0, cost - source.power.amount)
        return IMPOSSIBLE

    def lacking(self, design: Design) -> int:
        """Points of Military that are missing to conquer a world."""
        abilities = self.abilities
        strength = abilities.military + abilities.military_for[design.good]
        if design.keywords & words.KW_REBEL:
            strength += abilities.military_rebel
        for source in abilities.settle_specials:
            if source.power.does == words.DISCARD_FOR_MILITARY:
                strength += source.power.amount
        return design.cost - strength

    def has(self, design: Design) -> bool:
        return any(self.cards[card] is design for card in self.tableau)

    def keep_value(self, card: int) -> float:
        """What a card is worth in hand: as payment, and as a plan; nobody can follow all plans at once."""
        if not self.kept:
            mine = self.hand + self.game.players[self.seat].drawn
            promises = sorted(((self.promise(self.cards[each]), each) for each in mine), reverse=True)
            part = 1.0
            for promise, each in promises:
                self.kept[each] = self.card + part * promise
                part *= self.weights.next_plan
        return self.kept[card]

    def promise(self, design: Design) -> float:
        """The better part of what a card would bring, less the harder it still is to place."""
        weights = self.weights
        if not design.is_world and self.has(design):
            return 0.0
        chance = weights.plan * min(1.0, self.left)
        price = self.price(design)
        if price == IMPOSSIBLE:
            chance *= weights.too_strong ** self.lacking(design)
            price = 0
        elif price >= len(self.hand):
            chance *= weights.too_dear ** (price - len(self.hand) + 1)
        return chance * max(0.0, self.worth(design) - self.card * price)

    def gain(self, card: int, bonus: int = 0) -> float:
        """What placing a card now brings, when the least useful others pay for it; negative if it is impossible."""
        design = self.cards[card]
        price = self.price(design, bonus)
        if price == IMPOSSIBLE or price >= len(self.hand) or (not design.is_world and self.has(design)):
            return -1.0
        payment = sorted(self.keep_value(other) for other in self.hand if other != card)[:price]
        return self.worth(design) - sum(payment) - self.card

    def placing(self, seat: int, world: bool, bonus: int) -> float:
        """What placing the best world (development) now brings; the hands of others count only by their size."""
        if seat != self.seat:
            cards = len(self.game.players[seat].hand)
            return self.weights.placing * min(cards, MANY_CARDS) + self.card * bonus
        gains = [self.gain(card, bonus) for card in self.hand if self.cards[card].is_world == world]
        return max([0.0, *gains])

    def again(self, world: bool) -> float:
        """What a second world (development) in the same round brings; cards are shorter then."""
        gains = sorted(self.gain(card) for card in self.hand if self.cards[card].is_world == world)
        return max(0.0, gains[-2] - 2 * self.card) if len(gains) > 1 else 0.0

    # --- actions --------------------------------------------------------------------------------------------

    def stock(self, seat: int) -> list[int]:
        """Goods on a seat's worlds, by kind."""
        stock = EMPTY[:]
        for world in self.game.players[seat].tableau:
            if self.game.good[world] != PASS:
                stock[self.cards[world].good] += 1
        return stock

    def sale(self, seat: int, stock: list[int]) -> float:
        """What selling a good first, and then consuming the rest, brings."""
        abilities = self.memory.abilities(self.game.players[seat].tableau)
        consumers = self.memory.economy(self.game.players[seat].tableau).consumers
        best = 0.0
        for kind in KINDS:
            if stock[kind]:
                rest = stock[:]
                rest[kind] -= 1
                cards = self.sale_price(abilities, kind)
                best = max(best, self.card * cards + consumption(rest, consumers, 1, self.card))
        return best

    def sale_price(self, abilities: Abilities, kind: int) -> int:
        """Cards for a good of this kind."""
        return words.TRADE_PRICE[kind] + abilities.trade_bonus + abilities.trade_for[kind]

    def production(self, seat: int, bonus: bool) -> float:
        """What producing brings, with a windfall of one's choice or without."""
        economy = self.memory.economy(self.game.players[seat].tableau)
        stock = self.stock(seat)
        full = [max(stock[kind], economy.supply[kind]) for kind in range(len(stock))]
        after = potential(full, economy.consumers, self.card)
        if bonus:
            for world in self.game.players[seat].tableau:
                if self.cards[world].windfall and self.game.good[world] == PASS:
                    after = max(after, self.with_good(full, world, economy))
        more = after - potential(stock, economy.consumers, self.card)
        return self.weights.good * more + self.card * economy.draws

    def with_good(self, stock: list[int], world: int, economy: Economy) -> float:
        """What the stock will bring with one good more, on this world."""
        more = stock[:]
        more[self.cards[world].good] += 1
        return potential(more, economy.consumers, self.card)

    def exploring(self, seat: int, action: int) -> float:
        """What exploring brings by the number of cards drawn and kept."""
        abilities = self.memory.abilities(self.game.players[seat].tableau)
        drawn = 2 + abilities.explore_draw + (5 if action == words.EXPLORE_5 else action == words.EXPLORE_1_1)
        kept = 1 + abilities.explore_keep + (action == words.EXPLORE_1_1)
        fade = min(1.0, self.left / self.weights.card_fades)
        return float(kept * (self.card + fade * self.weights.look * (max(0, drawn / kept - 1)) ** 0.5))

    def shared(self, seat: int) -> list[float]:
        """What each phase brings a seat that has not chosen it."""
        consumers = self.memory.economy(self.game.players[seat].tableau).consumers
        return [
            0.0,
            self.exploring(seat, PASS),
            self.placing(seat, False, 0),
            self.placing(seat, True, 0),
            consumption(self.stock(seat), consumers, 1, self.card),
            self.production(seat, False),
        ]

    def chosen(self, seat: int) -> list[float]:
        """What each action brings the seat that chooses it."""
        consumers = self.memory.economy(self.game.players[seat].tableau).consumers
        stock = self.stock(seat)
        settling = self.placing(seat, True, 0)
        return [
            self.exploring(seat, words.EXPLORE_5),
            self.exploring(seat, words.EXPLORE_1_1),
            self.placing(seat, False, 1),
            settling + self.card if settling > 0 else 0.0,
            self.sale(seat, stock),
            consumption(stock, consumers, 2, self.card),
            self.production(seat, True),
        ]

    def likely_phases(self, seat: int) -> list[float]:
        """How likely it is that a seat calls each phase."""
        values = self.chosen(seat)
        weights = [exp(self.weights.likely * (value - max(values))) for value in values]
        total = sum(weights)
        phases = [0.0] * len(words.PHASES)
        for action, weight in enumerate(weights):
            phases[PHASE_OF[action]] += weight / total
        if self.game.rules.advanced:
            phases = [1 - (1 - chance) ** 2 for chance in phases]
        return phases

    def action_values(self) -> list[float]:
        """What each of the seven actions adds for this seat to what the others will probably do."""
        others = [seat for seat in range(self.game.seats) if seat != self.seat]
        shared = self.shared(self.seat)
        silent = [1.0] * len(words.PHASES)
        theirs = [0.0] * len(words.PHASES)
        for seat in others:
            for phase, chance in enumerate(self.likely_phases(seat)):
                silent[phase] *= 1 - chance
            for phase, gain in enumerate(self.shared(seat)):
                theirs[phase] += gain / len(others)
        values = []
        for action, gain in enumerate(self.chosen(self.seat)):
            phase = PHASE_OF[action]
            alone = silent[phase]
            values.append(gain - (1 - alone) * shared[phase] - self.weights.others * alone * theirs[phase])
        return values
