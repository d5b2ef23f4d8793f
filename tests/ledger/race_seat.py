"""What a player of Race for the Galaxy has, and a deck with its discard pile, as the ledger keeps them."""

from __future__ import annotations


class Seat:
    """One player's side of the table."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.hand: list[str] = []
        self.looking: list[str] = []
        self.start_worlds = 0
        """Dealt face down, and not chosen yet."""
        self.tableau: list[str] = []
        self.goods: set[str] = set()
        self.vp = 0
        self.prestige = 0
        self.gained = 0
        """Prestige gained in this phase."""
        self.on_tile = 0
        self.saved: list[str] = []
        self.paid: list[str] = []
        """Paid, and not discarded yet: one may be saved, or others may take them."""
        self.actions: list[str] = []
        self.boost = ""
        self.card_used = False

    def gain_prestige(self, count: int, leads: bool) -> None:
        self.prestige += count
        self.gained += count
        if leads:
            self.on_tile += count


class Pile:
    """A deck with its discard pile, counted."""

    def __init__(self, deck: int) -> None:
        self.deck = deck
        self.discard = 0

    def draw(self, count: int) -> None:
        self.deck -= count
