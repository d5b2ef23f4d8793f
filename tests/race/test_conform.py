"""`starboard conform`: reference games agree with ours, every difference is found, and no file makes it fall over.

The reference's own games are not part of the project; where they lie beside it, all of them are replayed. Everywhere,
games written down by the scribe stand in for them.
"""

from __future__ import annotations

import copy
import gzip
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.race.scribe import Scribe

from starboard.kernel.chance import Stream
from starboard.kernel.forms import Case, Group, PickSet
from starboard.race.conform import conform_file, run
from starboard.race.conform.reading import ways
from starboard.race.conform.replay import LAST_ROUND, Replay
from starboard.race.conform.transcript import Transcript
from starboard.race.content import SETS

SHARED = Path(__file__).parents[2] / "../shared/data/race"
REFERENCE_GAMES = sorted(path for level in range(len(SETS)) for path in SHARED.glob(f"*-level{level}.jsonl.gz"))

Data = dict[str, Any]


@pytest.mark.skipif(not SHARED.exists(), reason="the reference's games are not part of the project")
def test_the_reference_games_are_found() -> None:
    assert REFERENCE_GAMES


@pytest.mark.parametrize("path", REFERENCE_GAMES, ids=lambda path: path.name)
def test_every_reference_game_agrees(path: Path) -> None:
    report = conform_file(path)
    assert report.differences == []
    assert report.agreeing == report.games > 0


# --- games of the scribe ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def games() -> list[Data]:
    """Two players to the end of the game, the advanced game, three and four players."""
    written = [
        finished(),
        Scribe("two", 2, advanced=True).game_written(),
        Scribe("three", 3).game_written(),
        Scribe("four", 4).game_written(),
    ]
    again: list[Data] = json.loads(json.dumps(written))
    return again


def finished() -> Data:
    """Random games are often stopped at the reference's last round: the first one that comes to its own end."""
    for seed in range(100):
        scribe = Scribe(f"one.{seed}", 2)
        game = scribe.game_written()
        if scribe.game.over and game["final"]["rounds"] < LAST_ROUND:
            return game
    raise AssertionError("no random game ends")


def saved(folder: Path, games: list[Data], name: str = "games.jsonl") -> str:
    path = folder / name
    text = "".join(json.dumps(game) + "\n" for game in games)
    path.write_bytes(gzip.compress(text.encode()) if name.endswith(".gz") else text.encode())
    return str(path)


def told(*paths: str, every: bool = False) -> tuple[int, list[str]]:
    out = io.StringIO()
    status = run(list(paths), out, every)
    return status, out.getvalue().splitlines()


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_equal_games_agree(games: list[Data], tmp_path: Path, name: str) -> None:
    assert told(saved(tmp_path, games, name)) == (0, [f"{name}: 4 of 4 games agree"])


def test_the_answers_found_are_a_whole_game_of_ours(games: list[Data]) -> None:
    replay = Replay(Transcript(games[0]))
    replay.play()
    assert replay.game.over
    assert len(replay.answers) == sum(event["e"] == "choice" for event in games[0]["events"])


def choices(game: Data, type: str) -> list[Data]:
    return [event for event in game["events"] if event.get("type") == type]


def snapshot(game: Data, round: int) -> Data:
    states: list[Data] = [event["state"] for event in game["events"] if "state" in event]
    return states[round]


def swap_hands(game: Data) -> None:
    one, other = snapshot(game, 0)["players"][:2]
    one["hand"], other["hand"] = other["hand"], one["hand"]


def another_good(game: Data) -> None:
    """In the first snapshot with a good, that good is another card."""
    for round in range(game["final"]["rounds"]):
        for player in snapshot(game, round)["players"]:
            for card in player["tableau"]:
                if card["goods"]:
                    card["good_cards"] = [card["card"]]
                    return
    raise AssertionError("the sample has no good")


def cheaper(game: Data) -> None:
    """The first thing that is paid for may be had for a card less, too."""
    for way in choices(game, "PAYMENT")[0]["legal"]:
        way["min"] -= 1


def raise_number(game: Data, *path: str | int) -> None:
    at: Any = game
    for name in path[:-1]:
        at = at[name]
    at[path[-1]] += 1


