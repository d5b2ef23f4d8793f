# mypyc: skip
"""The text of cards, made from their effects through the language files, so that it cannot disagree with the rules.

Knows how every verb of the effect language becomes a clause, and nothing of any single card.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from starboard.sun import vocabulary
from starboard.sun.content import (
    FIXED,
    NO_MOST,
    Ability,
    Achievement,
    Action,
    Amount,
    Basic,
    Card,
    Condition,
    Cost,
    Effect,
    EffectList,
    EventCard,
    Faction,
    Guild,
    SpecialAbility,
    System,
    Technology,
)
from starboard.words.language import Language

SUN_LOCALE = Path(__file__).parent / "locale"
SEATS = (2, 3, 4)


def card_name(card: Card, words: Language) -> str:
    """Proper names have no Polish name of their own."""
    return card.name_pl if words.code == "pl" and card.name_pl else card.name


def place_text(name: str, words: Language) -> str:
    """A place of the exploration board."""
    if name in ("sol", "deep_space"):
        return words(f"place-{name}")
    kind = {"Y": "place-yard", "X": "place-extra"}.get(name[0], "place-slot")
    return words(kind, slot=name)


def sentence(text: str) -> str:
    """A clause as a sentence of its own."""
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


def clause(text: str) -> str:
    """A sentence as it goes on after a comma or a colon."""
    return text[:1].lower() + text[1:]


# --- amounts, conditions, costs ---------------------------------------------------------------------------


def number_of(given: Amount, words: Language) -> int | str:
    """A number, so that words can agree with it, or an X that is explained at the end of the clause."""
    return given.plus if given.metric == FIXED else words("amount-x")


def where_text(given: Amount, words: Language) -> str:
    """What X is; empty for a plain number."""
    return "" if given.metric == FIXED else words("amount-where", amount=amount_text(given, words))


def amount_text(given: Amount, words: Language) -> str:
    if given.metric == FIXED:
        return str(given.plus)
    text = words(f"count-{vocabulary.METRICS[given.metric]}")
    if given.per > 1:
        text = words("amount-per", amount=text, per=given.per)
    if given.plus:
        text = words("amount-plus", amount=text, plus=given.plus)
    return words("amount-most", amount=text, most=given.most) if given.most != NO_MOST else text


def condition_text(condition: Condition, words: Language) -> str:
    if condition.kind == "metric":
        return words(f"condition-{vocabulary.METRICS[condition.metric]}", n=condition.at_least)
    joined = words("text-both" if condition.kind == "all" else "text-either")
    return joined.join(condition_text(part, words) for part in condition.parts)


def cost_text(cost: Cost, words: Language, surcharge: int = 0) -> str:
    """Empty for what is free."""
    parts = []
    ore = cost.ore
    if surcharge:
        ore = Amount(ore.metric, ore.plus + surcharge, ore.per, ore.most)
    if ore.metric != FIXED or ore.plus:
        parts.append(words("cost-ore-opponent" if cost.to_opponent else "cost-ore", n=number_of(ore, words)))
        parts[-1] += where_text(ore, words)
    if cost.withdraw.metric != FIXED or cost.withdraw.plus:
        parts.append(words("cost-withdraw", n=number_of(cost.withdraw, words)) + where_text(cost.withdraw, words))
    return words("text-and").join(parts)


def with_cost(cost: Cost, text: str, words: Language, surcharge: int = 0) -> str:
    price = cost_text(cost, words, surcharge)
    return words("text-cost", cost=price, text=text) if price else text


# --- effects ----------------------------------------------------------------------------------------------


def effects_text(effects: EffectList, words: Language) -> str:
    if not effects.effects:
        return words("text-nothing")
    text = effect_text(effects.effects[0], words)
    for before, effect in pairwise(effects.effects):
        yours = for_everybody(before) and not for_everybody(effect)
        text += words("text-then-you" if yours else "text-then") + effect_text(effect, words)
    return text


def for_everybody(effect: Effect) -> bool:
    """Does every faction resolve this, so that what follows must say that it is the finder's alone?"""
    if effect.verb == vocabulary.EACH_FACTION:
        return True
    return any(for_everybody(one) for inner in effect.lists for one in inner.effects)


