"""Colonise a system, in the six steps of the rulebook (963-1040).

Conditions, settling the crews of enough ships, sending all other ships to Deep Space, taking the card and revealing a
new one, the second disc, and the bonus: with the new card already on the map.
"""

from __future__ import annotations

from starboard.kernel.decision import Reason
from starboard.kernel.forms import Form, PickOne
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.sun import abilities, control, metrics, names, vocabulary
from starboard.sun.content import Effect, EffectList
from starboard.sun.flow import EffectQuestion, resolve
from starboard.sun.player import Player
from starboard.sun.position import SunGame
from starboard.sun.vocabulary import LEVELS


def required(game: SunGame, seat: int, place: int, effect: Effect) -> int:
    power = game.content.systems[game.system_at[place]].power - metrics.amount(game, seat, effect.n)
    return max(power, 1)


def allowed(game: SunGame, place: int, effect: Effect) -> bool:
    """Is there a system card that this effect may colonise?"""
    if game.system_at[place] == PASS:
        return False
    return effect.only == vocabulary.ONLY_ANY or game.uncontrolled >> place & 1 != 0


def targets(game: SunGame, seat: int, effect: Effect) -> list[int]:
    """Step 1: systems one controls with enough power of one's own; opponents' ships do not matter."""
    found: list[int] = []
    for place in range(vocabulary.A1, vocabulary.PLACES):
        if (
            game.controller[place] == seat
            and allowed(game, place, effect)
            and game.players[seat].power[place] >= required(game, seat, place, effect)
        ):
            found.append(place)
    return found


def reachable(game: SunGame, seat: int, effect: Effect, points: int) -> bool:
    """Can the faction, with that many movement points, come to control a system with enough power?

    More ships at a place never hurt there, so for each place the strongest fleet that can gather decides.
    """
    for place in range(vocabulary.A1, vocabulary.PLACES):
        if not allowed(game, place, effect):
            continue
        power = most_power(game, seat, place, points)
        if power >= required(game, seat, place, effect) and would_control(game, seat, place, power):
            return True
    return False


def would_control(game: SunGame, seat: int, place: int, power: int) -> bool:
    owner = game.controller[place]
    for each in range(game.seats):
        if each != seat:
            other = game.players[each].power[place]
            if other > power or (other == power and owner != seat):
                return False
    return power > 0


def most_power(game: SunGame, seat: int, place: int, points: int) -> int:
    """The most power the faction can have at a place after some jumps: its ships there, and the best to come."""
    if points == 0:
        return game.players[seat].power[place]
    return gathered_power(game.players[seat], place, points, distances(game, seat, place))


def gathered_power(player: Player, place: int, points: int, far: list[int]) -> int:
    """As `most_power`, with the distances of all places to this one given."""
    best = [0] * (points + 1)
    for at in range(len(player.ships)):
        distance = far[at // LEVELS]
        if player.ships[at] == 0 or distance == 0 or distance > points:
            continue
        for _ in range(player.ships[at]):
            for spent in range(points, distance - 1, -1):
                best[spent] = max(best[spent], best[spent - distance] + at % LEVELS + 1)
    return player.power[place] + max(best)


def distances(game: SunGame, seat: int, place: int) -> list[int]:
    """Jumps from every place to this one; with wormholes a single jump from all but Sol and Deep Space."""
    far = [99] * vocabulary.PLACES
    far[place] = 0
    frontier = [place]
    long_jump = game.players[seat].has_rule(vocabulary.LONG_JUMP)
    if long_jump:
        for start in range(vocabulary.A1, vocabulary.PLACES):
            if start != place and game.is_place(start):
                far[start] = 1
                frontier.append(start)
    for here in frontier:
        for other in game.neighbours(here):
            if far[other] > far[here] + 1:
                far[other] = far[here] + 1
                frontier.append(other)
    return far


class Colonise(EffectQuestion):
    """Which system becomes a colony."""

    def __init__(self, effects: EffectList, at: int) -> None:
        super().__init__("colonise", effects, at)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        effect = self.effect()
        options = [vocabulary.SYSTEM + game.system_at[place] for place in targets(game, seat, effect)]
        if not options:
            return None
        if effect.optional and game.may_decline(seat, self.effects, self.at):
            options.append(PASS)
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] == PASS:
            return
        game.lanes[seat].append(Crew(self.effects, self.at, game.system_at.index(choice[0] - vocabulary.SYSTEM)))

    def why_not(self, game: SunGame, seat: int, thing: int) -> Reason | None:
        system = thing - vocabulary.SYSTEM
        if system not in game.system_at:
            return None
        place = game.system_at.index(system)
        if not allowed(game, place, self.effect()):
            return Reason("controlled-at-turn-start", {"thing": thing})
        if game.controller[place] != seat:
            return Reason("not-controlled", {"thing": thing})
        power = game.players[seat].power[place]
        return Reason("too-little-power", {"thing": thing, "short": required(game, seat, place, self.effect()) - power})


