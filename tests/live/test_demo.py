"""The demo as people meet it: `python -m bot demo`, and a browser at the page that it prints."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Browser, Locator, expect

from tests.live.browser import Window
from tests.live.running import Demo

FACE_UP: Final = re.compile(r"[A-H]\d face up \+\d+")


def table(window: Window) -> Locator:
    """The lowest message of the channel."""
    return window.page.locator(".channel-message").last


def lobby(window: Window) -> Locator:
    """The table's message, whatever was told below it."""
    said = window.page.locator(".channel-message").filter(has_text="Locus Poker")
    return said.filter(has_not_text="Only you can see this").last


def play_a_card(window: Window, name: str) -> None:
    """Once it is their turn, choose the first column and card, and lay a chip on it face up."""
    expect(table(window)).to_contain_text(f"To act: {name}")
    window.choose_nth("1. Choose a column")
    window.choose_nth("2. Choose a card")
    window.page.get_by_role("button", name=FACE_UP).last.click()


def both_have(chips: int) -> re.Pattern[str]:
    """What the table says once both players have that many chips left."""
    return re.compile(rf"(\b{chips} chips? left.*){{2}}", re.DOTALL)


def test_a_game_is_begun_and_played_on_a_phone(phone: Window):
    phone.command("locus start", level="3")
    for chips in (14, 13, 12):
        play_a_card(phone, "Ada")
        expect(table(phone)).to_contain_text(both_have(chips))
        assert not phone.overflows()
    expect(phone.picture()).to_be_visible()
    phone.command("table end")
    phone.sees("ended early")


def test_no_press_is_lost_where_the_page_draws_it_anew(
    demo: Demo, chromium: Browser, phone: Window
):
    ada = Window(chromium, demo.url)
    phone.look_as("Оксана")
    ada.command("locus start")
    day = ada.opened("Time per move").last
    phone.press("Join")
    day.click()
    expect(lobby(ada)).to_contain_text("24 hours")
    with ada.pressing("Rules"):
        phone.press("Leave")
    ada.sees("How to play Locus Poker")
    phone.press("Join")
    expect(lobby(ada)).to_contain_text("Ready")
    ada.press_at_once("Rules", "Start")
    expect(lobby(ada)).to_contain_text("To act: Ada")
    ada.command("table end")
    ada.close()


def test_two_people_start_a_table_and_move_in_turn(demo: Demo, chromium: Browser, phone: Window):
    ada = Window(chromium, demo.url)
    phone.look_as("Оксана")
    ada.command("locus start")
    phone.press("Join")
    ada.press("Start")
    play_a_card(ada, "Ada")
    play_a_card(phone, "Оксана")
    expect(table(ada)).to_contain_text(both_have(14))
    expect(ada.picture()).to_be_visible()
    expect(phone.picture()).to_be_visible()
    ada.command("table end")
    expect(table(phone)).to_contain_text("ended early")
    ada.close()
