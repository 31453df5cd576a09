"""Epochs Poker on the demo's page: a bet that is typed, calls, a showdown, the scale."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.live.browser import Shown, Window
from tests.live.playing import ended_well, hand, play_to_the_end

TITLE = "Epochs Poker"


class Ada:
    """Types a bet once, and checks or calls from then on."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.hints: list[str] = []

    def answer(self, own: Locator, shown: Shown) -> None:
        """Bet, check or call."""
        if not self.hints:
            self.window.press_in(own, "⌨️ Amount …")
            self.window.type_in("30")
        else:
            label = shown.button("Check", "Call", "Fold")
            assert label is not None, shown
            self.window.press_in(own, label)
        self.hints += [line for line in shown.text.splitlines() if line.startswith("Your six")]


def test_a_match_is_played_to_its_end_on_a_phone(phone: Window):
    ada = Ada(phone)
    phone.command("epochs start", hands="1")
    phone.press("Start")
    over = play_to_the_end(phone, TITLE, ada.answer)
    assert "takes" in over.text
    assert ada.hints
    ended_well(phone, TITLE)
    phone.command("scale")
    expect(hand(phone)).to_contain_text("The scale, the highest first")
