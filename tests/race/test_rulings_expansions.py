"""The rulings on the three expansions, R-09 and R-32 to R-140: one test or more for each, given, when, then.

TGS and RvI are the English rulebooks of The Gathering Storm and Rebel vs Imperium by page; PLW is the line of the
Polish rulebook of The Brink of War. What the table of conflicts (X) has decided is tested as decided there. Takeovers
(R-65 to R-84) and Search (R-104 to R-109) are in test_takeovers.py and test_search.py.

Long on purpose: one test for each ruling, in their order.
"""

import pytest
from tests.race.scenario import Table, table

from starboard.kernel.chance import Chance, Stream
from starboard.kernel.decision import Decision, IllegalChoice
from starboard.kernel.forms import PickSet
from starboard.race.position import RaceGame, Rules
from starboard.race.ruleset import RULESET, begin

TGS = 1
RVI = 2
BOW = 3


# --- A: the one that needs Rebel vs Imperium --------------------------------------------------------------------


def test_r09_only_one_power_to_pay_for_a_military_world() -> None:
    """Contact Specialist or Rebel Alliance, not both: Rebel Outpost (5) costs 4 or 3, never 2."""
    t = table(
        level=RVI,
        tableau={0: ["Contact Specialist", "Rebel Alliance"]},
        hand={0: ["Rebel Outpost"]},
        more={0: 6},
    )
    t.round("settle").choose(0, "Rebel Outpost")
    assert t.ways_to_pay(0) == {("Contact Specialist",): 4, ("Rebel Alliance",): 3}


# --- B: The Gathering Storm -------------------------------------------------------------------------------------


def test_r32_two_worlds_one_bonus_card() -> None:
    """Terraforming Robots draw after each of two worlds, the Settle bonus is drawn after the first only (TGS p11)."""
    t = table(
        level=TGS,
        tableau={0: ["Improved Logistics", "Terraforming Robots"]},
        hand={0: ["Artist Colony", "Destroyed World"]},
        more={0: 4},
    )
    t.round("settle").choose(0, "Artist Colony").pay(0)
    assert t.cards(0) == 6 - 1 - 1 + 1 + 1
    t.use(0, "Improved Logistics").choose(0, "Destroyed World").pay(0)
    assert t.tableau(0)[-2:] == ["Artist Colony", "Destroyed World"]
    assert t.cards(0) == 6 - 1 - 1 + 1, "one for Terraforming Robots, no second bonus"


def test_r33_no_second_world_without_a_first() -> None:
    """After declining to settle, Improved Logistics is not offered (TGS p11)."""
    t = table(level=TGS, tableau={0: ["Improved Logistics"]}, hand={0: ["Artist Colony"]}, more={0: 4})
    t.round("settle").decline(0)
    assert t.asked(0) == "action"


def test_r34_the_first_world_does_not_help_the_second() -> None:
    """Former Penal Colony's Military +1 does not count for a second world in the same phase (TGS p11)."""
    t = table(
        level=TGS,
        tableau={0: ["Improved Logistics", "Space Marines"]},
        hand={0: ["Former Penal Colony", "Pirate World", "Star Nomad Lair"]},
        more={0: 2},
    )
    t.round("settle").choose(0, "Former Penal Colony").use(0, "Improved Logistics")
    assert t.military(0) == 3
    assert t.why_not(0, "Pirate World") == ("defense-too-high", 1)
    assert "Star Nomad Lair" in t.options(0)


def test_r36_doomed_world_placed_first_cannot_be_discarded_for_the_second() -> None:
    """Its power counts from the next phase on."""
    t = table(
        level=TGS,
        tableau={0: ["Improved Logistics"]},
        hand={0: ["Doomed World", "New Earth", "Drop Ships", "Space Marines", "Public Works"]},
        draws={0: ["Colony Ship"]},
    )
    t.round("settle").choose(0, "Doomed World").choose(0, "Drop Ships")
    assert t.options(0) == {"pass"}, "New Earth costs 5, and three other cards are not enough"
    t.decline(0)
    t.round("settle").choose(0, "New Earth")
    assert "Doomed World" not in t.tableau(0)


def test_r37_space_mercenaries_discard_as_many_as_the_owner_likes() -> None:
    """Military 3 against defense 4: one card suffices, two are allowed, none is too few (TGS p11)."""
    for count in (1, 2):
        t = table(
            level=TGS,
            tableau={0: ["Space Mercenaries", "Space Marines"]},
            hand={0: ["Malevolent Lifeforms"]},
            more={0: 3},
        )
        assert t.military(0) == 3
        t.round("settle").choose(0, "Malevolent Lifeforms")
        hand = t.game.players[0].hand
        for wrong in (0, 3):
            with pytest.raises(IllegalChoice):
                t.choose(0, "Space Mercenaries", *hand[:wrong])
        t.choose(0, "Space Mercenaries", *hand[:count])
        assert t.cards(0) == 3 - count + 1
        assert t.tableau(0)[-1] == "Malevolent Lifeforms"


def test_r38_diversified_economy_pays_for_the_damaged_alien_factory() -> None:
    """A card drawn for kinds may produce on the Factory, but is not drawn again for that Alien good (TGS p11)."""
    t = table(level=TGS, tableau={0: ["Damaged Alien Factory", "Diversified Economy", "Artist Colony"]}, more={0: 1})
    t.round("settle", "produce").decline(0)
    t.use(0, "Diversified Economy")
    assert t.cards(0) == 2, "one kind was produced"
    t.choose(0, t.game.players[0].hand[-1], "Damaged Alien Factory")
    assert t.goods(0) == {"Artist Colony", "Damaged Alien Factory"}
    assert t.cards(0) == 1


def test_r40_alien_toy_shop_takes_its_own_good_only() -> None:
    """An Alien good elsewhere does not serve (TGS p11)."""
    t = table(
        level=TGS, tableau={0: ["Alien Toy Shop", "Deserted Alien Outpost"]}, goods={0: ["Deserted Alien Outpost"]}
    )
    t.round("consume-x2")
    assert (t.vp(0), t.goods(0)) == (0, {"Deserted Alien Outpost"})
    own = table(level=TGS, tableau={0: ["Alien Toy Shop"]}, goods={0: ["Alien Toy Shop"]})
    own.round("settle", "trade").decline(0)
    assert (own.vp(0), own.goods(0)) == (2, set())


def question(game: RaceGame, seat: int) -> Decision:
    decision = game.decision_of(seat)
    assert decision is not None
    return decision


def starting(level: int, world: str, seats: int = 2) -> RaceGame:
    """A game set up until somebody at seat 0 has this start world before them."""
    for seed in range(500):
        game = begin(seats, Rules(level), RULESET.content(level), Chance.seeded(str(seed), seats))
        dealt = game.players[0].drawn if level >= RVI else game.players[0].tableau
        if any(game.design(card).name == world for card in dealt):
            return game
    raise AssertionError(f"no game in which seat 0 gets {world}")


def test_r41_ancient_race_keeps_three_cards() -> None:
    """As start world; with another world of the choice, four (TGS p2, RvI p2)."""
    game = starting(TGS, "Ancient Race")
    game.decide(0, game.players[0].hand[:3])
    game.decide(1, game.players[1].hand[:2])
    assert len(game.players[0].hand) == 3
    assert len(game.players[1].hand) == 4
    game = starting(RVI, "Ancient Race")
    form = question(game, 0).form
    assert isinstance(form, PickSet)
    for case in form.cases:
        [world] = case.fixed
        expected = 3 if game.design(world).name == "Ancient Race" else 2
        assert [(group.lo, group.hi) for group in case.groups] == [(expected, expected)]


def test_r41_ancient_race_settled_later_costs_no_cards() -> None:
    """From hand it is a world like any other."""
    t = table(level=TGS, hand={0: ["Ancient Race"]}, more={0: 5})
    t.round("settle").choose(0, "Ancient Race").pay(0)
    assert t.cards(0) == 5 - 2 + 1
    assert t.goods(0) == {"Ancient Race"}


