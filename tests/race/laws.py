"""What is always true of a position of Race for the Galaxy: every card and chip is in exactly one place."""

from __future__ import annotations

from starboard.kernel import PASS, Game
from starboard.race.abilities import Abilities, gather
from starboard.race.position import Player, RaceGame


def check(game: Game) -> None:
    assert isinstance(game, RaceGame)
    every_card_is_in_one_place(game)
    every_chip_is_in_one_place(game)
    knowledge_fits_the_places(game)
    for player in game.players:
        if not player.stale:
            abilities_fit_the_tableau(game, player)


def every_card_is_in_one_place(game: RaceGame) -> None:
    places = game.deck + game.discard + [card for card in game.good if card != PASS]
    for player in game.players:
        places += player.hand + player.drawn + player.tableau
    assert sorted(places) == list(range(len(game.content.cards)))
    tableaus = [card for player in game.players for card in player.tableau]
    assert all(world in tableaus for world, good in enumerate(game.good) if good != PASS), "a good lies on no world"


def every_chip_is_in_one_place(game: RaceGame) -> None:
    assert all(player.vp >= 0 for player in game.players)
    assert game.vp_pool + sum(player.vp for player in game.players) == 12 * game.seats


def knowledge_fits_the_places(game: RaceGame) -> None:
    everybody = (1 << game.seats) - 1
    for seat, player in enumerate(game.players):
        assert all(game.known[card] >> seat & 1 for card in player.hand + player.drawn), "one knows one's own cards"
        assert all(game.known[card] == everybody for card in player.tableau), "a tableau lies open"
        assert player.filled <= game.shuffles
    hidden = game.deck + [card for card in game.good if card != PASS]
    assert all(game.known[card] == 0 for card in hidden), "nobody has seen the deck, nor a good"
    assert all(seen >> 8 <= game.shuffles for seen in game.seen)
    assert game.discard_filled <= game.shuffles
    assert all(filled <= game.shuffles for filled in game.good_filled)


def abilities_fit_the_tableau(game: RaceGame, player: Player) -> None:
    assert sums_of(player.abilities) == sums_of(gather(game.content, player.tableau))


def sums_of(abilities: Abilities) -> list[object]:
    """All of it in a form that can be compared."""
    lists = (abilities.settle_specials, abilities.trade_here, abilities.consume, abilities.produce)
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
        abilities.settle_draw_after,
        abilities.trade_bonus,
        abilities.trade_for,
        sources,
    ]
