"""Chance: the only source of randomness, held inside the position.

Every request names the pile, the seat and the purpose, and every seat has a stream of its own, so that games
played from the same seed share their luck even where the players choose differently. A `ScriptedChance`
answers from a list instead: that is how recorded games of another engine are replayed and how a test stacks
the deck. All intermediates stay under 62 bits, so the plain and the compiled build agree.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

Item = TypeVar("Item")

MOST: Final = 1 << 30
"""The largest number of equally likely things: a product with a 32-bit word stays under 62 bits."""


def words_of(seed: str, stream: int) -> list[int]:
    """Four 32-bit words for one stream; never all zero (the generator would stand still)."""
    raw = hashlib.sha256(f"{seed}/{stream}".encode("utf-8", "surrogatepass")).digest()
    words = [int.from_bytes(raw[4 * k : 4 * k + 4], "little") for k in range(4)]
    words[0] |= 1
    return words


@mypyc_attr(acyclic=True)
class Generator:
    """xoshiro128++: a source of 32-bit words. Native numbers, so that the compiled build makes no object for a word."""

    def __init__(self, s0: i64, s1: i64, s2: i64, s3: i64) -> None:
        self.s0 = s0
        self.s1 = s1
        self.s2 = s2
        self.s3 = s3

    def __reduce__(self) -> tuple[Any, ...]:
        return Generator, (self.s0, self.s1, self.s2, self.s3)

    def word(self) -> i64:
        """The next number of 32 bits."""
        s0 = self.s0
        s1 = self.s1
        s2 = self.s2
        s3 = self.s3
        mixed: i64 = (s0 + s3) & 0xFFFFFFFF
        word: i64 = ((((mixed << 7) & 0xFFFFFFFF) | (mixed >> 25)) + s0) & 0xFFFFFFFF
        kept: i64 = (s1 << 9) & 0xFFFFFFFF
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= kept
        self.s0 = s0
        self.s1 = s1
        self.s2 = s2
        self.s3 = ((s3 << 11) & 0xFFFFFFFF) | (s3 >> 21)
        return word

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely (Lemire's multiply and reject)."""
        if not 0 < n <= MOST:
            raise ValueError(f"one of {n} equally likely things cannot be drawn")
        return self.place(n)

    def place(self, size: i64) -> i64:
        """As `below`, for a number that is known to be in range; native, for the loops here."""
        product: i64 = self.word() * size
        low: i64 = product & 0xFFFFFFFF
        if low < size:
            floor: i64 = 0x100000000 % size
            while low < floor:
                product = self.word() * size
                low = product & 0xFFFFFFFF
        return product >> 32

    def shuffle(self, items: list[Item]) -> None:
        """Put the items into an order, each as likely."""
        k: i64 = len(items) - 1
        while k > 0:
            j = self.place(k + 1)
            item = items[k]
            items[k] = items[j]
            items[j] = item
            k -= 1

    def take(self, items: list[Item], count: int) -> list[Item]:
        """Take some of the items out, each as likely, in any order; what is left keeps no order of its own."""
        if count > len(items):
            raise ValueError(f"{count} of {len(items)} things cannot be taken")
        left: i64 = len(items)
        stop: i64 = left - count
        while left > stop:
            at = self.place(left)
            left -= 1
            item = items[at]
            items[at] = items[left]
            items[left] = item
        taken = items[stop:]
        taken.reverse()
        del items[stop:]
        return taken

    def words(self) -> list[int]:
        """The four words from which it goes on."""
        return [self.s0, self.s1, self.s2, self.s3]


def whole_number(seats: object) -> int:
    """A number of seats that is one, True as 1. Raises TypeError for anything else, as compiled code does by itself."""
    if not isinstance(seats, int):
        raise TypeError(f"a number of seats is an int, not {seats!r:.40}")
    return int(seats)


def streams(seed: str, seats: int) -> list[int]:
    """The table's stream and one for each seat, end to end."""
    state: list[int] = []
    for stream in range(whole_number(seats) + 1):
        state.extend(words_of(seed, stream))
    return state


