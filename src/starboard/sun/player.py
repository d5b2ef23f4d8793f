"""What one faction has, and the shared moves on it: cubes, discs, ships, technologies, colonies and abilities."""

from __future__ import annotations

from starboard.kernel.game import PASS
from starboard.sun import vocabulary
from starboard.sun.content import Ability, Faction, SpecialAbility
from starboard.sun.vocabulary import LEVELS


class Player:
    """What one faction has. Only the cards being looked at are hidden from others. A new object is blank."""

    faction: Faction
    pawn: int
    pop: int
    ore: int
    supply: list[int]
    track: list[int]
    automation: list[int]
    ships: list[int]
    power: list[int]
    researched: int
    cubeless: int
    private: list[int]
    colonies: list[int]
    colony_discs: list[int]
    kept: list[int]
    museum_cubes: int
    museum_power: int
    looking: list[int]
    rules: int
    abilities: list[Ability]
    used_turn: int
    used_game: int
    emptied: int
    pursued: list[SpecialAbility]

    def sit_down(self, faction: Faction) -> None:
        """The mat as it is printed: all discs on their tracks, supply in its columns, no ship yet."""
        self.faction = faction
        self.pawn = PASS
        self.pop = faction.start_pop
        self.ore = faction.start_ore
        self.supply = faction.start_supply[:]
        self.track = [vocabulary.TRACK_DISCS, vocabulary.TRACK_DISCS]
        self.automation = []
        self.ships = [0] * (vocabulary.PLACES * LEVELS)
        self.power = [0] * vocabulary.PLACES
        self.researched = 0
        self.cubeless = 0
        self.private = []
        self.colonies = []
        self.colony_discs = []
        self.kept = []
        self.museum_cubes = 0
        self.museum_power = 0
        self.looking = []
        self.rules = 0
        self.abilities = []
        self.used_turn = 0
        self.used_game = 0
        self.emptied = 0
        self.pursued = faction.specials[:]

    def copy(self) -> Player:
        other = Player()
        other.faction = self.faction
        other.pawn = self.pawn
        other.pop = self.pop
        other.ore = self.ore
        other.supply = self.supply[:]
        other.track = self.track[:]
        other.automation = self.automation[:]
        other.ships = self.ships[:]
        other.power = self.power[:]
        other.researched = self.researched
        other.cubeless = self.cubeless
        other.private = self.private[:]
        other.colonies = self.colonies[:]
        other.colony_discs = self.colony_discs[:]
        other.kept = self.kept[:]
        other.museum_cubes = self.museum_cubes
        other.museum_power = self.museum_power
        other.looking = self.looking[:]
        other.rules = self.rules
        other.abilities = self.abilities[:]
        other.used_turn = self.used_turn
        other.used_game = self.used_game
        other.emptied = self.emptied
        other.pursued = self.pursued[:]
        return other

    def all_supply(self) -> int:
        supply = self.supply
        return supply[0] + supply[1] + supply[2] + supply[3] + supply[4]

    def fleet(self) -> int:
        """Total power on the map."""
        total = 0
        for power in self.power:
            total += power
        return total

    def gain_abilities(self, abilities: list[Ability]) -> None:
        for ability in abilities:
            if ability.when == vocabulary.ALWAYS:
                self.rules |= 1 << ability.rule
            else:
                self.abilities.append(ability)

    def has_rule(self, rule: int) -> bool:
        return self.rules >> rule & 1 != 0
