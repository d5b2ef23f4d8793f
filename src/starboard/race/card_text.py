# mypyc: skip
"""The text of a card, generated from its design through the language files, so that the two cannot disagree.

Knows how the fields of a design become the values of messages, and nothing of any single card. What a power or
a score line says is one message for its word, in `locale/`; a word without a message raises.
"""

from __future__ import annotations

from pathlib import Path

from starboard.race import vocabulary
from starboard.race.content import Design, Power, ScoreLine
from starboard.race.scoring import fits
from starboard.words.language import Language

RACE_LOCALE = Path(__file__).parent / "locale"

Values = dict[str, int | str]
MINUS = "\u2212"
FOUR_KINDS = {vocabulary.NOVELTY, vocabulary.RARE, vocabulary.GENES, vocabulary.ALIEN}


def card_text(design: Design, language: Language, prestige: bool = True, takeovers: bool = True) -> list[str]:
    """All that a card says: its title, its powers, and what it scores.

    `prestige` as for the title, `takeovers` as for the powers.
    """
    return [
        title_line(design, language, prestige),
        *special_lines(design, language),
        *power_lines(design, language, takeovers),
        *score_lines(design, language),
    ]


def title_line(design: Design, language: Language, prestige: bool = True) -> str:
    """Name, type, cost or defense, VP, prestige, keywords, and the number of a start world.

    Rebel vs Imperium has prestige symbols already, which mean nothing before The Brink of War: `prestige` says if.
    """
    details = [type_text(design, language)]
    if design.military:
        details.append(language("card-defense", defense=design.cost))
    else:
        details.append(language("card-cost", cost=design.cost))
    if design.vp != 0 or not design.scores:
        details.append(language("card-vp", vp=str(design.vp).replace("-", MINUS)))
    if design.scores:
        details.append(language("card-vp-varies"))
    if design.prestige and prestige:
        details.append(language("card-prestige"))
    for bit, keyword in enumerate(vocabulary.KEYWORDS):
        if design.keywords >> bit & 1:
            details.append(language(f"keyword-{keyword}"))
    if design.start >= 0:
        details.append(language("card-start", number=design.start))
    return language("card-title", name=design.name, details=", ".join(details))


def type_text(design: Design, language: Language) -> str:
    """Development, or which sort of world."""
    if not design.is_world:
        return language("card-development")
    return language(
        "card-world",
        military=yes_or_no(design.military),
        windfall=yes_or_no(design.windfall),
        good=vocabulary.GOODS[design.good],
    )


def special_lines(design: Design, language: Language) -> list[str]:
    """What a card does that belongs to no phase."""
    lines = [language("card-any-kind")] if design.good == vocabulary.ANY else []
    return lines + [language(f"special-{special}") for special in design.specials]


def power_lines(design: Design, language: Language, takeovers: bool = True) -> list[str]:
    """A line for each power: the sign of its phase, then what it does.

    Without `takeovers` powers for and against them are ignored (RvI p2): they have no line.
    """
    return [
        language("card-power", sign=language(f"sign-{power.phase}"), text=power_text(power, language, takeovers))
        for power in design.powers
        if takeovers or power.does not in vocabulary.ABOUT_TAKEOVERS
    ]


def power_text(power: Power, language: Language, takeovers: bool = True) -> str:
    """What a power does, without the sign of its phase; without `takeovers`, nothing is said of them."""
    if not takeovers and power.does in vocabulary.ABOUT_TAKEOVERS:
        return language("ignored-power")
    values = power_values(power)
    if not takeovers:
        values["takeover"] = "off"
    return language(f"power-{power.word.replace('/', '-')}", **values)


def power_values(power: Power) -> Values:
    """The parameters of a power under the names that messages use."""
    return {
        "good": vocabulary.GOODS[power.good],
        "against": "rebel" if power.against_rebel else "none",
        "amount": power.amount,
        "signed": signed(power.amount),
        "cards": power.cards,
        "vp": power.vp,
        "goods": power.goods,
        "times": power.times,
        "kinds": power.kinds,
        "up_to": power.up_to,
        "exactly": power.exactly,
        "discard": power.discard,
        "prestige": power.prestige,
        "bonuses": yes_or_no(power.bonuses),
        "elsewhere": yes_or_no(power.elsewhere),
        "destroy": yes_or_no(power.destroy),
        "takeover": yes_or_no(power.with_takeover),
        "per": power.per or "none",
        "having": power.having or "none",
        "only": power.only or "none",
        "of": power.of or "none",
        "cost": power.cost or "none",
    }


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}".replace("-", MINUS)


def score_rows(design: Design) -> list[list[int]]:
    """Which lines of a 6-cost development are said in one: those for each of the four kinds are a single one."""
    rows: list[list[int]] = []
    for score in design.scores:
        alike = [at for at, line in enumerate(design.scores) if (line.per, line.vp) == (score.per, score.vp)]
        every_kind = {design.scores[at].good for at in alike} == FOUR_KINDS
        row = alike if every_kind else [design.scores.index(score)]
        if row not in rows:
            rows.append(row)
    return rows


def score_lines(design: Design, language: Language) -> list[str]:
    """A heading and a line for each thing that a 6-cost development counts; nothing for other cards."""
    if not design.scores:
        return []
    itself = any(fits(score, design, design.good) for score in design.scores)
    lines = [language("card-scores", itself=yes_or_no(itself))]
    for row in score_rows(design):
        score = design.scores[row[0]]
        remaining = any(overlap(earlier, score) for earlier in design.scores[: row[0]])
        lines.append(
            language(
                f"score-{score.per}",
                vp=score.vp,
                good="none" if len(row) > 1 else vocabulary.GOODS[score.good],
                card=score.card,
                remaining=yes_or_no(remaining),
            )
        )
    return lines


def subject(score: ScoreLine) -> str:
    """What a line counts: the last part of its word, which is "world", "development", "card", or no card at all."""
    return score.per.rpartition("-")[2]


def overlap(earlier: ScoreLine, later: ScoreLine) -> bool:
    """Could a card fit both lines? It counts for the earlier one only; the later one is for the cards that remain."""
    if {earlier.per, later.per} == {"production-world", "windfall-world"}:
        return False
    if vocabulary.NONE not in (earlier.good, later.good) and earlier.good != later.good:
        return False
    subjects = {subject(earlier), subject(later)}
    if not subjects <= {"world", "development", "card"}:
        return False
    return len(subjects) == 1 or "card" in subjects


def yes_or_no(truth: bool) -> str:
    """Fluent selects on words; it has no truth values."""
    return "yes" if truth else "no"
