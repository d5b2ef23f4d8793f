"""The content of the box: the rulebook's own tables (PLB 942-1002), and what the loader refuses.

The tables are counted from the cards the engine plays with. Misprints are read as table X of the rulings has them.
"""

from collections import Counter
from pathlib import Path

import pytest
from tests.race.printed import CARDS

from starboard.kernel import ContentError
from starboard.race import vocabulary
from starboard.race.box import load
from starboard.race.content import Design, Power, read_card
from starboard.race.ruleset import RULESET

DECK = RULESET.content(0).cards
WORLDS = [card for card in DECK if card.is_world]
DEVELOPMENTS = [card for card in DECK if not card.is_world]
MILITARY = [card for card in WORLDS if card.military]


def has(card: Design, *does: int) -> bool:
    return any(power.does in does for power in card.powers)


def powers() -> list[Power]:
    """Every power of every card of the deck."""
    return [power for card in DECK for power in card.powers]


def strength(card: Design) -> int:
    """Plain Military printed on the card."""
    return sum(
        power.amount
        for power in card.powers
        if power.does == vocabulary.SETTLE_MILITARY and power.good == vocabulary.NONE and not power.against_rebel
    )


# --- the rulebook's tables ------------------------------------------------------------------------------------


def test_114_cards() -> None:
    """59 worlds and 50 developments besides 5 start worlds (PLB 4-9, 942-947)."""
    assert len(DECK) == 114
    starts = [card for card in DECK if card.start >= 0]
    assert sorted(card.start for card in starts) == [0, 1, 2, 3, 4]
    assert Counter(card.military for card in starts) == {False: 4, True: 1}
    others = Counter(card.military for card in WORLDS if card.start < 0)
    assert others == {True: 22, False: 37}
    assert len([card for card in DEVELOPMENTS if card.cost == 6]) == 12
    assert sorted(Counter(card.name for card in DEVELOPMENTS if card.cost < 6).values()) == [2] * 19


@pytest.mark.parametrize(
    ("defense", "count", "alien", "rebel"),
    [(1, 6, 0, 1), (2, 7, 1, 1), (3, 3, 0, 2), (4, 2, 1, 0), (5, 2, 1, 1), (6, 2, 1, 1), (7, 1, 0, 1)],
)
def test_23_military_worlds(defense: int, count: int, alien: int, rebel: int) -> None:
    """PLB 949-957."""
    worlds = [card for card in MILITARY if card.cost == defense]
    assert len(worlds) == count
    assert len([card for card in worlds if card.good == vocabulary.ALIEN]) == alien
    assert len([card for card in worlds if card.rebel_military]) == rebel
    assert len([card for card in worlds if card.start >= 0]) == (1 if defense == 2 else 0)


def test_contact_specialist_has_no_use_for_four_alien_worlds() -> None:
    """PLB 958."""
    assert len(MILITARY) == 23
    assert len([card for card in MILITARY if card.good == vocabulary.ALIEN]) == 4


def test_19_cards_raise_military() -> None:
    """PLB 961-966."""
    plain = [card for card in DECK if strength(card) > 0]
    assert Counter(strength(card) for card in plain if not card.is_world) == {1: 2, 2: 3, 3: 2}
    temporary = [
        power.amount for card in DEVELOPMENTS for power in card.powers if power.does == vocabulary.DISCARD_FOR_MILITARY
    ]
    assert temporary == [3, 3]
    worlds = [card for card in plain if card.is_world and card.start < 0]
    assert Counter(strength(card) for card in worlds if card.military) == {1: 4, 2: 1, 3: 1}
    assert [strength(card) for card in worlds if not card.military] == [1, 1]
    assert sorted((card.military, strength(card)) for card in plain if card.start >= 0) == [(False, 1), (True, 2)]
    assert len(plain) + len(temporary) == 19