def several(effects: EffectList) -> bool:
    """Are these several parts, so that in a longer sentence only brackets show where they end?"""
    return len(effects.effects) > 1 or any(several(inner) for one in effects.effects for inner in one.lists)


def bracketed(effects: EffectList, words: Language) -> str:
    text = effects_text(effects, words)
    return words("text-bracketed", text=text) if several(effects) else text


def effect_text(effect: Effect, words: Language) -> str:
    text = plain_effect(effect, words) + where_text(effect.n, words)
    return words("text-optional", text=text) if effect.optional else text


def plain_effect(effect: Effect, words: Language) -> str:
    verb = vocabulary.VERBS[effect.verb]
    n = number_of(effect.n, words)
    inner = [effects_text(one, words) for one in effect.lists]
    if verb in ("pay_ore", "withdraw"):
        return words("cost-ore" if verb == "pay_ore" else "cost-withdraw", n=n)
    if verb == "build":
        source = words(f"build-from-{vocabulary.BUILD_FROM[effect.source]}", n=n)
        at = words(f"build-at-{vocabulary.BUILD_AT[effect.at]}")
        level = number_of(effect.level, words)
        if effect.n.metric == FIXED and effect.n.plus > 1:
            text = words("text-build-several", n=effect.n.plus, level=level, source=source, at=at)
        else:
            text = words("effect-build", level=level, source=source, at=at)
        return text + where_text(effect.level, words)
    if verb == "research":
        return research_text(effect, words)
    if verb == "colonize":
        only = words("colonize-only") if effect.only == vocabulary.ONLY_UNCONTROLLED else ""
        skip = words("colonize-skip") if effect.skip_on_control else ""
        if effect.n.metric == FIXED and effect.n.plus == 0:
            return words("effect-colonize", only=only, skip=skip)
        return words("effect-colonize-discount", discount=n, only=only, skip=skip)
    if verb == "trade":
        return words("effect-trade") if effect.n.plus == NO_MOST else words("effect-trade-most", n=n)
    if verb == "upgrade":
        one = effect.n.metric == FIXED and effect.n.plus == 1
        by = number_of(effect.by, words)
        return words("effect-upgrade-one", by=by) if one else words("effect-upgrade", n=n, by=by)
    if verb == "offer":
        return with_cost(effect.cost, inner[0], words)
    if verb == "choice":
        options = words("text-or").join(bracketed(one, words) for one in effect.lists)
        once = effect.n.metric == FIXED and effect.n.plus == 1
        return words("effect-choice", options=options) if once else words("effect-choice-times", n=n, options=options)
    if verb == "if" and effect.cond is not None:
        return words("effect-if", cond=condition_text(effect.cond, words), text=inner[0])
    if verb == "place_event":
        return placed_text(effect, words)
    return words(f"effect-{verb.replace('_', '-')}", **values_of(effect, verb, n, inner, words))


def values_of(effect: Effect, verb: str, n: int | str, inner: list[str], words: Language) -> dict[str, object]:
    """The values of the messages that need nothing special."""
    if verb in ("take_ore", "upgrade_levels", "jump", "recall", "replace_star_disc"):
        return {"n": n}
    if verb == "gain_pop":
        return {"n": n, "side": vocabulary.SIDES[effect.side]}
    if verb == "move_supply":
        return {"n": n, "side": vocabulary.SIDES[effect.side], "column": vocabulary.TARGET_COLUMNS[effect.column]}
    if verb == "automate":
        return {"n": n, "what": ["food", "ore", "either"][effect.what]}
    if verb == "relocate":
        return {"n": n, "to": vocabulary.RELOCATE_TO[effect.to]}
    if verb == "private_tech":
        return {"see": effect.see, "keep": effect.keep, "level": level_text(effect.level, words)}
    if verb in ("reveal_tech", "open_guild"):
        level = level_text(effect.level, words) if verb == "reveal_tech" else amount_text(effect.level, words)
        return {"n": n, "level": level} if verb == "reveal_tech" else {"level": level}
    if verb == "copy_action":
        return {"scope": vocabulary.COPY_SCOPES[effect.scope]}
    if verb == "each_faction":
        return {"text": bracketed(effect.lists[0], words)}
    if verb == "keep_event":
        return {"vp": effect.points[0]}
    if verb == "add_system":
        return {"deck": vocabulary.DECKS[effect.deck], "near": vocabulary.DECKS[effect.near]}
    if verb == "draw_system":
        return {"see": effect.see, "keep": effect.keep, "deck": vocabulary.DECKS[effect.deck]}
    return {}


