"""Search (PLW 175-219): the nine categories over all cards, and how a search goes.

The lists of names were written down from the cards, not from the engine. R-104 to R-109 are here.
"""

import pytest
from tests.race.scenario import Table, table

from starboard.kernel.chance import Draw, ScriptedChance
from starboard.race import search, vocabulary
from starboard.race.face import FACE
from starboard.race.ruleset import RULESET
from starboard.words.language import LANGUAGES

BOW = 3

MATCHES = {
    "military-development": {
        *["Expedition Force", "Space Marines", "New Galactic Order", "Space Mercenaries", "Imperium Troops"],
        *["Mercenary Fleet", "Rebel Troops"],
    },
    "military-windfall": {
        *["Former Penal Colony", "Star Nomad Lair", "Rebel Fuel Cache", "Runaway Robots", "Aquatic Uplift Race"],
        *["Avian Uplift Race", "Reptilian Uplift Race", "The Last of the Uplift Gnarssh", "Alien Robot Sentry"],
        *["Smuggling Lair", "Rebel Sympathizers", "Primitive Rebel World", "Insect Uplift Race", "Rebel Convict Mines"],
    },
    "civil-windfall": {
        *["Alpha Centauri", "Asteroid Belt", "Destroyed World", "Radioactive World", "Empath World"],
        *["Pre-Sentient Race", "Ancient Race", "Galactic Scavengers", "Ravaged Uplift World"],
    },
    "chromosome-world": {
        *["Aquatic Uplift Race", "Avian Uplift Race", "Reptilian Uplift Race", "The Last of the Uplift Gnarssh"],
        *["Clandestine Uplift Lab", "Devolved Uplift Race", "Insect Uplift Race", "Uplift Mercenary Force"],
        *["Mining Mole Uplift Race", "Uplift Revolt World", "Ravaged Uplift World"],
    },
    "alien-world": {
        *["Alien Robotic Factory", "Lost Alien Battle Fleet", "Deserted Alien Colony", "Deserted Alien Library"],
        *["Deserted Alien Outpost", "Alien Robot Scout Ship", "Alien Robot Sentry", "Lost Alien Warship"],
        *["Damaged Alien Factory", "Alien Toy Shop", "Alien Data Repository", "Alien Monolith", "Alien Uplift Center"],
        *["Alien Oort Cloud Refinery", "Alien Departure Point", "Alien Guardian"],
    },
    "consumes-two": {
        *["Old Earth", "Pilgrimage World", "Tourist World", "Consumer Markets", "Diversified Economy"],
        *["Mining Conglomerate", "Free Trade Association", "Mining League", "Galactic Genome Project"],
        *["Gene Designers", "Galactic Exchange", "Imperium Capital", "Universal Peace Institute", "Galactic Markets"],
        "Pan-Galactic Affluence",
    },
    "defense-five": {
        *["Rebel Outpost", "Rebel Base", "Rebel Homeworld", "Lost Alien Battle Fleet", "Lost Alien Warship"],
        *["Rebel Stronghold", "Alien Monolith", "Alien Uplift Center", "Hidden Fortress", "Rebel Council"],
        "Alien Guardian",
    },
    "six-cost-development": {
        *["Alien Tech Institute", "Free Trade Association", "Galactic Federation", "Galactic Imperium"],
        *["Galactic Renaissance", "Galactic Survey: SETI", "Merchant Guild", "Mining League", "New Economy"],
        *["New Galactic Order", "Pan-Galactic League", "Trade League", "Terraforming Guild", "Galactic Genome Project"],
        *["Imperium Lords", "Imperium Seat", "Rebel Alliance", "Uplift Code", "Galactic Exchange", "Galactic Bankers"],
        *["Prospecting Guild", "Golden Age of Terraforming", "Universal Peace Institute", "Pan-Galactic Hologrid"],
        *["Pan-Galactic Affluence", "Alien Cornucopia"],
    },
    "takeover": {
        *["Imperium Seat", "Rebel Alliance", "Rebel Pact", "Imperium Cloaking Technology", "Interstellar Casus Belli"],
        *["Pan-Galactic Security Council", "Imperium Planet Buster", "Rebel Sneak Attack"],
    },
}


