"""`starboard train`: a network for the learned bots, from nothing, by self-play."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import contextmanager
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starboard.bots.learned.guides import GUIDES
from starboard.cli.arguments import Mistake, add_options, amount, natural, positive
from starboard.cli.progress import progress
from starboard.kernel.registry import ruleset_named

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from starboard.arena.training.run import Plan, Workers
    from starboard.cli.arguments import Parser
    from starboard.kernel.ruleset import Value

CONTENTS = ("race-base", "race-expansions", "frontiers", "sun")
RUNS = Path("training")
PLANNED = {
    "players": "--players",
    "options": "--set",
    "first_games": "--first-games",
    "games": "--games",
    "match": "--match",
    "shard": "--shard",
    "hidden": "--hidden",
    "epochs": "--epochs",
    "networks": "--networks",
    "tune": "--tune",
    "seed": "--seed",
    "dir": "--dir",
}
"""What is settled when a run is begun."""


def add_to(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = commands.add_parser(
        "train",
        help="train a network by self-play",
        description="Train a network for the learned bots, from nothing, by self-play. Everything is kept in a folder, "
        "from which a run that was stopped or killed goes on.",
    )
    parser.add_argument(
        "content", metavar="GAME", help=f"what the network is for: {', '.join(CONTENTS)}; race means race-base"
    )
    parser.add_argument("--players", metavar="N", type=positive, help="only games of this many players (a mixture)")
    add_options(parser)
    parser.add_argument("--hours", metavar="H", type=amount, help="begin nothing new after this time (no limit)")
    parser.add_argument("--generations", metavar="N", type=natural, help="generations after the first (2)")
    parser.add_argument("--first-games", metavar="N", type=positive, help="games of generation 0, by rules of thumb")
    parser.add_argument("--games", metavar="N", type=positive, help="games of each later one (6000)")
    parser.add_argument("--match", metavar="N", type=positive, help="games of each match (400)")
    parser.add_argument("--shard", metavar="N", type=positive, help="games between two savings (1000)")
    parser.add_argument("--hidden", metavar="N", type=positive, help="how wide the network is (128)")
    parser.add_argument("--epochs", metavar="N", type=positive, help="how often it sees each position (2)")
    parser.add_argument("--networks", metavar="N", type=positive, help="how many are averaged (1)")
    parser.add_argument("--tune", metavar="STEP", type=amount, help="how far the rules of thumb are tuned; 0 for not")
    parser.add_argument("--seed", metavar="TEXT", help="any text; the same text trains the same (gen)")
    parser.add_argument("--processes", metavar="N", type=positive, default=1, help="how many play at a time (1)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster at this address; `local` starts one")
    parser.add_argument("--dir", metavar="DIR", type=Path, help="the folder of a new run (training/GAME)")
    parser.add_argument("--resume", metavar="DIR", type=Path, help="go on with the run in this folder, by its plan")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        raise Mistake("training needs numpy; `pip install 'starboard[bots]'` installs it")
    from starboard.arena.training.run import Run, TrainingError, plan_from  # noqa: PLC0415

    content = "race-base" if arguments.content == "race" else arguments.content
    if content not in CONTENTS:
        raise Mistake(f"there is no training for {content[:40]!r}; there is for {', '.join(CONTENTS)}")
    folder: Path = arguments.resume or arguments.dir or RUNS / content
    if arguments.resume is not None:
        settled = [flag for name, flag in PLANNED.items() if getattr(arguments, name) not in (None, [])]
        if settled:
            raise Mistake(f"{settled[0]} is settled when a run is begun; --resume goes on with the plan in the folder")
        try:
            plan = plan_from(json.loads((folder / "plan.json").read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            raise Mistake(f"{folder} has no run to go on with") from None
        except TrainingError as wrong:
            raise Mistake(str(wrong)) from None
        if plan.content != content:
            raise Mistake(f"{folder} has a run for {plan.content}, not for {content}")
        if arguments.generations is not None:
            plan = replace(plan, generations=arguments.generations)
    else:
        if (folder / "plan.json").exists():
            raise Mistake(f"{folder} has a run already; go on with it by --resume, or name another by --dir")
        plan = new_plan(arguments, content)
    training = Run(folder, plan, workers_of(arguments), shown, print)
    training.save_plan()
    try:
        curve = training.train(arguments.hours)
    except TrainingError as wrong:
        raise Mistake(str(wrong)) from None
    best = next((one for one in reversed(curve) if one["better"]), None)
    if best is None:
        print(f"no network yet; go on with `starboard train {content} --resume {folder}`")
    else:
        print(f"the best network is {folder}/generation-{best['generation']}/network.net; {folder}/curve.svg has all")
    return 0


def new_plan(arguments: argparse.Namespace, content: str) -> Plan:
    from starboard.arena.training.fit import Recipe  # noqa: PLC0415
    from starboard.arena.training.run import Plan  # noqa: PLC0415
    from starboard.arena.training.settings import FIELDS, narrowed  # noqa: PLC0415

    field = FIELDS[content]
    ruleset = ruleset_named(field.ruleset)
    options: dict[str, Value] = {}
    for text in arguments.options:
        name, equals, _ = text.partition("=")
        if not equals:
            raise Mistake(f"--set needs OPTION=VALUE, not {text[:40]!r}")
        options[name] = text.partition("=")[2]
    completed = ruleset.complete(options)
    try:
        field = narrowed(field, ruleset, arguments.players, {name: completed[name] for name in options})
    except ValueError as wrong:
        raise Mistake(str(wrong)) from None
    guide = GUIDES[ruleset.name]
    if any(guide.content(ruleset.complete(setting.options)) != content for setting in field.settings):
        raise Mistake(f"games with these options are not of {content}")
    return Plan(
        content,
        "gen" if arguments.seed is None else arguments.seed,
        field.settings,
        first_games=arguments.first_games or field.games,
        step=field.step if arguments.tune is None else arguments.tune,
        recipe=Recipe(**given(arguments, "hidden", "epochs", "networks")),
        **given(arguments, "generations", "games", "shard", "match"),
    )


def given(arguments: argparse.Namespace, *names: str) -> dict[str, Any]:
    """Those of these numbers that were typed; the plan has defaults for the others."""
    return {name: getattr(arguments, name) for name in names if getattr(arguments, name) is not None}


def workers_of(arguments: argparse.Namespace) -> Workers:
    from starboard.arena.training.run import LocalWorkers  # noqa: PLC0415

    if arguments.ray is None:
        return LocalWorkers(arguments.processes)
    if find_spec("ray") is None:
        raise Mistake("--ray needs Ray; `pip install 'starboard[scale]'` installs it")
    from starboard.arena.contest import ContestError  # noqa: PLC0415
    from starboard.arena.training.cluster import RayWorkers  # noqa: PLC0415

    try:
        return RayWorkers(arguments.ray, arguments.processes)
    except ContestError as wrong:
        raise Mistake(str(wrong)) from None


@contextmanager
def shown(what: str, total: float) -> Iterator[Callable[[float], None]]:
    """On a terminal a bar; in a pipe nothing, but what was said so far is there."""
    with progress(what, total) as more:
        yield more
    sys.stdout.flush()
