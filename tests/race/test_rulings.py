"""The rulings on the base game: one test for each, in the words given, when, then.

PLB is the line of the Polish rulebook; "page" is the page of the English one.
"""

import pytest
from tests.race.scenario import table

from starboard.kernel.decision import IllegalChoice


def test_r01_a_power_counts_from_the_phase_after_its_card_was_placed() -> None:
    """Public Works does not draw for itself, but for the next development (page 4; PLB 318-321)."""
    t = table(hand={0: ["Public Works", "Space Marines"]}, more={0: 6}, advanced=True)
    t.round(("develop", "develop-2"), ("develop", "produce"))
    t.choose(0, "Public Works")
    assert t.asked(0) == "develop", "Public Works costs 1 - 1 = 0, and its own power draws nothing"
    assert t.cards(0) == 7
    t.choose(0, "Space Marines").pay(0)
    assert t.cards(0) == 7 - 1 - 1 + 1, "placed, 1 paid, 1 drawn: the power counts in the second Develop phase"


def test_r02_discounts_add_to_contact_specialist() -> None:
    """Pirate World, defense 3, for 3 - 1 - 2 = 0 cards with Contact Specialist and Replicant Robots (PLB 431)."""
    t = table(tableau={0: ["Contact Specialist", "Replicant Robots"]}, hand={0: ["Pirate World"]})
    t.round("settle").choose(0, "Pirate World")
    assert t.tableau(0)[-1] == "Pirate World"
    assert t.goods(0) == {"Pirate World"}
    assert t.cards(0) == 1, "nothing was paid, and the Settle bonus drawn"


def test_r04_military_and_payment_never_mix() -> None:
    """Military 3 does not make Rebel Outpost (defense 5) cheaper than 5 - 1 = 4 cards (PLB 429)."""
    t = table(
        tableau={0: ["New Sparta", "Space Marines", "Contact Specialist"]},
        hand={0: ["Rebel Outpost"]},
        more={0: 6},
    )
    assert t.military(0) == 3
    t.round("settle").choose(0, "Rebel Outpost")
    assert t.ways_to_pay(0) == {("Contact Specialist",): 4}


def test_r04_one_card_short_of_the_payment_military_does_not_help() -> None:
    """With three cards left to pay, neither way is enough, and both together are no third way (PLB 429, 436)."""
    t = table(
        tableau={0: ["New Sparta", "Space Marines", "Contact Specialist"]},
        hand={0: ["Rebel Outpost"]},
        more={0: 3},
    )
    t.round("settle")
    assert t.why_not(0, "Rebel Outpost") == ("too-expensive", 1)


def test_r05_colony_ship_works_through_contact_specialist() -> None:
    """Rebel Homeworld, defense 7, for nothing: Colony Ship is discarded, Contact Specialist stays (PLB 433)."""
    t = table(tableau={0: ["Contact Specialist", "Colony Ship"]}, hand={0: ["Rebel Homeworld"]})
    assert t.military(0) == -1
    t.round("settle").choose(0, "Rebel Homeworld")
    assert t.tableau(0) == ["Contact Specialist", "Rebel Homeworld"]
    assert t.discarded() == {"Colony Ship"}


def test_r05_colony_ship_alone_places_no_military_world() -> None:
    """Colony Ship is for non-military worlds (PLB 773-775)."""
    t = table(tableau={0: ["Colony Ship"]}, hand={0: ["Rebel Homeworld"]})
    t.round("settle")
    assert t.why_not(0, "Rebel Homeworld") == ("defense-too-high", 7)


def test_r06_colony_ship_is_not_for_alien_goods() -> None:
    """Not for Alien production or windfall worlds, but for Alien Rosetta Stone World (PLB 777-779)."""
    t = table(tableau={0: ["Colony Ship"]}, hand={0: ["Deserted Alien Outpost", "Alien Rosetta Stone World"]})
    t.round("settle")
    assert t.why_not(0, "Deserted Alien Outpost") == ("too-expensive", 3)
    t.choose(0, "Alien Rosetta Stone World")
    assert t.tableau(0) == ["Alien Rosetta Stone World"]


def test_r06_with_enough_cards_the_alien_world_is_paid_in_cards_only() -> None:
    """Colony Ship is not even offered for Deserted Alien Outpost (PLB 777)."""
    t = table(tableau={0: ["Colony Ship"]}, hand={0: ["Deserted Alien Outpost"]}, more={0: 5})
    t.round("settle").choose(0, "Deserted Alien Outpost")
    assert t.ways_to_pay(0) == {(): 4}


