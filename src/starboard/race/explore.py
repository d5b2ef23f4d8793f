"""Phase I, Explore: everybody draws, then everybody keeps some of what was drawn.

All cards are drawn before anybody discards. Bonuses: +5 drawn, or +1 drawn and +1 kept; powers add to both. A player
who may mix puts the draws into the hand and discards as many cards from all of it (Rebel vs Imperium).
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.event import Event
from starboard.kernel.forms import Form, PickOne, exactly
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.race import goals, phase_end, prestige, vocabulary
from starboard.race.hidden import lose_track
from starboard.race.position import RaceGame


class ExplorePhase(Step[RaceGame]):
    """First who discards for prestige; then the draws."""

    def __init__(self) -> None:
        super().__init__("explore")

    def run(self, game: RaceGame, seat: int) -> None:
        game.begin_phase(vocabulary.PHASE_EXPLORE)
        phase_end.after(game, goals.EXPLORE)
        game.common.append(DRAW_CARDS)
        for each in game.order:
            for _ in game.players[each].abilities.explore_for_prestige:
                game.lanes[each].append(DISCARD_FOR_PRESTIGE)
        game.open_lanes()


class DiscardForPrestige(Question[RaceGame]):
    """One card from hand for prestige, before anything is drawn (R-138)."""

    def __init__(self) -> None:
        super().__init__("discard-for-prestige")

    def ask(self, game: RaceGame, seat: int) -> Form | None:
        hand = game.players[seat].hand
        return PickOne([PASS, *hand]) if hand else None

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        if choice[0] != PASS:
            source = game.players[seat].abilities.explore_for_prestige[0]
            game.discard_from_hand(seat, choice, "discard")
            prestige.gain(game, seat, source.power.prestige, source.card)


class DrawCards(Step[RaceGame]):
    """Draw for everybody, in seat order; then the choices, together."""

    def __init__(self) -> None:
        super().__init__("explore-draw")

    def run(self, game: RaceGame, seat: int) -> None:
        for each in game.order:
            draw_to_look_at(game, each)
        for each in game.order:
            if game.players[each].drawn:
                game.lanes[each].append(MIX if may_mix(game, each) else KEEP)


def is_boosted(game: RaceGame, seat: int) -> bool:
    return game.players[seat].boosted in (vocabulary.EXPLORE_5, vocabulary.EXPLORE_1_1)


def may_mix(game: RaceGame, seat: int) -> bool:
    return game.players[seat].abilities.explore_mix or is_boosted(game, seat)


def cards_to_draw(game: RaceGame, seat: int) -> int:
    player = game.players[seat]
    count = 2 + player.abilities.explore_draw
    if vocabulary.EXPLORE_5 in player.actions:
        count += 5
    if vocabulary.EXPLORE_1_1 in player.actions:
        count += 1
    return count + (6 if is_boosted(game, seat) else 0)


def cards_to_keep(game: RaceGame, seat: int) -> int:
    player = game.players[seat]
    count = 1 + player.abilities.explore_keep
    if vocabulary.EXPLORE_1_1 in player.actions:
        count += 1
    return count + (1 if is_boosted(game, seat) else 0)


def draw_to_look_at(game: RaceGame, seat: int) -> None:
    player = game.players[seat]
    for _ in range(cards_to_draw(game, seat)):
        card = game.from_deck(seat, "hand")
        if card == PASS:
            break
        game.known[card] = 1 << seat
        player.drawn.append(card)
    if game.events is not None:
        game.tell_cards("explore", seat, player.drawn, PASS)


def end_explore(game: RaceGame, seat: int, kept: list[int], put_back: list[int]) -> None:
    """What was put back is discarded face down; the hand is what was kept."""
    player = game.players[seat]
    shuffles = game.pile(seat).shuffles
    player.filled = shuffles
    game.to_discard(seat, put_back, shuffles)
    player.drawn = []
    if game.events is not None:
        shown: dict[str, object] = {"seat": seat, "kept": len(kept), "count": len(put_back)}
        hidden: dict[str, object] = {"cards": game.names(kept), "discarded": game.names(put_back)}
        game.events.append(Event("keep", shown, hidden, 1 << seat))


class Keep(Question[RaceGame]):
    """Which of the cards just drawn go into the hand; the others are discarded face down."""

    def __init__(self) -> None:
        super().__init__("explore-keep", secret=True, public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        drawn = game.players[seat].drawn
        return exactly(drawn[:], min(cards_to_keep(game, seat), len(drawn)))

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        put_back: list[int] = []
        for card in player.drawn:
            if card in choice:
                player.hand.append(card)
            else:
                put_back.append(card)
        end_explore(game, seat, choice, put_back)


class Mix(Question[RaceGame]):
    """Which cards are discarded, of those drawn and those in hand alike (R-57)."""

    def __init__(self) -> None:
        super().__init__("explore-discard", secret=True, public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        player = game.players[seat]
        keep = min(cards_to_keep(game, seat), len(player.drawn))
        return exactly(player.hand + player.drawn, len(player.drawn) - keep)

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        player = game.players[seat]
        kept = [card for card in player.drawn if card not in choice]
        player.hand = [card for card in player.hand + player.drawn if card not in choice]
        lose_track(game, seat, choice)
        end_explore(game, seat, kept, choice)


EXPLORE_PHASE: Final = ExplorePhase()
DISCARD_FOR_PRESTIGE: Final = DiscardForPrestige()
DRAW_CARDS: Final = DrawCards()
KEEP: Final = Keep()
MIX: Final = Mix()
