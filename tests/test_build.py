"""The build under test is the one that was meant, and is built with the tools that are pinned."""

import os
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

import pytest

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


def test_version_equals_the_projects() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert starboard.__version__ == project["project"]["version"]


def test_rulesets_are_registered() -> None:
    assert "race" in entry_points(group="starboard.rulesets").names


def test_lock_names_only_the_public_index() -> None:
    lock = (ROOT / "uv.lock").read_text(encoding="utf-8")
    hosts = {part.split("/")[0] for part in lock.split("://")[1:]}
    assert hosts <= {"pypi.org", "files.pythonhosted.org"}
