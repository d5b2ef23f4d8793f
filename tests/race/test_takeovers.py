"""Takeovers (RvI p3-p6, PLW 221-237, 477-507): who is vulnerable to what, strengths, prevention, what changes hands.

The rulings R-65 to R-84 and the three examples of RvI p6 are here; X numbers are decisions on conflicts of the sources,
tested in the rulebook's reading and, where conformance reads it otherwise, in the reference's too.

Long on purpose: one test for each ruling on takeovers.
"""

from collections.abc import Sequence

import pytest
from tests.race.scenario import Table, table

RVI = 2
BOW = 3

# Developments and worlds without IMPERIUM or Rebel on them that give just this much Military.
STRENGTH = {
    0: [],
    1: ["Expedition Force"],
    2: ["Space Marines"],
    3: ["Drop Ships"],
    4: ["Drop Ships", "Expedition Force"],
    5: ["Drop Ships", "Space Marines"],
    6: ["Drop Ships", "Space Marines", "Expedition Force"],
    7: ["Drop Ships", "Space Marines", "New Galactic Order"],
    8: ["Drop Ships", "Space Marines", "New Galactic Order", "Expedition Force"],
    9: ["Drop Ships", "Space Marines", "New Galactic Order", "Mercenary Fleet"],
    10: ["Drop Ships", "Space Marines", "New Galactic Order", "Mercenary Fleet", "Expedition Force"],
    11: ["Drop Ships", "Space Marines", "New Galactic Order", "Mercenary Fleet", "Lost Alien Warship"],
}


def war(
    attacker: list[str],
    defender: list[str],
    *,
    level: int = BOW,
    goods: list[str] | None = None,
    hand: dict[int, list[str]] | None = None,
    more: dict[int, int] | None = None,
    prestige: dict[int, int] | None = None,
    saved: list[str] | None = None,
    quirks: Sequence[str] = (),
    takeovers: bool = True,
) -> Table:
    """Seat 0, who comes first, may attack seat 1. Nothing has been chosen yet."""
    return table(
        level=level,
        tableau={0: attacker, 1: defender},
        goods={1: goods or []},
        hand=hand,
        more=more,
        prestige=prestige,
        saved={1: saved or []},
        start={0: 0, 1: 1},
        takeovers=takeovers,
        quirks=quirks,
    )


def settle_nothing(t: Table, *actions: str) -> Table:
    """Everybody goes to Settle and reveals no world."""
    t.round(*(actions or ("settle", "settle")))
    for seat in range(t.game.seats):
        if t.asked(seat) == "settle":
            t.decline(seat)
    return t


def fight(t: Table, power: str, world: str, *using: str, cards: int = 0) -> bool:
    """Seat 0 declares a takeover, with these powers and this many cards; nobody adds more. Is the world taken?"""
    t.attack(0, power, world)
    if t.asked(0) == "reinforce":
        t.choose(0, *using, *t.game.players[0].hand[:cards])
    else:
        assert not using
    while t.asked(1) == "defend" or t.asked(1) == "settle-extra":
        t.decline(1)
    return world in t.tableau(0)


# --- who is vulnerable --------------------------------------------------------------------------------------------

MILITARY_WORLDS = ["Outlaw World", "Rebel Fuel Cache"]

VULNERABLE = [
    # Imperium Seat: an owner of a Rebel military world, whose Rebel military worlds it takes
    ("Imperium Seat", ["Outlaw World"], set()),
    ("Imperium Seat", ["Outlaw World", "Rebel Cantina"], set()),
    ("Imperium Seat", ["Outlaw World", "Rebel Fuel Cache"], {"Rebel Fuel Cache"}),
    # Rebel Alliance, Rebel Sneak Attack: an owner of an IMPERIUM card
    ("Rebel Alliance", MILITARY_WORLDS, set()),
    ("Rebel Alliance", [*MILITARY_WORLDS, "Imperium Lords", "Artist Colony"], set(MILITARY_WORLDS)),
    ("Rebel Sneak Attack", MILITARY_WORLDS, set()),
    ("Rebel Sneak Attack", [*MILITARY_WORLDS, "Imperium Lords"], set(MILITARY_WORLDS)),
    # Imperium Cloaking Technology, Imperium Planet Buster: total Military of 1 or more
    ("Imperium Cloaking Technology", MILITARY_WORLDS, set()),
    ("Imperium Cloaking Technology", [*MILITARY_WORLDS, "Expedition Force"], set(MILITARY_WORLDS)),
    ("Imperium Cloaking Technology", [*MILITARY_WORLDS, "Expedition Force", "Refugee World"], set()),
    ("Imperium Planet Buster", MILITARY_WORLDS, set()),
    ("Imperium Planet Buster", [*MILITARY_WORLDS, "Expedition Force"], set(MILITARY_WORLDS)),
    # Interstellar Casus Belli: everybody
    ("Interstellar Casus Belli", MILITARY_WORLDS, set(MILITARY_WORLDS)),
]


@pytest.mark.parametrize(("power", "defender", "targets"), VULNERABLE)
def test_who_is_vulnerable_to_which_power(power: str, defender: list[str], targets: set[str]) -> None:
    t = settle_nothing(war([power, *STRENGTH[8]], defender, prestige={0: 1}))
    assert t.attacks(0) == {(power, world) for world in targets}


