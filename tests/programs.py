"""The programs of the project outside the package, such as those in `tools`, as modules for their tests."""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
IN_CI = os.environ.get("CI", "") in ("true", "1")


def module_at(path: str) -> ModuleType:
    """The program at this path in the project; where it is missing, the test is skipped, but never in CI."""
    if not (ROOT / path).exists():
        what = f"{path} is not here"
        if IN_CI:
            pytest.fail(what)
        pytest.skip(what)
    spec = spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    sys.modules[spec.name] = found  # dataclasses look their module up there
    spec.loader.exec_module(found)
    return found
