"""After a world is placed or taken over: the chooser's bonus card, and what powers give for it."""

from __future__ import annotations

from typing import Final

from starboard.kernel.game import PASS
from starboard.kernel.step import Step
from starboard.race import prestige, spending, vocabulary
from starboard.race.position import RaceGame


class AfterPlacing(Step[RaceGame]):
    """The chooser's bonus, then what powers give for having placed a world."""

    def __init__(self) -> None:
        super().__init__("after-placing")

    def run(self, game: RaceGame, seat: int) -> None:
        # PLW 59: from here on its good and its prestige may be used.
        game.players[seat].placing = PASS
        reward(game, seat, game.players[seat].placed[-1])


def draw_bonus(game: RaceGame, seat: int) -> None:
    """The chooser's card for a world paid for or conquered, once a phase (PLW 145)."""
    player = game.players[seat]
    if not player.bonus_taken:
        player.bonus_taken = True
        game.draw(seat, 1)


def reward(game: RaceGame, seat: int, world: int, taken: bool = False, destroyed: bool = False) -> None:
    """A world has been placed or taken over: the bonus card, and what powers give for placing a world.

    A world that is destroyed is conquered, but placed nowhere (PLW 229, 387, 393).
    """
    draw_bonus(game, seat)
    if destroyed and not game.rules.quirks.destroyed_world_is_placed:
        return
    player = game.players[seat]
    design = game.content.cards[world]
    discards = 0
    no_good = destroyed or full(game, world) or (taken and game.rules.quirks.taken_world_gets_no_good)
    for source in player.abilities.after_settle:
        power = source.power
        does = power.does
        if does == vocabulary.SETTLE_DRAW_AFTER:
            game.draw(seat, power.cards, source.card)
        elif does == vocabulary.SETTLE_DRAW_DISCARD_AFTER:
            game.draw(seat, power.cards, source.card)
            discards += 1
        elif does == vocabulary.SETTLE_PRESTIGE:
            if design.rebel_military if power.of == "rebel-military" else is_production(game, world):
                prestige.gain(game, seat, power.prestige, source.card)
        elif does == vocabulary.SETTLE_PRODUCE and is_production(game, world) and not no_good:
            game.put_good(seat, world)
    if discards:
        game.lanes[seat].append(spending.DISCARD_DRAWN[discards])


def full(game: RaceGame, world: int) -> bool:
    """A world that was taken over may have brought its good."""
    return game.good[world] != PASS


def is_production(game: RaceGame, world: int) -> bool:
    design = game.content.cards[world]
    return design.good != vocabulary.NONE and not design.windfall


AFTER_PLACING: Final = AfterPlacing()
