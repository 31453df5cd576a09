"""What the owner of the bot sets, in the environment or in `.env`."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from dotenv import dotenv_values

FILE: Final = Path(".env")
HIGHEST_PORT: Final = 65535


class SettingsError(Exception):
    """Settings that nobody can run with: one sentence a problem, for the owner."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How this process runs. Seconds are seconds."""

    token: str = ""
    """Empty: there is no Discord to go to, only the demo."""
    database: str = "sqlite+aiosqlite:///outofturn.sqlite3"
    log_level: str = "INFO"
    think: float = 1.2
    """How long a computer player waits before it acts, so that people can follow."""
    refresh: float = 1.2
    """The shortest time between two edits of one message."""
    patience: float = 6.0
    """How long an edit waits that says nothing urgent: it may be out of date by then."""
    grace: float = 15.0
    """The least time that anybody has left after a restart."""
    lobby: float = 900.0
    """How long a table waits to be started."""
    deserted: float = 600.0
    """How long a table goes on without any person."""
    old: float = 3600.0
    """The age at which a table's message is posted anew instead of edited."""
    dm_budget: int = 10
    """How many new channels for direct messages the bot opens in ten minutes; 0: hands are shown
    at the table alone."""
    demo_port: int = 8000


_NAMES: Final = {
    "token": "DISCORD_TOKEN",
    "database": "DATABASE_URL",
    "log_level": "LOG_LEVEL",
    "think": "COMPUTER_PAUSE",
    "refresh": "REFRESH_SECONDS",
    "patience": "PATIENCE_SECONDS",
    "grace": "RESTART_GRACE",
    "lobby": "LOBBY_SECONDS",
    "deserted": "DESERTED_SECONDS",
    "old": "REPOST_SECONDS",
    "dm_budget": "DM_BUDGET",
    "demo_port": "DEMO_PORT",
}


def from_environment(environment: Mapping[str, str], file: Path = FILE) -> Settings:
    """Read the settings; the environment wins over the file. Raises SettingsError."""
    told = {**{k: v for k, v in dotenv_values(file).items() if v is not None}, **environment}
    raw = {
        field: told[name].strip() for field, name in _NAMES.items() if told.get(name, "").strip()
    }
    problems: list[str] = []
    values: dict[str, object] = {}
    kinds = Settings.__annotations__
    for field, text in raw.items():
        try:
            values[field] = _read(kinds[field], text)
        except ValueError:
            problems.append(f"{_NAMES[field]} must be a number of at least 0, not {text!r}.")
    level = str(values.get("log_level", "INFO")).upper()
    if level not in logging.getLevelNamesMapping():
        problems.append(f"LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR, not {level!r}.")
    if not problems:
        settings = msgspec.convert({**values, "log_level": level}, Settings)
        if settings.demo_port <= HIGHEST_PORT:
            return settings
        problems.append(f"DEMO_PORT must be a port from 0 to {HIGHEST_PORT}.")
    raise SettingsError(problems)


def _read(kind: str, text: str) -> object:
    if kind == "str":
        return text
    number = int(text) if kind == "int" else float(text)
    if not 0 <= number < float("inf"):
        raise ValueError(text)
    return number
