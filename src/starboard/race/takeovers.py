"""Takeovers (Rebel vs Imperium, The Brink of War): declared in Settle instead of placing a world, resolved at its end.

Everything is judged as it was when the phase began: who is vulnerable, what Military counts, which worlds can be taken.
When attempts are resolved the defender may still add temporary Military, the attacker may not (X8).
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.forms import Case, Form, PickOne, PickSet
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.race import payment, placing, prestige, spending, vocabulary
from starboard.race.abilities import Source, total_military
from starboard.race.content import Design
from starboard.race.names import KIND, POWER
from starboard.race.position import Attempt, Player, RaceGame

TEMPORARY: Final = [
    vocabulary.DISCARD_FOR_MILITARY,
    vocabulary.PRESTIGE_FOR_MILITARY,
    vocabulary.GOOD_FOR_MILITARY,
    vocabulary.CARDS_FOR_MILITARY,
]


def begin(game: RaceGame) -> None:
    """Settle begins: remember the tableaus as they are now; nothing is declared yet."""
    game.attempts = []
    for player in game.players:
        player.began = player.tableau[:]
    game.common.append(RESOLVE)
    game.common.append(PREVENT)


# --- who can be attacked, and how strongly ------------------------------------------------------------------


def is_vulnerable(game: RaceGame, defender: int, source: Source) -> bool:
    """Did the defender's tableau, when the phase began, have what this takeover power needs?"""
    began = game.players[defender].began
    cards = game.content.cards
    of = source.power.of
    if of == "rebel":
        return any(cards[card].rebel_military for card in began)
    if of == "imperium":
        return any(cards[card].keywords & vocabulary.KW_IMPERIUM for card in began)
    if of == "military":
        return total_military(game.content, began) >= 1
    return True


def may_take(source: Source, design: Design, conquered: bool) -> bool:
    """May this power take such a world? Imperium Seat takes Rebel ones only; a fleet (`conquered`) civil ones, too."""
    if source.power.of == "rebel" and not design.keywords & vocabulary.KW_REBEL:
        return False
    return design.military or conquered


def attack(game: RaceGame, attacker: int, design: Design, source: Source) -> int:
    """The attacker's Military against this world, with the bonus of the power and what is temporary by now."""
    player = game.players[attacker]
    return payment.strength_against(player, design) + bonus_of(game, attacker, source)


def bonus_of(game: RaceGame, attacker: int, source: Source) -> int:
    """What a power against IMPERIUM adds: its amount for each of the attacker's Rebel military worlds."""
    if source.power.of != "imperium":
        return 0
    cards = game.content.cards
    return source.power.amount * sum(1 for card in game.players[attacker].began if cards[card].rebel_military)


def defence(game: RaceGame, defender: int, design: Design, kind: int = vocabulary.NONE) -> int:
    """The defender's Military for this world, and the world's own defense (or cost).

    `kind` is what the Refinery is named, if that is the world.
    """
    player = game.players[defender]
    abilities = player.abilities
    strength = abilities.military + player.temporary + len(player.hand_spent) + design.cost
    strength += abilities.military_for[kind or design.good]
    if design.keywords & vocabulary.KW_REBEL:
        strength += abilities.military_rebel
    strength += abilities.takeover_defense
    if player.settle_boost and payment.BOOST_PAID not in player.used:
        strength += payment.BOOST_MILITARY
    if not design.military and not game.rules.quirks.civil_target_is_not_military:
        strength += as_military(game, defender, design)
    return strength


def as_military(game: RaceGame, defender: int, design: Design) -> int:
    """X14: a civil world that is attacked counts as military for what its owner has per (Rebel) military world."""
    more = 0
    for card in game.players[defender].began:
        for power in game.content.cards[card].powers:
            if power.per == "military":
                more += power.amount
            elif power.does == vocabulary.TAKEOVER_DEFENSE:
                more += 2 if design.keywords & vocabulary.KW_REBEL else 1
    return more