def test_r06_contact_specialist_is_not_for_alien_goods() -> None:
    """No payment for Alien Robot Sentry, whatever is in hand (PLB 426, 815-817)."""
    t = table(
        tableau={0: ["Contact Specialist", "Colony Ship"]},
        hand={0: ["Alien Robot Sentry"]},
        more={0: 8},
    )
    t.round("settle")
    assert t.why_not(0, "Alien Robot Sentry") == ("defense-too-high", 3)


def test_r08_a_power_that_is_needed_must_be_used() -> None:
    """A world revealed that only Colony Ship can place is placed with it: nothing else is offered (PLB 327)."""
    t = table(tableau={0: ["Colony Ship"]}, hand={0: ["New Earth"]}, more={0: 3})
    t.round("settle").choose(0, "New Earth")
    assert t.asked(0) != "pay-world", "there is just one way, so nobody is asked"
    assert t.tableau(0) == ["New Earth"]
    assert t.discarded() == {"Colony Ship"}
    assert t.cards(0) == 3 + 1


def test_r08_a_power_that_is_not_needed_may_be_used() -> None:
    """With enough cards it is the owner's choice (PLB 327)."""
    t = table(tableau={0: ["Colony Ship"]}, hand={0: ["New Earth"]}, more={0: 5})
    t.round("settle").choose(0, "New Earth")
    assert t.ways_to_pay(0) == {(): 5, ("Colony Ship",): 0}
    t.pay(0)
    assert t.tableau(0) == ["Colony Ship", "New Earth"]


def test_r10_the_settle_bonus_comes_after_the_payment() -> None:
    """With one card too few, the bonus card cannot pay for the world (PLB 392)."""
    enough = table(hand={0: ["Mining World"]}, more={0: 3})
    enough.round("settle").choose(0, "Mining World")
    assert enough.tableau(0) == ["Mining World"]
    assert enough.cards(0) == 1, "all three were paid, then the bonus was drawn"
    short = table(hand={0: ["Mining World"]}, more={0: 2})
    short.round("settle")
    assert short.why_not(0, "Mining World") == ("too-expensive", 1)


def test_r12_a_development_only_once_in_the_tableau() -> None:
    """A second Mining Robots cannot be placed (PLB 294, 347)."""
    t = table(tableau={0: ["Mining Robots"]}, hand={0: ["Mining Robots", "Drop Ships"]}, more={0: 6})
    t.round("develop")
    assert t.why_not(0, "Mining Robots") == ("already-in-tableau", 0)
    assert "Mining Robots" not in t.options(0)
    with pytest.raises(IllegalChoice, match="already-in-tableau"):
        t.game.decide(0, t.game.players[0].hand[0])


def test_r12_a_development_that_has_left_may_be_placed_again() -> None:
    """ "Currently" in the tableau: after the first Colony Ship was discarded a second is legal (PLB 294)."""
    t = table(tableau={0: ["Colony Ship"]}, hand={0: ["Colony Ship", "New Earth"]}, more={0: 4})
    t.round("develop")
    assert t.why_not(0, "Colony Ship") == ("already-in-tableau", 0)
    t.decline(0).round("settle").choose(0, "New Earth").pay(0, "Colony Ship")
    assert t.tableau(0) == ["New Earth"]
    t.round("develop").choose(0, "Colony Ship").pay(0)
    assert t.tableau(0) == ["New Earth", "Colony Ship"]


def test_r13_explore_bonuses_and_powers_add_up() -> None:
    """Explore +5 with one +1 draw and one +1 keep: draw 2 + 5 + 1 = 8, keep 2 (PLB 221, 230)."""
    t = table(tableau={0: ["Expedition Force", "Research Labs"]})
    t.round("explore-5")
    assert len(t.options(0)) == 8
    assert t.number_to_pick(0) == 2


