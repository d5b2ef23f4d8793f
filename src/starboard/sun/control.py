"""Control of systems: who has a base where, after everything that changes fleets (rulebook 861-923).

All changes of one check happen together: bases that are lost go home, new ones are built, then bonuses are resolved;
each owner orders its own, and owners follow each other clockwise from the faction whose turn it is.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.forms import Form, PickOne, PickOrder
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.sun import vocabulary
from starboard.sun.abilities import WATCHES, fire, watch_all
from starboard.sun.flow import resolve
from starboard.sun.position import SunGame


def rightful(game: SunGame, place: int) -> int:
    """The seat that must control a place as the fleets stand now, PASS for nobody.

    The controller keeps it while nobody there is stronger, even when all its ships have left; if it is overtaken, the
    single strongest fleet takes it, and nobody does if several are equally strong.
    """
    best = PASS
    most = 0
    tied = False
    for seat in range(game.seats):
        power = game.players[seat].power[place]
        if power > most:
            best = seat
            most = power
            tied = False
        elif power == most and power > 0:
            tied = True
    owner = game.controller[place]
    if owner != PASS and game.players[owner].power[place] >= most:
        return owner
    return PASS if tied else best


def check(game: SunGame) -> None:
    """Update control everywhere; what follows from it comes next."""
    gained: list[int] = []
    taken = 0
    for place in range(vocabulary.A1, vocabulary.PLACES):
        owner = game.controller[place]
        rightful_owner = rightful(game, place) if game.spec(place) else PASS
        if rightful_owner == owner:
            continue
        if owner != PASS:
            lose(game, place)
        if rightful_owner != PASS:
            game.controller[place] = rightful_owner
            gained.append(place)
            if owner != PASS:
                taken |= 1 << place
                if rightful_owner == game.active and game.acting:
                    game.controls_taken += 1
            if game.events is not None:
                game.tell("control", rightful_owner, {"place": place_name(game, place)})
    watch_all(game, vocabulary.MAP_MOMENT)
    if not gained:
        return
    game.changed = True
    owners = [seat for seat in game.clockwise(game.active) if seat in [game.controller[place] for place in gained]]
    for seat in reversed(owners):
        game.common.append(Bonuses(seat, [place for place in gained if game.controller[place] == seat], taken))
    for seat in reversed(owners):
        for place in reversed(gained):
            if game.controller[place] == seat:
                game.common.append(BuildBase(seat, place))


class CheckControl(Step[SunGame]):
    """Lies below the questions of an effect that changes ships: control is checked once they have all been answered."""

    def __init__(self) -> None:
        super().__init__("check-control")

    def run(self, game: SunGame, seat: int) -> None:
        check(game)


CHECK_CONTROL: Final = CheckControl()


def place_thing(game: SunGame, place: int) -> int:
    """A system where there is one, else its place on the map."""
    system = game.system_at[place]
    return vocabulary.SYSTEM + system if system != PASS else vocabulary.LOCATION + place


def place_name(game: SunGame, place: int) -> str:
    return game.name(place_thing(game, place))


def lose(game: SunGame, place: int) -> None:
    """The base goes back to the rightmost empty space of its track."""
    owner = game.controller[place]
    game.return_disc(owner, game.base[place])
    game.controller[place] = PASS
    game.base[place] = vocabulary.NO_DISC
    if game.events is not None:
        game.tell("control-lost", owner, {"place": place_name(game, place)})


def disc_options(game: SunGame, seat: int, spec: list[int]) -> list[int]:
    """The tracks a disc may come from: those of the system's specialisations, or either with the right technology."""
    if game.players[seat].has_rule(vocabulary.DISC_EITHER_TRACK):
        return [vocabulary.DISC + vocabulary.FOOD, vocabulary.DISC + vocabulary.ORE]
    return [vocabulary.DISC + kind for kind in spec]


class BuildBase(Step[SunGame]):
    """The new controller puts a disc on the system at once."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__("build-base")
        self.seat = seat
        self.place = place

    def run(self, game: SunGame, seat: int) -> None:
        options = disc_options(game, self.seat, game.spec(self.place))
        if len(options) == 1:
            build_base(game, self.seat, self.place, options[0] - vocabulary.DISC)
        else:
            game.lanes[self.seat].append(BaseDisc(self.place))

    def data(self) -> list[int]:
        return [self.seat, self.place]


def build_base(game: SunGame, seat: int, place: int, track: int) -> None:
    game.base[place] = game.take_disc(seat, track)
    if game.events is not None:
        game.tell(
            "base", seat, {"place": place_name(game, place), "disc": f"disc:{vocabulary.DISCS[game.base[place]]}"}
        )


class BaseDisc(Question[SunGame]):
    """A system with both specialisations takes a disc of the controller's choice."""

    def __init__(self, place: int) -> None:
        super().__init__("base-disc", public=True)
        self.place = place

    def ask(self, game: SunGame, seat: int) -> Form:
        return PickOne(disc_options(game, seat, game.spec(self.place)))

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        build_base(game, seat, self.place, choice[0] - vocabulary.DISC)

    def about(self, game: SunGame, seat: int) -> dict[str, int]:
        return {"place": place_thing(game, self.place)}

    def data(self) -> list[int]:
        return [self.place]


class Bonuses(Step[SunGame]):
    """One owner's bonuses for the control it has gained; then abilities; last, empty tracks and conditions."""

    def __init__(self, seat: int, places: list[int], taken: int) -> None:
        super().__init__("control-bonuses")
        self.seat = seat
        self.places = places
        self.taken = taken

    def run(self, game: SunGame, seat: int) -> None:
        owner = self.seat
        game.common.append(WATCHES[owner])
        if game.players[owner].abilities:
            game.common.append(FireControl(owner, len(self.places), (self.taken & mask(self.places)).bit_count()))
        bonuses: list[int] = []
        for place in self.places:
            system = game.system_at[place]
            if system != PASS and game.content.systems[system].on_control.effects:
                if game.holding and owner == game.active and game.uncontrolled >> place & 1:
                    game.held.append(place)
                else:
                    bonuses.append(vocabulary.SYSTEM + system)
        if len(bonuses) == 1:
            resolve(game, owner, game.content.systems[bonuses[0] - vocabulary.SYSTEM].on_control)
        elif bonuses:
            game.lanes[owner].append(BonusOrder(bonuses))

    def data(self) -> list[int]:
        return [self.seat, self.taken, *self.places]


def mask(places: list[int]) -> int:
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


class BonusOrder(Question[SunGame]):
    """Several bonuses at once are resolved in the order the owner wants (rulebook 917)."""

    def __init__(self, systems: list[int]) -> None:
        super().__init__("bonus-order", public=True)
        self.systems = systems

    def ask(self, game: SunGame, seat: int) -> Form:
        return PickOrder(self.systems[:])

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        for system in reversed(choice):
            resolve(game, seat, game.content.systems[system - vocabulary.SYSTEM].on_control)

    def data(self) -> list[int]:
        return self.systems[:]


class FireControl(Step[SunGame]):
    """Abilities for gaining control, and for taking it from somebody."""

    def __init__(self, seat: int, gained: int, taken: int) -> None:
        super().__init__("control-abilities")
        self.seat = seat
        self.gained = gained
        self.taken = taken

    def run(self, game: SunGame, seat: int) -> None:
        for _ in range(self.gained):
            fire(game, self.seat, vocabulary.ON_GAIN_CONTROL)
        for _ in range(self.taken):
            fire(game, self.seat, vocabulary.ON_TAKE_CONTROL)

    def data(self) -> list[int]:
        return [self.seat, self.gained, self.taken]
