"""Present: a match as one seat may see it, in one language, ready for the wire.

This is the only place where something of a game becomes a message: whatever is sent comes from `Game.view`,
`Event.seen_by` and the ruleset's face, so nothing can be sent that the seat may not know. Knows no game's rules.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from starboard.kernel.decision import Decision, IllegalChoice
from starboard.kernel.decision import Reason as Why
from starboard.kernel.game import Game
from starboard.kernel.match import Match, NotPossible
from starboard.kernel.record import CHOICE, LAPSE, NOTE, PERSON, SEAT
from starboard.server import wire
from starboard.server.refusals import words
from starboard.server.store.matches import SeatRow
from starboard.words.face import Face
from starboard.words.language import Language
from starboard.words.lesson import Lesson

REFUSALS = (IllegalChoice, NotPossible)
"""How the rules say no; either has a `reason`, and has changed nothing."""

MOST_NOTES = 80
"""Prospects are worked out for at most this many things; the rest are explained on request."""

MOST_NAMED = 4
"""At most this many things of an answer are named on the button that undoes it."""


def name_at(row: SeatRow, language: str) -> str:
    """What the player of a seat is called; somebody who has left this server has no name any more."""
    return row.name or words(language)("former-player")


def names_at(seats: Sequence[SeatRow], language: str) -> list[str]:
    return [name_at(row, language) for row in seats]


class Eyes:
    """Somebody who looks at a table: through which seat (None: a spectator), and in which language."""

    def __init__(self, face: Face, language: str, seat: int | None) -> None:
        self.face = face
        self.words: Language = face.language(language)
        self.seat = seat
        self.made: dict[tuple[str, tuple[int, ...]], str] = {}

    def decided(self, game: Game, decision: Decision, answer: Sequence[int]) -> str:
        """What a seat has decided, as the button to go back to it says: for that seat's own eyes only. An id never asks
        two things."""
        key = decision.id, tuple(answer)
        text = self.made.get(key)
        if text is None:
            plain = game.plain_decision(decision)
            question = self.face.question(plain, self.words)
            said = self.answer(game.plain_choice(decision, answer), plain)
            text = self.made[key] = words(self.words.code)("undo-point", answer=said, question=question)
        return text

    def answer(self, plain: Sequence[str | int], decision: Mapping[str, Any]) -> str:
        """An answer in a few words. A pass is called what it meant there: "place no world", not "nothing"."""
        say = words(self.words.code)
        if not plain:
            return say("undo-nothing")
        if plain[0] == "pass":
            return self.face.option("pass", decision, self.words)
        named = [self.face.thing(one, self.words) if isinstance(one, str) else str(one) for one in plain]
        if len(named) <= MOST_NAMED:
            return ", ".join(named)
        some = named[: MOST_NAMED - 1]
        return say("undo-and-more", things=", ".join(some), count=len(named) - len(some))


class Sight:
    """What a seat sees of a match now: first as plain data, to be compared with what it saw before; then in words.

    The game's own table is by far the longest part. It is encoded once: what is compared is what is sent.
    """

    def __init__(self, match: Match, eyes: Eyes) -> None:
        self.match = match
        self.eyes = eyes
        self.view: dict[str, Any] = match.game.view(eyes.seat)
        self.standings = match.plain_standings()
        self.table = msgspec.Raw(wire.ENCODER.encode(self.view["table"]))

    def key(self, more: Sequence[Any]) -> bytes:
        """The same for two sights of the same, whatever the words: a hash of all of it, and of what is shown beside.
        Whatever is different each time it is sent, like the time that is left, must not be in it."""
        decision = self.view["decision"]
        rest = [
            decision["id"] if decision is not None else None,
            self.view["waiting"],
            self.view["answered"],
            self.standings,
            self.match.over,
            len(self.match.log),
            *more,
        ]
        found = hashlib.blake2b(self.table, digest_size=16)
        found.update(wire.ENCODER.encode(rest))
        return found.digest()

    def update(
        self,
        told: int = 0,
        rewound: int | None = None,
        epoch: int = 0,
        undo: list[wire.UndoPoint] | None = None,
        clocks: list[wire.SeatClock] | None = None,
        lesson: Lesson | None = None,
    ) -> wire.Update:
        """All that the seat may know now, with the events after the first `told`."""
        match, eyes, view = self.match, self.eyes, self.view
        over = match.over
        return wire.Update(
            number=len(match.log),
            epoch=epoch,
            rewound=rewound,
            events=seen(match, eyes, told),
            seat=eyes.seat,
            view=cast(dict[str, Any], self.table),
            waiting=[] if over else view["waiting"],
            over=over,
            decision=None if over or view["decision"] is None else asked(match.game, eyes, view["decision"], lesson),
            answered=None if over else view["answered"],
            undo=undo or [],
            scores=scores(self.standings, eyes, match.game if over else None),
            clocks=clocks or [],
        )


def undone(match: Match, eyes: Eyes, names: Sequence[str], epoch: int) -> list[wire.Undone]:
    """Who went back since somebody's stream had been rewound that often (less than 0: since the start), as far as they
    were moved back by it."""
    rewinds, by = match.rewinds_of(eyes.seat), match.rewinders_of(eyes.seat)
    say = words(eyes.words.code)
    found = []
    for at in range(epoch if 0 <= epoch <= len(rewinds) else 0, len(rewinds)):
        text = say("undone-own") if by[at] == eyes.seat else say("undone", who=names[by[at]])
        found.append(wire.Undone(min(rewinds[at:]), by[at], text))
    return found


def played_for(match: Match, eyes: Eyes) -> list[str]:
    """What a bot has answered for a seat since its person last answered anything, in words, for that seat's own eyes.
    Only what still stands, and only the latest."""
    recent = {made.decision.id: made for made in match.path if made.seat == eyes.seat and made.decision is not None}
    found: list[str] = []
    by = PERSON
    lapsed = False
    for entry in match.record.entries:
        if entry.seat != eyes.seat:
            continue
        if entry.do == SEAT:
            by = entry.by
        elif entry.do == NOTE:
            lapsed = lapsed or entry.kind == LAPSE
        elif entry.do == CHOICE and (lapsed or by != PERSON):
            found.append(entry.decision)
            lapsed = False
        elif entry.do == CHOICE:
            made = recent.get(entry.decision)
            # Where there is only one answer, a page gives it by itself.
            if made is None or made.decision is None or not made.decision.form.single():
                found.clear()
    return [
        eyes.decided(match.game, made.decision, made.answer)
        for made in (recent[one] for one in dict.fromkeys(found) if one in recent)
        if made.decision is not None
    ]


def update(match: Match, eyes: Eyes, told: int = 0) -> wire.Update:
    """All that the seat may know now, with the events after the first `told`, and nothing that one could do."""
    return Sight(match, eyes).update(told)


def seen(match: Match, eyes: Eyes, told: int) -> list[wire.Seen]:
    """The events of the seat's own stream after the first `told`."""
    found = []
    for number, event in enumerate(match.log[told:], start=told + 1):
        plain = event.seen_by(eyes.seat)
        text = eyes.face.event(plain, eyes.words, eyes.seat)
        found.append(wire.Seen(number, plain, text, itself=event.itself == eyes.seat))
    return found