def test_r13_all_draw_before_anybody_discards() -> None:
    """What one seat puts back cannot be drawn by another: with 5 cards left, 4 are drawn first (PLB 217, 266)."""
    t = table(seats=2, more={0: 1, 1: 1}, deck=5)
    t.round("explore-1-1", "produce")
    assert len(t.game.players[0].drawn) == 3
    assert len(t.game.players[1].drawn) == 2
    assert t.game.piles[0].shuffles == 1, "the fifth card was the last: the discards of before were shuffled"
    before = len(t.game.piles[0].discard)
    t.any_answer(0)
    assert len(t.game.piles[0].discard) == before, "nothing is discarded before everybody has chosen"
    t.any_answer(1)
    assert len(t.game.piles[0].discard) == before + 1 + 1


def test_r14_both_explore_cards_in_the_advanced_game() -> None:
    """Draw eight, keep two (PLB 698)."""
    t = table(advanced=True)
    t.round(("explore-5", "explore-1-1"), ("produce", "develop"))
    assert len(t.game.players[0].drawn) == 8
    assert t.number_to_pick(0) == 2


def test_r14_both_consume_cards_in_the_advanced_game() -> None:
    """First one good is sold, then the others are consumed for double VP (PLB 705)."""
    t = table(
        tableau={0: ["Tourist World", "Artist Colony", "Gem World", "Mining World"]},
        goods={0: ["Artist Colony", "Gem World", "Mining World"]},
        advanced=True,
    )
    t.round(("trade", "consume-x2"))
    assert t.asked(0) == "trade"
    t.choose(0, "Mining World")
    assert t.cards(0) == 3
    assert t.vp(0) == 2 * 3


def test_r16_temporary_military_ends_with_its_phase() -> None:
    """New Military Tactics of the first Settle phase is gone in the second (PLB 423, 804)."""
    t = table(
        tableau={0: ["New Military Tactics"]},
        hand={0: ["Pirate World", "Rebel Underground"]},
        advanced=True,
    )
    t.round(("settle", "settle-2"), ("trade", "produce")).choose(0, "Pirate World")
    assert t.tableau(0) == ["Pirate World"]
    assert t.why_not(0, "Rebel Underground") == ("defense-too-high", 3)


def test_r17_a_power_once_begun_takes_all_it_can() -> None:
    """Free Trade Association used first eats all three Novelty goods (PLB 498-507)."""
    worlds = ["New Vinland", "Gem World", "Artist Colony"]
    t = table(tableau={0: ["Free Trade Association", *worlds]}, goods={0: worlds})
    t.round("consume-x2").use(0, "Free Trade Association")
    assert t.vp(0) == 2 * 3
    assert t.cards(0) == 3
    assert t.asked(0) == "action", "nothing is left for New Vinland"


def test_r17_new_vinland_has_to_come_first_to_get_a_good() -> None:
    """The same in the other order: two cards for one good, and two goods for the Association (PLB 505)."""
    worlds = ["New Vinland", "Gem World", "Artist Colony"]
    t = table(tableau={0: ["Free Trade Association", *worlds]}, goods={0: worlds})
    t.round("consume-x2").use(0, "New Vinland").choose(0, "Gem World")
    assert t.goods(0) == set(), "the Association was the only power left, and took the rest"
    assert t.vp(0) == 2 * 2
    assert t.cards(0) == 2 + 2


def test_r18_two_goods_or_nothing() -> None:
    """Tourist World needs two goods: a single one stays (PLB 853)."""
    t = table(tableau={0: ["Tourist World", "Gem World"]}, goods={0: ["Gem World"]})
    t.round("consume-x2")
    assert t.vp(0) == 0
    assert t.goods(0) == {"Gem World"}


@pytest.mark.parametrize("discarded", [0, 1, 2])
def test_r20_vp_for_discarded_cards_are_not_doubled(discarded: int) -> None:
    """Deficit Spending under 2x: 1 VP a card; none, one or two of them (PLB 523, 918-921)."""
    t = table(tableau={0: ["Deficit Spending"]}, more={0: 4})
    t.round("consume-x2").use(0, "Deficit Spending")
    t.choose(0, *t.game.players[0].hand[:discarded])
    assert t.vp(0) == discarded
    assert t.cards(0) == 4 - discarded


def test_r20_discarding_cards_for_vp_may_be_declined() -> None:
    """The power says "may" (PLB 323, 918)."""
    t = table(tableau={0: ["Deficit Spending"]}, more={0: 4})
    t.round("consume-x2").decline(0)
    assert (t.vp(0), t.cards(0)) == (0, 4)


