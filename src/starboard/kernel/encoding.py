"""Encoding: what a seat may know as a row of numbers, for programs that learn.

A game lays out its row once (`Layout`): named groups of measures, choices and marks. Its featuriser notes whole numbers
and marks of a position; how those become floats is decided here, and knows no game.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from starboard.kernel.game import Game

FLOAT_BYTES: Final = array("f").itemsize
ONE: Final[object] = 1.0
"""A mark; as an object, it need not be made anew for each."""
ZERO: Final[object] = 0.0
"""A mark that is gone."""
MOST_IN_RUN: Final = 8
"""Numbers that are written together: more of them are seldom the same again."""
MOST_BITS: Final = 40
"""What the numbers of a run need together, at most."""
MOST_KNOWN: Final = 2_000
"""Ways in which one run, or one block of numbers, is remembered, some hundred bytes each."""


class Group:
    """A part of an observation that is about one thing: the numbers from `start` up to, not including, `stop`."""

    def __init__(self, name: str, start: int, stop: int, description: str) -> None:
        self.name = name
        """What it is called; no other group of the game is called that."""
        self.start = start
        """Where it begins in the row."""
        self.stop = stop
        """Where the next group begins."""
        self.description = description
        """What its numbers say, in one sentence for people."""

    def __repr__(self) -> str:
        return f"<group {self.name}: {self.start} to {self.stop}>"


@mypyc_attr(acyclic=True)
class Piece:
    """A part of a row, ready to be written. For sparse observations it knows what it was made of."""

    def __init__(self, floats: bytes, block: Block, numbers: tuple[int, ...], marks: tuple[int, ...]) -> None:
        self.floats = floats
        """Its floats as bytes."""
        self.block = block
        self.numbers = numbers
        self.marks = marks
        self.found: Nonzero | None = None

    def nonzero(self) -> Nonzero:
        """Those of its floats that are not 0; found out when somebody asks."""
        if self.found is None:
            self.found = Nonzero(self.block.row(self.numbers, self.marks))
        return self.found


@mypyc_attr(acyclic=True)
class Nonzero:
    """The floats of a part of a row that are not 0, with their places in it."""

    def __init__(self, row: list[float]) -> None:
        self.places = [place for place, value in enumerate(row) if value]
        self.values = [value for value in row if value]


class Scale:
    """How one whole number is written: for each value that it may have, the floats that say it."""

    def __init__(self, least: int, rows: list[list[float]]) -> None:
        self.least = least
        """The value of the first row; values beyond the ends are written like the ends."""
        self.top = len(rows) - 1
        self.width = len(rows[0])
        self.rows = rows
        self.nonzero = [Nonzero(row) for row in rows]
        self.chunks = [array("f", row).tobytes() for row in rows]

    def place(self, number: int) -> int:
        """Which of the rows says a number."""
        return min(max(number - self.least, 0), self.top)


def blank(width: int) -> bytes:
    """The bytes of this many floats, all 0."""
    return bytes(FLOAT_BYTES * width)


def measure_scale(unit: int, most: int, steps: int, least: int) -> Scale:
    """One float that is 1 at `unit`, and a thermometer: one float for each of 1, 2, … `steps` that is reached."""
    rows: list[list[float]] = []
    for value in range(least, most + 1):
        rows.append([value / unit, *[1.0 if value >= step else 0.0 for step in range(1, steps + 1)]])
    return Scale(least, rows)


def choice_scale(count: int) -> Scale:
    """One float for each choice; 0 is no choice at all, n the n-th."""
    return Scale(0, [[1.0 if place + 1 == chosen else 0.0 for place in range(count)] for chosen in range(count + 1)])


class Block:
    """Several numbers and marks that are rendered together. A game keeps the piece and uses it again as long as what it
    tells of has not changed."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.scales: list[Scale] = []
        self.starts: list[int] = []
        self.width = 0
        self.parts: list[bytes] = []
        """What is joined: a blank for each number, and one for what lies between."""
        self.positions: list[int] = []
        """For each number its place among the parts."""
        self.known: dict[tuple[int, ...], Piece] = {}
        """Pieces of numbers that came up: those of a group are often the same in different positions."""

    def add(self, scale: Scale, place: int) -> int:
        """One more number; returns its place among those of the block."""
        self.scales.append(scale)
        self.starts.append(place - self.start)
        return len(self.scales) - 1

    def close(self, width: int) -> None:
        """The block is complete, and has this many floats."""
        self.width = width
        at = 0
        for start, scale in zip(self.starts, self.scales, strict=True):
            if start > at:
                self.parts.append(blank(start - at))
            self.positions.append(len(self.parts))
            self.parts.append(blank(scale.width))
            at = start + scale.width
        self.parts.append(blank(width - at))

    def render(self, numbers: list[int], marks: list[int]) -> Piece:
        """The numbers of the block in their order, and marks by their places in the block."""
        said = tuple(numbers)
        if not marks:
            known = self.known.get(said)
            if known is not None:
                return known
        parts = self.parts[:]
        for at in range(len(numbers)):
            number = numbers[at]
            if number:
                scale = self.scales[at]
                place = number - scale.least
                if place > scale.top:
                    place = scale.top
                elif place < 0:
                    place = 0
                parts[self.positions[at]] = scale.chunks[place]
        floats = b"".join(parts)
        if marks:
            row = bytearray(floats)
            mark(memoryview(row).cast("f"), marks)
            floats = bytes(row)
        piece = Piece(floats, self, said, tuple(marks))
        if not marks:
            if len(self.known) >= MOST_KNOWN:
                self.known = {}
            self.known[said] = piece
        return piece

    def row(self, numbers: tuple[int, ...], marks: tuple[int, ...]) -> list[float]:
        """The same as floats."""
        row = [0.0] * self.width
        for at, number in enumerate(numbers):
            if number:
                scale = self.scales[at]
                row[self.starts[at] : self.starts[at] + scale.width] = scale.rows[scale.place(number)]
        for place in marks:
            row[place] = 1.0
        return row


