"""Enamel: fields of colour that lie over each other, each inside a line of its own."""

from __future__ import annotations

from PIL import Image

from render.courts import FIGURES, HIGH, WIDE
from render.enamel import Piece, enamel, engraved, placed
from render.palette import palette, rgb
from render.stamps import Pen
from render.theme import THEMES

SQUARE = ((5.0, 5.0), (35.0, 5.0), (35.0, 35.0), (5.0, 35.0))
SMALL = ((15.0, 15.0), (25.0, 15.0), (25.0, 25.0), (15.0, 25.0))
LOWER, UPPER = Piece("madder", (SQUARE,)), Piece("saffron", (SMALL,))


def drawn(*pieces: Piece, line: float = 2) -> Image.Image:
    pen = Pen(40, 40, palette("felt"), "paper")
    enamel(pen, pieces, line, "paper")
    return coloured(pen)


def coloured(pen: Pen) -> Image.Image:
    numbers = pen.done().numbers
    numbers.putpalette(palette("felt").plte)
    return numbers.convert("RGB")


def ink(name: str) -> tuple[int, int, int]:
    return rgb(getattr(THEMES["felt"], name))


def test_later_pieces_lie_over_earlier_ones_and_a_line_parts_them():
    picture = drawn(LOWER, UPPER)

    assert picture.getpixel((20, 20)) == ink("saffron")
    assert picture.getpixel((10, 20)) == ink("madder")
    assert picture.getpixel((13, 20)) == ink("ink")


def test_a_line_runs_around_the_whole():
    picture = drawn(LOWER)

    assert picture.getpixel((4, 20)) == picture.getpixel((20, 36)) == ink("ink")
    assert picture.getpixel((1, 1)) == ink("paper")


def test_a_piece_without_a_line_touches_what_it_lies_on():
    picture = drawn(LOWER, UPPER._replace(lined=False))

    assert picture.getpixel((13, 20)) == ink("madder")


def test_a_swollen_piece_reaches_beyond_its_outline():
    assert drawn(LOWER, UPPER._replace(swell=3)).getpixel((13, 20)) == ink("saffron")


def test_black_pieces_are_black():
    assert drawn(LOWER, Piece("ink", (SMALL,))).getpixel((20, 20)) == ink("ink")


def test_an_engraving_has_one_colour_and_keeps_the_lines():
    pen = Pen(40, 40, palette("felt"), "dead")
    engraved(pen, (LOWER, UPPER), 2, "scratch", "dead")
    picture = coloured(pen)

    assert picture.getpixel((20, 20)) == picture.getpixel((10, 20)) == ink("scratch")
    assert picture.getpixel((13, 20)) == picture.getpixel((1, 1)) == ink("dead")


def test_pieces_are_placed_to_scale():
    (piece,) = placed([Piece("skin", (((0, 0), (10, 0), (10, 20)),))], 5, 7, 0.5)

    assert piece.outline == (((5, 7), (10, 7), (10, 17)),)


def test_every_figure_stays_in_its_field():
    for pieces in FIGURES.values():
        points = [point for piece in pieces for polygon in piece.outline for point in polygon]
        assert all(0 <= x <= WIDE and -1 <= y <= HIGH + 1 for x, y in points)
