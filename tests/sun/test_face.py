"""Beyond the Sun in words: every question, option, event, reason and card can be said in both languages."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from tests.sun.scenario import Scene

from starboard.kernel import Chance, Stream
from starboard.sun import names
from starboard.sun import vocabulary as words
from starboard.sun.face import FACE
from starboard.sun.reading import content
from starboard.sun.ruleset import RULESET
from starboard.words.language import LANGUAGES

SETTINGS = [(2, "basic", "standard"), (3, "advanced", "expert"), (4, "advanced", "standard"), (2, "advanced", "expert")]


def sound(text: str) -> bool:
    """Nothing is left open in a sentence, and no stable name stands in it."""
    return bool(text.strip()) and re.search(r"[{}]|\?\?\?|\b(space|move|alternative|at|slot|disc):\S", text) is None


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("seats", "factions", "tableau"), SETTINGS)
def test_a_whole_game_can_be_told(code: str, seats: int, factions: str, tableau: str) -> None:
    language = FACE.language(code)
    options = RULESET.complete({"factions": factions, "tableau": tableau})
    game = RULESET.new_game(seats, options, Chance.seeded(f"{seats}{factions}", seats), True)
    source = Stream("told")
    at = 0
    while not game.over and game.round < 60:
        decision = game.decisions[0]
        plain = cast(dict[str, Any], game.plain_decision(decision))
        assert sound(FACE.question(plain, language))
        for name in game.names(decision.form.things()):
            assert sound(FACE.option(name, plain, language)), name
            assert game.name(game.thing(name)) == name
        if at % 25 == 0:
            view = game.view(decision.seat)
            for line in [*FACE.table(view, language), *FACE.summary(view, language)]:
                assert sound(line)
            for line in FACE.prospects(game, decision.seat, language):
                assert sound(line)
            for line in FACE.scores(game.plain_standings(), language, decision.seat, True):
                assert sound(line)
        game.decide(decision.seat, decision.form.random(source))
        for event in game.events or []:
            assert sound(FACE.event(event.seen_by(decision.seat), language, decision.seat))
        game.events = []
        at += 1


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_has_its_text(code: str) -> None:
    language = FACE.language(code)
    cards = list(FACE.catalogue(language))
    assert len(cards) == len(content().names)
    for lines in cards:
        assert len(lines) >= 2
        for line in lines:
            assert sound(line)
            assert line == line.strip()
            assert "  " not in line
    for slug in content().ids:
        assert FACE.explain(slug, language)


PROPER_NAMES = {
    "tyler-lee",
    "maya-chaturvedi",
    "ono",
    "alpha-centauri",
    "wolf-359",
    "tau-ceti",
    "lalande-21185",
    "epsilon-eridani",
    "ross-128",
    "groombridge-34",
    "lacaille-9352",
    "ross-154",
    "wise-1541-2250",
    "61-cygni",
    "gliese-581",
    "trappist-1",
    "epsilon-indi",
    "struve-2398",
    "krueger-60",
    "wolf-1061",
    "nishida-ostergaard-basic",
    "nishida-ostergaard-advanced",
}
"""People, stars and a server that are called the same in every language."""


def test_only_proper_names_are_the_same_in_both_languages() -> None:
    english, polish = (FACE.atlas(FACE.language(code)) for code in ("en", "pl"))
    same = {name for name, thing in english.items() if thing["title"] == polish[name]["title"]}
    assert same == PROPER_NAMES


def test_no_two_cards_have_the_same_polish_name() -> None:
    language = FACE.language("pl")
    names = [FACE.thing(slug, language) for slug in content().ids if not slug.endswith("-advanced")]
    assert len(set(names)) == len(names)


def test_polish_names_where_the_rulebook_gives_them() -> None:
    language = FACE.language("pl")
    assert FACE.thing("modular-fleet", language) == "Flota modułowa"
    assert FACE.thing("kapteyns-star", language) == "Gwiazda Kapteyna"
    assert FACE.thing("at:deep_space", language) == "Głęboki Kosmos"
    assert FACE.search("gwiazda ka", language) == ["kapteyns-star"]
    assert FACE.search("hypercomputing", language) == ["hypercomputing"]


EXAMPLES = {
    "plasma-cannon": [
        "Plasma Cannon — level II technology, military, leads to military",
        "Now: 1 supply → level 3 ship, then jump 1.",
        "Action (spaces: 1): 2 ore: 1 population → level 3 ship, then jump 3.",
    ],
    "stealth-terraformers": [
        "Stealth Terraformers — level III technology, commercial, leads to commercial",
        "Action (spaces: 1): 5 ore + withdraw 1 population: jump 2, then colonise a system that nobody controlled when "
        "your turn began (without its control bonus).",
    ],
    "android-destroyers": [
        "Android Destroyers — level II technology, military/economic, leads to military",
        "Now: 1 supply from your rightmost filled column → level 2 ship.",
        "Action (spaces: 1): X ore (X = your highest technology level): 1 supply → level X ship (X = your highest "
        "technology level), then jump 3.",
    ],
    "sirius": [
        "Sirius — system A, power 3, ore, 3 VP",
        "On gaining control: take 1 ore.",
        "On colonising: take 3 ore.",
    ],
}


@pytest.mark.parametrize("slug", EXAMPLES)
def test_what_cards_say(slug: str) -> None:
    assert FACE.explain(slug, FACE.language("en")) == EXAMPLES[slug]


@pytest.mark.parametrize(
    ("code", "slug", "clause"),
    [
        ("en", "secret-arms-purchase", "in Deep Space); then you: (optional: upgrade"),
        ("pl", "secret-arms-purchase", "w Głębokim Kosmosie); następnie ty: (opcjonalnie: ulepsz"),
        ("en", "hyperspace-race", "Every faction: jump 1; then you: jump 1."),
        ("pl", "hyperspace-race", "Każda frakcja: skocz 1; następnie ty: skocz 1."),
        ("en", "second-exodus", "Every faction: (turn 1 supply into population, then (optional: jump 2))"),
        ("en", "neo-industrial-revolution", "2 supply → 2 ships of level 3, then jump 2."),
        ("pl", "neo-industrial-revolution", "zaopatrzenie 2 → 2 statki poziomu 3, następnie skocz 2."),
    ],
)
def test_who_does_what_and_how_often(code: str, slug: str, clause: str) -> None:
    assert clause in " ".join(FACE.explain(slug, FACE.language(code)))


@pytest.mark.parametrize(
    ("code", "space", "text"),
    [
        (
            "en",
            "build-a-ship-then-jump/0",
            "Build a ship, then jump — (optional: 1 population → level 1 ship), then jump 2",
        ),
        (
            "pl",
            "build-a-ship-then-jump/0+1",
            "Zbuduj statek kosmiczny, a następnie skocz (o 1 rudę drożej) — ruda 1: (opcjonalnie: populacja 1 → "
            "statek poziomu 1), następnie skocz 2",
        ),
        ("en", "research-a-level-i-technology/0", "Research a level I technology"),
        ("en", "research-a-level-ii-technology/0", "Research a level II technology — 2 ore"),
        ("en", "research-a-level-ii-technology/0+1", "Research a level II technology (1 ore more) — 3 ore"),
        (
            "pl",
            "orbital-railguns/0",
            "Orbitalne działa szynowe — ruda 3: zbadaj technologię poziomu II, następnie skocz 2",
        ),
        ("en", "terraforming/0", "Terraforming: jump 4"),
    ],
)
def test_a_space_is_named_before_what_it_does(code: str, space: str, text: str) -> None:
    assert FACE.option(f"space:{space}", {"kind": "action"}, FACE.language(code)) == text


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_stands_before_the_dash_tells_spaces_apart(code: str) -> None:
    """A confirming button shows only that part."""
    things = FACE.atlas(FACE.language(code))
    shown = [thing["title"].split(" — ")[0] for name, thing in things.items() if name.startswith("space:")]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize(
    ("seats", "code", "said"),
    [
        (2, "en", "The end comes with 3 achievement discs"),
        (2, "pl", "leżą łącznie 3 dyski;"),
        (4, "pl", "leżą łącznie 4 dyski;"),
    ],
)
def test_what_depends_on_the_number_of_players_is_said_for_this_table(seats: int, code: str, said: str) -> None:
    game, language = Scene(seats).game, FACE.language(code)
    (line,) = FACE.explain_now(game, "end", language)
    assert said in line
    assert FACE.thing("end", language) == FACE.atlas(language)["end"]["title"]
    goal = FACE.explain_now(game, "empire", language)
    assert len(goal) == 3
    assert goal[-1] in FACE.explain("empire", language)
    assert str(seats) in goal[-1]


def test_the_dyson_sphere_offers_the_system_beside_it() -> None:
    assert "take the system beside this card" in FACE.thing("space:dyson-sphere-mark-i/0", FACE.language("en"))
    assert "weź układ leżący obok tej karty" in FACE.thing("space:dyson-sphere-mark-i/0", FACE.language("pl"))


def test_polish_trades_are_in_the_right_case() -> None:
    event = {"event": "trade", "seat": 0, "trade": "trade:population-to-ore"}
    assert FACE.event(event, FACE.language("pl")) == "Gracz 1 wymienia 1 populację na 1 rudę."


def test_options_say_what_lies_there() -> None:
    """Slots show their technology, places their system, production its yield."""
    scene = Scene()
    game = scene.game
    scene.lay("I1", "terraforming")
    scene.system("A1", "sirius")
    language = FACE.language("en")

    def prospect(name: str) -> str:
        return FACE.prospect(game, 0, game.thing(name), language)

    assert prospect("slot:I1").startswith("Terraforming — level I technology")
    assert prospect("slot:II1").startswith("undiscovered")
    assert prospect("move:1:sol>A1") == prospect("at:A1") == prospect("ship:2@A1") == "A1: Sirius"
    assert prospect("move:1:sol>deep_space") == ""
    assert prospect("production:ore") == "1 ore now"
    assert prospect("production:grow") == "1 population now"
    assert prospect("production:trade") == ""
    assert FACE.explain_now(game, "slot:I1", language) == FACE.explain("terraforming", language)
    assert FACE.explain_now(game, "slot:II1", language) == []


@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_search_finds_the_side_in_play(side: str) -> None:
    game = Scene(factions=side).game
    language = FACE.language("en")
    assert len(FACE.search("helix", language)) == 2
    (slug,) = FACE.search_now(game, "helix", language)
    assert slug.endswith("advanced") == (side == "advanced")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_objection_to_a_space_is_a_sentence(code: str) -> None:
    language = FACE.language(code)
    scene = Scene(4)
    scene.give(0, ore=5, pop=2)
    scene.turn(0)
    said = set()
    for source in range(names.FIRST_EVENT + 20):
        for action in range(2):
            space = names.space(source, action, 0)
            reason = scene.game.why_not(0, space)
            if reason is not None:
                said.add(reason.key)
                assert sound(FACE.reason(reason, scene.game, language))
    assert {"not-researched", "guild-covered", "nothing-to-research", "no-such-space"} <= said


def test_names_of_numbers_that_are_no_ids() -> None:
    game = Scene().game
    for thing in (-7, 99, 160, 399, 5000, 10**7, 10**30, words.SHIP + 900, words.MOVE + 5000):
        assert isinstance(game.name(thing), str)
    for name in (
        "",
        "pass:",
        "space:",
        "space:plasma-cannon/9",
        "ship:5@sol",
        "move:1:sol>mars",
        "crew:1.1",
        "slot:V1",
    ):
        with pytest.raises(KeyError):
            game.thing(name)