def test_r74_temporary_and_specialised_military_make_nobody_vulnerable() -> None:
    """New Military Tactics and +2 against Alien worlds are no total Military of 1 (RvI p3-p4)."""
    defender = ["New Military Tactics", "Alien Rosetta Stone World", "Outlaw World"]
    t = settle_nothing(war(["Imperium Cloaking Technology", *STRENGTH[8]], defender, level=RVI))
    assert t.attacks(0) == set()


def test_worlds_placed_in_this_phase_are_no_targets_and_make_nobody_vulnerable() -> None:
    """Everything is as it was when Settle began (RvI p4)."""
    t = war(["Imperium Seat", *STRENGTH[8]], ["Space Marines"], hand={1: ["Rebel Fuel Cache"]})
    t.round("settle").decline(0).choose(1, "Rebel Fuel Cache")
    assert t.asked(0) == "action"
    settle_nothing(t)
    assert t.attacks(0) == {("Imperium Seat", "Rebel Fuel Cache")}


def test_casus_belli_needs_prestige() -> None:
    """One chip is spent when it is declared (PLW 489)."""
    t = settle_nothing(war(["Interstellar Casus Belli", *STRENGTH[8]], ["Outlaw World"]))
    assert t.attacks(0) == set()


def test_takeovers_off_ignores_takeover_powers_but_not_the_others_of_a_card() -> None:
    """No attack is offered; Casus Belli still spends prestige for VP (RvI p2)."""
    t = war(["Interstellar Casus Belli", *STRENGTH[8]], ["Outlaw World"], prestige={0: 1}, takeovers=False)
    settle_nothing(t, "settle", "trade")
    assert t.asked(0) == "consume"
    t.use(0, "Interstellar Casus Belli")
    assert t.vp(0) == 1 + 3


# --- strength -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("military", "success"), [(3, False), (4, True)])
def test_r65_attack_must_reach_military_and_defense(military: int, success: bool) -> None:
    """Military 4 against total Military 2 and a world of defense 2 (RvI p4)."""
    attacker = ["Imperium Cloaking Technology", *STRENGTH[military]]
    t = settle_nothing(war(attacker, ["Space Marines", "Avian Uplift Race"], level=RVI))
    assert fight(t, "Imperium Cloaking Technology", "Avian Uplift Race") == success
    assert t.tableau(0) == [*STRENGTH[military], *(["Avian Uplift Race"] if success else [])]
    assert t.tableau(1) == ["Space Marines", *([] if success else ["Avian Uplift Race"])]
    assert t.discarded() == {"Imperium Cloaking Technology"}


@pytest.mark.parametrize("quirk", [False, True])
def test_a_hopeless_takeover_may_be_declared(quirk: bool) -> None:
    """The rules ask for a vulnerable owner and no more (RvI p3-p4); the reference asks for a chance of success, too."""
    quirks = ["takeovers_need_hope"] if quirk else []
    t = war(["Interstellar Casus Belli"], ["Outlaw World", *STRENGTH[8]], prestige={0: 1}, quirks=quirks)
    settle_nothing(t)
    assert t.attacks(0) == (set() if quirk else {("Interstellar Casus Belli", "Outlaw World")})
    if not quirk:
        assert not fight(t, "Interstellar Casus Belli", "Outlaw World")
        assert t.prestige(0) == 0, "its chip is spent (PLW 489)"


def test_a_takeover_that_fails_against_what_the_defender_does_not_use_may_succeed() -> None:
    """Seat 1 could still discard New Military Tactics for 3; it does not, and 2 against 2 succeed (RvI p5)."""
    t = war(["Interstellar Casus Belli", *STRENGTH[2]], ["Avian Uplift Race", "New Military Tactics"], prestige={0: 1})
    assert fight(settle_nothing(t), "Interstellar Casus Belli", "Avian Uplift Race")


def test_r66_who_placed_a_world_does_not_attack() -> None:
    """Without a second placement left (RvI p4)."""
    t = war(["Interstellar Casus Belli", *STRENGTH[8]], ["Outlaw World"], prestige={0: 1}, hand={0: ["Hive World"]})
    t.round("settle").choose(0, "Hive World").decline(1)
    assert t.asked(0) == "action"


def test_r66_a_second_placement_may_be_a_takeover() -> None:
    """A world first, then with Improved Logistics an attack (RvI p4)."""
    t = war(
        ["Improved Logistics", "Interstellar Casus Belli", *STRENGTH[8]],
        ["Outlaw World"],
        prestige={0: 1},
        hand={0: ["Hive World"]},
    )
    t.round("settle").choose(0, "Hive World").decline(1)
    t.use(0, "Improved Logistics").decline(0)
    t.attack(0, "Interstellar Casus Belli", "Outlaw World")
    assert t.tableau(0)[-2:] == ["Hive World", "Outlaw World"]


ALAN = ["Imperium Seat", "Imperium Troops", *STRENGTH[5]]


