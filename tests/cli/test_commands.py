"""Every command with its flags, and every mistake one can make on the command line."""

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

import starboard
from starboard.cli.arguments import language_from
from starboard.cli.main import COMMANDS, parser
from starboard.cli.saves import folder
from starboard.kernel.build import build
from starboard.kernel.registry import UnknownRuleset, ruleset_named, ruleset_names
from starboard.race.ruleset import RULESET

NAMES = [
    "play",
    "serve",
    "simulate",
    "arena",
    "train",
    "bots",
    "conform",
    "bridge",
    "engine",
    "bench",
    "replay",
    "review",
    "puzzles",
    "cards",
    "content",
    "backup",
    "restore",
    "admin",
]


def test_the_version_says_which_build_runs(run: Run) -> None:
    assert run("--version").out == f"starboard {starboard.__version__} ({build()} build)\n"


@pytest.mark.parametrize("name", NAMES)
def test_help_explains_every_flag(run: Run, name: str) -> None:
    outcome = run(name, "--help")
    assert outcome.status == 0
    commands = parser()._subparsers
    assert commands is not None
    choices = commands._group_actions[0].choices
    assert isinstance(choices, dict)
    assert list(choices) == NAMES
    assert len(COMMANDS) == len(NAMES)
    for action in choices[name]._actions:
        assert action.help, action.dest
        for flag in action.option_strings:
            assert flag in outcome.out


# --- simulate, bench, cards, conform ------------------------------------------------------------------------


def test_simulate_prints_one_json_object_on_one_line(run: Run) -> None:
    command = "simulate race --players 2 --games 3 --seed 1 --bots random,random --set advanced=false --json"
    outcome = run(*command.split())
    assert outcome.status == 0
    assert outcome.out.count("\n") == 1
    result = json.loads(outcome.out)
    assert result["games"] == result["finished"] + result["unfinished"] == 3
    assert result["options"]["advanced"] is False
    again = json.loads(run(*command.split()).out)
    for key in ("decisions", "wins", "score_mean", "rounds_mean"):
        assert again[key] == result[key]


def test_simulate_stops_games_that_last_too_long(run: Run) -> None:
    result = json.loads(run("simulate", "race", "--games", "2", "--max-rounds", "2", "--json").out)
    assert (result["finished"], result["unfinished"], result["max_rounds"]) == (0, 2, 2)
    outcome = run("simulate", "race", "--games", "2", "--max-rounds", "2")
    assert "0 finished, 2 stopped after 2 rounds" in outcome.out


def test_simulate_tells_people_who_won(run: Run) -> None:
    outcome = run("simulate", "race", "--games", "2", "--bots", "simple,random")
    assert "Seat 1, simple: " in outcome.out
    assert "Seat 2, random: " in outcome.out


def test_arena_prints_what_a_match_up_tells_of_itself(run: Run) -> None:
    command = "arena race --bots simple,random --games 4 --set advanced=true --max-rounds 60"
    outcome = run(*command.split(), "--json")
    assert (outcome.status, outcome.err, outcome.out.count("\n")) == (0, "", 1)
    result = json.loads(outcome.out)
    assert result["bots"] == ["simple", "random"]
    assert (result["deals"], result["games"], result["unfinished_deals"]) == (2, 4, 0)
    assert result["win_share"] == [1, 0]
    assert result["interval"] == [[1, 1], [0, 0]]
    assert result["margin"][0] == -result["margin"][1] > 0
    assert len(result["cpu_ms"]) == 2
    assert result["options"]["advanced"] is True
    first, simple, random = run(*command.split()).out.splitlines()
    assert first == "4 games of race with 2 players: 2 deals, each in every seating."
    assert simple.startswith("simple: 100.0% won (95%: 100.0 to 100.0), +")
    assert random.startswith("random: 0.0% won (95%: 0.0 to 0.0), -")


def test_arena_says_when_no_deal_was_finished(run: Run) -> None:
    lines = run("arena", "race", "--bots", "random,random", "--games", "2", "--max-rounds", "1").out.splitlines()
    assert lines[1] == "1 of the deals count for nobody: a game took too many rounds."
    assert lines[2].startswith("random: no deal was finished, ")


def test_arena_writes_its_results_and_refuses_those_of_others(run: Run, tmp_path: Path) -> None:
    command = ["arena", "race", "--bots", "simple,random", "--games", "2", "--results", tmp_path / "found.jsonl"]
    first = json.loads(run(*command, "--json").out)
    assert json.loads(run(*command, "--json").out) == first
    outcome = run(*command, "--seed", "2")
    assert outcome.status == 2
    assert outcome.err.endswith('(seed is "1" there and "2" here); name a new file\n')


