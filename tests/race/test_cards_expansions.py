"""Every card of the expansions in play: each design goes through every phase, and does what is printed and no more.

The expectations come from `printed_expansions.py`. Powers named `special` there are tested in the files on rulings,
takeovers, prestige and goals, and at the end of this one.
"""

import pytest
from tests.race.printed import CARDS as BASE
from tests.race.printed import KINDS, PRICE
from tests.race.printed_expansions import CARDS, COUNTS, EXPANSIONS, GATHERING_STORM, REBEL_VS_IMPERIUM, Expanded
from tests.race.scenario import Table, table
from tests.race.test_cards import PLAIN, TO_CONQUER, TO_PAY, others, windfalls

from starboard.kernel.decision import IllegalChoice
from starboard.race import vocabulary
from starboard.race.content import Design
from starboard.race.ruleset import RULESET

BOW = 3
EVERY_CARD = pytest.mark.parametrize("name", CARDS)
WITH_GOODS = pytest.mark.parametrize(
    "name", [name for name, card in CARDS.items() if card.good and card.good != "any" and name != "Psi-Crystal World"]
)
DESIGNS = {design.name: design for design in RULESET.content(BOW).designs}

# Powers that the numbers of the table stand for; everything else a card can do must be named as special.
NUMBERED = {
    *["explore/draw", "explore/keep", "explore/mix", "develop/discount", "develop/draw", "settle/discount"],
    *["settle/military", "settle/draw-after", "trade/bonus", "consume/goods", "consume/each-kind", "consume/own-good"],
    *["consume/draw", "consume/vp", "produce/produce", "produce/draw", "produce/draw-if-produced-here"],
    "produce/windfall",
}


def lay(name: str, *more: str, hand: tuple[str, ...] = (), cards: int = 0, goods: tuple[str, ...] = ()) -> Table:
    """The card, and others, before seat 0; the lead in prestige is seat 1's."""
    return table(
        level=BOW,
        tableau={0: [name, *more]},
        hand={0: list(hand)},
        more={0: cards},
        goods={0: list(goods)},
        prestige={1: 9},
        playing=[0],
    )


def settled(t: Table) -> Table:
    """Nothing further is done in this phase: what was drawn is discarded again where it must be."""
    while t.asked(0) in ("settle-extra", "save-card", "discard-after-draw"):
        if t.asked(0) == "discard-after-draw":
            t.choose(0, *t.game.players[0].hand[-t.number_to_pick(0) :])
        else:
            t.any_answer(0)
    return t


# --- the deck and the corner of the card --------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_decks_have_just_these_cards(level: int) -> None:
    """Besides a third Contact Specialist and a third Research Labs; Gambling World is replaced."""
    expected = {name: card.copies for name, card in BASE.items()}
    for expansion in EXPANSIONS[:level]:
        expected.update({name: card.copies for name, card in expansion.items()})
    expected["Contact Specialist"] = 3
    expected["Research Labs"] = 3 if level >= 2 else 2
    assert {design.name: design.copies for design in RULESET.content(level).designs} == expected


def test_how_many_designs() -> None:
    assert (len(GATHERING_STORM), len(REBEL_VS_IMPERIUM), len(EXPANSIONS[2])) == (19, 37, 40)


@EVERY_CARD
def test_corner(name: str) -> None:
    """Cost or defense, VP, kind of world, keywords, prestige symbol, start number."""
    card, design = CARDS[name], DESIGNS[name]
    assert (design.is_world, design.military, design.cost, design.vp) == (
        card.is_world,
        card.military,
        card.cost,
        card.vp,
    )
    assert vocabulary.GOODS[design.good] == (card.good or "none")
    assert design.windfall == bool(card.windfall)
    assert keywords(design) == set(card.keywords)
    assert design.prestige == card.prestige
    assert design.start == card.start


def keywords(design: Design) -> set[str]:
    return {word for bit, word in enumerate(vocabulary.KEYWORDS) if design.keywords >> bit & 1}


@EVERY_CARD
def test_it_has_no_powers_but_those_in_the_table(name: str) -> None:
    """Every special one is there, and none that is neither special nor a number."""
    card, design = CARDS[name], DESIGNS[name]
    has = {power.word for power in design.powers} | set(design.specials)
    assert set(card.special) <= has
    assert has - set(card.special) <= NUMBERED


@EVERY_CARD
def test_it_is_worth_its_vp(name: str) -> None:
    assert lay(name).points(0, name) == COUNTS.get(name, (CARDS[name].vp, {}))[0]


