"""A position laid out for one rule: given these empires, when these choices are made, then what?

`table` lays the tiles and begins a round; from there everything goes through the engine's own questions. Tiles are
called by the names printed on them, actions and goals by their slugs. After every choice the laws of any game are
checked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.frontiers import laws

from starboard.frontiers import rounds, vocabulary
from starboard.frontiers.content import Content, slug_of
from starboard.frontiers.goal_memory import Sighting
from starboard.frontiers.position import FrontiersGame, Rules
from starboard.frontiers.ruleset import RULESET
from starboard.frontiers.setup import STACK_SIZE
from starboard.kernel.chance import Draw, ScriptedChance
from starboard.kernel.decision import Decision
from starboard.kernel.forms import PickOne, PickSet
from starboard.kernel.game import PASS

Names = Sequence[str]


class Table:
    """A game in progress, asked and answered by names."""

    def __init__(self, game: FrontiersGame) -> None:
        self.game = game
        laws.check(game)

    # --- when -----------------------------------------------------------------------------------------------

    def action(self, name: str) -> Table:
        """Whoever is to choose a tile chooses this one."""
        decision = self.game.decisions[0]
        assert decision.kind == "action"
        return self.decide(decision.seat, [self.game.thing(f"action:{name}")])

    def choose(self, seat: int, *names: str | int) -> Table:
        """The seat answers its question with these things (or a number)."""
        return self.decide(seat, [name if isinstance(name, int) else self.find(seat, name) for name in names])

    def decline(self, seat: int) -> Table:
        form = self.question(seat).form
        return self.decide(seat, [] if isinstance(form, PickSet) else [PASS])

    def decide(self, seat: int, choice: list[int]) -> Table:
        self.game.decide(seat, choice)
        laws.check(self.game)
        return self

    def play_on(self, *until: str) -> Table:
        """Everybody declines, or gives some answer, until a question of these kinds (by default, to choose a tile)."""
        stop = until or ("action",)
        while not self.game.over and self.game.decisions[0].kind not in stop:
            decision = self.game.decisions[0]
            self.decide(decision.seat, indifferent(decision))
        return self

    def finish_round(self) -> Table:
        """Tiles that do nothing much are chosen until the round is over."""
        now = self.game.round
        while not self.game.over and self.game.round == now:
            decision = self.game.decisions[0]
            if decision.kind == "action":
                quiet = ("action:isolation", "action:trade-consume", "action:develop", "action:explore")
                options = [self.game.thing(name) for name in quiet]
                picked = next((thing for thing in options if thing in decision.form.things()), None)
                self.decide(decision.seat, [picked] if picked is not None else decision.form.first())
            else:
                self.decide(decision.seat, indifferent(decision))
        return self

    # --- then -----------------------------------------------------------------------------------------------

    def question(self, seat: int) -> Decision:
        decision = self.game.decision_of(seat)
        assert decision is not None, f"seat {seat} is not asked anything; asked are {self.game.decisions}"
        return decision

    def asked(self) -> tuple[int, str] | None:
        """Who is asked what now."""
        decisions = self.game.decisions
        return (decisions[0].seat, decisions[0].kind) if decisions else None

    def options(self, seat: int) -> set[str]:
        """What the seat may pick, by name; for powers, the names of their tiles."""
        return {self.title(thing) for thing in self.question(seat).form.things()}

    def why_not(self, seat: int, name: str) -> str | None:
        reason = self.game.why_not(seat, self.tile(name))
        return reason.key if reason is not None else None

    def short(self, seat: int, name: str) -> int:
        reason = self.game.why_not(seat, self.tile(name))
        assert reason is not None
        return reason.values["short"]

    def colonies(self, seat: int) -> list[str]:
        return [self.title(tile) for tile in self.game.players[seat].colonies]

    def explored(self, seat: int) -> list[str]:
        return [self.title(tile) for tile in self.game.players[seat].explored]

    def developments(self, seat: int) -> list[str]:
        return [self.title(tile) for tile in self.game.players[seat].developments]

    def goods(self, seat: int) -> dict[str, str]:
        return {self.title(tile): vocabulary.KINDS[self.game.good[tile]] for tile in self.game.goods_of(seat)}

    def credits(self, seat: int) -> int:
        return self.game.players[seat].credits

    def colonists(self, seat: int) -> int:
        return self.game.players[seat].colonists

    def vp(self, seat: int) -> int:
        return self.game.players[seat].vp

    def points(self, seat: int, source: str | None = None) -> int:
        """A seat's running score: all of it, or what one tile or goal is worth."""
        standing = next(one for one in self.game.standings() if one.seat == seat)
        if source is None:
            return standing.total
        return sum(line.points for line in standing.lines if self.title(line.thing) == source)

    # --- names ----------------------------------------------------------------------------------------------

    def tile(self, name: str) -> int:
        return PASS if name == "pass" else self.game.thing(slug_of(name))

    def title(self, thing: int) -> str:
        if thing >= vocabulary.POWER:
            thing = (thing - vocabulary.POWER) // vocabulary.POWERS_PER_TILE
        if 0 <= thing < len(self.game.content.tiles):
            return self.game.design(thing).name
        return self.game.name(thing)

    def find(self, seat: int, name: str) -> int:
        for thing in self.question(seat).form.things():
            if self.title(thing) == name:
                return thing
        raise AssertionError(f"seat {seat} cannot pick {name}, only {self.options(seat)}")


