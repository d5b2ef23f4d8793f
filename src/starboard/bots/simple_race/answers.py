"""The rules of thumb: one for each kind of question, from the outlook to a legal answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from starboard.bots.simple_race import beginnings, war
from starboard.bots.simple_race.actions import Actions
from starboard.bots.simple_race.economy import consumption, potential, reward
from starboard.bots.simple_race.outlook import Outlook
from starboard.bots.simple_race.picking import dearest
from starboard.kernel.decision import Decision
from starboard.kernel.forms import PickNumber, PickOne, PickSet
from starboard.kernel.game import PASS
from starboard.race import consume as phase_consume
from starboard.race import produce as phase_produce
from starboard.race import settle as phase_settle
from starboard.race import takeovers, vocabulary
from starboard.race.abilities import Source
from starboard.race.content import Power
from starboard.race.names import ACTION, KIND
from starboard.race.tableau_sums import eagerness


def give_up(outlook: Outlook, decision: Decision) -> list[int]:
    """Cards that leave the hand, as payment or over the limit: the least useful."""
    return dearest(cast(PickSet, decision.form), lambda card: -outlook.keep_value(card))


def keep(outlook: Outlook, decision: Decision) -> list[int]:
    """Of cards just drawn, the most useful."""
    return dearest(cast(PickSet, decision.form), outlook.keep_value)


def act(outlook: Outlook, decision: Decision) -> list[int]:
    """The action that brings most; a search or a prestige bonus if it is worth the card that allows it just once."""
    values = Actions(outlook).values()
    return [max(cast(PickOne, decision.form).options, key=lambda thing: values.one(thing - ACTION))]


def act_twice(outlook: Outlook, decision: Decision) -> list[int]:
    """The two actions of the advanced game that bring most together."""
    values = Actions(outlook).values()
    pairs = cast(PickSet, decision.form).answers()
    return max(pairs, key=lambda pair: values.two(pair[0] - ACTION, pair[1] - ACTION))


def act_again(outlook: Outlook, decision: Decision) -> list[int]:
    """The second action of who chooses last: the best beside the first."""
    values = Actions(outlook).values()
    first = decision.about["first"] - ACTION
    return [max(cast(PickOne, decision.form).options, key=lambda thing: values.two(first, thing - ACTION))]


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
    player = players[outlook.seat]
    bonus = 1 if vocabulary.DEVELOP in player.actions else 0
    if player.boosted in (vocabulary.DEVELOP, vocabulary.DEVELOP_2):
        bonus = 3
    picked = place(outlook, decision, bonus)
    if picked != [PASS] and any(vocabulary.SETTLE in player.actions for player in players):
        gain = outlook.gain(picked[0], bonus)
        left = len(outlook.hand) - 1 - outlook.price(outlook.cards[picked[0]], bonus)
        worlds = [card for card in outlook.hand if outlook.cards[card].is_world and outlook.gain(card) > gain]
        if any(outlook.price(outlook.cards[card]) >= left for card in worlds):
            return [PASS]
    return picked


def settle(outlook: Outlook, decision: Decision) -> list[int]:
    """The best world, or none when there is a better one to take over."""
    boost = 1 if outlook.game.players[outlook.seat].settle_boost else 0
    picked = place(outlook, decision, boost)
    if picked != [PASS] and war.best_takeover(outlook)[0] > outlook.gain(picked[0], boost):
        return [PASS]
    return picked


def extra_value(outlook: Outlook, source: Source) -> float:
    """What another Settle power brings in this phase."""
    does = source.power.does
    game, seat = outlook.game, outlook.seat
    if does == vocabulary.UPGRADE_WORLD:
        pairs = phase_settle.upgrades(game, seat, source.power.amount)
        return max((upgrade_value(outlook, case.fixed) for case in pairs), default=0.0)
    conquest = does == vocabulary.SECOND_CONQUEST
    worlds = [card for card in phase_settle.placeable(game, seat, conquest) if card != PASS]
    boost = 1 if game.players[seat].settle_boost else 0
    best = max((outlook.gain(card, boost) for card in worlds), default=0.0)
    return best - outlook.sacrifice(source) if conquest else max(best, war.best_takeover(outlook)[0])


def settle_extra(outlook: Outlook, decision: Decision) -> list[int]:
    """The power that brings most: a second world, one more conquest, or a better world for one of the tableau."""
    best, most = PASS, 0.0
    options = cast(PickOne, decision.form).options
    for source in outlook.game.players[outlook.seat].abilities.extra_settle:
        thing = source.id
        if thing in options and extra_value(outlook, source) > most:
            best, most = thing, extra_value(outlook, source)
    return [best]


def upgrade_value(outlook: Outlook, pair: list[int]) -> float:
    """What replacing a world brings: the better world and prestige, less the old one and its good."""
    if not pair:
        return 0.0
    new, old = pair
    lost = outlook.worth(outlook.cards[old])
    if outlook.game.good[old] != PASS:
        lost += outlook.good_value(outlook.cards[old].good)
    return outlook.worth(outlook.cards[new]) + outlook.prestige - lost - outlook.keep_value(new)


def upgrade(outlook: Outlook, decision: Decision) -> list[int]:
    """The exchange that brings most, if any brings anything."""
    cases = cast(PickSet, decision.form).cases
    return max((case.fixed for case in cases), key=lambda pair: upgrade_value(outlook, pair))


def pay(outlook: Outlook, decision: Decision, sources: list[Source]) -> list[int]:
    """The least useful cards of the hand; special powers only if they save more than they take."""

    def value(card: int) -> float:
        if card in outlook.hand:
            return -outlook.keep_value(card)
        return -sum(outlook.sacrifice(source) for source in sources if source.card == card)

    return dearest(cast(PickSet, decision.form), value)


def pay_development(outlook: Outlook, decision: Decision) -> list[int]:
    return pay(outlook, decision, outlook.game.players[outlook.seat].abilities.develop_specials)


def pay_world(outlook: Outlook, decision: Decision) -> list[int]:
    return pay(outlook, decision, outlook.game.players[outlook.seat].abilities.settle_specials)


def save(outlook: Outlook, decision: Decision) -> list[int]:
    """Of cards already paid the best comes back later; of the starting hand the least useful can wait."""
    if decision.form.things()[0] in outlook.hand:
        return give_up(outlook, decision)
    return dearest(cast(PickSet, decision.form), lambda card: 1 + outlook.promise(outlook.cards[card]))


def discard_for_prestige(outlook: Outlook, decision: Decision) -> list[int]:
    """The least useful card, if it is worth less than the chip."""
    card = min(outlook.hand, key=outlook.keep_value)
    return [card if outlook.keep_value(card) < outlook.prestige else PASS]


def spend_good(outlook: Outlook, decision: Decision) -> list[int]:
    """The good that will be missed least."""
    consumers = outlook.consumers(outlook.seat)
    stock = outlook.stock(outlook.seat)

    def value(world: int) -> float:
        rest = stock[:]
        rest[outlook.cards[world].good] -= 1
        return (
            consumption(rest, consumers, 2, outlook.prices) - 0.01 * vocabulary.TRADE_PRICE[outlook.cards[world].good]
        )

    return [max(cast(PickOne, decision.form).options, key=value)]


def trade(outlook: Outlook, decision: Decision) -> list[int]:
    """The good whose cards and whose loss to consuming add up best."""
    consumers = outlook.consumers(outlook.seat)
    stock = outlook.stock(outlook.seat)

    def value(world: int) -> float:
        kind = outlook.cards[world].good
        rest = stock[:]
        rest[kind] -= 1
        cards = outlook.sale_price(outlook.abilities, kind)
        cards += sum(source.power.cards for source in outlook.abilities.trade_here if source.card == world)
        return outlook.card * cards + consumption(rest, consumers, 1, outlook.prices)

    return [max(cast(PickOne, decision.form).options, key=value)]


def unused(outlook: Outlook) -> list[Power]:
    """The seat's consume powers that have not been used in this phase, the best first."""
    player = outlook.game.players[outlook.seat]
    sources = phase_consume.powers_of(outlook.game, outlook.seat)
    left = [source.power for source in sources if source.id not in player.used]
    return sorted(left, key=eagerness)


