"""The action phase: moving the pawn to a free space one may use, paying, and doing what it says (rulebook 240-283)."""

from __future__ import annotations

from typing import Final

from starboard.kernel.decision import Reason
from starboard.kernel.forms import Form, PickOne
from starboard.kernel.game import PASS
from starboard.kernel.step import Question
from starboard.sun import abilities, colonise, events, metrics, names, payment, research, vocabulary
from starboard.sun.content import Action, Effect, EffectList
from starboard.sun.flow import Ask, EffectQuestion
from starboard.sun.position import SunGame

SURCHARGE: Final = 1


def action_at(game: SunGame, space: int) -> Action | None:
    """The action of a space; None for the Dyson sphere's, and for what is no space at all."""
    source = names.source_of(space)
    index = names.action_of(space)
    content = game.content
    if source < len(content.technologies):
        actions = content.technologies[source].actions
        return actions[index] if index < len(actions) else None
    if names.FIRST_GUILD <= source < names.FIRST_GUILD + len(content.guilds) and index == 0:
        return content.guilds[source - names.FIRST_GUILD].action
    if names.FIRST_BASIC <= source < names.FIRST_BASIC + len(content.basics) and index == 0:
        return content.basics[source - names.FIRST_BASIC].action
    return None


def capacity(game: SunGame, space: int) -> int:
    """How many pawns fit; 99 where any number do."""
    source = names.source_of(space)
    if names.FIRST_BASIC <= source < names.FIRST_BASIC + len(game.content.basics):
        basic = game.content.basics[source - names.FIRST_BASIC]
        if basic.unlimited:
            return 0 if names.has_surcharge(space) else 99
        return basic.spaces[game.seats][1 if names.has_surcharge(space) else 0]
    if names.has_surcharge(space):
        return 0
    action = action_at(game, space)
    return action.spaces if action is not None else 1


def is_free(game: SunGame, seat: int, space: int) -> bool:
    """An empty space of that kind, besides the one the pawn stands on; or one whose pawn may be pushed aside."""
    room = capacity(game, space)
    others = 0
    for player in game.players:
        if player.pawn == space:
            room -= 1
            others += 1
    if room > 0:
        return True
    player = game.players[seat]
    if player.pawn == space:
        others -= 1
    return others > 0 and player.has_rule(vocabulary.USE_OCCUPIED_SPACE)


def own_spaces(game: SunGame, seat: int) -> list[int]:
    """Every kind of space the faction may use: Basic Spacefaring, open guilds, its technologies, a Dyson sphere."""
    content = game.content
    found: list[int] = []
    for at, basic in enumerate(content.basics):
        space = names.space(names.FIRST_BASIC + at, 0, 0)
        if basic.unlimited or basic.spaces[game.seats][0]:
            found.append(space)
        if not basic.unlimited and basic.spaces[game.seats][1]:
            found.append(space + 1)
    for at in range(len(content.guilds)):
        if game.guilds_open >> at & 1:
            found.append(names.space(names.FIRST_GUILD + at, 0, 0))
    for card in game.techs_of(seat):
        for index in range(len(content.technologies[card].actions)):
            found.append(names.space(card, index, 0))
    event = events.dyson_event(game)
    if event != PASS:
        found.append(events.dyson_space(event))
    return found


def can_act(game: SunGame, seat: int, space: int) -> bool:
    """Can the faction pay for the action, do it, and change something by it?"""
    action = action_at(game, space)
    if action is None:
        event = names.source_of(space) - names.FIRST_EVENT
        return events.dyson_objection(game, seat, event) is None
    surcharge = SURCHARGE if names.has_surcharge(space) else 0
    return payment.ways(game, seat, action.cost, surcharge, action.effect, True) != 0


class ActionPhase(Question[SunGame]):
    """Where the pawn goes. Equal spaces are offered once. Abilities for any time may be used before the action. It is
    asked even where only one space is left: nobody's main action is taken without them."""

    def __init__(self) -> None:
        super().__init__("action")

    def ask(self, game: SunGame, seat: int) -> Form:
        options = [
            space for space in own_spaces(game, seat) if is_free(game, seat, space) and can_act(game, seat, space)
        ]
        options.extend(abilities.anytime(game, seat))
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        space = choice[0]
        if space >= vocabulary.ABILITY:
            game.common.append(Ask(seat, self))
            abilities.use(game, seat, game.content.abilities[space - vocabulary.ABILITY])
            return
        player = game.players[seat]
        player.pawn = space
        game.acting = True
        game.controls_taken = 0
        if game.events is not None:
            game.tell("pawn", seat, {"space": game.name(space)})
        action = action_at(game, space)
        if action is None:
            event = names.source_of(space) - names.FIRST_EVENT
            payment.pay(game, seat, events.dyson_effect(game, event).cost, 0, False)
            events.take_dyson(game, seat, event)
            return
        game.changed = False
        surcharge = SURCHARGE if names.has_surcharge(space) else 0
        payment.pay_and_resolve(game, seat, action.cost, surcharge, action.effect)

    def why_not(self, game: SunGame, seat: int, thing: int) -> Reason | None:
        return objection(game, seat, thing)


