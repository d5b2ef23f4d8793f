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
from starboard.kernel.game import Game, Standing
from starboard.kernel.record import CHOICE, RESIGN, SEAT, TAKE_BACK, UNDO, Entry, Record, RecordError
from starboard.kernel.ruleset import OptionError, Ruleset, Value


class Refused(Exception):
    """Going back is not possible here; says why with a message key. Nothing has changed."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.reason = Reason(key, {})


class Mark:
    """The place before a decision of one seat: the position then, the answer it gave, and how long the log was."""

    def __init__(self, seat: int, decision: Decision, answer: list[int], game: Game, events: int) -> None:
        self.seat = seat
        self.decision = decision
        self.answer = answer
        self.game = game
        self.events = events
        self.shown = 0 if game.parallel or game.asks_in_secret(seat) else 1
        """How often the others learned something by the choice itself: an open one is made before their eyes."""

    def is_near(self, game: Game) -> bool:
        """Has the seat learned nothing since? If it has, there is no way back to here."""
        return self.game.horizon[self.seat] == game.horizon[self.seat]


def chance_of(ruleset: Ruleset, record: Record) -> Chance:
    """The luck of a record: its script if it has one, else its seed."""
    if not record.script:
        return Chance.seeded(record.seed, record.seats)
    options = ruleset.complete(record.options)
    lines: list[Draw] = []
    for pile, seat, purpose, name in record.script:
        try:
            item = name if isinstance(name, int) else ruleset.thing(name, options)
        except (KeyError, ValueError):
            raise RecordError(1, f"the script draws {name!r:.40}, which the game does not have") from None
        lines.append(Draw(pile, seat, purpose, item))
    return ScriptedChance(lines, record.seats, record.seed or None)


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
        """Start a new game. Raises OptionError for options or a number of players the rules do not have.

        With a `chance` of one's own, the record can be replayed only if its `script` says the same.
        """
        values = ruleset.complete(options)
        ruleset.check_seats(seats, values)
        record = Record(ruleset.name, ruleset.version, ruleset.content_hash(values), seats, values, seed)
        record.side_by_side = side_by_side
        return Match(ruleset, record, chance)

    @staticmethod
    def replay(ruleset: Ruleset, record: Record, entries: int | None = None) -> Match:
        """Play a record again, all of it or its first entries; raises RecordError where it does not fit."""
        if record.ruleset != ruleset.name:
            raise RecordError(1, f"this is a game of {record.ruleset!r:.40}, not of {ruleset.name}")
        try:
            values: dict[str, Value] = ruleset.complete(record.options)
            ruleset.check_seats(record.seats, values)
        except OptionError as unknown:
            raise RecordError(1, str(unknown)) from None
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
        try:
            match = Match(ruleset, fresh)
        except ScriptError as mismatch:
            raise RecordError(1, f"the script does not fit the game: {mismatch}") from None
        kept = record.entries if entries is None else record.entries[:entries]
        for number, entry in enumerate(kept, start=2):
            try:
                match.repeat(entry)
            except (IllegalChoice, Refused, ScriptError) as refusal:
                raise RecordError(number, f"this entry does not fit the game: {refusal}") from None
            if entry.digest and entry.digest != match.game.digest():
                raise RecordError(number, f"the position after it differs from the one recorded ({entry.digest:.12})")
            match.record.entries[-1].digest = entry.digest
        return match

    # --- what may happen ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.game.over or len(self.resigned) >= max(self.game.seats - 1, 1)

    def choose(self, seat: int, choice: int | Sequence[int], decision_id: str | None = None) -> None:
        """Answer a decision. With its id given, an answer to a decision that is gone is refused as stale."""
        decision = self.game.decision_of(seat)
        if self.over or decision is None or (decision_id is not None and decision.id != decision_id):
            raise IllegalChoice(Reason("stale" if decision_id is not None else "not-asked", {}), seat, "")
        answer = self.game.checked(decision, choice)
        mark = Mark(seat, decision, answer, self.game.copy(), len(self.log))
        try:
            self.game.decide(seat, answer)
        except Exception:
            # The rules broke off halfway (an empty script, a fault in them): stay where we were.
            self.game = mark.game
            self.game.events = []
            raise
        self.marks.append(mark)
        plain: list[Any] = list(self.game.plain_choice(decision, answer))
        self.append(Entry(CHOICE, seat, decision.id, plain))

    def take_back(self, seat: int) -> None:
        """Withdraw an answer that the others have not seen yet."""
        if self.over:
            raise Refused("game-over")
        self.game.take_back(seat)
        own = self.last_mark(seat)
        self.marks = [mark for mark in self.marks if mark is not own]
        self.append(Entry(TAKE_BACK, seat))

    def undoable(self, seat: int) -> list[Decision]:
        """The decisions of its own that a seat may go back to now, latest first."""
        found = []
        for mark in reversed(self.marks):
            if mark.seat == seat:
                try:
                    self.rewound(mark)
                except Refused:
                    continue
                found.append(mark.decision)
        return found

    def undo(self, seat: int, decision_id: str | None = None) -> None:
        """Go back to before a decision of one's own (the latest by default); raises Refused if that cannot be."""
        for mark in reversed(self.marks):
            if mark.seat == seat and decision_id in (None, mark.decision.id):
                break
        else:
            raise Refused("game-over" if self.over else "nothing-to-undo")
        self.game, self.marks = self.rewound(mark)
        del self.log[mark.events :]
        self.append(Entry(UNDO, seat, mark.decision.id))

    def rewound(self, target: Mark) -> tuple[Game, list[Mark]]:
        """The position before a decision of one seat, with what other seats answered since answered again.

        Answers are given again only to the very same questions. One that cannot be is withdrawn if nobody has seen
        it; otherwise the way back is closed. So it is when any seat has learned more than the choices that are undone:
        it would keep what it saw, while the cards are dealt anew.
        """
        if self.over:
            raise Refused("game-over")
        seat = target.seat
        if not target.is_near(self.game):
            raise Refused("already-revealed")
        at = self.marks.index(target)
        game = target.game.copy()
        game.events = []
        marks = self.marks[:at]
        shown = 0
        for mark in self.marks[at:]:
            if mark.seat == seat:
                shown += mark.shown
                continue
            decision = game.decision_of(mark.seat)
            if decision is None or not same_question(game, decision, mark.decision):
                if self.game.answers[mark.seat] is None or self.last_mark(mark.seat) is not mark:
                    raise Refused("others-went-on")
                continue
            game.pending[mark.seat] = mark.decision
            marks.append(Mark(mark.seat, mark.decision, mark.answer, game.copy(), target.events + len(game.events)))
            game.decide(mark.seat, mark.answer)
        for other in range(game.seats):
            game.asked[other] = max(game.asked[other], self.game.asked[other])
            now, then = self.game.pending[other], game.pending[other]
            if other == seat:
                continue
            if now is not None and then is not None and same_question(game, then, now):
                game.pending[other] = now
            if game.horizon[other] + shown != self.game.horizon[other]:
                raise Refused("already-revealed")
        return game, marks

    def resign(self, seat: int) -> None:
        """The seat gives up: it ranks last. The match ends when only one seat is left."""
        if self.over or seat in self.resigned or not 0 <= seat < self.game.seats:
            raise Refused("cannot-resign")
        self.resigned.append(seat)
        self.append(Entry(RESIGN, seat))

    def standings(self) -> list[Standing]:
        """The game's ranking, with those who resigned behind all others, the first to resign last of all."""
        ordered = self.game.standings()
        if not self.resigned:
            return ordered
        staying = [one for one in ordered if one.seat not in self.resigned]
        ranks = [1 + sum(1 for other in staying if other.rank < one.rank) for one in staying]
        for one, rank in zip(staying, ranks, strict=True):
            one.rank = rank
        gone = [one for seat in reversed(self.resigned) for one in ordered if one.seat == seat]
        for place, one in enumerate(gone):
            one.rank = len(staying) + 1 + place
        return staying + gone

    def plain_standings(self) -> list[dict[str, object]]:
        return self.game.plain_standings(self.standings())

    def change_seat(self, seat: int, by: str) -> None:
        """Note who plays a seat from now on."""
        self.append(Entry(SEAT, seat, by=by))

    # --- the machinery ------------------------------------------------------------------------------------

    def append(self, entry: Entry) -> None:
        if self.digests:
            entry.digest = self.game.digest()
        self.record.entries.append(entry)
        self.collect_events()
        while self.marks and not self.marks[0].is_near(self.game):
            del self.marks[0]

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


def same_question(game: Game, one: Decision, other: Decision) -> bool:
    """Do two decisions ask the same, whatever their numbers?"""
    return (
        one.kind == other.kind and one.about == other.about and game.plain_form(one.form) == game.plain_form(other.form)
    )
