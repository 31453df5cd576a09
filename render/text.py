"""Lines of text as masks: fonts, breaking and clipping, and names that may hold anything."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from threading import RLock
from typing import Final, NamedTuple
from unicodedata import category, normalize

from PIL import Image, ImageDraw, ImageFont

from render.masks import Mask
from render.scene import Weight

FONTS: Final = Path(__file__).parent / "assets" / "fonts"
FILES: Final[dict[Weight, str]] = {
    "bold": "RobotoCondensed-Bold.ttf",
    "medium": "RobotoCondensed-Medium.ttf",
}
CAPITALS: Final = 1456 / 2048
"""The height of a capital, in parts of the font's size."""

LONGEST: Final = 80
"""Characters that are looked at: more fit into no picture."""

UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Mn", "Me", "Sk"})
"""Controls, joiners, loose accents and skin tones: they change a glyph and are none."""

ELLIPSIS: Final = "…"

NOTHING: Final = "\U0010ffff"
"""A character that no font has: what is drawn for it is the font's empty box."""
PROBE: Final = 20
"""A size at which no letter looks like that box."""

_freetype: Final = RLock()
"""A font draws for one thread at a time."""


class Line(NamedTuple):
    """One line of text, drawn. Callers must not draw on the mask."""

    mask: Mask
    left: int
    """From the line's origin to the mask's left edge."""
    top: int
    """From the middle of the capitals to the mask's top edge."""
    width: int
    """How far the line reaches from its origin."""


@lru_cache(maxsize=64)
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """A font whose capitals are `size` pixels high."""
    path = FONTS / FILES[weight]
    return ImageFont.truetype(path, size / CAPITALS, layout_engine=ImageFont.Layout.BASIC)


def plain(text: str) -> str:
    """`text` as it can be drawn: one row, composed, without what the fonts cannot show.

    Emoji and scripts they lack are left out; where nothing else is left, an ellipsis stands in.
    """
    composed = normalize("NFC", " ".join(text[:LONGEST].split()))
    seen = [c for c in composed if category(c) not in UNSEEN]
    shown = " ".join("".join(filter(drawable, seen)).split())
    return shown or (ELLIPSIS if seen else "")


@lru_cache(maxsize=4096)
def drawable(character: str) -> bool:
    """Whether the fonts have a glyph for a character: both have the same ones."""
    with _freetype:
        return character == " " or _glyph(character) != _glyph(NOTHING)


def _glyph(character: str) -> bytes:
    return bytes(line(character, "medium", PROBE).mask.tobytes())


@lru_cache(maxsize=1024)
def broken(text: str, weight: Weight, size: int, width: int, lines: int) -> tuple[str, ...]:
    """`text` in at most `lines` lines of at most `width` pixels; a `width` of 0 is no limit."""
    rest, found = plain(text), list[str]()
    with _freetype:
        face = font(weight, size)
        while width and len(found) < lines - 1 and face.getlength(rest) > width:
            first = _first_line(rest, face, width)
            found.append(first.rstrip())
            rest = rest[len(first) :].lstrip()
        return (*found, _clipped(rest, face, width) if width else rest)


def _first_line(text: str, face: ImageFont.FreeTypeFont, width: int) -> str:
    fits = text
    while len(fits) > 1 and face.getlength(fits.rstrip()) > width:
        fits = fits[:-1]
    if text[len(fits) : len(fits) + 1] == " ":
        return fits
    between_words = max(fits.rfind(" "), fits.rfind("-")) + 1
    return fits[:between_words] or fits


def _clipped(text: str, face: ImageFont.FreeTypeFont, width: int) -> str:
    if face.getlength(text) <= width:
        return text
    while text and face.getlength(text + ELLIPSIS) > width:
        text = text[:-1].rstrip()
    return text + ELLIPSIS


@lru_cache(maxsize=1024)
def line(text: str, weight: Weight, size: int) -> Line:
    """`text`, which is all drawable, with capitals of a height."""
    with _freetype:
        face = font(weight, size)
        edges = face.getbbox(text or " ", anchor="ls")
        left, top, right, bottom = (round(edge) for edge in edges)
        mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
        ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=face, anchor="ls")
        return Line(mask, left, top + size // 2, round(face.getlength(text)))
