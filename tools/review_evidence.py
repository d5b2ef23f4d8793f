"""Measures how well reviews judge, and writes the figures into docs/review.md.

    make evidence                                  all that is missing, and write
    make evidence ARGS="--only luck --game race"   one part of one game
    make evidence ARGS="--games 0"                 measure nothing, only write the tables from what is kept

- `luck`: games of `hard` against `simple`, each seat in turn, split into luck and skill: the mean luck of each seat, of
  each bot and of each kind should be nothing.
- `planted`: games of `hard` in which one clearly bad choice is put in: is it among the three worst of its seat? What is
  clearly bad is found out without the network that reviews: rules of thumb play on to the end after both answers.
- `expert`: games of `expert`, reviewed: how many of its own choices are called mistakes?

Every game is kept in build/evidence as soon as it is done, under the name of the network, so that it can be stopped at
any time and a new network begins anew. What came of them is kept in docs/review-evidence.json.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

from starboard.bots import make_bot
from starboard.bots.bot import Bot
from starboard.bots.learned.outcome import outcome
from starboard.bots.learned.search import candidates
from starboard.cli.progress import progress
from starboard.kernel.chance import Stream
from starboard.kernel.decision import Decision
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.playout import play_on
from starboard.kernel.registry import ruleset_named
from starboard.review import Judgement, Review, review_of
from starboard.review.outlook import Outlook, deviation
from starboard.review.split import LUCK

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "evidence"
FOUND = ROOT / "docs" / "review-evidence.json"
PAGE = ROOT / "docs" / "review.md"
BEGIN, END = "<!-- evidence: begin -->\n", "<!-- evidence: end -->\n"

GAMES = ("race", "frontiers", "sun")
MOST_GAMES = 40
SEED = "evidence"
MAX_ROUNDS = 200

LOOKED_AT = 8
"""A bad choice is looked for among this many answers."""
QUICK, SURE = 24, 96
"""To find a bad choice, and to be sure of it on fresh guesses, games are played on to their end this often."""
BAD = 0.25
"""A clearly bad choice loses at least this share of the win against the bot's own choice, and three errors more."""
WORST = 3
MISTAKES = ("mistake", "blunder")
Z = 1.96

Row = dict[str, Any]


def begun(game: str, seed: str) -> Match:
    return Match.begin(ruleset_named(game), 2, {}, seed)


def step(match: Match, bots: Sequence[Bot]) -> None:
    seat = match.game.decisions[0].seat
    match.choose(seat, bots[seat].choose(match.game, seat))


