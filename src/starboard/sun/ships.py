"""Ships: building, upgrading, and jumping through hyperspace (rulebook 812-960).

A jump is asked move by move and judged as a whole: nothing is checked until it is over, and an action whose jump ends
where it began has not happened. Equal ships are not told apart.
"""

from __future__ import annotations

from starboard.kernel.decision import Reason
from starboard.kernel.forms import Form, PickOne
from starboard.kernel.game import PASS
from starboard.sun import colonise, control, metrics, names, vocabulary
from starboard.sun.content import Effect, EffectList
from starboard.sun.flow import EffectQuestion
from starboard.sun.position import SunGame
from starboard.sun.vocabulary import LEVELS

# --- build ------------------------------------------------------------------------------------------------


def building_places(game: SunGame, seat: int, effect: Effect) -> list[int]:
    """Sol or a controlled shipyard, unless the effect says where."""
    if effect.at == vocabulary.AT_DEEP_SPACE:
        return [vocabulary.DEEP_SPACE]
    if effect.at == vocabulary.AT_SOL:
        return [vocabulary.SOL]
    anywhere = effect.at == vocabulary.AT_ANY_CONTROLLED
    found = [] if anywhere else [vocabulary.SOL]
    first = vocabulary.A1 if anywhere else vocabulary.Y1
    last = vocabulary.PLACES if anywhere else vocabulary.X1
    for place in range(first, last):
        if game.controller[place] == seat:
            found.append(place)
    return found


class Build(EffectQuestion):
    """Where the next ship goes. Without supply, population may be used instead, or nothing (rulebook 1054-1056)."""

    def __init__(self, effects: EffectList, at: int, left: int) -> None:
        super().__init__("build", effects, at, left)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        effect = self.effect()
        player = game.players[seat]
        options = [vocabulary.LOCATION + place for place in building_places(game, seat, effect)]
        from_pop = effect.source == vocabulary.FROM_POP or player.all_supply() == 0
        may_decline = effect.optional or (from_pop and effect.source != vocabulary.FROM_POP)
        if not options or (from_pop and player.pop == 0):
            return None
        if may_decline:
            if from_pop and not game.executor.can_resolve(
                game, seat, self.effects, self.at + 1, player.pop - 1, player.all_supply(), player.ore
            ):
                return None
            if game.may_decline(seat, self.effects, self.at):
                options.append(PASS)
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] != PASS:
            effect = self.effect()
            side = vocabulary.RIGHT if effect.source == vocabulary.FROM_SUPPLY_RIGHT else vocabulary.LEFT
            column = PASS if effect.source == vocabulary.FROM_POP else game.next_column(seat, side)
            if column == PASS or not game.take_supply(seat, side):
                game.players[seat].pop -= 1
            build(game, seat, choice[0] - vocabulary.LOCATION, metrics.amount(game, seat, effect.level), column)
            if self.left > 1:
                game.lanes[seat].append(Build(self.effects, self.at, self.left - 1))

    def why_not(self, game: SunGame, seat: int, thing: int) -> Reason | None:
        if vocabulary.LOCATION <= thing < vocabulary.LOCATION + vocabulary.PLACES:
            return Reason("no-shipyard", {"thing": thing})
        return Reason("must-change", {}) if thing == PASS and not game.changed else None


def build(game: SunGame, seat: int, place: int, level: int, column: int) -> None:
    """`column` is where its cube came from in the supply, PASS if it was population."""
    level = min(max(level, 1), vocabulary.TOP_LEVEL)
    game.add_ship(seat, place, level)
    game.changed = True
    if game.events is not None:
        shown: dict[str, object] = {"level": level, "place": control.place_name(game, place)}
        if column != PASS:
            shown["column"] = game.name(vocabulary.COLUMN + column)
        game.tell("build", seat, shown)


# --- upgrade ----------------------------------------------------------------------------------------------


def upgradable(game: SunGame, seat: int) -> bool:
    ships = game.players[seat].ships
    for at in range(len(ships)):
        if ships[at] and at % LEVELS != LEVELS - 1:
            return True
    return False


