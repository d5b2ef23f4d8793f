"""Policy: whoever chooses a seat's action at once, without looking ahead. Search lets it play on where it has one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from starboard.bots.bot import Bot, owed
from starboard.bots.learned.guides import ACTION
from starboard.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses actions, and nothing else."""

    def action(self, game: Game, seat: int) -> list[int]:
        """A legal answer to the seat's question for an action; empty if none of the legal ones is known."""
        raise NotImplementedError


class Actor(Bot):
    """Rules of thumb for everything but the action, which a policy chooses."""

    def __init__(self, thumb: Bot, policy: Policy) -> None:
        super().__init__(thumb.name)
        self.thumb = thumb
        self.policy = policy

    def choose(self, game: Game, seat: int) -> list[int]:
        if owed(game, seat).kind == ACTION:
            answer = self.policy.action(game, seat)
            if answer:
                return answer
        return self.thumb.choose(game, seat)
