"""Quirks: each is named once, documented, read somewhere, and off in every game that people play.

What most of them change is tested beside the rule they depart from; the rest is here, in small positions.
"""

from __future__ import annotations

import re
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from tests.race.scenario import Table, table

from starboard.kernel.chance import Chance
from starboard.race import spending
from starboard.race.position import RaceGame
from starboard.race.quirks import NAMES, NO_QUIRKS, REFERENCE, VERSION_1, VERSION_2, Quirks
from starboard.race.ruleset import EARLIER, RULESET

ROOT = Path(__file__).parents[2]
BOW = 3
REFINERY = "Alien Oort Cloud Refinery"


def documented(heading: str) -> list[str]:
    """The names in the first column of the table under a heading of docs/conformance.md."""
    text = (ROOT / "docs" / "conformance.md").read_text(encoding="utf-8")
    section = text.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)


def test_every_quirk_has_its_line_in_the_documentation() -> None:
    assert documented("Where we read the rules otherwise") == REFERENCE
    assert documented("What earlier versions of the rules read otherwise") == VERSION_1
    assert set(VERSION_2) <= set(VERSION_1), "the table says which of them version 2 still had"


@pytest.mark.parametrize("name", NAMES)
def test_every_quirk_is_a_switch_that_is_read(name: str) -> None:
    assert getattr(Quirks([name]), name)
    assert not getattr(NO_QUIRKS, name)
    assert [other for other in NAMES if getattr(Quirks([name]), other)] == [name]
    sources = [path for path in (ROOT / "src/starboard/race").glob("*.py") if path.name != "quirks.py"]
    assert any(re.search(rf"quirks\.{name}\b", path.read_text(encoding="utf-8")) for path in sources)


def test_an_unknown_quirk_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no quirk 'ends_early'"):
        Quirks(["ends_early"])


def test_a_new_game_has_none_and_an_old_one_those_of_its_version() -> None:
    for ruleset, names in ((RULESET, []), (EARLIER[2], VERSION_2), (EARLIER[1], VERSION_1)):
        game = ruleset.new_game(2, ruleset.complete({"level": 3}), Chance.seeded("quirks", 2))
        assert isinstance(game, RaceGame)
        assert sorted(name for name in NAMES if getattr(game.rules.quirks, name)) == sorted(names)


# --- what the reference does in rare positions ----------------------------------------------------------------------


@pytest.mark.parametrize("quirk", [False, True])
def test_the_windfall_that_empties_the_deck_and_rebel_sneak_attack(quirk: bool) -> None:
    """The card is discarded to place the world (PLW 451), so the reshuffle that its good brings about takes it along.

    The reference discards it only then: after the reshuffle. (The other card of the deck is the Settle bonus.)
    """
    t = table(
        level=BOW,
        tableau={0: ["Rebel Sneak Attack", "Drop Ships", "Space Marines"]},
        hand={0: ["Gem World", "Avian Uplift Race"]},
        more={0: 2},
        deck=2,
        quirks=["sneak_attack_leaves_late"] if quirk else [],
    )
    t.round("settle", "trade").choose(0, "Gem World").pay(0).use(0, "Rebel Sneak Attack").choose(0, "Avian Uplift Race")
    assert t.goods(0) == {"Avian Uplift Race"}
    assert ("Rebel Sneak Attack" in t.discarded()) == quirk
    assert "Rebel Sneak Attack" not in t.tableau(0)


@pytest.mark.parametrize("quirk", [False, True])
def test_a_draw_after_placing_that_empties_the_deck_and_rebel_sneak_attack(quirk: bool) -> None:
    """Terraforming Robots draw the last of four cards for the second world: the reference waits for that, too."""
    t = table(
        level=BOW,
        tableau={0: ["Rebel Sneak Attack", "Drop Ships", "Space Marines", "Terraforming Robots"]},
        hand={0: ["Gem World", "Avian Uplift Race"]},
        more={0: 2},
        deck=4,
        quirks=["sneak_attack_leaves_late"] if quirk else [],
    )
    t.round("settle", "trade").choose(0, "Gem World").pay(0).use(0, "Rebel Sneak Attack").choose(0, "Avian Uplift Race")
    assert ("Rebel Sneak Attack" in t.discarded()) == quirk


