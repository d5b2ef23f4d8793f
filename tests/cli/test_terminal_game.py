"""The game at the terminal: played to its end, left and resumed, undone, asked for help, and answered wrongly."""

import json
import re
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from tests.bots.stranger import installed
from tests.cli.conftest import OPTION, PROMPT, Player, Run

from starboard.bots import make_bot
from starboard.cli import saves
from starboard.cli.screen import Screen
from starboard.cli.terminal_game import TerminalGame
from starboard.kernel.chance import Stream
from starboard.kernel.match import Match
from starboard.kernel.playout import play_on
from starboard.kernel.registry import ruleset_named
from starboard.words.faces import face_of


def replayed(path: Path) -> Match:
    return Match.replay(ruleset_named("race"), saves.read(path))


# --- whole games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "over", "first"), [("en", "The game is over.", "Place 1: "), ("pl", "Koniec gry.", "Miejsce 1: ")]
)
@pytest.mark.parametrize("options", [(), ("--players", "3", "--seat", "2", "--bots", "simple,random")])
def test_a_game_is_played_to_its_end(
    tmp_path: Path, code: str, over: str, first: str, options: tuple[str, ...]
) -> None:
    path = tmp_path / "game.jsonl"
    player = Player("play", "race", "--bots", "simple", "--lang", code, "--seed", "7", "--save", path, *options)
    last = player.play()
    assert player.close() == 0
    assert over in last
    assert first in last
    assert "Traceback" not in player.text
    match = replayed(path)
    assert match.game.over
    for standing in match.game.standings():
        for line in standing.lines:
            assert str(line.points) in last
    assert last.count("\n  ") == sum(len(standing.lines) for standing in match.game.standings())


def test_the_advanced_game_is_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    player = Player(
        "play", "race", "--bots", "simple", "--lang", "en", "--seed", "3", "--set", "advanced=true", "--save", path
    )
    last = player.play()
    assert player.close() == 0
    assert "The game is over." in last
    assert replayed(path).game.over


def test_what_is_said_is_plain_lines(tmp_path: Path) -> None:
    player = Player(
        "play", "race", "--bots", "simple", "--lang", "en", "--seed", "7", "--save", tmp_path / "game.jsonl"
    )
    player.play(30)
    player.close()
    assert re.search(r"[\x00-\x09\x0b-\x1f\x7f]", player.text) is None


# --- leaving and coming back --------------------------------------------------------------------------------


def test_the_game_is_saved_in_the_data_folder_and_says_where(run: Run, tmp_path: Path) -> None:
    outcome = run("play", "race", "--bots", "simple", "--seed", "1")
    (saved,) = (tmp_path / "data" / "starboard").iterdir()
    assert outcome.status == 0
    assert f"The game is saved after every choice, to {saved}" in outcome.out
    assert f"starboard play race --resume {saved}" in outcome.out


def test_without_arguments_the_opponent_is_one_easy_bot(run: Run) -> None:
    outcome = run("play", "race")
    assert "You are player 1 of 2.\nPlayer 2 is played by the easy bot.\n" in outcome.out


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Grasz jako gracz 1." in run("play", "race").out


