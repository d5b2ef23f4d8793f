"""What each action would bring a seat, set against what the others will probably call.

Actions are priced by the phases they call: what the chooser gets, what everybody gets, and how likely it is that
somebody else calls the phase anyway.
"""

from __future__ import annotations

from math import exp
from typing import Final

from starboard.bots.simple_race.economy import KINDS, consumption, potential
from starboard.bots.simple_race.outlook import LONG, VP_ONLY, Outlook
from starboard.bots.simple_race.war import best_takeover
from starboard.kernel.game import PASS
from starboard.race import vocabulary
from starboard.race.dice import SPACE_OF
from starboard.race.robot_table import MATCH, ROBOT

PHASE_OF: Final = [
    vocabulary.PHASE_EXPLORE,
    vocabulary.PHASE_EXPLORE,
    vocabulary.PHASE_DEVELOP,
    vocabulary.PHASE_SETTLE,
    vocabulary.PHASE_CONSUME,
    vocabulary.PHASE_CONSUME,
    vocabulary.PHASE_PRODUCE,
]
FIRST_CARD: Final = {vocabulary.DEVELOP_2: vocabulary.DEVELOP, vocabulary.SETTLE_2: vocabulary.SETTLE}
"""The second action cards of the advanced game, and the first."""
BOOST_DRAWN: Final = 6
"""Cards that the prestige bonus of Explore adds to those drawn."""


def phase_of(action: int) -> int:
    """The phase that an action calls; none for Search."""
    if action >= vocabulary.SEARCH:
        return 0
    return PHASE_OF[FIRST_CARD.get(action, action)]


