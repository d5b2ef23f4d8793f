"""The closed effect language of Beyond the Sun: verbs, metrics, triggers and the words that their arguments may be.

Content files are written in these words and the executor knows one way to do each. A card that needs another word needs
it here first, then in `effects.py` and in the language files.
"""

from __future__ import annotations

from typing import Final

FACTION_CUBES: Final = 20
TRACK_DISCS: Final = 8
TOP_LEVEL: Final = 4
LEVELS: Final = 4
"""Levels of ships and of technologies: 1 to 4."""
COLUMNS: Final = 5
LETTERS: Final = "ABCDE"
AUTOMATION_LEVELS: Final = 7

LEVEL_NAMES: Final = ["", "I", "II", "III", "IIII"]

TYPES: Final = ["scientific", "economic", "military", "commercial"]

# What a disc is, wherever it lies; the first two are also the two production tracks and specialisations.
FOOD: Final = 0
ORE: Final = 1
STAR: Final = 2
NO_DISC: Final = 3
EITHER: Final = 2
DISCS: Final = ["food", "ore", "star", "none"]

# --- verbs ------------------------------------------------------------------------------------------------

# Each number is the place of a word below. The first two, pay_ore and withdraw, are only read as parts of a cost.
TAKE_ORE: Final = 2
GAIN_POP: Final = 3
GROW: Final = 4
PRODUCE_ORE: Final = 5
TRADE: Final = 6
MOVE_SUPPLY: Final = 7
AUTOMATE: Final = 8
BUILD: Final = 9
UPGRADE: Final = 10
UPGRADE_LEVELS: Final = 11
JUMP: Final = 12
RELOCATE: Final = 13
RECALL: Final = 14
COLONIZE: Final = 15
RESEARCH: Final = 16
PRIVATE_TECH: Final = 17
REVEAL_TECH: Final = 18
COPY_ACTION: Final = 19
REPEAT_NOW: Final = 20
OFFER: Final = 21
CHOICE: Final = 22
IF: Final = 23
EACH_FACTION: Final = 24
OPEN_GUILD: Final = 25
KEEP_EVENT: Final = 26
PLACE_EVENT: Final = 27
ADD_SYSTEM: Final = 28
DRAW_SYSTEM: Final = 29
REPLACE_STAR_DISC: Final = 30
VERBS: Final = [
    "pay_ore",
    "withdraw",
    "take_ore",
    "gain_pop",
    "grow",
    "produce_ore",
    "trade",
    "move_supply",
    "automate",
    "build",
    "upgrade",
    "upgrade_levels",
    "jump",
    "relocate",
    "recall",
    "colonize",
    "research",
    "private_tech",
    "reveal_tech",
    "copy_action",
    "repeat_now",
    "offer",
    "choice",
    "if",
    "each_faction",
    "open_guild",
    "keep_event",
    "place_event",
    "add_system",
    "draw_system",
    "replace_star_disc",
]

# The arguments of each verb: those it must have, and those it may have ("optional" is always allowed).
ARGUMENTS: Final = {
    "pay_ore": (["n"], ["to"]),
    "withdraw": (["n"], []),
    "take_ore": (["n"], []),
    "gain_pop": (["n"], ["column"]),
    "grow": ([], []),
    "produce_ore": ([], []),
    "trade": ([], ["max"]),
    "move_supply": (["n", "to"], ["from"]),
    "automate": (["what", "n"], []),
    "build": (["n", "level", "from"], ["at"]),
    "upgrade": (["ships", "by"], []),
    "upgrade_levels": (["n"], []),
    "jump": (["n"], []),
    "relocate": (["ships", "to"], []),
    "recall": (["n"], []),
    "colonize": ([], ["discount", "only", "skip_on_control"]),
    "research": (["levels"], ["scope", "payer", "ignore_prereq", "skip_now"]),
    "private_tech": (["level", "see", "keep"], []),
    "reveal_tech": (["level", "n"], []),
    "copy_action": (["scope"], ["need_tech", "occupied_ok"]),
    "repeat_now": ([], []),
    "offer": (["cost", "effect"], []),
    "choice": (["of"], ["times", "repeat"]),
    "if": (["cond", "then"], []),
    "each_faction": (["effect"], ["finder_first"]),
    "open_guild": (["level"], []),
    "keep_event": (["vp"], []),
    "place_event": (["rule"], ["metric", "vp", "cost", "deck", "beside"]),
    "add_system": (["deck"], ["near", "refill"]),
    "draw_system": (["deck", "see", "keep"], []),
    "replace_star_disc": (["n"], []),
}

