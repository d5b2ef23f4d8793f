"""Views: the position as plain data, whole for digests, and as a seat or a spectator sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.kernel.game import PASS, Standing
from starboard.sun import vocabulary
from starboard.sun.guesses import hidden_by_label
from starboard.sun.vocabulary import DECK_NAMES, LEVELS, SYSTEM_DECK

if TYPE_CHECKING:
    from starboard.sun.position import SunGame

STAGES: Final = ["action", "production", "achievement"]


def state(game: SunGame) -> dict[str, object]:
    state = open_state(game)
    state["events"] = [game.name(vocabulary.EVENT + event) if event != PASS else "pass" for event in game.event_at]
    state["events_out"] = [game.names([vocabulary.EVENT + event for event in sorted(pile)]) for pile in game.events_out]
    state["decks"] = [[block_names(game, deck, block) for block in game.decks[deck]] for deck in range(5)]
    state["labels"] = game.labels
    state["looking"] = [sorted(game.names(player.looking)) for player in game.players]
    state["temporary"] = [
        game.acting,
        game.changed,
        game.jump_left,
        game.jump_from,
        game.upgraded,
        game.uncontrolled,
        game.controls_taken,
        game.trades,
        game.overpaid,
        game.holding,
        game.held,
        game.aside,
        game.near,
        game.extra_refill,
        [[player.used_turn, player.used_game, player.emptied] for player in game.players],
    ]
    return state


def block_names(game: SunGame, deck: int, block: list[int]) -> list[str]:
    first = 0 if deck < SYSTEM_DECK else vocabulary.SYSTEM
    return sorted(game.name(first + card) for card in block)


def open_state(game: SunGame) -> dict[str, object]:
    """What lies open on the table."""
    content = game.content
    places = [place for place in range(vocabulary.PLACES) if game.is_place(place)]
    return {
        "round": game.round,
        "last_round": game.last_round,
        "active": game.active,
        "order": game.order[:],
        "stage": STAGES[game.stage],
        "technologies": {
            content.slots[slot].name: game.name(card) for slot, card in enumerate(game.tech_at) if card != PASS
        },
        "covered": [content.slots[slot].name for slot, event in enumerate(game.event_at) if event != PASS],
        "rows": [game.names(row) for row in game.rows],
        "rows_set": game.rows_set,
        "revealed": game.names(game.revealed),
        "guilds": [guild.slug for at, guild in enumerate(content.guilds) if game.guilds_open >> at & 1],
        "goals": [
            {
                "card": game.name(vocabulary.ACHIEVEMENT + goal),
                "seats": game.goal_discs[at][:],
                "discs": [vocabulary.DISCS[kind] for kind in game.goal_kinds[at]],
            }
            for at, goal in enumerate(game.goals)
        ],
        "placed": [game.name(vocabulary.EVENT + event) for event in game.placed],
        "beside": {
            game.name(vocabulary.EVENT + event): vocabulary.LOCATIONS[game.beside[event]]
            for event in game.placed
            if game.beside[event] != PASS
        },
        "dyson": game.name(vocabulary.SYSTEM + game.dyson_system if game.dyson_system != PASS else PASS),
        "map": [
            {
                "place": vocabulary.LOCATIONS[place],
                "system": game.name(
                    vocabulary.SYSTEM + game.system_at[place] if game.system_at[place] != PASS else PASS
                ),
                "routes": [vocabulary.LOCATIONS[other] for other in game.neighbours(place)],
                "spec": [vocabulary.DISCS[kind] for kind in game.spec(place)],
                "controller": game.controller[place],
                "base": vocabulary.DISCS[game.base[place]],
                "fleets": [player.ships[place * LEVELS : place * LEVELS + LEVELS] for player in game.players],
            }
            for place in places
        ],
        "players": [player_state(game, seat) for seat in range(game.seats)],
    }


def player_state(game: SunGame, seat: int) -> dict[str, object]:
    player = game.players[seat]
    return {
        "seat": seat,
        "faction": player.faction.slug,
        "pawn": game.name(player.pawn),
        "population": player.pop,
        "ore": player.ore,
        "supply": player.supply[:],
        "food_discs": player.track[vocabulary.FOOD],
        "ore_discs": player.track[vocabulary.ORE],
        "automation": [vocabulary.DISCS[disc] for disc in player.automation],
        "researched": [slot.name for at, slot in enumerate(game.content.slots) if player.researched >> at & 1],
        "cubeless": player.cubeless,
        "private": game.names(player.private),
        "colonies": [
            {
                "system": game.name(vocabulary.SYSTEM + colony),
                "discs": [
                    vocabulary.DISCS[player.colony_discs[at] >> 2],
                    vocabulary.DISCS[player.colony_discs[at] & 3],
                ],
            }
            for at, colony in enumerate(player.colonies)
        ],
        "kept": [game.name(vocabulary.EVENT + event) for event in player.kept],
        "gained": [special.letter for special in player.faction.specials if special not in player.pursued],
        "museum": [player.museum_cubes, player.museum_power],
    }


def table(game: SunGame, seat: int | None) -> dict[str, object]:
    table = open_state(game)
    table["decks"] = [deck_view(game, deck, seat) for deck in range(5)]
    table["looking"] = [len(player.looking) for player in game.players]
    table["looking_at"] = sorted(game.names(game.players[seat].looking)) if seat is not None else []
    table["scores"] = [one.total for one in sorted(game.standings(), key=seat_of)]
    table["moving"] = game.jump_left
    return table


def deck_view(game: SunGame, deck: int, seat: int | None) -> dict[str, object]:
    """How many cards, top block first; and what the seat has seen go under the deck together and not come back."""
    seen: list[list[str]] = []
    if seat is not None:
        by_label = hidden_by_label(game, deck, seat)
        seen = [block_names(game, deck, by_label[label]) for label in sorted(by_label) if label > 0]
    return {"deck": DECK_NAMES[deck], "blocks": [len(block) for block in game.decks[deck]], "seen": seen}


def seat_of(one: Standing) -> int:
    return one.seat
