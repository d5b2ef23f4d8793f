"""What is always true of a position of Race for the Galaxy: every card and chip is in exactly one place."""

from __future__ import annotations

from starboard.kernel import PASS, Game
from starboard.race import goals
from starboard.race.abilities import Abilities, gather
from starboard.race.guesses import hidden_zones
from starboard.race.hidden import OWN
from starboard.race.position import Player, RaceGame
from starboard.race.robot import Robot


def check(game: Game) -> None:
    assert isinstance(game, RaceGame)
    every_card_is_in_one_place(game)
    every_chip_is_in_one_place(game)
    knowledge_fits_the_places(game)
    no_seat_believes_what_is_not_so(game)
    if game.robot is not None:
        the_robot_is_within_its_bounds(game, game.robot)
    for player in game.players:
        if not player.stale:
            abilities_fit_the_tableau(game, player)


def every_card_is_in_one_place(game: RaceGame) -> None:
    places = [card for card in game.good if card != PASS] + game.aside + game.set_aside
    for pile in game.piles:
        places += pile.deck + pile.discard
    for player in game.players:
        places += player.hand + player.drawn + player.pack + player.paid + player.saved + player.tableau
    if game.robot is not None:
        places += game.robot.tableau + game.robot.stack
    assert sorted(places) == list(range(len(game.content.cards)))
    tableaus = [card for player in game.players for card in player.tableau]
    assert all(world in tableaus for world, good in enumerate(game.good) if good != PASS), "a good lies on no world"


def every_chip_is_in_one_place(game: RaceGame) -> None:
    assert all(player.vp >= 0 and player.prestige >= 0 for player in game.players)
    chips = 12 * (2 if game.rules.solo else game.seats) + (5 if game.rules.prestige else 0)
    taken = sum(player.vp for player in game.players) + (game.robot.vp if game.robot is not None else 0)
    assert game.vp_pool + taken == chips
    assert all(player.on_tile <= player.prestige for player in game.players)
    for seat, player in enumerate(game.players):
        assert seat == game.leader or not player.on_tile, "only the sole leader has chips on the tile"
    for goal in game.goals:
        if goal >= goals.FIRSTS:
            assert sum(1 for player in game.players if goal in player.goals) <= 1, "a most tile has one holder"


def knowledge_fits_the_places(game: RaceGame) -> None:
    everybody = (1 << game.seats) - 1
    for seat, player in enumerate(game.players):
        own = player.hand + player.drawn + player.paid + player.saved
        assert all(game.known[card] >> seat & 1 for card in own), "one knows one's own cards"
        assert all(game.known[card] == everybody for card in player.tableau), "a tableau lies open"
        assert player.filled <= game.pile(seat).shuffles
    assert all(game.known[card] == everybody for card in game.aside), "what is turned over lies open"
    hidden = [card for card in game.good if card != PASS] + [card for pile in game.piles for card in pile.deck]
    if game.robot is not None:
        hidden += game.robot.stack
        assert all(game.known[card] == everybody for card in game.robot.tableau), "a tableau lies open"
    assert all(game.known[card] == 0 for card in hidden), "nobody has seen the deck, nor a good"
    most = max(pile.shuffles for pile in game.piles)
    assert all(seen >> 8 * seat & 255 <= most for seen in game.seen for seat in range(game.seats))
    assert all(hand >> 8 * seat & 255 <= game.seats for hand in game.lost for seat in range(game.seats))
    assert all(pile.filled <= pile.shuffles for pile in game.piles)
    assert all(filled <= most for filled in game.good_filled)


def no_seat_believes_what_is_not_so(game: RaceGame) -> None:
    """Every hidden card lies where each seat thinks that it may lie: so the position itself is among the guesses."""
    if game.drafted_seen and game.pile_of[0] == 0:
        return  # while decks are drafted, cards that were seen together are told apart from the others, and no more
    for seat in range(game.seats):
        for number in range(len(game.piles)):
            for zone in hidden_zones(game, seat, number):
                for card in zone.hidden:
                    assert zone.takes(game.seen[card] >> 8 * seat & OWN, (game.lost[card] >> 8 * seat & OWN) - 1)


def the_robot_is_within_its_bounds(game: RaceGame, robot: Robot) -> None:
    assert 0 <= robot.credit <= 4
    assert 0 <= robot.economy <= 5
    assert robot.vp >= 0
    assert robot.counters + robot.placed_counters <= {"easy": 1, "medium": 2, "hard": 3}[game.rules.difficulty]
    assert robot.on_tile <= robot.prestige
    assert game.leader == game.seats or not robot.on_tile, "only the sole leader has chips on the tile"
    assert len(robot.dice) <= 2
    assert robot.filled <= game.piles[0].shuffles
    assert not game.goals
    assert not game.rules.takeovers


def abilities_fit_the_tableau(game: RaceGame, player: Player) -> None:
    assert sums_of(player.abilities) == sums_of(gather(game.content, player.tableau))


def sums_of(abilities: Abilities) -> list[object]:
    """All of it in a form that can be compared."""
    lists = (
        *(abilities.explore_for_prestige, abilities.develop_draw_discard, abilities.develop_prestige),
        abilities.pay_prestige,
        *(abilities.develop_specials, abilities.settle_specials, abilities.after_settle, abilities.extra_settle),
        *(abilities.takeovers, abilities.prevent_takeover, abilities.trade_here, abilities.consume, abilities.produce),
    )
    sources = [[(source.card, source.power.index) for source in one] for one in lists]
    return [
        abilities.explore_draw,
        abilities.explore_keep,
        abilities.develop_discount,
        abilities.develop_draw,
        abilities.develop_draw_after,
        abilities.settle_discount,
        abilities.discount_for,
        abilities.military,
        abilities.military_for,
        abilities.military_rebel,
        abilities.pay_discount,
        abilities.takeover_defense,
        abilities.trade_bonus,
        abilities.trade_for,
        sources,
    ]
