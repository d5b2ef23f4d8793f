"""Alien Oort Cloud Refinery: its owner names its kind at any time (PLW 601), so whatever the kind decides is asked.

Its good is of the kind it is named; a power for one kind cannot take hold of it against its owner's will.
"""

from __future__ import annotations

import pytest
from tests.race.scenario import Table, table

from starboard.kernel.registry import ruleset_named

BOW = 3
REFINERY = "Alien Oort Cloud Refinery"


def producing(tableau: list[str], *actions: str, more: int = 0, quirks: list[str] | None = None) -> Table:
    """Seat 0 has these cards and an empty Refinery, and Produce has begun."""
    t = table(level=BOW, tableau={0: [*tableau, REFINERY]}, more={0: more}, quirks=quirks or [])
    return t.round(*(actions or ("produce", "produce")))


# --- produce --------------------------------------------------------------------------------------------------------


def test_a_power_for_one_kind_does_not_run_unasked_on_the_refinery() -> None:
    """Kept from Mining Robots, the Refinery makes an Alien good by the bonus, and Research Labs draw a card for it."""
    t = producing(["Mining Robots", "Research Labs"])
    assert t.asked(0) == "produce-on-refinery"
    assert t.options(0) == {REFINERY, "pass"}
    t.decline(0)
    assert t.asked(0) == "kind", "the bonus has one windfall world to produce on"
    t.choose(0, "kind:alien")
    assert t.goods(0) == {REFINERY}
    assert t.cards(0) == 1


def test_or_it_runs_and_the_good_counts_as_that_kind() -> None:
    """As Rare Elements by Mining Robots; nothing is left for the bonus, and Research Labs draw nothing (PLW 603)."""
    t = producing(["Mining Robots", "Research Labs"]).choose(0, REFINERY)
    assert t.goods(0) == {REFINERY}
    assert t.cards(0) == 0


def test_the_refinery_is_kept_for_a_power_that_costs_a_card() -> None:
    """Alien Booby Trap discards a card to make an Alien good there; Research Labs count it afterwards."""
    t = producing(["Mining Robots", "Research Labs", "Alien Booby Trap"], "produce", "produce", more=1)
    t.decline(0)
    assert t.asked(0) == "kind"
    t = producing(["Mining Robots", "Research Labs", "Alien Booby Trap"], "settle", "produce", more=1).decline(0)
    t.decline(0).use(0, "Alien Booby Trap")
    t.choose(0, *t.game.players[0].hand, REFINERY)
    assert t.goods(0) == {REFINERY}
    assert t.cards(0) == 1


def test_a_power_must_be_used_on_another_world_of_its_kind() -> None:
    """Powers that do not say "may" are used if they can be (PLB 323): an empty Rare windfall leaves no way out."""
    t = producing(["Asteroid Belt", "Mining Robots"], "settle", "produce").decline(0)
    assert t.asked(0) == "windfall"
    assert t.options(0) == {"Asteroid Belt", REFINERY}


def test_two_powers_for_one_kind_and_one_other_world() -> None:
    """The first takes the other world; then the Refinery may be kept from the second."""
    t = producing(["Asteroid Belt", "Mining Robots", "Mining League"], "settle", "produce").decline(0)
    t.choose(0, "Asteroid Belt")
    assert t.options(0) == {REFINERY, "pass"}
    t.decline(0)
    assert t.goods(0) == {"Asteroid Belt"}


def test_the_reference_produces_on_it_unasked() -> None:
    t = producing(["Mining Robots", "Research Labs"], quirks=["refinery_produces_unasked"])
    assert t.goods(0) == {REFINERY}
    assert t.cards(0) == 0


# --- takeovers ------------------------------------------------------------------------------------------------------


def attacked(attacker: list[str], defender: list[str], quirks: list[str] | None = None) -> Table:
    """Seat 0 attacks seat 1's Refinery through Imperium Invasion Fleet, which adds 3."""
    t = table(
        level=BOW,
        tableau={0: ["Interstellar Casus Belli", "Imperium Invasion Fleet", *attacker], 1: [REFINERY, *defender]},
        prestige={0: 1},
        start={0: 0, 1: 1},
        takeovers=True,
        quirks=quirks or [],
    )
    return t.round("settle").decline(0).decline(1).attack(0, "Interstellar Casus Belli", REFINERY)


@pytest.mark.parametrize("kind", ["novelty", "rare", "genes", "alien"])
def test_its_owner_names_it_for_its_defence(kind: str) -> None:
    """3 against Military 2 and cost 0: with Alien Rosetta Stone World's +2 it holds out as an Alien world only."""
    t = attacked([], ["Space Marines", "Alien Rosetta Stone World"])
    assert t.asked(1) == "kind"
    t.choose(1, f"kind:{kind}")
    assert (REFINERY in t.tableau(1)) == (kind == "alien")


