"""Settle: everybody in order takes two colonists or settles one explored world; the chooser has one colonist more.

A world needs its colonists, and either credits (non-military) or enough Military (military): the two never mix. A
military world that can be conquered is; if it cannot, a power may let it be paid for. Colonies can also be replaced:
by Terraforming Engineers besides the action, by Dying Colony instead of it. Replacing is not settling.
"""

from __future__ import annotations

from typing import Final

from starboard.frontiers import vocabulary
from starboard.frontiers.abilities import Source
from starboard.frontiers.content import Design, Power
from starboard.frontiers.explore import ask_for_limit
from starboard.frontiers.position import FrontiersGame, Player, power_id
from starboard.frontiers.scoring import count_fitting
from starboard.kernel.decision import Reason
from starboard.kernel.forms import Case, Form, PickOne, PickSet
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step

BONUS: Final = 1
COLONISTS_TAKEN: Final = 2
LAST_COLONY: Final = 7
FEW_COLONISTS: Final = 5


def resolve(game: FrontiersGame) -> None:
    game.begin_action(vocabulary.SETTLE)
    game.common.append(END_SETTLE)
    game.take_colonists(game.chooser, BONUS, vocabulary.ACTION + vocabulary.SETTLE)
    for each in game.order:
        lane = game.lanes[each]
        if game.players[each].abilities.upgrade:
            lane.append(UPGRADE_AFTERWARDS)
        lane.append(SETTLE)
    game.open_lanes(order_matters(game))


def order_matters(game: FrontiersGame) -> bool:
    """Could somebody run out of colonists or worlds, or end the game, in this action?"""
    if game.colonist_pool < FEW_COLONISTS + 3 * game.seats or len(game.bag) < 2 * game.seats:
        return True
    for player in game.players:
        if len(player.colonies) >= LAST_COLONY - 1:
            return True
    return False


# --- strength and cost --------------------------------------------------------------------------------------


def strength_against(game: FrontiersGame, seat: int, design: Design) -> int:
    """Military against this world: general, specialised, and what was added for this action."""
    player = game.players[seat]
    abilities = player.abilities
    strength = abilities.military + player.strength
    if design.kind != vocabulary.NONE:
        strength += abilities.military_for[design.kind]
    for power in abilities.military_against:
        if design.keywords & power.keyword:
            strength += power.amount
    for power in abilities.military_per:
        strength += min(power.most, power.amount * count_fitting(game, seat, power.per))
    return strength


def price(player: Player, design: Design, less: int) -> int:
    """Credits to pay: cost (or defense, when a military world is paid for) less discounts, never below zero."""
    abilities = player.abilities
    cost = design.cost - less - abilities.settle_discount
    if design.kind != vocabulary.NONE:
        cost -= abilities.discount_for[design.kind]
    return cost if cost > 0 else 0


def pays_for(power: Power, design: Design) -> bool:
    """May this power let the military world be paid for? Never an Alien one."""
    if design.keywords & vocabulary.KW_ALIEN:
        return False
    return not power.keyword or design.keywords & power.keyword != 0


def fitting_powers(player: Player, design: Design) -> list[Source]:
    """The powers, not yet used in this action, that let the military world be paid for by whoever has the credits."""
    found: list[Source] = []
    for source in player.abilities.pay_for_military:
        if power_id(source.tile, source.power.index) not in player.used and pays_for(source.power, design):
            found.append(source)
    return found


def paying_powers(player: Player, design: Design) -> list[Source]:
    """Those of them that the player can pay with now."""
    found: list[Source] = []
    for source in fitting_powers(player, design):
        if price(player, design, source.power.amount) <= player.credits:
            found.append(source)
    return found


def can_settle(game: FrontiersGame, seat: int, world: int) -> bool:
    player = game.players[seat]
    design = game.content.tiles[world]
    if design.colonists > player.colonists:
        return False
    if not design.military:
        return price(player, design, 0) <= player.credits
    if strength_against(game, seat, design) >= design.cost:
        return True
    return len(player.abilities.pay_for_military) > 0 and len(paying_powers(player, design)) > 0


def discardable(game: FrontiersGame, seat: int, power: Power) -> list[int]:
    """Colonies anywhere in the empire with a good that the power takes."""
    good = game.good
    return [
        world
        for world in game.players[seat].colonies
        if good[world] != vocabulary.NONE and power.kind in (vocabulary.NONE, good[world])
    ]