@pytest.mark.parametrize("typed", ["", "1 2\n", "1 2\nq\n", "1 2\nquit\n1\n"])
def test_the_end_of_input_and_quitting_save_the_game(run: Run, tmp_path: Path, typed: str) -> None:
    path = tmp_path / "game.jsonl"
    outcome = run("play", "race", "--bots", "simple", "--seed", "1", "--save", path, typed=typed)
    assert outcome.status == 0
    assert outcome.out.endswith(f"starboard play race --resume {path}\n")
    assert outcome.err == ""
    assert replayed(path).game.asked[0] == (2 if typed else 1)


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to another process")
def test_ctrl_c_leaves_like_quitting(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    player = Player("play", "race", "--bots", "simple", "--lang", "en", "--seed", "7", "--save", path)
    player.play(3)
    player.process.send_signal(signal.SIGINT)
    assert player.close() == 0
    assert player.text.endswith(f"starboard play race --resume {path}\n")


@pytest.mark.parametrize(
    ("beaten", "following"),
    [(["easy"], "medium"), (["easy", "hard"], "expert"), (["expert"], ""), (["simple"], ""), (["easy", "random"], "")],
)
def test_a_person_who_wins_is_told_of_the_next_level(tmp_path: Path, beaten: list[str], following: str) -> None:
    """Given a game that seat 1 wins, seat 1 meets a stronger opponent next, and nobody else hears of one."""
    rules = ruleset_named("race")
    seats = len(beaten) + 1
    match = Match.begin(rules, seats, {}, "won")
    players = [make_bot("simple" if seat == 1 else "random", "race", str(seat)) for seat in range(seats)]
    play_on(match.game, players)
    for seat in (0, 1):
        others = [each for each in range(seats) if each != seat]
        bots = {each: make_bot(name, "race", "1") for each, name in zip(others, beaten, strict=True)}
        face = face_of("race", rules.complete({}))
        screen = Reader("reader", 0)
        TerminalGame(match, face, face.language("en", CLI_LOCALE), seat, bots, tmp_path / "game", screen).finish()
        told = [line for line in screen.lines if "stronger" in line]
        wanted = f"A stronger opponent for the next game: --bots {following}"
        assert told == ([wanted] if seat == 1 and following else [])


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    player = Player("play", "race", "--bots", "simple", "--lang", "en", "--seed", "7", "--save", path)
    screen = player.play(9)
    player.kill()
    again = Player("play", "race", "--lang", "en", "--resume", path)
    resumed = again.read()
    assert "The game goes on where it stopped" in resumed
    assert str(path) in resumed
    assert resumed.rsplit("\n\n", 1)[-1].splitlines()[1:] == screen.rsplit("\n\n", 1)[-1].splitlines()[1:]
    assert "The game is over." in again.play()
    assert again.close() == 0
    assert replayed(path).game.over


def test_resume_without_a_file_takes_the_latest_game(run: Run) -> None:
    first = run("play", "race", "--bots", "simple", "--seed", "1", typed="1 2\n")
    second = run("play", "race", "--resume")
    assert first.out.splitlines()[-1] == second.out.splitlines()[-1]


def test_a_finished_game_that_is_resumed_shows_its_result(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "game.jsonl"
    player = Player("play", "race", "--bots", "simple", "--lang", "en", "--seed", "7", "--save", path)
    last = player.play()
    player.close()
    again = run("play", "race", "--resume", path).out
    assert again.partition("The game is over.")[2] == last.partition("The game is over.")[2]


def test_another_bot_and_another_seat_may_take_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "race", "--bots", "simple", "--seed", "1", "--save", path, typed="1 2\n")
    outcome = run("play", "race", "--resume", path, "--seat", "2", "--bots", "random")
    assert "You are player 2 of 2.\nPlayer 1 is played by the random bot." in outcome.out


def test_a_game_is_never_saved_over_another(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("my notes")
    outcome = run("play", "race", "--save", path)
    assert outcome.status == 2
    assert f"{path} exists already" in outcome.err
    assert path.read_text() == "my notes"


def test_a_place_that_cannot_be_written_is_said_at_once(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    outcome = run("play", "race", "--save", tmp_path / "file" / "game.jsonl")
    assert outcome.status == 2
    assert "cannot save the game to" in outcome.err


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda text: "", "the file is empty"),
        (lambda text: "Dear diary\n", "line 1: not JSON"),
        (lambda text: '{"a": 1}\n', "not a Starboard record"),
        (lambda text: text[:-1], "the last line is cut off"),
        (lambda text: text.replace('"ruleset":"race"', '"ruleset":"chess"'), "chess"),
        (lambda text: text + '{"do":"choice","seat":0,"decision":"0.99","choice":["pass"]}\n', "does not fit the game"),
        (lambda text: re.sub(r'"content":{"hash":"\w+"}', '"content":{"hash":"0000"}', text), "other card data"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused_in_one_sentence(
    run: Run, tmp_path: Path, damage: Callable[[str], str], sentence: str
) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "race", "--bots", "simple", "--seed", "1", "--save", path, typed="1 2\n")
    damaged = damage(path.read_text(encoding="utf-8"))
    path.write_text(damaged, encoding="utf-8")
    for command in (("play", "race", "--resume", path), ("replay", path)):
        outcome = run(*command)
        assert outcome.status == 2
        assert sentence in outcome.err
        assert outcome.err.count("\n") == 1
    assert path.read_text(encoding="utf-8") == damaged


# --- undo ---------------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_real_decision(run: Run, tmp_path: Path) -> None:
    """What one keeps can be chosen again when no other seat showed anything since: so in some of these games."""
    for seed in range(20):
        path = tmp_path / f"{seed}.jsonl"
        out = run(
            "play", "race", "--bots", "random", "--seed", str(seed), "--save", path, typed="1 2\n1\n2\nu\n3\n"
        ).out
        if "Taken back. You decide again:" in out:
            break
    assert out.count("Keep 1 card of the 7 you drew") == 2
    done = [json.loads(line).get("do") for line in path.read_text(encoding="utf-8").splitlines()]
    assert done.count("undo") == 1
    kept = [line for line in out.splitlines() if line.startswith("You keep ")]
    assert len(set(kept)) == 2
    assert replayed(path).record.entries


def test_undo_is_refused_when_something_was_revealed(run: Run) -> None:
    outcome = run("play", "race", "--bots", "simple", "--seed", "1", typed="u\n1 2\n1\nu\n")
    assert "You have no such decision to undo" in outcome.out
    assert "Something has been revealed since this decision" in outcome.out
    assert "Taken back" not in outcome.out


# --- asking -------------------------------------------------------------------------------------------------


def answered(run: Run, line: str, code: str = "en") -> str:
    """What the game says to a line typed at the first choice of an action."""
    out = run("play", "race", "--bots", "simple", "--seed", "1", "--lang", code, typed=f"1 2\n{line}\n").out
    found = re.split(r"(?:for help|\(pomoc\)): ", out)[2]
    return found.partition("\n")[2]


def test_help_lists_all_commands_in_both_languages(run: Run) -> None:
    for code, word in (("en", "undo"), ("pl", "cofnij")):
        text = answered(run, "?", code)
        for letter in "?chwtsluq":
            assert f"\n{letter} " in text
        assert word in text
        assert answered(run, "help", code).splitlines()[:11] == text.splitlines()[:11]


def test_words_do_the_same_as_letters(run: Run) -> None:
    for letter, words in (("h", ["hand", "HAND"]), ("t", ["table"]), ("s", ["score"]), ("l", ["log"]), ("w", ["why"])):
        for word in words:
            assert answered(run, word) == answered(run, letter)
    assert answered(run, "wynik", "pl") == answered(run, "s", "pl")


def test_a_card_is_explained_by_number_or_name(run: Run) -> None:
    assert "Everybody explores" in answered(run, "c 1")
    assert answered(run, "c gem world").startswith("Gem World — ")
    assert answered(run, "card contact").startswith("Contact Specialist — ")
    assert "cards fit: " in answered(run, "c alien")
    assert answered(run, "c zebra").startswith('No card has "zebra" in its name')
    assert answered(run, "c 12").startswith("There is no 12 in the list")
    assert answered(run, "c").startswith("Add the number of a card")


def test_the_table_the_score_and_the_log_are_told(run: Run) -> None:
    assert "You (player 1): score " in answered(run, "t")
    assert "You (player 1): " in answered(run, "s")
    assert "Round 1 begins." in answered(run, "l")
    assert answered(run, "l all").startswith("You start with ")


def test_every_card_in_hand_says_what_it_costs_or_why_not(run: Run) -> None:
    hand = [line.strip().partition(" — ")[0] for line in answered(run, "h").splitlines() if " — " in line]
    lines = [line for line in answered(run, "w").splitlines() if line.startswith("  ")]
    assert len(hand) == len(lines) == 4
    for name in hand:
        assert any(name in line for line in lines)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dance", '"dance" is no answer here; type numbers from the list, or ? for help.'),
        ("-1", '"-1" is no answer here; type numbers from the list, or ? for help.'),
        ("²", '"²" is no answer here; type numbers from the list, or ? for help.'),
        ("9", "There is no 9 in the list; it goes up to 7."),
        ("1 2", "You picked 2; pick exactly one of the options."),
        ("0", "You picked nothing; pick exactly one of the options."),
    ],
)
def test_a_wrong_answer_gets_one_sentence(run: Run, line: str, sentence: str) -> None:
    assert answered(run, line).startswith(f"{sentence}\n")