@pytest.mark.parametrize("category", MATCHES)
def test_what_belongs_to_a_category(category: str) -> None:
    """PLW 189-219; R-108 for goods, R-109 for 6-cost developments."""
    number = vocabulary.CATEGORIES.index(category)
    found = {design.name for design in RULESET.content(BOW).designs if search.matches(design, number)}
    assert found == MATCHES[category]


def test_r108_what_consumes_two_goods() -> None:
    """Alien Guardian and Pan-Galactic Security Council discard cards, not goods (PLW 209)."""
    assert {"Pilgrimage World", "Galactic Genome Project", "Galactic Exchange"} <= MATCHES["consumes-two"]
    assert not {"Alien Guardian", "Pan-Galactic Security Council"} & MATCHES["consumes-two"]


def test_r109_what_is_no_six_cost_development() -> None:
    """Pan-Galactic Research has fixed VP, Imperium Planet Buster costs nine (PLW 215, 685)."""
    assert not {"Pan-Galactic Research", "Imperium Planet Buster"} & MATCHES["six-cost-development"]


# --- how a search goes --------------------------------------------------------------------------------------------


def searching(
    flips: list[str], *, seats: int = 2, deck: list[str] | None = None, takeovers: bool = False, spent: bool = False
) -> Table:
    """Seat 0 is about to search and will turn over these cards. `deck` are the only cards left in the deck."""
    t = table(level=BOW, seats=seats, takeovers=takeovers)
    game = t.game
    names = [design.name for design in game.content.cards]
    pile = game.piles[0]
    cards = []
    for name in flips:
        cards.append(next(card for card in range(len(names)) if names[card] == name and card not in cards))
    game.chance = ScriptedChance([Draw("deck", 0, "search", card) for card in cards], seats, then_random="search")
    if deck is not None:
        kept = [names.index(name) for name in deck]
        pile.discard = [card for card in pile.deck if card not in kept]
        pile.deck = kept
    if spent:
        game.set_aside = pile.discard
        pile.discard = []
    t.round("search", "trade")
    return t


def look_for(t: Table, category: str) -> Table:
    t.decide(0, [t.game.thing(f"search:{category}")])
    return t


def test_the_first_match_may_be_taken() -> None:
    """Cards that do not match are put aside and discarded (PLW 183, 187)."""
    t = searching(["Artist Colony", "Drop Ships", "Rebel Base"])
    assert t.asked(0) == "search-category"
    look_for(t, "defense-five")
    assert (t.asked(0), t.options(0)) == ("search-keep", {"Rebel Base", "pass"})
    t.choose(0, "Rebel Base")
    assert t.hand(0) == ["Rebel Base"]
    assert {"Artist Colony", "Drop Ships"} <= t.discarded()
    assert t.game.aside == []
    assert "action:search" not in t.options(0), "the Prestige/Search card is used"


def test_r104_after_a_refusal_the_second_match_is_taken() -> None:
    """The first goes to the discard pile with the others (PLW 183)."""
    t = look_for(searching(["Rebel Base", "Gem World", "Rebel Homeworld"]), "defense-five")
    t.decline(0)
    assert t.asked(0) == "action"
    assert t.hand(0) == ["Rebel Homeworld"]
    assert {"Rebel Base", "Gem World"} <= t.discarded()


def test_r105_deck_and_discards_run_out() -> None:
    """The search fails, and the card may be used again (PLW 185)."""
    t = look_for(searching([], deck=["Artist Colony", "Drop Ships"], spent=True), "defense-five")
    assert t.asked(0) == "action"
    assert t.hand(0) == []
    assert "action:search" in t.options(0)
    assert {"Artist Colony", "Drop Ships"} == t.discarded()


