"""The stable names of ids: how cards, slots, spaces, ships and moves are called in records and on the wire."""

from __future__ import annotations

from typing import Final

from starboard.kernel.game import PASS
from starboard.sun import vocabulary
from starboard.sun.content import Content
from starboard.sun.vocabulary import LEVELS

ACTIONS_OF_CARD: Final = 4
FIRST_BASIC: Final = 46
FIRST_GUILD: Final = 50
FIRST_EVENT: Final = 54
MOVE_PLACES: Final = 16
CREW_MOST: Final = 21


def space(source: int, action: int, surcharge: int) -> int:
    """The id of a group of equal spaces. `source`: a technology, or from FIRST_BASIC, FIRST_GUILD, FIRST_EVENT on."""
    return vocabulary.SPACE + (source * ACTIONS_OF_CARD + action) * 2 + surcharge


def source_of(of_space: int) -> int:
    return (of_space - vocabulary.SPACE) // 2 // ACTIONS_OF_CARD


def action_of(of_space: int) -> int:
    return (of_space - vocabulary.SPACE) // 2 % ACTIONS_OF_CARD


def has_surcharge(of_space: int) -> bool:
    return (of_space - vocabulary.SPACE) % 2 == 1


def card_of(of_space: int) -> int:
    """The printed thing that a space is on."""
    source = source_of(of_space)
    if source >= FIRST_EVENT:
        return vocabulary.EVENT + source - FIRST_EVENT
    if source >= FIRST_GUILD:
        return vocabulary.GUILD + source - FIRST_GUILD
    if source >= FIRST_BASIC:
        return vocabulary.BASIC + source - FIRST_BASIC
    return source


def ship(place: int, level: int) -> int:
    """A ship of that level at that place; which of several equal ones makes no difference."""
    return vocabulary.SHIP + place * LEVELS + level - 1


def move(start: int, target: int, level: int) -> int:
    return vocabulary.MOVE + (start * MOVE_PLACES + target) * LEVELS + level - 1


def crew(counts: list[int]) -> int:
    """How many ships of each level, lowest level first."""
    number = 0
    for count in counts:
        number = number * CREW_MOST + count
    return vocabulary.CREW + number


def crew_counts(thing: int) -> list[int]:
    number = thing - vocabulary.CREW
    counts: list[int] = []
    for _ in range(LEVELS):
        counts.insert(0, number % CREW_MOST)
        number //= CREW_MOST
    return counts


def name_of(content: Content, thing: int) -> str:
    """The stable name of an id; a number that is no id is its own name."""
    if thing == PASS:
        return "pass"
    if thing in content.names:
        return content.names[thing]
    try:
        return built_name(content, thing) if thing >= vocabulary.SLOT else str(thing)
    except (IndexError, KeyError):
        return str(thing)


def built_name(content: Content, thing: int) -> str:
    """The name of what is not printed on its own: spaces, ships, moves, crews."""
    if thing >= vocabulary.CREW + CREW_MOST**LEVELS:
        return str(thing)
    if thing >= vocabulary.CREW:
        return "crew:" + ".".join(str(count) for count in crew_counts(thing))
    if thing >= vocabulary.MOVE:
        route, level = divmod(thing - vocabulary.MOVE, LEVELS)
        start, target = divmod(route, MOVE_PLACES)
        return f"move:{level + 1}:{vocabulary.LOCATIONS[start]}>{vocabulary.LOCATIONS[target]}"
    if thing >= vocabulary.SPECIAL:
        special = content.specials[thing - vocabulary.SPECIAL]
        return f"special:{content.names[special.card]}/{special.letter}"
    if thing >= vocabulary.ABILITY:
        ability = content.abilities[thing - vocabulary.ABILITY]
        return f"ability:{content.names[ability.card]}/{ability.index}"
    if thing >= vocabulary.ALTERNATIVE:
        effects = content.lists[thing - vocabulary.ALTERNATIVE]
        return f"alternative:{content.names[effects.card]}/{effects.index}"
    if thing >= vocabulary.SPACE:
        extra = "+1" if has_surcharge(thing) else ""
        return f"space:{content.names[card_of(thing)]}/{action_of(thing)}{extra}"
    return small_name(content, thing)


