"""Starting the bot: what the owner is told where it cannot be."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import HTTPClient

from bot import check as checking
from bot.__main__ import main
from bot.app import OutOfTurn
from bot.check import check
from bot.running import BAD_TOKEN, NO_TOKEN
from bot.sessions.ratings import MODEL
from bot.settings import Settings
from bot.words.sentences import PERMISSIONS
from data.store import Store
from tests.data.making import finished, result

ME = {"id": "5", "username": "bot", "discriminator": "0", "avatar": None, "flags": 0}
APPLICATION = {
    "id": "5",
    "name": "Out of Turn",
    "description": "",
    "icon": None,
    "verify_key": "",
    "flags": 0,
    "bot_public": True,
    "bot_require_code_grant": False,
    "team": None,
    "owner": ME,
    "approximate_guild_count": 3,
}


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In an empty folder, with an empty environment and no network."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "LOG_LEVEL", "DEMO_PORT"):
        monkeypatch.delenv(name, raising=False)

    async def no_network(self: HTTPClient, route: Any, **_: Any) -> Any:
        raise AssertionError(f"a test asked Discord for {route.path}")

    monkeypatch.setattr(HTTPClient, "request", no_network)


def discord_says(monkeypatch: pytest.MonkeyPatch, answer: Any) -> None:
    """What becomes of the login."""

    async def static_login(self: HTTPClient, token: str) -> Any:
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def application_info(self: HTTPClient) -> Any:
        return APPLICATION

    monkeypatch.setattr(HTTPClient, "static_login", static_login)
    monkeypatch.setattr(HTTPClient, "application_info", application_info)


def refused_login() -> discord.LoginFailure:
    return discord.LoginFailure("Improper token has been passed.")


# Settings


@pytest.mark.parametrize("command", [["run"], ["demo"], ["check"], []])
def test_settings_nobody_can_run_with_are_told_before_anything_else(monkeypatch, capsys, command):
    monkeypatch.setenv("DEMO_PORT", "eighty")
    monkeypatch.setenv("LOG_LEVEL", "loud")
    assert main(command) == 2
    assert capsys.readouterr().err.splitlines() == [
        "DEMO_PORT must be a number of at least 0, not 'eighty'.",
        "LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR, not 'LOUD'.",
    ]


# Tokens


@pytest.mark.parametrize("command", ["run", "sync"])
def test_without_a_token_the_owner_is_told_where_it_goes(caplog, command):
    assert main([command]) == 2
    assert [each.getMessage() for each in caplog.records] == [NO_TOKEN]


@pytest.mark.parametrize("command", ["run", "sync"])
def test_a_token_that_discord_does_not_take_is_told_as_that(monkeypatch, caplog, command):
    monkeypatch.setenv("DISCORD_TOKEN", "wrong")
    discord_says(monkeypatch, refused_login())
    assert main([command]) == 2
    problems = [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert [(each.getMessage(), each.exc_info) for each in problems] == [(BAD_TOKEN, None)]


@pytest.mark.parametrize("command", ["run", "sync"])
def test_without_a_network_the_owner_is_told_so(monkeypatch, caplog, command):
    monkeypatch.setenv("DISCORD_TOKEN", "right")
    discord_says(monkeypatch, OSError("Cannot connect to host discord.com:443"))
    assert main([command]) == 1
    (problem,) = [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert problem.getMessage().startswith("Discord cannot be reached: ")
    assert problem.exc_info is None


def test_no_token_stands_in_the_log(monkeypatch, caplog, capsys):
    monkeypatch.setenv("DISCORD_TOKEN", "secret-token")
    monkeypatch.setenv("LOG_LEVEL", "DEBUG")
    discord_says(monkeypatch, refused_login())
    with caplog.at_level(logging.DEBUG):
        main(["run"])
    captured = capsys.readouterr()
    assert "secret-token" not in caplog.text + captured.out + captured.err


# Databases


@pytest.mark.parametrize("command", ["run", "sync"])
@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("sqlite+aiosqlite:///no/such/folder/x.sqlite3", "unreachable"),
        ("nonsense", "unreachable"),
        ("sqlite+aiosqlite:///rubbish.sqlite3", "corrupt"),
    ],
)
def test_a_database_that_cannot_be_used_is_named(monkeypatch, caplog, command, url, code):
    Path("rubbish.sqlite3").write_bytes(b"this is no database, whatever its name says" * 50)
    monkeypatch.setenv("DISCORD_TOKEN", "right")
    monkeypatch.setenv("DATABASE_URL", url)
    discord_says(monkeypatch, ME)
    assert main([command]) == 2
    problems = [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert [each.exc_info for each in problems] == [None]
    assert problems[0].getMessage().startswith(f"The database {url} cannot be used: {code}")


def test_registering_the_commands_names_them(monkeypatch, caplog):
    monkeypatch.setenv("DISCORD_TOKEN", "right")
    discord_says(monkeypatch, ME)
    sent: list[Any] = []

    async def register(self: HTTPClient, application: int, payload: list[Any]) -> list[Any]:
        sent.extend(payload)
        own = {"application_id": "5", "version": "1"}
        return [{**each, **own, "id": str(n)} for n, each in enumerate(payload, 1)]

    monkeypatch.setattr(HTTPClient, "bulk_upsert_global_commands", register)
    with caplog.at_level(logging.INFO):
        assert main(["sync"]) == 0
    names = {each["name"] for each in sent}
    assert {"locus", "table", "hand", "rules", "settings"} <= names
    assert all(f"/{name}" in caplog.text for name in names)


# python -m bot check


async def test_the_check_names_what_is_well_and_what_is_not(capsys):
    assert await check(Settings()) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("ok    database sqlite+aiosqlite:///outofturn.sqlite3: 0 running")
    assert lines[1].startswith("ok    pictures: painted one of ")
    assert lines[2] == f"WRONG {NO_TOKEN}"


async def test_the_check_says_how_to_mend_a_database(capsys):
    await check(Settings(database="sqlite+aiosqlite:///no/such/folder/x.sqlite3"))
    assert checking.MENDS["unreachable"] in capsys.readouterr().out


async def test_the_check_finds_a_database_that_is_locked(capsys, monkeypatch):
    settings = Settings()
    await check(settings)
    other = sqlite3.connect("outofturn.sqlite3", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    opened = checking.Store.open
    monkeypatch.setattr(checking.Store, "open", lambda url: opened(url, patience=0))
    await check(settings)
    other.close()
    assert checking.MENDS["locked"] in capsys.readouterr().out


async def test_the_check_finds_a_wrong_token(capsys, monkeypatch):
    discord_says(monkeypatch, refused_login())
    assert await check(Settings(token="wrong")) == 1
    assert f"WRONG {BAD_TOKEN}" in capsys.readouterr().out


@pytest.mark.parametrize("registered", [True, False])
async def test_the_check_finds_whether_commands_are_registered(capsys, monkeypatch, registered):
    discord_says(monkeypatch, ME)
    command = {"id": "1", "application_id": "5", "version": "1", "name": "locus", "description": ""}

    async def commands(self: HTTPClient, application: int) -> list[Any]:
        return [{**command, "type": 1, "options": []}] if registered else []

    monkeypatch.setattr(HTTPClient, "get_global_commands", commands)
    assert await check(Settings(token="right")) == (0 if registered else 1)
    out = capsys.readouterr().out
    assert ("ok    commands: /locus" in out) is registered
    assert ("WRONG no slash commands are registered" in out) is not registered
    assert "https://discord.com/oauth2/authorize?client_id=5" in out


def test_the_invitation_asks_for_what_the_bot_misses_otherwise():
    needed = discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
    assert needed == checking.PERMISSIONS


# Intents


async def test_the_bot_listens_to_servers_and_nothing_else():
    bot = OutOfTurn(Settings())
    assert [name for name, on in bot.intents if on] == ["guilds"]
    assert not bot.allowed_mentions.everyone
    bot.painter.close()


def test_ratings_are_worked_out_anew_without_discord():
    async def with_ratings_of_another_formula() -> None:
        async with await Store.open(Settings().database) as store:
            await finished(store, "a", result(1, "u:7"), result(2, "u:8"), at=200.0)

    async def ratings() -> list[float]:
        async with await Store.open(Settings().database) as store:
            found = await store.results.ratings("locus", ["u:7", "u:8"])
            return [found[player].mu for player in ("u:7", "u:8")]

    asyncio.run(with_ratings_of_another_formula())
    start = MODEL.rating().mu
    assert main(["rate"]) == 0
    first, second = asyncio.run(ratings())
    assert first - start == pytest.approx(start - second)
