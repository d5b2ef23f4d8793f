"""The cards and boards of Beyond the Sun as the engine has them, indexed by number; `reading.py` reads them from files.

Every effect, list of effects and ability has a number of its own, so steps and digests can name it. Nothing here
changes after reading: all positions share it.
"""

from __future__ import annotations

from typing import Final

from starboard.sun import vocabulary

FIXED: Final = -1
NO_MOST: Final = 1 << 30


class Amount:
    """A number, or one counted when it is needed: min(most, count // per + plus)."""

    def __init__(self, metric: int, plus: int, per: int, most: int) -> None:
        self.metric = metric
        self.plus = plus
        self.per = per
        self.most = most


NOTHING: Final = Amount(FIXED, 0, 1, NO_MOST)


class Condition:
    """A metric that reaches a number; or all, or any, of several conditions."""

    def __init__(self, kind: str, metric: int, at_least: int, parts: list[Condition]) -> None:
        self.kind = kind
        self.metric = metric
        self.at_least = at_least
        self.parts = parts


class Cost:
    """What is paid in full before an effect: ore, and population that is withdrawn."""

    def __init__(self, ore: Amount, withdraw: Amount, to_opponent: bool) -> None:
        self.ore = ore
        self.withdraw = withdraw
        self.to_opponent = to_opponent
        self.free = ore is NOTHING and withdraw is NOTHING


FREE: Final = Cost(NOTHING, NOTHING, False)


class Effect:
    """One verb with its arguments; what an argument means depends on the verb."""

    def __init__(self, number: int, verb: int, optional: bool) -> None:
        self.number = number
        self.verb = verb
        self.optional = optional
        self.n = NOTHING  # how many, how much, how far; the level of an Amount where the verb asks for one
        self.level = NOTHING
        self.by = NOTHING
        self.side = vocabulary.LEFT
        self.column = vocabulary.ANY_COLUMN
        self.what = vocabulary.EITHER
        self.source = vocabulary.FROM_POP
        self.at = vocabulary.AT_YARD
        self.to = vocabulary.TO_ANY
        self.scope = vocabulary.SCOPE_ANY
        self.only = vocabulary.ONLY_ANY
        self.levels: list[int] = []
        self.counted_level = False
        self.ignore_prereq = False
        self.skip_now = False
        self.skip_on_control = False
        self.repeat = False
        self.occupied_ok = False
        self.finder_first = True
        self.need_tech = False
        self.refill = False
        self.see = 0
        self.keep = 0
        self.rule = vocabulary.MAJORITY
        self.metric = FIXED
        self.deck = 0
        self.near = 0
        self.points: list[int] = []
        self.beside = 0
        self.cost = FREE
        self.cond: Condition | None = None
        self.lists: list[EffectList] = []


class EffectList:
    """Effects that are resolved in order. `card` is the thing they are printed on."""

    def __init__(self, number: int, card: int, index: int) -> None:
        self.number = number
        self.card = card
        self.index = index  # which of its card's lists it is
        self.effects: list[Effect] = []
        self.researches = False


class Action:
    """A space (or several) for pawns: a cost and an effect. `spaces` 0: as many as come."""

    def __init__(self, cost: Cost, effect: EffectList, spaces: int) -> None:
        self.cost = cost
        self.effect = effect
        self.spaces = spaces


class Ability:
    """What a technology, a colony or a special ability adds besides actions: a standing rule, or a triggered effect."""

    def __init__(self, number: int, card: int, index: int, when: int) -> None:
        self.number = number
        self.card = card
        self.index = index  # which of its card's abilities it is
        self.when = when
        self.rule = FIXED
        self.effect: EffectList | None = None
        self.cost = FREE
        self.limit = vocabulary.NO_LIMIT
        self.cond: Condition | None = None
        self.track = vocabulary.EITHER


class SpecialAbility:
    """What an advanced faction gains once, as soon as a condition holds: a reward, or abilities from then on."""

    def __init__(
        self, number: int, card: int, letter: str, cond: Condition, reward: EffectList, lasting: list[Ability]
    ) -> None:
        self.number = number
        self.card = card
        self.letter = letter
        self.cond = cond
        self.reward = reward
        self.lasting = lasting
        self.moments = 0  # when its condition may come to hold