def quirks(name: str, on: bool) -> list[str]:
    return [name] if on else []


@pytest.mark.parametrize("quirk", [False, True])
def test_a_genes_good_spent_for_a_world_and_the_world_after_it(quirk: bool) -> None:
    """It reduces the cost of one world (PLW 401): New Earth costs 5; in the reference 3 less, too."""
    t = table(
        level=BOW,
        tableau={0: ["Lifeforms, Inc", "Improved Logistics"]},
        goods={0: ["Lifeforms, Inc"]},
        hand={0: ["Pre-Sentient Race", "New Earth"]},
        more={0: 6},
        quirks=quirks("good_discount_lasts", quirk),
    )
    t.round("trade", "settle").choose(0, "Pre-Sentient Race").pay(0, "Lifeforms, Inc")
    t.use(0, "Improved Logistics").choose(0, "New Earth")
    assert t.price(0) == (2 if quirk else 5)


@pytest.mark.parametrize("quirk", [False, True])
def test_goods_spent_for_a_discount_and_for_military(quirk: bool) -> None:
    """Nothing forbids both (PLW 401, 433): the Military lasts to the end of the phase. The reference forbids it."""
    t = table(
        level=BOW,
        tableau={0: ["Golden Age of Terraforming", "Rebel Fuel Refinery", "Ancient Race"]},
        goods={0: ["Rebel Fuel Refinery", "Ancient Race"]},
        hand={0: ["New Earth"]},
        more={0: 6},
        quirks=quirks("goods_for_one_purpose", quirk),
    )
    t.round("settle").choose(0, "New Earth")
    both = ("Golden Age of Terraforming", "Rebel Fuel Refinery")
    assert (both in t.specials(0)) == (not quirk)
    assert {(each,) for each in both} <= t.specials(0)


@pytest.mark.parametrize("quirk", [False, True])
def test_the_good_of_a_world_conquered_without_a_question(quirk: bool) -> None:
    """Rebel Fuel Cache's good may be spent for the next world (PLW 59); in the reference it may not in this phase."""
    t = table(
        level=BOW,
        tableau={0: ["Rebel Fuel Refinery", "Improved Logistics", "Space Marines"]},
        hand={0: ["Rebel Fuel Cache", "Malevolent Lifeforms"]},
        quirks=quirks("conquered_goods_wait", quirk),
    )
    assert t.military(0) == 2
    t.round("trade", "settle").choose(0, "Rebel Fuel Cache")
    assert t.goods(0) == {"Rebel Fuel Cache"}
    assert ("Improved Logistics" in t.options(0)) == (not quirk), "2 + 2 against defense 4"


@pytest.mark.parametrize("quirk", [False, True])
def test_the_good_of_a_world_conquered_after_a_question(quirk: bool) -> None:
    """With Colony Ship at hand the reference asks, and the good may be spent: the quirk is about the question."""
    t = table(
        level=BOW,
        tableau={0: ["Rebel Fuel Refinery", "Improved Logistics", "Space Marines", "Colony Ship"]},
        hand={0: ["Rebel Fuel Cache", "Malevolent Lifeforms"]},
        quirks=quirks("conquered_goods_wait", quirk),
    )
    t.round("trade", "settle").choose(0, "Rebel Fuel Cache")
    assert "Improved Logistics" in t.options(0)


