"""The powers of a hand of Power Up and whether they may be played, and the choices they lead to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engines.powerup.view import POWERS, PowerKey, PowerUpView, SeatView
from render.numbers import MINUS
from render.powerup_cards import cost_middle
from render.scene import Box, Item, Label, Shape, Sprite
from render.theme import Ink

LEFT: Final = 502
CARD: Final = (122, 168)
PITCH: Final = 132
RAISED: Final = 10
"""How much higher a power lies that may be played."""
BAR: Final = 8
"""The height of the line under it."""
UNDER: Final = 34
"""From a card's lower edge to the middle of the signs under it."""
NUMBER: Final = 24
LIMIT: Final = 20
TILE: Final = 40
EMBLEM: Final = (700, 150)
"""Left edge and side of the emblem of a power that asks for one of the own cards."""

SHAPES: Final = {
    "already-active": "eye",
    "deck-guard": "pack",
    "all-in-closed": "push",
}
"""Why a power is refused, as a symbol,"""
SPRITES: Final = {
    "emp-active": ("power-tile", "emp"),
    "clone-of-clone": ("power-tile", "clone"),
    "shielded": ("shield", ""),
}
"""or as a thing of the game. A lock alone stands for whatever is left."""


def in_reserve(view: PowerUpView, top: int) -> Iterator[Item]:
    """The own powers, and nothing about whether they may be played."""
    for number, key in enumerate(view.powers):
        yield Sprite("power", _named(key), LEFT + number * PITCH, top, *CARD, flat=True)


def playable(view: PowerUpView, own: SeatView, top: int) -> tuple[Item, ...]:
    """The own powers: raised and underlined where they may be played, else dark and locked.

    Nothing is raised or locked where only the turn is missing.
    """
    items: list[Item] = []
    for number, key in enumerate(view.powers):
        x, reason = LEFT + number * PITCH, view.legal.powers[key]
        if reason is None:
            items += _ready(view, key, x, top - RAISED)
        elif reason == "not-your-turn":
            items += _card(view, key, x, top)
        else:
            items.append(Sprite("power-refused", _named(key), x, top, *CARD, flat=True))
            items += _left(view, key, x, top, "dead")
            items += _refusal(own, key, reason, x, top + CARD[1] + UNDER)
    return tuple(items)


def _named(key: PowerKey) -> str:
    """The name of a power's sprite."""
    return f"{key} {POWERS[key].cost}"


def _ready(view: PowerUpView, key: PowerKey, x: int, y: int) -> Iterator[Item]:
    yield from _card(view, key, x, y)
    yield Box(x + 8, y + CARD[1] + 8, CARD[0] - 16, BAR, "mark", radius=4)


def _card(view: PowerUpView, key: PowerKey, x: int, y: int) -> Iterator[Item]:
    """A power with what it would copy, if it copies, and how often it may still be played."""
    yield Sprite("power", _named(key), x, y, *CARD, flat=True)
    yield from _left(view, key, x, y, "paper")
    if key == "clone" and view.last_power:
        down = y + cost_middle(*CARD) - TILE // 2
        yield Sprite(
            "power-tile", view.last_power, x + CARD[0] - TILE - 8, down, TILE, TILE, "paper"
        )


def _left(view: PowerUpView, key: PowerKey, x: int, y: int, on: Ink) -> Iterator[Item]:
    """How often the table may still play it in this hand."""
    if key not in view.limits:
        return
    ink: Ink = "ink" if on == "paper" else "dead_ink"
    right, middle = x + CARD[0] - 12, y + cost_middle(*CARD)
    yield Label(f"×{view.limits[key]}", right, middle, LIMIT, ink, on, "right")


def _refusal(own: SeatView, key: PowerKey, reason: str, x: int, middle: int) -> Iterator[Item]:
    """A lock, and why."""
    yield Shape("lock", x + 14, middle - 17, 28, 34, "muted")
    x += 54
    if reason in SPRITES:
        kind, name = SPRITES[reason]
        yield Sprite(kind, name, x, middle - 19, 38, 38)
    elif reason in SHAPES:
        yield Shape(SHAPES[reason], x, middle - 17, 38, 34, "muted")
    elif reason == "no-energy":
        missing = POWERS[key].cost - own.energy
        yield Sprite("energy", "", x - 4, middle - 17, 26, 34)
        yield Label(f"{MINUS}{missing}", x + 24, middle, NUMBER, "text")


def choice(view: PowerUpView, top: int) -> tuple[Item, ...]:
    """The cards of the deck among which the owner has to choose, instead of the powers.

    One of three goes on top of the deck; two stay or go together. Where one of the own cards has
    to go the emblem of the power stands there. Nothing while there is no choice to make.
    """
    if view.choice is None:
        return ()
    if view.choice.type == "upgrade-discard":
        return (Sprite("power-tile", "upgrade", EMBLEM[0], top, EMBLEM[1], EMBLEM[1]),)
    items: list[Item] = []
    for number, card in enumerate(view.choice.cards):
        x = LEFT + number * PITCH
        items.append(Box(x - 5, top - 5, CARD[0] + 10, CARD[1] + 10, "mark", radius=17))
        items.append(Sprite("card", card, x, top, *CARD, "mark", flat=True))
    signs = _pick if view.choice.type == "engineer-pick" else _keep
    return (*items, *signs(len(view.choice.cards), top + CARD[1] + UNDER))


def _pick(cards: int, middle: int) -> Iterator[Item]:
    """Each of them may become the top of the deck."""
    for number in range(cards):
        x = LEFT + number * PITCH + CARD[0] // 2
        yield Shape("top", x - 18, middle - 19, 36, 38, "mark")


def _keep(cards: int, middle: int) -> Iterator[Item]:
    """All of them to the deck, or away."""
    x = LEFT + (cards * PITCH - PITCH + CARD[0]) // 2
    yield Shape("top", x - 90, middle - 19, 36, 38, "mark")
    yield Label("/", x, middle, 30, "muted", align="middle")
    yield Shape("cross", x + 54, middle - 18, 36, 36, "mark")
