"""The simple bot for Race for the Galaxy: plays sensibly by rules of thumb, without looking ahead.

It prices everything in victory points: what a card would score, what its powers yield over the rounds that seem to be
left, what a card in hand or a good on a world is worth. All that is a matter of judgement is in the table Weights. It
reads only its own hand and what lies open. Questions it has no rule of thumb for are answered at random.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from typing import cast

from starboard.bots.bot import Bot, owed
from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision
from starboard.kernel.forms import Case, PickNumber, PickOne, PickSet
from starboard.kernel.game import PASS, Game
from starboard.race import vocabulary as words
from starboard.race.abilities import Abilities, gather
from starboard.race.consume import power_id
from starboard.race.content import Content, Design, Power
from starboard.race.position import ACTION, POWER, POWERS_PER_CARD, RaceGame
from starboard.race.rounds import TABLEAU_END
from starboard.race.scoring import fits


@dataclass(frozen=True)
class Weights:
    """What is worth how much, in VP. The words say why; the numbers come from paired games against earlier ones."""

    # Cards in hand.
    card: float = 0.6  # payment for later, or a chance of something good
    card_fades: float = 2.5  # over the last so many rounds cards lose their worth
    hunger: float = 0.5  # cards are dearer to an empty hand and cheaper to a full one
    plan: float = 0.5  # part of what a card promises that makes it worth keeping
    next_plan: float = 0.7  # ... and less again for every better plan in hand
    too_dear: float = 0.75  # ... less for every card that is missing to pay for it
    too_strong: float = 0.6  # ... less for every point of Military that is missing to conquer it
    look: float = 0.3  # to choose among more cards when exploring
    # The clock.
    pace: float = 1.1  # cards that the largest tableau gains in a round
    cycle: float = 2.6  # rounds for one turn of produce and consume
    # 6-cost developments.
    six_grows: float = 0.06  # part of its score that one gains in a round
    six_in_hand: float = 0.35  # part of the points that a card would bring to one still in hand
    # Powers, for each round left and each card or point.
    explore_draw: float = 0.06
    explore_keep: float = 0.2
    develop_discount: float = 0.25
    develop_draw: float = 0.3
    settle_discount: float = 0.25
    discount_for_kind: float = 0.06
    settle_draw: float = 0.3
    military: float = 0.08
    military_for_kind: float = 0.03
    trade_bonus: float = 0.12
    special: float = 0.8  # once, for a power that is used by choice (Contact Specialist, Colony Ship)
    # Goods.
    good: float = 0.75  # part of what goods would bring, while they are not consumed yet
    # Other players.
    likely: float = 1.0  # how surely others take the action that looks best for them
    others: float = 0.3  # part of what a phase gives to others that counts against calling it
    placing: float = 0.35  # what others are thought to gain by placing, for each card in hand


WEIGHTS = Weights()
IMPOSSIBLE = -1
KINDS = tuple(range(len(words.GOODS) - 1, words.NONE, -1))
"""Kinds of goods, the dearest first."""
EMPTY = [0] * len(words.GOODS)


# --- produce and consume ------------------------------------------------------------------------------------


class Economy:
    """What a tableau makes and consumes in one turn of produce and consume."""

    def __init__(self, designs: list[Design]) -> None:
        self.supply = EMPTY[:]
        self.consumers: list[Power] = []
        self.draws = 0
        asleep = EMPTY[:]
        wakers: list[int] = []
        for design in designs:
            if design.windfall:
                asleep[design.good] += 1
            for power in design.powers:
                does = power.does
                if does == words.PRODUCE_HERE:
                    self.supply[design.good] += 1
                elif does == words.PRODUCE_WINDFALL:
                    wakers.append(power.good)
                elif does > words.PRODUCE_WINDFALL:
                    self.draws += power.cards
                elif does >= words.CONSUME_GOODS:
                    self.consumers.append(power)
        for waker in sorted(wakers, reverse=True):
            for kind in KINDS:
                if waker in (kind, words.NONE) and asleep[kind]:
                    asleep[kind] -= 1
                    self.supply[kind] += 1
                    break
        self.consumers.sort(key=eagerness)


def eagerness(power: Power) -> tuple[float, bool]:
    """Order of consume powers: the best return for a good first, then those that take one kind only."""
    if power.does == words.CONSUME_ALL:
        return 2.0, False
    if power.does == words.CONSUME_SELL:
        return 1.0, False
    return -(2 * power.vp + power.cards) / (power.kinds or power.goods or 1), power.good == words.NONE


def consumption(stock: list[int], consumers: list[Power], times: int, card: float) -> float:
    """What consuming this stock by these powers in their order brings; `times` is 2 for Consume: 2x VP."""
    if not consumers:
        return 0.0
    left = stock[:]
    total = 0.0
    for power in consumers:
        does = power.does
        if does == words.CONSUME_GOODS:
            kinds = [power.good] if power.good != words.NONE else plentiful(left)
            uses = min(power.times, sum(left[kind] for kind in kinds) // power.goods)
            total += uses * (times * power.vp + card * power.cards)
            taken = uses * power.goods
            for kind in kinds:
                part = min(taken, left[kind])
                left[kind] -= part
                taken -= part
        elif does == words.CONSUME_DIFFERENT:
            kinds = plentiful(left)
            if len(kinds) >= power.kinds:
                total += times * power.vp + card * power.cards
                for kind in kinds[: power.kinds]:
                    left[kind] -= 1
        elif does == words.CONSUME_ALL:
            total += times * max(0, sum(left) - 1)
            left = EMPTY[:]
        elif does == words.CONSUME_SELL:
            kinds = [kind for kind in KINDS if left[kind]]
            if kinds:
                total += card * words.TRADE_PRICE[kinds[0]]
                left[kinds[0]] -= 1
        elif does == words.CONSUME_HAND:
            total += power.up_to * max(0.0, power.vp - card)
        else:
            total += card * power.cards
    return total


def plentiful(stock: list[int]) -> list[int]:
    """The kinds in stock, the most plentiful first."""
    return sorted((kind for kind in KINDS if stock[kind]), key=lambda kind: -stock[kind])


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


def potential(stock: list[int], consumers: list[Power], card: float) -> float:
    """What this stock will bring: consumed at double VP, or its dearest good sold and the rest consumed."""
    doubled = consumption(stock, consumers, 2, card)
    for kind in KINDS:
        if stock[kind]:
            rest = stock[:]
            rest[kind] -= 1
            return max(doubled, card * words.TRADE_PRICE[kind] + consumption(rest, consumers, 1, card))
    return doubled


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

    def best(self, world: bool, bonus: int = 0) -> float:
        """What placing the best world (development) now brings; 0 if it is better not to."""
        gains = [self.gain(card, bonus) for card in self.hand if self.cards[card].is_world == world]
        return max(0.0, *gains) if gains else 0.0

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
        hand = len(self.game.players[seat].hand)
        placing = self.weights.placing * min(hand, 6)
        own = seat == self.seat
        return [
            0.0,
            self.exploring(seat, PASS),
            self.best(False) if own else placing,
            self.best(True) if own else placing,
            consumption(self.stock(seat), consumers, 1, self.card),
            self.production(seat, False),
        ]

    def chosen(self, seat: int) -> list[float]:
        """What each action brings the seat that chooses it."""
        consumers = self.memory.economy(self.game.players[seat].tableau).consumers
        hand = len(self.game.players[seat].hand)
        placing = self.weights.placing * min(hand, 6)
        stock = self.stock(seat)
        own = seat == self.seat
        settling = self.best(True) if own else placing
        return [
            self.exploring(seat, words.EXPLORE_5),
            self.exploring(seat, words.EXPLORE_1_1),
            self.best(False, 1) if own else placing + self.card,
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
        called = [1.0] * len(words.PHASES)
        theirs = [0.0] * len(words.PHASES)
        for seat in others:
            for phase, chance in enumerate(self.likely_phases(seat)):
                called[phase] *= 1 - chance
            for phase, gain in enumerate(self.shared(seat)):
                theirs[phase] += gain / len(others)
        values = []
        for action, gain in enumerate(self.chosen(self.seat)):
            phase = PHASE_OF[action]
            new = called[phase]
            values.append(gain - (1 - new) * shared[phase] - self.weights.others * new * theirs[phase])
        return values


PHASE_OF = [
    words.PHASE_EXPLORE,
    words.PHASE_EXPLORE,
    words.PHASE_DEVELOP,
    words.PHASE_SETTLE,
    words.PHASE_CONSUME,
    words.PHASE_CONSUME,
    words.PHASE_PRODUCE,
]


# --- answering ----------------------------------------------------------------------------------------------


def dearest(form: PickSet, value: Callable[[int], float]) -> list[int]:
    """The legal set with the greatest sum of values."""
    best: list[int] = []
    most = float("-inf")
    for case in form.cases:
        picked = dearest_of(case, value)
        total = sum(value(thing) for thing in picked)
        if total > most:
            best, most = picked, total
    return best


def dearest_of(case: Case, value: Callable[[int], float]) -> list[int]:
    picked = case.fixed[:]
    for group in case.groups:
        ordered = sorted(group.ids, key=lambda thing: -value(thing))
        wanted = sum(1 for thing in ordered if value(thing) > 0)
        picked.extend(ordered[: max(group.lo, min(group.hi, wanted))])
    return picked


def give_up(outlook: Outlook, decision: Decision) -> list[int]:
    """Cards that leave the hand, as payment or over the limit: the least useful."""
    return dearest(cast(PickSet, decision.form), lambda card: -outlook.keep_value(card))


def keep(outlook: Outlook, decision: Decision) -> list[int]:
    """Of cards just drawn, the most useful."""
    return dearest(cast(PickSet, decision.form), outlook.keep_value)


def act(outlook: Outlook, decision: Decision) -> list[int]:
    """The action that brings most."""
    values = outlook.action_values()
    known = [thing for thing in cast(PickOne, decision.form).options if 0 <= thing - ACTION < len(values)]
    return [max(known, key=lambda thing: values[thing - ACTION])]


def act_twice(outlook: Outlook, decision: Decision) -> list[int]:
    """The two actions of the advanced game that bring most together."""
    values = outlook.action_values()
    best: list[int] = []
    most = float("-inf")
    for pair in cast(PickSet, decision.form).answers():
        first, second = sorted(thing - ACTION for thing in pair)
        value = values[first]
        if second < len(values):
            value += values[second]
            if PHASE_OF[first] == PHASE_OF[second]:
                value -= outlook.shared(outlook.seat)[PHASE_OF[first]]
        else:
            value += outlook.again(second == words.SETTLE_2)
        if value > most:
            best, most = pair, value
    return best


def place(outlook: Outlook, decision: Decision, bonus: int) -> list[int]:
    """The card that brings most, or none if that is better."""
    best = PASS
    most = 0.0
    for card in cast(PickOne, decision.form).options:
        gain = outlook.gain(card, bonus) if card != PASS else 0.0
        if gain > most:
            best, most = card, gain
    return [best]


def develop(outlook: Outlook, decision: Decision) -> list[int]:
    """The best development, unless it takes the cards that a better world needs later in this round."""
    players = outlook.game.players
    bonus = 1 if words.DEVELOP in players[outlook.seat].actions else 0
    picked = place(outlook, decision, bonus)
    if picked != [PASS] and any(words.SETTLE in player.actions for player in players):
        gain = outlook.gain(picked[0], bonus)
        left = len(outlook.hand) - 1 - outlook.price(outlook.cards[picked[0]], bonus)
        worlds = [card for card in outlook.hand if outlook.cards[card].is_world and outlook.gain(card) > gain]
        if any(outlook.price(outlook.cards[card]) >= left for card in worlds):
            return [PASS]
    return picked


def settle(outlook: Outlook, decision: Decision) -> list[int]:
    return place(outlook, decision, 0)


def pay_world(outlook: Outlook, decision: Decision) -> list[int]:
    """The least useful cards of the hand; a card of the tableau only if that saves more than it is worth."""

    def value(card: int) -> float:
        if card in outlook.hand:
            return -outlook.keep_value(card)
        design = outlook.cards[card]
        lost = any(p.does in (words.DISCARD_FOR_MILITARY, words.DISCARD_TO_SETTLE_FREE) for p in design.powers)
        return -(design.vp + outlook.weights.special) if lost else 0.0

    return dearest(cast(PickSet, decision.form), value)


def trade(outlook: Outlook, decision: Decision) -> list[int]:
    """The good whose cards and whose loss to consuming add up best."""
    consumers = outlook.memory.economy(outlook.tableau).consumers
    stock = outlook.stock(outlook.seat)

    def value(world: int) -> float:
        kind = outlook.cards[world].good
        rest = stock[:]
        rest[kind] -= 1
        cards = outlook.sale_price(outlook.abilities, kind)
        cards += sum(source.power.cards for source in outlook.abilities.trade_here if source.card == world)
        return outlook.card * cards + consumption(rest, consumers, 1, outlook.card)

    return [max(cast(PickOne, decision.form).options, key=value)]


def unused(outlook: Outlook) -> list[Power]:
    """The seat's consume powers that have not been used in this phase, the best first."""
    player = outlook.game.players[outlook.seat]
    left = [source.power for source in player.abilities.consume if power_id(source) not in player.used]
    return sorted(left, key=eagerness)


