# mypyc: skip
"""How a choice of the reference engine reads as an answer to a question of ours.

For every kind of question: which type of choice belongs to it, what the answer is in our ids and back again, and which
answers the reference lists as legal, as one of our own forms, so that the two can be compared.
"""

from __future__ import annotations

from starboard.kernel.decision import Decision
from starboard.kernel.forms import Case, Form, Group, PickNumber, PickOne, PickSet, exactly
from starboard.kernel.game import PASS
from starboard.race import vocabulary
from starboard.race.conform.transcript import Choice, Data, Heading, TranscriptError, need
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

    def __init__(self, heading: Heading) -> None:
        self.heading = heading

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return True

    def answer(self, choice: Choice) -> list[int]:
        """The answer that was given, as ours."""
        raise NotImplementedError

    def written(self, choice: Choice, answer: list[int]) -> Data:
        """An answer of ours, as the reference takes it."""
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
            return POWER + self.heading.first_card(choice.seat) * POWERS_PER_CARD + EXTRA_POWER
        return POWER + self.heading.card(need(data, "card", str, "a power")) * POWERS_PER_CARD + index


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

    def written(self, choice: Choice, answer: list[int]) -> Data:
        wanted = sorted(answer)
        return {"actions": next(names for names in choice["options"] if sorted(self.ids(names)) == wanted)}

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

    def written(self, choice: Choice, answer: list[int]) -> Data:
        return {"actions": next(names for names in choice["options"] if self.second(choice, names) == answer[0])}

    def legal(self, choice: Choice) -> Form:
        return PickOne([self.second(choice, names) for names in choice["options"]])


class Start(Reading):
    """Which start world, and which cards of the hand to discard; three with Ancient Race."""

    def answer(self, choice: Choice) -> list[int]:
        return [self.heading.card(choice.answer("start")), *self.heading.card_list(choice.answer("discard"))]

    def written(self, choice: Choice, answer: list[int]) -> Data:
        worlds = self.heading.card_list(choice["worlds"])
        discard = [card for card in answer if card not in worlds]
        start = next(card for card in answer if card in worlds)
        # Ancient Race: the third card is asked for apart.
        return {"start": self.heading.theirs[start], "discard": self.heading.name_list(discard[: choice["count"]])}

    def legal(self, choice: Choice) -> Form:
        hand = self.heading.card_list(choice["options"])
        cases: list[Case] = []
        for world in self.heading.card_list(choice["worlds"]):
            extra = "keeps-three" in self.heading.content.cards[world].specials
            count = int(choice["count"]) + (1 if extra else 0)
            cases.append(Case([world], [Group(hand, count, count)]))
        return PickSet(cases)


class Discards(Reading):
    """Of these cards, `count` are discarded."""

    def __init__(self, heading: Heading, context: str) -> None:
        super().__init__(heading)
        self.context = context

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return bool(choice["context"] == self.context)

    def answer(self, choice: Choice) -> list[int]:
        return self.heading.card_list(choice.answer("discard"))

    def written(self, choice: Choice, answer: list[int]) -> Data:
        return {"discard": self.heading.name_list(answer)}

    def legal(self, choice: Choice) -> Form:
        return exactly(self.heading.card_list(choice["options"]), choice["count"])


class DrawnDiscards(Discards):
    """Cards discarded after drawing, in Develop or in Settle."""

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return choice["context"] in ("develop_explore", "settle_explore")


class Kept(Discards):
    """The reference asks for the cards that are put back, we for those that are kept."""

    def answer(self, choice: Choice) -> list[int]:
        put_back = super().answer(choice)
        return [card for card in self.heading.card_list(choice["options"]) if card not in put_back]

    def written(self, choice: Choice, answer: list[int]) -> Data:
        put_back = [card for card in self.heading.card_list(choice["options"]) if card not in answer]
        return super().written(choice, put_back)

    def legal(self, choice: Choice) -> Form:
        cards = self.heading.card_list(choice["options"])
        return exactly(cards, len(cards) - int(choice["count"]))


