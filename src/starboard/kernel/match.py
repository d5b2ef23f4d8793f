"""Match: a game being played: the position, its record, and the way back.

A seat may go back to any earlier decision of its own while nothing was revealed to it or by it since; the position
itself counts revelations (`Game.horizon`), the match keeps a snapshot from before each decision. Going back further
(`rewind`) plays the choices that still stand again; whoever allows that has asked everybody. Search and simulation play
on a bare `Game`; people, servers and files play on a match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from starboard.kernel.chance import Chance, Draw, ScriptedChance, ScriptError
from starboard.kernel.content import ContentError
from starboard.kernel.decision import Decision, IllegalChoice, Reason
from starboard.kernel.event import Event
from starboard.kernel.game import Game, Standing, saving
from starboard.kernel.history import History
from starboard.kernel.record import (
    CHOICE,
    NOBODY,
    NOTE,
    RESIGN,
    REWIND,
    SEAT,
    TAKE_BACK,
    UNDO,
    Entry,
    Record,
    RecordError,
    check_note,
)
from starboard.kernel.ruleset import OptionError, Ruleset, Value

RECENT: Final = 8
"""At most this many latest questions of each seat are remembered, to offer a way back to them."""


class NotPossible(Exception):
    """Going back is not possible here; says why with a message key. Nothing has changed."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.reason = Reason(key, {})
        """Why there is no way back."""


class Made:
    """A choice that still stands: whose, the number of the question, and the answer. The question itself is forgotten
    after a while."""

    # All it holds is given to it: a compiled class can be made in no other way, and a snapshot has to make one whose
    # question is forgotten.
    def __init__(self, seat: int, number: int, answer: list[int], decision: Decision | None) -> None:
        self.seat = seat
        self.number = number
        self.answer = answer
        self.decision = decision


class Mark:
    """The place before a decision of one seat: the position then, the choice it made, and how long the log was."""

    def __init__(self, decision: Decision, made: Made, game: Game, events: int) -> None:
        seat = decision.seat
        self.seat = seat
        self.decision = decision
        self.made = made
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


def rules_of(ruleset: Ruleset, record: Record) -> Ruleset:
    """The version of the rules that a record was made with, on the content that it was made with; raises RecordError
    for what this program does not have."""
    if record.ruleset != ruleset.name:
        raise RecordError(1, f"this is a game of {record.ruleset!r:.40}, not of {ruleset.name}")
    try:
        rules = ruleset.at(record.version)
        values: dict[str, Value] = rules.complete(record.options)
        rules.check_seats(record.seats, values)
        return rules.for_content(record.content, record.base, record.overrides, values)
    except (OptionError, ContentError) as unknown:
        raise RecordError(1, str(unknown)) from None


