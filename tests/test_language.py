"""The language files: complete, alike in every language, nothing unused; and the card texts made from them.

Long on purpose: each card text is written out beside its card.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from starboard.frontiers import vocabulary as frontiers
from starboard.frontiers.content import SOURCES
from starboard.kernel.registry import ruleset_named
from starboard.race import goals
from starboard.race import vocabulary as race
from starboard.race.card_text import (
    card_text,
    power_text,
    score_lines,
    special_lines,
    title_line,
)
from starboard.race.content import SETS, Design, Power, ScoreLine
from starboard.race.face import FACE
from starboard.race.ruleset import RULESET
from starboard.race.scoring import KIND_POINTS
from starboard.review import LABELS
from starboard.review.split import LUCK
from starboard.server.store.faults import SENTENCES
from starboard.sun import vocabulary as sun
from starboard.words.faces import face_of, printed_values
from starboard.words.language import LANGUAGES, MissingMessage
from starboard.words.printed import POLISH_NAME

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
    shown = first_words(package, "Event") | first_words(package, "tell") | told_of_robot(package)
    cards = first_words(package, "tell_cards")
    for node in trees(SOURCE / package):
        if called(node) == "discard_from_hand":
            cards |= word_at(node, 2)
        elif called(node) == "Event" and isinstance(node, ast.Call) and not isinstance(node.args[2], ast.Dict):
            cards |= word_at(node, 0)
    return shown | cards | {f"{kind}-seen" for kind in cards}


def told_of_robot(package: str) -> set[str]:
    """What is told of the robot has names of its own; prestige is told of robot and players alike."""
    found: set[str] = set()
    for path in sorted((SOURCE / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if called(node) == "tell":
                kinds = word_at(node, 1)
                found |= {f"robot-{kind}" for kind in kinds}
                found |= kinds if path.name == "prestige.py" else set()
    return found


# Questions that can be answered with "no" have a text for that answer.
DECLINED = {
    *("develop", "settle", "consume", "discard-for-prestige", "search-keep", "settle-extra", "ante"),
    "produce-on-refinery",
}

# Nobody gives hints to the robot.
ROBOT_POINTS = {"robot-chips", "robot-six-cost", "robot-counter"}

# Messages that exist because a word does: prefix, and the words that have one. Code asks for them by the word.
PHASES = {word.partition("/")[0] for word in race.WORDS}
FAMILIES: dict[str, dict[str, set[str]]] = {
    "frontiers": {
        "decision-": question_kinds("frontiers") | {"settle", "settle-again", "upgrade", "upgrade-afterwards"},
        "event-": event_kinds("frontiers"),
        "points-": first_words("frontiers", "Points"),
        "nudge-": first_words("frontiers", "Points"),
        "action-": set(frontiers.ACTIONS),
        "effect-": set(frontiers.ACTIONS),
        "sign-": set(frontiers.POWER_ACTIONS),
        "ending-": set(frontiers.ENDINGS),
        "power-": {word.replace("/", "-") for word in frontiers.WORDS},
        "goal-counts-": set(frontiers.GOAL_COUNTS),
        "kind-": set(frontiers.KINDS) - {"none", "any"},
        "keyword-": set(frontiers.KEYWORDS),
        "source-": {*(source.replace(" ", "-") for source in SOURCES), "none"},
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
        "nudge-": first_words("race", "Points") - ROBOT_POINTS,
        "effect-": set(race.ACTIONS),
        "obstacle-": {"not-a-world", "not-a-development", "already-in-tableau", "too-expensive", "defense-too-high"},
        "bonus-": set(race.ACTIONS) - {"search"},
        "decline-": DECLINED,
        "goal-": set(goals.NAMES),
        "condition-": set(goals.NAMES),
        "search-": set(race.CATEGORIES),
        "special-": set(race.SPECIALS),
        "robot-face-": {"match", "robot"},
        "moment-": {"phase", "every-phase", "round-start", "round-end"},
        "power-": {word.replace("/", "-") for word in race.WORDS},
        "score-": set(race.SCORES),
        "good-": set(race.GOODS) - {"none"},
        "keyword-": set(race.KEYWORDS),
        "action-": set(race.ACTIONS),
        "phase-": set(race.PHASES) - {"none"} | PHASES,
        "sign-": set(race.PHASES) - {"none"} | PHASES,
    },
}

FAMILIES["sun"] = {
    "decision-": question_kinds("sun"),
    "event-": event_kinds("sun"),
    "points-": first_words("sun", "Points") | {"technologies-I", "technologies-II", "technologies-III"},
    "nudge-": first_words("sun", "Points") | {"technologies-I", "technologies-II", "technologies-III"},
    "decline-": {"jump", "trade", "museum"},
    "count-": set(sun.METRICS),
    "each-": set(sun.METRICS),
    "most-": set(sun.METRICS),
    "condition-": set(sun.METRICS),
    "rule-": set(sun.RULES),
    "limit-": set(sun.LIMITS) - {""},
    "when-": set(sun.TRIGGERS) - {"always", "on_track_empty"}
    | {"on_track_empty-food", "on_track_empty-ore", "condition"},
    "effect-": {verb.replace("_", "-") for verb in sun.VERBS} - {"pay-ore", "withdraw", "offer", "place-event"}
    | {f"place-event-{rule}" for rule in sun.EVENT_RULES}
    | {"trade-most", "upgrade-one", "colonize-discount", "choice-times"},
    "build-from-": set(sun.BUILD_FROM),
    "build-at-": set(sun.BUILD_AT),
    "research-scope-": set(sun.SCOPES),
    "type-": set(sun.TYPES),
    "disc-": set(sun.DISCS),
    "production-": set(sun.PRODUCTIONS),
    "trade-": {*sun.TRADINGS, "recall"},
    "pay-": set(sun.PAYMENTS),
    "place-": {"sol", "deep_space", "slot", "yard", "extra"},
}


def setting_words(package: str) -> set[str]:
    """What is chosen at set-up: a label and a help for each option, a label for each value that is not yes or no."""
    found: set[str] = set()
    for option in ruleset_named(package).options:
        found |= {option.name, f"{option.name}-help"}
        found |= {f"{option.name}-{value}" for value in option.values if not isinstance(value, bool)}
    return found


def lesson_words(package: str) -> set[str]:
    """What the teacher of a lesson says, with titles."""
    lesson = face_of(package).lesson()
    messages = {note.message for note in lesson.notes} if lesson is not None else set()
    return messages | {f"{message}-title" for message in messages}


def printed_words(package: str) -> set[str]:
    """What to look at on the pieces of a game: kinds of pieces, each with its values."""
    printed = [one for one in printed_values(ruleset_named(package)) if one.field != POLISH_NAME]
    if package == "race":  # the sets share their cards' words, and every open case is about something of its own
        printed = [one._replace(kind="card") if one.kind in SETS else one for one in printed]
        printed = [one._replace(field=one.thing) if one.kind == "case" else one for one in printed]
    return {f"{one.kind}-{one.field}".replace("_", "-") for one in printed}


def pieces(package: str) -> set[str]:
    kinds = set(ruleset_named(package).tables().kinds)
    kinds = kinds - set(SETS) | {"card", "row-counter"} if package == "race" else kinds
    return {kind.replace("_", "-") for kind in kinds}


for game, families in FAMILIES.items():
    families["holding-"] = set(face_of(game).worths)
    families["nudge-"] |= {f"holding-{name}" for name in face_of(game).worths}
    families["option-"] = setting_words(game)
    families["look-"] = printed_words(game)
    families["piece-"] = pieces(game)
    families["conflict-"] = first_words(game, "Conflict")
    families["lesson-"] = lesson_words(game)

FAMILIES["server"] = {"reason-database-": {key.removeprefix("database-") for key in SENTENCES} | {"away-unsure"}}

FAMILIES["review"] = {
    "review-label-": {label for label, _most in LABELS},
    "review-luck-": set(LUCK),
    "review-column-": {"player", "start", "luck", "own", "others", "result", "accuracy"},
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
    # The kernel gives reasons and has no words: the package `words` says them.
    folders = ["kernel", "words"] if package == "words" else [package]
    for node in chain.from_iterable(trees(SOURCE / folder) for folder in folders):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("Reason", "Refused", "NotPossible")
        ):
            given = node.args[1] if len(node.args) > 1 else None
            names = given.keys if isinstance(given, ast.Dict) else []
            values = {str(name.value) for name in names if isinstance(name, ast.Constant)}
            for key in ast.walk(node.args[0]):
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    found[key.value] = found.get(key.value, values) & values
        elif isinstance(node, ast.FunctionDef) and node.name == "shortfall":
            # What a card lacks comes with how much of it.
            for inside in ast.walk(node):
                if isinstance(inside, ast.Return) and isinstance(inside.value, ast.Tuple):
                    key = inside.value.elts[0]
                    assert isinstance(key, ast.Constant)
                    found.setdefault(str(key.value), {"thing", "short"})
    return found


# --- every game's files -------------------------------------------------------------------------------------


def test_the_folders_are_found() -> None:
    assert {"words", "race"} <= set(LOCALES)


@packages
def test_every_file_can_be_read_and_says_nothing_twice(package: str) -> None:
    for code in LANGUAGES:
        seen = [] if package == "words" else list(messages("words", code))
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
                assert choice - {"0"} == PLURALS[code], key


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
        home = package if f"reason-{key}" in messages(package, code) else "words"
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
@pytest.mark.parametrize("word", race.WORDS)
def test_each_kind_of_good_reads_differently(code: str, word: str) -> None:
    if "good" in variables("race", code, f"power-{word.replace('/', '-')}"):
        texts = set()
        for good in range(race.ANY):
            power = Power(0, race.WORDS[word], word.partition("/")[0], word)
            power.good, power.goods, power.times = good, 1, 1
            texts.add(power_text(power, FACE.language(code)))
        assert len(texts) == race.ANY


def test_a_word_without_a_message_is_an_error() -> None:
    with pytest.raises(MissingMessage, match="power-explore-dance"):
        power_text(Power(0, 999, "explore", "explore/dance"), FACE.language("en"))
    design = Design("Nowhere", "nowhere", False, 6, False, 0)
    design.scores = [ScoreLine(1, "smile", race.NONE, "")]
    with pytest.raises(MissingMessage, match="score-smile"):
        score_lines(design, FACE.language("pl"))


# --- cards --------------------------------------------------------------------------------------------------


def design_of(name: str, level: int = 0) -> Design:
    return next(design for design in RULESET.content(level).designs if design.name == name)


# Gambling World is another card from Rebel vs Imperium on.
DESIGNS = [*RULESET.content(3).designs, design_of("Gambling World")]


@languages
@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: str(design.slug))
def test_every_card_has_its_text(code: str, design: Design) -> None:
    title, *lines = card_text(design, FACE.language(code))
    assert title.startswith(design.name)
    scores = score_lines(design, FACE.language(code))
    assert len(lines) == len(special_lines(design, FACE.language(code))) + len(design.powers) + len(scores)
    assert bool(scores) == bool(design.scores)
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
            "At the end of the game:",
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
            "Na koniec gry:",
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
            "At the end of the game (this card counts, too):",
            "3 VP for each Alien Technology production world.",
            "2 VP for each Alien Technology windfall world.",
            "2 VP for each remaining card with the keyword ALIEN.",
        ],
        [
            "Alien Tech Institute — technologia, koszt 6, zmienna liczba PZ, ALIEN",
            "III: Światy Technologii Obcych, za które płacisz, kosztują o 2 mniej.",
            "III: Siła Militarna +2 przeciw światom Technologii Obcych.",
            "Na koniec gry (ta karta też się liczy):",
            "3 PZ za każdy świat produkcyjny Technologii Obcych.",
            "2 PZ za każdy świat windfall Technologii Obcych.",
            "2 PZ za każdą pozostałą kartę ze słowem kluczowym ALIEN.",
        ],
    ),
}


EXPANSION_EXAMPLES = {
    "Improved Logistics": (
        [
            "Improved Logistics — development, cost 3, 2 VP",
            "III: After you place a world, you may place a second one. With takeovers, either may be a takeover "
            "instead.",
        ],
        [
            "Improved Logistics — technologia, koszt 3, 2 PZ",
            "III: Po wyłożeniu świata możesz wyłożyć drugi. W grze z przejęciami zamiast każdego z nich możesz podjąć "
            "próbę przejęcia.",
        ],
    ),
    "Space Mercenaries": (
        [
            "Space Mercenaries — development, cost 1, 0 VP",
            "III: +1 Military.",
            "III: You may discard up to 2 cards from your hand for +1 Military each until the end of the phase.",
        ],
        [
            "Space Mercenaries — technologia, koszt 1, 0 PZ",
            "III: Siła Militarna +1.",
            "III: Możesz odrzucić z ręki maksymalnie 2 karty: za każdą Siła Militarna +1 do końca fazy.",
        ],
    ),
    "Imperium Invasion Fleet": (
        [
            "Imperium Invasion Fleet — development, cost 5, 3 VP, 1 prestige when placed, IMPERIUM",
            "III: +3 Military.",
            "III: +1 Military against Rebel military worlds.",
            "III: You may discard this card from your tableau to conquer a non-military world as if its cost were its "
            "defense, from your hand or in a takeover. Gain 2 prestige for it.",
        ],
        [
            "Imperium Invasion Fleet — technologia, koszt 5, 3 PZ, 1 punkt prestiżu za wyłożenie, IMPERIUM",
            "III: Siła Militarna +3.",
            "III: Siła Militarna +1 przeciw światom militarnym Rebel.",
            "III: Możesz odrzucić tę kartę ze swojego układu, aby podbić świat niemilitarny, z ręki albo w ramach "
            "przejęcia. Jego obronność jest równa kosztowi. Otrzymujesz za to 2 punkty prestiżu.",
        ],
    ),
    "Rebel Alliance": (
        [
            "Rebel Alliance — development, cost 6, variable VP, Rebel",
            "III: You may pay for a Rebel military world instead of conquering it. It costs 2 less than its defense.",
            "III: Takeover: instead of placing a world, you may attack a military world of a player who has a card "
            "with the keyword IMPERIUM, with +2 Military for each Rebel military world in your tableau.",
            "At the end of the game (this card counts, too):",
            "2 VP for each card with the keyword Rebel.",
            "1 VP for each remaining military world.",
        ],
        [
            "Rebel Alliance — technologia, koszt 6, zmienna liczba PZ, Rebel",
            "III: Możesz zapłacić za świat militarny Rebel, zamiast go podbijać. Kosztuje o 2 mniej, niż wynosi jego "
            "obronność.",
            "III: Przejęcie: zamiast wykładać świat, możesz zaatakować świat militarny gracza, który ma kartę ze "
            "słowem kluczowym IMPERIUM, z Siłą Militarną większą o 2 za każdy świat militarny Rebel w twoim układzie.",
            "Na koniec gry (ta karta też się liczy):",
            "2 PZ za każdą kartę ze słowem kluczowym Rebel.",
            "1 PZ za każdy pozostały świat militarny.",
        ],
    ),
    "Rebel Pact": (
        [
            "Rebel Pact — development, cost 1, 1 VP, Rebel",
            "I: Put the cards you draw into your hand first; you may then discard any cards of your hand instead of "
            "them.",
            "III: When another power lets you pay for a military world, it costs 2 less.",
            "III: When a world of yours is attacked in a takeover: +2 Military for each Rebel military world and +1 "
            "for each other military world in your tableau.",
        ],
        [
            "Rebel Pact — technologia, koszt 1, 1 PZ, Rebel",
            "I: Najpierw weź dobrane karty na rękę; zamiast nich możesz wtedy odrzucić dowolne karty z ręki.",
            "III: Gdy inna zdolność pozwala ci zapłacić za świat militarny, kosztuje on o 2 mniej.",
            "III: Gdy ktoś próbuje przejąć twój świat: Siła Militarna +2 za każdy świat militarny Rebel i +1 za każdy "
            "inny świat militarny w twoim układzie.",
        ],
    ),
    "Imperium Cloaking Technology": (
        [
            "Imperium Cloaking Technology — development, cost 1, 1 VP, IMPERIUM",
            "III: You may discard this card from your tableau to conquer a non-military world as if its defense were "
            "2 less than its cost. Not in a takeover.",
            "III: Takeover: instead of placing a world, you may discard this card from your tableau and attack a "
            "military world of a player whose Military is at least 1.",
        ],
        [
            "Imperium Cloaking Technology — technologia, koszt 1, 1 PZ, IMPERIUM",
            "III: Możesz odrzucić tę kartę ze swojego układu, aby podbić świat niemilitarny. Jego obronność jest o 2 "
            "mniejsza od kosztu. Nie można tego łączyć z przejęciem.",
            "III: Przejęcie: zamiast wykładać świat, możesz odrzucić tę kartę ze swojego układu i zaatakować świat "
            "militarny gracza, którego Siła Militarna wynosi co najmniej 1.",
        ],
    ),
    "Terraforming Engineers": (
        [
            "Terraforming Engineers — development, cost 3, 2 VP, TERRAFORMING",
            "I: Draw 1 extra card to choose from.",
            "III: Worlds you pay for cost 1 less.",
            "III: Besides settling, you may replace a non-military world in your tableau, for free, with one from your "
            "hand of the same kind that costs 0 to 3 more. Gain 1 prestige for it. A world without a kind of good is "
            "a kind of its own. Not a world placed in this phase. The good on the old world is lost; the powers of the "
            "new one begin in the next phase.",
            "IV: Consume 1 good for 1 VP.",
        ],
        [
            "Terraforming Engineers — technologia, koszt 3, 2 PZ, TERRAFORMING",
            "I: Dobierz 1 dodatkową kartę do wyboru.",
            "III: Światy, za które płacisz, kosztują o 1 mniej.",
            "III: Oprócz kolonizacji możesz bezpłatnie zamienić świat niemilitarny w swoim układzie na taki świat "
            "tego samego rodzaju z ręki, którego koszt jest wyższy o 0 do 3. Otrzymujesz za to 1 punkt prestiżu. "
            "Świat bez rodzaju towaru jest osobnym rodzajem. Nie można zamienić świata wyłożonego w tej fazie. "
            "Towar na starym świecie przepada; zdolności nowego działają od następnej fazy.",
            "IV: Skonsumuj 1 towar za 1 PZ.",
        ],
    ),
    "Golden Age of Terraforming": (
        [
            "Golden Age of Terraforming — development, cost 6, variable VP, 1 prestige when placed, TERRAFORMING",
            "II: You may spend 1 Rare Elements good to place a development for 2 less.",
            "III: You may spend 1 Genes good so that a world you pay for costs 3 less.",
            "III: After you place a production world, put a good on it.",
            "At the end of the game (this card counts, too):",
            "2 VP for each card with the keyword TERRAFORMING.",
            "1 VP for each remaining development of cost 6.",
            "1 VP for each remaining production world.",
        ],
        [
            "Golden Age of Terraforming — technologia, koszt 6, zmienna liczba PZ, 1 punkt prestiżu za wyłożenie, "
            "TERRAFORMING",
            "II: Możesz wydać 1 towar rodzaju Pierwiastki rzadkie, aby wyłożyć technologię taniej o 2.",
            "III: Możesz wydać 1 towar rodzaju Geny, aby świat, za który płacisz, kosztował o 3 mniej.",
            "III: Po wyłożeniu świata produkcyjnego połóż na nim towar.",
            "Na koniec gry (ta karta też się liczy):",
            "2 PZ za każdą kartę ze słowem kluczowym TERRAFORMING.",
            "1 PZ za każdą pozostałą technologię o koszcie 6.",
            "1 PZ za każdy pozostały świat produkcyjny.",
        ],
    ),
    "Alien Oort Cloud Refinery": (
        [
            "Alien Oort Cloud Refinery — windfall world of any kind, cost 0, 1 VP, ALIEN",
            "You choose its kind of good when you place it, and may change it at any time. Before scoring it is "
            "chosen for the last time.",
            "$: The good of this world cannot be sold by the Trade action; a consume power may still sell it.",
        ],
        [
            "Alien Oort Cloud Refinery — świat windfall (dowolny rodzaj), koszt 0, 1 PZ, ALIEN",
            "Rodzaj tego świata wybierasz, gdy go wykładasz, i możesz go w każdej chwili zmienić. Ostatni raz "
            "wybierasz go przed liczeniem punktów.",
            "$: Towaru z tego świata nie można sprzedać akcją Handel; może go jednak sprzedać zdolność konsumpcji.",
        ],
    ),
    "Psi-Crystal World": (
        [
            "Psi-Crystal World — Rare Elements windfall world, cost 5, 3 VP, 1 prestige when placed",
            "Start of the round: Choose your action after the other players have shown theirs. In the 2-player "
            "advanced game this is for your second action only.",
            "I: Draw 1 extra card to choose from.",
            "III: \u22121 Military.",
        ],
        [
            "Psi-Crystal World — świat windfall Pierwiastków rzadkich, koszt 5, 3 PZ, 1 punkt prestiżu za wyłożenie",
            "Początek rundy: Wybierasz swoją akcję po odkryciu akcji pozostałych graczy. W zaawansowanej grze "
            "2-osobowej dotyczy to tylko drugiej akcji.",
            "I: Dobierz 1 dodatkową kartę do wyboru.",
            "III: Siła Militarna \u22121.",
        ],
    ),
    "Retrofit & Salvage, Inc": (
        [
            "Retrofit & Salvage, Inc — Novelty production world, cost 2, 1 VP",
            "End of the round: Take into your hand all cards that other players discard because of the hand limit. "
            "Your own hand may be over the limit then.",
            "II: Your developments cost 1 less.",
            "V: Produce a good on this world.",
        ],
        [
            "Retrofit & Salvage, Inc — świat produkcyjny Towarów oryginalnych, koszt 2, 1 PZ",
            "Koniec rundy: Weź na rękę wszystkie karty, które pozostali gracze odrzucają z powodu limitu ręki. Możesz "
            "przez to przekroczyć swój limit.",
            "II: Twoje technologie kosztują o 1 mniej.",
            "V: Wyprodukuj towar na tym świecie.",
        ],
    ),
    "Galactic Scavengers": (
        [
            "Galactic Scavengers — Novelty windfall world, cost 2, 0 VP, start world 12",
            "Set-up: If this is your start world, put 1 card of your starting hand under it.",
            "II: When you pay for a development, put 1 of the cards you pay with under this world.",
            "III: When you pay for a non-military world, put 1 of the cards you pay with under this world.",
            "V: Take all cards under this world into your hand.",
        ],
        [
            "Galactic Scavengers — świat windfall Towarów oryginalnych, koszt 2, 0 PZ, świat początkowy nr 12",
            "Przygotowanie: Jeśli to twój świat początkowy, włóż pod niego 1 kartę ze swojej początkowej ręki.",
            "II: Gdy płacisz za technologię, włóż pod ten świat 1 z kart, którymi płacisz.",
            "III: Gdy płacisz za świat niemilitarny, włóż pod ten świat 1 z kart, którymi płacisz.",
            "V: Weź na rękę wszystkie karty leżące pod tym światem.",
        ],
    ),
    "Hidden Fortress": (
        [
            "Hidden Fortress — military world, defense 5, 3 VP",
            "End of the game: Your tableau ends the game only when it has 14 cards, not with 12.",
            "III: +1 Military for each military world in your tableau.",
        ],
        [
            "Hidden Fortress — świat militarny, obronność 5, 3 PZ",
            "Koniec gry: Twój układ kończy grę dopiero wtedy, gdy ma 14 kart, a nie 12.",
            "III: Siła Militarna +1 za każdy świat militarny w twoim układzie.",
        ],
    ),
    "Gambling World": (
        [
            "Gambling World — world, cost 1, 1 VP",
            "IV: Consume 1 good for 1 VP.",
            "IV: You may bet a card from your hand whose cost or defense is 1 to 6, and turn over as many cards of "
            "the deck. If one of them has a higher cost or defense, keep your card and take one of those turned over "
            "into your hand; if not, your card is discarded.",
        ],
        [
            "Gambling World — świat, koszt 1, 1 PZ",
            "IV: Skonsumuj 1 towar za 1 PZ.",
            "IV: Możesz postawić kartę z ręki o koszcie lub obronności od 1 do 6 i odkryć tyle kart z rezerwy. Jeśli "
            "któraś z nich ma większy koszt lub obronność, zatrzymujesz swoją kartę i bierzesz na rękę jedną z "
            "odkrytych; jeśli nie, twoja karta zostaje odrzucona.",
        ],
    ),
    "Galactic Exchange": (
        [
            "Galactic Exchange — development, cost 6, variable VP",
            "IV: Consume 1 good of each kind you have, for 1 VP and 1 card each.",
            "At the end of the game:",
            "1, 3, 6 or 10 VP for worlds of 1, 2, 3 or 4 different kinds.",
            "3 VP for Diversified Economy.",
        ],
        [
            "Galactic Exchange — technologia, koszt 6, zmienna liczba PZ",
            "IV: Skonsumuj po 1 towarze każdego rodzaju, który masz; za każdy otrzymujesz 1 PZ i 1 kartę.",
            "Na koniec gry:",
            "1, 3, 6 lub 10 PZ za światy 1, 2, 3 lub 4 różnych rodzajów.",
            "3 PZ za Diversified Economy.",
        ],
    ),
    "Universal Peace Institute": (
        [
            "Universal Peace Institute — development, cost 6, variable VP, 1 prestige when placed",
            "III: Worlds you pay for cost 2 less.",
            "III: \u22122 Military.",
            "IV: Consume 2 goods for 1 VP, 1 card and 1 prestige.",
            "At the end of the game:",
            "1 VP for each point by which your Military is below 0. Temporary Military, and Military against certain "
            "worlds only, does not count.",
            "1 VP for each military world.",
            "2 VP for Pan-Galactic Mediator.",
        ],
        [
            "Universal Peace Institute — technologia, koszt 6, zmienna liczba PZ, 1 punkt prestiżu za wyłożenie",
            "III: Światy, za które płacisz, kosztują o 2 mniej.",
            "III: Siła Militarna \u22122.",
            "IV: Skonsumuj 2 towary za 1 PZ, 1 kartę i 1 punkt prestiżu.",
            "Na koniec gry:",
            "1 PZ za każdy punkt, o który twoja Siła Militarna jest mniejsza od 0. Tymczasowa oraz działająca tylko "
            "przeciw niektórym światom się nie liczy.",
            "1 PZ za każdy świat militarny.",
            "2 PZ za Pan-Galactic Mediator.",
        ],
    ),
    "Pan-Galactic Security Council": (
        [
            "Pan-Galactic Security Council — world, cost 1, 1 VP, 1 prestige when placed",
            "I: Draw 1 extra card to choose from.",
            "III: Before takeovers are resolved, you may spend 1 prestige to prevent one of them, whoever is attacked.",
            "IV: You may discard 2 cards from your hand for 1 prestige.",
        ],
        [
            "Pan-Galactic Security Council — świat, koszt 1, 1 PZ, 1 punkt prestiżu za wyłożenie",
            "I: Dobierz 1 dodatkową kartę do wyboru.",
            "III: Przed rozstrzygnięciem przejęć możesz wydać 1 punkt prestiżu, aby uniemożliwić jedno z nich, "
            "przeciw dowolnemu graczowi.",
            "IV: Możesz odrzucić z ręki 2 karty za 1 punkt prestiżu.",
        ],
    ),
    "Interstellar Casus Belli": (
        [
            "Interstellar Casus Belli — development, cost 4, 0 VP",
            "III: Takeover: instead of placing a world, you may spend 1 prestige and attack a military world of any "
            "other player. If you succeed, you gain 2 prestige.",
            "IV: You may spend 1 prestige for 3 VP.",
        ],
        [
            "Interstellar Casus Belli — technologia, koszt 4, 0 PZ",
            "III: Przejęcie: zamiast wykładać świat, możesz wydać 1 punkt prestiżu i zaatakować świat militarny "
            "dowolnego innego gracza. W razie sukcesu otrzymujesz 2 punkty prestiżu.",
            "IV: Możesz wydać 1 punkt prestiżu za 3 PZ.",
        ],
    ),
    "Imperium Planet Buster": (
        [
            "Imperium Planet Buster — development, cost 9, 9 VP, 1 prestige when placed, IMPERIUM",
            "III: +3 Military.",
            "III: Takeover: instead of placing a world, you may attack a military world of a player whose Military is "
            "at least 1. If you succeed, the world is discarded with its good, and you gain 2 prestige.",
        ],
        [
            "Imperium Planet Buster — technologia, koszt 9, 9 PZ, 1 punkt prestiżu za wyłożenie, IMPERIUM",
            "III: Siła Militarna +3.",
            "III: Przejęcie: zamiast wykładać świat, możesz zaatakować świat militarny gracza, którego Siła Militarna "
            "wynosi co najmniej 1. W razie sukcesu ten świat zostaje odrzucony razem z towarem, a ty otrzymujesz 2 "
            "punkty prestiżu.",
        ],
    ),
    "Rebel Sneak Attack": (
        [
            "Rebel Sneak Attack — development, cost 2, 1 VP, Rebel",
            "I: Put the cards you draw into your hand first; you may then discard any cards of your hand instead of "
            "them.",
            "III: After you place a world, you may discard this card from your tableau to place one more, which you "
            "must conquer.",
            "III: Takeover: instead of placing a world, you may discard this card from your tableau and attack a "
            "military world of a player who has a card with the keyword IMPERIUM, with +2 Military for each Rebel "
            "military world in your tableau.",
        ],
        [
            "Rebel Sneak Attack — technologia, koszt 2, 1 PZ, Rebel",
            "I: Najpierw weź dobrane karty na rękę; zamiast nich możesz wtedy odrzucić dowolne karty z ręki.",
            "III: Po wyłożeniu świata możesz odrzucić tę kartę ze swojego układu, aby wyłożyć jeszcze jeden świat; "
            "musisz go podbić.",
            "III: Przejęcie: zamiast wykładać świat, możesz odrzucić tę kartę ze swojego układu i zaatakować świat "
            "militarny gracza, który ma kartę ze słowem kluczowym IMPERIUM, z Siłą Militarną większą o 2 za każdy "
            "świat militarny Rebel w twoim układzie.",
        ],
    ),
    "Uplift Mercenary Force": (
        [
            "Uplift Mercenary Force — world, cost 2, 0 VP, UPLIFT, chromosome, start world 13",
            "I: Draw 1 extra card to choose from.",
            "III: +1 Military for each world with a chromosome in your tableau.",
            "III: You may discard 1 card from your hand for +1 Military until the end of the phase.",
        ],
        [
            "Uplift Mercenary Force — świat, koszt 2, 0 PZ, UPLIFT, chromosom, świat początkowy nr 13",
            "I: Dobierz 1 dodatkową kartę do wyboru.",
            "III: Siła Militarna +1 za każdy świat z chromosomem w twoim układzie.",
            "III: Możesz odrzucić z ręki 1 kartę: Siła Militarna +1 do końca fazy.",
        ],
    ),
    "Ravaged Uplift World": (
        [
            "Ravaged Uplift World — Genes windfall world, cost 2, \u22121 VP, UPLIFT, chromosome",
            "III: You may pay for a military world with a chromosome instead of conquering it. It costs as much as "
            "its defense.",
            "V: At the end of the phase, gain 1 prestige if you have more worlds with a chromosome in your tableau "
            "than any other player.",
        ],
        [
            "Ravaged Uplift World — świat windfall Genów, koszt 2, \u22121 PZ, UPLIFT, chromosom",
            "III: Możesz zapłacić za świat militarny z chromosomem, zamiast go podbijać. Kosztuje tyle, ile wynosi "
            "jego obronność.",
            "V: Na koniec fazy otrzymujesz 1 punkt prestiżu, jeśli masz w swoim układzie więcej światów z chromosomem "
            "niż którykolwiek inny gracz.",
        ],
    ),
    "Lifeforms, Inc": (
        [
            "Lifeforms, Inc — Genes production world, cost 3, 1 VP",
            "III: You may spend 1 Genes good so that a world you pay for costs 3 less.",
            "V: Produce a good on this world.",
            "V: You may discard 1 card from your hand to produce a good on one of your Genes windfall worlds that has "
            "no good.",
        ],
        [
            "Lifeforms, Inc — świat produkcyjny Genów, koszt 3, 1 PZ",
            "III: Możesz wydać 1 towar rodzaju Geny, aby świat, za który płacisz, kosztował o 3 mniej.",
            "V: Wyprodukuj towar na tym świecie.",
            "V: Możesz odrzucić z ręki 1 kartę, aby wyprodukować towar na jednym ze swoich światów windfall Genów, na "
            "którym nie ma towaru.",
        ],
    ),
    "Federation Capital": (
        [
            "Federation Capital — world, cost 3, variable VP",
            "II: Gain 1 prestige after you place a development of cost 6.",
            "IV: Consume 1 good for 1 prestige.",
            "At the end of the game:",
            "1 VP for each prestige you have, besides the 1 VP it is worth anyway.",
        ],
        [
            "Federation Capital — świat, koszt 3, zmienna liczba PZ",
            "II: Otrzymujesz 1 punkt prestiżu po wyłożeniu technologii o koszcie 6.",
            "IV: Skonsumuj 1 towar za 1 punkt prestiżu.",
            "Na koniec gry:",
            "1 PZ za każdy twój żeton prestiżu, oprócz 1 PZ, który jest wart zawsze.",
        ],
    ),
    "Alien Toy Shop": (
        [
            "Alien Toy Shop — Alien Technology windfall world, cost 3, 1 VP, ALIEN",
            "IV: Consume the good of this world for 2 VP.",
        ],
        [
            "Alien Toy Shop — świat windfall Technologii Obcych, koszt 3, 1 PZ, ALIEN",
            "IV: Skonsumuj towar z tego świata za 2 PZ.",
        ],
    ),
    "Ancient Race": (
        [
            "Ancient Race — Genes windfall world, cost 2, 1 VP, start world 6",
            "Set-up: If this is your start world, you begin with 3 cards instead of 4.",
        ],
        [
            "Ancient Race — świat windfall Genów, koszt 2, 1 PZ, świat początkowy nr 6",
            "Przygotowanie: Jeśli to twój świat początkowy, zaczynasz z 3 kartami zamiast 4.",
        ],
    ),
    "Rebel Freedom Fighters": (
        [
            "Rebel Freedom Fighters — military world, defense 3, 1 VP, Rebel, start world 15",
            "I: Draw 1 extra card to choose from.",
            "II: Gain 1 prestige after you place a Rebel development.",
            "III: +1 Military.",
            "III: \u22122 Military if you have a card with the keyword IMPERIUM in your tableau.",
            "III: Gain 1 prestige after you place a Rebel military world.",
        ],
        [
            "Rebel Freedom Fighters — świat militarny, obronność 3, 1 PZ, Rebel, świat początkowy nr 15",
            "I: Dobierz 1 dodatkową kartę do wyboru.",
            "II: Otrzymujesz 1 punkt prestiżu po wyłożeniu technologii Rebel.",
            "III: Siła Militarna +1.",
            "III: Siła Militarna \u22122, jeśli masz w swoim układzie kartę ze słowem kluczowym IMPERIUM.",
            "III: Otrzymujesz 1 punkt prestiżu po wyłożeniu świata militarnego Rebel.",
        ],
    ),
    "Alien Departure Point": (
        [
            "Alien Departure Point — Alien Technology production world, cost 9, 9 VP, 1 prestige when placed, ALIEN",
            "I: At the start of the phase, before you draw, you may discard 1 card from your hand for 1 prestige.",
            "V: Produce a good on this world.",
        ],
        [
            "Alien Departure Point — świat produkcyjny Technologii Obcych, koszt 9, 9 PZ, 1 punkt prestiżu za "
            "wyłożenie, ALIEN",
            "I: Na początku fazy, przed dobieraniem, możesz odrzucić z ręki 1 kartę za 1 punkt prestiżu.",
            "V: Wyprodukuj towar na tym świecie.",
        ],
    ),
    "Galactic Power Brokers": (
        [
            "Galactic Power Brokers — development, cost 5, 3 VP, 1 prestige when placed",
            "II: At the start of the phase, draw 2 cards, then discard 1 card from your hand.",
            "IV: You may spend 1 prestige for 3 cards.",
        ],
        [
            "Galactic Power Brokers — technologia, koszt 5, 3 PZ, 1 punkt prestiżu za wyłożenie",
            "II: Na początku fazy dobierz 2 karty, a potem odrzuć z ręki 1 kartę.",
            "IV: Możesz wydać 1 punkt prestiżu za 3 karty.",
        ],
    ),
    "Universal Symbionts": (
        [
            "Universal Symbionts — Genes windfall world, cost 3, 1 VP",
            "IV: Consume 1 good for 1 VP.",
            "V: Produce a good on another of your Genes windfall worlds that has no good.",
        ],
        [
            "Universal Symbionts — świat windfall Genów, koszt 3, 1 PZ",
            "IV: Skonsumuj 1 towar za 1 PZ.",
            "V: Wyprodukuj towar na innym ze swoich światów windfall Genów, na którym nie ma towaru.",
        ],
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_a_card_says(name: str) -> None:
    english, polish = EXAMPLES[name]
    assert card_text(design_of(name), FACE.language("en")) == english
    assert card_text(design_of(name), FACE.language("pl")) == polish


@pytest.mark.parametrize("name", EXPANSION_EXAMPLES)
def test_what_a_card_of_the_expansions_says(name: str) -> None:
    english, polish = EXPANSION_EXAMPLES[name]
    assert card_text(design_of(name, 3), FACE.language("en")) == english
    assert card_text(design_of(name, 3), FACE.language("pl")) == polish


def test_prestige_symbols_mean_nothing_before_the_brink_of_war() -> None:
    stronghold = design_of("Rebel Stronghold", 2)
    assert (
        title_line(stronghold, FACE.language("en"), False)
        == "Rebel Stronghold — military world, defense 9, 9 VP, Rebel"
    )
    assert title_line(stronghold, FACE.language("en")).endswith("9 VP, 1 prestige when placed, Rebel")


@languages
def test_galactic_exchange_scores_what_its_text_says(code: str) -> None:
    (line,) = (line for line in score_lines(design_of("Galactic Exchange", 3), FACE.language(code)) if "10" in line)
    assert [int(number) for number in re.findall(r"\d+", line)] == [*KIND_POINTS[1:], 1, 2, 3, 4]


def test_what_a_title_says() -> None:
    assert (
        title_line(design_of("Alpha Centauri"), FACE.language("en"))
        == "Alpha Centauri — Rare Elements windfall world, cost 2, 0 VP, start world 2"
    )
    assert (
        title_line(design_of("Alpha Centauri"), FACE.language("pl"))
        == "Alpha Centauri — świat windfall Pierwiastków rzadkich, koszt 2, 0 PZ, świat początkowy nr 2"
    )
    assert (
        title_line(design_of("Avian Uplift Race"), FACE.language("en"))
        == "Avian Uplift Race — military Genes windfall world, defense 2, 2 VP, UPLIFT, chromosome"
    )
    assert (
        title_line(design_of("Rebel Base"), FACE.language("pl"))
        == "Rebel Base — świat militarny, obronność 6, 6 PZ, Rebel"
    )


def test_a_score_line_is_for_the_other_cards_if_an_earlier_one_takes_some() -> None:
    english, polish = (score_lines(design_of("Galactic Survey: SETI"), FACE.language(code)) for code in LANGUAGES)
    assert english[2:] == ["2 VP for each world with an Explore power (I).", "1 VP for each remaining world."]
    assert polish[2:] == ["2 PZ za każdy świat ze zdolnością Eksploracji (I).", "1 PZ za każdy pozostały świat."]
    assert score_lines(design_of("Galactic Federation"), FACE.language("pl"))[1:] == [
        "2 PZ za każdą technologię o koszcie 6.",
        "1 PZ za każdą pozostałą technologię.",
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
    power = Power(0, race.EXPLORE_KEEP, "explore", "explore/keep")
    power.cards = cards
    assert power_text(power, FACE.language("en")) == f"Keep {english}."
    assert power_text(power, FACE.language("pl")) == f"Zatrzymaj {polish}."


def test_what_a_reason_says() -> None:
    english, polish = (FACE.language(code) for code in LANGUAGES)
    assert english("reason-pick-more", given=1, least=2) == "You picked 1, which is too few; pick at least 2."
    assert polish("reason-pick-more", given=1, least=2) == "Wybrano 1, a to za mało; wybierz co najmniej 2."
    assert (
        polish("reason-too-expensive", thing="Drop Ships", short=2)
        == "Brakuje ci 2 kart, by zapłacić za Drop Ships; musisz mieć na ręce tyle innych kart, ile wynosi koszt."
    )