@mypyc_attr(acyclic=True)
class Stream(Generator):
    """A random source outside any game: for bots, guesses and tests. No game's stream has the same numbers."""

    def __init__(self, seed: str) -> None:
        words = words_of(seed, -1)
        super().__init__(words[0], words[1], words[2], words[3])

    def __reduce__(self) -> tuple[Any, ...]:
        return Stream, ("",), {"s0": self.s0, "s1": self.s1, "s2": self.s2, "s3": self.s3}

    def __repr__(self) -> str:
        return "<stream of random numbers>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Seeded chance: one stream for the table (seat -1) and one for each seat."""

    def __init__(self, words: list[int]) -> None:
        """The words of all streams, four each: the table's, then those of the seats."""
        self.streams: list[Generator] = []
        """The table's, then those of the seats. Anyone who knows them knows what comes."""
        for at in range(0, len(words), 4):
            self.streams.append(Generator(words[at], words[at + 1], words[at + 2], words[at + 3]))

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance, (self.words(),)

    def __repr__(self) -> str:
        seats = self.seats()
        return f"<chance for {seats} seat{'s' if seats != 1 else ''}>"

    @staticmethod
    def seeded(seed: str, seats: int) -> Chance:
        """The same seed gives the same luck, on every machine and build."""
        return Chance(streams(seed, seats))

    def seats(self) -> int:
        """For how many seats there are streams."""
        return len(self.streams) - 1

    def copy(self) -> Chance:
        """The same luck again, independent of this one."""
        other = Chance([])
        self.copy_streams(other)
        return other

    def copy_streams(self, other: Chance) -> None:
        """Give another chance the streams of this one as they are now."""
        streams: list[Generator] = []
        for one in self.streams:
            streams.append(Generator(one.s0, one.s1, one.s2, one.s3))
        other.streams = streams

    def reseeded(self, source: Stream) -> Chance:
        """Fresh streams from another source, for a guess: what comes next must not be known."""
        other = Chance([])
        for _ in self.streams:
            first = source.word() | 1
            second = source.word()
            third = source.word()
            other.streams.append(Generator(first, second, third, source.word()))
        return other

    def roll(self, n: int, pile: str, seat: int, purpose: str) -> int:
        """A number from 0 to n - 1: a die, a coin, a place in a row."""
        return self.streams[seat + 1].below(n)

    def draw(self, items: list[int], pile: str, seat: int, purpose: str) -> int:
        """Take one item out of a pile that has no order of its own."""
        at = self.streams[seat + 1].below(len(items))
        item = items[at]
        last = items.pop()
        if at < len(items):
            items[at] = last
        return item

    def shuffle(self, items: list[int], pile: str, seat: int, purpose: str) -> None:
        """Put a pile into an order."""
        self.streams[seat + 1].shuffle(items)

    def words(self) -> list[int]:
        """The words of all streams, four each: with these a chance of the same luck can be made."""
        found: list[int] = []
        for one in self.streams:
            found.extend(one.words())
        return found

    def plain(self) -> list[int]:
        """For the digest."""
        return self.words()


class ScriptError(Exception):
    """The script and the game disagree about what is drawn next."""


