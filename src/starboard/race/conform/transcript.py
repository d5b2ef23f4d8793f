# mypyc: skip
"""Transcripts: games of the reference engine as its files have them, one JSON object on each line.

Reads and checks them, and turns the reference's card ids ("<deck index>:<name>") into ours. Knows nothing of
positions or rules: what a damaged or foreign file lacks is said here, before anything is played.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from starboard.kernel.chance import Draw
from starboard.kernel.ruleset import OptionError
from starboard.race import goals
from starboard.race.content import SETS, Content
from starboard.race.ruleset import RULESET

Data = dict[str, Any]

EVENTS: dict[str, dict[str, type]] = {
    "choice": {"p": int, "type": str, "phase": str, "answer": dict},
    "deal_start": {"p": int, "card": str},
    "draw": {"p": int, "card": str, "purpose": str},
    "round": {"n": int},
    "setup_done": {"state": dict},
    "state": {"state": dict},
}
"""The fields we read of an event. Other kinds of events tell nothing that a snapshot does not."""

CHOICES: dict[str, tuple[dict[str, type], dict[str, type]]] = {
    "ACTION": ({"options": list}, {"actions": list}),
    "DISCARD": ({"context": str, "options": list, "count": int}, {"discard": list}),
    "PLACE": ({"kind": str, "options": list}, {"place": object}),
    "PAYMENT": ({"card": str, "options": list, "legal": list}, {"pay": list, "use": list}),
    "TRADE": ({"options": list}, {"world": str}),
    "CONSUME": ({"options": list, "optional": bool}, {"choose": object}),
    "GOOD": ({"power": dict, "legal": list}, {"goods": list}),
    "CONSUME_HAND": ({"power": dict, "options": list, "counts": list}, {"discard": list}),
    "LUCKY": ({"options": list}, {"number": int}),
    "WINDFALL": ({"options": list}, {"world": str}),
    "START": ({"worlds": list, "options": list, "count": int}, {"start": str, "discard": list}),
    "SAVE": ({"options": list}, {"save": str}),
    "DISCARD_PRESTIGE": ({"options": list}, {"discard": list}),
    "SETTLE": ({"options": list}, {"choose": object}),
    "TAKEOVER": ({"legal": list}, {"target": object}),
    "DEFEND": ({"world": str, "options": list, "legal": list}, {"pay": list, "use": list}),
    "TAKEOVER_PREVENT": ({"options": list}, {"choose": object}),
    "UPGRADE": ({"legal": list}, {"new": object, "old": object}),
    "ANTE": ({"options": list}, {"card": object}),
    "KEEP": ({"options": list}, {"card": str}),
    "PRODUCE": ({"options": list}, {"choose": int}),
    "DISCARD_PRODUCE": ({"power": object, "options": list, "worlds": list}, {"discard": object, "world": object}),
    "SEARCH_TYPE": ({"options": list}, {"category": str}),
    "SEARCH_KEEP": ({"card": str}, {"keep": bool}),
    "OORT_KIND": ({"options": list}, {"kind": str}),
}
"""The fields we read of each type of choice, and of its answer."""

PLAYER: dict[str, type] = {
    "p": int,
    "hand": list,
    "saved": list,
    "tableau": list,
    "vp": int,
    "military": int,
    "goals": list,
}
SCORE: dict[str, type] = {
    "p": int,
    "total": int,
    "chips": int,
    "prestige": int,
    "goal_vp": int,
    "cards": list,
    "hand": int,
    "goods": int,
    "winner": bool,
}

PURPOSES: dict[str, str] = {"hand": "hand", "good": "good", "lucky": "guess", "search": "search", "ante": "ante"}
"""What the reference draws a card for, in the words our engine uses when it asks Chance for one."""


class TranscriptError(Exception):
    """The file is not a transcript of the reference engine, or it is damaged: one sentence that says where."""


class NoGame(TranscriptError):
    """A line is not a game at all."""


class Choice:
    """A decision of the reference engine with its answer. `by_action`: a good sold by Consume: Trade itself."""

    def __init__(self, seat: int, round: int, data: Data) -> None:
        self.seat = seat
        self.round = round
        self.data = data
        self.type: str = data["type"]
        self.by_action = False

    def __getitem__(self, name: str) -> Any:
        """A field of the question."""
        return self.data[name]

    def answer(self, name: str) -> Any:
        """A field of the answer."""
        return self.data["answer"][name]


class Heading:
    """What is known of a game before it begins: its rules, its goals and its cards; whatever speaks of it is checked
    against them."""

    def __init__(self, id: str, data: Data) -> None:
        self.id = id
        config = need(data, "config", dict)
        self.level: int = need(config, "level", int)
        self.seats: int = need(config, "players", int)
        self.advanced: bool = need(config, "advanced", bool)
        self.takeovers: bool = need(config, "takeovers", bool)
        self.goals = [goal_of(name) for name in need(data, "goals", list)]
        if not 0 <= self.level < len(SETS):
            raise TranscriptError(f"its level is {self.level}; this program knows levels 0 to {len(SETS) - 1}")
        try:
            RULESET.check_seats(self.seats, RULESET.complete({"level": self.level, "advanced": self.advanced}))
        except OptionError as error:
            raise TranscriptError(str(error)) from None
        self.content: Content = RULESET.content(self.level)
        self.cards = cards_of(need(data, "deck", list), self.content)
        self.theirs = {card: name for name, card in self.cards.items()}
        """The reference's names of our cards."""
        self.first_card: Callable[[int], int] = lambda seat: -1
        """The first card of a seat's tableau now: whoever replays the game says so."""

    # --- cards --------------------------------------------------------------------------------------------

    def card(self, name: object) -> int:
        """Our id of a card of the reference's."""
        if not isinstance(name, str) or name not in self.cards:
            raise TranscriptError(f"there is no card {name!r:.60}")
        return self.cards[name]

    def card_list(self, names: object) -> list[int]:
        if not isinstance(names, list):
            raise TranscriptError(f"{names!r:.60} should be a list of cards")
        return [self.card(name) for name in names]

    def name_list(self, cards: Sequence[int]) -> list[str]:
        """The reference's names of cards of ours."""
        return [self.theirs[card] for card in cards]

    # --- checks -------------------------------------------------------------------------------------------

    def check_event(self, event: object, at: int) -> None:
        if not isinstance(event, dict) or not isinstance(event.get("e"), str):
            raise TranscriptError(f"event {at} is not an event")
        where = f"event {at} ({event['e']:.20})"
        for name, kind in EVENTS.get(event["e"], {}).items():
            need(event, name, kind, where)
        if event["e"] in EVENTS and "p" in EVENTS[event["e"]]:
            self.check_seat(event, where)
        if event["e"] == "choice":
            self.check_choice(event, where)
        if event["e"] == "draw" and event["purpose"] not in PURPOSES:
            raise TranscriptError(f"{where}: unknown purpose {event['purpose']!r:.20}")
        if event["e"] in ("setup_done", "state"):
            state = event["state"]
            for name in ("round", "vp_pool", "deck", "discard"):
                need(state, name, int, where)
            self.check_players(need(state, "players", list, where), PLAYER, where)

    def check_choice(self, event: Data, where: str) -> None:
        self.check_question(event, where)
        for name, kind in CHOICES[event["type"]][1].items():
            need(event["answer"], name, kind, where)

    def check_question(self, data: Data, where: str) -> None:
        """A choice that may not have been answered yet."""
        self.check_seat(data, where)
        if need(data, "type", str, where) not in CHOICES:
            raise TranscriptError(f"{where}: unknown type {data['type']!r:.20}")
        for name, kind in CHOICES[data["type"]][0].items():
            need(data, name, kind, where)

    def check_players(self, players: list[Any], fields: dict[str, type], where: str) -> None:
        if len(players) != self.seats or not all(isinstance(player, dict) for player in players):
            raise TranscriptError(f"{where}: there should be {self.seats} players")
        for player in players:
            for name, kind in fields.items():
                need(player, name, kind, where)
            self.check_seat(player, where)
            for card in player.get("tableau", []):
                if need(card, "goods", int, where) != len(need({"good_cards": [], **card}, "good_cards", list, where)):
                    raise TranscriptError(f"{where}: the number of goods is not that of the cards that are goods")
        if sorted(player["p"] for player in players) != list(range(self.seats)):
            raise TranscriptError(f"{where}: the players should be 0 to {self.seats - 1}")

    def check_seat(self, data: Data, where: str) -> None:
        if not 0 <= data["p"] < self.seats:
            raise TranscriptError(f"{where}: there is no player {data['p']}")