def played(game: str, seed: str, names: Sequence[str]) -> Match:
    match = begun(game, seed)
    bots = [make_bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while not match.over and match.game.round <= MAX_ROUNDS:
        step(match, bots)
    return match


# --- luck ---------------------------------------------------------------------------------------------------


def luck_of(game: str, number: int) -> Row:
    """One game of `hard` against `simple`: the luck of each seat by its kind."""
    names = ["hard", "simple"] if number % 2 == 0 else ["simple", "hard"]
    match = played(game, f"{SEED}/luck/{number}", names)
    review = review_of(match.record, seats=[])
    return {"bots": names, "seats": [review.seat(seat) for seat in range(2)]}


# --- planted mistakes ----------------------------------------------------------------------------------------


def played_to_the_end(
    game: Game, decision: Decision, answers: Sequence[list[int]], guesses: int, outlook: Outlook, seed: str
) -> list[list[float]]:
    """For each answer, whether the seat won when rules of thumb played on: on the same guesses for all."""
    stream = Stream(seed)
    won: list[list[float]] = [[] for _ in answers]
    for guess in range(guesses):
        world = game.guess(decision.seat, stream)
        for at, answer in enumerate(answers):
            ahead = world.copy()
            ahead.decide(decision.seat, answer)
            play_on(ahead, outlook.thumbs(ahead, f"{seed}/{guess}"), max_rounds=MAX_ROUNDS)
            won[at].append(outcome(ahead, decision.seat).won[decision.seat] if ahead.over else 0.0)
    return won


def bad_choice(game: Game, decision: Decision, usual: list[int], outlook: Outlook, seed: str) -> list[int] | None:
    """An answer that is clearly worse than the bot's own."""
    answers = candidates(decision.form, usual, LOOKED_AT, Stream(seed))
    won = played_to_the_end(game, decision, answers, QUICK, outlook, f"{seed}/quick")
    worst = min(range(len(answers)), key=lambda at: sum(won[at]))
    if sum(won[0]) - sum(won[worst]) < BAD * QUICK:
        return None
    pair = played_to_the_end(game, decision, [usual, answers[worst]], SURE, outlook, f"{seed}/sure")
    by = [one - other for one, other in zip(*pair, strict=True)]
    middle = sum(by) / len(by)
    return answers[worst] if middle >= BAD and middle > 3 * deviation(by) else None


def with_mistake(game: str, seed: str) -> tuple[Match, int] | None:
    """A game of `hard` with a clearly bad choice put in, and its number; None if no place for one was found."""
    match = begun(game, seed)
    outlook = Outlook(match.game)
    bots = [make_bot("hard", game, f"{seed}/{seat}") for seat in range(2)]
    stream = Stream(f"{seed}/where")
    planted: int | None = None
    first = 4 + stream.below(24)
    while not match.over and match.game.round <= MAX_ROUNDS:
        decision = match.game.decisions[0]
        answer = bots[decision.seat].choose(match.game, decision.seat)
        if planted is None and len(match.path) >= first and not decision.form.single():
            bad = bad_choice(match.game, decision, answer, outlook, f"{seed}/{len(match.path)}")
            if bad is not None:
                answer, planted = bad, len(match.path)
        match.choose(decision.seat, answer)
    return None if planted is None else (match, planted)


def planted_in(game: str, number: int) -> Row:
    """Which place, from the worst, the review gives to a choice that was put in; 0 if the game has no place for one."""
    made = with_mistake(game, f"{SEED}/planted/{number}")
    if made is None:
        return {"place": 0}
    match, planted = made
    review = review_of(match.record, seats=[match.path[planted].seat])
    ours = sorted(review.decisions, key=lambda one: -one.loss)
    judgement = next(one for one in ours if one.number == planted)
    return {
        "place": 1 + ours.index(judgement),
        "of": len(ours),
        "kind": judgement.kind,
        "loss": judgement.loss,
        "error": judgement.error,
        "label": judgement.label,
        "planted": planted,
    }


# --- expert's own choices ------------------------------------------------------------------------------------


def expert_in(game: str, number: int) -> Row:
    match = played(game, f"{SEED}/expert/{number}", ["expert", "expert"])
    review = review_of(match.record)
    mistakes = [plain_of(one) for one in review.decisions if one.label in MISTAKES]
    return {"labels": labels_of(review), "mistakes": mistakes}


def plain_of(judgement: Judgement) -> Row:
    return {"number": judgement.number, "kind": judgement.kind, "loss": judgement.loss, "error": judgement.error}


def labels_of(review: Review) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in review.decisions:
        found[one.label] = found.get(one.label, 0) + 1
    return found


# --- what is kept, and the tables ----------------------------------------------------------------------------

PARTS: dict[str, Callable[[str, int], Row]] = {"luck": luck_of, "planted": planted_in, "expert": expert_in}


def network_of(game: str) -> str:
    return Outlook(begun(game, SEED).game).judge.network.name


def kept_in(path: Path) -> list[Row]:
    """What was measured; a line that was cut off while it was written is measured again."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return [json.loads(line) for line in lines]


def file_of(part: str, game: str, network: str) -> Path:
    return KEPT / f"{part}-{game}-{network}.jsonl"


def complete(rows: Sequence[Row]) -> int:
    """How many of them count: a game that had no place for a mistake does not."""
    return sum(row.get("place") != 0 for row in rows)


def measure(part: str, game: str, games: int, first: int = 0) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    path = file_of(part, game, network_of(game))
    rows = kept_in(path)
    with progress(f"{part}: {game}", max(0, games - complete(rows)), "games") as advance:
        while complete(rows) < games:
            row = PARTS[part](game, first + len(rows))
            rows.append(row)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            advance(complete([row]))


def share_of(some: int, of: int) -> list[float]:
    """A share with its 95% interval (Wilson), in percent."""
    if not of:
        return [0.0, 0.0, 100.0]
    share = some / of
    middle = (share + Z * Z / (2 * of)) / (1 + Z * Z / of)
    half = Z / (1 + Z * Z / of) * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    return [100 * share, 100 * max(0.0, middle - half), 100 * min(1.0, middle + half)]


def summary_of(part: str, rows: list[Row]) -> Row:
    """What came of a part for one game."""
    if part == "luck":
        means = {}
        for kind in LUCK:
            means[kind] = {
                "first seat": mean_and_error([row["seats"][0]["luck_by_kind"][kind] for row in rows]),
                "second seat": mean_and_error([row["seats"][1]["luck_by_kind"][kind] for row in rows]),
                "simple": mean_and_error(
                    [row["seats"][row["bots"].index("simple")]["luck_by_kind"][kind] for row in rows]
                ),
            }
        return {"games": len(rows), "means": means}
    if part == "planted":
        found = [row for row in rows if row["place"]]
        return {
            "games": len(found),
            "among_the_worst": share_of(sum(row["place"] <= WORST for row in found), len(found)),
            "called_mistakes": share_of(sum(row["label"] in MISTAKES for row in found), len(found)),
        }
    labels: dict[str, int] = {}
    for row in rows:
        for label, count in row["labels"].items():
            labels[label] = labels.get(label, 0) + count
    choices = sum(labels.values())
    mistakes = sum(labels.get(label, 0) for label in MISTAKES)
    return {"games": len(rows), "choices": choices, "labels": labels, "mistakes": share_of(mistakes, choices)}


def mean_and_error(numbers: list[float]) -> list[float]:
    """In percent of the win."""
    return [100 * sum(numbers) / len(numbers), 100 * deviation(numbers)]


def shown(share: Sequence[float]) -> str:
    return f"{share[0]:.1f}% ({share[1]:.1f} to {share[2]:.1f})"


def tables(found: dict[str, Row]) -> str:
    """All that was measured, as Markdown."""
    luck = [
        "| game | network | games | kind of luck | first seat | second seat | `simple` |",
        "|---|---|---|---|---|---|---|",
    ]
    choices = [
        "| game | network | planted | among the three worst | called mistakes "
        "| network | `expert` games | choices | called mistakes |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for game in GAMES:
        parts = {part: found.get(f"{part} {game}") for part in PARTS}
        if one := parts["luck"]:
            for kind, by in one["means"].items():
                means = " | ".join(f"{mean:+.1f} ± {error:.1f}" for mean, error in by.values())
                luck.append(f"| {game} | {one['network']} | {one['games']} | {kind} | {means} |")
        planted, expert = parts["planted"], parts["expert"]
        cells = [game]
        if planted:
            cells += [
                planted["network"],
                str(planted["games"]),
                shown(planted["among_the_worst"]),
                shown(planted["called_mistakes"]),
            ]
        else:
            cells += ["not measured"] + [""] * 3
        if expert:
            cells += [expert["network"], str(expert["games"]), str(expert["choices"]), shown(expert["mistakes"])]
        else:
            cells += ["not measured"] + [""] * 3
        choices.append(f"| {' | '.join(cells)} |")
    return "\n".join(luck) + "\n\n" + "\n".join(choices) + "\n"


def write(game_names: Sequence[str], part_names: Sequence[str]) -> None:
    """What is kept in build/evidence into the summary, and the summary into the page. What was measured of an older
    network only stays, under its name."""
    found: dict[str, Row] = json.loads(FOUND.read_text(encoding="utf-8")) if FOUND.exists() else {}
    for part in part_names:
        for game in game_names:
            present = file_of(part, game, network_of(game))
            older = sorted(KEPT.glob(f"{part}-{game}-*.jsonl"), key=lambda path: path.stat().st_mtime)
            path = present if present.exists() or not older else older[-1]
            rows = kept_in(path)
            if complete(rows):
                network = path.stem.removeprefix(f"{part}-{game}-")
                found[f"{part} {game}"] = {"network": network, **summary_of(part, rows)}
    FOUND.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n{tables(found)}\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how well reviews judge, and write the tables in the docs.")
    parser.add_argument("--only", choices=PARTS, help="one part")
    parser.add_argument("--game", choices=GAMES, help="one game")
    parser.add_argument("--games", type=int, default=MOST_GAMES, help=f"of each, at most ({MOST_GAMES})")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game; others are other games (0)")
    chosen = parser.parse_args()
    parts = list(PARTS) if chosen.only is None else [chosen.only]
    games = list(GAMES) if chosen.game is None else [chosen.game]
    for part in parts:
        for game in games:
            measure(part, game, chosen.games, chosen.first)
    write(games, parts)


if __name__ == "__main__":
    main()
