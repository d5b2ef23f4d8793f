# mypyc: skip
"""Does the content still satisfy the rulebook's own counts, tables and examples? For owners who correct a value.

Reading the files already refuses words outside the effect language and counts the cards (`structure.py`). This looks
at the set as a whole: the types that discoveries need, the two boards as graphs, mats, marks, what the rulebook says of
single cards, and whether its examples can occur and every faction can earn every achievement (`reachability.py`).
"""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

from starboard.kernel.chance import Stream
from starboard.kernel.content import STABLE_NAME, ContentError, Tables, printed_name
from starboard.sun import vocabulary
from starboard.sun.content import Content, Effect, EffectList
from starboard.sun.reachability import impossible
from starboard.sun.reading import read

FACTS = Path(__file__).parent / "facts.toml"
MOST_FOR_ACHIEVEMENT = 4
UNMARKED = {"marks", "known", "note", "name", "name_pl", "seats", "unlimited", STABLE_NAME}


class Findings:
    """What was looked at, and what is wrong."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def expect(self, holds: bool, otherwise: str) -> None:
        if not holds:
            self.wrong.append(otherwise)


def check(tables: Tables) -> list[str]:
    """Everything that is wrong with the content of these tables, in plain sentences; empty if it is sound."""
    found = Findings()
    try:
        content = read(tables)
    except ContentError as error:
        return [f"the content cannot be read: {error}"]
    end_of_the_game(content, found)
    types(content, found)
    first_types(content, found)
    technologies(content, found)
    events_and_systems(content, found)
    achievements(content, found)
    factions(content, found)
    technology_board(content, found)
    exploration_boards(content, found)
    basic_spacefaring(content, found)
    rulebook_facts(content, found)
    found.wrong += impossible(content)
    if not found.wrong:
        discoveries(content, found)
    known_facts(tables.rows, found)
    marks(tables.rows, found)
    return found.wrong


def end_of_the_game(content: Content, found: Findings) -> None:
    found.expect(
        content.end_discs[2:] == [3, 3, 4], "the end comes with 3, 3 and 4 achievement discs (rulebook 401-403)"
    )


def types(content: Content, found: Findings) -> None:
    """Every discovery must find two cards of its type, even the last one on its level."""
    pairs = sorted((a, b) for a in range(4) for b in range(4))
    for level in (2, 3):
        have = sorted(tuple(card.types) for card in content.technologies if card.level == level)
        found.expect(have == pairs, f"level {vocabulary.LEVEL_NAMES[level]}: the 16 ordered pairs of types, once each")
    top = sorted(tuple(sorted(card.types)) for card in content.technologies if card.level == 4)
    found.expect(top == sorted({tuple(sorted(pair)) for pair in pairs}), "level IIII: four pure types and six pairs")
    for level in (2, 3, 4):
        slots = sum(slot.level == level for slot in content.slots)
        for kind, name in enumerate(vocabulary.TYPES):
            cards = sum(kind in card.types for card in content.technologies if card.level == level)
            found.expect(cards - (slots - 1) >= 2, f"level {level}: too few {name} cards for the last discovery")


def first_types(content: Content, found: Findings) -> None:
    first = sorted(kind for card in content.technologies if card.level == 1 for kind in set(card.types))
    found.expect(first == list(range(len(vocabulary.TYPES))), "level I: one card of each type")


def technologies(content: Content, found: Findings) -> None:
    for card in content.technologies:
        found.expect(card.out_type == card.types[0], f"{card.name}: leads to its first type")
        found.expect(
            (card.base_vp > 0) == (card.level == 4), f"{card.name}: VP are printed on level IIII and only there"
        )
        found.expect(bool(card.now.effects or card.actions or card.abilities), f"{card.name}: does nothing")
        found.expect(all(action.spaces >= 1 for action in card.actions), f"{card.name}: an action without spaces")


def inside(effects: EffectList) -> Iterable[Effect]:
    """All effects of a list, and of the lists in it."""
    for effect in effects.effects:
        yield effect
        for inner in effect.lists:
            yield from inside(inner)


def verbs(effects: EffectList) -> set[int]:
    return {effect.verb for effect in inside(effects)}


def events_and_systems(content: Content, found: Findings) -> None:
    for event in content.events:
        opens = vocabulary.OPEN_GUILD in verbs(event.effect)
        found.expect(event.light_border == opens, f"{event.name}: a light border means that a guild opens")
        found.expect(bool(event.effect.effects), f"{event.name}: does nothing")
    for system in content.systems:
        found.expect(len(system.spec) in (1, 2), f"{system.name}: one or two specialisations")
        found.expect(1 <= system.power <= 12 and system.vp > 0, f"{system.name}: power and VP")
    for name in ("power", "vp"):
        average = [
            sum(getattr(system, name) for system in content.systems if system.deck == deck) / 12 for deck in (0, 1)
        ]
        found.expect(average[0] < average[1], f"systems: deck B has more {name} than deck A (rulebook 115-119)")


def achievements(content: Content, found: Findings) -> None:
    for card in content.achievements:
        for seats in (2, 3, 4):
            slots = card.slots[seats]
            found.expect(
                bool(slots) and slots == sorted(slots, reverse=True), f"{card.name}: slots from most to least VP"
            )
            found.expect(max(slots, default=0) <= MOST_FOR_ACHIEVEMENT, f"{card.name}: more than 4 VP for a slot")
        found.expect(card.slots[2] == card.slots[3], f"{card.name}: 2 and 3 players use the same slots (rulebook 383)")
        found.expect(
            card.slots[4][:-1] == card.slots[3], f"{card.name}: 4 players use one slot more (rulebook 383-384)"
        )


def factions(content: Content, found: Findings) -> None:
    for card in content.factions:
        name = card.slug
        cubes = sum(card.start_supply) + card.start_pop + len(card.start_ships)
        found.expect(cubes == vocabulary.FACTION_CUBES, f"{name}: starts with {cubes} cubes, not 20")
        gaps = [space - cube for space, cube in zip(card.columns, card.start_supply, strict=True)]
        found.expect(min(gaps) >= 0, f"{name}: more cubes than spaces in a column")
        after = card.food_symbol_after
        found.expect(after[0] == 0 and after == sorted(after) and after[-1] <= 8, f"{name}: food track")
        ore = card.ore_yield
        steps = [b - a for a, b in pairwise(ore)]
        found.expect(len(ore) == 9 and ore[0] == 1 and set(steps) <= {0, 1}, f"{name}: ore track")
        found.expect(len(card.automation_vp) == vocabulary.AUTOMATION_LEVELS, f"{name}: seven automation levels")
        found.expect(
            [special.letter for special in card.specials] == (["A", "B"] if card.advanced else []),
            f"{name}: special abilities A and B to gain, on advanced sides only (rulebook 189-191)",
        )


def technology_board(content: Content, found: Findings) -> None:
    level = [slot.level for slot in content.slots]
    found.expect([level.count(one) for one in (1, 2, 3, 4)] == [4, 6, 6, 3], "technology board: 4, 6, 6 and 3 slots")
    for slot in content.slots:
        left = [content.slots[other].level for other in slot.of]
        found.expect(all(one == slot.level - 1 for one in left), f"slot {slot.name}: requires the level before its own")
        fits = slot.need == 0 if slot.level == 1 else 1 <= slot.need <= min(2, len(slot.of))
        found.expect(fits, f"slot {slot.name}: requires one or two (rulebook 634-635)")
    required = {other for slot in content.slots for other in slot.of}
    for at, slot in enumerate(content.slots):
        found.expect(slot.level == 4 or at in required, f"slot {slot.name}: leads nowhere")
    choice = [slot for slot in content.slots if slot.level == 4 and slot.need == 2 and len(slot.of) == 3]
    found.expect(bool(choice), "some slot IIII requires 2 of 3 (rulebook 634-635)")
    edges = [(other, at) for at, slot in enumerate(content.slots) for other in slot.of]
    found.expect(len(distances(edges, 0)) == len(content.slots), "technology board: all slots hang together")


def distances(edges: list[tuple[int, int]], start: int) -> dict[int, int]:
    """Steps from one point to every point that can be reached."""
    far = {start: 0}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for a, b in edges:
            for one, other in ((a, b), (b, a)):
                if one == here and other not in far:
                    far[other] = far[here] + 1
                    waiting.append(other)
    return far


def exploration_boards(content: Content, found: Findings) -> None:
    a_slots, b_slots = (vocabulary.A1, vocabulary.A1 + 1), (vocabulary.B1, vocabulary.B1 + 1)
    for seats in (2, 3, 4):
        board = content.maps[seats]
        edges = [(place, other) for place in board.locations for other in board.routes[place]]
        far = distances(edges, vocabulary.SOL)
        nearer = max(far.get(place, 99) for place in a_slots) < min(far.get(place, 0) for place in b_slots)
        found.expect(nearer, f"exploration board for {seats}: slots A are nearer to Sol (rulebook 115-119)")
        yards = [place for place in board.locations if board.spec[place]]
        beside = any(yard in board.routes[place] for place in (*a_slots, *b_slots) for yard in yards)
        found.expect(beside, f"exploration board for {seats}: a system lies beside a shipyard (rulebook 935)")


def basic_spacefaring(content: Content, found: Findings) -> None:
    for seats, surcharge in ((2, 2), (3, 1), (4, 2)):
        spaces = [basic.spaces[seats] for basic in content.basics]
        dear = sum(pair[1] for pair in spaces)
        found.expect(dear == surcharge, f"{seats} players: {surcharge} spaces with a surcharge (rulebook 257-258)")
        first = content.basics[0].spaces[seats][0]
        found.expect(first >= seats, f"{seats} players: a free space for everybody to research level I (rulebook 260)")
    found.expect(content.basics[-1].unlimited, "the last basic space may be repeated (rulebook 247-248)")
    given = {
        level
        for guild in content.guilds
        for effect in guild.action.effect.effects
        if effect.verb == vocabulary.RESEARCH
        for level in effect.levels
    }
    found.expect(given >= {3, 4}, "guilds research III and IIII")
    colonise = any(vocabulary.COLONIZE in verbs(guild.action.effect) for guild in content.guilds)
    found.expect(colonise, "a guild colonises")


def rulebook_facts(content: Content, found: Findings) -> None:
    """What the rulebook says of single cards."""
    systems = {system.slug: system for system in content.systems}
    if not {"kapteyns-star", "sirius", "lalande-21185", "tau-ceti"} <= set(systems):
        found.expect(False, "systems that the rulebook names are missing")
        return
    kapteyn = systems["kapteyns-star"]
    found.expect(
        kapteyn.power == 4 and len(kapteyn.spec) == 2 and kapteyn.deck == 1, "Kapteyn's Star (rulebook 1062-1073)"
    )
    bonus = [effect.verb for effect in systems["lalande-21185"].on_colonize.effects]
    order = [vocabulary.GROW, vocabulary.PRODUCE_ORE, vocabulary.TRADE]
    found.expect(bonus == order, "Lalande 21185: growth, ore, trade (rulebook 1091-1092)")
    sirius = [effect.verb for effect in systems["sirius"].on_control.effects]
    found.expect(
        sirius == [vocabulary.TAKE_ORE] and vocabulary.ORE in systems["sirius"].spec, "Sirius: 1 ore (rulebook 945-948)"
    )
    tau = [effect.verb for effect in systems["tau-ceti"].on_control.effects]
    found.expect(tau == [vocabulary.MOVE_SUPPLY] and len(systems["tau-ceti"].spec) == 2, "Tau Ceti (rulebook 939-943)")
    empire = [card.condition for card in content.achievements if card.slug == "empire"]
    metric = vocabulary.METRICS.index("colonies")
    fits = len(empire) == 1 and (empire[0].metric, empire[0].at_least) == (metric, 4)
    found.expect(fits, "Empire: four colonies (rulebook 135)")
    purchase = [event.effect for event in content.events if event.slug == "secret-arms-purchase"]
    built = [effect for given in purchase for effect in inside(given) if effect.verb == vocabulary.BUILD]
    one_source = len({effect.source for effect in built}) == 1 and len({effect.level.plus for effect in built}) > 1
    found.expect(one_source, "Secret Arms Purchase: a choice of level, and one source for all (rulebook 79-81)")
    at_any_time = [card.abilities for card in content.technologies if card.slug == "galactic-hq"]
    verbs_at_any_time = [
        effect.verb
        for abilities in at_any_time
        for ability in abilities
        if ability.when == vocabulary.ANYTIME and ability.effect is not None
        for effect in ability.effect.effects
    ]
    found.expect(verbs_at_any_time == [vocabulary.UPGRADE], "Galactic HQ: its ability for any time is an upgrade")
    special = {
        (card.slug, special.letter): (vocabulary.METRICS[special.cond.metric], special.cond.at_least)
        for card in content.factions
        for special in card.specials
    }
    trades = special.get(("solar-united-nations-advanced", "A")) == ("trades_this_phase", 3)
    found.expect(trades, "Solar United Nations, A: three trades in one production phase (rulebook 1110-1113)")
    emptied = special.get(("nishida-ostergaard-advanced", "B")) == ("ore_removed", vocabulary.TRACK_DISCS)
    found.expect(emptied, "Nishida-Østergaard, B: the last ore disc leaves its track (rulebook 1115-1116)")


def discoveries(content: Content, found: Findings) -> None:
    """Grow the tree at random many times: every discovery must reveal two cards that fit."""
    source = Stream("discoveries")
    for _ in range(500):
        decks = {level: [card for card in content.technologies if card.level == level] for level in (2, 3, 4)}
        first = [card for card in content.technologies if card.level == 1]
        out: dict[int, int] = {}
        for at, slot in enumerate(content.slots):
            if slot.level == 1:
                out[at] = first.pop(source.below(len(first))).out_type
        while len(out) < len(content.slots):
            free = [
                at
                for at, slot in enumerate(content.slots)
                if at not in out and sum(other in out for other in slot.of) >= slot.need
            ]
            at = free[source.below(len(free))]
            kinds = [out[other] for other in content.slots[at].of if other in out]
            kind = kinds[source.below(len(kinds))]
            deck = decks[content.slots[at].level]
            fitting = [card for card in deck if kind in card.types]
            if len(fitting) < 2:
                found.expect(
                    False, f"slot {content.slots[at].name}: only {len(fitting)} {vocabulary.TYPES[kind]} cards left"
                )
                return
            card = fitting[source.below(len(fitting))]
            deck.remove(card)
            out[at] = card.out_type


def known_facts(tables: dict[str, list[dict[str, Any]]], found: Findings) -> None:
    """Values that the rulebook or another public source gives are kept, amounts and costs included."""
    facts: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(FACTS.read_text(encoding="utf-8"))
    for kind, cards in facts.items():
        rows = {printed_name(row): row for row in tables[kind]}
        for name, fields in cards.items():
            if name not in rows:
                found.expect(False, f"{kind} {name} is missing")
                continue
            for field, value in fields.items():
                found.expect(rows[name].get(field, []) == value, f"{name}: {field} is not what is known of it")


def marks(tables: dict[str, list[dict[str, Any]]], found: Findings) -> None:
    """Every value says where it comes from, and nothing is said of a value that does not exist."""
    for kind, rows in tables.items():
        fields = {field for row in rows for field in row} - UNMARKED | {"name"}
        for row in rows:
            title = row.get("name", kind)
            given = set(row.get("marks", {}))
            missing = set(row) - UNMARKED - given
            found.expect(not missing, f"{title}: no mark for {', '.join(sorted(missing))}")
            found.expect(given <= fields, f"{title}: a mark for {', '.join(sorted(given - fields))}, which is no field")
