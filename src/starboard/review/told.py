"""A review in words: the same sentences at the terminal and in the report. Every number in them is in the review."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from starboard.kernel.game import Game
from starboard.review.hints import Advice
from starboard.review.why import HOLDING, ROUNDS, TOTAL, Difference
from starboard.words.face import Face
from starboard.words.language import Language

LOCALE = Path(__file__).parent / "locale"
MOST_NUDGES = 2


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def signed(share: float) -> str:
    """With its sign, and a real minus."""
    number = round(100 * share)
    return "0" if number == 0 else f"{number:+d}".replace("-", "\N{MINUS SIGN}")


class Teller:
    """Tells the review of one game, as its face does."""

    def __init__(self, face: Face, words: Language) -> None:
        self.face = face
        self.words = words

    def decimal(self, number: float) -> str:
        """With one decimal, as the language writes it."""
        text = f"{number:.1f}"
        return text.replace(".", ",") if self.words.code == "pl" else text

    def choice(self, choice: Sequence[Any], game: Game | None = None) -> str:
        """An answer in a few words; with the position in which it is given, by what lies where."""
        if not choice:
            return self.words("review-nothing")
        return ", ".join(str(item) if isinstance(item, int) else self.named(item, game) for item in choice)

    def named(self, thing: str, game: Game | None) -> str:
        face, words = self.face, self.words
        return face.thing(thing, words) if game is None else face.thing_now(game, thing, words)

    def seat(self, seat: Mapping[str, Any]) -> str:
        accuracy = seat["accuracy"]
        return self.words(
            "review-seat",
            who=self.face.seat(seat["seat"], self.words),
            start=percent(seat["start"]),
            luck=signed(seat["luck"]),
            own=signed(seat["own"]),
            others=signed(seat["others"]),
            result=percent(seat["result"]),
            accuracy=self.words("review-no-accuracy") if accuracy is None else f"{accuracy:.0f}",
        )

    def turning_points(self, review: Mapping[str, Any]) -> list[str]:
        """The rounds or turns that changed the chances most."""
        lines = []
        points = review["chances"]
        for at, point in enumerate(points[:-1]):
            if point["number"] in review["turning_points"]:
                changes = [
                    self.words("review-change", who=self.face.seat(seat, self.words), by=signed(after - before))
                    for seat, (before, after) in enumerate(
                        zip(point["chances"], points[at + 1]["chances"], strict=True)
                    )
                ]
                lines.append(self.words("review-turning-point", round=point["round"], changes=", ".join(changes)))
        return lines

    def label(self, label: str) -> str:
        return self.words(f"review-label-{label}")

    def decision(self, decision: Mapping[str, Any]) -> list[str]:
        """A judged decision: when, what was asked, what was played, what would have been better, and why."""
        words = self.words
        lines = [
            words(
                "review-decision",
                round=decision["round"],
                who=self.face.seat(decision["seat"], words),
                question=self.face.question(decision["asked"], words),
            )
        ]
        label = self.label(decision["label"])
        played = self.choice(decision["played"])
        if decision["played"] == decision["best"]:
            return [*lines, words("review-best", choice=played, label=label)]
        lines.append(
            words(
                "review-played",
                choice=played,
                label=label,
                loss=self.decimal(100 * decision["loss"]),
                error=self.decimal(100 * decision["error"]),
            )
        )
        lines.append(words("review-better", choice=self.choice(decision["best"])))
        if decision.get("why"):
            reasons = [self.why(Difference.again(one), decision["seat"]) for one in decision["why"]]
            lines.append(words("review-why", reasons="; ".join(reasons)))
        return lines

    def why(self, difference: Difference, seat: int) -> str:
        """One difference between where two answers of this seat lead."""
        told = self.difference(difference, seat)
        return told if difference.favours(seat) else self.words("review-why-but", reason=told)

    def difference(self, one: Difference, seat: int) -> str:
        words = self.words
        more = "yes" if one.by > 0 else "no"
        amount = self.decimal(abs(one.by))
        if one.what == ROUNDS:
            return words("review-why-rounds", more=more, rounds=amount)
        if one.what == HOLDING:
            holding = words(f"holding-{one.source}", more=more, amount=amount)
            return words("review-why-holding", round=one.round, holding=holding)
        if one.what == TOTAL:
            return words("review-why-total", more=more, points=amount, who=self.opponent(one.seat))
        line = words(f"points-{one.source}", thing=self.face.thing(one.thing, words))
        if one.seat == seat:
            return words("review-why-points", more=more, points=amount, line=line)
        return words("review-why-theirs", more=more, points=amount, line=line, who=self.opponent(one.seat))

    def opponent(self, seat: int) -> str:
        return self.face.seat(seat, self.words) if seat >= 0 else self.words("review-opponent")

    def nudge(self, advice: Advice) -> list[str]:
        """Where to look, and neither which way it goes nor any thing by its name: one that will count may be the very
        thing to choose."""
        lines = [self.words("hint-close" if advice.close else "hint-clear")]
        for one in advice.why[:MOST_NUDGES]:
            line = self.where(one, advice.seat)
            if line not in lines:
                lines.append(line)
        return lines

    def where(self, difference: Difference, seat: int) -> str:
        """Where this seat has to look to see the difference."""
        if difference.what == ROUNDS:
            return self.words("hint-rounds")
        if difference.seat != seat:
            return self.words("hint-opponent", who=self.opponent(difference.seat))
        return self.words(f"nudge-{'holding-' if difference.what == HOLDING else ''}{difference.source}")