def mark(view: object, marks: list[int]) -> None:
    """Write 1 at these places of a view of floats."""
    row: Any = view
    places: Any = marks
    listed: list[Any] = places  # so that each stays the object that it is
    one = ONE
    for place in listed:
        row[place] = one


class Layout:
    """The row of a game while it is laid out, from left to right."""

    def __init__(self) -> None:
        self.groups: list[Group] = []
        self.labels: list[str] = []
        self.scales: list[Scale] = []
        self.starts: list[int] = []
        self.shared: dict[tuple[int, int, int, int], Scale] = {}
        self.blocks: list[Block] = []
        self.block_fields: list[int] = []
        self.open: Block | None = None
        self.seat = 0
        self.field_seats: list[int] = []

    def each_seat(self, most: int) -> Iterator[str]:
        """What the seats are called, one after the other; what is laid out meanwhile is about that seat alone."""
        for number in range(most):
            self.seat = number
            yield called(number)
        self.seat = 0

    def begin_block(self) -> int:
        """What is laid out from now on belongs to a block, until that ends. Returns the number of the block."""
        self.open = Block(len(self.labels))
        self.blocks.append(self.open)
        return len(self.blocks) - 1

    def end_block(self) -> None:
        """The block is complete."""
        block = self.blocks[-1]
        block.close(len(self.labels) - block.start)
        self.open = None
        self.block_fields.append(len(self.scales))
        self.field_seats.append(self.seat)
        self.starts.append(block.start)
        self.scales.append(Scale(0, [[0.0] * block.width]))

    def group(self, name: str, description: str) -> None:
        """What is laid out from now on belongs to this group."""
        self.close()
        self.groups.append(Group(name, len(self.labels), len(self.labels), description))

    def close(self) -> None:
        """The last group ends here."""
        if self.groups:
            self.groups[-1].stop = len(self.labels)

    def measure(self, label: str, unit: int, most: int, steps: int = 0, least: int = 0) -> int:
        """A whole number from `least` to `most`; see `measure_scale`. Returns its place among the numbers."""
        key = (unit, most, steps, least)
        if key not in self.shared:
            self.shared[key] = measure_scale(unit, most, steps, least)
        names = [label, *[f"{label} at least {step}" for step in range(1, steps + 1)]]
        return self.field(self.shared[key], names)

    def flag(self, label: str) -> int:
        """Yes (1) or no (0)."""
        return self.measure(label, 1, 1)

    def choice(self, label: str, names: list[str]) -> int:
        """One of these, counted from 1, or none (0). Returns its place among the numbers."""
        key = (0, len(names), 0, 0)
        if key not in self.shared:
            self.shared[key] = choice_scale(len(names))
        return self.field(self.shared[key], [f"{label} {name}" for name in names])

    def marks(self, label: str, names: list[str]) -> int:
        """One float for each of these, 0 until it is marked. Returns where in the row (or the block) they begin."""
        start = len(self.labels)
        labels = [f"{label} {name}" for name in names]
        if self.open is not None:
            self.labels.extend(f"{self.groups[-1].name}: {label}" for label in labels)
            return start - self.open.start
        last = self.scales[-1] if self.scales else None
        in_block = len(self.scales) - 1 in self.block_fields
        if last is not None and last.top == 0 and not in_block and self.groups[-1].start < start:
            # One wide field of marks is written sooner than several narrow ones.
            self.scales[-1] = Scale(0, [[0.0] * (last.width + len(names))])
            self.field_seats[-1] = min(self.field_seats[-1], self.seat)
            self.labels.extend(f"{self.groups[-1].name}: {label}" for label in labels)
        else:
            self.field(Scale(0, [[0.0] * len(names)]), labels)
        return start

    def field(self, scale: Scale, labels: list[str]) -> int:
        if self.open is not None:
            place = self.open.add(scale, len(self.labels))
            self.labels.extend(f"{self.groups[-1].name}: {label}" for label in labels)
            return place
        self.field_seats.append(self.seat)
        self.starts.append(len(self.labels))
        self.scales.append(scale)
        self.labels.extend(f"{self.groups[-1].name}: {label}" for label in labels)
        return len(self.scales) - 1


