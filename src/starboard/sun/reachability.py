# mypyc: skip
"""What must be able to happen: every worked example of the rulebook, and every achievement for every faction.

Part of the content check. An example that cannot occur, or an achievement that some mat can never earn, shows that a
reconstructed value is wrong.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

from starboard.sun import vocabulary
from starboard.sun.content import Condition, Content, Faction, Technology
from starboard.sun.tables import slug_of

EXAMPLES = Path(__file__).parent / "examples.toml"
SEATS = (2, 3, 4)
SLOTS = {0: (vocabulary.A1, vocabulary.A1 + 1), 1: (vocabulary.B1, vocabulary.B1 + 1)}
"""The slots of the map for the systems of each deck."""


def impossible(content: Content) -> list[str]:
    """Every example and every achievement that cannot come about, in plain sentences."""
    found = []
    for example in tomllib.loads(EXAMPLES.read_text(encoding="utf-8"))["example"]:
        title = f"the example of rulebook {example['lines']} cannot occur"
        seats = example.get("seats", SEATS)
        for part, possible in PARTS.items():
            if part in example and not any(possible(content, example, number) for number in seats):
                found.append(f"{title}: {part.replace('_', ' ')}")
    return found + unreachable(content)


def slugs(names: list[str]) -> list[str]:
    return [slug_of(name) for name in names]


# --- the parts of an example --------------------------------------------------------------------------------


def systems_lie_there(content: Content, example: dict[str, Any], seats: int) -> bool:
    """Can these systems lie on the map together, each on a slot of its deck, where the example moves ships?"""
    cards = {system.slug: system for system in content.systems}
    wanted = slugs(example["systems"])
    if not set(wanted) <= set(cards):
        return False
    board = content.maps[seats]
    yards = [place for place in board.locations if vocabulary.Y1 <= place < vocabulary.X1]
    for places in permutations([*SLOTS[0], *SLOTS[1]], len(wanted)):
        at = dict(zip(wanted, places, strict=True))
        if any(place not in SLOTS[cards[name].deck] for name, place in at.items()):
            continue
        if any(not set(board.routes[at[name]]) & set(yards) for name in slugs(example.get("beside_a_shipyard", []))):
            continue
        jumps = example.get("jumps")
        if (
            jumps is None
            or distance(board.routes, *(at[slug_of(jumps[end])] for end in ("from", "to"))) == jumps["count"]
        ):
            return True
    return False


def distance(routes: list[list[int]], start: int, target: int) -> int:
    """Jumps from one place to another, 99 if there is no way."""
    far = {start: 0}
    waiting = [start]
    for here in waiting:
        for other in routes[here]:
            if other not in far:
                far[other] = far[here] + 1
                waiting.append(other)
    return far.get(target, 99)


def technologies_lie_there(content: Content, example: dict[str, Any], seats: int) -> bool:
    """Can these technologies of levels I and II lie on the board together, each where a discovery may have put it?"""
    cards = [card for card in content.technologies if card.slug in slugs(example["technologies"])]
    if len(cards) != len(example["technologies"]):
        return False
    first = [card for card in content.technologies if card.level == 1]
    second = [card for card in cards if card.level == 2]
    slots = [slot for slot in content.slots if slot.level == 2]
    if len(first) != sum(slot.level == 1 for slot in content.slots):
        return False
    for order in permutations(first):
        kinds = [{order[at].out_type for at in slot.of} for slot in slots]
        if match(second, kinds, set()):
            return all(card in first or card in second for card in cards)
    return False


def match(cards: list[Technology], kinds: list[set[int]], taken: set[int]) -> bool:
    """Is there a slot for each card: one whose required technologies lead to one of its types?"""
    if not cards:
        return True
    return any(
        at not in taken and kinds[at] & set(cards[0].types) and match(cards[1:], kinds, taken | {at})
        for at in range(len(kinds))
    )


def spaces_are_there(content: Content, example: dict[str, Any], seats: int) -> bool:
    given = {basic.slug: sum(basic.spaces[seats]) for basic in content.basics}
    for name, bounds in example["spaces"].items():
        there = given.get(slug_of(name), 0)
        if there != bounds["exactly"] if "exactly" in bounds else there < bounds["at_least"]:
            return False
    return True


def growth_is_so(content: Content, example: dict[str, Any], seats: int) -> bool:
    """The basic mats have the same tracks (rulebook 187-188), so it holds for each of them."""
    gone, columns = example["growth"]["discs_gone"], example["growth"]["columns"]
    mats = [card for card in content.factions if not card.advanced]
    return all(
        "".join(vocabulary.LETTERS[at] for at, after in enumerate(card.food_symbol_after) if after <= gone) == columns
        for card in mats
    )


def achievements_are_in_play(content: Content, example: dict[str, Any], seats: int) -> bool:
    """Both basic ones, and one of each of the sets A and B, are in play."""
    groups = [card.group for card in content.achievements if card.slug in slugs(example["achievements"])]
    drawn = [group for group in groups if group != "basic"]
    return len(groups) == len(example["achievements"]) and len(set(drawn)) == len(drawn)


def that_many_discs_end_it(content: Content, example: dict[str, Any], seats: int) -> bool:
    return bool(content.end_discs[seats] == example["end_discs"])


PARTS: dict[str, Callable[[Content, dict[str, Any], int], bool]] = {
    "systems": systems_lie_there,
    "technologies": technologies_lie_there,
    "spaces": spaces_are_there,
    "growth": growth_is_so,
    "achievements": achievements_are_in_play,
    "end_discs": that_many_discs_end_it,
}


# --- achievements -------------------------------------------------------------------------------------------


def unreachable(content: Content) -> list[str]:
    """Every achievement or special ability, and mat, where the condition can never hold."""
    found = []
    for mat in content.factions:
        for card in content.achievements:
            if not can_hold(content, mat, card.condition):
                found.append(f"{card.name}: {mat.slug} can never meet its condition")
        for special in mat.specials:
            if not can_hold(content, mat, special.cond):
                found.append(f"{mat.slug}: its special ability {special.letter} can never be gained")
    return found


def can_hold(content: Content, mat: Faction, condition: Condition) -> bool:
    """Can this faction come to meet the condition, at a table of any size?"""
    if condition.kind == "metric":
        name = vocabulary.METRICS[condition.metric]
        return all(most(content, mat, name, seats) >= condition.at_least for seats in SEATS)
    parts = [can_hold(content, mat, part) for part in condition.parts]
    return all(parts) if condition.kind == "all" else any(parts)


def most(content: Content, mat: Faction, metric: str, seats: int) -> int:
    """The most of a metric that a faction can come to have: by its mat, the boards, the cards, and its cubes."""
    board = content.maps[seats]
    controllable = [
        *SLOTS[0],
        *SLOTS[1],
        *(place for place in board.locations if vocabulary.Y1 <= place < vocabulary.X1),
    ]
    researchers = vocabulary.FACTION_CUBES - 1  # with one cube left, ore still buys population, and population ships
    if metric in ("food_visible", "ore_visible", "food_removed", "ore_removed"):
        return by_mat(mat, metric)
    if metric.startswith("tech") or metric in ("highest_tech_level", "types_with_2"):
        return by_technologies(content, metric, researchers)
    if metric in ("colonies", "private_techs"):
        return len(content.systems) if metric == "colonies" else private_cards(content)
    if metric in ("controlled_locations", "outposts"):
        return len(controllable)
    if metric == "shipyards":
        return len(controllable) - len(SLOTS[0]) - len(SLOTS[1])
    if metric.startswith("spec_"):
        kinds = {"spec_food": [vocabulary.FOOD], "spec_ore": [vocabulary.ORE]}.get(
            metric, [vocabulary.FOOD, vocabulary.ORE]
        )
        return max(sum(kind in system.spec for system in content.systems) for kind in kinds)
    if metric == "automation":
        return automations(content)
    if metric in ("ships", "ships_level_4", "fleet_power"):
        return vocabulary.FACTION_CUBES * (vocabulary.TOP_LEVEL if metric == "fleet_power" else 1)
    if metric == "locations_power_4":
        return len(controllable) + 2  # Sol and Deep Space, too
    if metric in ("trades_this_phase", "pop", "supply", "ore"):
        return vocabulary.FACTION_CUBES
    if metric == "events_kept":
        return sum(event.light_border for event in content.events)
    if metric == "power_overpaid":
        return vocabulary.FACTION_CUBES
    return len(controllable)  # controls taken in one action


def by_mat(mat: Faction, metric: str) -> int:
    """With all discs gone from a track."""
    if metric == "food_visible":
        return sum(after <= vocabulary.TRACK_DISCS for after in mat.food_symbol_after)
    return mat.ore_yield[vocabulary.TRACK_DISCS] if metric == "ore_visible" else vocabulary.TRACK_DISCS


def by_technologies(content: Content, metric: str, researchers: int) -> int:
    """How many technologies a faction can have: a cube for each, and the slots below it."""
    last = metric.removeprefix("techs_")
    if metric == "highest_tech_level":
        return max(slot.level for slot in content.slots)
    if metric == "techs":
        return min(researchers, len(content.slots))
    if last in vocabulary.TYPES:
        cards = sum(vocabulary.TYPES.index(last) in card.types for card in content.technologies)
        return min(researchers, len(content.slots), cards)
    if metric == "types_with_2":
        return len(vocabulary.TYPES)
    level = vocabulary.LEVEL_NAMES.index(last)
    slots = [at for at, slot in enumerate(content.slots) if slot.level == level]
    return max(
        (number for number in range(len(slots) + 1) if len(below(content, slots[:number])) <= researchers), default=0
    )


def below(content: Content, slots: list[int]) -> set[int]:
    """These slots and all that they may require."""
    found = set(slots)
    for at in slots:
        found |= below(content, content.slots[at].of)
    return found


def private_cards(content: Content) -> int:
    return sum(effect.verb == vocabulary.PRIVATE_TECH for effect in content.effects)


def automations(content: Content) -> int:
    """Achievement discs stand in for discs that are gone (rulebook 801-803), so every effect that automates counts."""
    printed = [one for one in content.lists if one.card < vocabulary.ACHIEVEMENT]
    return sum(effect.n.plus for one in printed for effect in one.effects if effect.verb == vocabulary.AUTOMATE)
