"""Prestige (PLW 61-173): the leader's tile, spending, the bonus of every phase, and the ending at fifteen.

X9, X10 and X11 are decisions on conflicts of the sources: the rulebook's reading, and the reference's where conformance
follows it. The rulings R-85 to R-102 have their tests in test_rulings_expansions.py.
"""

import pytest
from tests.race.scenario import Table, table

from starboard.kernel.chance import Chance
from starboard.kernel.game import PASS
from starboard.race import goals
from starboard.race.position import Rules
from starboard.race.ruleset import RULESET, begin

RVI = 2
BOW = 3

SYMBOLS = [
    *["Alien Booby Trap", "Alien Burial Site", "Alien Departure Point", "Alien Guardian", "Alien Monolith"],
    *[
        "Alien Tourist Attraction",
        "Black Hole Miners",
        "Galactic Bankers",
        "Galactic Markets",
        "Galactic Power Brokers",
    ],
    *["Golden Age of Terraforming", "Imperium Blaster Gem Consortium", "Imperium Capital", "Imperium Invasion Fleet"],
    *["Imperium Planet Buster", "Information Hub", "Pan-Galactic Affluence", "Pan-Galactic Mediator"],
    *["Pan-Galactic Security Council", "Psi-Crystal World", "Rebel Council", "Rebel Fuel Refinery", "Rebel Stronghold"],
    *["Universal Peace Institute", "Uplift Code"],
]


def test_25_designs_have_the_prestige_symbol() -> None:
    assert sorted({design.name for design in RULESET.content(BOW).designs if design.prestige}) == SYMBOLS
    assert len(SYMBOLS) == 25


@pytest.mark.parametrize("name", SYMBOLS)
def test_a_card_with_the_symbol_gives_one_prestige_when_it_is_placed(name: str) -> None:
    """PLW 77."""
    design = next(design for design in RULESET.content(BOW).designs if design.name == name)
    strength = ["Drop Ships", "Space Marines", "New Galactic Order", "Mercenary Fleet", "Lost Alien Battle Fleet"]
    t = table(
        level=BOW,
        tableau={0: strength if design.military else []},
        hand={0: [name]},
        more={0: 10},
    )
    t.round("settle" if design.is_world else "develop", "explore-5").play_on("develop", "settle")
    t.choose(0, name)
    if t.asked(0) in ("pay-world", "pay-development"):
        t.any_answer(0)
    assert name in t.tableau(0)
    assert t.prestige(0) == 1


def test_before_the_brink_of_war_the_symbol_means_nothing() -> None:
    """RvI p2."""
    t = table(level=RVI, hand={0: ["Uplift Code"]}, more={0: 6})
    t.round("develop").choose(0, "Uplift Code").pay(0)
    assert t.prestige(0) == 0
    assert "prestige" not in {line.source for line in t.standing(0).lines}


# --- the leader ---------------------------------------------------------------------------------------------------


def test_leaders_who_are_tied_get_a_vp_each() -> None:
    """The tile lies in the middle, "=" up (PLW 91, 97)."""
    t = table(level=BOW, seats=3, prestige={0: 2, 1: 2, 2: 1})
    assert [t.vp(seat) for seat in range(3)] == [1, 1, 0]
    assert [t.cards(seat) for seat in range(3)] == [0, 0, 0]
    assert t.game.leader == PASS


def test_without_prestige_there_is_no_leader() -> None:
    t = table(level=BOW)
    assert (t.vp(0), t.vp(1), t.game.leader) == (0, 0, PASS)


def test_a_sole_leader_with_chips_on_the_tile_draws_a_card_once() -> None:
    """The chips leave the tile with the bonus (PLW 95)."""
    t = table(level=BOW, prestige={0: 2}, tile=1)
    assert (t.vp(0), t.cards(0), t.on_tile(0)) == (1, 1, 0)
    t.round("trade")
    assert (t.vp(0), t.cards(0)) == (2, 1)


def test_what_the_leader_gains_goes_on_the_tile() -> None:
    """Also in a later phase (PLW 87)."""
    t = table(
        level=BOW, prestige={0: 2}, hand={0: ["Pan-Galactic Mediator", "Pan-Galactic Security Council"]}, more={0: 2}
    )
    t.round("develop", "settle").choose(0, "Pan-Galactic Mediator")
    assert t.on_tile(0) == 1
    t.choose(0, "Pan-Galactic Security Council").choose(0, t.game.players[0].hand[0])
    assert (t.vp(0), t.prestige(0)) == (2, 4)
    assert t.cards(0) == 1 + 1, "the leader's card"


