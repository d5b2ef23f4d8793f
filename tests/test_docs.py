"""README, CONTRIBUTING and the pages in docs/ are true: their code runs, their commands work, links lead somewhere.

What the blocks of a page mean here:

- ```python: run, all blocks of a page one after the other; a ```text block directly below is what it prints.
- ```console: lines after `$` are run in a shell, all of a page in one folder; the lines below are what is printed,
  `...` standing for anything.
  What follows a prompt (`for help:`) is what somebody typed.
- a block with a path after its language is a file of an example, written to that path before it is tried out.
"""

from __future__ import annotations

import contextlib
import doctest
import importlib
import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from tests.bots import stranger
from tests.properties import play, test_matches, test_positions
from tests.research.libraries import need
from tests.server.client import Person, act
from tests.server.node import Node
from tests.server.nursery import Nursery
from tests.server.players import play_out

import starboard
from starboard.arena import match_up
from starboard.cli.main import COMMANDS, main, parser
from starboard.kernel import registry
from starboard.kernel.match import Match
from starboard.kernel.record import Record
from starboard.kernel.ruleset import Ruleset
from starboard.server.play import present
from starboard.server.tables.catalogue import game_info
from starboard.server.web.schema import view_schema
from starboard.words import faces
from starboard.words.faces import face_of

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\S*) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
PARTS = {
    "admin": ("tables", "people", "close", "remove", "repair", "password", "ban", "unban", "delete", "prune"),
    "content": ("todo", "new", "check", "install", "list", "export"),
}
"""Commands of several parts, each with flags of its own."""
COMMAND_NAMES = [command.__name__.rpartition(".")[2] for command in COMMANDS]

each_page = pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])


class Block(NamedTuple):
    """A fenced block: its language, the path after it, its text, the line it begins at, and where it ends."""

    language: str
    path: str
    text: str
    line: int
    end: int


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(found[1], found[2], found[3], text.count("\n", 0, found.start(3)), found.end())
        for found in FENCE.finditer(text)
    ]