def indifferent(decision: Decision) -> list[int]:
    form = decision.form
    if isinstance(form, PickOne):
        for modest in (PASS, vocabulary.COLONISTS):
            if modest in form.options:
                return [modest]
    return form.first()


def table(
    seats: int = 2,
    *,
    colonies: Mapping[int, Names] | None = None,
    developments: Mapping[int, Names] | None = None,
    explored: Mapping[int, Names] | None = None,
    goods: Mapping[int, Names | Mapping[str, str]] | None = None,
    credits: Mapping[int, int] | None = None,
    colonists: Mapping[int, int] | None = None,
    vp: Mapping[int, int] | None = None,
    colonist_pool: int | None = None,
    produce_credits: int = 0,
    track: Sequence[int] | None = None,
    coming: Mapping[int, Names] | None = None,
    goals: Names | None = None,
    open_goals: Names = (),
    stock: Mapping[int, Mapping[str, int]] | None = None,
    stock_worlds: Mapping[int, Names] | None = None,
    side_by_side: bool = False,
    tiles: Content | None = None,
) -> Table:
    """A round is about to begin.

    `goods` lie on these colonies (Oort's with their kind); `coming` are the next worlds out of the bag, -1 for the row
    of an Explore action; `goals` is the stack from the top and switches goals on, `open_goals` lie face up. A pool
    given by number is reached by giving the rest to seat 1. `tiles` are those of the box, unless others are given.
    """
    tiles = tiles or RULESET.content()
    game = FrontiersGame()
    script: list[Draw] = []
    for seat, names in (coming or {}).items():
        purpose = "explore" if seat < 0 else "power"
        script.extend(Draw("bag", seat, purpose, tiles.ids[slug_of(name)]) for name in names)
    game.lay_table(seats, ScriptedChance(script, seats, then_random="scenario"))
    game.lay_tiles(Rules(False, goals is not None or bool(open_goals)), tiles)
    game.side_by_side = side_by_side
    order = list(track) if track is not None else list(range(seats)) * (2 if seats == 2 else 1)
    game.track = order
    owned = {tiles.ids[slug_of(name)] for names in (developments or {}).values() for name in names}
    lay_developments(game, owned)
    for seat, player in enumerate(game.players):
        for name in (colonies or {}).get(seat, []):
            tile = tiles.ids[slug_of(name)]
            game.take_colonists(seat, game.design(tile).colonists, PASS)
            game.place_colony(seat, tile)
            if tile in game.bag:
                game.bag.remove(tile)
        for name in (developments or {}).get(seat, []):
            tile = tiles.ids[slug_of(name)]
            game.stacks[tile] -= 1
            player.developments.append(tile)
        for name in (explored or {}).get(seat, []):
            tile = tiles.ids[slug_of(name)]
            game.bag.remove(tile)
            player.explored.append(tile)
        given = (goods or {}).get(seat, [])
        for name in given:
            tile = tiles.ids[slug_of(name)]
            kind = vocabulary.KINDS.index(given[name]) if isinstance(given, Mapping) else game.design(tile).kind
            assert game.put_good(seat, tile, kind)
        for name in (stock_worlds or {}).get(seat, []):
            tile = tiles.ids[slug_of(name)]
            game.bag.remove(tile)
            player.stock_worlds.append(tile)
        for kind_name, count in (stock or {}).get(seat, {}).items():
            kind = vocabulary.KINDS.index(kind_name)
            player.stock_goods[kind] += count
            game.supply[kind] -= count
        player.credits = (credits or {}).get(seat, 0)
        game.take_colonists(seat, (colonists or {}).get(seat, 0), PASS)
        game.take_vp(seat, (vp or {}).get(seat, 0), PASS)
        player.stale = True
    if colonist_pool is not None:
        game.take_colonists(1, game.colonist_pool - colonist_pool, PASS)
    game.produce_credits = produce_credits
    lay_goals(game, goals or [], open_goals)
    game.common.append(rounds.START_ROUND)
    game.advance()
    return Table(game)


def lay_developments(game: FrontiersGame, owned: set[int]) -> None:
    """The first side of every pair, unless somebody has the other."""
    sides = [[tile] for tile in game.content.developments if not game.design(tile).pair] + game.content.pairs()
    for side in sides:
        tile = next((each for each in side if each in owned), side[0])
        game.stacks[tile] = 1 if game.design(tile).sort == vocabulary.LARGE else STACK_SIZE[game.seats]


def lay_goals(game: FrontiersGame, stack: Names, open_goals: Names) -> None:
    if not game.rules.goals:
        return
    ids = game.content.goal_ids
    game.open_goals = [ids[slug_of(name)] for name in open_goals]
    named = [ids[slug_of(name)] for name in stack]
    rest = [goal for goal in range(len(game.content.goals)) if goal not in named + game.open_goals]
    game.goal_stack = named + rest
    game.stack_tokens = list(range(len(game.goal_stack)))
    game.tokens = len(game.content.goals)
    for token, goal in enumerate(game.open_goals, start=len(game.goal_stack)):
        game.history.append(Sighting(-1, [token], [], [goal], []))
