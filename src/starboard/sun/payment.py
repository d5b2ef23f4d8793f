"""Costs: ore to the pool or to an opponent, population withdrawn to the supply; in full, before the effect."""

from __future__ import annotations

from typing import Final

from starboard.kernel.forms import Form, PickOne
from starboard.kernel.step import Question
from starboard.sun import metrics, vocabulary
from starboard.sun.content import Cost, EffectList
from starboard.sun.flow import resolve
from starboard.sun.position import SunGame

AS_PRINTED: Final = 1
ORE_INSTEAD: Final = 2


def ways(game: SunGame, seat: int, cost: Cost, surcharge: int, effects: EffectList, of_action: bool) -> int:
    """In which ways the cost can be paid so that the effect can be done and changes something: bits, 0 for none.

    Only in an action's cost may an ability put ore in the place of one withdrawn population.
    """
    player = game.players[seat]
    need = surcharge
    withdraw = 0
    if not cost.free:
        need += metrics.amount(game, seat, cost.ore)
        withdraw = metrics.amount(game, seat, cost.withdraw)
    return ways_with(game, seat, need, withdraw, effects, of_action, player.pop, player.all_supply(), player.ore)


def ways_with(
    game: SunGame,
    seat: int,
    need: int,
    withdraw: int,
    effects: EffectList,
    of_action: bool,
    pop: int,
    supply: int,
    ore: int,
) -> int:
    """The same with other resources than the faction has now."""
    ore -= need
    if ore < 0:
        return 0
    found = 0
    if pop >= withdraw and worthwhile(game, seat, effects, pop - withdraw, supply + withdraw, ore):
        found = AS_PRINTED
    if of_action and withdraw > 0 and ore > 0 and pop >= withdraw - 1:
        instead = game.players[seat].has_rule(vocabulary.WITHDRAW_TO_ORE)
        if instead and worthwhile(game, seat, effects, pop - withdraw + 1, supply + withdraw - 1, ore - 1):
            found |= ORE_INSTEAD
    return found


def worthwhile(game: SunGame, seat: int, effects: EffectList, pop: int, supply: int, ore: int) -> bool:
    executor = game.executor
    return executor.can_resolve(game, seat, effects, 0, pop, supply, ore) and executor.can_change(
        game, seat, effects, 0, pop, supply, ore
    )


def payable(game: SunGame, seat: int, cost: Cost, surcharge: int) -> bool:
    """Is there enough, whatever comes of it?"""
    player = game.players[seat]
    ore = metrics.amount(game, seat, cost.ore) + surcharge
    withdraw = metrics.amount(game, seat, cost.withdraw)
    if player.ore >= ore and player.pop >= withdraw:
        return True
    return (
        withdraw > 0 and player.has_rule(vocabulary.WITHDRAW_TO_ORE) and player.ore > ore and player.pop >= withdraw - 1
    )


def pay(game: SunGame, seat: int, cost: Cost, surcharge: int, ore_instead: bool) -> None:
    player = game.players[seat]
    ore = metrics.amount(game, seat, cost.ore) + surcharge
    withdraw = metrics.amount(game, seat, cost.withdraw)
    if ore_instead:
        ore += 1
        withdraw -= 1
    player.ore -= ore
    player.pop -= withdraw
    for _ in range(withdraw):
        game.return_to_supply(seat)
    if game.events is not None and (ore or withdraw):
        game.tell("pay", seat, {"ore": ore, "population": withdraw})
    if cost.to_opponent and ore:
        game.lanes[seat].append(PayWhom(ore - surcharge))


def pay_and_resolve(game: SunGame, seat: int, cost: Cost, surcharge: int, effects: EffectList) -> None:
    """An action: its cost, in a way of the faction's choice if there are two; then its effect."""
    found = ways(game, seat, cost, surcharge, effects, True)
    if found == AS_PRINTED | ORE_INSTEAD:
        game.lanes[seat].append(PayHow(cost, surcharge, effects))
        return
    pay(game, seat, cost, surcharge, found == ORE_INSTEAD)
    resolve(game, seat, effects)


class PayHow(Question[SunGame]):
    """Ore may stand for one of the population withdrawn."""

    def __init__(self, cost: Cost, surcharge: int, effects: EffectList) -> None:
        super().__init__("payment", public=True)
        self.cost = cost
        self.surcharge = surcharge
        self.effects = effects

    def ask(self, game: SunGame, seat: int) -> Form:
        return PickOne([vocabulary.PAYMENT, vocabulary.PAYMENT + 1])

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        pay(game, seat, self.cost, self.surcharge, choice[0] == vocabulary.PAYMENT + 1)
        resolve(game, seat, self.effects)

    def about(self, game: SunGame, seat: int) -> dict[str, int]:
        return {"card": self.effects.card}

    def data(self) -> list[int]:
        return [self.effects.number, self.surcharge]


class PayWhom(Question[SunGame]):
    """Ore that goes to an opponent goes to one of the payer's choice."""

    def __init__(self, ore: int) -> None:
        super().__init__("pay-whom", public=True)
        self.ore = ore

    def ask(self, game: SunGame, seat: int) -> Form:
        return PickOne([vocabulary.SEAT + each for each in range(game.seats) if each != seat])

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        changed = game.changed
        game.gain_ore(choice[0] - vocabulary.SEAT, self.ore)
        game.changed = changed  # a cost is no change that the action makes

    def data(self) -> list[int]:
        return [self.ore]
