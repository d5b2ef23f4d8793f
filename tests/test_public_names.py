"""What a library user gets from `import starboard`, and how its objects show themselves."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from tests.properties.play import RULESETS, each_ruleset
from tests.toy.game import RULESET as TOY
from tests.toy.game import ToyGame

import starboard
from starboard import Chance, Decision, Event, Form, Game, Match, Record, Ruleset, Standing, Stream
from starboard.kernel import (
    Case,
    Draw,
    Entry,
    Group,
    Option,
    PickNumber,
    PickOne,
    PickOrder,
    PickSet,
    Points,
    ScriptedChance,
)

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", starboard.__all__)
def test_every_exported_name_is_there(name: str) -> None:
    found = getattr(starboard, name)
    assert found.__name__ == name
    assert name in dir(starboard)


def test_the_exported_names_are_those_that_type_checkers_see() -> None:
    """The imports for type checkers, the list of names and what is loaded at run time must not drift apart."""
    source = (ROOT / "src" / "starboard" / "__init__.py").read_text(encoding="utf-8")
    seen = source.partition("if TYPE_CHECKING:\n")[2].partition("__version__")[0]
    words = set(seen.replace(",", " ").replace("(", " ").replace(")", " ").split())
    names = {word for word in words if not word.startswith("starboard")} - {"from", "import"}
    assert names == set(starboard.__all__)
    assert list(starboard.__all__) == sorted(starboard.__all__)


def test_any_other_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'starboard' has no attribute 'nonsense'"):
        _ = starboard.nonsense  # type: ignore[attr-defined]


def test_importing_it_loads_nothing() -> None:
    """A command line or a worker process that needs little loads little."""
    script = "import sys, starboard; print(sorted(name for name in sys.modules if name.startswith('starboard.')))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_game_is_played_with_nothing_else() -> None:
    ruleset = starboard.ruleset_named("race")
    match = Match.begin(ruleset, 2, {}, "library")
    bots = [starboard.make_bot("random", "race", str(seat)) for seat in range(2)]
    for _ in range(20):
        for decision in match.game.decisions:
            match.choose(decision.seat, bots[decision.seat].choose(match.game, decision.seat))
    assert Match.replay(ruleset, Record.parse(match.record.text())).game.digest() == match.game.digest()
    game = ruleset.new_game(2, {}, Chance.seeded("library", 2))
    assert starboard.play_out(game, Stream("library")) > 20
    assert game.over


DOCUMENTED = {*starboard.__all__, "Draw", "Entry", "Option", "Points", "Reason"}


def undocumented(module: Path) -> list[str]:
    """What a public class of this file has, and its source says nothing about: methods, and attributes that are set
    when it is made."""
    found = []
    classes = {one.name: one for one in ast.parse(module.read_text("utf-8")).body if isinstance(one, ast.ClassDef)}
    for name in sorted(classes.keys() & DOCUMENTED):
        if ast.get_docstring(classes[name]) is None:
            found.append(name)
        for method in classes[name].body:
            if not isinstance(method, ast.FunctionDef):
                continue
            if not method.name.startswith("_") and ast.get_docstring(method) is None:
                found.append(f"{name}.{method.name}")
            if method.name == "__init__":
                for one, after in zip(method.body, [*method.body[1:], None], strict=True):
                    target = one.targets[0] if isinstance(one, ast.Assign) else getattr(one, "target", None)
                    said = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
                    if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self" and not said:
                        found.append(f"{name}.{target.attr}")
    return found


@pytest.mark.parametrize("package", ["kernel", "bots", "arena"])
def test_all_that_a_library_user_meets_is_documented(package: str) -> None:
    """The sources are read: a compiled build keeps no docstrings of attributes."""
    modules = sorted((ROOT / "src" / "starboard" / package).rglob("*.py"))
    assert modules
    assert {module.name: undocumented(module) for module in modules if undocumented(module)} == {}


def toy(seed: str = "repr") -> Game:
    return TOY.new_game(2, {}, Chance.seeded(seed, 2))


SHOWN: list[tuple[object, str]] = [
    (PickOne([3, -1]), "<pick one of [3, -1]>"),
    (PickOne(list(range(40))), "<pick one of [0, 1, 2, 3, 4, 5, 6, 7, ... 40 in all]>"),
    (PickNumber(0, 3), "<pick a number from 0 to 3>"),
    (PickOrder([1, 2]), "<pick an order of [1, 2]>"),
    (PickSet([Case([], [Group([1, 2, 3], 1, 2)])]), "<pick 1 to 2 of [1, 2, 3]>"),
    (PickSet([Case([9], []), Case([], [Group([1, 2], 2, 2)])]), "<pick 1 to 2 of [9, 1, 2], in 2 cases>"),
    (Group([1, 2, 3], 1, 9), "<1 to 3 of [1, 2, 3]>"),
    (Case([9], [Group([1], 0, 1)]), "<case: [9] and [<0 to 1 of [1]>]>"),
    (PickOne([1, 2]).reach([]), "<reach: not done, open [1, 2]>"),
    (PickOne([1, 2]).reach([1]), "<reach: done, open []>"),
    (Decision(7, 0, "develop", PickOne([3]), {}), "<decision 0.7 develop: pick one of [3]>"),
    (Points("gems", -1, 3), "<3 for gems>"),
    (Points("goods", 12, 1), "<1 for goods of 12>"),
    (Standing(1, 34, 2, []), "<standing: seat 1, rank 0, 34 points, tie-break 2>"),
    (Event("draw", {"seat": 0}, {}, 1), "<draw {'seat': 0} {}>"),
    (Record("toy", 1, "toy", 2, {}, "x"), "<record of toy version 1: 2 seats, entries: 0>"),
    (Entry("resign", 1), "<entry {'do': 'resign', 'seat': 1}>"),
    (Option("chips", [5, 2]), "<option chips: 5, 2>"),
    (TOY, "<ruleset toy, version 1>"),
    (ToyGame(), "<ToyGame: not begun>"),
    (Form(), "<form Form>"),
    (Stream("x"), "<stream of random numbers>"),
    (Chance.seeded("x", 1), "<chance for 1 seat>"),
    (Chance.seeded("x", 3), "<chance for 3 seats>"),
    (ScriptedChance([Draw("deck", 0, "hand", 4)], 2), "<scripted chance: 0 of 1 lines read>"),
]


@pytest.mark.parametrize(("thing", "shown"), SHOWN, ids=[shown for _, shown in SHOWN])
def test_things_show_what_they_are(thing: object, shown: str) -> None:
    assert repr(thing) == shown


def test_a_position_shows_whom_it_waits_for() -> None:
    game = toy()
    assert repr(game) == "<ToyGame: 2 seats, round 1, waiting for 0.1 bid, 1.1 bid>"
    match = Match.begin(TOY, 2, {}, "repr")
    match.choose(0, -1)
    assert repr(match) == "<match of toy, entry 1: ToyGame: 2 seats, round 1, waiting for 1.1 bid>"
    starboard.play_out(game, Stream("repr"))
    assert repr(game) == "<ToyGame: 2 seats, over in round 4>"


@each_ruleset
def test_whatever_a_game_asks_is_shown_on_one_line(name: str) -> None:
    ruleset: Ruleset = RULESETS[name]
    seats = ruleset.seats(ruleset.complete({}))[-1]
    game = ruleset.new_game(seats, {}, Chance.seeded("repr", seats))
    source = Stream("repr")
    for _ in range(150):
        for decision in game.decisions:
            assert decision.id in repr(game)
            for thing in (decision, decision.form):
                assert isinstance(thing, Decision | Form)
                assert len(repr(thing)) <= 200
            game.decide(decision.seat, decision.form.random(source))