class Upgrade(EffectQuestion):
    """Which ship is turned to a higher level. "Up to" several may stop early; one must be upgraded if any can be."""

    def __init__(self, effects: EffectList, at: int, left: int) -> None:
        super().__init__("upgrade", effects, at, left)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        effect = self.effect()
        ships = game.players[seat].ships
        options: list[int] = []
        for at in range(len(ships)):
            if at % LEVELS != LEVELS - 1 and ships[at] > game.upgraded[at]:
                options.append(vocabulary.SHIP + at)
        if not options:
            return None
        up_to = effect.verb == vocabulary.UPGRADE and metrics.amount(game, seat, effect.n) > 1
        if (effect.optional or up_to) and game.may_decline(seat, self.effects, self.at):
            options.append(PASS)
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] != PASS:
            effect = self.effect()
            place, index = divmod(choice[0] - vocabulary.SHIP, LEVELS)
            by = metrics.amount(game, seat, effect.by) if effect.verb == vocabulary.UPGRADE else 1
            level = min(index + 1 + by, vocabulary.TOP_LEVEL)
            game.remove_ship(seat, place, index + 1)
            game.add_ship(seat, place, level)
            game.changed = True
            if effect.verb == vocabulary.UPGRADE:  # different ships: this one is not turned again
                game.upgraded[place * LEVELS + level - 1] += 1
            if game.events is not None:
                shown: dict[str, object] = {"place": control.place_name(game, place), "level": level}
                game.tell("upgrade", seat, {**shown, "before": index + 1})
            if self.left > 1:
                game.lanes[seat].append(Upgrade(self.effects, self.at, self.left - 1))

    def why_not(self, game: SunGame, seat: int, thing: int) -> Reason | None:
        if vocabulary.SHIP <= thing < vocabulary.SHIP + vocabulary.PLACES * LEVELS:
            at = thing - vocabulary.SHIP
            if game.players[seat].ships[at] == 0:
                return Reason("no-such-ship", {"thing": thing})
            return Reason("ship-at-most-4" if at % LEVELS == LEVELS - 1 else "ship-already-upgraded", {"thing": thing})
        return None


# --- jump -------------------------------------------------------------------------------------------------


def begin_jump(game: SunGame, seat: int, effects: EffectList, at: int) -> None:
    """Movement points, to split freely among one's ships."""
    points = metrics.amount(game, seat, effects.effects[at].n)
    if points == 0 or game.players[seat].fleet() == 0:
        return
    game.jump_left = points
    game.jump_from = game.players[seat].ships[:]
    game.lanes[seat].append(Jump(effects, at))


def colonise_after(effects: EffectList, at: int) -> Effect | None:
    """The colonisation that must follow this jump directly, if there is one."""
    if at + 1 < len(effects.effects):
        following = effects.effects[at + 1]
        if following.verb == vocabulary.COLONIZE and not following.optional:
            return following
    return None


class Jump(EffectQuestion):
    """The next move of a jump, or its end."""

    def __init__(self, effects: EffectList, at: int) -> None:
        super().__init__("jump", effects, at)

    def ask(self, game: SunGame, seat: int) -> Form:
        must_move = not game.may_decline(seat, self.effects, self.at)
        last = game.jump_left == 1
        following = colonise_after(self.effects, self.at)
        options: list[int] = []
        if (not must_move or game.players[seat].ships != game.jump_from) and (
            following is None or colonise.reachable(game, seat, following, 0)
        ):
            options.append(PASS)
        ships = game.players[seat].ships
        for start in range(vocabulary.PLACES):
            if game.players[seat].power[start] == 0:
                continue
            targets = jump_targets(game, seat, start)
            for index in range(LEVELS):
                if ships[start * LEVELS + index] == 0:
                    continue
                for target in targets:
                    if last and must_move and undoes(game, seat, start, target, index):
                        continue
                    if following is not None and not leads_on(game, seat, start, target, index + 1, following):
                        continue
                    options.append(names.move(start, target, index + 1))
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] != PASS:
            make_move(game, seat, choice[0])
            game.jump_left -= 1
            if game.jump_left > 0:
                game.lanes[seat].append(self)
                return
        end_moves(game, seat, self.effects, self.at)

    def about(self, game: SunGame, seat: int) -> dict[str, int]:
        return {"card": self.effects.card}

    def why_not(self, game: SunGame, seat: int, thing: int) -> Reason | None:
        if thing == PASS:
            return Reason("must-change", {})
        if thing < vocabulary.MOVE or thing >= vocabulary.CREW:
            return None
        route, index = divmod(thing - vocabulary.MOVE, LEVELS)
        start, target = divmod(route, names.MOVE_PLACES)
        if start >= vocabulary.PLACES or game.players[seat].ships[start * LEVELS + index] == 0:
            return Reason("no-such-ship", {"thing": thing})
        if target not in jump_targets(game, seat, start):
            return Reason("no-route", {"thing": thing})
        if colonise_after(self.effects, self.at) is not None:
            return Reason("must-colonise-then", {"thing": thing})
        return Reason("ends-where-it-began", {"thing": thing})


