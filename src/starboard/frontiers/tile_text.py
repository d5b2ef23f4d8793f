# mypyc: skip
"""The text of tiles and goals, generated from their designs through the language files, so that the two cannot
disagree.

Knows how the fields of a design become the values of messages, and nothing of any single tile. What a power or a
score line says is one message for its word, in `locale/`; a word without a message raises.
"""

from __future__ import annotations

from pathlib import Path

from starboard.frontiers import vocabulary
from starboard.frontiers.content import Content, Design, Filter, Goal, Power, ScoreLine
from starboard.frontiers.settle import FEW_COLONISTS
from starboard.words.language import Language

FRONTIERS_LOCALE = Path(__file__).parent / "locale"

Values = dict[str, int | str]


def name_of(design: Design | Goal, language: Language) -> str:
    """The name on a tile: the Polish edition's, or our own translation, in Polish."""
    return design.polish if language.code == "pl" else design.name


def tile_text(design: Design, tiles: Content, language: Language) -> list[str]:
    """All that a tile says, and where its values come from."""
    return [title_line(design, language), *effect_lines(design, tiles, language), provenance_line(design, language)]


def effect_lines(design: Design, tiles: Content, language: Language) -> list[str]:
    """What a tile does and what it is worth; nothing of its first line, and not where it is known from."""
    return [
        *([language("tile-not-for-sale")] if design.not_for_sale else []),
        *power_lines(design, tiles, language),
        *score_lines(design, tiles, language),
        *other_side_lines(design, tiles, language),
    ]


def title_line(design: Design, language: Language) -> str:
    """The name, and what is on the tile besides its powers."""
    return language("tile-title", name=name_of(design, language), details=details_of(design, language))


def details_text(design: Design, language: Language) -> str:
    """The same without the name, as a sentence under a heading."""
    details = details_of(design, language)
    return f"{details[0].upper()}{details[1:]}."


def details_of(design: Design, language: Language) -> str:
    """Type, cost or defense, colonists, VP and keywords."""
    details = [type_text(design, language)]
    if design.military:
        details.append(language("tile-defense", defense=design.cost))
    else:
        details.append(language("tile-cost", cost=design.cost))
    if design.is_world:
        details.append(language("tile-colonists", count=design.colonists))
    details.append(language("tile-vp-varies") if design.scores else language("tile-vp", vp=design.vp))
    for bit, keyword in enumerate(vocabulary.KEYWORDS):
        if design.keywords >> bit & 1:
            details.append(language(f"keyword-{keyword}"))
    return ", ".join(details)


def type_text(design: Design, language: Language) -> str:
    """Development, or which sort of world."""
    if not design.is_world:
        return language("tile-large" if design.sort == vocabulary.LARGE else "tile-small")
    if design.kind == vocabulary.ANY:
        return language("tile-any-world")
    values: Values = {
        "military": yes_or_no(design.military),
        "goods": vocabulary.GOODS[design.goods],
        "kind": vocabulary.KINDS[design.kind],
    }
    if design.sort == vocabulary.HOME:
        return language("tile-home", mat=design.mat, side=design.side, **values)
    return language("tile-world", **values)


def power_lines(design: Design, tiles: Content, language: Language) -> list[str]:
    """A line for each power: the action it modifies, then what it does."""
    return [
        language("tile-power", sign=language(f"sign-{power.action}"), text=power_text(power, tiles, language))
        for power in design.powers
    ]


def power_text(power: Power, tiles: Content, language: Language) -> str:
    """What a power does, without the action it modifies."""
    values = filter_values(power.per, False) | power_values(power, tiles, language)
    text = language(f"power-{power.word.replace('/', '-')}", **values)
    return text[0].upper() + text[1:]


def power_values(power: Power, tiles: Content, language: Language) -> Values:
    """The parameters of a power under the names that messages use; those of what it counts have names of their own."""
    values: Values = {
        "amount": power.amount,
        "most": power.most,
        "times": power.times,
        "vp": power.vp,
        "credits": power.credits,
        "different": yes_or_no(power.different),
        "optional": yes_or_no(power.optional),
        "tile": tile_name(power.tile, tiles, language) if power.tile else "",
    }
    if power.does not in (vocabulary.MILITARY_PER, vocabulary.PRODUCE_CREDITS_PER):
        values |= {"goods": power.goods, "kind": vocabulary.KINDS[power.kind], "keyword": keyword_name(power.keyword)}
    return values