def at_war(attacker: list[str], defender: list[str], name: str, on: bool, **more: Any) -> Table:
    """Seat 0 may attack seat 1; Settle is about to be chosen."""
    return table(
        level=BOW,
        tableau={0: ["Interstellar Casus Belli", *attacker], 1: defender},
        prestige={0: 1},
        start={0: 0, 1: 1},
        takeovers=True,
        quirks=quirks(name, on),
        **more,
    )


@pytest.mark.parametrize("quirk", [False, True])
def test_one_world_attacked_with_two_powers(quirk: bool) -> None:
    """A second attempt at the same world could never succeed; the reference offers it."""
    attacker = ["Improved Logistics", "Imperium Cloaking Technology", "Drop Ships", "Expedition Force"]
    t = at_war(attacker, ["Expedition Force", "Avian Uplift Race", "Outlaw World"], "one_world_twice", quirk)
    t.round("settle").decline(0).decline(1).attack(0, "Interstellar Casus Belli", "Avian Uplift Race")
    t.use(0, "Improved Logistics").decline(0)
    worlds = {world for _, world in t.attacks(0)}
    assert worlds == ({"Avian Uplift Race", "Outlaw World"} if quirk else {"Outlaw World"})


@pytest.mark.parametrize("quirk", [False, True])
def test_golden_age_of_terraforming_and_a_world_taken_over(quirk: bool) -> None:
    """It puts a good on a production world just placed (PLW 413); in the reference not on one taken over."""
    t = at_war(["Golden Age of Terraforming", "Drop Ships"], ["Rebel Miners"], "taken_world_gets_no_good", quirk)
    t.round("settle").decline(0).decline(1).attack(0, "Interstellar Casus Belli", "Rebel Miners")
    assert t.tableau(0)[-1] == "Rebel Miners"
    assert t.goods(0) == (set() if quirk else {"Rebel Miners"})


@pytest.mark.parametrize("quirk", [False, True])
def test_a_good_spent_to_defend(quirk: bool) -> None:
    """X12: it is discarded; the reference forgets that."""
    t = at_war(
        ["Drop Ships", "Space Marines"],
        ["Rebel Fuel Refinery", "Outlaw World"],
        "good_for_defence_is_kept",
        quirk,
        goods={1: ["Rebel Fuel Refinery"]},
    )
    t.round("settle").decline(0).decline(1).attack(0, "Interstellar Casus Belli", "Rebel Fuel Refinery")
    t.choose(1, "Rebel Fuel Refinery")
    assert "Rebel Fuel Refinery" in t.tableau(1)
    assert t.goods(1) == ({"Rebel Fuel Refinery"} if quirk else set())


DEFENDED = [
    # the attack is 4, 1 + 2 + 1 defend, and a card of Space Mercenaries is left
    (["Drop Ships", "Expedition Force"], "Former Penal Colony", 1, True),
    # the attack is 5, 1 + 2 + 1 defend: the card that is left does not suffice, two would
    (["Drop Ships", "Space Marines"], "Former Penal Colony", 1, False),
    # the attack is 5, 1 + 2 + 2 defend: Space Mercenaries are used up
    (["Drop Ships", "Space Marines"], "Pirate World", 2, False),
]


@pytest.mark.parametrize("quirk", [False, True])
@pytest.mark.parametrize(("attacker", "world", "spent", "asked"), DEFENDED)
def test_cards_spent_to_settle_and_to_defend(
    attacker: list[str], world: str, spent: int, asked: bool, quirk: bool
) -> None:
    """Space Mercenaries turn two cards into Military in a phase (RvI p5); the reference asks as if all were left."""
    t = at_war(
        attacker,
        ["Avian Uplift Race", "Space Mercenaries"],
        "cards_spent_are_forgotten",
        quirk,
        hand={1: [world]},
        more={1: 4},
    )
    t.round("trade", "settle").decline(0).choose(1, world)
    t.attack(0, "Interstellar Casus Belli", "Avian Uplift Race")
    t.choose(1, "Space Mercenaries", *t.game.players[1].hand[:spent])
    assert (t.asked(1) == "defend") == (asked or quirk)
    if t.asked(1) == "defend":
        most = max(len(answer) for answer in t.question(1).form.answers()) - 1
        assert most == (2 if spent == 2 else 1), "what was spent in part is counted"


