"""The end of the game: each line of the twelve 6-cost developments, the breakdown, and who wins.

PLB 1067-1178 is the page of the Polish rulebook on 6-cost developments.
"""

import pytest
from tests.race.scenario import table

# Development, what lies beside it, and what the development is then worth.
LINES = [
    # Alien Tech Institute: 3 per Alien production world, 2 per Alien windfall world, 2 per other Alien card and itself.
    ("Alien Tech Institute", [], 2),
    ("Alien Tech Institute", ["Alien Robotic Factory"], 2 + 3),
    ("Alien Tech Institute", ["Lost Alien Battle Fleet"], 2 + 3),
    ("Alien Tech Institute", ["Deserted Alien Library"], 2 + 2),
    ("Alien Tech Institute", ["Alien Robot Sentry"], 2 + 2),
    ("Alien Tech Institute", ["Alien Rosetta Stone World"], 2 + 2),
    ("Alien Tech Institute", ["Mining World", "Drop Ships"], 2),
    # Free Trade Association: 2 per Novelty production, 1 per Novelty windfall, 2 for each of two cards by name.
    ("Free Trade Association", [], 0),
    ("Free Trade Association", ["Gem World"], 2),
    ("Free Trade Association", ["New Survivalists"], 2),
    ("Free Trade Association", ["Galactic Resort"], 1),
    ("Free Trade Association", ["Pirate World"], 1),
    ("Free Trade Association", ["Consumer Markets"], 2),
    ("Free Trade Association", ["Expanding Colony"], 2),
    ("Free Trade Association", ["Mining World", "Asteroid Belt"], 0),
    # Galactic Federation: 2 per 6-cost development with itself, 1 per other development.
    ("Galactic Federation", [], 2),
    ("Galactic Federation", ["Merchant Guild", "New Economy"], 6),
    ("Galactic Federation", ["Drop Ships", "Consumer Markets"], 2 + 2),
    ("Galactic Federation", ["Deserted Alien Library"], 2),
    # Galactic Imperium: 2 per Rebel military world, 1 per other military world.
    ("Galactic Imperium", [], 0),
    ("Galactic Imperium", ["Rebel Miners", "Rebel Homeworld"], 4),
    ("Galactic Imperium", ["New Sparta", "Lost Alien Warship"], 2),
    ("Galactic Imperium", ["Old Earth", "Drop Ships"], 0),
    # Galactic Renaissance: 3 for each of three cards by name; VP chips below.
    ("Galactic Renaissance", [], 0),
    ("Galactic Renaissance", ["Research Labs"], 3),
    ("Galactic Renaissance", ["Galactic Trendsetters"], 3),
    ("Galactic Renaissance", ["Artist Colony"], 3),
    ("Galactic Renaissance", ["Gem World", "Drop Ships"], 0),
    # Galactic Survey: SETI: 1 per development with an Explore power, itself too; 2 per such world; 1 per other world.
    ("Galactic Survey: SETI", [], 1),
    ("Galactic Survey: SETI", ["Expedition Force", "Research Labs"], 3),
    ("Galactic Survey: SETI", ["Star Nomad Lair", "Malevolent Lifeforms"], 1 + 4),
    ("Galactic Survey: SETI", ["Old Earth", "Gem World"], 1 + 2),
    ("Galactic Survey: SETI", ["Drop Ships"], 1),
    # Merchant Guild: 2 per production world of any kind, none for windfall worlds.
    ("Merchant Guild", [], 0),
    ("Merchant Guild", ["Gem World", "Rebel Miners", "Distant World", "Alien Robotic Factory"], 8),
    ("Merchant Guild", ["Pirate World", "Asteroid Belt", "Empath World", "Deserted Alien Colony", "Old Earth"], 0),
    # Mining League: 2 per Rare production, 1 per Rare windfall, 2 for each of two cards by name.
    ("Mining League", [], 0),
    ("Mining League", ["Mining World"], 2),
    ("Mining League", ["Alpha Centauri"], 1),
    ("Mining League", ["Mining Robots"], 2),
    ("Mining League", ["Mining Conglomerate"], 2),
    ("Mining League", ["Gem World", "Pre-Sentient Race"], 0),
    # New Economy: 2 per development with a Consume power, itself too; 1 per such world; Trade is not Consume.
    ("New Economy", [], 2),
    ("New Economy", ["Public Works", "Deficit Spending"], 6),
    ("New Economy", ["Old Earth", "Pilgrimage World"], 2 + 2),
    ("New Economy", ["Merchant World"], 2 + 1),
    ("New Economy", ["Trade League"], 4),
    ("New Economy", ["Export Duties", "Genetics Lab", "Spice World", "Pirate World"], 2),
    # New Galactic Order: Military, negative too, without what is for some worlds only or for a phase only.
    ("New Galactic Order", [], 2),
    ("New Galactic Order", ["Space Marines", "Lost Alien Battle Fleet"], 7),
    ("New Galactic Order", ["Alpha Centauri", "Alien Rosetta Stone World", "Galactic Imperium"], 2),
    ("New Galactic Order", ["New Military Tactics"], 2),
    ("New Galactic Order", ["Refugee World", "Empath World", "Contact Specialist", "Pan-Galactic League"], -2),
    # Pan-Galactic League: 2 per Genes world, 1 per other military world, 3 for Contact Specialist.
    ("Pan-Galactic League", [], 0),
    ("Pan-Galactic League", ["Distant World", "Pre-Sentient Race"], 4),
    ("Pan-Galactic League", ["Avian Uplift Race"], 2),
    ("Pan-Galactic League", ["New Sparta", "Rebel Base"], 2),
    ("Pan-Galactic League", ["Contact Specialist"], 3),
    ("Pan-Galactic League", ["Gem World"], 0),
    # Trade League: 2 per development with a Trade power, itself too; 1 per such world.
    ("Trade League", [], 2),
    ("Trade League", ["Export Duties", "Genetics Lab", "Mining Conglomerate"], 8),
    ("Trade League", ["Old Earth", "Pirate World", "Spice World"], 2 + 3),
    ("Trade League", ["Black Market Trading World", "Public Works", "Tourist World"], 2),
]


