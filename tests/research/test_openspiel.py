"""The OpenSpiel games: its own simulations, a play-through, resampling, its algorithms, bad input."""

from __future__ import annotations

import os
import pickle
from pathlib import Path
from typing import Any

import pytest
from tests.research.games import GAMES, each_game
from tests.research.libraries import need
from tests.research.toy import RULESET as TOY

need("numpy", "pyspiel", "open_spiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from starboard.kernel.chance import Stream  # noqa: E402
from starboard.research import openspiel  # noqa: E402

FOLDER = Path(__file__).parent.parent / "goldens"
TOY_NAME = openspiel.register(TOY)


def load(name: str, **parameters: int) -> Any:
    return pyspiel.load_game(openspiel.register(GAMES[name]), parameters)


def play(state: Any, rng: Any, most: int = 10**6) -> Any:
    """Play on at random."""
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@each_game
def test_it_passes_the_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(load(name, max_rounds=2), num_sims=1, serialize=False, verbose=False)


def test_every_installed_game_is_registered_with_its_version() -> None:
    assert {"starboard_race_v3", "starboard_frontiers_v2", "starboard_sun_v2"} <= set(pyspiel.registered_names())
    game = pyspiel.load_game("starboard_race_v3(players=3,level=1)")
    assert game.num_players() == 3
    assert str(game) == str(pyspiel.load_game(str(game)))


def shown(text: str) -> list[str]:
    """Without what is pickled: that depends on the version of Python."""
    return [line for line in text.splitlines() if not line.startswith("SerializeState()")]


def test_the_play_through_is_as_it_was() -> None:
    path = FOLDER / "openspiel-toy.txt"
    text = "\n".join(shown(generate_playthrough.playthrough(f"{TOY_NAME}(seed=3)", None, seed=1))) + "\n"
    if os.environ.get("STARBOARD_REGENERATE") == "1":
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_equal_seeds_have_equal_luck_and_copies_have_their_own() -> None:
    """Given two loads of a game with one seed, then they are dealt alike. Given a copy before something is drawn, then
    it draws something else: no copy of a position knows the luck of another."""
    first, second = (play(load("toy", seed=5).new_initial_state(), np.random.RandomState(1)) for _ in range(2))
    assert str(first) == str(second)
    game = load("toy", seed=5)
    deals = set()
    for _ in range(6):
        state = game.new_initial_state().clone()
        state.apply_action(openspiel.DEAL)
        deals.add(str(state))
    assert len(deals) > 1


@each_game
def test_luck_waits_at_chance_nodes(name: str) -> None:
    """An action never draws: the same action on two copies leads to the same node."""
    rng = np.random.RandomState(2)
    state = load(name).new_initial_state()
    chances = 0
    for _ in range(30):
        if state.is_terminal():
            break
        if state.is_chance_node():
            assert state.chance_outcomes() == [(openspiel.DEAL, 1.0)]
            chances += 1
        else:
            assert len(state.legal_actions()) >= 2
            action = int(rng.choice(state.legal_actions()))
            assert str(state.child(action)) == str(state.child(action))
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert chances >= 1


@each_game
def test_a_resampled_state_cannot_be_told_apart(name: str) -> None:
    rng = np.random.RandomState(3)
    source = Stream("resample")
    state = load(name).new_initial_state()
    for _ in range(25):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            player = state.current_player()
            other = openspiel.resample(state, player, source)
            assert other.current_player() == player
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
            play(other, rng, 3)
        state.apply_action(int(rng.choice(state.legal_actions())))
    with pytest.raises(pyspiel.SpielError, match="it is not seat 0's turn"):
        openspiel.resample(load(name).new_initial_state(), 0, source)


def test_what_others_have_seen_is_not_in_a_resampled_state() -> None:
    state = load("toy", seed=1).new_initial_state()
    state.apply_action(openspiel.DEAL)
    player = state.current_player()
    hands = {openspiel.resample(state, player, Stream(str(k))).information_state_string(1 - player) for k in range(12)}
    assert len(hands) > 3


def test_equal_seeds_resample_equally() -> None:
    state = load("toy", seed=1).new_initial_state()
    state.apply_action(openspiel.DEAL)
    player = state.current_player()
    first, second = (
        [str(draw(state, player)) for _ in range(6)] for draw in (openspiel.resampler(1), openspiel.resampler(1))
    )
    assert first == second
    assert len(set(first)) > 1


def test_a_state_can_be_saved() -> None:
    state = play(load("toy", seed=1).new_initial_state(), np.random.RandomState(4), 12)
    again = pickle.loads(pickle.dumps(state.tree))
    assert again.game.digest() == state.tree.game.digest()
    assert [again.information(seat) for seat in range(2)] == [state.tree.information(seat) for seat in range(2)]


def test_observers() -> None:
    game = load("toy", seed=1)
    state = game.new_initial_state()
    now, all_seen = make_observation(game), make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    now.set_from(state, 0)
    assert not now.tensor.any()
    state.apply_action(openspiel.DEAL)
    player = state.current_player()
    now.set_from(state, player)
    assert now.dict["own hand"].sum() == 2
    assert now.dict["question"].sum() == 1
    assert '"hand"' in now.string_from(state, player)
    assert all_seen.string_from(state, player) == state.information_state_string(player)
    public = game.make_py_observer(
        pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert public.tensor is None
    assert '"hand": null' in public.string_from(state, player)
    with pytest.raises(pyspiel.SpielError, match="no parameters"):
        game.make_py_observer(None, {"x": 1})


@pytest.mark.parametrize("seeded", [False, True])
def test_is_mcts_plays_the_toy_game(seeded: bool) -> None:
    """OpenSpiel's own IS-MCTS, with our resampling: as it asks the state for it, and from a seed."""
    rng = np.random.RandomState(1)
    game = load("toy", seed=2)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 6, random_state=rng)
    if seeded:
        bot.set_resampler(openspiel.resampler("is-mcts"))
    state = game.new_initial_state()
    while not state.is_terminal():
        mine = not state.is_chance_node() and state.current_player() == 0
        state.apply_action(int(bot.step(state) if mine else rng.choice(state.legal_actions())))
    assert sum(state.returns()) == 0


def test_mcts_plays_beyond_the_sun() -> None:
    """OpenSpiel's own MCTS; the rollouts are cut short by `max_rounds`."""
    rng = np.random.RandomState(1)
    game = load("sun", seed=2, max_rounds=1)
    bot = mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = play(game.new_initial_state(), rng, 3)
    while state.is_chance_node():
        state.apply_action(openspiel.DEAL)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


# --- bad input --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("starboard_chess_v1", "Unknown game 'starboard_chess_v1'"),
        ("starboard_race_v3(players=9)", "is for 2 to 4 players, not 9"),
        ("starboard_race_v3(level=7)", "level cannot be '7'"),
        ("starboard_race_v3(moons=7)", "Unknown parameter 'moons'"),
        ("starboard_race_v3(max_rounds=-1)", "max_rounds is a whole number"),
        ("starboard_race_v3(players=1,level=1,solo=true)", "the solo game is not for OpenSpiel"),
    ],
)
def test_what_does_not_exist_is_refused(name: str, said: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=said.replace("(", r"\(")):
        pyspiel.load_game(name)


def test_an_illegal_action_is_refused_and_the_state_stays_usable() -> None:
    state = load("toy", seed=1).new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="only the outcome 0"):
        state.apply_action(5)
    state.apply_action(openspiel.DEAL)
    before = (str(state), state.history())
    with pytest.raises(pyspiel.SpielError, match=r"is not legal now: seat \d has \d+ legal actions, such as"):
        state.apply_action(35)
    assert (str(state), state.history()) == before
    state = play(state, np.random.RandomState(1))
    with pytest.raises(pyspiel.SpielError, match="the game has ended"):
        state.apply_action(0)
    assert state.is_terminal()
