"""Baselines: what bots that everybody has reach on frozen seeds, for comparison with what somebody has trained.

    python -m starboard.research.baselines --games 100

The seeds are those of `reset(seed=...)` of the environments: a learner that is measured on them plays the same deals.
Needs no library.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from starboard.bots.kinds import bot_names, make_bot
from starboard.kernel.chance import Stream
from starboard.kernel.registry import ruleset_names
from starboard.research.setting import Setting, SettingError, next_deal

FROZEN_SEEDS = range(1000, 1100)
"""For measuring: do not train on them."""


def reward_on(setting: Setting, seed: int, player: str, opponent: str) -> tuple[float, int]:
    """The reward of a bot at seat 0 in the game of a seed, and its score."""
    deal = next_deal(Stream(f"env/{seed}"))
    stepper = setting.deal(deal)
    name = setting.ruleset.name
    bots = [make_bot(player, name, f"{deal}/player")]
    bots += [make_bot(opponent, name, f"{deal}/{number}") for number in range(setting.players - 1)]
    while not stepper.ended:
        stepper.answer(bots[stepper.seat].choose(stepper.game, stepper.seat))
    totals = {one.seat: one.total for one in stepper.game.standings()}
    return setting.rewards(stepper.game)[0], totals[0]


def baselines(games: int) -> Iterator[str]:
    """A table in Markdown: each bot of each game, for two players, against each of the usual two."""
    yield "| game | bot | against | mean reward | mean score |"
    yield "|---|---|---|---|---|"
    for name in ruleset_names():
        try:
            setting = Setting(name, 2)
        except SettingError:
            continue
        usual = [bot for bot in ("random", "simple") if bot in bot_names(name)]
        for player in usual:
            for opponent in usual:
                found = [reward_on(setting, seed, player, opponent) for seed in FROZEN_SEEDS[:games]]
                reward = sum(reward for reward, _ in found) / len(found)
                score = sum(score for _, score in found) / len(found)
                yield f"| `{setting.name}` | `{player}` | `{opponent}` | {reward:+.2f} | {score:.1f} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=len(FROZEN_SEEDS), help="on how many of the frozen seeds")
    for line in baselines(max(1, min(parser.parse_args(arguments).games, len(FROZEN_SEEDS)))):
        print(line, flush=True)


if __name__ == "__main__":
    main()
