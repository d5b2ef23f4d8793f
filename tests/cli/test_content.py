"""`starboard content`: from the list of what is not known to a game with a pack, and every way to go wrong."""

import errno
import json
import os
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from starboard.kernel.registry import ruleset_named
from starboard.words import printed_values, tally

HEAD = 'game = "sun"\nname = "my-box"\nedition = "English, 2020"\n'
SIRIUS = HEAD + "[system.sirius]\nvp = 4\npower = 3\n"


def written(folder: Path, text: str = SIRIUS) -> Path:
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return path


# --- the walk -----------------------------------------------------------------------------------------------


def test_the_walk_of_an_owner(run: Run, tmp_path: Path) -> None:
    """Look what is to be done, begin a pack, fill in two values, check, install, and play."""
    before = tally(printed_values(ruleset_named("sun")))
    todo = run("content", "todo", "sun")
    assert f"{before.reconstructed} of {before.values} printed values are reconstructed" in todo.out
    file = tmp_path / "mine.toml"
    assert run("content", "new", "sun", "mine", file, "--edition", "English, 2020").status == 0
    text = file.read_text(encoding="utf-8")
    assert run("content", "check", "sun", file).out.startswith("No value differs, none is confirmed.")
    text = text.replace("#ore_yield = [1, 2, 2, 3, 3, 4, 4, 5, 6]", "ore_yield = [1, 2, 2, 3, 3, 4, 5, 5, 6]", 1)
    file.write_text(text.replace("#columns =", "columns =", 1), encoding="utf-8")
    check = run("content", "check", "sun", file)
    assert (check.status, check.err) == (0, "")
    assert check.out == f"1 value differs, 1 is confirmed.\n{file}: the content satisfies the rulebook\n"
    install = run("content", "install", "sun", file)
    assert install.out.splitlines() == [
        "faction/solar-united-nations-basic/ore_yield: [1, 2, 2, 3, 3, 4, 4, 5, 6] → [1, 2, 2, 3, 3, 4, 5, 5, 6]",
        "1 value differs, 1 is confirmed.",
        f"Installed: mine. With it {before.reconstructed - 2} of {before.values} printed values are still "
        "reconstructed.",
        "To play with it: starboard play sun --pack mine",
    ]
    assert run("content", "list").out == "mine: sun, English, 2020. 1 value differs, 1 is confirmed.\n"
    less = run("content", "todo", "sun", "--pack", "mine", "--all", "--json").out
    paths = [json.loads(line)["path"] for line in less.splitlines()]
    assert len(paths) == before.reconstructed - 2
    assert "faction/solar-united-nations-basic/columns" not in paths
    assert "1, 2, 2, 3, 3, 4, 5, 5, 6" in run("cards", "sun", "--pack", "mine").out
    assert "1, 2, 2, 3, 3, 4, 5, 5, 6" not in run("cards", "sun").out
    save = tmp_path / "game.jsonl"
    played = run("play", "sun", "--pack", "mine", "--save", save, "--seed", "x", typed="q\n")
    assert f"{before.reconstructed - 2} of {before.values} printed values could not be verified" in played.out


def test_a_game_with_a_pack_is_replayed_and_goes_on_without_it(run: Run, tmp_path: Path) -> None:
    """The record carries the values that differ: no pack is needed, and the same score comes out."""
    other = "[achievement.empire]\nslots = { seats_2 = [3, 2], seats_3 = [3, 2], seats_4 = [3, 2, 1] }\n"
    run("content", "install", "sun", written(tmp_path, SIRIUS + other))
    save = tmp_path / "game.jsonl"
    played = run("play", "sun", "--pack", "my-box", "--save", save, "--seed", "x", typed="1\n1\n1\nq\n")
    assert (played.status, played.err) == (0, "")
    before = tally(printed_values(ruleset_named("sun")))
    # One more is confirmed by the pack that is named; the record does not carry that.
    assert f"{before.reconstructed - 3} of {before.values} printed values could not be verified" in played.out
    (tmp_path / "data" / "starboard" / "packs" / "my-box.toml").unlink()
    replay = run("replay", save, "--to", "0", "--seat", "1")
    assert (replay.status, replay.err) == (0, "")
    assert "Empire" in replay.out
    resumed = run("play", "sun", "--resume", save, typed="c empire\nq\n")
    assert (resumed.status, resumed.err) == (0, "")
    assert f"{before.reconstructed - 2} of {before.values} printed values could not be verified" in resumed.out
    assert "VP with 2 players: 3, 2" in resumed.out


