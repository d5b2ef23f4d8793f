"""The solo robot of Race for the Galaxy, played from the rules digest: what it must do in each phase, and its score.

Nobody sees its draw stack. What it turns over is heard; the model says whether it had to stop where it did, and
everything else follows from its mat. Numbers that no source gives are those of the game's robot.toml, and named so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.ledger.race_cards import Box, Card
from tests.ledger.sitting import Told, same

if TYPE_CHECKING:
    from tests.ledger.race_book import RaceBook

COUNTERS = {"easy": 1, "medium": 2, "hard": 3}
SIX_COST_VP = {"easy": 6, "medium": 6, "hard": 9}

START = {6: (3, 0, 0), 12: (3, 2, 0), 1: (4, 1, 1), 4: (4, 1, 1), 2: (4, 2, 0)}
"""Draw stack, credit and economy by start world; the others begin with four cards, one credit and no economy."""

ROBOT_IS = {
    **dict.fromkeys([2, 3, 8, 9, 11], "settle"),
    **{0: "trade", 6: "trade", 10: "develop"},
    # No source: 7's first side, and 1, 4, 5 and 12 to 15.
    **{7: "produce", 1: "consume-x2", 4: "produce", 5: "explore"},
    **{12: "produce", 13: "settle", 14: "explore", 15: "settle"},
}

EXPLORE = {5: (3, 7, 3), 11: (2, 5, 2), 13: (2, 5, 2), 14: (2, 5, 2), 15: (2, 5, 2)}
"""Cards for one die, for both, and as a response; else 1, 3 and 1. The numbers of 13 to 15 are those of 11."""

SPACES = ["explore", "explore-2", "develop", "develop-2", "settle", "settle-2", "trade", "consume-x2", "produce"]
"""From left to right."""


def civil(card: Card) -> bool:
    return card.world and not card.military


def military(card: Card) -> bool:
    return card.world and card.military


def any_world(card: Card) -> bool:
    return card.world


def alien(card: Card) -> bool:
    return card.world and card.good in ("alien", "any")


def alien_military_or_civil(card: Card) -> bool:
    return civil(card) or (military(card) and alien(card))


SETTLE: dict[int, dict[str, tuple[int, Any, int]]] = {
    1: {"action": (3, military, 0), "response": (2, military, 0)},
    2: {"action": (4, civil, 0), "response": (2, civil, 0)},
    3: {"action": (5, military, 0), "response": (4, military, 0)},
    5: {"action": (3, military, 0), "response": (2, military, 0)},
    9: {"action": (4, any_world, 0), "response": (3, any_world, 1)},
    11: {"action": (5, military, 0), "response": (2, military, 0)},
    13: {"action": (4, military, 0), "response": (4, military, 1)},
    14: {"action": (3, alien, 0), "response": (2, alien_military_or_civil, 1)},
    15: {"action": (4, military, 0), "response": (3, military, 0)},
}
"""Cards drawn, what is looked for, credit paid; the mat's own row for the others."""
MAT_SETTLE: dict[str, tuple[int, Any, int]] = {"action": (3, civil, 0), "response": (2, civil, 1)}


@dataclass
class Deeds:
    """What the robot did, or must do, in one phase."""

    draw: int = 0
    credit: int = 0
    economy: int = 0
    vp: int = 0
    prestige: int = 0
    counter: bool = False
    placed: str | None = None
    leaves: bool = False
    robot_is: str | None = None


