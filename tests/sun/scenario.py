"""Positions for the tests of rulings: a table on which everything can be laid out by name."""

from __future__ import annotations

from typing import Any

from starboard.kernel import PASS, Chance, Decision
from starboard.sun import turn, vocabulary
from starboard.sun.content import Content
from starboard.sun.position import Rules, SunGame
from starboard.sun.reading import read
from starboard.sun.ruleset import EXECUTOR, RULESET
from starboard.sun.setup import SetUp
from starboard.sun.vocabulary import LEVELS, SYSTEM_DECK


def printed_with(**changes: dict[str, Any]) -> Content:
    """The content with other values on some cards: `plasma_cannon={"now": [...]}`, written as in the TOML files."""
    tables = RULESET.tables()
    overrides: dict[str, Any] = {}
    for slug, fields in changes.items():
        kind = next(kind for kind, names in tables.names.items() if slug.replace("_", "-") in names)
        overrides |= {f"{kind}/{slug.replace('_', '-')}/{field}": value for field, value in fields.items()}
    return read(tables.corrected(overrides))


class Scene:
    """A game whose position a test lays out, then plays on by name."""

    def __init__(self, seats: int = 2, seed: str = "scene", printed: Content | None = None, **options: str) -> None:
        chosen = RULESET.complete(options)
        game = SunGame()
        game.lay_table(seats, Chance.seeded(seed, seats))
        rules = Rules(chosen["factions"] == "advanced", chosen["tableau"] == "expert")
        game.lay_boards(rules, printed if printed is not None else RULESET.content(), EXECUTOR)
        game.events = []
        game.common.append(SetUp())
        game.advance()
        self.game: SunGame = game
        game.order = list(range(seats))
        for seat, player in enumerate(game.players):
            for at in range(len(player.ships)):
                while player.ships[at]:
                    game.remove_ship(seat, at // LEVELS, at % LEVELS + 1)
                    game.return_to_supply(seat)

    # --- laying out ---------------------------------------------------------------------------------------

    def faction(self, seat: int, slug: str) -> None:
        """Another mat, before anything else is laid out for the seat."""
        game = self.game
        player = game.players[seat]
        player.sit_down(next(one for one in game.content.factions if one.slug == slug))
        for _place, _level in player.faction.start_ships:
            game.return_to_supply(seat)

    def give(self, seat: int, ore: int = 0, pop: int = 0) -> None:
        """So much ore and population, the latter from supply or back to it."""
        player = self.game.players[seat]
        player.ore = ore
        while player.pop > pop:
            player.pop -= 1
            self.game.return_to_supply(seat)
        while player.pop < pop:
            assert self.game.take_supply(seat, vocabulary.LEFT)
            player.pop += 1

    def supply(self, seat: int, columns: list[int]) -> None:
        """Leave this many cubes in the columns; the others go out of the way, to the museum."""
        player = self.game.players[seat]
        player.museum_cubes += sum(player.supply) - sum(columns)
        player.supply = columns[:]

    def ships(self, seat: int, place: str, *levels: int) -> None:
        """Ships from the supply."""
        for level in levels:
            assert self.game.take_supply(seat, vocabulary.LEFT)
            self.game.add_ship(seat, vocabulary.LOCATIONS.index(place), level)

    def system(self, place: str, slug: str) -> None:
        """Exchange a system card on the map for another one of the slot's deck."""
        game = self.game
        at = vocabulary.LOCATIONS.index(place)
        wanted = game.content.ids[slug] - vocabulary.SYSTEM
        assert vocabulary.DECKS[game.content.systems[wanted].deck] == place[0], f"{slug} does not lie on {place}"
        if wanted in game.system_at:
            other = game.system_at.index(wanted)
            game.system_at[at], game.system_at[other] = wanted, game.system_at[at]
            return
        for deck in game.decks[SYSTEM_DECK:]:
            for block in deck:
                if wanted in block:
                    block[block.index(wanted)] = game.system_at[at]
        game.system_at[at] = wanted

    def base(self, seat: int, place: str, disc: str) -> None:
        at = vocabulary.LOCATIONS.index(place)
        self.game.controller[at] = seat
        self.game.base[at] = self.game.take_disc(seat, vocabulary.DISCS.index(disc))

    def lay(self, slot: str, slug: str) -> None:
        """A technology lies discovered on a slot, its event gone."""
        game = self.game
        at = self.slot(slot)
        wanted = game.content.ids[slug]
        if wanted in game.tech_at:
            other = game.tech_at.index(wanted)
            game.tech_at[at], game.tech_at[other] = wanted, game.tech_at[at]
            return
        for deck in game.decks[:SYSTEM_DECK]:
            for block in deck:
                if wanted in block:
                    block.remove(wanted)
        game.tech_at[at] = wanted
        game.event_at[at] = PASS

    def researched(self, seat: int, *slots: str) -> None:
        """Cubes lie there, from the supply; abilities count."""
        for slot in slots:
            assert self.game.take_supply(seat, vocabulary.RIGHT)
            self.game.players[seat].researched |= 1 << self.slot(slot)
            self.game.players[seat].gain_abilities(self.game.technology(self.slot(slot)).abilities)

    def event(self, slot: str, slug: str) -> None:
        """This event lies face down on the slot."""
        game = self.game
        wanted = game.content.ids[slug] - vocabulary.EVENT
        at = self.slot(slot)
        if wanted in game.event_at:
            other = game.event_at.index(wanted)
            game.event_at[other] = game.event_at[at]
        else:
            pile = next(pile for pile in game.events_out if wanted in pile)
            pile[pile.index(wanted)] = game.event_at[at]
        game.event_at[at] = wanted

    def colony(self, seat: int, slug: str) -> None:
        """A colony without discs, from wherever its card is in a deck."""
        game = self.game
        wanted = game.content.ids[slug] - vocabulary.SYSTEM
        for deck in game.decks[SYSTEM_DECK:]:
            for block in deck:
                if wanted in block:
                    block.remove(wanted)
        player = game.players[seat]
        player.colonies.append(wanted)
        player.colony_discs.append(vocabulary.NO_DISC << 2 | vocabulary.NO_DISC)
        player.gain_abilities(game.content.systems[wanted].abilities)

    def goals(self, *slugs: str) -> None:
        self.game.goals = [self.game.content.ids[slug] - vocabulary.ACHIEVEMENT for slug in slugs]
        self.game.goal_discs = [[] for _ in slugs]
        self.game.goal_kinds = [[] for _ in slugs]

    def slot(self, name: str) -> int:
        return [slot.name for slot in self.game.content.slots].index(name)

    # --- playing ------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        """It is this seat's turn; the others follow clockwise, then a new round."""
        game = self.game
        game.lanes = [[] for _ in range(game.seats)]
        game.pending = [None] * game.seats
        game.common = [turn.END_OF_ROUND]
        game.common += [turn.TURNS[each] for each in reversed(range(seat, game.seats))]
        game.round = max(game.round, 1)
        game.advance()

    @property
    def decision(self) -> Decision:
        assert len(self.game.decisions) == 1
        return self.game.decisions[0]

    @property
    def kind(self) -> str:
        return self.decision.kind

    def options(self) -> list[str]:
        return self.game.names(self.decision.form.things())

    def play(self, *choices: str) -> None:
        """Answer one question after the other by names; several things of one answer are joined by a comma."""
        for choice in choices:
            self.game.decide(self.decision.seat, [self.game.thing(name) for name in choice.split(",")])

    def idle_action(self) -> None:
        """The action that is always possible; asked only if there is another one."""
        if self.kind == "action":
            self.play("space:gain-population-and-ore/0")

    def told(self, kind: str) -> list[dict[str, object]]:
        """What was announced of that kind so far."""
        return [event.shown for event in self.game.events or [] if event.kind == kind]

    def why(self, name: str) -> str:
        """The reason why the asked seat cannot pick this."""
        reason = self.game.why_not(self.decision.seat, self.game.thing(name))
        return reason.key if reason is not None else ""

    def power(self, seat: int, place: str) -> int:
        return self.game.players[seat].power[vocabulary.LOCATIONS.index(place)]

    def controller(self, place: str) -> int:
        return self.game.controller[vocabulary.LOCATIONS.index(place)]
