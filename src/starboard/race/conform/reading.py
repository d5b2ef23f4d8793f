# mypyc: skip
"""How a choice of the reference engine reads as an answer to a question of ours.

For every kind of question: which type of choice belongs to it, what the answer is in our ids, and which answers the
reference lists as legal, as one of our own forms, so that the two can be compared.
"""

from __future__ import annotations

from starboard.kernel.decision import Decision
from starboard.kernel.forms import Case, Form, Group, PickNumber, PickOne, PickSet, exactly
from starboard.kernel.game import PASS
from starboard.race import vocabulary
from starboard.race.conform.transcript import Choice, Transcript, TranscriptError, need
from starboard.race.names import ACTION, CATEGORY, EXTRA_POWER, KIND, POWER, POWERS_PER_CARD

ACTIONS = {
    "EXPLORE_5_0": vocabulary.EXPLORE_5,
    "EXPLORE_1_1": vocabulary.EXPLORE_1_1,
    "DEVELOP": vocabulary.DEVELOP,
    "SETTLE": vocabulary.SETTLE,
    "CONSUME_TRADE": vocabulary.TRADE,
    "CONSUME_X2": vocabulary.CONSUME_X2,
    "PRODUCE": vocabulary.PRODUCE,
    "DEVELOP2": vocabulary.DEVELOP_2,
    "SETTLE2": vocabulary.SETTLE_2,
    "SEARCH": vocabulary.SEARCH,
}
CATEGORIES = [
    "DEV_MILITARY",
    "MILITARY_WINDFALL",
    "PEACEFUL_WINDFALL",
    "CHROMO_WORLD",
    "ALIEN_WORLD",
    "CONSUME_TWO",
    "MILITARY_5",
    "SIX_DEV",
    "TAKEOVER",
]
"""The reference's categories of a Search, in our order."""
KINDS = ["", "NOVELTY", "RARE", "GENE", "ALIEN"]
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

    def power(self, data: object, choice: Choice) -> int:
        """Our id of a power of the reference's: both number the powers of a card in the order they are printed.

        The power that Prestige with Consume: Trade gives is on no card there, and on the first of the tableau here.
        """
        index: int = need(data, "power", int, "a power")
        if index < 0:
            return POWER + self.transcript.first_card(choice.seat) * POWERS_PER_CARD + EXTRA_POWER
        return POWER + self.transcript.card(need(data, "card", str, "a power")) * POWERS_PER_CARD + index


class Actions(Reading):
    def ids(self, names: object) -> list[int]:
        if not isinstance(names, list):
            raise TranscriptError(f"unknown actions {names!r:.60}")
        return [self.id(name) for name in names]

    def id(self, name: object) -> int:
        if not isinstance(name, str) or name.removeprefix("PRESTIGE_") not in ACTIONS:
            raise TranscriptError(f"unknown action {name!r:.60}")
        plain = name.removeprefix("PRESTIGE_")
        return ACTION + ACTIONS[plain] + (0 if plain == name else vocabulary.PRESTIGE)

    def answer(self, choice: Choice) -> list[int]:
        return self.ids(choice.answer("actions"))

    def legal(self, choice: Choice) -> Form:
        return PickSet([Case(self.ids(names), []) for names in choice["options"]])


class SecondAction(Actions):
    """The reference repeats the first of two actions in every answer, we do not."""

    def second(self, choice: Choice, names: object) -> int:
        things = self.ids(names)
        things.remove(self.id(choice["first"]))
        return things[0]

    def answer(self, choice: Choice) -> list[int]:
        return [self.second(choice, choice.answer("actions"))]

    def legal(self, choice: Choice) -> Form:
        return PickOne([self.second(choice, names) for names in choice["options"]])


class Start(Reading):
    """Which start world, and which cards of the hand to discard; three with Ancient Race."""

    def answer(self, choice: Choice) -> list[int]:
        return [self.transcript.card(choice.answer("start")), *self.transcript.card_list(choice.answer("discard"))]

    def legal(self, choice: Choice) -> Form:
        hand = self.transcript.card_list(choice["options"])
        cases: list[Case] = []
        for world in self.transcript.card_list(choice["worlds"]):
            extra = "keeps-three" in self.transcript.content.cards[world].specials
            count = int(choice["count"]) + (1 if extra else 0)
            cases.append(Case([world], [Group(hand, count, count)]))
        return PickSet(cases)