def called(number: int) -> str:
    """What labels call the seat that is this far clockwise."""
    return f"seat +{number}" if number else "own"


class Field:
    """One number of a run."""

    def __init__(self, at: int, scale: Scale) -> None:
        self.at: i64 = at
        """Its place among the numbers."""
        self.least: i64 = scale.least
        self.top: i64 = scale.top
        self.bits: i64 = scale.top.bit_length()
        """What its row needs in the key of a run."""
        self.chunks = scale.chunks


class Run:
    """Some numbers that follow each other in the row. How they are written is remembered for the values that came up:
    to look that up is quicker than to join it again."""

    def __init__(self, position: int) -> None:
        self.position: i64 = position
        """Its place among the parts of a plan."""
        self.fields: list[Field] = []
        self.bits = 0
        self.blank: i64 = 0
        """The key when all numbers are 0."""
        self.known: dict[int, bytes] = {}

    def add(self, field: Field) -> None:
        """One more number."""
        self.fields.append(field)
        self.bits += field.bits
        self.blank = self.blank << field.bits | -field.least

    def has_room(self, field: Field) -> bool:
        """Does one more number fit?"""
        return len(self.fields) < MOST_IN_RUN and self.bits + field.bits <= MOST_BITS

    def key(self, numbers: list[int]) -> i64:
        """The rows of all its numbers, in one."""
        key: i64 = 0
        for field in self.fields:
            number: i64 = numbers[field.at]
            number -= field.least
            if number > field.top:
                number = field.top
            elif number < 0:
                number = 0
            key = key << field.bits | number
        return key

    def floats(self, key: i64) -> bytes:
        """What a key says."""
        found = self.known.get(key)
        return self.render(key) if found is None else found

    def render(self, key: i64) -> bytes:
        """The floats of a key that has not come up."""
        rest = key
        chunks: list[bytes] = []
        for field in reversed(self.fields):
            chunks.append(field.chunks[rest & ((1 << field.bits) - 1)])
            rest >>= field.bits
        chunks.reverse()
        found = b"".join(chunks)
        if len(self.known) >= MOST_KNOWN:
            self.known = {}
        self.known[key] = found
        return found


