"""Lets what nobody waits for happen one at a time, between what somebody does wait for."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """One turn in each round of the event loop, first come, first served.

    A round does whatever is ready. Work that comes by turns holds up an answer by one piece of
    itself at most, however much of it has gathered; where nothing else is to be done the rounds
    follow one another at once.
    """

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._called = False

    async def take(self) -> None:
        """Come back when it is this caller's turn."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        self._call()
        await turn

    def _call(self) -> None:
        if self._waiting and not self._called:
            self._called = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._called = False
        turn = self._waiting.popleft()
        if not turn.done():  # else its caller has been cancelled
            turn.set_result(None)
        self._call()
