"""Bots by entry point: a stranger's package brings its own, and what is wrong with one stops nobody."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.bots.stranger import installed

from starboard.bots import (
    Bot,
    BotFault,
    BotKind,
    RandomBot,
    answering_for,
    bot_kinds,
    bot_names,
    make_bot,
    plays_with,
    stand_in,
)
from starboard.cli.main import main
from starboard.kernel.registry import ruleset_names
from starboard.server.tables.catalogue import games

SOURCE = """
from starboard.bots import Bot, BotKind, RandomBot


class Cautious(Bot):
    def __init__(self, seed: str) -> None:
        super().__init__("cautious")

    def choose(self, game, seat):
        return game.decision_of(seat).form.first()


def kind(name, **more):
    return BotKind(name, **{"make": lambda ruleset, seed: Cautious(seed), "about": "takes what comes first", "level": 5,
                            "cost": "instant", **more})


CAUTIOUS = kind("cautious")
DEEP = kind("deep", level=80, cost="slow", games=frozenset({"race"}))
CHESS_BLITZ = kind("blitz", level=40, cost="quick", games=frozenset({"chess"}))
CHESS_DEEP = kind("deeper", level=90, cost="slow", games=frozenset({"chess"}))
GO_SIMPLE = kind("simple", level=20, cost="quick", games=frozenset({"go"}))
GO_QUICK = kind("faster", level=25, games=frozenset({"go"}))
OUR_NAME = kind("simple", games=frozenset({"race", "chess"}))
NOT_A_KIND = Cautious
NOT_MADE = kind("unmakeable", make=lambda ruleset, seed: 1 / 0)
NOT_A_BOT = kind("no-bot", make=lambda ruleset, seed: "hello")
"""

Announce = Callable[..., None]


@pytest.fixture
def announce(tmp_path: Path) -> Iterator[Announce]:
    """Install a stranger's package that announces these names of its module."""
    with ExitStack() as stack:

        def install(*names: str, **others: str) -> None:
            points = {**{name.lower(): f"stranger:{name}" for name in names}, **others}
            lines = ["[starboard.bots]", *(f"{name} = {target}" for name, target in points.items())]
            stack.enter_context(installed(tmp_path, "stranger", SOURCE, "\n".join(lines)))

        yield install


LEARNED = ["medium", "hard", "expert"]


def test_every_game_here_has_random_simple_and_the_levels() -> None:
    for name in ruleset_names():
        assert bot_names(name) == ["random", "easy", "simple", *LEARNED]
        assert stand_in(name) == "simple"


def test_a_bot_that_fails_is_answered_for_by_the_stand_in_and_at_last_by_any_legal_answer() -> None:
    assert answering_for("deep", "race") == ["simple", "random"]
    assert answering_for("simple", "race") == ["random"]
    assert answering_for("random", "race") == ["simple"]
    assert answering_for("deep", "chess") == ["random"]


def test_a_game_that_announces_no_bot_has_the_random_one() -> None:
    assert bot_names("chess") == ["random"]
    assert stand_in("chess") == "random"


def test_a_strangers_bots_are_listed_by_their_level_for_the_games_they_play(announce: Announce) -> None:
    announce("CAUTIOUS", "DEEP", "CHESS_BLITZ")
    assert bot_names("race") == ["random", "cautious", "easy", "simple", "medium", "hard", "deep", "expert"]
    assert bot_names("sun") == ["random", "cautious", "easy", "simple", *LEARNED]
    assert bot_names("chess") == ["random", "cautious", "blitz"]
    assert [kind.cost for kind in bot_kinds("race") if kind.name in ("simple", "deep")] == ["instant", "slow"]
    assert make_bot("deep", "race", "1").name == "cautious"


@pytest.mark.parametrize(
    ("announced", "game", "bot"),
    [
        (["DEEP"], "race", "simple"),  # not the strongest
        (["CHESS_BLITZ", "CHESS_DEEP"], "chess", "blitz"),  # no simple: the cheapest
        (["CHESS_DEEP"], "chess", "deeper"),  # anything rather than random
        (["CAUTIOUS", "CHESS_BLITZ"], "chess", "cautious"),
        (["GO_SIMPLE", "GO_QUICK"], "go", "simple"),  # a game's own simple bot, whatever else there is
    ],
)
def test_the_stand_in_is_simple_or_else_the_cheapest_bot_other_than_random(
    announce: Announce, announced: list[str], game: str, bot: str
) -> None:
    announce(*announced)
    assert stand_in(game) == bot


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("nowhere_at_all:BOT", "ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("stranger:MISSING", "AttributeError"),
        ("stranger:NOT_A_KIND", "TypeError: it is of type type, not BotKind"),
        ("stranger:OUR_NAME", "ValueError: another package has a bot simple for the same game"),
    ],
)
def test_a_broken_announcement_is_left_out_and_said_in_one_line(
    announce: Announce, caplog: pytest.LogCaptureFixture, target: str, said: str
) -> None:
    announce("CAUTIOUS", broken=target)
    assert bot_names("race") == ["random", "cautious", "easy", "simple", *LEARNED]
    assert type(make_bot("simple", "race", "1")).__module__ == "starboard.bots.simple_race.bot"
    [line] = caplog.messages
    assert line.startswith(f"the bot broken of stranger is left out: {said}")
    assert "\n" not in line


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("unmakeable", "the bot unmakeable failed: ZeroDivisionError: division by zero"),
        ("no-bot", "the bot no-bot failed: `make` gave a str, not a Bot"),
    ],
)
def test_a_bot_that_cannot_be_made_says_so(announce: Announce, name: str, said: str) -> None:
    announce("NOT_MADE", "NOT_A_BOT")
    with pytest.raises(BotFault) as fault:
        make_bot(name, "race", "1")
    assert str(fault.value) == said


