"""Language: sentences from the Fluent files in a `locale/` folder, one folder for each language.

Knows no game: a rules package hands over its own `locale/` folder. A missing message is an error, never empty text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

LANGUAGES = ("en", "pl")
MOST_KEPT = 20_000
"""At most this many sentences of a language are kept ready: making one takes a while, and most are said again."""


DOUBLED_STOP = re.compile(r"(?<!\.)\.\.(?!\.)")
"""Where a name that ends with a full stop ("sp. z o.o.") ends a sentence, one stop is enough."""


class MissingMessage(Exception):
    """A message key that the language files do not have."""


class Language:
    """One language, from one or several folders of messages; later folders may not repeat earlier keys."""

    def __init__(self, code: str, folders: tuple[Path, ...]) -> None:
        if code not in LANGUAGES:
            raise MissingMessage(f"no language {code!r}: there are {', '.join(LANGUAGES)}")
        self.code = code
        self.bundle = FluentBundle([code], use_isolating=False)
        self.keys: set[str] = set()
        self.kept: dict[object, str] = {}
        for folder in folders:
            for path in sorted((folder / code).glob("*.ftl")):
                resource = FluentResource(path.read_text(encoding="utf-8"))
                for entry in resource.body:
                    if isinstance(entry, Junk):
                        raise MissingMessage(f"{path}: cannot read {str(entry.content)[:60]!r}")
                    if isinstance(entry, Message):
                        self.keys.add(entry.id.name)
                self.bundle.add_resource(resource)

    def __call__(self, key: str, **values: object) -> str:
        """The sentence for a key with its values."""
        # The kind of a value matters too: 1 and true are equal, but are not said alike.
        wanted = (key, *((name, type(value), value) for name, value in values.items()))
        text = self.kept.get(wanted)
        if text is None:
            text = self.made(key, values)
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            self.kept[wanted] = text
        return text

    def made(self, key: str, values: Mapping[str, object]) -> str:
        if not self.bundle.has_message(key):
            raise MissingMessage(f"{self.code}: no message {key!r}")
        message = self.bundle.get_message(key)
        if message.value is None:
            raise MissingMessage(f"{self.code}: message {key!r} has no text")
        text, errors = self.bundle.format_pattern(message.value, dict(values))
        if errors:
            raise MissingMessage(f"{self.code}: message {key!r}: {errors[0]}")
        return DOUBLED_STOP.sub(".", str(text))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))


@cache
def language(code: str, *folders: Path) -> Language:
    """A language, read once."""
    return Language(code, folders)
