"""Run: fitted policy iteration, generation by generation, in a folder that can be gone on with.

Generation 0 plays by rules of thumb. Each later one plays with the best network so far; a new network is fitted from
nothing on the last generations, and takes over only if it wins the match against the one before. What is in the folder
is done: shards, networks and matches are written whole or not at all, so a run that was killed goes on with the first
one that is missing.
"""

from __future__ import annotations

import errno
import json
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, field, fields, replace
from math import isfinite
from pathlib import Path
from tokenize import TokenError
from typing import Any, Protocol, TypeVar
from zipfile import BadZipFile

from starboard.arena.match_up import Entrant, match_up
from starboard.arena.processes import ProcessesLost, in_processes
from starboard.arena.training.curve import drawing
from starboard.arena.training.distil import Distilling, distil
from starboard.arena.training.fit import Recipe, fit
from starboard.arena.training.positions import Asked, Positions, Shard, load_shard, save_shard
from starboard.arena.training.selfplay import Job, labels_of, make_shard, tuned
from starboard.arena.training.settings import FIELDS, Field, Setting
from starboard.bots import Bot
from starboard.bots.learned.action_network import ActionNetwork, NetworkPolicy
from starboard.bots.learned.guides import GUIDES, scaled
from starboard.bots.learned.levels import EFFORTS, mind_of
from starboard.bots.learned.network import Network
from starboard.bots.learned.policy import Actor
from starboard.bots.learned.search import SearchBot
from starboard.kernel.chance import Chance
from starboard.kernel.registry import ruleset_named
from starboard.kernel.ruleset import Value

FORMAT = 1
MOST_ROUNDS = 200
"""A deal of a match that goes on for longer counts for nobody: two rules of thumb may go round in circles for ever."""
MEMORY = 3
"""A network is fitted on the games of the last generations, at most this many; at first generation 0 is one."""

Progress = Callable[[str, float], AbstractContextManager[Callable[[float], None]]]
"""Shows what is being done, and out of how much; gives what is to be called with how much more is done."""


class TrainingError(Exception):
    """A run cannot be begun or gone on with: one sentence that says why."""


@dataclass(frozen=True)
class Plan:
    """All that a run depends on; its folder has it, so that a run which is resumed stays the same."""

    content: str
    seed: str
    settings: tuple[Setting, ...]
    first_games: int = 30_000
    """Games of generation 0."""
    games: int = 6_000
    """Games of each later generation."""
    shard: int = 1_000
    """Games in a shard: what is lost at most when a process is killed."""
    match: int = 400
    """Games of each match that decides."""
    step: float = 0.0
    """How far to go when the rules of thumb are tuned; 0 for not at all."""
    generations: int = 2
    """How many there are to be after the first. The only part that may still be changed when a run is resumed."""
    recipe: Recipe = field(default_factory=Recipe)

    def games_field(self) -> Field:
        return replace(FIELDS[self.content], settings=self.settings)

    def plain(self) -> dict[str, Any]:
        return {"format": FORMAT, **asdict(self)}


def plan_from(data: dict[str, Any]) -> Plan:
    """The plan of a folder. Raises TrainingError, or whatever damaged data brings about."""
    if data.pop("format", None) != FORMAT:
        raise TrainingError("the folder is of another version of Starboard; begin a new one")
    settings = tuple(Setting(**one) for one in data.pop("settings"))
    plan = Plan(**{**data, "settings": settings, "recipe": Recipe(**data["recipe"])})
    recipe = plan.recipe
    parts: list[Plan | Recipe | Setting] = [plan, recipe, *settings]
    for part in parts:
        for each in fields(part):
            check_kind(getattr(part, each.name), str(each.type))
    counts = [plan.first_games, plan.games, plan.shard, plan.match]
    counts += [recipe.hidden, recipe.second, recipe.epochs, recipe.batch, recipe.networks]
    counts += [setting.share for setting in settings]
    if not settings or min(counts) < 1 or min(plan.generations, plan.step, recipe.decay, recipe.seen_least) < 0:
        raise ValueError("a plan has settings, and numbers from 1 on")
    if not 0 <= recipe.held_out < 1 or recipe.rate <= 0:
        raise ValueError("a network learns, from a part of the games")
    ruleset = ruleset_named(FIELDS[plan.content].ruleset)
    for setting in settings:
        ruleset.check_seats(setting.seats, ruleset.complete({**setting.options}))
    return plan


