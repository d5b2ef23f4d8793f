# mypyc: skip
"""The bridge: a seat of ours in games of the reference engine, question by question, as JSON lines.

The reference sends what happened and what it asks; we answer. It tells everything, hidden cards too: those serve only
to lay out the position. The bot is given a guess of that position for its seat, so it knows what its seat knows. Knows
no bot: whoever runs the bridge says who chooses.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, TextIO

from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision, EngineError
from starboard.kernel.forms import Form
from starboard.kernel.game import Game
from starboard.race.conform.mirror import Lost, Mirror
from starboard.race.conform.reading import Reading
from starboard.race.conform.transcript import Choice, Course, Data, Heading, TranscriptError, is_third_discard, need

Chooser = Callable[[Game, int, str], list[int]]
"""Chooses for a seat of a position; the text is a seed, equal for equal questions of a game."""

NONSENSE = (KeyError, IndexError, TypeError, ValueError, StopIteration)
"""What comes of a question whose fields are there, and are not of what they should be; or of an error of ours."""


class BridgeError(Exception):
    """What was sent is not what a bridge sends: one sentence."""


class Sitting:
    """One game of the reference's, as far as it has come."""

    def __init__(self, id: str, message: Data, choose: Chooser, seed: str) -> None:
        self.id = id
        self.choose = choose
        self.seed = seed
        self.heading = Heading(id, message)
        self.ours: list[int] = need(message, "external", list, id)
        """The players that we answer for."""
        self.mirror = Mirror(self.heading)
        self.events: list[Data] = []
        self.told = False
        """Have there been events? Without them nothing can be followed."""
        self.answered: list[tuple[int, Data]] = []
        """Our answers that the events do not have yet, and after how many events they were given."""
        self.order: list[int] = []
        self.wrong: list[str] = []
        """What did not agree, one sentence each."""
        self.given_up = 0
        """How many questions were answered without the bot."""

    # --- what is told -------------------------------------------------------------------------------------

    def add(self, events: Iterable[Data]) -> None:
        for event in events:
            self.told = True
            self.heading.check_event(event, len(self.events))
            if event["e"] == "choice":
                at = next((k for k, (_, ours) in enumerate(self.answered) if is_same(ours, event)), None)
                if at is not None:
                    del self.answered[at]
            self.events.append(event)

    def course(self) -> Course:
        """What has happened, with our answers where the events do not have them."""
        found = Course(self.heading)
        for at, event in enumerate([*self.events, {"e": "now"}]):
            for after, ours in self.answered:
                if after == at:
                    found.add(ours)
            found.add(event)
        return found

    # --- what is asked ------------------------------------------------------------------------------------

    def answer(self, question: Data) -> Data | None:
        """Our answer to a question; None if it is of a type that we cannot read at all."""
        self.heading.check_question(question, "the question")
        self.mirror.course = self.course()
        asked = self.mirror.course.asked(question)
        answer: Data | None
        try:
            answer = self.considered(asked)
        except (Lost, TranscriptError, *NONSENSE) as lost:
            self.given_up += 1
            what = str(lost)
            if isinstance(lost, NONSENSE):
                what = f"the question makes no sense, or our side failed at it ({lost!r:.60})"
            self.note(f"round {asked.round}, {asked.type}: {what}")
            answer = self.any_legal(asked)
        if answer is not None:
            self.answered.append((len(self.events), {**question, "e": "choice", "answer": answer}))
        return answer

    def considered(self, asked: Choice) -> Data:
        """What the bot chooses, or what is forced. Raises Lost."""
        if not self.told:
            raise Lost("there are no events; start the reference with -events")
        before = self.mirror.course.choices[asked.seat]
        if is_third_discard(asked) and before:
            return self.third_discard(asked, before.pop())
        decision = self.mirror.rebuild(asked)
        if decision is None:
            reading, legal = self.listed(asked)
            if legal.count() != 1:
                raise Lost(f"our game does not ask this, but {self.waiting()}")
            return reading.written(asked, legal.first())
        reading = self.mirror.readings[decision.kind][asked.type]
        answer = self.chosen(decision)
        if reading.complete(asked) and legal_answers(reading, asked).objection(answer) is not None:
            raise Lost(f"{self.mirror.game.names(answer)} is legal here and not there")
        return reading.written(asked, answer)

    def third_discard(self, asked: Choice, start: Choice) -> Data:
        """Ancient Race: we were asked for all three cards at once, and are asked so again; two have been told."""
        decision = self.mirror.rebuild(start)
        if decision is None:
            raise Lost("our game does not ask for a start world")
        gone = self.heading.card_list(start.answer("discard"))
        options = self.heading.card_list(asked["options"])
        left = [card for card in self.chosen(decision) if card in options and card not in gone]
        left += [card for card in options if card not in left]
        return {"discard": self.heading.name_list(left[: asked["count"]])}

    def chosen(self, decision: Decision) -> list[int]:
        """The bot's answer to a question of ours, from a position in which only what its seat knows is true."""
        if decision.form.single():
            return decision.form.first()
        seed = f"{self.seed}/{self.id}/{decision.id}"
        return self.choose(self.mirror.game.guess(decision.seat, Stream(seed)), decision.seat, seed)

    def listed(self, asked: Choice) -> tuple[Reading, Form]:
        """Some way to read the question, and the answers that the reference lists."""
        for kinds in self.mirror.readings.values():
            if asked.type in kinds:
                return kinds[asked.type], legal_answers(kinds[asked.type], asked)
        raise Lost("we have no such question")

    def any_legal(self, asked: Choice) -> Data | None:
        try:
            reading, legal = self.listed(asked)
            return reading.written(asked, legal.random(Stream(f"{self.seed}/{self.id}/{len(self.events)}")))
        except (Lost, TranscriptError, *NONSENSE):
            return None

    def waiting(self) -> str:
        decisions = ", ".join(f"seat {one.seat}'s {one.kind}" for one in self.mirror.game.decisions)
        return f"waits for {decisions or 'nobody'}"

    # --- the end ------------------------------------------------------------------------------------------

    def finish(self, final: Data) -> float:
        """Compare the scores; returns our share of the win."""
        scores = need(final, "scores", list, "game_over")
        self.heading.check_players(scores, {"p": int, "total": int, "winner": bool}, "game_over")
        try:
            self.mirror.course = self.course()
            self.mirror.rebuild()
            game = self.mirror.game
            if not game.over:
                self.note(f"the game is over there, and ours is in round {game.round} and {self.waiting()}")
            if self.order and game.order != self.order:
                self.note(f"the turn order is {self.order} there and {game.order} here")
            totals = {one.seat: one.total for one in game.standings()}
            for score in scores:
                if score["total"] != totals[score["p"]]:
                    self.note(f"player {score['p']} has {score['total']} points there and {totals[score['p']]} here")
        except (Lost, TranscriptError) as lost:
            self.note(f"the end: {lost}")
        winners = [score["p"] for score in scores if score["winner"]]
        return sum(player in self.ours for player in winners) / len(winners) if winners else 0.0

    def note(self, what: str) -> None:
        self.wrong.append(what)


