"""Guesses hide: the goals that lie face down, and what comes out of the bag next (New Frontiers).

Nothing else is hidden: the bag has no order, and empires, credits and chips lie open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable

from tests.frontiers import laws
from tests.frontiers.scenario import Table, table
from tests.frontiers.test_goals import STACK, survey
from tests.kernel.test_chance import chi_square, critical

from starboard.frontiers.position import FrontiersGame
from starboard.kernel import Stream


def guesses(game: FrontiersGame, seat: int, count: int) -> list[FrontiersGame]:
    found = []
    for number in range(count):
        guess = game.guess(seat, Stream(f"guess {number}"))
        assert isinstance(guess, FrontiersGame)
        found.append(guess)
    for guess in found[:20]:
        laws.check(guess)
        assert guess.view(seat) == game.view(seat)
    return found


def equally_likely(found: list[FrontiersGame], what: Callable[[FrontiersGame], Hashable], kinds: int) -> None:
    counts = Counter(what(guess) for guess in found)
    assert len(counts) == kinds, counts
    assert chi_square(list(counts.values())) < critical(kinds)


def surveyed() -> Table:
    """Seat 0 has looked at three goals, kept one and put two under the stack (510-516); it is seat 1's turn."""
    return survey(table(3, goals=STACK), "Diversity", "Stockpiling", "Tolerance").action("settle")


def test_every_goal_is_anywhere_in_the_stack_equally_often() -> None:
    game = table(3, goals=STACK).game
    found = guesses(game, 0, 480)
    assert len(game.goal_stack) == 8
    for place in range(8):
        equally_likely(found, lambda guess, place=place: guess.goal_stack[place], 8)  # type: ignore[misc]
    equally_likely(guesses(game, 1, 1200), lambda guess: (guess.goal_stack[0], guess.goal_stack[7]), 8 * 7)


def test_others_know_neither_the_goal_kept_nor_those_put_back() -> None:
    game = surveyed().game
    found = guesses(game, 1, 480)
    equally_likely(found, lambda guess: guess.kept_goal, 8)
    equally_likely(found, lambda guess: guess.goal_stack[-1], 8)
    equally_likely(found, lambda guess: guess.goal_stack[0], 8)


def test_the_surveyor_knows_these_three_and_not_the_order_of_the_five_others() -> None:
    game = surveyed().game
    found = guesses(game, 0, 400)
    assert {(guess.kept_goal, *guess.goal_stack[-2:]) for guess in found} == {(game.kept_goal, *game.goal_stack[-2:])}
    equally_likely(found, lambda guess: guess.goal_stack[0], 5)
    equally_likely(found, lambda guess: (guess.goal_stack[1], guess.goal_stack[4]), 5 * 4)


def test_goals_that_another_looks_at_are_any_three() -> None:
    """516: while seat 0 still looks at them."""
    t = table(3, goals=STACK).action("goals-survey")
    assert len(t.game.goals_seen) == 3
    equally_likely(guesses(t.game, 1, 480), lambda guess: guess.goals_seen[0], 8)
    assert all(guess.goals_seen == t.game.goals_seen for guess in guesses(t.game, 0, 30))


def test_what_the_surveyor_knows_moves_with_the_goals() -> None:
    """In a guess of seat 1 other goals are kept and lie under the stack, and there it is those that seat 0 knows."""
    game = surveyed().game
    different = 0
    for guess in guesses(game, 1, 40):
        different += guess.kept_goal != game.kept_goal
        for again in guesses(guess, 0, 3):
            assert (again.kept_goal, *again.goal_stack[-2:]) == (guess.kept_goal, *guess.goal_stack[-2:])
    assert different > 20


def test_what_comes_out_of_the_bag_next_is_not_known() -> None:
    """A guess has luck of its own: every world of the bag is as likely."""
    game = table(2).game
    drawn = Counter(
        guess.chance.draw(guess.bag, "bag", -1, "explore") for guess in guesses(game, 0, 30 * len(game.bag))
    )
    assert set(drawn) <= set(game.bag)
    assert chi_square([drawn[world] for world in game.bag]) < critical(len(game.bag))
