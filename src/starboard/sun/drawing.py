# mypyc: skip
"""Drawing: what a picture of each thing is made from, as plain data, so that a board needs no rules to draw it.

Costs and effects keep the words of the effect language (`vocabulary.py`): a board has one small picture for each verb.
Knows nothing of shapes, colours and places on a screen.
"""

from __future__ import annotations

from typing import Any

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
    Content,
    Cost,
    Effect,
    EffectList,
    EventCard,
    Faction,
    Guild,
    Slot,
    SpecialAbility,
    System,
    Technology,
)

Plain = dict[str, Any]


def amount(given: Amount) -> str:
    """A number, or X for one that is counted when it is needed."""
    return str(given.plus) if given.metric == FIXED else "X"


def cost(given: Cost) -> list[Plain]:
    found: list[Plain] = []
    for verb, paid in (("pay_ore", given.ore), ("withdraw", given.withdraw)):
        if paid.metric != FIXED or paid.plus:
            found.append({"do": verb, "n": amount(paid)})
    if found and given.to_opponent:
        found[0]["to"] = "opponent"
    return found


def condition(given: Condition) -> Plain:
    if given.kind == "metric":
        return {"metric": vocabulary.METRICS[given.metric], "at_least": given.at_least}
    return {given.kind: [condition(part) for part in given.parts]}


def effects(given: EffectList) -> list[Plain]:
    return [effect(one) for one in given.effects]


def effect(one: Effect) -> Plain:
    verb = vocabulary.VERBS[one.verb]
    plain: Plain = {"do": verb}
    if one.optional:
        plain["optional"] = True
    if one.n.metric != FIXED or 0 < one.n.plus < NO_MOST:
        plain["n"] = amount(one.n)
    plain.update(arguments(one, verb))
    if one.lists:
        plain["of"] = [effects(inner) for inner in one.lists]
    if not one.cost.free:
        plain["cost"] = cost(one.cost)
    if one.cond is not None:
        plain["cond"] = condition(one.cond)
    return plain


def arguments(one: Effect, verb: str) -> Plain:
    """What the picture of a verb shows besides its number."""
    found: Plain = {}
    if verb == "gain_pop":
        found["side"] = vocabulary.SIDES[one.side]
    elif verb == "move_supply":
        found["to"] = vocabulary.TARGET_COLUMNS[one.column]
    elif verb == "automate":
        found["what"] = ["food", "ore", "either"][one.what]
    elif verb == "build":
        found |= {"level": amount(one.level), "from": vocabulary.PAYERS[one.source], "at": vocabulary.BUILD_AT[one.at]}
        if one.source == vocabulary.FROM_SUPPLY_RIGHT:
            found["from"] = "supply"
    elif verb == "upgrade":
        found["by"] = amount(one.by)
    elif verb == "relocate":
        found["to"] = vocabulary.RELOCATE_TO[one.to]
    elif verb == "research":
        levels = ["X"] if one.counted_level else [vocabulary.LEVEL_NAMES[level] for level in one.levels]
        found |= {"levels": levels, "scope": vocabulary.SCOPES[one.scope], "payer": vocabulary.PAYERS[one.source]}
    elif verb in ("private_tech", "reveal_tech"):
        found["level"] = vocabulary.LEVEL_NAMES[one.level.plus] if one.level.metric == FIXED else "X"
    elif verb == "open_guild":
        found["level"] = amount(one.level)
    elif verb == "copy_action":
        found["scope"] = vocabulary.COPY_SCOPES[one.scope]
    elif verb == "keep_event":
        found["vp"] = one.points
    elif verb == "place_event":
        found |= {"rule": vocabulary.EVENT_RULES[one.rule], "vp": one.points}
        if one.metric != FIXED:
            found["metric"] = vocabulary.METRICS[one.metric]
        if one.rule == vocabulary.AREA:
            found["beside"] = vocabulary.AREAS[one.beside]
    elif verb in ("add_system", "draw_system"):
        found["deck"] = vocabulary.DECKS[one.deck]
    return found


def action(given: Action, space: str) -> Plain:
    """`space` is the stable name of its spaces for pawns; `spaces` how many there are, 0: as many as come."""
    return {"space": space, "spaces": given.spaces, "cost": cost(given.cost), "effect": effects(given.effect)}


def ability(given: Ability) -> Plain:
    if given.effect is None:
        return {"when": vocabulary.TRIGGERS[given.when], "rule": vocabulary.RULES[given.rule]}
    plain: Plain = {"when": vocabulary.TRIGGERS[given.when], "cost": cost(given.cost), "effect": effects(given.effect)}
    if given.limit:
        plain["limit"] = vocabulary.LIMITS[given.limit]
    return plain


