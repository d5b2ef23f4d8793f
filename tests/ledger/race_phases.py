"""What each phase of Race for the Galaxy owes to whom: cards drawn and paid, VP, prestige and goods.

Powers are those of the tableau at the start of the phase (R-01). Where a rule leaves a choice that no event tells
(which of several powers paid), any choice that explains what was heard will do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.ledger.race_consume import ConsumePhase
from tests.ledger.race_produce import ProducePhase
from tests.ledger.race_settle import SettlePhase
from tests.ledger.sitting import Told, same

if TYPE_CHECKING:
    from tests.ledger.race_book import RaceBook
    from tests.ledger.race_seat import Seat


class Tally:
    """What one seat did and got in the running phase."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.began = [*seat.tableau]
        self.full = set(seat.goods)
        """Worlds that had a good when the phase began."""
        self.heard: list[tuple[str, Told]] = []

    def count(self, kind: str) -> int:
        return sum(told.get("count", 1) for each, told in self.heard if each == kind)

    def of(self, *kinds: str) -> list[Told]:
        return [told for kind, told in self.heard if kind in kinds]


class Phases:
    """The running phase."""

    def __init__(self, book: RaceBook) -> None:
        self.book = book
        self.box = book.box
        self.tallies: list[Tally] = [Tally(seat) for seat in book.seats]
        self.times: dict[str, int] = {}
        """How often each phase has come in this round."""
        self.dry = False
        """A deck has run out: draws may be short."""
        self.leaders_vp: set[int] = set()
        self.leaders_card: int | None = None

    def begin(self, phase: str) -> None:
        self.times[phase] = self.times.get(phase, 0) + 1
        self.tallies = [Tally(seat) for seat in self.book.seats]
        self.dry = False

    def hear(self, kind: str, told: Told) -> None:
        if not kind.startswith("reshuffle"):
            self.tallies[told["seat"]].heard.append((kind, told))

    def chose(self, seat: Seat, action: str) -> bool:
        """Has the seat the bonus of this phase? The second Develop and Settle have cards of their own."""
        second = "-2" if self.times.get(action, 1) == 2 else ""
        return f"action:{action}{second}" in seat.actions

    def boosted(self, seat: Seat, action: str) -> bool:
        second = "-2" if self.times.get(action, 1) == 2 else ""
        return seat.boost == f"action:{action}{second}"

    def has_drawn(self, seat: Seat, drawn: int, owed: int, what: str = "cards drawn") -> None:
        """Fewer than owed only when deck and discard pile are empty."""
        if self.dry:
            assert drawn <= owed, f"{what} by seat {seat.number}: {drawn} of {owed}"
        else:
            same(f"{what} by seat {seat.number}", owed, drawn)

    def look_at_pile(self, seat: Seat) -> None:
        """After a draw: have deck and discard pile run out?"""
        pile = self.book.pile(seat.number)
        self.dry |= pile.deck <= 0 and pile.discard == 0

    def may_save(self, seat: Seat) -> bool:
        """Does the payment just made lie apart until one card of it is put under Galactic Scavengers?"""
        began = self.tallies[seat.number].began
        if not any("saves-at-start" in self.box.card(card).specials for card in seat.tableau):
            return False
        if not any(self.box.powers(began, self.book.phase, "save-payment")):
            return False
        heard = self.tallies[seat.number].heard
        if any(kind in ("takeover", "takeover-result") for kind, _ in heard):
            return False
        placed = [told["card"] for kind, told in heard if kind == "place"]
        return bool(placed) and (self.book.phase == "develop" or self.pays_for_world(seat, placed[-1]))

    def pays_for_world(self, seat: Seat, world: str) -> bool:
        return not self.box.card(world).military

    # --- ends of phases -------------------------------------------------------------------------------------

    def end(self, phase: str) -> None:
        if phase == "set-up":
            self.times = {}
            return
        for tally in self.tallies:
            if phase == "explore":
                self.end_explore(tally)
            elif phase == "develop":
                self.end_develop(tally)
        if phase == "settle":
            SettlePhase(self).end()
        elif phase == "consume":
            for tally in self.tallies:
                ConsumePhase(self, tally).end()
        elif phase == "produce":
            ProducePhase(self).end()

    def end_round_start(self) -> None:
        """The rewards of the Prestige Leader (R-85, R-86); then actions are chosen."""
        for tally in self.tallies:
            number = tally.seat.number
            same(f"VP for leading, seat {number}", 1 if number in self.leaders_vp else 0, tally.count("vp"))
            self.has_drawn(tally.seat, tally.count("draw"), 1 if number == self.leaders_card else 0)
            same(
                f"prestige paid for the action of seat {number}",
                bool(tally.seat.boost),
                bool(tally.of("spend-prestige")),
            )
        self.times = {}

    def end_explore(self, tally: Tally) -> None:
        seat, began = tally.seat, tally.began
        boost = seat.boost in ("action:explore-5", "action:explore-1-1")
        five, one = ("action:explore-5" in seat.actions), ("action:explore-1-1" in seat.actions)
        draws = 2 + 5 * five + one + self.box.total(began, "explore", "draw", "cards") + 6 * boost
        keeps = 1 + one + self.box.total(began, "explore", "keep", "cards") + boost
        drawn = tally.count("explore")
        self.has_drawn(seat, drawn, draws, "cards explored")
        (kept,) = tally.of("keep") or [{"count": 0, "cards": []}]
        same(f"cards put back by seat {seat.number}", max(0, drawn - keeps), kept["count"])
        mixes = boost or any(self.box.powers(began, "explore", "mix"))
        if not mixes:
            same(f"cards kept by seat {seat.number}", min(keeps, drawn), len(kept["cards"]))
        discards = tally.count("discard")
        powers = [power["prestige"] for _, power in self.box.powers(began, "explore", "discard-for-prestige")]
        assert discards <= len(powers)
        same(f"prestige of seat {seat.number}", sum(powers[:discards]), tally.count("prestige"))

    def end_develop(self, tally: Tally) -> None:
        seat, began, box = tally.seat, tally.began, self.box
        placed = [told["card"] for told in tally.of("place")]
        assert len(placed) <= 1, f"seat {seat.number} develops {placed}"
        draws = box.total(began, "develop", "draw", "cards") + box.total(began, "develop", "draw-then-discard", "cards")
        discards = sum(1 for _ in box.powers(began, "develop", "draw-then-discard"))
        prestige = 0
        if placed:
            card = box.card(placed[0])
            assert not card.world
            assert card not in [box.card(other) for other in began], f"{card} is there already (R-12)"
            draws += box.total(began, "develop", "draw-after", "cards")
            prestige += card.prestige if self.book.level == 3 else 0
            for _, power in box.powers(began, "develop", "prestige"):
                of = power.get("of")
                if of is None or (of == "rebel" and "rebel" in card.keywords) or (of == "six-cost" and card.cost == 6):
                    prestige += power["prestige"]
            less = box.total(began, "develop", "discount", "amount")
            less += self.chose(seat, "develop") + 2 * self.boosted(seat, "develop")
            left = [told["card"] for told in tally.of("leave")]
            less += box.total(left, "develop", "discard-for-discount", "amount")
            spent = len(tally.of("spend-good"))
            goods = [power for _, power in box.powers(began, "develop", "good-for-discount")]
            assert spent <= len(goods)
            less += sum(power["amount"] for power in goods[:spent])
            same(f"paid for {card} by seat {seat.number}", max(0, card.cost - less), tally.count("pay"))
        else:
            same(f"paid by seat {seat.number}", 0, tally.count("pay"))
        self.has_drawn(seat, tally.count("draw"), draws)
        same(f"discarded by seat {seat.number}", discards, tally.count("discard"))
        same(f"prestige of seat {seat.number}", prestige, tally.count("prestige"))