def test_the_tile_moves_with_only_what_was_gained_in_the_phase() -> None:
    """The former leader's chips go back (PLW 87)."""
    t = table(
        level=BOW,
        prestige={0: 1, 1: 1},
        tableau={1: ["Mining World", "Federation Capital"]},
        goods={1: ["Mining World"]},
        hand={0: ["Pan-Galactic Mediator"], 1: ["Golden Age of Terraforming"]},
        more={1: 7},
    )
    t.round("develop", "consume-x2").choose(0, "Pan-Galactic Mediator").choose(1, "Golden Age of Terraforming")
    while t.asked(1) in ("pay-development", "save-card"):
        t.pay(1)
    assert t.prestige(1) == 1 + 1 + 1 + 1, "the symbol, Federation Capital for a 6-cost development, and its good"
    assert (t.vp(0), t.vp(1)) == (1, 1 + 1)


def test_a_new_tie_at_the_end_of_a_phase_takes_the_tile_away() -> None:
    """PLW 91."""
    t = table(level=BOW, prestige={0: 1}, hand={1: ["Pan-Galactic Mediator"]})
    assert t.game.leader == 0
    t.round("develop").decline(0).choose(1, "Pan-Galactic Mediator")
    assert t.game.leader == PASS
    assert (t.vp(0), t.vp(1), t.cards(1)) == (2, 1, 0)


def test_another_seats_spending_does_not_touch_the_tile() -> None:
    """Only when the leader spends is the lead judged before the phase ends (PLW 107)."""
    t = table(
        level=BOW,
        seats=3,
        prestige={0: 1, 1: 1, 2: 1},
        tableau={
            0: ["Interstellar Casus Belli"],
            1: ["Federation Capital", "Mining World"],
            2: ["Galactic Power Brokers"],
        },
        goods={1: ["Mining World"]},
        hand={0: ["Pan-Galactic Mediator"]},
        start={0: 9, 1: 1, 2: 2},
    )
    t.round("develop", "consume-x2", "consume-x2")
    t.any_answer(2)
    t.choose(0, "Pan-Galactic Mediator").decline(1).decline(2)
    assert (t.prestige(0), t.prestige(1)) == (2, 2), "as many as the leader, in the middle of the phase"
    t.use(2, "Galactic Power Brokers")
    assert t.asked(0) == "consume"
    assert (t.game.leader, t.on_tile(0)) == (0, 1), "the tile stays until the phase ends"
    t.decline(0)
    assert t.game.leader == PASS


def test_a_chip_that_is_spent_does_not_stay_on_the_tile() -> None:
    """The chips on the tile are the leader's own (PLW 87): given that all of them lie there, when one is spent and the
    lead is kept, then one lies there less."""
    t = table(
        level=BOW,
        tableau={0: ["Federation Capital", "Galactic Power Brokers", "Interstellar Casus Belli"]},
        hand={0: ["Golden Age of Terraforming"]},
        more={0: 7},
    )
    t.round("develop", "consume-x2").choose(0, t.game.players[0].hand[1])
    t.choose(0, "Golden Age of Terraforming")
    while t.asked(0) in ("pay-development", "save-card"):
        t.pay(0)
    assert (t.prestige(0), t.on_tile(0), t.game.leader) == (2, 2, 0), "the symbol, and Federation Capital"
    t.use(0, "Galactic Power Brokers")
    assert t.asked(0) == "consume", "the phase is not over"
    assert (t.prestige(0), t.on_tile(0), t.game.leader) == (1, 1, 0)


# --- the bonus of every phase -------------------------------------------------------------------------------------


def test_the_bonus_costs_one_prestige_and_the_card() -> None:
    t = table(level=BOW, prestige={0: 2})
    t.round("prestige-develop", "produce")
    assert t.prestige(0) == 1
    t.play_on()
    assert not any("prestige" in name or "search" in name for name in t.options(0))


def test_prestige_settle_pays_three_less_or_has_two_more_military() -> None:
    """And the Settle bonus card as usual (PLW 145)."""
    t = table(level=BOW, prestige={0: 1}, hand={0: ["New Earth"]}, more={0: 4})
    t.round("prestige-settle", "produce").choose(0, "New Earth")
    assert t.price(0) == 2
    t.pay(0)
    assert t.cards(0) == 4 - 2 + 1
    t = table(level=BOW, prestige={0: 1}, hand={0: ["Avian Uplift Race", "Hive World"]})
    t.round("prestige-settle", "produce")
    assert t.why_not(0, "Hive World") == ("defense-too-high", 1)
    t.choose(0, "Avian Uplift Race")
    assert t.tableau(0) == ["Avian Uplift Race"]


