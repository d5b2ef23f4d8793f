"""Research a technology, in the five steps of the rulebook (598-694), and private technologies.

Choose a slot, place a cube, resolve the event, choose the card, get the immediate bonus. In the expert variant a row of
open cards for each level lies ready, once that level has come within reach.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.decision import Reason
from starboard.kernel.forms import Form, PickOne
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.sun import metrics, vocabulary
from starboard.sun.abilities import fire, watch_all
from starboard.sun.content import Effect, EffectList, Technology
from starboard.sun.flow import EffectQuestion, resolve
from starboard.sun.position import SunGame

MATCHES: Final = 2
"""How many cards of the right type are revealed to choose from."""


def levels_of(game: SunGame, seat: int, effect: Effect) -> list[int]:
    if effect.counted_level:
        return [metrics.amount(game, seat, effect.level)]
    return effect.levels


def candidates(game: SunGame, seat: int, effect: Effect) -> list[int]:
    """Step 1: the slots this effect lets the faction research."""
    levels = levels_of(game, seat, effect)
    found: list[int] = []
    for slot, design in enumerate(game.content.slots):
        if design.level in levels and may_research(game, seat, slot, effect):
            found.append(slot)
    return found


def any_candidate(game: SunGame, seat: int, effect: Effect) -> bool:
    levels = levels_of(game, seat, effect)
    for slot, design in enumerate(game.content.slots):
        if design.level in levels and may_research(game, seat, slot, effect):
            return True
    return False


def may_research(game: SunGame, seat: int, slot: int, effect: Effect) -> bool:
    """Not researched yet, all that is required is, and it is discovered or not as the effect asks."""
    researched = game.players[seat].researched
    if researched >> slot & 1:
        return False
    discovered = game.tech_at[slot] != PASS
    if effect.scope != vocabulary.SCOPE_ANY and discovered != (effect.scope == vocabulary.SCOPE_DISCOVERED):
        return False
    if not discovered and not can_discover(game, slot):
        return False
    return effect.ignore_prereq or prerequisites_met(game, seat, slot, discovered)


def can_discover(game: SunGame, slot: int) -> bool:
    """There must be a card to put there."""
    level = game.content.slots[slot].level
    return len(game.decks[level - 2]) > 0 or len(game.rows[level - 2]) > 0


def prerequisites_met(game: SunGame, seat: int, slot: int, discovered: bool) -> bool:
    design = game.content.slots[slot]
    player = game.players[seat]
    have = 0
    for other in design.of:
        have += player.researched >> other & 1
    if have >= design.need:
        return True
    return discovered and design.need >= 2 and have == design.need - 1 and player.has_rule(vocabulary.SKIP_ONE_PREREQ)


class Research(EffectQuestion):
    """Which slot is researched."""

    def __init__(self, effects: EffectList, at: int) -> None:
        super().__init__("research", effects, at)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        effect = self.effect()
        player = game.players[seat]
        supply = player.all_supply()
        if effect.source == vocabulary.FROM_POP and player.pop == 0:
            return None
        if effect.source == vocabulary.FROM_SUPPLY and player.pop == 0 and supply == 0:
            return None
        options = [vocabulary.SLOT + slot for slot in candidates(game, seat, effect)]
        if not options:
            return None
        exhausted = effect.source == vocabulary.FROM_SUPPLY and supply == 0
        if (effect.optional or exhausted) and game.may_decline(seat, self.effects, self.at):
            options.append(PASS)
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        if choice[0] == PASS:
            return
        effect = self.effect()
        slot = choice[0] - vocabulary.SLOT
        player = game.players[seat]
        column = game.next_column(seat, vocabulary.LEFT) if effect.source == vocabulary.FROM_SUPPLY else PASS
        if effect.source == vocabulary.FROM_NOTHING:
            player.cubeless |= 1 << slot
        elif column == PASS or not game.take_supply(seat, vocabulary.LEFT):
            player.pop -= 1
        player.researched |= 1 << slot
        game.changed = True
        research(game, seat, slot, effect.skip_now, column)

    def why_not(self, game: SunGame, seat: int, thing: int) -> Reason | None:
        slot = thing - vocabulary.SLOT
        if not 0 <= slot < len(game.content.slots):
            return None
        effect = self.effect()
        if game.content.slots[slot].level not in levels_of(game, seat, effect):
            return Reason("wrong-level", {"thing": thing})
        if game.players[seat].researched >> slot & 1:
            return Reason("already-researched", {"thing": thing})
        discovered = game.tech_at[slot] != PASS
        if effect.scope == vocabulary.SCOPE_DISCOVERED and not discovered:
            return Reason("not-discovered", {"thing": thing})
        if effect.scope == vocabulary.SCOPE_UNDISCOVERED and discovered:
            return Reason("already-discovered", {"thing": thing})
        return Reason("prerequisites-missing", {"thing": thing})


def research(game: SunGame, seat: int, slot: int, skip_now: bool, column: int) -> None:
    """The cube is placed: steps 3 to 5 come next. `column` is where in the supply it came from, if it did."""
    discovery = game.tech_at[slot] == PASS
    if game.events is not None:
        thing = vocabulary.SLOT + slot if discovery else game.tech_at[slot]
        shown: dict[str, object] = {"technology": game.name(thing), "slot": game.name(vocabulary.SLOT + slot)}
        if column != PASS:
            shown["column"] = game.name(vocabulary.COLUMN + column)
        elif game.players[seat].cubeless >> slot & 1:
            shown["cubeless"] = True
        game.tell("research", seat, shown)
    game.common.append(Researched(seat, slot, discovery, skip_now))
    if discovery:
        game.common.append(Discover(seat, slot))
        event = game.event_at[slot]
        if event != PASS:
            game.event_at[slot] = PASS
            game.all_learn()
            if game.events is not None:
                game.tell("event", seat, {"card": game.name(vocabulary.EVENT + event)})
            resolve(game, seat, game.content.events[event].effect)


# --- step 4: choosing the card ----------------------------------------------------------------------------


class Discover(Step[SunGame]):
    """A technology nobody has had: its type, then two cards of that type to choose from."""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__("discover")
        self.seat = seat
        self.slot = slot

    def run(self, game: SunGame, seat: int) -> None:
        if game.tech_at[self.slot] == PASS:
            level = game.content.slots[self.slot].level
            if game.rules.expert:
                set_row(game, self.seat, level)
            game.lanes[self.seat].append(ChooseType(self.slot, PASS))

    def data(self) -> list[int]:
        return [self.seat, self.slot]


def types_for(game: SunGame, seat: int, slot: int) -> list[int]:
    """The types of the required technologies that the faction has itself researched (rulebook 660-666, 1146-1147)."""
    found: list[int] = []
    for other in game.content.slots[slot].of:
        if game.players[seat].researched >> other & 1 and game.tech_at[other] != PASS:
            kind = game.technology(other).out_type
            if kind not in found:
                found.append(kind)
    return found if found else list(range(len(vocabulary.TYPES)))


class ChooseType(Question[SunGame]):
    """With required technologies of different types, one of these; asked again if a type has no card left."""

    def __init__(self, slot: int, but_not: int) -> None:
        super().__init__("technology-type", public=True)
        self.slot = slot
        self.but_not = but_not

    def ask(self, game: SunGame, seat: int) -> Form:
        return PickOne([vocabulary.TYPE + kind for kind in types_for(game, seat, self.slot) if kind != self.but_not])

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        reveal(game, seat, self.slot, choice[0] - vocabulary.TYPE, self.but_not)

    def about(self, game: SunGame, seat: int) -> dict[str, int]:
        return {"slot": vocabulary.SLOT + self.slot}

    def data(self) -> list[int]:
        return [self.slot, self.but_not]


def reveal(game: SunGame, seat: int, slot: int, kind: int, but_not: int) -> None:
    """Cards are revealed until two fit, each card of the deck once at most; fitting cards of an open row come first."""
    level = game.content.slots[slot].level
    row = [card for card in game.rows[level - 2] if kind in game.content.technologies[card].types]
    if row:
        game.lanes[seat].append(ChooseCard(slot, row))
        return
    deck = level - 2
    for _ in range(game.deck_size(deck)):
        card = game.from_deck(deck, seat, "discover")
        if kind in game.content.technologies[card].types:
            game.revealed.append(card)
            if len(game.revealed) == MATCHES:
                break
        else:
            game.aside.append(card)
    game.all_learn()
    if game.revealed:
        if game.events is not None:
            game.tell("reveal", seat, {"cards": game.names(game.revealed), "others": len(game.aside)})
        game.lanes[seat].append(ChooseCard(slot, game.revealed[:]))
        return
    others = [other for other in types_for(game, seat, slot) if other not in (kind, but_not)]
    if others:
        put_under(game, deck)
        game.lanes[seat].append(ChooseType(slot, kind))
    else:
        game.revealed = game.aside if game.aside else game.rows[level - 2][:]
        game.aside = []
        game.lanes[seat].append(ChooseCard(slot, game.revealed[:]))


def put_under(game: SunGame, deck: int) -> None:
    """What was revealed and not chosen goes under its deck in random order; everybody has seen it."""
    game.new_block(deck, sorted(game.aside), (1 << game.seats) - 1)
    game.aside = []


class ChooseCard(Question[SunGame]):
    """Which of the fitting cards is put on the slot."""

    def __init__(self, slot: int, cards: list[int]) -> None:
        super().__init__("discover", public=True)
        self.slot = slot
        self.cards = cards

    def ask(self, game: SunGame, seat: int) -> Form:
        return PickOne(self.cards[:])

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        card = choice[0]
        level = game.content.slots[self.slot].level
        row = game.rows[level - 2]
        if card in game.revealed and card not in row:
            game.revealed.remove(card)
            game.aside.extend(game.revealed)
        elif card in row:
            row.remove(card)
            refill_row(game, seat, level)
        game.revealed = []
        put_under(game, level - 2)
        place_technology(game, seat, self.slot, card)

    def about(self, game: SunGame, seat: int) -> dict[str, int]:
        return {"slot": vocabulary.SLOT + self.slot}

    def data(self) -> list[int]:
        return [self.slot, *self.cards]


def place_technology(game: SunGame, seat: int, slot: int, card: int) -> None:
    game.tech_at[slot] = card
    if game.events is not None:
        game.tell("discover", seat, {"technology": game.name(card), "slot": game.name(vocabulary.SLOT + slot)})
    come_within_reach(game, seat, game.content.technologies[card])


# --- the expert variant: rows of open cards ---------------------------------------------------------------


def set_row(game: SunGame, seat: int, level: int) -> None:
    """A row is laid out when its level first comes within reach."""
    if level < 2 or game.rows_set >> level & 1:
        return
    game.rows_set |= 1 << level
    refill_row(game, seat, level)


def refill_row(game: SunGame, seat: int, level: int) -> None:
    row = game.rows[level - 2]
    while len(row) < game.content.expert_row:
        card = game.from_deck(level - 2, seat, "row")
        if card == PASS:
            break
        row.append(card)
        if game.events is not None:
            game.tell("row", seat, {"technology": game.name(card)})
    game.all_learn()


def come_within_reach(game: SunGame, seat: int, design: Technology) -> None:
    """A card whose action researches a higher level brings out that level's row (rulebook 1149-1152)."""
    if game.rules.expert:
        for action in design.actions:
            rows_for(game, seat, action.effect)


