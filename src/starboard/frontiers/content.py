"""The tiles of New Frontiers as the engine has them: read from the TOML files, checked, and indexed by number.

A tile's id is its place in the list of designs: worlds, home worlds, developments. Copies of a development are alike
and a player has at most one, so they share an id. Nothing here changes after loading, so all positions share it.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from starboard.frontiers import vocabulary
from starboard.kernel.content import (
    LEAST_NUMBER,
    STABLE_NAME,
    ContentError,
    Kind,
    Tables,
    printed_name,
    printed_text,
    short_hash,
)

FOLDER: Final = Path(__file__).parent / "tiles"
RELEASED: Final = Path(__file__).parent / "released"
OWN_COPY: Final = "own copy"
"""The source of a value that is overridden: somebody has read it in their box."""
SOURCES: Final = ["rulebook", "public", "reconstructed", "translation", OWN_COPY]


INSTEAD: Final = {"cost": "defense", "defense": "cost", "vp": "scores", "scores": "vp"}
PRINTED: Final = ["name", "name_pl", "cost", "defense", "vp", "powers", "scores"]
WORLD: Final = ["colonists", "kind", "goods", "keywords", "not_for_sale"]
KINDS: Final = [
    Kind("world", [*PRINTED, *WORLD], instead=INSTEAD),
    Kind("home", [*PRINTED, *WORLD, "mat", "side", "first_game"], instead=INSTEAD),
    Kind("development", [*PRINTED, "keywords", "size", "pair", "first_game"], instead=INSTEAD),
    Kind("goal", ["name", "name_pl", "scale", "most"]),
]
"""What is printed on tiles, and which sides belong together. What a goal counts is a rule."""
MATS: Final = 8
FILES: Final = {"world": "worlds", "home": "homes", "development": "developments", "goal": "goals"}
"""The file of each kind."""


def mark_as_read(tables: Tables, overrides: Mapping[str, Any]) -> None:
    """Overridden values were read in a box: their rows say so, and what spoke for the built-in ones goes."""
    for path in overrides:
        kind, at, field = tables.place(path)
        if kind.name == "goal":
            continue
        row = tables.rows[kind.name][at]
        row["sources"] = {**row.get("sources", {}), field: OWN_COPY}
        row["evidence"] = {one: why for one, why in row.get("evidence", {}).items() if one != field}
        powers = row[field]
        if field == "powers" and isinstance(powers, list) and all(isinstance(one, dict) for one in powers):
            row[field] = [{**power, "source": OWN_COPY} for power in powers]


class Filter:
    """Which tiles of an empire count: those that fit everything it names."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.kind = vocabulary.NONE
        self.goods = vocabulary.GRAY
        self.keyword = 0
        self.military = False
        self.sort = -1
        self.modifies = 0
        self.military_powers = False
        self.tiles: list[str] = []

    def fits(self, design: Design, kind: int) -> bool:
        """Does a tile of the empire, of this kind (Oort has the kind its owner names), count?"""
        if self.count == vocabulary.COUNT_COLONY:
            if not design.is_world:
                return False
        elif self.count == vocabulary.COUNT_DEVELOPMENT:
            if design.is_world:
                return False
        elif self.count != vocabulary.COUNT_TILE:
            return False
        if self.kind not in (vocabulary.NONE, kind):
            return False
        if self.goods not in (vocabulary.GRAY, design.goods):
            return False
        if self.keyword and not design.keywords & self.keyword:
            return False
        if self.military and not design.military:
            return False
        if self.sort >= 0 and self.sort != design.sort:
            return False
        if self.modifies and not design.modifies & self.modifies:
            return False
        if self.military_powers and not design.military_powers:
            return False
        return not self.tiles or design.slug in self.tiles


class ScoreLine:
    """One line of a "?" tile: a number of VP for each tile that fits, or for something else that it counts."""

    def __init__(self, vp: int, what: Filter, table: list[int]) -> None:
        self.vp = vp
        self.what = what
        self.table = table


