"""Phase III, Settle: everybody may place one world, revealed together, and pays for it or conquers it.

The chooser's bonus is a card, drawn after the world is paid for, once a phase. Some powers place a second world or
replace one; takeovers are declared here and resolved when everybody is done.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.decision import Reason
from starboard.kernel.forms import Case, Form, PickOne, PickSet, exactly
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.race import goals, payment, phase_end, placing, prestige, spending, takeovers, vocabulary
from starboard.race.abilities import Source
from starboard.race.names import POWER, POWERS_PER_CARD
from starboard.race.position import Player, RaceGame


class SettlePhase(Step[RaceGame]):
    """`second` is the second Settle phase of the 2-player advanced game."""

    def __init__(self, second: bool) -> None:
        super().__init__("settle-2" if second else "settle")
        self.second = second

    def run(self, game: RaceGame, seat: int) -> None:
        game.begin_phase(vocabulary.PHASE_SETTLE)
        phase_end.after(game, goals.SETTLE, self.second)
        if game.rules.takeovers:
            takeovers.begin(game)
        game.common.append(REVEAL_WORLDS)
        for each, player in enumerate(game.players):
            action = vocabulary.SETTLE_2 if self.second else vocabulary.SETTLE
            # A player who did not choose this Settle has no bonus to take in it.
            player.bonus_taken = action not in player.actions
            player.settle_boost = player.boosted == action
            game.lanes[each].append(CHOOSE_WORLD)


class ChooseWorld(Question[RaceGame]):
    """A world from hand that can be paid for or conquered, or none."""

    def __init__(self) -> None:
        super().__init__("settle", secret=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        return PickOne(placeable(game, seat, False))

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.players[seat].placing = choice[0]

    def why_not(self, game: RaceGame, seat: int, thing: int) -> Reason | None:
        return why_not(game, seat, thing)


def placeable(game: RaceGame, seat: int, conquest_only: bool) -> list[int]:
    """Worlds in hand that can be placed, and PASS."""
    player = game.players[seat]
    options = [PASS]
    cards = game.content.cards
    others = len(player.hand) - 1
    for card in player.hand:
        design = cards[card]
        if design.is_world and payment.can_place(game, seat, design, others, conquest_only):
            options.append(card)
    return options


def why_not(game: RaceGame, seat: int, thing: int, conquest_only: bool = False) -> Reason | None:
    """Why a card cannot be settled; `conquest_only`: as a further world that must be conquered."""
    player = game.players[seat]
    if thing not in player.hand:
        return Reason("not-in-hand", {"thing": thing})
    design = game.content.cards[thing]
    if not design.is_world:
        return Reason("not-a-world", {"thing": thing})
    if payment.can_place(game, seat, design, len(player.hand) - 1, conquest_only):
        return None
    key, short = payment.shortfall(game, seat, design, conquest_only)
    if conquest_only and not design.military:
        return Reason("must-be-conquered", {"thing": thing})
    return Reason(key, {"thing": thing, "short": short})


class RevealWorlds(Step[RaceGame]):
    """All at once, windfall goods included; then everybody pays or conquers in their own lane."""

    def __init__(self) -> None:
        super().__init__("reveal-worlds")

    def run(self, game: RaceGame, seat: int) -> None:
        game.all_learn()
        for each in game.order:
            player = game.players[each]
            lane = game.lanes[each]
            if player.abilities.extra_settle:
                lane.append(EXTRA)
            if player.placing != PASS:
                put_down(game, each)
                lane.append(PAY_WORLD)
            elif game.rules.takeovers and player.abilities.takeovers:
                lane.append(takeovers.DECLARE)
        game.open_lanes()


def put_down(game: RaceGame, seat: int) -> None:
    """The world goes to the tableau, with its windfall good."""
    card = game.players[seat].placing
    game.place(seat, card)
    if game.content.cards[card].windfall:
        game.put_good(seat, card)


class PayWorld(Question[RaceGame]):
    """How the world just revealed is paid for or conquered: cards from hand, and special powers by their cards."""

    def __init__(self, conquest_only: bool) -> None:
        super().__init__("pay-world", public=True)
        self.conquest_only = conquest_only

    def data(self) -> list[int]:
        return [1 if self.conquest_only else 0]

    def ask(self, game: RaceGame, seat: int) -> Form:
        player = game.players[seat]
        design = game.content.cards[player.placing]
        if not player.abilities.settle_specials:
            return exactly(player.hand[:], payment.terms(player, design, [], self.conquest_only)[0])
        return PickSet(payment.cases(game, seat, design, self.conquest_only))

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"card": game.players[seat].placing}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        design = game.content.cards[player.placing]
        paid = [card for card in choice if card in player.hand]
        specials = [card for card in choice if card not in paid]
        paying = not design.military
        conqueror: Source | None = None
        paid_for_military = False
        for source in player.abilities.settle_specials:
            if source.card in specials:
                if source.power.does == vocabulary.PAY_FOR_MILITARY:
                    paying = paid_for_military = True
                elif source.power.does == vocabulary.DISCARD_TO_CONQUER:
                    paying = False
                    conqueror = source
        wait = game.rules.quirks.conquered_goods_wait
        if wait and payment.is_taken_for_granted(game, seat, design, self.conquest_only):
            player.waiting.append(player.placing)
        player.placed.append(player.placing)
        if player.settle_boost and game.rules.quirks.settle_bonus_is_one_half:
            payment.note_boost(player, design, paying)
        game.lanes[seat].append(placing.AFTER_PLACING)
        saves = (
            player.abilities.save_settling
            and paying
            and (not paid_for_military or game.rules.quirks.scavengers_save_for_military)
        )
        spending.pay(game, seat, paid, saves)
        if not paying:
            used = [source for source in player.abilities.settle_specials if source.card in specials]
            spending.spend_for_military(game, seat, used, len(paid))
        for card in specials:
            spending.use(game, seat, card, player.abilities.settle_specials)
        if paid_for_military:
            for source in player.abilities.pay_prestige:
                prestige.gain(game, seat, source.power.prestige, source.card)
        if conqueror is not None:
            prestige.gain(game, seat, conqueror.power.prestige, conqueror.card)


# --- a second world, or a better one ------------------------------------------------------------------------


def is_open(game: RaceGame, seat: int, source: Source) -> bool:
    """Can everybody see that the power might be used now? A second world needs a first (R-33)."""
    player = game.players[seat]
    if source.id in player.used or source.card in player.used:
        return False
    declared = any(attempt.attacker == seat for attempt in game.attempts)
    if source.power.does == vocabulary.SECOND_WORLD:
        return bool(player.placed) or declared
    if source.power.does == vocabulary.SECOND_CONQUEST:
        # X13: only after a world was placed; the reference also allows it after a declared takeover.
        return bool(player.placed) or (declared and game.rules.quirks.sneak_attack_after_declaration)
    return len(player.hand) > 0 and any(replaceable(game, seat, card) for card in player.tableau)


def is_possible(game: RaceGame, seat: int, source: Source) -> bool:
    """With what is in hand, can the power do anything?"""
    if source.power.does == vocabulary.UPGRADE_WORLD:
        return len(upgrades(game, seat, source.power.amount)) > 0
    conquest = source.power.does == vocabulary.SECOND_CONQUEST
    if len(placeable(game, seat, conquest)) > 1:
        return True
    return not conquest and len(takeovers.options(game, seat)) > 0


class Extra(Question[RaceGame]):
    """Which further Settle power is used next, if any."""

    def __init__(self) -> None:
        super().__init__("settle-extra")

    def ask(self, game: RaceGame, seat: int) -> Form | None:
        game.players[seat].placing = PASS
        opened = [source for source in game.players[seat].abilities.extra_settle if is_open(game, seat, source)]
        if not opened:
            return None
        return PickOne([PASS] + [source.id for source in opened if is_possible(game, seat, source)])

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        if choice[0] == PASS:
            return
        player = game.players[seat]
        lane = game.lanes[seat]
        lane.append(EXTRA)
        player.used.append(choice[0])
        for source in player.abilities.extra_settle:
            if source.id == choice[0]:
                if source.power.does == vocabulary.UPGRADE_WORLD:
                    lane.append(UPGRADE)
                elif source.power.does == vocabulary.SECOND_CONQUEST:
                    lane.append(CHOOSE_CONQUEST)
                else:
                    lane.append(CHOOSE_SECOND_WORLD)


class ChooseExtraWorld(Question[RaceGame]):
    """A further world from hand; a second placement may also be spent on a takeover."""

    def __init__(self, conquest_only: bool) -> None:
        super().__init__("settle")
        self.conquest_only = conquest_only

    def data(self) -> list[int]:
        return [1 if self.conquest_only else 0]

    def ask(self, game: RaceGame, seat: int) -> Form:
        return PickOne(placeable(game, seat, self.conquest_only))

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        if choice[0] == PASS:
            if game.rules.takeovers and not self.conquest_only:
                game.lanes[seat].append(takeovers.DECLARE)
            return
        player.placing = choice[0]
        game.others_learn(seat)
        if self.conquest_only:
            card = (player.used[-1] - POWER) // POWERS_PER_CARD
            player.used.append(card)
            if game.rules.quirks.sneak_attack_leaves_late:
                game.lanes[seat].append(LeaveLate(card))
            else:
                spending.discard_special(game, seat, card)
        put_down(game, seat)
        game.lanes[seat].append(PAY_CONQUEST if self.conquest_only else PAY_WORLD)

    def why_not(self, game: RaceGame, seat: int, thing: int) -> Reason | None:
        return why_not(game, seat, thing, self.conquest_only)


class LeaveLate(Step[RaceGame]):
    """In the reference, the card that placed a further world leaves when that is paid for and rewarded."""

    def __init__(self, card: int) -> None:
        super().__init__("leave-late")
        self.card = card

    def data(self) -> list[int]:
        return [self.card]

    def run(self, game: RaceGame, seat: int) -> None:
        spending.discard_special(game, seat, self.card)


def in_this_phase(player: Player, card: int) -> bool:
    return card in player.placed or card in player.replaced


def replaceable(game: RaceGame, seat: int, card: int) -> bool:
    """A non-military world that was not placed in this phase (R-116)."""
    design = game.content.cards[card]
    return design.is_world and not design.military and not in_this_phase(game.players[seat], card)


def same_kind(one: int, other: int) -> bool:
    """For replacing, a grey world is a kind of its own, and the Refinery is any kind but grey."""
    if vocabulary.ANY in (one, other):
        return vocabulary.NONE not in (one, other)
    return one == other


def upgrades(game: RaceGame, seat: int, reach: int) -> list[Case]:
    """Pairs of a world in hand and one in the tableau of the same kind that costs 0 to 3 less."""
    player: Player = game.players[seat]
    found: list[Case] = []
    for new in player.hand:
        better = game.content.cards[new]
        if not better.is_world or better.military:
            continue
        for old in player.tableau:
            design = game.content.cards[old]
            if (
                replaceable(game, seat, old)
                and same_kind(design.good, better.good)
                and 0 <= better.cost - design.cost <= reach
            ):
                found.append(Case([new, old], []))
    return found


class Upgrade(Question[RaceGame]):
    """Terraforming Engineers: replace a world by a better one of its kind, for prestige."""

    def __init__(self) -> None:
        super().__init__("upgrade")

    def ask(self, game: RaceGame, seat: int) -> Form:
        reach = 0
        for source in game.players[seat].abilities.extra_settle:
            if source.power.does == vocabulary.UPGRADE_WORLD:
                reach = source.power.amount
        return PickSet([Case([], []), *upgrades(game, seat, reach)])

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        if not choice:
            return
        player = game.players[seat]
        new = next(card for card in choice if card in player.hand)
        old = next(card for card in choice if card != new)
        game.others_learn(seat)
        game.discard_from_tableau(seat, old)
        player.placing = new
        put_down(game, seat)
        player.replaced.append(new)
        for source in player.abilities.extra_settle:
            if source.id == player.used[-1]:
                prestige.gain(game, seat, 1, source.card)


SETTLE_PHASE: Final = SettlePhase(False)
SECOND_SETTLE_PHASE: Final = SettlePhase(True)
CHOOSE_WORLD: Final = ChooseWorld()
REVEAL_WORLDS: Final = RevealWorlds()
PAY_WORLD: Final = PayWorld(False)
PAY_CONQUEST: Final = PayWorld(True)
EXTRA: Final = Extra()
CHOOSE_SECOND_WORLD: Final = ChooseExtraWorld(False)
CHOOSE_CONQUEST: Final = ChooseExtraWorld(True)
UPGRADE: Final = Upgrade()
