"""The stable names of ids: how cards, slots, spaces, ships and moves are called in records and on the wire."""

from __future__ import annotations

from typing import Final

from starboard.kernel.game import PASS
from starboard.sun import vocabulary as words
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
    return words.SPACE + (source * ACTIONS_OF_CARD + action) * 2 + surcharge


def source_of(of_space: int) -> int:
    return (of_space - words.SPACE) // 2 // ACTIONS_OF_CARD


def action_of(of_space: int) -> int:
    return (of_space - words.SPACE) // 2 % ACTIONS_OF_CARD


def has_surcharge(of_space: int) -> bool:
    return (of_space - words.SPACE) % 2 == 1


def card_of(of_space: int) -> int:
    """The printed thing that a space is on."""
    source = source_of(of_space)
    if source >= FIRST_EVENT:
        return words.EVENT + source - FIRST_EVENT
    if source >= FIRST_GUILD:
        return words.GUILD + source - FIRST_GUILD
    if source >= FIRST_BASIC:
        return words.BASIC + source - FIRST_BASIC
    return source


def ship(place: int, level: int) -> int:
    """A ship of that level at that place; which of several equal ones makes no difference."""
    return words.SHIP + place * LEVELS + level - 1


def move(start: int, target: int, level: int) -> int:
    return words.MOVE + (start * MOVE_PLACES + target) * LEVELS + level - 1


def crew(counts: list[int]) -> int:
    """How many ships of each level, lowest level first."""
    number = 0
    for count in counts:
        number = number * CREW_MOST + count
    return words.CREW + number


def crew_counts(thing: int) -> list[int]:
    number = thing - words.CREW
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
        return built_name(content, thing) if thing >= words.SLOT else str(thing)
    except (IndexError, KeyError):
        return str(thing)


def built_name(content: Content, thing: int) -> str:
    """The name of what is not printed on its own: spaces, ships, moves, crews."""
    if thing >= words.CREW + CREW_MOST**LEVELS:
        return str(thing)
    if thing >= words.CREW:
        return "crew:" + ".".join(str(count) for count in crew_counts(thing))
    if thing >= words.MOVE:
        route, level = divmod(thing - words.MOVE, LEVELS)
        start, target = divmod(route, MOVE_PLACES)
        return f"move:{level + 1}:{words.LOCATIONS[start]}>{words.LOCATIONS[target]}"
    if thing >= words.SPECIAL:
        special = content.specials[thing - words.SPECIAL]
        return f"special:{content.names[special.card]}/{special.letter}"
    if thing >= words.ABILITY:
        ability = content.abilities[thing - words.ABILITY]
        return f"ability:{content.names[ability.card]}/{ability.index}"
    if thing >= words.ALTERNATIVE:
        effects = content.lists[thing - words.ALTERNATIVE]
        return f"alternative:{content.names[effects.card]}/{effects.index}"
    if thing >= words.SPACE:
        extra = "+1" if has_surcharge(thing) else ""
        return f"space:{content.names[card_of(thing)]}/{action_of(thing)}{extra}"
    return small_name(content, thing)


def small_name(content: Content, thing: int) -> str:
    if thing >= words.SHIP:
        place, level = divmod(thing - words.SHIP, LEVELS)
        return f"ship:{level + 1}@{words.LOCATIONS[place]}"
    if thing == words.AUTOMATION_TRACK:
        return "automation-track"
    if thing >= words.PAYMENT:
        return f"pay:{words.PAYMENTS[thing - words.PAYMENT]}"
    if thing >= words.SEAT:
        return f"seat:{thing - words.SEAT + 1}"
    if thing >= words.COLUMN:
        return f"column:{words.LETTERS[thing - words.COLUMN]}"
    if thing >= words.TYPE:
        return f"type:{words.TYPES[thing - words.TYPE]}"
    if thing >= words.TRADING:
        return f"trade:{words.TRADINGS[thing - words.TRADING]}"
    if thing >= words.PRODUCTION:
        return f"production:{words.PRODUCTIONS[thing - words.PRODUCTION]}"
    if thing >= words.DISC:
        return f"disc:{words.DISCS[thing - words.DISC]}"
    if thing >= words.LOCATION:
        return f"at:{words.LOCATIONS[thing - words.LOCATION]}"
    return f"slot:{content.slots[thing - words.SLOT].name}"


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
        return words.AUTOMATION_TRACK
    for prefix, first, known in (
        ("pay", words.PAYMENT, words.PAYMENTS),
        ("type", words.TYPE, words.TYPES),
        ("trade", words.TRADING, words.TRADINGS),
        ("production", words.PRODUCTION, words.PRODUCTIONS),
        ("disc", words.DISC, words.DISCS),
        ("at", words.LOCATION, words.LOCATIONS),
        ("column", words.COLUMN, list(words.LETTERS)),
        ("seat", words.SEAT, ["1", "2", "3", "4"]),
        ("slot", words.SLOT, [slot.name for slot in content.slots]),
    ):
        if kind == prefix:
            return first + known.index(rest) if rest in known else PASS
    if kind in ("space", "alternative", "ability", "special"):
        return on_card(content, kind, rest)
    if kind == "ship":
        level, _, place = rest.partition("@")
        if place in words.LOCATIONS and level in ("1", "2", "3", "4"):
            return ship(words.LOCATIONS.index(place), int(level))
    if kind == "move":
        level, _, route = rest.partition(":")
        start, _, target = route.partition(">")
        if start in words.LOCATIONS and target in words.LOCATIONS and level in ("1", "2", "3", "4"):
            return move(words.LOCATIONS.index(start), words.LOCATIONS.index(target), int(level))
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
                return words.ABILITY + ability.number
        return PASS
    if kind == "special":
        for special in content.specials:
            if special.card == card and special.letter == which:
                return words.SPECIAL + special.number
        return PASS
    if kind == "alternative":
        for effects in content.lists:
            if effects.card == card and str(effects.index) == which:
                return words.ALTERNATIVE + effects.number
        return PASS
    surcharge = 1 if which.endswith("+1") else 0
    action = which.removesuffix("+1")
    if action not in ("0", "1", "2", "3"):
        return PASS
    if card >= words.GUILD:
        source = FIRST_GUILD + card - words.GUILD
    elif card >= words.BASIC:
        source = FIRST_BASIC + card - words.BASIC
    elif words.EVENT <= card < words.SYSTEM:
        source = FIRST_EVENT + card - words.EVENT
    elif card < words.EVENT:
        source = card
    else:
        return PASS
    return space(source, int(action), surcharge)
