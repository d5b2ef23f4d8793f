"""The printed values of every game: one list, counted once, with what to look at in both languages."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from starboard.kernel.registry import ruleset_named
from starboard.words import LANGUAGES, PrintedValue, face_of, printed_values, tally
from starboard.words.printed import POLISH_NAME

SOURCE = Path(__file__).parents[2] / "src" / "starboard"
GAMES = ("frontiers", "race", "sun")
OURS = {"setup/round_limit"}
"""What may be overridden but is printed nowhere: a bound of our own."""
UNMARKED = {"basic": {"name"}}
"""What the content does not say the origin of: the basic actions have no names in the box."""

games = pytest.mark.parametrize("game", GAMES)


def values(game: str) -> list[PrintedValue]:
    return printed_values(ruleset_named(game))


@games
def test_a_value_is_a_place_that_can_be_overridden(game: str) -> None:
    tables = ruleset_named(game).tables()
    found = [one.path for one in values(game)]
    assert len(found) == len(set(found))
    for path in found:
        tables.place(path)
    for path in tables.paths():
        kind, *_thing, field = path.split("/")
        if path not in OURS and field not in UNMARKED.get(kind, ()) and (kind, field) != ("basic", POLISH_NAME):
            assert path in found


@games
def test_everything_says_what_to_look_at_in_both_languages(game: str) -> None:
    face = face_of(game)
    looks = [[face.look(one, face.language(code)) for one in values(game)] for code in LANGUAGES]
    for english, polish in zip(*looks, strict=True):
        assert english != polish
        assert english.endswith(".")
        assert polish.endswith(".")
    for texts in looks:
        assert len(set(texts)) == len(texts), "each value has a sentence of its own"


@games
def test_what_is_known_is_said_in_both_languages(game: str) -> None:
    face = face_of(game)
    english, polish = (face.language(code) for code in LANGUAGES)
    known = {one.known: face.known(one, polish) for one in values(game) if one.known}
    assert known
    assert all(face.known(one, english) == one.known for one in values(game))
    for text, told in known.items():
        assert told != text, text
        assert not re.search(r"\b(the|is|are|not|from|it|its)\b", told), f"{told}: half of it is English"
    written = tomllib.loads((face.locale / "pl" / "known.toml").read_text(encoding="utf-8"))
    assert [text for text in written if not any(text in one for one in known)] == []


def test_what_to_look_at_is_said_plainly() -> None:
    face = face_of("sun")
    slots = next(one for one in values("sun") if one.path == "achievement/empire/slots")
    assert face.look(slots, face.language("en")) == (
        "Achievement card Empire: the VP on its spaces from left to right, for 2, 3 and 4 players."
    )
    assert face.look(slots, face.language("pl")) == (
        "Karta osiągnięcia Imperium: PZ na polach od lewej do prawej, dla 2, 3 i 4 graczy."
    )


@games
def test_the_docs_say_how_much_is_reconstructed(game: str) -> None:
    face = face_of(game)
    count = tally(values(game))
    title = face.title(face.language("en"))
    readme = (SOURCE.parents[1] / "README.md").read_text(encoding="utf-8")
    assert f"| {title} | {count.reconstructed:,} of {count.values:,} printed values |" in readme
    status = (SOURCE.parents[1] / "docs" / "status.md").read_text(encoding="utf-8")
    told = {"race": "{} of the game's {} printed values"}.get(game, "{} of {} printed values")
    assert told.format(f"{count.reconstructed:,}", f"{count.values:,}") in status


def test_beyond_the_sun_counts_the_marks_of_its_files() -> None:
    """Counted from the raw files: every mark, but for the sides of mats, which are part of their names, and what a
    corrected value cannot change."""
    marks: Counter[str] = Counter()
    for path in (SOURCE / "sun" / "content").glob("*.toml"):
        for kind, rows in tomllib.loads(path.read_text(encoding="utf-8")).items():
            for row in rows if isinstance(rows, list) else [rows]:
                for field, mark in row["marks"].items():
                    if (kind, field) not in {
                        ("faction", "side"),
                        ("exploration_board", "A"),
                        ("exploration_board", "B"),
                        ("setup", "round_limit"),
                    }:
                        marks[mark] += 1
    assert tally(values("sun")) == (marks["reconstructed"], marks.total())


def test_new_frontiers_counts_what_its_files_do_not_source() -> None:
    """Every value without a source is reconstructed; a row of powers is, as soon as one of them is."""
    unsourced = 0
    for file, kind in (("worlds", "world"), ("homes", "home"), ("developments", "development")):
        for row in tomllib.loads((SOURCE / "frontiers" / "tiles" / f"{file}.toml").read_text(encoding="utf-8"))[kind]:
            fields = set(row) - {"sources", "evidence", POLISH_NAME} | {"keywords", "powers"}
            fields |= {"kind", "goods"} if kind != "development" else set()
            fields -= {"side"} if kind == "development" else set()
            powers = row.get("powers", [])
            sourced = {field for field, mark in row["sources"].items() if mark in ("rulebook", "public")}
            if powers and all(power.get("source") in ("rulebook", "public") for power in powers):
                sourced.add("powers")
            unsourced += len(fields - sourced)
    assert tally(values("frontiers")).reconstructed == unsourced


def test_race_counts_what_its_robot_does_not_source() -> None:
    """All cards have a source; of the robot's entries some do not, and some only for a few of their fields."""
    entries = tomllib.loads((SOURCE / "race" / "robot.toml").read_text(encoding="utf-8"))
    about = {"mark", "from", "unverified", "worlds", "name", "phase", "part"}
    unsourced = [
        field
        for rows in entries.values()
        for row in rows
        for field in set(row) - about
        if field in row.get("unverified", []) or row["mark"] in ("inferred", "unverified")
    ]
    assert tally(values("race")).reconstructed == len(unsourced)
    assert {one.kind for one in values("race") if not one.verified} <= set(entries)