def test_specialised_and_negative_military() -> None:
    """PLB 968-971; the first is Galactic Imperium (table X, X3)."""
    special = [(card.name, power) for card in DECK for power in card.powers if power.does == vocabulary.SETTLE_MILITARY]
    assert [(name, power.amount) for name, power in special if power.against_rebel] == [("Galactic Imperium", 4)]
    assert len([card for card in MILITARY if card.rebel_military]) == 7
    alien = [(name, power.amount) for name, power in special if power.good == vocabulary.ALIEN]
    assert sorted(alien) == [("Alien Rosetta Stone World", 2), ("Alien Tech Institute", 2)]
    rare = [(name, power.amount) for name, power in special if power.good == vocabulary.RARE]
    assert rare == [("Alpha Centauri", 1)]
    assert len([card for card in MILITARY if card.good == vocabulary.RARE]) == 3
    assert [strength(card) for card in DECK if strength(card) < 0] == [-1] * 5


@pytest.mark.parametrize(
    ("cost", "count", "developments", "worlds"),
    [(0, 2, 0, 2), (1, 18, 12, 6), (2, 23, 12, 11), (3, 14, 4, 10), (4, 13, 8, 5), (5, 7, 2, 5), (6, 14, 12, 2)],
)
def test_91_cards_are_paid_for(cost: int, count: int, developments: int, worlds: int) -> None:
    """PLB 973-980."""
    paid = [card for card in DECK if not card.military and card.cost == cost]
    assert len(paid) == count
    assert Counter(card.is_world for card in paid) == Counter({False: developments, True: worlds})


@pytest.mark.parametrize(
    ("good", "count", "paid", "military", "start"),
    [("novelty", 5, 2, 3, 0), ("rare", 7, 5, 2, 1), ("genes", 7, 2, 5, 0), ("alien", 6, 3, 3, 0)],
)
def test_25_windfall_worlds(good: str, count: int, paid: int, military: int, start: int) -> None:
    """PLB 982-986."""
    worlds = [card for card in WORLDS if card.windfall and vocabulary.GOODS[card.good] == good]
    assert len(worlds) == count
    assert Counter(card.military for card in worlds) == {False: paid, True: military}
    assert len([card for card in worlds if card.start >= 0]) == start


@pytest.mark.parametrize(
    ("good", "count", "paid", "military", "start"),
    [("novelty", 9, 8, 1, 1), ("rare", 6, 5, 1, 0), ("genes", 4, 3, 1, 0), ("alien", 2, 1, 1, 0)],
)
def test_21_production_worlds(good: str, count: int, paid: int, military: int, start: int) -> None:
    """PLB 988-992. Each has the power to produce, and nothing else has it."""
    worlds = [card for card in WORLDS if has(card, vocabulary.PRODUCE_HERE) and vocabulary.GOODS[card.good] == good]
    assert len(worlds) == count
    assert Counter(card.military for card in worlds) == {False: paid, True: military}
    assert len([card for card in worlds if card.start >= 0]) == start
    assert not any(card.windfall for card in worlds)


def test_cards_that_fill_windfall_worlds() -> None:
    """6 developments and 2 worlds for one kind, 1 world for any (PLB 994-996)."""
    fills = [
        (card.is_world, power.good)
        for card in DECK
        for power in card.powers
        if power.does == vocabulary.PRODUCE_WINDFALL
    ]
    assert len([1 for is_world, good in fills if not is_world and good != vocabulary.NONE]) == 6
    assert len([1 for is_world, good in fills if is_world and good != vocabulary.NONE]) == 2
    assert [is_world for is_world, good in fills if good == vocabulary.NONE] == [True]


EATS_GOODS = (vocabulary.CONSUME_GOODS, vocabulary.CONSUME_DIFFERENT, vocabulary.CONSUME_ALL, vocabulary.CONSUME_SELL)


def test_33_cards_consume_goods() -> None:
    """16 worlds to pay for (3 start worlds), 2 military worlds, 15 developments (PLB 998-1000; table X, X2)."""
    eaters = [card for card in DECK if has(card, *EATS_GOODS)]
    assert len(eaters) == 33
    assert len([card for card in eaters if card.is_world and not card.military]) == 16
    assert len([card for card in eaters if card.start >= 0]) == 3
    assert len([card for card in eaters if card.military]) == 2
    assert len([card for card in eaters if not card.is_world]) == 15


