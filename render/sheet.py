"""Draws every kind of picture onto one contact sheet, for a person to look at.

    python -m render.sheet [out.png] [--phone]

With `--phone` a second file shows the main ones as a phone does, on a dark and a light ground.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

from PIL import Image

from engines.kernel.game import Seat
from engines.locus.view import CellView, GridView, LastView, LocusView, Preview
from render import (
    asnas_samples,
    boosters_samples,
    epochs_samples,
    locus,
    powerup_samples,
    tichu_samples,
)
from render.paint import png
from render.scene import Item, Label, Scene, Shape, Sprite
from render.shapes import CHIPS, SHAPES
from render.theme import THEMES

GRIDS: Final = ((6, 5), (6, 6), (7, 6), (8, 6))
NAMES: Final = ("Олександр Ґалаґан", "Maximiliano Fernandes da Conceição")
ODD_NAMES: Final = (
    ("Їжачок", "Є"),
    ("🎉🎉 日本語の名前 👨‍👩‍👧", "Соломія-Вікторія Щур-Підгаєцька"),
    ("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "مرحبا"),
)
CARDS: Final = tuple(rank + suit for suit, rank in product("shdc", "23456789TJQKA"))

GAP: Final = 20
PHONE: Final = 380
"""How wide a phone shows a picture."""
DARK, LIGHT = "#313338", "#ffffff"
"""What Discord shows pictures on."""


def view(columns: int, rows: int, chips: int, seed: int = 1) -> LocusView:
    """A made-up game of a size with `chips` on the grid. Its points are not the rules' points."""
    chance = Random(seed)
    deck = chance.sample(CARDS, columns * rows)
    ids = [f"{chr(65 + at % columns)}{at // columns + 1}" for at in range(columns * rows)]
    order = chance.sample(ids, len(ids))[:chips]
    placed = {
        cell: LastView(cell, Seat(turn % 2), "down" if chance.random() < 0.35 else "up")
        for turn, cell in enumerate(order)
    }
    half = columns * rows // 2
    return LocusView(
        grid=GridView(columns, rows, tuple(map(_cell, ids, deck, map(placed.get, ids)))),
        totals=(chips * 5 // 2, chips * 2),
        chips=(half - (chips + 1) // 2, half - chips // 2),
        to_act=Seat(chips % 2) if chips < len(ids) else None,
        last=placed[order[-1]] if order else None,
        preview=tuple(
            Preview(cell, chance.randrange(12), chance.randrange(16))
            for cell in ids
            if cell not in placed
        ),
    )


def _cell(cell: str, card: str, chip: LastView | None) -> CellView:
    return CellView(cell, card, chip.seat, chip.face) if chip else CellView(cell, card)


def chosen(view: LocusView) -> str:
    """A free cell in the thick of it: the one with the most dead cards beside it."""
    free = [cell.cell for cell in view.grid.cells if cell.seat is None]
    return max(free, key=lambda cell: [c.face for c in locus.around(view.grid, cell)].count("down"))


def main_scenes() -> Iterator[tuple[str, Scene]]:
    """Each grid at the start, in the middle, while choosing, and at the end."""
    for columns, rows in GRIDS:
        title, cells = f"{columns}x{rows}", columns * rows
        middle = view(columns, rows, cells // 2)
        yield f"{title} start", locus.table(view(columns, rows, 0), NAMES)
        yield f"{title} middle", locus.table(middle, NAMES)
        yield f"{title} chosen", locus.table(middle, NAMES, chosen=chosen(middle))
        down = locus.table(middle, NAMES, chosen=chosen(middle), face="down")
        yield f"{title} chosen, face down", down
        yield f"{title} end", locus.table(view(columns, rows, cells), NAMES)


def more_scenes() -> Iterator[tuple[str, Scene]]:
    """Names of every sort, the other themes, the rules."""
    for number, names in enumerate(ODD_NAMES):
        yield f"names {number + 1}", locus.table(view(6 + number, 6, 20), names)
    for theme in THEMES:
        middle = view(6, 5, 15)
        yield f"theme {theme}", locus.table(middle, NAMES, chosen=chosen(middle), theme=theme)
        yield f"theme {theme}, rules", locus.example(theme=theme)
    yield from asnas_samples.scenes()
    yield from epochs_samples.scenes()
    yield from powerup_samples.scenes()
    yield from tichu_samples.scenes()
    yield from boosters_samples.scenes()


def part_scenes() -> Iterator[tuple[str, Scene]]:
    """All faces in every size in use, live and dead; chips and symbols."""
    for theme in THEMES:
        for width, height in sizes():
            for kind in ("card", "dead"):
                title = f"{kind} {width}x{height}, {theme}"
                yield title, _faces(kind, width, height, theme)
        yield f"chips and symbols, {theme}", _symbols(theme)
    yield from asnas_samples.packs()
    yield from epochs_samples.packs()
    yield from powerup_samples.packs()
    yield from tichu_samples.packs()


def sizes() -> list[tuple[int, int]]:
    """Every size that cards are drawn in."""
    return [*dict.fromkeys(locus.layout_of(*grid).card for grid in GRIDS), locus.SMALL]


def _faces(kind: str, width: int, height: int, theme: str) -> Scene:
    items = tuple(
        Sprite(kind, card, 8 + at % 13 * (width + 6), 8 + at // 13 * (height + 6), width, height)
        for at, card in enumerate(CARDS)
    )
    return Scene(13 * (width + 6) + 10, 4 * (height + 6) + 10, items, theme)


def _symbols(theme: str) -> Scene:
    items: list[Item] = []
    for seat in range(len(CHIPS)):
        for at, side in enumerate((52, 40, 30, 25, 19)):
            items.append(Sprite("chip", str(seat), 16 + at * 64, 16 + seat * 64, side, side))
    for at, name in enumerate(SHAPES):
        items.append(Shape(name, 380 + at % 7 * 70, 60 + at // 7 * 64, 52, 52, "text"))
    items.append(Label("0123456789 +12 ×12 Ґалаґан Їжак João", 380, 30, 20, "muted"))
    rows = max(len(CHIPS), -(-len(SHAPES) // 7))
    return Scene(900, 70 + 64 * rows, tuple(items), theme)


def image(scene: Scene) -> Image.Image:
    """`scene` painted, for pasting."""
    return Image.open(BytesIO(png(scene))).convert("RGB")


def contact_sheet() -> Image.Image:
    """Every kind of picture on one."""
    rows = [*_rows([*main_scenes(), *more_scenes()], 3), *_rows([*part_scenes()], 2)]
    return _stacked([_beside([_captioned(*each) for each in row]) for row in rows], DARK)


def _rows(scenes: list[tuple[str, Scene]], across: int) -> list[list[tuple[str, Scene]]]:
    return [scenes[at : at + across] for at in range(0, len(scenes), across)]


def phone_sheet() -> Image.Image:
    """The main pictures as wide as a phone shows them, on both grounds."""
    scenes = [scene for _, scene in main_scenes()] + [locus.example()]
    for samples in (
        asnas_samples,
        epochs_samples,
        powerup_samples,
        tichu_samples,
        boosters_samples,
    ):
        scenes += [scene for _, scene in samples.scenes()]
    small = [_reduced(image(scene)) for scene in scenes]
    return _beside([_stacked(small, ground) for ground in (DARK, LIGHT)])


def _reduced(picture: Image.Image) -> Image.Image:
    height = round(picture.height * PHONE / picture.width)
    size, filtered = (PHONE, height), Image.Resampling.LANCZOS
    return picture.resize(size, filtered)  # pyright: ignore[reportUnknownMemberType] (numpy)


def _captioned(title: str, scene: Scene) -> Image.Image:
    label = Label(title, 4, 14, 14, "text", "panel")
    return _stacked([image(Scene(400, 28, (label,), ground="panel")), image(scene)], DARK, 0)


def _beside(pictures: Sequence[Image.Image]) -> Image.Image:
    width = sum(each.width for each in pictures) + GAP * (len(pictures) - 1)
    sheet = Image.new("RGB", (width, max(each.height for each in pictures)), DARK)
    x = 0
    for each in pictures:
        sheet.paste(each, (x, 0))
        x += each.width + GAP
    return sheet


def _stacked(pictures: Sequence[Image.Image], ground: str, gap: int = GAP) -> Image.Image:
    width = max(each.width for each in pictures) + 2 * gap
    height = sum(each.height + gap for each in pictures) + gap
    sheet = Image.new("RGB", (width, height), ground)
    y = gap
    for each in pictures:
        sheet.paste(each, (gap, y))
        y += each.height + gap
    return sheet


def main() -> None:
    """Write the files that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m render.sheet", description=__doc__)
    parser.add_argument("out", nargs="?", type=Path, default=Path("contact-sheet.png"))
    parser.add_argument("--phone", action="store_true", help="also write OUT-phone.png")
    asked = parser.parse_args()
    out: Path = asked.out
    contact_sheet().save(out)
    if asked.phone:
        phone_sheet().save(out.with_stem(f"{out.stem}-phone"))


if __name__ == "__main__":
    main()
