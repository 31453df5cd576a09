"""Lays a deal of As-Nas out as scenes: the table everybody sees, and one player's hand."""

from __future__ import annotations

from engines.asnas.view import AsNasView
from engines.kernel.game import Seat
from render.scene import WIDTH, Item, Label, Scene
from render.theme import DEFAULT


def table(view: AsNasView, names: tuple[str, ...], *, theme: str = DEFAULT) -> Scene:
    """The table as everybody may see it, with the players' `names` by seat."""
    items: list[Item] = [
        Label(f"{name} {view.totals[seat]}", 40, 60 + 60 * seat, 24, "text", width=800)
        for seat, name in enumerate(names)
    ]
    return Scene(WIDTH, 500, tuple(items), theme)


def hand(view: AsNasView, names: tuple[str, ...], seat: Seat, *, theme: str = DEFAULT) -> Scene:
    """The hand of `seat` as its own `view` shows it: five backs before it was looked at."""
    cards = " ".join(view.hand or ("?",) * 5)
    items: list[Item] = [
        Label(names[seat], 40, 60, 24, "text"),
        Label(cards, 40, 160, 24, "text"),
    ]
    return Scene(WIDTH, 420, tuple(items), theme)


def ranking(*, theme: str = DEFAULT) -> Scene:
    """One example of each category of hands, the highest first."""
    return Scene(WIDTH, 500, (), theme)
