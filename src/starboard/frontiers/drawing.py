# mypyc: skip
"""What pictures of New Frontiers are drawn from: plain numbers and words for every tile, goal and action, and its
powers as rows of signs.

A sign is a word from SIGNS, with what is written at it after a colon ("credit:+2"). Signs are made from designs, as the
texts are, so neither can disagree with what a tile does. Knows nothing of how anything is drawn.
"""

from __future__ import annotations

from typing import Any, Final

from starboard.frontiers import vocabulary
from starboard.frontiers.content import Content, Design, Filter, Goal, Power, ScoreLine
from starboard.frontiers.tile_text import details_text, effect_lines, goal_text, name_of, pool_text, power_text
from starboard.words.language import Language

Drawing = dict[str, Any]

SIGNS: Final = frozenset(
    [
        # Things.
        *(
            "credit",
            "vp",
            "colonist",
            "world",
            "development",
            "tile",
            "bag",
            "goal",
            "here",
            "named",
            "first",
            "up-one",
        ),
        *("small", "large", "military", "military-world", "kinds", "windfall", "production"),
        # By kind: a good, a world of the kind, and how it comes by goods.
        *("good", *(f"good-{kind}" for kind in vocabulary.KINDS[1 : vocabulary.KIND_COUNT])),
        *(f"kind-{kind}" for kind in vocabulary.KINDS[1 : vocabulary.KIND_COUNT]),
        *(f"{goods}-{kind}" for goods in vocabulary.GOODS[1:] for kind in vocabulary.KINDS[1 : vocabulary.KIND_COUNT]),
        *(f"keyword-{keyword}" for keyword in vocabulary.KEYWORDS),
        *(f"power-{action}" for action in [*vocabulary.POWER_ACTIONS, "military"]),
        # What stands between them.
        *("arrow", "per", "or", "most", "at-most"),
    ]
)

ACTION_SIGNS: Final[dict[str, tuple[list[str], list[str]]]] = {
    "isolation": ([], ["credit:+2"]),
    "develop": (["development"], ["credit:-1"]),
    "explore": (["world"], ["world:+1"]),
    "settle": (["colonist:+2", "or", "world"], ["colonist:+1"]),
    "produce": (["production"], ["credit", "windfall"]),
    "trade-consume": (["good", "arrow", "credit", "vp"], ["vp:+1"]),
    "diplomats": ([], ["vp:+1", "first"]),
    "goals-survey": ([], ["up-one", "credit:+1", "goal"]),
}
"""What everybody does, and the chooser's bonus."""


def plus(amount: int) -> str:
    return f"+{amount}"


def minus(amount: int) -> str:
    return f"-{amount}"


def of_kind(sign: str, kind: int) -> str:
    """The sign for this kind only; for any kind the plain one."""
    return sign if kind == vocabulary.NONE else f"{sign}-{vocabulary.KINDS[kind]}"


# --- powers and scores --------------------------------------------------------------------------------------


def aim_of(power: Power) -> list[str]:
    """The worlds that a power is only about."""
    if power.keyword:
        return [f"keyword-{vocabulary.KEYWORDS[power.keyword.bit_length() - 1]}"]
    return [of_kind("kind", power.kind)] if power.kind != vocabulary.NONE else []


def filter_signs(what: Filter) -> list[str]:
    """What is counted."""
    signs: list[str] = []
    if what.keyword:
        signs.append(f"keyword-{vocabulary.KEYWORDS[what.keyword.bit_length() - 1]}")
    if what.military:
        signs.append("military-world")
    if what.goods != vocabulary.GRAY:
        signs.append(of_kind(vocabulary.GOODS[what.goods], what.kind))
    elif what.kind != vocabulary.NONE:
        signs.append(of_kind("kind", what.kind))
    if what.sort >= 0:
        signs.append(vocabulary.SORTS[what.sort])
    if what.modifies:
        signs.append(f"power-{vocabulary.POWER_ACTIONS[what.modifies.bit_length() - 1]}")
    if what.military_powers:
        signs.append("power-military")
    if what.tiles:
        signs.append("named")
    if what.count == vocabulary.COUNT_STRENGTH:
        signs.append("military")
    elif what.count == vocabulary.COUNT_KINDS:
        signs.append("kinds")
    elif what.count != vocabulary.COUNT_TILE and not (
        what.military or what.kind != vocabulary.NONE or what.goods != vocabulary.GRAY
    ):
        signs.append("world" if what.count == vocabulary.COUNT_COLONY else "development")
    elif not signs:
        signs.append("tile")
    return signs


