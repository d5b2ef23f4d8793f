"""`tools/calibration.py`: what docs/opponents.md says of the networks' chances is what their cards say."""

from __future__ import annotations

import pytest
from tests.programs import module_at

pytestmark = pytest.mark.once


def test_the_table_and_the_picture_are_those_of_the_networks_that_play() -> None:
    calibration = module_at("tools/calibration.py")
    page = calibration.PAGE.read_text(encoding="utf-8")
    assert calibration.written(page) == page
    assert calibration.picture() == calibration.PICTURE.read_text(encoding="utf-8")


def test_chances_are_within_three_percent_on_average() -> None:
    """Weighted by positions, for every network that plays."""
    calibration = module_at("tools/calibration.py")
    errors: dict[str, list[tuple[int, float]]] = {}
    for name, _, found in calibration.reports():
        errors.setdefault(name, []).append((found["positions"], found["calibration_error"]))
    for name, rows in errors.items():
        mean = sum(count * error for count, error in rows) / sum(count for count, _ in rows)
        assert mean < 0.03, name