class Actions:
    """The actions of this round as they look from one seat."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook

    def sale(self, seat: int, stock: list[int]) -> float:
        """What selling a good first, and then consuming the rest, brings."""
        abilities = self.outlook.memory.abilities(self.outlook.game.players[seat].tableau)
        consumers = self.outlook.consumers(seat)
        best = 0.0
        for kind in KINDS:
            if stock[kind]:
                rest = stock[:]
                rest[kind] -= 1
                cards = self.outlook.sale_price(abilities, kind)
                best = max(best, self.outlook.card * cards + consumption(rest, consumers, 1, self.outlook.prices))
        return best

    def production(self, seat: int, bonus: bool) -> float:
        """What producing brings, with a windfall of one's choice or without."""
        economy = self.outlook.memory.economy(self.outlook.game.players[seat].tableau)
        consumers = self.outlook.consumers(seat)
        stock = self.outlook.stock(seat)
        full = [max(stock[kind], economy.supply[kind]) for kind in range(len(stock))]
        after = potential(full, consumers, self.outlook.prices)
        if bonus:
            for world in self.outlook.game.players[seat].tableau:
                if self.outlook.cards[world].windfall and self.outlook.game.good[world] == PASS:
                    after = max(after, self.outlook.with_good(full, world, consumers))
        more = self.outlook.weights.good * (after - potential(stock, consumers, self.outlook.prices))
        if seat == self.outlook.seat and self.outlook.game.goals:
            more += self.outlook.ambitions().more(goods=sum(full) - sum(stock))
        return more + self.outlook.card * economy.draws + self.outlook.prestige * economy.prestige

    def exploring(self, seat: int, action: int, boosted: bool = False) -> float:
        """What exploring brings by the number of cards drawn and kept."""
        abilities = self.outlook.memory.abilities(self.outlook.game.players[seat].tableau)
        drawn = 2 + abilities.explore_draw + (5 if action == vocabulary.EXPLORE_5 else action == vocabulary.EXPLORE_1_1)
        kept = 1 + abilities.explore_keep + (action == vocabulary.EXPLORE_1_1)
        if boosted:
            drawn += BOOST_DRAWN
            kept += 1
        fade = min(1.0, self.outlook.left / self.outlook.weights.card_fades)
        return float(kept * (self.outlook.card + fade * self.outlook.weights.look * (max(0, drawn / kept - 1)) ** 0.5))

    def shared(self, seat: int) -> list[float]:
        """What each phase brings a seat that has not chosen it."""
        return [
            0.0,
            self.exploring(seat, PASS),
            self.outlook.placing(seat, False, 0),
            self.outlook.placing(seat, True, 0),
            self.consuming(seat, self.outlook.stock(seat), 1),
            self.production(seat, False),
        ]

    def consuming(self, seat: int, stock: list[int], times: int) -> float:
        """What consuming brings when VP are multiplied; chips may also reach a goal."""
        consumers = self.outlook.consumers(seat)
        brings = consumption(stock, consumers, times, self.outlook.prices)
        if brings and seat == self.outlook.seat and self.outlook.game.goals:
            brings += self.outlook.ambitions().more(chips=int(consumption(stock, consumers, times, VP_ONLY)))
        return brings

    def settling(self, seat: int) -> float:
        """What choosing Settle brings: the best world, of the hand or taken over, and the bonus card."""
        best = self.outlook.placing(seat, True, 0)
        if seat == self.outlook.seat:
            # Which worlds are vulnerable is remembered from the last Settle: not much has changed since.
            best = max(best, best_takeover(self.outlook)[0])
        return best + self.outlook.card if best > 0 else 0.0

    def chosen(self, seat: int) -> list[float]:
        """What each action brings the seat that chooses it."""
        stock = self.outlook.stock(seat)
        return [
            self.exploring(seat, vocabulary.EXPLORE_5),
            self.exploring(seat, vocabulary.EXPLORE_1_1),
            self.outlook.placing(seat, False, 1),
            self.settling(seat),
            self.sale(seat, stock),
            self.consuming(seat, stock, 2),
            self.production(seat, True),
        ]

    def boosts(self, plain: list[float]) -> list[float]:
        """What the prestige bonus adds to each action of this seat, less the chip and the card that it costs."""
        seat = self.outlook.seat
        stock = self.outlook.stock(seat)
        settling = self.outlook.placing(seat, True, 1)
        traded = self.consuming(seat, stock, 2) - self.consuming(seat, stock, 1)
        better = [
            self.exploring(seat, vocabulary.EXPLORE_5, True),
            self.exploring(seat, vocabulary.EXPLORE_1_1, True),
            self.outlook.placing(seat, False, 3),
            settling + self.outlook.card if settling > 0 else 0.0,
            plain[vocabulary.TRADE] + 3 * self.outlook.card + traded if sum(stock) else 0.0,
            self.consuming(seat, stock, 3),
            plain[vocabulary.PRODUCE] + 3 * self.outlook.card,
        ]
        cost = self.outlook.prestige + self.reserve()
        return [more - before - cost for more, before in zip(better, plain, strict=True)]

    def reserve(self) -> float:
        """What the Prestige/Search card is worth unused: less and less."""
        return self.outlook.weights.special_card * min(1.0, self.outlook.left / LONG)

    def searching(self) -> float:
        """What a search brings: a card of one's choice, if there is still time to place it."""
        best = max((self.outlook.promise(self.outlook.cards[card]) for card in self.outlook.hand), default=0.0)
        found = max(0.0, self.outlook.weights.search * min(1.0, self.outlook.left / LONG) - best)
        return self.outlook.card + found - self.reserve()

    def likely_phases(self, seat: int) -> list[float]:
        """How likely it is that a seat calls each phase."""
        shown = self.outlook.game.players[seat].actions
        if shown:
            # A player who chooses last sees what the others have chosen.
            called = [action % vocabulary.PRESTIGE for action in shown]
            return [
                1.0 if any(phase_of(each) == phase for each in called) else 0.0
                for phase in range(len(vocabulary.PHASES))
            ]
        values = self.chosen(seat)
        weights = [exp(self.outlook.weights.likely * (value - max(values))) for value in values]
        total = sum(weights)
        phases = [0.0] * len(vocabulary.PHASES)
        for action, weight in enumerate(weights):
            phases[PHASE_OF[action]] += weight / total
        if self.outlook.game.rules.advanced:
            phases = [1 - (1 - chance) ** 2 for chance in phases]
        return phases

    def robot_phases(self) -> list[float]:
        """How likely it is that the robot of a solo game calls each phase; certain once its dice are shown."""
        phases = [0.0] * len(vocabulary.PHASES)
        robot = self.outlook.game.robot
        if robot is None:
            return phases
        rolls = [[face] for face in robot.faces] or robot.table.dice
        for die in rolls:
            for face in die:
                space = robot.robot_is if face == ROBOT else SPACE_OF[face] if face != MATCH else PASS
                if space != PASS:
                    phases[phase_of(space)] += 1 / len(die)
        return [min(1.0, chance) for chance in phases]

    def values(self) -> ActionValues:
        """What each action adds for this seat to what the others will probably do."""
        others = [seat for seat in range(self.outlook.game.seats) if seat != self.outlook.seat]
        shared = self.shared(self.outlook.seat)
        silent = [1.0] * len(vocabulary.PHASES)
        theirs = [0.0] * len(vocabulary.PHASES)
        for seat in others:
            for phase, chance in enumerate(self.likely_phases(seat)):
                silent[phase] *= 1 - chance
            for phase, gain in enumerate(self.shared(seat)):
                theirs[phase] += gain / len(others)
        for phase, chance in enumerate(self.robot_phases()):
            silent[phase] *= 1 - chance
        chosen = self.chosen(self.outlook.seat)
        plain = []
        for action, gain in enumerate(chosen):
            phase = PHASE_OF[action]
            alone = silent[phase]
            plain.append(gain - (1 - alone) * shared[phase] - self.outlook.weights.others * alone * theirs[phase])
        player = self.outlook.game.players[self.outlook.seat]
        special = self.outlook.game.rules.prestige and not player.card_used
        boosts = self.boosts(chosen) if special and player.prestige else [0.0] * len(plain)
        return ActionValues(self.outlook, plain, boosts, self.searching() if special else 0.0, shared)


class ActionValues:
    """What actions bring, alone or two together."""

    def __init__(
        self, outlook: Outlook, plain: list[float], boosts: list[float], search: float, shared: list[float]
    ) -> None:
        self.outlook = outlook
        self.plain = plain
        self.boosts = boosts
        self.search = search
        self.shared = shared

    def one(self, action: int) -> float:
        if action == vocabulary.SEARCH:
            return self.search
        value = self.plain[action % vocabulary.PRESTIGE]
        return value + self.boosts[action - vocabulary.PRESTIGE] if action >= vocabulary.PRESTIGE else value

    def two(self, first: int, second: int) -> float:
        """Two actions of the advanced game: a phase called twice gives what all share only once."""
        low, high = sorted((first, second), key=lambda action: (action % vocabulary.PRESTIGE, action))
        again = high % vocabulary.PRESTIGE
        if again in FIRST_CARD:
            if low % vocabulary.PRESTIGE == FIRST_CARD[again]:
                value = self.one(low) + self.outlook.again(again == vocabulary.SETTLE_2)
                return value + self.boosts[FIRST_CARD[again]] if high >= vocabulary.PRESTIGE else value
            high = FIRST_CARD[again] + (vocabulary.PRESTIGE if high >= vocabulary.PRESTIGE else 0)
        value = self.one(low) + self.one(high)
        phase = phase_of(low % vocabulary.PRESTIGE)
        if phase and phase == phase_of(high % vocabulary.PRESTIGE):
            value -= self.shared[phase]
        return value
