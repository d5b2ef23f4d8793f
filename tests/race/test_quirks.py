"""Quirks: each is named once, documented, read somewhere, and off in every game that people play.

What most of them change is tested beside the rule they depart from; the rest is here, in small positions.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.race.scenario import Table, table

from starboard.kernel.chance import Chance
from starboard.race.position import RaceGame
from starboard.race.quirks import NAMES, NO_QUIRKS, REFERENCE, VERSION_1, Quirks
from starboard.race.ruleset import RULESET, RaceRuleset

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
    assert documented("What version 1 of the rules read otherwise") == VERSION_1


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
    for ruleset, names in ((RULESET, []), (RaceRuleset(Quirks(VERSION_1)), VERSION_1)):
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