def test_r68_rvi_p6_example_1() -> None:
    """Alan, Military 6 and 8 against Rebels, takes Betty's Rebel Colony (4) from her Military 4 and draws a bonus."""
    t = war(ALAN, ["Rebel Colony", *STRENGTH[4]], level=RVI)
    assert (t.military(0), t.military(1)) == (6, 4)
    settle_nothing(t, "settle", "trade")
    t.attack(0, "Imperium Seat", "Rebel Colony")
    assert t.tableau(0) == [*ALAN, "Rebel Colony"]
    assert t.tableau(1) == STRENGTH[4]
    assert (t.cards(0), t.cards(1)) == (1, 0)


def test_r69_rvi_p6_example_2() -> None:
    """Betty discards the card she drew after the declaration: 9 stop the 8; Alan may add nothing (X8)."""
    t = war(
        [*ALAN, "New Military Tactics"],
        ["Rebel Colony", "Space Mercenaries", *STRENGTH[3]],
        level=RVI,
        hand={1: ["Outlaw World"]},
    )
    assert t.military(1) == 4
    t.round("settle").decline(0).choose(1, "Outlaw World")
    t.attack(0, "Imperium Seat", "Rebel Colony")
    assert t.asked(0) == "reinforce"
    assert t.specials(0) == {(), ("New Military Tactics",)}
    t.decline(0)
    if t.asked(1) == "pay-world":
        t.choose(1)
    assert t.asked(1) == "defend"
    t.choose(1, "Space Mercenaries", *t.game.players[1].hand)
    assert t.tableau(0) == [*ALAN, "New Military Tactics"], "Alan was not asked again"
    assert "Rebel Colony" in t.tableau(1)
    assert t.cards(1) == 0


CAROL = [
    *["Contact Specialist", "Rebel Alliance", "Rebel Pact"],
    *["Rebel Miners", "Rebel Fuel Cache", "Rebel Underground", "Rebel Base", "Rebel Homeworld", "Outlaw World"],
]


@pytest.mark.parametrize(("military", "success"), [(1, True), (2, False)])
def test_r70_rvi_p6_example_3_carol_attacks(military: int, success: bool) -> None:
    """-1 and 2 for each of five Rebel military worlds: 9 against owners of IMPERIUM cards."""
    t = war(CAROL, ["Imperium Lords", "Alien Monolith", *STRENGTH[military]], level=RVI)
    settle_nothing(t)
    assert t.attacks(0) == {("Rebel Alliance", "Alien Monolith")}
    assert fight(t, "Rebel Alliance", "Alien Monolith") == success


@pytest.mark.parametrize(("military", "success"), [(11, True), (10, False)])
def test_r70_rvi_p6_example_3_carol_defends(military: int, success: bool) -> None:
    """-1 + 10 + 1 = 10, and the world's own defense of 1."""
    t = settle_nothing(war(["Interstellar Casus Belli", *STRENGTH[military]], CAROL, prestige={0: 1}))
    assert fight(t, "Interstellar Casus Belli", "Outlaw World") == success


def test_specialised_military_counts_on_both_sides() -> None:
    """Alien Rosetta Stone World's +2 against Alien worlds, for who attacks one and for who defends one."""
    attacker = ["Interstellar Casus Belli", "Alien Rosetta Stone World"]
    defender = ["Alien Robot Sentry", "Avian Uplift Race"]
    for world in defender:
        t = settle_nothing(war(attacker, defender, prestige={0: 1}))
        assert fight(t, "Interstellar Casus Belli", world) == (world == "Alien Robot Sentry")
    for world in defender:
        t = war(["Interstellar Casus Belli", *STRENGTH[2]], [*defender, "Alien Rosetta Stone World"], prestige={0: 1})
        assert fight(settle_nothing(t), "Interstellar Casus Belli", world) == (world == "Avian Uplift Race")


def test_temporary_military_of_the_attacker_is_announced_and_spent() -> None:
    """New Military Tactics and two cards through Space Mercenaries (RvI p5)."""
    t = war(
        ["Interstellar Casus Belli", "New Military Tactics", "Space Mercenaries"],
        ["Rebel Base"],
        prestige={0: 1},
        more={0: 3},
    )
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Rebel Base")
    t.choose(0, "New Military Tactics", "Space Mercenaries", *t.game.players[0].hand[:2])
    assert t.tableau(0) == ["Interstellar Casus Belli", "Space Mercenaries", "Rebel Base"]


def test_plw_249_what_a_player_threatens() -> None:
    """Military 2, temporary 2, 1 more against Rebels: worlds of 4 are in danger, Rebel ones of 5 (PLW 249)."""
    attacker = ["Interstellar Casus Belli", "Imperium Troops", "Space Mercenaries"]
    defender = ["Malevolent Lifeforms", "Rebel Fuel Refinery", "Rebel Colony"]
    for world in defender:
        t = war(attacker, defender, prestige={0: 1}, more={0: 2})
        assert t.military(0) == 2
        assert fight(settle_nothing(t), "Interstellar Casus Belli", world, "Space Mercenaries", cards=2)
        t = settle_nothing(war(attacker, [*defender, "Expedition Force"], prestige={0: 1}, more={0: 2}))
        success = fight(t, "Interstellar Casus Belli", world, "Space Mercenaries", cards=2)
        assert success == (world != "Malevolent Lifeforms")