def test_r21_an_alien_good_is_worth_five_cards_to_black_market() -> None:
    """Without Trade powers: 5 cards, not the 4 of the Polish misprint (PLB 890-897; table X, X1)."""
    t = table(
        tableau={0: ["Black Market Trading World", "Export Duties", "Deserted Alien Outpost"]},
        goods={0: ["Deserted Alien Outpost"]},
    )
    t.round("consume-x2")
    assert t.cards(0) == 5
    assert t.vp(0) == 0


def test_r21_trade_league_adds_trade_powers_and_its_own() -> None:
    """5 for the Alien good + 1 Export Duties + 1 of Trade League itself (PLB 899-907; table X, X1)."""
    t = table(
        tableau={0: ["Trade League", "Export Duties", "Deserted Alien Outpost"]},
        goods={0: ["Deserted Alien Outpost"]},
    )
    t.round("consume-x2")
    assert t.cards(0) == 7


def test_r22_who_chose_trade_must_sell_before_consuming() -> None:
    """The only good is sold, so the consume power finds none; no Trade power is needed (PLB 511)."""
    t = table(tableau={0: ["Terraformed World", "Gem World"]}, goods={0: ["Gem World"]})
    t.round("trade")
    assert t.cards(0) == 2
    assert t.vp(0) == 0


def test_r22_only_who_chose_trade_sells() -> None:
    """The other seat's Trade lets nobody else sell (PLB 515)."""
    t = table(tableau={0: ["Gem World"], 1: ["Spice World"]}, goods={0: ["Gem World"], 1: ["Spice World"]})
    t.round("develop", "trade").decline(0).decline(1)
    assert t.goods(0) == {"Gem World"}
    assert t.cards(0) == 0
    assert t.goods(1) == set()
    assert t.cards(1) == 2 + 2


RARE = ["Mining World", "Comet Zone", "Bio-Hazard Mining World", "New Earth", "Imperium Armaments World"]


@pytest.mark.parametrize(("worlds", "draws"), [((2, 2), (0, 0)), ((3, 2), (2, 0)), ((2, 3), (0, 2)), ((0, 0), (0, 0))])
def test_r24_most_rare_goods_means_more_than_anybody_else(worlds: tuple[int, int], draws: tuple[int, int]) -> None:
    """Two owners of Mining Conglomerate: at equal numbers neither draws (PLB 1039-1043)."""
    first, second = RARE[: worlds[0]], RARE[::-1][: worlds[1]]
    t = table(tableau={0: ["Mining Conglomerate", *first], 1: ["Mining Conglomerate", *second]})
    t.round("produce")
    for_producing_here = {"Mining World", "Comet Zone"}
    assert t.cards(0) == draws[0] + len(for_producing_here.intersection(first))
    assert t.cards(1) == draws[1] + len(for_producing_here.intersection(second))


def test_r24_most_is_judged_when_everybody_has_produced() -> None:
    """Seat 0 produces first but is not ahead in the end, when seat 1 has chosen its windfall (PLB 1039)."""
    t = table(
        tableau={
            0: ["Mining Conglomerate", "New Earth"],
            1: ["Imperium Armaments World", "Asteroid Belt", "Pre-Sentient Race"],
        },
    )
    t.round("produce")
    assert t.asked(1) == "windfall"
    assert t.cards(0) == 0
    t.choose(1, "Asteroid Belt")
    assert t.cards(0) == 0
    other = table(
        tableau={
            0: ["Mining Conglomerate", "New Earth"],
            1: ["Imperium Armaments World", "Asteroid Belt", "Pre-Sentient Race"],
        },
        goods={1: ["Imperium Armaments World"]},
    )
    other.round("produce").choose(1, "Pre-Sentient Race")
    assert other.cards(0) == 2


def test_r25_new_galactic_order_counts_plain_military_only() -> None:
    """2 + 3 - 1 = 4: neither New Military Tactics nor Galactic Imperium's +4 against Rebels (PLB 1159-1167)."""
    t = table(
        tableau={
            0: ["New Galactic Order", "Drop Ships", "Contact Specialist", "New Military Tactics", "Galactic Imperium"]
        }
    )
    assert t.points(0, "New Galactic Order") == 4


