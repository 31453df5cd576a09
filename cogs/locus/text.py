"""Locus Poker in words: for screen readers, for those who read instead of look, for the log."""

from __future__ import annotations

from typing import Final

from bot.faces import Moment
from bot.words import Words, mark
from bot.words.cards import SUITS, card_name
from engines.kernel.game import Seat
from engines.locus.view import CellView, LocusView

HANDS: Final = {
    "none": mark("no hand"),
    "pair": mark("pair"),
    "two-pair": mark("two pair"),
    "trips": mark("three of a kind"),
    "straight": mark("straight"),
    "flush": mark("flush"),
    "full-house": mark("full house"),
    "quads": mark("four of a kind"),
    "straight-flush": mark("straight flush"),
}
OWNERS: Final = "¹²"
"""Whose chip lies on a card, by seat: small, so that a row fits a phone."""
FACES: Final = {"up": mark("face up"), "down": mark("face down")}


def hand_name(hand: str, words: Words) -> str:
    """A hand as people call it."""
    return words.say(HANDS[hand])


def face_name(face: str, words: Words) -> str:
    """Face up or face down."""
    return words.say(FACES[face])


def alt_text(now: Moment[LocusView]) -> str:
    """The picture in words: scores, the last chip, and the cards row by row."""
    view, words = now.view, now.words
    parts = [
        words.say(
            "Locus Poker, {columns} by {rows} cards.",
            columns=view.grid.columns,
            rows=view.grid.rows,
        )
    ]
    for seat in (0, 1):
        points = words.count("{n} point", "{n} points", view.totals[seat])
        parts.append(f"{now.names[seat]}: {points}.")
    if view.last is not None:
        said = words.say(
            "Last chip: {name}, {cell} {face}.",
            name=now.names[view.last.seat],
            cell=view.last.cell,
            face=face_name(view.last.face, words),
        )
        parts.append(said)
    parts += [" ".join(_spoken(cell, words) for cell in row) + "." for row in _rows(view)]
    return " ".join(parts)


def text_twin(now: Moment[LocusView]) -> str:
    """The grid as text: cards, with the number of the player whose chip lies there."""
    view, words = now.view, now.words
    head = "  " + "".join(f"{chr(65 + n):<4}" for n in range(view.grid.columns))
    lines = [head.rstrip()]
    for number, row in enumerate(_rows(view), 1):
        lines.append(f"{number} " + "".join(f"{_printed(cell):<4}" for cell in row).rstrip())
    grid = "\n".join(lines)
    key = words.say(
        "¹ {first}, ² {second}: their chips. xx: dead. T: ten.",
        first=now.name(Seat(0)),
        second=now.name(Seat(1)),
    )
    return f"```\n{grid}\n```\n{key}"


def _rows(view: LocusView) -> list[tuple[CellView, ...]]:
    cells, wide = view.grid.cells, view.grid.columns
    return [cells[start : start + wide] for start in range(0, len(cells), wide)]


def _printed(cell: CellView) -> str:
    card = "xx" if cell.face == "down" else f"{cell.card[0]}{SUITS[cell.card[1]]}"
    return card if cell.seat is None else f"{card}{OWNERS[cell.seat]}"


def _spoken(cell: CellView, words: Words) -> str:
    if cell.seat is None:
        return card_name(cell.card)
    if cell.face == "down":
        return words.say("dead")
    return f"{card_name(cell.card)} ({cell.seat + 1})"
