"""Prestige (The Brink of War): gaining and spending chips, and the Prestige Leader tile.

The tile is looked at when a phase ends, and at once when its owner spends (X9). A sole leader who has put chips on the
tile since the last round gets a card besides the VP that every leader gets when a round begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.kernel.event import Event
from starboard.kernel.game import PASS
from starboard.race import goals, robot

if TYPE_CHECKING:
    from starboard.race.position import RaceGame


def holder(game: RaceGame, seat: int) -> robot.Holder:
    """The holder of this seat's chips; the robot of a solo game has the number after the last seat."""
    if seat == game.seats and game.robot is not None:
        return game.robot
    return game.players[seat]


def holders(game: RaceGame) -> list[int]:
    """All seats in their order, and the robot last."""
    return game.order if game.robot is None else [*game.order, game.seats]


def tell(game: RaceGame, kind: str, seat: int, shown: dict[str, object]) -> None:
    if game.events is None:
        return
    if seat == game.seats:
        game.events.append(Event(f"robot-{kind}", shown, {}, 0))
    else:
        game.tell(kind, seat, shown)


def gain(game: RaceGame, seat: int, count: int, reason: int) -> None:
    """Take prestige chips; a sole leader puts them on the tile."""
    if count <= 0 or not game.rules.prestige:
        return
    player = holder(game, seat)
    player.prestige += count
    player.gained_prestige += count
    if game.robot is not None and seat == game.seats:
        game.robot.gained_in_round += count
    if game.leader == seat:
        player.on_tile += count
    if game.events is not None:
        tell(game, "prestige", seat, {"count": count, "card": game.name(reason)})


def spend(game: RaceGame, seat: int, reason: int, together: bool = False) -> None:
    """Spend one chip. A player who loses the sole lead by it loses the tile at once (PLW 107).

    `together`: others spend at the same time; tiles are looked at when all have (`look_at_tiles`).
    """
    player = game.players[seat]
    player.prestige -= 1
    player.gained_prestige = min(player.gained_prestige, player.prestige)
    player.on_tile = min(player.on_tile, player.prestige)
    if game.events is not None:
        game.tell("spend-prestige", seat, {"card": game.name(reason)})
    if not together:
        look_at_tiles(game, game.leader == seat)


def look_at_tiles(game: RaceGame, leader_spent: bool) -> None:
    """Prestige was spent: the leader tile and the Galactic Prestige goal may be lost at once."""
    if leader_spent and not game.rules.quirks.lead_judged_at_phase_end:
        update_leader(game)
    goals.look_for_losses(game, goals.GALACTIC_PRESTIGE)


def leaders(game: RaceGame) -> list[int]:
    """The seats with the most prestige; nobody leads with none."""
    found: list[int] = []
    most = 1
    for seat in holders(game):
        chips = holder(game, seat).prestige
        if chips > most:
            most = chips
            found = [seat]
        elif chips == most:
            found.append(seat)
    return found


def update_leader(game: RaceGame) -> None:
    """Hand the tile to the sole leader, with the chips gained in this phase; turn it to "=" when there are several."""
    first = leaders(game)
    sole = first[0] if len(first) == 1 else PASS
    if sole == game.leader:
        return
    if game.leader != PASS:
        holder(game, game.leader).on_tile = 0
    game.leader = sole
    if sole != PASS:
        player = holder(game, sole)
        player.on_tile = player.gained_prestige
        tell(game, "leader", sole, {})


def reward_leaders(game: RaceGame) -> None:
    """A round begins: 1 VP to every leader, and a card to a sole leader with chips on the tile."""
    first = leaders(game)
    for seat in first:
        if game.robot is not None and seat == game.seats:
            reward_robot(game, game.robot, len(first) == 1)
        else:
            game.take_vp(seat, 1, PASS)
    if game.robot is not None:
        game.robot.gained_in_round = 0
    if len(first) == 1 and first[0] < game.seats and game.players[first[0]].on_tile:
        game.players[first[0]].on_tile = 0
        game.draw(first[0], 1)


def reward_robot(game: RaceGame, leader: robot.Robot, sole: bool) -> None:
    """1 VP; to the sole leader also a card and credit if it gained prestige in the previous round (PLW 273).

    Unlike a player it need not have put the chips on the tile.
    """
    robot.take_vp(game, leader, 1)
    leader.on_tile = 0
    if sole and leader.gained_in_round:
        robot.draw(game, leader, 1)
        robot.raise_credit(game, leader, 1)


def end_phase(game: RaceGame) -> None:
    """The lead is judged; what was gained in this phase is old from now on."""
    update_leader(game)
    for player in game.players:
        player.gained_prestige = 0
    if game.robot is not None:
        game.robot.gained_prestige = 0
