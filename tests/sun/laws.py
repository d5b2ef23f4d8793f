"""What is always true of a position of Beyond the Sun: cubes, discs, pawns and cards are in exactly one place each.

Control is judged here by the rulebook's words anew, not by the engine's own function.
"""

from __future__ import annotations

from starboard.kernel import PASS, Game
from starboard.sun import vocabulary
from starboard.sun.actions import capacity
from starboard.sun.position import SunGame
from starboard.sun.vocabulary import LEVELS

MOVING = {"jump", "relocate", "build", "upgrade", "recall"}
"""Control is checked after such an effect, not inside it."""


def check(game: Game) -> None:
    assert isinstance(game, SunGame)
    kinds = {decision.kind for decision in game.decisions}
    for seat in range(game.seats):
        every_cube_is_in_one_place(game, seat)
        every_disc_is_in_one_place(game, seat, kinds)
    pawns_have_spaces_of_their_own(game)
    if not kinds & MOVING:
        control_follows_the_fleets(game)
    every_card_is_in_one_place(game)
    only_cards_that_lie_there_count(game)


def every_cube_is_in_one_place(game: SunGame, seat: int) -> None:
    player = game.players[seat]
    assert player.pop >= 0
    assert player.ore >= 0
    assert min(player.supply) >= 0
    assert min(player.ships) >= 0
    research = player.researched.bit_count() - player.cubeless.bit_count()
    cubes = player.pop + sum(player.supply) + sum(player.ships) + research + player.museum_cubes
    assert cubes == vocabulary.FACTION_CUBES, f"seat {seat} has {cubes} cubes"
    for place in range(vocabulary.PLACES):
        levels = player.ships[place * LEVELS : place * LEVELS + LEVELS]
        assert player.power[place] == sum((at + 1) * count for at, count in enumerate(levels))
        assert player.power[place] == 0 or game.is_place(place), "ships are nowhere"


def every_disc_is_in_one_place(game: SunGame, seat: int, kinds: set[str]) -> None:
    player = game.players[seat]
    lying = player.automation[:]
    for place in range(vocabulary.PLACES):
        assert (game.base[place] == vocabulary.NO_DISC) == (game.controller[place] == PASS) or "base-disc" in kinds
        if game.controller[place] == seat:
            lying.append(game.base[place])
    for pair in player.colony_discs:
        lying += [pair >> 2, pair & 3]
    for seats, discs in zip(game.goal_discs, game.goal_kinds, strict=True):
        assert len(seats) == len(discs) == len(set(seats))
        lying += [disc for each, disc in zip(seats, discs, strict=True) if each == seat]
    for track in (vocabulary.FOOD, vocabulary.ORE):
        assert 0 <= player.track[track] <= vocabulary.TRACK_DISCS
        assert player.track[track] + lying.count(track) == vocabulary.TRACK_DISCS
    assert len(player.colonies) == len(player.colony_discs)


def pawns_have_spaces_of_their_own(game: SunGame) -> None:
    pawns = [player.pawn for player in game.players if player.pawn != PASS]
    pushing = any(player.has_rule(vocabulary.USE_OCCUPIED_SPACE) for player in game.players)
    for space in set(pawns):
        assert pawns.count(space) <= capacity(game, space) + pushing


def control_follows_the_fleets(game: SunGame) -> None:
    for place in range(vocabulary.PLACES):
        powers = [player.power[place] for player in game.players]
        owner = game.controller[place]
        if not game.spec(place):
            assert owner == PASS, "nobody controls Sol, Deep Space or an empty slot"
        elif owner == PASS:
            assert max(powers) == 0 or powers.count(max(powers)) > 1, "a single strongest fleet takes control"
        else:
            assert powers[owner] == max(powers), "whoever is overtaken loses control"


def only_cards_that_lie_there_count(game: SunGame) -> None:
    """During a discovery the cube lies on a slot without a card; no other card stands in for it."""
    for seat, player in enumerate(game.players):
        slots = [slot for slot in range(len(game.tech_at)) if player.researched >> slot & 1]
        cards = [game.tech_at[slot] for slot in slots if game.tech_at[slot] != PASS]
        assert game.techs_of(seat) == cards + player.private


def every_card_is_in_one_place(game: SunGame) -> None:
    content = game.content
    looking = [thing for player in game.players for thing in player.looking]
    technologies = [card for card in game.tech_at if card != PASS]
    for deck in game.decks[:3]:
        technologies += [card for block in deck for card in block]
    technologies += [card for row in game.rows for card in row if card not in game.revealed]
    technologies += game.revealed + game.aside + [thing for thing in looking if thing < vocabulary.SYSTEM]
    technologies += [card for player in game.players for card in player.private]
    assert sorted(technologies) == list(range(len(content.technologies)))
    systems = [system for system in game.system_at if system != PASS]
    for deck in game.decks[3:]:
        systems += [card for block in deck for card in block]
    systems += [game.dyson_system] if game.dyson_system != PASS else []
    systems += [thing - vocabulary.SYSTEM for thing in looking if thing >= vocabulary.SYSTEM]
    systems += [colony for player in game.players for colony in player.colonies]
    assert sorted(systems) == list(range(len(content.systems)))
    events = [event for event in game.event_at if event != PASS] + game.placed
    events += [event for pile in game.events_out for event in pile]
    events += [event for player in game.players for event in player.kept]
    assert len(events) == len(set(events))
    for slot, event in enumerate(game.event_at):
        if event != PASS:
            assert content.events[event].level == content.slots[slot].level
            assert game.tech_at[slot] == PASS
