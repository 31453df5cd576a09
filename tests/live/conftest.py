"""One demo for all tests that play in it, and one browser a module: both take long to start.

A browser of playwright keeps the thread's event loop, which the tests of coroutines need.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.live.browser import PHONE, Window, browser
from tests.live.running import Demo, running

TRIES = 3
"""How often a game on the page is begun before it counts as lost: the page is simcord's, the
browser shares two cores with the other tests, and a press was lost once in some hundred."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.flaky(reruns=TRIES - 1))


class Club:
    """The demo that is running, started when it is needed."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._demo: Demo | None = None

    def demo(self) -> Demo:
        """The demo; the one before, where it was not closed."""
        if self._demo is None:
            self._demo = self._stack.enter_context(running())
        return self._demo

    def close(self) -> None:
        """End the demo. AssertionError where it does not end as it should."""
        self._demo = None
        self._stack.close()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def club() -> Iterator[Club]:
    opened = Club()
    yield opened
    opened.close()


@pytest.fixture
def demo(club: Club, request: pytest.FixtureRequest) -> Iterator[Demo]:
    """The demo, with nobody at its table."""
    if getattr(request.node, "execution_count", 1) > 1:  # the last try may have left a game
        club.close()
    before = request.session.testsfailed
    yield club.demo()
    if request.session.testsfailed > before:  # a game may be left that is in the way of the next
        club.close()


@pytest.fixture
def phone(demo: Demo, chromium: Browser) -> Iterator[Window]:
    """The demo's page on a phone. Whatever is done there, the page itself finds no fault."""
    window = Window(chromium, demo.url, PHONE)
    yield window
    window.close()
    assert window.problems == []