def test_r105_a_refused_match_is_not_found_again() -> None:
    """The only match was declined: it lies aside, so the search fails (PLW 185)."""
    t = look_for(searching([], deck=["Rebel Base"], spent=True), "defense-five")
    t.decline(0)
    assert t.hand(0) == []
    assert "action:search" in t.options(0)


def test_an_empty_deck_is_reshuffled_and_the_search_goes_on() -> None:
    """PLW 185."""
    t = look_for(searching(["Artist Colony", "Rebel Base"], deck=["Artist Colony"]), "defense-five")
    assert t.game.piles[0].shuffles == 1
    t.choose(0, "Rebel Base")
    assert t.hand(0) == ["Rebel Base"]


def test_r106_the_refinery_among_alien_worlds_is_optional() -> None:
    """Declining it does not use up the one refusal; it may be taken (PLW 205)."""
    flips = ["Alien Oort Cloud Refinery", "Alien Toy Shop", "Alien Robot Sentry"]
    t = look_for(searching(flips), "alien-world")
    t.decline(0)
    assert t.options(0) == {"Alien Toy Shop", "pass"}
    t.decline(0)
    assert t.hand(0) == ["Alien Robot Sentry"]
    t = look_for(searching(flips), "alien-world").choose(0, "Alien Oort Cloud Refinery")
    assert t.hand(0) == ["Alien Oort Cloud Refinery"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_r106_only_of_the_refinery_it_is_said_that_passing_over_it_is_no_refusal(language: str) -> None:
    words = FACE.language(language)

    def asked(t: Table) -> str:
        return FACE.question(t.game.plain_decision(t.question(0)), words)

    t = look_for(searching(["Alien Oort Cloud Refinery", "Alien Toy Shop", "Alien Robot Sentry"]), "alien-world")
    assert asked(t) == words("found-refinery", card="Alien Oort Cloud Refinery")
    t.decline(0)
    assert asked(t) == words("decision-search-keep", category=FACE.thing("search:alien-world", words))


def test_r106_the_refinery_after_a_refusal_need_not_be_taken() -> None:
    t = look_for(searching(["Alien Toy Shop", "Alien Oort Cloud Refinery", "Alien Robot Sentry"]), "alien-world")
    t.decline(0)
    assert t.options(0) == {"Alien Oort Cloud Refinery", "pass"}
    t.decline(0)
    assert t.hand(0) == ["Alien Robot Sentry"]


@pytest.mark.parametrize(("takeovers", "count"), [(True, 9), (False, 8)])
def test_the_ninth_category_is_for_games_with_takeovers(takeovers: bool, count: int) -> None:
    """PLW 219."""
    t = searching([], takeovers=takeovers)
    assert len(t.options(0)) == count
    assert ("search:takeover" in t.options(0)) == takeovers


def test_search_needs_no_prestige_and_calls_no_phase() -> None:
    """Before all phases, only for those who chose it; possible in the first round (PLW 177, 181)."""
    t = look_for(searching(["Rebel Base"]), "defense-five").choose(0, "Rebel Base")
    assert t.asked(1) == "action"
    assert t.prestige(0) == 0


def test_two_searches_one_after_the_other_from_the_lowest_start_world() -> None:
    """PLW 181."""
    t = table(level=BOW, seats=3, more={0: 1, 2: 1}, start={0: 7, 1: 5, 2: 2})
    t.round("search", "settle", "search")
    assert (t.asked(2), t.asked(0)) == ("search-category", None)
    t.decide(2, [t.game.thing("search:six-cost-development")])
    t.choose(2, t.game.aside[-1])
    assert t.asked(0) == "search-category"


def test_in_the_advanced_game_with_another_action() -> None:
    """Search takes the place of one of the two actions."""
    t = table(level=BOW, advanced=True, more={0: 1})
    t.round(("search", "settle"), ("produce", "trade"))
    assert t.asked(0) == "search-category"
    look_for(t, "six-cost-development").choose(0, t.game.aside[-1])
    assert t.asked(0) == "settle"
