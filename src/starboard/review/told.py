"""A review in words: the same sentences at the terminal and in the report. Every number in them is in the review."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from starboard.kernel.game import Game
from starboard.review.hints import Advice
from starboard.review.why import POINTS, RIVAL
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
            lines.append(words("review-why", reasons="; ".join(self.why(one) for one in decision["why"])))
        return lines

    def why(self, difference: Mapping[str, Any]) -> str:
        """One difference between where two answers lead."""
        more = "yes" if difference["by"] > 0 else "no"
        amount = self.decimal(abs(difference["by"]))
        if difference["what"] == POINTS:
            thing = self.face.thing(difference["thing"], self.words)
            line = self.words(f"points-{difference['source']}", thing=thing)
            return self.words("review-why-points", more=more, points=amount, line=line)
        if difference["what"] == RIVAL:
            return self.words("review-why-rival", more=more, points=amount)
        return self.words("review-why-rounds", more=more, rounds=amount)

    def nudge(self, advice: Advice) -> list[str]:
        """Where to look, and neither which way it goes nor any thing by its name: one that will count may be the very
        thing to choose."""
        lines = [self.words("hint-close" if advice.close else "hint-clear")]
        for one in advice.why[:MOST_NUDGES]:
            if one.what == POINTS:
                line = self.words(f"nudge-{one.source}")
            else:
                line = self.words("hint-rival" if one.what == RIVAL else "hint-rounds")
            if line not in lines:
                lines.append(line)
        return lines