def objection(game: SunGame, seat: int, space: int) -> Reason | None:
    """Why the pawn cannot go there."""
    if not vocabulary.SPACE <= space < vocabulary.ALTERNATIVE:
        return None
    action = action_at(game, space)
    source = names.source_of(space)
    if space not in own_spaces(game, seat):
        if names.FIRST_GUILD <= source < names.FIRST_EVENT:
            return Reason("guild-covered", {"thing": space})
        if source < names.FIRST_BASIC:
            return Reason("not-researched", {"thing": space})
        return Reason("no-such-space", {"thing": space})
    if not is_free(game, seat, space):
        mine = game.players[seat].pawn == space
        return Reason("pawn-must-move" if mine else "space-occupied", {"thing": space})
    if action is None:
        return events.dyson_objection(game, seat, source - names.FIRST_EVENT)
    surcharge = SURCHARGE if names.has_surcharge(space) else 0
    player = game.players[seat]
    ore = metrics.amount(game, seat, action.cost.ore) + surcharge
    withdraw = metrics.amount(game, seat, action.cost.withdraw)
    if not payment.payable(game, seat, action.cost, surcharge):
        if player.ore < ore:
            return Reason("not-enough-ore", {"need": ore, "have": player.ore})
        return Reason("not-enough-population", {"need": withdraw, "have": player.pop})
    supply = player.all_supply()
    if not game.executor.can_resolve(
        game, seat, action.effect, 0, player.pop - withdraw, supply + withdraw, player.ore - ore
    ):
        return why_it_cannot_be_done(game, seat, action, space)
    return Reason("changes-nothing", {"thing": space})


def why_it_cannot_be_done(game: SunGame, seat: int, action: Action, space: int) -> Reason:
    """The first demand of an action that cannot be met, where there is a word for it."""
    player = game.players[seat]
    supply = player.all_supply()
    need = metrics.amount(game, seat, action.cost.withdraw)
    have = player.pop
    for effect in action.effect.effects:
        if effect.optional:
            continue
        if effect.verb == vocabulary.GAIN_POP:
            have += min(metrics.amount(game, seat, effect.n), supply)
        if effect.verb == vocabulary.RESEARCH and not research.any_candidate(game, seat, effect):
            return Reason("nothing-to-research", {"thing": space})
        if effect.verb == vocabulary.COLONIZE and not colonise.targets(game, seat, effect):
            return Reason("nothing-to-colonise", {"thing": space})
        if effect.source == vocabulary.FROM_POP and effect.verb in (vocabulary.RESEARCH, vocabulary.BUILD):
            need += 1 if effect.verb == vocabulary.RESEARCH else metrics.amount(game, seat, effect.n)
            if have < need:  # the cube is population (rulebook 562, 586-588)
                return Reason("not-enough-population", {"need": need, "have": have})
    return Reason("cannot-be-done", {"thing": space})


# --- copying another action -------------------------------------------------------------------------------


def copyable(game: SunGame, seat: int, effect: Effect) -> list[int]:
    """The spaces whose action the effect may copy. Private technologies are their owner's alone (rulebook 1134)."""
    content = game.content
    found: list[int] = []
    basics = [names.space(names.FIRST_BASIC + at, 0, 0) for at in range(len(content.basics))]
    if effect.scope == vocabulary.COPY_BASIC:
        found = basics
    elif effect.scope == vocabulary.COPY_OWN:
        for card in game.techs_of(seat):
            for index in range(len(content.technologies[card].actions)):
                found.append(names.space(card, index, 0))
    elif effect.scope == vocabulary.COPY_RESEARCH:
        found = basics
        for at in range(len(content.guilds)):
            if game.guilds_open >> at & 1:
                found.append(names.space(names.FIRST_GUILD + at, 0, 0))
        mine = game.techs_of(seat)
        cards = [card for card in game.tech_at if card != PASS] + game.players[seat].private
        for card in cards:
            if card in mine or not effect.need_tech:
                for index in range(len(content.technologies[card].actions)):
                    found.append(names.space(card, index, 0))
        found = [space for space in found if researches(game, space)]
    if not effect.occupied_ok:
        found = [space for space in found if is_free(game, seat, space)]
    return found


def researches(game: SunGame, space: int) -> bool:
    action = action_at(game, space)
    return action is not None and action.effect.researches


def copies_again(effects: EffectList) -> bool:
    """Copying an action that itself copies could go round in a circle; only copying basic actions cannot."""
    for effect in effects.effects:
        if effect.verb == vocabulary.COPY_ACTION and effect.scope != vocabulary.COPY_BASIC:
            return True
        for inner in effect.lists:
            if copies_again(inner):
                return True
    return False


def copy_options(game: SunGame, seat: int, effect: Effect, pop: int, supply: int, ore: int) -> list[int]:
    """Those that could be paid and done with such resources, and would change something."""
    found: list[int] = []
    for space in copyable(game, seat, effect):
        action = action_at(game, space)
        if action is None or copies_again(action.effect):
            continue
        need = metrics.amount(game, seat, action.cost.ore)
        withdraw = metrics.amount(game, seat, action.cost.withdraw)
        if payment.ways_with(game, seat, need, withdraw, action.effect, True, pop, supply, ore) != 0:
            found.append(space)
    return found


class CopyAction(EffectQuestion):
    """Which action is copied; its own cost is paid, the pawn stays where it is."""

    def __init__(self, effects: EffectList, at: int) -> None:
        super().__init__("copy-action", effects, at)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        player = game.players[seat]
        options = copy_options(game, seat, self.effect(), player.pop, player.all_supply(), player.ore)
        if not options:
            return None
        if self.effect().optional and game.may_decline(seat, self.effects, self.at):
            options.append(PASS)
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] == PASS:
            return
        action = action_at(game, choice[0])
        if action is not None:
            if game.events is not None:
                game.tell("copy", seat, {"space": game.name(choice[0])})
            payment.pay_and_resolve(game, seat, action.cost, 0, action.effect)


ACTION_PHASE: Final = ActionPhase()