def test_r42_greatest_military_ties_and_returns() -> None:
    """Two at 6: nobody claims; a third at 7 does; the two at 8 in one later phase: it is returned (TGS p3)."""
    t = table(
        level=TGS,
        seats=3,
        goals=["greatest-military"],
        tableau={
            0: ["Drop Ships", "Space Marines"],
            1: ["Drop Ships", "Space Marines"],
            2: ["New Galactic Order", "Lost Alien Battle Fleet"],
        },
        hand={
            0: ["Expedition Force", "Former Penal Colony", "Rebel Outpost"],
            1: ["Expedition Force", "Alien Robot Scout Ship", "Rebel Warrior Race"],
            2: ["Lost Alien Warship"],
        },
    )
    assert [t.military(seat) for seat in range(3)] == [5, 5, 5]
    t.round("settle")
    t.choose(0, "Former Penal Colony").choose(1, "Rebel Warrior Race").decline(2)
    assert [t.military(seat) for seat in range(3)] == [6, 6, 5]
    assert [t.claimed(seat) for seat in range(3)] == [set(), set(), set()]
    t.round("settle").decline(0).decline(1).choose(2, "Lost Alien Warship")
    assert [t.military(seat) for seat in range(3)] == [6, 6, 7]
    assert [t.claimed(seat) for seat in range(3)] == [set(), set(), {"greatest-military"}]
    t.round("settle").choose(0, "Rebel Outpost").choose(1, "Alien Robot Scout Ship").decline(2)
    assert [t.military(seat) for seat in range(3)] == [7, 7, 7]
    assert t.claimed(2) == {"greatest-military"}, "who has it keeps it on a tie"
    t.round("develop")
    for seat in (0, 1):
        t.choose(seat, "Expedition Force")
    t.decline(2)
    assert [t.military(seat) for seat in range(3)] == [8, 8, 7]
    assert [t.claimed(seat) for seat in range(3)] == [set(), set(), set()]


def test_r44_who_falls_below_the_minimum_returns_a_most_goal() -> None:
    """Empath World (-1) brings Military from 6 to 5 (TGS p3)."""
    t = table(
        level=TGS,
        goals=["greatest-military"],
        tableau={0: ["Drop Ships", "Space Marines"]},
        hand={0: ["Expedition Force", "Empath World"]},
        more={0: 5},
    )
    t.round("develop").choose(0, "Expedition Force")
    assert t.claimed(0) == {"greatest-military"}
    t.round("settle").choose(0, "Empath World").pay(0)
    assert t.military(0) == 5
    assert t.claimed(0) == set()


def test_r45_a_first_goal_reached_together_is_scored_by_all() -> None:
    """5, 7 and 9 VP in the same Consume phase: all three score Galactic Standard of Living (TGS p2)."""
    t = table(
        level=TGS,
        seats=3,
        goals=["galactic-standard-of-living"],
        tableau={0: ["Deficit Spending"], 1: ["Merchant World"], 2: ["Deficit Spending"]},
        more={0: 2, 1: 2, 2: 2},
        chips={0: 3, 1: 4, 2: 4},
    )
    t.round("trade")
    t.use(0, "Deficit Spending").choose(0, *t.game.players[0].hand)
    t.use(1, "Merchant World").choose(1, *t.game.players[1].hand[:1])
    t.use(2, "Deficit Spending").choose(2, *t.game.players[2].hand)
    assert [t.vp(seat) for seat in range(3)] == [5, 5, 6]
    for seat in range(3):
        assert t.claimed(seat) == {"galactic-standard-of-living"}
        assert [line.points for line in t.standing(seat).lines if line.source == "goal"] == [3]


def test_r46_goal_vp_are_not_chips() -> None:
    """With 4 VP chips and a first goal: 4/3 = 1 for Galactic Renaissance, and no Standard of Living (TGS p3-p4)."""
    t = table(
        level=TGS,
        goals=["galactic-standard-of-living", "system-diversity"],
        tableau={0: ["Galactic Renaissance", "Spice World", "Mining World", "Distant World"]},
        hand={0: ["Alien Toy Shop"]},
        more={0: 3},
        chips={0: 4},
    )
    t.round("settle").choose(0, "Alien Toy Shop")
    assert t.claimed(0) == {"system-diversity"}
    assert t.points(0, "Galactic Renaissance") == 1
    t.game.discard_good(0, t.card(0, "Alien Toy Shop"))
    t.round("consume-x2").play_on()
    assert t.vp(0) == 4
    assert t.claimed(0) == {"system-diversity"}


def test_r48_pan_galactic_research_raises_the_hand_limit() -> None:
    """12 cards: no discard and no Budget Surplus; 13: one is discarded, and the goal met (RvI p10, TGS p3)."""
    t = table(level=RVI, goals=["budget-surplus"], tableau={0: ["Pan-Galactic Research"]}, more={0: 12})
    t.round("settle").decline(0)
    assert t.cards(0) == 12
    assert t.claimed(0) == set()
    t = table(level=RVI, goals=["budget-surplus"], tableau={0: ["Pan-Galactic Research"]}, more={0: 13})
    t.round("settle").decline(0)
    assert (t.asked(0), t.number_to_pick(0)) == ("hand-limit", 1)
    t.any_answer(0)
    assert t.cards(0) == 12
    assert t.claimed(0) == {"budget-surplus"}


def test_r49_a_first_goal_is_kept() -> None:
    """Expansion Leader with eight cards stays, when Colony Ship leaves the tableau (TGS p2)."""
    seven = [
        *["Colony Ship", "Artist Colony", "Gem World", "Mining World"],
        *["Spice World", "Distant World", "Tourist World"],
    ]
    t = table(level=RVI, goals=["expansion-leader"], tableau={0: seven}, hand={0: ["Destroyed World", "New Earth"]})
    t.round("settle").choose(0, "Destroyed World").pay(0)
    assert t.claimed(0) == {"expansion-leader"}
    assert t.tableau(0).count("Colony Ship") == 1
    t.game.discard_from_tableau(0, t.card(0, "Colony Ship"))
    t.round("settle")
    if t.asked(0) == "settle":
        t.decline(0)
    assert len(t.tableau(0)) == 7
    assert t.claimed(0) == {"expansion-leader"}


# --- C: Rebel vs Imperium ---------------------------------------------------------------------------------------


def test_r50_pan_galactic_research_is_no_galactic_status() -> None:
    """It has fixed VP; but Galactic Federation scores 2 for it (RvI p11)."""
    t = table(
        level=RVI, goals=["galactic-status"], hand={0: ["Pan-Galactic Research", "Galactic Federation"]}, more={0: 10}
    )
    t.round("develop").choose(0, "Pan-Galactic Research").pay(0)
    assert t.claimed(0) == set()
    t.play_on()
    t.round("develop").choose(0, "Galactic Federation").pay(0)
    assert t.claimed(0) == {"galactic-status"}
    assert t.points(0, "Galactic Federation") == 2 + 2


ELEVEN = [
    *["Artist Colony", "Gem World", "Mining World", "Spice World", "Distant World", "Tourist World"],
    *["New Vinland", "Secluded World", "Space Port", "Comet Zone", "Expanding Colony"],
]


def test_r52_hidden_fortress_ends_the_game_at_14() -> None:
    """12 cards of its owner do not end the game, but another's 12 do, and 14 of its owner (RvI p12)."""
    t = table(level=RVI, tableau={0: ["Hidden Fortress", *ELEVEN]})
    t.round("trade").play_on()
    assert len(t.tableau(0)) == 12
    assert not t.over()
    full = table(level=RVI, tableau={0: ["Hidden Fortress", *ELEVEN, "Plague World", "New Earth"]})
    full.round("trade").play_on()
    assert full.over()
    other = table(level=RVI, tableau={0: ["Hidden Fortress"], 1: [*ELEVEN, "New Earth"]})
    other.round("trade").play_on()
    assert other.over()


def test_r53_hidden_fortress_counts_itself_and_what_lay_there() -> None:
    """Four military worlds with itself: +4; one placed in this phase counts from the next (RvI p12)."""
    t = table(
        level=RVI,
        tableau={0: ["Hidden Fortress", "Outlaw World", "Star Nomad Lair", "Rebel Fuel Cache", "Improved Logistics"]},
        hand={0: ["Malevolent Lifeforms", "Hive World", "Rebel Outpost"]},
    )
    assert t.military(0) == 4
    t.round("settle").choose(0, "Malevolent Lifeforms").use(0, "Improved Logistics")
    assert t.why_not(0, "Rebel Outpost") == ("defense-too-high", 1)
    t.decline(0)
    assert t.military(0) == 5
    t.round("settle")
    assert t.why_not(0, "Rebel Outpost") is None