@pytest.mark.parametrize(("chips", "possible"), [(1, False), (2, True)])
def test_the_same_chip_does_not_pay_for_the_power_and_for_military(chips: int, possible: bool) -> None:
    """Casus Belli takes the last one: Alien Booby Trap's +3 is out of reach."""
    attacker = ["Interstellar Casus Belli", "Alien Booby Trap", *STRENGTH[1]]
    t = settle_nothing(war(attacker, ["Malevolent Lifeforms"], prestige={0: chips}))
    assert fight(t, "Interstellar Casus Belli", "Malevolent Lifeforms", *["Alien Booby Trap"] * possible) == possible


def test_temporary_military_used_to_settle_still_defends() -> None:
    """What Betty discarded to conquer a world counts till the end of the phase (RvI p5)."""
    t = war(
        ["Interstellar Casus Belli", *STRENGTH[4]],
        ["Avian Uplift Race", "New Military Tactics"],
        prestige={0: 1},
        hand={1: ["Pirate World"]},
    )
    t.round("settle").decline(0).choose(1, "Pirate World")
    t.attack(0, "Interstellar Casus Belli", "Avian Uplift Race")
    assert "Avian Uplift Race" in t.tableau(1)
    assert t.tableau(0) == ["Interstellar Casus Belli", *STRENGTH[4]]


def test_the_rest_of_a_power_used_in_part_defends() -> None:
    """One of Space Mercenaries' two cards to settle, the other to defend (RvI p5)."""
    t = war(
        ["Interstellar Casus Belli", *STRENGTH[4]],
        ["Avian Uplift Race", "Space Mercenaries"],
        prestige={0: 1},
        hand={1: ["Former Penal Colony"]},
        more={1: 2},
    )
    t.round("trade", "settle").decline(0).choose(1, "Former Penal Colony")
    t.attack(0, "Interstellar Casus Belli", "Avian Uplift Race")
    t.choose(1, "Space Mercenaries", t.game.players[1].hand[0])
    assert t.asked(1) == "defend"
    t.choose(1, "Space Mercenaries", t.game.players[1].hand[0])
    assert "Avian Uplift Race" in t.tableau(1), "1 + 1 + 1 and defense 2 are 5"


def test_x12_a_good_spent_to_defend_is_gone() -> None:
    """Rebel Fuel Refinery's Rare good for +2."""
    t = war(
        ["Interstellar Casus Belli", *STRENGTH[5]],
        ["Rebel Fuel Refinery", "Outlaw World"],
        goods=["Rebel Fuel Refinery"],
        prestige={0: 1},
    )
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Rebel Fuel Refinery")
    t.choose(1, "Rebel Fuel Refinery")
    assert "Rebel Fuel Refinery" in t.tableau(1)
    assert t.goods(1) == set()


def test_prestige_spent_to_defend() -> None:
    """Alien Booby Trap: +3 for a prestige."""
    t = war(["Interstellar Casus Belli", *STRENGTH[3]], ["Alien Booby Trap"], prestige={0: 1, 1: 1})
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Alien Booby Trap")
    t.choose(1, "Alien Booby Trap")
    assert t.prestige(1) == 0
    assert t.tableau(1) == ["Alien Booby Trap"]


def test_prestige_settle_adds_two_to_the_attack() -> None:
    """Military +2 till the end of the phase (PLW 145)."""
    attacker = ["Interstellar Casus Belli", *STRENGTH[3]]
    # 3 + 2 against defense 5 and Military 1 (twice), and against defense 4.
    for world, success in (("Rebel Outpost", False), ("Hidden Fortress", False), ("Malevolent Lifeforms", True)):
        t = settle_nothing(war(attacker, [world], prestige={0: 2}), "prestige-settle", "produce")
        assert fight(t, "Interstellar Casus Belli", world) == success


# --- several attempts ---------------------------------------------------------------------------------------------


def test_r72_after_a_failure_the_second_attempt_of_the_same_player_fails_too() -> None:
    """Improved Logistics and two declared takeovers (RvI p5)."""
    t = war(
        ["Improved Logistics", "Interstellar Casus Belli", "Imperium Cloaking Technology", *STRENGTH[4]],
        ["Expedition Force", "Space Mercenaries", "Avian Uplift Race", "Outlaw World"],
        prestige={0: 1},
        more={1: 2},
    )
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Avian Uplift Race")
    t.use(0, "Improved Logistics").decline(0) if t.asked(0) == "settle-extra" else None
    t.attack(0, "Imperium Cloaking Technology", "Outlaw World")
    assert t.asked(1) == "defend"
    t.choose(1, "Space Mercenaries", t.game.players[1].hand[0])
    assert t.asked(1) == "action", "2 + 1 + defense 2 stop the first; the second needs no defence"
    assert t.tableau(1) == ["Expedition Force", "Space Mercenaries", "Avian Uplift Race", "Outlaw World"]
    assert "Imperium Cloaking Technology" not in t.tableau(0), "what was discarded is not returned"