def level_text(level: Amount, words: Language) -> str:
    """A technology level as the rulebook writes it."""
    if level.metric == FIXED:
        return vocabulary.LEVEL_NAMES[level.plus]
    return words("level-counted", amount=amount_text(level, words))


def research_text(effect: Effect, words: Language) -> str:
    levels = (
        level_text(effect.level, words)
        if effect.counted_level
        else words("text-or").join(vocabulary.LEVEL_NAMES[level] for level in effect.levels)
    )
    more = words("research-free") if effect.ignore_prereq else ""
    more += words("research-no-bonus") if effect.skip_now else ""
    return words(
        "effect-research",
        scope=words(f"research-scope-{vocabulary.SCOPES[effect.scope]}"),
        levels=levels,
        payer=vocabulary.PAYERS[effect.source],
        more=more,
    )


def placed_text(effect: Effect, words: Language) -> str:
    if effect.rule == vocabulary.DYSON:
        return words("effect-place-event-dyson", deck=vocabulary.DECKS[effect.deck], cost=cost_text(effect.cost, words))
    points = str(effect.points[0])
    if len(effect.points) > 1:
        points = words("vp-second", first=effect.points[0], second=effect.points[1])
    if effect.rule == vocabulary.MUSEUM:
        return words("effect-place-event-museum", vp=points)
    if effect.rule == vocabulary.AREA:
        return words("effect-place-event-area", area=vocabulary.AREAS[effect.beside], vp=points)
    return words("effect-place-event-majority", most=words(f"most-{vocabulary.METRICS[effect.metric]}"), vp=points)


def ability_text(ability: Ability, words: Language) -> str:
    if ability.effect is None:
        return words(f"rule-{vocabulary.RULES[ability.rule]}")
    trigger = vocabulary.TRIGGERS[ability.when]
    if ability.when == vocabulary.ON_TRACK_EMPTY:
        trigger += "-" + vocabulary.DISCS[ability.track]
    when = words(f"when-{trigger}")
    if ability.cond is not None:
        when = words("when-condition", when=when, cond=condition_text(ability.cond, words))
    limit = words(f"limit-{vocabulary.LIMITS[ability.limit]}") if ability.limit else ""
    text = with_cost(ability.cost, effects_text(ability.effect, words), words)
    return words("ability-text", when=when, text=text, limit=limit)


def special_text(special: SpecialAbility, words: Language) -> str:
    """What a special ability is gained by, and what it gives."""
    given = [clause(sentence(effects_text(special.reward, words)))] if special.reward.effects else []
    given += [words("special-lasting", text=clause(ability_text(one, words))) for one in special.lasting]
    cond = condition_text(special.cond, words)
    return words("special-text", letter=special.letter, cond=cond, text=" ".join(given))


def action_text(action: Action, words: Language, surcharge: int = 0) -> str:
    return with_cost(action.cost, effects_text(action.effect, words), words, surcharge)


def start_text(card: Faction, words: Language) -> str:
    """What a faction begins with: on the basic sides all that tells them apart (rulebook 187-189)."""
    parts = [words("cost-ore", n=card.start_ore), words("price-population", n=card.start_pop)]
    for place, level in card.start_ships:
        parts.append(words("start-ship", level=level, place=place_text(vocabulary.LOCATIONS[place], words)))
    parts += [words("start-automated", what=vocabulary.DISCS[track]) for track in card.start_automated]
    for at, (size, cubes) in enumerate(zip(card.columns, card.start_supply, strict=True)):
        if cubes < size:
            parts.append(words("start-gap", n=size - cubes, column=vocabulary.LETTERS[at]))
    return words("text-start", parts=", ".join(parts))