def jump_targets(game: SunGame, seat: int, start: int) -> list[int]:
    """Along one line; with wormholes anywhere, except when leaving Sol or Deep Space."""
    if start > vocabulary.DEEP_SPACE and game.players[seat].has_rule(vocabulary.LONG_JUMP):
        return [place for place in range(vocabulary.PLACES) if place != start and game.is_place(place)]
    return game.neighbours(start)


def undoes(game: SunGame, seat: int, start: int, target: int, index: int) -> bool:
    """Would this move put the fleet back to where the jump began?"""
    ships = game.players[seat].ships
    before = game.jump_from
    for at in range(len(ships)):
        now = ships[at]
        if at % LEVELS == index:
            if at // LEVELS == start:
                now -= 1
            elif at // LEVELS == target:
                now += 1
        if now != before[at]:
            return False
    return True


def leads_on(game: SunGame, seat: int, start: int, target: int, level: int, following: Effect) -> bool:
    """After this move, can the colonisation that must follow still be reached with the points left?"""
    game.remove_ship(seat, start, level)
    game.add_ship(seat, target, level)
    reachable = colonise.reachable(game, seat, following, game.jump_left - 1)
    game.remove_ship(seat, target, level)
    game.add_ship(seat, start, level)
    return reachable


def make_move(game: SunGame, seat: int, thing: int) -> None:
    route, index = divmod(thing - vocabulary.MOVE, LEVELS)
    start, target = divmod(route, names.MOVE_PLACES)
    game.remove_ship(seat, start, index + 1)
    game.add_ship(seat, target, index + 1)
    if game.events is not None:
        shown: dict[str, object] = {
            "level": index + 1,
            "start": control.place_name(game, start),
            "place": control.place_name(game, target),
            "left": max(game.jump_left - 1, 0),
        }
        game.tell("move", seat, shown)


def end_moves(game: SunGame, seat: int, effects: EffectList, at: int) -> None:
    """All moves count as made at once: now control is checked."""
    if game.players[seat].ships != game.jump_from:
        game.changed = True
    game.jump_left = 0
    game.jump_from = []
    following = colonise_after(effects, at)
    game.holding = following is not None and following.skip_on_control
    control.check(game)


# --- other ways to move -----------------------------------------------------------------------------------


class Relocate(EffectQuestion):
    """Up to `n` ships go directly to where the effect sends them."""

    def __init__(self, effects: EffectList, at: int, left: int) -> None:
        super().__init__("relocate", effects, at, left)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        options = relocations(game, seat, self.effect())
        if not options:
            return None
        if game.may_decline(seat, self.effects, self.at):
            options.append(PASS)
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] != PASS:
            make_move(game, seat, choice[0])
            game.changed = True
            if self.left > 1:
                game.lanes[seat].append(Relocate(self.effects, self.at, self.left - 1))


def relocations(game: SunGame, seat: int, effect: Effect) -> list[int]:
    ships = game.players[seat].ships
    options: list[int] = []
    for start in range(vocabulary.PLACES):
        for index in range(LEVELS):
            if ships[start * LEVELS + index] == 0:
                continue
            for target in range(vocabulary.PLACES):
                if target == start or not game.is_place(target):
                    continue
                if effect.to == vocabulary.TO_SOL and target != vocabulary.SOL:
                    continue
                if effect.to == vocabulary.TO_DEEP_SPACE and target != vocabulary.DEEP_SPACE:
                    continue
                options.append(names.move(start, target, index + 1))
    return options


def own_ships(game: SunGame, seat: int) -> list[int]:
    """The ships of a faction on the map, as ids; equal ones once."""
    ships = game.players[seat].ships
    return [vocabulary.SHIP + at for at in range(len(ships)) if ships[at]]


def recall(game: SunGame, seat: int, thing: int) -> None:
    """A ship becomes population again."""
    place, index = divmod(thing - vocabulary.SHIP, LEVELS)
    game.remove_ship(seat, place, index + 1)
    game.players[seat].pop += 1
    game.changed = True
    if game.events is not None:
        game.tell("recall", seat, {"level": index + 1, "place": control.place_name(game, place)})


class Recall(EffectQuestion):
    """Which ship returns to the mat as population."""

    def __init__(self, effects: EffectList, at: int, left: int) -> None:
        super().__init__("recall", effects, at, left)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        options = own_ships(game, seat)
        if not options:
            return None
        if self.effect().optional and game.may_decline(seat, self.effects, self.at):
            options.append(PASS)
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] != PASS:
            recall(game, seat, choice[0])
            if self.left > 1:
                game.lanes[seat].append(Recall(self.effects, self.at, self.left - 1))
