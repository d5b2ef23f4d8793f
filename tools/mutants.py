"""Would the tests notice? Breaks one small thing at a time in a copy of the sources, and runs the tests on it.

A mutant is one change that makes some rule wrong: a comparison flipped, a number one off, a statement left out, a
condition negated, `and` for `or`. If a test fails, the mutant is killed. If none does, it survives: either the change
makes no difference, or a test is missing.

Mutants are drawn by a seed, in turn from the kernel, the rules of the games and the server. What was found is kept in
`build/mutants/results.jsonl`: a run that is stopped goes on where it was, and a mutant of a file that has not changed
is not tried again. The working tree is never touched.

    python tools/mutants.py [--seed TEXT] [--count N] [--minutes N] [--again]
    python tools/mutants.py --report      # what has been found, as Markdown
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "mutants" / "results.jsonl"
COPIED = ["src", "tests", "tools", "docs", "examples", "web", "pyproject.toml", "hatch_build.py", "Makefile", "uv.lock"]
COPIED += ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
NOT_COPIED = shutil.ignore_patterns("__pycache__", "node_modules", "*.so")

AREAS = {
    "kernel": ["kernel"],
    "rules": ["race", "frontiers", "sun"],
    "server": ["server"],
}
NOT_RULES = re.compile(
    r"/(face|drawing|card_text|tile_text|robot_words|view_types|vocabulary|check|schema|__init__|registry|build|race/names"
    r"|sun/names|operation/logs|operation/metrics)\.py$|/conform/|/migrations/"
)
"""Modules about words, pictures, types, tables and logs, checks of content, and what finds the parts of the program.
`docs/testing.md` lists them, too."""

SAID_TO_OPERATORS = {"LOG", "logs", "metrics"}
"""Calls on these are left alone: they change what is logged, not what is done."""

TESTS_OF_WORDS = ("atlas", "face", "lesson", "reference")
"""A rule that only these notice has no test of its own."""

SECONDS = 240
"""Of processor time: a stage of tests that takes more hangs, and so has noticed."""

PATIENCE = 1800
"""Seconds on the clock: tests that wait for something for ever have noticed, too. A busy machine is no hang."""

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Mutant(NamedTuple):
    """One change: a stretch of a file, and what stands there instead."""

    path: str
    start: int
    end: int
    line: int
    what: str
    old: str
    new: str
    digest: str
    """Of the whole file: another version of the file has other mutants."""

    @property
    def key(self) -> str:
        return f"{self.path}:{self.start}:{self.end}:{self.what}:{self.digest}"


def digest_of(text: str) -> str:
    """Which version of a file this is."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


# --- where a file can be broken -----------------------------------------------------------------------------


class Sites(ast.NodeVisitor):
    """Collects the mutants of one file."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.data = text.encode()
        self.digest = digest_of(text)
        self.starts = [0]
        for line in self.data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutant] = []
        self.visit(ast.parse(text))

    def add(self, node: ast.expr | ast.stmt, what: str, new: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        old = self.data[start:end].decode()
        self.found.append(Mutant(self.path, start, end, node.lineno, what, old, new, self.digest))

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" not in ast.unparse(node.test):
            self.negate(node.test)
            self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def negate(self, test: ast.expr) -> None:
        # A flipped comparison says the same.
        if not isinstance(test, ast.Compare):
            self.add(test, "negated condition", f"(not ({ast.unparse(test)}))")

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            flipped = ast.Compare(node.left, [FLIPPED[type(node.ops[0])]()], node.comparators)
            self.add(node, "flipped comparison", f"({ast.unparse(flipped)})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        self.add(node, "and/or", f"({ast.unparse(other)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Add | ast.Sub) and not isinstance(node.left, ast.List | ast.Constant):
            other = ast.BinOp(node.left, ast.Sub() if isinstance(node.op, ast.Add) else ast.Add(), node.right)
            self.add(node, "plus/minus", f"({ast.unparse(other)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add(node, "true/false", str(not node.value))
        elif isinstance(node.value, int):
            self.add(node, "one off", str(node.value + 1))

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call | ast.Await) and not said_to_operators(node.value):
            self.add(node, "call left out", "pass")
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.add(node, "assignment left out", "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add(node, "assignment left out", "pass")
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self.add(node, "statement left out", "pass")

    def visit_Raise(self, node: ast.Raise) -> None:
        # A method that every subclass writes anew is never called itself.
        if node.exc is None or ast.unparse(node.exc) != "NotImplementedError":
            self.add(node, "statement left out", "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.add(node, "statement left out", "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self.add(node, "statement left out", "pass")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.add(node, "statement left out", "pass")
        elif not (isinstance(node.value, ast.Constant) and node.value.value is None):
            self.add(node, "nothing returned", "return None")
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.visit_function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_function(node)

    def visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """The body and the defaults; not the annotations, and not what is for developers' eyes."""
        if node.name in ("__repr__", "__str__"):
            return
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Only tells the type checker, or what cannot happen."""

    def visit_Subscript(self, node: ast.Subscript) -> None:
        # Types in casts and aliases are written like this too, but hold no numbers.
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Text for people; its parts have no positions of their own in all versions of Python."""


