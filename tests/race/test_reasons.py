"""Why can't I? The reason the game gives for every card that cannot be picked, with and without special powers.

A reason is a word of the rules and the number by which one is short; its sentences are in the language files.
"""

import pytest
from tests.race.scenario import Table, table

from starboard.kernel.decision import IllegalChoice
from starboard.race.face import FACE
from starboard.race.names import POWER

# --- develop ----------------------------------------------------------------------------------------------------


def test_every_card_in_hand_has_its_reason_in_develop() -> None:
    t = table(
        tableau={0: ["Mining Robots"]},
        hand={0: ["Mining Robots", "Gem World", "Merchant Guild", "Drop Ships", "Space Marines"]},
    )
    t.round("trade", "develop")
    assert t.why_not(0, "Mining Robots") == ("already-in-tableau", 0)
    assert t.why_not(0, "Gem World") == ("not-a-development", 0)
    assert t.why_not(0, "Merchant Guild") == ("too-expensive", 2)
    assert t.why_not(0, "Drop Ships") is None
    assert t.why_not(0, "Space Marines") is None
    assert t.options(0) == {"pass", "Drop Ships", "Space Marines"}


@pytest.mark.parametrize(
    ("tableau", "action", "short"),
    [
        ([], "trade", 4),
        ([], "develop", 3),
        (["Investment Credits"], "trade", 3),
        (["Investment Credits", "Galactic Federation"], "develop", 0),
    ],
)
def test_too_expensive_by_so_many_after_discounts_and_bonus(tableau: list[str], action: str, short: int) -> None:
    """Merchant Guild costs 6; two other cards are in hand."""
    t = table(tableau={0: tableau}, hand={0: ["Merchant Guild"]}, more={0: 2})
    t.round(action, "develop")
    assert t.why_not(0, "Merchant Guild") == (("too-expensive", short) if short else None)


def test_the_bonus_of_the_second_develop_phase_is_that_of_its_chooser() -> None:
    t = table(hand={1: ["Drop Ships"]}, more={1: 3}, advanced=True, playing=[1])
    t.round(("develop", "develop-2"), ("develop", "trade"))
    assert t.why_not(1, "Drop Ships") is None
    t.decline(1)
    assert t.why_not(1, "Drop Ships") == ("too-expensive", 1)


def test_a_card_that_is_not_in_hand() -> None:
    t = table(hand={0: ["Drop Ships"]}, more={0: 5})
    t.round("develop", "settle")
    assert t.why_not(0, "Space Marines") == ("not-in-hand", 0)
    t.decline(0)
    assert t.why_not(0, "Pirate World") == ("not-in-hand", 0)


# --- settle -----------------------------------------------------------------------------------------------------


def test_every_card_in_hand_has_its_reason_in_settle() -> None:
    t = table(
        tableau={0: ["Space Marines"]},
        hand={0: ["Drop Ships", "Alien Robotic Factory", "Rebel Outpost", "Rebel Miners", "Artist Colony"]},
    )
    t.round("settle")
    assert t.why_not(0, "Drop Ships") == ("not-a-world", 0)
    assert t.why_not(0, "Alien Robotic Factory") == ("too-expensive", 2)
    assert t.why_not(0, "Rebel Outpost") == ("defense-too-high", 3)
    assert t.options(0) == {"pass", "Rebel Miners", "Artist Colony"}