def usable_powers(game: RaceGame, seat: int) -> list[Source]:
    """Takeover powers not used yet in this phase whose cost can be paid."""
    player = game.players[seat]
    return [
        source
        for source in player.abilities.takeovers
        if source.card not in player.used
        and source.id not in player.used
        and (source.power.cost != "prestige" or player.prestige > 0)
    ]


def fleets(game: RaceGame, seat: int) -> list[Source]:
    """Unused powers that let a takeover be of a non-military world."""
    player = game.players[seat]
    return [
        source
        for source in player.abilities.settle_specials
        if source.power.does == vocabulary.DISCARD_TO_CONQUER
        and source.power.with_takeover
        and not spending.is_spent(game, player, source)
    ]


def spare_strength(game: RaceGame, seat: int, but: int, defending: bool) -> int:
    """All the temporary Military the seat could still add, leaving out one card."""
    player = game.players[seat]
    most = 0
    cards = 0
    for source in temporary_specials(game, seat, defending):
        if source.power.does == vocabulary.CARDS_FOR_MILITARY:
            cards += spending.cards_left(player, source)
        elif source.card != but:
            most += source.power.amount
    return most + min(cards, len(player.hand))


def in_reach(game: RaceGame, seat: int, source: Source, world: int) -> bool:
    """Could the attack reach the defence as it stands? Nobody needs that to declare one; who plans one asks."""
    design = game.content.cards[world]
    defender = next(each for each in range(game.seats) if world in game.players[each].tableau)
    spare = spare_strength(game, seat, source.card if source.power.cost == "discard" else PASS, False)
    if game.rules.quirks.loose_takeover_bonus:
        if source.power.of != "imperium":
            spare += loose_bonus(game, seat)
    elif source.power.cost == "prestige" and game.players[seat].prestige == 1:
        spare -= bought_with_prestige(game, seat)
    return attack(game, seat, design, source) + spare >= defence(game, defender, design)


def targets(game: RaceGame, seat: int, source: Source) -> list[int]:
    """Worlds that this power may attack, strong enough or not: the rules ask for no more than vulnerability."""
    found: list[int] = []
    fleet = fleets(game, seat)
    needs_hope = game.rules.quirks.takeovers_need_hope
    already = [attempt.world for attempt in game.attempts if attempt.attacker == seat]
    if game.rules.quirks.one_world_twice:
        already = []
    for defender in range(game.seats):
        if defender == seat or not is_vulnerable(game, defender, source):
            continue
        player = game.players[defender]
        for world in player.began:
            design = game.content.cards[world]
            if world not in player.tableau or not design.is_world or world in already:
                continue
            if not may_take(source, design, len(fleet) > 0):
                continue
            if not needs_hope or in_reach(game, seat, source, world):
                found.append(world)
    return found


def bought_with_prestige(game: RaceGame, seat: int) -> int:
    """The temporary Military that cannot be had when the last chip pays for the takeover power."""
    most = 0
    for source in temporary_specials(game, seat, False):
        if source.power.does == vocabulary.PRESTIGE_FOR_MILITARY:
            most += source.power.amount
    return most


def loose_bonus(game: RaceGame, seat: int) -> int:
    """When it lists targets, the reference counts the bonus against IMPERIUM for every takeover power."""
    most = 0
    for source in usable_powers(game, seat):
        if source.power.of == "imperium":
            most = max(most, bonus_of(game, seat, source))
    return most


def options(game: RaceGame, seat: int) -> list[Case]:
    """Every takeover the seat could declare now: a power and a world."""
    if not game.rules.takeovers:
        return []
    return [
        Case([source.id, world], []) for source in usable_powers(game, seat) for world in targets(game, seat, source)
    ]


# --- declaring ----------------------------------------------------------------------------------------------


