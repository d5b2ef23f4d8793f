"""Race for the Galaxy in words: prices, obstacles, ways to pay, and what a table says to whom."""

from typing import Any

import pytest
from tests.race.scenario import Table, table

from starboard.race import vocabulary
from starboard.race.face import face_at
from starboard.words.language import LANGUAGES

FACE = face_at(0)

ENGLISH = FACE.language("en")


def options(laid: Table, seat: int = 0) -> dict[str, str]:
    """What picking each option would mean, by the name of the option."""
    things = laid.question(seat).form.things()
    return {laid.title(thing): FACE.prospect(laid.game, seat, thing, ENGLISH) for thing in things}


def prospects(laid: Table, seat: int = 0) -> list[str]:
    return [line.strip() for line in FACE.prospects(laid.game, seat, ENGLISH)]


def plain(laid: Table, seat: int = 0) -> dict[str, Any]:
    return laid.game.plain_decision(laid.question(seat))


def test_developments_say_their_price_with_the_bonus() -> None:
    laid = table(hand={0: ["Drop Ships", "Investment Credits"]}, more={0: 3}).round("develop", "produce")
    assert options(laid)["Drop Ships"] == "costs you 3 cards"
    assert options(laid)["Investment Credits"] == "costs you nothing"


def test_the_bonus_of_one_develop_card_is_not_for_the_second_phase() -> None:
    laid = table(hand={0: ["Drop Ships"]}, more={0: 5}, advanced=True)
    laid.round(("develop", "produce"), ("develop", "develop-2"))
    assert options(laid)["Drop Ships"] == "costs you 3 cards"
    laid.decline(0)
    laid.play_on("develop")
    assert laid.game.common[-1].name == "reveal-developments-2"
    assert options(laid)["Drop Ships"] == "costs you 4 cards"


def test_a_six_cost_development_says_what_it_is_worth() -> None:
    laid = table(tableau={0: ["Old Earth"]}, hand={0: ["New Economy"]}, more={0: 6}).round("develop", "produce")
    assert options(laid)["New Economy"] == "costs you 5 cards, worth 3 VP with your tableau as it is"


def test_worlds_are_paid_for_conquered_or_need_a_special_power() -> None:
    laid = table(
        tableau={0: ["New Sparta", "New Military Tactics"]},
        hand={0: ["Gem World", "Avian Uplift Race", "Rebel Outpost"]},
    ).round("settle", "produce")
    assert options(laid) == {
        "pass": "",
        "Gem World": "costs you 2 cards",
        "Avian Uplift Race": "conquered by your Military",
        "Rebel Outpost": "with a special power of your tableau",
    }


def test_goods_say_what_they_sell_for() -> None:
    laid = table(
        tableau={0: ["Old Earth", "Gem World", "Blaster Gem Mines"]}, goods={0: ["Gem World", "Blaster Gem Mines"]}
    ).round("trade", "explore-5")
    laid.play_on("trade")
    assert options(laid) == {"Gem World": "sells for 3 cards", "Blaster Gem Mines": "sells for 4 cards"}


def test_why_not_for_every_card_while_placing() -> None:
    laid = table(
        tableau={0: ["Old Earth", "Drop Ships"]},
        hand={0: ["Drop Ships", "Gem World", "New Economy", "Export Duties"]},
    ).round("develop", "produce")
    assert prospects(laid) == [
        "Your hand in this phase:",
        "Drop Ships: no, you have one in your tableau already.",
        "Gem World: no, it is a world.",
        "New Economy: no, too expensive by 2 cards.",
        "Export Duties: can be placed, costs you nothing.",
    ]


def test_why_not_before_an_action_is_chosen() -> None:
    laid = table(tableau={0: ["New Sparta"]}, hand={0: ["Rebel Outpost", "Gem World", "Drop Ships"]})
    assert prospects(laid)[1:] == [
        "Rebel Outpost: no, its defense is too high by 3.",
        "Gem World: can be placed, costs you 2 cards.",
        "Drop Ships: no, too expensive by 2 cards.",
    ]
    before = laid.game.digest()
    prospects(laid)
    assert laid.game.digest() == before


def test_an_empty_hand() -> None:
    assert prospects(table(tableau={0: ["Old Earth"]})) == ["Your hand is empty."]


def test_ways_to_pay_leave_out_what_would_be_wasted() -> None:
    laid = table(
        tableau={0: ["Old Earth", "Colony Ship", "New Military Tactics"]}, hand={0: ["Gem World"]}, more={0: 3}
    ).round("settle", "produce")
    laid.choose(0, "Gem World")
    assert FACE.question(plain(laid), ENGLISH) == "Pay for Gem World."
    assert FACE.ways(plain(laid), ENGLISH) == ["2 cards from hand", "Colony Ship, and no cards"]
    found = options(laid)
    assert found["Colony Ship"] == "a power in your tableau"
    assert found.get("New Military Tactics", "a power in your tableau, which you do not need here").endswith("here")


def test_a_plain_payment_needs_no_ways() -> None:
    laid = table(tableau={0: ["Old Earth"]}, hand={0: ["Gem World"]}, more={0: 3}).round("settle", "produce")
    laid.choose(0, "Gem World")
    assert FACE.question(plain(laid), ENGLISH) == "Pay for Gem World: discard 2 cards from your hand."
    assert FACE.ways(plain(laid), ENGLISH) == []


def test_a_military_world_is_conquered_or_paid_for() -> None:
    laid = table(
        tableau={0: ["New Sparta", "Contact Specialist", "New Military Tactics"]},
        hand={0: ["Rebel Warrior Race"]},
        more={0: 3},
    ).round("settle", "produce")
    laid.choose(0, "Rebel Warrior Race")
    assert FACE.question(plain(laid), ENGLISH) == "Conquer Rebel Warrior Race, or pay for it."
    assert set(FACE.ways(plain(laid), ENGLISH)) == {
        "Contact Specialist, and 2 cards from hand",
        "New Military Tactics, and no cards",
    }


def test_the_goods_are_told_before_consuming() -> None:
    laid = table(tableau={0: ["Old Earth", "Gem World", "Public Works"]}, goods={0: ["Gem World"]}).round(
        "consume-x2", "explore-5"
    )
    laid.play_on("consume")
    assert FACE.opens_turn(plain(laid))
    assert FACE.summary(laid.game.view(0), ENGLISH) == ["Your goods: Gem World (Novelty Goods)."]


def test_others_see_how_many_and_the_owner_sees_which() -> None:
    seen = {"event": "draw", "seat": 0, "count": 2, "cards": ["gem-world", "old-earth"]}
    hidden = {"event": "draw", "seat": 0, "count": 2, "card": "old-earth"}
    assert FACE.event(seen, ENGLISH, 0) == "You draw 2 cards: Gem World, Old Earth."
    assert FACE.event(hidden, ENGLISH, 1) == "Player 1 draws 2 cards (Old Earth)."


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_action_is_explained(code: str) -> None:
    language = FACE.language(code)
    for action in vocabulary.ACTIONS:
        name = f"action:{action}"
        assert FACE.explain(name, language) == [FACE.option(name, {}, language)]
        assert FACE.option(name, {}, language).startswith(FACE.option(name, {}, language, brief=True))


def test_cards_are_found_by_what_is_typed() -> None:
    assert FACE.search("GEM WORLD ", ENGLISH) == ["gem-world"]
    assert FACE.search("gem", ENGLISH)[0] == "gem-world"
    assert FACE.search("new economy", ENGLISH) == ["new-economy"]
    assert FACE.search("no such card", ENGLISH) == []
