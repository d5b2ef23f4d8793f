"""The build under test is the one that was meant, made with the tools that are pinned, and needs what it says."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import entry_points, requires
from pathlib import Path

import hatch_build
import pytest
from packaging.requirements import Requirement

import starboard
from starboard.kernel.build import build

ROOT = Path(__file__).parent.parent


def test_expected_build_is_loaded() -> None:
    expected = os.environ.get("STARBOARD_EXPECT_BUILD")
    if expected is None:
        pytest.skip("STARBOARD_EXPECT_BUILD is not set")
    assert build() == expected


def test_pure_build_is_loaded_from_the_sources() -> None:
    from_sources = Path(starboard.__file__).is_relative_to(ROOT / "src")
    assert from_sources <= (build() == "pure")


def test_build_requirements_equal_the_locked_ones() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]


def test_the_hooks_before_a_commit_fetch_nothing_and_run_what_make_installs() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"repo: (.*)", text)) == {"local"}
    assert set(re.findall(r"language: (.*)", text)) == {"system"}
    lint = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nlint:")[2].partition("\n\n")[0]
    programs = re.findall(r"\.venv/bin/(\S+)", text)
    assert len(programs) == text.count("- id: ") == 4
    for program in programs:
        assert f"$(VENV)/bin/{program}" in lint


def test_version_equals_the_projects() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert starboard.__version__ == project["project"]["version"]


def constants_that_are_not_final(source: str) -> list[str]:
    """Constants of a module that the compiled build would look up by name each time, and check the type of."""
    found: list[str] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign):
            names = [name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            makes_type_variable = isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "TypeVar"
            found += [name for name in names if name.isupper() and not makes_type_variable]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            is_final = ast.unparse(node.annotation).startswith("Final")
            found += [node.target.id] if node.target.id.isupper() and not is_final else []
    return found


def test_constants_of_compiled_modules_are_final() -> None:
    slow = {
        str(path): names
        for path in hatch_build.modules_to_compile(ROOT / "src")
        if (names := constants_that_are_not_final((ROOT / "src" / path).read_text(encoding="utf-8")))
    }
    assert slow == {}
    assert constants_that_are_not_final("A = 1\nB: int = 2\nC: Final = 3\nG, H = 4, 5\nn = 6") == ["A", "B", "G", "H"]


def test_rulesets_are_registered() -> None:
    assert "race" in entry_points(group="starboard.rulesets").names


def test_lock_names_only_the_public_index() -> None:
    lock = (ROOT / "uv.lock").read_text(encoding="utf-8")
    hosts = {part.split("/")[0] for part in lock.split("://")[1:]}
    assert hosts <= {"pypi.org", "files.pythonhosted.org"}


# --- what is installed with it ------------------------------------------------------------------------------


def needed(requirement: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """The packages that a requirement brings along on this machine."""
    found = Requirement(requirement)
    if found.marker is not None and not any(found.marker.evaluate({"extra": extra}) for extra in extras or {""}):
        return set()
    names = {re.sub("[-_.]+", "-", found.name.lower())}
    for further in requires(found.name) or []:
        names |= needed(further, frozenset(found.extras))
    return names


def test_the_engine_alone_is_at_most_a_dozen_packages() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    alone = {"starboard"}.union(*map(needed, project["dependencies"]))
    assert {"starboard", "fluent-runtime", "babel"} <= alone
    assert len(alone) <= 12, sorted(alone)
    with_server = alone.union(*map(needed, project["optional-dependencies"]["server"]))
    assert {"starlette", "uvicorn", "sqlalchemy"} <= with_server - alone


WITHOUT_THE_SERVER = """
import importlib.metadata, os, re, sys

ALLOWED = set(sys.argv[1].split(","))
REFUSED = {
    name
    for name, packages in importlib.metadata.packages_distributions().items()
    if ALLOWED.isdisjoint(re.sub("[-_.]+", "-", one.lower()) for one in packages)
}


class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in REFUSED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


sys.meta_path.insert(0, Blocker())
import starboard
from starboard.cli.main import main

sys.exit(main(sys.argv[2:]))
"""


@pytest.mark.parametrize(
    ("command", "typed", "status", "said"),
    [
        ("play race --seed 1 --save game.jsonl --lang en", "1 2\n1\nq\n", 0, "You left the game."),
        ("play sun --seed 1 --save game.jsonl --lang pl", "q\n", 0, "Gra jest zapisywana"),
        ("simulate frontiers --games 1 --bots simple,random", "", 0, "1 games of frontiers"),
        ("cards race", "", 0, "Old Earth"),
        ("bots race", "", 0, "simple: "),
        ("serve --help", "", 0, "--public-url"),
        ("serve --port 0", "", 2, 'run `pip install "starboard[server]"`\n'),
        ("backup all.zip", "", 2, 'run `pip install "starboard[server]"`\n'),
        ("restore all.zip", "", 2, 'run `pip install "starboard[server]"`\n'),
    ],
)
def test_without_the_servers_libraries_all_but_the_server_works(
    tmp_path: Path, command: str, typed: str, status: int, said: str
) -> None:
    """Given nothing but what the engine requires, games are played, and the server says what to install."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    alone = {"starboard"}.union(*map(needed, project["dependencies"]))
    path = os.pathsep.join(str(Path(part).resolve()) for part in sys.path if part)
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_THE_SERVER, ",".join(alone), *command.split()],
        input=typed,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(tmp_path), "PYTHONUTF8": "1"},
        text=True,
        encoding="utf-8",
        capture_output=True,
        timeout=300,
        check=False,
    )
    assert said in (ran.stdout if status == 0 else ran.stderr), ran.stderr
    assert ran.returncode == status
    if status:
        assert ran.stderr.count("\n") == 1


# --- what is packed -----------------------------------------------------------------------------------------


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of the project as a package can be built from, without a client."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "THIRD_PARTY_NOTICES.md"):
        shutil.copy2(ROOT / name, tmp_path / name)
    package = tmp_path / "src" / "starboard"
    package.mkdir(parents=True)
    shutil.copy2(ROOT / "src" / "starboard" / "__init__.py", package / "__init__.py")
    return tmp_path


def built(checkout: Path, target: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", "out"],
        cwd=checkout,
        env={**os.environ, "STARBOARD_PURE": "1"},
        text=True,
        capture_output=True,
        timeout=300,
        check=False,
    )


@pytest.mark.once
@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_nothing_is_packed_without_the_browser_client(checkout: Path, target: str) -> None:
    outcome = built(checkout, target)
    assert outcome.returncode != 0
    assert "the browser client is not built" in outcome.stderr
    assert "run `make client` first" in outcome.stderr
    assert "Traceback" not in outcome.stderr
    assert not list(checkout.glob("out/*"))


@pytest.mark.once
def test_a_package_has_the_browser_client_in_it(checkout: Path) -> None:
    client = checkout / "src" / "starboard" / "web" / "dist"
    client.mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>")
    for target in ("wheel", "sdist"):
        outcome = built(checkout, target)
        assert outcome.returncode == 0, outcome.stderr
    [wheel] = checkout.glob("out/*.whl")
    assert "starboard/web/dist/index.html" in zipfile.ZipFile(wheel).namelist()
    [sdist] = checkout.glob("out/*.tar.gz")
    with tarfile.open(sdist) as packed:
        assert any(name.endswith("/src/starboard/web/dist/index.html") for name in packed.getnames())