@pytest.mark.parametrize(
    ("tableau", "world", "reason"),
    [
        # discounts, for all worlds or for one kind
        (["Replicant Robots"], "Alien Robotic Factory", ("too-expensive", 3)),
        (["Alien Tech Institute"], "Alien Robotic Factory", ("too-expensive", 3)),
        (["Mining Robots"], "Alien Robotic Factory", ("too-expensive", 5)),
        # Military, for all worlds or for some
        (["Galactic Imperium"], "Rebel Homeworld", ("defense-too-high", 3)),
        (["Galactic Imperium"], "Malevolent Lifeforms", ("defense-too-high", 4)),
        (["Alien Rosetta Stone World"], "Lost Alien Warship", ("defense-too-high", 3)),
        # Contact Specialist: what is missing is cards, but for Alien goods still Military
        (["Contact Specialist"], "Rebel Homeworld", ("too-expensive", 5)),
        (["Contact Specialist", "Replicant Robots"], "Rebel Homeworld", ("too-expensive", 3)),
        (["Contact Specialist"], "Lost Alien Warship", ("defense-too-high", 6)),
        # Colony Ship: no help for Alien goods, nor against a defense
        (["Colony Ship"], "Alien Robotic Factory", ("too-expensive", 5)),
        (["Colony Ship"], "Rebel Homeworld", ("defense-too-high", 7)),
        (["Colony Ship"], "New Earth", None),
        (["Colony Ship", "Contact Specialist"], "Rebel Homeworld", None),
        (["Colony Ship", "Contact Specialist"], "Lost Alien Warship", ("defense-too-high", 6)),
        # New Military Tactics counts as if it were used
        (["New Military Tactics"], "Rebel Homeworld", ("defense-too-high", 4)),
        (["New Military Tactics", "Drop Ships"], "Rebel Homeworld", ("defense-too-high", 1)),
        (["New Military Tactics", "Drop Ships"], "Rebel Base", None),
        (["New Military Tactics"], "New Earth", ("too-expensive", 4)),
    ],
)
def test_settle_reasons_with_powers(tableau: list[str], world: str, reason: tuple[str, int] | None) -> None:
    """One other card is in hand."""
    t = table(tableau={0: tableau}, hand={0: [world]}, more={0: 1})
    t.round("settle")
    assert t.why_not(0, world) == reason


# --- consume and produce ----------------------------------------------------------------------------------------


def test_a_power_is_used_once() -> None:
    worlds = ["Gem World", "Asteroid Belt", "Pre-Sentient Race"]
    t = table(tableau={0: ["Terraformed World", "Expanding Colony", "Public Works", *worlds]}, goods={0: worlds})
    t.round("consume-x2").use(0, "Terraformed World").choose(0, "Gem World")
    assert t.why_not_use(0, "Terraformed World", 0) == "power-already-used"
    assert t.why_not_use(0, "Expanding Colony", 0) is None


def test_a_power_needs_its_goods() -> None:
    """Not enough goods, or not of the kind, or not of enough kinds."""
    t = table(
        tableau={
            0: [
                "Tourist World",
                "Mining Conglomerate",
                "Diversified Economy",
                "Terraformed World",
                "Outlaw World",
                "Gem World",
            ]
        },
        goods={0: ["Gem World"]},
    )
    t.round("consume-x2")
    assert t.options(0) == {"Terraformed World", "Outlaw World"}
    assert t.why_not_use(0, "Tourist World", 0) == "not-enough-goods"
    assert t.why_not_use(0, "Mining Conglomerate", 1) == "not-enough-goods"
    assert t.why_not_use(0, "Diversified Economy", 0) == "not-enough-goods"


def test_discarding_cards_needs_cards_in_hand() -> None:
    t = table(
        tableau={0: ["Deficit Spending", "Terraformed World", "Public Works", "Gem World"]},
        goods={0: ["Gem World"]},
    )
    t.round("consume-x2")
    assert t.why_not_use(0, "Deficit Spending", 0) == "no-cards-in-hand"


def test_declining_is_for_cards_from_hand_only() -> None:
    t = table(
        tableau={0: ["Deficit Spending", "Terraformed World", "Public Works", "Gem World"]},
        goods={0: ["Gem World"]},
        more={0: 1},
    )
    t.round("consume-x2")
    assert t.why_not_decline(0) == "consume-is-forced"
    t.use(0, "Terraformed World")
    assert t.why_not_decline(0) is None


