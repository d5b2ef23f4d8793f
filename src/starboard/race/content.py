"""The cards of Race for the Galaxy as the engine has them: read from the TOML files, checked, and indexed by number.

A card's id is its place in the deck list; copies of one design follow each other. Nothing here changes after
loading, so all positions share it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel.content import LEAST_NUMBER, STABLE_NAME, ContentError, printed_name, printed_text, short_hash
from starboard.race import vocabulary

if TYPE_CHECKING:
    from starboard.race.robot_table import RobotTable

FOLDER: Final = Path(__file__).parent / "cards"
SETS: Final = ["base", "gathering_storm", "rebel_vs_imperium", "brink_of_war"]
"""The sets of each content level, in order: level n uses the first n + 1."""
BRINK_OF_WAR: Final = SETS.index("brink_of_war")
"""The level from which on there is prestige."""


class Power:
    """One power of a card, in the words of the vocabulary."""

    def __init__(self, index: int, does: int, phase: str, word: str) -> None:
        self.index = index
        self.does = does
        self.phase = phase
        self.word = word
        self.good = vocabulary.NONE
        self.against_rebel = False
        self.amount = 0
        self.cards = 0
        self.vp = 0
        self.goods = 0
        self.times = 0
        self.kinds = 0
        self.up_to = 0
        self.exactly = 0
        self.discard = 0
        self.prestige = 0
        self.bonuses = False
        self.elsewhere = False
        self.destroy = False
        self.with_takeover = False
        self.per = ""
        self.having = ""
        self.only = ""
        self.of = ""
        self.cost = ""


class ScoreLine:
    """One line of a 6-cost development: a number of VP per something."""

    def __init__(self, vp: int, per: str, good: int, card: str) -> None:
        self.vp = vp
        self.per = per
        self.good = good
        self.card = card
        """The name of the one card that counts; empty if it is no single one."""
        self.slug = slug_of(card)


class Design:
    """What is printed on a card. Copies share it."""

    def __init__(self, name: str, slug: str, is_world: bool, cost: int, military: bool, vp: int) -> None:
        self.name = name
        self.slug = slug
        self.is_world = is_world
        self.cost = cost
        self.military = military
        self.vp = vp
        self.good = vocabulary.NONE
        self.windfall = False
        self.keywords = 0
        self.copies = 1
        self.start = -1
        self.preset_hand = -1
        self.prestige = False
        self.specials: list[str] = []
        self.source = ""
        self.powers: list[Power] = []
        self.scores: list[ScoreLine] = []
        self.explore_powers = False
        self.trade_powers = False
        self.consume_powers = False

    @property
    def rebel_military(self) -> bool:
        return self.military and self.keywords & vocabulary.KW_REBEL != 0


NO_CARDS: Final[list[int]] = []


class Content:
    """All cards of one content level, and what the robot of the solo game plays with."""

    robot: RobotTable

    def __init__(self, level: int, designs: list[Design]) -> None:
        self.level = level
        self.designs = designs
        self.cards: list[Design] = []
        self.names: list[str] = []
        for design in designs:
            for copy in range(design.copies):
                self.cards.append(design)
                self.names.append(design.slug if design.copies == 1 else f"{design.slug}.{copy + 1}")
        self.ids = {name: card for card, name in enumerate(self.names)}
        self.starts = [card for card, design in enumerate(self.cards) if design.start >= 0]
        self.with_special: dict[str, list[int]] = {}
        """The cards that change a rule for their owner, by what they change."""
        for card, design in enumerate(self.cards):
            for special in design.specials:
                self.with_special.setdefault(special, []).append(card)
        self.hash = short_hash(json.dumps([plain(design) for design in designs], sort_keys=True))
        printed = {design.slug: design.name for design in designs}
        for design in designs:
            for line in design.scores:
                line.card = printed.get(line.slug, line.card)

    def in_tableau(self, special: str, tableau: list[int]) -> bool:
        """Is there a card among these that changes this rule for its owner?"""
        for special_card in self.with_special.get(special, NO_CARDS):
            for card in tableau:  # compiled, this is four times as quick as `in`
                if card == special_card:
                    return True
        return False

    def preset_hand(self, number: int) -> list[int]:
        """The four cards of a first game's hand: of a design with copies, the first."""
        found: list[int] = []
        seen: set[str] = set()
        for card, design in enumerate(self.cards):
            if design.preset_hand == number and design.slug not in seen:
                seen.add(design.slug)
                found.append(card)
        return found


