"""Reading the content: tables become content, and words outside the effect language are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from starboard.kernel.content import ContentError, Tables
from starboard.sun import vocabulary
from starboard.sun.content import (
    FIXED,
    FREE,
    NO_MOST,
    NOTHING,
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
    Map,
    Slot,
    SpecialAbility,
    System,
    Technology,
)
from starboard.sun.structure import check_structure
from starboard.sun.tables import thing_of, title_of, value_types

MARKS: Final = ["rulebook", "public", "reconstructed"]


def word(given: Any, known: list[str], where: str) -> int:
    if given not in known:
        raise ContentError(f"{where}: {given!r} is not one of {', '.join(known)}")
    return known.index(given)


def amount(given: Any, where: str) -> Amount:
    if isinstance(given, bool):
        raise ContentError(f"{where}: {given!r} is not an amount")
    if isinstance(given, int) and given >= 0:
        return Amount(FIXED, given, 1, NO_MOST)
    if not isinstance(given, dict) or not set(given) <= {"count", "plus", "per", "max"} or "count" not in given:
        raise ContentError(f"{where}: {given!r} is not an amount")
    metric = word(given["count"], vocabulary.METRICS, where)
    numbers = [given.get("plus", 0), given.get("per", 1), given.get("max", NO_MOST)]
    if not all(isinstance(one, int) and one >= least for one, least in zip(numbers, [0, 1, 1], strict=True)):
        raise ContentError(f"{where}: {given!r} is not an amount")
    return Amount(metric, numbers[0], numbers[1], numbers[2])


def fixed(given: Any, where: str, least: int = 0) -> int:
    if not isinstance(given, int) or isinstance(given, bool) or given < least:
        raise ContentError(f"{where}: {given!r} is not a number from {least} up")
    return given


def flag(given: Any, where: str) -> bool:
    if not isinstance(given, bool):
        raise ContentError(f"{where}: {given!r} is neither true nor false")
    return given


def metrics_of(condition: Condition) -> list[int]:
    """The metrics that a condition looks at."""
    if condition.kind == "metric":
        return [condition.metric]
    return [metric for part in condition.parts for metric in metrics_of(part)]


class Reader:
    """Reads tables of the TOML files into content, numbering effects on the way."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.lists_of: dict[int, int] = {}
        """How many lists of effects each card has by now."""

    def condition(self, given: Any, where: str) -> Condition:
        for kind in ("all", "any"):
            if isinstance(given, dict) and set(given) == {kind} and given[kind]:
                return Condition(kind, FIXED, 0, [self.condition(one, where) for one in given[kind]])
        if not isinstance(given, dict) or set(given) != {"metric", "at_least"}:
            raise ContentError(f"{where}: {given!r} is not a condition")
        metric = word(given["metric"], vocabulary.METRICS, where)
        return Condition("metric", metric, fixed(given["at_least"], where), [])

    def cost(self, given: Any, where: str) -> Cost:
        if not isinstance(given, list):
            raise ContentError(f"{where}: {given!r} is not a cost")
        if not given:
            return FREE
        parts: dict[str, Amount] = {}
        to_opponent = False
        for one in given:
            verb = one.get("do")
            if verb not in ("pay_ore", "withdraw") or verb in parts:
                raise ContentError(f"{where}: a cost is at most one pay_ore and one withdraw, not {given!r}")
            self.arguments(one, verb, where)
            parts[verb] = amount(one["n"], where)
            to_opponent = to_opponent or word(one.get("to", "bank"), ["bank", "opponent"], where) == 1
        return Cost(parts.get("pay_ore", NOTHING), parts.get("withdraw", NOTHING), to_opponent)

    def arguments(self, given: dict[str, Any], verb: str, where: str) -> None:
        must, may = vocabulary.ARGUMENTS[verb]
        for name in must:
            if name not in given:
                raise ContentError(f"{where}: {verb} lacks {name!r}")
        for name in given:
            if name not in must and name not in may and name not in ("do", "optional"):
                raise ContentError(f"{where}: {verb} has no argument {name!r}")

    def effect_list(self, given: Any, card: int, where: str) -> EffectList:
        if not isinstance(given, list):
            raise ContentError(f"{where}: {given!r} is not a list of effects")
        index = self.lists_of.get(card, 0)
        self.lists_of[card] = index + 1
        made = EffectList(len(self.content.lists), card, index)
        self.content.lists.append(made)
        for one in given:
            effect = self.effect(one, card, where)
            made.effects.append(effect)
            if effect.verb == vocabulary.RESEARCH or any(inner.researches for inner in effect.lists):
                made.researches = True
        return made

    def effect(self, given: Any, card: int, where: str) -> Effect:
        if not isinstance(given, dict) or given.get("do") not in vocabulary.VERBS:
            raise ContentError(f"{where}: {given!r} is not an effect")
        verb = given["do"]
        where = f"{where}, {verb}"
        self.arguments(given, verb, where)
        made = Effect(
            len(self.content.effects), vocabulary.VERBS.index(verb), flag(given.get("optional", False), where)
        )
        self.content.effects.append(made)
        for name in ("n", "max", "ships"):
            if name in given:
                made.n = amount(given[name], where)
        made.by = amount(given.get("by", 0), where)
        if verb == "gain_pop":
            made.side = word(given.get("column", "left"), vocabulary.SIDES, where)
        elif verb == "move_supply":
            made.side = word(given.get("from", "any"), vocabulary.SIDES, where)
            made.column = word(given["to"], vocabulary.TARGET_COLUMNS, where)
        elif verb == "automate":
            made.what = word(given["what"], ["food", "ore", "either"], where)
        elif verb == "trade":
            made.n = amount(given.get("max", NO_MOST), where)
        elif verb == "build":
            made.level = self.level(given["level"], where)
            made.source = word(given["from"], vocabulary.BUILD_FROM, where)
            made.at = word(given.get("at", "yard"), vocabulary.BUILD_AT, where)
        elif verb == "relocate":
            made.to = word(given["to"], vocabulary.RELOCATE_TO, where)
        elif verb == "colonize":
            made.n = amount(given.get("discount", 0), where)
            made.only = word(given.get("only", "any"), vocabulary.COLONIZE_ONLY, where)
            made.skip_on_control = flag(given.get("skip_on_control", False), where)
        elif verb == "research":
            self.research(made, given, where)
        elif verb in ("private_tech", "draw_system"):
            made.see = fixed(given["see"], where, 1)
            made.keep = fixed(given["keep"], where, 1)
            if verb == "private_tech":
                made.level = self.level(given["level"], where)
            else:
                made.deck = word(given["deck"], vocabulary.DECKS, where)
        elif verb in ("reveal_tech", "open_guild"):
            made.level = self.level(given["level"], where)
        elif verb == "copy_action":
            made.scope = word(given["scope"], vocabulary.COPY_SCOPES, where)
            made.need_tech = flag(given.get("need_tech", False), where)
            made.occupied_ok = flag(given.get("occupied_ok", False), where)
        elif verb == "choice":
            made.lists = [self.effect_list(one, card, where) for one in given["of"]]
            made.n = amount(given.get("times", 1), where)
            made.repeat = flag(given.get("repeat", False), where)
        else:
            self.rarer(made, given, card, where)
        return made

    def rarer(self, made: Effect, given: dict[str, Any], card: int, where: str) -> None:
        """The verbs of offers, conditions and events."""
        verb = given["do"]
        if verb == "offer":
            made.cost = self.cost(given["cost"], where)
            made.lists = [self.effect_list(given["effect"], card, where)]
        elif verb == "if":
            made.cond = self.condition(given["cond"], where)
            made.lists = [self.effect_list(given["then"], card, where)]
        elif verb == "each_faction":
            made.lists = [self.effect_list(given["effect"], card, where)]
            made.finder_first = flag(given.get("finder_first", True), where)
        elif verb == "keep_event":
            made.points = [fixed(given["vp"], where)]
        elif verb == "place_event":
            made.rule = word(given["rule"], vocabulary.EVENT_RULES, where)
            if "metric" in given:
                made.metric = word(given["metric"], vocabulary.METRICS, where)
            made.points = [fixed(one, where) for one in given.get("vp", [])]
            made.cost = self.cost(given.get("cost", []), where)
            made.deck = word(given.get("deck", "A"), vocabulary.DECKS, where)
            if made.rule == vocabulary.AREA:
                made.beside = word(given.get("beside"), vocabulary.AREAS, where)
        elif verb == "add_system":
            made.deck = word(given["deck"], vocabulary.DECKS, where)
            made.near = word(given.get("near", given["deck"]), vocabulary.DECKS, where)
            made.refill = flag(given.get("refill", False), where)

    def level(self, given: Any, where: str) -> Amount:
        made = amount(given, where)
        if made.metric == FIXED and not 1 <= made.plus <= vocabulary.TOP_LEVEL:
            raise ContentError(f"{where}: {given!r} is not a level")
        return made

    def research(self, made: Effect, given: dict[str, Any], where: str) -> None:
        levels = given["levels"]
        if isinstance(levels, dict):
            made.level = amount(levels, where)
            made.counted_level = True
        else:
            made.levels = [self.level(one, where).plus for one in levels]
        made.scope = word(given.get("scope", "any"), vocabulary.SCOPES, where)
        made.source = word(given.get("payer", "pop"), vocabulary.PAYERS, where)
        made.ignore_prereq = flag(given.get("ignore_prereq", False), where)
        made.skip_now = flag(given.get("skip_now", False), where)

    def abilities(self, given: list[dict[str, Any]], card: int, where: str) -> list[Ability]:
        made = []
        first = sum(one.card == card for one in self.content.abilities)
        for index, one in enumerate(given, first):
            when = word(one.get("when"), vocabulary.TRIGGERS, where)
            ability = Ability(len(self.content.abilities), card, index, when)
            self.content.abilities.append(ability)
            if when == vocabulary.ALWAYS:
                ability.rule = word(one.get("rule"), vocabulary.RULES, where)
            else:
                unknown = set(one) - {"when", "effect", "cost", "limit", "cond", "track"}
                if unknown:
                    raise ContentError(f"{where}: an ability has no {sorted(unknown)}")
                ability.effect = self.effect_list(one.get("effect"), card, where)
                ability.cost = self.cost(one.get("cost", []), where)
                ability.limit = word(one.get("limit", ""), vocabulary.LIMITS, where)
                if "cond" in one:
                    ability.cond = self.condition(one["cond"], where)
                if when == vocabulary.ON_TRACK_EMPTY:
                    ability.track = word(one.get("track"), ["food", "ore"], where)
            made.append(ability)
        return made

    def specials(self, given: list[dict[str, Any]], card: int, where: str) -> list[SpecialAbility]:
        """The special abilities of a mat: each has a condition, and a reward, lasting abilities, or both."""
        made = []
        for one in given:
            unknown = set(one) - {"id", "cond", "reward", "lasting"}
            if unknown or "cond" not in one or not (one.get("reward") or one.get("lasting")):
                raise ContentError(f"{where}: a special ability is gained: it has a condition and what is gained by it")
            cond = self.condition(one["cond"], where)
            moments = 0
            for metric in metrics_of(cond):
                if vocabulary.METRICS[metric] not in vocabulary.MOMENTS:
                    raise ContentError(f"{where}: no special ability can wait for {vocabulary.METRICS[metric]!r}")
                moments |= vocabulary.MOMENTS[vocabulary.METRICS[metric]]
            reward = self.effect_list(one.get("reward", []), card, where)
            lasting = self.abilities(one.get("lasting", []), card, where)
            special = SpecialAbility(len(self.content.specials), card, one["id"], cond, reward, lasting)
            special.moments = moments
            self.content.specials.append(special)
            made.append(special)
        return made

    def action(self, given: dict[str, Any], card: int, where: str) -> Action:
        cost = self.cost(given["cost"], where)
        spaces = given.get("spaces", 0)  # on Basic Spacefaring Technology a table, by number of seats
        return Action(cost, self.effect_list(given["effect"], card, where), spaces if isinstance(spaces, int) else 0)

    def print(self, card: Card, given: dict[str, Any]) -> None:
        """Give a card its stable name, and keep where its values come from."""
        if card.slug in self.content.ids:
            raise ContentError(f"two things are called {card.slug!r}")
        for field, mark in given["marks"].items():
            if mark not in MARKS:
                raise ContentError(f"{card.name}, {field}: {mark!r} is not one of {', '.join(MARKS)}")
        card.marks = given["marks"]
        self.content.names[card.thing] = card.slug
        self.content.ids[card.slug] = card.thing


