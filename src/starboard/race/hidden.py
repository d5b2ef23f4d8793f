"""What each seat knows of cards that it cannot see: since which shuffle they may be in the deck, and whose hand they
were last known to be in. Guesses (guesses.py) deal such cards anew so that all of it still fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from starboard.race.position import Pile, RaceGame


OWN: Final = 255
"""The eight bits of one seat, in `RaceGame.seen` and `RaceGame.lost`."""


MOST_SEATS: Final = 6
SPREAD: Final[list[int]] = [
    sum(1 << 8 * seat for seat in range(MOST_SEATS) if seats >> seat & 1) for seats in range(1 << MOST_SEATS)
]
"""For each mask of seats, 1 in the eight bits of each of them."""


def note(marks: list[int], card: int, seats: int, value: int) -> None:
    """Write a number into the eight bits of each of these seats (a mask)."""
    ones: i64 = SPREAD[seats]
    marked: i64 = marks[card]
    marks[card] = marked & ~(ones * OWN) | ones * value


# --- a card that a seat knew in another's hand --------------------------------------------------------------


def lose_track(game: RaceGame, seat: int, gone: list[int]) -> None:
    """Cards of a hand have gone face down. Others cannot tell whether those they knew are among them or still there,
    unless no card is left. (The starting discards are never of the cards that all have seen.)"""
    hand = game.players[seat].hand
    if not hand or not gone or not game.round:
        return
    own = 1 << seat
    for cards in (hand, gone):
        for card in cards:
            others = game.known[card] & ~own
            if others:
                game.known[card] &= own
                note(game.seen, card, others, 0)
                note(game.lost, card, others, seat + 1)


def note_shuffle(game: RaceGame, card: int, pile: Pile) -> None:
    """A discard pile is shuffled: a card that a seat has lost track of may have gone into the deck with it."""
    for seat in range(game.seats):
        owner = (game.lost[card] >> 8 * seat & OWN) - 1
        if owner >= 0 and game.pile(owner) is pile and not game.seen[card] >> 8 * seat & OWN:
            note(game.seen, card, 1 << seat, pile.shuffles)


def forget_lost(game: RaceGame) -> None:
    """Discards have gone into another hand (R-129): a card that a seat has lost track of may be there as well."""
    for card, hands in enumerate(game.lost):
        if hands:
            for seat in range(game.seats):
                if hands >> 8 * seat & OWN:
                    note(game.seen, card, 1 << seat, 0)
            game.lost[card] = 0
