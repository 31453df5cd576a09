"""One person plays a game against the computer on the demo's page, to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, expect

from tests.live.browser import Shown, Window

YOURS: Final = "It is up to you."
MOST: Final = 600
"""Looks at the hand until a short game is over."""


def table(window: Window, title: str) -> Locator:
    """The message of the table: the last one that begins so."""
    return (
        window.page.locator(".channel-message")
        .filter(has_text=f"{title} · ")
        .filter(has_not_text="Only you can see this")
        .last
    )


def hand(window: Window) -> Locator:
    """The own hand: the last message that nobody else sees."""
    return window.page.locator(".channel-message").filter(has_text="Only you can see this").last


def play_to_the_end(
    window: Window,
    title: str,
    answer: Callable[[Locator, Shown], None],
    enough: Callable[[], bool] = lambda: False,
) -> Shown:
    """Open the hand, and `answer` whenever it is up to the person. The table when it is over.

    A game may be `enough` before.
    """
    window.press("My hand")
    expect(hand(window)).to_contain_text(title)
    for _ in range(MOST):
        before = window.now()
        own = window.read(hand(window))
        if enough():
            return window.read(table(window, title))
        if YOURS in own.text:
            answer(hand(window), own)
            continue
        shown = window.read(table(window, title))
        if "Rematch" in shown.buttons:
            assert not window.overflows()
            return shown
        window.until_changed(before)
    raise AssertionError(f"the game is not over: {window.now()}")


def ended_well(window: Window, title: str) -> None:
    """The end is told at the table with a picture, and there can be a rematch."""
    expect(table(window, title)).to_contain_text("🏆")
    expect(table(window, title).locator("img.gallery-image")).to_be_visible()
    expect(table(window, title).get_by_role("button", name="Rematch")).to_be_enabled()