def useful_temporary(game: FrontiersGame, seat: int) -> list[int]:
    """Powers that turn a good into strength, if with all of them some world more can be conquered."""
    player = game.players[seat]
    found: list[int] = []
    more = 0
    for source in player.abilities.temporary:
        thing = power_id(source.tile, source.power.index)
        if thing not in player.used and discardable(game, seat, source.power):
            found.append(thing)
            more += source.power.amount
    if found:
        for world in player.explored:
            design = game.content.tiles[world]
            if design.military and design.colonists <= player.colonists:
                short = design.cost - strength_against(game, seat, design)
                if 0 < short <= more:
                    return found
    return []


# --- replacing a colony -------------------------------------------------------------------------------------


def enough_colonists(player: Player, old: Design, new: Design) -> bool:
    return player.colonists + old.colonists >= new.colonists


def upgrades(game: FrontiersGame, seat: int, power: Power) -> list[Case]:
    """Pairs of a colony and the explored world that may take its place: both non-military and of the same kind (gray
    counts as one here, but never for Oort), the new one dearer by 0 up to the power's number."""
    player = game.players[seat]
    tiles = game.content.tiles
    found: list[Case] = []
    for colony in player.colonies:
        old = tiles[colony]
        if old.military or colony in player.placed:
            continue
        for world in player.explored:
            new = tiles[world]
            if new.military or not 0 <= new.cost - old.cost <= power.amount or not enough_colonists(player, old, new):
                continue
            either = old.kind if new.kind == vocabulary.ANY else new.kind
            if new.kind == old.kind or (vocabulary.ANY in (old.kind, new.kind) and either != vocabulary.NONE):
                found.append(Case([colony, world], []))
    return found


def homes_for(game: FrontiersGame, seat: int, colony: int) -> list[int]:
    """Explored worlds that may take the place of Dying Colony: any that is neither Alien nor military."""
    player = game.players[seat]
    old = game.content.tiles[colony]
    found: list[int] = []
    for world in player.explored:
        new = game.content.tiles[world]
        if not new.military and not new.keywords & vocabulary.KW_ALIEN and enough_colonists(player, old, new):
            found.append(world)
    return found


def replace(game: FrontiersGame, seat: int, colony: int, world: int) -> None:
    """A colony leaves, with its good; its colonists go on to the new world, or back to the mat."""
    player = game.players[seat]
    old = game.content.tiles[colony]
    if game.good[colony] != vocabulary.NONE:
        game.return_good(colony)
    player.colonies.remove(colony)
    player.colonists += old.colonists
    if old.sort == vocabulary.HOME:
        game.covered.append(colony)
    else:
        game.returning.append(colony)
    player.explored.remove(world)
    if game.events is not None:
        game.tell("replace", seat, {"tile": game.name(colony), "world": game.name(world)})
    game.place_colony(seat, world)
    game.gather_again(seat)
    place_windfall(game, seat, world)


# --- the action ---------------------------------------------------------------------------------------------


