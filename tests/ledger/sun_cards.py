"""The cards and mats of Beyond the Sun as they are printed, read from the raw TOML files."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any

Raw = dict[str, Any]
LEVELS = {"I": 1, "II": 2, "III": 3, "IIII": 4}
COLUMNS = "ABCDE"


def slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.lower().replace("'", "").replace("ø", "o"))
    return re.sub("[^a-z0-9]+", "-", "".join(one for one in plain if not unicodedata.combining(one))).strip("-")


def raw(name: str) -> Raw:
    return tomllib.loads((files("starboard.sun") / "content" / f"{name}.toml").read_text(encoding="utf-8"))


class Box:
    """Everything in the box, by stable name."""

    def __init__(self) -> None:
        boards = raw("boards")
        self.technologies: dict[str, Raw] = {slug(one["name"]): one for one in raw("technologies")["technology"]}
        self.systems: dict[str, Raw] = {slug(one["name"]): one for one in raw("systems")["system"]}
        self.events: dict[str, Raw] = {slug(one["name"]): one for one in raw("events")["event"]}
        self.achievements: dict[str, Raw] = {slug(one["name"]): one for one in raw("achievements")["achievement"]}
        self.factions: dict[str, Raw] = {
            f"{slug(one['name'])}-{one['side']}": one for one in raw("factions")["faction"]
        }
        self.basic: dict[str, Raw] = {slug(one["name"]): one for one in boards["basic"]}
        self.guilds: dict[str, Raw] = {slug(one["name"]): one for one in boards["guild"]}
        self.slots: list[str] = [slot["name"] for slot in boards["slot"]]
        self.needs: dict[str, tuple[int, list[str]]] = {
            slot["name"]: (slot["need"], slot["of"]) for slot in boards["slot"]
        }
        self.end_discs: Raw = boards["setup"]["end_discs"]
        assert (len(self.technologies), len(self.events), len(self.systems)) == (46, 20, 24)
        assert len(self.achievements) == 10

    def level(self, slot: str) -> int:
        return LEVELS[slot.rstrip("0123456789")]

    def cost(self, space: str) -> tuple[int, int] | None:
        """Ore and population withdrawn for an action space; None if it is counted, not printed."""
        name, _, rest = space.removeprefix("space:").rpartition("/")
        number, _, surcharge = rest.partition("+")
        if name in self.technologies:
            parts = self.technologies[name]["actions"][int(number)].get("cost", [])
        elif name in self.basic:
            parts = self.basic[name]["cost"]
        elif name in self.guilds:
            parts = self.guilds[name]["cost"]
        else:
            parts = self.events[name]["effect"][0]["cost"]
        found = {"pay_ore": int(surcharge or 0), "withdraw": 0}
        for part in parts:
            if part["do"] not in found or not isinstance(part.get("n", 1), int) or "to" in part:
                return None
            found[part["do"]] += part.get("n", 1)
        return found["pay_ore"], found["withdraw"]

    def effect(self, space: str) -> Any:
        """What an action space does."""
        name, _, rest = space.removeprefix("space:").rpartition("/")
        if name in self.technologies:
            card = self.technologies[name]
            effect = card["actions"][int(rest.partition("+")[0])]["effect"]
            again = any(one["do"] == "repeat_now" for one in effect)
            return [effect, card["now"]] if again else effect
        if name in self.events:
            return []
        return (self.basic | self.guilds)[name]["effect"]

    def ability(self, card: str) -> Any:
        """The abilities of a technology, a system or a faction."""
        if card in self.factions:
            return [one.get("lasting", []) for one in self.factions[card].get("abilities", [])]
        return (self.technologies | self.systems)[card].get("passive", [])


def amounts(tree: Any, verb: str, what: str) -> set[int | None]:
    """Every number that this verb has anywhere in an effect; None for one that is counted."""
    found: set[int | None] = set()
    if isinstance(tree, dict):
        if tree.get("do") == verb:
            number = tree.get(what, 1)
            found.add(number if isinstance(number, int) else None)
        for inner in tree.values():
            found |= amounts(inner, verb, what)
    elif isinstance(tree, list):
        for inner in tree:
            found |= amounts(inner, verb, what)
    return found


@cache
def box() -> Box:
    return Box()
