"""BatchEnv: many games stepped in one call, as a vector environment of Gymnasium.

The loop over the games is compiled, and fills the same arrays each time. A game that ends begins anew in the same step:
the observation is then the first of the next game. Needs the extra `research`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from starboard.bots.bot import Bot
from starboard.bots.kinds import make_bot
from starboard.kernel.actions import ActionError
from starboard.kernel.batch import ANY_SEAT, EVERY_SEAT, Arrays, Batch, Rival
from starboard.kernel.chance import Stream
from starboard.kernel.ruleset import Ruleset
from starboard.kernel.stepper import Stepper
from starboard.research.gymnasium import BadSetting, Opponents
from starboard.research.setting import MAX_ROUNDS, Setting, SettingError, checked_seed, whole
from starboard.research.spaces import BOUND, fresh_seed

Rows = NDArray[np.float32]
SELF = "self"


def view(array: Any) -> memoryview:
    """The buffer of an array, to be written into."""
    return memoryview(array)


class Seated(Rival):
    """A bot at the seat of a rival."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(Stream(""))
        self.bot = bot

    def play(self, stepper: Stepper) -> None:
        stepper.answer(self.bot.choose(stepper.game, stepper.seat))


class BatchEnv(VectorEnv[Rows, Any, NDArray[np.float32]]):
    """`num_envs` games at once. All arguments but the first are those of `StarboardEnv`.

    With `opponents="self"` learners play every seat: `seats` says which seat each game waits for, and `rewards` has a
    row for each game with a column for each seat. Observations, masks, rewards and flags are the same arrays at every
    step: copy what you keep, and what you want to change. Of an observation only what has changed is written again, so
    the array of observations is read-only.
    """

    def __init__(
        self,
        num_envs: int,
        ruleset: str | Ruleset,
        players: int | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "win",
        max_rounds: int = MAX_ROUNDS,
        **options: object,
    ) -> None:
        games = whole(num_envs)
        if games is None or games < 1:
            raise BadSetting(f"the number of games is a whole number from 1 on, not {str(num_envs)[:40]!r}")
        num_envs = games
        everybody = isinstance(opponents, str) and opponents == SELF
        try:
            self.setting = Setting(ruleset, players, options, reward, max_rounds)
            self.opponents = Opponents(self.setting, "random" if everybody else opponents, seat)
        except SettingError as wrong:
            raise BadSetting(str(wrong)) from None
        self.num_envs = num_envs
        self.metadata = {"name": self.setting.name, "render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        perception, space = self.setting.perception, self.setting.space
        self.single_observation_space = spaces.Box(-BOUND, BOUND, (perception.size,), np.float32)
        self.single_action_space = spaces.Discrete(space.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        rows = np.zeros((num_envs, perception.size), np.float32)
        self.observations = rows.view()
        self.observations.flags.writeable = False  # only what changes is written again
        self.masks = np.zeros((num_envs, space.size), np.int8)
        self.rewards = np.zeros((num_envs, self.setting.players) if everybody else num_envs, np.float32)
        self.terminations = np.zeros(num_envs, np.bool_)
        self.truncations = np.zeros(num_envs, np.bool_)
        self.seats = np.zeros(num_envs, np.int8)
        learner = EVERY_SEAT if everybody else ANY_SEAT if self.opponents.seat is None else self.opponents.seat
        self.batch = Batch(
            self.setting.ruleset,
            self.setting.players,
            self.setting.options,
            perception,
            self.setting.max_rounds,
            learner,
            self.rival,
            self.setting.rewards,
            Arrays(
                [view(row[: perception.question]) for row in rows],
                [view(row[perception.question :]) for row in rows],
                [view(row).cast("B") for row in self.masks],
                view(self.rewards.reshape(-1)),
                view(self.terminations.view(np.uint8)),
                view(self.truncations.view(np.uint8)),
                view(self.seats.view(np.uint8)),
            ),
        )
        self.source = Stream(fresh_seed())

    def rival(self, number: int, seed: str) -> Rival:
        """The bot of another seat; a random one is the kernel's own."""
        name = self.opponents.names[number]
        return Rival(Stream(seed)) if name == "random" else Seated(make_bot(name, self.setting.ruleset.name, seed))

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        """Begin all games anew. With a seed the games that follow are always the same; without one they go on.

        One seed is for all games: the first game begins as a single environment with that seed does. Raises
        gymnasium.error.Error for anything but a whole number from 0 on, and changes nothing.
        """
        if seed is not None:
            try:
                self.source = Stream(f"env/{checked_seed(seed)}")
            except SettingError as wrong:
                raise BadSetting(f"{wrong}; it is for all games together") from None
        self.batch.reset(self.source)
        return self.observations, self.infos()

    def step(self, actions: Any) -> tuple[Rows, Any, NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Choose a primitive in each game. Raises InvalidAction if one is outside its mask, and changes nothing."""
        if not self.batch.steppers:
            raise ResetNeeded("reset() needs to be called first")
        try:
            chosen = np.asarray(actions)
        except ValueError:
            chosen = np.empty(0)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise InvalidAction(f"{self.num_envs} games need {self.num_envs} whole numbers, not {actions!r:.60}")
        try:
            self.batch.step(chosen.tolist())
        except ActionError as wrong:
            raise InvalidAction(str(wrong)) from None
        return self.observations, self.rewards, self.terminations, self.truncations, self.infos()

    def infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "seat": self.seats}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which primitives are legal in each game, as MaskablePPO asks for it."""
        return self.masks.view(np.bool_)