def rows_for(game: SunGame, seat: int, effects: EffectList) -> None:
    for effect in effects.effects:
        if effect.verb == vocabulary.RESEARCH and effect.scope != vocabulary.SCOPE_DISCOVERED:
            for level in effect.levels:
                set_row(game, seat, level)
        for inner in effect.lists:
            rows_for(game, seat, inner)


# --- step 5: the immediate bonus --------------------------------------------------------------------------


class Researched(Step[SunGame]):
    """The card lies there: its owner has its abilities and gets its bonus."""

    def __init__(self, seat: int, slot: int, discovery: bool, skip_now: bool) -> None:
        super().__init__("researched")
        self.seat = seat
        self.slot = slot
        self.discovery = discovery
        self.skip_now = skip_now

    def run(self, game: SunGame, seat: int) -> None:
        design = game.technology(self.slot)
        player = game.players[self.seat]
        player.gain_abilities(design.abilities)
        watch_all(game, vocabulary.TECHNOLOGY_MOMENT | vocabulary.DISC_MOMENT)
        if player.abilities:
            fire(game, self.seat, vocabulary.ON_RESEARCH)
            if self.discovery:
                fire(game, self.seat, vocabulary.ON_DISCOVER)
        if not self.skip_now:
            resolve(game, self.seat, design.now)

    def data(self) -> list[int]:
        return [self.seat, self.slot, int(self.discovery), int(self.skip_now)]


