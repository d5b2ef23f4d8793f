"""Phase V, Produce: a good on every production world without one, the chooser's windfall, and cards for producing.

Powers are used in an order that never hurts their owner: production and windfalls of one kind first, then the bonus,
then powers for any windfall; powers that count what was produced and powers that cost a card come last, in an order of
the owner's choice (R-38). The Refinery may be kept from a power for one kind: it can be named another (PLW 601). "Most
produced" is judged when everybody is done (R-24).
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.decision import Reason
from starboard.kernel.forms import Case, Form, Group, PickOne, PickSet
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.race import goals, phase_end, prestige, vocabulary
from starboard.race.abilities import Source, count_worlds
from starboard.race.names import KIND, NAMED_KINDS
from starboard.race.position import RaceGame

BOOST_CARDS: Final = 3
NO_POWER: Final = -1
BONUS: Final = -2
SCANNED_AGAIN: Final = -3
"""A mark among used powers, for the quirk `windfalls_looked_for_once`."""


class ProducePhase(Step[RaceGame]):
    """A lane for every seat; afterwards the comparison."""

    def __init__(self) -> None:
        super().__init__("produce")

    def run(self, game: RaceGame, seat: int) -> None:
        game.begin_phase(vocabulary.PHASE_PRODUCE)
        phase_end.after(game, goals.PRODUCE)
        game.common.append(COMPARE_PRODUCTION)
        for each in game.order:
            player = game.players[each]
            player.produced = [0, 0, 0, 0, 0, 0]
            lane = game.lanes[each]
            lane.append(LAST_POWERS)
            for source in player.abilities.produce:
                power = source.power
                if power.does == vocabulary.PRODUCE_WINDFALL and power.good == vocabulary.NONE and not power.discard:
                    lane.append(ANY_WINDFALL)
            if vocabulary.PRODUCE in player.actions:
                if player.boosted == vocabulary.PRODUCE:
                    lane.append(DRAW_BOOST)
                    lane.append(ANY_WINDFALL)
                lane.append(BONUS_WINDFALL)
            lane.append(PRODUCE_GOODS)
        game.open_lanes()


def produce_on(game: RaceGame, seat: int, world: int, kind: int) -> None:
    """A good of a kind on this world, and what is given for producing just here."""
    game.put_good(seat, world)
    if game.good[world] == PASS:
        return
    game.players[seat].produced[kind] += 1
    for power in game.content.cards[world].powers:
        if power.does == vocabulary.PRODUCE_DRAW_IF_HERE:
            game.draw(seat, power.cards, world)
        elif power.does == vocabulary.PRODUCE_PRESTIGE_IF_HERE:
            prestige.gain(game, seat, power.prestige, world)


def empty_windfalls(game: RaceGame, seat: int, good: int, but: int) -> list[int]:
    """Windfall worlds without a good, of one kind or of any, the one placed last first."""
    found: list[int] = []
    for world in reversed(game.players[seat].tableau):
        design = game.content.cards[world]
        if (
            design.windfall
            and game.good[world] == PASS
            and world != but
            and (good in (vocabulary.NONE, design.good) or design.good == vocabulary.ANY)
        ):
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
            power = source.power
            does = power.does
            if does == vocabulary.PRODUCE_HERE:
                if game.good[source.card] == PASS and not power.discard:
                    produce_on(game, seat, source.card, game.content.cards[source.card].good)
            elif does == vocabulary.PRODUCE_DRAW:
                game.draw(seat, power.cards, source.card)
            elif does == vocabulary.PRODUCE_DRAW_PER_WORLD:
                draw_per_world(game, seat, source)
            elif does == vocabulary.PRODUCE_TAKE_SAVED:
                take_saved(game, seat)
            elif does == vocabulary.PRODUCE_WINDFALL and power.discard:
                if game.rules.quirks.windfalls_looked_for_once and not targets(game, seat, source):
                    # The reference looks for worlds only once, when it comes to the card.
                    game.players[seat].used.append(source.id)
            elif does == vocabulary.PRODUCE_WINDFALL and power.good != vocabulary.NONE:
                game.lanes[seat].append(ResumeGoods(at + 1))
                spared = may_be_spared(game, seat, source)
                game.lanes[seat].append(ProduceOnRefinery(at) if spared else Windfall("kind-windfall", at))
                return


def draw_per_world(game: RaceGame, seat: int, source: Source) -> None:
    """Cards for each world of a sort in the tableau, whether it produced or not."""
    tableau = game.players[seat].tableau
    power = source.power
    if power.of:
        count = count_worlds(game.content, tableau, power.of)
    else:
        count = 0
        for card in tableau:
            if game.content.cards[card].good in (power.good, vocabulary.ANY):
                count += 1
    game.draw(seat, power.cards * count, source.card)


def take_saved(game: RaceGame, seat: int) -> None:
    """All cards under Galactic Scavengers go into the hand (R-113)."""
    player = game.players[seat]
    if player.saved:
        if game.events is not None:
            game.tell_cards("take-saved", seat, player.saved, PASS)
        player.hand.extend(player.saved)
        player.saved = []


class Windfall(Question[RaceGame]):
    """Which empty windfall world produces. `at` is the place of the power, or tells that the phase's bonus is used."""

    def __init__(self, name: str, at: int) -> None:
        super().__init__("windfall", public=True)
        self.name = name
        self.at = at

    def data(self) -> list[int]:
        return [self.at]

    def ask(self, game: RaceGame, seat: int) -> Form | None:
        good, but = vocabulary.NONE, PASS
        if self.at >= 0:
            source = game.players[seat].abilities.produce[self.at]
            good = source.power.good
            but = source.card if source.power.elsewhere else PASS
        worlds = empty_windfalls(game, seat, good, but)
        return PickOne(worlds) if worlds else None

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        good = vocabulary.NONE
        if self.at >= 0:
            good = game.players[seat].abilities.produce[self.at].power.good
        else:
            game.players[seat].used.append(SCANNED_AGAIN)
        produce_windfall(game, seat, choice[0], good)

    def why_not(self, game: RaceGame, seat: int, thing: int) -> Reason | None:
        if thing not in game.players[seat].tableau:
            return None
        if not game.content.cards[thing].windfall:
            return Reason("not-a-windfall-world", {"thing": thing})
        if game.good[thing] != PASS:
            return Reason("good-already-there", {"thing": thing})
        return Reason("wrong-kind-of-good", {"thing": thing})


