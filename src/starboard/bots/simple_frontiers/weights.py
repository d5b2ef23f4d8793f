"""What the simple bot thinks things are worth: all that is a matter of judgement, in one table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """What is worth how much, in VP."""

    # Means to an end; they fade when the end is near.
    credit: float = 0.6
    colonist: float = 0.5
    enough_colonists: int = 3  # more unused ones than this are worth little
    spare_colonist: float = 0.25  # part of its worth that a colonist has for whom there is no world yet
    fades: float = 2.5  # how many rounds before the end they begin to
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
    crowd: float = 0.75  # every further explored world is worth this share of the one before
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


WEIGHTS: Final = Weights()