@pytest.mark.parametrize("name", COUNTS)
def test_what_it_scores_for(name: str) -> None:
    """One other card at a time (TGS p12, RvI p11, PLW 607-685)."""
    alone, counted = COUNTS[name]
    for other, points in counted.items():
        assert lay(name, other).points(0, name) == alone + points, other


def test_federation_capital_and_affluence_score_prestige() -> None:
    """A VP for each chip (PLW 169, 641)."""
    for name in ("Federation Capital", "Pan-Galactic Affluence"):
        t = table(level=BOW, tableau={0: [name]}, prestige={0: 4})
        assert t.points(0, name) == 4


# --- the phases ---------------------------------------------------------------------------------------------------

ROUNDS = pytest.mark.parametrize("name", [name for name in CARDS if name != "Psi-Crystal World"])


@ROUNDS
def test_explore(name: str) -> None:
    card = CARDS[name]
    t = lay(name)
    t.round("explore-5", "produce")
    drawn = 7 + card.explore_draw
    keeps = 1 + card.explore_keep
    assert len(t.game.players[0].drawn) == drawn
    assert t.asked(0) == ("explore-discard" if card.mix else "explore-keep")
    assert t.number_to_pick(0) == (drawn - keeps if card.mix else keeps)


@ROUNDS
def test_develop(name: str) -> None:
    """What it draws, and what it makes cheaper."""
    card = CARDS[name]
    [probe] = others(["Drop Ships", "Replicant Robots"], name, 1)
    t = settled(lay(name, hand=(probe,), cards=9).round("settle", "develop"))
    assert t.cards(0) == 10 + card.develop_draw
    t.choose(0, probe)
    price = 4 - card.develop_discount
    assert t.price(0) == price
    settled(t.pay(0))
    assert t.asked(0) == "settle"
    saved = 1 if "develop/save-payment" in card.special else 0
    assert t.cards(0) == 10 + card.develop_draw - 1 - price
    assert len(t.saved(0)) == saved


@ROUNDS
def test_discounts_and_cards_after_a_world(name: str) -> None:
    card = CARDS[name]
    for kind, probes in TO_PAY.items():
        [probe] = others(probes, name, 1)
        t = settled(lay(name, hand=(probe,), cards=9).round("develop", "settle"))
        t.decline(0).choose(0, probe)
        price = BASE[probe].cost - card.discount.get("all", 0) - card.discount.get(kind, 0)
        if price:
            assert t.price(0) == price
            t.pay(0)
        settled(t)
        assert t.cards(0) == 9 + card.develop_draw - price + card.draw_after_world


PEACEFUL = ["Refugee World", "Empath World", "Pan-Galactic League"]
PAYS = {"Rebel Cantina", "Rebel Alliance", "Alien Research Team", "Ravaged Uplift World"}


@pytest.mark.parametrize("name", [name for name in CARDS if name not in PAYS and name != "Psi-Crystal World"])
def test_military(name: str) -> None:
    card = CARDS[name]
    for against, probes in TO_CONQUER.items():
        [probe] = others(probes, name, 1)
        strength = card.strength.get("all", 0) + card.strength.get(against, 0) - 3
        t = lay(name, *PEACEFUL, hand=(probe,)).round("settle")
        reason = t.why_not(0, probe)
        assert reason is not None
        assert reason[1] == BASE[probe].cost - strength, against
        assert t.military(0) == card.strength.get("all", 0) - 3


@ROUNDS
def test_trade(name: str) -> None:
    card = CARDS[name]
    for kind in KINDS:
        [source] = others(PLAIN[kind][:2], name, 1)
        t = lay(name, source, goods=(source,)).round("trade", "settle").play_on()
        bonus = card.trade.get("any", 0) + card.trade.get(kind, 0)
        assert t.goods(0) == set()
        assert t.cards(0) == PRICE[kind] + bonus + card.consume_draw


@WITH_GOODS
def test_its_own_good_is_sold_at_the_price_of_its_kind(name: str) -> None:
    card = CARDS[name]
    t = lay(name, goods=(name,)).round("trade", "settle").play_on()
    assert t.cards(0) == PRICE[card.good] + card.trade.get("any", 0) + card.trade.get(card.good, 0)


