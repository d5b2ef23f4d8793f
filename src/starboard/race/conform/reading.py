# mypyc: skip
"""How a choice of the reference engine reads as an answer to a question of ours.

For every kind of question: which type of choice belongs to it, what the answer is in our ids, and which answers the
reference lists as legal, as one of our own forms, so that the two can be compared.
"""

from __future__ import annotations

from starboard.kernel.decision import Decision
from starboard.kernel.forms import Case, Form, Group, PickNumber, PickOne, PickSet, exactly
from starboard.kernel.game import PASS
from starboard.race import vocabulary as words
from starboard.race.conform.transcript import Choice, Transcript, TranscriptError, need
from starboard.race.position import ACTION, POWER, POWERS_PER_CARD

ACTIONS = {
    "EXPLORE_5_0": words.EXPLORE_5,
    "EXPLORE_1_1": words.EXPLORE_1_1,
    "DEVELOP": words.DEVELOP,
    "SETTLE": words.SETTLE,
    "CONSUME_TRADE": words.TRADE,
    "CONSUME_X2": words.CONSUME_X2,
    "PRODUCE": words.PRODUCE,
    "DEVELOP2": words.DEVELOP_2,
    "SETTLE2": words.SETTLE_2,
}
LISTED_AT_MOST = 200
"""The reference lists no more sets of goods than this."""


class Reading:
    """One type of choice. `belongs` says whether a choice is the one a question of ours asks for."""

    def __init__(self, transcript: Transcript) -> None:
        self.transcript = transcript

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return True

    def answer(self, choice: Choice) -> list[int]:
        """The answer that was given, as ours."""
        raise NotImplementedError

    def legal(self, choice: Choice) -> Form:
        """The answers the reference lists as legal."""
        raise NotImplementedError

    def complete(self, choice: Choice) -> bool:
        """Does the reference list all of them?"""
        return True

    def power(self, data: object) -> int:
        """Our id of a power of the reference's: both number the powers of a card in the order they are printed."""
        index: int = need(data, "power", int, "a power")
        return POWER + self.transcript.card(need(data, "card", str, "a power")) * POWERS_PER_CARD + index


class Actions(Reading):
    def ids(self, names: object) -> list[int]:
        if not isinstance(names, list) or not all(name in ACTIONS for name in names):
            raise TranscriptError(f"unknown actions {names!r:.60}")
        return [ACTION + ACTIONS[name] for name in names]

    def answer(self, choice: Choice) -> list[int]:
        return self.ids(choice.answer("actions"))

    def legal(self, choice: Choice) -> Form:
        return PickSet([Case(self.ids(names), []) for names in choice["options"]])


class Discards(Reading):
    """Of these cards, so many are discarded."""

    def __init__(self, transcript: Transcript, context: str) -> None:
        super().__init__(transcript)
        self.context = context

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return bool(choice["context"] == self.context)

    def answer(self, choice: Choice) -> list[int]:
        return self.transcript.card_list(choice.answer("discard"))

    def legal(self, choice: Choice) -> Form:
        return exactly(self.transcript.card_list(choice["options"]), choice["count"])


class Kept(Discards):
    """The reference asks for the cards that are put back, we for those that are kept."""

    def answer(self, choice: Choice) -> list[int]:
        put_back = super().answer(choice)
        return [card for card in self.transcript.card_list(choice["options"]) if card not in put_back]

    def legal(self, choice: Choice) -> Form:
        cards = self.transcript.card_list(choice["options"])
        return exactly(cards, len(cards) - int(choice["count"]))


class Placement(Reading):
    def __init__(self, transcript: Transcript, kind: str) -> None:
        super().__init__(transcript)
        self.kind = kind

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return bool(choice["kind"] == self.kind)

    def answer(self, choice: Choice) -> list[int]:
        card = choice.answer("place")
        return [PASS if card is None else self.transcript.card(card)]

    def legal(self, choice: Choice) -> Form:
        return PickOne([PASS, *self.transcript.card_list(choice["options"])])