def test_three_cards_give_vp_for_cards_from_hand() -> None:
    """PLB 1002."""
    assert Counter(card.is_world for card in DECK if has(card, vocabulary.CONSUME_HAND)) == {False: 2, True: 1}


def test_numbers_on_the_cards_are_in_the_printed_ranges() -> None:
    """Developments 1 to 6, worlds 0 to 6, defense 1 to 7 (PLB 288, 389, 412)."""
    assert {card.cost for card in DEVELOPMENTS} == {1, 2, 3, 4, 5, 6}
    assert {card.cost for card in WORLDS if not card.military} == {0, 1, 2, 3, 4, 5, 6}
    assert {card.cost for card in MILITARY} == {1, 2, 3, 4, 5, 6, 7}
    assert {card.cost for card in DECK if card.scores} == {6}


def test_printed_vp() -> None:
    """Beside the `?` of a 6-cost development stands no number (PLB 296-300)."""
    assert {card.name: card.vp for card in DECK} == {name: card.vp for name, card in CARDS.items()}
    assert {card.vp for card in DECK if card.scores} == {0}


KEYWORDS = {
    "rebel": {name for name, card in CARDS.items() if card.rebel},
    "alien": {name for name, card in CARDS.items() if card.alien},
    "uplift": {
        "Aquatic Uplift Race",
        "Avian Uplift Race",
        "Reptilian Uplift Race",
        "The Last of the Uplift Gnarssh",
    },
    "chromosome": {
        "Aquatic Uplift Race",
        "Avian Uplift Race",
        "Reptilian Uplift Race",
        "The Last of the Uplift Gnarssh",
    },
    "terraforming": {"Terraforming Robots"},
    "imperium": {"Galactic Imperium", "Imperium Armaments World"},
}


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_keywords(keyword: str) -> None:
    """Some are for later expansions (PLB 372-375)."""
    bit = 1 << vocabulary.KEYWORDS.index(keyword)
    assert {card.name for card in DECK if card.keywords & bit} == KEYWORDS[keyword]


def test_preset_hands_of_the_first_game() -> None:
    """Four cards for each of start worlds 1 to 4 (PLB 96-99)."""
    names = {number: {DECK[card].name for card in RULESET.content(0).preset_hand(number)} for number in range(1, 5)}
    assert names == {
        1: {"Rebel Fuel Cache", "Public Works", "Gem World", "Colony Ship"},
        2: {"Comet Zone", "Expedition Force", "Mining Robots", "Rebel Miners"},
        3: {"Export Duties", "Former Penal Colony", "Malevolent Lifeforms", "New Military Tactics"},
        4: {"Space Marines", "Contact Specialist", "Avian Uplift Race", "Spice World"},
    }


# --- the expansions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "cards"), [(0, 114), (1, 136), (2, 180), (3, 228)])
def test_deck_sizes(level: int, cards: int) -> None:
    """22, 44 and 48 cards more (TGS p1, RvI p1, PLW 19-22)."""
    assert len(RULESET.content(level).cards) == cards
    assert len(set(RULESET.content(level).names)) == cards


RVI_P10 = {
    "developments": [0, 23, 12, 10, 11, 2, 22, 0, 0, 0],
    "worlds": [3, 11, 17, 15, 5, 6, 4, 1, 0, 0],
    "military": [0, 11, 9, 6, 3, 4, 2, 1, 1, 1],
}


@pytest.mark.parametrize("row", RVI_P10)
def test_costs_and_defenses_with_rebel_vs_imperium(row: str) -> None:
    """The table of RvI p10: all 180 cards by cost or defense."""
    counts = [0] * 10
    for card in RULESET.content(2).cards:
        kind = "developments" if not card.is_world else "military" if card.military else "worlds"
        if kind == row:
            counts[card.cost] += 1
    assert counts == RVI_P10[row]


@pytest.mark.parametrize(("level", "most"), [(0, 4), (1, 8), (2, 11), (3, 15)])
def test_start_worlds(level: int, most: int) -> None:
    """Numbered from 0; odd ones are red, even ones blue (RvI p2)."""
    starts = {RULESET.content(level).cards[card].start for card in RULESET.content(level).starts}
    assert starts == set(range(most + 1))


