"""The tool that breaks the sources to try the tests: what it breaks, and what it leaves alone."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", ROOT / "tools" / "mutants.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = found
    spec.loader.exec_module(found)
    return found


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
