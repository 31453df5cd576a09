"""As-Nas on the demo's page: four people take turns at one phone, each with a hand of their own."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

from bot.demo import PEOPLE
from bot.words import language_of, words_in
from tests.live.browser import Window

OVER: Final = re.compile("🏆 .* wins|share the win|🤝")
TO_ACT: Final = re.compile(r"To act: (\S+)")
MOST_TURNS: Final = 8


def table(window: Window) -> Locator:
    """The table's message: the one with the button that shows one's hand."""
    return window.page.locator(".channel-message").filter(has_text="As-Nas ·").first


def who_acts(window: Window) -> str | None:
    """Whose turn it is, or None when the match is over."""
    said = table(window).inner_text()
    found = TO_ACT.search(said)
    return None if OVER.search(said) else found.group(1) if found else None


def stay(window: Window, name: str) -> None:
    """Open the hand, look at it, and call or hold: all of it in the person's own language."""
    words = words_in(language_of(PEOPLE[name]))
    look = words.say("Look")
    window.press("My hand")
    hand = window.page.locator(".channel-message").last
    window.press(look)
    expect(hand).to_contain_text(words.say("Your hand: **{hand}**", hand="").strip(" *"))
    hand.locator("button.component-button:enabled").first.click()
    expect(hand).not_to_contain_text(words.say("**It is up to you.**").strip("*"))


def test_four_people_play_a_deal_at_one_phone(phone: Window):
    names = list(PEOPLE)
    phone.command("asnas start", deals="1")
    for name in names[1:]:
        phone.look_as(name)
        phone.press("Join")
    phone.press("Start")
    for _ in range(MOST_TURNS):
        name = who_acts(phone)
        if name is None:
            break
        phone.look_as(name)
        stay(phone, name)
        expect(table(phone)).not_to_contain_text(f"To act: {name}")
        assert not phone.overflows()
    expect(table(phone)).to_contain_text(OVER)
