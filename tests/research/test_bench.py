"""The measurements of the environments can be made."""

from __future__ import annotations

import pytest
from tests.research.libraries import need

need("numpy", "gymnasium")

from starboard.research import bench  # noqa: E402


@pytest.mark.once
def test_it_prints_two_tables(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["--games", "2", "--seconds", "0.01"])
    tables = [part.splitlines() for part in capsys.readouterr().out.split("\n\n") if part.startswith("| game")]
    assert len(tables) == 2
    for lines in tables:
        assert lines[0].startswith("| game | `BatchEnv` |")
        assert [line.split("|")[1].strip() for line in lines[2:]] == ["`frontiers_v2`", "`race_v3`", "`sun_v2`"]
        assert len({line.count("|") for line in lines}) == 1
