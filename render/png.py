"""Writes the PNG file format, for pictures whose pixels are numbers of a palette."""

from __future__ import annotations

import struct
from typing import Final
from zlib import crc32

from isal import isal_zlib

LEVEL: Final = 1
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"

NONE: Final = 0
"""The filter of a row whose bytes are numbers of the palette."""
UP: Final = 2
"""The filter of a row whose bytes are differences to the row above."""


def encode(width: int, height: int, rows: bytes, plte: bytes) -> bytes:
    """A PNG file.

    `rows` is a filter's number and the row's bytes, for each row from the top; `plte` is red,
    green and blue of each number in use.
    """
    packed = isal_zlib.compress(rows, LEVEL)  # pyright: ignore[reportUnknownMemberType] (untyped)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            *_chunk(b"IHDR", header),
            *_chunk(b"PLTE", plte),
            *_chunk(b"IDAT", packed),
            *_chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, body: bytes) -> tuple[bytes, bytes, bytes, bytes]:
    check = crc32(body, crc32(kind))
    return struct.pack(">I", len(body)), kind, body, struct.pack(">I", check)