class Plan:
    """What is to be joined for some number of players: runs of numbers, blocks, and blanks. Fields of seats that nobody
    has are one blank with their neighbours."""

    def __init__(self, layout: Layout, seats: int) -> None:
        self.runs: list[Run] = []
        self.blank_keys: list[int] = []
        """The key of each run when all its numbers are 0."""
        self.parts: list[bytes] = []
        self.blocks: list[int] = []
        self.block_positions: list[int] = []
        last: Run | None = None
        absent = False
        for at, scale in enumerate(layout.scales):
            empty = blank(scale.width)
            in_block = at in layout.block_fields
            if layout.field_seats[at] >= seats or (scale.top == 0 and not in_block):
                if absent:
                    self.parts[-1] += empty
                else:
                    self.parts.append(empty)
                absent = True
                last = None
                continue
            absent = False
            if in_block:
                self.blocks.append(layout.block_fields.index(at))
                self.block_positions.append(len(self.parts))
                self.parts.append(empty)
                last = None
                continue
            field = Field(at, scale)
            if last is None or not last.has_room(field):
                last = Run(len(self.parts))
                self.runs.append(last)
                self.parts.append(b"")
            last.add(field)
            self.parts[-1] += empty
        self.blank_keys = [run.blank for run in self.runs]
        self.slices: list[slice] = []
        """Where in the row each part lies, in bytes."""
        start = 0
        for part in self.parts:
            self.slices.append(slice(start, start + len(part)))
            start += len(part)


class Canvas:
    """A row that is written again and again, and what it holds: what has not changed is left alone.

    Nobody else may write into it.
    """

    def __init__(self, view: memoryview) -> None:
        self.view = view
        """The row as floats, in one piece."""
        self.flat: Any = view.cast("B")
        """The same as bytes."""
        self.plan: Plan | None = None
        """How it was last put together; None before it has been written."""
        self.keys: list[int] = []
        """The key of each run in it."""
        self.parts: list[bytes] = []
        """The parts in it, as far as they are blocks."""
        self.marks: list[int] = []
        """The marks in it, in the order in which they were noted."""
        self.held = [0] * len(view)
        """How many of the marks are at each place."""

    def clear(self, plan: Plan) -> None:
        """Nothing is noted yet, for a plan that is new here."""
        self.plan = plan
        self.keys = plan.blank_keys[:]
        self.parts = plan.parts[:]
        self.marks = []
        self.held = [0] * len(self.view)
        self.flat[:] = b"".join(plan.parts)

    def put(self, at: int, part: bytes) -> None:
        """Write a part."""
        plan = self.plan
        if plan is not None:
            self.flat[plan.slices[at]] = part

    def mark(self, marks: list[int]) -> None:
        """Write the marks that are new, and clear those that are gone."""
        old = self.marks
        held = self.held
        row: Any = self.view
        same = 0
        while same < len(old) and same < len(marks) and old[same] == marks[same]:
            same += 1
        for at in range(same, len(marks)):
            place = marks[at]
            if not held[place]:
                row[place] = ONE
            held[place] += 1
        for at in range(same, len(old)):
            place = old[at]
            held[place] -= 1
            if not held[place]:
                row[place] = ZERO
        self.marks = marks