def test_two_takeovers_with_improved_logistics() -> None:
    """Without a world placed, with two different powers; one Settle bonus (RvI p4)."""
    t = war(
        ["Improved Logistics", "Interstellar Casus Belli", "Imperium Cloaking Technology", *STRENGTH[4]],
        ["Expedition Force", "Avian Uplift Race", "Outlaw World"],
        prestige={0: 1},
    )
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Avian Uplift Race")
    t.use(0, "Improved Logistics").decline(0)
    assert t.attacks(0) == {("Imperium Cloaking Technology", "Outlaw World")}, "neither the world nor the power again"
    t.attack(0, "Imperium Cloaking Technology", "Outlaw World")
    assert t.tableau(1) == ["Expedition Force"]
    assert t.tableau(0)[-2:] == ["Avian Uplift Race", "Outlaw World"]


def test_declared_and_resolved_from_the_lowest_start_world_number() -> None:
    """Two players want the same world: who comes first takes it, the other's attempt fails (RvI p4-p5)."""
    for first, second in ((0, 2), (2, 0)):
        t = table(
            level=BOW,
            seats=3,
            tableau={
                0: ["Interstellar Casus Belli", *STRENGTH[2]],
                1: ["Avian Uplift Race"],
                2: ["Interstellar Casus Belli", *STRENGTH[2]],
            },
            prestige={0: 1, 2: 1},
            start={first: 1, 1: 5, second: 9},
            takeovers=True,
        )
        settle_nothing(t, "settle", "settle", "settle")
        assert (t.asked(first), t.asked(second)) == ("takeover", None)
        t.attack(first, "Interstellar Casus Belli", "Avian Uplift Race")
        t.attack(second, "Interstellar Casus Belli", "Avian Uplift Race")
        assert t.tableau(first)[-1] == "Avian Uplift Race"
        assert (t.prestige(first), t.prestige(second)) == (2, 0), "the chip of the second is lost"


# --- what moves and what is lost ----------------------------------------------------------------------------------


def test_r73_the_good_moves_along() -> None:
    """RvI p5."""
    t = war(
        ["Interstellar Casus Belli", *STRENGTH[2]], ["Avian Uplift Race"], goods=["Avian Uplift Race"], prestige={0: 1}
    )
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Avian Uplift Race")
    assert t.goods(0) == {"Avian Uplift Race"}


def test_r73_an_empty_windfall_stays_empty_and_prestige_is_not_given_again() -> None:
    """Information Hub has the prestige symbol: only Casus Belli's 2 are gained (PLW 79, 237)."""
    t = war(["Interstellar Casus Belli", *STRENGTH[4]], ["Rebel Fuel Refinery"], prestige={0: 1})
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Rebel Fuel Refinery")
    assert t.goods(0) == set()
    assert t.prestige(0) == 1 - 1 + 2


def test_powers_for_placing_a_world_count_for_a_conquered_one() -> None:
    """Terraforming Robots draw, besides the Settle bonus (RvI p5)."""
    t = war(["Imperium Cloaking Technology", "Terraforming Robots", *STRENGTH[3]], ["Expedition Force", "Outlaw World"])
    settle_nothing(t).attack(0, "Imperium Cloaking Technology", "Outlaw World")
    assert t.cards(0) == 2


@pytest.mark.parametrize("full", [False, True])
def test_golden_age_fills_a_production_world_taken_over_only_if_it_is_empty(full: bool) -> None:
    """ "Put a good on it" after placing (PLW 413): a world never holds two."""
    t = war(
        ["Interstellar Casus Belli", "Golden Age of Terraforming", *STRENGTH[3]],
        ["Rebel Miners"],
        goods=["Rebel Miners"] if full else [],
        prestige={0: 1},
    )
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Rebel Miners")
    assert t.goods(0) == {"Rebel Miners"}


def test_r76_cloaking_technology_is_lost_on_a_failure() -> None:
    t = war(
        ["Imperium Cloaking Technology", *STRENGTH[3]],
        ["Expedition Force", "New Military Tactics", "Outlaw World"],
        level=RVI,
    )
    settle_nothing(t).attack(0, "Imperium Cloaking Technology", "Outlaw World")
    t.choose(1, "New Military Tactics")
    assert t.tableau(0) == STRENGTH[3]
    assert t.discarded() == {"Imperium Cloaking Technology", "New Military Tactics"}


def test_r77_a_world_taken_still_defends_its_old_owner_in_this_phase() -> None:
    """New Sparta (+2) is taken first; against the second attacker it still counts for seat 1 (RvI p5, PLW 57)."""
    t = table(
        level=BOW,
        seats=3,
        tableau={
            0: ["Interstellar Casus Belli", *STRENGTH[4]],
            1: ["New Sparta", "Outlaw World"],
            2: ["Interstellar Casus Belli", *STRENGTH[2]],
        },
        prestige={0: 1, 2: 1},
        start={0: 0, 1: 1, 2: 2},
        takeovers=True,
    )
    settle_nothing(t, "settle", "settle", "settle")
    t.attack(0, "Interstellar Casus Belli", "New Sparta")
    t.attack(2, "Interstellar Casus Belli", "Outlaw World")
    assert t.tableau(0)[-1] == "New Sparta"
    assert t.tableau(1) == ["Outlaw World"], "2 + 1 against seat 2's 2"


