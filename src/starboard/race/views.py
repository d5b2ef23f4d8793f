"""A position as plain data under stable names: the whole of it for digests, and what a seat may see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.kernel.game import PASS
from starboard.race import goals, robot, scoring, vocabulary
from starboard.race.names import ACTION, name_of_action

if TYPE_CHECKING:
    from starboard.race.position import Player, RaceGame


def state(game: RaceGame) -> dict[str, object]:
    return {
        "piles": [[game.names(pile.deck), game.names(pile.discard), pile.shuffles] for pile in game.piles],
        "pool": game.vp_pool,
        "round": game.round,
        "phase": game.phase,
        "order": game.order,
        "goals": [goals.NAMES[goal] for goal in game.goals],
        "progress": game.goal_progress,
        "leader": game.leader,
        "attempts": [attempt.data() for attempt in game.attempts],
        "aside": game.names(game.aside),
        "set_aside": game.names(game.set_aside),
        "players": [player_state(game, player) for player in game.players],
        "robot": robot.state(game, game.robot) if game.robot is not None else {},
    }


def player_state(game: RaceGame, player: Player) -> dict[str, object]:
    return {
        "hand": sorted(game.names(player.hand)),
        "drawn": sorted(game.names(player.drawn)),
        "pack": sorted(game.names(player.pack)),
        "paid": sorted(game.names(player.paid)),
        "saved": sorted(game.names(player.saved)),
        "tableau": game.names(player.tableau),
        "goods": [
            [game.name(world), game.name(game.good[world])] for world in player.tableau if game.good[world] != PASS
        ],
        "actions": game.names([ACTION + action for action in player.actions]),
        "boosted": player.boosted,
        "vp": player.vp,
        "prestige": [player.prestige, player.gained_prestige, player.on_tile, player.card_used],
        "claimed": [goals.NAMES[goal] for goal in player.goals],
        "over_limit": player.over_limit,
        "start": player.start,
        "placing": game.name(player.placing),
        "placed": game.names(player.placed),
        "replaced": game.names(player.replaced),
        "used": player.used,
        "strength": [player.temporary, player.hand_spent],
        "bonus": [player.bonus_taken, player.settle_boost],
        "kept_discount": player.kept_discount,
        "waiting": game.names(player.waiting),
        "produced": player.produced,
    }


def table(game: RaceGame, seat: int | None) -> dict[str, object]:
    table: dict[str, object] = {
        "round": game.round,
        "phase": vocabulary.PHASES[game.phase],
        "deck": len(game.piles[0].deck),
        "discard": len(game.piles[0].discard),
        "pool": game.vp_pool,
        "order": game.order,
        "players": [player_view(game, each, seat) for each in range(game.seats)],
    }
    if game.goals:
        table["goals"] = [f"goal:{goals.NAMES[goal]}" for goal in game.goals]
    if game.rules.prestige:
        table["leader"] = None if game.leader == PASS else game.leader
    if game.robot is not None:
        table["robot"] = robot.view(game, game.robot)
    if game.aside:
        table["aside"] = game.names(game.aside)
    if game.attempts:
        table["attempts"] = [
            {"attacker": one.attacker, "defender": one.defender, "world": game.name(one.world)} for one in game.attempts
        ]
    return table


def player_view(game: RaceGame, seat: int, viewer: int | None) -> dict[str, object]:
    player = game.players[seat]
    view: dict[str, object] = {
        "seat": seat,
        "hand": len(player.hand),
        "drawn": len(player.drawn),
        "vp": player.vp,
        "military": game.military(seat),
        "actions": [name_of_action(action).partition(":")[2] for action in player.actions],
        "tableau": [{"card": game.name(card), "good": game.good[card] != PASS} for card in player.tableau],
        "score": scoring.standing(game, seat).total,
    }
    if len(game.piles) > 1:
        view["deck"] = len(game.pile(seat).deck)
        view["discard"] = len(game.pile(seat).discard)
    if game.goals:
        view["goals"] = [f"goal:{goals.NAMES[goal]}" for goal in player.goals]
        view["progress"] = {
            f"goal:{goals.NAMES[goal]}": goals.progress(game, seat, goal) for goal in game.goals if goal >= goals.FIRSTS
        }
    if game.rules.prestige:
        view["prestige"] = player.prestige
        view["on_tile"] = player.on_tile
        view["card_used"] = player.card_used
        view["boosted"] = name_of_action(player.boosted).partition(":")[2] if player.boosted != PASS else None
        view["saved"] = len(player.saved)
    if seat == viewer:
        view["cards"] = sorted(game.names(player.hand))
        view["looking_at"] = sorted(game.names(player.drawn))
        if game.drafted_seen and game.pile_of[0] == 0:
            view["pack"] = sorted(game.names(player.pack))
            view["drafted"] = sorted(game.names(game.piles[seat + 1].deck))
        view["discarded"] = sorted(
            game.name(card) for pile in game.piles for card in pile.discard if game.known[card] >> seat & 1
        )
        if player.saved:
            view["saved_cards"] = sorted(game.names(player.saved))
    return view
