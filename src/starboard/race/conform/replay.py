# mypyc: skip
"""Replaying one reference game in our engine, and comparing the two at every decision and at the end of every round.

The luck comes from the transcript's draws, the answers from its choices. A choice that our engine makes by itself,
because the rules force it, must be forced in the transcript too.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from starboard.kernel.chance import ScriptedChance, ScriptError
from starboard.kernel.decision import Decision, EngineError, IllegalChoice
from starboard.kernel.game import PASS, Standing
from starboard.race.conform.reading import Reading, readings, ways
from starboard.race.conform.transcript import Choice, Data, Transcript, TranscriptError, goal_of
from starboard.race.consume import boost_anchor
from starboard.race.position import RaceGame, Rules
from starboard.race.quirks import REFERENCE, Quirks
from starboard.race.ruleset import begin

LAST_ROUND = 30
"""The reference stops here; the rulebook has no such end."""

T = TypeVar("T")


class Difference(Exception):
    """Where our game and the reference's part: the game, the round, what we have and what the reference has."""

    def __init__(self, id: str, round: int, what: str) -> None:
        super().__init__(f"game {id}, round {round}, {what}")


class Replay:
    """One game on its way through our engine. `play` raises Difference at the first disagreement."""

    def __init__(self, transcript: Transcript) -> None:
        self.transcript = transcript
        course = transcript.course()
        self.script = course.script
        self.answers: list[tuple[int, list[int]]] = []
        """What has been answered, in our order: seat and choice."""
        self.choices = course.choices
        self.at = [0] * transcript.seats
        self.snapshots = transcript.snapshots()
        self.readings = readings(transcript)
        self.round = 0
        self.game: RaceGame

    def play(self) -> None:
        rounds: int = self.transcript.final["rounds"]
        rules = Rules(self.transcript.level, self.transcript.advanced)
        rules.goals = bool(self.transcript.goals)
        rules.takeovers = self.transcript.takeovers
        rules.quirks = Quirks(REFERENCE)
        try:
            self.transcript.first_card = self.first_card
            self.game = begin(
                self.transcript.seats,
                rules,
                self.transcript.content,
                ScriptedChance(self.script, self.transcript.seats),
            )
            for round in range(rounds + 1):
                self.round = round
                self.play_round()
                self.compare_positions()
                if self.game.over and round < rounds:
                    self.differ("the end", f"one after round {round}", f"one after round {rounds}")
        except ScriptError as error:
            names = self.transcript.content.names
            text = re.sub(
                r"the script has (\d+)", lambda found: f"the reference has {names[int(found[1])]}", str(error)
            )
            raise Difference(self.transcript.id, self.round, f"draws: {text}") from None
        if not self.game.over and rounds < LAST_ROUND:
            self.differ("the end", "none yet", f"one after round {rounds}")
        self.compare_scores()

    def first_card(self, seat: int) -> int:
        return boost_anchor(self.game, seat)

    def differ(self, what: str, ours: object, reference: object) -> NoReturn:
        raise Difference(self.transcript.id, self.round, f"{what}: we have {ours}, the reference has {reference}")

    # --- answers ------------------------------------------------------------------------------------------

    def play_round(self) -> None:
        """Answer until the round is over. Round 0 is the set-up."""
        game = self.game
        while not game.over and game.round <= self.round:
            for decision in game.decisions:
                answer = self.answer(decision)
                try:
                    game.decide(decision.seat, answer)
                except IllegalChoice as error:
                    self.differ(asked(decision), f"an objection ({error})", self.shown(answer))
                self.answers.append((decision.seat, answer))
        for seat in range(game.seats):
            while self.next_choice(seat) is not None:
                self.skip(seat)

    def next_choice(self, seat: int) -> Choice | None:
        """The seat's next choice in the transcript, if it is of this round."""
        choices = self.choices[seat]
        at = self.at[seat]
        return choices[at] if at < len(choices) and choices[at].round <= self.round else None

    def answer(self, decision: Decision) -> list[int]:
        """What the transcript answers to a question of ours."""
        while True:
            choice = self.next_choice(decision.seat)
            if decision.form.single() and not self.is_for(decision, choice):
                # We ask what others cannot see to be forced; the reference does not.
                return decision.form.first()
            if choice is None:
                self.differ(asked(decision), "a question", "none")
            reading = self.readings.get(decision.kind, {}).get(choice.type)
            if reading is None or not read(choice, reading.belongs, decision, choice):
                self.skip(decision.seat)
                continue
            self.at[decision.seat] += 1
            self.compare_legal(decision, reading, choice)
            return read(choice, reading.answer, choice)

    def is_for(self, decision: Decision, choice: Choice | None) -> bool:
        """Is the transcript's next choice the answer to this question?"""
        if choice is None:
            return False
        reading = self.readings.get(decision.kind, {}).get(choice.type)
        return reading is not None and read(choice, reading.belongs, decision, choice)

    def skip(self, seat: int) -> None:
        """Pass over a choice that our engine makes by itself: the reference must have left no choice either."""
        choice = self.choices[seat][self.at[seat]]
        self.at[seat] += 1
        reading = next(by_type[choice.type] for by_type in self.readings.values() if choice.type in by_type)
        legal = read(choice, reading.legal, choice)
        count = legal.count()
        if count != 1:
            self.differ(f"seat {seat}'s {choice.type}", "no such question", f"one with {count} legal answers")
        answer = read(choice, reading.answer, choice)
        if legal.objection(answer) is not None:
            self.differ(f"seat {seat}'s {choice.type}", self.shown(legal.first()), self.shown(answer))

    def compare_legal(self, decision: Decision, reading: Reading, choice: Choice) -> None:
        """Do both engines allow the same answers?"""
        legal = read(choice, reading.legal, choice)
        if not reading.complete(choice):
            for answer in legal.answers():
                if decision.form.objection(answer) is not None:
                    self.differ(f"{asked(decision)}, legal answers", "not all of these", self.shown(answer))
            return
        ours, theirs = ways(decision.form), read(choice, ways, legal)
        if ours != theirs:
            more = " or ".join(self.shown(way) for way in ours - theirs) or "nothing"
            fewer = " or ".join(self.shown(way) for way in theirs - ours) or "nothing"
            self.differ(f"{asked(decision)}, legal answers", f"also {more}", f"also {fewer}")

    def shown(self, answer: object) -> str:
        """An answer (or a set of them, as `ways` has it) with everything by its name."""
        if isinstance(answer, int):
            return self.game.name(answer)
        if isinstance(answer, list | frozenset):
            return "[" + ", ".join(sorted(self.shown(part) for part in answer)) + "]"
        return str(answer)

    # --- positions ----------------------------------------------------------------------------------------

    def compare_positions(self) -> None:
        if self.round not in self.snapshots:
            raise TranscriptError(f"there is no snapshot of round {self.round}")
        ours = self.position()
        for name, theirs in self.expected(self.snapshots[self.round]).items():
            if ours[name] != theirs:
                self.differ(name, ours[name], theirs)

    def position(self) -> dict[str, Any]:
        """Our position in the words in which it is compared."""
        game = self.game
        found: dict[str, Any] = {
            "deck": len(game.piles[0].deck),
            "discard": len(game.piles[0].discard),
            "VP pool": game.vp_pool,
        }
        for seat, player in enumerate(game.players):
            found[f"seat {seat}'s tableau"] = game.names(player.tableau)
            found[f"seat {seat}'s goods"] = [
                game.names([world, game.good[world]]) for world in player.tableau if game.good[world] != PASS
            ]
            found[f"seat {seat}'s hand"] = game.names(sorted(player.hand))
            found[f"seat {seat}'s VP chips"] = player.vp
            found[f"seat {seat}'s Military"] = game.military(seat)
            found[f"seat {seat}'s goals"] = sorted(player.goals)
            found[f"seat {seat}'s saved cards"] = game.names(sorted(player.saved))
            found[f"seat {seat}'s prestige"] = player.prestige
            found[f"seat {seat}'s prestige on the tile"] = player.on_tile > 0
            found[f"seat {seat}'s Prestige/Search card used"] = player.card_used
        return found

    def expected(self, snapshot: Data) -> dict[str, Any]:
        """The reference's position in the same words."""
        names = self.game.names
        cards = self.transcript.card_list
        found: dict[str, Any] = {
            "deck": snapshot["deck"],
            "discard": snapshot["discard"],
            "VP pool": snapshot["vp_pool"],
        }
        for player in snapshot["players"]:
            seat = player["p"]
            tableau = player["tableau"]
            found[f"seat {seat}'s tableau"] = names(cards([each.get("card") for each in tableau]))
            found[f"seat {seat}'s goods"] = [
                names(cards([each["card"], *each.get("good_cards", [])])) for each in tableau if each["goods"]
            ]
            found[f"seat {seat}'s hand"] = names(sorted(cards(player["hand"])))
            found[f"seat {seat}'s VP chips"] = player["vp"]
            found[f"seat {seat}'s Military"] = player["military"]
            found[f"seat {seat}'s goals"] = sorted(goal_of(goal) for goal in player["goals"])
            found[f"seat {seat}'s saved cards"] = names(sorted(cards(player["saved"])))
            if self.game.rules.prestige:
                found[f"seat {seat}'s prestige"] = player["prestige"]
                found[f"seat {seat}'s prestige on the tile"] = player["prestige_on_tile"]
                found[f"seat {seat}'s Prestige/Search card used"] = player["prestige_action_used"]
        return found

    # --- scores -------------------------------------------------------------------------------------------

    def compare_scores(self) -> None:
        """The final score with all its lines; after the reference's last round the running one."""
        standings = {standing.seat: standing for standing in self.game.standings()}
        for score in self.transcript.final["scores"]:
            ours = self.score(standings[score["p"]])
            for name, theirs in self.expected_score(score).items():
                if ours[name] != theirs:
                    self.differ(f"seat {score['p']}'s {name}", ours[name], theirs)

    def score(self, standing: Standing) -> dict[str, Any]:
        return {
            "VP chips": sum(line.points for line in standing.lines if line.source == "chips"),
            "points for cards": [
                (self.game.name(line.thing), line.points)
                for line in standing.lines
                if line.source in ("card", "variable")
            ],
            "prestige": sum(line.points for line in standing.lines if line.source == "prestige"),
            "points for goals": sum(line.points for line in standing.lines if line.source == "goal"),
            "total": standing.total,
            "tie-break": standing.tie_break,
            "win": standing.rank == 1,
        }

    def expected_score(self, score: Data) -> dict[str, Any]:
        card = self.transcript.card
        return {
            "VP chips": score["chips"],
            "points for cards": [
                (self.game.name(card(each.get("card"))), each["vp"] + each.get("bonus", 0)) for each in score["cards"]
            ],
            "prestige": score["prestige"],
            "points for goals": score["goal_vp"],
            "total": score["total"],
            "tie-break": score["hand"] + score["goods"],
            "win": score["winner"],
        }


def asked(decision: Decision) -> str:
    return f"seat {decision.seat}'s {decision.kind}"


def read(choice: Choice, meaning: Callable[..., T], *of: object) -> T:
    """What a choice of the transcript means; one that means nothing makes it a damaged transcript."""
    try:
        return meaning(*of)
    except (KeyError, IndexError, TypeError, ValueError, EngineError):
        where = f"a {choice.type} choice of player {choice.seat} in round {choice.round}"
        raise TranscriptError(f"{where} makes no sense") from None
