"""Who may import whom. The tree shows the architecture; this keeps it true."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[1]

OURS = {
    "engines": {"engines.kernel.*"},
    "render": {"render.*", "engines.kernel.*", "engines.*.view", "engines.poker.cards"},
    "data": {"data.*", "engines.kernel.*"},
    "bot": {"bot.*", "render.*", "data.*", "engines", "engines.kernel.*"},
    "cogs": {"cogs.*", "bot.*", "render.*", "engines.*"},
}
"""What of the project a layer may import; `x.*` is `x` and all that lies below it."""

OTHERS = {
    "engines": {"msgspec"},
    "render": {"msgspec", "PIL", "isal"},
    "data": {"msgspec", "sqlalchemy", "alembic", "aiosqlite", "asyncpg", "openskill"},
}
"""Other people's packages; bot and cogs may import any but those of the layers below."""

HIDDEN_BELOW = {"PIL", "isal", "sqlalchemy", "alembic", "aiosqlite", "asyncpg"}

IMPURE = {
    "asyncio",
    "concurrent",
    "ctypes",
    "datetime",
    "getpass",
    "glob",
    "http",
    "importlib",
    "locale",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "platform",
    "secrets",
    "select",
    "shutil",
    "signal",
    "socket",
    "sqlite3",
    "ssl",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
"""What of the standard library knows the clock, the machine or other threads."""


def is_module(name: str) -> bool:
    """Whether a name of ours is a module: `from engines import game` imports a function."""
    place = ROOT.joinpath(*name.split("."))
    return place.is_dir() or place.with_suffix(".py").is_file()


def imported(source: str) -> Iterator[str]:
    """The dotted name of everything imported, in functions and for types too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if is_module(inner) or node.module == "random" else str(node.module)


def ours(file: PurePosixPath) -> set[str]:
    """What of the project the module at `file` may import."""
    layer, *inner = file.parts
    if layer != "engines":
        return OURS[layer]
    if inner == ["__init__.py"]:
        return {"engines.*"}
    if inner[0] == "kernel":
        return OURS["engines"]
    return OURS["engines"] | {"engines.poker.*", f"engines.{inner[0]}.*"}


def may_import(file: PurePosixPath, name: str) -> bool:
    """Whether the module at `file` may import `name`."""
    layer, top = file.parts[0], name.partition(".")[0]
    if top in (*OURS, "tests"):
        return any(fnmatchcase(f"{name}.", f"{one}.") or name == one[:-2] for one in ours(file))
    if top in sys.stdlib_module_names:
        impure = top in IMPURE or (top == "random" and name != "random.Random")
        return layer != "engines" or not impure
    return top in OTHERS[layer] if layer in OTHERS else top not in HIDDEN_BELOW


def wrong_imports(file: str, source: str) -> set[str]:
    """The arrows in `source` that a module at `file` may not draw."""
    place = PurePosixPath(file)
    return {name for name in imported(source) if not may_import(place, name)}


FILES = sorted(
    path.relative_to(ROOT).as_posix() for layer in OURS for path in (ROOT / layer).rglob("*.py")
)


@pytest.mark.parametrize("file", FILES)
def test_imports_go_down_only(file):
    assert wrong_imports(file, (ROOT / file).read_text("utf-8")) == set()


@pytest.mark.parametrize(
    ("file", "source", "name"),
    [
        ("engines/locus/game.py", "import engines.asnas.game", "engines.asnas.game"),
        ("engines/locus/game.py", "from engines.asnas import game", "engines.asnas.game"),
        ("engines/locus/game.py", "from engines import game", "engines"),
        ("engines/locus/game.py", "from render import scene", "render.scene"),
        ("engines/locus/game.py", "from tests.engines import toy", "tests.engines.toy"),
        ("engines/locus/game.py", "import discord", "discord"),
        ("engines/locus/game.py", "import time", "time"),
        ("engines/locus/game.py", "from os.path import join", "os.path"),
        ("engines/locus/game.py", "import random", "random"),
        ("engines/locus/game.py", "from random import choice", "random.choice"),
        ("engines/locus/game.py", "def f():\n    from secrets import token_hex", "secrets"),
        ("engines/kernel/game.py", "from engines.locus.game import Locus", "engines.locus.game"),
        ("engines/kernel/game.py", "from engines.poker import cards", "engines.poker.cards"),
        ("engines/poker/cards.py", "import engines.locus", "engines.locus"),
        ("engines/__init__.py", "import bot", "bot"),
        ("render/locus.py", "from engines.locus.state import LocusState", "engines.locus.state"),
        ("render/locus.py", "import engines", "engines"),
        ("render/locus.py", "import engines.poker", "engines.poker"),
        ("render/locus.py", "from data import store", "data.store"),
        ("render/locus.py", "import discord", "discord"),
        ("data/store.py", "from engines.locus.game import Locus", "engines.locus.game"),
        ("data/store.py", "from engines import GAMES", "engines"),
        ("data/store.py", "import PIL.Image", "PIL.Image"),
        ("bot/record.py", "from engines.locus.game import Locus", "engines.locus.game"),
        ("bot/record.py", "from engines.poker import cards", "engines.poker.cards"),
        ("bot/record.py", "import cogs", "cogs"),
        ("bot/record.py", "from sqlalchemy import select", "sqlalchemy"),
        ("bot/record.py", "from tests import limits", "tests.limits"),
        ("cogs/locus.py", "from data import store", "data.store"),
        ("cogs/locus.py", "from PIL import Image", "PIL"),
    ],
)
def test_an_arrow_that_goes_up_is_found(file, source, name):
    assert wrong_imports(file, source) == {name}


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("engines/__init__.py", "from engines.locus.game import Locus"),
        ("engines/locus/game.py", "from engines.locus import players"),
        ("engines/locus/players/easy.py", "from engines.locus.view import LocusView"),
        ("engines/locus/hands.py", "from engines.poker.cards import Card"),
        ("engines/kernel/game.py", "from random import Random\nimport msgspec, re"),
        ("render/locus.py", "from engines.locus.view import LocusView\nfrom PIL import Image"),
        ("render/locus.py", "from engines.locus import view"),
        ("data/store.py", "import asyncio\nfrom sqlalchemy.ext.asyncio import AsyncEngine"),
        ("bot/record.py", "import engines, discord\nfrom engines import game"),
        ("cogs/locus.py", "from engines.locus.view import LocusView\nimport bot.faces"),
    ],
)
def test_an_arrow_that_goes_down_is_allowed(file, source):
    assert wrong_imports(file, source) == set()


def test_every_layer_is_looked_at():
    assert {file.partition("/")[0] for file in FILES} == set(OURS)
