"""Crowded tables: any cards beside any others, far more than real games bring together, and three rounds by lot.

Whole games by lot reach few cards, and bots see what pays. Here both have a start world and up to nine more cards on
the table, goods, prestige and full hands: powers that meet once in a thousand games meet at every other table.
"""

from __future__ import annotations

from random import Random

import pytest
from tests.race.scenario import table

from starboard.kernel.chance import Stream
from starboard.kernel.game import PASS
from starboard.race.ruleset import RULESET

BOW = 3
ROUNDS = 3
MORE_IN_SETTLE = ["Terraforming Engineers", "Improved Logistics", "Rebel Sneak Attack"]


def play_by_lot(seed: int) -> int:
    """How many choices were made; the laws of `scenario.py` hold all the time."""
    lot = Random(seed)
    designs = RULESET.content(BOW).cards
    by_name = {design.name: design for design in designs}
    names = [design.name for design in designs]
    lot.shuffle(names)
    settling = lot.sample(MORE_IN_SETTLE, 2)
    starts = [name for name in names if by_name[name].start >= 0]
    others = [name for name in names if name not in starts and name not in settling]
    tableau = {seat: [starts.pop()] + [others.pop() for _ in range(lot.randint(3, 9))] for seat in (0, 1)}
    if lot.random() < 1 / 2:
        tableau[0] = tableau[0][:8] + settling
    goods = {
        seat: [name for name in mine if mine.count(name) == 1 and by_name[name].good and lot.random() < 1 / 2]
        for seat, mine in tableau.items()
    }
    t = table(
        level=BOW,
        tableau=tableau,
        goods=goods,
        more={0: lot.randint(3, 10), 1: lot.randint(3, 10)},
        prestige={0: lot.randint(0, 4), 1: lot.randint(0, 4)},
        takeovers=True,
    )
    game, stream = t.game, Stream(str(seed))
    last = game.round + ROUNDS
    choices = 0
    while not game.over and game.round < last:
        for seat in (0, 1):
            decision = game.pending[seat]
            if decision is not None:
                answer = decision.form.random(stream)
                if answer in ([], [PASS]):  # to do something is more telling than to do nothing
                    answer = decision.form.random(stream)
                game.decide(seat, answer)
                choices += 1
        if choices % 8 == 0:
            t.check_laws()
    t.check_laws()
    return choices


def test_powers_that_hardly_ever_meet() -> None:
    assert sum(play_by_lot(seed) for seed in range(400)) > 6_000


@pytest.mark.deep
def test_powers_that_hardly_ever_meet_at_many_tables() -> None:
    assert sum(play_by_lot(seed) for seed in range(20_000)) > 300_000