INDUSTRY = ["Artist Colony", "Mining World", REFINERY]


def industrious(*more: str) -> Table:
    """Seat 0 holds Largest Industry through its Refinery, by the reference's reading."""
    t = table(
        level=BOW,
        goals=["largest-industry"],
        tableau={0: [*INDUSTRY, *more]},
        quirks=["naming_loses_industry", "most_goals_from_last_check", "refinery_produces_unasked"],
    )
    t.round("settle").decline(0).play_on()
    assert t.claimed(0) == {"largest-industry"}
    return t


def test_the_reference_keeps_largest_industry_when_a_power_names_the_kind() -> None:
    """Genetics Lab produces Genes on the Refinery: nobody was asked for a kind."""
    t = industrious("Genetics Lab").round("produce", "produce")
    assert REFINERY in t.goods(0)
    assert t.claimed(0) == {"largest-industry"}


@pytest.mark.parametrize(("kind", "kept"), [("genes", False), ("rare", True)])
def test_the_reference_loses_largest_industry_when_its_owner_names_the_kind(kind: str, kept: bool) -> None:
    """Asked for it by the Produce bonus."""
    t = industrious().round("produce", "produce").choose(0, f"kind:{kind}")
    assert t.claimed(0) == ({"largest-industry"} if kept else set())


@pytest.mark.parametrize(("kind", "kept"), [("alien", False), ("novelty", True)])
def test_and_when_its_good_is_sold_by_a_power(kind: str, kept: bool) -> None:
    """Black Market Trading World asks as which kind."""
    t = industrious("Black Market Trading World")
    t.game.good[t.card(0, REFINERY)] = t.game.piles[0].deck.pop()
    t.round("consume-x2").choose(0, f"kind:{kind}")
    assert t.claimed(0) == ({"largest-industry"} if kept else set())


@pytest.mark.parametrize("quirk", [False, True])
def test_a_world_that_was_replaced_cannot_be_discarded_for_its_power(quirk: bool) -> None:
    """Doomed World is discarded to place a world. Replaced in this phase, it is gone: the second world of
    Improved Logistics is paid for. Version 2 of our rules took the power, and then failed."""
    t = table(
        level=BOW,
        tableau={0: ["Doomed World", "Terraforming Engineers", "Improved Logistics"]},
        hand={0: ["Tourist World", "Artist Colony", "New Vinland"]},
        more={0: 5},
        quirks=quirks("replaced_worlds_pay", quirk),
    )
    t.round("settle").choose(0, "Artist Colony")
    while t.asked(0) == "pay-world":
        t.pay(0)
    t.use(0, "Terraforming Engineers").choose(0, "Tourist World", "Doomed World")
    t.use(0, "Improved Logistics").choose(0, "New Vinland")
    assert t.asked(0) == "pay-world"
    assert (["Doomed World"] in [sorted(way) for way in t.ways_to_pay(0)]) == quirk
    t.pay(0, *(["Doomed World"] if quirk else []))
    assert "New Vinland" in t.tableau(0)
    assert "Doomed World" not in t.tableau(0)
    assert "Doomed World" in t.discarded()


def test_only_there_a_card_that_is_gone_can_leave_again() -> None:
    """Anywhere else it would be an error of our rules, and is not hidden."""
    for quirk in (True, False):
        t = table(tableau={0: ["Doomed World"]}, level=BOW, quirks=quirks("replaced_worlds_pay", quirk))
        card = t.card(0, "Doomed World")
        spending.discard_special(t.game, 0, card)
        with nullcontext() if quirk else pytest.raises(ValueError, match="not in list"):
            spending.discard_special(t.game, 0, card)