def power_signs(power: Power) -> list[str]:
    """A power as a row of signs."""
    does, amount = power.does, power.amount
    if does == vocabulary.CONSUME_GOODS:
        return consume_signs(power)
    if does == vocabulary.MILITARY:
        return [*aim_of(power), f"military:{plus(amount)}"]
    if does == vocabulary.MILITARY_PER:
        return [f"military:{plus(amount)}", "per", *filter_signs(power.per), f"at-most:{plus(power.most)}"]
    if does == vocabulary.TEMPORARY_MILITARY:
        return [of_kind("good", power.kind), "arrow", f"military:{plus(amount)}"]
    if does == vocabulary.SETTLE_DISCOUNT:
        return [*(aim_of(power) or ["world"]), f"credit:{minus(amount)}"]
    if does == vocabulary.PAY_FOR_MILITARY:
        return [*aim_of(power), "military-world", "arrow", f"credit:{minus(amount)}" if amount else "credit"]
    if does == vocabulary.PRODUCE_CREDITS_PER:
        return [f"credit:{plus(amount)}", "per", *filter_signs(power.per)]
    if does == vocabulary.PRODUCE_CREDITS_IF_MOST:
        return ["most", of_kind("good", power.kind), "arrow", f"credit:{plus(amount)}"]
    if does == vocabulary.PRODUCE_WINDFALL:
        return [of_kind("windfall", power.kind)]
    if does == vocabulary.TRADE_BONUS:
        return [of_kind("good", power.kind), f"credit:{plus(amount)}"]
    return [sign.replace("#", str(amount)) for sign in PLAIN_SIGNS[does]]


PLAIN_SIGNS: Final[dict[int, list[str]]] = {
    vocabulary.EXPLORE_CREDITS: ["credit:+#"],
    vocabulary.EXPLORE_COLONISTS: ["colonist:+#"],
    vocabulary.EXPLORE_DRAW: ["bag:+#"],
    vocabulary.DEVELOP_DISCOUNT: ["development", "credit:-#"],
    vocabulary.DEVELOP_CREDITS_AFTER: ["development", "arrow", "credit:+#"],
    vocabulary.SETTLE_CREDITS_AFTER: ["world", "arrow", "credit:+#"],
    vocabulary.SETTLE_COLONISTS_AFTER: ["world", "arrow", "colonist:+#"],
    vocabulary.SETTLE_DRAW_AFTER: ["world", "arrow", "bag:+#"],
    vocabulary.SECOND_WORLD: ["world:x2"],
    vocabulary.UPGRADE: ["world", "arrow", "world:+#"],
    vocabulary.REPLACE_THIS: ["here", "arrow", "world"],
    vocabulary.PRODUCE_CREDITS: ["credit:+#"],
    vocabulary.PRODUCE_CREDITS_IF_HERE: ["here", "arrow", "credit:+#"],
    vocabulary.PRODUCE_CREDITS_PER_KIND: ["credit:+#", "per", "kinds"],
    vocabulary.PRODUCE_PAY_HERE: ["credit:-#", "arrow", "here"],
    vocabulary.TRADE_BONUS_HERE: ["here", "credit:+#"],
    vocabulary.TRADE_EXTRA_SALE: ["good:+#"],
    vocabulary.CONSUME_VP: ["vp:+#"],
    vocabulary.CONSUME_CREDITS: ["credit:+#"],
    vocabulary.CONSUME_VP_PER_GOOD: ["vp:+#", "per", "good"],
}
"""Powers that depend on one number only, which stands for #."""


def consume_signs(power: Power) -> list[str]:
    """Goods, and what they are turned into; up to a number of them, each for the same."""
    sign = "kinds" if power.different else of_kind("good", power.kind)
    if power.times > 1:
        taken = f"{sign}:≤{power.times * power.goods}"
    else:
        taken = f"{sign}:{power.goods}" if power.goods > 1 else sign
    gained = [f"{what}:{plus(count)}" for what, count in (("vp", power.vp), ("credit", power.credits)) if count]
    return [taken, "arrow", *gained]


