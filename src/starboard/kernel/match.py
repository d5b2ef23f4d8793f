"""Match: a game being played: the position, its record, and the way back.

A seat may go back to any earlier decision of its own while nothing was revealed to it or by it since; the position
itself counts revelations (`Game.horizon`), the match keeps a snapshot from before each decision. Search and simulation
play on a bare `Game`; people, servers and files play on a match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.kernel.chance import Chance, Draw, ScriptedChance, ScriptError
from starboard.kernel.decision import Decision, IllegalChoice, Reason
from starboard.kernel.event import Event
from starboard.kernel.game import Game
from starboard.kernel.record import CHOICE, RESIGN, SEAT, TAKE_BACK, UNDO, Entry, Record, RecordError
from starboard.kernel.ruleset import OptionError, Ruleset, Value


class Refused(Exception):
    """Going back is not possible here; says why with a message key. Nothing has changed."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.reason = Reason(key, {})


class Mark:
    """The place before a decision of one seat: the position then, and how many entries the record had."""

    def __init__(self, seat: int, decision: Decision, game: Game, entries: int, events: int) -> None:
        self.seat = seat
        self.decision = decision
        self.game = game
        self.entries = entries
        self.events = events


def chance_of(ruleset: Ruleset, record: Record) -> Chance:
    """The luck of a record: its script if it has one, else its seed."""
    if not record.script:
        return Chance.seeded(record.seed, record.seats)
    options = ruleset.complete(record.options)
    lines: list[Draw] = []
    for pile, seat, purpose, name in record.script:
        try:
            lines.append(Draw(pile, seat, purpose, ruleset.thing(name, options)))
        except KeyError:
            raise RecordError(1, f"the script draws {name!r:.40}, which the game does not have") from None
    return ScriptedChance(lines, record.seats)