def test_simulations_are_played_with_a_pack(run: Run, tmp_path: Path) -> None:
    run("content", "install", "sun", written(tmp_path))
    outcome = run("simulate", "sun", "--games", "1", "--pack", "my-box", "--max-rounds", "2")
    assert (outcome.status, outcome.err) == (0, "")


def test_a_pack_goes_out_as_it_came_in(run: Run, tmp_path: Path) -> None:
    run("content", "install", "sun", written(tmp_path))
    text = run("content", "export", "sun", "my-box").out
    out = tmp_path / "out.toml"
    assert run("content", "export", "sun", "my-box", out).out == f"{out}\n"
    assert out.read_text(encoding="utf-8") == text
    assert 'marks = { power = "own copy, English, 2020", vp = "own copy, English, 2020" }' in text
    assert run("content", "install", "sun", out, "--replace").status == 0
    assert run("content", "export", "sun", "my-box").out == text


# --- todo and new -------------------------------------------------------------------------------------------


def test_todo_lists_what_to_look_at_in_both_languages(run: Run) -> None:
    english, polish = (run("content", "todo", "sun", "--lang", code).out for code in ("en", "pl"))
    assert "Basic faction mat Helix Consortium  [faction.helix-consortium-basic]" in english
    assert "Planszetka podstawowa, Konsorcjum Helix  [faction.helix-consortium-basic]" in polish
    assert "  how many spaces the supply columns A to E have:\n    columns = [3, 3, 3, 4, 4]" in english
    assert "  Known: At set-up it takes a cube from an unusual supply column" in english
    assert english.splitlines()[-1].endswith("more: --all lists them all.")


@pytest.mark.parametrize("game", ["frontiers", "race", "sun"])
def test_todo_has_everything_for_programs(run: Run, game: str) -> None:
    lines = [json.loads(line) for line in run("content", "todo", game, "--all", "--json").out.splitlines()]
    assert len(lines) == tally(printed_values(ruleset_named(game))).reconstructed
    assert [line["place"] for line in lines] == list(range(1, len(lines) + 1))
    assert all(line["look"] and line["mark"] in ("reconstructed", "inferred", "unverified") for line in lines)
    polish = run("content", "todo", game, "--all", "--json", "--lang", "pl").out.splitlines()
    assert len(polish) >= len(lines), "our own translations are worth a look for people who read Polish"


@pytest.mark.parametrize("game", ["frontiers", "race", "sun"])
@pytest.mark.parametrize("code", ["en", "pl"])
def test_a_new_pack_says_nothing_until_somebody_fills_it_in(run: Run, tmp_path: Path, game: str, code: str) -> None:
    file = tmp_path / "new.toml"
    assert run("content", "new", game, "new", file, "--all", "--lang", code).status == 0
    text = file.read_text(encoding="utf-8")
    assert run("content", "check", game, file, "--lang", "en").out.startswith("No value differs, none is confirmed.")
    filled = "\n".join(line[1:] if line[:1] == "#" and line[1:2] != " " else line for line in text.splitlines())
    file.write_text(filled, encoding="utf-8")
    checked = run("content", "check", game, file, "--lang", "en")
    assert checked.err == ""
    assert checked.out.startswith("No value differs, ")
    assert "none is confirmed" not in checked.out


# --- what is wrong ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game = ", "not a TOML file"),
        (HEAD + "[system.mars]\nvp = 1", "line 4: there is no system 'mars'; a pack has no new pieces"),
        (HEAD + "[system.sirius]\nvp = 'x'", "line 4: Sirius: vp is not a number"),
        (HEAD.replace("sun", "frontiers"), "is a pack for frontiers, not for sun"),
    ],
)
@pytest.mark.parametrize("part", ["check", "install"])
def test_what_no_pack_can_say_is_one_sentence(run: Run, tmp_path: Path, part: str, text: str, sentence: str) -> None:
    outcome = run("content", part, "sun", written(tmp_path, text))
    assert outcome.status == 2
    assert outcome.err.startswith(f"starboard content: {tmp_path / 'box.toml'}")
    assert sentence in outcome.err
    assert outcome.err.count("\n") == 1


def test_what_contradicts_the_rulebook_is_not_installed(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, HEAD + "[system.kapteyns-star]\npower = 6\n")
    for part in ("check", "install"):
        outcome = run("content", part, "sun", file)
        assert outcome.status == 1
        assert outcome.out.startswith(f"{file}: Kapteyn's Star (rulebook 1062-1073)\n")
    assert run("content", "list").out.startswith("No packs are installed in ")