def times(outlook: Outlook) -> int:
    """How often VP for goods count in this phase."""
    return phase_consume.vp_factor(outlook.game, outlook.game.players[outlook.seat])


def power_of(outlook: Outlook, thing: int) -> Power:
    """The consume power with this id."""
    return phase_consume.source_of(outlook.game, outlook.seat, thing).power


def hand_value(outlook: Outlook, power: Power) -> float:
    """What discarding the least useful cards for a power brings."""
    least = sorted(outlook.keep_value(card) for card in outlook.hand)[: power.exactly or 1]
    return reward(power, 1, outlook.prices) - sum(least)


def consume(outlook: Outlook, decision: Decision) -> list[int]:
    """The power that should be used first for the most in all."""
    stock = outlook.stock(outlook.seat)
    left = unused(outlook)

    def value(thing: int) -> float:
        if thing == PASS:
            return 0.0
        power = power_of(outlook, thing)
        if power.does == vocabulary.CONSUME_HAND:
            # Only worth it when cards are worth less than what they bring; and it can wait.
            return hand_value(outlook, power) - 0.01
        if power.does == vocabulary.CONSUME_PRESTIGE:
            return reward(power, times(outlook), outlook.prices) - outlook.prestige - 0.01
        rest = [other for other in left if other is not power]
        return consumption(stock, [power, *rest], times(outlook), outlook.prices)

    options = sorted(
        cast(PickOne, decision.form).options,
        key=lambda thing: eagerness(power_of(outlook, thing)) if thing != PASS else (3.0, False),
    )
    return [max(options, key=value)]