def test_r54_rebel_pact_lowers_what_another_power_lets_be_paid() -> None:
    """3 - 1 - 2 = 0 with Contact Specialist; alone it allows no payment (RvI p9)."""
    t = table(level=RVI, tableau={0: ["Contact Specialist", "Rebel Pact"]}, hand={0: ["Pirate World"]})
    t.round("settle").choose(0, "Pirate World")
    assert t.tableau(0)[-1] == "Pirate World"
    assert t.cards(0) == 1
    alone = table(level=RVI, tableau={0: ["Rebel Pact"]}, hand={0: ["Pirate World"]}, more={0: 8})
    alone.round("settle")
    assert alone.why_not(0, "Pirate World") == ("defense-too-high", 3)


def test_r56_imperium_cloaking_technology_conquers_a_civil_world() -> None:
    """Cost 5 is defense 3; the card is discarded, the windfall good and the Settle bonus as usual (RvI p9)."""
    t = table(
        level=RVI,
        tableau={0: ["Imperium Cloaking Technology", "Drop Ships"]},
        hand={0: ["Deserted Alien Colony"]},
    )
    t.round("settle").choose(0, "Deserted Alien Colony")
    assert t.tableau(0) == ["Drop Ships", "Deserted Alien Colony"]
    assert t.goods(0) == {"Deserted Alien Colony"}
    assert t.discarded() == {"Imperium Cloaking Technology"}
    assert t.cards(0) == 1
    weak = table(
        level=RVI,
        tableau={0: ["Imperium Cloaking Technology", "Space Marines"]},
        hand={0: ["Deserted Alien Colony"]},
    )
    weak.round("settle")
    assert weak.why_not(0, "Deserted Alien Colony") is not None


def test_r56_cloaking_is_not_for_military_worlds_nor_with_discounts() -> None:
    """It does not lower the defense of a military world; discounts do not lower a defense, Military no price."""
    t = table(
        level=RVI,
        tableau={0: ["Imperium Cloaking Technology", "Contact Specialist", "Space Marines"]},
        hand={0: ["Pirate World", "New Earth"]},
        more={0: 3},
    )
    t.round("settle")
    assert t.why_not(0, "New Earth") == ("too-expensive", 1)
    t.choose(0, "Pirate World")
    assert t.ways_to_pay(0) == {("Contact Specialist",): 2}


def test_r57_mix_draws_with_the_hand() -> None:
    """Explore +5 with three cards in hand: of ten cards any six are discarded (RvI p9)."""
    t = table(level=RVI, tableau={0: ["Blaster Runners"]}, more={0: 3})
    t.round("explore-5")
    assert t.asked(0) == "explore-discard"
    assert (t.question(0).form.count(), t.number_to_pick(0)) == (210, 6)
    old = t.game.players[0].hand[:]
    t.choose(0, *old, *t.game.players[0].drawn[:3])
    assert t.cards(0) == 4
    assert not set(old) & set(t.game.players[0].hand)


def test_r58_gambling_world_of_rebel_vs_imperium() -> None:
    """Ante a cost 5: of five cards one is larger, so the ante and any one of the five are kept (RvI p10)."""
    flips = ["Artist Colony", "Gem World", "Rebel Homeworld", "Mining World", "Spice World"]
    t = table(level=RVI, tableau={0: ["Gambling World"]}, hand={0: ["New Earth"]}, flips={0: flips})
    t.round("consume-x2")
    t.choose(0, "New Earth")
    assert t.options(0) == set(flips)
    t.choose(0, "Mining World")
    assert t.hand(0) == ["Mining World", "New Earth"]
    assert t.discarded() == set(flips) - {"Mining World"}


def test_r58_an_ante_that_is_not_beaten_is_lost() -> None:
    """Equal is not larger."""
    flips = ["Tourist World", "Distant World", "Drop Ships", "Merchant World"]
    t = table(level=RVI, tableau={0: ["Gambling World"]}, hand={0: ["Replicant Robots"]}, flips={0: flips})
    t.round("consume-x2").choose(0, "Replicant Robots")
    assert t.hand(0) == []
    assert t.discarded() == {*flips, "Replicant Robots"}


def test_r58_what_can_be_anted() -> None:
    """Cost or defense 1 to 6; or nothing at all."""
    hand = ["Refugee World", "Rebel Homeworld", "Alien Data Repository", "Rebel Base", "Artist Colony"]
    t = table(level=RVI, tableau={0: ["Gambling World"]}, hand={0: hand})
    t.round("consume-x2")
    assert t.options(0) == {"pass", "Rebel Base", "Artist Colony"}
    t.decline(0)
    assert t.cards(0) == 5


def test_r60_galactic_exchange_scores_kinds() -> None:
    """Three kinds are 6 VP, Diversified Economy is 3 more (RvI p11)."""
    worlds = ["Artist Colony", "Mining World", "Distant World", "Gem World"]
    t = table(level=RVI, tableau={0: ["Galactic Exchange", "Diversified Economy", *worlds]})
    assert t.points(0, "Galactic Exchange") == 6 + 3


