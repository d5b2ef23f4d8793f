"""Bench: how fast the engine is, in random play, one process, CPU time.

A decision counts only when it has two or more legal answers. OpenSpiel's gin rummy, a card game of similar size in C++
behind a Python interface, is the yardstick: played in the same process and counted in the same way.
"""

from __future__ import annotations

import platform
import random
import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any, cast

from starboard.arena.simulate import play
from starboard.bots import make_bot, stand_in
from starboard.kernel.build import build
from starboard.kernel.chance import Chance, Stream
from starboard.kernel.game import Game
from starboard.kernel.playout import play_out
from starboard.kernel.ruleset import OptionError, Ruleset, Value

WARM_UP_GAMES = 20
POSITIONS = 64
MAX_ROUNDS = 100
"""Random players may never end a game; the few that reach this many rounds are stopped there."""


def bench(ruleset: Ruleset, options: Mapping[str, object], seats: int, seconds: float) -> dict[str, object]:
    """Measure random play for some seconds of CPU time, and for a quarter of that each copies, guesses, observations
    and games between bots.

    A first guess of a position costs more than the next ones, since what is hidden has to be sorted out. Bots make
    several of each position: `guesses_per_second` are those that follow, `first_guesses_per_second` the first ones.
    """
    values = ruleset.complete(options)
    ruleset.check_seats(seats, values)
    for number in range(WARM_UP_GAMES):
        play_out(fresh(ruleset, seats, values, f"warm-up/{number}"), Stream(f"warm-up/{number}"), MAX_ROUNDS)
    games = 0
    decisions = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        game = fresh(ruleset, seats, values, f"bench/{games}")
        decisions += play_out(game, Stream(f"bench/{games}/players"), MAX_ROUNDS)
        games += 1
        spent = time.process_time() - start
    positions = [midway(ruleset, seats, values, f"midway/{number}") for number in range(POSITIONS)]
    source = Stream("guesses")

    def copy_all() -> None:
        for position in positions:
            position.copy()

    def guess_all() -> None:
        for position in positions:
            position.guess(0, source)

    def guess_copies() -> None:
        for position in positions:
            position.copy().guess(0, source)

    copies = POSITIONS * per_second(copy_all, seconds / 4)
    first = POSITIONS * per_second(guess_copies, seconds / 4)
    return {
        "ruleset": ruleset.name,
        "build": build(),
        "players": seats,
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 1),
        "copies_per_second": round(copies),
        "first_guesses_per_second": round(1 / max(1 / first - 1 / copies, 1e-9)),
        "guesses_per_second": round(POSITIONS * per_second(guess_all, seconds / 4)),
        "observations_per_second": observations_per_second(ruleset, options, positions, seconds / 4),
        "decisions_per_game": round(decisions / games, 1),
        "bot": stand_in(ruleset.name),
        "bot_games_per_second": bot_games_per_second(ruleset, values, seats, seconds / 4),
        "seconds": round(time.process_time() - start, 3),
        "python": platform.python_version(),
    }


def bot_games_per_second(ruleset: Ruleset, options: Mapping[str, Value], seats: int, seconds: float) -> float:
    """How many whole games the bot plays against itself that a person meets who names none."""
    bot = stand_in(ruleset.name)
    numbers = count()

    def play_one() -> None:
        number = next(numbers)
        bots = [make_bot(bot, ruleset.name, f"bots/{number}/{seat}") for seat in range(seats)]
        play(fresh(ruleset, seats, options, f"bots/{number}"), bots, MAX_ROUNDS)

    return round(per_second(play_one, seconds), 1)


def observations_per_second(
    ruleset: Ruleset, options: Mapping[str, object], positions: list[Game], seconds: float
) -> int | None:
    """How many observations of these positions can be written; None for a game that has none."""
    try:
        featuriser = ruleset.featuriser(options)
    except OptionError:
        return None
    buffer = array("f", [0.0] * featuriser.size)

    def observe_all() -> None:
        for position in positions:
            featuriser.write(position, 0, buffer)

    return round(len(positions) * per_second(observe_all, seconds))


def fresh(ruleset: Ruleset, seats: int, options: Mapping[str, Value], seed: str) -> Game:
    return ruleset.new_game(seats, options, Chance.seeded(seed, seats))


