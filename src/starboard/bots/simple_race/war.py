"""Takeovers by rules of thumb: attack when it will succeed, with just enough, and defend what is worth it.

Reads what the rules read: tableaus as the phase began, Military as everybody counts it, and how many cards a defender
has in hand (not which).
"""

from __future__ import annotations

from typing import Final, cast

from starboard.bots.simple_race.outlook import TEMPORARY, Outlook
from starboard.kernel.decision import Decision
from starboard.kernel.forms import Case, PickSet
from starboard.kernel.game import PASS
from starboard.race import spending, takeovers, vocabulary
from starboard.race.abilities import Source
from starboard.race.position import Attempt

NO_WAY: Final = 1000.0


def owner_of(outlook: Outlook, world: int) -> int:
    return next(each for each, player in enumerate(outlook.game.players) if world in player.tableau)


def strength_needed(outlook: Outlook, world: int, certain: bool) -> int:
    """What an attack must reach: the defence as it stands, or with all that its owner could still add."""
    owner = owner_of(outlook, world)
    strength = takeovers.defence(outlook.game, owner, outlook.cards[world])
    return strength + takeovers.spare_strength(outlook.game, owner, PASS, True) if certain else strength


def prize(outlook: Outlook, world: int, source: Source) -> float:
    """What a successful takeover brings: the world with its good (or its destruction), prestige, the owner's loss."""
    design = outlook.cards[world]
    worth = outlook.worth(design)
    if outlook.game.good[world] != PASS:
        worth += outlook.good_value(design.good)
    taken = 0.0 if source.power.destroy else worth
    return taken + outlook.weights.harm * worth + source.power.prestige * outlook.prestige


def upkeep(outlook: Outlook, source: Source) -> float:
    """What declaring costs."""
    if source.power.cost == "prestige":
        return outlook.prestige
    if source.power.cost == "discard":
        return outlook.cards[source.card].vp + outlook.weights.special
    return 0.0


def cheapest(outlook: Outlook, cases: list[Case], need: int) -> tuple[float, list[int]]:
    """The least costly way to add this much temporary Military; NO_WAY if there is none."""
    best: tuple[float, list[int]] = (NO_WAY, [])
    specials = outlook.game.players[outlook.seat].abilities.settle_specials
    for case in cases:
        cost = 0.0
        strength = 0
        for source in specials:
            if source.card in case.fixed:
                cost += outlook.sacrifice(source)
                strength += source.power.amount if source.power.does in TEMPORARY else 0
        count = max(0, need - strength)
        cards: list[int] = []
        for group in case.groups:
            cards = sorted(group.ids, key=outlook.keep_value)[: min(count, group.hi)]
        if len(cards) < count:
            continue
        cost += sum(outlook.keep_value(card) for card in cards)
        if cost < best[0]:
            best = (cost, case.fixed + cards)
    return best


def ways_to_reinforce(outlook: Outlook, world: int, but: int) -> list[Case]:
    """The ways to strengthen an attack that is not declared yet; `but` is the card that declaring takes."""
    game, seat = outlook.game, outlook.seat
    player = game.players[seat]
    usable = [source for source in takeovers.temporary_specials(game, seat, False) if source.card != but]
    fleets = [] if outlook.cards[world].military else takeovers.fleets(game, seat)
    found: list[Case] = []
    for mask in range(1 << len(usable)):
        specials = spending.chosen(usable, mask)
        cards = sum(
            spending.cards_left(player, each) for each in specials if each.power.does == vocabulary.CARDS_FOR_MILITARY
        )
        found.append(spending.case(specials + fleets[:1], player.hand, 0, min(cards, len(player.hand))))
    return found


def value_of(outlook: Outlook, source: Source, world: int) -> float:
    """What declaring this takeover brings on balance."""
    cost = upkeep(outlook, source)
    strength = takeovers.attack(outlook.game, outlook.seat, outlook.cards[world], source)
    cases = ways_to_reinforce(outlook, world, source.card if source.power.cost == "discard" else PASS)
    gain = prize(outlook, world, source)
    certain = cheapest(outlook, cases, strength_needed(outlook, world, True) - strength)[0]
    bold = cheapest(outlook, cases, strength_needed(outlook, world, False) - strength)[0]
    return max(gain - certain, outlook.weights.doubt * gain - bold) - cost


def best_takeover(outlook: Outlook) -> tuple[float, list[int]]:
    """The takeover that brings most, and what it brings; nothing if none is worth it."""
    best: tuple[float, list[int]] = (0.0, [])
    game, seat = outlook.game, outlook.seat
    if game.rules.takeovers and game.players[seat].abilities.takeovers:
        for source in takeovers.usable_powers(game, seat):
            for world in takeovers.targets(game, seat, source):
                if not takeovers.in_reach(game, seat, source, world):
                    continue
                value = value_of(outlook, source, world)
                if value > best[0]:
                    best = (value, [source.id, world])
    return best


def declare(outlook: Outlook, decision: Decision) -> list[int]:
    """The takeover that brings most, if any does."""
    return best_takeover(outlook)[1]


def attempt_of(outlook: Outlook) -> Attempt:
    return outlook.game.attempts[takeovers.latest_of(outlook.game, outlook.seat)]


def reinforce(outlook: Outlook, decision: Decision) -> list[int]:
    """Just enough to be certain; else just enough to succeed if the defender does nothing; else nothing more."""
    attempt = attempt_of(outlook)
    strength = takeovers.attack(outlook.game, outlook.seat, outlook.cards[attempt.world], attempt.source)
    cases = cast(PickSet, decision.form).cases
    gain = prize(outlook, attempt.world, attempt.source)
    certain = cheapest(outlook, cases, strength_needed(outlook, attempt.world, True) - strength)
    bold = cheapest(outlook, cases, strength_needed(outlook, attempt.world, False) - strength)
    if gain - certain[0] >= outlook.weights.doubt * gain - bold[0] and certain[0] < NO_WAY:
        return certain[1]
    return bold[1] if bold[0] < NO_WAY else cheapest(outlook, cases, 0)[1]


def loss(outlook: Outlook, world: int) -> float:
    """What the seat loses with a world."""
    return outlook.worth(outlook.cards[world]) + (1.0 if outlook.game.good[world] != PASS else 0.0)


def defend(outlook: Outlook, decision: Decision) -> list[int]:
    """Just enough to ward off the attack, if the world is worth it."""
    attempt = outlook.game.attempts[0]
    need = takeovers.margin(outlook.game, attempt) + 1
    cases = cast(PickSet, decision.form).cases
    cost, answer = cheapest(outlook, cases, need)
    return answer if cost < loss(outlook, attempt.world) else cheapest(outlook, cases, 0)[1]


def prevent(outlook: Outlook, decision: Decision) -> list[int]:
    """A takeover of the dearest own world that will succeed, if that costs more than a prestige chip."""
    best: list[int] = []
    most = outlook.prestige
    for attempt in outlook.game.attempts:
        if attempt.defender != outlook.seat or attempt.world not in outlook.tableau:
            continue
        defence = takeovers.defence(outlook.game, outlook.seat, outlook.cards[attempt.world])
        if attempt.strength >= defence and loss(outlook, attempt.world) > most:
            most = loss(outlook, attempt.world)
            best = [attempt.world, attempt.source.id]
    return best
