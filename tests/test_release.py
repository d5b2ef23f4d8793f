"""What a release is made of besides code: the README on an index, notices, workflows, issue forms, the docs site."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from tests.programs import ROOT, module_at

import starboard

FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
BUILD = module_at("hatch_build.py")


def test_the_readme_on_an_index_leads_nowhere_that_is_not_there() -> None:
    text = BUILD.readme_for_an_index((ROOT / "README.md").read_text(encoding="utf-8"))
    assert [one for one in re.findall(r"\]\(([^)]*)\)", text) if not one.startswith("https://")] == []
    assert "![" not in text
    assert "In a clone of this repository" in text
    assert "from your own\nbox" in text.replace(" box", "\nbox")
    assert not re.search(r":\n\n#", text), "a line that introduced a picture"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("see [the page](docs/a.md#b).", "see the page.\n"),
        ("see [the\npage](docs/a.md).", "see the\npage.\n"),
        ("see [it](https://example.org).", "see [it](https://example.org).\n"),
        ("![a](docs/a.webp)", ""),
        ("| A | B |\n|---|---|\n| ![a](a.webp) | ![b](b.webp) |\n\nafter", "\nafter\n"),
        ("one\n\nOn a phone:\n\n![a](a.webp)\n\n## Two", "one\n\n## Two\n"),
    ],
)
def test_pictures_and_ways_into_the_repository_are_left_out(text: str, kept: str) -> None:
    assert BUILD.readme_for_an_index(text).strip("\n") == kept.strip("\n")


def test_everything_names_the_same_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert starboard.__version__ == version
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    [locked] = re.findall(r'name = "starboard"\nversion = "(.*)"', (ROOT / "uv.lock").read_text(encoding="utf-8"))
    assert locked == version


def test_the_notices_name_what_the_client_is_built_with() -> None:
    notices = (ROOT / "THIRD_PARTY_NOTICES.md").read_text(encoding="utf-8")
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    rows = re.findall(r"^\| \[(\S+)\]\(\S+\) \| (\S+) \| (\S+) \|$", notices, flags=re.MULTILINE)
    assert {"svelte", "@fluent/bundle"} <= {name for name, _, _ in rows}
    for name, version, licence in rows:
        assert locked[f"node_modules/{name}"]["version"] == version, f"{name} has changed: look at its licence again"
        assert locked[f"node_modules/{name}"]["license"] == licence


def test_visual_c_is_looked_for_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(BUILD, "has_msvc", lambda: True)
    assert BUILD.find_compiler() == BUILD.MSVC
    monkeypatch.setattr(BUILD, "has_msvc", lambda: False)
    assert BUILD.find_compiler() is None
    assert "no C compiler" in BUILD.why_pure()


@pytest.mark.skipif(sys.platform == "win32", reason="has Visual C++, perhaps")
def test_no_visual_c_is_found_where_there_is_none() -> None:
    assert not BUILD.has_msvc()


def test_every_version_and_system_is_tested() -> None:
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8"))["jobs"]
    matrix = jobs["everywhere"]["strategy"]["matrix"]
    assert {one.partition("-")[0] for one in matrix["os"]} == {"ubuntu", "macos", "windows"}
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    named = re.findall(r"Programming Language :: Python :: (3\.\d+)", project)
    assert matrix["python"] == named
    assert [f"cp{one.replace('.', '')}-*" for one in named] == re.findall(r"cp3\d+-\*", project)
    for name in re.findall(r"(?<!\S)(tests/\w+)", jobs["everywhere"]["steps"][-2]["run"]):
        assert (ROOT / name).is_dir(), name


def test_a_report_of_a_fault_asks_for_the_record() -> None:
    form = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / "bug.yml").read_text(encoding="utf-8"))
    assert "record" in [part.get("id") for part in form["body"]]
    words = (ROOT / "web" / "src" / "locale" / "en" / "table.ftl").read_text(encoding="utf-8")
    [button] = re.findall(r"^export = (.+)$", words, flags=re.MULTILINE)
    assert button in str(form), "the form names the button as the page does"


def test_no_link_of_the_docs_site_leads_out_of_it(tmp_path: Path) -> None:
    """`make docs` checks the anchors, too."""
    module_at("tools/docs_site.py").main(tmp_path / "pages")
    pages = list((tmp_path / "pages").rglob("*.md"))
    nav = re.findall(r"(\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert {name for name in nav if not (tmp_path / "pages" / name).is_file()} == set()
    shown = {page.name for page in (ROOT / "docs").glob("*.md")}
    assert shown <= set(nav), "every page of docs/ is in mkdocs.yml"
    for page in pages:
        for link in re.findall(r"\]\((?!https?:|#)([^)\s#]+)", FENCE.sub("", page.read_text(encoding="utf-8"))):
            assert (page.parent / link).exists() or (tmp_path / "pages" / link).exists(), f"{page.name}: {link}"
    reference = (tmp_path / "pages" / "reference.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^::: starboard\.", reference, flags=re.MULTILINE)) == len(starboard.__all__)
