"""`/ratings`: who plays best on the server, and how well one plays oneself."""

from __future__ import annotations

import pytest

from tests.e2e.tables import LOCALES, said
from tests.e2e.test_afterwards import finished

WON, LOST = "1 game, 1 won", "**0** · 1 game, 0 won"


async def test_the_best_of_a_server_are_listed_for_the_asker_alone(house):
    ann, ben, _ = await finished(house)
    answer = await house.command(ben, "ratings locus")
    first, second = answer.message.text.splitlines()[1:3]
    assert answer.message.ephemeral
    assert {first.split()[1], second.split()[1]} == {f"<@{ann.id}>", f"<@{ben.id}>"}
    assert (first[0], first[-len(WON) :]) == ("🥇", WON)
    assert (second[0], second[-len(LOST) :]) == ("🥈", LOST)


async def test_one_sees_ones_own_ratings_of_all_games(house):
    _, ben, _ = await finished(house)
    answer = await house.command(ben, "ratings me")
    lines = answer.message.text.splitlines()
    assert lines[1].startswith("Locus Poker: **")
    assert lines[3] == "Latest games:"
    assert "Locus Poker: place" in lines[4]


@pytest.mark.parametrize("locale", LOCALES)
async def test_who_has_finished_no_game_is_told_so_in_their_language(house, locale):
    answer = await house.command(house.person("eve", locale), "ratings me")
    assert said(locale, "No game has been finished yet.") in answer.message.text
