"""`/ratings`: who plays best on the server, and how well one plays oneself."""

from __future__ import annotations

import pytest

from bot.sessions.ratings import shown
from tests.e2e.tables import LOCALES, said
from tests.e2e.test_afterwards import finished


async def test_the_best_of_a_server_are_listed_for_the_asker_alone(house):
    _, ben, _ = await finished(house)
    answer = await house.command(ben, "ratings locus")
    best = await house.env.bot.store.results.leaderboard(house.guild.id, "locus")
    assert answer.message.ephemeral
    assert answer.message.text.splitlines()[1:3] == [
        f"{medal} <@{row.player[2:]}> **{shown(row.sure)}** · 1 game, {row.won} won"
        for medal, row in zip("🥇🥈", best, strict=True)
    ]


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