# --- the words of arguments -------------------------------------------------------------------------------

LEFT: Final = 0
RIGHT: Final = 1
ANY: Final = 2
SIDES: Final = ["left", "right", "any"]
ANY_COLUMN: Final = 5
TARGET_COLUMNS: Final = ["A", "B", "C", "D", "E", "any"]

FROM_POP: Final = 0
FROM_SUPPLY: Final = 1
FROM_SUPPLY_RIGHT: Final = 2
FROM_NOTHING: Final = 3
BUILD_FROM: Final = ["pop", "supply", "supply_right"]
PAYERS: Final = ["pop", "supply", "", "none"]

AT_YARD: Final = 0
AT_DEEP_SPACE: Final = 1
AT_SOL: Final = 2
AT_ANY_CONTROLLED: Final = 3
BUILD_AT: Final = ["yard", "deep_space", "sol", "any_controlled"]

TO_ANY: Final = 0
TO_DEEP_SPACE: Final = 1
TO_SOL: Final = 2
RELOCATE_TO: Final = ["any", "deep_space", "sol"]

SCOPE_ANY: Final = 0
SCOPE_DISCOVERED: Final = 1
SCOPE_UNDISCOVERED: Final = 2
SCOPES: Final = ["any", "discovered", "undiscovered"]

COPY_BASIC: Final = 0
COPY_RESEARCH: Final = 1
COPY_OWN: Final = 2
COPY_SCOPES: Final = ["basic", "research", "own"]

ONLY_ANY: Final = 0
ONLY_UNCONTROLLED: Final = 1
COLONIZE_ONLY: Final = ["any", "uncontrolled_at_turn_start"]

MAJORITY: Final = 0
MUSEUM: Final = 1
DYSON: Final = 2
AREA: Final = 3
EVENT_RULES: Final = ["majority", "museum", "dyson", "area"]

# Beside which kind of area an event is laid; where there are several, the finder chooses.
AREAS: Final = ["sol", "deep_space", "A", "B", "yard"]

DECKS: Final = ["A", "B"]
SYSTEM_DECK: Final = 3
"""Decks: technologies II, III and IIII, then systems A and B."""
DECK_NAMES: Final = ["technology-II", "technology-III", "technology-IIII", "system-A", "system-B"]

# --- metrics ----------------------------------------------------------------------------------------------

METRICS: Final = [
    "highest_tech_level",
    "techs",
    "techs_I",
    "techs_II",
    "techs_III",
    "techs_IIII",
    "techs_scientific",
    "techs_economic",
    "techs_military",
    "techs_commercial",
    "types_with_2",
    "private_techs",
    "colonies",
    "outposts",
    "controlled_locations",
    "shipyards",
    "ships",
    "ships_level_4",
    "fleet_power",
    "locations_power_4",
    "automation",
    "food_visible",
    "ore_visible",
    "food_removed",
    "ore_removed",
    "pop",
    "supply",
    "ore",
    "spec_food",
    "spec_ore",
    "spec_max",
    "events_kept",
    "trades_this_phase",
    "power_overpaid",
    "controls_taken_this_action",
]