class Match:
    """One game with its memory."""

    def __init__(self, ruleset: Ruleset, record: Record, chance: Chance | None = None) -> None:
        options = ruleset.complete(record.options)
        ruleset.check_seats(record.seats, options)
        self.ruleset = ruleset
        """The rules that are played by."""
        self.record = record
        """All that has been done so far: `record.text()` is the save file."""
        self.digests = False
        """Does the record note the digest of the position after every entry?"""
        self.resigned: list[int] = []
        """The seats that have given up, in that order."""
        self.game = ruleset.new_game(record.seats, options, chance or chance_of(ruleset, record), True)
        """The position now. It is replaced when somebody goes back: ask the match for it each time."""
        self.game.side_by_side = record.side_by_side
        self.log: list[Event] = []
        """Everything that has happened and still stands."""
        self.marks: list[Mark] = []
        """The places that somebody might still go back to, in their order."""
        self.path: list[Made] = []
        """The choices that still stand, in their order: played from the start they lead here."""
        self.rewinds: list[list[int]] = [[] for _ in range(record.seats + 1)]
        """For each seat, and at the end for spectators: to what lengths the log was cut, as far as they saw that."""
        self.rewinders: list[list[int]] = [[] for _ in range(record.seats + 1)]
        """As `rewinds`: which seat went back."""
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
        """Start a new game. Options that are not given are at their default; `record.options` has them all. Raises
        OptionError for options or a number of players the rules do not have.

        With a `chance` of one's own, the record can be replayed only if its `script` says the same.
        """
        values = ruleset.complete(options)
        record = Record(ruleset.name, ruleset.version, ruleset.content_hash(values), seats, values, seed)
        record.overrides = dict(ruleset.needed(values))
        if record.overrides:
            record.base = ruleset.base_hash(values)
        record.side_by_side = side_by_side
        return Match(ruleset, record, chance)

    @staticmethod
    def replay(ruleset: Ruleset, record: Record, entries: int | None = None) -> Match:
        """Play a record again, all of it or its first entries, by the version of the rules and on the content it was
        made with. Raises RecordError where it does not fit."""
        ruleset = rules_of(ruleset, record)
        fresh = record.begun()
        fresh.options = ruleset.complete(record.options)
        try:
            match = Match(ruleset, fresh)
        except ScriptError as mismatch:
            raise RecordError(1, f"the script does not fit the game: {mismatch}") from None
        kept = record.entries if entries is None else record.entries[:entries]
        for number, entry in enumerate(kept, start=2):
            try:
                match.repeat(entry)
            except (IllegalChoice, NotPossible, ScriptError) as refusal:
                raise RecordError(number, f"this entry does not fit the game: {refusal}") from None
            if entry.digest and entry.digest != match.game.digest():
                raise RecordError(number, f"the position after it differs from the one recorded ({entry.digest:.12})")
            match.record.entries[-1].digest = entry.digest
        return match

    def __copy__(self) -> Match:
        function, arguments = self.__reduce__()
        match: Match = function(*arguments)
        return match

    def __deepcopy__(self, _memo: object) -> Match:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        save_match = saving().save_match
        return saving().restored_match, (type(self.game), self.game.save(), self.record.text(), save_match(self))

    def __repr__(self) -> str:
        return f"<match of {self.record.ruleset}, entry {len(self.record.entries)}: {str(self.game)[1:-1]}>"

    # --- what may happen ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Is it over, by the rules or because all but one have given up?"""
        return self.game.over or len(self.resigned) >= max(self.game.seats - 1, 1)

    def choose(self, seat: int, choice: int | Sequence[int], decision_id: str | None = None) -> None:
        """Answer a decision. With its id given, an answer to a decision that is gone is refused as stale."""
        decision = self.asked(seat, decision_id)
        self.make(decision, self.game.checked(decision, choice))

    def answer(self, seat: int, decision_id: str, plain: object) -> None:
        """As `choose`, with the choice under stable names, as a record or a client has it."""
        decision = self.asked(seat, decision_id)
        self.make(decision, self.game.checked(decision, self.game.choice_from(decision, plain)))

    def asked(self, seat: int, decision_id: str | None) -> Decision:
        """The decision that the seat owes; raises IllegalChoice if it owes none, or not the one that is meant."""
        decision = self.game.decision_of(seat)
        if self.over or decision is None or (decision_id is not None and decision.id != decision_id):
            raise IllegalChoice(Reason("stale" if decision_id is not None else "not-asked", {}), seat, "")
        return decision

    def make(self, decision: Decision, answer: list[int]) -> None:
        """Make a choice that was checked."""
        seat = decision.seat
        made = Made(seat, decision.number, answer, decision)
        mark = Mark(decision, made, self.game.copy(), len(self.log))
        try:
            self.game.apply(seat, answer)
        except Exception:
            # The rules broke off halfway (an empty script, a fault in them): stay where we were.
            self.game = mark.game
            self.game.events = []
            raise
        self.marks.append(mark)
        self.path.append(made)
        self.forget_questions(seat)
        plain: list[Any] = list(self.game.plain_choice(decision, answer))
        self.append(Entry(CHOICE, seat, decision.id, plain))

    def take_back(self, seat: int) -> None:
        """Withdraw an answer that the others have not seen yet."""
        if self.over:
            raise NotPossible("game-over")
        self.game.take_back(seat)
        at = len(self.path) - 1
        while self.path[at].seat != seat:
            at -= 1
        later = self.path[at + 1 :]
        self.marks = [mark for mark in self.marks if mark.made is not self.path[at]]
        for mark in self.marks:
            if mark.made in later:
                mark.game.take_back(seat)  # whoever goes back to there must not bring the answer back
        del self.path[at]
        self.append(Entry(TAKE_BACK, seat))

    def undoable(self, seat: int) -> list[Decision]:
        """The decisions of its own that a seat may go back to now, latest first."""
        return [mark.decision for mark in reversed(self.marks) if mark.seat == seat and self.can_undo(mark)]

    def can_undo(self, target: Mark) -> bool:
        """As `rewound`, without going there if that can be told from afar."""
        if self.over or not target.is_near(self.game):
            return False
        shown = 0
        for mark in self.marks[self.marks.index(target) :]:
            if mark.seat != target.seat:
                try:
                    self.rewound(target)
                except NotPossible:
                    return False
                return True
            shown += mark.shown
        then, now = target.game.horizon, self.game.horizon
        return all(then[other] + shown == now[other] for other in range(self.game.seats) if other != target.seat)

    def recent(self, seat: int) -> list[tuple[Decision, bool]]:
        """The latest real decisions of a seat that still stand, latest first, and whether it may simply undo them."""
        found: list[tuple[Decision, bool]] = []
        for made in reversed(self.path):
            decision = made.decision
            if made.seat == seat:
                if decision is None:
                    break
                if not decision.form.single():
                    found.append((decision, any(mark.made is made and self.can_undo(mark) for mark in self.marks)))
        return found

    def undo(self, seat: int, decision_id: str | None = None) -> None:
        """Go back to before a decision of one's own (the latest by default); raises NotPossible if that cannot be."""
        for mark in reversed(self.marks):
            if mark.seat == seat and decision_id in (None, mark.decision.id):
                break
        else:
            raise NotPossible("game-over" if self.over else "nothing-to-undo")
        game, marks = self.rewound(mark)
        kept = [one.made for one in marks[self.marks.index(mark) :]]
        at = self.path.index(mark.made)
        gone = [made.seat for made in self.path[at:] if made not in kept]
        self.path = self.path[:at] + kept
        self.game, self.marks = game, marks
        old = self.log[:]
        del self.log[mark.events :]
        self.append(Entry(UNDO, seat, mark.decision.id))
        self.note_rewinds(seat, old, mark.events, gone)

    def rewind(self, seat: int, decision_id: str) -> None:
        """Go back to before a decision of one's own whatever was revealed since: all that was chosen later, by anybody,
        is chosen again, with the same luck. Raises NotPossible if there is no such choice."""
        past, path = self.way_back(seat, decision_id)
        for earlier in path:
            past.choose_again(earlier)
        self.rewind_to(past, seat, decision_id)

    def way_back(self, seat: int, decision_id: str) -> tuple[Match, list[Made]]:
        """The same deal, and the choices to make again in it (`choose_again`) to come to before a decision."""
        if self.over:
            raise NotPossible("game-over")
        for at, made in enumerate(self.path):
            if made.seat == seat and decision_id == f"{seat}.{made.number}":
                return Match(self.ruleset, self.record.begun()), self.path[:at]
        raise NotPossible("nothing-to-undo")

    def rewind_to(self, past: Match, seat: int, decision_id: str) -> None:
        """Take the past, in which all choices of the way back were made again, for what is now."""
        number = int(decision_id.rpartition(".")[2])
        game = past.game
        for each in range(game.seats):
            game.asked[each] = self.game.asked[each]
            now, then = self.game.pending[each], game.pending[each]
            if then is None:
                continue
            if each == seat:
                game.pending[each] = Decision(number, each, then.kind, then.form, then.about)
            elif now is not None and same_question(game, then, now):
                game.pending[each] = now
            else:
                # A name of its own, so that no answer can be taken for one to the question of before.
                game.asked[each] += 1
                game.pending[each] = Decision(game.asked[each], each, then.kind, then.form, then.about)
        old = self.log
        gone = [later.seat for later in self.path[len(past.path) :]]
        self.game, self.marks, self.path, self.log = game, past.marks, past.path, past.log
        self.append(Entry(REWIND, seat, decision_id))
        self.note_rewinds(seat, old, 0, gone)

    def choose_again(self, made: Made) -> None:
        """Make a choice of the past, under the name that its question had then."""
        asked = self.game.pending[made.seat]
        if asked is None:
            raise NotPossible("nothing-to-undo")
        named = Decision(made.number, made.seat, asked.kind, asked.form, asked.about)
        self.game.pending[made.seat] = named
        self.choose(made.seat, made.answer)

    def note_rewinds(self, by: int, old: list[Event], same: int, gone: list[int]) -> None:
        """Note for everybody from where on the log is not what they saw, and who went back. Its first events are known
        to be the same. A seat whose choice is `gone` is moved back even if it saw nothing of that in the log."""
        while same < len(old) and same < len(self.log) and old[same].is_like(self.log[same]):
            same += 1
        for viewer in range(self.game.seats + 1):
            seat = viewer if viewer < self.game.seats else None
            at = same
            while at < len(old) and at < len(self.log) and old[at].seen_by(seat) == self.log[at].seen_by(seat):
                at += 1
            if at < len(old) or viewer in gone:
                self.rewinds[viewer].append(at)
                self.rewinders[viewer].append(by)

    def rewinds_of(self, seat: int | None) -> list[int]:
        """To what lengths the log was cut for a seat, or for spectators, one after the other."""
        return self.rewinds[self.game.seats if seat is None else seat]

    def rewinders_of(self, seat: int | None) -> list[int]:
        """Which seats went back, one for each of `rewinds_of`."""
        return self.rewinders[self.game.seats if seat is None else seat]

    def rewound(self, target: Mark) -> tuple[Game, list[Mark]]:
        """The position before a decision of one seat, with what other seats answered since answered again.

        Answers are given again only to the very same questions. One that cannot be is withdrawn if nobody has seen
        it; otherwise the way back is closed. So it is when any seat has learned more than the choices that are undone:
        it would keep what it saw, while the cards are dealt anew.
        """
        if self.over:
            raise NotPossible("game-over")
        seat = target.seat
        if not target.is_near(self.game):
            raise NotPossible("already-revealed")
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
                    raise NotPossible("others-went-on")
                continue
            game.pending[mark.seat] = mark.decision
            marks.append(Mark(mark.decision, mark.made, game.copy(), target.events + len(game.events)))
            game.decide(mark.seat, mark.made.answer)
        for other in range(game.seats):
            game.asked[other] = max(game.asked[other], self.game.asked[other])
            now, then = self.game.pending[other], game.pending[other]
            if other == seat:
                continue
            if now is not None and then is not None and same_question(game, then, now):
                game.pending[other] = now
            if game.horizon[other] + shown != self.game.horizon[other]:
                raise NotPossible("already-revealed")
        return game, marks

    def resign(self, seat: int) -> None:
        """The seat gives up: it ranks last. The match ends when only one seat is left."""
        if self.over or seat in self.resigned or not 0 <= seat < self.game.seats:
            raise NotPossible("cannot-resign")
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
        """The ranking of `standings` as plain data under stable names."""
        return self.game.plain_standings(self.standings())

    def history(self) -> History:
        """What each seat has seen, as far as it still stands: all choices are made again from the beginning. Raises
        RecordError if the record does not say all, because the match was begun with a chance of somebody's own."""
        game = self.ruleset.new_game(self.record.seats, self.record.options, chance_of(self.ruleset, self.record), True)
        game.side_by_side = self.record.side_by_side
        history = History.of(game)
        for made in self.path:
            asked = game.pending[made.seat]
            if asked is None or asked.form.objection(made.answer) is not None:
                break
            history.decide(game, made.seat, made.answer)
        if game.digest() != self.game.digest():
            raise RecordError(1, "the record does not lead to this position: its luck was not from its seed or script")
        return history

    def information_state(self, seat: int) -> str:
        """Everything that the seat has seen, in order, as text; two matches that it cannot tell apart give the same."""
        return self.history().text(self.game, seat)

    def information_hash(self, seat: int) -> str:
        """A stable hash of `information_state`."""
        return self.history().hash(self.game, seat)

    def change_seat(self, seat: int, by: str, plays_with: str = "") -> None:
        """Note who plays a seat from now on: a person, or a bot with the version of what it plays with."""
        self.append(Entry(SEAT, seat, by=by, plays_with=plays_with))

    def note(self, seat: int, kind: str, data: Mapping[str, Any]) -> None:
        """Note something about a seat (or `NOBODY`) that is no part of the game: a hint taken, a time that was up.
        Raises RecordError for what does not fit into a record."""
        if not NOBODY <= seat < self.game.seats:
            raise RecordError(0, f"there is no seat {seat}; the game has {self.game.seats}")
        plain = dict(data)
        check_note(kind, plain, 0)
        self.append(Entry(NOTE, seat, kind=kind, data=plain))

    # --- the machinery ------------------------------------------------------------------------------------

    def append(self, entry: Entry) -> None:
        """Note in the record what was just done, and keep what can still be gone back to."""
        if self.digests:
            entry.digest = self.game.digest()
        self.record.entries.append(entry)
        self.collect_events()
        while self.marks and not self.marks[0].is_near(self.game):
            del self.marks[0]

    def collect_events(self) -> None:
        """Move what has just happened into the log."""
        if self.game.events:
            self.log.extend(self.game.events)
        self.game.events = []

    def repeat(self, entry: Entry) -> None:
        """Do what an entry of a record says."""
        if entry.do == CHOICE:
            self.answer(entry.seat, entry.decision, entry.choice)
        elif entry.do == TAKE_BACK:
            self.take_back(entry.seat)
        elif entry.do == UNDO:
            self.undo(entry.seat, entry.decision)
        elif entry.do == REWIND:
            self.rewind(entry.seat, entry.decision)
        elif entry.do == RESIGN:
            self.resign(entry.seat)
        elif entry.do == NOTE:
            self.note(entry.seat, entry.kind, entry.data)
        else:
            self.change_seat(entry.seat, entry.by, entry.plays_with)

    def forget_questions(self, seat: int) -> None:
        """Keep only the latest questions to a seat: a long game has many, and they are large."""
        found = 0
        for made in reversed(self.path):
            if made.seat == seat:
                found += 1
                if found > RECENT:
                    made.decision = None
                    return

    def last_mark(self, seat: int) -> Mark | None:
        """The place before the latest decision of a seat that it might still go back to."""
        for mark in reversed(self.marks):
            if mark.seat == seat:
                return mark
        return None


def same_question(game: Game, one: Decision, other: Decision) -> bool:
    """Do two decisions ask the same, whatever their numbers?"""
    return (
        one.kind == other.kind and one.about == other.about and game.plain_form(one.form) == game.plain_form(other.form)
    )