def asked(game: Game, eyes: Eyes, plain: dict[str, Any], lesson: Lesson | None = None) -> wire.Asked:
    """The decision that the seat owes, with its words."""
    assert eyes.seat is not None
    decision = game.decision_of(eyes.seat)
    assert decision is not None
    return wire.Asked(
        id=decision.id,
        kind=decision.kind,
        about=plain["about"],
        form=msgspec.convert(plain["form"], wire.Form),
        question=eyes.face.question(plain, eyes.words),
        offered=offered(game, eyes, decision, plain),
        ways=eyes.face.ways(plain, eyes.words),
        rule=eyes.face.rule(decision.kind),
        forced=forced(game, eyes, decision, plain),
        lesson=taught(lesson, game, decision, eyes) if lesson is not None else None,
        secret=game.asks_in_secret(eyes.seat),
    )


def forced(game: Game, eyes: Eyes, decision: Decision, plain: Mapping[str, Any]) -> list[wire.Item] | None:
    """The only legal answer, where the game thinks it small enough to be given without asking."""
    if not decision.form.single():
        return None
    answer: list[wire.Item] = list(game.plain_choice(decision, decision.form.first()))
    return answer if eyes.face.answers_itself(plain, answer) else None


def taught(lesson: Lesson, game: Game, decision: Decision, eyes: Eyes) -> wire.LessonNote | None:
    """What the teacher of a lesson says at this decision, if anything."""
    note = lesson.note(game, decision)
    return wire.LessonNote(note.title(eyes.words), note.text(eyes.words), [*note.suggest]) if note is not None else None