def check_kind(value: object, kind: str) -> None:
    """Raises TypeError for a value that is not of its kind: a number that is none, or no text."""
    number = isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
    right = {"int": number and isinstance(value, int), "float": number, "str": isinstance(value, str)}
    if not right.get(kind, True):
        raise TypeError(f"{value!r:.20} is no {kind}")


class Workers(Protocol):
    """Whoever plays jobs, in any order."""

    def results(self, jobs: Sequence[Job], enough: Callable[[], bool]) -> Iterator[tuple[int, Shard]]:
        """For each job that is done: which it is, and its shard. When it is `enough`, none is begun any more."""
        ...


class LocalWorkers:
    """Processes of this machine; one job after the other in this process if there is to be only one."""

    def __init__(self, processes: int) -> None:
        self.processes = processes

    def results(self, jobs: Sequence[Job], enough: Callable[[], bool]) -> Iterator[tuple[int, Shard]]:
        if self.processes == 1:
            for number, job in enumerate(jobs):
                yield number, make_shard(job)
                if enough():
                    return
            return
        try:
            yield from in_processes(make_shard, jobs, self.processes, ahead=1, enough=enough)
        except ProcessesLost as error:
            raise TrainingError(str(error)) from None


class Run:
    """One run in one folder."""

    def __init__(
        self, folder: Path, plan: Plan, workers: Workers, progress: Progress, say: Callable[[str], None]
    ) -> None:
        self.folder = folder
        self.plan = plan
        self.workers = workers
        self.progress = progress
        self.say = say
        self.ruleset = ruleset_named(plan.games_field().ruleset)
        self.guide = GUIDES[self.ruleset.name]
        self.until = float("inf")

    def save_plan(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        write_whole(self.folder / "plan.json", self.plan.plain())

    def train(self, hours: float | None) -> list[dict[str, Any]]:
        """Go on until all generations of the plan are there, or the time is over: whatever has been begun by then is
        finished first. Returns the strength of every generation."""
        self.until = time.monotonic() + hours * 3600 if hours is not None else float("inf")
        for number in range(self.plan.generations + 1):
            if not self.generation(number):
                break
            self.draw()
        return self.curve()

    def generation(self, number: int) -> bool:
        """Everything of one generation that is missing. False if the time was over before."""
        folder = self.folder / f"generation-{number}"
        folder.mkdir(exist_ok=True)
        network = folder / "network.net"
        if network.exists() and (folder / "matches.json").exists():
            return True
        actions = folder / "actions.net"
        distils = number > 0 and self.guide.few_actions and not actions.exists()
        if distils or not network.exists():
            if not all(self.play(each) for each in remembered(number)) or self.time_is_over():
                return False
            shards = [
                whole(path, load_shard)
                for each in remembered(number)
                for path in sorted((self.folder / f"generation-{each}").glob("shard-*.npz"))
            ]
            if distils:
                self.distil(number, shards, actions)
            if not network.exists():
                self.fit(number, shards, network)
        self.judge(number, folder)
        return True

    def play(self, number: int) -> bool:
        """The shards of a generation that are missing. False if the time was over before."""
        folder = self.folder / f"generation-{number}"
        games = self.plan.games if number else self.plan.first_games
        shards = [folder / f"shard-{at:04}.npz" for at in range(-(-games // self.plan.shard))]
        missing = [at for at, path in enumerate(shards) if not path.exists()]
        if not missing:
            return True
        best = self.best(number)
        network = b""
        if best is not None:
            whole(best, Network.read)
            network = best.read_bytes()
        jobs: list[Job] = []
        for at in missing:
            count = min(self.plan.shard, games - at * self.plan.shard)
            seed = f"{self.plan.seed}{number}/{self.plan.content}/{at}"
            jobs.append(Job(self.plan.games_field(), self.plan.content, count, seed, network))
        with self.progress(f"generation {number}: games", games) as more:
            more(games - sum(job.games for job in jobs))
            for at, shard in self.workers.results(jobs, self.time_is_over):
                save_shard(shards[missing[at]], shard)
                more(jobs[at].games)
        return all(path.exists() for path in shards)

    def time_is_over(self) -> bool:
        return time.monotonic() > self.until

    def distil(self, number: int, shards: Sequence[Shard], path: Path) -> None:
        """An action network from what search thought in the last generations; none if no shard has noted that."""
        asked = [shard for shard in shards if "asked_lengths" in shard]
        if not asked:
            return
        how = Distilling()
        with self.progress(f"generation {number}: actions", 100) as more:
            labels = labels_of(self.plan.content, self.ruleset.name)
            network = distil(Asked(asked), labels, self.plan.content, how, number + 1, parts_of(100, more))
        network.card.update(self.origin(number), how=asdict(how))
        network.save(path)

    def origin(self, number: int) -> dict[str, Any]:
        """What a card says of how a network was made."""
        return {
            "content": self.plan.content,
            "generation": number,
            "trained": time.strftime("%Y-%m-%d"),
            "settings": [asdict(setting) for setting in self.plan.settings],
            "seed": self.plan.seed,
        }

    def fit(self, number: int, shards: Sequence[Shard], path: Path) -> None:
        """A network from the last generations."""
        labels = labels_of(self.plan.content, self.ruleset.name)
        with self.progress(f"generation {number}: network", 100) as more:
            shown = parts_of(100, more)
            network = fit(Positions(shards), labels, self.plan.content, self.plan.recipe, number + 1, shown)
        first = [shard for shard in shards if "tilts" in shard]
        thumbs = self.thumbs(first) if number == 0 else self.card_of(0).get("thumbs", {})
        network.card.update(self.origin(number), recipe=asdict(self.plan.recipe), thumbs=thumbs)
        network.save(path)

    def thumbs(self, shards: Sequence[Shard]) -> dict[str, float]:
        """Better weights for the rules of thumb that play on during search, if they really are better."""
        if not self.plan.step or not shards:
            return {}
        factors = tuned(shards, self.guide, self.plan.step)
        better = scaled(self.guide.weights(), factors)

        def tuned_bot(seed: str) -> Bot:
            blank = self.ruleset.new_game(2, self.first_options(), Chance.seeded(seed, 2))
            return self.guide.thumbs(blank, seed, better)[0]

        found = match_up(
            self.ruleset, self.first_options(), self.plan.match, f"{self.plan.seed}/thumbs", [tuned_bot, "simple"]
        )
        self.say(f"tuned rules of thumb win {found.share(0):.1%} against the usual ones")
        return factors if found.interval(0)[0] > 0.5 else {}

    def judge(self, number: int, folder: Path) -> None:
        """The matches of a new network: against the best before it, and against the rules of thumb."""
        new = whole(folder / "network.net", Network.read)
        before = self.best(number)
        matches: dict[str, Any] = {"generation": number, "games": self.plan.match}
        with self.progress(f"generation {number}: matches", 2) as more:
            matches["simple"] = self.match(self.player(new), "simple", f"{self.plan.seed}/anchor")
            more(1)
            if before is not None:
                other = self.player(whole(before, Network.read))
                matches["before"] = self.match(self.player(new), other, f"{self.plan.seed}/{number}")
            more(1)
        matches["better"] = before is None or matches["before"]["share"] > 0.5
        if (folder / "actions.net").exists():
            matches["actions"] = self.judge_actions(number, new, whole(folder / "actions.net", ActionNetwork.read))
        write_whole(folder / "matches.json", matches)
        told = f"generation {number}: {matches['simple']['share']:.1%} against simple"
        if before is not None:
            told += f", {matches['before']['share']:.1%} against the best before"
        self.say(told + ("" if matches["better"] else "; it is not better, and does not play"))
        if "actions" in matches:
            alone, ahead = (matches["actions"][key]["share"] for key in ("alone", "ahead"))
            self.say(
                f"its actions alone: {alone:.1%} against simple; looking ahead with them: {ahead:.1%} against without"
            )

    def judge_actions(self, number: int, judge: Network, actions: ActionNetwork) -> dict[str, Any]:
        """What an action network is worth: as rules of thumb, against simple; and to a bot that looks ahead with it."""

        def alone(seed: str) -> Bot:
            blank = self.ruleset.new_game(self.seats(), self.first_options(), Chance.seeded(seed, self.seats()))
            policy = NetworkPolicy(actions, self.ruleset.featuriser(self.first_options()))
            return Actor(self.guide.thumbs(blank, seed, self.guide.weights())[0], policy)

        with self.progress(f"generation {number}: matches of actions", 2) as more:
            found = {"alone": self.match(alone, "simple", f"{self.plan.seed}/actions")}
            more(1)
            found["ahead"] = self.match(self.player(judge, actions), self.player(judge), f"{self.plan.seed}/ahead")
            more(1)
        return found

    def match(self, new: Entrant, other: Entrant, seed: str) -> dict[str, Any]:
        found = match_up(
            self.ruleset,
            self.first_options(),
            max(1, self.plan.match // self.seats()),
            seed,
            [new] + [other] * (self.seats() - 1),
            MOST_ROUNDS,
        )
        return {"share": round(found.share(0), 4), "interval": [round(end, 4) for end in found.interval(0)]}

    def player(self, network: Network, actions: ActionNetwork | None = None) -> Callable[[str], Bot]:
        mind = mind_of(network, self.guide, None, actions)
        return lambda seed: SearchBot("hard", seed, self.guide, mind, EFFORTS["hard"])

    def first_options(self) -> dict[str, Value]:
        """Of the most frequent setting: matches are played with it."""
        return self.ruleset.complete(max(self.plan.settings, key=lambda setting: setting.share).options)

    def seats(self) -> int:
        return max(2, max(self.plan.settings, key=lambda setting: setting.share).seats)

    def best(self, number: int) -> Path | None:
        """The network that plays in this generation."""
        for before in range(number - 1, -1, -1):
            folder = self.folder / f"generation-{before}"
            if whole(folder / "matches.json", matches_from)["better"]:
                return folder / "network.net"
        return None

    def card_of(self, number: int) -> dict[str, Any]:
        return whole(self.folder / f"generation-{number}" / "network.net", Network.read).card

    def curve(self) -> list[dict[str, Any]]:
        paths = sorted(self.folder.glob("generation-*/matches.json"), key=lambda path: int(path.parent.name[11:]))
        return [whole(path, matches_from) for path in paths]

    def draw(self) -> None:
        """The strength of the generations so far, as a picture and as JSON."""
        curve = self.curve()
        write_whole(self.folder / "curve.json", curve)
        (self.folder / "curve.svg").write_text(drawing(self.plan.content, curve), encoding="utf-8")


def parts_of(total: float, more: Callable[[float], None]) -> Callable[[float], None]:
    """What is to be called with the part that is done, where progress wants to hear how much more is done."""
    done = 0.0

    def show(part: float) -> None:
        nonlocal done
        more(total * part - done)
        done = total * part

    return show


def remembered(number: int) -> range:
    """The generations on whose games the network of this one is fitted."""
    return range(max(0, number - MEMORY + 1), number + 1)


Content = TypeVar("Content")


DAMAGED = (BadZipFile, EOFError, ValueError, KeyError, TypeError, IndexError, RuntimeError, TokenError, zlib.error)
"""What reading a file raises that was changed in some way."""


def whole(path: Path, read: Callable[[Path], Content]) -> Content:
    """What a file of a run has. Raises TrainingError if it cannot be read, or a disk or somebody has damaged it."""
    try:
        return read(path)
    except DAMAGED:
        pass
    except OSError as wrong:
        if wrong.errno not in (None, errno.EINVAL):  # a damaged file may name a place that no file has
            raise TrainingError(f"{path} cannot be read: {wrong.strerror}") from None
    raise TrainingError(f"{path} is damaged; delete it, and --resume makes it again")


def matches_from(path: Path) -> dict[str, Any]:
    """The matches of a generation; whatever damaged data brings about is raised."""
    matches: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    shares = [matches["simple"]["share"], *matches["simple"]["interval"]]
    if len(shares) != 3 or not all(0 <= share <= 1 for share in shares):
        raise ValueError("a share has an interval")
    if not isinstance(matches["better"], bool) or not isinstance(matches["generation"], int):
        raise TypeError("a generation is better or not")
    return matches


def write_whole(path: Path, data: object) -> None:
    part = path.with_suffix(".part")
    part.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    part.rename(path)
