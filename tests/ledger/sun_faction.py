"""One faction of Beyond the Sun: what it has, what its effects can count, and what it scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.ledger.sun_cards import COLUMNS, Raw

if TYPE_CHECKING:
    from tests.ledger.sun_book import SunBook

DISCS = 8
"""On each production track."""


class Faction:
    """A faction's mat, its ships and its cards."""

    def __init__(self, seat: int, mat: Raw) -> None:
        self.seat = seat
        self.mat = mat
        start = mat["start"]
        self.ore: int = start["ore"]
        self.population: int = start["pop"]
        self.supply: list[int] = [*start["supply"]]
        self.tracks = {"food": DISCS, "ore": DISCS}
        self.automation: list[str] = []
        for disc in start.get("automated", []):
            self.automation.append(self.take_disc(disc))
        self.fleets: dict[str, list[int]] = {}
        """Ships by place and level."""
        for ship in start["ships"]:
            self.add_ship(ship["at"], ship["level"])
        self.researched: list[str] = []
        self.cubeless: list[str] = []
        self.private: list[str] = []
        self.colonies: list[tuple[str, list[str]]] = []
        self.kept: list[str] = []
        self.museum: list[int] = []
        self.gained: list[str] = []
        """Special abilities."""
        self.pawn = "pass"

    # --- cubes and discs ------------------------------------------------------------------------------------

    def to_supply(self) -> None:
        """A cube goes to the rightmost column with an empty space, to column A if there is none."""
        for column in reversed(range(len(COLUMNS))):
            if self.supply[column] < self.mat["columns"][column]:
                self.supply[column] += 1
                return
        self.supply[0] += 1

    def from_supply(self, column: str) -> None:
        at = COLUMNS.index(column.removeprefix("column:"))
        self.supply[at] -= 1
        assert self.supply[at] >= 0, f"column {column} of seat {self.seat} is empty"

    def first_column(self) -> str:
        return next(COLUMNS[at] for at, cubes in enumerate(self.supply) if cubes)

    def use_population(self) -> None:
        self.population -= 1
        assert self.population >= 0, f"seat {self.seat} has no population"

    def pay_ore(self, count: int) -> None:
        self.ore -= count
        assert self.ore >= 0, f"seat {self.seat} pays {count} ore that it does not have"

    def take_disc(self, disc: str) -> str:
        """A production disc leaves its track; a star disc is without limit."""
        if disc in self.tracks:
            self.tracks[disc] -= 1
            assert self.tracks[disc] >= 0, f"no {disc} disc is left to seat {self.seat}"
        return disc

    def return_disc(self, disc: str) -> None:
        if disc in self.tracks:
            self.tracks[disc] += 1

    def growth(self) -> list[str]:
        """The columns above a visible symbol that hold a cube."""
        removed = DISCS - self.tracks["food"]
        after = self.mat["food_symbol_after"]
        return [COLUMNS[at] for at in range(len(COLUMNS)) if removed >= after[at] and self.supply[at]]

    def ore_yield(self) -> int:
        return int(self.mat["ore_yield"][DISCS - self.tracks["ore"]])

    # --- ships ----------------------------------------------------------------------------------------------

    def add_ship(self, place: str, level: int) -> None:
        self.fleets.setdefault(place, [0, 0, 0, 0])[level - 1] += 1

    def remove_ship(self, place: str, level: int) -> None:
        self.fleets.setdefault(place, [0, 0, 0, 0])[level - 1] -= 1
        assert self.fleets[place][level - 1] >= 0, f"seat {self.seat} has no level {level} ship at {place}"

    def power(self, place: str) -> int:
        return sum((at + 1) * count for at, count in enumerate(self.fleets.get(place, [])))

    # --- counting -------------------------------------------------------------------------------------------

    def technologies(self, book: SunBook) -> list[Raw]:
        """Those on the board whose card lies there, and private ones."""
        names = [book.technologies[slot] for slot in self.researched if slot in book.technologies]
        return [book.box.technologies[name] for name in [*names, *self.private]]

    def bases(self, book: SunBook) -> list[str]:
        return [place for place, owner in book.controller.items() if owner == self.seat]

    def count(self, metric: str, book: SunBook) -> int:
        """What a condition or a scoring card counts."""
        technologies = self.technologies(book)
        if metric.startswith("techs_"):
            last = metric.removeprefix("techs_")
            if last in ("I", "II", "III", "IIII"):
                return sum(one["level"] == len(last) for one in technologies)
            return sum(last in one["types"] for one in technologies)
        if metric == "types_with_2":
            kinds = ("scientific", "economic", "military", "commercial")
            return sum(sum(kind in one["types"] for one in technologies) >= 2 for kind in kinds)
        if metric in ("spec_food", "spec_ore", "spec_max"):
            return self.specialisation(metric, book)
        removed = {track: DISCS - left for track, left in self.tracks.items()}
        counts: dict[str, int] = {
            "techs": len(technologies),
            "colonies": len(self.colonies),
            "automation": len(self.automation),
            "outposts": len(self.bases(book)),
            "controlled_locations": len(self.bases(book)),
            "shipyards": sum(place.startswith("Y") for place in self.bases(book)),
            "food_visible": sum(removed["food"] >= after for after in self.mat["food_symbol_after"]),
            "ore_visible": self.ore_yield(),
            "food_removed": removed["food"],
            "ore_removed": removed["ore"],
            "fleet_power": sum(self.power(place) for place in self.fleets),
            "locations_power_4": sum(self.power(place) >= 4 for place in self.fleets),
            "ships_level_4": sum(fleet[3] for fleet in self.fleets.values()),
            "ships": sum(sum(fleet) for fleet in self.fleets.values()),
            "pop": self.population,
            "ore": self.ore,
            "private_techs": len(self.private),
            "events_kept": len(self.kept),
        }
        return counts[metric]

    def specialisation(self, metric: str, book: SunBook) -> int:
        """Printed symbols of systems controlled or colonised, shipyards included."""
        printed = [kind for place in self.bases(book) for kind in book.specialisations(place)]
        printed += [kind for system, _ in self.colonies for kind in book.box.systems[system]["spec"]]
        if metric == "spec_max":
            return max(printed.count("food"), printed.count("ore"))
        return printed.count(metric.removeprefix("spec_"))

    def meets(self, condition: Raw, book: SunBook) -> bool:
        if "all" in condition:
            return all(self.meets(part, book) for part in condition["all"])
        if "any" in condition:
            return any(self.meets(part, book) for part in condition["any"])
        return self.count(condition["metric"], book) >= int(condition["at_least"])

    # --- scoring (rulebook 444-475) -------------------------------------------------------------------------

    def score(self, book: SunBook) -> int:
        total = 0
        for one in self.technologies(book):
            total += one["level"] if one["level"] < 4 else self.top_technology(one["vp"], book)
        printed = self.mat["automation_vp"]
        total += sum(printed[at] if at < len(printed) else 1 for at in range(len(self.automation)))
        total += sum(book.box.systems[system]["vp"] for system, _ in self.colonies)
        total += len(self.bases(book))
        for place in ("sol", "deep_space"):
            own = self.power(place)
            total += 1 if own and own == max(other.power(place) for other in book.factions) else 0
        total += self.events_score(book)
        for card, seats in book.goals.items():
            if self.seat in seats:
                slots = book.box.achievements[card]["slots"][f"seats_{len(book.factions)}"]
                total += int(slots[seats.index(self.seat)])
        return int(total)

    def top_technology(self, vp: Any, book: SunBook) -> int:
        if isinstance(vp, int):
            return vp
        total = int(vp["base"])
        if "per" in vp:
            per = vp["per"]
            total += min(int(per.get("max", 99)), int(per["vp"]) * self.count(per["count"], book))
        return total

    def events_score(self, book: SunBook) -> int:
        total = 0
        for card in self.kept:
            total += sum(one["vp"] for one in book.box.events[card]["effect"] if one["do"] == "keep_event")
        for card in book.placed:
            for one in book.box.events[card]["effect"]:
                if one["do"] == "place_event" and one["rule"] in ("museum", "majority"):
                    total += self.majority(one, book)
                elif one["do"] == "place_event" and one["rule"] == "area":
                    total += one["vp"][0] if self.rules_over(book.beside[card], book) else 0
        return total

    def majority(self, event: Raw, book: SunBook) -> int:
        """Most gets the first number, second most the next; with a tie the next falls away."""
        museum = event["rule"] == "museum"
        counts = [sum(one.museum) if museum else one.count(event["metric"], book) for one in book.factions]
        own = counts[self.seat]
        ahead = sum(other > own for other in counts)
        return event["vp"][ahead] if own and ahead < len(event["vp"]) else 0

    def rules_over(self, place: str, book: SunBook) -> bool:
        """Has control there; where nobody can, the strongest fleet."""
        if place in ("sol", "deep_space"):
            own = self.power(place)
            return own > 0 and own == max(other.power(place) for other in book.factions)
        return book.controller.get(place) == self.seat

    def tie_break(self) -> tuple[int, int, int]:
        """Fewest discs left on the tracks, then population, then ore."""
        return -sum(self.tracks.values()), self.population, self.ore
