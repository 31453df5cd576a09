"""How Python runs the bot."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator

import pytest

from bot import runtime


@pytest.fixture
def as_before() -> Iterator[None]:
    """Leave the interpreter as it was."""
    turn, thresholds = sys.getswitchinterval(), gc.get_threshold()
    yield
    sys.setswitchinterval(turn)
    gc.set_threshold(*thresholds)
    gc.unfreeze()


async def loop_of() -> str:
    return type(asyncio.get_running_loop()).__module__


def test_it_runs_on_the_fast_loop_where_there_is_one():
    pytest.importorskip("uvloop")
    assert runtime.run(loop_of()) == "uvloop"


def test_it_runs_on_pythons_own_loop_where_there_is_none(monkeypatch):
    monkeypatch.setitem(sys.modules, "uvloop", None)
    assert runtime.run(loop_of()).startswith("asyncio")


@pytest.mark.usefixtures("as_before")
def test_threads_take_short_turns_and_what_is_loaded_is_not_looked_through_again(monkeypatch):
    monkeypatch.setattr(gc, "collect", lambda: 0)  # what other tests left is not this one's
    runtime.keep_steady()
    assert sys.getswitchinterval() == pytest.approx(runtime.THREAD_TURN)
    assert gc.get_freeze_count() > len(sys.modules)
