"""The libraries of the interfaces: where they are missing their tests are left out, but never in CI."""

from __future__ import annotations

import importlib.util
import os

import pytest

IN_CI = os.environ.get("CI", "") in ("true", "1")


def need(*names: str) -> None:
    """Leave out the tests of a module that needs libraries which are not installed; in CI that is a failure."""
    missing = [name for name in names if importlib.util.find_spec(name) is None]
    if not missing:
        return
    what = f"not installed: {', '.join(missing)}; `make test` installs them"
    if IN_CI:
        pytest.fail(what, pytrace=False)
    pytest.skip(what, allow_module_level=True)
