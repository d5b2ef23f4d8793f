"""The position of Beyond the Sun: cubes, discs, ships and cards in their places, and what each seat knows of the decks.

Holds state and the moves that several chapters share. The rules themselves are in the modules named for the rulebook's
chapters. Technologies, systems, events, slots and places are plain numbers here; ids of things are in `vocabulary.py`.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.chance import Stream
from starboard.kernel.event import Event
from starboard.kernel.game import PASS, Game, Standing
from starboard.sun import names, scoring
from starboard.sun import vocabulary as words
from starboard.sun.content import Ability, Content, EffectList, Faction, Technology

LEVELS: Final = 4
SYSTEM_DECK: Final = 3
"""Decks: technologies II, III and IIII, then systems A and B."""

STAGES: Final = ["action", "production", "achievement"]


class Rules:
    """The options of a game, fixed from its start."""

    def __init__(self, advanced: bool, expert: bool) -> None:
        self.advanced = advanced
        self.expert = expert


class Executor:
    """Who knows how to do every effect. The position holds it, so that any chapter may call for effects."""

    def execute(self, game: SunGame, seat: int, effects: EffectList, at: int) -> None:
        """Do the effects of a list from that place on."""
        raise NotImplementedError

    def can_resolve(
        self, game: SunGame, seat: int, effects: EffectList, at: int, pop: int, supply: int, ore: int
    ) -> bool:
        """With such resources, can all that is mandatory from that place on be done?"""
        raise NotImplementedError

    def can_change(
        self, game: SunGame, seat: int, effects: EffectList, at: int, pop: int, supply: int, ore: int
    ) -> bool:
        """With such resources, can something from that place on change the game?"""
        raise NotImplementedError


class Player:
    """What one faction has. Only the cards being looked at are hidden from others. A new object is blank."""

    faction: Faction
    pawn: int
    pop: int
    ore: int
    supply: list[int]
    track: list[int]
    automation: list[int]
    ships: list[int]
    power: list[int]
    researched: int
    cubeless: int
    private: list[int]
    colonies: list[int]
    colony_discs: list[int]
    kept: list[int]
    museum_cubes: int
    museum_power: int
    looking: list[int]
    rules: int
    abilities: list[Ability]
    used_turn: int
    used_game: int
    emptied: int

    def sit_down(self, faction: Faction) -> None:
        """The mat as it is printed: all discs on their tracks, supply in its columns, no ship yet."""
        self.faction = faction
        self.pawn = PASS
        self.pop = faction.start_pop
        self.ore = faction.start_ore
        self.supply = faction.start_supply[:]
        self.track = [words.TRACK_DISCS, words.TRACK_DISCS]
        self.automation = []
        self.ships = [0] * (words.PLACES * LEVELS)
        self.power = [0] * words.PLACES
        self.researched = 0
        self.cubeless = 0
        self.private = []
        self.colonies = []
        self.colony_discs = []
        self.kept = []
        self.museum_cubes = 0
        self.museum_power = 0
        self.looking = []
        self.rules = 0
        self.abilities = []
        self.used_turn = 0
        self.used_game = 0
        self.emptied = 0

    def copy(self) -> Player:
        other = Player()
        other.faction = self.faction
        other.pawn = self.pawn
        other.pop = self.pop
        other.ore = self.ore
        other.supply = self.supply[:]
        other.track = self.track[:]
        other.automation = self.automation[:]
        other.ships = self.ships[:]
        other.power = self.power[:]
        other.researched = self.researched
        other.cubeless = self.cubeless
        other.private = self.private[:]
        other.colonies = self.colonies[:]
        other.colony_discs = self.colony_discs[:]
        other.kept = self.kept[:]
        other.museum_cubes = self.museum_cubes
        other.museum_power = self.museum_power
        other.looking = self.looking[:]
        other.rules = self.rules
        other.abilities = self.abilities[:]
        other.used_turn = self.used_turn
        other.used_game = self.used_game
        other.emptied = self.emptied
        return other

    def all_supply(self) -> int:
        supply = self.supply
        return supply[0] + supply[1] + supply[2] + supply[3] + supply[4]

    def fleet(self) -> int:
        """Total power on the map."""
        total = 0
        for power in self.power:
            total += power
        return total

    def gain_abilities(self, abilities: list[Ability]) -> None:
        for ability in abilities:
            if ability.when == words.ALWAYS:
                self.rules |= 1 << ability.rule
            else:
                self.abilities.append(ability)

    def has_rule(self, rule: int) -> bool:
        return self.rules >> rule & 1 != 0


class SunGame(Game):
    """A game of Beyond the Sun."""

    rules: Rules
    content: Content
    executor: Executor
    players: list[Player]
    tech_at: list[int]
    event_at: list[int]
    events_out: list[list[int]]
    decks: list[list[list[int]]]
    labels: list[list[int]]
    blocks: int
    rows: list[list[int]]
    rows_set: int
    system_at: list[int]
    controller: list[int]
    base: list[int]
    near: list[int]
    extra_refill: int
    guilds_open: int
    goals: list[int]
    goal_discs: list[list[int]]
    goal_kinds: list[list[int]]
    placed: list[int]
    dyson_system: int
    round: int
    active: int
    last_round: int
    stage: int
    changed: bool
    jump_left: int
    jump_from: list[int]
    upgraded: list[int]
    uncontrolled: int
    controls_taken: int
    trades: int
    overpaid: int
    holding: bool
    held: list[int]
    revealed: list[int]
    aside: list[int]

    def lay_boards(self, rules: Rules, content: Content, executor: Executor) -> None:
        """Empty boards; nobody has sat down yet."""
        self.rules = rules
        self.content = content
        self.executor = executor
        self.players = []
        self.tech_at = [PASS] * len(content.slots)
        self.event_at = [PASS] * len(content.slots)
        self.events_out = [[], []]
        self.decks = [[], [], [], [], []]
        self.labels = [[0] * (len(content.technologies) + len(content.systems)) for _ in range(self.seats)]
        self.blocks = 0
        self.rows = [[], [], []]
        self.rows_set = 0
        self.system_at = [PASS] * words.PLACES
        self.controller = [PASS] * words.PLACES
        self.base = [words.NO_DISC] * words.PLACES
        self.near = [PASS] * words.PLACES
        self.extra_refill = 0
        self.guilds_open = 0
        self.goals = []
        self.goal_discs = []
        self.goal_kinds = []
        self.placed = []
        self.dyson_system = PASS
        self.round = 0
        self.active = 0
        self.last_round = 0
        self.stage = 0
        self.changed = True
        self.jump_left = 0
        self.jump_from = []
        self.upgraded = []
        self.uncontrolled = 0
        self.controls_taken = 0
        self.trades = 0
        self.overpaid = 0
        self.holding = False
        self.held = []
        self.revealed = []
        self.aside = []

    # --- cubes --------------------------------------------------------------------------------------------

    def take_supply(self, seat: int, side: int) -> bool:
        """One cube leaves the supply: whole columns from the left (or the right) first. False if there is none."""
        supply = self.players[seat].supply
        column = 0 if side == words.LEFT else words.COLUMNS - 1
        while 0 <= column < words.COLUMNS:
            if supply[column] > 0:
                supply[column] -= 1
                return True
            column += 1 if side == words.LEFT else -1
        return False

    def return_to_supply(self, seat: int) -> None:
        """One cube goes back: to the rightmost empty space, and to column A when there is none (rulebook 1140-1141)."""
        player = self.players[seat]
        columns = player.faction.columns
        supply = player.supply
        for column in range(words.COLUMNS - 1, -1, -1):
            if supply[column] < columns[column]:
                supply[column] += 1
                return
        supply[0] += 1

    def gain_ore(self, seat: int, count: int) -> None:
        """Ore from the general pool, which never ends."""
        if count <= 0:
            return
        self.players[seat].ore += count
        self.changed = True
        if self.events is not None:
            self.tell("ore", seat, {"count": count})

    def gain_pop(self, seat: int, count: int, side: int) -> None:
        """Supply cubes become population, as many as there are."""
        gained = 0
        while gained < count and self.take_supply(seat, side):
            gained += 1
        self.gained_pop(seat, gained)

    def gained_pop(self, seat: int, gained: int) -> None:
        if gained == 0:
            return
        self.players[seat].pop += gained
        self.changed = True
        if self.events is not None:
            self.tell("population", seat, {"count": gained})

    # --- ships --------------------------------------------------------------------------------------------

    def add_ship(self, seat: int, place: int, level: int) -> None:
        player = self.players[seat]
        player.ships[place * LEVELS + level - 1] += 1
        player.power[place] += level

    def remove_ship(self, seat: int, place: int, level: int) -> None:
        player = self.players[seat]
        player.ships[place * LEVELS + level - 1] -= 1
        player.power[place] -= level

    def neighbours(self, place: int) -> list[int]:
        """Where a single jump from here leads."""
        routes = self.content.maps[self.seats].routes[place]
        if self.near[words.X1] == PASS and self.near[words.X1 + 1] == PASS:
            return routes
        found = routes[:]
        for extra in range(words.X1, words.PLACES):
            if self.system_at[extra] != PASS:
                if self.near[extra] == place:
                    found.append(extra)
                elif extra == place:
                    found.append(self.near[extra])
        return found

    def is_place(self, place: int) -> bool:
        """Is there such a location on the map now?"""
        return self.system_at[place] != PASS or len(self.content.maps[self.seats].routes[place]) > 0

    def spec(self, place: int) -> list[int]:
        """The specialisations of a place; none where nobody can have control."""
        system = self.system_at[place]
        if system != PASS:
            return self.content.systems[system].spec
        return self.content.maps[self.seats].spec[place]

    # --- discs --------------------------------------------------------------------------------------------

    def take_disc(self, seat: int, track: int) -> int:
        """The leftmost disc of a track, or a star disc when it is empty (rulebook 798-806)."""
        player = self.players[seat]
        if player.track[track] == 0:
            return words.STAR
        player.track[track] -= 1
        if player.track[track] == 0:
            player.emptied |= 1 << track
        return track

    def return_disc(self, seat: int, disc: int) -> None:
        """A production disc goes back to its track; a star disc lies ready beside the mat."""
        if disc <= words.ORE:
            self.players[seat].track[disc] += 1

    # --- technologies -------------------------------------------------------------------------------------

    def technology(self, slot: int) -> Technology:
        return self.content.technologies[self.tech_at[slot]]

    def techs_of(self, seat: int) -> list[int]:
        """The technologies of a faction: those it researched on the board, then its private ones.

        During a discovery the cube already lies on a slot whose card is not chosen yet: that is none.
        """
        player = self.players[seat]
        found: list[int] = []
        researched = player.researched
        slot = 0
        while researched:
            if researched & 1 and self.tech_at[slot] != PASS:
                found.append(self.tech_at[slot])
            researched >>= 1
            slot += 1
        found.extend(player.private)
        return found

    # --- decks: blocks of cards whose order nobody knows, each above the next -----------------------------

    def new_block(self, deck: int, cards: list[int], knows: int) -> None:
        """Cards go under a deck in random order; the seats of the mask `knows` have seen which."""
        if not cards:
            return
        self.blocks += 1
        for seat in range(self.seats):
            if knows >> seat & 1:
                labels = self.labels[seat]
                for card in cards:
                    labels[self.label_index(deck, card)] = self.blocks
        self.decks[deck].append(cards)

    def label_index(self, deck: int, card: int) -> int:
        return card if deck < SYSTEM_DECK else len(self.content.technologies) + card

    def deck_size(self, deck: int) -> int:
        size = 0
        for block in self.decks[deck]:
            size += len(block)
        return size

    def from_deck(self, deck: int, seat: int, purpose: str) -> int:
        """The top card of a deck, PASS when it is empty."""
        blocks = self.decks[deck]
        if not blocks:
            return PASS
        block = blocks[0]
        card = self.chance.draw(block, DECK_NAMES[deck], seat, purpose)
        if not block:
            blocks.pop(0)
        return card

    def from_system_deck(self, deck: int, seat: int, purpose: str) -> int:
        """A system card; from the other deck when this one is used up (rulebook 997-1007)."""
        card = self.from_deck(SYSTEM_DECK + deck, seat, purpose)
        if card == PASS:
            card = self.from_deck(SYSTEM_DECK + 1 - deck, seat, purpose)
        return card

    # --- flow ---------------------------------------------------------------------------------------------

    def clockwise(self, first: int) -> list[int]:
        """All seats, from this one on."""
        return [(first + k) % self.seats for k in range(self.seats)]

    def may_decline(self, seat: int, effects: EffectList, at: int) -> bool:
        """An action must change something: the last thing in it that could may not be declined (rulebook 1075-1078)."""
        if self.changed:
            return True
        player = self.players[seat]
        return self.executor.can_change(self, seat, effects, at + 1, player.pop, player.all_supply(), player.ore)

    # --- the kernel's questions about a position ----------------------------------------------------------

    def copy(self) -> SunGame:
        other = SunGame()
        self.copy_flow(other)
        other.rules = self.rules
        other.content = self.content
        other.executor = self.executor
        other.players = [player.copy() for player in self.players]
        other.tech_at = self.tech_at[:]
        other.event_at = self.event_at[:]
        other.events_out = [pile[:] for pile in self.events_out]
        other.decks = [[block[:] for block in deck] for deck in self.decks]
        other.labels = [labels[:] for labels in self.labels]
        other.blocks = self.blocks
        other.rows = [row[:] for row in self.rows]
        other.rows_set = self.rows_set
        other.system_at = self.system_at[:]
        other.controller = self.controller[:]
        other.base = self.base[:]
        other.near = self.near[:]
        other.extra_refill = self.extra_refill
        other.guilds_open = self.guilds_open
        other.goals = self.goals[:]
        other.goal_discs = [discs[:] for discs in self.goal_discs]
        other.goal_kinds = [kinds[:] for kinds in self.goal_kinds]
        other.placed = self.placed[:]
        other.dyson_system = self.dyson_system
        other.round = self.round
        other.active = self.active
        other.last_round = self.last_round
        other.stage = self.stage
        other.changed = self.changed
        other.jump_left = self.jump_left
        other.jump_from = self.jump_from[:]
        other.upgraded = self.upgraded[:]
        other.uncontrolled = self.uncontrolled
        other.controls_taken = self.controls_taken
        other.trades = self.trades
        other.overpaid = self.overpaid
        other.holding = self.holding
        other.held = self.held[:]
        other.revealed = self.revealed[:]
        other.aside = self.aside[:]
        return other

    def redraw_hidden(self, seat: int, source: Stream) -> None:
        """Face-down events are dealt anew; cards a seat cannot tell apart change places between blocks and hands."""
        self.redraw_events(source)
        for deck in range(len(self.decks)):
            self.redraw_deck(deck, seat, source)

    def redraw_events(self, source: Stream) -> None:
        """On the slots of a level lie all its light-bordered events, and others that could as well be in the box."""
        for level in (2, 3):
            out = self.events_out[level - 2]
            slots = [
                slot
                for slot, event in enumerate(self.event_at)
                if event != PASS and self.content.slots[slot].level == level
            ]
            light = [self.event_at[slot] for slot in slots if self.content.events[self.event_at[slot]].light_border]
            pool = out + [self.event_at[slot] for slot in slots if self.event_at[slot] not in light]
            source.shuffle(pool)
            dealt = light + pool[len(out) :]
            source.shuffle(dealt)
            out[:] = sorted(pool[: len(out)])
            for place, slot in enumerate(slots):
                self.event_at[slot] = dealt[place]

    def redraw_deck(self, deck: int, seat: int, source: Stream) -> None:
        """Blocks have no order, so only cards that the seat saw go the same way, now in several places, can change."""
        zones, first = self.hidden_zones(deck, seat)
        if len(zones) < 2:
            return
        by_label = self.hidden_by_label(deck, seat)
        for label in sorted(by_label):
            source.shuffle(by_label[label])
        labels = self.labels[seat]
        for zone, offset in zip(zones, first, strict=True):
            for at, thing in enumerate(zone):
                if self.deck_of(thing - offset, deck) == deck:
                    zone[at] = by_label[labels[self.label_index(deck, thing - offset)]].pop() + offset

    def hidden_zones(self, deck: int, seat: int) -> tuple[list[list[int]], list[int]]:
        """The lists that hold cards of a deck unseen by the seat; with what their ids are above the plain numbers."""
        zones = self.decks[deck][:]
        first = [0] * len(zones)
        for each, player in enumerate(self.players):
            if each != seat and player.looking and (player.looking[0] >= words.SYSTEM) == (deck >= SYSTEM_DECK):
                zones.append(player.looking)
                first.append(words.SYSTEM if deck >= SYSTEM_DECK else 0)
        return zones, first

    def hidden_by_label(self, deck: int, seat: int) -> dict[int, list[int]]:
        """The unseen cards of a deck, sorted by the block in which the seat last knew them to be."""
        zones, first = self.hidden_zones(deck, seat)
        labels = self.labels[seat]
        found: dict[int, list[int]] = {}
        for zone, offset in zip(zones, first, strict=True):
            for thing in sorted(zone):
                card = thing - offset
                if self.deck_of(card, deck) == deck:
                    found.setdefault(labels[self.label_index(deck, card)], []).append(card)
        return found

    def deck_of(self, card: int, like: int) -> int:
        """The deck a card belongs to, of the same sort as another deck."""
        if like >= SYSTEM_DECK:
            return SYSTEM_DECK + self.content.systems[card].deck
        return self.content.technologies[card].level - 2

    def state(self) -> dict[str, object]:
        state = self.open_state()
        state["events"] = [self.name(words.EVENT + event) if event != PASS else "pass" for event in self.event_at]
        state["events_out"] = [self.names([words.EVENT + event for event in sorted(pile)]) for pile in self.events_out]
        state["decks"] = [[self.block_names(deck, block) for block in self.decks[deck]] for deck in range(5)]
        state["labels"] = self.labels
        state["looking"] = [sorted(self.names(player.looking)) for player in self.players]
        state["temporary"] = [
            self.changed,
            self.jump_left,
            self.jump_from,
            self.upgraded,
            self.uncontrolled,
            self.controls_taken,
            self.trades,
            self.overpaid,
            self.holding,
            self.held,
            self.aside,
            self.near,
            self.extra_refill,
            [[player.used_turn, player.used_game, player.emptied] for player in self.players],
        ]
        return state

    def block_names(self, deck: int, block: list[int]) -> list[str]:
        first = 0 if deck < SYSTEM_DECK else words.SYSTEM
        return sorted(self.name(first + card) for card in block)

    def open_state(self) -> dict[str, object]:
        """What lies open on the table."""
        content = self.content
        places = [place for place in range(words.PLACES) if self.is_place(place)]
        return {
            "round": self.round,
            "last_round": self.last_round,
            "active": self.active,
            "order": self.order[:],
            "stage": STAGES[self.stage],
            "technologies": {
                content.slots[slot].name: self.name(card) for slot, card in enumerate(self.tech_at) if card != PASS
            },
            "covered": [content.slots[slot].name for slot, event in enumerate(self.event_at) if event != PASS],
            "rows": [self.names(row) for row in self.rows],
            "rows_set": self.rows_set,
            "revealed": self.names(self.revealed),
            "guilds": [guild.slug for at, guild in enumerate(content.guilds) if self.guilds_open >> at & 1],
            "goals": [
                {
                    "card": self.name(words.ACHIEVEMENT + goal),
                    "seats": self.goal_discs[at][:],
                    "discs": [words.DISCS[kind] for kind in self.goal_kinds[at]],
                }
                for at, goal in enumerate(self.goals)
            ],
            "placed": [self.name(words.EVENT + event) for event in self.placed],
            "dyson": self.name(words.SYSTEM + self.dyson_system if self.dyson_system != PASS else PASS),
            "map": [
                {
                    "place": words.LOCATIONS[place],
                    "system": self.name(
                        words.SYSTEM + self.system_at[place] if self.system_at[place] != PASS else PASS
                    ),
                    "routes": [words.LOCATIONS[other] for other in self.neighbours(place)],
                    "spec": [words.DISCS[kind] for kind in self.spec(place)],
                    "controller": self.controller[place],
                    "base": words.DISCS[self.base[place]],
                    "fleets": [player.ships[place * LEVELS : place * LEVELS + LEVELS] for player in self.players],
                }
                for place in places
            ],
            "players": [self.player_state(seat) for seat in range(self.seats)],
        }

    def player_state(self, seat: int) -> dict[str, object]:
        player = self.players[seat]
        return {
            "seat": seat,
            "faction": player.faction.slug,
            "pawn": self.name(player.pawn),
            "population": player.pop,
            "ore": player.ore,
            "supply": player.supply[:],
            "food_discs": player.track[words.FOOD],
            "ore_discs": player.track[words.ORE],
            "automation": [words.DISCS[disc] for disc in player.automation],
            "researched": [slot.name for at, slot in enumerate(self.content.slots) if player.researched >> at & 1],
            "cubeless": player.cubeless,
            "private": self.names(player.private),
            "colonies": [
                {
                    "system": self.name(words.SYSTEM + colony),
                    "discs": [words.DISCS[player.colony_discs[at] >> 2], words.DISCS[player.colony_discs[at] & 3]],
                }
                for at, colony in enumerate(player.colonies)
            ],
            "kept": [self.name(words.EVENT + event) for event in player.kept],
            "museum": [player.museum_cubes, player.museum_power],
        }

    def table(self, seat: int | None) -> dict[str, object]:
        table = self.open_state()
        table["decks"] = [self.deck_view(deck, seat) for deck in range(5)]
        table["looking"] = [len(player.looking) for player in self.players]
        table["looking_at"] = sorted(self.names(self.players[seat].looking)) if seat is not None else []
        table["scores"] = [one.total for one in sorted(self.standings(), key=seat_of)]
        table["moving"] = self.jump_left
        return table

    def deck_view(self, deck: int, seat: int | None) -> dict[str, object]:
        """How many cards, top block first; and what the seat has seen go under the deck together and not come back."""
        seen: list[list[str]] = []
        if seat is not None:
            by_label = self.hidden_by_label(deck, seat)
            seen = [self.block_names(deck, by_label[label]) for label in sorted(by_label) if label > 0]
        return {"deck": DECK_NAMES[deck], "blocks": [len(block) for block in self.decks[deck]], "seen": seen}

    def standings(self) -> list[Standing]:
        return scoring.standings(self)

    # --- names and events ---------------------------------------------------------------------------------

    def name(self, thing: int) -> str:
        return names.name_of(self.content, thing)

    def thing(self, name: str) -> int:
        return names.thing_of(self.content, name)

    def tell(self, kind: str, seat: int, shown: dict[str, object]) -> None:
        """Announce something that everybody sees."""
        if self.events is not None:
            self.events.append(Event(kind, {"seat": seat, **shown}, {}, 0))


DECK_NAMES: Final = ["technology-II", "technology-III", "technology-IIII", "system-A", "system-B"]


def seat_of(one: Standing) -> int:
    return one.seat
