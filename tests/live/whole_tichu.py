"""A whole game of Tichu Booster on the demo's page, by `make slow`: it takes a minute or two."""

from __future__ import annotations

from tests.live.ada import Ada
from tests.live.browser import Window
from tests.live.playing import ended_well, play_to_the_end

TITLE = "Tichu"


def test_a_game_is_played_to_its_end_on_a_phone(phone: Window):
    phone.command("tichu start", level="Mei", target="100")
    over = play_to_the_end(phone, TITLE, Ada(phone).answer)
    assert "win together" in over.text
    ended_well(phone, TITLE)