def test_bench_has_its_numbers(run: Run) -> None:
    result = json.loads(run("bench", "race", "--seconds", "0.1", "--json").out)
    assert result["build"] == build()
    assert result["players"] == 2
    assert result["seconds"] > 0
    for key in ("decisions_per_second", "games_per_second", "copies_per_second"):
        assert result[key] > 0


def test_bench_for_people(run: Run) -> None:
    text = run("bench", "race", "--seconds", "0.1", "--players", "3").out
    assert "decisions a second" in text
    assert "OpenSpiel" in text


def test_bench_of_all_games_has_their_numbers_side_by_side(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.cli.bench.ruleset_names", lambda: ["race"])
    result = json.loads(run("bench", "--seconds", "0.02", "--json").out)
    assert [(one["players"], one["options"]) for one in result["games"]] == [(2, {}), (4, {"level": 3})]
    for one in result["games"]:
        assert one["decisions_per_second"] > 0
        assert 0 < one["guesses_per_copy"] < 1
        assert one["bot_games_per_second"] > 0
        assert (one["ratio"] is None) == (result["openspiel"] is None)
    lines = run("bench", "--seconds", "0.02").out.splitlines()
    assert len(lines) == 3 + len(result["games"])
    assert lines[3].startswith("race, 4 players, level 3 ")


@pytest.mark.parametrize(("code", "line"), [("en", "  II: "), ("pl", "  II: ")])
def test_cards_prints_every_card(run: Run, code: str, line: str) -> None:
    out = run("cards", "race", "--lang", code).out
    assert line in out
    designs = RULESET.content(0).designs
    titles = [block.splitlines()[0] for block in out.split("\n\n")]
    assert [title.partition(" — ")[0] for title in titles][: len(designs)] == [design.name for design in designs]


def test_cards_of_the_expansions(run: Run) -> None:
    """Without options the base game's cards; with a level, those of its expansions too, and its own Gambling World."""
    base, all_of_it = (
        run("cards", "race", "--lang", "en").out,
        run("cards", "race", "--set", "level=3", "--lang", "en").out,
    )
    assert len(base.split("\n\n")) == len(RULESET.content(0).designs)
    assert len(all_of_it.split("\n\n")) == len(RULESET.content(3).designs)
    assert "Name a number from 1 to 7" in base
    assert "Name a number from 1 to 7" not in all_of_it


def test_cards_speaks_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "świat" in run("cards", "race").out


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_MESSAGES": "pl_PL", "LANG": "en_GB.UTF-8"}, "pl"),
    ],
)
def test_the_language_of_an_environment(environment: dict[str, str], code: str) -> None:
    assert language_from(environment) == code


def test_a_reader_who_leaves_early_is_no_error() -> None:
    command = f"'{sys.executable}' -m starboard.cli.main cards race | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=os.environ, check=False, timeout=300)
    assert done.stdout.startswith("Old Earth")
    assert done.stderr == ""


def test_a_wrong_terminal_encoding_does_not_end_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "starboard.cli.main", "cards", "race", "--lang", "pl"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        check=False,
        timeout=300,
    )
    assert done.returncode == 0


