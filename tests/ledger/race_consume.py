"""Consume: each sale brings its price, each power used what is printed on it, and none that must be used is left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.ledger.race_cards import KINDS, Power
from tests.ledger.sitting import Told, same

if TYPE_CHECKING:
    from tests.ledger.race_phases import Phases, Tally

PRICE = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}


@dataclass
class Income:
    """What came of one card's powers."""

    vp: int = 0
    cards: int = 0
    prestige: int = 0


class ConsumePhase:
    """One seat's."""

    def __init__(self, phases: Phases, tally: Tally) -> None:
        self.phases = phases
        self.box = phases.box
        self.tally = tally
        self.seat = tally.seat
        self.factor = 2 if "action:consume-x2" in self.seat.actions else 1
        if self.seat.boost in ("action:trade", "action:consume-x2"):
            self.factor += 1
        self.unused: list[tuple[str, Power]] = [*self.box.powers(tally.began, "consume")]
        self.goods = set(tally.full)
        """What is left as the phase goes on."""
        self.owed: dict[str, Income] = {}
        self.got: dict[str, Income] = {}

    def income(self, book: dict[str, Income], card: str) -> Income:
        return book.setdefault(card, Income())

    def end(self) -> None:
        self.check_sales()
        self.check_powers()
        self.check_left_over()

    # --- sales ----------------------------------------------------------------------------------------------

    def prices(self, world: str, bonuses: bool) -> set[int]:
        """Cards for the good of a world; the Refinery's may be sold as any kind."""
        good = self.box.card(world).good
        found = set()
        for kind in KINDS if good == "any" else [str(good)]:
            price = PRICE[kind]
            if bonuses:
                for card, power in self.box.powers(self.tally.began, "trade"):
                    price += self.bonus(card, power, world, kind)
            found.add(price)
        return found

    def bonus(self, card: str, power: Power, world: str, kind: str) -> int:
        """What a Trade power adds."""
        if power["does"] == "bonus":
            return int(power["cards"]) if power.get("good") in (None, kind) else 0
        if power["does"] == "bonus-here":
            return int(power["cards"]) if card == world else 0
        if power["does"] == "bonus-per-chromosome" and power["good"] == kind:
            return self.box.worlds(self.tally.began, "chromosome")
        return 0

    def check_sales(self) -> None:
        heard = self.tally.heard
        sales = [at for at, (kind, _) in enumerate(heard) if kind == "sell"]
        sellers = [(card, power) for card, power in self.unused if power["does"] == "sell"]
        chooses = "action:trade" in self.seat.actions
        sellable = [world for world in self.tally.full if self.box.card(world).good != "any"]
        by_action = 1 if chooses and sellable else 0
        assert len(sales) <= by_action + len(sellers), f"seat {self.seat.number} sells {len(sales)} goods"
        first = [kind for kind, _ in heard if kind not in ("goal", "goal-lost")][:1]
        assert not by_action or first == ["sell"], f"seat {self.seat.number} chose Trade and does not sell first"
        for number, at in enumerate(sales):
            world = heard[at][1]["world"]
            after, told = heard[at + 1] if at + 1 < len(heard) else ("", {})
            drawn = told["count"] if after == "draw" else 0
            if number < by_action:
                assert self.box.card(world).good != "any", "the Refinery's good cannot be sold (R-125)"
                prices = {price + (3 if self.seat.boost == "action:trade" else 0) for price in self.prices(world, True)}
            else:
                prices = {price for _, power in sellers for price in self.prices(world, power["bonuses"])}
            short = self.phases.dry and drawn < max(prices)
            assert short or drawn in prices, f"seat {self.seat.number} sells {world} for {drawn}, not {prices}"
        for card, power in sellers[: len(sales) - by_action]:
            self.unused.remove((card, power))

    # --- powers ---------------------------------------------------------------------------------------------

    def check_powers(self) -> None:
        discarded = 0
        previous = ""
        for kind, told in self.tally.heard:
            if kind == "sell":
                self.goods.remove(told["world"])
            elif kind == "consume":
                self.goods -= set(told["worlds"])
                self.consume(told)
            elif kind == "discard":
                discarded += told["count"]
            elif kind == "spend-prestige":
                self.use(told["card"], "spend-prestige")
            elif kind == "vp":
                self.income(self.got, told["card"]).vp += told["count"]
            elif kind == "prestige":
                self.income(self.got, told["card"]).prestige += told["count"]
            elif kind == "draw" and previous != "sell":
                self.income(self.got, told.get("card", "")).cards += told["count"]
            previous = kind
        for card, power in [*self.unused]:
            if power["does"] in ("draw", "vp"):
                self.use(card, power["does"])
        self.check_discards(discarded)
        if self.phases.dry:
            return
        for card in {*self.owed, *self.got}:
            same(
                f"from {card} for seat {self.seat.number}", self.owed.get(card, Income()), self.got.get(card, Income())
            )

    def take(self, card: str, *does: str) -> Power:
        for each, power in self.unused:
            if each == card and power["does"] in does:
                self.unused.remove((each, power))
                return power
        raise AssertionError(f"seat {self.seat.number} uses {does} of {card} once too often")

    def use(self, card: str, does: str) -> None:
        self.gain(card, self.take(card, does), 1)

    def gain(self, card: str, power: Power, times: int) -> None:
        owed = self.income(self.owed, card)
        owed.vp += power.get("vp", 0) * times * self.factor
        owed.cards += power.get("cards", 0) * times
        owed.prestige += power.get("prestige", 0) * times

    def consume(self, told: Told) -> None:
        """The goods of these worlds, through a power of this card that takes just such goods."""
        card, worlds = told["card"], told["worlds"]
        kinds = [self.box.card(world).good for world in worlds]
        for each, power in self.unused:
            if each != card:
                continue
            does = power["does"]
            if does == "goods":
                times, rest = divmod(len(worlds), power["goods"])
                right = power.get("good") is None or all(kind in (power["good"], "any") for kind in kinds)
                if rest == 0 and 1 <= times <= power["times"] and right:
                    left = [self.box.card(world).good for world in self.goods]
                    more = times < power["times"] and self.takes(power, left) >= power["goods"]
                    assert not more or "any" in left, f"{card} is to consume more (R-17): {self.goods}"
                    break
            elif does in ("different", "each-kind"):
                times = 1 if does == "different" else len(worlds)
                plain = [kind for kind in kinds if kind != "any"]
                if len(plain) == len(set(plain)) and len(worlds) == power.get("kinds", len(worlds)):
                    break
            elif does == "own-good":
                times = 1
                if worlds == [card]:
                    break
            elif does == "all-but-one":
                self.income(self.owed, card).vp += (len(worlds) - 1) * self.factor
                self.unused.remove((each, power))
                return
        else:
            raise AssertionError(f"seat {self.seat.number} cannot consume {worlds} through {card}")
        self.unused.remove((each, power))
        self.gain(card, power, times)

    def check_discards(self, discarded: int) -> None:
        """Cards from hand: up to the numbers of the powers that take them; their VP are never doubled (R-20)."""
        for card, power in [*self.unused]:
            if power["does"] != "discard-hand":
                continue
            got, owed = self.got.get(card, Income()), self.owed.get(card, Income())
            gained = (got.vp - owed.vp, got.cards - owed.cards, got.prestige - owed.prestige)
            if not any(gained):
                continue
            if "exactly" in power:
                taken, times = power["exactly"], 1
            else:
                times = taken = max(
                    gained[0] // power["vp"] if power.get("vp") else 0,
                    gained[1] // power["cards"] if power.get("cards") else 0,
                )
                assert times <= power["up_to"], f"{card} takes {times} cards"
            discarded -= taken
            owed = self.income(self.owed, card)
            owed.vp += power.get("vp", 0) * times
            owed.cards += power.get("cards", 0) * times
            owed.prestige += power.get("prestige", 0) * times
            self.unused.remove((card, power))
        if self.seat.boost == "action:trade":
            vp = self.got.get("action:prestige-trade", Income()).vp
            assert vp <= 2, f"{vp} VP for cards discarded with the prestige bonus (R-100)"
            if vp:
                self.income(self.owed, "action:prestige-trade").vp = vp
                discarded -= vp
        if not self.phases.dry:
            same(f"cards discarded by seat {self.seat.number} for nothing", 0, discarded)

    def check_left_over(self) -> None:
        """A power that says "must" and could be used is not left unused."""
        kinds = [self.box.card(world).good for world in self.seat.goods]
        plain = [kind for kind in kinds if kind != "any"]
        for card, power in self.unused:
            does = power["does"]
            usable = (
                (does == "goods" and self.takes(power, plain) >= power["goods"])
                or (does == "different" and len(set(plain)) >= power["kinds"])
                or (does in ("all-but-one", "each-kind", "sell") and bool(kinds))
                or (does == "own-good" and card in self.seat.goods)
            )
            assert not usable, f"seat {self.seat.number} left {card} unused, with {self.seat.goods}"

    def takes(self, power: Power, kinds: list[str | None]) -> int:
        return sum(power.get("good") in (None, kind) for kind in kinds)
