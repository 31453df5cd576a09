"""Runs `python -m bot demo` as people do, and finds out where its page is."""

from __future__ import annotations

import os
import re
import selectors
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
START: Final = 60.0
"""Seconds that the demo may take until it says where it is."""
STOP: Final = 10.0
"""Seconds that it may take to end."""
QUICK: Final = {"DEMO_PORT": "0", "COMPUTER_PAUSE": "0", "REFRESH_SECONDS": "0.2"}
"""Any free port, and little of the pauses that are there for people to follow: with none at all
every play of a computer would be painted and sent."""


class Demo(NamedTuple):
    """A running demo."""

    url: str
    process: subprocess.Popen[bytes]

    def stop(self) -> int:
        """Ask it to end as a terminal that closes does; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(STOP)


@contextmanager
def running() -> Generator[Demo]:
    """A demo of its own. AssertionError where it does not start, or does not end as it should."""
    command = [sys.executable, "-m", "bot", "demo"]
    environment = os.environ | QUICK
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as process:
        try:
            demo = Demo(_address(process), process)
            yield demo
            assert demo.stop() == 0, "the demo ended with an error"
        finally:
            process.kill()


def _address(process: subprocess.Popen[bytes]) -> str:
    """What the demo prints as its address. AssertionError where it ends or is silent instead."""
    assert process.stdout is not None
    said = ""
    with selectors.DefaultSelector() as waiting:
        waiting.register(process.stdout, selectors.EVENT_READ)
        while not (found := re.search(r"http://\S+#\S+\n", said)):
            assert waiting.select(START), f"the demo says nothing after {said!r}"
            read = os.read(process.stdout.fileno(), 1000)
            assert read, f"the demo ended after {said!r}"
            said += read.decode()
    return found.group().strip()
