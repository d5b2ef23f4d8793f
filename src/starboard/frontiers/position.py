"""The position of New Frontiers: tiles, goods, colonists and chips in their places, and how they move.

Holds state and the moves every action shares (pay, draw a world, put a good, take colonists). The rules are in the
modules named for the actions. Ids of things are explained in vocabulary.py.
"""

from __future__ import annotations

from typing import Final

from starboard.frontiers import goal_memory, scoring, vocabulary
from starboard.frontiers.abilities import Abilities, gather
from starboard.frontiers.content import Content, Design
from starboard.frontiers.goal_memory import Sighting
from starboard.frontiers.vocabulary import ACTION, COLONISTS, GOAL, KIND, POWER, POWERS_PER_TILE
from starboard.kernel.chance import Stream
from starboard.kernel.event import Event
from starboard.kernel.game import PASS, Game, Standing

WORLD_LIMIT: Final = 9


class Rules:
    """The options of a game, fixed from its start."""

    def __init__(self, first_game: bool, goals: bool) -> None:
        self.first_game = first_game
        self.goals = goals


class Player:
    """What one seat has; all of it lies open. A new object is blank.

    `placed`, `used`, `strength`, `settling`, `dropped`, `consumed`, `produced` and `oort` are notes about the action
    that is being resolved.
    """

    mat: int
    colonies: list[int]
    developments: list[int]
    explored: list[int]
    colonists: int
    credits: int
    vp: int
    stock_goods: list[int]
    stock_worlds: list[int]
    stock_credits: int
    placed: list[int]
    used: list[int]
    strength: int
    settling: int
    dropped: list[int]
    sold: int
    consumed: int
    produced: list[int]
    oort: int
    abilities: Abilities
    stale: bool

    def sit_down(self) -> None:
        """Nothing in the empire yet."""
        self.mat = 0
        self.colonies = []
        self.developments = []
        self.explored = []
        self.colonists = 0
        self.credits = 0
        self.vp = 0
        self.stock_goods = [0] * vocabulary.KIND_COUNT
        self.stock_worlds = []
        self.stock_credits = 0
        self.placed = []
        self.used = []
        self.strength = 0
        self.settling = PASS
        self.dropped = []
        self.sold = 0
        self.consumed = 0
        self.produced = [0] * vocabulary.KIND_COUNT
        self.oort = vocabulary.NONE
        self.abilities = Abilities()
        self.stale = True

    def copy(self) -> Player:
        other = Player()
        other.mat = self.mat
        other.colonies = self.colonies[:]
        other.developments = self.developments[:]
        other.explored = self.explored[:]
        other.colonists = self.colonists
        other.credits = self.credits
        other.vp = self.vp
        other.stock_goods = self.stock_goods[:]
        other.stock_worlds = self.stock_worlds[:]
        other.stock_credits = self.stock_credits
        other.placed = self.placed[:]
        other.used = self.used[:]
        other.strength = self.strength
        other.settling = self.settling
        other.dropped = self.dropped[:]
        other.sold = self.sold
        other.consumed = self.consumed
        other.produced = self.produced[:]
        other.oort = self.oort
        other.abilities = self.abilities
        other.stale = self.stale
        return other