def special(given: SpecialAbility) -> Plain:
    """What is gained by which condition: a reward at once, and abilities from then on."""
    return {
        "letter": given.letter,
        "cond": condition(given.cond),
        "reward": effects(given.reward),
        "lasting": [ability(one) for one in given.lasting],
    }


# --- whole things -----------------------------------------------------------------------------------------


def card(printed: Card) -> Plain:
    if isinstance(printed, Technology):
        return technology(printed)
    if isinstance(printed, EventCard):
        return {
            "kind": "event",
            "level": vocabulary.LEVEL_NAMES[printed.level],
            "light": printed.light_border,
            "effect": effects(printed.effect),
        }
    if isinstance(printed, System):
        return {
            "kind": "system",
            "deck": vocabulary.DECKS[printed.deck],
            "power": printed.power,
            "spec": [vocabulary.DISCS[kind] for kind in printed.spec],
            "vp": printed.vp,
            "on_control": effects(printed.on_control),
            "on_colonize": effects(printed.on_colonize),
            "abilities": [ability(one) for one in printed.abilities],
        }
    if isinstance(printed, Achievement):
        slots = {str(seats): printed.slots[seats] for seats in (2, 3, 4)}
        return {"kind": "achievement", "condition": condition(printed.condition), "slots": slots}
    if isinstance(printed, Faction):
        return faction(printed)
    if isinstance(printed, Guild):
        return {"kind": "guild", "level": printed.level, "action": action(printed.action, f"space:{printed.slug}/0")}
    assert isinstance(printed, Basic)
    return {
        "kind": "basic",
        "action": action(printed.action, f"space:{printed.slug}/0"),
        "spaces": {str(seats): printed.spaces[seats] for seats in (2, 3, 4)},
        "unlimited": printed.unlimited,
    }


def technology(printed: Technology) -> Plain:
    plain: Plain = {
        "kind": "technology",
        "level": vocabulary.LEVEL_NAMES[printed.level],
        "types": list(dict.fromkeys(vocabulary.TYPES[kind] for kind in printed.types)),
        "out": vocabulary.TYPES[printed.out_type],
        "now": effects(printed.now),
        "actions": [action(one, f"space:{printed.slug}/{at}") for at, one in enumerate(printed.actions)],
        "abilities": [ability(one) for one in printed.abilities],
    }
    if printed.level == vocabulary.TOP_LEVEL:
        plain["vp"] = {"base": printed.base_vp}
        if printed.per_metric != FIXED:
            metric = vocabulary.METRICS[printed.per_metric]
            plain["vp"] |= {"each": printed.per_vp, "metric": metric, "most": printed.per_most}
    return plain


def faction(printed: Faction) -> Plain:
    """`food_after`: how many discs must be gone before the food symbol of each column shows; `ore_yield`: what ore
    production gives after 0, 1, 2 … discs are gone."""
    return {
        "kind": "faction",
        "columns": printed.columns,
        "food_after": printed.food_symbol_after,
        "ore_yield": printed.ore_yield,
        "automation_vp": printed.automation_vp,
        "discs": vocabulary.TRACK_DISCS,
        "specials": [special(one) for one in printed.specials],
    }


def slot(content: Content, given: Slot) -> Plain:
    """A place of the technology board, and the slots that are joined to it from the left."""
    return {
        "kind": "slot",
        "level": vocabulary.LEVEL_NAMES[given.level],
        "need": given.need,
        "of": [content.slots[other].name for other in given.of],
    }


def place(name: str) -> Plain:
    """A place of the exploration board: a system slot of a deck, a shipyard, or what nobody can control."""
    if name in ("sol", "deep_space"):
        return {"kind": "place", "of": name}
    return {"kind": "place", "of": {"A": "A", "B": "B", "Y": "shipyard"}.get(name[0], "extra")}


def end(content: Content) -> Plain:
    """How many achievement discs end the game, by the number of seats."""
    return {"kind": "end", "discs": {str(seats): content.end_discs[seats] for seats in (2, 3, 4)}}


def spaces(content: Content) -> list[tuple[str, str]]:
    """Every group of equal spaces for pawns: its stable name and the card it is on."""
    found = []
    for printed in content.technologies:
        found += [(f"space:{printed.slug}/{at}", printed.slug) for at in range(len(printed.actions))]
    for basic in content.basics:
        found.append((f"space:{basic.slug}/0", basic.slug))
        if any(with_surcharge for _, with_surcharge in basic.spaces[2:]):
            found.append((f"space:{basic.slug}/0+1", basic.slug))
    found += [(f"space:{guild.slug}/0", guild.slug) for guild in content.guilds]
    for event in content.events:
        if any(one.verb == vocabulary.PLACE_EVENT and one.rule == vocabulary.DYSON for one in event.effect.effects):
            found.append((f"space:{event.slug}/0", event.slug))
    return found
