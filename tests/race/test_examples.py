"""Every worked example and every "important" of the base rulebook, in the order of the book.

PLB is the line of the Polish rulebook.

Long on purpose: one test for each worked example of the rulebook, in its order.
"""

import pytest
from tests.race.scenario import table

from starboard.kernel.chance import Chance, Stream
from starboard.kernel.decision import IllegalChoice
from starboard.kernel.game import PASS
from starboard.race.position import RaceGame
from starboard.race.ruleset import RULESET


def new_game(seats: int, seed: str = "example", advanced: bool = False, preset: bool = False) -> RaceGame:
    game = RULESET.new_game(seats, {"advanced": advanced, "preset": preset}, Chance.seeded(seed, seats))
    assert isinstance(game, RaceGame)
    return game


def starts(game: RaceGame) -> list[int]:
    return [game.design(player.tableau[0]).start for player in game.players]


# --- set-up (PLB 79-178) --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_vp_chips_for_each_player(seats: int) -> None:
    """PLB 80, 119, 140."""
    assert new_game(seats).vp_pool == 12 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_start_world_each_and_the_others_in_the_deck(seats: int) -> None:
    """One of five is dealt to everybody; unused ones are shuffled in (PLB 85, 92)."""
    seen: set[int] = set()
    for seed in range(40):
        game = new_game(seats, str(seed))
        assert all(len(player.tableau) == 1 for player in game.players)
        assert len(set(starts(game))) == seats
        seen.update(starts(game))
        hidden = game.piles[0].deck + [card for player in game.players for card in player.hand]
        hidden += [card for card in game.good if card != PASS]
        assert sorted(game.design(card).start for card in hidden if game.design(card).start >= 0) == [
            number for number in range(5) if number not in starts(game)
        ]
    assert seen == {0, 1, 2, 3, 4}


def test_six_cards_of_which_two_are_discarded_face_down() -> None:
    """PLB 92-94, 128-132. Nobody sees what the others discarded."""
    game = new_game(2)
    assert [len(player.hand) for player in game.players] == [6, 6]
    assert [decision.kind for decision in game.decisions] == ["starting-discard"] * 2
    for seat in range(2):
        game.decide(seat, game.players[seat].hand[:2])
    assert [len(player.hand) for player in game.players] == [4, 4]
    assert len(game.piles[0].discard) == 4
    for seat in range(2):
        table_seen = game.view(seat)["table"]
        assert isinstance(table_seen, dict)
        assert table_seen["discard"] == 4
        assert len(table_seen["players"][seat]["discarded"]) == 2
        assert "discarded" not in table_seen["players"][1 - seat]
    assert [decision.kind for decision in game.decisions] == ["action"] * 2


