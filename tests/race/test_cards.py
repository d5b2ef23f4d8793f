"""Every card in play: each of the 95 designs goes through every phase, and does what is printed on it and no more.

The expectations come from `printed.py`, never from the content files.
"""

import pytest
from tests.race.printed import CARDS, KINDS, PRICE, Printed
from tests.race.scenario import table

from starboard.kernel.decision import IllegalChoice
from starboard.race.ruleset import RULESET

EVERY_CARD = pytest.mark.parametrize("name", CARDS)
WORLDS = [name for name, card in CARDS.items() if card.is_world]

# Developments that give just this much Military.
MILITARY = {
    0: [],
    1: ["Expedition Force"],
    2: ["Space Marines"],
    3: ["Drop Ships"],
    4: ["Drop Ships", "Expedition Force"],
    5: ["Drop Ships", "Space Marines"],
    6: ["Drop Ships", "Space Marines", "Expedition Force"],
    7: ["Drop Ships", "Space Marines", "Expedition Force", "Imperium Armaments World"],
}

# Worlds with nothing on them but their good.
PLAIN = {
    "novelty": ["Artist Colony", "Gem World", "Refugee World", "Former Penal Colony", "Space Port"],
    "rare": ["Asteroid Belt", "Radioactive World", "Destroyed World", "Mining World", "Comet Zone"],
    "genes": ["Pre-Sentient Race", "Avian Uplift Race", "Reptilian Uplift Race", "Aquatic Uplift Race", "Empath World"],
    "alien": ["Deserted Alien Outpost", "Deserted Alien Colony", "Deserted Alien Library", "Alien Robot Sentry"],
}


def others(names: list[str], name: str, count: int) -> list[str]:
    """This many of the names, without this one."""
    return [each for each in names if each != name][:count]


# --- the deck and the corner of the card ----------------------------------------------------------------------


def test_the_deck_has_just_these_cards() -> None:
    designs = RULESET.content(0).designs
    assert {design.name: design.copies for design in designs} == {name: card.copies for name, card in CARDS.items()}
    assert len(RULESET.content(0).cards) == 114


@EVERY_CARD
def test_it_is_placed_for_its_cost_or_conquered_with_its_defense(name: str) -> None:
    card = CARDS[name]
    phase = "settle" if card.is_world else "develop"
    strength = MILITARY[card.cost] if card.military else []
    price = card.cost if card.is_world else card.cost - 1
    t = table(tableau={0: strength}, hand={0: [name]}, more={0: 9})
    t.round("develop", phase)
    if card.is_world:
        t.decline(0)
    t.choose(0, name)
    if price and not card.military:
        assert t.price(0) == price
        t.pay(0)
    assert t.tableau(0) == [*strength, name]
    assert t.cards(0) == (9 if card.military else 9 - price)
    assert t.goods(0) == ({name} if card.windfall else set())


@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if card.cost])
def test_it_cannot_be_placed_for_less(name: str) -> None:
    card = CARDS[name]
    t = table(
        tableau={0: MILITARY[card.cost - 1] if card.military else []},
        hand={0: [name]},
        more={0: 9 if card.military else card.cost - 1},
    )
    t.round("trade", "settle" if card.is_world else "develop")
    assert t.why_not(0, name) == ("defense-too-high" if card.military else "too-expensive", 1)
    with pytest.raises(IllegalChoice):
        t.game.decide(0, t.game.players[0].hand[0])


@EVERY_CARD
def test_it_is_placed_in_its_own_phase_only(name: str) -> None:
    card = CARDS[name]
    t = table(hand={0: [name]}, more={0: 9})
    t.round("trade", "develop" if card.is_world else "settle")
    assert t.why_not(0, name) == ("not-a-development" if card.is_world else "not-a-world", 0)


@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if card.is_world or card.cost < 6])
def test_it_is_worth_its_vp(name: str) -> None:
    t = table(tableau={0: [name]})
    assert t.points(0, name) == CARDS[name].vp
    assert t.standing(0).total == CARDS[name].vp


