"""Settings: what whoever runs a server can choose, by flag (`--public-url`) or environment (`STARBOARD_PUBLIC_URL`).

Each says what it is for; `starboard serve --help` is made from this list. A flag wins over the environment.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

T = TypeVar("T")
Plain = str | int | float | bool | tuple[str, ...]

PREFIX = "STARBOARD_"
WEB_ADDRESS = re.compile(r"https?://[A-Za-z0-9._-]+(:[0-9]{1,5})?/?|https?://\[[0-9a-fA-F:.]+\](:[0-9]{1,5})?/?")
ON, OFF = ("1", "on", "true", "yes"), ("0", "off", "false", "no")


class SettingError(Exception):
    """A setting has a value that cannot be; says what would be right."""


def setting(default: T, shape: str, about: str, *, least: float = 0, most: float = 1e9, each: bool = False) -> T:
    """A field with what `--help` says of it, and for a number the least and the most it may be; `each`: every part
    has a flag of its own."""
    told = {"shape": shape, "about": about, "least": least, "most": most, "each": each}
    made: T = field(default=default, metadata=told)
    return made


@dataclass(frozen=True)
class Settings:
    """How one server runs."""

    host: str = setting("127.0.0.1", "ADDRESS", "the address to listen on; 0.0.0.0 lets other machines in")
    port: int = setting(8000, "PORT", "the port to listen on; 0 takes any free one", most=65535)
    database: str = setting(
        "",
        "URL",
        "where games are kept: sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME; without it an SQLite file in "
        "your data folder. Several servers may share one PostgreSQL database",
    )
    public_url: str = setting(
        "",
        "URL",
        "the address people type, such as https://games.example.org; needed behind a proxy: cookies, the check of "
        "where requests come from, and links in messages go by it",
    )
    allow_origin: tuple[str, ...] = setting(
        (), "ORIGINS", "further addresses under which this server's own pages are opened, with commas between"
    )
    trust_proxy: tuple[str, ...] = setting(
        (), "ADDRESSES", "proxies in front, with commas between, whose word on a client's address is believed"
    )
    secret_key: str = setting(
        "",
        "KEY",
        "what cookies are signed with, 32 letters or more; better given by the environment, where other users of the "
        "machine cannot see it; without it the server makes one and keeps it in the database",
    )
    processes: int = setting(
        1, "N", "processes that serve behind one port; more than one needs a PostgreSQL database", least=1, most=64
    )
    workers: int = setting(max(1, (os.cpu_count() or 2) - 1), "N", "processes that bots think in", least=1, most=64)
    think_seconds: float = setting(
        2.0, "SECONDS", "how long a bot may think about one decision before it is asked to answer", least=0.05, most=600
    )
    bot: tuple[str, ...] = setting(
        (),
        "NAME=cmd:COMMAND",
        "a program of yours that people may play against, by a name; may be given several times (in the environment, "
        "one on each line). It runs as you do: name only what you trust",
        each=True,
    )
    notify: bool = setting(True, "", "tell people that it is their turn by browser push and at the addresses they gave")
    notify_schemes: tuple[str, ...] = setting(
        ("mailtos", "ntfys", "tgram", "discord", "slack", "matrixs"),
        "SCHEMES",
        "the kinds of addresses people may give, as apprise names them, with commas between; json and jsons (webhooks "
        "to any host) only where everybody is trusted",
    )
    notify_private: bool = setting(
        False, "", "send also to hosts in private networks, and push without https; only where everybody is trusted"
    )
    requests_per_minute: int = setting(
        600, "N", "how many requests one person may send; an address, which many may share, five times as many; 0: any"
    )
    messages_per_minute: int = setting(
        1200, "N", "how many messages one person may send while playing; an address five times as many; 0: any"
    )
    logins_per_minute: int = setting(10, "N", "how often a password may be tried for a name or from an address; 0: any")
    people_per_hour: int = setting(120, "N", "how many new people may come from one address; 0: any")
    tables_per_hour: int = setting(240, "N", "how many tables one person may make; 0: any")
    sockets_per_address: int = setting(200, "N", "how many WebSockets one address may hold open; 0: any")
    connections_per_address: int = setting(
        400, "N", "how many connections of any kind one address may hold open, trusted proxies excepted; 0: any"
    )
    packs: str = setting(
        "",
        "FOLDER",
        "where content packs are looked for; without it the folder packs in your data folder, where `starboard content "
        "install` puts them",
    )
    backups: str = setting(
        "",
        "FOLDER",
        "where the database is saved before a newer version changes its tables; without it beside the SQLite file, or "
        "with PostgreSQL in your data folder",
    )
    upgrade_backup: bool = setting(True, "", "save the database before a newer version changes its tables")
    keep_guest_tables: int = setting(
        0,
        "DAYS",
        "how long finished games are kept at which nobody with a password sat, and guests who have no other; 0: for "
        "ever",
        most=36500,
    )
    metrics_token: str = setting(
        "", "TOKEN", "what /metrics asks for (Authorization: Bearer TOKEN); without it only this machine may read it"
    )
    log_format: str = setting("text", "FORMAT", "text for people, or json: one object on each line")
    log_level: str = setting("info", "LEVEL", "debug, info, warning or error")
    shutdown_seconds: int = setting(
        10, "SECONDS", "how long to wait for open requests when told to stop", least=1, most=600
    )

    def __post_init__(self) -> None:
        for one in fields(self):
            value, info = getattr(self, one.name), one.metadata
            is_number = isinstance(value, int | float) and not isinstance(value, bool)
            if is_number and not info["least"] <= value <= info["most"]:
                raise SettingError(f"{flag(one.name)} goes from {info['least']:g} to {info['most']:g}, not {value}")
        if self.log_format not in ("text", "json"):
            raise SettingError(f"--log-format is text or json, not {self.log_format[:40]!r}")
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise SettingError(f"--log-level is debug, info, warning or error, not {self.log_level[:40]!r}")
        if self.processes > 1 and not self.database.startswith("postgres"):
            raise SettingError("--processes: an SQLite file is for one process; name a PostgreSQL database")
        if self.secret_key and len(self.secret_key) < 32:
            raise SettingError("--secret-key has 32 letters or more; without one the server makes its own")
        for text in self.bot:
            if not re.fullmatch(r"[^=:]+=cmd:.*\S.*", text, flags=re.DOTALL):
                raise SettingError(f"--bot is NAME=cmd:COMMAND, not {text[:60]!r}")
        for name in ("public_url", "allow_origin"):
            for url in [self.public_url] if name == "public_url" else self.allow_origin:
                if url and not WEB_ADDRESS.fullmatch(url):
                    raise SettingError(f"{flag(name)} is an address like https://games.example.org, not {url[:60]!r}")

    @property
    def secure(self) -> bool:
        """Do people come by https?"""
        return self.public_url.startswith("https:")


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def variable(name: str) -> str:
    return PREFIX + name.upper()


def read(name: str, text: str) -> Plain:
    """The value that a word of the command line or the environment means; raises SettingError."""
    default = getattr(Settings, name)
    if isinstance(default, bool):
        if text.lower() not in ON + OFF:
            raise SettingError(f"{flag(name)} is on or off, not {text[:40]!r}")
        return text.lower() in ON
    if isinstance(default, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if isinstance(default, str):
        return text
    try:
        return int(text) if isinstance(default, int) else float(text)
    except ValueError:
        kind = "a whole number" if isinstance(default, int) else "a number"
        raise SettingError(f"{flag(name)} is {kind}, not {text[:40]!r}") from None


def settings_from(given: Mapping[str, Any], environment: Mapping[str, str], **usual: Any) -> Settings:
    """Settings by flags, else by the environment, else as usual here. What is set to nothing counts as not set."""
    values = dict(usual)
    for one in fields(Settings):
        text = given.get(one.name)
        if text is None:
            text = environment.get(variable(one.name)) or None
        if one.metadata["each"] and text is not None:
            values[one.name] = tuple(text if isinstance(text, list) else filter(None, text.splitlines()))
        elif isinstance(text, str):
            values[one.name] = read(one.name, text)
    return Settings(**values)
