"""Gymnasium: one seat of a game against bots.

Importing this module registers an environment for each installed game, with the version of its rules:
`starboard/Race-v3`. One step is one primitive; the bots play until it is the seat's turn again. Needs the extra
`research`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import Error, InvalidAction, ResetNeeded
from numpy.typing import NDArray

from starboard.bots.bot import Bot
from starboard.bots.kinds import make_bot
from starboard.kernel.actions import ActionError
from starboard.kernel.chance import Stream
from starboard.kernel.registry import ruleset_named, ruleset_names
from starboard.kernel.ruleset import Ruleset
from starboard.kernel.stepper import Stepper
from starboard.research.setting import MAX_ROUNDS, Setting, SettingError, next_deal, whole
from starboard.research.spaces import BOUND, Drawn, LegalDiscrete, fresh_seed

Row = NDArray[np.float32]
Mask = NDArray[np.int8]


class BadSetting(Error, ValueError):
    """A game cannot be played like this. Says in one sentence what is wrong and what would be right."""


class BadRenderMode(BadSetting, TypeError):
    """There is no such picture. A TypeError, too: that is when `make_vec_env` of stable-baselines3, which first asks
    every environment for `rgb_array`, tries without."""


class Opponents:
    """Which bots sit at the other seats, and at which seat the learner sits."""

    def __init__(self, setting: Setting, opponents: str | Sequence[str], seat: int | None) -> None:
        others = setting.players - 1
        self.names = [opponents] * others if isinstance(opponents, str) else names_of(opponents)
        if len(self.names) != others:
            raise SettingError(f"{setting.players} players need {others} opponents, not {len(self.names)}")
        self.ruleset = setting.ruleset.name
        try:
            for name in self.names:
                make_bot(name, self.ruleset, "trial")
        except ValueError as wrong:
            raise SettingError(str(wrong)) from None
        self.seat = None if seat is None else whole(seat)
        if seat is not None and (self.seat is None or not 0 <= self.seat <= others):
            raise SettingError(f"the seat is a number from 0 to {others}, or None for any, not {str(seat)[:40]!r}")
        self.seats = others + 1

    def take_seats(self, seed: str, source: Stream) -> tuple[int, list[Bot | None]]:
        """The learner's seat, and a fresh bot at each of the others."""
        seat = source.below(self.seats) if self.seat is None else self.seat
        bots: list[Bot | None] = [
            make_bot(name, self.ruleset, f"{seed}/{number}") for number, name in enumerate(self.names)
        ]
        bots.insert(seat, None)
        return seat, bots


def names_of(opponents: Any) -> list[str]:
    """The names in a list of opponents; raises SettingError if it is not a list of names."""
    names: list[Any] = list(opponents) if isinstance(opponents, Sequence) else [None]
    if not all(isinstance(name, str) for name in names):
        raise SettingError(f"opponents are the name of a bot, or a list of names, not {str(opponents)[:40]!r}")
    return names


class StarboardEnv(gymnasium.Env[Row, Any]):
    """A game in which the learner has one seat and bots have the others.

    `ruleset` is the name of a game; `players` the least number there can be if it is not given; `opponents` the name of
    a bot for all other seats, or one for each; `seat` the learner's, or None for another one by chance in each game;
    `reward` and `max_rounds` as in `Setting`; the other options are the game's own.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        ruleset: str | Ruleset,
        players: int | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "win",
        max_rounds: int = MAX_ROUNDS,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        try:
            self.setting = Setting(ruleset, players, options, reward, max_rounds)
            self.opponents = Opponents(self.setting, opponents, seat)
        except SettingError as wrong:
            raise BadSetting(str(wrong)) from None
        if render_mode not in (None, "ansi"):
            raise BadRenderMode(f"the render mode cannot be {render_mode!r:.40}: it is 'ansi' or None")
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-BOUND, BOUND, (self.setting.perception.size,), np.float32)
        self.action_space = LegalDiscrete(self.setting.space.size)
        self.source = Stream(fresh_seed())
        self.stepper: Stepper | None = None
        self.seat = 0
        self.bots: list[Bot | None] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begin a new game. With a seed the games that follow are always the same; without one they go on."""
        super().reset(seed=seed)
        if seed is not None:
            self.source = Stream(f"env/{seed}")
        while True:
            deal = next_deal(self.source)
            self.seat, self.bots = self.opponents.take_seats(deal, self.source)
            self.stepper = self.setting.deal(deal)
            self.play_bots()
            if not self.stepper.ended:
                return self.observed(), self.info()

    def playing(self) -> Stepper:
        if self.stepper is None:
            raise ResetNeeded("reset() needs to be called first")
        return self.stepper

    def play_bots(self) -> None:
        """Until it is the learner's turn, or nobody's."""
        stepper = self.playing()
        while not stepper.ended:
            bot = self.bots[stepper.seat]
            if bot is None:
                return
            stepper.answer(bot.choose(stepper.game, stepper.seat))

    def step(self, action: Any) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Choose a primitive. Raises InvalidAction for one outside the mask, ResetNeeded for a step after the end;
        nothing has changed then."""
        stepper = self.playing()
        if stepper.ended:
            raise ResetNeeded("the game is over: call reset() to begin a new one")
        stepper.step(self.meant(stepper, action))
        self.play_bots()
        reward = self.setting.rewards(stepper.game)[self.seat] if stepper.ended else 0.0
        return self.observed(), reward, stepper.game.over, stepper.stopped, self.info()

    def meant(self, stepper: Stepper, action: Any) -> int:
        """The primitive that is meant; raises InvalidAction if it is not legal."""
        number = whole(action)
        if number is None:
            raise InvalidAction(f"an action is a whole number below {self.setting.space.size}, not {action!r:.40}")
        if isinstance(action, Drawn) and number not in stepper.legal:
            return stepper.legal[number % len(stepper.legal)]
        try:
            stepper.check(number)
        except ActionError as wrong:
            raise InvalidAction(str(wrong)) from None
        return number

    def observed(self) -> Row:
        stepper = self.playing()
        row = np.empty(self.setting.perception.size, np.float32)
        mine = stepper.seat == self.seat
        self.setting.perception.write(
            stepper.game, self.seat, stepper.decision if mine else None, stepper.partial if mine else [], row
        )
        return row

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which primitives are legal now, as MaskablePPO asks for it."""
        mask = np.zeros(self.setting.space.size, np.bool_)
        mask[self.playing().legal] = True
        return mask

    def render(self) -> Any:
        """What the seat sees, as text, if the render mode is `ansi`."""
        return str(self.playing().game.view(self.seat)) if self.render_mode == "ansi" else None


def environment_id(ruleset: str) -> str:
    """What the environment of a game is called: `starboard/Race-v3`."""
    return f"starboard/{ruleset.capitalize()}-v{ruleset_named(ruleset).version}"


def register_all() -> None:
    """Register the environment of each installed game, unless it is there already.

    Without Gymnasium's passive checker: after a first `reset` that was refused, it would fail in the steps that follow.
    """
    for name in ruleset_names():
        if environment_id(name) not in gymnasium.registry:
            gymnasium.register(
                environment_id(name),
                entry_point="starboard.research.gymnasium:StarboardEnv",
                disable_env_checker=True,
                kwargs={"ruleset": name},
            )


register_all()