class Power:
    """One power of a tile, in the words of the vocabulary."""

    def __init__(self, index: int, does: int, action: str, word: str) -> None:
        self.index = index
        self.does = does
        self.action = action
        self.word = word
        self.amount = 0
        self.kind = vocabulary.NONE
        self.keyword = 0
        self.most = 0
        self.per = Filter(vocabulary.COUNT_TILE)
        self.goods = 0
        self.times = 0
        self.vp = 0
        self.credits = 0
        self.different = False
        self.optional = False
        self.tile = ""
        self.source = ""
        self.evidence = ""


class Design:
    """What is printed on a tile."""

    def __init__(self, name: str, polish: str, slug: str, sort: int, cost: int, military: bool) -> None:
        self.name = name
        self.polish = polish
        self.slug = slug
        self.sort = sort
        self.is_world = sort in (vocabulary.WORLD, vocabulary.HOME)
        self.cost = cost
        self.military = military
        self.colonists = 0
        self.vp = 0
        self.kind = vocabulary.NONE
        self.goods = vocabulary.GRAY
        self.keywords = 0
        self.not_for_sale = False
        self.mat = 0
        self.side = ""
        self.pair = ""
        self.first_game = False
        self.spaces = 0
        self.powers: list[Power] = []
        self.scores: list[ScoreLine] = []
        self.modifies = 0
        self.military_powers = False
        self.consume_powers = 0
        self.sources: dict[str, str] = {}
        self.evidence: dict[str, str] = {}


class Goal:
    """A goal tile: what it counts, and how many VP that is worth."""

    def __init__(self, name: str, polish: str, slug: str, count: int, most: int, scale: list[tuple[int, int]]) -> None:
        self.name = name
        self.polish = polish
        self.slug = slug
        self.count = count
        self.stockpile = most > 0
        self.most = most
        self.scale = scale

    def vp(self, things: int) -> int:
        points = 0
        for least, vp in self.scale:
            if things >= least:
                points = vp
        return points


class Content:
    """All tiles and goals."""

    def __init__(self, tiles: list[Design], goals: list[Goal]) -> None:
        self.tiles = tiles
        self.goals = goals
        self.names = [design.slug for design in tiles]
        self.ids = {name: tile for tile, name in enumerate(self.names)}
        self.goal_ids = {goal.slug: number for number, goal in enumerate(goals)}
        self.worlds = self.of_sort(vocabulary.WORLD)
        self.homes = self.of_sort(vocabulary.HOME)
        self.developments = self.of_sort(vocabulary.SMALL) + self.of_sort(vocabulary.LARGE)
        self.two_sided = self.pairs()
        plain_goals = [[goal.name, goal.count, goal.most, goal.scale] for goal in goals]
        self.hash = short_hash(json.dumps([[plain(design) for design in tiles], plain_goals], sort_keys=True))

    def of_sort(self, sort: int) -> list[int]:
        return [tile for tile, design in enumerate(self.tiles) if design.sort == sort]

    def mat(self, number: int) -> list[int]:
        """The two home worlds of an empire mat, the first game's first."""
        sides = [tile for tile in self.homes if self.tiles[tile].mat == number]
        return sorted(sides, key=lambda tile: not self.tiles[tile].first_game)

    def other_side(self, design: Design) -> Design | None:
        """What is on the other side of a development or an empire mat that has two."""
        for other in self.tiles:
            same_tile = design.pair != "" and other.pair == design.pair
            same_mat = design.mat != 0 and other.mat == design.mat
            if other is not design and (same_tile or same_mat):
                return other
        return None

    def pairs(self) -> list[list[int]]:
        """The two sides of every development that has two, the first game's first."""
        letters = sorted({self.tiles[tile].pair for tile in self.developments if self.tiles[tile].pair})
        found: list[list[int]] = []
        for letter in letters:
            sides = [tile for tile in self.developments if self.tiles[tile].pair == letter]
            found.append(sorted(sides, key=lambda tile: not self.tiles[tile].first_game))
        return found