@EVERY_CARD
def test_it_is_rebel_military_or_alien_as_printed(name: str) -> None:
    card = CARDS[name]
    if name != "Galactic Imperium":
        t = table(tableau={0: ["Galactic Imperium", name]})
        assert t.points(0, "Galactic Imperium") == (2 if card.rebel else 1 if card.military else 0)
    if name != "Alien Tech Institute":
        t = table(tableau={0: ["Alien Tech Institute", name]})
        alien = 3 if card.makes == "alien" else 2 if card.alien else 0
        assert t.points(0, "Alien Tech Institute") == 2 + alien


# --- I: explore -----------------------------------------------------------------------------------------------


@EVERY_CARD
def test_explore(name: str) -> None:
    card = CARDS[name]
    t = table(tableau={0: [name]})
    t.round("explore-5")
    assert len(t.game.players[0].drawn) == 7 + card.explore_draw
    assert t.number_to_pick(0) == 1 + card.explore_keep


# --- II: develop ----------------------------------------------------------------------------------------------


@EVERY_CARD
def test_develop(name: str) -> None:
    card = CARDS[name]
    [probe] = others(["Drop Ships", "Replicant Robots"], name, 1)
    t = table(tableau={0: [name]}, hand={0: [probe]}, more={0: 9})
    t.round("settle", "develop")
    assert t.cards(0) == 10 + card.develop_draw
    t.choose(0, probe)
    assert t.price(0) == 4 - card.develop_discount
    t.pay(0)
    assert t.asked(0) == "settle"
    assert t.cards(0) == 10 + card.develop_draw - 1 - (4 - card.develop_discount) + card.draw_after_development


@EVERY_CARD
def test_after_placing_nothing_nothing_is_drawn(name: str) -> None:
    t = table(tableau={0: [name]}, more={0: 3})
    t.round("settle", "develop").decline(0)
    assert t.cards(0) == 3 + CARDS[name].develop_draw
    t.decline(0)
    assert t.cards(0) == 3 + CARDS[name].develop_draw


# --- III: settle ----------------------------------------------------------------------------------------------

TO_PAY = {
    "": ["Tourist World", "Terraformed World"],
    "novelty": ["Prosperous World", "Space Port"],
    "rare": ["New Earth", "Mining World"],
    "genes": ["Lost Species Ark World", "Distant World"],
    "alien": ["Alien Robotic Factory", "Deserted Alien Library"],
}

TO_CONQUER = {
    "": ["New Sparta", "Outlaw World"],
    "novelty": ["Pirate World", "New Survivalists"],
    "rare": ["Runaway Robots", "Rebel Miners"],
    "genes": ["Malevolent Lifeforms", "Avian Uplift Race"],
    "alien": ["Lost Alien Battle Fleet", "Lost Alien Warship"],
    "rebel": ["Rebel Homeworld", "Rebel Base"],
}


@EVERY_CARD
def test_discounts_and_cards_after_a_world(name: str) -> None:
    for kind in TO_PAY:
        check_discount(name, CARDS[name], kind)


def check_discount(name: str, card: Printed, kind: str) -> None:
    [probe] = others(TO_PAY[kind], name, 1)
    t = table(tableau={0: [name]}, hand={0: [probe]}, more={0: 9})
    t.round("develop", "settle").decline(0).choose(0, probe)
    price = CARDS[probe].cost - card.discount.get("all", 0) - card.discount.get(kind, 0)
    if price:
        assert t.price(0) == price
        t.pay(0)
    assert t.cards(0) == 9 + card.develop_draw - price + card.draw_after_world


# Their -1 each brings Military so low that the defense of every probe is too high, by a number that can be read.
PEACEFUL = ["Refugee World", "Empath World", "Pan-Galactic League"]


@pytest.mark.parametrize("name", [name for name in CARDS if name != "Contact Specialist"])
def test_military(name: str) -> None:
    for against in TO_CONQUER:
        check_military(name, CARDS[name], against)


def check_military(name: str, card: Printed, against: str) -> None:
    peaceful = others(PEACEFUL, name, 3)
    [probe] = others(TO_CONQUER[against], name, 1)
    strength = card.strength.get("all", 0) + card.strength.get(against, 0) + card.temporary - len(peaceful)
    t = table(tableau={0: [name, *peaceful]}, hand={0: [probe]})
    t.round("settle")
    assert t.why_not(0, probe) == ("defense-too-high", CARDS[probe].cost - strength)
    assert t.military(0) == card.strength.get("all", 0) - len(peaceful)


