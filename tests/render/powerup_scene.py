"""Finds things in the scene of a table of Power Up."""

from __future__ import annotations

from engines.powerup.view import PowerUpView
from render import powerup
from render.powerup_laid import NAMES
from render.powerup_samples import tables
from render.scene import Box, Item, Label, Scene, Shape, Sprite

TABLES = tables()


def drawn(title: str) -> Scene:
    return table(TABLES[title])


def table(seen: PowerUpView) -> Scene:
    return powerup.table(seen, NAMES[: len(seen.seats)])


def sprites(scene: Scene, *kinds: str) -> list[Sprite]:
    return [item for item in scene.items if isinstance(item, Sprite) and item.kind in kinds]


def faces(scene: Scene) -> list[str]:
    """The cards that lie face up, dark ones too."""
    return [item.name for item in sprites(scene, "card", "dead")]


def texts(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Label)]


def shapes(scene: Scene, name: str) -> list[Shape]:
    return [item for item in scene.items if isinstance(item, Shape) and item.name == name]


def panel(scene: Scene, seat: int) -> Box:
    """The ground behind the name and the cards of a player."""
    name = next(i for i in scene.items if isinstance(i, Label) and i.text == NAMES[seat])
    grounds = [i for i in scene.items if isinstance(i, Box) and i.ink in ("panel", "lit")]
    return next(i for i in grounds if within(name, i))


def within(item: Item, box: Box) -> bool:
    return box.x <= item.x < box.x + box.width and box.y <= item.y < box.y + box.height


def of_seat(scene: Scene, seat: int) -> list[Item]:
    """What lies on the panel of a player."""
    place = panel(scene, seat)
    return [item for item in scene.items if item is not place and within(item, place)]


def before(scene: Scene, seat: int) -> list[Item]:
    """What lies on the felt before a player: beside the panel, towards the middle."""
    place = panel(scene, seat)
    top = place.y + place.height if place.y < 250 else place.y - 42
    row = Box(place.x, top, place.width, 42, "felt")
    return [item for item in scene.items if within(item, row) and not isinstance(item, Box)]


def laid(scene: Scene) -> list[Sprite]:
    """The cards of the board: larger than those of players, left of the deck."""
    return [i for i in sprites(scene, "card") if i.width >= 84]
