"""What the owner sets, and what they are told where nobody can run with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, from_environment


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    """A `.env` that is not there yet."""
    return tmp_path / ".env"


def problems(environment: dict[str, str], file: Path) -> list[str]:
    with pytest.raises(SettingsError) as refused:
        from_environment(environment, file)
    assert str(refused.value) == "\n".join(refused.value.problems)
    return refused.value.problems


def test_without_any_there_are_the_defaults(env_file):
    assert from_environment({}, env_file) == Settings()


def test_the_environment_is_read(env_file):
    told = {
        "DISCORD_TOKEN": " abc ",
        "DATABASE_URL": "sqlite+aiosqlite:///x",
        "LOG_LEVEL": "debug",
        "COMPUTER_PAUSE": "0",
        "REFRESH_SECONDS": "2.5",
        "DM_BUDGET": "3",
        "DEMO_PORT": "9000",
        "PATH": "/bin",
    }
    read = from_environment(told, env_file)
    assert (read.token, read.log_level, read.think) == ("abc", "DEBUG", 0)
    assert (read.refresh, read.demo_port, read.dm_budget) == (2.5, 9000, 3)
    assert read.database == told["DATABASE_URL"]


def test_the_environment_wins_over_the_file(env_file):
    env_file.write_text("DISCORD_TOKEN=file\nCOMPUTER_PAUSE=3\n", "utf-8")
    read = from_environment({"DISCORD_TOKEN": "env"}, env_file)
    assert (read.token, read.think) == ("env", 3)


def test_what_is_left_empty_has_its_default(env_file):
    env_file.write_text("DISCORD_TOKEN=\nDATABASE_URL=  \nDEMO_PORT\n", "utf-8")
    assert from_environment({"LOG_LEVEL": " "}, env_file) == Settings()


@pytest.mark.parametrize(
    "name",
    [
        "COMPUTER_PAUSE",
        "REFRESH_SECONDS",
        "PATIENCE_SECONDS",
        "RESTART_GRACE",
        "LOBBY_SECONDS",
        "DESERTED_SECONDS",
        "REPOST_SECONDS",
        "DM_BUDGET",
        "DEMO_PORT",
    ],
)
@pytest.mark.parametrize("value", ["soon", "-1", "nan", "inf", "1,5"])
def test_a_number_that_is_none_is_named(env_file, name, value):
    (problem,) = problems({name: value}, env_file)
    assert problem == f"{name} must be a number of at least 0, not {value!r}."


@pytest.mark.parametrize(("value", "budget"), [("0", 0), ("1000", 1000)])
def test_a_budget_may_be_none_at_all_or_large(env_file, value, budget):
    assert from_environment({"DM_BUDGET": value}, env_file).dm_budget == budget


def test_a_budget_is_a_whole_number(env_file):
    (problem,) = problems({"DM_BUDGET": "2.5"}, env_file)
    assert problem.startswith("DM_BUDGET must be a")


@pytest.mark.parametrize("value", ["65536", "8000.5"])
def test_a_port_is_a_whole_number_that_can_be_one(env_file, value):
    (problem,) = problems({"DEMO_PORT": value}, env_file)
    assert problem.startswith("DEMO_PORT must be a")


def test_a_level_of_logging_that_does_not_exist_is_named(env_file):
    (problem,) = problems({"LOG_LEVEL": "loud"}, env_file)
    assert problem == "LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR, not 'LOUD'."


def test_all_problems_are_told_at_once(env_file):
    assert (
        len(problems({"LOG_LEVEL": "loud", "DEMO_PORT": "x", "RESTART_GRACE": "y"}, env_file)) == 3
    )