class Discards(Reading):
    """Of these cards, `count` are discarded."""

    def __init__(self, transcript: Transcript, context: str) -> None:
        super().__init__(transcript)
        self.context = context

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return bool(choice["context"] == self.context)

    def answer(self, choice: Choice) -> list[int]:
        return self.transcript.card_list(choice.answer("discard"))

    def legal(self, choice: Choice) -> Form:
        return exactly(self.transcript.card_list(choice["options"]), choice["count"])


class DrawnDiscards(Discards):
    """Cards discarded after drawing, in Develop or in Settle."""

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return choice["context"] in ("develop_explore", "settle_explore")


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
    """`takeover`: the payment is for temporary Military in an attack."""

    def __init__(self, transcript: Transcript, takeover: bool = False) -> None:
        super().__init__(transcript)
        self.takeover = takeover

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        about = decision.about["world" if self.takeover else "card"]
        return self.transcript.card(choice["card"]) == about and ("takeover_from" in choice.data) == self.takeover

    def answer(self, choice: Choice) -> list[int]:
        return self.transcript.card_list(choice.answer("pay")) + self.transcript.card_list(choice.answer("use"))

    def legal(self, choice: Choice) -> Form:
        hand = self.transcript.card_list(choice["options"])
        cases: list[Case] = []
        for way in choice["legal"]:
            lo, hi = need(way, "min", int, "PAYMENT"), need(way, "max", int, "PAYMENT")
            use = self.transcript.card_list(need(way, "use", list, "PAYMENT"))
            cases.append(Case(use, [Group(hand, lo, min(hi, len(hand)))]))
        return PickSet(cases)


class Defence(Payment):
    """Defending with nothing is legal, listed or not."""

    def legal(self, choice: Choice) -> Form:
        listed = super().legal(choice)
        assert isinstance(listed, PickSet)
        if any(not case.fixed for case in listed.cases):
            return listed
        return PickSet([Case([], []), *listed.cases])

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return self.transcript.card(choice["world"]) == decision.about["world"]


class Takeover(Reading):
    """A world and the power that takes it, or neither."""

    def pair(self, target: object, power: object) -> list[int]:
        card = self.transcript.card(power)
        for each in self.transcript.content.cards[card].powers:
            if each.does == vocabulary.TAKEOVER:
                return [self.transcript.card(target), POWER + card * POWERS_PER_CARD + each.index]
        raise TranscriptError(f"{power!r:.40} has no takeover power")

    def answer(self, choice: Choice) -> list[int]:
        if choice.answer("target") is None:
            return []
        return self.pair(choice.answer("target"), choice.answer("power"))

    def legal(self, choice: Choice) -> Form:
        pairs = [Case(self.pair(way["target"], way["power"]), []) for way in choice["legal"]]
        return PickSet([Case([], []), *pairs])


class Prevention(Takeover):
    def answer(self, choice: Choice) -> list[int]:
        if choice.answer("choose") is None:
            return []
        way = choice["options"][choice.answer("choose")]
        return self.pair(way["target"], way["power"])

    def legal(self, choice: Choice) -> Form:
        pairs = [Case(self.pair(way["target"], way["power"]), []) for way in choice["options"]]
        return PickSet([Case([], []), *pairs])


class Upgrade(Reading):
    """A world in hand for one in the tableau, or neither."""

    def answer(self, choice: Choice) -> list[int]:
        if choice.answer("new") is None:
            return []
        return self.transcript.card_list([choice.answer("new"), choice.answer("old")])

    def legal(self, choice: Choice) -> Form:
        pairs = [Case(self.transcript.card_list([way["new"], way["old"]]), []) for way in choice["legal"]]
        return PickSet([Case([], []), *pairs])


class OneCard(Reading):
    """One card, or none where `optional`; `field` is the answer's name for it."""

    def __init__(self, transcript: Transcript, field: str, optional: bool = False) -> None:
        super().__init__(transcript)
        self.field = field
        self.optional = optional

    def answer(self, choice: Choice) -> list[int]:
        card = choice.answer(self.field)
        if isinstance(card, list):
            card = card[0] if card else None
        return [PASS if card is None else self.transcript.card(card)]

    def legal(self, choice: Choice) -> Form:
        return PickOne(([PASS] if self.optional else []) + self.transcript.card_list(choice["options"]))


class DiscardToProduce(Reading):
    """A card from hand and the world that produces for it, or neither."""

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return decision.about["power"] == self.power(choice["power"], choice)

    def answer(self, choice: Choice) -> list[int]:
        if choice.answer("discard") is None:
            return []
        return self.transcript.card_list([choice.answer("discard"), choice.answer("world")])

    def legal(self, choice: Choice) -> Form:
        hand = self.transcript.card_list(choice["options"])
        worlds = self.transcript.card_list(choice["worlds"])
        if not worlds:
            return PickSet([Case([], [])])
        return PickSet([Case([], []), Case([], [Group(hand, 1, 1), Group(worlds, 1, 1)])])