class Crew(EffectQuestion):
    """Step 2: which ships settle. More power than needed is allowed; there is no change."""

    def __init__(self, effects: EffectList, at: int, place: int) -> None:
        super().__init__("settle-crew", effects, at, place)

    def ask(self, game: SunGame, seat: int) -> Form:
        place = self.left
        need = required(game, seat, place, self.effect())
        ships = game.players[seat].ships
        first = place * LEVELS
        options: list[int] = []
        for fours in range(ships[first + 3] + 1):
            for threes in range(ships[first + 2] + 1):
                for twos in range(ships[first + 1] + 1):
                    rest = need - 4 * fours - 3 * threes - 2 * twos
                    for ones in range(max(rest, 0), ships[first] + 1):
                        options.append(names.crew([ones, twos, threes, fours]))
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        settle(game, seat, self.left, names.crew_counts(choice[0]), self.effect())

    def about(self, game: SunGame, seat: int) -> dict[str, int]:
        return {"system": control.place_thing(game, self.left)}

    def why_not(self, game: SunGame, seat: int, thing: int) -> Reason | None:
        if thing < vocabulary.CREW:
            return None
        power = 0
        for index, count in enumerate(names.crew_counts(thing)):
            if count > game.players[seat].ships[self.left * LEVELS + index]:
                return Reason("no-such-ship", {"thing": thing})
            power += (index + 1) * count
        short = required(game, seat, self.left, self.effect()) - power
        return Reason("crew-too-small", {"thing": thing, "short": short})


def settle(game: SunGame, seat: int, place: int, crew: list[int], effect: Effect) -> None:
    """Steps 2 to 4; what is left is the second disc and the bonus."""
    power = 0
    for index in range(LEVELS):
        for _ in range(crew[index]):
            game.remove_ship(seat, place, index + 1)
            game.return_to_supply(seat)
            power += index + 1
    game.overpaid = power - required(game, seat, place, effect)
    for each in range(game.seats):
        for index in range(LEVELS):
            while game.players[each].ships[place * LEVELS + index] > 0:
                game.remove_ship(each, place, index + 1)
                game.add_ship(each, vocabulary.DEEP_SPACE, index + 1)
    system = game.system_at[place]
    disc = game.base[place]
    game.controller[place] = PASS
    game.base[place] = vocabulary.NO_DISC
    game.system_at[place] = PASS
    game.changed = True
    if place in game.held:
        game.held.remove(place)
    if game.events is not None:
        shown: dict[str, object] = {"system": game.name(vocabulary.SYSTEM + system), "power": power}
        game.tell(
            "colonise",
            seat,
            {**shown, "crew": game.name(names.crew(crew)), "place": game.name(vocabulary.LOCATION + place)},
        )
    refill(game, seat, place)
    become_colony(game, seat, system, disc, game.overpaid)


def refill(game: SunGame, seat: int, place: int) -> None:
    """The top card of the deck of that slot, for all to see; extra systems are replaced only if their event says so."""
    if place >= vocabulary.X1 and not game.extra_refill >> place & 1:
        return
    deck = 0 if place < vocabulary.B1 or place >= vocabulary.X1 else 1
    reveal_system(game, seat, place, deck)