def test_conform_refuses_what_is_no_transcript(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("Dear diary\n")
    outcome = run("conform", path)
    assert outcome.status == 2
    assert outcome.out.startswith("games.jsonl: ")
    assert outcome.out.count("\n") == 1


SHARED = Path(__file__).parents[2] / "../shared/data/race/ai-level0.jsonl.gz"


@pytest.mark.skipif(not SHARED.exists(), reason="the reference transcripts are not here")
def test_conform_reports_on_each_file(run: Run, tmp_path: Path) -> None:
    with gzip.open(SHARED, "rt", encoding="utf-8") as games:
        game = games.readline()
    path = tmp_path / "one.jsonl"
    path.write_text(game, encoding="utf-8")
    outcome = run("conform", path, path)
    assert outcome.status == 0
    assert outcome.out == "one.jsonl: 1 of 1 games agree\n" * 2


# --- mistakes -----------------------------------------------------------------------------------------------

MISTAKES = [
    ("play chess", "there is no ruleset 'chess'; installed are: "),
    ("play race --bots clever", "race has no bot 'clever'; it has "),
    ("play race --players 4 --bots simple,random", "--bots names 2 bots, but 3 are needed"),
    ("play race --players 9", "players, not 9"),
    ("play race --players none", "a whole number from 1 on is needed, not 'none'"),
    ("play race --seat 3", "there is no seat 3; the seats are 1 to 2"),
    ("play race --lang de", "there is no language 'de'; there are en, pl"),
    ("play race --set speed=9", "race has no option 'speed': it has "),
    ("play race --set advanced=maybe", "option advanced cannot be 'maybe': it is one of false, true"),
    ("play race --set advanced", "--set needs OPTION=VALUE, not 'advanced'"),
    ("play race --set advanced=true --players 3", "not 3"),
    ("play frontiers --set first_game=true --set goals=true", "options first_game and goals do not go together: "),
    ("play race --resume /nowhere/game.jsonl", "cannot read /nowhere/game.jsonl"),
    ("play race --resume", "there is no saved game in "),
    ("play race --resume --seed 1", "--seed is for a new game"),
    ("simulate race --games 0", "a whole number from 1 on is needed, not '0'"),
    ("simulate race --bots random,random,random", "--bots names 3 bots, but 2 are needed"),
    ("simulate chess --json", "there is no ruleset 'chess'"),
    ("arena race", "required: --bots"),
    ("arena race --bots clever,simple", "race has no bot 'clever'; it has "),
    ("arena race --bots simple,random --players 9", "players, not 9"),
    ("arena race --bots simple,random,simple", "in a round robin every bot is named once"),
    ("arena race --bots simple --results /nowhere/found.jsonl", "/nowhere/found.jsonl cannot be written: "),
    ("arena race --bots simple --processes 0", "a whole number from 1 on is needed, not '0'"),
    ("bench race --seconds soon", "a number of seconds from above 0 to 3600 is needed, not 'soon'"),
    ("bench race --seconds nan", "a number of seconds from above 0 to 3600 is needed, not 'nan'"),
    ("bench race --players 1", "players, not 1"),
    ("bench --players 3", "--players and --set need a game"),
    ("cards race --lang xx", "there is no language 'xx'; there are en, pl"),
    ("cards chess", "there is no ruleset 'chess'"),
    ("replay /nowhere/game.jsonl", "cannot read /nowhere/game.jsonl"),
    ("replay game.jsonl --to -1", "a number of entries from 0 on is needed, not '-1'"),
    ("replay game.jsonl --to all", "a number of entries from 0 on is needed, not 'all'"),
    ("conform /nowhere/games.jsonl", "there is no file '/nowhere/games.jsonl'"),
    ("conform", "required: FILE"),
    ("play race --bots cmd:", "cmd: needs a command after it, as in cmd:./my_bot"),
    ("play race --bots Big=cmd:x", "a bot cannot be called 'Big': use a word in small letters"),
    ("arena race --bots simple=cmd:x,random", "there is a bot simple already; choose another name"),
    ("engine --bot clever", "there is no bot 'clever'; there are "),
    ("serve --bot mine=./run", "--bot is NAME=cmd:COMMAND, not 'mine=./run'"),
    ("bridge frontiers --bot simple", "there is no reference engine for frontiers; there is one for race"),
    ("bridge race", "required: --bot"),
    ("bridge race --bot clever", "race has no bot 'clever'; it has "),
    ("bridge race --bot simple,random", "--bot names 2 bots; one is needed"),
    ("dance", "invalid choice: 'dance'"),
    ("", "required: COMMAND"),
]


@pytest.mark.parametrize(("command", "sentence"), MISTAKES)
def test_a_mistake_gets_one_sentence(run: Run, command: str, sentence: str) -> None:
    outcome = run(*command.split())
    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err.startswith("starboard")
    assert sentence in outcome.err
    assert outcome.err.count("\n") == 1


def test_rulesets_are_found_by_name() -> None:
    assert "race" in ruleset_names()
    assert ruleset_named("race").name == "race"
    with pytest.raises(UnknownRuleset, match="there is no ruleset 'go'"):
        ruleset_named("go")


@pytest.mark.parametrize(
    ("platform", "expected"),
    [
        ("linux", "share/starboard"),
        ("darwin", "home/Library/Application Support/starboard"),
        ("win32", "roaming/starboard"),
    ],
)
def test_saved_games_go_where_the_system_keeps_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, expected: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    monkeypatch.setenv("APPDATA", str(tmp_path / "roaming"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert folder() == tmp_path / expected


# --- content ------------------------------------------------------------------------------------------------


def test_content_check_says_whether_the_rulebook_is_satisfied(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = run("content", "check", "frontiers")
    assert outcome.status == 0
    assert outcome.out == "frontiers: the content satisfies the rulebook\n"
    monkeypatch.setattr("starboard.frontiers.check.COSTS", {})
    outcome = run("content", "check", "frontiers")
    assert outcome.status == 1
    assert outcome.out.startswith("costs (rulebook 486-487): ")
