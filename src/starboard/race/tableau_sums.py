"""What a tableau is and can do, added up once for observations and shared by all positions that have the same tableau.

Counts and sums that everybody at the table can work out from the cards that lie open. Knows nothing of hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from starboard.kernel.encoding import Piece
from starboard.race import goals, scoring, vocabulary
from starboard.race.abilities import gather, total_military
from starboard.race.content import Design, Power
from starboard.race.rounds import hand_limit, tableau_end

if TYPE_CHECKING:
    from starboard.race.position import RaceGame

KINDS: Final = len(vocabulary.GOODS)
DEAREST_FIRST: Final = (vocabulary.ALIEN, vocabulary.GENES, vocabulary.RARE, vocabulary.NOVELTY, vocabulary.ANY)
"""Kinds of goods; last that of the Refinery, which stands for whichever is missing."""
MOST_REMEMBERED: Final = 2_000
"""Tableaus whose sums are kept, some ten kilobytes each: those of many games at once, not all that were ever played."""


@mypyc_attr(acyclic=True)
class Stock:
    """The goods of a tableau."""

    def __init__(self, piece: Piece, vp: int) -> None:
        self.piece = piece
        """How they are written."""
        self.vp = vp
        """VP of consuming them, as in `consumed_vp`."""


@mypyc_attr(acyclic=True)
class Sums:
    """Of one tableau. Lists by kind have a place for each of vocabulary.GOODS."""

    def __init__(self, game: RaceGame, seat: int) -> None:
        content = game.content
        player = game.players[seat]
        tableau = player.tableau
        self.tableau = tableau[:]
        """The cards that were added up."""
        self.takeovers = game.rules.takeovers
        """With takeovers off their powers do not count."""
        designs = [content.cards[card] for card in tableau]
        self.can_hold = [card for card in tableau if content.cards[card].good != vocabulary.NONE]
        """The worlds that may have a good."""
        self.worlds = 0
        self.six_cost = 0
        self.military_worlds = 0
        self.rebel_military_worlds = 0
        self.production = [0] * KINDS
        self.windfalls = [0] * KINDS
        self.keywords = [0] * len(vocabulary.KEYWORDS)
        self.refinery = False
        phases: set[str] = set()
        for design in designs:
            self.worlds += 1 if design.is_world else 0
            self.six_cost += 1 if design.scores and not design.is_world else 0
            self.military_worlds += 1 if design.military else 0
            self.rebel_military_worlds += 1 if design.rebel_military else 0
            self.refinery = self.refinery or design.good == vocabulary.ANY
            if design.good != vocabulary.NONE:
                by_kind = self.windfalls if design.windfall else self.production
                by_kind[design.good] += 1
            bits = design.keywords
            bit = 0
            while bits:
                self.keywords[bit] += bits & 1
                bits >>= 1
                bit += 1
            for power in design.powers:
                if power.does not in vocabulary.ABOUT_TAKEOVERS or game.rules.takeovers:
                    phases.add(power.phase)
        self.kinds = goals.kinds_of_worlds(game, seat)
        self.phases = len(phases)
        self.hand_limit = hand_limit(game, player)
        self.end = tableau_end(game, player)
        self.abilities = gather(content, tableau)
        self.military = total_military(content, tableau)
        self.progress = goals.UNCOUNTED[:]
        """How far it is with each goal for the most that asks for nothing else, as soon as somebody has asked."""
        self.add_points(game, seat, designs)
        self.add_economy(designs)
        self.pieces: list[Piece] = []
        """How it is written, as soon as somebody has rendered that."""
        self.stocks: dict[int, Stock] = {}
        """What the goods are that have lain on it, by how many there were of each kind."""

    def add_points(self, game: RaceGame, seat: int, designs: list[Design]) -> None:
        """What the cards are worth; apart from that, what each three VP chips and each prestige chip add to it."""
        player = game.players[seat]
        self.for_three_chips = 0
        self.for_prestige = 0
        self.points = 0
        for design in designs:
            self.points += design.vp
            if design.scores:
                self.points += scoring.variable_points(game, seat, design, vocabulary.ANY)
            for line in design.scores:
                if line.per == "three-vp-chips":
                    self.for_three_chips += line.vp
                elif line.per == "prestige":
                    self.for_prestige += line.vp
        self.points -= self.for_three_chips * (player.vp // 3) + self.for_prestige * player.prestige

    def add_economy(self, designs: list[Design]) -> None:
        """What a Produce phase makes, and the powers that consume it, the best return for a good first."""
        self.supply = [0] * KINDS
        self.consumers: list[Power] = []
        asleep = self.windfalls[:]
        wakers: list[Power] = []
        self.produce_draws = 0
        for design in designs:
            for power in design.powers:
                if power.does == vocabulary.PRODUCE_HERE:
                    self.supply[design.good] += 1
                elif power.does == vocabulary.PRODUCE_WINDFALL:
                    wakers.append(power)
                elif power.does == vocabulary.PRODUCE_DRAW:
                    self.produce_draws += power.cards
                elif vocabulary.CONSUME_GOODS <= power.does < vocabulary.PRODUCE_HERE:
                    self.consumers.append(power)
        for only_own_kind in (True, False):
            for power in wakers:
                if (power.good != vocabulary.NONE) == only_own_kind:
                    wake(power, asleep, self.supply)
        self.consumers.sort(key=eagerness)
        self.produced = sum(self.supply)
        self.cycle_vp = consumed_vp(self.consumers, self.supply)
        """VP of producing everywhere and consuming it with Consume: 2x VP."""


def wake(waker: Power, asleep: list[int], supply: list[int]) -> None:
    """A windfall world produces: the dearest that the power can reach."""
    for kind in DEAREST_FIRST:
        if asleep[kind] and (waker.good in (kind, vocabulary.NONE) or kind == vocabulary.ANY):
            asleep[kind] -= 1
            supply[kind] += 1
            return


def eagerness(power: Power) -> tuple[float, bool]:
    """Order of consume powers: the best return for a good first, then those that take one kind only."""
    if power.does == vocabulary.CONSUME_ALL:
        return 2.0, False
    if power.does == vocabulary.CONSUME_SELL:
        return 1.0, False
    given = 2 * power.vp + power.cards + 2 * power.prestige
    return -given / (power.kinds or power.goods or 1), power.good == vocabulary.NONE


def consumed_vp(consumers: list[Power], stock: list[int]) -> int:
    """About how many VP chips these goods bring with Consume: 2x VP; a quick reckoning, not the rules."""
    left = stock[:]
    vp = 0
    for power in consumers:
        does = power.does
        if does in (vocabulary.CONSUME_GOODS, vocabulary.CONSUME_OWN_GOOD):
            kinds = [power.good, vocabulary.ANY] if power.good != vocabulary.NONE else plentiful(left)
            there = 0
            for kind in kinds:
                there += left[kind]
            goods = power.goods or 1
            uses = min(power.times or 1, there // goods)
            vp += 2 * uses * power.vp
            taken = uses * goods
            for kind in kinds:
                part = min(taken, left[kind])
                left[kind] -= part
                taken -= part
        elif does in (vocabulary.CONSUME_DIFFERENT, vocabulary.CONSUME_EACH_KIND):
            kinds = plentiful(left)
            if len(kinds) >= power.kinds:
                count = power.kinds or len(kinds)
                vp += 2 * power.vp * (1 if power.kinds else count)
                for kind in kinds[:count]:
                    left[kind] -= 1
        elif does == vocabulary.CONSUME_ALL:
            vp += 2 * max(0, sum(left) - 1)
            left = [0] * KINDS
        elif does == vocabulary.CONSUME_VP:
            vp += 2 * power.vp
    return vp


def plentiful(left: list[int]) -> list[int]:
    """The kinds that are there, the most plentiful first."""
    kinds = [kind for kind in range(1, KINDS) if left[kind]]
    kinds.sort(key=lambda kind: -left[kind])
    return kinds


class Remembered:
    """The sums of tableaus seen so far, for one set of cards. They depend on the reading of the rules as well."""

    def __init__(self) -> None:
        self.sums: dict[tuple[int, ...], Sums] = {}
        self.last: dict[int, Sums] = {}
        """Those that each player was last asked for, by where the player is in memory. That is only a hint, since other
        players come to lie there: to compare the tableaus is quicker than to look one up."""
        self.quirks: object = None

    def of(self, game: RaceGame, seat: int) -> Sums:
        rules = game.rules
        if rules.quirks is not self.quirks or len(self.sums) > MOST_REMEMBERED or len(self.last) > MOST_REMEMBERED:
            self.sums = {}
            self.last = {}
            self.quirks = rules.quirks
        player = game.players[seat]
        place = id(player)
        last = self.last.get(place)
        if last is not None and last.tableau == player.tableau and last.takeovers == rules.takeovers:
            return last
        key = (1 if rules.takeovers else 0, *player.tableau)
        found = self.sums.get(key)
        if found is None:
            found = Sums(game, seat)
            self.sums[key] = found
        self.last[place] = found
        return found
