"""The ledger of a game of Race for the Galaxy: where every card and chip is, kept from events alone.

Each seat's cards are known from what that seat is told; goods, decks and discard piles are counted. What a phase owes
to whom is checked by `race_phases`, the solo robot by `race_robot`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.ledger.race_cards import Box, box
from tests.ledger.race_goals import LEAST, Goals, Owner
from tests.ledger.race_phases import Phases
from tests.ledger.race_robot import RobotModel
from tests.ledger.race_score import best_points
from tests.ledger.race_seat import Pile, Seat
from tests.ledger.sitting import Told, same


class RaceBook:
    """The whole table."""

    def __init__(self, options: Mapping[str, Any], seats: int, cards: Box | None = None) -> None:
        self.options = options
        self.level: int = options["level"]
        self.solo = bool(options["solo"])
        self.advanced = bool(options["advanced"]) or self.solo
        self.takeovers = bool(options["takeovers"]) and self.level >= 2 and not self.solo
        self.draft = bool(options["draft"])
        self.box = cards or box(self.level)
        self.seats = [Seat(number) for number in range(seats)]
        self.robot = RobotModel(self.box, str(options["difficulty"])) if self.solo else None
        self.pool = 12 * (2 if self.solo else seats) + (5 if self.level == 3 else 0)
        self.goals = Goals(self.box, self.takeovers)
        self.with_goals = bool(options["goals"]) and self.level >= 1 and not self.solo
        self.leader: int | None = None
        self.round = 0
        self.phase = "set-up"
        self.over_limit: set[int] = set()
        self.aside: list[str] = []
        self.good_from: dict[str, int] = {}
        self.attempts: dict[tuple[int, str], str] = {}
        self.phases = Phases(self)
        self.boundary = True
        self.rewards_due = False
        self.spent: set[int] = set()
        self.revealed = 0
        self.cards_played: list[Seat] = []
        self.left: int | None = None
        self.deal()

    def deal(self) -> None:
        """What set-up takes out of the deck before anybody draws."""
        seats = len(self.seats)
        self.piles = [Pile(self.box.size)]
        if self.solo:
            self.piles[0].deck -= 2
        elif self.options["preset"]:
            self.piles[0].deck -= 5 * seats
            # Who has which start world is told next; each comes with the hand of its number.
        elif self.options["scenario"]:
            self.piles[0].deck -= 2 * seats
        elif self.level >= 2 or self.draft:
            self.piles[0].deck -= 2 * seats
            for seat in self.seats:
                seat.start_worlds = 2
        else:
            self.piles[0].deck -= seats
        if self.draft:
            self.piles = [Pile(0) for _ in range(seats)]

    def pile(self, seat: int) -> Pile:
        return self.piles[seat if self.draft else 0]

    def leads(self, seat: int) -> bool:
        return self.leader == seat

    @property
    def owners(self) -> list[Owner]:
        return [*self.seats]

    # --- hearing --------------------------------------------------------------------------------------------

    def hear(self, told: Told) -> None:
        kind = told["event"]
        if self.robot is not None and kind.startswith("robot-"):
            self.hear_robot(kind.removeprefix("robot-"), told)
            return
        if kind in ("phase", "round", "end"):
            self.boundary = True
            self.begin(kind, told)
            return
        if self.left is not None:
            # A card has left. Tiles are lost with it at once, unless another card takes its place.
            if (kind, told.get("seat")) != ("place", self.left):
                self.lose_goals()
            self.left = None
        self.phases.hear(kind, told)
        method = getattr(self, "hear_" + kind.replace("-", "_"), None)
        assert method is not None, f"an event that the ledger does not know: {told}"
        if "seat" not in told:
            method(told)
        else:
            method(self.seats[told["seat"]], told)

    def begin(self, kind: str, told: Told) -> None:
        """A phase or a round begins: what came before is over."""
        if self.phase == "round-start":
            self.phases.end_round_start()
            if self.robot is not None:
                self.robot.end_round_start()
            self.look_at_spending()
        elif self.phase not in ("none", "round-end"):
            self.end_phase(self.phase)
        if kind == "phase":
            self.phase = told["phase"]
            self.phases.begin(self.phase)
            if self.robot is not None:
                self.robot.begin_phase(self.phase)
            return
        if self.round:
            for seat in self.seats:
                self.discard_paid(seat)
            self.end_of("round-end")
            self.over_limit = set()
        if kind == "end":
            self.phase = "none"
            return
        self.round += 1
        same("round", self.round, told["round"])
        self.phase = "round-start"
        self.phases.begin("round-start")
        self.owed_to_leaders()
        self.rewards_due = True
        if self.robot is not None:
            number = len(self.seats)
            self.robot.begin_round(number in self.phases.leaders_vp, number == self.phases.leaders_card)

    def end_phase(self, phase: str) -> None:
        self.phases.end(phase)
        if self.robot is not None:
            self.robot.end_phase(phase, self)
        self.attempts = {}
        self.end_of("settle" if phase == "set-up" else phase)

    def end_of(self, phase: str) -> None:
        """The prestige lead is judged, and goals are claimed."""
        if self.level == 3:
            self.judge_lead()
            for seat in self.seats:
                seat.gained = 0
            if self.robot is not None:
                self.robot.gained = 0
        self.goals.end(phase, self.owners, self.over_limit)

    # --- prestige (PLW 79-107) ------------------------------------------------------------------------------

    def prestige_of(self) -> list[int]:
        found = [seat.prestige for seat in self.seats]
        return [*found, self.robot.prestige] if self.robot is not None else found

    def judge_lead(self) -> None:
        """A new sole leader takes the tile, with the chips gained in this phase; a tie leaves it in the middle."""
        amounts = self.prestige_of()
        best = max(amounts)
        leader = amounts.index(best) if best and amounts.count(best) == 1 else None
        if leader == self.leader:
            return
        if self.leader is not None:
            self.holder(self.leader).on_tile = 0
        self.leader = leader
        if leader is not None:
            self.holder(leader).on_tile = self.holder(leader).gained

    def holder(self, number: int) -> Any:
        return self.robot if number == len(self.seats) else self.seats[number]

    def owed_to_leaders(self) -> None:
        """A round begins: 1 VP to each leader, and a card to a sole one who gained prestige."""
        self.phases.leaders_vp = set()
        self.phases.leaders_card = None
        if self.level < 3:
            return
        amounts = self.prestige_of()
        best = max(amounts)
        if best:
            self.phases.leaders_vp = {number for number, amount in enumerate(amounts) if amount == best}
        if len(self.phases.leaders_vp) == 1:
            (leader,) = self.phases.leaders_vp
            holder = self.holder(leader)
            # PLW 273: for the robot it is enough to have gained prestige in the round before.
            if self.robot.gained_in_round if self.robot is not None and holder is self.robot else holder.on_tile:
                self.phases.leaders_card = leader
                holder.on_tile = 0

    def hear_prestige(self, seat: Seat, told: Told) -> None:
        seat.gain_prestige(told["count"], self.leads(seat.number))

    def hear_spend_prestige(self, seat: Seat, told: Told) -> None:
        seat.prestige -= 1
        assert seat.prestige >= 0, f"seat {seat.number} spends prestige that it does not have"
        seat.gained = min(seat.gained, seat.prestige)
        seat.on_tile = min(seat.on_tile, seat.prestige)
        if self.phase == "round-start":
            self.spent.add(seat.number)  # all spend together
            return
        if self.leads(seat.number):
            self.judge_lead()
        self.lose_goals()

    def lose_goals(self) -> None:
        for tile in self.goals.tiles:
            if tile in LEAST:
                self.goals.lose(tile, self.owners)

    def hear_leader(self, seat: Seat, told: Told) -> None:
        """Judged by `judge_lead`."""

    def hear_goal(self, seat: Seat, told: Told) -> None:
        """Judged by `Goals`."""

    hear_goal_lost = hear_goal

    # --- cards ----------------------------------------------------------------------------------------------

    def hear_start(self, seat: Seat, told: Told) -> None:
        card = told["card"]
        seat.tableau.append(card)
        if seat.start_worlds:
            seat.start_worlds = 0
            self.pile(seat.number).discard += 1
        number = self.box.card(card).start
        if self.options["preset"]:
            seat.hand = [
                name if self.box.copies[name] == 1 else f"{name}.1"
                for name, design in self.box.designs.items()
                if design.preset_hand == number
            ]

    def hear_given(self, seat: Seat, told: Told) -> None:
        seat.hand.append(told["card"])

    def hear_draft(self, seat: Seat, told: Told) -> None:
        self.pile(seat.number).deck += 1

    def hear_draw(self, seat: Seat, told: Told) -> None:
        same("cards drawn", told["count"], len(told["cards"]))
        seat.hand += told["cards"]
        self.pile(seat.number).draw(told["count"])
        self.phases.look_at_pile(seat)

    def hear_explore(self, seat: Seat, told: Told) -> None:
        seat.looking = [*told["cards"]]
        self.pile(seat.number).draw(told["count"])
        self.phases.look_at_pile(seat)

    def hear_keep(self, seat: Seat, told: Told) -> None:
        seat.hand += seat.looking
        seat.looking = []
        self.discard(seat, told["discarded"])

    def hear_discard(self, seat: Seat, told: Told) -> None:
        self.discard(seat, told["cards"])

    def hear_discard_to_limit(self, seat: Seat, told: Told) -> None:
        """They lie beside the pile until the round is over: another player may take them."""
        limit = 12 if any("hand-limit-12" in self.box.card(card).specials for card in seat.tableau) else 10
        same("hand after discarding", limit, len(seat.hand) - told["count"])
        self.over_limit.add(seat.number)
        for card in told["cards"]:
            seat.hand.remove(card)
        seat.paid = [*told["cards"]]

    def discard_paid(self, seat: Seat) -> None:
        self.pile(seat.number).discard += len(seat.paid)
        seat.paid = []

    def hear_take_discards(self, seat: Seat, told: Told) -> None:
        others = [card for other in self.seats if other is not seat for card in other.paid]
        same("discards taken", sorted(others), sorted(told["cards"]))
        assert any("takes-discards" in self.box.card(card).specials for card in seat.tableau)
        seat.hand += told["cards"]
        for other in self.seats:
            if other is not seat:
                other.paid = []

    def discard(self, seat: Seat, cards: list[str]) -> None:
        for card in cards:
            seat.hand.remove(card)
        self.pile(seat.number).discard += len(cards)

    def hear_pay(self, seat: Seat, told: Told) -> None:
        if self.phases.may_save(seat):
            for card in told["cards"]:
                seat.hand.remove(card)
            seat.paid = [*told["cards"]]
        else:
            self.discard(seat, told["cards"])

    def hear_save(self, seat: Seat, told: Told) -> None:
        (card,) = told["cards"]
        if self.phase == "set-up":
            seat.hand.remove(card)
        else:
            seat.paid.remove(card)
            self.pile(seat.number).discard += len(seat.paid)
            seat.paid = []
        seat.saved.append(card)

    def hear_take_saved(self, seat: Seat, told: Told) -> None:
        same("cards under a world", sorted(seat.saved), sorted(told["cards"]))
        seat.hand += seat.saved
        seat.saved = []

    def hear_place(self, seat: Seat, told: Told) -> None:
        seat.hand.remove(told["card"])
        seat.tableau.append(told["card"])

    def hear_leave(self, seat: Seat, told: Told) -> None:
        card = told["card"]
        seat.tableau.remove(card)
        self.pile(seat.number).discard += 1
        if any(self.box.powers([card], "settle", "discard-to-conquer")):
            # The world was conquered: what was spent for it is no payment to save a card of.
            self.discard_paid(seat)
        if card in seat.goods:
            self.take_good(seat, card)
        self.lose_saved(seat, card)
        self.left = seat.number

    def lose_saved(self, seat: Seat, card: str) -> None:
        """What lies under Galactic Scavengers is discarded with them (X6)."""
        if "saves-at-start" in self.box.card(card).specials:
            self.pile(seat.number).discard += len(seat.saved)
            seat.saved = []

    # --- goods ----------------------------------------------------------------------------------------------

    def hear_good(self, seat: Seat, told: Told) -> None:
        world = told["world"]
        assert world in seat.tableau, f"a good on {world}, which is not in the tableau"
        assert world not in seat.goods, f"a second good on {world}"
        assert self.box.card(world).good is not None, f"a good on {world}, which has no kind"
        seat.goods.add(world)
        self.good_from[world] = seat.number
        self.pile(seat.number).draw(1)
        self.phases.look_at_pile(seat)

    def take_good(self, seat: Seat, world: str) -> None:
        assert world in seat.goods, f"no good on {world}"
        seat.goods.remove(world)
        self.pile(self.good_from[world]).discard += 1

    def hear_sell(self, seat: Seat, told: Told) -> None:
        self.take_good(seat, told["world"])

    hear_spend_good = hear_sell

    def hear_consume(self, seat: Seat, told: Told) -> None:
        for world in told["worlds"]:
            self.take_good(seat, world)

    def hear_vp(self, seat: Seat, told: Told) -> None:
        seat.vp += told["count"]
        self.pool -= told["count"]

    # --- turning cards over ---------------------------------------------------------------------------------

    def hear_search(self, seat: Seat, told: Told) -> None:
        assert "action:search" in seat.actions

    def hear_reveal(self, seat: Seat, told: Told) -> None:
        self.pile(seat.number).draw(1)
        self.aside.append(told["card"])

    def hear_found(self, seat: Seat, told: Told) -> None:
        seat.hand.append(told["card"])
        self.pile(seat.number).discard += len(self.aside) - 1
        self.aside = []

    def hear_search_failed(self, seat: Seat, told: Told) -> None:
        seat.card_used = False
        self.pile(seat.number).discard += len(self.aside)
        self.aside = []

    def hear_guess(self, seat: Seat, told: Told) -> None:
        same("the guess", self.box.card(told["card"]).cost == told["number"], told["kept"])
        self.pile(seat.number).draw(1)
        if told["kept"]:
            seat.hand.append(told["card"])
        else:
            self.pile(seat.number).discard += 1

    def hear_ante(self, seat: Seat, told: Told) -> None:
        assert told["card"] in seat.hand
        cost = self.box.card(told["card"]).cost
        assert 1 <= cost <= 6, f"{told['card']} cannot be bet (R-58)"
        self.aside = [*told["cards_shown"]]
        self.pile(seat.number).draw(len(self.aside))
        self.phases.look_at_pile(seat)
        self.phases.has_drawn(seat, len(self.aside), cost)
        self.ante = told["card"]

    def ante_wins(self) -> bool:
        return any(self.box.card(card).cost > self.box.card(self.ante).cost for card in self.aside)

    def hear_ante_won(self, seat: Seat, told: Told) -> None:
        assert self.ante_wins(), f"{self.ante} beats {self.aside}"
        assert told["card"] in self.aside
        seat.hand.append(told["card"])
        self.pile(seat.number).discard += len(self.aside) - 1
        self.aside = []

    def hear_ante_lost(self, seat: Seat, told: Told) -> None:
        assert not self.ante_wins(), f"{self.ante} loses to {self.aside}"
        self.discard(seat, [told["card"]])
        self.pile(seat.number).discard += len(self.aside)
        self.aside = []

    def hear_reshuffle(self, told: Told) -> None:
        self.reshuffle(self.piles[0], told)

    def hear_reshuffle_own(self, seat: Seat, told: Told) -> None:
        self.reshuffle(self.pile(seat.number), told)

    def reshuffle(self, pile: Pile, told: Told) -> None:
        same("cards in the discard pile", pile.discard, told["cards"])
        pile.deck += pile.discard
        pile.discard = 0

    # --- actions and takeovers ------------------------------------------------------------------------------

    def hear_actions(self, seat: Seat, told: Told) -> None:
        seat.actions = [action.replace("action:prestige-", "action:") for action in told["actions"]]
        boosts = [action for action in told["actions"] if action.startswith("action:prestige-")]
        seat.boost = boosts[0].replace("action:prestige-", "action:") if boosts else ""
        same("how many actions", 2 if self.advanced else 1, len(told["actions"]))
        if boosts or "action:search" in seat.actions:
            assert not seat.card_used, "the Prestige/Search card is used twice"
            self.cards_played.append(seat)
        self.revealed += 1
        if self.revealed == len(self.seats):
            # One who chooses last has seen the others' actions before they are carried out.
            for each in self.cards_played:
                each.card_used = True
            self.cards_played = []
            self.revealed = 0

    def hear_takeover(self, seat: Seat, told: Told) -> None:
        self.attempts[seat.number, told["world"]] = told["card"]

    def hear_prevented(self, seat: Seat, told: Told) -> None:
        assert any(self.box.powers(seat.tableau, "settle", "prevent-takeover"))

    def hear_takeover_result(self, seat: Seat, told: Told) -> None:
        if not told["success"]:
            return
        world = told["world"]
        card = self.attempts[seat.number, world]
        ((_, power),) = self.box.powers([card], "settle", "takeover")
        if power.get("destroy"):
            return  # its owner is told to discard it
        loser = next(other for other in self.seats if world in other.tableau)
        loser.tableau.remove(world)
        seat.tableau.append(world)
        self.lose_saved(loser, world)
        if world in loser.goods:
            loser.goods.remove(world)
            seat.goods.add(world)
        self.lose_goals()

    # --- the robot ------------------------------------------------------------------------------------------

    def hear_robot(self, kind: str, told: Told) -> None:
        assert self.robot is not None
        before = self.robot.vp
        self.robot.hear(kind, told, self)
        self.pool -= self.robot.vp - before

    # --- comparing ------------------------------------------------------------------------------------------

    def compare(self, views: Mapping[int | None, dict[str, Any]]) -> None:
        table = views[None]
        if self.with_goals and not self.goals.tiles:
            self.goals.lay([goal.removeprefix("goal:") for goal in table["goals"]])
            same("goals", 6, len(self.goals.tiles))
            self.goals.end("settle", self.owners, set())
        if table["phase"] == "none" and self.phase not in ("set-up", "round-start", "round-end", "none"):
            # Somebody has to discard to the hand limit.
            self.end_phase(self.phase)
            self.phase = "round-end"
            self.boundary = True
        if self.rewards_due:
            self.rewards_due = False
            if self.level == 3:
                self.goals.end("round-start", self.owners, set())
        self.look_at_spending()
        if not self.draft:
            same("deck", self.piles[0].deck, table["deck"])
            same("discard pile", self.piles[0].discard, table["discard"])
        same("VP pool", self.pool, table["pool"])
        if self.level == 3:
            same("Prestige Leader", self.leader, table["leader"])
        same("cards turned over", self.aside, table.get("aside", []))
        for seat in self.seats:
            self.compare_seat(seat, table["players"][seat.number])
        for viewer, view in views.items():
            if viewer is not None:
                cards = view["players"][viewer]
                same(f"hand of seat {viewer}", sorted(self.seats[viewer].hand), cards["cards"])
                same(f"under a world of seat {viewer}", sorted(self.seats[viewer].saved), cards.get("saved_cards", []))
        if self.robot is not None:
            self.robot.compare(table["robot"])
        self.boundary = False

    def look_at_spending(self) -> None:
        """All who pay prestige for their action have done so: tiles may be lost (PLW 107)."""
        if self.leader in self.spent:
            self.judge_lead()
        if self.spent:
            self.lose_goals()
        self.spent = set()

    def compare_seat(self, seat: Seat, shown: dict[str, Any]) -> None:
        who = f" of seat {seat.number}"
        same("hand" + who, len(seat.hand), shown["hand"])
        same("cards looked at" + who, len(seat.looking) + seat.start_worlds, shown["drawn"])
        same("VP chips" + who, seat.vp, shown["vp"])
        same("tableau" + who, seat.tableau, [card["card"] for card in shown["tableau"]])
        same("goods" + who, seat.goods, {card["card"] for card in shown["tableau"] if card["good"]})
        same("Military" + who, self.box.military(seat.tableau), shown["military"])
        if self.draft and self.phase != "set-up":
            same("deck" + who, self.pile(seat.number).deck, shown["deck"])
            same("discard pile" + who, self.pile(seat.number).discard, shown["discard"])
        if self.level == 3:
            same("prestige" + who, seat.prestige, shown["prestige"])
            same("prestige on the tile" + who, seat.on_tile, shown["on_tile"])
            same("cards under a world" + who, len(seat.saved), shown["saved"])
            same("Prestige/Search card" + who, seat.card_used, shown["card_used"])
        if self.boundary:
            goals = [goal.removeprefix("goal:") for goal in shown.get("goals", [])]
            same("goals" + who, self.goals.of(seat.number), sorted(goals))
            same("score" + who, self.score(seat)[0], shown["score"])

    # --- scoring --------------------------------------------------------------------------------------------

    def score(self, seat: Seat) -> tuple[int, dict[str, int]]:
        def goals(refinery: str | None) -> int:
            return self.goals.points(seat.number, self.owners, refinery)

        total, cards = best_points(self.box, seat.tableau, seat.vp, seat.prestige, goals)
        return total + seat.vp + seat.prestige, cards

    def settle(self, standings: list[dict[str, Any]]) -> None:
        """The last score, line by line, and the order of the players."""
        ranking = []
        for seat in self.seats:
            total, cards = self.score(seat)
            one = next(each for each in standings if each["seat"] == seat.number)
            same(f"final score of seat {seat.number}", total, one["total"])
            lines = {thing: points for source, thing, points in one["lines"] if source in ("card", "variable")}
            same(f"VP of the cards of seat {seat.number}", sum(cards.values()), sum(lines.values()))
            same(f"cards that score for seat {seat.number}", sorted(cards), sorted(lines))
            ranking.append((total, len(seat.hand) + len(seat.goods)))
        if self.robot is not None:
            total = self.robot.score()
            same("final score of the robot", total, next(e for e in standings if e["seat"] == 1)["total"])
            ranking.append((total, self.robot.credit + self.robot.economy))
        for one in standings:
            rank = 1 + sum(other > ranking[one["seat"]] for other in ranking)
            same(f"rank of seat {one['seat']}", rank, one["rank"])
        self.check_end()

    def check_end(self) -> None:
        """Was it time to end?"""
        full = self.pool <= 0
        for seat in self.seats:
            fortress = any("ends-at-14" in self.box.card(card).specials for card in seat.tableau)
            full |= len(seat.tableau) >= (14 if fortress else 12) or seat.prestige >= 15
        if self.robot is not None:
            full |= self.robot.size >= 12 or self.robot.prestige >= 15
        assert full, "the game ended though nothing had run out"