@pytest.mark.parametrize(
    ("faces", "complaint"),
    [
        (
            (["explore"] * 5 + ["match"], ["robot"] * 2 + ["develop", "settle", "produce", "match"]),
            "trade can be rolled",
        ),
        ((["explore", "develop", "settle", "trade", "produce", "robot"], ["robot"] + ["match"] * 5), "are on one die"),
        ((["explore", "develop", "settle", "trade", "produce", "trade"], ["robot"] * 2 + ["match"] * 4), "each has a"),
    ],
)
def test_what_the_rulebook_says_of_the_robots_dice_is_checked(
    run: Run, tmp_path: Path, faces: tuple[list[str], list[str]], complaint: str
) -> None:
    """TGS p4, p6-p9."""
    head = HEAD.replace("sun", "race")
    text = head + "".join(f"[die.{die}]\nfaces = {json.dumps(one)}\n" for die, one in enumerate(faces, start=1))
    checked = run("content", "check", "race", written(tmp_path, text))
    assert (checked.status, checked.err) == (1, "")
    assert complaint in checked.out
    assert run("content", "check", "race").out == "race: the content satisfies the rulebook\n"


def test_an_installed_pack_is_replaced_only_if_asked(run: Run, tmp_path: Path) -> None:
    assert run("content", "install", "sun", written(tmp_path)).status == 0
    other = written(tmp_path, SIRIUS.replace("vp = 4", "vp = 2"))
    refused = run("content", "install", "sun", other)
    assert (refused.status, refused.err) == (
        2,
        "starboard content: a pack my-box is installed already; with --replace this one takes its place\n",
    )
    assert "vp = 4" in run("content", "export", "sun", "my-box").out
    assert run("content", "install", "sun", other, "--replace").status == 0
    assert "vp = 2" in run("content", "export", "sun", "my-box").out


def test_a_full_disk_is_one_sentence(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    file = written(tmp_path)
    monkeypatch.setattr(os, "fsync", full)
    for command in (("install", "sun", file), ("new", "sun", "fresh", tmp_path / "fresh.toml")):
        outcome = run("content", *command)
        assert outcome.status == 2
        assert outcome.err.endswith("No space left on device\n")
        assert outcome.err.count("\n") == 1
    assert not (tmp_path / "fresh.toml").exists()
    assert run("content", "list").out.startswith("No packs are installed in ")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("content", "the following arguments are required: WHAT"),
        ("content check chess", "there is no ruleset 'chess'"),
        ("content check sun nowhere.toml", "cannot read nowhere.toml: No such file or directory"),
        ("content new sun Box!", "a pack's name is made of small letters, digits and hyphens, not 'Box!'"),
        ("content new sun box --edition=", "--edition says which box you look at"),
        ("content export sun nothing", "there is no pack 'nothing'; installed are: none"),
        ("content todo sun --pack ../x", "there is no pack '../x'; installed are: none"),
        ("play sun --pack nothing", "there is no pack 'nothing'; installed are: none"),
        ("simulate sun --pack nothing", "there is no pack 'nothing'; installed are: none"),
        ("cards sun --pack nothing", "there is no pack 'nothing'; installed are: none"),
    ],
)
def test_a_mistake_is_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run(*command.split(" "))
    assert outcome.status == 2
    assert sentence in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_pack_is_for_its_game_and_for_a_new_one(run: Run, tmp_path: Path) -> None:
    run("content", "install", "sun", written(tmp_path))
    assert "the pack my-box is for sun, not for race" in run("play", "race", "--pack", "my-box").err
    save = tmp_path / "game.jsonl"
    run("play", "sun", "--save", save, typed="q\n")
    assert "--pack is for a new game" in run("play", "sun", "--resume", save, "--pack", "my-box").err


def test_nothing_is_written_over(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path)
    run("content", "install", "sun", file)
    for command in (("new", "sun", "box", file), ("export", "sun", "my-box", file)):
        assert run("content", *command).err == f"starboard content: {file} exists already; name another file\n"
    assert file.read_text(encoding="utf-8") == SIRIUS


def test_a_damaged_pack_is_listed_with_what_is_wrong(run: Run, tmp_path: Path) -> None:
    run("content", "install", "sun", written(tmp_path))
    shelf = tmp_path / "data" / "starboard" / "packs"
    (shelf / "torn.toml").write_text(SIRIUS[:20], encoding="utf-8")
    outcome = run("content", "list")
    assert outcome.status == 1
    assert "my-box: sun, English, 2020." in outcome.out
    assert f"{shelf / 'torn.toml'}: not a TOML file" in outcome.out


@pytest.mark.parametrize("part", ["todo", "new", "check", "install", "export", "list"])
def test_every_part_explains_itself(run: Run, part: str) -> None:
    outcome = run("content", part, "--help")
    assert outcome.status == 0
    assert part in run("content", "--help").out
