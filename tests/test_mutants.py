"""The tool that breaks the sources to try the tests: what it breaks, and what it leaves alone."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.programs import ROOT, module_at

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    return module_at("tools/mutants.py")


def broken(tool: ModuleType, text: str) -> set[str]:
    """The text with each mutant put in its place."""
    data = text.encode()
    return {(data[: one.start] + one.new.encode() + data[one.end :]).decode() for one in tool.Sites("x.py", text).found}


@pytest.mark.parametrize(
    ("text", "mutants"),
    [
        ("x = a < b", {"x = (a <= b)"}),
        ("x = ż and b", {"x = (ż or b)"}),
        ("x = a + n", {"x = (a - n)"}),
        ("MOST = 8", {"MOST = 9"}),
        ("x = True", {"x = False"}),
        ("self.x = y", {"pass"}),
        ("x.y(z)", {"pass"}),
        ("if a: b()", {"if (not (a)): b()", "if a: pass"}),
        ("for a in b: continue", {"for a in b: pass"}),
        ("def f():\n    return a", {"def f():\n    return None"}),
        ("def f(a: int = 3): raise E", {"def f(a: int = 4): raise E", "def f(a: int = 3): pass"}),
        # No difference that a test could see.
        ('"""Text."""', set()),
        ("raise NotImplementedError", set()),
        ("assert a == 1", set()),
        ("LOG.info(1)", {"LOG.info(2)"}),
        ("if TYPE_CHECKING:\n    import a", set()),
        ("def __repr__(self):\n    return 'x'", set()),
    ],
)
def test_what_is_broken(tool: ModuleType, text: str, mutants: set[str]) -> None:
    assert broken(tool, text) == mutants


def test_every_mutant_of_the_sources_can_be_read(tool: ModuleType) -> None:
    """The same seed draws the same ones, in turn from each area, and each is still Python."""
    first = [one for one, _ in zip(tool.drawn(ROOT, "1"), range(150), strict=False)]
    assert first == [one for one, _ in zip(tool.drawn(ROOT, "1"), range(150), strict=False)]
    assert [one.path.split("/")[2] in ("kernel", "server") for one in first[:6]] == [True, False, True] * 2
    for one in first:
        data = (ROOT / one.path).read_bytes()
        assert data[one.start : one.end].decode() == one.old
        compile(data[: one.start] + one.new.encode() + data[one.end :], one.path, "exec")
        assert tool.stages_for(ROOT, one.path)


def test_the_names_of_cards_are_left_alone_but_not_the_rules_for_names_of_people(tool: ModuleType) -> None:
    """Which names people may take is a rule of the server; what the games call their cards is none."""
    broken_files = {one.path for area in tool.AREAS for one in tool.mutants_of(ROOT, area)}
    assert "src/starboard/server/people/names.py" in broken_files
    assert not {"src/starboard/race/names.py", "src/starboard/sun/names.py"} & broken_files


# --- what counts as a kill -----------------------------------------------------------------------------------


class PretendedPytest:
    """Stands in for pytest: what it says of the sources as they are, and of broken ones, by the stage."""

    def __init__(
        self, source: Path, clean: dict[str, tuple[int | None, str]], broken: dict[str, tuple[int | None, str]]
    ):
        self.source = source
        self.whole = source.read_text(encoding="utf-8")
        self.clean = clean
        self.broken = broken
        self.asked: list[tuple[str, bool]] = []

    def __call__(self, arguments: list[str]) -> tuple[int | None, str]:
        is_clean = self.source.read_text(encoding="utf-8") == self.whole
        self.asked.append((arguments[0], is_clean))
        status, printed = (self.clean if is_clean else self.broken).get(arguments[0], (0, ""))
        return (0, "") if any(f"--deselect={word}" in arguments for word in printed.split()) else (status, printed)


FAILS = (1, "FAILED tests/near.py::test_it")


@pytest.mark.parametrize(
    ("clean", "broken", "by"),
    [
        ({}, {}, ""),
        ({}, {"near": FAILS}, "tests/near.py::test_it"),
        ({"tests/near.py::test_it": (1, "")}, {"near": FAILS}, ""),
        ({}, {"near": (None, "")}, "a hang"),
        ({"near": (None, "")}, {"near": (None, "")}, ""),
        ({"near": (None, "")}, {"near": (None, ""), "far": (None, "")}, "a hang"),
        ({"near": FAILS}, {"near": (None, "")}, "a hang"),
        ({}, {"near": (3, "")}, "pytest, with status 3"),
        ({"near": (3, "")}, {"near": (3, "")}, ""),
    ],
    ids=[
        "nothing",
        "fails",
        "fails anyway",
        "hangs",
        "hangs anyway",
        "next hangs",
        "not fails",
        "breaks off",
        "breaks off anyway",
    ],
)
def test_only_what_the_sources_as_they_are_do_not_do_is_a_kill(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clean: Any, broken: Any, by: str
) -> None:
    monkeypatch.setattr(tool, "COPIED", [])
    monkeypatch.setattr(tool, "stages_for", lambda _root, _path: [["near"], ["far"]])
    source = tmp_path / "x.py"
    source.write_text("MOST = 8", encoding="utf-8")
    lab = tool.Lab(tmp_path)
    lab.pytest = PretendedPytest(source, clean, broken)
    result = lab.tried(tool.Sites("x.py", "MOST = 8").found[0])
    assert (result["by"], result["killed"]) == (by, by != "")
    assert source.read_text(encoding="utf-8") == "MOST = 8"
    # Each stage is tried on the sources as they are at most once, however many mutants it hangs on.
    lab.pytest.asked.clear()
    assert lab.tried(tool.Sites("x.py", "MOST = 8").found[0])["by"] == by
    assert not any(is_clean for _, is_clean in lab.pytest.asked)


def test_the_report_counts_only_files_as_they_are_now(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "RESULTS", tmp_path / "results.jsonl")
    path = "src/starboard/kernel/x.py"
    (tmp_path / path).parent.mkdir(parents=True)
    (tmp_path / path).write_text("MOST = 8", encoding="utf-8")
    lines = []
    for name, text, killed in ((path, "MOST = 8", True), (path, "MOST = 7", False), ("src/gone.py", "MOST = 6", False)):
        mutant = tool.Sites(name, text).found[0]
        lines.append(json.dumps({**mutant._asdict(), "key": mutant.key, "killed": killed, "by": ""}) + "\n")
    tool.RESULTS.write_text("".join(lines), encoding="utf-8")
    assert "| kernel | 1 | 1 | 100% |" in tool.report()
    assert "MOST" not in tool.report()
    assert "`7`" not in tool.report()