def test_a_fault_can_be_sent_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(BotFault("mine", "it ended")))
    assert (again.bot, again.what, str(again)) == ("mine", "it ended", "the bot mine failed: it ended")


def test_a_bot_that_fails_in_a_process_of_the_arena_is_named_in_one_sentence(
    announce: Announce, capsys: pytest.CaptureFixture[str]
) -> None:
    announce("NOT_MADE")
    command = "arena race --bots unmakeable,random --games 8 --processes 2"
    assert main(command.split()) == 2
    said = capsys.readouterr().err
    assert said == "starboard arena: the bot unmakeable failed: ZeroDivisionError: division by zero\n"


def make(_ruleset: str, seed: str) -> Bot:
    return RandomBot(seed)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"name": "A Bot, really"}, "a bot cannot be called 'A Bot, really': use a word in small letters"),
        ({"name": "person"}, "a bot cannot be called 'person'"),
        ({"name": 7}, "a bot cannot be called '7'"),
        ({"make": None}, "the bot b needs a `make` that can be called with a ruleset and a seed"),
        ({"about": ""}, "the bot b needs an `about`: one line"),
        ({"about": "two\nlines"}, "the bot b needs an `about`: one line"),
        ({"level": 101}, "the bot b needs a level from 0 to 100, not '101'"),
        ({"level": -1}, "the bot b needs a level from 0 to 100, not '-1'"),
        ({"cost": "free"}, "the bot b needs a cost: instant, quick, slow, not 'free'"),
        ({"games": "race"}, "the games of the bot b are a frozenset of names"),
        ({"plays_with": 3}, "what the bot b plays with is named in at most 100 plain letters"),
        ({"plays_with": "a\nb"}, "what the bot b plays with is named"),
        ({"plays_with": "x" * 101}, "what the bot b plays with is named"),
    ],
)
def test_what_a_bot_says_of_itself_is_checked(wrong: dict[str, Any], said: str) -> None:
    right: dict[str, Any] = {"name": "b", "make": make, "about": "any", "level": 1, "cost": "quick"}
    assert BotKind(**right).plays("race")
    with pytest.raises(ValueError, match=said.replace("(", r"\(")):
        BotKind(**{**right, **wrong})


# --- a stranger's game --------------------------------------------------------------------------------------

GAME = """
from tests.toy.game import RULESET as TOY
from starboard.bots import BotKind, RandomBot



def kind(name, level):
    return BotKind(name, lambda ruleset, seed: RandomBot(seed), "plays toys", level, "instant", frozenset({"toy"}))


SIMPLE = kind("simple", 30)
DEEP = kind("deep", 90)
NO_GAME = "hello"
"""
POINTS = """
[starboard.rulesets]
toy = game:TOY
wrong = game:NO_GAME
gone = no_such_module:RULESET

[starboard.bots]
simple = game:SIMPLE
deep = game:DEEP
"""


@pytest.fixture
def stranger(tmp_path: Path) -> Iterator[None]:
    with installed(tmp_path, "game", GAME, POINTS):
        yield


@pytest.mark.usefixtures("stranger")
def test_a_package_brings_a_game_with_its_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert bot_names("toy") == ["random", "simple", "deep"]
    assert stand_in("toy") == "simple"
    assert bot_names("race") == ["random", "easy", "simple", *LEARNED]
    assert main(["simulate", "toy", "--players", "3", "--games", "2", "--bots", "simple,deep,random"]) == 0
    assert "2 games of toy with 3 players" in capsys.readouterr().out


@pytest.mark.usefixtures("stranger")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("wrong", "the ruleset 'wrong' cannot be loaded: it is a str, not a Ruleset"),
        ("gone", "the ruleset 'gone' cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"),
    ],
)
def test_a_broken_game_is_said_in_one_sentence_and_the_others_can_be_played(
    name: str, said: str, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    assert main(["simulate", name]) == 2
    assert capsys.readouterr().err == f"starboard simulate: {said}\n"
    assert [game.ruleset for game in games("en")] == ["frontiers", "race", "sun"]
    left_out = [line for line in caplog.messages if line.startswith(f"the game {name} is left out")]
    assert left_out == [f"the game {name} is left out: UnknownRuleset: {said}"]


def test_our_bots_say_what_they_play_with() -> None:
    assert plays_with("simple", "race") == "rules of thumb 1"
    assert plays_with("random", "sun") == "chance 1"
    assert plays_with("nobody", "race") == ""
