"""The rules of thumb: one for each kind of question, from the outlook to a legal answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from starboard.bots.simple_race.economy import consumption, eagerness
from starboard.bots.simple_race.outlook import PHASE_OF, Outlook
from starboard.kernel.decision import Decision
from starboard.kernel.forms import Case, PickNumber, PickOne, PickSet
from starboard.kernel.game import PASS
from starboard.race import vocabulary as words
from starboard.race.consume import power_id
from starboard.race.content import Power
from starboard.race.position import ACTION, POWER, POWERS_PER_CARD


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
    """The best of one case: what must be picked, and beyond that only what is worth something."""
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
    """How often VP for goods count in this phase."""
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
