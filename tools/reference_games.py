"""What our networks and bots make of games of the reference engine's AI (transcripts, see docs/conformance.md).

    python tools/reference_games.py ai-level0.jsonl.gz                    how good the chances to win are
    python tools/reference_games.py ai-level0.jsonl.gz --network race-base-1
    python tools/reference_games.py ai-level0.jsonl.gz --bot hard         and how often the bot chooses as the AI did

Chances are taken before every round, from every seat, on what that seat may know. The log loss is the mean of minus the
logarithm of the winner's chance, and counts games of one number of players only. No network was fitted on such games.
Choices count if there was one: questions with one legal answer are left out.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from starboard.bots import Bot, make_bot
from starboard.bots.learned.guides import RACE
from starboard.bots.learned.levels import NETWORKS
from starboard.bots.learned.network import NetworkJudge, shipped
from starboard.cli.progress import progress
from starboard.kernel.chance import ScriptedChance
from starboard.kernel.game import Game
from starboard.race.conform.mirror import REFERENCE_RULES
from starboard.race.conform.replay import Replay
from starboard.race.conform.transcript import Transcript, read_lines, transcript_from

Watch = Callable[[Game, int, list[int]], None]
"""Is shown a position, who answers next, and what."""


def replayed(transcript: Transcript, watch: Watch) -> Game:
    """The game once more with our rules read as the reference reads them; its end is compared first."""
    replay = Replay(transcript)
    replay.play()
    options = REFERENCE_RULES.complete(
        {
            "level": transcript.level,
            "advanced": transcript.advanced,
            "goals": bool(transcript.goals),
            "takeovers": transcript.takeovers,
        }
    )
    chance = ScriptedChance(replay.script, transcript.seats)
    game = REFERENCE_RULES.new_game(transcript.seats, options, chance)
    for seat, answer in replay.answers:
        watch(game, seat, answer)
        game.decide(seat, answer)
    return game


def mean(games: Sequence[Sequence[float]]) -> float:
    """Over all positions."""
    return sum(sum(one) for one in games) / sum(len(one) for one in games)


def interval(games: Sequence[Sequence[float]]) -> tuple[float, float]:
    """95 of 100 draws of as many games have their mean in here."""
    source = Random("interval")
    means = sorted(mean(source.choices(games, k=len(games))) for _ in range(1000))
    return means[25], means[974]


class Findings:
    """What is counted over all games."""

    def __init__(self, network: str, bot: str) -> None:
        self.network = network
        self.bot = bot
        self.judges: dict[int, NetworkJudge] = {}
        self.losses: dict[int, list[list[float]]] = defaultdict(list)
        """By the number of players, for each game: the losses of its positions."""
        self.briers: dict[int, list[float]] = defaultdict(list)
        self.asked: dict[str, int] = defaultdict(int)
        self.alike: dict[str, int] = defaultdict(int)

    def judge_of(self, game: Game) -> NetworkJudge:
        featuriser = REFERENCE_RULES.featuriser(game.options)
        if id(featuriser) not in self.judges:
            name = self.network or NETWORKS[RACE.content(game.options)]
            self.judges[id(featuriser)] = NetworkJudge(shipped(name), featuriser)
        return self.judges[id(featuriser)]

    def take(self, transcript: Transcript) -> None:
        """One game."""
        seats = transcript.seats
        bots: list[Bot] = []
        if self.bot:
            bots = [make_bot(self.bot, "race", f"{transcript.id}/{seat}") for seat in range(seats)]
        met = 0
        rows: list[int] = []

        def watch(game: Game, seat: int, answer: list[int]) -> None:
            nonlocal met
            if game.round > met:
                met = game.round
                for each in range(seats):
                    self.judge_of(game).note(game, each)
                    rows.append(each)
            decision = game.pending[seat]
            if bots and decision is not None and not decision.form.single():
                self.asked[decision.kind] += 1
                self.alike[decision.kind] += sorted(bots[seat].choose(game, seat)) == sorted(answer)

        game = replayed(transcript, watch)
        best = [one.seat for one in game.standings() if one.rank == 1]
        losses: list[float] = []
        for seat, chances in zip(rows, self.judge_of(game).chances(), strict=True):
            won = [1 / len(best) if (seat + at) % seats in best else 0.0 for at in range(seats)]
            pairs = list(zip(won, chances, strict=True))
            losses.append(-sum(part * math.log(max(chance, 1e-6)) for part, chance in pairs))
            self.briers[seats].append((won[0] - chances[0]) ** 2)
        self.losses[seats].append(losses)

    def plain(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "players": {
                str(seats): {
                    "games": len(games),
                    "positions": len(self.briers[seats]),
                    "log_loss": round(mean(games), 4),
                    "interval": [round(end, 4) for end in interval(games)],
                    "brier": round(sum(self.briers[seats]) / len(self.briers[seats]), 4),
                }
                for seats, games in sorted(self.losses.items())
            }
        }
        if self.asked:
            found["bot"] = self.bot
            found["choices"] = {
                kind: {"asked": count, "alike": round(self.alike[kind] / count, 4)}
                for kind, count in sorted(self.asked.items(), key=lambda one: -one[1])
            }
            total = sum(self.asked.values())
            found["alike"] = {"asked": total, "alike": round(sum(self.alike.values()) / total, 4)}
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a transcript, *.jsonl or *.jsonl.gz")
    parser.add_argument("--network", default="", help="a network of the package (the one that plays now)")
    parser.add_argument("--bot", default="", help="also ask this bot every question of the games")
    parser.add_argument("--games", type=int, default=0, help="at most N games of each file (all)")
    arguments = parser.parse_args()
    for path in arguments.files:
        findings = Findings(arguments.network, arguments.bot)
        with progress(path.name, None, "games") as more:
            for number, line in read_lines(path):
                if arguments.games and number > arguments.games:
                    break
                findings.take(transcript_from(line, number))
                more(1)
        print(json.dumps({"file": path.name, **findings.plain()}, indent=1))


if __name__ == "__main__":
    main()
