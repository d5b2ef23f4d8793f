"""Split: the way from the deal to the result, as luck, own choices and the choices of others, without a remainder.

A stretch is a round, or a turn where turns are taken. With `v` for the judge's chances when a stretch begins and ends,
and `e` for what rules of thumb would have been expected to make of it, with everything where it really was:

    v(end) - v(begin)  =  (e - v(begin))  +  what each choice changed  +  luck

- The first is the judge correcting itself, one stretch later: kind `judgement`, on average nothing.
- What a choice changed is the difference between it and the choice of the rules of thumb in the same position, both
  played on with the same luck. For the seat that chose it is its own, for every other seat it is the others'.
- Answers given in secret at the same time are compared in the same way, each alone: `own`. How good an answer of
  another seat was by what that seat knew is its skill: `others`. That it turned out better or worse than that, because
  of what neither could know, is luck: kind `secrets`. Without the difference a stronger opponent would be bad luck.
- The rest is what was drawn and turned up: kind `draws` where seats drew, `reveals` where only the table did. Its
  expectation is 0 whatever the judge thinks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from starboard.bots.bot import Bot, owed
from starboard.bots.learned.search import identity
from starboard.kernel.chance import Stream
from starboard.kernel.game import Game
from starboard.review.outlook import Chances, Outlook, mean, reseeded

LUCK = ("draws", "reveals", "secrets", "judgement")
TRIALS = 16
"""How often everything is played on to see what was to be expected."""


@dataclass
class Stretch:
    """One round or turn: the chances when it began and ended, and what made the difference, for each seat."""

    first: int
    """The number of its first choice."""
    round: int
    begin: Chances
    end: Chances
    own: Chances
    others: Chances
    luck: dict[str, Chances] = field(default_factory=dict)

    def kept(self) -> dict[str, Any]:
        """As plain data, for `again`."""
        return asdict(self)

    @staticmethod
    def again(kept: dict[str, Any]) -> Stretch:
        return Stretch(**kept)


class Splitter:
    """Takes a game's choices one after the other, and makes stretches of them."""

    def __init__(self, game: Game, outlook: Outlook, seed: str, known: Mapping[int, Stretch]) -> None:
        self.outlook = outlook
        self.seed = seed
        self.known = known
        """Stretches that need not be looked at again, by their first choice."""
        self.seats = game.seats
        self.number = 0
        self.begin(game)

    def begin(self, game: Game) -> None:
        """A stretch begins here."""
        known = self.known.get(self.number)
        if known is not None:
            self.now = known
            return
        zero = [0.0] * self.seats
        [begin] = self.outlook.chances([game])
        luck = {kind: [0.0] * self.seats for kind in LUCK}
        self.now = Stretch(self.number, game.round, begin, begin, zero[:], zero[:], luck)
        self.luck = game.chance.words()
        if not game.over:
            expected = mean(self.played_on(game, {}))
            self.now.luck["judgement"] = [e - v for e, v in zip(expected, begin, strict=True)]

    def played_on(self, game: Game, answers: Mapping[int, list[int]]) -> list[Chances]:
        """Each seat's chances when the stretch ends: with these answers, rules of thumb for the rest, and other luck
        each time. The same luck for every set of answers in the same position."""
        outlook = self.outlook
        stream = Stream(f"{self.seed}/{self.number}/luck")
        leaves: list[Game] = []
        for trial in range(TRIALS):
            ahead = reseeded(game, stream)
            turn = outlook.turn(ahead)
            thumbs = outlook.thumbs(ahead, f"{self.seed}/{self.number}/{trial}")
            give(ahead, answers, thumbs)
            outlook.play_ahead(ahead, thumbs, turn)
            leaves.append(ahead)
        return outlook.chances(leaves)

    def choose(self, before: Game, seat: int, answer: list[int], after: Game) -> Stretch | None:
        """The seat made this choice. Gives the stretch that ended with it, if one did."""
        self.number += 1
        decision = before.decision_of(seat)
        assert decision is not None
        if self.now.first in self.known:
            pass
        elif before.asks_in_secret(seat):
            if after.answers[seat] is None or after.over:
                self.closed(before, seat, answer)
        elif not decision.form.single():
            self.opened(before, seat, answer)
        if not (after.over or self.outlook.begins(before, after)):
            return None
        return self.ended(after)

    def opened(self, before: Game, seat: int, answer: list[int]) -> None:
        """A choice before everybody's eyes."""
        usual = self.outlook.thumbs(before, f"{self.seed}/{self.number}/0")[seat].choose(before, seat)
        if same(before, seat, usual, answer):
            return
        with_it = mean(self.played_on(before, {seat: answer}))
        without = mean(self.played_on(before, {seat: usual}))
        for each in range(self.seats):
            share = with_it[each] - without[each]
            if each == seat:
                self.now.own[each] += share
            else:
                self.now.others[each] += share

    def closed(self, before: Game, last: int, answer: list[int]) -> None:
        """The last of several secret answers: now they take effect together."""
        answers = {seat: given for seat, given in enumerate(before.answers) if given is not None}
        answers[last] = answer
        asked = before.copy()
        for seat in answers:
            asked.answers[seat] = None
            asked.pending[seat] = None
        asked.advance()
        given = {seat: answers[seat] for seat in answers if asked.pending[seat] is not None}
        if not given:
            return
        skill = {seat: self.expected(asked, seat, given[seat]) for seat in given}
        everybody = mean(self.played_on(asked, given))
        nobody = mean(self.played_on(asked, {}))
        for seat in range(self.seats):
            if seat not in given:
                self.now.others[seat] += everybody[seat] - nobody[seat]
                continue
            alone = mean(self.played_on(asked, {seat: given[seat]}))
            self.now.own[seat] += alone[seat] - nobody[seat]
            met = sum(one[seat] for other, one in skill.items() if other != seat)
            self.now.others[seat] += met
            self.now.luck["secrets"][seat] += everybody[seat] - alone[seat] - met

    def expected(self, asked: Game, seat: int, answer: list[int]) -> Chances:
        """What a secret answer was to change for everybody, by what the seat that gave it knew."""
        outlook = self.outlook
        seed = f"{self.seed}/{self.number}"
        usual = outlook.thumbs(asked, f"{seed}/0")[seat].choose(asked, seat)
        if same(asked, seat, usual, answer):
            return [0.0] * self.seats
        stream = Stream(f"{seed}/expected/{seat}")
        leaves: list[Game] = []
        for trial in range(TRIALS):
            world = asked.guess(seat, stream)
            for each in (answer, usual):
                ahead = world.copy()
                turn = outlook.turn(ahead)
                thumbs = outlook.thumbs(ahead, f"{seed}/{trial}")
                give(ahead, {seat: each}, thumbs)
                outlook.play_ahead(ahead, thumbs, turn)
                leaves.append(ahead)
        chances = outlook.chances(leaves)
        return [with_it - without for with_it, without in zip(mean(chances[::2]), mean(chances[1::2]), strict=True)]

    def ended(self, game: Game) -> Stretch:
        """A stretch has ended in this position, and the next begins."""
        done = self.now
        if done.first in self.known:
            self.begin(game)
            return done
        table_only = game.chance.words()[4:] == self.luck[4:]
        self.begin(game)
        done.end = self.now.begin
        kind = "reveals" if table_only else "draws"
        for seat in range(self.seats):
            known = done.luck["judgement"][seat] + done.luck["secrets"][seat] + done.own[seat] + done.others[seat]
            done.luck[kind][seat] = done.end[seat] - done.begin[seat] - known
        return done


def same(game: Game, seat: int, one: list[int], other: list[int]) -> bool:
    """Are these the same answer to what the seat is asked?"""
    form = owed(game, seat).form
    return identity(form, one) == identity(form, other)


def give(game: Game, answers: Mapping[int, list[int]], thumbs: Sequence[Bot]) -> None:
    """Answer the questions that are open now: as given, or by rules of thumb where nothing is given."""
    asked = [decision.seat for decision in game.decisions]
    chosen = {seat: answers[seat] for seat in asked if seat in answers}
    for seat in asked:
        if seat not in chosen and game.asks_in_secret(seat):
            chosen[seat] = thumbs[seat].choose(game, seat)
    for seat, answer in chosen.items():
        game.decide(seat, answer)