def plain_filter(what: Filter) -> list[Any]:
    return [
        what.count,
        what.kind,
        what.goods,
        what.keyword,
        what.military,
        what.sort,
        what.modifies,
        what.military_powers,
        what.tiles,
    ]


def plain(design: Design) -> list[Any]:
    """What of a design matters to the rules, for the content hash."""
    powers = [
        [
            [p.word, p.amount, p.kind, p.keyword, p.most, plain_filter(p.per)],
            [p.goods, p.times, p.vp, p.credits, p.different, p.optional, p.tile],
        ]
        for p in design.powers
    ]
    scores = [[line.vp, plain_filter(line.what), line.table] for line in design.scores]
    return [
        design.name,
        design.sort,
        design.cost,
        design.military,
        design.colonists,
        design.vp,
        design.kind,
        design.goods,
        design.keywords,
        design.not_for_sale,
        design.mat,
        design.side,
        design.pair,
        design.first_game,
        powers,
        scores,
    ]


# --- reading ------------------------------------------------------------------------------------------------


def slug_of(name: str) -> str:
    """A name for files and wires: lower case, letters and digits, hyphens between."""
    kept = [letter if letter.isalnum() else " " for letter in name.lower() if letter not in "'."]
    return "-".join("".join(kept).split())


def index_of(value: object, known: list[str], where: str, what: str) -> int:
    if value not in known:
        raise ContentError(f"{where}: unknown {what} {value!r}; there are {', '.join(known)}")
    return known.index(str(value))


def keyword_of(value: object, where: str) -> int:
    return 1 << index_of(value, vocabulary.KEYWORDS, where, "keyword")


def number(given: dict[str, Any], name: str, where: str, least: int = LEAST_NUMBER) -> int:
    """Take a number out of the fields; 0 if it is not there."""
    value = given.pop(name, 0)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ContentError(f"{where}: {name} should be a whole number, not {value!r}")
    if value < least:
        raise ContentError(f"{where}: {name} should be a whole number from {least} on, not {value!r}")
    return value


def nothing_left(given: dict[str, Any], where: str) -> None:
    if given:
        raise ContentError(f"{where}: unknown field {sorted(given)[0]!r}")


def read_filter(given: dict[str, Any], where: str) -> Filter:
    """Takes its own fields out of what is given."""
    what = Filter(index_of(given.pop("count", None), vocabulary.COUNTS, where, "thing to count"))
    if "kind" in given:
        what.kind = index_of(given.pop("kind"), vocabulary.KINDS, where, "kind")
    if "goods" in given:
        what.goods = index_of(given.pop("goods"), vocabulary.GOODS, where, "sort of world")
    if "keyword" in given:
        what.keyword = keyword_of(given.pop("keyword"), where)
    what.military = bool(given.pop("military", False))
    if "size" in given:
        what.sort = index_of(given.pop("size"), vocabulary.SORTS, where, "size")
    power = given.pop("power", None)
    if power == "military":
        what.military_powers = True
    elif power is not None:
        what.modifies = 1 << index_of(power, vocabulary.POWER_ACTIONS, where, "action of a power")
    what.tiles = [str(slug) for slug in given.pop("tiles", [])]
    return what


def read_score(data: dict[str, Any], where: str) -> ScoreLine:
    given = dict(data)
    vp = number(given, "vp", where)
    table = [int(points) for points in given.pop("table", [])]
    what = read_filter(given, where)
    nothing_left(given, where)
    if (what.count == vocabulary.COUNT_KINDS) != bool(table):
        raise ContentError(f"{where}: a table is for the number of kinds of colonies, and for nothing else")
    return ScoreLine(vp, what, table)