@mypyc_attr(allow_interpreted_subclasses=True)
class Featuriser:
    """Writes what a seat may know of a position as floats, mostly from 0 to 1.

    It may read the whole position, but what it notes depends only on what the seat may know: a position and every guess
    of it give the same row. A game's own featuriser overrides `note`.
    """

    def __init__(self, layout: Layout) -> None:
        layout.close()
        self.size = len(layout.labels)
        """How many floats an observation has."""
        self.groups = layout.groups
        """What they are about; together the groups cover the row."""
        self.labels = layout.labels
        """What each float says, for people."""
        self.scales = layout.scales
        """How each of the numbers that `note` fills in is written."""
        self.starts = layout.starts
        """Where in the row each of those numbers begins."""
        self.blank = [0] * len(layout.scales)
        """The numbers before anything is noted."""
        self.plans = [Plan(layout, seats) for seats in range(max(layout.field_seats) + 2)]
        """How the row is put together, for each number of players."""
        self.blocks = layout.blocks
        """Parts of the row that a game renders ahead of time."""
        self.block_fields = layout.block_fields
        """The place of each block among the numbers."""
        self.blank_blocks = [block.render([], []) for block in layout.blocks]
        """The blocks before anything is noted."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.size} floats in {len(self.groups)} groups>"

    def group(self, name: str) -> Group:
        """The group of this name."""
        for group in self.groups:
            if group.name == name:
                return group
        known = ", ".join(group.name for group in self.groups)
        raise KeyError(f"there is no group {name!r}: there are {known}")

    def note(self, game: Game, seat: int, numbers: list[int], marks: list[int], blocks: list[Piece]) -> None:
        """The game's part: fill in numbers (all are 0 so far), append the places in the row that are to be marked, and
        put pieces into their places among the blocks (all are blank so far)."""
        raise NotImplementedError

    def write(self, game: Game, seat: int, buffer: object) -> None:
        """Write the observation of a seat into a buffer of `size` floats: an `array("f")`, a numpy array of float32, a
        row of one, or a memoryview of any such. All of it is written."""
        view = memoryview(buffer)  # type: ignore[arg-type]
        if view.nbytes != self.size * FLOAT_BYTES or view.format != "f" or view.ndim != 1 or view.readonly:
            raise ValueError(self.wrong(view))
        self.check_seat(game, seat)
        if view.c_contiguous:
            self.fill(game, seat, view, view.cast("B"))
        else:
            row = array("f", blank(self.size))
            self.write(game, seat, row)
            view[:] = memoryview(row)

    def paint(self, game: Game, seat: int, canvas: Canvas) -> None:
        """As `write`, for a seat that there is, into a canvas of `size` floats: only what has changed is written."""
        numbers = self.blank[:]
        marks: list[int] = []
        blocks = self.blank_blocks[:]
        self.note(game, seat, numbers, marks, blocks)
        plan = self.plans[min(game.seats, len(self.plans) - 1)]
        if canvas.plan is not plan:
            canvas.clear(plan)
        keys = canvas.keys
        for k, run in enumerate(plan.runs):
            key = run.key(numbers)
            if keys[k] != key:
                keys[k] = key
                canvas.put(run.position, run.floats(key))
        parts = canvas.parts
        positions = plan.block_positions
        for k, block in enumerate(plan.blocks):
            position = positions[k]
            floats = blocks[block].floats
            if parts[position] is not floats:
                parts[position] = floats
                canvas.put(position, floats)
        canvas.mark(marks)

    def fill(self, game: Game, seat: int, view: memoryview, flat: memoryview) -> None:
        """As `write`, for a seat that there is, into a buffer that is known to fit: as floats, and cast to bytes."""
        numbers = self.blank[:]
        marks: list[int] = []
        blocks = self.blank_blocks[:]
        self.note(game, seat, numbers, marks, blocks)
        plan = self.plans[min(game.seats, len(self.plans) - 1)]
        parts = plan.parts[:]
        for run in plan.runs:
            key = run.key(numbers)
            if key != run.blank:
                parts[run.position] = run.floats(key)
        positions = plan.block_positions
        for k, block in enumerate(plan.blocks):
            parts[positions[k]] = blocks[block].floats
        flat[:] = b"".join(parts)
        mark(view, marks)

    def sparse(self, game: Game, seat: int) -> tuple[list[int], list[float]]:
        """The same observation as the places, in ascending order, whose floats are not 0, and those floats."""
        self.check_seat(game, seat)
        numbers = self.blank[:]
        marks: list[int] = []
        blocks = self.blank_blocks[:]
        self.note(game, seat, numbers, marks, blocks)
        marks.sort()
        places: list[int] = []
        values: list[float] = []
        marked = 0
        block = 0
        for at in range(len(numbers)):
            scale = self.scales[at]
            start = self.starts[at]
            if block < len(blocks) and self.block_fields[block] == at:
                said = blocks[block].nonzero()
                block += 1
            else:
                said = scale.nonzero[scale.place(numbers[at])]
            for k in range(len(said.places)):
                places.append(start + said.places[k])
                values.append(said.values[k])
            stop = start + scale.width
            while marked < len(marks) and marks[marked] < stop:
                if not places or places[-1] != marks[marked]:
                    places.append(marks[marked])
                    values.append(1.0)
                marked += 1
        return places, values

    def check_seat(self, game: Game, seat: int) -> None:
        """Raises ValueError if the game has no such seat."""
        if not 0 <= seat < game.seats:
            raise ValueError(f"there is no seat {seat}; the game has {game.seats}")

    def wrong(self, view: memoryview) -> str:
        """What is wrong with a buffer, in one sentence."""
        wanted = f"an observation needs a writable buffer of {self.size} float32 in one dimension"
        what = "one that is read-only" if view.readonly else f"{view.nbytes} bytes of format {view.format!r}"
        return f"{wanted}, not {what} in {view.ndim} dimension{'s' if view.ndim != 1 else ''}"
