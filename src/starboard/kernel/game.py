"""Game: a position in play, and the flow that carries it from one decision to the next.

A position holds its own future: a common stack of steps, and one stack ("lane") for each seat. The common stack
runs while all lanes are empty. Lanes of secret questions fill up side by side and take effect together; lanes of open
work run one after the other in seat order, or side by side when the table wants that and the rules allow it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import mypyc_attr

from starboard.kernel.chance import Chance, Stream
from starboard.kernel.decision import Decision, EngineError, IllegalChoice, Reason
from starboard.kernel.event import Event
from starboard.kernel.forms import Form, PickNumber, PickOne, PickOrder, PickSet
from starboard.kernel.step import Question, Step

if TYPE_CHECKING:
    from starboard.kernel.ruleset import Ruleset

PASS: Final = -1
"""The id of "nothing, thank you", wherever a question may be declined."""


class Points:
    """One line of a score."""

    def __init__(self, source: str, thing: int, points: int) -> None:
        self.source = source
        """What the points are for, as the rules have it: the message `points-<source>` says it in words."""
        self.thing = thing
        """The thing that gives them, by id; PASS if it is no single thing."""
        self.points = points
        """How many there are."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Points, (self.source, self.thing, self.points)

    def __repr__(self) -> str:
        return f"<{self.points} for {self.source}{f' of {self.thing}' if self.thing != PASS else ''}>"


