"""The contract of every bot: legal, seeded, and without eyes for what its seat cannot know."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.bots import Bot, make_bot
from starboard.kernel.chance import Chance, Stream
from starboard.kernel.game import Game
from starboard.race.ruleset import RULESET

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"advanced": True}),
    (2, {"preset": True}),
    (3, {}),
    (4, {}),
    (2, {"level": 1}),
    (3, {"level": 2}),
    (4, {"level": 3}),
    (2, {"level": 3, "advanced": True}),
    (2, {"level": 3, "draft": True}),
    (1, {"level": 3, "solo": True}),
]
BOTS = ["random", "simple"]


def new_game(seats: int, options: dict[str, object], seed: str) -> Game:
    return RULESET.new_game(seats, RULESET.complete(options), Chance.seeded(seed, seats))


def seat_bots(names: list[str], seed: str) -> list[Bot]:
    return [make_bot(name, "race", f"{seed}/{seat}") for seat, name in enumerate(names)]


def seats_asked(game: Game) -> list[int]:
    return [seat for seat in game.order if game.pending[seat] is not None]


@given(seed=st.text("0123456789", min_size=1, max_size=6), table=st.sampled_from(TABLES), name=st.sampled_from(BOTS))
@settings(max_examples=20)
def test_no_bot_ever_makes_an_illegal_choice_or_changes_the_game_by_thinking(
    seed: str, table: tuple[int, dict[str, object]], name: str
) -> None:
    seats, options = table
    game = new_game(seats, options, seed)
    bots = seat_bots([name] + ["random"] * (seats - 1), seed)
    asked = 0
    while not game.over and game.round <= 25:
        for seat in seats_asked(game):
            before = game.digest() if asked % 10 == 0 else None
            choice = bots[seat].choose(game, seat)
            if before is not None:
                assert game.digest() == before
            game.decide(seat, choice)  # raises for what is illegal
            asked += 1


@given(seed=st.text("0123456789", min_size=1, max_size=6), table=st.sampled_from(TABLES), name=st.sampled_from(BOTS))
@settings(max_examples=12)
def test_what_a_seat_cannot_know_never_changes_what_its_bot_chooses(
    seed: str, table: tuple[int, dict[str, object]], name: str
) -> None:
    seats, options = table
    game = new_game(seats, options, seed)
    bots = seat_bots([name] * seats, seed)
    twins = seat_bots([name] * seats, seed)
    source = Stream(f"guesses/{seed}")
    while not game.over and game.round <= 12:
        for seat in seats_asked(game):
            choice = bots[seat].choose(game, seat)
            assert twins[seat].choose(game.guess(seat, source), seat) == choice
            game.decide(seat, choice)


@pytest.mark.parametrize("name", BOTS)
def test_equal_seeds_play_equal_games(name: str) -> None:
    digests = []
    for _ in range(2):
        game = new_game(3, {}, "same")
        bots = seat_bots([name] * 3, "same")
        while not game.over and game.round <= 30:
            for seat in seats_asked(game):
                game.decide(seat, bots[seat].choose(game, seat))
        digests.append(game.digest())
    assert digests[0] == digests[1]


def test_the_random_bot_depends_on_its_seed() -> None:
    game = new_game(2, {}, "1")
    choices = {tuple(make_bot("random", "race", f"{seed}").choose(game, 0)) for seed in range(40)}
    assert len(choices) > 5


def test_a_bot_that_is_not_asked_says_so() -> None:
    game = new_game(2, {}, "1")
    game.decide(0, make_bot("random", "race", "1").choose(game, 0))
    with pytest.raises(ValueError, match="seat 0 has nothing to decide"):
        make_bot("simple", "race", "1").choose(game, 0)


def test_an_unknown_bot_is_named_together_with_those_there_are() -> None:
    known = "random, easy, simple, medium, hard, expert"
    with pytest.raises(ValueError, match=f"race has no bot 'genius': it has {known}"):
        make_bot("genius", "race", "1")