def test_colours_of_start_worlds() -> None:
    names = {card.start: card.name for card in RULESET.content(3).cards if card.start >= 5}
    assert {names[number] for number in (5, 7, 9, 11, 13, 15)} == {
        *["Separatist Colony", "Damaged Alien Factory", "Rebel Cantina", "Imperium Warlord"],
        *["Uplift Mercenary Force", "Rebel Freedom Fighters"],
    }
    assert {names[number] for number in (6, 8, 10, 12, 14)} == {
        *["Ancient Race", "Doomed World", "Galactic Developers", "Galactic Scavengers", "Alien Research Team"],
    }


def test_the_fifth_preset_hand() -> None:
    """Separatist Colony's (TGS p1)."""
    names = {RULESET.content(1).cards[card].name for card in RULESET.content(1).preset_hand(5)}
    assert names == {"Space Mercenaries", "Deserted Alien World", "Alien Toy Shop", "Hive World"}


def test_gambling_world_is_replaced() -> None:
    """The Gathering Storm's has the old power, Rebel vs Imperium's a new one (TGS p1, RvI p1)."""
    for level, power in (
        (0, "consume/guess-cost"),
        (1, "consume/guess-cost"),
        (2, "consume/ante"),
        (3, "consume/ante"),
    ):
        [card] = [card for card in RULESET.content(level).cards if card.name == "Gambling World"]
        assert [one.word for one in card.powers] == ["consume/goods", power]


# --- what the loader refuses ----------------------------------------------------------------------------------

WORLD: dict[str, object] = {"name": "New World", "type": "world", "cost": 2, "vp": 1}

REFUSED = [
    ({"name": None}, "x.toml: a card without a name"),
    ({"vp": None}, "x.toml: New World: vp is missing"),
    ({"vp": "many"}, "x.toml: New World: vp should be a whole number, not 'many'"),
    ({"cost": "2"}, "x.toml: New World: cost should be a whole number, not '2'"),
    ({"scores": [{"per": "world"}]}, "x.toml: New World: vp is missing"),
    ({"colour": "blue"}, "x.toml: New World: unknown field 'colour'"),
    ({"defense": 2}, "x.toml: New World: a card has either a cost or a defense"),
    ({"cost": None}, "x.toml: New World: a card has either a cost or a defense"),
    ({"type": "moon"}, "x.toml: New World: type is 'world' or 'development', not 'moon'"),
    ({"good": "gold"}, "x.toml: New World: unknown good 'gold'; there are novelty, rare, genes, alien, any"),
    ({"keywords": ["robot"]}, "x.toml: New World: unknown keyword 'robot'"),
    ({"powers": [{"phase": "explore", "does": "fly"}]}, "x.toml: New World: unknown power 'explore/fly'"),
    ({"powers": [{"does": "draw"}]}, "x.toml: New World: unknown power '/draw'"),
    (
        {"powers": [{"phase": "explore", "does": "draw", "planets": 1}]},
        "x.toml: New World: explore/draw has no 'planets'",
    ),
    (
        {"powers": [{"phase": "explore", "does": "draw", "cards": "two"}]},
        "x.toml: New World: cards should be a whole number, not 'two'",
    ),
    (
        {"powers": [{"phase": "settle", "does": "military", "amount": 1, "against": "imperium"}]},
        "x.toml: New World: against is one of rebel, not 'imperium'",
    ),
    ({"copies": "two"}, "x.toml: New World: copies should be a whole number, not 'two'"),
    ({"windfall": "no"}, "x.toml: New World: windfall should be true or false, not 'no'"),
    ({"scores": [{"vp": 1, "per": "moon"}]}, "x.toml: New World: unknown score 'moon'"),
]


@pytest.mark.parametrize(("changes", "sentence"), REFUSED)
def test_a_slip_in_a_card_file_is_named_in_one_sentence(changes: dict[str, object], sentence: str) -> None:
    data = {key: value for key, value in {**WORLD, **changes}.items() if value is not None}
    with pytest.raises(ContentError) as refusal:
        read_card(data, "public", "x.toml")
    assert str(refusal.value) == sentence


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text("[[card]\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"base\.toml: "):
        load(tmp_path)
