"""Set-up: boards, decks, events, systems, achievements and factions for a number of players.

What is random: the first player, the factions, where the level I technologies lie, which events are in play and where,
the first systems, and one achievement of each of the sets A and B.
"""

from __future__ import annotations

from starboard.kernel.step import Step
from starboard.sun import research, vocabulary
from starboard.sun.player import Player
from starboard.sun.position import SunGame
from starboard.sun.turn import ROUND
from starboard.sun.vocabulary import SYSTEM_DECK


class SetUp(Step[SunGame]):
    """Everything before the first turn."""

    def __init__(self) -> None:
        super().__init__("set-up")

    def run(self, game: SunGame, seat: int) -> None:
        first = game.chance.roll(game.seats, "seats", -1, "first-player")
        game.order = game.clockwise(first)
        deal_factions(game)
        lay_technologies(game)
        lay_events(game)
        lay_systems(game)
        lay_achievements(game)
        if game.rules.expert:
            for basic in game.content.basics:
                research.rows_for(game, -1, basic.action.effect)
        game.common.append(ROUND)


def deal_factions(game: SunGame) -> None:
    """Everybody gets a mat at random, its ships where it says, and the discs it starts with automated."""
    mats = [at for at, faction in enumerate(game.content.factions) if faction.advanced == game.rules.advanced]
    for each in range(game.seats):
        faction = game.content.factions[game.chance.draw(mats, "factions", each, "faction")]
        player = Player()
        player.sit_down(faction)
        game.players.append(player)
        for place, level in faction.start_ships:
            game.add_ship(each, place, level)
        for track in faction.start_automated:
            player.automation.append(game.take_disc(each, track))
        game.tell("faction", each, {"faction": faction.slug})


def lay_technologies(game: SunGame) -> None:
    """Level I open on its slots; the others in decks."""
    first: list[int] = []
    for card, design in enumerate(game.content.technologies):
        if design.level == 1:
            first.append(card)
    game.chance.shuffle(first, "technology-I", -1, "slots")
    for slot, place in enumerate(game.content.slots):
        if place.level == 1:
            game.tech_at[slot] = first.pop()
    for level in (2, 3, 4):
        cards = [card for card, design in enumerate(game.content.technologies) if design.level == level]
        game.decks[level - 2] = [cards]


def lay_events(game: SunGame) -> None:
    """On the slots of level II, and of level III: all events with a light border and some of the others, face down."""
    for level in (2, 3):
        light: list[int] = []
        others: list[int] = []
        for event, design in enumerate(game.content.events):
            if design.level == level:
                (light if design.light_border else others).append(event)
        slots = [slot for slot, place in enumerate(game.content.slots) if place.level == level]
        game.chance.shuffle(others, f"event-{vocabulary.LEVEL_NAMES[level]}", -1, "events")
        count = game.content.events_random
        dealt = light + others[:count]
        game.chance.shuffle(dealt, f"event-{vocabulary.LEVEL_NAMES[level]}", -1, "slots")
        for slot, event in zip(slots, dealt, strict=True):
            game.event_at[slot] = event
        game.events_out[level - 2] = sorted(others[count:])


def lay_systems(game: SunGame) -> None:
    """Two of the starting systems on the slots A, the others into the deck; two of deck B on the slots B."""
    starting: list[int] = []
    decks: list[list[int]] = [[], []]
    for system, design in enumerate(game.content.systems):
        if design.starting:
            starting.append(system)
        else:
            decks[design.deck].append(system)
    for place in range(vocabulary.A1, vocabulary.A1 + game.content.systems_starting):
        game.system_at[place] = game.chance.draw(starting, "system-A", -1, "start")
    for place in (vocabulary.B1, vocabulary.B1 + 1):
        game.system_at[place] = game.chance.draw(decks[1], "system-B", -1, "start")
    game.decks[SYSTEM_DECK] = [sorted(decks[0] + starting)]
    game.decks[SYSTEM_DECK + 1] = [decks[1]]


def lay_achievements(game: SunGame) -> None:
    """Both basic ones, one A, one B."""
    for group in ("basic", "A", "B"):
        cards = [at for at, design in enumerate(game.content.achievements) if design.group == group]
        if group != "basic":
            cards = [game.chance.draw(cards, f"achievement-{group}", -1, "goal")]
        for card in cards:
            game.goals.append(card)
            game.goal_discs.append([])
            game.goal_kinds.append([])
