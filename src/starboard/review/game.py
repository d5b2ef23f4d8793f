"""A whole game, reviewed: every choice judged, and the way from the deal to the result split."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from starboard.bots.learned.guides import GUIDES
from starboard.kernel.game import Game
from starboard.kernel.match import Match, chance_of
from starboard.kernel.record import Record
from starboard.kernel.registry import ruleset_named
from starboard.kernel.ruleset import Ruleset
from starboard.review.judgement import LEVELS, Judgement, judged
from starboard.review.outlook import Outlook
from starboard.review.split import LUCK, Splitter, Stretch

DEFAULT_LEVEL = "hard"
FORMAT = 4


class ReviewError(Exception):
    """This game cannot be reviewed: says why, and what could be."""


@dataclass
class Review:
    """What a game was worth to each seat, and each choice of it."""

    ruleset: Ruleset
    """The rules, with the content, that were played by."""
    seats: int
    level: str
    plays_with: str
    """The networks that judged."""
    over: bool
    """Was the game played to its end? Otherwise the result is the chances where it stopped."""
    decisions: list[Judgement] = field(default_factory=list)
    stretches: list[Stretch] = field(default_factory=list)

    def seat(self, seat: int) -> dict[str, Any]:
        """The split of one seat: `start` + `luck` + `own` + `others` is `result`, exactly but for rounding."""
        kinds = {kind: sum(one.luck[kind][seat] for one in self.stretches) for kind in LUCK}
        accuracies = [one.accuracy for one in self.decisions if one.seat == seat]
        return {
            "seat": seat,
            "start": self.stretches[0].begin[seat],
            "luck": sum(kinds.values()),
            "luck_by_kind": kinds,
            "own": sum(one.own[seat] for one in self.stretches),
            "others": sum(one.others[seat] for one in self.stretches),
            "result": self.stretches[-1].end[seat],
            "accuracy": 100 * sum(accuracies) / len(accuracies) if accuracies else None,
        }

    def turning_points(self, most: int = 3) -> list[Stretch]:
        """The stretches that changed the chances of any seat most, in the order of the game."""
        return sorted(
            sorted(self.stretches, key=lambda one: -max(abs(e - b) for b, e in zip(one.begin, one.end, strict=True)))[
                :most
            ],
            key=lambda one: one.first,
        )

    def plain(self, seats: list[int] | None = None) -> dict[str, Any]:
        """As plain data; of these seats only, if any are named."""
        wanted = list(range(self.seats)) if seats is None else seats
        return {
            "format": FORMAT,
            "level": self.level,
            "judged_by": self.plays_with,
            "over": self.over,
            "seats": [self.seat(seat) for seat in wanted],
            "decisions": [one.plain() for one in self.decisions if one.seat in wanted],
            "chances": [{"number": one.first, "round": one.round, "chances": one.begin} for one in self.stretches]
            + [{"number": None, "round": self.stretches[-1].round, "chances": self.stretches[-1].end}],
            "turning_points": [one.first for one in self.turning_points()],
        }


class Walk:
    """A game played again, choice by choice: the position before, the seat, its answer, the position after."""

    def __init__(self, match: Match) -> None:
        record = match.record
        self.path = match.path
        self.game = match.ruleset.new_game(record.seats, record.options, chance_of(match.ruleset, record))
        self.game.side_by_side = record.side_by_side

    def steps(self) -> Iterator[tuple[Game, int, list[int], Game]]:
        for made in self.path:
            before = self.game.copy()
            self.game.decide(made.seat, made.answer)
            yield before, made.seat, made.answer, self.game


class Reviewer:
    """Reviews one record, piece by piece. Raises ReviewError for a game that no learned bot plays or a level that there
    is not, RecordError for a damaged record."""

    def __init__(self, record: Record, level: str = DEFAULT_LEVEL) -> None:
        if level not in LEVELS:
            raise ReviewError(f"there is no level {level[:40]!r} to review at: take one of {', '.join(LEVELS)}")
        if record.ruleset not in GUIDES:
            known = ", ".join(GUIDES)
            raise ReviewError(f"no learned bot plays {record.ruleset}: only games of {known} can be reviewed")
        self.level = level
        self.match = Match.replay(ruleset_named(record.ruleset), record)
        if not self.match.path:
            raise ReviewError("nobody has chosen anything in this game yet: there is nothing to review")
        self.outlook = Outlook(self.match.game)
        self.seed = f"review/{record.seed}"

    def graph(self) -> list[dict[str, Any]]:
        """The chances when each stretch begins and at the end, as the whole review has them: at once, so that there is
        something to look at. `decision` is the first choice of the stretch."""
        outlook = self.outlook
        games: list[Game] = []
        points: list[dict[str, Any]] = []
        began = True
        for number, (before, seat, _answer, after) in enumerate(Walk(self.match).steps()):
            if began:
                decision = before.decision_of(seat)
                assert decision is not None
                games.append(before)
                points.append({"number": number, "round": before.round, "seat": seat, "decision": decision.id})
            began = outlook.begins(before, after)
        games.append(self.match.game)
        points.append({"number": None, "round": self.match.game.round, "seat": None, "decision": None})
        # One by one, as the review judges them: many at once come out a little differently in the last places.
        return [{**point, "chances": outlook.chances([game])[0]} for point, game in zip(points, games, strict=True)]

    def steps(
        self, seats: list[int] | None = None, done: Mapping[str, dict[str, Any]] | None = None
    ) -> Generator[dict[str, dict[str, Any]], None, Review]:
        """After each choice of the game the pieces that were made for it, and at the end the review: the choices of
        these seats (of all, if none are named), and the split of all seats. Pieces that are done are not made again."""
        match, outlook = self.match, self.outlook
        walk = Walk(match)
        review = Review(match.ruleset, match.game.seats, self.level, outlook.judge.network.name, match.game.over)
        kept = dict(done or {})
        splitter = Splitter(walk.game, outlook, self.seed, stretches_of(kept))
        for number, (before, seat, answer, after) in enumerate(walk.steps()):
            fresh: dict[str, dict[str, Any]] = {}
            if seats is None or seat in seats:
                name = f"choice {number}"
                if name not in kept:
                    judgement = self.judged(before, seat, answer, number)
                    kept[name] = fresh[name] = judgement.kept() if judgement is not None else {}
                if kept[name]:
                    review.decisions.append(Judgement.again(kept[name]))
            stretch = splitter.choose(before, seat, answer, after)
            if stretch is None and number == len(match.path) - 1:  # somebody resigned in the middle of it
                stretch = splitter.ended(after)
            if stretch is not None:
                review.stretches.append(stretch)
                name = f"stretch {stretch.first}"
                if name not in kept:
                    kept[name] = fresh[name] = stretch.kept()
            yield fresh
        return review

    def judged(
        self, game: Game, seat: int, answer: list[int], number: int, open_cards: bool = False
    ) -> Judgement | None:
        decision = game.decision_of(seat)
        assert decision is not None
        return judged(game, decision, answer, number, self.outlook, LEVELS[self.level], self.seed, open_cards)

    def position(self, number: int) -> tuple[Game, int, list[int]]:
        """The game before a choice, the seat that made it, and the answer. Raises IndexError if there is none."""
        if number >= 0:
            for at, (before, seat, answer, _after) in enumerate(Walk(self.match).steps()):
                if at == number:
                    return before, seat, answer
        raise IndexError(number)


def review_of(
    record: Record,
    level: str = DEFAULT_LEVEL,
    seats: list[int] | None = None,
    done: dict[str, dict[str, Any]] | None = None,
    keep: Callable[[str, dict[str, Any]], None] | None = None,
    advance: Callable[[float], None] | None = None,
) -> Review:
    """Review a record: the choices of these seats (of all, if none are named), and the split of all seats.

    The work is in pieces with names: `done` are pieces of an earlier review of the same record at the same level, which
    are not done again; `keep` is given each new piece when it is finished; `advance` hears of every choice. Raises as
    `Reviewer` does.
    """
    steps = Reviewer(record, level).steps(seats, done)
    while True:
        try:
            fresh = next(steps)
        except StopIteration as end:
            review: Review = end.value
            return review
        for name, piece in fresh.items():
            if keep is not None:
                keep(name, piece)
        if advance is not None:
            advance(1)


def stretches_of(pieces: Mapping[str, dict[str, Any]]) -> dict[int, Stretch]:
    """Those that are done, by their first choice."""
    found = [Stretch.again(piece) for name, piece in pieces.items() if name.startswith("stretch ")]
    return {one.first: one for one in found}
