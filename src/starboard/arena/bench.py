"""Bench: how fast the engine is, in random play, one process, CPU time.

A decision counts only when it has two or more legal answers. OpenSpiel's gin rummy, a card game of similar size in C++
behind a Python interface, is the yardstick: played in the same process and counted in the same way.
"""

from __future__ import annotations

import platform
import random
import time
from collections.abc import Callable, Mapping
from typing import Any

from starboard.kernel.build import build
from starboard.kernel.chance import Chance, Stream
from starboard.kernel.game import Game
from starboard.kernel.playout import play_out
from starboard.kernel.ruleset import Ruleset, Value

WARM_UP_GAMES = 20
POSITIONS = 64
MAX_ROUNDS = 100
"""Random players may never end a game; the few that reach this many rounds are stopped there."""


def bench(ruleset: Ruleset, options: Mapping[str, object], seats: int, seconds: float) -> dict[str, object]:
    """Measure random play for some seconds of CPU time, and copies and guesses for a quarter of that each."""
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

    return {
        "ruleset": ruleset.name,
        "build": build(),
        "players": seats,
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 1),
        "copies_per_second": round(POSITIONS * per_second(copy_all, seconds / 4)),
        "guesses_per_second": round(POSITIONS * per_second(guess_all, seconds / 4)),
        "decisions_per_game": round(decisions / games, 1),
        "seconds": round(time.process_time() - start, 3),
        "python": platform.python_version(),
    }


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
