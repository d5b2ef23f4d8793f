"""The game in words: every tile, question, event and table of whole games, in every language."""

from __future__ import annotations

import pytest
from tests.frontiers.scenario import table

from starboard.frontiers import settle
from starboard.frontiers.content import Power
from starboard.frontiers.face import FACE, ready
from starboard.frontiers.ruleset import RULESET
from starboard.frontiers.tile_text import name_of, power_text, tile_text
from starboard.kernel.chance import Stream
from starboard.kernel.match import Match
from starboard.words.language import LANGUAGES, MissingMessage

languages = pytest.mark.parametrize("code", LANGUAGES)
LEFTOVERS = ("{", "}", "  ", " .", " ,", "???", "..")


def neat(line: str) -> bool:
    return bool(line) and line == line.strip() and not any(leftover in line for leftover in LEFTOVERS)


@languages
def test_every_tile_and_goal_has_its_text(code: str) -> None:
    words = FACE.language(code)
    texts = list(FACE.catalogue(words))
    assert len(texts) == 60 + 16 + 40 + 8
    assert all(neat(line) and line[-1] in ".:" for text in texts for line in text[1:])
    assert all(neat(text[0]) for text in texts)
    assert len({text[0] for text in texts}) == len(texts)


@languages
def test_whole_games_can_be_told(code: str) -> None:
    """Every question with its options, every event, every table and score, as each seat has it."""
    words = FACE.language(code)
    for seed in range(6):
        match = Match.begin(RULESET, 2 + seed % 4, {"goals": seed % 2 == 0}, f"told/{seed}")
        source = Stream(f"told/{seed}")
        told = 0
        while not match.over:
            decision = match.game.decisions[0]
            plain = match.game.plain_decision(decision)
            assert neat(FACE.question(plain, words))
            for thing in decision.form.things():
                assert neat(FACE.option(match.game.name(thing), plain, words))
                FACE.prospect(match.game, decision.seat, thing, words)
            assert all(neat(line) for line in FACE.ways(plain, words))
            match.choose(decision.seat, decision.form.random(source))
            for event in match.log[told:]:
                for viewer in (None, *range(match.game.seats)):
                    assert neat(FACE.event(event.seen_by(viewer), words, viewer))
            told = len(match.log)
            if source.below(12) == 0:
                for viewer in (None, 0):
                    view = match.game.view(viewer)
                    for line in FACE.table(view, words) + FACE.summary(view, words) + FACE.hand(view, words):
                        assert neat(line.strip())
                assert all(neat(line.strip()) for line in FACE.prospects(match.game, 0, words))
        standings = match.game.plain_standings()
        assert all(neat(line.strip()) for line in FACE.scores(standings, words, 0, final=True))


def text(name: str, code: str) -> list[str]:
    tiles = RULESET.content()
    return tile_text(tiles.tiles[tiles.ids[name]], tiles, FACE.language(code))


def test_what_tiles_say() -> None:
    assert text("pan-galactic-league", "en") == [
        "Pan-Galactic League — large development, 2 spaces, cost 9, ? VP",
        "Produce: Gain 1 credit for each Genes colony in your empire.",
        "At the end of the game:",
        "2 VP for each Genes colony.",
        "1 VP for each other military colony.",
        "The other side of this tile is Uplift Gene Hunters.",
        "Where the values come from: cost or defense rulebook; VP rulebook; powers rulebook.",
    ]
    assert text("pan-galactic-league", "pl")[1:5] == [
        "Produkcja: Otrzymujesz 1 Kredyt za każdą Kolonię z Genami w twoim Imperium.",
        "Na koniec gry:",
        "2 PZ za każdą Kolonię z Genami.",
        "1 PZ za każdą inną Kolonię militarną.",
    ]
    assert text("consumer-markets", "en")[1] == (
        "Consume: Consume as many Novelty goods as you can, up to 3, for 1 VP and 1 credit each."
    )
    assert text("alpha-centauri", "pl")[0] == (
        "Alfa Centauri — Rodzima Kolonia 3a, Planeta zdobyczna z Rzadkimi Pierwiastkami, koszt 2, 1 Kolonista, 0 PZ"
    )