class FrontiersGame(Game):
    """A game of New Frontiers."""

    rules: Rules
    content: Content
    players: list[Player]
    bag: list[int]
    display: list[int]
    returning: list[int]
    covered: list[int]
    stacks: list[int]
    good: list[int]
    supply: list[int]
    colonist_pool: int
    vp_pool: int
    produce_credits: int
    track: list[int]
    turn: int
    action: int
    chooser: int
    chosen: list[bool]
    picked: list[int]
    picked_by: list[int]
    last_picked: list[int]
    """What was chosen in the round before. No rule asks for it, so it is no part of the state; everybody saw it."""
    last_picked_by: list[int]
    ending: int
    goal_stack: list[int]
    stack_tokens: list[int]
    goals_seen: list[int]
    seen_tokens: list[int]
    surveyor: int
    kept_goal: int
    kept_token: int
    keeper: int
    open_goals: list[int]
    tokens: int
    history: list[Sighting]

    def lay_tiles(self, rules: Rules, content: Content) -> None:
        """All worlds are in the bag, all developments in the box, all chips and goods in their pools."""
        seats = self.seats
        self.rules = rules
        self.content = content
        self.players = [Player() for _ in range(seats)]
        for player in self.players:
            player.sit_down()
        self.bag = content.worlds[:]
        self.display = []
        self.returning = []
        self.covered = []
        self.stacks = [0] * len(content.tiles)
        self.good = [vocabulary.NONE] * len(content.tiles)
        self.supply = vocabulary.GOODS_SUPPLY[:]
        self.colonist_pool = 12 * seats
        self.vp_pool = 12 * seats
        self.produce_credits = 0
        self.track = []
        self.turn = 0
        self.action = vocabulary.NO_ACTION
        self.chooser = PASS
        self.chosen = [False] * len(vocabulary.ACTIONS)
        self.picked = []
        self.picked_by = []
        self.last_picked = []
        self.last_picked_by = []
        self.ending = 0
        self.goal_stack = []
        self.stack_tokens = []
        self.goals_seen = []
        self.seen_tokens = []
        self.surveyor = PASS
        self.kept_goal = PASS
        self.kept_token = PASS
        self.keeper = PASS
        self.open_goals = []
        self.tokens = 0
        self.history = []

    # --- things move --------------------------------------------------------------------------------------

    def gain_credits(self, seat: int, count: int, reason: int) -> None:
        """Credits are without limit (rulebook, "Ograniczenia")."""
        if count <= 0:
            return
        self.players[seat].credits += count
        if self.events is not None:
            self.tell("credits", seat, {"count": count, "reason": self.name(reason)})

    def pay(self, seat: int, count: int) -> None:
        self.players[seat].credits -= count

    def take_vp(self, seat: int, count: int, reason: int) -> None:
        """VP chips are never refused: when the starting pool is empty the 10-chips come in, and the end is near."""
        if count <= 0:
            return
        self.players[seat].vp += count
        self.vp_pool -= count
        if self.vp_pool <= 0:
            self.end_after_round(vocabulary.END_VP)
        if self.events is not None:
            self.tell("vp", seat, {"count": count, "reason": self.name(reason)})

    def take_colonists(self, seat: int, count: int, reason: int) -> None:
        """As many as are left in the pool."""
        taken = count if count < self.colonist_pool else self.colonist_pool
        self.players[seat].colonists += taken
        self.colonist_pool -= taken
        if self.events is not None and count:
            self.tell("colonists", seat, {"count": taken, "reason": self.name(reason)})

    def draw_worlds(self, seat: int, count: int, reason: int) -> None:
        """Worlds out of the bag straight into an empire, for all to see."""
        for _ in range(count):
            if not self.bag:
                return
            world = self.chance.draw(self.bag, "bag", seat, "power")
            self.players[seat].explored.append(world)
            self.all_learn()
            if self.events is not None:
                self.tell("draw-world", seat, {"world": self.name(world), "reason": self.name(reason)})

    def put_good(self, seat: int, world: int, kind: int) -> bool:
        """A good of the kind onto a colony; False if the supply has none left."""
        if self.supply[kind] <= 0:
            return False
        self.supply[kind] -= 1
        self.good[world] = kind
        if self.events is not None:
            self.tell("good", seat, {"world": self.name(world), "kind": self.name(KIND + kind)})
        return True

    def return_good(self, world: int) -> int:
        """The good on a colony goes back to the supply; its kind."""
        kind = self.good[world]
        self.good[world] = vocabulary.NONE
        self.supply[kind] += 1
        return kind

    def place_colony(self, seat: int, world: int) -> None:
        """A world becomes a colony, its colonists with it; its powers count from the next action."""
        player = self.players[seat]
        player.colonists -= self.content.tiles[world].colonists
        player.colonies.append(world)
        player.placed.append(world)
        player.stale = True

    def end_after_round(self, why: int) -> None:
        """An ending has been reached: this is the last round."""
        if self.ending & why:
            return
        self.ending |= why
        if self.events is not None:
            self.events.append(
                Event("last-round", {"ending": f"ending:{vocabulary.ENDINGS[why.bit_length() - 1]}"}, {}, 0)
            )

    def open_lanes(self, order_matters: bool) -> None:
        """Open work begins. Seats may do it side by side unless the rules say that order matters."""
        self.parallel = self.side_by_side and not order_matters

    # --- what empires are and can do ----------------------------------------------------------------------

    def begin_action(self, action: int) -> None:
        """Powers placed since the last action count from now on; notes about the last action are forgotten."""
        self.action = action
        self.parallel = False
        for player in self.players:
            if player.stale:
                player.abilities = gather(self.content, player.colonies + player.developments)
                player.stale = False
            if player.placed:
                player.placed = []
            if player.used:
                player.used = []
            player.strength = 0
            player.settling = PASS
            player.sold = 0
            player.consumed = 0
            player.oort = vocabulary.NONE

    def gather_again(self, seat: int) -> None:
        """A colony has left in the middle of an action: what it could do is gone, what came in its place waits."""
        player = self.players[seat]
        tiles = [tile for tile in player.colonies + player.developments if tile not in player.placed]
        player.abilities = gather(self.content, tiles)

    def kind_of(self, seat: int, tile: int) -> int:
        """A colony's kind; that of Alien Oort Cloud Refinery is what its owner named for this action."""
        kind = self.content.tiles[tile].kind
        return self.players[seat].oort if kind == vocabulary.ANY else kind

    def military(self, seat: int) -> int:
        """Total Military as everybody counts it: without temporary and specialised strength."""
        strength = 0
        player = self.players[seat]
        for tile in player.colonies + player.developments:
            for power in self.content.tiles[tile].powers:
                if power.does == vocabulary.MILITARY and power.kind == vocabulary.NONE and not power.keyword:
                    strength += power.amount
                elif power.does == vocabulary.MILITARY_PER:
                    strength += min(power.most, power.amount * scoring.count_fitting(self, seat, power.per))
        return strength

    def spaces(self, seat: int) -> int:
        """How many spaces of the mat the seat's developments cover."""
        return sum([self.content.tiles[tile].spaces for tile in self.players[seat].developments])

    def worlds(self, seat: int) -> int:
        """Colonies and explored worlds together, the home world included."""
        player = self.players[seat]
        return len(player.colonies) + len(player.explored)

    def goods_of(self, seat: int) -> list[int]:
        """The seat's colonies that hold a good."""
        good = self.good
        return [world for world in self.players[seat].colonies if good[world] != vocabulary.NONE]

    def design(self, tile: int) -> Design:
        return self.content.tiles[tile]

    def open_goal(self, count: int) -> int:
        """The number of the face-up goal that counts this; PASS if it is not face up."""
        for goal in self.open_goals:
            if self.content.goals[goal].count == count:
                return goal
        return PASS

    def order_from(self, at: int) -> list[int]:
        """Everybody once, in priority order, beginning with the disk at this place of the track."""
        found: list[int] = []
        for seat in self.track[at:] + self.track[:at]:
            if seat not in found:
                found.append(seat)
        return found

    # --- the kernel's questions about a position ----------------------------------------------------------

    def copy(self) -> FrontiersGame:
        other = FrontiersGame()
        self.copy_flow(other)
        other.rules = self.rules
        other.content = self.content
        other.players = [player.copy() for player in self.players]
        other.bag = self.bag[:]
        other.display = self.display[:]
        other.returning = self.returning[:]
        other.covered = self.covered[:]
        other.stacks = self.stacks[:]
        other.good = self.good[:]
        other.supply = self.supply[:]
        other.colonist_pool = self.colonist_pool
        other.vp_pool = self.vp_pool
        other.produce_credits = self.produce_credits
        other.track = self.track[:]
        other.turn = self.turn
        other.action = self.action
        other.chooser = self.chooser
        other.chosen = self.chosen[:]
        other.picked = self.picked[:]
        other.picked_by = self.picked_by[:]
        other.last_picked = self.last_picked
        other.last_picked_by = self.last_picked_by
        other.ending = self.ending
        other.goal_stack = self.goal_stack[:]
        other.stack_tokens = self.stack_tokens[:]
        other.goals_seen = self.goals_seen[:]
        other.seen_tokens = self.seen_tokens[:]
        other.surveyor = self.surveyor
        other.kept_goal = self.kept_goal
        other.kept_token = self.kept_token
        other.keeper = self.keeper
        other.open_goals = self.open_goals[:]
        other.tokens = self.tokens
        other.history = self.history[:]
        return other

    def redraw_hidden(self, seat: int, source: Stream) -> None:
        """Only goals lie face down: the bag has no order, and what is in it everybody can work out."""
        if not self.rules.goals or self.over or self.tokens == 0:
            return
        history = self.history
        if self.surveyor == seat and self.goals_seen:
            history = [*history, Sighting(seat, self.seen_tokens, [], self.goals_seen, [])]
        deals = goal_memory.possible(history, self.tokens, len(self.content.goals), seat, source)
        goals = goal_memory.sampled(deals, source)
        self.history = goal_memory.rewritten(self.history, goals)
        self.goal_stack = [goals[token] for token in self.stack_tokens]
        self.goals_seen = [goals[token] for token in self.seen_tokens]
        if self.kept_token != PASS:
            self.kept_goal = goals[self.kept_token]

    def known_stack(self, seat: int | None) -> list[str]:
        """The stack of goals from the top as a seat sees it: "" for what it cannot know."""
        known: list[str] = []
        for at, token in enumerate(self.stack_tokens):
            name = ""
            for one in self.history:
                if one.seat == seat and token in one.after:
                    name = self.name(GOAL + self.goal_stack[at])
            known.append(name)
        return known

    def state(self) -> dict[str, object]:
        return {
            "bag": self.names(self.bag),
            "display": self.names(self.display),
            "returning": self.names(self.returning),
            "covered": self.names(self.covered),
            "stacks": {self.name(tile): count for tile, count in enumerate(self.stacks) if count},
            "supply": self.supply,
            "colonists": self.colonist_pool,
            "vp": self.vp_pool,
            "produce_credits": self.produce_credits,
            "track": self.track,
            "turn": self.turn,
            "round": self.round,
            "action": self.action,
            "chooser": self.chooser,
            "chosen": self.chosen,
            "order": self.order,
            "ending": self.ending,
            "goals": [self.goal_stack, self.goals_seen, self.surveyor, self.kept_goal, self.keeper, self.open_goals],
            "history": [[one.seat, one.before, one.after, one.seen, one.laid] for one in self.history],
            "players": [self.player_state(player) for player in self.players],
        }

    def player_state(self, player: Player) -> dict[str, object]:
        return {
            "mat": player.mat,
            "colonies": [[self.name(tile), self.good[tile]] for tile in player.colonies],
            "developments": self.names(player.developments),
            "explored": self.names(player.explored),
            "colonists": player.colonists,
            "credits": player.credits,
            "vp": player.vp,
            "stockpile": [player.stock_goods, self.names(player.stock_worlds), player.stock_credits],
            "placed": self.names(player.placed),
            "used": self.names(player.used),
            "strength": player.strength,
            "settling": self.name(player.settling),
            "dropped": self.names(player.dropped),
            "sold": player.sold,
            "consumed": player.consumed,
            "produced": player.produced,
            "oort": player.oort,
        }

    def table(self, seat: int | None) -> dict[str, object]:
        table: dict[str, object] = {
            "round": self.round,
            "action": self.name(ACTION + self.action) if self.action != vocabulary.NO_ACTION else None,
            "chooser": self.chooser if self.chooser != PASS else None,
            "chosen": [
                {"action": self.name(ACTION + action), "seat": by}
                for action, by in zip(self.picked, self.picked_by, strict=True)
            ],
            "track": self.track[:],
            "turn": self.turn,
            "order": self.order[:],
            "produce_credits": self.produce_credits,
            "vp": self.vp_pool,
            "colonists": self.colonist_pool,
            "supply": {vocabulary.KINDS[kind]: self.supply[kind] for kind in range(1, vocabulary.KIND_COUNT)},
            "bag": len(self.bag),
            "display": self.names(self.display),
            "developments": {self.name(tile): count for tile, count in enumerate(self.stacks) if count},
            "ending": [word for bit, word in enumerate(vocabulary.ENDINGS) if self.ending >> bit & 1],
            "players": [self.player_view(each) for each in range(self.seats)],
        }
        if self.rules.goals:
            table["goals"] = {
                "open": [self.name(GOAL + goal) for goal in self.open_goals],
                "stack": self.known_stack(seat),
                "keeper": self.keeper if self.keeper != PASS else None,
                "kept": self.name(GOAL + self.kept_goal) if seat is not None and seat == self.keeper else None,
                "looking_at": [self.name(GOAL + goal) for goal in self.goals_seen]
                if seat is not None and seat == self.surveyor
                else [],
            }
        return table

    def player_view(self, seat: int) -> dict[str, object]:
        player = self.players[seat]
        return {
            "seat": seat,
            "mat": player.mat,
            "colonies": [
                {"tile": self.name(tile), "good": vocabulary.KINDS[self.good[tile]] if self.good[tile] else None}
                for tile in player.colonies
            ],
            "developments": self.names(player.developments),
            "spaces": self.spaces(seat),
            "explored": self.names(player.explored),
            "colonists": player.colonists,
            "credits": player.credits,
            "vp": player.vp,
            "military": self.military(seat),
            "stockpile": {
                "goods": {vocabulary.KINDS[kind]: n for kind, n in enumerate(player.stock_goods) if n},
                "worlds": self.names(player.stock_worlds),
                "credits": player.stock_credits,
            },
            "score": scoring.standing(self, seat).total,
        }

    def standings(self) -> list[Standing]:
        return scoring.standings(self)

    # --- names and events ---------------------------------------------------------------------------------

    def name(self, thing: int) -> str:
        return name_of(self.content, thing)

    def thing(self, name: str) -> int:
        return thing_of(self.content, name)

    def tell(self, kind: str, seat: int, shown: dict[str, object]) -> None:
        """Announce something that everybody sees."""
        if self.events is not None:
            self.events.append(Event(kind, {"seat": seat, **shown}, {}, 0))