def read(tables: Tables) -> Content:
    """Content from plain tables; raises ContentError for anything that the effect language does not have."""
    for kind, rows in tables.rows.items():
        for row in rows:
            value_types(kind, row, title_of(kind, row))
    content = Content()
    reader = Reader(content)
    reading = ""
    try:
        for kind, read_row in READERS.items():
            for row in tables.rows[kind]:
                reading = title_of(kind, row)
                read_row(reader, row)
        reading = "technology board"
        slots(content, tables.rows["slot"])
        for row in tables.rows["exploration_board"]:
            reading = "exploration board"
            for seats in row["seats"]:
                content.maps[seats] = exploration_board(row)
        reading = "setup"
        set_up(content, tables.rows["setup"][0])
    except ContentError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise ContentError(f"{reading}: {error} is not what the game needs here") from None
    check_structure(content)
    return content


def technology(reader: Reader, one: dict[str, Any]) -> None:
    thing = len(reader.content.technologies)
    made = Technology(thing, one["name"], thing_of("technology", one), one.get("name_pl", ""))
    made.level = one["level"]
    made.types = [word(kind, vocabulary.TYPES, made.name) for kind in one["types"]]
    made.out_type = word(one["out_type"], vocabulary.TYPES, made.name)
    made.now = reader.effect_list(one.get("now", []), thing, made.name)
    made.actions = [reader.action(action, thing, made.name) for action in one.get("actions", [])]
    made.abilities = reader.abilities(one.get("passive", []), thing, made.name)
    vp = one.get("vp", {})
    made.base_vp = vp.get("base", 0)
    made.per_metric = word(vp["per"]["count"], vocabulary.METRICS, made.name) if "per" in vp else FIXED
    made.per_vp = vp["per"]["vp"] if "per" in vp else 0
    made.per_most = vp["per"].get("max", NO_MOST) if "per" in vp else 0
    reader.print(made, one)
    reader.content.technologies.append(made)