# When a metric can have changed: after a technology, anything on the map, a colonisation, a disc, or a trade.
# What is not here (cubes, ore, kept events) no special ability can wait for.
TECHNOLOGY_MOMENT: Final = 1
MAP_MOMENT: Final = 2
COLONY_MOMENT: Final = 4
DISC_MOMENT: Final = 8
TRADE_MOMENT: Final = 16
MOMENTS: Final = {
    "highest_tech_level": TECHNOLOGY_MOMENT,
    "techs": TECHNOLOGY_MOMENT,
    "techs_I": TECHNOLOGY_MOMENT,
    "techs_II": TECHNOLOGY_MOMENT,
    "techs_III": TECHNOLOGY_MOMENT,
    "techs_IIII": TECHNOLOGY_MOMENT,
    "techs_scientific": TECHNOLOGY_MOMENT,
    "techs_economic": TECHNOLOGY_MOMENT,
    "techs_military": TECHNOLOGY_MOMENT,
    "techs_commercial": TECHNOLOGY_MOMENT,
    "types_with_2": TECHNOLOGY_MOMENT,
    "private_techs": TECHNOLOGY_MOMENT,
    "colonies": COLONY_MOMENT,
    "outposts": MAP_MOMENT,
    "controlled_locations": MAP_MOMENT,
    "shipyards": MAP_MOMENT,
    "ships": MAP_MOMENT,
    "ships_level_4": MAP_MOMENT,
    "fleet_power": MAP_MOMENT,
    "locations_power_4": MAP_MOMENT,
    "automation": DISC_MOMENT,
    "food_visible": DISC_MOMENT,
    "ore_visible": DISC_MOMENT,
    "food_removed": DISC_MOMENT,
    "ore_removed": DISC_MOMENT,
    "spec_food": MAP_MOMENT | COLONY_MOMENT,
    "spec_ore": MAP_MOMENT | COLONY_MOMENT,
    "spec_max": MAP_MOMENT | COLONY_MOMENT,
    "trades_this_phase": TRADE_MOMENT,
    "power_overpaid": COLONY_MOMENT,
    "controls_taken_this_action": MAP_MOMENT,
}

# --- triggers of abilities --------------------------------------------------------------------------------

ALWAYS: Final = 0
ANYTIME: Final = 1
ON_COLONIZE: Final = 2
ON_OVERPAY: Final = 3
ON_GAIN_CONTROL: Final = 4
ON_TAKE_CONTROL: Final = 5
ON_RESEARCH: Final = 6
ON_DISCOVER: Final = 7
ON_AUTOMATE: Final = 8
ON_TRADE: Final = 9
ON_TRACK_EMPTY: Final = 10
ON_GROW: Final = 11
ON_PRODUCE_ORE: Final = 12
END_GAME: Final = 13
TRIGGERS: Final = [
    "always",
    "anytime",
    "on_colonize",
    "on_overpay",
    "on_gain_control",
    "on_take_control",
    "on_research",
    "on_discover",
    "on_automate",
    "on_trade",
    "on_track_empty",
    "on_grow",
    "on_produce_ore",
    "end_game",
]

SKIP_ONE_PREREQ: Final = 0
WITHDRAW_TO_ORE: Final = 1
DISC_EITHER_TRACK: Final = 2
LONG_JUMP: Final = 3
USE_OCCUPIED_SPACE: Final = 4
RULES: Final = ["skip_one_prereq", "withdraw_to_ore", "disc_either_track", "long_jump", "use_occupied_space"]

NO_LIMIT: Final = 0
ONCE_A_TURN: Final = 1
ONCE_A_GAME: Final = 2
LIMITS: Final = ["", "turn", "game"]

# --- ids of things ----------------------------------------------------------------------------------------
# A technology card is its number; everything else has a range of its own. The names of ids are in `names.py`.

EVENT: Final = 100
SYSTEM: Final = 200
ACHIEVEMENT: Final = 300
FACTION: Final = 350
SLOT: Final = 400
LOCATION: Final = 500
BASIC: Final = 600
GUILD: Final = 650
DISC: Final = 700
PRODUCTION: Final = 710
TRADING: Final = 720
TYPE: Final = 730
COLUMN: Final = 740
SEAT: Final = 750
PAYMENT: Final = 760
AUTOMATION_TRACK: Final = 770
SHIP: Final = 800
SPACE: Final = 2000
ALTERNATIVE: Final = 3000
ABILITY: Final = 4000
SPECIAL: Final = 5000
MOVE: Final = 10000
CREW: Final = 100000

PRODUCTIONS: Final = ["grow", "ore", "trade"]
TRADINGS: Final = ["ore-to-population", "population-to-ore"]
PAYMENTS: Final = ["as-printed", "ore-instead"]

# Locations of the exploration board; an extra system (an event) lies at X1.
SOL: Final = 0
DEEP_SPACE: Final = 1
A1: Final = 2
B1: Final = 4
Y1: Final = 6
X1: Final = 8
LOCATIONS: Final = ["sol", "deep_space", "A1", "A2", "B1", "B2", "Y1", "Y2", "X1", "X2"]
PLACES: Final = 10
