"""PettingZoo: a game as an AEC environment, in which every seat is an agent.

One step is one primitive. The agent whose turn it is may have several turns in a row: an answer can take several
primitives, and a seat several decisions. Where seats decide at the same time, they are asked one after the other, and
nobody sees an answer before all are in. Needs the extra `research`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from starboard.kernel.actions import ActionError
from starboard.kernel.chance import Stream
from starboard.kernel.ruleset import Ruleset
from starboard.kernel.stepper import Stepper
from starboard.research.setting import MAX_ROUNDS, Setting, checked_seed, next_deal, whole
from starboard.research.spaces import BOUND, fresh_seed

Observation = dict[str, NDArray[Any]]


class RawEnv(AECEnv[str, Observation, int]):
    """The environment without the checks of the order of calls; `env` adds them."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting = setting
        self.metadata = {"name": setting.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        size, actions = setting.perception.size, setting.space.size
        self.observation_spaces: dict[str, Any] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-BOUND, BOUND, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Any] = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.source = Stream(fresh_seed())
        self.stepper: Stepper | None = None

    def __str__(self) -> str:
        return self.setting.name

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self.possible_agents[self.seat_of(agent)]]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self.possible_agents[self.seat_of(agent)]]

    def seat_of(self, agent: str) -> int:
        """The seat of an agent; raises ValueError if there is no such agent."""
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {str(agent)[:40]!r}: they are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. With a seed the games that follow are always the same; without one they go on.

        Raises ValueError for a seed that is not a whole number from 0 on, and changes nothing. There are no options.
        """
        if seed is not None:
            self.source = Stream(f"env/{checked_seed(seed)}")
        self.stepper = self.setting.deal(next_deal(self.source))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.look_up()

    def look_up(self) -> None:
        """Whose turn is it? At the end, everybody's in order, to be told so."""
        stepper = self.playing()
        if not stepper.ended:
            self.agent_selection = self.possible_agents[stepper.seat]
            return
        for seat, reward in enumerate(self.setting.rewards(stepper.game)):
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self.terminations[agent] = not stepper.stopped
            self.truncations[agent] = stepper.stopped
        self.agent_selection = self.agents[0]

    def playing(self) -> Stepper:
        if self.stepper is None:
            raise AssertionError("reset() needs to be called first.")
        return self.stepper

    def observe(self, agent: str) -> Observation:
        """What the agent may know; its mask is all zeros unless it is its turn."""
        stepper = self.playing()
        seat = self.seat_of(agent)
        perception = self.setting.perception
        row = np.empty(perception.size, np.float32)
        mask = np.zeros(perception.space.size, np.int8)
        if seat == stepper.seat:
            perception.write(stepper.game, seat, stepper.decision, stepper.partial, row)
            mask[stepper.legal] = 1
        else:
            perception.write(stepper.game, seat, None, [], row)
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Choose a primitive for the agent whose turn it is. Raises ValueError for one outside its mask, and for a step
        after the end; nothing has changed then."""
        stepper = self.playing()
        if not self.agents:
            raise ValueError("the game is over: call reset() to begin a new one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole(action)
        if number is None:
            raise ActionError(f"an action is a whole number below {self.setting.space.size}, not {action!r:.40}")
        stepper.step(number)
        self._cumulative_rewards[agent] = 0.0
        self.look_up()
        if stepper.ended:
            self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator sees, as text, if the render mode is `ansi`."""
        return str(self.playing().game.view(None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class Env(OrderEnforcingWrapper[str, Observation, int]):
    """The environment with the checks of the order of calls."""

    def last(self, observe: bool = True) -> Any:
        """As PettingZoo's, but after the end a clear error."""
        if self._has_reset and not self.agents:
            raise ValueError("the game is over: call reset() to begin a new one")
        return super().last(observe)

    def step(self, action: int | None) -> None:
        """As PettingZoo's, but a step after the end is an error and not a warning."""
        if self._has_reset and not self.agents:
            raise ValueError("the game is over: call reset() to begin a new one")
        super().step(action)


def env(
    ruleset: str | Ruleset,
    players: int | None = None,
    *,
    reward: str = "win",
    max_rounds: int = MAX_ROUNDS,
    render_mode: str | None = None,
    **options: object,
) -> Env:
    """An environment of a game by its name, such as `env("race", players=3, level=2)`.

    `players` is the least number there can be if it is not given; the options are the game's own. Raises ValueError for
    a game, an option, a number of players or a reward that does not exist.
    """
    return Env(raw_env(ruleset, players, reward=reward, max_rounds=max_rounds, render_mode=render_mode, **options))


def raw_env(
    ruleset: str | Ruleset,
    players: int | None = None,
    *,
    reward: str = "win",
    max_rounds: int = MAX_ROUNDS,
    render_mode: str | None = None,
    **options: object,
) -> RawEnv:
    """As `env`, without the checks of the order of calls."""
    if render_mode not in (None, "ansi"):
        raise ValueError(f"the render mode cannot be {render_mode!r:.40}: it is 'ansi' or None")
    return RawEnv(Setting(ruleset, players, options, reward, max_rounds), render_mode)