def plain(design: Design) -> dict[str, Any]:
    """What of a design matters to the rules, for the content hash.

    What a card does not have is left out, so that a new word in the vocabulary changes no card that does not use it.
    """
    powers = [
        {
            **{"word": p.word, "good": p.good, "against_rebel": p.against_rebel, "amount": p.amount},
            **{"cards": p.cards, "vp": p.vp, "goods": p.goods, "times": p.times, "kinds": p.kinds, "up_to": p.up_to},
            **{"exactly": p.exactly, "discard": p.discard, "prestige": p.prestige, "bonuses": p.bonuses},
            **{"elsewhere": p.elsewhere, "destroy": p.destroy, "with_takeover": p.with_takeover},
            **{"per": p.per, "having": p.having, "only": p.only, "of": p.of, "cost": p.cost},
        }
        for p in design.powers
    ]
    fields: dict[str, Any] = {
        "name": design.name,
        "world": design.is_world,
        "cost": design.cost,
        "military": design.military,
        "vp": design.vp,
        "good": design.good,
        "windfall": design.windfall,
        "keywords": design.keywords,
        "copies": design.copies,
        "start": design.start + 1,
        "preset_hand": design.preset_hand + 1,
        "prestige": design.prestige,
        "specials": design.specials,
        "powers": [{name: value for name, value in power.items() if value} for power in powers],
        "scores": [[line.vp, line.per, line.good, line.card] for line in design.scores],
    }
    return {name: value for name, value in fields.items() if value}


def slug_of(name: str) -> str:
    """A name for files and wires: lower case, letters and digits, hyphens between."""
    kept = [letter if letter.isalnum() else " " for letter in name.lower() if letter not in "'."]
    return "-".join("".join(kept).split())


def good_of(name: str, where: str) -> int:
    if name not in vocabulary.GOODS:
        raise ContentError(f"{where}: unknown good {name!r}; there are {', '.join(vocabulary.GOODS[1:])}")
    return vocabulary.GOODS.index(name)


def number(given: dict[str, Any], name: str, where: str, least: int = LEAST_NUMBER) -> int:
    """Take a number out of the fields of a power; 0 if it is not there."""
    value = given.pop(name, 0)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ContentError(f"{where}: {name} should be a whole number, not {value!r}")
    if value < least:
        raise ContentError(f"{where}: {name} should be a whole number from {least} on, not {value!r}")
    return value


def truth(given: dict[str, Any], name: str, where: str) -> bool:
    """Take a yes or no out of the fields of a power; no if it is not there."""
    value = given.pop(name, False)
    if not isinstance(value, bool):
        raise ContentError(f"{where}: {name} should be true or false, not {value!r}")
    return value


def one_of(given: dict[str, Any], name: str, known: list[str], where: str) -> str:
    """Take a word out of the fields of a power; empty if it is not there."""
    value = given.pop(name, "")
    if value and value not in known:
        raise ContentError(f"{where}: {name} is one of {', '.join(known)}, not {value!r}")
    return str(value)


def printed(data: dict[str, Any], name: str, where: str, least: int = LEAST_NUMBER) -> int:
    """A number that every card must have."""
    if name not in data:
        raise ContentError(f"{where}: {name} is missing")
    return number(dict(data), name, where, least)


def read_power(index: int, data: dict[str, Any], where: str) -> Power:
    given = dict(data)
    phase = str(given.pop("phase", ""))
    word = f"{phase}/{given.pop('does', '')}"
    if word not in vocabulary.WORDS:
        raise ContentError(f"{where}: unknown power {word!r}")
    power = Power(index, vocabulary.WORDS[word], phase, word)
    if "good" in given:
        power.good = good_of(given.pop("good"), where)
    power.against_rebel = one_of(given, "against", vocabulary.AGAINST, where) == "rebel"
    power.amount = number(given, "amount", where)
    power.cards = number(given, "cards", where)
    power.vp = number(given, "vp", where)
    power.goods = number(given, "goods", where)
    power.times = number(given, "times", where)
    power.kinds = number(given, "kinds", where)
    power.up_to = number(given, "up_to", where)
    power.exactly = number(given, "exactly", where)
    power.discard = number(given, "discard", where)
    power.prestige = number(given, "prestige", where)
    power.bonuses = truth(given, "bonuses", where)
    power.elsewhere = truth(given, "elsewhere", where)
    power.destroy = truth(given, "destroy", where)
    power.with_takeover = truth(given, "takeover", where)
    power.per = one_of(given, "per", vocabulary.PER, where)
    power.having = one_of(given, "having", vocabulary.HAVING, where)
    power.only = one_of(given, "only", vocabulary.ONLY, where)
    power.of = one_of(given, "of", vocabulary.OF, where)
    power.cost = one_of(given, "cost", vocabulary.COSTS, where)
    if given:
        raise ContentError(f"{where}: {word} has no {next(iter(given))!r}")
    return power