class Standing:
    """Where a seat stands, at the end or on the way there."""

    def __init__(self, seat: int, total: int, tie_break: int, lines: list[Points]) -> None:
        self.seat = seat
        """Whose standing this is; seats count from 0."""
        self.rank = 0
        """1 for the winner. Seats with equal total and tie-break share a rank; 0 before anybody has ranked them."""
        self.total = total
        """The score."""
        self.tie_break = tie_break
        """What decides between equal totals, the more the better, as the rulebook has it."""
        self.lines = lines
        """Every line of the score; together they make the total."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Standing, (self.seat, self.total, self.tie_break, self.lines), {"rank": self.rank}

    def __repr__(self) -> str:
        return f"<standing: seat {self.seat}, rank {self.rank}, {self.total} points, tie-break {self.tie_break}>"


def ranked(standings: list[Standing]) -> list[Standing]:
    """Best first; equal total and tie-break share a rank."""
    ordered = sorted(standings, key=lambda one: (-one.total, -one.tie_break, one.seat))
    for at, one in enumerate(ordered):
        above = ordered[at - 1] if at else None
        tied = above is not None and (above.total, above.tie_break) == (one.total, one.tie_break)
        one.rank = above.rank if tied and above is not None else at + 1
    return ordered


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every position has. A game adds its own state and the methods marked as its part.

    A fresh object is blank: `lay_table` makes it the start of a game, `copy_flow` makes it like another. Whoever plays
    reads `seats`, `round`, `over` and `decisions`; the rest is for the rules, for search and for the match.
    """

    seats: int
    """How many play; seats count from 0."""
    chance: Chance
    """All luck that is still to come."""
    order: list[int]
    """The seats in the order in which they act."""
    common: list[Step[Any]]
    """Steps of the rules still to run while no seat has any of its own; the last one runs first."""
    lanes: list[list[Step[Any]]]
    """For each seat, the steps it still has to go through; the last one runs first."""
    pending: list[Decision | None]
    """For each seat, the decision that it owes now, or None."""
    answers: list[list[int] | None]
    """For each seat, its secret answer that has not been revealed yet, or None."""
    asked: list[int]
    """For each seat, how many questions it has been asked."""
    horizon: list[int]
    """For each seat, how often it has learned something: it cannot go back to before the last time."""
    side_by_side: bool
    """Does the table want open work done by all seats at once, where the rules allow it?"""
    parallel: bool
    """Is that happening right now?"""
    round: int
    """How many rounds have begun (turns of the first seat, where the rules have no rounds)."""
    over: bool
    """Is the game over? Then nobody owes a decision, and `standings` is final."""
    events: list[Event] | None
    """What has happened since somebody last emptied this list; None if nobody wants to know."""
    ruleset: Ruleset | None
    """The rules that it was begun by (`Ruleset.new_game`); None if it was laid out by hand."""
    options: Mapping[str, bool | int | str]
    """The options that it was begun with, all of them."""
    worked_out: object
    """What a game has worked out about this position, to be used again until something happens; else None."""

    def __repr__(self) -> str:
        name = type(self).__name__
        try:
            seats = f"{self.seats} seat{'s' if self.seats != 1 else ''}"
            if self.over:
                return f"<{name}: {seats}, over in round {self.round}>"
            waiting = ", ".join([str(decision) for decision in self.decisions])
            return f"<{name}: {seats}, round {self.round}, waiting for {waiting or 'nobody'}>"
        except AttributeError:  # blank
            return f"<{name}: not begun>"

    def lay_table(self, seats: int, chance: Chance) -> None:
        """Nobody has been asked anything, and nothing is left to run."""
        self.seats = seats
        self.chance = chance
        self.order = list(range(seats))
        self.common = []
        self.lanes = [[] for _ in range(seats)]
        self.pending = [None] * seats
        self.answers = [None] * seats
        self.asked = [0] * seats
        self.horizon = [0] * seats
        self.side_by_side = False
        self.parallel = False
        self.round = 0
        self.over = False
        self.events = None
        self.ruleset = None
        self.options = {}
        self.worked_out = None

    # --- playing ------------------------------------------------------------------------------------------

    @property
    def decisions(self) -> list[Decision]:
        """The decisions that are owed now; more than one when seats decide at the same time."""
        return [decision for decision in self.pending if decision is not None]

    def decision_of(self, seat: int) -> Decision | None:
        """The decision that the seat owes now; None if it owes none, or if there is no such seat."""
        return self.pending[seat] if 0 <= seat < self.seats else None

    def decide(self, seat: int, choice: int | Sequence[int]) -> None:
        """Check, apply, and run on to the next decisions. An illegal choice raises and changes nothing."""
        decision = self.pending[seat] if 0 <= seat < self.seats else None
        if decision is None:
            raise IllegalChoice(Reason("not-asked", {}), seat, "")
        self.apply(seat, self.checked(decision, choice))

    def apply(self, seat: int, answer: list[int]) -> None:
        """Make a choice without looking at it again, and run on to the next decisions.

        For an answer to the decision that the seat owes which is known to be legal, a set in ascending order: one that
        was `checked`, or that the form itself has drawn (`Form.random`).
        """
        lane = self.lanes[seat]
        question = cast("Question[Any]", lane[-1])
        self.pending[seat] = None
        if question.secret:
            self.answers[seat] = answer
        else:
            lane.pop()
            if not self.parallel:
                self.others_learn(seat)
            question.answer(self, seat, answer)
        self.advance()

    def take_back(self, seat: int) -> None:
        """Ask a seat again whose secret answer has not been revealed yet; a forced answer was not its own."""
        if not 0 <= seat < self.seats or self.answers[seat] is None or self.is_forced(seat):
            raise IllegalChoice(Reason("nothing-to-take-back", {}), seat, "")
        self.answers[seat] = None
        self.advance()

    def asks_in_secret(self, seat: int) -> bool:
        """Is the question on top of this lane one whose answer stays hidden for now?"""
        return self.lanes[seat][-1].secret

    def is_forced(self, seat: int) -> bool:
        """Does the kernel answer the question on top of this lane by itself?"""
        question = cast("Question[Any]", self.lanes[seat][-1])
        form = question.ask(self, seat) if question.public else None
        return form is not None and form.single()

    def checked(self, decision: Decision, choice: object) -> list[int]:
        """The choice as a list of its own, a set in ascending order. Raises IllegalChoice, naming the broken rule."""
        answer = numbers(choice)
        if answer is None:
            raise IllegalChoice(Reason("unknown-thing", {}), decision.seat, decision.kind, repr(choice)[:60])
        objection = decision.form.objection(answer)
        if objection is not None:
            raise self.illegal(decision, objection)
        if len(answer) > 1 and not isinstance(decision.form, PickOrder):
            answer.sort()
        return answer

    def illegal(self, decision: Decision, objection: Reason) -> IllegalChoice:
        """The error for a wrong answer, with the rule's own word for it where the rules have one."""
        thing = objection.values.get("thing", PASS)
        if objection.key == "not-an-option":
            rule = self.why_not(decision.seat, thing)
            objection = rule if rule is not None else objection
        name = ""
        if thing != PASS:
            try:
                name = self.name(thing)
            except (LookupError, OverflowError):  # an id that the game does not have has no name either
                name = str(thing)[:60]
        return IllegalChoice(objection, decision.seat, decision.kind, name)

    def why_not(self, seat: int, thing: int) -> Reason | None:
        """Why the seat cannot pick this thing now; None if it can, or if the rules have no word for it."""
        decision = self.decision_of(seat)
        if decision is None:
            return Reason("not-asked", {})
        if thing in decision.form.things():
            return None
        return cast("Question[Any]", self.lanes[seat][-1]).why_not(self, seat, thing)

    # --- flow ---------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run until somebody has to decide, or the game is over."""
        self.worked_out = None
        lanes = self.lanes
        pending = self.pending
        answers = self.answers
        while not self.over:
            waiting = False
            gathered = False
            for seat in self.order:
                lane = lanes[seat]
                if not lane:
                    continue
                if answers[seat] is None and pending[seat] is None:
                    self.run_lane(seat, lane)
                if pending[seat] is not None:
                    waiting = True
                    if not self.parallel and not self.asks_in_secret(seat):
                        break
                elif lane:
                    gathered = True
            if waiting:
                return
            if gathered:
                self.close_group()
            elif self.common:
                self.parallel = False
                self.common.pop().run(self, -1)
            else:
                raise EngineError("the game is not over, but nothing is left to run")

    def run_lane(self, seat: int, lane: list[Step[Any]]) -> None:
        """Run one seat's steps until one of them waits for it."""
        while lane and not self.over:
            step = lane[-1]
            if not step.asks:
                lane.pop()
                step.run(self, seat)
                continue
            question = cast("Question[Any]", step)
            form = question.ask(self, seat)
            if form is None:
                lane.pop()
            elif question.public and form.single():
                if question.secret:
                    self.answers[seat] = form.first()
                    return
                lane.pop()
                told = self.told()
                question.answer(self, seat, form.first())
                self.mark_itself(seat, told)
            else:
                number = self.asked[seat] + 1
                self.asked[seat] = number
                self.pending[seat] = Decision(number, seat, question.kind, form, question.about(self, seat))
                return

    def close_group(self) -> None:
        """All secret answers are in: they take effect together, in seat order."""
        answers = self.answers
        gathered = answers[:]
        closed: list[Step[Any] | None] = [None] * self.seats
        forced = [False] * self.seats
        for seat in self.order:
            if answers[seat] is not None:
                forced[seat] = self.events is not None and self.is_forced(seat)
                answers[seat] = None
                closed[seat] = self.lanes[seat].pop()
        for seat in self.order:
            answer = gathered[seat]
            if answer is not None:
                told = self.told()
                cast("Question[Any]", closed[seat]).answer(self, seat, answer)
                if forced[seat]:
                    self.mark_itself(seat, told)

    def told(self) -> int:
        """How many events have been told, if anybody wants to know."""
        return len(self.events) if self.events is not None else 0

    def mark_itself(self, seat: int, told: int) -> None:
        """The events after these followed from an answer that was the only one, and that the seat was not asked for."""
        if self.events is not None:
            for event in self.events[told:]:
                event.itself = seat

    # --- what has been revealed ---------------------------------------------------------------------------

    def learns(self, seat: int) -> None:
        """The seat has learned something new: it can no longer go back to before this."""
        self.horizon[seat] += 1

    def others_learn(self, seat: int) -> None:
        """All seats but this one have learned something new, as in `learns`."""
        for other in range(self.seats):
            if other != seat:
                self.horizon[other] += 1

    def all_learn(self) -> None:
        """Every seat has learned something new, as in `learns`."""
        for seat in range(self.seats):
            self.horizon[seat] += 1

    # --- copies, guesses, digests -------------------------------------------------------------------------

    def copy(self) -> Game:
        """The game's part: an independent position. `copy_flow` does the kernel's share."""
        raise NotImplementedError

    def copy_flow(self, other: Game) -> None:
        """Give a fresh object the kernel's share of this position. Copies make no events."""
        other.seats = self.seats
        other.chance = self.chance.copy()
        other.order = self.order[:]
        other.common = self.common[:]
        other.lanes = [lane[:] for lane in self.lanes]
        other.pending = self.pending[:]
        other.answers = self.answers[:]
        other.asked = self.asked[:]
        other.horizon = self.horizon[:]
        other.side_by_side = self.side_by_side
        other.parallel = self.parallel
        other.round = self.round
        other.over = self.over
        other.events = None
        other.ruleset = self.ruleset
        other.options = self.options
        other.worked_out = None

    def __copy__(self) -> Game:
        """As `copy`, but what has happened goes with it."""
        other = self.copy()
        other.events = self.events[:] if self.events is not None else None
        return other

    def __deepcopy__(self, _memo: object) -> Game:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return saving().restored, (type(self), self.save())

    def save(self) -> bytes:
        """The position as bytes, for `load`: in another process, or after a while.

        Only the very same version of Starboard reads them; what is to be kept is a record (`Match.record`). Raises
        SaveError for a game that no ruleset has begun.
        """
        data: bytes = saving().save_game(self)
        return data

    @staticmethod
    def load(data: bytes) -> Game:
        """The position that `save` made these bytes of. Raises SaveError, which says why, for any others.

        Load only what a program of your own has saved. Bytes make no objects but those of the engine, and run no code
        but its own; still they are no format for strangers.
        """
        game: Game = saving().load_game(data)
        return game

    def guess(self, seat: int, source: Stream) -> Game:
        """A copy in which all that the seat cannot know has been redrawn at random.

        It depends on nothing but what the seat knows and the random numbers: of any guess for the seat, an equal source
        gives the same guess again.
        """
        other = self.without_answers(seat)
        other.chance = self.chance.reseeded(source)
        other.redraw_hidden(seat, source)
        other.advance()
        return other

    def without_answers(self, seat: int) -> Game:
        """A copy in which the other seats are still to be asked what they owe, or have answered in secret."""
        other = self.copy()
        for each in range(self.seats):
            if each != seat:
                if self.has_been_asked(each):
                    other.asked[each] -= 1  # it is asked again, and the question keeps its number
                other.answers[each] = None
                other.pending[each] = None
        return other

    def has_been_asked(self, seat: int) -> bool:
        """Does the seat owe an answer, or has it given one that is still secret and was not forced?"""
        return self.pending[seat] is not None or (self.answers[seat] is not None and not self.is_forced(seat))

    def redraw_hidden(self, seat: int, source: Stream) -> None:
        """The game's part: permute what the seat cannot tell apart, in place. Where the hidden things really are must
        make no difference to the outcome: put them into an order of their own first."""
        raise NotImplementedError

    def state(self) -> dict[str, object]:
        """The game's part: the whole position as plain data under stable names."""
        raise NotImplementedError

    def digest(self) -> str:
        """A stable hash of the whole position: equal on every machine, Python version and build."""
        flow: dict[str, object] = {
            "common": [[step.name, step.data()] for step in self.common],
            "lanes": [[[step.name, step.data()] for step in lane] for lane in self.lanes],
            "answers": [self.plain_answer(seat) for seat in range(self.seats)],
            "parallel": self.parallel,
            "chance": self.chance.plain(),
            "over": self.over,
        }
        return hashed(without_blanks({"flow": flow, "state": self.state()}))

    def digest_for(self, seat: int | None) -> str:
        """A stable hash of what the seat may know."""
        view = self.view(seat)
        view.pop("decision", None)
        return hashed(view)

    # --- what a seat may know -----------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, object]:
        """What that seat may know, as plain data; None for a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}; the game has {self.seats}")
        decision = self.pending[seat] if seat is not None else None
        view: dict[str, object] = {
            "seat": seat,
            "over": self.over,
            "waiting": self.waiting(),
            "decision": self.plain_decision(decision) if decision is not None else None,
            "answered": self.plain_answer(seat) if seat is not None else None,
            "table": self.table(seat),
        }
        if self.over:
            view["standings"] = self.plain_standings()
        return view

    def waiting(self) -> list[int]:
        """The seats the table waits for. A secret answer does not show until all are in."""
        found = []
        for seat in range(self.seats):
            if self.pending[seat] is not None or self.answers[seat] is not None:
                found.append(seat)
        return found

    def table(self, seat: int | None) -> dict[str, object]:
        """The game's part: its table as that seat sees it."""
        raise NotImplementedError

    def standings(self) -> list[Standing]:
        """The game's part: ranking with every score's breakdown; before the end, the running score."""
        raise NotImplementedError

    def plain_standings(self, standings: list[Standing] | None = None) -> list[dict[str, object]]:
        """A ranking as plain data: the game's own, or another of its seats."""
        return [
            {
                "seat": one.seat,
                "rank": one.rank,
                "total": one.total,
                "tie_break": one.tie_break,
                "lines": [[line.source, self.name(line.thing), line.points] for line in one.lines],
            }
            for one in (self.standings() if standings is None else standings)
        ]

    # --- names --------------------------------------------------------------------------------------------

    def name(self, thing: int) -> str:
        """The game's part: the stable name of an id. PASS is "pass"."""
        raise NotImplementedError

    def thing(self, name: str) -> int:
        """The game's part: the id of a stable name; raises KeyError for a name it does not know."""
        raise NotImplementedError

    def names(self, things: Sequence[int]) -> list[str]:
        """The stable names of several ids, in their order."""
        return [self.name(thing) for thing in things]

    def plain_choice(self, decision: Decision, choice: Sequence[int]) -> list[int] | list[str]:
        """A choice under stable names, as records and the wire have it; a number stays a number."""
        return self.plain_picked(decision.form, choice)

    def plain_picked(self, form: Form, choice: Sequence[int]) -> list[int] | list[str]:
        """As `plain_choice`, for a form that nobody has been asked."""
        if isinstance(form, PickNumber):
            return list(choice)
        return self.names(choice if isinstance(form, PickOrder) else sorted(choice))

    def plain_answer(self, seat: int) -> list[int] | list[str] | None:
        """The unrevealed answer of a seat under stable names; None if it has not given one."""
        answer = self.answers[seat]
        if answer is None:
            return None
        form = cast("Question[Any]", self.lanes[seat][-1]).ask(self, seat)
        return self.plain_picked(form, answer) if form is not None else None

    def choice_from(self, decision: Decision, plain: object) -> list[int]:
        """The choice that some plain data means. Raises IllegalChoice for what means nothing here."""
        items: list[Any] = plain if isinstance(plain, list) else [plain]
        choice: list[int] = []
        for item in items:
            if isinstance(item, int) and not isinstance(item, bool) and isinstance(decision.form, PickNumber):
                choice.append(item)
                continue
            try:
                if not isinstance(item, str):
                    raise KeyError(item)
                choice.append(self.thing(item))
            except (KeyError, ValueError):
                raise IllegalChoice(Reason("unknown-thing", {}), decision.seat, decision.kind, str(item)[:60]) from None
        return choice

    def plain_decision(self, decision: Decision) -> dict[str, object]:
        """A decision as plain data under stable names."""
        return {
            "id": decision.id,
            "kind": decision.kind,
            "about": {role: self.name(thing) for role, thing in decision.about.items()},
            "form": self.plain_form(decision.form),
        }

    def plain_form(self, form: Form) -> dict[str, object]:
        """The legal answers to a question as plain data under stable names."""
        if isinstance(form, PickOne):
            return {"pick": "one", "of": self.names(form.options)}
        if isinstance(form, PickNumber):
            return {"pick": "number", "least": form.lo, "most": form.hi}
        if isinstance(form, PickOrder):
            return {"pick": "order", "of": self.names(form.items)}
        cases: list[dict[str, object]] = []
        for case in cast(PickSet, form).cases:
            groups = [{"of": self.names(group.ids), "least": group.lo, "most": group.hi} for group in case.groups]
            cases.append({"fixed": self.names(case.fixed), "groups": groups})
        return {"pick": "set", "cases": cases}


def saving() -> Any:
    """The module that saves positions: it knows rulesets and matches, so it cannot be imported before them."""
    return import_module("starboard.kernel.saving")


def numbers(choice: object) -> list[int] | None:
    """A choice as a new list of whole numbers; None if it is anything else. True is not a number."""
    if isinstance(choice, int):
        return None if isinstance(choice, bool) else [choice]
    if not isinstance(choice, list) and (
        not isinstance(choice, Sequence) or isinstance(choice, str | bytes | bytearray)
    ):
        return None
    found: list[int] = []
    for item in choice:
        if not isinstance(item, int) or isinstance(item, bool):
            return None
        found.append(item)
    return found


def without_blanks(plain: object) -> object:
    """Plain data without fields that are empty or zero: a later version may add a field and leave old digests alone."""
    if isinstance(plain, dict):
        kept = {key: without_blanks(value) for key, value in plain.items()}
        return {key: value for key, value in kept.items() if value}
    if isinstance(plain, list):
        return [without_blanks(value) for value in plain]
    return plain


def hashed(plain: object) -> str:
    """The digest of plain data: keys sorted, no spaces, SHA-256, 32 hex digits."""
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:32]
