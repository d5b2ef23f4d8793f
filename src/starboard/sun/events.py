"""Events: guilds that open, cards that are kept or stay in play, extra systems, the museum and the Dyson sphere."""

from __future__ import annotations

from typing import Final

from starboard.kernel.decision import Reason
from starboard.kernel.forms import Form, PickOne
from starboard.kernel.game import PASS
from starboard.kernel.step import Question
from starboard.sun import colonise, control, metrics, names, research, ships, vocabulary
from starboard.sun.content import Effect, EffectList
from starboard.sun.flow import Ask, EffectQuestion
from starboard.sun.position import SunGame
from starboard.sun.vocabulary import LEVELS, SYSTEM_DECK

# --- guilds -----------------------------------------------------------------------------------------------


def covered_guilds(game: SunGame, level: int) -> list[int]:
    found: list[int] = []
    for at, guild in enumerate(game.content.guilds):
        if guild.level == level and not game.guilds_open >> at & 1:
            found.append(vocabulary.GUILD + at)
    return found


class OpenGuild(EffectQuestion):
    """Which cover tile of that level the finder removes; from now on everybody may use that guild."""

    def __init__(self, effects: EffectList, at: int) -> None:
        super().__init__("open-guild", effects, at)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        options = covered_guilds(game, metrics.amount(game, seat, self.effect().level))
        return PickOne(options) if options else None

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        guild = choice[0] - vocabulary.GUILD
        game.guilds_open |= 1 << guild
        game.changed = True
        if game.events is not None:
            game.tell("guild", seat, {"guild": game.name(choice[0])})
        if game.rules.expert:
            research.rows_for(game, seat, game.content.guilds[guild].action.effect)


# --- cards that stay --------------------------------------------------------------------------------------


def keep_event(game: SunGame, seat: int, event: int) -> None:
    game.players[seat].kept.append(event)
    game.changed = True
    if game.events is not None:
        game.tell("keep-event", seat, {"card": game.name(vocabulary.EVENT + event)})


def place_event(game: SunGame, seat: int, effects: EffectList, effect: Effect) -> None:
    """The card stays in play under its rule."""
    event = effects.card - vocabulary.EVENT
    game.placed.append(event)
    game.changed = True
    if game.events is not None:
        game.tell("place-event", seat, {"card": game.name(effects.card)})
    if effect.rule == vocabulary.MUSEUM:
        for each in reversed(game.clockwise(seat)):
            game.common.append(Ask(each, MUSEUM))
    elif effect.rule == vocabulary.AREA:
        game.lanes[seat].append(PlaceBeside(effects, effects.effects.index(effect)))
    elif effect.rule == vocabulary.DYSON:
        game.dyson_system = game.from_system_deck(effect.deck, seat, "dyson")
        game.all_learn()
        if game.dyson_system == PASS:
            game.placed.remove(event)
        elif game.events is not None:
            game.tell("system-revealed", seat, {"system": game.name(vocabulary.SYSTEM + game.dyson_system)})


def areas(game: SunGame, kind: int) -> list[int]:
    """The areas of that kind on this map."""
    if kind <= vocabulary.DEEP_SPACE:
        return [kind]
    first = [vocabulary.A1, vocabulary.B1, vocabulary.Y1][kind - vocabulary.A1]
    return [place for place in (first, first + 1) if game.is_place(place)]


class PlaceBeside(EffectQuestion):
    """Beside which area the event is laid; whoever controls it at the end gets its VP (rulebook 467-468)."""

    def __init__(self, effects: EffectList, at: int) -> None:
        super().__init__("place-beside", effects, at)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        return PickOne([vocabulary.LOCATION + place for place in areas(game, self.effect().beside)])

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        game.beside[self.effects.card - vocabulary.EVENT] = choice[0] - vocabulary.LOCATION
        if game.events is not None:
            game.tell("place-beside", seat, {"card": game.name(self.effects.card), "place": game.name(choice[0])})


class Museum(Question[SunGame]):
    """Ships given to the museum leave the game for good, one after the other, until the faction has enough."""

    def __init__(self) -> None:
        super().__init__("museum", public=True)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        options = ships.own_ships(game, seat)
        if not options:
            return None
        options.append(PASS)
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] == PASS:
            return
        place, index = divmod(choice[0] - vocabulary.SHIP, LEVELS)
        player = game.players[seat]
        game.remove_ship(seat, place, index + 1)
        player.museum_cubes += 1
        player.museum_power += index + 1
        if game.events is not None:
            game.tell("museum", seat, {"level": index + 1, "place": control.place_name(game, place)})
        game.common.append(Ask(seat, MUSEUM))
        control.check(game)