HANDS = {
    1: {"Rebel Fuel Cache", "Public Works", "Gem World", "Colony Ship"},
    2: {"Comet Zone", "Expedition Force", "Mining Robots", "Rebel Miners"},
    3: {"Export Duties", "Former Penal Colony", "Malevolent Lifeforms", "New Military Tactics"},
    4: {"Space Marines", "Contact Specialist", "Avian Uplift Race", "Spice World"},
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_has_preset_worlds_and_hands(seats: int) -> None:
    """Start worlds 1 to the number of players, with the four cards of the same number (PLB 88-99)."""
    for seed in range(8):
        game = new_game(seats, str(seed), preset=True)
        assert sorted(starts(game)) == list(range(1, seats + 1))
        for player, start in zip(game.players, starts(game), strict=True):
            assert {game.design(card).name for card in player.hand} == HANDS[start]
        assert [decision.kind for decision in game.decisions] == ["action"] * seats, "nothing is discarded"
        assert len(game.piles[0].deck) == 114 - 5 * seats - 1, "and Alpha Centauri has its good"


def test_alpha_centauri_begins_with_a_good() -> None:
    """PLB 104; no other start world does."""
    for seed in range(20):
        game = new_game(4, str(seed))
        with_good = [game.design(world).name for world, card in enumerate(game.good) if card != PASS]
        assert with_good == (["Alpha Centauri"] if 2 in starts(game) else [])


# --- rounds (PLB 182-212) -------------------------------------------------------------------------------------


def test_only_chosen_phases_happen() -> None:
    """Nobody chose Develop, Settle, Consume or Produce (PLB 22-28, 189)."""
    t = table(
        tableau={0: ["Gem World", "Terraformed World", "Spice World"]},
        hand={0: ["Space Marines", "Artist Colony"]},
        more={0: 5},
        goods={0: ["Spice World"]},
    )
    t.round("explore-5")
    assert t.asked(0) == "explore-keep"
    t.any_answer(0)
    assert t.asked(0) == "action"
    assert t.goods(0) == {"Spice World"}


def test_phases_come_in_their_order_whoever_chose_them() -> None:
    """I to V (PLB 188)."""
    t = table(
        seats=4,
        tableau={0: ["Deficit Spending", "Pre-Sentient Race", "Asteroid Belt"]},
        hand={0: ["Space Marines", "Artist Colony"]},
        more={0: 8},
    )
    t.round("produce", "settle", "develop", "consume-x2")
    kinds = []
    for _ in range(4):
        kinds.append(t.asked(0))
        t.any_answer(0)
    assert kinds == ["develop", "settle", "consume", "windfall"]


def test_a_phase_chosen_by_several_happens_once_and_all_of_them_have_the_bonus() -> None:
    """Important (PLB 194)."""
    t = table(seats=3, hand={0: ["Drop Ships"], 1: ["Drop Ships"], 2: ["Replicant Robots"]}, more={0: 6, 1: 6, 2: 6})
    t.round("develop", "develop", "produce")
    t.choose(0, "Drop Ships").choose(1, "Drop Ships").choose(2, "Replicant Robots")
    for seat, price in ((0, 3), (1, 3), (2, 4)):
        assert t.price(seat) == price
        t.pay(seat)
    assert t.asked(0) == "action"


def test_actions_stay_secret_until_all_have_chosen() -> None:
    """PLB 22, 186."""
    t = table(seats=3)
    before = [t.game.digest_for(seat) for seat in (1, 2)]
    t.game.decide(0, t.game.thing("action:settle"))
    assert [t.game.digest_for(seat) for seat in (1, 2)] == before
    t.game.take_back(0)
    assert t.asked(0) == "action"


def test_hand_limit_after_all_phases() -> None:
    """Down to ten, when all phases are over, not before (PLB 205, 254, 631)."""
    t = table(tableau={0: ["Merchant Guild"]}, hand={0: ["Drop Ships"]}, more={0: 11})
    t.round("produce", "develop").choose(0, "Drop Ships")
    assert t.cards(0) == 11
    t.pay(0)
    assert t.asked(0) == "action", "12 - 1 - 4 + 2 = 9"
    other = table(tableau={0: ["Merchant Guild"]}, more={0: 12})
    other.round("produce")
    assert other.asked(0) == "hand-limit"
    assert other.cards(0) == 14
    assert other.number_to_pick(0) == 4
    other.any_answer(0)
    assert other.cards(0) == 10


def test_ten_cards_are_not_too_many() -> None:
    """PLB 205."""
    t = table(more={0: 10})
    t.round("produce")
    assert t.asked(0) == "action"


# --- I: explore (PLB 214-277) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("action", "drawn", "kept"), [("explore-5", 7, 1), ("explore-1-1", 3, 2), ("produce", 2, 1)])
def test_explore_and_its_two_bonuses(action: str, drawn: int, kept: int) -> None:
    """Draw 7 keep 1; draw 3 keep 2; without a bonus draw 2 keep 1 (PLB 214, 221, 224)."""
    t = table(more={0: 4})
    t.round(action, "explore-5")
    assert len(t.game.players[0].drawn) == drawn
    assert t.number_to_pick(0) == kept
    t.any_answer(0)
    assert t.cards(0) == 4 + kept
    assert len(t.game.piles[0].discard) == (drawn - kept) + 6


def test_example_galactic_renaissance_draws_four_and_keeps_two() -> None:
    """With this Explore power, without the bonus: draw four, keep two (PLB 275-277)."""
    t = table(tableau={0: ["Galactic Renaissance"]})
    t.round("produce", "explore-5")
    assert len(t.game.players[0].drawn) == 4
    assert t.number_to_pick(0) == 2


def test_explore_chooses_among_the_drawn_cards_only() -> None:
    """The hand is not mixed in (PLB 214, 313)."""
    t = table(more={0: 5}, draws={0: ["Old Earth", "Gem World"]})
    t.round("produce", "explore-5")
    assert t.options(0) == {"Old Earth", "Gem World"}
    t.choose(0, "Gem World")
    assert "Gem World" in t.hand(0)
    assert "Old Earth" in t.discarded()


# --- II: develop (PLB 278-384) --------------------------------------------------------------------------------


def test_develop_costs_one_card_less_for_its_chooser() -> None:
    """PLB 30, 291, 344."""
    for action, price in (("develop", 3), ("explore-5", 4)):
        t = table(hand={0: ["Drop Ships"]}, more={0: 6})
        t.round(action, "develop").play_on("develop").choose(0, "Drop Ships")
        assert t.price(0) == price


def test_a_cost_is_never_below_nothing() -> None:
    """Expedition Force costs 1; two cards less is 0, and nothing is paid back (PLB 292, 315-316)."""
    t = table(tableau={0: ["Investment Credits", "Galactic Federation"]}, hand={0: ["Expedition Force"]}, more={0: 2})
    t.round("develop").choose(0, "Expedition Force")
    assert t.tableau(0)[-1] == "Expedition Force"
    assert t.cards(0) == 2


def test_developments_are_revealed_together() -> None:
    """Nobody sees another's choice before all have chosen (PLB 282-286)."""
    t = table(hand={0: ["Drop Ships"], 1: ["Space Marines"]}, more={0: 6, 1: 6})
    t.round("develop")
    before = t.game.digest_for(1)
    t.choose(0, "Drop Ships")
    assert t.game.digest_for(1) == before
    assert t.tableau(0) == []
    t.choose(1, "Space Marines")
    assert (t.tableau(0), t.tableau(1)) == (["Drop Ships"], ["Space Marines"])


def test_placing_nothing_is_always_possible() -> None:
    """PLB 282, 386."""
    t = table(hand={0: ["Expedition Force", "Artist Colony"]}, more={0: 6})
    t.round("develop", "settle").decline(0)
    assert t.asked(0) == "settle"
    t.decline(0)
    assert t.tableau(0) == []


def test_example_public_works_does_not_draw_for_itself() -> None:
    """PLB 320-321."""
    t = table(hand={0: ["Public Works"]}, more={0: 3})
    t.round("develop").choose(0, "Public Works")
    assert t.tableau(0) == ["Public Works"]
    assert t.cards(0) == 3, "1 - 1 = 0 paid, nothing drawn"


def test_interstellar_bank_draws_before_the_choice() -> None:
    """At the start of the phase, so the card drawn can be placed at once (PLB 758)."""
    t = table(tableau={0: ["Interstellar Bank"]}, draws={0: ["Public Works"]})
    t.round("develop")
    assert "Public Works" in t.options(0)
    t.choose(0, "Public Works")
    assert t.tableau(0) == ["Interstellar Bank", "Public Works"]


def test_a_discount_placed_now_helps_the_next_development_only() -> None:
    """Powers count from the next phase (PLB 318, 377)."""
    t = table(hand={0: ["Investment Credits", "Drop Ships"]}, more={0: 8}, advanced=True)
    t.round(("develop", "develop-2"), ("produce", "trade")).choose(0, "Investment Credits")
    t.choose(0, "Drop Ships")
    assert t.price(0) == 4 - 1 - 1


# --- III: settle (PLB 384-476) --------------------------------------------------------------------------------


def test_worlds_are_paid_and_the_bonus_is_one_card_afterwards() -> None:
    """PLB 389-392."""
    for action, drawn in (("settle", 1), ("develop", 0)):
        t = table(hand={0: ["New Earth"]}, more={0: 7})
        t.round(action, "settle").play_on("settle").choose(0, "New Earth")
        assert t.price(0) == 5
        t.pay(0)
        assert t.cards(0) == 7 - 5 + drawn


def test_no_world_no_bonus() -> None:
    """The bonus card is for who has placed a world (PLB 392, 446)."""
    t = table(more={0: 3})
    t.round("settle").decline(0)
    assert t.cards(0) == 3


def test_a_windfall_world_comes_with_a_good() -> None:
    """From the deck and unseen, when it is placed and never again by itself (PLB 400-404, 454)."""
    t = table(hand={0: ["Asteroid Belt"]}, more={0: 4})
    t.round("settle").choose(0, "Asteroid Belt").pay(0)
    assert t.goods(0) == {"Asteroid Belt"}
    good = t.game.good[t.card(0, "Asteroid Belt")]
    assert not t.game.known[good], "nobody has looked at it"
    t.round("trade")
    assert t.goods(0) == set()
    t.round("settle", "produce").decline(0)
    assert t.goods(0) == set()


def test_a_production_world_comes_without_a_good() -> None:
    """PLB 33, 610."""
    t = table(hand={0: ["Artist Colony"]}, more={0: 4})
    t.round("settle").choose(0, "Artist Colony").pay(0)
    assert t.goods(0) == set()


@pytest.mark.parametrize(("tableau", "conquers"), [(["Space Marines"], False), (["Drop Ships"], True)])
def test_conquest_needs_military_equal_to_the_defense(tableau: list[str], conquers: bool) -> None:
    """Nothing is paid, a windfall good and the bonus card come as usual (PLB 412-416, 467)."""
    t = table(tableau={0: tableau}, hand={0: ["Pirate World"]}, more={0: 5})
    t.round("settle")
    assert ("Pirate World" in t.options(0)) == conquers
    if conquers:
        t.choose(0, "Pirate World")
        assert t.cards(0) == 5 + 1
        assert t.goods(0) == {"Pirate World"}


def test_military_worlds_cannot_just_be_paid() -> None:
    """PLB 413."""
    t = table(hand={0: ["Outlaw World"]}, more={0: 9})
    t.round("settle")
    assert t.why_not(0, "Outlaw World") == ("defense-too-high", 1)


def test_empath_world_lowers_military() -> None:
    """The -1 is not optional (PLB 421, 787)."""
    t = table(tableau={0: ["Drop Ships", "Empath World"]}, hand={0: ["Pirate World"]})
    assert t.military(0) == 2
    t.round("settle")
    assert t.why_not(0, "Pirate World") == ("defense-too-high", 1)


def test_military_placed_now_counts_from_the_next_phase() -> None:
    """New Sparta's +2 does not help in the Settle phase that places it (PLB 318, 397)."""
    t = table(tableau={0: ["Space Marines"]}, hand={0: ["New Sparta", "Malevolent Lifeforms"]}, advanced=True)
    t.round(("settle", "settle-2"), ("produce", "trade"))
    assert t.why_not(0, "Malevolent Lifeforms") == ("defense-too-high", 2)
    t.choose(0, "New Sparta")
    t.choose(0, "Malevolent Lifeforms")
    assert t.tableau(0) == ["Space Marines", "New Sparta", "Malevolent Lifeforms"]


def test_new_military_tactics_is_discarded_for_three() -> None:
    """Only if it is used: with enough Military it may stay (PLB 423, 804)."""
    t = table(tableau={0: ["New Military Tactics", "Drop Ships"]}, hand={0: ["Pirate World"]})
    t.round("settle").choose(0, "Pirate World")
    assert t.ways_to_pay(0) == {(): 0, ("New Military Tactics",): 0}
    t.pay(0)
    assert t.tableau(0) == ["New Military Tactics", "Drop Ships", "Pirate World"]


def test_contact_specialist_with_discounts() -> None:
    """Rebel Miners (defense 2, Rare) with Mining Robots: 2 - 1 - 1 = 0 (PLB 426, 431)."""
    t = table(tableau={0: ["Contact Specialist", "Mining Robots"]}, hand={0: ["Rebel Miners"]})
    t.round("settle").choose(0, "Rebel Miners")
    assert t.tableau(0)[-1] == "Rebel Miners"


def test_discounts_without_contact_specialist_do_not_help_a_conquest() -> None:
    """Military and payment never mix (PLB 429, 782)."""
    t = table(tableau={0: ["Replicant Robots", "Expedition Force"]}, hand={0: ["Avian Uplift Race"]}, more={0: 5})
    t.round("settle")
    assert t.why_not(0, "Avian Uplift Race") == ("defense-too-high", 1)


def test_two_wholly_separate_ways_to_place_a_military_world() -> None:
    """The owner of both may conquer or pay (PLB 436)."""
    t = table(tableau={0: ["Contact Specialist", "Drop Ships"]}, hand={0: ["Avian Uplift Race"]}, more={0: 5})
    t.round("settle").choose(0, "Avian Uplift Race")
    assert t.ways_to_pay(0) == {(): 0, ("Contact Specialist",): 1}


def test_contact_specialist_colony_ship_and_tactics_in_all_their_combinations() -> None:
    """Military -1 + 3; pay 2 - 1; or nothing with the ship, which needs the Specialist (PLB 423-437)."""
    t = table(
        tableau={0: ["Contact Specialist", "Colony Ship", "New Military Tactics"]},
        hand={0: ["Avian Uplift Race"]},
        more={0: 5},
    )
    t.round("settle").choose(0, "Avian Uplift Race")
    ways = t.ways_to_pay(0)
    assert ways["New Military Tactics",] == 0
    assert ways["Contact Specialist",] == 1
    assert ways["Colony Ship", "Contact Specialist"] == 0
    assert () not in ways
    assert ("Colony Ship",) not in ways


# --- IV: consume (PLB 477-558) --------------------------------------------------------------------------------


def test_a_good_serves_one_power_only() -> None:
    """Two powers, one good: 1 VP (PLB 487)."""
    t = table(tableau={0: ["Terraformed World", "Expanding Colony", "Gem World"]}, goods={0: ["Gem World"]})
    t.round("settle", "consume-x2").decline(0)
    assert t.asked(0) == "consume"
    t.use(0, "Expanding Colony")
    assert t.vp(0) == 1
    assert t.asked(0) == "action"


def test_a_consuming_world_needs_no_good_of_its_own() -> None:
    """Prosperous World consumes the good of Gem World (PLB 488)."""
    t = table(tableau={0: ["Prosperous World", "Gem World"]}, goods={0: ["Gem World"]})
    t.round("consume-x2")
    assert t.vp(0) == 2


def test_consuming_is_forced() -> None:
    """It cannot be declined while a power that takes goods can be used (PLB 479, 490)."""
    t = table(tableau={0: ["Terraformed World", "Expanding Colony", "Gem World"]}, goods={0: ["Gem World"]})
    t.round("consume-x2")
    assert t.why_not_decline(0) == "consume-is-forced"
    with pytest.raises(IllegalChoice, match="consume-is-forced"):
        t.decline(0)


def test_any_order_even_if_goods_are_left_over() -> None:
    """Spent on Terraformed World, the Genes good is missing for Research Labs; the Novelty good stays (PLB 490-492)."""
    worlds = ["Artist Colony", "Pre-Sentient Race"]
    t = table(tableau={0: ["Terraformed World", "Research Labs", *worlds]}, goods={0: worlds})
    t.round("consume-x2").use(0, "Terraformed World").choose(0, "Pre-Sentient Race")
    assert t.goods(0) == {"Artist Colony"}
    assert t.vp(0) == 2


def test_new_economy_draws_without_goods() -> None:
    """Some powers need nothing (PLB 484, 909)."""
    t = table(tableau={0: ["New Economy"]})
    t.round("consume-x2")
    assert t.cards(0) == 1


@pytest.mark.parametrize(
    ("world", "cards"),
    [("Deserted Alien Outpost", 5), ("Pre-Sentient Race", 4), ("Asteroid Belt", 3), ("Artist Colony", 2)],
)
def test_trade_prices(world: str, cards: int) -> None:
    """PLB 511-513."""
    t = table(tableau={0: [world]}, goods={0: [world]})
    t.round("trade")
    assert t.cards(0) == cards


def test_trade_powers_add_up() -> None:
    """Pirate World's good: 2 + 3 here + 2 Merchant World + 1 Export Duties + 2 Spice World (PLB 517, 847)."""
    t = table(
        tableau={0: ["Pirate World", "Merchant World", "Export Duties", "Spice World", "Genetics Lab"]},
        goods={0: ["Pirate World"]},
    )
    t.round("trade")
    assert t.cards(0) == 2 + 3 + 2 + 1 + 2


def test_trade_without_goods_sells_nothing() -> None:
    """PLB 511."""
    t = table(tableau={0: ["Export Duties", "Gem World"]})
    t.round("trade")
    assert t.cards(0) == 0


def test_trade_is_no_phase_of_its_own_so_the_others_consume() -> None:
    """Important: it comes before Consume, for its choosers only (PLB 556)."""
    t = table(tableau={0: ["Terraformed World", "Gem World"]}, goods={0: ["Gem World"]})
    t.round("settle", "trade").decline(0)
    assert t.vp(0) == 1


def test_example_up_to_powers_take_all_they_can() -> None:
    """Two goods of the kind: both are discarded (PLB 494-496, 871-877)."""
    t = table(tableau={0: ["Consumer Markets", "Gem World", "Spice World"]}, goods={0: ["Gem World", "Spice World"]})
    t.round("settle", "consume-x2").decline(0)
    assert t.goods(0) == set()
    assert t.vp(0) == 2


def test_up_to_two_of_three_goods_is_a_choice_of_goods_not_of_number() -> None:
    """Old Earth takes two of three (PLB 866)."""
    worlds = ["Gem World", "Spice World", "Asteroid Belt"]
    t = table(tableau={0: ["Old Earth", *worlds]}, goods={0: worlds})
    t.round("consume-x2")
    assert t.number_to_pick(0) == 2
    t.choose(0, "Spice World", "Asteroid Belt")
    assert t.goods(0) == {"Gem World"}


def test_example_all_goods_for_one_vp_less() -> None:
    """Three goods for 2 VP (PLB 879-888)."""
    worlds = ["Gem World", "Spice World", "Asteroid Belt"]
    t = table(tableau={0: ["Pilgrimage World", *worlds]}, goods={0: worlds})
    t.round("settle", "consume-x2").decline(0)
    assert t.vp(0) == 2
    assert t.goods(0) == set()


def test_all_goods_after_other_powers() -> None:
    """Pilgrimage World takes what the others left (PLB 879-881)."""
    worlds = ["Gem World", "Spice World", "Asteroid Belt"]
    t = table(tableau={0: ["Pilgrimage World", "Galactic Trendsetters", *worlds]}, goods={0: worlds})
    t.round("settle", "consume-x2").decline(0)
    t.use(0, "Galactic Trendsetters").choose(0, "Gem World")
    assert t.vp(0) == 2 + 1


def test_example_tourist_world_takes_two_goods_of_any_kind() -> None:
    """They may be of the same kind (PLB 853)."""
    worlds = ["Gem World", "Spice World"]
    t = table(tableau={0: ["Tourist World", *worlds]}, goods={0: worlds})
    t.round("settle", "consume-x2").decline(0)
    assert t.vp(0) == 3


def test_example_mining_league_takes_two_rare_goods_for_three_vp() -> None:
    """PLB 537-539."""
    worlds = ["Mining World", "Asteroid Belt", "Gem World"]
    t = table(tableau={0: ["Mining League", *worlds]}, goods={0: worlds})
    t.round("settle", "consume-x2").decline(0)
    assert t.vp(0) == 3
    assert t.goods(0) == {"Gem World"}


def test_gambling_world_also_consumes_normally() -> None:
    """Besides its guess (PLB 915)."""
    t = table(tableau={0: ["Gambling World", "Gem World"]}, goods={0: ["Gem World"]}, flips={0: ["Drop Ships"]})
    t.round("consume-x2").use(0, "Gambling World", "goods")
    assert t.vp(0) == 2
    t.choose(0, 4)
    assert t.hand(0) == ["Drop Ships"]


def test_goods_are_discarded_unseen() -> None:
    """PLB 487."""
    t = table(tableau={0: ["Terraformed World", "Gem World"]}, goods={0: ["Gem World"]})
    good = t.game.good[t.card(0, "Gem World")]
    t.round("consume-x2")
    assert good in t.game.piles[0].discard
    assert not t.game.known[good]


# --- V: produce (PLB 559-629) ---------------------------------------------------------------------------------


def test_example_gem_world_draws_only_if_it_produced() -> None:
    """PLB 616-618."""
    for goods, cards in (([], 1), (["Gem World"], 0)):
        t = table(tableau={0: ["Gem World"]}, goods={0: goods})
        t.round("produce")
        assert (t.cards(0), t.goods(0)) == (cards, {"Gem World"})


def test_the_bonus_fills_one_windfall_world() -> None:
    """Of the chooser's choice; who did not choose Produce has none (PLB 573, 620)."""
    t = table(tableau={0: ["Asteroid Belt", "Pre-Sentient Race"], 1: ["Radioactive World"]})
    t.round("produce", "settle").decline(0).decline(1)
    assert t.options(0) == {"Asteroid Belt", "Pre-Sentient Race"}
    t.choose(0, "Pre-Sentient Race")
    assert t.goods(0) == {"Pre-Sentient Race"}
    assert t.goods(1) == set()


def test_example_genetics_lab_fills_a_genes_windfall_and_the_bonus_another() -> None:
    """PLB 623; the two together fill both."""
    t = table(tableau={0: ["Genetics Lab", "Pre-Sentient Race", "Asteroid Belt"]})
    t.round("produce")
    assert t.goods(0) == {"Pre-Sentient Race", "Asteroid Belt"}


def test_every_produce_power_is_used_wherever_its_card_lies() -> None:
    """Powers must be used if they can be (PLB 323, 381): two that fill windfalls, and two that draw."""
    tableau = ["Gem World", "Merchant Guild", "Genetics Lab", "Mining Robots", "Pre-Sentient Race", "Asteroid Belt"]
    for turned in range(len(tableau)):
        t = table(tableau={0: tableau[turned:] + tableau[:turned]})
        t.round("settle", "produce").decline(0)
        assert t.goods(0) == {"Gem World", "Pre-Sentient Race", "Asteroid Belt"}
        assert t.cards(0) == 2 + 1


def test_at_most_one_good_on_a_world() -> None:
    """PLB 615."""
    t = table(tableau={0: ["Genetics Lab", "Pre-Sentient Race"]}, goods={0: ["Pre-Sentient Race"]})
    goods = t.game.good[:]
    t.round("produce")
    assert t.game.good == goods


# --- the end (PLB 561-660) ------------------------------------------------------------------------------------

ELEVEN = [
    "Old Earth",
    "Gem World",
    "Spice World",
    "Artist Colony",
    "Mining World",
    "Comet Zone",
    "Export Duties",
    "Public Works",
    "Drop Ships",
    "Space Port",
    "Investment Credits",
]


def test_the_game_ends_after_the_round_in_which_a_tableau_has_twelve_cards() -> None:
    """After discarding to the limit (PLB 589, 642-644)."""
    t = table(tableau={0: ELEVEN}, hand={0: ["Space Marines"]}, more={0: 11})
    t.round("develop", "produce").choose(0, "Space Marines")
    assert t.asked(0) == "hand-limit"
    assert not t.over()
    t.any_answer(0)
    assert t.over()
    assert t.game.decisions == []


def test_eleven_cards_are_not_enough() -> None:
    """PLB 644."""
    t = table(tableau={0: ELEVEN[:10]}, hand={0: ["Space Marines"]}, more={0: 2})
    t.round("develop").choose(0, "Space Marines")
    assert not t.over()


def test_thirteen_cards_by_a_development_and_a_world_in_the_last_round() -> None:
    """PLB 645."""
    t = table(tableau={0: ELEVEN}, hand={0: ["Space Marines", "Secluded World"]}, more={0: 4})
    t.round("develop", "settle").choose(0, "Space Marines")
    t.choose(0, "Secluded World").pay(0)
    assert t.over()
    assert len(t.tableau(0)) == 13


def test_twelve_cards_count_at_the_end_of_the_round() -> None:
    """The twelfth card replaces Colony Ship and Tactics, which leave: eleven at the end (PLB 589)."""
    t = table(
        tableau={0: [*ELEVEN[:9], "Colony Ship", "New Military Tactics"]},
        hand={0: ["Secluded World"]},
    )
    t.round("settle").choose(0, "Secluded World").pay(0, "Colony Ship", "New Military Tactics")
    assert len(t.tableau(0)) == 10
    assert not t.over()


def test_the_game_ends_when_the_vp_chips_run_out() -> None:
    """The very last one is enough (PLB 591, 647)."""
    for pool, ends in ((2, True), (3, False)):
        t = table(tableau={0: ["Terraformed World", "Gem World"]}, goods={0: ["Gem World"]}, pool=pool)
        t.round("consume-x2")
        assert t.vp(0) == 2
        assert t.over() == ends


def test_the_deck_is_shuffled_at_once_even_in_the_middle_of_a_draw() -> None:
    """Seven cards of a deck of three: the discards follow (PLB 637)."""
    t = table(deck=3, playing=[0])
    t.round("explore-5", "produce")
    assert len(t.game.players[0].drawn) == 7
    assert t.game.piles[0].shuffles == 1


def test_when_there_is_no_card_anywhere_none_is_drawn() -> None:
    """All cards are in hands: nobody gets a good or a card, and the game goes on."""
    t = table(tableau={0: ["Gem World", "Merchant Guild"]}, more={1: 112}, playing=[0, 1])
    t.round("produce")
    assert t.goods(0) == set()
    assert t.cards(0) == 0
    assert t.asked(1) == "hand-limit"


# --- two players, advanced (PLB 663-706) ----------------------------------------------------------------------


def test_two_of_nine_action_cards() -> None:
    """Pairs of different cards; a second Develop or Settle only with the first (PLB 673, 696)."""
    t = table(advanced=True)
    assert t.question(0).form.count() == 7 * 6 // 2 + 2
    for pair in (("develop-2", "explore-5"), ("settle-2", "develop"), ("develop-2", "settle-2")):
        with pytest.raises(IllegalChoice):
            t.game.decide(0, [t.game.thing(f"action:{action}") for action in pair])
    with pytest.raises(IllegalChoice):
        t.game.decide(0, [t.game.thing("action:develop")])


def test_double_explore_adds_powers() -> None:
    """Eight cards and keep two, plus powers (PLB 698)."""
    t = table(tableau={0: ["Galactic Renaissance"]}, advanced=True)
    t.round(("explore-5", "explore-1-1"))
    assert len(t.game.players[0].drawn) == 10
    assert t.number_to_pick(0) == 3


def test_double_develop_is_two_whole_phases_with_the_bonus_in_each() -> None:
    """The opponent who chose Develop once has it in the first only (PLB 700-704)."""
    t = table(
        hand={0: ["Drop Ships", "Replicant Robots"], 1: ["Drop Ships", "Replicant Robots"]},
        more={0: 9, 1: 9},
        advanced=True,
    )
    t.round(("develop", "develop-2"), ("develop", "produce"))
    for name, prices in (("Drop Ships", (3, 3)), ("Replicant Robots", (3, 4))):
        t.choose(0, name).choose(1, name)
        assert t.price(0) == prices[0]
        t.pay(0)
        assert t.price(1) == prices[1]
        t.pay(1)
    assert len(t.tableau(0)) == len(t.tableau(1)) == 2


def test_the_opponent_without_develop_has_no_bonus_in_either_phase() -> None:
    """But places in both (PLB 700-702)."""
    t = table(hand={1: ["Drop Ships", "Replicant Robots"]}, more={1: 9}, advanced=True, playing=[1])
    t.round(("develop", "develop-2"), ("produce", "trade"))
    for name in ("Drop Ships", "Replicant Robots"):
        t.choose(1, name)
        assert t.price(1) == 4
        t.pay(1)


def test_double_settle_is_two_whole_phases_with_the_bonus_in_each() -> None:
    """PLB 700-704."""
    t = table(
        hand={0: ["Mining World", "Comet Zone"], 1: ["Space Port", "Spice World"]},
        more={0: 8, 1: 8},
        advanced=True,
    )
    t.round(("settle", "settle-2"), ("settle", "trade"))
    t.choose(0, "Mining World").choose(1, "Space Port").pay(0).pay(1)
    assert (t.cards(0), t.cards(1)) == (9 - 3 + 1, 9 - 2 + 1)
    t.choose(0, "Comet Zone").choose(1, "Spice World").pay(0).pay(1)
    assert (t.cards(0), t.cards(1)) == (6 - 3 + 1, 7 - 2), "the second phase is seat 0's bonus only"


def test_develop_chosen_by_both_once_is_one_phase() -> None:
    """Two phases only if one player chose both cards (PLB 700)."""
    t = table(hand={0: ["Drop Ships", "Replicant Robots"]}, more={0: 8}, advanced=True)
    t.round(("develop", "trade")).choose(0, "Drop Ships").pay(0)
    assert t.asked(0) == "two-actions"


def test_powers_placed_in_the_first_phase_work_in_the_second() -> None:
    """Blaster Gem Mines' +1 conquers Runaway Robots in the second Settle phase (PLB 703)."""
    t = table(hand={0: ["Blaster Gem Mines", "Runaway Robots"]}, more={0: 5}, advanced=True)
    t.round(("settle", "settle-2"), ("produce", "trade"))
    assert t.why_not(0, "Runaway Robots") == ("defense-too-high", 1)
    t.choose(0, "Blaster Gem Mines").pay(0).choose(0, "Runaway Robots")
    assert t.tableau(0) == ["Blaster Gem Mines", "Runaway Robots"]


def test_double_consume_sells_first_then_doubles() -> None:
    """The sale itself gives no more cards (PLB 705)."""
    t = table(
        tableau={0: ["Terraformed World", "Gem World", "Asteroid Belt"]},
        goods={0: ["Gem World", "Asteroid Belt"]},
        advanced=True,
    )
    t.round(("trade", "consume-x2"))
    t.choose(0, "Asteroid Belt")
    assert t.cards(0) == 3
    assert t.vp(0) == 2


# --- order (PLB 661-691) --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clockwise_from_the_lowest_start_world(seats: int) -> None:
    """PLB 667-671."""
    for seed in range(12):
        game = new_game(seats, str(seed))
        first = min(range(seats), key=starts(game).__getitem__)
        assert game.order == [(first + k) % seats for k in range(seats)]


def test_with_few_cards_in_the_deck_seats_act_one_after_the_other() -> None:
    """Even at a table that plays side by side (PLB 677-681, 690)."""
    for deck, waiting in ((None, 2), (5, 1)):
        t = table(
            tableau={0: ["Asteroid Belt", "Pre-Sentient Race"], 1: ["Radioactive World", "Empath World"]},
            deck=deck,
        )
        t.game.side_by_side = True
        t.round("produce")
        assert len(t.game.decisions) == waiting


@pytest.mark.parametrize(("pool", "waiting"), [(12, 2), (11, 1)])
def test_with_few_vp_chips_seats_act_one_after_the_other(pool: int, waiting: int) -> None:
    """The player who acts first may take the last chips (PLB 677-682): fewer than six for each player are few."""
    t = table(tableau={0: ["Asteroid Belt", "Pre-Sentient Race"], 1: ["Radioactive World", "Empath World"]}, pool=pool)
    t.game.side_by_side = True
    t.round("produce")
    assert len(t.game.decisions) == waiting


def test_whole_games_of_random_choices_come_to_an_end() -> None:
    """Both endings of the book are reached, and the ranking follows it (PLB 588-603)."""
    for seed in range(6):
        game = new_game(2 + seed % 3, f"whole-{seed}")
        source = Stream(str(seed))
        while not game.over:
            decision = game.decisions[0]
            game.decide(decision.seat, decision.form.random(source))
        assert game.vp_pool <= 0 or max(len(player.tableau) for player in game.players) >= 12
        assert all(len(player.hand) <= 10 for player in game.players)
        totals = [one.total for one in game.standings()]
        assert totals == sorted(totals, reverse=True)