def test_enter_alone_repeats_the_question(run: Run) -> None:
    text = answered(run, "")
    assert "Choose your action for this round.\n  1. Explore: +5\n" in text


def test_sets_say_how_many_are_wanted(run: Run) -> None:
    out = run("play", "race", "--bots", "simple", "--seed", "1", typed="1\n1 2 3\n1 1\n0\n1,2\n").out
    assert "You picked 1, which is too few; pick at least 2." in out
    assert "You picked 3, which is too many; pick at most 2." in out
    assert "The same thing is picked twice; pick each thing at most once." in out
    assert "You picked 0, which is too few; pick at least 2." in out
    assert PROMPT.search(out.partition("\nYou left")[0])


# --- what is new to the player ------------------------------------------------------------------------------

CLI_LOCALE = Path(saves.__file__).parent / "locale"


class Reader(Screen):
    """A person who picks at random and remembers what every list said."""

    def __init__(self, seed: str, most: int) -> None:
        super().__init__()
        self.source = Stream(seed)
        self.most = most
        self.lines: list[str] = []
        self.lists: list[tuple[list[tuple[str, str]], list[str]]] = []
        """Every list that was shown: what each thing is called and what it does, and its line."""
        self.table: TerminalGame

    def say(self, line: str = "") -> None:
        self.lines.append(line)

    def say_all(self, lines: Iterable[str], indent: str = "") -> None:
        self.lines.extend(f"{indent}{line}" for line in lines)

    def heading(self, line: str) -> None:
        self.lines = [line]

    def ask(self, prompt: str) -> str | None:
        if len(self.lists) >= self.most:
            return None
        decision = self.table.match.game.decision_of(self.table.seat)
        assert decision is not None
        choice = decision.form.random(self.source)
        numbers = {thing: number for number, thing in self.table.numbered(decision).items()}
        game, face, words = self.table.match.game, self.table.face, self.table.words
        names = [game.name(thing) for thing in numbers]
        things = [(face.thing(name, words), face.introduction(game, name, words)) for name in names]
        listed = [line for line in self.lines if OPTION.match(line)][: len(numbers)]
        self.lists.append((things, listed))
        return " ".join(str(numbers.get(thing, thing)) for thing in choice) or "0"