def eaten(card: Expanded, kind: str, count: int) -> tuple[int, int, int, int]:
    """Of this many goods of one kind, how many the card consumes, and for how many VP, cards and prestige."""
    if card.eats_each_kind:
        return 1, 1, 1, 0
    if card.eats is None or card.eats.kind not in ("any", kind):
        return 0, card.consume_vp, card.consume_draw, 0
    uses = min(card.eats.times, count // card.eats.goods)
    return uses * card.eats.goods, uses * card.eats.vp, uses * card.eats.cards, uses * card.eats_prestige


@ROUNDS
def test_consume(name: str) -> None:
    """With one, two and four goods of every kind; 2x doubles the VP only (PLW 85)."""
    card = CARDS[name]
    for kind in KINDS:
        for count in (1, 2, 4):
            for action, factor in (("settle", 1), ("consume-x2", 2)):
                sources = others(PLAIN[kind], name, count)
                t = lay(name, *sources, goods=tuple(sources)).round(action, "consume-x2").play_on()
                goods, vp, cards, prestige = eaten(card, kind, count)
                assert len(t.goods(0)) == count - goods
                assert (t.vp(0), t.cards(0), t.prestige(0)) == (factor * vp, cards, prestige)


@ROUNDS
def test_produce_alone(name: str) -> None:
    """Production worlds produce and windfall worlds do not, when somebody else chose Produce."""
    card = CARDS[name]
    t = lay(name).round("settle", "produce").play_on()
    makes = bool(card.makes) and name != "Damaged Alien Factory"
    assert t.goods(0) == ({name} if makes else set())
    assert t.cards(0) == card.produce_draw + (card.draw_if_produced if makes else 0)
    assert t.prestige(0) == card.produce_prestige


@ROUNDS
def test_the_produce_bonus_fills_windfall_worlds(name: str) -> None:
    card = CARDS[name]
    t = lay(name).round("produce", "settle").play_on()
    assert (name in t.goods(0)) == (bool(card.good) and name != "Damaged Alien Factory")


@ROUNDS
def test_powers_that_fill_windfall_worlds(name: str) -> None:
    """Of its kind, or of any, without the bonus."""
    card = CARDS[name]
    empty = {kind: others(windfalls(kind), name, 1)[0] for kind in KINDS}
    t = lay(name, *empty.values()).round("settle", "produce").decline(0)
    own = {name} if card.makes and name != "Damaged Alien Factory" else set()
    if card.fills == "any":
        assert t.options(0) == set(empty.values())
        t.choose(0, empty["genes"])
        assert t.goods(0) == {empty["genes"]}
        return
    assert t.goods(0) == own | ({empty[card.fills]} if card.fills else set())


# --- special powers that have no ruling of their own --------------------------------------------------------------


def test_psi_crystal_world() -> None:
    """Explore +1, Military -1, a Rare windfall; it chooses last (R-130)."""
    t = lay("Psi-Crystal World")
    assert t.military(0) == -1
    t.decide(1, [t.game.thing("action:trade")])
    t.decide(0, [t.game.thing("action:explore-5")])
    assert len(t.game.players[0].drawn) == 8


@pytest.mark.parametrize(
    ("name", "count"),
    [("Damaged Alien Factory", 1), ("Lifeforms, Inc", 1), ("Alien Booby Trap", 1), ("Universal Exports", 1)],
)
def test_discard_a_card_to_produce(name: str, count: int) -> None:
    """On itself, on a Genes or Alien windfall, or on any (TGS p11, PLW 567-573); it may be declined."""
    where = {
        "Damaged Alien Factory": "Damaged Alien Factory",
        "Lifeforms, Inc": "Pre-Sentient Race",
        "Alien Booby Trap": "Deserted Alien Outpost",
        "Universal Exports": "Asteroid Belt",
    }[name]
    for uses in (True, False):
        more = [] if where == name else [where]
        t = lay(name, *more, "Refugee World", cards=2).round("settle", "produce").decline(0)
        assert t.asked(0) == "discard-to-produce"
        if uses:
            t.choose(0, t.game.players[0].hand[0], where)
        else:
            t.decline(0)
        assert (where in t.goods(0)) == uses
        assert t.cards(0) == (2 - count if uses else 2)


@pytest.mark.parametrize(
    ("name", "up_to", "vp", "cards"),
    [("Galactic Bazaar", 1, 1, 0), ("Galactic Bankers", 2, 1, 0), ("R&D Crash Program", 1, 0, 1)],
)
def test_cards_from_hand(name: str, up_to: int, vp: int, cards: int) -> None:
    """For a VP or a card each, never doubled."""
    t = lay(name, cards=4).round("consume-x2", "produce").use(0, name)
    with pytest.raises(IllegalChoice):
        t.choose(0, *t.game.players[0].hand[: up_to + 1])
    t.choose(0, *t.game.players[0].hand[:up_to])
    assert (t.vp(0), t.cards(0)) == (up_to * vp, 4 - up_to + up_to * cards)


@pytest.mark.parametrize("name", ["Pan-Galactic Security Council", "Alien Guardian"])
def test_two_cards_from_hand_for_prestige(name: str) -> None:
    """Just two (PLW 533)."""
    t = lay(name, cards=3).round("consume-x2", "produce").use(0, name)
    with pytest.raises(IllegalChoice):
        t.choose(0, t.game.players[0].hand[0])
    t.choose(0, *t.game.players[0].hand[:2])
    assert (t.prestige(0), t.cards(0), t.vp(0)) == (1, 1, 0)


def test_rd_crash_program_makes_a_development_three_cheaper() -> None:
    """Discarded from the tableau (RvI p12)."""
    t = lay("R&D Crash Program", hand=("Galactic Federation",), cards=6).round("settle", "develop")
    t.choose(0, "Galactic Federation")
    assert t.ways_to_pay(0) == {(): 6, ("R&D Crash Program",): 3}
    t.pay(0, "R&D Crash Program")
    assert t.tableau(0) == ["Galactic Federation"]


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("Space Mercenaries", 2),
        ("Mercenary Fleet", 2),
        ("Primitive Rebel World", 1),
        ("Rebel Convict Mines", 1),
        ("Uplift Mercenary Force", 1),
        ("Rebel Troops", 1),
    ],
)
def test_cards_for_military(name: str, cards: int) -> None:
    """At most this many cards from hand, for +1 each (TGS p11)."""
    strength = CARDS[name].strength.get("all", 0)
    probes = {
        1: "Outlaw World",
        2: "Avian Uplift Race",
        3: "Pirate World",
        4: "Malevolent Lifeforms",
        5: "Hidden Fortress",
    }
    just, above = probes[strength + cards], probes[strength + cards + 1]
    t = lay(name, hand=(just, above), cards=4).round("settle", "develop").decline(0)
    assert t.why_not(0, above) == ("defense-too-high", 1)
    t.choose(0, just)
    t.choose(0, name, *t.game.players[0].hand[:cards])
    assert t.tableau(0)[-1] == just


