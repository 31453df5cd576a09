"""Whole games on the demo's page that take a minute or so each: `make slow` plays them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.live.ada import Ada
from tests.live.browser import Window
from tests.live.playing import ended_well, play_to_the_end
from tests.live.test_demo import both_have, play_a_card, table


def test_locus_is_played_to_its_end_on_a_phone(phone: Window):
    phone.command("locus start", level="3")
    for chips in reversed(range(15)):
        play_a_card(phone, "Ada")
        expect(table(phone)).to_contain_text(both_have(chips))
        assert not phone.overflows()
    expect(table(phone)).to_contain_text(re.compile("🏆|🤝"))
    expect(table(phone).get_by_role("button", name="Rematch")).to_be_enabled()
    expect(phone.picture()).to_be_visible()


def test_tichu_is_played_to_its_end_on_a_phone(phone: Window):
    phone.command("tichu start", level="Mei", target="100")
    over = play_to_the_end(phone, "Tichu", Ada(phone).answer)
    assert "win together" in over.text
    ended_well(phone, "Tichu")
