"""New Frontiers as numbers: what a seat may know, laid out once for all options and numbers of players.

Everything is relative to the seat: it comes first, then the others clockwise. The row is as wide as five players need;
seats that nobody has stay 0. docs/encoding.md has a table of the groups.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from starboard.frontiers import scoring, vocabulary
from starboard.frontiers.abilities import gather
from starboard.frontiers.content import MATS, Content
from starboard.frontiers.develop import LAST_SPACE
from starboard.frontiers.position import FrontiersGame
from starboard.frontiers.settle import LAST_COLONY
from starboard.frontiers.vocabulary import GOAL, KIND, KIND_COUNT, POWER, POWERS_PER_TILE
from starboard.kernel.encoding import Featuriser, Layout, Piece, called
from starboard.kernel.game import PASS, Game

MOST_SEATS: Final = 5
MOST_COPIES: Final = 3
DECISIONS: Final = [
    "home",
    "action",
    "develop",
    "explore",
    "world-limit",
    "settle",
    "settle-again",
    "pay-for-military",
    "discard-for-strength",
    "upgrade",
    "upgrade-afterwards",
    "replace-this",
    "kind",
    "shortage",
    "pay-to-produce",
    "windfall",
    "sell",
    "consume",
    "consume-goods",
    "stockpile-goods",
    "stockpile-world",
    "stockpile-credits",
    "lay-out-goals",
    "reveal-goal",
]
"""Every question that this game asks."""
KINDS: Final = vocabulary.KINDS[1:KIND_COUNT]
EVERY_KIND: Final = vocabulary.KINDS[1:]
ACTIONS: Final = len(vocabulary.ACTIONS)

# Numbers of one seat, in the order in which they are laid out.
SCORE_NUMBERS: Final = 3
MEANS_NUMBERS: Final = 3
EMPIRE_NUMBERS: Final = 5
GOOD_NUMBERS: Final = 2 + 4
STOCK_NUMBERS: Final = 4 + 2
MOST_REMEMBERED: Final = 2_000
"""What is kept of empires, some ten kilobytes each: of many games at once, not of all that were ever played."""


@mypyc_attr(acyclic=True)
class Sums:
    """What an empire is and can do, added up once and shared by all positions in which it has the same tiles."""

    def __init__(self, game: FrontiersGame, seat: int) -> None:
        content = game.content
        player = game.players[seat]
        tiles = player.colonies + player.developments
        self.oort = False
        self.production = [0] * (KIND_COUNT + 1)
        self.windfalls = [0] * (KIND_COUNT + 1)
        self.military_worlds = 0
        self.keywords = [0] * len(vocabulary.KEYWORDS)
        self.consume_powers = 0
        modifies = 0
        self.points = 0
        for tile in tiles:
            design = content.tiles[tile]
            self.oort = self.oort or design.kind == vocabulary.ANY
            if design.goods == vocabulary.PRODUCTION:
                self.production[design.kind] += 1
            elif design.goods == vocabulary.WINDFALL:
                self.windfalls[design.kind] += 1
            self.military_worlds += 1 if design.military else 0
            for bit in range(len(vocabulary.KEYWORDS)):
                self.keywords[bit] += design.keywords >> bit & 1
            self.consume_powers += design.consume_powers
            modifies |= design.modifies
            if design.scores:
                self.points += scoring.variable_points(game, seat, design, vocabulary.NONE)
            else:
                self.points += design.vp
        self.modified = modifies.bit_count()
        self.spaces = game.spaces(seat)
        self.military = game.military(seat)
        self.against_keywords = 0
        self.abilities = gather(content, tiles)
        for power in self.abilities.military_against:
            self.against_keywords += power.amount
        self.pieces: list[Piece] = []
        """How it is written, as soon as somebody has rendered that."""


class FrontiersFeaturiser(Featuriser):
    """For all games with these tiles, whatever their options and number of players."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.tiles = len(content.tiles)
        self.sums: dict[tuple[int, ...], Sums] = {}
        self.decision_numbers = {kind: number + 1 for number, kind in enumerate(DECISIONS)}
        layout = Layout()
        self.lay_game(layout)
        self.lay_order(layout)
        self.lay_box(layout)
        self.lay_seats(layout)
        self.lay_powers(layout)
        self.lay_tiles(layout)
        self.lay_goals(layout)
        super().__init__(layout)

    # --- the layout ---------------------------------------------------------------------------------------

    def each_seat(self) -> list[str]:
        return [called(number) for number in range(MOST_SEATS)]

    def lay_game(self, layout: Layout) -> None:
        layout.group("game", "How many play, and the options of the game.")
        self.at_seats = layout.choice("players", [str(count) for count in range(1, MOST_SEATS + 1)])
        self.at_options = layout.flag("goals")
        layout.flag("first game")
        layout.group(
            "clock",
            "How near the end is: the round, VP chips and colonists left in all and for each player, spaces of the mat "
            "that the largest developments still lack, colonies that the largest empire lacks, the endings that have "
            "been reached, and whether the game is over.",
        )
        self.at_round = layout.measure("round", 10, 60)
        layout.measure("chips left", 24, 60, least=-60)
        layout.measure("chips left for each player", 12, 12, steps=12, least=-30)
        layout.measure("colonists left", 24, 60)
        layout.measure("colonists left for each player", 12, 12, steps=12)
        layout.measure("spaces to the end", LAST_SPACE + 1, LAST_SPACE + 1, steps=LAST_SPACE + 1)
        layout.measure("colonies to the end", LAST_COLONY + 1, LAST_COLONY + 1, steps=LAST_COLONY + 1)
        for ending in vocabulary.ENDINGS:
            layout.flag(f"ending {ending}")
        layout.flag("over")
        layout.group("decision", "The decision that the seat owes now, if any.")
        self.at_decision = layout.choice("decision", DECISIONS)
        layout.group(
            "subject", "The tiles (or tiles with the powers), the kind of good and the goal that the decision is about."
        )
        self.at_subject = layout.marks("tile", self.content.names)
        self.at_subject_kind = layout.marks("kind", vocabulary.KINDS)
        self.at_subject_goal = layout.marks("goal", [goal.slug for goal in self.content.goals])
        layout.group("waiting", "The seats that the table waits for.")
        self.at_waiting = layout.marks("waiting for", self.each_seat())

    def lay_order(self, layout: Layout) -> None:
        layout.group("action", "The action tile that is being resolved, and the seat that chose it.")
        self.at_action = layout.choice("action", vocabulary.ACTIONS)
        self.at_chooser = layout.choice("chooser", self.each_seat())
        layout.group("chosen", "For each seat: the action tiles that it has chosen in this round.")
        self.at_chosen = len(layout.labels)
        for seat in layout.each_seat(MOST_SEATS):
            layout.marks(seat, vocabulary.ACTIONS)
        layout.group("last round", "For each seat: the action tiles that it chose in the round before.")
        self.at_last_round = len(layout.labels)
        for seat in layout.each_seat(MOST_SEATS):
            layout.marks(seat, vocabulary.ACTIONS)
        layout.group(
            "priority",
            "The seat of each disk on the track, how many disks have had their turn, and for each seat its place in "
            "the order of the action and the turns it still has in this round.",
        )
        self.at_track = len(layout.scales)
        for place in range(1, MOST_SEATS + 1):
            layout.choice(f"disk {place}", self.each_seat())
        self.at_turn = layout.measure("turns taken", MOST_SEATS, MOST_SEATS)
        for seat in layout.each_seat(MOST_SEATS):
            layout.choice(f"{seat} place", [str(place) for place in range(1, MOST_SEATS + 1)])
            layout.measure(f"{seat} turns left", 2, 2)

    def lay_box(self, layout: Layout) -> None:
        layout.group(
            "pools", "Goods of each kind in the supply, credits on Produce, worlds in the bag, worlds that lie open."
        )
        self.at_supply = len(layout.scales)
        for kind in KINDS:
            layout.measure(f"supply of {kind}", 20, 20)
        layout.measure("credits on produce", 3, 30)
        layout.measure("bag", 60, len(self.content.worlds))
        layout.measure("display", 10, 60)
        layout.group("display", "The worlds that lie open, to be taken by those who explore.")
        self.at_display = layout.marks("world", self.content.names)
        layout.group("developments", "How many of each development are left: at least one, two, three.")
        self.at_stacks = len(layout.labels)
        for count in range(1, MOST_COPIES + 1):
            layout.marks(f"at least {count}", self.content.names)

    def lay_seats(self, layout: Layout) -> None:
        layout.group("score", "For each seat: its score now, its lead over the best other, and its VP chips.")
        self.at_score = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            layout.measure(f"{seat} score", 40, 200, least=-20)
            layout.measure(f"{seat} lead", 20, 200, least=-200)
            layout.measure(f"{seat} chips", 20, 120)
        layout.group("means", "For each seat: credits, colonists on the mat, and goods and credits together.")
        self.at_means = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            layout.measure(f"{seat} credits", 10, 100, steps=12)
            layout.measure(f"{seat} colonists", 5, 60, steps=6)
            layout.measure(f"{seat} tie-break", 10, 100)
        layout.group(
            "empire counts",
            "For each seat: colonies, developments, spaces of the mat that they cover, explored worlds, military "
            "worlds.",
        )
        self.at_empire = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            layout.measure(f"{seat} colonies", 8, 40, steps=8)
            layout.measure(f"{seat} developments", 8, 40)
            layout.measure(f"{seat} spaces", 10, 60, steps=10)
            layout.measure(f"{seat} explored", 6, 60, steps=4)
            layout.measure(f"{seat} military worlds", 4, 40)
        layout.group("goods", "For each seat: goods, kinds of goods, and goods of each kind.")
        self.at_goods = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            layout.measure(f"{seat} goods", 6, 40, steps=6)
            layout.measure(f"{seat} kinds", 4, 4)
            for kind in KINDS:
                layout.measure(f"{seat} {kind}", 2, 40)
        layout.group("mats", "For each seat: the empire mat it was dealt.")
        self.at_mats = len(layout.scales)
        for seat in layout.each_seat(MOST_SEATS):
            layout.choice(f"{seat} mat", [str(mat) for mat in range(1, MATS + 1)])

    def lay_powers(self, layout: Layout) -> None:
        layout.group(
            "worlds",
            "For each seat: production and windfall worlds of each kind, and how many kinds its colonies have, without "
            "the one that may be any.",
        )
        for seat in layout.each_seat(MOST_SEATS):
            layout.begin_block()
            for what in ("production", "windfall"):
                for kind in EVERY_KIND:
                    layout.measure(f"{seat} {what} {kind}", 3, 40)
            layout.measure(f"{seat} kinds of colonies", 4, 4)
            layout.end_block()
        layout.group(
            "keywords",
            "For each seat: tiles with each keyword, powers that consume, and actions that its powers modify.",
        )
        for seat in layout.each_seat(MOST_SEATS):
            layout.begin_block()
            for keyword in vocabulary.KEYWORDS:
                layout.measure(f"{seat} {keyword}", 3, 40)
            layout.measure(f"{seat} powers that consume", 4, 60)
            layout.measure(f"{seat} modified actions", 6, 6)
            layout.end_block()
        layout.group("military", "For each seat: Military, against worlds of each kind, and against keywords together.")
        for seat in layout.each_seat(MOST_SEATS):
            layout.begin_block()
            layout.measure(f"{seat} military", 6, 60, steps=8, least=-10)
            for kind in EVERY_KIND:
                layout.measure(f"{seat} against {kind}", 3, 40)
            layout.measure(f"{seat} against keywords", 3, 40)
            layout.end_block()
        layout.group("discounts", "For each seat: discount on developments, on worlds, and on worlds of each kind.")
        for seat in layout.each_seat(MOST_SEATS):
            layout.begin_block()
            for what in ("developments", "worlds", *EVERY_KIND):
                layout.measure(f"{seat} {what}", 3, 40)
            layout.end_block()
        layout.group(
            "gains",
            "For each seat, from powers: credits, colonists and worlds in Explore, credits after developing, and "
            "credits, colonists and worlds after settling.",
        )
        for seat in layout.each_seat(MOST_SEATS):
            layout.begin_block()
            for what in (
                "explore credits",
                "explore colonists",
                "explore worlds",
                "develop credits",
                "settle credits",
                "settle colonists",
                "settle worlds",
            ):
                layout.measure(f"{seat} {what}", 3, 40)
            layout.end_block()
        layout.group(
            "trading",
            "For each seat: goods that it may sell, credits that powers add to a sale of any good and of each kind, "
            "powers that use goods, and VP and credits that it gets for consuming.",
        )
        for seat in layout.each_seat(MOST_SEATS):
            layout.begin_block()
            for what in ("sales", "any good", *EVERY_KIND, "uses of goods", "VP", "credits"):
                layout.measure(f"{seat} {what}", 3, 60)
            layout.end_block()

    def lay_tiles(self, layout: Layout) -> None:
        layout.group("empires", "For each seat: its colonies and developments.")
        for seat in layout.each_seat(MOST_SEATS):
            layout.begin_block()
            layout.marks(seat, self.content.names)
            layout.end_block()
        layout.group("goods by world", "For each seat: its colonies that hold a good.")
        self.at_good_worlds = len(layout.labels)
        for seat in layout.each_seat(MOST_SEATS):
            layout.marks(seat, self.content.names)
        layout.group("explored", "For each seat: its explored worlds, which it may settle.")
        self.at_explored = len(layout.labels)
        for seat in layout.each_seat(MOST_SEATS):
            layout.marks(seat, self.content.names)

    def lay_goals(self, layout: Layout) -> None:
        goals = [goal.slug for goal in self.content.goals]
        layout.group(
            "goals",
            "The goals that lie open, those that the seat knows to be in the stack, keeps or is looking at, how many "
            "the stack has, and the seat that keeps one face down.",
        )
        self.at_open = layout.marks("open", goals)
        self.at_known = layout.marks("known in the stack", goals)
        self.at_kept = layout.marks("kept", goals)
        self.at_looking = layout.marks("looking at", goals)
        self.at_stack = layout.measure("stack", 8, len(goals))
        self.at_keeper = layout.choice("keeper", self.each_seat())
        layout.group("goal progress", "For each seat: how far it is with each goal that lies open.")
        self.progress_block = layout.begin_block()
        for seat in layout.each_seat(MOST_SEATS):
            for goal in goals:
                layout.measure(f"{seat} {goal}", 6, 60)
        layout.end_block()
        layout.group("stockpiles", "For each seat: stockpiled goods of each kind, worlds and credits.")
        self.stock_block = layout.begin_block()
        for seat in layout.each_seat(MOST_SEATS):
            for what in (*KINDS, "worlds", "credits"):
                layout.measure(f"{seat} {what}", 4, 60)
        layout.end_block()
        layout.group("stockpiled worlds", "For each seat: the worlds of its stockpile.")
        self.at_stock_worlds = len(layout.labels)
        for seat in layout.each_seat(MOST_SEATS):
            layout.marks(seat, self.content.names)

    # --- a position ---------------------------------------------------------------------------------------

    def note(self, game: Game, seat: int, numbers: list[int], marks: list[int], blocks: list[Piece]) -> None:
        frontiers = cast(FrontiersGame, game)
        if frontiers.content is not self.content:
            self.take(frontiers.content)
        seats = frontiers.seats
        sums = [self.sums_of(frontiers, (seat + number) % seats) for number in range(seats)]
        self.note_game(frontiers, seat, numbers, marks)
        self.note_clock(frontiers, seat, sums, numbers)
        self.note_order(frontiers, seat, numbers, marks)
        self.note_box(frontiers, numbers, marks)
        self.note_scores(frontiers, seat, sums, numbers)
        for number in range(seats):
            self.note_seat(frontiers, (seat + number) % seats, number, sums[number], numbers, marks, blocks)
        if frontiers.rules.goals:
            self.note_goals(frontiers, seat, numbers, marks, blocks)

    def take(self, content: Content) -> None:
        """Other values may be printed on the tiles of another game; their names must be the same."""
        if content.names != self.content.names or content.goal_ids != self.content.goal_ids:
            raise ValueError("this featuriser is for other tiles: ask the game's ruleset for one")
        self.content = content
        self.sums = {}

    def sums_of(self, game: FrontiersGame, seat: int) -> Sums:
        player = game.players[seat]
        # The kind of Oort counts for Military as well.
        key = (player.oort, *player.colonies, PASS, *player.developments)
        found = self.sums.get(key)
        if found is None:
            if len(self.sums) > MOST_REMEMBERED:
                self.sums = {}
            found = Sums(game, seat)
            self.sums[key] = found
        return found

    def note_game(self, game: FrontiersGame, seat: int, numbers: list[int], marks: list[int]) -> None:
        seats = game.seats
        numbers[self.at_seats] = seats
        numbers[self.at_options] = 1 if game.rules.goals else 0
        numbers[self.at_options + 1] = 1 if game.rules.first_game else 0
        decision = game.pending[seat]
        if decision is not None:
            numbers[self.at_decision] = self.decision_numbers[decision.kind]
            for thing in decision.about.values():
                if 0 <= thing < self.tiles:
                    marks.append(self.at_subject + thing)
                elif thing >= POWER:
                    marks.append(self.at_subject + (thing - POWER) // POWERS_PER_TILE)
                elif KIND <= thing < KIND + len(vocabulary.KINDS):
                    marks.append(self.at_subject_kind + thing - KIND)
                elif GOAL <= thing < KIND:
                    marks.append(self.at_subject_goal + thing - GOAL)
        for each in range(seats):
            if game.pending[each] is not None or game.answers[each] is not None:
                marks.append(self.at_waiting + (each - seat) % seats)

    def note_clock(self, game: FrontiersGame, seat: int, sums: list[Sums], numbers: list[int]) -> None:
        seats = game.seats
        spaces = 0
        colonies = 0
        for number in range(seats):
            spaces = max(spaces, sums[number].spaces)
            colonies = max(colonies, len(game.players[(seat + number) % seats].colonies))
        at = self.at_round
        numbers[at] = game.round
        numbers[at + 1] = game.vp_pool
        numbers[at + 2] = game.vp_pool // seats
        numbers[at + 3] = game.colonist_pool
        numbers[at + 4] = game.colonist_pool // seats
        numbers[at + 5] = LAST_SPACE + 1 - spaces
        numbers[at + 6] = LAST_COLONY + 1 - colonies
        for bit in range(len(vocabulary.ENDINGS)):
            numbers[at + 7 + bit] = game.ending >> bit & 1
        numbers[at + 7 + len(vocabulary.ENDINGS)] = 1 if game.over else 0

    def note_order(self, game: FrontiersGame, seat: int, numbers: list[int], marks: list[int]) -> None:
        seats = game.seats
        if game.action != vocabulary.NO_ACTION:
            numbers[self.at_action] = game.action + 1
        if game.chooser != PASS:
            numbers[self.at_chooser] = (game.chooser - seat) % seats + 1
        for at in range(len(game.picked)):
            marks.append(self.at_chosen + (game.picked_by[at] - seat) % seats * ACTIONS + game.picked[at])
        for at in range(len(game.last_picked)):
            marks.append(self.at_last_round + (game.last_picked_by[at] - seat) % seats * ACTIONS + game.last_picked[at])
        numbers[self.at_turn] = game.turn
        for place, each in enumerate(game.track):
            number = (each - seat) % seats
            numbers[self.at_track + place] = number + 1
            if place >= game.turn:
                numbers[self.at_turn + 2 + 2 * number] += 1
        for place, each in enumerate(game.order):
            numbers[self.at_turn + 1 + 2 * ((each - seat) % seats)] = place + 1

    def note_box(self, game: FrontiersGame, numbers: list[int], marks: list[int]) -> None:
        at = self.at_supply
        for kind in range(1, KIND_COUNT):
            numbers[at + kind - 1] = game.supply[kind]
        numbers[at + 4] = game.produce_credits
        numbers[at + 5] = len(game.bag)
        numbers[at + 6] = len(game.display)
        for tile in game.display:
            marks.append(self.at_display + tile)
        stacks = game.stacks
        for tile in self.content.developments:
            for count in range(min(stacks[tile], MOST_COPIES)):
                marks.append(self.at_stacks + count * self.tiles + tile)

    def note_scores(self, game: FrontiersGame, seat: int, sums: list[Sums], numbers: list[int]) -> None:
        seats = game.seats
        scores = [score(game, (seat + number) % seats, sums[number]) for number in range(seats)]
        for number in range(seats):
            best = -1000
            for other in range(seats):
                if other != number and scores[other] > best:
                    best = scores[other]
            at = self.at_score + SCORE_NUMBERS * number
            numbers[at] = scores[number]
            numbers[at + 1] = scores[number] - best
            numbers[at + 2] = game.players[(seat + number) % seats].vp

    def note_seat(
        self,
        game: FrontiersGame,
        seat: int,
        number: int,
        sums: Sums,
        numbers: list[int],
        marks: list[int],
        blocks: list[Piece],
    ) -> None:
        """What lies before a seat; `number` is how far clockwise it is."""
        player = game.players[seat]
        good = game.good
        tiles = self.tiles
        goods = 0
        at = self.at_goods + GOOD_NUMBERS * number
        holding = self.at_good_worlds + number * tiles
        for tile in player.colonies:
            kind = good[tile]
            if kind != vocabulary.NONE:
                marks.append(holding + tile)
                goods += 1
                if not numbers[at + 1 + kind]:
                    numbers[at + 1] += 1
                numbers[at + 1 + kind] += 1
        numbers[at] = goods
        explored = self.at_explored + number * tiles
        for tile in player.explored:
            marks.append(explored + tile)
        at = self.at_means + MEANS_NUMBERS * number
        numbers[at] = player.credits
        numbers[at + 1] = player.colonists
        numbers[at + 2] = player.credits + goods
        at = self.at_empire + EMPIRE_NUMBERS * number
        numbers[at] = len(player.colonies)
        numbers[at + 1] = len(player.developments)
        numbers[at + 2] = sums.spaces
        numbers[at + 3] = len(player.explored)
        numbers[at + 4] = sums.military_worlds
        numbers[self.at_mats + number] = player.mat
        if not sums.pieces:
            self.render(sums, player.colonies + player.developments)
        for at in range(len(sums.pieces)):
            blocks[at * MOST_SEATS + number] = sums.pieces[at]

    def render(self, sums: Sums, tiles: list[int]) -> None:
        """What an empire is and can do: for each group that has a block for each seat, in their order."""
        abilities = sums.abilities
        kinds = 0
        for kind in range(1, KIND_COUNT):
            if sums.production[kind] + sums.windfalls[kind]:
                kinds += 1
        consuming = [len(abilities.consume), abilities.consume_vp, abilities.consume_credits]
        exploring = [abilities.explore_credits, abilities.explore_colonists, abilities.explore_draw]
        settling = [abilities.settle_credits_after, abilities.settle_colonists_after, abilities.settle_draw_after]
        rows = [
            [*sums.production[1:], *sums.windfalls[1:], kinds],
            [*sums.keywords, sums.consume_powers, sums.modified],
            [sums.military, *abilities.military_for[1:], sums.against_keywords],
            [abilities.develop_discount, abilities.settle_discount, *abilities.discount_for[1:]],
            [*exploring, abilities.develop_credits_after, *settling],
            [abilities.sales, abilities.trade_bonus, *abilities.trade_for[1:], *consuming],
        ]
        for group, row in enumerate(rows):
            sums.pieces.append(self.blocks[group * MOST_SEATS].render(row, []))
        sums.pieces.append(self.blocks[len(rows) * MOST_SEATS].render([], tiles))

    def note_goals(
        self, game: FrontiersGame, seat: int, numbers: list[int], marks: list[int], blocks: list[Piece]
    ) -> None:
        seats = game.seats
        progress = [0] * (MOST_SEATS * len(self.content.goals))
        stock = [0] * (MOST_SEATS * STOCK_NUMBERS)
        for goal in game.open_goals:
            marks.append(self.at_open + goal)
            design = self.content.goals[goal]
            for number in range(seats):
                at = number * len(self.content.goals) + goal
                progress[at] = scoring.goal_count(game, (seat + number) % seats, design, vocabulary.NONE)
        for one in game.history:
            if one.seat == seat:
                for at, token in enumerate(game.stack_tokens):
                    if token in one.after:
                        marks.append(self.at_known + game.goal_stack[at])
        numbers[self.at_stack] = len(game.goal_stack)
        if game.keeper != PASS:
            numbers[self.at_keeper] = (game.keeper - seat) % seats + 1
            if game.keeper == seat:
                marks.append(self.at_kept + game.kept_goal)
        if game.surveyor == seat:
            for goal in game.goals_seen:
                marks.append(self.at_looking + goal)
        for number in range(seats):
            player = game.players[(seat + number) % seats]
            at = STOCK_NUMBERS * number
            for kind in range(1, KIND_COUNT):
                stock[at + kind - 1] = player.stock_goods[kind]
            stock[at + 4] = len(player.stock_worlds)
            stock[at + 5] = player.stock_credits
            for tile in player.stock_worlds:
                marks.append(self.at_stock_worlds + number * self.tiles + tile)
        blocks[self.progress_block] = self.blocks[self.progress_block].render(progress, [])
        blocks[self.stock_block] = self.blocks[self.stock_block].render(stock, [])


def score(game: FrontiersGame, seat: int, sums: Sums) -> int:
    """As `scoring.standing`, from sums that have been made already."""
    if sums.oort:
        return scoring.standing(game, seat).total
    total = sums.points + game.players[seat].vp
    for goal in game.open_goals:
        scale = game.content.goals[goal]
        total += scale.vp(scoring.goal_count(game, seat, scale, vocabulary.NONE))
    return total