def consume_goods(outlook: Outlook, decision: Decision) -> list[int]:
    """The goods that the other powers miss least; of those, what is cheap and comes again by itself."""
    form = decision.form
    if isinstance(form, PickOne):
        return trade(outlook, decision)
    stock = outlook.stock(outlook.seat)
    left = unused(outlook)
    now = consumption(stock, left, times(outlook), outlook.prices)
    power = power_of(outlook, decision.about["power"])
    given = reward(power, times(outlook), outlook.prices) / (power.kinds or power.goods or 1)

    def value(world: int) -> float:
        design = outlook.cards[world]
        rest = stock[:]
        rest[design.good] -= 1
        loss = now - consumption(rest, left, times(outlook), outlook.prices)
        return given - loss - 0.01 * vocabulary.TRADE_PRICE[design.good] - (0.05 if design.windfall else 0.0)

    return dearest(cast(PickSet, form), value)


def consume_cards(outlook: Outlook, decision: Decision) -> list[int]:
    """The cards that are worth less in hand than what they bring."""
    power = power_of(outlook, decision.about["power"])
    each = reward(power, 1, outlook.prices) / (power.exactly or 1)
    return dearest(cast(PickSet, decision.form), lambda card: each - outlook.keep_value(card))


def ante(outlook: Outlook, decision: Decision) -> list[int]:
    """The card with the best odds: it is lost unless one of as many cards as it costs is dearer than it."""
    costs = [outlook.cards[card].cost for card in beginnings.unseen(outlook)]

    def value(card: int) -> float:
        if card == PASS:
            return 0.0
        cost = outlook.cards[card].cost
        lost = (sum(1 for other in costs if other <= cost) / max(1, len(costs))) ** cost
        found = outlook.card + outlook.weights.look * (cost - 1) ** 0.5
        return float((1 - lost) * found - lost * outlook.keep_value(card))

    return [max(cast(PickOne, decision.form).options, key=value)]


def ante_keep(outlook: Outlook, decision: Decision) -> list[int]:
    """The best of the cards turned over."""
    return [max(cast(PickOne, decision.form).options, key=lambda card: outlook.promise(outlook.cards[card]))]


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
    consumers = outlook.consumers(outlook.seat)
    stock = outlook.stock(outlook.seat)

    def value(world: int) -> float:
        return outlook.with_good(stock, world, consumers) + 0.01 * vocabulary.TRADE_PRICE[outlook.cards[world].good]

    return [max(cast(PickOne, decision.form).options, key=value)]


