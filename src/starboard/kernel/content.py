"""Content: what is printed on the things of a game, as plain data, and how single values of it are corrected.

A game reads its content from tables: rows of things by kind, as they stand in its TOML files. An *override* puts
another value into one place of them: a path, `kind/thing/field`, and the value that would stand there. Overrides come
from people who own the box and from records that anybody may have written, so they are bounded here, and the game's own
closed reader checks them. There are never new things, and names for files and wires stay what they are.
"""

from __future__ import annotations

import hashlib
import json
import threading
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

MOST_OVERRIDES: Final = 2000
MOST_TEXT: Final = 200_000
"""All overrides together are no longer than this, as JSON."""
MOST_PATH: Final = 200
MOST_LETTERS: Final = 200
MOST_ITEMS: Final = 100
MOST_NESTING: Final = 12
MOST_SAID: Final = 400
"""What is wrong is said with at most this many letters: it may quote what anybody wrote."""
LEAST_NUMBER: Final = -100
MOST_NUMBER: Final = 1000
STABLE_NAME: Final = "slug"
"""The field of a row that keeps its stable name when its printed name is another."""


class ContentError(ValueError):
    """The content says something that the game does not have: one sentence that names the thing and the slip."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence if len(sentence) <= MOST_SAID else f"{sentence[: MOST_SAID - 1]}…")


class Kind:
    """One kind of things, and what of them may be corrected. Without `things` it is a single table."""

    def __init__(
        self, name: str, fields: list[str], things: bool = True, instead: Mapping[str, str] | None = None
    ) -> None:
        self.name = name
        self.fields = fields
        """What may be overridden: not what only tells where values come from, nor what makes up stable names."""
        self.things = things
        self.instead: dict[str, str] = dict(instead) if instead is not None else {}
        """Fields that stand in each other's place: a tile has a cost or a defense."""