def check_powers(powers: list[Power], where: str) -> None:
    """Ids leave room for seven. Powers that are combined in a payment are one of their sort on a card: with each, the
    ways to pay double."""
    if len(powers) > MOST_POWERS:
        raise ContentError(f"{where}: a card has at most {MOST_POWERS} powers")
    for sort in COMBINED:
        found = [power.word for power in powers if power.does in sort]
        if len(found) > 1:
            raise ContentError(f"{where}: a card has one power of this sort, not {' and '.join(found)}")


def read_score(data: dict[str, Any], where: str) -> ScoreLine:
    per = str(data.get("per", ""))
    if per not in vocabulary.SCORES:
        raise ContentError(f"{where}: unknown score {per!r}")
    good = good_of(data["good"], where) if "good" in data else vocabulary.NONE
    # Galactic Exchange's kinds of goods are worth what the rulebook's own table says.
    vp = 0 if per == "kinds-of-goods" else printed(data, "vp", where)
    return ScoreLine(vp, per, good, str(data.get("card", "")))


MOST_POWERS: Final = 7
COMBINED: Final = [
    [vocabulary.DISCARD_FOR_DISCOUNT, vocabulary.DEVELOP_GOOD_FOR_DISCOUNT],
    [*range(vocabulary.DISCARD_FOR_MILITARY, vocabulary.DISCARD_TO_CONQUER + 1)],
    [vocabulary.SECOND_WORLD, vocabulary.SECOND_CONQUEST, vocabulary.UPGRADE_WORLD],
    [vocabulary.TAKEOVER],
]
FIELDS: Final = {
    "name",
    "type",
    "cost",
    "defense",
    "vp",
    "good",
    "windfall",
    "keywords",
    "copies",
    "later_copies",
    "start",
    "preset_hand",
    "prestige",
    "special",
    "source",
    "powers",
    "scores",
    STABLE_NAME,
}


def read_card(data: dict[str, Any], source: str, file: str) -> Design:
    if "name" not in data:
        raise ContentError(f"{file}: a card without a name")
    where = f"{file}: {printed_name(data)}"
    name = printed_text(data, "name", where)
    unknown = sorted(set(data) - FIELDS)
    if unknown:
        raise ContentError(f"{where}: unknown field {unknown[0]!r}")
    if ("cost" in data) == ("defense" in data):
        raise ContentError(f"{where}: a card has either a cost or a defense")
    kind = data.get("type")
    if kind not in ("world", "development"):
        raise ContentError(f"{where}: type is 'world' or 'development', not {kind!r}")
    military = "defense" in data
    design = Design(
        name,
        slug_of(printed_name(data)),
        kind == "world",
        printed(data, "defense" if military else "cost", where, 0),
        military,
        printed(data, "vp", where),
    )
    design.good = good_of(data["good"], where) if "good" in data else vocabulary.NONE
    design.windfall = truth(dict(data), "windfall", where)
    for keyword in data.get("keywords", []):
        if keyword not in vocabulary.KEYWORDS:
            raise ContentError(f"{where}: unknown keyword {keyword!r}")
        design.keywords |= 1 << vocabulary.KEYWORDS.index(keyword)
    design.copies = number(dict(data), "copies", where) if "copies" in data else 1
    design.start = number(dict(data), "start", where) if "start" in data else -1
    design.preset_hand = number(dict(data), "preset_hand", where) if "preset_hand" in data else -1
    design.prestige = truth(dict(data), "prestige", where)
    for special in data.get("special", []):
        if special not in vocabulary.SPECIALS:
            raise ContentError(f"{where}: unknown special {special!r}")
        design.specials.append(special)
    design.source = str(data.get("source", source))
    design.powers = [read_power(k, power, where) for k, power in enumerate(data.get("powers", []))]
    check_powers(design.powers, where)
    design.scores = [read_score(line, where) for line in data.get("scores", [])]
    design.explore_powers = any(power.phase == "explore" for power in design.powers)
    design.trade_powers = any(power.phase == "trade" for power in design.powers)
    design.consume_powers = any(power.phase == "consume" for power in design.powers)
    return design


def read_designs(level: int, rows: Mapping[str, list[dict[str, Any]]]) -> list[Design]:
    """The designs of a content level, in the order of the rows of each set. A later set may add or take away copies of
    an earlier design."""
    designs: list[Design] = []
    reading = ""
    try:
        for name in SETS[: level + 1]:
            for card in rows[name]:
                reading = f"{name}.toml: {card.get('name', 'a card without a name')}"
                design = read_card(card, "", f"{name}.toml")
                for later, copies in dict(card.get("later_copies", {})).items():
                    if later not in SETS:
                        raise ContentError(f"{reading}: unknown set {later!r}")
                    if SETS.index(later) <= level:
                        design.copies += int(copies)
                if design.copies > 0:
                    designs.append(design)
    except ContentError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise ContentError(f"{reading}: {error} is not what the game needs here") from None
    return designs