@pytest.mark.parametrize(
    ("name", "works", "fails"),
    [
        ("Rebel Cantina", "Pirate World", "Alien Robot Sentry"),
        ("Rebel Alliance", "Rebel Base", "Pirate World"),
        ("Alien Research Team", "Alien Robot Sentry", "Pirate World"),
        ("Ravaged Uplift World", "Avian Uplift Race", "Pirate World"),
    ],
)
def test_pay_for_military(name: str, works: str, fails: str) -> None:
    """Each for its own worlds (RvI p9, PLW 457-467)."""
    less = {"Rebel Alliance": 2, "Alien Research Team": 1}.get(name, 0)
    t = lay(name, hand=(works, fails), cards=8).round("settle", "develop").decline(0)
    assert t.why_not(0, fails) == ("defense-too-high", BASE[fails].cost)
    t.choose(0, works)
    assert t.ways_to_pay(0) == {(name,): BASE[works].cost - less}


def test_doomed_world() -> None:
    """Discarded, it places a non-military world without Alien goods for nothing (TGS p2)."""
    t = lay("Doomed World", hand=("New Earth", "Deserted Alien Colony"), cards=6).round("settle", "develop").decline(0)
    t.choose(0, "New Earth")
    assert t.ways_to_pay(0) == {(): 5, ("Doomed World",): 0}
    t = lay("Doomed World", hand=("Deserted Alien Colony",), cards=6).round("settle", "develop").decline(0)
    t.choose(0, "Deserted Alien Colony")
    assert t.ways_to_pay(0) == {(): 5}


@pytest.mark.parametrize(
    ("name", "placed", "prestige"),
    [
        ("Rebel Freedom Fighters", "Rebel Pact", 1),
        ("Rebel Freedom Fighters", "Space Marines", 0),
        ("Rebel Council", "Rebel Troops", 1),
        ("Rebel Council", "Space Marines", 0),
        ("Federation Capital", "Galactic Federation", 1),
        ("Federation Capital", "Imperium Lords", 1),
        ("Federation Capital", "Drop Ships", 0),
        ("Federation Capital", "Imperium Planet Buster", 1),
        ("Pan-Galactic Affluence", "Drop Ships", 1),
    ],
)
def test_prestige_for_a_development(name: str, placed: str, prestige: int) -> None:
    """Rebel, 6-cost, or any (PLW 365-367); Planet Buster's one is its own symbol (PLW 685)."""
    t = lay(name, hand=(placed,), cards=9).round("trade", "develop").choose(0, placed)
    t.pay(0) if t.asked(0) == "pay-development" else None
    assert t.tableau(0)[-1] == placed
    assert t.prestige(0) == prestige