class Course:
    """What has happened in a game: what was drawn, and what every seat has chosen. It grows event by event."""

    def __init__(self, heading: Heading) -> None:
        self.heading = heading
        self.script: list[Draw] = []
        """Everything that was drawn, as our engine asks for it: pile, seat and purpose."""
        for goal in heading.goals:
            self.script.append(Draw("goals", -1, "first" if goal < goals.FIRSTS else "most", goal))
        self.choices: list[list[Choice]] = [[] for _ in range(heading.seats)]
        """The choices of every seat, in their order."""
        self.round = 0
        self.trading: set[int] = set()

    def add(self, event: Data) -> None:
        """One more event, which has been checked."""
        card = self.heading.card
        if event["e"] == "deal_start":
            self.script.append(Draw("start", event["p"], "start", card(event["card"])))
        elif event["e"] == "draw":
            self.script.append(Draw("deck", event["p"], PURPOSES[event["purpose"]], card(event["card"])))
        elif event["e"] == "round":
            self.round = event["n"]
            self.trading = set()
        elif event["e"] == "choice":
            self.choose(self.asked(event))

    def asked(self, data: Data) -> Choice:
        """A choice as it is asked for now, answered or not.

        The first good sold by a chooser of Consume: Trade is sold by that action, later ones by powers.
        """
        choice = Choice(data["p"], self.round, data)
        choice.by_action = choice.type == "TRADE" and choice.seat in self.trading
        return choice

    def choose(self, choice: Choice) -> None:
        found = self.choices[choice.seat]
        if is_third_discard(choice) and found:
            earlier = found[-1].data
            discard = earlier["answer"]["discard"] + choice.answer("discard")
            found[-1].data = {**earlier, "answer": {**earlier["answer"], "discard": discard}}
            return
        found.append(choice)
        if choice.type == "ACTION" and any("CONSUME_TRADE" in str(name) for name in choice.answer("actions")):
            self.trading.add(choice.seat)
        if choice.type == "TRADE":
            self.trading.discard(choice.seat)


