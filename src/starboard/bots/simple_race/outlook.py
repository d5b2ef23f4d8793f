"""The outlook: how the game looks from one seat, priced in victory points.

What a card would score, what its powers yield over the rounds that seem to be left, what a card in hand is worth, and
what each action would bring. Reads the seat's own hand and what lies open, and nothing else.
"""

from __future__ import annotations

from typing import Final

from starboard.bots.simple_race.ambitions import Ambitions, Tally, military_of, tally_of, together
from starboard.bots.simple_race.economy import EMPTY, Economy, Prices, consumption, potential
from starboard.bots.simple_race.weights import Weights
from starboard.kernel.game import PASS
from starboard.race import vocabulary
from starboard.race.abilities import Abilities, Source, count_keyword, count_worlds, gather
from starboard.race.content import Content, Design, Power
from starboard.race.payment import BOOST_DISCOUNT, BOOST_MILITARY, may_pay_for
from starboard.race.position import RaceGame
from starboard.race.rounds import TABLEAU_END, tableau_end
from starboard.race.scoring import KIND_POINTS, fits

IMPOSSIBLE: Final = -1
VP_ONLY: Final = Prices(0.0, 0.0)
LONG: Final = 5.0
"""Rounds: nobody sees further."""
MANY_CARDS: Final = 6
"""With more in hand nobody finds much better things to place."""
DISCARDED: Final = (
    vocabulary.DISCARD_FOR_MILITARY,
    vocabulary.DISCARD_TO_SETTLE_FREE,
    vocabulary.DISCARD_FOR_DISCOUNT,
    vocabulary.DISCARD_TO_CONQUER,
    vocabulary.SECOND_CONQUEST,
)
"""Powers that take their card out of the tableau."""
TEMPORARY: Final = (
    vocabulary.DISCARD_FOR_MILITARY,
    vocabulary.PRESTIGE_FOR_MILITARY,
    vocabulary.GOOD_FOR_MILITARY,
    vocabulary.CARDS_FOR_MILITARY,
)
CHEAPER: Final = (vocabulary.DISCARD_TO_SETTLE_FREE, vocabulary.GOOD_FOR_DISCOUNT, vocabulary.DISCARD_TO_CONQUER)
BY_CHOICE: Final = (
    *DISCARDED,
    vocabulary.PRESTIGE_FOR_MILITARY,
    vocabulary.GOOD_FOR_MILITARY,
    vocabulary.PAY_FOR_MILITARY,
    vocabulary.PAY_DISCOUNT,
    vocabulary.GOOD_FOR_DISCOUNT,
    vocabulary.DEVELOP_GOOD_FOR_DISCOUNT,
    vocabulary.SETTLE_PRODUCE,
)
"""Powers without a rate, worth something once."""
NEVER: Final = 1000.0
"""The price of what the seat does not have."""


# --- rates --------------------------------------------------------------------------------------------------