class Card:
    """What all printed things have."""

    def __init__(self, thing: int, name: str, slug: str, name_pl: str) -> None:
        self.thing = thing
        self.name = name
        self.slug = slug
        self.name_pl = name_pl
        self.marks: dict[str, str] = {}


class Technology(Card):
    """Its types are both halves of the large triangle; `out_type` is the small one on the right."""

    level: int
    types: list[int]
    out_type: int
    now: EffectList
    actions: list[Action]
    abilities: list[Ability]
    base_vp: int
    per_metric: int
    per_vp: int
    per_most: int


class EventCard(Card):
    """Face down on an undiscovered slot until somebody researches there."""

    level: int
    light_border: bool
    effect: EffectList


class System(Card):
    """A star that can be controlled, and colonised with enough power."""

    deck: int
    starting: bool
    power: int
    spec: list[int]
    on_control: EffectList
    on_colonize: EffectList
    abilities: list[Ability]
    vp: int


class Achievement(Card):
    """A condition, and for each number of seats the VP of its slots from left to right."""

    group: str
    condition: Condition
    slots: list[list[int]]


class Faction(Card):
    """One side of a mat: supply columns, production tracks, automation track, start, special abilities to gain."""

    advanced: bool
    columns: list[int]
    food_symbol_after: list[int]
    ore_yield: list[int]
    automation_vp: list[int]
    start_ore: int
    start_pop: int
    start_supply: list[int]
    start_ships: list[tuple[int, int]]
    start_automated: list[int]
    specials: list[SpecialAbility]


class Slot:
    """A place for a technology: how many (`need`) of which slots to its left must be researched first."""

    def __init__(self, name: str, level: int, need: int, of: list[int]) -> None:
        self.name = name
        self.level = level
        self.need = need
        self.of = of


class Basic(Card):
    """An action of Basic Spacefaring Technology; `spaces[seats]` without and with the surcharge."""

    action: Action
    spaces: list[list[int]]
    unlimited: bool


class Guild(Card):
    """An action under a cover tile of its level."""

    level: int
    action: Action


class Map:
    """An exploration board: which locations it has, the lines between them, and the shipyards' specialisations."""

    def __init__(self) -> None:
        self.locations: list[int] = []
        self.routes: list[list[int]] = [[] for _ in range(vocabulary.PLACES)]
        self.spec: list[list[int]] = [[] for _ in range(vocabulary.PLACES)]


class Content:
    """All that is printed."""

    def __init__(self) -> None:
        self.technologies: list[Technology] = []
        self.events: list[EventCard] = []
        self.systems: list[System] = []
        self.achievements: list[Achievement] = []
        self.factions: list[Faction] = []
        self.slots: list[Slot] = []
        self.basics: list[Basic] = []
        self.guilds: list[Guild] = []
        self.maps: list[Map] = [Map() for _ in range(5)]
        self.end_discs = [0] * 5
        self.expert_row = 0
        self.round_limit = 0
        self.events_forced = 0
        self.events_random = 0
        self.systems_starting = 0
        self.effects: list[Effect] = []
        self.lists: list[EffectList] = []
        self.abilities: list[Ability] = []
        self.specials: list[SpecialAbility] = []
        self.names: dict[int, str] = {}
        self.ids: dict[str, int] = {}

    def card(self, thing: int) -> Card:
        """The printed thing of an id; raises KeyError for what is not printed."""
        if 0 <= thing < len(self.technologies):
            return self.technologies[thing]
        for first, cards in self.printed():
            if first <= thing < first + len(cards):
                return cards[thing - first]
        raise KeyError(thing)

    def printed(self) -> list[tuple[int, list[Card]]]:
        """Every kind of printed thing with its first id."""
        return [
            (0, list(self.technologies)),
            (vocabulary.EVENT, list(self.events)),
            (vocabulary.SYSTEM, list(self.systems)),
            (vocabulary.ACHIEVEMENT, list(self.achievements)),
            (vocabulary.FACTION, list(self.factions)),
            (vocabulary.BASIC, list(self.basics)),
            (vocabulary.GUILD, list(self.guilds)),
        ]
