"""Reference: a game's rules in our own words, one file for each language, in sections that decisions point at.

A file is a little Markdown: `## Title {#id}` begins a section, the next line may be `kinds: a, b` (the kinds of
decisions it explains), then come paragraphs, and list items on lines that begin with `- `. Knows no game.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

HEADING = re.compile(r"## (?P<title>.+) \{#(?P<id>[a-z0-9-]+)\}")
KINDS = "kinds:"
ITEM = "- "


class UnreadableReference(Exception):
    """A file that cannot be read; says where and what would be right."""


class Section:
    """One topic. `text` are paragraphs; one that begins with `- ` is an item of a list."""

    def __init__(self, id: str, title: str) -> None:
        self.id = id
        self.title = title
        self.kinds: list[str] = []
        self.text: list[str] = []


def parse(text: str, where: str = "reference") -> list[Section]:
    """The sections of a file, in its order. Lines that follow each other are one paragraph."""
    sections: list[Section] = []
    open_paragraph = False
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.strip()
        heading = HEADING.fullmatch(words)
        if heading is not None:
            if any(section.id == heading["id"] for section in sections):
                raise UnreadableReference(f"{where}, line {number}: there is a section {heading['id']!r} already")
            sections.append(Section(heading["id"], heading["title"]))
            open_paragraph = False
        elif words.startswith("#"):
            raise UnreadableReference(f"{where}, line {number}: a heading is `## Title {{#id}}`, not {words[:40]!r}")
        elif not words:
            open_paragraph = False
        elif not sections:
            raise UnreadableReference(f"{where}, line {number}: text before the first heading")
        elif words.startswith(KINDS) and not sections[-1].text:
            sections[-1].kinds += [kind.strip() for kind in words.removeprefix(KINDS).split(",")]
        elif open_paragraph and not words.startswith(ITEM):
            sections[-1].text[-1] += " " + words
        else:
            sections[-1].text.append(words)
            open_paragraph = True
    return sections


@cache
def reference(folder: Path, code: str) -> list[Section]:
    """The sections in one language, read once; none if the game has no reference."""
    path = folder / f"{code}.md"
    return parse(path.read_text(encoding="utf-8"), str(path)) if path.exists() else []
