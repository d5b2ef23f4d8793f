"""Whole games in words: whatever can happen, be asked, be offered or be refused has its sentence in both languages."""

import re
from collections.abc import Iterator

import pytest
from tests.race.scenario import Table, table

from starboard.kernel.chance import Chance, Stream
from starboard.kernel.decision import Decision
from starboard.kernel.game import Game
from starboard.kernel.ruleset import Value
from starboard.race import goals, vocabulary
from starboard.race.face import face_at
from starboard.race.position import RaceGame
from starboard.race.ruleset import RULESET
from starboard.words.face import Face
from starboard.words.language import LANGUAGES, Language

FACE = face_at(3)

LEFTOVER = re.compile(r"[{}]|  | [.,]|\(\)|\?\?\?|\b(action|goal|search|kind|power):\S|\b[a-z]+(-[a-z]+)+\.\d")
"""What must not be in a sentence: pieces of messages, and names that are not for people."""

GAMES: list[tuple[dict[str, Value], int]] = [
    ({"level": 0}, 2),
    ({"level": 1}, 4),
    ({"level": 1, "draft": True}, 2),
    ({"level": 2}, 4),
    ({"level": 2, "preset": True}, 3),
    ({"level": 3}, 3),
    ({"level": 3}, 5),
    ({"level": 3, "advanced": True}, 2),
    ({"level": 3, "advanced": True, "takeovers": False}, 2),
    ({"level": 3, "draft": True}, 4),
    ({"level": 3, "solo": True}, 1),
]


def sentences_of(face: Face, game: Game, decision: Decision, told: Language) -> Iterator[str]:
    """All that a person may be shown at a decision."""
    seat = decision.seat
    plain = game.plain_decision(decision)
    yield face.question(plain, told)
    yield from face.ways(plain, told)
    for thing in decision.form.things():
        name = game.name(thing)
        yield face.option(name, plain, told)
        yield face.option(name, plain, told, brief=True)
        yield face.thing(name, told)
        yield from face.explain(name, told)
        prospect = face.prospect(game, seat, thing, told)
        if prospect:
            yield prospect


def table_of(face: Face, game: Game, decision: Decision, told: Language) -> Iterator[str]:
    """All that can be asked for besides."""
    view = game.view(decision.seat)
    yield from face.table(view, told)
    yield from face.table(game.view(None), told)
    yield from face.hand(view, told)
    yield from face.prospects(game, decision.seat, told)
    yield from face.scores(game.plain_standings(), told, decision.seat)
    if face.opens_turn(game.plain_decision(decision)):
        yield from face.summary(view, told)
    for player in view["table"]["players"]:  # type: ignore[index]
        for name in [*player.get("cards", ()), *(place["card"] for place in player["tableau"])]:
            reason = game.why_not(decision.seat, game.thing(name))
            if reason is not None:
                yield face.reason(reason, game, told)


def reads_well(line: str) -> None:
    text = line.strip()
    assert text
    assert not LEFTOVER.search(text), line


@pytest.mark.parametrize(("options", "seats"), GAMES, ids=str)
def test_nothing_is_without_words(options: dict[str, Value], seats: int) -> None:
    complete = RULESET.complete(options)
    face = FACE.with_options(complete)
    languages = [face.language(code) for code in LANGUAGES]
    game = RULESET.new_game(seats, complete, Chance.seeded("words", seats), True)
    source = Stream("words")
    number = 0
    seen: set[str] = set()
    while not game.over:
        decision = game.decisions[source.below(len(game.decisions))]
        told = languages[number % len(languages)]
        for line in sentences_of(face, game, decision, told):
            reads_well(line)
        if number % 10 == 0 or decision.kind not in seen:
            seen.add(decision.kind)
            for line in table_of(face, game, decision, told):
                reads_well(line)
        game.decide(decision.seat, decision.form.random(source))
        number += 1
    assert game.events is not None
    for event in game.events:
        for told in languages:
            for viewer in (0, seats - 1, None):
                plain = event.seen_by(viewer)
                reads_well(face.event(plain, told, viewer))
    for told in languages:
        for line in face.scores(game.plain_standings(), told, 0, True):
            reads_well(line)


# --- what random games seldom reach -------------------------------------------------------------------------


def asked(game: RaceGame, seat: int, code: str) -> list[str]:
    """The question to a seat, its options with what they would mean, and the ways to combine them."""
    decision = game.decision_of(seat)
    assert decision is not None
    told = FACE.language(code)
    plain = game.plain_decision(decision)
    lines = [FACE.question(plain, told)]
    for thing in decision.form.things():
        prospect = FACE.prospect(game, seat, thing, told)
        lines.append(
            f"{FACE.thing(game.name(thing), told)}; {prospect}" if prospect else FACE.thing(game.name(thing), told)
        )
    return lines + FACE.ways(plain, told)