def test_polish_names_are_those_of_the_rulebook_where_it_has_them() -> None:
    tiles = RULESET.content()
    polish = FACE.language("pl")
    for slug, name in {
        "old-earth": "Stara Ziemia",
        "new-vinland": "Nowa Winlandia",
        "merchant-guild": "Gildia handlowa",
        "alien-oort-cloud-refinery": "Rafineria Obcych w Obłoku Oorta",
        "drop-ships": "Okręty Desantowe",
    }.items():
        assert name_of(tiles.tiles[tiles.ids[slug]], polish) == name
        assert FACE.search(name, polish) == [slug]


def test_a_word_without_a_message_is_an_error() -> None:
    with pytest.raises(MissingMessage, match="power-settle-dance"):
        power_text(Power(0, 999, "settle", "settle/dance"), RULESET.content(), FACE.language("en"))


@languages
def test_why_not_is_told_in_words(code: str) -> None:
    words = FACE.language(code)
    t = table(2, credits={0: 2}).action("develop")
    reason = t.game.why_not(0, t.tile("Drop Ships"))
    assert reason is not None
    said = FACE.reason(reason, t.game, words)
    assert name_of(RULESET.content().tiles[t.tile("Drop Ships")], words) in said
    assert "1" in said


@languages
def test_only_a_world_is_said_not_to_be_among_those_drawn(code: str) -> None:
    """A development that lies in plain sight is refused for what it is."""
    words = FACE.language(code)
    t = table(2).action("explore")

    def refused(name: str) -> str:
        reason = t.game.why_not(0, t.tile(name))
        assert reason is not None
        return FACE.reason(reason, t.game, words)

    away = next(world for world in ("Gem World", "Comet Zone", "Rebel Base") if world not in t.options(0))
    for name, key in (("Drop Ships", "not-a-world"), ("Galactic Imperium", "not-a-world"), (away, "not-on-display")):
        assert refused(name) == words(f"reason-{key}", thing=name_of(RULESET.content().tiles[t.tile(name)], words))


@pytest.mark.parametrize(("code", "said"), [("en", "fewer than 5"), ("pl", "mniej niż 5")])
def test_the_pool_of_colonists_says_how_it_ends_the_game(code: str, said: str) -> None:
    words = FACE.language(code)
    assert said in FACE.explain("colonists", words)[0]
    assert FACE.explain("colonists", words) == FACE.atlas(words)["colonists"]["text"]


def test_strength_added_in_a_settle_action_counts_in_it_and_not_later() -> None:
    """Imperium Arms Factory: a Rare good for 2 strength, once. New Sparta has 2, Malevolent Lifeforms defense 4."""
    t = table(
        2,
        colonies={0: ["New Sparta", "Volcanic World"]},
        goods={0: ["Volcanic World"]},
        developments={0: ["Imperium Arms Factory"]},
        explored={0: ["Malevolent Lifeforms"]},
        colonists={0: 1},
    ).action("settle")
    words = FACE.language("en")
    world = t.tile("Malevolent Lifeforms")
    assert not settle.can_settle(ready(t.game, 0), 0, world)
    t.choose(0, "Imperium Arms Factory")
    assert t.asked() == (0, "settle")
    now = ready(t.game, 0).players[0]
    assert (now.strength, len(now.used)) == (2, 1)
    assert FACE.prospects(t.game, 0, words)[1] == "  Malevolent Lifeforms: possible, conquered by your Military."
    t.choose(0, "colonists").play_on()
    assert t.game.players[0].strength == 2, "a note until the next action begins"
    later = ready(t.game, 0).players[0]
    assert (later.strength, later.used, later.placed) == (0, [], [])
    assert "2 too low" in FACE.prospects(t.game, 0, words)[1]


@languages
def test_credits_after_developing_are_not_told_to_come_from_the_tile_bought(code: str) -> None:
    t = table(2, colonies={0: ["Deep Space Symbionts"]}, credits={0: 2}).action("develop")
    t.game.events = []
    t.choose(0, "Space Marines")
    told = [event for event in t.game.events if event.kind == "credits"]
    assert [event.shown["reason"] for event in told] == ["action:develop"]
    words = FACE.language(code)
    assert words("action-develop") in FACE.event(told[0].seen_by(None), words, None)


