"""What holds in every position of New Frontiers, whatever has been chosen: nothing is lost and nothing appears."""

from __future__ import annotations

from collections import Counter

from starboard.frontiers import vocabulary
from starboard.frontiers.position import WORLD_LIMIT, FrontiersGame
from starboard.frontiers.setup import STACK_SIZE
from starboard.kernel.game import Game


def check(game: Game) -> None:
    """Raises AssertionError where a law is broken."""
    assert isinstance(game, FrontiersGame)
    colonists_are_conserved(game)
    goods_are_conserved(game)
    chips_are_conserved(game)
    worlds_are_conserved(game)
    developments_are_conserved(game)
    goals_are_conserved(game)
    empires_are_sound(game)


def colonists_are_conserved(game: FrontiersGame) -> None:
    settled = sum(game.design(tile).colonists for player in game.players for tile in player.colonies)
    unused = sum(player.colonists for player in game.players)
    assert game.colonist_pool + unused + settled == 12 * game.seats
    assert game.colonist_pool >= 0


def goods_are_conserved(game: FrontiersGame) -> None:
    for kind in range(1, vocabulary.KIND_COUNT):
        stockpiled = sum(player.stock_goods[kind] for player in game.players)
        assert game.supply[kind] + game.good.count(kind) + stockpiled == vocabulary.GOODS_SUPPLY[kind]
        assert game.supply[kind] >= 0


def chips_are_conserved(game: FrontiersGame) -> None:
    assert game.vp_pool + sum(player.vp for player in game.players) == 12 * game.seats
    assert (game.vp_pool <= 0) == (game.ending & vocabulary.END_VP != 0)


def worlds_are_conserved(game: FrontiersGame) -> None:
    places = Counter([*game.bag, *game.display, *game.returning])
    for player in game.players:
        places.update(player.explored)
        places.update(player.stock_worlds)
        places.update(player.dropped)
        places.update(tile for tile in player.colonies if game.design(tile).sort == vocabulary.WORLD)
    assert places == Counter(game.content.worlds)


def developments_are_conserved(game: FrontiersGame) -> None:
    places = Counter(dict(enumerate(game.stacks)))
    for player in game.players:
        places.update(player.developments)
    sides = [[tile] for tile in game.content.developments if not game.design(tile).pair] + game.content.pairs()
    for side in sides:
        size = 1 if game.design(side[0]).sort == vocabulary.LARGE else STACK_SIZE[game.seats]
        counts = sorted(places[tile] for tile in side)
        assert counts == [0] * (len(side) - 1) + [size], "a whole stack lies on one side"


def goals_are_conserved(game: FrontiersGame) -> None:
    goals = [*game.goal_stack, *game.goals_seen, *game.open_goals]
    if game.kept_goal >= 0:
        goals.append(game.kept_goal)
    assert sorted(goals) == (list(range(len(game.content.goals))) if game.rules.goals else [])
    assert len(game.stack_tokens) == len(game.goal_stack)


def empires_are_sound(game: FrontiersGame) -> None:
    for seat, player in enumerate(game.players):
        assert player.credits >= 0
        assert player.colonists >= 0
        assert len(set(player.developments)) == len(player.developments)
        assert game.spaces(seat) <= 12
        if game.action in (vocabulary.NO_ACTION, vocabulary.PRODUCE, vocabulary.TRADE_CONSUME, vocabulary.DEVELOP):
            assert game.worlds(seat) <= WORLD_LIMIT
        for tile in range(len(game.good)):
            if game.good[tile]:
                design = game.design(tile)
                assert any(tile in one.colonies for one in game.players), "only colonies hold goods"
                assert design.goods != vocabulary.GRAY
                assert design.kind in (vocabulary.ANY, game.good[tile])
    homes = [tile for player in game.players for tile in player.colonies if game.design(tile).sort == vocabulary.HOME]
    mats = [game.design(tile).mat for tile in homes + game.covered]
    assert len(set(mats)) == len(mats)
