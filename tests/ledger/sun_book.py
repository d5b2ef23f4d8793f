"""The ledger of a game of Beyond the Sun: cubes, ore, discs, ships, cards, control and score, kept from events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.ledger.sitting import Told, same
from tests.ledger.sun_cards import Box, Raw, amounts, box
from tests.ledger.sun_faction import Faction


class SunBook:
    """The whole table."""

    def __init__(self, options: Mapping[str, Any], seats: int, cards: Box | None = None) -> None:
        self.box = cards or box()
        self.seats = seats
        self.factions: list[Faction] = []
        self.technologies: dict[str, str] = {}
        """By slot."""
        self.systems: dict[str, str] = {}
        """By place on the map."""
        self.printed: dict[str, list[str]] = {}
        """The specialisations of places without a system card."""
        self.controller: dict[str, int] = {}
        self.base: dict[str, str] = {}
        self.goals: dict[str, list[int]] = {}
        self.guilds: list[str] = []
        self.placed: list[str] = []
        self.beside: dict[str, str] = {}
        self.dyson: str | None = None
        self.round = 0
        self.last_round = 0
        self.active: int | None = None
        self.cost: tuple[int, int] | None = None
        """What the action just chosen costs; None if that is paid, or not printed as a number."""
        self.took_achievement = False
        self.trades = 0
        """In this turn."""
        self.last = ""
        """The event before."""
        self.to_opponent = 0
        """Ore paid last: some of it may go to an opponent."""
        self.sources: list[Any] = []
        """The effects that have come into play since the pawn was moved."""
        self.laid = False

    # --- places ---------------------------------------------------------------------------------------------

    def place(self, name: str) -> str:
        """A place by the name of its system or its own."""
        if name.startswith("at:"):
            return name.removeprefix("at:")
        return next(place for place, system in self.systems.items() if system == name)

    def specialisations(self, place: str) -> list[str]:
        if place in self.systems:
            return [*self.box.systems[self.systems[place]]["spec"]]
        return self.printed.get(place, [])

    # --- hearing --------------------------------------------------------------------------------------------

    def hear(self, told: Told) -> None:
        kind = told["event"].replace("-", "_")
        method = getattr(self, f"hear_{kind}", None)
        assert method is not None, f"an event that the ledger does not know: {told}"
        if kind == "faction":
            same("seats in order", len(self.factions), told["seat"])
            self.factions.append(Faction(told["seat"], self.box.factions[told["faction"]]))
        elif told.get("seat", -1) >= 0:
            method(self.factions[told["seat"]], told)
        else:
            method(told)
        self.last = kind

    def hear_faction(self) -> None:
        """Heard above."""

    def hear_round(self, told: Told) -> None:
        self.round += 1
        same("round", self.round, told["round"])

    def hear_game_over(self, told: Told) -> None:
        self.end_turn()
        same("the last round", self.last_round, told["round"])

    def hear_end_near(self, faction: Faction, told: Told) -> None:
        discs = sum(len(seats) for seats in self.goals.values())
        assert discs >= self.box.end_discs[f"seats_{self.seats}"]
        self.last_round = self.round + 1
        same("the last round", self.last_round, told["round"])

    def nothing(self, faction: Faction, told: Told) -> None:
        """What changes nothing that is counted."""

    hear_reveal = nothing

    def hear_event(self, faction: Faction, told: Told) -> None:
        self.sources.append(self.box.events[told["card"]]["effect"])

    def hear_ability(self, faction: Faction, told: Told) -> None:
        self.sources.append(self.box.ability(told["card"]))

    def hear_special(self, faction: Faction, told: Told) -> None:
        """A special ability of an advanced mat is gained, the moment its condition holds."""
        card, _, letter = told["ability"].removeprefix("special:").partition("/")
        assert self.box.factions[card] is faction.mat
        assert letter not in faction.gained, f"special ability {letter} is gained twice"
        special = next(one for one in faction.mat["abilities"] if one["id"] == letter)
        assert self.has_reached(faction, special), f"special ability {letter} of seat {faction.seat} is not reached"
        faction.gained.append(letter)
        self.sources.append(special.get("reward", []))

    def has_reached(self, faction: Faction, special: Raw) -> bool:
        condition = special["cond"]
        if condition.get("metric") == "trades_this_phase":
            return faction.seat == self.active and self.trades >= condition["at_least"]
        return faction.meets(condition, self)

    def hear_copy(self, faction: Faction, told: Told) -> None:
        self.sources.append(self.box.effect(told["space"]))

    def check_source(self, verb: str, what: str, number: int, at_most: bool = False) -> None:
        """Some effect in play says this number; with `at_most`, one that could not be done in full."""
        said = amounts(self.sources, verb, what)
        right = None in said or any(one is not None and (one == number or (at_most and one > number)) for one in said)
        assert right, f"no effect in play says {verb} {number}, but {said}"

    def hear_row(self, *told: object) -> None:
        """A new card in the open row of the expert variant; at set-up the table lays it, nobody's seat."""

    # --- turns ----------------------------------------------------------------------------------------------

    def hear_pawn(self, faction: Faction, told: Told) -> None:
        self.end_turn()
        assert self.cost is None, f"the action of seat {self.active} was not paid for: {self.cost}"
        self.active = faction.seat
        self.trades = 0
        space = told["space"]
        faction.pawn = space
        card = space.removeprefix("space:").rpartition("/")[0]
        if card in self.box.technologies:
            assert self.box.technologies[card] in faction.technologies(self), f"{card} is not researched"
        self.sources = [self.box.effect(space)]
        cost = self.box.cost(space)
        self.cost = cost if cost != (0, 0) else None
        self.took_achievement = False

    def end_turn(self) -> None:
        """Control is as the fleets say; and whoever could take an achievement has taken one."""
        for place in [*self.systems, *self.printed]:
            if self.specialisations(place):
                self.check_control(place)
        for faction in self.factions:
            for special in faction.mat.get("abilities", []):
                if special["id"] not in faction.gained and special["cond"].get("metric") != "trades_this_phase":
                    assert not self.has_reached(faction, special), f"seat {faction.seat} did not gain {special}"
        if self.active is None or self.took_achievement:
            return
        faction = self.factions[self.active]
        for card, seats in self.goals.items():
            design = self.box.achievements[card]
            free = len(seats) < len(design["slots"][f"seats_{self.seats}"]) and faction.seat not in seats
            met = free and faction.meets(design["condition"], self)
            assert not met, f"seat {faction.seat} meets {card} and does not take it"

    def check_control(self, place: str) -> None:
        """Rulebook 861-905: nobody is stronger than the controller, and no fleet alone at the top goes without."""
        powers = [faction.power(place) for faction in self.factions]
        most = max(powers)
        owner = self.controller.get(place)
        if owner is not None:
            assert powers[owner] == most, f"seat {owner} controls {place} with {powers}"
        else:
            assert most == 0 or powers.count(most) > 1, f"nobody controls {place} with {powers}"

    def hear_achievement(self, faction: Faction, told: Told) -> None:
        card = told["card"]
        assert not self.took_achievement, "one achievement a turn"
        assert faction.seat not in self.goals[card]
        assert faction.meets(self.box.achievements[card]["condition"], self), f"{card} is not met"
        self.goals[card].append(faction.seat)
        assert len(self.goals[card]) <= len(self.box.achievements[card]["slots"][f"seats_{self.seats}"])
        self.took_achievement = True

    # --- cubes, ore and discs -------------------------------------------------------------------------------

    def hear_pay(self, faction: Faction, told: Told) -> None:
        paid = (told["ore"], told["population"])
        self.to_opponent = paid[0]
        if self.cost is not None and faction.seat == self.active:
            ore, withdrawn = self.cost
            # An ability may put 1 ore in the place of one population.
            instead = (ore + 1, withdrawn - 1) if withdrawn else self.cost
            assert paid in (self.cost, instead), f"seat {faction.seat} pays {paid} for {faction.pawn}: {self.cost}"
            self.cost = None
        faction.pay_ore(paid[0])
        for _ in range(paid[1]):
            faction.use_population()
            faction.to_supply()

    def hear_ore(self, faction: Faction, told: Told) -> None:
        if faction.seat == self.active or amounts(self.sources, "take_ore", "n"):
            self.check_source("take_ore", "n", told["count"])
        else:
            assert self.to_opponent == told["count"], "ore for nothing"
        faction.ore += told["count"]

    def hear_produce_ore(self, faction: Faction, told: Told) -> None:
        same(f"ore produced by seat {faction.seat}", faction.ore_yield(), told["count"])
        faction.ore += told["count"]

    def hear_population(self, faction: Faction, told: Told) -> None:
        same("cubes taken", told["count"], len(told["columns"]))
        self.check_source("gain_pop", "n", told["count"], at_most=True)
        for column in told["columns"]:
            faction.from_supply(column)
        faction.population += told["count"]

    def hear_grow(self, faction: Faction, told: Told) -> None:
        columns = faction.growth()
        same(f"growth of seat {faction.seat}", len(columns), told["count"])
        for column in columns:
            faction.from_supply(column)
        faction.population += told["count"]

    def hear_trade(self, faction: Faction, told: Told) -> None:
        self.trades += 1
        if told["trade"] == "trade:ore-to-population":
            faction.pay_ore(3)
            faction.from_supply(faction.first_column())
            faction.population += 1
        else:
            same("the trade", "trade:population-to-ore", told["trade"])
            faction.use_population()
            faction.to_supply()
            faction.ore += 1

    def hear_move_supply(self, faction: Faction, told: Told) -> None:
        faction.from_supply(told["start"])
        faction.supply["ABCDE".index(told["column"].removeprefix("column:"))] += 1

    def hear_automate(self, faction: Faction, told: Told) -> None:
        faction.automation.append(faction.take_disc(told["disc"].removeprefix("disc:")))
        same("automation", len(faction.automation), told["level"])

    def hear_replace_star(self, faction: Faction, told: Told) -> None:
        disc, place = faction.take_disc(told["disc"].removeprefix("disc:")), told["place"]
        if place == "automation-track":
            faction.automation[faction.automation.index("star")] = disc
        elif place in self.goals:
            return  # which disc marks an achievement is not counted
        elif place.startswith("at:"):
            assert self.base[place.removeprefix("at:")] == "star"
            self.base[place.removeprefix("at:")] = disc
        else:
            discs = next(discs for system, discs in faction.colonies if system == place)
            discs[discs.index("star")] = disc

    # --- ships ----------------------------------------------------------------------------------------------

    def hear_build(self, faction: Faction, told: Told) -> None:
        if "column" in told:
            faction.from_supply(told["column"])
        else:
            faction.use_population()
        self.check_source("build", "level", told["level"])
        faction.add_ship(self.place(told["place"]), told["level"])

    def hear_upgrade(self, faction: Faction, told: Told) -> None:
        place = self.place(told["place"])
        assert told["before"] < told["level"] <= 4
        faction.remove_ship(place, told["before"])
        faction.add_ship(place, told["level"])

    def hear_move(self, faction: Faction, told: Told) -> None:
        faction.remove_ship(self.place(told["start"]), told["level"])
        faction.add_ship(self.place(told["place"]), told["level"])

    def hear_recall(self, faction: Faction, told: Told) -> None:
        faction.remove_ship(self.place(told["place"]), told["level"])
        faction.population += 1
        self.trades += self.last == "pay"

    def hear_museum(self, faction: Faction, told: Told) -> None:
        faction.remove_ship(self.place(told["place"]), told["level"])
        faction.museum.append(told["level"])

    # --- systems --------------------------------------------------------------------------------------------

    def hear_control(self, faction: Faction, told: Told) -> None:
        place = self.place(told["place"])
        powers = [other.power(place) for other in self.factions]
        assert powers[faction.seat] == max(powers), f"seat {faction.seat} gains {place} with {powers}"
        assert powers.count(max(powers)) == 1, f"seat {faction.seat} gains {place} with {powers}"
        assert place not in self.controller
        self.controller[place] = faction.seat
        if place in self.systems:
            self.sources.append(self.box.systems[self.systems[place]].get("on_control", []))

    def hear_control_lost(self, faction: Faction, told: Told) -> None:
        place = self.place(told["place"])
        same("who loses control", faction.seat, self.controller.pop(place))
        faction.return_disc(self.base.pop(place, "none"))

    def hear_base(self, faction: Faction, told: Told) -> None:
        self.base[self.place(told["place"])] = faction.take_disc(told["disc"].removeprefix("disc:"))

    def hear_colonise(self, faction: Faction, told: Told) -> None:
        system = told["system"]
        self.sources.append(self.box.systems[system].get("on_colonize", []))
        if "crew" not in told:
            if system == self.dyson:
                self.dyson = None
                faction.pawn = "pass"
                self.placed.remove(next(card for card in self.placed if self.is_dyson(card)))
            faction.colonies.append((system, ["none", "none"]))
            return
        place = told["place"].removeprefix("at:")
        same("the system colonised", self.systems[place], system)
        same("who controls it", faction.seat, self.controller.pop(place))
        crew = [int(count) for count in told["crew"].removeprefix("crew:").split(".")]
        power = sum((at + 1) * count for at, count in enumerate(crew))
        same("power settled", power, told["power"])
        for at, count in enumerate(crew):
            for _ in range(count):
                faction.remove_ship(place, at + 1)
                faction.to_supply()
        for other in self.factions:
            for at, count in enumerate(other.fleets.pop(place, [])):
                for _ in range(count):
                    other.add_ship("deep_space", at + 1)
        del self.systems[place]
        faction.colonies.append((system, [self.base.pop(place), "none"]))

    def is_dyson(self, card: str) -> bool:
        return any(one.get("rule") == "dyson" for one in self.box.events[card]["effect"])

    def hear_colony_disc(self, faction: Faction, told: Told) -> None:
        system, discs = faction.colonies[-1]
        same("the colony", system, told["system"])
        discs[1] = faction.take_disc(told["disc"].removeprefix("disc:"))

    def hear_system_revealed(self, faction: Faction, told: Told) -> None:
        if "place" in told:
            self.systems[told["place"].removeprefix("at:")] = told["system"]
        else:
            self.dyson = told["system"]

    # --- technologies and events ----------------------------------------------------------------------------

    def hear_research(self, faction: Faction, told: Told) -> None:
        slot = told["slot"].removeprefix("slot:")
        assert slot not in faction.researched, f"{slot} is researched twice"
        if slot in self.technologies:
            same("the technology", self.technologies[slot], told["technology"])
            self.gain(self.technologies[slot])
        if told.get("cubeless"):
            faction.cubeless.append(slot)
        elif "column" in told:
            faction.from_supply(told["column"])
        else:
            faction.use_population()
        faction.researched.append(slot)

    def hear_discover(self, faction: Faction, told: Told) -> None:
        slot, card = told["slot"].removeprefix("slot:"), told["technology"]
        assert slot not in self.technologies
        same("the level of the card", self.box.level(slot), self.box.technologies[card]["level"])
        self.technologies[slot] = card
        self.gain(card)

    def gain(self, card: str) -> None:
        """Its immediate bonus comes into play."""
        self.sources.append(self.box.technologies[card].get("now", []))

    def hear_private(self, faction: Faction, told: Told) -> None:
        self.gain(told["technology"])
        faction.private.append(told["technology"])

    def hear_guild(self, faction: Faction, told: Told) -> None:
        self.guilds.append(told["guild"])

    def hear_keep_event(self, faction: Faction, told: Told) -> None:
        faction.kept.append(told["card"])

    def hear_place_event(self, faction: Faction, told: Told) -> None:
        self.placed.append(told["card"])

    def hear_place_beside(self, faction: Faction, told: Told) -> None:
        self.beside[told["card"]] = told["place"].removeprefix("at:")

    # --- comparing ------------------------------------------------------------------------------------------

    def lay(self, table: dict[str, Any]) -> None:
        """What set-up draws by lot: the level I technologies, the first systems, the achievements."""
        self.technologies = dict(table["technologies"])
        for place in table["map"]:
            if place["system"] != "pass":
                self.systems[place["place"]] = place["system"]
            elif place["spec"]:
                self.printed[place["place"]] = place["spec"]
        self.goals = {goal["card"]: [] for goal in table["goals"]}
        same("achievements", 4, len(self.goals))
        self.laid = True

    def compare(self, views: Mapping[int | None, dict[str, Any]]) -> None:
        table = views[None]
        if not self.laid:
            self.lay(table)
        if self.dyson is None and table["dyson"] == "pass":
            # Without a system card left the sphere is not built.
            self.placed = [card for card in self.placed if not self.is_dyson(card)]
        same("technologies", self.technologies, table["technologies"])
        same("achievements", self.goals, {goal["card"]: goal["seats"] for goal in table["goals"]})
        same("guilds", sorted(self.guilds), sorted(table["guilds"]))
        same("events in play", self.placed, table["placed"])
        for place in table["map"]:
            name = place["place"]
            same(f"system at {name}", self.systems.get(name, "pass"), place["system"])
            same(f"control of {name}", self.controller.get(name, -1), place["controller"])
            same(f"base at {name}", self.base.get(name, "none"), place["base"])
            fleets = [faction.fleets.get(name, [0, 0, 0, 0]) for faction in self.factions]
            same(f"fleets at {name}", fleets, place["fleets"])
        for faction in self.factions:
            self.compare_faction(faction, table["players"][faction.seat])
            same(f"score of seat {faction.seat}", faction.score(self), table["scores"][faction.seat])

    def compare_faction(self, faction: Faction, shown: dict[str, Any]) -> None:
        who = f" of seat {faction.seat}"
        same("population" + who, faction.population, shown["population"])
        same("ore" + who, faction.ore, shown["ore"])
        same("supply" + who, faction.supply, shown["supply"])
        same("food discs" + who, faction.tracks["food"], shown["food_discs"])
        same("ore discs" + who, faction.tracks["ore"], shown["ore_discs"])
        same("automation" + who, faction.automation, shown["automation"])
        same("technologies" + who, sorted(faction.researched), sorted(shown["researched"]))
        mask = sum(1 << self.box.slots.index(slot) for slot in faction.cubeless)
        same("technologies without a cube" + who, mask, shown["cubeless"])
        same("private technologies" + who, faction.private, shown["private"])
        colonies = [(colony["system"], colony["discs"]) for colony in shown["colonies"]]
        same("colonies" + who, faction.colonies, colonies)
        same("events kept" + who, faction.kept, shown["kept"])
        same("ships in the museum" + who, [len(faction.museum), sum(faction.museum)], shown["museum"])
        same("special abilities" + who, sorted(faction.gained), sorted(shown["gained"]))
        same("pawn" + who, faction.pawn, shown["pawn"])

    def settle(self, standings: list[dict[str, Any]]) -> None:
        """The last score and the order of the factions."""
        ranking = []
        for faction in self.factions:
            one = next(each for each in standings if each["seat"] == faction.seat)
            total = faction.score(self)
            same(f"final score of seat {faction.seat}", total, one["total"])
            same(f"lines of seat {faction.seat}", total, sum(points for _, _, points in one["lines"]))
            ranking.append((total, *faction.tie_break()))
        for one in standings:
            rank = 1 + sum(other > ranking[one["seat"]] for other in ranking)
            same(f"rank of seat {one['seat']}", rank, one["rank"])