def two_worlds(tableau: list[str], hand: list[str], quirks: list[str] | None = None) -> Table:
    """Prestige with Settle, and Improved Logistics for a second world."""
    t = table(
        level=BOW,
        prestige={0: 1},
        tableau={0: ["Improved Logistics", *tableau]},
        hand={0: hand},
        more={0: 6},
        quirks=quirks or [],
    )
    return t.round("prestige-settle", "produce")


def test_prestige_settle_is_for_every_world_of_the_phase() -> None:
    """Three cards less for each world paid for (PLW 145)."""
    t = two_worlds([], ["New Earth", "Tourist World"]).choose(0, "New Earth")
    assert t.price(0) == 5 - 3
    t.pay(0).use(0, "Improved Logistics").choose(0, "Tourist World")
    assert t.price(0) == 4 - 3


def test_prestige_settle_for_a_world_conquered_and_one_paid_for() -> None:
    """Two more Military for the one, three cards less for the other, in either order (PLW 145)."""
    t = two_worlds([], ["Avian Uplift Race", "New Earth"]).choose(0, "Avian Uplift Race")
    t.use(0, "Improved Logistics").choose(0, "New Earth")
    assert t.price(0) == 5 - 3
    t = two_worlds([], ["Avian Uplift Race", "New Earth"]).choose(0, "New Earth").pay(0)
    t.use(0, "Improved Logistics").choose(0, "Avian Uplift Race")
    assert t.tableau(0)[-1] == "Avian Uplift Race"


def test_prestige_settle_and_a_conquest_that_did_without_it() -> None:
    """New Military Tactics alone help to take a world of defense 3; the next one still costs three less."""
    t = two_worlds(["New Military Tactics"], ["Pirate World", "New Earth"]).choose(0, "Pirate World")
    assert "New Military Tactics" not in t.tableau(0)
    t.use(0, "Improved Logistics").choose(0, "New Earth")
    assert t.price(0) == 5 - 3


def test_prestige_settle_and_a_colony_ship() -> None:
    """A world placed for nothing takes nothing from the Military for the next."""
    t = two_worlds(["Colony Ship"], ["Avian Uplift Race", "New Earth"]).choose(0, "New Earth")
    t.pay(0, "Colony Ship").use(0, "Improved Logistics").choose(0, "Avian Uplift Race")
    assert t.tableau(0)[-1] == "Avian Uplift Race"


def test_version_1_of_the_rules_had_one_half_of_the_bonus() -> None:
    t = two_worlds([], ["Avian Uplift Race", "New Earth"], ["settle_bonus_is_one_half"]).choose(0, "New Earth").pay(0)
    assert "Avian Uplift Race" not in t.use(0, "Improved Logistics").options(0), "no Military for the second"
    t = two_worlds([], ["Avian Uplift Race", "New Earth"], ["settle_bonus_is_one_half"]).choose(0, "Avian Uplift Race")
    t.use(0, "Improved Logistics").choose(0, "New Earth")
    assert t.price(0) == 5


def test_only_who_chose_it_has_the_prestige_bonus() -> None:
    t = table(level=BOW, prestige={0: 1}, hand={1: ["New Earth"]}, more={1: 5})
    t.round("prestige-settle", "settle").decline(0).choose(1, "New Earth")
    assert t.cards(1) == 0 + 1, "five cards were paid"


def test_prestige_2x_triples() -> None:
    """PLW 157."""
    t = table(
        level=BOW, prestige={0: 1, 1: 9}, tableau={0: ["Mining World", "Expanding Colony"]}, goods={0: ["Mining World"]}
    )
    t.round("prestige-consume-x2", "settle").play_on()
    assert t.vp(0) == 3


def test_prestige_2x_does_not_multiply_cards_from_hand() -> None:
    t = table(level=BOW, prestige={0: 1, 1: 9}, tableau={0: ["Deficit Spending"]}, more={0: 2})
    t.round("prestige-consume-x2", "explore-5").play_on("consume")
    t.use(0, "Deficit Spending").choose(0, *t.game.players[0].hand[:2])
    assert t.vp(0) == 2


def test_spending_prestige_for_vp_may_be_doubled() -> None:
    """Casus Belli: 3 VP, 6 with Consume 2x (PLW 541-543)."""
    t = table(level=BOW, prestige={0: 1, 1: 9}, tableau={0: ["Interstellar Casus Belli"]})
    t.round("consume-x2", "settle").decline(0)
    t.use(0, "Interstellar Casus Belli")
    assert (t.vp(0), t.prestige(0)) == (6, 0)


