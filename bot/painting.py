"""Paints pictures beside the event loop: one worker thread, one picture at a time."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from render.paint import png
from render.scene import Scene


class Painter:
    """Turns scenes into image bytes without holding up the event loop."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="painter")

    async def paint(self, scene: Scene) -> bytes:
        """`scene` as a PNG file."""
        return await asyncio.get_running_loop().run_in_executor(self._worker, png, scene)

    def close(self) -> None:
        """Let the worker go once it has finished."""
        self._worker.shutdown(wait=False, cancel_futures=True)
