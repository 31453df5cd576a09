"""How Ada plays Tichu with boosters on the demo's page: by the first control that answers."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator

from tests.live.browser import Shown, Window

COMBINATION = "Or choose a combination"
GIFTS = (-1, 0, -2)
"""Which of her cards, the lowest first, Ada gives to the next player, her partner and the last."""

PARCEL: Final = re.compile(r"(\d|A) cards? for ")
"""What she is asked to give where a booster has changed the exchange."""


class Ada:
    """Calls Grand Tichu once, gives her best cards away, leads what the hand offers, and passes.

    So the others are soon out, and the game is over after a round or two.
    """

    def __init__(self, window: Window) -> None:
        self.window = window
        self.seen: set[str] = set()
        """What she was asked."""

    def answer(self, hand: Locator, shown: Shown) -> None:
        """Do what is asked, by the first control that answers it."""
        for asked, answers in (
            ("grand", self._grand),
            ("draft", self._draft),
            ("exchange", self._exchange),
            ("window", self._window),
            ("dragon", self._dragon),
            ("turn", self._turn),
        ):
            if answers(hand, shown):
                self.seen.add(asked)
                return
        raise AssertionError(f"nothing answers {shown}")

    def _press(self, hand: Locator, label: str | None) -> bool:
        if label is None:
            return False
        self.window.press_in(hand, label)
        return True

    def _grand(self, hand: Locator, shown: Shown) -> bool:
        return self._press(hand, shown.button("Grand Tichu!"))

    def _draft(self, _hand: Locator, shown: Shown) -> bool:
        menu = next((each for each in shown.menus if each in ("Take a booster", "Choose")), None)
        if menu is not None:
            self.window.choose_nth(menu)
        return menu is not None

    def _exchange(self, hand: Locator, shown: Shown) -> bool:
        takers = [each for each in shown.menus if each.startswith("For ")]
        for taker, card in zip(takers, GIFTS, strict=False):
            self.window.choose_nth(taker, card)
        parcels = [found for each in shown.menus if (found := PARCEL.match(each))]
        for parcel in parcels:
            self.window.choose_first(parcel.string, int(parcel[1].replace("A", "1")))
        chosen = takers or parcels
        return self._press(hand, self.window.read(hand).button("Give") if chosen else None)

    def _window(self, hand: Locator, shown: Shown) -> bool:
        return self._press(hand, next((b for b in shown.buttons if "this round" in b), None))

    def _dragon(self, hand: Locator, shown: Shown) -> bool:
        return self._press(hand, shown.button("To "))

    def _turn(self, hand: Locator, shown: Shown) -> bool:
        if "You lead" not in shown.text:
            return self._press(hand, shown.button("Pass"))
        self.window.choose_nth(COMBINATION)
        return self._press(hand, self.window.read(hand).button("Play:"))