def score_signs(line: ScoreLine) -> list[str]:
    if line.table:
        return [f"vp:{'/'.join(str(vp) for vp in line.table)}", "per", *filter_signs(line.what)]
    return [f"vp:{line.vp}", "per", *filter_signs(line.what)]


# --- things -------------------------------------------------------------------------------------------------


def tile_drawing(design: Design) -> Drawing:
    """`vp` is null for a tile that counts the empire. `powers` are rows of signs by the action they modify, `name`
    being that of the power itself, for decisions that offer it."""
    drawing: Drawing = {
        "sort": vocabulary.SORTS[design.sort],
        "cost": design.cost,
        "military": design.military,
        "vp": None if design.scores else design.vp,
        "keywords": [keyword for bit, keyword in enumerate(vocabulary.KEYWORDS) if design.keywords >> bit & 1],
        "powers": [
            {
                "name": f"power:{design.slug}/{power.index}",
                "action": power.action,
                "signs": power_signs(power),
                "optional": power.optional,
            }
            for power in design.powers
        ],
        "scores": [score_signs(line) for line in design.scores],
    }
    if design.is_world:
        drawing |= {
            "colonists": design.colonists,
            "kind": vocabulary.KINDS[design.kind],
            "goods": vocabulary.GOODS[design.goods],
            "for_sale": not design.not_for_sale,
        }
    else:
        drawing["spaces"] = design.spaces
    if design.sort == vocabulary.HOME:
        drawing |= {"mat": design.mat, "side": design.side}
    return drawing


def goal_drawing(goal: Goal) -> Drawing:
    """`most` is how much of it may be stockpiled; 0 for a goal without a stockpile."""
    return {
        "sort": "goal",
        "counts": vocabulary.GOAL_COUNTS[goal.count],
        "most": goal.most,
        "scale": [list(step) for step in goal.scale],
    }


def action_drawing(action: int) -> Drawing:
    """`everybody` and `bonus` are rows of signs; `place` is where the tile lies in the row."""
    everybody, bonus = ACTION_SIGNS[vocabulary.ACTIONS[action]]
    return {
        "sort": "action",
        "place": 0 if action == vocabulary.SURVEY else action,
        "everybody": everybody,
        "bonus": bonus,
    }


def kind_drawing(kind: int) -> Drawing:
    return {"sort": "kind", "kind": vocabulary.KINDS[kind], "price": vocabulary.SALE_PRICE[kind]}


# --- the atlas ----------------------------------------------------------------------------------------------


def atlas(content: Content, language: Language) -> dict[str, Drawing]:
    """Every thing that a board may show. What is no thing of its own to read about, but part of one, has no text."""
    found: dict[str, Drawing] = {}
    for design in content.tiles:
        title = name_of(design, language)
        text = [details_text(design, language), *effect_lines(design, content, language)]
        found[design.slug] = entry(title, text, tile_drawing(design))
        for power in design.powers:
            drawing = {"sort": "power", "tile": design.slug, "action": power.action, "signs": power_signs(power)}
            told = language("named-power", name=title, text=power_text(power, content, language))
            found[f"power:{design.slug}/{power.index}"] = entry(told, [], drawing)
    for goal in content.goals:
        text = goal_text(goal, language)[1:]
        found[f"goal:{goal.slug}"] = entry(name_of(goal, language), text, goal_drawing(goal))
    for action, word in enumerate(vocabulary.ACTIONS):
        title, text = language(f"action-{word}"), [language(f"effect-{word}")]
        found[f"action:{word}"] = entry(title, text, action_drawing(action))
    for kind in range(vocabulary.NOVELTY, vocabulary.KIND_COUNT):
        word = vocabulary.KINDS[kind]
        text = [language("price-of-good", count=vocabulary.SALE_PRICE[kind])]
        found[f"kind:{word}"] = entry(language(f"kind-{word}"), text, kind_drawing(kind))
    found["colonists"] = entry(language("take-colonists"), [pool_text(language)], {"sort": "colonists"})
    return found


def entry(title: str, text: list[str], drawing: Drawing) -> Drawing:
    return {"title": title, "text": text, "drawing": drawing}