class Rates:
    """What powers bring in a round, by these weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.per_card: dict[int, float] = {
            vocabulary.SETTLE_DRAW_AFTER: weights.settle_draw,
            vocabulary.DEVELOP_DRAW: weights.develop_draw,
            vocabulary.DEVELOP_DRAW_AFTER: weights.develop_draw,
            vocabulary.EXPLORE_DRAW: weights.explore_draw,
            vocabulary.EXPLORE_KEEP: weights.explore_keep,
            vocabulary.TRADE_BONUS: weights.trade_bonus,
            vocabulary.TRADE_BONUS_HERE: weights.trade_bonus,
            vocabulary.DEVELOP_DRAW_DISCARD: weights.draw_discard,
            vocabulary.SETTLE_DRAW_DISCARD_AFTER: weights.draw_discard,
            vocabulary.CARDS_FOR_MILITARY: weights.cards_for_military,
        }
        """For each card that they give or take."""
        self.fixed: dict[int, float] = {
            vocabulary.EXPLORE_MIX: weights.mix,
            vocabulary.DEVELOP_SAVE: weights.save,
            vocabulary.SETTLE_SAVE: weights.save,
            vocabulary.SECOND_WORLD: weights.second_world,
            vocabulary.UPGRADE_WORLD: weights.upgrade,
        }
        """Of powers that know no more or less."""
        self.special: dict[str, float] = {
            "hand-limit-12": weights.large_hand,
            "takes-discards": weights.takes_discards,
            "chooses-last": weights.chooses_last,
        }
        """Of cards that change the rules for their owner."""


# --- points -------------------------------------------------------------------------------------------------


def scores_for(scorer: Design, design: Design) -> int:
    """What a card in the tableau scores for a 6-cost development: by the first line that fits it."""
    points = 0
    for line in scorer.scores:
        if fits(line, design, design.good):
            points = line.vp
            break
    for line in scorer.scores:
        if line.per == "military-strength":
            points += line.vp * military_of(design)
        elif line.per == "prestige" and design.prestige:
            points += line.vp
    return points


# --- the bot's memory ---------------------------------------------------------------------------------------


class Memory:
    """What has been worked out about tableaus and cards in this game; nothing here is hidden from anybody."""

    def __init__(self, content: Content) -> None:
        self.cards = content.cards
        self.content = content
        self.gathered: dict[tuple[int, ...], Abilities] = {}
        self.economies: dict[tuple[int, ...], Economy] = {}
        self.cycles: dict[tuple[tuple[int, ...], str], float] = {}
        self.tallies: dict[tuple[int, ...], Tally] = {(): Tally()}
        self.drafted: dict[str, float] = {}
        self.rates: Rates | None = None

    def rates_by(self, weights: Weights) -> Rates:
        if self.rates is None or self.rates.weights is not weights:
            self.rates = Rates(weights)
        return self.rates

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

    def tally(self, tableau: list[int]) -> Tally:
        key = tuple(tableau)
        if key not in self.tallies:
            self.tallies[key] = together(self.tally(tableau[:-1]), tally_of(self.cards[tableau[-1]]))
        return self.tallies[key]

    def cycle(self, tableau: list[int], extra: Design | None, prices: Prices) -> float:
        """What one turn of produce and consume brings, with one card more or without."""
        key = (tuple(tableau), extra.slug if extra is not None else "")
        if key not in self.cycles:
            economy = self.economy(tableau)
            if extra is not None:
                economy = Economy([*(self.cards[each] for each in tableau), extra])
            goods = potential(economy.supply, economy.consumers, prices)
            self.cycles[key] = goods + prices.card * economy.draws + prices.prestige * economy.prestige
        return self.cycles[key]


# --- how the game looks from a seat -------------------------------------------------------------------------


class Outlook:
    """The game from one seat: how long it lasts, what a card is worth, what each action would bring."""

    def __init__(
        self, game: RaceGame, seat: int, memory: Memory, weights: Weights, tableau: list[int] | None = None
    ) -> None:
        player = game.players[seat]
        self.game = game
        self.seat = seat
        self.memory = memory
        self.weights = weights
        self.rates = memory.rates_by(weights)
        self.cards = game.content.cards
        self.hand = player.hand
        self.tableau = player.tableau if tableau is None else tableau
        self.chips = player.vp
        self.abilities = memory.abilities(self.tableau)
        self.scorers = [self.cards[card] for card in self.tableau if self.cards[card].scores]
        self.planned = [self.cards[card] for card in player.hand if self.cards[card].scores]
        self.left = self.rounds_left()
        hunger = max(0.1, 1 + weights.hunger * (4 - len(player.hand)) / 4)
        self.card = weights.card * min(1.0, self.left / weights.card_fades) * hunger
        self.prestige = self.prestige_price()
        self.prices = Prices(self.card, self.prestige)
        self.usual = Prices(weights.card, weights.prestige)
        self.kept: dict[int, float] = {}
        self.worths: dict[str, float] = {}
        self.goals: Ambitions | None = None

    def rounds_left(self) -> float:
        """After this round: until a tableau is full or the VP chips are gone, whichever seems to come first."""
        weights = self.weights
        shortest = float("inf")
        chips = 0.0
        for player in self.game.players:
            shortest = min(shortest, tableau_end(self.game, player) - len(player.tableau))
            economy = self.memory.economy(player.tableau)
            chips += consumption(economy.supply, economy.consumers, 2, VP_ONLY)
        if self.game.robot is not None:
            shortest = min(shortest, TABLEAU_END - self.game.robot.size)
        by_chips = self.game.vp_pool / max(1.0, chips / weights.cycle)
        return max(0.0, min(shortest / weights.pace, by_chips))

    def prestige_price(self) -> float:
        """A chip scores, and brings the seat nearer to the lead or secures it."""
        game, weights = self.game, self.weights
        if not game.rules.prestige:
            return 0.0
        best = game.robot.prestige if game.robot is not None else 0
        for seat, player in enumerate(game.players):
            if seat != self.seat:
                best = max(best, player.prestige)
        behind = max(0, best - game.players[self.seat].prestige)
        per_chip = weights.prestige + weights.lead * min(self.left, LONG) * weights.close ** (1 + behind)
        for scorer in self.scorers:
            per_chip += sum(line.vp for line in scorer.scores if line.per == "prestige")
        return per_chip

    def ambitions(self) -> Ambitions:
        """The goals as they look from here."""
        if self.goals is None:
            tallies = [self.memory.tally(player.tableau) for player in self.game.players]
            tallies[self.seat] = self.memory.tally(self.tableau)
            self.goals = Ambitions(self.game, self.seat, tallies, self.left, self.weights)
        return self.goals

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
            now += self.counted(design)
            points = now * (1 + weights.six_grows * self.left)
        if design.prestige:
            points += self.prestige
        if self.game.goals:
            points += self.ambitions().gain(design)
        for scorer in self.scorers:
            points += scores_for(scorer, design)
        for scorer in self.planned:
            if scorer is not design:
                points += weights.six_in_hand * scores_for(scorer, design)
        return points

    def counted(self, design: Design) -> int:
        """What a 6-cost development scores for other things than cards."""
        player = self.game.players[self.seat]
        points = 0
        for line in design.scores:
            if line.per == "three-vp-chips":
                points += line.vp * (self.chips // 3)
            elif line.per == "prestige":
                points += line.vp * player.prestige
            elif line.per == "negative-military-strength":
                points += line.vp * max(0, -self.abilities.military - military_of(design))
            elif line.per == "kinds-of-goods":
                points += KIND_POINTS[min(4, self.memory.tally(self.tableau).kinds.bit_count())]
        return points

    def yields(self, design: Design) -> float:
        """What powers and goods of a card bring over the rounds that are left."""
        weights = self.weights
        per_round = 0.0
        once = 0.0
        produces = design.good != vocabulary.NONE
        for power in design.powers:
            if power.does >= vocabulary.CONSUME_GOODS:
                produces = True
            else:
                rate = self.rate(power, design)
                per_round += rate
                if rate == 0.0 and power.does in BY_CHOICE:
                    once += weights.special
        for special in design.specials:
            if special == "ends-at-14":
                once += weights.later_end
            else:
                per_round += self.rates.special.get(special, 0.0)
        if produces:
            memory = self.memory
            more = memory.cycle(self.tableau, design, self.usual) - memory.cycle(self.tableau, None, self.usual)
            per_round += more / weights.cycle
        if design.windfall:
            once += weights.good * self.card * vocabulary.TRADE_PRICE[design.good]
        return per_round * self.left + once * min(1.0, self.left)

    def rate(self, power: Power, design: Design) -> float:
        """What a power of Explore, Develop, Settle or Trade brings in a round; 0 for one that is used just once."""
        weights = self.weights
        does = power.does
        any_kind = power.good == vocabulary.NONE and not power.against_rebel
        if does == vocabulary.SETTLE_MILITARY:
            return self.strength_of(power, design) * (weights.military if any_kind else weights.military_for_kind)
        if does == vocabulary.SETTLE_DISCOUNT:
            return power.amount * (weights.settle_discount if any_kind else weights.discount_for_kind)
        if does == vocabulary.TRADE_PER_CHROMOSOME:
            return weights.trade_bonus * (1 + count_worlds(self.memory.content, self.tableau, "chromosome"))
        if does == vocabulary.TAKEOVER:
            return weights.takeover if self.game.rules.takeovers else 0.0
        if does in (
            vocabulary.EXPLORE_FOR_PRESTIGE,
            vocabulary.DEVELOP_PRESTIGE,
            vocabulary.SETTLE_PRESTIGE,
            vocabulary.PAY_PRESTIGE,
        ):
            return power.prestige * weights.prestige_power
        if does == vocabulary.DEVELOP_DISCOUNT:
            return power.amount * weights.develop_discount
        per_card = self.rates.per_card.get(does)
        return power.cards * per_card if per_card is not None else self.rates.fixed.get(does, 0.0)

    def strength_of(self, power: Power, design: Design) -> int:
        """The Military that a power brings, counting worlds where it says so."""
        content = self.memory.content
        if power.per:
            own = design.military if power.per == "military" else bool(design.keywords & vocabulary.KW_CHROMOSOME)
            return power.amount * (own + count_worlds(content, self.tableau, power.per))
        if power.having:
            return power.amount if count_keyword(content, self.tableau, vocabulary.KW_IMPERIUM) else 0
        return power.amount

    # --- what it takes to place a card ------------------------------------------------------------------------

    def good_value(self, kind: int) -> float:
        """What a good is worth where it lies."""
        return self.weights.good * self.card * vocabulary.TRADE_PRICE[kind]

    def has_good(self, kind: int) -> bool:
        return any(
            self.game.good[world] != PASS and self.cards[world].good in (kind, vocabulary.ANY) for world in self.tableau
        )

    def sacrifice(self, source: Source) -> float:
        """What using a special power takes, besides cards from hand."""
        power = source.power
        does = power.does
        if does in DISCARDED:
            design = self.cards[source.card]
            return design.vp + self.weights.special - power.prestige * self.prestige
        if does == vocabulary.PRESTIGE_FOR_MILITARY:
            return self.prestige if self.game.players[self.seat].prestige else NEVER
        if does in (vocabulary.GOOD_FOR_MILITARY, vocabulary.GOOD_FOR_DISCOUNT, vocabulary.DEVELOP_GOOD_FOR_DISCOUNT):
            return self.good_value(power.good) if self.has_good(power.good) else NEVER
        return 0.0

    def terms(self, design: Design, bonus: int = 0) -> tuple[int, float]:
        """Cards to pay for placing it, and what else is given up for it; IMPOSSIBLE if Military is lacking.

        `bonus` is what the action makes a development cheaper; for a world, whether Settle has its prestige bonus.
        """
        if not design.is_world:
            cost = max(0, design.cost - self.abilities.develop_discount - bonus)
            return self.cheaper(cost, 0.0, self.abilities.develop_specials)
        discount = self.abilities.settle_discount + self.abilities.discount_for[design.good]
        cost = max(0, design.cost - discount - (BOOST_DISCOUNT if bonus else 0))
        specials = self.abilities.settle_specials
        if not specials:
            if design.military:
                return (0, 0.0) if self.lacking(design, bonus) <= 0 else (IMPOSSIBLE, 0.0)
            return cost, 0.0
        if not design.military:
            free = [source for source in specials if source.power.does in CHEAPER and self.frees(source, design)]
            return self.cheaper(cost, 0.0, free)
        ways: list[tuple[int, float]] = []
        conquest = self.conquest(design, bonus)
        if conquest is not None:
            ways.append(conquest)
        for source in specials:
            if source.power.does == vocabulary.PAY_FOR_MILITARY and may_pay_for(source, design):
                ways.append((max(0, cost - source.power.amount - self.abilities.pay_discount), 0.0))
        if not ways:
            return IMPOSSIBLE, 0.0
        return min(ways, key=lambda way: self.card * way[0] + way[1])

    def frees(self, source: Source, design: Design) -> bool:
        """Can the power make this civil world cheaper?"""
        if source.power.does == vocabulary.DISCARD_TO_SETTLE_FREE:
            return design.good != vocabulary.ALIEN
        if source.power.does == vocabulary.DISCARD_TO_CONQUER:
            return design.cost - source.power.amount <= self.strength(design)
        return True

    def cheaper(self, cost: int, given: float, specials: list[Source]) -> tuple[int, float]:
        """The price after the special powers that are worth using, or without which it could not be paid."""
        for source in specials:
            whole = source.power.does in (vocabulary.DISCARD_TO_SETTLE_FREE, vocabulary.DISCARD_TO_CONQUER)
            saved = cost if whole else min(cost, source.power.amount)
            loss = self.sacrifice(source)
            if saved and loss < NEVER and (saved * self.card > loss or cost >= len(self.hand)):
                cost -= saved
                given += loss
        return cost, given

    def strength(self, design: Design) -> int:
        """Military against a world, without what is temporary."""
        abilities = self.abilities
        strength = abilities.military + abilities.military_for[design.good]
        if design.keywords & vocabulary.KW_REBEL:
            strength += abilities.military_rebel
        return strength

    def conquest(self, design: Design, bonus: int) -> tuple[int, float] | None:
        """Cards and other things spent to conquer a world, or None: cards first, then what hurts least."""
        lack = design.cost - self.strength(design) - (BOOST_MILITARY if bonus else 0)
        if lack <= 0:
            return 0, 0.0
        cards = 0
        others: list[tuple[float, int]] = []
        for source in self.abilities.settle_specials:
            if source.power.does == vocabulary.CARDS_FOR_MILITARY:
                cards += source.power.cards
            elif source.power.does in TEMPORARY and self.sacrifice(source) < NEVER:
                others.append((self.sacrifice(source), source.power.amount))
        given = 0.0
        for loss, amount in sorted(others):
            if lack <= cards:
                break
            lack -= amount
            given += loss
        return (max(0, lack), given) if lack <= cards else None

    def lacking(self, design: Design, bonus: int = 0) -> int:
        """Points of Military that are missing to conquer a world."""
        strength = self.strength(design) + (BOOST_MILITARY if bonus else 0)
        for source in self.abilities.settle_specials:
            if source.power.does in TEMPORARY:
                strength += source.power.amount or source.power.cards
        return design.cost - strength

    def price(self, design: Design, bonus: int = 0) -> int:
        """Cards to pay for placing it; IMPOSSIBLE if Military is lacking."""
        return self.terms(design, bonus)[0]

    def has(self, design: Design) -> bool:
        return any(self.cards[card] is design for card in self.tableau)

    def keep_value(self, card: int) -> float:
        """What a card is worth in hand: as payment, and as a plan; nobody can follow all plans at once."""
        if not self.kept:
            # What is drawn before the first round are start worlds, not cards for the hand.
            mine = self.hand + (self.game.players[self.seat].drawn if self.game.round else [])
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
        price, given = self.terms(design)
        if price == IMPOSSIBLE:
            chance *= weights.too_strong ** max(1, self.lacking(design))
            price = 0
        elif price >= len(self.hand):
            chance *= weights.too_dear ** (price - len(self.hand) + 1)
        return chance * max(0.0, self.worth(design) - self.card * price - given)

    def gain(self, card: int, bonus: int = 0) -> float:
        """What placing a card now brings, when the least useful others pay for it; negative if it is impossible."""
        design = self.cards[card]
        price, given = self.terms(design, bonus)
        if price == IMPOSSIBLE or price >= len(self.hand) or (not design.is_world and self.has(design)):
            return -1.0
        payment = sorted(self.keep_value(other) for other in self.hand if other != card)[:price]
        return self.worth(design) - sum(payment) - self.card - given

    def placing(self, seat: int, world: bool, bonus: int) -> float:
        """What placing the best world (development) now brings; the hands of others count only by their size."""
        if seat != self.seat:
            cards = len(self.game.players[seat].hand)
            return self.weights.placing * min(cards, MANY_CARDS) + self.card * bonus
        gains = [self.gain(card, bonus) for card in self.hand if self.cards[card].is_world == world]
        best = max([0.0, *gains])
        if world and any(source.power.does == vocabulary.SECOND_WORLD for source in self.abilities.extra_settle):
            best += self.again(True)
        return best

    def again(self, world: bool) -> float:
        """What a second world (development) in the same round brings; cards are shorter then."""
        gains = sorted(self.gain(card) for card in self.hand if self.cards[card].is_world == world)
        return max(0.0, gains[-2] - 2 * self.card) if len(gains) > 1 else 0.0

    # --- goods ---------------------------------------------------------------------------------------------

    def stock(self, seat: int) -> list[int]:
        """Goods on a seat's worlds, by kind."""
        stock = EMPTY[:]
        for world in self.game.players[seat].tableau:
            if self.game.good[world] != PASS:
                stock[self.cards[world].good] += 1
        return stock

    def consumers(self, seat: int) -> list[Power]:
        """A seat's consume powers that it has the means for: some take prestige or cards from hand."""
        player = self.game.players[seat]
        found = self.memory.economy(player.tableau).consumers
        if player.prestige and player.hand:
            return found
        lacking = [
            vocabulary.CONSUME_PRESTIGE if not player.prestige else PASS,
            vocabulary.CONSUME_HAND if not player.hand else PASS,
        ]
        return [power for power in found if power.does not in lacking]

    def sale_price(self, abilities: Abilities, kind: int) -> int:
        """Cards for a good of this kind."""
        return vocabulary.TRADE_PRICE[kind] + abilities.trade_bonus + abilities.trade_for[kind]

    def with_good(self, stock: list[int], world: int, consumers: list[Power]) -> float:
        """What the stock will bring with one good more, on this world."""
        more = stock[:]
        more[self.cards[world].good] += 1
        return potential(more, consumers, self.prices)

    # --- drafting -------------------------------------------------------------------------------------------

    def draft_value(self, design: Design) -> float:
        """What a card is worth in a deck, whatever else comes: its worth less what it usually costs."""
        known = self.memory.drafted
        if design.slug not in known:
            hard = self.weights.defense if design.military else self.weights.card
            known[design.slug] = self.worth(design) - hard * design.cost
        return known[design.slug]

    def brings(self, scorers: list[Design], design: Design) -> int:
        """What a card scores for these 6-cost developments."""
        return sum(scores_for(scorer, design) for scorer in scorers if scorer is not design)