def test_r82_planet_buster_destroys() -> None:
    """World and good are discarded, +2 prestige, the tableau does not grow; the card stays and works again (X5)."""
    t = war(
        ["Imperium Planet Buster", *STRENGTH[5]],
        ["Expedition Force", "Avian Uplift Race", "Outlaw World"],
        goods=["Avian Uplift Race"],
    )
    settle_nothing(t).attack(0, "Imperium Planet Buster", "Avian Uplift Race")
    assert t.tableau(0) == ["Imperium Planet Buster", *STRENGTH[5]]
    assert t.tableau(1) == ["Expedition Force", "Outlaw World"]
    assert "Avian Uplift Race" in t.discarded()
    assert len(t.game.piles[0].discard) == 2
    assert t.prestige(0) == 2
    settle_nothing(t).attack(0, "Imperium Planet Buster", "Outlaw World")
    assert t.tableau(1) == ["Expedition Force"]
    assert t.prestige(0) == 4


@pytest.mark.parametrize("quirk", [False, True])
def test_a_destroyed_world_is_conquered_but_not_placed(quirk: bool) -> None:
    """The Settle bonus is for conquering a world (PLW 145); Alien Cornucopia and Terraforming Robots are for placing
    one (PLW 393, PLB 820), and Planet Buster destroys the target (PLW 229). The reference gives everything.
    """
    t = war(
        ["Imperium Planet Buster", "Alien Cornucopia", "Terraforming Robots", *STRENGTH[5]],
        ["Expedition Force", "Rebel Miners"],
        quirks=["destroyed_world_is_placed"] if quirk else [],
    )
    settle_nothing(t, "settle", "trade").attack(0, "Imperium Planet Buster", "Rebel Miners")
    assert t.tableau(1) == ["Expedition Force"]
    assert t.prestige(0) == (3 if quirk else 2)
    assert t.cards(0) == 1 + 1 + (1 if quirk else 0), "the Settle bonus, and the leader's card in the next round"


@pytest.mark.parametrize("quirk", [False, True])
def test_x6_saved_cards_are_lost_with_galactic_scavengers(quirk: bool) -> None:
    """PLW 585; the reference moves them to the conqueror."""
    t = war(
        ["Interstellar Casus Belli", "Imperium Invasion Fleet"],
        ["Galactic Scavengers"],
        saved=["Gem World"],
        prestige={0: 1},
        quirks=["saved_cards_change_hands"] if quirk else [],
    )
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Galactic Scavengers")
    assert t.tableau(0)[-1] == "Galactic Scavengers"
    assert t.saved(1) == []
    assert t.saved(0) == (["Gem World"] if quirk else [])
    assert ("Gem World" in t.discarded()) == (not quirk)


# --- The Brink of War's powers ------------------------------------------------------------------------------------


def test_r78_invasion_fleet_with_imperium_seat() -> None:
    """Rebel Cantina alone makes nobody vulnerable; beside a Rebel military world it may be taken."""
    attacker = ["Imperium Seat", "Imperium Invasion Fleet", *STRENGTH[5]]
    t = settle_nothing(war(attacker, ["Rebel Cantina"]))
    assert t.attacks(0) == set()
    t = settle_nothing(war(attacker, ["Rebel Cantina", "Rebel Fuel Cache", "Mining World"]))
    assert t.attacks(0) == {("Imperium Seat", "Rebel Cantina"), ("Imperium Seat", "Rebel Fuel Cache")}
    t.attack(0, "Imperium Seat", "Rebel Cantina")
    if t.asked(0) == "reinforce":
        t.any_answer(0)
    assert t.tableau(0) == ["Imperium Seat", *STRENGTH[5], "Rebel Cantina"]
    assert t.prestige(0) == 2


def test_r80_security_council_prevents_one_attempt_against_anybody() -> None:
    """For a prestige, before anything is resolved; the attacker's cost is not refunded (PLW 233, 481)."""
    t = table(
        level=BOW,
        seats=3,
        tableau={
            0: ["Interstellar Casus Belli", *STRENGTH[4]],
            1: ["Outlaw World"],
            2: ["Pan-Galactic Security Council"],
        },
        prestige={0: 1, 2: 2},
        start={0: 0, 1: 1, 2: 2},
        takeovers=True,
    )
    settle_nothing(t, "settle", "settle", "settle").attack(0, "Interstellar Casus Belli", "Outlaw World")
    assert t.asked(2) == "prevent-takeover"
    assert t.attacks(2) == {("Interstellar Casus Belli", "Outlaw World")}
    t.attack(2, "Interstellar Casus Belli", "Outlaw World")
    assert t.tableau(1) == ["Outlaw World"]
    assert (t.prestige(0), t.prestige(2)) == (0, 1)


@pytest.mark.parametrize("quirk", [False, True])
@pytest.mark.parametrize("prevented", ["Avian Uplift Race", "Outlaw World"])
def test_r80_a_prevented_attempt_does_not_fail_the_other(prevented: str, quirk: bool) -> None:
    """One attempt at a world is prevented (PLW 481); that is no failed attack (R-72), as the reference has it."""
    power = {"Avian Uplift Race": "Interstellar Casus Belli", "Outlaw World": "Imperium Cloaking Technology"}
    t = war(
        ["Improved Logistics", *power.values(), *STRENGTH[4]],
        ["Expedition Force", "Pan-Galactic Security Council", "Avian Uplift Race", "Outlaw World"],
        prestige={0: 1, 1: 1},
        quirks=["prevention_fails_the_other"] if quirk else [],
    )
    settle_nothing(t).attack(0, power["Avian Uplift Race"], "Avian Uplift Race")
    t.use(0, "Improved Logistics").decline(0).attack(0, power["Outlaw World"], "Outlaw World")
    t.attack(1, power[prevented], prevented)
    other = "Outlaw World" if prevented == "Avian Uplift Race" else "Avian Uplift Race"
    assert prevented in t.tableau(1)
    assert (other in t.tableau(0)) == (not quirk or prevented == "Outlaw World")


