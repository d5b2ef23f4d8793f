"""The robot of the solo game (The Gathering Storm): what it owns, its tracks, its chips, and its score.

It has no hand, goods or powers: a tableau of which only the number of cards and their VPs count, a face-down draw stack
that nobody looks at, credit, an economy, chips, and 6-cost counters to place. What it does is in `robot_phases`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.kernel.event import Event
from starboard.kernel.game import PASS, Points, Standing
from starboard.race.content import Design
from starboard.race.robot_table import RobotTable, StartValues

if TYPE_CHECKING:
    from starboard.race.position import RaceGame

MOST_CREDIT: Final = 4
MOST_ECONOMY: Final = 5
"""The tracks end here; what goes beyond is lost (TGS p6)."""


class Holder:
    """A holder of prestige: a player, or the robot. A new object is blank."""

    prestige: int
    gained_prestige: int
    on_tile: int


class Robot(Holder):
    """What the robot has. Its draw stack is hidden from everybody, the last card being the top one."""

    table: RobotTable
    tableau: list[int]
    stack: list[int]
    filled: int
    credit: int
    economy: int
    vp: int
    counters: int
    placed_counters: int
    start: int
    robot_is: int
    special_used: bool
    faces: list[int]
    dice: list[int]
    gained_in_round: int

    def sit_down(self, table: RobotTable) -> None:
        """Nothing on its mat."""
        self.table = table
        self.prestige = 0
        self.gained_prestige = 0
        self.on_tile = 0
        self.tableau = []
        self.stack = []
        self.filled = 0
        self.credit = 0
        self.economy = 0
        self.vp = 0
        self.counters = 0
        self.placed_counters = 0
        self.start = PASS
        self.robot_is = PASS
        self.special_used = False
        self.faces = []
        self.dice = []
        self.gained_in_round = 0

    def copy(self) -> Robot:
        other = Robot()
        other.table = self.table
        other.prestige = self.prestige
        other.gained_prestige = self.gained_prestige
        other.on_tile = self.on_tile
        other.tableau = self.tableau[:]
        other.stack = self.stack[:]
        other.filled = self.filled
        other.credit = self.credit
        other.economy = self.economy
        other.vp = self.vp
        other.counters = self.counters
        other.placed_counters = self.placed_counters
        other.start = self.start
        other.robot_is = self.robot_is
        other.special_used = self.special_used
        other.faces = self.faces[:]
        other.dice = self.dice[:]
        other.gained_in_round = self.gained_in_round
        return other

    @property
    def size(self) -> int:
        """Cards in its tableau; a placed counter is one (TGS p10)."""
        return len(self.tableau) + self.placed_counters


def values_of(robot: Robot) -> StartValues:
    return robot.table.starts[robot.start]


def tell(game: RaceGame, kind: str, shown: dict[str, object]) -> None:
    if game.events is not None:
        game.events.append(Event(f"robot-{kind}", shown, {}, 0))


# --- cards --------------------------------------------------------------------------------------------------


def from_deck(game: RaceGame, purpose: str) -> int:
    """One card leaves the deck by the table's luck, as in `RaceGame.from_deck`; PASS when there is none."""
    pile = game.piles[0]
    if not pile.deck:
        game.reshuffle(pile)
        if not pile.deck:
            return PASS
    card = game.chance.draw(pile.deck, "deck", -1, purpose)
    game.all_learn()
    if not pile.deck:
        game.reshuffle(pile)
    return card


def draw(game: RaceGame, robot: Robot, count: int) -> None:
    """Cards go unseen from the deck onto its draw stack."""
    before = len(robot.stack)
    for _ in range(count):
        card = from_deck(game, "robot-stack")
        if card == PASS:
            break
        robot.stack.append(card)
    robot.filled = game.piles[0].shuffles
    if len(robot.stack) > before:
        tell(game, "draw", {"count": len(robot.stack) - before})


def turn_up(game: RaceGame, robot: Robot, from_the_deck: bool) -> int:
    """The next card of its draw stack (or of the deck) for all to see; PASS when there is none."""
    card = PASS
    if from_the_deck:
        card = from_deck(game, "robot-flip")
    elif robot.stack:
        card = robot.stack.pop()
    if card != PASS:
        game.known[card] = (1 << game.seats) - 1
        game.all_learn()
    return card