def reading(ruleset: str, options: dict[str, bool], path: Path, most: int = 120, code: str = "en") -> Reader:
    """A game against bots; what the reader was shown."""
    rules = ruleset_named(ruleset)
    match = Match.begin(rules, 2, options, "read")
    face = face_of(ruleset, rules.complete(options))
    screen = Reader("reader", most)
    bots = {1: make_bot("random", ruleset, "other")}
    screen.table = TerminalGame(match, face, face.language(code, CLI_LOCALE), 0, bots, path, screen)
    screen.table.run()
    return screen


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [("race", {}), ("race", {"advanced": True}), ("frontiers", {"goals": True}), ("frontiers", {}), ("sun", {})],
)
def test_what_a_thing_does_is_told_when_it_is_first_offered(
    ruleset: str, options: dict[str, bool], tmp_path: Path
) -> None:
    """Given any list, then a thing that was never offered comes with what it does, and one that was comes briefly:
    whatever was asked."""
    screen = reading(ruleset, options, tmp_path / "game.jsonl")
    read: set[tuple[str, str]] = set()
    for things, lines in screen.lists:
        for (title, introduction), line in zip(things, lines, strict=True):
            if introduction:
                assert line.endswith(introduction) == ((title, introduction) not in read), line
                read.add((title, introduction))
    assert len(read) > 3


def test_new_frontiers_tells_powers_and_scales(tmp_path: Path) -> None:
    """Developments and goals, which used to be offered without what they do."""
    screen = reading("frontiers", {"goals": True}, tmp_path / "game.jsonl", most=400)
    lines = [line for _, listed in screen.lists for line in listed]
    marines = [line.partition("VP")[2] for line in lines if "Space Marines — " in line]
    assert marines[0].endswith(". Settle: +2 Military.")
    assert marines[1:]
    assert not any("Settle" in line for line in marines[1:])
    goals = [line for line in lines if ": VP for " in line]
    assert any(re.search(r"\d or more: 2 VP\. \d or more: 5 VP\. \d or more: 8 VP\.$", line) for line in goals)