def test_replacing_a_world() -> None:
    t = table(level=3, tableau={0: ["Terraforming Engineers", "Old Earth"]}, hand={0: ["Imperium Capital"]})
    t.round("settle").decline(0).use(0, "Terraforming Engineers")
    assert asked(t.game, 0, "en") == [
        "Replace a world? Pick one from your hand and the one in your tableau that it replaces; or nothing.",
        "Imperium Capital; from your hand",
        "Old Earth; to be replaced",
        "Imperium Capital in place of Old Earth",
    ]
    assert asked(t.game, 0, "pl") == [
        "Czy zamieniasz świat? Wybierz świat z ręki i ten w układzie, który on zastąpi; albo nic.",
        "Imperium Capital; z ręki",
        "Old Earth; do zamiany",
        "Imperium Capital zamiast Old Earth",
    ]


def test_discarding_for_prestige() -> None:
    t = table(level=3, tableau={0: ["Pan-Galactic Hologrid"]}, hand={0: ["Gem World"]}).round("explore-5")
    assert asked(t.game, 0, "en") == ["Discard a card from your hand for prestige?", "nothing", "Gem World"]
    assert asked(t.game, 0, "pl") == ["Czy odrzucasz z ręki kartę za prestiż?", "nic", "Gem World"]


def test_spending_a_good() -> None:
    worlds = ["Alpha Centauri", "Rebel Fuel Cache"]
    t = table(
        level=3,
        tableau={0: ["Golden Age of Terraforming", *worlds]},
        goods={0: worlds},
        hand={0: ["Research Labs"]},
        more={0: 3},
    )
    t.round("develop").choose(0, "Research Labs")
    assert asked(t.game, 0, "en")[0] == "Pay for Research Labs."
    assert asked(t.game, 0, "en")[-2:] == [
        "3 cards from hand",
        "Golden Age of Terraforming, and 1 card from hand",
    ]
    t.pay(0, "Golden Age of Terraforming")
    assert asked(t.game, 0, "en") == ["Which good do you spend?", *reversed(worlds)]
    assert asked(t.game, 0, "pl") == ["Który towar wydajesz?", *reversed(worlds)]


def test_choosing_the_second_action_last() -> None:
    t = table(level=3, advanced=True, tableau={0: ["Psi-Crystal World"]}, prestige={0: 1}, playing=[0, 1])
    game = t.game
    game.decide(0, game.thing("action:develop"))
    game.decide(1, [game.thing("action:settle"), game.thing("action:produce")])
    english = asked(game, 0, "en")
    assert english[0] == (
        "Your first action is Develop, and your opponent's actions are on the table. Choose your second action."
    )
    assert "Develop (second card) with prestige" in english
    assert asked(game, 0, "pl")[0] == (
        "Twoja pierwsza akcja to Rozwój, a akcje przeciwnika są już odkryte. Wybierz swoją drugą akcję."
    )


def test_a_takeover_from_its_declaration_to_its_defense() -> None:
    t = table(
        level=3,
        seats=3,
        takeovers=True,
        prestige={0: 2, 2: 2},
        tableau={
            0: ["Interstellar Casus Belli", "Imperium Troops", "Drop Ships", "New Military Tactics"],
            1: ["Rebel Underground", "Space Mercenaries"],
            2: ["Pan-Galactic Security Council"],
        },
        hand={1: ["Gem World", "Public Works"]},
    )
    game = t.game
    t.round("settle")
    for seat in range(3):
        if t.asked(seat) == "settle":
            t.decline(seat)
    assert asked(game, 0, "en") == [
        "Attack a world in a takeover? Pick a power and a world; or nothing.",
        "Interstellar Casus Belli",
        "Rebel Underground; a world of Player 2, defended with strength 4",
        "Interstellar Casus Belli against Rebel Underground",
    ]
    t.attack(0, "Interstellar Casus Belli", "Rebel Underground")
    assert asked(game, 0, "en") == [
        "You attack Rebel Underground. What do you use for it? You cannot add anything later.",
        "New Military Tactics; +3 Military; so far attack 5, defense 4",
    ]
    game.decide(0, [])
    assert asked(game, 2, "en") == [
        "Spend 1 prestige to prevent a takeover? Pick the world and the power that attacks it; or nothing.",
        "Rebel Underground; a world of Player 2, defended with strength 4",
        "Interstellar Casus Belli",
        "Interstellar Casus Belli against Rebel Underground",
    ]
    assert "Takeover declared: Player 1 attacks Rebel Underground of Player 2." in FACE.table(
        game.view(1), FACE.language("en")
    )
    game.decide(2, [])
    assert asked(game, 1, "en") == [
        "Your Rebel Underground is attacked. What do you use to defend it?",
        "Space Mercenaries; up to +2 Military for cards; so far attack 5, defense 4",
        "Gem World; to discard",
        "Public Works; to discard",
    ]
    assert asked(game, 1, "pl") == [
        "Twój świat Rebel Underground jest atakowany. Czego używasz do obrony?",
        "Space Mercenaries; Siła Militarna do +2 za karty; na razie atak 5, obrona 4",
        "Gem World; do odrzucenia",
        "Public Works; do odrzucenia",
    ]