def test_the_attackers_strength_against_the_kind_counts_too() -> None:
    """2 more for both as an Alien world: the kind decides nothing, and nobody is asked."""
    t = attacked(["Alien Rosetta Stone World"], ["Space Marines", "Alien Tech Institute"])
    assert t.asked(1) == "action"
    t = attacked(["Alien Rosetta Stone World"], ["Drop Ships", "Expedition Force"])
    assert t.asked(1) == "kind", "3 + 2 against 4 as an Alien world, 3 against 4 as any other"
    t.choose(1, "kind:alien")
    assert REFINERY in t.tableau(0)
    t = attacked(["Alien Rosetta Stone World"], ["Drop Ships", "Expedition Force"]).choose(1, "kind:genes")
    assert REFINERY in t.tableau(1)


def test_named_it_may_still_be_defended() -> None:
    """The kind first, then temporary Military: New Military Tactics' 3 (RvI p5)."""
    t = attacked(["Space Marines"], ["Space Marines", "New Military Tactics", "Alien Rosetta Stone World"])
    t.choose(1, "kind:alien")
    assert t.asked(1) == "defend"
    t.choose(1, "New Military Tactics")
    assert REFINERY in t.tableau(1)


def test_the_reference_names_it_nothing_when_it_is_attacked() -> None:
    t = attacked([], ["Space Marines", "Alien Rosetta Stone World"], ["refinery_defends_unnamed"])
    assert REFINERY in t.tableau(0)


# --- consume --------------------------------------------------------------------------------------------------------

NOVELTY, RARE, GENES, ALIEN = "Artist Colony", "Mining World", "Distant World", "Alien Robot Sentry"


def exchanging(worlds: list[str], quirks: list[str] | None = None) -> Table:
    """Seat 0 has Galactic Exchange and goods on these worlds, and Consume has begun."""
    t = table(level=BOW, tableau={0: ["Galactic Exchange", *worlds]}, goods={0: worlds}, quirks=quirks or [])
    return t.round("consume-x2")


def sets_of_goods(t: Table) -> set[frozenset[str]]:
    """The goods that may be consumed together, by their worlds."""
    assert t.asked(0) == "consume-goods"
    return {frozenset(t.title(thing) for thing in answer) for answer in t.question(0).form.answers()}


def test_galactic_exchange_takes_its_good_as_the_kind_it_is_named() -> None:
    """As Novelty it stands for the other Novelty good, as any other kind it comes besides (PLW 601, RvI p9)."""
    assert sets_of_goods(exchanging([NOVELTY, REFINERY])) == {
        frozenset({NOVELTY}),
        frozenset({REFINERY}),
        frozenset({NOVELTY, REFINERY}),
    }


def test_galactic_exchange_with_all_four_kinds() -> None:
    """It can only stand for one of them; four goods are taken."""
    four = [NOVELTY, RARE, GENES, ALIEN]
    expected = {frozenset(four)} | {frozenset({*four, REFINERY} - {out}) for out in four}
    assert sets_of_goods(exchanging([*four, REFINERY])) == expected


def test_galactic_exchange_takes_it_when_it_is_the_only_good() -> None:
    """Whatever it is named, it is one kind, and the power must be used (PLB 323): 1 VP and 1 card, doubled."""
    t = exchanging([REFINERY])
    assert t.goods(0) == set()
    assert (t.vp(0), t.cards(0)) == (2, 1)
    t = exchanging([REFINERY], ["exchange_spares_the_refinery"])
    assert sets_of_goods(t) == {frozenset(), frozenset({REFINERY})}


def test_the_reference_is_content_with_three_of_five_goods() -> None:
    four = [NOVELTY, RARE, GENES, ALIEN]
    found = sets_of_goods(exchanging([*four, REFINERY], ["exchange_takes_three"]))
    assert {len(goods) for goods in found} == {3, 4}
    assert len(found) == 10 + 5


@pytest.mark.parametrize("quirk", [False, True])
def test_galactic_genome_project_need_not_take_its_good(quirk: bool) -> None:
    """One Genes good and the Refinery's: named otherwise, there are not two; the reference forces both."""
    worlds = [GENES, REFINERY]
    t = table(
        level=BOW,
        tableau={0: ["Galactic Genome Project", *worlds]},
        goods={0: worlds},
        quirks=["pairs_are_forced"] if quirk else [],
    )
    t.round("consume-x2")
    if quirk:
        assert t.goods(0) == set()
    else:
        assert sets_of_goods(t) == {frozenset(), frozenset(worlds)}


# --- observations ---------------------------------------------------------------------------------------------------


def test_a_refinery_beside_all_four_kinds_and_galactic_exchange_can_be_observed() -> None:
    """Not named, it would be a fifth kind; there are four (Galactic Exchange: 10 VP for four kinds)."""
    worlds = ["Spice World", "Mining World", "Malevolent Lifeforms", "Alien Robot Sentry"]
    t = table(level=BOW, tableau={0: [*worlds, "Galactic Exchange", REFINERY]})
    ruleset = ruleset_named("race")
    places, values = ruleset.featuriser({"level": BOW}).sparse(t.game, 0)
    assert len(places) == len(values) > 0