def test_a_game_without_the_robot_has_nothing_reconstructed() -> None:
    rules = ruleset_named("race")
    base, solo = (rules.complete(options) for options in ({}, {"level": 1, "solo": True}))
    assert tally(printed_values(rules, base)).reconstructed == 0
    assert tally(printed_values(rules, solo)) > tally(printed_values(rules, base))
    assert {one.kind for one in printed_values(rules, base)} == {"base"}


def places(game: str, *starts: str) -> list[int]:
    """Where the first values of these pieces stand in the list."""
    paths = [one.path for one in values(game)]
    return [next(at for at, path in enumerate(paths) if path.startswith(start)) for start in starts]


def test_what_is_seen_most_comes_first() -> None:
    sun = ["faction/helix-consortium-basic/", "basic/", "slot/", "technology/terraforming/", "achievement/"]
    sun += [
        "system/sirius/",
        "technology/orbital-railguns/",
        "system/barnards-star/",
        "technology/transdimensional-ai/",
    ]
    sun += ["faction/helix-consortium-advanced/"]
    for order in (places("sun", *sun), places("frontiers", "home/", "development/", "world/", "goal/")):
        assert order == sorted(order)
        assert order[0] <= 20
    for game in GAMES:
        names = [one.field == POLISH_NAME for one in values(game)]
        assert names == sorted(names), "Polish names come last"


def test_an_overridden_value_is_read_in_a_box() -> None:
    rules = ruleset_named("sun").with_content({"achievement/empire/slots": {f"seats_{n}": [3, 2] for n in (2, 3, 4)}})
    before, after = values("sun"), printed_values(rules)
    assert [one.path for one in before] == [one.path for one in after]
    (changed,) = (two for one, two in zip(before, after, strict=True) if one != two)
    assert (changed.path, changed.mark, changed.value["seats_2"]) == ("achievement/empire/slots", "own copy", [3, 2])
    assert tally(after).reconstructed == tally(before).reconstructed - 1


def test_a_world_that_turns_out_to_be_military_has_a_defense_and_no_cost() -> None:
    rules = ruleset_named("frontiers").with_content({"world/spice-world/defense": 2})
    fields = {one.field for one in printed_values(rules) if one.thing == "spice-world"}
    assert {"cost", "defense"} & fields == {"defense"}
