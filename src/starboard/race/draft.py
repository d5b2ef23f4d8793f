"""The drafting variant: everybody drafts a deck of their own, and plays with it and with a discard pile of their own.

Packets are dealt, one card of each is taken and the rest passed on, the direction changing with every packet (The
Gathering Storm p10; the numbers of The Brink of War, PLW 289-303). Start worlds are chosen when all decks are complete.
"""

from __future__ import annotations

from typing import Final

from starboard.kernel.forms import Form, PickOne
from starboard.kernel.step import Question, Step
from starboard.race.content import BRINK_OF_WAR
from starboard.race.hidden import note
from starboard.race.position import Pile, RaceGame

PACKETS: Final = {2: [5] * 22 + [2], 3: [5] * 14 + [4], 4: [7] * 7 + [6], 5: [9] * 4 + [7], 6: [9] * 4}
"""The Brink of War: sizes of the packets by number of players."""
EARLIER_PACKET: Final = 5


def sizes(level: int, seats: int, cards: int) -> list[int]:
    """The packets of a draft; with fewer expansions five cards each, until there are not enough."""
    if level >= BRINK_OF_WAR:
        return PACKETS[seats]
    return [EARLIER_PACKET] * (cards // (EARLIER_PACKET * seats))


def begin(game: RaceGame, then: Step[RaceGame]) -> None:
    """Everybody has two start worlds, face down; all other cards are drafted, and then `then` happens."""
    for _ in range(game.seats):
        own = Pile()
        own.lay([])
        game.piles.append(own)
    game.good_pile = [0] * len(game.content.cards)
    game.drafted_seen = [0] * len(game.content.cards)
    game.common.append(then)
    game.common.append(DealPacket(0))


class DealPacket(Step[RaceGame]):
    """The next packet for everybody; after the last one, decks are complete."""

    def __init__(self, number: int) -> None:
        super().__init__("deal-packet")
        self.number = number

    def data(self) -> list[int]:
        return [self.number]

    def run(self, game: RaceGame, seat: int) -> None:
        supply = game.piles[0].deck
        total = len(game.content.cards) - 2 * game.seats
        packets = sizes(game.rules.level, game.seats, total)
        if self.number == len(packets):
            game.set_aside = supply[:]
            supply.clear()
            game.common.append(DECKS_COMPLETE)
            return
        for each in range(game.seats):
            game.players[each].pack = [
                game.chance.draw(supply, "deck", each, "packet") for _ in range(packets[self.number])
            ]
        game.common.append(DealPacket(self.number + 1))
        game.common.append(PASS_LEFT if self.number % 2 == 0 else PASS_RIGHT)


class PassPackets(Step[RaceGame]):
    """Everybody takes a card in secret; then packets move on, until they are empty."""

    def __init__(self, direction: int) -> None:
        super().__init__("pass-left" if direction > 0 else "pass-right")
        self.direction = direction

    def run(self, game: RaceGame, seat: int) -> None:
        if not game.players[0].pack:
            return
        for each, player in enumerate(game.players):
            passes = len(game.piles[each + 1].deck) + 1
            for card in player.pack:
                note(game.drafted_seen, card, 1 << each, passes)
            game.learns(each)
            game.lanes[each].append(TAKE_CARD)
        game.common.append(self)
        game.common.append(MOVE_LEFT if self.direction > 0 else MOVE_RIGHT)


class MovePackets(Step[RaceGame]):
    """Packets go to the neighbour."""

    def __init__(self, direction: int) -> None:
        super().__init__("move-left" if direction > 0 else "move-right")
        self.direction = direction

    def run(self, game: RaceGame, seat: int) -> None:
        packs = [player.pack for player in game.players]
        for each, pack in enumerate(packs):
            game.players[(each + self.direction) % game.seats].pack = pack


class TakeCard(Question[RaceGame]):
    """Which card of the packet goes into the own deck."""

    def __init__(self) -> None:
        super().__init__("draft", secret=True, public=True)

    def ask(self, game: RaceGame, seat: int) -> Form:
        return PickOne(game.players[seat].pack[:])

    def answer(self, game: RaceGame, seat: int, choice: list[int]) -> None:
        game.players[seat].pack.remove(choice[0])
        game.piles[seat + 1].deck.append(choice[0])
        if game.events is not None:
            game.tell_cards("draft", seat, choice, -1)


class DecksComplete(Step[RaceGame]):
    """From now on everybody draws from the own deck."""

    def __init__(self) -> None:
        super().__init__("decks-complete")

    def run(self, game: RaceGame, seat: int) -> None:
        game.pile_of = [each + 1 for each in range(game.seats)]


PASS_LEFT: Final = PassPackets(1)
PASS_RIGHT: Final = PassPackets(-1)
MOVE_LEFT: Final = MovePackets(1)
MOVE_RIGHT: Final = MovePackets(-1)
TAKE_CARD: Final = TakeCard()
DECKS_COMPLETE: Final = DecksComplete()