@pytest.mark.parametrize(("kinds", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_r60_galactic_exchange_for_every_number_of_kinds(kinds: int, points: int) -> None:
    worlds = ["Artist Colony", "Mining World", "Distant World", "Deserted Alien Outpost"][:kinds]
    assert table(level=RVI, tableau={0: ["Galactic Exchange", *worlds]}).points(0, "Galactic Exchange") == points


def test_r61_interstellar_prospectors_produce_elsewhere_even_when_full() -> None:
    """Their own good does not stop their power for another Rare windfall (RvI p10)."""
    t = table(
        level=RVI,
        tableau={0: ["Interstellar Prospectors", "Asteroid Belt"]},
        goods={0: ["Interstellar Prospectors"]},
    )
    t.round("settle", "produce").decline(0)
    assert t.goods(0) == {"Interstellar Prospectors", "Asteroid Belt"}


def test_r61_universal_symbionts_do_not_produce_on_themselves() -> None:
    """Their power is for another Genes windfall (RvI p10)."""
    t = table(level=RVI, tableau={0: ["Universal Symbionts"]})
    t.round("settle", "produce").decline(0)
    assert t.goods(0) == set()
    other = table(level=RVI, tableau={0: ["Universal Symbionts", "Pre-Sentient Race"]})
    other.round("settle", "produce").decline(0)
    assert other.goods(0) == {"Pre-Sentient Race"}


def test_r62_uplift_code_counts_chromosomes_for_cards_and_words_for_points() -> None:
    """Abandoned Alien Uplift Camp draws nothing and scores 2; a chromosome world draws 2 and scores 3 (RvI p11)."""
    t = table(level=RVI, tableau={0: ["Uplift Code", "Abandoned Alien Uplift Camp", "Insect Uplift Race"]})
    assert t.points(0, "Uplift Code") == 2 + 2 + 3
    t.round("settle", "produce").decline(0)
    assert t.cards(0) == 2


def test_r64_six_players_choose_a_start_world() -> None:
    """A red and a blue one and six cards each; a world and two cards are discarded before any is revealed (RvI p2)."""
    game = begin(6, Rules(RVI), RULESET.content(RVI), Chance.seeded("six", 6))
    for seat, player in enumerate(game.players):
        assert len(player.hand) == 6
        assert sorted(game.design(world).start % 2 for world in player.drawn) == [0, 1]
        assert player.tableau == []
        assert question(game, seat).kind == "start"
    for seat in range(6):
        player = game.players[seat]
        keeps = 3 if game.design(player.drawn[0]).name == "Ancient Race" else 2
        assert all(each.tableau == [] for each in game.players), "nobody reveals before all have chosen"
        game.decide(seat, [player.drawn[0], *player.hand[:keeps]])
    assert all(len(player.tableau) == 1 for player in game.players)
    assert all(len(player.hand) in (3, 4) for player in game.players)


# --- D: The Brink of War ----------------------------------------------------------------------------------------


def test_r85_a_new_leader_with_chips_gained_in_the_phase() -> None:
    """Pan-Galactic Mediator in Develop: next round 1 VP and 1 card (PLW 87, 95)."""
    t = table(level=BOW, hand={0: ["Pan-Galactic Mediator"]})
    t.round("develop").choose(0, "Pan-Galactic Mediator")
    assert t.asked(0) == "action"
    assert (t.prestige(0), t.vp(0), t.cards(0)) == (1, 1, 1)
    assert t.on_tile(0) == 0, "the chips leave the tile with the bonus"


def test_r86_a_leader_who_gained_nothing() -> None:
    """1 VP, no card (PLW 97)."""
    t = table(level=BOW, prestige={0: 2})
    assert (t.vp(0), t.cards(0)) == (1, 0)
    t.round("settle").play_on()
    assert (t.vp(0), t.cards(0)) == (2, 0)


def test_r88_chips_of_an_earlier_phase_do_not_go_on_the_tile() -> None:
    """Gained in Develop while tied, sole leader in Settle since the other spent: 1 VP only (PLW 87)."""
    t = table(
        level=BOW,
        tableau={1: ["Alien Booby Trap"]},
        hand={0: ["Pan-Galactic Mediator"], 1: ["Hive World"]},
        prestige={1: 1},
    )
    assert t.vp(1) == 1
    t.round("develop", "settle").choose(0, "Pan-Galactic Mediator").decline(1)
    assert (t.prestige(0), t.prestige(1)) == (1, 1)
    t.decline(0).choose(1, "Hive World")
    assert (t.prestige(0), t.prestige(1)) == (1, 0)
    assert (t.vp(0), t.cards(0)) == (1, 0)


@pytest.mark.parametrize(("quirk", "cards"), [(False, 0), (True, 1)])
def test_r89_spending_down_to_a_tie_gives_the_tile_back_at_once(quirk: bool, cards: int) -> None:
    """Its chips go with it: when the other spends too, in the same phase, the leader gets no card (PLW 107, X9)."""
    t = table(
        level=BOW,
        tableau={0: ["Interstellar Casus Belli"], 1: ["Galactic Power Brokers"]},
        hand={0: ["Pan-Galactic Mediator"]},
        prestige={0: 2, 1: 2},
        quirks=["lead_judged_at_phase_end"] if quirk else [],
    )
    t.round("develop", "trade")
    t.any_answer(1)
    t.choose(0, "Pan-Galactic Mediator").decline(1)
    assert (t.prestige(0), t.on_tile(0)) == (3, 1)
    t.use(0, "Interstellar Casus Belli")
    assert (t.prestige(0), t.prestige(1)) == (2, 2)
    assert t.on_tile(0) == (1 if quirk else 0)
    t.use(1, "Galactic Power Brokers").play_on()
    assert (t.prestige(0), t.prestige(1)) == (2, 1)
    assert t.vp(0) == 1 + 3 + 1
    assert t.cards(0) == cards


def test_r90_the_vp_of_the_leader_may_claim_a_goal_at_once() -> None:
    """Five chips before actions are chosen, or three with two prestige (PLW 99)."""
    t = table(level=BOW, goals=["galactic-standard-of-living"], prestige={0: 1}, chips={0: 4})
    assert t.asked(0) == "action"
    assert t.claimed(0) == {"galactic-standard-of-living"}
    t = table(level=BOW, goals=["galactic-standing"], prestige={0: 2}, chips={0: 2})
    assert t.claimed(0) == {"galactic-standing"}


def test_r92_fifteen_prestige_count_when_the_round_ends() -> None:
    """Fifteen in Settle but fourteen at the end of the round do not end the game (PLW 165)."""
    t = table(
        level=BOW,
        tableau={0: ["Galactic Power Brokers"]},
        hand={0: ["Pan-Galactic Security Council"]},
        more={0: 2},
        prestige={0: 14},
    )
    t.round("settle", "trade").choose(0, "Pan-Galactic Security Council").pay(0)
    assert t.prestige(0) == 15
    t.use(0, "Galactic Power Brokers").play_on()
    assert t.prestige(0) == 14
    assert not t.over()
    t = table(level=BOW, hand={0: ["Pan-Galactic Security Council"]}, more={0: 2}, prestige={0: 14})
    t.round("settle").choose(0, "Pan-Galactic Security Council").pay(0)
    assert t.over()


def test_r93_a_world_does_not_pay_for_itself() -> None:
    """The prestige of Information Hub cannot be spent through Alien Booby Trap to conquer it (PLW 59)."""
    t = table(level=BOW, tableau={0: ["Alien Booby Trap"]}, hand={0: ["Information Hub", "Hive World"]})
    t.round("settle")
    assert t.why_not(0, "Information Hub") == ("defense-too-high", 3)
    t.decline(0)
    had = table(level=BOW, tableau={0: ["Alien Booby Trap"]}, hand={0: ["Information Hub"]}, prestige={0: 1})
    had.round("settle").choose(0, "Information Hub")
    assert had.tableau(0)[-1] == "Information Hub"
    assert had.prestige(0) == 1 - 1 + 1


@pytest.mark.parametrize("quirk", [False, True])
@pytest.mark.parametrize(("world", "enough"), [("Information Hub", ["Drop Ships"]), ("Alien Burial Site", [])])
def test_r93_nor_is_its_prestige_offered_when_it_is_paid_for(world: str, enough: list[str], quirk: bool) -> None:
    """Once it lies on the table it has brought its chip; to place it, that chip is not there yet (PLW 59).

    The reference offers it, for a military world as for a civil one.
    """
    t = table(
        level=BOW,
        tableau={0: ["Alien Booby Trap", "Space Mercenaries", *enough]},
        hand={0: [world]},
        more={0: 6},
        quirks=["own_prestige_pays"] if quirk else [],
    )
    t.round("settle").choose(0, world)
    assert t.asked(0) == "pay-world"
    assert t.prestige(0) == 1
    assert any("Alien Booby Trap" in using for using in t.specials(0)) == quirk


def test_r93_what_a_world_brings_helps_the_next_one() -> None:
    """After it is placed its prestige may be spent, for the second world of Improved Logistics (PLW 59)."""
    t = table(
        level=BOW,
        tableau={0: ["Alien Booby Trap", "Improved Logistics"]},
        hand={0: ["Pan-Galactic Security Council", "Hive World"]},
        more={0: 1},
    )
    t.round("settle").choose(0, "Pan-Galactic Security Council")
    t.pay(0) if t.asked(0) == "pay-world" else None
    assert t.prestige(0) == 1
    t.use(0, "Improved Logistics").choose(0, "Hive World")
    assert t.tableau(0)[-1] == "Hive World"
    assert t.prestige(0) == 0


def test_r93_a_windfall_good_does_not_pay_for_its_own_world() -> None:
    """Ravaged Uplift World's Genes good gives no discount on itself through Lifeforms, Inc; an older one does."""
    t = table(level=BOW, tableau={0: ["Lifeforms, Inc"]}, hand={0: ["Pre-Sentient Race"]}, more={0: 2})
    t.round("settle").choose(0, "Pre-Sentient Race")
    assert t.tableau(0)[-1] == "Pre-Sentient Race"
    assert t.cards(0) == 1, "two cards were paid"
    t = table(
        level=BOW,
        tableau={0: ["Lifeforms, Inc"]},
        goods={0: ["Lifeforms, Inc"]},
        hand={0: ["Pre-Sentient Race"]},
        more={0: 2},
    )
    t.round("settle").choose(0, "Pre-Sentient Race")
    assert t.ways_to_pay(0) == {(): 2, ("Lifeforms, Inc",): 0}


def test_r94_twice_the_vp_but_not_the_prestige() -> None:
    """Universal Peace Institute with Consume 2x: 1 prestige, 2 VP, 1 card (PLW 85, 529)."""
    worlds = ["Artist Colony", "Mining World"]
    t = table(level=BOW, tableau={0: ["Universal Peace Institute", *worlds]}, goods={0: worlds})
    t.round("consume-x2")
    assert t.prestige(0) == 1
    assert t.cards(0) == 1 + 1, "the second is the leader's, at the start of the next round"
    assert t.vp(0) == 2 + 1, "and so is the last VP"


def test_r96_prestige_is_no_chip_but_may_score() -> None:
    """7 chips and 6 prestige: 7/3 = 2 for Galactic Renaissance; Federation Capital scores 6 besides (PLW 169-173)."""
    t = table(level=BOW, tableau={0: ["Galactic Renaissance", "Federation Capital"]}, chips={0: 6}, prestige={0: 6})
    assert t.vp(0) == 7
    assert t.points(0, "Galactic Renaissance") == 2
    assert t.points(0, "Federation Capital") == 6
    assert [line.points for line in t.standing(0).lines if line.source == "prestige"] == [6]


@pytest.mark.parametrize(("action", "drawn", "discards"), [("explore-5", 13, 11), ("explore-1-1", 9, 6)])
def test_r97_prestige_explore(action: str, drawn: int, discards: int) -> None:
    """All draws go into the hand, then any cards are discarded (PLW 125-133)."""
    t = table(level=BOW, prestige={0: 1}, more={0: 2})
    t.round(f"prestige-{action}", "produce")
    assert len(t.game.players[0].drawn) == drawn
    assert t.number_to_pick(0) == discards
    assert len(t.question(0).form.things()) == drawn + 2
    assert t.prestige(0) == 0


def test_r97_both_explores_with_prestige() -> None:
    """In the 2-player advanced game: draw 14, discard 11."""
    t = table(level=BOW, prestige={0: 1}, advanced=True)
    t.round(("prestige-explore-5", "explore-1-1"), ("produce", "trade"))
    assert len(t.game.players[0].drawn) == 14
    assert t.number_to_pick(0) == 11


def test_r98_prestige_develop_costs_three_less_in_all() -> None:
    """Galactic Federation for 6 - 3 (PLW 139)."""
    t = table(level=BOW, prestige={0: 1}, hand={0: ["Galactic Federation"]}, more={0: 6})
    t.round("prestige-develop", "produce").choose(0, "Galactic Federation")
    assert t.price(0) == 3


def test_r100_prestige_trade() -> None:
    """The good sold gives three cards more, VP are doubled, and two cards may be discarded for a VP each (PLW 151)."""
    worlds = ["Artist Colony", "Mining World", "Expanding Colony"]
    t = table(level=BOW, prestige={0: 1}, tableau={0: worlds}, goods={0: worlds[:2]})
    assert t.vp(0) == 1
    t.round("prestige-trade", "settle").decline(0)
    t.choose(0, "Mining World")
    assert t.cards(0) == 3 + 3
    t.use(0, "Expanding Colony")
    assert t.vp(0) == 1 + 2
    assert t.asked(0) == "consume"
    t.use(0, "Old Earth")  # the power of the bonus is named after the start world
    with pytest.raises(IllegalChoice):
        t.choose(0, *t.game.players[0].hand[:3])
    t.choose(0, *t.game.players[0].hand[:2])
    assert t.vp(0) == 1 + 2 + 2


def test_r101_prestige_produce_with_one_empty_windfall() -> None:
    """Three cards and one good; the second windfall is lost (PLW 163)."""
    t = table(level=BOW, prestige={0: 1}, tableau={0: ["Asteroid Belt"]})
    t.round("prestige-produce", "settle").decline(0)
    assert t.goods(0) == {"Asteroid Belt"}
    assert t.cards(0) == 3


def test_r101_prestige_produce_with_two() -> None:
    t = table(level=BOW, prestige={0: 1}, tableau={0: ["Asteroid Belt", "Pre-Sentient Race", "Destroyed World"]})
    t.round("prestige-produce", "settle").decline(0)
    t.choose(0, "Asteroid Belt").choose(0, "Destroyed World")
    assert t.goods(0) == {"Asteroid Belt", "Destroyed World"}
    assert t.cards(0) == 3


def test_r102_search_needs_no_prestige_a_bonus_does() -> None:
    """Without prestige only Search is offered besides the seven actions; the card is used once (PLW 109, 177)."""
    t = table(level=BOW, prestige={1: 1})
    without, having = t.options(0), t.options(1)
    assert "action:search" in without
    assert not any("prestige" in name for name in without)
    assert len([name for name in having if "prestige" in name]) == 7
    t.round("search", "prestige-develop")
    while t.asked(0) in ("search-category", "search-keep"):
        t.any_answer(0)
    t.play_on()
    for seat in (0, 1):
        assert t.options(seat) == {f"action:{name}" for name in SEVEN}


SEVEN = ["explore-5", "explore-1-1", "develop", "settle", "trade", "consume-x2", "produce"]


def test_r102_not_search_and_a_prestige_bonus_in_one_round() -> None:
    """One card: in the advanced game both at once are refused."""
    t = table(level=BOW, prestige={0: 1}, advanced=True)
    for pair in (("search", "prestige-develop"), ("prestige-settle", "prestige-develop")):
        with pytest.raises(IllegalChoice):
            t.decide(0, [t.game.thing(f"action:{name}") for name in pair])


def test_r110_draw_all_then_discard() -> None:
    """Galactic Power Brokers (2) and Information Hub (1): draw three, then discard two (PLW 51)."""
    t = table(level=BOW, tableau={0: ["Galactic Power Brokers", "Information Hub"]})
    t.round("develop")
    assert (t.cards(0), t.asked(0), t.number_to_pick(0)) == (3, "discard-after-draw", 2)
    t.any_answer(0)
    assert (t.cards(0), t.asked(0)) == (1, "develop")


def test_r112_scavengers_save_nothing_of_a_conquest() -> None:
    """Cards discarded for Space Mercenaries are no payment (PLW 407)."""
    t = table(
        level=BOW,
        tableau={0: ["Galactic Scavengers", "Space Mercenaries"]},
        hand={0: ["Pirate World"]},
        more={0: 2},
    )
    t.round("settle").choose(0, "Pirate World")
    assert t.tableau(0)[-1] == "Pirate World"
    assert t.cards(0) == 0 + 1, "both cards were needed"
    assert t.saved(0) == []


def test_r112_scavengers_save_nothing_of_a_military_world_paid_for() -> None:
    """ "Not for military worlds" (PLW 407); the reference reads it otherwise."""
    for quirk in (False, True):
        t = table(
            level=BOW,
            tableau={0: ["Galactic Scavengers", "Contact Specialist"]},
            hand={0: ["Pirate World"]},
            more={0: 3},
            quirks=["scavengers_save_for_military"] if quirk else [],
        )
        t.round("settle").choose(0, "Pirate World").pay(0, "Contact Specialist")
        if quirk:
            t.any_answer(0)
        assert len(t.saved(0)) == (1 if quirk else 0)


def test_r112_scavengers_save_one_card_of_a_payment() -> None:
    """For a development as for a world, whichever of the cards their owner likes (PLW 377, 407)."""
    t = table(
        level=BOW,
        tableau={0: ["Galactic Scavengers"]},
        hand={0: ["New Earth", "Drop Ships", "Gem World", "Mining World"]},
        more={0: 5},
    )
    t.round("develop", "settle").choose(0, "Drop Ships")
    t.choose(0, "Gem World", *[card for card in t.game.players[0].hand if card > 150][:2])
    assert t.asked(0) == "save-card"
    t.choose(0, "Gem World")
    assert t.saved(0) == ["Gem World"]
    t.decline(0)


def test_r113_scavengers_hand_out_what_they_saved() -> None:
    """In Produce, whoever chose it (PLW 585)."""
    t = table(level=BOW, tableau={0: ["Galactic Scavengers"]}, saved={0: ["Gem World", "Mining World"]})
    t.round("settle", "produce").decline(0)
    assert t.hand(0) == ["Gem World", "Mining World"]
    assert t.saved(0) == []


def test_r113_saved_cards_are_discarded_with_their_world() -> None:
    """When it is replaced (PLW 585)."""
    t = table(
        level=BOW,
        tableau={0: ["Galactic Scavengers", "Terraforming Engineers"]},
        hand={0: ["Galactic Resort"]},
        saved={0: ["Gem World"]},
    )
    t.round("settle").decline(0)
    t.use(0, "Terraforming Engineers").choose(0, "Galactic Resort", "Galactic Scavengers")
    assert t.saved(0) == []
    assert "Gem World" in t.discarded()


def test_r113_nothing_is_saved_under_a_world_that_has_left() -> None:
    """Replaced before the second world of Improved Logistics is paid for: the payment is discarded."""
    t = table(
        level=BOW,
        tableau={0: ["Galactic Scavengers", "Terraforming Engineers", "Improved Logistics"]},
        hand={0: ["Galactic Resort", "Gem World", "New Vinland"]},
        more={0: 4},
    )
    t.round("settle").choose(0, "Gem World").choose(0, t.game.players[0].hand[-1])
    if t.asked(0) == "save-card":
        t.any_answer(0)
    assert len(t.saved(0)) == 1
    t.use(0, "Terraforming Engineers").choose(0, "Galactic Resort", "Galactic Scavengers")
    t.use(0, "Improved Logistics").choose(0, "New Vinland").choose(0, t.game.players[0].hand[-1])
    assert t.asked(0) == "action"
    assert t.saved(0) == []


def test_r114_scavengers_begin_with_a_card_under_them() -> None:
    """After the normal discards one of the four cards goes under the world: three in hand."""
    game = starting(BOW, "Galactic Scavengers")
    world = next(card for card in game.players[0].drawn if game.design(card).name == "Galactic Scavengers")
    game.decide(0, [world, *game.players[0].hand[:2]])
    keeps = 3 if game.design(game.players[1].drawn[0]).name == "Ancient Race" else 2
    game.decide(1, [game.players[1].drawn[0], *game.players[1].hand[:keeps]])
    assert question(game, 0).kind == "save-card"
    game.decide(0, game.players[0].hand[1])
    assert (len(game.players[0].hand), len(game.players[0].saved)) == (3, 1)
    assert game.good[world] >= 0, "and its windfall good"


def engineers(worlds: list[str], hand: list[str], more: int = 0) -> Table:
    return table(level=BOW, tableau={0: ["Terraforming Engineers", *worlds]}, hand={0: hand}, more={0: more})


def upgrades(t: Table, seat: int) -> set[frozenset[str]]:
    form = t.question(seat).form
    assert isinstance(form, PickSet)
    return {frozenset(t.title(card) for card in case.fixed) for case in form.cases if case.fixed}


def test_r116_terraforming_engineers_replace_like_by_like() -> None:
    """A grey world by a grey one, cost 0 to 3 more, neither military; also when no world was placed (PLW 441-443)."""
    t = engineers(
        ["Expanding Colony", "Artist Colony", "Outlaw World"],
        ["Galactic Trendsetters", "Tourist World", "Pilgrimage World", "Gem World", "New Vinland", "Mining World"],
    )
    t.round("settle").decline(0)
    t.use(0, "Terraforming Engineers")
    assert upgrades(t, 0) == {
        frozenset({"Expanding Colony", "Tourist World"}),
        frozenset({"Artist Colony", "Gem World"}),
        frozenset({"Artist Colony", "New Vinland"}),
    }, "Trendsetters cost 4 more, Pilgrimage World less, Mining World is of another kind"
    t.choose(0, "Expanding Colony", "Tourist World")
    assert t.tableau(0) == ["Terraforming Engineers", "Artist Colony", "Outlaw World", "Tourist World"]
    assert t.cards(0) == 5 + (1 if t.vp(0) else 0), "no Settle bonus; the next round's leader card"


def test_r116_not_on_a_world_placed_in_this_phase() -> None:
    """PLW 443."""
    t = engineers([], ["Artist Colony", "Gem World"], more=3)
    t.round("settle").choose(0, "Artist Colony")
    assert t.asked(0) == "action", "it cost 1 - 1 = 0, and there is nothing else to replace"


def test_r116_nor_on_a_world_that_came_by_replacing() -> None:
    """A world is replaced once in a phase (PLW 443), even by the other copy of Terraforming Engineers."""
    t = table(
        level=BOW,
        tableau={0: ["Terraforming Engineers", "Terraforming Engineers", "Artist Colony"]},
        hand={0: ["Gem World", "Galactic Resort"]},
    )
    t.round("settle").decline(0).use(0, "Terraforming Engineers").choose(0, "Gem World", "Artist Colony")
    assert t.asked(0) == "action", "Galactic Resort could replace Gem World, but that is new in this phase"


def test_r116_the_power_is_used_once_in_a_phase() -> None:
    """Two worlds could be replaced; one is."""
    t = engineers(["Artist Colony", "Expanding Colony"], ["Gem World", "Tourist World"])
    t.round("settle").decline(0).use(0, "Terraforming Engineers").choose(0, "Expanding Colony", "Tourist World")
    assert t.asked(0) == "action"
    assert "Artist Colony" in t.tableau(0)


def test_r116_the_good_is_lost_and_a_windfall_comes_with_one() -> None:
    """PLW 443."""
    t = table(
        level=BOW,
        tableau={0: ["Terraforming Engineers", "Artist Colony"]},
        goods={0: ["Artist Colony"]},
        hand={0: ["Galactic Resort"]},
    )
    t.round("settle").decline(0).use(0, "Terraforming Engineers").choose(0, "Artist Colony", "Galactic Resort")
    assert t.goods(0) == {"Galactic Resort"}
    assert t.prestige(0) == 1


def test_r117_replacing_by_a_prestige_world() -> None:
    """Galactic Resort (3) by Alien Tourist Attraction (5): 2 prestige in total (PLW 443)."""
    t = engineers(["Galactic Resort"], ["Alien Tourist Attraction"])
    t.round("settle").decline(0)
    t.use(0, "Terraforming Engineers").choose(0, "Galactic Resort", "Alien Tourist Attraction")
    assert t.prestige(0) == 2


def test_r118_rebel_sneak_attack_conquers_a_second_world() -> None:
    """After any world; no payment power, no second bonus (PLW 451-455)."""
    t = table(
        level=BOW,
        tableau={0: ["Rebel Sneak Attack", "Contact Specialist", "Drop Ships"]},
        hand={0: ["Artist Colony", "Former Penal Colony", "Hive World", "Gem World", "Drop Ships"]},
        draws={0: ["Space Marines"]},
    )
    t.round("settle").choose(0, "Artist Colony").choose(0, "Drop Ships")
    cards = t.cards(0)
    t.use(0, "Rebel Sneak Attack")
    assert t.options(0) == {"pass", "Former Penal Colony"}, "Hive World (3) could only be paid for"
    t.choose(0, "Former Penal Colony")
    assert t.tableau(0) == ["Contact Specialist", "Drop Ships", "Artist Colony", "Former Penal Colony"]
    assert t.cards(0) == cards - 1


def test_r118_a_third_world_with_improved_logistics() -> None:
    """Sneak Attack may be used after Improved Logistics (PLW 455)."""
    t = table(
        level=BOW,
        tableau={0: ["Rebel Sneak Attack", "Improved Logistics", "Space Marines"]},
        hand={0: ["Outlaw World", "Star Nomad Lair", "Avian Uplift Race"]},
    )
    t.round("settle").choose(0, "Outlaw World")
    t.use(0, "Improved Logistics").choose(0, "Star Nomad Lair")
    t.use(0, "Rebel Sneak Attack").choose(0, "Avian Uplift Race")
    assert t.tableau(0)[-3:] == ["Outlaw World", "Star Nomad Lair", "Avian Uplift Race"]


def test_r118_not_without_a_first_world() -> None:
    """ "After successfully placing any world" (PLW 451)."""
    t = table(level=BOW, tableau={0: ["Rebel Sneak Attack", "Space Marines"]}, hand={0: ["Outlaw World"]})
    t.round("settle").decline(0)
    assert t.asked(0) == "action"


def test_r118_sneak_attack_with_imperium_invasion_fleet() -> None:
    """It may be combined with conquering a non-military world (PLW 453)."""
    t = table(
        level=BOW,
        tableau={0: ["Rebel Sneak Attack", "Imperium Invasion Fleet"]},
        hand={0: ["Outlaw World", "Mining World"]},
    )
    t.round("settle").choose(0, "Outlaw World")
    t.use(0, "Rebel Sneak Attack").choose(0, "Mining World")
    assert t.tableau(0) == ["Outlaw World", "Mining World"]
    assert t.prestige(0) == 2


def test_r120_alien_research_team_pays_for_alien_worlds() -> None:
    """Alien Robot Sentry (2) for 2 - 1; not Alien Booby Trap, which has no Alien good (PLW 463)."""
    t = table(level=BOW, tableau={0: ["Alien Research Team"]}, hand={0: ["Alien Robot Sentry", "Alien Booby Trap"]})
    t.round("settle")
    assert t.why_not(0, "Alien Booby Trap") == ("defense-too-high", 1)
    t.choose(0, "Alien Robot Sentry")
    assert t.tableau(0)[-1] == "Alien Robot Sentry"
    assert t.cards(0) == 1, "the Booby Trap paid for it, then the bonus was drawn"
    t = table(level=BOW, tableau={0: ["Contact Specialist"]}, hand={0: ["Alien Booby Trap"]})
    t.round("settle").choose(0, "Alien Booby Trap")
    assert t.tableau(0)[-1] == "Alien Booby Trap"


def test_r121_prestige_for_paying_for_a_military_world() -> None:
    """With Contact Specialist +1; Pan-Galactic Mediator alone allows no payment (PLW 473-475)."""
    t = table(
        level=BOW,
        tableau={0: ["Contact Specialist", "Pan-Galactic Mediator"]},
        hand={0: ["Pirate World"]},
        more={0: 2},
    )
    t.round("settle").choose(0, "Pirate World")
    assert t.tableau(0)[-1] == "Pirate World"
    assert t.prestige(0) == 1
    t = table(level=BOW, tableau={0: ["Pan-Galactic Mediator"]}, hand={0: ["Pirate World"]}, more={0: 5})
    t.round("settle")
    assert t.why_not(0, "Pirate World") == ("defense-too-high", 4)


def test_r122_rebel_freedom_fighters_beside_imperium() -> None:
    """-1 in all with an IMPERIUM card, +1 without (PLW 423)."""
    assert table(level=BOW, tableau={0: ["Rebel Freedom Fighters"]}).military(0) == 1
    t = table(level=BOW, tableau={0: ["Rebel Freedom Fighters", "Imperium Cloaking Technology"]})
    assert t.military(0) == -1
    t = table(level=BOW, tableau={0: ["Rebel Freedom Fighters", "Imperium Cloaking Technology", "Imperium Troops"]})
    assert t.military(0) == -1 + 1, "two IMPERIUM cards do not count twice"


def test_r124_golden_age_of_terraforming() -> None:
    """A good on a production world just placed; Rare for 2 off a development, Genes for 3 off a world."""
    worlds = ["Mining World", "Distant World"]
    t = table(
        level=BOW,
        tableau={0: ["Golden Age of Terraforming", *worlds]},
        goods={0: worlds},
        hand={0: ["Drop Ships", "Lost Species Ark World", "Hive World"]},
        more={0: 9},
    )
    t.round("settle", "develop").choose(0, "Drop Ships")
    assert t.ways_to_pay(0) == {(): 4, ("Golden Age of Terraforming",): 2}
    t.pay(0, "Golden Age of Terraforming")
    assert t.goods(0) == {"Distant World"}
    t.choose(0, "Lost Species Ark World")
    assert t.ways_to_pay(0) == {(): 5, ("Golden Age of Terraforming",): 2}
    t.pay(0, "Golden Age of Terraforming")
    assert t.goods(0) == {"Lost Species Ark World"}


def test_r124_a_good_never_helps_a_conquest() -> None:
    t = table(
        level=BOW,
        tableau={0: ["Golden Age of Terraforming", "Distant World", "Space Marines"]},
        goods={0: ["Distant World"]},
        hand={0: ["Hive World"]},
    )
    t.round("settle")
    assert t.why_not(0, "Hive World") == ("defense-too-high", 1)


def test_r124_one_good_is_not_spent_twice() -> None:
    """Golden Age of Terraforming and Lifeforms, Inc both want a Genes good: with one there is one discount."""
    t = table(
        level=BOW,
        tableau={0: ["Golden Age of Terraforming", "Lifeforms, Inc"]},
        goods={0: ["Lifeforms, Inc"]},
        hand={0: ["Terraformed World"]},
        more={0: 6},
    )
    t.round("settle").choose(0, "Terraformed World")
    assert t.ways_to_pay(0) == {(): 5, ("Golden Age of Terraforming",): 2, ("Lifeforms, Inc",): 2}
    two = table(
        level=BOW,
        tableau={0: ["Golden Age of Terraforming", "Lifeforms, Inc", "Pre-Sentient Race"]},
        goods={0: ["Lifeforms, Inc", "Pre-Sentient Race"]},
        hand={0: ["Terraformed World"]},
        more={0: 6},
    )
    two.round("settle").choose(0, "Terraformed World")
    assert two.ways_to_pay(0)["Golden Age of Terraforming", "Lifeforms, Inc"] == 0
    two.pay(0, "Golden Age of Terraforming", "Lifeforms, Inc")
    while two.asked(0) == "spend-good":
        two.any_answer(0)
    assert two.goods(0) == set()


def test_r125_the_refinery_is_not_sold_but_may_be_used_by_consume_powers() -> None:
    """Trade leaves its good; Trade League takes it, as Alien for 5 + 1; it counts as a Trade power (PLW 517-519)."""
    t = table(level=BOW, tableau={0: ["Alien Oort Cloud Refinery"]}, goods={0: ["Alien Oort Cloud Refinery"]})
    t.round("trade")
    assert t.goods(0) == {"Alien Oort Cloud Refinery"}
    t = table(
        level=BOW,
        tableau={0: ["Trade League", "Alien Oort Cloud Refinery"]},
        goods={0: ["Alien Oort Cloud Refinery"]},
    )
    without = table(level=BOW, tableau={0: ["Trade League", "Artist Colony"]})
    assert t.points(0, "Trade League") - without.points(0, "Trade League") == 1, "a world with a Trade power"
    t.round("consume-x2")
    assert t.options(0) == {"kind:novelty", "kind:rare", "kind:genes", "kind:alien"}
    t.choose(0, t.game.thing("kind:alien"))
    assert t.cards(0) == 5 + 1
    assert t.goods(0) == set()


def test_r126_the_kind_of_the_refinery_in_the_phase_that_filled_it() -> None:
    """Filled by Mining Robots it counts as Rare for Mining Conglomerate; Pan-Galactic League counts it as Genes."""
    t = table(
        level=BOW,
        tableau={0: ["Mining Robots", "Mining Conglomerate", "Pan-Galactic League", "Alien Oort Cloud Refinery"]},
    )
    t.round("settle", "produce").decline(0).choose(0, "Alien Oort Cloud Refinery")
    assert t.goods(0) == {"Alien Oort Cloud Refinery"}
    assert t.cards(0) == 2 + 1


def test_r128_the_refinery_need_not_be_the_third_kind() -> None:
    """With Novelty, Rare and the Refinery, Diversified Economy may be left unused (R-128)."""
    worlds = ["Artist Colony", "Mining World", "Alien Oort Cloud Refinery"]
    for uses in (False, True):
        t = table(level=BOW, tableau={0: ["Diversified Economy", *worlds]}, goods={0: worlds})
        t.round("consume-x2")
        t.choose(0, *(worlds if uses else []))
        assert t.vp(0) == (6 if uses else 0)


def test_r129_retrofit_and_salvage_take_what_others_discard() -> None:
    """3 + 2 cards discarded to the limit by others; its owner may have more than ten then (PLW 593-595)."""
    t = table(
        level=BOW,
        seats=3,
        tableau={0: ["Retrofit & Salvage, Inc"]},
        hand={2: ["Drop Ships"]},
        more={0: 11, 1: 13, 2: 12},
    )
    t.round("settle")
    for seat in range(3):
        t.decline(seat)
    assert [t.number_to_pick(seat) for seat in range(3)] == [1, 3, 3]
    thrown = [*t.game.players[1].hand[:3], *t.game.players[2].hand[:3]]
    own = t.game.players[0].hand[0]
    t.choose(0, own).choose(1, *thrown[:3]).choose(2, *thrown[3:])
    assert t.cards(0) == 10 + 6
    assert set(thrown) <= set(t.game.players[0].hand)
    assert own in t.game.piles[0].discard


def test_r129_who_takes_discards_knows_them_and_nobody_else_learns_them() -> None:
    """They go from hand to hand (PLW 593): their old owner still knows them, their new one does now."""
    t = table(level=BOW, seats=3, tableau={0: ["Retrofit & Salvage, Inc"]}, more={1: 11, 2: 1})
    t.round("settle")
    for seat in range(3):
        t.decline(seat)
    card = t.game.players[1].hand[0]
    t.choose(1, card)
    assert card in t.game.players[0].hand
    for seat, certain in ((0, True), (1, True), (2, False)):
        guesses = [t.game.guess(seat, Stream(f"{seat}.{n}")) for n in range(20)]
        held = [isinstance(game, RaceGame) and card in game.players[0].hand for game in guesses]
        assert all(held) == certain, seat


def test_r129_who_takes_discards_still_knows_them_when_they_leave_the_hand() -> None:
    """Put down to a hand limit of its own, such a card lies in the discard pile for all that its last owner knows."""
    t = table(level=BOW, tableau={0: ["Retrofit & Salvage, Inc"]}, more={0: 10, 1: 11})
    for _ in range(2):
        t.round("settle").decline(0).decline(1)
        if t.asked(0) == "hand-limit":
            break
        card = t.game.players[1].hand[0]
        t.choose(1, card)
        assert card in t.game.players[0].hand
    t.choose(0, card)
    assert card in t.game.piles[0].discard
    guesses = [t.game.guess(0, Stream(f"discarded.{n}")) for n in range(20)]
    assert all(isinstance(game, RaceGame) and card in game.piles[0].discard for game in guesses)


def test_r129_other_discards_of_the_round_are_not_taken() -> None:
    t = table(level=BOW, tableau={0: ["Retrofit & Salvage, Inc"]}, hand={1: ["Mining World"]}, more={1: 4})
    t.round("settle").decline(0).choose(1, "Mining World").pay(1)
    assert t.cards(0) == 0


def test_r130_psi_crystal_world_chooses_last() -> None:
    """Its owner is asked when the others' actions are on the table (PLW 341)."""
    t = table(level=BOW, seats=3, tableau={0: ["Psi-Crystal World"]}, more={1: 1, 2: 1})
    assert t.asked(0) is None
    t.decide(1, [t.game.thing("action:settle")])
    assert t.asked(0) is None
    t.decide(2, [t.game.thing("action:develop")])
    assert t.asked(0) == "action"
    assert [t.game.players[seat].actions for seat in (1, 2)] == [[3], [2]]
    t.decide(0, [t.game.thing("action:produce")])
    assert t.asked(1) == "develop"


def test_r130_in_the_advanced_game_only_the_second_action() -> None:
    """The first is chosen normally, the second after both of the opponent's are shown (PLW 343)."""
    t = table(level=BOW, tableau={0: ["Psi-Crystal World"]}, more={1: 1}, advanced=True)
    assert (t.asked(0), t.asked(1)) == ("action", "two-actions")
    t.decide(0, [t.game.thing("action:develop")])
    t.decide(1, [t.game.thing("action:settle"), t.game.thing("action:produce")])
    assert t.asked(0) == "second-action"
    assert "action:develop" not in t.options(0)
    assert {"action:develop-2", "action:settle", "action:search"} <= t.options(0)


def test_r132_pan_galactic_affluence_needs_strictly_more_goods() -> None:
    """4 against 4: no card; 5 against 4: one card, at the end of Produce (PLW 579)."""
    four = ["Artist Colony", "Spice World", "Distant World", "Imperium Armaments World"]
    other = ["New Vinland", "Secluded World", "Space Port", "Bio-Hazard Mining World"]
    t = table(level=BOW, tableau={0: ["Pan-Galactic Affluence", *four], 1: other})
    t.round("settle", "produce").decline(0).decline(1)
    assert t.cards(0) == 0
    t = table(level=BOW, tableau={0: ["Pan-Galactic Affluence", *four, "Plague World"], 1: other})
    t.round("settle", "produce").decline(0).decline(1)
    assert t.cards(0) == 1


@pytest.mark.parametrize("full", [False, True])
def test_r133_lifeforms_fill_a_windfall_whether_they_produced_or_not(full: bool) -> None:
    """PLW 569-573."""
    t = table(
        level=BOW,
        tableau={0: ["Lifeforms, Inc", "Pre-Sentient Race"]},
        goods={0: ["Lifeforms, Inc"] if full else []},
        more={0: 1},
    )
    t.round("settle", "produce").decline(0)
    assert t.asked(0) == "discard-to-produce"
    t.choose(0, *t.game.players[0].hand, "Pre-Sentient Race")
    assert t.goods(0) == {"Lifeforms, Inc", "Pre-Sentient Race"}
    assert t.cards(0) == 0


def test_r134_universal_peace_institute_and_military() -> None:
    """Positive Military scores 0, not less (X7); -3 scores 3; the reference subtracts (PLW 669-674)."""
    peaceful = ["Universal Peace Institute", "Psi-Crystal World"]
    assert table(level=BOW, tableau={0: peaceful}).points(0, "Universal Peace Institute") == 3
    strong = ["Universal Peace Institute", "Drop Ships", "Space Marines"]
    t = table(level=BOW, tableau={0: strong})
    assert (t.military(0), t.points(0, "Universal Peace Institute")) == (3, 0)
    t = table(level=BOW, tableau={0: strong}, quirks=["peace_institute_subtracts"])
    assert t.points(0, "Universal Peace Institute") == -3


def test_r136_nobody_is_obliged_to_change_what_is_hidden() -> None:
    """A world that cannot be placed as things stand is not offered, whatever Terraforming Engineers could do first."""
    t = engineers(["Expanding Colony"], ["Tourist World", "Mining World"])
    t.round("settle")
    assert t.why_not(0, "Mining World") == ("too-expensive", 1)


def test_r137_an_option_not_taken_does_not_count() -> None:
    """Military 5 and Alien Booby Trap against Alien Monolith (8): the prestige must really be spent."""
    t = table(
        level=BOW,
        tableau={0: ["Alien Booby Trap", "Drop Ships", "Space Marines"]},
        hand={0: ["Alien Monolith"]},
    )
    t.round("settle")
    assert t.why_not(0, "Alien Monolith") == ("defense-too-high", 3)
    t = table(
        level=BOW,
        tableau={0: ["Alien Booby Trap", "Drop Ships", "Space Marines"]},
        hand={0: ["Alien Monolith"]},
        prestige={0: 1},
    )
    t.round("settle").choose(0, "Alien Monolith")
    assert t.tableau(0)[-1] == "Alien Monolith"
    assert t.prestige(0) == 1 - 1 + 1


def test_r138_discard_for_prestige_before_drawing() -> None:
    """Alien Departure Point asks before anything is drawn; it does not count for Research Leader (PLW 351-353, X4)."""
    t = table(level=BOW, tableau={0: ["Alien Departure Point"]}, more={0: 2})
    t.round("explore-5")
    assert t.asked(0) == "discard-for-prestige"
    assert t.game.players[0].drawn == []
    t.choose(0, t.game.players[0].hand[0])
    assert (t.prestige(0), t.cards(0), len(t.game.players[0].drawn)) == (1, 1, 7)


@pytest.mark.parametrize(("seats", "pool"), [(2, 29), (3, 41), (4, 53), (5, 65), (6, 77)])
def test_r140_the_pool_of_the_brink_of_war(seats: int, pool: int) -> None:
    """Five VP more, and 228 cards (PLW 39)."""
    options = RULESET.complete({"level": 3})
    game = RULESET.new_game(seats, options, Chance.seeded("pool", seats))
    assert isinstance(game, RaceGame)
    assert game.vp_pool == pool
    assert len(RULESET.content(BOW).cards) == 228
