"""Measures painting against the usual way to paint the same scene.

    python -m tests.bench.pictures

The usual way: faces kept as RGBA images and pasted into an RGB picture, text and boxes drawn
anew each time, saved as PNG at level 6.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from io import BytesIO
from statistics import median
from time import thread_time

from PIL import Image, ImageDraw

from engines.kernel.game import Seat
from render import (
    asnas,
    asnas_samples,
    boosters_samples,
    epochs,
    epochs_samples,
    locus,
    masks,
    powerup,
    powerup_samples,
    tichu,
    tichu_samples,
)
from render.boosters import with_boosters
from render.faces import FACES
from render.masks import Mask
from render.paint import LEADING, png
from render.palette import Rgb, palette, rgb
from render.scene import Box, Label, Scene, Shape, Sprite
from render.shapes import SHAPES
from render.sheet import GRIDS, NAMES, chosen, view
from render.stamps import Pen
from render.text import broken, font
from render.theme import THEMES, Ink

TIMES = 15
FULL_HAND = 14
"""How many cards a hand has to have: the goal is for those."""
GOAL_TIMES, GOAL_PART = 10.0, 0.5


def colour(ink: Ink, theme: str) -> Rgb:
    return rgb(getattr(THEMES[theme], ink))


class UsualPen(Pen):
    """Draws a face as an RGBA image."""

    def __init__(self, width: int, height: int, theme: str) -> None:
        super().__init__(width, height, palette(theme), "felt")
        self.theme = theme
        self.image = Image.new("RGBA", (width, height))

    def fill(self, mask: Mask, x: int, y: int, ink: Ink, on: Ink) -> None:
        layer = Image.new("RGBA", self.image.size, (*colour(ink, self.theme), 0))
        alpha = Image.new("L", self.image.size)
        alpha.paste(mask, (x, y))
        layer.putalpha(alpha)
        self.image = Image.alpha_composite(self.image, layer)


@cache
def face(kind: str, name: str, width: int, height: int, theme: str) -> Image.Image:
    pen = UsualPen(width, height, theme)
    FACES[kind](pen, name, "felt")
    return pen.image


def draw(item: object, image: Image.Image, pen: ImageDraw.ImageDraw, theme: str) -> None:
    match item:
        case Sprite():
            sprite = face(item.kind, item.name, item.width, item.height, theme)
            image.paste(sprite, (item.x, item.y), sprite)
        case Box(x=x, y=y):
            corners = (x, y, x + item.width - 1, y + item.height - 1)
            pen.rounded_rectangle(corners, item.radius, fill=colour(item.ink, theme))
        case Shape():
            mask = masks.outline(SHAPES[item.name], item.width, item.height)
            image.paste(colour(item.ink, theme), (item.x, item.y), mask)
        case Label():
            write(item, pen, theme)


def write(label: Label, pen: ImageDraw.ImageDraw, theme: str) -> None:
    rows = broken(label.text, label.weight, label.size, label.width, label.lines)
    leading = round(label.size * LEADING)
    y = label.y - leading * (len(rows) - 1) // 2 + label.size // 2
    anchor = {"left": "ls", "middle": "ms", "right": "rs"}[label.align]
    for number, row in enumerate(rows):
        place = (label.x, y + number * leading)
        ink = colour(label.ink, theme)
        pen.text(place, row, fill=ink, font=font(label.weight, label.size), anchor=anchor)


def usual(scene: Scene) -> bytes:
    image = Image.new("RGB", (scene.width, scene.height), colour(scene.ground, scene.theme))
    pen = ImageDraw.Draw(image)
    for item in scene.items:
        draw(item, image, pen, scene.theme)
    out = BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


def milliseconds(*paints: Callable[[], bytes]) -> list[float]:
    """The median time of a call of each, warm, in turns.

    Processor time: a call is shorter than a busy machine's time slice, so its wall time would
    mostly tell who else was running.
    """
    times: list[list[float]] = [[] for _ in paints]
    for lap in range(TIMES + 1):
        for paint, taken in zip(paints, times, strict=True):
            start = thread_time()
            paint()
            if lap:
                taken.append(thread_time() - start)
    return [median(taken) * 1000 for taken in times]


def pictures() -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Every kind of table, as a call from view to scene."""
    for columns, rows in GRIDS:
        for title, chips in (
            ("start", 0),
            ("middle", columns * rows // 2),
            ("end", columns * rows),
        ):
            seen = view(columns, rows, chips)
            yield f"locus {columns}x{rows} {title}", lambda seen=seen: locus.table(seen, NAMES)
        seen = view(columns, rows, columns * rows // 2)
        cell = chosen(seen)
        yield (
            f"locus {columns}x{rows} chosen",
            lambda seen=seen, cell=cell: locus.table(seen, NAMES, chosen=cell, face="up"),
        )
    for title, seen in tichu_samples.tables().items():
        yield f"tichu {title}", lambda seen=seen: tichu.table(seen, tichu_samples.NAMES)
    for title, seen in tichu_samples.hands().items():
        hand = tichu_samples.NAMES, seen.seat
        if len(seen.hand or ()) < FULL_HAND:
            continue
        yield f"tichu hand, {title}", lambda seen=seen, hand=hand: tichu.hand(seen, *hand)
    names, wording = tichu_samples.NAMES, boosters_samples.WORDING
    for title, seen in boosters_samples.tables().items():
        yield (
            f"tichu, {title}",
            lambda seen=seen: with_boosters(tichu.table(seen, names), seen, names, wording),
        )
    yield from asnas_pictures()
    yield from epochs_pictures()
    yield from powerup_pictures()


def asnas_pictures() -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Tables, hands and the rules of As-Nas."""
    names = asnas_samples.NAMES
    for title, seen in asnas_samples.tables().items():
        yield f"as-nas {title}", lambda seen=seen: asnas.table(seen, names)
    for title, seen in asnas_samples.hands().items():
        yield f"as-nas hand, {title}", lambda seen=seen: asnas.hand(seen, names, Seat(1))
    yield "as-nas ranking", asnas.ranking


def epochs_pictures() -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Tables, showdowns, hands and the scale of Epochs Poker."""
    names = epochs_samples.NAMES
    for title, seen in epochs_samples.tables().items():
        yield (
            f"epochs {title}",
            lambda seen=seen: epochs.table(seen, names[: len(seen.seats)]),
        )
    for title, seen in epochs_samples.hands().items():
        yield f"epochs hand, {title}", lambda seen=seen: epochs.hand(seen, names, Seat(1))
    yield "epochs scale", epochs.scale


def powerup_pictures() -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Tables, hands, in turn and out of it, and the rules of Power Up."""
    names = powerup_samples.NAMES
    for title, seen in powerup_samples.tables().items():
        yield (
            f"power up {title}",
            lambda seen=seen: powerup.table(seen, names[: len(seen.seats)]),
        )
    for title, seen in powerup_samples.hands().items():
        if not seen.hole:
            continue
        yield f"power up hand, {title}", lambda seen=seen: powerup.hand(seen, names, Seat(0))
    seen = powerup_samples.hands()["turn"]
    yield "power up quiet hand", lambda: powerup.hand(seen, names, Seat(0), quiet=True)
    yield "power up powers", powerup.powers
    yield "power up side pots", powerup.side_pots


def main() -> None:
    """Print one row a picture, and whether the goals are met."""
    print(f"{'picture, view to bytes, warm':28} {'ms':>6} {'usual':>6} {'times':>6}", end="")
    print(f" {'bytes':>7} {'usual':>7} {'part':>5}  goal")
    for title, scene in pictures():
        ours, theirs = milliseconds(
            lambda scene=scene: png(scene()), lambda scene=scene: usual(scene())
        )
        size, usual_size = len(png(scene())), len(usual(scene()))
        times, part = theirs / ours, size / usual_size
        met = "met" if times >= GOAL_TIMES and part <= GOAL_PART else "MISSED"
        print(f"{title:28} {ours:6.2f} {theirs:6.2f} {times:6.1f}", end="")
        print(f" {size:7} {usual_size:7} {part:5.2f}  {met}")


if __name__ == "__main__":
    main()
