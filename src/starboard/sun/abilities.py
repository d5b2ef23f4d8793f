"""Abilities: what technologies, colonies and advanced factions add when something happens, or at any time.

A triggered ability without a cost is resolved; one with a cost is offered. "At any time" means on one's own turn,
between its phases, and never inside another action. The special abilities of advanced factions are gained during play.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.forms import Form, PickOne
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.sun import metrics, payment, vocabulary
from starboard.sun.content import Ability
from starboard.sun.flow import resolve
from starboard.sun.position import SunGame


def fire(game: SunGame, seat: int, when: int, track: int = vocabulary.EITHER) -> None:
    """Something happened to this faction: its abilities with that trigger come next."""
    for ability in game.players[seat].abilities:
        if ability.when == when and (when != vocabulary.ON_TRACK_EMPTY or ability.track == track):
            if not unused(game, seat, ability):
                continue
            if ability.cost.free:
                use(game, seat, ability)
            else:
                game.lanes[seat].append(OfferAbility(ability))


def unused(game: SunGame, seat: int, ability: Ability) -> bool:
    """Is its limit not reached, and its condition met?"""
    player = game.players[seat]
    if ability.limit == vocabulary.ONCE_A_TURN and player.used_turn >> ability.number & 1:
        return False
    if ability.limit == vocabulary.ONCE_A_GAME and player.used_game >> ability.number & 1:
        return False
    return ability.cond is None or metrics.holds(game, seat, ability.cond)


def use(game: SunGame, seat: int, ability: Ability) -> None:
    """Pay for it, and its effect comes next."""
    player = game.players[seat]
    player.used_turn |= 1 << ability.number
    player.used_game |= 1 << ability.number
    if game.events is not None:
        game.tell("ability", seat, {"card": game.name(ability.card)})
    if ability.effect is not None:
        resolve(game, seat, ability.effect)
    if not ability.cost.free:
        payment.pay(game, seat, ability.cost, 0, False)


def usable(game: SunGame, seat: int, ability: Ability) -> bool:
    """Could the faction pay for it now, and would it change anything?"""
    if ability.effect is None or not unused(game, seat, ability):
        return False
    return payment.ways(game, seat, ability.cost, 0, ability.effect, False) != 0


def anytime(game: SunGame, seat: int) -> list[int]:
    """The abilities that may be used between the phases of one's own turn, as ids."""
    found: list[int] = []
    for ability in game.players[seat].abilities:
        if ability.when == vocabulary.ANYTIME and usable(game, seat, ability):
            found.append(vocabulary.ABILITY + ability.number)
    return found


# --- what is looked at once the bonuses of systems and technologies are done ------------------------------


class Watch(Step[SunGame]):
    """A faction looks at its tracks and conditions, after the bonuses above on the stack (rulebook 1115-1116)."""

    def __init__(self, seat: int) -> None:
        super().__init__("watch")
        self.seat = seat

    def run(self, game: SunGame, seat: int) -> None:
        watch(game, self.seat)

    def data(self) -> list[int]:
        return [self.seat]


WATCHES: Final = [Watch(seat) for seat in range(4)]


def watch_all(game: SunGame, moments: int) -> None:
    """Whoever waits for such a moment looks at its conditions once what comes next is done, the active one first."""
    if game.rules.advanced:
        for seat in reversed(game.clockwise(game.active)):
            for special in game.players[seat].pursued:
                if special.moments & moments:
                    game.common.append(WATCHES[seat])
                    break


def watch(game: SunGame, seat: int) -> None:
    """Something that counts for conditions has changed: looked at now, or after the whole bonus that is under way."""
    player = game.players[seat]
    if not player.emptied and not player.pursued:
        return
    for step in game.common:
        if isinstance(step, Watch) and step.seat == seat:
            return
    look(game, seat)


def look(game: SunGame, seat: int) -> None:
    player = game.players[seat]
    if player.emptied:
        emptied = player.emptied
        player.emptied = 0
        for track in (vocabulary.FOOD, vocabulary.ORE):
            if emptied >> track & 1:
                fire(game, seat, vocabulary.ON_TRACK_EMPTY, track)
    if player.pursued:
        gain_specials(game, seat)


def gain_specials(game: SunGame, seat: int) -> None:
    """Special abilities whose condition holds are gained, once and for good (rulebook 191, 1110-1116)."""
    player = game.players[seat]
    reached = [special for special in player.pursued if metrics.holds(game, seat, special.cond)]
    for special in reached:
        player.pursued.remove(special)
        player.gain_abilities(special.lasting)
        if game.events is not None:
            game.tell("special", seat, {"ability": game.name(vocabulary.SPECIAL + special.number)})
    for special in reversed(reached):
        resolve(game, seat, special.reward)


# --- offers -----------------------------------------------------------------------------------------------


class OfferAbility(Question[SunGame]):
    """A triggered ability that costs something may be used or not."""

    def __init__(self, ability: Ability) -> None:
        super().__init__("ability", public=True)
        self.ability = ability

    def ask(self, game: SunGame, seat: int) -> Form | None:
        if not usable(game, seat, self.ability):
            return None
        return PickOne([vocabulary.ABILITY + self.ability.number, PASS])

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] != PASS:
            use(game, seat, self.ability)

    def about(self, game: SunGame, seat: int) -> dict[str, int]:
        return {"card": self.ability.card}

    def data(self) -> list[int]:
        return [self.ability.number]