def test_contact_specialist() -> None:
    """Military -1; pays for military worlds without Alien goods, defense - 1."""
    t = table(tableau={0: ["Contact Specialist"]}, hand={0: ["Alien Robot Sentry", "Rebel Base"]}, more={0: 6})
    t.round("settle")
    assert t.why_not(0, "Alien Robot Sentry") == ("defense-too-high", 3)
    t.choose(0, "Rebel Base")
    assert t.ways_to_pay(0) == {("Contact Specialist",): 5}
    t.pay(0, "Contact Specialist")
    assert t.tableau(0) == ["Contact Specialist", "Rebel Base"]


def test_colony_ship() -> None:
    """Discarded, it places a non-military world without Alien goods for nothing."""
    t = table(tableau={0: ["Colony Ship"]}, hand={0: ["New Earth"]}, more={0: 7})
    t.round("settle").choose(0, "New Earth")
    assert t.ways_to_pay(0) == {(): 5, ("Colony Ship",): 0}
    t.pay(0, "Colony Ship")
    assert t.tableau(0) == ["New Earth"]
    assert t.cards(0) == 7 + 1


def test_new_military_tactics() -> None:
    """Discarded, it gives Military +3 for this phase."""
    t = table(tableau={0: ["New Military Tactics", "Space Marines"]}, hand={0: ["Rebel Outpost"]})
    t.round("settle").choose(0, "Rebel Outpost")
    assert t.tableau(0) == ["Space Marines", "Rebel Outpost"]
    assert t.discarded() == {"New Military Tactics"}


# --- $: trade -------------------------------------------------------------------------------------------------


@EVERY_CARD
def test_trade(name: str) -> None:
    for kind in KINDS:
        check_trade(name, CARDS[name], kind)


def check_trade(name: str, card: Printed, kind: str) -> None:
    [source] = others(PLAIN[kind][:2], name, 1)
    t = table(tableau={0: [name, source]}, goods={0: [source]})
    t.round("trade")
    bonus = card.trade.get("any", 0) + card.trade.get(kind, 0)
    assert t.goods(0) == set()
    assert t.cards(0) == PRICE[kind] + bonus + card.consume_draw


@pytest.mark.parametrize("name", [name for name in WORLDS if CARDS[name].good])
def test_its_own_good_is_sold_at_the_price_of_its_kind(name: str) -> None:
    card = CARDS[name]
    t = table(tableau={0: [name]}, goods={0: [name]})
    t.round("trade")
    bonus = card.trade.get("any", 0) + card.trade.get(card.good, 0) + card.trade.get("here", 0)
    assert t.cards(0) == PRICE[card.good] + bonus


# --- IV: consume ----------------------------------------------------------------------------------------------


