"""Search (The Brink of War): once a game, before all phases, look through the deck for a card of a category.

Cards are turned over for all to see. The first match may be declined, the second must be taken; the rest is discarded.
A search that runs out of cards fails, and the Prestige/Search card is kept (PLW 181-187).
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.event import Event
from starboard.kernel.forms import Form, PickOne
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.race import vocabulary
from starboard.race.content import Design
from starboard.race.names import CATEGORY
from starboard.race.position import RaceGame

MILITARY_DEVELOPMENT: Final = 0
MILITARY_WINDFALL: Final = 1
CIVIL_WINDFALL: Final = 2
CHROMOSOME_WORLD: Final = 3
ALIEN_WORLD: Final = 4
CONSUMES_TWO: Final = 5
DEFENSE_FIVE: Final = 6
SIX_COST: Final = 7
TAKEOVER: Final = 8


def matches(design: Design, category: int) -> bool:
    """Is this a card of the category? (PLW 189-219)"""
    if category == MILITARY_DEVELOPMENT:
        return not design.is_world and 1 <= printed_military(design) <= 2
    if category == MILITARY_WINDFALL:
        return design.windfall and design.military and 1 <= design.cost <= 2
    if category == CIVIL_WINDFALL:
        return design.windfall and not design.military and 1 <= design.cost <= 2
    if category == CHROMOSOME_WORLD:
        return design.is_world and design.keywords & vocabulary.KW_CHROMOSOME != 0
    if category == ALIEN_WORLD:
        return design.good in (vocabulary.ALIEN, vocabulary.ANY)
    if category == CONSUMES_TWO:
        return any(consumes_two(design, index) for index in range(len(design.powers)))
    if category == DEFENSE_FIVE:
        return design.military and design.cost >= 5
    if category == SIX_COST:
        return not design.is_world and design.cost == 6 and len(design.scores) > 0
    takeover = (vocabulary.TAKEOVER, vocabulary.TAKEOVER_DEFENSE, vocabulary.PREVENT_TAKEOVER)
    return any(power.does in takeover for power in design.powers)


def printed_military(design: Design) -> int:
    """Military without what is temporary, specialised or counted."""
    return sum(
        power.amount
        for power in design.powers
        if power.does == vocabulary.SETTLE_MILITARY
        and not (power.against_rebel or power.good or power.per or power.having)
    )


def consumes_two(design: Design, index: int) -> bool:
    """Can this power consume two goods or more? (R-108)"""
    power = design.powers[index]
    if power.does == vocabulary.CONSUME_GOODS:
        return power.goods * power.times >= 2
    return power.does in (vocabulary.CONSUME_DIFFERENT, vocabulary.CONSUME_ALL, vocabulary.CONSUME_EACH_KIND)


class SearchStep(Step[RaceGame]):
    """Everybody who chose Search searches on their own, in seat order."""

    def __init__(self) -> None:
        super().__init__("search")

    def run(self, game: RaceGame, seat: int) -> None:
        for each in reversed(game.order):
            if vocabulary.SEARCH in game.players[each].actions:
                game.common.append(SEARCH_OF[each])


class SearchOf(Step[RaceGame]):
    """One seat's search."""

    def __init__(self, seat: int) -> None:
        super().__init__("search-of")
        self.seat = seat

    def data(self) -> list[int]:
        return [self.seat]

    def run(self, game: RaceGame, seat: int) -> None:
        game.lanes[self.seat].append(CHOOSE_CATEGORY)
        game.parallel = False


class ChooseCategory(Question[RaceGame]):
    """What to look for. Takeover powers only when takeovers are played (PLW 219)."""

    def __init__(self) -> None:
        super().__init__("search-category")

    def ask(self, game: RaceGame, seat: int) -> Form:
        count = len(vocabulary.CATEGORIES) if game.rules.takeovers else TAKEOVER
        return PickOne([CATEGORY + category for category in range(count)])

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        category = choice[0] - CATEGORY
        if game.events is not None:
            game.tell("search", seat, {"category": game.name(choice[0])})
        turn_over(game, seat, category, False)


def turn_over(game: RaceGame, seat: int, category: int, declined: bool) -> None:
    """Reveal cards until one matches; then ask, or after a refusal take it."""
    everybody = (1 << game.seats) - 1
    pile = game.pile(seat)
    reshuffled = False
    while True:
        if not pile.deck:
            if reshuffled or not pile.discard:
                fail(game, seat)
                return
            game.reshuffle(pile)
            reshuffled = True
        card = game.chance.draw(pile.deck, "deck", seat, "search")
        game.all_learn()
        game.known[card] = everybody
        game.aside.append(card)
        if game.events is not None:
            game.tell("reveal", seat, {"card": game.name(card)})
        design = game.content.cards[card]
        if matches(design, category):
            # the Refinery among Alien worlds may be passed over without using up the one refusal.
            optional = category == ALIEN_WORLD and design.good == vocabulary.ANY
            if declined and not optional:
                take(game, seat, card)
            else:
                game.lanes[seat].append(KEEP_OR_GO_ON[2 * category + (1 if declined else 0)])
            return


def take(game: RaceGame, seat: int, card: int) -> None:
    """The card found goes into the hand; the others are discarded face down, though everybody saw them."""
    game.aside.remove(card)
    game.players[seat].hand.append(card)
    if game.events is not None:
        game.tell("found", seat, {"card": game.name(card)})
    clear(game, seat)


def fail(game: RaceGame, seat: int) -> None:
    """Nothing found: the Prestige/Search card may be used again (R-105)."""
    game.players[seat].card_used = False
    if game.events is not None:
        game.events.append(Event("search-failed", {"seat": seat}, {}, 0))
    clear(game, seat)


def clear(game: RaceGame, seat: int) -> None:
    game.to_discard(seat, game.aside, 0)
    game.aside = []


class KeepOrGoOn(Question[RaceGame]):
    """Take the first match, or decline it and look for another."""

    def __init__(self, category: int, declined: bool) -> None:
        super().__init__("search-keep")
        self.category = category
        self.declined = declined

    def data(self) -> list[int]:
        return [self.category, 1 if self.declined else 0]

    def ask(self, game: RaceGame, seat: int) -> Form:
        return PickOne([game.aside[-1], PASS])

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"category": CATEGORY + self.category}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        if choice[0] != PASS:
            take(game, seat, choice[0])
            return
        optional = self.category == ALIEN_WORLD and game.content.cards[game.aside[-1]].good == vocabulary.ANY
        turn_over(game, seat, self.category, self.declined or not optional)


SEARCH_STEP: Final = SearchStep()
SEARCH_OF: Final = [SearchOf(seat) for seat in range(6)]
CHOOSE_CATEGORY: Final = ChooseCategory()
KEEP_OR_GO_ON: Final = [KeepOrGoOn(category, declined) for category in range(9) for declined in (False, True)]