def said_to_operators(node: ast.expr) -> bool:
    call = node.value if isinstance(node, ast.Await) else node
    found = re.findall(r"\w+", ast.unparse(call.func)) if isinstance(call, ast.Call) else []
    return not SAID_TO_OPERATORS.isdisjoint(found)


def mutants_of(root: Path, area: str) -> list[Mutant]:
    found = []
    for package in AREAS[area]:
        for path in sorted((root / "src" / "starboard" / package).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            if not NOT_RULES.search(name):
                found += Sites(name, path.read_text(encoding="utf-8")).found
    return found


def drawn(root: Path, seed: str) -> Iterator[Mutant]:
    """Mutants in the order of the seed, in turn from each area."""
    lines = []
    for area in AREAS:
        line = mutants_of(root, area)
        random.Random(f"{seed}/{area}").shuffle(line)
        lines.append(line)
    for several in zip(*lines, strict=False):
        yield from several


# --- which tests look at a file ------------------------------------------------------------------------------


def stages_for(root: Path, path: str) -> list[list[str]]:
    """The tests that should notice, in the order they are asked: the quick and near ones first."""
    package, *rest = path.removeprefix("src/starboard/").split("/")
    if package == "kernel":
        return [["tests/kernel"], ["tests/properties", "-k", "toy"], ["tests/properties", "tests/race/test_rulings.py"]]
    if package == "server":
        about = f"test_*{Path(rest[-1]).stem.rstrip('s')}*.py"
        near = sorted(one.relative_to(root).as_posix() for one in (root / "tests" / "server").glob(about))
        all_but_slow = ["tests/server", "--ignore=tests/server/test_nothing_lost.py", "-k", "not postgresql"]
        return [*([[*near, "-k", "not postgresql"]] if near else []), all_but_slow]
    others = [f"--ignore-glob=*/test_{words}.py" for words in TESTS_OF_WORDS]
    return [[f"tests/{package}", *others], ["tests/properties", "tests/ledger", "-k", package]]


class Lab:
    """A copy of the tree in which things may be broken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.sound: set[str] = set()
        """Tests that pass on the sources as they are, and stages that come to their end on them."""
        self.unsound: set[str] = set()
        """Tests that do not: they can kill nothing."""
        self.given_up: set[str] = set()
        """Stages that hang or break off on the sources as they are: they are asked no more."""
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=NOT_COPIED)
            elif source.exists():
                shutil.copy2(source, folder / name)

    def tried(self, mutant: Mutant) -> dict[str, Any]:
        """Break, test, mend. Says what killed the mutant, if anything did."""
        path = self.folder / mutant.path
        whole = path.read_bytes()
        broken = whole[: mutant.start] + mutant.new.encode() + whole[mutant.end :]
        stage: list[str] = []
        killer: str | None = None
        try:
            path.write_bytes(broken)
            compile(broken, mutant.path, "exec")
            for stage in stages_for(self.folder, mutant.path):
                killer = self.killer(stage)
                if killer is not None:
                    break
        except SyntaxError:
            killer = "the compiler"
        finally:
            path.write_bytes(whole)
        if killer is not None and stage:
            sound = self.is_sound(killer) if killer.startswith("tests/") else self.comes_to_its_end(stage)
            if not sound:
                return self.tried(mutant)
        return {**mutant._asdict(), "key": mutant.key, "killed": killer is not None, "by": killer or ""}

    def killer(self, stage: list[str]) -> str | None:
        """The first test that fails, or how the stage broke off; None if it has nothing to say."""
        if " ".join(stage) in self.given_up:
            return None
        deselected = [f"--deselect={name}" for name in sorted(self.unsound)]
        status, printed = self.pytest([*stage, *deselected])
        if status is None:
            return "a hang"
        if status in (0, 5):
            return None
        if status == 4:
            raise RuntimeError(printed)
        failed = re.search(r"^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", printed, flags=re.MULTILINE)
        return failed[1] if failed else f"pytest, with status {status}"

    def is_sound(self, test: str) -> bool:
        """Does the test pass on the sources as they are? One that does not can kill nothing."""
        if test not in self.sound:
            status, _ = self.pytest([test])
            (self.sound if status == 0 else self.unsound).add(test)
        return test in self.sound

    def comes_to_its_end(self, stage: list[str]) -> bool:
        """Do these tests neither hang nor break off on the sources as they are? If they do, no mutant did it."""
        key = " ".join(stage)
        if key not in self.sound:
            found = self.killer(stage)
            while found is not None and found.startswith("tests/"):
                self.unsound.add(found)
                found = self.killer(stage)
            (self.sound if found is None else self.given_up).add(key)
        return key in self.sound

    def pytest(self, arguments: list[str]) -> tuple[int | None, str]:
        """Its status (None if it hung) and what it printed."""
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # loading them all takes longer than many a test
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-o", "addopts="]
        command += ["-p", "_hypothesis_pytestplugin", "--import-mode=importlib", "--strict-markers", "-rfE", *arguments]
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            env=environment,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            # No thread runs here that could be in the way.
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS)),  # noqa: PLW1509
        )
        try:
            printed, _ = process.communicate(timeout=PATIENCE)
            return (process.returncode if process.returncode >= 0 else None), printed
        except subprocess.TimeoutExpired:
            return None, ""
        finally:
            # Servers and bots that a test started go with it.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


# --- the run and the report ----------------------------------------------------------------------------------


def results() -> dict[str, dict[str, Any]]:
    if not RESULTS.exists():
        return {}
    lines = [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()]
    return {line["key"]: line for line in lines}


def spent() -> float:
    """The processor time of everything that was started, in minutes."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (used.ru_utime + used.ru_stime) / 60


def run(seed: str, count: int, minutes: float, again: bool) -> None:
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    known = results()
    with tempfile.TemporaryDirectory(prefix="starboard-mutants-") as folder:
        lab = Lab(Path(folder))
        for number, mutant in enumerate(drawn(lab.folder, seed)):
            if number >= count or spent() >= minutes:
                break
            if mutant.key in known and (known[mutant.key]["killed"] or not again):
                continue
            result = lab.tried(mutant)
            with RESULTS.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result) + "\n")
            verdict = f"killed by {result['by']}" if result["killed"] else "SURVIVED"
            print(f"{mutant.path}:{mutant.line}: {mutant.what}: {verdict}", flush=True)
    print(f"{spent():.0f} minutes of processor time were used.")