def reveal_system(game: SunGame, seat: int, place: int, deck: int) -> None:
    card = game.from_system_deck(deck, seat, "refill")
    if card == PASS:
        return
    game.system_at[place] = card
    game.all_learn()
    if game.events is not None:
        place_name = game.name(vocabulary.LOCATION + place)
        game.tell("system-revealed", seat, {"system": game.name(vocabulary.SYSTEM + card), "place": place_name})


def become_colony(game: SunGame, seat: int, system: int, disc: int, overpaid: int) -> None:
    """The card lies beside the mat; steps 5 and 6 come next. Without a first disc there is no second."""
    player = game.players[seat]
    design = game.content.systems[system]
    player.colonies.append(system)
    player.colony_discs.append(disc << 2 | vocabulary.NO_DISC)
    player.gain_abilities(design.abilities)
    abilities.watch_all(game, vocabulary.MAP_MOMENT | vocabulary.COLONY_MOMENT)
    game.common.append(abilities.WATCHES[seat])
    game.common.append(AfterColonising(seat, overpaid))
    resolve(game, seat, design.on_colonize)
    if disc == vocabulary.NO_DISC:
        return
    options = control.disc_options(game, seat, design.spec)
    if len(options) == 1:
        second_disc(game, seat, options[0] - vocabulary.DISC)
    else:
        game.lanes[seat].append(SecondDisc())


def second_disc(game: SunGame, seat: int, track: int) -> None:
    player = game.players[seat]
    disc = game.take_disc(seat, track)
    player.colony_discs[-1] = (player.colony_discs[-1] & ~3) | disc
    if game.events is not None:
        system = game.name(vocabulary.SYSTEM + player.colonies[-1])
        game.tell("colony-disc", seat, {"system": system, "disc": f"disc:{vocabulary.DISCS[disc]}"})


class SecondDisc(Question[SunGame]):
    """Step 5: a second disc, of either specialisation of the system."""

    def __init__(self) -> None:
        super().__init__("colony-disc", public=True)

    def ask(self, game: SunGame, seat: int) -> Form:
        design = game.content.systems[game.players[seat].colonies[-1]]
        return PickOne(control.disc_options(game, seat, design.spec))

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        second_disc(game, seat, choice[0] - vocabulary.DISC)

    def about(self, game: SunGame, seat: int) -> dict[str, int]:
        return {"system": vocabulary.SYSTEM + game.players[seat].colonies[-1]}


class AfterColonising(Step[SunGame]):
    """Abilities for colonising; then control bonuses that had to wait for the colonisation."""

    def __init__(self, seat: int, overpaid: int) -> None:
        super().__init__("after-colonising")
        self.seat = seat
        self.overpaid = overpaid

    def run(self, game: SunGame, seat: int) -> None:
        game.common.append(ReleaseHeld(self.seat))
        abilities.fire(game, self.seat, vocabulary.ON_COLONIZE)
        game.overpaid = self.overpaid
        if self.overpaid > 0:
            abilities.fire(game, self.seat, vocabulary.ON_OVERPAY)

    def data(self) -> list[int]:
        return [self.seat, self.overpaid]


class ReleaseHeld(Step[SunGame]):
    """The control bonuses that waited for a colonisation: of all systems still controlled (rulebook 907-911).

    Comes also when in the end no system could be colonised, or the faction declined.
    """

    def __init__(self, seat: int) -> None:
        super().__init__("release-held")
        self.seat = seat

    def run(self, game: SunGame, seat: int) -> None:
        waiting = [
            vocabulary.SYSTEM + game.system_at[place] for place in game.held if game.controller[place] == self.seat
        ]
        game.held = []
        game.holding = False
        if len(waiting) == 1:
            resolve(game, self.seat, game.content.systems[waiting[0] - vocabulary.SYSTEM].on_control)
        elif waiting:
            game.lanes[self.seat].append(control.BonusOrder(waiting))

    def data(self) -> list[int]:
        return [self.seat]
