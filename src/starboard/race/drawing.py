# mypyc: skip
"""What pictures of Race for the Galaxy are made from: every card, action and goal as plain data, with its texts.

A power is drawn as a row of signs, each a word for a shape and what is written on it, `shape:text` (`draw:+2`,
`good-novelty`, `vp:1`). Which shapes there are is said here; how they look is the board's affair.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from starboard.race import goals, vocabulary
from starboard.race.card_text import MINUS, card_text, power_text, score_lines, score_rows, signed
from starboard.race.content import Design, Power, ScoreLine
from starboard.race.scoring import KIND_POINTS
from starboard.words.language import Language

if TYPE_CHECKING:
    from starboard.race.face import RaceFace

Signs = list[str]

ARROW: Final = "arrow"
PER: Final = "per"
SHAPES: Final = {
    # what moves between deck, hand and tableau
    *("draw", "keep", "mix", "hand", "leave", "save", "take-saved", "development", "world", "second-world", "upgrade"),
    # what is won or paid
    *("vp", "prestige", "cost", "military", "defense", "pay", "conquer", "sale", "no-sale", "double"),
    # goods, and worlds by what they make
    *(f"{what}-{good}" for what in ("good", "world", "windfall") for good in vocabulary.GOODS[1:5]),
    "good-any",
    *("good", "goods", "windfall", "kinds", "production-world", "military-world", "rebel-world", "this-world"),
    # marks on cards
    *vocabulary.KEYWORDS,
    "six-cost",
    # the rest
    *(ARROW, PER, "takeover", "no-takeover", "destroy", "dice", "most", "phases", "phase", "named"),
}

PHASE_OF: Final = {
    "explore-5": "explore",
    "explore-1-1": "explore",
    "develop": "develop",
    "settle": "settle",
    "trade": "consume",
    "consume-x2": "consume",
    "produce": "produce",
    "develop-2": "develop",
    "settle-2": "settle",
    "search": "none",
}

ACTION_SIGNS: Final[dict[str, Signs]] = {
    "explore-5": ["draw:+5"],
    "explore-1-1": ["draw:+1", "keep:+1"],
    "develop": [f"cost:{MINUS}1"],
    "settle": ["world", ARROW, "draw:1"],
    "trade": ["sale"],
    "consume-x2": ["vp:\u00d72"],
    "produce": ["windfall"],
    "develop-2": [f"cost:{MINUS}1"],
    "settle-2": ["world", ARROW, "draw:1"],
    "search": ["draw:?"],
}
BONUS_SIGNS: Final[dict[str, Signs]] = {
    "explore-5": ["draw:+6", "keep:+1"],
    "explore-1-1": ["draw:+6", "keep:+1"],
    "develop": [f"cost:{MINUS}2"],
    "settle": [f"cost:{MINUS}3", "military:+2"],
    "trade": ["draw:+3", "vp:+\u00d7"],
    "consume-x2": ["vp:\u00d73"],
    "produce": ["draw:3", "windfall"],
    "develop-2": [f"cost:{MINUS}2"],
    "settle-2": [f"cost:{MINUS}3", "military:+2"],
}
GOAL_SIGNS: Final[dict[str, Signs]] = {
    "galactic-standard-of-living": ["vp:5"],
    "system-diversity": ["world-novelty", "world-rare", "world-genes", "world-alien"],
    "overlord-discoveries": ["alien:3"],
    "budget-surplus": [f"hand:{MINUS}1"],
    "innovation-leader": ["phases", "sale"],
    "galactic-status": ["six-cost"],
    "uplift-knowledge": ["uplift:3"],
    "galactic-riches": ["goods:4"],
    "expansion-leader": ["world:8"],
    "peace-war-leader": [f"military:{MINUS}", "takeover"],
    "galactic-standing": ["prestige:2", "vp:3"],
    "military-influence": ["imperium:3", "military-world:4"],
    "greatest-military": ["military"],
    "largest-industry": ["world-novelty", "world-rare"],
    "greatest-infrastructure": ["development"],
    "production-leader": ["production-world"],
    "research-leader": ["draw"],
    "propaganda-edge": ["rebel-world"],
    "galactic-prestige": ["prestige"],
    "prosperity-lead": ["good", ARROW],
}
SEARCH_SIGNS: Final[dict[str, Signs]] = {
    "military-development": ["development", "military:+1"],
    "military-windfall": ["windfall", "military-world"],
    "civil-windfall": ["windfall", "cost:1"],
    "chromosome-world": ["chromosome"],
    "alien-world": ["world-alien"],
    "consumes-two": ["good", "good", ARROW],
    "defense-five": ["military-world:5"],
    "six-cost-development": ["six-cost"],
    "takeover": ["takeover"],
}


# --- powers ---------------------------------------------------------------------------------------------------


def less(number: int) -> str:
    return f"{MINUS}{number}"


def of_kind(what: str, good: int) -> str:
    return what if good == vocabulary.NONE else f"{what}-{vocabulary.GOODS[good]}"


def gain(power: Power) -> Signs:
    """What a power pays out."""
    found = [f"vp:{power.vp}"] if power.vp else []
    found += [f"draw:{power.cards}"] if power.cards else []
    return found + ([f"prestige:{power.prestige}"] if power.prestige else [])


def placed(power: Power) -> str:
    """After placing what a power pays out."""
    marks = {"rebel": "rebel", "six-cost": "six-cost", "production": "production-world"}
    return marks.get(power.of, "rebel-world" if power.of == "rebel-military" else "development")


def military(power: Power) -> Signs:
    found = [f"military:{signed(power.amount)}"]
    if power.per:
        found += [PER, "military-world" if power.per == "military" else power.per]
    if power.having:
        found.append(power.having)
    if power.against_rebel:
        found.append("rebel-world")
    return found + ([of_kind("world", power.good)] if power.good != vocabulary.NONE else [])


def pay_for_military(power: Power) -> Signs:
    which = {"alien": "world-alien", "rebel": "rebel-world", "chromosome": "chromosome"}
    found = ["military-world", *([which[power.only]] if power.only else [])]
    return [*found, ARROW, f"pay:{less(power.amount)}" if power.amount else "pay"]


def conquer(power: Power) -> Signs:
    found = ["leave", ARROW, "world", f"conquer:{less(power.amount)}" if power.amount else "conquer"]
    return found + gain(power) + (["takeover"] if power.with_takeover else [])


def takeover(power: Power) -> Signs:
    cost = {"discard": ["leave", ARROW], "prestige": ["prestige:1", ARROW]}.get(power.cost, [])
    target = {"rebel": ["rebel-world"], "imperium": ["imperium"], "military": ["military-world"]}.get(power.of, [])
    return [*cost, "takeover", *target, *(["destroy"] if power.destroy else []), *gain(power)]


def consume_goods(power: Power) -> Signs:
    found = [of_kind("good", power.good)] * power.goods + [ARROW, *gain(power)]
    return found + ([f"double:\u00d7{power.times}"] if power.times > 1 else [])


def discard_hand(power: Power) -> Signs:
    count = str(power.exactly) if power.exactly else f"\u2264{power.up_to}" if power.up_to > 1 else "1"
    return [f"hand:{count}", ARROW, *gain(power)]


def draw_per_world(power: Power) -> Signs:
    which = {"rebel": "rebel", "military": "military-world", "chromosome": "chromosome"}
    return [f"draw:{power.cards}", PER, which.get(power.of) or of_kind("world", power.good)]


DRAWN: Final[dict[str, Callable[[Power], Signs]]] = {
    "explore/draw": lambda power: [f"draw:+{power.cards}"],
    "explore/keep": lambda power: [f"keep:+{power.cards}"],
    "explore/mix": lambda power: ["mix"],
    "explore/discard-for-prestige": lambda power: ["hand:1", ARROW, *gain(power)],
    "develop/discount": lambda power: [f"cost:{less(power.amount)}"],
    "develop/draw": lambda power: [f"draw:{power.cards}"],
    "develop/draw-after": lambda power: ["development", ARROW, f"draw:{power.cards}"],
    "develop/draw-then-discard": lambda power: [f"draw:{power.cards}", f"hand:{less(1)}"],
    "develop/prestige": lambda power: [placed(power), ARROW, f"prestige:{power.prestige}"],
    "develop/save-payment": lambda power: ["save"],
    "develop/discard-for-discount": lambda power: ["leave", ARROW, f"cost:{less(power.amount)}"],
    "develop/good-for-discount": lambda power: [of_kind("good", power.good), ARROW, f"cost:{less(power.amount)}"],
    "settle/discount": lambda power: [of_kind("world", power.good), f"cost:{less(power.amount)}"],
    "settle/military": military,
    "settle/draw-after": lambda power: ["world", ARROW, f"draw:{power.cards}"],
    "settle/draw-then-discard-after": lambda power: ["world", ARROW, f"draw:{power.cards}", f"hand:{less(1)}"],
    "settle/produce-on-placed": lambda power: ["production-world", ARROW, "good"],
    "settle/prestige-for-placed": lambda power: [placed(power), ARROW, f"prestige:{power.prestige}"],
    "settle/save-payment": lambda power: ["save"],
    "settle/pay-discount": lambda power: [f"pay:{less(power.amount)}"],
    "settle/pay-prestige": lambda power: ["pay", ARROW, f"prestige:{power.prestige}"],
    "settle/takeover-defense": lambda power: ["defense:+1", PER, "military-world"],
    "settle/discard-for-military": lambda power: ["leave", ARROW, f"military:{signed(power.amount)}"],
    "settle/prestige-for-military": lambda power: ["prestige:1", ARROW, f"military:{signed(power.amount)}"],
    "settle/good-for-military": lambda power: [
        of_kind("good", power.good),
        ARROW,
        f"military:{signed(power.amount)}",
    ],
    "settle/cards-for-military": lambda power: [f"hand:\u2264{power.cards}", ARROW, "military:+1"],
    "settle/discard-to-settle-free": lambda power: ["leave", ARROW, "world", "cost:0"],
    "settle/pay-for-military": pay_for_military,
    "settle/good-for-discount": lambda power: [of_kind("good", power.good), ARROW, f"cost:{less(power.amount)}"],
    "settle/discard-to-conquer": conquer,
    "settle/second-world": lambda power: ["second-world"],
    "settle/discard-for-second-conquest": lambda power: ["leave", ARROW, "second-world", "conquer"],
    "settle/upgrade-world": lambda power: ["upgrade"],
    "settle/takeover": takeover,
    "settle/prevent-takeover": lambda power: ["prestige:1", ARROW, "no-takeover"],
    "trade/bonus": lambda power: [*([of_kind("good", power.good)] if power.good else []), f"draw:+{power.cards}"],
    "trade/bonus-here": lambda power: ["this-world", f"draw:+{power.cards}"],
    "trade/bonus-per-chromosome": lambda power: [
        *([of_kind("good", power.good)] if power.good else []),
        f"draw:+{power.cards}",
        PER,
        "chromosome",
    ],
    "trade/not-sold": lambda power: ["no-sale"],
    "consume/goods": consume_goods,
    "consume/different": lambda power: [f"kinds:{power.kinds}", ARROW, *gain(power)],
    "consume/all-but-one": lambda power: ["goods:n", ARROW, f"vp:n{less(1)}"],
    "consume/sell": lambda power: ["good", ARROW, "sale" if power.bonuses else "draw:?"],
    "consume/discard-hand": discard_hand,
    "consume/draw": lambda power: [f"draw:{power.cards}"],
    "consume/guess-cost": lambda power: ["dice:7"],
    "consume/ante": lambda power: ["hand:1", ARROW, "dice"],
    "consume/vp": lambda power: [f"vp:{power.vp}"],
    "consume/each-kind": lambda power: ["kinds", ARROW, *gain(power)],
    "consume/own-good": lambda power: ["this-world", ARROW, *gain(power)],
    "consume/spend-prestige": lambda power: ["prestige:1", ARROW, *gain(power)],
    "produce/produce": lambda power: [*([f"hand:{power.discard}", ARROW] if power.discard else []), "this-world"],
    "produce/windfall": lambda power: [
        *([f"hand:{power.discard}", ARROW] if power.discard else []),
        of_kind("windfall", power.good),
    ],
    "produce/draw": lambda power: [f"draw:{power.cards}"],
    "produce/draw-if-produced-here": lambda power: ["this-world", ARROW, f"draw:{power.cards}"],
    "produce/draw-per-good-produced": lambda power: [f"draw:{power.cards}", PER, of_kind("good", power.good)],
    "produce/draw-per-kind-produced": lambda power: [f"draw:{power.cards}", PER, "kinds"],
    "produce/draw-per-world": draw_per_world,
    "produce/draw-if-most-produced": lambda power: [
        "most",
        of_kind("good", power.good),
        ARROW,
        f"draw:{power.cards}",
    ],
    "produce/prestige-if-produced-here": lambda power: ["this-world", ARROW, f"prestige:{power.prestige}"],
    "produce/prestige-if-most-chromosomes": lambda power: [
        "most",
        "chromosome",
        ARROW,
        f"prestige:{power.prestige}",
    ],
    "produce/take-saved": lambda power: ["take-saved"],
}


# --- what 6-cost developments count ---------------------------------------------------------------------------

PHASE_SIGNS: Final = {"explore": "phase:I", "trade": "phase:$", "consume": "phase:IV"}
COUNTED: Final[dict[str, Signs]] = {
    "military-world": ["military-world"],
    "rebel-military-world": ["rebel-world"],
    "world": ["world"],
    "six-cost-development": ["six-cost"],
    "development": ["development"],
    "military-strength": ["military"],
    "negative-military-strength": [f"military:{MINUS}"],
    "three-vp-chips": ["vp:3"],
    "prestige": ["prestige"],
}


def counted(score: ScoreLine, every_kind: bool) -> Signs:
    """What a line gives points for."""
    per = score.per
    if per == "card":
        return [f"named:{score.card}"]
    if per in COUNTED:
        return COUNTED[per]
    if per == "production-world":
        return ["production-world" if every_kind else of_kind("world", score.good)]
    if per == "windfall-world":
        return [of_kind("windfall", vocabulary.NONE if every_kind else score.good)]
    word, _, what = per.rpartition("-")
    return [what, PHASE_SIGNS[word]] if word in PHASE_SIGNS else [word]


def score_signs(design: Design) -> list[Signs]:
    """A row for each thing that a 6-cost development counts, as `score_lines` says it in words."""
    found: list[Signs] = []
    for row in score_rows(design):
        score = design.scores[row[0]]
        if score.per == "kinds-of-goods":
            found.append(["kinds", ARROW, *(f"vp:{points}" for points in KIND_POINTS[1:])])
        else:
            found.append([f"vp:{score.vp}", *counted(score, len(row) > 1)])
    return found


# --- things ---------------------------------------------------------------------------------------------------


def card(design: Design, words: Language, prestige: bool, takeovers: bool) -> dict[str, Any]:
    """A card: what is printed on it, and its powers as signs and in words."""
    return {
        "what": "world" if design.is_world else "development",
        "cost": design.cost,
        "military": design.military,
        "vp": design.vp,
        "varies": bool(design.scores),
        "good": vocabulary.GOODS[design.good],
        "windfall": design.windfall,
        "keywords": [word for bit, word in enumerate(vocabulary.KEYWORDS) if design.keywords >> bit & 1],
        "prestige": design.prestige and prestige,
        "start": design.start if design.start >= 0 else None,
        "ends_at_14": "ends-at-14" in design.specials,
        "powers": [
            {"phase": power.phase, "signs": DRAWN[power.word](power), "text": power_text(power, words, takeovers)}
            for power in design.powers
        ],
        "scores": score_lines(design, words),
        "score_signs": score_signs(design),
    }


def action(name: str) -> dict[str, Any]:
    plain = name.removeprefix("prestige-")
    boosted = plain != name
    return {
        "what": "action",
        "phase": PHASE_OF[plain],
        "signs": ACTION_SIGNS[plain] + (BONUS_SIGNS[plain] if boosted else []),
        "prestige": boosted or plain == "search",
        "second": plain.endswith("-2"),
    }


def goal(number: int) -> dict[str, Any]:
    first = number < goals.FIRSTS
    return {
        "what": "goal",
        "first": first,
        "vp": goals.FIRST_VP if first else goals.MOST_VP,
        "least": goals.MINIMUM[number],
        "signs": GOAL_SIGNS[goals.NAMES[number]],
    }


def atlas(face: RaceFace, words: Language) -> dict[str, dict[str, Any]]:
    """Everything that the board of one content level may show."""
    found: dict[str, dict[str, Any]] = {}

    def add(name: str, title: str, text: list[str], drawing: dict[str, Any]) -> None:
        found[name] = {"title": title, "text": text, "drawing": drawing}

    for design in face.designs.values():
        text = card_text(design, words, face.prestige, face.takeovers)
        add(design.slug, design.name, text, card(design, words, face.prestige, face.takeovers))
    for name in vocabulary.ACTIONS:
        if name != "search" or face.prestige:
            add(f"action:{name}", face.action(name, words), [face.effect(name, words)], action(name))
        if name != "search" and face.prestige:
            boosted = f"prestige-{name}"
            add(f"action:{boosted}", face.action(boosted, words), [face.effect(boosted, words)], action(boosted))
    for number in face.goals:
        name = f"goal:{goals.NAMES[number]}"
        add(name, face.thing(name, words), face.explain(name, words), goal(number))
    for kind in vocabulary.GOODS[1:]:
        add(f"kind:{kind}", words(f"good-{kind}"), [], {"what": "kind", "good": kind, "signs": [f"good-{kind}"]})
    for phase in vocabulary.PHASES[1:]:
        drawing = {"what": "phase", "phase": phase, "sign": words(f"sign-{phase}")}
        add(f"phase:{phase}", words(f"phase-{phase}"), [], drawing)
    if face.prestige:
        for category in vocabulary.CATEGORIES:
            signs = SEARCH_SIGNS[category]
            add(f"search:{category}", words(f"search-{category}"), [], {"what": "search", "signs": signs})
    return found
