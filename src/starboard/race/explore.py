"""Phase I, Explore: everybody draws, then everybody keeps some of what was drawn.

All cards are drawn before anybody discards. Bonuses: +5 drawn, or +1 drawn and +1 kept; powers add to both.
"""

from __future__ import annotations

from starboard.kernel.event import Event
from starboard.kernel.forms import Form, exactly
from starboard.kernel.game import PASS
from starboard.kernel.step import Question, Step
from starboard.race import vocabulary as words
from starboard.race.position import RaceGame


class ExplorePhase(Step[RaceGame]):
    """Draw for everybody, in seat order; then the choices, together."""

    def __init__(self) -> None:
        super().__init__("explore")

    def run(self, game: RaceGame, seat: int) -> None:
        game.begin_phase(words.PHASE_EXPLORE)
        for each in game.order:
            draw_to_look_at(game, each)
        for each in game.order:
            if game.players[each].drawn:
                game.lanes[each].append(KEEP)


def cards_to_draw(game: RaceGame, seat: int) -> int:
    player = game.players[seat]
    count = 2 + player.abilities.explore_draw
    if words.EXPLORE_5 in player.actions:
        count += 5
    if words.EXPLORE_1_1 in player.actions:
        count += 1
    return count


def cards_to_keep(game: RaceGame, seat: int) -> int:
    player = game.players[seat]
    return 1 + player.abilities.explore_keep + (1 if words.EXPLORE_1_1 in player.actions else 0)


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
        player.filled = game.shuffles
        game.discard_filled = game.shuffles
        game.discard.extend(put_back)
        player.drawn = []
        if game.events is not None:
            shown: dict[str, object] = {"seat": seat, "kept": len(choice), "count": len(put_back)}
            hidden: dict[str, object] = {"cards": game.names(choice), "discarded": game.names(put_back)}
            game.events.append(Event("keep", shown, hidden, 1 << seat))


EXPLORE_PHASE = ExplorePhase()
KEEP = Keep()
