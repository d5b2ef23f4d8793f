"""Beyond the Sun in words: every question, option, event, reason and card can be said in both languages."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from tests.sun.scenario import Scene

from starboard.kernel import Chance, Stream
from starboard.sun import names, vocabulary
from starboard.sun.face import FACE
from starboard.sun.position import SunGame
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
            told = FACE.event(event.seen_by(decision.seat), language, decision.seat)
            assert sound(told)
            if event.shown.get("seat") == decision.seat:
                assert FACE.seat(decision.seat, language) not in told, "the log says you, not your name"
        game.events = []
        at += 1


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_has_its_text(code: str) -> None:
    language = FACE.language(code)
    cards = list(FACE.catalogue(language))
    assert len(cards) == len(RULESET.content().names)
    for lines in cards:
        assert len(lines) >= 2
        for line in lines:
            assert sound(line)
            assert line == line.strip()
            assert "  " not in line
    for slug in RULESET.content().ids:
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
"""People, stars and a house that are called the same in every language."""


def test_only_proper_names_are_the_same_in_both_languages() -> None:
    english, polish = (FACE.atlas(FACE.language(code)) for code in ("en", "pl"))
    same = {name for name, thing in english.items() if thing["title"] == polish[name]["title"]}
    assert same == PROPER_NAMES


def test_no_two_cards_have_the_same_polish_name() -> None:
    language = FACE.language("pl")
    names = [FACE.thing(slug, language) for slug in RULESET.content().ids if not slug.endswith("-advanced")]
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
        "Plasma Cannon — level II technology, military, leads to military ones",
        "Now: 1 supply → level 3 ship, then jump 1.",
        "Action: 2 ore: 1 population → level 3 ship, then jump 3.",
    ],
    "stealth-terraformers": [
        "Stealth Terraformers — level III technology, commercial, leads to commercial ones",
        "Action: 5 ore + withdraw 1 population: jump 2, then colonise a system that nobody controlled when your turn "
        "began (without its control bonus).",
    ],
    "android-destroyers": [
        "Android Destroyers — level II technology, military/economic, leads to military ones",
        "Now: 1 supply from your rightmost filled column → level 2 ship.",
        "Action: X ore (X = the highest level of your technologies): 1 supply → level X ship (X = the highest level of "
        "your technologies), then jump 3.",
    ],
    "metahuman-chambers": [
        "Metahuman Chambers — level III technology, scientific/economic, leads to scientific ones",
        "Now: automate food production, then turn 1 supply into population.",
        "Action (2 spaces): 4 ore + withdraw 2 population: use 1 population to research a technology of level IIII.",
    ],
    "flexibility": [
        "Flexibility — achievement",
        "You have two or more technologies of at least 4 types.",
        "VP with 2 or 3 players: 4, 3.",
        "VP with 4 players: 4, 3, 2.",
    ],
    "helix-consortium-basic": [
        "Helix Consortium — faction, basic side",
        "At the start: 0 ore, 2 population, a level 1 ship at Sol, 1 ore disc automated.",
        "Spaces in the supply columns: A 3, B 3, C 3, D 4, E 4.",
        "Food discs that must be gone before the symbol of a column shows: A 0, B 2, C 4, D 6, E 8.",
        "Ore produced after 0, 1, 2 … discs are gone: 1, 2, 2, 3, 3, 4, 4, 5, 6.",
        "VP of the automation levels: 0, 0, 1, 1, 1, 2, 2.",
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


POLISH_EXAMPLES = {
    "metahuman-chambers": [
        "Komory metaludzi — technologia poziomu III, naukowa/ekonomiczna, prowadzi do naukowych",
        "Natychmiast: zautomatyzuj produkcję żywności, następnie przekształć 1 kostkę zaopatrzenia w populację.",
        "Akcja (2 pola): 4 rudy + wycofaj 2 kostki populacji: użyj 1 kostki populacji, aby zbadać technologię "
        "poziomu IIII.",
    ],
    "narrow-beam-lasers": [
        "Wąskie wiązki laserowe — technologia poziomu I, wojskowa, prowadzi do wojskowych",
        "Natychmiast: weź 1 rudę, następnie ulepsz 1 swój statek o 1 poziom.",
        "Akcja: 1 ruda: 1 kostka populacji → statek poziomu 2, następnie skocz 3.",
    ],
    "hyperdrive-boosters": [
        "Wzmacniacz hipernapędu — technologia poziomu III, handlowa/wojskowa, prowadzi do handlowych",
        "Natychmiast: ulepsz swoje statki łącznie o 3 poziomy.",
        "Akcja: ulepsz do 2 swoich statków, każdy o 1 poziom, następnie skocz 4.",
    ],
    "flexibility": [
        "Elastyczność — osiągnięcie",
        "Masz co najmniej po dwie technologie 4 rodzajów.",
        "PZ przy 2 albo 3 graczach: 4, 3.",
        "PZ przy 4 graczach: 4, 3, 2.",
    ],
    "pioneer-prize": [
        "Nagroda pionierów — wydarzenie poziomu II",
        "Ta karta zostaje w grze: na koniec frakcja, która ma najwięcej kolonii, otrzymuje 3 PZ.",
    ],
}


@pytest.mark.parametrize("slug", POLISH_EXAMPLES)
def test_what_cards_say_in_polish(slug: str) -> None:
    assert FACE.explain(slug, FACE.language("pl")) == POLISH_EXAMPLES[slug]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_start_tells_the_basic_mats_apart(code: str) -> None:
    """187-189: their tracks are the same; ore, population, ship and automated disc are not."""
    language = FACE.language(code)
    mats = [card.slug for card in RULESET.content().factions if not card.advanced]
    lines = [FACE.explain(slug, language) for slug in mats]
    assert len({line[1] for line in lines}) == len(mats)
    assert len({tuple(line[2:]) for line in lines}) == 1


SPECIAL = {
    "en": "Special ability A, as soon as you have traded 3 times in one production phase: automate food or ore "
    "production.",
    "pl": "Zdolność specjalna A, gdy tylko dokonasz 3 wymian w jednej fazie produkcji: zautomatyzuj produkcję "
    "żywności albo rudy.",
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_special_ability_says_what_it_is_gained_by(code: str) -> None:
    """On the mat, as a thing of its own, in the log, and at the table as gained or not."""
    language = FACE.language(code)
    slug = "solar-united-nations-advanced"
    assert SPECIAL[code] in FACE.explain(slug, language)
    assert FACE.atlas(language)[f"special:{slug}/A"]["title"] == SPECIAL[code]
    event = {"event": "special", "seat": 0, "ability": f"special:{slug}/A"}
    assert FACE.event(event, language, 0).endswith(SPECIAL[code])
    scene = Scene(factions="advanced")
    scene.faction(0, slug)
    before = FACE.table(scene.game.view(0), language)
    scene.game.players[0].pursued.pop(0)
    after = FACE.table(scene.game.view(0), language)
    said = [line for line in after if line not in before]
    assert said == [{"en": "  special ability A: gained", "pl": "  zdolność specjalna A: zdobyta"}[code]]


@pytest.mark.parametrize(
    ("event", "english", "polish"),
    [
        ({"event": "ore", "count": 1}, "You take 1 ore.", "Bierzesz 1 rudę."),
        ({"event": "ore", "count": 2}, "You take 2 ore.", "Bierzesz 2 rudy."),
        ({"event": "ore", "count": 5}, "You take 5 ore.", "Bierzesz 5 rud."),
        ({"event": "population", "count": 1}, "You gain 1 population.", "Zyskujesz 1 kostkę populacji."),
        ({"event": "population", "count": 3}, "You gain 3 population.", "Zyskujesz 3 kostki populacji."),
        ({"event": "pay", "ore": 2, "population": 0}, "You pay 2 ore.", "Płacisz 2 rudy."),
        ({"event": "pay", "ore": 0, "population": 1}, "You withdraw 1 population.", "Wycofujesz 1 kostkę populacji."),
        (
            {"event": "pay", "ore": 5, "population": 2},
            "You pay 5 ore and withdraw 2 population.",
            "Płacisz 5 rud i wycofujesz 2 kostki populacji.",
        ),
        (
            {"event": "move", "level": 1, "start": "at:sol", "place": "sirius", "left": 1},
            "You move a level 1 ship from Sol to Sirius (1 movement point left).",
            "Przesuwasz statek poziomu 1: Układ Słoneczny → Syriusz (został 1 punkt ruchu).",
        ),
        (
            {"event": "colonise", "system": "sirius", "power": 3},
            "You colonise Sirius and settle 3 power.",
            "Kolonizujesz układ Syriusz, osiedlając siłę 3.",
        ),
    ],
)
def test_the_log_speaks_to_the_viewer(event: dict[str, Any], english: str, polish: str) -> None:
    mine = {"seat": 0, **event}
    assert FACE.event(mine, FACE.language("en"), 0) == english
    assert FACE.event(mine, FACE.language("pl"), 0) == polish
    for code, name in (("en", "Player 1"), ("pl", "Gracz 1")):
        assert FACE.event(mine, FACE.language(code), 1).startswith(name)


@pytest.mark.parametrize(
    ("code", "slug", "clause"),
    [
        ("en", "secret-arms-purchase", "in Deep Space); then you: (optional: upgrade"),
        ("pl", "secret-arms-purchase", "w Głębokim Kosmosie); następnie ty: (opcjonalnie: ulepsz"),
        ("en", "hyperspace-race", "Every faction: jump 1; then you: jump 1."),
        ("pl", "hyperspace-race", "Każda frakcja: skocz 1; następnie ty: skocz 1."),
        ("en", "second-exodus", "Every faction: (turn 1 supply into population, then (optional: jump 2))"),
        ("en", "neo-industrial-revolution", "2 supply → 2 ships of level 3, then jump 2."),
        ("pl", "neo-industrial-revolution", "2 kostki zaopatrzenia → 2 statki poziomu 3, następnie skocz 2."),
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
            "Zbuduj statek kosmiczny, a następnie skocz (o 1 rudę drożej) — 1 ruda: (opcjonalnie: 1 kostka populacji → "
            "statek poziomu 1), następnie skocz 2",
        ),
        ("en", "research-a-level-i-technology/0", "Research a level I technology — 1 population"),
        ("en", "research-a-level-ii-technology/0", "Research a level II technology — 2 ore + 1 population"),
        (
            "en",
            "research-a-level-ii-technology/0+1",
            "Research a level II technology (1 ore more) — 3 ore + 1 population",
        ),
        (
            "pl",
            "orbital-railguns/0",
            "Orbitalne działa szynowe — 3 rudy: użyj 1 kostki populacji, aby zbadać technologię poziomu II, następnie "
            "skocz 2",
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
    assert goal[-1].split(": ")[1] in FACE.explain("empire", language)[2 if seats < 4 else 3]
    assert str(seats) in goal[-1]


def test_the_dyson_sphere_offers_the_system_beside_it() -> None:
    assert "take the system beside this card" in FACE.thing("space:dyson-sphere-mark-i/0", FACE.language("en"))
    assert "weź układ leżący obok tej karty" in FACE.thing("space:dyson-sphere-mark-i/0", FACE.language("pl"))


def test_polish_trades_are_in_the_right_case() -> None:
    event = {"event": "trade", "seat": 0, "trade": "trade:population-to-ore"}
    assert FACE.event(event, FACE.language("pl")) == "Gracz 1 wymienia 1 kostkę populacji na 1 rudę."


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
    for thing in (-7, 99, 160, 399, 5000, 10**7, 10**30, vocabulary.SHIP + 900, vocabulary.MOVE + 5000):
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


def test_only_small_matters_are_answered_without_asking() -> None:
    """A main action is never taken without its player, even where no other is possible; a single card is kept."""
    assert not FACE.answers_itself({"kind": "action"}, ["space:research-1"])
    assert not FACE.answers_itself({"kind": "production"}, ["production:ore"])
    assert not FACE.answers_itself({"kind": "achievement"}, ["explorer"])
    assert FACE.answers_itself({"kind": "anytime"}, ["pass"])
    assert FACE.answers_itself({"kind": "private-technology"}, ["any-technology"])


def test_a_place_is_known_by_what_lies_on_it() -> None:
    """The name of the system or technology comes first."""
    english = FACE.language("en")
    game = cast(SunGame, RULESET.new_game(2, RULESET.complete({}), Chance.seeded("names", 2)))
    for place in range(vocabulary.PLACES):
        lying = FACE.lying_on(game, vocabulary.LOCATION + place, english)
        system = game.system_at[place]
        assert lying == (FACE.thing(game.name(vocabulary.SYSTEM + system), english) if system >= 0 else "")
    assert any(FACE.lying_on(game, vocabulary.LOCATION + place, english) for place in range(vocabulary.PLACES))
    assert FACE.lying_on(game, game.thing("column:A"), english) == ""


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Tie-break — discs left on production tracks: 9; population: 4; ore: 7."),
        ("pl", "Rozstrzygnięcie remisu — dyski pozostałe na torach produkcji: 9; populacja: 4; ruda: 7."),
    ],
)
def test_a_tie_is_told_by_what_is_compared(code: str, told: str) -> None:
    """Ties: fewest discs left on the production tracks, then most population, then most ore (rulebook 444-475)."""
    game = Scene(2).game
    player = game.players[0]
    player.track[vocabulary.FOOD], player.track[vocabulary.ORE] = 4, 5
    player.pop, player.ore = 4, 7
    standings = game.plain_standings()
    for one in standings:
        one["total"] = 30
    lines = FACE.scores(standings, FACE.language(code), None, True)
    assert f"  {told}" in lines


def test_an_answer_is_told_by_what_lies_there_now() -> None:
    """A hint names the technology and the system, not only the slot."""
    scene = Scene()
    scene.lay("II1", "plasma-cannon")
    game = scene.game
    system = vocabulary.LOCATIONS.index("A1")
    here = game.content.systems[game.system_at[system]]
    english, polish = (FACE.language(code) for code in LANGUAGES)
    assert FACE.thing_now(game, "slot:II1", english) == "Plasma Cannon (slot II1)"
    assert FACE.thing_now(game, "slot:II2", english) == "slot II2 (undiscovered, with an event)"
    assert FACE.thing_now(game, "at:A1", english) == f"{here.name} (system slot A1)"
    assert FACE.thing_now(game, "at:sol", english) == "Sol"
    assert FACE.thing_now(game, "ship:2@A1", english) == f"level 2 ship at {here.name}"
    assert FACE.thing_now(game, "move:2:sol>A1", english) == f"level 2 ship from Sol to {here.name}"
    assert FACE.thing_now(game, "disc:ore", english) == "ore"
    assert FACE.thing_now(game, "slot:II1", polish).endswith("(pole II1)")


def test_an_offer_says_what_it_costs() -> None:
    """Universal Automation: 2 ore for a disc on the automation track; the question must not hide the price."""
    english, polish = (FACE.language(code) for code in LANGUAGES)
    content = RULESET.content()
    offers = [
        names.name_of(content, vocabulary.ALTERNATIVE + number) for number in FACE.prices if FACE.prices[number].ore
    ]
    assert offers
    for name in offers:
        assert re.match(r"\w+ ore", FACE.option(name, {"kind": "offer"}, english)), name
        assert re.match(r"\w+ rud", FACE.option(name, {"kind": "offer"}, polish)), name
