"""`python -m bot run | demo | check | sync | rate | verify`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path

from bot.settings import Settings, SettingsError, from_environment


def main(arguments: list[str] | None = None) -> int:
    """Do one of the commands; returns the exit status."""
    asked = _parser().parse_args(arguments)
    try:
        settings = from_environment(os.environ)
    except SettingsError as error:
        for problem in error.problems:
            print(problem, file=sys.stderr)
        return 2
    logging.basicConfig(
        level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    if settings.log_level != "DEBUG":
        logging.getLogger("alembic").setLevel(logging.WARNING)
    deeds: dict[str, Callable[[], int]] = {
        "run": lambda: _run(settings),
        "demo": lambda: _demo(settings),
        "check": lambda: _check(settings),
        "sync": lambda: _sync(settings),
        "rate": lambda: _rate(settings),
        "verify": lambda: _verify(asked.record),
    }
    return deeds[asked.command or _usual(settings)]()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("run", help="run on Discord")
    commands.add_parser("demo", help="play in a browser, against a simulated Discord")
    commands.add_parser("check", help="say what is wrong with token, permissions, database")
    commands.add_parser("sync", help="register the slash commands")
    commands.add_parser("rate", help="work out all ratings anew, from the games played")
    verify = commands.add_parser("verify", help="deal a finished game again from its record")
    verify.add_argument("record", type=Path)
    return parser


def _usual(settings: Settings) -> str:
    """With a token the bot runs on Discord; without one it can be tried in a browser."""
    return "run" if settings.token else "demo"


def _run(settings: Settings) -> int:
    from bot import runtime
    from bot.running import run

    return runtime.run(run(settings))


def _demo(settings: Settings) -> int:
    if settings.log_level != "DEBUG":  # its notes would push the page's address away
        logging.getLogger("discord").setLevel(logging.ERROR)
    try:
        from bot.demo import demo
    except ModuleNotFoundError as error:
        print(f"The demo needs {error.name}: pip install 'out-of-turn[demo]'", file=sys.stderr)
        return 2
    return asyncio.run(demo(settings))


def _check(settings: Settings) -> int:
    from bot.check import check

    return asyncio.run(check(settings))


def _sync(settings: Settings) -> int:
    from bot.running import sync

    return asyncio.run(sync(settings))


def _rate(settings: Settings) -> int:
    from bot.running import rate_anew

    return asyncio.run(rate_anew(settings))


def _verify(record: Path) -> int:
    from bot.record import Mismatch, verify

    try:
        proven = verify(record.read_bytes())
    except (OSError, Mismatch) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{proven.game}: all {len(proven.steps)} steps follow from the seed {proven.seed}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