def event(reader: Reader, one: dict[str, Any]) -> None:
    thing = vocabulary.EVENT + len(reader.content.events)
    made = EventCard(thing, one["name"], thing_of("event", one), one.get("name_pl", ""))
    made.level = one["level"]
    made.light_border = one["light_border"]
    made.effect = reader.effect_list(one["effect"], thing, made.name)
    reader.print(made, one)
    reader.content.events.append(made)


def system(reader: Reader, one: dict[str, Any]) -> None:
    thing = vocabulary.SYSTEM + len(reader.content.systems)
    made = System(thing, one["name"], thing_of("system", one), one.get("name_pl", ""))
    made.deck = word(one["deck"], vocabulary.DECKS, made.name)
    made.starting = one["starting"]
    made.power = one["power"]
    made.spec = [word(kind, ["food", "ore"], made.name) for kind in one["spec"]]
    made.on_control = reader.effect_list(one.get("on_control", []), thing, made.name)
    made.on_colonize = reader.effect_list(one.get("on_colonize", []), thing, made.name)
    made.abilities = reader.abilities(one.get("passive", []), thing, made.name)
    made.vp = one["vp"]
    reader.print(made, one)
    reader.content.systems.append(made)


def achievement(reader: Reader, one: dict[str, Any]) -> None:
    thing = vocabulary.ACHIEVEMENT + len(reader.content.achievements)
    made = Achievement(thing, one["name"], thing_of("achievement", one), one.get("name_pl", ""))
    made.group = one["set"]
    made.condition = reader.condition(one["condition"], made.name)
    made.slots = [one["slots"][f"seats_{seats}"] if seats >= 2 else [] for seats in range(5)]
    reader.print(made, one)
    reader.content.achievements.append(made)