def may_be_spared(game: RaceGame, seat: int, source: Source) -> bool:
    """May a power for one kind produce nothing? Only the Refinery is left, and it can be named another (PLW 601)."""
    if game.rules.quirks.refinery_produces_unasked:
        return False
    worlds = empty_windfalls(game, seat, source.power.good, source.card if source.power.elsewhere else PASS)
    return len(worlds) == 1 and game.content.cards[worlds[0]].good == vocabulary.ANY


class ProduceOnRefinery(Question[RaceGame]):
    """Does a power for one kind produce on the Refinery, or is that kept for another kind? `at`: the power's place."""

    def __init__(self, at: int) -> None:
        super().__init__("produce-on-refinery", public=True)
        self.at = at

    def data(self) -> list[int]:
        return [self.at]

    def ask(self, game: RaceGame, seat: int) -> Form:
        return PickOne([empty_refinery(game, seat), PASS])

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        source = game.players[seat].abilities.produce[self.at]
        return {"power": source.id, "world": empty_refinery(game, seat), "kind": KIND + source.power.good}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        if choice[0] != PASS:
            produce_on(game, seat, choice[0], game.players[seat].abilities.produce[self.at].power.good)


def produce_windfall(game: RaceGame, seat: int, world: int, good: int) -> None:
    """Produce on a windfall world; on the Refinery by a power for any kind, its kind is asked for."""
    printed = game.content.cards[world].good
    if printed != vocabulary.ANY:
        produce_on(game, seat, world, printed)
    elif good != vocabulary.NONE:
        produce_on(game, seat, world, good)
    else:
        game.lanes[seat].append(CHOOSE_KIND)


class ChooseKind(Question[RaceGame]):
    """As which kind the Refinery produces; for this phase it stays that kind (R-126)."""

    def __init__(self) -> None:
        super().__init__("kind", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        return PickOne(NAMED_KINDS[:])

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"world": empty_refinery(game, seat)}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        goals.name_refinery(game, seat, choice[0] - KIND)
        produce_on(game, seat, empty_refinery(game, seat), choice[0] - KIND)


def empty_refinery(game: RaceGame, seat: int) -> int:
    for world in game.players[seat].tableau:
        if game.content.cards[world].good == vocabulary.ANY:
            return world
    return PASS


class ResumeGoods(Step[RaceGame]):
    """Go on with the powers after the one that asked."""

    def __init__(self, at: int) -> None:
        super().__init__("resume-goods")
        self.at = at

    def data(self) -> list[int]:
        return [self.at]

    def run(self, game: RaceGame, seat: int) -> None:
        PRODUCE_GOODS.resume(game, seat, self.at)


class DrawBoost(Step[RaceGame]):
    """Prestige with Produce: three cards, besides a second windfall (R-101)."""

    def __init__(self) -> None:
        super().__init__("produce-boost")

    def run(self, game: RaceGame, seat: int) -> None:
        game.players[seat].used.append(SCANNED_AGAIN)
        game.draw(seat, BOOST_CARDS)


# --- what comes last ----------------------------------------------------------------------------------------


def costs_card(source: Source) -> bool:
    return source.power.discard > 0


def counts_goods(source: Source) -> bool:
    return source.power.does in (vocabulary.PRODUCE_DRAW_PER_GOOD, vocabulary.PRODUCE_DRAW_PER_KIND)


def targets(game: RaceGame, seat: int, source: Source) -> list[int]:
    """The worlds on which a power that costs a card could produce."""
    if source.power.does == vocabulary.PRODUCE_HERE:
        return [source.card] if game.good[source.card] == PASS else []
    return empty_windfalls(game, seat, source.power.good, PASS)


