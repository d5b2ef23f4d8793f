# mypyc: skip
"""The mirror: a game of the reference engine that is still being played, laid out in ours at each of its questions.

The position is built anew every time, from all that was drawn and chosen so far; what our engine draws before the
reference has drawn it is random. A position that only went along would fail: our engine draws for everybody before it
asks. What is rebuilt knows everything, so whoever chooses is given a guess of it, in which only what its seat knows is
true.
"""

from __future__ import annotations

from starboard.kernel.chance import ScriptedChance, ScriptError, Stream
from starboard.kernel.decision import Decision, EngineError, IllegalChoice
from starboard.race.conform.reading import Reading, readings
from starboard.race.conform.transcript import Choice, Course, Heading, TranscriptError
from starboard.race.consume import boost_anchor
from starboard.race.position import RaceGame
from starboard.race.quirks import REFERENCE, Quirks
from starboard.race.ruleset import RULESET, RaceRuleset

REFERENCE_RULES = RaceRuleset(quirks=Quirks(REFERENCE), box=RULESET.box)
"""Our rules, read as the reference reads them."""


class Lost(Exception):
    """The game cannot be followed: one sentence that says why."""


class Mirror:
    """What has happened in one game, and the position it leads to."""

    def __init__(self, heading: Heading) -> None:
        self.heading = heading
        self.course = Course(heading)
        self.readings = readings(heading)
        self.options = REFERENCE_RULES.complete(
            {
                "level": heading.level,
                "advanced": heading.advanced,
                "goals": bool(heading.goals),
                "takeovers": heading.takeovers,
            }
        )
        heading.first_card = lambda seat: boost_anchor(self.game, seat)
        self.game: RaceGame
        """The position as it was last rebuilt."""
        self.at: list[int]
        """For each seat, how many of its choices that position has taken in."""

    def rebuild(self, asked: Choice | None = None) -> Decision | None:
        """Play all that is known; with `asked`, up to the question of ours that asks for the same.

        Returns that question; None if our game does not ask it. Raises Lost.
        """
        chance = ScriptedChance(self.course.script, self.heading.seats, then_random="unknown")
        try:
            game = REFERENCE_RULES.new_game(self.heading.seats, self.options, chance)
            assert isinstance(game, RaceGame)
            self.game = game
            self.at = [0] * self.heading.seats
            return self.play(asked, Stream("unknown"))
        except ScriptError as wrong:
            raise Lost(f"draws: {wrong}") from None
        except (IllegalChoice, EngineError, TranscriptError) as wrong:
            raise Lost(str(wrong)) from None
        except (KeyError, IndexError, TypeError, ValueError) as wrong:
            raise Lost(f"a choice makes no sense ({type(wrong).__name__}: {wrong})") from None

    def play(self, asked: Choice | None, source: Stream) -> Decision | None:
        game = self.game
        while not game.over:
            moved = False
            for decision in game.decisions:
                answer = self.answer(decision, asked)
                if answer is not None:
                    game.decide(decision.seat, answer)
                    moved = True
            mine = game.decision_of(asked.seat) if asked is not None else None
            if asked is not None and mine is not None and self.asks(mine, asked):
                return mine
            if moved:
                continue
            others = [one for one in game.decisions if asked is not None and one.seat != asked.seat]
            if mine is not None or not others:
                return None
            # The reference asks this seat before that one, and we after it: nobody knows what that one will choose.
            game.decide(others[0].seat, others[0].form.random(source))
        return None

    def asks(self, decision: Decision, asked: Choice) -> bool:
        """Is this question of ours the one that is asked there, after all that the seat has chosen before?"""
        if asked.round != self.game.round or self.next_choice(asked.seat) is not None:
            return False
        return self.reading(decision, asked) is not None

    def next_choice(self, seat: int) -> Choice | None:
        """The seat's next choice in this round; those of earlier rounds that were not asked for here are passed by."""
        choices = self.course.choices[seat]
        while self.at[seat] < len(choices) and choices[self.at[seat]].round < self.game.round:
            self.at[seat] += 1
        if self.at[seat] == len(choices) or choices[self.at[seat]].round > self.game.round:
            return None
        return choices[self.at[seat]]

    def reading(self, decision: Decision, choice: Choice) -> Reading | None:
        """How the choice answers this question; None if it does not."""
        reading = self.readings.get(decision.kind, {}).get(choice.type)
        return reading if reading is not None and reading.belongs(decision, choice) else None

    def answer(self, decision: Decision, asked: Choice | None) -> list[int] | None:
        """What was chosen at a question of ours; None if that is not known yet."""
        seat = decision.seat
        choice = self.next_choice(seat)
        while choice is not None:
            reading = self.reading(decision, choice)
            if reading is not None:
                self.at[seat] += 1
                return complete(decision, reading.answer(choice))
            if decision.form.single():
                return decision.form.first()
            self.at[seat] += 1
            choice = self.next_choice(seat)
        if asked is not None and asked.seat == seat and self.asks(decision, asked):
            return None
        return decision.form.first() if decision.form.single() else None


def complete(decision: Decision, answer: list[int]) -> list[int]:
    """Ancient Race: until the third discard is known, it is any card."""
    if decision.kind != "start" or decision.form.objection(answer) is None:
        return answer
    for more in decision.form.things():
        if more not in answer and decision.form.objection([*answer, more]) is None:
            return [*answer, more]
    return answer
