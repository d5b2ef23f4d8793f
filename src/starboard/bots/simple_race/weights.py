"""The table of weights: all that is a matter of judgement in the simple bot for Race for the Galaxy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """What is worth how much, in VP. The words say why; the numbers come from paired games against earlier ones."""

    # Cards in hand.
    card: float = 0.98  # payment for later, or a chance of something good
    card_fades: float = 2.88  # how many rounds before the end cards begin to lose their worth
    hunger: float = 0.72  # cards are dearer to an empty hand and cheaper to a full one
    plan: float = 0.5  # part of what a card promises that makes it worth keeping
    next_plan: float = 0.7  # ... and less again for every better plan in hand
    too_dear: float = 0.97  # ... less for every card that is missing to pay for it
    too_strong: float = 0.52  # ... less for every point of Military that is missing to conquer it
    look: float = 0.3  # to choose among more cards when exploring
    # The clock.
    pace: float = 1.1  # cards that the largest tableau gains in a round
    cycle: float = 2.6  # rounds for one turn of produce and consume
    # 6-cost developments.
    six_grows: float = 0.06  # part of its score that one gains in a round
    six_in_hand: float = 0.35  # part of the points that a card would bring to one still in hand
    # Powers, for each round left and each card or point.
    explore_draw: float = 0.06  # a wider choice now and then
    explore_keep: float = 0.2  # a card whenever anybody explores
    develop_discount: float = 0.25  # somebody develops every third round or so
    develop_draw: float = 0.4  # a card at each of those, even without a development of one's own
    settle_discount: float = 0.25  # worlds are what most cards pay for
    discount_for_kind: float = 0.11  # ... but one kind of world does not come often
    settle_draw: float = 0.3  # a card back for every world
    military: float = 0.057  # opens worlds that cost no cards
    military_for_kind: float = 0.03  # ... but only a few of them
    trade_bonus: float = 0.12  # more cards, when a good is sold at all
    special: float = 0.35  # once, for a power that is used by choice (Contact Specialist, Colony Ship)
    mix: float = 0.1  # the hand is renewed whenever anybody explores
    draw_discard: float = 0.12  # a wider choice, when anybody develops or the seat settles
    save: float = 0.2  # a card of nearly every payment comes back
    cards_for_military: float = 0.035  # Military for those who have cards to spare
    second_world: float = 0.5  # two worlds in a round, when there are cards for both
    upgrade: float = 0.25  # a better world and prestige, when there is one to replace
    takeover: float = 0.12  # somebody's best world, if they are weak enough
    prestige_power: float = 0.2  # prestige for placing something, now and then
    chooses_last: float = 0.3  # never a wasted action
    large_hand: float = 0.03  # two cards more are seldom in the way
    later_end: float = 0.5  # once, for two cards more in the tableau
    takes_discards: float = 0.15  # others discard over their limit now and then
    # Goods.
    good: float = 0.75  # part of what goods would bring, while they are not consumed yet
    # Goals.
    goal_near: float = 0.35  # part of a goal that is left for every step that is missing
    goal_slips: float = 0.06  # chance in each round to lose a "most" goal again
    # Prestige.
    prestige: float = 1.0  # it scores one
    lead: float = 1.2  # in each round, for the VP (and a card) that the leader gets
    close: float = 0.4  # part of the lead that is left for every chip that is missing to it
    special_card: float = 2.5  # to keep the Prestige/Search card for a better time
    search: float = 2.2  # what a search finds, beyond any card
    # Drafting.
    defense: float = 0.7  # a point of defense is a little cheaper than a card
    # Takeovers.
    doubt: float = 0.2  # chance that a defender does not use what could still ward off an attack
    harm: float = 0.3  # part of what the defender loses that counts as won
    # Other players.
    likely: float = 0.56  # how surely others take the action that looks best for them
    others: float = 0.23  # part of what a phase gives to others that counts against calling it
    placing: float = 0.33  # what others are thought to gain by placing, for each card in hand


WEIGHTS: Final = Weights()