class Draw:
    """One line of a script: this seat takes this item from this pile for this purpose."""

    def __init__(self, pile: str, seat: int, purpose: str, item: int) -> None:
        self.pile = pile
        """What is drawn from, as the rules of the game call it."""
        self.seat = seat
        """For which seat; -1 for the table."""
        self.purpose = purpose
        """What the draw is for, as the rules of the game call it."""
        self.item = item
        """The id of what is drawn, or the number that is rolled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Draw, (self.pile, self.seat, self.purpose, self.item)

    def __repr__(self) -> str:
        return f"{self.item} from {self.pile} for seat {self.seat} ({self.purpose})"


class ScriptedChance(Chance):
    """Chance that says what it was told to say, seat by seat.

    Each seat reads its own lines in order, so the script does not depend on how seats are interleaved. When
    `then_random` is set, a seat whose lines are used up goes on with seeded chance, and draws nothing that the
    script has for others; otherwise an empty script raises.
    """

    def __init__(self, script: Sequence[Draw], seats: int, then_random: str | None = None) -> None:
        super().__init__(streams(then_random or "script", seats))
        self.lines: list[list[Draw]] = [[] for _ in range(seats + 1)]
        for line in script:
            self.lines[line.seat + 1].append(line)
        self.at = [0] * (seats + 1)
        self.then_random = then_random is not None

    def __reduce__(self) -> tuple[Any, ...]:
        streams = [Generator(one.s0, one.s1, one.s2, one.s3) for one in self.streams]
        fields = {"streams": streams, "lines": self.lines, "at": self.at[:], "then_random": self.then_random}
        return ScriptedChance, ([], len(self.at) - 1), fields

    def __repr__(self) -> str:
        return f"<scripted chance: {sum(self.at)} of {sum([len(lines) for lines in self.lines])} lines read>"

    def copy(self) -> Chance:
        other = ScriptedChance([], len(self.at) - 1)
        self.copy_streams(other)
        other.lines = self.lines
        other.at = self.at[:]
        other.then_random = self.then_random
        return other

    def _next(self, pile: str, seat: int, purpose: str) -> Draw | None:
        lines = self.lines[seat + 1]
        at = self.at[seat + 1]
        if at >= len(lines):
            if self.then_random:
                return None
            raise ScriptError(
                f"the game draws from {pile} for seat {seat} ({purpose}), but the script of that seat is used up"
            )
        line = lines[at]
        if line.pile != pile or line.purpose != purpose:
            raise ScriptError(f"the game draws from {pile} for seat {seat} ({purpose}), but the script has {line!r}")
        self.at[seat + 1] = at + 1
        return line

    def roll(self, n: int, pile: str, seat: int, purpose: str) -> int:
        line = self._next(pile, seat, purpose)
        if line is None:
            return super().roll(n, pile, seat, purpose)
        if not 0 <= line.item < n:
            raise ScriptError(f"the script has {line!r}, but only 0 to {n - 1} are possible")
        return line.item

    def draw(self, items: list[int], pile: str, seat: int, purpose: str) -> int:
        line = self._next(pile, seat, purpose)
        if line is None:
            return self._free(items, pile, seat, purpose)
        if line.item not in items:
            raise ScriptError(f"the script has {line!r}, but that is not in the pile")
        at = items.index(line.item)
        last = items.pop()
        if at < len(items):
            items[at] = last
        return line.item

    def _free(self, items: list[int], pile: str, seat: int, purpose: str) -> int:
        """An item at random of those that nobody's script still has."""
        kept: set[int] = set()
        for at, lines in enumerate(self.lines):
            for line in lines[self.at[at] :]:
                if line.pile == pile:
                    kept.add(line.item)
        free = [item for item in items if item not in kept]
        if not free or len(free) == len(items):
            return super().draw(items, pile, seat, purpose)
        item = super().draw(free, pile, seat, purpose)
        items.remove(item)
        return item

    def shuffle(self, items: list[int], pile: str, seat: int, purpose: str) -> None:
        """A script puts the items it names for this pile first, in its order; the rest stay as they are."""
        if self.then_random and self.at[seat + 1] >= len(self.lines[seat + 1]):
            super().shuffle(items, pile, seat, purpose)
            return
        named: list[int] = []
        while True:
            lines = self.lines[seat + 1]
            at = self.at[seat + 1]
            if at >= len(lines) or lines[at].pile != pile or lines[at].purpose != purpose:
                break
            named.append(lines[at].item)
            self.at[seat + 1] = at + 1
        rest = [item for item in items if item not in named]
        if len(rest) + len(named) != len(items):
            raise ScriptError(f"the script orders {named} in {pile}, but not all of these are there")
        items[:] = named + rest

    def plain(self) -> list[int]:
        return self.words() + self.at