class Match:
    """One game with its memory."""

    def __init__(self, ruleset: Ruleset, record: Record, chance: Chance | None = None) -> None:
        options = ruleset.complete(record.options)
        ruleset.check_seats(record.seats, options)
        self.ruleset = ruleset
        self.record = record
        self.digests = False
        self.resigned: list[int] = []
        self.game = ruleset.new_game(record.seats, options, chance or chance_of(ruleset, record), True)
        self.game.side_by_side = record.side_by_side
        self.log: list[Event] = []
        self.marks: list[Mark] = []
        self.collect_events()

    @staticmethod
    def begin(
        ruleset: Ruleset,
        seats: int,
        options: Mapping[str, object],
        seed: str,
        side_by_side: bool = False,
        chance: Chance | None = None,
    ) -> Match:
        """Start a new game. Raises OptionError for options or a number of players the rules do not have."""
        values = ruleset.complete(options)
        ruleset.check_seats(seats, values)
        record = Record(ruleset.name, ruleset.version, ruleset.content_hash(values), seats, values, seed)
        record.side_by_side = side_by_side
        return Match(ruleset, record, chance)

    @staticmethod
    def replay(ruleset: Ruleset, record: Record, entries: int | None = None) -> Match:
        """Play a record again, all of it or its first entries; raises RecordError where it does not fit."""
        try:
            values: dict[str, Value] = ruleset.complete(record.options)
            ruleset.check_seats(record.seats, values)
        except OptionError as error:
            raise RecordError(1, str(error)) from None
        if not 1 <= record.version <= ruleset.version:
            raise RecordError(
                1, f"made with version {record.version} of {ruleset.name}; this program knows up to {ruleset.version}"
            )
        content = ruleset.content_hash(values)
        if record.content != content:
            raise RecordError(
                1, f"made with other card data ({record.content:.12}) than this program has ({content:.12})"
            )
        fresh = Record(record.ruleset, record.version, record.content, record.seats, values, record.seed)
        fresh.side_by_side = record.side_by_side
        fresh.script = record.script
        match = Match(ruleset, fresh)
        kept = record.entries if entries is None else record.entries[:entries]
        for number, entry in enumerate(kept, start=2):
            try:
                match.repeat(entry)
            except (IllegalChoice, Refused, ScriptError) as error:
                raise RecordError(number, f"this entry does not fit the game: {error}") from None
            if entry.digest and entry.digest != match.game.digest():
                raise RecordError(number, f"the position after it differs from the one recorded ({entry.digest:.12})")
            match.record.entries[-1].digest = entry.digest
        return match

    # --- what may happen ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.game.over or len(self.resigned) >= self.game.seats - 1

    def choose(self, seat: int, choice: int | Sequence[int], decision_id: str | None = None) -> None:
        """Answer a decision. With its id given, an answer to a decision that is gone is refused as stale."""
        decision = self.game.decision_of(seat)
        if self.over or decision is None or (decision_id is not None and decision.id != decision_id):
            raise IllegalChoice(Reason("stale" if decision_id is not None else "not-asked", {}), seat, "")
        mark = Mark(seat, decision, self.game.copy(), len(self.record.entries), len(self.log))
        answer = [choice] if isinstance(choice, int) else list(choice)
        self.game.decide(seat, answer)
        self.marks.append(mark)
        plain: list[Any] = list(self.game.plain_choice(decision, answer))
        self.append(Entry(CHOICE, seat, decision.id, plain))

    def take_back(self, seat: int) -> None:
        """Withdraw an answer that the others have not seen yet."""
        self.game.take_back(seat)
        self.marks = [mark for mark in self.marks if not (mark.seat == seat and self.is_last_of(seat, mark))]
        self.append(Entry(TAKE_BACK, seat))

    def undoable(self, seat: int) -> list[Decision]:
        """The decisions of its own that a seat may go back to now, latest first."""
        found = []
        for mark in reversed(self.marks):
            if mark.seat == seat:
                if mark.game.horizon[seat] != self.game.horizon[seat]:
                    break
                found.append(mark.decision)
        return found

    def undo(self, seat: int, decision_id: str | None = None) -> None:
        """Go back to before a decision of one's own (the latest by default).

        What other seats answered since is answered again for them. An answer of theirs that cannot be given
        again is only withdrawn if nobody had seen it; otherwise the undo is refused.
        """
        if self.over and not self.game.over:
            raise Refused("game-over")
        target: Mark | None = None
        for mark in reversed(self.marks):
            if mark.seat == seat and decision_id in (None, mark.decision.id):
                target = mark
                break
        if target is None:
            raise Refused("nothing-to-undo")
        if target.game.horizon[seat] != self.game.horizon[seat]:
            raise Refused("already-revealed")
        at = self.marks.index(target)
        game = target.game.copy()
        game.asked = [max(game.asked[k], self.game.asked[k]) for k in range(game.seats)]
        game.events = []
        marks = self.marks[:at]
        for mark in self.marks[at + 1 :]:
            if mark.seat == seat:
                continue
            answer = self.answer_after(mark)
            decision = game.decision_of(mark.seat)
            before = game.copy()
            try:
                if decision is None or decision.kind != mark.decision.kind:
                    raise IllegalChoice(Reason("not-asked", {}), mark.seat, "")
                game.decide(mark.seat, answer)
            except IllegalChoice:
                if self.game.answers[mark.seat] is None or self.last_mark(mark.seat) is not mark:
                    raise Refused("others-went-on") from None
                continue
            marks.append(Mark(mark.seat, decision, before, mark.entries, target.events))
        self.game = game
        self.marks = marks
        del self.log[target.events :]
        self.append(Entry(UNDO, seat, target.decision.id))

    def resign(self, seat: int) -> None:
        """The seat gives up: it ranks last. The match ends when only one seat is left."""
        if self.over or seat in self.resigned or not 0 <= seat < self.game.seats:
            raise Refused("cannot-resign")
        self.resigned.append(seat)
        self.append(Entry(RESIGN, seat))

    def change_seat(self, seat: int, by: str) -> None:
        """Note who plays a seat from now on."""
        self.append(Entry(SEAT, seat, by=by))

    # --- the machinery ------------------------------------------------------------------------------------

    def append(self, entry: Entry) -> None:
        if self.digests:
            entry.digest = self.game.digest()
        self.record.entries.append(entry)
        self.collect_events()

    def collect_events(self) -> None:
        if self.game.events:
            self.log.extend(self.game.events)
        self.game.events = []

    def repeat(self, entry: Entry) -> None:
        """Do what an entry of a record says."""
        if entry.do == CHOICE:
            decision = self.game.decision_of(entry.seat)
            if decision is None or decision.id != entry.decision:
                raise IllegalChoice(Reason("stale", {}), entry.seat, "")
            self.choose(entry.seat, self.game.choice_from(decision, entry.choice), entry.decision)
        elif entry.do == TAKE_BACK:
            self.take_back(entry.seat)
        elif entry.do == UNDO:
            self.undo(entry.seat, entry.decision)
        elif entry.do == RESIGN:
            self.resign(entry.seat)
        else:
            self.change_seat(entry.seat, entry.by)

    def last_mark(self, seat: int) -> Mark | None:
        for mark in reversed(self.marks):
            if mark.seat == seat:
                return mark
        return None

    def is_last_of(self, seat: int, mark: Mark) -> bool:
        return self.last_mark(seat) is mark

    def answer_after(self, mark: Mark) -> list[int]:
        """What the seat answered to the decision of a mark."""
        entry = self.record.entries[mark.entries]
        return self.game.choice_from(mark.decision, entry.choice)