# Events that random games seldom bring.
RARE = [
    ({"event": "search-failed", "seat": 0}, "You find nothing, and may use your Prestige/Search card again."),
    ({"event": "prevented", "seat": 1, "world": "rebel-base"}, "Player 2 prevents the takeover of Rebel Base."),
    ({"event": "spend-good", "seat": 0, "world": "alpha-centauri"}, "You spend the good of Alpha Centauri."),
    ({"event": "take-discards", "seat": 1, "count": 2}, "Player 2 takes 2 cards that others discarded."),
    (
        {"event": "take-discards", "seat": 0, "count": 1, "cards": ["gem-world"]},
        "You take what others discarded: Gem World.",
    ),
    ({"event": "vp", "seat": 0, "count": 1, "card": "pass"}, "You take 1 VP for leading in prestige."),
    ({"event": "goal-lost", "seat": 0, "goal": "goal:greatest-military"}, "You lose a goal: Greatest Military."),
]


@pytest.mark.parametrize(("event", "sentence"), RARE, ids=lambda value: str(value)[:40])
def test_what_a_rare_event_says(event: dict[str, object], sentence: str) -> None:
    assert FACE.event(event, FACE.language("en"), 0) == sentence
    reads_well(FACE.event(event, FACE.language("pl"), 0))


# --- goals --------------------------------------------------------------------------------------------------


