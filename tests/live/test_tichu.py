"""Tichu Booster on the demo's page: a person and three computers, from the deal to a play."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.live.ada import Ada
from tests.live.browser import Window
from tests.live.playing import play_to_the_end, table

TITLE = "Tichu"


def test_a_hand_is_dealt_exchanged_and_played_on_a_phone(phone: Window):
    ada = Ada(phone)
    phone.command("tichu start", level="Mei", target="100")
    play_to_the_end(phone, TITLE, ada.answer, lambda: "turn" in ada.seen)
    assert {"grand", "draft", "exchange", "turn"} <= ada.seen
    phone.command("table end")
    expect(table(phone, TITLE)).to_contain_text("ended early")