class RobotModel:
    """The robot's side of the table."""

    def __init__(self, box: Box, difficulty: str) -> None:
        self.box = box
        self.start = 0
        self.tableau: list[str] = []
        self.stack = 0
        self.credit = 0
        self.economy = 0
        self.vp = 0
        self.prestige = 0
        self.gained = 0
        self.gained_in_round = 0
        self.on_tile = 0
        self.counters = COUNTERS[difficulty]
        self.six_cost_vp = SIX_COST_VP[difficulty]
        self.placed_counters = 0
        self.robot_is = ""
        self.special_used = False
        self.faces: list[str] = []
        self.dice: list[str] = []
        self.times: dict[str, int] = {}
        self.turned: list[str] = []
        """Cards turned over and discarded in this phase."""
        self.deeds = Deeds()
        self.reward = Deeds()
        self.before = (0, 0, 0, 0)

    @property
    def size(self) -> int:
        return len(self.tableau) + self.placed_counters

    # --- hearing --------------------------------------------------------------------------------------------

    def hear(self, kind: str, told: Told, book: RaceBook) -> None:
        deeds = self.deeds
        if kind == "start":
            self.tableau = [told["card"]]
            self.start = self.box.card(told["card"]).start or 0
            _, self.credit, self.economy = START.get(self.start, (4, 1, 0))
            self.robot_is = ROBOT_IS[self.start]
        elif kind == "draw":
            if not self.stack and book.phase == "set-up":
                same("draw stack", START.get(self.start, (4, 1, 0))[0], told["count"])
            self.stack += told["count"]
            book.piles[0].draw(told["count"])
            deeds.draw += told["count"]
        elif kind == "credit":
            self.credit += told["count"]
            deeds.credit += told["count"]
            same("credit", self.credit, told["credit"])
        elif kind == "pays":
            self.credit -= told["count"]
            deeds.credit -= told["count"]
            same("credit", self.credit, told["credit"])
        elif kind == "economy":
            self.economy += told["count"]
            deeds.economy += told["count"]
            same("economy", self.economy, told["economy"])
        elif kind == "vp":
            self.vp += told["count"]
            deeds.vp += told["count"]
        elif kind == "prestige":
            self.prestige += told["count"]
            self.gained += told["count"]
            self.gained_in_round += told["count"]
            self.on_tile += told["count"] if book.leader == len(book.seats) else 0
            deeds.prestige += told["count"]
        elif kind == "counter":
            self.counters -= 1
            self.placed_counters += 1
            deeds.counter = True
            same("counters left", self.counters, told["left"])
        elif kind == "discard":
            self.turned += told["discarded"]
            self.turn_over(len(told["discarded"]), book)
            book.piles[0].discard += len(told["discarded"])
        elif kind == "place":
            self.turn_over(1, book)
            self.tableau.append(told["card"])
            deeds.placed = told["card"]
        elif kind == "leave":
            self.tableau.remove(told["card"])
            book.piles[0].discard += 1
            deeds.leaves = True
        elif kind == "is":
            deeds.robot_is = self.robot_is = told["space"]
        elif kind == "roll":
            self.faces = told["faces"]
        elif kind == "dice":
            self.place_dice(book)
            same("the dice", [space.removesuffix("-2") for space in self.dice], told["spaces"])
        else:
            assert kind == "leader", f"an event that the ledger does not know: {told}"

    def turn_over(self, count: int, book: RaceBook) -> None:
        """From its draw stack; for Doomed World's counter from the deck."""
        if self.from_deck(book):
            book.piles[0].draw(count)
        else:
            self.stack -= count

    def from_deck(self, book: RaceBook) -> bool:
        return book.phase == "settle" and self.start == 8 and not self.special_used and self.has_die("settle")

    # --- dice (section 2) -----------------------------------------------------------------------------------

    def place_dice(self, book: RaceBook) -> None:
        names = [action.removeprefix("action:") for action in book.seats[0].actions]
        markers = []
        for name in names:
            space = "explore" if name.startswith("explore") else name
            if space in markers:
                space = "explore-2"
            if space in SPACES:
                markers.append(space)
        markers.sort(key=SPACES.index)
        taken: list[str] = []
        for face in self.faces:
            if face != "match":
                space = self.robot_is if face == "robot" else face
                if space in taken and space in ("explore", "develop", "settle"):
                    space += "-2"
                taken.append(space)
        matches = self.faces.count("match")
        if matches == 2:
            taken += markers
        elif matches == 1 and markers:
            pair = len(markers) == 2 and markers[1] == markers[0] + "-2"
            wishes = markers if pair else markers[::-1]
            taken += [space for space in wishes if space not in taken][:1]
        self.dice = sorted(taken, key=SPACES.index)

    def has_die(self, phase: str) -> bool:
        second = "-2" if self.times.get(phase) == 2 else ""
        return phase + second in self.dice

    # --- phases ---------------------------------------------------------------------------------------------

    def begin_round(self, leads: bool, alone: bool) -> None:
        """A leader gets 1 VP; a sole one who gained prestige in the round before a card and credit, too (PLW 273)."""
        self.times = {}
        self.gained_in_round = 0
        self.deeds = Deeds()
        self.reward = Deeds(vp=int(leads))
        if alone:
            self.reward.draw = 1
            self.reward.credit = min(1, 4 - self.credit)

    def end_round_start(self) -> None:
        same("what the robot gets for leading", self.reward, self.deeds)

    def begin_phase(self, phase: str) -> None:
        self.times[phase] = self.times.get(phase, 0) + 1
        self.deeds = Deeds()
        self.turned = []
        self.before = (self.stack, self.credit, self.economy, self.counters)

    def end_phase(self, phase: str, book: RaceBook) -> None:
        if phase == "set-up":
            return
        due = Deeds()
        getattr(self, f"owes_{phase}")(due)
        if book.level < 3:
            due.prestige = 0
        dry = book.piles[0].deck <= 0 and book.piles[0].discard == 0
        if not dry:
            same(f"what the robot does in {phase}", due, self.deeds)
        if due.leaves:
            self.special_used = True

    def raise_credit(self, due: Deeds, count: int) -> None:
        due.credit += min(count, 4 - self.before[1] - due.credit)

    def raise_economy(self, due: Deeds, count: int) -> None:
        due.economy += min(count, 5 - self.before[2] - due.economy)

    def owes_explore(self, due: Deeds) -> None:
        one, both, response = EXPLORE.get(self.start, (1, 3, 1))
        dice = sum(space.startswith("explore") for space in self.dice)
        due.draw = [response, one, both][dice]
        if dice:
            self.raise_credit(due, 1)

    def owes_develop(self, due: Deeds) -> None:
        action = self.has_die("develop")
        _, credit, _, counters = self.before
        developers = self.start in (10, 15)
        needs = 2 if action or developers else 3
        if counters and credit >= needs:
            due.counter = True
            due.credit = -needs
            return
        if developers:
            due.draw = 3 if action else 1
        elif action:
            due.draw = 1
        elif not credit:
            return
        six_pays = 1 if action != developers else 0
        placed = self.flip(lambda card: not card.world and not (self.six_cost(card) and credit < six_pays))
        due.placed = placed
        if placed is not None:
            if not action and not developers:
                due.credit = -1
            elif self.six_cost(self.box.card(placed)):
                due.credit = -six_pays
            due.prestige = self.prestige_for(placed)

    def owes_settle(self, due: Deeds) -> None:
        action = self.has_die("settle")
        _, credit, _, _ = self.before
        if self.start == 8 and action and not self.special_used:
            due.placed = self.flip(lambda card: civil(card) and card.vp >= 3)
            if due.placed is not None:
                self.raise_credit(due, 2)
                self.raise_economy(due, 1)
                due.leaves = True
                due.prestige = self.prestige_for(due.placed)
            return
        draws, wanted, pays = SETTLE.get(self.start, MAT_SETTLE)["action" if action else "response"]
        if credit < pays:
            return
        due.draw = draws
        if self.start == 13:
            others = [card for card in self.tableau if card != self.deeds.placed]
            due.draw += self.box.worlds(others, "chromosome")
        due.placed = self.flip(wanted)
        if due.placed is not None:
            due.credit = -pays
            due.prestige = self.prestige_for(due.placed)

    def flip(self, wanted: Any) -> str | None:
        """Did it stop at the first card it was looking for, or else turn over all of them?"""

        def fits(name: str) -> bool:
            card = self.box.card(name)
            return bool(wanted(card)) and not (self.start == 15 and "imperium" in card.keywords)

        for name in self.turned:
            assert not fits(name), f"the robot passes over {name}"
        if self.deeds.placed is None:
            same("cards left to turn over", 0, self.stack)
            return None
        assert fits(self.deeds.placed), f"the robot places {self.deeds.placed}"
        return self.deeds.placed

    def prestige_for(self, placed: str) -> int:
        card = self.box.card(placed)
        rebel = "rebel" in card.keywords and (not card.world or card.military)
        return int(card.prestige) + int(self.start == 15 and rebel)

    def six_cost(self, card: Card) -> bool:
        """Planet Buster (cost 9) is none (PLW 685); Pan-Galactic Research is taken for one."""
        return not card.world and card.cost == 6

    def owes_consume(self, due: Deeds) -> None:
        economy = self.before[2]
        sale, double = "trade" in self.dice, "consume-x2" in self.dice
        due.vp = economy * (2 if double else 1)
        if sale:
            self.raise_credit(due, 3 if self.start == 14 else 2)
            if self.start == 0 and not self.special_used:
                due.robot_is = "consume-x2"
                self.special_used = True
            elif self.start == 7 and self.deeds.robot_is == "produce":
                due.robot_is = "produce"
            assert not (self.start == 7 and self.robot_is == "trade"), "its counter was to be turned"
        if double:
            if self.start == 14 and any(alien(self.box.card(card)) for card in self.tableau):
                due.prestige = 1
            else:
                self.raise_economy(due, 1)

    def owes_produce(self, due: Deeds) -> None:
        if "produce" in self.dice:
            self.raise_economy(due, 1)
            if self.start == 7 and self.deeds.robot_is == "trade":
                due.robot_is = "trade"
            assert not (self.start == 7 and self.robot_is == "produce"), "its counter was to be turned"
        if self.start in (9, 12):
            self.raise_credit(due, 1)

    # --- comparing ------------------------------------------------------------------------------------------

    def compare(self, shown: dict[str, Any]) -> None:
        same("the robot's tableau", self.tableau, shown["tableau"])
        same("the robot's draw stack", self.stack, shown["stack"])
        same("the robot's credit", self.credit, shown["credit"])
        same("the robot's economy", self.economy, shown["economy"])
        same("the robot's VP", self.vp, shown["vp"])
        same(
            "the robot's counters", (self.counters, self.placed_counters), (shown["counters"], shown["placed_counters"])
        )
        same("what a robot face means", self.robot_is, shown["robot_is"])
        if "prestige" in shown:
            same("the robot's prestige", self.prestige, shown["prestige"])
        same("the robot's score", self.score(), shown["score"])

    def score(self) -> int:
        cards = [self.box.card(card) for card in self.tableau]
        printed = sum(self.six_cost_vp if self.six_cost(card) else card.vp for card in cards)
        return self.vp + self.prestige + printed + self.six_cost_vp * self.placed_counters
