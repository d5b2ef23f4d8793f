"""Beyond the Sun as numbers: what a seat may know, laid out once for all options and numbers of players.

Everything is relative to the seat: it comes first, then the others clockwise. The row is as wide as four players need;
seats that nobody has stay 0. docs/encoding.md has a table of the groups.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from starboard.kernel.encoding import Featuriser, Layout, Piece, called
from starboard.kernel.game import PASS, Game
from starboard.sun import names, vocabulary
from starboard.sun.content import Content
from starboard.sun.faction_counts import OF_TECHNOLOGIES, FactionCounts, Presence, Research, score
from starboard.sun.player import Player
from starboard.sun.position import SunGame
from starboard.sun.views import STAGES
from starboard.sun.vocabulary import LEVELS, PLACES, SYSTEM_DECK, TRACK_DISCS

MOST_SEATS: Final = 4
MOST_SHIPS: Final = 4
"""At most this many ships of one level at one place are told apart."""
DECISIONS: Final = [
    "action",
    "production",
    "achievement",
    "anytime",
    "ability",
    "research",
    "technology-type",
    "discover",
    "private-technology",
    "reveal-technology",
    "build",
    "upgrade",
    "jump",
    "relocate",
    "recall",
    "colonise",
    "settle-crew",
    "colony-disc",
    "base-disc",
    "bonus-order",
    "automate",
    "trade",
    "gain-population",
    "move-supply",
    "move-supply-to",
    "payment",
    "pay-whom",
    "choice",
    "offer",
    "copy-action",
    "open-guild",
    "place-beside",
    "museum",
    "add-system",
    "keep-system",
    "replace-star",
    "replace-star-with",
]
"""Every question that this game asks."""
COUNTED: Final = [
    "colonies",
    "outposts",
    "shipyards",
    "ships",
    "ships_level_4",
    "fleet_power",
    "locations_power_4",
    "food_visible",
    "supply",
    "spec_food",
    "spec_ore",
    "spec_max",
    "events_kept",
]
"""What besides technologies is counted; population, ore and discs are in groups of their own."""
MOST_REMEMBERED: Final = 2_000
"""Rendered parts of each sort that are kept: those of many games at once, not of all that were ever played."""
SCORE_NUMBERS: Final = 2
MEANS_NUMBERS: Final = 2 + vocabulary.COLUMNS
TRACK_NUMBERS: Final = 6
PAWN_NUMBERS: Final = 2
MUSEUM_NUMBERS: Final = 2
PLACE_NUMBERS: Final = 3
POWER_NUMBERS: Final = 2 * PLACES


@mypyc_attr(acyclic=True)
class Noted:
    """What was last noted of a faction. It is used again as long as what it was noted from is the same: to see that is
    quicker than to look it up among all that is remembered."""

    def __init__(self) -> None:
        self.research: Research | None = None
        self.researched = 0
        self.private: list[int] = []
        self.tech_at: list[int] = []
        self.presence: Presence | None = None


class SunFeaturiser(Featuriser):
    """For all games with these cards, whatever their options and number of players."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.decision_numbers = {kind: number + 1 for number, kind in enumerate(DECISIONS)}
        self.technologies = [card.slug for card in content.technologies]
        self.systems = [card.slug for card in content.systems]
        self.events = [card.slug for card in content.events]
        self.achievements = [card.slug for card in content.achievements]
        self.slots = [slot.name for slot in content.slots]
        self.sources = [
            *[card.slug for card in content.basics],
            *[card.slug for card in content.guilds],
            *self.technologies,
            *self.events,
        ]
        """What a pawn may stand on."""
        self.on_board: list[int] = []
        """For each slot, where in the row the technologies of its level begin, less the first of them."""
        self.counted = [vocabulary.METRICS.index(metric) for metric in COUNTED]
        self.noted: dict[int, Noted] = {}
        """By where the player is in memory: only a hint, since other players come to lie there."""
        self.research: dict[tuple[int, ...], Research] = {}
        self.fleets: dict[tuple[int, ...], Piece] = {}
        self.controls: dict[tuple[int, ...], Piece] = {}
        layout = Layout()
        self.lay_game(layout)
        self.lay_board(layout)
        self.lay_map(layout)
        self.lay_seats(layout)
        self.lay_cards(layout)
        self.lay_decks(layout)
        super().__init__(layout)

    # --- the layout ---------------------------------------------------------------------------------------

    def each_seat(self) -> list[str]:
        return [called(number) for number in range(MOST_SEATS)]

    def lay_game(self, layout: Layout) -> None:
        layout.group("game", "How many play, the seat's place in the order of play, and the options of the game.")
        self.at_seats = layout.choice("players", [str(count) for count in range(1, MOST_SEATS + 1)])
        self.at_place = layout.choice("place in order", [str(place) for place in range(1, MOST_SEATS + 1)])
        self.at_advanced = layout.flag("advanced factions")
        self.at_expert = layout.flag("expert tableau")
        layout.group(
            "clock",
            "How near the end is: the round, discs on achievements, discs that are lacking for the end, whether the "
            "last round is known, rounds after this one, and whether the game is over.",
        )
        self.at_round = layout.measure("round", 15, 200)
        layout.measure("discs", 4, 40, steps=8)
        layout.measure("discs to the end", 4, 4, steps=4)
        layout.flag("last round is known")
        layout.measure("rounds after this", 1, 1)
        layout.flag("over")
        layout.group("turn", "The seat whose turn it is, the stage of the turn, and moves that are left of a jump.")
        self.at_active = layout.choice("turn of", self.each_seat())
        self.at_stage = layout.choice("stage", STAGES)
        self.at_moving = layout.measure("moves left", 4, 40)
        layout.group("decision", "The decision that the seat owes now, if any.")
        self.at_decision = layout.choice("decision", DECISIONS)
        layout.group("subject", "What the decision is about: technologies, events, systems, slots, locations.")
        self.at_subject_technology = layout.marks("technology", self.technologies)
        self.at_subject_event = layout.marks("event", self.events)
        self.at_subject_system = layout.marks("system", self.systems)
        self.at_subject_slot = layout.marks("slot", self.slots)
        self.at_subject_place = layout.marks("location", vocabulary.LOCATIONS)
        layout.group("waiting", "The seats that the table waits for.")
        self.at_waiting = layout.marks("waiting for", self.each_seat())

    def lay_board(self, layout: Layout) -> None:
        layout.group("technology board", "Which technology lies on each slot.")
        for slot in self.content.slots:
            at_level = [k for k, card in enumerate(self.content.technologies) if card.level == slot.level]
            start = layout.marks(slot.name, [self.technologies[k] for k in at_level])
            self.on_board.append(start - at_level[0])
        layout.group("covered slots", "The slots on which an event lies face down.")
        self.at_covered = layout.marks("slot", self.slots)
        layout.group(
            "open rows", "With the expert tableau: technologies of the open rows, and the levels whose row is set."
        )
        self.at_rows = layout.marks("technology", self.technologies)
        self.at_rows_set = layout.marks("set", vocabulary.LEVEL_NAMES[2:])
        layout.group("revealed", "Technologies that are revealed to choose from.")
        self.at_revealed = layout.marks("technology", self.technologies)
        layout.group("guilds", "The guilds that are open.")
        self.at_guilds = layout.marks("guild", [card.slug for card in self.content.guilds])
        layout.group(
            "achievements",
            "The achievements of the game, those with a free space, and VP of the next free space.",
        )
        self.at_goals = layout.marks("in play", self.achievements)
        self.at_free_goals = layout.marks("free", self.achievements)
        self.at_goal_vp = len(layout.scales)
        for achievement in self.achievements:
            layout.measure(f"next VP of {achievement}", 5, 20)
        layout.group(
            "events in play", "Events that stay in play, locations that one lies beside, and the system of the sphere."
        )
        self.at_placed = layout.marks("event", self.events)
        self.at_beside = layout.marks("beside", vocabulary.LOCATIONS)
        self.at_dyson = layout.marks("system", self.systems)

    def lay_map(self, layout: Layout) -> None:
        layout.group("systems", "Which system lies at each location.")
        self.at_systems = len(layout.labels)
        for place in vocabulary.LOCATIONS:
            layout.marks(place, self.systems)
        layout.group(
            "control", "For each location: the seat that controls it, the disc of its base, and where a jump may lead."
        )
        self.control_block = layout.begin_block()
        for place in vocabulary.LOCATIONS:
            layout.choice(f"{place} controlled by", self.each_seat())
            layout.choice(f"{place} base", vocabulary.DISCS[:3])
            layout.measure(f"{place} routes", 4, 10)
        layout.end_block()
        layout.group("ships", "For each seat and location: ships of each level, at least one, two, three, four.")
        self.fleet_block = len(layout.blocks)
        for seat in layout.each_seat(MOST_SEATS):
            layout.begin_block()
            for place in vocabulary.LOCATIONS:
                for level in range(1, LEVELS + 1):
                    steps = [f"at least {count}" for count in range(1, MOST_SHIPS + 1)]
                    layout.marks(f"{seat} {place} level {level}", steps)
            layout.end_block()
        layout.group(
            "power",
            "For each seat: the power of its fleet at each location, and by how much that is more than any other's.",
        )
        self.at_power = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            for place in vocabulary.LOCATIONS:
                layout.measure(f"{seat} at {place}", 4, 80)
                layout.measure(f"{seat} lead at {place}", 4, 80, least=-80)
        layout.group("in reach", "For each seat: the locations that it controls with power enough to colonise.")
        self.at_colonisable = len(layout.labels)
        for seat in layout.each_seat(MOST_SEATS):
            layout.marks(seat, vocabulary.LOCATIONS)

    def lay_seats(self, layout: Layout) -> None:
        layout.group("factions", "For each seat: its faction.")
        self.at_factions = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            layout.choice(seat, [card.slug for card in self.content.factions])
        layout.group("score", "For each seat: its score now, and its lead over the best other.")
        self.at_score = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            layout.measure(f"{seat} score", 30, 200, least=-20)
            layout.measure(f"{seat} lead", 15, 200, least=-200)
        layout.group("means", "For each seat: population, ore, and supply in each column.")
        self.at_means = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            layout.measure(f"{seat} population", 8, 20, steps=10)
            layout.measure(f"{seat} ore", 8, 100, steps=10)
            for column in vocabulary.LETTERS:
                layout.measure(f"{seat} supply {column}", 4, 20)
        layout.group(
            "tracks",
            "For each seat: discs left on the food and on the ore track, growth and ore of a production now, level of "
            "automation, and VP of the next level.",
        )
        self.at_tracks = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            layout.measure(f"{seat} food discs", TRACK_DISCS, TRACK_DISCS, steps=TRACK_DISCS)
            layout.measure(f"{seat} ore discs", TRACK_DISCS, TRACK_DISCS, steps=TRACK_DISCS)
            layout.measure(f"{seat} growth", vocabulary.COLUMNS, vocabulary.COLUMNS, steps=vocabulary.COLUMNS)
            layout.measure(f"{seat} ore production", 6, 20, steps=8)
            layout.measure(f"{seat} automation", 7, 40, steps=7)
            layout.measure(f"{seat} VP of the next level", 3, 10)
        layout.group("counts", "For each seat: what conditions and points count besides technologies, means and discs.")
        self.at_counts = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            for metric in COUNTED:
                layout.measure(f"{seat} {metric}", 6, 80)
        layout.group("technology counts", "For each seat: its technologies by level and by type.")
        self.research_block = len(layout.blocks)
        for seat in layout.each_seat(MOST_SEATS):
            layout.begin_block()
            for metric in vocabulary.METRICS[:OF_TECHNOLOGIES]:
                layout.measure(f"{seat} {metric}", 6, 80)
            layout.end_block()
        layout.group(
            "achievement progress",
            "For each seat: the achievements it has, those it could take now, and how much it lacks for each other.",
        )
        self.at_taken = len(layout.labels)
        for seat in layout.each_seat(MOST_SEATS):
            layout.marks(f"{seat} has", self.achievements)
        self.at_earned = len(layout.labels)
        for seat in layout.each_seat(MOST_SEATS):
            layout.marks(f"{seat} could take", self.achievements)
        self.at_lacking = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            for achievement in self.achievements:
                layout.measure(f"{seat} lacks for {achievement}", 4, 20)
        layout.group(
            "pawns", "For each seat: what its pawn stands on, which action of that, and whether at a surcharge."
        )
        self.at_pawns = len(layout.labels)
        for seat in layout.each_seat(MOST_SEATS):
            layout.marks(f"{seat} on", self.sources)
        self.at_pawn_actions = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            layout.choice(f"{seat} action", [str(number) for number in range(1, names.ACTIONS_OF_CARD + 1)])
            layout.flag(f"{seat} surcharge")

    def lay_cards(self, layout: Layout) -> None:
        layout.group("technologies", "For each seat: its technologies, private ones included.")
        for seat in layout.each_seat(MOST_SEATS):
            layout.begin_block()
            layout.marks(seat, self.technologies)
            layout.end_block()
        layout.group("private technologies", "For each seat: its private technologies.")
        for seat in layout.each_seat(MOST_SEATS):
            layout.begin_block()
            layout.marks(seat, self.technologies)
            layout.end_block()
        layout.group(
            "slots",
            "For each seat: slots it has researched, slots whose conditions it meets, and slots one short of it.",
        )
        for seat in layout.each_seat(MOST_SEATS):
            layout.begin_block()
            for what in ("researched", "open to", "one short"):
                layout.marks(f"{seat} {what}", self.slots)
            layout.end_block()
        layout.group("colonies", "For each seat: its colonies.")
        self.at_colonies = len(layout.labels)
        for seat in layout.each_seat(MOST_SEATS):
            layout.marks(seat, self.systems)
        layout.group("kept events", "For each seat: events it has kept.")
        self.at_kept = len(layout.labels)
        for seat in layout.each_seat(MOST_SEATS):
            layout.marks(seat, self.events)
        layout.group("special abilities", "For each seat: special abilities that its faction has gained.")
        self.at_specials = len(layout.labels)
        for seat in layout.each_seat(MOST_SEATS):
            layout.marks(
                seat, [names.name_of(self.content, vocabulary.SPECIAL + one.number) for one in self.content.specials]
            )
        layout.group("museum", "For each seat: cubes and power in the museum.")
        self.at_museum = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            layout.measure(f"{seat} cubes", 4, 20)
            layout.measure(f"{seat} power", 8, 80)

    def lay_decks(self, layout: Layout) -> None:
        layout.group("decks", "Cards in each deck.")
        self.at_decks = len(layout.scales)
        for deck in vocabulary.DECK_NAMES:
            layout.measure(deck, 16, 40)
        layout.group("seen", "Cards that the seat saw go under a deck and has not seen since.")
        self.at_seen = layout.marks("card", [*self.technologies, *self.systems])
        layout.group("looking at", "For each seat: how many cards it is looking at; and which, for the seat itself.")
        self.at_looking = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            layout.measure(seat, 4, 20)
        self.at_looking_at = layout.marks("card", [*self.technologies, *self.systems])

    # --- a position ---------------------------------------------------------------------------------------

    def note(self, game: Game, seat: int, numbers: list[int], marks: list[int], blocks: list[Piece]) -> None:
        sun = cast(SunGame, game)
        if sun.content is not self.content:
            self.take(sun.content)
        seats = sun.seats
        counts: list[FactionCounts] = []
        for number in range(seats):
            each = (seat + number) % seats
            noted = self.noted_of(sun.players[each])
            research = self.research_of(sun, each, noted)
            presence = noted.presence
            if presence is None or not presence.is_of(sun, each):
                presence = Presence(sun, each)
                noted.presence = presence
            counts.append(FactionCounts(sun, each, research, presence))
            for at in range(len(research.pieces)):
                blocks[self.research_block + at * MOST_SEATS + number] = research.pieces[at]
            if presence.fleet is None:
                presence.fleet = self.fleet_of(sun.players[each])
            blocks[self.fleet_block + number] = presence.fleet
        self.note_game(sun, seat, numbers, marks)
        self.note_board(sun, marks)
        self.note_map(sun, seat, marks, blocks)
        self.note_power(sun, seat, numbers)
        self.note_scores(sun, seat, counts, numbers)
        for number in range(seats):
            player = sun.players[(seat + number) % seats]
            self.note_means(player, number, counts[number], numbers)
            self.note_cards(player, number, numbers, marks)
        self.note_achievements(sun, seat, counts, numbers, marks)
        self.note_decks(sun, seat, numbers, marks)

    def take(self, content: Content) -> None:
        """Other values may be printed on the cards of another game; their names must be the same."""
        if content.names != self.content.names:
            raise ValueError("this featuriser is for other cards: ask the game's ruleset for one")
        self.content = content
        self.noted = {}
        self.research = {}
        self.controls = {}

    def noted_of(self, player: Player) -> Noted:
        place = id(player)
        found = self.noted.get(place)
        if found is None:
            if len(self.noted) > MOST_REMEMBERED:
                self.noted = {}
            found = Noted()
            self.noted[place] = found
        return found

    def research_of(self, game: SunGame, seat: int, noted: Noted) -> Research:
        player = game.players[seat]
        last = noted.research
        if (
            last is not None
            and noted.researched == player.researched
            and noted.private == player.private
            and noted.tech_at == game.tech_at
        ):
            return last
        technologies = game.techs_of(seat)
        key = (player.researched, len(player.private), *technologies)
        found = self.research.get(key)
        if found is None:
            if len(self.research) > MOST_REMEMBERED:
                self.research = {}
            found = Research(self.content, technologies, len(player.private))
            self.render_research(found, player)
            self.research[key] = found
        noted.research = found
        noted.researched = player.researched
        noted.private = player.private[:]
        noted.tech_at = game.tech_at[:]
        return found

    def render_research(self, research: Research, player: Player) -> None:
        """For each group that has a block for each seat, in their order."""
        count = len(self.slots)
        researched = player.researched
        slots = self.content.slots
        marks: list[int] = []
        for slot in range(count):
            if researched >> slot & 1:
                marks.append(slot)
                continue
            needed = slots[slot].need
            for other in slots[slot].of:
                needed -= researched >> other & 1
            if needed <= 0:
                marks.append(count + slot)
            elif needed == 1:
                marks.append(2 * count + slot)
        block = self.research_block
        research.pieces = [
            self.blocks[block].render(research.by_metric, []),
            self.blocks[block + MOST_SEATS].render([], research.technologies),
            self.blocks[block + 2 * MOST_SEATS].render([], player.private),
            self.blocks[block + 3 * MOST_SEATS].render([], marks),
        ]

    def fleet_of(self, player: Player) -> Piece:
        ships = player.ships
        key = tuple(ships)
        found = self.fleets.get(key)
        if found is None:
            if len(self.fleets) > MOST_REMEMBERED:
                self.fleets = {}
            marks: list[int] = []
            for at, count in enumerate(ships):
                for ship in range(min(count, MOST_SHIPS)):
                    marks.append(at * MOST_SHIPS + ship)
            found = self.blocks[self.fleet_block].render([], marks)
            self.fleets[key] = found
        return found

    def note_game(self, game: SunGame, seat: int, numbers: list[int], marks: list[int]) -> None:
        seats = game.seats
        numbers[self.at_seats] = seats
        numbers[self.at_place] = game.order.index(seat) + 1
        numbers[self.at_advanced] = 1 if game.rules.advanced else 0
        numbers[self.at_expert] = 1 if game.rules.expert else 0
        discs = 0
        for on_goal in game.goal_discs:
            discs += len(on_goal)
        at = self.at_round
        numbers[at] = game.round
        numbers[at + 1] = discs
        numbers[at + 2] = max(0, self.content.end_discs[seats] - discs)
        if game.last_round:
            numbers[at + 3] = 1
            numbers[at + 4] = game.last_round - game.round
        numbers[at + 5] = 1 if game.over else 0
        numbers[self.at_active] = (game.active - seat) % seats + 1
        numbers[self.at_stage] = game.stage + 1
        numbers[self.at_moving] = game.jump_left
        decision = game.pending[seat]
        if decision is not None:
            numbers[self.at_decision] = self.decision_numbers[decision.kind]
            for thing in decision.about.values():
                self.mark_subject(thing, marks)
        for each in range(seats):
            if game.pending[each] is not None or game.answers[each] is not None:
                marks.append(self.at_waiting + (each - seat) % seats)

    def mark_subject(self, thing: int, marks: list[int]) -> None:
        if 0 <= thing < len(self.technologies):
            marks.append(self.at_subject_technology + thing)
        elif vocabulary.EVENT <= thing < vocabulary.EVENT + len(self.events):
            marks.append(self.at_subject_event + thing - vocabulary.EVENT)
        elif vocabulary.SYSTEM <= thing < vocabulary.SYSTEM + len(self.systems):
            marks.append(self.at_subject_system + thing - vocabulary.SYSTEM)
        elif vocabulary.SLOT <= thing < vocabulary.SLOT + len(self.slots):
            marks.append(self.at_subject_slot + thing - vocabulary.SLOT)
        elif vocabulary.LOCATION <= thing < vocabulary.LOCATION + PLACES:
            marks.append(self.at_subject_place + thing - vocabulary.LOCATION)

    def note_board(self, game: SunGame, marks: list[int]) -> None:
        tech_at = game.tech_at
        event_at = game.event_at
        for slot in range(len(tech_at)):
            if tech_at[slot] != PASS:
                marks.append(self.on_board[slot] + tech_at[slot])
            if event_at[slot] != PASS:
                marks.append(self.at_covered + slot)
        for row in game.rows:
            for card in row:
                marks.append(self.at_rows + card)
        for level in range(2, LEVELS + 1):
            if game.rows_set >> level & 1:
                marks.append(self.at_rows_set + level - 2)
        for card in game.revealed:
            marks.append(self.at_revealed + card)
        for guild in range(len(self.content.guilds)):
            if game.guilds_open >> guild & 1:
                marks.append(self.at_guilds + guild)
        for event in game.placed:
            marks.append(self.at_placed + event)
            if game.beside[event] != PASS:
                marks.append(self.at_beside + game.beside[event])
        if game.dyson_system != PASS:
            marks.append(self.at_dyson + game.dyson_system)

    def note_map(self, game: SunGame, seat: int, marks: list[int], blocks: list[Piece]) -> None:
        seats = game.seats
        systems = self.content.systems
        for place in range(PLACES):
            system = game.system_at[place]
            if system == PASS:
                continue
            marks.append(self.at_systems + place * len(systems) + system)
            controller = game.controller[place]
            if controller != PASS and game.players[controller].power[place] >= systems[system].power:
                marks.append(self.at_colonisable + (controller - seat) % seats * PLACES + place)
        blocks[self.control_block] = self.control_of(game, seat)

    def control_of(self, game: SunGame, seat: int) -> Piece:
        """Who controls what; the routes depend on the extra systems, and on where they lie."""
        seats = game.seats
        extra = [game.system_at[place] != PASS for place in range(vocabulary.X1, PLACES)]
        key = (seat, seats, *game.controller, *game.base, *game.near, *extra)
        found = self.controls.get(key)
        if found is None:
            if len(self.controls) > MOST_REMEMBERED:
                self.controls = {}
            numbers = [0] * (PLACE_NUMBERS * PLACES)
            for place in range(PLACES):
                at = PLACE_NUMBERS * place
                controller = game.controller[place]
                if controller != PASS:
                    numbers[at] = (controller - seat) % seats + 1
                    numbers[at + 1] = game.base[place] + 1 if game.base[place] != vocabulary.NO_DISC else 0
                if game.is_place(place):
                    numbers[at + 2] = len(game.neighbours(place))
            found = self.blocks[self.control_block].render(numbers, [])
            self.controls[key] = found
        return found

    def note_power(self, game: SunGame, seat: int, numbers: list[int]) -> None:
        seats = game.seats
        powers = [game.players[(seat + number) % seats].power for number in range(seats)]
        for place in range(PLACES):
            most = 0
            second = 0
            for own in powers:
                power = own[place]
                if power > most:
                    second = most
                    most = power
                elif power > second:
                    second = power
            if not most:
                continue
            at = self.at_power + 2 * place
            for own in powers:
                power = own[place]
                numbers[at] = power
                numbers[at + 1] = power - (second if power == most else most)
                at += POWER_NUMBERS

    def note_scores(self, game: SunGame, seat: int, counts: list[FactionCounts], numbers: list[int]) -> None:
        seats = game.seats
        scores = [score(game, (seat + number) % seats, number, counts) for number in range(seats)]
        for number in range(seats):
            best = -1000
            for other in range(seats):
                if other != number and scores[other] > best:
                    best = scores[other]
            numbers[self.at_score + SCORE_NUMBERS * number] = scores[number]
            numbers[self.at_score + SCORE_NUMBERS * number + 1] = scores[number] - best

    def note_means(self, player: Player, number: int, counts: FactionCounts, numbers: list[int]) -> None:
        numbers[self.at_factions + number] = player.faction.thing - vocabulary.FACTION + 1
        at = self.at_means + MEANS_NUMBERS * number
        numbers[at] = player.pop
        numbers[at + 1] = player.ore
        removed = TRACK_DISCS - player.track[vocabulary.FOOD]
        after = player.faction.food_symbol_after
        growth = 0
        for column in range(vocabulary.COLUMNS):
            numbers[at + 2 + column] = player.supply[column]
            if player.supply[column] and removed >= after[column]:
                growth += 1
        at = self.at_tracks + TRACK_NUMBERS * number
        numbers[at] = player.track[vocabulary.FOOD]
        numbers[at + 1] = player.track[vocabulary.ORE]
        numbers[at + 2] = growth
        numbers[at + 3] = player.faction.ore_yield[TRACK_DISCS - player.track[vocabulary.ORE]]
        level = len(player.automation)
        printed = player.faction.automation_vp
        numbers[at + 4] = level
        numbers[at + 5] = printed[level] if level < len(printed) else 1
        at = self.at_counts + len(COUNTED) * number
        by_metric = counts.by_metric
        counted = self.counted
        for place in range(len(counted)):
            numbers[at + place] = by_metric[counted[place]]

    def note_cards(self, player: Player, number: int, numbers: list[int], marks: list[int]) -> None:
        start = self.at_colonies + number * len(self.systems)
        for colony in player.colonies:
            marks.append(start + colony)
        start = self.at_kept + number * len(self.events)
        for event in player.kept:
            marks.append(start + event)
        if len(player.pursued) < len(player.faction.specials):
            start = self.at_specials + number * len(self.content.specials)
            for special in player.faction.specials:
                if special not in player.pursued:
                    marks.append(start + special.number)
        numbers[self.at_museum + MUSEUM_NUMBERS * number] = player.museum_cubes
        numbers[self.at_museum + MUSEUM_NUMBERS * number + 1] = player.museum_power
        pawn = player.pawn
        if pawn != PASS:
            source = names.source_of(pawn)
            basics = len(self.content.basics)
            guilds = len(self.content.guilds)
            if source >= names.FIRST_EVENT:
                source += basics + guilds + len(self.technologies) - names.FIRST_EVENT
            elif source >= names.FIRST_GUILD:
                source += basics - names.FIRST_GUILD
            elif source >= names.FIRST_BASIC:
                source -= names.FIRST_BASIC
            else:
                source += basics + guilds
            marks.append(self.at_pawns + number * len(self.sources) + source)
            numbers[self.at_pawn_actions + PAWN_NUMBERS * number] = names.action_of(pawn) + 1
            numbers[self.at_pawn_actions + PAWN_NUMBERS * number + 1] = 1 if names.has_surcharge(pawn) else 0

    def note_achievements(
        self, game: SunGame, seat: int, counts: list[FactionCounts], numbers: list[int], marks: list[int]
    ) -> None:
        seats = game.seats
        count = len(self.achievements)
        for at, goal in enumerate(game.goals):
            marks.append(self.at_goals + goal)
            achievement = self.content.achievements[goal]
            slots = achievement.slots[seats]
            discs = game.goal_discs[at]
            free = len(discs) < len(slots)
            if free:
                marks.append(self.at_free_goals + goal)
                numbers[self.at_goal_vp + goal] = slots[len(discs)]
            for number in range(seats):
                each = (seat + number) % seats
                if each in discs:
                    marks.append(self.at_taken + number * count + goal)
                elif free:
                    lacking = counts[number].lacking(game, each, achievement.condition)
                    numbers[self.at_lacking + number * count + goal] = lacking
                    if not lacking:
                        marks.append(self.at_earned + number * count + goal)

    def note_decks(self, game: SunGame, seat: int, numbers: list[int], marks: list[int]) -> None:
        labels = game.labels[seat]
        first_system = len(self.technologies)
        for deck in range(len(game.decks)):
            offset: i64 = 0 if deck < SYSTEM_DECK else first_system
            size = 0
            for block in game.decks[deck]:
                size += len(block)
                for card in block:
                    place: i64 = card
                    place += offset
                    label: i64 = labels[place]
                    if label:
                        marks.append(self.at_seen + place)
            numbers[self.at_decks + deck] = size
        for each, player in enumerate(game.players):
            if player.looking:
                numbers[self.at_looking + (each - seat) % game.seats] = len(player.looking)
                for thing in player.looking:
                    card = thing if thing < vocabulary.SYSTEM else first_system + thing - vocabulary.SYSTEM
                    if each == seat:
                        marks.append(self.at_looking_at + card)
                    elif labels[card]:
                        marks.append(self.at_seen + card)
