"""The language files: complete, alike in every language, nothing unused; and the card texts made from them."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from starboard.frontiers import vocabulary as frontiers
from starboard.frontiers.content import SOURCES
from starboard.kernel.language import LANGUAGES, MissingMessage
from starboard.race import vocabulary as words
from starboard.race.card_text import card_text, language_for, power_text, score_lines, title_line
from starboard.race.content import Design, Power, ScoreLine, content

SOURCE = Path(__file__).parents[1] / "src" / "starboard"
LOCALES = {folder.parent.name: folder for folder in sorted(SOURCE.glob("*/locale"))}

# The forms that whole numbers take in each language.
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many"}}

# --- what the code says that needs words --------------------------------------------------------------------


def trees(folder: Path) -> Iterator[ast.AST]:
    for path in sorted(folder.rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def called(node: ast.AST) -> str:
    """The name of what is called, without what it is called on."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def word_at(node: ast.AST, place: int) -> set[str]:
    """The text given to a call at this place, if it is written there."""
    assert isinstance(node, ast.Call)
    given = node.args[place] if len(node.args) > place else None
    return {given.value} if isinstance(given, ast.Constant) and isinstance(given.value, str) else set()


def first_words(package: str, name: str) -> set[str]:
    """What calls of this name are given first."""
    return set().union(*(word_at(node, 0) for node in trees(SOURCE / package) if called(node) == name))


def question_kinds(package: str) -> set[str]:
    """The kinds of questions that the rules ask."""
    found: set[str] = set()
    for node in trees(SOURCE / package):
        if isinstance(node, ast.ClassDef) and any("Question" in ast.unparse(above) for above in node.bases):
            for inside in ast.walk(node):
                if called(inside) == "__init__":
                    found |= word_at(inside, 0)
    return found


def event_kinds(package: str) -> set[str]:
    """The kinds of events that the rules make; with `-seen` those that some seats see more of."""
    shown = first_words(package, "Event") | first_words(package, "tell")
    cards = first_words(package, "tell_cards")
    for node in trees(SOURCE / package):
        if called(node) == "discard_from_hand":
            cards |= word_at(node, 2)
        elif called(node) == "Event" and isinstance(node, ast.Call) and not isinstance(node.args[2], ast.Dict):
            cards |= word_at(node, 0)
    return shown | cards | {f"{kind}-seen" for kind in cards}


# Messages that exist because a word does: prefix, and the words that have one. Code asks for them by the word.
PHASES = {word.partition("/")[0] for word in words.WORDS}
FAMILIES: dict[str, dict[str, set[str]]] = {
    "frontiers": {
        "decision-": question_kinds("frontiers") | {"settle", "settle-again", "upgrade", "upgrade-afterwards"},
        "event-": event_kinds("frontiers"),
        "points-": first_words("frontiers", "Points"),
        "action-": set(frontiers.ACTIONS),
        "effect-": set(frontiers.ACTIONS),
        "sign-": set(frontiers.POWER_ACTIONS),
        "ending-": set(frontiers.ENDINGS),
        "power-": {word.replace("/", "-") for word in frontiers.WORDS},
        "goal-counts-": set(frontiers.GOAL_COUNTS),
        "kind-": set(frontiers.KINDS) - {"none", "any"},
        "keyword-": set(frontiers.KEYWORDS),
        "source-": {*SOURCES, "none"},
        "decline-": {
            "consume",
            "develop",
            "pay-to-produce",
            "reveal-goal",
            "sell",
            "settle-again",
            "stockpile-world",
        },
    },
    "race": {
        "decision-": question_kinds("race"),
        "event-": event_kinds("race"),
        "points-": first_words("race", "Points"),
        "effect-": set(words.ACTIONS),
        "obstacle-": {"not-a-world", "not-a-development", "already-in-tableau", "too-expensive", "defense-too-high"},
        "decline-": {"develop", "settle", "consume"},
        "power-": {word.replace("/", "-") for word in words.WORDS},
        "score-": set(words.SCORES),
        "good-": set(words.GOODS) - {"none"},
        "keyword-": set(words.KEYWORDS),
        "action-": set(words.ACTIONS),
        "phase-": set(words.PHASES) - {"none"} | PHASES,
        "sign-": set(words.PHASES) - {"none"} | PHASES,
    },
}