# --- tracks and chips ---------------------------------------------------------------------------------------


def raise_credit(game: RaceGame, robot: Robot, count: int) -> None:
    gained = min(count, MOST_CREDIT - robot.credit)
    if gained > 0:
        robot.credit += gained
        tell(game, "credit", {"count": gained, "credit": robot.credit})


def pay_credit(game: RaceGame, robot: Robot, count: int) -> None:
    if count > 0:
        robot.credit -= count
        tell(game, "pays", {"count": count, "credit": robot.credit})


def raise_economy(game: RaceGame, robot: Robot, count: int) -> None:
    gained = min(count, MOST_ECONOMY - robot.economy)
    if gained > 0:
        robot.economy += gained
        tell(game, "economy", {"count": gained, "economy": robot.economy})


def take_vp(game: RaceGame, robot: Robot, count: int) -> None:
    if count > 0:
        robot.vp += count
        game.vp_pool -= count
        tell(game, "vp", {"count": count})


# --- what it is worth ---------------------------------------------------------------------------------------


def is_six_cost(robot: Robot, design: Design) -> bool:
    """Is this a 6-cost development for the robot? Imperium Planet Buster (cost 9) is not one (PLW 685)."""
    if design.is_world or design.cost != 6:
        return False
    return len(design.scores) > 0 or robot.table.cases["pan-galactic-research-is-six-cost"] == "yes"


def standing(game: RaceGame, robot: Robot) -> Standing:
    """Its score (TGS p10): chips, printed VPs, and a fixed number for every 6-cost development, card or counter."""
    six_cost_vp = robot.table.difficulties[game.rules.difficulty].six_cost_vp
    lines = [Points("robot-chips", PASS, robot.vp)]
    if game.rules.prestige:
        lines.append(Points("prestige", PASS, robot.prestige))
    for card in robot.tableau:
        design = game.content.cards[card]
        if is_six_cost(robot, design):
            lines.append(Points("robot-six-cost", card, six_cost_vp))
        elif counts_prestige(robot, design):
            lines.append(Points("card", card, design.vp + robot.prestige))
        else:
            lines.append(Points("card", card, design.vp))
    for _ in range(robot.placed_counters):
        lines.append(Points("robot-counter", PASS, six_cost_vp))
    total = sum(line.points for line in lines)
    return Standing(game.seats, total, robot.credit + robot.economy, lines)


def counts_prestige(robot: Robot, design: Design) -> bool:
    """A world that is worth its owner's prestige, if that holds for the robot."""
    if not design.is_world or robot.table.cases["federation-capital-counts-prestige"] != "yes":
        return False
    return any(line.per == "prestige" for line in design.scores)


# --- as plain data ------------------------------------------------------------------------------------------


def state(game: RaceGame, robot: Robot) -> dict[str, object]:
    return {
        "tableau": game.names(robot.tableau),
        "stack": game.names(robot.stack),
        "filled": robot.filled,
        "tracks": [robot.credit, robot.economy],
        "vp": robot.vp,
        "prestige": [robot.prestige, robot.gained_prestige, robot.on_tile],
        "gained_in_round": robot.gained_in_round,
        "counters": [robot.counters, robot.placed_counters],
        "start": robot.start,
        "robot_is": robot.robot_is,
        "special_used": robot.special_used,
        "faces": robot.faces,
        "dice": robot.dice,
    }


def view(game: RaceGame, robot: Robot) -> dict[str, object]:
    """All of it lies open but the cards of its draw stack."""
    found: dict[str, object] = {
        "tableau": game.names(robot.tableau),
        "placed_counters": robot.placed_counters,
        "counters": robot.counters,
        "stack": len(robot.stack),
        "credit": robot.credit,
        "economy": robot.economy,
        "vp": robot.vp,
        "robot_is": name_of_space(robot.robot_is),
        "dice": [name_of_space(space) for space in robot.dice],
        "score": standing(game, robot).total,
    }
    if game.rules.prestige:
        found["prestige"] = robot.prestige
        found["on_tile"] = robot.on_tile
    return found


SPACES: Final = ["explore", "explore", "develop", "settle", "trade", "consume-x2", "produce", "develop", "settle"]
"""The spaces for dice, by the action they belong to."""


def name_of_space(space: int) -> str:
    return "none" if space == PASS else SPACES[space]