MUSEUM: Final = Museum()


# --- the Dyson sphere -------------------------------------------------------------------------------------


def dyson_event(game: SunGame) -> int:
    """The Dyson sphere in play, PASS if there is none."""
    if game.dyson_system == PASS:
        return PASS
    for event in game.placed:
        for effect in game.content.events[event].effect.effects:
            if effect.verb == vocabulary.PLACE_EVENT and effect.rule == vocabulary.DYSON:
                return event
    return PASS


def dyson_effect(game: SunGame, event: int) -> Effect:
    for effect in game.content.events[event].effect.effects:
        if effect.verb == vocabulary.PLACE_EVENT:
            return effect
    raise KeyError(event)


def take_dyson(game: SunGame, seat: int, event: int) -> None:
    """The system becomes a colony without discs, its bonus counts, the event is discarded (rulebook 1098-1105)."""
    system = game.dyson_system
    game.dyson_system = PASS
    game.placed.remove(event)
    game.changed = True
    game.players[seat].pawn = PASS
    if game.events is not None:
        game.tell("colonise", seat, {"system": game.name(vocabulary.SYSTEM + system), "power": 0})
    colonise.become_colony(game, seat, system, vocabulary.NO_DISC, 0)


def dyson_space(event: int) -> int:
    return names.space(names.FIRST_EVENT + event, 0, 0)


def dyson_objection(game: SunGame, seat: int, event: int) -> Reason | None:
    """Its action needs nothing but its cost."""
    cost = dyson_effect(game, event).cost
    player = game.players[seat]
    need = metrics.amount(game, seat, cost.ore)
    if player.ore < need:
        return Reason("not-enough-ore", {"need": need, "have": player.ore})
    withdraw = metrics.amount(game, seat, cost.withdraw)
    if player.pop < withdraw:
        return Reason("not-enough-population", {"need": withdraw, "have": player.pop})
    return None


# --- systems ----------------------------------------------------------------------------------------------


class AddSystem(EffectQuestion):
    """Beside which slot of the map the extra system is laid, one jump away from it."""

    def __init__(self, effects: EffectList, at: int) -> None:
        super().__init__("add-system", effects, at)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        if free_extra(game) == PASS or (not game.decks[SYSTEM_DECK] and not game.decks[SYSTEM_DECK + 1]):
            return None
        first = vocabulary.A1 if self.effect().near == 0 else vocabulary.B1
        return PickOne([vocabulary.LOCATION + first, vocabulary.LOCATION + first + 1])

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        effect = self.effect()
        extra = free_extra(game)
        game.near[extra] = choice[0] - vocabulary.LOCATION
        if effect.refill:
            game.extra_refill |= 1 << extra
        game.changed = True
        colonise.reveal_system(game, seat, extra, effect.deck)


def free_extra(game: SunGame) -> int:
    for extra in range(vocabulary.X1, vocabulary.PLACES):
        if game.near[extra] == PASS:
            return extra
    return PASS


def draw_systems(game: SunGame, seat: int, effects: EffectList, at: int) -> None:
    """System cards from a deck, seen by the faction alone; of these it keeps some as colonies without discs."""
    effect = effects.effects[at]
    looking = game.players[seat].looking
    for _ in range(effect.see):
        card = game.from_system_deck(effect.deck, seat, "draw")
        if card == PASS:
            break
        looking.append(vocabulary.SYSTEM + card)
    if looking:
        game.changed = True
        game.learns(seat)
        game.lanes[seat].append(KeepSystem(effects, at, effect.keep))


class KeepSystem(EffectQuestion):
    """Which of the systems looked at becomes a colony; only its seat knows whether that is forced."""

    def __init__(self, effects: EffectList, at: int, left: int) -> None:
        super().__init__("keep-system", effects, at, left)
        self.public = False

    def ask(self, game: SunGame, seat: int) -> Form:
        return PickOne(sorted(game.players[seat].looking))

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        player.looking.remove(choice[0])
        game.all_learn()
        if game.events is not None:
            game.tell("colonise", seat, {"system": game.name(choice[0]), "power": 0})
        if self.left > 1 and player.looking:
            game.lanes[seat].append(KeepSystem(self.effects, self.at, self.left - 1))
        else:
            for deck in (0, 1):
                rest = [one - vocabulary.SYSTEM for one in sorted(player.looking)]
                rest = [one for one in rest if game.content.systems[one].deck == deck]
                game.new_block(SYSTEM_DECK + deck, rest, 1 << seat)
            player.looking = []
        colonise.become_colony(game, seat, choice[0] - vocabulary.SYSTEM, vocabulary.NO_DISC, 0)