@pytest.mark.parametrize(("ruleset", "code"), [(name, code) for name in ("frontiers", "sun") for code in ("en", "pl")])
def test_help_speaks_of_what_the_game_has(run: Run, ruleset: str, code: str) -> None:
    """Nobody has a hand in these games; New Frontiers has tiles and no cards."""
    out = run("play", ruleset, "--seed", "1", "--lang", code, typed="?\n").out
    text = out.partition("\n? ")[2]
    assert "\nh " in text
    absent = {"en": r"\bhands?\b", "pl": r"\bręk|\bręce"}[code]
    assert re.search(absent, text) is None
    cards = re.search({"en": r"\bcards?\b", "pl": r"\bkart"}[code], text)
    assert (cards is None) == (ruleset == "frontiers")
    own = {"frontiers": ("your empire", "twoje Imperium"), "sun": ("your faction", "twoja frakcja")}
    assert own[ruleset][code == "pl"] in text
    shown = run("play", ruleset, "--seed", "1", "--lang", code, typed="h\n").out
    assert {"en": "You (player 1)", "pl": "Ty (gracz 1)"}[code] in shown


def test_what_was_offered_before_a_game_was_left_stays_read(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    first = run("play", "frontiers", "--seed", "5", "--save", path, "--bots", "random", typed="1\n1\n").out
    effect = "Everybody may buy a development."
    assert effect in first
    assert effect not in run("play", "frontiers", "--resume", path, typed="1\n1\n1\n1\n").out


# --- a bot that fails ---------------------------------------------------------------------------------------


FAILING = """
from starboard.bots import Bot, BotKind


class Failing(Bot):
    def choose(self, game, seat):
        return {"raises": lambda: 1 / 0, "cheats": lambda: [10**6]}[self.name]()


RAISES = BotKind("raises", lambda ruleset, seed: Failing("raises"), "fails", 1, "quick")
CHEATS = BotKind("cheats", lambda ruleset, seed: Failing("cheats"), "fails", 1, "quick")
"""


@pytest.fixture
def failing(tmp_path: Path) -> Iterator[None]:
    points = "[starboard.bots]\nraises = failing:RAISES\ncheats = failing:CHEATS\n"
    with installed(tmp_path / "failing", "failing", FAILING, points):
        yield


@pytest.mark.usefixtures("failing")
@pytest.mark.parametrize(
    ("bot", "fault"), [("raises", "ZeroDivisionError: division by zero"), ("cheats", "IllegalChoice: ")]
)
def test_for_a_bot_that_fails_another_makes_that_move_and_the_seat_stays_its_own(
    run: Run, tmp_path: Path, bot: str, fault: str
) -> None:
    """Given somebody else's bot that raises or cheats, the stand-in makes the move, and the person is told once."""
    saved = tmp_path / "game.jsonl"
    outcome = run("play", "race", "--bots", bot, "--seed", "1", "--save", saved, typed="1 2\n1\nq\n")
    assert outcome.status == 0
    assert f"Player 2 could not answer: the bot {bot} failed: {fault}" in outcome.out
    assert outcome.out.count("Whenever that happens, the simple bot makes the move instead.") == 1
    entries = [json.loads(line) for line in saved.read_text("utf-8").splitlines()[1:]]
    assert sum(entry["do"] == "choice" and entry["seat"] == 1 for entry in entries) >= 2
    assert not any(entry["do"] == "seat" and entry["seat"] == 1 and entry["by"] == "simple" for entry in entries)
    assert f"Player 2 is played by the {bot} bot." in run("play", "race", "--resume", saved, typed="q\n").out


@pytest.mark.usefixtures("failing")
@pytest.mark.parametrize(
    ("bot", "fault"), [("raises", "ZeroDivisionError: division by zero"), ("cheats", "IllegalChoice: ")]
)
def test_a_bot_that_fails_ends_a_simulation_with_one_sentence(run: Run, bot: str, fault: str) -> None:
    outcome = run("simulate", "race", "--bots", bot, "--games", "1")
    assert outcome.status == 2
    assert outcome.err.startswith(f"starboard simulate: the bot {bot} failed: {fault}")
    assert outcome.err.count("\n") == 1