# --- private technologies ---------------------------------------------------------------------------------


def look_for_private(game: SunGame, seat: int, effects: EffectList, at: int) -> None:
    """Draw some cards, keep one or more beside the mat; only the owner sees the others."""
    effect = effects.effects[at]
    deck = metrics.amount(game, seat, effect.level) - 2
    looking = game.players[seat].looking
    for _ in range(effect.see):
        card = game.from_deck(deck, seat, "private")
        if card == PASS:
            break
        looking.append(card)
    if looking:
        game.changed = True
        game.learns(seat)
        game.lanes[seat].append(KeepPrivate(effects, at, effect.keep))


class KeepPrivate(EffectQuestion):
    """Which of the cards looked at is kept. The question is not public: only its seat knows whether it is forced."""

    def __init__(self, effects: EffectList, at: int, left: int) -> None:
        super().__init__("private-technology", effects, at, left)
        self.public = False

    def ask(self, game: SunGame, seat: int) -> Form:
        return PickOne(sorted(game.players[seat].looking))

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        card = choice[0]
        design = game.content.technologies[card]
        player.looking.remove(card)
        player.private.append(card)
        player.gain_abilities(design.abilities)
        game.all_learn()
        if game.events is not None:
            game.tell("private", seat, {"technology": game.name(card)})
        if self.left > 1 and player.looking:
            game.lanes[seat].append(KeepPrivate(self.effects, self.at, self.left - 1))
        else:
            rest = sorted(player.looking)
            player.looking = []
            game.new_block(design.level - 2, rest, 1 << seat)
        come_within_reach(game, seat, design)
        watch_all(game, vocabulary.TECHNOLOGY_MOMENT | vocabulary.DISC_MOMENT)
        resolve(game, seat, design.now)


