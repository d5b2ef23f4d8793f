"""Gathers the pages of the docs site in a folder, for mkdocs: docs_site.py FOLDER.

Pages in docs/ link to files of the repository beside them (README, examples, the files in deploy/). On the site these
are pages too, so that no link leads out. The reference is made from the names that `starboard` exports.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import starboard

ROOT = Path(__file__).parent.parent
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "THIRD_PARTY_NOTICES.md")
LANGUAGES = {".py": "python", ".js": "javascript", ".service": "ini", ".conf": "nginx"}
LINK = re.compile(r"(\]\()(?!https?:|#|mailto:)([^)\s#]*)(#[^)\s]*)?\)")


def target_of(link: str, page: Path) -> str:
    """Where a link of a page leads on the site, seen from the top of it."""
    path = (ROOT / page.parent / link).resolve().relative_to(ROOT)
    if (ROOT / path).is_dir():
        return f"{path.as_posix()}.md"
    if path.parts[0] == "docs":
        return Path(*path.parts[1:]).as_posix()
    if path.suffix == ".md":
        return name_of(path)
    return f"{path.as_posix()}.md"


def name_of(path: Path) -> str:
    """What a page of the repository's own folder is called on the site, where README would be taken for the index."""
    return "start.md" if path.name == "README.md" else path.as_posix()


def rewritten(text: str, page: Path, used: set[str]) -> str:
    """A page with its links as they are on the site. All pages are at the top."""

    def link(found: re.Match[str]) -> str:
        target = target_of(found[2], page)
        used.add(target)
        return f"{found[1]}{target}{found[3] or ''})"

    # A path after the language of a block is its title.
    return LINK.sub(link, re.sub(r"^```(\w+) (\S+)$", r'```\1 title="\2"', text, flags=re.MULTILINE))


def listing(path: Path) -> str:
    """A file of the repository as a page."""
    source = ROOT / path
    if source.is_dir():
        names = sorted(one.name for one in source.iterdir() if one.is_file())
        lines = [f"- [{name}]({path.as_posix()}/{name}.md)" for name in names]
        return f"# {path}\n\n" + "\n".join(lines) + "\n"
    language = LANGUAGES.get(path.suffix, "text")
    return f"# {path}\n\n````{language}\n{source.read_text(encoding='utf-8')}````\n"


def reference() -> str:
    """The names that a library user is offered, each where it is written."""
    lines = ["# API reference", "", "Everything here comes from `import starboard`.", ""]
    for name in starboard.__all__:
        thing = getattr(starboard, name)
        lines += [f"::: {thing.__module__}.{name}", ""]
    return "\n".join(lines)


def gallery() -> str:
    titles = {
        "door": "The front door",
        "play": "A round of Race for the Galaxy",
        "race": "Race for the Galaxy",
        "frontiers": "New Frontiers",
        "sun": "Beyond the Sun",
        "phone": "On a phone",
    }
    pictures = sorted((ROOT / "docs" / "pictures").glob("*.webp"), key=lambda one: list(titles).index(one.stem))
    parts = [f"## {titles[one.stem]}\n\n![{titles[one.stem]}](pictures/{one.name})\n" for one in pictures]
    return "# Gallery\n\nAll drawings are our own.\n\n" + "\n".join(parts)


def write(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def main(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs" / "pictures", folder / "pictures")
    used: set[str] = set()
    for page in (*sorted((ROOT / "docs").glob("*.md")), *(ROOT / name for name in PAGES)):
        text = page.read_text(encoding="utf-8")
        write(folder, name_of(Path(page.name)), rewritten(text, page.relative_to(ROOT), used))
    write(folder, "reference.md", reference())
    write(folder, "gallery.md", gallery())
    for target in sorted(used):
        source = Path(target.removesuffix(".md"))
        if not (folder / target).exists() and (ROOT / source).exists():
            text = listing(source)
            write(folder, target, text)
            if (ROOT / source).is_dir():
                for one in sorted((ROOT / source).iterdir()):
                    if one.is_file():
                        write(folder, f"{source.as_posix()}/{one.name}.md", listing(source / one.name))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
