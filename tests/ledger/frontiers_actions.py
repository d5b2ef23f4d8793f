"""What an action tile of New Frontiers owes to whom. Powers are those of the empire when the action began."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from tests.ledger.frontiers_tiles import Empire, Power, Tile
from tests.ledger.sitting import Told, same

if TYPE_CHECKING:
    from tests.ledger.frontiers_book import FrontiersBook

PRICE = {"novelty": 1, "rare": 2, "genes": 3, "alien": 4}


class Part:
    """What one seat did and got in the action."""

    def __init__(self, empire: Empire) -> None:
        self.empire = empire
        self.began = empire.tiles
        """Tiles whose powers count; one that is replaced is taken out."""
        self.full = dict(empire.goods)
        self.heard: list[tuple[str, Told]] = []
        self.strength = 0
        self.settled = 0
        self.replaced = 0
        self.oort: str | None = None
        self.unused: list[tuple[str, Power]] = []

    def sum(self, kind: str) -> int:
        return sum(told["count"] for each, told in self.heard if each == kind)

    def of(self, *kinds: str) -> list[Told]:
        return [told for kind, told in self.heard if kind in kinds]


class Action:
    """A tile that was chosen, until everybody has resolved it."""

    def __init__(self, book: FrontiersBook, name: str, chooser: int) -> None:
        self.book = book
        self.box = book.box
        self.name = name
        self.chooser = chooser
        self.parts = [Part(empire) for empire in book.empires]
        self.on_produce = book.produce_credits
        self.colonists_short = False
        self.bag_short = book.bag < 14
        self.resolving = False
        for part in self.parts:
            part.unused = [*self.box.powers(part.began, "consume", "goods")]

    def hear(self, kind: str, told: Told) -> None:
        part = self.parts[told["seat"]]
        part.heard.append((kind, told))
        self.resolving = True
        method = getattr(self, "on_" + kind.replace("-", "_"), None)
        if method is not None:
            method(part, told)
        if self.name == "produce" and self.book.produce_credits and kind == "credits":
            self.book.produce_credits = 0

    def everybody_has_explored(self) -> bool:
        """All have picked, the chooser twice: what is left goes back."""
        return self.name == "explore" and sum(len(part.of("explore")) for part in self.parts) == len(self.parts) + 1

    # --- as it is heard -------------------------------------------------------------------------------------

    def on_develop(self, part: Part, told: Told) -> None:
        tile = self.box.tiles[told["tile"]]
        less = self.box.total(part.began, "develop", "discount") + (part.empire.number == self.chooser)
        same(f"price of {tile}", max(0, tile.cost - less), told["count"])

    def price(self, part: Part, world: Tile, less: int) -> int:
        for _, power in self.box.powers(part.began, "settle", "discount"):
            if ("kind" not in power or power["kind"] == world.kind) and (
                "keyword" not in power or power["keyword"] in world.keywords
            ):
                less += power["amount"]
        return max(0, world.cost - less)

    def on_settle(self, part: Part, told: Told) -> None:
        world = self.box.tiles[told["world"]]
        part.settled += 1
        prices = {self.price(part, world, 0)}
        if world.military:
            assert "alien" not in world.keywords
            prices = {
                self.price(part, world, power["amount"])
                for _, power in self.box.powers(part.began, "settle", "pay-for-military")
                if "keyword" not in power or power["keyword"] in world.keywords
            }
        assert told["count"] in prices, f"{world} settled for {told['count']}, not {prices}"

    def on_conquer(self, part: Part, told: Told) -> None:
        world = self.box.tiles[told["world"]]
        assert world.military
        part.settled += 1
        strength = max(
            self.box.strength_against(part.began, world), self.box.strength_against(self.usable_now(part), world)
        )
        assert strength + part.strength >= world.cost, f"{world} conquered with {strength} and {part.strength} more"

    def usable_now(self, part: Part) -> list[str]:
        """The same powers, counting colonies settled in this action for what is "per colony"."""
        return [tile for tile in part.empire.tiles if tile in part.began]

    def on_discard_for_strength(self, part: Part, told: Told) -> None:
        kind = told["kind"].removeprefix("kind:")
        powers = [power for _, power in self.box.powers(part.began, "settle", "temporary-military")]
        used = len(part.of("discard-for-strength"))
        assert used <= len(powers), "no power discards another good for strength"
        assert any(power.get("kind") in (None, kind) and power["amount"] == told["count"] for power in powers)
        part.strength += told["count"]

    def on_replace(self, part: Part, told: Told) -> None:
        old, new = self.box.tiles[told["tile"]], self.box.tiles[told["world"]]
        assert not new.military
        dying = any(self.box.powers([told["tile"]], "settle", "replace-this"))
        engineers = [power for _, power in self.box.powers(part.began, "settle", "upgrade")]
        same_kind = old.kind == new.kind or ("any" in (old.kind, new.kind) and None not in (old.kind, new.kind))
        upgraded = (
            bool(engineers)
            and not old.military
            and same_kind
            and 0 <= new.cost - old.cost <= engineers[0]["amount"]
            and told["tile"] in part.began
        )
        assert upgraded or (dying and "alien" not in new.keywords), f"{new} cannot replace {old}"
        part.replaced += 1
        if told["tile"] in part.began:
            part.began.remove(told["tile"])

    def on_kind(self, part: Part, told: Told) -> None:
        part.oort = told["kind"].removeprefix("kind:")

    def on_sell(self, part: Part, told: Told) -> None:
        world, kind = told["world"], told["kind"].removeprefix("kind:")
        assert not self.box.tiles[world].not_for_sale
        price = PRICE[kind]
        for tile, power in self.box.powers(part.began, "trade", "bonus", "bonus-here"):
            if power["does"] == "bonus-here":
                price += power["amount"] if tile == world else 0
            elif power.get("kind") in (None, kind):
                price += power["amount"]
        same(f"price of {kind} for seat {part.empire.number}", price, told["count"])
        sales = 1 + self.box.total(part.began, "trade", "extra-sale")
        assert len(part.of("sell")) <= sales, f"seat {part.empire.number} sells {len(part.of('sell'))} goods"
        assert not part.of("consume"), "goods are sold before any is consumed"

    def on_consume(self, part: Part, told: Told) -> None:
        """Through a power of this tile that takes just such goods, as many as it can."""
        goods = part.empire.goods
        kinds = [goods[world] for world in told["worlds"]]
        for tile, power in part.unused:
            if tile != told["tile"]:
                continue
            times, rest = divmod(len(kinds), power["goods"])
            right = "kind" not in power or all(kind == power["kind"] for kind in kinds)
            different = not power.get("different") or len(set(kinds)) == len(kinds)
            if rest == 0 and 1 <= times <= power["times"] and right and different:
                assert times == self.most(power, [*goods.values()]), f"{tile} is to consume more than {kinds}"
                part.unused.remove((tile, power))
                return
        raise AssertionError(f"{told['tile']} cannot consume {kinds}")

    def most(self, power: Power, kinds: list[str]) -> int:
        """How often the power can be used on these goods."""
        if power.get("different"):
            return min(int(power["times"]), len(set(kinds)) // int(power["goods"]))
        fitting = [kind for kind in kinds if power.get("kind") in (None, kind)]
        return min(int(power["times"]), len(fitting) // int(power["goods"]))

    # --- when everybody is done -----------------------------------------------------------------------------

    def end(self) -> None:
        method = getattr(self, "end_" + self.name.replace("-", "_"))
        for part in self.parts:
            method(part, part.empire.number == self.chooser)

    def check(self, part: Part, credits: int = 0, vp: int = 0) -> None:
        same(f"credits for seat {part.empire.number} in {self.name}", credits, part.sum("credits"))
        same(f"VP for seat {part.empire.number} in {self.name}", vp, part.sum("vp"))

    def check_colonists(self, part: Part, owed: int) -> None:
        got = part.sum("colonists")
        if self.book.colonists == 0:
            assert got <= owed
        else:
            same(f"colonists for seat {part.empire.number} in {self.name}", owed, got)

    def end_isolation(self, part: Part, chooser: bool) -> None:
        self.check(part, credits=2 if chooser else 0)

    def end_diplomats(self, part: Part, chooser: bool) -> None:
        self.check(part, vp=1 if chooser else 0)
        same("who goes first", chooser, bool(part.of("first")))

    def end_goals_survey(self, part: Part, chooser: bool) -> None:
        self.check(part, credits=1 if chooser else 0)

    def end_develop(self, part: Part, chooser: bool) -> None:
        bought = part.of("develop")
        assert len(bought) <= 1
        self.check(part, credits=self.box.total(part.began, "develop", "credits-after") if bought else 0)

    def end_explore(self, part: Part, chooser: bool) -> None:
        if not self.bag_short:
            same(f"worlds picked by seat {part.empire.number}", 2 if chooser else 1, len(part.of("explore")))
            same("worlds drawn", self.box.total(part.began, "explore", "draw"), len(part.of("draw-world")))
        self.check(part, credits=self.box.total(part.began, "explore", "credits"))
        self.check_colonists(part, self.box.total(part.began, "explore", "colonists"))
        assert len(part.empire.colonies) + len(part.empire.explored) <= 9

    def end_settle(self, part: Part, chooser: bool) -> None:
        box = self.box
        worlds = 1 + sum(1 for _ in box.powers(part.empire.tiles, "settle", "second-world"))
        assert part.settled <= worlds, f"seat {part.empire.number} settles {part.settled} worlds"
        self.check(part, credits=part.settled * box.total(part.began, "settle", "credits-after"))
        dying = any(any(box.powers([told["tile"]], "settle", "replace-this")) for told in part.of("replace"))
        took = 0 if part.settled or dying else 2
        after = part.settled * box.total(part.began, "settle", "colonists-after")
        if dying and part.sum("colonists") == 2 + (1 if chooser else 0):
            took = 2  # Engineers replaced it, and the action was to take colonists
        self.check_colonists(part, took + after + (1 if chooser else 0))
        draws = part.settled * box.total(part.began, "settle", "draw-after")
        if not self.bag_short:
            same("worlds drawn", draws, len(part.of("draw-world")))
        assert len(part.empire.colonies) + len(part.empire.explored) <= max(9, len(part.empire.colonies))

    # --- produce --------------------------------------------------------------------------------------------

    def made(self, part: Part) -> dict[str, str]:
        return {told["world"]: told["kind"].removeprefix("kind:") for told in part.of("good")}

    def end_produce(self, part: Part, chooser: bool) -> None:
        box, empire, made = self.box, part.empire, self.made(part)
        kept = set(empire.goods) | {world for told in part.of("stockpile-goods") for world in told["worlds"]}
        short = {kind for kind, left in self.book.supply.items() if left == 0}
        paid = {told["world"]: told["count"] for told in part.of("pay-to-produce")}
        for world in empire.colonies:
            tile = box.tiles[world]
            cost = box.total([world], "produce", "pay-here")
            if tile.goods == "production":
                if cost:
                    same(f"paid for {tile}", cost if world in made else 0, paid.get(world, 0))
                else:
                    assert world in kept or tile.kind in short, f"{tile} did not produce"
            assert world not in made or tile.goods is not None
        self.check_windfalls(part, chooser, [world for world in made if box.tiles[world].goods == "windfall"], short)
        credits = self.on_produce if chooser else 0
        for source, power in box.powers(part.began, "produce"):
            amount = power.get("amount", 0)
            if power["does"] == "credits":
                credits += amount
            elif power["does"] == "credits-per":
                kinds = [part.oort if box.tiles[each].kind == "any" else box.tiles[each].kind for each in part.began]
                fitting = [box.fits(power["per"], box.tiles[x], k) for x, k in zip(part.began, kinds, strict=True)]
                credits += amount * sum(fitting)
            elif power["does"] == "credits-if-here":
                credits += amount if source in made else 0
            elif power["does"] == "credits-per-kind":
                credits += amount * len(set(made.values()))
            elif power["does"] == "credits-if-most":
                own = [*made.values()].count(power["kind"])
                others = [[*self.made(each).values()].count(power["kind"]) for each in self.parts if each is not part]
                credits += amount if own > max(others) else 0
        self.check(part, credits=credits)

    def check_windfalls(self, part: Part, chooser: bool, made: list[str], short: set[str]) -> None:
        """Each good has a power of its own or the chooser's bonus, and none is left that could serve."""
        powers: list[str | None] = [
            power.get("kind") for _, power in self.box.powers(part.began, "produce", "windfall")
        ]
        powers += [None] if chooser else []
        kinds = self.made(part)
        kept = set(part.empire.goods) | {world for told in part.of("stockpile-goods") for world in told["worlds"]}
        empty = [
            (part.oort or "any") if self.box.tiles[world].kind == "any" else str(self.box.tiles[world].kind)
            for world in part.empire.colonies
            if self.box.tiles[world].goods == "windfall" and world not in kept
        ]
        assert len(made) <= len(powers), f"seat {part.empire.number} produces on {made}"
        for used in permutations(range(len(powers)), len(made)):
            if all(powers[at] in (None, kinds[world]) for at, world in zip(used, made, strict=True)):
                idle = [powers[at] for at in range(len(powers)) if at not in used]
                wasted = [kind for kind in empty for each in idle if each in (None, kind) and kind not in short]
                if not wasted:
                    return
        raise AssertionError(f"seat {part.empire.number} produces on {made} with {powers}, not on {empty}")

    # --- trade and consume ----------------------------------------------------------------------------------

    def end_trade_consume(self, part: Part, chooser: bool) -> None:
        box = self.box
        vp = (1 if chooser else 0) + box.total(part.began, "consume", "vp")
        credits = box.total(part.began, "consume", "credits")
        unused = [*part.unused]
        goods = 0
        for told in part.of("consume"):
            count = len(told["worlds"])
            goods += count
            powers = [power for tile, power in box.powers(part.began, "consume", "goods") if tile == told["tile"]]
            assert len(powers) == 1
            vp += powers[0].get("vp", 0) * (count // powers[0]["goods"])
            credits += powers[0].get("credits", 0) * (count // powers[0]["goods"])
        for _, power in box.powers(part.began, "consume", "vp-per-good"):
            vp += power["amount"] * goods
            vp += power["vp"] if power["tile"] in part.empire.developments else 0
        self.check(part, credits=credits, vp=vp)
        for tile, power in unused:
            left = [*part.empire.goods.values()]
            assert power.get("optional") or not self.most(power, left), f"{tile} is left unused, with {left}"