def kind(outlook: Outlook, decision: Decision) -> list[int]:
    """The Refinery's kind: the dearest to sell; to produce, the one that draws most cards; attacked, the safest."""
    game = outlook.game

    def value(thing: int) -> float:
        good = thing - KIND
        if game.phase == vocabulary.PHASE_CONSUME:
            return outlook.sale_price(outlook.abilities, good)
        if game.phase == vocabulary.PHASE_SETTLE:
            return -takeovers.margin(game, game.attempts[0].named(good))
        return cards_for_producing(outlook, good)

    return [max(cast(PickOne, decision.form).options, key=value)]


def cards_for_producing(outlook: Outlook, good: int) -> float:
    """How many cards the seat's powers give for one more good of a kind."""
    player = outlook.game.players[outlook.seat]
    cards = 0.0
    for source in player.abilities.produce:
        power = source.power
        if power.does == vocabulary.PRODUCE_DRAW_PER_KIND:
            cards += 0 if player.produced[good] else power.cards
        elif power.does in (vocabulary.PRODUCE_DRAW_PER_GOOD, vocabulary.PRODUCE_DRAW_IF_MOST) and power.good == good:
            cards += power.cards
    return cards


def produce_on_refinery(outlook: Outlook, decision: Decision) -> list[int]:
    """Kept from a power for one kind if the Produce bonus, with no other world for it, can make a dearer kind there."""
    game = outlook.game
    world = decision.about["world"]
    kinds = [vocabulary.NOVELTY, vocabulary.RARE, vocabulary.GENES, vocabulary.ALIEN]
    best = max(cards_for_producing(outlook, good) for good in kinds)
    bonus = vocabulary.PRODUCE in game.players[outlook.seat].actions
    only = len(phase_produce.empty_windfalls(game, outlook.seat, vocabulary.NONE, PASS)) == 1
    if bonus and only and best > cards_for_producing(outlook, decision.about["kind"] - KIND):
        return [PASS]
    return [world]


def produce(outlook: Outlook, decision: Decision) -> list[int]:
    """Powers that produce more come before those that count what was produced."""
    sources = outlook.game.players[outlook.seat].abilities.produce
    costly = {source.id for source in sources if phase_produce.costs_card(source)}
    options = cast(PickOne, decision.form).options
    return [max(options, key=lambda thing: thing in costly)]


def discard_to_produce(outlook: Outlook, decision: Decision) -> list[int]:
    """The least useful card for the good that brings most, if that is more."""
    consumers = outlook.consumers(outlook.seat)
    stock = outlook.stock(outlook.seat)
    now = potential(stock, consumers, outlook.prices)

    def value(thing: int) -> float:
        if thing in outlook.hand:
            return -outlook.keep_value(thing)
        return outlook.weights.good * (outlook.with_good(stock, thing, consumers) - now)

    return dearest(cast(PickSet, decision.form), value)


RULES: Final[dict[str, Callable[[Outlook, Decision], list[int]]]] = {
    # Setting up.
    "draft": beginnings.draft,
    "start": beginnings.start,
    "starting-discard": give_up,
    "save-card": save,
    # Actions.
    "action": act,
    "two-actions": act_twice,
    "second-action": act_again,
    "search-category": beginnings.search_category,
    "search-keep": beginnings.search_keep,
    # Explore.
    "discard-for-prestige": discard_for_prestige,
    "explore-keep": keep,
    "explore-discard": give_up,
    # Develop and Settle.
    "discard-after-draw": give_up,
    "develop": develop,
    "pay-development": pay_development,
    "settle": settle,
    "pay-world": pay_world,
    "spend-good": spend_good,
    "settle-extra": settle_extra,
    "upgrade": upgrade,
    "takeover": war.declare,
    "reinforce": war.reinforce,
    "prevent-takeover": war.prevent,
    "defend": war.defend,
    # Consume.
    "trade": trade,
    "consume": consume,
    "consume-goods": consume_goods,
    "consume-cards": consume_cards,
    "guess-cost": guess_cost,
    "ante": ante,
    "ante-keep": ante_keep,
    "kind": kind,
    # Produce.
    "windfall": windfall,
    "produce-on-refinery": produce_on_refinery,
    "produce": produce,
    "discard-to-produce": discard_to_produce,
    # The end of a round.
    "hand-limit": give_up,
}
"""The rule of thumb for each kind of question. A kind that is not here is answered at random."""