class Placement(Reading):
    def __init__(self, heading: Heading, kind: str) -> None:
        super().__init__(heading)
        self.kind = kind

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return bool(choice["kind"] == self.kind)

    def answer(self, choice: Choice) -> list[int]:
        card = choice.answer("place")
        return [PASS if card is None else self.heading.card(card)]

    def written(self, choice: Choice, answer: list[int]) -> Data:
        return {"place": None if answer[0] == PASS else self.heading.theirs[answer[0]]}

    def legal(self, choice: Choice) -> Form:
        return PickOne([PASS, *self.heading.card_list(choice["options"])])


class Payment(Reading):
    """`takeover`: the payment is for temporary Military in an attack."""

    def __init__(self, heading: Heading, takeover: bool = False) -> None:
        super().__init__(heading)
        self.takeover = takeover

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        about = decision.about["world" if self.takeover else "card"]
        return self.heading.card(choice["card"]) == about and ("takeover_from" in choice.data) == self.takeover

    def answer(self, choice: Choice) -> list[int]:
        return self.heading.card_list(choice.answer("pay")) + self.heading.card_list(choice.answer("use"))

    def written(self, choice: Choice, answer: list[int]) -> Data:
        hand = self.heading.card_list(choice["options"])
        pay = [card for card in answer if card in hand]
        use = [card for card in answer if card not in hand]
        return {"pay": self.heading.name_list(pay), "use": self.heading.name_list(use)}

    def legal(self, choice: Choice) -> Form:
        hand = self.heading.card_list(choice["options"])
        cases: list[Case] = []
        for way in choice["legal"]:
            lo, hi = need(way, "min", int, "PAYMENT"), need(way, "max", int, "PAYMENT")
            use = self.heading.card_list(need(way, "use", list, "PAYMENT"))
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
        return self.heading.card(choice["world"]) == decision.about["world"]


class Takeover(Reading):
    """A world and the power that takes it, or neither."""

    def pair(self, target: object, power: object) -> list[int]:
        card = self.heading.card(power)
        for each in self.heading.content.cards[card].powers:
            if each.does == vocabulary.TAKEOVER:
                return [self.heading.card(target), POWER + card * POWERS_PER_CARD + each.index]
        raise TranscriptError(f"{power!r:.40} has no takeover power")

    def answer(self, choice: Choice) -> list[int]:
        if choice.answer("target") is None:
            return []
        return self.pair(choice.answer("target"), choice.answer("power"))

    def way(self, ways: list[Data], answer: list[int]) -> int | None:
        """Which of the reference's ways an answer means; None for none of them."""
        if not answer:
            return None
        wanted = sorted(answer)
        return next(k for k, way in enumerate(ways) if sorted(self.pair(way["target"], way["power"])) == wanted)

    def written(self, choice: Choice, answer: list[int]) -> Data:
        at = self.way(choice["legal"], answer)
        return {"target": None} if at is None else dict(choice["legal"][at])

    def legal(self, choice: Choice) -> Form:
        pairs = [Case(self.pair(way["target"], way["power"]), []) for way in choice["legal"]]
        return PickSet([Case([], []), *pairs])


class Prevention(Takeover):
    def answer(self, choice: Choice) -> list[int]:
        if choice.answer("choose") is None:
            return []
        way = choice["options"][choice.answer("choose")]
        return self.pair(way["target"], way["power"])

    def written(self, choice: Choice, answer: list[int]) -> Data:
        return {"choose": self.way(choice["options"], answer)}

    def legal(self, choice: Choice) -> Form:
        pairs = [Case(self.pair(way["target"], way["power"]), []) for way in choice["options"]]
        return PickSet([Case([], []), *pairs])


class Upgrade(Reading):
    """A world in hand for one in the tableau, or neither."""

    def answer(self, choice: Choice) -> list[int]:
        if choice.answer("new") is None:
            return []
        return self.heading.card_list([choice.answer("new"), choice.answer("old")])

    def written(self, choice: Choice, answer: list[int]) -> Data:
        for way in choice["legal"] if answer else []:
            if sorted(self.heading.card_list([way["new"], way["old"]])) == sorted(answer):
                return {"new": way["new"], "old": way["old"]}
        return {"new": None, "old": None}

    def legal(self, choice: Choice) -> Form:
        pairs = [Case(self.heading.card_list([way["new"], way["old"]]), []) for way in choice["legal"]]
        return PickSet([Case([], []), *pairs])