class Payment(Reading):
    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return self.transcript.card(choice["card"]) == decision.about["card"]

    def answer(self, choice: Choice) -> list[int]:
        return self.transcript.card_list(choice.answer("pay")) + self.transcript.card_list(choice.answer("use"))

    def legal(self, choice: Choice) -> Form:
        hand = self.transcript.card_list(choice["options"])
        cases: list[Case] = []
        for way in choice["legal"]:
            cards = Group(hand, need(way, "min", int, "PAYMENT"), need(way, "max", int, "PAYMENT"))
            cases.append(Case(self.transcript.card_list(need(way, "use", list, "PAYMENT")), [cards]))
        return PickSet(cases)


class World(Reading):
    """One world: whose good is sold, or which windfall world produces."""

    def __init__(self, transcript: Transcript, by_action: bool = False) -> None:
        super().__init__(transcript)
        self.by_action = by_action

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return choice.by_action == self.by_action

    def answer(self, choice: Choice) -> list[int]:
        return [self.transcript.card(choice.answer("world"))]

    def legal(self, choice: Choice) -> Form:
        return PickOne(self.transcript.card_list(choice["options"]))


class NextPower(Reading):
    def answer(self, choice: Choice) -> list[int]:
        return [PASS if choice.answer("choose") is None else self.power(choice["options"][choice.answer("choose")])]

    def legal(self, choice: Choice) -> Form:
        return PickOne([self.power(power) for power in choice["options"]] + ([PASS] if choice["optional"] else []))


class Goods(Reading):
    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return self.power(choice["power"]) == decision.about["power"]

    def answer(self, choice: Choice) -> list[int]:
        return self.transcript.card_list(choice.answer("goods"))

    def legal(self, choice: Choice) -> Form:
        return PickSet([Case(self.transcript.card_list(goods), []) for goods in choice["legal"]])

    def complete(self, choice: Choice) -> bool:
        return len(choice["legal"]) < LISTED_AT_MOST


class HandCards(Reading):
    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return self.power(choice["power"]) == decision.about["power"]

    def answer(self, choice: Choice) -> list[int]:
        return self.transcript.card_list(choice.answer("discard"))

    def legal(self, choice: Choice) -> Form:
        hand = self.transcript.card_list(choice["options"])
        return PickSet([Case([], [Group(hand, count, count)]) for count in choice["counts"]])


class Number(Reading):
    def answer(self, choice: Choice) -> list[int]:
        return [int(choice.answer("number"))]

    def legal(self, choice: Choice) -> Form:
        return PickNumber(min(choice["options"]), max(choice["options"]))


def readings(transcript: Transcript) -> dict[str, dict[str, Reading]]:
    """For each kind of our questions, the types of choices that may answer it."""
    return {
        "starting-discard": {"DISCARD": Discards(transcript, "initial")},
        "action": {"ACTION": Actions(transcript)},
        "two-actions": {"ACTION": Actions(transcript)},
        "explore-keep": {"DISCARD": Kept(transcript, "explore")},
        "develop": {"PLACE": Placement(transcript, "development")},
        "pay-development": {"PAYMENT": Payment(transcript)},
        "settle": {"PLACE": Placement(transcript, "world")},
        "pay-world": {"PAYMENT": Payment(transcript)},
        "trade": {"TRADE": World(transcript, by_action=True)},
        "consume": {"CONSUME": NextPower(transcript)},
        "consume-goods": {"GOOD": Goods(transcript), "TRADE": World(transcript)},
        "consume-cards": {"CONSUME_HAND": HandCards(transcript)},
        "guess-cost": {"LUCKY": Number(transcript)},
        "windfall": {"WINDFALL": World(transcript)},
        "hand-limit": {"DISCARD": Discards(transcript, "hand_limit")},
    }


COMPARED_ONE_BY_ONE = 500


def ways(form: Form) -> set[object]:
    """A form as a set that equals that of another form just if the same answers are legal."""
    if isinstance(form, PickNumber):
        return {(form.lo, form.hi)}
    if form.count() <= COMPARED_ONE_BY_ONE or not isinstance(form, PickSet):
        return {frozenset(answer) for answer in form.answers()}
    found: set[object] = set()
    for case in form.cases:
        found.update(sizes(case))
    return found


def sizes(case: Case) -> list[object]:
    """One entry for each number of cards that may be taken from the group of a case, beside what is fixed in it."""
    found: list[object] = []
    fixed = frozenset(case.fixed)
    if not case.groups:
        return [fixed]
    for group in case.groups:
        for count in range(group.lo, group.hi + 1):
            found.append((fixed, frozenset(group.ids), count) if count else fixed)
    return found