def is_third_discard(choice: Choice) -> bool:
    """Ancient Race: the reference asks apart for the third card to discard, after the first choice; we together."""
    return choice.type == "DISCARD" and bool(choice["context"] == "initial")


class Transcript(Heading):
    """One game from its beginning to its end, checked."""

    def __init__(self, data: Data) -> None:
        super().__init__(str(need(data, "id", str)), data)
        self.events: list[Data] = need(data, "events", list)
        for at, event in enumerate(self.events):
            self.check_event(event, at)
        self.final: Data = need(data, "final", dict)
        self.check_final()

    def course(self) -> Course:
        """All that happened."""
        found = Course(self)
        for event in self.events:
            found.add(event)
        return found

    def snapshots(self) -> dict[int, Data]:
        """By round (0 is the set-up), the position at its end, with what the start of the next gives before any choice.

        Our engine runs on to the next choice, so the prestige leaders have their reward by then.
        """
        found: dict[int, Data] = {}
        state: Data | None = None
        for event in self.events:
            if event["e"] in ("setup_done", "state"):
                state = event["state"]
                found[state["round"]] = state
            elif event["e"] == "choice":
                state = None
            elif state is not None:
                add_reward(state, event)
        return found

    def check_final(self) -> None:
        need(self.final, "rounds", int, "final")
        scores = need(self.final, "scores", list, "final")
        self.check_players(scores, SCORE, "final")
        for score in scores:
            for card in score["cards"]:
                need(card, "vp", int, "final")
                need({"bonus": 0, **card}, "bonus", int, "final")


def add_reward(state: Data, event: Data) -> None:
    """Let an event of the start of a round happen in a snapshot: VP and a card for the leader, goals met by that."""
    if event["e"] == "vp":
        state["players"][event["p"]]["vp"] += event["n"]
        state["vp_pool"] -= event["n"]
    elif event["e"] == "draw":
        player = state["players"][event["p"]]
        player["hand"].append(event["card"])
        player["prestige_on_tile"] = False
        state["deck"] -= 1
    elif event["e"] == "reshuffle":
        state["deck"], state["discard"] = event["deck"], 0
    elif event["e"] == "goal" and event["gained"]:
        state["players"][event["p"]]["goals"].append(event["goal"])


