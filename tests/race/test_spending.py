"""Goods spent in Settle: two powers never share one good, and the Refinery's good goes where it is needed."""

from tests.race.scenario import table


def test_two_powers_that_spend_genes_need_two_goods() -> None:
    """Each power discards a Genes good of its own for its 3 cards less (PLW 401)."""
    powers = ["Lifeforms, Inc", "Golden Age of Terraforming"]
    one = table(tableau={0: powers}, hand={0: ["Terraformed World"]}, more={0: 6}, goods={0: powers[:1]}, level=3)
    one.round("settle").choose(0, "Terraformed World")
    assert one.ways_to_pay(0) == {(): 5, (powers[0],): 2, (powers[1],): 2}
    two = table(
        tableau={0: [*powers, "Ancient Race"]},
        hand={0: ["Terraformed World"]},
        more={0: 6},
        goods={0: [powers[0], "Ancient Race"]},
        level=3,
    )
    two.round("settle").choose(0, "Terraformed World")
    assert {frozenset(way): cost for way, cost in two.ways_to_pay(0).items()}[frozenset(powers)] == 0


def test_the_refinerys_good_is_kept_for_the_power_that_has_no_other() -> None:
    """With a Genes good and the Refinery's, a Genes and a Rare power can both be used, whichever is asked first."""
    t = table(
        tableau={0: ["Golden Age of Terraforming", "Rebel Fuel Refinery", "Alien Oort Cloud Refinery", "Ancient Race"]},
        hand={0: ["Terraformed World"]},
        more={0: 6},
        goods={0: ["Alien Oort Cloud Refinery", "Ancient Race"]},
        level=3,
    )
    t.round("settle").choose(0, "Terraformed World")
    t.pay(0, "Golden Age of Terraforming", "Rebel Fuel Refinery")
    t.play_on()
    assert t.goods(0) == set()
    assert t.tableau(0)[-1] == "Terraformed World"
