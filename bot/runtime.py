"""How Python runs the bot: its event loop, the turns of its threads, its collector of garbage."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")

THREAD_TURN: Final = 0.001
"""Seconds after which a thread that paints lets the event loop go on. Python's own 5 ms are more
than most answers take."""
YOUNG, GROWN, OLD = 2_000, 10, 10
"""How much is made before the collector looks through it. One click makes thousands of things,
and nearly all of them go by themselves."""


def run(main: Coroutine[Any, Any, T]) -> T:
    """`main` to its end: on uvloop where it is installed, else on Python's own event loop."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.run(main)
    return uvloop.run(main)


def keep_steady() -> None:
    """Shorten what holds everything up. For when all is loaded, before the first event arrives.

    What there is by then stays, so the collector need not look through it ever again: it would
    stop all threads for a tenth of a second and more.
    """
    sys.setswitchinterval(THREAD_TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, GROWN, OLD)
