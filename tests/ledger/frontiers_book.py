"""The ledger of a game of New Frontiers: credits, colonists, goods, VP, tiles and pools, kept from events alone.

What each action owes to whom is checked by `frontiers_actions`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.ledger.frontiers_actions import Action
from tests.ledger.frontiers_tiles import SUPPLY, Box, Empire, box
from tests.ledger.sitting import Told, same


class FrontiersBook:
    """The whole table."""

    def __init__(self, options: Mapping[str, Any], seats: int, tiles: Box | None = None) -> None:
        self.options = options
        self.box = tiles or box()
        self.empires = [Empire(number, 3) for number in range(seats)]
        self.vp = 12 * seats
        self.colonists = 12 * seats
        self.supply = dict(SUPPLY)
        self.bag = 60
        self.display: list[str] = []
        self.returning: list[str] = []
        self.produce_credits = 0
        self.stacks: dict[str, int] = {}
        """How many tiles of each development are left."""
        self.goals: list[str] = []
        self.keeper: int | None = None
        self.track: list[int] = []
        self.turn = 0
        self.round = 0
        self.produced = False
        self.action: Action | None = None
        self.ending: set[str] = set()
        self.dropped_before: set[int] = set()
        """Seats that had to choose a world to stockpile before the last action."""

    # --- hearing --------------------------------------------------------------------------------------------

    def hear(self, told: Told) -> None:
        kind = told["event"].replace("-", "_")
        method = getattr(self, f"hear_{kind}", None)
        assert method is not None, f"an event that the ledger does not know: {told}"
        if "seat" in told:
            if self.action is not None and kind not in ("choose", "reveal_goal"):
                self.action.hear(told["event"], told)
            method(self.empires[told["seat"]], told)
        else:
            method(told)

    def end_action(self) -> None:
        """Everybody has resolved the tile."""
        self.return_display()
        self.bag += len(self.returning)
        self.returning = []
        if self.action is not None:
            self.action.end()
            self.turn += 1
        self.action = None

    def return_display(self) -> None:
        self.bag += len(self.display)
        self.display = []

    def hear_round(self, told: Told) -> None:
        self.end_action()
        self.round += 1
        same("round", self.round, told["round"])
        self.turn = 0
        self.produced = False

    def hear_produce_credit(self, told: Told) -> None:
        self.end_action()
        assert not self.produced, "a credit goes onto Produce, though it was chosen"
        self.produce_credits += 1
        same("credits on Produce", self.produce_credits, told["count"])

    def hear_end(self, told: Told) -> None:
        assert self.ending, "the game ends though nothing has run out"
        for empire in self.empires:
            self.bag += len(empire.explored)
            empire.explored = []

    def hear_last_round(self, told: Told) -> None:
        self.ending.add(told["ending"].removeprefix("ending:"))

    def hear_home(self, empire: Empire, told: Told) -> None:
        tile = self.box.tiles[told["tile"]]
        assert tile.home
        empire.colonies.append(told["tile"])
        empire.colonists -= tile.colonists

    def hear_choose(self, empire: Empire, told: Told) -> None:
        self.end_action()
        same("who chooses", self.track[self.turn], empire.number)
        name = told["action"].removeprefix("action:")
        self.action = Action(self, name, empire.number)
        self.produced |= name == "produce"

    def hear_first(self, empire: Empire, told: Told) -> None:
        self.track.insert(0, self.track.pop(self.turn))

    def hear_up_one(self, empire: Empire, told: Told) -> None:
        at = self.turn
        assert at > 0
        self.track[at - 1], self.track[at] = self.track[at], self.track[at - 1]

    # --- credits, colonists, VP -----------------------------------------------------------------------------

    def hear_credits(self, empire: Empire, told: Told) -> None:
        empire.credits += told["count"]

    def pay(self, empire: Empire, count: int) -> None:
        empire.credits -= count
        assert empire.credits >= 0, f"seat {empire.number} pays {count} credits that it does not have"

    def hear_colonists(self, empire: Empire, told: Told) -> None:
        empire.colonists += told["count"]
        self.colonists -= told["count"]
        assert self.colonists >= 0

    def hear_vp(self, empire: Empire, told: Told) -> None:
        empire.vp += told["count"]
        self.vp -= told["count"]

    # --- tiles ----------------------------------------------------------------------------------------------

    def hear_develop(self, empire: Empire, told: Told) -> None:
        tile = told["tile"]
        assert self.stacks[tile] > 0
        assert tile not in empire.developments
        self.stacks[tile] -= 1
        empire.developments.append(tile)
        self.pay(empire, told["count"])

    def hear_display(self, told: Told) -> None:
        same("worlds drawn", min(7, self.bag), len(told["worlds"]))
        self.display = [*told["worlds"]]
        self.bag -= len(self.display)

    def hear_explore(self, empire: Empire, told: Told) -> None:
        self.display.remove(told["world"])
        empire.explored.append(told["world"])

    def hear_draw_world(self, empire: Empire, told: Told) -> None:
        self.bag -= 1
        empire.explored.append(told["world"])

    def hear_discard_worlds(self, empire: Empire, told: Told) -> None:
        for world in told["worlds"]:
            empire.explored.remove(world)
        same(f"worlds of seat {empire.number}", 9, len(empire.colonies) + len(empire.explored))
        if "goal:exploration" in self.goals and len(empire.stock_worlds) < 4:
            empire.dropped = [*told["worlds"]]
        else:
            self.bag += len(told["worlds"])

    def hear_stockpile_worlds(self, empire: Empire, told: Told) -> None:
        assert "goal:exploration" in self.goals
        (world,) = told["worlds"]
        empire.dropped.remove(world)
        empire.stock_worlds.append(world)
        assert len(empire.stock_worlds) <= 4

    def hear_settle(self, empire: Empire, told: Told) -> None:
        self.pay(empire, told["count"])
        self.place(empire, told["world"])

    def hear_conquer(self, empire: Empire, told: Told) -> None:
        self.place(empire, told["world"])

    def place(self, empire: Empire, world: str) -> None:
        empire.explored.remove(world)
        empire.colonies.append(world)
        empire.colonists -= self.box.tiles[world].colonists
        assert empire.colonists >= 0, f"seat {empire.number} settles {world} without colonists"

    def hear_replace(self, empire: Empire, told: Told) -> None:
        old = told["tile"]
        if old in empire.goods:
            self.return_good(empire, old)
        empire.colonies.remove(old)
        empire.colonists += self.box.tiles[old].colonists
        if not self.box.tiles[old].home:
            self.returning.append(old)
        self.place(empire, told["world"])

    # --- goods ----------------------------------------------------------------------------------------------

    def hear_good(self, empire: Empire, told: Told) -> None:
        world, kind = told["world"], told["kind"].removeprefix("kind:")
        printed = self.box.tiles[world].kind
        assert world in empire.colonies
        assert world not in empire.goods, f"a second good on {world}"
        assert printed in (kind, "any"), f"{world} gets {kind}"
        empire.goods[world] = kind
        self.supply[kind] -= 1
        assert self.supply[kind] >= 0

    def return_good(self, empire: Empire, world: str) -> str:
        kind = empire.goods.pop(world)
        self.supply[kind] += 1
        return kind

    def hear_sell(self, empire: Empire, told: Told) -> None:
        same("the good sold", f"kind:{self.return_good(empire, told['world'])}", told["kind"])
        empire.credits += told["count"]

    def hear_consume(self, empire: Empire, told: Told) -> None:
        for world in told["worlds"]:
            self.return_good(empire, world)

    def hear_discard_for_strength(self, empire: Empire, told: Told) -> None:
        same("the good discarded", f"kind:{self.return_good(empire, told['world'])}", told["kind"])

    def hear_pay_to_produce(self, empire: Empire, told: Told) -> None:
        self.pay(empire, told["count"])

    def hear_kind(self, empire: Empire, told: Told) -> None:
        """The kind that Alien Oort Cloud Refinery has in this action; `Action` takes note."""

    def hear_stockpile_goods(self, empire: Empire, told: Told) -> None:
        assert "goal:stockpiling" in self.goals
        for world in told["worlds"]:
            kind = empire.goods.pop(world)
            empire.stock_goods[kind] = empire.stock_goods.get(kind, 0) + 1
        assert sum(empire.stock_goods.values()) <= 6

    def hear_stockpile_credits(self, empire: Empire, told: Told) -> None:
        assert "goal:sales-tax" in self.goals
        self.pay(empire, told["count"])
        empire.stock_credits += told["count"]
        assert empire.stock_credits <= 7

    # --- goals ----------------------------------------------------------------------------------------------

    def hear_look_at_goals(self, empire: Empire, told: Told) -> None:
        left = 8 - len(self.goals) - (1 if self.keeper is not None else 0)
        same("goals looked at", min(3, left), told["count"])

    def hear_keep_goal(self, empire: Empire, told: Told) -> None:
        self.keeper = empire.number

    def hear_reveal_goal(self, empire: Empire, told: Told) -> None:
        same("who kept the goal", self.keeper, empire.number)
        self.goals.append(told["goal"])
        self.keeper = None

    # --- comparing ------------------------------------------------------------------------------------------

    def compare(self, views: Mapping[int | None, dict[str, Any]]) -> None:
        table = views[None]
        if not self.stacks:
            self.look_at_set_up(table)
        for seat in views:
            if seat is not None and seat in self.dropped_before:
                self.bag += len(self.empires[seat].dropped)
                self.empires[seat].dropped = []
        self.dropped_before = {empire.number for empire in self.empires if empire.dropped}
        if self.action is not None and self.action.everybody_has_explored():
            self.return_display()
        same("VP pool", self.vp, table["vp"])
        same("colonists left", self.colonists, table["colonists"])
        same("supply", self.supply, table["supply"])
        assert table["bag"] in (self.bag, self.bag + len(self.returning)), f"bag: {self.bag}, not {table['bag']}"
        same("display", self.display, table["display"])
        same("credits on Produce", self.expected_produce_credits(), table["produce_credits"])
        same("track", self.track, table["track"])
        same("developments", {name: left for name, left in self.stacks.items() if left}, table["developments"])
        same("endings", self.ending, set(table["ending"]))
        if "goals" in table:
            same("goals", self.goals, table["goals"]["open"])
            same("keeper of a goal", self.keeper, table["goals"]["keeper"])
        for empire in self.empires:
            self.compare_empire(empire, table["players"][empire.number])

    def expected_produce_credits(self) -> int:
        if self.action is not None and self.action.name == "produce" and self.action.resolving:
            return 0
        return self.produce_credits

    def look_at_set_up(self, table: dict[str, Any]) -> None:
        """Which sides lie up and who is first is drawn by lot; how many, and the credits, follow from the rules."""
        seats = len(self.empires)
        self.stacks = dict(table["developments"])
        small = [0, 0, 1, 2, 2, 3][seats]
        names = list(self.stacks)
        same("small developments", 16, sum(not self.box.tiles[name].large for name in names))
        same("large developments", 8, sum(self.box.tiles[name].large for name in names))
        for name, count in self.stacks.items():
            same(f"copies of {name}", 1 if self.box.tiles[name].large else small, count)
        self.track = [*table["track"]]
        same("disks", 4 if seats == 2 else seats, len(self.track))
        for place, seat in enumerate(self.track[:seats]):
            if place >= seats - (2 if seats >= 4 else 1):
                self.empires[seat].credits += 1

    def compare_empire(self, empire: Empire, shown: dict[str, Any]) -> None:
        who = f" of seat {empire.number}"
        same("credits" + who, empire.credits, shown["credits"])
        same("colonists" + who, empire.colonists, shown["colonists"])
        same("VP" + who, empire.vp, shown["vp"])
        same("colonies" + who, empire.colonies, [each["tile"] for each in shown["colonies"]])
        same("goods" + who, empire.goods, {each["tile"]: each["good"] for each in shown["colonies"] if each["good"]})
        same("developments" + who, empire.developments, shown["developments"])
        same("explored worlds" + who, sorted(empire.explored), sorted(shown["explored"]))
        spaces = sum(2 if self.box.tiles[tile].large else 1 for tile in empire.developments)
        same("spaces" + who, spaces, shown["spaces"])
        same("Military" + who, self.box.military(empire.tiles), shown["military"])
        stock = {kind: count for kind, count in empire.stock_goods.items() if count}
        same("stockpiled goods" + who, stock, shown["stockpile"]["goods"])
        same("stockpiled worlds" + who, empire.stock_worlds, shown["stockpile"]["worlds"])
        same("stockpiled credits" + who, empire.stock_credits, shown["stockpile"]["credits"])
        same("score" + who, self.box.score(empire, self.goals), shown["score"])

    def settle(self, standings: list[dict[str, Any]]) -> None:
        """The last score and the order of the players."""
        ranking = []
        for empire in self.empires:
            one = next(each for each in standings if each["seat"] == empire.number)
            total = self.box.score(empire, self.goals)
            same(f"final score of seat {empire.number}", total, one["total"])
            same(f"lines of seat {empire.number}", total, sum(points for _, _, points in one["lines"]))
            ranking.append((total, empire.credits + len(empire.goods)))
        for one in standings:
            rank = 1 + sum(other > ranking[one["seat"]] for other in ranking)
            same(f"rank of seat {one['seat']}", rank, one["rank"])
        self.check_end()

    def check_end(self) -> None:
        """The endings that were told are those that have come."""
        spaces = [sum(2 if self.box.tiles[tile].large else 1 for tile in each.developments) for each in self.empires]
        found = {"developments"} if max(spaces) > 10 else set()
        if max(len(empire.colonies) for empire in self.empires) > 7:
            found.add("colonies")
        if self.vp <= 0:
            found.add("vp")
        same("endings", found, self.ending - {"colonists"})
        assert "colonists" not in self.ending or self.colonists < 5