def test_r80_it_may_be_declined_and_needs_prestige() -> None:
    defender = ["Pan-Galactic Security Council", "Outlaw World"]
    t = settle_nothing(war(["Interstellar Casus Belli", *STRENGTH[4]], defender, prestige={0: 1, 1: 1}))
    t.attack(0, "Interstellar Casus Belli", "Outlaw World").decline(1)
    assert t.tableau(0)[-1] == "Outlaw World"
    assert t.prestige(1) == 1
    t = settle_nothing(war(["Interstellar Casus Belli", *STRENGTH[4]], defender, prestige={0: 1}))
    t.attack(0, "Interstellar Casus Belli", "Outlaw World")
    assert t.tableau(0)[-1] == "Outlaw World"


def test_r81_casus_belli_pays_first_and_is_rewarded_after() -> None:
    """-1 + 2 on success, the chip is lost on a failure, 2 more with Invasion Fleet on a civil world (PLW 489-507)."""
    t = war(["Interstellar Casus Belli", *STRENGTH[2]], ["Avian Uplift Race"], prestige={0: 1})
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Avian Uplift Race")
    assert t.prestige(0) == 2
    t = war(
        ["Interstellar Casus Belli", *STRENGTH[2]],
        ["Avian Uplift Race", "New Military Tactics"],
        prestige={0: 1},
    )
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Avian Uplift Race")
    t.choose(1, "New Military Tactics")
    assert t.prestige(0) == 0
    t = war(["Interstellar Casus Belli", "Imperium Invasion Fleet"], ["Mining World"], prestige={0: 1})
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Mining World")
    assert t.tableau(0) == ["Interstellar Casus Belli", "Mining World"]
    assert t.prestige(0) == 1 - 1 + 2 + 2


def test_r84_the_fleet_counts_when_it_is_discarded() -> None:
    """+3 till the end of the phase (PLW 57): Mining World (3) falls to Invasion Fleet alone."""
    for world, success in (("Mining World", True), ("New Earth", False)):
        t = war(["Interstellar Casus Belli", "Imperium Invasion Fleet"], [world], prestige={0: 1})
        assert fight(settle_nothing(t), "Interstellar Casus Belli", world) == success, "New Earth costs 5"
        assert t.discarded() >= {"Imperium Invasion Fleet"}


def test_r84_conquering_a_civil_world_from_hand() -> None:
    """Invasion Fleet: defense is the cost, its own +3 counts, +2 prestige (PLW 503-507)."""
    t = table(level=BOW, tableau={0: ["Imperium Invasion Fleet"]}, hand={0: ["Mining World", "Tourist World"]})
    t.round("settle")
    assert t.why_not(0, "Tourist World") is not None
    t.choose(0, "Mining World")
    assert t.tableau(0) == ["Mining World"]
    assert t.prestige(0) == 2


def test_one_world_is_conquered_through_one_power() -> None:
    """Invasion Fleet and Cloaking Technology are not used on the same civil world."""
    t = table(
        level=BOW,
        tableau={0: ["Imperium Invasion Fleet", "Imperium Cloaking Technology"]},
        hand={0: ["Mining World"]},
        more={0: 4},
    )
    t.round("settle").choose(0, "Mining World")
    assert t.specials(0) == {(), ("Imperium Invasion Fleet",), ("Imperium Cloaking Technology",)}


def test_sneak_attack_adds_two_for_each_rebel_military_world() -> None:
    """And is discarded, whatever comes of it (PLW 249, 493-495)."""
    attacker = ["Rebel Sneak Attack", "Rebel Fuel Cache", "Rebel Miners"]
    t = settle_nothing(war(attacker, ["Imperium Lords", "Malevolent Lifeforms", "Hidden Fortress"]))
    assert not fight(t, "Rebel Sneak Attack", "Malevolent Lifeforms"), "4 against 2 + 4"
    assert t.tableau(0) == ["Rebel Fuel Cache", "Rebel Miners"]
    t = settle_nothing(war(attacker, ["Imperium Lords", "Malevolent Lifeforms"]))
    assert fight(t, "Rebel Sneak Attack", "Malevolent Lifeforms")
    assert t.tableau(0) == ["Rebel Fuel Cache", "Rebel Miners", "Malevolent Lifeforms"]


@pytest.mark.parametrize("quirk", [False, True])
def test_x13_no_second_world_by_sneak_attack_after_a_declared_takeover(quirk: bool) -> None:
    """ "After successfully placing any world" (PLW 451); the reference offers it after a declaration."""
    t = war(
        ["Interstellar Casus Belli", "Rebel Sneak Attack", *STRENGTH[2]],
        ["Avian Uplift Race"],
        prestige={0: 1},
        hand={0: ["Outlaw World"]},
        quirks=["sneak_attack_after_declaration"] if quirk else [],
    )
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Avian Uplift Race")
    assert (t.asked(0) == "settle-extra") == quirk