def test_spending_prestige_for_cards() -> None:
    """Galactic Power Brokers: 3 cards (PLW 539)."""
    t = table(level=BOW, prestige={0: 1, 1: 9}, tableau={0: ["Galactic Power Brokers"]})
    t.round("consume-x2", "produce").use(0, "Galactic Power Brokers")
    assert (t.cards(0), t.prestige(0)) == (3, 0)


@pytest.mark.parametrize("quirk", [False, True])
def test_x10_prestige_trade_and_2x_in_the_advanced_game(quirk: bool) -> None:
    """The prestige bonus is "+x1": with 2x it makes 3; the reference gives 2."""
    t = table(
        level=BOW,
        prestige={0: 1, 1: 9},
        tableau={0: ["Mining World", "Expanding Colony", "Artist Colony"]},
        goods={0: ["Mining World", "Artist Colony"]},
        advanced=True,
        quirks=["prestige_trade_doubles"] if quirk else [],
    )
    t.round(("prestige-trade", "consume-x2"), ("settle", "develop")).play_on("trade")
    t.choose(0, "Artist Colony").use(0, "Expanding Colony")
    assert t.vp(0) == (2 if quirk else 3)


@pytest.mark.parametrize("quirk", [False, True])
def test_x11_three_cards_more_for_the_sale_only(quirk: bool) -> None:
    """Black Market Trading World sells for the plain price; the reference adds three there, too."""
    worlds = ["Mining World", "Asteroid Belt"]
    t = table(
        level=BOW,
        prestige={0: 1, 1: 9},
        tableau={0: ["Black Market Trading World", *worlds]},
        goods={0: worlds},
        quirks=["prestige_trade_boosts_powers"] if quirk else [],
    )
    t.round("prestige-trade", "produce")
    t.choose(0, "Mining World")
    assert t.cards(0) == 3 + 3
    t.use(0, "Black Market Trading World")
    assert t.cards(0) == 3 + 3 + 3 + (3 if quirk else 0)


@pytest.mark.parametrize("phase", ["develop", "settle"])
def test_in_the_advanced_game_the_bonus_belongs_to_one_of_two_phases(phase: str) -> None:
    """Both Develop (Settle) cards, the second with prestige: the bonus counts in the second phase only."""
    card = {"develop": "Galactic Federation", "settle": "New Earth"}[phase]
    t = table(level=BOW, prestige={0: 1}, hand={0: [card]}, more={0: 6}, advanced=True)
    t.round((phase, f"prestige-{phase}-2"), ("produce", "trade"))
    t.decline(0).choose(0, card)
    assert t.price(0) == {"develop": 3, "settle": 2}[phase]


def test_in_the_advanced_game_with_one_of_two_actions() -> None:
    t = table(level=BOW, prestige={0: 1}, tableau={0: ["Asteroid Belt", "Destroyed World"]}, advanced=True)
    t.round(("prestige-produce", "settle"), ("trade", "develop")).play_on()
    assert t.goods(0) == {"Asteroid Belt", "Destroyed World"}
    assert t.cards(0) == 3
    assert t.prestige(0) == 0


# --- the end of the game ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("prestige", "over"), [(14, False), (15, True)])
def test_fifteen_prestige_end_the_game(prestige: int, over: bool) -> None:
    """At the end of a round (PLW 165)."""
    t = table(level=BOW, prestige={0: prestige})
    t.round("trade")
    assert t.over() == over


def test_every_chip_is_a_vp() -> None:
    """PLW 167."""
    t = table(level=BOW, prestige={0: 4})
    assert t.standing(0).total == 4 + 1


@pytest.mark.parametrize(("level", "more"), [(1, 0), (2, 0), (3, 5)])
def test_five_vp_more_in_the_pool(level: int, more: int) -> None:
    """PLW 39."""
    assert begin(3, Rules(level), RULESET.content(level), Chance.seeded("pool", 3)).vp_pool == 36 + more


@pytest.mark.parametrize("holder", [0, 1])
def test_prestige_actions_are_paid_together(holder: int) -> None:
    """Both spend one of four: whoever holds Galactic Prestige keeps it, whatever the seat."""
    t = table(
        level=3,
        tableau={0: ["Old Earth"], 1: ["Alpha Centauri"]},
        prestige={0: 4, 1: 4},
        goals=["galactic-prestige"],
    )
    t.game.players[holder].goals.append(goals.GALACTIC_PRESTIGE)
    t.round("prestige-consume-x2", "prestige-consume-x2")
    assert goals.GALACTIC_PRESTIGE in t.game.players[holder].goals