def offered(game: RaceGame, seat: int, source: Source) -> bool:
    """Until it scans powers again, the reference offers one for windfall worlds even if none is left to produce on."""
    windfall = source.power.does == vocabulary.PRODUCE_WINDFALL
    return game.rules.quirks.windfalls_looked_for_once and windfall and SCANNED_AGAIN not in game.players[seat].used


class LastPowers(Question[RaceGame]):
    """Which of the powers that count production or cost a card comes next; asked only while their order can matter."""

    def __init__(self) -> None:
        super().__init__("produce", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form | None:
        player = game.players[seat]
        options: list[int] = []
        asks = False
        for source in player.abilities.produce:
            if source.id in player.used:
                continue
            if counts_goods(source):
                options.append(source.id)
            elif costs_card(source) and player.hand and (targets(game, seat, source) or offered(game, seat, source)):
                options.append(source.id)
                asks = True
        if not options:
            return None
        return PickOne(options if asks else options[:1])

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        game.lanes[seat].append(LAST_POWERS)
        player.used.append(SCANNED_AGAIN)
        player.used.append(choice[0])
        source = next(each for each in player.abilities.produce if each.id == choice[0])
        power = source.power
        if costs_card(source):
            game.lanes[seat].append(DISCARD_TO_PRODUCE)
        elif power.does == vocabulary.PRODUCE_DRAW_PER_GOOD:
            game.draw(seat, power.cards * player.produced[power.good], source.card)
        else:
            kinds = sum(1 for count in player.produced if count)
            game.draw(seat, power.cards * kinds, source.card)


class DiscardToProduce(Question[RaceGame]):
    """Discard a card from hand to produce on a world, or not."""

    def __init__(self) -> None:
        super().__init__("discard-to-produce")

    def source(self, game: RaceGame, seat: int) -> Source:
        player = game.players[seat]
        return next(each for each in player.abilities.produce if each.id == player.used[-1])

    def ask(self, game: RaceGame, seat: int) -> Form:
        player = game.players[seat]
        worlds = targets(game, seat, self.source(game, seat))
        if not worlds:
            return PickSet([Case([], [])])
        return PickSet([Case([], []), Case([], [Group(player.hand[:], 1, 1), Group(worlds, 1, 1)])])

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"power": game.players[seat].used[-1]}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        if not choice:
            return
        player = game.players[seat]
        source = self.source(game, seat)
        card = next(each for each in choice if each in player.hand)
        world = next(each for each in choice if each != card)
        game.discard_from_hand(seat, [card], "discard")
        if source.power.does == vocabulary.PRODUCE_HERE:
            produce_on(game, seat, world, game.content.cards[world].good)
        else:
            produce_windfall(game, seat, world, source.power.good)


class CompareProduction(Step[RaceGame]):
    """At the end of the phase: who produced more than everybody else, of a kind or altogether."""

    def __init__(self) -> None:
        super().__init__("compare-production")

    def run(self, game: RaceGame, seat: int) -> None:
        for each in game.order:
            for source in game.players[each].abilities.produce:
                power = source.power
                if power.does == vocabulary.PRODUCE_DRAW_IF_MOST and made_most(game, each, power.good):
                    game.draw(each, power.cards, source.card)
                elif power.does == vocabulary.PRODUCE_PRESTIGE_IF_MOST and has_most_chromosomes(game, each):
                    prestige.gain(game, each, power.prestige, source.card)


def made(game: RaceGame, seat: int, good: int) -> int:
    """Goods produced in this phase: of a kind, or of all kinds."""
    produced = game.players[seat].produced
    return produced[good] if good != vocabulary.NONE else sum(produced)


def made_most(game: RaceGame, seat: int, good: int) -> bool:
    """Did the seat produce strictly more goods of this kind than every other?"""
    own = made(game, seat, good)
    if game.robot is not None and not own:
        return False  # the robot makes none either
    for each in range(game.seats):
        if each != seat and made(game, each, good) >= own:
            return False
    return True


def has_most_chromosomes(game: RaceGame, seat: int) -> bool:
    """Has the seat strictly more chromosome worlds than every other?"""
    own = count_worlds(game.content, game.players[seat].tableau, "chromosome")
    if game.robot is not None and count_worlds(game.content, game.robot.tableau, "chromosome") >= own:
        return False
    for each in range(game.seats):
        if each != seat and count_worlds(game.content, game.players[each].tableau, "chromosome") >= own:
            return False
    return True


PRODUCE_PHASE: Final = ProducePhase()
PRODUCE_GOODS: Final = ProduceGoods()
DRAW_BOOST: Final = DrawBoost()
CHOOSE_KIND: Final = ChooseKind()
LAST_POWERS: Final = LastPowers()
DISCARD_TO_PRODUCE: Final = DiscardToProduce()
COMPARE_PRODUCTION: Final = CompareProduction()
BONUS_WINDFALL: Final = Windfall("bonus-windfall", BONUS)
ANY_WINDFALL: Final = Windfall("any-windfall", NO_POWER)