class Category(Reading):
    def answer(self, choice: Choice) -> list[int]:
        return [CATEGORY + CATEGORIES.index(choice.answer("category"))]

    def legal(self, choice: Choice) -> Form:
        return PickOne([CATEGORY + CATEGORIES.index(name) for name in choice["options"]])


class Found(Reading):
    def answer(self, choice: Choice) -> list[int]:
        return [self.transcript.card(choice["card"]) if choice.answer("keep") else PASS]

    def legal(self, choice: Choice) -> Form:
        return PickOne([self.transcript.card(choice["card"]), PASS])


class Kind(Reading):
    def answer(self, choice: Choice) -> list[int]:
        return [KIND + KINDS.index(choice.answer("kind"))]

    def legal(self, choice: Choice) -> Form:
        return PickOne([KIND + KINDS.index(name) for name in choice["options"]])


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
        return [
            PASS if choice.answer("choose") is None else self.power(choice["options"][choice.answer("choose")], choice)
        ]

    def legal(self, choice: Choice) -> Form:
        return PickOne(
            [self.power(power, choice) for power in choice["options"]] + ([PASS] if choice.data.get("optional") else [])
        )


class Goods(Reading):
    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return self.power(choice["power"], choice) == decision.about["power"]

    def answer(self, choice: Choice) -> list[int]:
        return self.transcript.card_list(choice.answer("goods"))

    def legal(self, choice: Choice) -> Form:
        return PickSet([Case(self.transcript.card_list(goods), []) for goods in choice["legal"]])

    def complete(self, choice: Choice) -> bool:
        return len(choice["legal"]) < LISTED_AT_MOST


class SpentGood(Goods):
    """A good spent in Develop or Settle: one of a kind, for a power of a card that is being used."""

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return True


class HandCards(Reading):
    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return self.power(choice["power"], choice) == decision.about["power"]

    def answer(self, choice: Choice) -> list[int]:
        # What the reference flags it has ignored; the power counts as used.
        return [] if "flag" in choice.data else self.transcript.card_list(choice.answer("discard"))

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
        "start": {"START": Start(transcript)},
        "save-card": {"SAVE": OneCard(transcript, "save")},
        "action": {"ACTION": Actions(transcript)},
        "two-actions": {"ACTION": Actions(transcript)},
        "second-action": {"ACTION": SecondAction(transcript)},
        "search-category": {"SEARCH_TYPE": Category(transcript)},
        "search-keep": {"SEARCH_KEEP": Found(transcript)},
        "discard-for-prestige": {"DISCARD_PRESTIGE": OneCard(transcript, "discard", optional=True)},
        "explore-keep": {"DISCARD": Kept(transcript, "explore")},
        "explore-discard": {"DISCARD": Discards(transcript, "explore")},
        "discard-after-draw": {"DISCARD": DrawnDiscards(transcript, "")},
        "develop": {"PLACE": Placement(transcript, "development")},
        "pay-development": {"PAYMENT": Payment(transcript)},
        "settle": {"PLACE": Placement(transcript, "world")},
        "pay-world": {"PAYMENT": Payment(transcript)},
        "spend-good": {"GOOD": SpentGood(transcript)},
        "settle-extra": {"SETTLE": NextPower(transcript)},
        "upgrade": {"UPGRADE": Upgrade(transcript)},
        "takeover": {"TAKEOVER": Takeover(transcript)},
        "reinforce": {"PAYMENT": Payment(transcript, takeover=True)},
        "prevent-takeover": {"TAKEOVER_PREVENT": Prevention(transcript)},
        "defend": {"DEFEND": Defence(transcript)},
        "trade": {"TRADE": World(transcript, by_action=True)},
        "consume": {"CONSUME": NextPower(transcript)},
        "consume-goods": {"GOOD": Goods(transcript), "TRADE": World(transcript)},
        "consume-cards": {"CONSUME_HAND": HandCards(transcript)},
        "guess-cost": {"LUCKY": Number(transcript)},
        "ante": {"ANTE": OneCard(transcript, "card", optional=True)},
        "ante-keep": {"KEEP": OneCard(transcript, "card")},
        "kind": {"OORT_KIND": Kind(transcript)},
        "windfall": {"WINDFALL": World(transcript)},
        "produce": {"PRODUCE": NextPower(transcript)},
        "discard-to-produce": {"DISCARD_PRODUCE": DiscardToProduce(transcript)},
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
