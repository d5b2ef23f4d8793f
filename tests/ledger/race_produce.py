"""Produce: goods where a power makes one and nowhere else, none left out, and what is drawn for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.ledger.race_cards import KINDS, Power

if TYPE_CHECKING:
    from tests.ledger.race_phases import Phases, Tally


class ProducePhase:
    """The end of the phase, for all seats: some powers compare them."""

    def __init__(self, phases: Phases) -> None:
        self.phases = phases
        self.book = phases.book
        self.box = phases.box

    def end(self) -> None:
        for tally in self.phases.tallies:
            if not self.phases.dry and not self.ran_dry():
                self.check_goods(tally)
                self.check_income(tally)

    def ran_dry(self) -> bool:
        return any(pile.deck <= 0 and pile.discard == 0 for pile in self.book.piles)

    def made(self, tally: Tally) -> list[str]:
        return [told["world"] for told in tally.of("good")]

    # --- goods ----------------------------------------------------------------------------------------------

    def windfall_powers(self, tally: Tally) -> list[tuple[str, Power]]:
        """Every power to produce on a windfall world, the chooser's bonus among them."""
        found = [*self.box.powers(tally.began, "produce", "windfall")]
        if "action:produce" in tally.seat.actions:
            found.append(("", {}))
        if tally.seat.boost == "action:produce":
            found.append(("", {}))
        return found

    def serves(self, source: str, power: Power, world: str) -> bool:
        card = self.box.card(world)
        if power.get("elsewhere") and source == world:
            return False
        return card.windfall and (power.get("good") in (None, card.good) or card.good == "any")

    def must_serve(self, source: str, power: Power, world: str) -> bool:
        """Could the power be used, and nothing else but used? The Refinery's owner may name another kind (PLW 601)."""
        return self.serves(source, power, world) and ("good" not in power or self.box.card(world).good != "any")

    def check_goods(self, tally: Tally) -> None:
        made, seat = self.made(tally), tally.seat
        for world in made:
            assert world in set(tally.began) - tally.full, f"{world} cannot produce now"
        discards = tally.count("discard")
        paid = 0
        for world, power in self.box.powers(tally.began, "produce", "produce"):
            if power.get("discard"):
                paid += world in made
            else:
                assert world in seat.goods, f"{world} of seat {seat.number} did not produce"
        windfalls = [world for world in made if self.box.card(world).windfall]
        assert all(
            self.box.card(world).windfall or any(self.box.powers([world], "produce", "produce")) for world in made
        ), made
        powers = self.windfall_powers(tally)
        empty = [world for world in tally.began if self.box.card(world).windfall and world not in seat.goods]
        assert self.matches(windfalls, powers, discards - paid, empty), (
            f"seat {seat.number} produced on {windfalls}, not on {empty}, with {powers} and {discards} cards"
        )

    def matches(self, worlds: list[str], powers: list[tuple[str, Power]], paid: int, empty: list[str]) -> bool:
        """Can each world be given a power of its own, this many of them for a card, with none idle that could serve?"""
        if not worlds:
            idle = [
                power
                for source, power in powers
                if not power.get("discard") and any(self.must_serve(source, power, world) for world in empty)
            ]
            return paid == 0 and not idle
        for at, (source, power) in enumerate(powers):
            costs = 1 if power.get("discard") else 0
            if self.serves(source, power, worlds[0]) and (not costs or paid):
                rest = powers[:at] + powers[at + 1 :]
                if self.matches(worlds[1:], rest, paid - costs, empty):
                    return True
        return False

    # --- cards and prestige ---------------------------------------------------------------------------------

    def kinds_made(self, tally: Tally) -> dict[str, int]:
        """Goods by kind; those of the Refinery, which could be of any, under "any"."""
        found = dict.fromkeys([*KINDS, "any"], 0)
        for world in self.made(tally):
            found[str(self.box.card(world).good)] += 1
        return found

    def most(self, tally: Tally, good: str | None) -> tuple[bool, bool]:
        """Did the seat surely, or possibly, produce more of this kind than everybody else?"""
        own, own_any = self.of_kind(tally, good)
        surely = possibly = True
        for other in self.phases.tallies:
            if other is not tally:
                theirs, their_any = self.of_kind(other, good)
                surely &= own > theirs + their_any
                possibly &= own + own_any > theirs
        if self.book.solo:
            surely, possibly = own > 0, own + own_any > 0
        return surely, possibly

    def of_kind(self, tally: Tally, good: str | None) -> tuple[int, int]:
        made = self.kinds_made(tally)
        if good is None:
            return sum(made.values()), 0
        return made[good], made["any"]

    def check_income(self, tally: Tally) -> None:
        seat, began = tally.seat, tally.began
        made, kinds = self.made(tally), self.kinds_made(tally)
        least = 3 if seat.boost == "action:produce" else 0
        most = least
        discards = tally.count("discard")
        for card, power in self.box.powers(began, "produce"):
            does = power["does"]
            cards = power.get("cards", 0)
            low = high = 0
            if does == "draw":
                low = high = 1
            elif does == "draw-per-world":
                if "of" in power:
                    low = high = self.box.worlds(began, power["of"])
                else:
                    low = high = sum(self.box.card(each).good in (power["good"], "any") for each in began)
            elif does == "draw-if-produced-here":
                low = high = card in made
            elif does == "draw-per-good-produced":
                low, high = kinds[power["good"]], kinds[power["good"]] + kinds["any"]
                low -= min(discards, low)
            elif does == "draw-per-kind-produced":
                plain = sum(kinds[kind] > 0 for kind in KINDS)
                low, high = max(0, plain - discards), plain + kinds["any"]
            elif does == "draw-if-most-produced":
                low, high = self.most(tally, power.get("good"))
            least += cards * low
            most += cards * min(high, 4) if does == "draw-per-kind-produced" else cards * high
        drawn = tally.count("draw")
        assert least <= drawn <= most, f"seat {seat.number} drew {drawn} cards, not {least} to {most}"
        prestige = sum(
            power["prestige"]
            for card, power in self.box.powers(began, "produce", "prestige-if-produced-here")
            if card in made
        )
        for _, power in self.box.powers(began, "produce", "prestige-if-most-chromosomes"):
            own = self.box.worlds(seat.tableau, "chromosome")
            others = [self.box.worlds(other.seat.tableau, "chromosome") for other in self.phases.tallies]
            others.remove(own)
            if self.book.robot is not None:
                others.append(self.box.worlds(self.book.robot.tableau, "chromosome"))
            if own > max(others, default=0):
                prestige += power["prestige"]
        assert prestige == tally.count("prestige"), f"prestige of seat {seat.number}: {prestige} owed"
