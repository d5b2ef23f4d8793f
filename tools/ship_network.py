"""Ship a network: takes the best network of a training run into the package under a new name, with its card.

    python tools/ship_network.py training/sun sun-2 --games 200
    python tools/ship_network.py training/race race-base-2 --with race-base-1 --with training/other-games
    python tools/ship_network.py training/race race-base-actions-1 --actions --games 400

With `--with` it is averaged with others: networks of the package, or the best of other runs. What its card then says of
unseen games is about those that the run held out, so the others must be of other games (another `--seed`).

First it plays a match against the network that plays now, as `hard`, on paired deals that were used for nothing else
(the seed is `ship/` and the name). A network that wins less than half of it is not shipped. Afterwards name it in
NETWORKS of src/starboard/bots/learned/levels.py. Older networks stay: records and reviews name them.

With `--actions` it takes the newest action network instead, which plays on while a bot looks ahead. In its match both
are `hard` with the network that judges now; one looks ahead with the new policy, the other with that of now, or with
rules of thumb if there is none. Name it in POLICIES.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from starboard.arena.match_up import Entrant, MatchUp, play_deal
from starboard.arena.training.fit import held_out_report
from starboard.arena.training.positions import Positions, load_shard
from starboard.arena.training.run import plan_from
from starboard.arena.training.selfplay import labels_of
from starboard.bots import Bot
from starboard.bots.learned.action_network import ActionNetwork, shipped_actions
from starboard.bots.learned.guides import GUIDES
from starboard.bots.learned.levels import EFFORTS, NETWORKS, POLICIES, mind_of
from starboard.bots.learned.network import Network, averaged, shipped
from starboard.bots.learned.search import SearchBot
from starboard.cli.progress import progress
from starboard.kernel.registry import ruleset_named

WEIGHTS = Path(__file__).parent.parent / "src" / "starboard" / "bots" / "learned" / "weights"


def player(network: Network, game: str, actions: ActionNetwork | None = None) -> Callable[[str], Bot]:
    guide = GUIDES[game]
    mind = mind_of(network, guide, None, actions)
    return lambda seed: SearchBot("hard", seed, guide, mind, EFFORTS["hard"])


def match(new: Entrant, old: Entrant, names: list[str], card: Any, games: int, minutes: float) -> dict[str, Any]:
    """Two players, with the options that are most frequent in training. No deal is begun after `minutes`."""
    until = time.monotonic() + 60 * minutes
    ruleset = ruleset_named(card["content"].partition("-")[0])
    often = max(card["settings"], key=lambda setting: int(setting["share"]))
    options = ruleset.complete(often["options"])
    seed = f"ship/{names[0]}"
    found = MatchUp(names)
    with progress(" against ".join(names), games, "games") as more:
        for deal in range((games + 1) // 2):
            if deal and time.monotonic() > until:
                break
            found.add(play_deal(ruleset, options, seed, deal, [new, old], 200))
            more(2)
    share, interval = found.share(0), found.interval(0)
    return {
        "network": names[1],
        "games": 2 * len(found.shares),
        "share": round(share, 4),
        "interval": [round(end, 4) for end in interval],
        "seed": seed,
    }


def best_of(run: Path) -> tuple[Network, dict[str, Any]]:
    """The best network of a run, and its matches."""
    curve = json.loads((run / "curve.json").read_text(encoding="utf-8"))
    best: dict[str, Any] = [one for one in curve if one["better"]][-1]
    return Network.read(run / f"generation-{best['generation']}" / "network.net"), best


def newest_actions(run: Path) -> tuple[ActionNetwork, dict[str, Any]]:
    """The action network of the last generation that has one, and its matches."""
    curve = json.loads((run / "curve.json").read_text(encoding="utf-8"))
    with_actions = [one for one in curve if "actions" in one]
    if not with_actions:
        raise SystemExit(f"{run} has no action network: search has not played in it, or its actions are too many")
    newest: dict[str, Any] = with_actions[-1]
    return ActionNetwork.read(run / f"generation-{newest['generation']}" / "actions.net"), newest


def averaged_with(network: Network, run: Path, others: list[str]) -> Network:
    """The mean of this network and the others, with a card that says so."""
    plan = plan_from(json.loads((run / "plan.json").read_text(encoding="utf-8")))
    game = plan.games_field().ruleset
    parts: list[Network] = []
    named = []
    for other in others:
        part = best_of(Path(other))[0] if Path(other).is_dir() else shipped(other)
        parts.append(part)
        named.append({key: part.card.get(key) for key in ("name", "seed", "games", "generation", "trained")})
    made = averaged(network.name, [*parts, network])
    shards = [load_shard(path) for path in sorted((run / "generation-0").glob("shard-*.npz"))]
    found = held_out_report(made, Positions(shards), labels_of(plan.content, game), plan.recipe, 1)
    made.card = {**network.card, **found, "averaged_with": named}
    made.scales = {int(sides): scale for sides, scale in found["calibration"].items()}
    return made


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("run", type=Path, help="the folder of the run")
    parser.add_argument("name", help="what the network will be called")
    parser.add_argument(
        "--games", type=int, default=400, help="games of the match against the one that plays now (400)"
    )
    parser.add_argument("--minutes", type=float, default=60, help="of that match at most (60)")
    parser.add_argument(
        "--with",
        dest="others",
        action="append",
        default=[],
        help="average it with this network, or this run's best",
    )
    parser.add_argument("--actions", action="store_true", help="take the action network")
    arguments = parser.parse_args()
    if arguments.actions and arguments.others:
        parser.error("action networks are not averaged: --with does not go with --actions")
    if not (arguments.run / "curve.json").exists():
        parser.error(f"{arguments.run} has no run of `starboard train` that has judged a network")
    path = WEIGHTS / f"{arguments.name}.net"
    if path.exists():
        print(f"{path.name} is in the package already; networks keep their names", file=sys.stderr)
        return 1
    network: Network | ActionNetwork
    if arguments.actions:
        network, best = newest_actions(arguments.run)
    else:
        network, best = best_of(arguments.run)
        if arguments.others:
            network = averaged_with(network, arguments.run, arguments.others)
            best = {}  # those matches were the single network's
    network.name = network.card["name"] = arguments.name
    network.card["matches"] = {key: value for key, value in best.items() if key != "better"}
    content = network.card["content"]
    if content in NETWORKS and arguments.games > 0:
        game = content.partition("-")[0]
        now = shipped(NETWORKS[content])
        if isinstance(network, ActionNetwork):
            before = shipped_actions(POLICIES[content]) if content in POLICIES else None
            new, old = player(now, game, network), player(now, game, before)
            names = [network.name, before.name if before is not None else "rules of thumb"]
        else:
            new, old, names = player(network, game), player(now, game), [network.name, now.name]
        found = match(new, old, names, network.card, arguments.games, arguments.minutes)
        low, high = found["interval"]
        print(f"{found['share']:.1%} ({low:.1%} to {high:.1%}) of {found['games']} games against {found['network']}")
        if found["share"] < 0.5:
            print("it is weaker than what plays now, and is not shipped", file=sys.stderr)
            return 1
        network.card["matches"]["shipped"] = found
    network.save(path)
    print(f"{path}: {path.stat().st_size / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