def prose(page: Path) -> str:
    """The page without its blocks."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def same(wanted: str, got: str) -> bool:
    return doctest.OutputChecker().check_output(wanted, got, doctest.ELLIPSIS)


# --- code ---------------------------------------------------------------------------------------------------


@each_page
def test_lines_are_not_too_long(page: Path) -> None:
    """Tables, pictures and what a program printed may be longer."""
    long = [line for line in prose(page).splitlines() if len(line) > 120 and not line.startswith(("|", "!["))]
    assert long == []


@each_page
def test_no_merge_is_half_done(page: Path) -> None:
    assert not re.search(r"^(<<<<<<<|>>>>>>>)", page.read_text(encoding="utf-8"), flags=re.MULTILINE)


@each_page
def test_the_python_of_a_page_runs(page: Path) -> None:
    if page.name == "research.md":
        need("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel")
    text = page.read_text(encoding="utf-8")
    found = blocks(page)
    names: dict[str, object] = {"__name__": f"docs_{page.stem}"}
    for at, block in enumerate(found):
        if block.language != "python" or block.path:
            continue
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile("\n" * block.line + block.text, str(page), "exec"), names)
        below = found[at + 1] if at + 1 < len(found) else None
        if below is not None and below.language == "text" and not text[block.end : below.end].split("```")[0].strip():
            assert same(below.text, printed.getvalue()), f"{page.name}:{block.line}: it printed\n{printed.getvalue()}"


ABOUT_PARTS = {"chance.md", "content.md", "decisions.md"}
"""These pages are about parts of the kernel or of a game that a library user may look into, and import them."""


@each_page
def test_a_page_for_library_users_imports_what_they_are_offered(page: Path) -> None:
    """CONTRIBUTING is for people who write a game, with the parts in `starboard.kernel`."""
    if page.name == "CONTRIBUTING.md":
        return
    for block in blocks(page):
        for home, names in re.findall(r"^from (starboard\.\S+) import (.+)$", block.text, flags=re.MULTILINE):
            if page.name == "research.md" and home.startswith("starboard.research"):
                continue
            assert page.name in ABOUT_PARTS, f"{page.name}:{block.line}: {home} is no part of the public face"
            offered = set(starboard.__all__) & set(re.findall(r"\w+", names))
            assert not offered, f"{page.name}:{block.line}: import {offered} from starboard, not from {home}"


def test_the_index_says_what_every_exported_name_is_for() -> None:
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    library = index.partition("## As a library")[2].partition("\n## ")[0]
    rows = [line for line in library.splitlines() if line.startswith("| `")]
    assert sorted(re.findall(r"`(\w+)`", "".join(rows))) == starboard.__all__


def test_the_record_that_is_shown_is_one_of_today() -> None:
    """It replays to the digest that it shows, and new games have its version of the rules."""
    shown = next(block.text for block in blocks(ROOT / "docs" / "records.md") if block.text.startswith('{"starboard"'))
    record = Record.parse(shown)
    ruleset = registry.ruleset_named(record.ruleset)
    assert record.version == ruleset.version
    assert Match.replay(ruleset, record).path


# --- commands -----------------------------------------------------------------------------------------------


def sessions(page: Path) -> Iterator[tuple[int, str, str]]:
    """The commands in the console blocks of a page, each with its line and what it prints."""
    for block in blocks(page):
        if block.language == "console":
            for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
                command, _, printed = part.partition("\n")
                yield block.line, command, printed


@pytest.mark.once
@each_page
def test_the_commands_of_a_page_print_what_it_shows(page: Path, tmp_path: Path) -> None:
    program = tmp_path / "bin" / "starboard"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m starboard.cli.main "$@"\n')
    program.chmod(0o755)
    folder = tmp_path / "here"
    folder.mkdir()
    environment = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    environment |= {
        "PATH": f"{program.parent}{os.pathsep}{environment['PATH']}",
        "PYTHONPATH": os.pathsep.join(str(Path(part).resolve()) for part in sys.path if part),
        "PYTHONUTF8": "1",
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    for line, command, wanted in sessions(page):
        ran = subprocess.run(
            ["sh", "-c", command.replace(".venv/bin/", "")],
            input="".join(f"{typed}\n" for typed in re.findall(r"for help: (.+)$", wanted, flags=re.MULTILINE)),
            cwd=folder,
            env=environment,
            text=True,
            encoding="utf-8",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=300,
            check=False,
        )
        assert same(wanted, ran.stdout), f"{page.name}:{line}: {command}: it printed\n{ran.stdout}"


def command_lines(page: Path) -> Iterator[list[str]]:
    """Every `starboard ...` in a block (whole lines) as its words."""
    for block in blocks(page):
        if block.language in ("console", "text", "sh"):
            for part in re.findall(r"^(?:\$ )?(?:\S*/)?starboard (.*)$", block.text, flags=re.MULTILINE):
                yield shlex.split(part.partition(" | ")[0].partition(" > ")[0], comments=True)


@each_page
def test_every_command_line_can_be_read(page: Path) -> None:
    for words in command_lines(page):
        if words[0] in COMMAND_NAMES:
            parser().parse_args(words)


@pytest.fixture(scope="module")
def helps() -> dict[str, str]:
    """What `--help` prints, by command, its parts included."""
    found = {}
    for name in COMMAND_NAMES:
        printed = io.StringIO()
        for words in ([name], *([name, part] for part in PARTS.get(name, ()))):
            with contextlib.redirect_stdout(printed), pytest.raises(SystemExit) as leaving:
                main([*words, "--help"])
            assert not leaving.value.code
        found[name] = printed.getvalue()
    return found


@each_page
def test_every_command_and_flag_in_the_text_exists(page: Path, helps: dict[str, str]) -> None:
    for span in re.findall(r"`(?:\S*/)?starboard ([^`]+)`", prose(page)):
        name, *rest = span.split()
        if name.startswith("-") or name == "COMMAND":
            continue
        assert name in helps, span
        for flag in re.findall(r"(?<!\S)--[a-z-]+", " ".join(rest)):
            assert flag in helps[name], span


def test_every_command_has_an_example(helps: dict[str, str]) -> None:
    shown = {words[0] for words in command_lines(ROOT / "docs" / "command-line.md")}
    assert set(helps) <= shown


@each_page
def test_every_make_target_exists(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"(?:^|`)make ([a-z-]+)", page.read_text(encoding="utf-8"), flags=re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, flags=re.MULTILINE), target


# --- links --------------------------------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", prose(page), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.is_relative_to(ROOT), link
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


def test_every_page_can_be_reached_from_the_index() -> None:
    index = ROOT / "docs" / "index.md"
    linked = {(index.parent / link.partition("#")[0]).resolve() for link in LINK.findall(prose(index))}
    assert {page for page in PAGES if page.parent == index.parent and page != index} <= linked


@each_page
def test_every_file_that_is_named_exists(page: Path) -> None:
    """Paths of the project in the text, as in `src/starboard/kernel/game.py`."""
    example = {block.path for block in blocks(page) if block.path}
    for path in re.findall(r"`((?:src|web|tests|tools|docs)/[\w./-]+)`", prose(page)):
        made = any(file.startswith(path.rstrip("/")) for file in example)
        assert made or (ROOT / path).exists(), path


# --- the game of CONTRIBUTING -------------------------------------------------------------------------------


@pytest.fixture
def comets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ruleset]:
    """The worked example, written to a folder and installed from there."""
    for block in blocks(ROOT / "CONTRIBUTING.md"):
        if block.path:
            path = tmp_path / block.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, encoding="utf-8")
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    announced = []
    for group in (registry.GROUP, faces.GROUP):
        heading = re.escape(f'[project.entry-points."{group}"]')
        entry_point = re.search(rf'^{heading}\n(?:.*\n)*?comets = "(.*)"', contributing, flags=re.MULTILINE)
        assert entry_point is not None
        announced += [f"[{group}]", f"comets = {entry_point[1]}"]
    installed = tmp_path / "comets-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: comets\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("\n".join(announced))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(starboard, "__path__", [*starboard.__path__, str(tmp_path / "src" / "starboard")])
    tests = importlib.import_module("tests")
    monkeypatch.setattr(tests, "__path__", [*tests.__path__, str(tmp_path / "tests")])
    ruleset = importlib.import_module("starboard.comets.ruleset").RULESET
    assert isinstance(ruleset, Ruleset)
    monkeypatch.setitem(play.RULESETS, "comets", ruleset)
    registry.announced.cache_clear()
    faces.announced_faces.cache_clear()
    yield ruleset
    registry.announced.cache_clear()
    faces.announced_faces.cache_clear()
    for name in [name for name in sys.modules if ".comets" in name]:
        del sys.modules[name]


# --- the bot of docs/bots-and-arena.md -----------------------------------------------------------------------


@pytest.fixture
def dreamer(tmp_path: Path) -> Iterator[None]:
    """The example bot, installed as the page says."""
    page = ROOT / "docs" / "bots-and-arena.md"
    python = [block.text for block in blocks(page) if block.language == "python"]
    source = [text for text in python if "class Dreamer" in text or "DREAMER =" in text]
    [announcement] = [block.text for block in blocks(page) if block.language == "toml"]
    group, name, target = re.fullmatch(r'\[project.entry-points."(.*)"\]\n(\w+) = "(.*)"\n', announcement).groups()  # type: ignore[union-attr]
    with stranger.installed(tmp_path / "dreamer", "dreamer", "\n\n".join(source), f"[{group}]\n{name} = {target}\n"):
        yield


@pytest.mark.usefixtures("dreamer")
def test_the_example_bot_can_be_seated_at_the_terminal_and_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bots", "sun"]) == 0
    assert capsys.readouterr().out.splitlines()[2].startswith("dreamer: plays some answers to the end")
    assert main(["simulate", "frontiers", "--games", "1", "--bots", "dreamer,random", "--max-rounds", "2"]) == 0
    monkeypatch.setattr(sys, "stdin", io.StringIO("1 2\n1\nq\n"))
    saved = str(tmp_path / "game.jsonl")
    assert main(["play", "race", "--bots", "dreamer", "--seed", "1", "--save", saved, "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "Player 2 is played by the dreamer bot." in printed
    assert "cannot go on" not in printed
    found = match_up(registry.ruleset_named("race"), {}, 1, "1", ["dreamer", "random"], max_rounds=2)
    assert found.bots == ["dreamer", "random"]


@pytest.mark.once
@pytest.mark.usefixtures("dreamer")
def test_the_example_bot_can_be_seated_on_a_server(tmp_path: Path) -> None:
    nursery = Nursery()
    # A busy machine may take its time.
    node = Node(nursery, f"sqlite:///{tmp_path / 'starboard.db'}", tmp_path, {"think_seconds": 60})

    async def scene() -> None:
        me = await Person.arrive(node.address, "Ada")
        games = {game["ruleset"]: game for game in await me.get("/api/games")}
        assert games["race"]["bots"] == ["random", "dreamer", "easy", "simple", "medium", "hard", "expert"]
        assert games["race"]["stand_in"] == "simple"
        table = await me.new_table("race", ["me", "dreamer"])
        chair = await me.sit(table["id"], 0)
        await chair.ready()
        await play_out([chair], Random(1), 4)

    node.start()
    try:
        act(scene())
        assert "failed" not in node.log.read_text()
        node.check_log()
    finally:
        node.kill()
        nursery.close()


SUITES = [
    test_positions.test_every_card_is_in_exactly_one_place,
    test_positions.test_a_thousand_random_games_keep_the_laws,
    test_positions.test_copies_never_disturb_originals_and_play_alike,
    test_positions.test_a_guess_shows_its_seat_the_same_table,
    test_positions.test_a_guess_can_be_played_to_its_end,
    test_positions.test_a_secret_answer_shows_nowhere,
    test_positions.test_what_others_do_with_hidden_cards_looks_the_same,
    test_positions.test_an_illegal_choice_raises_and_changes_nothing,
    test_positions.test_every_form_keeps_its_contract,
    test_matches.test_a_record_gives_the_same_game_again,
    test_matches.test_undo_restores_the_moment_and_nobody_learns_or_forgets,
    test_matches.test_undo_leaves_what_the_others_know_as_it_was,
]


def test_the_example_game_passes_the_suites_of_every_game(comets: Ruleset) -> None:
    for suite in SUITES:
        suite(name=comets.name)


@pytest.mark.parametrize("code", ["en", "pl"])
def test_the_example_game_can_be_played_on_a_server(comets: Ruleset, code: str) -> None:
    info = game_info(comets, code)
    assert info.title
    assert [option.label for option in info.options]
    match = Match.begin(comets, 3, {}, "seed", True)
    eyes = present.Eyes(face_of(comets.name).among(["Ann", "Bob", "Cyd"]), code, 0)
    while not match.over:
        update = present.update(match, eyes)
        assert update.seat == 0
        decision = match.game.decisions[0]
        match.choose(decision.seat, decision.form.first(), decision.id)
    assert present.update(match, eyes).over
    assert face_of(comets.name).atlas(eyes.words) == {}
    assert view_schema(face_of(comets.name), "#") == {"type": "object"}


@pytest.mark.parametrize("code", ["en", "pl"])
def test_the_example_game_can_be_played_at_the_terminal(
    comets: Ruleset, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nt\nc 1\n1\nw\n1\ns\n1\n"))
    saved = str(tmp_path / "game.jsonl")
    assert main(["play", comets.name, "--players", "3", "--seed", "1", "--save", saved, "--lang", code]) == 0
    assert "Komet" in capsys.readouterr().out or code == "en"
    assert main(["replay", saved, "--lang", code]) == 0
    assert main(["cards", comets.name, "--lang", code]) == 0
    assert main(["simulate", comets.name, "--games", "20"]) == 0
    assert "20 finished" in capsys.readouterr().out
