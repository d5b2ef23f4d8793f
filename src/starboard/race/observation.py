"""Race for the Galaxy as numbers: what a seat may know, laid out once for each content level.

Everything is relative to the seat: it comes first, then the others clockwise. The row is as wide as the most players
of the level need; seats that nobody has stay 0. docs/encoding.md has a table of the groups.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from starboard.kernel.encoding import Featuriser, Layout, Piece, called
from starboard.kernel.game import PASS, Game
from starboard.race import goals, robot, scoring, vocabulary
from starboard.race.content import BRINK_OF_WAR, Content
from starboard.race.names import CATEGORY, KIND, POWER, POWERS_PER_CARD
from starboard.race.position import RaceGame, Rules
from starboard.race.quirks import NO_QUIRKS
from starboard.race.robot_table import DIFFICULTIES
from starboard.race.rounds import PRESTIGE_END, TABLEAU_END
from starboard.race.tableau_sums import KINDS, Remembered, Stock, Sums, consumed_vp

MOST_SEATS: Final = [4, 5, 6, 6]
"""By content level."""
MOST_FRAMES: Final = 1000
GATHERING_STORM: Final = 1
REBEL_VS_IMPERIUM: Final = 2

OPTIONS: Final = ["advanced", "preset", "goals", "takeovers", "draft", "scenario", "solo"]
DECISIONS: Final = [
    "action",
    "two-actions",
    "second-action",
    "draft",
    "start",
    "starting-discard",
    "save-card",
    "search-category",
    "search-keep",
    "discard-for-prestige",
    "explore-keep",
    "explore-discard",
    "develop",
    "pay-development",
    "discard-after-draw",
    "settle",
    "settle-extra",
    "pay-world",
    "spend-good",
    "upgrade",
    "takeover",
    "reinforce",
    "prevent-takeover",
    "defend",
    "trade",
    "consume",
    "consume-goods",
    "consume-cards",
    "guess-cost",
    "ante",
    "ante-keep",
    "windfall",
    "produce-on-refinery",
    "kind",
    "produce",
    "discard-to-produce",
    "hand-limit",
]
"""Every question that this game asks."""
GOOD_KINDS: Final = vocabulary.GOODS[1:]

# Numbers of one seat, in the order in which they are laid out.
SCORE_NUMBERS: Final = 3
CARD_NUMBERS: Final = 4
KIND_BITS: Final = 6
"""For goods of one kind: more than any tableau has room for."""
PRESTIGE_NUMBERS: Final = 5
MOST_GOALS: Final = len(goals.NAMES) - goals.FIRSTS


class RaceFeaturiser(Featuriser):
    """For all games with these cards, whatever their options and number of players."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.seats = MOST_SEATS[content.level]
        self.remembered = Remembered()
        self.cards = len(content.cards)
        self.first_copy: list[int] = []
        """For each card, the first of its design: copies follow each other."""
        for card, design in enumerate(content.cards):
            same = card > 0 and content.cards[card - 1] is design
            self.first_copy.append(self.first_copy[card - 1] if same else card)
        self.copied = [
            self.first_copy[card] if design.copies > 1 else PASS for card, design in enumerate(content.cards)
        ]
        """The same, but PASS for a card that there is only once."""
        self.decision_numbers = {kind: number + 1 for number, kind in enumerate(DECISIONS)}
        self.bases: list[int] = []
        """The first block of each group that tells of tableaus."""
        self.places: dict[int, list[Any]] = {}
        """The places of all cards in groups of marks, by where these begin: as objects, not made anew each time."""
        self.frames: dict[tuple[Rules, int, int], Piece] = {}
        """How options, number of players and place in the order of play are written."""
        layout = Layout()
        self.lay_game(layout)
        self.lay_seats(layout)
        self.lay_tableaus(layout)
        self.lay_own(layout)
        if content.level >= GATHERING_STORM:
            self.lay_goals(layout)
            self.lay_robot(layout)
            self.lay_draft(layout)
        if content.level >= REBEL_VS_IMPERIUM:
            self.lay_takeovers(layout)
        if content.level >= BRINK_OF_WAR:
            self.lay_prestige(layout)
        super().__init__(layout)
        self.targets = [[base + number for base in self.bases] for number in range(self.seats)]
        """For each seat, its blocks among those of the groups that tell of tableaus."""
        self.one_good = one_good(content)
        """For each world, what a good on it adds to the key of `Sums.stocks`."""

    # --- the layout ---------------------------------------------------------------------------------------

    def each_seat(self) -> list[str]:
        return [called(number) for number in range(self.seats)]

    def lay_game(self, layout: Layout) -> None:
        layout.group("game", "How many play, the seat's place in the order of play, and the options of the game.")
        self.game_block = layout.begin_block()
        layout.choice("players", [str(count) for count in range(1, self.seats + 1)])
        layout.choice("place in order", [str(place) for place in range(1, self.seats + 1)])
        for option in OPTIONS:
            layout.flag(option)
        layout.choice("difficulty", DIFFICULTIES)
        layout.end_block()
        layout.group(
            "clock",
            "How near the end is: the round, VP chips left in all and for each player, cards that the largest tableau "
            "still lacks, the smaller of the last two, prestige that the leader lacks, cards in the deck and the "
            "discard pile, and whether the game is over.",
        )
        self.at_round = layout.measure("round", 12, 60)
        layout.measure("chips left", 24, 12 * 7 + 5, least=-60)
        layout.measure("chips left for each player", 12, 18, steps=12, least=-12)
        layout.measure("cards to the end", 12, 14, steps=12)
        layout.measure("clock", 12, 14, steps=12, least=-12)
        layout.measure("prestige to the end", PRESTIGE_END, PRESTIGE_END)
        layout.measure("deck", 100, self.cards)
        layout.measure("discard pile", 100, self.cards)
        layout.flag("over")
        layout.group("phase", "The phase that is being played.")
        self.at_phase = layout.choice("phase", vocabulary.PHASES)
        layout.group("decision", "The decision that the seat owes now, if any.")
        self.at_decision = layout.choice("decision", DECISIONS)
        layout.group(
            "subject",
            "The cards (or cards with the powers), the kind of good and the category that the decision is about.",
        )
        self.at_subject = layout.marks("card", self.content.names)
        self.at_subject_kind = layout.marks("kind", vocabulary.GOODS)
        self.at_subject_category = 0
        if self.content.level >= BRINK_OF_WAR:
            self.at_subject_category = layout.marks("search", vocabulary.CATEGORIES)
        layout.group("waiting", "The seats that the table waits for.")
        self.at_waiting = layout.marks("waiting for", self.each_seat())

    def lay_seats(self, layout: Layout) -> None:
        layout.group("score", "For each seat: its score now, its lead over the best other, and its VP chips.")
        self.at_score = len(layout.scales)
        for seat in layout.each_seat(self.seats):
            layout.measure(f"{seat} score", 40, 200, least=-20)
            layout.measure(f"{seat} lead", 20, 200, least=-200)
            layout.measure(f"{seat} chips", 20, 120)
        layout.group(
            "cards in hand",
            "For each seat: cards in hand, cards that it is looking at, cards saved under a world, and its hand limit "
            "beyond 10.",
        )
        self.at_cards = len(layout.scales)
        for seat in layout.each_seat(self.seats):
            layout.measure(f"{seat} hand", 10, 60, steps=12)
            layout.measure(f"{seat} looking at", 10, 60)
            layout.measure(f"{seat} saved", 4, 30)
            layout.measure(f"{seat} hand limit beyond 10", 2, 2)
        layout.group(
            "tableau counts",
            "For each seat: cards in the tableau and how many it may have beyond 12, worlds, developments, 6-cost "
            "developments, military worlds, Rebel military worlds.",
        )
        self.bases.append(len(layout.blocks))
        for seat in layout.each_seat(self.seats):
            layout.begin_block()
            layout.measure(f"{seat} tableau", 12, 30, steps=12)
            layout.measure(f"{seat} tableau limit beyond 12", 2, 2)
            for what in ("worlds", "developments"):
                layout.measure(f"{seat} {what}", 8, 30)
            for what in ("6-cost developments", "military worlds", "Rebel military worlds"):
                layout.measure(f"{seat} {what}", 4, 30)
            layout.end_block()
        layout.group("goods", "For each seat: goods, kinds of goods, and goods of each kind.")
        self.goods_block = len(layout.blocks)
        for seat in layout.each_seat(self.seats):
            layout.begin_block()
            layout.measure(f"{seat} goods", 6, 30, steps=6)
            layout.measure(f"{seat} kinds", 4, 5)
            for kind in GOOD_KINDS:
                layout.measure(f"{seat} {kind}", 2, 30)
            layout.end_block()
        layout.group(
            "worlds",
            "For each seat: production worlds and windfall worlds of each kind, and how many kinds its worlds have.",
        )
        self.bases.append(len(layout.blocks))
        for seat in layout.each_seat(self.seats):
            layout.begin_block()
            for what in ("production", "windfall"):
                for kind in GOOD_KINDS:
                    layout.measure(f"{seat} {what} {kind}", 3, 30)
            layout.measure(f"{seat} kinds of worlds", 4, 5)
            layout.end_block()
        layout.group("keywords", "For each seat: cards with each keyword, and phases in which it has a power.")
        self.bases.append(len(layout.blocks))
        for seat in layout.each_seat(self.seats):
            layout.begin_block()
            for keyword in vocabulary.KEYWORDS:
                layout.measure(f"{seat} {keyword}", 3, 30)
            layout.measure(f"{seat} phases with a power", 6, 6)
            layout.end_block()
        layout.group("military", "For each seat: Military, against Rebels, and against worlds of each kind.")
        self.bases.append(len(layout.blocks))
        for seat in layout.each_seat(self.seats):
            layout.begin_block()
            layout.measure(f"{seat} military", 8, 40, steps=12, least=-10)
            layout.measure(f"{seat} against Rebels", 4, 20)
            for kind in GOOD_KINDS:
                layout.measure(f"{seat} against {kind}", 4, 20)
            layout.end_block()
        layout.group("discounts", "For each seat: discount on developments, on worlds, and on worlds of each kind.")
        self.bases.append(len(layout.blocks))
        for seat in layout.each_seat(self.seats):
            layout.begin_block()
            for what in ("developments", "worlds", *GOOD_KINDS):
                layout.measure(f"{seat} {what}", 3, 20)
            layout.end_block()
        layout.group("exploring", "For each seat: cards that powers let it draw and keep in Explore.")
        self.bases.append(len(layout.blocks))
        for seat in layout.each_seat(self.seats):
            layout.begin_block()
            layout.measure(f"{seat} draw", 4, 20)
            layout.measure(f"{seat} keep", 2, 20)
            layout.end_block()
        layout.group("trading", "For each seat: cards that powers add to a sale, of any good and of each kind.")
        self.bases.append(len(layout.blocks))
        for seat in layout.each_seat(self.seats):
            layout.begin_block()
            for what in ("any good", *GOOD_KINDS):
                layout.measure(f"{seat} {what}", 3, 30)
            layout.end_block()
        layout.group(
            "economy",
            "For each seat, roughly: goods that Produce makes, cards that it draws, VP of consuming those goods with "
            "Consume: 2x VP, and VP of consuming the goods it has now.",
        )
        self.at_economy = len(layout.scales) + 1
        self.bases.append(len(layout.blocks))
        for seat in layout.each_seat(self.seats):
            layout.begin_block()
            layout.measure(f"{seat} produces", 6, 30, steps=6)
            layout.measure(f"{seat} draws", 4, 30)
            layout.measure(f"{seat} VP of a cycle", 8, 80, steps=12)
            layout.end_block()
            layout.measure(f"{seat} VP of its goods", 8, 80, steps=8)

    def lay_tableaus(self, layout: Layout) -> None:
        layout.group(
            "tableaus", "For each seat: the cards of its tableau. Of a design with copies, the first k places."
        )
        self.bases.append(len(layout.blocks))
        for seat in layout.each_seat(self.seats):
            layout.begin_block()
            layout.marks(seat, self.content.names)
            layout.end_block()
        layout.group("goods by world", "For each seat: its worlds that hold a good.")
        self.at_good_worlds = len(layout.labels)
        for seat in layout.each_seat(self.seats):
            layout.marks(seat, self.content.names)
        layout.group("actions", "For each seat: the actions it has chosen in this round, as far as they are shown.")
        self.at_actions = len(layout.labels)
        for seat in layout.each_seat(self.seats):
            layout.marks(seat, vocabulary.ACTIONS)
        layout.group("last round", "For each seat: the actions it chose in the round before.")
        self.at_last_round = len(layout.labels)
        for seat in layout.each_seat(self.seats):
            layout.marks(seat, vocabulary.ACTIONS)

    def lay_own(self, layout: Layout) -> None:
        layout.group("own hand", "The cards in the seat's hand. Of a design with copies, the first k places.")
        self.at_hand = layout.marks("card", self.content.names)
        layout.group(
            "looking at", "The cards that the seat is looking at: drawn in Explore, or start worlds to choose."
        )
        self.at_drawn = layout.marks("card", self.content.names)
        layout.group("own discards", "The cards that the seat knows to be in a discard pile.")
        self.at_discards = layout.marks("card", self.content.names)
        layout.group(
            "in reach",
            "Of the seat's hand: developments and worlds that the other cards could pay for, worlds that its Military "
            "could conquer, and 6-cost developments.",
        )
        self.at_reach = layout.measure("developments", 4, 40, steps=4)
        layout.measure("worlds", 4, 40, steps=4)
        layout.measure("military worlds", 4, 40, steps=4)
        layout.measure("6-cost developments", 2, 40, steps=2)

    def lay_goals(self, layout: Layout) -> None:
        layout.group("goals", "The goals of the game, and those of them that nobody holds.")
        self.at_goals = layout.marks("in play", goals.NAMES)
        self.at_free_goals = layout.marks("free", goals.NAMES)
        layout.group("claimed goals", "For each seat: the goals it holds.")
        self.at_claimed = len(layout.labels)
        for seat in layout.each_seat(self.seats):
            layout.marks(seat, goals.NAMES)
        layout.group("goal progress", "For each seat: how far it is with each of the game's goals for the most.")
        self.at_progress = len(layout.scales)
        for seat in layout.each_seat(self.seats):
            for goal in goals.NAMES[goals.FIRSTS :]:
                layout.measure(f"{seat} {goal}", 6, 40, least=-10)

    def lay_robot(self, layout: Layout) -> None:
        layout.group(
            "robot",
            "The robot of the solo game: whether there is one, its tableau, counters, draw stack, credit, economy, "
            "chips, score, prestige, what its counter shows, and where its dice are.",
        )
        self.at_robot = layout.flag("there is a robot")
        layout.measure("tableau", 12, 30, steps=12)
        layout.measure("placed counters", 4, 20)
        layout.measure("counters", 4, 20)
        layout.measure("stack", 10, 60)
        layout.measure("credit", robot.MOST_CREDIT, robot.MOST_CREDIT)
        layout.measure("economy", robot.MOST_ECONOMY, robot.MOST_ECONOMY)
        layout.measure("chips", 20, 120)
        layout.measure("score", 40, 200, least=-20)
        layout.measure("prestige", 8, 40)
        layout.measure("prestige on the tile", 4, 40)
        spaces = vocabulary.ACTIONS[: len(robot.SPACES)]
        layout.choice("counter", spaces)
        self.at_dice = len(layout.scales)
        for space in spaces:
            layout.measure(f"dice on {space}", 2, 2)
        self.at_robot_tableau = layout.marks("card", self.content.names)

    def lay_draft(self, layout: Layout) -> None:
        layout.group("packet", "While decks are drafted: the cards of the packet that the seat looks at.")
        self.at_packet = layout.marks("card", self.content.names)
        layout.group("drafted", "While decks are drafted: the cards that the seat has taken so far.")
        self.at_drafted = layout.marks("card", self.content.names)
        layout.group("own decks", "With drafted decks, for each seat: cards in its deck and in its discard pile.")
        self.at_decks = len(layout.scales)
        for seat in layout.each_seat(self.seats):
            layout.measure(f"{seat} deck", 50, self.cards)
            layout.measure(f"{seat} discard pile", 50, self.cards)

    def lay_takeovers(self, layout: Layout) -> None:
        layout.group("takeovers", "Declared takeovers: the attackers, the defenders and the worlds.")
        self.at_attackers = layout.marks("attacker", self.each_seat())
        self.at_defenders = layout.marks("defender", self.each_seat())
        self.at_targets = layout.marks("world", self.content.names)

    def lay_prestige(self, layout: Layout) -> None:
        layout.group(
            "prestige",
            "For each seat: prestige, prestige on the leader's tile, whether it is the leader, whether its "
            "Prestige/Search card is used, and the action it has boosted in this round.",
        )
        self.at_prestige = len(layout.scales)
        for seat in layout.each_seat(self.seats):
            layout.measure(f"{seat} prestige", 8, 40, steps=8)
            layout.measure(f"{seat} on the tile", 4, 40)
            layout.flag(f"{seat} leader")
            layout.flag(f"{seat} card used")
            layout.choice(f"{seat} boosts", vocabulary.ACTIONS)
        layout.group("search", "The cards that have been turned over in a search.")
        self.at_aside = layout.marks("card", self.content.names)
        layout.group("own saved cards", "The cards that the seat has saved under a world.")
        self.at_saved = layout.marks("card", self.content.names)

    # --- a position ---------------------------------------------------------------------------------------

    def note(self, game: Game, seat: int, numbers: list[int], marks: list[int], blocks: list[Piece]) -> None:
        race = cast(RaceGame, game)
        if race.content is not self.content:
            self.take(race.content)
        seats = race.seats
        sums = [self.remembered.of(race, (seat + number) % seats) for number in range(seats)]
        blocks[self.game_block] = self.frame(race.rules, seats, race.order.index(seat))
        self.note_game(race, seat, numbers, marks)
        self.note_clock(race, seat, sums, numbers)
        best = [most_reached(race, seat, goal, sums) for goal in race.goals]
        self.note_scores(race, seat, sums, best, numbers)
        for number in range(seats):
            self.note_seat(race, (seat + number) % seats, number, sums[number], numbers, marks, blocks)
        self.note_own(race, seat, sums[0], numbers, marks)
        if race.goals:
            self.note_goals(race, seat, sums, numbers, marks)
        if race.robot is not None:
            self.note_robot(race, race.robot, numbers, marks)
        if len(race.piles) > 1:
            self.note_draft(race, seat, numbers, marks)
        if race.attempts:
            for attempt in race.attempts:
                marks.append(self.at_attackers + (attempt.attacker - seat) % seats)
                marks.append(self.at_defenders + (attempt.defender - seat) % seats)
                marks.append(self.at_targets + self.first_copy[attempt.world])
        if race.rules.prestige:
            self.note_prestige(race, seat, numbers, marks)

    def take(self, content: Content) -> None:
        """Other values may be printed on the cards of another game; their names must be the same."""
        if content.names != self.content.names or content.level != self.content.level:
            raise ValueError("this featuriser is for other cards: ask the game's ruleset for one with its options")
        self.content = content
        self.remembered = Remembered()
        self.one_good = one_good(content)

    def mark_cards(self, marks: list[int], start: int, cards: list[int]) -> None:
        """Mark cards in the group that begins here. Of a design with copies, the first k."""
        places = self.places.get(start)
        if places is None:
            places = [start + card for card in range(self.cards)]
            self.places[start] = places
        found: list[Any] = cast("list[Any]", marks)
        copied = self.copied
        copies: list[int] | None = None
        for card in cards:
            first = copied[card]
            if first == PASS:
                found.append(places[card])
                continue
            if copies is None:
                copies = []
            for taken in copies:  # those of one design ascend, since each is the first that was free
                if taken == first:
                    first += 1
            copies.append(first)
            found.append(places[first])

    def note_game(self, game: RaceGame, seat: int, numbers: list[int], marks: list[int]) -> None:
        seats = game.seats
        numbers[self.at_phase] = game.phase + 1
        decision = game.pending[seat]
        if decision is not None:
            numbers[self.at_decision] = self.decision_numbers[decision.kind]
            for thing in decision.about.values():
                if 0 <= thing < self.cards:
                    marks.append(self.at_subject + self.first_copy[thing])
                elif KIND <= thing < KIND + KINDS:
                    marks.append(self.at_subject_kind + thing - KIND)
                elif thing >= POWER:
                    marks.append(self.at_subject + self.first_copy[(thing - POWER) // POWERS_PER_CARD])
                elif CATEGORY <= thing < CATEGORY + len(vocabulary.CATEGORIES) and self.at_subject_category:
                    marks.append(self.at_subject_category + thing - CATEGORY)
        for each in range(seats):
            if game.pending[each] is not None or game.answers[each] is not None:
                marks.append(self.at_waiting + (each - seat) % seats)

    def frame(self, rules: Rules, seats: int, place: int) -> Piece:
        """What is the same in all of a game."""
        key = (rules, seats, place)
        found = self.frames.get(key)
        if found is None:
            if len(self.frames) > MOST_FRAMES:
                self.frames = {}
            chosen = [
                rules.advanced,
                rules.preset,
                rules.goals,
                rules.takeovers,
                rules.draft,
                rules.scenario,
                rules.solo,
            ]
            difficulty = DIFFICULTIES.index(rules.difficulty) + 1 if rules.solo else 0
            numbers = [seats, place + 1, *[1 if option else 0 for option in chosen], difficulty]
            found = self.blocks[self.game_block].render(numbers, [])
            self.frames[key] = found
        return found

    def stock(self, sums: Sums, key: int) -> Stock:
        """What the goods of a tableau are, from how many there are of each kind."""
        stock = [0] * KINDS
        for kind in range(1, KINDS):
            stock[kind] = key >> KIND_BITS * kind & (1 << KIND_BITS) - 1
        kinds = sum(1 for count in stock if count)
        piece = self.blocks[self.goods_block].render([sum(stock), kinds, *stock[1:]], [])
        found = Stock(piece, consumed_vp(sums.consumers, stock) if sums.consumers else 0)
        sums.stocks[key] = found
        return found

    def note_clock(self, game: RaceGame, seat: int, sums: list[Sums], numbers: list[int]) -> None:
        seats = game.seats
        at = self.at_round
        chips = game.vp_pool // (seats + 1 if game.robot is not None else seats)
        cards = 14
        prestige = 0
        for number in range(seats):
            player = game.players[(seat + number) % seats]
            lacking = sums[number].end - len(player.tableau)
            cards = min(cards, lacking)
            prestige = max(prestige, player.prestige)
        if game.robot is not None:
            cards = min(cards, TABLEAU_END - game.robot.size)
            prestige = max(prestige, game.robot.prestige)
        numbers[at] = game.round
        numbers[at + 1] = game.vp_pool
        numbers[at + 2] = chips
        numbers[at + 3] = cards
        numbers[at + 4] = min(chips, cards)
        if game.rules.prestige:
            numbers[at + 5] = PRESTIGE_END - prestige
        numbers[at + 6] = len(game.piles[0].deck)
        numbers[at + 7] = len(game.piles[0].discard)
        numbers[at + 8] = 1 if game.over else 0

    def note_scores(
        self, game: RaceGame, seat: int, sums: list[Sums], best_reached: list[int], numbers: list[int]
    ) -> None:
        seats = game.seats
        scores = [score(game, (seat + number) % seats, sums[number], best_reached) for number in range(seats)]
        rival = robot.standing(game, game.robot).total if game.robot is not None else -1000
        for number in range(seats):
            best = rival
            for other in range(seats):
                if other != number and scores[other] > best:
                    best = scores[other]
            at = self.at_score + SCORE_NUMBERS * number
            numbers[at] = scores[number]
            numbers[at + 1] = scores[number] - best
            numbers[at + 2] = game.players[(seat + number) % seats].vp

    def note_seat(
        self,
        game: RaceGame,
        seat: int,
        number: int,
        sums: Sums,
        numbers: list[int],
        marks: list[int],
        blocks: list[Piece],
    ) -> None:
        """What everybody sees of a seat; `number` is how far clockwise it is."""
        player = game.players[seat]
        tableau = player.tableau
        at = self.at_cards + CARD_NUMBERS * number
        numbers[at] = len(player.hand)
        numbers[at + 1] = len(player.drawn)
        numbers[at + 2] = len(player.saved)
        numbers[at + 3] = sums.hand_limit - 10
        good = game.good
        holding: list[int] = []
        key: i64 = 0
        for card in sums.can_hold:
            if good[card] != PASS:
                key += self.one_good[card]
                holding.append(card)
        if holding:
            self.mark_cards(marks, self.at_good_worlds + number * self.cards, holding)
            stock = sums.stocks.get(key)
            if stock is None:
                stock = self.stock(sums, key)
            blocks[self.goods_block + number] = stock.piece
            numbers[self.at_economy + 2 * number] = stock.vp
        if not sums.pieces:
            self.render(sums, tableau)
        targets = self.targets[number]
        for at, piece in enumerate(sums.pieces):
            blocks[targets[at]] = piece
        place = self.at_actions + number * len(vocabulary.ACTIONS)
        for action in player.actions:
            marks.append(place + action % vocabulary.PRESTIGE)
        place = self.at_last_round + number * len(vocabulary.ACTIONS)
        for action in player.last_actions:
            marks.append(place + action)

    def render(self, sums: Sums, tableau: list[int]) -> None:
        """What a tableau is and can do: for each group that has a block for each seat, in their order."""
        abilities = sums.abilities
        developments = len(tableau) - sums.worlds
        sizes = [len(tableau), sums.end - TABLEAU_END, sums.worlds, developments, sums.six_cost]
        rows = [
            [*sizes, sums.military_worlds, sums.rebel_military_worlds],
            [*sums.production[1:], *sums.windfalls[1:], sums.kinds],
            [*sums.keywords, sums.phases],
            [sums.military, abilities.military_rebel, *abilities.military_for[1:]],
            [abilities.develop_discount, abilities.settle_discount, *abilities.discount_for[1:]],
            [abilities.explore_draw, abilities.explore_keep],
            [abilities.trade_bonus, *abilities.trade_for[1:]],
            [sums.produced, sums.produce_draws, sums.cycle_vp],
        ]
        for group, row in enumerate(rows):
            sums.pieces.append(self.blocks[self.bases[group]].render(row, []))
        marks: list[int] = []
        self.mark_cards(marks, 0, tableau)
        sums.pieces.append(self.blocks[self.bases[-1]].render([], marks))

    def note_own(self, game: RaceGame, seat: int, sums: Sums, numbers: list[int], marks: list[int]) -> None:
        """What only the seat itself knows."""
        player = game.players[seat]
        hand = player.hand
        self.mark_cards(marks, self.at_hand, hand)
        if player.drawn:
            self.mark_cards(marks, self.at_drawn, player.drawn)
        known = game.known
        mine: i64 = 1 << seat
        discarded: list[int] = []
        for pile in game.piles:
            for card in pile.discard:
                who: i64 = known[card]
                if who & mine:
                    discarded.append(card)
        if discarded:
            self.mark_cards(marks, self.at_discards, discarded)
        abilities = sums.abilities
        cards = self.content.cards
        others = len(hand) - 1
        at = self.at_reach
        for card in hand:
            design = cards[card]
            if not design.is_world:
                if design.cost - abilities.develop_discount <= others:
                    numbers[at] += 1
                if design.scores:
                    numbers[at + 3] += 1
            elif design.military:
                strength = sums.military + abilities.military_for[design.good]
                if design.keywords & vocabulary.KW_REBEL:
                    strength += abilities.military_rebel
                if strength >= design.cost:
                    numbers[at + 2] += 1
            elif design.cost - abilities.settle_discount - abilities.discount_for[design.good] <= others:
                numbers[at + 1] += 1

    def note_goals(self, game: RaceGame, seat: int, sums: list[Sums], numbers: list[int], marks: list[int]) -> None:
        seats = game.seats
        claimed: i64 = 0
        for number in range(seats):
            held = game.players[(seat + number) % seats].goals
            if held:
                place = self.at_claimed + number * len(goals.NAMES)
                for goal in held:
                    marks.append(place + goal)
                    claimed |= 1 << goal
        for goal in game.goals:
            marks.append(self.at_goals + goal)
            if not claimed >> goal & 1:
                marks.append(self.at_free_goals + goal)
            if goal >= goals.FIRSTS:
                at = self.at_progress + goal - goals.FIRSTS
                for number in range(seats):
                    numbers[at + number * MOST_GOALS] = progress(game, (seat + number) % seats, goal, sums[number])

    def note_robot(self, game: RaceGame, other: robot.Robot, numbers: list[int], marks: list[int]) -> None:
        at = self.at_robot
        numbers[at] = 1
        numbers[at + 1] = other.size
        numbers[at + 2] = other.placed_counters
        numbers[at + 3] = other.counters
        numbers[at + 4] = len(other.stack)
        numbers[at + 5] = other.credit
        numbers[at + 6] = other.economy
        numbers[at + 7] = other.vp
        numbers[at + 8] = robot.standing(game, other).total
        numbers[at + 9] = other.prestige
        numbers[at + 10] = other.on_tile
        numbers[at + 11] = other.robot_is + 1
        for die in other.dice:
            numbers[self.at_dice + die] += 1
        self.mark_cards(marks, self.at_robot_tableau, other.tableau)

    def note_draft(self, game: RaceGame, seat: int, numbers: list[int], marks: list[int]) -> None:
        seats = game.seats
        if game.pile_of[0] == 0:
            self.mark_cards(marks, self.at_packet, game.players[seat].pack)
            self.mark_cards(marks, self.at_drafted, game.piles[seat + 1].deck)
        for number in range(seats):
            pile = game.pile((seat + number) % seats)
            numbers[self.at_decks + 2 * number] = len(pile.deck)
            numbers[self.at_decks + 2 * number + 1] = len(pile.discard)

    def note_prestige(self, game: RaceGame, seat: int, numbers: list[int], marks: list[int]) -> None:
        seats = game.seats
        for number in range(seats):
            each = (seat + number) % seats
            player = game.players[each]
            at = self.at_prestige + PRESTIGE_NUMBERS * number
            numbers[at] = player.prestige
            numbers[at + 1] = player.on_tile
            numbers[at + 2] = 1 if game.leader == each else 0
            numbers[at + 3] = 1 if player.card_used else 0
            numbers[at + 4] = player.boosted + 1
        if game.aside:
            self.mark_cards(marks, self.at_aside, game.aside)
        if game.players[seat].saved:
            self.mark_cards(marks, self.at_saved, game.players[seat].saved)


def one_good(content: Content) -> list[int]:
    """For each card, what a good on it adds to a number that says how many goods there are of each kind."""
    return [1 << KIND_BITS * design.good for design in content.cards]


def progress(game: RaceGame, seat: int, goal: int, sums: Sums) -> int:
    """As `goals.progress`, from sums that have been made already."""
    if goal == goals.GREATEST_MILITARY:
        return sums.military
    if goal == goals.GALACTIC_PRESTIGE:
        return game.players[seat].prestige
    found = sums.progress[goal]
    if found == goals.NOT_COUNTED:
        found = goals.progress(game, seat, goal)
        sums.progress[goal] = found
    return found


def most_reached(game: RaceGame, seat: int, goal: int, sums: list[Sums]) -> int:
    """How far the best of all seats is with a goal for the most; `seat` is the one that the sums begin with."""
    best = -1000
    if goal >= goals.FIRSTS:
        for number in range(len(sums)):
            best = max(best, progress(game, (seat + number) % game.seats, goal, sums[number]))
    return best


def score(game: RaceGame, seat: int, own: Sums, best: list[int]) -> int:
    """As `scoring.standing`, from sums that have been made already; `best` is how far the best seat is with each of the
    game's goals."""
    if own.refinery or game.rules.quirks is not NO_QUIRKS:
        return scoring.standing(game, seat).total
    player = game.players[seat]
    total = own.points + player.vp + own.for_three_chips * (player.vp // 3) + own.for_prestige * player.prestige
    if game.rules.prestige:
        total += player.prestige
    held = player.goals
    for goal in held:
        total += goals.FIRST_VP if goal < goals.FIRSTS else goals.MOST_VP
    for at, goal in enumerate(game.goals):
        if goal >= goals.FIRSTS and goal not in held:
            mine = progress(game, seat, goal, own)
            if mine >= goals.MINIMUM[goal] and mine >= best[at]:
                total += goals.TIED_VP
    return total