def check_fields(word: str, given: dict[str, Any], where: str) -> None:
    """Nothing that the power knows nothing of, and all that it needs."""
    fields = vocabulary.FIELDS[word]
    known = [field.rstrip("?") for field in fields]
    for name in given:
        if name not in known and name not in ("source", "evidence"):
            raise ContentError(f"{where}: {word}: unknown field {name!r}; it has {', '.join(known) or 'none'}")
    for field in fields:
        if not field.endswith("?") and field not in given:
            raise ContentError(f"{where}: {word}: {field} is missing")
    if "kind" in given and "keyword" in given:
        raise ContentError(f"{where}: {word}: either a kind or a keyword")


def read_power(index: int, data: dict[str, Any], source: str, where: str) -> Power:
    given = dict(data)
    action = str(given.pop("action", ""))
    word = f"{action}/{given.pop('does', '')}"
    if word not in vocabulary.WORDS:
        raise ContentError(f"{where}: unknown power {word!r}")
    check_fields(word, given, where)
    power = Power(index, vocabulary.WORDS[word], action, word)
    power.amount = number(given, "amount", where)
    if "kind" in given:
        power.kind = index_of(given.pop("kind"), vocabulary.KINDS[: vocabulary.ANY], where, "kind")
    if "keyword" in given:
        power.keyword = keyword_of(given.pop("keyword"), where)
    power.most = number(given, "most", where)
    if "per" in given:
        per = dict(given.pop("per"))
        power.per = read_filter(per, where)
        nothing_left(per, where)
    power.goods = number(given, "goods", where)
    power.times = number(given, "times", where)
    power.vp = number(given, "vp", where)
    power.credits = number(given, "credits", where)
    power.different = bool(given.pop("different", False))
    power.optional = bool(given.pop("optional", False))
    power.tile = str(given.pop("tile", ""))
    power.source = str(given.pop("source", source))
    power.evidence = str(given.pop("evidence", ""))
    return power


def read_tile(data: dict[str, Any], table: str, file: str) -> Design:
    given = dict(data)
    source = str(given.pop("source", ""))
    slug = slug_of(printed_name(given))
    where = f"{file}: {printed_name(given) or 'a tile without a name'}"
    given.pop(STABLE_NAME, None)
    name = printed_text(given, "name", where)
    polish = printed_text(given, "name_pl", where) if "name_pl" in given else name
    del given["name"]
    given.pop("name_pl", None)
    size = given.pop("size", table)
    sort = index_of(size, vocabulary.SORTS, where, "size")
    if ("cost" in given) == ("defense" in given):
        raise ContentError(f"{where}: a tile has either a cost or a defense")
    military = "defense" in given
    cost = number(given, "defense" if military else "cost", where, 0)
    design = Design(name, polish, slug, sort, cost, military)
    design.colonists = number(given, "colonists", where)
    varies = "vp" not in given
    design.vp = number(given, "vp", where)
    if "kind" in given:
        design.kind = index_of(given.pop("kind"), vocabulary.KINDS, where, "kind")
        design.goods = index_of(given.pop("goods", None), vocabulary.GOODS, where, "sort of world")
    for keyword in given.pop("keywords", []):
        design.keywords |= keyword_of(keyword, where)
    design.not_for_sale = bool(given.pop("not_for_sale", False))
    design.mat = number(given, "mat", where)
    design.side = str(given.pop("side", ""))
    design.pair = str(given.pop("pair", ""))
    design.first_game = bool(given.pop("first_game", False))
    if not design.is_world:
        design.spaces = 2 if sort == vocabulary.LARGE else 1
    design.powers = [read_power(k, power, source, where) for k, power in enumerate(given.pop("powers", []))]
    if len(design.powers) > vocabulary.POWERS_PER_TILE:
        raise ContentError(f"{where}: a tile has at most {vocabulary.POWERS_PER_TILE} powers")
    design.scores = [read_score(line, where) for line in given.pop("scores", [])]
    if varies != bool(design.scores):
        raise ContentError(f"{where}: a tile has either VP or scores")
    for power in design.powers:
        design.modifies |= 1 << vocabulary.POWER_ACTIONS.index(power.action)
        design.military_powers = design.military_powers or power.does in (vocabulary.MILITARY, vocabulary.MILITARY_PER)
        design.consume_powers += power.action == "consume"
    design.sources = read_sources(given.pop("sources", {}), where)
    design.evidence = dict(given.pop("evidence", {}))
    nothing_left(given, where)
    return design


