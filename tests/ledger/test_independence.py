"""A ledger shows something only if it shares no code with the rules that it checks."""

from __future__ import annotations

import ast
from pathlib import Path

ALLOWED = {"starboard.bots", "starboard.kernel", "starboard.kernel.registry"}
"""The public way to play a game."""


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return found


def test_ledgers_share_no_code_with_the_rules() -> None:
    paths = sorted(Path(__file__).parent.glob("*.py"))
    assert len(paths) > 10
    for path in paths:
        modules = {name for name in imported(path) if name.partition(".")[0] in ("starboard", "tests")}
        others = {name for name in modules - ALLOWED if not name.startswith("tests.ledger.")}
        assert not others, f"{path.name} imports {others}"
