"""Settings: by flag, by environment, as usual; and what is wrong with one is said in a sentence."""

from __future__ import annotations

import argparse
from dataclasses import fields

import pytest

from starboard.cli.arguments import Parser
from starboard.cli.serve import add_settings
from starboard.server.settings import SettingError, Settings, flag, settings_from, variable


def test_a_flag_wins_over_the_environment_and_both_over_what_is_usual() -> None:
    environment = {"STARBOARD_PORT": "9001", "STARBOARD_HOST": "0.0.0.0"}
    found = settings_from({"port": "9002"}, environment, host="::1", database="sqlite:///here.db")
    assert found.port == 9002
    assert found.host == "0.0.0.0"
    assert found.database == "sqlite:///here.db"
    assert found.think_seconds == Settings.think_seconds


def test_an_empty_variable_sets_nothing() -> None:
    assert settings_from({}, {"STARBOARD_PORT": ""}).port == Settings.port


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("notify", "off", False),
        ("notify", "TRUE", True),
        ("allow_origin", "https://a.example, https://b.example", ("https://a.example", "https://b.example")),
        ("allow_origin", " ", ()),
        ("think_seconds", "0.5", 0.5),
        ("workers", "3", 3),
    ],
)
def test_words_are_read_as_what_the_setting_is(name: str, text: str, value: object) -> None:
    assert getattr(settings_from({name: text}, {}), name) == value


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("port", "http", "--port is a whole number"),
        ("port", "70000", "--port goes from 0 to 65535"),
        ("workers", "0", "--workers goes from 1 to 64"),
        ("think_seconds", "soon", "--think-seconds is a number"),
        ("think_seconds", "nan", "--think-seconds goes from"),
        ("notify", "perhaps", "--notify is on or off"),
        ("log_format", "xml", "--log-format is text or json"),
        ("log_level", "loud", "--log-level is debug"),
        ("secret_key", "short", "--secret-key has 32 letters"),
        ("public_url", "games.example.org", "--public-url is an address like https://"),
        ("allow_origin", "*", "--allow-origin is an address like https://"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(name: str, text: str, said: str) -> None:
    with pytest.raises(SettingError, match=said):
        settings_from({name: text}, {})


def test_help_explains_every_setting_with_its_variable_and_its_default() -> None:
    parser = Parser(prog="starboard serve", formatter_class=lambda prog: argparse.HelpFormatter(prog, width=10_000))
    add_settings(parser)
    text = parser.format_help()
    for one in fields(Settings):
        assert f"{flag(one.name)} " in text
        assert f"[{variable(one.name)}" in text
        assert one.metadata["about"] in text
    assert "default: 127.0.0.1]" in text