class SettleWorld(Question[FrontiersGame]):
    """Two colonists, or a world to settle; powers used by choice come back to this question.

    `again`: the second world that Improved Logistics allows, which may be declined and is not exchanged for colonists.
    """

    def __init__(self, again: bool) -> None:
        super().__init__("settle-again" if again else "settle", public=True)
        self.again = again

    def ask(self, game: FrontiersGame, seat: int) -> Form | None:
        player = game.players[seat]
        abilities = player.abilities
        options = [PASS if self.again else vocabulary.COLONISTS]
        for world in player.explored:
            if can_settle(game, seat, world):
                options.append(world)
        if abilities.temporary:
            options.extend(useful_temporary(game, seat))
        for source in abilities.upgrade:
            thing = power_id(source.tile, source.power.index)
            if thing not in player.used and upgrades(game, seat, source.power):
                options.append(thing)
        if not self.again:
            for source in abilities.replace_this:
                if source.tile in player.colonies and homes_for(game, seat, source.tile):
                    options.append(power_id(source.tile, source.power.index))
        return PickOne(options)

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        thing = choice[0]
        if thing == PASS:
            return
        if thing == vocabulary.COLONISTS:
            game.take_colonists(seat, COLONISTS_TAKEN, vocabulary.ACTION + vocabulary.SETTLE)
        elif thing < len(game.content.tiles):
            self.settle(game, seat, thing)
        else:
            self.use_power(game, seat, thing)

    def settle(self, game: FrontiersGame, seat: int, world: int) -> None:
        player = game.players[seat]
        player.settling = world
        if player.abilities.second_world and not self.again:
            game.lanes[seat].append(SETTLE_AGAIN)
        game.lanes[seat].append(PAY_OR_CONQUER)

    def use_power(self, game: FrontiersGame, seat: int, thing: int) -> None:
        player = game.players[seat]
        lane = game.lanes[seat]
        player.used.append(thing)
        does = power_of(game, thing).does
        if does == vocabulary.REPLACE_THIS:
            lane.append(REPLACE_THIS)
            return
        lane.append(self)
        lane.append(UPGRADE if does == vocabulary.UPGRADE else DISCARD_FOR_STRENGTH)

    def why_not(self, game: FrontiersGame, seat: int, thing: int) -> Reason | None:
        player = game.players[seat]
        if thing == PASS:
            return Reason("cannot-pass", {})
        if not 0 <= thing < len(game.content.tiles):
            return None
        if thing not in player.explored:
            return Reason("not-explored", {"thing": thing})
        design = game.content.tiles[thing]
        if design.colonists > player.colonists:
            return Reason("too-few-colonists", {"thing": thing, "short": design.colonists - player.colonists})
        if not design.military:
            return Reason("too-expensive", {"thing": thing, "short": price(player, design, 0) - player.credits})
        prices = [price(player, design, source.power.amount) for source in fitting_powers(player, design)]
        if prices:
            return Reason("too-expensive", {"thing": thing, "short": min(prices) - player.credits})
        short = design.cost - strength_against(game, seat, design)
        return Reason("defense-too-high", {"thing": thing, "short": short})


def power_of(game: FrontiersGame, thing: int) -> Power:
    tile, index = divmod(thing - vocabulary.POWER, vocabulary.POWERS_PER_TILE)
    return game.content.tiles[tile].powers[index]


