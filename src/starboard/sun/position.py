"""The position of Beyond the Sun: cubes, discs, ships and cards in their places, and what each seat knows of the decks.

Holds state and the moves that several chapters share. The rules themselves are in the modules named for the rulebook's
chapters. Technologies, systems, events, slots and places are plain numbers here; ids of things are in `vocabulary.py`.
"""

from __future__ import annotations

from starboard.kernel.chance import Stream
from starboard.kernel.event import Event
from starboard.kernel.game import PASS, Game, Standing
from starboard.sun import guesses, names, scoring, views, vocabulary
from starboard.sun.content import Content, EffectList, Technology
from starboard.sun.player import Player
from starboard.sun.vocabulary import DECK_NAMES, LEVELS, SYSTEM_DECK


class Rules:
    """The options of a game, fixed from its start."""

    def __init__(self, advanced: bool, expert: bool) -> None:
        self.advanced = advanced
        self.expert = expert


class Executor:
    """Knows how to do every effect. The position holds it, so that any chapter may call for effects."""

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
    beside: list[int]
    dyson_system: int
    round: int
    active: int
    last_round: int
    stage: int
    acting: bool
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
        self.system_at = [PASS] * vocabulary.PLACES
        self.controller = [PASS] * vocabulary.PLACES
        self.base = [vocabulary.NO_DISC] * vocabulary.PLACES
        self.near = [PASS] * vocabulary.PLACES
        self.extra_refill = 0
        self.guilds_open = 0
        self.goals = []
        self.goal_discs = []
        self.goal_kinds = []
        self.placed = []
        self.beside = [PASS] * len(content.events)
        self.dyson_system = PASS
        self.round = 0
        self.active = 0
        self.last_round = 0
        self.stage = 0
        self.acting = False
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
        column = self.next_column(seat, side)
        if column == PASS:
            return False
        self.players[seat].supply[column] -= 1
        return True

    def next_column(self, seat: int, side: int) -> int:
        """The column that the next cube from this side comes from; PASS if all are empty."""
        supply = self.players[seat].supply
        column = 0 if side == vocabulary.LEFT else vocabulary.COLUMNS - 1
        while 0 <= column < vocabulary.COLUMNS:
            if supply[column] > 0:
                return column
            column += 1 if side == vocabulary.LEFT else -1
        return PASS

    def return_to_supply(self, seat: int) -> None:
        """One cube goes back: to the rightmost empty space, and to column A when there is none (rulebook 1140-1141)."""
        player = self.players[seat]
        columns = player.faction.columns
        supply = player.supply
        for column in range(vocabulary.COLUMNS - 1, -1, -1):
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
        columns: list[int] = []
        while len(columns) < count:
            columns.append(self.next_column(seat, side))
            if not self.take_supply(seat, side):
                columns.pop()
                break
        self.gained_pop(seat, columns)

    def gained_pop(self, seat: int, columns: list[int]) -> None:
        """Cubes have been taken from these columns."""
        if not columns:
            return
        self.players[seat].pop += len(columns)
        self.changed = True
        if self.events is not None:
            names = [self.name(vocabulary.COLUMN + column) for column in columns]
            self.tell("population", seat, {"count": len(columns), "columns": names})

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
        if self.near[vocabulary.X1] == PASS and self.near[vocabulary.X1 + 1] == PASS:
            return routes
        found = routes[:]
        for extra in range(vocabulary.X1, vocabulary.PLACES):
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
        """The leftmost disc of a track, or an achievement disc (a star) when it is empty (rulebook 798-806)."""
        player = self.players[seat]
        if player.track[track] == 0:
            return vocabulary.STAR
        player.track[track] -= 1
        if player.track[track] == 0:
            player.emptied |= 1 << track
        return track

    def return_disc(self, seat: int, disc: int) -> None:
        """A production disc goes back to its track; an achievement disc lies ready beside the mat."""
        if disc <= vocabulary.ORE:
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
        other.beside = self.beside[:]
        other.dyson_system = self.dyson_system
        other.round = self.round
        other.active = self.active
        other.last_round = self.last_round
        other.stage = self.stage
        other.acting = self.acting
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
        guesses.redraw(self, seat, source)

    def state(self) -> dict[str, object]:
        return views.state(self)

    def table(self, seat: int | None) -> dict[str, object]:
        return views.table(self, seat)

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
