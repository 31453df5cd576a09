"""A table before the deal, as it is shown."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.surfaces import Menu
from bot.table.lobby_screen import lobby_surface
from bot.words import words_in
from cogs.powerup.face import PowerUpFace
from tests.bot.world import ANN, World

WORDS = words_in("en")


async def shown(world: World, **config: Any) -> list[str]:
    """What the menus of a table of Power Up say, and which line of each is chosen."""
    table = await world.lobby(ANN)
    row = replace(table.row, game="powerup", config=msgspec.json.encode(config))
    surface = lobby_surface(replace(table, row=row), PowerUpFace(), WORDS)
    menus = [row for row in surface.rows if isinstance(row, Menu)]
    return [next((o.label for o in m.options if o.chosen), m.placeholder) for m in menus]


@pytest.mark.parametrize("stack", [1500, 333])
async def test_an_option_is_named_whether_it_is_on_the_menu_or_was_typed(world, stack):
    assert f"Chips: {stack}" in await shown(world, stack=stack)


@pytest.mark.parametrize("structure", ["standard", "turbo"])
async def test_what_is_chosen_fits_a_phone(world, structure):
    assert [line for line in await shown(world, structure=structure) if len(line) > 32] == []
