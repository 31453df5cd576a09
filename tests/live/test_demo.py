"""The demo as people meet it: `python -m bot demo`, and a browser at the page that it prints."""

from __future__ import annotations

import os
import re
import selectors
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.live.browser import PHONE, Window, browser

ROOT: Final = Path(__file__).parents[2]
START: Final = 20.0
"""Seconds that the demo may take until it says where it is."""
STOP: Final = 5.0
"""Seconds that it may take to end."""
QUICK: Final = {"DEMO_PORT": "0", "COMPUTER_PAUSE": "0", "REFRESH_SECONDS": "0"}
"""Any free port, and none of the pauses that are there for people to follow."""
FACE_UP: Final = re.compile(r"[A-H]\d face up \+\d+")


class Demo(NamedTuple):
    """A running demo."""

    url: str
    process: subprocess.Popen[bytes]

    def stop(self) -> int:
        """Ask it to end as a terminal that closes does; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(STOP)


@pytest.fixture
def demo() -> Iterator[Demo]:
    with _process("demo") as process:
        yield Demo(_address(process), process)


@contextmanager
def _process(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "bot", *arguments]
    environment = os.environ | QUICK
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as process:
        try:
            yield process
            process.terminate()
            process.wait(STOP)
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


def table(window: Window) -> Locator:
    """The lowest message of the channel."""
    return window.page.locator(".channel-message").last


def play_a_card(window: Window, name: str) -> None:
    """Once it is their turn, choose the first column and card, and lay a chip on it face up."""
    expect(table(window)).to_contain_text(f"To act: {name}")
    window.choose_first("1. Choose a column")
    window.choose_first("2. Choose a card")
    window.page.get_by_role("button", name=FACE_UP).last.click()


def both_have(chips: int) -> re.Pattern[str]:
    """What the table says once both players have that many chips left."""
    return re.compile(rf"(\b{chips} chips? left.*){{2}}", re.DOTALL)


def test_a_game_is_played_to_its_end_on_a_phone(demo):
    with browser() as chromium:
        ada = Window(chromium, demo.url, PHONE)
        ada.command("locus start", level="3")
        for chips in reversed(range(15)):
            play_a_card(ada, "Ada")
            expect(table(ada)).to_contain_text(both_have(chips))
            assert not ada.overflows()
        expect(table(ada)).to_contain_text(re.compile("🏆|🤝"))
        expect(table(ada).get_by_role("button", name="Rematch")).to_be_enabled()
        expect(ada.picture()).to_be_visible()
        assert ada.problems == []
    assert demo.stop() == 0


def test_two_people_start_a_table_and_move_in_turn(demo):
    with browser() as chromium:
        ada, oksana = Window(chromium, demo.url), Window(chromium, demo.url, PHONE)
        oksana.look_as("Оксана")
        ada.command("locus start")
        oksana.press("Join")
        ada.press("Start")
        play_a_card(ada, "Ada")
        play_a_card(oksana, "Оксана")
        expect(table(ada)).to_contain_text(both_have(14))
        expect(ada.picture()).to_be_visible()
        expect(oksana.picture()).to_be_visible()