def faction(reader: Reader, one: dict[str, Any]) -> None:
    thing = vocabulary.FACTION + len(reader.content.factions)
    made = Faction(thing, one["name"], thing_of("faction", one), one.get("name_pl", ""))
    start = one["start"]
    made.advanced = one["side"] == "advanced"
    made.columns = one["columns"]
    made.food_symbol_after = one["food_symbol_after"]
    made.ore_yield = one["ore_yield"]
    made.automation_vp = one["automation_vp"]
    made.start_ore = start["ore"]
    made.start_pop = start["pop"]
    made.start_supply = start["supply"]
    made.start_ships = [(vocabulary.LOCATIONS.index(ship["at"]), ship["level"]) for ship in start["ships"]]
    made.start_automated = [word(kind, ["food", "ore"], made.name) for kind in start.get("automated", [])]
    made.specials = reader.specials(one.get("abilities", []), thing, made.name)
    reader.print(made, one)
    reader.content.factions.append(made)


def basic(reader: Reader, one: dict[str, Any]) -> None:
    thing = vocabulary.BASIC + len(reader.content.basics)
    made = Basic(thing, one["name"], thing_of("basic", one), one.get("name_pl", ""))
    made.action = reader.action(one, thing, made.name)
    made.unlimited = one.get("unlimited", False)
    made.spaces = [one.get("spaces", {}).get(f"seats_{seats}", [0, 0]) for seats in range(5)]
    reader.print(made, one)
    reader.content.basics.append(made)


