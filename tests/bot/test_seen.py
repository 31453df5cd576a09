"""What is remembered of a message is enough to tell whether something else would look different."""

from __future__ import annotations

import msgspec
import pytest

from bot.surfaces import Button, Menu, Option, Surface
from bot.table.board import seen
from bot.table.places import Shown
from render.scene import Box, Scene
from tests.bot.world import ANN, CHANNEL

SCENE = Scene(10, 10, items=(Box(1, 1, 2, 2, "ink"),))
ROWS = ((Button("pass", "Pass"),), Menu("cards", "Choose", (Option("a", "A"),)))
SHOWN = Shown(Surface("hand", scene=SCENE, rows=ROWS), "h1", None, live=True, user=ANN)


def changed(**parts: object) -> Shown:
    """The same message with another surface."""
    return msgspec.structs.replace(SHOWN, surface=msgspec.structs.replace(SHOWN.surface, **parts))


def test_what_looks_the_same_is_the_same():
    assert seen(changed(text="hand")) == seen(SHOWN)


@pytest.mark.parametrize(
    "other",
    [
        changed(text="no hand"),
        changed(scene=None),
        changed(scene=Scene(10, 10, items=(Box(1, 1, 2, 3, "ink"),))),
        changed(rows=(ROWS[0],)),
        changed(rows=((Button("pass", "Pass", disabled=True),), ROWS[1])),
        msgspec.structs.replace(SHOWN, anchor="h2"),
        msgspec.structs.replace(SHOWN, live=False),
        msgspec.structs.replace(SHOWN, channel=CHANNEL),
    ],
)
def test_what_differs_anywhere_is_another(other):
    assert seen(other) != seen(SHOWN)