def consumes(card: Printed, kind: str, count: int) -> tuple[int, int, int]:
    """Of this many goods of one kind, how many the card consumes, and for how many VP and cards."""
    if card.eats_all_but_one:
        return count, count - 1, 0
    if card.sells:
        bonus = card.trade.get("any", 0) if card.sells != "plain" else 0
        return 1, 0, PRICE[kind] + bonus
    if card.eats is None or card.eats.kind not in ("any", kind):
        return 0, 0, card.consume_draw
    uses = min(card.eats.times, count // card.eats.goods)
    return uses * card.eats.goods, uses * card.eats.vp, uses * card.eats.cards


@EVERY_CARD
def test_consume(name: str) -> None:
    for kind in KINDS:
        for count in (1, 2, 4):
            check_consume(name, CARDS[name], others(PLAIN[kind], name, count), kind)


def check_consume(name: str, card: Printed, sources: list[str], kind: str) -> None:
    flips = {0: ["Rebel Homeworld"]} if card.guesses else {}
    t = table(tableau={0: [name, *sources]}, goods={0: sources}, flips=flips)
    t.round("settle", "consume-x2").play_on()
    eaten, vp, cards = consumes(card, kind, len(sources))
    assert len(t.goods(0)) == len(sources) - eaten
    assert t.vp(0) == vp
    assert t.cards(0) == cards


@EVERY_CARD
def test_consume_for_double_vp(name: str) -> None:
    """2x doubles the VP, not the cards."""
    card = CARDS[name]
    kind = card.eats.kind if card.eats is not None and card.eats.kind != "any" else "rare"
    sources = others(PLAIN[kind], name, 3)
    flips = {0: ["Rebel Homeworld"]} if card.guesses else {}
    t = table(tableau={0: [name, *sources]}, goods={0: sources}, flips=flips)
    t.round("consume-x2").play_on()
    eaten, vp, cards = consumes(card, kind, 3)
    assert len(t.goods(0)) == 3 - eaten
    assert t.vp(0) == 2 * vp
    assert t.cards(0) == cards


def test_diversified_economy() -> None:
    """Three goods, each of another kind, for 3 VP; a second Novelty good stays."""
    worlds = ["Artist Colony", "Gem World", "Asteroid Belt", "Pre-Sentient Race"]
    t = table(tableau={0: ["Diversified Economy", *worlds]}, goods={0: worlds})
    t.round("settle", "trade").decline(0)
    assert t.asked(0) == "consume-goods"
    t.choose(0, "Gem World", "Asteroid Belt", "Pre-Sentient Race")
    assert t.vp(0) == 3
    assert t.goods(0) == {"Artist Colony"}


def test_diversified_economy_with_all_four_kinds() -> None:
    """The owner chooses which three of the four; two of one kind are refused."""
    worlds = ["Artist Colony", "Gem World", "Asteroid Belt", "Pre-Sentient Race", "Deserted Alien Outpost"]
    t = table(tableau={0: ["Diversified Economy", *worlds]}, goods={0: worlds})
    t.round("consume-x2")
    assert t.question(0).form.count() == 2 * 1 * 1 + 2 * 1 * 1 + 2 * 1 * 1 + 1
    with pytest.raises(IllegalChoice):
        t.choose(0, "Artist Colony", "Gem World", "Asteroid Belt")
    t.choose(0, "Deserted Alien Outpost", "Asteroid Belt", "Pre-Sentient Race")
    assert t.vp(0) == 2 * 3


@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if card.discards_for_vp])
def test_cards_from_hand_for_vp(name: str) -> None:
    """Up to two cards for 1 VP each."""
    t = table(tableau={0: [name]}, more={0: 3})
    t.round("consume-x2").use(0, name)
    with pytest.raises(IllegalChoice):
        t.choose(0, *t.game.players[0].hand[:3])
    t.choose(0, *t.game.players[0].hand[:2])
    assert (t.vp(0), t.cards(0)) == (2, 1)


@pytest.mark.parametrize(
    ("flipped", "number", "kept"),
    [("Drop Ships", 4, True), ("Rebel Homeworld", 7, True), ("Rebel Homeworld", 6, False), ("Refugee World", 1, False)],
)
def test_gambling_world(flipped: str, number: int, kept: bool) -> None:
    """Name a number from 1 to 7: the next card is kept if its cost or defense is that, else discarded."""
    t = table(tableau={0: ["Gambling World"]}, flips={0: [flipped]})
    t.round("consume-x2")
    for wrong in (0, 8):
        with pytest.raises(IllegalChoice):
            t.choose(0, wrong)
    t.choose(0, number)
    assert t.hand(0) == ([flipped] if kept else [])
    assert t.discarded() == (set() if kept else {flipped})


# --- V: produce -----------------------------------------------------------------------------------------------

# Production worlds that draw nothing.
MAKERS = {
    "novelty": ["Artist Colony", "Spice World"],
    "rare": ["Imperium Armaments World", "Bio-Hazard Mining World"],
    "genes": ["Distant World", "Malevolent Lifeforms"],
    "alien": ["Alien Robotic Factory", "Lost Alien Battle Fleet"],
}