def test_a_goal_in_full() -> None:
    english, polish = (FACE.language(code) for code in LANGUAGES)
    assert FACE.explain("goal:galactic-standard-of-living", english) == [
        "Galactic Standard of Living (3 VP): First to have 5 VP or more in VP chips.",
        "Everybody who first meets it at the same moment scores 3 VP and keeps them.",
        "It is checked at: the start of a round, when prestige leaders are rewarded, the end of phase IV.",
    ]
    assert FACE.explain("goal:greatest-military", polish) == [
        "Największa siła militarna (5 PZ): Kto ma największą Siłę Militarną, co najmniej 6.",
        "Kto sam prowadzi, ma za to 5 PZ; inni muszą go wyprzedzić, remis nie wystarczy. Kto zostaje w tyle albo spada "
        "poniżej minimum, od razu traci cel. Na koniec gry pozostali remisujący na czele dostają 3 PZ.",
        "Sprawdza się go w tych momentach: koniec fazy II, koniec fazy III.",
    ]
    assert FACE.search("greatest mil", english) == ["goal:greatest-military"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_goal_and_category_has_its_words(code: str) -> None:
    told = FACE.language(code)
    for name in goals.NAMES:
        for line in FACE.explain(f"goal:{name}", told):
            reads_well(line)
    for category in vocabulary.CATEGORIES:
        reads_well(FACE.thing(f"search:{category}", told))
    for good in vocabulary.GOODS[1:]:
        reads_well(FACE.thing(f"kind:{good}", told))


def test_each_level_has_its_own_gambling_world() -> None:
    """Rebel vs Imperium replaces it, so its text depends on the level."""
    texts = {level: face_at(level).explain("gambling-world", face_at(level).language("en")) for level in range(4)}
    assert texts[0] == texts[1]
    assert texts[2] == texts[3]
    assert texts[1] != texts[2]


def test_vp_for_cards_discarded_through_a_prestige_bonus_are_not_told_as_vp_for_leading() -> None:
    """R-100: given Prestige with Consume: Trade, when two cards are discarded for VP, then the log names the action."""
    worlds = ["Artist Colony", "Mining World"]
    t = table(level=3, prestige={0: 1}, tableau={0: worlds}, goods={0: worlds[:1]})
    t.game.events = []
    t.round("prestige-trade", "settle").decline(0)
    t.use(0, "Old Earth")  # the power of the bonus is named after the start world
    t.choose(0, *t.game.players[0].hand[:2])
    told = next(event for event in reversed(t.game.events) if event.kind == "vp").seen_by(0)
    assert FACE.event(told, FACE.language("en"), 0) == "You take 2 VP (Consume: Trade with prestige)."
    assert "prowadzenie" not in FACE.event(told, FACE.language("pl"), 0)


# --- takeovers on and off -------------------------------------------------------------------------------------------

TAKEOVER_WORDS = {"en": "takeover", "pl": "przeję"}


@pytest.mark.parametrize("code", TAKEOVER_WORDS)
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_no_card_speaks_of_takeovers_in_a_game_without_them(level: int, code: str) -> None:
    """With takeovers off, powers with their symbol are ignored and the others stay (RvI p2)."""
    for options in ({"takeovers": False}, {"solo": True} if level else {"takeovers": False}):
        face = FACE.with_options(RULESET.complete({"level": level, **options}))
        for lines in face.catalogue(face.language(code)):
            assert not any(TAKEOVER_WORDS[code] in line.casefold() for line in lines), lines


def test_with_takeovers_off_the_other_powers_of_a_card_stay() -> None:
    words = FACE.language("en")
    without = FACE.with_options(RULESET.complete({"level": 3, "takeovers": False}))
    assert FACE.explain("interstellar-casus-belli", words)[1].startswith("III: Takeover: ")
    assert without.explain("interstellar-casus-belli", words)[1:] == FACE.explain("interstellar-casus-belli", words)[2:]
    assert without.explain("improved-logistics", words)[1:] == [
        "III: After you place a world, you may place a second one."
    ]


def test_a_drawn_takeover_power_says_that_it_is_ignored() -> None:
    """Pictures keep every row in its place: powers are found by their number."""
    without = FACE.with_options(RULESET.complete({"level": 3, "takeovers": False}))
    words = FACE.language("en")
    for name, thing in without.atlas(words).items():
        drawn = thing["drawing"].get("powers", [])
        if drawn:
            assert len(drawn) == len(FACE.atlas(words)[name]["drawing"]["powers"])
    rows = without.atlas(words)["imperium-seat"]["drawing"]["powers"]
    assert "This game has no takeovers: the power is ignored." in [row["text"] for row in rows]


# --- what a development counts --------------------------------------------------------------------------------------


def test_cards_that_remain_are_not_called_other_cards() -> None:
    """Alien Tech Institute counts itself among the ALIEN cards that no earlier line has counted."""
    lines = FACE.explain("alien-tech-institute", FACE.language("en"))
    assert lines[-4] == "At the end of the game (this card counts, too):"
    assert lines[-1] == "2 VP for each remaining card with the keyword ALIEN."
    for name in FACE.designs:
        assert not any("VP for each other" in line for line in FACE.explain(name, FACE.language("en")))


def test_only_a_card_that_counts_itself_says_so() -> None:
    """Merchant Guild counts worlds, Galactic Federation developments."""
    words = FACE.language("en")
    assert "At the end of the game:" in FACE.explain("merchant-guild", words)
    assert "At the end of the game (this card counts, too):" in FACE.explain("galactic-federation", words)


def prestige_told(t: Table) -> list[str]:
    """What the log says to seat 0 of prestige gained."""
    assert t.game.events is not None
    told = [event.seen_by(0) for event in t.game.events if event.kind == "prestige"]
    return [FACE.event(each, FACE.language("en"), 0) for each in told]


def test_prestige_in_settle_is_told_with_the_card_that_gives_it() -> None:
    """PLW 443, 473: given Mediator or Terraforming Engineers, when they give prestige, then the log names them."""
    t = table(
        level=3,
        tableau={0: ["Contact Specialist", "Pan-Galactic Mediator"]},
        hand={0: ["Pirate World"]},
        more={0: 2},
    )
    t.game.events = []
    t.round("settle", "produce").choose(0, "Pirate World")
    assert prestige_told(t) == ["You gain 1 prestige (Pan-Galactic Mediator)."]
    t = table(level=3, tableau={0: ["Terraforming Engineers", "New Vinland"]}, hand={0: ["Galactic Resort"]})
    t.game.events = []
    t.round("settle", "produce").decline(0)
    t.use(0, "Terraforming Engineers").choose(0, "New Vinland", "Galactic Resort")
    assert prestige_told(t) == ["You gain 1 prestige (Terraforming Engineers)."]