class Tables:
    """The content of a game as plain data: rows by kind. A single table is a kind of one row."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self.rows: dict[str, list[dict[str, Any]]] = {kind.name: [] for kind in kinds}
        self.names: dict[str, list[str]] = {kind.name: [] for kind in kinds}
        """The stable names of the rows, in the same order."""

    def add(self, kind: str, thing: str, row: dict[str, Any]) -> None:
        """One more row; two of a kind may not be called the same."""
        if thing in self.names[kind]:
            raise ContentError(f"{kind}: two things are called {thing!r}")
        self.rows[kind].append(row)
        self.names[kind].append(thing)

    def paths(self) -> list[str]:
        """Every place that has a value which may be overridden."""
        return [
            path_of(kind, thing, field)
            for kind in self.kinds.values()
            for thing, row in zip(self.names[kind.name], self.rows[kind.name], strict=True)
            for field in kind.fields
            if field in row
        ]

    def place(self, path: str) -> tuple[Kind, int, str]:
        """The kind, the number of the row and the field that a path means; raises ContentError."""
        parts = path.split("/")
        if parts[0] not in self.kinds:
            raise ContentError(f"{path}: there is no kind {parts[0]!r}; there are {', '.join(self.kinds)}")
        kind = self.kinds[parts[0]]
        if len(parts) != (3 if kind.things else 2):
            form = "kind/thing/field" if kind.things else "kind/field"
            raise ContentError(f"{path}: a path of this kind has the form {form}")
        thing = parts[1] if kind.things else ""
        if thing not in self.names[kind.name]:
            raise ContentError(f"{path}: there is no {kind.name} {thing!r}")
        if parts[-1] not in kind.fields:
            raise ContentError(f"{path}: {parts[-1]!r} cannot be overridden; it is one of {', '.join(kind.fields)}")
        return kind, self.names[kind.name].index(thing), parts[-1]

    def value(self, path: str) -> Any:
        """What stands in this place; None if nothing does."""
        kind, at, field = self.place(path)
        return self.rows[kind.name][at].get(field)

    def differing(self, overrides: Mapping[str, Any]) -> dict[str, Any]:
        """The overrides that change anything, ordered by their paths."""
        found: dict[str, Any] = {}
        for path in sorted(overrides):
            kind, at, field = self.place(path)
            row, value = self.rows[kind.name][at], overrides[path]
            if field in row:
                if text_of(row[field]) == text_of(value):
                    continue
            elif isinstance(value, list | dict | str | bool) and not value:
                continue  # what is not there is empty
            found[path] = value
        return found

    def corrected(self, overrides: Mapping[str, Any]) -> Tables:
        """The same tables with these values in their places; rows that nothing changes are shared."""
        made = Tables(list(self.kinds.values()))
        made.rows = {kind: list(rows) for kind, rows in self.rows.items()}
        made.names = self.names
        for path in sorted(overrides):
            kind, at, field = self.place(path)
            rows = made.rows[kind.name]
            if rows[at] is self.rows[kind.name][at]:
                rows[at] = dict(rows[at])
            row = rows[at]
            if field == "name":
                row.setdefault(STABLE_NAME, row["name"])
            if field in kind.instead and path_of(kind, self.names[kind.name][at], kind.instead[field]) not in overrides:
                row.pop(kind.instead[field], None)
            row[field] = overrides[path]
        return made


def path_of(kind: Kind, thing: str, field: str) -> str:
    return f"{kind.name}/{thing}/{field}" if kind.things else f"{kind.name}/{field}"


def printed_name(row: Mapping[str, Any]) -> str:
    """What the stable name of a row is made from: its name, or the one it had before a correction."""
    return str(row.get(STABLE_NAME, row.get("name", "")))


def printed_text(row: Mapping[str, Any], field: str, where: str) -> str:
    """A text that is printed on a thing; raises ContentError for anything else."""
    value = row.get(field)
    if not isinstance(value, str):
        raise ContentError(f"{where}: {field} should be text, not {value!r:.40}")
    if not value.strip():
        raise ContentError(f"{where}: {field} is empty")
    return value


def text_of(value: Any) -> str:
    """Plain data as text that is the same for the same data."""
    return json.dumps(value, ensure_ascii=True, sort_keys=True, separators=(",", ":"))


def short_hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def combined_hash(base: str, overrides: Mapping[str, Any]) -> str:
    """The hash of content with overrides: that of the content they belong to, if there are none."""
    return short_hash(f"{base}\n{text_of(dict(overrides))}") if overrides else base


def bounded(overrides: object) -> dict[str, Any]:
    """Overrides that somebody sent, as plain data of a reasonable size; raises ContentError."""
    if not isinstance(overrides, Mapping):
        raise ContentError("the overridden values are an object: a path and a value for each")
    if len(overrides) > MOST_OVERRIDES:
        raise ContentError(f"there are {len(overrides)} overridden values; at most {MOST_OVERRIDES} can be")
    made: dict[str, Any] = {}
    length = 0
    for path, value in overrides.items():
        if not isinstance(path, str) or len(path) > MOST_PATH or not path.isprintable():
            raise ContentError(f"{str(path)[:40]!r} is no path of an overridden value")
        check_value(value, path, 0)
        length += len(path) + len(text_of(value))
        if length > MOST_TEXT:
            raise ContentError(f"the overridden values are longer than {MOST_TEXT} letters")
        made[path] = value
    return made


def check_value(value: Any, path: str, depth: int) -> None:
    """Texts, whole numbers, true and false, lists and tables of them; nothing very large."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        if not LEAST_NUMBER <= value <= MOST_NUMBER:
            raise ContentError(f"{path}: a number is from {LEAST_NUMBER} to {MOST_NUMBER}")
    elif isinstance(value, str):
        if len(value) > MOST_LETTERS:
            raise ContentError(f"{path}: a text has at most {MOST_LETTERS} letters")
        if not value.isprintable():
            raise ContentError(f"{path}: {value[:40]!r} has letters that cannot be printed")
    elif isinstance(value, list | dict):
        if depth >= MOST_NESTING:
            raise ContentError(f"{path}: lists and tables are nested more than {MOST_NESTING} deep")
        if len(value) > MOST_ITEMS:
            raise ContentError(f"{path}: a list or a table has at most {MOST_ITEMS} items")
        if isinstance(value, dict):
            for name, item in value.items():
                if not isinstance(name, str):
                    raise ContentError(f"{path}: {str(name)[:40]!r} is no name of a field")
                check_value(name, path, depth)
                check_value(item, path, depth + 1)
        else:
            for item in value:
                check_value(item, path, depth + 1)
    else:
        raise ContentError(f"{path}: {str(value)[:40]!r} is no text, whole number, switch, list or table")


class Recent:
    """What was made recently, by a key; the least recently used goes first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[str, Any] = OrderedDict()
        self.lock = threading.Lock()

    def get(self, key: str) -> Any:
        """What is kept under the key; None if nothing is."""
        with self.lock:
            found = self.kept.get(key)
            if found is not None:
                self.kept.move_to_end(key)
            return found

    def keep(self, key: str, thing: Any) -> Any:
        """Keep it; whoever was quicker has made what all use from then on."""
        with self.lock:
            kept = self.kept.setdefault(key, thing)
            while len(self.kept) > self.most:
                self.kept.popitem(last=False)
            return kept
