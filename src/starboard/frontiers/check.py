# mypyc: skip
"""Does the tile set still satisfy the rulebook? Its summary of worlds, its tiles named by name, its examples.

Whoever owns the box and corrects a value in `tiles/` runs this: it says what no longer holds, and by which line of the
rulebook. "public" marks what other published texts say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from starboard.frontiers import vocabulary
from starboard.frontiers.content import (
    OWN_COPY,
    SOURCES,
    Content,
    Design,
    Power,
    ScoreLine,
    plain_filter,
    read_content,
    read_filter,
    read_score,
    slug_of,
)
from starboard.frontiers.reachability import reachable
from starboard.kernel.content import ContentError, Tables

DEFENSES = {1: 5, 2: 6, 3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 8: 2, 9: 2}
COSTS = {0: 1, 1: 3, 2: 12, 3: 5, 4: 4, 5: 6, 6: 2, 7: 1}

PAIRS = (
    ("Expeditionary Force", "Survey Team"),
    ("Export Duties", "Mining Robots"),
    ("Alien Monument", "Alien Researchers"),
    ("Diversified Economy", "Investment Credits"),
    ("Drop Ships", "Galactic Salon"),
    ("Technology Investors", "Trade League"),
    ("Free Trade Association", "Pan-Galactic Hologrid"),
    ("Imperium War Profiteers", "Mining League"),
    ("Military Industry", "New Galactic Order"),
    ("Alien Tech Institute", "Galactic Exchange"),
    ("Pan-Galactic League", "Uplift Gene Hunters"),
    ("Galactic Imperium", "Imperium Lords"),
    ("Federation Survey", "Frontier Settlers"),
    ("Galactic Federation", "New Economy"),
)
"""Two sides of one tile, as far as that is known; the rulebook says so of Drop Ships and Galactic Salon (379)."""

NAMED: tuple[tuple[str, str, dict[str, Any], str], ...] = (
    ("Space Marines", "settle/military", {"amount": 2, "kind": 0, "keyword": 0}, "public"),
    ("Contact Specialist", "settle/pay-for-military", {"amount": 1, "keyword": 0}, "302"),
    ("Terraforming Robots", "settle/draw-after", {"amount": 1}, "304"),
    ("Terraforming Engineers", "settle/upgrade", {"amount": 3}, "319"),
    ("Improved Logistics", "settle/second-world", {}, "300"),
    ("Survey Team", "explore/draw", {"amount": 1}, "256"),
    ("Galactic Salon", "consume/vp", {"amount": 1}, "379"),
    ("Wealthy Economy", "consume/vp-per-good", {"amount": 1, "tile": "galactic-salon", "vp": 1}, "379"),
    ("Merchant Guild", "trade/bonus", {}, "377"),
    ("Merchant Guild", "consume/goods", {"optional": True}, "377"),
    ("Mining Industry", "produce/credits-if-most", {"kind": vocabulary.RARE}, "343"),
    ("Consumer Markets", "consume/goods", {"kind": vocabulary.NOVELTY, "times": 3, "vp": 1, "credits": 1}, "375"),
    ("Imperium Arms Factory", "consume/goods", {"times": 2}, "375"),
    ("New Vinland", "consume/goods", {"goods": 1, "kind": 0, "credits": 2, "vp": 0}, "381"),
    ("Old Earth", "consume/goods", {"goods": 2, "kind": 0, "vp": 3, "credits": 0}, "381"),
    ("Comet Zone", "produce/credits-if-here", {}, "341"),
    ("Spice World", "trade/bonus", {"kind": vocabulary.NOVELTY}, "373"),
    ("Galactic News Hub", "consume/goods", {"kind": vocabulary.NOVELTY}, "375"),
    ("Dying Colony", "settle/replace-this", {}, "323"),
    ("Homesteading Pioneers", "explore/colonists", {"amount": 1}, "public"),
    ("Alpha Centauri", "settle/discount", {"amount": 1, "kind": vocabulary.RARE}, "93, picture"),
    ("Alpha Centauri", "settle/military", {"amount": 1, "kind": vocabulary.RARE}, "93, picture"),
    ("Deep Space Symbionts", "develop/credits-after", {"amount": 1}, "public"),
    (
        "Imperium Lords",
        "produce/credits-per",
        {"amount": 1, "per": {"count": "colony", "keyword": "rebel", "military": True}},
        "public",
    ),
    ("Alien Tech Institute", "produce/windfall", {"kind": vocabulary.ALIEN}, "105, picture"),
    (
        "Pan-Galactic League",
        "produce/credits-per",
        {"amount": 1, "per": {"count": "colony", "kind": "genes"}},
        "455, picture",
    ),
    ("Alien Rosetta Stone World", "settle/discount", {"kind": vocabulary.ALIEN}, "public"),
)

PRINTED = (
    ("Space Marines", 2, 1),
    ("Deep Space Symbionts", 3, 1),
    ("Artist Settlement", None, 1),
    ("Alien Rosetta Stone World", None, 3),
)

SCORES: tuple[tuple[str, tuple[dict[str, Any], ...], str], ...] = (
    (
        "Pan-Galactic League",
        ({"vp": 2, "count": "colony", "kind": "genes"}, {"vp": 1, "count": "colony", "military": True}),
        "457",
    ),
    ("Alien Tech Institute", ({"vp": 2, "count": "tile", "keyword": "alien"},), "public"),
    (
        "Imperium Lords",
        (
            {"vp": 2, "count": "colony", "keyword": "rebel", "military": True},
            {"vp": 1, "count": "tile", "keyword": "imperium"},
        ),
        "public",
    ),
)

EXAMPLES_457 = ("Avian Uplift Race", "Rebel Base")
"""A military world with Genes and another military world, to count for Pan-Galactic League."""

GOALS: dict[str, tuple[list[tuple[int, int]], int, str]] = {
    "civil-service": ([(2, 2), (4, 5), (6, 8)], 0, "573-577"),
    "tolerance": ([(3, 2), (4, 5), (5, 8)], 0, "587"),
    "skilled-workforce": ([(4, 2), (5, 5), (6, 8)], 0, "598"),
    "diversity": ([(3, 3), (4, 8)], 0, "607"),
    "stockpiling": ([(2, 2), (4, 5), (6, 8)], 6, "612-616"),
    "exploration": ([(1, 2), (2, 5), (4, 8)], 4, "621-625"),
    "sales-tax": ([(3, 2), (5, 5), (7, 8)], 7, "630-634"),
    "conscription": ([(3, 2), (5, 5), (7, 8)], 0, "638-642"),
}
"""The scale of every goal, and how much its stockpile holds: as much as the last line of the scale asks for."""

KNOWN: dict[str, dict[str, str]] = {
    "Space Marines": {"name": "public", "cost": "public", "vp": "public"},
    "Deep Space Symbionts": {"name": "public", "cost": "public", "vp": "public"},
    "Artist Settlement": {"name": "public", "vp": "public", "goods": "public", "kind": "public"},
    "Alien Rosetta Stone World": {
        "name": "public",
        "vp": "public",
        "goods": "rulebook",
        "keywords": "rulebook",
        "military": "rulebook",
    },
    "Alien Oort Cloud Refinery": {"kind": "rulebook", "military": "rulebook", "not_for_sale": "rulebook"},
    "Pan-Galactic League": {"scores": "rulebook"},
    "Alien Tech Institute": {"scores": "public"},
    "Imperium Lords": {"scores": "public"},
    "Homesteading Pioneers": {"name": "rulebook", "side": "public"},
    "New Vinland": {"name": "rulebook"},
    "Old Earth": {"name": "rulebook"},
    "Dying Colony": {"name": "rulebook"},
}
"""Where single tiles have what is printed on them from; what holds for all of a sort is in `provenance`."""

KNOWN_POWERS = {
    "New Vinland": 1,
    "Deep Space Symbionts": 1,
    "Old Earth": 1,
    "Homesteading Pioneers": 1,
    "Alpha Centauri": 2,
    "Dying Colony": 1,
    "Contact Specialist": 1,
    "Space Marines": 1,
    "Wealthy Economy": 1,
    "Survey Team": 1,
    "Terraforming Engineers": 1,
    "Improved Logistics": 1,
    "Terraforming Robots": 1,
    "Galactic Salon": 1,
    "Alien Tech Institute": 1,
    "Pan-Galactic League": 1,
    "Imperium Lords": 1,
}
"""How many powers of these tiles are not reconstructed."""


def check(tables: Tables) -> list[str]:
    """What the content of these tables contradicts; empty if everything holds."""
    try:
        tiles = read_content(tables)
    except ContentError as error:
        return [f"the content cannot be read: {error}"]
    return contradictions(tiles)


def contradictions(tiles: Content) -> list[str]:
    """What the tiles contradict; empty if everything holds."""
    failures = []
    for what, got, want, source in claims(tiles):
        if got != want:
            failures.append(
                f"{what} (rulebook {source}): {got}, not {want}" if source else f"{what}: {got}, not {want}"
            )
    return failures


Claim = tuple[str, object, object, str]


def claims(tiles: Content) -> Iterator[Claim]:
    """Everything that must hold: what, what it is, what it should be, and the line that says so."""
    missing = [name for name in known_names() if slug_of(name) not in tiles.ids]
    yield "known tiles that are not there", missing, [], ""
    if missing:
        return
    yield from worlds(tiles)
    yield from goods(tiles)
    yield from developments(tiles)
    yield from homes(tiles)
    yield from named_tiles(tiles)
    yield from bonuses(tiles)
    yield from goals(tiles)
    yield from reachable(tiles)
    yield from provenance(tiles)


def known_names() -> list[str]:
    """The tiles that something is known of, each once."""
    names = [
        *KNOWN,
        *KNOWN_POWERS,
        *(one[0] for one in NAMED),
        *(one[0] for one in PRINTED),
        *(one[0] for one in SCORES),
    ]
    return list(dict.fromkeys([*names, *EXAMPLES_457]))


def count(values: Iterable[Any]) -> dict[Any, int]:
    return dict(sorted(Counter(values).items()))


def of_sort(tiles: Content, *sorts: int) -> list[Design]:
    return [design for design in tiles.tiles if design.sort in sorts]


def having(designs: list[Design], keyword: int) -> int:
    return sum(design.keywords & keyword != 0 for design in designs)


def points(designs: list[Design]) -> tuple[int, int]:
    known = [design.vp for design in designs if not design.scores]
    return min(known), max(known)


def bonus_keywords(designs: list[Design]) -> list[int]:
    return sorted(design.scores[0].what.keyword for design in designs if design.scores)


def worlds(tiles: Content) -> Iterator[Claim]:
    """The summary of worlds."""
    every = of_sort(tiles, vocabulary.WORLD)
    military = [design for design in every if design.military]
    peaceful = [design for design in every if not design.military]
    yield "worlds", len(every), 60, "481"
    yield "military and non-military worlds", (len(military), len(peaceful)), (26, 34), "481"
    yield "defenses", count(design.cost for design in military), DEFENSES, "483-484"
    yield "costs", count(design.cost for design in peaceful), COSTS, "486-487"
    yield "colonists of military worlds", count(design.colonists for design in military), {1: 18, 2: 8}, "491"
    yield "colonists of non-military worlds", count(design.colonists for design in peaceful), {1: 21, 2: 13}, "492"
    halves = ((military, (12, 6, 8), (3, 4, 6, 5, 0), "491"), (peaceful, (11, 20, 3), (12, 9, 5, 4, 1), "492"))
    for designs, sorts, kinds, line in halves:
        sort = Counter(design.goods for design in designs)
        kind = Counter(design.kind for design in designs)
        got = (sort[vocabulary.WINDFALL], sort[vocabulary.PRODUCTION], sort[vocabulary.GRAY])
        yield "windfall, production and gray worlds", got, sorts, line
        yield "kinds of worlds", tuple(kind[k] for k in range(vocabulary.NOVELTY, vocabulary.ANY + 1)), kinds, line
    gray = [design for design in every + of_sort(tiles, vocabulary.HOME) if design.goods == vocabulary.GRAY]
    yield "gray worlds with a kind", [design.name for design in gray if design.kind != vocabulary.NONE], [], ""
    kindless = [design.name for design in every if design.goods != vocabulary.GRAY and design.kind == vocabulary.NONE]
    yield "worlds with goods of no kind", kindless, [], ""
    alien = [design for design in every if design.kind == vocabulary.ALIEN]
    yield "Alien kind without the keyword", len(alien) - having(alien, vocabulary.KW_ALIEN), 0, "494, inferred"
    yield "Terraforming worlds", having(every, vocabulary.KW_TERRAFORMING), 0, "496, inferred"
    yield (
        "gray Alien worlds",
        [design.military for design in gray if design.keywords & vocabulary.KW_ALIEN],
        [False],
        "494",
    )
    keywords = (vocabulary.KW_IMPERIUM, vocabulary.KW_REBEL, vocabulary.KW_UPLIFT)
    yield "keywords of military worlds", tuple(having(military, one) for one in keywords), (3, 11, 6), "497"
    yield "keywords of non-military worlds", tuple(having(peaceful, one) for one in keywords), (4, 0, 4), "498"
    both = vocabulary.KW_REBEL | vocabulary.KW_UPLIFT
    yield "worlds both Rebel and Uplift", sum(design.keywords & both == both for design in every), 1, "500"
    yield "VP of military worlds", points(military), (0, 9), "497"
    yield "VP of non-military worlds", points(peaceful), (0, 6), "498"
    yield "bonus worlds, military", bonus_keywords(military), [vocabulary.KW_REBEL, vocabulary.KW_UPLIFT], "497"
    yield "bonus worlds, non-military", bonus_keywords(peaceful), [vocabulary.KW_IMPERIUM, vocabulary.KW_UPLIFT], "498"
    any_kind = [design.slug for design in every if design.kind == vocabulary.ANY]
    yield "worlds of any kind", any_kind, ["alien-oort-cloud-refinery"], "215"
    yield "worlds whose good cannot be sold", [d.slug for d in tiles.tiles if d.not_for_sale], any_kind, "373"


def goods(tiles: Content) -> Iterator[Claim]:
    yield "goods in the supply", vocabulary.GOODS_SUPPLY[1:], [19, 17, 13, 11], "16-17"
    yield "sale prices", vocabulary.SALE_PRICE[1:], [1, 2, 3, 4], "367, 387"
    for kind in range(1, vocabulary.KIND_COUNT):
        need = sum(design.kind in (kind, vocabulary.ANY) for design in of_sort(tiles, vocabulary.WORLD))
        need += len({design.mat for design in of_sort(tiles, vocabulary.HOME) if design.kind == kind})
        yield f"goods of kind {vocabulary.KINDS[kind]} suffice", need <= vocabulary.GOODS_SUPPLY[kind], True, "345"


def developments(tiles: Content) -> Iterator[Claim]:
    small = of_sort(tiles, vocabulary.SMALL)
    large = of_sort(tiles, vocabulary.LARGE)
    yield "sides of small and large developments", (len(small), len(large)), (24, 16), "59-61"
    yield "small developments with one side", sum(not design.pair for design in small), 8, "61"
    yield "large developments that do not cost 9", [design.name for design in large if design.cost != 9], [], "186"
    yield "large developments without a ?", [design.name for design in large if not design.scores], [], "192"
    yield "cheapest small development", min(design.cost for design in small), 1, "178"
    yield "small developments that cost more than 5", [design.name for design in small if design.cost > 5], [], "public"
    pairs = [tuple(sorted(tiles.tiles[tile].slug for tile in pair)) for pair in tiles.pairs()]
    yield "sides of each two-sided development", {len(pair) for pair in pairs}, {2}, "61"
    missing = [pair for pair in PAIRS if tuple(sorted(slug_of(name) for name in pair)) not in pairs]
    yield "known pairs that are not there", missing, [], "379, public"
    firsts = [sum(tiles.tiles[tile].first_game for tile in pair) for pair in tiles.pairs()]
    yield "first-game sides of each pair", set(firsts), {1}, "59"
    powers = [bool(design.powers) for design in small + large]
    yield "most, not all, developments have a power", (all(powers), sum(powers) > len(powers) / 2), (False, True), "190"


def homes(tiles: Content) -> Iterator[Claim]:
    every = of_sort(tiles, vocabulary.HOME)
    yield "sides of each mat", count(design.mat for design in every), dict.fromkeys(range(1, 9), 2), "15"
    yield "colonists of home worlds", {design.colonists for design in every}, {1}, "93"
    yield "some home world has a halo", any(design.goods == vocabulary.WINDFALL for design in every), True, "93"
    firsts = [sum(tiles.tiles[tile].first_game for tile in tiles.mat(mat)) for mat in range(1, 9)]
    yield "first-game sides of each mat", set(firsts), {1}, "87"


def has(power: Power, word: str, wanted: dict[str, Any]) -> bool:
    known = {
        "amount": power.amount,
        "kind": power.kind,
        "keyword": power.keyword,
        "goods": power.goods,
        "times": power.times,
        "vp": power.vp,
        "credits": power.credits,
        "optional": power.optional,
        "tile": power.tile,
        "per": plain_filter(power.per),
    }
    want = dict(wanted)
    if "per" in want:
        want["per"] = plain_filter(read_filter(dict(want["per"]), word))
    return power.word == word and all(known[name] == value for name, value in want.items())


def named_tiles(tiles: Content) -> Iterator[Claim]:
    """Tiles that the rulebook (or another published text) tells something about."""
    by_slug = {design.slug: design for design in tiles.tiles}
    for name, word, wanted, source in NAMED:
        found = any(has(power, word, wanted) for power in by_slug[slug_of(name)].powers)
        what = ", ".join(f"{field} {value}" for field, value in wanted.items())
        yield f"{name} has the power {word} {what}".rstrip(), found, True, source
    for name, cost, vp in PRINTED:
        design = by_slug[slug_of(name)]
        got = (design.cost if cost is not None else None, design.vp)
        yield f"cost and VP printed on {name}", got, (cost, vp), "public"
    powers = [power for design in tiles.tiles for power in design.powers]
    military = [power for power in powers if power.does == vocabulary.MILITARY]
    yield "strength against Rebels", any(power.keyword == vocabulary.KW_REBEL for power in military), True, "298"
    yield "strength against Rare worlds", any(power.kind == vocabulary.RARE for power in military), True, "298"
    yield "strength for a good", any(power.does == vocabulary.TEMPORARY_MILITARY for power in powers), True, "298"


def line_points(scorer: Design, design: Design) -> int:
    return max([line.vp for line in scorer.scores if line.what.fits(design, design.kind)], default=0)


def counts_itself(design: Design) -> bool:
    strength = any(line.what.count == vocabulary.COUNT_STRENGTH for line in design.scores)
    return line_points(design, design) > 0 or (strength and design.military_powers)


def plain_score(line: ScoreLine) -> list[Any]:
    return [line.vp, plain_filter(line.what), line.table]


def bonuses(tiles: Content) -> Iterator[Claim]:
    by_slug = {design.slug: design for design in tiles.tiles}
    for name, lines, source in SCORES:
        got = [plain_score(line) for line in by_slug[slug_of(name)].scores]
        yield f"what {name} scores", got, [plain_score(read_score(line, name)) for line in lines], source
    scorers = [design for design in tiles.tiles if design.scores]
    own = [design for design in scorers if counts_itself(design)]
    yield "most bonus tiles count themselves", len(own) * 2 > len(scorers), True, "461"
    league = by_slug["pan-galactic-league"]
    yield "Pan-Galactic League counts itself", counts_itself(league), False, "461"
    yield (
        "a military Genes world for Pan-Galactic League",
        line_points(league, by_slug[slug_of(EXAMPLES_457[0])]),
        2,
        "457-459",
    )
    yield "another military world for it", line_points(league, by_slug[slug_of(EXAMPLES_457[1])]), 1, "457"
    consuming = ("new-vinland", "old-earth", "galactic-salon", "wealthy-economy")
    if not all(by_slug[slug].powers for slug in consuming):
        return  # that they have these powers is a claim of its own
    vinland, earth, salon, economy = (by_slug[slug].powers[0] for slug in consuming)
    vp = earth.vp + salon.amount + economy.amount * (vinland.goods + earth.goods) + economy.vp
    yield "the example of consuming, in credits and VP", (vinland.credits, vp), (2, 8), "381"


def goals(tiles: Content) -> Iterator[Claim]:
    every = tiles.tiles
    yield "goals", len(tiles.goals), 8, "23"
    yield "keywords that Tolerance counts", having_any(every), (1 << len(vocabulary.KEYWORDS)) - 1, "581-585"
    actions = {power.action for design in every for power in design.powers}
    yield "actions that powers modify", actions, set(vocabulary.POWER_ACTIONS), "233-238"
    consuming = sum(design.consume_powers > 0 for design in every)
    yield "six Consume powers can be had", consuming >= 6, True, "571"
    by_slug = {goal.slug: goal for goal in tiles.goals}
    for slug, (scale, most, line) in GOALS.items():
        goal = by_slug.get(slug)
        yield f"the scale of the goal {slug}", goal.scale if goal is not None else None, scale, line
        yield f"the stockpile of the goal {slug}", goal.most if goal is not None else None, most, line
    yield "goals with a stockpile", sum(goal.stockpile for goal in tiles.goals), 3, "520"


def having_any(designs: list[Design]) -> int:
    bits = 0
    for design in designs:
        bits |= design.keywords
    return bits


def provenance(tiles: Content) -> Iterator[Claim]:
    unmarked = [f"{d.name}: {p.word}" for d in tiles.tiles for p in d.powers if p.source not in SOURCES]
    yield "powers without a source", unmarked, [], ""
    unnamed = [design.name for design in tiles.tiles if "name_pl" not in design.sources]
    yield "Polish names without a source", unnamed, [], ""
    by_slug = {design.slug: design for design in tiles.tiles}
    for name, fields in KNOWN.items():
        yield from told(by_slug[slug_of(name)], fields, "")
    for name, known in KNOWN_POWERS.items():
        powers = by_slug[slug_of(name)].powers
        if any(power.source == OWN_COPY for power in powers):
            continue  # that they have what is known of them is a claim of its own
        yield f"known powers of {name}", sum(power.source != "reconstructed" for power in powers), known, ""
    large = {"cost": "rulebook", "vp": "rulebook"}
    for design in of_sort(tiles, vocabulary.LARGE):
        yield from told(design, large, "186, 192")
    home = {"colonists": "rulebook"}
    for design in of_sort(tiles, vocabulary.HOME):
        yield from told(design, home, "93")
    proved = [
        f"{design.name}: {field}"
        for design in tiles.tiles
        for field, source in sources_of(design, design.evidence).items()
        if source != "reconstructed"
    ]
    proved += [
        f"{d.name}: {p.word}" for d in tiles.tiles for p in d.powers if p.evidence and p.source != "reconstructed"
    ]
    yield "evidence for values that are not reconstructed", proved, [], ""
    paired = [design.name for design in tiles.tiles if design.pair and "pair" not in design.sources]
    yield "pairs without a source", paired, [], ""


def told(design: Design, fields: dict[str, str], line: str) -> Iterator[Claim]:
    """The built-in values of a tile say where they come from; those that somebody read in a box say just that."""
    built_in = {field: source for field, source in fields.items() if design.sources.get(field) != OWN_COPY}
    yield f"the sources of {design.name}", sources_of(design, built_in), built_in, line


def sources_of(design: Design, fields: Iterable[str]) -> dict[str, str]:
    """Where the tile says it has these fields from; what it says nothing about is reconstructed."""
    return {field: design.sources.get(field, "reconstructed") for field in fields}