def times(outlook: Outlook) -> int:
    return 2 if words.CONSUME_X2 in outlook.game.players[outlook.seat].actions else 1


def power_of(outlook: Outlook, thing: int) -> Power:
    """The power with this id."""
    card, index = divmod(thing - POWER, POWERS_PER_CARD)
    return outlook.cards[card].powers[index]


def consume(outlook: Outlook, decision: Decision) -> list[int]:
    """The power that should be used first for the most in all."""
    stock = outlook.stock(outlook.seat)
    left = unused(outlook)

    def value(thing: int) -> float:
        if thing == PASS:
            return 0.0
        power = power_of(outlook, thing)
        if power.does == words.CONSUME_HAND:
            # Only worth it when some card is worth less than the VP it brings; and it can wait.
            return power.vp - min(outlook.keep_value(card) for card in outlook.hand) - 0.01
        rest = [other for other in left if other is not power]
        return consumption(stock, [power, *rest], times(outlook), outlook.card)

    options = sorted(
        cast(PickOne, decision.form).options,
        key=lambda thing: eagerness(power_of(outlook, thing)) if thing != PASS else (3.0, False),
    )
    return [max(options, key=value)]


def consume_goods(outlook: Outlook, decision: Decision) -> list[int]:
    """The goods that the other powers miss least; of those, what is cheap and comes again by itself."""
    stock = outlook.stock(outlook.seat)
    left = unused(outlook)
    now = consumption(stock, left, times(outlook), outlook.card)

    def value(world: int) -> float:
        design = outlook.cards[world]
        rest = stock[:]
        rest[design.good] -= 1
        loss = now - consumption(rest, left, times(outlook), outlook.card)
        return -loss - 0.01 * words.TRADE_PRICE[design.good] - (0.05 if design.windfall else 0.0) - 1

    form = decision.form
    if isinstance(form, PickOne):
        return trade(outlook, decision)
    return dearest(cast(PickSet, form), value)


