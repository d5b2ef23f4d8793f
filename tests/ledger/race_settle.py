"""Settle: every world placed was paid for or conquered, and its rewards are right.

No event tells through which power a military world was paid for. So the ledger looks for one explanation of all that a
seat did in the phase that keeps the rules, and fails if there is none.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any

from tests.ledger.race_cards import Card, Power
from tests.ledger.sitting import Told

if TYPE_CHECKING:
    from tests.ledger.race_phases import Phases, Tally

TEMPORARY = {"discard-for-military", "prestige-for-military", "good-for-military"}


class Placing:
    """One world, or one takeover, and what was spent for it."""

    def __init__(self, kind: str, told: Told) -> None:
        self.kind = kind
        self.thing: str = told["world"] if kind == "takeover" else told["card"]
        self.power: str = told["card"]
        self.before: str | None = None
        """A card that left just before: what is replaced, or what allows a further conquest."""
        self.cards = 0
        self.left: list[str] = []
        self.goods = 0
        self.prestige = 0


class SettlePhase:
    """The end of the phase."""

    def __init__(self, phases: Phases) -> None:
        self.phases = phases
        self.book = phases.book
        self.box = phases.box
        self.attacked = {
            seat.number
            for seat in self.book.seats
            for _, world in self.book.attempts
            if world in self.owned(seat.number)
        }

    def owned(self, number: int) -> list[str]:
        return self.phases.tallies[number].began

    def end(self) -> None:
        for tally in self.phases.tallies:
            attempts = sum(1 for attacker, _ in self.book.attempts if attacker == tally.seat.number)
            problems: list[str] = []
            for placings in self.readings(tally):
                problem = self.problem(tally, placings)
                if problem is None:
                    break
                problems.append(problem)
            else:
                what = [(kind, told) for kind, told in tally.heard]
                raise AssertionError(
                    f"seat {tally.seat.number} settles against the rules: {problems}, {what}, {attempts}"
                )

        for attacker, world in self.book.attempts:
            self.check_takeover(attacker, world)

    # --- takeovers (race-expansions, 2.5) -------------------------------------------------------------------

    def check_takeover(self, attacker: int, thing: str) -> None:
        """Success if the attack reaches the defence. Temporary Military is counted as all or nothing, where it is heard
        but not for what; without it, this is exact."""
        card = self.box.card(thing)
        results = [(kind, told) for kind, told in self.tally_of(attacker).heard if kind == "takeover-result"]
        at = next((at for at, (_, told) in enumerate(results) if told["world"] == thing), None)
        prevented = [told for tally in self.phases.tallies for told in tally.of("prevented")]
        if at is None:
            assert (attacker, thing) in [(told["attacker"], told["world"]) for told in prevented]
            return
        success = results[at][1]["success"]
        defender = next(number for number in range(len(self.book.seats)) if thing in self.owned(number))
        assert defender != attacker
        source = self.book.attempts[attacker, thing]
        ((_, power),) = self.box.powers([source], "settle", "takeover")
        self.check_vulnerable(defender, card, power)
        attack = self.box.strength_against(self.owned(attacker), card)
        if power["of"] == "imperium":
            rebels = sum(self.box.card(each).rebel_military for each in self.owned(attacker))
            attack += power["amount"] * rebels
        defence = self.defence(defender, card)
        if card.good == "any":
            return  # its owner may name its kind
        if success:
            most = attack + self.temporary(attacker)
            assert most >= defence, f"{thing} is taken by seat {attacker} with {most} against {defence}"
            return
        excused = any(not told["success"] for _, told in results[:at])
        excused |= thing not in self.book.seats[defender].tableau
        most = defence + self.temporary(defender)
        assert excused or attack < most, f"{thing} is not taken by seat {attacker} with {attack} against {most}"

    def tally_of(self, number: int) -> Tally:
        return self.phases.tallies[number]

    def check_vulnerable(self, defender: int, card: Card, power: Power) -> None:
        began = self.owned(defender)
        cards = [self.box.card(each) for each in began]
        of = power["of"]
        vulnerable = (
            of == "any"
            or (of == "rebel" and any(each.rebel_military for each in cards) and "rebel" in card.keywords)
            or (of == "imperium" and any("imperium" in each.keywords for each in cards))
            or (of == "military" and self.box.military(began) >= 1)
        )
        assert vulnerable, f"seat {defender} is not vulnerable to {power}"

    def defence(self, number: int, card: Card) -> int:
        began = self.owned(number)
        strength = card.cost + self.box.strength_against(began, card)
        for _ in self.box.powers(began, "settle", "takeover-defense"):
            military = [self.box.card(each) for each in began if self.box.card(each).military]
            strength += sum(2 if world.rebel_military else 1 for world in military)
            if not card.military:  # X14
                strength += 2 if "rebel" in card.keywords else 1
        if not card.military:
            strength += sum(
                int(power["amount"])
                for _, power in self.box.powers(began, "settle", "military")
                if power.get("per") == "military"
            )
        return strength

    def temporary(self, number: int) -> int:
        tally = self.tally_of(number)
        left = [told["card"] for told in tally.of("leave")]
        strength = 2 if self.phases.boosted(tally.seat, "settle") else 0
        strength += tally.count("pay") + self.box.total(left, "settle", "discard-for-military", "amount")
        for kind, does in (("spend-prestige", "prestige-for-military"), ("spend-good", "good-for-military")):
            powers = [int(power["amount"]) for _, power in self.box.powers(tally.began, "settle", does)]
            strength += sum(powers[: len(tally.of(kind))])
        return strength

    # --- reading what was heard -----------------------------------------------------------------------------

    def readings(self, tally: Tally) -> Iterator[list[Placing]]:
        """All ways to say which card left for what: one that left just before another world was placed is doubtful."""
        doubtful = [
            at
            for at, (kind, _) in enumerate(tally.heard)
            if kind == "leave" and at + 1 < len(tally.heard) and tally.heard[at + 1][0] in ("place", "takeover")
        ]
        for early in product([True, False], repeat=len(doubtful)):
            ahead = {at for at, yes in zip(doubtful, early, strict=True) if yes}
            yield self.reading(tally, ahead)

    def reading(self, tally: Tally, ahead: set[int]) -> list[Placing]:
        found: list[Placing] = []
        before: str | None = None
        prestige_ahead = 0
        for at, (kind, told) in enumerate(tally.heard):
            if kind == "leave" and at in ahead:
                before = told["card"]
            elif kind == "spend-prestige" and tally.heard[at + 1 : at + 2] and tally.heard[at + 1][0] == "takeover":
                prestige_ahead = 1
            elif kind in ("place", "takeover"):
                placing = Placing(kind, told)
                placing.before, before = before, None
                placing.prestige, prestige_ahead = prestige_ahead, 0
                found.append(placing)
            elif found and kind == "pay":
                found[-1].cards += told["count"]
            elif found and kind == "leave" and told["card"] != found[-1].thing:
                found[-1].left.append(told["card"])
            elif found and kind == "spend-good":
                found[-1].goods += 1
            elif found and kind == "spend-prestige":
                found[-1].prestige += 1
        return found

    # --- does it keep the rules? ----------------------------------------------------------------------------

    def problem(self, tally: Tally, placings: list[Placing]) -> str | None:
        """What is wrong with this reading; None if nothing is."""
        seat, box = tally.seat, self.box
        chose, boost = self.phases.chose(seat, "settle"), self.phases.boosted(seat, "settle")
        strength = 2 if boost else 0
        spent_cards = 0
        rewards = 0
        prestige = 0
        worlds = 0
        second_world = sum(1 for _ in box.powers(tally.began, "settle", "second-world"))
        for placing in placings:
            card = box.card(placing.thing)
            replaced = placing.kind == "place" and self.replaces(tally, placing)
            conquest = placing.before is not None and any(
                box.powers([placing.before], "settle", "discard-for-second-conquest")
            )
            if placing.kind == "place":
                if not card.world:
                    return f"{card} is no world"
                prestige += card.prestige if self.book.level == 3 else 0
                if replaced:
                    prestige += 1
                    continue
                if placing.before is not None and not conquest:
                    return f"{placing.before} left for nothing"
            if not conquest:
                worlds += 1
            if worlds > 1 + second_world:
                return "too many worlds"
            if seat.number in self.attacked and placing is placings[-1]:
                # What was spent last may have been spent in defence, which is not told apart.
                how = "anyhow"
                more, used = 0, 0
            else:
                found = self.explain(tally, placing, strength, spent_cards, conquest)
                if found is None:
                    return f"{placing.thing} for {placing.cards} cards, {placing.left}, {placing.goods} goods"
                how, more, used = found
            strength += more
            spent_cards += used
            if placing.kind == "place":
                rewards += 1
                prestige += self.prestige_for(tally, card)
                if how == "paid" and card.military:
                    prestige += box.total(tally.began, "settle", "pay-prestige", "prestige")
                if how == "conquered":
                    prestige += box.total(placing.left, "settle", "discard-to-conquer", "prestige")
        bonus = rewards
        for told in tally.of("takeover-result"):
            if told["success"]:
                # A world that is destroyed is placed nowhere (PLW 229).
                bonus += 1
                rewards += 0 if self.destroys(tally, told) else 1
                prestige += self.prestige_of_takeover(tally, told)
        draws = rewards * sum(
            power["cards"] for _, power in box.powers(tally.began, "settle", "draw-after", "draw-then-discard-after")
        )
        draws += 1 if chose and bonus else 0
        drawn = tally.count("draw")
        if drawn != draws and not (self.phases.dry and drawn < draws):
            return f"{drawn} cards drawn instead of {draws}"
        discards = rewards * sum(1 for _ in box.powers(tally.began, "settle", "draw-then-discard-after"))
        if tally.count("discard") != discards:
            return f"{tally.count('discard')} cards discarded instead of {discards}"
        gained = tally.count("prestige")
        if self.book.level == 3 and gained != prestige and seat.number not in self.attacked:
            return f"{gained} prestige gained instead of {prestige}"
        return None

    def replaces(self, tally: Tally, placing: Placing) -> bool:
        """Terraforming Engineers (R-116)."""
        if placing.before is None or placing.cards or placing.left or placing.goods:
            return False
        old, new = self.box.card(placing.before), self.box.card(placing.thing)
        if not old.world or old.military or new.military:
            return False
        kind = old.good == new.good or ("any" in (old.good, new.good) and None not in (old.good, new.good))
        powers = [power for _, power in self.box.powers(tally.began, "settle", "upgrade-world")]
        return kind and any(0 <= new.cost - old.cost <= power["amount"] for power in powers)

    def explain(
        self, tally: Tally, placing: Placing, strength: int, spent: int, conquest: bool
    ) -> tuple[str, int, int] | None:
        """How the world was placed, with the temporary Military that this made, and through how many cards."""
        card = self.box.card(placing.thing)
        if placing.kind == "place" and not conquest:
            for spare in range(placing.goods + 1):
                if self.was_paid(tally, placing, card, placing.goods - spare):
                    # Military may be raised at any time, even if it helps with nothing.
                    raised = [*self.box.powers(placing.left, "settle", "discard-for-military")]
                    raised += [*self.box.powers(tally.began, "settle", "prestige-for-military")][: placing.prestige]
                    raised += [*self.box.powers(tally.began, "settle", "good-for-military")][:spare]
                    return "paid", sum(power["amount"] for _, power in raised), 0
        specials = list(self.specials(tally, placing))
        more = sum(power["amount"] for power in specials if power["does"] in TEMPORARY) + placing.cards
        room = self.box.total(tally.began, "settle", "cards-for-military", "cards")
        if placing.cards + spent > room or not self.accounts_for(placing, specials):
            return None
        if placing.kind == "takeover":
            return "takeover", more, placing.cards  # it may be weak, and fail
        conquerors = [power for power in specials if power["does"] == "discard-to-conquer"]
        defense = card.cost
        if not card.military:
            if len(conquerors) != 1:
                return None
            defense -= conquerors[0]["amount"]
        if self.box.strength_against(tally.began, card) + strength + more < defense:
            return None
        return "conquered", more, placing.cards

    def was_paid(self, tally: Tally, placing: Placing, card: Card, spent: int) -> bool:
        """Does the number of cards fit, with this many goods spent for a discount?"""
        box = self.box
        free = [*box.powers(placing.left, "settle", "discard-to-settle-free")]
        raised = [*box.powers(placing.left, "settle", "discard-for-military")]
        if len(free) + len(raised) != len(placing.left):
            return False
        less = sum(
            power["amount"]
            for _, power in box.powers(tally.began, "settle", "discount")
            if power.get("good") in (None, card.good)
        )
        goods = [power for _, power in box.powers(tally.began, "settle", "good-for-discount")]
        for_military = sum(1 for _ in box.powers(tally.began, "settle", "good-for-military"))
        if spent > len(goods) or placing.goods - spent > for_military:
            return False
        less += sum(power["amount"] for power in goods[:spent])
        less += 3 if self.phases.boosted(tally.seat, "settle") else 0
        ways = [0]
        if card.military:
            ways = [
                power["amount"] + box.total(tally.began, "settle", "pay-discount", "amount")
                for _, power in box.powers(tally.began, "settle", "pay-for-military")
                if self.allows(power, card)
            ]
        if free and card.good != "alien":
            return bool(ways) and placing.cards == 0
        return placing.cards in [max(0, card.cost - less - way) for way in ways]

    def allows(self, power: Power, card: Card) -> bool:
        """Does a pay-for-military power work on this world?"""
        only = power.get("only")
        if only == "alien":
            return card.good == "alien"
        if only in ("rebel", "chromosome"):
            return only in card.keywords
        return card.good != "alien"

    def specials(self, tally: Tally, placing: Placing) -> Iterator[Power]:
        """The powers used: those of the cards that left, and as many that spend prestige or goods as were spent."""
        for thing in placing.left:
            for _, power in self.box.powers([thing], "settle", "discard-for-military", "discard-to-conquer"):
                yield power
        chips = placing.prestige - (1 if placing.kind == "takeover" and self.costs_prestige(placing) else 0)
        for _, power in [*self.box.powers(tally.began, "settle", "prestige-for-military")][:chips]:
            yield power
        for _, power in [*self.box.powers(tally.began, "settle", "good-for-military")][: placing.goods]:
            yield power

    def costs_prestige(self, placing: Placing) -> bool:
        return any(power["cost"] == "prestige" for _, power in self.box.powers([placing.power], "settle", "takeover"))

    def accounts_for(self, placing: Placing, specials: list[Power]) -> bool:
        """Everything spent was spent for one of these powers."""
        leaving = sum(str(power["does"]).startswith("discard-") for power in specials)
        goods = sum(1 for power in specials if power["does"] == "good-for-military")
        return leaving == len(placing.left) and goods == placing.goods

    # --- rewards --------------------------------------------------------------------------------------------

    def prestige_for(self, tally: Tally, card: Card) -> int:
        """What powers give for a world that was placed."""
        found = 0
        for _, power in self.box.powers(tally.began, "settle", "prestige-for-placed"):
            if card.production if power["of"] == "production" else card.rebel_military:
                found += power["prestige"]
        return found

    def prestige_of_takeover(self, tally: Tally, told: dict[str, Any]) -> int:
        source = self.book.attempts[tally.seat.number, told["world"]]
        card = self.box.card(told["world"])
        found = sum(int(power.get("prestige", 0)) for _, power in self.box.powers([source], "settle", "takeover"))
        if not card.military:
            left = [each["card"] for each in tally.of("leave")]
            found += self.box.total(left, "settle", "discard-to-conquer", "prestige")
        return found + (0 if self.destroys(tally, told) else self.prestige_for(tally, card))

    def destroys(self, tally: Tally, told: dict[str, Any]) -> bool:
        source = self.book.attempts[tally.seat.number, told["world"]]
        return any(power.get("destroy") for _, power in self.box.powers([source], "settle", "takeover"))
