"""Computer players think in a worker process, from their own view and nothing else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import engines
from engines.kernel.dice import dice
from engines.kernel.game import Action, View

log: Final = logging.getLogger(__name__)


def choose(key: str, view: View, actions: Sequence[Action[Any]], level: str, mood: str) -> int:
    """The place among `actions` of what the computer does. Runs in the worker.

    `mood` seeds the computer's own dice: it has nothing to do with the game's seed.
    """
    rules = engines.game(key)
    return list(actions).index(rules.choose(view, actions, level, dice(mood, 0, "computer")))


def _live_with_the_host() -> None:
    # Ctrl-C reaches every process of a terminal; it is the host that ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_the_host, daemon=True).start()


def _die_with_the_host() -> None:
    # A host that is killed ends nobody, and a worker that waits for work does not notice.
    host = multiprocessing.parent_process()
    if host is not None:
        host.join()
        os._exit(1)


class Computers:
    """The worker process of all computer players. It is made anew should it die."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def choose(
        self, key: str, view: View, actions: Sequence[Action[Any]], level: str, mood: str
    ) -> Action[Any]:
        """What a computer of `level` does; `actions` are its legal ones (at least one)."""
        if len(actions) == 1:
            return actions[0]
        try:
            return actions[await self._ask(key, view, actions, level, mood)]
        except BrokenProcessPool:
            if self._closed:
                raise asyncio.CancelledError from None
            log.warning("the computer players' process died; starting another")
            self._end()
            return actions[await self._ask(key, view, actions, level, mood)]

    async def _ask(self, *question: Any) -> int:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_live_with_the_host)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, choose, *question)

    def close(self) -> None:
        """End the worker, whatever it is thinking about."""
        self._closed = True
        self._end()

    def _end(self) -> None:
        if self._pool is None:
            return
        # A pool waits for what its worker is doing; a search may take longer than anybody waits.
        for worker in list(self._pool._processes.values()):  # pyright: ignore[reportPrivateUsage]
            worker.kill()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None