class OneCard(Reading):
    """One card, or none where `optional`; `field` is the answer's name for it."""

    def __init__(self, heading: Heading, field: str, optional: bool = False) -> None:
        super().__init__(heading)
        self.field = field
        self.optional = optional

    def answer(self, choice: Choice) -> list[int]:
        card = choice.answer(self.field)
        if isinstance(card, list):
            card = card[0] if card else None
        return [PASS if card is None else self.heading.card(card)]

    def written(self, choice: Choice, answer: list[int]) -> Data:
        name = None if answer[0] == PASS else self.heading.theirs[answer[0]]
        if self.field == "discard":
            return {self.field: [] if name is None else [name]}
        return {self.field: name}

    def legal(self, choice: Choice) -> Form:
        return PickOne(([PASS] if self.optional else []) + self.heading.card_list(choice["options"]))


class DiscardToProduce(Reading):
    """A card from hand and the world that produces for it, or neither."""

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return decision.about["power"] == self.power(choice["power"], choice)

    def answer(self, choice: Choice) -> list[int]:
        if choice.answer("discard") is None:
            return []
        return self.heading.card_list([choice.answer("discard"), choice.answer("world")])

    def written(self, choice: Choice, answer: list[int]) -> Data:
        if not answer:
            return {"discard": None, "world": None}
        worlds = self.heading.card_list(choice["worlds"])
        card = next(card for card in answer if card not in worlds)
        world = next(card for card in answer if card in worlds)
        return {"discard": self.heading.theirs[card], "world": self.heading.theirs[world]}

    def legal(self, choice: Choice) -> Form:
        hand = self.heading.card_list(choice["options"])
        worlds = self.heading.card_list(choice["worlds"])
        if not worlds:
            return PickSet([Case([], [])])
        return PickSet([Case([], []), Case([], [Group(hand, 1, 1), Group(worlds, 1, 1)])])


class Category(Reading):
    def answer(self, choice: Choice) -> list[int]:
        return [CATEGORY + CATEGORIES.index(choice.answer("category"))]

    def written(self, choice: Choice, answer: list[int]) -> Data:
        return {"category": CATEGORIES[answer[0] - CATEGORY]}

    def legal(self, choice: Choice) -> Form:
        return PickOne([CATEGORY + CATEGORIES.index(name) for name in choice["options"]])


class Found(Reading):
    def answer(self, choice: Choice) -> list[int]:
        return [self.heading.card(choice["card"]) if choice.answer("keep") else PASS]

    def written(self, choice: Choice, answer: list[int]) -> Data:
        return {"keep": answer[0] != PASS}

    def legal(self, choice: Choice) -> Form:
        return PickOne([self.heading.card(choice["card"]), PASS])


class Kind(Reading):
    def answer(self, choice: Choice) -> list[int]:
        return [KIND + KINDS.index(choice.answer("kind"))]

    def written(self, choice: Choice, answer: list[int]) -> Data:
        return {"kind": KINDS[answer[0] - KIND]}

    def legal(self, choice: Choice) -> Form:
        return PickOne([KIND + KINDS.index(name) for name in choice["options"]])


class World(Reading):
    """One world: whose good is sold, or which windfall world produces."""

    def __init__(self, heading: Heading, by_action: bool = False) -> None:
        super().__init__(heading)
        self.by_action = by_action

    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return choice.by_action == self.by_action

    def answer(self, choice: Choice) -> list[int]:
        return [self.heading.card(choice.answer("world"))]

    def written(self, choice: Choice, answer: list[int]) -> Data:
        return {"world": self.heading.theirs[answer[0]]}

    def legal(self, choice: Choice) -> Form:
        return PickOne(self.heading.card_list(choice["options"]))