def midway(ruleset: Ruleset, seats: int, options: Mapping[str, Value], seed: str) -> Game:
    """A position from the middle of some game: as many decisions in as half of that game has."""
    length = play_out(fresh(ruleset, seats, options, seed), Stream(seed), MAX_ROUNDS)
    game = fresh(ruleset, seats, options, seed)
    play_out(game, Stream(seed), MAX_ROUNDS, max(length // 2, 1))
    return game


def per_second(work: Callable[[], None], seconds: float) -> float:
    """How many times a second some work can be done."""
    work()
    times = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        work()
        times += 1
        spent = time.process_time() - start
    return times / spent


# --- several games in one run -------------------------------------------------------------------------------


def tables(rulesets: Sequence[Ruleset]) -> list[tuple[Ruleset, dict[str, Value], int]]:
    """What is measured of each game: two players and the usual options; and with most content, four players."""
    found: list[tuple[Ruleset, dict[str, Value], int]] = []
    for ruleset in rulesets:
        usual = ruleset.complete({})
        levels = {option.name: max(option.values) for option in ruleset.options if has_levels(option.values)}
        fullest = ruleset.complete({**usual, **levels})
        for options, wanted in ((usual, 2), (fullest, 4)):
            seats = wanted if wanted in ruleset.seats(options) else ruleset.seats(options)[0]
            if options is usual or options != usual:
                found.append((ruleset, options, seats))
    return found


def has_levels(values: Sequence[Value]) -> bool:
    """Is it an option by which there is more and more content?"""
    return all(isinstance(value, int) and not isinstance(value, bool) for value in values)


def bench_all(rulesets: Sequence[Ruleset], seconds: float) -> dict[str, object]:
    """Measure several games in turn with the yardstick, so that what slows the machine down slows down all of them.

    Every game gets its decisions a second as a multiple of the yardstick's (`ratio`; None without OpenSpiel), and its
    guesses as a part of its copies.
    """
    measured: list[dict[str, object]] = []
    yardstick: list[float] = []
    for ruleset, options, seats in tables(rulesets):
        changed = {name: value for name, value in options.items() if value != ruleset.complete({})[name]}
        measured.append({**bench(ruleset, options, seats, seconds), "options": changed})
        other = compare_openspiel(seconds)
        if other is not None:
            yardstick.append(cast(float, other["decisions_per_second"]))
    unit = sum(yardstick) / len(yardstick) if yardstick else None
    for one in measured:
        one["ratio"] = round(cast(float, one["decisions_per_second"]) / unit, 2) if unit is not None else None
        one["guesses_per_copy"] = round(
            cast(float, one["guesses_per_second"]) / cast(float, one["copies_per_second"]), 3
        )
    plain_unit = {"game": "gin_rummy", "decisions_per_second": round(unit)} if unit is not None else None
    return {"build": build(), "python": platform.python_version(), "openspiel": plain_unit, "games": measured}


# --- the yardstick ------------------------------------------------------------------------------------------


def compare_openspiel(seconds: float, ours: float | None = None) -> dict[str, object] | None:
    """OpenSpiel's gin rummy at random, in the same way; None when OpenSpiel is not installed.

    `ours` is our own number of decisions a second, if the ratio is wanted.
    """
    try:
        import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore] # noqa: PLC0415
    except ImportError:
        return None
    game = pyspiel.load_game("gin_rummy")
    source = random.Random(1)
    for _ in range(WARM_UP_GAMES):
        play_openspiel(game, source)
    games = 0
    decisions = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += play_openspiel(game, source)
        games += 1
        spent = time.process_time() - start
    rate = decisions / spent
    return {
        "game": "gin_rummy",
        "decisions_per_second": round(rate),
        "games_per_second": round(games / spent, 1),
        "decisions_per_game": round(decisions / games, 1),
        "seconds": round(spent, 3),
        "ratio": round(ours / rate, 2) if ours is not None else None,
    }


def play_openspiel(game: Any, source: random.Random) -> int:
    """One random game, by the quickest way its Python interface has.

    Chance nodes are sampled; here their outcomes are always equally likely (the cards left in the stock).
    """
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        if len(actions) > 1 and not state.is_chance_node():
            decisions += 1
        state.apply_action(actions[int(source.random() * len(actions))])
    return decisions