def reason_for(t: Table, seat: int, world: str) -> str | None:
    """Why this card of the tableau cannot be picked."""
    reason = t.game.why_not(seat, t.card(seat, world))
    return reason.key if reason is not None else None


def test_only_goods_are_sold() -> None:
    t = table(
        tableau={0: ["Gem World", "Asteroid Belt", "Spice World", "Drop Ships"]},
        goods={0: ["Gem World", "Asteroid Belt"]},
    )
    t.round("trade")
    assert reason_for(t, 0, "Spice World") == "no-good-there"
    assert reason_for(t, 0, "Drop Ships") == "no-good-there"
    assert reason_for(t, 0, "Gem World") is None


def test_a_power_takes_goods_of_its_kind() -> None:
    worlds = ["Mining World", "Asteroid Belt", "Comet Zone", "Gem World"]
    t = table(tableau={0: ["Mining Conglomerate", "New Earth", *worlds]}, goods={0: worlds})
    t.round("consume-x2").use(0, "Mining Conglomerate")
    assert reason_for(t, 0, "Gem World") == "wrong-kind-of-good"
    assert reason_for(t, 0, "New Earth") == "no-good-there"
    with pytest.raises(IllegalChoice, match="wrong-kind-of-good"):
        t.game.decide(0, [t.card(0, "Gem World"), t.card(0, "Comet Zone")])


def test_only_empty_windfall_worlds_are_filled() -> None:
    t = table(
        tableau={0: ["Asteroid Belt", "Pre-Sentient Race", "Radioactive World", "Old Earth", "Gem World"]},
        goods={0: ["Radioactive World"]},
    )
    t.round("produce")
    assert reason_for(t, 0, "Radioactive World") == "good-already-there"
    assert reason_for(t, 0, "Old Earth") == "not-a-windfall-world"
    assert reason_for(t, 0, "Gem World") == "not-a-windfall-world"
    assert reason_for(t, 0, "Asteroid Belt") is None


def test_a_power_for_one_kind_fills_worlds_of_that_kind() -> None:
    t = table(tableau={0: ["Mining Robots", "Asteroid Belt", "Radioactive World", "Pre-Sentient Race"]})
    t.round("settle", "produce").decline(0)
    assert reason_for(t, 0, "Pre-Sentient Race") == "wrong-kind-of-good"


def test_who_is_not_asked_is_told_so() -> None:
    t = table(more={0: 3})
    t.round("explore-5")
    t.any_answer(0)
    t.game.decide(0, t.game.thing("action:produce"))
    assert t.why_not(0, "Old Earth") == ("not-asked", 0)
    with pytest.raises(IllegalChoice, match="not-asked"):
        t.game.decide(0, t.game.thing("action:settle"))


def test_an_illegal_choice_changes_nothing() -> None:
    t = table(hand={0: ["Merchant Guild", "Gem World"]}, more={0: 2})
    t.round("develop")
    before = t.game.digest()
    for wrong in ([t.game.players[0].hand[0]], [t.game.players[0].hand[1]], [], [POWER], [-5], [0, 1]):
        with pytest.raises(IllegalChoice):
            t.game.decide(0, wrong)
        assert t.game.digest() == before


WORDS = [
    "not-in-hand",
    "not-a-world",
    "not-a-development",
    "already-in-tableau",
    "too-expensive",
    "defense-too-high",
    "consume-is-forced",
    "power-already-used",
    "not-enough-goods",
    "no-cards-in-hand",
    "no-good-there",
    "wrong-kind-of-good",
    "good-already-there",
    "not-a-windfall-world",
]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("word", WORDS)
def test_every_reason_is_a_sentence_in_both_languages(word: str, language: str) -> None:
    for short in (1, 2, 5):
        sentence = FACE.language(language)(f"reason-{word}", thing="Gem World", short=short)
        assert sentence.endswith(".")
        assert word not in sentence