@pytest.mark.parametrize(
    ("name", "placed", "prestige"),
    [
        ("Rebel Freedom Fighters", "Rebel Fuel Cache", 1),
        ("Rebel Freedom Fighters", "Outlaw World", 0),
        ("Rebel Freedom Fighters", "Rebel Cantina", 0),
        ("Imperium Capital", "Rebel Fuel Cache", 1),
        ("Imperium Capital", "Outlaw World", 0),
        ("Alien Cornucopia", "Mining World", 1),
        ("Alien Cornucopia", "Asteroid Belt", 0),
        ("Alien Cornucopia", "Tourist World", 0),
    ],
)
def test_prestige_for_a_world(name: str, placed: str, prestige: int) -> None:
    """A Rebel military one, or any production world (PLW 391-395)."""
    t = lay(name, "Space Marines", hand=(placed,), cards=6).round("trade", "settle").choose(0, placed)
    t.pay(0) if t.asked(0) == "pay-world" else None
    assert t.tableau(0)[-1] == placed
    assert t.prestige(0) == prestige


@pytest.mark.parametrize(
    ("name", "world", "cards"),
    [
        ("Imperium Lords", "Outlaw World", 1),
        ("Imperium Lords", "Mining World", 0),
        ("Rebel Cantina", "Rebel Base", 1 + 1),
        ("Rebel Cantina", "Outlaw World", 1),
        ("Uplift Code", "Avian Uplift Race", 2),
        ("Uplift Code", "Hive World", 0),
    ],
)
def test_cards_for_each_world_of_a_sort(name: str, world: str, cards: int) -> None:
    """Whether it produces or not (TGS p11, RvI p9-p10)."""
    t = lay(name, world, goods=(world,) if world in ("Mining World", "Hive World") else ())
    t.round("settle", "produce").play_on()
    assert t.cards(0) == cards


@pytest.mark.parametrize("name", ["Uplift Mercenary Force", "Uplift Revolt World"])
def test_military_for_chromosomes(name: str) -> None:
    """+1 for each world with the symbol, its own included (PLW 55, 419)."""
    assert lay(name, "Avian Uplift Race", "Uplift Gene Breeders").military(0) == 2


def test_clandestine_uplift_lab_sells_genes_for_each_chromosome() -> None:
    """Itself included (TGS p11)."""
    t = lay("Clandestine Uplift Lab", "Avian Uplift Race", "Insect Uplift Race", goods=("Avian Uplift Race",))
    t.round("trade", "settle").play_on()
    assert t.cards(0) == 4 + 3


def test_ravaged_uplift_world_needs_more_chromosomes_than_anybody() -> None:
    """PLW 559."""
    t = table(
        level=BOW,
        tableau={0: ["Ravaged Uplift World"], 1: ["Avian Uplift Race"]},
        prestige={1: 9},
        playing=[0],
    )
    t.round("settle", "produce").play_on()
    assert t.prestige(0) == 0


def test_galactic_exchange_eats_one_good_of_each_kind() -> None:
    """Up to four, a VP and a card each (RvI p9)."""
    worlds = ("Artist Colony", "Gem World", "Mining World", "Distant World", "Deserted Alien Outpost")
    t = lay("Galactic Exchange", *worlds, goods=worlds).round("settle", "consume-x2").play_on()
    assert len(t.goods(0)) == 1
    assert (t.vp(0), t.cards(0)) == (4, 4)


def test_black_hole_miners_raise_the_hand_limit() -> None:
    """Twelve cards stay."""
    t = lay("Black Hole Miners", cards=13).round("settle", "trade").decline(0)
    assert t.number_to_pick(0) == 1


def test_imperium_fuel_depot_draws_two_and_discards_one() -> None:
    """After a world is placed (PLW 385)."""
    t = lay("Imperium Fuel Depot", hand=("Artist Colony",), cards=3).round("trade", "settle")
    t.choose(0, "Artist Colony").pay(0)
    assert (t.asked(0), t.cards(0), t.number_to_pick(0)) == ("discard-after-draw", 2 + 2, 1)