class Declare(Question[RaceGame]):
    """Attack a world with a power, or not. The power's cost is paid at once."""

    def __init__(self) -> None:
        super().__init__("takeover", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form | None:
        found = options(game, seat)
        return PickSet([Case([], []), *found]) if found else None

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        if not choice:
            return
        player = game.players[seat]
        world = next(thing for thing in choice if thing < POWER)
        power = next(thing for thing in choice if thing >= POWER)
        source = next(each for each in player.abilities.takeovers if each.id == power)
        defender = next(each for each in range(game.seats) if world in game.players[each].tableau)
        player.used.append(power)
        if source.power.cost == "discard":
            player.used.append(source.card)
            game.discard_from_tableau(seat, source.card)
            if not game.rules.quirks.takeovers_lose_goals_late:
                spending.look_for_losses(game)
        elif source.power.cost == "prestige":
            prestige.spend(game, seat, source.card)
        game.attempts.append(Attempt(seat, defender, world, source))
        if game.events is not None:
            game.tell("takeover", seat, {"card": game.name(source.card), "world": game.name(world)})
        game.lanes[seat].append(REINFORCE)


def latest_of(game: RaceGame, seat: int) -> int:
    """The place of the seat's last attempt."""
    return max(at for at, attempt in enumerate(game.attempts) if attempt.attacker == seat)


def temporary_specials(game: RaceGame, seat: int, defending: bool) -> list[Source]:
    """Unused powers for temporary Military; the defender may use up the rest of one used in part (RvI p5)."""
    player = game.players[seat]
    found: list[Source] = []
    for source in player.abilities.settle_specials:
        does = source.power.does
        rest = defending and does == vocabulary.CARDS_FOR_MILITARY
        if does not in TEMPORARY or (source.card in player.used and not rest):
            continue
        if does == vocabulary.PRESTIGE_FOR_MILITARY and player.prestige <= 0:
            continue
        if does == vocabulary.GOOD_FOR_MILITARY and not spending.goods_to_spend(game, seat, source.power.good):
            continue
        if does == vocabulary.CARDS_FOR_MILITARY and not spending.cards_left(player, source):
            continue
        found.append(source)
    return found


def forgotten(player: Player) -> int:
    """Cards that the reference takes from whatever power defends (the quirk `cards_spent_are_forgotten`)."""
    return player.hand_spent.count(PASS)


def spend(game: RaceGame, seat: int, choice: list[int], goods_stay: bool = False) -> None:
    """Temporary Military for an attack or a defence: cards from hand, and special powers by their cards."""
    player = game.players[seat]
    paid = [card for card in choice if card in player.hand]
    spending.pay(game, seat, paid, False)
    used = [source for source in player.abilities.settle_specials if source.card in choice]
    spending.spend_for_military(game, seat, used, len(paid))
    for card in choice:
        if card not in paid:
            spending.use(game, seat, card, player.abilities.settle_specials)
    if goods_stay:
        lane = game.lanes[seat]
        while lane and isinstance(lane[-1], spending.SpendGood):
            lane.pop()


class Reinforce(Question[RaceGame]):
    """With which temporary Military the attack is made; a weak attack may be made, and fail."""

    def __init__(self) -> None:
        super().__init__("reinforce", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        attempt = game.attempts[latest_of(game, seat)]
        player = game.players[seat]
        design = game.content.cards[attempt.world]
        usable = temporary_specials(game, seat, False)
        fleet = [] if design.military else fleets(game, seat)
        found: list[Case] = []
        for mask in range(1 << len(usable)):
            specials = spending.chosen(usable, mask)
            cards = 0
            for source in specials:
                if source.power.does == vocabulary.CARDS_FOR_MILITARY:
                    cards += spending.cards_left(player, source)
            hi = min(cards, len(player.hand))
            if design.military:
                found.append(spending.case(specials, player.hand, 0, hi))
            for each in fleet:
                found.append(spending.case([*specials, each], player.hand, 0, hi))
        return PickSet(found)

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"world": game.attempts[latest_of(game, seat)].world}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        at = latest_of(game, seat)
        attempt = game.attempts[at]
        conqueror = PASS
        for source in player.abilities.settle_specials:
            if source.card in choice and source.power.does == vocabulary.DISCARD_TO_CONQUER:
                conqueror = source.card
        spend(game, seat, choice)
        design = game.content.cards[attempt.world]
        strength = attack(game, seat, design, attempt.source)
        game.attempts[at] = attempt.made_with(strength, conqueror)


# --- resolving ----------------------------------------------------------------------------------------------


class PreventStep(Step[RaceGame]):
    """Before attempts are resolved, a player who has the power may spend prestige to prevent one of them (R-80)."""

    def __init__(self) -> None:
        super().__init__("prevent-takeovers")

    def run(self, game: RaceGame, seat: int) -> None:
        if not game.attempts:
            return
        game.parallel = False
        for each in game.order:
            player = game.players[each]
            if player.abilities.prevent_takeover and player.prestige > 0:
                game.lanes[each].append(PREVENT_ONE)


class PreventOne(Question[RaceGame]):
    """Which attempt, against anybody, is prevented."""

    def __init__(self) -> None:
        super().__init__("prevent-takeover")

    def ask(self, game: RaceGame, seat: int) -> Form:
        pairs = [Case([attempt.world, attempt.source.id], []) for attempt in game.attempts]
        return PickSet([Case([], []), *pairs])

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        if not choice:
            return
        prestige.spend(game, seat, game.players[seat].abilities.prevent_takeover[0].card)
        for at, attempt in enumerate(game.attempts):
            if attempt.world in choice and attempt.source.id in choice:
                if game.events is not None:
                    game.tell("prevented", seat, {"world": game.name(attempt.world), "attacker": attempt.attacker})
                if game.rules.quirks.prevention_fails_the_other:
                    game.attempts[at] = attempt.made_with(FAILED, attempt.conqueror)
                else:
                    # PLW 481: one attempt is prevented; another of the same attacker is still made.
                    game.attempts.pop(at)
                return


FAILED: Final = -100
"""The strength of an attempt that fails whatever its owner does."""


class ResolveTakeovers(Step[RaceGame]):
    """One attempt after the other, in the order of declaration."""

    def __init__(self) -> None:
        super().__init__("resolve-takeovers")

    def run(self, game: RaceGame, seat: int) -> None:
        if not game.attempts:
            return
        attempt = game.attempts[0]
        game.parallel = False
        game.common.append(RESOLVE)
        game.common.append(DECIDE_ATTEMPT)
        if attempt.strength == FAILED or attempt.world not in game.players[attempt.defender].tableau:
            return
        if game.content.cards[attempt.world].good == vocabulary.ANY and not game.rules.quirks.refinery_defends_unnamed:
            game.common.append(OFFER_DEFENCE)
            game.lanes[attempt.defender].append(NAME_REFINERY)
        else:
            offer_defence(game, attempt)


def strength_of(game: RaceGame, attempt: Attempt) -> int:
    """The strength of the attack, with what counts against the kind that the Refinery was named."""
    return attempt.strength + game.players[attempt.attacker].abilities.military_for[attempt.kind]


def margin(game: RaceGame, attempt: Attempt) -> int:
    """By how much the attack exceeds the defence as both stand."""
    design = game.content.cards[attempt.world]
    return strength_of(game, attempt) - defence(game, attempt.defender, design, attempt.kind)


def offer_defence(game: RaceGame, attempt: Attempt) -> None:
    """Ask the defender for temporary Military if it could help."""
    if 0 <= margin(game, attempt) < spare_strength(game, attempt.defender, PASS, True):
        game.lanes[attempt.defender].append(DEFEND)


class NameRefinery(Question[RaceGame]):
    """As which kind the Refinery is defended (PLW 601); asked where it makes a difference."""

    def __init__(self) -> None:
        super().__init__("kind", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        attempt = game.attempts[0]
        kinds = [vocabulary.NOVELTY, vocabulary.RARE, vocabulary.GENES, vocabulary.ALIEN]
        if len({margin(game, attempt.named(kind)) for kind in kinds}) == 1:
            kinds = kinds[:1]
        return PickOne([KIND + kind for kind in kinds])

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"world": game.attempts[0].world}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.attempts[0] = game.attempts[0].named(choice[0] - KIND)


class OfferDefence(Step[RaceGame]):
    """The Refinery has a kind: now its owner may add Military."""

    def __init__(self) -> None:
        super().__init__("offer-defence")

    def run(self, game: RaceGame, seat: int) -> None:
        offer_defence(game, game.attempts[0])


class Defend(Question[RaceGame]):
    """The defender may add temporary Military that is still unused; the attacker may not (R-69)."""

    def __init__(self) -> None:
        super().__init__("defend", public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        player = game.players[seat]
        usable = temporary_specials(game, seat, True)
        found: list[Case] = []
        for mask in range(1 << len(usable)):
            specials = spending.chosen(usable, mask)
            cards = 0
            for source in specials:
                if source.power.does == vocabulary.CARDS_FOR_MILITARY:
                    cards += spending.cards_left(player, source)
            left = min(cards - forgotten(player), len(player.hand))
            if left >= 0 or not specials:
                found.append(spending.case(specials, player.hand, 0, max(left, 0)))
        return PickSet(found)

    def about(self, game: RaceGame, seat: int) -> dict[str, int]:
        return {"world": game.attempts[0].world}

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        spend(game, seat, choice, game.rules.quirks.good_for_defence_is_kept)


class DecideAttempt(Step[RaceGame]):
    """Success if the attack reaches the defence. After a failure all later attempts of that attacker fail (R-72)."""

    def __init__(self) -> None:
        super().__init__("decide-attempt")

    def run(self, game: RaceGame, seat: int) -> None:
        attempt = game.attempts.pop(0)
        here = attempt.world in game.players[attempt.defender].tableau
        success = here and margin(game, attempt) >= 0
        if game.events is not None:
            game.tell("takeover-result", attempt.attacker, {"world": game.name(attempt.world), "success": success})
        if success:
            succeed(game, attempt)
            return
        for at, later in enumerate(game.attempts):
            if later.attacker == attempt.attacker:
                game.attempts[at] = later.made_with(FAILED, later.conqueror)


def succeed(game: RaceGame, attempt: Attempt) -> None:
    """The world changes hands with its good, or is destroyed; the attacker is rewarded."""
    attacker, defender, world = attempt.attacker, attempt.defender, attempt.world
    power = attempt.source.power
    prestige.gain(game, attacker, power.prestige, attempt.source.card)
    if attempt.conqueror != PASS:
        for source in game.players[attacker].abilities.settle_specials:
            if source.card == attempt.conqueror:
                prestige.gain(game, attacker, source.power.prestige, source.card)
    if power.destroy:
        placing.reward(game, attacker, world, taken=True, destroyed=True)
        game.discard_from_tableau(defender, world)
        if not game.rules.quirks.takeovers_lose_goals_late:
            spending.look_for_losses(game)
        return
    loser, winner = game.players[defender], game.players[attacker]
    loser.tableau.remove(world)
    loser.stale = True
    winner.tableau.append(world)
    winner.stale = True
    winner.placed.append(world)
    if loser.saved and "saves-at-start" in game.content.cards[world].specials:
        if game.rules.quirks.saved_cards_change_hands:
            winner.saved.extend(loser.saved)
        else:
            # X6: the saved cards are lost with the world.
            game.to_discard(defender, loser.saved, loser.filled)
        loser.saved = []
    if not game.rules.quirks.takeovers_lose_goals_late:
        spending.look_for_losses(game)
    placing.reward(game, attacker, world, taken=True)


RESOLVE: Final = ResolveTakeovers()
DECLARE: Final = Declare()
REINFORCE: Final = Reinforce()
PREVENT: Final = PreventStep()
PREVENT_ONE: Final = PreventOne()
NAME_REFINERY: Final = NameRefinery()
OFFER_DEFENCE: Final = OfferDefence()
DEFEND: Final = Defend()
DECIDE_ATTEMPT: Final = DecideAttempt()