def name_of(content: Content, thing: int) -> str:
    """The stable name of an id."""
    if 0 <= thing < len(content.names):
        return content.names[thing]
    if thing >= POWER:
        tile, index = divmod(thing - POWER, POWERS_PER_TILE)
        return f"power:{content.names[tile]}/{index}"
    if thing == COLONISTS:
        return "colonists"
    if thing >= KIND:
        return f"kind:{vocabulary.KINDS[thing - KIND]}"
    if thing >= GOAL:
        return f"goal:{content.goals[thing - GOAL].slug}"
    if thing >= ACTION:
        return f"action:{vocabulary.ACTIONS[thing - ACTION]}"
    return "pass" if thing == PASS else str(thing)


def thing_of(content: Content, name: str) -> int:
    """The id of a stable name; raises KeyError."""
    if name == "pass":
        return PASS
    if name == "colonists":
        return COLONISTS
    if name in content.ids:
        return content.ids[name]
    what, _, rest = name.partition(":")
    if what == "action" and rest in vocabulary.ACTIONS:
        return ACTION + vocabulary.ACTIONS.index(rest)
    if what == "goal" and rest in content.goal_ids:
        return GOAL + content.goal_ids[rest]
    if what == "kind" and rest in vocabulary.KINDS:
        return KIND + vocabulary.KINDS.index(rest)
    if what == "power":
        tile, _, index = rest.rpartition("/")
        if tile in content.ids and index.isdigit() and int(index) < POWERS_PER_TILE:
            return POWER + content.ids[tile] * POWERS_PER_TILE + int(index)
    raise KeyError(name)


def power_id(tile: int, index: int) -> int:
    return POWER + tile * POWERS_PER_TILE + index