def guild(reader: Reader, one: dict[str, Any]) -> None:
    thing = vocabulary.GUILD + len(reader.content.guilds)
    made = Guild(thing, one["name"], thing_of("guild", one), one.get("name_pl", ""))
    made.level = one["level"]
    made.action = reader.action(one, thing, made.name)
    reader.print(made, one)
    reader.content.guilds.append(made)


def slots(content: Content, rows: list[dict[str, Any]]) -> None:
    """The technology board: a slot names the slots to its left."""
    places = {one["name"]: at for at, one in enumerate(rows)}
    for one in rows:
        for name in one["of"]:
            word(name, list(places), f"slot {one['name']}")
        of = [places[name] for name in one["of"]]
        content.slots.append(Slot(one["name"], one["name"].count("I"), one["need"], of))


def set_up(content: Content, one: dict[str, Any]) -> None:
    content.end_discs = [
        fixed(one["end_discs"][f"seats_{seats}"], "end_discs", 1) if seats >= 2 else 0 for seats in range(5)
    ]
    content.expert_row = fixed(one["expert_row"], "expert_row", 1)
    content.round_limit = fixed(one["round_limit"], "round_limit", 1)
    content.events_forced = fixed(one["events_forced"], "events_forced")
    content.events_random = fixed(one["events_random"], "events_random")
    content.systems_starting = fixed(one["systems_starting"], "systems_starting")


def exploration_board(one: dict[str, Any]) -> Map:
    made = Map()
    for a, b in one["routes"]:
        first, second = vocabulary.LOCATIONS.index(a), vocabulary.LOCATIONS.index(b)
        made.routes[first].append(second)
        made.routes[second].append(first)
    made.locations = [place for place in range(vocabulary.PLACES) if made.routes[place]]
    for name, spec in one["shipyards"].items():
        made.spec[vocabulary.LOCATIONS.index(name)] = [word(kind, ["food", "ore"], name) for kind in spec]
    return made


READERS: Final[dict[str, Callable[[Reader, dict[str, Any]], None]]] = {
    "technology": technology,
    "event": event,
    "system": system,
    "achievement": achievement,
    "faction": faction,
    "basic": basic,
    "guild": guild,
}
"""In the order in which effects are numbered."""