def small_name(content: Content, thing: int) -> str:
    if thing >= vocabulary.SHIP:
        place, level = divmod(thing - vocabulary.SHIP, LEVELS)
        return f"ship:{level + 1}@{vocabulary.LOCATIONS[place]}"
    if thing == vocabulary.AUTOMATION_TRACK:
        return "automation-track"
    if thing >= vocabulary.PAYMENT:
        return f"pay:{vocabulary.PAYMENTS[thing - vocabulary.PAYMENT]}"
    if thing >= vocabulary.SEAT:
        return f"seat:{thing - vocabulary.SEAT + 1}"
    if thing >= vocabulary.COLUMN:
        return f"column:{vocabulary.LETTERS[thing - vocabulary.COLUMN]}"
    if thing >= vocabulary.TYPE:
        return f"type:{vocabulary.TYPES[thing - vocabulary.TYPE]}"
    if thing >= vocabulary.TRADING:
        return f"trade:{vocabulary.TRADINGS[thing - vocabulary.TRADING]}"
    if thing >= vocabulary.PRODUCTION:
        return f"production:{vocabulary.PRODUCTIONS[thing - vocabulary.PRODUCTION]}"
    if thing >= vocabulary.DISC:
        return f"disc:{vocabulary.DISCS[thing - vocabulary.DISC]}"
    if thing >= vocabulary.LOCATION:
        return f"at:{vocabulary.LOCATIONS[thing - vocabulary.LOCATION]}"
    return f"slot:{content.slots[thing - vocabulary.SLOT].name}"


def thing_of(content: Content, name: str) -> int:
    """The id of a stable name; raises KeyError for a name the game does not have."""
    if name == "pass":
        return PASS
    if name in content.ids:
        return content.ids[name]
    found = parsed(content, name)
    if found == PASS:
        raise KeyError(name)
    return found


def parsed(content: Content, name: str) -> int:
    """The id of a name with a colon in it, or PASS."""
    kind, _, rest = name.partition(":")
    if name == "automation-track":
        return vocabulary.AUTOMATION_TRACK
    for prefix, first, known in (
        ("pay", vocabulary.PAYMENT, vocabulary.PAYMENTS),
        ("type", vocabulary.TYPE, vocabulary.TYPES),
        ("trade", vocabulary.TRADING, vocabulary.TRADINGS),
        ("production", vocabulary.PRODUCTION, vocabulary.PRODUCTIONS),
        ("disc", vocabulary.DISC, vocabulary.DISCS),
        ("at", vocabulary.LOCATION, vocabulary.LOCATIONS),
        ("column", vocabulary.COLUMN, list(vocabulary.LETTERS)),
        ("seat", vocabulary.SEAT, ["1", "2", "3", "4"]),
        ("slot", vocabulary.SLOT, [slot.name for slot in content.slots]),
    ):
        if kind == prefix:
            return first + known.index(rest) if rest in known else PASS
    if kind in ("space", "alternative", "ability", "special"):
        return on_card(content, kind, rest)
    if kind == "ship":
        level, _, place = rest.partition("@")
        if place in vocabulary.LOCATIONS and level in ("1", "2", "3", "4"):
            return ship(vocabulary.LOCATIONS.index(place), int(level))
    if kind == "move":
        level, _, route = rest.partition(":")
        start, _, target = route.partition(">")
        if start in vocabulary.LOCATIONS and target in vocabulary.LOCATIONS and level in ("1", "2", "3", "4"):
            return move(vocabulary.LOCATIONS.index(start), vocabulary.LOCATIONS.index(target), int(level))
    if kind == "crew":
        parts = rest.split(".")
        if len(parts) == LEVELS and all(part.isdecimal() and int(part) < CREW_MOST for part in parts):
            return crew([int(part) for part in parts])
    return PASS


def on_card(content: Content, kind: str, rest: str) -> int:
    """A space, an alternative, an ability or a special ability, named by its card and its number or letter there."""
    slug, _, which = rest.rpartition("/")
    if slug not in content.ids:
        return PASS
    card = content.ids[slug]
    if kind == "ability":
        for ability in content.abilities:
            if ability.card == card and str(ability.index) == which:
                return vocabulary.ABILITY + ability.number
        return PASS
    if kind == "special":
        for special in content.specials:
            if special.card == card and special.letter == which:
                return vocabulary.SPECIAL + special.number
        return PASS
    if kind == "alternative":
        for effects in content.lists:
            if effects.card == card and str(effects.index) == which:
                return vocabulary.ALTERNATIVE + effects.number
        return PASS
    surcharge = 1 if which.endswith("+1") else 0
    action = which.removesuffix("+1")
    if action not in ("0", "1", "2", "3"):
        return PASS
    if card >= vocabulary.GUILD:
        source = FIRST_GUILD + card - vocabulary.GUILD
    elif card >= vocabulary.BASIC:
        source = FIRST_BASIC + card - vocabulary.BASIC
    elif vocabulary.EVENT <= card < vocabulary.SYSTEM:
        source = FIRST_EVENT + card - vocabulary.EVENT
    elif card < vocabulary.EVENT:
        source = card
    else:
        return PASS
    return space(source, int(action), surcharge)