def another_draw(game: Data) -> None:
    draws = [event for event in game["events"] if event["e"] == "draw" and event["purpose"] == "hand"]
    draws[20]["card"] = draws[0]["card"]


def one_more_choice(game: Data, options: int) -> None:
    """A choice our engine does not ask for: only a forced one may be passed over."""
    at = next(k for k, event in enumerate(game["events"]) if event.get("n") == 2)
    worlds = game["events"][at - 1]["state"]["players"][0]["tableau"][0]["card"], f"0:{game['deck'][0]}"
    extra = {"e": "choice", "p": 0, "type": "TRADE", "phase": "consume", "options": list(worlds[:options])}
    game["events"].insert(at + 1, {**extra, "answer": {"world": worlds[0]}})


def drop_choices(game: Data) -> None:
    """Seat 0 answers nothing in the last round."""
    last = game["events"].index(choices(game, "ACTION")[-2])
    game["events"][last:] = [e for e in game["events"][last:] if e["e"] != "choice" or e["p"] != 0]


def longer(game: Data) -> None:
    """Another round after the end: ours is over before."""
    game["final"]["rounds"] += 1


def shorter(game: Data) -> None:
    game["final"]["rounds"] -= 1


CHANGES: dict[str, tuple[Callable[[Data], None], str]] = {
    "deck": (lambda game: raise_number(snapshot(game, 3), "deck"), "round 3, deck: we have "),
    "discard": (lambda game: raise_number(snapshot(game, 3), "discard"), "round 3, discard: we have "),
    "pool": (lambda game: raise_number(snapshot(game, 1), "vp_pool"), "round 1, VP pool: we have 24"),
    "hand": (swap_hands, "round 0, seat 0's hand: we have "),
    "tableau": (lambda game: snapshot(game, -1)["players"][1]["tableau"].reverse(), "seat 1's tableau: "),
    "good": (another_good, "'s goods: we have "),
    "vp": (lambda game: raise_number(snapshot(game, 4), "players", 1, "vp"), "round 4, seat 1's VP chips: "),
    "military": (lambda game: raise_number(snapshot(game, 0), "players", 0, "military"), "round 0, seat 0's Military"),
    "draw": (another_draw, "draws: the reference has "),
    "option added": (lambda game: choices(game, "PLACE")[0]["options"].append(f"0:{game['deck'][0]}"), "legal answers"),
    "option missing": (lambda game: choices(game, "ACTION")[2]["options"].pop(), "round 2, seat 0's action, legal"),
    "count": (lambda game: raise_number(choices(game, "DISCARD")[0], "count"), "starting-discard, legal answers"),
    "payment": (cheaper, ", legal answers: "),
    "illegal": (lambda game: choices(game, "PLACE")[0]["answer"].update(place="0:" + game["deck"][0]), "an objection"),
    "not asked": (lambda game: one_more_choice(game, 2), "seat 0's TRADE: we have no such question"),
    "asked": (drop_choices, "seat 0's action: we have a question, the reference has none"),
    "total": (lambda game: raise_number(game, "final", "scores", 1, "total"), "seat 1's total: we have "),
    "card": (lambda game: raise_number(game["final"]["scores"][0]["cards"][0], "vp"), "seat 0's points for cards"),
    "tie-break": (lambda game: raise_number(game, "final", "scores", 0, "goods"), "seat 0's tie-break: we have "),
    "longer": (longer, "the end: we have one after round "),
    "shorter": (shorter, "the end: we have none yet, the reference has one after round "),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_difference_is_found_and_told(games: list[Data], tmp_path: Path, change: str) -> None:
    game = copy.deepcopy(games[0])
    make, words = CHANGES[change]
    make(game)
    status, lines = told(saved(tmp_path, [games[1], game, games[2]]))
    assert status == 1
    assert lines[0] == "games.jsonl: 2 of 3 games agree"
    assert len(lines) == 2
    assert lines[1].startswith("  game S-one.")
    assert words in lines[1]


def test_all_differences_are_told_one_line_each(games: list[Data], tmp_path: Path) -> None:
    """Of three games that differ, in two files: each is counted, and each is named in a line of its own."""
    changed = []
    for change in ("pool", "total", "military"):
        changed.append({**copy.deepcopy(games[0]), "id": f"S-{change}"})
        CHANGES[change][0](changed[-1])
    one = saved(tmp_path, [changed[0], games[1], changed[1], games[2]], "one.jsonl")
    two = saved(tmp_path, [changed[2], games[3]], "two.jsonl")
    status, lines = told(one, two, every=True)
    assert status == 1
    assert lines[0] == "one.jsonl: 2 of 4 games agree"
    assert lines[1].startswith("  game S-pool, round 1, VP pool: ")
    assert lines[2].startswith("  game S-total, ")
    assert lines[3] == "two.jsonl: 1 of 2 games agree"
    assert lines[4].startswith("  game S-military, round 0, seat 0's Military: ")
    assert len(lines) == 5
    assert told(one, two)[1] == [*lines[:2], *lines[3:]], "without it, only the first of each file"


def test_all_goes_on_after_a_damaged_game(games: list[Data], tmp_path: Path) -> None:
    """It is told like a difference; the games after it are still compared."""
    damaged = copy.deepcopy(games[0])
    DAMAGED["choice"][0](damaged)
    differs = copy.deepcopy(games[1])
    CHANGES["total"][0](differs)
    path = saved(tmp_path, [damaged, games[2], differs])
    status, lines = told(path, every=True)
    assert status == 2
    assert lines[0] == "games.jsonl: 1 of 3 games agree"
    assert lines[1].startswith("  game S-two, ")
    assert "a PAYMENT choice of player " in lines[2]
    assert len(lines) == 3
    assert len(told(path)[1]) == 1, "without it, the file is refused"


@pytest.mark.parametrize("every", [False, True])
def test_a_file_that_begins_with_no_game_is_refused_as_a_whole(tmp_path: Path, every: bool) -> None:
    """A record named by mistake has as many lines as choices: one sentence is enough."""
    path = tmp_path / "record.jsonl"
    path.write_text('{"starboard":1}\n' * 9, encoding="utf-8")
    assert told(str(path), every=every) == (2, ["record.jsonl: line 1 is not a game of the reference engine"])


def test_all_goes_on_after_a_line_that_is_no_game(games: list[Data], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f"{json.dumps(games[0])}\nhello\n{json.dumps(games[1])}\n", encoding="utf-8")
    lines = ["games.jsonl: 2 of 3 games agree", "  line 2 is not JSON: 'hello'"]
    assert told(str(path), every=True) == (2, lines)


def test_all_is_quiet_when_all_agree(games: list[Data], tmp_path: Path) -> None:
    assert told(saved(tmp_path, games), every=True) == (0, ["games.jsonl: 4 of 4 games agree"])


def test_a_win_is_compared(games: list[Data], tmp_path: Path) -> None:
    game = copy.deepcopy(games[0])
    for score in game["final"]["scores"]:
        score["winner"] = not score["winner"]
    status, lines = told(saved(tmp_path, [game]))
    assert status == 1
    assert "'s win: we have " in lines[1]


def test_a_forced_choice_that_we_do_not_ask_for_is_passed_over(games: list[Data], tmp_path: Path) -> None:
    game = copy.deepcopy(games[0])
    one_more_choice(game, 1)
    assert told(saved(tmp_path, [game]))[0] == 0


def test_legal_answers_are_compared_also_where_they_are_too_many_to_list() -> None:
    """A world for 5 of 14 cards (2002 ways), or for none by discarding a card (99): however a form puts it."""
    hand = list(range(14))
    ours = PickSet([Case([], [Group(hand, 5, 5)]), Case([99], [])])
    same = PickSet([Case([99], [Group(hand, 0, 0)]), Case([], [Group(hand[::-1], 5, 5)])])
    assert ways(ours) == ways(same)
    assert ways(ours) != ways(PickSet([Case([], [Group(hand, 5, 5)])]))
    assert ways(ours) != ways(PickSet([Case([], [Group(hand, 5, 5)]), Case([99], [Group(hand, 0, 1)])]))
    assert ways(ours) != ways(PickSet([Case([], [Group(hand, 6, 6)]), Case([99], [])]))


# --- files that are no transcripts --------------------------------------------------------------------------

FOREIGN: dict[str, tuple[bytes, str]] = {
    "empty.jsonl": (b"", "is empty"),
    "words.jsonl": (b"hello\n", "line 1 is not JSON: 'hello'"),
    "list.jsonl": (b"[]\n", "line 1 is not a game of the reference engine"),
    "record.jsonl": (b'{"starboard":1,"ruleset":"race"}\n', "line 1 is not a game of the reference engine"),
    "bytes.jsonl": (b"\xff\xfe\x00", "cannot be read: no text after line 0"),
    "plain.jsonl.gz": (b"hello\n", "cannot be read: "),
    "cut.jsonl.gz": (gzip.compress(b"[" * 99)[:-9], "cannot be read: the compressed data ends or breaks"),
}


@pytest.mark.parametrize("name", FOREIGN)
def test_a_foreign_file_is_refused_in_one_sentence(tmp_path: Path, name: str) -> None:
    data, words = FOREIGN[name]
    (tmp_path / name).write_bytes(data)
    status, lines = told(str(tmp_path / name))
    assert status == 2
    assert len(lines) == 1
    assert lines[0].startswith(f"{name}: {words}")


def test_a_missing_file_and_a_folder_are_refused_and_the_others_still_read(games: list[Data], tmp_path: Path) -> None:
    status, lines = told(str(tmp_path / "none.jsonl"), str(tmp_path), saved(tmp_path, games[:1]))
    assert status == 2
    assert lines[0] == "none.jsonl: cannot be read: No such file or directory"
    assert lines[1] == f"{tmp_path.name}: cannot be read: Is a directory"
    assert lines[2] == "games.jsonl: 1 of 1 games agree"


DAMAGED: dict[str, tuple[Callable[[Data], object], str]] = {
    "level": (lambda game: game["config"].update(level=9), "its level is 9"),
    "players": (lambda game: game["config"].update(players=7), "is for 2 to 4 players, not 7"),
    "deck": (lambda game: game["deck"].pop(), "its deck lacks "),
    "card": (lambda game: game["deck"].append("Arrakis"), "its deck has 'Arrakis' at 114"),
    "field": (lambda game: choices(game, "PLACE")[0].pop("options"), "(choice): the field 'options' is missing"),
    "type": (lambda game: choices(game, "PLACE")[0].update(type="DANCE"), "unknown type 'DANCE'"),
    "seat": (lambda game: choices(game, "PLACE")[0].update(p=2), "there is no player 2"),
    "number": (lambda game: snapshot(game, 1).update(deck="many"), "the field 'deck' should be int, not 'many'"),
    "reference": (lambda game: choices(game, "PAYMENT")[0]["answer"].update(pay=["999:Dune"]), "no card '999:Dune'"),
    "choice": (lambda game: choices(game, "PAYMENT")[0].update(legal=[]), "a PAYMENT choice of player "),
    "snapshot": (lambda game: snapshot(game, 3).update(round=99), "there is no snapshot of round 3"),
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_game_is_refused_in_one_sentence(games: list[Data], tmp_path: Path, damage: str) -> None:
    game = copy.deepcopy(games[0])
    make, words = DAMAGED[damage]
    make(game)
    status, lines = told(saved(tmp_path, [games[1], game]))
    assert status == 2
    assert len(lines) == 1
    assert "S-one" in lines[0]
    assert words in lines[0]


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every container in some JSON with each of its keys."""
    found: list[tuple[Any, Any]] = []
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        found.append((data, key))
        if isinstance(value, dict | list):
            found.extend(places(value))
    return found


ODD: list[object] = [None, [], {}, -1, 99, "x", True, 1.5, [[]], [{}], {"a": 1}, [None]]


def test_whatever_stands_in_a_file_it_is_refused_or_compared(games: list[Data], tmp_path: Path) -> None:
    """One value of a game is replaced by something odd: there is always an answer, never a traceback."""
    source = Stream("odd")
    outcomes = set()
    for _ in range(60):
        game = copy.deepcopy(games[0])
        spots = places(game)
        container, key = spots[source.below(len(spots))]
        container[key] = ODD[source.below(len(ODD))]
        outcomes.add(told(saved(tmp_path, [game]))[0])
    assert outcomes >= {1, 2}, "some changes are differences, some are damage"