@pytest.mark.parametrize(("scorer", "beside", "points"), LINES)
def test_six_cost_developments(scorer: str, beside: list[str], points: int) -> None:
    t = table(tableau={0: [*beside, scorer]})
    assert t.points(0, scorer) == points


@pytest.mark.parametrize(("chips", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
def test_galactic_renaissance_counts_every_three_vp_chips(chips: int, points: int) -> None:
    """Rounded down (PLB 1121)."""
    t = table(tableau={0: ["Galactic Renaissance"]}, chips={0: chips})
    assert t.points(0, "Galactic Renaissance") == points
    assert t.standing(0).total == chips + points


def test_what_the_opponent_has_does_not_count() -> None:
    t = table(tableau={0: ["Merchant Guild", "Gem World"], 1: ["Mining World", "Comet Zone"]})
    assert t.points(0, "Merchant Guild") == 2


def test_the_breakdown_adds_up() -> None:
    """Chips, each card, each variable development (PLB 597-600, 652)."""
    t = table(tableau={0: ["Old Earth", "Gem World", "Merchant Guild"]}, chips={0: 5})
    standing = t.standing(0)
    assert [(line.source, line.points) for line in standing.lines] == [
        ("chips", 5),
        ("card", 2),
        ("card", 1),
        ("variable", 2),
    ]
    assert standing.total == 10


def test_most_points_win() -> None:
    """Cards in hand do not matter when points differ (PLB 655)."""
    t = table(seats=3, tableau={0: ["Old Earth"], 1: ["Terraformed World"], 2: ["Gem World"]}, more={0: 9, 2: 9})
    assert [(one.seat, one.rank) for one in t.game.standings()] == [(1, 1), (0, 2), (2, 3)]


def test_a_shared_win_leaves_no_second_place() -> None:
    """Two winners, then the third (PLB 657-660)."""
    t = table(seats=3, tableau={0: ["Gem World"], 1: ["Artist Colony"], 2: ["Destroyed World"]})
    assert [(one.seat, one.rank) for one in t.game.standings()] == [(0, 1), (1, 1), (2, 3)]


def test_the_tie_break_is_among_the_tied_only() -> None:
    """The third has most cards, but fewer points (PLB 657)."""
    t = table(
        seats=3,
        tableau={0: ["Gem World"], 1: ["Artist Colony"], 2: ["Destroyed World"]},
        more={1: 1, 2: 10},
    )
    assert [(one.seat, one.rank) for one in t.game.standings()] == [(1, 1), (0, 2), (2, 3)]