def offered(game: Game, eyes: Eyes, decision: Decision, plain: Mapping[str, Any]) -> dict[str, wire.Offered]:
    """Every thing that a decision offers, in words, with what picking it would cost or give."""
    assert eyes.seat is not None
    found: dict[str, wire.Offered] = {}
    for thing in decision.form.things():
        name = game.name(thing)
        text = eyes.face.option(name, plain, eyes.words)
        note = ""
        if len(found) < MOST_NOTES:
            note = eyes.face.prospect(game, eyes.seat, thing, eyes.words)
            lying = eyes.face.lying_on(game, thing, eyes.words)
            if lying:
                text = f"{lying} — {text}"
                # It is said already.
                note = "" if note.endswith(lying) else note
        found[name] = wire.Offered(text, note)
    return found


def scores(standings: list[dict[str, object]], eyes: Eyes, ended: Game | None) -> list[wire.Score]:
    """The running score, or of a game that has ended the final one, broken down."""
    found = []
    for one in standings:
        lines = []
        entries: Sequence[Sequence[Any]] = one["lines"]  # type: ignore[assignment]
        for source, name, points in entries:
            thing = eyes.face.thing(name, eyes.words)
            text = eyes.words(f"points-{source}", thing=thing)
            lines.append(wire.ScoreLine(source, name, text, points, counted(ended, one["seat"], name, eyes)))
        who = eyes.face.who(one, eyes.words, eyes.seat)
        numbers = [one[key] for key in ("seat", "rank", "total", "tie_break")]
        seat, rank, total, tie_break = msgspec.convert(numbers, list[int])
        compared = [wire.TiePart(text, count) for text, count in eyes.face.tie_break(one, eyes.words)]
        found.append(wire.Score(seat, who, rank, total, tie_break, lines, compared))
    return found


def counted(ended: Game | None, seat: object, name: str, eyes: Eyes) -> list[str]:
    """How the points of a thing add up that counts others; told only once all is known."""
    if ended is None or not isinstance(seat, int) or not 0 <= seat < ended.seats or name == "pass":
        return []
    return eyes.face.reckoning(ended, seat, ended.thing(name), eyes.words)


def explained(match: Match, eyes: Eyes, ref: int, thing: str) -> wire.Explained:
    """All about a thing. Raises IllegalChoice for a name that the game does not have."""
    game = match.game
    try:
        number = game.thing(thing)
    except (KeyError, ValueError):
        number = None
    note = reason = ""
    if number is not None and eyes.seat is not None and game.decision_of(eyes.seat) is not None and not match.over:
        why = game.why_not(eyes.seat, number)
        if why is not None:
            reason = eyes.face.reason(why, game, eyes.words)
        elif thing in offered_names(game, eyes.seat):
            note = eyes.face.prospect(game, eyes.seat, number, eyes.words)
    text = eyes.face.explain_now(game, thing, eyes.words)
    if number is None and not text:
        raise IllegalChoice(Why("unknown-thing", {}), eyes.seat if eyes.seat is not None else -1, "", thing[:60])
    return wire.Explained(ref, thing, eyes.face.thing(thing, eyes.words), text, note, reason)


def offered_names(game: Game, seat: int) -> list[str]:
    decision = game.decision_of(seat)
    return game.names(decision.form.things()) if decision is not None else []