def consume_cards(outlook: Outlook, decision: Decision) -> list[int]:
    """The cards that are worth less in hand than the VP they bring."""
    vp = power_of(outlook, decision.about["power"]).vp
    return dearest(cast(PickSet, decision.form), lambda card: vp - outlook.keep_value(card))


def guess_cost(outlook: Outlook, decision: Decision) -> list[int]:
    """The most frequent cost among cards that are not in sight."""
    seen = set(outlook.hand)
    for player in outlook.game.players:
        seen.update(player.tableau)
    form = cast(PickNumber, decision.form)
    counts = [0] * (form.hi + 1)
    for card, design in enumerate(outlook.cards):
        if card not in seen and form.lo <= design.cost <= form.hi:
            counts[design.cost] += 1
    return [max(range(form.lo, form.hi + 1), key=counts.__getitem__)]


def windfall(outlook: Outlook, decision: Decision) -> list[int]:
    """The world whose good brings most."""
    economy = outlook.memory.economy(outlook.tableau)
    stock = outlook.stock(outlook.seat)

    def value(world: int) -> float:
        return outlook.with_good(stock, world, economy) + 0.01 * words.TRADE_PRICE[outlook.cards[world].good]

    return [max(cast(PickOne, decision.form).options, key=value)]


RULES: dict[str, Callable[[Outlook, Decision], list[int]]] = {
    "starting-discard": give_up,
    "action": act,
    "two-actions": act_twice,
    "explore-keep": keep,
    "develop": develop,
    "pay-development": give_up,
    "settle": settle,
    "pay-world": pay_world,
    "trade": trade,
    "consume": consume,
    "consume-goods": consume_goods,
    "consume-cards": consume_cards,
    "guess-cost": guess_cost,
    "windfall": windfall,
    "hand-limit": give_up,
}
"""The rule of thumb for each kind of question. A kind that is not here is answered at random."""


class SimpleBot(Bot):
    """A decent beginner's opponent."""

    def __init__(self, seed: str, weights: Weights = WEIGHTS) -> None:
        super().__init__("simple")
        self.stream = Stream(seed)
        self.weights = weights
        self.memory: Memory | None = None

    def choose(self, game: Game, seat: int) -> list[int]:
        decision = owed(game, seat)
        form = decision.form
        rule = RULES.get(decision.kind)
        if form.single():
            return form.first()
        if rule is None:
            return form.random(self.stream)
        position = cast(RaceGame, game)
        if self.memory is None or self.memory.content is not position.content:
            self.memory = Memory(position.content)
        answer = rule(Outlook(position, seat, self.memory, self.weights), decision)
        return answer if form.objection(answer) is None else form.random(self.stream)
