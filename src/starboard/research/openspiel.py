"""OpenSpiel: every installed game as a Python game of pyspiel.

Importing this module registers `starboard_race_v3` and so on, by the version of the rules. Actions are primitives;
chance is sampled: a chance node has one outcome, and the luck comes from the game object, seeded by its parameter
`seed`. Needs the extra `openspiel`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from starboard.kernel.actions import ActionError
from starboard.kernel.chance import Stream
from starboard.kernel.registry import ruleset_named, ruleset_names
from starboard.kernel.ruleset import Ruleset
from starboard.research.setting import MAX_ROUNDS, Setting, SettingError
from starboard.research.tree import Tree

DEAL = 0
"""The only outcome of a chance node."""
LONGEST = 1_000_000
"""No game has more actions; one that is played on to `max_rounds` has some thousands."""
OWN_PARAMETERS = {"players": 2, "max_rounds": MAX_ROUNDS, "seed": 0}


def spiel_error(wrong: Exception) -> Exception:
    """What is wrong, as pyspiel's own kind of error."""
    error: Exception = pyspiel.SpielError(str(wrong))
    return error


class StarboardGame(pyspiel.Game):
    """A game with its parameters: `players`, `max_rounds`, `seed`, and the options of the ruleset."""

    def __init__(self, ruleset: Ruleset, game_type: Any, params: dict[str, Any] | None = None) -> None:
        given = {**OWN_PARAMETERS, **(params or {})}
        options = {name: value for name, value in given.items() if name not in OWN_PARAMETERS}
        try:
            setting = Setting(ruleset, given["players"], options, max_rounds=given["max_rounds"])
        except SettingError as wrong:
            raise spiel_error(wrong) from None
        players = setting.players
        if players == 1:
            raise spiel_error(ValueError("the solo game is not for OpenSpiel: it needs at least 2 players"))
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.space.size,
            max_chance_outcomes=1,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type, info, params or {})
        self.setting = setting
        self.source = Stream(f"openspiel/{given['seed']}")

    def next_luck(self) -> str:
        """The luck of the next chance node, of whatever state of this game."""
        return f"{self.source.word():08x}{self.source.word():08x}"

    def new_initial_state(self) -> StarboardState:
        """A game before its deal."""
        return StarboardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> StarboardObserver:
        """What a player sees now, or with `perfect_recall` everything that it has seen (as text only)."""
        return StarboardObserver(self.setting, iig_obs_type, params)


class StarboardState(pyspiel.State):
    """A node of the game."""

    def __init__(self, game: StarboardGame) -> None:
        super().__init__(game)
        self.tree = Tree(game.setting)

    def current_player(self) -> int:
        """The seat that chooses, or chance, or nobody."""
        if self.tree.needs_luck:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.tree.ended else self.tree.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.tree.legal[:]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One: the luck itself is drawn when it is applied."""
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        try:
            if not self.tree.needs_luck:
                self.tree.choose(action)
            elif action != DEAL:
                raise ActionError(f"a chance node has only the outcome {DEAL}, not {action}")
            else:
                self.tree.deal_luck(self.get_game().next_luck())
        except ActionError as wrong:
            raise spiel_error(wrong) from None

    def _action_to_string(self, player: int, action: int) -> str:
        names = self.tree.setting.space.names
        return "luck" if player == pyspiel.PlayerId.CHANCE else names[action]

    def is_terminal(self) -> bool:
        """Has the game ended, or was it stopped?"""
        return self.tree.ended

    def returns(self) -> list[float]:
        """1 for the winner, and as much less for the others as makes 0 together; 0 before the end."""
        if not self.tree.ended:
            return [0.0] * self.tree.setting.players
        return self.tree.setting.rewards(self.tree.position())

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> StarboardState:
        """A state that the player, whose turn it is, cannot tell from this one. `ISMCTSBot` asks for it."""
        return resample(self, player_id, Stream(f"resample/{probability_sampler()!r}"))

    def __str__(self) -> str:
        if self.tree.game is None:
            return "before the deal"
        return f"{self.tree.game.digest()} {self.tree.partial}{' before luck' if self.tree.waiting else ''}"


class StarboardObserver:
    """Writes what a player sees: as named tensors, or as text."""

    def __init__(self, setting: Setting, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise spiel_error(ValueError(f"an observer has no parameters, but was given {params}"))
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self.recall = bool(kind.perfect_recall)
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.perception = setting.perception
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.recall or not self.private:
            return
        self.tensor = np.zeros(self.perception.size, np.float32)
        for group in self.perception.groups:
            self.dict[group.name] = self.tensor[group.start : group.stop]

    def set_from(self, state: StarboardState, player: int) -> None:
        """Write the observation of a player into the tensor."""
        if self.tensor is None:
            return
        tree = state.tree
        if tree.game is None:
            self.tensor.fill(0)
            return
        mine = tree.seat == player
        self.perception.write(tree.game, player, tree.decision if mine else None, tree.partial, self.tensor)

    def string_from(self, state: StarboardState, player: int) -> str:
        """What a player sees, or all that it has seen, as text; without private information what a spectator sees."""
        tree = state.tree
        if tree.game is None:
            return "before the deal"
        if self.recall and self.private:
            return tree.information(player)
        seen = tree.game.view(player if self.private else None)
        picked = tree.partial if tree.seat == player and self.private else []
        return json.dumps({**seen, "picked": picked}, sort_keys=True)


def resample(state: StarboardState, player: int, source: Stream) -> StarboardState:
    """A state that the player, whose turn it is, cannot tell from this one."""
    other: StarboardState = state.clone()
    try:
        other.tree = state.tree.resampled(player, source)
    except ActionError as wrong:
        raise spiel_error(wrong) from None
    return other


def resampler(seed: object) -> Callable[[StarboardState, int], StarboardState]:
    """What `ISMCTSBot.set_resampler` takes. Equal seeds draw equal states."""
    source = Stream(f"resampler/{seed}")
    return lambda state, player: resample(state, player, source)


def game_name(ruleset: Ruleset) -> str:
    """What the game of a ruleset is called in OpenSpiel."""
    return f"starboard_{ruleset.name}_v{ruleset.version}"


def register(ruleset: Ruleset) -> str:
    """Register a ruleset, unless it is there already; returns the name of its game."""
    name = game_name(ruleset)
    if name in pyspiel.registered_names():
        return name
    options = ruleset.complete({})
    least = ruleset.seats(options)[0]
    game_type = pyspiel.GameType(
        short_name=name,
        long_name=f"Starboard: {ruleset.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=10,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**OWN_PARAMETERS, "players": least, **options},
        provides_factored_observation_string=True,
    )

    class Registered(StarboardGame):
        """The game of this ruleset."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(ruleset, game_type, params)

    pyspiel.register_game(game_type, Registered)
    return name


for installed in ruleset_names():
    register(ruleset_named(installed))