class NextPower(Reading):
    def answer(self, choice: Choice) -> list[int]:
        return [
            PASS if choice.answer("choose") is None else self.power(choice["options"][choice.answer("choose")], choice)
        ]

    def written(self, choice: Choice, answer: list[int]) -> Data:
        if answer[0] == PASS:
            return {"choose": None}
        return {"choose": [self.power(power, choice) for power in choice["options"]].index(answer[0])}

    def legal(self, choice: Choice) -> Form:
        return PickOne(
            [self.power(power, choice) for power in choice["options"]] + ([PASS] if choice.data.get("optional") else [])
        )


class Goods(Reading):
    def belongs(self, decision: Decision, choice: Choice) -> bool:
        return self.power(choice["power"], choice) == decision.about["power"]

    def answer(self, choice: Choice) -> list[int]:
        return self.heading.card_list(choice.answer("goods"))

    def written(self, choice: Choice, answer: list[int]) -> Data:
        return {"goods": self.heading.name_list(answer)}

    def legal(self, choice: Choice) -> Form:
        return PickSet([Case(self.heading.card_list(goods), []) for goods in choice["legal"]])

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
        return [] if "flag" in choice.data else self.heading.card_list(choice.answer("discard"))

    def written(self, choice: Choice, answer: list[int]) -> Data:
        return {"discard": self.heading.name_list(answer)}

    def legal(self, choice: Choice) -> Form:
        hand = self.heading.card_list(choice["options"])
        return PickSet([Case([], [Group(hand, count, count)]) for count in choice["counts"]])


class Number(Reading):
    def answer(self, choice: Choice) -> list[int]:
        return [int(choice.answer("number"))]

    def written(self, choice: Choice, answer: list[int]) -> Data:
        return {"number": answer[0]}

    def legal(self, choice: Choice) -> Form:
        return PickNumber(min(choice["options"]), max(choice["options"]))


def readings(heading: Heading) -> dict[str, dict[str, Reading]]:
    """For each kind of our questions, the types of choices that may answer it."""
    return {
        "starting-discard": {"DISCARD": Discards(heading, "initial")},
        "start": {"START": Start(heading)},
        "save-card": {"SAVE": OneCard(heading, "save")},
        "action": {"ACTION": Actions(heading)},
        "two-actions": {"ACTION": Actions(heading)},
        "second-action": {"ACTION": SecondAction(heading)},
        "search-category": {"SEARCH_TYPE": Category(heading)},
        "search-keep": {"SEARCH_KEEP": Found(heading)},
        "discard-for-prestige": {"DISCARD_PRESTIGE": OneCard(heading, "discard", optional=True)},
        "explore-keep": {"DISCARD": Kept(heading, "explore")},
        "explore-discard": {"DISCARD": Discards(heading, "explore")},
        "discard-after-draw": {"DISCARD": DrawnDiscards(heading, "")},
        "develop": {"PLACE": Placement(heading, "development")},
        "pay-development": {"PAYMENT": Payment(heading)},
        "settle": {"PLACE": Placement(heading, "world")},
        "pay-world": {"PAYMENT": Payment(heading)},
        "spend-good": {"GOOD": SpentGood(heading)},
        "settle-extra": {"SETTLE": NextPower(heading)},
        "upgrade": {"UPGRADE": Upgrade(heading)},
        "takeover": {"TAKEOVER": Takeover(heading)},
        "reinforce": {"PAYMENT": Payment(heading, takeover=True)},
        "prevent-takeover": {"TAKEOVER_PREVENT": Prevention(heading)},
        "defend": {"DEFEND": Defence(heading)},
        "trade": {"TRADE": World(heading, by_action=True)},
        "consume": {"CONSUME": NextPower(heading)},
        "consume-goods": {"GOOD": Goods(heading), "TRADE": World(heading)},
        "consume-cards": {"CONSUME_HAND": HandCards(heading)},
        "guess-cost": {"LUCKY": Number(heading)},
        "ante": {"ANTE": OneCard(heading, "card", optional=True)},
        "ante-keep": {"KEEP": OneCard(heading, "card")},
        "kind": {"OORT_KIND": Kind(heading)},
        "windfall": {"WINDFALL": World(heading)},
        "produce": {"PRODUCE": NextPower(heading)},
        "discard-to-produce": {"DISCARD_PRODUCE": DiscardToProduce(heading)},
        "hand-limit": {"DISCARD": Discards(heading, "hand_limit")},
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