def test_polish_names_stand_where_they_need_no_case() -> None:
    """Names of tiles are not declined: a noun in the right case goes before them, or a colon."""
    words = FACE.language("pl")
    short = {"thing": "Bogata gospodarka", "short": 1}
    assert words("reason-too-expensive", **short).startswith(
        "Brakuje ci 1 Kredytu, by zapłacić za kafel Bogata gospodarka."
    )
    assert "skolonizować Planetę Bogata" in words("reason-too-few-colonists", **short)
    assert "podbić Planetę Bogata" in words("reason-defense-too-high", **short)
    for key in ("not-explored", "not-on-display", "not-your-colony", "not-a-development", "other-side-up"):
        assert words(f"reason-{key}", thing="Bogata gospodarka").startswith("Kafel Bogata gospodarka ")
    bought = words("event-develop", you="no", seat="Gracz 2", tile="Bogata gospodarka", count=2)
    assert bought == "Gracz 2 kupuje Technologię Bogata gospodarka za 2 Kredyty."
    asked = words("decision-consume-goods", power="Rynki konsumenckie", least=2)
    assert asked == "Rynki konsumenckie: skonsumuj 2 dobra. Z których Kolonii?"
    assert words("way-replace", colony="A", world="B") == "Kolonia A zamienia się w Planetę B"
    assert words("with-keyword", keyword="rebel").strip() == "ze słowem kluczowym Rebelia"


@languages
def test_the_first_game_set_up_says_which_sides_are_known(code: str) -> None:
    """Of the sides for a first game (59, 65, 87) the rulebook and its pictures tell three: the help names them."""
    words = FACE.language(code)
    text = FACE.setting_help("first_game", words)
    known = [
        design
        for design in RULESET.content().tiles
        if {"side", "first_game"} & (design.sources.keys() | design.evidence.keys())
    ]
    assert {design.slug for design in known} == {"homesteading-pioneers", "alien-tech-institute"}
    assert all(design.first_game for design in known)
    names = {"en": ("Isolation", "Homesteading Pioneers", "Alien Tech Institute")}
    names["pl"] = ("Izolację", "Samowystarczalnych pionierów", "Instytut technologii Obcych")
    assert all(name in text for name in names[code])


def test_polish_has_the_words_of_the_rulebook() -> None:
    """Lines 67 and 471 (one tile with two names), 129 (bonus), 51 (duża Technologia), 514 (one place to the left)."""
    words = FACE.language("pl")
    assert words("action-trade-consume") == "Sprzedaż / Konsumpcja"
    files = [*(FACE.locale / "pl").glob("*.ftl"), FACE.locale.parent / "reference" / "pl.md"]
    texts = [path.read_text(encoding="utf-8") for path in files]
    assert not [path.name for path, text in zip(files, texts, strict=True) if "premi" in text.casefold()]
    assert not [path.name for path, text in zip(files, texts, strict=True) if "Sprzedaż, Konsumpcja ma" in text]
    assert "2 PZ za każdą dużą Technologię." in text("galactic-federation", "pl")
    assert "1 PZ za każdą małą Technologię." in text("galactic-federation", "pl")
    moved = FACE.event({"event": "up-one", "seat": 0}, words, 0)
    assert moved == "Przesuwasz swój pion o jedno miejsce w lewo na torze pierwszeństwa."
    assert "o jedno miejsce w lewo na torze pierwszeństwa" in FACE.explain("action:goals-survey", words)[0]


@languages
def test_a_name_that_ends_with_a_full_stop_ends_a_sentence_with_one(code: str) -> None:
    words = FACE.language(code)
    companies = [design for design in RULESET.content().tiles if name_of(design, words).endswith(".")]
    assert companies or code == "en"
    for design in companies:
        said = FACE.event({"event": "explore", "seat": 0, "world": design.slug}, words, 1)
        assert said.endswith(name_of(design, words))
        assert neat(said)


@languages
def test_a_tile_names_its_other_side(code: str) -> None:
    """Of two sides one is in a game (61, 89): the text of each names the other."""
    words = FACE.language(code)
    tiles = RULESET.content()
    other = {"drop-ships": "galactic-salon", "galactic-salon": "drop-ships", "old-earth": "rebel-mutineers"}
    for slug, reverse in other.items():
        last = text(slug, code)[-2]
        kind = "tile-other-side" if tiles.tiles[tiles.ids[slug]].pair else "mat-other-side"
        assert last == words(kind, name=name_of(tiles.tiles[tiles.ids[reverse]], words))
    named = [
        design for design in tiles.tiles if len(tile_text(design, tiles, words)) > 1 and (design.pair or design.mat)
    ]
    assert len(named) == 16 + 16 + 16
    single = [words("tile-other-side", name="X")[:10], words("mat-other-side", name="X")[:10]]
    for slug in ("space-marines", "gem-world"):
        assert not [line for line in text(slug, code) if line[:10] in single]
