"""Plays the match-ups of the table in docs/bots-and-arena.md, and writes the table anew.

    make strength                          play all that is missing, as far as the bots are installed, and write
    make strength ARGS="--only race"       only match-ups of one game, or with one bot
    make strength ARGS="--games 0"         play nothing, only write the table from docs/strength.json
    make strength ARGS="--games 0 --kept FOLDER"    and take in what `starboard arena --results` has kept there

What was played is kept in build/strength, deal by deal, so that it can be stopped at any time. A match-up of bots that
have changed since leaves the table. The deals are those of the seed "strength": nothing else is ever chosen by them.
Kept results have seeds of their own, which the table names: take in only those that nothing was chosen by. They count
if everything in them is as it is now, bots and content, and if there are more games than in the table.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from starboard.arena.contest import ContestError, Results, contest_of, run
from starboard.bots import bot_names, plays_with
from starboard.cli.progress import progress
from starboard.kernel.registry import ruleset_named

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "bots-and-arena.md"
FOUND = ROOT / "docs" / "strength.json"
KEPT = ROOT / "build" / "strength"
BEGIN, END = "<!-- strength: begin -->\n", "<!-- strength: end -->\n"
SEED = "strength"
MAX_ROUNDS = 200

KINDS: list[tuple[str, dict[str, Any]]] = [("race", {}), ("race", {"level": 3}), ("frontiers", {}), ("sun", {})]
PAIRS = [("simple", "random"), ("easy", "simple"), ("medium", "easy"), ("hard", "medium"), ("hard", "simple")]
PAIRS += [("expert", "hard")]
GAMES = {"expert": 100}
MOST_GAMES = 400

ALIKE: dict[str, dict[str, str]] = {
    "race-level-3": {
        "easy": "race-base-2 race-expansions-2, levels 2",
        "medium": "race-base-2 race-expansions-2, levels 3",
        "hard": "race-base-2 race-expansions-2, levels 2",
        "expert": "race-base-2 race-expansions-2, levels 4",
    },
    "frontiers": {
        "easy": "frontiers-2, levels 2",
        "medium": "frontiers-2, levels 3",
        "hard": "frontiers-2, levels 2",
        "expert": "frontiers-2, levels 3",
    },
}
"""Versions whose bots answer in such games as those of now do: since then they have changed in Race's base game only,
and in New Frontiers only with goals. (Some rows of Race are older than version 3 of its rules, which forbids what
hardly any game comes to.)"""

Row = dict[str, Any]


def match_ups() -> list[Row]:
    """All that belongs into the table: every pair for two players, and the strong ones for more."""
    rows: list[Row] = []
    for game, options in KINDS:
        for pair in PAIRS:
            rows.append({"game": game, "options": options, "players": 2, "bots": list(pair)})
        for players in (3, 4):
            rows.append({"game": game, "options": options, "players": players, "bots": ["hard", "simple"]})
    return rows


def name_of(row: Row) -> str:
    return f"{kind_of(row)}-{row['players']}-{'-'.join(row['bots'])}"


def kind_of(row: Row) -> str:
    options = "".join(f"-{name}-{value}" for name, value in row["options"].items())
    return f"{row['game']}{options}"


def play(row: Row, games: int, processes: int) -> Row:
    """One match-up with its result."""
    ruleset = ruleset_named(row["game"])
    contest = contest_of(ruleset, row["options"], row["players"], row["bots"], SEED, MAX_ROUNDS)
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{name_of(row)}.jsonl"
    try:
        results = Results(contest, path)
    except ContestError as different:
        print(f"{different}; it is kept as {path.stem}.old", flush=True)
        path.replace(path.with_suffix(".old"))
        results = Results(contest, path)
    with progress(name_of(row), len(results.missing(games)) * row["players"], "games") as advance:
        run(results, games, processes, advance)
    return {**row, "result": results.plain(games)}


def taken_in(path: Path, rows: list[Row]) -> Row | None:
    """The match-up that a file of `starboard arena --results` has, if it belongs into the table and is of now."""
    with path.open(encoding="utf-8") as file:
        header: Row = json.loads(file.readline())["contest"]
    for row in rows:
        ruleset = ruleset_named(row["game"])
        if (row["game"], row["players"], row["bots"]) != (header["ruleset"], header["players"], header["bots"]):
            continue
        if ruleset.complete(row["options"]) != header["options"]:
            continue
        now = contest_of(ruleset, row["options"], row["players"], row["bots"], header["seed"], header["max_rounds"])
        try:
            results = Results(now, path)
        except ContestError as different:
            print(different, flush=True)
            return None
        return {**row, "result": results.plain(len(results.found) * row["players"])}
    return None


def is_of_now(row: Row) -> bool:
    """Were these bots the ones of this version? Others are not in the table: their names would mislead."""
    played: dict[str, str] = row["result"]["plays_with"]
    alike = ALIKE.get(kind_of(row), {})
    return all(version in (plays_with(bot, row["game"]), alike.get(bot)) for bot, version in played.items())


def table(rows: list[Row]) -> str:
    """The results as Markdown."""
    lines = [
        "| game | players | match-up | games | first bot's share of the wins (95%) | lead | CPU ms a decision | seed |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        found = row["result"]
        options = "".join(f", {name} {value}" for name, value in row["options"].items())
        least, most = found["interval"][0]
        share = f"{100 * found['win_share'][0]:.1f}% ({100 * least:.1f} to {100 * most:.1f})"
        count = "" if row["players"] == 2 else f"{row['players'] - 1} "
        pair = f"`{row['bots'][0]}` against {count}`{row['bots'][1]}`"
        spent = " / ".join(f"{one:.2f}" for one in found["cpu_ms"][:2])
        lines.append(
            f"| {row['game']}{options} | {row['players']} | {pair} | {found['games']} | {share} "
            f"| {found['margin'][0]:+.1f} | {spent} | `{found['seed']}` |"
        )
    return "\n".join(lines) + "\n"


def written(page: str, rows: list[Row]) -> str:
    """The page with the table in its place."""
    before, _, rest = page.partition(BEGIN)
    return before + BEGIN + "\n" + table(rows) + "\n" + END + rest.partition(END)[2]


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the match-ups of the table in the docs, and write it anew.")
    parser.add_argument("--only", default="", help="a game or a bot")
    parser.add_argument("--games", type=int, default=MOST_GAMES, help=f"of each match-up, at most ({MOST_GAMES})")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="a folder of results of `starboard arena`, to be taken in")
    chosen = parser.parse_args()
    rows: dict[str, Row] = {name_of(row): row for row in json.loads(FOUND.read_text(encoding="utf-8"))}
    for row in match_ups():
        if chosen.only and chosen.only not in (row["game"], *row["bots"]):
            continue
        if chosen.games <= 0 or not set(row["bots"]) <= set(bot_names(row["game"])):
            continue
        games = min(chosen.games, GAMES.get(row["bots"][0], MOST_GAMES))
        before = rows.get(name_of(row))
        if before is not None and is_of_now(before) and before["result"]["games"] >= games:
            continue
        rows[name_of(row)] = play(row, games, chosen.processes)
        print(f"{name_of(row)}: {rows[name_of(row)]['result']['win_share'][0]}", flush=True)
    for path in sorted(chosen.kept.glob("*.jsonl")) if chosen.kept else ():
        found = taken_in(path, match_ups())
        if found is None:
            continue
        before = rows.get(name_of(found))
        if before is None or not is_of_now(before) or before["result"]["games"] < found["result"]["games"]:
            rows[name_of(found)] = found
    order = [name_of(row) for row in match_ups()]
    kept = [rows[name] for name in order if name in rows and is_of_now(rows[name])]
    FOUND.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), kept), encoding="utf-8")


if __name__ == "__main__":
    main()
