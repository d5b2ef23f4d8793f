"""Twin games: one game, and another in which everything that one seat never gets to know is permuted.

Both are laid down draw by draw in the script of a record, so that a real server can play them. In the twin the hidden
cards of each pile change places, and the others do with them what they did with the cards in the first game. Whatever
is told to the watching seat must be the same in both.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from starboard.kernel import (
    Chance,
    Decision,
    Game,
    IllegalChoice,
    PickNumber,
    Record,
    Ruleset,
    ScriptError,
    Stream,
)
from starboard.kernel.chance import Draw
from starboard.kernel.match import chance_of
from starboard.sun import vocabulary as sun

WATCHER = 0
PILES: dict[str, dict[str, int]] = {
    "race": {"deck": 0, "start": 0},
    "frontiers": {"bag": 0, "goals": 0},
    "sun": {
        **dict.fromkeys(["technology-II", "technology-III", "technology-IIII"], 0),
        **dict.fromkeys(["event-II", "event-III"], sun.EVENT),
        **dict.fromkeys(["system-A", "system-B"], sun.SYSTEM),
    },
}
"""The piles of hidden things, and what is added to an item of the pile to get the id of the thing."""


class Noted(Chance):
    """Seeded chance that writes down what it said, as the lines of a script."""

    def __init__(self, seed: str, seats: int) -> None:
        super().__init__(Chance.seeded(seed, seats).words())
        self.lines: list[Draw] = []
        self.piles: dict[str, set[int]] = {}

    def roll(self, n: int, pile: str, seat: int, purpose: str) -> int:
        found = super().roll(n, pile, seat, purpose)
        self.lines.append(Draw(pile, seat, purpose, found))
        return found

    def draw(self, items: list[int], pile: str, seat: int, purpose: str) -> int:
        self.piles.setdefault(pile, set()).update(items)
        found = super().draw(items, pile, seat, purpose)
        self.lines.append(Draw(pile, seat, purpose, found))
        return found

    def shuffle(self, items: list[int], pile: str, seat: int, purpose: str) -> None:
        self.piles.setdefault(pile, set()).update(items)
        super().shuffle(items, pile, seat, purpose)
        self.lines.extend(Draw(pile, seat, purpose, item) for item in items)


class Move:
    """One answer: whose, to which question, with what; whether it is secret, and who else is asked in secret now."""

    def __init__(self, game: Game, decision: Decision, choice: list[int]) -> None:
        self.seat = decision.seat
        self.id = decision.id
        self.kind = decision.kind
        self.choice = choice
        self.plain: list[Any] = list(game.plain_choice(decision, choice))
        self.secret = game.asks_in_secret(decision.seat)
        self.beside = [one.seat for one in game.decisions if game.asks_in_secret(one.seat)]
        self.number = isinstance(decision.form, PickNumber)
        self.told = 0
        """How many events there have been after it."""


def words_in(plain: object) -> Iterator[str]:
    """All texts in some plain data, keys too."""
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        for key, value in plain.items():
            yield str(key)
            yield from words_in(value)
    elif isinstance(plain, list | tuple):
        for value in plain:
            yield from words_in(value)


class World:
    """A game laid down in a script, and how it is played."""

    def __init__(self, ruleset: Ruleset, seats: int, options: dict[str, Any], lines: list[Draw]) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.options = ruleset.complete(options)
        self.lines = lines
        self.moves: list[Move] = []

    def record(self) -> Record:
        ruleset = self.ruleset
        content = ruleset.content_hash(self.options)
        record = Record(ruleset.name, ruleset.version, content, self.seats, self.options, "twins")
        record.side_by_side = True
        record.script = [[line.pile, line.seat, line.purpose, line.item] for line in self.lines]
        return record

    def game(self, chance: Chance | None = None) -> Game:
        game = self.ruleset.new_game(self.seats, self.options, chance or chance_of(self.ruleset, self.record()), True)
        game.side_by_side = True
        return game

    def play(self, game: Game, decision: Decision, choice: list[int]) -> None:
        """One more move; the game keeps all events."""
        move = Move(game, decision, choice)
        game.decide(decision.seat, choice)
        assert game.events is not None
        move.told = len(game.events)
        self.moves.append(move)

    def turns(self) -> list[list[Move]]:
        """The moves, with those together that the others make in secret at the same time: their order is nobody's
        business."""
        found: list[list[Move]] = []
        for move in self.moves:
            last = found[-1] if found else []
            together = move.secret and last and last[0].secret and WATCHER not in (move.seat, last[0].seat)
            if together and move.seat in last[0].beside and move.seat not in [one.seat for one in last]:
                last.append(move)
            else:
                found.append([move])
        return found


class Original(World):
    """A random game in which the watcher answers first whenever several are asked in secret."""

    def __init__(self, ruleset: Ruleset, seats: int, options: dict[str, Any], seed: int, most: int) -> None:
        super().__init__(ruleset, seats, options, [])
        dice = Random(seed)
        chance = Noted(f"twins {seed}", seats)
        game = self.game(chance)
        self.seen: set[str] = set()
        self.looked = 0
        self._look(game)
        while not game.over and len(self.moves) < most:
            decision = game.decision_of(WATCHER) or dice.choice(game.decisions)
            choice = decision.form.first() if dice.random() < 0.1 else any_answer(decision, dice)
            self.play(game, decision, choice)
            self._look(game)
        self.over = game.over
        self.lines = chance.lines
        self.hidden: dict[str, list[int]] = {}
        for pile, offset in PILES[ruleset.name].items():
            things = [item + offset for item in sorted(chance.piles.get(pile, ()))]
            self.hidden[pile] = [thing for thing in things if game.name(thing) not in self.seen]
        self.unseen = sorted(game.name(thing) for things in self.hidden.values() for thing in things)

    def _look(self, game: Game) -> None:
        """Remember every name that the watcher, or anybody, is shown."""
        for seat in (WATCHER, None):
            self.seen.update(words_in(game.view(seat)))
            for event in (game.events or [])[self.looked :]:
                self.seen.update(words_in(event.seen_by(seat)))
        self.seen.update(words_in(game.plain_standings()))
        self.looked = len(game.events or [])


def any_answer(decision: Decision, dice: Random) -> list[int]:
    return decision.form.random(Stream(str(dice.random())))


def twin_of(original: Original, dice: Random, tries: int) -> tuple[World, int]:
    """The same game with as many hidden cards as possible in each other's places; says how many of them moved.

    Two cards change places only if the others could still have played as they did; what the watcher is shown plays no
    part in that.
    """
    swapped: dict[int, int] = {}
    twin = permuted(original, swapped)
    assert twin is not None, "a script plays its own game"
    piles = [things for things in original.hidden.values() if len(things) > 1]
    for _ in range(tries if piles else 0):
        one, other = dice.sample(dice.choice(piles), 2)
        wider = {**swapped, one: swapped.get(other, other), other: swapped.get(one, one)}
        found = permuted(original, wider)
        if found is not None:
            twin, swapped = found, wider
    return twin, sum(one != other for one, other in swapped.items())


def permuted(original: Original, swapped: dict[int, int]) -> World | None:
    """The game with these cards in each other's places; None if it cannot be played to its end like that."""
    offsets = PILES[original.ruleset.name]
    lines = []
    for line in original.lines:
        offset = offsets.get(line.pile)
        item = line.item if offset is None else swapped.get(line.item + offset, line.item + offset) - offset
        lines.append(Draw(line.pile, line.seat, line.purpose, item))
    world = World(original.ruleset, original.seats, original.options, lines)
    try:
        game = world.game()
        for move in original.moves:
            decision = game.decision_of(move.seat)
            if decision is None or (decision.id, decision.kind) != (move.id, move.kind):
                return None
            choice = move.choice if move.number else [swapped.get(item, item) for item in move.choice]
            answer = game.checked(decision, choice)
            world.play(game, decision, answer)
    except (IllegalChoice, ScriptError):
        return None
    return world