@pytest.mark.parametrize(
    ("pact", "world", "bonus"),
    [
        ("Hidden Fortress", "Mining World", 1),
        ("Rebel Pact", "Mining World", 1),
        ("Rebel Pact", "Rebel Cantina", 2),
    ],
)
def test_x14_a_civil_world_attacked_counts_as_military_for_its_owner(pact: str, world: str, bonus: int) -> None:
    """Hidden Fortress and Rebel Pact count it, a Rebel one as Rebel; the reference does not."""
    cost = {"Mining World": 3, "Rebel Cantina": 2}[world]
    own = 1 if pact == "Hidden Fortress" else 0
    against = 1 if world == "Rebel Cantina" else 0  # the fleet's specialised Military
    for quirk in (False, True):
        needed = cost + own + (0 if quirk else bonus) - against
        for military in (needed - 1, needed):
            more = military - 3
            attacker = ["Interstellar Casus Belli", "Imperium Invasion Fleet", *STRENGTH.get(more, [])]
            if more < 0:
                attacker += ["Refugee World", "Empath World", "Pan-Galactic League"][:-more]
            quirks = ["civil_target_is_not_military"] if quirk else []
            t = war(attacker, [pact, world], prestige={0: 1}, quirks=quirks)
            assert t.military(0) == military
            success = fight(settle_nothing(t), "Interstellar Casus Belli", world)
            assert success == (military >= needed), (quirk, military)


def test_the_target_replaced_before_resolution_cannot_be_taken() -> None:
    """Terraforming Engineers replace the attacked world: the attempt fails, its costs are lost."""
    t = war(
        ["Interstellar Casus Belli", "Imperium Invasion Fleet"],
        ["Expanding Colony", "Terraforming Engineers"],
        prestige={0: 1},
        hand={1: ["Tourist World"]},
    )
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Expanding Colony")
    t.use(1, "Terraforming Engineers").choose(1, "Expanding Colony", "Tourist World")
    assert t.tableau(1) == ["Terraforming Engineers", "Tourist World"]
    assert t.tableau(0) == ["Interstellar Casus Belli"]
    assert t.prestige(0) == 0


def test_a_world_taken_ends_the_game_like_one_placed() -> None:
    """Twelve cards in the conqueror's tableau at the end of the round."""
    ten = [
        *["Artist Colony", "Gem World", "Mining World", "Spice World", "Distant World"],
        *["Tourist World", "New Vinland", "Secluded World", "Space Port"],
    ]
    t = war(["Interstellar Casus Belli", "Space Marines", *ten], ["Avian Uplift Race"], prestige={0: 1})
    settle_nothing(t).attack(0, "Interstellar Casus Belli", "Avian Uplift Race")
    assert len(t.tableau(0)) == 12
    assert t.over()


def test_the_prestige_bonus_of_settle_defends() -> None:
    """PLW 145: +2 Military to the end of the phase: 4 + 4 + 2 stop Alan's 8, whether or not a world cost 3 less."""
    betty = ["Rebel Colony", *STRENGTH[4]]
    t = settle_nothing(war(ALAN, betty, prestige={1: 1}), "settle", "prestige-settle")
    assert not fight(t, "Imperium Seat", "Rebel Colony")
    t = war(ALAN, betty, prestige={1: 1}, hand={1: ["Tourist World"]}, more={1: 3})
    t.round("settle", "prestige-settle").decline(0).choose(1, "Tourist World")
    t.attack(0, "Imperium Seat", "Rebel Colony").pay(1)
    assert "Rebel Colony" in t.tableau(1), "4 + 4 + 2, though the world cost 3 less"


def test_a_good_that_came_with_a_world_placed_this_phase_defends() -> None:
    """PLW 59: once the world is paid for, its good may be spent: Rebel Fuel Refinery's +2 is asked for."""
    t = war(
        ["Interstellar Casus Belli", *STRENGTH[5]],
        ["Rebel Fuel Refinery", "Outlaw World"],
        prestige={0: 1},
        hand={1: ["Asteroid Belt"]},
        more={1: 4},
    )
    t.round("settle", "settle").decline(0).choose(1, "Asteroid Belt")
    t.attack(0, "Interstellar Casus Belli", "Rebel Fuel Refinery").pay(1)
    assert t.asked(1) == "defend"


def test_prestige_trade_goes_on_when_the_whole_tableau_is_taken() -> None:
    """The power of the bonus belongs to no card: it is there even if the start world has changed hands (PLW 151)."""
    t = war(
        ["Interstellar Casus Belli", *STRENGTH[6]],
        ["Rebel Freedom Fighters"],
        prestige={0: 1, 1: 1},
        more={1: 3},
    )
    settle_nothing(t, "settle", "prestige-trade")
    t.attack(0, "Interstellar Casus Belli", "Rebel Freedom Fighters")
    while t.asked(0) == "consume":
        t.decline(0)
    assert t.tableau(1) == []
    assert t.asked(1) == "consume"