# --- whole cards ------------------------------------------------------------------------------------------


def kind_text(card: Card, words: Language) -> str:
    """What a card is, with the numbers that matter."""
    if isinstance(card, Technology):
        kinds = list(dict.fromkeys(card.types))
        types = "/".join(words(f"type-{vocabulary.TYPES[kind]}") for kind in kinds)
        out = vocabulary.TYPES[card.out_type]
        return words("kind-technology", level=vocabulary.LEVEL_NAMES[card.level], types=types, out=out)
    if isinstance(card, EventCard):
        return words("kind-event", level=vocabulary.LEVEL_NAMES[card.level])
    if isinstance(card, System):
        spec = words("text-and").join(words(f"disc-{vocabulary.DISCS[kind]}") for kind in card.spec)
        return words("kind-system", deck=vocabulary.DECKS[card.deck], power=card.power, spec=spec, vp=card.vp)
    if isinstance(card, Achievement):
        return words("kind-achievement")
    if isinstance(card, Faction):
        return words("kind-faction-advanced" if card.advanced else "kind-faction-basic")
    if isinstance(card, Guild):
        return words("kind-guild", level=card.level)
    return words("kind-basic")


def title(card: Card, words: Language) -> str:
    """Name and kind on one line."""
    return words("title-card", name=card_name(card, words), kind=kind_text(card, words))


def card_text(card: Card, words: Language, seats: Sequence[int] = SEATS) -> list[str]:
    """All there is to say of a card among this many players: its title, and all that it does."""
    return [title(card, words), *body_text(card, words, seats)]


def body_text(card: Card, words: Language, seats: Sequence[int] = SEATS) -> list[str]:
    """All that a card does."""
    lines = []
    if isinstance(card, Technology):
        if card.now.effects:
            lines.append(words("text-now", text=effects_text(card.now, words)))
        for action in card.actions:
            lines.append(words("text-action", spaces=action.spaces, text=action_text(action, words)))
        lines.extend(ability_text(ability, words) for ability in card.abilities)
        if card.per_metric != FIXED:
            each = words(f"each-{vocabulary.METRICS[card.per_metric]}")
            lines.append(words("text-vp", base=card.base_vp, vp=card.per_vp, each=each, most=card.per_most))
    elif isinstance(card, EventCard):
        lines.append(sentence(effects_text(card.effect, words)))
    elif isinstance(card, System):
        if card.on_control.effects:
            lines.append(words("text-on-control", text=effects_text(card.on_control, words)))
        if card.on_colonize.effects:
            lines.append(words("text-on-colonize", text=effects_text(card.on_colonize, words)))
        lines.extend(ability_text(ability, words) for ability in card.abilities)
    elif isinstance(card, Achievement):
        lines.append(sentence(condition_text(card.condition, words)))
        for points in dict.fromkeys(tuple(card.slots[number]) for number in seats):
            same = [str(number) for number in seats if tuple(card.slots[number]) == points]
            shown = ", ".join(str(vp) for vp in points)
            lines.append(words("text-slots", seats=words("text-or").join(same), points=shown))
    elif isinstance(card, Faction):
        columns = ", ".join(f"{vocabulary.LETTERS[at]} {size}" for at, size in enumerate(card.columns))
        food = ", ".join(f"{vocabulary.LETTERS[at]} {after}" for at, after in enumerate(card.food_symbol_after))
        lines.append(start_text(card, words))
        lines.append(words("text-columns", columns=columns))
        lines.append(words("text-food-track", food=food))
        lines.append(words("text-ore-track", ore=", ".join(str(ore) for ore in card.ore_yield)))
        lines.append(words("text-automation-track", points=", ".join(str(vp) for vp in card.automation_vp)))
        lines.extend(special_text(special, words) for special in card.specials)
    elif isinstance(card, Guild | Basic):
        lines.append(sentence(action_text(card.action, words)))
    return lines
