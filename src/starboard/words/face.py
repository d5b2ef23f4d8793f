"""Face: how a game shows itself in words, to a terminal, a screen reader or a log.

Works on plain data (views, decisions, events under stable names), as a browser would; only what needs the rules (why
not, at what price) looks at the position. Sentences come from the language files under keys made of what they are
about: `decision-<kind>`, `event-<kind>`, `reason-<key>`, `points-<source>`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Self

from starboard.kernel.content import ContentError, Recent, Tables
from starboard.kernel.decision import Reason
from starboard.kernel.event import Event
from starboard.kernel.forms import read_form
from starboard.kernel.game import Game
from starboard.kernel.ruleset import Conflict, Ruleset, Value
from starboard.words.language import LANGUAGES, Language, language
from starboard.words.lesson import Lesson, lesson_from
from starboard.words.printed import POLISH_NAME, PrintedValue
from starboard.words.reference import Section, reference

SHARED_LOCALE = Path(__file__).parent / "locale"
"""The messages that every game needs."""


class Help(NamedTuple):
    """A command of the terminal: the words to type for it, with commas between, and what it shows."""

    words: str
    text: str


@cache
def known_sentences(path: Path) -> dict[str, str]:
    """What the content files know of values, and how it is said in another language; longer sentences first."""
    found: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {english: found[english] for english in sorted(found, key=len, reverse=True)}


MOST_FACES = 40
FACES = Recent(MOST_FACES)
"""Faces of contents that are not built in, recently used."""


class Face:
    """What a ruleset adds: names and explanations of its things, and its table in words."""

    start_event: tuple[str, str] = ("", "")
    """The event that tells what a seat begins with (a start world, a faction), and the field that names it."""

    worths: Mapping[str, float] = {}
    """What `holdings` counts, and about how many points one of it is worth in the middle of a game. Each has a message
    `holding-<name>` that compares two amounts, and a `nudge-holding-<name>` that only says where to look."""

    def __init__(self, locale: Path, things: str = "cards", rules: Ruleset | None = None) -> None:
        self.locale = locale
        self.rules = rules
        """The ruleset whose content it tells; None if it is the same whatever the content."""
        self.things = things
        """What its things are called where no single one is meant: "cards", "tiles", or another word for neither."""
        self.people: Sequence[str] = ()

    def among(self, people: Sequence[str]) -> Self:
        """The same face at a table whose seats have these names."""
        named = copy(self)
        named.people = people
        return named

    def language(self, code: str, *more: Path) -> Language:
        """The messages that every game needs, those of this game, and those of further folders, in one language."""
        return language(code, SHARED_LOCALE, self.locale, *more)

    def with_options(self, options: Mapping[str, Value]) -> Face:
        """The face of a game with these options, where they make a difference."""
        return self

    def with_content(self, overrides: object) -> Face:
        """The face of the game on content with these values in their places. Raises ContentError."""
        if self.rules is None:
            raise ContentError("this game has no content that could be overridden")
        return self.on(self.rules.with_content(overrides))

    def on(self, rules: Ruleset) -> Face:
        """The face of the game by these rules, which may have other content: what people at a table see."""
        if self.rules is None or rules.content_key == self.rules.content_key:
            return self
        key = f"{rules.name} {rules.content_key}"
        kept = FACES.get(key) or FACES.keep(key, self.made_for(rules))
        assert isinstance(kept, Face)
        return kept

    def made_for(self, rules: Ruleset) -> Face:
        """The game's part of `on`: a face that tells the content of these rules."""
        raise NotImplementedError

    def lesson(self) -> Lesson | None:
        """A first game with a teacher beside it: `lesson.toml` beside the language files, where there is one."""
        path = self.locale.parent / "lesson.toml"
        return lesson_from(path) if path.exists() else None

    def starts(self, events: Sequence[Event]) -> dict[int, str]:
        """What each seat began with, by stable name, from the events of a game; nothing if the game has no such thing.
        A start world may be gone at the end."""
        kind, field = self.start_event
        found: dict[int, str] = {}
        for event in events if kind else ():
            seat = event.shown.get("seat")
            if event.kind == kind and isinstance(seat, int) and seat >= 0:
                found[seat] = str(event.shown[field])
        return found

    # --- the game's part ----------------------------------------------------------------------------------

    def tie_break(self, standing: Mapping[str, Any], words: Language) -> list[tuple[str, int]]:
        """What decides between equal totals: what is compared, the first thing first, and how much of it there is."""
        return [(words("tie-break"), standing["tie_break"])]

    def title(self, words: Language) -> str:
        """The name of the game."""
        return words("game-title")

    def thing(self, name: str, words: Language) -> str:
        """A thing in a few words, as it stands in a sentence."""
        raise NotImplementedError

    def explain(self, name: str, words: Language) -> list[str]:
        """All there is to say of a thing: a card's full text. Empty if there is nothing more to say."""
        raise NotImplementedError

    def search(self, text: str, words: Language) -> list[str]:
        """The things (by stable name) whose names fit what somebody typed, best first."""
        raise NotImplementedError

    def table(self, view: Mapping[str, Any], words: Language) -> list[str]:
        """The table as the view's seat sees it, in plain lines that read well aloud."""
        raise NotImplementedError

    def catalogue(self, words: Language) -> Iterator[list[str]]:
        """Every card (tile, ...) of the game as text, one list of lines each."""
        raise NotImplementedError

    def atlas(self, words: Language) -> dict[str, dict[str, Any]]:
        """Every thing a board may show, by stable name (copies of a card share their design's): its `title`, its full
        `text` in lines, and under `drawing` the plain data that a picture of it is made from. A game without pictures
        has none: a plain board shows things by their names."""
        return {}

    def view_type(self) -> Any:
        """A TypedDict that describes the game's table in a view (`view()["table"]`), for clients and tests. A game
        without one is shown on a plain board."""
        return None

    def drawing_types(self) -> Sequence[Any]:
        """TypedDicts that describe what stands under `drawing` in the atlas."""
        return ()

    def printed(self, tables: Tables, options: Mapping[str, Value] | None = None) -> Sequence[PrintedValue]:
        """Every value that is printed on the pieces of the game, as its content tables have it, what is seen most
        first; with options only those of the pieces in such a game, if that makes a difference worth telling. A game
        without content tables has none."""
        return ()

    # --- what a game may say better -----------------------------------------------------------------------

    def option(self, name: str, decision: Mapping[str, Any], words: Language, brief: bool = False) -> str:
        """A thing as it stands in the list of a decision's options; `brief` says what it is, but not what it does."""
        return self.thing(name, words)

    def introduction(self, game: Game, name: str, words: Language) -> str:
        """What a thing does, for a player to whom it is offered for the first time; empty if that needs no words."""
        return " ".join(self.explain_now(game, name, words)[1:])

    def ways(self, decision: Mapping[str, Any], words: Language) -> list[str]:
        """The combinations that a set may be made of, where the question alone does not tell."""
        return []

    def summary(self, view: Mapping[str, Any], words: Language) -> list[str]:
        """The table in as few lines as do before a decision."""
        return self.table(view, words)

    def hand(self, view: Mapping[str, Any], words: Language) -> list[str]:
        """What the view's seat holds, in full."""
        return []

    def held(self, words: Language) -> Help | None:
        """How `hand` is asked for at a terminal; None if nobody holds anything in this game."""
        return None

    def opens_turn(self, decision: Mapping[str, Any]) -> bool:
        """Does this decision begin something, so that a player wants to see where everybody stands?"""
        return False

    def answers_itself(self, decision: Mapping[str, Any], answer: Sequence[str | int]) -> bool:
        """May this answer, the only one possible, be given without asking? By default only where it does nothing: a
        pass, an empty set, a number of nothing. A game may add the keeping of a single card; never a whole action.
        Payments need no rule here: where only one is possible, the kernel makes it."""
        return all(item in ("pass", 0) for item in answer)

    def prospect(self, game: Game, seat: int, thing: int, words: Language) -> str:
        """What picking this thing would mean now (a price, a gain); empty if there is nothing to say."""
        return ""

    def reckoning(self, game: Game, seat: int, thing: int, words: Language) -> list[str]:
        """How the points add up that a thing counts for a seat, line by line; nothing if its points are printed."""
        return []

    def holdings(self, table: Mapping[str, Any], seat: int) -> dict[str, int]:
        """How much a seat has of what counts on the way to the end, by the names of `worths`. The table is as this seat
        sees it (`view()["table"]`). A game without them is only compared by how it ends."""
        return {}

    def lying_on(self, game: Game, thing: int, words: Language) -> str:
        """By what people know a place now: what lies on it. Empty for what is no place, or an empty one."""
        return ""

    def thing_now(self, game: Game, name: str, words: Language) -> str:
        """A thing in a few words, in this position: a game in which things lie on places says what lies there."""
        return self.thing(name, words)

    def explain_now(self, game: Game, name: str, words: Language) -> list[str]:
        """All there is to say of a thing in this position; a game whose things change may say more than `explain`."""
        return self.explain(name, words)

    def search_now(self, game: Game, text: str, words: Language) -> list[str]:
        """As `search`, without what is not in this game at all."""
        return self.search(text, words)

    def prospects(self, game: Game, seat: int, words: Language) -> list[str]:
        """For everything the seat holds: what it would cost to use it, or why it cannot be used."""
        return []

    def prospects_help(self, words: Language) -> str:
        """What `prospects` tells, for the help at a terminal; empty if it tells nothing."""
        return ""

    def sections(self, code: str) -> list[Section]:
        """The rules reference in one language; empty if the game has none."""
        return reference(self.locale.parent / "reference", code)

    def rule(self, kind: str) -> str:
        """The section of the rules reference that a kind of decision is explained in; empty if there is none."""
        return next((section.id for section in self.sections(LANGUAGES[0]) if kind in section.kinds), "")

    def setting(self, option: str, words: Language) -> str:
        """What is chosen at set-up, as a label."""
        return words(f"option-{option}")

    def setting_help(self, option: str, words: Language) -> str:
        """What this choice means, in a sentence or two."""
        return words(f"option-{option}-help")

    def setting_value(self, option: str, value: bool | int | str, words: Language) -> str:
        """One of the values that an option may have, as a label."""
        if isinstance(value, bool):
            return words("option-yes" if value else "option-no")
        return words(f"option-{option}-{value}")

    def conflict(self, conflict: Conflict, words: Language) -> str:
        """Why some options do not go together, as a sentence that calls them by their labels."""
        other = self.setting(conflict.other, words) if conflict.other else ""
        return words(f"conflict-{conflict.key}", other=other)

    def word(self, role: str, name: str, words: Language) -> str:
        """A name in plain data as it stands in a sentence; `role` is the key it stands under."""
        return self.thing(name, words)

    def piece(self, value: PrintedValue, words: Language) -> str:
        """The piece of the game that a value is printed on, as an owner of the box finds it."""
        name = self.thing(value.thing, words) if value.thing else ""
        return words(f"piece-{value.kind}".replace("_", "-"), thing=name)

    def what(self, value: PrintedValue, words: Language) -> str:
        """What to read on the piece, in a few words."""
        if value.field == POLISH_NAME:
            return words("look-polish-name")
        return words(f"look-{value.kind}-{value.field}".replace("_", "-"))

    def look(self, value: PrintedValue, words: Language) -> str:
        """What an owner of the box looks at to see what is really printed, in one sentence."""
        return words("look-at", piece=self.piece(value, words), what=self.what(value, words))

    def known(self, value: PrintedValue, words: Language) -> str:
        """What is known of a value. The content files say it in English; `known.toml` beside the messages of another
        language has its sentences."""
        text = value.known
        for english, told in known_sentences(self.locale / words.code / "known.toml").items():
            text = text.replace(english, told)
        return text

    # --- sentences ----------------------------------------------------------------------------------------

    def seat(self, seat: int, words: Language, viewer: int | None = None) -> str:
        if 0 <= seat < len(self.people):
            return words("seat-you-named", name=self.people[seat]) if seat == viewer else self.people[seat]
        return words("seat-you" if seat == viewer else "seat", number=seat + 1)

    def who(self, standing: Mapping[str, Any], words: Language, viewer: int | None = None) -> str:
        """Whose standing this is; a game may have an opponent without a seat."""
        return self.seat(standing["seat"], words, viewer)

    def values(self, plain: Mapping[str, Any], words: Language) -> dict[str, Any]:
        """Plain data made ready for a sentence: things get their names, lists become enumerations."""
        ready: dict[str, Any] = {}
        for key, value in plain.items():
            if key == "seat" and isinstance(value, int):
                ready[key] = self.seat(value, words)
            elif isinstance(value, str):
                ready[key] = self.word(key, value, words)
            elif isinstance(value, list):
                ready[key] = ", ".join(
                    self.word(key, item, words) if isinstance(item, str) else str(item) for item in value
                )
            elif isinstance(value, bool):
                ready[key] = "yes" if value else "no"
            else:
                ready[key] = value
        return ready

    def question(self, decision: Mapping[str, Any], words: Language) -> str:
        """What a decision asks, as a sentence: with what it is about, and how many of how many to pick."""
        form, _names = read_form(decision["form"])
        least, most = form.sizes()
        counts = {"least": least, "most": most, "of": len(form.things())}
        return words(f"decision-{decision['kind']}", **counts, **self.values(decision["about"], words))

    def event(self, event: Mapping[str, Any], words: Language, viewer: int | None = None) -> str:
        """What happened, as a sentence; `you` is "yes" if the viewer did it.

        Who sees the hidden part gets the longer sentence, `…-seen`, if there is one.
        """
        key = f"event-{event['event']}"
        if "cards" in event and words.has(f"{key}-seen"):
            key += "-seen"
        plain = {name: value for name, value in event.items() if name != "event"}
        you = "yes" if viewer is not None and event.get("seat") == viewer else "no"
        return words(key, you=you, **self.values(plain, words))

    def reason(self, reason: Reason, game: Game, words: Language) -> str:
        """Why something is not possible, as a sentence."""
        values: dict[str, Any] = dict(reason.values)
        if "thing" in values:
            values["thing"] = self.thing(game.name(values["thing"]), words)
        return words(f"reason-{reason.key}", **values)

    def scores(
        self, standings: Sequence[Mapping[str, Any]], words: Language, viewer: int | None = None, final: bool = False
    ) -> list[str]:
        """Every seat's score with its lines; `final` says rank and tie-break too."""
        lines = []
        for one in standings:
            who = self.who(one, words, viewer)
            if final:
                lines.append(words("final-score", rank=one["rank"], who=who, points=one["total"]))
                if any(other is not one and other["total"] == one["total"] for other in standings):
                    parts = [f"{text}: {count}" for text, count in self.tie_break(one, words)]
                    lines.append("  " + words("final-tie-break", parts="; ".join(parts)))
            else:
                lines.append(words("running-score", who=who, points=one["total"]))
            for source, name, points in one["lines"]:
                thing = self.thing(name, words)
                lines.append("  " + words("score-line", text=words(f"points-{source}", thing=thing), points=points))
        return lines