def need(data: object, name: str, kind: type, where: str = "") -> Any:
    """A field that must be there and be of this kind (True is not a number)."""
    prefix = f"{where}: " if where else ""
    if not isinstance(data, dict) or name not in data:
        raise TranscriptError(f"{prefix}the field {name!r} is missing")
    value = data[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise TranscriptError(f"{prefix}the field {name!r} should be {kind.__name__}, not {value!r:.40}")
    return value


GOALS = {
    "FIRST_5_VP": goals.STANDARD_OF_LIVING,
    "FIRST_4_TYPES": goals.SYSTEM_DIVERSITY,
    "FIRST_3_ALIEN": goals.OVERLORD_DISCOVERIES,
    "FIRST_DISCARD": goals.BUDGET_SURPLUS,
    "FIRST_PHASE_POWER": goals.INNOVATION_LEADER,
    "FIRST_SIX_DEVEL": goals.GALACTIC_STATUS,
    "FIRST_3_UPLIFT": goals.UPLIFT_KNOWLEDGE,
    "FIRST_4_GOODS": goals.GALACTIC_RICHES,
    "FIRST_8_ACTIVE": goals.EXPANSION_LEADER,
    "FIRST_NEG_MILITARY": goals.PEACE_WAR_LEADER,
    "FIRST_2_PRESTIGE": goals.GALACTIC_STANDING,
    "FIRST_4_MILITARY": goals.MILITARY_INFLUENCE,
    "MOST_MILITARY": goals.GREATEST_MILITARY,
    "MOST_BLUE_BROWN": goals.LARGEST_INDUSTRY,
    "MOST_DEVEL": goals.GREATEST_INFRASTRUCTURE,
    "MOST_PRODUCTION": goals.PRODUCTION_LEADER,
    "MOST_EXPLORE": goals.RESEARCH_LEADER,
    "MOST_REBEL": goals.PROPAGANDA_EDGE,
    "MOST_PRESTIGE": goals.GALACTIC_PRESTIGE,
    "MOST_CONSUME": goals.PROSPERITY_LEAD,
}


def goal_of(name: object) -> int:
    if not isinstance(name, str) or name not in GOALS:
        raise TranscriptError(f"there is no goal {name!r:.40}")
    return GOALS[name]


def cards_of(deck: list[Any], ours: Content) -> dict[str, int]:
    """Our id for every card of the reference: the same design, and of its copies the one in the same place."""
    ids: dict[str, list[int]] = {}
    for card, design in enumerate(ours.cards):
        ids.setdefault(design.name, []).append(card)
    found: dict[str, int] = {}
    for index, name in enumerate(deck):
        if not isinstance(name, str) or not ids.get(name):
            raise TranscriptError(f"its deck has {name!r:.40} at {index}, which ours has not (or not so often)")
        found[f"{index}:{name}"] = ids[name].pop(0)
    missing = [name for name, left in ids.items() if left]
    if missing:
        raise TranscriptError(f"its deck lacks {missing[0]!r}")
    return found


def read(path: str | Path) -> Iterator[Transcript]:
    """The games of a file (.jsonl, or .jsonl.gz), one after the other; raises TranscriptError."""
    for number, line in read_lines(path):
        yield transcript_from(line, number)


def read_lines(path: str | Path) -> Iterator[tuple[int, str]]:
    """The lines of a file with their numbers, one game on each; raises TranscriptError if there are none to read."""
    opened = gzip.open if str(path).endswith(".gz") else open
    number = 0
    try:
        with opened(path, "rt", encoding="utf-8") as lines:
            for number, line in enumerate(lines, start=1):
                yield number, line
    except OSError as error:
        raise TranscriptError(f"cannot be read: {error.strerror or error}") from None
    except (EOFError, zlib.error):
        raise TranscriptError(f"cannot be read: the compressed data ends or breaks after line {number}") from None
    except UnicodeDecodeError:
        raise TranscriptError(f"cannot be read: no text after line {number}") from None
    if not number:
        raise TranscriptError("is empty")


def transcript_from(line: str, number: int) -> Transcript:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise NoGame(f"line {number} is not JSON: {line[:40].rstrip()!r}") from None
    if not isinstance(data, dict) or "events" not in data or "deck" not in data:
        raise NoGame(f"line {number} is not a game of the reference engine")
    try:
        return Transcript(data)
    except TranscriptError as error:
        raise TranscriptError(f"line {number} ({data.get('id', 'no id')!s:.20}): {error}") from None
