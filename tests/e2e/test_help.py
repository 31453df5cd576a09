"""`/help`: what somebody is told who has never seen the bot."""

from __future__ import annotations

import pytest

from bot.words import words_for
from bot.words.sentences import command
from tests.e2e.tables import LOCALES


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_game_is_named_with_the_command_that_opens_a_table(house, locale):
    answer = await house.command(house.person("ann", locale), "help")
    assert answer.message.ephemeral
    opening = tuple(answer.message.text.splitlines()[1:6])
    games = [command(f"{face.key} start", words_for(locale)) for face in house.env.bot.faces]
    assert [line.partition(" · ")[0] for line in opening] == games