def legal_answers(reading: Reading, asked: Choice) -> Form:
    """The answers that the reference lists. Raises Lost if no question has such answers."""
    try:
        return reading.legal(asked)
    except EngineError as wrong:
        raise Lost(f"what is listed there is {wrong}") from None


def is_same(ours: Data, event: Data) -> bool:
    """Is an event the choice that we have answered?"""
    return all(name in ("answer", "e") or event.get(name) == value for name, value in ours.items())


class Bridge:
    """Everything that is said over one connection."""

    def __init__(self, choose: Chooser, seed: str, say: Callable[[str], None]) -> None:
        self.choose = choose
        self.seed = seed
        self.say = say
        """What people should read; not a part of the conversation."""
        self.sitting: Sitting | None = None
        self.games = 0
        self.unequal = 0
        """Games in which something did not agree."""
        self.won = 0.0
        self.fair = 0.0
        """What equal players would have won."""
        self.illegal = 0
        self.questions = 0
        self.given_up = 0
        self.over = False

    def run(self, lines: Iterable[str], out: TextIO) -> None:
        """Answer line for line until it is over. Raises BridgeError."""
        for number, line in enumerate(lines, start=1):
            if line.strip():
                answer = self.hear(self.message(line, number))
                if answer is not None:
                    out.write(json.dumps(answer) + "\n")
                    out.flush()
            if self.over:
                break

    def message(self, line: str, number: int) -> Data:
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict) or not isinstance(data.get("msg"), str):
            raise BridgeError(f"line {number} is not a message of a bridge: {line[:60].rstrip()!r}")
        return data

    def hear(self, message: Data) -> Data | None:
        """Take in one message; returns what is to be answered, if it asks something. Raises BridgeError."""
        said: str = message["msg"]
        try:
            if said == "game_start":
                self.begin(message)
            elif said == "order":
                self.seated(said).order = need(message, "turn_order", list, said)
            elif said == "events":
                self.seated(said).add(events_of(message))
            elif said == "choice":
                return self.ask(message)
            elif said == "error":
                self.illegal += 1
                self.say(f"the reference rejects an answer: {str(message.get('why'))[:200]}")
                self.take_back()
            elif said == "game_over":
                self.end(need(message, "final", dict, said))
            elif said == "bye":
                self.over = True
        except TranscriptError as wrong:
            raise BridgeError(f"a message {said!r:.20} makes no sense: {wrong}") from None
        return None

    def seated(self, said: str) -> Sitting:
        if self.sitting is None:
            raise BridgeError(f"the message {said!r:.20} came before any game_start")
        return self.sitting

    def begin(self, message: Data) -> None:
        id = f"game {message.get('game', self.games)}"
        self.sitting = Sitting(id, {"goals": [], **message}, self.choose, self.seed)

    def ask(self, message: Data) -> Data:
        sitting = self.seated("choice")
        you = need(message, "you", int, "choice")
        question: dict[str, Any] = {**need(message, "choice", dict, "choice"), "p": you}
        self.questions += 1
        answer = sitting.answer(question)
        if answer is None:
            return {"id": message.get("id"), "delegate": True}
        return {"id": message.get("id"), "answer": answer}

    def take_back(self) -> None:
        """The last answer was rejected: it is asked again."""
        if self.sitting is not None and self.sitting.answered:
            self.sitting.answered.pop()
            self.sitting.note("an answer was rejected")

    def end(self, final: Data) -> None:
        sitting = self.seated("game_over")
        self.games += 1
        self.won += sitting.finish(final)
        self.fair += len(sitting.ours) / sitting.heading.seats
        self.given_up += sitting.given_up
        self.unequal += bool(sitting.wrong)
        for what in sitting.wrong:
            self.say(f"{sitting.id}: {what}")
        self.sitting = None

    def plain(self) -> dict[str, object]:
        """What came of it, as plain data."""
        games = self.games
        return {
            "games": games,
            "won": round(self.won, 3),
            "win_share": round(self.won / games, 4) if games else None,
            "fair_share": round(self.fair / games, 4) if games else None,
            "scores_agree": games - self.unequal,
            "lost_share": round(self.unequal / games, 4) if games else None,
            "questions": self.questions,
            "answered_without_the_bot": self.given_up,
            "rejected": self.illegal,
        }


def events_of(message: Data) -> list[Data]:
    """The events of a message: a list of them, or a single one."""
    events = message.get("events", message.get("event"))
    if isinstance(events, dict):
        return [events]
    if isinstance(events, list):
        return events
    if "e" in message:
        return [message]
    raise TranscriptError("it has no events")
