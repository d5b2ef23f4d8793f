"""History: everything that each seat has seen of a game, in order, and nothing else.

That is what a player with perfect recall goes by: the events as the seat saw them, the questions that it was asked and
its answers, and a hash of what lay before it each time. Two courses of a game that a seat cannot tell apart give the
same history; after different observations it differs. Played through (`decide`), so that nothing is missed. Knows no
game.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

from starboard.kernel.decision import Decision
from starboard.kernel.event import Event
from starboard.kernel.game import Game


class Moment:
    """Something that happened: an event, or a question with its answer. Immutable, so histories share it.

    What it says is written down when somebody first asks for it: a program that plays a thousand games ahead reads few
    of them. So a question keeps the position it was asked in.
    """

    def __init__(self, event: Event | None, game: Game | None, decision: Decision | None, answer: list[int]) -> None:
        self.event = event
        self.game = game
        self.decision = decision
        self.answer = answer
        self.texts: dict[int, str] = {}

    def text(self, seat: int) -> str:
        """What the seat saw of it, on one line."""
        found = self.texts.get(seat)
        if found is None:
            found = line(self.seen_by(seat))
            self.texts[seat] = found
        return found

    def seen_by(self, seat: int) -> dict[str, object]:
        """An event as the seat saw it; of a question what was asked and answered, and a hash of all that lay before
        the seat then."""
        if self.event is not None:
            return self.event.seen_by(seat)
        game, decision = self.game, self.decision
        if game is None or decision is None:
            return {}
        return {
            "asked": without_id(game.plain_decision(decision)),
            "answer": list(game.plain_choice(decision, self.answer)),
            "sees": game.digest_for(seat),
        }


class History:
    """What the seats of a game have seen since its beginning. The game must make events."""

    def __init__(self, moments: list[list[Moment]]) -> None:
        self.moments = moments
        """For each seat what it was there for, in order."""

    @staticmethod
    def of(game: Game) -> History:
        """The history of a game that has just begun."""
        if game.events is None:
            raise ValueError("a history needs a game that makes events: begin it with events=True")
        history = History([[] for _ in range(game.seats)])
        history.hear(game)
        return history

    def __repr__(self) -> str:
        return f"<history of {len(self.moments)} seats: {sum([len(moments) for moments in self.moments])} moments>"

    def copy(self) -> History:
        """An independent history of the same past."""
        return History([moments[:] for moments in self.moments])

    def decide(self, game: Game, seat: int, choice: int | Sequence[int]) -> None:
        """As `Game.decide`, and remember: what the seat was asked and answered, and what everybody saw of it."""
        decision = game.decision_of(seat)
        before = game.copy()
        game.decide(seat, choice)
        if decision is not None:
            self.moments[seat].append(Moment(None, before, decision, before.checked(decision, choice)))
        self.hear(game)

    def hear(self, game: Game) -> None:
        """Take the events that the game has made since."""
        events = game.events
        if not events:
            return
        for event in events:
            moment = Moment(event, None, None, [])
            for moments in self.moments:
                moments.append(moment)
        game.events = []

    def lines(self, seat: int) -> list[str]:
        """What the seat has seen, one thing a line, as JSON."""
        if not 0 <= seat < len(self.moments):
            raise ValueError(f"there is no seat {seat}; the game has {len(self.moments)}")
        return [moment.text(seat) for moment in self.moments[seat]]

    def text(self, game: Game, seat: int) -> str:
        """Everything that the seat has seen, up to this position: one thing a line, what it sees now last."""
        lines = self.lines(seat)
        now = game.view(seat)
        decision = game.decision_of(seat)
        now["decision"] = without_id(game.plain_decision(decision)) if decision is not None else None
        lines.append(line({"now": now}))
        return "\n".join(lines)

    def hash(self, game: Game, seat: int) -> str:
        """A stable hash of that text, 32 hex digits: equal on every machine, Python version and build."""
        return hashlib.sha256(self.text(game, seat).encode()).hexdigest()[:32]


def without_id(decision: dict[str, object]) -> dict[str, object]:
    """A plain decision without its name: how often a question was taken back and asked again is no part of the game."""
    decision.pop("id", None)
    return decision


def line(plain: object) -> str:
    """Plain data on one line: keys sorted, no spaces."""
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