def test_r26_vp_chips_are_never_refused() -> None:
    """3 chips are left, the seats earn 4 and 5: both get all, the round goes on, then the game ends (PLB 649)."""
    t = table(
        tableau={
            0: ["Galactic Trendsetters", "Artist Colony"],
            1: [
                "Tourist World",
                "Terraformed World",
                "Gambling World",
                "Gem World",
                "Spice World",
                "Space Port",
                "New Vinland",
            ],
        },
        goods={0: ["Artist Colony"], 1: ["Gem World", "Spice World", "Space Port", "New Vinland"]},
        pool=3,
    )
    t.round("consume-x2", "produce")
    t.use(1, "Tourist World").choose(1, "Gem World", "Spice World").use(1, "Terraformed World").choose(1, "Space Port")
    t.use(1, "Gambling World", "goods")
    assert (t.vp(0), t.vp(1)) == (4, 5)
    assert t.game.vp_pool == 3 - 4 - 5
    assert not t.over()
    t.choose(1, 1)
    assert t.over()
    assert t.goods(0) == {"Artist Colony"}, "Produce came before the end"
    assert (t.standing(0).lines[0].points, t.standing(1).lines[0].points) == (4, 5)


def test_r28_ties_go_to_cards_in_hand_and_goods() -> None:
    """Equal VP: more cards in hand (after discarding) plus goods wins (PLB 657)."""
    t = table(
        tableau={0: ["Gem World"], 1: ["Spice World"]},
        more={0: 1, 1: 3},
        goods={0: ["Gem World"]},
    )
    assert [(one.seat, one.rank, one.total, one.tie_break) for one in t.game.standings()] == [
        (1, 1, 1, 3),
        (0, 2, 1, 2),
    ]


def test_r28_what_is_still_equal_is_shared() -> None:
    """Equal VP, equal cards and goods: both win (PLB 660)."""
    t = table(tableau={0: ["Gem World"], 1: ["Spice World"]}, more={0: 1, 1: 2}, goods={0: ["Gem World"]})
    assert [(one.rank, one.total, one.tie_break) for one in t.game.standings()] == [(1, 1, 2), (1, 1, 2)]


def test_r28_cards_over_the_limit_do_not_count() -> None:
    """The tie-break is taken after discarding down to ten (PLB 642, 658)."""
    t = table(tableau={0: ["Terraformed World"], 1: ["Rebel Outpost"]}, more={0: 13, 1: 10}, pool=0)
    t.round("develop").decline(0).decline(1)
    assert t.asked(0) == "hand-limit"
    t.any_answer(0)
    assert t.over()
    assert [(one.rank, one.total, one.tie_break) for one in t.game.standings()] == [(1, 5, 10), (1, 5, 10)]


def test_r29_clockwise_from_the_lowest_original_start_world() -> None:
    """Seat 2 has start world 1, so the order is 2, 0, 1; it stays so when the world is gone (PLB 667-671, 690)."""
    t = table(seats=3, tableau={0: ["New Sparta"], 1: ["Earth's Lost Colony"], 2: ["Epsilon Eridani"]})
    assert t.game.order == [2, 0, 1]
    gone = table(seats=3, tableau={0: ["New Sparta"], 1: ["Earth's Lost Colony"]}, start={2: 1})
    gone.round("explore-5").play_on()
    assert gone.game.order == [2, 0, 1]


def test_r29_open_work_is_done_in_that_order() -> None:
    """Seat 1 holds the lower start world and pays first; seat 0 sees it before it decides (PLB 685-691)."""
    t = table(
        tableau={0: ["Alpha Centauri", "Colony Ship"], 1: ["Old Earth", "Colony Ship"]},
        hand={0: ["Mining World"], 1: ["Space Port"]},
        more={0: 4, 1: 4},
    )
    t.round("settle").choose(0, "Mining World").choose(1, "Space Port")
    assert (t.asked(0), t.asked(1)) == (None, "pay-world")
    t.pay(1, "Colony Ship")
    assert t.asked(0) == "pay-world"


def test_r30_the_discard_pile_is_shuffled_when_the_last_card_is_drawn() -> None:
    """At once, not when the next card is asked for (PLB 637)."""
    t = table(deck=2, tableau={0: ["Merchant Guild"]}, more={0: 1}, playing=[0])
    discards = len(t.game.piles[0].discard)
    t.round("produce")
    assert t.cards(0) == 3
    assert t.game.piles[0].shuffles == 1
    assert len(t.game.piles[0].deck) == discards
    assert t.game.piles[0].discard == []
