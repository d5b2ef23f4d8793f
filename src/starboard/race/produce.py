"""Phase V, Produce: a good on every production world without one, the chooser's windfall, and cards for producing.

Powers are used in an order that never hurts their owner: production and windfalls of one kind first, then the bonus,
then powers for any windfall, then everything that counts what was produced. "Most produced" is judged when everybody is
done (R-24).
"""

from __future__ import annotations

from starboard.kernel.decision import Reason
from starboard.kernel.forms import Form, PickOne
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.race import vocabulary as words
from starboard.race.abilities import Source
from starboard.race.position import RaceGame


class ProducePhase(Step[RaceGame]):
    """A lane for every seat; afterwards the comparison."""

    def __init__(self) -> None:
        super().__init__("produce")

    def run(self, game: RaceGame, seat: int) -> None:
        game.begin_phase(words.PHASE_PRODUCE)
        game.common.append(COMPARE_PRODUCTION)
        for each in game.order:
            player = game.players[each]
            player.produced = [0, 0, 0, 0, 0]
            lane = game.lanes[each]
            lane.append(COUNT_PRODUCTION)
            for source in player.abilities.produce:
                if source.power.does == words.PRODUCE_WINDFALL and source.power.good == words.NONE:
                    lane.append(ANY_WINDFALL)
            if words.PRODUCE in player.actions:
                lane.append(BONUS_WINDFALL)
            lane.append(PRODUCE_GOODS)
        game.open_lanes()


def produce_on(game: RaceGame, seat: int, world: int) -> None:
    """A good on this world, and the cards for producing just here."""
    game.put_good(seat, world)
    if game.good[world] == PASS:
        return
    game.players[seat].produced[game.content.cards[world].good] += 1
    for power in game.content.cards[world].powers:
        if power.does == words.PRODUCE_DRAW_IF_HERE:
            game.draw(seat, power.cards, world)


def empty_windfalls(game: RaceGame, seat: int, good: int) -> list[int]:
    """Windfall worlds without a good, of one kind or of any, the one placed last first."""
    found: list[int] = []
    for world in reversed(game.players[seat].tableau):
        design = game.content.cards[world]
        if design.windfall and game.good[world] == PASS and good in (words.NONE, design.good):
            found.append(world)
    return found


class ProduceGoods(Step[RaceGame]):
    """Production worlds, plain draws and windfalls of one kind, the card placed last first."""

    def __init__(self) -> None:
        super().__init__("produce-goods")

    def run(self, game: RaceGame, seat: int) -> None:
        self.resume(game, seat, 0)

    def resume(self, game: RaceGame, seat: int, start: int) -> None:
        sources = game.players[seat].abilities.produce
        for at in range(start, len(sources)):
            source = sources[at]
            does = source.power.does
            if does == words.PRODUCE_HERE:
                if game.good[source.card] == PASS:
                    produce_on(game, seat, source.card)
            elif does == words.PRODUCE_DRAW:
                game.draw(seat, source.power.cards, source.card)
            elif does == words.PRODUCE_DRAW_PER_WORLD:
                draw_per_world(game, seat, source)
            elif does == words.PRODUCE_WINDFALL and source.power.good != words.NONE:
                game.lanes[seat].append(ResumeGoods(at + 1))
                game.lanes[seat].append(Windfall("kind-windfall", at))
                return


class Windfall(Question[RaceGame]):
    """Which empty windfall world produces."""

    def __init__(self, name: str, at: int) -> None:
        super().__init__("windfall", public=True)
        self.name = name
        self.at = at

    def data(self) -> list[int]:
        return [self.at]

    def good(self, game: RaceGame, seat: int) -> int:
        """The kind that the power at this place among the seat's produce powers is for."""
        return game.players[seat].abilities.produce[self.at].power.good if self.at >= 0 else words.NONE

    def ask(self, game: RaceGame, seat: int) -> Form | None:
        worlds = empty_windfalls(game, seat, self.good(game, seat))
        return PickOne(worlds) if worlds else None

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        produce_on(game, seat, choice[0])

    def why_not(self, game: RaceGame, seat: int, thing: int) -> Reason | None:
        if thing not in game.players[seat].tableau:
            return None
        if not game.content.cards[thing].windfall:
            return Reason("not-a-windfall-world", {"thing": thing})
        if game.good[thing] != PASS:
            return Reason("good-already-there", {"thing": thing})
        return Reason("wrong-kind-of-good", {"thing": thing})


class ResumeGoods(Step[RaceGame]):
    """Go on with the powers after the one that asked."""

    def __init__(self, at: int) -> None:
        super().__init__("resume-goods")
        self.at = at

    def data(self) -> list[int]:
        return [self.at]

    def run(self, game: RaceGame, seat: int) -> None:
        PRODUCE_GOODS.resume(game, seat, self.at)


class CountProduction(Step[RaceGame]):
    """Cards for what was produced, once everything has been."""

    def __init__(self) -> None:
        super().__init__("count-production")

    def run(self, game: RaceGame, seat: int) -> None:
        player = game.players[seat]
        for source in player.abilities.produce:
            power = source.power
            if power.does == words.PRODUCE_DRAW_PER_GOOD:
                game.draw(seat, power.cards * player.produced[power.good], source.card)
            elif power.does == words.PRODUCE_DRAW_PER_KIND:
                kinds = sum(1 for count in player.produced if count)
                game.draw(seat, power.cards * kinds, source.card)


def draw_per_world(game: RaceGame, seat: int, source: Source) -> None:
    """Cards for each world of a kind in the tableau, whether it produced or not."""
    worlds = 0
    for card in game.players[seat].tableau:
        if game.content.cards[card].good == source.power.good:
            worlds += 1
    game.draw(seat, source.power.cards * worlds, source.card)


class CompareProduction(Step[RaceGame]):
    """At the end of the phase: who produced more of a kind than everybody else."""

    def __init__(self) -> None:
        super().__init__("compare-production")

    def run(self, game: RaceGame, seat: int) -> None:
        for each in game.order:
            for source in game.players[each].abilities.produce:
                if source.power.does == words.PRODUCE_DRAW_IF_MOST and made_most(game, each, source.power.good):
                    game.draw(each, source.power.cards, source.card)


def made_most(game: RaceGame, seat: int, good: int) -> bool:
    """Did the seat produce strictly more goods of this kind than every other?"""
    own = game.players[seat].produced[good]
    for each in range(game.seats):
        if each != seat and game.players[each].produced[good] >= own:
            return False
    return True


PRODUCE_PHASE = ProducePhase()
PRODUCE_GOODS = ProduceGoods()
COUNT_PRODUCTION = CountProduction()
COMPARE_PRODUCTION = CompareProduction()
BONUS_WINDFALL = Windfall("bonus-windfall", -1)
ANY_WINDFALL = Windfall("any-windfall", -1)