def read_sources(given: dict[str, Any], where: str) -> dict[str, str]:
    """Which fields are not reconstructed."""
    for source in given.values():
        index_of(source, SOURCES, where, "source")
    return {field: str(source) for field, source in given.items()}


def read_goal(data: dict[str, Any], file: str) -> Goal:
    where = f"{file}: {printed_name(data)}"
    names = [printed_text(data, field, where) for field in ("name", "name_pl")]
    count = index_of(data.get("count"), vocabulary.GOAL_COUNTS, where, "thing to count")
    most = number(dict(data), "most", where)
    scale: list[tuple[int, int]] = []
    for line in data["scale"]:
        if not isinstance(line, list) or len(line) != 2 or not all(is_number(one) for one in line):
            raise ContentError(f"{where}: a line of the scale is [things, VP], not {line!r}")
        scale.append((line[0], line[1]))
    return Goal(names[0], names[1], slug_of(printed_name(data)), count, most, scale)


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def read_file(name: str) -> dict[str, Any]:
    path = FOLDER / f"{name}.toml"
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise ContentError(f"{path.name}: {error}") from None


def load() -> Tables:
    """The content files as plain tables."""
    tables = Tables(KINDS)
    for kind, file in FILES.items():
        data = read_file(file)
        for row in data.get(kind, []):
            row.setdefault("source", str(data.get("source", "")))
            tables.add(kind, slug_of(printed_name(row)), row)
    return tables


def check_sides(tiles: list[Design]) -> None:
    """The set-up counts on it: developments have one side or two of one size, and every empire mat has two."""
    pairs: dict[str, list[int]] = {}
    mats: dict[int, int] = dict.fromkeys(range(1, MATS + 1), 0)
    for design in tiles:
        if design.pair:
            pairs.setdefault(design.pair, []).append(design.sort)
        if design.sort == vocabulary.HOME:
            mats[design.mat] = mats.get(design.mat, 0) + 1
    for letter, sorts in pairs.items():
        if len(sorts) != 2 or sorts[0] != sorts[1]:
            raise ContentError(f"developments.toml: pair {letter!r} should be two sides of one size")
    for number, sides in mats.items():
        if number not in range(1, MATS + 1) or sides != 2:
            raise ContentError(f"homes.toml: the {MATS} empire mats have two sides each; mat {number} has {sides}")


def read_content(tables: Tables) -> Content:
    """Content from plain tables; raises ContentError for anything that the vocabulary does not have."""
    tiles: list[Design] = []
    goals: list[Goal] = []
    reading = ""
    try:
        for kind, file in FILES.items():
            for row in tables.rows[kind]:
                reading = f"{file}.toml: {row.get('name', kind)}"
                if kind == "goal":
                    goals.append(read_goal(row, f"{file}.toml"))
                else:
                    tiles.append(read_tile(row, kind, f"{file}.toml"))
    except ContentError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise ContentError(f"{reading}: {error} is not what the game needs here") from None
    names = [design.slug for design in tiles]
    if len(set(names)) != len(names):
        raise ContentError("two tiles have the same name")
    check_sides(tiles)
    for design in tiles:
        for line in design.scores:
            for slug in line.what.tiles:
                index_of(slug, names, design.name, "tile")
        for power in design.powers:
            if power.tile:
                index_of(power.tile, names, design.name, "tile")
    return Content(tiles, goals)