packages = pytest.mark.parametrize("package", LOCALES)
languages = pytest.mark.parametrize("code", LANGUAGES)


# --- reading the files --------------------------------------------------------------------------------------


class Contents(Visitor):
    """What occurs in a message: variables, other messages, and the keys of each choice between variants."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = (variant.key for variant in node.variants)
        self.choices.append({key.name if isinstance(key, ftl.Identifier) else key.value for key in keys})
        self.generic_visit(node)


def entries(path: Path) -> list[ftl.EntryType]:
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


def keys_of(path: Path) -> list[str]:
    return [entry.id.name for entry in entries(path) if isinstance(entry, ftl.Message)]


@cache
def messages(package: str, code: str) -> dict[str, Contents]:
    """All messages of a package in one language."""
    found: dict[str, Contents] = {}
    for path in sorted((LOCALES[package] / code).glob("*.ftl")):
        for entry in entries(path):
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = Contents()
                found[entry.id.name].visit(entry)
    return found


def variables(package: str, code: str, key: str) -> set[str]:
    """The values a message needs, with those of the messages it is built from."""
    here = messages(package, code)[key]
    return here.variables.union(*(variables(package, code, other) for other in here.references))


def reasons(package: str) -> dict[str, set[str]]:
    """The reasons that the code of a package gives, each with the values that all places give for it."""
    found: dict[str, set[str]] = {}
    for node in trees(SOURCE / package):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Reason", "Refused"):
            given = node.args[1] if len(node.args) > 1 else None
            names = given.keys if isinstance(given, ast.Dict) else []
            values = {str(name.value) for name in names if isinstance(name, ast.Constant)}
            for key in ast.walk(node.args[0]):
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    found[key.value] = found.get(key.value, values) & values
    return found


# --- every game's files -------------------------------------------------------------------------------------


def test_the_folders_are_found() -> None:
    assert {"kernel", "race"} <= set(LOCALES)


@packages
def test_every_file_can_be_read_and_says_nothing_twice(package: str) -> None:
    for code in LANGUAGES:
        seen = [] if package == "kernel" else list(messages("kernel", code))
        for path in sorted((LOCALES[package] / code).glob("*.ftl")):
            junk = [entry.content for entry in entries(path) if isinstance(entry, ftl.Junk)]
            assert not junk, path
            seen += keys_of(path)
        assert sorted(seen) == sorted(set(seen))


@packages
def test_all_languages_have_the_same_messages_in_the_same_files(package: str) -> None:
    folder = LOCALES[package]
    assert sorted(path.name for path in folder.iterdir()) == sorted(LANGUAGES)
    found = [{path.name: keys_of(path) for path in (folder / code).glob("*.ftl")} for code in LANGUAGES]
    for other in found[1:]:
        assert other == found[0]


@packages
def test_all_languages_use_the_same_values(package: str) -> None:
    for key in messages(package, "en"):
        used = [variables(package, code, key) for code in LANGUAGES]
        assert all(some == used[0] for some in used), key


@packages
@languages
def test_plural_forms_are_complete(package: str, code: str) -> None:
    for key, message in messages(package, code).items():
        for choice in message.choices:
            if choice & {"one", "few", "many"}:
                assert choice == PLURALS[code], key


@packages
def test_no_message_is_unused(package: str) -> None:
    said = {f"reason-{key}" for key in reasons(package)}
    for prefix, members in FAMILIES.get(package, {}).items():
        said |= {prefix + word for word in members}
    for node in trees(SOURCE):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            said.add(node.value)
    for code in LANGUAGES:
        found = messages(package, code)
        built_in = set().union(*(message.references for message in found.values()))
        assert set(found) - said - built_in == set()


@packages
@languages
def test_every_reason_has_a_sentence_that_its_values_fill(package: str, code: str) -> None:
    for key, values in reasons(package).items():
        home = package if f"reason-{key}" in messages(package, code) else "kernel"
        assert f"reason-{key}" in messages(home, code)
        assert variables(home, code, f"reason-{key}") <= values, key


# --- the words of the race ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("package", "prefix"), [(name, prefix) for name in FAMILIES for prefix in FAMILIES[name]])
@languages
def test_every_word_has_its_message_and_no_other(package: str, prefix: str, code: str) -> None:
    found = {key.removeprefix(prefix) for key in messages(package, code) if key.startswith(prefix)}
    assert found == FAMILIES[package][prefix]


@languages
def test_every_parameter_of_a_power_is_in_its_text(code: str) -> None:
    for path in sorted((SOURCE / "race" / "cards").glob("*.toml")):
        for card in tomllib.loads(path.read_text(encoding="utf-8"))["card"]:
            for power in card.get("powers", []):
                told = variables("race", code, f"power-{power['phase']}-{power['does']}")
                told |= {"amount"} if "signed" in told else set()
                assert set(power) - {"phase", "does"} <= told, card["name"]


@languages
@pytest.mark.parametrize("word", words.WORDS)
def test_each_kind_of_good_reads_differently(code: str, word: str) -> None:
    if "good" in variables("race", code, f"power-{word.replace('/', '-')}"):
        texts = set()
        for good in range(len(words.GOODS)):
            power = Power(0, words.WORDS[word], word.partition("/")[0], word)
            power.good, power.goods, power.times = good, 1, 1
            texts.add(power_text(power, language_for(code)))
        assert len(texts) == len(words.GOODS)


def test_a_word_without_a_message_is_an_error() -> None:
    with pytest.raises(MissingMessage, match="power-explore-dance"):
        power_text(Power(0, 999, "explore", "explore/dance"), language_for("en"))
    design = Design("Nowhere", "nowhere", False, 6, False, 0)
    design.scores = [ScoreLine(1, "smile", words.NONE, "")]
    with pytest.raises(MissingMessage, match="score-smile"):
        score_lines(design, language_for("pl"))


# --- cards --------------------------------------------------------------------------------------------------


def design_of(name: str) -> Design:
    return next(design for design in content(0).designs if design.name == name)


@languages
@pytest.mark.parametrize("design", content(0).designs, ids=lambda design: str(design.slug))
def test_every_card_has_its_text(code: str, design: Design) -> None:
    title, *lines = card_text(design, language_for(code))
    assert title.startswith(design.name)
    assert len(lines) == len(design.powers) + (len(design.scores) + 1 if design.scores else 0)
    for line in [title, *lines]:
        assert line == line.strip()
        assert not any(leftover in line for leftover in ("{", "}", "  ", " .", " ,", "???"))
    assert all(line[-1] in ".:" for line in lines)


EXAMPLES = {
    "Contact Specialist": (
        [
            "Contact Specialist — development, cost 1, 1 VP",
            "III: \u22121 Military.",
            "III: You may pay for a military world instead of conquering it. It costs 1 less than its defense. "
            "Not for an Alien Technology world.",
        ],
        [
            "Contact Specialist — technologia, koszt 1, 1 PZ",
            "III: Siła Militarna \u22121.",
            "III: Możesz zapłacić za świat militarny, zamiast go podbijać. Kosztuje o 1 mniej, niż wynosi jego "
            "obronność. Nie dotyczy światów Technologii Obcych.",
        ],
    ),
    "Tourist World": (
        ["Tourist World — world, cost 4, 2 VP", "IV: Consume 2 goods for 3 VP."],
        ["Tourist World — świat, koszt 4, 2 PZ", "IV: Skonsumuj 2 towary za 3 PZ."],
    ),
    "Free Trade Association": (
        [
            "Free Trade Association — development, cost 6, variable VP",
            "IV: Consume as many Novelty goods as you can, up to 3, for 1 VP and 1 card each.",
            "V: Produce a good on one of your Novelty windfall worlds that has no good.",
            "At the end of the game (this card counts too where it fits):",
            "2 VP for each Novelty production world.",
            "1 VP for each Novelty windfall world.",
            "2 VP for Consumer Markets.",
            "2 VP for Expanding Colony.",
        ],
        [
            "Free Trade Association — technologia, koszt 6, zmienna liczba PZ",
            "IV: Skonsumuj jak najwięcej towarów rodzaju Towary oryginalne, maksymalnie 3; za każdy otrzymujesz "
            "1 PZ i 1 kartę.",
            "V: Wyprodukuj towar na jednym ze swoich światów windfall Towarów oryginalnych, na którym nie ma towaru.",
            "Na koniec gry (ta karta też się liczy, jeśli pasuje):",
            "2 PZ za każdy świat produkcyjny Towarów oryginalnych.",
            "1 PZ za każdy świat windfall Towarów oryginalnych.",
            "2 PZ za Consumer Markets.",
            "2 PZ za Expanding Colony.",
        ],
    ),
    "Pilgrimage World": (
        ["Pilgrimage World — world, cost 0, 2 VP", "IV: Consume all your goods for 1 VP fewer than their number."],
        [
            "Pilgrimage World — świat, koszt 0, 2 PZ",
            "IV: Skonsumuj wszystkie swoje towary za liczbę PZ o 1 mniejszą od liczby tych towarów.",
        ],
    ),
    "Colony Ship": (
        [
            "Colony Ship — development, cost 2, 1 VP",
            "III: You may discard this card from your tableau to reduce the cost of a world you pay for to 0. "
            "Not for an Alien Technology world.",
        ],
        [
            "Colony Ship — technologia, koszt 2, 1 PZ",
            "III: Możesz odrzucić tę kartę ze swojego układu, aby obniżyć do 0 koszt świata, za który płacisz. "
            "Nie dotyczy światów Technologii Obcych.",
        ],
    ),
    "Gambling World": (
        [
            "Gambling World — world, cost 1, 1 VP",
            "IV: Consume 1 good for 1 VP.",
            "IV: Name a number from 1 to 7, then reveal the top card of the deck. If its cost or defense is that "
            "number, take it into your hand; if not, discard it.",
        ],
        [
            "Gambling World — świat, koszt 1, 1 PZ",
            "IV: Skonsumuj 1 towar za 1 PZ.",
            "IV: Podaj liczbę od 1 do 7, a potem odkryj wierzchnią kartę rezerwy. Jeśli jej koszt lub obronność jest "
            "równa tej liczbie, weź kartę na rękę; jeśli nie, odrzuć ją.",
        ],
    ),
    "Mining Conglomerate": (
        [
            "Mining Conglomerate — development, cost 3, 2 VP",
            "$: Draw 1 extra card when you sell a Rare Elements good.",
            "IV: Consume as many Rare Elements goods as you can, up to 2, for 1 VP each.",
            "V: At the end of the phase, draw 2 cards if you produced more Rare Elements goods in it than any other "
            "player.",
        ],
        [
            "Mining Conglomerate — technologia, koszt 3, 2 PZ",
            "$: Dobierz 1 dodatkową kartę, gdy sprzedajesz towar rodzaju Pierwiastki rzadkie.",
            "IV: Skonsumuj jak najwięcej towarów rodzaju Pierwiastki rzadkie, maksymalnie 2; za każdy otrzymujesz "
            "1 PZ.",
            "V: Na koniec fazy dobierz 2 karty, jeśli wyprodukowano w niej u ciebie więcej towarów rodzaju "
            "Pierwiastki rzadkie niż u któregokolwiek innego gracza.",
        ],
    ),
    "Black Market Trading World": (
        [
            "Black Market Trading World — world, cost 3, 2 VP",
            "IV: Consume 1 good to draw as many cards as its trade price. Trade powers ($) do not count.",
        ],
        [
            "Black Market Trading World — świat, koszt 3, 2 PZ",
            "IV: Skonsumuj 1 towar i dobierz tyle kart, ile wynosi jego cena Handlu. Zdolności Handlu ($) się "
            "nie liczą.",
        ],
    ),
    "Alien Tech Institute": (
        [
            "Alien Tech Institute — development, cost 6, variable VP, ALIEN",
            "III: Alien Technology worlds you pay for cost 2 less.",
            "III: +2 Military against Alien Technology worlds.",
            "At the end of the game (this card counts too where it fits):",
            "3 VP for each Alien Technology production world.",
            "2 VP for each Alien Technology windfall world.",
            "2 VP for each other card with the keyword ALIEN.",
        ],
        [
            "Alien Tech Institute — technologia, koszt 6, zmienna liczba PZ, ALIEN",
            "III: Światy Technologii Obcych, za które płacisz, kosztują o 2 mniej.",
            "III: Siła Militarna +2 przeciw światom Technologii Obcych.",
            "Na koniec gry (ta karta też się liczy, jeśli pasuje):",
            "3 PZ za każdy świat produkcyjny Technologii Obcych.",
            "2 PZ za każdy świat windfall Technologii Obcych.",
            "2 PZ za każdą inną kartę ze słowem kluczowym ALIEN.",
        ],
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_a_card_says(name: str) -> None:
    english, polish = EXAMPLES[name]
    assert card_text(design_of(name), language_for("en")) == english
    assert card_text(design_of(name), language_for("pl")) == polish


def test_what_a_title_says() -> None:
    assert (
        title_line(design_of("Alpha Centauri"), language_for("en"))
        == "Alpha Centauri — Rare Elements windfall world, cost 2, 0 VP, start world 2"
    )
    assert (
        title_line(design_of("Alpha Centauri"), language_for("pl"))
        == "Alpha Centauri — świat windfall Pierwiastków rzadkich, koszt 2, 0 PZ, świat początkowy nr 2"
    )
    assert (
        title_line(design_of("Avian Uplift Race"), language_for("en"))
        == "Avian Uplift Race — military Genes windfall world, defense 2, 2 VP, UPLIFT, chromosome"
    )
    assert (
        title_line(design_of("Rebel Base"), language_for("pl"))
        == "Rebel Base — świat militarny, obronność 6, 6 PZ, Rebel"
    )


def test_a_score_line_is_for_the_other_cards_if_an_earlier_one_takes_some() -> None:
    english, polish = (score_lines(design_of("Galactic Survey: SETI"), language_for(code)) for code in LANGUAGES)
    assert english[2:] == ["2 VP for each world with an Explore power (I).", "1 VP for each other world."]
    assert polish[2:] == ["2 PZ za każdy świat ze zdolnością Eksploracji (I).", "1 PZ za każdy inny świat."]
    assert score_lines(design_of("Galactic Federation"), language_for("pl"))[1:] == [
        "2 PZ za każdą technologię o koszcie 6.",
        "1 PZ za każdą inną technologię.",
    ]


@pytest.mark.parametrize(
    ("cards", "english", "polish"),
    [
        (1, "1 extra card", "1 dodatkową kartę"),
        (2, "2 extra cards", "2 dodatkowe karty"),
        (5, "5 extra cards", "5 dodatkowych kart"),
        (12, "12 extra cards", "12 dodatkowych kart"),
        (22, "22 extra cards", "22 dodatkowe karty"),
    ],
)
def test_numbers_and_nouns_agree(cards: int, english: str, polish: str) -> None:
    power = Power(0, words.EXPLORE_KEEP, "explore", "explore/keep")
    power.cards = cards
    assert power_text(power, language_for("en")) == f"Keep {english}."
    assert power_text(power, language_for("pl")) == f"Zatrzymaj {polish}."


def test_what_a_reason_says() -> None:
    english, polish = (language_for(code) for code in LANGUAGES)
    assert english("reason-pick-more", given=1, least=2) == "You picked 1, which is too few; pick at least 2."
    assert polish("reason-pick-more", given=1, least=2) == "Wybrano 1, a to za mało; wybierz co najmniej 2."
    assert (
        polish("reason-too-expensive", thing="Drop Ships", short=2)
        == "Brakuje ci 2 kart, by zapłacić za Drop Ships; musisz mieć na ręce tyle innych kart, ile wynosi koszt."
    )
