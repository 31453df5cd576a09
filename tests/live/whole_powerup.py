"""Power Up on the demo's page: a power, then all-in until somebody has all the chips."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.live.browser import Shown, Window
from tests.live.playing import ended_well, play_to_the_end

TITLE = "Power Up"
POWERS = "Play a power …"
BETS = ("Raise …", "Bet …")


class Ada:
    """Plays the first power she can, and then puts in all she has."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.powers = 0

    def answer(self, hand: Locator, shown: Shown) -> None:
        """Play a power, answer what it asks, or bet."""
        bets = next((each for each in shown.menus if each in BETS), None)
        if not self.powers and POWERS in shown.menus:
            self.window.choose_nth(POWERS)
            self.powers += 1
        elif bets is not None:
            self.window.choose_nth(bets, -1)
        elif (label := shown.button("All-in", "Call", "Check")) is not None:
            self.window.press_in(hand, label)
        else:
            self._choose(hand, shown)

    def _choose(self, hand: Locator, shown: Shown) -> None:
        """What a power asks: the first answer there is."""
        if shown.menus:
            self.window.choose_nth(shown.menus[0])
        else:
            self.window.press_in(hand, shown.buttons[0])


def test_a_game_is_played_to_its_end_on_a_phone(phone: Window):
    ada = Ada(phone)
    phone.command("powerup start", stack="100", structure="Turbo")
    phone.press("Start")
    over = play_to_the_end(phone, TITLE, ada.answer)
    assert "has all the chips" in over.text
    assert ada.powers == 1
    ended_well(phone, TITLE)