# --- technologies that appear by an event -----------------------------------------------------------------


def open_slots(game: SunGame, level: int) -> list[int]:
    found: list[int] = []
    for slot, design in enumerate(game.content.slots):
        if design.level == level and game.tech_at[slot] == PASS:
            found.append(slot)
    return found


class RevealTechnology(EffectQuestion):
    """The finder chooses the free slot for the next card of the deck: discovered, but researched by nobody."""

    def __init__(self, effects: EffectList, at: int, left: int) -> None:
        super().__init__("reveal-technology", effects, at, left)

    def ask(self, game: SunGame, seat: int) -> Form | None:
        level = metrics.amount(game, seat, self.effect().level)
        options = [vocabulary.SLOT + slot for slot in open_slots(game, level)]
        if not options or not game.decks[level - 2]:
            return None
        return PickOne(options)

    def answer(self, game: SunGame, seat: int, choice: list[int]) -> None:
        slot = choice[0] - vocabulary.SLOT
        card = game.from_deck(game.content.slots[slot].level - 2, seat, "reveal")
        game.all_learn()
        game.changed = True
        if game.event_at[slot] != PASS:  # its event is never found
            game.events_out[game.content.slots[slot].level - 2].append(game.event_at[slot])
            game.event_at[slot] = PASS
        place_technology(game, seat, slot, card)
        if self.left > 1:
            game.lanes[seat].append(RevealTechnology(self.effects, self.at, self.left - 1))
