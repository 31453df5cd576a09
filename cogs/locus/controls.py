"""The controls to choose a card with: column, row, then face up or face down."""

from __future__ import annotations

from collections.abc import Iterable

from bot.faces import Moment
from bot.surfaces import Button, Menu, Option, Row
from bot.words import Words
from bot.words.cards import card_label
from engines.locus.view import LocusView, Preview


def control_rows(now: Moment[LocusView]) -> tuple[Row, ...]:
    """Two menus that show what each choice is worth, and the two buttons to play it.

    They keep their places while one chooses, so that a thumb finds them.
    """
    draft, words = now.draft, now.words
    return (
        _columns(now.view.preview, draft, words),
        _rows(now.view, draft, words),
        _faces(now.view.preview, draft, words),
    )


def _columns(preview: Iterable[Preview], draft: str, words: Words) -> Menu:
    best: dict[str, Preview] = {}
    for each in preview:
        column = each.cell[0]
        if column not in best or worth(each) > worth(best[column]):
            best[column] = each
    options = tuple(
        Option(
            column,
            words.say("Column {column}", column=column),
            words.say("best: {cell} {points}", cell=each.cell, points=f"+{worth(each)}"),
            chosen=draft[:1] == column,
        )
        for column, each in sorted(best.items())
    )
    return Menu("column", words.say("1. Choose a column"), options)


def _rows(view: LocusView, draft: str, words: Words) -> Menu:
    column = draft[:1]
    cards = {each.cell: card_label(each.card) for each in view.grid.cells}
    options = tuple(
        Option(
            each.cell[1:],
            f"{each.cell} · {cards[each.cell]}",
            words.say("face up {up}, face down {down}", up=f"+{each.up}", down=f"+{each.down}"),
            chosen=draft == each.cell,
        )
        for each in view.preview
        if each.cell[0] == column
    )
    if not options:
        nothing = (Option("0", words.say("First choose a column")),)
        return Menu("row", words.say("2. Choose a card"), nothing, disabled=True)
    return Menu("row", words.say("2. Choose a card"), options, arg=column)


def _faces(preview: Iterable[Preview], draft: str, words: Words) -> tuple[Button, ...]:
    chosen = next((each for each in preview if each.cell == draft), None)
    by_typing = Button("type", words.say("Type it"), emoji="⌨️")
    if chosen is None:
        return (
            Button("up", words.say("Face up"), disabled=True),
            Button("down", words.say("Face down"), disabled=True),
            by_typing,
        )
    cell = chosen.cell
    up = words.say("{cell} face up {points}", cell=cell, points=f"+{chosen.up}")
    down = words.say("{cell} face down {points}", cell=cell, points=f"+{chosen.down}")
    return (
        Button("place", up, arg=f"{cell}.up", style="primary"),
        Button("place", down, arg=f"{cell}.down", style="primary"),
        by_typing,
    )


def worth(preview: Preview) -> int:
    """What a cell is worth at best."""
    return max(preview.up, preview.down)
