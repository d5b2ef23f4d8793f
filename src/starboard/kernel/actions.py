"""Actions: a fixed, numbered list of primitives for each ruleset, in which every answer can be spelled.

Learners want one list of actions that never changes; forms have millions of answers. So an answer is a path: pick,
pick, done. The primitives of a game are, in this order: `done`; the numbers from 0 to the largest that the game asks
for; words of its own, if it has any; the ids of everything that can be picked. A primitive is known by its place in
that list. Knows no game: a ruleset says what it has (`Ruleset.actions`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from starboard.kernel.decision import EngineError
from starboard.kernel.forms import Form, PickNumber, PickOne, PickOrder

DONE: Final = 0
"""The primitive that ends a set where more could still be picked."""
FIRST_NUMBER: Final = 1
"""The primitive of the number 0; the others follow it."""
SMALL: Final = 1024
"""Ids below this are looked up in a list."""


class ActionError(ValueError):
    """A primitive or a path that is not possible here. Says what would be; nothing has changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSpace:
    """The primitives of a ruleset under some options, and the way from answers to paths of them and back."""

    def __init__(
        self,
        largest: int,
        things: Sequence[int],
        names: Sequence[str],
        questions: Sequence[str],
        words: Sequence[str] = (),
    ) -> None:
        if len(things) != len(names) or len(set(things)) != len(things):
            raise EngineError("an action space needs things that all differ, and a name for each")
        self.largest = largest
        """The largest number that is ever asked for."""
        self.things = list(things)
        """The ids that can be picked by a primitive of their own."""
        self.questions = list(questions)
        """The kinds of decisions there are."""
        self.first_word = FIRST_NUMBER + largest + 1
        """The primitive of the first word of the game's own."""
        self.first_thing = self.first_word + len(words)
        """The primitive of the first thing."""
        numbers = [f"number:{number}" for number in range(largest + 1)]
        self.names = ["done", *numbers, *words, *names]
        """What each primitive is called."""
        self.size = len(self.names)
        """How many primitives there are."""
        self.place: dict[int, int] = {}
        """The primitive of each thing."""
        for at, thing in enumerate(self.things):
            self.place[thing] = self.first_thing + at
        self.small = [self.place.get(thing, -1) for thing in range(SMALL)]
        """The same for small ids, which are looked up often; -1 for those without one."""
        self.blank = bytes(self.size)
        """A mask that allows nothing."""

    def __repr__(self) -> str:
        return f"<action space of {self.size} primitives>"

    def spelled(self, thing: int) -> list[int]:
        """The game's part: how a thing without a primitive of its own is spelled, in a question that asks for one
        thing. Two things that can stand in the same question are never spelled alike, nor does one begin another."""
        raise EngineError(f"the action space has no primitive for the thing {thing}")

    def primitive(self, thing: int) -> int:
        """The primitive of a thing's own; -1 if it has none."""
        return self.small[thing] if 0 <= thing < SMALL else self.place.get(thing, -1)

    def spelling(self, thing: int) -> list[int]:
        """The primitives that say a thing: its own, or how the game spells it."""
        at = self.primitive(thing)
        return [at] if at >= 0 else self.spelled(thing)

    def thing_at(self, action: int) -> int:
        """The thing that a primitive picks; raises ActionError if it picks none."""
        at = action - self.first_thing
        if not 0 <= at < len(self.things):
            raise ActionError(f"the action {self.told(action)} picks no thing")
        return self.things[at]

    def told(self, action: int) -> str:
        """A primitive as messages have it: its number and its name."""
        return f"{action} ({self.names[action]})" if 0 <= action < self.size else str(action)

    def reach(self, form: Form, partial: Sequence[int]) -> list[int]:
        """The primitives that may come next, in ascending order; none if the path is complete.

        The things of a set may be picked in any order. `done` is open when what is picked is an answer and something
        else could be picked, too. Whoever goes on with what is open always comes to a legal answer.
        """
        found: list[int] = []
        if isinstance(form, PickNumber):
            if form.lo < 0 or form.hi > self.largest:
                raise EngineError(f"the action space has no numbers from {form.lo} to {form.hi}")
            if not partial:
                found.extend(range(FIRST_NUMBER + form.lo, FIRST_NUMBER + form.hi + 1))
            return found
        if isinstance(form, PickOne):
            length = len(partial)
            if length and partial[0] >= self.first_thing:
                return found
            for option in form.options:
                at = self.primitive(option)
                if at >= 0:
                    if not length:
                        found.append(at)
                    continue
                spelled = self.spelled(option)
                if len(spelled) > length and begins(spelled, partial) and spelled[length] not in found:
                    found.append(spelled[length])
            found.sort()
            return found
        picked: list[int] = []
        for action in partial:
            if action == DONE:
                return found
            picked.append(self.thing_at(action))
        reach = form.reach(picked)
        for thing in reach.open:
            at = self.primitive(thing)
            if at < 0:
                raise EngineError(f"the action space has no primitive for the thing {thing} in a set or an order")
            found.append(at)
        if reach.done and found and not isinstance(form, PickOrder):
            found.append(DONE)
        found.sort()
        return found

    def path(self, form: Form, answer: Sequence[int]) -> list[int]:
        """The primitives of an answer; those of a set in ascending order. Raises ActionError if it is not legal."""
        answer = list(answer)
        objection = form.objection(answer)
        if objection is not None:
            raise ActionError(f"{answer[:8]} is not a legal answer: {objection!r}")
        if isinstance(form, PickNumber):
            return [FIRST_NUMBER + answer[0]]
        if isinstance(form, PickOne):
            return self.spelling(answer[0])
        path: list[int] = []
        for thing in answer:
            path.append(self.place[thing])
        if not isinstance(form, PickOrder):
            path.sort()
            if form.reach(answer).open:
                path.append(DONE)
        return path

    def answer(self, form: Form, path: Sequence[int]) -> list[int]:
        """The answer that a complete path means, a set in ascending order. Raises ActionError for any other path."""
        answer = self.meant(form, path)
        if not isinstance(form, PickNumber | PickOne | PickOrder):
            ended = bool(path) and path[-1] == DONE
            if ended is not bool(form.reach(answer).open):
                raise ActionError(f"the path {shown(path)} ends too early, or goes on after its end")
        if form.objection(answer) is not None:
            raise ActionError(f"the path {shown(path)} is no answer to this question")
        return answer

    def meant(self, form: Form, path: Sequence[int]) -> list[int]:
        """As `answer`, for a path that is known to be complete: each of its primitives was within reach."""
        answer: list[int] = []
        if isinstance(form, PickNumber):
            for action in path:
                answer.append(action - FIRST_NUMBER)
        elif isinstance(form, PickOne):
            at = path[0] - self.first_thing if len(path) == 1 else -1
            if 0 <= at < len(self.things) and self.things[at] in form.options:
                answer.append(self.things[at])
                return answer
            for option in form.options:
                if self.spelling(option) == list(path):
                    answer.append(option)
        else:
            ended = bool(path) and path[-1] == DONE and not isinstance(form, PickOrder)
            for action in path[:-1] if ended else path:
                answer.append(self.thing_at(action))
            if not isinstance(form, PickOrder):
                answer.sort()
        return answer

    def mask(self, form: Form, partial: Sequence[int], buffer: Any) -> int:
        """Write 1 for each primitive that may come next and 0 for all others, as bytes; returns how many ones there
        are. `buffer` is anything writable of `size` bytes: a bytearray, an array, a numpy array of int8."""
        reach = self.reach(form, partial)
        self.write_mask(reach, memoryview(buffer).cast("B"))
        return len(reach)

    def write_mask(self, reach: list[int], view: memoryview) -> None:
        """As `mask`, for a reach that is known, into a view of bytes."""
        view[:] = self.blank
        for action in reach:
            view[action] = 1


def begins(spelled: list[int], partial: Sequence[int]) -> bool:
    """Does a spelling begin with these primitives?"""
    for at, action in enumerate(partial):
        if spelled[at] != action:
            return False
    return True


def shown(path: Sequence[int]) -> str:
    """A path as messages have it, shortened."""
    return str(list(path[:12]))