def tile_name(slug: str, tiles: Content, language: Language) -> str:
    return name_of(tiles.tiles[tiles.ids[slug]], language)


def keyword_name(bit: int) -> str:
    return vocabulary.KEYWORDS[bit.bit_length() - 1] if bit else "none"


def filter_values(what: Filter, other: bool) -> Values:
    """What a "?" tile or a power counts, under the names that messages use."""
    power = "military" if what.military_powers else "none"
    if what.modifies:
        power = vocabulary.POWER_ACTIONS[what.modifies.bit_length() - 1]
    return {
        "count": vocabulary.COUNTS[what.count],
        "kind": vocabulary.KINDS[what.kind],
        "goods": vocabulary.GOODS[what.goods],
        "keyword": keyword_name(what.keyword),
        "military": yes_or_no(what.military),
        "size": vocabulary.SORTS[what.sort] if what.sort >= 0 else "none",
        "power": power,
        "other": yes_or_no(other),
    }


def score_lines(design: Design, tiles: Content, language: Language) -> list[str]:
    """A heading and a line for each thing that a "?" tile counts; nothing for other tiles."""
    if not design.scores:
        return []
    lines = [language("tile-scores")]
    for at, line in enumerate(design.scores):
        other = any(overlap(earlier, line, tiles) for earlier in design.scores[:at])
        lines.append(score_text(line, other, tiles, language))
    return lines


def score_text(line: ScoreLine, other: bool, tiles: Content, language: Language) -> str:
    what = line.what
    if what.count == vocabulary.COUNT_STRENGTH:
        return language("score-military-strength", vp=line.vp)
    if what.count == vocabulary.COUNT_KINDS:
        one, two, three, four = line.table
        return language("score-kinds", one=one, two=two, three=three, four=four)
    if what.tiles:
        return language(
            "score-named", vp=line.vp, tiles=", ".join(tile_name(slug, tiles, language) for slug in what.tiles)
        )
    return language("score-tiles", vp=line.vp, **filter_values(what, other))


def overlap(earlier: ScoreLine, later: ScoreLine, tiles: Content) -> bool:
    """Is there a tile that fits both lines? It counts for the better one only: the later is for the *other* tiles."""
    return any(
        earlier.what.fits(design, design.kind) and later.what.fits(design, design.kind) for design in tiles.tiles
    )


def other_side_lines(design: Design, tiles: Content, language: Language) -> list[str]:
    """Of a tile or mat with two sides: what is on the other, which is never in the same game."""
    other = tiles.other_side(design)
    if other is None:
        return []
    return [language("tile-other-side" if design.pair else "mat-other-side", name=name_of(other, language))]


def provenance_line(design: Design, language: Language) -> str:
    """Where the numbers and powers of a tile are known from."""
    sources = sorted({power.source for power in design.powers}) or ["none"]
    return language(
        "tile-provenance",
        cost=source_text(design.sources.get("defense" if design.military else "cost", "reconstructed"), language),
        vp=source_text(design.sources.get("scores" if design.scores else "vp", "reconstructed"), language),
        powers=", ".join(source_text(source, language) for source in sources),
    )


def source_text(source: str, language: Language) -> str:
    return language(f"source-{source}".replace(" ", "-"))


def goal_text(goal: Goal, language: Language) -> list[str]:
    """What a goal counts or lets everybody stockpile, and its scale."""
    return [
        language("goal-title", name=name_of(goal, language)),
        language(f"goal-counts-{vocabulary.GOAL_COUNTS[goal.count]}", most=goal.most),
        *(language("goal-scale", things=things, vp=vp) for things, vp in goal.scale),
    ]


def pool_text(language: Language) -> str:
    """What the colonists of the pool are for, and how they end the game."""
    return language("text-colonists", few=FEW_COLONISTS)


def yes_or_no(truth: bool) -> str:
    """Fluent selects on words; it has no truth values."""
    return "yes" if truth else "no"