class PayOrConquer(Question[FrontiersGame]):
    """How the world is settled. A question only if several powers could let a military world be paid for."""

    def __init__(self) -> None:
        super().__init__("pay-for-military", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form:
        player = game.players[seat]
        design = game.content.tiles[player.settling]
        if not design.military or strength_against(game, seat, design) >= design.cost:
            return PickOne([PASS])
        return PickOne([power_id(source.tile, source.power.index) for source in paying_powers(player, design)])

    def about(self, game: FrontiersGame, seat: int) -> dict[str, int]:
        return {"world": game.players[seat].settling}

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        world = player.settling
        design = game.content.tiles[world]
        cost = 0
        if choice[0] != PASS:
            player.used.append(choice[0])
            cost = price(player, design, power_of(game, choice[0]).amount)
        elif not design.military:
            cost = price(player, design, 0)
        game.pay(seat, cost)
        player.explored.remove(world)
        player.settling = PASS
        if game.events is not None:
            if design.military and choice[0] == PASS:
                game.tell("conquer", seat, {"world": game.name(world)})
            else:
                game.tell("settle", seat, {"world": game.name(world), "count": cost})
        game.place_colony(seat, world)
        game.lanes[seat].append(AFTER_SETTLING)
        place_windfall(game, seat, world)


class AfterSettling(Step[FrontiersGame]):
    """What powers give for settling a world, each time one is settled."""

    def __init__(self) -> None:
        super().__init__("after-settling")

    def run(self, game: FrontiersGame, seat: int) -> None:
        abilities = game.players[seat].abilities
        reason = vocabulary.ACTION + vocabulary.SETTLE
        game.gain_credits(seat, abilities.settle_credits_after, reason)
        if abilities.settle_colonists_after:
            game.take_colonists(seat, abilities.settle_colonists_after, reason)
        if abilities.settle_draw_after:
            game.draw_worlds(seat, abilities.settle_draw_after, reason)


def place_windfall(game: FrontiersGame, seat: int, world: int) -> None:
    """A new windfall colony comes with its good; the owner of Oort names the kind."""
    design = game.content.tiles[world]
    if design.goods != vocabulary.WINDFALL:
        return
    if design.kind == vocabulary.ANY:
        game.players[seat].settling = world
        game.lanes[seat].append(NAME_GOOD)
    else:
        game.put_good(seat, world, design.kind)


class NameGood(Question[FrontiersGame]):
    """Which kind Alien Oort Cloud Refinery is in this action: its first good is of that kind."""

    def __init__(self) -> None:
        super().__init__("kind", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form | None:
        kinds = [vocabulary.KIND + kind for kind in range(1, vocabulary.KIND_COUNT) if game.supply[kind]]
        return PickOne(kinds) if kinds else None

    def about(self, game: FrontiersGame, seat: int) -> dict[str, int]:
        return {"world": game.players[seat].settling}

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        player.oort = choice[0] - vocabulary.KIND
        game.put_good(seat, player.settling, player.oort)
        player.settling = PASS


class DiscardForStrength(Question[FrontiersGame]):
    """Which good is discarded for temporary Military."""

    def __init__(self) -> None:
        super().__init__("discard-for-strength", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form:
        return PickOne(discardable(game, seat, power_of(game, game.players[seat].used[-1])))

    def about(self, game: FrontiersGame, seat: int) -> dict[str, int]:
        return {"power": game.players[seat].used[-1]}

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        power = power_of(game, player.used[-1])
        kind = game.return_good(choice[0])
        player.strength += power.amount
        if game.events is not None:
            shown: dict[str, object] = {"world": game.name(choice[0]), "kind": game.name(vocabulary.KIND + kind)}
            game.tell("discard-for-strength", seat, {**shown, "count": power.amount})


class Upgrade(Question[FrontiersGame]):
    """Terraforming Engineers: which colony is replaced by which explored world. `afterwards`: once the action is
    done, and it may be declined."""

    def __init__(self, afterwards: bool) -> None:
        super().__init__("upgrade-afterwards" if afterwards else "upgrade", public=True)
        self.afterwards = afterwards

    def ask(self, game: FrontiersGame, seat: int) -> Form | None:
        player = game.players[seat]
        for source in player.abilities.upgrade:
            if self.afterwards == (power_id(source.tile, source.power.index) not in player.used):
                pairs = upgrades(game, seat, source.power)
                if pairs and self.afterwards:
                    return PickSet([Case([], []), *pairs])
                if pairs:
                    return PickSet(pairs)
        return None

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        if not choice:
            return
        player = game.players[seat]
        if self.afterwards:
            player.used.append(next_upgrade(player))
        colony, world = choice
        if colony not in player.colonies:
            colony, world = world, colony
        replace(game, seat, colony, world)


def next_upgrade(player: Player) -> int:
    """The first unused power that upgrades."""
    for source in player.abilities.upgrade:
        thing = power_id(source.tile, source.power.index)
        if thing not in player.used:
            return thing
    return PASS


class ReplaceThis(Question[FrontiersGame]):
    """Dying Colony, instead of the action: which explored world takes its place."""

    def __init__(self) -> None:
        super().__init__("replace-this", public=True)

    def ask(self, game: FrontiersGame, seat: int) -> Form:
        return PickOne(homes_for(game, seat, dying(game, seat)))

    def about(self, game: FrontiersGame, seat: int) -> dict[str, int]:
        return {"tile": dying(game, seat)}

    def answer(self, game: FrontiersGame, seat: int, choice: list[int]) -> None:
        replace(game, seat, dying(game, seat), choice[0])


def dying(game: FrontiersGame, seat: int) -> int:
    """The colony whose power is being used to replace it."""
    return (game.players[seat].used[-1] - vocabulary.POWER) // vocabulary.POWERS_PER_TILE


class EndSettle(Step[FrontiersGame]):
    """Replaced worlds go into the bag, nobody keeps more than nine worlds, and two endings are looked for."""

    def __init__(self) -> None:
        super().__init__("end-settle")

    def run(self, game: FrontiersGame, seat: int) -> None:
        game.parallel = False
        game.bag.extend(game.returning)
        game.returning.clear()
        for player in game.players:
            if len(player.colonies) > LAST_COLONY:
                game.end_after_round(vocabulary.END_COLONIES)
        if game.colonist_pool < FEW_COLONISTS:
            game.end_after_round(vocabulary.END_COLONISTS)
        ask_for_limit(game)


SETTLE: Final = SettleWorld(False)
SETTLE_AGAIN: Final = SettleWorld(True)
PAY_OR_CONQUER: Final = PayOrConquer()
AFTER_SETTLING: Final = AfterSettling()
NAME_GOOD: Final = NameGood()
DISCARD_FOR_STRENGTH: Final = DiscardForStrength()
UPGRADE: Final = Upgrade(False)
UPGRADE_AFTERWARDS: Final = Upgrade(True)
REPLACE_THIS: Final = ReplaceThis()
END_SETTLE: Final = EndSettle()