def report() -> str:
    """The share killed in each area, and the survivors, as Markdown. Only mutants of files as they are now count."""
    versions: dict[str, str] = {}
    for path in {one["path"] for one in results().values() if (ROOT / one["path"]).exists()}:
        versions[path] = digest_of((ROOT / path).read_text(encoding="utf-8"))
    found = [one for one in results().values() if versions.get(one["path"]) == one["digest"]]
    lines = ["| area | mutants | killed | share |", "|---|---|---|---|"]
    for area, packages in AREAS.items():
        of_area = [one for one in found if one["path"].split("/")[2] in packages]
        killed = sum(one["killed"] for one in of_area)
        share = f"{100 * killed / len(of_area):.0f}%" if of_area else "-"
        lines.append(f"| {area} | {len(of_area)} | {killed} | {share} |")
    lines.append("")
    for one in found:
        if not one["killed"]:
            old, new = (" ".join(one[side].split())[:70] for side in ("old", "new"))
            lines.append(f"- `{one['path']}:{one['line']}` {one['what']}: `{old}` → `{new}`")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Break the sources in small ways and see whether the tests notice.")
    parser.add_argument("--seed", default="1", help="draws the mutants; another text draws others (1)")
    parser.add_argument("--count", type=int, default=60, help="how many mutants of this seed (60)")
    parser.add_argument("--minutes", type=float, default=60, help="of processor time at most (60)")
    parser.add_argument("--again", action="store_true", help="try the survivors again, after writing tests")
    parser.add_argument("--report", action="store_true", help="print what has been found, and try nothing")
    arguments = parser.parse_args()
    if arguments.report:
        print(report())
    else:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped; the next run goes on from here"))
        run(arguments.seed, arguments.count, arguments.minutes, arguments.again)


if __name__ == "__main__":
    main()