@EVERY_CARD
def test_produce_alone(name: str) -> None:
    """Production worlds produce and windfall worlds do not, when somebody else chose Produce."""
    card = CARDS[name]
    t = table(tableau={0: [name]})
    t.round("settle", "produce").decline(0)
    assert t.goods(0) == ({name} if card.makes else set())
    produced = 1 if card.makes else 0
    cards = card.produce_draw + card.draw_if_produced * produced + card.draw_per_world.get(card.good, 0)
    assert t.cards(0) == cards


@EVERY_CARD
def test_produce_among_makers_of_every_kind(name: str) -> None:
    card = CARDS[name]
    makers = [others(MAKERS[kind], name, 1)[0] for kind in KINDS]
    t = table(tableau={0: [name, *makers]})
    t.round("settle", "produce").decline(0)
    assert t.goods(0) == {*makers, *([name] if card.makes else [])}
    cards = card.produce_draw
    cards += card.draw_if_produced if card.makes else 0
    cards += sum(card.draw_per_good.values()) + 4 * card.draw_per_kind
    cards += sum(card.draw_per_world.values()) + sum(card.draw_if_most.values())
    assert t.cards(0) == cards


@pytest.mark.parametrize("name", [name for name in WORLDS if CARDS[name].good])
def test_a_world_with_a_good_produces_none(name: str) -> None:
    """And draws nothing for producing."""
    card = CARDS[name]
    t = table(tableau={0: [name]}, goods={0: [name]})
    t.round("produce")
    assert t.goods(0) == {name}
    assert t.cards(0) == card.produce_draw


@EVERY_CARD
def test_the_produce_bonus_fills_windfall_worlds(name: str) -> None:
    card = CARDS[name]
    t = table(tableau={0: [name]})
    t.round("produce")
    assert t.goods(0) == ({name} if card.good else set())
    assert t.cards(0) == card.produce_draw + (card.draw_if_produced if card.good else 0)


@EVERY_CARD
def test_powers_that_fill_windfall_worlds(name: str) -> None:
    """Of its kind, or of any, without the bonus."""
    card = CARDS[name]
    empty = {kind: others(windfalls(kind), name, 1)[0] for kind in KINDS}
    t = table(tableau={0: [name, *empty.values()]})
    t.round("settle", "produce").decline(0)
    if card.fills == "any":
        assert t.options(0) == set(empty.values())
        t.choose(0, empty["genes"])
        assert t.goods(0) == {empty["genes"]}
        return
    filled = {empty[card.fills]} if card.fills else set()
    assert t.goods(0) == filled | ({name} if card.makes else set())


def windfalls(kind: str) -> list[str]:
    """Windfall worlds of this kind that draw nothing."""
    return [name for name in WORLDS if CARDS[name].windfall == kind and not CARDS[name].draw_if_produced]


def test_consumer_markets_counts_every_novelty_good() -> None:
    worlds = ["Artist Colony", "Spice World", "Space Port"]
    t = table(tableau={0: ["Consumer Markets", *worlds]}, goods={0: ["Spice World"]})
    t.round("produce")
    assert t.cards(0) == 2


def test_research_labs_counts_every_alien_good() -> None:
    t = table(tableau={0: ["Research Labs", "Alien Robotic Factory", "Lost Alien Battle Fleet"]})
    t.round("produce")
    assert t.cards(0) == 2


def test_diversified_economy_counts_kinds_not_goods() -> None:
    t = table(tableau={0: ["Diversified Economy", "Artist Colony", "Spice World", "Distant World"]})
    t.round("produce")
    assert t.cards(0) == 2


def test_pan_galactic_league_counts_all_genes_worlds() -> None:
    """Production and windfall, whether they produce or not."""
    worlds = ["Distant World", "Pre-Sentient Race", "Empath World"]
    t = table(tableau={0: ["Pan-Galactic League", *worlds]}, goods={0: worlds})
    t.round("settle", "produce").decline(0)
    assert t.cards(0) == 3


def test_runaway_robots_draw_when_another_power_fills_them() -> None:
    t = table(tableau={0: ["Runaway Robots", "Mining Robots"]})
    t.round("settle", "produce").decline(0)
    assert t.goods(0) == {"Runaway Robots"}
    assert t.cards(0) == 1
